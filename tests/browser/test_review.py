"""A finished game is reviewed: from its end, with a curve, what was better, and the board of each moment."""

from __future__ import annotations

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
    marks.first.get_by_role("button").click()
    expect(page.get_by_role("region", name="The board: ").first).to_be_in_viewport()
    expect(page.get_by_text("better than").first).to_be_visible()
    assert [] == violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    # The link is good for anybody, and names the seat.
    page.get_by_label("Decisions and luck of").select_option("Ben")
    assert "#1-" in page.url
