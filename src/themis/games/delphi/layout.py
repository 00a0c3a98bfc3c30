"""How the tiles lie: a layout, its text, and everything that can be wrong with one.

A layout is all tiles in the order of the content file, each with the place of its anchor and its turns; no tile is ever
flipped, since its back shows the same in mirror image.  DEL-SETB-05, DEL-RUL-06
Its text, such as `ring-zeus:-1,3,2/ring-a:0,0,5/...`, has no spaces, so that it can stand in options and records.
"""

from __future__ import annotations

import re
from typing import Final, final

from themis.books.content import Content
from themis.books.toml import show
from themis.core import hexes
from themis.core.native import i64
from themis.errors import BadOptions
from themis.games.delphi.content import CITY_TILE
from themis.games.delphi.tiles import Tiles

# Anchors lie at most so far from the middle of the table; no tile is larger than the rest of a field.
FARTHEST: Final = 24
LONGEST_TEXT: Final = 1000

_PLACEMENT: Final = re.compile(r"([a-z0-9-]{1,40}):(-?[0-9]{1,2}),(-?[0-9]{1,2}),([0-9])")


@final
class Placement:
    """One of some tiles on the table: its anchor at (q, r), turned by a number of times 60 degrees clockwise."""

    __slots__ = ("tiles", "tile", "q", "r", "turns")

    def __init__(self, tiles: Tiles, tile: i64, q: i64, r: i64, turns: i64) -> None:
        self.tiles: Final = tiles
        self.tile: Final = tile
        self.q: Final = q
        self.r: Final = r
        self.turns: Final = turns

    def is_city(self) -> bool:
        return self.tiles.kind[self.tile] == CITY_TILE

    def slug(self) -> str:
        return self.tiles.slugs[self.tile]

    def text(self) -> str:
        return f"{self.slug()}:{self.q},{self.r},{self.turns}"

    def all_hexes(self) -> int:
        """The field it covers, the hole of a ring included."""
        return hexes.moved(self.tiles.shape[self.tile * hexes.SIDES + self.turns], self.q, self.r)

    def sea(self) -> int:
        """The field of its sea hexes."""
        return hexes.moved(self.tiles.sea_shape[self.tile * hexes.SIDES + self.turns], self.q, self.r)


@final
class Layout:
    """A sound layout: every tile once, in the order of the content file."""

    __slots__ = ("placements",)

    def __init__(self, placements: list[Placement]) -> None:
        self.placements: Final = placements

    def text(self) -> str:
        return "/".join([placement.text() for placement in self.placements])


@final
class Flaw:
    """Why tiles cannot lie as they do: one clause, and the rule that is broken."""

    __slots__ = ("rule", "reason")

    def __init__(self, rule: str, reason: str) -> None:
        self.rule: Final = rule
        self.reason: Final = reason

    def sentence(self) -> str:
        return f"the sea cannot be laid like this: {self.reason} ({self.rule})"


def flaw(tiles: Tiles, placements: list[Placement]) -> Flaw | None:
    """The first thing that is wrong, in the order in which a board is laid; None for a sound layout."""
    found = wrong_tiles(tiles, placements)
    if found is None:
        found = overlap(placements)
    if found is None:
        found = broken_sea([placement for placement in placements if not placement.is_city()], "DEL-SETB-02", "")
    if found is None:
        found = misplaced_city(placements)
    if found is None:
        found = broken_sea(placements, "DEL-SETB-07", " once the cities are laid")
    return found


def wrong_tiles(tiles: Tiles, placements: list[Placement]) -> Flaw | None:
    """Every board tile and every city tile lies on the table, and none of them twice.  DEL-SETB-01, DEL-SETB-07"""
    for tile in range(tiles.count):
        rule = "DEL-SETB-07" if tiles.kind[tile] == CITY_TILE else "DEL-SETB-01"
        count = len([placement for placement in placements if placement.tile == tile])
        if count == 0:
            return Flaw(rule, f"the tile {tiles.slugs[tile]} is missing")
        if count > 1:
            return Flaw(rule, f"the tile {tiles.slugs[tile]} is laid {count} times")
    return None


def overlap(placements: list[Placement]) -> Flaw | None:
    """However the tiles are arranged, none lies on another, not even on the hole of a ring.  DEL-SETB-03"""
    for k in range(len(placements)):
        for other in placements[:k]:
            shared = placements[k].all_hexes() & other.all_hexes()
            if shared:
                q, r = hexes.hex_at(hexes.places(shared)[0])
                return Flaw("DEL-SETB-03", f"{other.slug()} and {placements[k].slug()} overlap at {q},{r}")
    return None


def broken_sea(placements: list[Placement], rule: str, when: str) -> Flaw | None:
    """The sea is one area, before the cities are laid and afterwards.  DEL-SETB-02, DEL-SETB-07"""
    count = hexes.parts(sea_of(placements))
    return None if count == 1 else Flaw(rule, f"the sea falls into {count} parts{when}")


def misplaced_city(placements: list[Placement]) -> Flaw | None:
    """Cities lie along the rim and apart from each other.  DEL-SETB-07"""
    board = area_of([placement for placement in placements if not placement.is_city()])
    inner = hexes.enclosed(board)
    cities = [placement for placement in placements if placement.is_city()]
    for city in cities:
        if city.all_hexes() & inner:
            return Flaw("DEL-SETB-07", f"{city.slug()} does not lie on the rim")
        for other in cities:
            if other.tile < city.tile and hexes.touching(city.all_hexes(), other.all_hexes()):
                return Flaw("DEL-SETB-07", f"{other.slug()} and {city.slug()} touch")
    return None


def area_of(placements: list[Placement]) -> int:
    """The field that tiles cover."""
    area = 0
    for placement in placements:
        area |= placement.all_hexes()
    return area


def sea_of(placements: list[Placement]) -> int:
    """The field of the sea."""
    sea = 0
    for placement in placements:
        sea |= placement.sea()
    return sea


def in_order(placements: list[Placement]) -> list[Placement]:
    """As a layout lists them: by tile."""
    return sorted(placements, key=lambda placement: int(placement.tile))


def sound(tiles: Tiles, placements: list[Placement]) -> Layout:
    """The layout of these placements, whatever their order; BadOptions if they cannot lie like this."""
    found = flaw(tiles, placements)
    if found is not None:
        raise BadOptions(found.sentence())
    return Layout(in_order(placements))


def parse(tiles: Tiles, text: str) -> Layout:
    """The layout of these tiles that a text stands for, or BadOptions."""
    if len(text) > LONGEST_TEXT:
        raise BadOptions(f"the text of a sea has at most {LONGEST_TEXT} characters")
    return sound(tiles, [parse_placement(tiles, word) for word in text.split("/")])


def parse_placement(tiles: Tiles, word: str) -> Placement:
    match = _PLACEMENT.fullmatch(word)
    if match is None:
        raise BadOptions(f"{show(word)} must be a tile and three numbers, such as ring-a:-1,3,2")
    tile, q, r, turns = match.group(1), int(match.group(2)), int(match.group(3)), int(match.group(4))
    if tile not in tiles.slugs:
        raise BadOptions(f"there is no tile {show(tile)}")
    if not (-FARTHEST <= q <= FARTHEST and -FARTHEST <= r <= FARTHEST):
        raise BadOptions(f"the tile {tile} at {q},{r} is more than {FARTHEST} hexes away from the middle")
    if turns >= hexes.SIDES:
        raise BadOptions(f"the tile {tile} is turned {turns} times, but {hexes.SIDES - 1} are enough")
    return Placement(tiles, tiles.slugs.index(tile), q, r, turns)


def printed_placements(content: Content, tiles: Tiles, name: str) -> list[Placement]:
    """How a layout of a content file lies, sound or not."""
    rows = [row for row in content.rows("placement") if row.text("layout") == name]
    return [Placement(tiles, tiles.slugs.index(row.text("tile")), row.number("q"), row.number("r"), row.number("turns")) for row in rows]


def printed(content: Content, tiles: Tiles, name: str) -> Layout:
    """A finished layout of a content that can be played."""
    return Layout(in_order(printed_placements(content, tiles, name)))
