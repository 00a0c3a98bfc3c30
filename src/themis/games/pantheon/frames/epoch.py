"""The preparation of an epoch: a people, deities, tiles and demigods, the people's gift, the temple marker, and the first turn.  PAN-EPOCH-02, PAN-EPOCH-03"""

from __future__ import annotations

from typing import final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.pantheon import effects, moves, options
from themis.games.pantheon.content import FREE_COLUMN, PREPARE_CARDS, ROW_DEMIGOD, TAKE_DEMIGODS
from themis.games.pantheon.frames.peoples import gifts
from themis.games.pantheon.frames.tiles import BonusColumn, carry_out
from themis.games.pantheon.frames.turn import BeginTurn
from themis.games.pantheon.state import TOUCHED, State, bit, put, seats_from


@final
class DealBonus(Step):
    """A bonus tile by lot, carried out at once; what it gives counts as gained in the first epoch.  PAN-SETUP-03, PAN-SETUP-18, PAN-SETUP-19, PAN-RUL-02"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        left = [int(tile) for tile in s.t.moves.bonus_of if s.bonuses & bit(tile)]
        tile = left[io.below(moves.BONUS_STREAM, len(left))]
        io.tell(moves.BONUS_DEALT, self.seat, tile)
        receive_bonus(s, self.seat, tile, io)
        return False


def receive_bonus(s: State, seat: i64, tile: i64, io: Io) -> None:
    s.bonuses ^= bit(tile)
    s.sides[seat].bonus = tile
    carry_out(s, seat, tile, io)


@final
class ChooseBonus(Decision):
    """A bonus tile of those that lie open, carried out at once.  PAN-VAR-01, PAN-EPOCH-21, PAN-RUL-04"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.choose]

    def options(self, s: State, seat: i64) -> list[Choice]:
        tiles = s.t.moves.bonus_of
        return [s.t.moves.choose.of(k) for k in range(len(tiles)) if s.bonuses & bit(tiles[k])]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        tile = s.t.moves.bonus_of[choice.a]
        io.tell(moves.BONUS_CHOSEN, seat, tile)
        receive_bonus(s, seat, tile, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["PAN-VAR-01"] if choice.verb is s.t.moves.choose and not s.bonuses & bit(s.t.moves.bonus_of[choice.a]) else []


@final
class BeginEpoch(Frame):
    """Everything up to the people's gift; the next epoch waits below.  PAN-EPOCH-01, PAN-EPOCH-03"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        s.push(BeginEpoch())
        s.ended = False
        s.idle = 0
        s.turn = s.first
        s.again = 0
        call_people(s, io)
        reveal_deities(s, io)
        lay_tiles(s, io)
        reveal_demigods(s, io)
        following = gifts(s, io)
        following.append(PlaceTemple())
        s.then(following)
        return False


def call_people(s: State, io: Io) -> None:
    """A people that was not active before, by lot.  PAN-EPOCH-04, PAN-EPOCH-05, PAN-EPOCH-06, PAN-SETUP-08, PAN-SETUP-09"""
    left = [people for people in range(s.t.peoples) if people not in s.track]
    s.track = put(s.track, s.epoch, left[io.below(moves.PEOPLES_STREAM, len(left))])
    s.epoch += 1
    io.tell(moves.EPOCH_BEGAN, s.epoch, s.people())


def reveal_deities(s: State, io: Io) -> None:
    """One more than there are players.  PAN-EPOCH-07, PAN-SETUP-05"""
    for place in range(len(s.row)):
        s.row = put(s.row, place, effects.drawn_deity(s, io))
        if s.row[place] >= 0:
            io.tell(moves.DEITY_REVEALED, s.row[place])


def lay_tiles(s: State, io: Io) -> None:
    """Booty tiles from the bag, face up, one on each people space that is used.  PAN-EPOCH-08, PAN-EPOCH-09, PAN-EPOCH-11, PAN-EPOCH-12, PAN-EPOCH-13, PAN-EPOCH-14, PAN-RUL-06"""
    people = s.people()
    for place in range(s.t.land.symbols_of[people][s.seats]):
        s.laid = put(s.laid, place, effects.drawn_tile(s, io))
        io.tell(moves.TILE_LAID, s.laid[place], s.t.land.symbols[people][place])


def reveal_demigods(s: State, io: Io) -> None:
    """As many as the deities and tiles that were laid out can claim.  PAN-EPOCH-15, PAN-EPOCH-16"""
    for place in range(len(s.row)):
        if s.row[place] >= 0 and s.t.deity_effect[s.row[place]] == TAKE_DEMIGODS:
            for _ in range(s.t.deity_amount[s.row[place]]):
                effects.reveal_demigod(s, moves.DEMIGOD_FOR_DEITY, io)
    for place in range(len(s.laid)):
        if s.laid[place] >= 0 and s.t.tile_effect[s.laid[place]] == ROW_DEMIGOD:
            effects.reveal_demigod(s, moves.DEMIGOD_FOR_TILE, io)


@final
class PlaceTemple(Frame):
    """The temple marker, then the cards of deities, then in the first epoch the bonus tiles that waited, then the first turn.  PAN-EPOCH-19, PAN-EPOCH-20, PAN-EPOCH-21, PAN-GOD-40, PAN-RUL-12, PAN-RUL-13"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        s.has_temple = True
        for seat in range(s.seats):
            s.touch_around(seat, s.t.land.home[s.people()], TOUCHED)
        io.tell(moves.TEMPLE_PLACED, s.people())
        for seat in seats_from(s, s.first):
            effects.draw_cards(s, seat, s.effect_of(seat, PREPARE_CARDS), moves.DRAW_BY_DEITY, io)
        following = bonus_tiles_due(s) if s.epoch == 1 else []
        following.append(BeginTurn(s.first))
        s.then(following)
        return False


def bonus_tiles_due(s: State) -> list[Frame]:
    """Chosen ones, the last player first and the first last; or the free columns of those that were dealt.  PAN-VAR-01, PAN-TILE-12, PAN-RUL-04"""
    seats = seats_from(s, s.first)
    if options.bonus_tiles_are_chosen(s):
        return [ChooseBonus(seat) for seat in reversed(seats)]
    return [BonusColumn(seat) for seat in seats if has_free_column(s, seat)]


def has_free_column(s: State, seat: i64) -> bool:
    return s.sides[seat].bonus >= 0 and s.t.tile_effect[s.sides[seat].bonus] == FREE_COLUMN
