"""Worked examples about gifts, epilogues, new quests and the end of the game."""

from __future__ import annotations

from games.pantheon_proto.tables import rule, table


@rule("PRO-END-03", "PRO-END-05", "PRO-RUL-05")
def test_humans_reach_the_end_and_step_back_and_the_game_is_over_all_the_same() -> None:
    """EX-11"""
    t = table(4).scale(human=6).quest("i", "the-sacred-grove", "human", "elf").quest("iii", "the-eclipse", "orc", "human")
    t.plan(0, i_light=1, iii_light=1).shop("votive-statue").stock(1, wood=2, metal=2, wheat=2).resolve()
    human = [event.values[1] for name in ("people-rose", "people-fell") for event in t.events_named(name) if event.values[0] == 5]
    assert ([7, 6], 6) == (human, t.scale_of("human"))
    assert (False, "Build") == (t.state.over, t.asked)
    t.buy_nothing()
    assert (True, "scale") == (t.state.over, t.outcome.reason)


@rule("PRO-EPI-17", "PRO-END-01", "PRO-END-04")
def test_with_an_empty_pile_the_slot_stays_empty_and_the_turn_goes_on() -> None:
    """EX-12"""
    t = table(4).quest_pile(0).quest("ii", "the-heros-trial", "elf", "human", light=1).shop("votive-statue")
    t.quest("iii", "the-eclipse", "dwarf", "orc").quest("iv", "the-sacred-grove", "orc", "fairy")
    t.stock(0, wood=2, metal=2, wheat=2).plan(0, ii_light=1, iii_light=1, iv_dark=1).resolve()
    assert (None, 1, 1) == (t.slot("ii")["quest"], t.slot("iii")["light_marks"], t.slot("iv")["dark_marks"])
    assert 1 == t.side(0)["sources"]["epilogues"]
    t.play("build votive-statue").buy_nothing()
    assert (True, "quests", 4) == (t.state.over, t.outcome.reason, len(t.events_named("finished")))


@rule("PRO-EPI-16", "PRO-RUL-37")
def test_a_bag_of_two_elves_is_filled_up_before_the_dark_token() -> None:
    """EX-13"""
    t = table(4).bag("elf", "elf").aside("orc", "dwarf").quest("i", "the-sacred-grove", "human", "fairy", light=1)
    t.quest("ii", "the-eclipse", "undead", "orc").quest("iii", "the-heros-trial", "undead", "dwarf").quest(
        "iv", "the-lost-caravan", "human", "fairy"
    )
    t.plan(0, i_light=1).resolve()
    dark = t.slot("i")["dark"]
    assert ("elf", True) == (t.slot("i")["light"], dark in ("orc", "dwarf", "human", "fairy"))
    left = {"elf": 1, "orc": 1, "dwarf": 1, "human": 1, "fairy": 1}
    left[dark] -= 1
    assert {people: number for people, number in left.items() if number} == {people: n for people, n in t.view()["bag"].items() if n}
    assert 0 == sum(t.view()["aside"].values())


@rule("PRO-EPI-04", "PRO-SCORE-01", "PRO-GIFT-05")
def test_the_black_plague_ends_dark() -> None:
    """EX-14"""
    t = table(4).order(1, 0, 2, 3).quest("i", "the-black-plague", "elf", "dwarf", light=1, dark=1)
    t.plan(0, i_dark=4).plan(1, i_dark=4).plan(2, i_dark=1).plan(3, i_light=5).shop().resolve()
    assert [0, 5, 9, 0, 0] == t.counted()[0]
    assert [2, 2, 2, 0] == t.each("metal")
    assert [5, 7, 3, 0] == t.each("track")
    assert [14, 14, 14, 15] == t.each("disciples")


@rule("PRO-GIFT-07", "PRO-REC-06", "PRO-RUL-44")
def test_the_legion_gains_no_disciple_anywhere_and_can_lose_one() -> None:
    """EX-18"""
    t = (
        table(4)
        .power(0, "the-legion")
        .disciples(0, 18)
        .quest("i", "the-sacred-grove", "undead", "elf")
        .quest("ii", "the-eclipse", "orc", "human")
    )
    t.shop("necropolis").stock(0, wood=5, metal=4, wheat=3).plan(0, i_light=1, ii_dark=1).plan(1, ii_light=2).resolve()
    assert (17, 4) == (t.side(0)["disciples"], t.side(0)["track"])
    t.play("build necropolis")
    assert (17, ["necropolis"]) == (t.side(0)["disciples"], t.side(0)["monuments"])


@rule("PRO-PLAN-01", "PRO-SYM-06", "PRO-REC-07")
def test_the_flock_places_16_disciples_in_the_first_turn_and_may_recruit() -> None:
    """EX-19"""
    t = table(4).power(0, "the-flock").begin_turn()
    assert 16 == t.side(0)["disciples"]
    t = table(4).power(0, "the-flock").disciples(0, 16).quest("i", "the-sacred-grove", "undead", "elf").stock(0, wood=1, wheat=2)
    t.shop().plan(0, i_light=1).resolve().build_nothing()
    assert ("Recruit", 16, ["recruit 1 1"]) == (t.asked, t.side(0)["disciples"], t.offered("recruit"))


@rule("PRO-EPI-08", "PRO-RUL-35")
def test_the_feast_of_the_gods_takes_the_one_wheat_there_is() -> None:
    """EX-29"""
    t = table(4).quest("i", "the-feast-of-the-gods", "elf", "dwarf", light=1).stock(0, wheat=1).plan(0, i_light=1).shop().resolve()
    assert (2, 0) == (t.side(0)["sources"]["epilogues"], t.stocks(0)[2])


@rule("PRO-GIFT-08", "PRO-GIFT-01", "PRO-SCORE-02")
def test_dusk_as_third_of_the_dark_side_gets_the_gift_and_a_point() -> None:
    """EX-30"""
    t = table(4).power(2, "dusk").quest("i", "the-sacred-grove", "elf", "human").plan(0, i_dark=5).plan(1, i_dark=4).plan(2, i_dark=1)
    t.shop().resolve()
    assert (2, 1, 0) == (t.stocks(2)[2], t.side(2)["track"], t.side(2)["sources"]["ranks"])
