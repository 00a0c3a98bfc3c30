"""Saved states of the prototype: what cannot be is refused with its reason, wherever it stands."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import PLAIN, T, monument, quest, tool
from games.pantheon_proto.tables import GAME, Table, new_game, table
from kit.saves import Way, changed, is_taken, plain_of, why_refused

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import play_at_random

BEGIN, END, PURCHASE = ["BeginTurn", []], ["EndTurn", []], ["Purchase", []]
TURN = [BEGIN, END, PURCHASE]
BUYING = [BEGIN, END, *[["Recruit", [seat]] for seat in (3, 2, 1, 0)]]


def planning() -> Table:
    """Four players, of whom seat 1 has handed in its plan and seat 2 has filled a cell."""
    t = table(4).quest("i", "the-eclipse", "elf", "dwarf", dark=1).monuments(0, "votive-statue").tool(0, "aegis").planning()
    return t.submit(1, 5, 5, 5).play("put wood 3", seat=2)


def asking() -> Table:
    """Ubiquity is asked whether it adds to a resource."""
    return table(4).power(0, "ubiquity").plan(0, wood=3).resolve()


def buying() -> Table:
    """Seat 0 builds first, with resources enough."""
    return table(4).shop("votive-statue").stock(0, wood=9, metal=9, wheat=9).purchase()


def paying() -> Table:
    return table(4).power(0, "transmutation").shop("votive-statue").stock(0, wood=9).purchase().play("build votive-statue")


def test_a_state_is_the_same_after_it_was_saved_and_loaded() -> None:
    bonus = table(4, bonuses="ask").power(0, "the-herald").plan(0, initiative=1).resolve()
    tool_paid = table(4).power(0, "transmutation").tool(0, "aegis").stock(0, wood=1).purchase().play("craft aegis")
    recruits = table(4).power(0, "transmutation").stock(0, wood=30).purchase().build_nothing().play("recruit 10 0")
    for t in (planning(), asking(), buying(), paying(), bonus, tool_paid, recruits, buying().build_nothing()):
        assert is_taken(PLAIN, plain_of(PLAIN, t.state)), t.asked
    for fresh in (new_game(4, 7), new_game(3, 2, gods="chosen"), new_game(6, 1, cards="dealt", objectives="open", monuments="27")):
        assert is_taken(GAME, plain_of(GAME, fresh.state))


@pytest.mark.parametrize(
    ("way", "value", "sentence"),
    [
        (["seats"], 7, "seats is 7"),
        (["variant", 0], 17, "the option peoples has no such value"),
        (["turn"], 31, "turn is 31"),
        (["turn"], 0, "the first turn has no number"),
        (["phase"], 4, "phase is 4"),
        (["phase"], 3, "seat 1 has a plan before any is made"),
        (["over"], True, "the game is over, but something is still to be decided"),
        (["order", 0], 1, "the initiative order does not have everybody once"),
        (["god", 0], 1, "a god is there twice"),
        (["gods"], 0, "gods are missing"),
        (["power", 0], 10, "a power is there twice"),
        (["power", 0], -1, "somebody has no god, power, tool or objective in a turn"),
        (["powers"], 3, "another number of powers or tools is left over"),
        (["tool", 1], tool("aegis"), "a tool is there twice"),
        (["pool"], 0, "another number of powers or tools is left over"),
        (["favoured", 0], 1, "a favoured people is dealt twice, or is not in play"),
        (["peoples"], 31, "there are 5 peoples in play, not 6"),
        (["scale", 0], 8, "not between -7 and 7"),
        (["aside", 0], 1, "there are 3 tokens of people 0, not 2"),
        (["tokens", 0], 1, "there are 3 tokens of people 1, not 2"),
        (["quests", 0], quest("the-dragons-hoard"), "a quest is there twice"),
        (["quests", 0], -1, "slot 0 has no quest, but peoples or marks"),
        (["quest_pile"], 5, "8 quests are unseen, but 5 are in the pile"),
        (["marks", 0], 2, "not between 0 and 1"),
        (["neutral", 0], 1, "something was added or waived before the resolution"),
        (["display", 0], monument("votive-statue"), "a monument is there twice"),
        (["display", 0], -1, "the monument 0 is missing, or is not in play"),
        (["monument_pile"], 0, "the monument 5 is missing, or is not in play"),
        (["plans", 0], 1, "seat 0 has begun a plan that cannot be finished"),
        (["plans", 24], 16, "seat 2 has begun a plan that cannot be finished"),
        (["laid", 1], 1, "seat 1 plans cell by cell, but is not asked"),
        (["laid", 2], 12, "not between 0 and 11"),
        (["planned"], 16, "planned is 16"),
        (["revealed"], True, "seat 2 plans cell by cell, but is not asked"),
        (["stock", 0], -1, "not between 0 and"),
        (["disciples", 0], 26, "not between 0 and 25"),
        (["points", 0], -1, "seat 0 has less than no points"),
        (["added", 0], 1, "something was added or waived before the resolution"),
        (["waived", 0], 1, "something was added or waived before the resolution"),
        (["rebates", 0], 1, "something was added or waived before the resolution"),
        (["spare", 0], 1, "seat 0 may add to more cells than its cards say"),
        (["ends"], 1, "the game ends before the resolution"),
        (["stack"], [], "in the planning phase something else is to be decided"),
        (["stack"], [*TURN, ["Resolution", []]], "in the planning phase something else is to be decided"),
        (["stack"], [*TURN, ["Resolution", []], ["Sleep", [0]]], "there is no decision 'Sleep'"),
        (["stack"], [*TURN, ["Planning", []]], "in the planning phase something else is to be decided"),
        (["stack"], [*TURN, ["Resolution", []], ["Build", [0]]], "in the planning phase something else is to be decided"),
    ],
)
def test_what_cannot_be_in_the_planning_phase_is_refused_with_its_reason(way: Way, value: object, sentence: str) -> None:
    assert sentence in why_refused(PLAIN, changed(plain_of(PLAIN, planning().state), way, value))


@pytest.mark.parametrize(
    ("way", "value", "sentence"),
    [
        (["plans", 0], 6, "seat 0 has a plan that is not legal"),
        (["revealed"], False, "seat 0 has a plan before any is made"),
        (["planned"], 7, "somebody has no plan"),
        (["spare", 0], 0, "somebody is asked about a bonus that they do not have"),
        (["spare", 0], 2, "seat 0 may add to more cells than its cards say"),
        (["stack", -1], ["UseAny", [1, 0]], "somebody is asked about a bonus that they do not have"),
        (["stack", -1], ["UseAny", [0, 1]], "somebody is asked about a bonus that they do not have"),
        (["stack", -1], ["UseAny", [0, 6]], "the column of UseAny is 6"),
        (["stack", -1], ["UseBonus", [0, 0, 0]], "somebody is asked about a bonus that they do not have"),
        (["stack", 3], ["Resolve", [6]], "the column of Resolve is 6"),
        (["stack", -1], ["Build", [0]], "somebody is asked about a bonus that they do not have"),
    ],
)
def test_what_cannot_be_in_the_resolution_is_refused_with_its_reason(way: Way, value: object, sentence: str) -> None:
    assert sentence in why_refused(PLAIN, changed(plain_of(PLAIN, asking().state), way, value))


@pytest.mark.parametrize(
    ("stack", "sentence"),
    [
        ([*BUYING, ["Build", [3]], ["Build", [2]], ["Build", [0]]], "the purchases are not in initiative order"),
        ([BEGIN, END, ["Recruit", [3]], ["Build", [3]]], "somebody builds after the recruitment"),
        ([BEGIN, END, ["Build", [3]], ["Recruit", [3]]], "in the purchase phase something else is to be decided"),
        ([BEGIN, END], "in the purchase phase something else is to be decided"),
        ([BEGIN, ["Build", [3]]], "in the purchase phase something else is to be decided"),
        ([*BUYING, ["Build", [3]], ["PayMonument", [3, 0]]], "seat 3 cannot pay with any resources"),
        ([*BUYING, ["Build", [4]]], "the seat of Build is 4"),
    ],
)
def test_what_cannot_be_in_the_purchase_phase_is_refused_with_its_reason(stack: list[object], sentence: str) -> None:
    assert sentence in why_refused(PLAIN, changed(plain_of(PLAIN, buying().state), ["stack"], stack))


@pytest.mark.parametrize(
    ("way", "value", "sentence"),
    [
        (["stack", -1], ["PayMonument", [0, monument("war-totem")]], "seat 0 pays for something that it cannot have"),
        (["stack", -1], ["PayMonument", [1, monument("votive-statue")]], "seat 1 cannot pay with any resources"),
        (["stack", -1], ["PayTool", [0]], "seat 0 pays for something that it cannot have"),
        (["stack", -1], ["PayRecruits", [0, 1]], "seat 0 pays for something that it cannot have"),
        (["stack", -1], ["PayMonument", [0, 99]], "the monument of PayMonument is 99"),
        (["stock", 0], 5, "seat 0 cannot pay with any resources"),
    ],
)
def test_a_payment_that_cannot_be_is_refused_with_its_reason(way: Way, value: object, sentence: str) -> None:
    t = (
        table(4)
        .power(0, "transmutation")
        .tool(0, "laurel-crown")
        .shop("votive-statue")
        .stock(0, wood=9)
        .purchase()
        .play("build votive-statue")
    )
    assert sentence in why_refused(PLAIN, changed(plain_of(PLAIN, t.state), way, value))


@pytest.mark.parametrize(
    ("way", "value", "sentence"),
    [
        (["stack"], [BEGIN, ["LayTable", []], ["ChooseTool", [0]]], "this is not the rest of the set-up"),
        (["crafted"], 1, "seat 0 has built a tool that it does not have"),
        (["turn"], 1, "something is built in the set-up"),
        (["power", 0], 8, "somebody has chosen before"),
        (["scale", 0], 1, "a people has moved in the set-up"),
        (["powers"], 3, "another number of powers is open"),
        (["pool"], 3, "another number of tools is handed on"),
        (["favoured", 0], 2, "somebody has an objective in the set-up"),
    ],
)
def test_what_cannot_be_in_the_set_up_is_refused_with_its_reason(way: Way, value: object, sentence: str) -> None:
    plain = plain_of(GAME, new_game(4, 7).state)
    plain["powers"] = 31
    assert is_taken(GAME, plain)
    assert sentence in why_refused(GAME, changed(plain, way, value))


def test_the_order_of_the_set_up_is_that_of_the_seats() -> None:
    plain = plain_of(GAME, new_game(4, 7).state)
    plain["first"] = (plain["first"] + 1) % 4
    assert "the order of the set-up is not that of the seats" in why_refused(GAME, plain)


def test_a_people_out_of_play_has_no_token_and_does_not_move() -> None:
    plain = plain_of(PLAIN, table(2).planning().state)
    assert "the people 0 is not in play, but has moved" in why_refused(PLAIN, changed(plain, ["scale", 0], 1))
    assert "a favoured people is dealt twice, or is not in play" in why_refused(PLAIN, changed(plain, ["favoured", 0], 0))
    assert "there are 1 tokens of people 0, not 0" in why_refused(PLAIN, changed(plain, ["bag", 0], 1))


def test_slots_that_are_not_used_have_no_quest() -> None:
    plain = plain_of(PLAIN, table(2).planning().state)
    plain["quests"][3] = next(k for k in range(T.quests) if plain["unseen_quests"] >> k & 1)
    plain["unseen_quests"] &= ~(1 << plain["quests"][3])
    plain["quest_pile"] -= 1
    assert "the quest of slot 3 does not have two peoples, or is not in play" in why_refused(PLAIN, plain)


def test_a_place_is_empty_only_when_the_pile_is() -> None:
    plain = plain_of(PLAIN, buying().state)
    plain["monument_pile"] |= 1 << plain["display"][4]
    plain["display"][4] = -1
    assert "a place of the display is empty" in why_refused(PLAIN, plain)


def test_a_save_that_exaggerates_can_still_be_played_to_the_end() -> None:
    plain = plain_of(PLAIN, buying().state)
    plain["stock"] = [999] * 12
    plain["rebates"] = [50] * 12
    plain["neutral"] = [70, 3]
    s = PLAIN.load(plain)
    play_at_random(s, Io(Seeded(1), True), 100_000)

    assert s.over


def test_a_game_that_is_over_is_saved_too() -> None:
    s = new_game(2, 3).state
    play_at_random(s, Io(Seeded(3), True), 100_000)

    assert s.over
    assert is_taken(GAME, plain_of(GAME, s))
