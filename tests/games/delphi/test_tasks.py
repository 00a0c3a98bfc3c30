"""Task tiles: what counts for which, what may be taken for them, and their rewards (chapter TASK)."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, new_game, rule, table
from walk import walk

from themis.games.delphi.game import GAME
from themis.games.delphi.schema import COLOURS, TASKS
from themis.games.delphi.state import MONSTERS_AT, OFFERINGS_AT, STATUES_AT, State, byte_of

# Next to the offering island -3,1, the red temple -4,3, and the statue island -2,2 with sites in black, pink and red.
HARBOUR = "-3,2"
# Next to the offering island 0,1 and the monster island 1,2.
LAIR = "0,2"


# Tiles and rewards


@rule("DEL-TASK-01")
def test_everybody_sees_the_finished_tile_leave_and_how_many_are_left() -> None:
    t = table().at(0, HARBOUR).cargo(0, "offering red").turn(0)
    assert 12 == sum(t.view(1)["sides"][0]["tasks"].values())

    t.play("offer -4,3")

    assert 11 == sum(t.view(1)["sides"][0]["tasks"].values())
    assert [11] == [event.values[2] for event in t.events_named("task-done") if event.is_for(1)]


@rule("DEL-TASK-02", "DEL-RUL-19")
def test_a_monster_that_completes_no_task_brings_no_equipment() -> None:
    t = table(free_tasks="yes").at(0, LAIR).monsters("1,2", "red").done(0, "monster red").dice(0, "red red red").turn(0)

    t.play("fight 1,2 red", chance=["battle 9"])

    assert ["die-used", "fight-began", "battle-rolled", "defeated"] == t.event_names
    assert ("Turn", 1, {"red": 2}) == (t.asked, t.side(0)["tasks"]["monster"], t.side(0)["trophies"])


@rule("DEL-TASK-02", "DEL-FGT-11")
def test_the_monsters_tile_leaves_before_equipment_is_chosen() -> None:
    t = table().at(0, LAIR).monsters("1,2", "red").dice(0, "red red red").turn(0)

    t.play("fight 1,2 red", chance=["battle 9"])

    assert "task-done" == t.event_names[-1]
    assert ("TakeEquipment", False) == (t.asked, "monster-red" in t.side(0)["tasks"])


@rule("DEL-TASK-07")
def test_a_shrine_brings_one_god_step() -> None:
    t = table().at(0, "1,-1").island("1,0", "red-phi", explored=True).dice(0, "green red red").turn(0)

    t.play("build 1,0").play("advance ares")

    assert ("Turn", 3) == (t.asked, t.side(0)["gods"]["ares"])


@rule("DEL-TASK-07")
def test_a_statue_brings_one_passenger() -> None:
    t = table().at(0, HARBOUR).cargo(0, "statue red").turn(0).play("raise -2,2 red", "board phoenix")
    assert ("Turn", ["phoenix"]) == (t.asked, t.side(0)["passengers"])


@rule("DEL-TASK-07")
def test_an_offering_brings_three_favours() -> None:
    t = table().at(0, HARBOUR).cargo(0, "offering red").favours(0, 1).dice(0, "red pink pink").turn(0).play("offer -4,3")
    assert ("Turn", 4) == (t.asked, t.side(0)["favours"])


@rule("DEL-TASK-07")
def test_a_monster_brings_one_equipment_card() -> None:
    t = table().at(0, LAIR).monsters("1,2", "red").dice(0, "red pink pink").turn(0)
    t.play("fight 1,2 red", chance=["battle 9"]).play("take range")
    assert ("Turn", ["range"]) == (t.asked, t.side(0)["equipment"])


# Colours


@rule("DEL-TASK-03")
@pytest.mark.parametrize("colour", ["red", "black", "pink", "green"])
def test_a_white_tile_is_completed_with_a_colour_of_choice(colour: str) -> None:
    t = table().at(0, HARBOUR).temple("-4,3", colour).cargo(0, f"offering {colour}").dice(0, f"{colour} {colour} {colour}").turn(0)

    t.play("offer -4,3")

    assert ["offering-blue", "offering-yellow"] == sorted([task for task in t.side(0)["tasks"] if task.startswith("offering")])


@rule("DEL-TASK-04", "DEL-RUL-19")
def test_an_offering_of_a_colour_already_made_cannot_be_made_again() -> None:
    t = table(offerings="yellow blue", free_tasks="yes").at(0, HARBOUR).temple("-4,3", "yellow").done(0, "offering yellow")
    t.cargo(0, "offering yellow").dice(0, "yellow red red").turn(0)
    assert 1 == t.side(0)["tasks"]["offering"]
    assert ["DEL-TASK-04"] == t.why("offer -4,3")


@rule("DEL-TASK-04", "DEL-RUL-19")
def test_a_statue_of_a_colour_already_raised_cannot_be_raised_again() -> None:
    t = table(free_tasks="yes").at(0, HARBOUR).done(0, "statue black").cargo(0, "statue black", "statue red").dice(0, "black red red")
    t.turn(0)
    assert ["-2,2 red"] == t.objects("raise")
    assert "DEL-TASK-04" in t.why("raise -2,2 black")


@rule("DEL-TASK-04", "DEL-FGT-02")
def test_a_monster_of_a_colour_already_defeated_cannot_be_fought() -> None:
    t = table().at(0, LAIR).monsters("1,2", "red").done(0, "monster red").dice(0, "red red red").turn(0)
    assert 1 == t.side(0)["tasks"]["monster"]
    assert ["DEL-FGT-02"] == t.why("fight 1,2 red")


@rule("DEL-TASK-04")
def test_the_colours_of_different_types_do_not_exclude_each_other() -> None:
    t = table().at(0, HARBOUR).done(0, "monster red", "offering red").cargo(0, "statue red").turn(0)
    assert t.offers("raise -2,2 red")


@rule("DEL-TASK-05", "DEL-RUL-20")
def test_a_piece_counts_for_the_open_tile_of_its_colour_and_not_for_the_white_one() -> None:
    t = table().at(0, HARBOUR).temple("-4,3", "yellow").cargo(0, "offering yellow").dice(0, "yellow red red").turn(0)

    t.play("offer -4,3")

    assert ["offering", "offering-blue"] == sorted([task for task in t.side(0)["tasks"] if task.startswith("offering")])


@rule("DEL-TASK-05", "DEL-RUL-20")
def test_cargo_for_a_coloured_tile_leaves_the_white_one_open() -> None:
    t = table().at(0, HARBOUR).offerings("-3,1", "red black").cargo(0, "offering yellow").dice(0, "red red red").turn(0)
    assert ["-3,1 red"] == t.objects("load-offering")


@rule("DEL-TASK-06", "DEL-RUL-20")
def test_a_white_tile_is_not_completed_with_a_second_piece_of_an_open_coloured_tile() -> None:
    t = table(free_tasks="yes").at(0, HARBOUR).temple("-4,3", "yellow").cargo(0, "offering yellow", "offering yellow")
    t.dice(0, "yellow yellow red").turn(0)

    t.play("offer -4,3")

    assert (1, ["DEL-TASK-04"]) == (t.side(0)["tasks"]["offering"], t.why("offer -4,3"))


@rule("DEL-TASK-06")
def test_without_a_white_tile_a_colour_on_no_tile_completes_nothing() -> None:
    t = table(free_tasks="yes").at(0, HARBOUR).done(0, "offering green").cargo(0, "offering red").turn(0)
    assert ["DEL-TASK-06"] == t.why("offer -4,3")


@rule("DEL-TASK-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_equally_many_pieces_of_each_colour(seats: int) -> None:
    seen = new_game(seats).view()
    for pieces in ("offerings", "monsters"):
        laid = [name for names in seen[pieces].values() for name in names]
        assert [seats] * 6 == [laid.count(colour) for colour in COLOURS]
    assert [3] * 6 == list(seen["statues"].values())


# Several targets


@rule("DEL-RUL-38", "DEL-FGT-12")
def test_with_several_needed_monsters_in_reach_the_player_chooses() -> None:
    t = table().at(0, "-4,4").monsters("-5,4", "red black").monsters("-5,5", "red").favours(0, 6).turn(0)
    assert ["-5,4 black", "-5,4 red", "-5,5 red"] == t.objects("fight")
    t.play("fight -5,5 red", "die red", chance=["battle 9"])
    assert ([], ["red", "black"]) == (t.on("-5,5"), t.on("-5,4"))


@rule("DEL-RUL-38")
def test_with_several_islands_in_reach_the_player_chooses() -> None:
    t = table().at(0, "2,-3").dice(0, "pink blue blue").turn(0)
    assert ["2,-4", "3,-4"] == t.objects("explore")
    t.play("explore 3,-4")
    assert (True, False) == (t.island_at("3,-4")["explored"], t.island_at("2,-4")["explored"])


# Nobody can be locked out: DEL-RUL-19


def loadable(t: Table) -> list[str]:
    """The colours that seat 0 may load for its offerings, whatever it costs."""
    return [colour for colour in COLOURS if any(text.endswith(colour) for text in t.objects("load-offering"))]


@rule("DEL-RUL-19")
def test_with_option_free_tasks_even_what_nobody_needs_may_be_loaded() -> None:
    t = table(free_tasks="yes").at(0, HARBOUR).offerings("-3,1", "red black").done(0, "offering red", "offering yellow", "offering blue")
    t.turn(0)
    assert ["red", "black"] == loadable(t)


@rule("DEL-RUL-19")
def test_pieces_for_white_tiles_aboard_count_against_the_white_tiles_left() -> None:
    t = table().at(0, HARBOUR).offerings("-3,1", "red yellow").cargo(0, "offering green").favours(0, 6).turn(0)
    assert ["yellow"] == loadable(t)


@rule("DEL-RUL-19")
def test_a_second_piece_for_a_coloured_tile_is_not_loaded_when_no_white_tile_is_left() -> None:
    t = table().ship(0, "merchantman").at(0, HARBOUR).offerings("-3,1", "yellow blue").cargo(0, "offering green", "offering yellow")
    t.favours(0, 6).turn(0)
    assert ["blue"] == loadable(t)
    assert ["DEL-OFF-03"] == t.why("load-offering -3,1 yellow")


@rule("DEL-RUL-19")
def test_a_monster_is_fought_for_a_white_tile_in_any_colour_not_done() -> None:
    t = table(3).at(0, LAIR).monsters("1,2", "green blue").done(0, "monster green").favours(0, 6).turn(0)
    assert [] == t.objects("fight")
    t = table(3).at(0, LAIR).monsters("1,2", "green blue").done(0, "monster black").favours(0, 6).turn(0)
    assert ["1,2 blue", "1,2 green"] == t.objects("fight")


def locked_out(s: State) -> list[str]:
    """The tasks for which the pieces left and aboard do not suffice, each with its seat."""
    laid = {
        "offering": {k for k in range(6) if any(s.board[OFFERINGS_AT + at] >> k & 1 for at in range(6))},
        "monster": {k for k in range(6) if any(s.board[MONSTERS_AT + at] >> k & 1 for at in range(9))},
        "statue": {k for k in range(6) if s.board[STATUES_AT + k]},
    }
    found = []
    for seat, side in enumerate(s.sides):
        for name, left in laid.items():
            task = TASKS.index(name)
            wanted = {k for k in range(6) if byte_of(side.wanted, task) >> k & 1}
            done = {k for k in range(6) if byte_of(side.done, task) >> k & 1}
            aboard = {k for k in range(6) if name != "monster" and byte_of(side.offerings if name == "offering" else side.statues, k)}
            if not wanted <= left | aboard or len((left | aboard) - wanted - done) < byte_of(side.white, task):
                found.append(f"{name} of seat {seat}")
    return found


@rule("DEL-RUL-19", "DEL-RUL-51")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_the_others_do_everybody_can_still_finish_every_task(seats: int) -> None:
    for number, (s, _, _, _) in enumerate(walk(GAME, seats, 40 + seats, {"ships": "first-game"})):
        if number % 20 == 0:
            assert isinstance(s, State)
            assert [] == locked_out(s)


@rule("DEL-RUL-19")
def test_with_option_free_tasks_somebody_can_be_locked_out() -> None:
    t = table(free_tasks="yes").at(0, LAIR).monsters("1,2", "red").done(0, "monster red").turn(0)
    t.play("fight 1,2 red", chance=["battle 9"])
    assert ["monster of seat 1"] == locked_out(t.state)
