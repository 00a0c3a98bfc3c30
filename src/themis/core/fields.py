"""The numbers of a game have names, and a name means the same thing everywhere: in events, decisions, facts and views.

From the vocabulary of a game follow what a saved number can be, how it is spoken, and which numbers are seats.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.native import i64
from themis.errors import UndeclaredField

# A second number of the same kind: `other-colour` is a colour.
OTHER: Final = "other-"


@final
class Field:
    """What a number can be. `slugs` names the things it counts; a seat is at most the last one of the table."""

    __slots__ = ("lowest", "highest", "slugs", "is_seat")

    def __init__(self, lowest: int, highest: int, slugs: list[str] | None = None, is_seat: bool = False) -> None:
        self.lowest: Final = lowest
        self.highest: Final = highest
        self.slugs: Final = slugs
        self.is_seat: Final = is_seat


def seat() -> Field:
    return Field(0, 0, is_seat=True)


def seat_or_nobody() -> Field:
    return Field(-1, 0, is_seat=True)


def thing(slugs: list[str]) -> Field:
    """One of the things with these slugs."""
    return Field(0, len(slugs) - 1, slugs)


def thing_or_none(slugs: list[str]) -> Field:
    return Field(-1, len(slugs) - 1, slugs)


def number(lowest: i64, highest: i64) -> Field:
    return Field(int(lowest), int(highest))


def flag() -> Field:
    return Field(0, 1)


def bits(places: i64) -> Field:
    """A set of things, a bit each."""
    # Through `int`, because the compiled shift of an i64 is only 32 bits wide.
    return Field(0, (1 << int(places)) - 1)


@final
class Fields:
    """The vocabulary of a game."""

    __slots__ = ("by_name", "slugs", "seats")

    def __init__(self, by_name: dict[str, Field]) -> None:
        self.by_name: Final = by_name
        self.slugs: Final = {name: field.slugs for name, field in by_name.items() if field.slugs is not None}
        self.seats: Final = [name for name, field in by_name.items() if field.is_seat]

    def find(self, name: str) -> Field:
        """The meaning of a field, or a clear refusal of one that was not declared."""
        found = self.by_name.get(name.removeprefix(OTHER))
        if found is None:
            raise UndeclaredField(f"the game tells a number '{name}', but its Fields do not say what that is")
        return found

    def bounds(self, name: str, seats: int) -> tuple[int, int]:
        """The least and the most that a number of this name can be at a table with this number of seats."""
        field = self.find(name)
        return field.lowest, seats - 1 if field.is_seat else field.highest
