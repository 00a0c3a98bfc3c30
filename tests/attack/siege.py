"""A server with its usual limits, two people who play at a table of their own, and a hostile guest in another process."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from server.guests import Guest, Line
from server.hosting import Shelved
from serving import Server

ATTACKERS = Path(__file__).with_name("attackers.py")
PACE = 0.02


class Waits(NamedTuple):
    """How long people waited, in seconds, and how long the server worked meanwhile, for them and for others."""

    all: list[float]
    work: list[float]


class Besieged:
    """A server, a table where two people play, one where a person plays with a bot, and a public table of a long game that anybody may look at."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder)
        self.server.limits = []
        self.shown = Shelved("Cy", "Dan", public=True).play(lambda session: len(session.record.lines) > 400)
        self.shown.shelve(folder / "themis.db")
        self.server.start()
        self.people = [Guest(self.server.port, name) for name in ("Ada", "Ben")]
        self.lines: list[Line] = []
        # What is made once is made: the attack is not on a server that has just begun.
        for path in ("games", "games/delphi", "games/delphi/rulebook/fr", "games/uruk/rulebook/fr", f"tables/{self.shown.id}/transcript"):
            assert 200 == self.people[0].get(f"/api/{path}").status
        self.sit_down()

    def sit_down(self) -> None:
        """A new game for the two."""
        self.leave()
        ada, ben = self.people
        table = ada.opens("me", "link")
        hers = ada.at(table)
        assert 200 == ben.claims(table, hers.invitation(1)).status
        hers.until("update")
        self.lines = [hers, ben.at(table)]

    def leave(self) -> None:
        for line in self.lines:
            line.close()
        self.lines = []

    def close(self) -> None:
        self.leave()
        self.server.kill()

    # What people notice

    def waits(self, seconds: float) -> Waits:
        """How long the people wait for each of their choices, at a steady pace."""
        found = Waits([], [])
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            latest = max(line.version for line in self.lines)
            for line in self.lines:
                line.catch_up(latest)
            if self.lines[0].over:
                self.sit_down()
            asked = next(line for line in self.lines if line.offers)
            began, worked = time.monotonic(), self.worked()
            assert "done" == asked.choose(asked.offers[0])["type"]
            found.all.append(time.monotonic() - began)
            found.work.append(self.worked() - worked)
            time.sleep(PACE)
        return found

    def waits_for_a_bot(self, seconds: float) -> Waits:
        """How long a person waits for the turns of a bot at their table."""
        found = Waits([], [])
        ends = time.monotonic() + seconds
        eve = Guest(self.server.port, "Eve")
        while time.monotonic() < ends:
            with eve.at(eve.opens("me", "bot hard")) as line:
                line.until_asked()
                while time.monotonic() < ends and not line.over:
                    assert "done" == line.choose(line.offers[-1])["type"]
                    if not line.offers and not line.over:
                        began = time.monotonic()
                        line.until(lambda message: message["type"] == "update" and bool(message["offers"] or message["result"]))
                        found.all.append(time.monotonic() - began)
        return found

    # What the server takes

    def memory(self) -> float:
        """Megabytes."""
        assert self.server.process is not None
        status = Path(f"/proc/{self.server.process.pid}/status")
        found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.is_file() else None
        return int(found[1]) / 1024 if found else 0.0

    def worked(self) -> float:
        """Seconds that the thread has worked in which everybody plays, as Linux counts them: other programs on this machine do not show in it."""
        assert self.server.process is not None
        stat = Path(f"/proc/{self.server.process.pid}/schedstat")
        return int(stat.read_text().split()[0]) / 1e9 if stat.is_file() else 0.0

    def attacked(self, kind: str, seconds: float, measure: Callable[[float], Waits]) -> tuple[Waits, dict[str, int]]:
        """The waits during an attack, and what became of what was sent."""
        command = [sys.executable, str(ATTACKERS), kind, str(self.server.port), self.shown.id, str(seconds)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attack:
            waits = measure(seconds + 0.3)
            assert attack.stdout is not None
            return waits, json.loads(attack.stdout.read())


def slowest(waits: list[float]) -> float:
    """The 99th percentile; the largest of a few."""
    return quantiles(waits, n=100)[98] if len(waits) >= 100 else max(waits)
