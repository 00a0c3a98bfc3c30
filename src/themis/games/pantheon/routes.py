"""How far a road still reaches: the cheapest way to get a piece on each space, with steps or with money, from the road as it is now."""

from __future__ import annotations

from typing import Final

from themis.core.native import i64, vec
from themis.games.pantheon import rules
from themis.games.pantheon.land import SIDES
from themis.games.pantheon.state import State

FAR: Final = 1_000_000


def costs(s: State, seat: i64, most: i64) -> vec[i64]:
    """For each space the least that a piece there costs with all feet on the way, FAR where it is more than `most` or there are too few pieces.

    Own columns on the way cost nothing and count as the road as soon as a foot is beside them; jumps are left out.  PAN-MOVE-17, PAN-MOVE-19
    """
    land = s.t.land
    side = s.sides[seat]
    found = vec[i64]([FAR] * land.spaces)
    feet = vec[i64]([0] * land.spaces)
    for space in range(land.spaces):
        if rules.is_linked(s, seat, space) and rules.is_open(s, seat, space):
            found[space] = rules.price_of(s, space)
            feet[space] = s.t.takes_foot[space]
    for reached in range(1, most + 1):
        wave: list[int] = [space for space in range(land.spaces) if found[space] == reached and feet[space] <= side.feet]
        # The wave grows while it is read: an own column carries the road on at no cost.
        for space in wave:
            own = s.pieces[space] >> seat & 1 == 1
            if s.t.takes_foot[space] == 0 and not own:
                continue
            for k in range(space * SIDES, space * SIDES + SIDES):
                beside = land.neighbours[k]
                if beside < 0 or found[beside] <= reached:
                    continue
                if s.pieces[beside] >> seat & 1:
                    if not s.reach[beside] >> seat & 1:
                        found[beside] = reached
                        feet[beside] = feet[space]
                        wave.append(beside)
                elif rules.is_open(s, seat, beside) and (s.t.takes_foot[beside] or not own):
                    price = reached + rules.price_of(s, beside)
                    if price < found[beside]:
                        found[beside] = price
                        feet[beside] = feet[space] + s.t.takes_foot[beside]
    for space in range(land.spaces):
        lacks = feet[space] > side.feet or (s.t.takes_foot[space] == 0 and side.columns == 0)
        if found[space] > most or lacks or s.pieces[space] >> seat & 1:
            found[space] = FAR
    return found
