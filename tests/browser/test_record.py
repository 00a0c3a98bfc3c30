"""Watching a finished game: step by step, by hand on the slider, with the eyes of a seat; and records that are broken."""

from __future__ import annotations

import re

from browser.conftest import DESK, Guest, Sits
from browser.table import adas_turn, finished
from playwright.sync_api import Page, expect
from server.hosting import Inn


def step_of(page: Page) -> int:
    found = re.match(r"Step (\d+) of", page.get_by_role("slider", name="Position in the game").get_attribute("aria-valuetext") or "")
    assert found
    return int(found[1])


def forgive_refusals(complaints: list[str]) -> None:
    """The browser notes every answer that is no success; anything else is a fault."""
    assert complaints and all("status of 422" in complaint for complaint in complaints)
    complaints.clear()


def test_a_record_is_watched_step_by_step(sits: Sits) -> None:
    game = finished()
    last = len(game.session.record.lines)
    page = sits(game).page
    page.get_by_role("link", name="Watch it again").click()
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_attribute("aria-valuetext", f"Step 0 of {last}")
    expect(page.get_by_text("Luck verified")).to_be_visible()

    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step back").click()
    assert 1 == step_of(page)
    slider.fill("40")
    assert 40 == step_of(page)
    expect(page.locator("[aria-current=step][data-step]").first).to_be_in_viewport()

    slider.blur()
    page.keyboard.press("ArrowRight")
    assert 41 == step_of(page)
    page.keyboard.press("PageDown")
    assert step_of(page) > 41
    page.keyboard.press("Home")
    assert 0 == step_of(page)
    page.keyboard.press("End")
    assert last == step_of(page)

    # All the numbers of a long game make the page no wider.
    page.get_by_text("The numbers as a table").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= DESK[0]
    expect(page.get_by_role("table", name="Points by source")).to_be_visible()


def test_a_record_is_seen_with_the_eyes_of_a_seat(sits: Sits) -> None:
    game = finished()
    page = sits(game).page
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    hand = page.locator("[data-target^='hand:']")
    expect(hand).to_have_count(0)

    page.get_by_label("Seen by").select_option("Ada")
    expect(hand.first).to_be_visible()
    page.get_by_label("Seen by").select_option("a spectator")
    expect(hand).to_have_count(0)


def test_a_record_is_pasted_and_a_broken_one_is_told_so(guest: Guest, inn: Inn, complaints: list[str]) -> None:
    record = finished().session.record.written()
    page = guest("/record")
    field = page.get_by_label("Paste the text of a record")

    field.fill(record)
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_role("heading", name="Record of Uruk")).to_be_visible()
    page.get_by_role("button", name="Another record").click()

    for broken in ("These are not the droids.", record.replace("draw", "steal", 1), record.replace("secret   0", "secret   1")):
        answer = inn.guest("Ada").post("/api/replay", {"record": broken})
        assert 422 == answer.status
        field.fill(broken)
        page.get_by_role("button", name="Watch", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("This record is damaged, or is none.")
        expect(page.get_by_text(answer.body["message"])).to_be_visible()
        page.get_by_role("button", name="Another record").click()
    forgive_refusals(complaints)


def test_the_record_of_a_game_in_progress_is_not_shown(sits: Sits, complaints: list[str]) -> None:
    game = adas_turn()
    page = sits(game).until_asked().page
    page.goto(f"/record/{game.id}")

    expect(page.get_by_role("alert")).to_contain_text("Its record tells every hand, so it can be watched when the game is over.")
    forgive_refusals(complaints)
