"""Setting up the players: favours, ship tiles, dice, the first wound, gods, tasks, and what ship tiles do at the start."""

from __future__ import annotations

from collections import Counter

import pytest
from games.delphi.laying import Table, new_game, rule, table

from themis.games.delphi.game import GAME

SEATS = [2, 3, 4]
SEEDS = range(1, 25)
FIRST_GAME = {"bulwark", "olympian", "galley", "merchantman"}
# Which two-sided tiles show their offering, and what the others then ask for.
TASK_SETS: dict[tuple[str, ...], tuple[str, ...]] = {
    ("blue", "yellow"): ("black", "red"),
    ("pink", "yellow"): ("black", "blue"),
    ("green", "yellow"): ("blue", "red"),
    ("blue", "pink"): ("black", "yellow"),
    ("blue", "green"): ("red", "yellow"),
    ("green", "pink"): ("blue", "yellow"),
}


def rolls(*colours: str) -> list[str]:
    return [f"die {colour}" for colour in colours]


def fresh(ship: str = "galley") -> Table:
    """Two players, the second of whom has a ship tile that does nothing at the start."""
    return table().ship(1, "merchantman").ship(0, ship)


def provided(t: Table, first: str = "red", second: str = "red") -> Table:
    """Two players set up, with these first wounds."""
    return t.provide([*rolls("red", "green", "blue"), *rolls("pink", "pink", "black"), f"wound {first}", f"wound {second}"])


def coloured(tasks: dict[str, int], task: str) -> tuple[str, ...]:
    return tuple(sorted([face.partition("-")[2] for face in tasks if face.startswith(f"{task}-")]))


# ---------------------------------------------------------------- What everybody gets


@rule("DEL-GEN-05")
def test_chance_decides_who_goes_first() -> None:
    firsts = Counter([new_game(3, seed).view()["first"] for seed in SEEDS])
    assert {0, 1, 2} == set(firsts)


@rule("DEL-SETP-01", "DEL-GEN-03")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_colour_twelve_tasks_six_gods_and_three_dice(seats: int) -> None:
    t = new_game(seats)
    sides = [t.side(seat) for seat in range(seats)]

    assert ["red", "yellow", "green", "blue"][:seats] == [side["colour"] for side in sides]
    assert [12] * seats == [sum(side["tasks"].values()) for side in sides]
    assert [6] * seats == [len(side["gods"]) for side in sides]
    assert [3] * seats == [len(side["dice"]) for side in sides]


@rule("DEL-SETP-02")
@pytest.mark.parametrize("seats", SEATS)
def test_the_later_the_turn_the_more_favours(seats: int) -> None:
    for seed in SEEDS:
        t = new_game(seats, seed, ships="first-game")
        first = t.view()["first"]
        assert [3, 4, 5, 6][:seats] == [t.side((first + place) % seats)["favours"] for place in range(seats)]


@rule("DEL-SETP-07")
def test_everybody_rolls_three_dice_and_a_colour_may_come_twice() -> None:
    t = provided(fresh())
    assert ["red", "green", "blue"] == [die["colour"] for die in t.side(0)["dice"]]
    assert ["pink", "pink", "black"] == [die["colour"] for die in t.side(1)["dice"]]
    assert not any([die["used"] for seat in (0, 1) for die in t.side(seat)["dice"]])


@rule("DEL-SETP-08", "DEL-RUL-09")
def test_the_first_roll_moves_no_god_and_brings_no_favours() -> None:
    # Seat 1's Poseidon will stand on the entry row, and seat 0 has rolled blue; seat 0 has a card that pays for red.
    t = provided(fresh().equipment(0, "omen-red"), "red", "blue")
    assert "Turn" == t.asked
    assert 3 == t.side(1)["gods"]["poseidon"]
    assert [0, 0] == [t.side(seat)["favours"] for seat in (0, 1)]


@rule("DEL-SETP-09")
def test_everybody_draws_a_wound_that_all_can_see() -> None:
    t = provided(fresh(), "pink", "green")
    assert {"pink": 1} == t.side(0)["wounds"]
    assert {"green": 1} == t.side(1)["wounds"]
    assert ["DEL-SETP-09"] * 2 == [event.kind.rule for event in t.events_named("wounded")]


@rule("DEL-SETP-10", "DEL-RUL-26")
@pytest.mark.parametrize("seats,row", [(2, 3), (3, 2), (4, 1)])
def test_the_god_of_the_first_wound_goes_to_the_entry_row(seats: int, row: int) -> None:
    t = table(seats).provide(rolls(*["red"] * 3 * seats) + ["wound yellow"] * seats)
    for seat in range(seats):
        assert {**dict.fromkeys(t.side(seat)["gods"], 0), "apollo": row} == t.side(seat)["gods"]


@rule("DEL-SETP-11")
def test_shields_start_at_nothing() -> None:
    t = provided(fresh())
    assert [0, 0] == [t.side(seat)["shield"] for seat in (0, 1)]


@rule("DEL-SETP-12")
def test_three_shrines_wait_to_be_built() -> None:
    t = new_game(3)
    assert [3, 3, 3] == [t.side(seat)["tasks"]["shrine"] for seat in range(3)]
    assert {-1} == {island["shrine"] for island in t.view()["islands"]}


# ---------------------------------------------------------------- Tasks


@rule("DEL-SETP-13", "DEL-SETP-14", "DEL-RUL-03")
def test_two_of_the_two_sided_tiles_show_an_offering_and_the_others_a_monster() -> None:
    drawn = set()
    for seed in range(1, 60):
        tasks = new_game(2, seed).side(0)["tasks"]
        offerings, monsters = coloured(tasks, "offering"), coloured(tasks, "monster")
        drawn.add(offerings)

        assert TASK_SETS[offerings] == monsters
        assert (3, 3, 1, 1) == tuple(tasks[task] for task in ("shrine", "statue", "offering", "monster"))

    assert set(TASK_SETS) == drawn


@rule("DEL-SETP-13", "DEL-RUL-03")
@pytest.mark.parametrize("removed", ["0", "4"])
def test_everybody_has_the_same_tasks(removed: str) -> None:
    for seed in SEEDS:
        t = new_game(4, seed, tasks_removed=removed)
        assert 1 == len({str(t.side(seat)["tasks"]) for seat in range(4)})


# ---------------------------------------------------------------- Ship tiles


@rule("DEL-SETP-03")
def test_everybody_is_dealt_a_ship_tile_and_the_others_return_to_the_box() -> None:
    dealt = set()
    for seed in SEEDS:
        t = new_game(4, seed)
        ships = [t.side(seat)["ship"] for seat in range(4)]
        dealt.update(ships)

        assert 4 == len(set(ships))
        assert [] == t.view()["ships"]

    assert set(GAME.tables.ship_slugs) == dealt


@rule("DEL-SETP-05", "DEL-RUL-09")
def test_a_first_game_deals_from_four_ship_tiles_only() -> None:
    dealt = set()
    for seed in SEEDS:
        t = new_game(2, seed, ships="first-game")
        dealt.update([t.side(seat)["ship"] for seat in range(2)])
        assert {"DEL-SETP-05"} == {event.kind.rule for event in t.events_named("ship-received")}

    assert FIRST_GAME == dealt


@rule("DEL-SETP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_ship_tiles_are_drafted_from_the_last_player_to_the_first(seats: int) -> None:
    t = new_game(seats, 3, ships="draft")
    first = t.view()["first"]
    shown = t.view()["ships"]
    assert seats + 1 == len(shown)

    order = []
    while t.asked == "ChooseShip":
        order.append(t.waiting[0])
        assert [f"choose {ship}" for ship in t.view()["ships"]] == t.options
        t.play(t.options[0])

    assert [(first - 1 - place) % seats for place in range(seats)] == order
    assert [] == t.view()["ships"]
    assert sorted([ship for ship in shown if ship not in shown[-1:]]) == sorted([t.side(seat)["ship"] for seat in range(seats)])


@rule("DEL-SETP-04")
def test_a_ship_tile_that_was_not_laid_open_cannot_be_chosen() -> None:
    t = new_game(2, 3, ships="draft")
    hidden = [ship for ship in GAME.tables.ship_slugs if ship not in t.view()["ships"]]
    assert 5 == len(hidden)
    assert ["DEL-SETP-04"] == t.why(f"choose {hidden[0]}")


@rule("DEL-SETP-06")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_last_player_keeps_the_titan_die(first: int) -> None:
    t = table(3).first(first)
    for seat in range(3):
        t.wounds(seat, "red").shield(seat, 5)
    t.begin_turn(first)

    rollers = []
    for _ in range(6):
        seat = t.waiting[0]
        last = seat == (first + 2) % 3
        t.play("end", chance=[*rolls("red", "red", "red"), *(["titan 1"] if last else [])])
        rollers += [seat] if t.events_named("titan-rolled") else []

    assert [(first + 2) % 3] * 2 == rollers


@rule("DEL-SETP-15", "DEL-RUL-09")
def test_ship_tiles_come_last_and_in_turn_order() -> None:
    t = table(3).ship(0, "indulgence").ship(1, "bulwark").ship(2, "arsenal").first(2)
    t.provide([*rolls(*["red"] * 9), "wound red", "wound blue", "wound pink"])

    assert ([2], "TakeEquipment") == (t.waiting, t.asked)
    assert [1, 1, 1] == [sum(t.side(seat)["wounds"].values()) for seat in range(3)]
    assert 0 == t.side(1)["shield"]

    t.play("take range", chance=["equipment windfall", "card red"])
    assert ([0], "ReturnTask") == (t.waiting, t.asked)
    assert 0 == t.side(1)["shield"]

    t.play("return statue")
    assert 2 == t.side(1)["shield"]
    assert ([2], "Turn") == (t.waiting, t.asked)


@rule("DEL-SETP-15")
def test_bounty_and_olympian_work_at_the_start() -> None:
    t = provided(table().ship(0, "bounty").ship(1, "olympian").favours(0, 3).favours(1, 4))
    assert [4, 4] == [t.side(seat)["favours"] for seat in (0, 1)]
    assert {3} == set(t.side(1)["gods"].values())


@rule("DEL-RUL-09")
def test_an_omen_taken_with_the_arsenal_does_not_count_for_the_first_roll() -> None:
    t = provided(fresh("arsenal").display("omen-red"))
    t.play("take omen-red", chance=["equipment windfall", "card red"])
    assert "Turn" == t.asked
    assert 0 == t.side(0)["favours"]
    assert {"red": 1} == t.side(0)["cards"]


@rule("DEL-RUL-09")
def test_a_card_that_works_once_loads_cargo_before_the_first_turn() -> None:
    t = provided(fresh("arsenal").display("statue-gift-red-green-yellow"))
    t.play("take statue-gift-red-green-yellow", chance=["equipment windfall"])
    assert ["load-statue 2,5", "load-statue -8,4", "load-statue 5,-7"] == t.options
    t.play("load-statue 2,5", chance=["card red"])
    assert ({"red": 1}, "Turn") == (t.side(0)["statues"], t.asked)


@rule("DEL-RUL-09")
def test_a_scout_explores_before_the_first_turn() -> None:
    t = provided(fresh("arsenal").display("scout").island("2,2", "blue-phi"))
    t.play("take scout", chance=["equipment windfall"]).play("peek 2,2", "peek 1,0")
    t.play("explore 2,2", chance=["card red", "card red", "card red"])
    assert t.island_at("2,2")["explored"]
    assert not t.island_at("1,0")["explored"]
    assert "Turn" == t.asked


# ---------------------------------------------------------------- Indulgence


@rule("DEL-RUL-10")
def test_any_own_tile_may_be_returned_after_the_tasks_are_set() -> None:
    t = provided(fresh("indulgence"))
    assert [
        "return shrine",
        "return statue",
        "return offering",
        "return monster",
        "return offering-blue",
        "return offering-yellow",
        "return monster-red",
        "return monster-black",
    ] == t.options
    assert ["DEL-SHIP-05"] == t.why("return offering-pink")


@rule("DEL-RUL-10")
def test_a_returned_tile_is_open_to_all_and_gives_no_reward() -> None:
    t = provided(fresh("indulgence")).play("return monster-red")
    assert "monster-red" == t.side(0)["returned"]
    assert 11 == sum(t.side(0)["tasks"].values())
    assert 12 == sum(t.side(1)["tasks"].values())
    assert ([], "Turn") == (t.side(0)["equipment"], t.asked)


@rule("DEL-RUL-10")
@pytest.mark.parametrize("task,loadable", [("offering-blue", True), ("offering-yellow", False)])
def test_a_returned_colour_is_free_for_the_white_tile(task: str, loadable: bool) -> None:
    # Yellow is done and only the white tile is left, besides the blue one if that was kept.
    t = table().ship(0, "indulgence").at(0, "1,1").offerings("0,1", "blue yellow")
    t.returned(0, task).done(0, "offering blue" if task == "offering-yellow" else "offering yellow")
    t.dice(0, "blue (red) (red)").turn(0)
    assert loadable == t.offers("load-offering 0,1 blue")


@rule("DEL-RUL-10")
def test_after_a_shrine_tile_is_returned_all_three_islands_still_serve() -> None:
    t = table().ship(0, "indulgence").returned(0, "shrine").at(0, "1,1").dice(0, "green green green")
    t.island("1,0", "red-phi", True).island("2,2", "red-psi", True).island("2,-1", "red-omega", True).turn(0)
    t.spend("die green", "build 1,0").play("decline")
    assert 1 == t.side(0)["tasks"]["shrine"]

    t = table().ship(0, "indulgence").returned(0, "shrine").done(0, "shrine", "shrine").at(0, "1,1").dice(0, "green green green")
    t.island("1,0", "red-phi", True).turn(0)
    assert not t.offers("build 1,0")
    assert ["DEL-BLD-02"] == t.why("build 1,0")


@rule("DEL-RUL-10")
@pytest.mark.parametrize("removed,left", [("1", 10), ("2", 9), ("3", 8), ("4", 7)])
def test_a_short_game_is_shorter_still_with_the_indulgence(removed: str, left: int) -> None:
    for seed in range(1, 200):
        t = new_game(2, seed, tasks_removed=removed)
        if t.asked == "ReturnTask":
            seat = t.waiting[0]
            t.play(t.options[0])
            assert left == sum(t.side(seat)["tasks"].values())
            return
    raise AssertionError("no seed deals the Indulgence first")
