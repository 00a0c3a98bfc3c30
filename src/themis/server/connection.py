"""One page or bot at a table: who it is, whose eyes it has, what is still to be sent to it, and how much it may say."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

import msgspec

from themis.server import metrics
from themis.server.protocol import SPECTATOR, Event, Refused
from themis.server.throttle import Throttle

ENCODER: Final = msgspec.json.Encoder()
# A page that lets more messages wait has gone or is hopelessly slow; it will come back and be told everything again.
MOST_WAITING: Final = 300
# Commands a second in the long run, and how many may come at once.
STEADY: Final = 20.0
BURST: Final = 60.0


class Connection:
    """The table puts messages in; a task of the socket takes them out, so that a slow line holds nobody else up."""

    def __init__(self, user: str) -> None:
        self.user: Final = user
        self.eyes = SPECTATOR
        # The seats of this user at the table, as of the last change of seats.
        self.seats: list[int] = []
        # Asked even where there is only one option.
        self.wants_all = False
        self.throttle: Final = Throttle(STEADY, BURST, time.monotonic())
        self.outbox: Final[deque[str]] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self.closing: Final = asyncio.Event()
        self.close_code = 0
        self.is_obeyed = False

    def send(self, message: Event) -> None:
        if isinstance(message, Refused):
            metrics.REFUSALS[message.code] += 1
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        if len(self.outbox) >= MOST_WAITING:
            self.close(1013)
            return
        self.outbox.append(text)
        self._wake()

    def close(self, code: int) -> None:
        """The first reason is the one that is told."""
        self.close_code = self.close_code or code
        self.closing.set()
        self._wake()

    async def something_to_say(self) -> None:
        """Waits until a message is there or the connection closes."""
        if not self.outbox and not self.close_code:
            # Lighter than an event, of which a busy house would set a thousand a second.
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


def encoded(message: Event) -> str:
    return ENCODER.encode(message).decode()
