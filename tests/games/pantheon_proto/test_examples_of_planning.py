"""Worked examples about stock, set-up, planning, its correction, harvest and initiative, word for word."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import rule, table
from games.pantheon_proto.preparing import T, prepared
from games.pantheon_proto.sending import counts, hand_in, numbers, revealed, send, stock, told, why, written


def corrected(plan: str, disciples: int, seats: int = 4) -> str:
    """What becomes of a plan when the screens are lifted."""
    t = table(seats).disciples(0, disciples)
    for seat in range(1, seats):
        t.disciples(seat, 0)
    return revealed(hand_in(t.begin_turn(), {0: plan}), 0)


@rule("PRO-HARV-04", "PRO-SETUP-41")
def test_a_stock_of_8_wood_13_metal_and_5_wheat_is_shown() -> None:
    """EX-R01"""
    side = table(2).stock(0, wood=8, metal=13, wheat=5).begin_turn().side(0)
    assert {"wood": 8, "metal": 13, "wheat": 5} == {name: side[name] for name in ("wood", "metal", "wheat")}
    assert {"wood": [8], "metal": [10, 3], "wheat": [5]} == side["cubes"]


@rule("PRO-HARV-04", "PRO-HARV-05", "PRO-SETUP-41")
@pytest.mark.parametrize(("wood", "cubes"), [(0, [0]), (9, [9]), (10, [10, 0]), (20, [20, 0]), (39, [30, 9]), (45, [40, 5])])
def test_a_storehouse_shows_tens_and_ones(wood: int, cubes: list[int]) -> None:
    """There is no box after 30, but stocks have no limit."""
    assert cubes == table(2).stock(0, wood=wood).begin_turn().side(0)["cubes"]["wood"]


@rule("PRO-RES-04", "PRO-RUL-57")
@pytest.mark.parametrize("side", ["L", "D"])
def test_counts_of_2_1_1_1_and_5_are_the_disciples_placed(side: str) -> None:
    """EX-R02. The example places only ten disciples: it is no legal plan for 15, but for 10."""
    plan = f"wheat 2, initiative 1, I-L 1, I-D 1, II-{side} 5"
    assert numbers(plan) == counts(send(table(4), plan), 0)
    assert ["PRO-PLAN-03"] == why(table(4).begin_turn(), 0, written(plan))


@rule("PRO-SETUP-18", "PRO-SETUP-20", "PRO-SETUP-21")
def test_with_five_players_six_powers_and_six_tools_are_drawn() -> None:
    """EX-R03"""
    t = prepared(5, until="ChoosePower")
    assert (6, 3) == (len(t.options), T.powers - len(t.options))
    t = prepared(5, until="ChooseTool")
    assert (1, 6) == (len(told(t, "power-left")), len(t.options))
    while len(t.options) > 2:
        t.play(t.options[0])
    t.play(t.options[0])
    assert 1 == len(told(t, "tool-left"))


@rule("PRO-NORM-02", "PRO-NORM-04", "PRO-RUL-13")
def test_the_sixth_disciple_of_a_cell_goes_to_wood() -> None:
    """EX-R05"""
    assert "wood 1, metal 4, I-D 5, III-L 5" == corrected("metal 4, I-D 6, III-L 5", 15)


@rule("PRO-INI-01", "PRO-INI-02", "PRO-RUL-58")
def test_the_new_order_is_c_a_d_b() -> None:
    """EX-R06. A has a bonus of 1 on the initiative cell, here from "any cell"."""
    t = send(
        table(4).power(0, "ubiquity"),
        "initiative 2",
        "initiative 1",
        "initiative 4",
        "initiative 3",
        answer={"initiative": "add initiative"},
    )
    assert [2, 0, 3, 1] == t.view()["order"]
    assert [[1, 2, 4], [2, 0, 3], [3, 3, 3], [4, 1, 1]] == told(t, "initiative-set")


@rule("PRO-HARV-03", "PRO-RES-09")
@pytest.mark.parametrize(("placed", "received"), [(4, 3), (1, 0), (0, 0)])
def test_wheat_cell_minus_1(placed: int, received: int) -> None:
    """EX-R12"""
    t = send(table(2).power(0, "transmutation"), f"wheat {placed}, wood 1")
    assert received == stock(t, 0)["wheat"]


@rule("PRO-NORM-04", "PRO-NORM-06")
def test_three_missing_disciples_go_to_wood_and_metal() -> None:
    """EX-01"""
    assert "wood 5, metal 1, initiative 2, I-L 5, II-D 2" == corrected("wood 3, initiative 2, I-L 5, II-D 2", 15)


@rule("PRO-NORM-05")
def test_two_surplus_disciples_are_removed_from_quest_iv() -> None:
    """EX-02"""
    assert "wheat 5, I-L 4, IV-L 3" == corrected("wheat 5, I-L 4, IV-L 3, IV-D 2", 12)


@rule("PRO-NORM-02", "PRO-NORM-03", "PRO-NORM-04", "PRO-RUL-13")
def test_two_players_cut_leave_the_unused_cell_and_fill() -> None:
    """EX-03"""
    assert "wood 5, metal 5, I-D 5" == corrected("wood 5, I-D 7, IV-L 3", 15, seats=2)


@rule("PRO-RES-10", "PRO-RES-11", "PRO-RUL-23")
def test_golden_sickle_and_transmutation_make_1_wheat_without_disciples() -> None:
    """EX-26"""
    t = send(table(2).power(0, "transmutation").tool(0, "golden-sickle", crafted=True), "wood 1")
    assert 1 == stock(t, 0)["wheat"]


@rule("PRO-NORM-07", "PRO-RUL-15")
def test_whoever_never_places_has_5_wood_5_metal_and_5_wheat() -> None:
    """EX-31. The clock is the server's; it hands in the empty plan."""
    t = table(4).begin_turn()
    hand_in(t, dict.fromkeys(range(3), "I-L 5, II-L 5, III-L 5") | {3: ""})
    assert "wood 5, metal 5, wheat 5" == revealed(t, 3)
