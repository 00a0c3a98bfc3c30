"""A server with its usual limits, two people who play at a table of their own, and a hostile guest in another process."""

from __future__ import annotations

import http.client
import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from attack.attackers import HERE, Task
from attack.stock import Places, Stock
from server.guests import Guest, Line
from server.hosting import Shelved
from serving import Server

ATTACKERS = Path(__file__).with_name("attackers.py")
PACE = 0.005
# From where people and the attacker come to a house behind a proxy, as the proxy says.
STREET, THERE = "192.0.2.7", "192.0.2.66"


class Waits(NamedTuple):
    """How long people waited, in seconds, and how long the server worked meanwhile, for them and for others."""

    all: list[float]
    work: list[float]
    # How many thoughts of bots waited for a process at each of these moments.
    queues: list[int]


class Besieged:
    """A server, a table where two people play, one where a person plays with a bot, and a public table of a long game that anybody may look at."""

    def __init__(self, folder: Path, stocked: Callable[[Stock], Places] | None = None, is_proxied: bool = False) -> None:
        self.server = Server(folder)
        self.server.limits = []
        self.is_proxied = is_proxied
        self.metrics = free_port()
        self.shown = Shelved("Cy", "Dan", public=True).play(lambda session: len(session.record.lines) > 400)
        self.shown.shelve(folder / "themis.db")
        self.places = filled(folder / "themis.db", stocked) if stocked is not None else {}
        self.server.start("--metrics", str(self.metrics), *(["--behind-proxy"] if is_proxied else []))
        self.people = [self.guest(name) for name in ("Ada", "Ben")]
        self.lines: list[Line] = []
        # The version of the game after the last choice that was acknowledged.
        self.reached = 0
        # The most memory that was seen, in megabytes.
        self.peak = 0.0
        # What is made once is made: the attack is not on a server that has just begun.
        for path in ("games", "games/delphi", "games/delphi/rulebook/fr", "games/uruk/rulebook/fr", f"tables/{self.shown.id}/transcript"):
            assert 200 == self.people[0].get(f"/api/{path}").status
        self.sit_down()

    def guest(self, name: str) -> Guest:
        """Somebody who lives elsewhere than the attacker."""
        guest = Guest(self.server.port, name)
        guest.extra = {"X-Forwarded-For": STREET} if self.is_proxied else {}
        return guest

    def sit_down(self) -> None:
        """A new game for the two."""
        self.leave()
        self.reached = 0
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
        found = Waits([], [], [])
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            latest = max(line.version for line in self.lines)
            for line in self.lines:
                line.catch_up(latest)
            if self.lines[0].over:
                self.sit_down()
            asked = next(line for line in self.lines if line.offers)
            began, worked = time.monotonic(), self.worked()
            answer = asked.choose(asked.offers[0])
            assert "done" == answer["type"]
            self.reached = answer["version"]
            found.all.append(time.monotonic() - began)
            found.work.append(self.worked() - worked)
            self.peak = max(self.peak, self.memory())
            time.sleep(PACE)
        return found

    def waits_for_a_bot(self, seconds: float) -> Waits:
        """How long a person waits for each choice of a bot at their table; at least one."""
        found = Waits([], [], [])
        ends = time.monotonic() + seconds
        eve = self.guest("Eve")
        while time.monotonic() < ends or not found.all:
            with eve.at(eve.opens("me", "bot hard")) as line:
                line.until_asked()
                while (time.monotonic() < ends or not found.all) and not line.over:
                    assert "done" == line.choose(line.offers[-1])["type"]
                    found.queues.append(self.queue())
                    self.hear_bot(line, found)
        return found

    def begin_processes(self, seconds: float) -> None:
        """Lets bots of two people think at once: a process begins when it is needed, which takes longer than many thoughts."""
        with ThreadPoolExecutor(2) as crowd:
            for waits in [crowd.submit(self.waits_for_a_bot, seconds) for _ in range(2)]:
                waits.result()

    def hear_bot(self, line: Line, found: Waits) -> None:
        """One turn of a bot, choice by choice."""
        while not line.offers and not line.over:
            began = time.monotonic()
            line.until("update")
            found.all.append(time.monotonic() - began)

    def is_kept(self) -> bool:
        """Whether a page that comes now is told what the pages were told that were there all the time, up to the last choice that was acknowledged."""
        there = self.lines[0]
        there.catch_up(self.reached)
        with self.people[0].at(there.table["id"]) as page:
            return self.reached == page.version == there.version and page.log == there.log

    # What the server tells of itself, and takes

    def queue(self) -> int:
        """How many thoughts of bots wait for a process."""
        return sum(self.told(f'themis_bots_waiting{{for="{rank}"}}') for rank in ("player", "watcher", "nobody"))

    def told(self, number: str) -> int:
        """One of the numbers for whoever watches over a server."""
        connection = http.client.HTTPConnection("127.0.0.1", self.metrics, timeout=10)
        connection.request("GET", "/metrics")
        text = connection.getresponse().read().decode()
        connection.close()
        return next(int(line.removeprefix(number)) for line in text.splitlines() if line.startswith(f"{number} "))

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
        here, forwarded = ("127.0.0.1", THERE) if self.is_proxied else (HERE, "")
        task = Task(kind, self.server.port, self.shown.id, seconds, here, forwarded, self.places.get(kind, []))
        with subprocess.Popen([sys.executable, str(ATTACKERS), json.dumps(task)], stdout=subprocess.PIPE, text=True) as attack:
            assert attack.stdout is not None
            assert "begun\n" == attack.stdout.readline()
            waits = measure(seconds + 0.3)
            return waits, json.loads(attack.stdout.read())


def filled(database: Path, stocked: Callable[[Stock], Places]) -> Places:
    stock = Stock(database)
    try:
        return stocked(stock)
    finally:
        stock.close()


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def slowest(waits: list[float]) -> float:
    """The 99th percentile; the largest of a few."""
    return quantiles(waits, n=100)[98] if len(waits) >= 100 else max(waits)
