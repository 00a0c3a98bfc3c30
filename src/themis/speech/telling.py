"""The story of a game, told to a seat in paragraphs."""

from __future__ import annotations

from typing import Final

from themis.core.event import Event
from themis.core.story import Story
from themis.speech.speech import Speech

# Every game gives the beginning of a turn this name; it begins a paragraph of its own.
TURN: Final = "turn-began"
EVERYTHING: Final = -2


def told(story: Story, seat: int, speech: Speech, names: list[str], last: int = 0) -> list[str]:
    """The story as a seat knows it; of the last choices only, if so wished."""
    return [text for group in story.groups[-last:] for text in paragraphs(group, seat, speech, names)]


def paragraphs(events: list[Event], seat: int, speech: Speech, names: list[str]) -> list[str]:
    """The events of one choice in a paragraph; a new turn begins another one."""
    found: list[list[Event]] = [[]]
    for event in events:
        if is_told(event, seat):
            if event.kind.name == TURN:
                found.append([])
            found[-1].append(event)
    return [" ".join(speech.story(heard, names)) for heard in found if heard]


def is_told(event: Event, seat: int) -> bool:
    """Whether a seat hears of an event; with EVERYTHING, all is told once, and not again as others saw it."""
    return event.audience > EVERYTHING if seat == EVERYTHING else event.is_for(seat)
