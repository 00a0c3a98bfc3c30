"""Equipment that works once and asks for one thing: a statue, an offering or a god. It must be done if it can be done."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import Decision
from themis.core.native import i64
from themis.games.delphi import effects, moves, rules
from themis.games.delphi.content import COLOUR_COUNT, EQUIPMENT_COLOURS, EQUIPMENT_GODS, GODS, OFFERING, STATUE
from themis.games.delphi.moves import ASCEND, LOAD_OFFERING, LOAD_STATUE
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

    def is_middle(self) -> bool:
        return True


@final
class StatueGift(Gift):
    """A statue of one of three colours, wherever the ship is.  DEL-EQ-16"""

    __slots__ = ()

    def options(self, s: State, seat: i64) -> list[Choice]:
        colours = rules.gift_statues(s, s.sides[seat], self.equipment)
        return [LOAD_STATUE.of(rules.statue_city(colour)) for colour in range(COLOUR_COUNT) if colours & BITS[colour]]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.load_statue(s, seat, choice.a, moves.STATUE_GIVEN, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not LOAD_STATUE:
            return []
        colour = rules.city_colour(choice.a)
        if not EQUIPMENT_COLOURS[self.equipment] & BITS[colour]:
            return ["DEL-EQ-16"]
        return ["DEL-STA-01"] if rules.takeable(s, s.sides[seat], STATUE) & BITS[colour] else ["DEL-STA-03"]


@final
class OfferingGift(Gift):
    """An offering of one of three colours from any island.  DEL-EQ-17"""

    __slots__ = ()

    def options(self, s: State, seat: i64) -> list[Choice]:
        colours = rules.gift_offerings(s, s.sides[seat], self.equipment)
        offered: list[Choice] = []
        for island in range(rules.OFFERING_ISLANDS):
            for colour in range(COLOUR_COUNT):
                if colours & rules.offerings_on(s, island) & BITS[colour]:
                    offered.append(LOAD_OFFERING.of2(island, colour))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.load_offering(s, seat, choice.a, choice.b, moves.OFFERING_GIVEN, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not LOAD_OFFERING:
            return []
        if not EQUIPMENT_COLOURS[self.equipment] & BITS[choice.b]:
            return ["DEL-EQ-17"]
        return ["DEL-OFF-01"] if rules.takeable(s, s.sides[seat], OFFERING) & BITS[choice.b] else ["DEL-OFF-03"]


@final
class Ascend(Gift):
    """One of the pictured gods goes to the top row.  DEL-EQ-18"""

    __slots__ = ()

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [ASCEND.of(god) for god in range(GODS) if rules.can_ascend(s.sides[seat], self.equipment, god)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.ascend(s, seat, choice.a, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not ASCEND:
            return []
        return ["DEL-GOD-05"] if EQUIPMENT_GODS[self.equipment] & BITS[choice.a] else ["DEL-EQ-18"]
