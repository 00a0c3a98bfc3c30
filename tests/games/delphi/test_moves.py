"""Moving the ship: how far, to which colour, over what, for how many favours, and when the Zeus space is open."""

from __future__ import annotations

import pytest
from games.delphi import boards
from games.delphi.laying import BERTHS, PLACE_OF, ZEUS, Table, rule, table

from themis.games.delphi.game import GAME
from themis.games.delphi.schema import COLOURS
from themis.games.delphi.soundness import CONTENT

SEAS = [place for place in BERTHS if place != ZEUS]
COLOUR_AT = {PLACE_OF[row.id]: row.text("colour") for row in CONTENT.rows("hex") if row.text("kind") == "sea"}
# The shallow water of this board: two holes, and the Zeus space.
SHALLOW = {(0, 0), (2, 1), (-1, 3)}


def steps(start: str, free: set[tuple[int, int]]) -> dict[str, int]:
    """How far it is to each sea hex, by a search of its own."""
    q, r = start.split(",")
    return {f"{h[0]},{h[1]}": distance for h, distance in boards.steps(GAME.tables.first_voyage, (int(q), int(r)), free).items()}


def sailing(start: str, die: str, favours: int = 0) -> Table:
    """Seat 0 is about to sail, with one die."""
    return table().wounds(0, "red").at(0, start).dice(0, f"{die} (red) (red)").favours(0, favours)


def destinations(t: Table) -> list[str]:
    return t.turn(0).play("sail").objects("move")


# ---------------------------------------------------------------- Range and colour


@rule("DEL-MOVE-01", "DEL-MOVE-02", "DEL-MOVE-03", "DEL-MOVE-08")
@pytest.mark.parametrize("start", BERTHS[::5] + [ZEUS])
def test_a_ship_reaches_the_hexes_of_its_colour_up_to_three_steps_away(start: str) -> None:
    away = steps(start, set())
    for colour in COLOURS:
        expected = sorted([place for place in SEAS if COLOUR_AT[place] == colour and 1 <= away[place] <= 3])
        t = sailing(start, colour).turn(0)

        assert bool(expected) == t.offers("sail")
        assert expected == (t.play("sail").objects("move") if expected else [])


@rule("DEL-MOVE-01")
@pytest.mark.parametrize("place,away", [("0,2", 1), ("2,0", 3)])
def test_one_two_or_three_hexes_cost_nothing(place: str, away: int) -> None:
    t = sailing(ZEUS, "blue").turn(0).play("sail", f"move {place}")
    assert (place, 0) == (t.berth(0), t.side(0)["favours"])
    assert [away] == [event.values[2] for event in t.events_named("moved")]


@rule("DEL-MOVE-02")
def test_the_hex_where_the_ship_stops_must_have_the_colour_of_the_source() -> None:
    t = sailing("1,1", "red").turn(0).play("sail")
    assert ["DEL-MOVE-02"] == t.why("move 2,0")
    assert ["-1,1", "-1,2", "3,0"] == t.objects("move")


@rule("DEL-MOVE-03")
def test_hexes_on_the_way_may_have_any_colour() -> None:
    # From 1,1 to 3,0 the only short way leads over the blue hex 2,0.
    assert "blue" == COLOUR_AT["2,0"]
    assert "3,0" in destinations(sailing("1,1", "red"))


@rule("DEL-MOVE-04", "DEL-SETB-04")
def test_land_and_shallow_water_are_not_crossed() -> None:
    # 1,1 and 3,1 are on both sides of the hole 2,1; -1,1 and 1,1 on both sides of the offering island 0,1.
    t = sailing("1,1", "pink", 9).turn(0).play("sail")
    assert 3 == t.facts("move 3,1")["steps"]
    assert 3 == sailing("-1,1", "yellow", 9).turn(0).play("sail").facts("move 1,1")["steps"]


@rule("DEL-MOVE-04", "DEL-SETB-04", "DEL-RUL-07")
def test_a_ship_stops_on_sea_only() -> None:
    every_hex = destinations(sailing("1,1", "pink", 99))
    assert sorted([place for place in SEAS if place != "1,1"]) == every_hex


@rule("DEL-RUL-07")
def test_the_open_rim_is_no_water_even_for_a_ship_that_crosses_shallows() -> None:
    # Around the outside it would be two steps from -7,7 to -6,5.
    t = sailing("-7,7", "yellow", 99).equipment(0, "shallows").turn(0).play("sail")
    assert 11 == t.facts("move -6,5")["steps"]


@rule("DEL-RUL-07")
def test_holes_and_the_zeus_space_are_shallow_water_to_be_crossed_with_a_card() -> None:
    for start in ("1,1", "-1,1", "-1,2"):
        away = steps(start, SHALLOW)
        t = sailing(start, "pink", 99).equipment(0, "shallows").turn(0).play("sail")
        assert {f"move {place}": away[place] for place in SEAS if place != start} == {text: t.facts(text)["steps"] for text in t.options}


# ---------------------------------------------------------------- Beyond the range


@rule("DEL-MOVE-05")
@pytest.mark.parametrize("favours", [0, 1, 2, 7])
def test_every_hex_beyond_the_range_costs_a_favour(favours: int) -> None:
    away = steps(ZEUS, set())
    t = sailing(ZEUS, "black", favours).turn(0).play("sail")
    blacks = [place for place in SEAS if COLOUR_AT[place] == "black"]

    assert {place for place in blacks if away[place] <= 3 + favours} == {place for place in blacks if t.offers(f"move {place}")}
    for place in blacks:
        if t.offers(f"move {place}"):
            assert max(0, away[place] - 3) == t.price(f"move {place}")


@rule("DEL-MOVE-05")
def test_only_favours_limit_how_far_a_ship_goes() -> None:
    t = sailing(ZEUS, "black", 7).turn(0).play("sail", "move 6,-7")
    assert ("6,-7", 0) == (t.berth(0), t.side(0)["favours"])
    assert [("DEL-MOVE-05", [0, 7])] == [(event.kind.rule, event.values) for event in t.events_named("paid")]
    t = sailing(ZEUS, "black", 6).turn(0).play("sail")
    assert ["DEL-MOVE-05"] == t.why("move 6,-7")


@rule("DEL-MOVE-05")
def test_colour_and_range_are_paid_together() -> None:
    # 1,-1 is black and five steps away; green is two steps from black.
    t = sailing(ZEUS, "green", 4).turn(0).play("sail")
    assert 4 == t.price("move 1,-1")
    t.play("move 1,-1")
    assert [("DEL-COL-02", [0, 2]), ("DEL-MOVE-05", [0, 2])] == [(event.kind.rule, event.values) for event in t.events_named("paid")]
    assert not sailing(ZEUS, "green", 3).turn(0).play("sail").offers("move 1,-1")


@rule("DEL-MOVE-06")
def test_bonuses_to_the_range_add_up() -> None:
    away = steps(ZEUS, set())
    for ship, card, creature, reach in [
        ("galley", False, False, 5),
        ("bulwark", True, False, 4),
        ("galley", True, False, 6),
        ("bulwark", False, True, 6),
        ("galley", True, True, 9),
    ]:
        t = sailing(ZEUS, "black").ship(0, ship)
        t = t.equipment(0, "range") if card else t
        t = t.passengers(0, "black creature") if creature else t
        reached = destinations(t)

        assert reach == max([away[place] for place in reached])
        assert sorted([place for place in SEAS if away[place] <= reach and (creature or COLOUR_AT[place] == "black")]) == reached


@rule("DEL-MOVE-11")
def test_a_creature_of_the_colour_adds_three_and_stops_anywhere() -> None:
    away = steps("1,1", set())
    expected = sorted([place for place in SEAS if 1 <= away[place] <= 6])
    assert expected == destinations(sailing("1,1", "green").passengers(0, "green creature"))


@rule("DEL-MOVE-11")
def test_a_creature_of_another_colour_does_not_help() -> None:
    assert destinations(sailing("1,1", "green")) == destinations(sailing("1,1", "green").passengers(0, "black creature"))


@rule("DEL-MOVE-11")
def test_a_source_may_be_paid_to_the_colour_of_a_creature() -> None:
    t = sailing(ZEUS, "red", 1).passengers(0, "black creature").turn(0).play("sail")
    # Six steps for one favour, whatever the colour.
    assert 1 == t.price("move 4,2")
    t.play("move 4,2")
    assert ("4,2", 0) == (t.berth(0), t.side(0)["favours"])


# ---------------------------------------------------------------- Other ships, and the place where the move began


@rule("DEL-MOVE-07")
def test_ships_share_hexes_and_do_not_block() -> None:
    t = table(4).wounds(0, "red").at(0, "1,1").at(1, "2,0").at(2, "2,0").at(3, "3,0").dice(0, "red (red) (red)").turn(0)
    t.play("sail", "move 3,0")
    assert "3,0" == t.berth(0) == t.berth(3)


@rule("DEL-MOVE-08")
def test_a_move_does_not_end_where_it_began() -> None:
    t = sailing("1,1", "yellow", 9).turn(0).play("sail")
    assert not t.offers("move 1,1")
    assert ["DEL-MOVE-08"] == t.why("move 1,1")


@rule("DEL-MOVE-08")
def test_a_ship_whose_only_hex_in_range_is_its_own_cannot_sail() -> None:
    # The next green hex is four steps away from 4,2.
    assert not sailing("4,2", "green").turn(0).offers("sail")
    assert "4,2" not in destinations(sailing("4,2", "green", 1))


# ---------------------------------------------------------------- The Zeus space


@rule("DEL-MOVE-09", "DEL-SETB-09")
def test_the_zeus_space_is_closed_until_all_tasks_are_done() -> None:
    t = sailing("-1,2", "red", 9).turn(0).play("sail")
    assert not t.offers(f"move {ZEUS}")
    assert ["DEL-MOVE-09"] == t.why(f"move {ZEUS}")


@rule("DEL-MOVE-09", "DEL-SETB-09")
def test_the_zeus_space_counts_as_shallow_water_during_play() -> None:
    # Straight through it would be one step less.
    assert 3 == sailing("-1,2", "green", 9).turn(0).play("sail").facts("move -1,4")["steps"]
    assert 1 == sailing("-1,2", "green", 9).equipment(0, "shallows").turn(0).play("sail").facts("move -1,4")["steps"]


@rule("DEL-MOVE-09")
def test_leaving_the_zeus_space_takes_one_step() -> None:
    t = sailing(ZEUS, "red").turn(0).play("sail")
    assert 1 == t.facts("move -1,2")["steps"]
    t.play("move -1,2")
    assert "-1,2" == t.berth(0)


@rule("DEL-MOVE-10")
@pytest.mark.parametrize("colour", COLOURS)
def test_when_all_tasks_are_done_a_move_of_any_colour_may_end_on_the_zeus_space(colour: str) -> None:
    t = sailing("2,0", colour).all_done(0).turn(0).play("sail")
    assert (0, 3) == (t.price(f"move {ZEUS}"), t.facts(f"move {ZEUS}")["steps"])
    t.play(f"move {ZEUS}")
    assert (ZEUS, True) == (t.berth(0), t.side(0)["home"])


@rule("DEL-MOVE-10")
def test_the_zeus_space_is_a_step_like_any_other() -> None:
    far = sailing("3,0", "green").all_done(0).turn(0).play("sail")
    assert not far.offers(f"move {ZEUS}")
    assert ["DEL-MOVE-05"] == far.why(f"move {ZEUS}")
    assert 1 == sailing("3,0", "green", 1).all_done(0).turn(0).play("sail").price(f"move {ZEUS}")


@rule("DEL-MOVE-10")
def test_the_zeus_space_is_a_step_with_the_shallows_card_too() -> None:
    t = sailing("-1,2", "red").equipment(0, "shallows").all_done(0).turn(0).play("sail")
    assert 1 == t.facts(f"move {ZEUS}")["steps"]
    # Over the hole 2,1 it is one step to 1,1, another to 0,2, and a third to the Zeus space.
    t = sailing("3,1", "pink").equipment(0, "shallows").all_done(0).turn(0).play("sail")
    assert 3 == t.facts(f"move {ZEUS}")["steps"]


@rule("DEL-MOVE-10")
def test_one_open_task_keeps_the_zeus_space_closed() -> None:
    t = sailing("-1,2", "red", 9).done(0, "shrine", "shrine", "shrine", "statue red", "statue black", "statue pink")
    t.done(0, "offering blue", "offering yellow", "offering red", "monster red", "monster black").turn(0).play("sail")
    assert 1 == sum(t.side(0)["tasks"].values())
    assert ["DEL-MOVE-09"] == t.why(f"move {ZEUS}")
