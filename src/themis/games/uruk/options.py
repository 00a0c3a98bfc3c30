"""The ways to play that a table may choose, one for each open question of the printed rules; the first value is our ruling."""

from __future__ import annotations

from typing import Final

from themis.core.game import Option
from themis.games.uruk.content import FIRST_RESHUFFLE_REMOVED
from themis.games.uruk.state import RESHUFFLE_REMOVED

# In the order of the numbers in `state.py`.
OPTIONS: Final = [
    Option("road_take", ["one", "all"], "URU-RUL-20"),
    Option("half_price_forced", ["yes", "no"], "URU-RUL-26"),
    Option("losing_bids_kept", ["yes", "no"], "URU-RUL-33"),
    Option("scales_needs_four_others", ["yes", "no"], "URU-RUL-43"),
    Option("pipe_trigger", ["anybody-ahead", "leader"], "URU-RUL-18"),
    Option("level1_cubes_only_at_setup", ["yes", "no"], "URU-RUL-13"),
    Option("shortage_scope", ["take-resources", "every-gain"], "URU-RUL-16"),
    Option("first_reshuffle_removed", [str(FIRST_RESHUFFLE_REMOVED), "0", "5", "10", "20"], "URU-RUL-04"),
    Option("shadoof_only_for_lacking_cubes", ["no", "yes"], "URU-RUL-24"),
]


def reshuffle_removal(chosen: list[int]) -> int:
    """How many discards leave at the first reshuffle; the state keeps the number itself."""
    return int(OPTIONS[RESHUFFLE_REMOVED].values[chosen[RESHUFFLE_REMOVED]])
