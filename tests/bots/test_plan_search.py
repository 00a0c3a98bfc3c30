"""The search for whole plans: fair to all plans, bounded by its budget, never sure to answer alike."""

from __future__ import annotations

from collections import Counter

import pytest

from themis.bots.bot import Knowledge
from themis.bots.levels import make
from themis.bots.plan_search import FINALISTS, Candidate, PlanSearch, mean_worth
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import StateBase, allowed, apply, explain, options, play_at_random, settle, waiting
from themis.games import find
from themis.games.pantheon_proto.state import State

GAME = find("pantheon_proto")


def planning(seats: int = 2, seed: int = 1) -> StateBase:
    """A first planning phase."""
    io = Io(Seeded(seed), True)
    s = GAME.setup(seats, GAME.meta.option_values({"cards": "dealt"}), io)
    settle(s, io)
    assert s.stack[-1].drafts(s) is not None
    return s


def search(seed: int = 1, thoughts: int = 1) -> PlanSearch:
    return PlanSearch(Knowledge(GAME, planning(), 0), Seeded(seed), thoughts)


def candidates(found: PlanSearch, number: int) -> list[Candidate]:
    return [Candidate(plan) for plan in found.known.plans(number, None, found.chance)]


def test_no_plan_is_made_where_none_is_asked_for() -> None:
    uruk = find("uruk")
    io = Io(Seeded(1), True)
    s = uruk.setup(2, uruk.meta.option_values({}), io)
    settle(s, io)

    assert PlanSearch(Knowledge(uruk, s, waiting(s)[0]), Seeded(1), 1).best(4, 1, 0, 0.0) is None


def test_all_plans_meet_the_same_worlds_and_the_best_come_first() -> None:
    found = search()
    some = candidates(found, 5)
    found.meet(some, 3)
    twin = Candidate(some[0].plan)
    found.meet([twin], 3)

    assert [3] * 5 == [candidate.worlds for candidate in some]
    assert some == sorted(some, key=mean_worth, reverse=True)
    assert twin.sum == some[0].sum
    assert 18 == found.spent


def test_a_search_may_care_more_about_its_rival() -> None:
    """With an eye on own points alone, then on the difference: the two searches judge the same turn."""
    alone, both = [PlanSearch(Knowledge(GAME, planning(), 0), Seeded(1), 1, rivalry) for rivalry in (0.0, 1.0)]
    worlds = [found.imagined() for found in (alone, both)]
    own = candidates(alone, 1)[0].plan
    points = [alone.played(worlds[0], own, seat, 5) for seat in (0, 1)]

    assert points[0] - points[1] == both.played(worlds[1], own, 0, 5)


def test_a_larger_budget_is_spent_on_more_worlds() -> None:
    small, large = search(), search()
    assert small.best(8, 1, 0, 0.0) is not None and large.best(8, 1, 40, 0.0) is not None

    assert [8, 1] == [small.spent, len(small.worlds)]
    assert large.spent >= 40 and len(large.worlds) >= 4


@pytest.mark.parametrize("has_planned", [False, True])
def test_imagined_opponents_may_think_also_those_who_have_planned(has_planned: bool) -> None:
    s = planning(3)
    if has_planned:
        apply(s, 1, GAME.plans(s, 1, 1, None, Seeded(1))[0], Io(Seeded(1), True))
    found = PlanSearch(Knowledge(GAME, s, 0), Seeded(1), 3)
    world = found.imagined()

    assert 12 == found.spent
    assert [0] == waiting(world)


def test_a_better_plan_is_drawn_more_often_but_not_always() -> None:
    found = search()
    some = candidates(found, FINALISTS)
    for place, candidate in enumerate(some):
        candidate.worlds, candidate.sum = 1, -0.3 * place
    drawn = Counter([found.drawn(some).text for _ in range(400)])
    often = [drawn[candidate.plan.text] for candidate in some]

    assert often == sorted(often, reverse=True)
    assert often[-1] > 10 and often[0] < 300


def test_whoever_slips_takes_a_plan_by_its_place() -> None:
    found = search()
    some = candidates(found, 8)
    found.meet(some, 2)
    hardly, often = [[search().best(8, 2, budget, 0.0, slips) for budget in (0, 60)] for slips in (0.001, 1.999)]

    assert some[0].plan.text == str(hardly[0])
    assert all([str(one) != str(other) for one, other in zip(hardly, often)])


def drafting(*powers: str) -> StateBase:
    """The first choice between some powers."""
    io = Io(Seeded(1), True)
    s = GAME.setup(2, GAME.meta.option_values({}), io)
    settle(s, io)
    assert isinstance(s, State) and s.stack[-1].is_lasting()
    s.powers = sum([1 << GAME.slugs["power"].index(power) for power in powers])
    return s


def test_what_lasts_is_judged_by_whole_games() -> None:
    s = drafting("the-legion", "dawn", "ubiquity")
    found = PlanSearch(Knowledge(GAME, s, waiting(s)[0]), Seeded(1), 4)
    ordered = found.ranked(400, 0.0)

    assert set(options(s, waiting(s)[0])) == set(ordered)
    assert "power the-legion" == ordered[-1].text
    assert 400 <= found.spent < 450


def test_only_a_search_has_time_for_whole_games() -> None:
    s = drafting("the-legion", "dawn", "ubiquity")
    known = Knowledge(GAME, s, waiting(s)[0])

    assert PlanSearch(known, Seeded(1), 1).best(24, 8, 0, 0.0) is None
    assert PlanSearch(known, Seeded(1), 1).best(24, 8, 1, 0.0) in options(s, waiting(s)[0])


def test_a_card_is_drafted_without_knowing_too_much() -> None:
    io = Io(Seeded(1), True)
    s = drafting("the-legion", "dawn", "ubiquity")
    for _ in range(3):
        apply(s, waiting(s)[0], options(s, waiting(s)[0])[0], io)
    seat = waiting(s)[0]
    worlds = [s, *[GAME.determinise(s, seat, Seeded(seed)) for seed in range(3)]]

    assert s.stack[-1].is_lasting()
    assert 1 == len({make("ismcts:20", 1).choose(Knowledge(GAME, world, seat)).text for world in worlds})


@pytest.mark.parametrize(("name", "seats"), [("random", 6), ("greedy", 6), ("ismcts:3", 4), ("ismcts:0.01s", 2)])
def test_every_bot_hands_in_a_legal_plan_and_leaves_the_game_as_it_is(name: str, seats: int) -> None:
    s = planning(seats)
    before = GAME.save(s)
    plan = make(name, 1).choose(Knowledge(GAME, s, seats - 1))

    assert plan.numbers and allowed(s, seats - 1, plan) and [] == explain(s, seats - 1, plan)
    assert before == GAME.save(s)


def test_a_plan_may_follow_small_steps() -> None:
    """Whoever has begun cell by cell is given a whole plan instead."""
    s = planning()
    play_at_random(s, Io(Seeded(3), True), 1)
    seat = waiting(s)[0]

    assert options(s, seat)[0].verb.name == "put"
    assert make("greedy", 1).choose(Knowledge(GAME, s, seat)).verb.name == "plan"
