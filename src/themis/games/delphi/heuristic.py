"""How good a position is, for bots that look ahead only a little: the progress of each seat."""

from __future__ import annotations

from typing import Final

from themis.core.native import i64
from themis.games.delphi import scoring
from themis.games.delphi.state import State

FEATURES: Final = ["progress", "favours", "shield"]


def prospects(s: State) -> list[float]:
    """Estimated progress of every seat at the end; the true one once the game is over."""
    return [float(scoring.points(s, seat)) for seat in range(s.seats)]


def features(s: State, seat: i64) -> list[float]:
    side = s.sides[seat]
    return [float(scoring.points(s, seat)), float(side.favours), float(side.shield)]
