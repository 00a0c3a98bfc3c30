"""The board of one content before it is laid: the hexes of all tiles, the tiles as shapes, and the slots of the compact board.

The hexes of a content have the numbers that `content.py` gives to their kinds, in the order of the rows within each kind.
"""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content, Row
from themis.core import hexes
from themis.core.native import i64, vec
from themis.games.delphi.content import COLOUR_COUNT, FIRST_CITY, FIRST_HOLE, FREE_TURN
from themis.games.delphi.schema import COLOURS, HEX_KINDS, TILE_KINDS

# ---------------------------------------------------------------- Reading rows


def ids(rows: list[Row]) -> list[str]:
    return [row.id for row in rows]


def numbers(rows: list[Row], column: str) -> vec[i64]:
    return vec[i64]([row.number(column) for row in rows])


def flags(rows: list[Row], column: str) -> vec[i64]:
    return vec[i64]([1 if row.flag(column) else 0 for row in rows])


def places(rows: list[Row], column: str, words: list[str]) -> vec[i64]:
    """Where each row's word stands among the words; -1 for a row that leaves it out."""
    return vec[i64]([words.index(row.text(column)) if row.has(column) else -1 for row in rows])


def masks(rows: list[Row], column: str, words: list[str]) -> vec[i64]:
    """The words of each row, a bit for each."""
    return vec[i64]([sum([1 << words.index(word) for word in row.texts(column)]) for row in rows])


# ---------------------------------------------------------------- Tiles


@final
class Tiles:
    """All tiles, hexes and slots of a content; never changed, and shared by all layouts and seas made of them."""

    __slots__ = (
        "digest", "count", "slugs", "kind", "shape", "sea_shape",
        "hex_slugs", "hex_colour", "hex_sites", "hex_tile", "hex_q", "hex_r", "city_of",
        "slots", "slot_kind", "slot_q", "slot_r", "slot_turns",
    )  # fmt: skip

    def __init__(self, content: Content) -> None:
        rows = content.rows("tile")
        cells = by_kind(content.rows("hex"))
        slots = content.rows("slot")
        self.digest: Final = content.digest()  # tells the seas of different contents apart
        self.count: Final[i64] = len(rows)
        self.slugs: Final = ids(rows)
        self.kind: Final = places(rows, "kind", TILE_KINDS)
        # For each tile its six turns: the field it covers with its anchor at (0, 0), and that of its sea hexes.
        covered = [[row for row in cells if row.text("tile") == tile] for tile in self.slugs]
        self.shape: Final = [shape(hexes_of, turns) for hexes_of in covered for turns in range(hexes.SIDES)]
        seas = [[row for row in hexes_of if row.text("kind") == "sea"] for hexes_of in covered]
        self.sea_shape: Final = [shape(hexes_of, turns) for hexes_of in seas for turns in range(hexes.SIDES)]

        self.hex_slugs: Final = ids(cells)
        self.hex_colour: Final = places(cells, "colour", COLOURS)
        self.hex_sites: Final = masks(cells, "sites", COLOURS)
        self.hex_tile: Final = places(cells, "tile", self.slugs)
        self.hex_q: Final = numbers(cells, "q")
        self.hex_r: Final = numbers(cells, "r")
        # The hex of each colour's city.
        self.city_of: Final = vec[i64]([FIRST_CITY + list(self.hex_colour[FIRST_CITY:FIRST_HOLE]).index(c) for c in range(COLOUR_COUNT)])

        # The compact board.  DEL-SETB-06
        self.slots: Final[i64] = len(slots)
        self.slot_kind: Final = places(slots, "kind", TILE_KINDS)
        self.slot_q: Final = numbers(slots, "q")
        self.slot_r: Final = numbers(slots, "r")
        self.slot_turns: Final = vec[i64]([row.number("turns") if row.has("turns") else FREE_TURN for row in slots])


def by_kind(rows: list[Row]) -> list[Row]:
    """The rows in the order of the hexes' numbers."""
    return [row for kind in HEX_KINDS for row in rows if row.text("kind") == kind]


def shape(rows: list[Row], turns: i64) -> int:
    """The field of these hexes of a tile."""
    return hexes.field([hexes.turned(row.number("q"), row.number("r"), turns) for row in rows])
