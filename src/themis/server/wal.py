"""Whether a database came whole through its last end, asked before SQLite opens it.

SQLite reads its write-ahead log up to the first frame whose checksum is wrong, and forgets the rest without a word. So it is looked at
here first: frames of the same log behind a wrong one were written once, and are lost.
"""

from __future__ import annotations

import shutil
import struct
from pathlib import Path
from typing import Final, TypeAlias

MAGIC: Final = 0x377F0682
HEADER: Final = 32
FRAME_HEADER: Final = 24

Sum: TypeAlias = tuple[int, int]


def damage(database: Path) -> str:
    """What the log has lost, as a sentence; empty if nothing. A damaged log is kept beside the database."""
    log = Path(f"{database}-wal")
    content = log.read_bytes() if log.is_file() else b""
    if len(content) <= HEADER:
        return ""
    frames = split(content)
    good = count_good(content, frames)
    # Frames of an earlier log may stand behind those of this one; they have another salt, and nobody misses them.
    lost = [frame for frame in frames[good:] if frame[8:16] == content[16:24] or not good]
    if not lost:
        return ""
    kept = Path(f"{log}.damaged")
    shutil.copy2(log, kept)
    changes = sum(is_commit(frame) for frame in lost)
    return f"the log of {database} is damaged: of its changes {sum(map(is_commit, frames[:good]))} were kept and {changes} lost; a copy of the log is {kept}"


def split(content: bytes) -> list[bytes]:
    """The frames of a log; what is left of one that was never finished is none."""
    page = struct.unpack(">I", content[8:12])[0]
    size = FRAME_HEADER + (page if 512 <= page <= 65536 else 4096)
    return [content[start : start + size] for start in range(HEADER, len(content) - size + 1, size)]


def count_good(content: bytes, frames: list[bytes]) -> int:
    """How many frames SQLite will read: the checksum of each goes on from that of the one before."""
    magic = struct.unpack(">I", content[:4])[0]
    order = ">" if magic & 1 else "<"
    running = added((0, 0), content[:24], order)
    if magic & ~1 != MAGIC or running != struct.unpack(">II", content[24:32]):
        return 0
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
