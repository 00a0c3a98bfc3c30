"""Information-set tree search: every iteration plays in another imagined world, all of them share one tree.

A node is a position in the tree of choices, not a state: which of its children can be reached depends on the imagined world.
Children are chosen by UCB1 over how often they were available.
"""

from __future__ import annotations

import time
from typing import Final, final

from themis.bots.bot import Bot, Knowledge
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase, apply, options, play_at_random, waiting
from themis.core.game import Game
from themis.core.native import i64


@final
class Node:
    """A choice that was made, who made it, and how well that went for him."""

    __slots__ = ("choice", "seat", "visits", "available", "reward", "children")

    def __init__(self, choice: Choice | None, seat: i64) -> None:
        self.choice: Final = choice
        self.seat: Final = seat
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward: float = 0.0
        self.children: list[Node] = []


@final
class IsmctsBot(Bot):
    """Searches for a number of iterations, or for a time."""

    def __init__(self, seed: i64, iterations: i64, seconds: float) -> None:
        self.chance = Seeded(seed)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, known: Knowledge) -> Choice:
        raise NotImplementedError
