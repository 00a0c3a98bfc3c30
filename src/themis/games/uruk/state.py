"""The state of a game of Uruk: whole numbers and vectors of them, and the tables of the content it is played with."""

from __future__ import annotations

from typing import Final, final

from themis.core.frame import Frame, StateBase
from themis.core.native import i64, vec
from themis.games.uruk.content import MOST_DISCOVERIES
from themis.games.uruk.tables import Tables

# One slot of a tableau: the discovery, its discs, and the cubes of each colour lying on it.
SLOT_WIDTH: Final = 6
# A discovery as a bit; made through `int`, because the compiled shift of an i64 is only 32 bits wide.
BIT: Final = vec[i64]([1 << kind for kind in range(MOST_DISCOVERIES)])

# The game options, by place in `State.variant`.
ROAD_TAKE: Final = 0
HALF_PRICE_FORCED: Final = 1
LOSING_BIDS_KEPT: Final = 2
SCALES_NEEDS_FOUR_OTHERS: Final = 3
PIPE_TRIGGER: Final = 4
LEVEL1_CUBES_ONLY_AT_SETUP: Final = 5
SHORTAGE_SCOPE: Final = 6
RESHUFFLE_REMOVED: Final = 7
SHADOOF_ONLY_FOR_LACKING: Final = 8
VARIANTS: Final = 9

# Why the end was triggered.
NOT_ENDING: Final = 0
LAST_DISC_BOUGHT: Final = 1
LAST_DISC_REMOVED: Final = 2
STALL: Final = 3


@final
class Side:
    """What lies before one seat, and its hand."""

    __slots__ = ("t", "hand", "known", "stock", "slots", "count", "tableau", "held", "hand_size", "settled", "kept", "erupted", "lyre")

    def __init__(
        self,
        t: Tables,
        hand: vec[i64],
        known: vec[i64],
        stock: vec[i64],
        slots: vec[i64],
        count: i64,
        tableau: i64,
        held: i64,
        hand_size: i64,
        settled: i64,
        kept: i64,
        erupted: bool,
        lyre: i64,
    ) -> None:
        self.t: Final = t  # what is printed, shared and never changed
        self.hand = hand  # cards per discovery
        self.known = known  # of these, how many everybody has seen going there
        self.stock = stock  # cubes per colour
        self.slots = slots  # SLOT_WIDTH numbers per slot
        self.count = count  # slots in use; they are always the first ones
        self.tableau = tableau  # discoveries laid out, a bit each
        self.held = held  # hand cards per colour, a byte each
        self.hand_size = hand_size
        self.settled = settled  # discs above own discoveries
        self.kept = kept  # event cards kept, a bit each
        self.erupted = erupted  # one action only on the next turn
        self.lyre = lyre  # the discovery placed by the Lyre at the end, or -1

    def clone(self) -> Side:
        return Side(
            self.t,
            self.hand[:],
            self.known[:],
            self.stock[:],
            self.slots[:],
            self.count,
            self.tableau,
            self.held,
            self.hand_size,
            self.settled,
            self.kept,
            self.erupted,
            self.lyre,
        )

    def recount(self) -> None:
        self.tableau = 0
        self.settled = 0
        for slot in range(self.count):
            self.tableau |= BIT[self.card(slot)]
            self.settled += self.discs(slot)
        self.held = 0
        self.hand_size = 0
        for kind in range(self.t.discoveries):
            self.held += self.hand[kind] * one_of(self.t.colour[kind])
            self.hand_size += self.hand[kind]

    def card(self, slot: i64) -> i64:
        return self.slots[slot * SLOT_WIDTH]

    def discs(self, slot: i64) -> i64:
        return self.slots[slot * SLOT_WIDTH + 1]

    def cubes(self, slot: i64, colour: i64) -> i64:
        return self.slots[slot * SLOT_WIDTH + 2 + colour]

    def cubes_on(self, slot: i64) -> i64:
        at = slot * SLOT_WIDTH + 2
        return self.slots[at] + self.slots[at + 1] + self.slots[at + 2] + self.slots[at + 3]

    def slot_of(self, kind: i64) -> i64:
        """The slot of a discovery, or -1."""
        if self.tableau >> kind & 1:
            for slot in range(self.count):
                if self.slots[slot * SLOT_WIDTH] == kind:
                    return slot
        return -1

    def has(self, kind: i64) -> bool:
        return self.tableau >> kind & 1 == 1

    def held_of(self, colour: i64) -> i64:
        """Hand cards of a colour."""
        return held_of(self.held, colour)

    def cubes_in_stock(self) -> i64:
        return self.stock[0] + self.stock[1] + self.stock[2] + self.stock[3]

    def add_card(self, kind: i64) -> None:
        self.hand[kind] += 1
        self.hand_size += 1
        self.held += one_of(self.t.colour[kind])

    def add_known_card(self, kind: i64) -> None:
        self.add_card(kind)
        self.known[kind] += 1

    def remove_card(self, kind: i64) -> None:
        self.hand[kind] -= 1
        self.hand_size -= 1
        self.held -= one_of(self.t.colour[kind])
        if self.known[kind]:
            self.known[kind] -= 1


@final
class State(StateBase):
    """A game of Uruk at one moment."""

    __slots__ = (
        "t", "variant", "first", "turn", "round", "sides", "bank", "pile", "pile_size", "under", "under_size", "events_in_pile",
        "discards", "discarded", "boxed", "reshuffles", "display", "omen", "facedown", "epochs", "pool", "used", "received",
        "ending", "last_round", "bids", "acted", "progressed", "idle_rounds", "barren_rounds",
    )  # fmt: skip

    def __init__(
        self,
        t: Tables,
        seats: i64,
        stack: list[Frame],
        over: bool,
        variant: vec[i64],
        first: i64,
        turn: i64,
        round: i64,
        sides: list[Side],
        bank: vec[i64],
        pile: vec[i64],
        pile_size: i64,
        under: vec[i64],
        under_size: i64,
        events_in_pile: i64,
        discards: vec[i64],
        discarded: i64,
        boxed: vec[i64],
        reshuffles: i64,
        display: vec[i64],
        omen: i64,
        facedown: i64,
        epochs: vec[i64],
        pool: i64,
        used: i64,
        received: i64,
        ending: i64,
        last_round: bool,
        bids: vec[i64],
        acted: bool,
        progressed: bool,
        idle_rounds: i64,
        barren_rounds: i64,
    ) -> None:
        super().__init__(seats, stack, over)
        self.t: Final = t  # what is printed, shared and never changed
        self.variant: Final = variant  # the game options, never changed
        self.first = first  # the first player
        self.turn = turn  # the active player, also while their event is resolved
        self.round = round
        self.sides = sides
        self.bank = bank  # cubes per colour
        self.pile = pile  # the draw pile: cards per kind, in no order
        self.pile_size = pile_size
        self.under = under  # what lies below it, until the level-2 cards on top are gone
        self.under_size = under_size
        self.events_in_pile = events_in_pile  # in both layers
        self.discards = discards  # the discard pile in order, oldest first
        self.discarded = discarded
        self.boxed = boxed  # cards out of the game, per kind
        self.reshuffles = reshuffles
        self.display = display  # three places, -1 where empty
        self.omen = omen  # the event card in the omen place, or -1
        self.facedown = facedown  # the event card face down before the active player, or -1: an event is pending
        self.epochs = epochs  # discs on each epoch card
        self.pool = pool  # discs in the common pool
        self.used = used  # discoveries used this turn, a bit each
        self.received = received  # colours the active player received since their turn began, a bit each
        self.ending = ending  # why the end was triggered, or NOT_ENDING
        self.last_round = last_round
        self.bids = bids  # bids in the auction or disaster being resolved, -1 for none
        self.acted = acted  # somebody performed an action this round
        self.progressed = progressed  # somebody took a card, placed a discovery or bought a disc this round
        self.idle_rounds = idle_rounds
        self.barren_rounds = barren_rounds

    def clone(self) -> State:
        return State(
            self.t,
            self.seats,
            self.stack[:],
            self.over,
            self.variant,
            self.first,
            self.turn,
            self.round,
            [side.clone() for side in self.sides],
            self.bank[:],
            self.pile[:],
            self.pile_size,
            self.under[:],
            self.under_size,
            self.events_in_pile,
            self.discards[:],
            self.discarded,
            self.boxed[:],
            self.reshuffles,
            self.display[:],
            self.omen,
            self.facedown,
            self.epochs[:],
            self.pool,
            self.used,
            self.received,
            self.ending,
            self.last_round,
            self.bids[:],
            self.acted,
            self.progressed,
            self.idle_rounds,
            self.barren_rounds,
        )

    def recount(self) -> None:
        self.pile_size = sum(self.pile)
        self.under_size = sum(self.under)
        self.events_in_pile = 0
        for kind in range(self.t.discoveries, self.t.kinds):
            self.events_in_pile += self.pile[kind] + self.under[kind]


def one_of(colour: i64) -> i64:
    """One card of a colour in the packed counts of `Side.held`."""
    one: i64 = 1
    return one << 8 * colour


def held_of(held: i64, colour: i64) -> i64:
    """Cards of a colour in packed counts."""
    return held >> 8 * colour & 255


def colours_in(mask: i64) -> i64:
    """How many colours a mask holds."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


def bit(place: i64) -> i64:
    """A bit of a small mask: a colour, a seat, a slot, an event card."""
    one: i64 = 1
    return one << place


def event_bit(t: Tables, kind: i64) -> i64:
    """An event card in `Side.kept`."""
    return bit(kind - t.discoveries)


def seats_from(s: State, seat: i64) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [(seat + k) % s.seats for k in range(s.seats)]
