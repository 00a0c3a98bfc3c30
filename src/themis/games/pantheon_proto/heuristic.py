"""How good a position looks, in points at the end."""

from __future__ import annotations

from typing import Final

from themis.core.native import i64
from themis.games.pantheon_proto import rules, scoring
from themis.games.pantheon_proto.content import RESOURCE_COUNT
from themis.games.pantheon_proto.state import State, bit, size

# What things are worth in points: a resource while monuments can still be bought, a disciple for each turn to come, a place in initiative.
RESOURCE: Final = 0.6
DISCIPLE: Final = 0.6
PLACE: Final = 0.4
# An objective that would be fulfilled now, and how much of it each step that lacks takes away.
OBJECTIVE: Final = 0.7
STEP: Final = 0.2
# A game has about so many turns.
TURNS: Final = 5.0
PLAYOUT: Final = 60

FEATURES: Final = [
    "points", "monuments", "monument-number", "wood", "metal", "wheat", "disciples", "initiative", "favoured", "disfavoured",
    "tool", "turn", "quest-pile", "monument-pile",
]  # fmt: skip


def turns_left(s: State) -> float:
    """About how many turns are still to come after this one."""
    if s.ends:
        return 0.0
    left = TURNS - float(s.turn)
    return left if left > 0.5 else 0.5


def objective_prospect(s: State, seat: i64) -> float:
    """What the objectives promise, by how far their peoples are from the ends."""
    if s.favoured[seat] < 0:
        return 0.0
    highest: i64 = -99
    lowest: i64 = 99
    for people in range(len(s.scale)):
        if s.peoples & bit(people):
            highest = max(highest, s.scale[people])
            lowest = min(lowest, s.scale[people])
    found = 0.0
    for lacking in (highest - s.scale[s.favoured[seat]], s.scale[s.disfavoured[seat]] - lowest):
        share = OBJECTIVE - STEP * float(lacking)
        found += float(s.t.objective_points) * (share if share > 0.0 else 0.0)
    return found


def place_in_order(s: State, seat: i64) -> i64:
    for place in range(s.seats):
        if s.order[place] == seat:
            return place
    return 0


def prospects(s: State) -> list[float]:
    """Each seat's points at the end, as far as they can be guessed; the true ones when it is over."""
    if s.over:
        return [float(scoring.points(s, seat)) for seat in range(s.seats)]
    return [prospect(s, seat) for seat in range(s.seats)]


def prospect(s: State, seat: i64) -> float:
    left = turns_left(s)
    rate = RESOURCE if left > 0.0 else 1.0 / float(s.t.resources_per_point)
    found = float(s.track(seat) + rules.monument_points(s, seat))
    found += rate * float(rules.in_stock(s, seat))
    found += DISCIPLE * left * float(s.disciples[seat])
    found -= PLACE * float(place_in_order(s, seat))
    if s.has_crafted(seat):
        found += float(scoring.tool_points(s, seat)) + left
    return found + objective_prospect(s, seat)


def features(s: State, seat: i64) -> list[float]:
    """What a learner sees of a seat, by the names of FEATURES."""
    favoured = s.scale[s.favoured[seat]] if s.favoured[seat] >= 0 else 0
    disfavoured = s.scale[s.disfavoured[seat]] if s.disfavoured[seat] >= 0 else 0
    return [
        float(s.track(seat)),
        float(rules.monument_points(s, seat)),
        float(size(s.monuments[seat])),
        *[float(s.stock_of(seat, resource)) for resource in range(RESOURCE_COUNT)],
        float(s.disciples[seat]),
        float(place_in_order(s, seat)),
        float(favoured),
        float(disfavoured),
        1.0 if s.has_crafted(seat) else 0.0,
        float(s.turn),
        float(s.quest_pile),
        float(size(s.monument_pile)),
    ]
