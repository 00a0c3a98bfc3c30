"""What a program sends that means no good: messages made from the types of the protocol, most of them with something wrong.

Everything follows from a seed. Kinds and fields are read from the types themselves, so that whatever is added to the protocol is attacked, too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from themis.server.protocol import AnyCommand

DEEP = 3000
LONGEST_ID = 40

UNICODE = [
    "\u0000",
    "\u202e",
    "\ud83d",
    "😈" * 9,
    "é",
    "ﷺ" * 5,
    "\u0301" * 30,
    "\u200b",
    "\ufeff",
    "\U0001d56c",
    "İ",
    "ß",
    "\x7f",
    "\u2028",
    "'; --",
    "{{7*7}}",
]
WEIRD: list[object] = [
    None, True, False, 0, -1, 1, 10, 99, 2**31, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e308, "", " ", "0", "-1", "null", [], [[]], {}, {"": {}}, [0] * 50,
    "x" * 41, "x" * 81, "x" * 301, "y" * 2_000, "../../etc/passwd", "<b>", "%s%n", "\\", *UNICODE,
]  # fmt: skip
NUMBERS = ["1e400", "-0", "01", "1.0", "NaN", "Infinity", "0x10", "1_000", "9" * 400]

Plausible = dict[str, Callable[[], object]]


class Liar:
    """Makes messages from types. What is `plausible` for a field of a name may be what is right just now."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        commands = inspect.type_info(AnyCommand)
        assert isinstance(commands, inspect.UnionType)
        self.commands = [kind for kind in commands.types if isinstance(kind, inspect.StructType)]

    def command(self, plausible: Plausible) -> bytes:
        """One message over a socket."""
        return self.spoilt(self.struct(self.chance.choice(self.commands), plausible))

    def struct(self, kind: inspect.StructType, plausible: Plausible) -> dict[str, object]:
        """All that is required, and some of what is not."""
        fields = [field for field in kind.fields if field.required or self.chance.random() < 0.5]
        tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
        return {**tag, **{field.encode_name: self.value(field.type, field.encode_name, plausible) for field in fields}}

    def value(self, kind: inspect.Type, name: str, plausible: Plausible) -> object:
        if name in plausible and self.chance.random() < 0.9:
            return plausible[name]()
        match kind:
            case inspect.UnionType():
                return self.value(self.chance.choice(kind.types), "", plausible)
            case inspect.StructType():
                return self.struct(kind, plausible)
            case inspect.ListType():
                return [self.value(kind.item_type, "", plausible) for _ in range(self.chance.randint(0, 5))]
            case inspect.DictType():
                return {str(self.value(kind.key_type, "", plausible)): self.value(kind.value_type, "", plausible) for _ in range(2)}
            case inspect.IntType():
                low, high = int(kind.ge or 0), int(kind.le or 100)
                return self.chance.choice([low, high, low - 1, high + 1, self.chance.randint(low, min(high, low + 12))])
            case inspect.BoolType():
                return self.chance.random() < 0.5
            case inspect.LiteralType():
                return self.chance.choice(kind.values)
            case inspect.StrType():
                return self.chance.choice([*UNICODE, "x" * int(kind.max_length or 10), "x" * (int(kind.max_length or 10) + 1), "a word"])
        return None

    # What can be wrong

    def spoilt(self, message: dict[str, Any]) -> bytes:
        """The message, and in most cases something wrong with it."""
        chance = self.chance
        if chance.random() < 0.4:
            return as_json(message)
        if chance.random() < 0.6:
            self.spoil_fields(message)
            return as_json(message)
        return self.spoilt_text(as_json(message))

    def spoil_fields(self, message: dict[str, Any]) -> None:
        chance = self.chance
        name = chance.choice([*message, "extra"])
        match chance.randrange(4):
            case 0:
                message.pop(name, None)
            case 1:
                message[name] = chance.choice(WEIRD)
            case 2:
                message[chance.choice(["Type", "id ", "sèat", "__class__", "x" * 200])] = message.get(name)
            case _:
                message[name] = [message.get(name)] if chance.random() < 0.5 else {"type": message.get(name)}

    def spoilt_text(self, text: bytes) -> bytes:
        chance = self.chance
        place = chance.randrange(len(text) + 1)
        match chance.randrange(9):
            case 0:
                return text[:place]
            case 1:
                return text[:place] + bytes([chance.randrange(32, 127)]) + text[place + 1 :]
            case 2:
                return text + chance.choice([b"}", text, b" ", b"\n{}", b"//"])
            case 3:
                return text[:-1] + b"," + text[1:]
            case 4:
                return chance.choice([b"[" * DEEP, b'{"type":' * DEEP, b'{"type":"say","id":"deep","text":' + b"[" * DEEP])
            case 5:
                return text.replace(b"0", chance.choice(NUMBERS).encode(), 1)
            case 6:
                return chance.choice(
                    [b"", b"null", b"[]", b'"hello"', b"\xef\xbb\xbf" + text, b"\x00", text.upper(), text.replace(b'"', b"'")]
                )
            case 7:
                return text[:-1] + b" " * chance.choice([100, 8_000, 60_000]) + text[-1:]
            case _:
                return chance.randbytes(chance.randrange(1, 60)).hex().encode()


def as_json(message: object) -> bytes:
    """A lone half of a character stays escaped, as JSON allows."""
    return json.dumps(message).encode()


def understood(text: bytes) -> Any:
    """What the protocol takes a message for; None if it is no command."""
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyCommand)
