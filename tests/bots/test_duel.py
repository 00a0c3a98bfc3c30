"""The duel: fair to all options, sure of what is plain, bounded by its budget, and blind to what the seat cannot know."""

from __future__ import annotations

import math

import pytest
from games.altar.laying import Table, table

from themis.bots.bot import Knowledge
from themis.bots.duel import FEWEST_WORLDS, Duel, Streamed, Verdict, duel
from themis.bots.duel_bot import KEPT, foremost
from themis.bots.levels import make
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import StateBase, options, play_at_random, settle, waiting
from themis.games import GAMES, find
from themis.games.altar import state
from themis.games.altar.game import GAME


def winning_ritual() -> Table:
    """The last turn of the game for two: a ritual wins it, everything else loses it."""
    t = table(2).realm("old", 1, 1).realm("light", 1, 2).placed("light", "old")
    t.hand(0, "hierophant", "hierophant", "scribe", "pilgrim").supply(1).first(1)
    t.state.ending = state.COMPLETED
    return t.turn(0, 1)


def verdicts(t: Table, budget: int, seed: int) -> dict[str, Verdict]:
    known = Knowledge(GAME, t.state, 0)
    return {verdict.choice.text: verdict for verdict in duel(known, known.options(), budget, seed)}


def a_state(game_id: str, seed: int, decisions: int) -> StateBase:
    game = find(game_id)
    io = Io(Seeded(seed), True)
    s = game.setup(2, game.meta.option_values({}), io)
    settle(s, io)
    play_at_random(s, io, decisions)
    return s


@pytest.mark.parametrize("seed", range(3))
def test_a_planted_blunder_is_far_behind(seed: int) -> None:
    found = verdicts(winning_ritual(), 400, seed)
    best = max(found.values(), key=lambda verdict: verdict.chance)

    assert "ritual" in best.choice.text
    assert found["end"].behind > 0.3
    assert found["end"].behind > 2.5 * found["end"].error


def test_the_best_is_behind_nobody() -> None:
    found = verdicts(winning_ritual(), 400, 1)

    assert 0.0 == min([abs(verdict.behind) for verdict in found.values()])
    assert all([0.0 <= verdict.chance <= 1.0 and verdict.worlds > 0 for verdict in found.values()])


@pytest.mark.parametrize(("game_id", "more"), [("altar", True), ("uruk", True), ("pantheon", True), ("delphi", False)])
def test_bots_that_duel_look_farther_ahead_than_hints_in_some_games(game_id: str, more: bool) -> None:
    s = a_state(game_id, 3, 60)
    known = Knowledge(find(game_id), s, waiting(s)[0])
    near, far = (Duel(known, known.options()[:2], Seeded(1), farsighted) for farsighted in (False, True))
    for fight in (near, far):
        fight.meet()

    assert more == (far.spent > near.spent)
    assert more or near.values == far.values


def test_verdicts_come_in_the_order_of_the_options() -> None:
    t = winning_ritual()
    rivals = options(t.state, 0)[::-1]

    assert rivals == [verdict.choice for verdict in duel(Knowledge(GAME, t.state, 0), rivals, 200, 1)]


def test_the_same_seed_gives_the_same_verdicts() -> None:
    one, other = [[(v.chance, v.behind, v.worlds) for v in verdicts(winning_ritual(), 300, 7).values()] for _ in range(2)]

    assert one == other


def test_a_verdict_does_not_depend_on_what_the_seat_cannot_know() -> None:
    s = a_state("uruk", 3, 120)
    game = find("uruk")
    seat = waiting(s)[0]
    worlds = [s, *[game.determinise(s, seat, Seeded(seed)) for seed in range(3)]]
    found = [[(v.choice, v.chance) for v in duel(Knowledge(game, world, seat), options(s, seat)[:3], 150, 1)] for world in worlds]

    assert [found[0]] * 4 == found


def test_a_small_budget_still_shows_the_first_options_enough_worlds() -> None:
    s = a_state("uruk", 1, 60)
    seat = waiting(s)[0]
    rivals = options(s, seat)
    found = duel(Knowledge(find("uruk"), s, seat), rivals, 10, 1)

    assert len(rivals) > 2
    assert [FEWEST_WORLDS] * 2 == [verdict.worlds for verdict in found[:2]]
    assert [1] * (len(rivals) - 2) == [verdict.worlds for verdict in found[2:]]
    assert math.inf == found[2].error


def test_those_who_drop_out_rank_behind_those_who_stay_the_last_of_them_first() -> None:
    s = a_state("uruk", 1, 60)
    seat = waiting(s)[0]
    rivals = find("uruk").catalogue.choices[:4]
    fight = Duel(Knowledge(find("uruk"), s, seat), rivals, Seeded(1))
    fight.values[:] = [[0.9], [0.5, 0.6], [0.1, 0.2, 0.1], [0.7, 0.8]]
    fight.alive = [2]

    assert [2, 3, 1, 0] == [rivals.index(choice) for choice in fight.ranked()]


def test_what_is_all_the_same_comes_to_an_end() -> None:
    """Every course costs something, so a budget is used up even where nothing is left to be tried."""
    t = table(2).turn(0, 1)
    rivals = options(t.state, 0) * 2
    fight = Duel(Knowledge(GAME, t.state, 0), rivals, Seeded(1))
    fight.run(60, 0.0)

    assert rivals[0] is fight.best()
    assert fight.spent < 400


def test_a_duel_with_a_deadline_stops_with_an_answer() -> None:
    s = a_state("uruk", 4, 60)
    seat = waiting(s)[0]

    assert make("duel:0.01s", 1).choose(Knowledge(find("uruk"), s, seat)) in options(s, seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_duel_plays_every_game(game_id: str) -> None:
    game = find(game_id)
    for decisions in (0, 40):
        s = a_state(game_id, 2, decisions)
        before = game.save(s)
        seat = waiting(s)[0]
        choice = make("duel:12", 1).choose(Knowledge(game, s, seat))

        assert choice in options(s, seat) or choice.numbers
        assert before == game.save(s)


def test_only_the_foremost_options_fight_with_all_that_are_as_good() -> None:
    s = a_state("uruk", 1, 60)
    rivals = options(s, waiting(s)[0])[:1] * (KEPT + 3)
    worth = [float(place) for place in range(KEPT + 3)]

    assert KEPT == len(foremost(rivals, worth))
    assert KEPT + 3 == len(foremost(rivals, [1.0] * (KEPT + 3)))


def test_a_draw_of_one_kind_moves_no_draw_of_another() -> None:
    one, other = Streamed(5), Streamed(5)
    one.below(1, 6)

    assert [one.below(0, 1000) for _ in range(5)] == [other.below(0, 1000) for _ in range(5)]
    assert one.below(1, 10**6) != Streamed(5).below(0, 10**6)
