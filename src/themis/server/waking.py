"""Wakes tables that sleep in the store. To play a long game again takes longer than anybody should wait who does not want it.

So it is paid for by whoever sets it off: tables are woken for one payer one after another, no faster than they can pay, and never many at once.
Whoever wants a table that somebody else waits for need not wait in their queue; but no table is woken twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from msgspec.structs import replace

from themis.core.session import Session
from themis.errors import ThemisError
from themis.games import find
from themis.server import describe, puzzles, store
from themis.server.errands import Errands
from themis.server.limits import Limits
from themis.server.pacing import Payer, Turns
from themis.server.restore import Restored, restored, snapshot_of
from themis.server.revisions import Corrected
from themis.server.rows import Entry, Said, TableRow
from themis.server.store import Store, Write
from themis.server.takebacks import NOTHING, Trail
from themis.server.throttle import Crowd

log: Final = logging.getLogger("themis.server")


class Woken(NamedTuple):
    """All that is known of a table that was asleep; there is no game if it has not begun, or can no longer be played."""

    row: TableRow
    session: Session | None
    trail: Trail
    chats: list[Said]
    origin: str


class Waking:
    """Knows who wakes which table."""

    def __init__(self, database: Store, errands: Errands, limits: Limits) -> None:
        self._store: Final = database
        self._errands: Final = errands
        self._turns: Final = Turns(limits.turns, limits.percent_of_time)
        self._crowd: Final = Crowd(limits.wakes)
        self._payers: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._tables: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, table: str, payer: Payer) -> AsyncIterator[None]:
        """When it is a payer's turn to wake a table, and nobody else is waking it; TooFast if too many wait for the same payer."""
        with self._crowd.one(payer.address):
            async with self._payers.setdefault(payer.address, asyncio.Lock()):
                await asyncio.sleep(self._turns.wait(payer.address))
                async with self._tables.setdefault(table, asyncio.Lock()):
                    yield

    async def woken(self, table: str, payer: Payer) -> Woken | None:
        """What is stored of a table and, if there is one, its game; nothing if there is no such table."""
        paying = Payer(payer.address, partial(self._charge, payer))
        found = await self._store.read(store.find_asleep(table), paying)
        if found is None:
            return None
        row, game = found.row, None
        if row.stage in ("playing", "over"):
            # What is read of a game once serves everybody, and is paid for by nobody.
            await describe.once(find, row.game)
            if row.lesson:
                await describe.once(puzzles.all_puzzles)
            game = await self._errands.do(paying, played, row, found.snapshot, found.entries)
            # Neither the record nor the position fits today's rules: the table is shown as closed, its record stays.
            row = game.row if game is not None else replace(row, stage="closed")
        if game is None:
            return Woken(row, None, NOTHING, found.chats, found.origin)
        if game.corrected is not None:
            await self._store.write(correction(game, game.corrected))
        return Woken(row, game.session, game.trail, found.chats, found.origin)

    def _charge(self, payer: Payer, seconds: float) -> None:
        self._turns.spend(payer.address, seconds)
        payer.pay(seconds)


def played(row: TableRow, snapshot: bytes, entries: list[Entry]) -> Restored | None:
    """The game of a table, played again; nothing if that is no longer possible, which takes as long."""
    try:
        return restored(row, snapshot, entries)
    except ThemisError as error:
        log.error("table %s is closed: %s", row.id, error)
        return None


def correction(game: Restored, corrected: Corrected) -> list[Write]:
    """What is stored of a game whose rules were corrected while it slept."""
    entry, row = corrected.entry(int(game.session.version)), game.row
    return [store.add_entry(row.id, entry), store.keep_snapshot(row.id, snapshot_of(game.session)), store.keep_table(row)]
