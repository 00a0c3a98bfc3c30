"""The server is killed without warning while eight tables play: what it had acknowledged is there afterwards, and nothing happened twice."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from attack.tally import Tally, size, tally
from attack.wire import Closed, Socket
from server.hosting import Shelved
from serving import Server

from themis.server.describe import game_info
from themis.server.rows import Said, TableRow
from themis.server.store import MOST_CHATS

KILLS = size(2, 100)
TABLES = 8
PLANS = "pantheon_proto"
SEATS = range(2)
# How much is acknowledged before a kill comes, and how many seconds a table may pause between two deeds.
ACKNOWLEDGED = (40, 300)
PAUSE = 0.01
PATIENCE = 60.0

Command = dict[str, Any]


class Stored:
    """What the database tells of one table."""

    def __init__(self, database: Path, table: str) -> None:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as read:
            self.keys = [key for (key,) in read.execute("SELECT key FROM entries WHERE id = ?", [table])]
            self.version = len(self.keys)
            self.talk = [Said.read(line).key for (line,) in read.execute("SELECT line FROM chats WHERE id = ?", [table])]
            self.keys += self.talk
            self.row = TableRow.read(read.execute('SELECT "row" FROM tables WHERE id = ?', [table]).fetchone()[0])

    def count(self, command: Command) -> int:
        return sum(command["id"] in key for key in self.keys)


class Keeper:
    """Both people at one table; remembers everything that was acknowledged, and what was still open when the line was lost."""

    def __init__(self, table: str, cookies: list[str], chance: Random, ids: count[int]) -> None:
        self.table = table
        self.cookies = cookies
        self.chance = chance
        self.ids = ids
        self.done: list[Command] = []
        self.refused: list[Command] = []
        self.open: Command | None = None
        # The last plan of each seat.
        self.plans: dict[int, Command] = {}
        self.games: list[dict[str, Any]] = [{}, {}]
        self.rematch = ""
        verbs = game_info(PLANS).verbs.values()
        self.length = next(verb.length for verb in verbs if verb.length)

    async def play(self, port: int) -> None:
        """Until the server is gone."""
        sockets: list[Socket] = []
        try:
            for cookie in self.cookies:
                sockets.append(await Socket.open(port, self.table, cookie))
                sockets[-1].send(b'{"type":"hello"}')
            for seat in SEATS:
                await self.listen(sockets, seat, lambda message: message["type"] in ("update", "draft"))
            if self.open is not None:
                await self.act(sockets, self.open)
            while not self.rematch:
                await self.act(sockets, self.next())
                await asyncio.sleep(PAUSE * self.chance.random())
        except (Closed, OSError, EOFError):
            pass
        for socket in sockets:
            socket.close()

    def heir(self) -> Keeper:
        """The same people at the next table, where whoever sat first sits last."""
        return Keeper(self.rematch, self.cookies[::-1], self.chance, self.ids)

    async def act(self, sockets: list[Socket], command: Command) -> None:
        self.open = command
        seat = command["seat"]
        sent = {name: value for name, value in command.items() if name != "seat" or command["type"] in ("choose", "undo", "plan")}
        sockets[seat].send(json.dumps(sent).encode())
        answer = await self.listen(sockets, seat, lambda message: message.get("id") == command["id"])
        self.open = None
        (self.done if answer["type"] == "done" else self.refused).append(command)
        # A plan that breaks a rule is kept, too.
        if command["type"] == "plan" and answer.get("code") in (None, "illegal"):
            self.plans[seat] = command
        # The other one has heard of it, too, before the next one is asked.
        for other in SEATS:
            await self.up_to(sockets, other, answer.get("version", 0))

    async def up_to(self, sockets: list[Socket], seat: int, version: int) -> None:
        while self.games[seat].get("version", 0) < version:
            self.hear(seat, await sockets[seat].receive())

    async def listen(self, sockets: list[Socket], seat: int, fits: Any) -> dict[str, Any]:
        while True:
            message = self.hear(seat, await sockets[seat].receive())
            if fits(message):
                return message

    def hear(self, seat: int, text: bytes) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.games[seat] = message
        elif message["type"] == "table" and message["stage"] == "over":
            self.rematch = message["rematch"]
        return message

    def next(self) -> Command:
        """What somebody at the table does next: mostly a choice, sometimes taken back, and talk."""
        kind = self.chance.random()
        asked = [
            seat for seat in SEATS if self.games[seat]["offers"] or (self.games[seat]["drafts"] and seat in self.games[seat]["waiting"])
        ]
        seat = self.chance.choice(asked or [*SEATS])
        command: Command = {"id": f"k-{next(self.ids)}-", "seat": seat}
        here = {"version": self.games[seat]["version"]}
        if self.games[seat]["result"]:
            return {**command, "type": "rematch"}
        if kind < 0.2 or not asked:
            return {**command, "type": "say", "text": "Well?"}
        if kind < 0.35:
            return {**command, "type": "undo", **here}
        if self.games[seat]["drafts"]:
            plan = " ".join([self.games[seat]["drafts"], *[str(self.chance.randrange(3)) for _ in range(self.length)]])
            return {**command, "type": "plan", **here, "choice": plan, "ready": self.chance.random() < 0.3}
        return {**command, "type": "choose", **here, "choice": self.chance.choice(self.games[seat]["offers"])[0]}

    def check(self, database: Path, counted: Tally) -> None:
        """After a kill: nothing that was acknowledged is lost or doubled, nothing that was refused has happened, and the rest at most once."""
        stored = Stored(database, self.table)
        done = [command for command in self.done if command["type"] not in ("plan", "rematch")]
        doubled = [command for command in done if stored.count(command) > 1]
        lost = [command for command in self.kept(done, stored) if not stored.count(command)]
        ghosts = [command for command in self.refused if stored.count(command)]
        if self.open is not None and stored.count(self.open) > 1:
            doubled.append(self.open)
        lost += [plan for plan in self.plans.values() if not self.is_kept(plan, stored)]
        counted.check(self.rematch == stored.row.rematch or self.open is not None, f"the rematch of {self.table} is lost")
        counted.check(len(stored.talk) <= MOST_CHATS, f"talk that nobody reads any more is kept at {self.table}")
        counted.check(not lost, f"lost at {self.table}: {lost}")
        counted.check(not doubled, f"doubled at {self.table}: {doubled}")
        counted.check(not ghosts, f"refused and done at {self.table}: {ghosts}")

    def kept(self, done: list[Command], stored: Stored) -> list[Command]:
        """What must be there of all that was acknowledged: of talk the last lines, of which one may have been stored and not acknowledged."""
        unheard = self.open is not None and self.open["type"] == "say" and stored.count(self.open)
        talk = [command for command in done if command["type"] == "say"]
        last = talk[-MOST_CHATS + unheard :]
        return [command for command in done if command["type"] != "say"] + last

    def is_kept(self, plan: Command, stored: Stored) -> bool:
        """Whether an acknowledged plan is there; it need not be when all were handed in, or when its seat was about to change it."""
        if stored.version != plan["version"] or (self.open is not None and self.open["seat"] == plan["seat"]):
            return True
        draft = stored.row.planning.drafts.get(plan["seat"])
        return draft is not None and draft.choice == plan["choice"]


async def play_on(keeper: Keeper, keepers: list[Keeper], port: int) -> None:
    """At this table, and at the next one when its game is over."""
    await keeper.play(port)
    while keeper.rematch:
        keeper = keeper.heir()
        keepers.append(keeper)
        await keeper.play(port)


async def played(keepers: list[Keeper], server: Server, deeds: int) -> None:
    """Everybody plays, until so much was acknowledged; then the server is killed, whatever it is doing."""
    wanted = deeds + sum(len(keeper.done) for keeper in keepers)
    playing = [asyncio.create_task(play_on(keeper, keepers, server.port)) for keeper in keepers if not keeper.rematch]
    try:
        async with asyncio.timeout(PATIENCE):
            while sum(len(keeper.done) for keeper in keepers) < wanted:
                await asyncio.sleep(0.001)
    finally:
        server.kill()
        await asyncio.gather(*playing)


def test_what_was_acknowledged_survives_kills_and_nothing_happens_twice(tmp_path: Path) -> None:
    """Kills without warning under 8 tables: choices, undos, plans, talk, rematches"""
    counted = tally(test_what_was_acknowledged_survives_kills_and_nothing_happens_twice.__doc__)
    chance, ids, database = Random(1), count(1), tmp_path / "themis.db"
    shelved = [Shelved("Ada", "Ben", game=PLANS if number < 2 else "uruk", secret=number) for number in range(TABLES)]
    for table in shelved:
        identity = table.shelve(database)
    keepers = [Keeper(table.id, [identity.cookie_for(seat.user) for seat in table.row.seats], chance, ids) for table in shelved]
    server = Server(tmp_path)
    for _ in range(KILLS):
        server.start()
        try:
            asyncio.run(played(keepers, server, chance.randint(*ACKNOWLEDGED)))
        finally:
            server.kill()
        for keeper in keepers:
            keeper.check(database, counted)
        counted.tried += 1
    done = [command["type"] for keeper in keepers for command in keeper.done]
    counted.answered, counted.refused = len(done), sum(len(keeper.refused) for keeper in keepers)
    log = server.log.read_text()
    counted.check("Traceback" not in log, "a traceback is in the log")
    counted.check("snapshot" not in log, "a record could not be played again")

    assert [] == counted.faults
    assert {"choose", "undo", "plan", "say"} <= set(done)
