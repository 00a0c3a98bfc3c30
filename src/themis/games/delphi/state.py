"""The state of a game of Delphi: whole numbers and vectors of them, the sea, and the tables of the content it is played with.

Small numbers by colour, god or task are packed into one whole number, a byte for each, so that a copy of the state is cheap.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.frame import Frame, StateBase
from themis.core.native import i64, vec
from themis.games.delphi import content
from themis.games.delphi.sea import BITS, Sea
from themis.games.delphi.tables import Tables

# The game options, by place in `State.variant`.
BOARD: Final = 0
FAIR_BOARD: Final = 1
SHIPS_DEALT: Final = 2
TASKS_REMOVED: Final = 3
FREE_TASKS: Final = 4
VARIANTS: Final = 5

# Why the game ends.
NOT_ENDING: Final = 0
RETURNED: Final = 1
ROUND_LIMIT: Final = 2

# Places in `State.board`: colours on each offering island, on each lair, raised on each statue island; statues left by colour.
OFFERINGS_AT: Final = 0
MONSTERS_AT: Final = 6
RAISED_AT: Final = 15
STATUES_AT: Final = 21
BOARD_SIZE: Final = 27

# Places in `State.piles`, six colours each.
ORACLE_DECK: Final = 0
ORACLE_DISCARDS: Final = 6
WOUND_DECK: Final = 12
WOUND_DISCARDS: Final = 18
PILES: Final = 24

# Added to the colour of a die that has been used.
USED: Final = 8

# From a table, because compiled code shifts a literal 1 as a C int of 32 bits.
BYTES: Final = vec[i64]([1 << 8 * k for k in range(7)])


def byte_of(packed: i64, k: i64) -> i64:
    return packed >> 8 * k & 255


def one_of(k: i64) -> i64:
    """One more in the k-th byte."""
    return BYTES[k]


def total(packed: i64) -> i64:
    """The sum of all bytes: 256 leaves 1 when divided by 255, so each byte counts once."""
    return packed % 255


def colours_held(packed: i64) -> i64:
    """The colours of which there is at least one, a bit each."""
    found: i64 = 0
    for colour in range(content.ANY_COLOUR):
        if packed >> 8 * colour & 255:
            found |= BITS[colour]
    return found


def colours_in(mask: i64) -> i64:
    """How many colours a mask holds."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1) + (mask >> 4 & 1) + (mask >> 5 & 1)


@final
class Side:
    """What lies before one seat, and its ship."""

    __slots__ = (
        "t", "ship", "berth", "home", "favours", "shield", "gods", "wounds", "cards", "dice", "equipment", "passengers", "offerings",
        "statues", "trophies", "white", "wanted", "done", "returned", "looked", "range", "storage", "reaches", "crosses",
    )  # fmt: skip

    def __init__(
        self,
        t: Tables,
        ship: i64,
        berth: i64,
        home: bool,
        favours: i64,
        shield: i64,
        gods: i64,
        wounds: i64,
        cards: i64,
        dice: i64,
        equipment: i64,
        passengers: i64,
        offerings: i64,
        statues: i64,
        trophies: i64,
        white: i64,
        wanted: i64,
        done: i64,
        returned: i64,
        looked: i64,
        range: i64,
        storage: i64,
        reaches: i64,
        crosses: bool,
    ) -> None:
        self.t: Final = t  # what is printed
        self.ship = ship  # the ship tile, -1 before it is dealt
        self.berth = berth
        self.home = home  # back on the Zeus space with all tasks done
        self.favours = favours
        self.shield = shield
        self.gods = gods  # the row of each god, a byte each
        self.wounds = wounds  # cards per colour, a byte each
        self.cards = cards  # oracle cards in hand per colour, a byte each
        self.dice = dice  # a byte each: the colour, and USED
        self.equipment = equipment  # a bit each
        self.passengers = passengers  # for each kind the colours, a byte each
        self.offerings = offerings  # aboard, per colour, a byte each
        self.statues = statues  # aboard, per colour, a byte each
        self.trophies = trophies  # defeated monsters per colour, a byte each
        self.white = white  # open task tiles of any colour per task, a byte each
        self.wanted = wanted  # the colours of open coloured tiles per task, a byte each
        self.done = done  # the colours already done per task, a byte each
        self.returned = returned  # the task tile given back for the Indulgence, or -1
        self.looked = looked  # islands looked at, a bit each
        # What ship tile and equipment make of the ship; see `recount`.
        self.range = range
        self.storage = storage
        self.reaches = reaches  # actions possible over a sea hex, a bit each
        self.crosses = crosses  # may cross shallow water

    def clone(self) -> Side:
        return Side(
            self.t,
            self.ship,
            self.berth,
            self.home,
            self.favours,
            self.shield,
            self.gods,
            self.wounds,
            self.cards,
            self.dice,
            self.equipment,
            self.passengers,
            self.offerings,
            self.statues,
            self.trophies,
            self.white,
            self.wanted,
            self.done,
            self.returned,
            self.looked,
            self.range,
            self.storage,
            self.reaches,
            self.crosses,
        )

    def row(self, god: i64) -> i64:
        return self.gods >> 8 * god & 255

    def wounds_of(self, colour: i64) -> i64:
        return self.wounds >> 8 * colour & 255

    def cards_of(self, colour: i64) -> i64:
        return self.cards >> 8 * colour & 255

    def die(self, k: i64) -> i64:
        """The colour of a die, and USED if it has been used."""
        return self.dice >> 8 * k & 255

    def has(self, card: i64) -> bool:
        return self.equipment & BITS[card] != 0

    def heroes(self) -> i64:
        """Their colours, a bit each."""
        return self.passengers >> 8 * content.HERO & 255

    def demigods(self) -> i64:
        return self.passengers >> 8 * content.DEMIGOD & 255

    def creatures(self) -> i64:
        return self.passengers >> 8 * content.CREATURE & 255

    def cargo(self) -> i64:
        """Offerings and statues aboard together."""
        return total(self.offerings) + total(self.statues)

    def open_tasks(self) -> i64:
        return total(self.white) + colours_in(self.wanted >> 8) + colours_in(self.wanted >> 16) + colours_in(self.wanted >> 24)

    def recount(self) -> None:
        """Adds up what ship tile and equipment give.  DEL-MOVE-06, DEL-STO-02, DEL-SHIP-03, DEL-SHIP-08, DEL-EQ-05, DEL-EQ-08"""
        t = self.t
        self.range = t.range + (t.ship_range[self.ship] if self.ship >= 0 else 0)
        self.storage = t.ship_storage[self.ship] if self.ship >= 0 else 0
        self.reaches = 0
        self.crosses = False
        for card in range(t.equipment):
            if self.equipment & BITS[card]:
                self.range += t.equipment_range[card]
                self.storage += t.equipment_storage[card]
                self.reaches |= t.equipment_reach[card]
                self.crosses = self.crosses or t.equipment_shallows[card] != 0


def open_of(side: Side, task: i64) -> i64:
    """How many tiles of a task are open."""
    return byte_of(side.white, task) + colours_in(byte_of(side.wanted, task))


def empty_side(t: Tables, white: i64, wanted: i64) -> Side:
    """A seat before anything is dealt: on the Zeus space, with all its tasks.  DEL-SETP-01, DEL-SETP-11, DEL-SETP-12"""
    return Side(
        t=t,
        ship=-1,
        berth=content.ZEUS,
        home=False,
        favours=0,
        shield=0,
        gods=0,
        wounds=0,
        cards=0,
        dice=0,
        equipment=0,
        passengers=0,
        offerings=0,
        statues=0,
        trophies=0,
        white=white,
        wanted=wanted,
        done=0,
        returned=-1,
        looked=0,
        range=t.range,
        storage=0,
        reaches=0,
        crosses=False,
    )


@final
class State(StateBase):
    """A game of Delphi at one moment."""

    __slots__ = (
        "t", "variant", "sea", "temples", "islands", "white", "wanted", "first", "turn", "round", "sides", "board", "piles", "explored",
        "shrines", "display", "equipment_deck", "ships", "played", "apollo", "bought", "ending",
    )  # fmt: skip

    def __init__(
        self,
        t: Tables,
        seats: i64,
        stack: list[Frame],
        over: bool,
        variant: vec[i64],
        sea: Sea,
        temples: vec[i64],
        islands: vec[i64],
        white: i64,
        wanted: i64,
        first: i64,
        turn: i64,
        round: i64,
        sides: list[Side],
        board: vec[i64],
        piles: vec[i64],
        explored: i64,
        shrines: i64,
        display: i64,
        equipment_deck: i64,
        ships: i64,
        played: i64,
        apollo: bool,
        bought: bool,
        ending: i64,
    ) -> None:
        super().__init__(seats, stack, over)
        # Down to the tasks nothing is ever changed in place, so copies share it.
        self.t: Final = t  # what is printed
        self.variant: Final = variant  # the game options
        self.sea: Final = sea
        self.temples: Final = temples  # the colour of each temple
        self.islands = islands  # the tile of each island, face up or down
        self.white: Final = white  # the task tiles that everybody starts with, as in a side
        self.wanted: Final = wanted
        self.first = first  # the first player
        self.turn = turn  # the active player
        self.round = round
        self.sides = sides
        self.board = board  # pieces on the board, see OFFERINGS_AT and so on
        self.piles = piles  # decks and discard piles: cards per colour, in no order
        self.explored = explored  # islands face up, a bit each
        self.shrines = shrines  # islands with a shrine, a bit each
        self.display = display  # equipment on display, a bit each
        self.equipment_deck = equipment_deck  # a bit each
        self.ships = ships  # ship tiles to choose from, a bit each
        self.played = played  # the oracle card used this turn, or -1
        self.apollo = apollo  # for the rest of the turn, all sources have any colour
        self.bought = bought  # the action of the Extra card has been bought this turn
        self.ending = ending  # why the game will end after this round, or NOT_ENDING

    def clone(self) -> State:
        return State(
            self.t,
            self.seats,
            self.stack[:],
            self.over,
            self.variant,
            self.sea,
            self.temples,
            self.islands,
            self.white,
            self.wanted,
            self.first,
            self.turn,
            self.round,
            [side.clone() for side in self.sides],
            self.board[:],
            self.piles[:],
            self.explored,
            self.shrines,
            self.display,
            self.equipment_deck,
            self.ships,
            self.played,
            self.apollo,
            self.bought,
            self.ending,
        )


def seats_from(s: State, seat: i64) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [(seat + k) % s.seats for k in range(s.seats)]


def last_seat(s: State) -> i64:
    """The last player in turn order, who keeps the Titan die.  DEL-SETP-06"""
    return (s.first + s.seats - 1) % s.seats
