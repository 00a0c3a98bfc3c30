"""Recruitment: after all constructions, for wheat and wood or metal, up to 25 disciples."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import Table, rule, table


def recruiting(wood: int, metal: int, wheat: int) -> Table:
    return table(4).shop().stock(0, wood=wood, metal=metal, wheat=wheat)


@rule("PRO-REC-01", "PRO-RUL-40")
def test_nobody_recruits_before_all_have_built() -> None:
    t = table(4).shop("votive-statue").order(1, 0, 2, 3).stock(0, wood=5, metal=5, wheat=5).stock(1, wood=5, metal=5, wheat=5)
    t.purchase()
    assert [("Build", [1])] == [(t.asked, t.waiting)]
    t.play("done")
    assert ("Build", [0]) == (t.asked, t.waiting)
    t.play("done")
    assert ("Recruit", 1) == (t.asked, t.waiting[0])
    t.play("done", seat=1)
    assert ("Recruit", [0]) == (t.asked, t.waiting)


@rule("PRO-REC-02")
@pytest.mark.parametrize(("choice", "left"), [("recruit 1 1", (1, 2, 4)), ("recruit 1 0", (2, 1, 4)), ("recruit 2 1", (1, 1, 2))])
def test_a_disciple_costs_two_wheat_and_a_wood_or_a_metal(choice: str, left: tuple[int, int, int]) -> None:
    t = recruiting(2, 2, 6).recruit(0)
    assert left == tuple(before - t.facts(choice)[name] for before, name in zip((2, 2, 6), ("wood", "metal", "wheat"), strict=True))
    t.play(choice)
    assert (left, 15 + int(choice.split()[1])) == (t.stocks(0), t.side(0)["disciples"])


@rule("PRO-REC-02", "PRO-REC-03")
def test_every_number_and_mix_that_can_be_paid_is_offered() -> None:
    t = recruiting(2, 1, 7).recruit(0)
    mixes = {"recruit 1 0", "recruit 1 1", "recruit 2 1", "recruit 2 2", "recruit 3 2"}
    assert mixes == set(t.offered("recruit"))


@rule("PRO-REC-03")
def test_wheat_limits_the_number() -> None:
    t = recruiting(9, 9, 5).recruit(0)
    assert {"1", "2"} == {text.split()[1] for text in t.offered("recruit")}


@rule("PRO-REC-03")
def test_who_recruits_ten_at_once_is_asked_again() -> None:
    t = recruiting(9, 9, 30).disciples(0, 8).recruit(0)
    assert {10} == {max(int(text.split()[1]) for text in t.offered("recruit"))}
    t.play("recruit 10 5")
    assert ("Recruit", [0], 18) == (t.asked, t.waiting, t.side(0)["disciples"])
    t.play("recruit 5 2")
    assert ("Planning", 23) == (t.asked, t.side(0)["disciples"])


@rule("PRO-REC-02")
@pytest.mark.parametrize("stock", [(0, 0, 9), (3, 3, 1), (0, 0, 0)])
def test_who_cannot_pay_is_not_asked(stock: tuple[int, int, int]) -> None:
    t = recruiting(*stock).recruit(0)
    assert "Planning" == t.asked


@rule("PRO-REC-04", "PRO-RUL-21")
def test_nobody_has_more_than_25_disciples() -> None:
    t = recruiting(5, 5, 9).disciples(0, 24).recruit(0)
    assert {"recruit 1 0", "recruit 1 1"} == set(t.offered("recruit"))
    assert ["PRO-REC-04"] == t.why("recruit 2 1")
    t.play("recruit 1 0")
    assert ("Planning", 25) == (t.asked, t.side(0)["disciples"])


@rule("PRO-REC-04")
def test_who_has_25_is_not_asked() -> None:
    t = recruiting(5, 5, 9).disciples(0, 25).recruit(0)
    assert "Planning" == t.asked


@rule("PRO-REC-05", "PRO-RUL-19")
def test_recruits_are_placed_in_the_next_planning_phase() -> None:
    t = recruiting(1, 0, 2).recruit(0).play("recruit 1 1")
    assert ("Planning", 16, 2) == (t.asked, t.side(0)["disciples"], t.view()["turn"])
    whole = "plan 5 5 5 1 0 0 0 0 0 0 0 0"
    assert [] == t.why(whole)


@rule("PRO-REC-06", "PRO-RUL-44")
def test_the_legion_recruits_nobody_but_loses_disciples() -> None:
    t = (
        recruiting(5, 5, 9)
        .power(0, "the-legion")
        .disciples(0, 18)
        .quest("i", "the-sacred-grove", "orc", "elf")
        .plan(0, i_dark=1)
        .plan(1, i_light=2)
    )
    t.resolve().build_nothing()
    assert ("Planning", 17) == (t.asked, t.side(0)["disciples"])


@rule("PRO-REC-06", "PRO-RUL-44")
def test_the_legion_gains_nothing_from_an_epilogue() -> None:
    t = (
        table(4)
        .power(0, "the-legion")
        .disciples(0, 18)
        .quest("i", "the-great-pilgrimage", "elf", "human", light=1)
        .plan(0, i_light=1)
        .resolve()
    )
    assert 18 == t.side(0)["disciples"]


@rule("PRO-REC-07", "PRO-SYM-06")
def test_the_flock_recruits() -> None:
    t = recruiting(1, 0, 2).power(0, "the-flock").recruit(0).play("recruit 1 1")
    # One is recruited, one comes with the next planning phase.
    assert ("Planning", 17) == (t.asked, t.side(0)["disciples"])


@rule("PRO-REC-03")
def test_nobody_must_recruit() -> None:
    t = recruiting(5, 5, 9).recruit(0)
    t.play("done")
    assert ("Planning", 15, (5, 5, 9)) == (t.asked, t.side(0)["disciples"], t.stocks(0))
