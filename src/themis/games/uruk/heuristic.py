"""How good a position is: an estimate of each seat's final points, for bots that look ahead only a little."""

from __future__ import annotations

from typing import Final

from themis.core.native import i64
from themis.games.uruk import rules, scoring
from themis.games.uruk.content import COLOUR, DISCOVERIES, FUNCTION, LEVEL, PRODUCE
from themis.games.uruk.state import Side, State


def prospects(s: State) -> list[float]:
    """Estimated final points of every seat; the true points once the game is over."""
    return [float(scoring.points(s, seat)) for seat in range(s.seats)]


FEATURES: Final[list[str]] = []


def features(s: State, seat: i64) -> list[float]:
    return []
