"""How a database is opened: taken for one server alone, looked at for damage, and brought up to date."""

from __future__ import annotations

import logging
import os
import secrets
import sqlite3
import struct
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # Windows has other locks.
    fcntl = None  # type: ignore[assignment]

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from themis.errors import ThemisError
from themis.server import pages, wal
from themis.server.schema import ACHIEVED, AGES, HOUSE, MEMBERS, META, PLAYED, PROGRESS, SCHEMA, TABLES, UPGRADES

log: Final = logging.getLogger("themis.server")

# Tables write the same few pages again and again: the longer one waits, the fewer of them are copied into the database.
PAGES_BETWEEN_CHECKPOINTS: Final = 4_000
# A log that has grown beyond this, because somebody read for long meanwhile, is cut when it begins again from its start.
LARGEST_LOG: Final = 32_000_000
# No database reaches so far.
BEYOND: Final = 1 << 62


class StorageTrouble(ThemisError):
    """The disk is full, the database is locked or broken: nothing was stored, so nothing happened."""


class Kept(StorageTrouble):
    """The database is another server's."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"another server keeps its games in {path}")


class Lock:
    """Two servers would overwrite each other's games. SQLite's own lock on a file beside the database goes with its process, however that ends.

    Another name of the same file, a hard link, has another file beside it: so a byte of the database itself is locked as well, one that it will
    never have, where the system knows locks that last until they are given back.
    """

    def __init__(self, path: Path) -> None:
        create(path)
        create(Path(f"{path}.lock"))
        self._beside: Final = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        self._itself: Final = os.open(path, os.O_RDWR)
        try:
            self._beside.execute("BEGIN EXCLUSIVE")
            lock_file(self._itself)
        except (sqlite3.Error, OSError) as error:
            self.close()
            if isinstance(error, BlockingIOError) or getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_BUSY:
                raise Kept(path) from None
            raise StorageTrouble(f"no games can be kept in {path}: {error}") from None

    def close(self) -> None:
        """After all connections of this process: whoever closes a file that SQLite has locked unlocks it."""
        self._beside.close()
        os.close(self._itself)


def lock_file(file: int) -> None:
    """BlockingIOError if another has it."""
    if fcntl is not None and hasattr(fcntl, "F_OFD_SETLK"):
        try:
            fcntl.fcntl(file, fcntl.F_OFD_SETLK, struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, BEYOND, 1, 0))
        except BlockingIOError:
            raise
        except OSError as error:
            # Not every file system knows such locks.
            log.warning("a second name of the database would not be noticed: %s", error.strerror)


def inspected(path: Path, is_small: bool) -> str:
    """What a damaged log has lost, as a sentence; empty if nothing. A damaged database is refused, unless it takes long to find that out."""
    try:
        lost = wal.damage(path)
        if lost:
            log.error("%s", lost)
        if is_small:
            pages.check_pages(path)
    except (wal.UnreadableLog, pages.Damaged) as trouble:
        raise StorageTrouble(str(trouble)) from None
    return lost


def create(path: Path) -> None:
    """Secrets of running games are inside: the file belongs to its owner alone from its first byte."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StorageTrouble(f"no games can be kept in {path}: {error.strerror}") from None


def open_connection(path: Path, busy_seconds: float, is_durable: bool) -> sqlite3.Connection:
    """For the writing thread: what SQLAlchemy does around a single choice takes longer than storing it."""
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
    set_pragmas(connection, None)
    connection.execute(f"PRAGMA wal_autocheckpoint={PAGES_BETWEEN_CHECKPOINTS}")
    connection.execute(f"PRAGMA journal_size_limit={LARGEST_LOG}")
    if is_durable:
        connection.execute("PRAGMA synchronous=FULL")
    return connection


def open_engine(path: Path, busy_seconds: float) -> sa.Engine:
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": busy_seconds})
    sa.event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: object, _: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    # WAL with NORMAL survives a killed server; FULL also survives a power cut, for a disk flush with every commit of many tables.
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare(engine: sa.Engine) -> bytes:
    """Makes the tables if they are not there, brings those of an earlier age up to date, refuses others, and returns the house's signing key."""
    try:
        META.create_all(engine)
        with engine.begin() as connection:
            # Else a change of a table would be kept although what follows it fails.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            found: dict[str, bytes] = {row.name: row.value for row in connection.execute(sa.select(HOUSE))}
            if not found:
                found = {"schema": SCHEMA, "key": secrets.token_bytes(32)}
                connection.execute(sa.insert(HOUSE), [{"name": name, "value": value} for name, value in found.items()])
            while found.get("schema") in UPGRADES:
                for statement in UPGRADES[found["schema"]]:
                    connection.exec_driver_sql(statement)
                found["schema"] = b"%d" % (int(found["schema"]) + 1)
                connection.execute(sa.update(HOUSE).where(HOUSE.c.name == "schema").values(value=found["schema"]))
            for index in TABLES.indexes:
                index.create(connection, checkfirst=True)
    except SQLAlchemyError as error:
        raise StorageTrouble(f"the database cannot be used: {cause_of(error)}") from None
    if found.get("schema") != SCHEMA:
        raise StorageTrouble("the database was made by another version of Themis")
    return found["key"]


def find_ages(connection: sa.Connection) -> dict[str, int]:
    """How often guests have ended all their sign-ins."""
    return {row.user: row.age for row in connection.execute(sa.select(AGES))}


def ages_of(engine: sa.Engine) -> dict[str, int]:
    """Nobody is served without them: whoever was signed out would be known again by the cookies that were meant to end."""
    try:
        with engine.connect() as connection:
            ages = find_ages(connection)
    except SQLAlchemyError as error:
        raise StorageTrouble(
            f"the database does not tell any more who has signed out ({cause_of(error)}); put a backup in its place"
        ) from None
    for user in forgotten(engine):
        del ages[user]
    return ages


def forgotten(engine: sa.Engine) -> list[str]:
    """Guests to whom nothing belongs any more, whose ages are forgotten before anybody is served.

    An earlier cookie of theirs makes somebody a guest to whom nothing will ever belong, for their own last one is good no more either.
    """
    owners = [sa.exists().where(column == AGES.c.user) for column in (MEMBERS.c.user, PROGRESS.c.user, PLAYED.c.user, ACHIEVED.c.user)]
    try:
        with engine.begin() as connection:
            deletion = sa.delete(AGES).where(*[~owner for owner in owners]).returning(AGES.c.user)
            return [row.user for row in connection.execute(deletion).all()]
    except SQLAlchemyError as error:
        # What cannot be read or written now can wait.
        log.warning("no sign-outs are forgotten now: %s", cause_of(error))
        return []


def cause_of(error: Exception) -> str:
    cause = error if isinstance(error, sqlite3.Error) else getattr(error, "orig", None)
    return str(cause) if cause is not None else type(error).__name__
