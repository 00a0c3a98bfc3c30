"""Who is ahead and who has won: a race, in which there are no points but progress.  DEL-GEN-02"""

from __future__ import annotations

from typing import Final

from themis.core.native import i64
from themis.core.outcome import Outcome, ranks
from themis.games.delphi.schema import TASKS
from themis.games.delphi.state import ROUND_LIMIT, Side, State, byte_of, colours_in, open_of, total

SOURCES: Final = [f"{task}s" for task in TASKS] + ["return"]


def breakdown(s: State, seat: i64) -> list[int]:
    """Tiles of each task that a seat has got rid of, and one more for having returned, in the order of SOURCES."""
    side = s.sides[seat]
    return [tiles_gone(s, side, task) for task in range(len(TASKS))] + [1 if side.home else 0]


def tiles_gone(s: State, side: Side, task: i64) -> int:
    return int(byte_of(s.white, task) + colours_in(byte_of(s.wanted, task)) - open_of(side, task))


def points(s: State, seat: i64) -> i64:
    """Progress: all task tiles gone, and the return."""
    return sum(breakdown(s, seat))


def key(side: Side) -> list[int]:
    """What decides between seats: the return, then for those who returned cards and favours, for the others tasks left, cards and favours.  DEL-END-04, DEL-END-05, DEL-END-06, DEL-END-07, DEL-RUL-49"""
    cards, favours = int(total(side.cards)), int(side.favours)
    return [1, cards, favours] if side.home else [0, -int(side.open_tasks()), cards, favours]


def reason(s: State) -> str:
    return "round-limit" if s.ending == ROUND_LIMIT else "returned"


def outcome(s: State) -> Outcome:
    by_seat = [breakdown(s, seat) for seat in range(s.seats)]
    scores: list[int] = [sum(parts) for parts in by_seat]
    sources = [(SOURCES[i], [by_seat[seat][i] for seat in range(s.seats)]) for i in range(len(SOURCES))]
    return Outcome(ranks([key(side) for side in s.sides]), scores, reason(s), sources)
