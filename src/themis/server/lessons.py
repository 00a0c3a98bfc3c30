"""Lessons of the house: the shelf, the luck of a lesson's table, and the coach's answers, which are found in another process."""

from __future__ import annotations

import json
import logging
from functools import cache
from typing import Final, NamedTuple

import msgspec

from themis.bots.bot import Knowledge
from themis.core.chance import Counted, Sealed
from themis.errors import BadContent, UnknownLesson
from themis.games import find, known
from themis.learn import hint
from themis.learn.coach import Coach, Moment
from themis.learn.goal import ME
from themis.learn.hint import Weaker
from themis.learn.lesson import BadLesson, Lesson, lessons_of
from themis.learn.stage import Stage, stage_of
from themis.server import describe, puzzles
from themis.server.protocol import Level
from themis.server.protocol_http import LessonInfo, Shelf
from themis.server.rows import Progress, SeatRow, TableRow
from themis.speech.speech import LANGUAGES

log: Final = logging.getLogger("themis.server")


@cache
def all_lessons(game: str) -> list[Lesson]:
    """Those of a game, read once: whoever asks for many that do not exist must not keep others waiting.

    A mistake in their files, which the log tells, must not keep the lessons of other games from everybody.
    """
    found = find(game)
    try:
        return lessons_of(found)
    except (BadContent, BadLesson) as error:
        log.error("no lessons of %s: %s", game, error)
        return []


@cache
def stage(game: str, lesson: str) -> Stage:
    """A lesson on its stage, or a clear refusal of one that does not exist."""
    if puzzles.puzzle_of(game, lesson) is not None:
        return puzzles.stage(game, lesson)
    for found in all_lessons(game):
        if found.id == lesson:
            return stage_of(found)
    raise UnknownLesson(f"{game} has no lesson '{lesson[:40]}'")


def coach_of(game: str, lesson: str) -> Coach:
    return stage(game, lesson).coach


def chance_of(row: TableRow) -> Counted:
    """The luck of a table from its beginning: sealed, or arranged by its lesson."""
    return stage(row.game, row.lesson).luck.at([]) if row.lesson else Sealed(bytes.fromhex(row.secret), [])


# The shelf


def shelf(progress: list[Progress]) -> Shelf:
    """All lessons, with what a guest has made of them."""
    made = {(line.game, line.lesson): line for line in progress}
    return Shelf([info(lesson, made.get((game, lesson.id))) for game in known() for lesson in all_lessons(game)])


def info(lesson: Lesson, made: Progress | None) -> LessonInfo:
    words = {language: describe.speech(lesson.game, language) for language in LANGUAGES}
    return LessonInfo(
        id=lesson.id,
        game=lesson.game.meta.id,
        titles={language: said.text(f"lesson-{lesson.id}") for language, said in words.items()},
        abouts={language: said.attribute(f"lesson-{lesson.id}", "about") for language, said in words.items()},
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        rules=lesson.teaches,
        reached=made.reached if made is not None else 0,
        done=made.done if made is not None else False,
        table=made.table if made is not None else "",
    )


def seats_of(lesson: Lesson, name: str, user: str) -> list[SeatRow]:
    """The learner, and the bots of the lesson."""
    return [
        SeatRow("human", name, user=user),
        *[SeatRow("bot", "", msgspec.convert(lesson.level(seat), Level)) for seat in range(1, len(lesson.seats))],
    ]


# In another process


class Asked(NamedTuple):
    """A moment of a lesson, as it can be handed to another process."""

    game: str
    lesson: str
    snapshot: bytes
    step: int
    progress: list[int]
    replies: int

    def moment(self) -> Moment:
        plain = json.loads(self.snapshot)
        chance = stage(self.game, self.lesson).luck.at(plain["counters"])
        return Moment(find(self.game).load(plain["state"]), chance, self.step, self.progress, self.replies)


def prepare(game: str, lesson: str) -> None:
    """Reads a lesson, so that its coach need not when somebody waits."""
    stage(game, lesson)


def accepts(asked: Asked, text: str) -> bool:
    """Whether the lesson can still be finished after the learner's choice."""
    coach = coach_of(asked.game, asked.lesson)
    choice = coach.game.catalogue.parse(text)
    return choice is not None and coach.accepts(asked.moment(), choice)


def advice(asked: Asked, is_own: bool) -> list[str]:
    """What leads on, one choice after another; nothing if the learner is not asked, or if only the lesson's own advice is wanted and there is none."""
    coach = coach_of(asked.game, asked.lesson)
    return [choice.text for choice in (coach.own_advice if is_own else coach.advice)(asked.moment())]


def weaker(asked: Asked, text: str) -> Weaker:
    """What a choice lacks beside the one that leads on."""
    coach, moment = coach_of(asked.game, asked.lesson), asked.moment()
    best, tried = coach.hint(moment), coach.game.catalogue.parse(text)
    assert best is not None and tried is not None
    return hint.weaker(Knowledge(coach.game, moment.state, ME), best, tried)


def reply(asked: Asked, seat: int) -> str:
    """What a seat chooses that the lesson plays: another's, or the learner's that is kept warm."""
    coach, moment = coach_of(asked.game, asked.lesson), asked.moment()
    choice = coach.reply(moment, seat) if seat != ME else coach.hint(moment)
    return choice.text if choice is not None else ""
