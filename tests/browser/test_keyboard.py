"""A game without a mouse: everything can be reached, the focus is always seen and never lost."""

from __future__ import annotations

from random import Random

from browser.conftest import Guest, Sits
from browser.table import Table, adas_turn
from playwright.sync_api import Page, expect

FOCUS = """() => {
    const element = document.activeElement
    const style = getComputedStyle(element)
    return {
        lost: element === document.body || element === null,
        seen: element.matches(':focus-visible') && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
        target: element.dataset?.target ?? '',
        what: element.outerHTML.slice(0, 200),
    }
}"""


def check_focus(page: Page) -> str:
    """The focus is somewhere and can be seen; returns the thing that has it, if it is one."""
    focus = page.evaluate(FOCUS)
    assert not focus["lost"]
    assert focus["seen"], focus["what"]
    return str(focus["target"])


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        check_focus(page)
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def decide(table: Table, random: Random) -> None:
    """By a digit, or from the thing that has the focus by arrows and Enter; a menu is used with arrows, too."""
    keyboard = table.page.keyboard
    on_thing = check_focus(table.page) in table.clickable.things
    if not on_thing and not table.choices:
        # A long list is folded: the board is the way, or all of it.
        table.bar.locator("[data-fold]").press("Enter")
        table.options.first.wait_for()
    if not on_thing or (table.choices and random.random() < 0.3):
        digits = min(9, len(table.choices))
        keyboard.press(str(random.randint(1, digits)))
        return
    keyboard.press(random.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    check_focus(table.page)
    keyboard.press("Enter")
    if table.page.get_by_role("menuitem").count():
        keyboard.press("ArrowDown")
        check_focus(table.page)
        keyboard.press("Enter")
    elif table.page.get_by_role("dialog", name="Why not?").count():
        keyboard.press("Escape")
        keyboard.press("1")


def test_a_good_part_of_a_game_by_keyboard_alone(sits: Sits) -> None:
    table = sits(adas_turn())
    page = table.until_asked().page
    tab_to(page, "[data-target].can")

    random = Random(1)
    for _ in range(30):
        decide(table, random)
        table.until_something()
        check_focus(page)

    assert not table.is_over


def test_undo_help_and_drawers_have_keys(sits: Sits) -> None:
    table = sits(adas_turn(can="place"))
    page = table.until_asked().page
    before, question = table.choices, table.question.inner_text()
    tab_to(page, "[data-target^='hand:'].can")
    page.keyboard.press("Enter")
    if page.get_by_role("menuitem").count():
        page.keyboard.press("Enter")
    expect(table.question).not_to_have_text(question)
    table.until_asked()

    page.keyboard.press("u")
    expect(table.question).to_have_text(question)
    assert before == table.until_asked().choices
    check_focus(page)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
    check_focus(page)

    for key, title in (("r", "Rules of Uruk"), ("c", "Chat")):
        page.keyboard.press(key)
        drawer = page.get_by_role("dialog", name=title)
        expect(drawer).to_be_visible()
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        check_focus(page)


def test_a_table_is_opened_and_handed_over_by_keyboard_alone(guest: Guest) -> None:
    page = guest("/")
    expect(page.get_by_role("button", name="New table of Uruk")).to_be_visible()
    tab_to(page, "[aria-label='New table of Uruk']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="New table")).to_be_visible()
    tab_to(page, "input[type=radio]")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "[aria-label='Who sits on seat 2']")
    page.keyboard.press("s")
    tab_to(page, "[aria-label='Name on seat 2']")
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    table = Table(page)
    for _ in range(3):
        expect(page.get_by_role("button", name="I am ")).to_be_focused()
        page.keyboard.press("Enter")
        table.until_asked()
        check_focus(page)
        while not page.get_by_role("button", name="I am ").count():
            table.until_something()
            if table.is_asked:
                page.keyboard.press("1" if table.bar.locator(".options button").count() else "0")
