"""The end: who has won, and by what."""

from __future__ import annotations

from typing import final

from themis.core.event import EventKind, Io
from themis.core.frame import Frame
from themis.games.delphi import moves, scoring
from themis.games.delphi.state import ROUND_LIMIT, State


@final
class Finish(Frame):
    """The winner is told, or the winners.  DEL-END-04, DEL-END-05, DEL-END-06, DEL-END-07"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        s.over = True
        places = scoring.outcome(s).ranks
        told = decided_by(s, places)
        for seat in range(s.seats):
            if places[seat] == 1:
                io.tell(told, seat)
        return False


def decided_by(s: State, places: list[int]) -> EventKind:
    """Which rule decided between those who have returned."""
    if s.ending == ROUND_LIMIT:
        return moves.WON_UNRETURNED
    keys = [scoring.key(s.sides[seat]) for seat in range(s.seats) if s.sides[seat].home]
    keys.sort(reverse=True)
    if len(keys) == 1:
        return moves.WON
    if keys[0] == keys[1]:
        return moves.WON_TOGETHER
    return moves.WON_BY_CARDS if keys[0][:2] != keys[1][:2] else moves.WON_BY_FAVOURS
