"""The ways to play that a table may choose, one for each open question of the printed rules; the first value is our ruling.

What is chosen is asked for by the questions beside each option.
"""

from __future__ import annotations

from typing import Final

from themis.core.game import Option
from themis.core.native import i64
from themis.games.uruk import state
from themis.games.uruk.content import REMOVALS
from themis.games.uruk.state import State
from themis.games.uruk.tables import Tables


def differs(s: State, option: i64) -> bool:
    """Whether the table plays an option of two values in the other way than our ruling."""
    return s.variant[option] == 1


ROAD_TAKE: Final = Option("road_take", ["one", "all"], "URU-RUL-20")


def road_gives_all(s: State) -> bool:
    """Whether the Road gives all its cubes at once.  URU-RUL-20"""
    return differs(s, state.ROAD_TAKE)


HALF_PRICE_FORCED: Final = Option("half_price_forced", ["yes", "no"], "URU-RUL-26")


def half_price_forced(s: State) -> bool:
    """Whether a half-price card must be used on the next disc.  URU-RUL-26"""
    return not differs(s, state.HALF_PRICE_FORCED)


LOSING_BIDS_KEPT: Final = Option("losing_bids_kept", ["yes", "no"], "URU-RUL-33")


def losing_bids_are_paid(s: State) -> bool:
    """Whether losers pay their bids too.  URU-RUL-33"""
    return differs(s, state.LOSING_BIDS_KEPT)


SCALES_NEEDS_FOUR_OTHERS: Final = Option("scales_needs_four_others", ["yes", "no"], "URU-RUL-43")


def scales_needs_four_others(s: State) -> bool:
    """Whether the Scales themselves are left out when their owner's colours are counted.  URU-RUL-43"""
    return not differs(s, state.SCALES_NEEDS_FOUR_OTHERS)


PIPE_TRIGGER: Final = Option("pipe_trigger", ["anybody-ahead", "leader"], "URU-RUL-18")


def only_leader_feeds_pipe(s: State) -> bool:
    """Whether nobody but a player with the most discs fills a Clay Pipe.  URU-RUL-18"""
    return differs(s, state.PIPE_TRIGGER)


LEVEL1_CUBES_ONLY_AT_SETUP: Final = Option("level1_cubes_only_at_setup", ["yes", "no"], "URU-RUL-13")


def level1_cubes_only_at_setup(s: State) -> bool:
    """Whether a level-1 discovery placed from hand gets no cubes.  URU-RUL-13"""
    return not differs(s, state.LEVEL1_CUBES_ONLY_AT_SETUP)


SHORTAGE_SCOPE: Final = Option("shortage_scope", ["take-resources", "every-gain"], "URU-RUL-16")


def every_gain_may_rob(s: State) -> bool:
    """Whether any gain, not only the action "take resources", may take from the richest what the bank lacks.  URU-RUL-16"""
    return differs(s, state.SHORTAGE_SCOPE)


SHADOOF_ONLY_FOR_LACKING: Final = Option("shadoof_only_for_lacking_cubes", ["no", "yes"], "URU-RUL-24")


def shadoof_only_for_lacking_cubes(s: State) -> bool:
    """Whether the Shadoof's cards pay only for cubes that their owner lacks.  URU-RUL-24"""
    return differs(s, state.SHADOOF_ONLY_FOR_LACKING)


def first_reshuffle(t: Tables) -> Option:
    return Option("first_reshuffle_removed", [str(number) for number in removals(t)], "URU-RUL-04")


def removals(t: Tables) -> list[int]:
    """How many discards may leave at the first reshuffle, the printed number first."""
    printed = int(t.first_reshuffle_removed)
    return [printed] + [number for number in REMOVALS if number != printed]


def reshuffle_removal(t: Tables, chosen: list[int]) -> int:
    """How many discards leave at the first reshuffle; the state keeps the number itself."""
    return removals(t)[chosen[state.RESHUFFLE_REMOVED]]


def first_reshuffle_removes(s: State) -> i64:
    """How many of the oldest discards leave the game when the pile runs out for the first time.  URU-DECK-01, URU-DECK-06, URU-RUL-04,  URU-RUL-57"""
    return s.variant[state.RESHUFFLE_REMOVED]


def options_of(t: Tables) -> list[Option]:
    """All options, in the order of the numbers in `state.py`."""
    return [
        ROAD_TAKE,
        HALF_PRICE_FORCED,
        LOSING_BIDS_KEPT,
        SCALES_NEEDS_FOUR_OTHERS,
        PIPE_TRIGGER,
        LEVEL1_CUBES_ONLY_AT_SETUP,
        SHORTAGE_SCOPE,
        first_reshuffle(t),
        SHADOOF_ONLY_FOR_LACKING,
    ]
