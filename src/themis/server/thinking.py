"""The bots of a live table: each is asked in another process, and its choice is made if the question is still the same.

Where nobody looks and no person will be asked, they rest until somebody comes.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from themis.core.session import Change, Session
from themis.errors import IllegalChoice
from themis.server.pacing import metered
from themis.server.planning import RETRY_SECONDS
from themis.server.protocol import Level
from themis.server.queueing import Rank, Ticket
from themis.server.restore import snapshot_of
from themis.server.rows import SeatRow
from themis.server.store import StorageTrouble

if TYPE_CHECKING:
    from themis.server.tables import LiveTable

log: Final = logging.getLogger("themis.server")


class Moment(NamedTuple):
    """What a bot thinks about: the question to its seat in one version of the game."""

    seat: int
    level: Level
    version: int


class Thought(NamedTuple):
    """A bot that thinks, or waits to."""

    task: asyncio.Task[None]
    ticket: Ticket


class Thinking:
    """Knows which bot thinks about which moment, and who waits for it."""

    def __init__(self, table: LiveTable) -> None:
        self._table: Final = table
        self._thoughts: Final[dict[Moment, Thought]] = {}

    def __len__(self) -> int:
        return len(self._thoughts)

    def go_on(self) -> None:
        """Lets bots think who are asked now, and those think no more who are not; called with the mailbox held."""
        wanted = self._wanted()
        if not wanted and not self._thoughts:
            return
        rank = self._rank()
        for moment in [moment for moment in self._thoughts if moment not in wanted]:
            # The bot that has just chosen is about to end by itself.
            if self._thoughts[moment].task is not asyncio.current_task():
                self._thoughts.pop(moment).task.cancel()
        for moment in wanted:
            if moment in self._thoughts:
                self._table.services.workers.move(self._thoughts[moment].ticket, rank)
            else:
                self._let_think(moment, rank)

    def _rank(self) -> Rank:
        """Who waits for the bots."""
        online = self._table.online()
        if any(seat.user in online for seat in self._people()):
            return Rank.PLAYER
        return Rank.WATCHER if online else Rank.NOBODY

    def _wanted(self) -> list[Moment]:
        table, session = self._table, self._table.session
        may_rest = not table.connections and all(seat.warm for seat in self._people())
        if session is None or may_rest:
            return []
        levels = [(seat, table.bot_level(seat)) for seat in table.asked() if not table.planning.has_planned(seat)]
        return [Moment(seat, level, int(session.version)) for seat, level in levels if level is not None]

    def _people(self) -> list[SeatRow]:
        return [seat for seat in self._table.row.seats if seat.kind == "human"]

    def _let_think(self, moment: Moment, rank: Rank) -> None:
        table, ticket = self._table, Ticket(self._table.payer, rank)
        assert table.session is not None
        thought = Thought(table.spawn(self._in_turn(moment, snapshot_of(table.session), ticket)), ticket)
        self._thoughts[moment] = thought
        thought.task.add_done_callback(lambda _: self._forget(moment, thought))

    def _forget(self, moment: Moment, thought: Thought) -> None:
        """Meanwhile another may be thought about the same moment."""
        if self._thoughts.get(moment) is thought:
            del self._thoughts[moment]

    async def _in_turn(self, moment: Moment, snapshot: bytes, ticket: Ticket) -> None:
        """A bot that thinks in no time must not choose all of the time: the address of its table pays for what the server does for it."""
        turns, payer = self._table.services.turns, ticket.payer[0]
        think = self._table.planning.think if self._table.planning.verb() else self._think
        seconds = turns.wait(payer)
        try:
            await asyncio.sleep(seconds)
            await metered(think(moment, snapshot, ticket), partial(turns.spend, payer))
        except asyncio.CancelledError:
            # Guests who make up their minds again and again must not use up the turns of their host.
            turns.give_back(payer)
            raise

    async def _think(self, moment: Moment, snapshot: bytes, ticket: Ticket) -> None:
        table, choice = self._table, await self._thought(moment, snapshot, ticket)
        while True:
            async with table.mailbox:
                if moment not in self._wanted() or table.session is None:
                    return
                try:
                    await table.keep_choices([self._change(table.session, moment.seat, choice)], {})
                    return
                except StorageTrouble as trouble:
                    log.warning("table %s: %s", table.row.id, trouble)
            await asyncio.sleep(RETRY_SECONDS)

    async def _thought(self, moment: Moment, snapshot: bytes, ticket: Ticket) -> str:
        """What a bot wants to choose; nothing if it failed."""
        try:
            table = self._table
            if table.coaching.is_strict() and table.session is not None:
                return await table.coaching.reply(table.session, moment.seat)
            return await table.services.workers.choose(table.row.game, snapshot, moment.seat, moment.level, ticket)
        except Exception:
            log.exception("table %s: the bot on seat %s failed", self._table.row.id, moment.seat)
            return ""

    def _change(self, session: Session, seat: int, choice: str) -> Change:
        """A bot that failed or wants what is not offered must not hold up the table: it gets what is offered first."""
        try:
            return session.tried(seat, choice)
        except IllegalChoice as error:
            log.error("table %s: the bot on seat %s takes what is offered first: %s", self._table.row.id, seat, error)
            return session.tried(seat, session.options(seat)[0].text)
