"""A lesson as it is written: `lessons/first-village.toml` in the folder of its game. Whatever is wrong with it is said at once, with its line.

Its words are messages of the game: `lesson-first-village` with its title and `.about`, and one message per step, such as
`lesson-first-village-place`, with a `.hint` and whatever answers a choice that leads away.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, final

from themis.books.ladder import RUNGS
from themis.books.rulebook import load
from themis.books.toml import parse_toml, read_bytes, show
from themis.bots.levels import LEVELS
from themis.core.game import Game
from themis.errors import ThemisError
from themis.learn.goal import BadGoal, Clause, Goal, read_clause, read_goal
from themis.speech.speech import BOT_PREFIX

FOLDER: Final = "lessons"
# In `wrong`: what answers every other choice that leads away.
ANY: Final = "any"
DEPTH: Final = 4
DEEPEST: Final = 8
# How a step begins, in the list `step` or as [[step]], and whatever else ends a table.
STEP: Final = re.compile(r"\s*(step\s*=\s*\[\s*)?\{|\s*\[\[\s*step\s*\]\]")
HEAD: Final = re.compile(rf"\[|{STEP.pattern}")
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
STEP_KEYS: Final = ["id", "point", "rules", "goal", "free", "through", "depth", "advice", "wrong", "others", "draws"]
LESSON_KEYS: Final = ["order", "minutes", "seats", "options", "teaches"]
STAGE_KEYS: Final = ["luck", "deal"]


class BadLesson(ThemisError):
    """A lesson file does not say what it must; every finding is a line."""


@final
class Step:
    """One thing to read or to do.

    A `goal` of None is read; in a `free` step anything goes. `advice` is what the coach proposes, the first that can be done. `wrong` answers what leads away, by choice, verb or `any`. `others` is what the other
    seats choose in this step, before they think for themselves. The way to the goal has at most `depth` choices, and ends where the learner
    is no longer asked, unless it leads `through` what others choose.
    """

    __slots__ = ("id", "point", "rules", "goal", "free", "through", "depth", "advice", "wrong", "others", "draws")

    def __init__(self, line: Reading) -> None:
        self.id: Final = line.text("id")
        self.point: Final = line.texts("point")
        self.rules: Final = line.rules("rules")
        self.free: Final = line.flag("free")
        self.through: Final = line.flag("through")
        self.depth: Final = line.number("depth", 1, DEEPEST, DEPTH)
        self.advice: Final = line.choices("advice")
        self.wrong: Final = line.wrong()
        self.others: Final = line.choices("others")
        self.goal: Final = line.goal()
        self.draws: Final = line.clauses("draws")
        if self.free and self.goal is None:
            line.complain("free", "a free step needs a goal, by which it ends")


@final
class Lesson:
    """A lesson of one game."""

    __slots__ = ("id", "game", "path", "words", "order", "minutes", "seats", "options", "teaches", "luck", "deal", "steps")

    def __init__(self, path: Path, game: Game, words: str, seats: list[str], about: Reading, stage: Reading, steps: list[Reading]) -> None:
        self.id: Final = path.stem
        self.path: Final = path
        self.game: Final = game
        # How all messages begin that it says.
        self.words: Final = words
        self.seats: Final = seats
        self.options: Final = about.options()
        self.order: Final = about.number("order", 1, 99, 0)
        self.minutes: Final = about.number("minutes", 1, 60, 0)
        self.teaches: Final = about.rules("teaches")
        self.luck: Final = stage.number("luck", 0, 1_000_000, 0)
        self.deal: Final = stage.clauses("deal")
        self.steps: Final = [Step(reading) for reading in steps]
        ids = [step.id for step in self.steps]
        for reading, step in zip(steps, self.steps, strict=True):
            if ids.count(step.id) > 1:
                reading.complain("id", f"another step is called '{step.id}', too")

    def key(self, step: int) -> str:
        """The message of a step."""
        return f"{self.words}-{self.steps[step].id}"

    def names(self, learner: str) -> list[str]:
        return [learner, *self.seats[1:]]

    def level(self, seat: int) -> str:
        return self.seats[seat].removeprefix(BOT_PREFIX)


@final
class Reading:
    """One table of the file, read key by key; what is wrong is put down with its line, and something harmless is returned."""

    __slots__ = ("path", "lines", "where", "cells", "game", "seats_count", "findings", "first", "end")

    def __init__(
        self, path: Path, lines: list[str], where: str, cells: object, known: list[str], game: Game, findings: list[str], seats: int = 0
    ) -> None:
        self.path: Final = path
        self.lines: Final = lines
        self.cells: Final[dict[str, object]] = cells if isinstance(cells, dict) else {}
        self.where: Final = f"step '{self.cells['id']}'" if where.startswith("step ") and "id" in self.cells else where
        self.game: Final = game
        self.seats_count: Final = seats
        self.findings: Final = findings
        self.first, self.end = self._span(where)
        if not isinstance(cells, dict):
            self.complain("", "it must be a table")
        for key in self.cells:
            if key not in known:
                self.complain(key, f"unknown key; known here are {', '.join(known)}")

    def told_apart(self, more: dict[str, object], seats: int) -> Reading:
        """The same table with what goes without saying, when the number of seats is known."""
        cells = {**self.cells, **more}
        return Reading(self.path, self.lines, self.where, cells, list(cells), self.game, self.findings, seats)

    def _span(self, where: str) -> tuple[int, int]:
        """The places of the line on which this table begins, and of the one on which another does."""
        heads = [n for n, line in enumerate(self.lines) if HEAD.match(line)]
        steps = [n for n in heads if STEP.match(self.lines[n])]
        if where.startswith("step "):
            first = steps[min(int(where.removeprefix("step ")), len(steps)) - 1] if steps else 0
        else:
            first = next((n for n in heads if re.match(rf"\[\s*{where}\s*\]", self.lines[n])), 0)
        return first, next((n for n in heads if n > first), len(self.lines))

    def complain(self, key: str, reason: str) -> None:
        line = next((n for n in range(self.first, self.end) if key and re.search(rf"\b{re.escape(key)}\s*=", self.lines[n])), self.first)
        self.findings.append(f"{self.path}, line {line + 1}, {self.where}{', ' + key if key else ''}: {reason}.")

    def text(self, key: str) -> str:
        value = self.cells.get(key)
        if isinstance(value, str) and SLUG.fullmatch(value):
            return value
        self.complain(key, f"{show(value)} is no name such as 'first-village'" if key in self.cells else "it is missing")
        return ""

    def flag(self, key: str) -> bool:
        value = self.cells.get(key, False)
        if not isinstance(value, bool):
            self.complain(key, f"{show(value)} is neither true nor false")
        return value is True

    def number(self, key: str, least: int, most: int, otherwise: int) -> int:
        value = self.cells.get(key, otherwise or None)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.complain(key, f"it must be a whole number from {least} to {most}")
        return least

    def fraction(self, key: str, least: float, most: float) -> float:
        value = self.cells.get(key)
        if isinstance(value, float) and least <= value <= most:
            return value
        self.complain(key, f"it must be a number from {least:.1f} to {most:.1f}, with a point")
        return least

    def texts(self, key: str) -> list[str]:
        value = self.cells.get(key, [])
        if isinstance(value, list) and all(isinstance(item, str) and item for item in value):
            return value
        self.complain(key, "it must be a list of texts")
        return []

    def rules(self, key: str) -> list[str]:
        wanted = self.texts(key)
        known = load(self.game.meta.folder / "rulebook", "en").ids() if wanted else []
        for rule in wanted:
            if rule not in known:
                self.complain(key, f"there is no rule {show(rule)}")
        return wanted

    def choices(self, key: str) -> list[str]:
        for text in self.texts(key):
            if self.game.catalogue.parse(text) is None:
                self.complain(key, f"{show(text)} is no choice of {self.game.meta.id}")
        return self.texts(key)

    def choice(self, key: str) -> str:
        value = self.cells.get(key)
        if isinstance(value, str) and self.game.catalogue.parse(value) is not None:
            return value
        self.complain(key, f"{show(value) if value is not None else 'nothing'} is no choice of {self.game.meta.id}")
        return ""

    def wrong(self) -> dict[str, str]:
        value = self.cells.get("wrong", {})
        if not isinstance(value, dict):
            self.complain("wrong", "it must be a table of choices or verbs with their answers")
            return {}
        verbs = [verb.name for verb in self.game.catalogue.verbs]
        for said, answer in value.items():
            if said not in [ANY, *verbs] and self.game.catalogue.parse(said) is None:
                self.complain("wrong", f"{show(said)} is neither a verb nor a choice of {self.game.meta.id}")
            if not isinstance(answer, str) or not SLUG.fullmatch(answer):
                self.complain("wrong", f"{show(answer)} is no name of an attribute")
        return {str(said): str(answer) for said, answer in value.items()}

    def goal(self) -> Goal | None:
        texts = self.texts("goal")
        try:
            return read_goal(texts, self.game, self.seats_count) if texts else None
        except BadGoal as error:
            self.complain("goal", str(error))
            return None

    def clauses(self, key: str) -> list[Clause]:
        found = []
        for text in self.texts(key):
            try:
                found.append(read_clause(text, self.game, self.seats_count))
            except BadGoal as error:
                self.complain(key, str(error))
        return found

    def seats(self) -> list[str]:
        seats = self.texts("seats")
        if seats[:1] != ["me"] or any(seat not in [BOT_PREFIX + level for level in (*RUNGS, *LEVELS)] for seat in seats[1:]):
            self.complain("seats", f"the first is 'me', all others are such as '{BOT_PREFIX}lamb'")
        try:
            self.game.meta.check_seats(len(seats))
        except ThemisError as error:
            self.complain("seats", str(error))
        return seats

    def options(self) -> dict[str, str]:
        value = self.cells.get("options", {})
        if not isinstance(value, dict):
            self.complain("options", "it must be a table of options and what is chosen")
            return {}
        given = {str(name): str(chosen) for name, chosen in value.items()}
        try:
            self.game.meta.option_values(given)
        except ThemisError as error:
            self.complain("options", str(error))
        return given


def read_lesson(path: Path, game: Game) -> Lesson:
    """A lesson, or a BadLesson with all that is wrong with it."""
    findings: list[str] = []
    plain = parse_toml(read_bytes(path), str(path))
    text = path.read_text(encoding="utf-8").splitlines()
    about = Reading(path, text, "lesson", plain.get("lesson"), LESSON_KEYS, game, findings)
    seats, rows = about.seats(), plain.get("step")
    stage = Reading(path, text, "stage", plain.get("stage"), STAGE_KEYS, game, findings, len(seats))
    steps = [
        Reading(path, text, f"step {number + 1}", row, STEP_KEYS, game, findings, len(seats))
        for number, row in enumerate(rows if isinstance(rows, list) else [])
    ]
    lesson = Lesson(path, game, f"lesson-{path.stem}", seats, about, stage, steps)
    if not steps:
        findings.append(f"{path}: a lesson has steps")
    for name in plain:
        if name not in ("lesson", "stage", "step"):
            findings.append(f"{path}: unknown table {show(name)}; known are lesson, stage, step")
    if findings:
        raise BadLesson("\n".join(findings))
    return lesson


def lesson_files(game: Game) -> list[Path]:
    return sorted((game.meta.folder / FOLDER).glob("*.toml"))


def lessons_of(game: Game) -> list[Lesson]:
    """All lessons of a game, in the order in which they are best taken."""
    return sorted([read_lesson(path, game) for path in lesson_files(game)], key=lambda lesson: lesson.order)
