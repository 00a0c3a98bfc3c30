"""What was taken back by consent: it leaves the game, and stays in the log (TAB-BACK-03)."""

from __future__ import annotations

from typing import Final, Self

from themis.core.event import Event, EventKind
from themis.core.session import Session
from themis.server.hot.messages import told
from themis.server.protocol import Move, RequestState
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

    def seen(self, eyes: int) -> tuple[Move, list[int]]:
        """As a pair of eyes was told it."""
        happened = [Event(EventKind(name, [], rule), values, audience) for name, values, rule, audience in self.events]
        return Move(self.step, self.seat, told(happened, eyes)), self.agreed


def kept(before: list[TakenBack], entry: Entry) -> list[TakenBack]:
    """What is in the log after an entry: a line that stood further down than the game goes now stands at its end."""
    if entry.kind not in ("undo", "takeback"):
        return before
    lines = [TakenBack(min(line.step, entry.step + 1), line.seat, line.agreed, line.events) for line in before]
    if entry.outcomes:
        lines.append(TakenBack.read(entry.outcomes.encode()))
    return lines[-MOST_TOLD:]
