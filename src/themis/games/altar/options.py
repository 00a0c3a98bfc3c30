"""The ways to play that a table may choose, one for each open question of the printed rules; the first value is our ruling."""

from __future__ import annotations

from typing import Final

from themis.core.game import Option
from themis.games.altar.content import MOST_SEATS
from themis.games.altar.tables import Tables

# The game options, by place in OPTIONS.
PRIESTESS_REMOVAL: Final = 0
GOD_CHOICE: Final = 1
OLDEST_PLAYER: Final = 2

OPTIONS: Final = [
    Option("priestess_removal", ["printed", "inverse"], "ALT-RUL-01"),
    Option("god_choice", ["chosen", "random"], "ALT-RUL-09"),
    Option("oldest_player", ["random"] + [str(seat + 1) for seat in range(MOST_SEATS)], "ALT-RUL-10"),
]


def removed_priestesses(t: Tables, chosen: list[int], seats: int) -> int:
    """How many Priestesses leave the game before the deal. ALT-SETUP-04, ALT-SETUP-05, ALT-SETUP-06, ALT-TWO-01, ALT-RUL-01"""
    return t.removed[seats] if chosen[PRIESTESS_REMOVAL] == 0 else t.removed_inverse[seats]


def oldest_seat(chosen: list[int], seats: int) -> int:
    """The seat that the table names as the oldest, or -1 if chance decides, as for a seat that is not there. ALT-SETUP-10, ALT-RUL-10"""
    named = chosen[OLDEST_PLAYER] - 1
    return named if named < seats else -1
