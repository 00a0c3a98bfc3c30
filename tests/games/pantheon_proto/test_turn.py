"""Turns and phases: their order, what happens at the beginning of each, and what ends with the turn."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import rule, table
from games.pantheon_proto.preparing import prepared
from games.pantheon_proto.sending import all_of, buy_nothing, hand_in, send, told

# Turns


@rule("PRO-TURN-01")
def test_turn_follows_turn_as_long_as_nothing_ends_the_game() -> None:
    t = table(2).begin_turn()
    for turn in range(1, 6):
        assert turn == t.view()["turn"]
        hand_in(t, {0: "wood 5, metal 5, wheat 5", 1: "wood 5, metal 5, wheat 5"})
        buy_nothing(t)
    assert not t.state.over


@rule("PRO-TURN-01")
def test_the_first_turn_begins_after_the_set_up() -> None:
    t = prepared(4)
    assert (1, "planning") == (t.view()["turn"], t.view()["phase"])
    assert [[1]] == told(t, "turn-began")


# Phases


@rule("PRO-TURN-02")
def test_a_turn_is_planned_resolved_and_paid_for() -> None:
    t = table(2).power(0, "ubiquity").stock(0, wood=9, metal=9, wheat=9).disciples(0, 5).disciples(1, 5).begin_turn()
    phases = [t.view()["phase"]]
    hand_in(t, {0: "wood 5", 1: "wood 5"})
    while t.asked != "Planning":
        phases.append(t.view()["phase"])
        t.play("pass" if t.asked == "UseAny" else "done")
    phases.append(t.view()["phase"])
    assert ["planning", "resolution", "purchase", "planning"] == [
        phase for k, phase in enumerate(phases) if k == 0 or phase != phases[k - 1]
    ]


@rule("PRO-TURN-02")
def test_everybody_builds_before_anybody_recruits() -> None:
    t = table(2).stock(0, wood=20, metal=20, wheat=20).stock(1, wood=20, metal=20, wheat=20).purchase()
    asked = []
    while t.asked != "Planning":
        asked.append((t.asked, t.waiting[0]))
        t.play("done")
    assert [("Build", 0), ("Build", 1), ("Recruit", 0), ("Recruit", 1)] == asked


# Gains of a phase


@rule("PRO-TURN-03", "PRO-RUL-18", "PRO-PLAN-01")
def test_the_first_planning_phase_counts() -> None:
    t = table(2).power(0, "the-flock").begin_turn()
    assert [16, 15] == all_of(t, "disciples")


@rule("PRO-TURN-03")
@pytest.mark.parametrize(
    ("power", "field", "number"), [("the-flock", "disciples", 1), ("abundance", "wood", 1), ("the-great-architect", "metal", 1)]
)
def test_a_gain_of_a_phase_comes_every_turn_to_its_owner_alone(power: str, field: str, number: int) -> None:
    t = table(2).power(0, power).disciples(0, 10).disciples(1, 10).begin_turn()
    before = [all_of(t, field)]
    for _ in range(2):
        for seat in (0, 1):
            left = t.view()["sides"][seat]["disciples"]
            hand_in(t, {seat: f"initiative 5, wheat 5, I-L {left - 10}" if left > 10 else "initiative 5, wheat 5"})
        buy_nothing(t)
        before.append(all_of(t, field))
    assert [[before[0][0] + number * turn, before[0][1]] for turn in range(3)] == before


@rule("PRO-TURN-03", "PRO-RUL-18")
def test_gains_come_in_initiative_order() -> None:
    t = table(3).turn(2).power(0, "the-flock").tool(2, "shepherds-crook", crafted=True).order(2, 1, 0)
    t.begin_turn()
    gave = [(event.kind.name, int(event.values[0])) for event in t.events if event.kind.name in ("power-gave", "tool-gave")]
    assert [("tool-gave", 2), ("power-gave", 0)] == gave


@rule("PRO-TURN-03", "PRO-RUL-18")
def test_a_gain_of_the_purchase_phase_can_be_spent_in_it() -> None:
    """The rune stone costs 1 wood, 4 metal and 1 wheat; the architect pays no wood and receives 1 metal."""
    t = table(2).power(0, "the-great-architect").stock(0, metal=3, wheat=1)
    t.display("rune-stone", "hall-of-anvils", "cathedral", "marble-quarry", "guild-hall").purchase()
    assert t.offers("build rune-stone")


@rule("PRO-TURN-03")
def test_a_prohibition_holds_during_its_whole_phase() -> None:
    """The flock gains none on quest I or III, but recruits."""
    t = table(4).power(0, "the-flock").quest("i", "the-eclipse", "undead", "elf").quest("iii", "the-tower-of-ages", "undead", "orc")
    send(t.stock(0, wood=1, wheat=2), "I-L 1, III-L 1").ask().play("done")
    assert (15, "Recruit") == (t.side(0)["disciples"], t.asked)
    assert 1 == told(t.play("recruit 1 1"), "recruited")[0][1]


# The end of a turn


@rule("PRO-TURN-04")
def test_all_disciples_come_back_and_are_planned_again() -> None:
    t = buy_nothing(send(table(2), "wood 5, I-L 5", "metal 5"))
    assert [15, 15] == all_of(t, "disciples")
    assert [0, 1] == t.waiting
    assert ([False, False], [None, None]) == (all_of(t, "planned"), all_of(t, "plan"))


@rule("PRO-TURN-04")
def test_nobody_gets_a_new_turn_once_the_game_has_ended() -> None:
    t = buy_nothing(send(table(2).ends("scale"), "wood 1", "wood 1"))
    assert t.state.over
    assert [] == t.events_named("turn-began")


@rule("PRO-TURN-05", "PRO-RUL-25")
def test_what_holds_for_this_turn_is_over_at_its_end() -> None:
    t = table(4).quest("i", "the-eclipse", "elf", "dwarf", light=1).quest("ii", "the-tower-of-ages", "human", "fairy", light=1)
    send(t, "I-L 1, II-L 1")
    assert (1, 1) == (t.view()["neutral"]["light"], t.side(0)["rebates"]["wood"])
    buy_nothing(t)
    assert ({"light": 0, "dark": 0}, 0) == (t.view()["neutral"], t.side(0)["rebates"]["wood"])
