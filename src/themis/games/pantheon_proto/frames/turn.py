"""A turn: planning, resolution and purchase, then the end of the turn, or of the game.  PRO-TURN-01, PRO-TURN-02"""

from __future__ import annotations

from typing import final

from themis.core.event import Io
from themis.core.frame import Frame, counts
from themis.core.native import i64, vec
from themis.games.pantheon_proto import effects, moves, rules, scoring
from themis.games.pantheon_proto.content import CELL_COUNT, LAST_TURN, PLANNING, RESOURCE_COUNT
from themis.games.pantheon_proto.frames.planning import Planning
from themis.games.pantheon_proto.frames.purchase import Purchase
from themis.games.pantheon_proto.frames.resolution import Resolution
from themis.games.pantheon_proto.state import State


@final
class BeginTurn(Frame):
    """A new turn with everything that happens in it; the next one waits below.  PRO-TURN-01, PRO-TURN-02, PRO-END-06"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        s.turn += 1
        io.tell(moves.TURN_BEGAN, s.turn)
        s.spare = vec[i64]([rules.uses_anywhere(s, seat) for seat in range(s.seats)])
        effects.phase_begins(s, PLANNING, io)
        s.then([Planning(), Resolution(), Purchase(), EndTurn(), self])
        return False


@final
class EndTurn(Frame):
    """If nothing ends the game, disciples come back and what held for this turn is over.  PRO-TURN-04, PRO-TURN-05, PRO-END-04, PRO-END-06, PRO-END-07, PRO-RUL-06, PRO-RUL-25, PRO-RUL-54"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        if s.turn >= s.t.most_turns:
            effects.trigger_end(s, LAST_TURN, io)
        if s.ends:
            scoring.finish(s, io)
            return False
        s.plans = counts(s.seats * CELL_COUNT)
        s.planned = 0
        s.revealed = False
        s.neutral = counts(2)
        s.added = counts(s.seats * CELL_COUNT)
        s.waived = s.added
        s.rebates = counts(s.seats * RESOURCE_COUNT)
        return False
