"""The puzzle of the day, in a browser: found by its door, hinted at, answered and solved."""

from __future__ import annotations

import re

from browser.axe import violations
from browser.conftest import PHONE, Guest
from browser.table import Table
from playwright.sync_api import expect
from server.hosting import Inn, Shelved

from themis.games import find
from themis.learn.puzzle import of_day, puzzles_of, record_of, staged
from themis.server.puzzles import SHOWN, today
from themis.server.rows import Progress
from themis.server.store import keep_progress

PUZZLE = puzzles_of(find("pantheon"))[0]


def test_a_puzzle_is_hinted_at_tried_answered_and_solved(guest: Guest) -> None:
    page = guest("/learn", size=PHONE, language="fr")
    page.get_by_role("link", name="Énigme du jour").click()
    expect(page.get_by_role("heading", level=1, name="Énigme du jour")).to_be_visible()
    expect(page.locator("#pantheon")).to_be_visible(timeout=30_000)
    assert [] == violations(page)
    posed = page.evaluate(
        "wish => fetch('/api/puzzles', {method: 'POST', body: JSON.stringify(wish)}).then(answer => answer.json())",
        {"game": PUZZLE.game.meta.id, "puzzle": PUZZLE.id, "name": "Ada"},
    )
    page.goto(f"/table/{posed['table']}")
    coach, table = page.locator(".coach"), Table(page)
    table.until_asked()
    hint = coach.get_by_role("button", name=re.compile("^Indice$"))
    hint.click()
    expect(coach.locator(".answer")).to_have_text("Ce tour-ci, vous pouvez vénérer une divinité.")

    table.choose(PUZZLE.greedy)
    expect(coach).to_contain_text("est aussi le choix du bot")
    page.reload()
    expect(coach).to_contain_text("est aussi le choix du bot")
    expect(coach.get_by_role("button", name="Montrer la réponse")).to_be_visible()
    assert [] == violations(page)
    answer = page.locator(f".coach[data-advice='{PUZZLE.best}']")
    for weaker in ("draw", "take money-1"):
        expect(answer).to_have_count(0)
        table.until_asked().choose(weaker)
    expect(answer).to_be_visible()
    for line in record_of(PUZZLE).lines[PUZZLE.begins :]:
        table.until_asked().choose(line.text)

    expect(coach.locator(".step")).to_contain_text(f"ce coup en gagne {round(PUZZLE.found.won * PUZZLE.found.worlds / 100)}")
    expect(coach.locator(".step")).to_contain_text("Réponse montrée.")
    coach.get_by_role("button", name="Finir l'énigme").click()
    expect(coach).to_contain_text("L'énigme est finie")


def test_an_answer_is_told_as_a_whole_and_played_by_one_button(guest: Guest, inn: Inn) -> None:
    puzzle, ada = puzzles_of(find("delphi"))[0], inn.guest("Ada")
    posed = ada.post("/api/puzzles", {"game": "delphi", "puzzle": puzzle.id, "name": "Ada"}).body["table"]
    page = guest(f"/table/{posed}", size=PHONE, cookie=ada.cookie)
    coach, table = page.locator(".coach"), Table(page)
    table.until_asked()
    fold = coach.get_by_role("button", name="Show all words of the coach")
    expect(fold).to_be_visible()
    coach.get_by_role("button", name=re.compile("^Hint$")).click()
    coach.get_by_role("button", name="Show the answer").click()

    steps = coach.get_by_role("list", name="The answer:").get_by_role("listitem")
    expect(steps).to_have_count(len(staged(puzzle).coach.main_lines[0]))
    expect(page.locator("[data-ringed]").first).to_be_visible()
    expect(fold).to_have_count(0)
    table.choose(puzzle.best)
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    assert [] == violations(page)

    coach.get_by_role("button", name="Play the answer").click()
    expect(coach.locator(".step")).to_contain_text("Answer shown:", timeout=30_000)


def test_the_page_of_a_day_tells_what_was_solved_from_what_was_shown(guest: Guest, inn: Inn) -> None:
    ada = Shelved("Ada", "Ben").user("Ada")
    solved, shown = of_day(puzzles_of(find("uruk")), today()), of_day(puzzles_of(find("altar")), today())
    assert solved is not None and shown is not None
    made = [Progress("uruk", solved.id, 2, True, ""), Progress("altar", shown.id, SHOWN, False, "")]
    inn.do(inn.house.store.write([keep_progress(ada, one) for one in made]))
    page = guest("/puzzle", cookie=inn.house.identity.cookie_for(ada))

    expect(page.locator("#uruk .tag")).to_have_text("solved")
    expect(page.locator("#altar .tag")).to_have_text("answer shown")
    expect(page.locator("#delphi .tag")).to_have_count(0)
