"""Reads content files against what a game declares, and notes whatever is wrong, all of it at once, with table, row, column and reason.

What cannot be read is noted and left out, so that the rest can still be looked at.
"""

import re
from pathlib import Path
from typing import Final, final

from themis.books.content import (
    FLAG,
    KINDS_OF_SOURCE,
    LARGEST_NUMBER,
    NUMBERS,
    RULE,
    TEXTS,
    TOTALS,
    VARIANT,
    WHOLE,
    Column,
    Content,
    Row,
    Schema,
    Sourced,
    Table,
    kind_of_source,
    whole,
)
from themis.books.findings import Finding, broken, departs, odd
from themis.books.toml import read_toml, show

# A choice is a verb and at most two ids, and has to fit into 80 characters.
LONGEST_ID: Final = 34
LONGEST_NAME: Final = 40
LONGEST_LIST: Final = 100
# The languages that every thing has a name in.
LANGUAGES: Final = ["en", "fr"]

_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_SOURCE: Final = re.compile(r"(rulebook|published|reconstructed|variant)(: \S.*)?")
_LANGUAGE: Final = re.compile(r"[a-z]{2}")
_RULE: Final = re.compile(r"[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]{2,3}")


def read(path: Path, schema: Schema) -> Content:
    """A content file with everything that was found about it; refuses only what is no TOML."""
    return content_of(str(path), "", schema, read_toml(path), [])


def load(path: Path, schema: Schema) -> Content:
    """A whole content file that is as printed in all that counts, or a BadContent."""
    loaded = read(path, schema)
    loaded.check_playable()
    return loaded


def nothing_more(content: Content) -> list[Finding]:
    """The check of a game that looks at its content by itself."""
    return []


def content_of(file: str, variant: str, schema: Schema, plain: dict[str, object], found: list[Finding]) -> Content:
    """Plain data read against a schema; `found` is what was found before."""
    reader = _Reader(variant, found)
    known = [table.name for table in schema.tables] + [NUMBERS, TOTALS]
    for name in plain:
        if name not in known:
            reader.broken("", "", "", f"unknown table {show(name)}; the tables are {', '.join(known)}")
    tables = {table.name: reader.rows(table, plain) for table in schema.tables}
    numbers = reader.numbers(schema.numbers, plain)
    made = Content(file, variant, schema, plain, tables, numbers, reader.named(TOTALS, [], plain), reader.findings, reader.asked)
    made.findings.extend(schema.check(made))
    # From here on it is noted what the game asks for.
    reader.asked.clear()
    return made


@final
class _Reader:
    """Reads tables and numbers, and gathers findings; in a variant, rows and cells may have it as their source."""

    __slots__ = ("asked", "findings", "variant")

    def __init__(self, variant: str, findings: list[Finding]) -> None:
        self.variant: Final = variant
        self.findings: Final = findings
        self.asked: Final[set[str]] = set()

    def broken(self, table: str, row: str, column: str, reason: str) -> None:
        self.findings.append(broken(table, row, column, reason))

    # Rows

    def rows(self, table: Table, plain: dict[str, object]) -> list[Row]:
        """The rows written as [[table]], in their order."""
        rows: dict[str, Row] = {}
        written = self._written_rows(table.name, plain)
        for i in range(len(written)):
            row_id = self._row_id(table.name, f"#{i + 1}", written[i])
            if row_id in rows:
                self.broken(table.name, row_id, "id", "another row has the same id")
            elif row_id:
                rows[row_id] = self._row(table, row_id, written[i])
        if table.name in plain:
            self._count(table, len(written))
        return list(rows.values())

    def _written_rows(self, table: str, plain: dict[str, object]) -> list[dict[str, object]]:
        if table not in plain:
            self.broken("", "", "", f"table {show(table)} is missing")
            return []
        value = plain[table]
        if not isinstance(value, list):
            self.broken(table, "", "", f"it must be rows written [[{table}]], not {show(value)}")
            return []
        for item in value:
            if not isinstance(item, dict):
                self.broken(table, "", "", f"it must be rows written [[{table}]], not a list with {show(item)}")
        return [item for item in value if isinstance(item, dict)]

    def _count(self, table: Table, rows: int) -> None:
        """A variant may add rows where the game has room for them; nothing can be without one that is printed."""
        if table.count is None or rows == table.count:
            return
        if table.most is not None and rows > table.most:
            self.broken(table.name, "", "", f"{rows} rows found, at most {table.most} are possible")
        elif table.most is not None and rows > table.count:
            self.findings.append(departs(table.name, "", "", f"{rows} rows found, {table.count} expected"))
        else:
            self.broken(table.name, "", "", f"{rows} rows found, {table.count} expected")

    def _row_id(self, table: str, place: str, cells: dict[str, object]) -> str:
        """The id of a row, or nothing if it has none that can be read."""
        value = cells.get("id")
        reason = wrong_text(value) if "id" in cells else "it is missing"
        if not reason and isinstance(value, str):
            reason = wrong_id(value)
        if reason:
            self.broken(table, place, "id", reason)
        return "" if reason else str(value)

    def _row(self, table: Table, row_id: str, cells: dict[str, object]) -> Row:
        values: dict[str, object] = {}
        sources: dict[str, str] = {}
        added = kind_of_source(str(cells.get("source"))) == VARIANT
        for name, value in cells.items():
            if name in ("id", "source") or (added and name in ("name", "icon")):
                continue
            if is_source(table, name):
                sources[name] = self._source(table.name, row_id, cells, name)
            else:
                self._cell(table, row_id, name, value, values)
        names = self._names(table, row_id, cells, values) if added else {}
        for column in table.columns:
            has_general = added and column.kind == RULE
            if column.required and not has_general and column.name not in cells and column.name not in values:
                self.broken(table.name, row_id, column.name, "it is missing")
        return Row(table, row_id, self._source(table.name, row_id, cells, "source"), values, sources, names, self.asked)

    def _cell(self, table: Table, row_id: str, name: str, value: object, values: dict[str, object]) -> None:
        column = table.column(name)
        reason = wrong_cell(column, value) if column is not None else f"unknown column in table {show(table.name)}"
        if reason:
            self.broken(table.name, row_id, name, reason)
        else:
            values[name] = value

    def _names(self, table: Table, row_id: str, cells: dict[str, object], values: dict[str, object]) -> dict[str, str]:
        """What a variant calls a row of its own, and its icon."""
        names: dict[str, str] = {}
        given = cells.get("name", {})
        reason = wrong_names(given)
        if reason:
            self.broken(table.name, row_id, "name", reason)
        elif isinstance(given, dict):
            names.update(given)
        if "icon" in cells:
            icon = cells["icon"]
            reason = wrong_text(icon) or wrong_id(str(icon))
            if reason:
                self.broken(table.name, row_id, "icon", reason)
            else:
                values["icon"] = icon
        for language in LANGUAGES:
            if language not in names:
                self.findings.append(odd(table.name, row_id, "name", f"it has no name in the language {show(language)}"))
        return names

    def _source(self, table: str, row: str, cells: dict[str, object], column: str) -> str:
        value = cells.get(column)
        reason = wrong_text(value) if column in cells else "it is missing"
        if not reason and isinstance(value, str):
            reason = wrong_source(value, self.variant)
        if reason:
            self.broken(table, row, column, reason)
        return str(value)

    # Numbers

    def numbers(self, expected: list[Column], plain: dict[str, object]) -> dict[str, Sourced]:
        numbers = self.named(NUMBERS, expected, plain)
        known = [column.name for column in expected]
        given = plain.get(NUMBERS, {})
        for name in given if isinstance(given, dict) else {}:
            if name not in known:
                self.broken(NUMBERS, "", "", f"unknown number {show(name)}")
        for name in known:
            if not isinstance(given, dict) or name not in given:
                self.broken(NUMBERS, "", "", f"{show(name)} is missing")
        return numbers

    def named(self, table: str, bounds: list[Column], plain: dict[str, object]) -> dict[str, Sourced]:
        """Entries written `name = { value = 5, source = "rulebook: where" }`."""
        value = plain.get(table, {})
        if not isinstance(value, dict):
            self.broken(table, "", "", f"it must be a table of named numbers, not {show(value)}")
            return {}
        found: dict[str, Sourced] = {}
        for name, entry in value.items():
            column = next((column for column in bounds if column.name == name), whole(name))
            self._number(table, column, entry, found)
        return found

    def _number(self, table: str, column: Column, entry: object, found: dict[str, Sourced]) -> None:
        if not isinstance(entry, dict):
            self.broken(table, column.name, "", f"it must be written {{ value = ..., source = ... }}, not {show(entry)}")
            return
        for key in entry:
            if key != "value" and key != "source":
                self.broken(table, column.name, key, "unknown column")
        value = entry.get("value")
        reason = wrong_whole(value, column.least, column.most) if "value" in entry else "it is missing"
        if reason:
            self.broken(table, column.name, "value", reason)
        source = self._source(table, column.name, entry, "source")
        if not reason and isinstance(value, int):
            found[column.name] = Sourced(value, source)


# What is wrong with a value, or nothing


def wrong_cell(column: Column, value: object) -> str:
    if column.kind == WHOLE:
        return wrong_whole(value, column.least, column.most)
    if column.kind == FLAG:
        return "" if isinstance(value, bool) else f"it must be true or false, not {show(value)}"
    if column.kind == TEXTS:
        return wrong_texts(value, column.allowed)
    if column.kind == RULE:
        return wrong_text(value) or wrong_rule(str(value))
    return wrong_text(value, column.allowed)


def wrong_whole(value: object, least: int = 0, most: int = LARGEST_NUMBER) -> str:
    # A flag is an int to Python, but not to a person who writes a table.
    if not isinstance(value, int) or isinstance(value, bool):
        return f"it must be a whole number, not {show(value)}"
    return "" if least <= value <= most else f"{show(value)} is not between {least} and {most}"


def wrong_text(value: object, allowed: list[str] | None = None) -> str:
    if not isinstance(value, str):
        return f"it must be a text, not {show(value)}"
    if not value.strip():
        return "it is empty"
    return "" if allowed is None or value in allowed else f"{show(value)} is not one of {', '.join(allowed)}"


def wrong_texts(value: object, allowed: list[str] | None) -> str:
    if not isinstance(value, list):
        return f"it must be a list of texts, not {show(value)}"
    if not value:
        return "it is empty"
    if len(value) > LONGEST_LIST:
        return f"it has more than {LONGEST_LIST} entries"
    return next((reason for reason in [wrong_text(item, allowed) for item in value] if reason), "")


def wrong_id(value: str) -> str:
    if _SLUG.fullmatch(value) is None:
        return f"{show(value)} is not made of lowercase letters, digits and single hyphens"
    return "" if len(value) <= LONGEST_ID else f"{show(value)} is longer than {LONGEST_ID} characters"


def wrong_rule(value: str) -> str:
    return "" if _RULE.fullmatch(value) else f"{show(value)} is not the id of a rule"


def wrong_names(value: object) -> str:
    """Names are written `{ en = "Oracle", fr = "Oracle" }`."""
    if not isinstance(value, dict):
        return f"it must be names by language, not {show(value)}"
    for language, name in value.items():
        if _LANGUAGE.fullmatch(language) is None:
            return f"{show(language)} is not a language of two letters"
        if wrong_text(name):
            return wrong_text(name)
        if len(name) > LONGEST_NAME or not name.isprintable():
            return f"{show(name)} is not a name of at most {LONGEST_NAME} characters on one line"
    return ""


def wrong_source(value: str, variant: str) -> str:
    if _SOURCE.fullmatch(value) is None or (kind_of_source(value) == VARIANT and not variant):
        return f"{show(value)} does not begin with {', '.join(KINDS_OF_SOURCE)}, alone or followed by ': ' and more"
    if value == "published":
        return "'published' must say where, as in 'published: where'"
    if value == "reconstructed":
        return "'reconstructed' must say why, as in 'reconstructed: why'"
    return ""


def is_source(table: Table, name: str) -> bool:
    if not name.endswith("_source"):
        return False
    return table.column(name) is not None or table.column(name.removesuffix("_source")) is not None
