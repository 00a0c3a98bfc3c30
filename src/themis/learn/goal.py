"""Goals: what must happen, in the words of the events that tell it.

    placed seat=me card=axe & 2x discarded seat=me

A goal has alternatives, each one or more clauses: an event by its name and fields, perhaps several times, or `points >= 6`.
In a lesson the learner is always the first seat; elsewhere whoever asks says which seat is theirs. Wishes for chance are clauses as well, about any seat.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.event import Event
from themis.core.fields import Field
from themis.core.frame import StateBase
from themis.core.game import Game
from themis.errors import ThemisError

ME: Final = 0
POINTS: Final = "points"
# In place of a seat: any but the one that is meant by `me`, and that one.
SOMEBODY_ELSE: Final = -2
MYSELF: Final = -3


class BadGoal(ThemisError):
    """A clause that no event of the game can answer."""


@final
class Clause:
    """An event that must happen, `times` times: its name, and the places of its numbers with what they must be. For points: how many."""

    __slots__ = ("text", "name", "times", "wanted")

    def __init__(self, text: str, name: str, times: int, wanted: list[tuple[int, int]]) -> None:
        self.text: Final = text
        self.name: Final = name
        self.times: Final = times
        self.wanted: Final = wanted

    def fits(self, event: Event, me: int = ME) -> bool:
        return self.near(event, me) == len(self.wanted)

    def near(self, event: Event, me: int = ME) -> int:
        """How many of the wanted numbers an event has; -1 if it is another one."""
        if event.kind.name != self.name:
            return -1
        return sum([is_wanted(event.values[place], value, me) for place, value in self.wanted])


@final
class Goal:
    """Alternatives, each a list of clauses. Progress towards it is a number per clause, in their order."""

    __slots__ = ("alternatives", "clauses")

    def __init__(self, alternatives: list[list[Clause]]) -> None:
        self.alternatives: Final = alternatives
        self.clauses: Final = [clause for clauses in alternatives for clause in clauses]

    def none(self) -> list[int]:
        return [0] * len(self.clauses)

    def is_to_happen(self) -> bool:
        """Whether it is reached by what happens, and not by points."""
        return bool(self.clauses) and all([clause.name != POINTS for clause in self.clauses])

    def after(self, progress: list[int], events: list[Event], me: int = ME) -> list[int]:
        """The progress when these things have happened, as far as the seat sees them."""
        seen = [event for event in events if event.is_for(me)]
        return [made + sum([clause.fits(event, me) for event in seen]) for made, clause in zip(progress, self.clauses, strict=True)]

    def is_met(self, progress: list[int], game: Game, s: StateBase, me: int = ME) -> bool:
        at = 0
        for clauses in self.alternatives:
            counted = progress[at : at + len(clauses)]
            if all([is_true(clause, made, game, s, me) for clause, made in zip(clauses, counted, strict=True)]):
                return True
            at += len(clauses)
        return False


def is_wanted(found: int, value: int, me: int) -> bool:
    if value == SOMEBODY_ELSE:
        return found not in (me, -1)
    return found == (me if value == MYSELF else value)


def is_true(clause: Clause, made: int, game: Game, s: StateBase, me: int) -> bool:
    return (points(game, s, me) if clause.name == POINTS else made) >= clause.times


def points(game: Game, s: StateBase, me: int) -> int:
    """What the seat's side counts now, as everybody sees it."""
    sides = game.view(s, me)["sides"]
    assert isinstance(sides, list)
    return int(sides[me]["points"])


def read_goal(texts: list[str], game: Game, seats: int) -> Goal:
    return Goal([[read_clause(clause, game, seats) for clause in text.split("&")] for text in texts])


def read_clause(text: str, game: Game, seats: int) -> Clause:
    """One clause, or a BadGoal that says what the game does not know."""
    words = text.split()
    times = 1
    if words and words[0][:-1].isdecimal() and words[0].endswith("x"):
        times = int(words.pop(0)[:-1])
    if not words:
        raise BadGoal("a clause names an event")
    if words[0] == POINTS:
        if len(words) != 3 or words[1] != ">=" or not words[2].isdecimal():
            raise BadGoal(f"'{text.strip()}' should be such as 'points >= 6'")
        return Clause(text, POINTS, int(words[2]), [])
    fields = {kind.name: kind.fields for kind in game.events}.get(words[0])
    if fields is None:
        raise BadGoal(f"{game.meta.id} tells no event '{words[0]}'")
    return Clause(text, words[0], times, [read_wanted(word, words[0], fields, game, seats) for word in words[1:]])


def read_wanted(word: str, name: str, fields: list[str], game: Game, seats: int) -> tuple[int, int]:
    field, _, value = word.partition("=")
    if field not in fields:
        raise BadGoal(f"'{name}' has no field '{field}'; it has: {', '.join(fields)}")
    return fields.index(field), read_value(value, field, game.fields.find(field), seats)


def read_value(value: str, name: str, field: Field, seats: int) -> int:
    if field.is_seat and value in ("me", "other"):
        return MYSELF if value == "me" else SOMEBODY_ELSE
    if field.slugs is not None and value in field.slugs:
        return field.slugs.index(value)
    highest = seats - 1 if field.is_seat else field.highest
    if field.slugs is None and value.isdecimal() and field.lowest <= int(value) <= highest:
        return int(value)
    raise BadGoal(f"{name} cannot be '{value}'")
