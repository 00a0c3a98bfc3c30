"""What the eight peoples give to everybody at the end of a preparation."""

from __future__ import annotations

import pytest
from games.pantheon.laying import Table, deity, rule, table

EVERYBODY = (-1, 0, 1)


# Gallia


@rule("PAN-PEOPLE-01", "PAN-DRAW-07")
def test_gallia_gives_two_cards_from_the_pile_or_a_deity() -> None:
    t = table().gifts("gallia")
    assert ("Gallia", [0], ["take-cards", "reveal"]) == (t.asked, t.waiting, t.options)
    t.play("take-cards", chance=["gift", "movement"])
    assert ["movement", "gift"] == t.hand_of(0)
    assert ("Gallia", [1]) == (t.asked, t.waiting)


@rule("PAN-PEOPLE-01", "PAN-RUL-08")
def test_gallia_reveals_the_deity_to_all_after_the_choice() -> None:
    t = table().hand(0, *["gift"] * 4).gifts("gallia").play("reveal", chance=["vinthrad"])
    assert [["revealed-for", [0, deity("vinthrad")]]] * 3 == [t.events_for(seat)[0].plain() for seat in EVERYBODY]
    assert {"name": "GalliaOffer", "waiting": [0], "seat": 0, "deity": deity("vinthrad")} == t.view(1)["decision"]
    assert 36 == t.view()["deity_stack"]
    assert "vinthrad" not in table().row("gadicea").gifts("gallia").play("reveal", chance=["vinthrad"]).view()["row"]


@rule("PAN-PEOPLE-02", "PAN-RUL-08")
def test_gallia_asks_for_the_topmost_number_only_in_any_one_type() -> None:
    t = table().hand(0, *["gift"] * 4, *["temple"] * 4, *["priest"] * 3).gifts("gallia").play("reveal", chance=["plaesiris"])
    assert ["offer g", "offer t", "decline"] == t.options
    t.play("offer t", chance=["1", "2"])
    assert ["gift"] * 4 + ["priest"] * 3 == t.hand_of(0)
    assert {"temple": 4} == t.view()["discards"]


@rule("PAN-PEOPLE-02")
def test_gallia_takes_no_two_types_for_the_one_number() -> None:
    t = table().hand(0, "gift", "gift", "priest", "priest", "priest").gifts("gallia").play("reveal", chance=["surparit"])
    assert ["offer p", "decline"] == t.options
    assert ["PAN-PEOPLE-02"] == t.why("offer gp")
    assert ["PAN-CULT-04"] == t.why("offer g")


@rule("PAN-PEOPLE-03")
def test_gallia_is_paid_by_cards_and_the_own_tile_together() -> None:
    t = table().ranks(0, dancer=3).hand(0, "dancer", "gift").gifts("gallia").play("reveal", chance=["stonkus-1"])
    assert ["offer d", "decline"] == t.options
    t.play("offer d")
    assert (["gift"], {"dancer": 3}, {"stonkus-1": 1}) == (t.hand_of(0), t.side(0)["ranks"], t.side(0)["deities"])


@rule("PAN-PEOPLE-03")
def test_gallia_may_be_paid_by_a_tile_alone() -> None:
    t = table().ranks(0, dancer=4).gifts("gallia").play("reveal", chance=["stonkus-1"]).play("offer d")
    assert {"stonkus-1": 1} == t.side(0)["deities"]


@rule("PAN-PEOPLE-04", "PAN-RUL-08", "PAN-INFO-05")
def test_a_declined_deity_goes_to_the_box_and_nothing_else_happens() -> None:
    t = table().epoch(2).hand(0, *["gift"] * 4).gifts("gallia").play("reveal", chance=["plaesiris"]).play("decline")
    side = t.side(0)
    assert (0, 0, {}, 4) == (side["points"], side["demigods"], side["deities"], side["hand_size"])
    assert ({"plaesiris": 1}, []) == (t.view()["deity_box"], t.view()["demigods"])
    assert ("Gallia", [1]) == (t.asked, t.waiting)


@rule("PAN-PEOPLE-04", "PAN-INFO-01")
def test_a_deity_that_cannot_be_paid_is_asked_for_all_the_same() -> None:
    """Refused without a pause, it would tell what the hand lacks."""
    t = table().gifts("gallia").play("reveal", chance=["vinthrad"])
    assert ("GalliaOffer", ["decline"]) == (t.asked, t.options)


@rule("PAN-PEOPLE-05", "PAN-RUL-08")
@pytest.mark.parametrize("epoch", [1, 4, 6])
def test_a_deity_of_gallia_gives_the_points_of_the_epoch_and_stays(epoch: int) -> None:
    t = table().epoch(epoch).ranks(0, dancer=4).gifts("gallia").play("reveal", chance=["vinthrad"]).play("offer d")
    assert (epoch, {"vinthrad": 1}, 1) == (t.side(0)["points"], t.side(0)["deities"], t.side(0)["steps"])


@rule("PAN-PEOPLE-05", "PAN-RUL-08")
def test_taksator_and_surparit_act_at_once_under_gallia() -> None:
    t = table().ranks(0, dancer=4).gifts("gallia").play("reveal", chance=["surparit"]).play("offer d", chance=["taksator"])
    assert (["money-2"], 2) == (t.hand_of(0), t.side(0)["points"])
    assert {"surparit": 1, "taksator": 1} == t.view()["deity_box"]


@rule("PAN-RUL-08")
def test_plaesiris_under_gallia_takes_two_demigods_of_the_stack_not_of_the_row() -> None:
    t = table().demigod_row(6, 5).ranks(0, dancer=4).gifts("gallia").play("reveal", chance=["plaesiris"]).play("offer d", chance=["1", "3"])
    assert ([3, 1], [6, 5]) == (t.side(0)["values"], t.view()["demigods"])


@rule("PAN-RUL-32", "PAN-PEOPLE-01")
def test_gallia_reveals_from_the_box_if_the_stack_is_empty() -> None:
    t = table().deity_stack().gifts("gallia").play("reveal", chance=[0])
    assert ("GalliaOffer", "deities-reshuffled") == (t.asked, t.event_names[0])


# Germania and Graecia


def seven(people: str, *hand: str, chance: list[str] | None = None) -> Table:
    return table().hand(1, *["priest"] * 7).hand(0, *hand).gifts(people, chance)


@rule("PAN-PEOPLE-06", "PAN-RUL-09", "PAN-DRAW-07")
@pytest.mark.parametrize("people", ["germania", "graecia"])
def test_a_hand_that_is_too_small_is_filled_to_seven_from_the_pile(people: str) -> None:
    t = seven(people, *["gift"] * 5, chance=["movement", "temple"])
    assert ["movement", *["gift"] * 5, "temple"] == t.hand_of(0)
    assert (["priest"] * 7, "Turn") == (t.hand_of(1), t.asked)
    assert ["gift", "priest", "dancer", "temple"] == t.view()["display"]


@rule("PAN-PEOPLE-06", "PAN-RUL-09", "PAN-RUL-52")
@pytest.mark.parametrize("people", ["germania", "graecia"])
def test_a_hand_that_is_too_large_is_discarded_to_seven_by_choice(people: str) -> None:
    t = seven(people, *["gift"] * 5, "movement", "money-1", "money-1", "money-5")
    assert ("ToSize", [0], 2) == (t.asked, t.waiting, t.view()["decision"]["due"])
    assert ["discard movement", "discard gift", "discard money-1", "discard money-5"] == t.options
    t.play("discard gift", "discard money-5")
    assert (["movement", *["gift"] * 4, "money-1", "money-1"], "Turn") == (t.hand_of(0), t.asked)
    assert {"gift": 1, "money-5": 1} == t.view(1)["discards"]


@rule("PAN-PEOPLE-06")
def test_the_surplus_must_be_in_the_hand() -> None:
    t = seven("germania", *["gift"] * 8)
    assert ["PAN-PEOPLE-06"] == t.why("discard temple")


@rule("PAN-PEOPLE-06", "PAN-RUL-09")
def test_exactly_seven_cards_stay_as_they_are() -> None:
    t = seven("graecia", *["gift"] * 6, "money-3", chance=[])
    assert (7, "Turn") == (t.side(0)["hand_size"], t.asked)


@rule("PAN-RUL-09")
def test_one_player_comes_to_seven_before_the_next() -> None:
    t = table(3).first(1).hand(1, *["gift"] * 8).hand(2, *["priest"] * 8).hand(0, *["temple"] * 6).gifts("germania")
    assert [1] == t.waiting
    t.play("discard gift")
    assert ([2], 6) == (t.waiting, t.side(0)["hand_size"])
    t.play("discard priest", chance=["movement"])
    assert ["movement", *["temple"] * 6] == t.hand_of(0)


# Aegyptus


@rule("PAN-PEOPLE-07")
def test_aegyptus_exchanges_feet_for_columns() -> None:
    t = table().gifts("aegyptus").play("swap foot 4")
    side = t.side(0)
    assert (0, 7, 12, 5) == (side["feet"], side["columns"], side["spare_feet"], side["spare_columns"])
    assert ("Swap", [1]) == (t.asked, t.waiting)


@rule("PAN-PEOPLE-07", "PAN-RUL-10")
def test_aegyptus_may_be_declined() -> None:
    t = table().gifts("aegyptus").play("decline", "decline")
    assert (4, 3) == (t.side(0)["feet"], t.side(0)["columns"])
    assert "Turn" == t.asked


@rule("PAN-PEOPLE-07", "PAN-RUL-10")
def test_aegyptus_gives_no_more_than_reserve_and_supply_have() -> None:
    t = table().reserve(0, 11, 3).gifts("aegyptus")
    assert ["swap foot " + str(k) for k in range(1, 10)] + ["swap column 1", "decline"] == t.options
    assert (["PAN-PEOPLE-07"], ["PAN-PEOPLE-07"]) == (t.why("swap foot 10"), t.why("swap column 2"))


@rule("PAN-PEOPLE-07")
def test_aegyptus_exchanges_even_a_single_piece() -> None:
    t = table().reserve(0, 0, 1).gifts("aegyptus")
    assert ([0], ["swap column 1", "decline"]) == (t.waiting, t.options)


@rule("PAN-PEOPLE-07")
def test_aegyptus_asks_nobody_who_has_nothing_to_exchange() -> None:
    t = table().reserve(0, 0, 0).gifts("aegyptus")
    assert [1] == t.waiting


# Persia


@rule("PAN-PEOPLE-08")
def test_persia_turns_the_special_money_the_highest_on_top() -> None:
    t = table().gifts("persia")
    assert ["money-5", "money-4", "money-4", "money-3", "money-3", "money-2", "money-2"] == t.view()["special"]
    assert (True, "Turn") == (t.view()["descending"], t.asked)


@rule("PAN-PEOPLE-08", "PAN-RUL-46")
def test_persia_turns_what_is_left_and_no_card_comes_back() -> None:
    t = table().special(3, 4).gifts("persia")
    assert ["money-4", "money-3"] == t.view()["special"]
    assert 1 == t.view()["discards"]["money-5"]


@rule("PAN-RUL-46", "PAN-TILE-15")
def test_after_persia_the_highest_special_money_is_taken_first() -> None:
    t = table().people("persia").descending().special(2, 4, 5).ranks(0, gift=4, priest=4).row("taksator", "gadicea", "vinthrad").turn(0)
    t.play("worship taksator", "offer gp")
    assert (["money-5"], ["money-4", "money-2"]) == (t.hand_of(0), t.view()["special"])


# Cartago


@rule("PAN-PEOPLE-09", "PAN-RUL-11")
def test_cartago_buys_pieces_and_offering_tiles_for_two_coins() -> None:
    t = table().gifts("cartago")
    assert ("Gift", [0], 2) == (t.asked, t.waiting, t.view()["decision"]["left"])
    assert [f"offering {name} 1" for name in ("gift", "priest", "dancer", "temple")] + ["piece foot", "piece column", "finish"] == t.options
    t.play("offering priest 1", "piece column")
    assert ({"priest": 1}, 4, 4) == (t.side(0)["ranks"], t.side(0)["feet"], t.side(0)["columns"])
    assert [1] == t.waiting


@rule("PAN-PEOPLE-09", "PAN-RUL-11")
def test_cartago_raises_a_tile_from_rank_1_to_2() -> None:
    t = table().ranks(0, dancer=1).gifts("cartago").play("offering dancer 2")
    assert ({"dancer": 2}, [1]) == (t.side(0)["ranks"], t.waiting)


@rule("PAN-PEOPLE-10", "PAN-RUL-11")
def test_cartago_takes_neither_money_cards_nor_stonkus() -> None:
    t = table().deities(0, "stonkus-2").hand(0, *["money-1"] * 5).gifts("cartago")
    assert 2 == t.view()["decision"]["left"]
    assert ["PAN-PEOPLE-10"] == t.why("offering gift 2")
    t.play("piece foot", "piece foot")
    assert ([1], 5) == (t.waiting, t.side(0)["hand_size"])


@rule("PAN-PEOPLE-10")
def test_coins_of_cartago_that_are_not_spent_are_lost() -> None:
    t = table().gifts("cartago").play("piece foot", "finish", "finish")
    assert ("Turn", [0]) == (t.asked, t.waiting)
    assert (5, 4) == (t.side(0)["feet"], t.side(1)["feet"])


@rule("PAN-RUL-11", "PAN-RUL-13")
def test_cartago_places_nothing_on_the_map() -> None:
    t = table().gifts("cartago")
    assert [] == t.offered("foot") + t.offered("column")
    assert t.view()["temple"] is None


@rule("PAN-RUL-11")
def test_nobody_reacts_to_cartago() -> None:
    t = table(3).gifts("cartago").play("piece foot", "piece foot")
    assert ("Gift", [1]) == (t.asked, t.waiting)


# Iberia


@rule("PAN-PEOPLE-11", "PAN-RUL-10")
def test_iberia_gives_a_new_tile_or_a_rank_and_cannot_be_declined() -> None:
    t = table().ranks(0, priest=3, temple=4).gifts("iberia")
    assert ["upgrade gift", "upgrade priest", "upgrade dancer"] == t.options
    assert [1, 4] == [t.facts(f"upgrade {name}")["rank"] for name in ("gift", "priest")]
    t.play("upgrade priest")
    assert ({"priest": 4, "temple": 4}, [1]) == (t.side(0)["ranks"], t.waiting)
    t.play("upgrade dancer")
    assert ({"dancer": 1}, "Turn") == (t.side(1)["ranks"], t.asked)
    assert 0 == t.side(0)["points"]


@rule("PAN-RUL-10", "PAN-TILE-11")
def test_with_all_four_at_rank_4_iberia_gives_nothing() -> None:
    t = table().ranks(0, gift=4, priest=4, dancer=4, temple=4).gifts("iberia")
    assert ([1], "upgrade-lost") == (t.waiting, t.event_names[-1])


# Roma


@rule("PAN-PEOPLE-12", "PAN-RUL-10", "PAN-DRAW-07")
def test_roma_gives_two_cards_from_the_pile_without_asking() -> None:
    t = table().first(1).gifts("roma", ["gift", "movement", "temple", "dancer"])
    assert [["dancer", "temple"], ["movement", "gift"]] == [t.hand_of(seat) for seat in (0, 1)]
    assert ["gift", "priest", "dancer", "temple"] == t.view()["display"]
    assert ("Turn", [1]) == (t.asked, t.waiting)
