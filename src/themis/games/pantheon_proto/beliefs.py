"""What can be believed of the others' objectives from what everybody saw: which peoples they fed more than the rest of the table did.

What a people gives draws everybody to its side; only what goes beyond that tells something.
"""

from __future__ import annotations

import math
from typing import Final

from themis.core.chance import Chance
from themis.core.native import i64
from themis.games.pantheon_proto.content import PEOPLE_COUNT
from themis.games.pantheon_proto.plans import lot
from themis.games.pantheon_proto.state import State, bit

# By how many disciples more on its side a people is e times as likely to be the favoured one; the disfavoured one the other way round.
FAVOURED: Final = 0.1
DISFAVOURED: Final = -0.1


def objective(s: State, seat: i64, left: i64, kind: float, chance: Chance) -> i64:
    """The people on an objective of a seat, by lot among those that are left."""
    weights = [math.exp(kind * beyond(s, seat, people)) if left & bit(people) else 0.0 for people in range(PEOPLE_COUNT)]
    return lot(weights, chance)


def beyond(s: State, seat: i64, people: i64) -> float:
    """How much more than the others a seat fed a people."""
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += float(s.fed[other * PEOPLE_COUNT + people])
    return float(s.fed[seat * PEOPLE_COUNT + people]) - others / float(s.seats - 1)
