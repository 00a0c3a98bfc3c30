"""Worked examples about quests, word for word; A, B, C and D are the seats 0 to 3."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import Table, rule, table
from games.pantheon_proto.sending import all_of, send, stock, told, totals, verdict

A, B, C, D = range(4)


def marks(t: Table, slot: str) -> tuple[int, int]:
    return t.slot(slot)["light_marks"], t.slot(slot)["dark_marks"]


def scale(t: Table, *peoples: str) -> list[int]:
    return [t.view()["scale"][people] for people in peoples]


def three_players(number: str = "the-black-plague") -> Table:
    return table(3, peoples="no-orc-dwarf").order(A, B, C).quest("i", number, "fairy", "undead", dark=1)


# From the rulebook


@rule("PRO-QST-02", "PRO-QST-03", "PRO-QST-08")
def test_3_against_5_puts_a_mark_on_the_dark_side_of_quest_ii() -> None:
    """EX-R07"""
    t = send(table(4), "II-L 3", "II-D 5")
    assert ((3, 5, 0, 0), ("won", "dark"), (0, 1)) == (totals(t, "ii"), verdict(t, "ii"), marks(t, "ii"))


@rule("PRO-QST-08", "PRO-SCALE-01", "PRO-SCALE-02", "PRO-GIFT-02", "PRO-SCORE-03", "PRO-SETUP-08")
def test_fairies_win_against_undead() -> None:
    """EX-R08"""
    t = send(three_players(), "I-L 3", "I-L 2", "I-D 4")
    assert ((5, 4, 0, 0), ("won", "light"), (1, 1)) == (totals(t, "i"), verdict(t, "i"), marks(t, "i"))
    assert [1, -1] == scale(t, "fairy", "undead")
    assert [4, 1, 0] == t.track
    assert [] == t.events_named("quest-finished")


@rule("PRO-QST-03", "PRO-GIFT-03", "PRO-SCORE-03", "PRO-EPI-01", "PRO-EPI-05", "PRO-EPI-08", "PRO-RUL-32")
def test_undead_win_and_the_quest_ends() -> None:
    """EX-R09"""
    t = send(three_players("the-sacred-grove").stock(A, wood=1).stock(B, wood=5), "I-L 2", "I-L 2", "I-D 5")
    assert ((4, 5, 0, 0), ("won", "dark")) == (totals(t, "i"), verdict(t, "i"))
    assert [-1, 1] == scale(t, "fairy", "undead")
    assert ([0, 0, 3], [15, 15, 16]) == (t.track, all_of(t, "disciples"))
    assert [0, 3] == all_of(t, "wood")[:2]
    assert "the-sacred-grove" != t.slot("i")["quest"] is not None
    assert (0, 0) == marks(t, "i")


@rule("PRO-GIFT-04", "PRO-RUL-30", "PRO-RUL-31", "PRO-SCORE-02", "PRO-SCORE-06")
def test_orcs_win_and_the_losing_side_loses_disciples_but_for_the_aegis() -> None:
    """EX-R13"""
    t = table(4).quest("i", "the-eclipse", "undead", "orc").tool(C, "aegis", crafted=True)
    send(t, "I-L 2, I-D 3", "I-D 4", "I-L 3", "I-L 1")
    assert ((6, 7, 0, 0), ("won", "dark")) == (totals(t, "i"), verdict(t, "i"))
    assert [14, 15, 15, 14] == all_of(t, "disciples")
    assert [2, 4, 1, 0] == t.track


@rule("PRO-EPI-10", "PRO-EPI-11", "PRO-EPI-12", "PRO-QST-06", "PRO-RUL-29")
def test_the_eclipse_darkens_all_quests_after_it() -> None:
    """EX-R14"""
    t = table(4).order(B, A, C, D).quest("i", "the-eclipse", "elf", "dwarf", dark=1).quest("iv", "the-lost-caravan", "human", "fairy")
    send(t, "I-D 1, II-L 2", "II-D 1", "III-L 1")
    assert ("won", "dark") == verdict(t, "i")
    assert 1 == len(t.events_named("epilogue"))
    assert ((2, 2, 0, 1), ("decided", "dark")) == (totals(t, "ii"), verdict(t, "ii"))
    assert ((1, 1, 0, 1), ("decided", "light")) == (totals(t, "iii"), verdict(t, "iii"))
    assert ((0, 1, 0, 1), ("won", "dark")) == (totals(t, "iv"), verdict(t, "iv"))
    assert (0, 1) == marks(t, "iv")
    assert [] == [values for values in told(t, "ranked") if values[1] == 3]


@rule("PRO-RES-13", "PRO-SCORE-01", "PRO-SCORE-02")
def test_dawn_counts_six_and_wins_the_quest() -> None:
    """EX-R15"""
    t = send(table(4).power(A, "dawn").quest("i", "the-eclipse", "elf", "dwarf"), "I-L 5", "I-L 5", "I-D 5", "I-D 5")
    assert ((11, 10, 0, 0), ("won", "light")) == (totals(t, "i"), verdict(t, "i"))
    assert [4, 2, 0, 0] == t.track


# Our own


@rule("PRO-QST-06", "PRO-GIFT-05", "PRO-SCORE-02")
@pytest.mark.parametrize(
    ("order", "side", "points", "gifts"),
    [
        ((C, A, B, D), "light", [4, 0, 2, 0], {A: ("wood", 2), C: ("wood", 2)}),
        ((C, B, A, D), "dark", [0, 4, 2, 0], {B: ("metal", 2), C: ("metal", 2)}),
    ],
)
def test_whoever_plays_both_sides_is_skipped(
    order: tuple[int, ...], side: str, points: list[int], gifts: dict[int, tuple[str, int]]
) -> None:
    """EX-04"""
    t = send(table(4).order(*order).quest("i", "the-eclipse", "elf", "dwarf"), "I-L 3", "I-D 3", "I-L 2, I-D 2")
    assert ((5, 5, 0, 0), ("decided", side), points) == (totals(t, "i"), verdict(t, "i"), t.track)
    for seat in range(4):
        thing, number = gifts.get(seat, ("wood", 0))
        assert {"wood": 0, "metal": 0, "wheat": 0} | {thing: number} == stock(t, seat)


@rule("PRO-QST-05", "PRO-RUL-27")
def test_if_all_participants_are_two_sided_light_wins() -> None:
    """EX-05"""
    t = send(table(4), "I-L 2, I-D 2", "I-L 1, I-D 1")
    assert ((3, 3, 0, 0), ("balanced", "light")) == (totals(t, "i"), verdict(t, "i"))


@rule("PRO-QST-04")
def test_nobody_on_quest_iii_leaves_marks_and_scale() -> None:
    """EX-06"""
    t = send(table(4).quest("iii", "the-eclipse", "elf", "dwarf", light=1).scale(elf=2, dwarf=-1), "I-L 0, wood 2")
    assert ("unresolved", "") == verdict(t, "iii")
    assert ((1, 0), [2, -1]) == (marks(t, "iii"), scale(t, "elf", "dwarf"))


@rule("PRO-QST-10", "PRO-EPI-11", "PRO-RUL-29")
def test_2_against_2_neutral_bonuses_without_participants_resolve_nothing() -> None:
    """EX-07"""
    t = table(4).quest("i", "the-sealed-gate", "elf", "dwarf", dark=1).quest("ii", "the-usurpers-crown", "human", "fairy", light=1)
    t.quest("iii", "the-eclipse", "orc", "elf")
    send(t, "I-D 1, II-L 3")
    assert ((2, 2, 2, 2), ("unresolved", "")) == (totals(t, "iii"), verdict(t, "iii"))
    assert (0, 0) == marks(t, "iii")


@rule("PRO-SCORE-01", "PRO-SCORE-02")
def test_equal_winners_are_ranked_by_initiative() -> None:
    """EX-08"""
    t = send(table(4).order(B, C, A, D).quest("i", "the-eclipse", "elf", "dwarf"), "I-L 5", "I-L 5", "I-L 3")
    assert [2, 4, 0, 0] == t.track


@rule("PRO-SCORE-04")
def test_one_winner_alone_scores_4_and_nobody_scores_2() -> None:
    """EX-09"""
    t = send(table(4).quest("i", "the-eclipse", "elf", "dwarf"), "I-L 5", "I-D 4")
    assert [4, 0, 0, 0] == t.track


@rule("PRO-INI-03", "PRO-QST-06")
def test_the_new_order_decides_the_tie() -> None:
    """EX-10"""
    t = send(table(2).order(A, B), "I-L 2", "initiative 1, I-D 2")
    assert ([B, A], ("decided", "dark")) == (t.view()["order"], verdict(t, "i"))


@rule("PRO-RES-12", "PRO-RES-07", "PRO-RUL-24", "PRO-RUL-61")
def test_any_cell_tips_quest_iv() -> None:
    """EX-25. A owns Ubiquity; B and C have 4 on either side."""
    t = table(4).power(A, "ubiquity").quest("iv", "the-eclipse", "elf", "dwarf")
    send(t, "wood 1", "IV-L 4", "IV-D 4", answer={"iv": "add iv-dark"})
    assert ((4, 5, 0, 0), ("won", "dark")) == (totals(t, "iv"), verdict(t, "iv"))
    assert [2, 0, 4, 0] == t.track
    assert [2, 0, 2, 0] == all_of(t, "metal")


@rule("PRO-RES-12")
def test_any_cell_is_not_possible_on_quest_iv_if_it_was_used_on_wheat() -> None:
    """EX-25"""
    t = table(4).power(A, "ubiquity").quest("iv", "the-eclipse", "elf", "dwarf")
    send(t, "wood 1", "IV-L 4", "IV-D 4", answer={"resources": "add wheat"})
    assert (4, 4, 0, 0) == totals(t, "iv")
    assert 0 == t.side(A)["spare"]


@rule("PRO-EPI-12", "PRO-GIFT-04", "PRO-RUL-29", "PRO-RUL-31")
def test_the_dark_side_wins_without_anybody_on_it() -> None:
    """EX-32"""
    t = table(4).quest("i", "the-sealed-gate", "human", "dwarf", dark=1).quest("ii", "the-black-plague", "human", "fairy")
    t.quest("iii", "the-eclipse", "elf", "orc").quest("iv", "the-lost-caravan", "dwarf", "undead")
    send(t, "III-L 1", "I-D 1")
    assert ((1, 2, 0, 2), ("won", "dark"), (0, 1)) == (totals(t, "iii"), verdict(t, "iii"), marks(t, "iii"))
    assert ([1, -1], 14) == (scale(t, "orc", "elf"), all_of(t, "disciples")[A])
    assert [] == [values for values in told(t, "ranked") if values[1] == 2]
