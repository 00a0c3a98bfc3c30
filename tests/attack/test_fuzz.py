"""Nonsense over sockets, at tables of every kind: each message is answered, every game can be played again, and nobody was told a secret."""

from __future__ import annotations

import asyncio
from pathlib import Path

from attack.fuzzers import PER_LINE, Page, Sight, Witness, digest, unknown_sights
from attack.nonsense import Liar
from attack.tally import Tally, size, tally
from attack.wire import Socket
from msgspec import to_builtins
from server.hosting import Shelved
from serving import Server

from themis.core.frame import drafting
from themis.core.session import Session
from themis.server import store
from themis.server.describe import game_info
from themis.server.hot import messages
from themis.server.identity import Identity
from themis.server.protocol import Clock
from themis.server.restore import begun, play, standing
from themis.server.rows import Entry, TableRow
from themis.server.store import Store

MESSAGES = size(300, 200_000)
ABREAST = 24
PLANS = "pantheon_proto"


def tables(number: int) -> list[Shelved]:
    """Of every kind: two people and three, one with bots, two at one screen, with plans, with a clock, and a game that is over."""
    shared = Shelved("Ada", "Ben", "Cy", secret=number)
    shared.row.seats[1].user = shared.user("Ada")
    over = Shelved("Ada", "Ben", secret=number, public=True).play(lambda session: session.state.over)
    over.row.stage = "over"
    long = 10 * number
    return [
        Shelved("Ada", "Ben", secret=number, public=True).play(lambda session: len(session.record.lines) >= long),
        Shelved("Ada", "Ben", game=PLANS, secret=number),
        shared.play(lambda session: len(session.record.lines) >= long),
        Shelved("Ada", "bot easy", secret=number, public=True),
        Shelved("Ada", "Ben", "Cy", secret=number, clock=Clock(600, 10)).play(lambda session: len(session.record.lines) >= long),
        over,
    ]


class Fuzz:
    """Everybody at some tables is a program gone mad."""

    def __init__(self, server: Server, shelved: list[Shelved], identity: Identity, counted: Tally, seed: int) -> None:
        self.server = server
        self.tally = counted
        self.liar = Liar(seed)
        self.witness = Witness()
        self.witness.secrets = {table.id: table.row.secret.encode() for table in shelved}
        users = [(table, {seat.user for seat in table.row.seats if seat.user}) for table in shelved]
        self.guests = [(table, identity.cookie_for(user)) for table, seated in users for user in sorted(seated)]
        self.guests += [(table, "") for table in shelved if table.row.public]
        self.plans = next((verb.length, verb.largest) for verb in game_info(PLANS).verbs.values() if verb.length)

    async def run(self, many: int) -> None:
        await asyncio.gather(*[self.visits(many) for _ in range(ABREAST)])

    async def visits(self, many: int) -> None:
        """One line after another, each as a guest by lot, until enough was sent."""
        chance = self.liar.chance
        while self.tally.tried < many:
            table, cookie = chance.choice(self.guests)
            page = Page(table.id, await Socket.open(self.server.port, table.id, cookie), self.liar, self.witness, self.tally)
            page.plans = self.plans
            await page.run(PER_LINE, says_hello=chance.random() < 0.95)


class Known:
    """What eyes may know of a game, found out from what is stored and nothing else."""

    def __init__(self) -> None:
        self.games: dict[Sight, set[bytes]] = {}
        self.boards: dict[Sight, set[bytes]] = {}

    def add(self, row: TableRow, entries: list[Entry]) -> None:
        session = begun(row)
        self.look(row, session, 0)
        for version, entry in enumerate(entries, 1):
            if entry.kind == "choose":
                play(session, entry)
            else:
                session = begun(row)
                for choice in standing(entries[:version]):
                    play(session, choice)
            self.look(row, session, version)

    def look(self, row: TableRow, session: Session, version: int) -> None:
        waiting = session.waiting() if drafting(session.state) is None else []
        for eyes in range(-1, len(row.seats)):
            view = session.view(eyes)
            offers = to_builtins(messages.offers(session, eyes)) if eyes in waiting else []
            self.games.setdefault(Sight(row.id, version, eyes), set()).add(digest([view, offers]))
            self.boards.setdefault(Sight(row.id, len(session.record.lines), eyes), set()).add(digest(view))


def stored(database: Path, shelved: list[Shelved]) -> list[tuple[TableRow, list[Entry]]]:
    kept = Store(database)

    async def read(table: str) -> tuple[TableRow, list[Entry]]:
        found = await kept.read(store.find_table(table))
        assert found is not None
        return found[0], await kept.read(store.find_entries(table))

    async def all_of_them() -> list[tuple[TableRow, list[Entry]]]:
        return [await read(table.id) for table in shelved]

    try:
        return asyncio.run(all_of_them())
    finally:
        kept.close()


def test_nonsense_over_sockets_is_answered_and_tells_no_secret(tmp_path: Path) -> None:
    """Nonsense over sockets: every command, most with something wrong"""
    counted = tally(test_nonsense_over_sockets_is_answered_and_tells_no_secret.__doc__)
    # So many that hardly anybody says more than one guest may.
    shelved = [table for number in range(size(1, 12)) for table in tables(number)]
    server = Server(tmp_path)
    for table in shelved:
        identity = table.shelve(tmp_path / "themis.db")
    server.start()
    fuzz = Fuzz(server, shelved, identity, counted, seed=1)
    try:
        asyncio.run(fuzz.run(MESSAGES))
    finally:
        server.kill()
    known = Known()
    for row, entries in stored(tmp_path / "themis.db", shelved):
        known.add(row, entries)
    for told, allowed in ((fuzz.witness.games, known.games), (fuzz.witness.boards, known.boards)):
        for sight in unknown_sights(told, allowed):
            counted.check(False, f"{sight} was told something else")
    log = server.log.read_text()
    counted.check("Traceback" not in log, "a traceback is in the log")

    assert [] == counted.faults
    assert counted.tried == counted.answered >= MESSAGES
    assert fuzz.witness.games and "snapshot" not in log
