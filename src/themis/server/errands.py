"""What somebody asks for that takes longer than others may wait is done in a thread of its own, and paid for by whoever sets it off.

One payer's things are done one after another: however many somebody asks for, everybody else waits for one of them at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from themis.server.pacing import Payer
from themis.server.threads import BESIDE, Stopwatch

T = TypeVar("T")


class Errands:
    """The thread, and who waits for it."""

    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, "themis-errands")
        self._queues: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    async def do(self, payer: Payer, work: Callable[..., T], *arguments: object) -> T:
        """For a payer who waits for nothing else here."""
        watch = Stopwatch()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, partial(BESIDE.run, watch.run, work, *arguments))
        finally:
            payer.pay(watch.seconds)

    async def do_in_turn(self, payer: Payer, work: Callable[..., T], *arguments: object) -> T:
        async with self._queues.setdefault(payer.address, asyncio.Lock()):
            return await self.do(payer, work, *arguments)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
