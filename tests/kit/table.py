"""A table to test at, the same for every game: dictate chance, play, look.

    t = Table(GAME, state)
    t.ask(Turn(0)).play("draw", chance=["kiln"])
    assert ["drew"] == t.event_names

A game makes it its own: how a position is laid, what it calls the outcomes of chance, and what is worth looking at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

import pytest

from themis.core.chance import Scripted, Seeded
from themis.core.choice import Choice
from themis.core.decisions import name_of
from themis.core.event import Event, Io
from themis.core.frame import Frame, StateBase, apply, explain, options, settle, waiting
from themis.core.game import Game
from themis.core.outcome import Outcome

rule = pytest.mark.rule

State = TypeVar("State", bound=StateBase)


class Table(Generic[State]):
    """A position of a game in the making, then in play. `events` and `outcomes` of chance are those of the last step."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.outcomes: list[int] = []

    # What a game adds

    def lay_the_rest(self) -> None:
        """Puts everything that was not placed where it begins."""

    def dictated(self, words: list[str]) -> list[int]:
        """The outcomes of chance that these words stand for, one after the other."""
        raise NotImplementedError

    def unsound(self) -> str:
        """The conservation law that is broken."""
        return self.game.unsound(self.state)

    def written(self, text: str) -> str:
        """A choice as the engine writes it."""
        return text

    def read(self, text: str) -> str:
        """A choice as the tests write it."""
        return text

    # Playing

    def ask(self, *frames: Frame, chance: Sequence[str | int] | None = None) -> Self:
        """Puts frames on the stack, the first to happen first, and runs to the first decision."""
        self.lay_the_rest()
        assert "" == self.unsound()
        self.state.then(list(frames))
        io = self._io(chance)
        settle(self.state, io)
        return self._after(io)

    def play(self, *texts: str, chance: Sequence[str | int] | None = None, seat: int | None = None) -> Self:
        """Makes choices, each of which must be offered; `chance` is dictated to the last of them, which must use it up."""
        for number, text in enumerate(texts, 1):
            who = self.waiting[0] if seat is None else seat
            choice = self.choice(text)
            offered = options(self.state, who)
            assert choice in offered, f"'{text}' is not offered, but {self.options_of(who)} ({explain(self.state, who, choice)})"
            io = self._io(chance if number == len(texts) else None)
            apply(self.state, who, choice, io)
            self._after(io)
            assert "" == self.unsound()
        return self

    def _io(self, chance: Sequence[str | int] | None) -> Io:
        """Chance as it is dictated, in the game's words or as bare outcomes; else any."""
        if chance is None:
            return Io(Seeded(1), False)
        words = [word for word in chance if isinstance(word, str)]
        return Io(Scripted(self.dictated(words) if words else [int(outcome) for outcome in chance]), False)

    def _after(self, io: Io) -> Self:
        self.events = io.events
        self.outcomes = io.outcomes
        if isinstance(io.chance, Scripted):
            assert 0 == io.chance.left(), "more was dictated than chance decided"
        return self

    # Looking

    def choice(self, text: str) -> Choice:
        found = self.game.catalogue.parse(self.written(text))
        assert found is not None, f"there is no choice '{text}'"
        return found

    @property
    def waiting(self) -> list[int]:
        return list(waiting(self.state))

    @property
    def asked(self) -> str:
        """The name of the decision being asked."""
        return name_of(self.state.stack[-1])

    @property
    def options(self) -> list[str]:
        """What the first waiting seat may choose."""
        return self.options_of(self.waiting[0])

    def options_of(self, seat: int) -> list[str]:
        return [self.read(choice.text) for choice in options(self.state, seat)]

    def offers(self, text: str) -> bool:
        return text in self.options

    def offered(self, verb: str) -> list[str]:
        """The offered choices of one verb."""
        return [text for text in self.options if text.split()[0] == verb]

    def why(self, text: str) -> list[str]:
        """The rules that forbid a choice."""
        return explain(self.state, self.waiting[0], self.choice(text))

    def facts(self, text: str) -> dict[str, int]:
        """What is said about an offered choice."""
        assert self.offers(text), f"'{text}' is not offered, but {self.options}"
        return self.game.facts(self.state, self.waiting[0], self.choice(text))

    def view(self, seat: int = -1) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    @property
    def event_names(self) -> list[str]:
        return [event.kind.name for event in self.events]

    def events_named(self, name: str) -> list[Event]:
        return [event for event in self.events if event.kind.name == name]

    def events_for(self, seat: int) -> list[Event]:
        """The events that a seat may know of; -1 is a spectator."""
        return [event for event in self.events if event.is_for(seat)]

    def rules_behind(self, name: str) -> list[str]:
        """The rules that made the events of a name happen."""
        return [event.kind.rule for event in self.events_named(name)]

    @property
    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)
