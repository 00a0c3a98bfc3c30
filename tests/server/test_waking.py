"""Waking a table that sleeps: paid for by whoever sets it off, in nobody's way, and not for whoever may not come in."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from server import accidents
from server.guests import PATIENCE, Guest
from server.hosting import Inn, Shelved

from themis.server import describe
from themis.server.devices import MOVE_SECONDS, DeviceLinks, UsedLink
from themis.server.errands import Errands
from themis.server.house import House, NoTable
from themis.server.identity import WATCHER, Invitation
from themis.server.limits import FRIENDS, Limits
from themis.server.pacing import Payer
from themis.server.protocol_http import Claim
from themis.server.store import Store
from themis.server.tables import LiveTable
from themis.server.throttle import TooFast
from themis.server.workers import Workers

T = TypeVar("T")


def asleep(choices: int = 40) -> Shelved:
    return Shelved("Ada", "Ben").play(lambda session: len(session.record.lines) == choices)


def waking(tmp_path: Path, limits: Limits, shelved: list[Shelved], test: Callable[[House], Coroutine[None, None, T]]) -> T:
    """What becomes of a test in a house in which these tables sleep."""

    async def run() -> T:
        kept, workers = Store(tmp_path / "themis.db"), Workers(1)
        house = House(kept, workers, workers, limits)
        for one in shelved:
            await kept.write(one.writes())
        result = await test(house)
        house.close()
        workers.close()
        kept.close()
        return result

    return asyncio.run(run())


@contextmanager
def held(thread: ThreadPoolExecutor) -> Iterator[None]:
    """Nothing is done in a thread meanwhile."""
    is_free = threading.Event()
    thread.submit(is_free.wait)
    try:
        yield
    finally:
        is_free.set()


def enter(house: House, shelved: Shelved, payer: Payer) -> asyncio.Task[LiveTable]:
    return asyncio.ensure_future(house.enter(shelved.id, shelved.user("Ada"), payer))


async def queue(house: House, shelved: Shelved, address: str) -> asyncio.Task[LiveTable]:
    """Somebody at an address waits for a table, behind all others who wait there."""
    entering = enter(house, shelved, Payer(address, None))
    async with asyncio.timeout(PATIENCE):
        while (shelved.id, address) not in house._opening:
            await asyncio.sleep(0.001)
    return entering


async def until_queued(house: House, most: int) -> None:
    """So many games wait to be played again, while the thread for it is held."""
    async with asyncio.timeout(PATIENCE):
        while house.errands._thread._work_queue.qsize() < most:
            await asyncio.sleep(0.001)


# Who pays


def test_a_table_is_woken_at_the_cost_of_whoever_asks_for_it(tmp_path: Path) -> None:
    shelved, hers, his = asleep(), list[float](), list[float]()

    async def test(house: House) -> None:
        await enter(house, shelved, Payer("her street", hers.append))
        await enter(house, shelved, Payer("his street", his.append))

    waking(tmp_path, FRIENDS, [shelved], test)

    assert 3 == len(hers), "the row, all that is stored, and the game that is played again"
    assert min(hers) > 0
    assert [] == his, "it was awake"


def test_however_many_tables_somebody_wants_others_wait_for_one_of_them(tmp_path: Path) -> None:
    theirs, hers = [asleep() for _ in range(6)], asleep()
    order: list[str] = []

    async def test(house: House) -> None:
        with held(house.errands._thread):
            many = [await queue(house, one, "eve") for one in theirs]
            last = await queue(house, hers, "ada")
            await until_queued(house, 2)
            for task in [*many, last]:
                task.add_done_callback(lambda task: order.append("ada" if task is last else "eve"))
        await asyncio.gather(*many, last)

    waking(tmp_path, FRIENDS, [*theirs, hers], test)

    assert 7 == len(order) and "ada" in order[:2]


def test_whoever_wants_what_others_wait_for_does_not_wait_in_their_queue(tmp_path: Path) -> None:
    shelved = [asleep() for _ in range(5)]

    async def test(house: House) -> tuple[list[bool], bool]:
        with held(house.errands._thread):
            many = [await queue(house, one, "eve") for one in shelved]
            last = await queue(house, shelved[-1], "ada")
            await until_queued(house, 2)
        hers = await last
        before = [task.done() for task in many]
        return before, hers is (await asyncio.gather(*many))[-1]

    before, is_same = waking(tmp_path, FRIENDS, shelved, test)

    assert [False, False] == before[2:4], "they wait for one another"
    assert is_same, "it is not awake twice"


def test_nobody_wakes_tables_faster_than_they_pay_for_it(tmp_path: Path) -> None:
    shelved = [asleep(300), asleep(), asleep()]

    async def test(house: House) -> tuple[bool, bool]:
        await enter(house, shelved[0], Payer("eve", None))
        second = enter(house, shelved[1], Payer("eve", None))
        await enter(house, shelved[2], Payer("ada", None))
        waits = not second.done()
        return waits, shelved[1].id in house._live

    assert (True, False) == waking(tmp_path, Limits(percent_of_time=1), shelved, test)


def test_only_so_many_tables_are_waited_for_from_one_address(tmp_path: Path) -> None:
    shelved = [asleep() for _ in range(4)]

    async def test(house: House) -> list[object]:
        with held(house.errands._thread):
            many = [await queue(house, one, "eve") for one in shelved[:2]]
            one_more = enter(house, shelved[2], Payer("eve", None))
            last = await queue(house, shelved[3], "ada")
            await asyncio.wait([one_more], timeout=PATIENCE)
        return [type(found) for found in await asyncio.gather(*many, one_more, last, return_exceptions=True)]

    assert [LiveTable, LiveTable, TooFast, LiveTable] == waking(tmp_path, FRIENDS._replace(wakes=2), shelved, test)


# What needs nobody to be woken


def test_no_table_is_woken_for_whoever_may_not_come_in(tmp_path: Path) -> None:
    shelved = asleep()

    async def test(house: House) -> int:
        other = house.identity.link_for(Invitation("another", WATCHER, 0))
        for refused in (
            house.enter(shelved.id, "eve"),
            house.claim(shelved.id, "eve", Claim("", "Eve")),
            house.claim(shelved.id, "eve", Claim(other, "Eve")),
            house.shared(shelved.id, house.identity.film_link_for("another")),
        ):
            with pytest.raises(NoTable):
                await refused
        return house.tables_alive()

    assert 0 == waking(tmp_path, FRIENDS, [shelved], test)


def test_an_invitation_is_read_without_waking_its_table(tmp_path: Path) -> None:
    shelved = asleep()

    async def test(house: House) -> tuple[list[str], int]:
        link = house.identity.link_for(Invitation(shelved.id, WATCHER, 0))
        welcome = await house.welcome(shelved.id, "eve", Claim(link, ""))
        return [seat.name for seat in welcome.seats], house.tables_alive()

    assert (["Ada", "Ben"], 0) == waking(tmp_path, FRIENDS, [shelved], test)


def test_what_is_made_already_waits_for_nobody(inn: Inn, ada: Guest) -> None:
    asked = ["/api/games", "/api/games/uruk", "/api/games/uruk/texts/en", "/api/games/uruk/rulebook/fr"]
    first = [ada.get(path).status for path in asked]
    ada.opens("me", "bot easy")
    with held(describe.MAKER), held(inn.house.errands._thread):
        again = [ada.get(path).status for path in asked]
        ada.opens("me", "bot easy")

    assert [200] * 4 == first == again


def test_what_cannot_be_made_is_not_kept(ada: Guest) -> None:
    before = len(describe._made)
    answers = [ada.get(f"/api/games/nowhere-{number}").status for number in range(5)]

    assert [404] * 5 == answers
    assert before == len(describe._made)


# How many stay awake


def test_of_tables_that_nobody_is_at_only_some_stay_awake(tmp_path: Path) -> None:
    shelved = [asleep() for _ in range(5)]

    async def test(house: House) -> list[int]:
        for number, one in enumerate(shelved):
            live = await house.enter(one.id, one.user("Ada"))
            live.idle_since -= 1_000 - number
            live.visitors = 1 if number == 0 else 0
        return [number for number, one in enumerate(shelved) if one.id in house._live]

    assert [0, 3, 4] == waking(tmp_path, FRIENDS._replace(unvisited_tables=1), shelved, test), "one is visited, and one was woken just now"


def test_new_tables_count_among_those_that_nobody_is_at(tmp_path: Path) -> None:
    inn = Inn(tmp_path / "themis.db", allowed=FRIENDS._replace(unvisited_tables=2)).open()
    ada = inn.guest("Ada")
    tables = [ada.opens("me", "link") for _ in range(3)]
    for number, table in enumerate(tables):
        inn.house._live[table].idle_since -= 1_000 - number
    tables.append(ada.opens("me", "link"))
    awake = [number for number, table in enumerate(tables) if table in inn.house._live]
    inn.close()

    assert [1, 2, 3] == awake, "whoever has made one is on the way there"


# Links to another device


def test_old_links_to_another_device_are_forgotten_one_by_one() -> None:
    links, now = DeviceLinks(), time.monotonic()
    old = [links.link(f"guest {number}", now + number) for number in range(3)]
    new = links.link("ada", now + MOVE_SECONDS + 1.5)

    assert 2 == len(links), "that of guest 2 is still good"
    for token in old[:2]:
        with pytest.raises(UsedLink):
            links.follow(token, now)
    assert ["guest 2", "ada"] == [links.follow(token, now + MOVE_SECONDS) for token in (old[2], new)]
    assert 0 == len(links)


def test_the_last_link_of_a_guest_is_as_young_as_it_is() -> None:
    links = DeviceLinks()
    links.link("ada", 0.0)
    links.link("ben", 1.0)
    token = links.link("ada", 2.0)
    links.link("eve", MOVE_SECONDS + 1.5)

    assert 2 == len(links), "that of Ben is too old"
    assert "ada" == links.follow(token, MOVE_SECONDS + 2.0)


def test_what_fails_is_paid_for_as_well() -> None:
    paid: list[float] = []

    async def run() -> None:
        errands = Errands()
        with pytest.raises(ValueError, match="this work fails"):
            await errands.do(Payer("192.0.2.7", paid.append), accidents.fail)
        errands.close()

    asyncio.run(run())
    assert 1 == len(paid) and paid[0] > 0.0
