"""The action Move: the active player places pieces step by step, then everybody else in turn moves too or draws a card."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame
from themis.core.native import i64
from themis.games.pantheon import effects, moves, rules
from themis.games.pantheon.frames.draw import Draw, offer_cards, pick, why_not_pick
from themis.games.pantheon.frames.place import offer_placements, places_piece, space_of, why_not_jump, why_not_place
from themis.games.pantheon.frames.tiles import TakeTiles
from themis.games.pantheon.state import State, seats_from


def move_and_reactions(s: State, seat: i64, io: Io) -> list[Frame]:
    """The active player takes the big foot; the others react clockwise, and it goes back.  PAN-MOVE-01, PAN-MOVE-28, PAN-REACT-01, PAN-REACT-10, PAN-RUL-24"""
    io.tell(moves.BIG_FOOT_TAKEN, seat)
    following: list[Frame] = [Move(seat, 0, s.sides[seat].jumps)]
    following.extend([React(other) for other in seats_from(s, seat) if other != seat])
    return following


@final
class Move(Decision):
    """The next piece of a move that has cost `spent` steps, with `jumps` left; the cards are played at its end.  PAN-MOVE-02, PAN-MOVE-05, PAN-MOVE-26, PAN-MOVE-27, PAN-GOD-66, PAN-GOD-71, PAN-RUL-15, PAN-RUL-48"""

    __slots__ = ("spent", "jumps")

    def __init__(self, seat: i64, spent: i64, jumps: i64) -> None:
        super().__init__(seat)
        self.spent: Final = spent
        self.jumps: Final = jumps

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.foot, s.t.moves.column, s.t.moves.jump, s.t.moves.finish]

    def left(self, s: State) -> i64:
        return rules.budget(s, self.seat) - self.spent

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        offer_placements(s, seat, self.left(s), self.jumps, offered)
        if self.spent:
            offered.append(s.t.moves.finish.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.finish:
            effects.pay_steps(s, seat, self.spent, io)
            s.push(TakeTiles(seat))
            return
        space = space_of(s, choice)
        jumping = choice.verb is s.t.moves.jump
        s.push(Move(seat, self.spent + rules.price_of(s, space), self.jumps - 1 if jumping else self.jumps))
        if jumping:
            effects.land_piece(s, seat, space, io)
        else:
            effects.place_piece(s, seat, space, moves.FOOT_PLACED, moves.COLUMN_PLACED, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.finish:
            return [] if self.spent else ["PAN-RUL-14"]
        if choice.verb is s.t.moves.jump:
            return why_not_jump(s, seat, choice.a, self.left(s), self.jumps)
        return why_not_place(s, seat, space_of(s, choice), self.left(s), "PAN-MOVE-04") if places_piece(s, choice.verb) else []


@final
class React(Decision):
    """Another player's Move: move too, without the big foot, or draw a card.  PAN-REACT-02, PAN-REACT-03, PAN-REACT-07, PAN-REACT-09, PAN-RUL-22, PAN-RUL-50"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        effects.refill_display(s, io)
        return rules.can_get_card(s, self.seat) or rules.can_move(s, self.seat)

    def asks_always(self) -> bool:
        # A card drawn without a pause would tell that the hand holds no movement card.
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.move, s.t.moves.take, s.t.moves.draw]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        if rules.can_move(s, seat):
            offered.append(s.t.moves.move.only())
        offer_cards(s, seat, offered)
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.move:
            io.tell(moves.FOLLOWED, seat)
            s.push(Move(seat, 0, s.sides[seat].jumps))
            return
        s.push(Draw(seat, s.t.react_cards - 1))
        pick(s, seat, choice, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.move:
            return [] if rules.can_move(s, seat) else ["PAN-REACT-04"]
        return why_not_pick(s, seat, choice) if choice.verb is s.t.moves.take or choice.verb is s.t.moves.draw else []
