"""Who wins a quest: totals, ties, quests that nobody plays, and marks."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import Table, rule, table
from games.pantheon_proto.sending import buy_nothing, hand_in, send, told, totals, verdict, verdicts

SIDES = ("light", "dark")


# In order, one after the other


@rule("PRO-QST-01")
def test_quests_are_resolved_in_the_order_of_their_slots() -> None:
    t = send(table(4), "IV-L 1, III-L 1, II-L 1, I-L 1")
    assert ["i", "ii", "iii", "iv"] == [slot for slot, _, _ in verdicts(t)]


@rule("PRO-QST-01")
def test_all_steps_of_a_quest_are_finished_before_the_next_begins() -> None:
    t = table(4).quest("i", "the-sacred-grove", "fairy", "elf", light=1).quest("ii", "the-lost-caravan", "human", "dwarf")
    send(t, "I-L 2, II-L 1")
    names = t.event_names
    second = [place for place, name in enumerate(names) if name == "quest-counted"][1]
    for name in ("mark-set", "people-rose", "people-fell", "gift", "ranked", "epilogue", "quest-finished", "quest-laid"):
        assert names.index(name) < second, name


# Totals


@rule("PRO-QST-02")
def test_the_counts_of_all_players_are_added_on_either_side() -> None:
    t = send(table(4), "I-L 3, I-D 1", "I-L 2", "I-D 3", "I-D 2, I-L 4")
    assert (9, 6, 0, 0) == totals(t, "i")


@rule("PRO-QST-03")
@pytest.mark.parametrize(
    ("plans", "side"), [(("I-L 3", "I-D 2"), "light"), (("I-L 2", "I-D 3"), "dark"), (("I-L 1",), "light"), (("I-D 1",), "dark")]
)
def test_the_larger_total_wins(plans: tuple[str, ...], side: str) -> None:
    assert ("won", side) == verdict(send(table(4), *plans), "i")


@rule("PRO-QST-03")
def test_the_larger_total_wins_against_initiative() -> None:
    t = send(table(4).order(1, 0, 2, 3), "I-L 4", "I-D 3")
    assert ("won", "light") == verdict(t, "i")


# Nobody there


@rule("PRO-QST-04")
def test_a_quest_that_nobody_plays_is_not_resolved_and_nothing_happens() -> None:
    t = table(4).quest("ii", "the-eclipse", "elf", "dwarf", light=1, dark=1)
    t.scale(elf=2, dwarf=-3)
    send(t, "wood 5", "metal 5")
    assert ["unresolved"] * 4 == [word for _, word, _ in verdicts(t)]
    assert {"mark-set", "people-rose", "people-fell", "gift", "ranked", "epilogue"}.isdisjoint(t.event_names)
    assert (1, 1) == (t.slot("ii")["light_marks"], t.slot("ii")["dark_marks"])
    assert (2, -3) == (t.view()["scale"]["elf"], t.view()["scale"]["dwarf"])
    assert [0, 0, 0, 0] == [side["track"] for side in t.view()["sides"]]


@rule("PRO-QST-04")
def test_the_next_quest_is_resolved_all_the_same() -> None:
    t = send(table(4), "II-D 1")
    assert [("i", "unresolved", ""), ("ii", "won", "dark"), ("iii", "unresolved", ""), ("iv", "unresolved", "")] == verdicts(t)
    assert ["PRO-QST-04"] * 3 == t.rules_behind("quest-unresolved")


# Ties


@rule("PRO-QST-05")
def test_light_wins_a_tie_if_everybody_who_took_part_is_on_both_sides() -> None:
    t = send(table(4), "I-L 1, I-D 2", "I-L 3, I-D 2")
    assert ("balanced", "light") == verdict(t, "i")


@rule("PRO-QST-05", "PRO-RUL-27")
def test_whoever_did_not_take_part_is_not_asked_for_both_sides() -> None:
    t = send(table(6), "I-L 2, I-D 2", "wood 5", "II-L 1", "", "initiative 3", "IV-D 2")
    assert ("balanced", "light") == verdict(t, "i")


@rule("PRO-QST-05")
def test_one_player_alone_on_both_sides_gives_the_quest_to_light() -> None:
    assert ("balanced", "light") == verdict(send(table(2), "", "III-L 4, III-D 4"), "iii")


@rule("PRO-QST-06")
@pytest.mark.parametrize(
    ("order", "side"), [((0, 1, 2, 3), "light"), ((1, 0, 2, 3), "dark"), ((3, 2, 1, 0), "dark"), ((2, 3, 0, 1), "light")]
)
def test_else_whoever_is_first_in_initiative_among_those_on_one_side_decides(order: tuple[int, ...], side: str) -> None:
    t = send(table(4).order(*order), "I-L 3", "I-D 3", "", "")
    assert ("decided", side) == verdict(t, "i")


@rule("PRO-QST-06")
def test_players_on_both_sides_do_not_decide_however_well_they_are_placed() -> None:
    t = send(table(4).order(2, 3, 1, 0), "I-L 2", "I-D 2", "I-L 4, I-D 3", "I-L 1, I-D 2")
    assert ("decided", "dark") == verdict(t, "i")
    assert [1] == [values[-1] for values in told(t, "quest-decided")]


@rule("PRO-QST-06")
def test_players_who_are_not_on_the_quest_do_not_decide() -> None:
    t = send(table(4).order(3, 2, 1, 0), "I-L 2", "I-D 2", "II-L 5", "II-L 5")
    assert ("decided", "dark") == verdict(t, "i")


@rule("PRO-QST-06")
def test_the_weakest_of_a_side_decides_if_they_are_first() -> None:
    t = send(table(4).order(3, 0, 1, 2), "I-L 5", "I-D 4", "", "I-D 1")
    assert [("decided", "dark"), [3]] == [verdict(t, "i"), [values[-1] for values in told(t, "quest-decided")]]


# Counts, not disciples


@rule("PRO-QST-07", "PRO-RUL-28")
def test_a_bonus_alone_takes_part() -> None:
    """Any cell +1 on the side where nobody is."""
    t = send(table(4).power(0, "ubiquity"), "", "I-D 2", answer={"i": "add i-light"})
    assert (1, 2, 0, 0) == totals(t, "i")
    t = send(table(4).power(0, "ubiquity"), "I-D 1", answer={"i": "add i-light"})
    assert ("balanced", "light") == verdict(t, "i")


@rule("PRO-QST-07", "PRO-RUL-28")
def test_the_count_and_not_the_number_of_disciples_makes_the_total() -> None:
    t = send(table(4).power(0, "dawn"), "I-L 5", "I-D 5")
    assert ((6, 5, 0, 0), ("won", "light")) == (totals(t, "i"), verdict(t, "i"))


# Marks


@rule("PRO-QST-08")
@pytest.mark.parametrize("side", SIDES)
def test_the_winning_side_gets_one_mark(side: str) -> None:
    t = send(table(4), f"III-{side[0].upper()} 3")
    assert (1, 0) == (t.slot("iii")[f"{side}_marks"], t.slot("iii")[f"{'dark' if side == 'light' else 'light'}_marks"])


@rule("PRO-QST-09")
def test_marks_stay_from_turn_to_turn() -> None:
    t = buy_nothing(send(table(2), "III-D 1"))
    hand_in(t, {0: "III-L 5, wood 5, metal 5", 1: "wood 5, metal 5, wheat 5"})
    assert (1, 1) == (t.slot("iii")["light_marks"], t.slot("iii")["dark_marks"])
    assert [] == t.events_named("quest-finished")


@rule("PRO-QST-09")
def test_a_quest_with_a_mark_on_either_side_ends_with_the_next() -> None:
    for side in ("L", "D"):
        t = table(4).quest("i", "the-eclipse", "elf", "dwarf", light=1, dark=1)
        send(t, f"I-{side} 1")
        assert 1 == len(t.events_named("quest-finished"))
        assert (0, 0) == (t.slot("i")["light_marks"], t.slot("i")["dark_marks"])


@rule("PRO-SETUP-45")
def test_a_quest_that_is_laid_later_begins_without_marks() -> None:
    t = send(table(4).quest("i", "the-eclipse", "elf", "dwarf", light=1, dark=1), "I-L 1")
    assert "the-eclipse" != t.slot("i")["quest"]
    assert (0, 0) == (t.slot("i")["light_marks"], t.slot("i")["dark_marks"])


# Neutral bonuses


def neutral(light: int, dark: int, *plans: str) -> Table:
    """Earlier epilogues of this turn gave such bonuses."""
    return send(table(4).neutral(light, dark), *plans)


@rule("PRO-QST-02", "PRO-RUL-29")
def test_a_neutral_bonus_enters_the_total() -> None:
    t = neutral(0, 2, "II-L 3")
    assert (3, 2, 0, 2) == totals(t, "ii")
    assert ("won", "light") == verdict(t, "ii")


@rule("PRO-RUL-29")
def test_0_against_a_neutral_bonus_is_a_victory() -> None:
    assert ("won", "dark") == verdict(neutral(0, 1), "ii")


@rule("PRO-QST-06", "PRO-RUL-29")
def test_a_tie_with_a_neutral_bonus_is_decided_by_whoever_is_on_one_side() -> None:
    assert ("decided", "light") == verdict(neutral(0, 1, "", "II-L 1"), "ii")


@rule("PRO-QST-05", "PRO-RUL-29")
def test_a_tie_with_a_neutral_bonus_among_players_on_both_sides_goes_to_light() -> None:
    assert ("balanced", "light") == verdict(neutral(0, 1, "", "II-L 2, II-D 1"), "ii")


@rule("PRO-QST-10", "PRO-RUL-29")
def test_equal_neutral_bonuses_and_nobody_there_resolve_nothing() -> None:
    t = neutral(1, 1)
    assert ["PRO-QST-10"] * 4 == t.rules_behind("quest-unresolved")
    assert [] == t.events_named("mark-set")
