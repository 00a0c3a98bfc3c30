"""Worked examples about moves, reactions and jumps, placed on our map: Gallia is active, its home is 0502; Red, Green and Yellow are the seats 0, 1 and 2."""

from __future__ import annotations

from typing import Any

from games.pantheon.laying import SLUG_AT, T, Table, rule, space, table

RED, GREEN, YELLOW = range(3)


def decision(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = t.view(t.waiting[0])["decision"]
    return found


def endings(t: Table) -> list[int]:
    found: list[int] = dict(t.outcome.sources)["endings"]
    return found


# ---------------------------------------------------------------- Of the rulebook


@rule("PAN-MOVE-01", "PAN-MOVE-02", "PAN-MOVE-04")
def test_the_big_foot_and_one_card_are_three_steps() -> None:
    assert 3 == decision(table(3).hand(RED, "movement").turn(RED).play("move"))["left"]


@rule("PAN-MOVE-04", "PAN-MOVE-11")
def test_foot_foot_column_uses_up_the_big_foot_and_one_card() -> None:
    t = table(3).hand(RED, "movement").turn(RED).play("move", "foot 0602", "foot 0702", "column 0703")

    assert ["finish"] == t.options
    assert (0, 1) == (decision(t)["left"], decision(t)["movement"])
    t.play("finish")
    assert [] == t.hand_of(RED)
    assert [RED] == t.pieces_on("0703")
    assert ("React", [GREEN]) == (t.asked, t.waiting)


@rule("PAN-REACT-04", "PAN-REACT-06")
def test_green_reacts_with_one_card_and_two_feet() -> None:
    t = table(3).hand(RED, "movement").hand(GREEN, "movement").turn(RED)
    t.play("move", "foot 0602", "foot 0702", "column 0703", "finish", "move", "foot 0403", "foot 0303")
    assert (2, 0, 1) == (decision(t)["spent"], decision(t)["left"], decision(t)["movement"])
    t.play("finish")
    assert ([], [YELLOW]) == (t.hand_of(GREEN), t.waiting)


@rule("PAN-MOVE-13", "PAN-MOVE-22", "PAN-MOVE-23")
def test_the_second_piece_on_a_space_costs_two_steps_and_a_tile_is_taken_and_carried_out_after_the_cards() -> None:
    t = table(3).hand(YELLOW, *["movement"] * 3).feet(RED, "0602", "0702").columns(RED, "0703").tiles("0704 cards-2", "0201 money")
    t.react(RED).play("draw", seat=GREEN)
    t.play("move", "foot 0503", "foot 0603", "column 0703", "foot 0704", seat=YELLOW)

    assert {"name": "Move", "waiting": [2], "seat": 2, "spent": 5, "jumps": 0, "left": 1, "movement": 3} == t.view(YELLOW)["decision"]
    assert "left" not in t.view(GREEN)["decision"]
    t.play("finish", chance=["gift", "temple"], seat=YELLOW)
    assert ["gift", "temple"] == t.hand_of(YELLOW)
    assert [RED, YELLOW] == t.pieces_on("0703")


def green_on_two_roads() -> Table:
    """Green has gone on from an older road and started another at the temple marker."""
    t = table(3).feet(GREEN, "0602", "0702").hand(GREEN, "movement", "movement").hand(YELLOW, *["movement"] * 3).turn(GREEN)
    return t.play("move", "column 0703", "foot 0401", "foot 0400", "column 0300")


@rule("PAN-MOVE-16", "PAN-MOVE-22", "PAN-MAP-03")
def test_green_goes_on_from_an_older_road_and_starts_another_at_the_marker() -> None:
    t = green_on_two_roads()
    assert (4, 1) == (decision(t)["spent"], decision(t)["left"])
    t.play("finish")
    assert [] == t.hand_of(GREEN)
    assert [GREEN] == t.pieces_on("0703") == t.pieces_on("0300")


@rule("PAN-MOVE-13", "PAN-REACT-05")
def test_yellow_follows_green_at_twice_the_price() -> None:
    t = green_on_two_roads().play("finish", "move", "foot 0401")
    assert 2 == decision(t)["spent"]
    t.play("foot 0301")
    assert 3 == decision(t)["spent"]
    t.play("column 0300")
    assert (5, 1, 3) == (decision(t)["spent"], decision(t)["left"], decision(t)["movement"])


@rule("PAN-REACT-07", "PAN-RUL-49")
def test_with_one_card_red_reaches_neither_a_tile_nor_a_column_and_draws_a_card() -> None:
    def laid() -> Table:
        return table(3).hand(RED, "movement").columns(GREEN, "0404").columns(YELLOW, "0404").react(YELLOW)

    ways = laid().play("move").view(RED)["ways"]
    assert 2 == max(ways.values())
    assert not set(ways) & {SLUG_AT[place] for place in SLUG_AT if not T.takes_foot[space(place)]}
    assert not set(ways) & set(laid().view()["tiles"])
    assert ["movement", "gift"] == laid().play("draw", chance=["gift"]).hand_of(RED)


@rule("PAN-MOVE-17", "PAN-MOVE-19")
def test_yellow_goes_on_from_an_old_column_once_it_is_linked() -> None:
    t = table(3).columns(YELLOW, "0703").hand(YELLOW, "movement", "movement").turn(YELLOW)
    t.play("move", "foot 0602", "foot 0702", "foot 0803", "foot 0903", "column 1004")
    assert (5, 0) == (decision(t)["spent"], decision(t)["left"])
    assert [YELLOW] == t.pieces_on("1004")


@rule("PAN-GOD-60", "PAN-GOD-61")
def test_a_jump_over_a_foot_right_from_the_temple_marker() -> None:
    t = table(3).deities(YELLOW, "gaiviles").hand(YELLOW, "movement").feet(GREEN, "0602").turn(YELLOW)
    t.play("move", "jump 0603", "column 0703")

    assert (2, 0) == (decision(t)["spent"], decision(t)["jumps"])
    assert [YELLOW] == t.pieces_on("0703")


@rule("PAN-GOD-66")
def test_two_spaces_are_jumped_one_after_the_other_never_at_once() -> None:
    t = table(3).deities(GREEN, "gaiviles", "gaiviles").hand(GREEN, "movement").feet(GREEN, "0503").feet(YELLOW, "0603")
    t.columns(YELLOW, "0703").turn(GREEN).play("move")
    assert not t.offers("jump 0803")
    assert ["PAN-GOD-65"] == t.why("jump 0803")
    t.play("jump 0702", "jump 0803")
    assert 2 == decision(t)["spent"]


# ---------------------------------------------------------------- Our own


@rule("PAN-MOVE-18")
def test_an_old_column_alone_is_no_start() -> None:
    t = table(3).columns(YELLOW, "0703").hand(YELLOW, *["movement"] * 3).turn(YELLOW).play("move")
    assert not t.offers("foot 0803")
    assert ["PAN-MOVE-18"] == t.why("foot 0803")


@rule("PAN-MOVE-14", "PAN-GOD-64")
def test_a_full_space_is_closed_at_any_price_but_can_be_jumped() -> None:
    full = table(3).feet(RED, "0602").feet(GREEN, "0602").hand(YELLOW, *["movement"] * 6)
    t = full.turn(YELLOW).play("move")
    assert (False, ["PAN-MOVE-14"]) == (t.offers("foot 0602"), t.why("foot 0602"))
    jumping = table(3).feet(RED, "0602").feet(GREEN, "0602").deities(YELLOW, "gaiviles").turn(YELLOW).play("move")
    assert jumping.offers("jump 0702")


@rule("PAN-MOVE-24")
def test_a_step_tile_helps_from_the_next_move_or_reaction_on() -> None:
    t = table(3).hand(RED, "movement").tiles("0704 step-1", "0201 money").turn(RED)
    t.play("move", "foot 0503", "foot 0603", "foot 0704")
    assert ["finish"] == t.options
    t.play("finish", "draw", "draw")
    t.play("move", "foot 0602", "finish", "draw", "move")
    assert ([RED], 1) == (t.waiting, decision(t)["left"])


@rule("PAN-PHASE-04", "PAN-PHASE-05", "PAN-PHASE-07")
def test_green_takes_the_last_tile_in_reds_move_and_yellow_still_reacts() -> None:
    t = table(3).feet(RED, "0503", "0603").feet(GREEN, "0401", "0301").hand(GREEN, "movement").tiles("0704 step-1", "0201 step-2").turn(RED)
    t.play("move", "foot 0704", "finish", "move", "foot 0201", "finish")
    assert ("React", [YELLOW], True) == (t.asked, t.waiting, t.view()["ended"])
    t.play("draw")
    assert ([3, 0, 0], GREEN, 2) == (endings(t), t.view()["first"], t.view()["epoch"])


@rule("PAN-REACT-04", "PAN-GOD-51")
def test_with_vinthrad_a_reaction_takes_a_tile_without_a_card() -> None:
    t = table(3).deities(GREEN, "vinthrad").feet(GREEN, "0503", "0603").tiles("0704 step-1", "0201 money").react(RED)
    t.play("move", "foot 0704", "finish")
    assert ([], {"step-1": 1}, []) == (t.hand_of(GREEN), t.side(GREEN)["step_tiles"], t.events_named("steps-paid"))


@rule("PAN-RUL-35", "PAN-MOVE-12")
def test_a_road_goes_on_from_where_a_jump_landed_earlier_in_the_epoch() -> None:
    t = table(3).feet(GREEN, "0602").landed(YELLOW, "0603").turn(YELLOW).play("move", "foot 0704")
    assert [YELLOW] == t.pieces_on("0704")


@rule("PAN-DECL-01", "PAN-DECL-02")
def test_greens_feet_return_and_the_columns_stay() -> None:
    t = table(3).feet(GREEN, "0602", "0702", "0401", "0400").columns(GREEN, "0703", "0300").reserve(GREEN, 2, 1).decline(GREEN)
    assert (6, 1, 2) == (t.side(GREEN)["feet"], t.side(GREEN)["columns"], t.side(GREEN)["standing"])
    assert ([], [], [GREEN], [GREEN]) == tuple(t.pieces_on(place) for place in ("0401", "0400", "0703", "0300"))
