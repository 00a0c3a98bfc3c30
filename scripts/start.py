"""How long a server with many stored games takes to start, and what it then keeps in memory.

Fills a database in a temporary folder with games that bots have played, each copied under many ids, and starts servers on it: one after
its writer was killed, one after a clean end, both with nothing of the database in the machine's memory, as after a reboot; and one on an
empty database beside them.
Usage: start.py [FOLDER_OF_THE_ENGINE] [--tables 20000] [--ticking 2000] [--gigabytes 2]
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import multiprocessing
import os
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

from load import goal, serving
from load_people import fetched
from msgspec.structs import replace

from themis.bots import levels
from themis.bots.bot import Knowledge
from themis.core.record import braces
from themis.core.session import Session
from themis.games import GAMES, find
from themis.server import store
from themis.server.identity import new_table_id, new_user
from themis.server.protocol import Clock
from themis.server.restore import begun, digest_of, snapshot_of
from themis.server.rows import Entry, SeatRow, TableRow
from themis.server.store import Store, Write

GIGABYTE = 1e9
MOST_SECONDS = 5.0
# Long enough for no clock to run out meanwhile.
CLOCK = Clock(86_400, 0)
GAMES_OF_A_KIND = 4
SENSE = "0123456789abcdef"
BATCH = 50


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", nargs="?", default=os.environ.get("PYTHONPATH", ""), help="folder of the compiled engine")
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--ticking", type=int, default=2_000, help="how many of them are unfinished, with a running clock")
    parser.add_argument("--gigabytes", type=float, default=2.0, help="a larger database is not made")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database, empty = Path(folder, "themis.db"), Path(folder, "empty.db")
        filled_by_a_process_that_is_killed(database, args)
        for path, name in [(empty, "an empty database"), (database, "after a kill"), (database, "after a clean end")]:
            start(args.engine, path, name)


# What lies in the database


def filled_by_a_process_that_is_killed(database: Path, args: argparse.Namespace) -> None:
    filling = multiprocessing.Process(target=fill, args=(database, args.tables, args.ticking, args.gigabytes * GIGABYTE))
    filling.start()
    filling.join()
    if filling.exitcode:
        sys.exit("the database could not be filled")


def fill(database: Path, tables: int, ticking: int, most_bytes: float) -> None:
    """Ends without closing the store, and so leaves its log as a killed server does."""
    finished, unfinished = played()
    rows = [*islice(cycle(unfinished), ticking), *islice(cycle(finished), tables - ticking)]
    kept = Store(database)
    for first in range(0, tables, BATCH):
        if database.stat().st_size > most_bytes:
            sys.exit(f"{first:,} tables take {database.stat().st_size / GIGABYTE:.1f} GB: too much for {tables:,}")
        asyncio.run(kept.write([write for game in rows[first : first + BATCH] for write in game.copied()]))
    size = database.stat().st_size
    print(
        f"{tables:,} tables, {ticking:,} of them with a running clock: {size / GIGABYTE:.2f} GB, {size / tables / 1000:.0f} kB each",
        flush=True,
    )
    os._exit(0)


def played() -> tuple[list[Played], list[Played]]:
    """Games of all kinds: to their ends, and as far as their middles."""
    finished, unfinished = [], []
    for name in GAMES:
        for number in range(GAMES_OF_A_KIND):
            whole = Played(name, number, sys.maxsize)
            finished.append(whole)
            unfinished.append(Played(name, number, len(whole.entries) // 2))
    return finished, unfinished


class Played:
    """A game as far as bots have played it, as the server keeps a game of people."""

    def __init__(self, name: str, number: int, most: int) -> None:
        game = find(name)
        seats = game.meta.fewest + number % (game.meta.most - game.meta.fewest + 1)
        people = [SeatRow("human", f"Guest {seat}", user=new_user()) for seat in range(seats)]
        bank = [CLOCK.bank * 1000] * int(seats)
        row = TableRow(new_table_id(), name, {}, people, people[0].user, False, CLOCK, f"{number:064x}", "playing", clocks=bank)
        self.entries: list[Entry] = []
        session = begun(row)
        bots = [levels.make("medium", number * 10 + seat, game) for seat in range(seats)]
        while not session.state.over and len(self.entries) < most:
            seat = session.waiting()[0]
            session.repeat(seat, bots[seat].choose(Knowledge(game, session.state, seat)).text)
            self.entries.append(entry(session, people[seat].user))
        self.row = replace(row, stage="over" if session.state.over else "playing", waiting=[int(seat) for seat in session.waiting()])
        self.snapshot = snapshot_of(session)

    def copied(self) -> list[Write]:
        """What the server would have written of it, under an id of its own."""
        row = replace(self.row, id=new_table_id())
        row.touch()
        entries = [store.add_entry(row.id, entry) for entry in self.entries]
        return [*store.add_table(row, self.snapshot, [seat.user for seat in row.seats]), *entries]


def entry(session: Session, user: str) -> Entry:
    line, version = session.record.lines[-1], int(session.version)
    step, position = len(session.record.lines), digest_of(session.game, session.state)
    return Entry(version, "choose", line.seat, line.text, braces(line.outcomes), step, f"{user}:{SENSE} {version}", position)


# Starts


def start(engine: str, database: Path, name: str) -> None:
    """A server from its first moment to its first answer."""
    forget(database)
    began = time.monotonic()
    with serving(engine, ["-m", "themis", "serve", "--port", "0", "--data", str(database), "--no-limits"]) as server:
        health = fetched(http.client.HTTPConnection("127.0.0.1", server.port), "GET", "/api/health", None)[0]
        seconds = time.monotonic() - began
        told = f"{seconds:6.1f} s, {server.memory():4.0f} MB, {server.cpu():5.1f} s of CPU, storage {health['storage']}"
        print(f"  {name:20}{told}{goal(seconds, MOST_SECONDS)}", flush=True)


def forget(database: Path) -> None:
    """Takes a database out of the machine's memory."""
    for path in database.parent.glob(f"{database.name}*"):
        with path.open("rb") as file:
            os.fsync(file.fileno())
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


if __name__ == "__main__":
    main()
