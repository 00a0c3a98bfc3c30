"""The ways to play that a table may choose, one for each open question of the printed rules; the first value is our ruling."""

from __future__ import annotations

from themis.core.game import Option
from themis.games.uruk.content import REMOVALS
from themis.games.uruk.state import RESHUFFLE_REMOVED
from themis.games.uruk.tables import Tables


def options_of(t: Tables) -> list[Option]:
    """All options, in the order of the numbers in `state.py`; what is printed comes first where it is a number."""
    return [
        Option("road_take", ["one", "all"], "URU-RUL-20"),
        Option("half_price_forced", ["yes", "no"], "URU-RUL-26"),
        Option("losing_bids_kept", ["yes", "no"], "URU-RUL-33"),
        Option("scales_needs_four_others", ["yes", "no"], "URU-RUL-43"),
        Option("pipe_trigger", ["anybody-ahead", "leader"], "URU-RUL-18"),
        Option("level1_cubes_only_at_setup", ["yes", "no"], "URU-RUL-13"),
        Option("shortage_scope", ["take-resources", "every-gain"], "URU-RUL-16"),
        Option("first_reshuffle_removed", [str(number) for number in removals(t)], "URU-RUL-04"),
        Option("shadoof_only_for_lacking_cubes", ["no", "yes"], "URU-RUL-24"),
    ]


def removals(t: Tables) -> list[int]:
    """How many discards may leave at the first reshuffle, the printed number first."""
    printed = int(t.first_reshuffle_removed)
    return [printed] + [number for number in REMOVALS if number != printed]


def reshuffle_removal(t: Tables, chosen: list[int]) -> int:
    """How many discards leave at the first reshuffle; the state keeps the number itself."""
    return removals(t)[chosen[RESHUFFLE_REMOVED]]
