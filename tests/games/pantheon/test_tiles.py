"""Booty and bonus tiles: what each of them gives, once the move or the purchases are paid."""

from __future__ import annotations

import pytest
from games.pantheon.laying import T, Table, deity, rule, table


def before(name: str, seats: int = 2) -> Table:
    """Seat 0 stands beside a tile; another one is far away, so that the phase goes on."""
    return table(seats).feet(0, "0503", "0603").tiles(f"0704 {name}", "0201 money")


def take(t: Table, chance: list[str] | None = None) -> Table:
    """Seat 0 takes the tile with the big foot's step and gets what it gives."""
    return t.turn(0).play("move", "foot 0704").play("finish", chance=chance)


# Reserve


@rule("PAN-TILE-02", "PAN-TILE-19")
@pytest.mark.parametrize(("name", "feet", "columns"), [("reserve-1-1", 1, 1), ("reserve-1-2", 2, 1)])
def test_a_reserve_tile_gives_feet_and_columns_of_the_supply(name: str, feet: int, columns: int) -> None:
    t = take(before(name))
    side = t.side(0)
    assert (3 + feet, 3 + columns) == (side["feet"], side["columns"])
    assert (6 - feet, 9 - columns) == (side["spare_feet"], side["spare_columns"])
    assert {name: 1} == t.view()["tile_box"]


@rule("PAN-TILE-02")
@pytest.mark.parametrize(("piece", "feet", "columns"), [("foot", 5, 3), ("column", 3, 5)])
def test_a_choice_tile_gives_two_feet_or_two_columns(piece: str, feet: int, columns: int) -> None:
    t = take(before("reserve-choice"))
    assert ("ReserveChoice", ["gain foot", "gain column"]) == (t.asked, t.options)
    assert 2 == t.facts(f"gain {piece}")["number"]
    t.play(f"gain {piece}")
    assert (feet, columns) == (t.side(0)["feet"], t.side(0)["columns"])


@rule("PAN-TILE-03", "PAN-RUL-36")
def test_a_supply_that_is_short_gives_what_is_there() -> None:
    t = take(before("reserve-1-2").reserve(0, 9, 12))
    assert (9, 12) == (t.side(0)["feet"], t.side(0)["columns"])
    assert (0, 0) == (t.side(0)["spare_feet"], t.side(0)["spare_columns"])
    t = take(before("reserve-choice").reserve(0, 9, 12))
    assert ["gain foot"] == t.options
    assert (1, ["PAN-TILE-03"]) == (t.facts("gain foot")["number"], t.why("gain column"))


@rule("PAN-TILE-03", "PAN-RUL-36")
def test_an_empty_supply_gives_nothing_and_asks_nothing() -> None:
    t = take(before("reserve-choice").reserve(0, 10, 12))
    assert ("React", {"reserve-choice": 1}) == (t.asked, t.view()["tile_box"])


@rule("PAN-TILE-01")
@pytest.mark.parametrize(("bonus", "booty"), [("bonus-reserve", "reserve-choice"), ("bonus-offering", "offering-2"), ("bonus-step", "step-1"), ("bonus-deity", "deity")])  # fmt: skip
def test_bonus_and_booty_tiles_with_the_same_symbol_work_the_same_way(bonus: str, booty: str) -> None:
    one, other = T.tile_slugs.index(bonus), T.tile_slugs.index(booty)
    columns = (T.tile_effect, T.tile_amount, T.tile_feet, T.tile_columns)
    assert [column[one] for column in columns] == [column[other] for column in columns]


# Demigods


@rule("PAN-TILE-04", "PAN-RUL-07")
def test_a_demigod_tile_takes_the_highest_demigod_of_the_row() -> None:
    t = take(before("demigod").demigod_row(2, 5, 4))
    assert ([5], [4, 2]) == (t.side(0)["values"], t.view()["demigods"])
    assert {"demigod": 1} == t.view()["tile_box"]


@rule("PAN-TILE-04", "PAN-RUL-33")
def test_a_demigod_tile_takes_nothing_from_an_empty_row() -> None:
    t = take(before("demigod"))
    assert ([], 21) == (t.side(0)["values"], t.view()["demigod_stack"])


@rule("PAN-TILE-04", "PAN-TILE-06", "PAN-INFO-04")
def test_a_demigod_is_kept_face_down_and_its_owner_may_look_at_it() -> None:
    t = table(3).demigods(0, 4, 1).turn(1)
    assert [4, 1] == t.view(0)["sides"][0]["values"]
    assert [None] * 3 == [t.view(seat)["sides"][0]["values"] for seat in (-1, 1, 2)]


# Deities


@rule("PAN-TILE-07", "PAN-RUL-44", "PAN-TILE-19")
def test_a_deity_tile_gives_the_top_deity_of_the_stack_without_offerings_or_question() -> None:
    t = take(before("deity"), ["gadicea"])
    assert ({"gadicea": 1}, "React") == (t.side(0)["deities"], t.asked)
    assert ["depraccus", "vinthrad", "stonkus-1"] == t.view()["row"]
    assert {"deity": 1} == t.view()["tile_box"]


@rule("PAN-TILE-08")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4, 5, 6])
def test_a_deity_of_a_tile_gives_the_points_of_the_epoch_and_its_advantage(epoch: int) -> None:
    t = take(before("deity").epoch(epoch), ["taksator"])
    assert (epoch, ["money-2"]) == (t.side(0)["points"], t.hand_of(0))
    assert [["deity-gained", [0, deity("taksator"), epoch]]] == [event.plain() for event in t.events_named("deity-gained")]


@rule("PAN-TILE-08")
def test_plaesiris_of_a_tile_draws_from_the_stack_and_leaves_the_row_alone() -> None:
    t = take(before("deity").demigod_row(6, 5), ["plaesiris", "1", "2"])
    assert ([2, 1], [6, 5]) == (t.side(0)["values"], t.view()["demigods"])


# Offerings


@rule("PAN-TILE-09")
@pytest.mark.parametrize(("rank", "after"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_an_upgrade_lifts_a_tile_by_one_rank_or_gives_a_new_one_for_nothing(rank: int, after: int) -> None:
    t = take(before("offering-1").ranks(0, dancer=rank).hand(0, "money-1"))
    assert ("Upgrade", after) == (t.asked, t.facts("upgrade dancer")["rank"])
    t.play("upgrade dancer")
    assert ({"dancer": after}, ["money-1"], "React") == (t.side(0)["ranks"], t.hand_of(0), t.asked)


@rule("PAN-TILE-10", "PAN-RUL-51")
def test_two_upgrades_may_lift_one_tile_from_1_to_3() -> None:
    t = take(before("offering-2").ranks(0, dancer=1)).play("upgrade dancer", "upgrade dancer")
    assert ({"dancer": 3}, "React") == (t.side(0)["ranks"], t.asked)


@rule("PAN-TILE-10")
def test_two_upgrades_may_be_spread() -> None:
    t = take(before("offering-2").ranks(0, dancer=1)).play("upgrade dancer", "upgrade gift")
    assert {"dancer": 2, "gift": 1} == t.side(0)["ranks"]


@rule("PAN-TILE-11", "PAN-RUL-36")
def test_a_tile_of_rank_4_is_not_upgraded() -> None:
    t = take(before("offering-1").ranks(0, dancer=4))
    assert (False, ["PAN-TILE-11"]) == (t.offers("upgrade dancer"), t.why("upgrade dancer"))


@rule("PAN-TILE-11", "PAN-RUL-36")
def test_with_all_four_at_rank_4_an_upgrade_is_lost() -> None:
    t = take(before("offering-2").ranks(0, gift=4, priest=4, dancer=4, temple=3))
    assert ["upgrade temple"] == t.options
    t.play("upgrade temple")
    assert ("React", ["upgraded", "upgrade-lost"]) == (t.asked, t.event_names[:2])


# Cards and money


@rule("PAN-TILE-14", "PAN-DRAW-07")
@pytest.mark.parametrize("number", [2, 3])
def test_a_card_tile_draws_its_number_of_cards_from_the_pile(number: int) -> None:
    t = take(before(f"cards-{number}"), ["movement"] * number)
    assert ["movement"] * number == t.hand_of(0)
    assert ["gift", "priest", "dancer", "temple"] == t.view()["display"]


@rule("PAN-TILE-15")
def test_a_money_tile_takes_the_top_special_money_into_the_hand() -> None:
    t = take(before("money").special(3, 4))
    assert (["money-3"], ["money-4"]) == (t.hand_of(0), t.view()["special"])
    assert {"money-3": 1} == t.view(1)["sides"][0]["known"]


@rule("PAN-TILE-15", "PAN-RUL-33")
def test_a_money_tile_takes_nothing_from_an_empty_stack() -> None:
    t = take(before("money").special())
    assert ([], {"money": 1}) == (t.hand_of(0), t.view()["tile_box"])


# Steps


@rule("PAN-TILE-16", "PAN-TILE-19")
@pytest.mark.parametrize("number", [1, 2])
def test_a_step_tile_is_kept_and_gives_its_steps_in_every_later_move(number: int) -> None:
    t = take(before(f"step-{number}"))
    side = t.view(1)["sides"][0]
    assert ({f"step-{number}": 1}, number, {}) == (side["step_tiles"], side["steps"], t.view()["tile_box"])
    for epoch in (2, 6):
        t = table().epoch(epoch).step_tiles(0, f"step-{number}").turn(0).play("move")
        assert 1 + number == t.view(0)["decision"]["left"]


@rule("PAN-TILE-17")
def test_step_tiles_add_up_with_each_other_and_with_vinthrad_and_need_no_cards() -> None:
    t = table().step_tiles(0, "step-1", "step-2", "bonus-step").deities(0, "vinthrad").react(1).play("move")
    assert 5 == t.view(0)["decision"]["left"]
    t.play("foot 0602", "foot 0702", "column 0703", "finish")
    assert [0] == t.pieces_on("0703")


@rule("PAN-TILE-18")
def test_step_tiles_do_nothing_in_buy() -> None:
    t = table().step_tiles(0, "step-2").hand(0, "money-1").turn(0).play("buy")
    assert 1 == t.view(0)["decision"]["left"]
    assert "buy" not in table().step_tiles(0, "step-2").turn(0).options


# The free column


def free_column(seats: int = 2) -> Table:
    return table(seats).dealt(0, "bonus-column").gifts("persia")


@rule("PAN-TILE-12", "PAN-RUL-45")
def test_the_free_column_goes_from_the_supply_on_any_column_space() -> None:
    t = free_column()
    assert ("BonusColumn", 30) == (t.asked, len(t.options))
    t.play("column 0300")
    side = t.side(0)
    assert ([0], 3, 8, 1) == (t.pieces_on("0300"), side["columns"], side["spare_columns"], side["standing"])
    assert ("Turn", "column-given") == (t.asked, t.event_names[0])


@rule("PAN-TILE-13")
def test_the_free_column_is_worth_points_like_any_other() -> None:
    t = free_column().play("column 0300")
    assert 1 == t.view(1)["sides"][0]["column_points"]


@rule("PAN-TILE-13", "PAN-RUL-45")
def test_the_free_column_is_linked_like_an_old_column() -> None:
    t = table().dealt(0, "bonus-column").hand(0, *["movement"] * 4).gifts("persia").play("column 1708").play("move")
    assert not {"1609", "1709"} & set(t.places("foot"))
    assert {"1609", "1709"} <= set(t.play("foot 1707").places("foot"))


@rule("PAN-TILE-13")
def test_beside_the_free_column_the_next_one_costs_two_steps() -> None:
    t = table(2).dealt(1, "bonus-column").hand(0, *["movement"] * 4).gifts("persia").play("column 1708", seat=1).play("move", "foot 1707")
    assert 2 == t.facts("column 1708")["price"]
