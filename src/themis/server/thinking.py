"""The bots of a live table: each is asked in another process, and its choice is made if the question is still the same."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from themis.core.session import Change, Session
from themis.errors import IllegalChoice
from themis.server.planning import RETRY_SECONDS
from themis.server.protocol import Level
from themis.server.restore import snapshot_of
from themis.server.store import StorageTrouble

if TYPE_CHECKING:
    from themis.server.tables import LiveTable

log: Final = logging.getLogger("themis.server")


class Thinking:
    """Knows which bot thinks about which version of the game."""

    def __init__(self, table: LiveTable) -> None:
        self._table: Final = table
        self._thoughts: Final[dict[tuple[int, int], asyncio.Task[None]]] = {}

    def __len__(self) -> int:
        return len(self._thoughts)

    def go_on(self) -> None:
        for seat in self._table.asked():
            level = self._table.bot_level(seat)
            if level is not None and not self._table.planning.has_planned(seat):
                self._let_think(seat, level)

    def _let_think(self, seat: int, level: Level) -> None:
        table, session = self._table, self._table.session
        assert session is not None
        moment = (seat, int(session.version))
        if moment not in self._thoughts:
            think = table.planning.think if table.planning.verb() else self._think
            task = table.spawn(think(seat, level, moment[1], snapshot_of(session)))
            self._thoughts[moment] = task
            task.add_done_callback(lambda _: self._thoughts.pop(moment, None))

    async def _think(self, seat: int, level: Level, version: int, snapshot: bytes) -> None:
        table, choice = self._table, await self._thought(seat, level, snapshot)
        while True:
            async with table.mailbox:
                session = table.session
                if session is None or session.version != version or seat not in table.asked() or table.bot_level(seat) is None:
                    return
                try:
                    await table.keep_choices([self._change(session, seat, choice)], {})
                    return
                except StorageTrouble as trouble:
                    log.warning("table %s: %s", table.row.id, trouble)
            await asyncio.sleep(RETRY_SECONDS)

    async def _thought(self, seat: int, level: Level, snapshot: bytes) -> str:
        """What a bot wants to choose; nothing if it failed."""
        try:
            table = self._table
            if table.coaching.is_strict() and table.session is not None:
                return await table.coaching.reply(table.session, seat)
            return await table.services.workers.choose(table.row.game, snapshot, seat, level)
        except Exception:
            log.exception("table %s: the bot on seat %s failed", self._table.row.id, seat)
            return ""

    def _change(self, session: Session, seat: int, choice: str) -> Change:
        """A bot that failed or wants what is not offered must not hold up the table: it gets what is offered first."""
        try:
            return session.tried(seat, choice)
        except IllegalChoice as error:
            log.error("table %s: the bot on seat %s takes what is offered first: %s", self._table.row.id, seat, error)
            return session.tried(seat, session.options(seat)[0].text)
