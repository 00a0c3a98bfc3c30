"""The frames of a game by name: to show a decision, to save it, and to bring a saved one back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from themis.core.errors import BadSave
from themis.core.frame import AnyFrame, StateBase
from themis.core.save import whole


def name_of(frame: AnyFrame) -> str:
    return type(frame).__name__


@final
class Decisions:
    """What the numbers of each frame are called; those that are no seats and that no bounds are given for are counts up to `most`."""

    __slots__ = ("frames", "names", "most", "seats")

    def __init__(
        self,
        frames: dict[str, Callable[..., AnyFrame]],
        names: dict[str, list[str]],
        most: int,
        seats: tuple[str, ...] = ("seat",),
    ) -> None:
        self.frames: Final = frames
        self.names: Final = names
        self.most: Final = most
        self.seats: Final = seats

    def fields(self, frame: AnyFrame) -> dict[str, int]:
        """The numbers of a decision by name."""
        return dict(zip(self.names.get(name_of(frame), ["seat"]), frame.numbers()))

    def shown(self, s: StateBase) -> dict[str, object] | None:
        """What is being asked, and whom."""
        if s.over:
            return None
        frame = s.stack[-1]
        asked: dict[str, object] = {"name": name_of(frame), "waiting": [int(seat) for seat in frame.waiting(s)]}
        numbers = self.fields(frame)
        for name in numbers:
            asked[name] = int(numbers[name])
        return asked

    def saved(self, s: StateBase) -> list[object]:
        return [[name_of(frame), [int(n) for n in frame.numbers()]] for frame in s.stack]

    def loaded(self, item: object, seats: int, bounds: dict[str, tuple[int, int]]) -> AnyFrame:
        """A frame of a saved stack, its numbers within the bounds of the game's content; BadSave if there is none such."""
        if not isinstance(item, list) or len(item) != 2 or not isinstance(item[0], str) or not isinstance(item[1], list):
            raise BadSave("the state.stack holds something that is not a decision")
        name = item[0]
        largest = max([self.most] + [highest for _, highest in bounds.values()])
        frame = self._restored(name, [whole(n, -1, largest, f"a number of {name[:40]}") for n in item[1]])
        fields = self.fields(frame)
        for field in fields:
            lowest, highest = bounds.get(field, (0, seats - 1 if field in self.seats else self.most))
            whole(fields[field], lowest, highest, f"the {field} of {name}")
        return frame

    def _restored(self, name: str, numbers: list[int]) -> AnyFrame:
        if name not in self.frames:
            raise BadSave(f"there is no decision '{name[:40]}'")
        try:
            return self.frames[name](*numbers)
        except TypeError:
            raise BadSave(f"the decision '{name}' does not have {len(numbers)} numbers") from None
