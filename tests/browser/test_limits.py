"""What the house does not allow is said where it was tried, in one's own language; and long words widen no page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import PHONE, Guest, Sits
from browser.table import finished
from browser.test_lobby import forgive
from browser.test_phone import check_width
from playwright.sync_api import Page, expect
from server.hosting import Inn, Shelved

from themis.server.limits import DAY, FRIENDS, STRANGERS
from themis.server.rows import Said

LONG = "W" * 40
LONGER = "W" * 300


# Names


@pytest.mark.parametrize(
    ("language", "open_one", "make", "field", "reason"),
    [
        ("en", "New table", "Open the table", "Name on seat 1", "Only the names of bots begin with “bot:”."),
        ("fr", "Nouvelle table", "Ouvrir la table", "Nom à la place 1", "Seuls les noms des bots commencent par"),
    ],
)
def test_a_refused_name_is_said_beside_its_field(
    guest: Guest, complaints: list[str], language: str, open_one: str, make: str, field: str, reason: str
) -> None:
    page = guest("/", language=language)
    page.get_by_role("button", name=open_one).first.click()
    name = page.get_by_label(field)
    name.fill("Bot: Ada")
    page.get_by_role("button", name=make).click()

    expect(name).to_have_accessible_description(re.compile(reason))
    expect(name).to_be_focused()
    forgive(complaints, 422)
    name.fill("Ada")
    expect(page.get_by_text(reason)).to_have_count(0)
    page.get_by_role("button", name=make).click()
    page.wait_for_url("**/table/*")


def test_whoever_comes_with_the_name_of_another_is_told_why_not(guest: Guest, inn: Inn, complaints: list[str]) -> None:
    ada = inn.guest("Ada")
    table = ada.opens("me", "link")
    with ada.at(table) as hers:
        page = guest(f"/join/{table}#{hers.invitation(1)}")
    page.get_by_label("Your name").fill("\u0410da")
    page.get_by_role("button", name="Sit down").click()

    expect(page.get_by_label("Your name")).to_have_accessible_description(re.compile("This name looks like that of somebody else"))
    forgive(complaints, 422)
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/table/{table}")


# Tables


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Inn]:
    opened = Inn(tmp_path / "themis.db", allowed=FRIENDS._replace(tables_of_guest=1, gathering_days=STRANGERS.gathering_days)).open()
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("language", "play", "reason"),
    [
        ("en", "Play now against 2 bots", "Finish a game first"),
        ("fr", "Jouer contre 2 bots", "Terminez d'abord une partie"),
    ],
)
def test_one_table_too_many_is_said_with_what_to_do(
    guest: Guest, full: Inn, complaints: list[str], language: str, play: str, reason: str
) -> None:
    ada = full.guest("Ada")
    ada.opens("me", "link")
    page = guest("/", at=full, cookie=ada.cookie, language=language)
    page.get_by_role("button", name=play).first.click()

    expect(page.get_by_role("alert")).to_contain_text(reason)
    forgive(complaints, 409)


def test_a_table_that_is_soon_forgotten_says_so(guest: Guest, full: Inn) -> None:
    ada = full.guest("Ada")
    table = ada.opens("me", "link")
    page = guest("/", at=full, cookie=ada.cookie)
    mine = page.get_by_role("region", name="My tables")
    expect(mine).to_contain_text("Uruk")
    expect(mine).not_to_contain_text("Forgotten on")
    full.do(full.house.enter(table, full.house.identity.user_of(ada.cookie))).row.changed -= 5 * DAY
    page.reload()

    expect(mine).to_contain_text("unless something happens here")


def test_a_table_that_was_forgotten_has_a_page_that_says_so(guest: Guest) -> None:
    expect(guest("/table/2222222222").get_by_text("nothing may have happened there for so long that it was forgotten")).to_be_visible()


# Long words


def shelved_long(shelved: Shelved) -> Shelved:
    """The same table with long names, at which long words were said."""
    for number, seat in enumerate(shelved.row.seats):
        seat.name = LONG[:-1] + str(number)
    shelved.session.record.names[:] = [seat.name for seat in shelved.row.seats]
    shelved.chats = [Said(number, 0, number % 2, LONG, LONGER) for number in range(1, 4)]
    return shelved


def test_long_words_never_widen_a_table(sits: Sits, guest: Guest) -> None:
    page = sits(shelved_long(Shelved("Ada", "Ben").play(lambda session: len(session.record.lines) > 40)), "Ada", size=PHONE).page
    check_width(page)
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("dialog", name="Chat").get_by_text(LONGER).first).to_be_visible()
    check_inside(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log").click()
    check_inside(page)


def test_long_words_never_widen_a_result(sits: Sits) -> None:
    page = sits(shelved_long(finished()), "Ada", size=PHONE).page
    expect(page.get_by_role("heading", name="You came")).to_be_visible()
    # What comes last, and widened it.
    expect(page.locator("figcaption").get_by_text(LONG[:-1] + "0")).to_be_visible()
    check_inside(page)
    page.goto("/")
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    check_inside(page)


def test_long_words_never_widen_the_lobby_nor_an_invitation(guest: Guest, inn: Inn) -> None:
    ada = inn.guest(LONG)
    table = ada.opens("me", "link", "link", public=True)
    lobby = guest("/", cookie=ada.cookie, size=PHONE)
    expect(lobby.get_by_text(LONG).first).to_be_visible()
    check_inside(lobby)
    room = guest(f"/table/{table}", cookie=ada.cookie, size=PHONE)
    expect(room.get_by_text(LONG).first).to_be_visible()
    check_inside(room)
    join = guest(f"/join/{table}", size=PHONE)
    expect(join.get_by_text(LONG).first).to_be_visible()
    check_inside(join)


# Text that reaches over the right edge of the window, to be seen or not; names that end in dots are cut on purpose.
OUTSIDE = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = []
    while (texts.nextNode()) {
        if (!texts.currentNode.data.includes('WWWW')) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const parent = texts.currentNode.parentElement
        if (!parent.checkVisibility() || parent.closest('.unseen')) continue
        if (getComputedStyle(parent).textOverflow === 'ellipsis') continue
        const right = range.getBoundingClientRect().right
        if (right > innerWidth + 1) found.push(`${parent.tagName}.${parent.className}: ${right}`)
    }
    return found
}"""


def check_inside(page: Page) -> None:
    check_width(page)
    assert [] == page.evaluate(OUTSIDE)
