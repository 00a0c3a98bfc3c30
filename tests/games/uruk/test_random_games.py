"""Random games: they end for a reason, and no decision on the way finds a table that the rules forbid.

THEMIS_GAMES=2000 plays so many at each number of seats instead of the usual sample.
"""

from __future__ import annotations

import os

import pytest
from games.uruk.laying import T
from walk import walk

from themis.core.decisions import name_of
from themis.core.frame import StateBase
from themis.games import find
from themis.games.uruk.state import LAST_DISC_BOUGHT, LAST_DISC_REMOVED, NOT_ENDING, STALL, Side, State, seats_from

GAME = find("uruk")
SAMPLE = int(os.environ.get("THEMIS_GAMES", "40"))
FIRST_SEED = 5_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_stay_within_the_rules_at_every_decision(seats: int) -> None:
    for seed in range(FIRST_SEED, FIRST_SEED + SAMPLE):
        play(seats, seed)


def play(seats: int, seed: int) -> None:
    """One game from setup to outcome, examined at every decision; `walk` gives up on a game that does not end."""
    before: Memory | None = None
    state: State | None = None
    for number, (s, _, _, _) in enumerate(walk(GAME, seats, seed)):
        state = of_uruk(s)
        assert "" == wrong_at(state, before), f"{seats} players, seed {seed}, decision {number}"
        before = Memory(state)
    assert state is not None
    assert "" == wrong_at_the_end(state), f"{seats} players, seed {seed}, at the end"


def of_uruk(s: StateBase) -> State:
    assert isinstance(s, State)
    return s


class Memory:
    """What must be remembered of a decision to judge the step to the next one."""

    def __init__(self, s: State) -> None:
        self.ending = int(s.ending)
        self.bought = sum(side.settled for side in s.sides)
        self.tableaus = [cards(side) for side in s.sides]


def cards(side: Side) -> list[int]:
    return [int(side.card(slot)) for slot in range(side.count)]


# At a decision


def wrong_at(s: State, before: Memory | None) -> str:
    """What a decision finds wrong with the table, or with the way from the decision before; empty if nothing is."""
    found = [GAME.unsound(s), wrong_cubes(s), wrong_hands(s)] + [wrong_tableau(side) for side in s.sides]
    if before is not None:
        found += [wrong_growth(before.tableaus[seat], s.sides[seat]) for seat in range(s.seats)]
        found.append(wrong_trigger(s, before))
    return "; ".join([text for text in found if text])


def wrong_tableau(side: Side) -> str:
    if side.count > T.long_tableau_limit:
        return f"{side.count} slots"
    if len(set(cards(side))) != side.count:
        return "a discovery lies twice in a tableau"
    discs = [side.discs(slot) for slot in range(side.count)]
    return "" if all(0 <= number <= 2 for number in discs) else f"slots with {discs} discs"


def wrong_growth(before: list[int], side: Side) -> str:
    """No level is jumped, and only the Water Clock allows a sixth slot."""
    highest = max([1] + [T.level[card] for card in before])
    jumped = [card for card in cards(side) if card not in before and T.level[card] > highest + 1]
    if jumped:
        return f"cards {jumped} were placed on top of level {highest}"
    limit = T.long_tableau_limit if T.water_clock in before else T.tableau_limit
    return f"a tableau grew to {side.count} slots" if side.count > max(limit, len(before)) else ""


def wrong_cubes(s: State) -> str:
    piles = [s.bank] + [side.stock for side in s.sides]
    return "fewer than no cubes" if min([min(pile) for pile in piles]) < 0 else ""


def wrong_hands(s: State) -> str:
    """While an event takes effect, nobody holds more than eight cards, but for one that the event itself gives."""
    stack = [name_of(frame) for frame in s.stack]
    if "EndEvent" not in stack:
        return ""
    seats = seats_from(s, s.turn)
    if stack[-1] == "HandLimit":
        seats = seats[: seats.index(s.stack[-1].waiting(s)[0])]
    limit = T.hand_limit + (1 if stack[-1] in ("Ishtar", "CardGift") else 0)
    sizes = [s.sides[seat].hand_size for seat in seats]
    return "" if all(size <= limit for size in sizes) else f"hands of {sizes} cards during an event"


# The end


def wrong_trigger(s: State, before: Memory) -> str:
    """The end is triggered once, by what its reason says, and brings the pool back."""
    if s.ending == before.ending:
        return ""
    if before.ending != NOT_ENDING:
        return "the end was triggered twice"
    bought = sum(side.settled for side in s.sides) - before.bought
    fits = {
        LAST_DISC_BOUGHT: bought == 1 and sum(s.epochs[:3]) == 0,
        LAST_DISC_REMOVED: bought == 0 and sum(s.epochs[:3]) == 0 and s.epochs[3] > 0,
        STALL: bought == 0 and s.last_round and sum(s.epochs) > 0 and (s.idle_rounds >= 3 or s.barren_rounds >= 12),
    }
    return "" if fits[s.ending] and s.pool == 0 else f"the end was triggered wrongly (reason {s.ending})"


def wrong_at_the_end(s: State) -> str:
    if not s.over or not s.last_round or s.ending == NOT_ENDING:
        return "the game stopped before its end"
    return "; ".join([text for text in [GAME.unsound(s), wrong_outcome(s)] if text])


def wrong_outcome(s: State) -> str:
    """Scores are the sum of their sources; more points go first, then more cities, and equals share their rank."""
    outcome = GAME.outcome(s)
    summed = [sum(points[seat] for _, points in outcome.sources) for seat in range(s.seats)]
    if summed != outcome.scores:
        return f"scores {outcome.scores} from sources of {summed}"
    keys = [(outcome.scores[seat], cities(s.sides[seat])) for seat in range(s.seats)]
    ranks = [sorted(keys, reverse=True).index(key) + 1 for key in keys]
    return "" if ranks == outcome.ranks else f"ranks {outcome.ranks} for points and cities {keys}"


def cities(side: Side) -> int:
    return len([slot for slot in range(side.count) if side.discs(slot) == 2])
