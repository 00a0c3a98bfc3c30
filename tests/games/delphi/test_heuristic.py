"""The heuristic measures the way home, knows no secrets, and leads a bot that looks one action ahead through a whole game."""

from __future__ import annotations

import pytest
from games.delphi.laying import BERTHS, ZEUS, Table, colour, hex_of, new_game, table

from themis.bots.bot import Knowledge
from themis.bots.levels import make
from themis.core.chance import Seeded
from themis.core.decisions import name_of
from themis.core.event import Io
from themis.core.frame import apply, options, waiting
from themis.games.delphi import charts, content, course, heuristic, rules, voyage
from themis.games.delphi.frames import DECISIONS
from themis.games.delphi.game import GAME


def way_home(t: Table, seat: int = 0) -> int:
    """What the rest of the game costs a seat, in hundredths of an action."""
    return int(course.way_home(t.state, seat, course.pieces_of(t.state)))


def actions_left(t: Table, seat: int = 0) -> int:
    t.turn(seat)
    return int(heuristic.actions_left(t.state, seat, course.pieces_of(t.state)))


def chosen(t: Table, bot: str = "greedy", seed: int = 1) -> str:
    """What a bot does here."""
    seat = t.waiting[0]
    return make(bot, seed).choose(Knowledge(GAME, t.state, seat)).text


def one_task_left(task: str) -> Table:
    """Seat 0 has done everything else; the dice show red, green and yellow."""
    t = table(2).all_done(1)
    every = ["shrine", "shrine", "shrine", "statue red", "statue blue", "statue green"]
    every += ["offering yellow", "offering blue", "offering red", "monster red", "monster black", "monster green"]
    every.remove(task)
    return t.done(0, *every).dice(0, "red green yellow").favours(0, 3)


def beside_temple(t: Table, place: str, of: str) -> bool:
    land = content.FIRST_TEMPLE + list(t.state.temples).index(colour(of))
    return bool(t.state.sea.beside[hex_of(place)] >> land - content.FIRST_LAND & 1)


# The chart


def test_a_chart_knows_the_nearest_stop_of_every_land() -> None:
    sea = table(2).state.sea
    chart = charts.chart_of(sea)
    for berth in range(content.BERTHS):
        for land in range(content.FIRST_LAND, content.FIRST_HOLE):
            shores = [h for h in range(content.SEAS) if sea.beside[h] >> land - content.FIRST_LAND & 1]
            k = berth * content.LANDS + land - content.FIRST_LAND

            assert min([sea.lanes.distance(berth, shore) for shore in shores]) == chart.steps[k]
            assert sea.lanes.distance(berth, chart.stops[k]) == chart.steps[k]


def test_a_sea_is_charted_once() -> None:
    sea = table(2).state.sea

    assert charts.chart_of(sea) is charts.chart_of(sea)


# The way home


def test_on_the_zeus_space_with_all_tasks_done_nothing_is_left() -> None:
    assert 0 == way_home(table(2).all_done(0).at(0, ZEUS))


def test_the_way_home_grows_with_the_distance() -> None:
    ways = [way_home(table(2).all_done(0).at(0, place)) for place in ("0,2", "1,-1", "-7,3")]

    assert ways == sorted(ways)
    assert ways[0] < ways[-1]


def test_a_loaded_offering_shortens_the_way() -> None:
    t = one_task_left("offering yellow").at(0, "0,2")
    before = way_home(t)
    t.cargo(0, "offering yellow")

    assert way_home(t) <= before - voyage.ACTION


def test_a_longer_range_shortens_the_way() -> None:
    assert way_home(table(2).ship(0, "galley")) < way_home(table(2).ship(0, "bulwark"))


def test_a_die_of_the_right_colour_makes_the_next_action_cheaper() -> None:
    t = one_task_left("offering yellow").cargo(0, "offering yellow").favours(0, 0)
    t.at(0, next(place for place in BERTHS if beside_temple(t, place, "yellow")))

    assert way_home(t.dice(0, "yellow red red")) < way_home(t.dice(0, "green red red"))


def test_a_voyage_does_not_depend_on_what_the_seat_cannot_know() -> None:
    t = new_game(3, 5)
    seat = t.waiting[0]
    for seed in range(5):
        world = GAME.determinise(t.state, seat, Seeded(seed))

        assert GAME.features(t.state, seat) == GAME.features(world, seat)


def test_a_shorter_way_is_a_better_prospect() -> None:
    t = one_task_left("offering yellow").at(0, "0,2").turn(0)
    before = GAME.prospects(t.state)
    t.cargo(0, "offering yellow")

    assert before[0] < GAME.prospects(t.state)[0] or before[1] > GAME.prospects(t.state)[1]


# What helps and what hinders


def test_nobody_wins_by_hoarding() -> None:
    poor = one_task_left("offering yellow").favours(0, 2)
    rich = one_task_left("offering yellow").favours(0, 60).cards(0, "red red red")

    assert 0 < actions_left(rich) < actions_left(poor)


@pytest.mark.parametrize(("fewer", "more"), [("", "red"), ("red", "red red"), ("red blue", "red blue pink black yellow")])
def test_wounds_hinder(fewer: str, more: str) -> None:
    assert actions_left(table(2).wounds(0, fewer)) < actions_left(table(2).wounds(0, more))


def test_a_god_is_worth_more_on_every_row() -> None:
    left = [actions_left(table(2).gods(0, poseidon=row)) for row in (0, 3, 4, 5, 6)]

    assert left == sorted(left, reverse=True)


def test_a_fight_with_favours_left_is_worth_going_on() -> None:
    t = table(2).at(0, "0,2").dice(0, "red (green) (green)").shield(0, 3).favours(0, 4).monsters("1,2", "red").turn(0)
    t.play("fight 1,2 red", chance=["battle 3"])

    assert "fight-on" == chosen(t)


# The bot that looks one action ahead


def test_greedy_sails_home_when_all_tasks_are_done() -> None:
    t = table(2).all_done(0).at(0, "0,2").dice(0, "red (red) (red)").turn(0)

    assert "sail" == chosen(t)
    assert "move ring-zeus-4" == chosen(t.play("sail"))


def test_greedy_at_home_draws_cards_which_decide_a_tie() -> None:
    t = table(2).all_done(0).at(0, "0,2").dice(0, "red red (red)").favours(0, 0).turn(0)
    t.play("sail", f"move {ZEUS}")

    assert "draw" == chosen(t)


def test_greedy_does_not_end_its_turn_with_dice_to_use() -> None:
    for seed in range(3):
        t = new_game(2, seed)
        seat = t.waiting[0]
        while t.asked == "Turn" and rules.dice_left(GAME.tables, t.state.sides[seat]):
            choice = make("greedy", seed).choose(Knowledge(GAME, t.state, seat))

            assert "end" != choice.text
            apply(t.state, seat, choice, Io(Seeded(seed), True))
            while t.asked != "Turn" and t.waiting == [seat]:
                apply(t.state, seat, options(t.state, seat)[0], Io(Seeded(seed), True))


def test_greedy_finishes_a_short_game_in_time() -> None:
    t = new_game(2, 3, tasks_removed="4")
    bots = [make("greedy", 1), make("random", 2)]
    chance = Seeded(4)
    while not t.state.over:
        seat = waiting(t.state)[0]
        apply(t.state, seat, bots[seat].choose(Knowledge(GAME, t.state, seat)), Io(chance, True))
    outcome = GAME.outcome(t.state)

    assert "returned" == outcome.reason
    assert [1, 2] == outcome.ranks
    assert t.state.round <= 20


def test_help_never_saves_more_than_the_way_and_a_hindrance_counts_in_full() -> None:
    """A card played with nothing left in the hand is a hindrance, even one step from home."""
    for way in range(0, 400, 7):
        for worth in range(-60, 400, 1):
            saved = heuristic.saved(way, worth)
            assert saved == worth if worth <= 0 else 0 <= saved <= min(way, worth)


# When a position is judged


def test_a_position_is_judged_before_an_action_and_never_in_the_middle_of_one() -> None:
    asking = [DECISIONS.frames[name](*[0 for _ in DECISIONS.names[name]]) for name in DECISIONS.asking]
    between = [name_of(frame) for frame in asking if not frame.is_part_of_action()]

    assert ["ChooseShip", "OthersStep", "Recover", "ReturnTask", "Turn", "Unhurt"] == sorted(between)
