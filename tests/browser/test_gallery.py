"""The gallery in a browser: every printed thing once, drawn, at an address of its own, found by its words."""

from __future__ import annotations

from typing import Literal, TypeAlias

import pytest
from browser.axe import violations
from browser.conftest import DESK, PHONE, Guest, Size
from playwright.sync_api import Page, expect

from themis.games import GAMES, find

Scheme: TypeAlias = Literal["light", "dark"]
WINDOWS: list[tuple[Size, str, Scheme]] = [(DESK, "en", "light"), (PHONE, "fr", "dark")]
# Tables of which nothing lies on the table by itself: numbers by players or kind, where the tiles of the sea lie and what is on them, the
# spaces of a map.
UNPRINTED = {
    "altar": {"setup"},
    "delphi": {"task", "letter", "passenger_kind", "hex", "slot", "placement"},
    "pantheon": {"epoch", "rate", "space"},
    "pantheon_proto": {"setup", "cell"},
    "uruk": set(),
}


def printed(game_id: str) -> list[str]:
    """The addresses of everything that is printed."""
    content = find(game_id).content
    tables = [table for table in content.tables() if table not in UNPRINTED[game_id]]
    return [f"cards/{table}/{row.id}" for table in tables for row in content.rows(table)]


def shown(page: Page) -> list[str]:
    found: list[str] = page.locator("li:has(.picture)").evaluate_all("things => things.map(thing => thing.id)")
    return found


@pytest.mark.parametrize(("size", "language", "scheme"), WINDOWS, ids=["desk-en", "phone-fr"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_printed_thing_is_drawn_once(guest: Guest, game_id: str, size: Size, language: str, scheme: Scheme) -> None:
    page = guest(f"/rules/{game_id}#cards", size=size, language=language, scheme=scheme)
    expect(page.locator("li .picture").first).to_be_visible()

    assert sorted(printed(game_id)) == sorted(shown(page))
    empty = page.locator("li:has(.picture)").evaluate_all(
        "things => things.filter(thing => !thing.querySelector('.picture :is(svg, .tablet, .stone)')).map(thing => thing.id)"
    )
    assert [] == empty
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [] == violations(page)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_address_shows_its_thing(guest: Guest, game_id: str) -> None:
    place = printed(game_id)[-1]
    page = guest(f"/rules/{game_id}#{place}")

    expect(page.locator(f"[id='{place}']")).to_be_in_viewport()
    expect(page.locator(f"[id='{place}']")).to_be_focused()


def test_groups_are_jumped_to_and_words_are_found(guest: Guest) -> None:
    page = guest("/rules/delphi#cards")
    page.get_by_role("navigation", name="Groups").get_by_role("link", name="Creatures").click()
    expect(page.get_by_role("heading", name="Creatures")).to_be_in_viewport()

    page.get_by_role("searchbox").fill("shallows")
    expect(page.get_by_role("status")).to_have_text("1 thing")
    assert ["cards/equipment/shallows"] == shown(page)


def test_sources_are_one_level_down(guest: Guest) -> None:
    page = guest("/rules/uruk#cards/discovery/kiln")
    kiln = page.locator("[id='cards/discovery/kiln']")
    expect(kiln).to_contain_text("3\u00a0copies")
    expect(kiln.get_by_text("Brennofen")).to_be_hidden()
    kiln.get_by_text("Sources").click()

    expect(kiln.get_by_text("Brennofen")).to_be_visible()
