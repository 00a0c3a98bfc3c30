"""The state of a game of Panthéon: whole numbers and vectors of them, and the tables of the content it is played with.

Cards, deities, demigods and tiles are counted by kind and by where they are: each has one vector with a stretch of numbers, one per kind,
for every place such as the pile, the box or a hand. What everybody owns at a seat comes after the common places.
Copies of a state share the vectors that seldom change: these are replaced (`put`, `plus`) and never changed in place.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.frame import Frame, StateBase
from themis.core.native import i64, vec
from themis.games.pantheon.content import (
    DRAW_MORE,
    FIRST_MONEY,
    JUMPS,
    MORE_MONEY,
    MORE_STEPS,
    OFFERING_COUNT,
    SOURCES,
)
from themis.games.pantheon.land import SIDES
from themis.games.pantheon.tables import Tables

# The game options, by place in `State.variant`.
BONUS_TILES: Final = 0
START_SUPPLY: Final = 1
REACTION_DRAW: Final = 2
SHOW_DEMIGODS: Final = 3
FIRST_PLAYER: Final = 4

# Places of cards; then the hands, then what everybody has seen going into each of them.
PILE: Final = 0
DISCARDS: Final = 1
SPECIAL: Final = 2
HANDS: Final = 3
# Places of deities; then those before each seat. The row is kept by itself, because its places are seen.
DEITY_STACK: Final = 0
DEITY_BOX: Final = 1
OWN_DEITIES: Final = 2
# Places of demigods; then those before each seat, then what everybody has seen going there.
DEMIGOD_STACK: Final = 0
DEMIGOD_ROW: Final = 1
DEMIGOD_BOX: Final = 2
OWN_DEMIGODS: Final = 3
# Places of tiles; then those that a seat keeps for their steps. Bonus tiles begin in the bag, too.
BAG: Final = 0
TILE_BOX: Final = 1
KEPT_TILES: Final = 2

# The bits of a space in `State.pieces`, one per seat: whose piece is there, and who landed there by a jump in this epoch.
LANDED: Final = 4
# Its bits in `State.reach`: whose piece there is linked to the temple marker, whose linked piece or marker is beside it, whose linked foot is.
TOUCHED: Final = 4
FOOTED: Final = 8
SEAT_BITS: Final = 15

POINTS: Final = len(SOURCES)


@final
class Side:
    """What lies before one seat, but for what is counted by kind."""

    __slots__ = (
        "feet", "columns", "spare_feet", "spare_columns", "ranks", "bonus",
        "hand_size", "standing", "steps", "jumps", "money", "draws", "extent",
    )  # fmt: skip

    def __init__(
        self,
        feet: i64,
        columns: i64,
        spare_feet: i64,
        spare_columns: i64,
        ranks: i64,
        bonus: i64,
        hand_size: i64,
        standing: i64,
        steps: i64,
        jumps: i64,
        money: i64,
        draws: i64,
        extent: i64,
    ) -> None:
        self.feet = feet  # in the reserve
        self.columns = columns
        self.spare_feet = spare_feet  # in the supply
        self.spare_columns = spare_columns
        self.ranks = ranks  # of the offering tiles, a byte each; 0 for none
        self.bonus = bonus  # the bonus tile received, or -1
        # What follows from cards, tiles, deities and the map; see `recount`.
        self.hand_size = hand_size
        self.standing = standing  # columns on the map
        self.steps = steps  # in every move, besides the big foot and the cards
        self.jumps = jumps  # in every move
        self.money = money  # in every Buy, besides the cards
        self.draws = draws  # cards more in every Draw
        self.extent = extent  # how far from the home a linked piece is at most

    def clone(self) -> Side:
        return Side(
            self.feet,
            self.columns,
            self.spare_feet,
            self.spare_columns,
            self.ranks,
            self.bonus,
            self.hand_size,
            self.standing,
            self.steps,
            self.jumps,
            self.money,
            self.draws,
            self.extent,
        )

    def recount(self) -> None:
        """The state counts it all."""

    def rank(self, offering: i64) -> i64:
        """The rank of an offering tile; 0 for none."""
        return self.ranks >> 8 * offering & 255

    def set_rank(self, offering: i64, rank: i64) -> None:
        one: i64 = 1
        self.ranks += (rank - self.rank(offering)) * (one << 8 * offering)

    def best_rank(self) -> i64:
        best: i64 = 0
        for offering in range(OFFERING_COUNT):
            if self.rank(offering) > best:
                best = self.rank(offering)
        return best


@final
class State(StateBase):
    """A game of Panthéon at one moment."""

    __slots__ = (
        "t", "variant", "first", "turn", "epoch", "track", "has_temple", "sides", "cards", "pile_size", "discarded", "display", "descending",
        "deities", "row", "demigods", "tiles", "laid", "taken", "taken_size", "bonuses", "pieces", "reach", "points",
        "again", "ended", "idle",
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
        epoch: i64,
        track: vec[i64],
        has_temple: bool,
        sides: list[Side],
        cards: vec[i64],
        pile_size: i64,
        discarded: i64,
        display: vec[i64],
        descending: bool,
        deities: vec[i64],
        row: vec[i64],
        demigods: vec[i64],
        tiles: vec[i64],
        laid: vec[i64],
        taken: vec[i64],
        taken_size: i64,
        bonuses: i64,
        pieces: vec[i64],
        reach: vec[i64],
        points: vec[i64],
        again: i64,
        ended: bool,
        idle: i64,
    ) -> None:
        super().__init__(seats, stack, over)
        self.t: Final = t  # what is printed, shared and never changed
        self.variant: Final = variant  # the game options, never changed
        self.first = first  # the first player of the epoch
        self.turn = turn  # the active player
        self.epoch = epoch  # counted from 1; 0 during set-up
        self.track = track  # shared: the people of each epoch, -1 where there is none yet
        self.has_temple = has_temple  # the temple marker stands on the home of the active people
        self.sides = sides
        self.cards = cards  # by place and kind
        self.pile_size = pile_size
        self.discarded = discarded
        self.display = display  # kinds of cards, -1 where empty
        self.descending = descending  # the special money has its highest card on top
        self.deities = deities  # shared: by place and kind
        self.row = row  # shared: the deity row, kinds, -1 where empty
        self.demigods = demigods  # shared: by place and row of the content
        self.tiles = tiles  # shared: by place and kind
        self.laid = laid  # shared: tiles on the people spaces of the active people, -1 where there is none
        self.taken = taken  # shared: tiles taken in the move that is being made, in order
        self.taken_size = taken_size
        self.bonuses = bonuses  # bonus tiles to choose from, a bit each
        self.pieces = pieces  # by space, a bit per seat: pieces, and landings of this epoch
        self.reach = reach  # by space, a bit per seat: links, and what they touch
        self.points = points  # shared: by seat and source
        self.again = again  # Traiteras that may still be used in this turn
        self.ended = ended  # the last tile or deity is gone: the phase ends with the action
        self.idle = idle  # turns since a tile or deity was taken

    def clone(self) -> State:
        return State(
            self.t,
            self.seats,
            self.stack[:],
            self.over,
            self.variant,
            self.first,
            self.turn,
            self.epoch,
            self.track,
            self.has_temple,
            [side.clone() for side in self.sides],
            self.cards[:],
            self.pile_size,
            self.discarded,
            self.display[:],
            self.descending,
            self.deities,
            self.row,
            self.demigods,
            self.tiles,
            self.laid,
            self.taken,
            self.taken_size,
            self.bonuses,
            self.pieces[:],
            self.reach[:],
            self.points,
            self.again,
            self.ended,
            self.idle,
        )

    # Places by kind

    def hand(self, seat: i64, card: i64) -> i64:
        return self.cards[(HANDS + seat) * self.t.cards + card]

    def known(self, seat: i64, card: i64) -> i64:
        """Cards of a kind in a hand that everybody has seen going there."""
        return self.cards[(HANDS + self.seats + seat) * self.t.cards + card]

    def own_deities(self, seat: i64, deity: i64) -> i64:
        return self.deities[(OWN_DEITIES + seat) * self.t.deities + deity]

    def own_demigods(self, seat: i64, value: i64) -> i64:
        return self.demigods[(OWN_DEMIGODS + seat) * len(self.t.values) + value]

    def known_demigods(self, seat: i64, value: i64) -> i64:
        return self.demigods[(OWN_DEMIGODS + self.seats + seat) * len(self.t.values) + value]

    def people(self) -> i64:
        """The active people, or -1 before the first epoch."""
        return self.track[self.epoch - 1] if self.epoch else -1

    def effect_of(self, seat: i64, effect: i64) -> i64:
        """What all deities of a seat with an effect give together.  PAN-GOD-07"""
        found: i64 = 0
        for deity in range(self.t.deities):
            if self.t.deity_effect[deity] == effect:
                found += self.own_deities(seat, deity) * self.t.deity_amount[deity]
        return found

    # What follows from the rest

    def recount(self) -> None:
        self.pile_size = sum_at(self.cards, PILE, self.t.cards)
        self.discarded = sum_at(self.cards, DISCARDS, self.t.cards)
        for seat in range(self.seats):
            self.recount_side(seat)
        self.recount_reach()

    def recount_side(self, seat: i64) -> None:
        """What cards, tiles and deities give, and the columns on the map.  PAN-MOVE-03, PAN-TILE-17"""
        side = self.sides[seat]
        side.hand_size = sum_at(self.cards, HANDS + seat, self.t.cards)
        side.steps = self.effect_of(seat, MORE_STEPS)
        for tile in range(self.t.tiles):
            side.steps += self.tiles[(KEPT_TILES + seat) * self.t.tiles + tile] * self.t.tile_amount[tile]
        side.jumps = self.effect_of(seat, JUMPS)
        side.money = self.effect_of(seat, MORE_MONEY)
        side.draws = self.effect_of(seat, DRAW_MORE)
        side.standing = 0
        for k in range(len(self.t.moves.column_of)):
            if self.pieces[self.t.moves.column_of[k]] >> seat & 1:
                side.standing += 1

    def recount_reach(self) -> None:
        """Which pieces are linked to the temple marker, from the marker and the landings on.  PAN-MOVE-12, PAN-RUL-17, PAN-RUL-35"""
        self.reach = vec[i64]([0] * self.t.land.spaces)
        for side in self.sides:
            side.extent = 0
        if not self.has_temple:
            return
        home = self.t.land.home[self.people()]
        for seat in range(self.seats):
            self.touch_around(seat, home, TOUCHED)
            for space in range(self.t.land.spaces):
                if self.pieces[space] >> (LANDED + seat) & 1:
                    self.link(seat, space)

    def link(self, seat: i64, space: i64) -> None:
        """An own piece belongs to the road from now on, and with it all own columns that it reaches.  PAN-MOVE-17, PAN-MOVE-18"""
        if self.reach[space] >> seat & 1:
            return
        self.reach[space] |= bit(seat)
        side = self.sides[seat]
        far = self.t.land.distance(self.people(), space)
        if far > side.extent:
            side.extent = far
        if self.t.takes_foot[space]:
            self.touch_around(seat, space, FOOTED)
        self.touch_around(seat, space, TOUCHED)

    def touch_around(self, seat: i64, space: i64, what: i64) -> None:
        mark = bit(what + seat)
        for k in range(space * SIDES, space * SIDES + SIDES):
            beside = self.t.land.neighbours[k]
            if beside >= 0:
                self.reach[beside] |= mark
                if what == TOUCHED and self.pieces[beside] >> seat & 1:
                    self.link(seat, beside)


def bit(place: i64) -> i64:
    """A bit of a small mask: a seat, a people, a tile."""
    one: i64 = 1
    return one << place


def put(shared: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The same numbers but for one."""
    changed = shared[:]
    changed[place] = number
    return changed


def plus(shared: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The same numbers with more of one."""
    return put(shared, place, shared[place] + number)


def sum_at(counted: vec[i64], place: i64, kinds: i64) -> i64:
    """How many things of all kinds are at a place."""
    found: i64 = 0
    for k in range(place * kinds, place * kinds + kinds):
        found += counted[k]
    return found


def money_in(s: State, seat: i64) -> i64:
    """What the money cards in a hand are worth.  PAN-BUY-16"""
    found: i64 = 0
    for card in range(FIRST_MONEY, s.t.cards):
        found += s.hand(seat, card) * s.t.card_value[card]
    return found


def seats_from(s: State, seat: i64) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [(seat + k) % s.seats for k in range(s.seats)]
