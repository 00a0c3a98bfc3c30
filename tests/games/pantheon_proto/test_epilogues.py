"""The end of a quest: its epilogue, what it leaves for the rest of the turn, and the quest that follows it."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import Table, rule, table


def quest(name: str, side: str, seats: int = 4) -> Table:
    """The first quest needs one more mark on a side; elves are light, humans dark."""
    return table(seats).quest("i", name, "elf", "human", **{side: 1})


# ---------------------------------------------------------------- When


@rule("PRO-EPI-01", "PRO-EPI-02", "PRO-EPI-09", "PRO-QST-09")
def test_the_second_mark_on_a_side_ends_the_quest() -> None:
    t = quest("the-heros-trial", "light").plan(0, i_light=1).resolve()
    assert ([5, 0, 0, 0], True) == (t.each("track"), "the-heros-trial" in t.view()["finished"])
    assert (0, 0) == (t.slot("i")["light_marks"], t.slot("i")["dark_marks"])


@rule("PRO-EPI-01", "PRO-QST-09")
def test_one_mark_on_either_side_does_not() -> None:
    t = quest("the-heros-trial", "dark").plan(0, i_light=1).resolve()
    assert ([4, 0, 0, 0], "the-heros-trial") == (t.each("track"), t.slot("i")["quest"])
    assert (1, 1) == (t.slot("i")["light_marks"], t.slot("i")["dark_marks"])


@rule("PRO-EPI-02")
@pytest.mark.parametrize(("side", "metal"), [("light", 2), ("dark", 0)])
def test_the_effect_is_that_of_the_winning_side(side: str, metal: int) -> None:
    t = quest("the-dragons-hoard", side).plan(0, **{f"i_{side}": 1}).resolve()
    assert metal == t.stocks(0)[1]


@rule("PRO-EPI-03", "PRO-RUL-32")
def test_the_epilogue_comes_after_the_points_of_the_score_card() -> None:
    """Who has 4 points of the score card loses two of them, and nobody loses what they do not have yet."""
    t = quest("the-heros-trial", "dark").plan(0, i_light=1, i_dark=3).plan(1, i_light=1).resolve()
    assert [2, 0, 0, 0] == t.each("track")


@rule("PRO-RUL-32", "PRO-EPI-03", "PRO-EPI-09", "PRO-EPI-13")
def test_the_steps_of_a_quest_follow_one_another() -> None:
    t = table(4).quest("i", "the-black-plague", "elf", "fairy", dark=1).power(0, "dusk").plan(0, i_dark=2).resolve()
    steps = [
        "quest-counted", "quest-won", "mark-set", "people-rose", "people-fell", "gift", "power-gave", "ranked",
        "epilogue", "epilogue-gave", "epilogue-took", "quest-finished", "quest-laid",
    ]  # fmt: skip
    assert steps == [name for name in t.event_names if name in steps][: len(steps)]


# ---------------------------------------------------------------- Whom


@rule("PRO-EPI-04", "PRO-RUL-33", "PRO-RUL-34")
def test_a_line_without_a_side_is_for_the_winners_of_this_turn_alone() -> None:
    t = quest("the-sacred-grove", "light").plan(0, i_light=1).plan(1, i_dark=1).plan(2, i_light=1).resolve()
    assert [4, 0, 4, 0] == t.each("wood")


@rule("PRO-EPI-05", "PRO-SYM-11", "PRO-RUL-34")
def test_a_line_for_the_opposite_side_hits_winners_who_are_there_too() -> None:
    t = quest("the-sacred-grove", "dark").stock(0, wood=3).stock(1, wood=3).stock(2, wood=3)
    t.plan(0, i_light=1, i_dark=4).plan(1, i_light=1).plan(2, i_dark=1).resolve()
    assert [1, 1, 3, 0] == t.each("wood")


@rule("PRO-EPI-06", "PRO-RUL-34")
def test_a_line_for_the_first_is_for_the_winner_ranked_first() -> None:
    t = quest("the-usurpers-crown", "dark").order(2, 1, 0, 3).plan(0, i_dark=3).plan(1, i_dark=3).plan(2, i_dark=1).resolve()
    assert [2, 6, 0, 0] == t.each("track")
    assert ["PRO-EPI-06"] == t.rules_behind("epilogue-gave")


@rule("PRO-EPI-07", "PRO-RUL-32")
def test_lines_are_carried_out_in_their_order_and_in_initiative_order() -> None:
    t = quest("the-endless-winter", "dark").order(3, 1, 0, 2)
    for seat in range(4):
        t.stock(seat, wheat=5)
    t.plan(0, i_dark=2, i_light=1).plan(1, i_dark=2).plan(3, i_light=1).resolve()
    took = [(event.values[0], event.values[-1]) for event in t.events_named("epilogue-took")]
    assert [(1, 1), (0, 1), (3, 2), (0, 2)] == took


@rule("PRO-EPI-08", "PRO-RUL-35")
def test_a_loss_takes_what_there_is_and_spares_the_gain() -> None:
    t = quest("the-dragons-hoard", "dark").plan(0, i_dark=1).resolve()
    assert (6, 0) == (t.side(0)["track"], t.stocks(0)[1])


@rule("PRO-EPI-08", "PRO-RUL-35")
def test_points_do_not_go_below_none() -> None:
    t = quest("the-heros-trial", "dark").points(1, 1).plan(0, i_dark=2).plan(1, i_light=1).plan(2, i_light=1).resolve()
    assert [4, 0, 0, 0] == t.each("track")


@rule("PRO-EPI-08", "PRO-RUL-20", "PRO-RUL-35")
def test_disciples_do_not_go_below_none() -> None:
    t = quest("the-great-pilgrimage", "dark").disciples(1, 0).plan(0, i_dark=2).plan(1, i_light=1).resolve()
    assert 0 == t.side(1)["disciples"]


# ---------------------------------------------------------------- Neutral bonuses


def eclipse() -> Table:
    """The first quest ends dark, and the others get 1 on their dark side."""
    t = quest("the-eclipse", "dark").quest("ii", "the-sacred-grove", "orc", "dwarf").quest("iii", "the-lost-caravan", "fairy", "undead")
    return t.quest("iv", "the-heros-trial", "dwarf", "orc").plan(0, i_dark=1)


@rule("PRO-EPI-10", "PRO-EPI-11", "PRO-SYM-12", "PRO-RUL-29")
def test_quests_that_are_not_resolved_yet_get_more_on_a_side_for_nobody() -> None:
    t = eclipse().plan(1, ii_light=1).plan(2, iii_light=3).resolve()
    counted = t.counted()
    assert [[0, 0, 1, 0, 0], [1, 1, 1, 0, 1], [2, 3, 1, 0, 1], [3, 0, 1, 0, 1]] == counted
    assert [4, 4, 5, 0] == t.each("track")


@rule("PRO-EPI-10", "PRO-RUL-29")
def test_quests_that_were_passed_get_nothing() -> None:
    t = table(4).quest("ii", "the-eclipse", "elf", "human", dark=1).plan(0, ii_dark=1).resolve()
    assert (0, 0) == (t.slot("i")["light_marks"], t.slot("i")["dark_marks"])
    assert ["quest-unresolved"] == [event.kind.name for event in t.events_named("quest-unresolved")]


@rule("PRO-EPI-11", "PRO-TURN-05")
def test_a_neutral_bonus_ends_with_the_turn() -> None:
    t = eclipse().resolve().buy_nothing()
    assert ("Planning", {"light": 0, "dark": 0}) == (t.asked, t.view()["neutral"])


@rule("PRO-EPI-11", "PRO-RUL-29")
def test_neutral_bonuses_add_up() -> None:
    t = eclipse().quest("ii", "the-sealed-gate", "orc", "dwarf", dark=1).plan(1, iii_light=3).resolve()
    assert [[2, 3, 3, 0, 3], [3, 0, 3, 0, 3]] == t.counted()[2:]


@rule("PRO-EPI-12", "PRO-RUL-29")
def test_a_side_without_a_winner_gets_its_mark_and_nobody_a_gift_or_points() -> None:
    t = eclipse().quest("ii", "the-sacred-grove", "orc", "fairy").resolve_quest("i").resolve_quest("ii")
    assert (1, 1, -1) == (t.slot("ii")["dark_marks"], t.scale_of("fairy"), t.scale_of("orc"))
    assert [4, 0, 0, 0] == t.each("track")


@rule("PRO-EPI-12", "PRO-RUL-29")
@pytest.mark.parametrize("name", ["the-usurpers-crown", "the-black-plague"])
def test_without_a_winner_no_line_for_winners_or_the_first_is_carried_out(name: str) -> None:
    t = eclipse().quest("ii", name, "orc", "fairy", dark=1).resolve()
    assert (True, [4, 0, 0, 0]) == (name in t.view()["finished"], t.each("track"))
    assert [] == t.events_named("epilogue-gave")


def gate() -> Table:
    """The first quest ends dark and gives the second 2 on its dark side, which needs one mark more."""
    return quest("the-sealed-gate", "dark").quest("ii", "the-great-pilgrimage", "orc", "fairy", dark=1).plan(0, i_dark=1)


@rule("PRO-EPI-12", "PRO-EPI-05")
def test_without_a_winner_the_opposite_side_is_hit_all_the_same() -> None:
    t = gate().plan(1, ii_light=1).resolve()
    assert (14, [4, 0, 0, 0]) == (t.side(1)["disciples"], t.each("track"))


@rule("PRO-EPI-12", "PRO-GIFT-08")
def test_without_a_winner_lines_for_a_lost_quest_are_carried_out() -> None:
    t = gate().tool(1, "aegis", crafted=True).plan(1, ii_light=1).resolve()
    assert (15, [4, 1, 0, 0]) == (t.side(1)["disciples"], t.each("track"))


@rule("PRO-RUL-29", "PRO-QST-06")
def test_who_stands_against_a_neutral_bonus_of_the_same_size_decides() -> None:
    t = gate().plan(1, ii_light=1).plan(2, ii_light=1).resolve()
    assert (["PRO-QST-06"], 1, [15, 15]) == (t.rules_behind("quest-decided"), t.slot("ii")["light_marks"], t.each("disciples")[1:3])


# ---------------------------------------------------------------- The next quest


@rule("PRO-EPI-09", "PRO-EPI-13")
def test_a_finished_quest_is_replaced_in_its_slot_with_two_new_peoples() -> None:
    t = quest("the-sacred-grove", "light").quest_pile(4).plan(0, i_light=1).resolve()
    slot = t.slot("i")
    assert slot["quest"] not in (None, "the-sacred-grove")
    assert slot["light"] != slot["dark"]
    assert 3 == t.view()["quest_pile"]


@rule("PRO-EPI-13", "PRO-RUL-38")
def test_the_first_token_goes_to_the_light_side() -> None:
    for first, second in (("dwarf", "fairy"), ("fairy", "dwarf")):
        t = quest("the-sacred-grove", "light").bag("dwarf", "fairy").plan(0, i_light=1)
        t.resolve_quest("i", chance=["the-eclipse", first, second])
        assert ("the-eclipse", first, second) == (t.slot("i")["quest"], t.slot("i")["light"], t.slot("i")["dark"])


@rule("PRO-EPI-09")
def test_the_tokens_of_a_finished_quest_are_put_aside() -> None:
    t = quest("the-sacred-grove", "light").aside("dwarf").plan(0, i_light=1).resolve()
    assert {"elf": 1, "human": 1, "dwarf": 1} == t.view()["aside"]


@rule("PRO-EPI-14", "PRO-RUL-36")
def test_the_new_quest_is_not_resolved_in_this_turn_and_takes_no_neutral_bonus() -> None:
    t = eclipse().plan(0, i_dark=3).plan(1, i_light=2).resolve()
    assert [0, 1, 2, 3] == [event.values[0] for event in t.events_named("quest-counted")]
    assert (0, 0) == (t.slot("i")["light_marks"], t.slot("i")["dark_marks"])


@rule("PRO-EPI-15", "PRO-RUL-37")
def test_an_empty_bag_is_refilled_with_the_tokens_put_aside() -> None:
    t = quest("the-sacred-grove", "light").bag().plan(0, i_light=1)
    t.resolve()
    assert (["PRO-EPI-15"], 0) == (t.rules_behind("bag-refilled"), sum(t.view()["aside"].values()))
    assert t.slot("i")["light"] != t.slot("i")["dark"]


@rule("PRO-EPI-15", "PRO-RUL-37")
def test_an_empty_bag_is_refilled_in_the_middle_of_drawing() -> None:
    t = quest("the-sacred-grove", "light").bag("dwarf").plan(0, i_light=1).resolve()
    assert ("dwarf", 0) == (t.slot("i")["light"], sum(t.view()["aside"].values()))
    assert "dwarf" != t.slot("i")["dark"]


@rule("PRO-EPI-16", "PRO-RUL-37", "PRO-SETUP-37")
def test_a_bag_of_one_people_is_refilled_before_the_second_token() -> None:
    t = quest("the-sacred-grove", "light").bag("dwarf", "dwarf").plan(0, i_light=1).resolve()
    assert (["PRO-EPI-16"], "dwarf") == (t.rules_behind("bag-refilled"), t.slot("i")["light"])
    assert "dwarf" != t.slot("i")["dark"]


@rule("PRO-EPI-17", "PRO-END-01")
def test_without_a_quest_card_the_slot_stays_empty() -> None:
    t = quest("the-sacred-grove", "light").quest_pile(0).stock(0, wood=9, metal=9, wheat=9).plan(0, i_light=1).resolve()
    assert (None, None, None) == (t.slot("i")["quest"], t.slot("i")["light"], t.slot("i")["dark"])
    assert (["quests"], ["slot-empty"]) == (t.view()["ends"], [event.kind.name for event in t.events_named("slot-empty")])


@rule("PRO-RUL-39", "PRO-SETUP-45")
def test_there_are_marks_for_all_four_quests_and_the_ninth() -> None:
    t = table(4)
    for slot, name in zip(
        ["i", "ii", "iii", "iv"], ["the-sacred-grove", "the-lost-caravan", "the-heros-trial", "the-dragons-hoard"], strict=True
    ):
        t.quest(slot, name, "elf" if slot in ("i", "ii") else "dwarf", "human" if slot in ("i", "ii") else "fairy", light=1, dark=1)
    t.plan(0, i_light=1).resolve()
    assert [0, 1, 1, 1] == [t.slot(slot)["light_marks"] for slot in ("i", "ii", "iii", "iv")]


@rule("PRO-RUL-33", "PRO-QST-09")
def test_who_brought_the_first_mark_has_no_part_in_the_epilogue() -> None:
    t = quest("the-sacred-grove", "light").plan(1, i_light=1).resolve()
    assert [0, 4, 0, 0] == t.each("wood")
