"""A state is declared once: from the list of its parts follow how it is saved, what a save may hold, what must add up, and its fingerprint.

A part is an argument of the constructor, kept under the same name. What is counted from other parts is not saved:
`recount` makes it again, and a sound state has it right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from operator import attrgetter
from typing import Any, Final, final

from themis.core.decisions import Decisions, values_of
from themis.core.fields import Fields
from themis.core.fingerprint import Fingerprint
from themis.core.frame import StateBase
from themis.core.native import i64, vec
from themis.core.save import Plain, whole
from themis.errors import BadSave

MANY: Final = 1_000_000
MOST_FRAMES: Final = 100


class Part:
    """One part of a state; by itself it is counted from others, and begins with `zero`."""

    __slots__ = ("name", "zero")

    def __init__(self, name: str, zero: Callable[[], Any] = int) -> None:
        self.name: Final = name
        self.zero: Final = zero

    def read(self, p: Plain, values: dict[str, Any]) -> None:
        """Adds the arguments of the constructor, or refuses with BadSave."""
        values[self.name] = self.zero()


class Saved(Part):
    """A part that is saved under its name: how it is made plain, and how it is read."""

    __slots__ = ("value", "plain", "reader")

    def __init__(self, name: str, plain: Callable[[Any], object], reader: Callable[[Plain], Any]) -> None:
        super().__init__(name)
        self.value: Final[Callable[[Any], Any]] = attrgetter(name)
        self.plain: Final = plain
        self.reader: Final = reader

    def read(self, p: Plain, values: dict[str, Any]) -> None:
        values[self.name] = self.reader(p)


@final
class Number(Saved):
    """One whole number, whatever it stands for."""

    __slots__ = ()


@final
class Row(Saved):
    """A row of whole numbers."""

    __slots__ = ()


@final
class Held(Saved):
    """Anything else: how a fingerprint takes it in, and the shape of the things it holds, if they have one."""

    __slots__ = ("take", "inner")

    def __init__(
        self,
        name: str,
        plain: Callable[[Any], object],
        reader: Callable[[Plain], Any],
        take: Callable[[Any, Fingerprint], None],
        inner: Shape | None = None,
    ) -> None:
        super().__init__(name, plain, reader)
        self.take: Final = take
        self.inner: Final = inner


@final
class Filled(Part):
    """A row of places of which the first ones are filled, with their number as a part of its own; the rest is not saved."""

    __slots__ = ("value", "size", "length", "highest")

    def __init__(self, name: str, size: str, length: int, highest: int) -> None:
        super().__init__(name)
        self.value: Final[Callable[[Any], Any]] = attrgetter(name, size)
        self.size: Final = size
        self.length: Final = length
        self.highest: Final = highest

    def plain(self, filled: tuple[vec[i64], int]) -> object:
        return list(filled[0])[: filled[1]]

    def take(self, filled: tuple[vec[i64], int], fingerprint: Fingerprint) -> None:
        fingerprint.row(filled[0], filled[1])

    def read(self, p: Plain, values: dict[str, Any]) -> None:
        found = [whole(item, 0, self.highest, f"{p.where}.{self.name}") for item in p.items(self.name, self.length)]
        values[self.name] = vec[i64](found + [-1] * (self.length - len(found)))
        values[self.size] = len(found)


def number(name: str, lowest: int = 0, highest: int = MANY) -> Part:
    return Number(name, int, lambda p: p.number(name, lowest, highest))


def flag(name: str) -> Part:
    return Number(name, bool, lambda p: p.flag(name))


def row(name: str, length: int, lowest: int, highest: int) -> Part:
    return Row(name, list, lambda p: p.numbers(name, length, lowest, highest))


def packed(name: str, count: int, highest: int) -> Part:
    """Small numbers in one whole number, a byte each."""
    return Number(
        name,
        lambda value: [value >> 8 * k & 255 for k in range(count)],
        lambda p: sum([found << 8 * k for k, found in enumerate(p.numbers(name, count, 0, highest))]),
    )


def options(name: str, values: dict[str, int]) -> Part:
    """The chosen value of each option, by the number of its values."""

    def read(p: Plain) -> vec[i64]:
        found = p.numbers(name, len(values), 0, MANY)
        for (option, number), chosen in zip(values.items(), found, strict=True):
            if chosen >= number:
                raise BadSave(f"the option {option} has no such value")
        return found

    return Row(name, list, read)


def each(name: str, shape: Shape, number: int) -> Part:
    """As many things of another shape, such as one side per seat."""

    def read(p: Plain) -> list[Any]:
        found = p.items(name, number)
        if len(found) != number:
            raise BadSave(f"{p.where}.{name} has {len(found)} entries, not {number}")
        return [shape.loaded(Plain(item, f"{p.where}.{name}")) for item in found]

    def take(owners: list[Any], fingerprint: Fingerprint) -> None:
        for owner in owners:
            shape.take(owner, fingerprint)

    return Held(name, lambda owners: [shape.saved(owner) for owner in owners], read, take, shape)


def counted(name: str) -> Part:
    return Part(name)


def counted_flag(name: str) -> Part:
    return Part(name, bool)


def counted_row(name: str, length: int) -> Part:
    return Part(name, lambda: vec[i64]([0] * length))


@final
class Shape:
    """The parts of a class; `given` are the arguments of its constructor that no save holds."""

    __slots__ = ("kind", "parts", "given", "counted", "written", "numbers", "rows", "taken")

    def __init__(self, kind: Callable[..., Any], parts: Sequence[Part], given: dict[str, Any] | None = None) -> None:
        self.kind: Final = kind
        self.parts: Final = parts
        self.given: Final = given or {}
        self.counted: Final = [part.name for part in parts if type(part) is Part]
        self.written: Final = [(part.name, part.value, part.plain) for part in parts if isinstance(part, Saved | Filled)]
        # For the fingerprint, by name, so that it stays the same when parts change places.
        ordered = sorted(parts, key=lambda part: part.name)
        self.numbers: Final = values_of([part.name for part in ordered if isinstance(part, Number)])
        self.rows: Final = values_of([part.name for part in ordered if isinstance(part, Row)])
        self.taken: Final = [(part.value, part.take) for part in ordered if isinstance(part, Held | Filled)]
        declared = [part.name for part in parts] + [part.size for part in parts if isinstance(part, Filled)] + list(self.given)
        if sorted(declared) != sorted(signature(kind).parameters):
            undeclared = sorted(set(declared) ^ set(signature(kind).parameters))
            raise ValueError(f"the parts of {kind} are not the arguments of its constructor: {', '.join(undeclared)}")

    def saved(self, owner: Any) -> dict[str, object]:
        return {name: plain(value(owner)) for name, value, plain in self.written}

    def take(self, owner: Any, fingerprint: Fingerprint) -> None:
        """Lets a fingerprint take in all that is saved."""
        fingerprint.numbers(self.numbers(owner))
        fingerprint.rows(self.rows(owner))
        for value, take in self.taken:
            take(value(owner), fingerprint)

    def loaded(self, p: Plain) -> Any:
        """The thing a save describes, each part within its bounds, everything counted again."""
        values = dict(self.given)
        for part in self.parts:
            part.read(p, values)
        owner = self.kind(**values)
        if self.counted:
            owner.recount()
        return owner

    def miscounted(self, owner: Any) -> str:
        """A counted part, of the owner or of what it holds, that does not follow from the others."""
        if self.counted:
            again = owner.clone()
            again.recount()
            for name in self.counted:
                if flat(getattr(owner, name)) != flat(getattr(again, name)):
                    return f"{name} is miscounted"
        for part in self.parts:
            if isinstance(part, Held) and part.inner:
                for held in getattr(owner, part.name):
                    found = part.inner.miscounted(held)
                    if found:
                        return found
        return ""


def flat(value: Any) -> object:
    return value if isinstance(value, int) else list(value)


def of_every_state(seats: int, decisions: Decisions, fields: Fields) -> list[Part]:
    """The parts that all states have."""
    stack = Held(
        "stack",
        lambda frames: [decisions.plain(frame) for frame in frames],
        lambda p: [decisions.loaded(item, seats, fields) for item in p.items("stack", MOST_FRAMES)],
        decisions.take,
    )
    return [number("seats", seats, seats), stack, flag("over")]


def check_asked(s: StateBase) -> None:
    """Refuses a state in which nobody is asked, or somebody who cannot answer."""
    if s.over:
        return
    asked = s.stack[-1].waiting(s) if s.stack else []
    if not asked:
        raise BadSave("the state is not over, but nobody is asked anything")
    for seat in asked:
        if seat >= s.seats or not s.stack[-1].options(s, seat):
            raise BadSave(f"seat {seat} is asked, but nothing can be answered")
