"""What ends the game, and when."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import Table, rule, table


def poor(t: Table) -> Table:
    """Nobody can build anything."""
    return t.shop()


@rule("PRO-END-01", "PRO-EPI-17")
def test_a_quest_that_cannot_be_replaced_ends_the_game() -> None:
    t = poor(table(4)).quest("i", "the-sacred-grove", "elf", "human", light=1).quest_pile(0).plan(0, i_light=1).resolve()
    assert ["PRO-END-01"] == t.rules_behind("end-triggered")
    t.buy_nothing()
    assert (True, "quests") == (t.state.over, t.outcome.reason)


@rule("PRO-END-01")
def test_the_last_quest_of_the_pile_does_not_end_it() -> None:
    t = poor(table(4)).quest("i", "the-sacred-grove", "elf", "human", light=1).quest_pile(1).plan(0, i_light=1).resolve()
    assert (False, 0) == (t.state.over, t.view()["quest_pile"])


@rule("PRO-END-01", "PRO-SETUP-31", "PRO-SETUP-32")
@pytest.mark.parametrize(("seats", "last"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7)])
def test_how_many_finished_quests_end_the_game(seats: int, last: int) -> None:
    t = table(seats).planning()
    slots = 3 if seats < 4 else 4
    assert (slots, last - 1) == (len(t.view()["slots"]), t.view()["quest_pile"])


@rule("PRO-END-02", "PRO-BUY-07")
def test_a_monument_that_cannot_be_replaced_ends_the_game() -> None:
    t = table(4).shop("votive-statue").pile(rest=3).stock(0, wood=2, metal=2, wheat=2).purchase().play("build votive-statue")
    assert ["PRO-END-02"] == t.rules_behind("end-triggered")
    t.buy_nothing()
    assert (True, "monuments") == (t.state.over, t.outcome.reason)


@rule("PRO-END-02", "PRO-SETUP-30", "PRO-SETUP-44")
@pytest.mark.parametrize(("seats", "number", "last"), [(2, "24", 14), (3, "27", 17), (4, "24", 20), (6, "27", 23)])
def test_how_many_constructions_end_the_game(seats: int, number: str, last: int) -> None:
    t = table(seats, monuments=number).planning()
    assert last - 1 == t.view()["monument_pile"]


@rule("PRO-END-03")
@pytest.mark.parametrize(("scale", "ends"), [({"elf": 6}, True), ({"human": -6}, True), ({"elf": 5, "human": -5}, False)])
def test_a_people_that_reaches_an_end_of_the_scale_ends_the_game(scale: dict[str, int], ends: bool) -> None:
    t = poor(table(4)).scale(**scale).quest("i", "the-sacred-grove", "elf", "human").plan(0, i_light=1).resolve()
    assert (["PRO-END-03"] if ends else []) == t.rules_behind("end-triggered")
    assert ends == t.buy_nothing().state.over


@rule("PRO-END-04", "PRO-RUL-06")
def test_the_turn_is_played_to_its_end() -> None:
    t = table(4).scale(elf=6).quest("i", "the-sacred-grove", "elf", "human").quest("ii", "the-eclipse", "dwarf", "orc")
    t.shop("votive-statue").stock(1, wood=2, metal=2, wheat=4).order(1, 0, 2, 3).plan(0, i_light=1).plan(1, ii_light=1, metal=1).resolve()
    assert (["scale"], False) == (t.view()["ends"], t.state.over)
    assert (1, "Build", [1]) == (t.slot("ii")["light_marks"], t.asked, t.waiting)
    t.play("build votive-statue").build_nothing()
    assert ("Recruit", [1]) == (t.asked, t.waiting)
    t.play("recruit 1 0").buy_nothing()
    assert (True, 16) == (t.state.over, t.side(1)["disciples"])


@rule("PRO-END-05", "PRO-RUL-05")
def test_a_people_that_moves_back_has_reached_the_end_all_the_same() -> None:
    t = poor(table(4)).scale(elf=6).quest("i", "the-sacred-grove", "elf", "human").quest("ii", "the-eclipse", "elf", "orc")
    t.plan(0, i_light=1, ii_dark=1).resolve().buy_nothing()
    assert (6, True, "scale") == (t.scale_of("elf"), t.state.over, t.outcome.reason)


@rule("PRO-END-06", "PRO-TURN-04")
def test_without_an_ending_a_new_turn_begins() -> None:
    t = poor(table(4)).turn(3).plan(0, wood=3, i_light=2).resolve().buy_nothing()
    assert ("Planning", [0, 1, 2, 3], 4) == (t.asked, t.waiting, t.view()["turn"])
    assert [None] * 4 == [t.view(-1)["sides"][seat]["plan"] for seat in range(4)]


@rule("PRO-END-07", "PRO-RUL-54")
@pytest.mark.parametrize(("turn", "over"), [(29, False), (30, True)])
def test_the_game_stops_after_thirty_turns(turn: int, over: bool) -> None:
    t = poor(table(4)).turn(turn).plan(0, initiative=1).resolve()
    assert over == t.state.over
    if over:
        assert ("turns", ["PRO-END-07"]) == (t.outcome.reason, t.rules_behind("end-triggered"))


@rule("PRO-RUL-62")
def test_all_conditions_that_occur_are_told() -> None:
    t = table(4).scale(elf=6).quest("i", "the-sacred-grove", "elf", "human", light=1).quest_pile(0).pile(rest=3)
    t.shop("votive-statue").stock(0, metal=2, wheat=2).plan(0, i_light=1).resolve().play("build votive-statue").buy_nothing()
    assert (True, {"quests", "monuments", "scale"}) == (t.state.over, set(t.view()["ends"]))


@rule("PRO-END-03")
def test_a_condition_is_told_once() -> None:
    t = poor(table(4)).scale(elf=6, orc=-6).quest("i", "the-sacred-grove", "elf", "human").quest("ii", "the-eclipse", "fairy", "orc")
    t.plan(0, i_light=1, ii_light=1).resolve()
    assert (7, -7, 1) == (t.scale_of("elf"), t.scale_of("orc"), len(t.events_named("end-triggered")))
