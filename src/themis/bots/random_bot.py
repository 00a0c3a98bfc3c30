"""The bot that has no opinion."""

from __future__ import annotations

from typing import final

from themis.bots.bot import Bot, Knowledge
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.native import i64


@final
class RandomBot(Bot):
    """Any option, all equally likely; any sensible plan where plans are made."""

    def __init__(self, seed: i64) -> None:
        self.chance = Seeded(seed)

    def choose(self, known: Knowledge) -> Choice:
        plans = known.plans(1, None, self.chance)
        offered = plans or known.options()
        return offered[self.chance.below(0, len(offered))]
