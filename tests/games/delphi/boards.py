"""A second opinion on boards for the tests: sets of hexes and plain searches, nothing of the engine but the printed tiles."""

from __future__ import annotations

from collections import Counter

from themis.games.delphi.game import GAME
from themis.games.delphi.layout import Layout, Placement
from themis.games.delphi.soundness import CONTENT

Hex = tuple[int, int]

SIDES = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
TILES = [row.id for row in CONTENT.rows("tile")]
IS_CITY = {row.id: row.text("kind") == "city" for row in CONTENT.rows("tile")}
KINDS = {row.id: row.text("kind") for row in CONTENT.rows("hex")}
COLOURS = {row.id: row.text("colour") for row in CONTENT.rows("hex") if row.has("colour")}
CELLS = {tile: [row for row in CONTENT.rows("hex") if row.text("tile") == tile] for tile in TILES}


def around(h: Hex) -> set[Hex]:
    return {(h[0] + q, h[1] + r) for q, r in SIDES}


def cells(placement: Placement) -> dict[Hex, str]:
    """Where the hexes of a tile lie, each with its id."""
    found = {}
    for row in CELLS[TILES[placement.tile]]:
        q, r = row.number("q"), row.number("r")
        for _ in range(placement.turns):
            q, r = -r, q + r
        found[(q + placement.q, r + placement.r)] = row.id
    return found


def board(placements: list[Placement]) -> dict[Hex, str]:
    found: dict[Hex, str] = {}
    for placement in placements:
        found.update(cells(placement))
    return found


def sea(placements: list[Placement]) -> set[Hex]:
    return {h for h, row_id in board(placements).items() if KINDS[row_id] == "sea"}


def reached(start: Hex, free: set[Hex]) -> set[Hex]:
    found: set[Hex] = set()
    waiting = [start]
    while waiting:
        h = waiting.pop()
        if h not in found:
            found.add(h)
            waiting.extend(around(h) & free)
    return found


def gaps(placements: list[Placement]) -> set[Hex]:
    """The empty hexes that cannot be reached from a corner of the table."""
    taken = set(board(placements))
    west, east = min([q for q, r in taken]) - 1, max([q for q, r in taken]) + 1
    top, bottom = min([r for q, r in taken]) - 1, max([r for q, r in taken]) + 1
    free = {(q, r) for q in range(west, east + 1) for r in range(top, bottom + 1)} - taken
    return free - reached((west, top), free)


def lawful(placements: list[Placement]) -> str:
    """The rule that a board breaks, or nothing."""
    land = [placement for placement in placements if not IS_CITY[TILES[placement.tile]]]
    cities = [placement for placement in placements if IS_CITY[TILES[placement.tile]]]
    counts = Counter([placement.tile for placement in placements])
    for tile in range(len(TILES)):
        if counts[tile] != 1:
            return "DEL-SETB-07" if IS_CITY[TILES[tile]] else "DEL-SETB-01"
    if len(board(placements)) != sum([len(cells(placement)) for placement in placements]):
        return "DEL-SETB-03"
    if len(reached(next(iter(sea(land))), sea(land))) != len(sea(land)):
        return "DEL-SETB-02"
    inner = gaps(land)
    for city in cities:
        beside = {h for own in cells(city) for h in around(own)}
        if set(cells(city)) & inner or any(beside & set(cells(other)) for other in cities if other is not city):
            return "DEL-SETB-07"
    if len(reached(next(iter(sea(placements))), sea(placements))) != len(sea(placements)):
        return "DEL-SETB-07"
    return ""


def steps(layout: Layout, start: Hex, free: set[Hex]) -> dict[Hex, int]:
    """Steps to every sea hex, where entering a free hex counts nothing."""
    water = sea(layout.placements)
    found = {start: 0}
    waiting = [start]
    while waiting:
        waiting.sort(key=lambda h: found[h], reverse=True)
        h = waiting.pop()
        for beside in around(h):
            if beside in water or beside in free:
                distance = found[h] + (1 if beside in water else 0)
                if distance < found.get(beside, 1000):
                    found[beside] = distance
                    waiting.append(beside)
    return {h: distance for h, distance in found.items() if h in water}


def within(start: str, most: int, colour: str = "", free: set[Hex] | None = None) -> list[str]:
    """The places of the first voyage at most that many steps away, of one colour or of all, sorted."""
    q, _, r = start.partition(",")
    found = steps(GAME.tables.first_voyage, (int(q), int(r)), free or set())
    laid = board(GAME.tables.first_voyage.placements)
    return sorted([f"{q},{r}" for (q, r), away in found.items() if 0 < away <= most and colour in ("", COLOURS[laid[(q, r)]])])
