"""A server in this process, and games in their middle to put on its tables."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Self, TypeVar

import uvicorn
from server.guests import PATIENCE, Guest

from themis.cli.serve import configured, listen
from themis.core.record import braces, parse
from themis.core.session import Session, follow
from themis.games import find
from themis.server import store
from themis.server.app import build
from themis.server.house import House
from themis.server.identity import Identity, new_table_id
from themis.server.limits import FRIENDS, MANY, Limits
from themis.server.protocol import Clock, Level
from themis.server.restore import begun, digest_of, snapshot_of
from themis.server.rows import Entry, Said, SeatRow, TableRow
from themis.server.store import Store, Write

T = TypeVar("T")

GAME = find("uruk")
LEVELS: dict[str, Level] = {"bot easy": "easy", "bot hard": "hard", "bot lamb": "lamb"}


class Shelved:
    """A game in its middle. Seats are names, such as "Ada", or bots, such as "bot easy"; the first person is the host."""

    def __init__(
        self,
        *seats: str,
        game: str = GAME.meta.id,
        options: dict[str, str] | None = None,
        secret: int = 1,
        clock: Clock | None = None,
        public: bool = False,
    ) -> None:
        self.id = new_table_id()
        people = [seat for seat in seats if not seat.startswith("bot ")]
        self.row = TableRow(
            id=self.id,
            game=game,
            options=options or {},
            seats=[self._seat(seat) for seat in seats],
            host=self.user(people[0] if people else "nobody"),
            public=public,
            clock=clock,
            secret=f"{secret:064x}",
            stage="playing",
            clocks=[clock.bank * 1000] * len(seats) if clock is not None else [],
        )
        self.session: Session = begun(self.row)
        self.entries: list[Entry] = []
        self.chats: list[Said] = []

    def user(self, name: str) -> str:
        return f"{name}-of-{self.id}"

    def _seat(self, seat: str) -> SeatRow:
        if seat.startswith("bot "):
            return SeatRow("bot", "", LEVELS.get(seat, "medium"))
        return SeatRow("human", seat, user=self.user(seat))

    def play(self, until: Callable[[Session], bool], seed: int = 1) -> Self:
        """Everybody chooses at random until something is true."""
        random = Random(seed)
        while not until(self.session):
            seat = random.choice(self.session.waiting())
            self.choose(seat, random.choice(self.session.options(seat)).text)
        return self

    def choose(self, seat: int, choice: str) -> None:
        self.session.repeat(seat, choice)
        line = self.session.record.lines[-1]
        version = int(self.session.version)
        position = digest_of(self.session.game, self.session.state)
        # What a person has sent has a key.
        user = self.row.seats[seat].user
        key = f"{user}: choice {version}" if user and not self.session.forced[-1] else ""
        self.entries.append(Entry(version, "choose", seat, line.text, braces(line.outcomes), len(self.session.record.lines), key, position))

    def talk(self, lines: int, text: str = "x" * 300) -> Self:
        self.chats = [Said(number, 0, 0, "Ada", text) for number in range(1, lines + 1)]
        return self

    def writes(self) -> list[Write]:
        self.row.waiting = [int(seat) for seat in self.session.waiting()]
        users = sorted({self.row.host, *(seat.user for seat in self.row.seats if seat.user)})
        table = store.add_table(self.row, snapshot_of(self.session), users)
        entries = [store.add_entry(self.id, entry) for entry in self.entries]
        return [*table, *entries, *[store.add_chat(self.id, said) for said in self.chats]]

    def shelve(self, database: Path) -> Identity:
        """Puts the table into a database that no server uses now; returns the house's signature, by which its guests are known."""
        kept = Store(database)
        asyncio.run(kept.write(self.writes()))
        kept.close()
        return Identity(kept.key)

    def guest(self, name: str, port: int, identity: Identity) -> Guest:
        return Guest(port, name, identity.cookie_for(self.user(name)))


def found(wanted: Callable[[Session], bool], *seats: str, game: str = GAME.meta.id, clock: Clock | None = None) -> Shelved:
    """A game in which something is true, whatever must be tried to find one."""
    for seed in range(1, 200):
        shelved = Shelved(*seats, game=game, secret=seed, clock=clock).play(lambda session: session.state.over or wanted(session), seed)
        if not shelved.session.state.over:
            return shelved
    raise AssertionError("there is no such game")


def asks(frame: str) -> Callable[[Session], bool]:
    """Whether a decision is being asked."""
    return lambda session: type(session.state.stack[-1]).__name__ == frame


def within(choices: int, seats: int, secret: int = 1, seed: int = 1, game: str = GAME.meta.id) -> Callable[[Session], bool]:
    """So many choices before the end of the game that the same seeds lead to."""
    whole = Shelved(*[f"bot {seat}" for seat in range(seats)], game=game, secret=secret).play(lambda session: session.state.over, seed)
    length = len(whole.session.record.lines) - choices
    return lambda session: len(session.record.lines) >= length


def verified(record: str) -> Session:
    """A downloaded record, played again with the chance that its secret gives."""
    read = parse(record)
    return follow(GAME, read, read.secret)


class Inn(uvicorn.Server):
    """The server on a thread of its own, with the same settings as `themis serve`."""

    def __init__(
        self,
        database: Path,
        busy_seconds: float = 5.0,
        allowed: Limits = FRIENDS,
        proxies: str | None = None,
        most_lines: int = MANY,
        names: Sequence[str] = (),
    ) -> None:
        self.listener = listen("127.0.0.1", 0)
        self.port = int(self.listener.getsockname()[1])
        self.app = build(database, 1, busy_seconds, allowed, names)
        self.opened = threading.Event()
        super().__init__(configured(self.app, proxies, most_lines))
        self.thread = threading.Thread(target=self.run, kwargs={"sockets": [self.listener]}, daemon=True)

    def open(self) -> Self:
        self.thread.start()
        assert self.opened.wait(PATIENCE)
        return self

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        self.loop = asyncio.get_running_loop()
        self.opened.set()

    def close(self) -> None:
        self.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()
        assert not self.thread.is_alive()

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def do(self, work: Awaitable[T]) -> T:
        """Something that must happen on the server's own thread."""

        async def done() -> T:
            return await work

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(PATIENCE)

    def guest(self, name: str) -> Guest:
        return Guest(self.port, name)

    def has_been_away(self, table: str, seat: int, seconds: float = 61.0) -> None:
        """Whoever sits there left so long ago."""

        async def left() -> None:
            live = await self.house._table(table)
            live.conduct.leave(live.row.seats[seat].user, time.monotonic() - seconds)

        self.do(left())

    def shelve(self, shelved: Shelved) -> str:
        self.do(self.house.store.write(shelved.writes()))
        return shelved.id

    def shelve_again(self, shelved: Shelved) -> None:
        """Its row has changed."""
        self.do(self.house.store.write([store.keep_table(shelved.row)]))

    def guest_of(self, shelved: Shelved, name: str) -> Guest:
        return shelved.guest(name, self.port, self.house.identity)
