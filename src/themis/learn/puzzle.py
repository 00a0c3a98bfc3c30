"""Puzzles: positions of real games in which one move is clearly better than the obvious one, found by `scripts/puzzles.py`.

`puzzles/0012.toml` in the folder of a game says what must be found, and how sure it is; the record beside it leads to the position and through the solution.
A puzzle is played as a lesson of one step that points at nothing: whatever can still reach the goal within the turn is accepted.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final, NamedTuple, final

from themis.books.toml import parse_toml, read_bytes, show
from themis.bots.bot import Knowledge
from themis.bots.duel import Verdict, duel
from themis.core.chance import Arranged
from themis.core.choice import Choice
from themis.core.game import Game
from themis.core.record import Record, parse
from themis.core.session import Session, start
from themis.errors import BadRecord
from themis.learn.coach import BrokenLesson, Coach
from themis.learn.goal import ME, Clause
from themis.learn.lesson import BadLesson, Lesson, Reading
from themis.learn.rehearsal import LEARNER
from themis.learn.stage import Stage, recorded, shown

FOLDER: Final = "puzzles"
KEYS: Final = ["seats", "options", "luck", "from", "goal", "depth", "best", "greedy"]
FOUND_KEYS: Final = ["duel", "duel_error", "played", "played_error", "worlds", "won", "won_greedy"]
# What a puzzle must be worth, in points of the chance to win and in standard errors: by duel, and played out.
LEAST_AHEAD: Final = 5.0
DUEL_ERRORS: Final = 4.0
PLAYED_ERRORS: Final = 2.5
LONGEST_GAME: Final = 5_000
# Of what a puzzle has and a lesson says about itself.
SMALL: Final = {"order": 1, "minutes": 1}


class Wanted(NamedTuple):
    """An event that is to be brought about, how often, and what is said about it besides that it is the learner's."""

    event: str
    times: int
    facts: dict[str, int]


def wanted_by(clause: Clause, fields: list[str]) -> Wanted:
    return Wanted(clause.name, clause.times, {fields[place]: value for place, value in clause.wanted if fields[place] != "seat"})


@final
class Found:
    """How sure a puzzle is: by how many points the best choice is ahead of the greedy one and the standard error of that, by duel and played out in so many worlds; how many of a hundred games each won."""

    __slots__ = ("duel", "duel_error", "played", "played_error", "worlds", "won", "won_greedy")

    def __init__(self, line: Reading) -> None:
        self.duel: Final = line.fraction("duel", LEAST_AHEAD, 100.0)
        self.duel_error: Final = line.fraction("duel_error", 0.0, self.duel / DUEL_ERRORS)
        self.played: Final = line.fraction("played", LEAST_AHEAD, 100.0)
        self.played_error: Final = line.fraction("played_error", 0.0, self.played / PLAYED_ERRORS)
        self.worlds: Final = line.number("worlds", 80, 10_000, 0)
        self.won: Final = line.fraction("won", 0.0, 100.0)
        self.won_greedy: Final = line.fraction("won_greedy", 0.0, 100.0)


@final
class Puzzle:
    """A puzzle of one game: a lesson of one step that begins after the first `begins` lines of its record."""

    __slots__ = ("id", "game", "path", "lesson", "begins", "best", "greedy", "found")

    def __init__(self, path: Path, game: Game, plain: dict[str, object], findings: list[str]) -> None:
        text = path.read_text(encoding="utf-8").splitlines()
        about = Reading(path, text, "puzzle", plain.get("puzzle"), KEYS, game, findings)
        seats = about.seats()
        self.best: Final = about.choice("best")
        self.greedy: Final = about.choice("greedy")
        wrong = {self.greedy: "greedy"} if self.greedy else {}
        line = about.told_apart({**SMALL, "id": "find", "wrong": wrong}, len(seats))
        last = about.told_apart({"id": "solved", "goal": []}, len(seats))
        self.id: Final = path.stem
        self.game: Final = game
        self.path: Final = path
        self.lesson: Final = Lesson(path, game, "puzzle", seats, line, line, [line, last])
        self.begins: Final = about.number("from", 1, LONGEST_GAME, 0)
        self.found: Final = Found(Reading(path, text, "found", plain.get("found"), FOUND_KEYS, game, findings))
        if self.lesson.steps[0].goal is None and not findings:
            about.complain("goal", "a puzzle has a goal")
        for name in plain:
            if name not in ("puzzle", "found"):
                findings.append(f"{path}: unknown table {show(name)}; known are puzzle, found")

    def wanted(self) -> list[Wanted]:
        """What is to be brought about."""
        goal, fields = self.lesson.steps[0].goal, {kind.name: kind.fields for kind in self.game.events}
        return [wanted_by(clause, fields[clause.name]) for clause in goal.alternatives[0]] if goal is not None else []


def read_puzzle(path: Path, game: Game) -> Puzzle:
    """A puzzle, or a BadLesson with all that is wrong with it."""
    findings: list[str] = []
    puzzle = Puzzle(path, game, parse_toml(read_bytes(path), str(path)), findings)
    if findings:
        raise BadLesson("\n".join(findings))
    return puzzle


def puzzle_files(game: Game) -> list[Path]:
    return sorted((game.meta.folder / FOLDER).glob("*.toml"))


def puzzles_of(game: Game) -> list[Puzzle]:
    return [read_puzzle(path, game) for path in puzzle_files(game)]


def record_of(puzzle: Puzzle) -> Record:
    """The game up to the position, and the solution."""
    path = puzzle.path.with_suffix(".rec")
    try:
        record = parse(path.read_text(encoding="utf-8"))
    except (OSError, BadRecord) as error:
        raise BrokenLesson(f"{path}: {error}") from None
    if puzzle.begins >= len(record.lines):
        raise BrokenLesson(f"{path}: no solution stands after line {puzzle.begins}")
    return record


def staged(puzzle: Puzzle) -> Stage:
    """A puzzle that can be played: its coach, who knows the solution, and its luck from the beginning of the game."""
    record = record_of(puzzle)
    try:
        luck = Arranged(puzzle.id, recorded(puzzle.game, record), puzzle.lesson.luck, [])
    except BadRecord as error:
        raise BrokenLesson(f"{puzzle.path.with_suffix('.rec')}: {error}") from None
    return Stage(shown(Coach(puzzle.lesson), record, luck, puzzle.begins), luck)


def position(puzzle: Puzzle, stage: Stage) -> Session:
    """The game at the decision that is the puzzle."""
    session = start(puzzle.game, puzzle.lesson.names(LEARNER), puzzle.lesson.options, stage.luck.at([]))
    for line in record_of(puzzle).lines[: puzzle.begins]:
        session.repeat(line.seat, line.text)
    return session


def compared(session: Session, best: Choice, greedy: Choice, budget: int, seed: int) -> Verdict:
    """How far the greedy choice is behind the best one, by duel; the other way round if it is not."""
    found = duel(Knowledge(session.game, session.state, ME), [best, greedy], budget, seed)
    return (
        found[1]
        if found[1].behind >= found[0].behind
        else Verdict(greedy, found[0].worlds, found[1].chance, -found[0].behind, found[0].error)
    )


def of_day(puzzles: list[Puzzle], day: date) -> Puzzle | None:
    """The puzzle of a day, for everybody: one after another, all before any comes again."""
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None
