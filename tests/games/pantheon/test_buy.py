"""Buy: offering tiles, pieces and placements for money, and how it is paid."""

from __future__ import annotations

import pytest
from games.pantheon.laying import Table, rule, table

OFFERINGS = ["gift", "priest", "dancer", "temple"]


def buying(t: Table) -> Table:
    return t.turn(0).play("buy")


def left(t: Table) -> int:
    found: int = t.view(0)["decision"]["left"]
    return found


def with_money(coins: int) -> Table:
    return table(2).hand(0, *["money-1"] * coins)


# ---------------------------------------------------------------- Purchases


@rule("PAN-BUY-01")
def test_purchases_are_made_in_any_order_and_the_same_again() -> None:
    t = buying(with_money(8)).play("piece foot", "offering gift 1", "foot 0602", "piece foot", "offering priest 1", "piece foot", "finish")
    assert (6, 3, {"gift": 1, "priest": 1}) == (t.side(0)["feet"], t.side(0)["columns"], t.side(0)["ranks"])


@rule("PAN-BUY-02", "PAN-BUY-05")
def test_a_type_is_owned_once_and_never_bought_at_the_rank_it_has_or_below() -> None:
    t = buying(with_money(9).ranks(0, gift=2))
    assert ["offering gift 3", "offering gift 4"] == [text for text in t.offered("offering") if "gift" in text]
    assert ["PAN-BUY-05"] == t.why("offering gift 2") == t.why("offering gift 1")


@rule("PAN-BUY-03", "PAN-BUY-04", "PAN-RUL-25")
@pytest.mark.parametrize("offering", OFFERINGS)
@pytest.mark.parametrize(("rank", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_any_rank_is_bought_straight_away_for_its_price(offering: str, rank: int, price: int) -> None:
    t = buying(with_money(price))
    assert {"price": price, "left": 0} == t.facts(f"offering {offering} {rank}")
    t.play(f"offering {offering} {rank}", "finish", *["pay money-1"] * price)
    assert (rank, []) == (t.side(0)["ranks"][offering], t.hand_of(0))


@rule("PAN-BUY-04", "PAN-RUL-25", "PAN-RUL-42")
@pytest.mark.parametrize(("coins", "best"), [(2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4)])
def test_only_ranks_that_can_be_paid_are_offered(coins: int, best: int) -> None:
    assert [f"offering {offering} {rank}" for offering in OFFERINGS for rank in range(1, best + 1)] == buying(with_money(coins)).offered(
        "offering"
    )


@rule("PAN-BUY-16")
def test_what_is_too_dear_is_refused() -> None:
    t = buying(with_money(2))
    assert ["PAN-BUY-16"] == t.why("offering gift 2")
    t.play("piece foot", "piece foot")
    assert ["PAN-BUY-16"] == t.why("piece foot")
    assert ["PAN-BUY-11"] == t.why("foot 0602")


@rule("PAN-BUY-05", "PAN-BUY-06", "PAN-BUY-07")
@pytest.mark.parametrize(("rank", "prices"), [(1, [2, 5, 9]), (2, [3, 7]), (3, [4])])
def test_an_owned_tile_is_raised_for_the_difference(rank: int, prices: list[int]) -> None:
    t = buying(with_money(10).ranks(0, temple=rank))
    assert prices == [t.facts(text)["price"] for text in t.offered("offering") if "temple" in text]
    t.play("offering temple 4")
    assert 4 == t.side(0)["ranks"]["temple"]
    assert ["PAN-BUY-05"] == t.rules_behind("offering-bought")
    assert not [text for text in t.offered("offering") if "temple" in text]


@rule("PAN-BUY-08", "PAN-RUL-26")
def test_everybody_can_have_every_tile() -> None:
    t = table(4).deities(0, "stonkus-1")
    for seat in (1, 2, 3):
        t.ranks(seat, gift=4, priest=2, dancer=4, temple=3)
    assert [f"offering {offering} 1" for offering in OFFERINGS] == buying(t).offered("offering")


@rule("PAN-BUY-09")
def test_pieces_cost_one_coin_and_go_from_the_supply_into_the_reserve() -> None:
    t = buying(with_money(2)).play("piece foot", "piece column")
    assert (5, 4, 7, 8) == tuple(t.side(0)[name] for name in ("feet", "columns", "spare_feet", "spare_columns"))
    assert 0 == left(t)


@rule("PAN-BUY-10")
@pytest.mark.parametrize(("piece", "feet", "columns"), [("foot", 12, 3), ("column", 4, 12)])
def test_nobody_buys_beyond_the_supply(piece: str, feet: int, columns: int) -> None:
    t = buying(with_money(2).reserve(0, feet, columns))
    assert not t.offers(f"piece {piece}")
    assert ["PAN-BUY-10"] == t.why(f"piece {piece}")


# ---------------------------------------------------------------- Placements


@rule("PAN-BUY-11")
def test_placing_costs_a_coin_or_two_on_a_shared_space() -> None:
    t = buying(with_money(5).feet(1, "0602").columns(1, "0404"))
    assert {"price": 2, "left": 3, "tile": -1} == t.facts("foot 0602")
    assert {"price": 1, "left": 4, "tile": -1} == t.facts("foot 0403")
    t.play("foot 0403")
    assert {"price": 2, "left": 2, "tile": -1} == t.facts("column 0404")
    assert ["PAN-BUY-11"] == t.rules_behind("foot-placed")


@rule("PAN-BUY-12")
def test_what_was_bought_is_placed_in_the_same_action() -> None:
    t = buying(with_money(4).reserve(0, 0, 0))
    assert [] == t.offered("foot")
    assert ["PAN-MOVE-06"] == t.why("foot 0403")
    t.play("piece foot", "foot 0403", "piece column", "column 0404")
    assert [0] == t.pieces_on("0404")


@rule("PAN-BUY-13")
def test_pieces_are_placed_in_buy_as_in_a_move() -> None:
    t = buying(table(3).hand(0, "money-5").feet(1, "0602", "0403").feet(2, "0403").columns(0, "0703"))
    assert ["0401", "0402", "0501", "0503", "0602"] == t.places("foot")
    assert ["PAN-MOVE-14"] == t.why("foot 0403")
    assert ["PAN-MOVE-18"] == t.why("foot 0803")
    t.play("foot 0503", "foot 0603")
    assert {"0803", "0804"} <= set(t.places("foot"))
    assert "PAN-MOVE-11" in t.why("column 0404")


@rule("PAN-BUY-13", "PAN-MOVE-20")
def test_a_foot_placed_for_money_takes_the_tile() -> None:
    t = buying(with_money(1).feet(0, "0503", "0603").tiles("0704 step-1", "0201 money")).play("foot 0704", "finish", "pay money-1")
    assert {"step-1": 1} == t.side(0)["step_tiles"]


@rule("PAN-BUY-14", "PAN-GOD-52", "PAN-TILE-18")
def test_steps_are_worth_nothing_in_buy() -> None:
    t = table(2).hand(0, "money-1", *["movement"] * 3).step_tiles(0, "step-2").deities(0, "vinthrad", "gaiviles").feet(1, "0602")
    assert 1 == left(buying(t))
    t.play("foot 0403")
    assert ["finish"] == t.options
    t.play("finish", "pay money-1")
    assert ["movement"] * 3 == t.hand_of(0)


@rule("PAN-BUY-15")
def test_nobody_reacts_to_a_placement_for_money() -> None:
    t = table(3).hand(0, "money-1").hand(1, "movement").turn(0).play("buy", "foot 0602", "finish", "pay money-1")
    assert ("Turn", [1]) == (t.asked, t.waiting)


# ---------------------------------------------------------------- Payment


@rule("PAN-BUY-16", "PAN-GOD-70")
def test_all_money_cards_and_stonkus_can_be_spent() -> None:
    t = buying(table(2).hand(0, "money-1", "money-2", "money-5", "gift", "movement").deities(0, "stonkus-1", "stonkus-2"))
    assert 1 + 2 + 5 + 1 + 2 == left(t)


@rule("PAN-BUY-17", "PAN-RUL-27")
def test_no_change_is_given() -> None:
    t = buying(table(2).hand(0, "money-5").special(2, 2, 3, 3, 4, 4)).play("piece foot", "finish", "pay money-5")
    assert ([], "Turn", [1]) == (t.hand_of(0), t.asked, t.waiting)


@rule("PAN-BUY-18", "PAN-BUY-19")
def test_all_money_goes_to_the_common_discards() -> None:
    t = buying(table(2).hand(0, "money-1", "money-2")).play("offering gift 2", "finish")
    assert ["money-1", "money-2"] == t.hand_of(0)
    t.play("pay money-2", "pay money-1")
    assert {"money-1": 1, "money-2": 1} == t.view()["discards"]
    assert [2, 3, 3, 4, 4, 5] == [int(card.removeprefix("money-")) for card in t.view()["special"]]


@rule("PAN-BUY-19")
def test_special_money_is_drawn_again_with_the_discards() -> None:
    t = table(2).hand(0, "money-2").pile().rest_of_cards(1).turn(0).play("buy", "piece foot", "finish", "pay money-2")
    t.play("draw", chance=["money-2"])
    assert "money-2" in t.hand_of(1)


@rule("PAN-RUL-27")
@pytest.mark.parametrize(
    ("hand", "due", "first"),
    [
        ([1, 1, 4], 5, [4]),
        ([1, 1, 4], 2, [1, 4]),
        ([1, 2, 3], 3, [2, 3]),
        ([2, 2, 3, 5], 4, [2, 3, 5]),
        ([1, 1, 1], 3, [1]),
    ],
)
def test_cards_are_paid_from_the_dearest_down_as_long_as_they_suffice(hand: list[int], due: int, first: list[int]) -> None:
    t = buying(table(2).hand(0, *[f"money-{value}" for value in hand])).play(*["piece foot"] * due, "finish")
    assert [f"pay money-{value}" for value in first] == t.options


@rule("PAN-RUL-27")
def test_no_card_is_paid_that_is_superfluous() -> None:
    t = buying(table(2).hand(0, "money-1", "money-1", "money-2", "money-3")).play(*["piece foot"] * 3, "finish")
    assert {"number": 2, "due": 1} == t.facts("pay money-2")
    assert {"number": 3, "due": 0} == t.facts("pay money-3")
    t.play("pay money-2")
    assert ["pay money-1"] == t.options
    assert ["PAN-RUL-27"] == t.why("pay money-3")
    assert ["PAN-BUY-16"] == t.why("pay money-4")


@rule("PAN-RUL-27", "PAN-GOD-70")
def test_stonkus_pays_first() -> None:
    t = buying(with_money(3).deities(0, "stonkus-2")).play("offering gift 2")
    assert 1 == t.facts("finish")["due"]
    t.play("finish")
    assert [[0, 2]] == [event.values for event in t.events_named("paid-by-deity")]
    t.play("pay money-1")
    assert ["money-1"] * 2 == t.hand_of(0)


@rule("PAN-RUL-27")
def test_what_stonkus_does_not_pay_is_lost() -> None:
    t = buying(with_money(1).deities(0, "stonkus-2")).play("piece foot", "finish")
    assert (["money-1"], "Turn", [1]) == (t.hand_of(0), t.asked, t.waiting)
    t.play("draw", "draw", "draw")
    assert 3 == left(t.play("buy"))


@rule("PAN-BUY-20", "PAN-RUL-21")
def test_tiles_act_once_the_purchases_are_paid() -> None:
    t = buying(with_money(2).reserve(0, 1, 0).feet(0, "0503", "0603").tiles("0704 reserve-1-2", "0201 money")).play("foot 0704")
    assert (0, ["PAN-MOVE-06"]) == (t.side(0)["feet"], t.why("foot 0602"))
    t.play("finish")
    assert (0, "PayMoney") == (t.side(0)["feet"], t.asked)
    t.play("pay money-1")
    assert (2, 1) == (t.side(0)["feet"], t.side(0)["columns"])


@rule("PAN-BUY-20", "PAN-RUL-21")
def test_money_from_a_tile_does_not_pay_for_the_buy_that_took_it() -> None:
    t = buying(with_money(1).feet(0, "0503", "0603").tiles("0704 money", "0201 money")).play("foot 0704")
    assert (0, ["finish"]) == (left(t), t.options)
    t.play("finish", "pay money-1")
    assert ["money-2"] == t.hand_of(0)
