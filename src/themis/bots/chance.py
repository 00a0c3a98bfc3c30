"""How likely each seat is to win: the game's prospects as chances, by what was fitted to many games (`books/chances.py`)."""

from __future__ import annotations

import math
from typing import Final

from themis.books.chances import Fit, load_chances
from themis.core.frame import StateBase, waiting
from themis.core.game import Game
from themis.core.native import i64

# What was read, by game.
_read: Final[dict[str, list[Fit]]] = {}


def fit_of(game: Game, seats: i64) -> Fit:
    """The coefficients of a game for a number of seats; where nothing was fitted, by what the game calls a decisive lead."""
    if game.meta.id not in _read:
        _read[game.meta.id] = load_chances(game.meta.folder, int(game.meta.fewest), int(game.meta.most))
    for fit in _read[game.meta.id]:
        if fit.seats == seats:
            return fit
    return Fit(int(seats), math.log(game.decisive_lead()), 0.0, 0.0)


def win_chances(game: Game, s: StateBase, fit: Fit) -> list[float]:
    """Each seat's chance to win, together 1; once the game is over, its part of the victory."""
    if s.over:
        ranks = game.outcome(s).ranks
        winners = float(ranks.count(1))
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    points = game.prospects(s)
    asked = waiting(s)
    if len(asked) == 1:
        points[asked[0]] += fit.asked
    return softmax(points, math.exp(fit.base + fit.growth * math.log(1.0 + game.time_left(s))))


def softmax(points: list[float], temperature: float) -> list[float]:
    most = max(points)
    parts = [math.exp((own - most) / temperature) for own in points]
    whole = sum(parts)
    return [part / whole for part in parts]
