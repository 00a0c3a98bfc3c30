"""The bot that looks one step ahead with the game's own heuristic."""

from __future__ import annotations

from typing import final

from themis.bots.bot import Bot, Knowledge
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import apply
from themis.core.native import i64

WORLDS = 3


@final
class GreedyBot(Bot):
    """The option with the best prospects right after it, averaged over a few imagined worlds; ties by lot."""

    def __init__(self, seed: i64) -> None:
        self.chance = Seeded(seed)

    def choose(self, known: Knowledge) -> Choice:
        offered = known.options()
        if len(offered) == 1:
            return offered[0]
        worth = [0.0] * len(offered)
        for _ in range(WORLDS):
            world = known.imagine(self.chance)
            for i in range(len(offered)):
                after = world.clone()
                apply(after, known.seat, offered[i], Io(self.chance, True))
                worth[i] += lead(known.game.prospects(after), known.seat)
        best = max(worth)
        equal = [offered[i] for i in range(len(offered)) if worth[i] > best - 1e-9]
        return equal[self.chance.below(0, len(equal))]


def lead(points: list[float], seat: i64) -> float:
    """Own points and how far they are ahead of the best other seat's."""
    others = [points[other] for other in range(len(points)) if other != seat]
    return points[seat] - 0.5 * max(others)
