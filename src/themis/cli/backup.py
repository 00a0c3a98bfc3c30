"""`themis backup`: a copy of all tables, made while they are served and checked before it gets its name."""

from __future__ import annotations

import argparse
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from themis.cli.serve import database
from themis.errors import ThemisError
from themis.server import wal
from themis.server.opening import Kept, Lock
from themis.server.pages import Damaged, check_pages


def run(args: argparse.Namespace) -> int:
    source, copy = database(args.data), args.file
    if not source.is_file():
        raise ThemisError(f"there is no database {source}")
    if copy.exists():
        raise ThemisError(f"{copy} is there already")
    lost = lost_before(source.resolve())
    unfinished = copy.with_name(copy.name + ".unfinished")
    # Secrets of running games are inside.
    os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        print(f"{copied(source, unfinished)} tables are in {copy}")
        os.replace(unfinished, copy)
    finally:
        unfinished.unlink(missing_ok=True)
    if lost:
        raise ThemisError(f"{lost}; {copy} holds what is left")
    return 0


def lost_before(source: Path) -> str:
    """What a damaged log has lost, as the start of a server would say it: SQLite forgets it as soon as it reads the database."""
    if Path(f"{source}.lock").exists():
        try:
            Lock(source).close()
        except Kept:
            # Its server has said so, and writes into the log.
            return ""
    return wal.damage(source)


def copied(source: Path, copy: Path) -> int:
    """Copies everything as it is at one moment; returns the number of tables."""
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as served, closing(sqlite3.connect(copy)) as made:
            served.backup(made)
            # One file, without a log beside it.
            made.execute("PRAGMA journal_mode=DELETE")
            tables = int(made.execute("SELECT count(*) FROM tables").fetchone()[0])
        check_pages(copy)
    except (sqlite3.Error, Damaged) as error:
        raise ThemisError(f"no backup of {source} can be made: {error}") from None
    return tables
