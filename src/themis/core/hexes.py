"""Hexes on axial coordinates (q, r): +q is east, +r is south-east, and a hex has its six neighbours clockwise from the east.

A field is a set of hexes in one whole number, a bit for each hex.  Shifting it moves all its hexes at once, so that
questions about whole areas (what touches, what is connected, what is enclosed) take a few operations, interpreted as well as compiled.
"""

from __future__ import annotations

from typing import Final

from themis.core.native import i64, vec

SIDES: Final = 6
SIDE_Q: Final = vec[i64]([1, 0, -1, -1, 0, 1])
SIDE_R: Final = vec[i64]([0, 1, 1, 0, -1, -1])

# A field has room for the coordinates from -HALF to HALF - 1; hexes on its edge would wrap around, so nothing may be laid beyond FAR.
WIDTH: Final = 64
HALF: Final = 32
FAR: Final = 28

EVERYWHERE: Final = (1 << WIDTH * WIDTH) - 1


def neighbour(q: i64, r: i64, side: i64) -> tuple[i64, i64]:
    return q + SIDE_Q[side], r + SIDE_R[side]


def distance(q: i64, r: i64, other_q: i64, other_r: i64) -> i64:
    """Steps between two hexes, as if nothing lay between them."""
    across = q - other_q
    down = r - other_r
    return max(across, -across, down, -down, across + down, -across - down)


def turned(q: i64, r: i64, turns: i64) -> tuple[i64, i64]:
    """The hex after a number of turns of 60 degrees clockwise around (0, 0)."""
    for _ in range(turns % SIDES):
        q, r = -r, q + r
    return q, r


def bearing(q: i64, r: i64, sixth: i64) -> i64:
    """The direction of a hex seen from (0, 0), clockwise from the east, from 0 to 6 * sixth - 1.

    It is measured along the sides of a hexagon: exact every 60 degrees and never more than two degrees off, in whole numbers alone.
    """
    for side in range(SIDES):
        ahead, aside = turned(q, r, SIDES - side)
        if ahead > 0 and aside >= 0:
            return side * sixth + aside * sixth // (ahead + aside)
    return 0


def place(q: i64, r: i64) -> int:
    """The number of a hex's bit in a field."""
    return (r + HALF) * WIDTH + q + HALF


def hex_at(place: int) -> tuple[i64, i64]:
    """The hex of a bit: the way back from `place`."""
    return place % WIDTH - HALF, place // WIDTH - HALF


def spot(q: i64, r: i64) -> int:
    """The field with this one hex."""
    return 1 << place(q, r)


def field(hexes: list[tuple[i64, i64]]) -> int:
    found = 0
    for q, r in hexes:
        found |= spot(q, r)
    return found


def moved(area: int, q: i64, r: i64) -> int:
    """All hexes of a field shifted by (q, r)."""
    by = int(r) * WIDTH + int(q)
    return area << by if by >= 0 else area >> -by


def spread(area: int) -> int:
    """The field and everything next to it."""
    return area | area << 1 | area >> 1 | area << WIDTH | area >> WIDTH | area << WIDTH - 1 | area >> WIDTH - 1


def rim(area: int) -> int:
    """What is next to a field and not part of it."""
    return spread(area) & ~area


def flooded(start: int, free: int) -> int:
    """All hexes of `free` that can be reached from those of `start`."""
    found = start & free
    while True:
        wider = spread(found) & free
        if wider == found:
            return found
        found = wider


def lowest(area: int) -> int:
    """The field with the first hex alone."""
    return area & -area


def parts(area: int) -> int:
    """Into how many unconnected parts a field falls."""
    count = 0
    while area:
        area &= ~flooded(lowest(area), area)
        count += 1
    return count


def touching(area: int, other: int) -> int:
    """How many sides hexes of one field share with hexes of another."""
    count = 0
    for side in range(SIDES):
        count += (moved(area, SIDE_Q[side], SIDE_R[side]) & other).bit_count()
    return count


def enclosed(area: int) -> int:
    """The empty hexes from which no way leads out around the field."""
    free = EVERYWHERE & ~area
    return free & ~flooded(OUTSIDE, free)


def places(area: int) -> list[int]:
    """The bits of a field, lowest first: row by row, from the west."""
    found: list[int] = []
    while area:
        low = lowest(area)
        found.append(low.bit_length() - 1)
        area ^= low
    return found


OUTSIDE: Final = EVERYWHERE & ~field([(q, r) for q in range(-FAR, FAR + 1) for r in range(-FAR, FAR + 1)])
