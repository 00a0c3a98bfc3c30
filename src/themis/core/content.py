"""What is printed on a game's components, read from its content file.

A game declares tables and columns; this module reads the TOML file against them and refuses whatever is
wrong with one sentence that names file, table, row, column and reason.  Every row, every number and, where
it differs, every single column says where it comes from: the rulebook, a published source, or our own
reconstruction.  A designer may put an edited copy in the place of a game's file before the game is loaded.
"""

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Final, NoReturn, final

from themis.core.errors import BadContent

TEXT: Final = "text"
WHOLE: Final = "whole number"
FLAG: Final = "flag"
TEXTS: Final = "list of texts"
SOURCE: Final = "source"

KINDS_OF_SOURCE: Final = ["rulebook", "published", "reconstructed"]

NUMBERS: Final = "numbers"
TOTALS: Final = "totals"

LARGEST_FILE: Final = 1_000_000
LARGEST_NUMBER: Final = 1_000_000

_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_SOURCE: Final = re.compile(r"(rulebook|published|reconstructed)(: \S.*)?")


@final
class Column:
    """One column of a table; the bounds are for whole numbers, the allowed values for texts."""

    __slots__ = ("allowed", "kind", "least", "most", "name", "required")

    def __init__(
        self,
        name: str,
        kind: str,
        required: bool = True,
        least: int = 0,
        most: int = LARGEST_NUMBER,
        allowed: list[str] | None = None,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.required: Final = required
        self.least: Final = least
        self.most: Final = most
        self.allowed: Final = allowed


@final
class Table:
    """One table of the file; `id` and `source` are columns of every table.  No count: any number of rows."""

    __slots__ = ("columns", "count", "name")

    def __init__(self, name: str, columns: list[Column], count: int | None = None) -> None:
        self.name: Final = name
        self.columns: Final = columns
        self.count: Final = count

    def column(self, name: str) -> Column | None:
        for column in self.columns:
            if column.name == name:
                return column
        return None


@final
class Row:
    """One checked row.  An optional column that was left out reads as "", 0, False or []."""

    __slots__ = ("_cells", "_sources", "_table", "_where", "id", "source")

    def __init__(self, where: str, table: Table, row_id: str, source: str, cells: dict[str, object], sources: dict[str, str]) -> None:
        self.id: Final = row_id
        self.source: Final = source
        self._where: Final = where
        self._table: Final = table
        self._cells: Final = cells
        self._sources: Final = sources

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
        return values

    def _cell(self, name: str, kind: str) -> object:
        column = self._table.column(name)
        if column is None or column.kind != kind:
            refuse(self._where, f"the game asks for column {show(name)} as {kind}, which is not declared")
        return self._cells.get(name)


@final
class Sourced:
    """A named number and where it comes from."""

    __slots__ = ("source", "value")

    def __init__(self, value: int, source: str) -> None:
        self.value: Final = value
        self.source: Final = source


@final
class Content:
    """A game's content file, read and checked."""

    __slots__ = ("_numbers", "_tables", "_totals", "file")

    def __init__(self, file: str, tables: dict[str, list[Row]], numbers: dict[str, Sourced], totals: dict[str, Sourced]) -> None:
        self.file: Final = file
        self._tables: Final = tables
        self._numbers: Final = numbers
        self._totals: Final = totals

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
        return self._named(NUMBERS, self._numbers, name).value

    def number_source(self, name: str) -> str:
        return self._named(NUMBERS, self._numbers, name).source

    def total(self, name: str) -> int:
        return self._named(TOTALS, self._totals, name).value

    def expect_total(self, name: str, got: int) -> None:
        """Compares what the game has counted with what the file declares under [totals]."""
        expect_total(f"{self.file}, {TOTALS}, {show(name)}", got, self.total(name))

    def provenance(self) -> list[tuple[str, int]]:
        """How many rows, separately sourced columns and numbers come from each kind of source."""
        kinds = [kind_of_source(number.source) for number in self._numbers.values()]
        for rows in self._tables.values():
            for row in rows:
                kinds.extend(row.kinds_of_source())
        return [(kind, kinds.count(kind)) for kind in KINDS_OF_SOURCE]

    def digest(self) -> str:
        """Recognises an edited copy: the same for the same values, whatever the sources and the layout."""
        values: dict[str, object] = {name: [row.values() for row in rows] for name, rows in self._tables.items()}
        values[NUMBERS] = {name: number.value for name, number in self._numbers.items()}
        canonical = json.dumps(values, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:12]

    def _named(self, table: str, entries: dict[str, Sourced], name: str) -> Sourced:
        if name not in entries:
            refuse(f"{self.file}, {table}", f"{show(name)} is missing")
        return entries[name]


def text(name: str, allowed: list[str] | None = None, required: bool = True) -> Column:
    return Column(name, TEXT, required, allowed=allowed)


def whole(name: str, least: int = 0, most: int = LARGEST_NUMBER, required: bool = True) -> Column:
    return Column(name, WHOLE, required, least, most)


def flag(name: str, required: bool = False) -> Column:
    return Column(name, FLAG, required)


def texts(name: str, allowed: list[str] | None = None, required: bool = True) -> Column:
    return Column(name, TEXTS, required, allowed=allowed)


def source(name: str, required: bool = False) -> Column:
    """A source for several columns together, such as `price_source`; `level_source` for a column `level` is always allowed."""
    return Column(name, SOURCE, required)


def load(path: Path, tables: list[Table], numbers: list[str]) -> Content:
    """Reads a content file against the tables and the named numbers which the game declares."""
    file = str(path)
    data = read_toml(path)
    known = [table.name for table in tables] + [NUMBERS, TOTALS]
    for name in data:
        if name not in known:
            refuse(file, f"unknown table {show(name)}; the tables are {', '.join(known)}")
    return Content(
        file,
        {table.name: _read_table(file, table, data) for table in tables},
        _read_numbers(file, data, numbers),
        _read_named(f"{file}, {TOTALS}", data.get(TOTALS, {})),
    )


def expect_total(what: str, got: int, expected: int) -> None:
    if got != expected:
        refuse(what, f"{got} counted, {expected} expected")


_replacements: Final[dict[str, Path]] = {}
_loaded: Final[set[str]] = set()


def use(game: str, path: Path) -> None:
    """Lets this process play the game with another content file; only before the game is imported."""
    if game in _loaded:
        refuse(game, "its content is already loaded, so another content file comes too late")
    _replacements[game] = path


def path_for(game: str, default: Path) -> Path:
    """The content file to load for the game, asked once, when the game is imported."""
    _loaded.add(game)
    return _replacements.get(game, default)


def refuse(where: str, reason: str) -> NoReturn:
    raise BadContent(f"{where}: {reason}.")


def show(value: object) -> str:
    """A value as it may stand in a sentence: on one line and never long."""
    if isinstance(value, str):
        return repr(value) if len(value) <= 40 else repr(value[:40]) + "..."
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "a huge number"
    if isinstance(value, float):
        return "a fraction"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "a date"


def read_toml(path: Path) -> dict[str, object]:
    """The file as plain data; whatever is wrong with it is a BadContent."""
    raw = read_bytes(path)
    try:
        return tomllib.loads(raw.decode())
    except UnicodeDecodeError as error:
        refuse(str(path), f"line {_line_of(raw, error.start)} is not UTF-8 text")
    except tomllib.TOMLDecodeError as error:
        end = f"at line {_line_of(raw, len(raw))}, the end of the file"
        refuse(str(path), f"not valid TOML: {str(error).replace('at end of document', end)}")
    except RecursionError:
        refuse(str(path), "not valid TOML: nested too deeply")
    except ValueError:
        # The library lets a few values through to Python's own parsers, such as a number of 5,000 digits.
        refuse(str(path), "not valid TOML: a value cannot be read")


def read_bytes(path: Path) -> bytes:
    try:
        if not path.is_file():
            refuse(str(path), "there is no such file")
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        refuse(str(path), f"the file cannot be read ({error.strerror})")
    if len(raw) > LARGEST_FILE:
        refuse(str(path), f"the file is larger than {LARGEST_FILE} bytes")
    return raw


def read_rows(file: str, name: str, data: dict[str, object]) -> list[dict[str, object]]:
    """The rows written as [[name]]."""
    if name not in data:
        refuse(file, f"table {show(name)} is missing")
    value = data[name]
    if not isinstance(value, list):
        refuse(f"{file}, {name}", f"it must be rows written [[{name}]], not {show(value)}")
    for item in value:
        if not isinstance(item, dict):
            refuse(f"{file}, {name}", f"it must be rows written [[{name}]], not a list with {show(item)}")
    return value


def read_text(where: str, cells: dict[str, object], column: str) -> str:
    """A text that must be there and must not be empty."""
    at = f"{where}, column {show(column)}"
    if column not in cells:
        refuse(at, "it is missing")
    value = cells[column]
    if not isinstance(value, str):
        refuse(at, f"it must be a text, not {show(value)}")
    if not value.strip():
        refuse(at, "it is empty")
    return value


def _line_of(raw: bytes, position: int) -> int:
    return raw.count(b"\n", 0, position) + 1


def _read_table(file: str, table: Table, data: dict[str, object]) -> list[Row]:
    rows: list[Row] = []
    seen: set[str] = set()
    for cells in read_rows(file, table.name, data):
        row = _read_row(f"{file}, {table.name}", len(rows) + 1, table, cells)
        if row.id in seen:
            refuse(f"{file}, {table.name} {show(row.id)}, column 'id'", "another row has the same id")
        seen.add(row.id)
        rows.append(row)
    if table.count is not None and len(rows) != table.count:
        refuse(f"{file}, {table.name}", f"{len(rows)} rows found, {table.count} expected")
    return rows


def _read_row(where: str, position: int, table: Table, cells: dict[str, object]) -> Row:
    row_id = read_text(f"{where} row {position}", cells, "id")
    if _SLUG.fullmatch(row_id) is None:
        refuse(
            f"{where} row {position}, column 'id'",
            f"{show(row_id)} is not made of lowercase letters, digits and single hyphens",
        )
    at = f"{where} {show(row_id)}"
    values: dict[str, object] = {}
    sources: dict[str, str] = {}
    for name, value in cells.items():
        if name == "id" or name == "source":
            continue
        if _is_source_column(table, name):
            sources[name] = _read_source(at, cells, name)
        else:
            values[name] = _read_cell(at, table, name, value)
    for column in table.columns:
        if column.required and column.name not in cells:
            refuse(f"{at}, column {show(column.name)}", "it is missing")
    return Row(at, table, row_id, _read_source(at, cells, "source"), values, sources)


def _is_source_column(table: Table, name: str) -> bool:
    if not name.endswith("_source"):
        return False
    return table.column(name) is not None or table.column(name.removesuffix("_source")) is not None


def _read_cell(where: str, table: Table, name: str, value: object) -> object:
    column = table.column(name)
    if column is None:
        refuse(f"{where}, column {show(name)}", f"unknown column in table {show(table.name)}")
    at = f"{where}, column {show(name)}"
    if column.kind == WHOLE:
        _check_whole(at, value, column.least, column.most)
    elif column.kind == FLAG:
        if not isinstance(value, bool):
            refuse(at, f"it must be true or false, not {show(value)}")
    elif column.kind == TEXTS:
        _check_texts(at, column, value)
    else:
        _check_text(at, column, value)
    return value


def _check_whole(at: str, value: object, least: int, most: int) -> int:
    # A flag is an int to Python, but not to a person who writes a table.
    if not isinstance(value, int) or isinstance(value, bool):
        refuse(at, f"it must be a whole number, not {show(value)}")
    if value < least or value > most:
        refuse(at, f"{show(value)} is not between {least} and {most}")
    return value


def _check_text(at: str, column: Column, value: object) -> None:
    if not isinstance(value, str):
        refuse(at, f"it must be a text, not {show(value)}")
    if not value.strip():
        refuse(at, "it is empty")
    if column.allowed is not None and value not in column.allowed:
        refuse(at, f"{show(value)} is not one of {', '.join(column.allowed)}")


def _check_texts(at: str, column: Column, value: object) -> None:
    if not isinstance(value, list):
        refuse(at, f"it must be a list of texts, not {show(value)}")
    if not value:
        refuse(at, "it is empty")
    for item in value:
        _check_text(at, column, item)


def _read_source(where: str, cells: dict[str, object], column: str) -> str:
    value = read_text(where, cells, column)
    at = f"{where}, column {show(column)}"
    match = _SOURCE.fullmatch(value)
    if match is None:
        refuse(at, f"{show(value)} does not begin with {', '.join(KINDS_OF_SOURCE)}, alone or followed by ': ' and more")
    if value == "published":
        refuse(at, "'published' must say where, as in 'published: where'")
    if value == "reconstructed":
        refuse(at, "'reconstructed' must say why, as in 'reconstructed: why'")
    return value


def kind_of_source(value: str) -> str:
    return value.partition(":")[0]


def _read_numbers(file: str, data: dict[str, object], expected: list[str]) -> dict[str, Sourced]:
    where = f"{file}, {NUMBERS}"
    numbers = _read_named(where, data.get(NUMBERS, {}))
    for name in numbers:
        if name not in expected:
            refuse(where, f"unknown number {show(name)}")
    for name in expected:
        if name not in numbers:
            refuse(where, f"{show(name)} is missing")
    return numbers


def _read_named(where: str, value: object) -> dict[str, Sourced]:
    """Entries written `name = { value = 5, source = "rulebook: where" }`."""
    if not isinstance(value, dict):
        refuse(where, f"it must be a table of named numbers, not {show(value)}")
    return {name: _read_number(f"{where} {show(name)}", entry) for name, entry in value.items()}


def _read_number(where: str, entry: object) -> Sourced:
    if not isinstance(entry, dict):
        refuse(where, f"it must be written {{ value = ..., source = ... }}, not {show(entry)}")
    for key in entry:
        if key != "value" and key != "source":
            refuse(f"{where}, column {show(key)}", "unknown column")
    if "value" not in entry:
        refuse(f"{where}, column 'value'", "it is missing")
    value = _check_whole(f"{where}, column 'value'", entry["value"], 0, LARGEST_NUMBER)
    return Sourced(value, _read_source(where, entry, "source"))
