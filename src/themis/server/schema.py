"""What lies in the database, and how one of an earlier age becomes one of today."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

SCHEMA: Final = b"5"


def told(field: str) -> str:
    """What the row of a table says, for whoever brings it up to date; nothing if it makes no sense, which is the trouble of this table alone."""
    return f'CASE WHEN json_valid(CAST("row" AS TEXT)) THEN json_extract(CAST("row" AS TEXT), \'$.{field}\') END'


# How a database of an earlier age becomes one of the next.
UPGRADES: Final = {
    b"1": ["INSERT INTO snapshots SELECT id, snapshot FROM tables", "ALTER TABLE tables DROP COLUMN snapshot"],
    b"2": [
        "ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT ''",
        f"UPDATE tables SET host = {told('host')} WHERE {told('host')} IS NOT NULL",
    ],
    b"3": ["ALTER TABLE entries ADD COLUMN digest TEXT NOT NULL DEFAULT ''"],
    b"4": [
        "DROP INDEX IF EXISTS ix_tables_public",
        "ALTER TABLE tables RENAME COLUMN public TO listed",
        f"UPDATE tables SET listed = FALSE WHERE listed AND {told('stage')} = 'over'",
    ],
}

META: Final = sa.MetaData()
HOUSE: Final = sa.Table("house", META, sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.LargeBinary, nullable=False))
TABLES: Final = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("row", sa.LargeBinary, nullable=False),
    # Whether it is among the tables that are shown to everybody.
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("ticking", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Integer, nullable=False),
    # Whose table it is and from where, so that nobody's tables fill the list of all.
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("origin", sa.Text, nullable=False, index=True),
)
# The list of all public tables is chosen by this alone: beside it, every row is large, and most are over.
sa.Index(
    "ix_tables_listed", TABLES.c.changed.desc(), *TABLES.c["host", "origin", "id", "listed"], sqlite_where=TABLES.c.listed == sa.true()
)
# The clocks that run are found by this when the house opens, however many tables sleep.
sa.Index("ix_tables_ticking", TABLES.c.id, sqlite_where=TABLES.c.ticking == sa.true())
# Large, and written seldom: beside the row, each choice would write it again.
SNAPSHOTS: Final = sa.Table(
    "snapshots", META, sa.Column("id", sa.Text, primary_key=True), sa.Column("snapshot", sa.LargeBinary, nullable=False)
)
ENTRIES: Final = sa.Table(
    "entries",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("choice", sa.Text, nullable=False),
    sa.Column("outcomes", sa.Text, nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
)
CHATS: Final = sa.Table(
    "chats",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("said", sa.Integer, primary_key=True),
    sa.Column("line", sa.LargeBinary, nullable=False),
)
MEMBERS: Final = sa.Table(
    "members",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("user", sa.Text, primary_key=True, index=True),
)
# Guests who have ended all their sign-ins, and how often.
AGES: Final = sa.Table("ages", META, sa.Column("user", sa.Text, primary_key=True), sa.Column("age", sa.Integer, nullable=False))

# How far guests have come in the lessons of each game.
PROGRESS: Final = sa.Table(
    "progress",
    META,
    sa.Column("user", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("lesson", sa.Text, primary_key=True),
    sa.Column("reached", sa.Integer, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
    # Where they are in the middle of it, or nowhere.
    sa.Column("at", sa.Text, nullable=False),
)
# Games that guests have played to the end against bots of one rung; `gain` is 1 for a win, -1 for a loss, 0 between them.
PLAYED: Final = sa.Table(
    "played",
    META,
    sa.Column("user", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("at", sa.Text, primary_key=True),
    sa.Column("rung", sa.Text, nullable=False),
    sa.Column("gain", sa.Integer, nullable=False),
    sa.Column("ended", sa.Integer, nullable=False),
)
# What guests have achieved, and at which table first.
ACHIEVED: Final = sa.Table(
    "achieved",
    META,
    sa.Column("user", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("achievement", sa.Text, primary_key=True),
    sa.Column("at", sa.Text, nullable=False),
)
# Finished games that were reviewed, by the digest of their record: the record, and what was found so far.
REVIEWS: Final = sa.Table(
    "reviews",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("found", sa.LargeBinary, nullable=False),
    sa.Column("changed", sa.Integer, nullable=False, index=True),
)
