"""What the way home costs a seat: the ruler by which the heuristic measures.

It is the best of a few voyages, remembered for as long as nothing changes that they depend on, with the first actions paid by the
dice that the seat has.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.chance import MASK
from themis.core.native import i64
from themis.games.delphi import content, prices
from themis.games.delphi.charts import chart_of
from themis.games.delphi.sea import BITS, land_bit
from themis.games.delphi.state import BOARD_SIZE, USED, Side, State, byte_of, one_of
from themis.games.delphi.tables import Tables
from themis.games.delphi.voyage import FAR_AWAY, FAVOUR, PLACES, USUAL_COLOUR, Voyage, own_islands, searches_due

# What the right colour costs at most: if it is dearer, the dice are better used for something else.
WRONG_COLOUR: Final = 70
# So many voyages are tried, each beginning with another stop.
BEGINNINGS: Final = 4
# The lowest bit of each die.
EACH_DIE: Final = sum([1 << 8 * k for k in range(content.MOST_DICE)])

# Voyages already made, by all they depend on; forgotten when there are too many. Most choices change nothing about them.
_made: Final[dict[int, int]] = {}
KEPT_VOYAGES: Final = 20_000


@final
class Key:
    """What voyages depend on, as two hashes of 32 bits: a tuple of the same numbers takes twice the time."""

    __slots__ = ("low", "high")

    def __init__(self, low: i64, high: i64) -> None:
        self.low = low
        self.high = high

    def add(self, number: i64) -> None:
        """Mixes a number in. No product exceeds 63 bits, so both engines find the same."""
        low = (self.low ^ number & MASK) * 0x5BD1E995 & MASK
        low = ((low ^ low >> 15) + (number >> 32 & MASK)) * 0x27D4EB2D & MASK
        high = (self.high + (number & MASK)) * 0x2C1B3C6D & MASK
        high = (high ^ high >> 13 ^ number >> 32 & MASK) * 0x297A2D39 & MASK
        self.low = low ^ low >> 13
        self.high = high ^ high >> 16

    def number(self) -> int:
        return int((self.high & 0x7FFFFFFF) * 0x100000000 + self.low)


def pieces_of(s: State) -> Key:
    """What all voyages depend on: the sea and everything that lies on the board."""
    key = Key(0, 0)
    key.add(chart_of(s.sea).number)
    key.add(s.explored)
    key.add(s.shrines)
    packed: i64 = 0
    for temple in range(len(s.temples)):
        packed = packed * 8 + s.temples[temple]
    for k in range(BOARD_SIZE):
        if k % 9 == 0:
            key.add(packed)
            packed = 0
        packed = packed * 64 + s.board[k]
    key.add(packed)
    return key


def key_of(side: Side, own: i64, searches: i64, pieces: Key) -> int:
    """All that the voyage of a side depends on."""
    key = Key(pieces.low, pieces.high)
    key.add(side.berth)
    key.add(side.white)
    key.add(side.wanted)
    key.add(side.done)
    key.add(side.offerings)
    key.add(side.statues)
    key.add(side.storage)
    key.add(side.range)
    key.add(side.reaches * 2 + side.crosses)
    key.add(side.shield)
    key.add(side.looked)
    key.add(own)
    key.add(searches)
    return key.number()


def way_home(s: State, seat: i64, pieces: Key) -> i64:
    """What the rest of the game costs a seat, with the dice it has."""
    side = s.sides[seat]
    own = own_islands(s, seat)
    searches = searches_due(s, seat, own)
    key = key_of(side, own, searches, pieces)
    made = _made.get(key)
    if made is None:
        if len(_made) >= KEPT_VOYAGES:
            _made.clear()
        made = int(best_voyage(s, seat, own, searches))
        _made[key] = made
    return with_dice(s, seat, made) if side.ship >= 0 else made // PLACES[s.t.dice]


def best_voyage(s: State, seat: i64, own: i64, searches: i64) -> i64:
    """The cheapest of the voyages that begin with the nearest stops: the very nearest alone is a bad guide."""
    barred: i64 = 0
    best: i64 = FAR_AWAY * PLACES[s.t.dice]
    for _ in range(BEGINNINGS):
        voyage = Voyage(s, seat, own, searches)
        voyage.barred = barred
        found = voyage.find_stop()
        if not found and barred:
            break
        first = voyage.land
        made = voyage.complete(best // PLACES[s.t.dice])
        if made < best:
            best = made
        if not found:
            break
        barred |= land_bit(first)
    return best


def with_dice(s: State, seat: i64, made: i64) -> i64:
    """The cost of a voyage, its first colours paid with the dice that are still to be used, this turn or next."""
    side = s.sides[seat]
    cost = made // PLACES[s.t.dice]
    favours = side.favours
    dice = side.dice
    if s.apollo and s.turn == seat:
        dice = dice & USED * EACH_DIE | content.ANY_COLOUR * EACH_DIE
    for k in range(s.t.dice):
        colours = made // PLACES[k] & content.ALL_COLOURS
        if colours == 0:
            break
        die = cheapest_die(s.t, side, dice, colours)
        if die < 0:
            break
        price = price_of(s.t, side, byte_of(dice, die), colours)
        dice |= USED * one_of(die)
        cost -= USUAL_COLOUR
        if price > favours or price * FAVOUR > WRONG_COLOUR:
            cost += WRONG_COLOUR
        else:
            cost += price * FAVOUR
            favours -= price
    return cost


def cheapest_die(t: Tables, side: Side, dice: i64, colours: i64) -> i64:
    """The unused die that becomes one of some colours at the lowest price; -1 if all are used."""
    best: i64 = -1
    best_price: i64 = FAR_AWAY
    for die in range(t.dice):
        if byte_of(dice, die) < USED:
            price = price_of(t, side, byte_of(dice, die), colours)
            if price < best_price:
                best = die
                best_price = price
    return best


def price_of(t: Tables, side: Side, source: i64, colours: i64) -> i64:
    """The lowest price at which a source becomes one of some colours."""
    start = prices.prices_from(side, source)
    best: i64 = FAR_AWAY
    for colour in range(content.COLOUR_COUNT):
        if colours & BITS[colour] and t.prices[start + colour] < best:
            best = t.prices[start + colour]
    return best
