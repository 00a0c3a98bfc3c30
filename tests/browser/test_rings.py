"""What is ringed on a map of hexes is ringed within its space: around it, the spaces that are drawn later would cover the ring."""

from __future__ import annotations

import pytest
from browser.conftest import Sits
from playwright.sync_api import expect
from server.hosting import Shelved


@pytest.mark.parametrize(
    ("game", "space", "better"), [("delphi", ".hex", "rgb(165, 240, 160)"), ("pantheon", ".space", "rgb(29, 122, 43)")]
)
def test_the_ring_of_a_space_is_drawn_within_it(sits: Sits, game: str, space: str, better: str) -> None:
    shown = sits(Shelved("Ada", "bot easy", game=game)).page.locator(space).first
    shown.evaluate("space => space.setAttribute('data-better', '')")

    expect(shown).to_have_css("outline-style", "none")
    expect(shown.locator(".rim")).to_have_css("stroke", better)
