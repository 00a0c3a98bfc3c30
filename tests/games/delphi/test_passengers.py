"""Passengers: how they come aboard and what they do there (chapter PAS)."""

from __future__ import annotations

import pytest
from games.delphi import boards
from games.delphi.laying import ZEUS, Table, rule, table

from themis.games.delphi.frames.turn import BeginTurn
from themis.games.delphi.schema import COLOURS

ROLL = ["die red", "die red", "die red"]
# Next to the statue island -2,2 with sites in black, pink and red.
HARBOUR = "-3,2"
# A free site of each colour, with a sea hex next to it.
SITES = {
    "red": ("-3,2", "-2,2"),
    "black": ("-3,2", "-2,2"),
    "pink": ("-3,2", "-2,2"),
    "blue": ("3,4", "4,3"),
    "green": ("3,4", "4,3"),
    "yellow": ("-2,4", "-3,5"),
}
NAMES = {
    "red": ["odysseus", "penthesilea", "phoenix"],
    "black": ["cheiron", "kirke", "theseus"],
    "pink": ["aias", "helena", "pan"],
    "blue": ["achilles", "herakles", "nereide"],
    "yellow": ["bellerophon", "gryphos", "minos"],
    "green": ["hektor", "pegasus", "perseus"],
}


def about_to_raise(colour: str = "red", seats: int = 2) -> Table:
    berth, _ = SITES[colour]
    return table(seats).at(0, berth).cargo(0, f"statue {colour}").dice(0, f"{colour} {colour} {colour}")


def raised(t: Table, colour: str = "red") -> Table:
    return t.turn(0).play(f"raise {SITES[colour][1]} {colour}")


# Coming aboard


@rule("DEL-PAS-01", "DEL-PAS-02")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_statue_brings_one_of_the_three_passengers_of_its_colour(colour: str) -> None:
    t = raised(about_to_raise(colour), colour)
    assert NAMES[colour] == t.objects("board")
    t.play(f"board {NAMES[colour][0]}")
    assert NAMES[colour][:1] == t.side(0)["passengers"]


@rule("DEL-PAS-01")
def test_a_passenger_of_another_colour_cannot_be_chosen() -> None:
    assert ["DEL-PAS-01"] == raised(about_to_raise()).why("board theseus")


@rule("DEL-PAS-01", "DEL-PAS-02", "DEL-SETS-03")
def test_a_passenger_that_somebody_has_is_not_left() -> None:
    t = raised(about_to_raise().passengers(1, "red hero"))
    assert ["penthesilea", "phoenix"] == t.objects("board")
    assert ["DEL-PAS-01"] == t.why("board odysseus")


@rule("DEL-RUL-57")
def test_the_third_statue_of_a_colour_still_brings_the_last_passenger() -> None:
    t = about_to_raise(seats=3).done(1, "statue red").done(2, "statue red").passengers(1, "red hero").passengers(2, "red demigod")

    raised(t)

    assert ["phoenix"] == t.side(0)["passengers"]
    assert "Turn" == t.asked


# Heroes


@rule("DEL-PAS-03", "DEL-SHD-02")
def test_a_hero_raises_the_shield_by_two() -> None:
    assert 3 == raised(about_to_raise().shield(0, 1)).play("board odysseus").side(0)["shield"]


@rule("DEL-PAS-04", "DEL-RUL-41")
def test_a_hero_discards_the_old_wounds_of_its_colour_at_once() -> None:
    t = raised(about_to_raise().wounds(0, "red red blue")).play("board odysseus")
    assert ({"blue": 1}, 2) == (t.side(0)["wounds"], t.view()["wound_discards"]["red"])


@rule("DEL-PAS-04", "DEL-RUL-41")
def test_a_new_wound_of_a_heros_colour_goes_to_the_discard_pile_at_once() -> None:
    t = table().first(1).passengers(0, "red hero").wounds(0, "blue").turn(0)
    t.play("end", chance=[*ROLL, "titan 1", "wound green", "wound red"])
    assert ({"blue": 1}, 1) == (t.side(0)["wounds"], t.view()["wound_discards"]["red"])


@rule("DEL-PAS-04")
def test_a_hero_does_nothing_about_wounds_of_other_colours() -> None:
    t = table().first(1).passengers(0, "red hero").wounds(0, "blue").turn(0)
    t.play("end", chance=[*ROLL, "titan 1", "wound green", "wound pink"])
    assert {"blue": 1, "pink": 1} == t.side(0)["wounds"]


# Demigods


@rule("DEL-PAS-05")
def test_a_demigod_brings_an_oracle_card() -> None:
    t = raised(about_to_raise()).play("board penthesilea", chance=["card pink"])
    assert {"pink": 1} == t.side(0)["cards"]


@rule("DEL-PAS-06", "DEL-RUL-16")
def test_dice_and_cards_of_a_demigods_colour_are_free_in_every_colour() -> None:
    t = table().passengers(0, "red demigod").dice(0, "red (red) (red)").cards(0, "red").turn(0)
    assert 6 == len(t.objects("advance"))
    t.play("advance artemis", "die red")
    t.play("advance apollo")
    assert (3, 3, 0) == (t.side(0)["gods"]["artemis"], t.side(0)["gods"]["apollo"], t.side(0)["favours"])


@rule("DEL-PAS-06")
def test_dice_of_other_colours_are_not_free_with_a_demigod() -> None:
    t = table().passengers(0, "red demigod").dice(0, "black black black").turn(0)
    assert ["ares"] == t.objects("advance")


# Creatures


@rule("DEL-PAS-07", "DEL-MOVE-11")
def test_with_a_source_of_a_creatures_colour_a_ship_moves_three_hexes_farther_to_any_colour() -> None:
    t = table().passengers(0, "red creature").dice(0, "red red red").turn(0).play("sail")
    assert boards.within(ZEUS, 6) == t.objects("move")


@rule("DEL-PAS-07", "DEL-MOVE-11")
def test_a_creature_does_not_help_a_source_of_another_colour() -> None:
    t = table().passengers(0, "red creature").dice(0, "black black black").turn(0).play("sail")
    assert boards.within(ZEUS, 3, "black") == t.objects("move")


@rule("DEL-PAS-07", "DEL-RUL-16")
def test_a_creature_helps_an_oracle_card_of_its_colour_too() -> None:
    t = table().passengers(0, "red creature").dice(0, "(red) (red) (red)").cards(0, "red").turn(0).play("sail")
    assert boards.within(ZEUS, 6) == t.objects("move")


# For good


@rule("DEL-PAS-08")
def test_passengers_need_no_storage() -> None:
    t = (
        table()
        .at(0, HARBOUR)
        .offerings("-3,1", "red black")
        .passengers(0, "red hero", "blue hero", "green creature")
        .cargo(0, "statue red")
    )
    assert t.turn(0).offers("load-offering -3,1 red")


@rule("DEL-PAS-08")
def test_passengers_stay_through_a_recovery_turn_and_the_titans_attack() -> None:
    t = table().first(1).passengers(0, "red hero", "blue demigod").wounds(0, "pink pink pink").wounds(1, "green")
    t.ask(BeginTurn(0), chance=["titan 6", "wound green", "wound blue", "wound black", "wound black"])
    assert ([1], {"black": 2}) == (t.waiting, t.side(0)["wounds"])
    assert ["odysseus", "herakles"] == t.side(0)["passengers"]
