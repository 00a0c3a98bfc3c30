"""Hexes: neighbours, distances and turns one by one, and fields compared with sets of hexes."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from themis.core import hexes

Hex = tuple[int, int]

SIDES = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
near = st.integers(-8, 8)
some_hex = st.tuples(near, near)
some_area = st.frozensets(some_hex, max_size=60)


def field(area: Iterable[Hex]) -> int:
    return hexes.field(list(area))


def hexes_of(found: int) -> set[Hex]:
    return {hexes.hex_at(place) for place in hexes.places(found)}


def around(q: int, r: int) -> set[Hex]:
    return {(q + a, r + b) for a, b in SIDES}


def reached(start: Iterable[Hex], free: set[Hex]) -> set[Hex]:
    found: set[Hex] = set()
    waiting = [h for h in start if h in free]
    while waiting:
        h = waiting.pop()
        if h not in found:
            found.add(h)
            waiting.extend(around(*h) & free)
    return found


def test_neighbours_go_clockwise_from_the_east() -> None:
    assert [(4, -2), (3, -1), (2, -1), (2, -2), (3, -3), (4, -3)] == [hexes.neighbour(3, -2, side) for side in range(6)]


@pytest.mark.parametrize(
    ("h", "steps"), [((0, 0), 0), ((3, 0), 3), ((0, -4), 4), ((2, 2), 4), ((-2, -2), 4), ((3, -5), 5), ((-5, 3), 5), ((-1, 4), 4)]
)
def test_distance_counts_steps(h: Hex, steps: int) -> None:
    assert steps == hexes.distance(0, 0, *h) == hexes.distance(*h, 0, 0)


@settings(deadline=None)
@given(some_hex, some_hex)
def test_a_neighbour_is_at_most_one_step_nearer_or_farther(one: Hex, other: Hex) -> None:
    steps = hexes.distance(*one, *other)
    changes = {hexes.distance(*beside, *other) - steps for beside in around(*one)}

    assert changes <= {-1, 0, 1}
    assert one == other or -1 in changes


@settings(deadline=None)
@given(some_hex, st.integers(0, 20))
def test_turning_keeps_distances_and_six_turns_change_nothing(h: Hex, turns: int) -> None:
    turned = hexes.turned(*h, turns)

    assert hexes.distance(0, 0, *h) == hexes.distance(0, 0, *turned)
    assert turned == hexes.turned(*h, turns % 6)
    assert h == hexes.turned(*turned, 6 - turns % 6)


def test_a_turn_goes_from_one_side_to_the_next() -> None:
    assert SIDES == [hexes.turned(1, 0, turns) for turns in range(6)]


@pytest.mark.parametrize("side", range(6))
def test_bearings_are_exact_along_the_sides_and_halfway_between(side: int) -> None:
    q, r = SIDES[side]
    next_q, next_r = SIDES[(side + 1) % 6]

    assert side * 600 == hexes.bearing(5 * q, 5 * r, 600)
    assert side * 600 + 300 == hexes.bearing(q + next_q, r + next_r, 600)


def test_the_middle_itself_has_some_bearing() -> None:
    assert 0 == hexes.bearing(0, 0, 600)


@settings(deadline=None)
@given(some_area)
def test_a_field_holds_its_hexes(area: frozenset[Hex]) -> None:
    assert area == hexes_of(field(area))


@settings(deadline=None)
@given(some_area, some_hex)
def test_a_field_moves_as_a_whole(area: frozenset[Hex], by: Hex) -> None:
    assert {(q + by[0], r + by[1]) for q, r in area} == hexes_of(hexes.moved(field(area), *by))


@settings(deadline=None)
@given(some_area)
def test_the_rim_is_what_touches_a_field(area: frozenset[Hex]) -> None:
    beside = {h for inner in area for h in around(*inner)}

    assert beside - area == hexes_of(hexes.rim(field(area)))
    assert beside | area == hexes_of(hexes.spread(field(area)))


@settings(deadline=None)
@given(some_area, some_area)
def test_shared_sides_are_counted_one_by_one(area: frozenset[Hex], other: frozenset[Hex]) -> None:
    assert sum([len(around(*h) & other) for h in area]) == hexes.touching(field(area), field(other))


@settings(deadline=None)
@given(some_area)
def test_parts_are_counted(area: frozenset[Hex]) -> None:
    left = set(area)
    count = 0
    while left:
        left -= reached([next(iter(left))], left)
        count += 1

    assert count == hexes.parts(field(area))


@settings(deadline=None)
@given(some_area)
def test_enclosed_is_what_cannot_be_reached_from_outside(area: frozenset[Hex]) -> None:
    box = {(q, r) for q in range(-10, 11) for r in range(-10, 11)}
    free = box - area

    assert free - reached([(-10, -10)], free) == hexes_of(hexes.enclosed(field(area)))


def test_nothing_encloses_nothing() -> None:
    assert 0 == hexes.enclosed(0)
    assert 0 == hexes.parts(0)


def test_a_ring_encloses_its_hole_even_at_the_edge_of_a_field() -> None:
    for q in (-hexes.FAR + 1, 0, hexes.FAR - 1):
        assert {(q, -q)} == hexes_of(hexes.enclosed(field(around(q, -q))))
