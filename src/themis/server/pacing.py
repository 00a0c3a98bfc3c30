"""What comes from one address, and what its bots do, comes in turns, which are the farther apart the more of the server's time they take.

Everybody's choices are made in one thread: what somebody asks for must not be in everybody's way at the same moment, nor all of the time.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from types import coroutine
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from starlette.types import ASGIApp, Receive, Scope, Send

from themis.server.limits import Rate
from themis.server.throttle import MOST_REMEMBERED, household

Spend: TypeAlias = Callable[[float], None]
T = TypeVar("T")


class Payer(NamedTuple):
    """Whoever sets something off: from which address, and who must be told what time it takes. Where nobody counts, both are missing."""

    address: str
    spend: Spend | None

    def pay(self, seconds: float) -> None:
        if self.spend is not None:
            self.spend(seconds)


NOBODY: Final = Payer("", None)

# Work is charged in grains of so many seconds, and what is left at its end.
GRAIN: Final = 0.0002
# Where in its scope a request or socket says whose it is, and who must be told what time it takes.
PAYER: Final = "themis.payer"
SPEND: Final = "themis.spend"


class Turns:
    """When each address has its next turn."""

    def __init__(self, rate: Rate, percent: int) -> None:
        self._seconds: Final = 1 / rate.steady
        self._spare: Final = rate.burst / rate.steady
        self._part: Final = percent / 100
        # When the last turn of an address ends that was given away, and the time it took is made up for.
        self._taken: Final[OrderedDict[str, float]] = OrderedDict()

    def wait(self, address: str) -> float:
        """Takes the next turn of an address, and says in how many seconds it is."""
        return max(self._add(address, self._seconds), 0.0)

    def give_back(self, address: str) -> None:
        """A turn that was taken is not needed any more."""
        self._add(address, -self._seconds)

    def spend(self, address: str, seconds: float) -> None:
        """An address has taken so much of the server's time."""
        self._add(address, seconds / self._part)

    def _add(self, address: str, seconds: float) -> float:
        if not address:
            # Nobody knows whose turn it is.
            return 0.0
        now = time.monotonic()
        taken = max(self._taken.get(address, -math.inf), now - self._spare) + seconds
        self._taken[address] = taken
        self._taken.move_to_end(address)
        if len(self._taken) > MOST_REMEMBERED:
            self._taken.popitem(last=False)
        return taken - now


def payer_of(scope: Scope) -> Payer:
    return Payer(scope.get(PAYER, ""), scope.get(SPEND))


class Paced:
    """Charges every request and socket for its time. Where all lines come from a proxy, their turns begin here, since only here it is known whose they are."""

    def __init__(self, app: ASGIApp, turns: Turns, has_waited: bool) -> None:
        self.app: Final = app
        self._turns: Final = turns
        self._has_waited: Final = has_waited

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = household(scope["client"][0]) if scope.get("client") else ""
        if not self._has_waited and (seconds := self._turns.wait(address)):
            await asyncio.sleep(seconds)
        scope[PAYER] = address
        scope[SPEND] = partial(self._turns.spend, address)
        await metered(self.app(scope, receive, send), scope[SPEND])  # type: ignore[arg-type]


def metered(work: Coroutine[Any, Any, T], spend: Spend | None) -> Coroutine[Any, Any, T]:
    """The same work, which tells how much time it takes, without what others do while it waits; where nobody counts, just the work."""
    return work if spend is None else _counted(work, spend)


async def _counted(work: Coroutine[Any, Any, T], spend: Spend) -> T:
    return await _steps(work, spend)


@coroutine
def _steps(work: Coroutine[Any, Any, T], spend: Spend) -> Generator[Any, None, T]:
    thrown: BaseException | None = None
    spent = 0.0
    try:
        while True:
            began = time.perf_counter()
            try:
                awaited = work.send(None) if thrown is None else work.throw(thrown)
            finally:
                spent += time.perf_counter() - began
            if spent > GRAIN:
                spend(spent)
                spent = 0.0
            thrown = None
            try:
                yield awaited
            except BaseException as error:
                # Such as that the task is cancelled: the work must know.
                thrown = error
    except StopIteration as end:
        result: T = end.value
        return result
    finally:
        spend(spent)
