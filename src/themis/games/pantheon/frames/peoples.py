"""What the active people gives to everybody at the end of the preparation, player by player from the first on.  PAN-EPOCH-17, PAN-EPOCH-18"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.pantheon import content, effects, moves, rules
from themis.games.pantheon.content import COLUMN, FOOT, OFFERING_COUNT
from themis.games.pantheon.frames.buy import offer_purchases, price_of_purchase, purchase, why_not_purchase
from themis.games.pantheon.frames.cult import why_not_offer
from themis.games.pantheon.frames.tiles import BY_PEOPLE, Upgrade
from themis.games.pantheon.state import Side, State, seats_from


def gifts(s: State, io: Io) -> list[Frame]:
    """The ability of the active people: a frame for every seat, or nothing more to decide.  PAN-EPOCH-17, PAN-EPOCH-18"""
    people = s.people()
    io.tell(s.t.moves.ability[people], people)
    if s.t.ability[people] == content.TURN_MONEY:
        s.descending = True
        io.tell(moves.MONEY_TURNED, people)
        return []
    return [gift(s, seat) for seat in seats_from(s, s.first)]


def gift(s: State, seat: i64) -> Frame:
    ability = s.t.ability[s.people()]
    amount = s.t.people_amount[s.people()]
    if ability == content.CARDS_OR_DEITY:
        return Gallia(seat)
    if ability == content.HAND_SIZE:
        return ToSize(seat)
    if ability == content.SWAP_PIECES:
        return Swap(seat)
    if ability == content.SPEND_MONEY:
        return Gift(seat, amount)
    if ability == content.UPGRADE_ONE:
        return Upgrade(seat, amount, BY_PEOPLE)
    return DrawGift(seat)


@final
class DrawGift(Step):
    """Cards from the pile.  PAN-PEOPLE-12, PAN-RUL-10"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        effects.draw_cards(s, self.seat, s.t.people_amount[s.people()], moves.DRAW_BY_PEOPLE, io)
        return False


@final
class Gallia(Decision):
    """Cards from the pile, or the top deity of the stack, chosen before it is seen.  PAN-PEOPLE-01, PAN-RUL-08"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.take_cards, s.t.moves.reveal]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.take_cards.only(), s.t.moves.reveal.only()]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.take_cards:
            effects.draw_cards(s, seat, s.t.people_amount[s.people()], moves.DRAW_BY_GALLIA, io)
            return
        deity = effects.drawn_deity(s, io)
        if deity >= 0:
            io.tell(moves.GALLIA_REVEALED, seat, deity)
            s.push(GalliaOffer(seat, deity))


@final
class GalliaOffer(Decision):
    """Whether to pay the topmost number of the revealed deity, and with which type; else it goes to the box.  PAN-PEOPLE-02, PAN-PEOPLE-03, PAN-PEOPLE-04, PAN-PEOPLE-05, PAN-GOD-21, PAN-RUL-08"""

    __slots__ = ("deity",)

    def __init__(self, seat: i64, deity: i64) -> None:
        super().__init__(seat)
        self.deity: Final = deity

    def asks_always(self) -> bool:
        # Refused without a pause, the deity would tell what the hand lacks.
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.offer, s.t.moves.decline]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered = [s.t.moves.offer.of(offer) for offer in rules.offers_for(s, seat, self.deity, 1)]
        offered.append(s.t.moves.decline.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.decline:
            effects.box_deity(s, self.deity)
            io.tell(moves.GALLIA_REFUSED, seat, self.deity)
            return
        effects.pay_offer(s, seat, rules.price_of_offer(s, seat, self.deity, choice.a, 1), moves.OFFERED_TO_GALLIA, io)
        effects.gain_deity(s, seat, self.deity, moves.DEITY_BY_GALLIA, False, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.offer:
            return []
        return ["PAN-PEOPLE-02"] if choice.a >= OFFERING_COUNT else why_not_offer(s, seat, self.deity, choice.a, 1)


@final
class ToSize(Decision):
    """Which card to discard while the hand is too large; a hand that is too small is filled from the pile.  PAN-PEOPLE-06, PAN-TURN-09, PAN-RUL-09"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        size = s.t.people_amount[s.people()]
        side = s.sides[self.seat]
        missing = size - side.hand_size
        if missing > 0:
            effects.draw_cards(s, self.seat, missing, moves.DRAW_TO_SIZE, io)
        return side.hand_size > size

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discard]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.discard.of(card) for card in range(s.t.cards) if s.hand(seat, card)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.discard(s, seat, choice.a)
        io.tell(moves.DISCARDED_TO_SIZE, seat, choice.a)
        s.push(ToSize(seat))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["PAN-PEOPLE-06"] if choice.verb is s.t.moves.discard and s.hand(seat, choice.a) == 0 else []


@final
class Swap(Decision):
    """How many feet to exchange for columns, or columns for feet, if any.  PAN-PEOPLE-07, PAN-RUL-10"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        side = s.sides[self.seat]
        return swaps_of(side, FOOT) + swaps_of(side, COLUMN) > 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.swap, s.t.moves.decline]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        for piece in (FOOT, COLUMN):
            for number in range(swaps_of(s.sides[seat], piece)):
                offered.append(s.t.moves.swap.of2(piece, number))
        offered.append(s.t.moves.decline.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.swap:
            effects.swap_pieces(s, seat, choice.a, choice.b + 1, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["PAN-PEOPLE-07"] if choice.verb is s.t.moves.swap and choice.b >= swaps_of(s.sides[seat], choice.a) else []


def swaps_of(side: Side, piece: i64) -> i64:
    """How many pieces of a kind the reserve can give and the supply can replace by the other."""
    if piece == FOOT:
        return side.feet if side.feet < side.spare_columns else side.spare_columns
    return side.columns if side.columns < side.spare_feet else side.spare_feet


@final
class Gift(Decision):
    """What the gift buys while coins are `left`: no own money, no placement.  PAN-PEOPLE-09, PAN-PEOPLE-10, PAN-RUL-11, PAN-RUL-13"""

    __slots__ = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def enter(self, s: State, io: Io) -> bool:
        return rules.can_buy_something(s, self.seat, self.left, False)

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.offering, s.t.moves.piece, s.t.moves.finish]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        offer_purchases(s, seat, self.left, offered)
        offered.append(s.t.moves.finish.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is not s.t.moves.finish:
            s.push(Gift(seat, self.left - price_of_purchase(s, seat, choice)))
            purchase(s, seat, choice, moves.OFFERING_GIVEN, moves.OFFERING_GIVEN, moves.PIECE_GIVEN, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.offering or choice.verb is s.t.moves.piece:
            return why_not_purchase(s, seat, choice, self.left, "PAN-PEOPLE-10")
        return []
