"""Bots think and records are replayed in other processes, so that the tables never wait for them.

A bot gets the position as a snapshot, wrapped in a `Knowledge` before it sees anything.
Nobody waits for ever: a process that dies is replaced and its work is done again, one that takes too long is ended.
Whoever no longer wants an answer leaves the queue at once; what was begun is done to its end, and paid for.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from themis.bots import levels
from themis.bots.bot import Knowledge
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import apply, waiting
from themis.games import find, invite, invited
from themis.server.queueing import KEPT_FREE, FairQueue, Rank, Ticket

T = TypeVar("T")

THINKING_SECONDS: Final = 120.0
ATTEMPTS: Final = 3
# How much the processes leave to people and tables, and how much those of somebody who has used a lot lately leave to all others, too.
NICE: Final = 10
NICER: Final = 14
# How many times as long the latter may take.
PATIENCE: Final = 3


class Crew:
    """Processes that are begun when they are needed, and anew when one has died or taken too long."""

    def __init__(self, size: int, niceness: int) -> None:
        self._size: Final = size
        self._niceness: Final = niceness
        self._pool = self._hire()

    async def attempt(self, work: Callable[..., T], arguments: tuple[object, ...], seconds: float) -> tuple[T, float]:
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, measured, work, *arguments), seconds)
        except (BrokenProcessPool, TimeoutError):
            if pool is self._pool:
                self._pool = self._hire()
                dismiss(pool)
            raise

    def close(self) -> None:
        dismiss(self._pool)

    def _hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._size, context, initializer=begin, initargs=(invited(), self._niceness))


class Workers:
    """Who thinks and replays, and in which order. Bots of somebody who has used a lot lately have a crew that leaves most of the processor to the other."""

    def __init__(self, size: int = 0) -> None:
        # One guest can keep the spare processors busy; others need not wait for a process, but share the processors.
        self._size: Final = size or spare_processors() + KEPT_FREE
        # Work waits here, not in the pool: what is handed over begins at once, and its time is its own.
        self._queue: Final = FairQueue(self._size, time.monotonic)
        self._turns: Final[dict[Ticket, asyncio.Future[None]]] = {}
        self._deeds: Final[set[asyncio.Task[object]]] = set()
        self._crew: Final = Crew(self._size, NICE)
        self._patient: Final = Crew(self._size, NICER)

    async def run(self, work: Callable[..., T], *arguments: object, ticket: Ticket | None = None, seconds: float = THINKING_SECONDS) -> T:
        """The result of the work; TimeoutError if it takes too long, BrokenProcessPool if it ends one process after another."""
        ticket = ticket or Ticket(("house",), Rank.PLAYER)
        await self._turn(ticket)
        deed = asyncio.create_task(self._do(ticket, work, arguments, seconds))
        self._deeds.add(deed)
        deed.add_done_callback(self._deeds.discard)
        # A process cannot be stopped in its work: it is taken until the end, whoever still waits for it.
        return await asyncio.shield(deed)

    async def choose(self, game: str, snapshot: bytes, seat: int, level: str, ticket: Ticket) -> str:
        """What a bot of this level would choose."""
        return await self.run(choose, game, snapshot, seat, level, secrets.randbits(31), ticket=ticket)

    async def plan(self, game: str, snapshot: bytes, seat: int, level: str, ticket: Ticket) -> list[str]:
        """What a bot of this level would choose, one after another, until it has planned."""
        return await self.run(plan, game, snapshot, seat, level, secrets.randbits(31), ticket=ticket)

    def move(self, ticket: Ticket, rank: Rank) -> None:
        """Others wait for this than before."""
        self._queue.move(ticket, rank)
        self._call_next()

    def waiting(self) -> dict[Rank, int]:
        return {rank: self._queue.waiting(rank) for rank in Rank}

    def close(self) -> None:
        for deed in self._deeds:
            deed.cancel()
        self._crew.close()
        self._patient.close()

    async def _turn(self, ticket: Ticket) -> None:
        """Waits until there is a process for the ticket."""
        turn = self._turns[ticket] = asyncio.get_running_loop().create_future()
        self._queue.join(ticket)
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            self._leave(ticket, 0.0)
            raise

    def _leave(self, ticket: Ticket, seconds: float) -> None:
        self._turns.pop(ticket, None)
        self._queue.leave(ticket, seconds)
        self._call_next()

    def _call_next(self) -> None:
        while (ticket := self._queue.next()) is not None:
            turn = self._turns.pop(ticket)
            # Whoever has just gone will give the process back.
            if not turn.done():
                turn.set_result(None)

    async def _do(self, ticket: Ticket, work: Callable[..., T], arguments: tuple[object, ...], seconds: float) -> T:
        began, cost = time.monotonic(), None
        is_patient = self._queue.can_wait(ticket)
        crew = self._patient if is_patient else self._crew
        try:
            result, cost = await self._persist(crew, work, arguments, PATIENCE * seconds if is_patient else seconds)
            return result
        finally:
            # What failed does not say what it has cost.
            self._leave(ticket, time.monotonic() - began if cost is None else cost)

    async def _persist(self, crew: Crew, work: Callable[..., T], arguments: tuple[object, ...], seconds: float) -> tuple[T, float]:
        for _ in range(ATTEMPTS - 1):
            with suppress(BrokenProcessPool):
                return await crew.attempt(work, arguments, seconds)
        return await crew.attempt(work, arguments, seconds)


def measured(work: Callable[..., T], *arguments: object) -> tuple[T, float]:
    """The result of the work, and how many seconds of a processor it took."""
    began = time.process_time()
    return work(*arguments), time.process_time() - began


def spare_processors() -> int:
    """All but the one that serves the tables."""
    mine = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(mine - 1, 1)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """Ends a pool with whatever its processes are doing, as `kill_workers` does from Python 3.14 on."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def begin(folders: list[Path], niceness: int) -> None:
    """Ctrl-C is for the server, which ends its workers itself; bots leave the processor to people, and know the games that the server knows."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_server, daemon=True).start()
    for folder in folders:
        invite(folder)


def end_with_server() -> None:
    """A server that was killed could not end its workers; they would wait for work for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def choose(game_id: str, snapshot: bytes, seat: int, level: str, seed: int) -> str:
    game = find(game_id)
    state = game.load(json.loads(snapshot)["state"])
    return levels.make(level, seed, game).choose(Knowledge(game, state, seat)).text


def plan(game_id: str, snapshot: bytes, seat: int, level: str, seed: int) -> list[str]:
    """A whole plan at once or in small steps, as the bot likes it; what others plan meanwhile it cannot know."""
    game = find(game_id)
    state = game.load(json.loads(snapshot)["state"])
    bot, io = levels.make(level, seed, game), Io(Seeded(seed), False)
    choices: list[str] = []
    while not io.revealed and seat in waiting(state):
        choice = bot.choose(Knowledge(game, state, seat))
        choices.append(choice.text)
        apply(state, seat, choice, io)
    return choices
