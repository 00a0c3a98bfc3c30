"""Random games of Panthéon: no decision on the way finds a table that the rules forbid, and every move offers what a slower count of them allows."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.pantheon.laying import GAME, T
from kit.watch import seeds, watched

from themis.core.frame import options, waiting
from themis.games.pantheon import state
from themis.games.pantheon.content import COLUMN_SPACE, FIRST_OFFERING, OFFERING_COUNT
from themis.games.pantheon.frames.buy import Buy
from themis.games.pantheon.frames.move import Move
from themis.games.pantheon.frames.turn import Turn
from themis.games.pantheon.state import State

LAND = T.land
AT = {(int(LAND.q[k]), int(LAND.r[k])): k for k in range(LAND.spaces)}
SIDES = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
WAYS: list[dict[str, str]] = [{}, {option.name: option.values[-1] for option in GAME.meta.options}]


@pytest.mark.parametrize("given", WAYS, ids=["usual", "otherwise"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_stay_within_the_rules_at_every_decision(seats: int, given: dict[str, str]) -> None:
    for seed in seeds(6):
        s = watched(GAME, State, seats, seed, given, faults)

        assert T.epochs == s.epoch
        assert ranks(s) == GAME.outcome(s).ranks


def faults(s: State, before: State | None) -> list[str]:
    found = [wrong_counts(s), wrong_links(s), wrong_offers(s)]
    if before is not None:
        found.append(wrong_end(s, before))
    return found


def wrong_counts(s: State) -> str:
    lowest = min(min(s.cards), min(s.deities), min(s.demigods), min(s.tiles), min(s.points))
    return "fewer than nothing" if lowest < 0 else ""


# The map, from the pieces alone


def around(space: int) -> set[int]:
    here = (int(LAND.q[space]), int(LAND.r[space]))
    return {AT[here[0] + q, here[1] + r] for q, r in SIDES if (here[0] + q, here[1] + r) in AT}


def own(s: State, seat: int) -> set[int]:
    return {k for k in range(LAND.spaces) if s.pieces[k] >> seat & 1}


def road(s: State, seat: int) -> set[int]:
    """The own pieces that are linked to the temple marker, by steps or by landings."""
    pieces = own(s, seat)
    found = {k for k in pieces if s.pieces[k] >> state.LANDED + seat & 1}
    edge = [int(LAND.home[s.people()]), *found]
    while edge:
        for k in around(edge.pop()) & pieces - found:
            found.add(k)
            edge.append(k)
    return found


def wrong_links(s: State) -> str:
    if not s.has_temple:
        return "a piece is linked without a temple marker" if any(s.reach) else ""
    for seat in range(s.seats):
        linked = {k for k in range(LAND.spaces) if s.reach[k] >> seat & 1}
        if linked != road(s, seat):
            return f"the road of seat {seat} is {sorted(linked)}, not {sorted(road(s, seat))}"
        feet = {k for k in own(s, seat) if LAND.kind[k] != COLUMN_SPACE}
        if not feet <= linked:
            return f"seat {seat} has a foot that is not linked"
    return ""


def placements(s: State, seat: int, left: int, jumps: int) -> tuple[set[int], set[int]]:
    """The spaces that take a piece by a step, and those that take it only by a jump."""
    linked, home, pieces = road(s, seat), int(LAND.home[s.people()]), own(s, seat)
    others = {k: [other for other in range(s.seats) if other != seat and s.pieces[k] >> other & 1] for k in range(LAND.spaces)}
    steps, landings = set(), set()
    for k in range(LAND.spaces):
        column = LAND.kind[k] == COLUMN_SPACE
        reserve = s.sides[seat].columns if column else s.sides[seat].feet
        price = 2 if others[k] else 1
        if k == home or k in pieces or len(others[k]) == 2 or not reserve or price > left:
            continue
        beside = around(k) & linked
        if any(LAND.kind[other] != COLUMN_SPACE for other in beside) if column else beside or home in around(k):
            steps.add(k)
        elif jumps:
            over = {j for j in around(k) if others[j] and j not in pieces and (home in around(j) or around(j) & linked)}
            if any(not column or LAND.kind[j] != COLUMN_SPACE for j in over):
                landings.add(k)
    return steps, landings


def wrong_offers(s: State) -> str:
    frame = s.stack[-1]
    seat = waiting(s)[0]
    offered = [choice.text.split() for choice in options(s, seat)]
    if isinstance(frame, Move | Buy):
        jumps = int(frame.jumps) if isinstance(frame, Move) else 0
        steps, landings = placements(s, seat, int(frame.left(s)), jumps)
        placed = {LAND.slugs.index(words[1]) for words in offered if words[0] in ("foot", "column")}
        jumped = {LAND.slugs.index(words[1]) for words in offered if words[0] == "jump"}
        return "" if (placed, jumped) == (steps, landings) else "other placements are offered than the map allows"
    if isinstance(frame, Turn):
        worshipped = {words[1] for words in offered if words[0] == "worship"}
        payable = {T.deity_slugs[deity] for deity in s.row if deity >= 0 and can_pay(s, seat, int(deity))}
        return "" if worshipped == payable else "other deities are offered than can be paid"
    return ""


def can_pay(s: State, seat: int, deity: int) -> bool:
    """Whether some order of types pays all numbers."""
    cost = [int(number) for number in T.deity_cost[deity * 4 : deity * 4 + 4] if number]
    have = [
        int(s.hand(seat, FIRST_OFFERING + k) + (0 if T.deity_cards_only[deity] else s.sides[seat].rank(k))) for k in range(OFFERING_COUNT)
    ]
    return any(all(have[k] >= number for k, number in zip(types, cost, strict=False)) for types in permutations(range(4), len(cost)))


# The end


def wrong_end(s: State, before: State) -> str:
    """An epoch ends when its last tile or deity is gone, with the points for the active player."""
    if s.epoch == before.epoch or before.epoch == 0:
        return ""
    ended = sum(s.points[1 :: state.POINTS]) - sum(before.points[1 :: state.POINTS])
    if ended not in (0, T.ending_points):
        return f"{ended} points for an ending"
    return "" if s.first == (before.turn + 1) % s.seats else "the wrong player begins"


def ranks(s: State) -> list[int]:
    """More points go first, then more demigods, and equals share their rank."""
    keys = [(GAME.outcome(s).scores[seat], len(GAME.view(s, seat)["sides"][seat]["values"])) for seat in range(s.seats)]  # type: ignore[index]
    return [sorted(keys, reverse=True).index(key) + 1 for key in keys]
