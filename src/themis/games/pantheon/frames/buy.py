"""The action Buy: offering tiles, pieces and placements one after the other, then the money, then the tiles that were taken. Nobody reacts.  PAN-BUY-15, PAN-REACT-11"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import EventKind, Io
from themis.core.frame import Decision
from themis.core.native import i64
from themis.games.pantheon import effects, moves, rules
from themis.games.pantheon.content import COLUMN, FIRST_MONEY, FOOT, OFFERING_COUNT, RANKS
from themis.games.pantheon.frames.place import offer_placements, places_piece, space_of, why_not_place
from themis.games.pantheon.frames.tiles import TakeTiles
from themis.games.pantheon.state import State

# Purchases, with own money or with a gift


def offer_purchases(s: State, seat: i64, left: i64, offered: list[Choice]) -> None:
    """Offering tiles at every rank that can be paid, and pieces.  PAN-BUY-01, PAN-BUY-03, PAN-BUY-09"""
    side = s.sides[seat]
    for offering in range(OFFERING_COUNT):
        for rank in range(side.rank(offering) + 1, RANKS + 1):
            if rules.can_buy_rank(s, side, offering, rank, left):
                offered.append(s.t.moves.offering.of2(offering, rank - 1))
    for piece in (FOOT, COLUMN):
        if rules.can_buy_piece(s, side, piece, left):
            offered.append(s.t.moves.piece.of(piece))


def price_of_purchase(s: State, seat: i64, choice: Choice) -> i64:
    if choice.verb is s.t.moves.offering:
        return rules.rank_price(s, s.sides[seat], choice.a, choice.b + 1)
    return s.t.piece_price if choice.verb is s.t.moves.piece else rules.price_of(s, space_of(s, choice))


def purchase(s: State, seat: i64, choice: Choice, first: EventKind, higher: EventKind, told_piece: EventKind, io: Io) -> None:
    """An offering tile or a piece changes hands; `first` and `higher` tell of a new tile and of one that was owned.  PAN-BUY-03, PAN-BUY-05, PAN-BUY-09"""
    if choice.verb is s.t.moves.offering:
        told = higher if s.sides[seat].rank(choice.a) else first
        effects.set_rank(s, seat, choice.a, choice.b + 1, told, io)
    else:
        effects.buy_piece(s, seat, choice.a, told_piece, io)


def why_not_purchase(s: State, seat: i64, choice: Choice, left: i64, budget_rule: str) -> list[str]:
    """`budget_rule` says what it is paid with."""
    side = s.sides[seat]
    reasons: list[str] = []
    if choice.verb is s.t.moves.offering:
        if choice.b + 1 <= side.rank(choice.a):
            return ["PAN-BUY-05"]
    elif not (side.spare_feet if choice.a == FOOT else side.spare_columns):
        reasons.append("PAN-BUY-10")
    return reasons + [budget_rule] if price_of_purchase(s, seat, choice) > left else reasons


@final
class Buy(Decision):
    """The next purchase of a Buy that has cost `spent` so far; pieces bought may be placed at once, without steps and jumps.  PAN-BUY-01, PAN-BUY-12, PAN-BUY-13, PAN-BUY-14, PAN-GOD-52, PAN-TILE-18, PAN-RUL-43, PAN-RUL-48"""

    __slots__ = ("spent",)

    def __init__(self, seat: i64, spent: i64) -> None:
        super().__init__(seat)
        self.spent: Final = spent

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.offering, s.t.moves.piece, s.t.moves.foot, s.t.moves.column, s.t.moves.finish]

    def left(self, s: State) -> i64:
        return rules.purse(s, self.seat) - self.spent

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        offer_purchases(s, seat, self.left(s), offered)
        offer_placements(s, seat, self.left(s), 0, offered)
        if self.spent:
            offered.append(s.t.moves.finish.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.finish:
            self._finish(s, io)
            return
        s.push(Buy(seat, self.spent + price_of_purchase(s, seat, choice)))
        if places_piece(s, choice.verb):
            effects.place_piece(s, seat, space_of(s, choice), moves.FOOT_BOUGHT, moves.COLUMN_BOUGHT, io)
        else:
            purchase(s, seat, choice, moves.OFFERING_BOUGHT, moves.OFFERING_RAISED, moves.PIECE_BOUGHT, io)

    def _finish(self, s: State, io: Io) -> None:
        """The money of deities pays first, whatever is left of it is lost.  PAN-BUY-16, PAN-GOD-70, PAN-RUL-27"""
        given = s.sides[self.seat].money
        paid = given if given < self.spent else self.spent
        if paid:
            io.tell(moves.PAID_BY_DEITY, self.seat, paid)
        s.then([PayMoney(self.seat, self.spent - paid, s.t.cards - 1), TakeTiles(self.seat)])

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.finish:
            return [] if self.spent else ["PAN-RUL-14"]
        if choice.verb is s.t.moves.offering or choice.verb is s.t.moves.piece:
            return why_not_purchase(s, seat, choice, self.left(s), "PAN-BUY-16")
        if choice.verb is s.t.moves.foot or choice.verb is s.t.moves.column:
            return why_not_place(s, seat, space_of(s, choice), self.left(s), "PAN-BUY-11")
        return []


@final
class PayMoney(Decision):
    """The next money card for the `due` coins, none dearer than the one before (`money`); no change is given.  PAN-BUY-16, PAN-BUY-17, PAN-BUY-18, PAN-RUL-27"""

    __slots__ = ("due", "money")

    def __init__(self, seat: i64, due: i64, money: i64) -> None:
        super().__init__(seat)
        self.due: Final = due
        self.money: Final = money

    def enter(self, s: State, io: Io) -> bool:
        return self.due > 0

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.pay]

    def options(self, s: State, seat: i64) -> list[Choice]:
        # Those that overpay least come first.
        cards = range(FIRST_MONEY, s.t.cards)
        return [s.t.moves.pay.of(card - FIRST_MONEY) for card in cards if rules.can_pay_with(s, seat, self.due, self.money, card)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        card = FIRST_MONEY + choice.a
        effects.discard(s, seat, card)
        io.tell(moves.PAID, seat, card)
        due = self.due - s.t.card_value[card]
        s.push(PayMoney(seat, due if due > 0 else 0, card))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.pay or rules.can_pay_with(s, seat, self.due, self.money, FIRST_MONEY + choice.a):
            return []
        return ["PAN-RUL-27" if s.hand(seat, FIRST_MONEY + choice.a) else "PAN-BUY-16"]
