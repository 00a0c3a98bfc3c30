"""Random games of Delphi: no decision on the way finds a table that the rules forbid, and the end fits its reason.

Random ships seldom find home within a full game, so a short game with free tasks is played too.
"""

from __future__ import annotations

import pytest
from kit.watch import seeds, watched

from themis.core.decisions import name_of
from themis.games.delphi import options
from themis.games.delphi.content import COLOUR_COUNT, GODS, MONSTER, OFFERING, STATUE, ZEUS
from themis.games.delphi.frames.turn import MOST_ROUNDS
from themis.games.delphi.game import GAME
from themis.games.delphi.rules import completes
from themis.games.delphi.state import NOT_ENDING, RETURNED, ROUND_LIMIT, Side, State, byte_of, colours_held, colours_in

WAYS: list[dict[str, str]] = [
    {},
    {"tasks_removed": "4", "ships": "draft"},
    {"tasks_removed": "2", "free_tasks": "yes", "ships": "first-game"},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("given", WAYS, ids=["full", "short-drafted", "free-tasks"])
def test_random_games_end_and_stay_within_the_rules_at_every_decision(seats: int, given: dict[str, str]) -> None:
    for seed in seeds(8):
        s = watched(GAME, State, seats, seed, given, faults)

        assert s.ending != NOT_ENDING
        assert (s.ending == RETURNED) == any(side.home for side in s.sides)
        assert s.ending != ROUND_LIMIT or s.round == MOST_ROUNDS
        assert ranks(s) == GAME.outcome(s).ranks


def faults(s: State, before: State | None) -> list[str]:
    found = [wrong_display(s), wrong_moment(s)] + [wrong_side(s, side) for side in s.sides]
    if before is not None:
        found += [wrong_growth(s, before)] + [wrong_progress(s.sides[seat], before.sides[seat], seat) for seat in range(s.seats)]
    return found


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


def wrong_growth(s: State, before: State) -> str:
    """Nothing that was uncovered or built is ever undone."""
    if before.explored & ~s.explored or before.shrines & ~s.shrines:
        return "an island was covered again"
    return "" if s.shrines & ~s.explored == 0 else "a shrine stands on an unexplored island"


def wrong_progress(side: Side, before: Side, seat: int) -> str:
    if side.open_tasks() > before.open_tasks():
        return f"seat {seat} got a task back"
    if before.open_tasks() - side.open_tasks() > 2:
        return f"seat {seat} finished more than two tasks at once"
    if before.home and (not side.home or side.berth != ZEUS):
        return f"seat {seat} left the Zeus space again"
    kept = [(before.equipment, side.equipment), (before.passengers, side.passengers), (before.looked, side.looked)]
    return "" if all(old & ~new == 0 for old, new in kept) else f"seat {seat} lost what it keeps"


def ranks(s: State) -> list[int]:
    """Whoever has returned goes first, then fewer open tasks, more oracle cards and more favours; equals share their rank."""
    keys = [(side.home, 0 if side.home else -side.open_tasks(), hand(side), side.favours) for side in s.sides]
    return [sorted(keys, reverse=True).index(key) + 1 for key in keys]


def hand(side: Side) -> int:
    return sum(int(side.cards_of(colour)) for colour in range(COLOUR_COUNT))
