"""A server, a browser, and as many guests as a test wants, each with a browser window of their own.

A test fails if the page wrote an error to its console, which is also where the browser tells that the content policy was violated.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from server.hosting import Inn
from serving import Server

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
PATIENCE = 10_000  # milliseconds: two cores serve two browsers, their servers and the bots
# Tests do not watch the others' moves at leisure.
FIRST_SETTINGS = {"pace": "instant", "name": "Ada"}

Size = tuple[int, int]
PHONE: Size = (360, 740)
DESK: Size = (1440, 900)


class Guest(Protocol):
    """Opens a window at a path of the site, as somebody who has never been there, or as the owner of a cookie."""

    def __call__(
        self,
        path: str = "/",
        *,
        at: Inn | Server | None = None,
        cookie: str = "",
        language: str = "en",
        size: Size = DESK,
        scheme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
        settings: dict[str, object] | None = None,
    ) -> Page: ...


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
    """The house that all tests share; none may close it. Games in their middle can be put on its tables."""
    opened = Inn(tmp_path_factory.mktemp("inn") / "themis.db").open()
    yield opened
    opened.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server in a process of its own, which the test starts, may kill and start again."""
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

    def opened(
        path: str = "/",
        *,
        at: Inn | Server | None = None,
        cookie: str = "",
        language: str = "en",
        size: Size = DESK,
        scheme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
        settings: dict[str, object] | None = None,
    ) -> Page:
        host: Inn | Server = at or request.getfixturevalue("inn")
        address = f"http://127.0.0.1:{host.port}"
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        kept = {"name": "themis.settings", "value": json.dumps({**FIRST_SETTINGS, **(settings or {})})}
        context = browser.new_context(
            storage_state={"origins": [{"origin": address, "localStorage": [kept]}]},
            base_url=address,
            locale=language,
            viewport=viewport,
            has_touch=size == PHONE,
            color_scheme=scheme,
            reduced_motion=motion,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if cookie:
            context.add_cookies([{"name": "themis", "value": cookie, "url": address}])
        context.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        page = context.new_page()
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
