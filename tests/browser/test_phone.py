"""A phone 360 pixels wide: nothing sticks out, everything can be hit with a thumb, and a game is played by touch."""

from __future__ import annotations

from random import Random

import pytest
from browser.conftest import PHONE, Guest, Sits
from browser.planner import in_purchase
from browser.table import Table, adas_turn, asks_ada, finished
from playwright.sync_api import Page, expect
from server.hosting import Inn, Shelved, found

# Whatever is wider than the window, or scrolls sideways although it is a whole page or panel.
TOO_WIDE = """() => [document.documentElement, ...document.querySelectorAll('main, [data-scroll], dialog[open] *')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 200 && getComputedStyle(element).overflowX !== 'hidden')
    .map((element) => `${element.tagName}.${element.className}: ${element.scrollWidth} > ${element.clientWidth}`)"""
TOO_SMALL = """() => [...document.querySelectorAll('[data-choice], [data-target].can, [data-target].cannot, nav button, header a, header button')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 39.5 || box.height < 39.5))
    .map(({ element, box }) => `${element.dataset.target ?? element.textContent}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""
# Whether something that is offered lies between the head of the table and its foot.
OFFERED_IN_SIGHT = """() => {
    const room = document.querySelector('main').getBoundingClientRect()
    return [...document.querySelectorAll('main [data-target].can')].map((thing) => thing.getBoundingClientRect())
        .some((box) => box.top >= room.top && box.top + box.height / 2 <= room.bottom)
}"""
PAGES = {
    "/": "Themis",
    "/record": "Watch a replay",
    "/rules/uruk": "Rules of Uruk",
    "/rules/uruk#cards": "Cards and pieces of Uruk",
    "/settings": "Settings",
    "/move": "Your tables on this device",
    "/about": "About",
    "/nowhere": "There is nothing here",
}


def check_width(page: Page) -> None:
    assert [] == page.evaluate(TOO_WIDE)


def check_bar(table: Table) -> None:
    box = table.bar.bounding_box()
    assert box
    assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE[1] + 1
    expect(table.question).to_be_in_viewport()


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways(guest: Guest, path: str) -> None:
    page = guest(path, size=PHONE)

    expect(page.get_by_role("heading", name=PAGES[path]).first).to_be_visible()
    check_width(page)


def test_the_longest_title_is_not_cut_off(sits: Sits) -> None:
    page = sits(Shelved("Ada", "Ben", "Cy", game="pantheon_proto"), size=PHONE, language="fr").page
    title = page.get_by_role("heading", level=1)

    expect(title).to_have_text("Panthéon, le prototype")
    assert title.evaluate("title => title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight + 1")


def test_the_power_scale_stands_upright_on_a_phone(sits: Sits) -> None:
    lane = sits(in_purchase("Build"), size=PHONE).until_asked().page.locator("[data-anchor^='scale:']").first

    assert lane.evaluate("lane => lane.offsetHeight > 2 * lane.offsetWidth")


def test_the_list_of_makers_fits_whatever_the_letters(guest: Guest) -> None:
    """Until the fonts are there, a page is set in others."""
    page = guest("/about", size=PHONE)
    expect(page.get_by_role("heading", name="Uruk")).to_be_visible()

    page.evaluate("document.body.style.letterSpacing = '0.2em'")

    check_width(page)


def test_a_new_table_is_opened_on_a_phone(guest: Guest) -> None:
    page = guest("/", size=PHONE)
    page.get_by_role("button", name="New table of Uruk").tap()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_label("Who sits on seat 2").select_option("link")
    dialog.get_by_text("Ways to play").tap()
    expect(dialog.get_by_label("Road")).to_be_visible()
    check_width(page)
    dialog.get_by_role("button", name="Open the table").tap()

    expect(page.get_by_label("Link for this seat")).to_be_visible()
    check_width(page)


def test_an_invitation_and_its_waiting_room_fit_a_phone(guest: Guest, inn: Inn) -> None:
    ada = inn.guest("Ada")
    table = ada.opens("me", "link", clock={"bank": 900, "increment": 20}, options={"road_take": "all"})
    with ada.at(table) as hers:
        page = guest(f"/join/{table}#{hers.invitation(1)}", size=PHONE)
    expect(page.get_by_text("Road: all cubes on it")).to_be_visible()
    check_width(page)
    page.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    check_width(page)


def test_several_turns_by_touch(sits: Sits) -> None:
    table = sits(adas_turn(), size=PHONE)
    random = Random(1)
    expect(table.page.locator("nav [aria-current]")).to_have_text("Table")

    for _ in range(15):
        table.until_something()
        check_bar(table)
        check_width(table.page)
        assert [] == table.page.evaluate(TOO_SMALL)
        table.decide(random)

    for drawer in ("Log", "Chat", "Rules"):
        table.page.get_by_role("button", name=drawer, exact=True).first.tap()
        expect(table.page.get_by_role("dialog")).to_be_visible()
        check_width(table.page)
        table.page.get_by_role("button", name="Close").tap()


@pytest.mark.parametrize(("game", "frame"), [("uruk", "PayCards"), ("altar", "Spend")])
def test_what_is_paid_with_comes_into_sight(sits: Sits, game: str, frame: str) -> None:
    """The cards lie below the board, where nobody has looked yet."""
    table = sits(found(lambda session: asks_ada(frame)(session) and len(session.options(0)) > 1, "Ada", "bot easy", game=game), size=PHONE)
    table.until_asked()

    table.page.wait_for_function(OFFERED_IN_SIGHT)


def test_the_result_and_its_record_fit_a_phone(sits: Sits) -> None:
    table = sits(finished(), size=PHONE)
    expect(table.page.get_by_role("table", name="Points by source")).to_be_visible()
    chart = table.page.get_by_role("img", name="Points over the game")
    assert chart.locator("text").first.evaluate("text => 12 * text.getScreenCTM().a") >= 11.5, "its numbers are too small to read"
    check_width(table.page)

    table.page.get_by_role("link", name="Watch it again").tap()
    expect(table.page.get_by_role("slider", name="Position in the game")).to_be_visible()
    check_width(table.page)
