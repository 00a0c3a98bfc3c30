"""Worked examples about Buy, Traitera, the end of a phase, and points."""

from __future__ import annotations

import pytest
from games.pantheon.laying import SLUG_AT, T, Table, rule, space, table

SPACES = [place for place in SLUG_AT if not T.takes_foot[space(place)]]


def scored(t: Table, epoch: int) -> Table:
    return t.epoch(epoch).people("gallia").decline()


# ---------------------------------------------------------------- Of the rulebook


@rule("PAN-BUY-04")
def test_a_dancer_of_rank_1_costs_a_coin() -> None:
    t = table(2).hand(0, "money-1").turn(0).play("buy", "offering dancer 1", "finish", "pay money-1")
    assert (1, []) == (t.side(0)["ranks"]["dancer"], t.hand_of(0))


@rule("PAN-BUY-05", "PAN-BUY-07")
def test_a_temple_goes_from_rank_1_to_3_for_five_coins() -> None:
    t = table(2).ranks(0, temple=1).hand(0, *["money-1"] * 5).turn(0).play("buy")
    assert {"price": 5, "left": 0} == t.facts("offering temple 3")
    t.play("offering temple 3", "finish", *["pay money-1"] * 5)
    assert (3, []) == (t.side(0)["ranks"]["temple"], t.hand_of(0))


@rule("PAN-BUY-01", "PAN-BUY-11", "PAN-BUY-17", "PAN-RUL-43")
def test_green_spends_eight_coins_on_tiles_pieces_and_a_column_on_an_occupied_space() -> None:
    t = table(2).hand(0, "money-4", "money-3", "money-1").feet(0, "0403").columns(1, "0404").turn(0)
    t.play("buy", "offering dancer 2", "offering priest 1", "piece foot", "piece column", "column 0404")
    assert {"due": 8} == t.facts("finish")
    t.play("finish", "pay money-4", "pay money-3", "pay money-1")
    assert ([], [0, 1], 5, 3) == (t.hand_of(0), t.pieces_on("0404"), t.side(0)["feet"], t.side(0)["columns"])
    assert {"priest": 1, "dancer": 2} == t.side(0)["ranks"]


@rule("PAN-SCORE-02", "PAN-SCORE-05")
def test_red_goes_from_11_to_26_points_in_the_first_scoring() -> None:
    t = scored(table(2).points(0, 11).demigods(0, 3, 2).columns(0, *SPACES[:5]), 3)
    assert 26 == t.scores[0]


@rule("PAN-SCORE-08", "PAN-SCORE-09")
@pytest.mark.parametrize(("pietaltes", "points"), [(1, 4), (2, 8)])
def test_pietaltes_score_the_tile_of_rank_4(pietaltes: int, points: int) -> None:
    t = scored(table(2).deities(0, *["pietalte"] * pietaltes).ranks(0, gift=2, priest=4, temple=1), 6)
    assert points == t.scores[0]


@rule("PAN-GOD-96")
def test_with_a_traitera_stonkus_pays_in_a_second_buy() -> None:
    t = table(2).deities(0, "stonkus-2", "traitera").turn(0).play("buy", "piece foot", "piece foot", "finish", "again", "buy")
    assert 2 == t.view(0)["decision"]["left"]
    t.play("piece column", "finish")
    assert (6, 4, 1) == (t.side(0)["feet"], t.side(0)["columns"], t.view()["deity_box"]["traitera"])


# ---------------------------------------------------------------- Our own


@rule("PAN-PHASE-08", "PAN-PHASE-02")
def test_no_second_action_after_the_last_deity() -> None:
    t = table(2).row("stonkus-1").hand(0, *["gift"] * 4).deities(0, "traitera").turn(0).play("worship stonkus-1", "offer g")
    assert (2, [4, 0], 1) == (t.view()["epoch"], t.scores, t.side(0)["deities"]["traitera"])


@rule("PAN-GOD-98")
def test_a_traitera_of_this_turn_waits_for_the_next() -> None:
    t = table(2).row("traitera", "gaiviles").hand(0, "gift", "gift", "priest", "priest", "dancer", "temple").turn(0)
    t.play("worship traitera", "offer gpdt")
    assert ("Turn", [1]) == (t.asked, t.waiting)
    t.play("draw", "draw", "draw", "draw", "draw", "draw")
    assert ("Again", [0]) == (t.asked, t.waiting)


@rule("PAN-GOD-70")
def test_two_stonkus_alone_spend_three_coins() -> None:
    t = table(2).deities(0, "stonkus-2", "stonkus-1").row("pietalte").ranks(0, gift=1).turn(0).play("buy", "offering gift 2", "piece foot")
    assert ["finish"] == t.options
    t.play("finish")
    assert (2, 5, [1]) == (t.side(0)["ranks"]["gift"], t.side(0)["feet"], t.waiting)


@rule("PAN-BUY-17")
def test_a_4_pays_for_one_piece_or_for_more() -> None:
    t = table(2).hand(0, "money-4").turn(0).play("buy", "piece foot")
    assert 3 == t.view(0)["decision"]["left"]
    t.play("finish", "pay money-4")
    assert [] == t.hand_of(0)


@rule("PAN-RUL-27")
def test_5_are_paid_with_4_and_1() -> None:
    t = table(2).hand(0, "money-1", "money-1", "money-4").turn(0).play("buy", *["piece foot"] * 5, "finish")
    assert ["pay money-4"] == t.options
    t.play("pay money-4")
    assert ["pay money-1"] == t.options
    t.play("pay money-1")
    assert (["money-1"], [1]) == (t.hand_of(0), t.waiting)


@rule("PAN-SCORE-04")
@pytest.mark.parametrize(("before", "points", "more"), [(7, 14, 24), (11, 33, 48)])
def test_one_column_more_lifts_the_value_of_all(before: int, points: int, more: int) -> None:
    others = [place for place in SPACES if place != "0404"][:before]
    t = (
        table(2)
        .epoch(6)
        .people("gallia")
        .reserve(0, 0, 1)
        .columns(0, *others)
        .feet(0, "0403", "0503", "0603")
        .tiles("0704 step-1")
        .hand(1, "movement")
    )
    t.feet(1, "0503", "0603").turn(0)
    assert points == t.side(0)["column_points"]
    t.play("move", "column 0404", "finish", "move", "foot 0704", "finish")
    assert [more + 3, 0] == t.scores


@rule("PAN-BUY-10")
def test_a_thirteenth_column_cannot_be_bought() -> None:
    t = table(2).hand(0, "money-1").reserve(0, 4, 7).columns(0, *SPACES[:5]).turn(0).play("buy")
    assert not t.offers("piece column")
    assert ["PAN-BUY-10"] == t.why("piece column")


@rule("PAN-END-02")
def test_at_80_points_each_three_demigods_beat_two() -> None:
    t = scored(table(2).points(0, 69).demigods(0, 6, 5).points(1, 76).demigods(1, 1, 1, 2), 6)
    assert ([80, 80], [2, 1]) == (t.scores, t.outcome.ranks)


@rule("PAN-BUY-20", "PAN-RUL-21")
def test_pieces_of_a_tile_come_after_the_payment_of_the_last_coin() -> None:
    t = table(2).hand(0, "money-1").feet(0, "0503", "0603").tiles("0704 reserve-choice", "0201 money").turn(0).play("buy", "foot 0704")
    assert ["finish"] == t.options
    t.play("finish", "pay money-1")
    assert ["gain foot", "gain column"] == t.options
    t.play("gain column")
    assert (3, 5, ("Turn", [1])) == (t.side(0)["feet"], t.side(0)["columns"], (t.asked, t.waiting))
