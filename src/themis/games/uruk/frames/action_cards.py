"""The two action cards and the free swap: Aqueduct (cards for cubes or cubes for cards, once or twice), Gear Wheel (move a disc), Wheel and Axle (swap a cube)."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import EventKind, Io
from themis.core.frame import Decision
from themis.core.native import i64
from themis.games.uruk import effects, moves, rules
from themis.games.uruk.frames.take import gain_cubes
from themis.games.uruk.moves import Drawing
from themis.games.uruk.state import BIT, State

# The two directions of the Aqueduct, and not yet decided.
UNDECIDED: Final = 0
CARDS_TO_CUBES: Final = 1
CUBES_TO_CARDS: Final = 2


@final
class Aqueduct(Decision):
    """Give a card or a cube; the first fixes the direction, and `done` have been converted.  URU-ACT-02, URU-ACT-03, URU-ACT-04, URU-RUL-27"""

    __slots__ = ("direction", "done")

    def __init__(self, seat: i64, direction: i64, done: i64) -> None:
        super().__init__(seat)
        self.direction: Final = direction
        self.done: Final = done

    def enter(self, s: State, io: Io) -> bool:
        return self.done < s.t.amount[s.t.aqueduct] and (self._cards(s) or self._cubes(s))

    def _cards(self, s: State) -> bool:
        return self.direction != CUBES_TO_CARDS and rules.can_convert_cards(s, self.seat)

    def _cubes(self, s: State) -> bool:
        return self.direction != CARDS_TO_CUBES and rules.can_convert_cubes(s, self.seat)

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discard, s.t.moves.pay, s.t.moves.enough]

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        offered: list[Choice] = []
        if self._cards(s):
            for card in range(s.t.discoveries):
                if side.hand[card]:
                    offered.append(s.t.moves.discard.of(card))
        if self._cubes(s):
            for colour in range(4):
                if side.stock[colour]:
                    offered.append(s.t.moves.pay.of(colour))
        if self.done:
            offered.append(s.t.moves.enough.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.discard:
            effects.discard(s, seat, choice.a, moves.DISCARDED_FOR_CUBE, io)
            s.then([AqueductCube(seat), Aqueduct(seat, CARDS_TO_CUBES, self.done + 1)])
        elif choice.verb is s.t.moves.pay:
            effects.pay_bundle(s, seat, choice.a, moves.PAID_FOR_CARD, io)
            s.then([AqueductCard(seat), Aqueduct(seat, CUBES_TO_CARDS, self.done + 1)])

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.discard:
            return self._why_not_card(s, choice.a)
        if choice.verb is s.t.moves.pay:
            return self._why_not_cubes(s, choice.a)
        return ["URU-ACT-02", "URU-ACT-03"] if choice.verb is s.t.moves.enough and self.done == 0 else []

    def _why_not_card(self, s: State, card: i64) -> list[str]:
        if self.direction == CUBES_TO_CARDS:
            return ["URU-ACT-04"]
        if s.sides[self.seat].hand[card] == 0:
            return ["URU-ACT-02"]
        return [] if self._cards(s) else ["URU-RES-06"]

    def _why_not_cubes(self, s: State, bundle: i64) -> list[str]:
        """Cubes go one by one, a card coming for each; the first bundles are the single cubes."""
        if self.direction == CARDS_TO_CUBES:
            return ["URU-ACT-04"]
        if bundle >= 4 or s.sides[self.seat].stock[bundle] == 0:
            return ["URU-ACT-03"]
        return [] if self._cubes(s) else ["URU-DECK-05"]


@final
class AqueductCube(Decision):
    """The cube got for a card, of free choice.  URU-ACT-02"""

    __slots__ = ()

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.gain]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.gain.of(colour) for colour in range(4) if rules.available(s, seat, colour)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        gain_cubes(s, seat, choice.a, 1, 0, moves.GAINED_BY_AQUEDUCT, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-RES-06"] if choice.verb is s.t.moves.gain and not rules.available(s, seat, choice.a) else []


@final
class AqueductCard(Decision):
    """The card got for a cube, from the pile or the display.  URU-ACT-03"""

    __slots__ = ()

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.draw, s.t.moves.take]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return cards_to_take(s)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        take_card(s, seat, choice, moves.DRAW_BY_AQUEDUCT, moves.TOOK_BY_AQUEDUCT, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return why_not_take(s, choice)


def cards_to_take(s: State) -> list[Choice]:
    """A card from the pile or the display; the omen can never be taken.  URU-DRAW-01, URU-DRAW-02"""
    offered: list[Choice] = []
    if rules.can_draw(s):
        offered.append(s.t.moves.draw.only())
    seen: i64 = 0
    for place in range(s.t.display):
        kind = s.display[place]
        if kind >= 0 and not seen >> kind & 1:
            seen |= BIT[kind]
            offered.append(s.t.moves.take.of(kind))
    return offered


def take_card(s: State, seat: i64, choice: Choice, drawing: Drawing, took: EventKind, io: Io) -> None:
    s.progressed = True
    if choice.verb is s.t.moves.draw:
        effects.draw_into_hand(s, seat, drawing, io)
    else:
        effects.take_from_display(s, seat, choice.a, took, io)


def why_not_take(s: State, choice: Choice) -> list[str]:
    if choice.verb is s.t.moves.draw:
        return [] if rules.can_draw(s) else ["URU-DECK-05"]
    return ["URU-DRAW-01"] if choice.verb is s.t.moves.take and not rules.in_display(s, choice.a) else []


@final
class Gear(Decision):
    """From which discovery to which a disc moves.  URU-ACT-05, URU-ACT-06, URU-ACT-07"""

    __slots__ = ()

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.move]

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        offered: list[Choice] = []
        for source in range(side.count):
            for target in range(side.count):
                if rules.can_move_disc(side, source, target):
                    offered.append(s.t.moves.move.of2(source, target))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.move_disc(s, seat, choice.a, choice.b, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.move:
            return []
        side = s.sides[seat]
        if choice.a >= side.count or choice.b >= side.count or choice.a == choice.b or side.discs(choice.a) == 0:
            return ["URU-ACT-05"]
        if side.discs(choice.b) == 2:
            return ["URU-ACT-07"]
        return [] if rules.can_move_disc(side, choice.a, choice.b) else ["URU-ACT-06"]


@final
class Swap(Decision):
    """Which cube goes, which comes.  URU-FREE-01"""

    __slots__ = ()

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.swap]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        for source in range(4):
            for target in range(4):
                if rules.can_swap(s, seat, source, target):
                    offered.append(s.t.moves.swap.of2(source, target))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        s.sides[seat].stock[choice.a] -= 1
        s.bank[choice.a] += 1
        io.tell(moves.SWAPPED, seat, choice.a, choice.b)
        gain_cubes(s, seat, choice.b, 1, 0, moves.GAINED_BY_SWAP, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-FREE-01"] if choice.verb is s.t.moves.swap and not rules.can_swap(s, seat, choice.a, choice.b) else []
