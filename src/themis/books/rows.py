"""Rows of numbers that a script has measured and written: what is wrong with their cells, and on which line they stand."""

import re
from datetime import date
from pathlib import Path
from typing import TypeAlias

from themis.books.toml import parse_toml, read_bytes, show
from themis.errors import BadContent

# What the numbers of a row can be, by their names.
Ranges: TypeAlias = dict[str, tuple[float, float]]


def read_rows(path: Path, table: str) -> tuple[list[dict[str, object]], list[str]]:
    """The rows of the one table of a file, and the file's lines."""
    raw = read_bytes(path)
    rows = parse_toml(raw, str(path)).get(table)
    if not isinstance(rows, list) or not all([isinstance(row, dict) for row in rows]):
        raise BadContent(f"{path}: it must have rows [[{table}]].")
    return rows, raw.decode().splitlines()


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


def line_of(lines: list[str], table: str, place: int, name: str) -> int:
    """The line of a cell of a row, or of the row's head if it has no such cell."""
    header = re.compile(rf"\s*\[\[\s*{table}\s*\]\]")
    heads = [number for number, line in enumerate(lines, 1) if header.match(line)]
    head = heads[place] if place < len(heads) else 1
    end = heads[place + 1] if place + 1 < len(heads) else len(lines) + 1
    cells = [number for number in range(head + 1, end) if lines[number - 1].split("=")[0].strip() == name]
    return cells[0] if cells else head
