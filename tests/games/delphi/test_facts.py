"""What is told of an offered choice: how far the ship gets with each die and card and at what price, before anything is chosen."""

from __future__ import annotations

import pytest
from games.delphi.laying import SLUG_AT, Table, rule, table

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import apply, options
from themis.games.delphi.game import GAME


def rich() -> Table:
    """A seat with everything that can pay: dice, cards, the Extra card and a creature; some hexes are too dear even so."""
    t = table().wounds(0, "red").dice(0, "red blue (red)").cards(0, "yellow").favours(0, 5)
    return t.equipment(0, "extra").passengers(0, "black creature").at(0, "1,1").turn(0)


def ways(t: Table, text: str) -> dict[str, list[int]]:
    """The price of a move, and its parts for colour and range, by what pays for it."""
    hex = text.removeprefix("move ")
    hex = SLUG_AT.get(hex, hex)
    return {payer: reach[hex] for payer, reach in t.view(0)["courses"].items() if hex in reach}


def payers(t: Table, text: str) -> dict[str, int]:
    return {payer: way[0] for payer, way in ways(t, text).items()}


def paid(t: Table, *texts: str) -> dict[str, int]:
    """What choices really cost: in all, and by the rule that asks for it."""
    s = t.state.clone()
    before = s.sides[0].favours
    io = Io(Seeded(1), False)
    for text in texts:
        choice = GAME.catalogue.parse(text)
        assert choice in options(s, 0)
        apply(s, 0, choice, io)
    found = {"all": int(before - s.sides[0].favours)}
    rules = {"DEL-COL-02": "colour", "DEL-MOVE-05": "range"}
    found.update({rules[event.kind.rule]: int(event.values[1]) for event in io.events if event.kind.rule in rules})
    return found


@rule("DEL-COL-02", "DEL-MOVE-05")
def test_a_move_tells_what_it_costs_with_each_die_and_card() -> None:
    t = table().wounds(0, "red").dice(0, "red blue (red)").cards(0, "black").favours(0, 4).at(0, "1,1").turn(0).play("sail")
    # One hex away, blue: three steps round the wheel from red, two from black.
    assert {"die red": 3, "die blue": 0, "play black": 2} == payers(t, "move 2,0")
    assert [3, 3, 0] == ways(t, "move 2,0")["die red"]
    assert 0 == t.price("move 2,0")


@rule("DEL-MOVE-05")
def test_colour_and_length_of_a_move_are_told_apart() -> None:
    t = table().wounds(0, "red").dice(0, "red (red) (red)").favours(0, 9).at(0, "1,1").turn(0).play("sail")
    far = [text for text in t.options if t.facts(text)["steps"] == 5 and t.facts(text)["colour"] == 1]
    assert far
    for text in far:
        assert [3, 1, 2] == ways(t, text)["die red"]


@rule("DEL-EQ-14", "DEL-MOVE-11")
def test_what_is_told_of_every_way_to_pay_is_what_is_paid() -> None:
    t = rich().play("sail")
    found = 0
    for choice in options(t.state, 0):
        told = ways(t, choice.text)
        assert GAME.facts(t.state, 0, choice)["price"] == min(way[0] for way in told.values())
        for payer, way in told.items():
            cost = paid(t, choice.text, *([payer] if len(told) > 1 else []))
            assert [cost["all"], cost.get("colour", 0), cost.get("range", 0)] == way
            found += 1
    assert found > 100


def test_no_way_to_pay_is_left_out() -> None:
    t = rich().play("sail")
    asked = 0
    for text in t.options:
        paying = rich().play("sail", text)
        if paying.asked == "Pay":
            assert {way: paying.price(way) for way in paying.options} == payers(t, text)
            asked += 1
    assert asked > 20


def test_before_the_ship_sets_sail_all_of_this_is_told_already_to_its_owner() -> None:
    t = rich()
    before = t.view(0)["courses"]

    assert before == t.play("sail").view(0)["courses"] != {}
    assert [{}, {}] == [t.view(seat)["courses"] for seat in (1, -1)]


def test_in_short_each_hex_is_told_once_at_its_best_price() -> None:
    t = rich()
    courses, reach = t.view(0)["courses"], t.view(0)["reach"]
    best = {hex: min(way[hex][0] for way in courses.values() if hex in way) for way in courses.values() for hex in way}

    assert best == {row["hex"]: row["price"] for row in reach}
    assert sorted(best.values()) == [row["price"] for row in reach]
    assert [[], []] == [t.view(seat)["reach"] for seat in (1, -1)]


@pytest.mark.parametrize("apollo", [False, True])
@rule("DEL-GOD-14")
def test_with_apollo_no_colour_costs_anything(apollo: bool) -> None:
    t = table().wounds(0, "red").dice(0, "red (red) (red)").favours(0, 3).gods(0, apollo=6).oracle_deck("green").at(0, "1,1").turn(0)
    if apollo:
        t.play("invoke apollo")
    assert apollo != any(way[1] for way in t.view(0)["courses"]["die red"].values())


@rule("DEL-GOD-05")
def test_what_costs_nothing_says_so_in_every_decision() -> None:
    unhurt = table().begin_turn(0)
    assert ("Unhurt", 0, 0) == (unhurt.asked, unhurt.price("favours"), unhurt.price("advance ares"))
    steps = table().at(0, "1,1").island("1,0", "blue-sigma").dice(0, "green (red) (red)").wounds(0, "red").turn(0).play("explore 1,0")
    assert ("GodSteps", 0) == (steps.asked, steps.price("advance ares"))
    others = table().gods(1, aphrodite=3).wounds(0, "red").turn(0).play("end", chance=["die red", "die red", "die red"])
    assert ("OthersStep", 0) == (others.asked, others.price("advance aphrodite"))


@rule("DEL-SHIP-04")
def test_the_favours_of_the_bounty_are_told_beforehand() -> None:
    told = [table().ship(0, ship).dice(0, "red (red) (red)").turn(0).facts("favours")["number"] for ship in ("bulwark", "bounty")]
    assert [2, 3] == told


@rule("DEL-GOD-13")
def test_of_a_monster_that_ares_defeats_it_is_told_that_no_roll_is_needed() -> None:
    t = table().gods(0, ares=6).at(0, "-4,4").monsters("-5,4", "red").monsters("-5,5", "black").turn(0).play("invoke ares")
    assert {"price": 0, "strength": 0, "odds": 100} == t.facts("fight -5,4 red")


def test_the_end_says_how_many_dice_are_given_up() -> None:
    assert {"number": 2} == table().dice(0, "red blue (red)").turn(0).facts("end")
    assert {} == table().dice(0, "(red) (blue) (red)").cards(0, "red").turn(0).facts("end")
