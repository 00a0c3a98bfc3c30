"""The two action cards, Aqueduct and Gear Wheel, and the free swap of Wheel and Axle (chapters ACT and FREE, rulings 27 to 29)."""

import pytest
from games.uruk.laying import rule, table

FULL = ("vault", "pulley", "scales")


# What is an action of its own


@rule("URU-ACT-01")
@pytest.mark.parametrize(
    "card",
    ["city-wall", "axe", "statuette", "sailing-ship", "shadoof", "lighthouse", "vault", "scales", "coinage", "lyre", "water-clock"],
)
def test_a_discovery_that_helps_elsewhere_is_no_action(card: str) -> None:
    t = table().tableau(0, card).stock(0, "rpyb").hand(0, "kiln").turn(0)

    assert [] == t.offered("use")
    assert ["URU-ACT-01"] == t.why(f"use {card}")


@rule("URU-ACT-01")
def test_the_aqueduct_is_an_action() -> None:
    t = table().tableau(0, "aqueduct").hand(0, "kiln").turn(0)

    t.play("use aqueduct", "discard kiln", "gain blue")

    assert 2 == t.actions_left()
    assert ["URU-TURN-05"] == t.why("use aqueduct")


@rule("URU-ACT-01")
def test_the_gear_wheel_is_an_action() -> None:
    t = table().tableau(0, "gear-wheel 1", "vault").turn(0)

    t.play("use gear-wheel", "move 1 2")

    assert 2 == t.actions_left()
    assert ["URU-TURN-05"] == t.why("use gear-wheel")


# The Aqueduct


@rule("URU-ACT-02")
def test_the_aqueduct_turns_two_cards_into_two_cubes_of_free_choice() -> None:
    t = table().tableau(0, "aqueduct").hand(0, "kiln", "kiln", "axe").turn(0)

    t.play("use aqueduct", "discard kiln")
    assert ["gain red", "gain pink", "gain yellow", "gain blue"] == t.options
    t.play("gain blue", "discard axe", "gain yellow")

    assert "yb" == t.stock_of(0)
    assert ["kiln", "axe"] == t.discard_pile
    assert ["kiln"] == t.hand_of(0)
    assert "Turn" == t.asked


@rule("URU-ACT-02")
def test_the_aqueduct_may_turn_one_card_only() -> None:
    t = table().tableau(0, "aqueduct").hand(0, "kiln", "axe").turn(0)

    t.play("use aqueduct", "discard kiln", "gain blue", "enough")

    assert "b" == t.stock_of(0)
    assert ["axe"] == t.hand_of(0)


@rule("URU-ACT-02")
def test_the_cubes_of_the_aqueduct_come_from_the_bank_alone() -> None:
    t = table().tableau(0, "aqueduct").hand(0, "kiln").elsewhere("b" * 12).turn(0)

    t.play("use aqueduct", "discard kiln")

    assert ["gain red", "gain pink", "gain yellow"] == t.options
    assert ["URU-RES-06"] == t.why("gain blue")


@rule("URU-ACT-03")
def test_the_aqueduct_turns_two_cubes_into_two_cards() -> None:
    t = table().tableau(0, "aqueduct").stock(0, "rbb").display(*FULL).turn(0)

    t.play("use aqueduct", "pay b")
    assert ["draw", "take vault", "take pulley", "take scales"] == t.options
    t.play("draw", chance=["axe"])
    t.play("pay r")
    t.play("draw", chance=["kiln"])

    assert ["axe", "kiln"] == sorted(t.hand_of(0))
    assert "b" == t.stock_of(0)
    assert 12 == t.bank.count("r")
    assert 2 == t.actions_left()


@rule("URU-ACT-03")
def test_the_aqueduct_may_turn_one_cube_only() -> None:
    t = table().tableau(0, "aqueduct").stock(0, "rb").display(*FULL).turn(0)

    t.play("use aqueduct", "pay b", "take scales", "enough")

    assert ["scales"] == t.hand_of(0)
    assert "r" == t.stock_of(0)


@rule("URU-ACT-03")
def test_no_third_cube_can_be_turned() -> None:
    t = table().tableau(0, "aqueduct").stock(0, "rrr").display(*FULL).turn(0)

    t.play("use aqueduct", "pay r", "take scales", "pay r", "take vault")

    assert "Turn" == t.asked
    assert "r" == t.stock_of(0)


@rule("URU-ACT-03", "URU-RUL-27")
def test_the_cards_of_the_aqueduct_may_come_from_pile_and_display() -> None:
    t = table().tableau(0, "aqueduct").stock(0, "rr").display(*FULL).turn(0)

    t.play("use aqueduct", "pay r", "take pulley", "pay r")
    t.play("draw", chance=["axe"])

    assert ["axe", "pulley"] == sorted(t.hand_of(0))
    assert ["vault", "scales"] == t.display_cards


@rule("URU-ACT-04", "URU-RUL-27")
def test_the_first_card_given_fixes_the_way_of_the_aqueduct() -> None:
    t = table().tableau(0, "aqueduct").stock(0, "r").hand(0, "kiln", "axe").display(*FULL).turn(0)
    t.play("use aqueduct")
    assert {"discard kiln", "discard axe", "pay r"} == set(t.options)

    t.play("discard kiln", "gain blue")

    assert ["discard axe", "enough"] == t.options
    assert ["URU-ACT-04"] == t.why("pay r")


@rule("URU-ACT-04", "URU-RUL-27")
def test_the_first_cube_given_fixes_the_way_of_the_aqueduct() -> None:
    t = table().tableau(0, "aqueduct").stock(0, "rr").hand(0, "kiln", "axe").display(*FULL).turn(0)

    t.play("use aqueduct", "pay r", "take vault")

    assert ["pay r", "enough"] == t.options
    assert ["URU-ACT-04"] == t.why("discard kiln")


@rule("URU-ACT-04")
def test_an_event_card_drawn_with_the_aqueduct_is_handled_and_replaced() -> None:
    t = table().tableau(0, "aqueduct").stock(0, "r").display(*FULL).turn(0)

    t.play("use aqueduct", "pay r")
    t.play("draw", chance=["ishtar", "enlil", "axe"])

    assert ["omen", "triggered", "facedown-drawn", "drew", "drew-hidden"] == t.event_names
    assert ["axe"] == t.hand_of(0)


@rule("URU-RUL-27")
def test_the_aqueduct_is_paid_from_the_own_stock_alone() -> None:
    t = table().tableau(0, "aqueduct", "cistern 0 bbb").stock(1, "rrr").display(*FULL).turn(0)

    assert ["use cistern"] == t.offered("use")
    assert ["URU-TURN-09"] == t.why("use aqueduct")


# The Gear Wheel


@rule("URU-ACT-05")
def test_the_gear_wheel_moves_one_disc_between_own_discoveries() -> None:
    t = table().epochs(3, 6, 4, 1).tableau(0, "gear-wheel", "vault 2", "lyre").turn(0)

    t.play("use gear-wheel", "move 2 3")

    assert ["gear-wheel 0", "vault 1", "lyre 1"] == t.slots_of(0)
    assert ["moved"] == t.event_names
    assert 2 == t.state.sides[0].settled


@rule("URU-ACT-05")
def test_the_gear_wheel_needs_a_disc_to_move() -> None:
    t = table().tableau(0, "gear-wheel", "vault").tableau(1, "vault 1", "lyre 1").turn(0)

    assert [] == t.offered("use")
    assert ["URU-ACT-06"] == t.why("use gear-wheel")


@rule("URU-ACT-06")
def test_the_two_discoveries_may_differ_by_one_level_at_most() -> None:
    t = table().tableau(0, "gear-wheel", "net", "kiln 1", "vault", "lyre").turn(0)

    t.play("use gear-wheel")

    assert ["move 3 2", "move 3 4", "move 3 5"] == t.options
    assert ["URU-ACT-06"] == t.why("move 3 1")


@rule("URU-ACT-06")
def test_the_two_discoveries_may_be_of_equal_level() -> None:
    t = table().tableau(0, "gear-wheel", "kiln 1", "axe").turn(0)

    t.play("use gear-wheel")

    assert ["move 2 3"] == t.options


@rule("URU-ACT-06")
def test_without_a_discovery_near_enough_the_gear_wheel_cannot_be_used() -> None:
    t = table().tableau(0, "gear-wheel", "axe 1").turn(0)

    assert [] == t.offered("use")
    assert ["URU-ACT-06"] == t.why("use gear-wheel")


@rule("URU-ACT-07")
def test_a_disc_cannot_move_onto_a_city_nor_from_a_bare_discovery() -> None:
    t = table().epochs(3, 6, 4, 0).tableau(0, "gear-wheel", "vault 2", "lyre 1", "coinage").turn(0)

    t.play("use gear-wheel")

    assert ["URU-ACT-07"] == t.why("move 3 2")
    assert ["URU-ACT-05"] == t.why("move 4 3")
    assert ["move 2 1", "move 2 3", "move 2 4", "move 3 1", "move 3 4"] == t.options


@rule("URU-ACT-07")
def test_moving_a_disc_costs_no_cubes() -> None:
    t = table().tableau(0, "gear-wheel 1", "vault").stock(0, "rpyb").turn(0)

    t.play("use gear-wheel", "move 1 2")

    assert "rpyb" == t.stock_of(0)


@rule("URU-ACT-07", "URU-RUL-28")
def test_the_gear_wheel_may_make_a_city_while_epoch_i_is_open() -> None:
    t = table().epochs(3, 6, 4, 1).tableau(0, "gear-wheel", "vault 1", "lyre 1").stock(0, "yyy").turn(0)
    assert not t.offers("disc 3")

    t.play("use gear-wheel", "move 2 3")

    assert ["gear-wheel 0", "vault 0", "lyre 2"] == t.slots_of(0)


@rule("URU-RUL-28")
def test_the_last_disc_of_a_discovery_may_be_moved_away() -> None:
    t = table().tableau(0, "gear-wheel", "vault 1").turn(0)

    t.play("use gear-wheel", "move 2 1")

    assert ["gear-wheel 1", "vault 0"] == t.slots_of(0)


# The free swap


@rule("URU-FREE-01")
def test_the_swap_gives_a_cube_of_another_colour_for_an_own_one() -> None:
    t = table().tableau(0, "wheel-and-axle").stock(0, "r").turn(0)

    t.play("use wheel-and-axle")
    assert ["swap red pink", "swap red yellow", "swap red blue"] == t.options
    assert ["URU-FREE-01"] == t.why("swap red red")
    t.play("swap red blue")

    assert "b" == t.stock_of(0)
    assert 12 == t.bank.count("r")
    assert 11 == t.bank.count("b")


@rule("URU-FREE-01")
def test_the_swap_works_once_per_turn() -> None:
    t = table().tableau(0, "wheel-and-axle").stock(0, "rr").turn(0)

    t.play("use wheel-and-axle", "swap red blue")

    assert ["URU-TURN-05"] == t.why("use wheel-and-axle")


@rule("URU-FREE-01")
def test_the_swap_needs_an_own_cube() -> None:
    t = table().tableau(0, "wheel-and-axle", "cistern 0 b").stock(1, "r").turn(0)

    assert ["use cistern"] == t.offered("use")
    assert ["URU-TURN-09"] == t.why("use wheel-and-axle")


@rule("URU-FREE-01")
def test_the_swap_gives_only_what_the_bank_has() -> None:
    t = table().tableau(0, "wheel-and-axle").stock(0, "r").elsewhere("b" * 12).turn(0)

    t.play("use wheel-and-axle")

    assert ["swap red pink", "swap red yellow"] == t.options
    assert ["URU-FREE-01"] == t.why("swap red blue")


@rule("URU-FREE-02")
def test_the_swap_costs_no_action_before_the_others() -> None:
    t = table().tableau(0, "wheel-and-axle").stock(0, "r").turn(0)

    t.play("use wheel-and-axle", "swap red blue")

    assert 3 == t.actions_left()


@rule("URU-FREE-02")
def test_the_swap_costs_no_action_between_the_others() -> None:
    t = table().tableau(0, "wheel-and-axle", "kiln").stock(0, "r").turn(0)

    t.play("use kiln", "use wheel-and-axle", "swap red blue")

    assert 2 == t.actions_left()


@rule("URU-FREE-02")
def test_the_swap_is_possible_in_a_turn_with_one_action() -> None:
    t = table().tableau(0, "wheel-and-axle", "kiln").stock(0, "r").erupted(0).begin_turn(0)
    assert 1 == t.actions_left()

    t.play("use wheel-and-axle", "swap red blue")

    assert 1 == t.actions_left()
    assert t.offers("use kiln")


@rule("URU-FREE-02", "URU-RUL-29")
def test_the_swap_is_still_asked_for_after_the_third_action() -> None:
    t = table().tableau(0, "wheel-and-axle", "kiln").stock(0, "r").turn(0, 1)

    t.play("use kiln")

    assert [0] == t.waiting
    assert ["use wheel-and-axle", "end"] == t.options
    t.play("use wheel-and-axle", "swap red blue")
    assert "rb" == t.stock_of(0)
    assert ["end"] == t.options


@rule("URU-RUL-29")
def test_no_action_is_offered_after_the_third_one_beside_the_swap() -> None:
    t = table().tableau(0, "wheel-and-axle", "kiln").stock(0, "rrr").display(*FULL).turn(0, 0)

    assert ["URU-TURN-02"] == t.why("use kiln")
    assert ["URU-TURN-02"] == t.why("draw")
    assert ["use wheel-and-axle", "end"] == t.options


@rule("URU-FREE-03")
def test_the_cube_got_by_the_swap_counts_as_received_for_the_clay_pipe() -> None:
    t = table().tableau(0, "wheel-and-axle 1").tableau(1, "clay-pipe").stock(0, "r").display(*FULL).turn(0)

    t.play("use wheel-and-axle", "swap red blue", "end")

    assert [1] == t.waiting
    assert ["gain blue"] == t.options


@rule("URU-FREE-03")
def test_without_a_cube_received_the_clay_pipe_gets_nothing() -> None:
    t = table().tableau(0, "wheel-and-axle 1").tableau(1, "clay-pipe").stock(0, "r").display(*FULL).turn(0)

    t.play("end")

    assert "Turn" == t.asked
    assert ["clay-pipe 0"] == t.slots_of(1)
