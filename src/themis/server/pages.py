"""Whether the pages of a database are whole.

To read all of a large one takes longer than anybody should wait for a server, so it is served meanwhile: what has been found then stops
every further change.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

# Read in a second or two, also from a slow disk.
CHECKED_FIRST: Final = 50_000_000
INTERRUPT_SECONDS: Final = 0.05
DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class Damaged(Exception):
    """The database cannot be used as it is."""


class Reading:
    """Reads all pages on a thread of its own, beside whoever uses the database, and tells if one makes no sense."""

    def __init__(self, database: Path, tell: Callable[[str], None]) -> None:
        self._database: Final = database
        self._tell: Final = tell
        self._connection: Final = sqlite3.connect(database, check_same_thread=False)
        self._is_called_off = False
        self._thread: Final = threading.Thread(target=self._read, name="themis-pages", daemon=True)
        self._thread.start()

    def _read(self) -> None:
        with closing(self._connection):
            found = findings(self._connection)
        if found and not self._is_called_off:
            self._tell(told(self._database, found))

    def wait(self) -> None:
        self._thread.join()

    def call_off(self) -> None:
        self._is_called_off = True
        while self._thread.is_alive():
            # Before it has begun this does nothing; when it has just ended there is no connection any more.
            with suppress(sqlite3.ProgrammingError):
                self._connection.interrupt()
            self._thread.join(INTERRUPT_SECONDS)


def check_pages(database: Path) -> None:
    """Raises Damaged for a database with pages that SQLite cannot make sense of."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            found = findings(connection)
    except sqlite3.Error as error:
        found = str(error)
    if found:
        raise Damaged(told(database, found))


def findings(connection: sqlite3.Connection) -> str:
    """What SQLite cannot make sense of, and of which tables; empty if all is well."""
    found = checked(connection, "1")
    if not found:
        return ""
    try:
        names = [str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    except sqlite3.Error as error:
        return str(error)
    # Asked for all at once, it does not say which they are.
    tables = [name for name in names if checked(connection, f"'{name}'")]
    return f"{found}, in {', '.join(tables)}" if tables else found


def checked(connection: sqlite3.Connection, what: str) -> str:
    """The first thing that is wrong; empty if nothing is."""
    try:
        found = str(connection.execute(f"PRAGMA quick_check({what})").fetchone()[0])
    except sqlite3.Error as error:
        found = str(error)
    return "" if found == "ok" else " ".join(found.split())


def told(database: Path, found: str) -> str:
    return f"the database {database} is damaged ({found}); put a backup in its place"


def is_damage(error: Exception) -> bool:
    """Whether SQLite has met a page that makes no sense."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlite_errorcode", 0) & 0xFF in DAMAGE
