"""What happened, for eyes only: events with an audience, and the `Io` that carries them and chance through the rules.

Nothing in the engine listens to events.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.chance import Chance
from themis.core.native import i64

EVERYBODY: Final = -1


@final
class EventKind:
    """A sort of event: its name, what its numbers mean (domain names), and the rule that made it happen.

    What happens for several reasons has a kind for each: the same name and fields, so the same sentence, but its own rule.
    """

    __slots__ = ("name", "fields", "rule")

    def __init__(self, name: str, fields: list[str], rule: str) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.rule: Final = rule

    def by(self, rule: str) -> EventKind:
        """The same line, made to happen by another rule."""
        return EventKind(self.name, self.fields, rule)


@final
class Event:
    """One thing that happened; `audience` is EVERYBODY, a seat, or -2 - seat for everybody but that seat."""

    __slots__ = ("kind", "values", "audience")

    def __init__(self, kind: EventKind, values: list[int], audience: i64) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.audience: Final = audience

    def is_for(self, seat: i64) -> bool:
        """Whether a seat may see this; seat -1 is a spectator, who sees what everybody sees."""
        if self.audience == EVERYBODY:
            return True
        if self.audience >= 0:
            return self.audience == seat
        return seat != -2 - self.audience

    def plain(self) -> list[object]:
        """Name and numbers, for comparison and transport."""
        return [self.kind.name, self.values]


@final
class Io:
    """The doors of one step: chance in, events out. A quiet one keeps nothing, for search."""

    __slots__ = ("chance", "quiet", "outcomes", "events", "revealed")

    def __init__(self, chance: Chance, quiet: bool) -> None:
        self.chance: Final = chance
        self.quiet: Final = quiet
        self.outcomes: Final[list[int]] = []
        self.events: Final[list[Event]] = []
        self.revealed = False

    def below(self, stream: i64, n: i64) -> i64:
        outcome = self.chance.below(stream, n)
        if not self.quiet:
            self.outcomes.append(outcome)
        return outcome

    def tell(self, kind: EventKind, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Tells everybody."""
        if not self.quiet:
            self._keep(EVERYBODY, kind, a, b, c, d)

    def reveal(self, kind: EventKind, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Tells everybody a thing that was a secret until now; what led to it can no longer be taken back."""
        self.revealed = True
        self.tell(kind, a, b, c, d)

    def tell_all(self, kind: EventKind, numbers: list[int]) -> None:
        """Tells everybody a thing with many numbers."""
        if not self.quiet:
            self.events.append(Event(kind, numbers, EVERYBODY))

    def reveal_all(self, kind: EventKind, numbers: list[int]) -> None:
        """Tells everybody a thing with many numbers that was a secret until now."""
        self.revealed = True
        self.tell_all(kind, numbers)

    def tell_only(self, seat: i64, kind: EventKind, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """Tells one seat."""
        if not self.quiet:
            self._keep(seat, kind, a, b, c, -1)

    def tell_others(self, seat: i64, kind: EventKind, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """Tells everybody but one seat."""
        if not self.quiet:
            self._keep(-2 - seat, kind, a, b, c, -1)

    def _keep(self, audience: i64, kind: EventKind, a: i64, b: i64, c: i64, d: i64) -> None:
        given: list[int] = [a, b, c, d]
        self.events.append(Event(kind, given[: len(kind.fields)], audience))
