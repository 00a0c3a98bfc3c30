"""Bots look at islands that they do not know, waste no die, and remember voyages by a key that confuses none."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, new_game, table

from themis.bots.bot import Knowledge
from themis.bots.judgement import worth_of
from themis.bots.levels import make
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import apply, options, waiting
from themis.games.delphi import charts, content, course, heuristic, voyage
from themis.games.delphi.game import GAME
from themis.games.delphi.state import State


def chosen(t: Table, seed: int) -> str:
    """What the greedy bot does here."""
    return make("greedy", seed).choose(Knowledge(GAME, t.state, t.waiting[0])).text


def island_of(text: str) -> int:
    return next(int(choice.a) for choice in GAME.tables.moves.peek.choices if choice.text == text)


def looking(known: int) -> Table:
    """Seat 0 looks around and knows some islands already, a bit each."""
    t = table(2)
    t.state.sides[0].looked = known
    return t.turn(0).play("look", "die red")


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_looks_at_the_nearest_island_that_it_does_not_know(seed: int) -> None:
    t = looking(0)
    seen = []
    while t.asked == "Look":
        text = chosen(t, seed)
        seen.append(heuristic.steps_to(t.state, t.state.sides[0], island_of(text)))
        t.play(text)
    every = sorted([heuristic.steps_to(t.state, t.state.sides[0], island) for island in range(content.ISLAND_TILES)])

    assert every[: len(seen)] == seen
    assert seen


@pytest.mark.parametrize("seed", range(5))
def test_a_bot_never_looks_at_what_it_knows(seed: int) -> None:
    known = 0b101011110101
    t = looking(known)

    assert not known >> island_of(chosen(t, seed)) & 1


def test_where_everything_is_known_there_is_still_an_answer() -> None:
    t = looking((1 << content.ISLAND_TILES) - 1)

    assert chosen(t, 1) in [choice.text for choice in options(t.state, 0)]


def test_what_has_been_seen_is_no_burden() -> None:
    """Once all shrines are built, what lies on an island does not matter."""
    t = table(2).all_done(0).turn(0)
    before = heuristic.actions_left(t.state, 0, course.pieces_of(t.state))
    t.state.sides[0].looked = 0b111

    assert before == heuristic.actions_left(t.state, 0, course.pieces_of(t.state))


def test_whoever_ends_a_turn_is_judged_before_it_passes_and_has_lost_the_dice_that_were_left() -> None:
    t = table(2).dice(0, "red green yellow").turn(0)
    with_dice = GAME.prospects(t.state)
    end = worth_of(GAME, t.state, 0, t.choice("end"), Seeded(1))
    t.dice(0, "(red) (green) (yellow)")
    prospects = GAME.prospects(t.state)

    assert prospects[0] - 0.5 * prospects[1] == end
    assert end < with_dice[0] - 0.5 * with_dice[1]


def parts_of(s: State, seat: int) -> tuple[int, ...]:
    """All numbers that the voyage of a seat depends on."""
    side = s.sides[seat]
    own = voyage.own_islands(s, seat)
    parts = [charts.chart_of(s.sea).number, s.explored, s.shrines, *s.temples, *s.board, side.berth, side.white, side.wanted, side.done]
    parts += [side.offerings, side.statues, side.storage, side.range, side.reaches, side.crosses, side.shield, side.looked, own]
    return tuple([int(part) for part in [*parts, voyage.searches_due(s, seat, own)]])


def test_no_two_voyages_have_the_same_key() -> None:
    met: dict[int, tuple[int, ...]] = {}
    for seed in range(2):
        t = new_game(3, seed)
        io, chance = Io(Seeded(seed), True), Seeded(seed)
        for _ in range(400):
            asked = waiting(t.state)[0]
            offered = options(t.state, asked)
            apply(t.state, asked, offered[chance.below(0, len(offered))], io)
            pieces = course.pieces_of(t.state)
            for seat in range(3):
                own = voyage.own_islands(t.state, seat)
                key = course.key_of(t.state.sides[seat], own, voyage.searches_due(t.state, seat, own), pieces)

                assert parts_of(t.state, seat) == met.setdefault(key, parts_of(t.state, seat))
    assert len(met) == len(set(met.values()))
    assert len(met) > 100
