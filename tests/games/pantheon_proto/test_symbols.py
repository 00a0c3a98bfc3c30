"""How cards are read: one test for each symbol that the rulebook explains."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import GAME, choosing_a_power, rule, table

from themis.games.pantheon_proto.content import COLOURS, RESOURCES, THINGS


@rule("PRO-SYM-01", "PRO-RUL-55")
def test_cards_speak_of_three_resources_disciples_and_points() -> None:
    assert ["wood", "metal", "wheat"] == RESOURCES
    assert [*RESOURCES, "disciple", "point"] == THINGS


@rule("PRO-SYM-02")
def test_the_printed_example_of_a_start_is_two_wood_two_metal_and_a_wheat() -> None:
    t = choosing_a_power("abundance", "dawn", "dusk")
    seat = t.waiting[0]
    t.play("power abundance")
    assert (2, 2, 1) == t.stocks(seat)
    assert ["PRO-SYM-02"] * 3 == t.rules_behind("power-gave")


@rule("PRO-SYM-03", "PRO-SYM-04", "PRO-SYM-05", "PRO-TURN-03")
@pytest.mark.parametrize(
    ("power", "rule_id"), [("the-flock", "PRO-SYM-03"), ("abundance", "PRO-SYM-04"), ("the-great-architect", "PRO-SYM-05")]
)
def test_each_phase_has_its_symbol(power: str, rule_id: str) -> None:
    t = table(4).power(0, power).tool(1, "aegis").stock(1, metal=1)
    t = {"PRO-SYM-03": t.end_turn, "PRO-SYM-04": t.resolve, "PRO-SYM-05": t.purchase}[rule_id]()
    assert [rule_id] == t.rules_behind("power-gave")


@rule("PRO-SYM-03", "PRO-TURN-03")
def test_a_phase_line_is_carried_out_again_in_every_turn() -> None:
    t = table(2).power(0, "the-flock").end_turn()
    for number in (16, 17, 18):
        assert number == t.side(0)["disciples"]
        t.submit(0, 5, 5, 5).submit(1, 5, 5, 5)
        while t.asked != "Planning":
            t.play("done")


@rule("PRO-SYM-08", "PRO-RES-03")
@pytest.mark.parametrize(
    ("power", "cell", "count"), [("transmutation", "wheat", 2), ("the-herald", "initiative", 5), ("dawn", "i_light", 3)]
)
def test_a_cell_symbol_changes_the_count_of_that_cell_alone(power: str, cell: str, count: int) -> None:
    plan = dict.fromkeys(["wood", "metal", "wheat", "initiative", "i_light"], 3)
    t = table(4).power(0, power).tool(1, "aegis").stock(1, metal=1).plan(0, **plan).resolve()
    counts = dict(zip(["wood", "metal", "wheat", "initiative", "i_light"], t.side(0)["counts"], strict=False))
    assert {**plan, cell: count} == counts


@rule("PRO-SYM-09", "PRO-RES-12")
def test_any_cell_is_one_cell_once_in_a_turn() -> None:
    t = table(4).power(0, "ubiquity").plan(0, wood=1).resolve().play("pass")
    assert ("UseAny", ["add initiative", "pass"]) == (t.asked, t.options)
    assert "Planning" == t.play("add initiative").build_nothing().asked


@rule("PRO-SYM-10")
def test_there_are_seven_colours_of_monuments() -> None:
    assert ["orc", "dwarf", "fairy", "undead", "elf", "human", "white"] == COLOURS
    assert set(COLOURS) == {row.text("colour") for row in GAME.content.rows("monument")}


@rule("PRO-SYM-11", "PRO-RUL-30")
def test_the_opposite_side_is_everybody_with_a_count_on_the_losing_side() -> None:
    t = (
        table(4)
        .quest("i", "the-sealed-gate", "elf", "human", light=1)
        .plan(0, i_light=4, i_dark=1)
        .plan(1, i_dark=1)
        .plan(2, i_light=1)
        .resolve()
    )
    assert [2, 2, 0, 0] == t.each("metal")


@rule("PRO-SYM-12")
def test_the_dark_symbol_is_a_side_on_quests_and_own_cells_on_tools() -> None:
    t = (
        table(4)
        .tool(0, "veil-of-night", crafted=True)
        .quest("i", "the-eclipse", "elf", "human", dark=1)
        .quest("ii", "the-sacred-grove", "orc", "dwarf")
    )
    t.plan(0, i_dark=5).plan(1, ii_dark=5).resolve()
    assert [[0, 0, 6, 0, 0], [1, 0, 6, 0, 1]] == t.counted()[:2]


@rule("PRO-SYM-06", "PRO-REC-07")
def test_a_barred_disciple_bars_the_resolution_alone() -> None:
    t = (
        table(4)
        .power(0, "the-flock")
        .quest("i", "the-sacred-grove", "undead", "elf")
        .stock(0, wood=1, wheat=2)
        .plan(0, i_light=1)
        .resolve()
    )
    assert (["PRO-SYM-06"], 15) == (t.rules_behind("disciples-refused"), t.side(0)["disciples"])
    t.build_nothing().play("recruit 1 1")
    assert 17 == t.side(0)["disciples"]
