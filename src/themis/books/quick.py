"""The game on one page, before its law: `quick.toml` says which rules each paragraph sums up and which figure stands beside it.

The words are messages of the game: `quick-goal`, its heading as `.title`. Several lines are a list.
"""

from pathlib import Path
from typing import Final, final

from themis.books.rulebook import read_rows, read_text
from themis.books.toml import read_toml, refuse, show

FILE: Final = "quick.toml"


@final
class Paragraph:
    """What is summed up under one heading; `figure` is a drawing that the look of the game knows, or empty."""

    __slots__ = ("figure", "id", "rules")

    def __init__(self, paragraph_id: str, rules: list[str], figure: str) -> None:
        self.id: Final = paragraph_id
        self.rules: Final = rules
        self.figure: Final = figure

    def key(self) -> str:
        return f"quick-{self.id}"


def load_quick(folder: Path, known: list[str]) -> list[Paragraph]:
    """The paragraphs in reading order, which may name the known rules only; none where the game has no such page."""
    path = folder / FILE
    if not path.is_file():
        return []
    file = str(path)
    return [_read(f"{file}, paragraph row {i + 1}", cells, known) for i, cells in enumerate(read_rows(file, "paragraph", read_toml(path)))]


def _read(where: str, cells: dict[str, object], known: list[str]) -> Paragraph:
    for name in cells:
        if name not in ("id", "rules", "figure"):
            refuse(where, f"unknown entry {show(name)}; known here are id, rules, figure")
    figure = read_text(where, cells, "figure") if "figure" in cells else ""
    return Paragraph(read_text(where, cells, "id"), _read_rules(where, cells, known), figure)


def _read_rules(where: str, cells: dict[str, object], known: list[str]) -> list[str]:
    value = cells.get("rules")
    if not isinstance(value, list) or not value:
        refuse(where, "it must name the rules that it sums up")
    for rule in value:
        if rule not in known:
            refuse(where, f"there is no rule {show(rule)}")
    return value
