"""Everybody at the tables of the load test: four people each, who see what the server sends and choose something that is offered."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable
from functools import partial
from typing import cast

import msgspec
from msgspec import Struct

SEATS = 4
PATIENCE = 20.0


class Line(asyncio.Protocol):
    """A WebSocket that understands just what the servers send, so that the measuring costs little."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
            "Sec-WebSocket-Key: dGhlbWlzIGxvYWQgdGVzdA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._hear = hear
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open.set_result(None)
        at = 0
        while (frame := frame_at(data, at)) is not None:
            kind, start, at = frame
            if kind == 9:
                self._write(10, data[start:at])
            elif kind in (1, 2):
                self._hear(data[start:at])
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        self._write(1, text)

    def _write(self, kind: int, payload: bytes) -> None:
        """Pages must mask what they send; with a mask of zeros it stays as it is."""
        assert self._transport is not None and len(payload) < 65536
        length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + length + bytes(4) + payload)


def frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of a frame, and where its payload begins and ends; None if it is not all there yet."""
    if len(data) < at + 4:
        return (data[at] & 15, at + 2, at + 2) if len(data) >= at + 2 and data[at + 1] == 0 else None
    length, start = data[at + 1], at + 2
    if length > 125:
        size = 2 if length == 126 else 8
        start += size
        length = int.from_bytes(data[at + 2 : start], "big")
    return (data[at] & 15, start, start + length) if len(data) >= start + length else None


async def connected(port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> Line:
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(path, cookie, hear), "127.0.0.1", port)
    await asyncio.wait_for(line.open, PATIENCE)
    return line


class Offer(Struct, array_like=True):
    choice: str


class Update(Struct, tag_field="type", tag="update"):
    version: int
    waiting: list[int]
    offers: list[Offer]


class Done(Struct, tag_field="type", tag="done"):
    id: str
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    message: str


class About(Struct, tag_field="type", tag="table"):
    id: str


DECODER = msgspec.json.Decoder(Update | Done | Refused | About)


class Delays:
    """How long people waited: whoever chose until it was done, the others until they saw it."""

    def __init__(self) -> None:
        self.done: list[float] = []
        self.seen: list[float] = []


class Table:
    """Four people at a table; the one who is asked chooses something that is offered."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.lines: list[Line] = []
        self.versions = [-1] * SEATS
        self.done = 0
        self.wrong = 0
        self.busy = False
        self.again = False
        self.delays: Delays | None = None
        self.last = [b""] * SEATS
        self._random = random.Random(seed)
        self._waiting = 0
        self._offers: list[list[Offer]] = [[] for _ in range(SEATS)]
        self._sent = 0.0
        self._answered = False

    def choose(self) -> None:
        """Sends a choice, unless the last one is still on its way or the game is over."""
        offers = self._offers[self._waiting]
        if self.busy or not offers:
            return
        self.busy, self._answered = True, False
        command = {
            "type": "choose",
            "id": f"{self.name} {self.done}",
            "version": self.done,
            "seat": self._waiting,
            "choice": self._random.choice(offers).choice,
        }
        text = msgspec.json.encode(command)
        self._sent = time.perf_counter()
        self.lines[self._waiting].send(text)

    def hear(self, seat: int, data: bytes) -> None:
        heard = time.perf_counter()
        message = DECODER.decode(data)
        if isinstance(message, Update):
            self._see(seat, message, heard - self._sent)
            self.last[seat] = data
        elif isinstance(message, Done):
            self.wrong += self._answered or message.id != f"{self.name} {self.done}" or message.version != self.done + 1
            self.done += 1
            self._answered = True
            if self.delays is not None:
                self.delays.done.append(heard - self._sent)
        elif isinstance(message, Refused):
            self.wrong += 1
        if self.busy and self._answered and self.versions == [self.done] * SEATS:
            self.busy = False
            if self.again:
                self.choose()

    def _see(self, seat: int, update: Update, delay: float) -> None:
        self.wrong += update.version != self.versions[seat] + 1
        if self.delays is not None and seat != self._waiting:
            self.delays.seen.append(delay)
        self.versions[seat] = update.version
        self._offers[seat] = update.offers
        if self.versions == [update.version] * SEATS and update.waiting:
            self._waiting = update.waiting[0]


async def seated(port: int, count: int) -> list[Table]:
    """Four guests at each table, each with their own cookie and socket."""
    house = http.client.HTTPConnection("127.0.0.1", port)
    tables = []
    for number in range(count):
        wish = {"game": "uruk", "public": True, "seats": [{"kind": "me", "name": "Guest"}, *[{"kind": "link"}] * (SEATS - 1)]}
        made, cookie = fetched(house, "POST", "/api/tables", wish)
        name = str(made["table"])
        claims = [fetched(house, "POST", f"/api/tables/{name}/claim", {"name": "Guest"})[1] for _ in range(SEATS - 1)]
        table = Table(name, number)
        for seat, guest in enumerate([cookie, *claims]):
            line = await connected(port, f"/api/tables/{name}/socket", guest, partial(table.hear, seat))
            line.send(b'{"type":"hello","wants_all":true}')
            table.lines.append(line)
        tables.append(table)
    await until(lambda: all(table.versions == [0] * SEATS for table in tables))
    return tables


def fetched(house: http.client.HTTPConnection, method: str, path: str, body: object) -> tuple[dict[str, object], str]:
    """An answer and the cookie that came with it."""
    house.request(method, path, json.dumps(body))
    response = house.getresponse()
    answer = json.loads(response.read())
    assert response.status < 300, answer
    return answer, response.getheader("set-cookie", "").partition(";")[0]


async def until(holds: Callable[[], bool]) -> None:
    """Waits; whatever is still missing when patience ends is found among the mistakes."""
    began = time.monotonic()
    while not holds() and time.monotonic() - began < PATIENCE:
        await asyncio.sleep(0.02)
