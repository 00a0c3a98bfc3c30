"""What makes a disc cheaper: Vault, Coinage, cards with the Shadoof, and half price (chapter SET, rulings 22 to 26)."""

from itertools import combinations

import pytest
from games.uruk.laying import COMPLETE, ONLY_II, ONLY_III, ONLY_IV, rule, table

PLENTY = "rrrrrpppppyyyyybbbbb"


def leaving_out(prices: list[str], saved: int) -> set[str]:
    """All payments that are a complete price without that many cubes."""
    return {"".join(kept) for price in prices for kept in combinations(price, len(price) - saved)}


# Reductions


@rule("URU-SET-11", "URU-RUL-23")
@pytest.mark.parametrize(("epochs", "ways"), [(ONLY_II, 6), (ONLY_III, 4), (ONLY_IV, 13)])
def test_a_price_less_one_cube_is_any_complete_price_without_one(epochs: tuple[int, ...], ways: int) -> None:
    t = table().epochs(*epochs).tableau(0, "kiln", "vault").stock(0, PLENTY).turn(0).play("disc 1", "reduce vault")

    assert ways == len(t.payments)
    assert leaving_out(COMPLETE[epochs], 1) == t.payments


@rule("URU-SET-11", "URU-RUL-23")
@pytest.mark.parametrize(("epochs", "ways"), [(ONLY_II, 4), (ONLY_III, 6), (ONLY_IV, 16)])
def test_a_price_less_two_cubes_is_any_complete_price_without_two(epochs: tuple[int, ...], ways: int) -> None:
    t = table().epochs(*epochs).tableau(0, "coinage").stock(0, PLENTY).turn(0).play("disc 1", "reduce coinage")

    assert ways == len(t.payments)
    assert leaving_out(COMPLETE[epochs], 2) == t.payments


@rule("URU-SET-14")
def test_the_vault_saves_a_cube_of_the_payers_choice() -> None:
    t = table().epochs(*ONLY_III).tableau(0, "net", "vault").stock(0, "rpyb").turn(0)

    t.play("disc 1", "reduce vault", "pay rpb")

    assert ["net 1", "vault 0"] == t.slots_of(0)
    assert "y" == t.stock_of(0)


@rule("URU-SET-14")
def test_the_vault_saves_a_cube_in_epoch_i_too() -> None:
    t = table().tableau(0, "net", "vault").stock(0, "rr").turn(0)

    t.play("disc 2", "reduce vault")

    assert ["pay rr"] == t.options


@rule("URU-SET-14")
def test_the_vault_of_another_player_saves_nothing() -> None:
    t = table().tableau(0, "kiln").tableau(1, "vault").stock(0, "r").turn(0)

    assert not t.offers("disc 1")


@rule("URU-SET-15")
def test_coinage_saves_two_cubes_of_the_payers_choice_above_itself() -> None:
    t = table().epochs(*ONLY_III).tableau(0, "coinage").stock(0, "rpyb").turn(0)

    t.play("disc 1", "reduce coinage", "pay pb")

    assert ["coinage 1"] == t.slots_of(0)
    assert "ry" == t.stock_of(0)


@rule("URU-SET-15")
def test_coinage_saves_nothing_above_another_discovery() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "coinage", "kiln").stock(0, "r").turn(0)

    assert ["disc 1"] == t.offered("disc")


@rule("URU-SET-15")
def test_a_reduction_that_is_not_there_is_refused_with_its_rule() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "vault", "kiln").stock(0, PLENTY).turn(0).play("disc 2")

    assert ["reduce none", "reduce vault"] == t.options
    assert ["URU-SET-15"] == t.why("reduce coinage")
    assert ["URU-SET-19"] == t.why("reduce half")


@rule("URU-SET-16", "URU-RUL-25")
def test_vault_and_coinage_exclude_each_other_on_one_disc() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "coinage", "vault").stock(0, PLENTY).turn(0).play("disc 1")
    assert ["reduce none", "reduce vault", "reduce coinage"] == t.options

    t.play("reduce coinage")

    assert {"r", "p", "y", "b"} == t.payments


@rule("URU-SET-16", "URU-SET-17")
def test_the_reduction_not_chosen_stays_ready_for_the_next_disc() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "coinage", "vault").stock(0, PLENTY).turn(0)

    t.play("disc 1", "reduce coinage", "pay r", "disc 1")

    assert ["reduce none", "reduce vault"] == t.options


@rule("URU-SET-17", "URU-RUL-25")
def test_the_vault_helps_with_one_disc_per_turn() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "vault", "kiln").stock(0, "rrppyy").turn(0)

    t.play("disc 1", "reduce vault", "pay rp", "disc 2")

    assert ["pay rpy"] == t.options


@rule("URU-SET-17", "URU-RUL-25")
def test_coinage_helps_with_one_disc_per_turn() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "coinage").stock(0, "rrppyy").turn(0)

    t.play("disc 1", "reduce coinage", "pay r", "disc 1")

    assert ["pay rpy"] == t.options


@rule("URU-SET-17")
def test_the_shadoof_helps_with_one_disc_per_turn() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "shadoof", "kiln").stock(0, "rpy").hand(0, "kiln", "axe", "statuette", "sailing-ship").turn(0)

    t.play("disc 1", "discard sailing-ship", "pay rp")

    assert "y" == t.stock_of(0)
    assert [] == t.offered("disc")


@rule("URU-SET-17", "URU-RUL-25")
def test_a_reduction_is_optional_and_then_stays_ready() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "vault", "kiln").stock(0, PLENTY).turn(0)

    t.play("disc 1", "reduce none", "pay rpy", "disc 2")

    assert t.offers("reduce vault")


@rule("URU-SET-17")
def test_a_shadoof_that_paid_nothing_stays_ready() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "shadoof", "kiln").stock(0, "rpyrp").hand(0, "sailing-ship").turn(0)

    t.play("disc 1", "pay rpy", "disc 2")

    assert ["discard sailing-ship"] == t.options


@rule("URU-SET-17")
def test_the_reductions_are_fresh_on_the_next_turn() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "vault", "kiln").stock(0, PLENTY).used("vault").turn(0)
    t.play("disc 2")
    assert [] == t.offered("reduce")

    t.play("pay rpy", "end", "end", "disc 2")

    assert t.offers("reduce vault")


@rule("URU-SET-18", "URU-RUL-25")
def test_a_price_can_fall_to_nothing() -> None:
    t = table().tableau(0, "net", "vault").turn(0)

    t.play("disc 1", "reduce vault")

    assert ["net 1", "vault 0"] == t.slots_of(0)
    assert 48 == len(t.bank)
    assert 2 == t.actions_left()


@rule("URU-SET-18")
def test_a_price_of_nothing_gives_nothing_back() -> None:
    t = table().tableau(0, "net", "vault").stock(0, "pp").turn(0)

    t.play("disc 1", "reduce vault")

    assert "pp" == t.stock_of(0)


# The Shadoof


@rule("URU-SET-12")
def test_the_shadoof_pays_cubes_of_a_village_with_cards_of_their_colours() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "shadoof").stock(0, "r").hand(0, "sailing-ship", "statuette").turn(0)

    t.play("disc 1", "discard sailing-ship", "discard statuette")
    assert ["pay r"] == t.options
    t.play("pay r")

    assert ["shadoof 1"] == t.slots_of(0)
    assert ["sailing-ship", "statuette"] == t.discard_pile
    assert [] == t.hand_of(0)
    assert "" == t.stock_of(0)


@rule("URU-SET-12")
def test_the_shadoof_can_pay_a_whole_village() -> None:
    t = table().tableau(0, "shadoof").hand(0, "shadoof", "axe").turn(0)

    t.play("disc 1", "discard axe", "discard shadoof")

    assert ["shadoof 1"] == t.slots_of(0)
    assert ["axe", "shadoof"] == t.discard_pile


@rule("URU-SET-12")
def test_a_card_stands_only_for_a_cube_of_its_own_colour() -> None:
    t = table().tableau(0, "shadoof").stock(0, "p").hand(0, "kiln", "axe").turn(0)

    t.play("disc 1")

    assert ["discard axe"] == t.options
    assert ["URU-SET-12"] == t.why("discard kiln")


@rule("URU-SET-12")
def test_a_card_counts_as_one_cube_whatever_its_level() -> None:
    t = table().tableau(0, "shadoof").hand(0, "gear-wheel").turn(0)

    assert not t.offers("disc 1")


@rule("URU-SET-12")
def test_the_shadoof_adds_up_with_the_vault() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "shadoof", "vault").stock(0, "r").hand(0, "axe").turn(0)

    t.play("disc 1", "reduce vault", "discard axe", "pay r")

    assert ["shadoof 1", "vault 0"] == t.slots_of(0)


@rule("URU-SET-13")
def test_the_shadoof_does_not_pay_for_a_city() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "shadoof 1", "kiln").stock(0, "rpy").hand(0, "sailing-ship").turn(0)

    t.play("disc 1")

    assert ["pay rpy"] == t.options
    assert ["URU-SET-12"] == t.why("discard sailing-ship")


@rule("URU-SET-13")
def test_a_city_that_only_the_shadoof_could_pay_is_not_offered() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "shadoof 1", "kiln").stock(0, "rp").hand(0, "sailing-ship").turn(0)

    assert ["disc 2"] == t.offered("disc")


@rule("URU-RUL-24")
def test_a_card_may_pay_although_the_cube_is_not_lacking() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "shadoof").stock(0, "rpy").hand(0, "kiln").turn(0)

    t.play("disc 1", "discard kiln", "pay py")

    assert "r" == t.stock_of(0)


@rule("URU-RUL-24")
def test_any_card_serves_as_the_free_cube_of_epoch_iv() -> None:
    t = table().epochs(*ONLY_IV).tableau(0, "shadoof").stock(0, "rpyb").hand(0, "kiln", "axe", "statuette", "sailing-ship").turn(0)

    t.play("disc 1")
    assert ["discard axe", "discard kiln", "discard sailing-ship", "discard statuette"] == sorted(t.options)
    t.play("discard statuette")

    assert t.offers("pay rpyb")


@rule("URU-RUL-24")
def test_strictly_a_card_pays_only_when_all_own_cubes_of_its_colour_are_in_the_payment() -> None:
    t = (
        table(shadoof_only_for_lacking_cubes="yes")
        .epochs(*ONLY_II)
        .tableau(0, "shadoof")
        .stock(0, "rpy")
        .hand(0, "kiln", "water-wheel")
        .turn(0)
    )

    t.play("disc 1")
    assert ["discard water-wheel"] == t.offered("discard")
    assert ["URU-RUL-24"] == t.why("discard kiln")
    t.play("discard water-wheel")

    assert {"rp", "ry", "py"} == t.payments


@rule("URU-RUL-24")
def test_strictly_a_card_may_join_the_own_cube_of_its_colour() -> None:
    t = table(shadoof_only_for_lacking_cubes="yes").tableau(0, "shadoof").stock(0, "p").hand(0, "axe", "axe").turn(0)

    t.play("disc 1", "discard axe")

    assert ["pay p"] == t.options


@rule("URU-RUL-24")
def test_strictly_a_card_leaves_room_for_the_colours_still_lacking() -> None:
    t = table(shadoof_only_for_lacking_cubes="yes").epochs(*ONLY_II).tableau(0, "shadoof").stock(0, "py").hand(0, "kiln", "axe").turn(0)

    t.play("disc 1", "discard kiln")

    assert ["pay py"] == t.options
    assert ["URU-RUL-24"] == t.why("discard axe")


# Half price


@rule("URU-SET-19", "URU-RUL-26")
@pytest.mark.parametrize(("card", "price"), [("net", "p"), ("kiln", "r"), ("sewers", "bb"), ("astronomy", "yy")])
def test_half_price_in_epoch_i_is_half_the_level_rounded_up(card: str, price: str) -> None:
    t = table().tableau(0, card).kept(0, "marduk").stock(0, PLENTY).turn(0)

    t.play("disc 1")

    assert {price} == t.payments


@rule("URU-SET-19", "URU-RUL-26")
@pytest.mark.parametrize(("epochs", "saved"), [(ONLY_II, 1), (ONLY_III, 2), (ONLY_IV, 2)])
def test_half_price_later_is_half_the_epoch_price_rounded_up(epochs: tuple[int, ...], saved: int) -> None:
    t = table().epochs(*epochs).tableau(0, "kiln").kept(0, "nannar").stock(0, PLENTY).turn(0)

    t.play("disc 1")

    assert leaving_out(COMPLETE[epochs], saved) == t.payments


@rule("URU-SET-19", "URU-RUL-26")
def test_vault_and_coinage_do_not_add_to_half_price() -> None:
    t = table().epochs(*ONLY_III).tableau(0, "coinage", "vault").kept(0, "marduk").stock(0, "r").turn(0)
    assert [] == t.offered("disc")

    t = table().epochs(*ONLY_III).tableau(0, "coinage", "vault").kept(0, "marduk").stock(0, "rp").turn(0)
    t.play("disc 1")

    assert ["pay rp"] == t.options


@rule("URU-SET-19")
def test_the_shadoof_stays_usable_at_half_price() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "shadoof").kept(0, "marduk").stock(0, "r").hand(0, "axe").turn(0)

    t.play("disc 1", "discard axe", "pay r")

    assert ["shadoof 1"] == t.slots_of(0)


@rule("URU-SET-19")
def test_the_half_price_card_of_another_player_saves_nothing() -> None:
    t = table().tableau(0, "kiln").kept(1, "marduk").stock(0, "r").turn(0)

    assert [] == t.offered("disc")


@rule("URU-SET-20", "URU-RUL-26")
def test_the_half_price_card_is_spent_on_the_very_next_disc_and_discarded() -> None:
    t = table().tableau(0, "kiln", "road").kept(0, "marduk").stock(0, "rrrr").turn(0)

    t.play("disc 1")
    assert "spent-favour" in t.event_names
    t.play("pay r", "disc 2")

    assert ["pay rr"] == t.options
    assert ["marduk"] == t.discard_pile


@rule("URU-SET-20")
def test_two_half_price_cards_serve_one_after_the_other() -> None:
    t = table().tableau(0, "kiln", "road", "city-wall").kept(0, "marduk", "nannar").stock(0, "rrrrrr").turn(0)

    t.play("disc 1", "pay r", "disc 2", "pay r", "disc 3")

    assert ["pay rr"] == t.options
    assert ["marduk", "nannar"] == sorted(t.discard_pile)


@rule("URU-RUL-26")
def test_half_price_is_forced_on_the_next_disc() -> None:
    t = table().epochs(*ONLY_II).tableau(0, "kiln", "vault").kept(0, "marduk").stock(0, PLENTY).turn(0)

    t.play("disc 1")

    assert "PayDisc" == t.asked
    assert {2} == {len(cubes) for cubes in t.payments}


@rule("URU-RUL-26")
def test_half_price_may_wait_if_the_table_plays_so() -> None:
    t = table(half_price_forced="no").tableau(0, "kiln", "vault").kept(0, "marduk").stock(0, PLENTY).turn(0)

    t.play("disc 1")
    assert ["reduce none", "reduce vault", "reduce half"] == t.options
    t.play("reduce none")

    assert ["pay rr"] == t.options
    assert [] == t.discard_pile
