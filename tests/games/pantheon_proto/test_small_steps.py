"""A plan cell by cell: exactly the legal plans can be laid so, and each leads to the same state as the whole plan."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest
from games.pantheon_proto.laying import PLAIN, Table, rule, table
from games.pantheon_proto.sending import hand_in, numbers, read, revealed, why
from hypothesis import given
from hypothesis import strategies as st
from kit.variants import unhurried

from themis.games.pantheon_proto.content import CELLS

MOST = 5


@cache
def plans(cells: int, disciples: int) -> int:
    """How many ways there are to place so many disciples on so many cells."""
    if cells == 0:
        return 1 if disciples == 0 else 0
    return sum(plans(cells - 1, disciples - number) for number in range(min(MOST, disciples) + 1))


def sampled(cells: int, disciples: int, seed: int) -> list[int]:
    """A legal plan, each as likely as any other."""
    chance = random.Random(seed)
    found: list[int] = []
    left = disciples
    for cell in range(cells):
        ways = [plans(cells - cell - 1, left - number) if number <= left else 0 for number in range(MOST + 1)]
        found.append(chance.choices(range(MOST + 1), ways)[0])
        left -= found[-1]
    return found + [0] * (12 - cells)


def whole(seats: int, plan: list[int]) -> Table:
    return hand_in(at_planning(seats, sum(plan)), {0: read(plan)})


def in_steps(seats: int, plan: list[int]) -> Table:
    t = at_planning(seats, sum(plan))
    for cell, number in zip(CELLS, plan, strict=True):
        if 0 not in t.waiting:
            break
        t.play(f"put {cell} {number}", seat=0)
    return t


def at_planning(seats: int, disciples: int) -> Table:
    """Everybody else but the second seat has planned."""
    t = table(seats).disciples(0, disciples).begin_turn()
    for seat in range(2, seats):
        hand_in(t, {seat: "wood 5, metal 5, wheat 5"})
    return t


def test_there_are_as_many_plans_as_was_counted_before() -> None:
    assert [831_204, 5_734_664, 4_395_456, 103_027_860] == [plans(cells, n) for n in (15, 25) for cells in (10, 12)]


@rule("PRO-PLAN-03", "PRO-PLAN-05", "PRO-NORM-01")
@unhurried(80)
@given(seats=st.integers(2, 6), disciples=st.integers(1, 25), seed=st.integers(0, 10**9))
def test_the_whole_plan_and_small_steps_lead_to_the_same_state(seats: int, disciples: int, seed: int) -> None:
    plan = sampled(12 if seats >= 4 else 10, disciples, seed)
    one, other = whole(seats, plan), in_steps(seats, plan)
    assert PLAIN.save(one.state) == PLAIN.save(other.state)
    for t in (one, other):
        hand_in(t, {1: "I-L 5, II-D 5, wood 5"})
    assert PLAIN.save(one.state) == PLAIN.save(other.state)
    assert [plan] * 2 == [numbers(revealed(t, 0)) for t in (one, other)]


@rule("PRO-PLAN-03", "PRO-PLAN-05", "PRO-PLAN-07")
@pytest.mark.parametrize(("seats", "cells"), [(2, 10), (4, 12)])
def test_small_steps_lead_to_every_legal_plan_and_to_no_other(seats: int, cells: int) -> None:
    legal = {plan + (0,) * (12 - cells) for plan in product(range(3), repeat=cells) if sum(plan) == 2}
    assert legal == set(laid(at_planning(seats, 2)))


def laid(t: Table) -> list[tuple[int, ...]]:
    """All plans that the first seat can lay from here."""
    if 0 not in t.waiting:
        return [tuple(t.view(0)["sides"][0]["plan"])]
    found = []
    before = t.state.clone()
    for text in t.options_of(0):
        t.state = before.clone()
        found += laid(t.play(text, seat=0))
    return found


@rule("PRO-PLAN-03", "PRO-PLAN-05")
@unhurried(40)
@given(seats=st.integers(2, 6), disciples=st.integers(1, 25), seed=st.integers(0, 10**9))
def test_every_number_that_is_offered_leads_to_a_legal_plan(seats: int, disciples: int, seed: int) -> None:
    chance = random.Random(seed)
    t = at_planning(seats, disciples)
    cells = 12 if seats >= 4 else 10
    left = disciples
    while 0 in t.waiting:
        cell = CELLS.index(t.options_of(0)[0].split()[1])
        possible = [number for number in range(MOST + 1) if number <= left and plans(cells - cell - 1, left - number)]
        assert [f"put {CELLS[cell]} {number}" for number in possible] == t.options_of(0)
        number = chance.choice(possible)
        t.play(f"put {CELLS[cell]} {number}", seat=0)
        left -= number
    found = t.view(0)["sides"][0]["plan"]
    assert (disciples, True) == (sum(found), max(found) <= MOST)


def test_whoever_has_begun_with_small_steps_may_hand_in_a_whole_plan_instead() -> None:
    plan = "III-D 5, II-L 5, metal 5"
    t = hand_in(at_planning(3, 15).play("put wood 5", "put metal 0", "put wheat 3", seat=0), {0: plan})
    assert PLAIN.save(hand_in(at_planning(3, 15), {0: plan}).state) == PLAIN.save(t.state)


@rule("PRO-PLAN-03")
def test_nobody_is_asked_about_the_last_cell() -> None:
    """What is left goes there: two disciples on the dark side of the last quest."""
    t = table(2).disciples(0, 2).begin_turn().play(*[f"put {cell} 0" for cell in CELLS[:9]], seat=0)
    assert ([1], "III-D 2") == (t.waiting, read(t.side(0)["plan"]))


def test_two_people_lay_their_cells_side_by_side() -> None:
    t = table(2).begin_turn().play("put wood 5", seat=0).play("put wood 1", seat=1).play("put metal 4", seat=1).play("put metal 5", seat=0)
    assert ([2, 2], [0, 1]) == ([t.view(seat)["sides"][seat]["laid"] for seat in (0, 1)], t.waiting)
    t.play("put wheat 5", seat=0)
    assert [1] == t.waiting


@rule("PRO-NORM-01")
def test_cells_are_laid_in_their_order() -> None:
    t = table(4).begin_turn()
    assert (["PRO-NORM-01"], ["PRO-NORM-01"]) == (why(t, 0, "put metal 1"), why(t.play("put wood 1", seat=0), 0, "put wood 1"))


def test_what_is_left_to_place_is_said_of_each_number() -> None:
    t = table(4).begin_turn()
    assert [15, 14, 13, 12, 11, 10] == [t.facts(f"put wood {number}")["left"] for number in range(6)]
