"""The frames of a game by name: to show a decision, to save it, and to bring a saved one back.

A frame describes itself: its name is the name of its class, its numbers are the arguments of its constructor, kept under the same names,
and what they can be says the game's vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from inspect import signature
from operator import attrgetter
from pkgutil import iter_modules
from typing import Any, Final, final
from zlib import crc32

from themis.core.fields import Fields
from themis.core.fingerprint import Fingerprint
from themis.core.frame import Frame, StateBase
from themis.core.save import whole
from themis.errors import BadSave


def name_of(frame: Frame) -> str:
    return type(frame).__name__


def values_of(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads attributes, all at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda owner: tuple([getattr(owner, name) for name in names])


def kinds_of(kind: type[Frame]) -> list[type[Frame]]:
    """The kinds of frames that can lie on a stack: those that no other is made of."""
    below = kind.__subclasses__()
    return [found for inner in below for found in kinds_of(inner)] if below else [kind]


def is_in(kind: Any, package: str) -> bool:
    """Whether a class comes from a module, or from one in a package."""
    return f"{kind.__module__}.".startswith(f"{package}.")


@final
class Decisions:
    """All frames of a module, or of the chapters in a package such as `themis.games.uruk.frames`, with its path."""

    __slots__ = ("frames", "names", "asking", "values")

    def __init__(self, package: str, path: Sequence[str] = ()) -> None:
        for chapter in iter_modules(path, f"{package}."):
            import_module(chapter.name)
        found = [kind for kind in kinds_of(Frame) if is_in(kind, package)]
        self.frames: Final[dict[str, Callable[..., Frame]]] = {kind.__name__: kind for kind in found}
        self.names: Final = {kind.__name__: list(signature(kind).parameters) for kind in found}
        # By kind: the name as a number for a fingerprint, the names of the numbers, and how these are read.
        self.values: Final = {kind: self._described(kind.__name__) for kind in found}
        # Those that can be waited for ask; the others are automatic.
        self.asking: Final = [kind.__name__ for kind in found if kind.waiting is not Frame.waiting]
        if len(self.frames) != len(found):
            raise ValueError(f"two frames of {package} have the same name")

    def _described(self, name: str) -> tuple[int, list[str], Callable[[Any], tuple[Any, ...]]]:
        return crc32(name.encode()), self.names[name], values_of(self.names[name])

    def numbers(self, frame: Frame) -> dict[str, int]:
        """The numbers of a decision by name."""
        _, names, values = self.values[type(frame)]
        return dict(zip(names, values(frame)))

    def shown(self, s: StateBase) -> dict[str, object] | None:
        """What is being asked, and whom."""
        if s.over:
            return None
        frame = s.stack[-1]
        asked: dict[str, object] = {"name": name_of(frame), "waiting": [int(seat) for seat in frame.waiting(s)]}
        _, names, values = self.values[type(frame)]
        for name, value in zip(names, values(frame)):
            asked[name] = value
        return asked

    def plain(self, frame: Frame) -> list[object]:
        return [name_of(frame), list(self.numbers(frame).values())]

    def take(self, frames: list[Frame], fingerprint: Fingerprint) -> None:
        """Lets a fingerprint take in a stack."""
        fingerprint.number(len(frames))
        for frame in frames:
            name, _, values = self.values[type(frame)]
            fingerprint.number(name)
            fingerprint.numbers(values(frame))

    def saved(self, s: StateBase) -> list[object]:
        return [self.plain(frame) for frame in s.stack]

    def loaded(self, item: object, seats: int, fields: Fields) -> Frame:
        """A frame of a saved stack, its numbers within what the game's fields can be; BadSave if there is none such."""
        if not isinstance(item, list) or len(item) != 2 or not isinstance(item[0], str) or not isinstance(item[1], list):
            raise BadSave("the state.stack holds something that is not a decision")
        name, numbers = item
        if name not in self.frames:
            raise BadSave(f"there is no decision '{name[:40]}'")
        if len(numbers) != len(self.names[name]):
            raise BadSave(f"the decision '{name}' does not have {len(numbers)} numbers")
        checked: list[int] = []
        for field, number in zip(self.names[name], numbers):
            lowest, highest = fields.bounds(field, seats)
            checked.append(whole(number, lowest, highest, f"the {field} of {name}"))
        return self.frames[name](*checked)
