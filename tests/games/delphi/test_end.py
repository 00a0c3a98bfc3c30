"""The end: returning to the Zeus space, the final round, and who wins (chapter END)."""

from __future__ import annotations

import pytest
from games.delphi.laying import ZEUS, Table, rule, table

from themis.games.delphi.frames.turn import NextTurn
from themis.games.delphi.game import GAME

ROLL = ["die red", "die red", "die red"]
# A sea hex next to the Zeus space, and one four steps away from it.
NEAR = "-1,2"


def nearly_home(seats: int = 2) -> Table:
    """Seat 0 has no task left and is next to the Zeus space; nobody else is asked anything at the beginning of a turn."""
    t = table(seats).all_done(0).at(0, NEAR).dice(0, "green green green").wounds(0, "blue")
    for seat in range(1, seats):
        t.wounds(seat, "blue").at(seat, "6,-7")
    return t


def home(t: Table, seat: int = 0) -> Table:
    """A seat has returned before, in this round."""
    side = t.all_done(seat).at(seat, ZEUS).state.sides[seat]
    side.home = True
    t.state.ending = 1
    return t


def ranks(t: Table) -> list[int]:
    return list(GAME.outcome(t.state).ranks)


# Returning


@rule("DEL-END-01", "DEL-MOVE-10")
@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_without_a_task_tile_a_source_of_any_colour_brings_the_ship_home(colour: str) -> None:
    t = nearly_home().dice(0, f"{colour} (red) (red)").turn(0).play("sail", "move -1,3")
    assert (ZEUS, True, 0) == (t.berth(0), t.side(0)["home"], t.side(0)["favours"])


@rule("DEL-END-01", "DEL-MOVE-09")
def test_with_a_task_tile_left_the_zeus_space_is_closed() -> None:
    t = table().at(0, NEAR).turn(0).play("sail")
    assert ["DEL-MOVE-09"] == t.why("move -1,3")


@rule("DEL-END-02")
def test_the_first_arrival_brings_about_the_end_and_the_round_is_played_out() -> None:
    t = nearly_home(3).turn(0).play("sail", "move -1,3")
    assert ["die-used", "moved", "arrived", "end-triggered"] == t.event_names
    for seat in (1, 2):
        t.play("end")
        assert (False, [seat]) == (t.state.over, t.waiting)
    t.play("end")
    assert t.state.over


@rule("DEL-END-02")
def test_an_arrival_of_the_last_player_ends_the_game_with_the_turn() -> None:
    t = nearly_home().first(1).turn(0).play("sail", "move -1,3").play("end", chance=ROLL)
    assert t.state.over


@rule("DEL-END-02")
def test_a_second_arrival_does_not_bring_about_the_end_again() -> None:
    t = home(nearly_home().first(1), 1).turn(0).play("sail", "move -1,3")
    assert ["die-used", "moved", "arrived"] == t.event_names


@rule("DEL-END-03", "DEL-RUL-48")
def test_after_arriving_the_turn_goes_on_for_cards_gods_and_wounds() -> None:
    t = nearly_home().gods(0, ares=6, aphrodite=6).cards(0, "blue").equipment(0, "rite-blue").turn(0).play("sail", "move -1,3", "die green")
    t.play("trade ares", chance=["card red"])
    expected = {"draw", "favours", "look", "heal blue", "advance artemis", "advance poseidon", "use rite-blue", "invoke aphrodite", "end"}
    assert expected <= set(t.options)
    t.play("draw", "die green", chance=["card pink"])
    assert {"red": 1, "pink": 1, "blue": 1} == t.side(0)["cards"]


@rule("DEL-RUL-48")
def test_a_ship_that_has_returned_does_not_leave() -> None:
    t = nearly_home().gods(0, poseidon=6).turn(0).play("sail", "move -1,3")
    assert not t.offers("sail")
    assert ["DEL-RUL-48"] == t.why("sail")
    assert ["DEL-GOD-10"] == t.why("invoke poseidon")
    assert t.offers("trade poseidon")


@rule("DEL-RUL-48", "DEL-RUL-32")
def test_after_the_return_a_reach_card_still_reaches_from_the_zeus_space() -> None:
    t = nearly_home().equipment(0, "reach-war").dice(0, "pink pink green").turn(0).play("sail", "move -1,3", "die green")
    assert (["-3,4"], True) == (t.objects("explore"), t.side(0)["home"])


@rule("DEL-RUL-48")
def test_after_the_return_the_oracle_is_consulted_as_usual() -> None:
    t = nearly_home().gods(1, aphrodite=3).turn(0).play("sail", "move -1,3").play("end", chance=ROLL)
    assert ["advance aphrodite", "decline"] == t.options


@rule("DEL-GOD-17")
def test_a_god_that_reaches_the_top_after_its_owners_last_turn_is_of_no_use() -> None:
    t = home(table().gods(0, aphrodite=5).wounds(1, "blue")).turn(1).play("end", chance=ROLL)
    t.play("advance aphrodite")
    assert (True, 6, []) == (t.state.over, t.side(0)["gods"]["aphrodite"], t.waiting)


# Ships and the Zeus space during play


@rule("DEL-RUL-47", "DEL-MOVE-08")
def test_a_move_cannot_end_where_it_began() -> None:
    t = table().at(0, NEAR).dice(0, "red red red").favours(0, 9).turn(0).play("sail")
    assert ["DEL-MOVE-08"] == t.why(f"move {NEAR}")


@rule("DEL-RUL-47", "DEL-MOVE-09")
def test_a_ship_that_has_left_the_zeus_space_cannot_enter_it_again_before_its_tasks_are_done() -> None:
    t = table().at(0, ZEUS).dice(0, "red red red").turn(0).play("sail", "move -1,2", "sail")
    assert ("-1,2", ["DEL-MOVE-09"]) == (t.berth(0), t.why("move -1,3"))


@rule("DEL-RUL-47", "DEL-GOD-10")
def test_a_ship_may_leave_the_zeus_space_with_poseidon() -> None:
    t = table().at(0, ZEUS).gods(0, poseidon=6).turn(0).play("invoke poseidon", "move -7,7")
    assert ("-7,7", False) == (t.berth(0), t.side(0)["home"])


# Winning


@rule("DEL-END-04", "DEL-GEN-02", "DEL-RUL-49")
def test_the_only_one_who_has_returned_wins() -> None:
    t = home(table(3).first(1), 2).cards(0, "red red red").favours(1, 20).turn(0).play("end", chance=ROLL)
    assert (1, "won", "DEL-END-04") == (ranks(t)[2], t.event_names[-1], t.events[-1].kind.rule)
    assert [2] == t.events[-1].values


@rule("DEL-END-04", "DEL-RUL-49")
def test_a_ship_that_never_left_the_zeus_space_has_not_returned() -> None:
    t = home(table(3).first(1), 2).at(0, ZEUS).cards(0, "red red red red").turn(0).play("end", chance=ROLL)
    assert [2, 3, 1] == ranks(t)


@rule("DEL-END-05")
def test_among_those_who_have_returned_most_oracle_cards_win() -> None:
    t = home(home(table(3).first(1), 0), 2).cards(0, "red red").cards(1, "blue blue blue blue").cards(2, "green green green")
    t.favours(0, 9).turn(0).play("end", chance=ROLL)
    assert [2, 3, 1] == ranks(t)
    assert ("won", "DEL-END-05", [2]) == (t.event_names[-1], t.events[-1].kind.rule, t.events[-1].values)


@rule("DEL-END-06")
def test_with_equally_many_cards_most_favours_win() -> None:
    t = home(home(table(3).first(1), 0), 2).cards(0, "red red").cards(2, "green green").favours(0, 4).favours(2, 3).turn(0)
    t.play("end", chance=ROLL)
    assert [1, 3, 2] == ranks(t)
    assert ("DEL-END-06", [0]) == (t.events[-1].kind.rule, t.events[-1].values)


@rule("DEL-END-07")
def test_with_equally_many_cards_and_favours_victory_is_shared() -> None:
    t = home(home(table(3).first(1), 0), 2).cards(0, "red red").cards(2, "green blue").favours(0, 4).favours(2, 4).turn(0)
    t.play("end", chance=ROLL)
    assert [1, 3, 1] == ranks(t)
    assert [("DEL-END-07", [0]), ("DEL-END-07", [2])] == [(event.kind.rule, event.values) for event in t.events_named("won")]


@rule("DEL-RUL-49", "DEL-END-05")
def test_the_card_used_this_turn_is_discarded_before_cards_are_counted() -> None:
    t = home(home(table().first(1), 0), 1).cards(0, "red").played("green").cards(1, "blue").favours(1, 1).turn(0)
    t.play("end", chance=ROLL)
    assert [2, 1] == ranks(t)
    assert 1 == t.view()["oracle_discards"]["green"]


@rule("DEL-RUL-49")
@pytest.mark.parametrize(
    "cards, favours, expected",
    [("red", (2, 2), [1, 2, 3, 3]), ("red red", (2, 9), [1, 2, 3, 4]), ("red", (3, 2), [1, 2, 3, 4])],
)
def test_the_others_are_ranked_by_open_tasks_then_cards_then_favours(cards: str, favours: tuple[int, int], expected: list[int]) -> None:
    t = home(table(4).first(1), 0).done(1, "statue red")
    t.cards(2, cards).cards(3, "blue").favours(2, favours[0]).favours(3, favours[1])
    t.turn(0).play("end", chance=ROLL)
    assert expected == ranks(t)


# Nobody returns


@rule("DEL-RUL-61")
def test_after_round_60_the_game_ends_and_all_are_ranked_as_not_returned() -> None:
    t = table(3).first(1).done(2, "statue red").cards(0, "red")
    t.state.round = 60
    t.turn(0).play("end", chance=[*ROLL, "titan 1", "wound red", "wound red", "wound red"])
    assert (True, "round-limit", [2, 3, 1]) == (t.state.over, t.view()["ending"], ranks(t))
    assert [("DEL-RUL-61", [60]), ("DEL-RUL-49", [2])] == [(event.kind.rule, event.values) for event in t.events[-2:]]


@rule("DEL-RUL-61")
def test_before_round_60_the_game_goes_on() -> None:
    t = table().first(1).wounds(1, "blue")
    t.state.round = 59
    t.ask(NextTurn(0))
    assert (False, 60) == (t.state.over, t.view()["round"])


@rule("DEL-RUL-59", "DEL-GEN-05", "DEL-TURN-01")
def test_the_same_first_player_begins_every_round() -> None:
    t = table(3).first(2).begin_turn(2)
    began = []
    while t.view()["round"] < 4:
        t.play(t.options[-1])
        began += [event.values[0] for event in t.events_named("turn-began")]
    assert [0, 1, 2] * 3 == began
