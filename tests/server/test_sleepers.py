"""Many tables sleep in the store: their clocks run on without them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
import tracemalloc
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from msgspec.structs import replace
from server.hosting import Inn, Shelved

from themis.server import store
from themis.server.house import House
from themis.server.identity import new_table_id
from themis.server.protocol import Clock
from themis.server.rows import Draft, Planning
from themis.server.sleepers import Sleepers, running_seats, seconds_left
from themis.server.store import Store
from themis.server.workers import Workers

CLOCK = Clock(600, 0)


def ticking(*seats: str) -> Shelved:
    shelved = Shelved(*seats, clock=CLOCK).play(lambda session: session.waiting() == [0])
    shelved.writes()
    return shelved


def test_a_house_opens_without_waking_the_tables_whose_clocks_run(tmp_path: Path) -> None:
    shelved = [ticking("Ada", "Ben") for _ in range(5)]
    for one in shelved:
        one.shelve(tmp_path / "themis.db")
    inn = Inn(tmp_path / "themis.db").open()
    time.sleep(0.1)
    awake = inn.house.tables_alive()
    with inn.guest_of(shelved[0], "Ada").at(shelved[0].id) as hers:
        left = hers.game["clocks"][0]
    inn.close()

    assert 0 == awake
    assert 590_000 < left < 600_000, "it has run since the house opened"


def test_of_tables_that_sleep_without_a_clock_a_start_reads_nothing_and_nothing_is_in_memory(tmp_path: Path) -> None:
    asleep = Shelved("Ada", "Ben").row
    running = [ticking("Ada", "Ben") for _ in range(3)]
    statements: list[str] = []

    async def run() -> tuple[int, int, int]:
        kept = Store(tmp_path / "themis.db")
        await kept.write([store.keep_table(replace(asleep, id=new_table_id(), lesson="x" * 20_000)) for _ in range(200)])
        for one in running:
            await kept.write(one.writes())
        sa.event.listen(kept._engine, "before_cursor_execute", lambda *told: statements.append(told[2]))
        workers = Workers(1)
        house = House(kept, workers, workers)
        await kept.read(store.find_ticking)
        tracemalloc.start()
        await house.open()
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        told = most, len(house._sleepers), house.tables_alive()
        house.close()
        workers.close()
        kept.close()
        return told

    most, sleeping, awake = asyncio.run(run())
    with closing(sqlite3.connect(tmp_path / "themis.db")) as read:
        plans = [str(detail) for statement in statements for *_, detail in read.execute(f"EXPLAIN QUERY PLAN {statement}")]

    assert most < 1_000_000 < 200 * 20_000
    assert (3, 0) == (sleeping, awake)
    assert {"SCAN tables USING INDEX ix_tables_ticking"} == set(plans)


def test_a_clock_that_runs_out_in_its_sleep_wakes_its_table(tmp_path: Path) -> None:
    shelved = ticking("Ada", "Ben")
    shelved.row.clocks = [300, 600_000]
    shelved.shelve(tmp_path / "themis.db")
    inn = Inn(tmp_path / "themis.db").open()
    deadline = time.monotonic() + 10
    while not inn.house.tables_alive() and time.monotonic() < deadline:
        time.sleep(0.02)
    with inn.guest_of(shelved, "Ben").at(shelved.id) as bens:
        bens.until_table(lambda table: bool(table["seats"][0]["warm"]))
    inn.close()


def test_a_bot_whose_turn_it_is_goes_on_when_the_house_opens(tmp_path: Path) -> None:
    shelved = Shelved("Ada", "bot easy", clock=CLOCK).play(lambda session: len(session.record.lines) > 20 and session.waiting() == [1])
    shelved.shelve(tmp_path / "themis.db")
    inn = Inn(tmp_path / "themis.db").open()
    with inn.guest_of(shelved, "Ada").at(shelved.id) as hers:
        hers.until_asked()
    inn.close()


def test_a_table_where_only_a_clock_runs_leaves_memory_and_keeps_its_time(tmp_path: Path) -> None:
    shelved = ticking("Ada", "Ben")

    async def run() -> tuple[int, list[int]]:
        kept = Store(tmp_path / "themis.db")
        workers = Workers(1)
        house = House(kept, workers, workers)
        await kept.write(shelved.writes())
        table = await house.enter(shelved.id, shelved.user("Ada"))
        assert table.timekeeping._clocks is not None
        table.timekeeping._clocks._left[0] = 400_000
        house.sweep(time.monotonic(), -1.0)
        asleep = house.tables_alive()
        again = await house.enter(shelved.id, shelved.user("Ada"))
        left = again.clocks_left()
        house.close()
        workers.close()
        kept.close()
        return asleep, left

    asleep, left = asyncio.run(run())

    assert 0 == asleep
    assert 390_000 < left[0] <= 400_000 and 600_000 == left[1]


def test_sleepers_are_woken_in_their_order_and_those_who_rose_are_passed_over() -> None:
    first, second, third = (ticking("Ada", "Ben").row for _ in range(3))

    async def run() -> list[str]:
        sleepers, now = Sleepers(), asyncio.get_running_loop().time()
        sleepers.lay_down(third, [120, 0], now, has_bots_to_ask=True)
        sleepers.lay_down(first, [40, 0], now, has_bots_to_ask=True)
        sleepers.lay_down(second, [80, 0], now, has_bots_to_ask=True)
        sleepers.rise(second, now)
        async with asyncio.timeout(10):
            return [await sleepers.next(), await sleepers.next()]

    assert [first.id, third.id] == asyncio.run(run())


def test_a_table_that_cannot_be_woken_is_woken_again_later() -> None:
    async def woken() -> list[str]:
        sleepers, now = Sleepers(), asyncio.get_running_loop().time()
        shelved = ticking("Ada", "Ben")
        sleepers.lay_down(shelved.row, [0, 0], now, has_bots_to_ask=False)
        found = [await sleepers.next()]
        sleepers.snooze(found[0], now + 0.05)
        sleepers.snooze("gone", now)
        found.append(await asyncio.wait_for(sleepers.next(), 10))
        assert asyncio.get_running_loop().time() >= now + 0.05
        return [table.replace(shelved.id, "hers") for table in found]

    assert ["hers", "hers"] == asyncio.run(woken())


def test_alarms_of_earlier_sleeps_wake_nobody_and_are_not_kept() -> None:
    row, other = (ticking("Ada", "Ben").row for _ in range(2))

    async def run() -> tuple[int, list[str]]:
        sleepers, now = Sleepers(), asyncio.get_running_loop().time()
        for _ in range(1_000):
            sleepers.lay_down(row, [40, 0], now, has_bots_to_ask=True)
            sleepers.rise(row, now)
        sleepers.lay_down(row, [160, 0], now, has_bots_to_ask=True)
        sleepers.lay_down(other, [80, 0], now, has_bots_to_ask=True)
        kept = len(sleepers._alarms)
        async with asyncio.timeout(10):
            return kept, [await sleepers.next(), await sleepers.next()]

    kept, woken = asyncio.run(run())

    assert kept < 50
    assert [other.id, row.id] == woken


def test_only_the_clocks_of_people_who_are_asked_run_in_their_sleep() -> None:
    row = ticking("Ada", "Ben").row
    sleepers = Sleepers()
    sleepers.lay_down(row, [50_000, 60_000], 100.0, has_bots_to_ask=True)

    assert 50.0 == seconds_left(row, [50_000, 60_000], has_bots_to_ask=True)
    assert [40_000, 60_000] == sleepers.rise(row, 110.0).clocks
    assert row.clocks == sleepers.rise(row, 110.0).clocks, "it is awake already"
    row.seats[0].warm = True
    assert 0.0 == seconds_left(row, [50_000, 60_000], has_bots_to_ask=True), "a bot is to go on"


def test_while_plans_are_made_only_those_sleep_on_whose_time_runs() -> None:
    row = Shelved("Ada", "Ben", "bot easy", game="pantheon_proto", options={"cards": "dealt"}, clock=CLOCK).row
    row.waiting = [0, 1, 2]
    row.planning = Planning({0: Draft("plan 5 5 5", True, [])})

    assert [1] == running_seats(row)
    assert 60.0 == seconds_left(row, [50_000, 60_000, 0], has_bots_to_ask=False), "the bot has planned long ago"
    assert 0.0 == seconds_left(row, [50_000, 60_000, 0], has_bots_to_ask=True)
    row.planning.ends = 1
    assert 0.0 == seconds_left(row, [50_000, 60_000, 0], has_bots_to_ask=False), "a countdown runs"
    row.clock = None
    assert ([], 0.0) == (running_seats(row), seconds_left(row, [], has_bots_to_ask=True)), "it has no clock besides"
