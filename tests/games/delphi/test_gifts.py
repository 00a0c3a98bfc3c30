"""Equipment that works once, the moment it is received (chapter EQ and DEL-RUL-34)."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, rule, table

from themis.games.delphi.game import GAME

# Next to the monster island 1,2.
LAIR = "0,2"
STATUES = "statue-gift-red-green-yellow"
OFFERINGS = "offering-gift-red-green-yellow"


def winner(card: str, seats: int = 2) -> Table:
    """Seat 0 can defeat a monster, and this card is on display."""
    return table(seats).at(0, LAIR).monsters("1,2", "red").display(card).dice(0, "red pink pink")


def taken(t: Table, card: str, *drawn: str) -> Table:
    """The monster is defeated and the card taken."""
    t.turn(0).play("fight 1,2 red", chance=["battle 9"])
    return t.play(f"take {card}", chance=["equipment rite-blue", *drawn])


# Statues and offerings


@rule("DEL-EQ-16", "DEL-EQ-03")
@pytest.mark.parametrize("card, cities", [(STATUES, ["-8,4", "2,5", "5,-7"]), ("statue-gift-pink-blue-black", ["-3,-3", "-5,9", "8,-2"])])
def test_a_statue_gift_loads_a_statue_of_three_colours_wherever_the_ship_is(card: str, cities: list[str]) -> None:
    t = taken(winner(card), card)
    assert cities == t.objects("load-statue")
    t.play(f"load-statue {cities[0]}")
    assert ("Turn", 1) == (t.asked, sum(t.side(0)["statues"].values()))


@rule("DEL-EQ-16")
def test_a_statue_gift_gives_no_other_colour() -> None:
    t = taken(winner(STATUES), STATUES)
    assert ["DEL-EQ-16"] == t.why("load-statue 8,-2")


@rule("DEL-EQ-16", "DEL-RUL-19", "DEL-RUL-34")
def test_a_statue_gift_gives_only_what_is_needed_and_left() -> None:
    t = winner(STATUES, 4).done(0, "statue red").done(1, "statue green").done(2, "statue green").done(3, "statue green")
    taken(t, STATUES)
    assert ["-8,4"] == t.objects("load-statue")
    assert [["DEL-STA-03"], ["DEL-STA-01"]] == [t.why(f"load-statue {city}") for city in ("2,5", "5,-7")]


@rule("DEL-EQ-17", "DEL-EQ-03")
@pytest.mark.parametrize("card, colour", [(OFFERINGS, "red"), ("offering-gift-pink-blue-black", "blue")])
def test_an_offering_gift_loads_an_offering_of_three_colours_from_any_island(card: str, colour: str) -> None:
    t = winner(card)
    t.offerings("5,-2", "red blue").offerings("-1,5", "red blue").offerings("0,1", "green pink").offerings("1,3", "yellow black")
    t.offerings("-3,1", "green pink").offerings("-1,-3", "yellow black")
    taken(t, card)
    others = {"red": {"green", "yellow"}, "blue": {"pink", "black"}}[colour]
    assert {f"5,-2 {colour}", f"-1,5 {colour}"} <= set(t.objects("load-offering"))
    assert {colour} | others == {text.split()[1] for text in t.objects("load-offering")}

    t.play(f"load-offering 5,-2 {colour}")

    assert ("Turn", {colour: 1}) == (t.asked, t.side(0)["offerings"])


@rule("DEL-EQ-17")
def test_an_offering_gift_gives_no_other_colour() -> None:
    t = taken(winner(OFFERINGS).offerings("5,-2", "blue green"), OFFERINGS)
    assert ["DEL-EQ-17"] == t.why("load-offering 5,-2 blue")


@rule("DEL-EQ-17", "DEL-RUL-19", "DEL-RUL-34")
def test_an_offering_gift_gives_only_what_is_needed() -> None:
    t = taken(winner(OFFERINGS).offerings("5,-2", "red yellow").done(0, "offering green"), OFFERINGS)
    assert {"yellow"} == {text.split()[1] for text in t.objects("load-offering")}
    assert ["DEL-OFF-03"] == t.why("load-offering 5,-2 red")


@rule("DEL-EQ-03", "DEL-RUL-34")
@pytest.mark.parametrize("card", [STATUES, OFFERINGS])
def test_what_can_be_loaded_must_be_loaded(card: str) -> None:
    t = taken(winner(card), card)
    assert {"load-statue" if card == STATUES else "load-offering"} == {text.split()[0] for text in t.options}


@rule("DEL-RUL-34")
@pytest.mark.parametrize("card", [STATUES, OFFERINGS])
def test_with_full_storage_a_gift_is_lost_and_the_card_stays(card: str) -> None:
    t = taken(winner(card).cargo(0, "offering blue", "statue pink"), card)
    assert ("Turn", [card], 2) == (t.asked, t.side(0)["equipment"], t.state.sides[0].cargo())
    assert "in-vain" == t.event_names[-1]


@rule("DEL-RUL-34")
def test_a_gift_of_nothing_needed_is_lost() -> None:
    t = taken(winner(STATUES).done(0, "statue red", "statue green", "statue yellow"), STATUES)
    assert ("Turn", "in-vain") == (t.asked, t.event_names[-1])


@rule("DEL-EQ-03", "DEL-RUL-34")
def test_a_gift_that_was_lost_cannot_be_used_when_there_is_room_again() -> None:
    t = winner(STATUES).cargo(0, "offering blue", "statue pink").temple("-4,3", "blue").gods(0, poseidon=6).dice(0, "red blue blue")
    taken(t, STATUES)

    t.play("invoke poseidon", "move -3,2", "offer -4,3")

    assert ("Turn", {"pink": 1}) == (t.asked, t.side(0)["statues"])
    assert [] == t.objects("use") + t.objects("load-statue")


# Ascension


@rule("DEL-EQ-18", "DEL-EQ-03")
def test_the_ascension_puts_one_of_four_gods_on_the_top_row() -> None:
    t = taken(winner("ascension"), "ascension")
    assert ["aphrodite", "artemis", "hermes", "poseidon"] == t.objects("ascend")
    assert ["DEL-EQ-18"] == t.why("ascend ares")

    t.play("ascend hermes")

    assert ("Turn", 6) == (t.asked, t.side(0)["gods"]["hermes"])


@rule("DEL-EQ-18", "DEL-RUL-34")
def test_a_god_on_the_top_row_cannot_ascend() -> None:
    t = taken(winner("ascension").gods(0, hermes=6), "ascension")
    assert ["DEL-GOD-05"] == t.why("ascend hermes")


@rule("DEL-RUL-34")
def test_with_all_four_gods_on_the_top_row_the_ascension_is_lost() -> None:
    t = taken(winner("ascension").gods(0, hermes=6, poseidon=6, artemis=6, aphrodite=6), "ascension")
    assert ("Turn", 0) == (t.asked, t.side(0)["gods"]["ares"])


# Scout


@rule("DEL-EQ-19", "DEL-EQ-03")
def test_the_scout_looks_at_two_islands_and_explores_one_of_them() -> None:
    t = taken(winner("scout").island("-6,8", "red-psi").island("6,-2", "green-psi"), "scout")
    assert 12 == len(t.objects("peek"))
    t.play("peek -6,8", "peek 6,-2")
    assert ["explore -6,8", "explore 6,-2"] == sorted(t.options)
    assert ["DEL-EQ-19"] == t.why("explore 1,0")

    t.play("explore -6,8")

    assert ("GodSteps", 2, 0) == (t.asked, t.side(0)["tasks"]["shrine"], t.island_at("-6,8")["shrine"])
    assert not t.island_at("6,-2")["explored"]


@rule("DEL-EQ-19", "DEL-INF-03")
def test_what_the_scout_sees_and_puts_back_stays_secret() -> None:
    t = taken(winner("scout").island("-6,8", "red-psi").island("6,-2", "green-psi"), "scout").play("peek 6,-2", "peek -6,8", "explore -6,8")
    assert ["green-psi", None, None] == [t.island_at("6,-2", seat)["tile"] for seat in (0, 1, -1)]


@rule("DEL-EQ-19")
def test_the_scout_explores_with_the_reward_of_a_letter() -> None:
    t = taken(winner("scout").island("6,-2", "green-psi"), "scout").play("peek 6,-2", "peek -6,8", "explore 6,-2")
    assert ("Turn", 4) == (t.asked, t.side(0)["favours"])


@rule("DEL-EQ-19")
def test_the_scout_may_explore_even_when_only_two_islands_are_left() -> None:
    t = taken(winner("scout").island("6,-2", "green-psi").face_down("6,-2", "-6,8"), "scout").play("peek 6,-2", "peek -6,8", "explore 6,-2")
    assert 4 == t.side(0)["favours"]


@rule("DEL-EQ-20", "DEL-RUL-34")
@pytest.mark.parametrize("left", [[], ["6,-2"]])
def test_with_fewer_than_two_islands_face_down_the_scout_does_nothing(left: list[str]) -> None:
    t = taken(winner("scout").face_down(*left), "scout")
    assert ("Turn", "in-vain", 12 - len(left)) == (t.asked, t.event_names[-1], len([1 for k in t.view()["islands"] if k["explored"]]))


# Windfall and hull


@rule("DEL-EQ-21", "DEL-EQ-03")
def test_the_windfall_brings_three_favours_a_card_and_two_god_steps() -> None:
    t = taken(winner("windfall"), "windfall", "card blue")
    assert (3, {"blue": 1}) == (t.side(0)["favours"], t.side(0)["cards"])
    t.play("advance ares", "advance ares")
    assert ("Turn", 4) == (t.asked, t.side(0)["gods"]["ares"])


@rule("DEL-EQ-21", "DEL-GOD-04")
def test_the_steps_of_the_windfall_may_go_to_two_gods() -> None:
    t = taken(winner("windfall"), "windfall", "card blue").play("advance ares", "advance hermes")
    assert ("Turn", [3, 3]) == (t.asked, [t.side(0)["gods"][god] for god in ("ares", "hermes")])


@rule("DEL-RUL-34", "DEL-RUL-27")
def test_only_god_steps_of_a_card_that_works_once_may_be_declined() -> None:
    t = taken(winner("windfall"), "windfall", "card blue").play("decline")
    assert ("Turn", [0] * 6) == (t.asked, [t.side(0)["gods"][god] for god in GAME.tables.god_slugs])


@rule("DEL-SHIP-04", "DEL-RUL-11")
def test_the_bounty_adds_one_to_the_windfall() -> None:
    assert 4 == taken(winner("windfall").ship(0, "bounty"), "windfall", "card blue").side(0)["favours"]


@rule("DEL-EQ-08", "DEL-EQ-04", "DEL-RUL-34")
def test_the_hull_raises_the_shield_once_and_keeps_its_storage() -> None:
    t = taken(winner("hull").wounds(0, "blue").wounds(1, "blue"), "hull")
    assert (1, 3) == (t.side(0)["shield"], t.side(0)["storage"])
    t.play("end", chance=["die red"] * 3).play("end", chance=["die red", "die red", "die red", "titan 1", "wound pink"])
    assert ([0], 1, 3) == (t.waiting, t.side(0)["shield"], t.side(0)["storage"])
