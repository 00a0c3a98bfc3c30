"""The time in which whole plans are made at a live table: its bots plan at once, its countdown runs, and at its end all plans are handed in together."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from themis.core.frame import drafting
from themis.core.session import Session
from themis.server import drafts, store
from themis.server.clocks import MILLI
from themis.server.connection import Connection
from themis.server.protocol import Draft, PlanningState
from themis.server.queueing import Ticket
from themis.server.rows import TableRow
from themis.server.store import StorageTrouble

if TYPE_CHECKING:
    from themis.server.tables import LiveTable
    from themis.server.thinking import Moment

log: Final = logging.getLogger("themis.server")

RETRY_SECONDS: Final = 2.0


def milliseconds() -> int:
    """Since 1970, so that another process knows what is meant."""
    return int(time.time() * MILLI)


class Planning:
    """The plans of a table. What people drafted is in its row; what bots will hand in is only here, for they can think again."""

    def __init__(self, table: LiveTable) -> None:
        self._table: Final = table
        # The plans of bots, for the planning that began at this version.
        self._version = -1
        self._bots: Final[dict[int, list[str]]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def session(self) -> Session | None:
        """The game, if whole plans are made in it now."""
        session = self._table.session
        return session if session is not None and drafting(session.state) is not None else None

    def verb(self) -> str:
        session = self._table.session
        verb = drafting(session.state) if session is not None else None
        return verb.name if verb is not None else ""

    def is_quiet(self) -> bool:
        return self._timer is None

    def is_up(self) -> bool:
        return drafts.is_up(self._table.row, milliseconds())

    # Telling

    def state(self) -> PlanningState | None:
        if self.session() is None:
            return None
        return drafts.state(self._table.row, milliseconds(), self._table.clocks_left())

    def show(self, who: Connection) -> None:
        """A plan is for the eyes of its seat alone."""
        session = self.session()
        if session is not None and who.eyes in who.seats and who.eyes in self._table.row.waiting:
            draft = drafts.draft_of(self._table.row, who.eyes)
            who.send(Draft(who.eyes, int(session.version), draft.choice, draft.ready))

    # Changing; called with the mailbox held

    def timed(self, row: TableRow) -> TableRow:
        """A row that is about to be kept, with its countdown."""
        session = self.session()
        if session is None:
            return row
        return drafts.timed(row, int(session.state.stack[-1].countdown(session.state)), milliseconds())

    async def keep(self, seat: int, choice: str, ready: bool, key: str, sender: Connection) -> None:
        """Stores a draft. Nobody else is told more than who is ready, nor anything at all if that is as it was; even the time of the last change stays."""
        table, before = self._table, drafts.draft_of(self._table.row, seat)
        row = self.timed(drafts.with_draft(table.row, seat, choice, ready, key))
        row = replace(row, clocks=table.clocks_left())
        await table.services.store.write([store.keep_table(row)])
        table.row = row
        for who in table.connections:
            if who.eyes == seat and who is not sender:
                self.show(who)
        if before.ready != ready:
            table.go_on()
            table.tell_hands()

    # Going on

    def go_on(self) -> None:
        """Lets bots plan, and hands in what is due now or when the time is up."""
        self.stop()
        session, table = self.session(), self._table
        if session is None or table.row.stage != "playing" or table.row.paused:
            return
        if self._version != session.version:
            self._version = int(session.version)
            self._bots.clear()
        if self._is_due():
            table.spawn(self._hand_in())
        elif table.row.planning.ends and not self.is_up():
            self._wait((table.row.planning.ends - milliseconds()) / MILLI)

    def has_planned(self, seat: int) -> bool:
        """Whether a bot need not think any more."""
        return self.session() is not None and seat in self._bots

    def forget(self, seat: int) -> None:
        """Whoever takes a seat back from its bot goes on with a draft of their own."""
        self._bots.pop(seat, None)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def think(self, moment: Moment, snapshot: bytes, ticket: Ticket) -> None:
        """A bot plans; one that fails leaves it to the rules."""
        table = self._table
        try:
            choices = await table.services.workers.plan(table.row.game, snapshot, moment.seat, moment.level, ticket)
        except Exception:
            log.exception("table %s: the bot on seat %s failed to plan", table.row.id, moment.seat)
            choices = []
        async with table.mailbox:
            if table.session is not None and self._version == moment.version == table.session.version:
                self._bots[moment.seat] = choices
                self.go_on()

    def _is_due(self) -> bool:
        row = self._table.row
        bots = set(row.waiting) - set(drafts.people(row))
        return drafts.is_due(row, milliseconds()) and bots <= set(self._bots)

    def _wait(self, seconds: float) -> None:
        # A little later, so that the last millisecond is over.
        self._timer = asyncio.get_running_loop().call_later(seconds + 1 / MILLI, lambda: self._table.spawn(self._hand_in()))

    async def _hand_in(self) -> None:
        """All plans become part of the game, or none."""
        table = self._table
        async with table.mailbox:
            self.stop()
            session = self.session()
            if session is None or not self._is_due():
                self.go_on()
                return
            row = table.row
            kept = row.planning.drafts
            bots = {seat: self._bots[seat] for seat in row.waiting if seat not in drafts.people(row)}
            try:
                await table.keep_choices(drafts.handed_in(session, row, bots), {seat: kept[seat].keys[-1] for seat in kept})
            except StorageTrouble as trouble:
                log.warning("table %s: %s", row.id, trouble)
                self._wait(RETRY_SECONDS)
                return
            for key in [key for draft in kept.values() for key in draft.keys]:
                table.remember(key)
