"""Who needs what: which colours may be taken for which task, and which tile a delivery or a victory counts for."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, rule, table

from themis.games.delphi.schema import COLOURS

ALL = " ".join(COLOURS)
STATUE_CITIES = {"red": "2,5", "black": "-3,-3", "pink": "-5,9", "blue": "8,-2", "yellow": "-8,4", "green": "5,-7"}


def seeking(free_tasks: str = "no") -> Table:
    """Seat 0 may pay any colour, next to an offering island and a monster island that have all of them."""
    t = table(4, free_tasks=free_tasks).ship(0, "merchantman").wounds(0, "yellow").at(0, "1,1").favours(0, 20)
    return t.offerings("0,1", ALL).monsters("1,2", ALL).dice(0, "red (red) (red)")


def loadable(t: Table) -> set[str]:
    """The colours of offerings that may be loaded."""
    return {text.split()[1] for text in t.turn(0).objects("load-offering")}


def fightable(t: Table) -> set[str]:
    return {text.split()[1] for text in t.turn(0).objects("fight")}


def statues(t: Table) -> set[str]:
    """The colours of statues that Hermes may load next to a city."""
    t.at(0, "3,5").gods(0, hermes=6).turn(0)
    if not t.offers("invoke hermes"):
        return set()
    places = t.play("invoke hermes").objects("load-statue")
    return {colour for colour, place in STATUE_CITIES.items() if place in places}


# ---------------------------------------------------------------- What may be taken


@rule("DEL-RUL-19")
@pytest.mark.parametrize(
    "done,aboard,expected",
    [
        ([], [], ALL),
        (["offering blue"], [], "red black pink yellow green"),
        ([], ["offering blue"], "red black pink yellow green"),
        ([], ["offering red"], "blue yellow"),
        (["offering red"], [], "blue yellow"),
        (["offering red", "offering blue"], [], "yellow"),
        (["offering red"], ["offering blue"], "yellow"),
        (["offering blue", "offering yellow"], [], "red black pink green"),
        (["offering blue", "offering yellow"], ["offering red"], ""),
        ([], ["offering red", "offering blue"], "yellow"),
        (["offering red", "offering blue", "offering yellow"], [], ""),
    ],
)
def test_an_offering_is_loaded_only_for_an_open_tile(done: list[str], aboard: list[str], expected: str) -> None:
    # The tiles are blue, yellow and white.
    assert set(expected.split()) == loadable(seeking().done(0, *done).cargo(0, *aboard))


@rule("DEL-RUL-19")
def test_what_is_not_needed_is_refused_with_its_rule() -> None:
    t = seeking().cargo(0, "offering red").done(0, "monster green").turn(0)
    assert ["DEL-OFF-03"] == t.why("load-offering 0,1 pink")
    assert ["DEL-FGT-02"] == t.why("fight 1,2 pink")


@rule("DEL-RUL-19")
@pytest.mark.parametrize(
    "done,expected",
    [
        ([], ALL),
        (["monster red"], "black pink blue yellow green"),
        (["monster pink"], "red black"),
        (["monster red", "monster black"], "pink blue yellow green"),
        (["monster red", "monster black", "monster pink"], ""),
    ],
)
def test_a_monster_is_fought_only_for_an_open_tile(done: list[str], expected: str) -> None:
    # The tiles are red, black and white.
    assert set(expected.split()) == fightable(seeking().done(0, *done))


@rule("DEL-RUL-19")
@pytest.mark.parametrize(
    "done,aboard,expected",
    [
        ([], [], ALL),
        (["statue red"], [], "black pink blue yellow green"),
        (["statue red"], ["statue blue"], "black pink yellow green"),
        (["statue red"], ["statue blue", "statue green"], ""),
        (["statue red", "statue blue"], ["statue green"], ""),
        (["statue red", "statue blue", "statue green"], [], ""),
    ],
)
def test_a_statue_is_loaded_only_for_a_tile_that_nothing_aboard_is_meant_for(done: list[str], aboard: list[str], expected: str) -> None:
    assert set(expected.split()) == statues(seeking().done(0, *done).cargo(0, *aboard))


@rule("DEL-RUL-19")
def test_ares_defeats_only_what_is_needed() -> None:
    t = seeking().done(0, "monster pink").gods(0, ares=6).turn(0).play("invoke ares")
    assert ["fight 1,2 red", "fight 1,2 black"] == t.options
    assert ["DEL-FGT-02"] == t.why("fight 1,2 green")
    t = seeking().done(0, "monster red", "monster black", "monster pink").gods(0, ares=6).turn(0)
    assert not t.offers("invoke ares")
    assert ["DEL-GOD-13"] == t.why("invoke ares")


@rule("DEL-RUL-19")
def test_a_card_that_works_once_loads_only_what_is_needed() -> None:
    t = seeking().done(0, "offering pink").display("offering-gift-red-green-yellow").turn(0)
    t.play("fight 1,2 red", chance=["battle 9"]).play("take offering-gift-red-green-yellow", chance=["equipment windfall"])
    assert {"yellow"} == {text.split()[1] for text in t.objects("load-offering")}


@rule("DEL-RUL-19")
def test_with_the_option_everything_may_be_loaded_and_fought() -> None:
    done = ["offering red", "offering blue", "monster red", "monster black", "monster pink"]
    t = seeking(free_tasks="yes").done(0, *done)
    assert set(COLOURS) == loadable(t)
    t = seeking(free_tasks="yes").done(0, *done)
    assert set(COLOURS) == fightable(t)


@rule("DEL-RUL-19")
def test_with_the_option_a_monster_nobody_asked_for_brings_no_task_and_no_reward() -> None:
    t = seeking(free_tasks="yes").done(0, "monster green").turn(0)
    tasks = t.side(0)["tasks"]
    t.play("fight 1,2 pink", chance=["battle 9"])
    assert (tasks, {"green": 1, "pink": 1}) == (t.side(0)["tasks"], t.side(0)["trophies"])
    assert ([], "Turn") == (t.side(0)["equipment"], t.asked)


@rule("DEL-RUL-19")
def test_with_the_option_a_colour_already_done_is_still_not_delivered() -> None:
    t = seeking(free_tasks="yes").done(0, "offering yellow").cargo(0, "offering yellow").at(0, "-3,3").temple("-4,3", "yellow").turn(0)
    assert not t.offers("offer -4,3")
    assert ["DEL-TASK-04"] == t.why("offer -4,3")
    t = seeking(free_tasks="yes").done(0, "statue red").cargo(0, "statue red").at(0, "-1,2").turn(0)
    assert not t.offers("raise -2,2 red")
    assert ["DEL-TASK-04"] == t.why("raise -2,2 red")


# ---------------------------------------------------------------- Which tile it counts for


@rule("DEL-RUL-20")
@pytest.mark.parametrize("colour,left", [("yellow", {"offering", "offering-blue"}), ("red", {"offering-blue", "offering-yellow"})])
def test_an_offering_counts_for_the_tile_of_its_colour_else_for_the_white_one(colour: str, left: set[str]) -> None:
    t = seeking().cargo(0, f"offering {colour}").at(0, "-3,3").temple("-4,3", colour).turn(0).play("offer -4,3")
    assert left == {face for face in t.side(0)["tasks"] if face.startswith("offering")}
    assert "Turn" == t.asked


@rule("DEL-RUL-20")
@pytest.mark.parametrize("colour,left", [("black", {"monster", "monster-red"}), ("blue", {"monster-red", "monster-black"})])
def test_a_monster_counts_for_the_tile_of_its_colour_else_for_the_white_one(colour: str, left: set[str]) -> None:
    t = seeking().turn(0).play(f"fight 1,2 {colour}", chance=["battle 9"])
    assert left == {face for face in t.side(0)["tasks"] if face.startswith("monster")}


@rule("DEL-RUL-20")
def test_a_white_tile_takes_no_colour_that_is_done_or_on_another_tile() -> None:
    # With the option pieces may be aboard that fit no tile: a colour already done, and one for which no tile is left.
    t = seeking(free_tasks="yes").done(0, "offering blue").cargo(0, "offering blue").at(0, "-3,3").temple("-4,3", "blue").turn(0)
    assert 1 == t.side(0)["tasks"]["offering"]
    assert not t.offers("offer -4,3")
    t = seeking(free_tasks="yes").done(0, "offering red").cargo(0, "offering pink").at(0, "-3,3").temple("-4,3", "pink").turn(0)
    assert not t.offers("offer -4,3")
    assert ["DEL-TASK-06"] == t.why("offer -4,3")
    t = seeking(free_tasks="yes").done(0, "statue red", "statue blue", "statue green").cargo(0, "statue pink").at(0, "-1,2").turn(0)
    assert not t.offers("raise -2,2 pink")
    assert ["DEL-TASK-06"] == t.why("raise -2,2 pink")
