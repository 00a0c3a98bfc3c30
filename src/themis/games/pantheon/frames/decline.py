"""The end of an epoch: feet go home, what was not taken goes to the box, and after some epochs the points are counted."""

from __future__ import annotations

from typing import final

from themis.core.event import Io
from themis.core.frame import Frame
from themis.games.pantheon import moves, scoring
from themis.games.pantheon.effects import box_deity
from themis.games.pantheon.state import (
    DEMIGOD_BOX,
    DEMIGOD_ROW,
    SEAT_BITS,
    TILE_BOX,
    State,
    plus,
    put,
    seats_from,
)


@final
class Decline(Frame):
    """The decline of the active people, and the scoring where there is one; after the last the game is over.  PAN-EPOCH-01, PAN-DECL-06, PAN-END-01"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        bring_feet_home(s, io)
        clear_rows(s)
        # The player to the left gets the temple marker.  PAN-PHASE-07, PAN-SETUP-21, PAN-RUL-30
        s.first = (s.turn + 1) % s.seats
        if s.t.epoch_scored[s.epoch - 1]:
            scoring.score_all(s, io)
        if s.epoch == s.t.epochs:
            s.over = True
            s.stack = []
            for seat in range(s.seats):
                io.tell(moves.FINISHED, seat, scoring.points(s, seat))
        return False


def bring_feet_home(s: State, io: Io) -> None:
    """Feet return to the reserve, columns stay; no link outlasts the epoch.  PAN-DECL-01, PAN-DECL-02"""
    returned = [0] * s.seats
    for space in range(s.t.land.spaces):
        there = s.pieces[space] & SEAT_BITS
        if s.t.takes_foot[space]:
            for seat in range(s.seats):
                if there >> seat & 1:
                    returned[seat] += 1
            there = 0
        s.pieces[space] = there
    for seat in seats_from(s, s.turn):
        s.sides[seat].feet += returned[seat]
        if returned[seat]:
            io.tell(moves.FEET_RETURNED, seat, returned[seat])
    s.has_temple = False
    s.recount_reach()


def clear_rows(s: State) -> None:
    """Deities, demigods and tiles that nobody took go to the box.  PAN-DECL-03, PAN-DECL-04, PAN-DECL-05"""
    for place in range(len(s.row)):
        if s.row[place] >= 0:
            box_deity(s, s.row[place])
            s.row = put(s.row, place, -1)
    kinds = len(s.t.values)
    demigods = s.demigods[:]
    for value in range(kinds):
        demigods[DEMIGOD_BOX * kinds + value] += demigods[DEMIGOD_ROW * kinds + value]
        demigods[DEMIGOD_ROW * kinds + value] = 0
    s.demigods = demigods
    for place in range(len(s.laid)):
        if s.laid[place] >= 0:
            s.tiles = plus(s.tiles, TILE_BOX * s.t.tiles + s.laid[place], 1)
            s.laid = put(s.laid, place, -1)
