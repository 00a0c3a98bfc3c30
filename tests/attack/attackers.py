"""A hostile guest in a process of its own, from an address of its own; bounded in time, and only ever on this machine.

Usage: attackers.py TASK, which is a `Task` as JSON; tells how much it has sent, by what became of it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import resource
import sys
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET
from socket import socket as Plug
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from attack.wire import PING, Closed, Socket, frame

HERE = "127.0.0.66"
ABREAST = 8
MOST_IDLE = 2_000
# As many as one address may have at tables, but for a few.
CROWD = 290
# Lines with something on them that nobody reads, and how little the machine may take in of each.
MOST_UNREAD, SMALLEST_BUFFER = 400, 4_096

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Task(NamedTuple):
    """What to attack, how, and for how long."""

    kind: str
    port: int
    # A public table of a long game.
    table: str
    seconds: float
    # The address that the lines come from, and what a proxy would say instead; empty if there is none.
    here: str
    forwarded: str
    # Other tables, each with a cookie for it.
    places: Sequence[tuple[str, str]]


class Attack:
    """One attack: where it goes, when it ends, and what became of what it sent."""

    def __init__(self, task: Task) -> None:
        self.port = task.port
        self.table = task.table
        self.here = task.here
        self.forwarded = f"X-Forwarded-For: {task.forwarded}\r\n" if task.forwarded else ""
        self.places = task.places
        self.seconds = task.seconds
        self.ends = 0.0
        self.found: Counter[str] = Counter()
        self.cookie = ""

    def begin(self) -> None:
        """Everything is prepared: from now on it counts."""
        if not self.ends:
            self.ends = time.monotonic() + self.seconds
            print("begun", flush=True)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.ends

    async def line(self, buffer: int = 0) -> Streams:
        """A line; what is read of it ahead is said by `buffer`, or by the machine."""
        end = Plug()
        end.setblocking(False)
        if buffer:
            end.setsockopt(SOL_SOCKET, SO_RCVBUF, buffer)
        end.bind((self.here, 0))
        await asyncio.get_running_loop().sock_connect(end, ("127.0.0.1", self.port))
        return await asyncio.open_connection(sock=end, limit=30_000_000)

    async def at(self, table: str = "", cookie: str = "") -> Socket:
        return await Socket.open(self.port, table or self.table, cookie or self.cookie, self.here, self.forwarded)

    async def abreast(self, work: Callable[[], Awaitable[None]], many: int = ABREAST) -> None:
        """The same on many lines, again and again."""
        self.begin()

        async def again() -> None:
            while self.goes_on:
                try:
                    async with asyncio.timeout(max(self.ends - time.monotonic(), 0.01)):
                        await work()
                except (OSError, EOFError, TimeoutError, Closed):
                    self.found["cut off"] += 1
                    await asyncio.sleep(0.005)

        await asyncio.gather(*[again() for _ in range(many)])

    # Requests

    def request(self, method: str, path: str, body: bytes = b"") -> bytes:
        cookie = f"Cookie: themis={self.cookie}\r\n" if self.cookie else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\n{self.forwarded}{cookie}Content-Length: {len(body)}\r\n\r\n"
        return head.encode() + body

    async def ask(self, streams: Streams, method: str, path: str, body: bytes = b"") -> bytes:
        reader, writer = streams
        writer.write(self.request(method, path, body))
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        answer = await reader.readexactly(int(head.partition("content-length: ")[2].split()[0]))
        self.found[head.split()[1]] += 1
        return answer

    async def asked_again(self, asks: Callable[[Streams], Awaitable[object]], lines: int = ABREAST) -> None:
        async def work() -> None:
            streams = await self.line()
            while self.goes_on:
                await asks(streams)

        await self.abreast(work, lines)

    async def stories(self) -> None:
        """GET flood: the story of a long game"""
        await self.asked_again(
            lambda line: self.ask(line, "GET", f"/api/tables/{self.table}/transcript?lang={random.choice(['en', 'fr'])}")
        )

    async def requests(self) -> None:
        """GET flood: everything that can be asked for"""
        paths = ["/", "/api/games", "/api/games/delphi", "/api/games/delphi/rulebook/fr", "/api/tables", "/api/nothing", "/assets/x.js"]
        await self.asked_again(lambda line: self.ask(line, random.choice(["GET", "GET", "DELETE"]), random.choice(paths)))

    async def tables(self) -> None:
        """Flood of new tables"""
        wish = b'{"game":"uruk","public":true,"seats":[{"kind":"me"},{"kind":"link"}]}'
        await self.asked_again(lambda line: self.ask(line, "POST", "/api/tables", wish))

    async def lists(self) -> None:
        """GET flood: the list of tables, in a house with thousands of public ones"""
        await self.asked_again(lambda line: self.ask(line, "GET", "/api/tables"))

    async def starts(self) -> None:
        """Flood of new games, in a house with thousands of public tables"""
        wish = b'{"game":"uruk","public":true,"seats":[{"kind":"me"},{"kind":"here","name":"Fay"}]}'
        await self.asked_again(lambda line: self.ask(line, "POST", "/api/tables", wish))

    async def wakings(self) -> None:
        """Long games that sleep, woken one after another"""
        asleep = itertools.cycle(table for table, _ in self.places)
        await self.asked_again(lambda line: self.ask(line, "POST", f"/api/tables/{next(asleep)}/welcome", b'{"token":"x"}'))

    async def readers(self) -> None:
        """Films for readers who read no more than that there is one"""
        from server.hosting import Shelved

        game = Shelved("Ada", "Ben", game="delphi").play(lambda session: len(session.record.lines) > 1000 or session.state.over)
        wish = self.request("POST", "/api/replay", json.dumps({"record": game.session.record.written()}).encode())
        kept: deque[asyncio.StreamWriter] = deque(maxlen=MOST_UNREAD)

        async def work() -> None:
            reader, writer = await self.line(SMALLEST_BUFFER)
            writer.write(wish)
            self.found[(await reader.readexactly(12)).decode().split()[1]] += 1
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            if len(kept) == MOST_UNREAD:
                kept[0].transport.abort()
            kept.append(writer)

        # As many as one address may wait for: what is refused is paid for, too.
        await self.abreast(work, 2)

    # What is no request

    async def heads(self) -> None:
        """Header flood: heads without end"""

        async def work() -> None:
            _, writer = await self.line()
            writer.write(b"GET / HTTP/1.1\r\nCookie: ")
            while self.goes_on:
                writer.write(b"x" * 65536)
                await writer.drain()
                self.found["64 kB"] += 1

        await self.abreast(work)

    async def silence(self) -> None:
        """Idle lines: 2,000 on which nothing is ever said"""
        self.begin()
        lines: list[Streams] = []
        while self.goes_on:
            if len(lines) < MOST_IDLE:
                with suppress(OSError):
                    lines.append(await self.line())
                    self.found["lines"] += 1
            else:
                await asyncio.sleep(0.05)

    # Sockets

    async def knocks(self) -> None:
        """Sockets that never say hello"""

        async def work() -> None:
            await self.at()
            self.found["sockets"] += 1

        await self.abreast(work)

    async def crowds(self) -> None:
        """Watchers who come, and hang up together"""
        self.begin()
        while self.goes_on:
            crowd: list[Socket] = []
            while len(crowd) < CROWD and self.goes_on:
                with suppress(OSError, EOFError, Closed):
                    crowd.append(await self.at())
                    crowd[-1].send(b'{"type":"hello"}')
            await asyncio.sleep(0.5)
            for socket in crowd:
                socket.close()
            self.found["watchers"] += len(crowd)

    async def frames(self) -> None:
        """Frames that carry nothing"""
        flood = frame(b"", PING) * 10_000

        async def work() -> None:
            socket = await self.at()
            while self.goes_on:
                socket.writer.write(flood)
                await socket.writer.drain()
                self.found["10,000 frames"] += 1

        await self.abreast(work)

    async def messages(self, some: Callable[[], dict[str, object]]) -> None:
        """Commands over sockets at the public table, after a hello, as fast as they are taken."""

        async def work() -> None:
            socket = await self.at()
            socket.send(b'{"type":"hello"}')
            while self.goes_on:
                socket.send(*[json.dumps(some()).encode() for _ in range(20)])
                await socket.writer.drain()
                self.found["messages"] += 20
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.001):
                        while True:
                            await socket.receive()

        await self.abreast(work)

    async def nonsense(self) -> None:
        """Commands with something wrong in each"""
        await self.messages(fuzzed)

    async def boards(self) -> None:
        """Boards of the past, in any order"""
        await self.messages(lambda: {"type": "then", "id": some_id(), "step": random.randrange(400)})

    async def chats(self) -> None:
        """Chat flood by spectators"""
        await self.messages(lambda: {"type": "say", "id": some_id(), "text": "y" * 300})

    # At tables of one's own

    async def own_table(self, *seats: str, level: str = "hard") -> Socket:
        streams = await self.line()
        wish = {"game": "uruk", "seats": [{"kind": kind, "level": level} for kind in seats]}
        # Somebody new each time.
        self.cookie = ""
        streams[1].write(self.request("POST", "/api/tables", json.dumps(wish).encode()))
        head = (await streams[0].readuntil(b"\r\n\r\n")).decode()
        body = json.loads(await streams[0].readexactly(int(head.lower().partition("content-length: ")[2].split()[0])))
        self.found[head.split()[1]] += 1
        streams[1].close()
        if "table" not in body:
            raise EOFError
        self.cookie = head.partition("themis=")[2].partition(";")[0] or self.cookie
        self.table = body["table"]
        socket = await self.at(self.table)
        socket.send(b'{"type":"hello"}')
        return socket

    async def back_and_forth(self, *seats: str, back: str) -> None:
        """Chooses and takes it back, for every seat of one's own."""

        async def work() -> None:
            socket = await self.own_table(*seats)
            game: dict[str, Any] = {}
            while self.goes_on:
                message = json.loads(await socket.receive())
                game = message if message["type"] == "update" else game
                if message["type"] == "update" and message["eyes"] < 0 and message["waiting"]:
                    self.say(socket, "look", seat=message["waiting"][0])
                elif message["type"] in ("update", "refused") and game.get("offers"):
                    here = {"version": game["version"], "seat": game["eyes"]}
                    self.say(socket, "choose", **here, choice=game["offers"][-1][0])
                    self.say(socket, back, **{**here, "version": game["version"] + 1})

        await self.abreast(work, 4)

    def say(self, socket: Socket, kind: str, **fields: object) -> None:
        socket.send(json.dumps({"type": kind, "id": some_id(), **fields}).encode())
        self.found[kind] += 1

    async def loops(self) -> None:
        """Undo loops before a hard bot's turn"""
        await self.back_and_forth("me", "bot", back="undo")

    async def nagging(self) -> None:
        """Take-backs without end"""
        await self.back_and_forth("me", "here", back="takeback")

    async def hints(self) -> None:
        """Hints without end"""

        async def work() -> None:
            socket = await self.own_table("me", "here")
            game: dict[str, Any] = {}
            while self.goes_on:
                message = json.loads(await socket.receive())
                game = message if message["type"] == "update" else game
                here = {"version": game.get("version"), "seat": game.get("eyes")}
                if message["type"] == "update" and message["eyes"] < 0 and message["waiting"]:
                    self.say(socket, "look", seat=message["waiting"][0])
                elif message["type"] == "update" and message["offers"]:
                    self.say(socket, "hint", **here)
                elif message["type"] in ("advice", "refused") and game.get("offers"):
                    self.say(socket, "choose", **here, choice=game["offers"][-1][0])

        await self.abreast(work, 4)

    async def reviews(self) -> None:
        """Reviews of finished games, without waiting for them"""
        # The other attacks need nothing of the server's own, which takes long to load.
        from server.hosting import Shelved

        played = [Shelved("Ada", "Ben", secret=number).play(lambda session: session.state.over, number) for number in range(1, 11)]
        wishes = [json.dumps({"record": game.session.record.written()}).encode() for game in played]
        await self.asked_again(lambda line: self.ask(line, "POST", "/api/reviews", random.choice(wishes)))

    async def herds(self) -> None:
        """Twelve tables of the fastest bots, all looked at"""

        async def work() -> None:
            socket = await self.own_table(*["bot"] * 4, level="easy")
            message: dict[str, Any] = {}
            while self.goes_on and not message.get("result"):
                message = json.loads(await socket.receive())
                self.found[message["type"]] += 1

        await self.abreast(work, 12)

    async def sagas(self) -> None:
        """GET flood: stories of games that go on"""
        self.begin()
        games = [(await self.own_table(*["bot"] * 4, level="easy"), self.cookie, self.table) for _ in range(3)]

        async def look(socket: Socket) -> None:
            while self.goes_on:
                await socket.receive()

        async def ask_for_one(line: Streams) -> None:
            _, self.cookie, table = random.choice(games)
            await self.ask(line, "GET", f"/api/tables/{table}/transcript?lang={random.choice(['en', 'fr'])}")

        watching = asyncio.gather(*[look(socket) for socket, _, _ in games], return_exceptions=True)
        # Until they are worth telling.
        await asyncio.sleep((self.ends - time.monotonic()) / 2)
        await self.asked_again(ask_for_one, 100)
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching

    async def starvation(self) -> None:
        """Bot starvation: 50 tables of a person and three hard bots, all played by one guest and a friend"""
        await self.sit_everywhere()

    async def spectacle(self) -> None:
        """Bot starvation: 50 tables of four hard bots, all watched by their host and a friend"""
        await self.sit_everywhere()

    async def sit_everywhere(self) -> None:
        """Looks at the bots, and chooses at once whatever one is asked, so that they go on."""
        sockets = [await self.at(table, cookie) for table, cookie in self.places]
        for socket in sockets:
            socket.send(b'{"type":"hello"}')
            await self.heard(socket, "update")
        self.begin()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.seconds):
                await asyncio.gather(*[self.play(socket) for socket in sockets])

    async def play(self, socket: Socket) -> None:
        while True:
            game = await self.heard(socket, "update")
            if game["offers"]:
                self.say(socket, "choose", version=game["version"], seat=game["eyes"], choice=game["offers"][-1][0])

    async def heard(self, socket: Socket, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message: dict[str, Any] = json.loads(await socket.receive())
            self.found[message["type"]] += 1
            if message["type"] == kind:
                return message


def some_id() -> str:
    return random.randbytes(8).hex()


def fuzzed() -> dict[str, object]:
    command = {
        "type": random.choice(["choose", "undo", "takeback", "answer", "say", "warm", "pause", "then", "look", "dance"]),
        "id": random.choice(["", "1", "x" * 50, some_id()]),
        "version": random.choice([-1, 0, 10**30, None]),
        "seat": random.choice([0, 1, -1, 99, "0"]),
        "choice": random.choice(["draw", "end", "\u0000", "x" * 100]),
        "step": random.choice([0, -1, 5000]),
        "text": random.choice(["", "hm", "\ud83d", "y" * 400]),
    }
    return {name: value for name, value in command.items() if random.random() < 0.8}


def main() -> None:
    task = Task(*json.loads(sys.argv[1]))
    # Elsewhere it would not take the server's own time.
    os.nice(19)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attack = Attack(task)
    asyncio.run(getattr(attack, task.kind)())
    print(json.dumps(attack.found))


if __name__ == "__main__":
    main()
