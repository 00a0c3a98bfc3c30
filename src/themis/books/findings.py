"""What is wrong, or only remarkable, with a game's content: where, how grave it is, why, and the rule behind it where there is one."""

from typing import Final, final

from themis.books.toml import show

# The game relies on it: such a content cannot be played.
BROKEN: Final = "broken"
# It is not what the component list says: a variant may do that, the published file may not.
DEPARTS: Final = "departs"
# It can be played, but is hardly what its author meant.
ODD: Final = "odd"


@final
class Finding:
    """One thing found: its level, its place, and a reason that completes a sentence.

    What is about all columns, all rows or the whole file has no column, row or table; a row without an id is known by its place, as `#3`.
    """

    __slots__ = ("column", "level", "reason", "row", "rule", "table")

    def __init__(self, level: str, table: str, row: str, column: str, reason: str, rule: str) -> None:
        self.level: Final = level
        self.table: Final = table
        self.row: Final = row
        self.column: Final = column
        self.reason: Final = reason
        self.rule: Final = rule

    def sentence(self, file: str) -> str:
        return f"{', '.join([file] + self._place())}: {self.reason}."

    def _place(self) -> list[str]:
        if not self.table:
            return []
        if not self.row:
            return [self.table] + ([f"column {show(self.column)}"] if self.column else [])
        row = f"row {self.row[1:]}" if self.row.startswith("#") else show(self.row)
        return [f"{self.table} {row}", f"column {show(self.column)}"] if self.column else [self.table, row]


def broken(table: str, row: str, column: str, reason: str, rule: str = "") -> Finding:
    return Finding(BROKEN, table, row, column, reason, rule)


def departs(table: str, row: str, column: str, reason: str, rule: str = "") -> Finding:
    return Finding(DEPARTS, table, row, column, reason, rule)


def odd(table: str, row: str, column: str, reason: str, rule: str = "") -> Finding:
    return Finding(ODD, table, row, column, reason, rule)


def is_broken(findings: list[Finding]) -> bool:
    return any([finding.level == BROKEN for finding in findings])
