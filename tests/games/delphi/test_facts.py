"""What is told of an offered choice: how far the ship gets with each die and card and at what price, before anything is chosen."""

from __future__ import annotations

import pytest
from games.delphi.laying import SLUG_AT
from games.delphi.positions import Table, rule, table

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import apply, options
from themis.games.delphi.game import GAME

PARTS = ("colour", "range")


def rich() -> Table:
    """A seat with everything that can pay: dice, cards, the Extra card and a creature; some hexes are too dear even so."""
    t = table().wounds(0, "red").dice(0, "red blue (red)").cards(0, "yellow").favours(0, 5)
    return t.equipment(0, "extra").passengers(0, "black creature").at(0, "1,1").turn(0)


def payers(facts: dict[str, int]) -> dict[str, int]:
    """The prices of a move by what pays for it."""
    return {name: price for name, price in facts.items() if name.split()[0] in ("die", "play", "use") and len(name.split()) == 2}


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
    assert {"die red": 3, "die blue": 0, "play black": 2} == payers(t.facts("move 2,0"))
    assert (3, 0) == (t.facts("move 2,0")["die red colour"], t.facts("move 2,0").get("die red range", 0))
    assert 0 == t.price("move 2,0")


@rule("DEL-MOVE-05")
def test_colour_and_length_of_a_move_are_told_apart() -> None:
    t = table().wounds(0, "red").dice(0, "red (red) (red)").favours(0, 9).at(0, "1,1").turn(0).play("sail")
    far = [text for text in t.options if t.facts(text)["steps"] == 5 and t.facts(text)["colour"] == 1]
    assert far
    for text in far:
        told = t.facts(text)
        assert (3, 1, 2) == (told["die red"], told["die red colour"], told["die red range"])


@rule("DEL-EQ-14", "DEL-MOVE-11")
def test_what_is_told_of_every_way_to_pay_is_what_is_paid() -> None:
    t = rich().play("sail")
    ways = 0
    for choice in options(t.state, 0):
        facts = GAME.facts(t.state, 0, choice)
        told = payers(facts)
        assert facts["price"] == min(told.values())
        for payer, price in told.items():
            cost = paid(t, choice.text, *([payer] if len(told) > 1 else []))
            assert price == cost["all"]
            assert [cost.get(part, 0) for part in PARTS] == [facts.get(f"{payer} {part}", 0) for part in PARTS]
            ways += 1
    assert ways > 100


def test_no_way_to_pay_is_left_out() -> None:
    t = rich().play("sail")
    asked = 0
    for text in t.options:
        paying = rich().play("sail", text)
        if paying.asked == "Pay":
            assert {way: paying.price(way) for way in paying.options} == payers(t.facts(text))
            asked += 1
    assert asked > 20


def test_before_the_ship_sets_sail_all_of_this_is_told_already() -> None:
    t = rich()
    before = t.facts("sail")
    t.play("sail")
    after = {}
    for text in t.options:
        slug = SLUG_AT[text.removeprefix("move ")]
        after.update({f"{slug} {name}": number for name, number in t.facts(text).items() if " " in name})
    assert after == before


@pytest.mark.parametrize("apollo", [False, True])
@rule("DEL-GOD-14")
def test_with_apollo_no_colour_costs_anything(apollo: bool) -> None:
    t = table().wounds(0, "red").dice(0, "red (red) (red)").favours(0, 3).gods(0, apollo=6).oracle_deck("green").at(0, "1,1").turn(0)
    if apollo:
        t.play("invoke apollo")
    assert apollo != any(name.endswith("die red colour") for name in t.facts("sail"))


@rule("DEL-GOD-05")
def test_what_costs_nothing_says_so_in_every_decision() -> None:
    unhurt = table().begin_turn(0)
    assert ("Unhurt", 0, 0) == (unhurt.asked, unhurt.price("favours"), unhurt.price("advance ares"))
    steps = table().at(0, "1,1").island("1,0", "blue-sigma").dice(0, "green (red) (red)").wounds(0, "red").turn(0).play("explore 1,0")
    assert ("GodSteps", 0) == (steps.asked, steps.price("advance ares"))
    others = table().gods(1, aphrodite=3).wounds(0, "red").turn(0).play("end", chance=["die red", "die red", "die red"])
    assert ("OthersStep", 0) == (others.asked, others.price("advance aphrodite"))
