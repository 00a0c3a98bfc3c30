"""A refusal names the rule that is really in the way, not one that happens to be near."""

from __future__ import annotations

import pytest
from games.uruk.laying import ONLY_II, rule, table

# The Aqueduct before its direction is fixed


@rule("URU-ACT-02")
def test_the_aqueduct_takes_only_a_card_that_is_held() -> None:
    t = table().tableau(0, "aqueduct").hand(0, "kiln").stock(0, "r").turn(0).play("use aqueduct")
    assert ["URU-ACT-02"] == t.why("discard road")


@rule("URU-ACT-03")
def test_the_aqueduct_takes_only_a_cube_that_is_owned() -> None:
    t = table().tableau(0, "aqueduct").hand(0, "kiln").stock(0, "r").turn(0).play("use aqueduct")
    assert ["URU-ACT-03"] == t.why("pay y")


@rule("URU-ACT-03")
def test_the_aqueduct_takes_its_cubes_one_by_one() -> None:
    t = table().tableau(0, "aqueduct").hand(0, "kiln").stock(0, "rr").turn(0).play("use aqueduct")
    assert ["URU-ACT-03"] == t.why("pay rr")


@rule("URU-ACT-02", "URU-ACT-03")
def test_an_aqueduct_in_use_converts_at_least_once() -> None:
    t = table().tableau(0, "aqueduct").hand(0, "kiln", "road").stock(0, "r").turn(0).play("use aqueduct")
    assert ["URU-ACT-02", "URU-ACT-03"] == t.why("enough")
    t.play("discard kiln", "gain red")
    assert t.offers("enough")


@rule("URU-RES-06")
def test_an_empty_bank_gives_the_aqueduct_no_cube_for_a_card() -> None:
    t = table().tableau(0, "aqueduct").hand(0, "kiln").stock(0, "r").elsewhere("r" * 11 + "p" * 12 + "y" * 12 + "b" * 12).turn(0)
    t.play("use aqueduct")
    assert ["URU-RES-06"] == t.why("discard kiln")


@rule("URU-DECK-05")
def test_without_cards_to_take_the_aqueduct_takes_no_cube() -> None:
    t = table().pile().tableau(0, "aqueduct").hand(0, "kiln").stock(0, "r").turn(0).play("use aqueduct")
    assert ["URU-DECK-05"] == t.why("pay r")


# Resources


@rule("URU-RES-11", "URU-RES-12", "URU-RES-13")
@pytest.mark.parametrize(
    ("card", "colour", "rule_of_card"),
    [("road 0 ry", "blue", "URU-RES-11"), ("pulley", "pink", "URU-RES-12"), ("sewers", "yellow", "URU-RES-13")],
)
def test_a_colour_that_a_discovery_does_not_show_is_refused_by_its_own_rule(card: str, colour: str, rule_of_card: str) -> None:
    t = table().tableau(0, card).turn(0).play(f"use {card.split()[0]}")
    assert [rule_of_card] == t.why(f"gain {colour}")


@rule("URU-RES-05")
def test_a_colour_that_a_discovery_shows_but_nobody_has_is_refused_as_such() -> None:
    t = table().tableau(0, "pulley").stock(0, "y" * 12).turn(0).play("use pulley")
    assert ["URU-RES-05"] == t.why("gain yellow")


@rule("URU-RES-03")
def test_only_the_richest_is_robbed() -> None:
    t = table(3).tableau(0, "rollers").stock(1, "y" * 5).stock(2, "y" * 7).turn(0).play("use rollers")
    assert ["URU-RES-03"] == t.why("rob 1")
    assert ["URU-RES-03"] == t.why("rob 0")
    assert ["URU-TURN-09"] == t.why("enough")


# Discs


@rule("URU-SET-17")
def test_a_vault_that_was_used_helps_with_no_other_disc() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "coinage", "vault").stock(0, "rpy").used("vault").turn(0).play("disc 1")
    assert ["URU-SET-17"] == t.why("reduce vault")


@rule("URU-SET-17")
def test_a_coinage_that_was_used_helps_with_no_other_disc() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "coinage", "vault").stock(0, "rpy").used("coinage").turn(0).play("disc 1")
    assert ["URU-SET-17"] == t.why("reduce coinage")


@rule("URU-SET-14")
def test_without_a_vault_there_is_nothing_to_save() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "coinage").stock(0, "rpy").turn(0).play("disc 1")
    assert ["URU-SET-14"] == t.why("reduce vault")


@rule("URU-SET-19")
def test_a_half_price_that_excludes_the_vault_says_so() -> None:
    """Half of one cube is one cube, while the Vault alone would save it."""
    t = table().tableau(0, "net", "vault").kept(0, "marduk").turn(0)
    assert ["URU-SET-19"] == t.why("disc 1")


@rule("URU-SET-06")
def test_a_price_that_no_reduction_makes_payable_is_what_forbids_the_disc() -> None:
    t = table().tableau(0, "kiln", "vault").kept(0, "marduk").turn(0)
    assert ["URU-SET-06"] == t.why("disc 1")


@rule("URU-RUL-24")
@pytest.mark.parametrize(("card", "stock"), [("kiln", "rrrpy"), ("water-wheel", "pybbb")])
def test_the_strict_shadoof_refuses_a_card_while_own_cubes_of_its_colour_stay_behind(card: str, stock: str) -> None:
    t = table(shadoof_only_for_lacking_cubes="yes").epochs(*ONLY_II).tableau(0, "shadoof").stock(0, stock).hand(0, card).turn(0)
    t.play("disc 1")
    assert ["URU-RUL-24"] == t.why(f"discard {card}")
    assert ["URU-SET-12"] == t.why("discard road")


@rule("URU-RUL-24")
@pytest.mark.parametrize(("card", "without"), [("axe", "rryb"), ("water-wheel", "rrpy")])
def test_the_strict_shadoof_refuses_cubes_that_leave_one_of_the_cards_colour_behind(card: str, without: str) -> None:
    t = table(shadoof_only_for_lacking_cubes="yes").epochs(0, 0, 0, 3).tableau(0, "shadoof").stock(0, "rrpyb").hand(0, card).turn(0)
    t.play("disc 1", f"discard {card}")
    assert ["pay rpyb"] == t.offered("pay")
    assert ["URU-RUL-24"] == t.why(f"pay {without}")


# Action cards


@rule("URU-ACT-05")
def test_the_gear_wheel_needs_a_disc_at_the_source() -> None:
    t = table().tableau(0, "gear-wheel", "vault 1", "lyre").turn(0).play("use gear-wheel")
    assert ["URU-ACT-05"] == t.why("move 3 2")
    assert ["URU-ACT-05"] == t.why("move 2 2")
    assert ["URU-ACT-05"] == t.why("move 2 4")


@rule("URU-TURN-05")
@pytest.mark.parametrize("card", ["aqueduct", "gear-wheel", "wheel-and-axle"])
def test_only_a_discovery_in_the_own_tableau_offers_its_action(card: str) -> None:
    t = table().tableau(0, "net").tableau(1, card).hand(0, "kiln").stock(0, "r").turn(0)
    assert ["URU-TURN-05"] == t.why(f"use {card}")
