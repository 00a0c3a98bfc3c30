"""Bots think and records are replayed in other processes, so that the tables never wait for them.

A bot gets the position as a snapshot, wrapped in a `Knowledge` before it sees anything.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from themis.bots import levels
from themis.bots.bot import Knowledge
from themis.games import find

T = TypeVar("T")

PATIENCE: Final = 1.0


class Workers:
    """A crew of processes; one that dies is replaced and its work is done again."""

    def __init__(self, size: int = 0) -> None:
        self._size: Final = size or max(len(os.sched_getaffinity(0)) - 1, 1)
        self._pool = self._hire()

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        while True:
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if pool is self._pool:
                    pool.shutdown(wait=False)
                    self._pool = self._hire()
                await asyncio.sleep(PATIENCE)

    async def choose(self, game: str, snapshot: bytes, seat: int, level: str) -> str:
        """What a bot of this level would choose."""
        return await self.run(choose, game, snapshot, seat, level, secrets.randbits(31))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _hire(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._size, multiprocessing.get_context("spawn"), initializer=begin)


def begin() -> None:
    """Ctrl-C is for the server, which ends its workers itself; and bots leave the processor to people."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def choose(game_id: str, snapshot: bytes, seat: int, level: str, seed: int) -> str:
    game = find(game_id)
    state = game.load(json.loads(snapshot)["state"])
    return levels.make(level, seed).choose(Knowledge(game, state, seat)).text
