"""The heuristic lets no turn end early: nothing is gained by ending it, and nothing by keeping an action."""

from __future__ import annotations

import pytest
from games.altar.laying import Table, table

from themis.bots.bot import Knowledge
from themis.bots.judgement import worth_of
from themis.bots.levels import make
from themis.core.chance import Seeded
from themis.games.altar import heuristic, state
from themis.games.altar.game import GAME


def chosen(t: Table, seed: int = 1) -> str:
    """What the greedy bot does here."""
    return make("greedy", seed).choose(Knowledge(GAME, t.state, t.waiting[0])).text


def last_turn(t: Table) -> Table:
    """The last seat of the last round acts."""
    t.state.ending = state.NO_SANCTUARIES
    return t.turn(2, 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_end_of_a_turn_changes_nobodys_time(seat: int) -> None:
    t = table(3).turn(seat)
    before = [heuristic.turns_left(t.state, other) for other in range(3)]
    t.play("end")

    assert before == [heuristic.turns_left(t.state, other) for other in range(3)]


@pytest.mark.parametrize(("hand", "is_of_use"), [(["heretic"], False), (["pilgrim"], True), (["priestess"], True)])
def test_an_action_that_is_left_is_worth_something_only_if_there_is_a_use_for_it(hand: list[str], is_of_use: bool) -> None:
    t = table(3).realm("light", 0, 1, 1).hand(2, *hand).turn(2)
    before = heuristic.worth(t.state, 2)
    t.state.actions = 0

    assert is_of_use == (before > heuristic.worth(t.state, 2))


def test_whoever_ends_a_turn_is_judged_before_it_passes_and_has_lost_what_was_left() -> None:
    t = last_turn(table(3).realm("old", 1, 2, 1).realm("light", 0, 1, 1).hand(2, "priestess"))
    end = worth_of(GAME, t.state, 2, t.choice("end"), Seeded(1))
    t.state.actions = 0
    prospects = heuristic.prospects(t.state)

    assert prospects[2] - 0.5 * prospects[0] == end


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("hand", "expected"), [(["alchemist", "priestess"], "use alchemist"), (["alchemist"], "end")])
def test_greedy_takes_another_action_if_it_has_a_use_for_it(hand: list[str], expected: str, seed: int) -> None:
    t = table(3).realm("light", 0, 1, 1).hand(2, *hand).turn(2)
    t.state.actions = 0

    assert expected == chosen(t, seed)


def in_round_4(*hand: str) -> Table:
    """A position of a recorded game: the last seat of the round, which is behind, holds these cards and has an altar to wake."""
    t = table(3, "love", "war", "fear").first(1).realm("love", 0, 1, 1).realm("war", 2, 1).realm("fear", 2, 1).placed("war", "fear", "love")
    return t.hand(0, *hand).hand(2, "pilgrim").supply(2).turn(0, 1)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("hand", [["priestess", "pilgrim"], ["priestess", "pilgrim", "diviner", "warrior", "heretic"]])
def test_greedy_does_not_end_its_turn_with_something_to_do(hand: list[str], seed: int) -> None:
    assert "end" != chosen(in_round_4(*hand), seed)


@pytest.mark.parametrize("seed", range(4))
def test_greedy_does_not_lose_without_a_blow(seed: int) -> None:
    t = table(3, "love", "war", "fear").first(1).realm("love", 1, 1, 1).realm("war", 2, 1).realm("fear", 3, 1).placed("war", "fear", "love")
    t.hand(0, "priestess", "pilgrim", "warrior", "heretic").supply(0)
    t.state.ending = state.NO_SANCTUARIES

    assert "end" != chosen(t.turn(0, 1), seed)
