"""Friends in different places: links, secrets, and what they say to one another."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from browser.conftest import Guest, Sits
from browser.table import Table, adas_turn, whoever_is_asked
from playwright.sync_api import Page, WebSocket, expect

RUDE = "<b>bold</b> & <img src=x onerror=alert(1)> 🏺"


def sides_told_to(page: Page) -> list[list[dict[str, Any]]]:
    """What the server ever tells this page about the sides of the table, from its next connection on."""
    told: list[list[dict[str, Any]]] = []

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if "view" in message:
            told.append(message["view"]["sides"])

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    return told


def seats_with_hands(told: list[list[dict[str, Any]]]) -> set[int]:
    assert told
    return {seat for sides in told for seat, side in enumerate(sides) if side["hand"] is not None}


def host_opens_table(page: Page) -> tuple[str, str]:
    """The links for the friend and for spectators."""
    page.get_by_role("button", name="New table of Uruk").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_text("2", exact=True).click()
    dialog.get_by_label("Who sits on seat 2").select_option("link")
    dialog.get_by_role("button", name="Open the table").click()
    invite = page.get_by_label("Link for this seat").input_value()
    return invite, page.get_by_label("Link for spectators").input_value()


def say(page: Page, text: str) -> None:
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("dialog", name="Chat").get_by_text(text)).to_be_visible()


def test_friends_play_by_link_and_see_only_what_is_theirs(guest: Guest, complaints: list[str]) -> None:
    adas = guest("/")
    told_ada = sides_told_to(adas)
    invite, watch = host_opens_table(adas)
    bens = guest(invite)
    expect(bens.get_by_role("heading", name="You are invited")).to_be_visible()
    assert invite.partition("#")[0] == bens.url
    told_ben = sides_told_to(bens)
    bens.get_by_label("Your name").fill("Ben")
    bens.get_by_role("button", name="Sit down").click()
    eves = guest(watch)
    told_eve = sides_told_to(eves)
    eves.get_by_role("button", name="Watch only").click()
    ada, ben, eve = Table(adas), Table(bens), Table(eves)

    random = Random(1)
    for _ in range(20):
        whoever_is_asked(ada, ben).decide(random)
    # Luck is not ours here: somebody may just have played their last card.
    while (asked := whoever_is_asked(ada, ben)) and not (ada.hand and ben.hand):
        asked.decide(random)

    expect(eve.bar).to_be_visible()
    assert set() == eve.hand
    expect(eves.get_by_role("region", name="My side")).to_have_count(0)
    assert ({0}, {1}, set()) == (seats_with_hands(told_ada), seats_with_hands(told_ben), seats_with_hands(told_eve))
    assert ada.hand == set(told_ada[-1][0]["hand"])
    assert ben.hand == set(told_ben[-1][1]["hand"])

    say(adas, RUDE)
    say(bens, "✨ <script>1</script>")
    for page in (adas, bens):
        chat = page.get_by_role("dialog", name="Chat")
        expect(chat.get_by_text(RUDE, exact=True)).to_be_visible()
        expect(chat.get_by_text("✨ <script>1</script>", exact=True)).to_be_visible()
        expect(chat.locator("b, img, script")).to_have_count(0)


def test_a_used_link_says_honestly_that_it_opens_nothing(guest: Guest, complaints: list[str]) -> None:
    invite, _ = host_opens_table(guest("/"))
    bens = guest(invite)
    eves = guest(invite)
    expect(eves.get_by_label("Your name")).to_be_visible()
    for page, name in ((bens, "Ben"), (eves, "Eve")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(Table(page).bar.or_(page.get_by_role("heading", name="This link does not open anything"))).to_be_visible()

    # Whoever comes later still is told before they give a name.
    page = guest(invite)
    expect(page.get_by_role("heading", name="This link does not open anything")).to_be_visible()
    expect(page.get_by_text("It may have been used already")).to_be_visible()
    assert ["Failed to load resource: the server responded with a status of 404 (Not Found)"] * 2 == complaints
    complaints.clear()


def test_a_private_table_is_closed_to_strangers(guest: Guest) -> None:
    adas = guest("/")
    host_opens_table(adas)

    eves = guest(adas.url)

    expect(eves.get_by_role("heading", name="You have no access to this table.")).to_be_visible()


def test_on_another_device_one_plays_on_at_the_same_seat(guest: Guest, sits: Sits, complaints: list[str]) -> None:
    here = sits(adas_turn()).until_asked()
    table, asked = here.page.url, here.choices
    here.page.goto("/settings")
    here.page.get_by_role("button", name="Use another device").click()
    link = here.page.get_by_label("Link for your other device").input_value()

    elsewhere = guest(link)
    expect(elsewhere.get_by_role("heading", name="Your tables on this device")).to_be_visible()
    assert elsewhere.url.endswith("/move"), "the secret has left the address"
    elsewhere.get_by_role("button", name="Play here").click()
    elsewhere.get_by_role("region", name="My tables").get_by_role("link", name="Resume the table of Uruk").click()
    expect(elsewhere).to_have_url(table)
    there = Table(elsewhere).until_asked()
    assert asked == there.choices
    here.page.goto(table)
    lines = here.until_asked().log.locator(".line")
    told = lines.count()
    there.play(Random(1), most=1)
    expect(lines.nth(told)).to_be_attached()

    too_late = guest(link)
    too_late.get_by_role("button", name="Play here").click()
    expect(too_late.get_by_text("This link was used already, or is too old.")).to_be_visible()
    assert ["Failed to load resource: the server responded with a status of 410 (Gone)"] == complaints
    complaints.clear()
