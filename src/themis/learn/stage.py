"""The stage of a lesson: the luck by which its wishes come true, found by trying, and kept in a record of its main line.

A deal is mended draw by draw: of all draws and all their outcomes, the one by which the most wishes come true in their order is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from themis.core.chance import Arranged, Counted, Draw, Scripted, Watched
from themis.core.event import Event, Io
from themis.core.frame import apply
from themis.core.game import Game
from themis.core.record import Record, check_header, parse
from themis.core.session import Session, start
from themis.errors import BadRecord, ThemisError
from themis.learn.coach import BrokenLesson, Coach, Moment
from themis.learn.goal import ME, Clause
from themis.learn.lesson import Lesson
from themis.learn.rehearsal import LEARNER, next_choice

# Outcomes by stream.
Luck = list[list[int]]


class Trial(NamedTuple):
    """What happened with some luck: the draws that may be mended, and the events that wishes are about."""

    draws: list[Draw]
    events: list[Event]


class Stage(NamedTuple):
    """A lesson that can be played: its coach, who knows the main line, and its luck from the beginning."""

    coach: Coach
    luck: Counted


def stage_of(lesson: Lesson) -> Stage:
    """From the record that was made for the lesson."""
    path = lesson.path.with_suffix(".rec")
    try:
        record = parse(path.read_text(encoding="utf-8"))
        luck = Arranged(lesson.id, recorded(lesson.game, record), lesson.luck, [])
    except (OSError, BadRecord) as error:
        raise BrokenLesson(f"{path}: {error}; scripts/lessons.py makes it") from None
    return Stage(shown(Coach(lesson), record, luck), luck)


def shown(coach: Coach, record: Record, luck: Counted, begins: int = 0) -> Coach:
    """Tells the coach the main line of a record, which begins after some of its lines. What no longer fits the lesson is left out."""
    session = start(coach.game, coach.lesson.names(LEARNER), coach.lesson.options, luck.at([]))
    for line in record.lines[:begins]:
        session.repeat(line.seat, line.text)
    m = coach.moment(session.state, session.chance, 0, [], 0)
    for line in record.lines[begins:]:
        choice = session.parsed(line.text)
        if choice is None or coach.is_open(m.step):
            break
        if line.seat == ME and coach.unasked(m) is None:
            coach.main_lines[coach.doing(m.step)].append(choice)
        m = coach.after(m, line.seat, choice)
    return coach


def recorded(game: Game, record: Record) -> Luck:
    """The outcomes of a record, stream by stream."""
    check_header(game, record)
    script = Watched(Scripted([*record.setup, *[outcome for line in record.lines for outcome in line.outcomes]]), [])
    session = start(game, record.names, record.options, script)
    for line in record.lines:
        try:
            session.choose(line.seat, line.text)
        except ThemisError as error:
            raise BadRecord(f"line {line.number}: {error}") from None
    return [[draw.outcome for draw in script.draws if draw.stream == stream] for stream in range(len(game.streams))]


def arranged(lesson: Lesson) -> Record:
    """Finds the luck of a lesson and plays its main line by hints up to the first free step. BrokenLesson says which wish cannot come true."""
    coach = Coach(lesson)
    luck: Luck = [[] for _ in lesson.game.streams]
    unmet = mend(lesson.deal, luck, lambda tried: dealt(lesson, tried))
    if unmet:
        raise BrokenLesson(f"{lesson.game.meta.id}, lesson {lesson.id}: no deal brings '{unmet}'")
    session = start(lesson.game, lesson.names(LEARNER), lesson.options, Arranged(lesson.id, luck, lesson.luck, []))
    m = coach.moment(session.state, session.chance, 0, [], 0)
    while not coach.is_open(m.step):
        step = coach.doing(m.step)
        unmet = mend(lesson.steps[step].draws, luck, lambda tried, m=m: stepped(coach, m, tried))  # type: ignore[misc]
        if unmet:
            raise coach.broken(step, f"no luck brings '{unmet}'")
        m = carried_out(coach, m, session)
    return session.record


def carried_out(coach: Coach, m: Moment, session: Session) -> Moment:
    """Plays one step of the main line, in the session too."""
    step = coach.doing(m.step)
    while coach.doing(m.step) == step:
        seat, choice = next_choice(coach, m)
        session.choose(seat, choice.text)
        m = coach.after(m, seat, choice)
    return m


def dealt(lesson: Lesson, luck: Luck) -> Trial:
    chance = Watched(Arranged(lesson.id, luck, lesson.luck, []), [])
    session = start(lesson.game, lesson.names(LEARNER), lesson.options, chance)
    return Trial(chance.draws, session.story.opening())


def stepped(coach: Coach, m: Moment, luck: Luck) -> Trial:
    """A step as it goes with this luck, as far as it goes."""
    assert isinstance(m.chance, Counted)
    given = m.chance.counters
    chance = Arranged(coach.lesson.id, luck, coach.lesson.luck, given[:])
    s, io = m.state.clone(), Io(Watched(chance.copy(), given[:]), False)
    here = Moment(m.state, chance, m.step, m.progress, m.replies)
    step = coach.doing(m.step)
    while coach.doing(here.step) == step:
        try:
            seat, choice = next_choice(coach, here)
        except BrokenLesson:
            break
        here = coach.after(here, seat, choice)
        apply(s, seat, choice, io)
    assert isinstance(io.chance, Watched)
    return Trial(io.chance.draws, io.events)


def mend(wishes: list[Clause], luck: Luck, play: Callable[[Luck], Trial]) -> str:
    """Changes the luck until all wishes come true; the wish that cannot, or nothing."""
    trial = play(luck)
    came = came_true(wishes, trial.events)
    while came[0] < len(wishes):
        keep(luck, trial.draws)
        best, change = came, None
        for draw in trial.draws:
            for outcome in range(draw.size):
                tried = came_true(wishes, play(changed(luck, draw, outcome)).events)
                if tried > best:
                    best, change = tried, (draw, outcome)
        if change is None:
            return wishes[came[0]].text
        luck[change[0].stream][change[0].place] = change[1]
        trial = play(luck)
        came = best
    keep(luck, trial.draws)
    return ""


def keep(luck: Luck, draws: list[Draw]) -> None:
    """Whatever was drawn stays as it is from now on."""
    for draw in draws:
        del luck[draw.stream][draw.place :]
        luck[draw.stream].append(draw.outcome)


def changed(luck: Luck, draw: Draw, outcome: int) -> Luck:
    other = luck[draw.stream][:]
    other[draw.place] = outcome
    return [*luck[: draw.stream], other, *luck[draw.stream + 1 :]]


def came_true(wishes: list[Clause], events: list[Event]) -> tuple[int, list[int], int]:
    """How many wishes come true, in their order; when each does, the sooner the better, because a later one needs room after it; and how near the next one is."""
    sooner: list[int] = []
    near = -1
    for place, event in enumerate(events):
        if len(sooner) == len(wishes):
            break
        wish = wishes[len(sooner)]
        near = max(near, wish.near(event))
        if wish.fits(event):
            sooner.append(-place)
            near = -1
    return len(sooner), sooner, near
