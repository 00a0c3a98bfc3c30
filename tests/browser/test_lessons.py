"""Lessons in a browser: the coach leads from the shelf to the end of each, and whatever it points at is drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from browser.axe import violations
from browser.conftest import DESK, PHONE, Guest, Size
from browser.table import ASKED, Table
from playwright.sync_api import Locator, Page, expect

from themis.games import GAMES, find
from themis.learn.lesson import Lesson, lessons_of
from themis.speech.speech import Speech

LESSONS = [lesson for game in GAMES for lesson in lessons_of(find(game))]
FIRST = LESSONS[0]


class Learner:
    """Somebody in the middle of a lesson, who does what the coach says."""

    def __init__(self, page: Page, lesson: Lesson, language: str = "en") -> None:
        self.page, self.lesson = page, lesson
        self.speech = Speech(lesson.game, language)
        self.table = Table(page)
        self.coach = page.locator(".coach[data-step]")

    def begin(self) -> None:
        title = self.speech.text(f"lesson-{self.lesson.id}")
        self.page.locator(f"#{self.lesson.game.meta.id}").get_by_role("button", name=re.compile(re.escape(title) + "$")).click()
        expect(self.coach).to_be_visible()

    def steps(self) -> Iterator[int]:
        """Each step of the lesson up to the first free one, when the coach has said it; then it is done by hints alone."""
        for number, step in enumerate(self.lesson.steps, 1):
            expect(self.coach).to_have_attribute("data-step", str(number))
            expect(self.coach.locator(".step")).to_have_text(self.speech.text(self.lesson.key(number - 1)))
            if step.free:
                return
            yield number - 1
            if step.goal is None:
                self.coach.locator("button.main").click()
                continue
            while self.is_at(number):
                self.follow(number)

    def is_at(self, number: int) -> bool:
        return self.coach.count() > 0 and self.coach.get_attribute("data-step") == str(number)

    def follow(self, number: int) -> None:
        """Does what the coach proposes, unless what others do ends the step before anybody is asked."""
        self.page.locator(f"{ASKED}, .coach:not([data-step='{number}'])").first.wait_for()
        if not self.is_at(number):
            return
        version = self.version()
        self.coach.locator(".deeds button", has_text=re.compile("^(Hint|Indice)$")).click()
        advised = self.page.locator(".coach[data-advice]")
        expect(advised).to_be_visible()
        self.table.choose(advised.get_attribute("data-advice") or "")
        self.page.wait_for_function("version => document.querySelector('.coach')?.dataset.version !== version", arg=version)

    def version(self) -> str | None:
        return self.page.locator(".coach").get_attribute("data-version")

    @property
    def ringed(self) -> Locator:
        return self.page.locator("[data-ringed]")


@pytest.mark.parametrize("lesson", LESSONS, ids=[f"{lesson.game.meta.id}-{lesson.id}" for lesson in LESSONS])
def test_the_coach_leads_to_the_free_step_and_whatever_it_points_at_is_drawn(guest: Guest, lesson: Lesson) -> None:
    learner = Learner(guest("/learn"), lesson)
    learner.begin()
    unseen = [
        (lesson.steps[step].id, point)
        for step in learner.steps()
        for point in lesson.steps[step].point
        if not learner.page.locator(f"[data-ringed='{point}']").count()
    ]

    assert [] == unseen


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_stranger_learns_from_the_start_page_on(guest: Guest, size: Size, language: str) -> None:
    page = guest(size=size, language=language, settings={"met": []})
    page.locator("article").first.locator("button.main").click()
    learner = Learner(page, FIRST, language)
    expect(learner.coach.locator(".step")).to_have_text(learner.speech.text(FIRST.key(0)))
    expect(learner.ringed.first).to_be_in_viewport()
    assert [] == violations(page)

    learner.coach.locator("button.main").click()
    learner.table.until_asked().choose("end")
    answer = learner.coach.locator(".answer")
    expect(answer).to_have_text(learner.speech.attribute(FIRST.key(1), "wrong-end"))
    assert learner.is_at(2)


def test_leaving_a_lesson_leaves_a_game_to_play_on(guest: Guest) -> None:
    page = guest("/learn", settings={"met": []})
    learner = Learner(page, FIRST)
    learner.begin()
    learner.coach.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_text("The game goes on", exact=False)).to_be_visible()
    learner.table.until_asked()
    expect(learner.ringed).to_have_count(0)
    page.get_by_role("link", name="To the lessons").click()
    expect(page.get_by_role("heading", level=1, name="Learn")).to_be_visible()
    assert [] == violations(page)


def test_a_lesson_that_was_left_open_goes_on_from_the_shelf(guest: Guest) -> None:
    page = guest("/learn")
    learner = Learner(page, FIRST)
    learner.begin()
    learner.coach.locator("button.main").click()
    expect(learner.coach).to_have_attribute("data-step", "2")
    address = page.url
    page.goto("/learn")
    page.locator(f"#{FIRST.game.meta.id} li").first.get_by_role("button").click()
    page.wait_for_url(address)
    expect(learner.coach).to_have_attribute("data-step", "2")
