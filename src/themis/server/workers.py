"""Bots think and records are replayed in other processes, so that the tables never wait for them.

A bot gets the position as a snapshot, wrapped in a `Knowledge` before it sees anything.
Nobody waits for ever: a process that dies is replaced and its work is done again, one that takes too long is ended.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import secrets
import signal
import threading
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

T = TypeVar("T")

THINKING_SECONDS: Final = 120.0
ATTEMPTS: Final = 3


class Workers:
    """A crew of processes, begun when they are needed."""

    def __init__(self, size: int = 0) -> None:
        self._size: Final = size or spare_processors()
        # Work waits here, not in the pool: what is handed over begins at once, and its time is its own.
        self._free: Final = asyncio.Semaphore(self._size)
        self._pool = self._hire()

    async def run(self, work: Callable[..., T], *arguments: object, seconds: float = THINKING_SECONDS) -> T:
        """The result of the work; TimeoutError if it takes too long, BrokenProcessPool if it ends one process after another."""
        async with self._free:
            for _ in range(ATTEMPTS - 1):
                with suppress(BrokenProcessPool):
                    return await self._attempt(work, arguments, seconds)
            return await self._attempt(work, arguments, seconds)

    async def choose(self, game: str, snapshot: bytes, seat: int, level: str) -> str:
        """What a bot of this level would choose."""
        return await self.run(choose, game, snapshot, seat, level, secrets.randbits(31))

    async def plan(self, game: str, snapshot: bytes, seat: int, level: str) -> list[str]:
        """What a bot of this level would choose, one after another, until it has planned."""
        return await self.run(plan, game, snapshot, seat, level, secrets.randbits(31))

    def close(self) -> None:
        dismiss(self._pool)

    async def _attempt(self, work: Callable[..., T], arguments: tuple[object, ...], seconds: float) -> T:
        pool = self._pool
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work, *arguments), seconds)
        except (BrokenProcessPool, TimeoutError):
            if pool is self._pool:
                self._pool = self._hire()
                dismiss(pool)
            raise

    def _hire(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._size, multiprocessing.get_context("spawn"), initializer=begin, initargs=(invited(),))


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


def begin(folders: list[Path]) -> None:
    """Ctrl-C is for the server, which ends its workers itself; bots leave the processor to people, and know the games that the server knows."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
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
    return levels.make(level, seed).choose(Knowledge(game, state, seat)).text


def plan(game_id: str, snapshot: bytes, seat: int, level: str, seed: int) -> list[str]:
    """A whole plan at once or in small steps, as the bot likes it; what others plan meanwhile it cannot know."""
    game = find(game_id)
    state = game.load(json.loads(snapshot)["state"])
    bot, io = levels.make(level, seed), Io(Seeded(seed), False)
    choices: list[str] = []
    while not io.revealed and seat in waiting(state):
        choice = bot.choose(Knowledge(game, state, seat))
        choices.append(choice.text)
        apply(state, seat, choice, io)
    return choices
