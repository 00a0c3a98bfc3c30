"""Resources and initiative."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import rule, table
from games.pantheon_proto.sending import all_of, decide, send, stock, told, verdict

# Resources


@rule("PRO-HARV-01")
def test_everybody_adds_their_counts_to_their_stock() -> None:
    t = send(table(3).stock(1, wood=7, wheat=2), "wood 1, metal 2, wheat 3", "wood 5, wheat 1", "metal 4")
    assert [[1, 12, 0], [2, 0, 4], [3, 3, 0]] == [all_of(t, name) for name in ("wood", "metal", "wheat")]
    assert [[0, 1, 2, 3], [1, 5, 0, 1], [2, 0, 4, 0]] == sorted(told(t, "harvested"))


@rule("PRO-HARV-02")
@pytest.mark.parametrize("seats", [2, 6])
def test_nobody_competes_for_resources_and_there_is_enough_for_all(seats: int) -> None:
    t = send(table(seats), *["wood 5, metal 5, wheat 5"] * seats)
    assert [{"wood": 5, "metal": 5, "wheat": 5}] * seats == [stock(t, seat) for seat in range(seats)]


@rule("PRO-HARV-03")
@pytest.mark.parametrize(("placed", "wheat"), [(5, 4), (2, 1), (1, 0), (0, 0)])
def test_the_wheat_malus_takes_one_wheat_if_there_is_any(placed: int, wheat: int) -> None:
    t = send(table(2).power(0, "transmutation").stock(0, wheat=6), f"wheat {placed}, metal 1")
    assert 6 + wheat == stock(t, 0)["wheat"]


@rule("PRO-HARV-03")
def test_the_wheat_malus_is_about_wheat_only() -> None:
    t = send(table(2).power(0, "transmutation"), "wood 2, metal 2, wheat 2")
    assert {"wood": 2, "metal": 2, "wheat": 1} == stock(t, 0)


@rule("PRO-HARV-05", "PRO-RUL-53")
def test_a_stock_has_no_upper_limit() -> None:
    t = send(table(2).stock(0, wood=39, metal=98, wheat=38), "wood 5, metal 5, wheat 5")
    assert {"wood": 44, "metal": 103, "wheat": 43} == stock(t, 0)


# Initiative


@rule("PRO-INI-01")
def test_the_highest_count_goes_first() -> None:
    t = send(table(4), "initiative 1", "initiative 3", "initiative 2", "initiative 5")
    assert [3, 1, 2, 0] == t.view()["order"]
    assert [[1, 3, 5], [2, 1, 3], [3, 2, 2], [4, 0, 1]] == told(t, "initiative-set")


@rule("PRO-INI-01")
def test_the_order_is_set_after_the_harvest() -> None:
    t = send(table(3), "wood 1", "initiative 1", "")
    assert max(k for k, name in enumerate(t.event_names) if name == "harvested") < t.event_names.index("initiative-set")


@rule("PRO-INI-02")
@pytest.mark.parametrize(
    ("counts", "order"),
    [((0, 0, 0, 0), [2, 0, 3, 1]), ((1, 1, 1, 1), [2, 0, 3, 1]), ((0, 2, 0, 2), [3, 1, 2, 0]), ((3, 0, 1, 0), [0, 2, 3, 1])],
)
def test_equal_counts_keep_their_order(counts: tuple[int, ...], order: list[int]) -> None:
    t = send(table(4).order(2, 0, 3, 1), *[f"wood 1, initiative {number}" for number in counts])
    assert order == t.view()["order"]


@rule("PRO-INI-02")
def test_whoever_has_no_disciples_keeps_their_place_among_those_without_initiative() -> None:
    t = send(table(3).order(1, 2, 0), "initiative 1", "", "wood 1")
    assert [0, 1, 2] == t.view()["order"]


@rule("PRO-INI-03")
def test_the_new_order_is_good_for_the_first_quest_of_the_same_turn() -> None:
    t = send(table(2), "I-L 2", "initiative 1, I-D 2")
    assert ("decided", "dark") == verdict(t, "i")


@rule("PRO-INI-03")
def test_the_new_order_is_good_for_ranks_and_purchases() -> None:
    t = send(table(4), "I-L 2, wood 5, metal 5", "I-L 2", "initiative 1, I-L 2, wood 4, metal 4")
    assert [[2, 0, 1, 4], [0, 0, 2, 2]] == told(t, "ranked")


@rule("PRO-INI-04", "PRO-RUL-26")
def test_resources_and_initiative_are_declared_in_the_old_order_and_quests_in_the_new() -> None:
    """Both are asked about their initiative, then about five on a light cell."""
    t = table(3, bonuses="ask").power(1, "the-herald").tool(1, "sun-spear", crafted=True)
    t.power(2, "dawn").tool(2, "winged-sandals", crafted=True).order(2, 1, 0)
    send(t, "", "initiative 1, II-L 5", "II-L 5")
    asked = []
    while t.asked == "UseBonus":
        asked.append(t.waiting[0])
        decide(t, t.options[0])
    assert ([2, 1], [1, 2], [1, 2, 0]) == (asked[:2], asked[2:], t.view()["order"])


@rule("PRO-INI-04", "PRO-RUL-24", "PRO-RUL-26")
def test_any_cell_is_declared_in_the_order_of_the_column() -> None:
    """A is asked about any cell, B about a fixed bonus of the same cell."""
    for order in ((0, 1), (1, 0)):
        t = table(2, bonuses="ask").power(0, "ubiquity").power(1, "the-herald").order(*order)
        send(t, "wood 1", "wood 1")
        decide(t, "pass")
        asked = [t.waiting[0]]
        decide(t, t.options[-1])
        assert list(order) == [*asked, t.waiting[0]]
