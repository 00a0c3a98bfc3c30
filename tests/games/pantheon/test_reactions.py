"""Reactions to a Move: who reacts when, with which steps, and the card of those who do not move."""

from __future__ import annotations

import pytest
from games.pantheon.laying import Table, rule, table


def acted(t: Table) -> list[tuple[str, int]]:
    """The decision being asked and who is asked."""
    return [(t.asked, seat) for seat in t.waiting]


@rule("PAN-REACT-01")
@pytest.mark.parametrize("active", [0, 2])
def test_the_others_react_once_each_clockwise(active: int) -> None:
    t = table(4).turn(active).play("move", "foot 0602", "finish")
    reacting = []
    while t.asked == "React":
        reacting += t.waiting
        t.play("draw")
    assert [(active + k) % 4 for k in (1, 2, 3)] == reacting
    assert [("Turn", (active + 1) % 4)] == acted(t)


@rule("PAN-REACT-02", "PAN-REACT-07", "PAN-RUL-50")
def test_a_reaction_is_a_move_or_a_card_and_never_nothing() -> None:
    t = table(2).hand(1, "movement").react(0)
    assert ["move", "take gift", "take priest", "take dancer", "take temple", "draw"] == t.options
    t.play("move")
    assert not t.offers("finish")
    assert ["PAN-RUL-14"] == t.why("finish")


@rule("PAN-REACT-02")
def test_who_moved_draws_no_card() -> None:
    t = table(2).hand(1, "movement").react(0).play("move", "foot 0602", "finish")
    assert [] == t.hand_of(1)
    assert [("Turn", 1)] == acted(t)


@rule("PAN-REACT-03")
def test_a_reaction_has_no_big_foot() -> None:
    t = table(2).hand(1, "movement").react(0).play("move")
    assert 2 == t.view(1)["decision"]["left"]
    assert "big-foot-taken" not in t.event_names


@rule("PAN-REACT-03", "PAN-REACT-04", "PAN-REACT-07")
def test_without_cards_and_permanent_steps_nobody_reacts_by_a_move() -> None:
    t = table(2).hand(1, "gift", "money-1").react(0)
    assert ["take gift", "take priest", "take dancer", "take temple", "draw"] == t.options
    assert ["PAN-REACT-04"] == t.why("move")


@rule("PAN-REACT-04", "PAN-RUL-23")
def test_step_tiles_and_vinthrad_count_in_reactions_too() -> None:
    t = table(2).hand(1, "movement").step_tiles(1, "step-2").deities(1, "vinthrad").react(0).play("move")
    assert 2 + 2 + 1 == t.view(1)["decision"]["left"]


@rule("PAN-REACT-04", "PAN-RUL-23")
def test_with_a_step_tile_a_reaction_needs_no_card() -> None:
    t = table(2).hand(1, "movement").step_tiles(1, "step-1").react(0).play("move", "foot 0602", "finish")
    assert ["movement"] == t.hand_of(1)


@rule("PAN-REACT-05")
def test_pieces_are_placed_in_a_reaction_as_in_a_move() -> None:
    t = table(3).hand(1, *["movement"] * 3).feet(0, "0602", "0403").feet(2, "0403").react(0).play("move")
    assert ["0401", "0402", "0501", "0503", "0602"] == t.places("foot")
    assert (2, 1) == (t.facts("foot 0602")["price"], t.facts("foot 0503")["price"])
    assert ["PAN-MOVE-14"] == t.why("foot 0403")
    t.play("foot 0602")
    assert ["PAN-MOVE-11"] == t.why("column 0703")


@rule("PAN-REACT-06")
def test_cards_and_tiles_of_a_reaction_come_before_the_next_reaction() -> None:
    t = table(3).hand(1, "movement").feet(1, "0503", "0603").tiles("0704 cards-2", "0201 money").react(0)
    t.play("move", "foot 0704", "finish", chance=["temple", "dancer"])

    assert ["steps-paid", "tile-used", "drew", "drew-hidden", "drew", "drew-hidden"] == t.event_names
    assert ["PAN-REACT-06"] == t.rules_behind("steps-paid")
    assert ["dancer", "temple"] == t.hand_of(1)
    assert [("React", 2)] == acted(t)


@rule("PAN-REACT-06", "PAN-MOVE-24")
def test_steps_won_in_the_move_do_not_serve_the_same_action_again() -> None:
    t = table(2).feet(0, "0503", "0603").tiles("0704 step-1", "0201 money").turn(0).play("move", "foot 0704", "finish")
    assert [("React", 1)] == acted(t)
    t.play("draw")
    assert [("Turn", 1)] == acted(t)


@rule("PAN-REACT-07")
def test_the_card_is_exactly_one() -> None:
    t = table(2).hand(1, "movement").deities(1, "gadicea", "gadicea").react(0).play("draw", chance=["temple"])
    assert ["movement", "temple"] == t.hand_of(1)
    assert [("Turn", 1)] == acted(t)


@rule("PAN-REACT-08", "PAN-RUL-22")
def test_the_card_comes_from_the_display_or_from_the_pile() -> None:
    t = table(2).react(0).play("take dancer", chance=["movement"])
    assert ["dancer"] == t.hand_of(1)
    assert ["gift", "priest", "movement", "temple"] == t.view()["display"]
    assert ["PAN-REACT-08"] == t.rules_behind("took")


@rule("PAN-RUL-22")
def test_a_table_may_play_without_open_cards_in_reactions() -> None:
    t = table(2, reaction_draw="hidden-only").react(0)
    assert ["draw"] == t.options
    assert ["PAN-RUL-22"] == t.why("take gift")
    t.play("draw")
    assert ["take gift", "take priest", "take dancer", "take temple", "draw"] == [text for text in t.options if text != "move"]


@rule("PAN-REACT-09", "PAN-RUL-22")
def test_the_active_player_draws_no_card() -> None:
    t = table(3).turn(1).play("move", "foot 0602", "finish", "draw", "draw")
    assert [1, 0, 1] == [t.side(seat)["hand_size"] for seat in range(3)]


@rule("PAN-REACT-10")
def test_the_action_is_over_when_everybody_has_reacted() -> None:
    t = table(3).turn(0).play("move", "foot 0602", "finish", "draw")
    assert 0 == t.view()["turn"]
    t.play("draw")
    assert 1 == t.view()["turn"]
    assert 1 == t.play("move").view(1)["decision"]["left"]


@rule("PAN-REACT-11", "PAN-BUY-15")
@pytest.mark.parametrize(
    "action",
    [["buy", "foot 0602", "finish", "pay money-1"], ["worship vinthrad", "offer gp"], ["draw", "draw", "draw"]],
)
def test_nobody_reacts_to_buy_cult_and_draw(action: list[str]) -> None:
    t = table(3).hand(0, "money-1", *["gift"] * 4, "priest").hand(1, "movement").turn(0).play(*action)
    assert [("Turn", 1)] == acted(t)


@rule("PAN-RUL-24", "PAN-REACT-01")
def test_everybody_reacts_again_to_a_second_move() -> None:
    t = table(3).deities(0, "traitera").turn(0).play("move", "foot 0602", "finish", "draw", "draw", "again", "move")

    assert 1 == t.view(0)["decision"]["left"]
    t.play("foot 0702", "finish")
    assert [("React", 1)] == acted(t)
    t.play("draw")
    assert [("React", 2)] == acted(t)
