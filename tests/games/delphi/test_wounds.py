"""Shield, wounds and favours: where they come from, what they are good for, how they go (chapters HEAL, SHD, WND and FAV)."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, rule, table

ROLL = ["die red", "die red", "die red"]
# Next to the monster island 1,2.
LAIR = "0,2"


def fighter(dice: str = "red pink pink") -> Table:
    return table().at(0, LAIR).monsters("1,2", "red").dice(0, dice)


def titan(t: Table, roll: int, *wounds: str) -> Table:
    """Seat 0, the last of two, ends its turn, and the Titan attacks."""
    return t.first(1).turn(0).play("end", chance=[*ROLL, f"titan {roll}", *[f"wound {colour}" for colour in wounds]])


# Healing


@rule("DEL-HEAL-01", "DEL-WND-02", "DEL-DECK-02")
def test_healing_discards_all_wounds_of_the_colour_of_the_source() -> None:
    t = table().wounds(0, "red red blue").dice(0, "red pink pink").turn(0)
    assert ["red"] == t.objects("heal")

    t.play("heal red")

    assert ({"blue": 1}, 2) == (t.side(0)["wounds"], t.view()["wound_discards"]["red"])


@rule("DEL-HEAL-01", "DEL-COL-06")
def test_wounds_of_another_colour_are_not_healed() -> None:
    assert ["DEL-COL-06"] == table().wounds(0, "blue").dice(0, "yellow yellow yellow").turn(0).why("heal blue")


@rule("DEL-HEAL-01")
def test_without_a_wound_of_the_colour_there_is_nothing_to_heal() -> None:
    assert ["DEL-HEAL-01"] == table().wounds(0, "blue").dice(0, "red pink pink").turn(0).why("heal red")


# The shield


@rule("DEL-SHD-01", "DEL-FGT-03")
@pytest.mark.parametrize("shield, roll, won", [(0, 8, False), (0, 9, True), (3, 5, False), (3, 6, True), (5, 4, True)])
def test_the_shield_makes_monsters_weaker(shield: int, roll: int, won: bool) -> None:
    t = fighter().shield(0, shield).favours(0, 1).turn(0).play("fight 1,2 red", chance=[f"battle {roll}"])
    assert ("TakeEquipment" if won else "Fight") == t.asked


@rule("DEL-SHD-01", "DEL-TTN-03")
def test_the_shield_stops_a_titan_that_is_not_stronger() -> None:
    t = titan(table().shield(0, 3).shield(1, 2), 3, "green")
    assert [{}, {"green": 1}] == [t.side(seat)["wounds"] for seat in (0, 1)]


@rule("DEL-SHD-02", "DEL-EXP-08", "DEL-RUL-24")
def test_an_omega_raises_the_shield_by_one() -> None:
    t = table().at(0, "-3,3").island("-3,4", "blue-omega").shield(0, 2).dice(0, "pink red red").turn(0).play("explore -3,4")
    assert 3 == t.side(0)["shield"]


@rule("DEL-SHD-03", "DEL-RUL-25")
def test_a_shield_beyond_five_is_lost() -> None:
    t = table().at(0, "-3,2").cargo(0, "statue red").shield(0, 4).turn(0).play("raise -2,2 red", "board odysseus")
    assert 5 == t.side(0)["shield"]
    assert [[0, 5]] == [list(event.values) for event in t.events_named("shield-rose")]


@rule("DEL-SHD-03")
def test_a_shield_at_the_end_of_its_track_does_not_rise_and_nothing_is_told_of_it() -> None:
    t = table().at(0, "-3,2").cargo(0, "statue red").shield(0, 5).turn(0).play("raise -2,2 red", "board odysseus")
    assert (5, []) == (t.side(0)["shield"], t.events_named("shield-rose"))


# Wounds


@rule("DEL-WND-01", "DEL-FGT-06", "DEL-RUL-37")
def test_a_zero_in_a_lost_round_gives_the_top_wound_of_the_deck_whatever_the_monsters_colour() -> None:
    t = fighter().turn(0).play("fight 1,2 red", chance=["battle 0", "wound green"])
    assert {"green": 1} == t.side(0)["wounds"]


@rule("DEL-WND-01", "DEL-FGT-05")
def test_a_lost_round_without_a_zero_gives_no_wound() -> None:
    assert {} == fighter().turn(0).play("fight 1,2 red", chance=["battle 1"]).side(0)["wounds"]


@rule("DEL-RUL-37")
def test_at_strength_zero_a_zero_wins_without_a_wound() -> None:
    t = fighter("red black black").shield(0, 5).favours(0, 4).turn(0).play("fight 1,2 red", chance=["battle 3"])
    t.play("fight-on", chance=["battle 2"]).play("fight-on", chance=["battle 1"]).play("fight-on", chance=["battle 0", "wound green"])
    assert {"green": 1} == t.side(0)["wounds"]

    t.play("fight-on", chance=["battle 0"])

    assert ({"green": 1}, "TakeEquipment") == (t.side(0)["wounds"], t.asked)


@rule("DEL-WND-01", "DEL-SETP-09")
def test_everybody_begins_with_one_wound() -> None:
    t = table().ship(1, "galley").provide([*ROLL, *ROLL, "wound blue", "wound pink"])
    assert [{"blue": 1}, {"pink": 1}] == [t.side(seat)["wounds"] for seat in (0, 1)]


@rule("DEL-WND-02", "DEL-CHK-02", "DEL-RUL-39")
def test_a_recovery_turn_discards_three_wounds_of_choice() -> None:
    t = table().wounds(0, "red red red blue blue green").wounds(1, "red").begin_turn(0)
    t.play("discard blue", "discard red", "discard green")
    assert {"red": 2, "blue": 1} == t.side(0)["wounds"]


@rule("DEL-WND-02", "DEL-RUL-24")
def test_an_omega_discards_the_wounds_of_one_colour() -> None:
    t = table().at(0, "-3,3").island("-3,4", "blue-omega").wounds(0, "red red blue").dice(0, "pink red red").turn(0)
    t.play("explore -3,4", "heal red")
    assert {"blue": 1} == t.side(0)["wounds"]


@rule("DEL-WND-03")
def test_wounds_lie_open() -> None:
    t = table(3).wounds(0, "red red blue").turn(1)
    assert [{"red": 2, "blue": 1}] * 4 == [t.view(seat)["sides"][0]["wounds"] for seat in (-1, 0, 1, 2)]


# Recovering: DEL-RUL-39 and DEL-RUL-40


@rule("DEL-RUL-39", "DEL-CHK-01")
@pytest.mark.parametrize(
    "wounds", ["red red red", "red red red red blue", "red red black black pink pink", "red red black black pink pink blue"]
)
def test_three_of_a_colour_or_six_in_all_and_more_mean_a_recovery_turn(wounds: str) -> None:
    t = table().wounds(0, wounds).wounds(1, "red").begin_turn(0)
    assert "recovering" in t.event_names


@rule("DEL-RUL-39", "DEL-CHK-01")
def test_two_of_each_and_five_in_all_are_no_reason_to_recover() -> None:
    assert "Turn" == table().wounds(0, "red red black black pink").begin_turn(0).asked


@rule("DEL-RUL-39", "DEL-CHK-03")
def test_in_a_recovery_turn_dice_stay_as_they_are_and_there_is_no_bonus() -> None:
    t = table().wounds(0, "red red red").wounds(1, "red").gods(1, aphrodite=3).dice(0, "blue green (pink)").begin_turn(0)
    assert ([1], {}, 0) == (t.waiting, t.side(0)["wounds"], t.side(0)["favours"])
    assert "rolled" not in t.event_names
    assert [("blue", False), ("green", False), ("pink", True)] == [(die["colour"], die["used"]) for die in t.side(0)["dice"]]


@rule("DEL-RUL-40", "DEL-CHK-04")
def test_the_bonus_for_no_wounds_cannot_be_declined() -> None:
    t = table().gods(0, ares=6).begin_turn(0)
    assert ["favours", "advance aphrodite", "advance hermes", "advance poseidon", "advance apollo", "advance artemis"] == t.options
    assert ["DEL-CHK-04"] == t.why("decline")


@rule("DEL-RUL-40", "DEL-GOD-05")
def test_the_step_of_the_bonus_cannot_go_to_a_god_on_the_top_row() -> None:
    assert ["DEL-GOD-05"] == table().gods(0, ares=6).begin_turn(0).why("advance ares")


# Favours


@rule("DEL-FAV-01", "DEL-COL-02")
def test_recolouring_costs_one_favour_a_step() -> None:
    t = table().dice(0, "green green green").favours(0, 9).turn(0)
    assert [0, 1, 2, 3, 4, 5] == [t.price(f"advance {god}") for god in ("artemis", "aphrodite", "ares", "hermes", "poseidon", "apollo")]


@rule("DEL-FAV-01", "DEL-MOVE-05")
def test_each_hex_beyond_the_range_costs_one_favour() -> None:
    t = table().at(0, "1,-1").dice(0, "green green green").favours(0, 9).turn(0).play("sail")
    assert 4 == t.price("move -1,4")


@rule("DEL-FAV-01", "DEL-FGT-07")
def test_one_more_round_of_a_fight_costs_one_favour() -> None:
    t = fighter().favours(0, 2).turn(0).play("fight 1,2 red", chance=["battle 5"])
    assert 1 == t.price("fight-on")
    t.play("fight-on", chance=["battle 5"])
    assert 1 == t.side(0)["favours"]


@rule("DEL-FAV-01", "DEL-EQ-14")
def test_the_extra_card_costs_three_favours() -> None:
    t = table().equipment(0, "extra").favours(0, 5).turn(0).play("draw")
    assert 3 == t.price("use extra")


@rule("DEL-RUL-46", "DEL-SETS-05")
def test_the_34_favour_tokens_limit_nothing() -> None:
    t = table().favours(0, 30).favours(1, 34).turn(0).play("favours", "die red")
    assert [32, 34] == [t.side(seat)["favours"] for seat in (0, 1)]
