"""Lines break and servers die: the page says so, comes back by itself, and nothing is lost."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

from browser.conftest import Guest, Sits
from browser.table import Table, adas_turn, asks_ada
from playwright.sync_api import Locator, expect
from server.hosting import Shelved
from serving import Server

WORDS = "What I was about to say"
SOON = 3.0


def lost(table: Table) -> Locator:
    return table.page.get_by_role("status").filter(has_text="The connection is lost.")


def chat_box(table: Table) -> Locator:
    return table.page.get_by_role("textbox", name="Say something")


def start_with(server: Server, shelved: Shelved) -> str:
    """Starts the server with a game on its shelf; returns Ada's cookie."""
    server.folder.mkdir()
    # Playwright's own loop runs on this thread.
    with ThreadPoolExecutor(1) as thread:
        identity = thread.submit(shelved.shelve, server.folder / "themis.db").result()
    server.start()
    return shelved.guest("Ada", server.port, identity).cookie


def test_a_server_killed_in_an_auction_comes_back_to_the_same_decision(own_server: Server, guest: Guest, complaints: list[str]) -> None:
    auction = Shelved("Ada", "bot easy", "bot easy").play(asks_ada("Auction"))
    cookie = start_with(own_server, auction)
    table = Table(guest(f"/table/{auction.id}", at=own_server, cookie=cookie)).until_asked()
    before = (table.question.inner_text(), table.choices, table.hand)
    table.page.get_by_role("button", name="Chat").click()
    chat_box(table).fill(WORDS)

    own_server.kill()
    expect(lost(table)).to_be_visible()
    own_server.start()
    up = time.monotonic()
    expect(lost(table)).to_have_count(0)

    assert time.monotonic() - up < SOON
    assert before == (table.question.inner_text(), table.until_asked().choices, table.hand)
    expect(chat_box(table)).to_have_value(WORDS)
    table.page.get_by_role("button", name="Send").click()
    expect(table.page.get_by_role("dialog", name="Chat").get_by_text(WORDS)).to_be_visible()
    table.page.keyboard.press("Escape")
    assert 5 == table.play(Random(1), most=5)
    # The browser notes every attempt to reach a dead server.
    assert all("ERR_CONNECTION_REFUSED" in complaint for complaint in complaints)
    complaints.clear()


def test_a_choice_made_without_a_line_is_carried_out_when_it_is_back(sits: Sits, complaints: list[str]) -> None:
    table = sits(adas_turn(can="draw")).until_asked()
    question = table.question.inner_text()
    table.page.get_by_role("button", name="Chat").click()
    chat_box(table).fill(WORDS)

    table.page.context.set_offline(True)
    expect(lost(table)).to_be_visible()
    table.choose("draw")
    expect(table.options.first).to_be_disabled()
    table.page.context.set_offline(False)

    expect(lost(table)).to_have_count(0)
    expect(table.question).not_to_have_text(question)
    expect(chat_box(table)).to_have_value(WORDS)
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in complaints)
    complaints.clear()
