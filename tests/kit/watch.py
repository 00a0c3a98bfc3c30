"""Random games under the eyes of a game's own laws, from setup to outcome."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

from walk import walk

from themis.core.frame import StateBase
from themis.core.game import Game

FIRST_SEED = 5_000
State = TypeVar("State", bound=StateBase)


def seeds(usual: int) -> range:
    """The games of the usual sample; THEMIS_GAMES=2000 plays more of them."""
    return range(FIRST_SEED, FIRST_SEED + int(os.environ.get("THEMIS_GAMES", usual)))


def watched(
    game: Game, kind: type[State], seats: int, seed: int, given: dict[str, str], faults: Callable[[State, State | None], list[str]]
) -> State:
    """A game that has ended. `faults` says at every decision what the rules forbid, of the table and of the way from the decision before.

    A game that does not end is a fault, too.
    """
    before: State | None = None
    last: StateBase | None = None
    for number, (s, _, _, _) in enumerate(walk(game, seats, seed, given)):
        assert isinstance(s, kind)
        found = [fault for fault in [game.unsound(s), *faults(s, before)] if fault]
        assert [] == found, f"{seats} players, seed {seed}, decision {number}"
        before, last = copy_of(s, kind), s
    assert isinstance(last, kind)
    assert [] == faults_of_outcome(game, last), f"{seats} players, seed {seed}, at the end"
    return last


def copy_of(s: State, kind: type[State]) -> State:
    copy = s.clone()
    assert isinstance(copy, kind)
    return copy


def faults_of_outcome(game: Game, s: StateBase) -> list[str]:
    """Scores are the sum of their sources, and whoever has others before them has the rank behind these."""
    outcome = game.outcome(s)
    summed = [sum(points[seat] for _, points in outcome.sources) for seat in range(s.seats)]
    found = [game.unsound(s)]
    found.append("" if s.over and outcome.reason else "the game stopped before its end")
    found.append("" if outcome.scores == summed else f"scores {outcome.scores} from sources of {summed}")
    behind = [1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks]
    found.append("" if outcome.ranks == behind else f"ranks {outcome.ranks}")
    return [fault for fault in found if fault]
