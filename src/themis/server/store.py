"""Where tables are kept: SQLite in WAL mode behind SQLAlchemy Core.

One thread writes. Whatever tables hand in while it is busy goes into its next transaction, so that a busy house pays for few commits;
a write is done when its transaction is committed, and only then may anybody be told of it.
Choices are only ever appended: a choice that was taken back is followed by an entry that says so.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from themis.server import metrics, pages
from themis.server.logs import Trouble
from themis.server.opening import Kept as Kept
from themis.server.opening import Lock, ages_of, cause_of, inspected, open_connection, open_engine, prepare
from themis.server.opening import StorageTrouble as StorageTrouble
from themis.server.pacing import NOBODY, Payer
from themis.server.pages import CHECKED_FIRST
from themis.server.rows import Entry, Progress, Said, Stored, TableRow
from themis.server.schema import CHATS, ENTRIES, MEMBERS, PROGRESS, SNAPSHOTS, TABLES
from themis.server.statements import (
    ADD_CHAT,
    ADD_ENTRY,
    ADD_MEMBER,
    FORGET,
    KEEP_AGE,
    KEEP_PROGRESS,
    KEEP_SNAPSHOT,
    KEEP_TABLE,
    MOST_ROWS,
    TRIM_CHATS,
    Statement,
)
from themis.server.threads import BESIDE, Stopwatch

T = TypeVar("T")
Write: TypeAlias = tuple[Statement, tuple[object, ...]]
Job: TypeAlias = tuple[list[Write], asyncio.Future[None]]

log: Final = logging.getLogger("themis.server")

UNSTORED: Final = "the game cannot be stored just now"
UNREADABLE: Final = "the game cannot be read just now"
BUSY_SECONDS: Final = 5.0
MOST_CHATS: Final = 200
MOST_LISTED: Final = 40


class Store:
    """The database of a house. Every method may be called from the event loop; none of them blocks it."""

    def __init__(
        self, path: Path, busy_seconds: float = BUSY_SECONDS, is_durable: bool = False, checked_first: int = CHECKED_FIRST
    ) -> None:
        # By whatever name a database is called, it is the same one.
        path = path.resolve()
        # msgspec finds out what a struct is made of when the first one is read, and crashes if two threads do so at the same time.
        for kind in Stored.__subclasses__():
            msgspec.json.Decoder(kind)
        self._lock: Final = Lock(path)
        self._writing: Final = Trouble(log, "nothing can be stored", "games are stored again")
        self._reading: Final = Trouble(log, "nothing can be read", "games are read again")
        # One table's trouble, of whomever it is: that others can be read does not end it.
        self._broken: Final[set[str]] = set()
        self._rows: Final = Trouble(log, "what is stored of a table cannot be read", "")
        self._is_small: Final = path.stat().st_size <= checked_first
        # What is wrong with its pages, as far as it was found after the start: nothing is written among damaged ones.
        self.damage = ""
        self._path: Final = path
        self._engine: Final = open_engine(path, busy_seconds)
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        try:
            self.lost: Final = inspected(path, self._is_small)
            self.key: Final = prepare(self._engine)
            self.ages: Final = ages_of(self._engine)
        except StorageTrouble:
            self._engine.dispose()
            self._lock.close()
            raise
        self._connection: Final = open_connection(path, busy_seconds, is_durable)
        self._writer: Final = threading.Thread(target=self._write_all, name="themis-store", daemon=True)
        self._writer.start()
        self.pages: Final = None if self._is_small else pages.Reading(path, self._tell_damage)

    async def write(self, writes: list[Write]) -> None:
        """Returns when everything is committed; raises StorageTrouble when nothing was."""
        if self.damage:
            raise StorageTrouble(UNSTORED)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((writes, done))
        await done

    async def read(self, question: Callable[[sa.Connection], T], payer: Payer = NOBODY) -> T:
        watch = Stopwatch()
        try:
            return await asyncio.to_thread(partial(BESIDE.run, watch.run, self._read, question))
        finally:
            payer.pay(watch.seconds)

    def health(self) -> Literal["good", "trouble", "damaged"]:
        return "trouble" if self._writing.cause or self._reading.cause else "damaged" if self.lost or self.damage else "good"

    def is_working(self) -> bool:
        return not (self._writing.cause or self._reading.cause or self.damage)

    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Waits for what is still being written."""
        if self.pages is not None:
            self.pages.call_off()
        self._jobs.put(None)
        self._writer.join()
        self._connection.close()
        self._engine.dispose()
        self._lock.close()

    def broken(self, table: str, error: Exception) -> StorageTrouble:
        """What becomes of a table that can be read, but makes no sense; the log tells it once, however many come for it."""
        if table not in self._broken:
            self._broken.add(table)
            # What a changed letter is known to bring about needs no traceback.
            trace = None if isinstance(error, msgspec.MsgspecError) else error
            log.error("what is stored of table %s makes no sense: %s", table, type(error).__name__, exc_info=trace)
        return StorageTrouble(UNREADABLE)

    def _read(self, question: Callable[[sa.Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                found = question(connection)
        except msgspec.MsgspecError as error:
            self._rows.note(cause_of(error))
            raise StorageTrouble(UNREADABLE) from None
        except SQLAlchemyError as error:
            if is_of_row(error):
                self._rows.note("a text that is none")
            else:
                self._tell(self._reading, error)
            raise StorageTrouble(UNREADABLE) from None
        self._reading.note("")
        return found

    def _tell(self, trouble: Trouble, error: Exception) -> None:
        if pages.is_damage(error):
            self._tell_damage(pages.told(self._path, cause_of(error)))
        else:
            trouble.note(cause_of(error))

    def _tell_damage(self, damage: str) -> None:
        """Once: whoever comes upon it next has nothing to add."""
        if not self.damage:
            self.damage = damage
            log.error("%s; nothing more is stored", damage)

    def _write_all(self) -> None:
        while True:
            batch = self._next_batch()
            if not batch:
                return
            self._commit(batch)

    def _next_batch(self) -> list[Job]:
        """Waits for a job and takes all others that are there; nothing when the store is closed."""
        batch = []
        job = self._jobs.get()
        while job is not None:
            # From here on nobody can call it off; what was called off before is left out.
            if not job[1].cancelled():
                batch.append(job)
            if batch and self._jobs.empty():
                return batch
            job = self._jobs.get()
        if batch:
            self._jobs.put(None)
        return batch

    def _commit(self, batch: list[Job]) -> None:
        began = time.monotonic()
        try:
            self._execute([write for writes, _ in batch for write in writes])
            metrics.COMMIT.add(time.monotonic() - began)
        except Exception as error:
            # The thread must live: whoever writes later would wait for ever.
            self._refuse(batch, error)
            return
        self._writing.note("")
        answer(batch, "")

    def _refuse(self, batch: list[Job], error: Exception) -> None:
        """One table's trouble must not become the others', unless it is the trouble of the whole database."""
        if len(batch) > 1 and not isinstance(error, sqlite3.OperationalError):
            for job in batch:
                self._commit([job])
            return
        self._tell(self._writing, error)
        # What went wrong inside is the log's business, not a guest's.
        answer(batch, UNSTORED)

    def _execute(self, writes: list[Write]) -> None:
        grouped: dict[Statement, list[tuple[object, ...]]] = {}
        for statement, values in writes:
            grouped.setdefault(statement, []).append(values)
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        try:
            for statement, rows in grouped.items():
                # Many rows in one statement: after each statement this thread must wait for its turn among the others.
                for first in range(0, len(rows), MOST_ROWS):
                    some = rows[first : first + MOST_ROWS]
                    run(statement.texts[len(some)], [value for values in some for value in values])
            run("COMMIT")
        except Exception:
            self._connection.rollback()
            raise


def is_of_row(error: SQLAlchemyError) -> bool:
    """SQLite has found what it was asked for, but a text in it is none."""
    cause = getattr(error, "orig", None)
    return isinstance(cause, sqlite3.OperationalError) and not hasattr(cause, "sqlite_errorcode")


def answer(batch: list[Job], trouble: str) -> None:
    """Wakes the event loop once for all of them."""
    batch[0][1].get_loop().call_soon_threadsafe(settle, [done for _, done in batch], trouble)


def settle(waiting: list[asyncio.Future[None]], trouble: str) -> None:
    for done in waiting:
        if done.cancelled():
            continue
        if trouble:
            done.set_exception(StorageTrouble(trouble))
        else:
            done.set_result(None)


# What is asked


def find_table(table: str) -> Callable[[sa.Connection], tuple[TableRow, bytes] | None]:
    """The row of a table and its last snapshot."""

    def ask(connection: sa.Connection) -> tuple[TableRow, bytes] | None:
        both = sa.select(TABLES.c.row, SNAPSHOTS.c.snapshot).join(SNAPSHOTS, SNAPSHOTS.c.id == TABLES.c.id)
        found = connection.execute(both.where(TABLES.c.id == table)).one_or_none()
        return (TableRow.read(found.row), found.snapshot) if found is not None else None

    return ask


class Asleep(NamedTuple):
    """All that is stored of a table; `origin` is the shade of the address that it was made from, empty if that is not known."""

    row: TableRow
    snapshot: bytes
    entries: list[Entry]
    chats: list[Said]
    origin: str


def find_asleep(table: str) -> Callable[[sa.Connection], Asleep | None]:
    def ask(connection: sa.Connection) -> Asleep | None:
        found = find_table(table)(connection)
        if found is None:
            return None
        origin = connection.execute(sa.select(TABLES.c.origin).where(TABLES.c.id == table)).scalar_one()
        return Asleep(*found, find_entries(table)(connection), find_chats(table)(connection), str(origin))

    return ask


def find_row(table: str) -> Callable[[sa.Connection], TableRow | None]:
    def ask(connection: sa.Connection) -> TableRow | None:
        found = connection.execute(sa.select(TABLES.c.row).where(TABLES.c.id == table)).scalar_one_or_none()
        return TableRow.read(found) if found is not None else None

    return ask


def find_entries(table: str) -> Callable[[sa.Connection], list[Entry]]:
    def ask(connection: sa.Connection) -> list[Entry]:
        found = connection.execute(sa.select(ENTRIES).where(ENTRIES.c.id == table).order_by(ENTRIES.c.version))
        return [Entry(row.version, row.kind, row.seat, row.choice, row.outcomes, row.step, row.key, row.digest) for row in found]

    return ask


def find_chats(table: str) -> Callable[[sa.Connection], list[Said]]:
    """The last lines that were said, oldest first."""

    def ask(connection: sa.Connection) -> list[Said]:
        found = connection.execute(sa.select(CHATS.c.line).where(CHATS.c.id == table).order_by(CHATS.c.said.desc()).limit(MOST_CHATS))
        return [Said.read(row.line) for row in reversed(found.all())]

    return ask


def find_own(user: str) -> Callable[[sa.Connection], list[TableRow]]:
    """The tables that have let a guest in, the last changed first."""

    def ask(connection: sa.Connection) -> list[TableRow]:
        own = sa.select(MEMBERS.c.id).where(MEMBERS.c.user == user)
        found = connection.execute(sa.select(TABLES.c.row).where(TABLES.c.id.in_(own)).order_by(TABLES.c.changed.desc()).limit(MOST_LISTED))
        return [table for row in found if (table := readable(row.row)) is not None]

    return ask


def readable(row: bytes) -> TableRow | None:
    """A row that cannot be read is its own table's trouble, not that of the whole lobby."""
    try:
        return TableRow.read(row)
    except msgspec.MsgspecError:
        return None


def is_member(table: str, user: str) -> Callable[[sa.Connection], bool]:
    def ask(connection: sa.Connection) -> bool:
        return connection.execute(sa.select(MEMBERS.c.user).where(MEMBERS.c.id == table, MEMBERS.c.user == user)).first() is not None

    return ask


def count_members(table: str, user: str) -> Callable[[sa.Connection], tuple[int, bool]]:
    """How many guests a table has let in, and whether this is one of them."""

    def ask(connection: sa.Connection) -> tuple[int, bool]:
        members = connection.execute(sa.select(sa.func.count()).where(MEMBERS.c.id == table)).scalar_one()
        return members, is_member(table, user)(connection)

    return ask


def find_ticking(connection: sa.Connection) -> list[TableRow]:
    """The tables whose clocks run although nobody may be looking."""
    found = connection.execute(sa.select(TABLES.c.row).where(TABLES.c.ticking))
    return [table for row in found if (table := readable(row.row)) is not None]


def find_progress(user: str) -> Callable[[sa.Connection], list[Progress]]:
    def ask(connection: sa.Connection) -> list[Progress]:
        # A table that has left the house is no place to go on.
        both = sa.select(PROGRESS, TABLES.c.id).outerjoin(TABLES, TABLES.c.id == PROGRESS.c.at)
        found = connection.execute(both.where(PROGRESS.c.user == user))
        return [Progress(row.game, row.lesson, row.reached, row.done, row.id or "") for row in found]

    return ask


# What is written


def add_table(row: TableRow, snapshot: bytes, users: list[str], origin: str = "") -> list[Write]:
    return [keep_table(row, origin), keep_snapshot(row.id, snapshot), *[add_member(row.id, user) for user in users]]


def forget_table(table: str) -> list[Write]:
    return [(deletion, (table,)) for deletion in FORGET]


def add_member(table: str, user: str) -> Write:
    return ADD_MEMBER, (table, user)


def keep_table(row: TableRow, origin: str = "") -> Write:
    """Where a table comes from is kept when it is new, and stays."""
    return KEEP_TABLE, (row.id, row.written(), row.is_listed(), row.is_ticking(), row.changed, row.host, origin)


def keep_age(user: str, age: int) -> Write:
    return KEEP_AGE, (user, age)


def keep_progress(user: str, made: Progress) -> Write:
    return KEEP_PROGRESS, (user, made.game, made.lesson, made.reached, made.done, made.table)


def keep_snapshot(table: str, snapshot: bytes) -> Write:
    return KEEP_SNAPSHOT, (table, snapshot)


def add_entry(table: str, entry: Entry) -> Write:
    change = (table, entry.version, entry.kind, entry.seat, entry.choice, entry.outcomes, entry.step, entry.key, int(time.time()))
    return ADD_ENTRY, (*change, entry.digest)


def add_chat(table: str, said: Said) -> Write:
    return ADD_CHAT, (table, said.said, said.written())


def trim_chats(table: str, last: int) -> Write:
    """When a line is the last one, those before it that nobody reads any more are forgotten."""
    return TRIM_CHATS, (table, last - MOST_CHATS)


@contextmanager
def alone(table_id: str, what: str) -> Iterator[None]:
    """Whatever goes wrong with one table must not stop what is done with all of them; trouble with the disk concerns all."""
    try:
        yield
    except StorageTrouble:
        raise
    except Exception:
        log.exception("table %s cannot be %s", table_id, what)
