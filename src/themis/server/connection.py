"""One page or bot at a table: who it is, whose eyes it has, and what is still to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from themis.server.protocol import SPECTATOR, Event

ENCODER: Final = msgspec.json.Encoder()
# A page that lets so many messages wait has gone or is hopelessly slow; it will come back and be told everything anew.
MOST_WAITING: Final = 300


class Connection:
    """The table puts messages in; a task of the socket takes them out, so that a slow line holds nobody else up."""

    def __init__(self, user: str) -> None:
        self.user: Final = user
        self.eyes = SPECTATOR
        self.outbox: Final[deque[str]] = deque()
        self.wake: Final = asyncio.Event()
        self.close_code = 0

    def send(self, message: Event) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        if len(self.outbox) >= MOST_WAITING:
            self.close(1013)
            return
        self.outbox.append(text)
        self.wake.set()

    def close(self, code: int) -> None:
        self.close_code = self.close_code or code
        self.wake.set()


def encoded(message: Event) -> str:
    return ENCODER.encode(message).decode()
