"""The map of one content as tables: who is next to whom, how far it is from each home, and what lies near it.

All of it follows from the rows, is computed once, and never changes.
"""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content, Row
from themis.core import hexes
from themis.core.native import i64, vec
from themis.games.pantheon.content import COLUMN_SPACE, HOME, PEOPLE_SPACE
from themis.games.pantheon.schema import SPACE_KINDS

SIDES: Final = hexes.SIDES
# A space that nobody can walk to.
NOWHERE: Final = 999


@final
class Land:
    """The spaces by number; whatever is told of a people stands in the order of the peoples."""

    __slots__ = (
        "spaces", "slugs", "q", "r", "is_sea", "kind", "neighbours", "home", "symbols", "symbols_of", "order", "within", "farthest",
        "distances", "walk",
    )  # fmt: skip

    def __init__(self, found: Content) -> None:
        rows = found.rows("space")
        peoples = [row.id for row in found.rows("people")]
        q = vec[i64]([row.number("q") for row in rows])
        r = vec[i64]([row.number("r") for row in rows])
        kind = vec[i64]([SPACE_KINDS.index(row.text("kind")) for row in rows])
        neighbours = neighbours_of(q, r)
        homes = [home_of(rows, people) for people in peoples]
        symbols = [symbols_of(rows, people) for people in peoples]
        distances = [distances_from(q, r, home) for home in homes]
        farthest = max([max(row) for row in distances])

        self.spaces: Final[i64] = len(rows)
        self.slugs: Final = [row.id for row in rows]
        self.q: Final = q
        self.r: Final = r
        self.is_sea: Final = vec[i64]([1 if row.text("terrain") == "sea" else 0 for row in rows])
        self.kind: Final = kind
        # For a space its SIDES neighbours, -1 for none.  PAN-MAP-01
        self.neighbours: Final = neighbours
        self.home: Final = vec[i64](homes)
        # For a people its people spaces, those that are used with fewer players first.
        self.symbols: Final = [vec[i64]([space for space, _ in row]) for row in symbols]
        # For a people and a number of players how many of them are used.  PAN-EPOCH-11, PAN-EPOCH-12, PAN-EPOCH-13
        self.symbols_of: Final = [vec[i64]([len([1 for _, players in row if players <= seats]) for seats in range(5)]) for row in symbols]
        # For a people all spaces, the nearest to its home first, and how many of them are at most 0, 1, ... `farthest` away.
        self.order: Final = [vec[i64](nearest_first(row)) for row in distances]
        self.within: Final = [vec[i64]([len([1 for d in row if d <= reach]) for reach in range(farthest + 1)]) for row in distances]
        self.farthest: Final[i64] = farthest
        self.distances: Final = [vec[i64](row) for row in distances]
        # For a people the feet it takes from its home to each space, nobody being in the way; a column space comes after the foot beside it.
        self.walk: Final = [vec[i64](walked_from(neighbours, kind, home)) for home in homes]

    def distance(self, people: i64, space: i64) -> i64:
        """How far a space is from the home of a people, as if nothing lay between them."""
        return self.distances[people][space]

    def near(self, people: i64, reach: i64) -> i64:
        """How many spaces of `order` are at most so far from a home."""
        return self.within[people][reach if reach < self.farthest else self.farthest]


def neighbours_of(q: vec[i64], r: vec[i64]) -> vec[i64]:
    at = {hexes.place(q[space], r[space]): space for space in range(len(q))}
    found: list[int] = []
    for space in range(len(q)):
        for side in range(SIDES):
            next_q, next_r = hexes.neighbour(q[space], r[space], side)
            found.append(at.get(hexes.place(next_q, next_r), -1))
    return vec[i64](found)


def home_of(rows: list[Row], people: str) -> int:
    return [row.text("people") == people and row.text("kind") == SPACE_KINDS[HOME] for row in rows].index(True)


def symbols_of(rows: list[Row], people: str) -> list[tuple[int, int]]:
    """The people spaces of a people with the players they are for, those for few players first.  PAN-EPOCH-10, PAN-RUL-05"""
    own = [k for k in range(len(rows)) if rows[k].text("people") == people and rows[k].text("kind") == SPACE_KINDS[PEOPLE_SPACE]]
    return [(space, players) for players in range(2, 5) for space in own if rows[space].number("players") == players]


def distances_from(q: vec[i64], r: vec[i64], home: int) -> list[int]:
    return [int(hexes.distance(q[home], r[home], q[space], r[space])) for space in range(len(q))]


def nearest_first(distances: list[int]) -> list[int]:
    return [space for reach in range(max(distances) + 1) for space in range(len(distances)) if distances[space] == reach]


def walked_from(neighbours: vec[i64], kind: vec[i64], start: int) -> list[int]:
    """The steps from a space to each other one over spaces that take feet."""
    found = [NOWHERE] * len(kind)
    found[start] = 0
    wave = [start]
    while wave:
        ahead: list[int] = []
        for space in wave:
            for side in range(SIDES):
                other = int(neighbours[space * SIDES + side])
                if other >= 0 and found[other] == NOWHERE:
                    found[other] = found[space] + 1
                    if kind[other] != COLUMN_SPACE:
                        ahead.append(other)
        wave = ahead
    return found
