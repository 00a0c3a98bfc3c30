"""The disasters: everybody bids cubes in secret, the bids are revealed together, the highest are spared and pay, the others suffer."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import EventKind, Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.uruk import content, effects, moves, options, rules
from themis.games.uruk.state import State, seats_from


@final
class SecretBids(Step):
    """All seats choose a number of cubes at once and in secret.  URU-DIS-01, URU-RUL-56"""

    __slots__ = ()

    def is_secret(self) -> bool:
        return True

    def waiting(self, s: State) -> list[int]:
        return [seat for seat in seats_from(s, self.seat) if s.bids[seat] < 0]

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.bid]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.bid.of(number) for number in range(s.sides[seat].cubes_in_stock() + 1)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        s.bids[seat] = choice.a
        io.tell(moves.BID_SET, seat)
        if self.waiting(s):
            s.push(self)
        else:
            s.push(Reveal(self.seat))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-DIS-01"] if choice.verb is s.t.moves.bid and choice.a > s.sides[seat].cubes_in_stock() else []


@final
class Reveal(Step):
    """The bids with their bonus are compared; if all are equal, all are victims.  URU-DIS-02, URU-DIS-03, URU-DIS-04, URU-RUL-33, URU-RUL-52"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        values = rules.cube_bids(s)
        victim = moves.VICTIM if max(values) != min(values) else moves.VICTIM_OF_TIE
        payments: list[Frame] = []
        losses: list[Frame] = []
        for seat in seats_from(s, self.seat):
            io.reveal(moves.REVEALED, seat, s.bids[seat], values[seat])
        for seat in seats_from(s, self.seat):
            spared = rules.is_spared(values, seat)
            io.tell(moves.SPARED if spared else victim, seat)
            if spared or options.losing_bids_are_paid(s):
                payments.append(PayCubes(seat, s.bids[seat]))
            if not spared:
                losses.append(Suffer(seat))
        s.then(payments + losses)
        return False


@final
class PayCubes(Decision):
    """Cubes of free choice to the bank, up to five at a time; a whole stock goes without asking.  URU-DIS-04, URU-RUL-56"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def enter(self, s: State, io: Io) -> bool:
        side = s.sides[self.seat]
        if self.number < side.cubes_in_stock():
            return self.number > 0
        told = self._told(s)
        for colour in range(4):
            effects.pay_cubes(s, self.seat, colour, side.stock[colour], told, io)
        return False

    def _told(self, s: State) -> EventKind:
        lost = options.losing_bids_are_paid(s) and not rules.is_spared(rules.cube_bids(s), self.seat)
        return moves.PAID_LOST_BID if lost else moves.PAID_BID

    def is_part_of_action(self) -> bool:
        return True

    def _size(self) -> i64:
        return self.number if self.number <= moves.LARGEST_PAYMENT else moves.LARGEST_PAYMENT

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.pay]

    def options(self, s: State, seat: i64) -> list[Choice]:
        stock = s.sides[seat].stock
        size = self._size()
        offered: list[Choice] = []
        for bundle in range(moves.BUNDLE_START[size], moves.BUNDLE_START[size + 1]):
            if moves.bundle_is_in(stock, bundle):
                offered.append(s.t.moves.pay.of(bundle))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.pay_bundle(s, seat, choice.a, self._told(s), io)
        s.push(PayCubes(seat, self.number - self._size()))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.pay:
            return []
        fits = moves.is_bundle_of(choice.a, self._size()) and moves.bundle_is_in(s.sides[seat].stock, choice.a)
        return [] if fits else ["URU-DIS-04"]


@final
class Suffer(Step):
    """What the disaster does to one victim.  URU-DIS-05, URU-DIS-07, URU-DIS-09"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        effect = s.t.effect[s.omen]
        if effect == content.DROUGHT:
            s.push(LoseDisc(self.seat))
        elif effect == content.EARTHQUAKE:
            s.push(LoseDiscovery(self.seat))
        else:
            s.sides[self.seat].erupted = True
            io.tell(moves.ERUPTED, self.seat)
        return False


@final
class LoseDisc(Decision):
    """Drought: a victim loses a disc of their choice, if they have one.  URU-DIS-05, URU-DIS-06, URU-RUL-38"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        return s.sides[self.seat].settled > 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.lose]

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        return [s.t.moves.lose.of(slot) for slot in range(side.count) if side.discs(slot)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.lose_disc(s, seat, choice.a, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        side = s.sides[seat]
        has_disc = choice.a < side.count and side.discs(choice.a) > 0
        return ["URU-DIS-05"] if choice.verb is s.t.moves.lose and not has_disc else []


@final
class LoseDiscovery(Decision):
    """Earthquake: a victim loses a discovery without disc; with none, three hand cards.  URU-DIS-07, URU-DIS-08, URU-RUL-39"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        if rules.bare_slots(s.sides[self.seat]):
            return True
        s.push(LoseCards(self.seat, s.t.earthquake_cards))
        return False

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.lose]

    def options(self, s: State, seat: i64) -> list[Choice]:
        bare = rules.bare_slots(s.sides[seat])
        return [s.t.moves.lose.of(slot) for slot in range(s.sides[seat].count) if bare >> slot & 1]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.lose_discovery(s, seat, choice.a, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-DIS-07"] if choice.verb is s.t.moves.lose and not rules.bare_slots(s.sides[seat]) >> choice.a & 1 else []


@final
class LoseCards(Decision):
    """Hand cards lost to an earthquake, one by one, as far as there are any.  URU-DIS-08, URU-RUL-39"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def enter(self, s: State, io: Io) -> bool:
        return self.number > 0 and s.sides[self.seat].hand_size > 0

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discard]

    def options(self, s: State, seat: i64) -> list[Choice]:
        hand = s.sides[seat].hand
        return [s.t.moves.discard.of(card) for card in range(s.t.discoveries) if hand[card]]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.discard(s, seat, choice.a, moves.DISCARDED_BY_EARTHQUAKE, io)
        s.push(LoseCards(seat, self.number - 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["URU-DIS-08"] if choice.verb is s.t.moves.discard and s.sides[seat].hand[choice.a] == 0 else []
