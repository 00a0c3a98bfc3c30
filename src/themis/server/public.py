"""The public tables of the start page, in one list that everybody shares: whoever asks for it again and again sees the same one for a moment."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

import sqlalchemy as sa

from themis.server.rows import TableRow
from themis.server.schema import TABLES
from themis.server.store import MOST_LISTED, Store, readable

# How long the list is good.
FRESH_SECONDS: Final = 1.0
MOST_OF_HOST: Final = 3
MOST_OF_ADDRESS: Final = 8
# One's own tables are left out of the list of all: there are as many in their place.
MOST_PUBLIC: Final = 2 * MOST_LISTED
# So many of the tables that changed last are looked at: more than those five addresses can have that are enough to fill the list.
MOST_LOOKED_AT: Final = 2_000


class PublicTables:
    """Makes the list when somebody asks for it after a while; whoever asks meanwhile waits for the same one."""

    def __init__(self, database: Store, fresh_seconds: float = FRESH_SECONDS) -> None:
        self._store: Final = database
        self._fresh_seconds: Final = fresh_seconds
        self._rows: list[TableRow] = []
        self._made = -fresh_seconds
        self._making: asyncio.Task[None] | None = None

    async def rows(self) -> list[TableRow]:
        """The tables that are open or running, the last changed first."""
        if self._making is None and time.monotonic() - self._made >= self._fresh_seconds:
            self._making = asyncio.create_task(self._make())
        if self._making is not None:
            await asyncio.shield(self._making)
        return self._rows

    async def _make(self) -> None:
        try:
            self._rows = await self._store.read(find_public)
            self._made = time.monotonic()
        finally:
            self._making = None


def find_public(connection: sa.Connection) -> list[TableRow]:
    found = connection.execute(sa.select(TABLES.c.row).where(TABLES.c.id.in_(chosen(connection))).order_by(TABLES.c.changed.desc()))
    return [table for row in found if (table := readable(row.row)) is not None]


def chosen(connection: sa.Connection) -> list[str]:
    """The ids of those that are shown: of each host and from each address only the latest. Where a table comes from may be unknown (empty)."""
    hosts, origins = Counter[str](), Counter[str]()
    ids: list[str] = []
    for table in connection.execute(latest()):
        hosts[table.host] += 1
        if hosts[table.host] > MOST_OF_HOST:
            continue
        origins[table.origin] += bool(table.origin)
        if origins[table.origin] <= MOST_OF_ADDRESS:
            ids.append(table.id)
        if len(ids) == MOST_PUBLIC:
            break
    return ids


def latest() -> sa.Select[tuple[str, str, str]]:
    columns = sa.select(TABLES.c.id, TABLES.c.host, TABLES.c.origin)
    return columns.where(TABLES.c.listed == sa.true()).order_by(TABLES.c.changed.desc()).limit(MOST_LOOKED_AT)
