"""Files that are rows of one table: what is wrong with them, and on which line it stands; and the cells of numbers that a script has measured and written."""

import re
from datetime import date
from pathlib import Path
from typing import Final, TypeAlias, final

from themis.books.toml import parse_toml, read_bytes, show
from themis.errors import BadContent

# What the numbers of a row can be, by their names.
Ranges: TypeAlias = dict[str, tuple[float, float]]


@final
class Rows:
    """The rows of the one table of a file. What is wrong is put down with its line, and said all at once."""

    __slots__ = ("cells", "findings", "lines", "path", "table")

    def __init__(self, path: Path, table: str) -> None:
        raw = read_bytes(path)
        plain = parse_toml(raw, str(path))
        rows = plain.pop(table, None)
        if not isinstance(rows, list) or not all([isinstance(row, dict) for row in rows]):
            raise BadContent(f"{path}: it must have rows [[{table}]].")
        self.path: Final = path
        self.table: Final = table
        self.cells: Final[list[dict[str, object]]] = rows
        self.lines: Final = raw.decode().splitlines()
        self.findings: Final = [
            f"{path}, line {line_of_key(self.lines, name)}, {name}: unknown entry; the file has rows [[{table}]] and nothing else."
            for name in plain
        ]

    def complain(self, place: int, name: str, reason: str) -> None:
        self.findings.append(f"{self.path}, line {self.line_of(place, name)}, {name}: {reason}.")

    def check(self) -> None:
        if self.findings:
            raise BadContent("\n".join(self.findings))

    def line_of(self, place: int, name: str) -> int:
        """The line of a cell of a row, or of the row's head if it has no such cell."""
        header = re.compile(rf"\s*\[\[\s*{self.table}\s*\]\]")
        heads = [number for number, line in enumerate(self.lines, 1) if header.match(line)]
        head = heads[place] if place < len(heads) else 1
        end = heads[place + 1] if place + 1 < len(heads) else len(self.lines) + 1
        cells = [number for number in range(head + 1, end) if self.lines[number - 1].split("=")[0].strip() == name]
        return cells[0] if cells else head


def line_of_key(lines: list[str], name: str) -> int:
    """The line on which a file names an entry, as the head of a table or plainly; the first if it is written in some other way."""
    named = [number for number, line in enumerate(lines, 1) if re.split("[=#]", line)[0].strip(" \t[]\"'").split(".")[0] == name]
    heads = [number for number in named if lines[number - 1].lstrip().startswith("[")]
    return [*heads, *named, 1][0]


def wrong_cells(row: dict[str, object], whole: Ranges, fractions: Ranges, others: list[str], day: str) -> list[tuple[str, str]]:
    """What is wrong with a row: the name of each cell, and why. Whole numbers are written without a point; `day` is the name of its date."""
    known = [*whole, *fractions, *others, day]
    found = [(name, f"unknown entry; known here are {', '.join(known)}") for name in row if name not in known]
    found += [(name, "it is missing") for name in known if name not in row]
    for name, (low, high) in [*whole.items(), *fractions.items()]:
        value = row.get(name)
        if value is None:
            continue
        if isinstance(value, bool) or not isinstance(value, int if name in whole else (int, float)):
            found.append((name, f"it must be a {'whole ' if name in whole else ''}number, not {show(value)}"))
        elif not low <= float(str(value)) <= high:
            found.append((name, f"{value} is not from {low:g} to {high:g}"))
    if day in row and not isinstance(row[day], date):
        found.append((day, f"it must be a date, not {show(row[day])}"))
    return found
