"""Finds what the tests of a game would not miss: changes one small thing in its rules at a time, and lets the tests find it.

    mutate.py GAME [--number 60] [--seed 1] [--files voyage.py …] [--jobs 2]

Each mutant is tried in a copy of the tree, interpreted, until the first test fails; one that runs into an endless loop is found, too.
Survivors are printed as a diff. Whoever sees that one of them changes nothing a player could notice writes it down in
`scripts/equivalent.toml`, with the reason: it is never drawn again.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
RULES = ["rules.py", "effects.py", "frames/*.py"]
# Of the contract, recorded games find most; saves and whole games take longest and come last, after the game's own tests.
CONTRACT_FIRST = ["test_records.py"]
CONTRACT_LAST = ["test_refusals.py", "test_save.py", "test_contract.py"]
LAST = ["test_random_games.py"]
# Sentences know nothing of rules.
NEVER = ["test_texts.py"]
ENOUGH = 0.95
FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Mutant(NamedTuple):
    """One change: in which function of which file what becomes what. The number tells equal changes of one function apart."""

    file: str
    where: str
    was: str
    now: str
    number: int
    line: int
    source: str

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        return self.file, self.where, self.was, self.now, self.number


# What can be changed


def mutants(file: str, source: str) -> list[Mutant]:
    """Every mutant of a file."""
    found: list[Mutant] = []
    for where, node, changed in changes(ast.parse(source), ""):
        was = ast.get_source_segment(source, node) or ""
        now = ast.unparse(ast.fix_missing_locations(changed))
        number = sum((where, was, now) == (one.where, one.was, one.now) for one in found)
        found.append(Mutant(file, where, was, now, number, node.lineno, replaced(source, node, now)))
    return found


def changes(tree: ast.AST, where: str) -> Iterator[tuple[str, ast.expr | ast.stmt, ast.AST]]:
    """All nodes that can become another one, each with the name of its function; what only type checkers read is left alone."""
    if isinstance(tree, ast.FunctionDef | ast.ClassDef):
        where = f"{where}.{tree.name}".lstrip(".")
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.expr | ast.stmt):
                for changed in variants(node, is_condition=field in ("test", "ifs")):
                    yield where, node, changed
            # Python 3.11 does not know where the parts of an f-string stand.
            if isinstance(node, ast.AST) and not isinstance(node, ast.JoinedStr):
                yield from changes(node, where)


def variants(node: ast.expr | ast.stmt, is_condition: bool) -> list[ast.AST]:
    """What a node can become."""
    found: list[ast.AST] = []
    match node:
        case ast.Compare(left, [op], right):
            found = [ast.Compare(left, [FLIPPED[type(op)]()], right)]
        case ast.BoolOp(op, values):
            found = [ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)]
        case ast.BinOp(left, ast.Add() | ast.Sub() as op, right):
            found = [ast.BinOp(left, ast.Sub() if isinstance(op, ast.Add) else ast.Add(), right)]
        case ast.Constant(bool() as value):
            found = [ast.Constant(not value)]
        case ast.Constant(int() as value):
            found = [ast.Constant(value + 1), ast.Constant(value - 1)]
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Assign([ast.Attribute() | ast.Subscript()]):
            found = [ast.Pass()]
    if is_condition and isinstance(node, ast.expr):
        found.append(ast.UnaryOp(ast.Not(), node))
    return found


def replaced(source: str, node: ast.expr | ast.stmt, now: str) -> str:
    """The source with other words in the place of a node."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    words = f"({now})" if isinstance(node, ast.expr) else now
    lines = source.encode().splitlines(keepends=True)
    begin = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset
    return (source.encode()[:begin] + words.encode() + source.encode()[end:]).decode()


def diff(mutant: Mutant) -> str:
    before = (ROOT / mutant.file).read_text(encoding="utf-8")
    lines = difflib.unified_diff(before.splitlines(), mutant.source.splitlines(), lineterm="", n=2)
    return "\n".join(list(lines)[3:])


# Which are tried


def drawn(game: str, files: list[str], number: int, seed: int) -> list[Mutant]:
    """A sample of those that may make a difference."""
    folder = ROOT / "src" / "themis" / "games" / game
    paths = [path for pattern in files for path in sorted(folder.glob(pattern))]
    every = [mutant for path in paths for mutant in mutants(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))]
    same = equivalent(EQUIVALENT.read_text(encoding="utf-8"))
    candidates = [mutant for mutant in every if mutant.key not in same]
    return random.Random(seed).sample(candidates, min(number, len(candidates)))


def equivalent(text: str) -> set[tuple[str, str, str, str, int]]:
    """The keys of mutants that are known to change nothing."""
    rows = tomllib.loads(text).get("equivalent", [])
    assert all(row["reason"] for row in rows)
    return {(row["file"], row["where"], row["was"], row["now"], row.get("number", 0)) for row in rows}


# How they are tried


class Trees:
    """Copies of the tree, one for each job, and the tests that look for mutants in them."""

    def __init__(self, home: Path, game: str, jobs: int) -> None:
        self.game = game
        self.seconds = 3600.0
        self.free: SimpleQueue[Path] = SimpleQueue()
        self.written = 0
        for number in range(jobs):
            copy_tree(home / str(number))
            self.free.put(home / str(number))

    def check(self) -> None:
        """Without a mutant the tests must pass; how long they take tells when one is in an endless loop."""
        began = time.monotonic()
        tree = self.free.get()
        if not self.pass_in(tree):
            sys.exit("the tests fail without any mutant")
        self.free.put(tree)
        self.seconds = 3 * (time.monotonic() - began) + 30

    def survives(self, mutant: Mutant) -> bool:
        tree = self.free.get()
        try:
            self.write(tree / mutant.file, mutant.source)
            return self.pass_in(tree)
        finally:
            self.write(tree / mutant.file, (ROOT / mutant.file).read_text(encoding="utf-8"))
            self.free.put(tree)

    def write(self, path: Path, source: str) -> None:
        """Every version has a time of its own, or Python would take what it has compiled for the last one."""
        path.write_text(source, encoding="utf-8")
        self.written += 1
        os.utime(path, (self.written, self.written))

    def pass_in(self, tree: Path) -> bool:
        """Whether the game's own tests pass, and its share of the contract."""
        tests = Path("tests") / "games" / self.game
        names = {path.name for path in (tree / tests).glob("test_*.py")}
        own = [str(tests / name) for name in [*sorted(names - {*LAST, *NEVER}), *LAST] if name in names]
        shares = [self.share(CONTRACT_FIRST), own, self.share(CONTRACT_LAST)]
        pytest = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider"]
        return all(passes([*pytest, *share], tree, self.seconds) for share in shares)

    def share(self, names: list[str]) -> list[str]:
        """What the contract asks of the game."""
        return [*[f"tests/contract/{name}" for name in names], "-k", self.game]


def copy_tree(to: Path) -> None:
    """What git knows or would add; the page is no part of the rules."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0"):
        if (ROOT / name).is_file() and not name.startswith("web/"):
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to / name)


def passes(command: list[str], tree: Path, seconds: float) -> bool:
    """Whether all tests pass in time; a file that can no longer be imported fails, too."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    with subprocess.Popen(
        command, cwd=tree, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return False
    if code not in (0, 1, 2):
        sys.exit(f"the tests could not be run: {' '.join(command)} ended with {code}")
    return code == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=60, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--files", nargs="+", default=RULES, help="files or patterns in the game's folder instead of its rules, effects and frames"
    )
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    sample = drawn(args.game, args.files, args.number, args.seed)
    with tempfile.TemporaryDirectory() as home:
        trees = Trees(Path(home), args.game, args.jobs)
        trees.check()
        survivors = 0
        with ThreadPoolExecutor(args.jobs) as pool:
            for mutant, survived in zip(sample, pool.map(trees.survives, sample)):
                survivors += survived
                if survived:
                    print(f"survived: {mutant.file}:{mutant.line}, {mutant.where}, number {mutant.number}\n{diff(mutant)}\n", flush=True)
    killed = 1 - survivors / len(sample)
    print(f"{args.game}: {len(sample) - survivors} of {len(sample)} mutants found ({killed:.1%}), seed {args.seed}")
    sys.exit(killed < ENOUGH)


if __name__ == "__main__":
    main()
