"""How a game ended."""

from __future__ import annotations

from typing import Final, final


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


def ranks(keys: list[list[int]]) -> list[int]:
    """Places from keys compared from left to right, larger is better; equal keys share a place."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
