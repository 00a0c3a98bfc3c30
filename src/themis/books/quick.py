"""The game on one page, before its law: `quick.toml` says which rules each paragraph sums up and which figure stands beside it.

The words are messages of the game: `quick-goal`, its heading as `.title`. Several lines are a list.
"""

from pathlib import Path
from typing import Final, final

from themis.books.rows import Rows
from themis.books.toml import show

FILE: Final = "quick.toml"
TABLE: Final = "paragraph"
CELLS: Final = ["id", "rules", "figure"]


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
    """The paragraphs in reading order, which may name the known rules only; none where the game has no such page. Whatever is wrong with it is said at once, a line each."""
    path = folder / FILE
    if not path.is_file():
        return []
    rows = Rows(path, TABLE)
    for place, row in enumerate(rows.cells):
        for name, reason in [*wrong_words(row), *wrong_rules(row.get("rules"), known)]:
            rows.complain(place, name, reason)
    rows.check()
    return [read_paragraph(row) for row in rows.cells]


def wrong_words(row: dict[str, object]) -> list[tuple[str, str]]:
    found = [(name, f"unknown entry; known here are {', '.join(CELLS)}") for name in row if name not in CELLS]
    for name in ("id", "figure"):
        value = row.get(name)
        if not (isinstance(value, str) and value.strip()) and (name in row or name == "id"):
            found.append((name, f"it must be a text, not {show(value)}" if name in row else "it is missing"))
    return found


def wrong_rules(rules: object, known: list[str]) -> list[tuple[str, str]]:
    if not isinstance(rules, list) or not rules:
        return [("rules", "it must name the rules that it sums up")]
    return [("rules", f"there is no rule {show(rule)}") for rule in rules if rule not in known]


def read_paragraph(row: dict[str, object]) -> Paragraph:
    rules = row["rules"]
    assert isinstance(rules, list)
    return Paragraph(str(row["id"]), rules, str(row.get("figure", "")))
