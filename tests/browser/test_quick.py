"""The quick rules in a browser: before the law, with every figure drawn, and the way from a paragraph to its rules."""

from __future__ import annotations

import pytest
from browser.conftest import DESK, PHONE, Guest, Size
from playwright.sync_api import expect

from themis.games import GAMES, find
from themis.speech.speech import Speech


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk-en", "phone-fr"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_paragraph_is_drawn_and_leads_to_its_rules(guest: Guest, game_id: str, size: Size, language: str) -> None:
    speech = Speech(find(game_id), language)
    page = guest(f"/rules/{game_id}", size=size, language=language)
    for paragraph in speech.quick:
        expect(page.get_by_role("heading", level=3, name=speech.attribute(paragraph.key(), "title"), exact=True)).to_be_visible()
        if paragraph.figure:
            drawn = page.locator(f"[data-figure={paragraph.figure}] :is(svg, .tablet)").first
            expect(drawn).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    rule = speech.quick[-1].rules[-1]
    page.get_by_role("link", name=rule, exact=True).first.click()
    expect(page.locator(f"article[id={rule}]")).to_be_in_viewport()
