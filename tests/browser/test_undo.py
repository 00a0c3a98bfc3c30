"""Taking back: freely as long as nobody learned anything, and otherwise with everybody's consent."""

from __future__ import annotations

import re

from browser.conftest import Sits
from browser.table import Table, adas_turn
from playwright.sync_api import Locator, expect


def undo(table: Table) -> Locator:
    return table.bar.get_by_role("button", name=re.compile("^Undo"))


def choose_first(table: Table, verb: str) -> None:
    table.choose(next(choice for choice in table.choices if choice.startswith(verb)))


def test_what_nobody_learned_from_is_taken_back_at_once(sits: Sits) -> None:
    table = sits(adas_turn(can="place")).until_asked()
    before, question, hand = table.choices, table.question.inner_text(), table.hand

    choose_first(table, "place")
    expect(table.question).not_to_have_text(question)
    expect(undo(table)).to_have_accessible_name(re.compile("^Undo: Place "))
    undo(table).click()

    expect(table.question).to_have_text(question)
    assert (before, hand) == (table.until_asked().choices, table.hand)


def test_a_drawn_card_is_taken_back_only_by_asking_and_bots_do_not_mind(sits: Sits) -> None:
    table = sits(adas_turn(can="draw")).until_asked()
    before, question = table.choices, table.question.inner_text()
    table.choose("draw")
    expect(table.question).not_to_have_text(question)

    undo(table).click()
    why = table.page.get_by_role("dialog", name="Undo")
    expect(why).to_contain_text("That can no longer be taken back: something was drawn.")
    why.get_by_role("button", name="Ask to take it back").click()

    expect(table.question).to_have_text(question)
    assert before == table.until_asked().choices


def test_another_person_is_asked_and_agrees(sits: Sits) -> None:
    game = adas_turn("Ben", can="draw")
    ada, ben = sits(game).until_asked(), sits(game, "Ben")
    question = ada.question.inner_text()
    ada.choose("draw")
    expect(ada.question).not_to_have_text(question)

    undo(ada).click()
    ada.page.get_by_role("button", name="Ask to take it back").click()
    expect(ada.page.get_by_text("You ask to take back your last choice. Still to answer: Ben.")).to_be_visible()
    asked = ben.page.get_by_text("Ada asks to take back the last choice")
    expect(asked).to_be_visible()
    # No drawer covers what must be answered.
    ben.page.keyboard.press("c")
    expect(ben.page.get_by_role("dialog", name="Chat")).to_be_visible()
    ben.page.get_by_role("button", name="Agree").click()

    expect(ada.question).to_have_text(question)
    expect(asked).to_have_count(0)
    ben.page.reload()
    expect(ada.log).to_contain_text("Agreed by Ben.")
    expect(ben.log).to_contain_text("Ada takes back: “Ada draws a card from the pile.” Agreed by Ben.")
