"""Points, cities, ranking and ties."""

from __future__ import annotations

from typing import Final

from themis.core.native import i64
from themis.core.outcome import Outcome, ranks
from themis.games.uruk import content, options
from themis.games.uruk.rules import ALL_COLOURS
from themis.games.uruk.state import LAST_DISC_BOUGHT, LAST_DISC_REMOVED, Side, State, bit, event_bit

SOURCES: Final = ["discoveries", "cubes", "lyre", "scales", "ninurta"]


def discovery_points(side: Side) -> i64:
    """One for a bare discovery, its level with a village, twice its level with a city.  URU-SCORE-01, URU-SCORE-02, URU-SCORE-03"""
    points: i64 = 0
    for slot in range(side.count):
        discs = side.discs(slot)
        points += discs * side.t.level[side.card(slot)] if discs else 1
    return points


def cube_points(side: Side) -> i64:
    """One for every four cubes in the stock; cubes on cards do not count.  URU-SCORE-04, URU-RUL-19"""
    return side.cubes_in_stock() // side.t.cubes_per_point


def lyre_points(side: Side) -> i64:
    """The level of the discovery placed by the Lyre, and nothing besides.  URU-SCORE-05, URU-SCORE-06"""
    return side.t.level[side.lyre] if side.lyre >= 0 else 0


def scales_points(s: State, side: Side) -> i64:
    """One for each colour in hand, if the discoveries beside the Scales show all colours; the Lyre's discovery counts, and may be the Scales.  URU-SCORE-07, URU-SCORE-08, URU-SCORE-10, URU-RUL-43, URU-RUL-59"""
    if not side.has(s.t.scales) and side.lyre != s.t.scales:
        return 0
    shown: i64 = 0
    for kind in range(s.t.discoveries):
        if (side.has(kind) or side.lyre == kind) and (kind != s.t.scales or not options.scales_needs_four_others(s)):
            shown |= bit(s.t.colour[kind])
    if shown != ALL_COLOURS:
        return 0
    points: i64 = 0
    for colour in range(4):
        if side.held_of(colour):
            points += 1
    return points if points < s.t.amount[s.t.scales] else s.t.amount[s.t.scales]


def cities(side: Side) -> i64:
    found: i64 = 0
    for slot in range(side.count):
        if side.discs(slot) == 2:
            found += 1
    return found


def ninurta_points(side: Side) -> i64:
    """One per city for whoever keeps Ninurta, by each card that gives them.  URU-SCORE-09, URU-GOD-09"""
    points: i64 = 0
    for kind in range(side.t.discoveries, side.t.kinds):
        if side.t.effect[kind] == content.CITY_POINTS and side.kept & event_bit(side.t, kind):
            points += cities(side)
    return points


def breakdown(s: State, seat: i64) -> list[int]:
    """The points of a seat by source, in the order of SOURCES; hand cards and unused favours score nothing.  URU-SCORE-10"""
    side = s.sides[seat]
    return [discovery_points(side), cube_points(side), lyre_points(side), scales_points(s, side), ninurta_points(side)]


def points(s: State, seat: i64) -> i64:
    side = s.sides[seat]
    return discovery_points(side) + cube_points(side) + lyre_points(side) + scales_points(s, side) + ninurta_points(side)


def reason(s: State) -> str:
    if s.ending == LAST_DISC_BOUGHT:
        return "last-disc-bought"
    if s.ending == LAST_DISC_REMOVED:
        return "last-disc-removed"
    return "stall"


def outcome(s: State) -> Outcome:
    """Most points win, then most cities, then the victory is shared.  URU-SCORE-11, URU-SCORE-12, URU-RUL-44"""
    by_seat = [breakdown(s, seat) for seat in range(s.seats)]
    scores: list[int] = [sum(parts) for parts in by_seat]
    keys: list[list[int]] = [[scores[seat], cities(s.sides[seat])] for seat in range(s.seats)]
    sources = [(SOURCES[i], [by_seat[seat][i] for seat in range(s.seats)]) for i in range(len(SOURCES))]
    return Outcome(ranks(keys), scores, reason(s), sources)
