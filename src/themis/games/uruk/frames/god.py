"""The gods: an open auction of hand cards (Enlil, Nergal, Ninurta), a favour for the one with the fewest discs and a compensation for the others (Gibil, Marduk, Nannar), a gift for everybody (Ishtar)."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import EventKind, Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.uruk import content, effects, moves, options, rules
from themis.games.uruk.frames.place import ChooseSlot
from themis.games.uruk.frames.take import gain_cubes
from themis.games.uruk.state import State, bit, seats_from


@final
class Auction(Decision):
    """A seat bids more than `number` or passes for good.  URU-GOD-01, URU-GOD-02, URU-GOD-04, URU-GOD-05, URU-RUL-35, URU-RUL-36"""

    __slots__ = ("number", "leader", "passed")

    def __init__(self, seat: i64, number: i64, leader: i64, passed: i64) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.leader: Final = leader
        self.passed: Final = passed

    def asks_always(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.decline, s.t.moves.bid]

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        sums = rules.payable_sums(side, -1)
        bonus = rules.cards_bonus(side)
        offered = [s.t.moves.decline.only()]
        value = self.number + 1
        while value <= s.t.largest_bid:
            if value >= bonus and sums >> (value - bonus) & 1:
                offered.append(s.t.moves.bid.of(value))
            value += 1
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.decline:
            io.tell(moves.PASSED, seat)
            self._go_on(s, self.number, self.leader, self.passed | bit(seat), io)
        else:
            s.bids[seat] = choice.a
            io.tell(moves.BID_MADE, seat, choice.a)
            self._go_on(s, choice.a, seat, self.passed, io)

    def _go_on(self, s: State, high: i64, leader: i64, passed: i64, io: Io) -> None:
        """The next seat that has not passed is asked; the leader alone has won.  URU-GOD-03"""
        for seat in seats_from(s, (self.seat + 1) % s.seats):
            if seat == leader:
                s.then(prize_frames(s, leader, high, io))
                return
            if not passed >> seat & 1:
                s.push(Auction(seat, high, leader, passed))
                return
        io.tell(moves.AUCTION_VOID, s.omen)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.bid:
            return []
        if choice.a <= self.number:
            return ["URU-GOD-01"]
        return [] if rules.can_bid(s.sides[seat], choice.a) else ["URU-GOD-05"]


def prize_frames(s: State, winner: i64, bid: i64, io: Io) -> list[Frame]:
    """The winner pays, then gets the prize; losers pay only if the table plays so.  URU-EVT-13, URU-GOD-06, URU-RUL-33"""
    io.tell(moves.AUCTION_WON, winner, bid)
    following: list[Frame] = []
    for seat in seats_from(s, winner):
        if s.bids[seat] > 0 and (seat == winner or options.losing_bids_are_paid(s)):
            following.append(PayBid(seat, s.bids[seat] - rules.cards_bonus(s.sides[seat])))
    following.append(Prize(winner))
    return following


@final
class PayBid(Decision):
    """Hand cards worth exactly the bid, card by card.  URU-GOD-06, URU-RUL-36"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def enter(self, s: State, io: Io) -> bool:
        # In an imagined world a bid may have been taken on trust.
        return self.number > 0 and rules.payable_sums(s.sides[self.seat], -1) >> self.number & 1 == 1

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discard]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        for card in range(s.t.discoveries):
            if self._can_pay(s, card):
                offered.append(s.t.moves.discard.of(card))
        return offered

    def _can_pay(self, s: State, card: i64) -> bool:
        """Whether a card may be part of the payment, the others making up the rest exactly."""
        side = s.sides[self.seat]
        left = self.number - s.t.level[card]
        return side.hand[card] > 0 and left >= 0 and rules.payable_sums(side, card) >> left & 1 == 1

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        told = moves.DISCARDED_FOR_BID if rules.is_highest_bid(s, seat) else moves.DISCARDED_FOR_LOST_BID
        effects.discard(s, seat, choice.a, told, io)
        s.push(PayBid(seat, self.number - s.t.level[choice.a]))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-GOD-06"] if choice.verb is s.t.moves.discard and not self._can_pay(s, choice.a) else []


@final
class Prize(Step):
    """What the winner of an auction gets.  URU-GOD-07, URU-GOD-08, URU-GOD-09"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        effect = s.t.effect[s.omen]
        if effect == content.FREE_DISCOVERY:
            s.push(FreeDiscovery(self.seat))
        elif effect == content.GIFT:
            s.push(Gift(self.seat, s.t.gift_cubes))
        else:
            effects.keep_omen(s, self.seat, moves.KEPT_NINURTA, io)
        return False


@final
class FreeDiscovery(Decision):
    """Enlil: one discovery from hand for that card alone, or nothing.  URU-GOD-07, URU-RUL-37"""

    __slots__ = ()

    def asks_always(self) -> bool:
        # An answer without a pause would tell that no card in hand can be placed.
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.decline, s.t.moves.place]

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        offered = [s.t.moves.decline.only()]
        for card in range(s.t.discoveries):
            if side.hand[card] and rules.can_place(s, side, card, True):
                offered.append(s.t.moves.place.of(card))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.place:
            s.push(ChooseSlot(seat, choice.a, 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.place:
            return []
        side = s.sides[seat]
        if side.hand[choice.a] == 0:
            return ["URU-GOD-07"]
        if not rules.is_new(side, choice.a):
            return ["URU-INV-02"]
        return [] if rules.can_place(s, side, choice.a, True) else ["URU-INV-14"]


@final
class Gift(Decision):
    """Cubes of one colour of free choice, as many as the bank has.  URU-GOD-08, URU-GOD-13, URU-GOD-14, URU-GOD-17, URU-RUL-16"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def enter(self, s: State, io: Io) -> bool:
        return rules.any_available(s, self.seat)

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.gain]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return colours_available(s, seat)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        gain_cubes(s, seat, choice.a, self.number, 0, giver(s), io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-GOD-17"] if choice.verb is s.t.moves.gain and not rules.available(s, seat, choice.a) else []


def giver(s: State) -> EventKind:
    """Which god's cubes they are; of those, only Marduk's card can have been kept already.  URU-GOD-08, URU-GOD-13, URU-GOD-14"""
    if s.omen < 0 or s.t.effect[s.omen] == content.HALF_PRICE:
        return moves.GAINED_BY_MARDUK
    return moves.GAINED_BY_NERGAL if s.t.group[s.omen] == content.AUCTION else moves.GAINED_BY_GIBIL


def colours_available(s: State, seat: i64) -> list[Choice]:
    return [s.t.moves.gain.of(colour) for colour in range(4) if rules.available(s, seat, colour)]


def favour_frames(s: State, active: i64, io: Io) -> list[Frame]:
    """The favour for the one seat with the fewest discs, then the compensations clockwise; on a tie only compensations.  URU-GOD-10, URU-GOD-11, URU-GOD-12"""
    favourite = rules.fewest_discs(s)
    by_card = s.t.compensated_by_card[s.omen]
    following: list[Frame] = []
    if favourite < 0:
        io.tell(moves.NO_FAVOUR, s.omen)
    else:
        io.tell(moves.FAVOURED, favourite, s.omen)
        if s.t.effect[s.omen] == content.GIFT:
            following.append(Gift(favourite, s.t.gift_cubes))
        else:
            effects.keep_omen(s, favourite, moves.KEPT_NANNAR if by_card else moves.KEPT_MARDUK, io)
    for seat in seats_from(s, active):
        if seat != favourite:
            if by_card:
                following.append(CardGift(seat))
            else:
                following.append(Gift(seat, 1))
    return following


@final
class CardGift(Decision):
    """Nannar's compensation: a card from the pile, or not.  URU-GOD-15"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        return rules.can_draw(s)

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.draw, s.t.moves.decline]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.draw.only(), s.t.moves.decline.only()]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.draw:
            effects.draw_into_hand(s, seat, moves.DRAW_BY_NANNAR, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-DECK-05"] if choice.verb is s.t.moves.draw and not rules.can_draw(s) else []


@final
class Ishtar(Decision):
    """A card from the pile or a cube of free choice, for everybody in turn.  URU-GOD-16"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        return rules.can_draw(s) or rules.any_available(s, self.seat)

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.gain, s.t.moves.draw]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered = colours_available(s, seat)
        if rules.can_draw(s):
            offered.append(s.t.moves.draw.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.draw:
            effects.draw_into_hand(s, seat, moves.DRAW_BY_ISHTAR, io)
        else:
            gain_cubes(s, seat, choice.a, 1, 0, moves.GAINED_BY_ISHTAR, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.draw:
            return [] if rules.can_draw(s) else ["URU-DECK-05"]
        return ["URU-GOD-17"] if choice.verb is s.t.moves.gain and not rules.available(s, seat, choice.a) else []
