"""Each line of the log names the rule that made it happen, also where the same thing happens for several reasons."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import T
from games.pantheon_proto.tables import GAME, Table, new_game, rule, table

from themis.core.event import EventKind
from themis.games.pantheon_proto import moves

PEOPLES = {
    "orc": "PRO-GIFT-04",
    "dwarf": "PRO-GIFT-05",
    "fairy": "PRO-GIFT-02",
    "undead": "PRO-GIFT-03",
    "elf": "PRO-GIFT-05",
    "human": "PRO-GIFT-05",
}


def declared() -> list[EventKind]:
    """Every kind of event that stands in the game's moves, by whatever name and in whatever list."""
    found: list[EventKind] = []
    for value in [*vars(moves).values(), *[getattr(T.moves, name) for name in dir(T.moves)]]:
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, EventKind):
                found.append(item)
            elif isinstance(item, moves.Telling):
                found += [*item.gave, *item.took]
    return found


def ended(name: str, side: str, **plan: int) -> Table:
    """The first quest ends on a side, with what a seat has placed."""
    t = table(4).quest("i", name, "elf", "human", **{side: 1}).stock(0, wood=5, metal=5, wheat=5).points(0, 9)
    return t.plan(0, **plan).resolve_quest("i")


def test_every_kind_that_can_be_told_is_in_the_list() -> None:
    known = [(kind.name, kind.rule) for kind in GAME.events]
    assert [] == [(kind.name, kind.rule) for kind in declared() if (kind.name, kind.rule) not in known]


@rule("PRO-GIFT-02", "PRO-GIFT-03", "PRO-GIFT-04", "PRO-GIFT-05")
@pytest.mark.parametrize("people", PEOPLES)
def test_a_gift_is_told_by_the_rule_of_its_people(people: str) -> None:
    t = table(4).quest("i", "the-sacred-grove", people, "dwarf" if people == "elf" else "elf")
    t.plan(0, i_light=2).plan(1, i_dark=1).resolve_quest("i")
    assert {PEOPLES[people]} == {event.kind.rule for event in t.events if event.kind.name.startswith("gift")}


@rule("PRO-EPI-04", "PRO-EPI-05", "PRO-EPI-06")
def test_a_line_of_an_epilogue_is_told_by_the_rule_of_whom_it_is_for() -> None:
    both = ended("the-heros-trial", "light", i_light=2, i_dark=1)
    assert ["PRO-EPI-04", "PRO-EPI-05"] == both.rules_behind("epilogue-gave")
    assert ["PRO-EPI-04", "PRO-EPI-05"] == ended("the-endless-winter", "dark", i_light=1, i_dark=2).rules_behind("epilogue-took")
    assert ["PRO-EPI-06"] == ended("the-usurpers-crown", "dark", i_dark=1).rules_behind("epilogue-gave")


@rule("PRO-SETUP-30", "PRO-BUY-06", "PRO-SETUP-35", "PRO-EPI-13")
def test_monuments_and_quests_come_in_the_set_up_or_later() -> None:
    dealt = new_game(4, cards="dealt")
    assert ({"PRO-SETUP-30"}, {"PRO-SETUP-35"}) == (set(dealt.rules_behind("monument-shown")), set(dealt.rules_behind("quest-laid")))
    t = table(4).shop("votive-statue").stock(0, wood=2, metal=2, wheat=2).purchase().play("build votive-statue")
    assert ["PRO-BUY-06"] == t.rules_behind("monument-shown")
    assert ["PRO-EPI-13"] == ended("the-sacred-grove", "light", i_light=1).rules_behind("quest-laid")


@rule("PRO-BUY-04", "PRO-TOOL-01", "PRO-REC-02")
def test_what_is_paid_is_told_by_what_it_is_paid_for() -> None:
    t = table(4).shop("votive-statue").tool(0, "aegis").stock(0, wood=3, metal=3, wheat=4).purchase()
    assert ["PRO-BUY-04"] == t.play("build votive-statue").rules_behind("paid")
    assert ["PRO-TOOL-01"] == t.play("craft aegis").rules_behind("paid")
    assert ["PRO-REC-02"] == t.build_nothing().play("recruit 1 1").rules_behind("paid")


@rule("PRO-SETUP-19", "PRO-SETUP-42", "PRO-SETUP-22")
def test_cards_are_taken_or_dealt() -> None:
    dealt = new_game(2, cards="dealt")
    assert {"PRO-SETUP-42"} == {
        event.kind.rule for event in dealt.events if event.kind.name in ("power-taken", "tool-taken", "tool-taken-hidden")
    }
    t = new_game(2)
    assert ["PRO-SETUP-19"] == t.play(t.options[0]).rules_behind("power-taken")
    t.play(t.options[0])
    t.play(t.options[0])
    assert (["PRO-SETUP-22"], ["PRO-SETUP-22"]) == (t.rules_behind("tool-taken"), t.rules_behind("tool-taken-hidden"))


@rule("PRO-GIFT-08", "PRO-SYM-11")
def test_the_aegis_is_told_for_what_it_gives_and_for_what_it_spares() -> None:
    t = (
        table(4)
        .tool(0, "aegis", crafted=True)
        .quest("i", "the-sacred-grove", "orc", "elf")
        .plan(0, i_dark=1)
        .plan(1, i_light=2)
        .resolve_quest("i")
    )
    assert ["PRO-GIFT-08"] == t.rules_behind("tool-gave")
    ignored = [event for event in t.events if event.kind.name.startswith("loss-ignored")]
    assert 1 == len(ignored)
    assert [0, "disciple", 1] == [ignored[0].values[0], GAME.slugs["thing"][ignored[0].values[-2]], ignored[0].values[-1]]
