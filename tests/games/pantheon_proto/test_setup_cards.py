"""Setting up: powers, tools and objectives, how they are chosen or dealt and who learns what."""

from __future__ import annotations

from collections import Counter

import pytest
from games.pantheon_proto.laying import GAME, rule
from games.pantheon_proto.preparing import EVERY_TABLE, Real, T, laid_out, prepared
from games.pantheon_proto.sending import told

from themis.core.chance import Seeded
from themis.core.session import start

tables = pytest.mark.parametrize("seats", EVERY_TABLE)
POWERS = "ChoosePower"
TOOLS = "ChooseTool"


def powers(t: Real) -> list[str | None]:
    return [side["power"] for side in t.view()["sides"]]


def named(t: Real, name: str, slugs: list[str]) -> list[str]:
    """The last thing in each event of a name."""
    return [slugs[values[-1]] for values in told(t, name)]


# Powers


@rule("PRO-SETUP-18")
@tables
def test_one_power_more_than_people_is_revealed(seats: int) -> None:
    t = laid_out(seats)
    revealed = named(t, "power-revealed", T.power_slugs)
    assert (POWERS, seats + 1) == (t.asked, len(set(revealed)))
    assert sorted(revealed) == sorted(t.view()["powers"])
    assert sorted(f"power {power}" for power in revealed) == sorted(t.options)


@rule("PRO-SETUP-18")
def test_every_power_can_be_revealed() -> None:
    assert set(T.power_slugs) == {power for seed in range(40) for power in laid_out(2, seed).view()["powers"]}


@rule("PRO-SETUP-18", "PRO-SETUP-19")
def test_a_power_that_is_not_there_any_more_is_refused() -> None:
    t = laid_out(3)
    boxed = next(power for power in T.power_slugs if not t.offers(f"power {power}"))
    gone = t.options[1]
    assert [["PRO-SETUP-19"]] * 2 == [t.play(gone).why(gone), t.why(f"power {boxed}")]


@rule("PRO-SETUP-19", "PRO-SETUP-29")
@tables
def test_powers_are_chosen_in_initiative_order_and_lie_open(seats: int) -> None:
    t = laid_out(seats, 7)
    for place, seat in enumerate(t.view()["order"]):
        assert (POWERS, [seat], seats + 1 - place) == (t.asked, t.waiting, len(t.options))
        chosen = t.options[-1].split()[1]
        t.play(f"power {chosen}")
        assert {chosen} == {t.view(other)["sides"][seat]["power"] for other in range(-1, seats)}
    assert TOOLS == t.asked


@rule("PRO-SETUP-20", "PRO-RUL-10")
@tables
def test_the_power_that_is_left_goes_to_the_box_and_everybody_knows_it(seats: int) -> None:
    t = prepared(seats, until=TOOLS)
    left = named(t, "power-left", T.power_slugs)
    assert set(named(t, "power-revealed", T.power_slugs)) == {*powers(t), *left}
    assert 1 == len(left)
    assert {left[0]} == {t.view(seat)["left_power"] for seat in range(-1, seats)}
    assert [] == t.view()["powers"]


@rule("PRO-SETUP-18", "PRO-RUL-10")
def test_powers_that_were_not_drawn_are_not_shown() -> None:
    t = prepared(3)
    drawn = set(named(t, "power-revealed", T.power_slugs))
    seen = t.view()
    assert drawn == {*powers(t), seen["left_power"]}
    assert not any(power in str(seen) for power in set(T.power_slugs) - drawn)


# Tools


@rule("PRO-SETUP-21")
@tables
def test_one_tool_more_than_people_is_in_the_pool(seats: int) -> None:
    t = prepared(seats, until=TOOLS)
    assert seats + 1 == len(t.options) == len(t.view(t.waiting[0])["pool"])


@rule("PRO-SETUP-21")
def test_every_tool_can_be_in_the_pool() -> None:
    found = set()
    for seed in range(40):
        t = prepared(2, seed, until=TOOLS)
        found |= set(t.view(t.waiting[0])["pool"])
    assert set(T.tool_slugs) == found


@rule("PRO-SETUP-22", "PRO-SETUP-29")
@tables
def test_tools_are_chosen_in_reverse_order(seats: int) -> None:
    t = prepared(seats, 7, until=TOOLS)
    for place, seat in enumerate(reversed(t.view()["order"])):
        assert (TOOLS, [seat], seats + 1 - place) == (t.asked, t.waiting, len(t.options))
        t.play(t.options[0])
    assert "Planning" == t.asked


@rule("PRO-SETUP-23", "PRO-RUL-09")
def test_a_chosen_tool_is_known_to_its_owner_alone() -> None:
    t = prepared(3, until=TOOLS)
    seat = t.waiting[0]
    chosen = t.options[1].split()[1]
    t.play(f"tool {chosen}")
    seen = {other: t.view(other)["sides"][seat]["tool"] for other in range(-1, 3)}
    assert {other: chosen if other == seat else None for other in range(-1, 3)} == seen
    assert {True} == {t.view(other)["sides"][seat]["has_tool"] for other in range(-1, 3)}


@rule("PRO-SETUP-23", "PRO-RUL-09")
def test_which_tool_was_chosen_is_told_to_its_owner_alone() -> None:
    t = prepared(3, until=TOOLS)
    seat = t.waiting[0]
    t.play(t.options[0])
    for other in range(-1, 3):
        names = [event.kind.name for event in t.events_for(other) if event.kind.name.startswith("tool-taken")]
        assert (["tool-taken"] if other == seat else ["tool-taken-hidden"]) == names


@rule("PRO-SETUP-24", "PRO-RUL-09")
def test_only_whoever_chooses_sees_the_pool() -> None:
    t = prepared(4, until=TOOLS)
    while t.asked == TOOLS:
        asked = t.waiting[0]
        assert {other: other == asked for other in range(-1, 4)} == {other: bool(t.view(other)["pool"]) for other in range(-1, 4)}
        t.play(t.options[0])


@rule("PRO-SETUP-24", "PRO-RUL-09")
def test_the_tool_that_is_left_is_known_to_the_first_player_alone() -> None:
    t = prepared(3, until=TOOLS)
    while len(t.options) > 2:
        t.play(t.options[0])
    first, left = t.waiting[0], t.options[1].split()[1]
    t.play(t.options[0])
    for other in range(-1, 3):
        found = [event for event in t.events_for(other) if event.kind.name == "tool-left"]
        assert ([T.tool_slugs.index(left)] if other == first else []) == [int(event.values[-1]) for event in found]
    assert left in t.view(first)["sides"][first]["seen_tools"]


@rule("PRO-SETUP-24", "PRO-RUL-09")
def test_everybody_remembers_the_tools_they_chose_from_and_nobody_elses() -> None:
    t = prepared(3, until=TOOLS)
    for size in (4, 3, 2):
        seat = t.waiting[0]
        pool = {text.split()[1] for text in t.options}
        assert size == len(pool)
        t.play(t.options[0])
        assert pool == set(t.view(seat)["sides"][seat]["seen_tools"])
        assert [None] * 3 == [t.view(other)["sides"][seat]["seen_tools"] for other in range(-1, 3) if other != seat]


@rule("PRO-SETUP-23")
def test_a_tool_that_somebody_else_took_is_refused_without_telling_who() -> None:
    t = prepared(3, until=TOOLS)
    taken = t.options[0]
    assert ["PRO-SETUP-22"] == t.play(taken).why(taken)


@rule("PRO-SETUP-23", "PRO-SETUP-24", "PRO-RUL-09")
def test_a_chosen_tool_is_not_taken_back_because_the_next_has_seen_what_is_left() -> None:
    session = start(GAME, ["Ann", "Ben", "Cleo"], {}, Seeded(4))
    for _ in range(4):
        seat = session.waiting()[0]
        session.choose(seat, session.options(seat)[0].text)
    assert "revealed" == session.undo_refusal(seat)


# Dealt instead of chosen


@rule("PRO-SETUP-42")
@tables
def test_powers_and_tools_can_be_dealt_one_each(seats: int) -> None:
    t = laid_out(seats, cards="dealt")
    assert "Planning" == t.asked
    assert seats == len({*powers(t)} - {None})
    assert seats == len({int(tool) for tool in t.state.tool} - {-1})


@rule("PRO-SETUP-42")
def test_any_of_the_nine_powers_and_tools_can_be_dealt_to_anybody() -> None:
    dealt = [laid_out(2, seed, cards="dealt") for seed in range(150)]
    for seat in range(2):
        assert set(T.power_slugs) == {powers(t)[seat] for t in dealt}
        assert set(range(9)) == {int(t.state.tool[seat]) for t in dealt}


@rule("PRO-SETUP-42", "PRO-SETUP-23")
def test_dealt_powers_are_open_and_dealt_tools_secret() -> None:
    t = laid_out(3, cards="dealt")
    for other in range(-1, 3):
        assert all(t.view(other)["sides"][seat]["power"] for seat in range(3))
        assert [seat == other for seat in range(3)] == [t.view(other)["sides"][seat]["tool"] is not None for seat in range(3)]


@rule("PRO-SETUP-42", "PRO-SETUP-07")
def test_dealing_cards_says_nothing_about_the_peoples() -> None:
    t = laid_out(3, cards="dealt", peoples="first-game")
    assert {"dwarf", "fairy", "elf", "human"} == set(t.view()["peoples"])
    assert {"orc", "undead"} & {people for seed in range(9) for people in laid_out(3, seed, cards="dealt").view()["peoples"]}


# Objectives


@rule("PRO-SETUP-26", "PRO-SETUP-27")
@tables
def test_everybody_is_dealt_a_favoured_and_a_disfavoured_people_that_nobody_else_has(seats: int) -> None:
    for seed in range(30):
        t = prepared(seats, seed)
        for dealt in (list(t.state.favoured), list(t.state.disfavoured)):
            assert seats == len(set(dealt))
            assert set(t.view()["peoples"]) >= {T.people_slugs[people] for people in dealt}


@rule("PRO-SETUP-27", "PRO-RUL-56")
def test_the_same_people_can_be_on_both_cards_of_somebody() -> None:
    """The chance is one in four with two players: favoured and disfavoured are separate cards."""
    games = [prepared(2, seed) for seed in range(60)]
    same = [t.state.favoured[0] == t.state.disfavoured[0] for t in games]
    assert 3 < sum(same) < 30


@rule("PRO-SETUP-26")
def test_every_people_is_favoured_and_disfavoured_by_chance() -> None:
    favoured = Counter(int(prepared(4, seed).state.favoured[0]) for seed in range(120))
    assert set(range(6)) == set(favoured)


@rule("PRO-SETUP-28")
def test_objectives_are_shown_to_their_owner_alone() -> None:
    t = prepared(3)
    for other in range(-1, 3):
        for seat, side in enumerate(t.view(other)["sides"]):
            expected = (T.people_slugs[t.state.favoured[seat]], T.people_slugs[t.state.disfavoured[seat]])
            assert (expected if seat == other else (None, None)) == (side["favoured"], side["disfavoured"])


@rule("PRO-SETUP-28", "PRO-INFO-03")
def test_objectives_are_told_to_their_owner_alone() -> None:
    t = prepared(3)
    for other in range(-1, 3):
        dealt = [event for event in t.events_for(other) if event.kind.name == "objectives-dealt"]
        hidden = [event for event in t.events_for(other) if event.kind.name == "objectives-dealt-hidden"]
        assert ([other] if other >= 0 else []) == [int(event.values[0]) for event in dealt]
        assert {seat for seat in range(3) if seat != other} == {int(event.values[0]) for event in hidden}


@rule("PRO-SETUP-43")
def test_objectives_can_lie_open() -> None:
    t = prepared(3, objectives="open")
    for other in range(-1, 3):
        sides = t.view(other)["sides"]
        assert [T.people_slugs[people] for people in t.state.favoured] == [side["favoured"] for side in sides]
        assert [T.people_slugs[people] for people in t.state.disfavoured] == [side["disfavoured"] for side in sides]
        dealt = [event for event in t.events_for(other) if event.kind.name == "objectives-dealt"]
        assert 3 == len(dealt)


@rule("PRO-SETUP-46", "PRO-RUL-64", "PRO-INFO-07")
@pytest.mark.parametrize("objectives", ["secret", "open"])
def test_objectives_that_are_not_dealt_are_told_to_nobody(objectives: str) -> None:
    """Two players at a table with four peoples: what is told names two people favoured and two disfavoured, at most."""
    t = prepared(2, objectives=objectives)
    for other in range(-1, 2):
        names = [event.kind.name for event in t.events_for(other) if event.kind.name.startswith("objectives")]
        assert 2 == len(names)


# The order of things


@rule("PRO-SETUP-29")
def test_gods_and_powers_come_before_tools_and_objectives_before_quests() -> None:
    t = prepared(4, gods="chosen")
    names = t.event_names
    first_of = [names.index(name) for name in ("started", "god-taken", "power-taken", "tool-taken", "objectives-dealt")]
    assert sorted(first_of) == first_of
    for earlier, later in [("god-taken", "tool-taken"), ("power-taken", "tool-taken"), ("tool-taken", "objectives-dealt")]:
        last = max(place for place, name in enumerate(names) if name == earlier)
        assert last < names.index(later)
    assert names.index("objectives-dealt") < min(names.index("quest-laid"), names.index("monument-shown"))
    assert names.index("quest-laid") < names.index("turn-began")


@rule("PRO-SETUP-29")
def test_nobody_sees_quests_or_monuments_while_cards_are_chosen() -> None:
    for until in (POWERS, TOOLS):
        seen = prepared(4, until=until).view()
        assert [None] * 5 == seen["display"]
        assert [None] * 4 == [slot["quest"] for slot in seen["slots"]]
