"""A hostile guest in a process of its own, from an address of its own; bounded in time, and only ever on this machine.

Usage: attackers.py KIND PORT TABLE SECONDS; tells how much it has sent, by what became of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import struct
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

HERE = ("127.0.0.66", 0)
ABREAST = 8
MOST_IDLE = 2_000

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Attack:
    """One attack: where it goes, when it ends, and what became of what it sent."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        self.port = port
        self.table = table
        self.ends = time.monotonic() + seconds
        self.found: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.ends

    async def line(self) -> Streams:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=HERE, limit=30_000_000)

    async def abreast(self, work: Callable[[], Awaitable[None]], many: int = ABREAST) -> None:
        """The same on many lines, again and again."""

        async def again() -> None:
            while self.goes_on:
                try:
                    async with asyncio.timeout(max(self.ends - time.monotonic(), 0.01)):
                        await work()
                except (OSError, EOFError, TimeoutError):
                    self.found["cut off"] += 1
                    await asyncio.sleep(0.005)

        await asyncio.gather(*[again() for _ in range(many)])

    # Requests

    async def ask(self, streams: Streams, method: str, path: str, body: bytes = b"") -> None:
        reader, writer = streams
        writer.write(f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        await reader.readexactly(int(head.partition("content-length: ")[2].split()[0]))
        self.found[head.split()[1]] += 1

    async def stories(self) -> None:
        """The story of a long game, as often as it goes."""

        async def work() -> None:
            streams = await self.line()
            while self.goes_on:
                await self.ask(streams, "GET", f"/api/tables/{self.table}/transcript?lang={random.choice(['en', 'fr'])}")

        await self.abreast(work)

    async def requests(self) -> None:
        """Everything that can be asked for."""
        paths = ["/", "/api/games", "/api/games/delphi", "/api/games/delphi/rulebook/fr", "/api/tables", "/api/nothing", "/assets/x.js"]

        async def work() -> None:
            streams = await self.line()
            while self.goes_on:
                await self.ask(streams, random.choice(["GET", "GET", "DELETE"]), random.choice(paths))

        await self.abreast(work)

    async def tables(self) -> None:
        wish = b'{"game":"uruk","public":true,"seats":[{"kind":"me"},{"kind":"link"}]}'

        async def work() -> None:
            streams = await self.line()
            while self.goes_on:
                await self.ask(streams, "POST", "/api/tables", wish)

        await self.abreast(work)

    # What is no request

    async def heads(self) -> None:
        """Heads without end."""

        async def work() -> None:
            _, writer = await self.line()
            writer.write(b"GET / HTTP/1.1\r\nCookie: ")
            while self.goes_on:
                writer.write(b"x" * 65536)
                await writer.drain()
                self.found["64 kB"] += 1

        await self.abreast(work)

    async def silence(self) -> None:
        """Lines on which nothing is ever said."""
        lines: list[Streams] = []
        while self.goes_on:
            if len(lines) < MOST_IDLE:
                with suppress(OSError):
                    lines.append(await self.line())
                    self.found["lines"] += 1
            else:
                await asyncio.sleep(0.05)

    # Sockets

    async def socket(self) -> Streams:
        reader, writer = await self.line()
        head = f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write(f"{head}Sec-WebSocket-Key: dGhlbWlzIGxvYWQgdGVzdA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def knocks(self) -> None:
        """Sockets that never say hello."""

        async def work() -> None:
            await self.socket()
            self.found["sockets"] += 1

        await self.abreast(work)

    async def frames(self) -> None:
        """Frames that carry nothing."""
        flood = struct.pack("!BB4x", 0x89, 0x80) * 10_000

        async def work() -> None:
            _, writer = await self.socket()
            while self.goes_on:
                writer.write(flood)
                await writer.drain()
                self.found["10,000 frames"] += 1

        await self.abreast(work)

    async def nonsense(self) -> None:
        """Commands with something wrong in each, after a hello."""
        chance = random.Random(1)

        async def work() -> None:
            reader, writer = await self.socket()
            writer.write(masked(b'{"type":"hello"}'))
            while self.goes_on:
                writer.writelines(masked(fuzzed(chance)) for _ in range(20))
                await writer.drain()
                self.found["messages"] += 20
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.001):
                        if not await reader.read(1_000_000):
                            raise EOFError

        await self.abreast(work)


def fuzzed(chance: random.Random) -> bytes:
    command = {
        "type": chance.choice(["choose", "undo", "takeback", "answer", "say", "warm", "pause", "then", "look", "dance"]),
        "id": chance.choice(["", "1", "x" * 50, chance.randbytes(4).hex()]),
        "version": chance.choice([-1, 0, 10**30, None]),
        "seat": chance.choice([0, 1, -1, 99, "0"]),
        "choice": chance.choice(["draw", "end", "\u0000", "x" * 100]),
        "step": chance.choice([0, -1, 5000]),
        "text": chance.choice(["", "hm", "\ud83d", "y" * 400]),
    }
    text = bytearray(json.dumps({name: value for name, value in command.items() if chance.random() < 0.8}).encode())
    if chance.random() < 0.3:
        text[chance.randrange(len(text))] = chance.randrange(32, 127)
    return bytes(text)


def masked(text: bytes) -> bytes:
    """A frame masked with zeros, so that the text stands as it is."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
    return b"\x81" + length + bytes(4) + text


def main() -> None:
    kind, port, table, seconds = sys.argv[1], int(sys.argv[2]), sys.argv[3], float(sys.argv[4])
    # Elsewhere it would not take the server's time.
    os.nice(5)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attack = Attack(port, table, seconds)
    asyncio.run(getattr(attack, kind)())
    print(json.dumps(attack.found))


if __name__ == "__main__":
    main()
