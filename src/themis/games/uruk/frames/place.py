"""Placing a discovery: choose the slot, perhaps use the discount, pay the missing cards one by one, then the new card gets its cubes.

Cards are paid as copies, one for one, or as pairs of one colour; every step offers only what leaves the rest payable.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.uruk import effects, moves, rules
from themis.games.uruk.state import State
from themis.games.uruk.tables import Tables


@final
class ChooseSlot(Decision):
    """Which slot takes the discovery: a new one, or one whose discovery is replaced.  URU-INV-03"""

    __slots__ = ("card", "free")

    def __init__(self, seat: i64, card: i64, free: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.free: Final = free

    def is_part_of_action(self) -> bool:
        return True

    def asks_always(self) -> bool:
        # Whatever is replaced leaves the tableau, and the cubes on it are gone.
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.new_slot, s.t.moves.replace]

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        offered: list[Choice] = []
        if rules.can_open_slot(s, side, self.card, self.free == 1):
            offered.append(s.t.moves.new_slot.only())
        for slot in range(side.count):
            if rules.can_replace(s, side, self.card, slot, self.free == 1):
                offered.append(s.t.moves.replace.of(slot))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        side = s.sides[seat]
        # The discount card works even when it is the one being replaced, so ask before it leaves.
        discount = rules.discount_ready(s, side, self.card)
        slot = choice.a if choice.verb is s.t.moves.replace else side.count
        effects.lay(s, seat, self.card, slot, moves.PLACED_BY_ENLIL if self.free else moves.PLACED, io)
        s.push(Laid(seat, self.card))
        if self.free == 0:
            s.push(payment(s.t, seat, self.card, discount))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        side = s.sides[seat]
        if choice.verb is s.t.moves.new_slot:
            if not rules.has_room(side):
                return ["URU-INV-22" if side.has(s.t.water_clock) else "URU-INV-01"]
            return [] if rules.can_open_slot(s, side, self.card, self.free == 1) else ["URU-INV-08"]
        if choice.verb is s.t.moves.replace:
            if choice.a >= side.count:
                return ["URU-INV-03"]
            return [] if rules.can_replace(s, side, self.card, choice.a, self.free == 1) else ["URU-INV-08"]
        return []


def payment(t: Tables, seat: i64, card: i64, discount: bool) -> Frame:
    """What is asked next to pay for a discovery: the discount if there is one, else the cards."""
    if discount:
        return ChooseDiscount(seat, card)
    return PayCards(seat, card, rules.cards_due(t, card, False), -1, 0)


@final
class ChooseDiscount(Decision):
    """Whether to use the discount; it is optional.  URU-INV-20, URU-RUL-14"""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discount, s.t.moves.full_price]

    def options(self, s: State, seat: i64) -> list[Choice]:
        if self._full_price_payable(s):
            return [s.t.moves.discount.only(), s.t.moves.full_price.only()]
        return [s.t.moves.discount.only()]

    def _full_price_payable(self, s: State) -> bool:
        side = s.sides[self.seat]
        return rules.can_cover(side.held, s.t.colour[self.card], side.hand[self.card], rules.cards_due(s.t, self.card, False))

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        discounted = choice.verb is s.t.moves.discount
        if discounted:
            effects.mark_used(s, s.t.discount_of[s.t.colour[self.card]])
            io.tell(moves.DISCOUNTED, seat, s.t.discount_of[s.t.colour[self.card]])
        s.push(PayCards(seat, self.card, rules.cards_due(s.t, self.card, discounted), -1, 0))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-INV-08"] if choice.verb is s.t.moves.full_price and not self._full_price_payable(s) else []


@final
class PayCards(Decision):
    """The `number` of cards due for a discovery, each a copy or a pair; of a pair being paid, `halves` cards of `colour` are still open.  URU-INV-08, URU-INV-09"""

    __slots__ = ("card", "number", "colour", "halves")

    def __init__(self, seat: i64, card: i64, number: i64, colour: i64, halves: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.number: Final = number
        self.colour: Final = colour
        self.halves: Final = halves

    def enter(self, s: State, io: Io) -> bool:
        return self.number > 0 or self.halves > 0

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discard] if self.halves else [s.t.moves.copy, s.t.moves.pair]

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        offered: list[Choice] = []
        if self.halves:
            for card in range(s.t.discoveries):
                if self._can_be_half(s, card):
                    offered.append(s.t.moves.discard.of(card))
            return offered
        if self._can_pay_copy(s):
            offered.append(s.t.moves.copy.only())
        for colour in range(4):
            if rules.can_pay_pair(side, self.card, self.number, colour):
                offered.append(s.t.moves.pair.of(colour))
        return offered

    def _can_pay_copy(self, s: State) -> bool:
        side = s.sides[self.seat]
        return side.hand[self.card] > 0 and rules.can_pay_half(side, self.card, self.number - 1, self.card)

    def _can_be_half(self, s: State, card: i64) -> bool:
        side = s.sides[self.seat]
        if side.hand[card] == 0 or s.t.colour[card] != self.colour:
            return False
        if self.halves == 2:
            return rules.can_pay_second_half_after(side, self.card, self.number, card)
        return rules.can_pay_half(side, self.card, self.number, card)

    def is_all_the_same(self, s: State) -> bool:
        """The only two cards of a pair both go: their order is the payer's, but seldom matters.  URU-INV-24"""
        if self.halves < 2 or rules.order_of_two_discards_matters(s):
            return False
        hand = s.sides[self.seat].hand
        offered = self.options(s, self.seat)
        return len(offered) == 2 and hand[offered[0].a] == 1 and hand[offered[1].a] == 1

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.copy:
            effects.discard(s, seat, self.card, moves.DISCARDED_AS_COPY, io)
            s.push(PayCards(seat, self.card, self.number - 1, -1, 0))
        elif choice.verb is s.t.moves.pair:
            s.push(PayCards(seat, self.card, self.number - 1, choice.a, 2))
        else:
            effects.discard(s, seat, choice.a, moves.DISCARDED_IN_PAIR, io)
            s.push(PayCards(seat, self.card, self.number, self.colour, self.halves - 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.copy:
            return [] if self._can_pay_copy(s) else ["URU-INV-09"]
        if choice.verb is s.t.moves.pair:
            return [] if rules.can_pay_pair(s.sides[seat], self.card, self.number, choice.a) else ["URU-INV-09"]
        if choice.verb is not s.t.moves.discard or self._can_be_half(s, choice.a):
            return []
        return ["URU-INV-09" if s.t.colour[choice.a] != self.colour else "URU-INV-08"]


@final
class Laid(Step):
    """A discovery is paid and lies: the Road gets its cubes now.  URU-RES-09"""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def enter(self, s: State, io: Io) -> bool:
        effects.stock_placed(s, self.seat, self.card, io)
        return False
