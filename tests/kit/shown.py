"""What the recorded games of a game show together."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from transcript import named, records, replay_of

from themis.core.decisions import name_of
from themis.core.record import Replay


class Shown:
    """Everything that occurs in some record; `things` are what an event names, by event and field."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.options: set[str] = set()
        self.decisions: set[str] = set()
        self.choices: set[str] = set()
        self.endings: set[str] = set()
        self.events: set[str] = set()
        self.rules: set[str] = set()
        self.things: defaultdict[tuple[str, str], set[str]] = defaultdict(set)

    def add(self, replay: Replay) -> None:
        """A whole game."""
        self.seats.add(len(replay.record.names))
        self.options |= set(replay.record.options)
        self.add_events(replay)
        while not replay.done():
            self.decisions.add(name_of(replay.state.stack[-1]))
            self.choices.add(replay.forward().text)
            self.add_events(replay)
        self.endings.add(replay.game.outcome(replay.state).reason)

    def add_events(self, replay: Replay) -> None:
        for event in replay.events:
            self.events.add(event.kind.name)
            self.rules.add(f"{event.kind.name} {event.kind.rule}")
            for field, value in zip(event.kind.fields, event.values, strict=True):
                self.things[event.kind.name, field].add(named(replay.game, field, value))


@cache
def shown(game_id: str) -> Shown:
    found = Shown()
    for record in records(game_id):
        found.add(replay_of(record))
    return found
