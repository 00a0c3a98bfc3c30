"""How a command that is sent twice is known again: by its guest and its id, and by what it says.

A key is kept with whatever the command has led to: `guest:sense id`, where the sense is a digest of the whole command.
Keys of an earlier age have no sense; whatever comes with their id is taken for the same command.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

import msgspec

from themis.server.protocol import AnyCommand

# At least so many of the last commands of a table are known again.
REMEMBERED: Final = 500
SENSE_BYTES: Final = 8


class ReusedId(Exception):
    """The id of a command that was carried out, with another command."""


def key_of(user: str, command: AnyCommand) -> str:
    return f"{user}:{sense_of(command)} {command.id}"  # type: ignore[union-attr]


def sense_of(command: AnyCommand) -> str:
    return blake2b(msgspec.json.encode(command), digest_size=SENSE_BYTES).hexdigest()


def split(key: str) -> tuple[str, str]:
    """Guest and id, which name a command, and its sense."""
    head, _, command_id = key.partition(" ")
    user, _, sense = head.partition(":")
    return f"{user} {command_id}", sense


def is_same(key: str, kept: str) -> bool:
    """Whether a command was kept under this key; ReusedId if another one was."""
    (name, sense), (kept_name, kept_sense) = split(key), split(kept)
    if name == kept_name and kept_sense and kept_sense != sense:
        raise ReusedId
    return name == kept_name


class Answered:
    """The commands of a table that were carried out last, and the version each of them led to."""

    def __init__(self) -> None:
        self._kept: Final[dict[str, tuple[str, int]]] = {}

    def version(self, key: str) -> int | None:
        """What a command led to if it was carried out before; ReusedId if another one was, with the same id."""
        kept, version = self._kept.get(split(key)[0], ("", 0))
        return version if kept and is_same(key, kept) else None

    def remember(self, keys: Iterable[str], version: int) -> None:
        for key in keys:
            if len(self._kept) >= 2 * REMEMBERED:
                for old in list(self._kept)[:REMEMBERED]:
                    del self._kept[old]
            self._kept[split(key)[0]] = (key, version)
