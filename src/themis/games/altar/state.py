"""The state of a game of Altar: whole numbers and vectors of them, and the tables of the content it is played with.

What belongs to a god stands in vectors by god, what belongs to a player in vectors by seat.
The draw pile is known by number only, but for the cards that somebody looked at: those on top and those put under it have their order.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.frame import Frame, StateBase
from themis.core.native import i64, vec
from themis.games.altar.content import MOST_FOLLOWERS
from themis.games.altar.tables import Tables

# How many cards can be looked at, or laid aside for a swap, at once.
MOST_ASIDE: Final = 9
# A follower, or a god, as a bit; made through `int`, because the compiled shift of an i64 is only 32 bits wide.
BIT: Final = vec[i64]([1 << place for place in range(MOST_FOLLOWERS)])

# Why the end was triggered.
NOT_ENDING: Final = 0
COMPLETED: Final = 1
NO_SANCTUARIES: Final = 2
NO_CARDS: Final = 3


@final
class State(StateBase):
    """A game of Altar at one moment."""

    __slots__ = (
        "t", "variant", "oldest", "first", "turn", "round", "actions", "acted", "passes", "ending", "owner", "active", "inactive",
        "sanctuaries", "adorers", "placed", "placings", "sanctuaries_left", "hands", "known", "hand_size", "influence", "in_force",
        "pile", "pile_size", "top", "top_size", "bottom", "bottom_size", "display", "discards", "boxed", "aside", "aside_size",
        "played", "struck", "tolled", "spared",
    )  # fmt: skip

    def __init__(
        self,
        t: Tables,
        seats: i64,
        stack: list[Frame],
        over: bool,
        variant: vec[i64],
        oldest: i64,
        first: i64,
        turn: i64,
        round: i64,
        actions: i64,
        acted: bool,
        passes: i64,
        ending: i64,
        owner: vec[i64],
        active: vec[i64],
        inactive: vec[i64],
        sanctuaries: vec[i64],
        adorers: vec[i64],
        placed: vec[i64],
        placings: i64,
        sanctuaries_left: i64,
        hands: vec[i64],
        known: vec[i64],
        hand_size: vec[i64],
        influence: vec[i64],
        in_force: vec[i64],
        pile: vec[i64],
        pile_size: i64,
        top: vec[i64],
        top_size: i64,
        bottom: vec[i64],
        bottom_size: i64,
        display: vec[i64],
        discards: vec[i64],
        boxed: vec[i64],
        aside: vec[i64],
        aside_size: i64,
        played: i64,
        struck: bool,
        tolled: i64,
        spared: i64,
    ) -> None:
        super().__init__(seats, stack, over)
        self.t: Final = t  # what is printed, shared and never changed
        self.variant: Final = variant  # the game options, never changed
        self.oldest = oldest  # the seat that counts as the oldest player
        self.first = first  # the first player
        self.turn = turn  # the active player
        self.round = round  # 0 until all gods are chosen and the hands are looked at
        self.actions = actions  # main actions the active player has left
        self.acted = acted  # the active player did something else than pass
        self.passes = passes  # passed turns in a row that count for the third ending
        self.ending = ending  # why the end was triggered, or NOT_ENDING
        self.owner = owner  # by god: the seat that controls it, or -1
        self.active = active  # by god: active altars
        self.inactive = inactive  # by god: inactive altars
        self.sanctuaries = sanctuaries  # by god
        self.adorers = adorers  # by god: followers in the adoration zone, a bit each
        self.placed = placed  # by god: when an altar was last placed there, counted in placings; 0 for never
        self.placings = placings  # how many altars have been placed so far
        self.sanctuaries_left = sanctuaries_left
        self.hands = hands  # by seat and follower: cards in hand
        self.known = known  # of these, how many everybody has seen going there
        self.hand_size = hand_size  # by seat
        self.influence = influence  # by seat and follower: Influence cards lying before the seat
        self.in_force = in_force  # by seat: the same, a bit each
        self.pile = pile  # by follower: the cards of the draw pile that are in no known order
        self.pile_size = pile_size
        self.top = top  # sighted cards on top of these, the last one uppermost
        self.top_size = top_size
        self.bottom = bottom  # sighted cards under these, the first one uppermost
        self.bottom_size = bottom_size
        self.display = display  # the places of the face-up cards, -1 where empty
        self.discards = discards  # by follower
        self.boxed = boxed  # by follower: cards out of the game
        self.aside = aside  # cards being looked at or swapped
        self.aside_size = aside_size
        self.played = played  # the card whose text is being carried out, or -1
        self.struck = struck  # whether it has destroyed or taken an altar
        self.tolled = tolled  # gods whose toll it has paid, a bit each
        self.spared = spared  # by god and side: whether an altar was saved from it, a bit each

    def clone(self) -> State:
        return State(
            self.t,
            self.seats,
            self.stack[:],
            self.over,
            self.variant,
            self.oldest,
            self.first,
            self.turn,
            self.round,
            self.actions,
            self.acted,
            self.passes,
            self.ending,
            self.owner[:],
            self.active[:],
            self.inactive[:],
            self.sanctuaries[:],
            self.adorers[:],
            self.placed[:],
            self.placings,
            self.sanctuaries_left,
            self.hands[:],
            self.known[:],
            self.hand_size[:],
            self.influence[:],
            self.in_force[:],
            self.pile[:],
            self.pile_size,
            self.top[:],
            self.top_size,
            self.bottom[:],
            self.bottom_size,
            self.display[:],
            self.discards[:],
            self.boxed[:],
            self.aside[:],
            self.aside_size,
            self.played,
            self.struck,
            self.tolled,
            self.spared,
        )

    def recount(self) -> None:
        self.sanctuaries_left = self.t.sanctuary_supply[self.seats] - sum(self.sanctuaries)
        self.pile_size = sum(self.pile)
        for seat in range(self.seats):
            self.hand_size[seat] = 0
            self.in_force[seat] = 0
            for kind in range(self.t.followers):
                self.hand_size[seat] += self.hand(seat, kind)
                if self.influence[seat * self.t.followers + kind]:
                    self.in_force[seat] |= BIT[kind]

    # Hands

    def hand(self, seat: i64, kind: i64) -> i64:
        """Cards of a follower in a hand."""
        return self.hands[seat * self.t.followers + kind]

    def add_card(self, seat: i64, kind: i64) -> None:
        self.hands[seat * self.t.followers + kind] += 1
        self.hand_size[seat] += 1

    def add_known_card(self, seat: i64, kind: i64) -> None:
        self.add_card(seat, kind)
        self.known[seat * self.t.followers + kind] += 1

    def remove_card(self, seat: i64, kind: i64) -> None:
        at = seat * self.t.followers + kind
        self.hands[at] -= 1
        self.hand_size[seat] -= 1
        if self.known[at]:
            self.known[at] -= 1

    # Zones

    def adores(self, god: i64, kind: i64) -> bool:
        """Whether a follower of this name adores a god. ALT-TERM-07"""
        return self.adorers[god] & BIT[kind] != 0

    # Cards laid aside

    def lay_aside(self, kind: i64) -> None:
        self.aside[self.aside_size] = kind
        self.aside_size += 1

    def has_aside(self, kind: i64) -> bool:
        for i in range(self.aside_size):
            if self.aside[i] == kind:
                return True
        return False

    def take_aside(self, kind: i64) -> None:
        """Removes the first card of this name; those behind it move up."""
        place: i64 = 0
        while self.aside[place] != kind:
            place += 1
        self.aside_size -= 1
        while place < self.aside_size:
            self.aside[place] = self.aside[place + 1]
            place += 1
        self.aside[self.aside_size] = -1


def sighted(t: Tables, kind: i64, seat: i64) -> i64:
    """A card in the ordered parts of the pile, with the seat that knows it lies there."""
    return seat * t.followers + kind


def kind_of(t: Tables, card: i64) -> i64:
    return card % t.followers


def knower_of(t: Tables, card: i64) -> i64:
    return card // t.followers


def seats_from(s: State, seat: i64) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [(seat + k) % s.seats for k in range(s.seats)]


def gods_of(s: State, seat: i64) -> list[int]:
    """The gods a seat controls, in the order of the content file. ALT-TERM-02"""
    return [god for god in range(s.t.gods) if s.owner[god] == seat]
