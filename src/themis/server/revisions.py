"""Corrections of the rules under a game that goes on: what is stored of them, and what people are told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Self, TypeAlias

from themis.server.protocol import SPECTATOR, Correction
from themis.server.rows import Entry, Stored

Way: TypeAlias = Literal["replayed", "position", "over"]


class Corrected(Stored):
    """Other rules since a number of choices, as the game's revisions before and after; two equal ones are a correction that nobody counted.

    A game that today's rules cannot play again from its beginning goes on from a `position`, which is a snapshot.
    """

    step: int
    before: int
    after: int
    way: Way
    position: str = ""

    @classmethod
    def all_in(cls, entries: Iterable[Entry]) -> list[Self]:
        return [cls.read(entry.outcomes.encode()) for entry in entries if entry.kind == "rules"]

    def entry(self, version: int) -> Entry:
        return Entry(version, "rules", SPECTATOR, "", self.written().decode(), self.step, "")

    def told(self) -> Correction:
        return Correction(self.step, self.before, self.after, self.way)
