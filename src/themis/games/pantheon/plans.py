"""What a player thinks of in the middle of an action: sets of targets by the cheapest ways, purchases by what they bring, cards by what they serve.

Placing pieces one by one, each for itself, leads nowhere; so a Move is planned as a whole, and its next piece is the advice.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import apply
from themis.core.native import i64
from themis.games.pantheon import heuristic, rules
from themis.games.pantheon.content import COLUMN, FOOT, OFFERING_COUNT, RANKS
from themis.games.pantheon.frames.buy import Buy
from themis.games.pantheon.frames.move import Move
from themis.games.pantheon.routes import FAR, Ways
from themis.games.pantheon.state import State

# How many targets are visited one after the other in thought, and how many are tried for each of them.
DEPTH: Final = 3
BREADTH: Final = 3
# What a step is thought to cost when targets are compared, and a target that cannot be reached yet is worth for each step that lacks.
STEP: Final = 0.5
APPROACH: Final = 0.6
# A gain that is not worth the trouble.
NOTHING: Final = 0.05


def promising(s: State, seat: i64) -> list[Choice]:
    """The next pieces of the best moves and the best purchases; empty where every option is worth a try."""
    frame = s.stack[-1]
    if isinstance(frame, Move) or isinstance(frame, Buy):
        return [thought.choice for thought in best_first(thoughts(s, seat))]
    return []


@final
class Thought:
    """A choice and what follows from it, in points."""

    __slots__ = ("choice", "gain")

    def __init__(self, choice: Choice, gain: float) -> None:
        self.choice: Final = choice
        self.gain: Final = gain


def best_first(found: list[Thought]) -> list[Thought]:
    """Each choice once, the best first."""
    ordered = sorted(found, key=lambda thought: -thought.gain)
    return [thought for k, thought in enumerate(ordered) if thought.choice not in [before.choice for before in ordered[:k]]]


def thoughts(s: State, seat: i64) -> list[Thought]:
    found = ways_on(s, seat, DEPTH)
    frame = s.stack[-1]
    if isinstance(frame, Buy):
        found.extend(purchases(s, seat, frame))
    if spent_in(s):
        found.append(Thought(s.t.moves.finish.only(), -price(s, seat)))
    return found if found else approaches(s, seat)


def spent_in(s: State) -> i64:
    frame = s.stack[-1]
    if isinstance(frame, Move):
        return frame.spent
    assert isinstance(frame, Buy)
    return frame.spent


def left_in(s: State) -> i64:
    frame = s.stack[-1]
    if isinstance(frame, Move):
        return frame.left(s)
    assert isinstance(frame, Buy)
    return frame.left(s)


def price(s: State, seat: i64) -> float:
    """What the action has cost so far, in points: movement cards, or coins beyond those that deities give."""
    frame = s.stack[-1]
    if isinstance(frame, Move):
        return float(rules.cards_for(s, seat, frame.spent)) * heuristic.MOVEMENT_CARD
    coins = spent_in(s) - s.sides[seat].money
    return float(coins) * heuristic.COIN if coins > 0 else 0.0


def ways_on(s: State, seat: i64, depth: i64) -> list[Thought]:
    """The most promising targets within reach, each with the best that can follow it."""
    ways = Ways(s, seat, left_in(s))
    found: list[Thought] = []
    for space in nearest_of_worth(s, seat, ways):
        path = ways.to(s, seat, space)
        first = choice_at(s, path[0])
        ahead = walked(s, seat, path)
        gain = heuristic.target_worth(s, seat, space) - price(ahead, seat)
        if depth > 1:
            for thought in ways_on(ahead, seat, depth - 1):
                further = heuristic.target_worth(s, seat, space) + thought.gain
                if further > gain:
                    gain = further
        found.append(Thought(first, gain))
    return found


def nearest_of_worth(s: State, seat: i64, ways: Ways) -> list[int]:
    """The targets with the best worth for their steps."""
    spaces: list[int] = []
    worths: list[float] = []
    for space in heuristic.targets(s, seat):
        if ways.cost[space] < FAR:
            worth = heuristic.target_worth(s, seat, space) - STEP * float(ways.cost[space])
            place = len(worths)
            while place > 0 and worths[place - 1] < worth:
                place -= 1
            if place < BREADTH:
                spaces.insert(place, space)
                worths.insert(place, worth)
    return spaces[:BREADTH]


def walked(s: State, seat: i64, path: list[int]) -> State:
    """The position after pieces on all spaces of a way."""
    after = s.clone()
    io = Io(Seeded(0), True)
    for space in path:
        apply(after, seat, choice_at(after, space), io)
    return after


def choice_at(s: State, space: i64) -> Choice:
    return (s.t.moves.foot if s.t.takes_foot[space] else s.t.moves.column).of(s.t.place_of[space])


def approaches(s: State, seat: i64) -> list[Thought]:
    """Nothing is within reach: the first pieces of the ways to what may be reached later."""
    left = left_in(s)
    ways = Ways(s, seat, heuristic.FARTHEST)
    found: list[Thought] = []
    for space in heuristic.targets(s, seat):
        if ways.cost[space] < FAR:
            gain = heuristic.target_worth(s, seat, space)
            for _ in range(ways.cost[space] - left):
                gain *= APPROACH
            found.append(Thought(choice_at(s, ways.to(s, seat, space)[0]), gain))
    return [thought for thought in found if rules.can_place(s, seat, space_at(s, thought.choice), left)]


def space_at(s: State, choice: Choice) -> i64:
    return s.t.moves.foot_of[choice.a] if choice.verb is s.t.moves.foot else s.t.moves.column_of[choice.a]


def purchases(s: State, seat: i64, frame: Buy) -> list[Thought]:
    """Offering tiles and pieces, by what they bring beyond their price."""
    side = s.sides[seat]
    left = frame.left(s)
    found: list[Thought] = []
    paid = price(s, seat)
    for offering in range(OFFERING_COUNT):
        for rank in range(side.rank(offering) + 1, RANKS + 1):
            if rules.can_buy_rank(s, side, offering, rank, left):
                worth = float(rank - side.rank(offering)) * heuristic.rank_worth(s)
                coins = float(rules.rank_price(s, side, offering, rank)) * heuristic.COIN
                found.append(Thought(s.t.moves.offering.of2(offering, rank - 1), worth - coins - paid))
    for piece in (FOOT, COLUMN):
        if rules.can_buy_piece(s, side, piece, left):
            short = side.columns < 2 if piece == COLUMN else side.feet < 3
            worth = (heuristic.COLUMN if piece == COLUMN else heuristic.FOOT) * (1.5 if short else heuristic.SPARE)
            found.append(Thought(s.t.moves.piece.of(piece), worth - heuristic.COIN * float(s.t.piece_price) - paid))
    return found
