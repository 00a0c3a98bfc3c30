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
# How important it is how far the best other seat has come.
RIVALRY: Final = 0.5


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


def best_first(worth: list[float]) -> list[i64]:
    """The places of the numbers, that of the largest first; equal ones stay in their order."""
    places: list[i64] = []
    for i in range(len(worth)):
        at = len(places)
        while at > 0 and worth[places[at - 1]] < worth[i]:
            at -= 1
        places.insert(at, i)
    return places


def worth_of(game: Game, world: StateBase, seat: i64, choice: Choice, chance: Chance) -> float:
    """The prospects after a choice and the steps that complete its action, each of them the best at once.

    The choice that ends a turn is judged at the same moment as all others, before the turn passes.
    """
    ended = game.ended_by(world, seat, choice)
    if ended is not None:
        return lead(game.prospects(ended), seat)
    io = Io(chance, True)
    after = world.clone()
    apply(after, seat, choice, io)
    complete(game, after, seat, io)
    return lead(game.prospects(after), seat)


def complete(game: Game, s: StateBase, seat: i64, io: Io) -> None:
    """Carries out the rest of the action that a seat has begun: as the game advises, or with what is best at once."""
    while not s.over and s.stack[-1].is_part_of_action() and s.stack[-1].waiting(s)[0] == seat:
        apply(s, seat, next_step(game, s, seat, io.chance), io)


def next_step(game: Game, s: StateBase, seat: i64, chance: Chance) -> Choice:
    """The step of an action that the game advises or that looks best at once. It is tried with a luck of its own: else the luckiest would be taken."""
    advised = game.promising(s, seat)
    offered = advised or options(s, seat)
    if advised or len(offered) == 1:
        return offered[0]
    luck = chance.below(0, LUCK)
    best = offered[0]
    best_worth = 0.0
    for i in range(len(offered)):
        tried = s.clone()
        apply(tried, seat, offered[i], Io(Seeded(luck), True))
        found = lead(game.prospects(tried), seat)
        if i == 0 or found > best_worth:
            best = offered[i]
            best_worth = found
    return best


def best_step(game: Game, s: StateBase, seat: i64, chance: Chance) -> Choice:
    """What the game advises, or what looks best in this one world."""
    advised = game.promising(s, seat)
    return advised[0] if advised else greedy_choice(game, s, seat, chance)


def greedy_choice(game: Game, s: StateBase, seat: i64, chance: Chance) -> Choice:
    """What looks best in this one world; in the middle of an action, what the game advises."""
    advised = game.promising(s, seat) if s.stack[-1].is_part_of_action() else []
    offered = advised[:1] or options(s, seat)
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


def lead(points: list[float], seat: i64, rivalry: float = RIVALRY) -> float:
    """Own points, and half as important unless it is said, how far the best other seat has come."""
    most = -1000.0
    for other in range(len(points)):
        if other != seat and points[other] > most:
            most = points[other]
    return points[seat] - rivalry * most


def best_of(worth: list[float], chance: Chance) -> i64:
    """The place of the largest number, by lot among equals."""
    best = max(worth)
    equal: list[i64] = []
    for i in range(len(worth)):
        if worth[i] > best - 1e-9:
            equal.append(i)
    return equal[chance.below(0, len(equal))]
