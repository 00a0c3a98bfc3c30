"""The script that changes the rules to see whether a test finds it."""

from __future__ import annotations

import sys
from pathlib import Path

from mutate import equivalent, mutants, passes

SOURCE = '''
def price(s: State, seat: i64 = 2) -> i64:
    """What it costs."""
    s.told = True
    return 0 if s.free and s.discs[seat] < 3 else s.due + 1
'''


def test_everything_that_can_decide_is_changed() -> None:
    found = {(one.was, one.now) for one in mutants("rules.py", SOURCE)}

    assert ("s.told = True", "pass") in found
    assert ("True", "False") in found
    assert ("s.free and s.discs[seat] < 3", "s.free or s.discs[seat] < 3") in found
    assert ("s.free and s.discs[seat] < 3", "not (s.free and s.discs[seat] < 3)") in found
    assert ("s.discs[seat] < 3", "s.discs[seat] <= 3") in found
    assert {("3", "4"), ("3", "2"), ("2", "3")} <= found
    assert ("s.due + 1", "s.due - 1") in found
    assert not any("What it costs" in was for was, _ in found)


def test_a_mutant_differs_in_nothing_else_and_knows_its_place() -> None:
    mutant = next(one for one in mutants("rules.py", SOURCE) if one.now == "s.due - 1")

    assert ("rules.py", "price", 5) == (mutant.file, mutant.where, mutant.line)
    assert SOURCE.replace("s.due + 1", "(s.due - 1)") == mutant.source


def test_a_mutant_is_known_by_what_it_changes_not_by_its_line() -> None:
    row = '[[equivalent]]\nfile = "rules.py"\nwhere = "price"\nwas = "s.due + 1"\nnow = "s.due - 1"\nreason = "nothing is ever due"\n'
    later = mutants("rules.py", "\n\n" + SOURCE)

    assert 1 == sum(one.key in equivalent(row) for one in later)


def test_failures_and_endless_loops_find_a_mutant(tmp_path: Path) -> None:
    def tried(program: str) -> bool:
        return passes([sys.executable, "-c", program], tmp_path, 2.0)

    assert tried("pass")
    assert not tried("raise SystemExit(1)")
    assert not tried("while True: pass")
