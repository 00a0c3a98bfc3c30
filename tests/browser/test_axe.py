"""axe-core finds nothing to complain about, on any page, in both themes, and on a phone."""

from __future__ import annotations

from typing import Literal, TypeAlias

import pytest
from browser.axe import violations, violations_in_both_themes
from browser.conftest import DESK, PHONE, Guest, Sits, Size
from browser.table import adas_turn, asks_ada, finished
from playwright.sync_api import Page, expect
from server.hosting import Inn, Shelved

from themis.core.session import Session

Scheme: TypeAlias = Literal["light", "dark"]
# What lies around the table differs in size and theme, and is looked at in all; dialogs are the same in every size.
WINDOWS = pytest.mark.parametrize(("scheme", "size"), [("light", DESK), ("dark", PHONE)], ids=["desk", "phone"])
PAGES = {
    "/": "Themis",
    "/record": "Watch a replay",
    "/rules/uruk": "Rules of Uruk",
    "/rules/uruk#cards": "Cards and pieces of Uruk",
    "/settings": "Settings",
    "/about": "About",
    "/nowhere": "There is nothing here",
}


def check(page: Page) -> None:
    assert [] == violations(page)


def check_both(page: Page) -> None:
    assert [] == violations_in_both_themes(page)


@pytest.mark.parametrize("path", PAGES)
def test_pages(guest: Guest, path: str) -> None:
    page = guest(path, scheme="dark")
    expect(page.get_by_role("heading", name=PAGES[path]).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")

    check_both(page)


def test_a_new_table_and_its_waiting_room(guest: Guest) -> None:
    page = guest("/")
    page.get_by_role("button", name="New table of Uruk").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_label("Who sits on seat 2").select_option("link")
    dialog.get_by_label("Name on seat 1").fill("")
    dialog.get_by_text("Ways to play").click()
    dialog.get_by_role("button", name="Open the table").click()
    expect(dialog.get_by_text("Give seat 1 a name.")).to_be_visible()
    check_both(page)
    dialog.get_by_label("Name on seat 1").fill("Ada")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Link for this seat")).to_be_visible()
    check_both(page)
    page.goto("/")
    expect(page.get_by_role("link", name="Resume")).to_be_visible()
    check_both(page)


@WINDOWS
def test_an_invitation_and_the_ready_check(guest: Guest, inn: Inn, scheme: Scheme, size: Size) -> None:
    ada = inn.guest("Ada")
    table = ada.opens("me", "link", "bot easy", clock={"bank": 600, "increment": 0}, options={"road_take": "all"})
    with ada.at(table) as hers:
        page = guest(f"/join/{table}#{hers.invitation(1)}", scheme=scheme, size=size)
    expect(page.get_by_text("10 minutes each")).to_be_visible()
    check_both(page)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.get_by_role("button", name="Not yet after all")).to_be_visible()
    check_both(page)


@WINDOWS
def test_the_table_on_my_turn(sits: Sits, scheme: Scheme, size: Size) -> None:
    table = sits(adas_turn(can="place"), scheme=scheme, size=size).until_asked()
    page = table.page
    check_both(page)

    page.locator("[data-target].cannot").first.click()
    expect(page.get_by_role("dialog", name="Why not?").get_by_role("paragraph").first).to_be_visible()
    check(page)
    page.keyboard.press("Escape")

    for key, title in (("r", "Rules of Uruk"), ("c", "Chat"), ("?", "Keys"), ("m", "Menu")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        check(page)
        page.keyboard.press("Escape")

    if size == PHONE:
        page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log").tap()
        check(page)
    page.locator("button.text").last.click()
    expect(page.get_by_text("You are looking at the past").first).to_be_visible()
    check(page)


@WINDOWS
def test_the_table_on_the_turn_of_another(sits: Sits, scheme: Scheme, size: Size) -> None:
    game = adas_turn("Ben", "bot easy")
    table = sits(game, "Ben", scheme=scheme, size=size)
    expect(table.question).to_contain_text("Ada")
    check_both(table.page)

    table.page.get_by_role("button", name="Show everything about Ada").click()
    check(table.page)


def test_a_menu_and_an_auction(sits: Sits) -> None:
    def crowded(session: Session) -> list[str]:
        """Things at which one can choose between several options."""
        targets = [choice.target() for choice in session.options(0)] if asks_ada("Turn")(session) else []
        return [target for target in targets if target and targets.count(target) > 1]

    game = Shelved("Ada", "bot easy", "bot easy").play(lambda session: bool(crowded(session)))
    table = sits(game).until_asked()
    table.click(crowded(game.session)[0])
    expect(table.page.get_by_role("menu")).to_be_visible()
    check_both(table.page)

    auction = sits(Shelved("Ada", "bot easy", "bot easy").play(asks_ada("Auction"))).until_asked()
    check_both(auction.page)


@WINDOWS
def test_the_result_and_the_record(sits: Sits, inn: Inn, scheme: Scheme, size: Size) -> None:
    game = finished()
    page = sits(game, scheme=scheme, size=size).page
    expect(page.get_by_role("img", name="Points over the game")).to_be_visible()
    check_both(page)

    page.goto(f"/record/{game.id}")
    slider = page.get_by_role("slider", name="Position in the game")
    slider.fill("60")
    page.get_by_label("Seen by").select_option("Ada")
    expect(page.locator("[data-target^='hand:']").first).to_be_visible()
    check_both(page)


def test_the_curtain(guest: Guest, inn: Inn) -> None:
    host = inn.guest("Ada")
    table = host.opens("me", "here Ben")
    page = guest(f"/table/{table}", cookie=host.cookie)

    expect(page.get_by_role("button", name="I am ")).to_be_visible()
    check(page)
