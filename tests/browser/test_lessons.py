"""Lessons in a browser: the coach leads from the shelf to the end of each, and whatever it points at is drawn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from browser.axe import violations
from browser.conftest import DESK, PHONE, Guest, Size
from browser.table import ASKED, Table
from playwright.sync_api import Locator, Page, expect
from server.guests import Line
from server.hosting import Inn
from server.test_lessons import advised, coach
from server.test_lessons import step as at_step

from themis.games import GAMES, find
from themis.learn.lesson import Lesson, Step, lessons_of
from themis.speech.speech import Speech

LESSONS = [lesson for game in GAMES for lesson in lessons_of(find(game))]
FIRST = LESSONS[0]
# As `points.ts` finds things.
DRAWN = """names => {
  const parts = { board: '#part-board', mine: '#part-mine', others: '#part-others, .others', rules: '[aria-keyshortcuts=r]', log: '[aria-keyshortcuts=l]' }
  const places = (name) => ['target', 'anchor', 'choice'].map((kind) => `[data-${kind}="${name}"], [data-${kind}^="${name}:"]`).join()
  const things = (name) => document.querySelectorAll(parts[name] ?? `${places(name)}, [data-folded~="${name}"]`)
  return names.filter((name) => [...things(name)].some((thing) => thing.getClientRects().length))
}"""
SCROLLED = 800  # milliseconds: what is scrolled smoothly has arrived


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
            self.hears(number)
            if step.free:
                return
            yield number - 1
            if step.goal is None:
                self.coach.locator("button.main").click()
                continue
            while self.is_at(number):
                self.follow(number)

    def hears(self, number: int) -> None:
        expect(self.coach).to_have_attribute("data-step", str(number))
        expect(self.coach.locator(".step")).to_have_text(self.speech.text(self.lesson.key(number - 1)))

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

    def caught_up(self, line: Line) -> Page:
        """The page as soon as it shows what the line was told."""
        expect(self.page.locator(".coach")).to_have_attribute("data-version", str(line.version))
        return self.page

    @property
    def ringed(self) -> Locator:
        return self.page.locator("[data-ringed]")


def check_points(page: Page, step: Step) -> None:
    """Whatever the coach points at is ringed; where something is to be done, at least what comes next."""
    rings = [f"[data-ringed='{name}']" for name in names(step)]
    for ring in rings if step.goal is None else [", ".join(rings)] if rings else []:
        expect(page.locator(ring).first).to_be_attached()


def names(step: Step) -> list[str]:
    return [name for point in step.point for name in point.split(" | ")]


def look_for(step: Step, seen: set[str], learner: Learner, line: Line) -> None:
    """Notes which of the things that a step is about are on the page now, ringed or not."""
    seen.update(learner.caught_up(line).evaluate(DRAWN, names(step)))


def test_the_coach_leads_to_the_free_step_by_clicks_alone(guest: Guest) -> None:
    learner = Learner(guest("/learn"), FIRST)
    learner.begin()
    for step in learner.steps():
        check_points(learner.page, FIRST.steps[step])

    assert FIRST.steps[step + 1].free


def test_what_is_ringed_on_the_dark_sea_stands_out_by_day(guest: Guest) -> None:
    delphi = next(lesson for lesson in LESSONS if lesson.game.meta.id == "delphi")
    learner = Learner(guest("/learn", scheme="light"), delphi)
    learner.begin()
    steps = learner.steps()
    assert [0, 1] == [next(steps), next(steps)]

    expect(learner.page.locator("svg [data-ringed=ship]")).to_have_css("outline-color", "rgb(255, 255, 255)")


def test_on_a_phone_a_hint_folds_the_words_that_were_read(guest: Guest) -> None:
    learner = Learner(guest("/learn", size=PHONE), FIRST)
    learner.begin()
    steps = learner.steps()
    assert [0, 1] == [next(steps), next(steps)]
    step, fold = learner.coach.locator(".step"), learner.coach.get_by_role("button", name="Show all words of the coach")
    line = step.evaluate("step => parseFloat(getComputedStyle(step).lineHeight)")
    height = "step => step.getBoundingClientRect().height"
    assert step.evaluate(height) > 1.5 * line

    learner.coach.get_by_role("button", name=re.compile("^Hint$")).click()
    expect(learner.coach.locator(".answer")).to_be_visible()
    assert step.evaluate(height) < 1.5 * line
    fold.click()

    assert step.evaluate(height) > 1.5 * line


@pytest.mark.parametrize("lesson", LESSONS[1:], ids=[f"{lesson.game.meta.id}-{lesson.id}" for lesson in LESSONS[1:]])
def test_whatever_a_coach_points_at_is_drawn(guest: Guest, inn: Inn, lesson: Lesson) -> None:
    """Clicking takes long: another line of the same learner does what the coach says, and the page looks on."""
    ada = inn.guest("Ada")
    table = ada.post("/api/lessons", {"game": lesson.game.meta.id, "lesson": lesson.id, "name": "Ada"}).body["table"]
    learner = Learner(guest(f"/table/{table}", cookie=ada.cookie), lesson)
    free = next(number for number, step in enumerate(lesson.steps) if step.free)
    with ada.at(table) as line:
        for number, step in enumerate(lesson.steps[:free], 1):
            learner.hears(number)
            check_points(learner.page, step)
            seen: set[str] = set()
            lead(line, number, partial(look_for, step, seen, learner, line))
            assert set(names(step)) == seen, step.id
    learner.hears(free + 1)
    check_points(learner.page, lesson.steps[free])


def test_a_map_that_is_in_sight_is_not_scrolled_away(guest: Guest, inn: Inn) -> None:
    """Its drawing is larger than its window, whose middle is what counts."""
    lesson, ada = next(lesson for lesson in LESSONS if lesson.id == "demigods"), inn.guest("Ada")
    table = ada.post("/api/lessons", {"game": "pantheon", "lesson": lesson.id, "name": "Ada"}).body["table"]
    free = next(number for number, step in enumerate(lesson.steps) if step.free)
    with ada.at(table) as line:
        for number in range(1, free + 1):
            lead(line, number)
    learner = Learner(guest(f"/table/{table}", cookie=ada.cookie, size=(1280, 800)), lesson)
    learner.hears(free + 1)
    expect(learner.ringed).to_have_count(1)

    learner.page.wait_for_timeout(SCROLLED)
    assert 0 == learner.page.locator("main").evaluate("main => main.scrollTop")


def lead(line: Line, number: int, look: Callable[[], None] = lambda: None) -> None:
    """Follows the coach to the end of a step, and looks at the page before each choice."""
    while at_step(line) == number:
        if line.offers or line.table["coach"]["kind"] == "read":
            look()
        if line.table["coach"]["kind"] == "read":
            coach(line, "next")
        elif line.table["planning"] and not line.offers:
            line.plan(coach(line, "hint")["choice"], ready=True)
            line.until_table(lambda table: table["coach"]["step"] != number)
        elif line.offers and (choice := advised(line)):
            line.choose(choice)
        else:
            line.receive()


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


def test_whoever_does_something_else_before_reading_is_told_how_to_go_on(guest: Guest) -> None:
    learner = Learner(guest("/learn", settings={"met": []}), FIRST)
    learner.begin()
    learner.table.until_asked().choose("draw")
    expect(learner.coach.locator(".answer")).to_have_text("Read this first, then choose “Next”.")
    assert learner.is_at(1)


def test_leaving_a_lesson_leaves_a_game_to_play_on(guest: Guest) -> None:
    page = guest("/learn", settings={"met": []})
    learner = Learner(page, FIRST)
    learner.begin()
    leave = learner.coach.get_by_role("button", name="Leave the lesson")
    leave.click()
    learner.coach.get_by_role("button", name="Stay").click()
    learner.hears(1)
    leave.click()
    expect(learner.coach).to_contain_text("starts again from the beginning")
    assert [] == violations(page)
    leave.click()
    expect(page.get_by_text("That was the lesson", exact=False)).to_be_visible()
    learner.table.until_asked()
    expect(learner.ringed).to_have_count(0)
    following = page.get_by_role("button", name=f"Next lesson: {learner.speech.text('lesson-second-city')}")
    expect(following).to_be_visible()
    page.get_by_role("link", name="To the lessons").click()
    expect(page.get_by_role("heading", level=1, name="Learn")).to_be_visible()
    assert [] == violations(page)
    # Whoever has only looked in is still offered to learn the game.
    page.goto("/")
    expect(page.locator("article").first.locator("button.main")).to_contain_text("Learn")


def test_whoever_has_seen_enough_of_free_play_finishes_the_lesson(guest: Guest, inn: Inn) -> None:
    learner = led_to(len(FIRST.steps) - 1, FIRST, guest, inn)
    assert [] == violations(learner.page)
    enough, clock = learner.coach.get_by_role("button", name="End free play"), learner.page.clock

    # What comes at once is the second half of a double click on what stood there before.
    clock.set_fixed_time(0)
    enough.click()
    learner.hears(len(FIRST.steps) - 1)
    clock.set_fixed_time("2100-01-01")
    enough.click()

    learner.hears(len(FIRST.steps))
    finish = learner.coach.get_by_role("button", name="Finish the lesson")
    finish.click()
    clock.set_fixed_time("2101-01-01")
    finish.click()

    expect(learner.page.get_by_text("That was the lesson", exact=False)).to_be_visible()


def led_to(number: int, lesson: Lesson, guest: Guest, inn: Inn) -> Learner:
    """Somebody whom the coach has led to a step."""
    ada = inn.guest("Ada")
    table = ada.post("/api/lessons", {"game": lesson.game.meta.id, "lesson": lesson.id, "name": "Ada"}).body["table"]
    with ada.at(table) as line:
        for before in range(1, number):
            lead(line, before)
    learner = Learner(guest(f"/table/{table}", cookie=ada.cookie), lesson)
    learner.hears(number)
    return learner


def test_several_rules_of_a_step_share_one_book(guest: Guest, inn: Inn) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.game.meta.id == "altar")
    number, step = next((number, step) for number, step in enumerate(lesson.steps, 1) if len(step.rules) > 1)
    learner = led_to(number, lesson, guest, inn)
    learner.coach.get_by_role("button", name="Rules of this step").click()

    rules = learner.page.get_by_role("menu").get_by_role("menuitem")
    expect(rules).to_have_count(len(step.rules))
    assert [] == violations(learner.page)
    rules.last.click()
    expect(learner.page.locator(f"[data-rule='{step.rules[-1]}']")).to_be_in_viewport()


def test_whoever_asks_for_a_plan_is_told_one_and_shown_where(guest: Guest, inn: Inn) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.game.meta.id == "pantheon_proto")
    planned = next(number for number, step in enumerate(lesson.steps, 1) if step.free)
    learner = led_to(planned, lesson, guest, inn)

    learner.coach.get_by_role("button", name="Hint").click()

    expect(learner.coach.locator(".answer")).to_have_text("Try “Plan: wood 4, metal 3, wheat 3, I dark 5”.")
    for cell in ("wood", "metal", "wheat", "i-dark"):
        expect(learner.page.locator(f"[data-ringed='cell:{cell}']").first).to_be_visible()
    learner.coach.get_by_role("button", name="Use this plan").click()
    learner.page.locator("[data-ready=false]").click()
    learner.hears(planned + 1)


def test_whoever_may_buy_anything_is_shown_what_can_be_paid(guest: Guest, inn: Inn) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.game.meta.id == "pantheon_proto")
    ada = inn.guest("Ada")
    table = ada.post("/api/lessons", {"game": "pantheon_proto", "lesson": lesson.id, "name": "Ada"}).body["table"]
    buys = next(number for number, step in enumerate(lesson.steps, 1) if step.id == "buy")
    with ada.at(table) as line:
        for number in range(1, buys):
            lead(line, number)
    learner = Learner(guest(f"/table/{table}", cookie=ada.cookie), lesson)
    learner.hears(buys)

    expect(learner.page.locator("[data-ringed='tool']").first).to_be_visible()
    expect(learner.page.locator("[data-ringed]:not(.can, :has(.can))")).to_have_count(0)


SAID = """step => document.querySelector(`.coach[data-step='${step}']`) && { asked: document.querySelector('.asking') !== null }"""


def test_the_coach_does_not_speak_ahead_of_what_is_shown(guest: Guest, inn: Inn) -> None:
    """As soon as it says what to do next, that can be done."""
    ada = inn.guest("Ada")
    table = ada.post("/api/lessons", {"game": FIRST.game.meta.id, "lesson": FIRST.id, "name": "Ada"}).body["table"]
    page = guest(f"/table/{table}", cookie=ada.cookie, settings={"pace": "fast"})
    ends = next(number for number, step in enumerate(FIRST.steps, 1) if step.id == "end")
    with ada.at(table) as line:
        for number in range(1, ends + 1):
            Learner(page, FIRST).hears(number)
            lead(line, number)
    found = page.wait_for_function(SAID, arg=str(ends + 1)).json_value()

    assert {"asked": True} == found


def test_a_game_that_is_lost_ends_the_lesson_with_fitting_words(guest: Guest, inn: Inn) -> None:
    """Whoever only draws cards in free play does not win."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "first-sanctuary")
    ada = inn.guest("Ada")
    table = ada.post("/api/lessons", {"game": "altar", "lesson": lesson.id, "name": "Ada"}).body["table"]
    free = next(number for number, step in enumerate(lesson.steps) if step.free)
    with ada.at(table) as line:
        for number in range(1, free + 1):
            lead(line, number)
        while not line.over:
            line.choose(
                next((choice for choice in ("draw", "end") if choice in line.offers), line.offers[0])
            ) if line.offers else line.receive()
    learner = Learner(guest(f"/table/{table}", cookie=ada.cookie), lesson)
    expect(learner.coach.locator(".step")).to_contain_text("The game is over, and this time it is lost.")
    learner.coach.get_by_role("button", name="Once more").click()
    learner.hears(1)


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
