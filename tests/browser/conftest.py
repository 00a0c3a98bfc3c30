"""A server, a browser, and as many guests as a test wants, each with a browser window of their own.

A test fails if the page wrote an error to its console, which is also where the browser tells that the content policy was violated.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol, TypedDict, Unpack

import pytest
from browser.table import Table
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from server.hosting import Inn, Shelved
from serving import Server

from themis.games import GAMES

# No sandbox, because tests may run as root; the rest keeps Chromium from calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 15_000  # milliseconds: two cores serve two browsers, their servers and the bots

Size = tuple[int, int]
PHONE: Size = (360, 740)
DESK: Size = (1440, 900)
# Tests do not watch the others' moves at leisure, know all games, and do what they do on purpose.
FIRST_SETTINGS = {"pace": "instant", "name": "Ada", "met": GAMES, "warnings": "off"}


class Window(TypedDict, total=False):
    """How a window differs from a large light one in English; `settings` are those that its page has kept."""

    language: str
    size: Size
    scheme: Literal["light", "dark"]
    motion: Literal["reduce", "no-preference"]
    settings: dict[str, object]


class Guest(Protocol):
    """Opens a window at a path of the site, as somebody who has never been there, or as the owner of a cookie."""

    def __call__(self, path: str = "/", *, at: Inn | Server | None = None, cookie: str = "", **window: Unpack[Window]) -> Page: ...


class Sits(Protocol):
    """Puts a game in its middle on a table, and lets somebody come back to it."""

    def __call__(self, shelved: Shelved, name: str = "Ada", **window: Unpack[Window]) -> Table: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("THEMIS_CHROMIUM")
    if not chromium:
        raise pytest.UsageError("the browser tests run with 'make browser', which finds a Chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """The house that all tests share; none may close it."""
    opened = Inn(tmp_path_factory.mktemp("inn") / "themis.db").open()
    yield opened
    opened.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server in a process of its own, which the test starts, and may kill and start again."""
    server = Server(tmp_path / "server")
    yield server
    server.stop()


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the pages wrote as errors. A test that provokes some clears the list."""
    found: list[str] = []
    yield found

    assert [] == found


@pytest.fixture
def guest(browser: Browser, complaints: list[str], request: pytest.FixtureRequest) -> Iterator[Guest]:
    contexts: list[BrowserContext] = []

    def opened(path: str = "/", *, at: Inn | Server | None = None, cookie: str = "", **window: Unpack[Window]) -> Page:
        host: Inn | Server = at or request.getfixturevalue("inn")
        address = f"http://127.0.0.1:{host.port}"
        context = new_context(browser, address, window)
        contexts.append(context)
        if cookie:
            context.add_cookies([{"name": "themis", "value": cookie, "url": address}])
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        page = context.new_page()
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()


def new_context(browser: Browser, address: str, window: Window) -> BrowserContext:
    width, height = window.get("size", DESK)
    viewport: ViewportSize = {"width": width, "height": height}
    kept = json.dumps({**FIRST_SETTINGS, **window.get("settings", {})})
    return browser.new_context(
        base_url=address,
        storage_state={"origins": [{"origin": address, "localStorage": [{"name": "themis.settings", "value": kept}]}]},
        locale=window.get("language", "en"),
        viewport=viewport,
        has_touch=window.get("size") == PHONE,
        color_scheme=window.get("scheme", "light"),
        reduced_motion=window.get("motion", "reduce"),
    )


@pytest.fixture
def sits(guest: Guest, inn: Inn) -> Sits:
    known: set[str] = set()

    def seated(shelved: Shelved, name: str = "Ada", **window: Unpack[Window]) -> Table:
        if shelved.id not in known:
            inn.shelve(shelved)
            known.add(shelved.id)
        cookie = inn.guest_of(shelved, name).cookie
        return Table(guest(f"/table/{shelved.id}", cookie=cookie, **window), touch=window.get("size") == PHONE)

    return seated
