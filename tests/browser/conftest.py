"""A server, a browser, and as many guests as a test wants, each with a browser window of their own.

A test fails if the page wrote an error to its console, which is also where the browser tells that the content policy was violated.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
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

Size = tuple[int, int]
PHONE: Size = (360, 740)
DESK: Size = (1440, 900)


class Guest(Protocol):
    """Opens a window at a path of the site, as somebody who has never been there."""

    def __call__(
        self,
        path: str = "/",
        *,
        at: Server | None = None,
        language: str = "en",
        size: Size = DESK,
        scheme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
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
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests share; none may stop it."""
    yield from running(Server(tmp_path_factory.mktemp("server")))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may stop and start."""
    yield from running(Server(tmp_path / "server"))


def running(server: Server) -> Iterator[Server]:
    server.start()
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
        at: Server | None = None,
        language: str = "en",
        size: Size = DESK,
        scheme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> Page:
        host: Server = at or request.getfixturevalue("server")
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        context = browser.new_context(
            base_url=host.address, locale=language, viewport=viewport, has_touch=size == PHONE, color_scheme=scheme, reduced_motion=motion
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        page = context.new_page()
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
