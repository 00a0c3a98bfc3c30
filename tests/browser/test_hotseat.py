"""Two people at one screen: a curtain between them, and nothing behind it."""

from __future__ import annotations

import re
from random import Random

from browser.conftest import Guest
from browser.table import Table
from playwright.sync_api import Locator, Page, expect


def open_table_for_two(page: Page) -> Table:
    page.get_by_role("button", name="New table of Uruk").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_text("2", exact=True).click()
    dialog.get_by_label("Who sits on seat 2").select_option("here")
    dialog.get_by_label("Name on seat 2").fill("Ben")
    dialog.get_by_role("button", name="Open the table").click()
    return Table(page)


def curtain(page: Page) -> Locator:
    return page.get_by_role("dialog", name="The screen now belongs to")


def test_the_curtain_hides_a_hand_before_the_next_one_looks(guest: Guest) -> None:
    page = guest("/")
    table = open_table_for_two(page)
    hands: dict[str, set[str]] = {}

    for _ in range(4):
        expect(curtain(page)).to_be_visible()
        name = "Ada" if "Ada" in curtain(page).inner_text() else "Ben"
        assert set() == table.hand
        expect(page.locator("[data-choice]")).to_have_count(0)
        # The log of a spectator knows that a card was drawn, not which.
        expect(table.log).not_to_contain_text(re.compile(r"draws (?!a card)"))
        page.get_by_role("button", name=f"I am {name}").click()
        table.until_asked()
        hands[name] = table.hand
        assert table.hand
        table.choose("draw")
        expect(table.log).to_contain_text(re.compile(rf"{name} draws (?!a card)"))
        table.play(Random(1), until=curtain(page).is_visible)

    assert {"Ada", "Ben"} == hands.keys()


def test_the_keyboard_stays_before_the_curtain(guest: Guest) -> None:
    page = guest("/")
    open_table_for_two(page)
    expect(curtain(page).get_by_role("button")).to_be_focused()

    for key in ("Tab", "Tab", "Shift+Tab", "u", "l", "1"):
        page.keyboard.press(key)
        assert curtain(page).evaluate("curtain => curtain.contains(document.activeElement) || document.activeElement === document.body"), (
            key
        )

    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(curtain(page)).to_be_visible()
