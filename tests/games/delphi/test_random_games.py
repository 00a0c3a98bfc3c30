"""Random games: they end for a reason, and no decision on the way finds a table that the rules forbid.

Random ships seldom find home within a full game, so a short game with free tasks is played too.
THEMIS_GAMES=200 plays so many at each number of seats instead of the usual sample.
"""

from __future__ import annotations

import os

import pytest
from walk import walk

from themis.core.decisions import name_of
from themis.core.frame import StateBase
from themis.games.delphi import options
from themis.games.delphi.content import COLOUR_COUNT, GODS, MONSTER, OFFERING, STATUE, ZEUS
from themis.games.delphi.frames.turn import MOST_ROUNDS
from themis.games.delphi.game import GAME
from themis.games.delphi.rules import completes
from themis.games.delphi.state import NOT_ENDING, RETURNED, ROUND_LIMIT, Side, State, byte_of, colours_held, colours_in

SAMPLE = int(os.environ.get("THEMIS_GAMES", "8"))
FIRST_SEED = 7_000
WAYS: list[dict[str, str]] = [
    {},
    {"tasks_removed": "4", "ships": "draft"},
    {"tasks_removed": "2", "free_tasks": "yes", "ships": "first-game"},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("given", WAYS, ids=["full", "short-drafted", "free-tasks"])
def test_random_games_end_and_stay_within_the_rules_at_every_decision(seats: int, given: dict[str, str]) -> None:
    for seed in range(FIRST_SEED, FIRST_SEED + SAMPLE):
        play(seats, seed, given)


def play(seats: int, seed: int, given: dict[str, str]) -> None:
    """One game from setup to outcome, examined at every decision; `walk` gives up on a game that does not end."""
    before: Memory | None = None
    state: State | None = None
    for number, (s, _, _, _) in enumerate(walk(GAME, seats, seed, given)):
        state = of_delphi(s)
        assert "" == wrong_at(state, before), f"{seats} players, seed {seed}, decision {number}"
        before = Memory(state)
    assert state is not None
    assert "" == wrong_at_the_end(state), f"{seats} players, seed {seed}, at the end"


def of_delphi(s: StateBase) -> State:
    assert isinstance(s, State)
    return s


class Memory:
    """What must be remembered of a decision to judge the step to the next one."""

    def __init__(self, s: State) -> None:
        self.explored = int(s.explored)
        self.shrines = int(s.shrines)
        self.open_tasks = [int(side.open_tasks()) for side in s.sides]
        self.home = [side.home for side in s.sides]
        self.equipment = [int(side.equipment) for side in s.sides]
        self.passengers = [int(side.passengers) for side in s.sides]
        self.looked = [int(side.looked) for side in s.sides]


# At a decision


def wrong_at(s: State, before: Memory | None) -> str:
    """What a decision finds wrong with the table, or with the way from the decision before; empty if nothing is."""
    found = [GAME.unsound(s), wrong_display(s), wrong_moment(s)] + [wrong_side(s, side) for side in s.sides]
    if before is not None:
        found += [wrong_growth(s, before)] + [wrong_progress(s.sides[seat], before, seat) for seat in range(s.seats)]
    return "; ".join([text for text in found if text])


def wrong_display(s: State) -> str:
    shown = bin(s.display).count("1")
    return "" if shown == GAME.tables.display else f"{shown} cards are on display"


def wrong_moment(s: State) -> str:
    """A position can be judged between actions only: not before an action is paid for, a fight is over and all looks are taken, rewards are received and a used god is down."""
    names = [name_of(frame) for frame in s.stack]
    pending = names[-1] != "ReturnTask" and ("Reap" in names or "Descend" in names)
    begun = pending or names[-1] in ("Sail", "Pay", "Fight", "Look")
    return "" if begun == s.stack[-1].is_part_of_action() else f"{names[-1]} is judged at the wrong moment"


def wrong_side(s: State, side: Side) -> str:
    if side.favours < 0:
        return "fewer than no favours"
    if not 0 <= side.shield <= GAME.tables.shield_most:
        return f"a shield of {side.shield}"
    if not all(0 <= side.row(god) <= GAME.tables.god_top_row for god in range(GODS)):
        return "a god beside the track"
    if any(side.heroes() >> colour & 1 and side.wounds_of(colour) for colour in range(COLOUR_COUNT)):
        return "a wound that a hero would have healed"
    if side.berth == ZEUS and not side.home and side.open_tasks() == 0:
        return "a ship with all tasks done waits on the Zeus space"
    return "" if options.fights_and_loads_are_free(s) else wrong_cargo(side)


def wrong_cargo(side: Side) -> str:
    """With the strict rule every piece aboard completes a task, none is aboard twice, and no monster fell in vain."""
    for task, aboard in ((OFFERING, side.offerings), (STATUE, side.statues)):
        colours = colours_held(aboard)
        if colours_in(colours) != sum(byte_of(aboard, colour) for colour in range(COLOUR_COUNT)):
            return "two pieces of a colour are aboard"
        wanted = byte_of(side.wanted, task)
        if colours & ~completes(side, task) or colours_in(colours & ~wanted) > byte_of(side.white, task):
            return "a piece is aboard that completes no task"
    fallen = sum(byte_of(side.trophies, colour) for colour in range(COLOUR_COUNT))
    return "" if fallen == colours_in(byte_of(side.done, MONSTER)) else "a monster was defeated in vain"


def wrong_growth(s: State, before: Memory) -> str:
    """Nothing that was uncovered or built is ever undone."""
    if before.explored & ~s.explored or before.shrines & ~s.shrines:
        return "an island was covered again"
    return "" if s.shrines & ~s.explored == 0 else "a shrine stands on an unexplored island"


def wrong_progress(side: Side, before: Memory, seat: int) -> str:
    if side.open_tasks() > before.open_tasks[seat]:
        return f"seat {seat} got a task back"
    if before.open_tasks[seat] - side.open_tasks() > 2:
        return f"seat {seat} finished more than two tasks at once"
    if before.home[seat] and (not side.home or side.berth != ZEUS):
        return f"seat {seat} left the Zeus space again"
    kept = [(before.equipment[seat], side.equipment), (before.passengers[seat], side.passengers), (before.looked[seat], side.looked)]
    return "" if all(old & ~new == 0 for old, new in kept) else f"seat {seat} lost what it keeps"


# The end


def wrong_at_the_end(s: State) -> str:
    if not s.over or s.ending == NOT_ENDING:
        return "the game stopped before its end"
    returned = [side for side in s.sides if side.home]
    if (s.ending == RETURNED) != bool(returned):
        return f"the game ended for reason {s.ending} with {len(returned)} ships at home"
    if s.ending == ROUND_LIMIT and s.round != MOST_ROUNDS:
        return f"the game was ended in round {s.round}"
    return "; ".join([text for text in [GAME.unsound(s), wrong_outcome(s)] if text])


def wrong_outcome(s: State) -> str:
    """Who has returned goes first; scores are the sum of their sources; equals share their rank."""
    outcome = GAME.outcome(s)
    summed = [sum(points[seat] for _, points in outcome.sources) for seat in range(s.seats)]
    if summed != outcome.scores:
        return f"scores {outcome.scores} from sources of {summed}"
    keys = [(side.home, 0 if side.home else -side.open_tasks(), hand(side), side.favours) for side in s.sides]
    ranks = [sorted(keys, reverse=True).index(key) + 1 for key in keys]
    return "" if ranks == outcome.ranks else f"ranks {outcome.ranks} for {keys}"


def hand(side: Side) -> int:
    return sum(int(side.cards_of(colour)) for colour in range(COLOUR_COUNT))
