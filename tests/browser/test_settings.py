"""What one sets stays set, and who wants no motion sees none."""

from __future__ import annotations

from random import Random

import pytest
from browser.conftest import Guest, Sits
from browser.table import adas_turn
from playwright.sync_api import Page, expect

MOVING = """() => document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1)
    .map((one) => `${one.animationName ?? one.transitionProperty ?? 'animation'} on ${one.effect.target?.className}`)"""


def test_settings_survive_a_reload(guest: Guest) -> None:
    page = guest("/settings")
    page.get_by_role("radio", name="dark").check(force=True)
    page.get_by_role("radio", name="fast").check(force=True)
    page.get_by_label("Your name").fill("Ishtar")
    page.get_by_role("radio", name="Français").check(force=True)
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()

    page.reload()

    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("radio", name="sombre")).to_be_checked()
    expect(page.get_by_role("radio", name="rapide")).to_be_checked()
    expect(page.get_by_role("textbox").first).to_have_value("Ishtar")


def seen_moving(page: Page) -> list[str]:
    found: list[str] = page.evaluate(MOVING)
    return found


@pytest.mark.parametrize("how", ["by the system", "by the setting"])
def test_nothing_moves_for_who_wants_no_motion(sits: Sits, how: str) -> None:
    table = (
        sits(adas_turn(), motion="reduce")
        if how == "by the system"
        else sits(adas_turn(), motion="no-preference", settings={"motion": "off"})
    )
    table.until_asked()
    expect(table.page.locator("html")).to_have_attribute("data-motion", "off")
    random = Random(1)

    for _ in range(8):
        table.until_something()
        table.decide(random)
        assert [] == seen_moving(table.page)


def test_things_move_for_who_does_not_mind(sits: Sits) -> None:
    """Otherwise the test before would prove nothing."""
    table = sits(adas_turn(), motion="no-preference", settings={"pace": "normal"}).until_asked()
    seen: list[str] = []
    random = Random(1)

    for _ in range(8):
        table.until_something()
        table.decide(random)
        seen += seen_moving(table.page)

    assert seen
