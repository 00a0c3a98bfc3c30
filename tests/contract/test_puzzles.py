"""Every puzzle of every game, found by its folder: it can still be posed and solved, and the duel still prefers its solution."""

from __future__ import annotations

from functools import cache

import pytest
from walk import PLAYED

from themis.core.native import COMPILED
from themis.core.session import Session
from themis.games import find
from themis.learn.goal import ME
from themis.learn.puzzle import LEAST_AHEAD, Puzzle, compared, position, puzzles_of, record_of, staged
from themis.learn.stage import Stage
from themis.speech.speech import LANGUAGES, Speech

PUZZLES = [puzzle for game_id in PLAYED for puzzle in puzzles_of(find(game_id))]
# To play up to a position takes long without the compiled engine: one of each game.
SOME = PUZZLES if COMPILED else [puzzles[0] for game_id in PLAYED if (puzzles := puzzles_of(find(game_id)))]
BUDGET = 3_000 if COMPILED else 300

every = pytest.mark.parametrize("puzzle", PUZZLES, ids=[f"{puzzle.game.meta.id}-{puzzle.id}" for puzzle in PUZZLES])
some = pytest.mark.parametrize("puzzle", SOME, ids=[f"{puzzle.game.meta.id}-{puzzle.id}" for puzzle in SOME])


@cache
def stage_of(puzzle: Puzzle) -> Stage:
    return staged(puzzle)


@cache
def posed(puzzle: Puzzle) -> Session:
    return position(puzzle, stage_of(puzzle))


@every
def test_its_record_is_of_its_game_and_goes_on_with_its_solution(puzzle: Puzzle) -> None:
    record = record_of(puzzle)

    assert puzzle.id[0].isdigit()
    assert (puzzle.game.meta.id, len(puzzle.lesson.seats)) == (record.game, len(record.names))
    assert (ME, puzzle.best) == (record.lines[puzzle.begins].seat, record.lines[puzzle.begins].text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", PLAYED)
def test_what_can_be_brought_about_has_words(game_id: str, language: str) -> None:
    speech = Speech(find(game_id), language)
    for event, _, facts in [wanted for puzzle in puzzles_of(find(game_id)) for wanted in puzzle.wanted()]:
        assert speech.has(f"puzzle-{event}") and (not facts or speech.has_attribute(f"puzzle-{event}", "here")), event


@some
def test_the_solution_is_accepted_and_the_greedy_choice_is_not(puzzle: Puzzle) -> None:
    coach, session = stage_of(puzzle).coach, posed(puzzle)
    m = coach.moment(session.state, session.chance, 0, [], 0)
    best, greedy = session.parsed(puzzle.best), session.parsed(puzzle.greedy)
    assert best is not None and greedy is not None and {best, greedy} <= set(session.options(ME))

    assert (True, False) == (coach.accepts(m, best), coach.accepts(m, greedy))
    for line in record_of(puzzle).lines[puzzle.begins :]:
        choice = session.parsed(line.text)
        assert choice is not None and 0 == m.step
        m = coach.after(m, line.seat, choice)
    assert 1 == m.step


@some
def test_the_duel_still_prefers_the_solution(puzzle: Puzzle) -> None:
    session = posed(puzzle)
    best, greedy = session.parsed(puzzle.best), session.parsed(puzzle.greedy)
    assert best is not None and greedy is not None

    verdict = compared(session, best, greedy, BUDGET, 1)

    assert 100 * verdict.behind > LEAST_AHEAD / 2, f"{100 * verdict.behind:.1f} ± {100 * verdict.error:.1f}"
