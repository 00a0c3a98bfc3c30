"""The end of a turn and of a round: the oracle is consulted, gods of others move, the Titan attacks (chapters ROLL and TTN)."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, rule, table

from themis.games.delphi.frames.turn import BeginTurn

ROLL = ["die red", "die green", "die green"]


def others(seats: int = 3, **rows: int) -> Table:
    """Seat 1 has gods on these rows and a wound, so that its turn begins without a question."""
    t = table(seats).gods(1, **rows)
    for seat in range(1, seats):
        t.wounds(seat, "blue")
    return t


def dice(t: Table, seat: int) -> list[tuple[str, bool]]:
    return [(die["colour"], die["used"]) for die in t.side(seat)["dice"]]


# The roll


@rule("DEL-ROLL-01")
def test_at_the_end_of_a_turn_all_three_dice_are_rolled_for_the_next_one() -> None:
    t = others().dice(0, "(pink) (pink) blue").turn(0).play("end", chance=ROLL)
    assert [("red", False), ("green", False), ("green", False)] == dice(t, 0)


@rule("DEL-ROLL-01", "DEL-RUL-44", "DEL-TURN-09")
def test_a_turn_may_end_with_all_dice_unused_and_brings_nothing_for_them() -> None:
    t = others().turn(0).play("end", chance=ROLL)
    assert ([1], 0, {}) == (t.waiting, t.side(0)["favours"], t.side(0)["cards"])


@rule("DEL-ROLL-02", "DEL-RUL-43")
def test_another_player_may_move_a_god_of_a_rolled_colour_by_one_step() -> None:
    t = others(aphrodite=3, artemis=2, ares=4).turn(0).play("end", chance=ROLL)
    assert ["advance aphrodite", "advance artemis", "decline"] == t.options
    t.play("advance artemis")
    assert {"aphrodite": 3, "artemis": 3, "ares": 4} == {god: t.side(1)["gods"][god] for god in ("aphrodite", "artemis", "ares")}


@rule("DEL-ROLL-02")
def test_a_god_of_a_colour_that_was_not_rolled_does_not_move() -> None:
    assert ["DEL-ROLL-02"] == others(aphrodite=3, ares=4).turn(0).play("end", chance=ROLL).why("advance ares")


@rule("DEL-ROLL-02")
def test_a_god_on_the_top_row_does_not_move_by_a_roll() -> None:
    t = others(aphrodite=6, artemis=5).turn(0).play("end", chance=ROLL)
    assert ["advance artemis", "decline"] == t.options


@rule("DEL-ROLL-02", "DEL-RUL-43")
def test_a_step_after_a_roll_may_be_declined() -> None:
    t = others(aphrodite=3).turn(0).play("end", chance=ROLL).play("decline")
    assert ("Turn", [1], 3) == (t.asked, t.waiting, t.side(1)["gods"]["aphrodite"])
    assert [["step-declined", [1]]] == [event.plain() for event in t.events_named("step-declined")]


@rule("DEL-ROLL-03")
def test_each_roll_moves_one_god_by_one_step_however_many_dice_match() -> None:
    t = others(artemis=2, aphrodite=2).turn(0).play("end", chance=ROLL).play("advance artemis")
    assert ("Turn", 3, 2) == (t.asked, t.side(1)["gods"]["artemis"], t.side(1)["gods"]["aphrodite"])


@rule("DEL-ROLL-04")
def test_gods_at_the_bottom_do_not_move_by_a_roll() -> None:
    t = others(artemis=1).turn(0).play("end", chance=ROLL)
    assert ["DEL-ROLL-04"] == t.why("advance aphrodite")
    assert "Turn" == others().turn(0).play("end", chance=ROLL).asked


@rule("DEL-ROLL-05")
def test_the_gods_of_the_player_who_rolled_do_not_move() -> None:
    t = others().gods(0, aphrodite=3, artemis=3).turn(0).play("end", chance=ROLL)
    assert ("Turn", [1]) == (t.asked, t.waiting)


@rule("DEL-RUL-43")
def test_all_who_have_a_matching_god_are_asked_at_once_and_answer_in_any_order() -> None:
    t = table(4).gods(1, aphrodite=3).gods(2, artemis=1).gods(3, ares=3).wounds(1, "blue").turn(0).play("end", chance=ROLL)
    assert [1, 2] == t.waiting

    t.play("advance artemis", seat=2)
    assert ("OthersStep", [1]) == (t.asked, t.waiting)
    t.play("advance aphrodite", seat=1)

    assert ("Turn", [1]) == (t.asked, t.waiting)
    assert [4, 2, 3] == [t.side(1)["gods"]["aphrodite"], t.side(2)["gods"]["artemis"], t.side(3)["gods"]["ares"]]


@rule("DEL-RUL-43")
def test_the_next_turn_waits_for_every_answer() -> None:
    t = table(3).gods(1, aphrodite=3).gods(2, artemis=2).wounds(1, "blue").turn(0).play("end", chance=ROLL).play("decline", seat=1)
    assert (0, [2]) == (t.view()["turn"], t.waiting)


# The Titan


def last_turn(seats: int = 3) -> Table:
    """The last player's turn; the first player is seat 1."""
    t = table(seats).first(1)
    for seat in range(1, seats):
        t.wounds(seat, "yellow")
    return t


@rule("DEL-TTN-01", "DEL-SETP-06")
def test_the_last_player_rolls_the_titan_die_together_with_the_oracle_dice() -> None:
    t = last_turn().turn(0).play("end", chance=[*ROLL, "titan 1", "wound red", "wound red", "wound red"])
    assert ["rolled", "rolled", "rolled", "titan-rolled"] == t.event_names[:4]


@rule("DEL-TTN-01")
def test_no_other_player_rolls_the_titan_die() -> None:
    t = last_turn().turn(1).play("end", chance=ROLL)
    assert "titan-rolled" not in t.event_names


@rule("DEL-TTN-01", "DEL-RUL-43")
def test_the_titan_die_is_seen_before_the_others_move_their_gods_and_the_attack_comes_after() -> None:
    t = last_turn().gods(2, artemis=3).turn(0).play("end", chance=[*ROLL, "titan 5"])
    assert ("OthersStep", "titan-rolled", {}) == (t.asked, t.event_names[-1], t.side(0)["wounds"])

    t.play("advance artemis", chance=["wound red", "wound black", "wound pink"])

    assert ["god-rose", "wounded", "wounded", "wounded", "round-began", "turn-began"] == t.event_names


@rule("DEL-TTN-02")
def test_on_a_six_everybody_draws_two_wounds_whatever_the_shield() -> None:
    t = last_turn().shield(0, 5).shield(1, 0).shield(2, 5).turn(0)
    t.play("end", chance=[*ROLL, "titan 6", *["wound red", "wound black"] * 3])
    assert [{"red": 1, "black": 1}, {"red": 1, "black": 1, "yellow": 1}] == [t.side(seat)["wounds"] for seat in (0, 1)]
    assert {"red": 1, "black": 1, "yellow": 1} == t.side(2)["wounds"]


@rule("DEL-TTN-03")
@pytest.mark.parametrize("roll, hurt", [(1, [0]), (2, [0, 1]), (3, [0, 1]), (5, [0, 1, 2])])
def test_everybody_whose_shield_is_lower_than_the_roll_draws_one_wound(roll: int, hurt: list[int]) -> None:
    t = last_turn().shield(0, 0).shield(1, 1).shield(2, 3)
    t.turn(0).play("end", chance=[*ROLL, f"titan {roll}", *["wound red"] * len(hurt)])
    assert hurt == [seat for seat in range(3) if t.side(seat)["wounds"].get("red") == 1]


@rule("DEL-TTN-04", "DEL-RUL-39")
def test_the_titan_attacks_after_a_recovery_turn_of_the_last_player() -> None:
    t = last_turn().wounds(0, "blue blue blue").gods(1, aphrodite=3)
    t.ask(BeginTurn(0), chance=["titan 1", "wound red", "wound red", "wound red"])
    assert [("titan-rolled", "DEL-TTN-04")] == [(event.kind.name, event.kind.rule) for event in t.events_named("titan-rolled")]
    assert ({"red": 1}, [1], 2) == (t.side(0)["wounds"], t.waiting, t.view()["round"])


@rule("DEL-RUL-42")
def test_wounds_are_drawn_in_turn_order_and_both_at_once() -> None:
    t = (
        last_turn()
        .turn(0)
        .play("end", chance=[*ROLL, "titan 6", "wound red", "wound black", "wound pink", "wound blue", "wound green", "wound green"])
    )
    assert [[1, 0], [1, 1], [2, 2], [2, 3], [0, 5], [0, 5]] == [event.values for event in t.events_named("wounded")]


@rule("DEL-RUL-42", "DEL-END-02")
def test_in_the_final_round_the_titan_die_is_not_rolled_but_the_oracle_dice_are() -> None:
    t = table().first(1).all_done(0).at(0, "-1,2").equipment(0, "omen-red").turn(0).play("sail", "move -1,3")
    pay = [text for text in t.options if text.startswith("die")][:1]
    t.play(*pay).play("end", chance=ROLL)
    assert (True, 2) == (t.state.over, t.side(0)["favours"])
    assert "titan-rolled" not in t.event_names
