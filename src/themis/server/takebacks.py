"""What the entries of a table tell besides its game: what was undone and taken back. By consent, it leaves the game and stays in the log (TAB-BACK-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from themis.core.event import Event, EventKind
from themis.core.session import Session
from themis.server.hot.keys import REMEMBERED
from themis.server.hot.messages import told
from themis.server.protocol import Correction, Move, RequestState
from themis.server.revisions import Corrected
from themis.server.rows import Entry, Stored

# Of a table where more is taken back, only the last are told.
MOST_TOLD: Final = 50


class TakenBack(Stored):
    """A choice that all agreed to take back: where in the log it stood, whose it was, who agreed, and its events as kind, numbers, rule and audience."""

    step: int
    seat: int
    agreed: list[int]
    events: list[tuple[str, list[int], str, int]]

    @classmethod
    def of(cls, session: Session, asked: RequestState) -> Self:
        happened = session.story.groups[asked.step + 1]
        events = [(event.kind.name, event.values, event.kind.rule, int(event.audience)) for event in happened]
        return cls(asked.step + 1, asked.seat, asked.needed, events)

    def up_to(self, step: int) -> TakenBack:
        """The same line, not further down than a step."""
        return TakenBack(min(self.step, step), self.seat, self.agreed, self.events)

    def seen(self, eyes: int) -> tuple[Move, list[int]]:
        """As a pair of eyes was told it."""
        happened = [Event(EventKind(name, [], rule), values, audience) for name, values, rule, audience in self.events]
        return Move(self.step, self.seat, told(happened, eyes)), self.agreed


class Trail(NamedTuple):
    """The last lines that were taken back, how often each seat undid or took back, the corrections of the rules, and the last entries themselves."""

    takebacks: list[TakenBack]
    undone: Counter[int]
    corrections: list[Correction]
    latest: list[Entry]

    @classmethod
    def of(cls, entries: Sequence[Entry]) -> Self:
        """Goes once over all entries, of which there may be many."""
        undone = Counter([entry.seat for entry in entries if is_past(entry)])
        corrections = [corrected.told() for corrected in Corrected.all_in(entries)]
        return cls(kept(entries), undone, corrections, list(entries[-REMEMBERED:]))

    def after(self, entry: Entry) -> Trail:
        """The trail when something else was undone or taken back; a line that stood further down than the game goes now stands at its end."""
        lines = [line.up_to(entry.step + 1) for line in self.takebacks] + kept([entry])
        return self._replace(takebacks=lines[-MOST_TOLD:], undone=self.undone + Counter([entry.seat]))


def is_past(entry: Entry) -> bool:
    """Whether an entry brought the past back."""
    return entry.kind in ("undo", "takeback")


def kept(entries: Sequence[Entry]) -> list[TakenBack]:
    """What is in the log after these entries; from the last to the first, for what follows a line says how far down it stands."""
    lines: list[TakenBack] = []
    end: int | None = None
    for entry in reversed(entries):
        if not is_past(entry):
            continue
        if entry.outcomes:
            line = TakenBack.read(entry.outcomes.encode())
            lines.append(line if end is None else line.up_to(end))
        if len(lines) == MOST_TOLD:
            break
        end = entry.step + 1 if end is None else min(end, entry.step + 1)
    return lines[::-1]


NOTHING: Final = Trail([], Counter(), [], [])
