"""What bots think of: legal and sensible plans for every table, purchases that are worth their price, and beliefs from what was seen."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import GAME, PLAIN, Table, new_game, people, table

from themis.bots.bot import Knowledge
from themis.bots.levels import make
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import allowed, apply, explain, options, waiting
from themis.games.pantheon_proto import beliefs
from themis.games.pantheon_proto.content import CELLS
from themis.games.pantheon_proto.frames.planning import Planning
from themis.games.pantheon_proto.state import State

# Out of everybody's reach.
DEAR = ["temple-of-the-pantheon", "house-of-novices"]


def advised(t: Table) -> str:
    advice = PLAIN.promising(t.state, t.waiting[0])
    assert 1 == len(advice)
    return advice[0].text


def own(s: object) -> State:
    assert isinstance(s, State)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("disciples", [0, 1, 7, 15, 25])
def test_plans_are_legal_for_every_table_and_number_of_disciples(seats: int, disciples: int) -> None:
    t = table(seats).disciples(0, disciples).disciples(1, 10).planning()
    chance = Seeded(seats)
    for plan in PLAIN.plans(t.state, 0, 30, None, chance):
        (other,) = PLAIN.plans(t.state, 0, 1, plan, chance)

        assert disciples == sum(plan.numbers) == sum(other.numbers)
        assert disciples == 0 or [] == explain(t.state, 0, plan) == explain(t.state, 0, other)


def test_a_plan_like_another_differs_a_little() -> None:
    t = table(4).planning()
    plan = PLAIN.catalogue.parse("plan 0 0 5 0 5 0 0 5 0 0 0 0")
    assert plan is not None
    moved = [
        sum(abs(a - b) for a, b in zip(plan.numbers, like.numbers, strict=True)) // 2
        for like in PLAIN.plans(t.state, 0, 50, plan, Seeded(1))
    ]

    assert max(moved) <= 10
    assert sum(moved) / len(moved) < 4


def test_disciples_go_where_they_are_wanted() -> None:
    """The people that is favoured and gives much, on the side that already has a mark."""
    t = table(4).quest("i", "the-eclipse", "elf", "orc", light=1).objectives(0, "elf", "orc").planning()
    plans = PLAIN.plans(t.state, 0, 200, None, Seeded(2))
    light, dark = [sum(plan.numbers[CELLS.index(cell)] for plan in plans) for cell in ("i-light", "i-dark")]

    assert light > 10 * dark


def test_resources_are_harvested_as_the_display_needs_them() -> None:
    t = table(4).display("rune-stone", "hall-of-anvils", "mountain-gate", *DEAR).stock(0, wood=9).planning()
    plans = PLAIN.plans(t.state, 0, 200, None, Seeded(3))
    wood, metal = [sum(plan.numbers[cell] for plan in plans) for cell in (0, 1)]

    assert metal > wood


def test_the_best_set_of_the_display_is_built() -> None:
    """Two cheap monuments of a colour are worth more than a dear one; what is worth nothing more is left."""
    t = (
        table(4)
        .display("palace-of-dew", "rune-stone", "hall-of-anvils", *DEAR)
        .tool(0, "aegis", crafted=True)
        .stock(0, wood=4, metal=8, wheat=4)
        .build(0)
    )

    assert "build rune-stone" == advised(t)
    assert "build hall-of-anvils" == advised(t.play("build rune-stone"))


def test_at_the_end_resources_become_points() -> None:
    """A monument for three points costs seven resources, which are worth two."""
    t = table(4).ends("scale").display("skull-arena", "cathedral", "mountain-gate", *DEAR).stock(0, wood=3, metal=3, wheat=1).build(0)

    assert "build skull-arena" == advised(t)
    assert "done" == advised(table(4).ends("scale").stock(0, wood=9, metal=9, wheat=9).recruit(0))


def test_disciples_are_recruited_early_with_what_there_is_most_of() -> None:
    assert "recruit 2 0" == advised(table(2).stock(0, wood=1, metal=9, wheat=5).recruit(0))


def test_a_tool_is_built_while_it_is_worth_its_price() -> None:
    early = table(4).tool(0, "shepherds-crook").stock(0, wood=1, wheat=2).build(0)
    late = table(4).tool(0, "shepherds-crook").stock(0, wood=1, wheat=2).ends("scale").build(0)

    assert "craft shepherds-crook" == advised(early)
    assert "done" == advised(late)


def test_only_what_is_offered_is_advised_and_it_follows_from_what_a_seat_knows() -> None:
    s, chance = new_game(3, 7, bonuses="ask").state, Seeded(7)
    found = 0
    while not s.over:
        seat = waiting(s)[0]
        offered, advice = options(s, seat), GAME.promising(s, seat)
        assert set(advice) <= set(offered)
        if advice:
            assert advice == GAME.promising(GAME.determinise(s, seat, chance), seat)
            found += 1
        apply(s, seat, offered[chance.below(0, len(offered))], Io(chance, True))
    assert found > 5


def test_plans_follow_from_what_a_seat_knows() -> None:
    s, chance = new_game(4, 3).state, Seeded(3)
    compared = 0
    while not s.over:
        seat = waiting(s)[-1]
        if isinstance(s.stack[-1], Planning):
            world = GAME.determinise(s, seat, chance)
            twins = [GAME.plans(state, seat, 2, None, Seeded(5)) for state in (s, world)]
            assert [plan.text for plan in twins[0]] == [plan.text for plan in twins[1]]
            compared += 1
        offered = options(s, seat)
        apply(s, seat, offered[chance.below(0, len(offered))], Io(chance, True))
    assert compared > 20


def test_who_feeds_a_people_more_than_the_others_seems_to_favour_it() -> None:
    t = table(4).quest("i", "the-eclipse", "elf", "dwarf")
    t.plan(0, i_light=5).plan(1, i_light=2).plan(2, i_light=2).plan(3, i_dark=5).resolve_quest("i")
    elf, dwarf = people("elf"), people("dwarf")

    assert beliefs.beyond(t.state, 0, elf) > beliefs.beyond(t.state, 1, elf) > 0 > beliefs.beyond(t.state, 3, elf)
    assert beliefs.beyond(t.state, 3, dwarf) > 0 > beliefs.beyond(t.state, 0, dwarf)


def test_imagined_objectives_fit_what_was_seen() -> None:
    t = table(4).quest("i", "the-eclipse", "elf", "dwarf").objectives(1, "orc", "orc").objectives(0, "fairy", "human")
    t.plan(0, i_light=5).plan(3, i_dark=5).resolve_quest("i")
    worlds = [own(PLAIN.determinise(t.state, 1, Seeded(seed))) for seed in range(400)]
    favoured = [int(world.favoured[0]) for world in worlds]
    disfavoured = [int(world.disfavoured[0]) for world in worlds]

    assert favoured.count(people("elf")) > 1.3 * favoured.count(people("dwarf")) > 0
    assert disfavoured.count(people("dwarf")) > 1.3 * disfavoured.count(people("elf")) > 0
    assert people("orc") not in favoured


def test_whoever_has_planned_has_planned_sensibly_in_imagined_worlds() -> None:
    t = table(4).planning().submit(1, 5, 5, 5)
    world = own(PLAIN.determinise(t.state, 0, Seeded(1)))
    plans = [[int(number) for number in world.plans[seat * len(CELLS) : (seat + 1) * len(CELLS)]] for seat in range(4)]

    assert [0, 15, 0, 0] == [sum(plan) for plan in plans]
    assert t.view(0) == PLAIN.view(world, 0)


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:5"])
def test_a_bot_hands_in_a_whole_plan_without_knowing_too_much(name: str) -> None:
    t = table(4).planning().submit(2, 5, 5, 5)
    plan = make(name, 1).choose(Knowledge(PLAIN, t.state, 0))
    world = PLAIN.determinise(t.state, 0, Seeded(9))

    assert "plan" == plan.verb.name and allowed(t.state, 0, plan) and [] == explain(t.state, 0, plan)
    assert plan.text == make(name, 1).choose(Knowledge(PLAIN, world, 0)).text


def test_a_bot_does_not_always_plan_alike() -> None:
    t = table(2).planning()

    assert len({make("greedy", seed).choose(Knowledge(PLAIN, t.state, 0)).text for seed in range(6)}) > 3


def test_the_greedy_bot_plays_a_game_to_its_end() -> None:
    s = new_game(2, 4).state
    bots = [make("greedy", 1), make("random", 2)]
    while not s.over:
        seat = waiting(s)[0]
        apply(s, seat, bots[seat].choose(Knowledge(GAME, s, seat)), Io(Seeded(5), True))

    assert [1, 2] == GAME.outcome(s).ranks
