"""Worked examples about Cult, deities from the stack, demigods, tiles and Draw, word for word."""

from __future__ import annotations

import pytest
from games.pantheon.laying import Table, rule, table

EPOCHS = pytest.mark.parametrize("epoch", [1, 2, 6])


def row(*names: str) -> Table:
    """These deities, and others that keep the phase going."""
    return table().row(*[*names, "gadicea", "gadicea"][:3])


# A deity 4/1


@rule("PAN-CULT-02", "PAN-CULT-07")
def test_four_dancers_and_a_temple_pay_4_and_1() -> None:
    t = row("vinthrad").hand(0, *["dancer"] * 4, "temple").turn(0).play("worship vinthrad", "offer dt")
    assert ({"dancer": 4, "temple": 1}, {"vinthrad": 1}) == (t.view()["discards"], t.side(0)["deities"])


@rule("PAN-CULT-05", "PAN-CULT-06", "PAN-CULT-08")
def test_tiles_of_rank_4_and_2_pay_4_and_1_without_cards_and_stay() -> None:
    t = row("vinthrad").ranks(0, dancer=4, temple=2).turn(0).play("worship vinthrad", "offer dt")
    assert ({}, {"vinthrad": 1}) == (t.view()["discards"], t.side(0)["deities"])
    assert {"dancer": 4, "temple": 2} == t.side(0)["ranks"]


@rule("PAN-CULT-04")
def test_a_tile_of_rank_2_with_two_dancers_and_a_temple_pays_4_and_1() -> None:
    t = row("vinthrad").ranks(0, dancer=2).hand(0, "dancer", "dancer", "temple").turn(0).play("worship vinthrad", "offer dt")
    assert ({"dancer": 2, "temple": 1}, {"vinthrad": 1}) == (t.view()["discards"], t.side(0)["deities"])


@rule("PAN-CULT-02", "PAN-CULT-03")
def test_four_numbers_need_all_four_types() -> None:
    assert row("traitera").hand(0, "gift", "gift", "priest", "priest", "dancer", "temple").turn(0).offers("worship traitera")
    assert not row("traitera").hand(0, *["gift"] * 4, *["priest"] * 4, *["dancer"] * 4).turn(0).offers("worship traitera")
    assert not row("traitera").hand(0, "gift", "gift", "priest", "dancer", "temple").turn(0).offers("worship traitera")


@rule("PAN-CULT-09")
def test_a_deity_of_the_second_epoch_scores_2_points_at_once() -> None:
    t = row("vinthrad").epoch(2).points(0, 5).ranks(0, dancer=4, temple=2).turn(0).play("worship vinthrad", "offer dt")
    assert 7 == t.side(0)["points"]


@rule("PAN-CULT-06")
def test_surparit_is_paid_by_a_tile_of_4_and_a_tile_of_2_with_a_card() -> None:
    t = (
        row("surparit")
        .ranks(0, dancer=4, temple=2)
        .hand(0, "temple")
        .turn(0)
        .play("worship surparit")
        .play("offer dt", chance=["vinthrad"])
    )
    assert ([], {"temple": 1}) == (t.hand_of(0), t.view()["discards"])


# Surparit


def surparit(epoch: int) -> Table:
    return row("surparit").epoch(epoch).ranks(0, dancer=3, temple=3).turn(0).play("worship surparit")


@rule("PAN-CULT-09", "PAN-GOD-10")
@EPOCHS
def test_surparit_draws_stonkus(epoch: int) -> None:
    t = surparit(epoch).play("offer dt", chance=["stonkus-2"])
    assert (2 * epoch, {"stonkus-2": 1}, {"surparit": 1}) == (t.side(0)["points"], t.side(0)["deities"], t.view()["deity_box"])


@rule("PAN-GOD-21")
@EPOCHS
def test_surparit_draws_plaesiris(epoch: int) -> None:
    t = row("surparit").epoch(epoch).demigod_row(6).ranks(0, dancer=3, temple=3).turn(0).play("worship surparit")
    t.play("offer dt", chance=["plaesiris", "2", "3"])
    assert (2 * epoch, [3, 2], [6]) == (t.side(0)["points"], t.side(0)["values"], t.view()["demigods"])
    assert {"surparit": 1, "plaesiris": 1} == t.view()["deity_box"]


@rule("PAN-GOD-11")
@EPOCHS
def test_surparit_draws_surparit(epoch: int) -> None:
    t = surparit(epoch).play("offer dt", chance=["surparit"])
    assert (2 * epoch, {}, {"surparit": 2}) == (t.side(0)["points"], t.side(0)["deities"], t.view()["deity_box"])


# Demigods and money


def row_of_three() -> Table:
    """Demigods 6, 4, 2 for a Plaesiris in the row and a tile on the map; seat 0 is beside the tile, seat 1 can pay."""
    t = row("plaesiris").demigod_row(6, 4, 2).ranks(1, gift=4, priest=4).feet(0, "0503", "0603")
    return t.tiles("0704 demigod", "0201 money")


@rule("PAN-RUL-07", "PAN-TILE-04", "PAN-GOD-20")
def test_the_tile_first_takes_6_then_plaesiris_4_and_2() -> None:
    t = row_of_three().turn(0).play("move", "foot 0704", "finish").play("draw", seat=1).play("worship plaesiris", "offer gp", seat=1)
    assert ([6], [4, 2], []) == (t.side(0)["values"], t.side(1)["values"], t.view()["demigods"])


@rule("PAN-RUL-07", "PAN-TILE-04", "PAN-GOD-20")
def test_plaesiris_first_takes_6_and_4_then_the_tile_2() -> None:
    t = row_of_three().turn(1).play("worship plaesiris", "offer gp").play("move", "foot 0704", "finish", seat=0)
    assert ([2], [6, 4], []) == (t.side(0)["values"], t.side(1)["values"], t.view()["demigods"])


@rule("PAN-RUL-33", "PAN-GOD-05")
def test_taksator_without_special_money_is_worth_its_points() -> None:
    t = row("taksator").epoch(5).special().ranks(0, gift=4, priest=4).turn(0).play("worship taksator", "offer gp")
    assert (5, []) == (t.side(0)["points"], t.hand_of(0))


# Draw


@rule("PAN-DRAW-04")
def test_with_two_cards_in_the_pile_the_third_comes_from_the_ten_discards() -> None:
    t = table().pile("gift", "gift").discards(*["movement"] * 10).rest_of_cards(1).turn(0).play("draw", "draw")
    assert (["gift", "gift"], 0) == (t.hand_of(0), t.view()["pile"])
    t.play("draw")
    assert (["movement", "gift", "gift"], 9, {}) == (t.hand_of(0), t.view()["pile"], t.view()["discards"])
    assert ["reshuffled", "drew", "drew-hidden"] == t.event_names[:3]


# Tiles


@rule("PAN-TILE-10", "PAN-RUL-51")
@pytest.mark.parametrize(("types", "ranks"), [(["gift", "gift"], {"gift": 2}), (["gift", "temple"], {"gift": 1, "temple": 1})])
def test_two_upgrades_make_one_type_of_rank_2_or_two_of_rank_1(types: list[str], ranks: dict[str, int]) -> None:
    t = table().feet(0, "0503", "0603").tiles("0704 offering-2", "0201 money").turn(0).play("move", "foot 0704", "finish")
    t.play(*[f"upgrade {name}" for name in types])
    assert ranks == t.side(0)["ranks"]


# The last deity


@rule("PAN-PHASE-02", "PAN-DECL-04", "PAN-DECL-05")
def test_with_the_last_deity_the_tile_and_the_demigod_left_go_to_the_box() -> None:
    t = (
        table()
        .epoch(4)
        .row("stonkus-1")
        .tiles("0704 demigod")
        .demigod_row(5)
        .ranks(0, gift=4)
        .turn(0)
        .play("worship stonkus-1")
        .play("offer g")
    )
    seen = t.view()
    assert (5, 7, 1) == (seen["epoch"], seen["sides"][0]["points"], seen["first"])
    assert ({"demigod": 1}, [5]) == (seen["tile_box"], seen["demigod_box"])
