"""Gaiviles: jumps over spaces with opponents' pieces. The temple marker is on 0502; 0602 touches it, 0603 and 0702 touch 0602, and 0703 both of these."""

from __future__ import annotations

from games.pantheon.laying import SLUG_AT, Table, rule, table


def jumper(*deities: str, seats: int = 3) -> Table:
    """Seat 2 of three has a Gaiviles and four movement cards."""
    return table(seats).deities(2, *(deities or ("gaiviles",))).hand(2, *["movement"] * 4)


def moving(t: Table) -> Table:
    return t.turn(2).play("move")


def jumps(t: Table) -> int:
    found: int = t.view(2)["decision"]["jumps"]
    return found


@rule("PAN-GOD-60", "PAN-GOD-61", "PAN-MOVE-09")
def test_a_jump_over_an_opponents_foot_may_start_at_the_marker() -> None:
    t = moving(jumper().feet(1, "0602"))
    assert ["0601", "0603", "0702"] == t.places("jump")
    t.play("jump 0702")
    assert [[SLUG_AT["0602"], SLUG_AT["0702"]]] == [[t.game.slugs["space"][k] for k in e.values[1:]] for e in t.events_named("jumped")]
    assert [2] == t.pieces_on("0702")


@rule("PAN-GOD-65", "PAN-RUL-35")
def test_the_first_space_of_the_map_can_be_jumped_like_any_other() -> None:
    t = moving(jumper().feet(2, "0401", "0400").columns(1, "0300"))
    assert "0201" in t.places("jump")
    assert [] == t.why("jump 0201")


@rule("PAN-GOD-60")
def test_without_gaiviles_nobody_jumps() -> None:
    t = moving(table(3).hand(2, *["movement"] * 4).feet(1, "0602"))
    assert [] == t.offered("jump")
    assert ["PAN-GOD-60"] == t.why("jump 0702")


@rule("PAN-GOD-60", "PAN-RUL-35")
def test_one_jump_in_each_move() -> None:
    t = moving(jumper().feet(1, "0602", "0403")).play("jump 0702")
    assert (0, []) == (jumps(t), t.offered("jump"))
    assert ["PAN-GOD-66"] == t.why("jump 0303")
    t.play("finish", "draw", "draw")
    for _ in range(2):
        t.play("draw", "draw", "draw")
    assert ([2], 1) == (t.waiting, jumps(t.play("move")))


@rule("PAN-GOD-60", "PAN-REACT-05")
def test_reactions_have_their_jump_too() -> None:
    t = jumper().feet(1, "0602").react(0).play("draw", "move")
    assert 1 == jumps(t)
    assert t.offers("jump 0702")


@rule("PAN-GOD-60", "PAN-RUL-35")
def test_a_jump_starts_at_the_own_road_as_well() -> None:
    t = moving(jumper().feet(2, "0602").feet(1, "0702"))
    assert {"0701", "0802"} <= set(t.places("jump"))
    assert ["PAN-GOD-65"] == moving(jumper().feet(1, "0702")).why("jump 0802")


@rule("PAN-GOD-62")
def test_a_jump_need_not_be_straight() -> None:
    # From 0503 over 0603: every neighbour that is not reached without a jump.
    t = moving(jumper().feet(2, "0503").feet(1, "0603"))
    assert ["0702", "0703", "0704"] == t.places("jump")


@rule("PAN-GOD-62", "PAN-GOD-63")
def test_landing_beside_an_opponent_costs_two_steps_and_elsewhere_one() -> None:
    t = moving(jumper().feet(1, "0602", "0702"))
    assert (2, 1) == (t.facts("jump 0702")["price"], t.facts("jump 0603")["price"])
    assert 7 == t.play("jump 0702").view(2)["decision"]["left"]


@rule("PAN-GOD-63", "PAN-MOVE-13")
def test_one_step_is_too_little_to_land_beside_an_opponent() -> None:
    t = table(3).deities(2, "gaiviles").feet(1, "0602", "0702").turn(2).play("move")
    assert ["0601", "0603"] == t.places("jump")
    assert ["PAN-MOVE-13"] == t.why("jump 0702")


@rule("PAN-GOD-62")
def test_nobody_lands_on_a_full_space() -> None:
    t = moving(jumper().feet(1, "0602", "0702").feet(0, "0702"))
    assert not t.offers("jump 0702")
    assert ["PAN-MOVE-14"] == t.why("jump 0702")


@rule("PAN-GOD-62")
def test_nobody_lands_on_the_temple_or_without_a_piece() -> None:
    t = moving(jumper().reserve(2, 0, 1).feet(2, "0503").feet(1, "0603"))
    assert ["0703"] == t.places("jump")
    assert "PAN-MOVE-06" in t.why("jump 0702")
    assert "PAN-MAP-04" in t.why("jump 0502")


@rule("PAN-GOD-64", "PAN-RUL-35")
def test_a_space_with_two_pieces_can_be_jumped_feet_or_columns() -> None:
    assert moving(jumper().feet(0, "0602").feet(1, "0602")).offers("jump 0702")
    t = moving(jumper().feet(2, "0602", "0702").columns(0, "0703").columns(1, "0703"))
    assert {"0803", "0804", "0704"} <= set(t.places("jump"))


@rule("PAN-GOD-65")
def test_an_empty_space_is_not_jumped() -> None:
    t = moving(jumper())
    assert [] == t.offered("jump")
    assert ["PAN-GOD-65"] == t.why("jump 0702")


@rule("PAN-RUL-35")
def test_a_space_with_an_own_piece_is_not_jumped() -> None:
    t = moving(jumper().feet(1, "0602").feet(2, "0602"))
    assert [] == t.offered("jump")
    assert t.offers("foot 0702")


@rule("PAN-RUL-35", "PAN-MOVE-11")
def test_a_column_lands_over_a_foot_but_not_over_a_column() -> None:
    over_foot = moving(jumper().feet(1, "0403"))
    assert over_foot.offers("jump 0404")
    over_foot.play("jump 0404")
    assert ([2], 1, 2) == (over_foot.pieces_on("0404"), over_foot.side(2)["standing"], over_foot.side(2)["columns"])

    over_column = moving(jumper().feet(2, "0403", "0504").columns(1, "0404", "0505").feet(1, "0304"))
    assert {"column 0404", "column 0505"} == set(over_column.offered("column"))
    assert not over_column.offers("jump 0203")


@rule("PAN-GOD-63")
def test_the_jump_itself_costs_nothing() -> None:
    t = table(3).deities(2, "gaiviles").feet(1, "0602").turn(2).play("move")
    assert {"price": 1, "left": 0, "tile": -1, "movement": 0} == t.facts("jump 0702")


@rule("PAN-GOD-66", "PAN-RUL-35")
def test_each_gaiviles_is_a_jump_with_a_landing_between_them() -> None:
    t = moving(jumper("gaiviles", "gaiviles").feet(1, "0602", "0702"))
    assert 2 == jumps(t)
    assert ["PAN-GOD-65"] == t.why("jump 0802")
    t.play("jump 0601", "jump 0802")
    assert 0 == jumps(t)
    assert [2] == t.pieces_on("0601") == t.pieces_on("0802")


@rule("PAN-RUL-35")
def test_where_the_road_leads_anyway_no_jump_is_spent() -> None:
    t = moving(jumper().feet(1, "0602").feet(2, "0503"))
    assert t.offers("foot 0603")
    assert ["PAN-RUL-35"] == t.why("jump 0603")


@rule("PAN-RUL-35", "PAN-MOVE-12")
def test_the_link_of_a_jump_lasts_for_the_epoch() -> None:
    t = moving(jumper().feet(1, "0602")).play("jump 0702", "finish", "draw", "draw")
    for _ in range(2):
        t.play("draw", "draw", "draw")
    t.play("move")
    assert {"0701", "0802", "0803"} & set(t.places("foot")) == {"0701", "0802"}
    assert t.offers("column 0703")


@rule("PAN-RUL-35", "PAN-DECL-01")
def test_the_link_of_a_jump_does_not_outlast_the_epoch() -> None:
    t = table(2).landed(0, "0703").decline(1)
    assert [0] == t.pieces_on("0703")
    assert 0 == sum(bits >> 4 for bits in t.state.pieces)


@rule("PAN-RUL-35", "PAN-BUY-14")
def test_nobody_jumps_in_buy() -> None:
    t = table(3).deities(2, "gaiviles").hand(2, "money-5").feet(1, "0602").turn(2).play("buy")
    assert [] == t.offered("jump")
    assert ["0401", "0402", "0403", "0501", "0503", "0602"] == t.places("foot")


@rule("PAN-GOD-60", "PAN-MOVE-20")
def test_a_foot_that_lands_on_a_tile_takes_it() -> None:
    t = moving(jumper().feet(2, "0602").feet(1, "0702")).play("jump 0701")
    assert (None, ["money"]) == (t.tile_on("0701"), t.view()["taken"])
