"""How good a position is: an estimate of each seat's final points, for bots that look ahead only a little.

Points on the table are certain; to them come the scorings still to come as they would be now, and what cards, ranks, deities and pieces will
still become in the epochs that are left.
"""

from __future__ import annotations

from typing import Final

from themis.core.native import i64
from themis.games.pantheon import scoring
from themis.games.pantheon.content import FIRST_OFFERING, MOVEMENT, OFFERING_COUNT
from themis.games.pantheon.state import State, money_in

# What things are worth, those that last by epoch.
CARD: Final = 0.6
MOVEMENT_CARD: Final = 0.9
COIN: Final = 0.45
PIECE: Final = 0.4
RANK: Final = 0.35
RANK_PER_EPOCH: Final = 0.55
STEP: Final = 0.7
STEP_PER_EPOCH: Final = 1.3
DRAW_PER_EPOCH: Final = 1.2
MONEY_PER_EPOCH: Final = 0.95
ENOUGH_CARDS: Final = 9

FEATURES: Final = ["points", "scorings", "cards", "ranks", "steps", "engine", "pieces"]


def prospects(s: State) -> list[float]:
    """Estimated final points of every seat; the true points once the game is over."""
    if s.over:
        return [float(scoring.points(s, seat)) for seat in range(s.seats)]
    return [sum(features(s, seat)) for seat in range(s.seats)]


def scorings_left(s: State) -> i64:
    left: i64 = 0
    for epoch in range(s.epoch - 1 if s.epoch else 0, s.t.epochs):
        left += s.t.epoch_scored[epoch]
    return left


def features(s: State, seat: i64) -> list[float]:
    """The parts of the estimate, in the order of FEATURES."""
    side = s.sides[seat]
    epochs = float(s.t.epochs - s.epoch) + 0.5
    now = float(scoring.demigod_points(s, seat) + scoring.column_points(s, seat) + scoring.rank_points(s, seat))
    ranks = sum([float(side.rank(offering)) for offering in range(OFFERING_COUNT)])
    return [
        float(scoring.points(s, seat)),
        now * float(scorings_left(s)),
        hand_worth(s, seat),
        ranks * (RANK + RANK_PER_EPOCH * epochs),
        float(side.steps) * (STEP + STEP_PER_EPOCH * epochs),
        (float(side.draws) * DRAW_PER_EPOCH + float(side.money) * MONEY_PER_EPOCH + 0.5 * float(side.jumps)) * epochs,
        float(side.feet + side.columns) * PIECE,
    ]


def hand_worth(s: State, seat: i64) -> float:
    """Cards beyond those that can be used soon count half."""
    worth = float(s.hand(seat, MOVEMENT)) * MOVEMENT_CARD + float(money_in(s, seat)) * COIN
    for offering in range(OFFERING_COUNT):
        worth += float(s.hand(seat, FIRST_OFFERING + offering)) * CARD
    size = s.sides[seat].hand_size
    return worth if size <= ENOUGH_CARDS else worth * (0.5 + 0.5 * float(ENOUGH_CARDS) / float(size))
