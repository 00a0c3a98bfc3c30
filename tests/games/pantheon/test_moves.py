"""Placing pieces in a Move: how many steps, which pieces, where, at what price, and the tiles on the way."""

from __future__ import annotations

import pytest
from games.pantheon.laying import GAME, LAND, SLUG_AT, Table, rule, space, table

from themis.core.chance import Seeded
from themis.core.record import Record
from themis.core.session import Session

AROUND = ["0401", "0402", "0403", "0501", "0503", "0602"]
COLUMNS = {place for place in SLUG_AT if not GAME.tables.takes_foot[space(place)]}


def beside(place: str) -> set[str]:
    """The spaces that share an edge with a space, by the columns and rows of the map."""
    column, row = int(place[:2]), int(place[2:])
    shift = row % 2
    found = [(column - 1, row), (column + 1, row)]
    found += [(column - 1 + shift + k, row + way) for way in (-1, 1) for k in (0, 1)]
    return {f"{c:02}{r:02}" for c, r in found if c >= 0 and r >= 0} & set(SLUG_AT)


def moving(t: Table, seat: int = 0) -> Table:
    return t.turn(seat).play("move")


def left(t: Table) -> int:
    found: int = t.view(t.waiting[0])["decision"]["left"]
    return found


# ---------------------------------------------------------------- Steps


@rule("PAN-MOVE-01", "PAN-MOVE-02", "PAN-MOVE-04")
@pytest.mark.parametrize("cards", [0, 1, 5])
def test_the_big_foot_gives_one_step_and_each_card_two(cards: int) -> None:
    t = moving(table(2).hand(0, *["movement"] * cards))
    assert 1 + 2 * cards == left(t)
    assert "big-foot-taken" in t.event_names


@rule("PAN-MOVE-03", "PAN-MOVE-04")
def test_permanent_steps_are_added_to_every_move() -> None:
    t = moving(table(2).hand(0, "movement").step_tiles(0, "step-1", "step-2").deities(0, "vinthrad", "vinthrad"))
    assert 1 + 2 + 1 + 2 + 2 == left(t)


@rule("PAN-MOVE-02", "PAN-RUL-15")
@pytest.mark.parametrize(("pieces", "cards"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_as_few_cards_as_possible_are_played(pieces: int, cards: int) -> None:
    t = moving(table(2).hand(0, *["movement"] * 3)).play(*[f"foot {place}" for place in AROUND[:pieces]])

    assert cards == t.facts("finish")["movement"] == t.view(0)["decision"]["movement"]
    t.play("finish")
    assert ["movement"] * (3 - cards) == t.hand_of(0)
    assert [[0, cards]] * (cards > 0) == [event.values for event in t.events_named("steps-paid")]


@rule("PAN-RUL-15", "PAN-MOVE-03")
def test_permanent_steps_save_cards() -> None:
    t = moving(table(2).hand(0, "movement").step_tiles(0, "step-2"))
    t.play("foot 0401", "foot 0402", "foot 0403", "finish")
    assert ["movement"] == t.hand_of(0)


@rule("PAN-MOVE-22")
def test_a_step_that_is_not_used_is_lost() -> None:
    t = moving(table(2).hand(0, "movement")).play("foot 0401", "foot 0402", "finish", "draw")
    assert [] == t.hand_of(0)
    t.play("draw", "draw", "draw", chance=["gift"])
    assert 1 == left(t.play("move"))


@rule("PAN-MOVE-26", "PAN-GOD-71")
def test_neither_money_nor_stonkus_buys_steps() -> None:
    t = moving(table(2).hand(0, "money-1", "money-5").deities(0, "stonkus-1", "stonkus-2"))
    assert 1 == left(t)


# ---------------------------------------------------------------- Pieces


@rule("PAN-MOVE-05")
def test_one_step_is_one_piece() -> None:
    t = moving(table(2).hand(0, "movement")).play("foot 0403", "column 0404", "foot 0401")
    assert ["finish"] == t.options
    assert ["PAN-MOVE-04"] == t.why("foot 0402")
    assert {"0401": [0], "0403": [0], "0404": [0]} == {place: t.pieces_on(place) for place in SLUG_AT if t.pieces_on(place)}


@rule("PAN-MOVE-06")
def test_pieces_come_from_the_own_reserve() -> None:
    t = moving(table(2).reserve(0, 1, 1).hand(0, *["movement"] * 3)).play("foot 0403")
    assert ["column 0404", "finish"] == t.options
    assert ["PAN-MOVE-06"] == t.why("foot 0402")
    t.play("column 0404")
    assert (0, 0, 11, 11) == tuple(t.side(0)[name] for name in ("feet", "columns", "spare_feet", "spare_columns"))
    assert ["finish"] == t.options


@rule("PAN-MOVE-06")
def test_no_column_without_one_in_the_reserve() -> None:
    t = moving(table(2).reserve(0, 4, 0).feet(0, "0403"))
    assert [] == t.offered("column")
    assert ["PAN-MOVE-06"] == t.why("column 0404")


@rule("PAN-MOVE-07", "PAN-MAP-01", "PAN-MAP-03")
@pytest.mark.parametrize("start", sorted(set(SLUG_AT) - COLUMNS - {"0502"})[::9])
def test_feet_go_on_every_space_beside_a_road_except_column_spaces_and_the_temple(start: str) -> None:
    t = moving(table(2).landed(0, start))
    expected = (beside(start) | set(AROUND)) - COLUMNS - {"0502", start}
    assert sorted(expected) == t.places("foot")
    assert {1} == {t.facts(text)["price"] for text in t.offered("foot")}


@rule("PAN-MOVE-08", "PAN-MOVE-07")
@pytest.mark.parametrize("place", sorted(COLUMNS))
def test_columns_go_on_column_spaces_only(place: str) -> None:
    beneath = sorted(beside(place) - COLUMNS)[0]
    t = moving(table(2).landed(0, beneath))
    assert sorted(beside(beneath) & COLUMNS) == t.places("column")
    assert f"foot {SLUG_AT[place]}" not in [choice.text for choice in GAME.tables.moves.foot.choices]


def test_there_are_as_many_spaces_for_feet_and_for_columns_as_the_map_says() -> None:
    assert (30, 174) == (len(COLUMNS), LAND.spaces - len(COLUMNS))


# ---------------------------------------------------------------- Links


@rule("PAN-MOVE-09", "PAN-RUL-47")
def test_the_first_foot_touches_the_temple_marker() -> None:
    t = moving(table(2).hand(0, *["movement"] * 4))
    assert [f"foot {place}" for place in AROUND] == sorted(t.options)
    assert ["PAN-MOVE-09"] == t.why("foot 0702")


@rule("PAN-MOVE-10")
def test_each_further_foot_touches_the_marker_or_an_own_piece() -> None:
    t = moving(table(2).hand(0, *["movement"] * 4).feet(1, "0401")).play("foot 0602")
    assert sorted(({"0601", "0603", "0702"} | set(AROUND)) - {"0602"}) == t.places("foot")
    assert ["PAN-MOVE-10"] == t.why("foot 0301")


@rule("PAN-MOVE-11", "PAN-RUL-18")
def test_an_own_column_or_the_marker_does_not_carry_a_column() -> None:
    # No column spaces of the map touch each other or a home, so the foot beside a column alone decides.
    t = moving(table(2).hand(0, *["movement"] * 4).feet(0, "0602", "0702").columns(0, "0703")).play("foot 0803")
    assert ["column 0703"] == moving(table(2).feet(0, "0602", "0702")).offered("column")
    assert [] == t.offered("column")
    assert ["PAN-MOVE-11"] == t.why("column 0404")
    assert [] == [place for place in COLUMNS if beside(place) & COLUMNS]


@rule("PAN-MOVE-11")
def test_the_foot_beside_a_column_must_be_ones_own() -> None:
    t = moving(table(2).feet(1, "0403"))
    assert [] == t.offered("column")
    assert ["PAN-MOVE-11"] == t.why("column 0404")


@rule("PAN-MOVE-12", "PAN-RUL-17")
def test_what_is_not_linked_to_the_marker_carries_nothing() -> None:
    # The foot on 0803 touches the column on 0703, but nothing links them to the marker.
    loose = table(2).feet(0, "0803").columns(0, "0703").hand(0, *["movement"] * 5)
    assert sorted(AROUND) == moving(loose).places("foot")
    assert [] == loose.offered("column")
    linked = table(2).feet(0, "0503", "0603", "0803").columns(0, "0703").hand(0, *["movement"] * 5)
    assert {"0802", "0903", "0804"} <= set(moving(linked).places("foot"))


@rule("PAN-MOVE-12", "PAN-RUL-17")
def test_other_players_pieces_link_nothing() -> None:
    t = moving(table(2).feet(1, "0602", "0702").hand(0, "movement"))
    assert sorted(AROUND) == t.places("foot")


@rule("PAN-MOVE-16")
def test_roads_branch_go_on_from_anywhere_and_start_at_the_marker_again() -> None:
    t = moving(table(2).reserve(0, 6, 3).feet(0, "0602", "0702", "0801").hand(0, *["movement"] * 3))
    t.play("foot 0603", "foot 0701", "foot 0401", "foot 0301", "column 0703", "column 0300")
    assert [0] == t.pieces_on("0300")


@rule("PAN-MOVE-17", "PAN-MOVE-18")
def test_an_old_column_carries_feet_once_it_is_linked() -> None:
    t = moving(table(2).columns(0, "0703").hand(0, *["movement"] * 2)).play("foot 0602")
    assert "0803" not in t.places("foot")
    assert ["PAN-MOVE-18"] == t.why("foot 0803")
    t.play("foot 0702")
    assert {"0803", "0804", "0704"} <= set(t.places("foot"))


@rule("PAN-MOVE-18", "PAN-RUL-47")
def test_the_first_foot_of_an_epoch_does_not_start_at_an_old_column() -> None:
    t = moving(table(2).columns(0, "0404", "0703").hand(0, *["movement"] * 2))
    assert sorted(AROUND) == t.places("foot")
    assert ["PAN-MOVE-18"] == t.why("foot 0304")


@rule("PAN-RUL-47")
def test_after_the_first_foot_a_later_turn_goes_on_from_the_road() -> None:
    t = moving(table(2)).play("foot 0602", "finish", "draw", "draw", "draw", "draw")
    assert "0702" in t.play("move").places("foot")


@rule("PAN-MOVE-19")
def test_own_pieces_are_passed_for_nothing() -> None:
    t = moving(table(2).feet(0, "0602", "0702", "0701"))
    assert {"price": 1, "left": 0, "tile": -1, "movement": 0} == t.facts("foot 0801")


# ---------------------------------------------------------------- Shared spaces


@rule("PAN-MOVE-13", "PAN-RUL-19")
def test_a_space_with_another_players_piece_costs_two_steps() -> None:
    t = moving(table(3).feet(1, "0403").columns(1, "0404").hand(0, *["movement"] * 2)).play("foot 0403")

    assert (2, 3) == (t.view(0)["decision"]["spent"], left(t))
    assert 2 == t.facts("column 0404")["price"]
    t.play("column 0404")
    assert (4, 1) == (t.view(0)["decision"]["spent"], left(t))
    assert [0, 1] == t.pieces_on("0404") == t.pieces_on("0403")


@rule("PAN-MOVE-13")
def test_one_step_is_too_little_for_a_shared_space() -> None:
    t = moving(table(2).feet(1, "0602"))
    assert not t.offers("foot 0602")
    assert ["PAN-MOVE-13"] == t.why("foot 0602")


@rule("PAN-MOVE-14", "PAN-RUL-19")
def test_a_third_piece_is_never_placed() -> None:
    t = moving(table(3).feet(1, "0602", "0403").feet(2, "0602").columns(1, "0404").columns(2, "0404").hand(0, *["movement"] * 5))
    assert not t.offers("foot 0602")
    assert ["PAN-MOVE-14"] == t.why("foot 0602")
    t.play("foot 0403")
    assert ["PAN-MOVE-14"] == t.why("column 0404")


@rule("PAN-MOVE-15")
def test_nobody_has_two_pieces_on_a_space() -> None:
    t = moving(table(2).feet(0, "0403").columns(0, "0404").hand(0, *["movement"] * 2))
    assert not t.offers("foot 0403")
    assert ["PAN-MOVE-15"] == t.why("foot 0403")
    assert ["PAN-MOVE-15"] == t.why("column 0404")


@rule("PAN-MOVE-27")
def test_pieces_on_the_map_stay_where_they_are() -> None:
    t = moving(table(2).reserve(0, 1, 0).feet(0, "0602", "0702").hand(0, *["movement"] * 2)).play("foot 0701")
    assert ["finish"] == t.options
    t.play("finish", "draw")
    assert [0] == t.pieces_on("0602") == t.pieces_on("0702") == t.pieces_on("0701")


# ---------------------------------------------------------------- Booty tiles


@rule("PAN-MOVE-20")
def test_a_foot_takes_the_tile_of_its_space() -> None:
    t = moving(table(2).feet(0, "0503", "0603").tiles("0704 step-1", "0201 money")).play("foot 0704")

    assert (None, "money") == (t.tile_on("0704"), t.tile_on("0201"))
    assert [[0, "step-1", "0704"]] == [[e.values[0], GAME.tables.tile_slugs[e.values[1]], "0704"] for e in t.events_named("tile-taken")]
    assert ["finish"] == t.options
    t.play("finish")
    assert {"step-1": 1} == t.side(0)["step_tiles"]


@rule("PAN-MOVE-20")
def test_a_tile_beside_the_road_is_not_taken() -> None:
    t = moving(table(2).feet(0, "0503").tiles("0704 step-1", "0201 money")).play("foot 0603", "finish")
    assert "step-1" == t.tile_on("0704")


@rule("PAN-MOVE-21", "PAN-RUL-20")
def test_a_second_visitor_finds_no_tile() -> None:
    t = moving(table(2).feet(0, "0503", "0603").feet(1, "0503", "0603").hand(1, "movement").tiles("0704 step-1", "0201 money"))
    t.play("foot 0704", "finish", "move")
    assert -1 == t.facts("foot 0704")["tile"]
    t.play("foot 0704", "finish")
    assert ({"step-1": 1}, {}) == (t.side(0)["step_tiles"], t.side(1)["step_tiles"])


@rule("PAN-MOVE-23")
def test_cards_are_discarded_before_the_tiles_act() -> None:
    t = moving(table(2).feet(0, "0503").hand(0, "movement").tiles("0704 cards-2", "0201 money")).play("foot 0603", "foot 0704")
    assert ["movement"] == t.hand_of(0)
    t.play("finish", chance=["priest", "gift"])
    assert ["steps-paid", "tile-used"] == [name for name in t.event_names if name in ("steps-paid", "tile-used")]
    assert ["gift", "priest"] == t.hand_of(0)


@rule("PAN-MOVE-24", "PAN-RUL-20")
def test_what_a_tile_gives_is_for_later_moves() -> None:
    t = moving(table(2).reserve(0, 1, 0).feet(0, "0503", "0603").hand(0, *["movement"] * 2).tiles("0704 reserve-1-2", "0201 money"))
    t.play("foot 0704")
    assert ["finish"] == t.options
    assert 0 == t.side(0)["feet"]
    t.play("finish")
    assert (2, 1) == (t.side(0)["feet"], t.side(0)["columns"])


@rule("PAN-MOVE-25", "PAN-RUL-20")
@pytest.mark.parametrize("order", [("0201", "0704"), ("0704", "0201")])
def test_tiles_act_in_the_order_in_which_they_were_taken(order: tuple[str, str]) -> None:
    tiles = {"0201": "money", "0704": "cards-2"}
    t = (
        table(2)
        .feet(0, "0503", "0603", "0401", "0301")
        .hand(0, "movement")
        .tiles(*[" ".join(pair) for pair in tiles.items()], "0405 money")
    )
    moving(t).play(*[f"foot {place}" for place in order])
    assert [tiles[place] for place in order] == t.view()["taken"]
    t.play("finish")
    used = [GAME.tables.tile_slugs[event.values[1]] for event in t.events_named("tile-used")]
    assert [tiles[place] for place in order] == used


@rule("PAN-MOVE-28")
def test_the_others_react_before_the_action_is_over() -> None:
    t = moving(table(3)).play("foot 0602", "finish")
    assert ("React", [1], 0) == (t.asked, t.waiting, t.view()["turn"])


# ---------------------------------------------------------------- Taking back


def seated(t: Table) -> Session:
    record = Record(GAME.meta.id, GAME.meta.rules, [f"Player {seat}" for seat in range(t.state.seats)])
    return Session(GAME, t.state, record, Seeded(1), 0)


def choose(session: Session, t: Table, *texts: str) -> None:
    for text in texts:
        session.choose(session.waiting()[0], t.written(text))


@rule("PAN-RUL-48")
def test_placements_can_be_taken_back_one_by_one_until_the_move_is_confirmed() -> None:
    t = table(2).feet(0, "0503").hand(0, *["movement"] * 2).tiles("0704 money", "0201 money").turn(0)
    session = seated(t)
    before = GAME.save(session.state)
    choose(session, t, "move", "foot 0603", "foot 0704", "column 0703")
    for _ in range(4):
        assert "" == session.undo_refusal(0)
        session.undo(0)
    assert before == GAME.save(session.state)


@rule("PAN-RUL-48")
def test_purchases_can_be_taken_back_one_by_one_until_they_are_confirmed() -> None:
    t = table(2).hand(0, "money-4", "money-1").turn(0)
    session = seated(t)
    before = GAME.save(session.state)
    choose(session, t, "buy", "offering gift 1", "piece foot", "foot 0602")
    for _ in range(4):
        session.undo(0)
    assert before == GAME.save(session.state)


@rule("PAN-RUL-48")
@pytest.mark.parametrize("texts", [["draw"], ["take gift"], ["move", "foot 0704", "finish"]])
def test_what_was_drawn_or_revealed_is_not_taken_back(texts: list[str]) -> None:
    t = table(2).feet(0, "0503", "0603").tiles("0704 cards-2", "0201 money").turn(0)
    session = seated(t)
    choose(session, t, *texts)
    assert "" != session.undo_refusal(0)
