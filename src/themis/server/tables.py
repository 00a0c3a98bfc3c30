"""A live table: a session, the people and bots around it, and one door through which everything happens in order.

A change is tried beside the session. Only when it is stored does the session take it over and is anybody told:
when the disk is full, nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, NamedTuple

from msgspec.structs import replace

from themis.core.frame import StateBase, forced
from themis.core.frame import waiting as asked_in
from themis.core.record import braces
from themis.core.session import Change, Session
from themis.server import practice, store
from themis.server.coaching import Coaching, back
from themis.server.conduct import Conduct, is_open, losers
from themis.server.connection import Connection, Letter, encoded
from themis.server.drafts import was_kept
from themis.server.errands import Errands
from themis.server.hinting import Hinting
from themis.server.hot import messages
from themis.server.hot.keys import Answered
from themis.server.identity import Identity
from themis.server.lessons import chance_of
from themis.server.pacing import Turns
from themis.server.past import Past
from themis.server.planning import Planning
from themis.server.protocol import SPECTATOR, Hello, Level, RequestState, Update
from themis.server.restore import begun, digest_of, snapshot_of
from themis.server.rows import Entry, EntryKind, Said, TableRow
from themis.server.rows import Planning as Plans
from themis.server.store import StorageTrouble, Store, Write
from themis.server.takebacks import Trail
from themis.server.thinking import Thinking
from themis.server.timekeeping import Timekeeping
from themis.server.workers import Workers

log: Final = logging.getLogger("themis.server")

# A page that lost at most this many changes is told only those, if its log is still the right one.
REMEMBERED_CUTS: Final = 64
# How long those who come and go are waited for before everybody is told.
CROWD_SECONDS: Final = 0.05


class Services(NamedTuple):
    """What every table needs of its house."""

    store: Store
    workers: Workers
    coaches: Workers
    identity: Identity
    rematch: Callable[[TableRow, Connection], Awaitable[str]]
    warning_seconds: float
    # The turns of bots, by the address that their table was made from.
    turns: Turns
    errands: Errands


class LiveTable:
    """A table in memory. Whoever changes it holds `mailbox`, and is served in the order of asking."""

    def __init__(
        self, row: TableRow, session: Session | None, trail: Trail, chats: list[Said], services: Services, origin: str = ""
    ) -> None:
        self.row = row
        # The shade of the address that the table was made from; unknown of old ones.
        self.origin: Final = origin
        # Who pays for the thoughts of its bots.
        self.payer: Final = (origin or row.host, row.host, row.id)
        self.session = session
        self.services: Final = services
        self.mailbox: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        # Everybody whose line is open, also those who have not said hello yet.
        self.visitors = 0
        self.chats: Final = deque(chats, maxlen=store.MOST_CHATS)
        self.trail = trail
        self.idle_since = time.monotonic()
        self.conduct: Final = Conduct(self.idle_since)
        self._answered: Final = Answered()
        self._answered.remember([said.key for said in chats if said.key], trail.latest[-1].version if trail.latest else 0)
        for entry in trail.latest:
            self._answered.remember([entry.key] if entry.key else [], entry.version)
        self._asked_since: dict[int, int] = {}
        self._cuts: Final[deque[tuple[int, int]]] = deque(maxlen=REMEMBERED_CUTS)
        self._pictured = -1
        self._telling: asyncio.TimerHandle | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._past: Past | None = None
        self.timekeeping: Final = Timekeeping(self)
        self.planning: Final = Planning(self)
        self.coaching: Final = Coaching(self)
        self.hinting: Final = Hinting(self)
        self.thinking: Final = Thinking(self)
        self.go_on()

    # Who is here

    def join(self, who: Connection, hello: Hello) -> None:
        """A page comes, or comes back: it is told whatever it does not know yet."""
        is_new = who not in self.connections
        self.connections.add(who)
        who.seats = self.row.seats_of(who.user)
        who.wants_all = hello.wants_all
        who.eyes = self._first_eyes(who.seats, hello.eyes)
        self.tell_table([who])
        if is_new:
            self._tell_soon()
        for said in self.chats:
            who.send(messages.chat(said))
        if self.session is not None:
            who.send(self._update(self.session, self._common(self.session), who.eyes, self._known(self.session, hello, who.eyes)))
        self.planning.show(who)
        self.spawn(self._let_bots_notice())

    def leave(self, who: Connection) -> None:
        self.idle_since = time.monotonic()
        if who in self.connections:
            self.connections.discard(who)
            if who.user not in self.online():
                self.conduct.leave(who.user, self.idle_since)
            self._tell_soon()
            self.spawn(self._let_bots_notice())

    async def _let_bots_notice(self) -> None:
        """Somebody came or went: who waits for the bots has changed."""
        async with self.mailbox:
            self.thinking.go_on()

    def online(self) -> set[str]:
        return {who.user for who in self.connections}

    def away(self) -> dict[str, float]:
        """The people at the table who are not there, and for how many seconds."""
        people = {seat.user for seat in self.row.seats if seat.kind == "human"}
        return self.conduct.away(people - self.online(), time.monotonic())

    def is_idle(self, now: float, patience: float) -> bool:
        """Whether the table can be forgotten until somebody comes: nobody is here, and nothing happens but that a clock may run."""
        is_busy = self.visitors or self.mailbox.locked() or self._tasks or not self.planning.is_quiet()
        return not is_busy and now - self.idle_since > patience

    def _first_eyes(self, seats: list[int], wished: int) -> int:
        if len(seats) == 1:
            return seats[0]
        return wished if wished in seats and wished in self.row.asked() else SPECTATOR

    def _settle_eyes(self, who: Connection) -> bool:
        """Several people at one screen: a hand leaves it as soon as its owner has nothing more to decide. True if the eyes changed."""
        before = who.eyes
        if len(who.seats) == 1:
            who.eyes = who.seats[0]
        elif who.eyes not in self.row.asked() or who.eyes not in who.seats:
            who.eyes = SPECTATOR
        return who.eyes != before

    def _known(self, session: Session, hello: Hello, eyes: int) -> int:
        """How many moves of its log a page may keep: as far back as anything was cut since the version it has."""
        if hello.eyes != eyes or not 0 <= hello.version <= session.version:
            return 0
        missed = [cut for version, cut in self._cuts if version > hello.version]
        if len(missed) != session.version - hello.version:
            return 0
        return max(min([hello.steps, len(session.story.groups), *missed]), 0)

    # Telling

    def tell_table(self, to: Iterable[Connection] | None = None) -> None:
        """Who sits where, to everybody if nobody is named."""
        online = self.online()
        players = {seat.user for seat in self.row.seats if seat.kind == "human"}
        watchers = len(online - players)
        told: dict[str, Letter] = {}
        around = messages.Around(online, self.away(), watchers, self.commitment(), self.planning.state(), self.coaching.state())
        for who in self.connections if to is None else to:
            # All who only watch see the same.
            whose = who.user if who.user in players or who.user == self.row.host else ""
            if whose not in told:
                told[whose] = encoded(messages.table(self.row, who.user, around, self.services.identity))
            who.post(told[whose])

    def _tell_soon(self) -> None:
        """Who comes and goes is told to all in a moment, once for however many: a crowd that leaves together must not be told of each."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(CROWD_SECONDS, self._tell_crowd)

    def _tell_crowd(self) -> None:
        self._telling = None
        self.tell_table()

    def tell_hands(self) -> None:
        """Who is ready with a plan, to everybody; at a shared screen the plan is put away."""
        self.tell_table()
        for who in self.connections:
            if self._settle_eyes(who):
                self.show(who)

    def tell_game(self, keep: int) -> None:
        """What happened, to everybody as far as they may know it; the moves before `keep` are as they were."""
        if self.session is None:
            return
        told: dict[tuple[int, int], Letter] = {}
        common = self._common(self.session)
        for who in self.connections:
            key = (who.eyes, keep) if not self._settle_eyes(who) else (who.eyes, 0)
            if key not in told:
                told[key] = encoded(self._update(self.session, common, key[0], key[1]))
            who.post(told[key])

    def tell_chat(self, said: Said) -> None:
        self.chats.append(said)
        letter = encoded(messages.chat(said))
        for who in self.connections:
            who.post(letter)

    def show(self, who: Connection) -> None:
        """The whole game to one page, from the start."""
        if self.session is not None:
            who.send(self._update(self.session, self._common(self.session), who.eyes, 0))
            self.planning.show(who)

    def _common(self, session: Session) -> messages.Common:
        return messages.common(session, self.clocks_left(), self.trail.corrections)

    def _update(self, session: Session, common: messages.Common, eyes: int, keep: int) -> Update:
        takebacks = [line.seen(eyes) for line in self.trail.takebacks]
        return messages.update(session, common, eyes, keep, takebacks, self.is_handed_over(session, eyes))

    def is_handed_over(self, session: Session, seat: int) -> bool:
        """Whether somebody else would lose their question by an undo, once too often (TAB-UNDO-02)."""
        if seat == SPECTATOR or self.conduct.may_take_question(self.row.seats[seat].user) or session.undo_refusal(seat):
            return False
        return bool(losers(self.row, session, seat))

    def commitment(self) -> str:
        return chance_of(self.row).commitment()

    def clocks_left(self) -> list[int]:
        return self.timekeeping.left()

    async def board_at(self, session: Session, step: int, who: Connection) -> dict[str, object]:
        """The board as it was after a number of choices; called with the mailbox held."""
        past = self._past = self._past or Past(session)
        state = past.at(step) if past.is_near(step) else await self.services.errands.do_in_turn(who.payer, past.at, step)
        return session.game.view(state, who.eyes)

    def forget_past(self, now: float, patience: float) -> None:
        if self._past is not None and now - self._past.used > patience:
            self._past = None

    # Changing; all of these are called with the mailbox held

    def answered(self, key: str) -> int | None:
        """The version that a command led to which was already carried out; ReusedId if another one was, with the same id."""
        if self.session is not None and was_kept(self.row, key):
            return int(self.session.version)
        return self._answered.version(key)

    def remember(self, key: str) -> None:
        self._answered.remember([key], int(self.session.version) if self.session is not None else 0)

    async def keep_choices(self, changes: list[Change], keys: dict[int, str]) -> None:
        """Stores choices, all or none, and whatever follows from them without a choice, makes them true, then tells them; `keys` are by seat."""
        assert self.session is not None
        step, before = len(self.session.record.lines) + 1, self._moment()
        await self._store_choices(changes, keys)
        try:
            while (change := self._forced_change()) is not None:
                await self._store_choices([change], {})
        except StorageTrouble as trouble:
            # What could not be stored has not happened: its seat is asked, as if there were something to choose.
            log.warning("table %s: %s", self.row.id, trouble)
        self._settle(before, step)

    def _forced_change(self) -> Change | None:
        """What makes itself now, unless its person wants to be asked."""
        if self.session is None or forced(self.session.state) is None:
            return None
        asked = self.asked()
        if len(asked) != 1:
            return None
        seat = self.row.seats[asked[0]]
        if any(who.user == seat.user and who.wants_all for who in self.connections):
            return None
        return self.session.follow_up(is_undoable=self.bot_level(asked[0]) is None)

    async def _store_choices(self, changes: list[Change], keys: dict[int, str]) -> None:
        assert self.session is not None
        first, version, seats = len(self.session.record.lines) + 1, int(self.session.version) + 1, [change.line.seat for change in changes]
        row, gifts = self._row_after(seats, changes[-1].state)
        row = self.coaching.after(row.chosen_by(seats), self.session, changes)
        entries = [self._entry(change, version + i, first + i, keys) for i, change in enumerate(changes)]
        ending: list[Write] = []
        if row.stage == "over":
            ending = [store.keep_snapshot(row.id, self._picture_after(changes)), *practice.writes(row, self.session, changes)]
        written = [store.add_entry(row.id, entry) for entry in entries]
        await self.services.store.write([*written, store.keep_table(row), *self.coaching.writes(row), *ending])
        self._asked_since = self._same_questions(changes[-1].state, row.waiting, seats)
        for change, entry in zip(changes, entries, strict=True):
            self.session.accept(change)
            if self.bot_level(change.line.seat) is not None:
                # Otherwise a bot could be asked what to choose where nobody gives hints (TAB-UNDO-01).
                self.session.seal()
            self._cut(entry)
        self.conduct.choose({row.seats[seat].user for seat in seats})
        self._end_request(row)
        self._take_over(row, gifts)

    def _entry(self, change: Change, version: int, step: int, keys: dict[int, str]) -> Entry:
        assert self.session is not None
        line, position = change.line, digest_of(self.session.game, change.state)
        return Entry(version, "choose", line.seat, line.text, braces(line.outcomes), step, keys.get(line.seat, ""), position)

    def _picture_after(self, changes: list[Change]) -> bytes:
        """The end of a game, with its result: whatever becomes of the rules, it stays."""
        assert self.session is not None
        twin = self.session.twin()
        for change in changes:
            twin.accept(change)
        return snapshot_of(twin)

    async def keep_past(self, past: Session, kind: EntryKind, seat: int, key: str, line: bytes = b"") -> None:
        """Stores that something was taken back, then makes it true, then tells it; a `line` stays in the log."""
        step = len(past.record.lines)
        before, (row, gifts) = self._moment(), self._row_after([seat], past.state, is_past=True)
        row = back(row, step)
        entry = Entry(int(past.version), kind, seat, "", line.decode(), step, key)
        # From a snapshot one can only go forward.
        snapshot = store.keep_snapshot(row.id, snapshot_of(past))
        await self.services.store.write([store.add_entry(row.id, entry), store.keep_table(row), snapshot])
        self._asked_since = self._same_questions(past.state, row.waiting, [seat])
        self.session, self.trail = past, self.trail.after(entry)
        self._past = self._past.cut(past) if self._past is not None else None
        if kind == "undo":
            self._end_request(row)
        self._cut(replace(entry, step=step + 1))
        self._take_over(row, gifts)
        self._settle(before, step + 1)

    def _row_after(self, seats: list[int], state: StateBase, is_past: bool = False) -> tuple[TableRow, dict[int, int]]:
        """The row of the table when the seats have changed the game to this, and the milliseconds that it gives to seats.

        Who is no longer asked because the past has come back has spent no time (TAB-UNDO-03).
        """
        waiting = [int(asked) for asked in asked_in(state)]
        gifts = {seat: self.timekeeping.reward(seat, waiting) for seat in seats}
        if is_past:
            gifts.update({seat: self.timekeeping.spent(seat) for seat in self.row.waiting if seat not in seats and seat not in waiting})
        clocks = [left + gifts.get(seat, 0) for seat, left in enumerate(self.clocks_left())]
        row = replace(self.row, waiting=waiting, planning=Plans(), clocks=clocks, stage="over" if state.over else "playing")
        row.request = row.request if is_open(row.request, bool(state.over)) else None
        row.touch()
        return row, gifts

    def _cut(self, entry: Entry) -> None:
        """The game has changed from a move on."""
        self._cuts.append((entry.version, entry.step))
        if entry.key:
            self.remember(entry.key)

    def _end_request(self, row: TableRow) -> None:
        """Whoever asked has asked in vain if the game goes on without an answer (TAB-ASK-05)."""
        if self.row.request is not None and row.request is None:
            self.conduct.ask_in_vain(self.row.request.seat, time.monotonic())

    def _take_over(self, row: TableRow, gifts: dict[int, int]) -> None:
        self.timekeeping.give(gifts)
        self.row = row

    def _moment(self) -> tuple[str, str, int, RequestState | None]:
        return self.row.stage, self.planning.verb(), self.coaching.step(), self.row.request

    def _settle(self, before: tuple[str, str, int, RequestState | None], keep: int) -> None:
        """Lets the changed game go on and tells it; before, the table was at that moment."""
        is_news = before != self._moment() or self.planning.verb()
        self.go_on()
        self.tell_game(keep)
        if is_news:
            self.tell_table()

    def is_current(self, seat: int, version: int) -> bool:
        """Whether a choice for this version still answers what the seat is asked: others who decide in secret at the same time change nothing."""
        now = int(self.session.version) if self.session is not None else 0
        return self._asked_since.get(seat, now) <= version <= now

    def _same_questions(self, state: StateBase, waiting: list[int], choosers: list[int]) -> dict[int, int]:
        """The seats that go on being asked the same together, and since which version."""
        if self.session is None or state.over or not state.stack[-1].is_secret():
            return {}
        before = int(self.session.version)
        asked = [seat for seat in waiting if seat in self.row.waiting and seat not in choosers]
        return {seat: self._asked_since.get(seat, before) for seat in asked}

    async def keep_row(self, row: TableRow, writes: list[Write] | None = None) -> None:
        """Stores a change of the table around the game; whoever was waited for last begins the game."""
        session = self.session
        if row.stage == "gathering" and row.can_begin():
            session = begun(row)
            row = replace(row, stage="playing", waiting=[int(seat) for seat in session.waiting()])
            writes = [*(writes or []), store.keep_snapshot(row.id, snapshot_of(session))]
        row = replace(self.planning.timed(row), clocks=self.clocks_left())
        row.touch()
        await self.services.store.write([*(writes or []), store.keep_table(row)])
        has_begun = session is not self.session
        self.row, self.session = row, session
        for who in self.connections:
            who.seats = row.seats_of(who.user)
        self.go_on()
        self.tell_table()
        if has_begun:
            self.tell_game(0)

    async def keep_snapshot(self) -> None:
        """Stores the position, unless it is stored already; choices that are made later are played on from it."""
        async with self.mailbox:
            if self.session is not None and self._pictured != self.session.version:
                await self.services.store.write([store.keep_snapshot(self.row.id, snapshot_of(self.session))])
                self._pictured = int(self.session.version)

    async def sit(self, number: int, user: str, name: str) -> None:
        """A guest takes a free seat; the link that led there leads nowhere from now on."""
        seat = replace(self.row.seats[number], kind="human", user=user, name=name, round=self.row.seats[number].round + 1)
        await self.keep_row(self.row.with_seat(number, seat), [store.add_member(self.row.id, user)])

    # Clocks and bots

    def go_on(self) -> None:
        """Lets run whoever is asked now: a person's clock, or a bot."""
        self.timekeeping.go_on()
        self.planning.go_on()
        self.thinking.go_on()

    async def warm(self, number: int, lent: bool) -> None:
        """A bot plays for whoever sits there; `lent`, if it is not their own wish."""
        await self.keep_row(self.row.with_seat(number, replace(self.row.seats[number], warm=True, lent=lent)))

    async def take_back_seats(self, numbers: list[int]) -> None:
        """People play themselves again."""
        row = self.row
        for number in numbers:
            self.planning.forget(number)
            self.timekeeping.give_time_to_return(number)
            row = row.with_seat(number, replace(row.seats[number], warm=False, lent=False))
        await self.keep_row(row)

    async def welcome_back(self, user: str) -> None:
        """Whoever comes finds a seat of theirs free that others had left to a bot (TAB-SEAT-05)."""
        async with self.mailbox:
            lent = [seat for seat in self.row.seats_of(user) if self.row.seats[seat].lent]
            if lent and self.row.stage in ("gathering", "playing"):
                await self.take_back_seats(lent)

    def close(self) -> None:
        """The house closes: what is stored is enough to go on."""
        self.timekeeping.stop()
        self.planning.stop()
        if self._telling is not None:
            self._telling.cancel()
        for task in self._tasks:
            task.cancel()
        for who in self.connections:
            who.close(1012)

    def steps(self) -> int:
        """How many choices were made."""
        return len(self.session.record.lines) if self.session is not None else 0

    def asked(self) -> list[int]:
        if self.session is None or self.row.stage != "playing" or self.row.paused:
            return []
        asked = [int(seat) for seat in self.session.waiting()]
        return [seat for seat in asked if not self.coaching.holds_back(seat, asked)]

    def bot_level(self, number: int) -> Level | None:
        seat = self.row.seats[number]
        return seat.level if seat.kind == "bot" or seat.warm else None

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Lets something happen at the table; if it fails, the log tells."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s", self.row.id, exc_info=task.exception())
