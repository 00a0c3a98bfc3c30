"""Whether a database came whole through its last end, asked before SQLite opens it.

SQLite reads its write-ahead log up to the first frame whose checksum is wrong, and forgets the rest without a word. So it is looked at
here first: frames of the same log behind a wrong one were written once, and are lost. What is missing altogether is known by the index of
the log, which SQLite keeps beside it (`-shm`) as long as the database is in use, and which only a clean end removes.
"""

from __future__ import annotations

import shutil
import struct
import sys
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

MAGIC: Final = 0x377F0682
HEADER: Final = 32
FRAME_HEADER: Final = 24
# Of the index: its head twice, and how many frames were copied into the database.
INDEX: Final = 100
NATIVE: Final = "<" if sys.byteorder == "little" else ">"

Sum: TypeAlias = tuple[int, int]


def damage(database: Path) -> str:
    """What the log has lost, as a sentence; empty if nothing. A damaged log is kept beside the database."""
    log = Path(f"{database}-wal")
    content = log.read_bytes() if log.is_file() else b""
    frames = split(content) if len(content) > HEADER else []
    good = count_good(content, frames)
    salt = content[16:24] if has_whole_head(content) else frames[0][8:16] if frames else b""
    lost = [frame for frame in frames[good:] if is_of_log(frame, salt)]
    if lost:
        changes = f"of its changes {sum(map(is_commit, frames[:good]))} were kept and {sum(map(is_commit, lost))} lost"
        return f"the log of {database} is damaged: {changes}; a copy of the log is {keep(log, content)}"
    missing = count_missing(Path(f"{database}-shm"), content, good)
    if missing:
        return f"the log of {database} was cut short or deleted: {missing} pages of its last changes are lost"
    return ""


def is_of_log(frame: bytes, salt: bytes) -> bool:
    """Frames of an earlier log may stand behind those of this one, and nobody misses them: both halves of their salt are others."""
    return frame[8:12] == salt[:4] or frame[12:16] == salt[4:]


def keep(log: Path, content: bytes) -> Path:
    """A copy of a damaged log, beside those of earlier damage."""
    for number in count(1):
        kept = Path(f"{log}.damaged" if number == 1 else f"{log}.damaged-{number}")
        if not kept.exists():
            shutil.copy2(log, kept)
        if kept.read_bytes() == content:
            return kept
    raise AssertionError


def count_missing(index: Path, content: bytes, good: int) -> int:
    """How many frames were committed and are gone; none, as far as anybody knows, without a whole index.

    A machine that lost its power may have kept an older index than its log, which tells of another log or of fewer frames.
    """
    head = index.read_bytes()[:INDEX] if index.is_file() else b""
    if len(head) < INDEX or head[:48] != head[48:96] or struct.unpack("=II", head[40:48]) != added((0, 0), head[:40], NATIVE):
        return 0
    if has_whole_head(content) and head[32:40] != content[16:24]:
        return 0
    committed, in_database = (int.from_bytes(head[at : at + 4], sys.byteorder) for at in (16, 96))
    return max(committed - (good or in_database), 0)


def has_whole_head(content: bytes) -> bool:
    if len(content) < HEADER:
        return False
    is_log = struct.unpack(">I", content[:4])[0] & ~1 == MAGIC
    return is_log and added((0, 0), content[:24], order_of(content)) == struct.unpack(">II", content[24:32])


def order_of(content: bytes) -> str:
    """The order of bytes in which the checksums of a log are made."""
    return ">" if content[3] & 1 else "<"


def split(content: bytes) -> list[bytes]:
    """The frames of a log; what is left of one that was never finished is none."""
    page = struct.unpack(">I", content[8:12])[0]
    size = FRAME_HEADER + (page if 512 <= page <= 65536 else 4096)
    return [content[start : start + size] for start in range(HEADER, len(content) - size + 1, size)]


def count_good(content: bytes, frames: list[bytes]) -> int:
    """How many frames SQLite will read: the checksum of each goes on from that of the one before."""
    if not has_whole_head(content):
        return 0
    order = order_of(content)
    running: Sum = struct.unpack(">II", content[24:32])
    for number, frame in enumerate(frames):
        running = added(added(running, frame[:8], order), frame[FRAME_HEADER:], order)
        if frame[8:16] != content[16:24] or running != struct.unpack(">II", frame[16:24]):
            return number
    return len(frames)


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
