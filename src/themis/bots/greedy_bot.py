"""The bot that looks one action ahead with the game's own heuristic, as carefully as it is told to."""

from __future__ import annotations

from typing import Final, final

from themis.bots.bot import Bot, Knowledge
from themis.bots.judgement import best_first, best_of, finalists, worths
from themis.bots.plan_search import PlanSearch
from themis.core.chance import Chance, Seeded
from themis.core.choice import Choice
from themis.core.native import i64

WORLDS: Final = 2
MORE_WORLDS: Final = 6
# Where whole plans are made: how many of them meet how many worlds.
PLANS: Final = 24
PLAN_WORLDS: Final = 8
# The lot has so many parts.
PARTS: Final = 1_000_000


@final
class GreedyBot(Bot):
    """The option with the best prospects once the action it belongs to is complete, in a few imagined worlds; ties by lot. A whole plan where plans are made.

    If it `slips`, it takes each option of its own order that many times as often as the one before it: mostly the first, then the second or the third,
    as somebody does who sees what is good and not quite what is best. At 1 all are equally likely, beyond it the worse ones are likelier.
    """

    def __init__(self, seed: i64, slips: float) -> None:
        self.chance = Seeded(seed)
        self.slips = slips

    def choose(self, known: Knowledge) -> Choice:
        return self.best(known) if self.slips == 0.0 else self.not_quite_best(known)

    def best(self, known: Knowledge) -> Choice:
        plan = PlanSearch(known, self.chance, 1).best(PLANS, PLAN_WORLDS, 0, 0.0)
        if plan is not None:
            return plan
        offered = known.promising()
        if len(offered) == 1:
            return offered[0]
        offered = finalists(offered, worths(known, offered, WORLDS, self.chance))
        return offered[best_of(worths(known, offered, MORE_WORLDS, self.chance), self.chance)]

    def not_quite_best(self, known: Knowledge) -> Choice:
        ordered = PlanSearch(known, self.chance, 1).ranked(PLANS, PLAN_WORLDS)
        if not ordered:
            offered = known.promising()
            if len(offered) == 1:
                return offered[0]
            ordered = [offered[i] for i in best_first(worths(known, offered, WORLDS, self.chance))]
        return slipped(ordered, self.slips, self.chance)


def slipped(ordered: list[Choice], slips: float, chance: Chance) -> Choice:
    """One of them by lot, each `slips` times as likely as the one before it."""
    weight = 1.0
    total = 0.0
    for _ in ordered:
        total += weight
        weight *= slips
    at = total * float(chance.below(0, PARTS)) / float(PARTS)
    weight = 1.0
    for choice in ordered:
        at -= weight
        if at < 0.0:
            return choice
        weight *= slips
    return ordered[0]
