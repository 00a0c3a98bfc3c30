"""Gifts of the peoples, what powers and tools add to them, and the points of the score card."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import Table, rule, table

# What a winner and a loser of a quest get from each people: wood, metal, wheat, disciples, points.
GIFTS = {
    "orc": ((0, 0, 0, 0, 0), (0, 0, 0, -1, 0)),
    "dwarf": ((0, 2, 0, 0, 0), (0, 0, 0, 0, 0)),
    "fairy": ((0, 0, 0, 0, 1), (0, 0, 0, 0, 0)),
    "undead": ((0, 0, 0, 1, 0), (0, 0, 0, 0, 0)),
    "elf": ((2, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "human": ((0, 0, 2, 0, 0), (0, 0, 0, 0, 0)),
}


def quest(people: str, seats: int = 4) -> Table:
    """A people on the light side of the first quest."""
    return table(seats).quest("i", "the-sacred-grove", people, "dwarf" if people == "elf" else "elf")


def has(t: Table, seat: int) -> tuple[int, ...]:
    """What a seat has, but for the points of the score card."""
    side = t.side(seat)
    return (*t.stocks(seat), side["disciples"] - 15, side["track"] - side["sources"]["ranks"])


# ---------------------------------------------------------------- Peoples


@rule("PRO-GIFT-01", "PRO-GIFT-02", "PRO-GIFT-03", "PRO-GIFT-04", "PRO-GIFT-05", "PRO-RUL-03", "PRO-SETUP-10")
@pytest.mark.parametrize("people", GIFTS)
def test_every_winner_gets_the_gift_of_the_people_and_nobody_else(people: str) -> None:
    t = quest(people).plan(0, i_light=4).plan(1, i_light=1).plan(2, i_dark=2).resolve()
    winner, loser = GIFTS[people]
    assert [winner, winner, loser, (0, 0, 0, 0, 0)] == [has(t, seat) for seat in range(4)]


@rule("PRO-GIFT-01")
def test_a_gift_is_given_once_however_many_disciples_are_there() -> None:
    t = quest("human").plan(0, i_light=5).resolve()
    assert (0, 0, 2) == t.stocks(0)


@rule("PRO-GIFT-01", "PRO-GIFT-02")
def test_the_dark_people_gives_to_those_on_the_dark_side() -> None:
    t = table(4).quest("i", "the-sacred-grove", "elf", "fairy").plan(0, i_light=1).plan(1, i_dark=2).resolve()
    assert [0, 1] == [t.side(seat)["sources"]["gifts"] for seat in (0, 1)]
    assert (0, 0, 0) == t.stocks(0)


@rule("PRO-GIFT-01", "PRO-RUL-28")
def test_a_count_by_a_bonus_alone_earns_the_gift() -> None:
    t = quest("human").power(1, "ubiquity").plan(0, i_light=1).resolve().play("pass", "pass", "add i-light")
    assert (0, 0, 2) == t.stocks(1)


@rule("PRO-GIFT-04", "PRO-SYM-11", "PRO-RUL-30")
def test_orcs_take_a_disciple_from_the_losing_side_even_from_winners() -> None:
    t = quest("orc").plan(0, i_light=3, i_dark=1).plan(1, i_dark=1).plan(2, i_light=1).resolve()
    assert [14, 14, 15, 15] == t.each("disciples")
    assert 4 == t.side(0)["track"]


@rule("PRO-GIFT-06", "PRO-RUL-31")
def test_orcs_take_one_disciple_whatever_the_number_of_winners() -> None:
    t = quest("orc").plan(0, i_light=3).plan(1, i_light=2).plan(2, i_light=1).plan(3, i_dark=5).resolve()
    assert [15, 15, 15, 14] == t.each("disciples")


@rule("PRO-GIFT-06", "PRO-RUL-31", "PRO-EPI-12")
def test_orcs_take_a_disciple_even_without_a_winner() -> None:
    t = table(4).quest("i", "the-sealed-gate", "elf", "human", dark=1).quest("ii", "the-sacred-grove", "fairy", "orc")
    t.plan(0, i_dark=1, ii_light=1).resolve()
    assert (14, 4) == (t.side(0)["disciples"], t.side(0)["track"])


@rule("PRO-GIFT-04", "PRO-EPI-08", "PRO-RUL-20")
def test_who_has_no_disciples_loses_none() -> None:
    t = table(4).quest("i", "the-sacred-grove", "orc", "elf").disciples(1, 1).quest("ii", "the-eclipse", "orc", "human")
    t.plan(0, i_light=2, ii_light=2).plan(1, i_dark=1, ii_dark=1).resolve()
    assert 0 == t.side(1)["disciples"]


@rule("PRO-GIFT-07", "PRO-SYM-06", "PRO-REC-06", "PRO-RUL-44")
@pytest.mark.parametrize("power", ["the-flock", "the-legion"])
def test_who_may_not_gain_disciples_gets_none_from_the_undead(power: str) -> None:
    t = quest("undead").power(0, power).disciples(0, 18).stock(0, wood=9, metal=9, wheat=9).plan(0, i_light=1).plan(1, i_light=1).resolve()
    assert "purchase" == t.view()["phase"]
    assert [18, 16] == t.each("disciples")[:2]
    assert 1 == len(t.events_named("disciples-refused"))


@rule("PRO-RES-15", "PRO-RUL-21", "PRO-GIFT-03")
def test_a_disciple_beyond_25_is_lost_without_compensation() -> None:
    t = quest("undead").disciples(0, 25).plan(0, i_light=1).resolve()
    assert (25, (0, 0, 0), 4) == (t.side(0)["disciples"], t.stocks(0), t.side(0)["track"])


# ---------------------------------------------------------------- Lines of powers and tools


@rule("PRO-GIFT-08", "PRO-RUL-32")
def test_lines_of_powers_and_tools_come_after_the_gifts_and_before_the_score_card_in_initiative_order() -> None:
    t = table(4).quest("i", "the-sacred-grove", "elf", "human").order(2, 1, 0, 3).power(1, "dusk").tool(2, "aegis", crafted=True)
    t.plan(1, i_dark=3).plan(2, i_light=1).resolve()
    told = [event for event in t.events if event.kind.name in ("gift", "power-gave", "tool-gave", "ranked")]
    assert [("gift", 1), ("tool-gave", 2), ("power-gave", 1), ("ranked", 1)] == [(event.kind.name, event.values[0]) for event in told]
    assert ["PRO-GIFT-08"] == t.rules_behind("tool-gave") == t.rules_behind("power-gave")


@rule("PRO-GIFT-08", "PRO-SYM-12")
def test_dusk_scores_for_dark_victories_only() -> None:
    t = table(4).quest("i", "the-sacred-grove", "elf", "human").quest("ii", "the-eclipse", "elf", "human").power(0, "dusk")
    t.plan(0, i_light=2, i_dark=1, ii_dark=1).resolve()
    assert 1 == t.side(0)["sources"]["cards"]


# ---------------------------------------------------------------- The score card


@rule("PRO-SCORE-01", "PRO-SCORE-02", "PRO-SETUP-09", "PRO-RUL-02")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_four_and_more_the_highest_counts_score_4_and_2(seats: int) -> None:
    t = quest("elf", seats).plan(0, i_light=1).plan(1, i_light=4).plan(2, i_light=2).plan(3, i_light=3).resolve()
    assert [0, 4, 0, 2] == t.each("track")[:4]


@rule("PRO-SCORE-03", "PRO-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_only_the_first_scores_3(seats: int) -> None:
    t = table(seats).quest("i", "the-sacred-grove", "elf", "dwarf").plan(0, i_light=1).plan(1, i_light=2).resolve()
    assert [0, 3] == t.each("track")[:2]


@rule("PRO-SCORE-01")
def test_ties_are_broken_by_the_current_initiative_order() -> None:
    t = quest("elf").order(3, 0, 1, 2).plan(0, i_light=2).plan(1, i_light=2, initiative=1).plan(2, i_light=2).resolve()
    assert [2, 4, 0, 0] == t.each("track")


@rule("PRO-SCORE-04")
def test_a_prize_without_a_winner_for_it_is_not_given() -> None:
    t = quest("elf").plan(2, i_light=2).plan(1, i_dark=1).resolve()
    assert [0, 0, 4, 0] == t.each("track")


@rule("PRO-SCORE-05")
def test_points_of_the_score_card_come_on_top_of_the_gift() -> None:
    t = quest("fairy").plan(0, i_light=2).plan(1, i_light=1).resolve()
    assert [5, 3, 0, 0] == t.each("track")
    assert (4, 1) == (t.side(0)["sources"]["ranks"], t.side(0)["sources"]["gifts"])


@rule("PRO-SCORE-06", "PRO-RUL-30")
def test_a_player_on_both_sides_is_ranked_by_the_winning_cell_alone() -> None:
    t = quest("elf").plan(0, i_light=2, i_dark=5).plan(1, i_light=3).plan(2, i_light=4).resolve()
    assert [0, 2, 4, 0] == t.each("track")


@rule("PRO-SCORE-01", "PRO-RUL-28")
def test_ranks_are_those_of_the_counts_with_their_bonuses() -> None:
    t = quest("elf").order(0, 1, 2, 3).power(1, "dawn").plan(0, i_light=5).plan(1, i_light=5).resolve()
    assert [2, 4, 0, 0] == t.each("track")


@rule("PRO-SCORE-02", "PRO-SCORE-03")
def test_the_log_names_the_rule_of_the_score_card_that_lies_there() -> None:
    many = quest("elf").plan(0, i_light=1).resolve()
    few = table(2).quest("i", "the-sacred-grove", "elf", "dwarf").plan(0, i_light=1).resolve()
    assert (["PRO-SCORE-02"], ["PRO-SCORE-03"]) == (many.rules_behind("ranked"), few.rules_behind("ranked"))
