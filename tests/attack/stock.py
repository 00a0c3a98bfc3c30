"""What lies in the database of a besieged house from the beginning: tables that would take an attacker too long to make within the limits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace
from server.hosting import Shelved

from themis.core.session import Session
from themis.server import store
from themis.server.identity import Identity, new_table_id
from themis.server.restore import snapshot_of
from themis.server.rows import SeatRow, TableRow
from themis.server.store import Store, Write

# The hostile host, and the friend who comes to those tables for which the host has no lines left.
HOST, FRIEND = "eve", "mallory"
LINES_OF_HOST = 30
# Rows that are written together.
BATCH = 500


class Place(NamedTuple):
    """A table that an attacker may enter, and the cookie that lets them in."""

    table: str
    cookie: str


# What an attack of some kind goes to.
Places: TypeAlias = dict[str, list[Place]]


class Stock:
    """Fills the database of a house that is not open."""

    def __init__(self, database: Path) -> None:
        self._store = Store(database)
        self._identity = Identity(self._store.key)

    def close(self) -> None:
        self._store.close()

    def write(self, writes: list[Write]) -> None:
        for first in range(0, len(writes), BATCH):
            asyncio.run(self._store.write(writes[first : first + BATCH]))

    def bots(self, tables: int, address: str, is_played: bool) -> list[Place]:
        """Tables of one host from one address, in games that have begun and in which a hard bot is asked; at one of the four seats sits a person or a bot, too."""
        places: list[Place] = []
        for number in range(tables):
            user = HOST if number < LINES_OF_HOST else FRIEND
            shelved = Shelved("Eve" if is_played else "bot hard", *["bot hard"] * 3, secret=number + 1).play(bots_are_asked, number)
            shelved.row.host = HOST
            if is_played:
                shelved.row.seats[0] = replace(shelved.row.seats[0], user=user)
            self.write(self._copied(shelved, shelved.row, [HOST, user], self._identity.shade(address)))
            places.append(Place(shelved.id, self._identity.cookie_for(user)))
        return places

    def public(self, tables: int) -> None:
        """Public tables of many hosts from many addresses, half of them in the middle of a game."""
        running = Shelved("Cy", "Dan", public=True).play(lambda session: len(session.record.lines) > 20)
        free = replace(running.row, stage="gathering", seats=[running.row.seats[0], SeatRow("open", "")])
        writes: list[Write] = []
        for number in range(tables):
            row = replace(free if number % 2 else running.row, id=new_table_id(), host=f"host {number // 2}", changed=free.changed + number)
            writes += self._copied(running, row, [row.host], self._identity.shade(f"street {number // 3}"))
        self.write(writes)

    def sleepers(self, tables: int) -> list[Place]:
        """Copies of a long game that anybody may look at."""
        long = Shelved("Cy", "Dan", public=True).play(lambda session: len(session.record.lines) > 400)
        rows = [replace(long.row, id=new_table_id()) for _ in range(tables)]
        for row in rows:
            self.write(self._copied(long, row, [row.host], ""))
        return [Place(row.id, "") for row in rows]

    def _copied(self, shelved: Shelved, row: TableRow, users: list[str], origin: str) -> list[Write]:
        """What a server would have written of a game, under the id of this row."""
        row.waiting = [int(seat) for seat in shelved.session.waiting()]
        if row.stage == "gathering":
            return store.add_table(row, b"", users, origin)
        entries = [store.add_entry(row.id, entry) for entry in shelved.entries]
        return [*store.add_table(row, snapshot_of(shelved.session), sorted(set(users)), origin), *entries]


def bots_are_asked(session: Session) -> bool:
    return len(session.record.lines) > 30 and session.waiting() != [0]
