"""What everybody sees of the table and what is hidden from whom, and the imagined worlds that look the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.pantheon_proto.laying import GAME, PLAIN, Table, rule, table
from games.pantheon_proto.preparing import T, prepared
from games.pantheon_proto.sending import all_of, buy_nothing, hand_in, numbers, send, told

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import play_at_random
from themis.core.game import Game
from themis.games.pantheon_proto.state import State

EVERYBODY = (-1, 0, 1, 2)
SECRETS = ("tool", "seen_tools", "favoured", "disfavoured", "plan", "laid", "counts")


def imagine(s: State, seat: int, seed: int, game: Game = GAME) -> State:
    world = game.determinise(s, seat, Seeded(seed))
    assert isinstance(world, State)
    return world


def sides(t: Table, field: str, other: int = 0) -> list[Any]:
    """A field of what lies before a seat, as a spectator and the three seats see it."""
    return [t.view(seat)["sides"][other][field] for seat in EVERYBODY]


def played(seats: int, seed: int, choices: int) -> State:
    """A real game after some random choices."""
    s = prepared(seats, seed).state
    play_at_random(s, Io(Seeded(seed), True), choices)
    return s


# What lies open


@rule("PRO-INFO-01")
def test_everybody_sees_the_open_table() -> None:
    t = table(3).turn(2).power(0, "dawn").tool(1, "aegis", crafted=True).monuments(2, "rune-stone").points(1, 7).order(2, 0, 1)
    t.quest("ii", "the-eclipse", "elf", "dwarf", dark=1).scale(elf=3)
    t.begin_turn()
    for seat in EVERYBODY:
        seen = t.view(seat)
        assert [2, 0, 1] == seen["order"]
        assert ("dawn", "aegis", ["rune-stone"], 7) == (
            seen["sides"][0]["power"], seen["sides"][1]["tool"], seen["sides"][2]["monuments"], seen["sides"][1]["track"]
        )  # fmt: skip
        assert {"slot": "ii", "quest": "the-eclipse", "light": "elf", "dark": "dwarf", "light_marks": 0, "dark_marks": 1} == seen["slots"][
            1
        ]
        assert 3 == seen["scale"]["elf"]
        assert 5 == len(seen["display"])


@rule("PRO-INFO-01")
def test_piles_are_shown_as_sizes() -> None:
    t = prepared(3)
    for seat in EVERYBODY:
        assert (7, 13) == (t.view(seat)["quest_pile"], t.view(seat)["monument_pile"])


@rule("PRO-INFO-01", "PRO-INFO-02")
def test_but_for_the_secrets_everybody_sees_the_same() -> None:
    t = hand_in(table(3).tool(0, "aegis").objectives(1, "elf", "dwarf").stock(2, wood=3).begin_turn(), {1: "wood 5, metal 5, wheat 5"})
    views = [t.view(seat) for seat in EVERYBODY]
    for seen in views:
        for secret in ("seat", "pool", "forecast"):
            seen.pop(secret)
        for side in seen["sides"]:
            for secret in SECRETS:
                side.pop(secret)
    assert [views[0]] * 4 == views


@rule("PRO-INFO-02", "PRO-RUL-53")
def test_stocks_and_disciples_are_public() -> None:
    t = table(3).stock(0, wood=4, metal=1, wheat=12).disciples(0, 17).begin_turn()
    assert [4] * 4 == sides(t, "wood")
    assert [1] * 4 == sides(t, "metal")
    assert [12] * 4 == sides(t, "wheat")
    assert [17] * 4 == sides(t, "disciples")


# What a plan would come to


def forecasts(t: Table, field: str, seat: int = 0) -> Any:
    return t.view(seat)["forecast"][field]


@rule("PRO-RES-03", "PRO-RES-10")
def test_who_plans_sees_what_each_number_of_disciples_would_count() -> None:
    t = table(3).turn(2).power(0, "transmutation").tool(0, "golden-sickle", crafted=True).power(2, "dawn")
    t.begin_turn()
    wood, wheat, light = 0, 2, 4
    assert [0, 1, 2, 3, 4, 5] == forecasts(t, "counts")[wood]
    assert [1, 2, 3, 4, 5, 6] == forecasts(t, "counts")[wheat]
    assert [0, 0, 1, 2, 3, 4] == forecasts(table(3).power(0, "transmutation").begin_turn(), "counts")[wheat]
    assert [0, 1, 2, 3, 4, 6] == forecasts(t, "counts", 2)[light]
    assert [0] * 12 == t.view(0)["sides"][0]["plan"]


@rule("PRO-SYM-04", "PRO-SYM-05")
def test_who_plans_sees_what_its_cards_will_give() -> None:
    t = table(3).power(0, "abundance").power(1, "the-great-architect").power(2, "dawn").begin_turn()
    assert [
        {"wood": 1, "metal": 0, "wheat": 0},
        {"wood": 0, "metal": 1, "wheat": 0},
        {"wood": 0, "metal": 0, "wheat": 0},
    ] == [forecasts(t, "gains", seat) for seat in range(3)]


@rule("PRO-RES-15", "PRO-REC-06", "PRO-SYM-06")
def test_who_plans_sees_how_many_disciples_there_is_room_for() -> None:
    t = table(3).power(0, "the-legion").power(1, "the-flock").power(2, "dawn").disciples(2, 23).begin_turn()
    assert [0, 0, 2] == [forecasts(t, "room", seat) for seat in range(3)]


def test_a_forecast_is_for_planning_alone() -> None:
    t = table(3).begin_turn()
    assert t.view(-1)["forecast"] is None
    assert [None] * 3 == [send(t).view(seat)["forecast"] for seat in range(3)]


# What is secret


@rule("PRO-INFO-03", "PRO-SETUP-28")
def test_objectives_are_seen_by_their_owner_alone_until_the_end() -> None:
    t = table(3).objectives(0, "elf", "human").begin_turn()
    assert [None, "elf", None, None] == sides(t, "favoured")
    assert [None, "human", None, None] == sides(t, "disfavoured")


@rule("PRO-INFO-03", "PRO-SETUP-28")
def test_at_the_end_objectives_are_seen_by_all() -> None:
    t = table(3).objectives(0, "elf", "human")
    buy_nothing(send(t.ends("quests")))
    assert [["elf"] * 4, ["human"] * 4] == [sides(t, "favoured"), sides(t, "disfavoured")]


@rule("PRO-INFO-03", "PRO-SETUP-43")
def test_open_objectives_are_seen_by_all_from_the_start() -> None:
    t = table(3, objectives="open").objectives(0, "elf", "human").begin_turn()
    assert [["elf"] * 4, ["human"] * 4] == [sides(t, "favoured"), sides(t, "disfavoured")]


@rule("PRO-INFO-04")
def test_a_tool_is_seen_by_its_owner_alone_until_it_is_built() -> None:
    assert [None, "aegis", None, None] == sides(table(3).tool(0, "aegis").begin_turn(), "tool")
    t = table(3).turn(2).tool(0, "aegis", crafted=True).begin_turn()
    assert (["aegis"] * 4, [True] * 4) == (sides(t, "tool"), sides(t, "crafted"))


@rule("PRO-INFO-04")
def test_a_tool_that_was_never_built_stays_secret_at_the_end_and_is_worth_nothing() -> None:
    t = table(3).tool(0, "laurel-crown").monuments(0, "rune-stone", "votive-statue", "war-totem")
    buy_nothing(send(t.ends("quests")))
    assert [None, None, None] == [t.view(seat)["sides"][0]["tool"] for seat in (-1, 1, 2)]
    assert [] == t.events_named("tool-scored")


@rule("PRO-INFO-05", "PRO-INFO-06", "PRO-RUL-15")
def test_all_plans_become_public_at_the_same_moment() -> None:
    t = hand_in(table(3).power(0, "ubiquity").begin_turn(), {2: "I-L 5, I-D 5, wood 5", 0: "metal 5, wheat 5, wood 5"})
    assert [None] * 3 == all_of(t, "plan")
    assert [] == t.events
    hand_in(t, {1: "wood 5, metal 5, II-L 5"})
    plans = [numbers(plan) for plan in ("metal 5, wheat 5, wood 5", "wood 5, metal 5, II-L 5", "I-L 5, I-D 5, wood 5")]
    for other in EVERYBODY:
        assert plans == [t.view(other)["sides"][seat]["plan"] for seat in range(3)]
        assert 3 == len([event for event in t.events_for(other) if event.kind.name == "plan-revealed"])


@rule("PRO-INFO-06")
def test_the_revealed_plan_is_told_with_all_its_numbers() -> None:
    t = hand_in(table(2).disciples(0, 5).disciples(1, 2).order(1, 0).begin_turn(), {0: "wood 1, I-D 4", 1: "III-L 2"})
    assert [[1, *numbers("III-L 2")], [0, *numbers("wood 1, I-D 4")]] == told(t, "plan-revealed")


# What nobody knows


@rule("PRO-INFO-07")
def test_nobody_sees_which_quests_and_monuments_are_in_the_piles() -> None:
    t = prepared(3, 4)
    laid = {slot["quest"] for slot in t.view()["slots"]}
    for seat in EVERYBODY:
        seen = str(t.view(seat))
        assert laid == {quest for quest in T.quest_slugs if f"'{quest}'" in seen}
        assert set(t.view()["display"]) == {name for name in T.monument_slugs if f"'{name}'" in seen}


@rule("PRO-INFO-07")
def test_the_composition_of_the_bag_can_be_seen_but_not_its_order() -> None:
    t = prepared(4)
    on_quests = Counter(slot[side] for slot in t.view()["slots"] for side in ("light", "dark"))
    assert dict.fromkeys(t.view()["peoples"], 2) == dict(on_quests + Counter(t.view()["bag"]))


@rule("PRO-INFO-07", "PRO-RUL-10")
@pytest.mark.parametrize("seed", range(5))
def test_boxed_quests_are_never_shown(seed: int) -> None:
    s = played(4, seed, 100_000)
    assert s.over
    seen = {T.quest_slugs[k] for k in range(T.quests) if not s.unseen_quests >> k & 1}
    for seat in range(-1, 4):
        assert seen == {quest for quest in T.quest_slugs if f"'{quest}'" in str(GAME.view(s, seat))}
    assert len(seen) <= 10


@rule("PRO-INFO-07", "PRO-RUL-64")
def test_objectives_that_were_not_dealt_are_not_shown_at_the_end() -> None:
    t = table(2).objectives(0, "elf", "human").objectives(1, "human", "dwarf")
    buy_nothing(send(t.ends("quests")))
    assert [[0, 4, 5], [1, 5, 1]] == told(t, "objectives-revealed")


# Imagined worlds


@rule("PRO-INFO-03", "PRO-INFO-04", "PRO-INFO-05", "PRO-INFO-07")
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("choices", [0, 7, 40, 120])
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it(seats: int, choices: int) -> None:
    s = played(seats, choices + seats, choices)
    for seat in range(seats):
        for seed in range(3):
            world = imagine(s, seat, seed)
            assert "" == GAME.unsound(world)
            assert GAME.view(s, seat) == GAME.view(world, seat)


@rule("PRO-INFO-03")
def test_objectives_of_others_are_imagined_differently() -> None:
    t = prepared(3, 2)
    worlds = [imagine(t.state, 0, seed) for seed in range(40)]
    assert 1 == len({int(world.favoured[0]) for world in worlds})
    assert 3 == len({int(world.favoured[1]) for world in worlds})


@rule("PRO-INFO-04", "PRO-RUL-09")
def test_tools_of_others_are_imagined_as_the_seat_could_have_seen_them() -> None:
    """The last to choose saw two tools: what others chose before is neither of them."""
    t = prepared(3, 2)
    first, second, third = t.view()["order"]
    seen = set(t.view(first)["sides"][first]["seen_tools"])
    assert 2 == len(seen)
    for seed in range(40):
        world = imagine(t.state, first, seed)
        assert seen.isdisjoint({T.tool_slugs[world.tool[seat]] for seat in (second, third)})


@rule("PRO-INFO-04", "PRO-RUL-09")
def test_whoever_chose_first_knows_which_tools_the_others_chose_from() -> None:
    t = prepared(3, 2)
    first, second, third = t.view()["order"]
    seen = set(t.view(third)["sides"][third]["seen_tools"])
    found = set()
    for seed in range(60):
        world = imagine(t.state, third, seed)
        found |= {T.tool_slugs[world.tool[seat]] for seat in (first, second)}
    assert seen - {T.tool_slugs[t.state.tool[third]]} == found


@rule("PRO-INFO-05")
def test_plans_of_others_are_not_known_in_an_imagined_world() -> None:
    t = hand_in(table(3).begin_turn(), {1: "I-L 5, I-D 5, wood 5"})
    worlds = [imagine(t.state, 0, seed, PLAIN) for seed in range(20)]
    plans = {tuple(int(number) for number in world.plans[12:24]) for world in worlds}
    assert {15} == {sum(plan) for plan in plans}
    assert len(plans) > 10
