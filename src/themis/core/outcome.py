"""How a game ended."""

from __future__ import annotations

from typing import Final, final

from themis.errors import BadRecord


@final
class Outcome:
    """Ranks (1 is best, shared ranks allowed), scores, why it ended, and where the points came from, seat by seat."""

    __slots__ = ("ranks", "scores", "reason", "sources")

    def __init__(self, ranks: list[int], scores: list[int], reason: str, sources: list[tuple[str, list[int]]]) -> None:
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.reason: Final = reason
        self.sources: Final = sources

    def text(self) -> str:
        """The result line of a record."""
        return " ".join([str(rank) for rank in self.ranks]) + "  " + " ".join([str(score) for score in self.scores]) + "  " + self.reason


def read_outcome(text: str, seats: int) -> Outcome:
    """The result line of a record; it does not tell where the points came from."""
    words = text.split()
    if len(words) < 2 * seats:
        raise BadRecord(f"the result '{text[:80]}' is not that of {seats} seats")
    try:
        numbers = [int(word) for word in words[: 2 * seats]]
    except ValueError:
        raise BadRecord(f"the result '{text[:80]}' is not made of numbers") from None
    return Outcome(numbers[:seats], numbers[seats:], " ".join(words[2 * seats :]), [])


def ranks(keys: list[list[int]]) -> list[int]:
    """Places from keys compared from left to right, larger is better; equal keys share a place."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
