"""The end: each owner of a Lyre may place one more discovery, then the points are counted."""

from __future__ import annotations

from typing import final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame
from themis.core.native import i64
from themis.games.uruk import moves, rules, scoring
from themis.games.uruk.frames.place import payment
from themis.games.uruk.state import State


@final
class LyreOffer(Decision):
    """The Lyre: one more discovery by the normal rules, without slot, or nothing; a fresh discount.  URU-SCORE-05, URU-SCORE-06, URU-RUL-42"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        s.turn = self.seat
        s.used = 0
        return s.sides[self.seat].has(s.t.lyre)

    def asks_always(self) -> bool:
        # An answer without a pause would tell that no card in hand can be placed.
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.decline, s.t.moves.place]

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        offered = [s.t.moves.decline.only()]
        for card in range(s.t.discoveries):
            if rules.can_place_with_lyre(side, card):
                offered.append(s.t.moves.place.of(card))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.decline:
            return
        side = s.sides[seat]
        side.remove_card(choice.a)
        side.lyre = choice.a
        io.tell(moves.LYRE_PLACED, seat, choice.a)
        s.push(payment(s.t, seat, choice.a, rules.discount_applies(side, choice.a)))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.place:
            return []
        side = s.sides[seat]
        if side.hand[choice.a] == 0:
            return ["URU-SCORE-05"]
        if not rules.is_new(side, choice.a):
            return ["URU-INV-02"]
        if not rules.level_allows(side, choice.a):
            return ["URU-INV-14"]
        return [] if rules.can_place_with_lyre(side, choice.a) else ["URU-INV-08"]


@final
class Finish(Frame):
    """The points are counted and the game is over.  URU-SCORE-11"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        s.over = True
        for seat in range(s.seats):
            io.tell(moves.SCORED, seat, scoring.points(s, seat))
        return False
