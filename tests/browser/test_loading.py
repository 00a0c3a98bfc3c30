"""What comes over the wire when a table is opened for the first time: little, from here only, and under a strict policy."""

from __future__ import annotations

import json

from browser.conftest import Guest
from browser.table import Table, adas_turn
from playwright.sync_api import Page, Request, expect
from server.hosting import Inn

MOST_KILOBYTES = 250
SCRIPTS_AND_STYLES = ("script", "stylesheet")


def requests_of(page: Page) -> list[Request]:
    made: list[Request] = []
    page.on("request", lambda request: made.append(request))
    return made


def test_the_first_load_of_a_table_is_small_and_from_here_only(guest: Guest, inn: Inn) -> None:
    game = adas_turn()
    inn.shelve(game)
    page = guest("about:blank", cookie=inn.guest_of(game, "Ada").cookie)
    # Somebody may have been here before in the same window.
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    made = requests_of(page)
    violated: list[str] = []
    page.on("console", lambda message: violated.append(message.text) if "Content Security Policy" in message.text else None)

    document = page.goto(f"http://127.0.0.1:{inn.port}/table/{game.id}")
    Table(page).until_asked()
    page.wait_for_load_state("networkidle")

    assert document
    policy = document.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
    assert [] == violated
    assert [] == [request.url for request in made if not request.url.startswith((f"http://127.0.0.1:{inn.port}/", "data:"))]
    sizes = {request.url: request.sizes()["responseBodySize"] for request in made if request.resource_type in SCRIPTS_AND_STYLES}
    assert len(sizes) > 2
    assert sum(sizes.values()) < MOST_KILOBYTES * 1000, sizes


def test_every_icon_of_the_manifest_exists(guest: Guest) -> None:
    page = guest("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    answer = page.request.get(address)
    manifest = json.loads(answer.body())

    assert "Themis" == manifest["name"]
    assert manifest["icons"]
    for icon in manifest["icons"]:
        found = page.request.get(icon["src"])
        assert found.ok and icon["type"] == found.headers["content-type"].partition(";")[0], icon
    expect(page.get_by_role("heading", name="Themis")).to_be_visible()
