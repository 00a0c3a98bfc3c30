"""The ways to play that a table may choose; the first value is the printed rule or our ruling.

What is chosen is asked for by the questions beside each option.
"""

from __future__ import annotations

from typing import Final

from themis.core.game import Option
from themis.core.native import i64
from themis.games.pantheon import state
from themis.games.pantheon.state import State


def differs(s: State, option: i64) -> bool:
    """Whether the table plays an option in the other way than the first."""
    return s.variant[option] == 1


BONUS_TILES: Final = Option("bonus_tiles", ["dealt", "chosen"], "PAN-VAR-01")


def bonus_tiles_are_chosen(s: State) -> bool:
    """Whether bonus tiles lie open and are chosen after the first preparation.  PAN-VAR-01, PAN-RUL-04"""
    return differs(s, state.BONUS_TILES)


START_SUPPLY: Final = Option("start_supply", ["printed", "by-players"], "PAN-VAR-02")


def start_supply_is_by_players(s: State) -> bool:
    """Whether fewer players begin with more pieces.  PAN-VAR-02, PAN-RUL-01"""
    return differs(s, state.START_SUPPLY)


REACTION_DRAW: Final = Option("reaction_draw", ["open-or-hidden", "hidden-only"], "PAN-RUL-22")


def reaction_draws_only_hidden(s: State) -> bool:
    """Whether the card of a reaction comes from the pile only.  PAN-RUL-22"""
    return differs(s, state.REACTION_DRAW)


SHOW_DEMIGODS: Final = Option("show_demigods", ["no", "yes"], "PAN-RUL-38")


def demigods_are_shown(s: State) -> bool:
    """Whether demigods are kept face up.  PAN-RUL-38"""
    return differs(s, state.SHOW_DEMIGODS)


FIRST_PLAYER: Final = Option("first_player", ["random", "first-seat"], "PAN-RUL-03")


def first_seat_begins(s: State) -> bool:
    """Whether the first seat begins instead of one by lot.  PAN-RUL-03"""
    return differs(s, state.FIRST_PLAYER)


# All options, in the order of the numbers in `state.py`.
OPTIONS: Final = [BONUS_TILES, START_SUPPLY, REACTION_DRAW, SHOW_DEMIGODS, FIRST_PLAYER]
