"""Bots that fit whoever plays, and what games teach: proposed on the start page, told at the end of a game and on the page of the game."""

from __future__ import annotations

import re

from browser.axe import violations
from browser.conftest import Guest, Sits
from browser.table import finished
from playwright.sync_api import expect
from server.hosting import Inn, Shelved

from themis.server.practice import KEEP_ACHIEVED, KEEP_PLAYED


def test_the_end_of_a_game_says_what_was_achieved_and_what_to_try_next(sits: Sits, inn: Inn) -> None:
    game = finished()
    inn.do(inn.house.store.write([(KEEP_ACHIEVED, (game.user("Ada"), "uruk", one, game.id)) for one in ("first-city", "highest-bid")]))
    page = sits(game).page

    earned = page.get_by_role("region", name="Achievements")
    expect(earned.get_by_text("2 of 10")).to_be_visible()
    expect(earned.get_by_role("heading", level=3)).to_have_text(
        [re.compile(r"First city\s*\(done\)"), re.compile(r"The highest bid\s*\(done\)"), re.compile(r"Founder\s*\(not yet\)")]
    )
    earned.get_by_role("link", name="All achievements").click()

    expect(page.get_by_role("region", name="Achievements").get_by_role("listitem")).to_have_count(10)
    assert [] == violations(page)


def test_the_end_of_a_game_against_bots_tells_of_the_ladder_and_what_comes_next(sits: Sits, inn: Inn) -> None:
    game = finished()
    rows = [(game.user("Ada"), "uruk", table, "scribe", 1, ended) for ended, table in enumerate(("before", game.id))]
    inn.do(inn.house.store.write([(KEEP_PLAYED, row) for row in rows]))
    page = sits(game).page

    ladder = page.get_by_role("region", name="Ladder of bots")
    expect(ladder).to_contain_text("Won against Scribe, rung 3 of 7. Your next opponent: Priest, rung 4 of 7.")
    expect(ladder.locator("[aria-current=step]")).to_contain_text("Priest")
    expect(ladder.get_by_role("listitem").filter(has_text="beaten")).to_have_text([re.compile("Scribe")])
    assert [] == violations(page)
    ladder.get_by_role("button", name="Play now against 2 bots (Priest)").click()

    expect(page.locator(".tag", has_text="Priest")).to_have_count(2)


def test_a_door_leads_to_the_ladder_and_to_the_achievements_of_its_game(guest: Guest) -> None:
    page = guest()
    door = page.get_by_role("article", name="Uruk")
    expect(door.get_by_role("link", name="Achievements: 0 of 10")).to_be_visible()
    door.get_by_role("link", name="Ladder: rung 1 of 7, Lamb").click()

    expect(page.get_by_role("heading", name="Ladder of bots")).to_be_in_viewport()
    ladder = page.get_by_role("region", name="Ladder of bots")
    expect(ladder.get_by_role("listitem")).to_have_count(7)
    expect(ladder.get_by_role("button", name="Play now against 2 bots (Lamb)")).to_be_visible()
    ladder.get_by_role("button", name="Scribe", exact=True).click()
    assert [] == violations(page)
    ladder.get_by_role("button", name="Play now against 2 bots (Scribe)").click()

    expect(page.locator(".tag", has_text="Scribe")).to_have_count(2)


def test_the_start_page_proposes_bots_that_are_about_as_good(guest: Guest, inn: Inn) -> None:
    game = Shelved("Ada", "bot lamb")
    won = [(game.user("Ada"), "uruk", f"table-{number}", "scribe", 1, number) for number in range(2)]
    inn.do(inn.house.store.write([(KEEP_PLAYED, row) for row in won]))
    page = guest(cookie=inn.house.identity.cookie_for(game.user("Ada")))

    expect(page.get_by_role("button", name="Play now against 2 bots (Priest): Uruk")).to_be_visible()
    page.get_by_role("button", name="New table of Uruk").click()
    picker = page.get_by_label("Strength of the bot on seat 2")
    expect(picker).to_have_value("priest")
    expect(picker).to_have_accessible_description("Slips now and then.")
    page.get_by_role("dialog").get_by_role("combobox").first.select_option("altar")
    expect(picker).to_have_value("lamb")
