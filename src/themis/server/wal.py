"""Whether a database came whole through its last end, asked before anything is written into it.

SQLite reads its write-ahead log up to the first frame whose checksum is wrong, and forgets the rest without a word. So it is asked
here first how far it comes: frames of the same log behind a wrong one were written once, and are lost. What is missing altogether is
known by the index of the log, which SQLite keeps beside it (`-shm`) as long as the database is in use, and which only a clean end removes.

A log may be large. SQLite sums it up two hundred times as fast as this program could, and reading alone leaves both files as they are.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import struct
import sys
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

from themis.errors import ThemisError

MAGIC: Final = 0x377F0682
HEADER: Final = 32
FRAME_HEADER: Final = 24
# Of the index: its head twice, and how many frames were copied into the database.
INDEX: Final = 100
NATIVE: Final = "<" if sys.byteorder == "little" else ">"
COPIED_AT_ONCE: Final = 1_000_000

Sum: TypeAlias = tuple[int, int]


class UnreadableLog(ThemisError):
    """What the database keeps beside itself cannot be read, and so nobody knows what it has lost."""

    def __init__(self, log: Path, error: OSError) -> None:
        super().__init__(f"{error.filename or log} cannot be read: {error.strerror}")


def damage(database: Path) -> str:
    """What the log has lost, as a sentence; empty if nothing. A damaged log is kept beside the database."""
    path, index = Path(f"{database}-wal"), Path(f"{database}-shm")
    try:
        # Before SQLite reads the log and makes its index new.
        before = index.read_bytes()[:INDEX] if index.exists() else b""
        if not path.exists():
            return told_missing(database, count_missing(before, b"", 0))
        with path.open("rb") as file:
            return damage_of(database, Log(file), before)
    except OSError as error:
        raise UnreadableLog(path, error) from None


def damage_of(database: Path, log: Log, before: bytes) -> str:
    good = log.count_good(frames_read(database, log.head)) if log.frames else 0
    lost = [head for head in map(log.frame_head, range(good, log.frames)) if is_of_log(head, log.salt)]
    missing = count_missing(before, log.head, good)
    # A change that was never finished ends nowhere, and the index does not know it: nobody misses that.
    if not any(map(is_commit, lost)) and not (lost and missing):
        return told_missing(database, missing)
    changes = sum(is_commit(log.frame_head(number)) for number in range(good))
    told = f"of its changes {changes} were kept and {sum(map(is_commit, lost))} lost"
    return f"the log of {database} is damaged: {told}; a copy of the log is {keep(log, Path(f'{database}-wal'))}"


def told_missing(database: Path, pages: int) -> str:
    return f"the log of {database} was cut short or deleted: {pages} pages of its last changes are lost" if pages else ""


class Log:
    """The write-ahead log of a database, of which only as much is read as must be."""

    def __init__(self, file: BinaryIO) -> None:
        self.file: Final = file
        self.head: Final = self._read(0, HEADER)
        page = struct.unpack(">I", self.head[8:12])[0] if len(self.head) == HEADER else 0
        self._size: Final = FRAME_HEADER + (page if 512 <= page <= 65536 else 4096)
        # What is left of a frame that was never finished is none.
        self.frames: Final = max(os.fstat(file.fileno()).st_size - HEADER, 0) // self._size
        self.salt: Final = self.head[16:24] if has_whole_head(self.head) else self.frame_head(0)[8:16]

    def frame_head(self, number: int) -> bytes:
        return self._read(HEADER + number * self._size, FRAME_HEADER)

    def count_good(self, read: int) -> int:
        """How many frames are whole, of which so many are known to be: the checksum of each goes on from that of the one before.

        SQLite reads none behind the last that ends a change, and those of a change that was never finished are no loss.
        """
        if not has_whole_head(self.head):
            return 0
        order = order_of(self.head)
        running: Sum = struct.unpack(">II", self.frame_head(read - 1)[16:24] if read else self.head[24:32])
        for number in range(read, self.frames):
            frame = self._read(HEADER + number * self._size, self._size)
            running = added(added(running, frame[:8], order), frame[FRAME_HEADER:], order)
            if frame[8:16] != self.salt or running != struct.unpack(">II", frame[16:24]):
                return number
        return self.frames

    def _read(self, at: int, size: int) -> bytes:
        self.file.seek(at)
        return self.file.read(size)


def frames_read(database: Path, head: bytes) -> int:
    """How many frames SQLite reads; 0 if it does not say."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    # Not before: whoever closes a file that SQLite has locked unlocks it.
    index = Path(f"{database}-shm")
    found = index.read_bytes()[:INDEX] if index.exists() else b""
    return int.from_bytes(found[16:20], sys.byteorder) if is_whole_index(found) and found[32:40] == head[16:24] else 0


def is_of_log(frame: bytes, salt: bytes) -> bool:
    """Frames of an earlier log may stand behind those of this one, and nobody misses them: both halves of their salt are others."""
    return frame[8:12] == salt[:4] or frame[12:16] == salt[4:]


def keep(log: Log, path: Path) -> Path:
    """A copy of a damaged log, beside those of earlier damage."""
    for number in count(1):
        kept = Path(f"{path}.damaged" if number == 1 else f"{path}.damaged-{number}")
        if not kept.exists():
            copy(log.file, kept)
        if is_copy(log.file, kept):
            return kept
    raise AssertionError


def copy(file: BinaryIO, path: Path) -> None:
    """Secrets of running games are inside."""
    file.seek(0)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as made:
        shutil.copyfileobj(file, made, COPIED_AT_ONCE)


def is_copy(file: BinaryIO, path: Path) -> bool:
    file.seek(0)
    with path.open("rb") as kept:
        while piece := kept.read(COPIED_AT_ONCE):
            if piece != file.read(COPIED_AT_ONCE):
                return False
    return not file.read(1)


def count_missing(index: bytes, head: bytes, good: int) -> int:
    """How many frames were committed and are gone; none, as far as anybody knows, without a whole index.

    A machine that lost its power may have kept an older index than its log, which tells of another log or of fewer frames.
    """
    if not is_whole_index(index) or (has_whole_head(head) and index[32:40] != head[16:24]):
        return 0
    committed, in_database = (int.from_bytes(index[at : at + 4], sys.byteorder) for at in (16, 96))
    return max(committed - (good or in_database), 0)


def is_whole_index(index: bytes) -> bool:
    return len(index) == INDEX and index[:48] == index[48:96] and struct.unpack("=II", index[40:48]) == added((0, 0), index[:40], NATIVE)


def has_whole_head(head: bytes) -> bool:
    if len(head) < HEADER:
        return False
    is_log = struct.unpack(">I", head[:4])[0] & ~1 == MAGIC
    return is_log and added((0, 0), head[:24], order_of(head)) == struct.unpack(">II", head[24:32])


def order_of(head: bytes) -> str:
    """The order of bytes in which the checksums of a log are made."""
    return ">" if head[3] & 1 else "<"


def added(before: Sum, data: bytes, order: str) -> Sum:
    """SQLite's checksum, gone on with."""
    first, second = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for left, right in zip(words[::2], words[1::2], strict=True):
        first = (first + left + second) & 0xFFFFFFFF
        second = (second + right + first) & 0xFFFFFFFF
    return first, second


def is_commit(frame: bytes) -> bool:
    """Whether a frame is the last one of a change."""
    return frame[4:8] != bytes(4)
