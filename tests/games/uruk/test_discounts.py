"""What makes a discovery cheaper: its discounts and the Water Clock."""

from __future__ import annotations

import pytest
from games.uruk.laying import FIVE, Table, rule, table

# Discounts


@rule("URU-INV-19")
@pytest.mark.parametrize(
    ("discount", "card"), [("city-wall", "kiln"), ("axe", "domestication"), ("statuette", "rollers"), ("sailing-ship", "water-wheel")]
)
def test_a_discount_card_saves_one_card_of_its_own_colour(discount: str, card: str) -> None:
    t = table().tableau(0, discount).hand(0, card).turn(0).play(f"place {card}", "new-slot", "discount")
    assert [f"{discount} 0", f"{card} 0"] == t.slots_of(0)
    assert [] == t.discard_pile
    assert ["discounted"] == t.event_names


@rule("URU-INV-19")
@pytest.mark.parametrize("discount", ["city-wall", "axe", "sailing-ship"])
def test_a_discount_card_does_not_serve_another_colour(discount: str) -> None:
    t = table().tableau(0, discount).hand(0, "rollers").turn(0)
    assert ["URU-INV-08"] == t.why("place rollers")


@rule("URU-INV-19", "URU-INV-20")
def test_a_discounted_level_4_discovery_costs_three_cards() -> None:
    """EX-04"""
    t = table().tableau(0, "city-wall", "sewers").hand(0, "ziggurat", "ziggurat", "statuette", "rollers", "kiln").turn(0)
    t.play("place ziggurat", "new-slot", "discount", "copy", "pair yellow", "discard statuette", "discard rollers")
    assert ["city-wall 0", "sewers 0", "ziggurat 0"] == t.slots_of(0)
    assert ["ziggurat", "statuette", "rollers"] == t.discard_pile
    assert ["URU-INV-08"] == t.why("place kiln")


@rule("URU-INV-19", "URU-RUL-14")
def test_a_discount_never_saves_the_card_laid_down_itself() -> None:
    t = table().tableau(0, "city-wall").hand(0, "mud-house").turn(0).play("place mud-house", "new-slot")
    assert "Turn" == t.asked
    assert ["city-wall 0", "mud-house 0"] == t.slots_of(0)
    assert not t.state.used


@rule("URU-INV-20")
def test_a_discount_is_optional() -> None:
    t = table().tableau(0, "city-wall").hand(0, "kiln", "kiln", "road").turn(0).play("place kiln", "new-slot")
    assert ["discount", "full-price"] == t.options
    t.play("full-price", "copy")
    assert ["kiln"] == t.discard_pile
    t.play("place road", "new-slot", "discount")
    assert ["city-wall 0", "kiln 0", "road 0"] == t.slots_of(0)


@rule("URU-INV-20")
def test_the_full_price_is_only_offered_to_those_who_can_pay_it() -> None:
    t = table().tableau(0, "city-wall").hand(0, "kiln").turn(0).play("place kiln", "new-slot")
    assert ["discount"] == t.options
    assert ["URU-INV-08"] == t.why("full-price")


@rule("URU-INV-20")
def test_a_discount_works_once_in_a_turn_and_again_in_the_next() -> None:
    t = table().tableau(0, "city-wall").hand(0, "kiln", "road").display("axe", "axe", "axe").turn(0)
    t.play("place kiln", "new-slot", "discount")
    assert ["URU-INV-08"] == t.why("place road")
    t.play("end", "end")
    assert t.offers("place road")


@rule("URU-INV-20", "URU-RUL-14")
def test_a_discount_works_although_its_card_is_the_one_replaced() -> None:
    t = table().tableau(0, "city-wall 1").hand(0, "kiln").turn(0).play("place kiln", "replace 1", "discount")
    assert ["kiln 1"] == t.slots_of(0)
    assert ["city-wall"] == t.hand_of(0)
    assert [] == t.discard_pile


@rule("URU-INV-21")
def test_a_discount_relaxes_neither_the_level_nor_the_names() -> None:
    t = table().tableau(0, "city-wall", "kiln").hand(0, "kiln", "ziggurat", "ziggurat", "ziggurat").turn(0)
    assert [] == t.offered("place")
    assert ["URU-INV-02"] == t.why("place kiln")
    assert ["URU-INV-14"] == t.why("place ziggurat")


@rule("URU-RUL-14")
def test_only_one_discount_card_of_each_colour_exists() -> None:
    t = table().tableau(0, "city-wall", "axe", "statuette", "sailing-ship").hand(0, "vault", "vault").turn(0)
    t.play("place vault", "new-slot")
    assert ["discount"] == t.options
    assert ["copy"] == t.play("discount").options


# The Water Clock


def six() -> Table:
    return table().tableau(0, "water-clock", *FIVE).hand(0, "shadoof", "shadoof", "city-wall", "city-wall").turn(0)


@rule("URU-INV-22")
def test_with_the_water_clock_a_sixth_discovery_has_room_but_no_seventh() -> None:
    t = table().tableau(0, "water-clock", *FIVE[:4]).hand(0, "shadoof", "shadoof", "city-wall", "city-wall").turn(0)
    t.play("place shadoof", "new-slot", "discount", "place city-wall")
    assert 6 == len(t.slots_of(0))
    assert not t.offers("new-slot")
    assert ["URU-INV-22"] == t.why("new-slot")


@rule("URU-INV-22", "URU-RUL-53")
def test_the_water_clock_cannot_be_the_sixth_card_itself() -> None:
    """EX-06: it must replace one; then a sixth discovery may follow."""
    t = table().tableau(0, *FIVE).hand(0, *["water-clock"] * 3, "shadoof").turn(0).play("place water-clock")
    assert ["URU-INV-01"] == t.why("new-slot")
    t.play("replace 1", "copy", "copy", "place shadoof", "new-slot", "discount")
    assert ["water-clock 0", "axe 0", "rollers 0", "sewers 0", "lighthouse 0", "shadoof 0"] == t.slots_of(0)


@rule("URU-RUL-53")
def test_the_water_clock_may_be_the_fifth_card() -> None:
    t = table().tableau(0, *FIVE[:4]).hand(0, *["water-clock"] * 3).turn(0).play("place water-clock", "new-slot", "copy", "copy")
    assert 5 == len(t.slots_of(0))


@rule("URU-INV-23")
def test_after_the_water_clock_is_replaced_all_discoveries_stay_but_only_replacing_is_possible() -> None:
    t = six().play("place shadoof", "replace 1", "discount")
    assert ["shadoof 0", "kiln 0", "axe 0", "rollers 0", "sewers 0", "lighthouse 0"] == t.slots_of(0)
    t.play("place city-wall")
    assert ["URU-INV-01"] == t.why("new-slot")
    t.play("replace 6", "copy")
    assert 6 == len(t.slots_of(0))


@rule("URU-INV-23", "URU-RUL-07")
def test_after_the_water_clock_is_destroyed_the_other_five_stay_and_no_slot_is_free() -> None:
    t = table().tableau(0, "water-clock", *FIVE).tableau(1, "net 1").stock(1, "r").hand(0, "shadoof", "shadoof")
    t.display("axe", "axe", "road").omen("earthquake").facedown("enlil").turn(0).play("end")
    t.play("bid 0", seat=0).play("bid 1", seat=1).play("lose 1", seat=0).play("end")
    assert ["kiln 0", "axe 0", "rollers 0", "sewers 0", "lighthouse 0"] == t.slots_of(0)
    t.play("place shadoof")
    assert ["URU-INV-01"] == t.why("new-slot")
