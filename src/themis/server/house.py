"""The house: all tables, asleep in the store or alive in memory, and who may come in."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from msgspec.structs import replace

from themis.errors import BadRecord, ThemisError, UnknownLesson
from themis.games import find
from themis.server import describe, lessons, puzzles, store
from themis.server.clocks import MILLI
from themis.server.commands import Refusal
from themis.server.connection import Connection
from themis.server.devices import DeviceLinks
from themis.server.errands import Errands
from themis.server.hot import messages
from themis.server.identity import WATCHER, Identity, new_table_id
from themis.server.keeping import (
    Age,
    Host,
    TooManyNeighbours,
    TooManyTables,
    TooManyToday,
    TooManyWatchers,
    Tour,
    age_of,
    kept_until,
    told,
    told_until,
)
from themis.server.limits import STRANGERS, Limits
from themis.server.names import beside
from themis.server.pacing import NOBODY, Payer, Turns
from themis.server.protocol import SPECTATOR
from themis.server.protocol_http import Claim, NewLesson, NewPuzzle, NewTable, PuzzleDay, Shelf, TableLine, Welcome
from themis.server.public import PublicTables
from themis.server.restore import begun, snapshot_of
from themis.server.reviews import Reviews
from themis.server.rows import Entry, Progress, TableRow
from themis.server.seating import learner, seats_of
from themis.server.signouts import SignOuts
from themis.server.sleepers import Sleepers
from themis.server.store import MOST_LISTED, StorageTrouble, Store, alone
from themis.server.tables import LiveTable, Services
from themis.server.takebacks import NOTHING
from themis.server.throttle import Doorkeeper
from themis.server.transcript import Stories
from themis.server.waking import Waking
from themis.server.workers import Workers
from themis.speech.speech import BOT_PREFIX

log: Final = logging.getLogger("themis.server")

# A table that nobody looks at leaves memory after so long.
PATIENCE: Final = 300.0
# Whoever has just woken a table is on the way there.
MOMENT: Final = 1.0
SWEEP_SECONDS: Final = 60.0
# When a clock has run out while nothing can be read, it is looked at again.
SNOOZE_SECONDS: Final = 10.0


class NoTable(ThemisError):
    """There is no such table, or it is not for this guest: the answer is the same."""

    def __init__(self) -> None:
        super().__init__("there is no such table, or you are not invited")


class ClosedLink(ThemisError):
    """The link to a finished game, after its host has closed it."""

    def __init__(self) -> None:
        super().__init__("the host has closed this link")


class NoGuest(ThemisError):
    """Somebody who is not known here, so that there is nothing to take along or to end."""

    def __init__(self) -> None:
        super().__init__("nobody is known here by this browser yet")


class House:
    """Opens tables when somebody comes and lets them sleep when everybody has gone."""

    def __init__(self, database: Store, workers: Workers, projector: Workers, limits: Limits = STRANGERS) -> None:
        self.store: Final = database
        self.limits: Final = limits
        self.projector: Final = projector
        self.doorkeeper: Final = Doorkeeper(limits)
        self.stories: Final = Stories()
        self.identity: Final = Identity(database.key, database.ages)
        self.coaches: Final = Workers(1)
        self.reviews: Final = Reviews(database, workers, projector, limits)
        self.errands: Final = Errands()
        self._waking: Final = Waking(database, self.errands, limits)
        turns = Turns(limits.bots, limits.percent_of_time_for_bots)
        self._services: Final = Services(
            database, workers, self.coaches, self.identity, self._rematch, limits.warning_seconds, turns, self.errands
        )
        # Every line at a table, also those that have not said hello yet.
        self.lines: Final[set[Connection]] = set()
        self.devices: Final = DeviceLinks()
        self._sign_outs: Final = SignOuts(database, self.identity, limits, self.devices)
        self._sleepers: Final = Sleepers()
        self._live: Final[dict[str, LiveTable]] = {}
        self._opening: Final[dict[tuple[str, str], asyncio.Task[None]]] = {}
        self._public: Final = PublicTables(database)
        self._host: Final = Host(database, limits)
        # Tables are counted and made one after another, so that none is made beyond the limit.
        self._founding: Final = asyncio.Lock()
        self._tour: Final = Tour(database)
        self._leaving: Final[set[str]] = set()

    # Coming in

    async def enter(self, table_id: str, user: str, payer: Payer = NOBODY) -> LiveTable:
        """The table, for somebody who may see it; NoTable for everybody else."""
        if not await self.may_see(await self._row(table_id, payer), user):
            raise NoTable
        return await self._table(table_id, payer)

    async def may_see(self, row: TableRow, user: str) -> bool:
        if row.public or user == row.host or row.seats_of(user):
            return True
        return await self.store.read(store.is_member(row.id, user))

    async def claim(self, table_id: str, user: str, claim: Claim, payer: Payer = NOBODY) -> None:
        """Sits down or watches, by the secret of a link; at a public table anybody may take a free seat."""
        # Nobody wakes a table with a link that leads nowhere.
        self._claimed_seat(await self._row(table_id, payer), user, claim)
        table = await self._table(table_id, payer)
        # Nor does it fall asleep before its turn has come.
        table.visitors += 1
        try:
            async with table.mailbox:
                seat = self._claimed_seat(table.row, user, claim)
                if seat in table.row.seats_of(user):
                    return
                if seat == WATCHER:
                    await self._let_in(table_id, user)
                else:
                    bots = await describe.once(describe.bot_names, table.row.game, table.row.bots())
                    await table.sit(seat, user, beside(claim.name, [*table.row.people(), *bots]))
        finally:
            table.visitors -= 1

    async def _let_in(self, table_id: str, user: str) -> None:
        """Remembers that somebody may watch."""
        members, is_known = await self.store.read(store.count_members(table_id, user))
        if members >= self.limits.members_of_table and not is_known:
            raise TooManyWatchers
        await self.store.write([store.add_member(table_id, user)])

    async def welcome(self, table_id: str, user: str, claim: Claim, payer: Payer = NOBODY) -> Welcome:
        """What a claim would lead to; nothing is taken by asking, and nobody is woken."""
        row = await self._row(table_id, payer)
        online = self._live[table_id].online() if table_id in self._live else set()
        seat = self._claimed_seat(row, user, claim)
        return messages.welcome(row, user, online, seat if seat != WATCHER else SPECTATOR, self.identity)

    async def shared(self, table_id: str, token: str, payer: Payer = NOBODY) -> str:
        """The record of a finished game, for anybody with the link that its table gave away."""
        if self.identity.film_of(token) != table_id:
            raise NoTable
        if not (await self._row(table_id, payer)).shared:
            raise ClosedLink
        table = await self._table(table_id, payer)
        if table.session is None or table.row.stage != "over":
            raise BadRecord("this game can no longer be played by today's rules")
        return table.session.record.written()

    def _claimed_seat(self, row: TableRow, user: str, claim: Claim) -> int:
        """The seat that a claim is good for. A claim that is sent twice by the same guest, such as after a lost answer, is good twice."""
        if not claim.token:
            if row.public and (row.seats_of(user) or row.free_seats()):
                return [*row.seats_of(user), *row.free_seats()][0]
            raise NoTable
        invitation = self.identity.invitation_of(claim.token)
        if invitation is None or invitation.table != row.id:
            raise NoTable
        if invitation.seat == WATCHER:
            return WATCHER
        seat = row.seats[invitation.seat]
        is_open = seat.kind == "open" and seat.round == invitation.round
        is_taken_by_this = seat.kind == "human" and seat.user == user and seat.round == invitation.round + 1
        if not is_open and not is_taken_by_this:
            raise NoTable
        return invitation.seat

    # Who is known by which browser

    async def sign_out(self, user: str, address: str = "") -> None:
        """No cookie of this guest is good any more, and their lines end; the answer brings a new one."""
        await self._sign_outs.end(user, address, self.lines)

    # New tables

    async def create(self, user: str, wish: NewTable, address: str = "") -> str:
        """Makes a table; if nobody must be waited for, the game begins at once. Where it comes from is kept as a shade that nobody can read."""
        game = await describe.once(find, wish.game)
        game.meta.check_seats(len(wish.seats))
        game.meta.option_values(wish.options)
        bots = sum([seat.kind == "bot" for seat in wish.seats])
        seats = seats_of(wish.seats, user, await describe.once(describe.bot_names, wish.game, bots))
        clocks = [wish.clock.bank * MILLI] * len(seats) if wish.clock is not None else []
        row = TableRow(
            id=new_table_id(),
            game=wish.game,
            options=wish.options,
            seats=seats,
            host=user,
            public=wish.public,
            clock=wish.clock,
            secret=secrets.token_hex(32),
            clocks=clocks,
        )
        return await self._found(row, self.identity.shade(address) if address else "")

    async def teach(self, user: str, wish: NewLesson, address: str = "") -> str:
        """Makes the table of a lesson, at its first step."""
        lesson = (await describe.once(lessons.coach_of, wish.game, wish.lesson)).lesson
        seats = lessons.seats_of(lesson, await learner(lesson, wish.name), user)
        row = TableRow(
            new_table_id(), wish.game, lesson.options, seats, user, False, None, secrets.token_hex(32), lesson=lesson.id, steps=[0]
        )
        return await self._coached(row, address)

    async def pose(self, user: str, wish: NewPuzzle, address: str = "") -> str:
        """Makes the table of a puzzle, at its decision."""
        puzzle = (await describe.once(puzzles.all_puzzles)).get((wish.game, wish.puzzle))
        if puzzle is None:
            raise UnknownLesson(f"{wish.game[:40]} has no puzzle '{wish.puzzle[:40]}'")
        entries = await describe.once(puzzles.entries_of, puzzle)
        lesson = puzzle.lesson
        seats = lessons.seats_of(lesson, await learner(lesson, wish.name), user)
        row = TableRow(
            new_table_id(),
            wish.game,
            lesson.options,
            seats,
            user,
            False,
            None,
            secrets.token_hex(32),
            lesson=lesson.id,
            steps=[puzzle.begins],
        )
        return await self._coached(row, address, entries)

    async def _coached(self, row: TableRow, address: str, entries: Sequence[Entry] = ()) -> str:
        """A table with a coach; whatever was chosen before the first step is stored with it."""
        table = await self._found(row, self.identity.shade(address) if address else "", entries)
        # Whether or not it stays awake until that is stored.
        live = self._live[table]
        await self.store.write([store.keep_progress(row.host, Progress(row.game, row.lesson, 1, False, table))])
        live.spawn(live.coaching.prepare())
        return table

    async def puzzles(self, user: str, day: date) -> PuzzleDay:
        return await describe.in_its_thread(puzzles.day_of, day, await self.store.read(store.find_progress(user)))

    async def shelf(self, user: str) -> Shelf:
        return await describe.in_its_thread(lessons.shelf, await self.store.read(store.find_progress(user)))

    async def _rematch(self, old: TableRow, who: Connection) -> str:
        """The same people, and a new game, whose host is who asks for it; whoever sat first now sits last."""
        seats = [replace(seat, warm=False, lent=False, relieved=False, ready=False) for seat in [*old.seats[1:], old.seats[0]]]
        clocks = [old.clock.bank * MILLI] * len(seats) if old.clock is not None else []
        secret = secrets.token_hex(32)
        # Nothing else of the old game, such as who was helped, is true of the new one.
        row = TableRow(new_table_id(), old.game, old.options, seats, who.user, old.public, old.clock, secret, clocks=clocks)
        try:
            return await self._found(row, who.origin, members=[old.host])
        except (TooManyTables, TooManyNeighbours, TooManyToday) as trouble:
            raise Refusal("too-many", str(trouble)) from None

    async def _found(self, row: TableRow, origin: str, entries: Sequence[Entry] = (), members: Sequence[str] = ()) -> str:
        """A new table; its host, those who sit there and other `members` may come in."""
        async with self._founding:
            await self._host.make_room(row.host, origin)
            return await self._open(row, origin, entries, members)

    async def _open(self, row: TableRow, origin: str, entries: Sequence[Entry], members: Sequence[str]) -> str:
        session = None
        if row.can_begin():
            session = begun(row)
            row.stage = "playing"
            row.waiting = [int(seat) for seat in session.waiting()]
        row.touch()
        users = sorted({row.host, *members, *(seat.user for seat in row.seats if seat.user)})
        founded = store.add_table(row, snapshot_of(session) if session is not None else b"", users, origin)
        await self.store.write([*founded, *[store.add_entry(row.id, entry) for entry in entries]])
        self._add(LiveTable(row, session, NOTHING, [], self._services, origin))
        return row.id

    # The lobby

    async def lobby(self, user: str, payer: Payer = NOBODY) -> list[TableLine]:
        """A guest's own tables, and those that are shown to everybody."""
        own = await self.store.read(store.find_own(user), payer)
        known = {row.id for row in own}
        public = [row for row in map(self._latest, await self._public.rows()) if row.id not in known and row.is_listed()]
        lines = [self._line(row, user) for row in [*map(self._latest, own), *public[:MOST_LISTED]]]
        return sorted(lines, key=lambda line: (not line.mine, line.stage == "over", line.lesson != "", not line.asked, -line.changed))

    def _latest(self, row: TableRow) -> TableRow:
        """A row that was read a moment ago, as it is now."""
        return self._live[row.id].row if row.id in self._live else row

    def _line(self, row: TableRow, user: str) -> TableLine:
        own = row.seats_of(user)
        names = [BOT_PREFIX + seat.level if seat.kind == "bot" else seat.name for seat in row.seats if seat.kind != "open"]
        return TableLine(
            id=row.id,
            game=row.game,
            stage=row.stage,
            seats=names,
            free=len(row.free_seats()),
            mine=bool(own) or user == row.host,
            asked=is_asked(row, own),
            changed=row.changed,
            lesson=row.lesson,
            step=len(row.steps),
            until=told_until(row, self.limits, time.time()),
        )

    # Waking and sleeping

    async def open(self) -> None:
        """Clocks run although nobody looks, and go on from what they said when the house closed."""
        now = time.monotonic()
        for row in await self.store.read(store.find_ticking):
            self._sleepers.lay_down(row, row.clocks, now, has_bots_to_ask=True)

    async def wake_forever(self) -> None:
        """Wakes tables whose time has come, one after another, so that nobody has to wait for all of them."""
        while True:
            table_id = await self._sleepers.next()
            with alone(table_id, "woken"):
                try:
                    await self._table(table_id)
                except ThemisError as error:
                    log.error("table %s cannot be woken: %s", table_id, error)
                    if isinstance(error, StorageTrouble):
                        self._sleepers.snooze(table_id, time.monotonic() + SNOOZE_SECONDS)

    async def sweep_forever(self, seconds: float = SWEEP_SECONDS) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.keep_snapshots()
            self.sweep(time.monotonic(), PATIENCE)
            try:
                await self.forget_old(time.time())
            except Exception:
                log.exception("no tables are forgotten now")

    async def keep_snapshots(self) -> None:
        """The positions of all tables, one after another, so that nobody has to wait for them."""
        try:
            for table_id, table in list(self._live.items()):
                # Others sleep meanwhile, and may have risen anew.
                with alone(table_id, "stored"):
                    if self._live.get(table_id) is table:
                        await table.keep_snapshot()
        except StorageTrouble as trouble:
            log.warning("no snapshots now: %s", trouble)

    def sweep(self, now: float, patience: float) -> None:
        """Forgets the tables that nobody looks at; of those whose clocks run, only what the clocks say is remembered."""
        for table_id, table in list(self._live.items()):
            with alone(table_id, "put to sleep"):
                if table.is_idle(now, patience):
                    self._lay_down(table, now)
                else:
                    table.forget_past(now, patience)

    def _lay_down(self, table: LiveTable, now: float) -> None:
        if not table.timekeeping.is_quiet():
            self._sleepers.lay_down(table.row, table.clocks_left(), now, has_bots_to_ask=False)
            table.close()
        del self._live[table.row.id]

    async def forget_old(self, now: float) -> None:
        """Looks at some of the stored tables and forgets for good those whose time is over, one after another, so that nobody has to wait."""
        forgotten: Counter[Age] = Counter()
        try:
            for row in await self._tour.next():
                if kept_until(row, self.limits) < now and not self._is_needed(row.id):
                    await self._forget(row.id)
                    forgotten[age_of(row)] += 1
            await self.reviews.forget_old(now)
        except StorageTrouble as trouble:
            log.warning("no tables are forgotten now: %s", trouble)
        if forgotten:
            log.warning("old tables were forgotten: %s", told(forgotten))

    def _is_needed(self, table_id: str) -> bool:
        return table_id in self._live or any(table_id == opening for opening, _ in self._opening)

    async def _forget(self, table_id: str) -> None:
        self._leaving.add(table_id)
        try:
            await self.store.write(store.forget_table(table_id))
            self._sleepers.forget(table_id)
        finally:
            self._leaving.discard(table_id)

    def close(self) -> None:
        for table_id, table in self._live.items():
            with alone(table_id, "closed"):
                table.close()
        self.coaches.close()
        self.reviews.close()
        self.errands.close()

    def tables_alive(self) -> int:
        return len(self._live)

    def gauges(self) -> dict[str, float]:
        """What there is of everything now."""
        return {
            "themis_tables_live": len(self._live),
            "themis_tables_sleeping_with_clock": len(self._sleepers),
            "themis_lines": len(self.lines),
            "themis_bots_thinking": sum(len(table.thinking) for table in self._live.values()),
            **{f'themis_bots_waiting{{for="{rank.name.lower()}"}}': many for rank, many in self._services.workers.waiting().items()},
            "themis_storage_trouble": not self.store.is_working(),
            "themis_storage_waiting": self.store.waiting(),
        }

    async def _row(self, table_id: str, payer: Payer) -> TableRow:
        """What is known of a table without waking it."""
        if table_id in self._live:
            return self._live[table_id].row
        row = await self.store.read(store.find_row(table_id), payer) if table_id not in self._leaving else None
        if row is None:
            raise NoTable
        return self._latest(row)

    async def _table(self, table_id: str, payer: Payer = NOBODY) -> LiveTable:
        # A table that has just risen may sleep again before whoever waited for it goes on.
        while table_id not in self._live:
            if table_id in self._leaving:
                raise NoTable
            # Whoever wants the same table for another payer does not wait in the queue of this one.
            key = (table_id, payer.address)
            if key not in self._opening:
                self._opening[key] = asyncio.ensure_future(self._raise(table_id, payer))
                self._opening[key].add_done_callback(partial(self._opening.pop, key))
            await asyncio.shield(self._opening[key])
        return self._live[table_id]

    async def _raise(self, table_id: str, payer: Payer) -> None:
        """Takes a table out of the store; whatever else is wrong with what lies there is this table's trouble alone."""
        try:
            await self._load(table_id, payer)
        except ThemisError:
            raise
        except Exception as error:
            raise self.store.broken(table_id, error) from None

    async def _load(self, table_id: str, payer: Payer) -> None:
        async with self._waking.turn(table_id, payer):
            # Others may have woken it meanwhile, and it must never be awake twice.
            if table_id not in self._live:
                found = await self._waking.woken(table_id, payer)
                if found is None:
                    raise NoTable
                row = self._sleepers.rise(found.row, time.monotonic())
                self._add(LiveTable(row, found.session, found.trail, found.chats, self._services, found.origin))

    def _add(self, table: LiveTable) -> None:
        """One more table is awake; of those that nobody is at, the ones that were left longest ago go to sleep for it."""
        self._live[table.row.id] = table
        if len(self._live) <= self.limits.unvisited_tables:
            return
        now = time.monotonic()
        left = sorted([live for live in self._live.values() if live.is_idle(now, MOMENT)], key=lambda live: live.idle_since)
        for live in left[: max(len(left) - self.limits.unvisited_tables, 0)]:
            with alone(live.row.id, "put to sleep"):
                self._lay_down(live, now)


def is_asked(row: TableRow, own: list[int]) -> bool:
    """Whether a table waits for somebody with these seats: for a decision, for their consent, or to hear that they are ready."""
    if row.stage == "playing":
        return any(seat in own for seat in [*row.asked(), *row.asked_to_agree()])
    return not row.free_seats() and any(seat in own for seat in row.unready())
