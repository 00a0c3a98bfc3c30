"""What is offered and what is refused come from the same questions: whatever a frame asks about is either offered or forbidden by a rule."""

from __future__ import annotations

import pytest
from walk import TABLES, last_options, moments, own_tests_of

from themis.core.choice import Choice
from themis.core.decisions import name_of
from themis.core.frame import StateBase
from themis.core.game import Game
from themis.games import find

# Games whose frames do not yet say which verbs are theirs.
WITHOUT_VERBS = ["delphi"]
OFTEN = 12
SELDOM = 10


def unexplained(s: StateBase, seat: int, offered: list[Choice]) -> list[str]:
    """Choices of the verbs being asked about that are offered against a rule, or refused without one."""
    frame = s.stack[-1]
    asked = [choice for verb in frame.verbs(s) for choice in verb.choices if choice.fits(s.seats)]
    return [choice.text for choice in asked if (choice in offered) == bool(frame.unmet(s, seat, choice))]


def check_refusals(game: Game, seats: int, seed: int, given: dict[str, str]) -> None:
    """All refusals at the first decisions of each kind, later only now and then."""
    asked: dict[str, int] = {}
    for s, seat, offered, _ in moments(game, seats, seed, given):
        name = name_of(s.stack[-1])
        asked[name] = asked.get(name, 0) + 1
        assert {choice.verb.name for choice in offered} <= {verb.name for verb in s.stack[-1].verbs(s)}, name
        if asked[name] <= OFTEN or asked[name] % SELDOM == 0:
            assert [] == unexplained(s, seat, offered), name


@pytest.mark.parametrize(("game_id", "seats"), [(game_id, seats) for game_id, seats in TABLES if game_id not in WITHOUT_VERBS])
def test_a_choice_is_offered_unless_a_rule_forbids_it(game_id: str, seats: int) -> None:
    game = find(game_id)
    for seed in range(120, 124):
        check_refusals(game, seats, seed, {})
        check_refusals(game, seats, seed, last_options(game))


@pytest.mark.parametrize(("game_id", "seats"), [(game_id, seats) for game_id, seats in TABLES if game_id not in WITHOUT_VERBS])
def test_a_choice_of_another_content_is_offered_unless_a_rule_forbids_it(game_id: str, seats: int) -> None:
    check_refusals(find(game_id, own_tests_of(game_id) / "variant.toml"), seats, 125, {})
