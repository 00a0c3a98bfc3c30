"""The bot that lets its best options fight it out."""

from __future__ import annotations

from typing import Final, final

from themis.bots.bot import Bot, Knowledge
from themis.bots.duel import Duel
from themis.bots.ismcts_bot import PLAN_WORLDS, PLANS, RIVALRY, THOUGHTS
from themis.bots.judgement import best_first, worths
from themis.bots.lot import slipped
from themis.bots.plan_search import PlanSearch
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.native import i64

# In how many worlds the greedy bot forms the opinion that decides which options fight, and how many do; of equals, all.
FIRST_WORLDS: Final = 2
KEPT: Final = 8


@final
class DuelBot(Bot):
    """Compares its options by duel for a number of tried positions, or for a time; reproducible by seed and number of positions."""

    def __init__(self, seed: i64, positions: i64, seconds: float, slips: float) -> None:
        self.chance = Seeded(seed)
        self.positions = positions
        self.seconds = seconds
        self.slips = slips

    def choose(self, known: Knowledge) -> Choice:
        plan = PlanSearch(known, self.chance, THOUGHTS, RIVALRY).best(PLANS, PLAN_WORLDS, self.positions, self.seconds, self.slips)
        if plan is not None:
            return plan
        offered = known.promising()
        if len(offered) == 1:
            return offered[0]
        rivals = foremost(offered, worths(known, offered, FIRST_WORLDS, self.chance))
        fight = Duel(known, rivals, self.chance, farsighted=True)
        fight.run(self.positions, self.seconds)
        return slipped(fight.ranked(), self.slips, self.chance)


def foremost(offered: list[Choice], worth: list[float]) -> list[Choice]:
    """The options that are worth most, the best first, with those worth as much as the last of them."""
    places = best_first(worth)
    least = worth[places[min(KEPT, len(places)) - 1]]
    return [offered[i] for i in places if worth[i] >= least]
