"""What is written into the database, as texts of SQL for many rows at once."""

from __future__ import annotations

from typing import Final, TypeAlias

import sqlalchemy as sa

from themis.server.schema import AGES, CHATS, ENTRIES, MEMBERS, PROGRESS, SNAPSHOTS, TABLES

MOST_ROWS: Final = 32


class Insertion:
    """Puts rows into a table; what happens to a row that is there already is said by `conflict`."""

    def __init__(self, table: sa.Table, conflict: str = "") -> None:
        names = [f'"{column.name}"' for column in table.columns]
        head, row = f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ", f"({', '.join('?' * len(names))})"
        tail = f" ON CONFLICT {conflict}" if conflict else ""
        # By the number of rows: the same text each time is a statement that SQLite knows already.
        self.texts: Final = [head + ", ".join([row] * rows) + tail for rows in range(MOST_ROWS + 1)]


class Deletion:
    """Takes all rows of some ids out of a table."""

    def __init__(self, table: sa.Table) -> None:
        self.texts: Final = [f"DELETE FROM {table.name} WHERE id IN ({', '.join('?' * rows)})" for rows in range(MOST_ROWS + 1)]


class Trimming:
    """Takes the lines of some tables out of `chats`, each up to its own last one."""

    def __init__(self) -> None:
        up_to = "(id = ? AND said <= ?)"
        self.texts: Final = [f"DELETE FROM {CHATS.name} WHERE {' OR '.join([up_to] * rows)}" for rows in range(MOST_ROWS + 1)]


FORGET: Final = [Deletion(table) for table in (TABLES, SNAPSHOTS, ENTRIES, CHATS, MEMBERS)]
ADD_ENTRY: Final = Insertion(ENTRIES)
ADD_CHAT: Final = Insertion(CHATS)
TRIM_CHATS: Final = Trimming()
ADD_MEMBER: Final = Insertion(MEMBERS, "DO NOTHING")
KEEP_TABLE: Final = Insertion(
    TABLES, 'DO UPDATE SET "row" = excluded."row", listed = excluded.listed, ticking = excluded.ticking, changed = excluded.changed'
)
KEEP_AGE: Final = Insertion(AGES, "DO UPDATE SET age = excluded.age")
# What was once reached stays so.
KEEP_PROGRESS: Final = Insertion(
    PROGRESS, 'DO UPDATE SET reached = max(reached, excluded.reached), done = max(done, excluded.done), "at" = excluded."at"'
)
KEEP_SNAPSHOT: Final = Insertion(SNAPSHOTS, "DO UPDATE SET snapshot = excluded.snapshot")


Statement: TypeAlias = Insertion | Deletion | Trimming
