"""What is said about offered choices: what they cost, what is left, and what a monument is worth."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import rule, table


@rule("PRO-BUY-04", "PRO-FIN-03")
@pytest.mark.parametrize(
    ("built", "monument", "number"),
    [
        ([], "war-totem", 3),
        ([], "votive-statue", 5),
        # Itself three, and two more for the totem, which counts it too.
        (["war-totem"], "skull-arena", 6 + 2),
        (["war-totem", "skull-arena"], "warlords-citadel", 8 + 2 + 3),
        (["avenue-of-columns"], "bone-altar", 3 + 1),
        (["marble-quarry"], "triumphal-arch", 7 + 3),
    ],
)
def test_a_monument_says_what_it_adds_to_all_that_are_built(built: list[str], monument: str, number: int) -> None:
    t = table(4).monuments(0, *built).shop(monument).stock(0, wood=9, metal=9, wheat=9).purchase()
    assert number == t.facts(f"build {monument}")["number"]


@rule("PRO-REC-02")
def test_recruits_say_their_cost_and_how_many_there_will_be() -> None:
    t = table(4).stock(0, wood=2, metal=3, wheat=9).recruit(0)
    assert {"wood": 1, "metal": 2, "wheat": 6, "disciples": 18} == t.facts("recruit 3 1")


@rule("PRO-REC-02", "PRO-BUY-10")
def test_who_pays_with_anything_is_told_the_sum() -> None:
    t = table(4).power(0, "transmutation").stock(0, wood=9).recruit(0)
    assert {"due": 6, "disciples": 17} == t.facts("recruit 2 0")


@rule("PRO-PLAN-03")
def test_a_cell_says_how_many_disciples_are_left() -> None:
    t = table(4).planning()
    assert {"left": 11} == t.facts("put wood 4")
    assert {"left": 8} == t.play("put wood 4").facts("put metal 3")


@rule("PRO-RES-08")
def test_a_bonus_says_how_much_it_adds() -> None:
    t = table(4, bonuses="ask").power(0, "the-herald").plan(0, wood=1).resolve()
    assert {"number": 2} == t.facts("use initiative")


@rule("PRO-REC-01")
@pytest.mark.parametrize(("wheat", "number"), [(2, 1), (1, 0)])
def test_who_finishes_building_is_told_whether_recruiting_comes_next(wheat: int, number: int) -> None:
    t = table(4).shop("votive-statue").stock(0, wood=9, metal=9, wheat=wheat).purchase()
    assert {"number": number} == t.facts("done")


def test_what_says_it_all_has_no_facts() -> None:
    assert {} == table(4).stock(0, wood=2, metal=3, wheat=9).recruit(0).facts("done")
