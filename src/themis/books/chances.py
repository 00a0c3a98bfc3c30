"""How surely a lead wins: `chances.toml`, one row for each number of seats, fitted to games of bots and written by `scripts/chances.py`.

A seat wins with the softmax of all prospects over a temperature, exp(base + growth · ln(1 + time left)); whoever is asked has `asked` points more.
"""

import re
from datetime import date
from pathlib import Path
from typing import Final, final

from themis.books.toml import parse_toml, read_bytes, show
from themis.errors import BadContent

FILE: Final = "chances.toml"
TABLE: Final = "fit"
# A chance may be off by so many points on average, in games to which it was not fitted.
MOST_GAP: Final = 4.0
# What each cell can be; the whole numbers are written without a point.
WHOLE: Final = {"seats": (1.0, 9.0), "games": (2.0, 1e6)}
FRACTIONS: Final = {
    "base": (-6.0, 6.0),
    "growth": (-3.0, 3.0),
    "asked": (-9.0, 9.0),
    "brier": (0.0, 1.0),
    "naive": (0.0, 1.0),
    "gap": (0.0, MOST_GAP),
}
HEADER: Final = re.compile(r"\s*\[\[\s*fit\s*\]\]")


@final
class Fit:
    """The coefficients for a number of seats, and how well they foretold other games: Brier scores, and the mean distance between foretold and true in points."""

    __slots__ = ("asked", "base", "brier", "fitted", "games", "gap", "growth", "naive", "seats")

    def __init__(
        self,
        seats: int,
        base: float,
        growth: float,
        asked: float,
        games: int = 0,
        fitted: str = "",
        brier: float = 0.0,
        naive: float = 0.0,
        gap: float = 0.0,
    ) -> None:
        self.seats: Final = seats
        self.base: Final = base
        self.growth: Final = growth
        self.asked: Final = asked
        self.games: Final = games
        self.fitted: Final = fitted
        self.brier: Final = brier
        self.naive: Final = naive
        self.gap: Final = gap


def load_chances(folder: Path, fewest: int, most: int) -> list[Fit]:
    """A row for each number of seats; none where the game has no such file. Whatever is wrong with it is said at once, a line each."""
    path = folder / FILE
    if not path.is_file():
        return []
    raw = read_bytes(path)
    rows = parse_toml(raw, str(path)).get(TABLE)
    if not isinstance(rows, list) or not all([isinstance(row, dict) for row in rows]):
        raise BadContent(f"{path}: it must have rows [[{TABLE}]].")
    lines = raw.decode().splitlines()
    findings: list[str] = []
    for place, row in enumerate(rows):
        for name, reason in findings_in(row):
            findings.append(f"{path}, line {line_of(lines, place, name)}, {name}: {reason}.")
    counted = [row.get("seats") for row in rows]
    for seats in range(fewest, most + 1):
        if counted.count(seats) != 1:
            findings.append(f"{path}: {counted.count(seats)} rows have seats = {seats}; it takes exactly one.")
    if findings:
        raise BadContent("\n".join(findings))
    return [read_fit(row) for row in rows]


def findings_in(row: dict[str, object]) -> list[tuple[str, str]]:
    """What is wrong with a row: the name of each cell, and why."""
    known = [*WHOLE, *FRACTIONS, "fitted"]
    found = [(name, f"unknown entry; known here are {', '.join(known)}") for name in row if name not in known]
    found += [(name, "it is missing") for name in known if name not in row]
    for name, (low, high) in [*WHOLE.items(), *FRACTIONS.items()]:
        value = row.get(name)
        if value is None:
            continue
        if isinstance(value, bool) or not isinstance(value, int if name in WHOLE else (int, float)):
            found.append((name, f"it must be a {'whole ' if name in WHOLE else ''}number, not {show(value)}"))
        elif not low <= float(str(value)) <= high:
            found.append((name, f"{value} is not from {low:g} to {high:g}"))
    if "fitted" in row and not isinstance(row["fitted"], date):
        found.append(("fitted", f"it must be a date, not {show(row['fitted'])}"))
    return found


def line_of(lines: list[str], place: int, name: str) -> int:
    """The line of a cell of a row, or of the row's head if it has no such cell."""
    heads = [number for number, line in enumerate(lines, 1) if HEADER.match(line)]
    head = heads[place] if place < len(heads) else 1
    end = heads[place + 1] if place + 1 < len(heads) else len(lines) + 1
    cells = [number for number in range(head + 1, end) if lines[number - 1].split("=")[0].strip() == name]
    return cells[0] if cells else head


def read_fit(row: dict[str, object]) -> Fit:
    seats, games = [int(str(row[name])) for name in WHOLE]
    base, growth, asked, brier, naive, gap = [float(str(row[name])) for name in FRACTIONS]
    return Fit(seats, base, growth, asked, games, str(row["fitted"]), brier, naive, gap)
