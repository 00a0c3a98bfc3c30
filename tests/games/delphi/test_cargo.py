"""Offerings and statues: loading them, the storage they need, and delivering them (chapters OFF, STA and STO)."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, mask, rule, table

from themis.games.delphi.content import COLOUR_COUNT, FIRST_STATUE
from themis.games.delphi.game import GAME
from themis.games.delphi.schema import COLOURS
from themis.games.delphi.state import RAISED_AT

# Next to the offering island -3,1, the red temple -4,3, and the statue island -2,2 with sites in black, pink and red.
HARBOUR = "-3,2"
# Next to the red city 2,5, and to the statue island 4,3 with sites in black, blue and green.
CITY = "3,4"


def harbour(dice: str = "red red red") -> Table:
    return table().at(0, HARBOUR).offerings("-3,1", "red black").dice(0, dice)


# Loading offerings


@rule("DEL-OFF-01")
def test_an_offering_of_the_colour_of_the_source_is_loaded_from_an_island_next_to_the_ship() -> None:
    t = harbour().turn(0)
    assert ["-3,1 red"] == t.objects("load-offering")

    t.play("load-offering -3,1 red")

    assert {"red": 1} == t.side(0)["offerings"]
    assert ["black"] == t.on("-3,1")
    assert ["die-used", "offering-loaded"] == t.event_names


@rule("DEL-OFF-01", "DEL-COL-06")
def test_an_offering_of_another_colour_needs_a_source_of_that_colour() -> None:
    assert ["DEL-COL-06"] == harbour().turn(0).why("load-offering -3,1 black")


@rule("DEL-OFF-01")
def test_an_offering_that_does_not_lie_on_the_island_cannot_be_loaded() -> None:
    t = harbour("green red red").turn(0)
    assert ["DEL-OFF-01"] == t.why("load-offering -3,1 green")


@rule("DEL-OFF-01", "DEL-ACB-01")
def test_an_offering_on_an_island_elsewhere_cannot_be_loaded() -> None:
    t = table().at(0, HARBOUR).offerings("0,1", "red black").dice(0, "red red red").turn(0)
    assert ["DEL-ACB-01"] == t.why("load-offering 0,1 red")


@rule("DEL-OFF-02", "DEL-STO-01")
def test_with_a_full_storage_no_offering_can_be_loaded() -> None:
    t = harbour().cargo(0, "offering yellow", "offering blue").turn(0)
    assert [] == t.objects("load-offering")
    assert ["DEL-OFF-02"] == t.why("load-offering -3,1 red")


@rule("DEL-OFF-03", "DEL-RUL-19")
def test_an_offering_that_no_open_task_asks_for_cannot_be_loaded() -> None:
    t = harbour("black black black").done(0, "offering green").turn(0)
    assert ["DEL-OFF-03"] == t.why("load-offering -3,1 black")


@rule("DEL-OFF-03", "DEL-RUL-19")
def test_a_second_offering_of_a_colour_aboard_cannot_be_loaded() -> None:
    t = harbour().cargo(0, "offering red").turn(0)
    assert ["DEL-OFF-03"] == t.why("load-offering -3,1 red")


# Making offerings


@rule("DEL-OFF-04", "DEL-OFF-05", "DEL-TASK-01")
def test_an_offering_is_made_at_the_temple_of_its_colour_with_a_source_of_that_colour() -> None:
    t = harbour().cargo(0, "offering red").turn(0)

    t.play("offer -4,3")

    side = t.side(0)
    assert ({}, 3, ["offering-red"]) == (side["offerings"], side["favours"], side["done"])
    assert "offering" not in side["tasks"]


@rule("DEL-OFF-04")
@pytest.mark.parametrize("cargo", ["offering yellow", "statue red"])
def test_without_an_offering_of_the_temples_colour_none_can_be_made(cargo: str) -> None:
    t = harbour().cargo(0, cargo).turn(0)
    assert ["DEL-OFF-04"] == t.why("offer -4,3")


@rule("DEL-OFF-04", "DEL-COL-06")
def test_an_offering_needs_a_source_of_the_temples_colour() -> None:
    t = harbour("black pink blue").cargo(0, "offering red").turn(0)
    assert [] == t.objects("offer")
    assert ["DEL-COL-06"] == t.why("offer -4,3")


@rule("DEL-OFF-05", "DEL-TASK-07")
def test_the_task_tile_leaves_the_game_before_the_three_favours_are_gained() -> None:
    t = harbour().cargo(0, "offering red").turn(0).play("offer -4,3")
    assert ["die-used", "offered", "task-done", "gained-favours"] == t.event_names


@rule("DEL-OFF-06")
def test_a_temple_takes_the_offerings_of_several_players() -> None:
    t = table().at(0, HARBOUR).at(1, HARBOUR).dice(1, "red pink pink").wounds(1, "green")
    t.cargo(0, "offering red").cargo(1, "offering red").turn(0)

    t.play("offer -4,3", "end")
    t.play("offer -4,3")

    assert [["offering-red"], ["offering-red"]] == [t.side(seat)["done"] for seat in (0, 1)]


@rule("DEL-OFF-06")
def test_an_offering_that_was_made_is_out_of_play() -> None:
    t = harbour().cargo(0, "offering red").turn(0).play("offer -4,3")
    board = [name for names in t.view()["offerings"].values() for name in names]
    assert (1, {}) == (board.count("red"), t.side(0)["offerings"])


@rule("DEL-OFF-07")
def test_loading_and_making_an_offering_are_two_actions_of_one_turn() -> None:
    t = harbour().turn(0).play("load-offering -3,1 red", "offer -4,3")
    assert [True, True, False] == sorted([die["used"] for die in t.side(0)["dice"]], reverse=True)
    assert ["offering-red"] == t.side(0)["done"]


# Loading statues


@rule("DEL-STA-01")
def test_a_statue_is_loaded_next_to_a_city_with_a_source_of_its_colour() -> None:
    t = table().at(0, CITY).dice(0, "red green green").turn(0)
    assert ["2,5"] == t.objects("load-statue")

    t.play("load-statue 2,5")

    assert {"red": 1} == t.side(0)["statues"]
    assert {"red": 2, "black": 3, "pink": 3, "blue": 3, "yellow": 3, "green": 3} == t.view()["statues"]


@rule("DEL-STA-01", "DEL-COL-06")
def test_a_statue_needs_a_source_of_the_citys_colour() -> None:
    t = table().at(0, CITY).dice(0, "black black black").turn(0)
    assert ["DEL-COL-06"] == t.why("load-statue 2,5")


@rule("DEL-STA-01", "DEL-ACB-01")
def test_the_statues_of_a_city_elsewhere_cannot_be_loaded() -> None:
    t = table().at(0, CITY).dice(0, "blue blue blue").turn(0)
    assert ["DEL-ACB-01"] == t.why("load-statue 8,-2")


@rule("DEL-STA-01")
def test_an_empty_city_has_nothing_to_load() -> None:
    t = table(4).at(0, CITY).dice(0, "red red red")
    t.done(1, "statue red").cargo(2, "statue red").cargo(3, "statue red").turn(0)
    assert ["DEL-STA-01"] == t.why("load-statue 2,5")


@rule("DEL-STA-02", "DEL-STO-01")
def test_with_a_full_storage_no_statue_can_be_loaded() -> None:
    t = table().at(0, CITY).dice(0, "red red red").cargo(0, "statue green", "offering yellow").turn(0)
    assert ["DEL-STA-02"] == t.why("load-statue 2,5")


@rule("DEL-STA-03", "DEL-RUL-19")
def test_a_statue_of_a_colour_already_raised_cannot_be_loaded() -> None:
    t = table().at(0, CITY).dice(0, "red red red").done(0, "statue red").turn(0)
    assert ["DEL-STA-03"] == t.why("load-statue 2,5")


@rule("DEL-STA-03", "DEL-RUL-19")
def test_no_more_statues_can_be_loaded_than_there_are_open_statue_tasks() -> None:
    t = table().at(0, CITY).dice(0, "red red red").done(0, "statue green", "statue black").cargo(0, "statue pink").turn(0)
    assert ["DEL-STA-03"] == t.why("load-statue 2,5")


# Raising statues


@rule("DEL-STA-04", "DEL-STA-06")
def test_a_statue_is_raised_on_a_free_site_of_its_colour_with_a_source_of_that_colour() -> None:
    t = harbour().cargo(0, "statue red").turn(0)
    assert ["-2,2 red"] == t.objects("raise")

    t.play("raise -2,2 red")

    side = t.side(0)
    assert ({}, ["statue-red"], 2) == (side["statues"], side["done"], side["tasks"]["statue"])
    assert ["red"] == t.on("-2,2")


@rule("DEL-STA-04")
def test_without_a_statue_of_the_colour_none_can_be_raised() -> None:
    t = harbour().cargo(0, "statue black", "offering red").turn(0)
    assert ["DEL-STA-04"] == t.why("raise -2,2 red")


@rule("DEL-STA-04", "DEL-COL-06")
def test_raising_a_statue_needs_a_source_of_its_colour() -> None:
    t = harbour().cargo(0, "statue black").turn(0)
    assert ["DEL-COL-06"] == t.why("raise -2,2 black")


@rule("DEL-STA-05")
def test_a_colour_without_a_site_on_the_island_cannot_be_raised_there() -> None:
    t = harbour("green red red").cargo(0, "statue green").turn(0)
    assert ["DEL-STA-05"] == t.why("raise -2,2 green")


@rule("DEL-STA-05")
def test_a_site_takes_one_statue_no_matter_whose() -> None:
    t = harbour().cargo(0, "statue red").at(1, HARBOUR).dice(1, "red pink pink").cargo(1, "statue red", "statue pink").wounds(1, "green")
    t.turn(0).play("raise -2,2 red", "board odysseus", "end")
    assert ["DEL-STA-05"] == t.why("raise -2,2 red")
    assert ["-2,2 pink"] == t.objects("raise")


@rule("DEL-STA-05")
def test_every_statue_island_has_three_sites_of_three_colours() -> None:
    assert [3] * 6 == [int(GAME.tables.hex_sites[FIRST_STATUE + island]).bit_count() for island in range(6)]


@rule("DEL-STA-06", "DEL-PAS-01", "DEL-TASK-02")
def test_after_the_task_tile_has_left_a_passenger_of_the_statues_colour_is_chosen() -> None:
    t = harbour().cargo(0, "statue red").turn(0).play("raise -2,2 red")
    assert ["die-used", "statue-raised", "task-done"] == t.event_names
    assert ["board odysseus", "board penthesilea", "board phoenix"] == t.options


@rule("DEL-STA-07", "DEL-RUL-38")
def test_with_two_free_sites_of_the_colour_in_reach_the_player_chooses() -> None:
    def between_two_islands() -> Table:
        return table().at(0, "-2,3").equipment(0, "reach-statue").cargo(0, "statue black").dice(0, "black red red").turn(0)

    assert ["-2,2 black", "-3,5 black"] == between_two_islands().objects("raise")
    for place in ("-2,2", "-3,5"):
        assert ["black"] == between_two_islands().play(f"raise {place} black").on(place)


@rule("DEL-RUL-53")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_last_statue_of_a_colour_still_finds_a_site(colour: str) -> None:
    t = table(3).done(0, f"statue {colour}").done(1, f"statue {colour}").cargo(2, f"statue {colour}").turn(2)
    assert 0 == t.view()["statues"][colour]

    free = [GAME.tables.hex_sites[FIRST_STATUE + k] & ~t.state.board[RAISED_AT + k] & mask(colour) for k in range(6)]

    assert 1 == len([sites for sites in free if sites])


@rule("DEL-RUL-53")
def test_there_are_as_many_sites_as_statues_of_each_colour() -> None:
    sites = [sum([GAME.tables.hex_sites[FIRST_STATUE + k] >> of & 1 for k in range(6)]) for of in range(COLOUR_COUNT)]
    assert list(GAME.tables.statues) == sites == [3] * 6


# Storage


@rule("DEL-STO-01")
def test_two_pieces_of_either_sort_fit_into_the_storage_of_most_ships() -> None:
    t = harbour("black red red").cargo(0, "statue red").offerings("-3,1", "red yellow").favours(0, 3).turn(0)
    assert t.offers("load-offering -3,1 yellow")

    t.play("load-offering -3,1 red")

    assert (2, ["DEL-OFF-02"]) == (t.side(0)["storage"], t.why("load-offering -3,1 yellow"))


@rule("DEL-STO-02", "DEL-SHIP-08", "DEL-RUL-13")
def test_the_merchantman_carries_four_pieces() -> None:
    cargo = ["statue red", "statue green", "offering yellow"]
    t = harbour().ship(0, "merchantman").cargo(0, *cargo).turn(0)
    t.play("load-offering -3,1 red")
    assert 4 == t.side(0)["storage"]
    assert "DEL-STA-02" in t.why("load-statue 2,5")


@rule("DEL-STO-02", "DEL-EQ-08")
def test_the_hull_makes_room_for_one_more_piece() -> None:
    t = harbour().equipment(0, "hull").cargo(0, "statue red", "offering yellow").turn(0)
    t.play("load-offering -3,1 red")
    assert 3 == t.side(0)["storage"]
    assert "DEL-STA-02" in t.why("load-statue 2,5")


@rule("DEL-STO-03", "DEL-RUL-51")
def test_no_choice_but_a_delivery_takes_cargo_off_the_ship() -> None:
    def laden() -> Table:
        return harbour("red black pink").cargo(0, "offering red", "statue black").gods(0, poseidon=6, hermes=6).favours(0, 5).turn(0)

    def cargo_after(text: str) -> int:
        t = laden().play(text)
        while t.waiting == [0] and t.asked != "Turn":
            t.play(t.options[0])
        return int(t.state.sides[0].cargo())

    unloading = [text for text in laden().options if cargo_after(text) < 2]

    assert ["offer -4,3", "raise -2,2 black"] == unloading
