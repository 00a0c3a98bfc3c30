"""Maps of hexes on a terminal, whole or the part round one place, alone or with what lies before the seats beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from themis.cli.drawing import MANY
from themis.core.save import Plain

FEWEST_ROWS: Final = 7
# Beside a part of the map, what lies before the seats.
MAP_SHARE: Final = 0.6


class Map:
    """Hexes row by row, each as `cell` draws it, or the part of them round a place for which there is room.

    A hex is two half hexes of `half` letters wide, and its row one line high.
    """

    def __init__(self, at: dict[str, tuple[int, int]], here: tuple[int, int], cell: Callable[[str], Text], half: int, lines: int) -> None:
        self.at: Final = at
        self.here: Final = here
        self.cell: Final = cell
        self.half: Final = half
        self.lines: Final = max(lines, FEWEST_ROWS)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        left, width = window([x for x, _ in self.at.values()], self.here[0], options.max_width // self.half - 1)
        top, height = window([y for _, y in self.at.values()], self.here[1], self.lines)
        for row in range(top, top + height):
            line = Text(no_wrap=True)
            shown = sorted((x, slug) for slug, (x, y) in self.at.items() if y == row and left <= x < left + width)
            for x, slug in shown:
                line.append(" " * ((x - left) * self.half - line.cell_len)).append_text(self.cell(slug))
            yield line


class Chart:
    """A part of a map with the seats beside it; below them the legend, if there is room."""

    def __init__(self, map_of: Callable[[int], RenderableType], seats: list[RenderableType], legend: RenderableType, lines: int) -> None:
        self.map_of: Final = map_of
        self.seats: Final = seats
        self.legend: Final = legend
        self.lines: Final = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = int(options.max_width * MAP_SHARE)
        narrow = options.update(width=options.max_width - width)
        beside = Group(*self.seats, self.legend)
        if len(console.render_lines(beside, narrow)) > self.lines:
            beside = Group(*self.seats)
        lines = max(self.lines, len(console.render_lines(beside, narrow)))
        grid = Table.grid(padding=0)
        grid.add_column(width=width)
        grid.add_column(width=options.max_width - width)
        grid.add_row(self.map_of(lines), beside)
        yield grid


def across(hex: Plain) -> tuple[int, int]:
    """Where a hex is: in half hexes from the left, and in rows."""
    q, r = hex.number("q", -MANY, MANY), hex.number("r", -MANY, MANY)
    return 2 * q + r, r


def window(places: list[int], here: int, most: int) -> tuple[int, int]:
    """The first of the places to be shown and how many: all, or as many as fit round one of them."""
    first, count = min(places), max(places) - min(places) + 1
    if count <= most:
        return first, count
    return min(max(here - most // 2, first), first + count - most), most
