"""Variants of Delphi: what may be changed, what is found about it, and that whatever is not broken can be played to its end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from games.delphi.laying import packed
from hypothesis import given
from hypothesis import strategies as st
from kit.variants import check_refused_or_played, findings, overlaid, play_out, toml, unhurried, what_breaks

from themis.books.findings import BROKEN, DEPARTS, ODD
from themis.core.chance import Scripted, Sealed, Seeded
from themis.core.event import Io
from themis.core.frame import Frame, apply, explain, options, settle
from themis.core.session import start
from themis.games import find
from themis.games.delphi import build, effects, moves, prices, schema
from themis.games.delphi.frames.turn import BeginTurn, Turn
from themis.games.delphi.game import GAME, Delphi
from themis.games.delphi.generator import MODES
from themis.games.delphi.state import USED, State
from themis.speech.speech import Speech

RED = 1
# What the variant of the contract tests has and the published game has not.
ADDED = {"lighthouse", "rite-red", "pilot", "spyglass", "trireme"}


def variant() -> Delphi:
    """The one that the contract tests play."""
    game = find("delphi", Path(__file__).parent / "variant.toml")
    assert isinstance(game, Delphi)
    return game


def first_state(game: Delphi, seats: int, io: Io, **given: str) -> State:
    s = game.setup(seats, game.meta.option_values(given), io)
    settle(s, io)
    assert isinstance(s, State)
    return s


# Any variant is refused or can be played


numbers = st.dictionaries(st.sampled_from([number.name for number in schema.NUMBERS]), st.integers(0, 7), max_size=4)
amounts = st.sampled_from(["favours", "equipment", "oracle_cards", "wound_colours", "shield", "god_steps"]).flatmap(
    lambda gain: st.tuples(st.just(gain), st.integers(0, 1) if gain in ("equipment", "wound_colours") else st.integers(0, 3))
)
gains = st.lists(amounts, max_size=3).map(dict)
lasting = st.fixed_dictionaries(
    {},
    optional={
        "range": st.integers(0, 9),
        "storage": st.integers(0, 4),
        "shallows": st.booleans(),
        "reach": st.lists(st.sampled_from(schema.REACHES), max_size=3, unique=True),
    },
)
colours = st.lists(st.sampled_from(schema.COLOURS), min_size=1, max_size=3, unique=True)
at_times: st.SearchStrategy[dict[str, object]] = st.one_of(
    gains.map(lambda given: {"when": "once", **given}),
    st.tuples(gains, st.lists(st.sampled_from(schema.TASKS), min_size=1, unique=True)).map(
        lambda both: {"when": "task", "tasks": both[1], **both[0]}
    ),
    colours.map(lambda names: {"when": "action", "colours": names[:1], "favours": len(names), "god_steps": len(names)}),
    colours.map(lambda names: {"when": "roll", "colours": names, "favours": len(names)}),
    colours.map(lambda names: {"when": "once", "function": "load_statue", "colours": names}),
    colours.map(lambda names: {"when": "once", "function": "load_offering", "colours": names}),
    st.integers(1, 9).map(lambda price: {"when": "turn", "function": "buy_action", "price": price}),
    st.integers(1, 9).map(lambda looks: {"when": "once", "function": "scout", "looks": looks}),
    st.just({"when": "once", "function": "raise_god", "gods": ["ares", "apollo"]}),
    st.just({"same_wounds": 4, "total_wounds": 5}),
)
added_cards = st.dictionaries(
    st.sampled_from(["anchor", "compass", "lyre", "torch"]),
    st.tuples(lasting, at_times).map(lambda both: {**both[0], **both[1]}),
    max_size=4,
)
ships = st.dictionaries(
    st.sampled_from(["bulwark", "bounty", "merchantman", "trireme", "raft"]),
    st.fixed_dictionaries(
        {"storage": st.integers(0, 4), "first_game": st.just(True)},
        optional={
            "range": st.integers(0, 9),
            "favour_bonus": st.integers(0, 3),
            "task_tiles": st.integers(0, 2),
            "recolour_discount": st.integers(0, 3),
            "both_ways": st.booleans(),
            "gods_at_entry": st.booleans(),
            "oracle_cards": st.integers(0, 3),
        },
    ),
    max_size=3,
)


@unhurried(25)
@given(numbers, added_cards, ships, st.integers(2, 4), st.integers(0, 10_000))
def test_any_variant_is_broken_or_can_be_played_to_its_end(
    numbers: dict[str, int], cards: dict[str, dict[str, object]], ships: dict[str, dict[str, object]], seats: int, seed: int
) -> None:
    check_refused_or_played(GAME, toml(numbers, {"equipment": cards, "ship": ships}), seats, seed)


# What is found


def test_everything_that_cannot_be_read_is_found_at_once_with_its_place() -> None:
    text = "[ship.galley]\nstorage = 99\n[god.ares]\npower = 'sleep'\n[equipment.new]\nwhen = 'never'\n[numbers]\ndice = 0"
    places = [(finding.table, finding.row, finding.column) for finding in overlaid(GAME, text).findings if finding.level == BROKEN]

    assert [("god", "ares", "power"), ("ship", "galley", "storage"), ("equipment", "new", "when"), ("numbers", "dice", "value")] == places


@pytest.mark.parametrize(
    ("text", "sentence", "rule"),
    [
        ("[numbers]\ndraft_more_ships = 5", "it, numbers, 'draft_more_ships': 5 is more than 4.", "DEL-SETP-04"),
        ("[numbers]\ngod_top_row = 2", "it, numbers, 'entry_row_2': 3 is more than 2.", "DEL-RUL-26"),
        ("[numbers]\nmarked_monsters = 3", "it, numbers, 'marked_monsters': 3 counted, 2 expected.", "DEL-SETB-14"),
        (
            "[ship.galley]\nfirst_game = false",
            "it, ship, column 'first_game': fewer than 4 ship tiles are for a first game.",
            "DEL-SETP-05",
        ),
        (
            "[equipment.rite-blue]\ncolours = ['blue', 'red']",
            "it, equipment 'rite-blue', column 'colours': an action has one colour.",
            "DEL-EQ-12",
        ),
        ("[equipment.omen-red]\nfavours = 0", "it, equipment 'omen-red', column 'favours': it is missing.", "DEL-EQ-15"),
        (
            "[equipment.range]\nfavours = 1",
            "it, equipment 'range', column 'favours': a card gives nothing at this time.",
            "",
        ),
        (
            "[equipment.scout]\nwhen = 'task'\ntasks = ['shrine']",
            "it, equipment 'scout', column 'when': 'task' is not the time of scout.",
            "",
        ),
        (
            "[equipment.range]\nsame_wounds = 5",
            "it, equipment 'range', column 'same_wounds': wounds of one colour and in all go together.",
            "",
        ),
        (
            "[letter.psi]\npassengers = 1",
            "it, letter 'psi', column 'passengers': a passenger has the colour of a statue or an offering.",
            "DEL-PAS-01",
        ),
        (
            "[task_tile.offering-blue-or-monster-blue]\ncolour = 'pink'",
            "it, task_tile, column 'colour': there are two of offering pink.",
            "",
        ),
        (
            "[task_tile.shrine-any]\ncolour = 'red'",
            "it, task_tile 'shrine-any', column 'colour': a shrine has the colour of its player.",
            "",
        ),
        ("[task_tile.statue-any]\ncolour = 'red'", "it, task_tile 'statue-any', column 'copies': there is one tile of a colour.", ""),
        (
            "[hex.ring-a-7]\nkind = 'temple'\n[hex.ring-a-6]\nkind = 'island'\ncolour = 'red'",
            "it, hex 'ring-a-7', column 'colour': a hex of kind temple has none.",
            "",
        ),
        ("[passenger_kind.hero]\nwild = true", "it, passenger_kind 'hero', column 'wild': it is for the kind demigod.", ""),
        ("[passenger_kind.demigod]\nroams = 1", "it, passenger_kind 'demigod', column 'roams': it is for the kind creature.", ""),
        ("[passenger_kind.creature]\nheals = true", "it, passenger_kind 'creature', column 'heals': it is for the kind hero.", ""),
        ("[colour.red]\nstatues = 4", "it, colour 'red', column 'statues': 4 counted, 3 expected.", "DEL-RUL-53"),
    ],
)
def test_what_the_game_relies_on_is_broken_by_a_rule(text: str, sentence: str, rule: str) -> None:
    assert [(sentence, rule)] == what_breaks(GAME, text)


def test_a_board_with_other_kinds_of_hexes_has_no_place_in_a_state() -> None:
    text = "[hex.ring-b-6]\nkind = 'offering'"

    assert ["it, hex: 7 hexes of kind offering counted, 6 expected.", "it, hex: 5 hexes of kind monster counted, 6 expected."] == findings(
        GAME, text
    )


def test_totals_that_do_not_come_out_depart_from_what_is_printed_and_are_played() -> None:
    text = "[numbers]\ndice = 2\n[colour.red]\nwound_cards = 9"

    assert ["it, totals, 'oracle_dice': 8 counted, 12 expected.", "it, totals, 'wound_cards': 44 counted, 42 expected."] == findings(
        GAME, text, DEPARTS
    )
    assert [] == findings(GAME, text)
    play_out(build(overlaid(GAME, text)), 2, 1)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[equipment.copy]\nrange = 1", "it, equipment, 'copy': it is the same card as 'range'."),
        ("[numbers]\ntitan_crush = 7", "it, numbers, 'titan_crush': no roll up to 6 is 7."),
    ],
)
def test_what_is_hardly_meant_is_odd(text: str, sentence: str) -> None:
    assert sentence in findings(GAME, text, ODD)
    assert [] == findings(GAME, text)


def test_there_can_be_as_many_cards_as_a_machine_number_has_room_for() -> None:
    rows = [f"[equipment.new-{number}]\nrange = 1\nstorage = 1" for number in range(41)]

    assert ["it, equipment: 63 rows found, at most 62 are possible."] == findings(GAME, "\n".join(rows))
    play_out(build(overlaid(GAME, "\n".join(rows[:40]))), 2, 3)


# What a variant changes


def test_numbers_of_a_variant_hold_in_play() -> None:
    game = variant()
    s = first_state(game, 2, Io(Seeded(1), True))

    assert 4 == len(game.view(s, 0)["sides"][0]["dice"])  # type: ignore[index]
    assert 4 == len(game.view(s, 0)["display"])  # type: ignore[arg-type]
    assert ["0", "1", "2"] == game.meta.options[3].values
    assert ["0", "1", "2", "3", "4"] == GAME.meta.options[3].values


def asked(text: str, frame: Frame) -> State:
    """A game with these changes, in which a decision is asked at once; seat 0 has the Galley, used dice and no wound."""
    s = first_state(build(overlaid(GAME, text)), 2, Io(Seeded(1), True))
    s.sides[0].ship = s.t.ship_slugs.index("galley")
    s.sides[0].dice = packed([USED] * 3)
    s.sides[0].wounds = 0
    s.stack = [frame]
    settle(s, Io(Seeded(1), True))
    return s


def chosen(s: State, text: str) -> list[str]:
    """What seat 0 is offered after a choice."""
    choice = s.t.moves.catalogue.parse(text)
    assert choice in options(s, 0)
    apply(s, 0, choice, Io(Seeded(1), True))
    return [offered.text for offered in options(s, 0)]


@pytest.mark.parametrize("number", [0, 1])
def test_as_many_oracle_cards_pay_in_a_turn_as_the_content_says(number: int) -> None:
    s = asked(f"[numbers]\noracle_cards_a_turn = {number}", Turn(0))
    s.sides[0].cards = packed([1])

    assert (number == 1) == ("favours" in [offered.text for offered in options(s, 0)])
    assert ([] if number else ["DEL-TURN-05"]) == explain(s, 0, s.t.moves.play.of(0))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_whoever_is_unhurt_gains_as_many_god_steps_as_the_content_says(number: int) -> None:
    s = asked(f"[numbers]\nunhurt_god_steps = {number}", BeginTurn(0))
    s.sides[0].gods = packed([1] * 6)
    for _ in range(number - 1):
        assert "decline" in chosen(s, "advance ares")
    assert "end" in chosen(s, "advance ares")
    assert 1 + number == s.sides[0].row(1)


@pytest.mark.parametrize("wild", [True, False])
def test_demigods_are_as_wild_as_the_content_says(wild: bool) -> None:
    s = asked(f"[passenger_kind.demigod]\nwild = {json.dumps(wild)}", Turn(0))
    s.sides[0].passengers = packed([0, RED])

    assert (0 if wild else 5) == prices.colour_price(s.t, s.sides[0], 0, 5)


@pytest.mark.parametrize("heals", [True, False])
def test_heroes_heal_if_the_content_says_so(heals: bool) -> None:
    s = asked(f"[passenger_kind.hero]\nheals = {json.dumps(heals)}", Turn(0))
    s.sides[0].passengers = packed([RED])
    effects.draw_wound(s, 0, moves.WOUNDED_IN_FIGHT, Io(Scripted([0]), True))

    assert (0 if heals else 1) == s.sides[0].wounds_of(0)


def test_other_hexes_make_another_sea_of_the_same_layout() -> None:
    printed, edited = first_state(GAME, 2, Io(Seeded(1), True)), first_state(variant(), 2, Io(Seeded(1), True))
    names = [{hex["hex"]: hex["colour"] for hex in game.scene(s)["hexes"]} for game, s in ((GAME, printed), (variant(), edited))]  # type: ignore[attr-defined]

    assert printed.sea.layout.text() == edited.sea.layout.text()
    assert printed.sea is not edited.sea
    assert [("pink", "green"), ("green", "pink")] == [(found["ring-zeus-1"], found["ring-zeus-2"]) for found in names]


@pytest.mark.parametrize("mode", MODES)
def test_a_variant_is_laid_by_chance_too(mode: str) -> None:
    s = first_state(variant(), 3, Io(Seeded(2), True), board=mode, fair_board="no")

    assert s.sea.layout.text()
    assert "" == variant().unsound(s)


# A card or tile that is not printed works everywhere


def test_added_rows_stand_at_the_end_and_have_choices_of_their_own() -> None:
    game = variant()

    assert ["windfall", "lighthouse", "rite-red", "pilot", "spyglass"] == game.tables.equipment_slugs[21:]
    assert ["merchantman", "trireme"] == game.tables.ship_slugs[7:]
    for text in ("take lighthouse", "use rite-red", "use pilot", "choose trireme"):
        assert game.catalogue.parse(text) is not None
        assert GAME.catalogue.parse(text) is None


def test_the_log_of_an_added_card_names_a_rule_of_the_rulebook() -> None:
    assert "DEL-GEN-04" in {kind.rule for kind in variant().events} - {kind.rule for kind in GAME.events}


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["Lighthouse", "Red rite", "pilot", "Spyglass"]), ("fr", ["Phare", "Red rite", "pilot", "Longue-vue"])],
)
def test_an_added_card_is_called_by_its_own_name(language: str, names: list[str]) -> None:
    speech = Speech(variant(), language)

    assert names == [speech.thing("equipment", slug) for slug in ("lighthouse", "rite-red", "pilot", "spyglass")]
    assert {"en": "Trireme", "fr": "Trière"}[language] == speech.thing("ship", "trireme")


def test_added_cards_and_tiles_can_be_chosen_taken_and_used() -> None:
    session = start(variant(), ["Ada", "Ben", "Eve"], {"ships": "draft"}, Sealed(b"restless 6", []))
    chance = Seeded(2)
    made: set[str] = set()
    for _ in range(400):
        seat = session.waiting()[0]
        offered = session.options(seat)
        about_added = [choice for choice in offered if set(choice.text.split()) & ADDED]
        choice = about_added[0] if about_added else offered[chance.below(0, len(offered))]
        session.choose(seat, choice.text)
        made.add(choice.text)

    assert {"choose trireme", "take pilot", "take rite-red", "use rite-red"} <= made
