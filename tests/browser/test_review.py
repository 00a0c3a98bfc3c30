"""A finished game is reviewed: from its end, with a curve, what was better, and the board of each moment."""

from __future__ import annotations

import re

from browser.axe import violations
from browser.conftest import PHONE, Sits
from playwright.sync_api import expect
from server.hosting import Shelved


def test_a_finished_game_is_reviewed(sits: Sits) -> None:
    # Plans are secret, so that little is judged, and that quickly.
    game = Shelved("Ada", "Ben", game="pantheon_proto", secret=3).play(lambda session: session.state.over, 3)
    game.row.stage = "over"
    page = sits(game, size=PHONE).page
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("heading", name="Review of")).to_be_visible()
    slider = page.get_by_role("slider", name="Moment")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "The end: Ada 100%, Ben 0%")
    expect(page.get_by_role("heading", name="The board at the end")).to_be_visible()

    expect(page.get_by_text("All 16 decisions were looked at.")).to_be_visible(timeout=60_000)
    marks = page.get_by_role("listitem").filter(has_text="Better:")
    expect(marks).to_have_count(2)
    expect(page.get_by_text("other choices are not judged, for they were part of the set-up or made in secret.")).to_be_visible()
    expect(page.get_by_text("Points are percentage points")).to_be_visible()
    expect(page.get_by_role("figure").get_by_text("Turn", exact=True)).to_be_visible()
    expect(page.get_by_role("figure").get_by_text("Turning point", exact=True)).to_be_visible()
    for small in marks.all():
        expect(small).to_contain_text(re.compile(r"The chance to win fell by about \d+ points|counts as \d+ points"))

    # The whole card opens its board, also by the keyboard.
    opener = marks.first.get_by_role("button", name="See the board")
    card = marks.first.bounding_box()
    assert card is not None
    marks.first.click(position={"x": card["width"] / 2, "y": card["height"] - 8})
    expect(opener).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name="The board: ").first).to_be_in_viewport()
    marks.last.get_by_role("button").press("Enter")
    expect(marks.last.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(opener).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_text("better than").first).to_be_visible()
    assert [] == violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    # The link is good for anybody, and names the seat.
    page.get_by_label("Decisions and luck of").select_option("Ben")
    assert "#1-" in page.url

    page.get_by_role("link", name="Play again").click()
    expect(page.get_by_role("dialog").get_by_label("Game")).to_have_value("pantheon_proto")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert "new=" not in page.url


def test_a_mark_rings_both_choices_on_its_board(sits: Sits) -> None:
    game = Shelved("Ada", "Ben", "Cy").play(lambda session: session.state.over)
    game.row.stage = "over"
    page = sits(game, size=PHONE).page
    page.get_by_role("button", name="Review this game").click()
    card = page.get_by_role("listitem").filter(has_text="Replace the Sailing Ship in slot 1").first
    card.get_by_role("button").click(timeout=60_000)
    board = page.get_by_role("region", name="The board: ").last
    expect(board.locator("[data-chosen]")).to_be_in_viewport()
    expect(board.locator("[data-better]")).to_be_in_viewport()
    for words in ("Chosen: Replace the Sailing Ship in slot 1", "Better: Open a new slot"):
        expect(page.get_by_label("Table").get_by_text(words)).to_be_in_viewport()

    page.get_by_role("slider", name="Moment").press("End")
    expect(page.locator("[data-chosen], [data-better]")).to_have_count(0)


def test_the_end_goes_by_the_score_and_the_review_by_chances_and_both_say_so(sits: Sits) -> None:
    game = Shelved("Ada", "Ben", game="pantheon_proto", secret=3).play(lambda session: session.state.over, 3)
    game.row.stage = "over"
    page = sits(game).page
    expect(page.get_by_role("heading", name="Largest swings in the score")).to_be_visible()
    expect(page.get_by_text("By the score alone.")).to_be_visible()
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("heading", name="Turning points by the chance to win")).to_be_visible()
