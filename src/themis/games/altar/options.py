"""The ways to play that a table may choose, one for each open question of the printed rules; the first value is our ruling.

What is chosen is asked for by the questions beside each option.
"""

from __future__ import annotations

from typing import Final

from themis.core.game import Option
from themis.games.altar.content import MOST_SEATS
from themis.games.altar.tables import Tables

PRIESTESS_REMOVAL: Final = Option("priestess_removal", ["printed", "inverse"], "ALT-RUL-01")
GOD_CHOICE: Final = Option("god_choice", ["chosen", "random"], "ALT-RUL-09")
OLDEST_PLAYER: Final = Option("oldest_player", ["random"] + [str(seat + 1) for seat in range(MOST_SEATS)], "ALT-RUL-10")
OPTIONS: Final = [PRIESTESS_REMOVAL, GOD_CHOICE, OLDEST_PLAYER]


def value_of(option: Option, chosen: list[int]) -> str:
    return option.values[chosen[OPTIONS.index(option)]]


def priestesses_leave_inversely(chosen: list[int]) -> bool:
    """Whether three players remove as many Priestesses as four should, and four as many as three. ALT-RUL-01"""
    return value_of(PRIESTESS_REMOVAL, chosen) == "inverse"


def removed_priestesses(t: Tables, chosen: list[int], seats: int) -> int:
    """How many Priestesses leave the game before the deal. ALT-SETUP-04, ALT-SETUP-05, ALT-SETUP-06, ALT-TWO-01, ALT-RUL-01"""
    return t.removed_inverse[seats] if priestesses_leave_inversely(chosen) else t.removed[seats]


def gods_are_dealt(chosen: list[int]) -> bool:
    """Whether chance gives everybody a god, instead of choice. ALT-SETUP-03, ALT-RUL-09"""
    return value_of(GOD_CHOICE, chosen) == "random"


def oldest_seat(chosen: list[int], seats: int) -> int:
    """The seat that the table names as the oldest, or -1 if chance decides, as for a seat that is not there. ALT-SETUP-10, ALT-RUL-10"""
    named = value_of(OLDEST_PLAYER, chosen)
    return int(named) - 1 if named != "random" and int(named) <= seats else -1
