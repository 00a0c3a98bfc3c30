"""The ways to play that a table may choose; the first value is what we recommend.

What is chosen is asked for by the questions beside each option; those about the board and the tasks are asked before there is a state.
"""

from __future__ import annotations

from typing import Final

from themis.core.game import Option
from themis.games.delphi import state
from themis.games.delphi.generator import MODES
from themis.games.delphi.schema import FIRST_VOYAGE
from themis.games.delphi.state import State
from themis.games.delphi.tables import Tables

BOARD: Final = Option("board", [FIRST_VOYAGE] + MODES, "DEL-RUL-62")


def board(chosen: list[int]) -> int:
    """The board, as events number it."""
    return chosen[state.BOARD]


def board_is_printed(chosen: list[int]) -> bool:
    """Whether the tiles lie as in the first voyage.  DEL-SETB-06, DEL-RUL-62"""
    return BOARD.values[board(chosen)] == FIRST_VOYAGE


def mode_of_board(chosen: list[int]) -> int:
    """How tiles are laid that do not lie as printed.  DEL-SETB-03, DEL-RUL-62"""
    return MODES.index(BOARD.values[board(chosen)])


FAIR_BOARD: Final = Option("fair_board", ["yes", "no"], "DEL-RUL-62")


def board_is_fair(chosen: list[int]) -> bool:
    """Whether a sea with a trivial or a hopeless way is laid again.  DEL-RUL-62"""
    return FAIR_BOARD.values[chosen[state.FAIR_BOARD]] == "yes"


SHIPS: Final = Option("ships", ["random", "first-game", "draft"], "DEL-RUL-55")


def ships_are_for_a_first_game(s: State) -> bool:
    """Whether only the simplest ship tiles are dealt.  DEL-SETP-05, DEL-RUL-55"""
    return SHIPS.values[s.variant[state.SHIPS_DEALT]] == "first-game"


def ships_are_drafted(s: State) -> bool:
    """Whether ship tiles are chosen instead of dealt.  DEL-SETP-04, DEL-RUL-55"""
    return SHIPS.values[s.variant[state.SHIPS_DEALT]] == "draft"


def tasks_removed_option(t: Tables) -> Option:
    return Option("tasks_removed", [str(number) for number in range(t.short_game_most + 1)], "DEL-RUL-52")


def tasks_removed(chosen: list[int]) -> int:
    """How many task tiles leave before the start; each value is its own place.  DEL-VAR-01, DEL-RUL-52"""
    return chosen[state.TASKS_REMOVED]


FREE_TASKS: Final = Option("free_tasks", ["no", "yes"], "DEL-RUL-19")


def fights_and_loads_are_free(s: State) -> bool:
    """Whether anybody may load and fight what no task of theirs asks for; asked too often to compare words.  DEL-RUL-19"""
    return s.variant[state.FREE_TASKS] == 1


def options_of(t: Tables) -> list[Option]:
    """All options, in the order of the numbers in `state.py`."""
    return [BOARD, FAIR_BOARD, SHIPS, tasks_removed_option(t), FREE_TASKS]
