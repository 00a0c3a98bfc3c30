"""Placing a disc: where it comes from, where it may go, and what it costs (chapter SET)."""

import pytest
from games.uruk.laying import COMPLETE, ONLY_II, ONLY_III, ONLY_IV, kind, rule, table

PLENTY = "rrrrrpppppyyyyybbbbb"


# Where discs come from and go to


@rule("URU-SET-01")
def test_a_disc_comes_from_the_lowest_epoch_that_has_any_and_is_paid_to_the_bank() -> None:
    t = table().epochs(0, 2, 4, 3).tableau(0, "mud-house", "kiln").stock(0, "rpyb").turn(0)

    t.play("disc 2", "pay rpb")

    assert [0, 1, 4, 3] == t.discs_left
    assert ["mud-house 0", "kiln 1"] == t.slots_of(0)
    assert "y" == t.stock_of(0)
    assert 11 == t.bank.count("y")
    assert 36 == len(t.bank.replace("y", ""))
    assert "settled" in t.event_names


@rule("URU-SET-01")
def test_without_discs_on_the_epochs_none_can_be_placed() -> None:
    t = table().epochs(0, 0, 0, 0, pool=4).tableau(0, "kiln").stock(0, PLENTY).turn(0)

    assert [] == t.offered("disc")
    assert ["URU-SET-01"] == t.why("disc 1")


@rule("URU-SET-01")
def test_a_disc_needs_an_own_discovery_below_it() -> None:
    t = table().tableau(0, "kiln").tableau(1, "net", "axe").stock(0, PLENTY).turn(0)

    assert ["disc 1"] == t.offered("disc")
    assert ["URU-SET-01"] == t.why("disc 2")


@rule("URU-SET-02")
def test_one_action_places_one_disc() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "kiln").stock(0, "rrppyy").turn(0)

    t.play("disc 1", "pay rpy")

    assert ["kiln 1"] == t.slots_of(0)
    assert 2 == t.actions_left()

    t.play("disc 1", "pay rpy")

    assert ["kiln 2"] == t.slots_of(0)
    assert 1 == t.actions_left()
    assert [0, 4, 4, 3] == t.discs_left


@rule("URU-SET-03")
def test_a_city_takes_no_third_disc() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "kiln 2", "axe 1", "road").stock(0, PLENTY).turn(0)

    assert ["disc 2", "disc 3"] == t.offered("disc")
    assert ["URU-SET-03"] == t.why("disc 1")


@rule("URU-SET-03")
def test_the_first_disc_is_told_as_a_village_and_the_second_as_a_city() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "kiln").stock(0, PLENTY).turn(0)

    t.play("disc 1", "pay rpy")
    assert [["settled", [0, 1, kind("kiln"), 1]]] == [event.plain() for event in t.events_named("settled")]

    t.play("disc 1", "pay rpy")
    assert [["settled", [0, 1, kind("kiln"), 2]]] == [event.plain() for event in t.events_named("settled")]


@rule("URU-SET-04")
def test_a_disc_of_epoch_i_cannot_make_a_city() -> None:
    t = table().tableau(0, "kiln 1", "axe").stock(0, PLENTY).turn(0)

    assert ["disc 2"] == t.offered("disc")
    assert ["URU-SET-04"] == t.why("disc 1")


@rule("URU-SET-05")
@pytest.mark.parametrize("epochs", [ONLY_II, ONLY_III, ONLY_IV])
def test_a_disc_of_a_later_epoch_makes_a_village_or_a_city(epochs: tuple[int, ...]) -> None:
    t = table().epochs(*epochs).tableau(0, "kiln 1", "axe").stock(0, PLENTY).turn(0)

    assert ["disc 1", "disc 2"] == t.offered("disc")


# Prices


@rule("URU-SET-06")
@pytest.mark.parametrize(("card", "price"), [("net", "p"), ("kiln", "rr"), ("sewers", "bbb"), ("astronomy", "yyyy")])
def test_epoch_i_costs_the_level_of_the_discovery_in_its_colour(card: str, price: str) -> None:
    t = table().tableau(0, card).stock(0, PLENTY).turn(0)

    t.play("disc 1")

    assert [f"pay {price}"] == t.options
    assert ["URU-SET-06"] == t.why("pay r" if price != "r" else "pay p")


@rule("URU-SET-06")
def test_epoch_i_cannot_be_paid_in_another_colour() -> None:
    t = table().tableau(0, "kiln").stock(0, "rpppyyybbb").turn(0)

    assert [] == t.offered("disc")
    assert ["URU-SET-06"] == t.why("disc 1")


@rule("URU-SET-07")
@pytest.mark.parametrize("epochs", [ONLY_II, ONLY_III, ONLY_IV])
def test_the_later_prices_do_not_depend_on_the_discovery_or_its_settlement(epochs: tuple[int, ...]) -> None:
    cheap = table().epochs(*epochs).tableau(0, "net").stock(0, PLENTY).turn(0).play("disc 1")
    dear = table().epochs(*epochs).tableau(0, "astronomy 1").stock(0, PLENTY).turn(0).play("disc 1")

    assert set(COMPLETE[epochs]) == cheap.payments
    assert set(COMPLETE[epochs]) == dear.payments


@rule("URU-SET-07")
def test_a_disc_that_cannot_be_paid_is_not_offered() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "kiln").stock(0, "rrrppp").turn(0)

    assert [] == t.offered("disc")
    assert ["URU-SET-07"] == t.why("disc 1")


@rule("URU-SET-08", "URU-RUL-22")
def test_epoch_ii_costs_three_different_colours() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "kiln").stock(0, PLENTY).turn(0).play("disc 1")

    assert {"rpy", "rpb", "ryb", "pyb"} == t.payments
    assert ["URU-SET-11"] == t.why("pay rrp")


@rule("URU-SET-09", "URU-RUL-22")
def test_epoch_iii_costs_one_of_each_colour() -> None:
    t = table().epochs(*ONLY_III).tableau(0, "kiln").stock(0, PLENTY).turn(0).play("disc 1")

    assert {"rpyb"} == t.payments
    assert ["URU-SET-11"] == t.why("pay rrpy")


@rule("URU-SET-10", "URU-RUL-22")
def test_epoch_iv_costs_one_of_each_colour_and_one_more() -> None:
    t = table().epochs(*ONLY_IV).tableau(0, "kiln").stock(0, PLENTY).turn(0).play("disc 1")

    assert {"rrpyb", "rppyb", "rpyyb", "rpybb"} == t.payments
    assert ["URU-SET-11"] == t.why("pay rrppy")


# The end


@rule("URU-SET-21")
def test_taking_the_last_disc_of_epoch_iv_triggers_the_end() -> None:
    t = table().epochs(0, 0, 0, 1, pool=2).tableau(0, "kiln").stock(0, PLENTY).turn(0)

    t.play("disc 1", "pay rrpyb")

    assert "end-triggered" in t.event_names
    assert [0, 0, 0, 2] == t.discs_left


@rule("URU-SET-21")
def test_taking_a_disc_that_is_not_the_last_triggers_nothing() -> None:
    t = table().epochs(0, 0, 0, 2, pool=2).tableau(0, "kiln").stock(0, PLENTY).turn(0)

    t.play("disc 1", "pay rrpyb")

    assert "end-triggered" not in t.event_names
    assert [0, 0, 0, 1] == t.discs_left


@rule("URU-SET-17", "URU-TURN-05")
def test_using_the_vault_is_told() -> None:
    t = table().tableau(0, "vault", "kiln").stock(0, "rp").epochs(0, 6, 4, 3).turn(0).play("disc 2")

    assert ["used"] == t.play("reduce vault").event_names
    assert "used" not in t.play("pay rp").event_names


@rule("URU-SET-06")
def test_a_reduction_that_does_not_help_is_refused_by_the_rule_of_its_price() -> None:
    t = table().tableau(0, "vault", "lyre").stock(0, "yy").epochs(5, 6, 4, 3).turn(0).play("disc 2")

    assert ["URU-SET-06"] == t.why("reduce none")
