"""The ways to play that a table may choose; the first value is the printed rule or our ruling.

What is chosen is asked for by the questions beside each option.
"""

from __future__ import annotations

from typing import Final

from themis.core.game import Option
from themis.core.native import i64, vec
from themis.games.pantheon_proto import content, state
from themis.games.pantheon_proto.state import State

# Every choice of two peoples to leave out, in the order of the peoples.
_pairs: Final = [[a, b] for a in range(content.PEOPLE_COUNT) for b in range(a + 1, content.PEOPLE_COUNT)]
RANDOM_PEOPLES: Final = 0
FIRST_GAME: Final = 1
FIRST_PAIR: Final = 2
LEFT_OUT: Final = vec[i64]([people for pair in _pairs for people in pair])


def differs(s: State, option: i64) -> bool:
    """Whether the table plays an option in the other way than the first."""
    return s.variant[option] == 1


PEOPLES: Final = Option(
    "peoples",
    ["random", "first-game", *[f"no-{content.PEOPLES[a]}-{content.PEOPLES[b]}" for a, b in _pairs]],
    "PRO-SETUP-07",
)


def chosen_to_leave_out(s: State) -> list[int]:
    """The two peoples that the table leaves out by name; empty if it leaves the choice to others.  PRO-SETUP-07, PRO-RUL-07"""
    pair = s.variant[state.PEOPLES] - FIRST_PAIR
    return [] if pair < 0 else [int(LEFT_OUT[2 * pair]), int(LEFT_OUT[2 * pair + 1])]


def is_first_game(s: State) -> bool:
    """Whether those are left out that the rulebook advises to.  PRO-SETUP-06"""
    return s.variant[state.PEOPLES] == FIRST_GAME


GODS: Final = Option("gods", ["assigned", "chosen"], "PRO-SETUP-13")


def gods_are_chosen(s: State) -> bool:
    """Whether everybody chooses a god instead of taking the next one.  PRO-SETUP-13, PRO-RUL-11"""
    return differs(s, state.GODS)


CARDS: Final = Option("cards", ["drafted", "dealt"], "PRO-SETUP-42")


def cards_are_dealt(s: State) -> bool:
    """Whether powers and tools are dealt at random.  PRO-SETUP-42"""
    return differs(s, state.CARDS)


OBJECTIVES: Final = Option("objectives", ["secret", "open"], "PRO-SETUP-43")


def objectives_are_open(s: State) -> bool:
    """Whether everybody plays with their objectives face up.  PRO-SETUP-43"""
    return differs(s, state.OBJECTIVES)


MONUMENTS: Final = Option("monuments", ["24", "27"], "PRO-SETUP-44")


def has_more_monuments(s: State) -> bool:
    """Whether the three extra white monuments are in play.  PRO-SETUP-44, PRO-RUL-01"""
    return differs(s, state.MONUMENTS)


BONUSES: Final = Option("bonuses", ["automatic", "ask"], "PRO-RES-08")


def bonuses_are_asked_for(s: State) -> bool:
    """Whether owners of fixed bonuses are asked if they use them.  PRO-RES-08, PRO-RUL-22"""
    return differs(s, state.BONUSES)


COUNTDOWN: Final = Option("countdown", ["majority", "everybody"], "PRO-PLAN-11")


def everybody_is_waited_for(s: State) -> bool:
    """Whether planning ends only when all are ready.  PRO-PLAN-15, PRO-RUL-15"""
    return differs(s, state.COUNTDOWN)


# All options, in the order of the numbers in `state.py`.
OPTIONS: Final = [PEOPLES, GODS, CARDS, OBJECTIVES, MONUMENTS, BONUSES, COUNTDOWN]
