"""Real games for tests of the set-up: chance comes from one seed, and everybody chooses the first (or the last) thing offered."""

from __future__ import annotations

import kit
from games.pantheon_proto.laying import GAME

from themis.core.chance import Seeded
from themis.core.decisions import name_of
from themis.core.event import Io
from themis.core.frame import apply, options, settle, waiting
from themis.games.pantheon_proto.state import State

# What is published; `laying` knows cards that do nothing, too.
T = GAME.tables
EVERY_TABLE = [2, 3, 4, 5, 6]
SMALL = [2, 3]
LARGE = [4, 5, 6]
Real = kit.Table[State]


def laid_out(seats: int, seed: int = 1, **given: str) -> Real:
    """A new game at its first decision."""
    return prepared(seats, seed, "", 0, **given)


def prepared(seats: int, seed: int = 1, until: str = "Planning", pick: int = 0, **given: str) -> Real:
    """A new game at the first decision of a name; `events` are all that was told until then, `pick` is 0 or -1."""
    io = Io(Seeded(seed), False)
    made = GAME.setup(seats, GAME.meta.option_values(given), io)
    assert isinstance(made, State)
    settle(made, io)
    while until and name_of(made.stack[-1]) != until:
        seat = waiting(made)[0]
        apply(made, seat, options(made, seat)[pick], io)
    t: Real = kit.Table(GAME, made)
    t.events = io.events
    return t
