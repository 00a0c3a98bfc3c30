"""What an option is worth: the game's own prospects once the action it belongs to is complete, in imagined worlds."""

from __future__ import annotations

from typing import Final

from themis.bots.bot import Knowledge
from themis.core.chance import Chance, Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase, apply, options
from themis.core.game import Game
from themis.core.native import i64

# How many of the best options are looked at in more worlds, lest the luck of two decide.
FINALISTS: Final = 4
LUCK: Final = 1_000_000_000


def worths(known: Knowledge, offered: list[Choice], worlds: i64, chance: Chance) -> list[float]:
    """What each option is worth in some imagined worlds together; all have the same luck in a world, so that none wins by luck."""
    worth = [0.0] * len(offered)
    for _ in range(worlds):
        world = known.imagine(chance)
        luck = chance.below(0, LUCK)
        for i in range(len(offered)):
            worth[i] += worth_of(known.game, world, known.seat, offered[i], Seeded(luck))
    return worth


def finalists(offered: list[Choice], worth: list[float]) -> list[Choice]:
    """The options that are worth most, and those worth as much as the last of them."""
    if len(offered) <= FINALISTS:
        return offered
    least = sorted(worth)[-FINALISTS]
    return [offered[i] for i in range(len(offered)) if worth[i] >= least]


def worth_of(game: Game, world: StateBase, seat: i64, choice: Choice, chance: Chance) -> float:
    """The prospects after a choice and the steps that complete its action, each of them the best at once."""
    io = Io(chance, True)
    after = world.clone()
    apply(after, seat, choice, io)
    return lead(game.prospects(complete(game, after, seat, io)), seat)


def complete(game: Game, after: StateBase, seat: i64, io: Io) -> StateBase:
    """The position when the action that a seat has begun is done: as the game advises, or with what is best at once."""
    while not after.over and after.stack[-1].is_part_of_action() and after.stack[-1].waiting(after)[0] == seat:
        advised = game.promising(after, seat)
        if advised:
            apply(after, seat, advised[0], io)
            continue
        offered = options(after, seat)
        best: StateBase | None = None
        best_worth = 0.0
        for step in offered:
            tried = after.clone()
            apply(tried, seat, step, io)
            found = lead(game.prospects(tried), seat)
            if best is None or found > best_worth:
                best = tried
                best_worth = found
        assert best is not None
        after = best
    return after


def best_step(game: Game, s: StateBase, seat: i64, chance: Chance) -> Choice:
    """What the game advises, or what looks best in this one world."""
    offered = game.promising(s, seat)
    if offered:
        return offered[0]
    offered = options(s, seat)
    best = offered[0]
    if len(offered) > 1:
        luck = chance.below(0, LUCK)
        best_worth = worth_of(game, s, seat, best, Seeded(luck))
        for choice in offered[1:]:
            worth = worth_of(game, s, seat, choice, Seeded(luck))
            if worth > best_worth:
                best = choice
                best_worth = worth
    return best


def lead(points: list[float], seat: i64) -> float:
    """Own points, and half as important, how far the best other seat has come."""
    most = -1000.0
    for other in range(len(points)):
        if other != seat and points[other] > most:
            most = points[other]
    return points[seat] - 0.5 * most


def best_of(worth: list[float], chance: Chance) -> i64:
    """The place of the largest number, by lot among equals."""
    best = max(worth)
    equal: list[i64] = []
    for i in range(len(worth)):
        if worth[i] > best - 1e-9:
            equal.append(i)
    return equal[chance.below(0, len(equal))]
