"""The action Cult: which deities can be paid, with which offerings, and what they bring."""

from __future__ import annotations

import pytest
from games.pantheon.laying import T, Table, deity, rule, table

COSTS = {
    "surparit": [3, 3], "plaesiris": [4, 2], "taksator": [3, 2], "depraccus": [2, 2, 1], "vinthrad": [4, 1], "gaiviles": [3, 1],
    "stonkus-1": [4], "stonkus-2": [3, 1, 1], "gadicea": [5, 1], "pietalte": [3, 2, 1], "traitera": [2, 2, 1, 1],
}  # fmt: skip
TYPES = ["gift", "priest", "dancer", "temple"]


def row(*names: str) -> Table:
    """Three deities, of which the last ones cannot be paid with little."""
    return table().row(*[*names, "gadicea", "gadicea", "gadicea"][:3])


def cards(*numbers: int) -> list[str]:
    return [name for name, number in zip(TYPES, numbers, strict=False) for _ in range(number)]


# Costs


@rule("PAN-CULT-02")
@pytest.mark.parametrize("name", COSTS)
def test_a_deity_needs_as_many_offerings_and_types_as_it_has_numbers(name: str) -> None:
    exact = row(name).hand(0, *cards(*COSTS[name])).turn(0)
    assert exact.offers(f"worship {name}")
    for place in range(len(COSTS[name])):
        short = [number - (at == place) for at, number in enumerate(COSTS[name])]
        t = row(name).hand(0, *cards(*short)).turn(0)
        assert not t.offers(f"worship {name}")
        assert ["PAN-CULT-12" if name == "pietalte" else "PAN-TURN-07"] == t.why(f"worship {name}")


@rule("PAN-CULT-02")
def test_every_deity_that_is_printed_has_a_cost_here() -> None:
    assert set(T.deity_slugs) == set(COSTS)


@rule("PAN-CULT-03")
def test_different_numbers_are_paid_with_different_types() -> None:
    t = row("vinthrad").hand(0, *["gift"] * 9).turn(0)
    assert not t.offers("worship vinthrad")


@rule("PAN-CULT-03")
def test_the_player_chooses_which_type_pays_which_number() -> None:
    t = row("taksator").hand(0, *cards(3, 3, 2)).turn(0).play("worship taksator")
    assert ("PayDeity", ["offer gp", "offer gd", "offer pg", "offer pd"]) == (t.asked, t.options)
    t.play("offer pd")
    assert ["gift", "gift", "gift", "money-2"] == t.hand_of(0)


@rule("PAN-CULT-03", "PAN-RUL-28")
def test_ways_that_discard_the_same_cards_are_one_way() -> None:
    t = row("surparit").hand(0, *cards(3, 3)).turn(0).play("worship surparit")
    assert ["offer gp"] == t.options
    assert ["PAN-RUL-28"] == t.why("offer pg")
    t = row("taksator").ranks(0, gift=3, priest=3).turn(0).play("worship taksator")
    assert ["offer gp"] == t.options


@rule("PAN-CULT-02")
def test_an_offer_with_too_few_or_too_many_types_is_refused() -> None:
    t = row("taksator").hand(0, *cards(5, 5, 5)).turn(0).play("worship taksator")
    assert [["PAN-CULT-02"], ["PAN-CULT-02"], ["PAN-CULT-04"]] == [t.why(f"offer {types}") for types in ("g", "gpd", "gt")]


@rule("PAN-CULT-04", "PAN-CULT-05")
@pytest.mark.parametrize(("rank", "due"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_a_tile_counts_as_its_rank_and_cards_pay_the_rest(rank: int, due: int) -> None:
    t = row("stonkus-1").ranks(0, dancer=rank).hand(0, *["dancer"] * due, "gift").turn(0).play("worship stonkus-1")
    assert ["offer d"] == t.options
    assert due == t.facts("offer d")["dancer"]
    t.play("offer d")
    assert ["gift"] == t.hand_of(0)
    if due:
        assert not row("stonkus-1").ranks(0, dancer=rank).hand(0, *["dancer"] * (due - 1)).turn(0).offers("worship stonkus-1")


@rule("PAN-CULT-06")
def test_the_surplus_of_a_tile_pays_nothing_else() -> None:
    assert not row("gaiviles").ranks(0, dancer=4).turn(0).offers("worship gaiviles")
    assert row("gaiviles").ranks(0, dancer=4, temple=1).turn(0).offers("worship gaiviles")


@rule("PAN-CULT-07", "PAN-CULT-08")
def test_cards_are_discarded_and_tiles_stay() -> None:
    t = row("vinthrad").ranks(0, dancer=2).hand(0, "dancer", "dancer", "temple", "temple").turn(0).play("worship vinthrad", "offer dt")
    assert ({"dancer": 2, "temple": 1}, ["temple"]) == (t.view()["discards"], t.hand_of(0))
    assert {"dancer": 2} == t.side(0)["ranks"]


@rule("PAN-CULT-08")
def test_tiles_pay_again_in_the_next_turn() -> None:
    t = row("stonkus-1", "stonkus-1").ranks(0, dancer=4).turn(0).play("worship stonkus-1", "offer d")
    t.play("draw", "draw", "draw", seat=1).play("worship stonkus-1", "offer d")
    assert {"stonkus-1": 2} == t.side(0)["deities"]


@rule("PAN-CULT-12")
def test_pietalte_takes_cards_only() -> None:
    t = row("pietalte").ranks(0, gift=4, priest=4, dancer=4, temple=4).hand(0, *cards(2, 2, 1)).turn(0)
    assert (False, ["PAN-CULT-12"]) == (t.offers("worship pietalte"), t.why("worship pietalte"))
    t = row("pietalte").ranks(0, gift=4).hand(0, *cards(3, 2, 1)).turn(0).play("worship pietalte", "offer gpd")
    assert ([], {"pietalte": 1}) == (t.hand_of(0), t.side(0)["deities"])


@rule("PAN-CULT-12")
def test_of_pietaltes_offers_one_that_needs_a_tile_is_refused() -> None:
    t = row("pietalte").ranks(0, temple=4).hand(0, *cards(3, 3, 1)).turn(0).play("worship pietalte")
    assert ["offer gpd", "offer pgd"] == t.options
    assert ["PAN-CULT-12"] == t.why("offer tgp")


@rule("PAN-CULT-13")
def test_movement_and_money_cards_are_no_offerings() -> None:
    t = row("stonkus-1").hand(0, *["movement"] * 9, *["money-1"] * 9, "gift", "gift", "gift").turn(0)
    assert [] == t.offered("worship")


# What it brings


@rule("PAN-CULT-01", "PAN-CULT-11")
def test_one_deity_is_acquired_and_the_row_is_not_refilled() -> None:
    t = row("stonkus-1", "vinthrad").ranks(0, dancer=4, temple=4).turn(0).play("worship vinthrad", "offer dt")
    assert ["stonkus-1", "gadicea"] == [name for name in t.view()["row"] if name]
    assert (["Turn", [1]], 0) == ([t.asked, t.waiting], t.view()["deity_box"].get("vinthrad", 0))
    assert 37 == t.view()["deity_stack"]


@rule("PAN-CULT-01")
def test_only_deities_of_the_row_are_worshipped() -> None:
    t = row("vinthrad").ranks(0, gift=4, priest=4, dancer=4, temple=4).turn(0)
    assert ["worship vinthrad"] == t.offered("worship")
    assert ["PAN-CULT-01"] == t.why("worship stonkus-1")


@rule("PAN-CULT-01")
def test_of_two_equal_deities_one_is_taken() -> None:
    t = row("vinthrad", "vinthrad").ranks(0, dancer=4, temple=1).turn(0)
    assert ["worship vinthrad"] == t.offered("worship")
    t.play("worship vinthrad", "offer dt")
    assert ["vinthrad", "gadicea"] == [name for name in t.view()["row"] if name]


@rule("PAN-CULT-09")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4, 5, 6])
def test_a_deity_scores_the_number_of_the_epoch_at_once(epoch: int) -> None:
    t = row("vinthrad").epoch(epoch).ranks(0, dancer=4, temple=1).turn(0)
    assert epoch == t.facts("worship vinthrad")["number"]
    t.play("worship vinthrad", "offer dt")
    assert [["deity-worshipped", [0, deity("vinthrad"), epoch]]] == [event.plain() for event in t.events_named("deity-worshipped")]
    assert (epoch, {"deities": epoch}) == (t.side(0)["points"], {name: n for name, n in t.side(0)["sources"].items() if n})


@rule("PAN-CULT-10")
@pytest.mark.parametrize(
    ("name", "gain"), [("vinthrad", "steps"), ("gaiviles", "jumps"), ("stonkus-1", "money"), ("gadicea", "draws")]
)  # fmt: skip
def test_a_blue_deity_works_from_now_on(name: str, gain: str) -> None:
    t = row(name).ranks(0, dancer=4, temple=4).hand(0, "dancer").turn(0).play(f"worship {name}")
    t.play(t.options[0])
    assert (1, {name: 1}) == (t.side(0)[gain], t.side(0)["deities"])


@rule("PAN-CULT-10")
def test_a_yellow_deity_acts_at_once_and_goes_to_the_box() -> None:
    t = row("taksator").ranks(0, dancer=4, temple=4).turn(0).play("worship taksator", "offer dt")
    assert (["money-2"], {}, {"taksator": 1}) == (t.hand_of(0), t.side(0)["deities"], t.view()["deity_box"])


@rule("PAN-CULT-10", "PAN-RUL-29")
@pytest.mark.parametrize(("there", "taken"), [([6, 4, 2], [6, 4]), ([3], [3]), ([], [])])
def test_plaesiris_by_cult_takes_up_to_two_of_the_row(there: list[int], taken: list[int]) -> None:
    t = row("plaesiris").demigod_row(*there).ranks(0, dancer=4, temple=4).turn(0).play("worship plaesiris", "offer dt")
    assert (taken, there[2:]) == (t.side(0)["values"], t.view()["demigods"])


@rule("PAN-CULT-01")
def test_nobody_reacts_to_cult() -> None:
    t = table(3).ranks(0, dancer=4).turn(0).play("worship stonkus-1", "offer d")
    assert ("Turn", [1]) == (t.asked, t.waiting)
