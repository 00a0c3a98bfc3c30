"""Conduct at the table: what others are asked, who is away, who has paused, and the rules behind it."""

from __future__ import annotations

import re

import pytest
from browser.axe import violations
from browser.conftest import DESK, PHONE, Sits, Size
from browser.table import Table, adas_turn
from playwright.sync_api import expect
from server.hosting import Inn, Shelved

from themis.server.protocol import Clock

both = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def press(table: Table, name: str) -> None:
    """A button of the menu."""
    table.open_menu().get_by_role("button", name=name, exact=True).click()
    table.page.keyboard.press("Escape")


@both
def test_whoever_has_paused_is_named_and_the_rule_says_when_they_may_again(sits: Sits, size: Size) -> None:
    game = adas_turn("Ben", can="draw")
    ada, ben = sits(game, size=size).until_asked(), sits(game, "Ben", size=size)
    told = ada.page.get_by_text("Ben has paused the game")
    press(ben, "Pause")
    expect(told).to_be_visible()
    press(ben, "Go on")
    expect(told).to_have_count(0)
    press(ben, "Pause")

    refused = ben.page.get_by_role("alert").filter(has_text="pauses again only after their next choice")
    expect(refused).to_be_visible()
    refused.get_by_role("button", name="TAB-PAUSE-03").click()
    expect(ben.page.locator('[data-rule="TAB-PAUSE-03"]')).to_be_in_viewport()
    assert [] == violations(ben.page)


def test_a_clock_is_stopped_by_asking(sits: Sits) -> None:
    game = adas_turn("Ben", can="draw")
    game.row.clock, game.row.clocks = Clock(600, 0), [600_000, 600_000]
    ada, ben = sits(game).until_asked(), sits(game, "Ben")
    press(ben, "Ask for a pause")
    expect(ben.page.get_by_text("You ask for a pause. Still to answer: Ada.")).to_be_visible()

    expect(ada.page.get_by_text("Ben asks for a pause.")).to_be_visible()
    assert [] == violations(ada.page)
    ada.page.get_by_role("button", name="Agree").click()

    expect(ben.page.get_by_text("Ben has paused the game")).to_be_visible()


@both
def test_a_bot_may_play_for_whoever_is_away_for_long(sits: Sits, inn: Inn, size: Size) -> None:
    game = adas_turn("Ben", can="draw")
    ben = sits(game, "Ben", size=size)
    play = ben.page.get_by_role("button", name="Let a bot play")
    expect(ben.open_menu().get_by_role("checkbox", name="A bot plays for Ada meanwhile")).to_be_disabled()
    assert [] == violations(ben.page)
    ben.page.keyboard.press("Escape")
    expect(play).to_have_count(0)

    inn.has_been_away(game.id, 0, 57)
    ben.page.reload()

    expect(ben.page.get_by_text("Ada is away. A bot can play until they are back.")).to_be_visible()
    play.click()
    expect(play).to_have_count(0)
    expect(ben.page.get_by_text(re.compile("kept warm by a bot")).first).to_be_attached()


def test_a_narrow_seat_says_in_full_that_a_bot_plays_there(sits: Sits) -> None:
    ada = sits(Shelved("Ada", "Ben", game="altar"), size=DESK)
    ada.open_menu().get_by_role("checkbox", name="A bot plays for me meanwhile").check()
    ada.page.keyboard.press("Escape")
    seat = ada.page.locator(".seat.me")
    tag = seat.get_by_text("kept warm by a bot")
    expect(tag).to_be_visible()

    outer, inner = seat.bounding_box(), tag.bounding_box()
    assert outer is not None and inner is not None
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]


def test_the_rules_of_conduct_are_behind_the_menu_and_found_by_their_words(sits: Sits) -> None:
    table = sits(adas_turn(can="draw")).until_asked()
    table.open_menu().get_by_role("button", name="Conduct at the table").click()

    expect(table.page.get_by_role("heading", name="Conduct at the table")).to_be_in_viewport()
    table.page.get_by_role("searchbox").fill("reload absence")
    expect(table.page.locator("[data-rule]")).to_have_count(1)
    expect(table.page.locator('[data-rule="TAB-SEAT-04"]')).to_contain_text("A reload is no absence.")
