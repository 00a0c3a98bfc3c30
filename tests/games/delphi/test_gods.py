"""Gods: their steps, their powers, and trading them (chapters GOD and GODA)."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, rule, table

from themis.games.delphi.game import GAME

ROLL = ["die red", "die red", "die red"]
# Next to the offering island 0,1 and the monster island 1,2.
LAIR = "0,2"
# Next to the red city 2,5.
CITY = "3,4"


def on_top(god: str, seats: int = 2) -> Table:
    return table(seats).gods(0, **{god: 6})


def row(t: Table, god: str, seat: int = 0) -> int:
    return int(t.side(seat)["gods"][god])


# Steps


@rule("DEL-GODA-01")
def test_a_source_moves_the_god_of_its_colour_up_one_step() -> None:
    t = table().gods(0, aphrodite=4).dice(0, "red pink pink").turn(0).play("advance aphrodite")
    assert 5 == row(t, "aphrodite")


@rule("DEL-GODA-01", "DEL-COL-06")
def test_a_source_of_another_colour_does_not_move_a_god() -> None:
    t = table().dice(0, "red pink pink").turn(0)
    assert ["aphrodite", "hermes"] == t.objects("advance")
    assert ["DEL-COL-06"] == t.why("advance ares")


@rule("DEL-GODA-01", "DEL-GOD-01")
def test_a_god_on_the_top_row_cannot_be_advanced() -> None:
    t = on_top("aphrodite").dice(0, "red pink pink").turn(0)
    assert ["DEL-GODA-01"] == t.why("advance aphrodite")


@rule("DEL-GOD-01", "DEL-GOD-02", "DEL-GOD-03", "DEL-RUL-26")
@pytest.mark.parametrize("seats, rows", [(2, [3, 4, 5, 6]), (3, [2, 3, 4, 5, 6]), (4, [1, 2, 3, 4, 5, 6])])
def test_from_the_bottom_a_god_goes_to_the_entry_row_and_then_row_by_row_to_the_top(seats: int, rows: list[int]) -> None:
    t = table(seats).turn(0)
    seen = []
    for _ in rows:
        t.dice(0, "red red red").play("advance aphrodite")
        seen.append(row(t, "aphrodite"))

    assert rows == seen
    assert ["DEL-GODA-01"] == t.why("advance aphrodite")


def sigma(**rows: int) -> Table:
    """Seat 0 has just turned up a Sigma and gives three steps."""
    t = table(4).at(0, "-3,3").island("-3,4", "green-sigma").gods(0, **rows).dice(0, "pink red red").turn(0)
    return t.play("explore -3,4")


@rule("DEL-GOD-04", "DEL-EXP-07")
def test_several_steps_may_all_go_to_one_god() -> None:
    t = sigma().play("advance ares", "advance ares", "advance ares")
    assert ("Turn", 3) == (t.asked, row(t, "ares"))


@rule("DEL-GOD-04", "DEL-EXP-07")
def test_several_steps_may_be_divided() -> None:
    t = sigma().play("advance ares", "advance hermes", "advance apollo")
    assert ("Turn", [1, 1, 1]) == (t.asked, [row(t, god) for god in ("ares", "hermes", "apollo")])


@rule("DEL-GOD-05", "DEL-RUL-27")
def test_a_step_may_be_declined_and_is_lost() -> None:
    t = sigma().play("advance ares", "decline")
    assert "Turn" == t.asked
    assert [0, 1, 0, 0, 0, 0] == [row(t, god) for god in GAME.tables.god_slugs]


@rule("DEL-GOD-05", "DEL-RUL-27")
def test_a_god_on_the_top_row_takes_no_step_of_a_reward() -> None:
    t = sigma(ares=5).play("advance ares")
    assert 6 == row(t, "ares")
    assert ["DEL-GOD-05"] == t.why("advance ares")


@rule("DEL-GOD-05", "DEL-RUL-27")
def test_with_all_gods_on_the_top_row_steps_are_lost_without_a_question() -> None:
    assert "Turn" == sigma(**dict.fromkeys(GAME.tables.god_slugs, 6)).asked


# Using and trading


@rule("DEL-GOD-06")
def test_a_power_is_not_used_below_the_top_row() -> None:
    t = table().gods(0, aphrodite=5).turn(0)
    assert ["DEL-GOD-06"] == t.why("invoke aphrodite")
    assert ["DEL-GOD-08"] == t.why("trade aphrodite")


@rule("DEL-GOD-06", "DEL-RUL-60")
def test_a_god_may_stay_on_the_top_row_and_be_used_in_a_later_turn() -> None:
    t = on_top("aphrodite").wounds(0, "blue").wounds(1, "blue").turn(0)
    t.play("end", chance=ROLL).play("end", chance=[*ROLL, "titan 1", "wound pink", "wound pink"])
    assert ([0], 6) == (t.waiting, row(t, "aphrodite"))

    t.play("invoke aphrodite")

    assert {} == t.side(0)["wounds"]


@rule("DEL-GOD-07")
@pytest.mark.parametrize("god", ["aphrodite", "apollo"])
def test_a_used_god_returns_to_the_bottom(god: str) -> None:
    t = on_top(god).turn(0).play(f"invoke {god}")
    assert 0 == row(t, god)
    assert "god-fell" == t.event_names[-1]


@rule("DEL-GOD-07", "DEL-RUL-28")
def test_a_god_stays_on_top_until_its_power_is_done_to_the_end() -> None:
    t = on_top("artemis").island("1,0", "green-sigma").turn(0).play("invoke artemis", "explore 1,0")
    assert 6 == row(t, "artemis")
    t.play("decline")
    assert 0 == row(t, "artemis")


@rule("DEL-GOD-08", "DEL-RUL-30")
def test_a_god_on_the_top_row_is_traded_for_an_oracle_card() -> None:
    t = on_top("poseidon").turn(0).play("trade poseidon", chance=["card green"])
    assert ({"green": 1}, 0, "Turn") == (t.side(0)["cards"], row(t, "poseidon"), t.asked)


@rule("DEL-GOD-08", "DEL-RUL-30", "DEL-RUL-60")
def test_a_god_whose_power_is_impossible_can_only_be_traded_or_stay() -> None:
    t = on_top("ares").at(0, "-7,3").turn(0)
    assert ["DEL-GOD-13"] == t.why("invoke ares")
    assert ["trade ares"] == [text for text in t.options if "ares" in text and not text.startswith("advance")]
    t.play("trade ares", chance=["card red"])
    assert {"red": 1} == t.side(0)["cards"]


@rule("DEL-GOD-09")
def test_gods_are_used_and_traded_when_no_source_is_left() -> None:
    t = on_top("poseidon").gods(0, aphrodite=6).dice(0, "(red) (red) (red)").turn(0)
    assert ["invoke aphrodite", "trade aphrodite", "invoke poseidon", "trade poseidon", "end"] == t.options


@rule("DEL-GOD-09")
def test_using_a_god_costs_no_source() -> None:
    t = on_top("aphrodite").turn(0).play("invoke aphrodite")
    assert [False] * 3 == [die["used"] for die in t.side(0)["dice"]]


# Poseidon and Artemis


@rule("DEL-GOD-10")
def test_poseidon_puts_the_ship_on_any_sea_hex() -> None:
    t = on_top("poseidon").turn(0).play("invoke poseidon")
    assert 72 == len(t.options)
    t.play("move 6,-7")
    assert ("6,-7", 0) == (t.berth(0), row(t, "poseidon"))


@rule("DEL-GOD-11")
def test_poseidon_does_not_reach_the_zeus_space_while_a_task_is_open() -> None:
    t = on_top("poseidon").at(0, "6,-7").turn(0).play("invoke poseidon")
    assert ["DEL-GOD-11"] == t.why("move -1,3")


@rule("DEL-GOD-11", "DEL-END-01")
def test_poseidon_brings_home_a_ship_without_tasks() -> None:
    t = on_top("poseidon").at(0, "6,-7").all_done(0).turn(0).play("invoke poseidon", "move -1,3")
    assert ("-1,3", True) == (t.berth(0), t.side(0)["home"])


@rule("DEL-GOD-12")
def test_artemis_explores_any_island_that_is_face_down() -> None:
    t = on_top("artemis").at(0, "-7,7").face_down("6,-2", "2,-4").turn(0).play("invoke artemis")
    assert ["2,-4", "6,-2"] == t.objects("explore")
    assert ["DEL-EXP-01"] == t.why("explore 1,0")


@rule("DEL-GOD-12")
def test_artemis_explores_with_everything_that_follows() -> None:
    t = on_top("artemis").at(0, "-7,7").island("6,-2", "red-psi").turn(0).play("invoke artemis", "explore 6,-2")
    assert {"explored": True, "tile": "red-psi", "shrine": 0} == {key: t.island_at("6,-2")[key] for key in ("explored", "tile", "shrine")}
    assert (2, "GodSteps") == (t.side(0)["tasks"]["shrine"], t.asked)


@rule("DEL-GOD-12")
def test_with_all_islands_explored_artemis_cannot_be_used() -> None:
    t = on_top("artemis").face_down().turn(0)
    assert ["DEL-GOD-12"] == t.why("invoke artemis")


# Ares


@rule("DEL-GOD-13")
def test_ares_defeats_a_monster_next_to_the_ship_without_a_roll() -> None:
    t = on_top("ares").at(0, LAIR).monsters("1,2", "red").turn(0)

    t.play("invoke ares").play("fight 1,2 red", chance=[])

    assert ["defeated", "task-done"] == t.event_names
    assert ([], ["monster-red"], "TakeEquipment") == (t.on("1,2"), t.side(0)["done"], t.asked)


@rule("DEL-GOD-13", "DEL-RUL-19")
def test_ares_defeats_no_monster_that_is_not_needed() -> None:
    t = on_top("ares").at(0, LAIR).monsters("1,2", "red").done(0, "monster red").turn(0)
    assert ["DEL-GOD-13"] == t.why("invoke ares")


@rule("DEL-GOD-13", "DEL-RUL-19", "DEL-RUL-38")
def test_ares_lets_the_player_choose_among_the_needed_monsters_in_reach() -> None:
    t = on_top("ares").at(0, "-4,4").monsters("-5,4", "red green").monsters("-5,5", "black").done(0, "monster green").turn(0)
    t.play("invoke ares")
    assert ["-5,4 red", "-5,5 black"] == t.objects("fight")
    assert ["DEL-FGT-02"] == t.why("fight -5,4 green")


@rule("DEL-RUL-31", "DEL-EQ-09")
def test_war_reach_helps_ares() -> None:
    far = on_top("ares").at(0, "-1,2").monsters("1,2", "red")
    assert ["DEL-GOD-13"] == far.turn(0).why("invoke ares")
    t = on_top("ares").at(0, "-1,2").monsters("1,2", "red").equipment(0, "reach-war").turn(0).play("invoke ares")
    assert ["1,2 red"] == t.objects("fight")


@rule("DEL-RUL-31", "DEL-EQ-07")
def test_devotion_works_for_a_monster_that_ares_defeats() -> None:
    t = on_top("ares").at(0, LAIR).monsters("1,2", "red").equipment(0, "devotion").turn(0)
    t.play("invoke ares", "fight 1,2 red", "take range")
    assert ("GodSteps", ["DEL-GOD-05"]) == (t.asked, t.why("advance ares"))


# Apollo


@rule("DEL-GOD-14", "DEL-RUL-18")
def test_apollo_draws_a_card_and_makes_all_sources_free_in_every_colour() -> None:
    t = on_top("apollo").dice(0, "red red red").turn(0).play("invoke apollo", chance=["card green"])
    assert {"green": 1} == t.side(0)["cards"]
    assert 6 == len(t.objects("advance"))
    t.play("advance artemis", "die red")
    t.play("advance poseidon", "play green")
    assert ([3, 3], 0) == ([row(t, "artemis"), row(t, "poseidon")], t.side(0)["favours"])


@rule("DEL-GOD-14", "DEL-RUL-18")
def test_the_gift_of_apollo_ends_with_the_turn() -> None:
    t = on_top("apollo").wounds(0, "blue").wounds(1, "blue").turn(0)
    t.play("invoke apollo", chance=["card green"]).play("end", chance=ROLL)
    t.play("end", chance=[*ROLL, "titan 1", "wound pink", "wound pink"])
    assert [0] == t.waiting
    assert ["aphrodite", "artemis"] == t.objects("advance")


# Aphrodite and Hermes


@rule("DEL-GOD-15", "DEL-WND-02")
def test_aphrodite_discards_all_wounds() -> None:
    t = on_top("aphrodite").wounds(0, "red red blue green").turn(0).play("invoke aphrodite")
    assert {} == t.side(0)["wounds"]
    assert {"red": 2, "black": 0, "pink": 0, "blue": 1, "yellow": 0, "green": 1} == t.view()["wound_discards"]


@rule("DEL-GOD-16")
def test_hermes_loads_a_statue_of_any_city_at_any_city() -> None:
    t = on_top("hermes").at(0, CITY).turn(0).play("invoke hermes")
    assert ["-3,-3", "-5,9", "-8,4", "2,5", "5,-7", "8,-2"] == t.objects("load-statue")
    t.play("load-statue 8,-2")
    assert ({"blue": 1}, 0) == (t.side(0)["statues"], row(t, "hermes"))


@rule("DEL-GOD-16")
def test_hermes_needs_a_city_next_to_the_ship() -> None:
    assert ["DEL-GOD-16"] == on_top("hermes").at(0, "3,3").turn(0).why("invoke hermes")


@rule("DEL-GOD-16")
def test_hermes_needs_a_free_storage_space() -> None:
    t = on_top("hermes").at(0, CITY).cargo(0, "offering yellow", "offering blue").turn(0)
    assert ["DEL-GOD-16"] == t.why("invoke hermes")


@rule("DEL-GOD-16", "DEL-RUL-19")
def test_hermes_loads_only_statues_that_are_needed_and_left() -> None:
    t = on_top("hermes", 4).at(0, CITY).done(0, "statue red").cargo(0, "statue green")
    t.done(1, "statue blue").done(2, "statue blue").done(3, "statue blue").turn(0).play("invoke hermes")
    assert ["-3,-3", "-5,9", "-8,4"] == t.objects("load-statue")
    assert [["DEL-STA-03"], ["DEL-STA-03"], ["DEL-STA-01"]] == [t.why(f"load-statue {city}") for city in ("2,5", "5,-7", "8,-2")]


@rule("DEL-RUL-31", "DEL-EQ-10")
def test_statue_reach_helps_hermes_to_be_near_a_city() -> None:
    t = on_top("hermes").at(0, "3,3").equipment(0, "reach-statue").turn(0)
    t.play("invoke hermes", "load-statue 8,-2")
    assert {"blue": 1} == t.side(0)["statues"]
