"""Placing a disc: choose a reduction where there is one, then pay: hand cards for the Shadoof one by one, then all cubes at once."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision
from themis.core.native import i64
from themis.games.uruk import effects, moves, options, prices, rules
from themis.games.uruk.state import Side, State, bit, colours_in


@final
class ChooseReduction(Decision):
    """How the price falls; using the Vault or the Coinage is optional, never both.  URU-SET-16, URU-SET-17, URU-RUL-25"""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final = place

    def enter(self, s: State, io: Io) -> bool:
        ways = prices.reductions(s, self.seat, self.place)
        if ways == 1 or ways == bit(moves.BY_HALF):
            self._reduce(s, moves.NO_REDUCTION if ways == 1 else moves.BY_HALF, io)
            return False
        return True

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.reduce]

    def options(self, s: State, seat: i64) -> list[Choice]:
        ways = prices.reductions(s, seat, self.place)
        return [s.t.moves.reduce.of(way) for way in range(4) if ways >> way & 1 and prices.can_afford(s, seat, self.place, way)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        self._reduce(s, choice.a, io)

    def _reduce(self, s: State, reduction: i64, io: Io) -> None:
        side = s.sides[self.seat]
        due = prices.price(s, side, self.place, reduction)
        different = prices.different_colours(s, reduction)
        colour = prices.own_colour(s, side, self.place)
        cards = 1 if prices.cards_may_pay(s, side, self.place) else 0
        if reduction == moves.BY_VAULT:
            effects.use(s, self.seat, s.t.vault, io)
        elif reduction == moves.BY_COINAGE:
            effects.use(s, self.seat, s.t.coinage, io)
        elif reduction == moves.BY_HALF:
            effects.spend_half_price(s, self.seat, io)
        s.push(PayDisc(self.seat, self.place, due, different, colour, 0, cards))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.reduce:
            return []
        side = s.sides[seat]
        if prices.reductions(s, seat, self.place) >> choice.a & 1:
            if prices.can_afford(s, seat, self.place, choice.a):
                return []
            return ["URU-SET-06" if prices.own_colour(s, side, self.place) >= 0 else "URU-SET-07"]
        if choice.a == moves.BY_VAULT:
            return ["URU-SET-17" if side.has(s.t.vault) else "URU-SET-14"]
        if choice.a == moves.BY_COINAGE:
            return ["URU-SET-17" if side.card(self.place) == s.t.coinage else "URU-SET-15"]
        return ["URU-SET-19"]


@final
class PayDisc(Decision):
    """The price of a disc: `number` cubes, at least `different` colours in all, or all of one `colour`; `shown` are colours already paid by card.  URU-SET-06, URU-SET-07, URU-SET-11, URU-SET-12"""

    __slots__ = ("place", "number", "different", "colour", "shown", "cards")

    def __init__(self, seat: i64, place: i64, number: i64, different: i64, colour: i64, shown: i64, cards: i64) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.number: Final = number
        self.different: Final = different
        self.colour: Final = colour
        self.shown: Final = shown
        self.cards: Final = cards

    def enter(self, s: State, io: Io) -> bool:
        if self.number == 0:
            effects.settle_disc(s, self.seat, self.place, io)
            return False
        return True

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.pay, s.t.moves.discard]

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        offered: list[Choice] = []
        for bundle in range(moves.BUNDLE_START[self.number], moves.BUNDLE_START[self.number + 1]):
            if self._pays(side, bundle) and self._keeps_no_cube(s, side, bundle):
                offered.append(s.t.moves.pay.of(bundle))
        if self.cards:
            for card in range(s.t.discoveries):
                if side.hand[card] and self._card_pays(s, side, card):
                    offered.append(s.t.moves.discard.of(card))
        return offered

    def _pays(self, side: Side, bundle: i64) -> bool:
        """Whether a set of as many cubes as are due completes the payment.  URU-SET-11, URU-RUL-23"""
        if not moves.bundle_is_in(side.stock, bundle):
            return False
        if self.colour >= 0:
            return moves.BUNDLE_COLOURS[bundle] == bit(self.colour)
        return colours_in(moves.BUNDLE_COLOURS[bundle] | self.shown) >= self.different

    def _keeps_no_cube(self, s: State, side: Side, bundle: i64) -> bool:
        """The strict Shadoof: no cube of a colour paid by card stays behind.  URU-RUL-24"""
        if not options.shadoof_only_for_lacking_cubes(s):
            return True
        for c in range(4):
            if self.shown >> c & 1 and moves.BUNDLE_CUBES[4 * bundle + c] < side.stock[c]:
                return False
        return True

    def _card_pays(self, s: State, side: Side, card: i64) -> bool:
        return prices.can_pay_with_card(s, side, card, self.number, self.different, self.colour, self.shown)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.pay:
            told = moves.PAID_OWN_COLOUR if self.colour >= 0 else moves.PAID_EPOCH_PRICE
            effects.pay_bundle(s, seat, choice.a, told, io)
            effects.settle_disc(s, seat, self.place, io)
        else:
            if not rules.is_used(s, s.t.shadoof):
                effects.use(s, seat, s.t.shadoof, io)
            effects.discard(s, seat, choice.a, moves.DISCARDED_FOR_DISC, io)
            shown = self.shown | bit(s.t.colour[choice.a])
            s.push(PayDisc(seat, self.place, self.number - 1, self.different, self.colour, shown, 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.pay:
            return self._why_not_cubes(s, s.sides[seat], choice.a)
        return self._why_not_card(s, s.sides[seat], choice.a) if choice.verb is s.t.moves.discard else []

    def _why_not_cubes(self, s: State, side: Side, bundle: i64) -> list[str]:
        if not moves.is_bundle_of(bundle, self.number) or not self._pays(side, bundle):
            return ["URU-SET-06" if self.colour >= 0 else "URU-SET-11"]
        return [] if self._keeps_no_cube(s, side, bundle) else ["URU-RUL-24"]

    def _why_not_card(self, s: State, side: Side, card: i64) -> list[str]:
        if not self.cards or side.hand[card] == 0:
            return ["URU-SET-12"]
        if not prices.card_fits(s, side, card, self.number, self.different, self.colour, self.shown):
            return ["URU-SET-12"]
        return [] if self._card_pays(s, side, card) else ["URU-RUL-24"]
