"""The builder that Delphi's tests use: put a table together, dictate chance, play, look.

    t = table(2).at(0, "0,2").dice(0, "red green green").favours(0, 3).monsters("1,2", "red").turn(0)
    t.play("fight 1,2 red", chance=["battle 9"])
    assert ["monster-red"] == t.side(0)["done"]

The board is the first voyage, and its hexes are written as "q,r", in choices too. Seats 0 and 1 play red and yellow, seats 2 and 3
green and blue. The coloured tasks are offerings in yellow and blue, monsters in red and black, unless the test says otherwise.
Whatever is not placed lies where it begins; the ship tiles given at first do nothing once the game has begun.
"""

from __future__ import annotations

from typing import Any

import pytest
from games.delphi.laying import PLACE_OF, SLUG_AT, Laying, card, colour, hex_of, placed, tasks_of, written

from themis.core.chance import Scripted, Seeded
from themis.core.event import Event, Io
from themis.core.frame import Frame, apply, explain, options, settle, waiting
from themis.core.outcome import Outcome
from themis.games.delphi import content, setup, state
from themis.games.delphi.frames.act import Pay
from themis.games.delphi.frames.start import Provide
from themis.games.delphi.frames.turn import BeginTurn, Turn
from themis.games.delphi.game import GAME

rule = pytest.mark.rule


class Table(Laying):
    """A table of Delphi in the making, then in play."""

    def __init__(self, seats: int, tasks: setup.Tasks, given: dict[str, str]) -> None:
        super().__init__(seats, tasks, given)
        self.events: list[Event] = []

    # Starting

    def turn(self, seat: int) -> Table:
        """Phase 2 of a seat's turn."""
        self.state.turn = seat
        return self.ask(Turn(seat))

    def begin_turn(self, seat: int) -> Table:
        return self.ask(BeginTurn(seat))

    def provide(self, chance: list[str] | None = None) -> Table:
        """Ship tiles are dealt, and setup goes on: dice, first wounds, and what the tiles do."""
        return self.ask(Provide(), chance=chance)

    def ask(self, *frames: Frame, chance: list[str] | None = None) -> Table:
        """Puts frames on the stack, the first to happen first, and runs to the first decision."""
        self._reconcile()
        assert "" == GAME.unsound(self.state)
        self.state.then(list(frames))
        io = Io(self._chance(chance), False)
        settle(self.state, io)
        self.events = io.events
        return self

    # Playing

    def _chance(self, chance: list[str] | None) -> Scripted | Seeded:
        return Seeded(1) if chance is None else Scripted(self._outcomes(chance))

    def _outcomes(self, chance: list[str]) -> list[int]:
        """The outcomes that these words stand for: "die red", "battle 7", "titan 4", "card blue", "wound pink" or "equipment hull"."""
        s = self.state
        decks = {"card": list(s.piles[0:6]), "wound": list(s.piles[12:18])}
        discards = {"card": list(s.piles[6:12]), "wound": list(s.piles[18:24])}
        hidden = s.equipment_deck
        outcomes = []
        for words in [text.split() for text in chance]:
            if words[0] == "die":
                outcomes.append(colour(words[1]))
            elif words[0] == "battle":
                outcomes.append(int(words[1]))
            elif words[0] == "titan":
                outcomes.append(int(words[1]) - 1)
            elif words[0] == "equipment":
                assert hidden >> card(words[1]) & 1, f"{words[1]} is not in the deck"
                outcomes.append(int(hidden & (1 << card(words[1])) - 1).bit_count())
                hidden -= 1 << card(words[1])
            else:
                deck = decks[words[0]] if any(decks[words[0]]) else discards[words[0]]
                assert deck[colour(words[1])], f"there is no {words[1]} {words[0]} in the deck"
                outcomes.append(sum(deck[: colour(words[1])]))
                deck[colour(words[1])] -= 1
        return outcomes

    def play(self, *texts: str, chance: list[str] | None = None, seat: int | None = None) -> Table:
        """Makes choices, each of which must be offered; `chance` is dictated to the last of them, which must use it up."""
        for i, text in enumerate(texts):
            who = self.waiting[0] if seat is None else seat
            choice = GAME.catalogue.parse(written(text))
            assert choice is not None, f"there is no choice '{text}'"
            offered = options(self.state, who)
            assert choice in offered, f"'{text}' is not offered, but {self.options} ({explain(self.state, who, choice)})"
            drawn = self._chance(chance if i == len(texts) - 1 else None)
            io = Io(drawn, False)
            apply(self.state, who, choice, io)
            self.events = io.events
            assert "" == GAME.unsound(self.state)
            if isinstance(drawn, Scripted):
                assert 0 == drawn.left(), f"not all of {chance} was needed"
        return self

    def spend(self, source: str, *actions: str, chance: list[str] | None = None) -> Table:
        """Makes the choices of one action and pays with "die red", "play red" or "use extra", which is not asked if nothing else can pay."""
        self.play(*actions[:-1])
        action = GAME.catalogue.parse(written(actions[-1]))
        assert action is not None, f"there is no choice '{actions[-1]}'"
        seat = self.waiting[0]
        ways = [choice.text for choice in Pay(seat, action.index).options(self.state, seat)]
        assert source in ways, f"'{source}' cannot pay, but {ways}"
        return self.play(actions[-1], *([source] if len(ways) > 1 else []), chance=chance)

    # Looking

    @property
    def waiting(self) -> list[int]:
        return list(waiting(self.state))

    @property
    def asked(self) -> str:
        """The name of the decision being asked."""
        return type(self.state.stack[-1]).__name__

    @property
    def options(self) -> list[str]:
        """What the first waiting seat may choose."""
        return self.options_of(self.waiting[0])

    def options_of(self, seat: int) -> list[str]:
        return [placed(choice.text) for choice in options(self.state, seat)]

    def offers(self, text: str) -> bool:
        return text in self.options

    def offered(self, verb: str) -> list[str]:
        """The offered choices of one verb, without the verb, sorted."""
        return sorted([text.partition(" ")[2] for text in self.options if text.split()[0] == verb])

    def why(self, text: str) -> list[str]:
        """The rules that forbid a choice."""
        choice = GAME.catalogue.parse(written(text))
        assert choice is not None, f"there is no choice '{text}'"
        return explain(self.state, self.waiting[0], choice)

    def facts(self, text: str) -> dict[str, int]:
        """What is said about an offered choice."""
        assert self.offers(text), f"'{text}' is not offered, but {self.options}"
        choice = GAME.catalogue.parse(written(text))
        assert choice is not None
        return GAME.facts(self.state, self.waiting[0], choice)

    def price(self, text: str) -> int:
        """What an offered choice costs."""
        return self.facts(text)["price"]

    def view(self, seat: int = -1) -> dict[str, Any]:
        return GAME.view(self.state, seat)

    def scene(self) -> dict[str, Any]:
        return GAME.scene(self.state)

    def side(self, seat: int) -> dict[str, Any]:
        """What lies before a seat, as all see it."""
        found = self.view()["sides"][seat]
        assert isinstance(found, dict)
        return found

    def berth(self, seat: int) -> str:
        return PLACE_OF[self.side(seat)["berth"]]

    def on(self, place: str) -> list[str]:
        """The pieces on an offering, statue or monster island."""
        found = self.view()
        for pieces in ("offerings", "raised", "monsters"):
            if SLUG_AT[place] in found[pieces]:
                return list(found[pieces][SLUG_AT[place]])
        raise AssertionError(f"no pieces lie on {place}")

    def island_at(self, place: str, seat: int = -1) -> dict[str, Any]:
        """An island as a seat sees it."""
        return dict(self.view(seat)["islands"][hex_of(place) - content.FIRST_LAND])

    @property
    def outcome(self) -> Outcome:
        return GAME.outcome(self.state)

    @property
    def told(self) -> list[str]:
        """The names of the events of the last choice."""
        return [event.kind.name for event in self.events]

    def telling(self, name: str) -> list[Event]:
        """The events of the last choice with a name."""
        return [event for event in self.events if event.kind.name == name]


def table(seats: int = 2, offerings: str = "yellow blue", monsters: str = "red black", removed: str = "", **given: str) -> Table:
    """An empty table with these coloured tasks and game options."""
    return Table(seats, tasks_of(offerings, monsters, removed), given)


def new_game(seats: int = 2, seed: int = 1, **given: str) -> Table:
    """A game from its first step on, up to the first decision."""
    io = Io(Seeded(seed), False)
    s = GAME.setup(seats, GAME.meta.option_values(given), io)
    settle(s, io)
    t = table(seats)
    assert isinstance(s, state.State)
    t.state = s
    t.events = io.events
    return t
