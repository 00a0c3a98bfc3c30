"""One page or bot at a table: who it is, whose eyes it has, what is still to be sent to it, and how much it may say."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from themis.server import metrics
from themis.server.limits import WAITING_BYTES
from themis.server.pacing import NOBODY, Payer
from themis.server.protocol import SPECTATOR, Event, Refused, Update
from themis.server.throttle import Voice

# Sends at once, if the line takes it in.
Say: TypeAlias = Callable[[bytes], bool]

ENCODER: Final = msgspec.json.Encoder()
# A page that lets more wait has gone or is hopelessly slow; it will come back and be told everything again.
TOO_SLOW: Final = 1013
# What the smallest letter takes of the memory.
LETTER_BYTES: Final = 120


class Letter(msgspec.Struct, frozen=True, gc=False):
    """A message as it is sent. A `whole` update tells everything from the start, so that no update before it needs to be read."""

    data: bytes
    is_update: bool
    is_whole: bool
    # What it takes of the memory while it waits. One whole update may always wait.
    weight: int


class Connection:
    """The table puts messages in. What the line does not take at once waits for a task of the socket, so that a slow line holds nobody else up."""

    def __init__(self, user: str, voice: Voice | None = None, say: Say | None = None, origin: str = "", payer: Payer = NOBODY) -> None:
        self.user: Final = user
        # The shade of the address that it comes from, if that is known.
        self.origin: Final = origin
        # Pays for what is that is spent elsewhere on what is asked over this line.
        self.payer: Final = payer
        self._say: Final = say
        self.voice: Final = voice or Voice.alone(time.monotonic())
        self.eyes = SPECTATOR
        # The seats of this user at the table, as of the last change of seats.
        self.seats: list[int] = []
        # Asked even where there is only one option.
        self.wants_all = False
        self.throttle: Final = self.voice.commands
        self.refused = 0
        self.outbox: Final[deque[Letter]] = deque()
        self._waiting = 0
        self._waiter: asyncio.Future[None] | None = None
        self.closing: Final = asyncio.Event()
        self.close_code = 0
        self.is_obeyed = False

    def send(self, message: Event) -> None:
        if isinstance(message, Refused):
            metrics.REFUSALS[message.code] += 1
        self.post(encoded(message))

    def post(self, letter: Letter) -> None:
        if self._say is not None and self._is_quiet() and self._say(letter.data):
            return
        if letter.is_whole:
            self._leave_out_updates()
        if self._waiting + letter.weight > WAITING_BYTES:
            self.close(TOO_SLOW)
            return
        self.outbox.append(letter)
        self._waiting += letter.weight
        self._wake()

    def take(self) -> str:
        """What waits longest."""
        letter = self.outbox.popleft()
        self._waiting -= letter.weight
        return letter.data.decode()

    def _leave_out_updates(self) -> None:
        kept = [letter for letter in self.outbox if not letter.is_update]
        self.outbox.clear()
        self.outbox.extend(kept)
        self._waiting = sum(letter.weight for letter in kept)

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

    def _is_quiet(self) -> bool:
        """Whether nothing waits, nor is being sent."""
        return self._waiter is not None and not self._waiter.done()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


def encoded(message: Event) -> Letter:
    data = ENCODER.encode(message)
    weight = len(data) + LETTER_BYTES
    if isinstance(message, Update):
        return Letter(data, True, message.keep == 0, weight if message.keep else 0)
    return Letter(data, False, False, weight)
