"""Any game as text, for whoever prefers it: all of it can be read, and all of it played."""

from __future__ import annotations

from pathlib import Path
from random import Random

from browser.axe import violations
from browser.conftest import Guest, Sits
from browser.table import Table, adas_turn
from playwright.sync_api import expect
from serving import Server


def test_the_plain_table_is_switched_on_in_the_menu_and_played(sits: Sits) -> None:
    table = sits(adas_turn()).until_asked()
    page = table.page
    drawn = table.choices

    table.open_menu().get_by_label("Text instead of a board").check()
    page.keyboard.press("Escape")

    expect(page.get_by_role("heading", name="On the table")).to_be_visible()
    expect(page.get_by_role("heading", name="In front of Ada")).to_be_visible()
    expect(page.locator("[data-target]")).to_have_count(0)
    assert drawn == table.until_asked().choices
    assert [] == violations(page)
    assert 10 == table.play(Random(1), most=10)
    table.until_something()
    assert [] == violations(page)

    table.open_menu().get_by_label("Text instead of a board").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("[data-target]").first).to_be_visible()


def test_a_game_of_a_folder_elsewhere_is_played_as_text(own_server: Server, guest: Guest) -> None:
    own_server.start("--game-folder", str(Path(__file__).parents[2] / "docs/examples/ur"))
    page = guest("/", at=own_server)
    page.get_by_role("button", name="Play now against a bot (Lamb): The Royal Game of Ur").click()
    table = Table(page).until_asked()

    expect(page.get_by_role("heading", name="In front of Ada")).to_be_visible()
    # Whoever begins throws; after a bot's move the throw has made itself.
    assert {choice.split()[0] for choice in table.choices} in ({"throw"}, {"move"})
    assert [] == violations(page)
    assert 12 == table.play(Random(1), most=12)
    expect(table.log.get_by_text("Ada throws").first).to_be_attached()
