"""What is left to the lot, the better the likelier; and how a bot slips.

A bot that slips takes each option of its own order that many times as often as the one before it: mostly the first, then the second or the third,
as somebody does who sees what is good and not quite what is best. At 1 all are equally likely, beyond it the worse ones are likelier.
"""

from __future__ import annotations

from typing import Final

from themis.core.chance import Chance
from themis.core.choice import Choice
from themis.core.native import i64

# The lot has so many parts.
PARTS: Final = 1_000_000


def slipped(ordered: list[Choice], slips: float, chance: Chance) -> Choice:
    """The first option of an order, or one of the next; without slips nothing is drawn."""
    if slips == 0.0:
        return ordered[0]
    weights: list[float] = []
    weight = 1.0
    for _ in ordered:
        weights.append(weight)
        weight *= slips
    return ordered[lot(weights, chance)]


def lot(weights: list[float], chance: Chance) -> i64:
    """A place by weight."""
    at = sum(weights) * float(chance.below(0, PARTS)) / float(PARTS)
    for place in range(len(weights)):
        at -= weights[place]
        if at < 0.0:
            return place
    return 0
