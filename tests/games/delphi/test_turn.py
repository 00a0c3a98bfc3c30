"""A turn: rounds and phases, the check of the wounds, and what may be used in phase 2."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.delphi.laying import Table, rule, table

from themis.games.delphi.schema import COLOURS

REDS = ["die red", "die red", "die red"]


def scratched(seats: int = 2) -> Table:
    """Everybody has one wound, so that phase 1 does nothing."""
    t = table(seats)
    for seat in range(seats):
        t.wounds(seat, COLOURS[seat])
    return t


# ---------------------------------------------------------------- Rounds and phases


@rule("DEL-TURN-01", "DEL-GEN-05")
def test_a_round_goes_clockwise_from_the_first_player_and_so_does_the_next() -> None:
    t = scratched(3).shield(0, 5).shield(1, 5).shield(2, 5).first(1).begin_turn(1)
    order = []
    for _ in range(7):
        order.append((t.waiting[0], t.view()["round"]))
        t.play("end", chance=[*REDS, *(["titan 1"] if t.waiting == [0] else [])])
    assert [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)] == order


@rule("DEL-TURN-02")
def test_a_turn_checks_wounds_then_acts_then_consults_the_oracle() -> None:
    t = table().wounds(1, "red").begin_turn(0)
    assert "Unhurt" == t.asked
    t.play("favours")
    assert "Turn" == t.asked
    assert [] == t.events_named("rolled")
    t.play("end", chance=["die blue", "die blue", "die green"])
    assert ["blue", "blue", "green"] == [die["colour"] for die in t.side(0)["dice"]]
    assert t.event_names.index("rolled") < t.event_names.index("turn-began")


@rule("DEL-TURN-03")
@pytest.mark.parametrize("order", list(permutations(["die", "card", "god"])))
def test_dice_card_and_gods_come_in_any_order(order: tuple[str, ...]) -> None:
    t = scratched().cards(0, "blue").gods(0, ares=6).turn(0)
    for what in order:
        if what == "die":
            t.spend("die red", "favours")
        elif what == "card":
            t.spend("play blue", "favours")
        else:
            t.play("trade ares", chance=["card pink"])

    assert 4 == t.side(0)["favours"]
    assert {"pink": 1} == t.side(0)["cards"]
    assert "Turn" == t.asked


@rule("DEL-TURN-04")
def test_each_die_pays_for_one_action() -> None:
    t = scratched().dice(0, "red red blue").turn(0).spend("die red", "favours")
    assert [True, False, False] == [die["used"] for die in t.side(0)["dice"]]
    t.spend("die blue", "favours").spend("die red", "favours")
    assert (6, ["end"]) == (t.side(0)["favours"], t.options)
    assert ["DEL-TURN-04"] == t.why("favours")
    assert ["DEL-TURN-04"] == t.why("die red")


@rule("DEL-TURN-04")
def test_a_used_die_comes_back_with_the_next_roll() -> None:
    t = scratched().dice(0, "(red) (red) (blue)").turn(0).play("end", chance=["die red", "die pink", "die pink"])
    assert [False, False, False] == [die["used"] for die in t.side(0)["dice"]]


@rule("DEL-TURN-04")
def test_a_used_die_cannot_pay_again() -> None:
    t = scratched().dice(0, "(red) blue pink").turn(0).play("favours")
    assert ["die pink", "die blue"] == t.options
    assert ["DEL-TURN-04"] == t.why("die red")


@rule("DEL-TURN-05")
def test_one_oracle_card_a_turn() -> None:
    t = scratched().dice(0, "red (red) (red)").cards(0, "green blue").turn(0).spend("play green", "favours").play("favours")
    # The die was the only thing left to pay with, so nothing was asked.
    assert 4 == t.side(0)["favours"]
    assert {"blue": 1} == t.side(0)["cards"]
    assert ["end"] == t.options
    assert ["DEL-TURN-05"] == t.why("play blue")


@rule("DEL-TURN-05")
def test_the_next_turn_allows_another_card() -> None:
    t = scratched().shield(0, 5).shield(1, 5).cards(0, "green blue").turn(0).spend("play green", "favours")
    t.play("end", chance=REDS).play("end", chance=[*REDS, "titan 1"])
    assert [0] == t.waiting
    t.spend("play blue", "favours")
    assert {} == t.side(0)["cards"]


@rule("DEL-TURN-06")
def test_a_used_card_stays_before_the_player_until_the_turn_ends() -> None:
    t = scratched().cards(0, "green").turn(0).spend("play green", "favours")
    assert "green" == t.view()["played"]
    assert {} == t.side(0)["cards"]
    assert 0 == t.view()["oracle_discards"]["green"]
    t.play("end", chance=REDS)
    assert t.view()["played"] is None
    assert 1 == t.view()["oracle_discards"]["green"]


@rule("DEL-TURN-07")
def test_any_number_of_gods_may_be_used_without_a_die_or_card() -> None:
    t = scratched().dice(0, "(red) (red) (red)").gods(0, aphrodite=6, ares=6, hermes=6, apollo=6).turn(0)
    t.play("invoke aphrodite").play("trade ares", chance=["card red"]).play("trade hermes", chance=["card red"])
    t.play("invoke apollo", chance=["card red"])
    assert {0} == set(t.side(0)["gods"].values())
    assert {"red": 3} == t.side(0)["cards"]


@rule("DEL-TURN-08")
def test_no_god_and_no_other_action_within_an_action() -> None:
    t = scratched().at(0, "1,1").dice(0, "green red red").gods(0, ares=6).island("1,0", "green-sigma").turn(0)
    assert t.offers("trade ares")
    t.spend("die green", "explore 1,0")
    assert "GodSteps" == t.asked
    assert {"advance", "decline"} == {text.split()[0] for text in t.options}
    t.play("decline")
    assert t.offers("trade ares")


@rule("DEL-TURN-09")
def test_unused_dice_bring_nothing() -> None:
    t = scratched().cards(0, "blue").favours(0, 2).turn(0)
    before = t.side(0)
    t.play("end", chance=["die red", "die black", "die pink"])
    assert before == t.side(0)
    assert [1] == t.waiting


# ---------------------------------------------------------------- Phase 1


@rule("DEL-CHK-01")
@pytest.mark.parametrize(
    "wounds", ["red red red", "blue blue blue blue", "red red black black pink pink", "red black pink blue yellow green green"]
)
def test_too_many_wounds_make_a_recovery_turn(wounds: str) -> None:
    t = table().wounds(0, wounds).begin_turn(0)
    assert "recovering" in t.event_names
    assert "Turn" != t.asked or [1] == t.waiting


@rule("DEL-CHK-01", "DEL-CHK-05")
@pytest.mark.parametrize("wounds", ["red", "red red", "red red black black pink", "red black pink blue yellow"])
def test_fewer_wounds_change_nothing(wounds: str) -> None:
    t = table().wounds(0, wounds).favours(0, 3).turn(0)
    before = t.side(0)
    t = table().wounds(0, wounds).favours(0, 3).begin_turn(0)
    assert ([0], "Turn") == (t.waiting, t.asked)
    assert before == t.side(0)


@rule("DEL-CHK-02")
def test_three_wounds_of_any_colours_are_discarded_and_the_turn_is_over() -> None:
    t = table().wounds(0, "red red red red blue green").wounds(1, "red").begin_turn(0)
    assert ["discard red", "discard blue", "discard green"] == t.options
    assert ["DEL-CHK-02"] == t.why("discard pink")
    t.play("discard green", "discard red")
    assert ["discard red", "discard blue"] == t.options
    t.play("discard blue")
    assert {"red": 3} == t.side(0)["wounds"]
    assert [1] == t.waiting
    assert {"red": 1, "blue": 1, "green": 1} == {name: n for name, n in t.view()["wound_discards"].items() if n}


@rule("DEL-CHK-02")
def test_wounds_of_one_colour_are_discarded_without_asking() -> None:
    t = table().wounds(0, "red red red red").wounds(1, "blue").begin_turn(0)
    assert {"red": 1} == t.side(0)["wounds"]
    assert [1] == t.waiting


@rule("DEL-CHK-03")
def test_a_recovery_turn_has_no_actions_and_no_powers() -> None:
    t = table().wounds(0, "red red red blue").gods(0, aphrodite=6).cards(0, "red").begin_turn(0)
    assert ["discard red", "discard blue"] == t.options
    for text in ("draw", "favours", "sail", "heal red", "die red", "play red", "invoke aphrodite", "trade aphrodite", "end"):
        assert ["DEL-CHK-03"] == t.why(text)


@rule("DEL-CHK-03")
def test_in_a_recovery_turn_the_dice_are_not_rolled() -> None:
    t = table().wounds(0, "red red red").wounds(1, "red").dice(0, "green pink blue").equipment(0, "omen-black").begin_turn(0)
    assert [1] == t.waiting
    assert [{"colour": name, "used": False} for name in ("green", "pink", "blue")] == t.side(0)["dice"]
    assert [] == t.events_named("rolled")


@rule("DEL-CHK-04")
def test_without_wounds_there_are_favours_or_a_god_step() -> None:
    t = table().gods(0, ares=6, hermes=5).begin_turn(0)
    gods = ["aphrodite", "hermes", "poseidon", "apollo", "artemis"]
    assert sorted(["favours", *[f"advance {god}" for god in gods]]) == sorted(t.options)
    assert 2 == t.play("favours").side(0)["favours"]
    assert "Turn" == t.asked


@rule("DEL-CHK-04")
def test_the_god_step_for_good_health_is_one_step() -> None:
    t = table().gods(0, hermes=4).begin_turn(0).play("advance hermes")
    assert (5, 0, "Turn") == (t.side(0)["gods"]["hermes"], t.side(0)["favours"], t.asked)


@rule("DEL-CHK-04")
def test_the_reward_for_good_health_cannot_be_declined() -> None:
    t = table().begin_turn(0)
    assert not t.offers("decline")
    assert ["DEL-CHK-04"] == t.why("decline")


@rule("DEL-CHK-06")
def test_no_god_can_be_used_before_the_check() -> None:
    t = table().gods(0, aphrodite=6).begin_turn(0)
    for text in ("invoke aphrodite", "trade aphrodite"):
        assert not t.offers(text)
        assert ["DEL-CHK-06"] == t.why(text)


@rule("DEL-TURN-02")
def test_before_the_check_an_action_is_refused_by_the_order_of_the_phases() -> None:
    t = table().at(0, "1,1").monsters("1,2", "red").cards(0, "blue").begin_turn(0)
    for text in ("draw", "look", "sail", "fight 1,2 red", "heal red", "die red", "play blue", "end"):
        assert not t.offers(text)
        assert ["DEL-TURN-02"] == t.why(text)


@rule("DEL-CHK-06")
def test_wounds_drawn_during_the_turn_count_at_the_next_one() -> None:
    t = table().wounds(0, "red red").wounds(1, "blue").shield(1, 5).at(0, "1,1").monsters("1,2", "red").favours(0, 1).begin_turn(0)
    t.spend("die red", "fight 1,2 red", chance=["battle 0", "wound red"]).play("give-up")
    assert ("Turn", {"red": 3}) == (t.asked, t.side(0)["wounds"])
    assert t.offers("draw")

    t.play("end", chance=REDS).play("end", chance=[*REDS, "titan 1", "wound blue"])
    assert "recovering" in t.event_names
    assert ["discard red", "discard blue"] == t.options


@rule("DEL-CHK-06")
def test_healing_the_last_wound_in_phase_two_brings_no_reward() -> None:
    t = table().wounds(0, "red").begin_turn(0).spend("die red", "heal red")
    assert (0, "Turn") == (t.side(0)["favours"], t.asked)


# ---------------------------------------------------------------- When gods may be used


@rule("DEL-RUL-29")
def test_no_power_in_a_fight_in_a_reward_or_in_the_turn_of_somebody_else() -> None:
    t = scratched().at(0, "1,1").monsters("1,2", "red").favours(0, 3).gods(0, ares=6).dice(0, "red red red").turn(0)
    t.spend("die red", "fight 1,2 red", chance=["battle 3"])
    assert ["fight-on", "give-up"] == t.options
    assert ["DEL-FGT-10"] == t.why("invoke ares")
    t.play("fight-on", chance=["battle 9"])
    assert {"take"} == {text.split()[0] for text in t.options}

    t = scratched().gods(1, ares=6, aphrodite=2).turn(0).play("end", chance=REDS)
    assert [1] == t.waiting
    assert ["advance aphrodite", "decline"] == t.options


@rule("DEL-RUL-29")
def test_no_power_before_the_check_and_none_in_a_recovery_turn() -> None:
    assert not table().gods(0, aphrodite=6).begin_turn(0).offers("invoke aphrodite")
    assert not table().gods(0, aphrodite=6).wounds(0, "red red red blue").begin_turn(0).offers("invoke aphrodite")
    assert table().gods(0, aphrodite=6).wounds(0, "red red blue").begin_turn(0).offers("invoke aphrodite")


@rule("DEL-RUL-29")
def test_a_god_that_climbs_up_again_may_be_used_twice_in_a_turn() -> None:
    t = scratched().dice(0, "green green green").cards(0, "green").gods(0, artemis=6).turn(0)
    t.play("trade artemis", chance=["card red"])
    for source in ("die green", "die green", "play green"):
        t.spend(source, "advance artemis")
    assert 5 == t.side(0)["gods"]["artemis"]
    t.play("advance artemis")
    assert t.offers("invoke artemis")
    t.play("trade artemis", chance=["card red"])
    assert {"red": 2} == t.side(0)["cards"]


# ---------------------------------------------------------------- What the game is about


@rule("DEL-GEN-02")
def test_whoever_has_done_all_tasks_and_reached_zeus_wins_without_points() -> None:
    t = scratched().all_done(0).at(0, "-1,2").cards(1, "red red red").favours(1, 9).turn(0)
    t.spend("die red", "sail", "move -1,3").play("end", chance=REDS).play("end", chance=REDS)
    assert t.state.over
    assert [1, 2] == t.outcome.ranks


@rule("DEL-GEN-02")
def test_all_tasks_without_the_zeus_space_do_not_end_the_game() -> None:
    t = scratched().all_done(0).at(0, "-1,2").shield(0, 5).shield(1, 5).turn(0)
    t.play("end", chance=REDS).play("end", chance=[*REDS, "titan 1"])
    assert not t.state.over


@rule("DEL-GEN-04")
def test_the_text_of_a_card_a_ship_tile_or_a_god_goes_before_the_rules() -> None:
    # The rules say: next to the island, clockwise only, in the colour of the island.
    far = scratched().at(0, "0,2").island("1,0", "green-psi").dice(0, "green (red) (red)")
    assert not far.turn(0).offers("explore 1,0")
    card = scratched().at(0, "0,2").island("1,0", "green-psi").dice(0, "green (red) (red)").equipment(0, "reach-war")
    assert card.turn(0).offers("explore 1,0")
    ship = scratched().ship(0, "merchantman").favours(0, 1).dice(0, "red (red) (red)").turn(0)
    assert ship.offers("advance artemis")
    god = scratched().gods(0, artemis=6).dice(0, "(red) (red) (red)").turn(0).play("invoke artemis")
    assert god.offers("explore 1,0")
