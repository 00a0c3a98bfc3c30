"""Puzzles as files, checked like content: everything that is wrong is said at once, with file, line and key."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from themis.errors import ThemisError
from themis.games import find
from themis.learn.coach import BrokenLesson
from themis.learn.lesson import BadLesson
from themis.learn.puzzle import Puzzle, of_day, puzzle_files, puzzles_of, read_puzzle, record_of, staged

GAME = find("pantheon")
FIRST = puzzle_files(GAME)[0]
SOUND = """[puzzle]
seats = ["me", "bot:medium"]
luck = 1003
from = 208
goal = ["deity-worshipped seat=me"]
depth = 2
best = "worship gaiviles"
greedy = "buy"

[found]
duel = 10.3
duel_error = 0.2
played = 20.0
played_error = 4.5
worlds = 80
won = 100.0
won_greedy = 80.0
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "1.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_sound_file_is_a_lesson_of_one_step_and_its_end(tmp_path: Path) -> None:
    puzzle = read_puzzle(written(tmp_path, SOUND), GAME)

    assert ["puzzle-find", "puzzle-solved"] == [puzzle.lesson.key(step) for step in range(len(puzzle.lesson.steps))]
    assert [("deity-worshipped", 1, {})] == puzzle.wanted()


@pytest.mark.parametrize(
    ("instead", "now", "complaint"),
    [
        ("seat=me", "seat=7", "line 5, puzzle, goal: seat cannot be '7'"),
        ('goal = ["deity-worshipped seat=me"]', "goal = []", "line 5, puzzle, goal: a puzzle has a goal"),
        ("worship gaiviles", "worship nobody", "line 7, puzzle, best: 'worship nobody' is no choice of pantheon"),
        ('greedy = "buy"\n', "", "line 1, puzzle, greedy: nothing is no choice of pantheon"),
        ("from = 208", "from = 0", "line 4, puzzle, from: it must be a whole number from 1 to 5000"),
        ("luck = 1003", "lucky = 1003", "line 3, puzzle, lucky: unknown key"),
        ('"bot:medium"', '"bot:divine"', "line 2, puzzle, seats: the first is 'me'"),
        ("duel = 10.3", "duel = 4.9", "line 11, found, duel: it must be a number from 5.0 to 100.0"),
        ("duel_error = 0.2", "duel_error = 2.7", "line 12, found, duel_error: it must be a number from 0.0 to 2.6"),
        ("worlds = 80", "worlds = 8", "line 15, found, worlds: it must be a whole number from 80"),
        ("[found]", "[lost]", "unknown table 'lost'; known are puzzle, found"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, instead: str, now: str, complaint: str) -> None:
    assert instead in SOUND

    with pytest.raises(BadLesson, match=complaint):
        read_puzzle(written(tmp_path, SOUND.replace(instead, now)), GAME)


def test_everything_wrong_is_said_at_once(tmp_path: Path) -> None:
    text = SOUND.replace("deity-worshipped", "worshipped").replace('"buy"', '"sell"').replace("won = 100.0", "won = 101.0")

    with pytest.raises(BadLesson) as caught:
        read_puzzle(written(tmp_path, text), GAME)

    assert 3 == len(str(caught.value).splitlines())


@pytest.mark.parametrize("text", ["", "[puzzle", "puzzle = 3", "found = []", "\x00"])
def test_what_is_no_puzzle_at_all_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ThemisError):
        read_puzzle(written(tmp_path, text), GAME)


def test_a_record_that_is_missing_or_ends_before_the_decision_is_refused(tmp_path: Path) -> None:
    puzzle = read_puzzle(written(tmp_path, SOUND), GAME)
    with pytest.raises(BrokenLesson, match=r"1\.rec: "):
        staged(puzzle)

    record = record_of(read_puzzle(FIRST, GAME))
    puzzle.path.with_suffix(".rec").write_text(record.cut(100).written(), encoding="utf-8")
    with pytest.raises(BrokenLesson, match="no solution stands after line 208"):
        staged(puzzle)


def test_a_day_has_one_puzzle_and_the_next_day_another() -> None:
    puzzles = puzzles_of(GAME)

    def posed(days: int) -> Puzzle | None:
        return of_day(puzzles, date(2026, 11, 17) + timedelta(days))

    assert posed(0) is posed(len(puzzles)) is not posed(1)
    assert of_day([], date(2026, 11, 17)) is None
