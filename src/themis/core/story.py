"""What happened in a game so far, choice by choice, for everybody who tells it: the terminal's log and the server's."""

from __future__ import annotations

from typing import Final, final

from themis.core.event import Event
from themis.core.game import Game
from themis.core.record import Record, Replay


@final
class Story:
    """The events of a game in step with its record: `groups[0]` those of the setup, `groups[n]` those of its n-th line."""

    __slots__ = ("groups",)

    def __init__(self, opening: list[Event]) -> None:
        self.groups: Final = [opening]

    def opening(self) -> list[Event]:
        """The events of the setup."""
        return self.groups[0]

    def lines(self) -> int:
        """How many lines of the record have been told."""
        return len(self.groups) - 1

    def add(self, events: list[Event]) -> None:
        self.groups.append(events)

    def drop(self) -> None:
        """The last line was taken back; the setup never is."""
        self.truncate(self.lines() - 1)

    def truncate(self, lines: int) -> None:
        """Only the setup and the first lines remain."""
        if not 0 <= lines <= self.lines():
            raise IndexError(f"the story has {self.lines()} lines, so it cannot be cut to {lines}")
        del self.groups[lines + 1 :]


def retold(game: Game, record: Record) -> Story:
    """The story of a record."""
    replay = Replay(game, record)
    story = Story(replay.events)
    while not replay.done():
        replay.forward()
        story.add(replay.events)
    return story
