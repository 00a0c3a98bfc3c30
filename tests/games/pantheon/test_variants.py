"""Other contents of Panthéon: whatever is not broken can be played to its end, and every number really counts."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.pantheon.laying import GAME, rule
from hypothesis import given
from hypothesis import strategies as st
from kit.variants import check_refused_or_played, overlaid, play_out, toml, unhurried

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import settle
from themis.core.game import Game
from themis.games import find
from themis.games.pantheon import schema
from themis.games.pantheon.state import State

numbers = st.dictionaries(st.sampled_from([number.name for number in schema.NUMBERS]), st.integers(0, 14), max_size=4)
costs = st.lists(st.integers(1, 6), min_size=1, max_size=4).map(lambda found: sorted(found, reverse=True))
deities = st.tuples(st.sampled_from(schema.EFFECTS), st.integers(1, 4), costs, st.booleans()).map(
    lambda found: {
        "effect": found[0],
        "amount": found[1],
        "copies": 5,
        "cards_only": found[3],
        **dict(zip(schema.COSTS, found[2], strict=False)),
    }
)
tiles = st.one_of(
    st.tuples(st.sampled_from(["upgrade", "draw_cards", "steps"]), st.integers(0, 9)).map(
        lambda found: {"effect": found[0], "amount": found[1]}
    ),
    st.tuples(st.sampled_from(["reserve", "reserve_choice"]), st.integers(0, 9), st.integers(0, 9)).map(
        lambda found: {"effect": found[0], "feet": found[1], "columns": found[2]}
    ),
    st.sampled_from(["row_demigod", "stack_demigod", "deity", "special_money", "column"]).map(lambda effect: {"effect": effect}),
)
kinds = st.tuples(tiles, st.sampled_from(schema.TILE_KINDS)).map(
    lambda both: {**both[0], "kind": both[1], "copies": 1 if both[1] == "bonus" else 8}
)
peoples = st.dictionaries(
    st.sampled_from(["roma", "gallia", "cartago", "iberia", "germania"]), st.fixed_dictionaries({"amount": st.integers(0, 9)}), max_size=3
)


@given(
    numbers,
    st.dictionaries(st.sampled_from(["ishtar", "nabu", "vinthrad", "surparit"]), deities, max_size=3),
    st.dictionaries(st.sampled_from(["relic", "oracle", "money"]), kinds, max_size=3),
    peoples,
    st.integers(2, 4),
    st.integers(0, 999),
)
@unhurried(12)
def test_any_variant_is_refused_or_can_be_played(
    numbers: dict[str, int],
    deities: dict[str, dict[str, object]],
    tiles: dict[str, dict[str, object]],
    peoples: dict[str, dict[str, object]],
    seats: int,
    seed: int,
) -> None:
    check_refused_or_played(GAME, toml(numbers, {"deity": deities, "tile": tiles, "people": peoples}), seats, seed)


def test_hardly_any_cards_are_enough_to_play() -> None:
    few = {name: {"copies": 1} for name in ("movement", "gift", "priest", "dancer", "temple", "money-1")}
    play_out(find("pantheon", overlaid(GAME, toml({"hand_start": 0, "display": 3}, {"card": few}))), 4, 3)


def first_view(game: Game, seats: int = 2) -> dict[str, object]:
    io = Io(Seeded(1), False)
    s = game.setup(seats, game.meta.option_values({"bonus_tiles": "chosen"}), io)
    settle(s, io)
    assert isinstance(s, State)
    return game.view(s, -1)


@rule("PAN-SETUP-14", "PAN-SETUP-16", "PAN-EPOCH-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_of_the_set_up_come_from_the_content(seats: int) -> None:
    found = find("pantheon", overlaid(GAME, "[numbers]\ndisplay = 6\nmore_deities = 3\nstart_feet = 7\nstart_columns = 1"))
    seen = first_view(found, seats)
    assert (6, seats + 3) == (len(seen["display"]), len(seen["row"]))  # type: ignore[arg-type]
    assert [(7, 1)] * seats == [(side["feet"], side["columns"]) for side in seen["sides"]]  # type: ignore[attr-defined]


def test_the_variant_of_the_contract_tests_is_played_with_all_its_epochs() -> None:
    game = find("pantheon", Path(__file__).parent / "variant.toml")
    assert 7 == len(first_view(game)["track"])  # type: ignore[arg-type]
