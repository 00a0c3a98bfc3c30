"""A turn: whose it is, which of the four actions are open, and the guard against an epoch that nobody wants to end."""

from __future__ import annotations

import pytest
from games.pantheon.laying import Table, rule, table

ACTIONS = {"move", "buy", "worship", "take", "draw"}


def verbs(t: Table) -> set[str]:
    return {text.split()[0] for text in t.options}


def draw_cards(t: Table, turns: int) -> Table:
    """Everybody draws 3 cards in turn."""
    for _ in range(3 * turns):
        t.play("draw")
    return t


# ---------------------------------------------------------------- Order


@rule("PAN-TURN-01")
def test_turns_pass_clockwise_without_end() -> None:
    t = table(3).first(2).turn(2)
    seats = []
    for _ in range(7):
        seats += t.waiting
        draw_cards(t, 1)
    assert [2, 0, 1, 2, 0, 1, 2] == seats


@rule("PAN-TURN-01")
def test_the_first_player_has_the_first_turn_of_the_epoch() -> None:
    t = table(3).first(1).gifts("roma")
    assert (["Turn", 1], [1]) == ([t.asked, t.view()["turn"]], t.waiting)


@rule("PAN-TURN-02", "PAN-TURN-08")
@pytest.mark.parametrize(
    "action",
    [["buy", "piece foot", "finish", "pay money-1"], ["worship vinthrad", "offer gp"], ["draw", "draw", "draw"]],
)
def test_one_action_is_a_turn(action: list[str]) -> None:
    t = table(2).hand(0, "money-1", *["gift"] * 4, "priest").turn(0)
    assert ACTIONS == verbs(t)
    t.play(*action)
    assert ("Turn", [1]) == (t.asked, t.waiting)


@rule("PAN-TURN-02", "PAN-TURN-08")
def test_a_move_is_a_turn_once_the_others_have_reacted() -> None:
    t = table(2).turn(0).play("move", "foot 0602", "finish", "draw")
    assert ("Turn", [1]) == (t.asked, t.waiting)


@rule("PAN-TURN-03", "PAN-RUL-14")
def test_nobody_passes() -> None:
    t = table(2).hand(0, "money-1").turn(0)
    assert not {"finish", "decline"} & verbs(t)
    for action in ("move", "buy"):
        begun = table(2).hand(0, "money-1").turn(0).play(action)
        assert not begun.offers("finish")
        assert ["PAN-RUL-14"] == begun.why("finish")


@rule("PAN-TURN-03")
def test_a_draw_is_drawn_to_its_end() -> None:
    t = table(2).turn(0).play("draw")
    assert {"take", "draw"} == verbs(t)


# ---------------------------------------------------------------- What is open


@rule("PAN-TURN-04", "PAN-RUL-14")
def test_draw_is_open_to_those_who_have_nothing() -> None:
    t = table(2).reserve(0, 0, 0).turn(0)
    assert {"take", "draw"} == verbs(t)


@rule("PAN-TURN-05", "PAN-RUL-14")
def test_no_move_without_a_piece_that_can_be_placed() -> None:
    t = table(2).reserve(0, 0, 3).hand(0, *["movement"] * 5).turn(0)
    assert not t.offers("move")
    assert ["PAN-TURN-05"] == t.why("move")


@rule("PAN-TURN-05")
def test_no_move_if_a_step_is_too_few() -> None:
    around = ["0401", "0501", "0402", "0602", "0403", "0503"]
    assert not table(2).feet(1, *around).turn(0).offers("move")
    assert table(2).feet(1, *around).hand(0, "movement").turn(0).offers("move")
    assert table(2).feet(1, *around[1:]).turn(0).offers("move")


@rule("PAN-TURN-05")
def test_a_column_alone_can_be_a_move() -> None:
    t = table(2).reserve(0, 0, 1).feet(0, "0403").turn(0).play("move")
    assert ["column 0404"] == t.options


@rule("PAN-TURN-06", "PAN-RUL-14")
def test_no_buy_without_money() -> None:
    t = table(2).hand(0, *["movement"] * 5, "gift").turn(0)
    assert not t.offers("buy")
    assert ["PAN-TURN-06"] == t.why("buy")


@rule("PAN-TURN-06")
def test_no_buy_if_the_money_is_too_little_for_what_is_left_to_buy() -> None:
    def rich(money: str) -> Table:
        """All pieces are in the reserve or on the map, and nothing can be placed for a coin."""
        t = table(2).reserve(0, 0, 12).feet(0, "0401", "0501", "0402", "0602", "0503", "0601")
        t.feet(0, "0702", "0603", "0504", "0304", "0303", "0701")
        return t.ranks(0, gift=1, priest=3, dancer=4, temple=4).columns(1, "0703").hand(0, money)

    assert not rich("money-1").columns(1, "0300", "0700", "0203", "0404", "0505").turn(0).offers("buy")
    assert rich("money-2").turn(0).offers("buy")


@rule("PAN-TURN-06", "PAN-BUY-11")
def test_a_placement_alone_can_be_a_buy() -> None:
    t = table(2).reserve(0, 12, 12).ranks(0, gift=4, priest=4, dancer=4, temple=4).hand(0, "money-1").turn(0).play("buy")
    assert {"foot"} == verbs(t)


@rule("PAN-TURN-07")
def test_no_cult_without_the_offerings() -> None:
    t = table(2).row("stonkus-1", "vinthrad").hand(0, "gift", "gift", "gift", "priest").turn(0)
    assert [] == t.offered("worship")
    assert ["PAN-TURN-07"] == t.why("worship stonkus-1")
    assert ["worship stonkus-1"] == table(2).row("stonkus-1", "vinthrad").hand(0, *["gift"] * 4).turn(0).offered("worship")


@rule("PAN-TURN-09")
def test_a_hand_has_no_limit() -> None:
    t = table(2).hand(0, *["gift"] * 8, *["movement"] * 8, *["money-1"] * 8).turn(0)
    draw_cards(t, 2)
    assert (27, "Turn") == (len(t.hand_of(0)), t.asked)


# ---------------------------------------------------------------- An epoch that nobody ends


@rule("PAN-RUL-41")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_epoch_ends_without_points_after_25_turns_of_each_player_in_which_nothing_was_taken(seats: int) -> None:
    t = draw_cards(table(seats).turn(0), 25 * seats - 1)
    assert (1, "Turn", [seats - 1]) == (t.view()["epoch"], t.asked, t.waiting)
    t.play("draw", "draw", "draw")
    assert [[25 * seats]] == [event.values for event in t.events_named("epoch-stalled")]
    assert (2, 0) == (t.view()["epoch"], t.view()["first"])
    assert [0] * seats == t.scores


@rule("PAN-RUL-41")
def test_after_an_epoch_that_nobody_ended_the_next_one_begins_to_the_left_of_whoever_was_active_last() -> None:
    t = draw_cards(table(3).first(1).turn(1), 75)
    assert (2, 1) == (t.view()["epoch"], t.view()["first"])


@rule("PAN-RUL-41")
def test_every_epoch_counts_for_itself() -> None:
    t = table(2).turn(0)
    draw_cards(t, 49).play("draw", "draw").play("draw", chance=["gift", "persia", *["gaiviles"] * 3, *["cards-2"] * 3])
    draw_cards(t, 49)
    assert (2, 49) == (t.view()["epoch"], t.view()["idle"] - 1)


@rule("PAN-RUL-41")
@pytest.mark.parametrize("taking", [["move", "foot 0704", "finish", "draw"], ["worship stonkus-1", "offer g"]])
def test_the_count_starts_again_when_a_tile_or_a_deity_is_taken(taking: list[str]) -> None:
    t = table(2).row("stonkus-1", "vinthrad").tiles("0704 step-1", "0201 step-2").ranks(0, gift=4).feet(0, "0503", "0603").turn(0)
    draw_cards(t, 48).play(*taking)
    t.play("draw", "draw", "draw")
    draw_cards(t, 47)
    assert 1 == t.view()["epoch"]
    draw_cards(t, 2)
    assert 2 == t.view()["epoch"]


@rule("PAN-RUL-41")
def test_pieces_and_purchases_do_not_start_the_count_again() -> None:
    t = draw_cards(table(2).deities(0, "stonkus-1").turn(0), 46)
    t.play("move", "foot 0602", "finish", "draw", "draw", "draw", "draw")
    t.play("buy", "piece foot", "finish", "draw", "draw", "draw")
    assert 2 == t.view()["epoch"]
