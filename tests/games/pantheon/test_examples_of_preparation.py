"""Worked examples about set-up, preparation and peoples, word for word."""

from __future__ import annotations

import pytest
from games.pantheon.laying import SLUG_AT, Table, new_game, rule, table

CALM = ["gaiviles", "gaiviles", "vinthrad", "gadicea"]


def opening(*words: str, seats: int = 2) -> Table:
    """A new game in which the first seat begins and this is drawn."""
    return new_game(seats, chance=list(words), first_player="first-seat")


@rule("PAN-EPOCH-05", "PAN-EPOCH-07", "PAN-EPOCH-12", "PAN-EPOCH-19")
def test_the_first_epoch_of_three_players_is_gallias() -> None:
    """People card Gallia: 4 deities, 4 tiles on 0201, 0704, 0405, 0701, none on 0204, Gallia's ability, the temple marker on 0502."""
    t = new_game(
        3, chance=["gallia", "surparit", *CALM[:3], "money", "deity", "cards-2", "step-1"], first_player="first-seat", bonus_tiles="chosen"
    )
    seen = t.view()
    assert ["gallia", None, None, None, None, None] == seen["track"]
    assert ["surparit", "gaiviles", "gaiviles", "vinthrad"] == seen["row"]
    assert {SLUG_AT[place] for place in ("0201", "0704", "0405", "0701")} == set(seen["tiles"])
    assert ["cards-2", "deity", "money", "step-1"] == sorted(seen["tiles"].values())
    assert (None, "Gallia", [0]) == (seen["temple"], t.asked, t.waiting)
    t.play("take-cards", "take-cards", "take-cards")
    assert SLUG_AT["0502"] == t.view()["temple"]


@rule("PAN-PEOPLE-02", "PAN-PEOPLE-03")
@pytest.mark.parametrize(("rank", "cards"), [(0, 5), (2, 3), (4, 1)])
def test_five_offerings_of_one_type_bring_gadicea_under_gallia(rank: int, cards: int) -> None:
    t = table().ranks(0, dancer=rank).hand(0, *["dancer"] * cards).gifts("gallia").play("reveal", chance=["gadicea"])
    t.play("offer d")
    assert ({"gadicea": 1}, []) == (t.side(0)["deities"], t.hand_of(0))


@rule("PAN-PEOPLE-04")
def test_with_four_offerings_of_a_type_gadicea_goes_to_the_box() -> None:
    t = table().ranks(0, dancer=2).hand(0, "dancer", "dancer", "temple").gifts("gallia").play("reveal", chance=["gadicea"])
    assert ["decline"] == t.options
    t.play("decline")
    assert ({}, {"gadicea": 1}) == (t.side(0)["deities"], t.view()["deity_box"])


@rule("PAN-PEOPLE-09", "PAN-PEOPLE-10", "PAN-RUL-11")
@pytest.mark.parametrize("bought", [["piece column", "piece column"], ["offering gift 1", "piece foot"]])
def test_five_money_cards_are_no_help_with_cartago(bought: list[str]) -> None:
    t = table().hand(0, *["money-1"] * 5).gifts("cartago")
    assert not [text for text in t.options if text.endswith(" 2") or text.startswith(("foot", "column"))]
    t.play(*bought)
    assert ([1], ["money-1"] * 5) == (t.waiting, t.hand_of(0))


@rule("PAN-PEOPLE-08", "PAN-RUL-46", "PAN-GOD-30")
def test_after_persia_taksator_brings_the_5() -> None:
    t = table().special(3, 4, 4, 5).row("taksator", *CALM[:2]).ranks(0, gift=4, priest=4).gifts("persia")
    assert ["money-5", "money-4", "money-4", "money-3"] == t.view()["special"]
    t.play("worship taksator", "offer gp")
    assert (["money-5"], ["money-4", "money-4", "money-3"]) == (t.hand_of(0), t.view()["special"])


@rule("PAN-PEOPLE-06", "PAN-RUL-09")
def test_germania_makes_seven_of_nine_and_of_four() -> None:
    t = table().hand(0, *["gift"] * 6, "temple", "movement", "movement").hand(1, *["priest"] * 4).gifts("germania")
    t.play("discard temple").play("discard movement", chance=["dancer", "dancer", "money-1"])
    assert ["movement", *["gift"] * 6] == t.hand_of(0)
    assert [*["priest"] * 4, "dancer", "dancer", "money-1"] == t.hand_of(1)


@rule("PAN-PEOPLE-05", "PAN-EPOCH-20", "PAN-RUL-12")
def test_depraccus_under_gallia_draws_in_the_same_epoch() -> None:
    t = table().epoch(2).row(*CALM[:3]).hand(0, "temple", "temple").gifts("gallia").play("reveal", chance=["depraccus"]).play("offer t")
    t.play("reveal", chance=["vinthrad"], seat=1).play("decline", chance=["gift", "money-1"], seat=1)
    assert (2, ["gift", "money-1"], "Turn") == (t.side(0)["points"], t.hand_of(0), t.asked)


@rule("PAN-RUL-08", "PAN-CULT-12")
def test_pietalte_under_gallia_takes_three_cards_and_no_tile() -> None:
    t = table().ranks(0, priest=4).hand(0, "priest", "priest").gifts("gallia").play("reveal", chance=["pietalte"])
    assert (["decline"], ["PAN-CULT-12"]) == (t.options, t.why("offer p"))
    t = table().hand(0, "priest", "priest", "priest").gifts("gallia").play("reveal", chance=["pietalte"])
    assert ["offer p", "decline"] == t.options


@rule("PAN-PEOPLE-07")
def test_aegyptus_swaps_two_columns_for_feet() -> None:
    t = table().gifts("aegyptus")
    side = t.side(0)
    assert (4, 3, 8, 9) == (side["feet"], side["columns"], side["spare_feet"], side["spare_columns"])
    side = t.play("swap column 2").side(0)
    assert (6, 1, 6, 11) == (side["feet"], side["columns"], side["spare_feet"], side["spare_columns"])


@rule("PAN-TILE-08", "PAN-GOD-10", "PAN-RUL-02")
def test_a_bonus_tile_that_draws_surparit_and_then_vinthrad_is_worth_2_points() -> None:
    t = opening("bonus-deity", "surparit", "vinthrad", "bonus-step", "aegyptus", *CALM[:3], "money", "money", "money")
    assert (2, {"vinthrad": 1}) == (t.side(0)["points"], t.side(0)["deities"])
    assert {"surparit": 1} == t.view()["deity_box"]


@rule("PAN-RUL-02", "PAN-RUL-12")
def test_a_depraccus_of_a_bonus_tile_draws_in_the_first_epoch() -> None:
    t = opening("bonus-deity", "depraccus", "bonus-step", "persia", *CALM[:3], "money", "money", "money", "gift", "gift")
    assert ("Turn", [7, 5]) == (t.asked, [t.side(seat)["hand_size"] for seat in (0, 1)])


@rule("PAN-RUL-02", "PAN-PEOPLE-03")
def test_a_tile_raised_by_a_bonus_tile_helps_in_an_opening_of_gallia() -> None:
    t = (
        opening("bonus-offering")
        .play("upgrade dancer")
        .play("upgrade dancer", chance=["bonus-step", "gallia", *CALM[:3], "money", "money", "money"])
    )
    t.play("reveal", chance=["depraccus"])
    assert t.offers("offer d")
