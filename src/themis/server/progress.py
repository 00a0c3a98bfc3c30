"""What the store remembers of the lessons that guests have taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from themis.server.rows import Progress
from themis.server.store import META, Insertion, Write

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
# What was once reached stays so.
KEEP_PROGRESS: Final = Insertion(
    PROGRESS, 'DO UPDATE SET reached = max(reached, excluded.reached), done = max(done, excluded.done), "at" = excluded."at"'
)


def find_progress(user: str) -> Callable[[sa.Connection], list[Progress]]:
    def ask(connection: sa.Connection) -> list[Progress]:
        found = connection.execute(sa.select(PROGRESS).where(PROGRESS.c.user == user))
        return [Progress(row.game, row.lesson, row.reached, row.done, row.at) for row in found]

    return ask


def keep_progress(user: str, made: Progress) -> Write:
    return KEEP_PROGRESS, (user, made.game, made.lesson, made.reached, made.done, made.table)
