"""A whole game, from the start page to the rematch, by clicking what glows."""

from __future__ import annotations

from pathlib import Path
from random import Random

from browser.conftest import Guest
from browser.table import Table
from playwright.sync_api import expect

from themis.cli.main import main


def towards_the_end(thing: str) -> int:
    """Discs first, because the game ends with the last one; then whatever brings cubes."""
    return 0 if thing.startswith("slot") else 1 if thing.startswith("tableau:") else 2 if thing.startswith("hand:") else 3


def test_a_whole_game_from_the_start_page_to_the_rematch(guest: Guest, tmp_path: Path) -> None:
    page = guest("/")
    page.get_by_role("button", name="New table of Uruk").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_label("Strength of the bot on seat 2").select_option("easy")
    dialog.get_by_label("Strength of the bot on seat 3").select_option("easy")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table, random = Table(page), Random(1)

    for decision in range(500):
        table.until_something()
        if table.is_over:
            break
        table.decide(random, towards_the_end if decision % 3 else lambda _: 0)

    print(decision, "decisions")
    breakdown = page.get_by_role("table", name="Points by source")
    expect(breakdown.get_by_role("row")).to_have_count(4)
    expect(page.get_by_role("img", name="Points over the rounds")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.rec"
    download.value.save_as(record)
    assert 0 == main(["verify", str(record)])

    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("link", name="To the new table").click()
    page.wait_for_url(lambda url: url != first)
    expect(table.bar).to_be_visible()
    expect(table.log.get_by_text("goes first")).to_be_visible()
