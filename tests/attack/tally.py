"""What became of each attack, as a table: how often it was tried, how often it was answered or refused, and whether anything gave way.

In the suite every attack is a sample; with THEMIS_ATTACK_SECONDS, which `make attack` sets, it is the whole thing.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

SECONDS = float(os.environ.get("THEMIS_ATTACK_SECONDS", "0"))
IS_LONG = SECONDS > 0

HEAD = ("attack", "tried", "answered", "refused", "failed", "p99 calm", "attacked", "work calm", "attacked", "memory")


class Tally:
    """One attack: what it is, in one sentence, and its numbers. Whatever gave way is told in `faults`."""

    def __init__(self, attack: str) -> None:
        self.attack = attack
        self.tried = 0
        self.answered = 0
        self.refused = 0
        self.faults: list[str] = []
        # How long others waited, how long the server worked meanwhile, and what its memory grew by: seconds and megabytes, negative if not measured.
        self.calm = -1.0
        self.attacked = -1.0
        self.work = (-1.0, -1.0)
        self.growth: float | None = None

    def check(self, is_good: bool, fault: str) -> None:
        if not is_good:
            self.faults.append(fault)

    def row(self) -> tuple[str, ...]:
        waits = [f"{wait * 1000:,.1f} ms" if wait >= 0 else "" for wait in (self.calm, self.attacked, *self.work)]
        counts = [f"{count:,}" for count in (self.tried, self.answered, self.refused, len(self.faults))]
        return (self.attack, *counts, *waits, f"{self.growth:+.1f} MB" if self.growth is not None else "")


TALLIES: list[Tally] = []


def tally(attack: str | None) -> Tally:
    """A new row of the table, named by the first line of a docstring."""
    assert attack
    TALLIES.append(Tally(attack.strip().splitlines()[0].rstrip(".")))
    return TALLIES[-1]


def printed(tallies: Iterable[Tally]) -> str:
    rows = [HEAD, *(tally.row() for tally in tallies)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]
    return "\n".join(lines)


def size(sample: int, whole: int) -> int:
    return whole if IS_LONG else sample
