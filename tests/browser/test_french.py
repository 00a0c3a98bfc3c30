"""French without a reload, and no English left."""

from __future__ import annotations

import re
from random import Random

from browser.conftest import Guest, Sits
from browser.table import Table, adas_turn
from playwright.sync_api import Page, expect

# Everything that is seen or read aloud.
WORDS = """() => [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
        [element.ariaLabel, element.title, element.getAttribute('placeholder')].filter(Boolean)),
].join('\\n')"""
ENGLISH = re.compile(
    # Numbers of rules are the same in all languages.
    r"(?<!-)\b(round|display|bank|omen|draw pile|discards?|hand|log|rules|chat|undo|skip|decision|turn|take|draws?|use|city|red|"
    r"yellow|blue|cards?|level|epoch|players|easy|you|why|not possible|what next|actions? left|free slot|show|home page)\b(?!-)",
    re.IGNORECASE,
)


def english_on(page: Page) -> list[str]:
    return sorted(set(ENGLISH.findall(page.evaluate(WORDS))))


def test_the_table_turns_french_without_a_reload(sits: Sits) -> None:
    table = sits(adas_turn())
    page = table.until_asked().page
    page.evaluate("window.isTheSamePage = true")
    assert english_on(page)
    question = table.question.inner_text()

    table.open_menu().get_by_text("Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")

    expect(table.question).not_to_have_text(question)
    assert [] == english_on(page)
    table.play(Random(1), most=8)
    table.until_something()
    assert [] == english_on(page)
    assert page.evaluate("window.isTheSamePage")
    page.get_by_role("button", name="Règles", exact=True).click()
    expect(page.get_by_role("dialog", name="Règles")).to_be_visible()


def test_who_prefers_french_is_greeted_in_french(guest: Guest) -> None:
    page = guest("/", language="fr-FR")

    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Nouvelle table : Uruk").click()
    expect(page.get_by_role("dialog", name="Nouvelle table")).to_be_visible()
    page.get_by_role("button", name="Ouvrir la table").click()
    table = Table(page).until_something()
    expect(table.bar).to_be_visible()
    expect(page).to_have_title(re.compile("Uruk"))
    assert [] == english_on(page)
