"""Taking resources with Astronomy and the Ziggurat, also when the bank runs short."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME, rule, table

FULL = ("road", "axe", "kiln")


# Astronomy


@rule("URU-RES-21", "URU-RES-22")
def test_astronomy_gives_a_cube_for_each_display_card_of_a_colour_and_discards_them() -> None:
    """EX-10"""
    t = table().tableau(0, "astronomy").display("lighthouse", "kiln", "sewers").turn(0).play("use astronomy")
    assert ["gain red", "gain blue"] == t.options
    assert ["URU-RES-21"] == t.why("gain pink")
    t.play("gain blue")
    assert "bb" == t.stock_of(0)
    assert ["kiln"] == t.display_cards
    assert ["lighthouse", "sewers"] == t.discard_pile


@rule("URU-RES-21")
@pytest.mark.parametrize(("display", "stock"), [(["mud-house"], "r"), (["kiln", "road", "vault"], "rrr")])
def test_astronomy_gives_one_to_three_cubes(display: list[str], stock: str) -> None:
    assert stock == table().tableau(0, "astronomy").display(*display).turn(0).play("use astronomy", "gain red").stock_of(0)


@rule("URU-RES-22")
def test_the_gaps_astronomy_leaves_are_filled_at_the_end_of_the_turn() -> None:
    t = table().tableau(0, "astronomy").display("lighthouse", "kiln", "sewers").turn(0).play("use astronomy", "gain blue")
    t.play("end", chance=["lyre", "axe"])
    assert sorted(["lyre", "kiln", "axe"]) == sorted(t.display_cards)


@rule("URU-RES-23")
def test_astronomy_needs_a_card_in_the_display() -> None:
    t = table().tableau(0, "astronomy").omen("ishtar").turn(0)
    assert not t.offers("use astronomy")
    assert ["URU-RES-23"] == t.why("use astronomy")


@rule("URU-RES-26", "URU-RES-03")
def test_astronomy_takes_from_the_richest_what_the_bank_lacks_cube_by_cube() -> None:
    t = table(3).tableau(0, "astronomy").display("kiln", "road", "vault").stock(1, "rrrrrr").stock(2, "rrrrr").turn(0)
    t.play("use astronomy", "gain red")
    assert ["rob 1", "enough"] == t.options
    t.play("rob 1", "gain blue")
    assert ["rob 1", "rob 2", "enough"] == t.options
    t.play("rob 2", "gain blue")
    assert ("rrr", "rrrrrb", "rrrrb") == (t.stock_of(0), t.stock_of(1), t.stock_of(2))


@rule("URU-RES-26", "URU-RES-03")
def test_taking_from_another_is_optional_once_the_bank_gave_something() -> None:
    t = table().tableau(0, "astronomy").display("kiln", "road").stock(1, "r" * 11).turn(0).play("use astronomy", "gain red", "enough")
    assert ("r", "r" * 11) == (t.stock_of(0), t.stock_of(1))
    assert "Turn" == t.asked


@rule("URU-RES-26")
def test_cubes_of_astronomy_that_nobody_can_give_are_left_out() -> None:
    t = table().tableau(0, "astronomy").display("kiln", "road", "vault").stock(0, "r" * 10).turn(0).play("use astronomy", "gain red")
    assert "r" * 12 == t.stock_of(0)
    assert "Turn" == t.asked


@rule("URU-RES-26")
def test_a_colour_of_which_no_cube_can_be_had_is_not_offered_by_astronomy() -> None:
    t = table().tableau(0, "astronomy").display("kiln", "axe").stock(0, "r" * 12).turn(0).play("use astronomy")
    assert ["gain pink"] == t.options
    assert ["URU-RES-05"] == t.why("gain red")


# The Ziggurat


@rule("URU-RES-24")
@pytest.mark.parametrize(("before", "after"), [("", "rpyb"), ("rr", "rrpyb"), ("rpb", "rpyb")])
def test_a_ziggurat_gives_a_cube_of_each_colour_the_stock_lacks(before: str, after: str) -> None:
    t = table().tableau(0, "ziggurat").stock(0, before).turn(0).play("use ziggurat")
    assert after == t.stock_of(0)
    assert 48 - len(after) == len(t.bank)
    assert "Turn" == t.asked


@rule("URU-RES-24", "URU-RUL-03")
def test_a_ziggurat_may_not_be_used_with_all_colours_in_stock() -> None:
    t = table().tableau(0, "ziggurat").stock(0, "rpyb").turn(0)
    assert not t.offers("use ziggurat")
    assert ["URU-RES-24"] == t.why("use ziggurat")


@rule("URU-RES-25", "URU-RUL-19")
def test_cubes_on_own_cards_are_no_stock_for_the_ziggurat() -> None:
    t = table().tableau(0, "ziggurat", "mud-house 0 rrr", "road 0 pyb").turn(0).play("use ziggurat")
    assert "rpyb" == t.stock_of(0)


@rule("URU-RUL-19")
def test_cubes_on_own_cards_pay_for_no_disc_and_score_nothing() -> None:
    t = table().tableau(0, "mud-house 0 rrr", "road 0 rrr").turn(0)
    assert [] == t.offered("disc")
    assert ["URU-SET-06"] == t.why("disc 1")
    assert 2 == GAME.outcome(t.state).scores[0]


@rule("URU-RUL-19")
def test_cubes_on_own_cards_cannot_be_bid_in_a_disaster() -> None:
    t = table().tableau(0, "mud-house 0 rrr").stock(0, "b").display(*FULL).omen("drought").facedown("enlil").turn(0).play("end")
    assert ["bid 0", "bid 1"] == t.options


@rule("URU-RES-26", "URU-RES-03")
def test_the_taker_orders_the_cubes_of_a_ziggurat_when_the_bank_is_short() -> None:
    t = table().tableau(0, "ziggurat").stock(0, "rp").stock(1, "y" * 12).turn(0).play("use ziggurat")
    assert ["gain yellow", "gain blue"] == t.options
    t.play("gain yellow", "rob 1", "gain red")
    assert "rpyb" == t.stock_of(0)
    assert "Turn" == t.asked


@rule("URU-RES-26")
def test_a_compensation_may_take_the_cube_that_a_ziggurat_wanted_next() -> None:
    t = table().tableau(0, "ziggurat", "road 0 " + "b" * 11).stock(0, "rp").stock(1, "y" * 12).turn(0)
    t.play("use ziggurat", "gain yellow", "rob 1", "gain blue")
    assert ["gain blue", "enough"] == t.options
    t.play("gain blue", "rob 1", "gain red")
    assert ("rpyb", "r" + "y" * 11) == (t.stock_of(0), t.stock_of(1))


@rule("URU-RES-24", "URU-RES-26")
def test_of_the_cubes_of_a_ziggurat_only_those_of_other_players_may_be_declined() -> None:
    t = table().tableau(0, "ziggurat").stock(0, "r").stock(1, "y" * 12).turn(0).play("use ziggurat", "gain pink")
    assert ["gain yellow", "gain blue"] == t.options
    t.play("gain blue")
    assert ["gain yellow", "enough"] == t.options
    assert "rpb" == t.play("enough").stock_of(0)


@rule("URU-RES-26")
def test_a_cube_of_a_ziggurat_that_nobody_can_give_is_left_out() -> None:
    t = table().tableau(0, "ziggurat", "road 0 " + "y" * 12).stock(0, "rp").turn(0).play("use ziggurat")
    assert ["gain blue"] == t.options
    assert ["URU-RES-05"] == t.why("gain yellow")
    t.play("gain blue")
    assert ("Turn", "rpb") == (t.asked, t.stock_of(0))


@rule("URU-RES-26")
def test_a_ziggurat_needs_at_least_one_cube_to_be_had() -> None:
    t = table().tableau(0, "ziggurat", "road 0 " + "y" * 12).stock(0, "rpb").turn(0)
    assert not t.offers("use ziggurat")
