"""Random games of Uruk: no decision on the way finds a table that the rules forbid, and the end fits its reason."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME, T
from kit.watch import seeds, watched

from themis.core.decisions import name_of
from themis.games.uruk.state import LAST_DISC_BOUGHT, LAST_DISC_REMOVED, NOT_ENDING, STALL, Side, State, seats_from


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_stay_within_the_rules_at_every_decision(seats: int) -> None:
    for seed in seeds(40):
        s = watched(GAME, State, seats, seed, {}, faults)

        assert s.last_round and s.ending != NOT_ENDING
        assert ranks(s) == GAME.outcome(s).ranks


def cards(side: Side) -> list[int]:
    return [int(side.card(slot)) for slot in range(side.count)]


# At a decision


def faults(s: State, before: State | None) -> list[str]:
    found = [wrong_cubes(s), wrong_hands(s)] + [wrong_tableau(side) for side in s.sides]
    if before is not None:
        found += [wrong_growth(cards(before.sides[seat]), s.sides[seat]) for seat in range(s.seats)]
        found.append(wrong_trigger(s, before))
    return found


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


def wrong_trigger(s: State, before: State) -> str:
    """The end is triggered once, by what its reason says, and brings the pool back."""
    if s.ending == before.ending:
        return ""
    if before.ending != NOT_ENDING:
        return "the end was triggered twice"
    bought = sum(side.settled for side in s.sides) - sum(side.settled for side in before.sides)
    fits = {
        LAST_DISC_BOUGHT: bought == 1 and sum(s.epochs[:3]) == 0,
        LAST_DISC_REMOVED: bought == 0 and sum(s.epochs[:3]) == 0 and s.epochs[3] > 0,
        STALL: bought == 0 and s.last_round and sum(s.epochs) > 0 and (s.idle_rounds >= 3 or s.barren_rounds >= 12),
    }
    return "" if fits[s.ending] and s.pool == 0 else f"the end was triggered wrongly (reason {s.ending})"


def ranks(s: State) -> list[int]:
    """More points go first, then more cities, and equals share their rank."""
    keys = [(GAME.outcome(s).scores[seat], cities(s.sides[seat])) for seat in range(s.seats)]
    return [sorted(keys, reverse=True).index(key) + 1 for key in keys]


def cities(side: Side) -> int:
    return len([slot for slot in range(side.count) if side.discs(slot) == 2])
