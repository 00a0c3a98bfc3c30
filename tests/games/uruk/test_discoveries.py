"""Placing a discovery: room, names, levels, the price in copies and pairs, and what happens to the replaced card."""

from __future__ import annotations

import pytest
from games.uruk.laying import FIVE, kind, rule, table

from themis.core.frame import forced

# Room and names


@rule("URU-INV-01")
def test_a_tableau_holds_five_discoveries() -> None:
    t = table().tableau(0, *FIVE).hand(0, "shadoof", "shadoof").turn(0).play("place shadoof")
    assert not t.offers("new-slot")
    assert ["URU-INV-01"] == t.why("new-slot")
    assert [f"replace {slot}" for slot in range(1, 6)] == t.options


@rule("URU-INV-01")
def test_a_fifth_discovery_still_finds_a_new_slot() -> None:
    t = table().tableau(0, *FIVE[:4]).hand(0, "shadoof", "shadoof").turn(0).play("place shadoof", "new-slot", "discount")
    assert ["kiln 0", "axe 0", "rollers 0", "sewers 0", "shadoof 0"] == t.slots_of(0)


@rule("URU-INV-02")
def test_no_name_lies_twice_in_a_tableau() -> None:
    t = table().tableau(0, "kiln").hand(0, "kiln", "kiln").turn(0)
    assert [] == t.offered("place")
    assert ["URU-INV-02"] == t.why("place kiln")


@rule("URU-INV-02")
def test_others_may_own_the_same_discovery() -> None:
    t = table().tableau(0, "net").tableau(1, "kiln").hand(0, "kiln", "kiln").turn(0).play("place kiln", "new-slot", "copy")
    assert ["net 0", "kiln 0"] == t.slots_of(0)
    assert ["kiln 0"] == t.slots_of(1)


@rule("URU-INV-25", "URU-RUL-58")
def test_a_road_cannot_replace_a_road() -> None:
    t = table().tableau(0, "road").hand(0, "road", "road").display("axe", "kiln").turn(0)
    assert [] == t.offered("place")
    assert ["URU-INV-02"] == t.why("place road")


@rule("URU-INV-25", "URU-RUL-58")
def test_a_road_replaced_by_another_card_may_be_placed_again_and_is_filled_again() -> None:
    t = table().tableau(0, "road").hand(0, "road", "kiln", "kiln").display("axe", "rollers").turn(0)
    t.play("place kiln", "replace 1", "copy", "place road", "new-slot", "copy")
    assert ["kiln 0", "road 0 py"] == t.slots_of(0)


# Slots and what leaves them


@rule("URU-INV-03")
@pytest.mark.parametrize(
    ("choice", "slots"),
    [
        ("new-slot", ["net 0", "ziggurat 0", "sewers 0", "kiln 0"]),
        ("replace 1", ["kiln 0", "ziggurat 0", "sewers 0"]),
        ("replace 2", ["net 0", "kiln 0", "sewers 0"]),
        ("replace 3", ["net 0", "ziggurat 0", "kiln 0"]),
    ],
)
def test_a_discovery_takes_a_new_slot_or_replaces_any_other_whatever_colour_and_level(choice: str, slots: list[str]) -> None:
    t = table().tableau(0, "net", "ziggurat", "sewers").hand(0, "kiln", "kiln").turn(0).play("place kiln", choice, "copy")
    assert slots == t.slots_of(0)


@rule("URU-INV-03")
def test_a_slot_without_discovery_cannot_be_replaced() -> None:
    t = table().tableau(0, "net").hand(0, "kiln", "kiln").turn(0).play("place kiln")
    assert ["URU-INV-03"] == t.why("replace 2")


@rule("URU-INV-04")
def test_a_replaced_discovery_returns_to_the_hand_and_all_know_it() -> None:
    t = table().tableau(0, "axe").hand(0, "kiln", "kiln").turn(0).play("place kiln", "replace 1")
    assert ["returned", "placed"] == t.event_names
    t.play("copy")
    assert ["axe"] == t.hand_of(0)
    assert 1 == t.state.sides[0].known[kind("axe")]


@rule("URU-INV-05")
def test_the_returned_card_may_pay_for_the_discovery_that_replaces_it() -> None:
    """EX-03: the pair is made of the Mud House that comes back and a City Wall."""
    t = table().tableau(0, "mud-house").hand(0, "road", "city-wall", "axe").turn(0).play("place road")
    assert ["replace 1"] == t.options
    assert ["URU-INV-08"] == t.why("new-slot")
    t.play("replace 1", "pair red", "discard mud-house", "discard city-wall")
    assert ["road 0"] == t.slots_of(0)
    assert ["axe"] == t.hand_of(0)


@rule("URU-INV-05", "URU-INV-09")
def test_the_returned_card_alone_makes_no_pair() -> None:
    """EX-03: besides the Road only one red card is there."""
    t = table().tableau(0, "mud-house").hand(0, "road", "axe").turn(0)
    assert ["URU-INV-08"] == t.why("place road")


@rule("URU-INV-04", "URU-INV-06", "URU-INV-07", "URU-RUL-07")
def test_discs_stay_and_cubes_go_to_the_bank_when_a_discovery_is_replaced() -> None:
    """EX-02"""
    t = table().tableau(0, "mud-house 1 rr").hand(0, "kiln", "kiln").turn(0)
    assert 10 == t.bank.count("r")
    t.play("place kiln", "replace 1", "copy")
    assert ["kiln 1"] == t.slots_of(0)
    assert ["mud-house"] == t.hand_of(0)
    assert ["kiln"] == t.discard_pile
    assert 12 == t.bank.count("r")
    assert "" == t.stock_of(0)


@rule("URU-INV-06")
def test_a_city_stays_a_city_when_its_discovery_is_replaced() -> None:
    t = table().tableau(0, "axe 2").hand(0, "kiln", "kiln").turn(0).play("place kiln", "replace 1", "copy")
    assert ["kiln 2"] == t.slots_of(0)


@rule("URU-INV-07", "URU-RUL-07")
@pytest.mark.parametrize("card", ["road 0 ryb", "clay-pipe 0 yb"])
def test_cubes_on_a_replaced_road_or_clay_pipe_go_to_the_bank(card: str) -> None:
    t = table().tableau(0, card).hand(0, "kiln", "kiln").turn(0).play("place kiln", "replace 1", "copy")
    assert ["kiln 0"] == t.slots_of(0)
    assert "" == t.stock_of(0)
    assert 48 == len(t.bank)


# The price


@rule("URU-INV-08")
@pytest.mark.parametrize(("below", "card", "level"), [("net", "kiln", 2), ("axe", "lyre", 3), ("sewers", "ziggurat", 4)])
def test_a_discovery_costs_as_many_copies_as_its_level(below: str, card: str, level: int) -> None:
    t = table().tableau(0, below).hand(0, *[card] * level).turn(0).play(f"place {card}", "new-slot", *["copy"] * (level - 1))
    assert [f"{below} 0", f"{card} 0"] == t.slots_of(0)
    assert [card] * (level - 1) == t.discard_pile
    assert [] == t.hand_of(0)
    assert "Turn" == t.asked


@rule("URU-INV-08")
@pytest.mark.parametrize(("below", "card", "level"), [("net", "kiln", 2), ("axe", "lyre", 3), ("sewers", "ziggurat", 4)])
def test_with_a_copy_too_few_a_discovery_cannot_be_paid(below: str, card: str, level: int) -> None:
    t = table().tableau(0, below).hand(0, *[card] * (level - 1)).turn(0)
    assert [] == t.offered("place")
    assert ["URU-INV-08"] == t.why(f"place {card}")


@rule("URU-INV-09", "URU-INV-10")
def test_two_cards_of_one_colour_replace_a_missing_card() -> None:
    """EX-01, a published example: two Lyres and two blue cards make a Lyre."""
    t = table().tableau(0, "kiln").hand(0, "lyre", "lyre", "lighthouse", "water-wheel").turn(0).play("place lyre", "new-slot")
    t.play("copy", "pair blue", "discard lighthouse", "discard water-wheel")
    assert ["kiln 0", "lyre 0"] == t.slots_of(0)
    assert ["lyre", "lighthouse", "water-wheel"] == t.discard_pile
    assert 2 == t.actions_left()


@rule("URU-INV-09")
def test_two_cards_of_different_colours_are_no_pair() -> None:
    t = table().tableau(0, "kiln").hand(0, "rollers", "lighthouse", "axe").turn(0)
    assert ["URU-INV-08"] == t.why("place rollers")


@rule("URU-INV-09")
def test_a_pair_has_two_cards_of_the_colour_announced() -> None:
    t = table().tableau(0, "net").hand(0, "rollers", "lighthouse", "water-wheel", "axe").turn(0)
    t.play("place rollers", "new-slot", "pair blue")
    assert ["discard water-wheel", "discard lighthouse"] == t.options
    assert ["URU-INV-09"] == t.why("discard axe")
    t.play("discard lighthouse")
    assert ["discard water-wheel"] == t.options


@rule("URU-INV-09")
def test_what_cannot_complete_the_payment_is_not_offered() -> None:
    t = table().tableau(0, "net").hand(0, "rollers", "lighthouse", "water-wheel", "axe").turn(0).play("place rollers", "new-slot")
    assert ["pair blue"] == t.options
    assert ["URU-INV-09"] == t.why("copy")
    assert ["URU-INV-09"] == t.why("pair pink")


@rule("URU-INV-09")
def test_a_half_of_a_pair_that_the_rest_of_the_price_needs_is_not_offered() -> None:
    """The second Lyre is due beside the pair of its own colour, so it is no half of that pair."""
    t = table().tableau(0, "kiln").hand(0, "lyre", "lyre", "coinage", "rollers").turn(0).play("place lyre", "new-slot", "pair yellow")
    assert ["discard rollers", "discard coinage"] == t.options
    t.play("discard coinage")
    assert ["discard rollers"] == t.options
    assert ["URU-INV-08"] == t.why("discard lyre")


@rule("URU-INV-10")
def test_each_pair_may_have_its_own_colour() -> None:
    t = table().tableau(0, "kiln").hand(0, "lyre", "lighthouse", "water-wheel", "axe", "shadoof").turn(0).play("place lyre", "new-slot")
    assert ["pair pink", "pair blue"] == t.options
    t.play("pair pink", "discard axe", "discard shadoof", "pair blue", "discard lighthouse", "discard water-wheel")
    assert ["kiln 0", "lyre 0"] == t.slots_of(0)


@rule("URU-INV-10")
def test_a_pair_may_have_the_colour_of_the_discovery_too() -> None:
    t = table().tableau(0, "net").hand(0, "rollers", "lyre", "coinage").turn(0).play("place rollers", "new-slot")
    assert ["pair yellow"] == t.options


@rule("URU-INV-11")
def test_a_pair_may_be_of_different_discoveries_and_levels() -> None:
    t = table().tableau(0, "axe").hand(0, "rollers", "net", "gear-wheel").turn(0)
    t.play("place rollers", "new-slot", "pair pink", "discard net", "discard gear-wheel")
    assert ["axe 0", "rollers 0"] == t.slots_of(0)
    assert ["net", "gear-wheel"] == t.discard_pile


@pytest.mark.parametrize(("discarded", "asked"), [(13, False), (14, True), (15, False)])
@rule("URU-INV-24")
def test_the_order_of_the_only_pair_is_asked_only_where_one_card_will_leave_the_game(discarded: int, asked: bool) -> None:
    t = table().first_pile().discards(*(["vault"] * 4 + ["pulley"] * 4 + ["ziggurat"] * 5 + ["kiln"] * 2)[:discarded])
    t.tableau(0, "axe").hand(0, "rollers", "net", "gear-wheel").turn(0).play("place rollers", "new-slot", "pair pink")
    assert ["discard net", "discard gear-wheel"] == t.options
    assert ("" if asked else "discard net") == str(forced(t.state) or "")


@rule("URU-INV-24")
def test_which_of_three_cards_make_a_pair_is_always_asked() -> None:
    t = (
        table()
        .tableau(0, "axe")
        .hand(0, "rollers", "net", "gear-wheel", "gear-wheel")
        .turn(0)
        .play("place rollers", "new-slot", "pair pink")
    )
    assert forced(t.state) is None


@rule("URU-INV-11")
def test_a_pair_may_be_of_two_equal_cards() -> None:
    t = table().tableau(0, "net").hand(0, "rollers", "axe", "axe").turn(0)
    t.play("place rollers", "new-slot", "pair pink", "discard axe", "discard axe")
    assert ["net 0", "rollers 0"] == t.slots_of(0)


@rule("URU-INV-12", "URU-RUL-08")
def test_the_card_laid_down_must_be_a_real_copy() -> None:
    t = table().tableau(0, "net").hand(0, "city-wall", "city-wall", "road", "road").turn(0)
    assert ["place city-wall", "place road"] == t.offered("place")
    assert ["URU-INV-12"] == t.why("place kiln")


@rule("URU-INV-12", "URU-INV-08")
def test_a_copy_laid_down_is_not_counted_in_a_pair() -> None:
    t = table().tableau(0, "net").hand(0, "rollers", "lyre").turn(0)
    assert ["URU-INV-08"] == t.why("place rollers")


@rule("URU-INV-13", "URU-RUL-09")
def test_pairs_may_be_paid_although_real_copies_are_in_hand() -> None:
    t = table().tableau(0, "net").hand(0, "rollers", "rollers", "lighthouse", "water-wheel").turn(0).play("place rollers", "new-slot")
    assert ["copy", "pair blue"] == t.options
    t.play("pair blue", "discard lighthouse", "discard water-wheel")
    assert ["rollers"] == t.hand_of(0)


@rule("URU-INV-13", "URU-RUL-09")
def test_even_copies_of_the_discovery_may_make_a_pair() -> None:
    t = table().tableau(0, "net").hand(0, "rollers", "rollers", "rollers").turn(0).play("place rollers", "new-slot")
    t.play("pair yellow", "discard rollers", "discard rollers")
    assert [] == t.hand_of(0)
    assert ["net 0", "rollers 0"] == t.slots_of(0)


@rule("URU-INV-09")
def test_copies_that_are_all_due_one_by_one_make_no_pair() -> None:
    t = table().tableau(0, "vault").hand(0, *["ziggurat"] * 4).turn(0).play("place ziggurat", "new-slot")
    assert ["copy"] == t.options
    assert ["URU-INV-09"] == t.why("pair red")


@rule("URU-INV-24")
def test_payment_cards_go_on_the_discard_pile_for_all_to_see() -> None:
    t = table(3).tableau(0, "net").hand(0, "rollers", "rollers").discards("vault").turn(0).play("place rollers", "new-slot", "copy")
    assert ["vault", "rollers"] == t.discard_pile
    assert [["discarded", [0, kind("rollers")]]] == [event.plain() for event in t.events_for(2)]


@rule("URU-INV-24")
@pytest.mark.parametrize("order", [["lighthouse", "water-wheel"], ["water-wheel", "lighthouse"]])
def test_the_payer_orders_his_discards(order: list[str]) -> None:
    t = table().tableau(0, "net").hand(0, "rollers", "lighthouse", "water-wheel").turn(0)
    t.play("place rollers", "new-slot", "pair blue", *[f"discard {card}" for card in order])
    assert order == t.discard_pile


# Levels


@rule("URU-INV-14")
@pytest.mark.parametrize(("highest", "allowed"), [("net", ["axe"]), ("kiln", ["axe", "lyre"]), ("sewers", ["axe", "lyre", "astronomy"])])
def test_a_discovery_is_at_most_one_level_above_the_highest(highest: str, allowed: list[str]) -> None:
    t = table().tableau(0, highest).hand(0, *["axe"] * 2, *["lyre"] * 3, *["astronomy"] * 4).turn(0)
    assert [f"place {card}" for card in allowed] == t.offered("place")
    for card in {"axe", "lyre", "astronomy"} - set(allowed):
        assert ["URU-INV-14"] == t.why(f"place {card}")


@rule("URU-INV-14")
def test_the_highest_of_several_levels_counts() -> None:
    t = table().tableau(0, "sewers", "net").hand(0, *["astronomy"] * 4).turn(0)
    assert t.offers("place astronomy")


@rule("URU-INV-15", "URU-RUL-10")
def test_the_discovery_being_replaced_still_counts_for_the_level() -> None:
    t = table().tableau(0, "kiln 1").hand(0, *["lyre"] * 3).turn(0).play("place lyre", "replace 1", "copy", "copy")
    assert ["lyre 1"] == t.slots_of(0)


@rule("URU-INV-15", "URU-RUL-10")
def test_the_discovery_that_was_replaced_counts_no_longer_in_the_next_action() -> None:
    t = table().tableau(0, "sewers").hand(0, *["astronomy"] * 4, "kiln", "kiln").turn(0)
    assert t.offers("place astronomy")
    t.play("place kiln", "replace 1", "copy")
    assert ["URU-INV-14"] == t.why("place astronomy")


@rule("URU-INV-16", "URU-RUL-11")
def test_an_empty_tableau_counts_as_level_1() -> None:
    t = table().hand(0, "net", "kiln", "kiln", *["lyre"] * 3).turn(0)
    assert ["place net", "place kiln"] == t.offered("place")
    assert ["URU-INV-14"] == t.why("place lyre")
    assert ["kiln 0"] == t.play("place kiln", "new-slot", "copy").slots_of(0)


@rule("URU-INV-17", "URU-RUL-12")
def test_a_lower_discovery_may_replace_a_higher_one() -> None:
    t = table().tableau(0, "ziggurat 1").hand(0, "kiln", "kiln").turn(0).play("place kiln", "replace 1", "copy")
    assert ["kiln 1"] == t.slots_of(0)
    assert ["ziggurat"] == t.hand_of(0)


@rule("URU-INV-18", "URU-RUL-13")
def test_a_level_1_discovery_costs_only_itself_and_gets_no_cubes() -> None:
    t = table().tableau(0, "kiln").hand(0, "net", "axe").turn(0).play("place net", "new-slot")
    assert "Turn" == t.asked
    assert ["kiln 0", "net 0"] == t.slots_of(0)
    assert (["axe"], []) == (t.hand_of(0), t.discard_pile)
    assert ["URU-RES-07"] == t.why("use net")


@rule("URU-RUL-13")
def test_a_table_may_give_a_level_1_discovery_its_cubes_again() -> None:
    t = table(level1_cubes_only_at_setup="no").tableau(0, "kiln").hand(0, "net").turn(0).play("place net", "new-slot")
    assert ["kiln 0", "net 0 ppp"] == t.slots_of(0)


@rule("URU-RUL-55")
def test_a_level_1_card_back_in_hand_is_an_ordinary_card_of_its_colour() -> None:
    t = table().tableau(0, "net 1 p").hand(0, "kiln", "kiln", "rollers", "axe").turn(0).play("place kiln", "replace 1", "copy")
    assert t.offers("place net")
    t.play("place rollers", "new-slot", "pair pink", "discard net", "discard axe")
    assert ["kiln", "net", "axe"] == t.discard_pile
    assert ["kiln 1", "rollers 0"] == t.slots_of(0)
