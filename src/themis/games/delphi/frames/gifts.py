"""Equipment that works once and asks for one thing: a statue, an offering or a god. It must be done if it can be done."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision
from themis.core.native import i64
from themis.games.delphi import content, effects, moves, rules
from themis.games.delphi.sea import BITS
from themis.games.delphi.state import State


class Gift(Decision):
    """What all three have in common: an equipment card, and nothing to ask if it is in vain.  DEL-EQ-03, DEL-RUL-34"""

    __slots__ = ("equipment",)

    def __init__(self, seat: i64, equipment: i64) -> None:
        super().__init__(seat)
        self.equipment: Final = equipment

    def enter(self, s: State, io: Io) -> bool:
        if self.options(s, self.seat):
            return True
        io.tell(moves.IN_VAIN, self.seat, self.equipment)
        return False

    def is_part_of_action(self) -> bool:
        return True


@final
class StatueGift(Gift):
    """A statue of one of three colours, wherever the ship is.  DEL-EQ-16"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.load_statue]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return statues(s, s.t.equipment_colours[self.equipment] & rules.loadable_statues(s, s.sides[seat]))

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.load_statue(s, seat, choice.a, moves.STATUE_GIVEN, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.load_statue:
            return []
        colour = rules.city_colour(s.t, choice.a)
        if not s.t.equipment_colours[self.equipment] & BITS[colour]:
            return ["DEL-EQ-16"]
        return rules.why_not_load_statue(s, s.sides[seat], colour)


def statues(s: State, colours: i64) -> list[Choice]:
    """An option for each colour of a mask."""
    return [s.t.moves.load_statue.of(rules.statue_city(s.t, colour)) for colour in range(content.COLOUR_COUNT) if colours & BITS[colour]]


@final
class OfferingGift(Gift):
    """An offering of one of three colours from any island.  DEL-EQ-17"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.load_offering]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.load_offering(s, seat, choice.a, choice.b, moves.OFFERING_GIVEN, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.load_offering:
            return []
        if not s.t.equipment_colours[self.equipment] & BITS[choice.b]:
            return ["DEL-EQ-17"]
        return rules.why_not_load_offering(s, s.sides[seat], choice.a, choice.b)


@final
class Ascend(Gift):
    """One of the pictured gods goes to the top row.  DEL-EQ-18"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.ascend]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.ascend(s, seat, choice.a, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.ascend:
            return []
        if not s.t.equipment_gods[self.equipment] & BITS[choice.a]:
            return ["DEL-EQ-18"]
        return [] if rules.can_rise(s.t, s.sides[seat], choice.a) else ["DEL-GOD-05"]
