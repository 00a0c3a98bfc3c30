"""The ways to play that a table may choose; the first value is what we recommend."""

from __future__ import annotations

from typing import Final

from themis.core.game import Option
from themis.games.delphi.content import SHORT_GAME_MOST
from themis.games.delphi.generator import MODES

FIRST_VOYAGE: Final = "first-voyage"

# In the order of the numbers in `state.py`.
OPTIONS: Final = [
    Option("board", [FIRST_VOYAGE] + MODES, "DEL-RUL-62"),
    Option("fair_board", ["yes", "no"], "DEL-RUL-62"),
    Option("ships", ["random", "first-game", "draft"], "DEL-RUL-55"),
    Option("tasks_removed", [str(number) for number in range(int(SHORT_GAME_MOST) + 1)], "DEL-RUL-52"),
    Option("free_tasks", ["no", "yes"], "DEL-RUL-19"),
]
