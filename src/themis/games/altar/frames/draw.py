"""Drawing cards: face-up ones or from the pile, one after the other, and looking at the top of the pile."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Step
from themis.core.native import i64
from themis.games.altar import effects, moves, rules
from themis.games.altar.content import UNDER_PILE
from themis.games.altar.moves import Drawing, Looking
from themis.games.altar.state import State

# Why a card is drawn.
IN_TURN: Final = 0
BY_CARD: Final = 1
AS_SPOILS: Final = 2


@final
class DrawCards(Decision):
    """Where the next card comes from, with `number` left to draw. ALT-DRAW-01, ALT-DRAW-05, ALT-DRAW-06, ALT-DRAW-09, ALT-DRAW-11, ALT-DRAW-12"""

    __slots__ = ("number", "reason")

    def __init__(self, seat: i64, number: i64, reason: i64) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.reason: Final = reason

    def enter(self, s: State, io: Io) -> bool:
        return self.number > 0 and rules.can_draw(s)

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.take, s.t.moves.draw]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered = face_up_cards(s)
        if rules.pile_left(s):
            offered.append(s.t.moves.draw.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        s.push(DrawCards(seat, self.number - 1, self.reason))
        drawing = self._told(s)
        if choice.verb is s.t.moves.take:
            effects.take_from_display(s, seat, choice.a, drawing.took, io)
            if rules.replaces_at_once(s):
                effects.refill_display(s, moves.REFILLED, moves.PILE_STREAM, io)
        elif self.reason == IN_TURN:
            draw_in_turn(s, seat, io)
        else:
            effects.draw_into_hand(s, seat, drawing, io)

    def _told(self, s: State) -> Drawing:
        if self.reason == IN_TURN:
            return moves.DRAW_IN_TURN
        return s.t.moves.told_by[s.played].drawing if self.reason == BY_CARD else moves.DRAW_AS_SPOILS

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.take:
            return [] if rules.is_face_up(s, choice.a) else ["ALT-DRAW-01"]
        if choice.verb is s.t.moves.draw:
            return [] if rules.pile_left(s) else ["ALT-DRAW-08"]
        return ["ALT-TURN-03"] if self.reason == IN_TURN else []

    def is_part_of_action(self) -> bool:
        return self.reason != IN_TURN


def face_up_cards(s: State) -> list[Choice]:
    """The face-up cards that can be taken, each name once."""
    offered: list[Choice] = []
    for place in range(len(s.display)):
        kind = s.display[place]
        if kind >= 0 and is_first(s, place):
            offered.append(s.t.moves.take.of(kind))
    return offered


def is_first(s: State, place: i64) -> bool:
    """Whether no face-up card before this place has the same name."""
    for before in range(place):
        if s.display[before] == s.display[place]:
            return False
    return True


def draw_in_turn(s: State, seat: i64, io: Io) -> None:
    """The draw of the second step, in which the Goddess of Light sees more than one card. ALT-GOD-10, ALT-GOD-11, ALT-RUL-44"""
    for god in range(s.t.gods):
        seen = s.t.sifted_to_bottom[god] + s.t.sifted_to_top[god]
        if s.owner[god] == seat and seen > 1 and rules.pile_left(s) > 1:
            effects.look_at_pile(s, seat, seen, moves.LOOK_IN_TURN, io)
            s.push(Keep(seat, 1 if s.t.sifted_to_bottom[god] else 0))
            return
    effects.draw_into_hand(s, seat, moves.DRAW_IN_TURN, io)


@final
class Keep(Decision):
    """Which of the cards looked at to keep; the rest goes `under` the pile or back on top. ALT-CARD-06, ALT-GOD-10"""

    __slots__ = ("under",)

    def __init__(self, seat: i64, under: i64) -> None:
        super().__init__(seat)
        self.under: Final = under

    def asks_always(self) -> bool:
        # No pause would tell that the cards looked at are all the same.
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.keep]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.keep.of(kind) for kind in cards_aside(s)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.keep(s, seat, choice.a, looking(s), io)
        if self.under == UNDER_PILE:
            effects.put_all_under(s, seat, looking(s), io)
        else:
            s.push(PutBack(seat))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return [looking(s).kept.rule] if choice.verb is s.t.moves.keep and not s.has_aside(choice.a) else []

    def is_part_of_action(self) -> bool:
        return True


@final
class PutBack(Decision):
    """Which card goes back on the pile next; those that follow lie above it. ALT-CARD-06"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        if s.aside_size == 1:
            effects.put_on_top(s, self.seat, s.aside[0], looking(s), io)
        return s.aside_size > 0

    def asks_always(self) -> bool:
        # No pause would tell that the cards looked at are all the same.
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.put_back]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.put_back.of(kind) for kind in cards_aside(s)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.put_on_top(s, seat, choice.a, looking(s), io)
        s.push(PutBack(seat))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return [looking(s).kept.rule] if choice.verb is s.t.moves.put_back and not s.has_aside(choice.a) else []

    def is_part_of_action(self) -> bool:
        return True


def looking(s: State) -> Looking:
    """How the look at the pile is told: by the card being used, or else by the power of a god."""
    return s.t.moves.told_by[s.played].looking if s.played >= 0 else moves.LOOK_IN_TURN


def cards_aside(s: State) -> list[i64]:
    """The cards laid aside, each name once."""
    found: list[i64] = []
    for i in range(s.aside_size):
        if s.aside[i] not in found:
            found.append(s.aside[i])
    return found


@final
class Refill(Step):
    """With two players, face-up cards are replaced after the whole draw or ability. ALT-DRAW-04, ALT-DRAW-10"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        if not rules.replaces_at_once(s):
            effects.refill_display(s, moves.REFILLED_FOR_TWO, moves.PILE_STREAM, io)
        return False
