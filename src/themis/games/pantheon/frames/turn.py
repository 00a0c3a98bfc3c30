"""A turn: one of four actions, and another one for a Traitera; then the next player, or the end of the epoch."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Step
from themis.core.native import i64
from themis.games.pantheon import effects, moves, rules
from themis.games.pantheon.content import FROM_ENDINGS, MORE_ACTIONS
from themis.games.pantheon.frames.buy import Buy
from themis.games.pantheon.frames.cult import PayDeity
from themis.games.pantheon.frames.decline import Decline
from themis.games.pantheon.frames.draw import Draw, offer_cards, pick, why_not_pick
from themis.games.pantheon.frames.move import move_and_reactions
from themis.games.pantheon.state import State

# So many turns of each player without a tile or deity taken end an epoch that nobody wants to end.  PAN-RUL-41
MOST_IDLE_TURNS: Final = 25


@final
class BeginTurn(Step):
    """Only a Traitera owned now may be used in this turn.  PAN-TURN-01, PAN-GOD-98"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        s.turn = self.seat
        s.again = s.effect_of(self.seat, MORE_ACTIONS)
        s.idle += 1
        io.tell(moves.TURN_BEGAN, self.seat)
        s.push(Turn(self.seat))
        return False


@final
class Turn(Decision):
    """Move, Buy, Cult or Draw; nobody passes.  PAN-TURN-02, PAN-TURN-03, PAN-TURN-04, PAN-TURN-05, PAN-TURN-06, PAN-TURN-07, PAN-RUL-14"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        effects.refill_display(s, io)
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.move, s.t.moves.buy, s.t.moves.worship, s.t.moves.take, s.t.moves.draw]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        if rules.can_move(s, seat):
            offered.append(s.t.moves.move.only())
        if can_buy(s, seat):
            offered.append(s.t.moves.buy.only())
        seen: list[int] = []
        for place in range(len(s.row)):
            deity = s.row[place]
            if deity >= 0 and deity not in seen and rules.can_worship(s, seat, deity):
                seen.append(deity)
                offered.append(s.t.moves.worship.of(deity))
        offer_cards(s, seat, offered)
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        verb = choice.verb
        s.push(EndAction(seat))
        if verb is s.t.moves.move:
            s.then(move_and_reactions(s, seat, io))
        elif verb is s.t.moves.buy:
            s.push(Buy(seat, 0))
        elif verb is s.t.moves.worship:
            s.push(PayDeity(seat, choice.a))
        else:
            s.push(Draw(seat, cards_drawn(s, seat) - 1))
            pick(s, seat, choice, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        verb = choice.verb
        if verb is s.t.moves.move:
            return [] if rules.can_move(s, seat) else ["PAN-TURN-05"]
        if verb is s.t.moves.buy:
            return [] if can_buy(s, seat) else ["PAN-TURN-06"]
        if verb is s.t.moves.worship:
            return why_not_worship(s, seat, choice.a)
        return why_not_pick(s, seat, choice) if verb is s.t.moves.take or verb is s.t.moves.draw else []


def can_buy(s: State, seat: i64) -> bool:
    return rules.can_buy_something(s, seat, rules.purse(s, seat), True)


def cards_drawn(s: State, seat: i64) -> i64:
    """The cards of a Draw.  PAN-DRAW-01, PAN-DRAW-02, PAN-GOD-80"""
    return s.t.draw_cards + s.sides[seat].draws


def why_not_worship(s: State, seat: i64, deity: i64) -> list[str]:
    """Whoever can pay for another deity is told what this one asks for."""
    if not rules.is_in_row(s, deity):
        return ["PAN-CULT-01"]
    if rules.can_worship(s, seat, deity):
        return []
    if s.t.deity_cards_only[deity]:
        return ["PAN-CULT-12"]
    pays_another = any([rules.can_worship(s, seat, other) for other in s.row if other >= 0])
    return ["PAN-CULT-02", "PAN-CULT-03"] if pays_another else ["PAN-TURN-07"]


@final
class EndAction(Step):
    """The action is finished, reactions and tiles included: the phase ends, or a Traitera may be used, or the next player follows.  PAN-TURN-08, PAN-PHASE-03, PAN-PHASE-04, PAN-PHASE-08, PAN-REACT-10, PAN-RUL-31"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        if s.ended:
            end_phase(s, io)
        elif s.idle >= MOST_IDLE_TURNS * s.seats:
            io.tell(moves.EPOCH_STALLED, s.idle)
            s.push(Decline())
        elif s.again:
            s.push(Again(self.seat))
        else:
            s.push(BeginTurn((self.seat + 1) % s.seats))
        return False


def end_phase(s: State, io: Io) -> None:
    """The active player gets the points, whoever took the last tile or deity, once, before any scoring.  PAN-PHASE-05, PAN-PHASE-06, PAN-RUL-30"""
    effects.score(s, s.turn, FROM_ENDINGS, s.t.ending_points)
    io.tell(moves.EPOCH_ENDED, s.turn, s.t.ending_points)
    s.push(Decline())


@final
class Again(Decision):
    """Whether to give up a Traitera for another action, with everything that was gained in the one before.  PAN-GOD-95, PAN-GOD-96, PAN-GOD-97, PAN-GOD-98, PAN-GOD-99"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.again, s.t.moves.decline]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.again.only(), s.t.moves.decline.only()]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.again:
            effects.spend_action_deity(s, seat, io)
            s.push(Turn(seat))
        else:
            s.push(BeginTurn((seat + 1) % s.seats))
