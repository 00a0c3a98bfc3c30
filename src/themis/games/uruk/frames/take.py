"""Cubes: what a resource function gives, cube by cube, and what happens when the bank has run out of a colour.

A gain that the bank can serve is carried out at once; only a shortage asks: whom to take from, and what the robbed player wants instead.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import EventKind, Io
from themis.core.frame import Decision, Step
from themis.core.native import i64
from themis.games.uruk import content, effects, moves, options, rules
from themis.games.uruk.state import State, bit


def gains(s: State, colours: i64) -> list[Choice]:
    """An option for each colour of a mask."""
    return [s.t.moves.gain.of(colour) for colour in range(4) if colours >> colour & 1]


def take_resources(s: State, seat: i64, card: i64, io: Io) -> None:
    """The action "take resources" with one discovery.  URU-RES-01, URU-RES-02"""
    function = s.t.function[card]
    if function == content.STORE_LEVEL1:
        # A level-1 discovery carries cubes of its own colour only.
        effects.take_from_card(s, seat, s.sides[seat].slot_of(card), s.t.colour[card], 1, s.t.moves.gained_from[card], io)
    elif function == content.STORE_CATCH_UP or (function == content.STORE_FROM_DISPLAY and options.road_gives_all(s)):
        take_all_from_card(s, seat, card, io)
    elif function == content.PRODUCE_MISSING:
        s.push(Gather(seat, rules.missing_colours(s.sides[seat]), 0))
    else:
        s.push(TakeColour(seat, card))


def take_all_from_card(s: State, seat: i64, card: i64, io: Io) -> None:
    """All cubes of a discovery: the Clay Pipe, and the Road if the table plays so.  URU-RES-14, URU-RUL-20"""
    side = s.sides[seat]
    slot = side.slot_of(card)
    is_road = s.t.function[card] == content.STORE_FROM_DISPLAY
    told = moves.GAINED_FROM_WHOLE_ROAD if is_road else s.t.moves.gained_from[card]
    for colour in range(4):
        if side.cubes(slot, colour):
            effects.take_from_card(s, seat, slot, colour, side.cubes(slot, colour), told, io)


@final
class TakeColour(Decision):
    """Which colour a discovery yields; not asked where its card knows only one.  URU-RES-08, URU-RES-11, URU-RES-12, URU-RES-13, URU-RES-21, URU-RUL-51"""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def enter(self, s: State, io: Io) -> bool:
        if s.t.function[self.card] == content.PRODUCE:
            self._take(s, s.t.colour[self.card], io)
            return False
        return True

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.gain]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return gains(s, rules.colours_to_take(s, seat, self.card))

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        self._take(s, choice.a, io)

    def _take(self, s: State, colour: i64, io: Io) -> None:
        told = s.t.moves.gained_from[self.card]
        function = s.t.function[self.card]
        if function == content.STORE_FROM_DISPLAY:
            side = s.sides[self.seat]
            slot = side.slot_of(self.card)
            number = effects.min_of(s.t.amount[self.card], side.cubes(slot, colour))
            effects.take_from_card(s, self.seat, slot, colour, number, told, io)
        elif function == content.PRODUCE_BY_DISPLAY:
            number = rules.display_of_colour(s, colour)
            effects.clear_display_of(s, colour, io)
            gain_cubes(s, self.seat, colour, number, 1, told, io)
        else:
            gain_cubes(s, self.seat, colour, s.t.amount[self.card], 1, told, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.gain:
            return []
        if not rules.colours_shown(s, seat, self.card) >> choice.a & 1:
            return [s.t.moves.gained_from[self.card].rule]
        return [] if rules.colours_to_take(s, seat, self.card) >> choice.a & 1 else ["URU-RES-05"]


def gain_cubes(s: State, seat: i64, colour: i64, number: i64, robbing: i64, told: EventKind, io: Io) -> None:
    """Cubes of one colour: from the bank at once, then, where `robbing` is 1, from the richest one by one.  URU-RES-03, URU-RES-06, URU-RES-26"""
    from_bank = effects.min_of(number, s.bank[colour])
    effects.gain(s, seat, colour, from_bank, told, io)
    ask_whom_to_rob(s, seat, colour, number - from_bank, robbing, from_bank)


def ask_whom_to_rob(s: State, seat: i64, colour: i64, left: i64, robbing: i64, taken: i64) -> None:
    """Only if cubes are left to take, somebody has any, and this gain may rob.  URU-RES-06, URU-RUL-16"""
    if left and rules.richest(s, seat, colour) and (robbing or rules.available(s, seat, colour)):
        s.push(Rob(seat, colour, taken, left - 1, robbing))


@final
class RobMore(Step):
    """One victim has been compensated; `left` more cubes may be taken from the richest.  URU-RES-06, URU-RES-26"""

    __slots__ = ("colour", "taken", "left", "robbing")

    def __init__(self, seat: i64, colour: i64, taken: i64, left: i64, robbing: i64) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.taken: Final = taken
        self.left: Final = left
        self.robbing: Final = robbing

    def enter(self, s: State, io: Io) -> bool:
        ask_whom_to_rob(s, self.seat, self.colour, self.left, self.robbing, self.taken)
        return False


@final
class Gather(Decision):
    """One cube of each of several colours. The order matters only when the bank lacks one of them, so only then is it asked.  URU-RES-24, URU-RES-26"""

    __slots__ = ("colours", "taken")

    def __init__(self, seat: i64, colours: i64, taken: i64) -> None:
        super().__init__(seat)
        self.colours: Final = colours
        self.taken: Final = taken

    def enter(self, s: State, io: Io) -> bool:
        if rules.obtainable_of(s, self.seat, self.colours) == 0:
            return False
        for colour in range(4):
            if self.colours >> colour & 1 and s.bank[colour] == 0:
                return True
        for colour in range(4):
            if self.colours >> colour & 1:
                effects.gain(s, self.seat, colour, 1, s.t.moves.gained_from[s.t.ziggurat], io)
        return False

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.gain, s.t.moves.enough]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered = gains(s, rules.obtainable_of(s, seat, self.colours))
        if self._may_stop(s):
            offered.append(s.t.moves.enough.only())
        return offered

    def _may_stop(self, s: State) -> bool:
        """Only what others would have to give may be declined, and only once something was taken."""
        for colour in range(4):
            if self.colours >> colour & 1 and s.bank[colour]:
                return False
        return self.taken > 0

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.enough:
            return
        s.push(Gather(seat, self.colours & ~bit(choice.a), 1))
        if s.bank[choice.a]:
            effects.gain(s, seat, choice.a, 1, s.t.moves.gained_from[s.t.ziggurat], io)
        else:
            s.push(Rob(seat, choice.a, 0, 0, 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.gain:
            if not self.colours >> choice.a & 1:
                return ["URU-RES-24"]
            return [] if rules.obtainable(s, seat, choice.a) else ["URU-RES-05"]
        return ["URU-RES-26"] if choice.verb is s.t.moves.enough and not self._may_stop(s) else []


@final
class Rob(Decision):
    """From whom to take a cube the bank lacks: the richest, the taker breaking ties; optional once something was taken. `left` more may follow.  URU-RES-03, URU-RES-05, URU-RUL-15"""

    __slots__ = ("colour", "taken", "left", "robbing")

    def __init__(self, seat: i64, colour: i64, taken: i64, left: i64, robbing: i64) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.taken: Final = taken
        self.left: Final = left
        self.robbing: Final = robbing

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.rob, s.t.moves.enough]

    def options(self, s: State, seat: i64) -> list[Choice]:
        most = rules.richest(s, seat, self.colour)
        offered = [s.t.moves.rob.of(other) for other in range(s.seats) if other != seat and s.sides[other].stock[self.colour] == most]
        if self.taken:
            offered.append(s.t.moves.enough.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.enough:
            return
        told = moves.ROBBED if self.robbing else moves.ROBBED_FOR_ANY_GAIN
        effects.rob(s, seat, choice.a, self.colour, told, io)
        s.then([Compensate(choice.a, self.colour), RobMore(seat, self.colour, self.taken + 1, self.left, self.robbing)])

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.rob:
            is_richest = choice.a != seat and s.sides[choice.a].stock[self.colour] == rules.richest(s, seat, self.colour)
            return [] if is_richest else ["URU-RES-03"]
        return ["URU-TURN-09"] if choice.verb is s.t.moves.enough and self.taken == 0 else []


@final
class Compensate(Decision):
    """The robbed player takes a cube of another colour from the bank, if there is any.  URU-RES-04"""

    __slots__ = ("colour",)

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def enter(self, s: State, io: Io) -> bool:
        return len(self.options(s, self.seat)) > 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.gain]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.gain.of(colour) for colour in range(4) if self._compensates(s, colour)]

    def _compensates(self, s: State, colour: i64) -> bool:
        return colour != self.colour and s.bank[colour] > 0

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.gain(s, seat, choice.a, 1, moves.GAINED_FOR_ROBBED, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-RES-04"] if choice.verb is s.t.moves.gain and not self._compensates(s, choice.a) else []
