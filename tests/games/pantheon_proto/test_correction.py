"""Faulty placements are taken and corrected: what is cut, filled and removed, and that the result is the one legal plan."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import Table, rule, table
from games.pantheon_proto.sending import hand_in, numbers, read, revealed, told, why, written
from hypothesis import given
from hypothesis import strategies as st
from kit.variants import unhurried

from themis.games.pantheon_proto.content import CELLS

LEGAL = "wood 5, metal 5, wheat 5"


def corrected(plan: str, seats: int = 4, disciples: int = 15) -> str:
    return revealed(lifted(plan, seats, disciples), 0)


def lifted(plan: str, seats: int = 4, disciples: int = 15) -> Table:
    """The screens are lifted on a plan of the first seat; the others have no disciples."""
    t = table(seats).disciples(0, disciples)
    for seat in range(1, seats):
        t.disciples(seat, 0)
    return hand_in(t.begin_turn(), {0: plan})


def expected(plan: list[int], seats: int, disciples: int) -> list[int]:
    """The rules of correction, as they are written."""
    used = 12 if seats >= 4 else 10
    found = [min(number, 5) for number in plan[:used]] + [0] * (12 - used)
    for cell in range(used):
        found[cell] += min(5 - found[cell], max(0, disciples - sum(found)))
    for cell in reversed(range(used)):
        found[cell] -= min(found[cell], max(0, sum(found) - disciples))
    return found


# The order of cells


@rule("PRO-NORM-01", "PRO-RUL-12")
def test_the_canonical_order_begins_with_resources_and_ends_with_quest_iv() -> None:
    asked = []
    t = table(4).disciples(0, 25).begin_turn()
    while 0 in t.waiting:
        cell = t.options_of(0)[0].split()[1]
        asked.append(cell)
        t.play(t.options_of(0)[len(asked) % 2], seat=0)
    assert CELLS[: len(asked)] == asked


@rule("PRO-NORM-01", "PRO-NORM-04", "PRO-RUL-12")
@pytest.mark.parametrize("filled", range(1, 6))
def test_empty_cells_are_filled_in_canonical_order(filled: int) -> None:
    assert [5] * filled + [0] * (12 - filled) == numbers(corrected("", disciples=5 * filled))


# One step at a time


@rule("PRO-NORM-02")
def test_more_than_five_on_a_cell_are_cut_and_placed_elsewhere() -> None:
    t = lifted("I-L 9, II-L 5, wheat 1")
    assert "wood 4, wheat 1, I-L 5, II-L 5" == revealed(t, 0)
    assert [[0, CELLS.index("i-light"), 4]] == told(t, "plan-cut")


@rule("PRO-NORM-02", "PRO-RUL-13")
def test_too_many_on_the_board_because_of_one_cell_are_only_cut() -> None:
    """20 lie on the board, 15 after the cut: nothing is removed from quest IV."""
    assert "I-L 5, IV-L 5, IV-D 5" == corrected("I-L 10, IV-L 5, IV-D 5")


@rule("PRO-NORM-03", "PRO-RUL-13")
@pytest.mark.parametrize("seats", [2, 3])
def test_disciples_on_cells_that_are_not_in_play_are_unplaced(seats: int) -> None:
    t = lifted("wood 5, I-D 5, IV-L 2, IV-D 3", seats)
    assert "wood 5, metal 5, I-D 5" == revealed(t, 0)
    assert [[0, 10, 2], [0, 11, 3]] == told(t, "plan-unused")
    assert ["PRO-NORM-03"] * 2 == t.rules_behind("plan-unused")


@rule("PRO-NORM-04")
def test_missing_disciples_fill_cells_up_to_five_from_the_left() -> None:
    t = lifted("metal 3, IV-D 4")
    assert "wood 5, metal 5, wheat 1, IV-D 4" == revealed(t, 0)
    assert [[0, 0, 5], [0, 1, 2], [0, 2, 1]] == told(t, "plan-filled")
    assert ["PRO-NORM-04"] * 3 == t.rules_behind("plan-filled")


@rule("PRO-NORM-05", "PRO-RUL-14")
def test_surplus_disciples_are_removed_from_the_end() -> None:
    t = lifted("wood 5, metal 5, I-L 5, III-D 2, IV-D 1")
    assert "wood 5, metal 5, I-L 5" == revealed(t, 0)
    assert [[0, 11, 1], [0, 9, 2]] == told(t, "plan-removed")
    assert ["PRO-NORM-05"] * 2 == t.rules_behind("plan-removed")


@rule("PRO-NORM-05")
def test_removing_goes_on_as_far_as_resources() -> None:
    assert "wood 2" == corrected("wood 5, initiative 5, IV-D 5", disciples=2)


@rule("PRO-NORM-06")
def test_a_legal_plan_is_not_touched() -> None:
    t = lifted("wheat 1, initiative 2, I-L 5, III-D 3, IV-L 4")
    assert "wheat 1, initiative 2, I-L 5, III-D 3, IV-L 4" == revealed(t, 0)
    assert [] == [name for name in t.event_names if name in ("plan-cut", "plan-unused", "plan-filled", "plan-removed")]


@rule("PRO-NORM-06")
def test_the_correction_comes_before_anything_is_resolved_and_costs_nothing() -> None:
    faulty = hand_in(table(2).begin_turn(), {0: "wood 9, I-L 5", 1: LEGAL})
    right = hand_in(table(2).begin_turn(), {0: "wood 5, metal 5, I-L 5", 1: LEGAL})
    names = faulty.event_names
    assert names.index("plan-filled") < names.index("plan-revealed") < names.index("harvested")
    assert [event for event in names if not event.startswith("plan-")] == [
        event for event in right.event_names if not event.startswith("plan-")
    ]
    assert faulty.view() == right.view()


@rule("PRO-NORM-07")
def test_a_plan_with_nothing_on_it_is_filled_alone() -> None:
    t = lifted("")
    assert "wood 5, metal 5, wheat 5" == revealed(t, 0)
    assert {"PRO-NORM-07"} == set(t.rules_behind("plan-filled"))


@rule("PRO-NORM-07")
def test_with_25_disciples_it_goes_on_to_the_first_quest() -> None:
    assert "wood 5, metal 5, wheat 5, initiative 5, I-L 5" == corrected("", disciples=25)


@rule("PRO-NORM-06")
def test_every_seat_is_corrected_by_itself() -> None:
    t = hand_in(table(3).begin_turn(), {0: "wood 8", 1: LEGAL, 2: "IV-D 9"})
    assert ["wood 5, metal 5, wheat 5"] * 3 == [revealed(t, seat) for seat in range(3)]
    assert {0, 2} == {int(event.values[0]) for event in t.events_named("plan-filled")}


# What a faulty plan breaks, although it is taken


@rule("PRO-PLAN-03", "PRO-PLAN-05", "PRO-PLAN-07")
@pytest.mark.parametrize(
    ("plan", "broken"),
    [
        ("wood 5, metal 5, wheat 5", set()),
        ("wood 5, metal 5", {"PRO-PLAN-03"}),
        ("wood 5, metal 5, wheat 5, initiative 1", {"PRO-PLAN-03"}),
        ("wood 6, metal 5, wheat 4", {"PRO-PLAN-05"}),
        ("wood 6, metal 5", {"PRO-PLAN-03", "PRO-PLAN-05"}),
        ("", {"PRO-PLAN-03"}),
    ],
)
def test_a_faulty_plan_names_the_rules_it_breaks_and_is_taken(plan: str, broken: set[str]) -> None:
    t = table(2).begin_turn()
    assert broken == set(why(t, 0, written(plan)))
    assert [1] == hand_in(t, {0: plan}).waiting


@rule("PRO-PLAN-07")
def test_a_plan_on_an_unused_cell_breaks_the_rule_about_quest_iv() -> None:
    t = table(2).begin_turn()
    assert "PRO-PLAN-07" in why(t, 0, written("wood 5, metal 5, IV-L 5"))
    assert [1] == hand_in(t, {0: "wood 5, metal 5, IV-L 5"}).waiting


@pytest.mark.parametrize(
    "text", ["plan 5 5 5", "plan 26 0 0 0 0 0 0 0 0 0 0 0", "plan -1 5 5 5 1 0 0 0 0 0 0 0", "plan 5 5 5 0 0 0 0 0 0 0 0 0 0"]
)
def test_what_is_not_twelve_numbers_up_to_25_is_no_plan(text: str) -> None:
    assert table(4).begin_turn().game.catalogue.parse(text) is None


# Any numbers whatever


@rule("PRO-NORM-06")
@unhurried(120)
@given(
    plan=st.lists(st.integers(0, 25) | st.integers(0, 6), min_size=12, max_size=12), seats=st.integers(2, 6), disciples=st.integers(1, 25)
)
def test_whatever_is_handed_in_becomes_the_one_legal_plan(plan: list[int], seats: int, disciples: int) -> None:
    found = numbers(corrected(read(plan), seats, disciples))
    assert expected(plan, seats, disciples) == found
    assert (disciples, True) == (sum(found), max(found) <= 5)


@rule("PRO-NORM-06")
@unhurried(60)
@given(plan=st.lists(st.integers(0, 6), min_size=12, max_size=12), seats=st.integers(2, 6), disciples=st.integers(1, 25))
def test_a_plan_breaks_no_rule_exactly_if_nothing_is_corrected(plan: list[int], seats: int, disciples: int) -> None:
    t = table(seats).disciples(0, disciples).begin_turn()
    legal = not why(t, 0, " ".join(["plan", *map(str, plan)]))
    assert legal == (expected(plan, seats, disciples) == plan)
    assert legal == (numbers(corrected(read(plan), seats, disciples)) == plan)
