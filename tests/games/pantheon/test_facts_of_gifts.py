"""What is told of offers, upgrades and gifts before they are chosen."""

from __future__ import annotations

import pytest
from games.pantheon.laying import rule, table


@rule("PAN-CULT-09", "PAN-RUL-28")
def test_an_offer_tells_the_cards_of_each_type_and_the_points() -> None:
    t = (
        table()
        .epoch(5)
        .row("traitera", "gadicea", "gadicea")
        .ranks(0, gift=1, temple=4)
        .hand(0, "gift", "priest", "priest", "dancer")
        .turn(0)
    )
    t.play("worship traitera")
    assert {"gift": 0, "priest": 2, "dancer": 1, "temple": 0, "number": 5} == t.facts("offer ptgd")
    t.play("offer ptgd")
    assert (["gift"], 5) == (t.hand_of(0), t.side(0)["points"])


@rule("PAN-PEOPLE-02")
def test_an_offer_under_gallia_is_about_the_topmost_number_alone() -> None:
    t = table().epoch(2).ranks(0, gift=2).hand(0, "gift", "gift", "gift", "priest").gifts("gallia").play("reveal", chance=["gadicea"])
    assert {"gift": 3, "priest": 0, "dancer": 0, "temple": 0, "number": 2} == t.facts("offer g")
    assert {} == t.facts("decline")


@rule("PAN-PEOPLE-09")
def test_a_purchase_by_cartago_tells_its_price_and_what_is_left() -> None:
    t = table().ranks(0, gift=1).gifts("cartago")
    assert [{"price": 1, "left": 1}, {"price": 2, "left": 0}, {}] == [t.facts(text) for text in ("piece foot", "offering gift 2", "finish")]


@rule("PAN-TILE-09")
@pytest.mark.parametrize(("rank", "reached"), [(0, 1), (1, 2), (3, 4)])
def test_an_upgrade_tells_the_rank_reached(rank: int, reached: int) -> None:
    assert {"rank": reached} == table().ranks(0, priest=rank).gifts("iberia").facts("upgrade priest")


@rule("PAN-TILE-03")
def test_a_choice_of_pieces_tells_how_many_the_supply_really_gives() -> None:
    t = (
        table()
        .feet(0, "0503", "0603")
        .reserve(0, 9, 5)
        .tiles("0704 reserve-choice", "0201 money")
        .turn(0)
        .play("move", "foot 0704", "finish")
    )
    assert [{"number": 1}, {"number": 2}] == [t.facts("gain foot"), t.facts("gain column")]


def test_what_its_words_say_already_has_no_facts() -> None:
    t = table().gifts("aegyptus")
    assert [{}, {}] == [t.facts("swap foot 1"), t.facts("decline")]
    assert {} == table().dealt(0, "bonus-column").gifts("persia").facts("column 0300")
