"""Hints and warnings at a live table: who may have them, and how they are found in another process. A table remembers only that a hint was asked for."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from themis.bots.bot import Knowledge
from themis.core.frame import drafting
from themis.core.session import Session
from themis.errors import ThemisError
from themis.games import find
from themis.learn import hint as learned
from themis.learn.hint import Hint, Warned
from themis.learn.reason import Reason
from themis.server import protocol
from themis.server.connection import Connection
from themis.server.protocol import Advice, Warning
from themis.server.protocol_learn import Because
from themis.server.queueing import Rank, Ticket
from themis.server.restore import snapshot_of
from themis.server.rows import TableRow

if TYPE_CHECKING:
    from themis.server.tables import LiveTable

ANSWER_SECONDS: Final = 30.0
# Who is warned more often stops reading.
MOST_WARNINGS: Final = 2
# So often it is noted that a seat asked at the same choice: more would say nothing new, and fill the row.
MOST_NOTES: Final = 10


class Withheld(ThemisError):
    """A choice that was not made, because it looks like a mistake to somebody who wanted to be told."""

    def __init__(self, choice: str, found: Warned) -> None:
        super().__init__("another choice is much better")
        self._choice: Final = choice
        self._found: Final = found

    def warning(self, command: str) -> Warning:
        return Warning(command, self._choice, because(self._found.reason), because(self._found.given))


class Hinting:
    """Knows who waits for a hint and who was warned of what, until the table sleeps."""

    def __init__(self, table: LiveTable) -> None:
        self._table: Final = table
        self._asking: Final[set[str]] = set()
        self._warned: Final[dict[str, list[str]]] = {}
        # The seats that have had a hint in a version of the game.
        self._noted: Final[set[tuple[int, int]]] = set()

    def against(self) -> list[str]:
        """The rules against hints now: where a clock runs (TAB-HINT-02), and where people decide in secret (TAB-HINT-03)."""
        session = self._table.session
        if self._table.row.clock is not None:
            return ["TAB-HINT-02"]
        is_secret = session is not None and (drafting(session.state) is not None or session.state.stack[-1].is_secret())
        return ["TAB-HINT-03"] if is_secret else []

    async def find(self, session: Session, who: Connection, seat: int) -> Hint:
        """What to choose; one question of each guest at a time, and whoever asks pays for it."""
        if who.user in self._asking:
            raise ThemisError("you are about to hear of the last hint")
        self._asking.add(who.user)
        try:
            workers, ticket = self._table.services.workers, self._ticket(who)
            snapshot = snapshot_of(session)
            return await workers.run(advised, self._table.row.game, snapshot, seat, ticket=ticket, seconds=ANSWER_SECONDS)
        except (TimeoutError, BrokenProcessPool) as error:
            raise ThemisError("nobody can be asked for a hint just now") from error
        finally:
            self._asking.discard(who.user)

    def noted(self, seat: int) -> TableRow:
        """The row of the table once everybody knows that this seat has had a hint (TAB-HINT-01); whoever undoes a choice and asks again has had two."""
        row, asked = self._table.row, (self._table.steps(), seat)
        moment = (int(self._table.session.version) if self._table.session is not None else 0, seat)
        # What could not be stored the last time is not in the row.
        if (asked in row.hints and moment in self._noted) or row.hints.count(asked) == MOST_NOTES:
            return row
        self._noted.add(moment)
        return replace(row, hints=sorted([*row.hints, asked]))

    def advice(self, command: protocol.Hint, session: Session, found: Hint) -> Advice:
        choice = session.parsed(found.choice)
        target = session.game.target(session.state, command.seat, choice) if choice is not None else ""
        return Advice(
            command.id,
            found.choice,
            target,
            also=found.also,
            line=found.line,
            because=because(found.reason),
            given=because(found.given),
            instead=found.instead,
            clear=found.is_clear,
        )

    async def stop_mistake(self, session: Session, who: Connection, seat: int, choice: str) -> None:
        """Raises `Withheld` if a choice is a mistake, and that can be said at once: at most twice, of no choice again, and only among bots (TAB-HINT-04)."""
        before = self._warned.setdefault(who.user, [])
        if len(before) == MOST_WARNINGS or choice in before or not self._may_warn(session, who, seat):
            return
        table = self._table
        work = table.services.workers.run(objected, table.row.game, snapshot_of(session), seat, choice, ticket=self._ticket(who))
        try:
            found = await asyncio.wait_for(work, table.services.warning_seconds)
        except (TimeoutError, BrokenProcessPool):
            return
        if found is not None:
            before.append(choice)
            raise Withheld(choice, found)

    def _may_warn(self, session: Session, who: Connection, seat: int) -> bool:
        """Whether a choice is worth a judgement: not where there is one option only, nor in the middle of an action, which is hardly ever where games are lost."""
        if self._table.row.others(who.user) or self.against() or self._table.coaching.is_strict():
            return False
        return not session.state.stack[-1].is_part_of_action() and len(session.options(seat)) > 1

    def _ticket(self, who: Connection) -> Ticket:
        return Ticket((who.origin or self._table.payer[0], who.user, self._table.row.id), Rank.PLAYER, is_urgent=True)


def because(reason: Reason | None) -> Because | None:
    return Because(reason.key, reason.number, reason.seat) if reason is not None else None


# In another process


def advised(game_id: str, snapshot: bytes, seat: int) -> Hint:
    return learned.hint(known(game_id, snapshot, seat))


def objected(game_id: str, snapshot: bytes, seat: int, text: str) -> Warned | None:
    choice = find(game_id).catalogue.parse(text)
    return learned.warned(known(game_id, snapshot, seat), choice) if choice is not None else None


def known(game_id: str, snapshot: bytes, seat: int) -> Knowledge:
    game = find(game_id)
    return Knowledge(game, game.load(json.loads(snapshot)["state"]), seat)
