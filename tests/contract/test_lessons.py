"""Every lesson of every game, found by its folder: it can be played to its end in whatever way the coach accepts, and every word of it is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from walk import PLAYED, having

from themis.bots.bot import Knowledge
from themis.core.chance import Seeded
from themis.core.frame import explain, options, waiting
from themis.core.native import COMPILED
from themis.core.session import start
from themis.games import find
from themis.learn.coach import Coach, Moment, is_asked
from themis.learn.goal import ME
from themis.learn.lesson import FOLDER, Lesson, lessons_of, read_lesson
from themis.learn.rehearsal import LEARNER, Memory, Rehearsed, rehearse
from themis.learn.stage import came_true, stage_of
from themis.speech.speech import LANGUAGES, Speech

MOST_WORDS = 45
MOST_WORDS_BEFORE_THE_FIRST_MOVE = 60
WALKS = 50
PAGE = Path(__file__).parents[2] / "web/src"
ANCHOR = re.compile(r"""data-anchor=(".*?"|\{.*?\})""")
# Parts of the page, as `points.ts` finds them.
PARTS = ["board", "mine", "others", "rules", "log"]
NEXT_LESSON = re.compile("next lesson|go on to the next|leçon suivante|prochaine leçon|à la suivante")

LESSONS = [lesson for game_id in PLAYED for lesson in lessons_of(find(game_id))]
every = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{lesson.game.meta.id}-{lesson.id}" for lesson in LESSONS])
languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def rehearsed(lesson: Lesson) -> Rehearsed:
    """A lesson by hints alone; every choice that is offered on the way is judged."""
    return rehearse(remembered(lesson), stage_of(lesson).luck, asks_all=True)


@cache
def remembered(lesson: Lesson) -> Memory:
    return Memory(stage_of(lesson).coach)


def words(text: str) -> int:
    return len(re.findall(r"[\w'-]+", text))


@pytest.mark.parametrize("game_id", having(FOLDER))
def test_every_game_has_a_lesson(game_id: str) -> None:
    assert [1] == [lesson.order for lesson in lessons_of(find(game_id))][:1]


@every
def test_hints_alone_lead_to_the_end(lesson: Lesson) -> None:
    """By reaching goals, that is: a free step that cannot be ended otherwise ends with the game."""
    made = {step for step, _ in rehearsed(lesson).made}

    assert not rehearsed(lesson).session.state.over
    assert 1 in made
    assert any(lesson.steps[step].free for step in made)


@every
def test_what_a_step_advises_is_what_its_hints_say(lesson: Lesson) -> None:
    made = [(step, choice.text) for step, choice in rehearsed(lesson).made]
    advised = {step for step, _ in made if lesson.steps[step].advice}

    assert advised == {step for step, text in made if text in lesson.steps[step].advice}


@every
def test_where_luck_is_open_the_coach_knows_no_more_than_the_learner(lesson: Lesson) -> None:
    coach = remembered(lesson).coach
    for m in moments(lesson):
        if coach.is_open(m.step) and waiting(m.state) == [ME]:
            world = Knowledge(lesson.game, m.state, ME).imagine(Seeded(99))
            seen = Moment(world, Seeded(99), m.step, m.progress, m.replies)
            assert coach.own_advice(m) == coach.own_advice(seen)


def moments(lesson: Lesson) -> Iterator[Moment]:
    """Every moment of the lesson by hints alone."""
    coach = remembered(lesson).coach
    session = start(lesson.game, lesson.names(LEARNER), lesson.options, stage_of(lesson).luck)
    m = coach.moment(session.state, session.chance, 0, [], 0)
    for line in rehearsed(lesson).session.record.lines:
        choice = lesson.game.catalogue.parse(line.text)
        assert choice is not None
        yield m
        m = coach.after(m, line.seat, choice)


@every
def test_the_wishes_for_the_deal_come_true(lesson: Lesson) -> None:
    session = start(lesson.game, lesson.names(LEARNER), lesson.options, stage_of(lesson).luck)

    assert len(lesson.deal) == came_true(lesson.deal, session.story.opening())[0]


@every
def test_whoever_wanders_over_what_is_accepted_finishes_too(lesson: Lesson) -> None:
    """In free steps they do anything; interpreted, their walks end where these begin, because what the bots of all these games think of takes long."""
    luck = stage_of(lesson).luck
    for walk in range(WALKS):
        rehearse(remembered(lesson), luck.at([]), Seeded(walk), until_free=not COMPILED)


@every
def test_every_choice_that_is_turned_down_is_answered(lesson: Lesson) -> None:
    """At most a few are left to the house, which does not say why."""
    coach, refused = Coach(lesson), rehearsed(lesson).refused
    silent = [f"{lesson.steps[step].id}: {choice.text}" for step, choice in refused if not coach.answer(step, choice)]

    assert len(silent) <= len(refused) // 10, silent


@every
def test_what_it_points_at_is_a_target_a_button_or_a_place(lesson: Lesson) -> None:
    catalogue = lesson.game.catalogue
    named = [name for step in lesson.steps for point in step.point for name in point.split(" | ")]
    targets = {*catalogue.by_target, *PARTS, *[target.split(":")[0] for target in catalogue.by_target]}
    places = places_of(lesson.game.meta.id)

    assert [] == [name for name in named if name not in targets and not catalogue.parse(name) and not is_place(name, places)]


def places_of(game_id: str) -> list[str]:
    """The names that things on the board of a game bear in the page, such as `seat:{seat}:stock`."""
    sources = [path.read_text("utf-8") for path in (PAGE / "games" / game_id).glob("*.svelte")]
    return [name for source in sources for given in ANCHOR.findall(source) for name in re.findall(r"['\"]([^'\"]+)['\"]", given)]


def is_place(name: str, places: list[str]) -> bool:
    """Whether a place is called so, or what is before its first colon."""
    patterns = [re.sub(r"\\\{.*?\\\}", "[^:]+", re.escape(place)) for place in places]
    return any(re.fullmatch(pattern, name) for pattern in patterns) or any(place.startswith(f"{name}:") for place in places)


@every
def test_something_is_read_then_done_and_then_free(lesson: Lesson) -> None:
    """Something to read, something to do; and before it ends, nobody is led by the hand."""
    assert lesson.steps[0].goal is None and lesson.steps[1].goal is not None
    assert any(step.free for step in lesson.steps)
    assert lesson.steps[-1].goal is None


@languages
@every
def test_every_word_is_there_and_few_are_needed(lesson: Lesson, language: str) -> None:
    speech = Speech(lesson.game, language)
    title = f"lesson-{lesson.id}"
    said = [lesson.key(number) for number in range(len(lesson.steps))]

    assert speech.has(title) and speech.has_attribute(title, "about")
    for key, step in zip(said, lesson.steps, strict=True):
        wanted = {*step.wrong.values(), *(["hint"] if step.goal is not None and not step.free else [])}
        assert speech.has(key) and all(speech.has_attribute(key, attribute) for attribute in wanted), (key, wanted)
        told = [speech.text(key), *[speech.attribute(key, attribute) for attribute in wanted]]
        assert all(words(text) <= MOST_WORDS for text in told), [text for text in told if words(text) > MOST_WORDS]
    assert words(" ".join(speech.text(key) for key in said[:2])) <= MOST_WORDS_BEFORE_THE_FIRST_MOVE


@languages
def test_nobody_is_sent_to_a_next_lesson_that_does_not_exist(language: str) -> None:
    """The last lesson of a game has none, and the page says the same words at the end of every lesson."""
    last = [(lessons_of(find(game_id))[-1], Speech(find(game_id), language)) for game_id in having(FOLDER)]
    said = [speech.text(lesson.key(step)) for lesson, speech in last for step in range(len(lesson.steps))]
    page = (PAGE / "text" / language / "learn.ftl").read_text("utf-8")

    assert [] == [text for text in [*said, *re.findall(r"^lesson-.*", page, re.MULTILINE)] if NEXT_LESSON.search(text)]


@every
def test_no_choice_of_the_catalogue_upsets_the_coach(lesson: Lesson) -> None:
    """Whatever is sent at any moment is accepted, turned down or refused by a rule."""
    coach = Coach(lesson)
    for m in moments(lesson):
        offered = options(m.state, ME) if is_asked(m) else []
        for choice in lesson.game.catalogue.choices:
            if choice.fits(m.state.seats):
                assert choice not in offered or not explain(m.state, ME, choice)
                assert isinstance(explain(m.state, ME, choice), list) and isinstance(coach.answer(m.step, choice), str)


def test_lessons_are_read_from_their_files_each_time() -> None:
    path = LESSONS[0].path

    assert read_lesson(path, LESSONS[0].game).id == LESSONS[0].id == path.stem
