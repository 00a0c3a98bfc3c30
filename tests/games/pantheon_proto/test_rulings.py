"""Rulings that no other test of their rule shows: where the rulebook is silent, lost its picture or contradicts itself."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import GAME, T, Table, rule, table
from games.pantheon_proto.sending import all_of, buy_nothing, hand_in, send, stock, told, totals, verdict, verdicts

from themis.games.pantheon_proto.content import RESOURCES

FINISHED = {"light": 1, "dark": 1}


def ending(name: str, *peoples: str, slot: str = "i") -> Table:
    """A quest that ends whichever side wins; other quests bring no effects of their own into play."""
    return table(4).quest(slot, name, *(peoples or ("fairy", "orc")), **FINISHED)


# The resolution card


@rule("PRO-RUL-03")
@pytest.mark.parametrize(("people", "resource"), [("dwarf", "metal"), ("elf", "wood"), ("human", "wheat")])
def test_three_peoples_give_two_of_their_resource(people: str, resource: str) -> None:
    t = send(table(4).quest("i", "the-eclipse", people, "orc"), "I-L 2", "I-L 1", "I-D 1")
    assert [2, 2, 0, 0] == all_of(t, resource)
    assert [0] * 8 == [number for other in RESOURCES if other != resource for number in all_of(t, other)]


@rule("PRO-RUL-03", "PRO-RUL-31")
def test_winners_with_the_orcs_get_nothing_else() -> None:
    t = send(table(4).quest("i", "the-eclipse", "orc", "elf"), "I-L 3", "I-L 2", "I-D 1")
    assert ([15, 15, 14, 15], [4, 2, 0, 0]) == (all_of(t, "disciples"), t.track)
    assert [{"wood": 0, "metal": 0, "wheat": 0}] * 4 == [stock(t, seat) for seat in range(4)]


# The power scale


@rule("PRO-RUL-04")
def test_the_scale_goes_from_minus_7_to_7() -> None:
    assert 7 == table(4).begin_turn().scene()["scale_end"]
    t = send(table(4).quest("i", "the-eclipse", "elf", "dwarf").scale(elf=6, dwarf=-5), "I-L 1")
    assert (7, -6) == (t.view()["scale"]["elf"], t.view()["scale"]["dwarf"])
    assert ["scale"] == t.view()["ends"]


@rule("PRO-RUL-05")
def test_a_people_at_the_end_of_the_scale_stays_there() -> None:
    t = send(table(4).quest("i", "the-eclipse", "elf", "dwarf").scale(elf=7, dwarf=-7), "I-L 1")
    assert (7, -7) == (t.view()["scale"]["elf"], t.view()["scale"]["dwarf"])


@rule("PRO-RUL-05")
def test_a_people_that_comes_back_from_the_end_has_reached_it() -> None:
    t = table(4).quest("i", "the-eclipse", "elf", "dwarf").quest("iii", "the-lost-caravan", "elf", "human").scale(elf=6)
    send(t, "I-L 1, III-D 1")
    assert (6, ["scale"]) == (t.view()["scale"]["elf"], t.view()["ends"])


@rule("PRO-RUL-06")
def test_the_game_goes_on_to_the_end_of_the_turn() -> None:
    t = table(4).quest("i", "the-eclipse", "elf", "dwarf").scale(elf=6).stock(0, wood=20, metal=20, wheat=20)
    send(t, "I-L 1, IV-D 1")
    assert (4, False) == (len(verdicts(t)), t.state.over)
    assert "Build" == t.ask().asked
    assert buy_nothing(t).state.over


@rule("PRO-RUL-54")
def test_the_game_ends_after_thirty_turns() -> None:
    assert not buy_nothing(send(table(2).turn(29))).state.over
    t = buy_nothing(send(table(2).turn(30)))
    assert (True, ["turns"]) == (t.state.over, t.view()["ends"])


@rule("PRO-RUL-62")
def test_all_reasons_why_the_game_ends_are_told() -> None:
    t = table(4).quest_pile(0).quest("i", "the-eclipse", "elf", "dwarf", light=1).scale(elf=6)
    send(t, "I-L 1")
    assert ["quests", "scale"] == t.view()["ends"]
    assert 2 == len(t.events_named("end-triggered"))


# Epilogues


@rule("PRO-RUL-32")
def test_a_quest_is_resolved_step_by_step() -> None:
    """Dusk scores for the dark side; the last mark of the dragon's hoard ends it."""
    t = send(ending("the-dragons-hoard", "human", "dwarf").power(0, "dusk"), "I-D 1")
    steps = [
        "mark-set",
        "people-rose",
        "people-fell",
        "gift",
        "power-gave",
        "ranked",
        "epilogue",
        "epilogue-gave",
        "quest-finished",
        "quest-laid",
    ]
    assert steps == [name for place, name in enumerate(t.event_names) if name in steps and name not in t.event_names[:place]]


@rule("PRO-RUL-33")
def test_only_the_counts_of_the_last_turn_profit_from_an_epilogue() -> None:
    """The first seat won the first mark alone, the second seat wins the last."""
    t = buy_nothing(send(table(2).quest("i", "the-lost-caravan", "fairy", "human"), "I-L 1"))
    hand_in(t, {0: "initiative 5, II-L 5, III-L 5", 1: "initiative 5, II-L 5, I-L 5"})
    assert 1 == len(t.events_named("quest-finished"))
    assert {1} == {seat for seat, _, _, _ in told(t, "epilogue-gave")}


@rule("PRO-RUL-34")
def test_a_line_without_a_symbol_is_for_the_winners() -> None:
    t = send(ending("the-sacred-grove"), "I-L 2", "I-L 1", "I-D 1")
    assert [2, 2, 0, 0] == all_of(t, "wood")


@rule("PRO-RUL-34")
def test_a_line_for_the_opposite_side_is_for_everybody_there() -> None:
    t = send(ending("the-lost-caravan", "orc", "fairy"), "I-L 2, I-D 4", "I-L 1", "initiative 1")
    assert ([1, 1, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0]) == (all_of(t, "wood"), all_of(t, "metal"), all_of(t, "wheat"))


@rule("PRO-RUL-34")
def test_a_line_for_the_first_is_for_the_winner_ranked_first() -> None:
    t = send(ending("the-usurpers-crown", "orc", "fairy"), "I-D 2", "I-D 3", "I-L 1")
    assert [2 + 1, 4 + 1 + 2, 0, 0] == t.track


@rule("PRO-RUL-34", "PRO-RUL-29")
def test_a_line_with_a_side_is_for_the_quests_that_are_still_to_come() -> None:
    t = send(ending("the-eclipse", slot="iii"), "III-L 1")
    assert ["unresolved", "unresolved", "won", "won"] == [word for _, word, _ in verdicts(t)]
    assert [(0, 0, 0, 0), (0, 0, 0, 0), (1, 0, 0, 0), (1, 0, 1, 0)] == [totals(t, slot) for slot in ("i", "ii", "iii", "iv")]


@rule("PRO-RUL-29")
def test_a_quest_that_was_passed_without_being_resolved_gets_nothing() -> None:
    t = send(ending("the-sealed-gate", slot="ii"), "II-D 1")
    assert ("unresolved", "") == verdict(t, "i")
    assert (0, 0) == (t.slot("i")["light_marks"], t.slot("i")["dark_marks"])


# Words


@rule("PRO-RUL-55")
def test_metal_peoples_and_dark_have_one_word_each() -> None:
    assert ["wood", "metal", "wheat"] == RESOURCES
    assert ["orc", "dwarf", "fairy", "undead", "elf", "human"] == T.people_slugs
    assert [{"light", "dark"}] * 12 == [{name for name in row.values() if name in ("light", "dark")} for row in GAME.content.rows("quest")]


@rule("PRO-RUL-56", "PRO-SETUP-31")
def test_there_are_twelve_quests_beside_the_objectives() -> None:
    assert (12, 6) == (GAME.tables.quests, len(GAME.content.rows("people")))


@rule("PRO-RUL-01")
def test_24_monuments_are_6_white_ones_and_3_of_each_people() -> None:
    colours = [row.text("colour") for row in GAME.content.rows("monument") if not row.flag("more")]
    assert {**dict.fromkeys(T.people_slugs, 3), "white": 6} == {colour: colours.count(colour) for colour in {*colours}}
    assert ["white"] * 3 == [row.text("colour") for row in GAME.content.rows("monument") if row.flag("more")]
