"""Seas laid by chance: from a mode and the number of a board to a layout.

Chance is asked once, for the number of the board; everything else follows from it by whole numbers alone, so that a record needs
one outcome, the board can be named, and it is the same on every machine.  The way from number to layout must not be changed.
"""

from __future__ import annotations

from math import isqrt
from typing import Final, final

from themis.core import hexes
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.native import i64, vec
from themis.errors import BadContent
from themis.games.delphi import content
from themis.games.delphi.layout import Layout, Placement, area_of, flaw, in_order, sea_of
from themis.games.delphi.sea import Sea, chart
from themis.games.delphi.tiles import Tiles

SEA_STREAM: Final = 0
# As many as the smallest source of chance can tell apart.
BOARDS: Final = 1_000_000_000

MODES: Final = ["rulebook-compact", "compact", "normal", "open"]
RULEBOOK_COMPACT: Final = 0

# For each free mode, in hundredths of a side that tiles share: what a shared side, an enclosed gap and a hex of distance from Zeus
# are worth, and how much chance adds at most.
SIDE_WORTH: Final = vec[i64]([0, 100, 60, 25])
GAP_COST: Final = vec[i64]([0, 200, 80, 20])
DISTANCE_COST: Final = vec[i64]([0, 25, 15, 5])
NOISE: Final = vec[i64]([0, 300, 600, 900])

LEAST_SIDES: Final = 4
FINALISTS: Final = 12
WIDEST: Final = 17

# Directions are counted in tenths of a degree, 600 for a sixth of the horizon.
SIXTH: Final = 600
TOLERANCE: Final = 200
LEAST_CITY_SIDES: Final = 3
CITY_TRIES: Final = 24
LINK_WORTH: Final = 29
CITY_NOISE: Final = 57

# What makes a board fair: no city next door to a site of its colour, no corner too far away.
NEAREST_SITE: Final = 3
FARTHEST_HEX: Final = 12

MOST_TRIES: Final = 2000


def draw(tiles: Tiles, mode: i64, fair: bool, io: Io) -> Layout:
    """A layout by chance.  DEL-SETB-03, DEL-SETB-06, DEL-SETB-07"""
    return generate(tiles, mode, io.below(SEA_STREAM, BOARDS), fair)


def generate(tiles: Tiles, mode: i64, number: i64, fair: bool) -> Layout:
    """The board of this mode and number; if asked for, the first fair one that comes from the number."""
    chance = Seeded(number)
    for _ in range(MOST_TRIES):
        board = fill_slots(tiles, chance) if mode == RULEBOOK_COMPACT else lay_freely(tiles, mode, chance)
        if not board:
            continue
        cities = lay_cities(tiles, board, chance)
        if not cities:
            continue
        placements = in_order(board + cities)
        if flaw(tiles, placements) is None:
            layout = Layout(placements)
            if not fair or is_fair(tiles, chart(tiles, layout)):
                return layout
    raise BadContent(f"the tiles cannot be laid as a sea of the mode {MODES[mode]}")


def shuffle(things: list[int], chance: Seeded) -> None:
    for k in range(len(things) - 1, 0, -1):
        other = chance.below(0, k + 1)
        kept = things[k]
        things[k] = things[other]
        things[other] = kept


# ---------------------------------------------------------------- The compact board of the rulebook


def fill_slots(tiles: Tiles, chance: Seeded) -> list[Placement]:
    """Any tile of a kind in any slot of the kind, rings turned as chance wants; nothing if the sea is not connected.  DEL-SETB-06"""
    placements: list[Placement] = []
    for kind in range(content.CITY_TILE):
        unlaid: list[int] = [tile for tile in range(tiles.count) if tiles.kind[tile] == kind]
        shuffle(unlaid, chance)
        for slot in range(tiles.slots):
            if tiles.slot_kind[slot] == kind:
                turns = tiles.slot_turns[slot]
                if turns == content.FREE_TURN:
                    turns = chance.below(0, hexes.SIDES)
                placements.append(Placement(tiles, unlaid.pop(), tiles.slot_q[slot], tiles.slot_r[slot], turns))
    return placements if hexes.parts(sea_of(placements)) == 1 else []


# ---------------------------------------------------------------- Free boards


def lay_freely(tiles: Tiles, mode: i64, chance: Seeded) -> list[Placement]:
    """The Zeus ring, then the others in any order, each with a sea hex next to the sea laid before.  Nothing if there is no place or the board gets too wide.  DEL-SETB-03"""
    first = tiles.hex_tile[content.ZEUS]
    placements = [Placement(tiles, first, 0, 0, chance.below(0, hexes.SIDES))]
    unlaid: list[int] = [tile for tile in range(tiles.count) if tiles.kind[tile] != content.CITY_TILE and tile != first]
    shuffle(unlaid, chance)
    for tile in unlaid:
        found = best_place(tiles, mode, tile, placements, chance)
        if found is None:
            return []
        placements.append(found)
    return placements if width(area_of(placements)) <= WIDEST else []


def best_place(tiles: Tiles, mode: i64, tile: i64, placements: list[Placement], chance: Seeded) -> Placement | None:
    """Among the places with the best marks the one that is still best when enclosed gaps count as well."""
    area = area_of(placements)
    sea = sea_of(placements)
    marked: list[tuple[int, int, int]] = []
    for turns in range(hexes.SIDES):
        sum_q, sum_r, count = sums(tiles.shape[tile * hexes.SIDES + turns])
        for anchor in anchors(tiles, tile, turns, area, sea):
            q, r = hexes.hex_at(anchor)
            sides = hexes.touching(Placement(tiles, tile, q, r, turns).all_hexes(), area)
            if sides >= LEAST_SIDES:
                from_zeus = length(sum_q + q * count, sum_r + r * count) // count
                mark = SIDE_WORTH[mode] * sides - DISTANCE_COST[mode] * from_zeus // 100
                marked.append((mark + chance.below(0, NOISE[mode]), anchor, turns))
    marked.sort()
    best: Placement | None = None
    most = 0
    for mark, anchor, turns in marked[-FINALISTS:]:
        q, r = hexes.hex_at(anchor)
        candidate = Placement(tiles, tile, q, r, turns)
        final_mark = mark - GAP_COST[mode] * hexes.enclosed(area | candidate.all_hexes()).bit_count()
        if best is None or final_mark > most:
            best = candidate
            most = final_mark
    return best


def anchors(tiles: Tiles, tile: i64, turns: i64, area: int, sea: int) -> list[int]:
    """Where the anchor of a tile can lie: it covers nothing, and one of its sea hexes is next to the sea."""
    blocked = 0
    linked = 0
    coast = hexes.rim(sea)
    for place in hexes.places(tiles.shape[tile * hexes.SIDES + turns]):
        q, r = hexes.hex_at(place)
        blocked |= hexes.moved(area, -q, -r)
    for place in hexes.places(tiles.sea_shape[tile * hexes.SIDES + turns]):
        q, r = hexes.hex_at(place)
        linked |= hexes.moved(coast, -q, -r)
    return hexes.places(linked & ~blocked)


def sums(area: int) -> tuple[i64, i64, i64]:
    """All q of a field added up, all r, and how many hexes there are: what the middle of the field is made of."""
    sum_q: i64 = 0
    sum_r: i64 = 0
    count: i64 = 0
    for place in hexes.places(area):
        q, r = hexes.hex_at(place)
        sum_q += q
        sum_r += r
        count += 1
    return sum_q, sum_r, count


def length(q: i64, r: i64) -> i64:
    """How far a hex is from (0, 0) as the gull flies, in hundredths of a hex."""
    return isqrt(int(10_000 * (q * q + q * r + r * r)))


def width(area: int) -> int:
    """The greatest distance between two hexes of a field."""
    found = [hexes.hex_at(place) for place in hexes.places(area)]
    along_q: list[int] = [q for q, r in found]
    along_r: list[int] = [r for q, r in found]
    along_both: list[int] = [q + r for q, r in found]
    return max(max(along_q) - min(along_q), max(along_r) - min(along_r), max(along_both) - min(along_both))


# ---------------------------------------------------------------- Cities


@final
class CityPlace:
    """Where a city tile could lie: in which direction, and how many of its sides are sea against sea."""

    __slots__ = ("q", "r", "turns", "direction", "links", "area")

    def __init__(self, q: i64, r: i64, turns: i64, direction: i64, links: i64, area: int) -> None:
        self.q: Final = q
        self.r: Final = r
        self.turns: Final = turns
        self.direction: Final = direction
        self.links: Final = links
        self.area: Final = area


def lay_cities(tiles: Tiles, board: list[Placement], chance: Seeded) -> list[Placement]:
    """The cities along the rim, about a sixth of the horizon apart; nothing if there are no such places.  DEL-SETB-07"""
    candidates = city_places(tiles, board)
    best: list[CityPlace] = []
    least: i64 = 0
    for _ in range(CITY_TRIES):
        base = chance.below(0, SIXTH)
        chosen = around(candidates, base, chance)
        if len(chosen) == content.COLOUR_COUNT:
            error: i64 = 0
            for k in range(content.COLOUR_COUNT):
                error += off(chosen[k].direction, base + k * SIXTH)
            if (not best or error < least) and not closes_gap(board, chosen):
                best = chosen
                least = error
    unlaid: list[int] = [tile for tile in range(tiles.count) if tiles.kind[tile] == content.CITY_TILE]
    shuffle(unlaid, chance)
    return [Placement(tiles, unlaid[k], best[k].q, best[k].r, best[k].turns) for k in range(len(best))]


def city_places(tiles: Tiles, board: list[Placement]) -> list[CityPlace]:
    """All places on the rim that enclose nothing and hold a city tile well."""
    area = area_of(board)
    sea = sea_of(board)
    gaps = hexes.enclosed(area)
    sum_q, sum_r, count = sums(area)
    tile = tiles.hex_tile[tiles.city_of[0]]
    found: list[CityPlace] = []
    for turns in range(hexes.SIDES):
        for anchor in anchors(tiles, tile, turns, area | gaps, sea):
            q, r = hexes.hex_at(anchor)
            city = Placement(tiles, tile, q, r, turns)
            here = city.all_hexes()
            if hexes.touching(here, area) >= LEAST_CITY_SIDES and hexes.enclosed(area | here) == gaps:
                direction = hexes.bearing(q * count - sum_q, r * count - sum_r, SIXTH)
                found.append(CityPlace(q, r, turns, direction, hexes.touching(city.sea(), sea), here))
    return found


def off(direction: i64, wanted: i64) -> i64:
    """How far two directions are apart."""
    apart = (direction - wanted) % (hexes.SIDES * SIXTH)
    return min(apart, hexes.SIDES * SIXTH - apart)


def around(candidates: list[CityPlace], base: i64, chance: Seeded) -> list[CityPlace]:
    """One place for each city, starting from a direction; fewer if one has no place.  No two of them touch."""
    chosen: list[CityPlace] = []
    taken = 0
    for k in range(content.COLOUR_COUNT):
        best: CityPlace | None = None
        least: i64 = 0
        for candidate in candidates:
            error = off(candidate.direction, base + k * SIXTH)
            if error < TOLERANCE and not candidate.area & taken:
                cost = error - LINK_WORTH * candidate.links + chance.below(0, CITY_NOISE)
                if best is None or cost < least:
                    best = candidate
                    least = cost
        if best is None:
            return chosen
        chosen.append(best)
        taken |= hexes.spread(best.area)
    return chosen


def closes_gap(board: list[Placement], cities: list[CityPlace]) -> bool:
    """Whether the cities together enclose what none of them encloses alone."""
    area = area_of(board)
    with_cities = area
    for city in cities:
        with_cities |= city.area
    return hexes.enclosed(with_cities) != hexes.enclosed(area)


# ---------------------------------------------------------------- Fairness


def is_fair(tiles: Tiles, sea: Sea) -> bool:
    """Whether no statue has a trivial way and no hex of the sea is too far from Zeus."""
    if sea.lanes.count_within(content.ZEUS, FARTHEST_HEX) < content.SEAS:
        return False
    for colour in range(content.COLOUR_COUNT):
        for land in range(content.FIRST_STATUE, content.FIRST_MONSTER):
            if tiles.hex_sites[land] >> colour & 1 and voyage(sea, tiles.city_of[colour], land) < NEAREST_SITE:
                return False
    return True


def voyage(sea: Sea, land: i64, other: i64) -> i64:
    """Steps from a shore of one land hex to a shore of another."""
    least: i64 = sea.lanes.farthest
    for k in range(hexes.SIDES):
        start = sea.shores[land * hexes.SIDES + k]
        for other_k in range(hexes.SIDES):
            end = sea.shores[other * hexes.SIDES + other_k]
            if start >= 0 and end >= 0:
                least = min(least, sea.lanes.distance(start, end))
    return least
