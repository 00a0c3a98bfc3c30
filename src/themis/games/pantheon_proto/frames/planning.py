"""Planning: everybody places all their disciples at once and in secret; then all plans are revealed together."""

from __future__ import annotations

from typing import final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Frame
from themis.core.native import i64
from themis.games.pantheon_proto import effects, moves, options
from themis.games.pantheon_proto.content import CELL_COUNT
from themis.games.pantheon_proto.state import State, bit


@final
class Planning(Frame):
    """The plans of all who have disciples, each handed in as a whole or cell by cell; what is handed in stays secret until the last one is.  PRO-PLAN-02, PRO-PLAN-03, PRO-PLAN-06, PRO-PLAN-08, PRO-PLAN-09, PRO-PLAN-10, PRO-PLAN-12, PRO-PLAN-13, PRO-PLAN-14, PRO-PLAN-16, PRO-INFO-05, PRO-RUL-17, PRO-RUL-20, PRO-RUL-60"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        for seat in range(s.seats):
            if s.disciples[seat] == 0:
                s.planned |= bit(seat)
        if s.planned != bit(s.seats) - 1:
            return True
        reveal(s, io)
        return False

    def waiting(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if not s.planned >> seat & 1]

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.put, s.t.moves.plan]

    def is_secret(self) -> bool:
        return True

    def drafts(self, s: State) -> Verb | None:
        return s.t.moves.plan

    def countdown(self, s: State) -> i64:
        """PRO-PLAN-11, PRO-PLAN-15, PRO-RUL-15, PRO-RUL-16"""
        return 0 if options.everybody_is_waited_for(s) else s.t.countdown

    def options(self, s: State, seat: i64) -> list[Choice]:
        cell = s.laid[seat]
        low = least(s, seat)
        return [s.t.moves.put.of2(cell, number) for number in range(low, most(s, seat) + 1)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.numbers:
            for cell in range(CELL_COUNT):
                s.plans[seat * CELL_COUNT + cell] = choice.numbers[cell]
            hand_in(s, seat)
        else:
            s.plans[seat * CELL_COUNT + choice.a] = choice.b
            s.laid[seat] += 1
            lay_the_only_way(s, seat)
        s.push(self)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.numbers:
            return broken_by(s, seat, choice.numbers)
        if choice.verb is not s.t.moves.put:
            return []
        if choice.a >= s.cells():
            return ["PRO-PLAN-07"]
        if choice.a != s.laid[seat]:
            return ["PRO-NORM-01"]
        return [] if least(s, seat) <= choice.b <= most(s, seat) else ["PRO-PLAN-03"]


# Cell by cell


def left_to_place(s: State, seat: i64) -> i64:
    """Disciples that are on no cell yet."""
    left = s.disciples[seat]
    for cell in range(s.laid[seat]):
        left -= s.plans[seat * CELL_COUNT + cell]
    return left


def least(s: State, seat: i64) -> i64:
    """What must go on the next cell, because the cells after it cannot hold more.  PRO-PLAN-03, PRO-PLAN-05"""
    needed = left_to_place(s, seat) - (s.cells() - s.laid[seat] - 1) * s.t.cell_most
    return needed if needed > 0 else 0


def most(s: State, seat: i64) -> i64:
    """What can go on the next cell.  PRO-PLAN-05"""
    left = left_to_place(s, seat)
    return left if left < s.t.cell_most else s.t.cell_most


def lay_the_only_way(s: State, seat: i64) -> None:
    """The plan is handed in as soon as the cells that are left can be filled in one way only."""
    left = left_to_place(s, seat)
    cells_left = s.cells() - s.laid[seat]
    if left == 0 or cells_left == 1 or left == cells_left * s.t.cell_most:
        for cell in range(s.laid[seat], s.cells()):
            s.plans[seat * CELL_COUNT + cell] = left // cells_left
        hand_in(s, seat)


def hand_in(s: State, seat: i64) -> None:
    s.laid[seat] = 0
    s.planned |= bit(seat)


# Whole plans


def broken_by(s: State, seat: i64, plan: list[int]) -> list[str]:
    """The rules that a whole plan breaks, although it is taken.  PRO-PLAN-03, PRO-PLAN-05, PRO-PLAN-07"""
    found: list[str] = []
    if sum(plan) != s.disciples[seat]:
        found.append("PRO-PLAN-03")
    if max(plan) > s.t.cell_most:
        found.append("PRO-PLAN-05")
    if sum(plan[s.cells() :]):
        found.append("PRO-PLAN-07")
    return found


def reveal(s: State, io: Io) -> None:
    """All screens are lifted together, after what is faulty was corrected.  PRO-INFO-06, PRO-NORM-06, PRO-RUL-15, PRO-RUL-61"""
    for place in range(s.seats):
        effects.correct_plan(s, s.order[place], io)
    s.revealed = True
    for place in range(s.seats):
        seat = s.order[place]
        plan = [int(s.placed(seat, cell)) for cell in range(CELL_COUNT)]
        io.reveal_all(moves.PLAN_REVEALED, [int(seat), *plan])
