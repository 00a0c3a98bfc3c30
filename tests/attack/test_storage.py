"""Trouble with the disk under a server that people use: it is said at the start or answered as `storage`, and what was acknowledged is never lost in silence."""

from __future__ import annotations

import ctypes
import resource
import shutil
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from attack.tally import IS_LONG, Tally, tally
from server.guests import Guest, Line
from server.hosting import Shelved
from serving import Server

from themis.server.identity import Identity

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="breaks disks as Linux lets one break them")

# From Linux's headers.
DROP_FROM_BOUNDS, IGNORE_PERMISSIONS, SEARCH_ANYTHING = 24, 1, 2


class Scene:
    """A server with one table, somebody at it, and what was acknowledged to her."""

    def __init__(self, folder: Path, counted: Tally) -> None:
        self.server = Server(folder)
        self.tally = counted
        self.shelved = Shelved("Ada", "Ben")
        self.identity: Identity = self.shelved.shelve(self.database)
        self.said: list[str] = []
        self.refused: list[str] = []

    @property
    def database(self) -> Path:
        return self.server.folder / "themis.db"

    @property
    def log(self) -> Path:
        return Path(f"{self.database}-wal")

    def ada(self) -> Guest:
        return self.shelved.guest("Ada", self.server.port, self.identity)

    @contextmanager
    def served(self) -> Iterator[Line]:
        """Starts the server, and kills it in the end."""
        self.server.start()
        try:
            with self.ada().at(self.shelved.id) as hers:
                yield hers
        finally:
            self.server.kill()

    def says(self, line: Line, times: int) -> set[str]:
        """Talks, and keeps account of it."""
        answers = set()
        for _ in range(times):
            text = f"line {len(self.said) + len(self.refused)} {'x' * 200}"
            while (answer := line.ask("say", text=text)).get("code") == "too-fast":
                time.sleep(0.5)
            (self.said if answer["type"] == "done" else self.refused).append(text)
            answers.add(str(answer.get("code", "done")))
            self.tally.tried += 1
            self.tally.answered += 1
            self.tally.refused += answer["type"] == "refused"
        return answers

    def check_answers(self, found: set[str], *wanted: str) -> None:
        self.tally.check(found == set(wanted), f"answered {found}, not {set(wanted)}")

    def check_kept(self, fewest: int | None = None) -> None:
        """After another start: all that was said and acknowledged, in order and once; or at least so much of its beginning."""
        with self.served() as line:
            heard = [chat["text"] for chat in line.chats.values()]
        wanted = self.said[: len(heard)] if fewest is not None and len(heard) >= fewest else self.said
        self.tally.check(heard == wanted, f"{len(heard)} lines are kept of {len(self.said)}")

    def check_refusal(self, words: str, server: Server | None = None, *arguments: str) -> None:
        """The server does not start, and says why in one sentence."""
        refusing = server or self.server
        before = refusing.log.read_text() if refusing.log.exists() else ""
        self.tally.tried += 1
        try:
            as_anybody(lambda: refusing.start(*arguments))
            self.tally.check(False, "the server has started")
        except AssertionError:
            self.tally.refused += 1
        refusing.kill()
        told = refusing.log.read_text()[len(before) :]
        self.tally.check(words in told and 1 == len(told.splitlines()), f"the start says {told!r}")


def as_anybody(start: Callable[[], None]) -> None:
    """Without the rights of the superuser, whom no permission stops: what a thread has given up its processes do not have."""
    failed: list[BaseException] = []

    def run() -> None:
        for right in (IGNORE_PERMISSIONS, SEARCH_ANYTHING):
            ctypes.CDLL(None).prctl(DROP_FROM_BOUNDS, right, 0, 0, 0)
        try:
            start()
        except AssertionError as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]


# What may happen


def full_disk(scene: Scene) -> None:
    """Disk full while people talk"""
    with scene.served() as hers:
        assert scene.server.process is not None
        process, most = scene.server.process.pid, resource.RLIM_INFINITY
        resource.prlimit(process, resource.RLIMIT_FSIZE, (scene.log.stat().st_size + 30_000, most))
        scene.check_answers(scene.says(hers, 15), "done", "storage")
        scene.tally.check("trouble" == scene.ada().get("/api/health").body["storage"], "health says nothing")
        resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))
        scene.check_answers(scene.says(hers, 3), "done")
    scene.check_kept()


def lock(scene: Scene) -> None:
    """Database locked by another program"""
    with scene.served() as hers:
        scene.says(hers, 3)
        with closing(sqlite3.connect(scene.database)) as other:
            other.execute("BEGIN EXCLUSIVE")
            scene.check_answers(scene.says(hers, 1), "storage")
        scene.check_answers(scene.says(hers, 3), "done")
    scene.check_kept()


def read_only_file(scene: Scene) -> None:
    """Database that may only be read"""
    scene.database.chmod(0o400)
    scene.check_refusal("no games can be kept in")
    scene.database.chmod(0o600)
    scene.check_kept()


def read_only_folder(scene: Scene) -> None:
    """Folder in which nothing may be written"""
    for path in scene.server.folder.glob("themis.db[.-]*"):
        path.unlink()
    scene.server.log.touch()
    scene.server.folder.chmod(0o500)
    scene.check_refusal("no games can be kept in")
    scene.server.folder.chmod(0o700)
    scene.check_kept()


def damaged_log(scene: Scene) -> None:
    """Write-ahead log damaged after a crash, at every tenth of it"""
    with scene.served() as hers:
        scene.says(hers, 15)
    shutil.copytree(scene.server.folder, scene.server.folder / "crashed")
    whole = (scene.server.folder / "crashed" / scene.log.name).read_bytes()
    for tenth in range(0, 10, 1 if IS_LONG else 5):
        scene.tally.tried += 1
        damaged = bytearray(whole)
        damaged[len(whole) * tenth // 10 + 40] ^= 0xFF
        for name in (scene.database.name, scene.log.name):
            shutil.copy(scene.server.folder / "crashed" / name, scene.server.folder / name)
        scene.log.write_bytes(damaged)
        scene.check_kept(fewest=0)
        told = scene.server.log.read_text()
        scene.tally.check("is damaged" in told, f"nobody was told of the damage at {tenth} tenths")
        scene.server.log.write_text("")


def damaged_page(scene: Scene) -> None:
    """Damaged and missing pages of the database"""
    whole = scene.database.read_bytes()
    for damaged in (whole[:4096] + b"\xee" * 4096 + whole[8192:], whole[: len(whole) // 2], b"\xee" * len(whole)):
        scene.database.write_bytes(damaged)
        scene.check_refusal(str(scene.database))
    scene.database.write_bytes(whole)
    scene.check_kept()


def second_server(scene: Scene) -> None:
    """Second server on the same database: by its own name, by a symlink, by a symlinked folder"""
    elsewhere = scene.server.folder / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "themis.db").symlink_to(scene.database)
    (elsewhere / "folder").symlink_to(scene.server.folder)
    with scene.served() as hers:
        scene.says(hers, 3)
        for database in (scene.database, elsewhere / "themis.db", elsewhere / "folder" / "themis.db"):
            scene.check_refusal("another server keeps its games", Server(elsewhere), "--data", str(database))
        scene.says(hers, 3)
    scene.check_kept()


TROUBLES = [full_disk, lock, read_only_file, read_only_folder, damaged_log, damaged_page, second_server]
# The others have tests of their own in the room of the server.
SAMPLE = [read_only_file, read_only_folder]


@pytest.mark.parametrize("trouble", TROUBLES if IS_LONG else SAMPLE, ids=lambda trouble: trouble.__name__)
def test_nothing_acknowledged_is_lost_in_silence(tmp_path: Path, trouble: Callable[[Scene], None]) -> None:
    counted = tally(trouble.__doc__)
    trouble(Scene(tmp_path / "house", counted))

    assert [] == counted.faults
    assert counted.tried
