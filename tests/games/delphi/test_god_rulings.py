"""Rulings about the gods' rows and steps, and about two ship tiles: the Bounty's gains and the Olympian's gods."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, rule, table

REDS = ["die red", "die red", "die red"]
SET_UP = [*REDS, *REDS, "wound red", "wound blue"]


def with_god(name: str, seats: int = 2, ship: str = "bulwark") -> Table:
    """Seat 0 has a god on the top row, and is next to an island, a monster and an offering island."""
    t = table(seats).ship(0, ship).at(0, "1,1").gods(0, **{name: 6}).monsters("1,2", "red")
    for seat in range(seats):
        t.wounds(seat, "yellow")
    return t


# ---------------------------------------------------------------- Rows and steps


@rule("DEL-RUL-26")
@pytest.mark.parametrize("seats,rows", [(2, [3, 4, 5, 6]), (3, [2, 3, 4, 5, 6]), (4, [1, 2, 3, 4, 5, 6])])
def test_it_takes_four_five_or_six_steps_from_the_bottom_to_the_top(seats: int, rows: list[int]) -> None:
    t = table(seats).wounds(0, "yellow").turn(0)
    climbed = []
    for _ in rows:
        t.dice(0, "pink (red) (red)").play("advance hermes")
        climbed.append(t.side(0)["gods"]["hermes"])
    assert rows == climbed

    t.dice(0, "pink (red) (red)")
    assert ["DEL-GODA-01"] == t.why("advance hermes")
    assert t.offers("trade hermes")


@rule("DEL-RUL-27")
def test_each_god_step_may_be_declined_and_is_lost() -> None:
    t = with_god("ares").island("1,0", "green-sigma").dice(0, "green (red) (red)").turn(0).play("explore 1,0")
    t.play("advance hermes", "decline")
    assert ("Turn", 3) == (t.asked, t.side(0)["gods"]["hermes"])


@rule("DEL-RUL-27")
def test_there_is_no_step_beyond_the_top() -> None:
    t = with_god("ares").gods(0, hermes=5).island("1,0", "green-sigma").dice(0, "green (red) (red)").turn(0).play("explore 1,0")
    assert not t.offers("advance ares")
    assert ["DEL-GOD-05"] == t.why("advance ares")
    t.play("advance hermes")
    assert not t.offers("advance hermes")


@rule("DEL-RUL-27")
def test_nobody_is_asked_for_steps_that_no_god_can_take() -> None:
    gods = dict.fromkeys(["aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis"], 6)
    t = with_god("ares").gods(0, **gods).island("1,0", "green-sigma").dice(0, "green (red) (red)").turn(0).play("explore 1,0")
    assert "Turn" == t.asked


@rule("DEL-RUL-27")
def test_from_the_bottom_to_the_entry_row_is_one_step() -> None:
    t = with_god("ares").island("1,0", "green-sigma").dice(0, "green (red) (red)").turn(0).play("explore 1,0")
    t.play("advance hermes", "advance apollo", "advance artemis")
    assert (3, 3, 3) == tuple(t.side(0)["gods"][god] for god in ("hermes", "apollo", "artemis"))
    assert "Turn" == t.asked


# ---------------------------------------------------------------- Powers and trades


@rule("DEL-RUL-28")
def test_a_sigma_turned_up_by_artemis_does_not_move_her() -> None:
    t = with_god("artemis").island("6,-2", "green-sigma").turn(0).play("invoke artemis", "explore 6,-2")
    assert "GodSteps" == t.asked
    assert 6 == t.side(0)["gods"]["artemis"]
    assert not t.offers("advance artemis")
    t.play("advance ares", "advance ares", "advance ares")
    assert (0, 5) == (t.side(0)["gods"]["artemis"], t.side(0)["gods"]["ares"])


@rule("DEL-RUL-28")
def test_ares_stays_on_top_until_the_equipment_he_brought_has_worked() -> None:
    t = with_god("ares").display("windfall").turn(0).play("invoke ares", "fight 1,2 red")
    t.play("take windfall", chance=["equipment scout", "card blue"])
    assert ("GodSteps", 6) == (t.asked, t.side(0)["gods"]["ares"])
    assert not t.offers("advance ares")
    t.play("decline")
    assert 0 == t.side(0)["gods"]["ares"]


@rule("DEL-RUL-30")
@pytest.mark.parametrize("god", ["aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis"])
def test_any_god_on_the_top_row_is_traded_whether_its_power_is_possible_or_not(god: str) -> None:
    # No city, no monster in reach, no island face down: neither Hermes nor Ares nor Artemis could do anything.
    t = table().wounds(0, "yellow").at(0, "0,4").gods(0, **{god: 6}).face_down().dice(0, "(red) (red) (red)").turn(0)
    assert (god not in ("ares", "hermes", "artemis")) == t.offers(f"invoke {god}")
    t.play(f"trade {god}", chance=["card pink"])
    assert ({"pink": 1}, 0) == (t.side(0)["cards"], t.side(0)["gods"][god])


@rule("DEL-RUL-30")
def test_a_god_below_the_top_row_is_not_traded() -> None:
    t = table().wounds(0, "yellow").gods(0, ares=5).turn(0)
    assert not t.offers("trade ares")
    assert ["DEL-GOD-08"] == t.why("trade ares")


# ---------------------------------------------------------------- Olympian


@rule("DEL-RUL-12")
@pytest.mark.parametrize("seats,row", [(2, 3), (3, 2), (4, 1)])
@pytest.mark.parametrize("choice", ["invoke apollo", "trade apollo"])
def test_the_gods_of_the_olympian_return_to_the_entry_row(seats: int, row: int, choice: str) -> None:
    t = with_god("apollo", seats, "olympian").turn(0).play(choice, chance=["card red"])
    assert row == t.side(0)["gods"]["apollo"]


@rule("DEL-RUL-12")
def test_the_first_wound_gives_the_olympian_no_extra_step() -> None:
    t = table().ship(1, "merchantman").ship(0, "olympian").provide(SET_UP)
    assert {3} == set(t.side(0)["gods"].values())
    assert [1] == [event.values[0] for event in t.events_named("god-rose") if event.kind.rule == "DEL-SETP-10"]


@rule("DEL-RUL-12")
def test_a_roll_of_somebody_else_can_always_move_the_olympian_s_gods() -> None:
    t = with_god("aphrodite", 2, "olympian").turn(0).play("invoke aphrodite", "end", chance=REDS)
    assert [1] == t.waiting
    t.play("end", chance=[*REDS, "titan 1"])
    assert ([0], ["advance aphrodite", "decline"]) == (t.waiting, t.options)


# ---------------------------------------------------------------- Bounty


@rule("DEL-RUL-11")
def test_the_start_is_a_gain() -> None:
    t = table().ship(1, "merchantman").ship(0, "bounty").favours(0, 3).provide(SET_UP)
    assert 4 == t.side(0)["favours"]


def bounty(dice: str = "red (red) (red)") -> Table:
    return table().ship(0, "bounty").wounds(0, "yellow").wounds(1, "yellow").dice(0, dice).at(0, "1,1")


@rule("DEL-RUL-11")
def test_the_favour_action_is_a_gain() -> None:
    t = bounty().turn(0).play("favours")
    assert 3 == t.side(0)["favours"]
    assert ["DEL-SHIP-04"] == [event.kind.rule for event in t.events_named("bounty")]


@rule("DEL-RUL-11")
def test_the_reward_of_an_offering_is_a_gain() -> None:
    t = bounty("yellow (red) (red)").at(0, "-3,3").temple("-4,3", "yellow").cargo(0, "offering yellow").turn(0).play("offer -4,3")
    assert 4 == t.side(0)["favours"]


@rule("DEL-RUL-11")
def test_a_psi_is_a_gain() -> None:
    assert 5 == bounty("green (red) (red)").island("1,0", "green-psi").turn(0).play("explore 1,0").side(0)["favours"]


@rule("DEL-RUL-11")
def test_the_bonus_for_no_wounds_is_a_gain() -> None:
    assert 3 == table().ship(0, "bounty").begin_turn(0).play("favours").side(0)["favours"]


@rule("DEL-RUL-11")
def test_each_omen_is_a_gain_of_its_own() -> None:
    t = bounty().equipment(0, "omen-red", "omen-black").turn(0).play("end", chance=["die red", "die black", "die red"])
    assert 6 == t.side(0)["favours"]


@rule("DEL-RUL-11")
def test_a_rite_is_a_gain() -> None:
    t = bounty("blue (red) (red)").equipment(0, "rite-blue").turn(0).play("use rite-blue", chance=["card red"])
    assert 2 == t.side(0)["favours"]


@rule("DEL-RUL-11")
def test_the_windfall_is_a_gain() -> None:
    t = bounty().monsters("1,2", "red").display("windfall").turn(0).play("fight 1,2 red", chance=["battle 9"])
    t.play("take windfall", chance=["equipment scout", "card blue"])
    assert 4 == t.side(0)["favours"]


@rule("DEL-RUL-11")
def test_paying_is_no_gain() -> None:
    t = bounty().favours(0, 2).turn(0).play("advance ares")
    assert 1 == t.side(0)["favours"]
    assert [] == t.events_named("bounty")


@rule("DEL-RUL-11")
def test_nobody_else_profits_from_the_bounty() -> None:
    t = bounty().turn(1).play("favours", "die red")
    assert 2 == t.side(1)["favours"]
