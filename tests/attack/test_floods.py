"""A hostile guest against a server with its usual limits, while two people play at another table.

Each attack lasts a moment here, which is too short to compare how long people wait: what is answered and refused, that nothing is lost and
that the house stands is checked. In `make attack` it lasts as long as THEMIS_ATTACK_SECONDS says, and the waits are compared.
The attackers are nice to the machine, for elsewhere they would not take the time of the server's own processor; to the server they are as
rude as they can be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Final

import pytest
from attack.attackers import HERE, Attack
from attack.siege import Besieged, slowest
from attack.stock import Places, Stock
from attack.tally import IS_LONG, SECONDS, size, tally


def crowded(stock: Stock) -> Places:
    """Thousands of public tables; and the short sample finds all that it needs in one house."""
    stock.public(size(500, 5_000))
    return {"wakings": stock.sleepers(size(10, 400)), **({} if IS_LONG else played(stock))}


def played(stock: Stock) -> Places:
    return {"starvation": stock.bots(size(5, 50), HERE, is_played=True)}


def watched(stock: Stock) -> Places:
    return {"spectacle": stock.bots(size(5, 50), HERE, is_played=False)}


# What is in the database of a house before it is attacked, and whether it stands behind a proxy.
HOUSES: Final[dict[str, tuple[Callable[[Stock], Places] | None, bool]]] = {
    "house": (None, False),
    "proxied": (None, True),
    "crowded": (crowded, False),
    "played": (played, False),
    "watched": (watched, False),
}
SAMPLE = {
    "house": ["stories", "requests", "heads", "frames"],
    "proxied": ["requests"],
    "crowded": ["lists", "starts", "wakings", "readers"],
}
MORE = {
    "house": [
        *["sagas", "tables", "silence", "knocks", "crowds", "nonsense", "boards", "chats"],
        *["loops", "nagging", "hints", "reviews", "herds"],
    ],
    # Heads and idle lines are stopped by the proxy.
    "proxied": ["stories", "tables", "knocks", "crowds", "frames", "nonsense", "chats"],
}
STARVED = [("played", "starvation"), ("watched", "spectacle")] if IS_LONG else [("crowded", "starvation")]
FLOODS = [(house, kind) for house in SAMPLE for kind in [*SAMPLE[house], *(MORE.get(house, []) if IS_LONG else [])]]
# How much longer than in calm the slowest hundredth may wait, and the server work meanwhile.
MOST_RATIO = 3.0
# Less than this nobody feels, and a single turn of another program on the same processor takes as long.
NO_WAITING, NO_WORK = 0.015, 0.01
MOST_RATIO_OF_BOTS = 2.0
MOST_GROWTH = 60.0  # megabytes
# What was answered, but not with what was asked for.
REFUSALS = ("429", "503", "404", "405", "409", "cut off")
STATUSES = {"200", "201", *REFUSALS}


class Houses:
    """Opens one house after another; the last one stays open as long as it is asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: tuple[str, Besieged] | None = None

    def at(self, name: str) -> Besieged:
        if self._open is None or self._open[0] != name:
            self.close()
            self._open = (name, Besieged(self._folder / name, *HOUSES[name]))
        return self._open[1]

    def close(self) -> None:
        if self._open is not None:
            self._open[1].close()
            self._open = None


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    opened = Houses(tmp_path_factory.mktemp("houses"))
    yield opened
    opened.close()


@pytest.mark.parametrize(("house", "kind"), FLOODS)
def test_people_play_on_under_attack(houses: Houses, house: str, kind: str) -> None:
    besieged = houses.at(house)
    counted = tally(f"{getattr(Attack, kind).__doc__}{', through a proxy' if besieged.is_proxied else ''}")
    seconds = SECONDS or 0.5
    calm, before = besieged.waits(seconds / 2), besieged.memory()
    besieged.peak = before
    waits, sent = besieged.attacked(kind, seconds, besieged.waits)
    newcomer = besieged.guest("Eve").get("/api/health")
    counted.calm, counted.attacked = slowest(calm.all), slowest(waits.all)
    counted.work, counted.growth = (slowest(calm.work), slowest(waits.work)), besieged.peak - before
    counted.tried, counted.refused = sum(sent.values()), sum(sent.get(code, 0) for code in REFUSALS)
    counted.answered = counted.tried - sent.get("cut off", 0)
    counted.check(200 == newcomer.status, f"a newcomer is answered {newcomer.status}")
    counted.check({status for status in sent if status.isdecimal()} <= STATUSES, f"answers are {sent}")
    counted.check(bool(waits.all), "nobody could choose anything")
    counted.check(besieged.is_kept(), "a page that comes is told another game")
    counted.check(counted.growth < MOST_GROWTH, f"{counted.growth:.0f} MB more")
    counted.check("Traceback" not in besieged.server.log.read_text(), "a traceback is in the log")
    most, most_work = max(MOST_RATIO * counted.calm, NO_WAITING), max(MOST_RATIO * counted.work[0], NO_WORK)
    counted.check(not IS_LONG or counted.attacked <= most, f"people wait {counted.attacked * 1000:.0f} ms")
    counted.check(not IS_LONG or counted.work[1] <= most_work, f"the server works {counted.work[1] * 1000:.0f} ms meanwhile")

    assert counted.tried
    assert [] == counted.faults


def test_whoever_asks_for_sleeping_games_wakes_them(houses: Houses) -> None:
    besieged = houses.at("crowded")
    besieged.attacked("wakings", 0.5, besieged.waits)

    assert size(5, 20) < besieged.told("themis_tables_live")


@pytest.mark.parametrize(("house", "kind"), STARVED)
def test_bots_think_for_others_although_one_guest_has_fifty_tables_of_them(houses: Houses, house: str, kind: str) -> None:
    besieged = houses.at(house)
    counted = tally(getattr(Attack, kind).__doc__)
    seconds = SECONDS or 1.5
    besieged.begin_processes(seconds / 4)
    calm = besieged.waits_for_a_bot(seconds)
    attacked, sent = besieged.attacked(kind, seconds, besieged.waits_for_a_bot)
    counted.calm, counted.attacked = median(calm.all), median(attacked.all)
    counted.tried, counted.answered = len(besieged.places[kind]), sent["table"]
    # All but the few whose bots think or whose person is asked just now; in a moment they have often gone before the other bot has an answer.
    queue = median(attacked.queues) if IS_LONG else max(attacked.queues)
    counted.check(queue >= 0.8 * counted.tried, f"{queue} bots wait for a process")
    counted.check(not IS_LONG or sent["update"] > 1.2 * counted.tried, "none of them chooses anything")
    most = MOST_RATIO_OF_BOTS * counted.calm
    counted.check(not IS_LONG or counted.attacked <= most, f"{counted.calm * 1000:.0f} to {counted.attacked * 1000:.0f} ms")

    assert [] == counted.faults
