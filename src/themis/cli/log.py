"""The story of a game so far: the events of every choice, told to a seat in paragraphs."""

from __future__ import annotations

from typing import Final

from themis.core.event import Event
from themis.core.game import Game
from themis.core.record import Record, Replay
from themis.speech.speech import Speech

# Every game gives the beginning of a turn this name; it begins a paragraph of its own.
TURN: Final = "turn-began"
EVERYTHING: Final = -2


class Log:
    """The events of the setup, then those of each choice of the record, in step with it."""

    def __init__(self, game: Game, record: Record) -> None:
        replay = Replay(game, record)
        self.groups: Final = [replay.events]
        while not replay.done():
            replay.forward()
            self.groups.append(replay.events)

    def add(self, events: list[Event]) -> None:
        self.groups.append(events)

    def drop(self) -> None:
        self.groups.pop()

    def paragraphs(self, seat: int, speech: Speech, names: list[str], last: int = 0) -> list[str]:
        """The story as a seat knows it; of the last groups only, if so wished."""
        return [text for group in self.groups[-last:] for text in paragraphs(group, seat, speech, names)]


def paragraphs(events: list[Event], seat: int, speech: Speech, names: list[str]) -> list[str]:
    """The events of one choice in a paragraph; a new turn begins another one."""
    found: list[list[Event]] = [[]]
    for event in events:
        if is_told(event, seat):
            if event.kind.name == TURN:
                found.append([])
            found[-1].append(event)
    return [" ".join(speech.story(told, names)) for told in found if told]


def is_told(event: Event, seat: int) -> bool:
    """Whether a seat hears of an event; with EVERYTHING, all is told once, and not again as others saw it."""
    return event.audience > EVERYTHING if seat == EVERYTHING else event.is_for(seat)
