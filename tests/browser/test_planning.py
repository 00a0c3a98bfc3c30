"""Planning in the browser: everybody at once, hands up and down, a countdown, and nothing of it on anybody else's screen."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest
from browser.axe import violations
from browser.conftest import DESK, PHONE, Guest, Sits, Size
from browser.table import DOUBLE_CLICK, Table
from playwright.sync_api import Locator, expect
from server.hosting import Inn, Shelved
from server.plans import late

LAPTOP: Size = (1280, 720)
PLAIN: dict[str, object] = {"plain": True}
LEGAL = "plan 5 5 5 0 0 0 0 0 0 0 0 0"


def shelved(*seats: str) -> Shelved:
    """The first planning; the first seat has fifteen disciples."""
    for secret in range(1, 100):
        table = Shelved(*seats, game="pantheon_proto", options={"cards": "dealt"}, secret=secret, public=True)
        if not table.session.explain(0, LEGAL) and not table.session.explain(1, LEGAL):
            return table
    raise AssertionError("there is no such table")


def ready(table: Table) -> Locator:
    return table.bar.get_by_role("button", name=re.compile("^(Ready|Valider mon plan)"))


def change(table: Table) -> Locator:
    return table.bar.get_by_role("button", name=re.compile("^(Change my plan|Changer mon plan)"))


def raise_hand(table: Table) -> None:
    """Later than a double click, which counts once."""
    table.page.wait_for_timeout(DOUBLE_CLICK)
    ready(table).click()


def fill(table: Table, *numbers: int) -> None:
    """Types numbers into the first cells."""
    fields = table.page.get_by_role("spinbutton")
    for cell, number in enumerate(numbers):
        fields.nth(cell).fill(str(number))
        fields.nth(cell).press("Tab")


def test_a_plan_is_made_mended_changed_and_revealed_with_the_others(sits: Sits) -> None:
    game = shelved("Ada", "Ben")
    ada, ben = sits(game, "Ada", settings=PLAIN), sits(game, "Ben", settings=PLAIN)
    expect(ada.question).to_contain_text("Your turn")
    expect(ada.page.get_by_role("spinbutton")).to_have_count(12)
    assert [] == violations(ada.page)

    fill(ada, 5, 5)
    ada.page.get_by_role("button", name=re.compile("one more")).nth(2).click()
    expect(ada.page.get_by_text("Sum: 11")).to_be_visible()
    raise_hand(ada)
    expect(ada.banner.filter(has_text="PRO-PLAN-03")).to_be_visible()
    expect(ben.bar.locator("[data-hand='0']")).to_contain_text("still planning")

    fill(ada, 5, 5, 5)
    ada.page.wait_for_timeout(DOUBLE_CLICK)
    ada.page.keyboard.press("0")
    expect(change(ada)).to_be_visible()
    expect(ada.question).to_have_text("You are ready. Still planning: Ben.")
    expect(ben.bar.locator("[data-hand='0']")).to_contain_text("is ready")
    expect(ben.page.locator("body")).not_to_contain_text("Sum: 15")

    ada.page.wait_for_timeout(DOUBLE_CLICK)
    change(ada).click()
    expect(ben.bar.locator("[data-hand='0']")).to_contain_text("still planning")
    fill(ada, 4, 5, 5, 1)
    raise_hand(ada)
    expect(change(ada)).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("spinbutton").first).to_have_value("4")

    fill(ben, 5, 5, 5)
    raise_hand(ben)
    for table in (ada, ben):
        expect(table.bar.locator("[data-hand]")).to_have_count(0)
        expect(table.page.get_by_role("spinbutton")).to_have_count(0)


def test_the_time_is_counted_down_and_up_for_everybody(sits: Sits, guest: Guest, inn: Inn) -> None:
    game = late(shelved("Ada", "Ben", "Cy"), left=9, Ada=LEGAL, Ben=LEGAL)
    cy = sits(game, "Cy", settings=PLAIN)
    watcher = Table(guest(f"/table/{game.id}", settings=PLAIN))
    expect(cy.bar.get_by_role("timer")).to_have_text(re.compile(r"[1-9] seconds? left to change your plan"))
    expect(watcher.question).to_have_text("Planning in secret: Cy.")
    expect(watcher.bar.get_by_role("timer")).to_have_text(re.compile("left to change plans"))
    expect(ready(watcher)).to_have_count(0)
    fill(cy, 0, 0, 0, 5)

    expect(cy.bar.get_by_role("timer")).to_have_count(0)
    expect(watcher.page.locator("body")).to_contain_text("Cy")
    expect(cy.page.get_by_role("spinbutton")).to_have_count(0)


def test_at_one_screen_a_plan_is_put_away_and_can_be_taken_out_again(sits: Sits) -> None:
    game = shelved("Ada", "Ben")
    for seat in game.row.seats:
        seat.user = game.user("Ada")
    table = sits(game, "Ada", settings=PLAIN)
    page = table.page
    page.get_by_role("button", name="I am Ada").click()
    fill(table, 5, 5, 5)
    raise_hand(table)
    expect(page.get_by_role("dialog", name="The screen now belongs to Ben.")).to_be_visible()
    expect(page.get_by_role("spinbutton")).to_have_count(0)

    page.get_by_role("button", name="Change Ada's plan").click()
    expect(page.get_by_role("spinbutton").first).to_have_value("5")
    fill(table, 4, 5, 5, 1)
    raise_hand(table)
    page.get_by_role("button", name="I am Ben").click()
    expect(page.get_by_role("spinbutton").first).to_have_value("0")
    fill(table, 5, 5, 5)
    raise_hand(table)
    expect(page.get_by_role("spinbutton")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, LAPTOP], ids=["desk", "laptop"])
def test_people_talk_while_they_plan_and_the_chat_covers_no_button(sits: Sits, size: Size) -> None:
    table = sits(shelved("Ada", "Ben"), "Ada", size=size)
    table.page.get_by_role("button", name="Chat").click()
    chat = table.page.get_by_role("dialog", name="Chat")
    box, board = chat.bounding_box(), table.page.get_by_role("main").bounding_box()
    foot = table.bar.bounding_box()

    assert box and board and foot
    assert box["y"] + box["height"] <= foot["y"] + 1
    assert size is LAPTOP or board["x"] + board["width"] <= box["x"] + 1
    ready(table).click()
    expect(table.banner.filter(has_text="PRO-PLAN-03")).to_be_visible()
    assert [] == violations(table.page)
    chat.get_by_role("button", name="Close").click()
    expect(chat).to_have_count(0)
    expect(table.page.get_by_role("button", name="Chat")).to_be_focused()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_plan_on_a_phone(sits: Sits, inn: Inn, language: str) -> None:
    game = shelved("Ada", "Ben", "Cy")
    ada = sits(game, "Ada", size=PHONE, language=language, settings=PLAIN)
    with ExitStack() as stack:
        ben = stack.enter_context(inn.guest_of(game, "Ben").at(game.id))
        ben.plan(LEGAL, ready=True)
        expect(ada.bar.locator("[data-hand='1']")).to_contain_text(re.compile("is ready|a validé son plan"))
        ready(ada).scroll_into_view_if_needed()
        assert ada.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        assert [] == violations(ada.page)
