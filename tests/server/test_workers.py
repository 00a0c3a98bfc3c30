"""A bot that fails, hangs or dies must never hold up a table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from server import accidents
from server.guests import PATIENCE
from server.hosting import Shelved
from serving import Server

from themis.server.connection import Connection
from themis.server.house import House
from themis.server.protocol import Hello
from themis.server.queueing import Ticket
from themis.server.store import Store
from themis.server.workers import Workers


def with_workers(test: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(1)
        try:
            await asyncio.wait_for(test(workers), 2 * PATIENCE)
        finally:
            workers.close()

    asyncio.run(run())


def test_work_whose_process_dies_is_done_again(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        assert "done" == await workers.run(accidents.die_once, str(tmp_path / "marker"))

    with_workers(test)


def test_work_that_kills_every_process_is_given_up(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        with pytest.raises(BrokenProcessPool):
            await workers.run(accidents.die)
        assert 5 == await workers.run(abs, -5)

    with_workers(test)


def test_work_that_fails_fails_once_and_alone() -> None:
    async def test(workers: Workers) -> None:
        with pytest.raises(ValueError, match="this work fails"):
            await workers.run(accidents.fail)
        assert 5 == await workers.run(abs, -5)

    with_workers(test)


def test_work_that_takes_too_long_is_ended_and_its_processor_is_free() -> None:
    async def test(workers: Workers) -> None:
        await workers.run(abs, -5)
        began = time.monotonic()
        hanging = asyncio.create_task(workers.run(time.sleep, 600, seconds=0.1))
        waiting = asyncio.create_task(workers.run(abs, -5))

        with pytest.raises(TimeoutError):
            await hanging
        assert 5 == await waiting
        assert time.monotonic() - began < PATIENCE

    with_workers(test)


class Broken(Workers):
    """Bots that fail in every way they can."""

    def __init__(self, wish: str) -> None:
        super().__init__(1)
        self.wish = wish

    async def choose(self, game: str, snapshot: bytes, seat: int, level: str, ticket: Ticket) -> str:
        if not self.wish:
            raise ValueError("this bot fails")
        return self.wish


@pytest.mark.parametrize("wish", ["", "dance", "place lyre"])
def test_a_bot_that_fails_takes_what_is_offered_first(tmp_path: Path, wish: str, caplog: pytest.LogCaptureFixture) -> None:
    shelved = Shelved("Ada", "bot easy").play(lambda session: session.waiting() == [1] and "draw" == session.options(1)[0].text)
    first = shelved.session.options(1)[0].text

    async def run() -> None:
        kept = Store(tmp_path / "themis.db")
        house = House(kept, Broken(wish), Workers(1))
        await kept.write(shelved.writes())
        table = await house.enter(shelved.id, shelved.user("Ada"))
        table.join(Connection(shelved.user("Ada")), Hello())
        async with asyncio.timeout(PATIENCE):
            while table.session is None or table.session.version == shelved.session.version:
                await asyncio.sleep(0.001)
        assert first == table.session.record.lines[len(shelved.session.record.lines)].text
        house.close()
        kept.close()

    asyncio.run(run())
    assert "the bot on seat 1" in caplog.text


def children(process: int) -> list[int]:
    return [int(child) for task in Path(f"/proc/{process}/task").iterdir() for child in (task / "children").read_text().split()]


def workers_of(process: int) -> list[int]:
    """The processes in which bots think; multiprocessing's bookkeeper is none of them."""
    return [child for child in children(process) if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def gone(process: int) -> bool:
    try:
        return "Z" == Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_games_go_on_when_their_bots_are_killed_and_bots_end_with_their_server(own_server: Server) -> None:
    shelved = Shelved("Ada", "bot easy", "bot easy", "bot easy").play(lambda session: len(session.record.lines) == 50)
    identity = shelved.shelve(own_server.folder / "themis.db")
    own_server.start()
    assert own_server.process is not None
    server = own_server.process.pid
    with shelved.guest("Ada", own_server.port, identity).at(shelved.id) as hers:
        for _ in range(2):
            hers.until_asked()
            killed = workers_of(server)
            for worker in killed:
                os.kill(worker, signal.SIGKILL)
            version = hers.version
            while hers.version < version + 12:
                if hers.offers:
                    hers.choose("end" if "end" in hers.offers else hers.offers[0])
                else:
                    hers.until("update")
        left = workers_of(server)
    assert killed and left and not set(killed) & set(left)

    own_server.kill()

    deadline = time.monotonic() + PATIENCE
    while not all(gone(worker) for worker in left) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert [True] * len(left) == [gone(worker) for worker in left]
