"""The bot that looks one action ahead with the game's own heuristic, as carefully as it is told to."""

from __future__ import annotations

from typing import Final, final

from themis.bots.bot import Bot, Knowledge
from themis.bots.judgement import best_first, best_of, finalists, worths
from themis.bots.lot import slipped
from themis.bots.plan_search import PlanSearch
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.native import i64

WORLDS: Final = 2
MORE_WORLDS: Final = 6
# Where whole plans are made: how many of them meet how many worlds.
PLANS: Final = 24
PLAN_WORLDS: Final = 8


@final
class GreedyBot(Bot):
    """The option with the best prospects once the action it belongs to is complete, in a few imagined worlds; ties by lot. A whole plan where plans are made.
    One that slips looks less closely, too."""

    def __init__(self, seed: i64, slips: float) -> None:
        self.chance = Seeded(seed)
        self.slips = slips

    def choose(self, known: Knowledge) -> Choice:
        plan = PlanSearch(known, self.chance, 1).best(PLANS, PLAN_WORLDS, 0, 0.0, self.slips)
        if plan is not None:
            return plan
        offered = known.promising()
        if len(offered) == 1:
            return offered[0]
        worth = worths(known, offered, WORLDS, self.chance)
        if self.slips > 0.0:
            return slipped([offered[i] for i in best_first(worth)], self.slips, self.chance)
        offered = finalists(offered, worth)
        return offered[best_of(worths(known, offered, MORE_WORLDS, self.chance), self.chance)]
