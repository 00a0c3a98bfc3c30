"""The preparation of an epoch: a people, deities, tiles and demigods, the people's ability, the temple marker, and cards for Depraccus."""

from __future__ import annotations

from collections import Counter

import pytest
from games.pantheon.laying import GAME, LAND, SLUG_AT, T, Table, new_game, rule, table

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import play_at_random
from themis.games.pantheon.frames.epoch import call_people
from themis.games.pantheon.state import State

TABLES = [2, 3, 4]
tables = pytest.mark.parametrize("seats", TABLES)
# The people spaces of each people in the order without number, "3", "4".
SYMBOLS = {
    "gallia": "0201 0704 0405 0701 0204",
    "germania": "0601 0804 1202 1104 1301",
    "graecia": "1006 1402 1308 1003 1507",
    "aegyptus": "1011 1509 1407 1108 1511",
    "persia": "1603 1709 1907 1405 1408",
    "cartago": "0709 0210 0307 0607 0910",
    "iberia": "0303 0506 0109 0004 0202",
    "roma": "0803 0608 1106 0909 0504",
}
CARDS_OF = {"roma": 2, "germania": 7, "graecia": 7}
GENTLE = ["gaiviles"] * 2 + ["vinthrad"] * 2 + ["gadicea"]
PLAIN = ["money"] * 4 + ["cards-2"]


def prepared(
    people: str, seats: int = 2, deities: list[str] | None = None, tiles: list[str] | None = None, rest: list[str] | None = None
) -> Table:
    """The second epoch, prepared with this people, these deities and tiles, and then whatever else is drawn."""
    words = [people, *(deities or GENTLE[: seats + 1]), *(tiles or PLAIN[: seats + 1]), *(rest or [])]
    return table(seats).people("roma" if people == "gallia" else "gallia").prepare(words)


# Epochs


def game_of(seats: int, seed: int) -> tuple[State, list[str], list[list[int]]]:
    """A random game to its end: what was told, and its epochs with their peoples."""
    t = new_game(seats, seed)
    io = Io(Seeded(seed), False)
    play_at_random(t.state, io, 100_000)
    told = [*t.events, *io.events]
    return t.state, [event.kind.name for event in told], [[int(v) for v in e.values] for e in told if e.kind.name == "epoch-began"]


@rule("PAN-EPOCH-01", "PAN-EPOCH-05", "PAN-EPOCH-06")
@tables
def test_a_game_has_six_epochs_each_of_another_people(seats: int) -> None:
    for seed in range(3):
        s, _, epochs = game_of(seats, seed)
        assert s.over
        assert [1, 2, 3, 4, 5, 6] == [number for number, _ in epochs]
        assert [people for _, people in epochs] == list(s.track)
        assert 6 == len({people for _, people in epochs})
        assert 2 == len(GAME.view(s, -1)["peoples"])  # type: ignore[arg-type]


@rule("PAN-EPOCH-02")
def test_every_epoch_is_prepared_then_played_then_declines() -> None:
    _, names, _ = game_of(2, 4)
    phases = [name for name in names if name in ("epoch-began", "temple-placed", "epoch-ended", "epoch-stalled")]
    assert ["epoch-began", "temple-placed"] * 6 == [name for name in phases if name in ("epoch-began", "temple-placed")]
    assert {"epoch-ended", "epoch-stalled"} >= set(phases[2::3])
    assert 18 == len(phases)


@rule("PAN-EPOCH-03", "PAN-EPOCH-17", "PAN-EPOCH-19", "PAN-EPOCH-20", "PAN-RUL-13")
def test_a_preparation_has_its_order() -> None:
    t = (
        table(2)
        .deities(1, "depraccus")
        .prepare(["roma", "plaesiris", "vinthrad", "gadicea", "demigod", "money", "money", "3", "2", "1", *["gift"] * 4, *["temple"] * 2])
    )
    assert [
        "epoch-began", *["deity-revealed"] * 3, *["tile-laid"] * 3, *["demigod-revealed"] * 3, "people-gives",
        *["drew", "drew-hidden"] * 4, "temple-placed", *["drew", "drew-hidden"] * 2, "turn-began",
    ] == t.event_names  # fmt: skip


@rule("PAN-EPOCH-04", "PAN-EPOCH-05", "PAN-EPOCH-06")
def test_a_people_card_goes_on_the_leftmost_free_space_of_the_epoch_track() -> None:
    t = table().people("iberia").epoch(3).prepare(["roma", *GENTLE[:3], *PLAIN[:3], *["gift"] * 4])
    seen = t.view()
    assert (4, "roma") == (seen["epoch"], seen["people"])
    assert ["iberia", "roma", None, None] == seen["track"][2:]
    assert {"roma", "iberia", *seen["track"][:2]} == set(T.people_slugs) - set(seen["peoples"])


@rule("PAN-EPOCH-06", "PAN-RUL-33")
def test_a_people_that_was_active_never_comes_again() -> None:
    found = set()
    for seed in range(40):
        t = table().people("gallia").epoch(5)
        before = {T.people_slugs[k] for k in t.state.track if k >= 0}
        call_people(t.state, Io(Seeded(seed), False))
        found.add(T.people_slugs[t.state.people()])
        assert not found & before
    assert 3 == len(found)


# Deities and tiles


@rule("PAN-EPOCH-07", "PAN-EPOCH-08", "PAN-EPOCH-11", "PAN-EPOCH-12", "PAN-EPOCH-13", "PAN-RUL-05")
@tables
@pytest.mark.parametrize("people", T.people_slugs)
def test_one_deity_and_one_tile_more_than_players_are_laid_out(people: str, seats: int) -> None:
    t = prepared(people, seats, rest=(["gift", "priest", "dancer"] * 10)[: CARDS_OF.get(people, 0) * seats])
    seen = t.view()
    assert sorted(GENTLE[: seats + 1]) == sorted(seen["row"])
    assert {SLUG_AT[place] for place in SYMBOLS[people].split()[: seats + 1]} == set(seen["tiles"])
    assert (40 - seats - 1, 40 - seats - 1) == (seen["bag"], seen["deity_stack"])


@rule("PAN-EPOCH-09", "PAN-RUL-06")
def test_tiles_are_distributed_at_random() -> None:
    found: Counter[int] = Counter()
    for seed in range(60):
        t = new_game(2, seed, bonus_tiles="chosen")
        symbols = [LAND.slugs[space] for space in LAND.symbols[t.state.people()]]
        found.update(place for place, slug in enumerate(symbols) if t.view()["tiles"].get(slug) == "demigod")
    assert {0, 1, 2} == set(found)
    assert min(found.values()) > 6


@rule("PAN-EPOCH-10", "PAN-RUL-05")
@pytest.mark.parametrize("people", T.people_slugs)
def test_every_people_has_three_spaces_without_number_one_with_3_and_one_with_4(people: str) -> None:
    spaces = {space["space"]: space["players"] for space in new_game().scene()["spaces"] if space["people"] == people}
    expected = dict(zip([SLUG_AT[place] for place in SYMBOLS[people].split()], [2, 2, 2, 3, 4], strict=True))
    assert {**expected, f"home-{people}": 0} == spaces


@rule("PAN-EPOCH-14", "PAN-RUL-06")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_tiles_on_the_map_lie_face_up(seat: int) -> None:
    t = prepared("aegyptus", tiles=["step-2", "deity", "cards-3"])
    assert ["cards-3", "deity", "step-2"] == sorted(t.view(seat)["tiles"].values())
    assert all(event.is_for(seat) for event in t.events_named("tile-laid"))


# Demigods


@rule("PAN-EPOCH-15")
def test_for_each_plaesiris_two_demigods_are_revealed() -> None:
    t = prepared("aegyptus", deities=["plaesiris", "gaiviles", "plaesiris"], rest=["1", "3", "3", "2"])
    assert [3, 3, 2, 1] == t.view()["demigods"]
    assert ["PAN-EPOCH-15"] * 4 == t.rules_behind("demigod-revealed")


@rule("PAN-EPOCH-16")
def test_for_each_demigod_tile_a_demigod_is_revealed() -> None:
    t = prepared("aegyptus", tiles=["demigod", "money", "demigod"], rest=["2", "3"])
    assert [3, 2] == t.view()["demigods"]
    assert ["PAN-EPOCH-16"] * 2 == t.rules_behind("demigod-revealed")


@rule("PAN-EPOCH-15", "PAN-EPOCH-16")
def test_without_plaesiris_and_demigod_tile_no_demigod_is_revealed() -> None:
    assert [] == prepared("aegyptus").view()["demigods"]


@rule("PAN-RUL-33", "PAN-EPOCH-16")
def test_an_empty_stack_of_demigods_reveals_nothing() -> None:
    t = table().demigod_stack(5).prepare(["aegyptus", *GENTLE[:3], "demigod", "demigod", "demigod", "5"])
    assert ([5], 0) == (t.view()["demigods"], t.view()["demigod_stack"])


@rule("PAN-EPOCH-07")
def test_an_empty_stack_of_deities_is_made_again_from_the_box() -> None:
    t = table().deity_stack("vinthrad").prepare()
    assert 3 == len([name for name in t.view()["row"] if name])
    assert "deities-reshuffled" in t.event_names
    assert {} == t.view()["deity_box"]


# The people's ability and the temple marker


@rule("PAN-EPOCH-17", "PAN-EPOCH-19", "PAN-RUL-13")
def test_the_temple_marker_comes_after_the_ability() -> None:
    t = prepared("aegyptus")
    assert ("Swap", None) == (t.asked, t.view()["temple"])
    t.play("decline", "decline")
    assert ("Turn", "home-aegyptus") == (t.asked, t.view()["temple"])


@rule("PAN-EPOCH-17")
def test_the_ability_is_applied_once() -> None:
    t = prepared("iberia").play("upgrade gift", "upgrade gift")
    assert "Turn" == t.asked
    t.play("draw", "draw", "draw")
    assert "Turn" == t.asked


@rule("PAN-EPOCH-18")
def test_the_ability_goes_round_from_the_first_player() -> None:
    t = table(4).first(2).gifts("aegyptus")
    asked = []
    for _ in range(4):
        assert "Swap" == t.asked
        asked += t.waiting
        t.play("decline")
    assert [2, 3, 0, 1] == asked
    assert ("Turn", [2]) == (t.asked, t.waiting)


# Depraccus


@rule("PAN-EPOCH-20", "PAN-RUL-12", "PAN-DRAW-07")
def test_depraccus_draws_two_cards_each_from_the_pile_in_turn_order() -> None:
    t = table(3).first(1).deities(0, "depraccus").deities(2, "depraccus", "depraccus").gifts("persia", ["gift"] * 4 + ["movement"] * 2)
    assert [["movement"] * 2, [], ["gift"] * 4] == [t.hand_of(seat) for seat in range(3)]
    assert [2, 2, 2, 2, 0, 0] == [event.values[0] for event in t.events_named("drew")]
    assert ("Turn", 4) == (t.asked, len([card for card in t.view()["display"] if card]))


@rule("PAN-EPOCH-20")
def test_nobody_is_asked_whether_depraccus_draws() -> None:
    t = table().deities(0, "depraccus").gifts("persia")
    assert ("Turn", 2) == (t.asked, t.side(0)["hand_size"])


@rule("PAN-EPOCH-20")
def test_depraccus_draws_in_every_preparation() -> None:
    t = table().epoch(4).deities(1, "depraccus").decline(0, ["persia", *["gaiviles"] * 3, *["cards-3"] * 2, "deity", "gift", "gift"])
    assert (5, ["gift", "gift"]) == (t.view()["epoch"], t.hand_of(1))


# The bonus column


@rule("PAN-EPOCH-21", "PAN-TILE-12")
@pytest.mark.parametrize(("epoch", "asked"), [(1, "BonusColumn"), (2, "Turn")])
def test_the_free_column_is_placed_after_the_first_preparation_only(epoch: int, asked: str) -> None:
    assert asked == table(2).dealt(1, "bonus-column").epoch(epoch).gifts("persia").asked
