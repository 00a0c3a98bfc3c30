"""The check that ties the law to code and tests.

Source files name rules by id, in docstrings, comments or data; tests name them in `@rule("URU-INV-14")`;
the lines of the log and the rows of the content name theirs when the game is built.
Read together with the rulebook this gives the table *rule, where, tests*, the ids that nobody wrote
into the law, and the rules that no code or no test knows.
"""

import ast
import re
from pathlib import Path
from typing import Final, final

from themis.books.content import RULE, Content
from themis.books.rulebook import Rulebook
from themis.books.toml import read_bytes, refuse

_MARK: Final = "rule"


@final
class TraceRow:
    """One id: the places `file:line` that name it and the tests `path::name` that test it."""

    __slots__ = ("id", "tests", "where")

    def __init__(self, rule_id: str) -> None:
        self.id: Final = rule_id
        self.where: Final[list[str]] = []
        self.tests: Final[list[str]] = []


@final
class Trace:
    """The whole table: `rows` in the order of the law, and `unknown` for ids that are not in it."""

    __slots__ = ("rows", "rules", "rulings", "unknown", "without_code", "without_test")

    def __init__(self, rules: list[TraceRow], rulings: list[TraceRow], unknown: list[TraceRow]) -> None:
        self.rules: Final = rules
        self.rulings: Final = rulings
        self.rows: Final = rules + rulings
        self.unknown: Final = unknown
        self.without_code: Final = [row.id for row in self.rows if not row.where]
        self.without_test: Final = [row.id for row in self.rows if not row.tests]

    def is_complete(self) -> bool:
        return not self.unknown and not self.without_code and not self.without_test

    def summary(self) -> str:
        known_rules = _share([row.where for row in self.rules])
        known_rulings = _share([row.where for row in self.rulings])
        tested_rules = _share([row.tests for row in self.rules])
        tested_rulings = _share([row.tests for row in self.rulings])
        return (
            f"{known_rules} rules and {known_rulings} rulings are known to code or content; {tested_rules} and {tested_rulings} are tested"
        )


@final
class Naming:
    """Something in a game that names a rule: a line of the log, or a row of the content."""

    __slots__ = ("place", "rule")

    def __init__(self, rule: str, place: str) -> None:
        self.rule: Final = rule
        self.place: Final = place


def namings(log_lines: dict[str, str], content: Content) -> list[Naming]:
    """The rules that a game names whatever its files say: an id may be put together, or come from another content."""
    named = [Naming(rule, f"log line '{line}'") for line, rule in log_lines.items()]
    for table in content.schema.tables:
        if table.column(RULE) is not None:
            named += [Naming(row.rule(), f"{table.name} '{row.id}'") for row in content.rows(table.name)]
    return named


def trace(rulebook: Rulebook, source_files: list[Path], test_files: list[Path], named: list[Naming]) -> Trace:
    """Reads all files and ties them, and what the game itself names, to the law; a file that cannot be read is a BadContent."""
    law = rulebook.ids()
    rows: dict[str, TraceRow] = {known: TraceRow(known) for known in law}
    for path in source_files:
        _trace_source(rows, path, rulebook.prefix)
    for path in test_files:
        _trace_tests(rows, path)
    for naming in named:
        _add(_row(rows, naming.rule).where, naming.place)
    return Trace(
        [rows[rule.id] for rule in rulebook.rules],
        [rows[ruling.id] for ruling in rulebook.rulings],
        [rows[named] for named in sorted(rows) if named not in law],
    )


def _share(lists: list[list[str]]) -> str:
    return f"{sum([1 for places in lists if places])}/{len(lists)}"


def _row(rows: dict[str, TraceRow], named: str) -> TraceRow:
    if named not in rows:
        rows[named] = TraceRow(named)
    return rows[named]


def _read(path: Path) -> str:
    try:
        return read_bytes(path).decode()
    except UnicodeDecodeError:
        refuse(str(path), "the file is not UTF-8 text")


def _trace_source(rows: dict[str, TraceRow], path: Path, prefix: str) -> None:
    # Any number of digits, so that a mistyped id is reported and not overlooked.
    pattern = re.compile(rf"\b{prefix}-[A-Z][A-Z0-9]*-[0-9]+\b")
    for number, line in enumerate(_read(path).split("\n"), 1):
        place = f"{path.as_posix()}:{number}"
        for match in pattern.finditer(line):
            _add(_row(rows, match.group()).where, place)


def _add(places: list[str], place: str) -> None:
    if place not in places:
        places.append(place)


def _trace_tests(rows: dict[str, TraceRow], path: Path) -> None:
    try:
        tree = ast.parse(_read(path))
    except (SyntaxError, ValueError, RecursionError):
        refuse(str(path), "the file is not valid Python")
    _trace_body(rows, path.as_posix(), tree.body, [])


def _trace_body(rows: dict[str, TraceRow], owner: str, body: list[ast.stmt], inherited: list[str]) -> None:
    """The tests of a module or class; what marks a class marks all its tests."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            _trace_body(rows, f"{owner}::{node.name}", node.body, inherited + _marked(node.decorator_list))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            for named in inherited + _marked(node.decorator_list):
                _add(_row(rows, named).tests, f"{owner}::{node.name}")


def _marked(decorators: list[ast.expr]) -> list[str]:
    """The ids in `rule(...)` anywhere in the decorators, so also in the marks of a parameter set."""
    ids: list[str] = []
    for decorator in decorators:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and _is_mark(node.func):
                ids.extend(_texts(node.args))
    return ids


def _is_mark(called: ast.expr) -> bool:
    if isinstance(called, ast.Attribute):
        return called.attr == _MARK
    return isinstance(called, ast.Name) and called.id == _MARK


def _texts(arguments: list[ast.expr]) -> list[str]:
    values: list[str] = []
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            values.append(argument.value)
    return values
