"""The sea of one layout as tables: what lies where, who is next to whom, and how far it is.

All of it follows from the layout, is computed once, and never changes, so that all states of a game share it.
Hexes have the numbers of their tiles whatever the layout; enclosed gaps come after them, next to the holes of the rings.
A berth is where a ship can be: a sea hex or the Zeus space.
"""

from __future__ import annotations

from typing import Final, final

from themis.core import hexes
from themis.core.native import append, i64, vec
from themis.games.delphi import content
from themis.games.delphi.layout import Layout, area_of, parse
from themis.games.delphi.tiles import Tiles

SIDES: Final = hexes.SIDES
# The most land that can be two steps away.
BEYOND: Final = 12
# So many charted seas are remembered before all are forgotten: a server sees ever new boards.
KEPT_SEAS: Final = 32

# A table, because compiled code shifts a literal 1 as a C int of 32 bits, and there is more land than that.
BITS: Final = vec[i64]([1 << n for n in range(content.MOST_BITS + 1)])


def land_bit(land: i64) -> i64:
    """The bit of a land hex in the masks of a sea."""
    return BITS[land - content.FIRST_LAND]


def lands_of(kind: i64) -> i64:
    """The bits of all land of a kind."""
    found: i64 = 0
    for land in range(content.FIRST_LAND, content.FIRST_HOLE):
        if content.HEX_KIND[land] == kind:
            found |= land_bit(land)
    return found


@final
class Lanes:
    """How far it is from each berth to each other one, and the sea hexes of each colour and of all by distance."""

    __slots__ = ("steps", "nearest", "nearest_of", "within", "farthest")

    def __init__(self, steps: vec[i64], nearest: vec[i64], nearest_of: vec[i64], within: vec[i64], farthest: i64) -> None:
        self.steps: Final = steps  # BERTHS numbers a berth
        self.nearest: Final = nearest  # for a berth all SEAS hexes, the nearest first; a sea hex is its own first one
        self.nearest_of: Final = nearest_of  # for a berth and a colour all SEAS_PER_COLOUR hexes, the nearest first
        self.within: Final = within  # for a berth how many hexes are at most 0, 1, ... `farthest` steps away
        self.farthest: Final = farthest

    def distance(self, berth: i64, other: i64) -> i64:
        return self.steps[berth * content.BERTHS + other]

    def count_within(self, berth: i64, reach: i64) -> i64:
        """How many hexes of `nearest` are within a number of steps."""
        if reach > self.farthest:
            reach = self.farthest
        return self.within[berth * (self.farthest + 1) + reach]

    def hexes_within(self, berth: i64, reach: i64) -> list[int]:
        """The other sea hexes within a number of steps, the nearest first."""
        found: list[int] = []
        for k in range(self.count_within(berth, reach)):
            h = self.nearest[berth * content.SEAS + k]
            if h != berth:
                found.append(h)
        return found


@final
class Sea:
    """One layout as tables.  Land is also numbered by the bits of `land_bit`."""

    __slots__ = (
        "layout", "count", "q", "r", "neighbours", "shores", "beside", "in_reach", "lands_beside", "lands_beyond", "lanes", "shallow_lanes",
    )  # fmt: skip

    def __init__(
        self,
        layout: Layout,
        count: i64,
        q: vec[i64],
        r: vec[i64],
        neighbours: vec[i64],
        shores: vec[i64],
        beside: vec[i64],
        in_reach: vec[i64],
        lands_beside: vec[i64],
        lands_beyond: vec[i64],
        lanes: Lanes,
        shallow_lanes: Lanes,
    ) -> None:
        self.layout: Final = layout
        self.count: Final = count  # hexes, enclosed gaps included
        self.q: Final = q
        self.r: Final = r
        self.neighbours: Final = neighbours  # for a hex its neighbours clockwise from the east, -1 for none
        self.shores: Final = shores  # for a hex the sea hexes next to it, then -1
        self.beside: Final = beside  # for a berth the land next to it
        self.in_reach: Final = in_reach  # for a berth the land next to it or with one sea hex between
        self.lands_beside: Final = lands_beside  # the same as lists: for a berth SIDES numbers, then -1
        self.lands_beyond: Final = lands_beyond  # for a berth BEYOND numbers: land in reach that is not next to it, then -1
        self.lanes: Final = lanes
        self.shallow_lanes: Final = shallow_lanes  # for a ship that may cross shallow water

    def kind(self, h: i64) -> i64:
        """The kind of a hex; an enclosed gap is like the hole of a ring.  DEL-SETB-04, DEL-RUL-07"""
        return content.HEX_KIND[h] if h < content.HEXES else content.HOLE_HEX

    def gaps(self) -> i64:
        """How many empty hexes the tiles enclose."""
        return self.count - content.HEXES


def chart(tiles: Tiles, layout: Layout) -> Sea:
    """Computes all tables of a layout of these tiles."""
    q = vec[i64]([0] * content.HEXES)
    r = vec[i64]([0] * content.HEXES)
    for h in range(content.HEXES):
        placement = layout.placements[tiles.hex_tile[h]]
        turned_q, turned_r = hexes.turned(tiles.hex_q[h], tiles.hex_r[h], placement.turns)
        q[h] = turned_q + placement.q
        r[h] = turned_r + placement.r
    for place in hexes.places(hexes.enclosed(area_of(layout.placements))):
        gap_q, gap_r = hexes.hex_at(place)
        q = append(q, gap_q)
        r = append(r, gap_r)
    neighbours = neighbours_of(q, r)
    shores = shores_of(neighbours)
    beside = land_beside(neighbours)
    in_reach = land_in_reach(beside, shores)
    return Sea(
        layout,
        len(q),
        q,
        r,
        neighbours,
        shores,
        beside,
        in_reach,
        listed(beside, SIDES),
        listed(vec[i64]([in_reach[berth] & ~beside[berth] for berth in range(content.BERTHS)]), BEYOND),
        sail(tiles, neighbours, False),
        sail(tiles, neighbours, True),
    )


def neighbours_of(q: vec[i64], r: vec[i64]) -> vec[i64]:
    at = {hexes.place(q[h], r[h]): h for h in range(len(q))}
    found: list[int] = []
    for h in range(len(q)):
        for side in range(SIDES):
            next_q, next_r = hexes.neighbour(q[h], r[h], side)
            found.append(at.get(hexes.place(next_q, next_r), -1))
    return vec[i64](found)


def shores_of(neighbours: vec[i64]) -> vec[i64]:
    """The sea hexes next to each hex. A city is its city hex alone.  DEL-RUL-08"""
    found = vec[i64]([-1] * len(neighbours))
    for h in range(len(neighbours) // SIDES):
        k = h * SIDES
        for side in range(SIDES):
            other = neighbours[h * SIDES + side]
            if 0 <= other < content.SEAS:
                found[k] = other
                k += 1
    return found


def land_beside(neighbours: vec[i64]) -> vec[i64]:
    found = vec[i64]([0] * content.BERTHS)
    for berth in range(content.BERTHS):
        for side in range(SIDES):
            other = neighbours[berth * SIDES + side]
            if content.FIRST_LAND <= other < content.FIRST_HOLE:
                found[berth] |= land_bit(other)
    return found


def land_in_reach(beside: vec[i64], shores: vec[i64]) -> vec[i64]:
    """Land next to the berth, or next to a sea hex that is next to the berth.  DEL-RUL-32"""
    found = beside[:]
    for berth in range(content.BERTHS):
        for k in range(SIDES):
            between = shores[berth * SIDES + k]
            if between >= 0:
                found[berth] |= beside[between]
    return found


def listed(masks: vec[i64], width: i64) -> vec[i64]:
    """The land of each berth's mask as a row of numbers, those that are left over being -1."""
    found = vec[i64]([-1] * (len(masks) * width))
    for berth in range(len(masks)):
        k = berth * width
        for land in range(content.FIRST_LAND, content.FIRST_HOLE):
            if masks[berth] & land_bit(land):
                found[k] = land
                k += 1
    return found


def sail(tiles: Tiles, neighbours: vec[i64], crossing: bool) -> Lanes:
    """The lanes of ships that cross shallow water, or of those that cannot."""
    steps = vec[i64]([-1] * (content.BERTHS * content.BERTHS))
    farthest: i64 = 0
    for berth in range(content.BERTHS):
        farthest = max(farthest, sail_from(neighbours, berth, crossing, steps))
    nearest = vec[i64]([0] * (content.BERTHS * content.SEAS))
    nearest_of = vec[i64]([0] * (content.BERTHS * content.SEAS))
    within = vec[i64]([0] * (content.BERTHS * (farthest + 1)))
    for berth in range(content.BERTHS):
        places = vec[i64]([(berth * content.COLOUR_COUNT + colour) * content.SEAS_PER_COLOUR for colour in range(content.COLOUR_COUNT)])
        sorted_hexes = [(steps[berth * content.BERTHS + h], h) for h in range(content.SEAS)]
        sorted_hexes.sort()
        for k in range(content.SEAS):
            distance, h = sorted_hexes[k]
            nearest[berth * content.SEAS + k] = h
            nearest_of[places[tiles.hex_colour[h]]] = h
            places[tiles.hex_colour[h]] += 1
            for reach in range(distance, farthest + 1):
                within[berth * (farthest + 1) + reach] += 1
    return Lanes(steps, nearest, nearest_of, within, farthest)


def sail_from(neighbours: vec[i64], start: i64, crossing: bool, steps: vec[i64]) -> i64:
    """Fills in the steps from one berth and returns the most of them.

    A step goes to a neighbouring sea hex; land and shallow water are in the way, unless the ship crosses the shallows, free of steps.
    To end on the Zeus space is a step, to cross it is not.  DEL-SETB-09, DEL-MOVE-01, DEL-MOVE-04, DEL-MOVE-09, DEL-MOVE-10, DEL-RUL-33
    """
    crossed = vec[i64]([0] * (len(neighbours) // SIDES))
    row = start * content.BERTHS
    steps[row + start] = 0
    wave: list[int] = [start]
    distance: i64 = 0
    while wave:
        ahead: list[int] = []
        # The wave grows while it is read: shallow water belongs to the same step.
        for h in wave:
            for side in range(SIDES):
                other = neighbours[h * SIDES + side]
                if 0 <= other < content.BERTHS and steps[row + other] < 0:
                    steps[row + other] = distance + 1
                    if other < content.SEAS:
                        ahead.append(other)
                if crossing and (other == content.ZEUS or other >= content.FIRST_HOLE) and other != start and not crossed[other]:
                    crossed[other] = 1
                    wave.append(other)
        if ahead:
            distance += 1
        wave = ahead
    return max(distance, steps[row + content.ZEUS])


# By the digest of the content and the text of the layout.
_charted: Final[dict[str, Sea]] = {}


def sea_from(tiles: Tiles, text: str) -> Sea:
    """The sea of a layout's text, charted once for all games that use it; BadOptions if the text is broken."""
    key = f"{tiles.digest} {text}"
    found = _charted.get(key)
    if found is None:
        found = chart(tiles, parse(tiles, text))
        if len(_charted) >= KEPT_SEAS:
            _charted.clear()
        _charted[key] = found
    return found
