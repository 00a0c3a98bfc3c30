"""Many tables on one server: what a choice costs, how long people wait for it, and that none is lost or made twice.

The server runs in a process of its own and is spoken to over loopback; this process plays everybody at the tables.
First every table chooses as fast as the server answers. What that costs is compared, in turns, with a bare hub under the same server
software, which knows no game: for every message it encodes and sends the four views that a table showed last. Then the tables play at
people's pace.
Usage: load.py [FOLDER_OF_THE_ENGINE] [--tables 500] [--pace 5] [--seconds 30] [--rush 2] [--rounds 5] [--durable]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec
import uvloop
from load_people import PATIENCE, SEATS, Delays, Line, Table, connected, fetched, seated, until

TICK = os.sysconf("SC_CLK_TCK")
MEGABYTE = 1024 * 1024
MOST_CPU, MOST_DELAY, MOST_RATIO = 15.0, 50.0, 3.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", nargs="?", default=os.environ.get("PYTHONPATH", ""), help="folder of the compiled engine")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between the choices of a table")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long people play at their pace")
    parser.add_argument("--rush", type=float, default=2.0, help="how long each round of choosing without pause takes")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--durable", action="store_true", help="flush every commit to the disk")
    parser.add_argument("--hub", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    allow_sockets()
    if args.hub:
        serve_hub(json.loads(args.hub.read_text()))
    else:
        uvloop.run(measure(args))


def allow_sockets() -> None:
    """Thousands of sockets in each process; the servers inherit the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def measure(args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "themis.db")
        durable = ["--durable"] if args.durable else []
        with serving(args.engine, ["-m", "themis", "serve", "--port", "0", "--data", str(database), "--no-limits", *durable]) as server:
            machine = f"{os.cpu_count()} cores with a load of {os.getloadavg()[0]:.1f} before"
            print(f"{args.tables} tables of Uruk, {args.tables * SEATS} sockets, {server.engine()} engine, {machine}")
            # What this process keeps is few and lasting: nothing to look for among it while it measures.
            gc.disable()
            tables = await seated(server.port, args.tables)
            await rush_and_compare(args, server, tables, Path(folder, "payloads.json"))
            await play_steadily(args, server, tables)
        wrong = mistakes(tables, database)
    print(f"\nchoices: {sum(table.done for table in tables):,}; lost, doubled or told wrongly: {wrong}")
    sys.exit(1 if wrong else 0)


# The servers and what they use


class Served(NamedTuple):
    """A server in a process of its own."""

    process: int
    port: int

    def engine(self) -> str:
        return str(fetched(http.client.HTTPConnection("127.0.0.1", self.port), "GET", "/api/health", None)[0]["engine"])

    def cpu(self) -> float:
        """CPU seconds of all threads and processes."""
        return sum(cpu_of(process) for process in tree(self.process))

    def memory(self) -> float:
        """Megabytes that are really in memory."""
        pages = [int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in tree(self.process)]
        return sum(pages) * resource.getpagesize() / MEGABYTE


def tree(process: int) -> list[int]:
    children = [int(child) for tasks in Path(f"/proc/{process}/task").glob("*/children") for child in tasks.read_text().split()]
    return [process, *(below for child in children for below in tree(child))]


def cpu_of(process: int) -> float:
    """In user and in system mode, as in proc(5); what comes before is the name, which may hold spaces."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


@contextmanager
def serving(engine: str, command: list[str]) -> Iterator[Served]:
    log = tempfile.TemporaryFile("w+")
    environment = {**os.environ, "PYTHONPATH": engine}
    process = subprocess.Popen([sys.executable, *command], env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert process.stdout
        address = re.search(r":(\d+)/", process.stdout.readline())
        if address is None:
            sys.exit("the server did not start")
        yield Served(process.pid, int(address[1]))
    finally:
        process.terminate()
        process.wait(PATIENCE)
        log.seek(0)
        print("".join(line for line in log if not line.startswith("The engine is")), end="", file=sys.stderr)


def serve_hub(payloads: list[list[str]]) -> None:
    """The least that any server of this kind does: reads a message, gives it a number, and encodes and sends a view to each socket of its group."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from themis.cli.serve import Announced, configured, listen
    from themis.server.limits import FRIENDS

    views: list[list[dict[str, object]]] = [[json.loads(text) for text in group] for group in payloads]
    read, encode = msgspec.json.Decoder(dict[str, object]).decode, msgspec.json.Encoder().encode
    sockets: list[dict[int, WebSocket]] = [{} for _ in payloads]

    async def serve(socket: WebSocket) -> None:
        group, seat = int(socket.path_params["group"]), int(socket.path_params["seat"])
        await socket.accept()
        sockets[group][seat] = socket
        try:
            while True:
                version = read(await socket.receive_text())["version"]
                for other, place in sockets[group].items():
                    await place.send_text(encode({**views[group][other], "version": version}).decode())
        except WebSocketDisconnect:
            del sockets[group][seat]

    listener = listen("127.0.0.1", 0)
    app = Starlette(routes=[WebSocketRoute("/{group:int}/{seat:int}", serve)])
    app.state.limits = FRIENDS
    Announced(configured(app), listener, False).run(sockets=[listener])


# As fast as it goes


async def rush_and_compare(args: argparse.Namespace, server: Served, tables: list[Table], payloads: Path) -> None:
    # The first rush is not measured: it leads the games away from their beginnings, which all look alike.
    await rush(tables, args.rush)
    payloads.write_text(json.dumps([[data.decode() for data in table.last] for table in tables]))
    served, bare = [], []
    with serving(args.engine, [__file__, "--hub", str(payloads)]) as hub:
        groups = [await grouped(hub.port, number) for number in range(len(tables))]
        for _ in range(args.rounds):
            served.append(await costs(server, partial(rush, tables, args.rush)))
            bare.append(await costs(hub, partial(rush_hub, groups, args.rush)))
    size = sum(len(data) for table in tables for data in table.last) / len(tables) / SEATS
    print(f"\nas fast as it goes: medians of {args.rounds} rounds of {args.rush:g} s in turns, messages of {size:,.0f} bytes")
    for name, rounds in [("table", served), ("bare hub", bare)]:
        cost = median([cost.cpu / cost.actions for cost in rounds]) * 1000
        print(f"  {name:24}{cost:8.3f} ms CPU a choice{median([cost.actions / cost.seconds for cost in rounds]):10,.0f} choices/s")
    ratios = [one.cpu / one.actions / (other.cpu / other.actions) for one, other in zip(served, bare)]
    print(f"  {'table / bare hub':24}{median(ratios):8.2f} ({min(ratios):.2f} to {max(ratios):.2f}){goal(median(ratios), MOST_RATIO)}")


class Cost(NamedTuple):
    actions: int
    seconds: float
    cpu: float


async def costs(server: Served, work: Callable[[], Awaitable[int]]) -> Cost:
    began, before = time.monotonic(), server.cpu()
    actions = await work()
    return Cost(actions, time.monotonic() - began, server.cpu() - before)


async def rush(tables: list[Table], seconds: float) -> int:
    before = sum(table.done for table in tables)
    for table in tables:
        table.again = True
        table.choose()
    await asyncio.sleep(seconds)
    for table in tables:
        table.again = False
    await until(lambda: not any(table.busy for table in tables))
    return sum(table.done for table in tables) - before


class Group:
    """Four sockets of the hub, taking turns."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.sent = 0
        self.heard = 0
        self.again = False

    def send(self) -> None:
        self.lines[self.sent % SEATS].send(b'{"type":"choose","id":"an id of usual length","version":100,"seat":1,"choice":"take grain"}')
        self.sent += 1

    def hear(self, _: bytes) -> None:
        self.heard += 1
        if self.heard == self.sent * SEATS and self.again:
            self.send()


async def grouped(port: int, number: int) -> Group:
    group = Group()
    for seat in range(SEATS):
        group.lines.append(await connected(port, f"/{number}/{seat}", "", group.hear))
    return group


async def rush_hub(groups: list[Group], seconds: float) -> int:
    before = sum(group.sent for group in groups)
    for group in groups:
        group.again = True
        group.send()
    await asyncio.sleep(seconds)
    for group in groups:
        group.again = False
    await until(lambda: all(group.heard == group.sent * SEATS for group in groups))
    return sum(group.sent for group in groups) - before


# At people's pace


async def play_steadily(args: argparse.Namespace, server: Served, tables: list[Table]) -> None:
    """The choices of all tables are spread evenly over the time between two choices of one."""
    # The first round is not measured: it is there to let the crowd settle.
    await choose_in_turn(tables, args.pace, 1)
    delays = Delays()
    for table in tables:
        table.delays = delays
    rounds = max(round(args.seconds / args.pace), 1)
    memory, own, began = server.memory(), time.process_time(), time.monotonic()
    # Round by round: what else happens on the machine makes the same work dearer or cheaper from one moment to the next.
    found = [await costs(server, partial(choose_in_turn, tables, args.pace, 1)) for _ in range(rounds)]
    seconds = time.monotonic() - began
    actions = sum(cost.actions for cost in found)
    parts = [100 * cost.cpu / cost.seconds for cost in found]
    print(
        f"\nat people's pace: a choice at every table every {args.pace:g} s, for {seconds:.0f} s ({actions:,} choices); medians of {rounds} rounds"
    )
    print(
        f"  {'CPU of the server':24}{median(parts):8.1f} % of a core ({min(parts):.1f} to {max(parts):.1f}){goal(median(parts), MOST_CPU)}"
    )
    print(f"  {'CPU of this generator':24}{100 * (time.process_time() - own) / seconds:8.1f} % of a core")
    for name, values in [("choice → done", delays.done), ("choice → seen by others", delays.seen)]:
        middle, most, nearly_all = [1000 * sorted(values)[int(len(values) * part)] for part in (0.5, 0.95, 0.99)]
        print(f"  {name:24}{middle:8.1f} ms median, {most:.1f} ms p95, {nearly_all:.1f} ms p99{goal(nearly_all, MOST_DELAY)}")
    print(f"  {'memory':24}{memory:8.1f} MB before, {server.memory():.1f} MB after")


async def choose_in_turn(tables: list[Table], pace: float, rounds: int) -> int:
    before = sum(table.done for table in tables)
    began = time.monotonic()
    for turn in range(rounds * len(tables)):
        await asyncio.sleep(began + turn * pace / len(tables) - time.monotonic())
        tables[turn % len(tables)].choose()
    await asyncio.sleep(began + rounds * pace - time.monotonic())
    await until(lambda: not any(table.busy for table in tables))
    return sum(table.done for table in tables) - before


def goal(value: float, most: float) -> str:
    return f"   (goal: at most {most:g}{'' if value <= most else ', MISSED'})"


# Whether everything is true


def mistakes(tables: list[Table], database: Path) -> int:
    """What was refused, came twice or never, and what the store does not have exactly once."""
    with sqlite3.connect(database) as connection:
        stored: dict[str, int] = dict(connection.execute("SELECT id, count(*) FROM entries GROUP BY id").fetchall())
    untold = sum(abs(version - table.done) for table in tables for version in table.versions)
    unstored = sum(abs(stored.get(table.name, 0) - table.done) for table in tables)
    return sum(table.wrong for table in tables) + untold + unstored


if __name__ == "__main__":
    main()
