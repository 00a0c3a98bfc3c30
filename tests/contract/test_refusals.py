"""What is offered and what is refused come from the same questions: whatever a frame asks about is either offered or forbidden by a rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from walk import PLAYED, TABLES, last_options, moments, own_tests_of

from themis.core.choice import Choice
from themis.core.decisions import name_of
from themis.core.frame import StateBase, options
from themis.core.game import Game
from themis.core.record import Replay, parse
from themis.games import find

OFTEN = 12
SELDOM = 10
RECORDS = [(game_id, path) for game_id in PLAYED for path in sorted((own_tests_of(game_id) / "records").glob("*.rec"))]
everywhere = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def unexplained(s: StateBase, seat: int, offered: list[Choice]) -> list[str]:
    """Choices of the verbs being asked about that are offered against a rule, or refused without one."""
    frame = s.stack[-1]
    asked = [choice for verb in frame.verbs(s) for choice in verb.choices if choice.fits(s.seats)]
    return [choice.text for choice in asked if (choice in offered) == bool(frame.unmet(s, seat, choice))]


def check_refusals(asked_at: Iterable[tuple[StateBase, int, list[Choice]]]) -> None:
    """All refusals at the first decisions of each kind, later only now and then."""
    asked: dict[str, int] = {}
    for s, seat, offered in asked_at:
        name = name_of(s.stack[-1])
        asked[name] = asked.get(name, 0) + 1
        assert {choice.verb.name for choice in offered} <= {verb.name for verb in s.stack[-1].verbs(s)}, name
        if asked[name] <= OFTEN or asked[name] % SELDOM == 0:
            assert [] == unexplained(s, seat, offered), name


def at_random(game: Game, seats: int, seed: int, given: dict[str, str]) -> Iterator[tuple[StateBase, int, list[Choice]]]:
    for s, seat, offered, _ in moments(game, seats, seed, given):
        yield s, seat, offered


def recorded(game: Game, path: Path) -> Iterator[tuple[StateBase, int, list[Choice]]]:
    """Games that were played to win come to decisions that random ones hardly ever reach."""
    replay = Replay(game, parse(path.read_text(encoding="utf-8")))
    while not replay.done():
        seat = replay.record.lines[replay.position].seat
        yield replay.state, seat, options(replay.state, seat)
        replay.forward()


@everywhere
def test_a_choice_is_offered_unless_a_rule_forbids_it(game_id: str, seats: int) -> None:
    game = find(game_id)
    for seed in range(120, 124):
        check_refusals(at_random(game, seats, seed, {}))
        check_refusals(at_random(game, seats, seed, last_options(game)))


@everywhere
def test_a_choice_of_another_content_is_offered_unless_a_rule_forbids_it(game_id: str, seats: int) -> None:
    check_refusals(at_random(find(game_id, own_tests_of(game_id) / "variant.toml"), seats, 125, {}))


@pytest.mark.parametrize(("game_id", "path"), RECORDS, ids=[f"{game_id}-{path.stem}" for game_id, path in RECORDS])
def test_a_choice_in_a_recorded_game_is_offered_unless_a_rule_forbids_it(game_id: str, path: Path) -> None:
    check_refusals(recorded(find(game_id), path))
