"""A game from the start page, and another to its end and the rematch, by clicking what glows."""

from __future__ import annotations

from pathlib import Path
from random import Random

from browser.conftest import Guest, Sits
from browser.table import Table, in_haste, towards_the_end
from playwright.sync_api import expect
from server.hosting import Shelved, within

from themis.cli.main import main


def test_a_game_is_begun_on_the_start_page(guest: Guest) -> None:
    page = guest("/", settings={"sound": True})
    page.get_by_role("button", name="New table of Uruk").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_label("Strength of the bot on seat 2").select_option("lamb")
    dialog.get_by_label("Strength of the bot on seat 3").select_option("lamb")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = Table(page)

    table.play(Random(1), most=15, rank=towards_the_end)

    assert not table.is_over


def test_a_game_is_played_to_its_end_and_again(sits: Sits, tmp_path: Path) -> None:
    table = sits(Shelved("Ada", "bot easy", "bot easy").play(within(60, 3)))
    page = table.page
    table.play(Random(2), rank=in_haste)

    assert table.is_over
    breakdown = page.get_by_role("table", name="Points by source")
    expect(breakdown.get_by_role("row")).to_have_count(4)
    expect(page.get_by_role("img", name="Points over the game")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.rec"
    download.value.save_as(record)
    assert 0 == main(["verify", str(record)])

    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    expect(table.bar).to_be_visible()
    expect(table.log.get_by_text("goes first")).to_be_visible()
