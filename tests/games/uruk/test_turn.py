"""A turn: who is next, how many actions, which ones, and how often a discovery works."""

from __future__ import annotations

import pytest
from games.uruk.laying import Table, rule, table

FULL = ("road", "axe", "kiln")


def all_actions() -> Table:
    """Seat 0 can do everything a turn offers."""
    return (
        table()
        .tableau(0, "kiln 1", "gear-wheel", "mud-house 0 rr", "net")
        .hand(0, "axe", "axe", "kiln")
        .stock(0, "rp")
        .display(*FULL)
        .turn(0)
    )


@rule("URU-TURN-01")
def test_play_moves_clockwise_from_the_first_player_and_a_round_ends_before_him() -> None:
    t = table(3).display(*FULL).first(1).begin_turn(1)
    order = [(t.waiting[0], t.state.round)]
    for _ in range(4):
        t.play("end")
        order.append((t.waiting[0], t.state.round))
    assert [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2)] == order


@rule("URU-TURN-01")
def test_the_beginning_of_a_turn_is_told_to_all() -> None:
    t = table().display(*FULL).turn(0).play("end")
    assert [["turn-began", [1, 3]]] == [event.plain() for event in t.events_named("turn-began")]


@rule("URU-TURN-02")
def test_a_turn_has_three_actions() -> None:
    t = table().display(*FULL).begin_turn(0)
    left = [t.actions_left()]
    for _ in range(3):
        t.play("draw", chance=["pulley"])
        left.append(t.actions_left())
    assert [3, 2, 1, 0] == left


def test_the_end_says_how_many_actions_are_given_up() -> None:
    t = all_actions()
    assert {"number": 3} == t.facts("end")

    t.play("draw", chance=["pulley"]).play("take road", "use kiln")
    assert {} == t.facts("end")


@rule("URU-TURN-02")
def test_after_three_actions_nothing_is_left_but_the_end() -> None:
    t = all_actions().play("draw", chance=["pulley"]).play("take road", "use kiln")
    assert ["end"] == t.options
    assert ["URU-TURN-02"] == t.why("draw")
    assert ["URU-TURN-02"] == t.why("use mud-house")
    assert ["URU-TURN-02"] == t.why("place axe")
    assert ["URU-TURN-02", "URU-TURN-05"] == t.why("use kiln")


@rule("URU-TURN-02")
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_fewer_actions_or_none_may_be_used(actions: int) -> None:
    t = table().display(*FULL).begin_turn(0)
    for _ in range(actions):
        t.play("draw", chance=["pulley"])
    t.play("end")
    assert [1] == t.waiting
    assert 3 == t.actions_left()


@rule("URU-TURN-03")
def test_the_six_actions_are_offered() -> None:
    t = all_actions()
    assert ["draw"] == t.offered("draw")
    assert ["take road", "take axe", "take kiln"] == t.offered("take")
    assert ["place axe"] == t.offered("place")
    assert ["use kiln", "use gear-wheel", "use mud-house"] == t.offered("use")
    assert ["exchange kiln"] == t.offered("exchange")
    assert ["disc 3", "disc 4"] == t.offered("disc")
    assert {"draw", "take", "place", "use", "exchange", "disc", "end"} == {text.split()[0] for text in t.options}


@rule("URU-TURN-02", "URU-TURN-03")
@pytest.mark.parametrize(
    "choices",
    [
        ["draw"],
        ["take road"],
        ["place axe", "new-slot", "copy"],
        ["use kiln"],
        ["exchange kiln", "enough"],
        ["disc 4", "pay p"],
        ["use gear-wheel", "move 1 3"],
    ],
)
def test_each_action_costs_one_of_the_three(choices: list[str]) -> None:
    t = all_actions()
    t.play(*choices, chance=["pulley"] if choices == ["draw"] else None)
    assert 2 == t.actions_left()


@rule("URU-TURN-04")
def test_the_same_action_may_be_chosen_three_times() -> None:
    t = table().tableau(0, "kiln", "rollers", "water-wheel").turn(0).play("use kiln", "use rollers", "use water-wheel")
    assert "ryb" == t.stock_of(0)


@rule("URU-TURN-04")
@pytest.mark.parametrize("choices", [["use kiln", "take road"], ["take road", "use kiln"]])
def test_actions_may_come_in_any_order(choices: list[str]) -> None:
    t = table().tableau(0, "kiln").display(*FULL).turn(0).play(*choices)
    assert ("r", ["road"]) == (t.stock_of(0), t.hand_of(0))


@rule("URU-TURN-05")
def test_a_discovery_works_once_in_a_turn() -> None:
    t = table().tableau(0, "kiln", "mud-house 0 rrr").turn(0).play("use kiln")
    assert not t.offers("use kiln")
    assert ["URU-TURN-05"] == t.why("use kiln")
    assert t.offers("use mud-house")


@rule("URU-TURN-05")
def test_a_used_discovery_works_again_in_the_next_own_turn() -> None:
    t = table().tableau(0, "kiln").display(*FULL).turn(0).play("use kiln", "end", "end")
    assert [0] == t.waiting
    assert t.offers("use kiln")


@rule("URU-TURN-05")
def test_a_free_function_too_works_once_in_a_turn() -> None:
    t = table().tableau(0, "wheel-and-axle").stock(0, "rr").turn(0).play("use wheel-and-axle", "swap red blue")
    assert ["URU-TURN-05"] == t.why("use wheel-and-axle")


@rule("URU-TURN-06", "URU-RUL-02")
def test_a_discovery_just_placed_works_at_once() -> None:
    t = table().tableau(0, "net").hand(0, "kiln", "kiln").turn(0).play("place kiln", "new-slot", "copy", "use kiln")
    assert "r" == t.stock_of(0)
    assert ["URU-TURN-05"] == t.why("use kiln")


@rule("URU-TURN-07", "URU-RUL-02")
def test_a_used_discovery_that_leaves_and_comes_back_is_still_used() -> None:
    t = table().tableau(0, "kiln").hand(0, "rollers", "rollers", "kiln").turn(0, actions=4)
    t.play("use kiln", "place rollers", "replace 1", "copy", "place kiln", "new-slot", "copy")
    assert ["rollers 0", "kiln 0"] == t.slots_of(0)
    assert not t.offers("use kiln")
    assert ["URU-TURN-05"] == t.why("use kiln")
    assert t.offers("use rollers")


@rule("URU-TURN-07", "URU-INV-20")
def test_a_used_discount_card_placed_again_gives_no_second_discount() -> None:
    t = table().tableau(0, "city-wall").hand(0, "kiln", "road", "city-wall", "rollers", "rollers").turn(0)
    t.play("place kiln", "replace 1", "discount", "place city-wall", "new-slot", "copy", "place road", "new-slot")
    assert "PayCards" == t.asked
    assert ["pair yellow"] == t.options


@rule("URU-TURN-08")
def test_after_an_eruption_a_turn_has_one_action_and_then_three_again() -> None:
    t = table().display(*FULL).erupted(0).begin_turn(0)
    assert 1 == t.actions_left()
    t.play("draw", chance=["pulley"])
    assert ["end"] == t.options
    t.play("end", "end")
    assert [0] == t.waiting
    assert 3 == t.actions_left()


@rule("URU-TURN-08")
def test_an_eruption_does_not_shorten_the_turns_of_others() -> None:
    t = table(3).display(*FULL).erupted(1).begin_turn(0)
    assert 3 == t.actions_left()
    assert 1 == t.play("end").actions_left()
    assert 3 == t.play("end").actions_left()


@rule("URU-TURN-09", "URU-RUL-03")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("ziggurat", "URU-RES-24"),
        ("astronomy", "URU-RES-23"),
        ("mud-house", "URU-RES-07"),
        ("gear-wheel", "URU-ACT-06"),
        ("vault", "URU-ACT-01"),
    ],
)
def test_a_function_without_effect_may_not_be_used(card: str, reason: str) -> None:
    t = table().tableau(0, card).stock(0, "rpyb").turn(0)
    assert [] == t.offered("use")
    assert [reason] == t.why(f"use {card}")


@rule("URU-TURN-09", "URU-RUL-03")
@pytest.mark.parametrize("card", ["clay-pipe", "road"])
def test_an_empty_store_may_not_be_used(card: str) -> None:
    t = table().tableau(0, card).turn(0)
    assert [] == t.offered("use")
    assert t.why(f"use {card}")


@rule("URU-TURN-09")
@pytest.mark.parametrize("card", ["aqueduct", "wheel-and-axle"])
def test_a_conversion_may_not_begin_without_anything_to_give(card: str) -> None:
    t = table().tableau(0, card).turn(0)
    assert [] == t.offered("use")
    assert ["URU-TURN-09"] == t.why(f"use {card}")


@rule("URU-TURN-09")
def test_an_action_that_cannot_be_paid_may_not_begin() -> None:
    t = table().tableau(0, "kiln").hand(0, "rollers").stock(0, "r").turn(0)
    assert [] == t.offered("place") + t.offered("disc")
    assert ["URU-INV-08"] == t.why("place rollers")
    assert ["URU-SET-06"] == t.why("disc 1")


@rule("URU-TURN-09")
def test_a_function_of_a_discovery_not_owned_may_not_be_used() -> None:
    t = table().tableau(0, "net").tableau(1, "kiln").turn(0)
    assert ["URU-RES-01"] == t.why("use kiln")
