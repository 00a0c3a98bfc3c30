"""The ways to play that a table may choose; the first value is what we recommend."""

from __future__ import annotations

from themis.core.game import Option
from themis.games.delphi.generator import MODES
from themis.games.delphi.schema import FIRST_VOYAGE
from themis.games.delphi.tables import Tables


def options_of(t: Tables) -> list[Option]:
    """In the order of the numbers in `state.py`; of tasks, so many can be removed."""
    return [
        Option("board", [FIRST_VOYAGE] + MODES, "DEL-RUL-62"),
        Option("fair_board", ["yes", "no"], "DEL-RUL-62"),
        Option("ships", ["random", "first-game", "draft"], "DEL-RUL-55"),
        Option("tasks_removed", [str(number) for number in range(t.short_game_most + 1)], "DEL-RUL-52"),
        Option("free_tasks", ["no", "yes"], "DEL-RUL-19"),
    ]
