"""What is printed on a game's components, as a value: a process may hold as many contents as it likes, of one game or of several.

A game declares its tables, columns and numbers in a `Schema`; `reading.py` reads files against it.  Every row, every number and,
where it differs, every single column says where it comes from: the rulebook, a published source, our own reconstruction, or a
designer's variant.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Final, final

from themis.books.findings import BROKEN, DEPARTS, Finding, departs, is_broken
from themis.books.toml import refuse as refuse
from themis.books.toml import show as show
from themis.errors import BadContent

TEXT: Final = "text"
WHOLE: Final = "whole number"
FLAG: Final = "flag"
TEXTS: Final = "list of texts"
SOURCE: Final = "source"
RULE: Final = "rule"

KINDS_OF_SOURCE: Final = ["rulebook", "published", "reconstructed"]
VARIANT: Final = "variant"

NUMBERS: Final = "numbers"
TOTALS: Final = "totals"

LARGEST_NUMBER: Final = 1_000_000


@final
class Column:
    """One column of a table, or a number; the bounds are for whole numbers, the allowed values for texts.

    The rule about a row has a general one beside it, for rows that a variant adds.
    What is documentation changes nothing in play; everything else is read when the game is built.
    """

    __slots__ = ("allowed", "documentation", "general", "kind", "least", "most", "name", "required")

    def __init__(
        self,
        name: str,
        kind: str,
        required: bool = True,
        least: int = 0,
        most: int = LARGEST_NUMBER,
        allowed: list[str] | None = None,
        general: str = "",
        documentation: bool = False,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.required: Final = required
        self.least: Final = least
        self.most: Final = most
        self.allowed: Final = allowed
        self.general: Final = general
        self.documentation: Final = documentation


@final
class Table:
    """One table of the file; `id` and `source` are columns of every table.  No count: any number of rows.

    `count` rows are printed; a variant may add rows up to `most`, if it is given.
    """

    __slots__ = ("_by_name", "columns", "count", "most", "name")

    def __init__(self, name: str, columns: list[Column], count: int | None = None, most: int | None = None) -> None:
        self.name: Final = name
        self.columns: Final = columns
        self.count: Final = count
        self.most: Final = most
        self._by_name: Final = {column.name: column for column in columns}

    def column(self, name: str) -> Column | None:
        return self._by_name.get(name)


@final
class Row:
    """One row, as far as it could be read.  An optional column that was left out reads as "", 0, False or []."""

    __slots__ = ("_asked", "_cells", "_names", "_sources", "_table", "id", "source")

    def __init__(
        self,
        table: Table,
        row_id: str,
        source: str,
        cells: dict[str, object],
        sources: dict[str, str],
        names: dict[str, str],
        asked: set[str],
    ) -> None:
        self.id: Final = row_id
        self.source: Final = source
        self._table: Final = table
        self._cells: Final = cells
        self._sources: Final = sources
        self._names: Final = names
        self._asked: Final = asked

    def has(self, column: str) -> bool:
        return column in self._cells

    def text(self, column: str) -> str:
        value = self._cell(column, TEXT)
        return value if isinstance(value, str) else ""

    def number(self, column: str) -> int:
        value = self._cell(column, WHOLE)
        return value if isinstance(value, int) else 0

    def flag(self, column: str) -> bool:
        return self._cell(column, FLAG) is True

    def texts(self, column: str) -> list[str]:
        value = self._cell(column, TEXTS)
        return [str(item) for item in value] if isinstance(value, list) else []

    def rule(self) -> str:
        """The rule about this row: its own, or else the general one of its table."""
        value = self._cell(RULE, RULE)
        column = self._table.column(RULE)
        return value if isinstance(value, str) else column.general if column is not None else ""

    def name(self, language: str) -> str:
        """The name that a variant gives to a row of its own, in this language or else in another; empty for printed rows."""
        return self._names.get(language, next(iter(self._names.values()), ""))

    def source_of(self, column: str) -> str:
        """Where the value of this column comes from: its own source, or else the row's."""
        return self._sources.get(column + "_source", self.source)

    def sources(self) -> list[tuple[str, str]]:
        """The row's source with no name, then the separate ones with the names of their columns."""
        return [("", self.source)] + [(name.removesuffix("_source"), source) for name, source in self._sources.items()]

    def kinds_of_source(self) -> list[str]:
        """The kind of source of the row, then of each separately sourced column."""
        return [kind_of_source(self.source)] + [kind_of_source(source) for source in self._sources.values()]

    def values(self) -> dict[str, object]:
        """Everything but the sources, for the digest."""
        values: dict[str, object] = {"id": self.id}
        values.update(self._cells)
        if self._names:
            values["name"] = self._names
        return values

    def _cell(self, name: str, kind: str) -> object:
        column = self._table.column(name)
        if column is None or column.kind != kind:
            refuse(f"{self._table.name} {show(self.id)}", f"the game asks for column {show(name)} as {kind}, which is not declared")
        self._asked.add(f"{self._table.name} {name}")
        return self._cells.get(name)


@final
class Sourced:
    """A named number and where it comes from."""

    __slots__ = ("source", "value")

    def __init__(self, value: int, source: str) -> None:
        self.value: Final = value
        self.source: Final = source


@final
class Schema:
    """What a game declares about its content: its tables, its numbers, and what it finds beyond single cells."""

    __slots__ = ("check", "numbers", "tables")

    def __init__(self, tables: list[Table], numbers: list[Column], check: "Callable[[Content], list[Finding]]") -> None:
        self.tables: Final = tables
        self.numbers: Final = numbers
        self.check: Final = check

    def table(self, name: str) -> Table | None:
        for table in self.tables:
            if table.name == name:
                return table
        return None


@final
class Content:
    """What a content file says, and what was found about it; `variant` is the id of the last overlay that lies over it, if one does."""

    __slots__ = ("_asked", "_numbers", "_tables", "_totals", "file", "findings", "plain", "schema", "variant")

    def __init__(
        self,
        file: str,
        variant: str,
        schema: Schema,
        plain: dict[str, object],
        tables: dict[str, list[Row]],
        numbers: dict[str, Sourced],
        totals: dict[str, Sourced],
        findings: list[Finding],
        asked: set[str],
    ) -> None:
        self.file: Final = file
        self.variant: Final = variant
        self.schema: Final = schema
        self.plain: Final = plain
        self.findings: Final = findings
        self._tables: Final = tables
        self._numbers: Final = numbers
        self._totals: Final = totals
        self._asked: Final = asked

    def tables(self) -> list[str]:
        return list(self._tables)

    def rows(self, table: str) -> list[Row]:
        if table not in self._tables:
            refuse(self.file, f"the game asks for table {show(table)}, which is not declared")
        return self._tables[table]

    def find(self, row_id: str) -> Row | None:
        """The row of a component, whatever its table."""
        for rows in self._tables.values():
            for row in rows:
                if row.id == row_id:
                    return row
        return None

    def number(self, name: str) -> int:
        self._asked.add(f"{NUMBERS} {name}")
        return self._named(NUMBERS, self._numbers, name).value

    def number_source(self, name: str) -> str:
        return self._named(NUMBERS, self._numbers, name).source

    def total(self, name: str) -> int:
        return self._named(TOTALS, self._totals, name).value

    def expect_total(self, name: str, got: int) -> None:
        """Compares what the game has counted with what the file declares under [totals]."""
        expect_total(f"{self.file}, {TOTALS}, {show(name)}", got, self.total(name))

    def differences(self, counted: dict[str, int]) -> list[Finding]:
        """What the game has counted and the file's [totals] do not say."""
        found: list[Finding] = []
        for name, number in counted.items():
            if name not in self._totals:
                found.append(departs(TOTALS, "", "", f"{show(name)} is missing"))
            elif number != self._totals[name].value:
                found.append(departs(TOTALS, name, "", f"{number} counted, {self._totals[name].value} expected"))
        return found + [departs(TOTALS, name, "", "nothing is counted under this name") for name in self._totals if name not in counted]

    def gathered(
        self, by_row: "dict[str, Callable[[Row], list[Finding]]]", then: "list[Callable[[Content], list[Finding]]]"
    ) -> list[Finding]:
        """What is found in each row that could be read, by its table, and then by one check after another: what is broken adds up to nothing."""
        unread = {f"{finding.table} {finding.row}" for finding in self.findings if finding.level == BROKEN}
        found: list[Finding] = []
        for table, check in by_row.items():
            for row in self.rows(table):
                found += check(row) if f"{table} {row.id}" not in unread else []
        for check_all in then:
            if is_broken(self.findings + found):
                return found
            found += check_all(self)
        return found

    def ignored(self) -> list[str]:
        """Numbers and columns that nobody has asked for since the content was checked, although they are no mere documentation."""
        declared = [(NUMBERS, column) for column in self.schema.numbers]
        declared += [(table.name, column) for table in self.schema.tables for column in table.columns if column.kind != SOURCE]
        return [
            f"{table} {column.name}"
            for table, column in declared
            if not column.documentation and f"{table} {column.name}" not in self._asked
        ]

    def provenance(self) -> list[tuple[str, int]]:
        """How many rows, separately sourced columns and numbers come from each kind of source."""
        kinds = [kind_of_source(number.source) for number in self._numbers.values()]
        for rows in self._tables.values():
            for row in rows:
                kinds.extend(row.kinds_of_source())
        return [(kind, kinds.count(kind)) for kind in KINDS_OF_SOURCE + ([VARIANT] if VARIANT in kinds else [])]

    def digest(self) -> str:
        """Recognises an edited copy: the same for the same values, whatever the sources and the layout."""
        values: dict[str, object] = {name: [row.values() for row in rows] for name, rows in self._tables.items()}
        values[NUMBERS] = {name: number.value for name, number in self._numbers.items()}
        canonical = json.dumps(values, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:12]

    def digest_beside(self, published: str) -> str:
        """What records call it: nothing if it is the published one."""
        return "" if self.digest() == published else self.digest()

    def check_playable(self) -> None:
        """Refuses what the game cannot be played with, and, unless it is a variant, what is not as printed."""
        for finding in self.findings:
            if finding.level == BROKEN or (finding.level == DEPARTS and not self.variant):
                raise BadContent(finding.sentence(self.file))

    def _named(self, table: str, entries: dict[str, Sourced], name: str) -> Sourced:
        if name not in entries:
            refuse(f"{self.file}, {table}", f"{show(name)} is missing")
        return entries[name]


def text(name: str, allowed: list[str] | None = None, required: bool = True, documentation: bool = False) -> Column:
    return Column(name, TEXT, required, allowed=allowed, documentation=documentation)


def rule(general: str) -> Column:
    """The rule about a row, by its id; the general one stands for a row that a variant adds, if it names none."""
    return Column(RULE, RULE, general=general)


def whole(name: str, least: int = 0, most: int = LARGEST_NUMBER, required: bool = True, documentation: bool = False) -> Column:
    return Column(name, WHOLE, required, least, most, documentation=documentation)


def flag(name: str, required: bool = False, documentation: bool = False) -> Column:
    return Column(name, FLAG, required, documentation=documentation)


def texts(name: str, allowed: list[str] | None = None, required: bool = True) -> Column:
    return Column(name, TEXTS, required, allowed=allowed)


def source(name: str, required: bool = False) -> Column:
    """A source for several columns together, such as `price_source`; `level_source` for a column `level` is always allowed."""
    return Column(name, SOURCE, required)


def kind_of_source(value: str) -> str:
    return value.partition(":")[0]


def expect_total(what: str, got: int, expected: int) -> None:
    if got != expected:
        refuse(what, f"{got} counted, {expected} expected")
