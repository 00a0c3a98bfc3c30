"""How surely a lead wins: `chances.toml`, one row for each number of seats, fitted to games of bots and written by `scripts/chances.py`.

A seat wins with the softmax of all prospects over a temperature, exp(base + growth · ln(1 + time left)); whoever is asked has `asked` points more.
"""

from pathlib import Path
from typing import Final, final

from themis.books.rows import Rows, wrong_cells

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
DAY: Final = "fitted"


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
    rows = Rows(path, TABLE)
    for place, row in enumerate(rows.cells):
        for name, reason in wrong_cells(row, WHOLE, FRACTIONS, [], DAY):
            rows.complain(place, name, reason)
    counted = [row.get("seats") for row in rows.cells]
    for seats in range(fewest, most + 1):
        if counted.count(seats) != 1:
            rows.findings.append(f"{path}: {counted.count(seats)} rows have seats = {seats}; it takes exactly one.")
    rows.check()
    return [read_fit(row) for row in rows.cells]


def read_fit(row: dict[str, object]) -> Fit:
    seats, games = [int(str(row[name])) for name in WHOLE]
    base, growth, asked, brier, naive, gap = [float(str(row[name])) for name in FRACTIONS]
    return Fit(seats, base, growth, asked, games, str(row[DAY]), brier, naive, gap)
