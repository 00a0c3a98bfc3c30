"""A server, a browser, and as many guests as a test wants, each with a browser window of their own.

A test fails if the page wrote an error to its console, which is also where the browser tells that the content policy was violated.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple, Protocol, TypedDict, Unpack

import pytest
from browser.table import Table
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from server.hosting import Inn, Shelved
from serving import Server

from themis.games import GAMES

# No sandbox, because tests may run as root; grey letters are painted for half the price of coloured ones; the rest keeps Chromium from
# calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-lcd-text",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000  # milliseconds: two cores serve two browsers, their servers and the bots

Size = tuple[int, int]
PHONE: Size = (360, 740)
DESK: Size = (1440, 900)
# Tests do not watch the others' moves at leisure, hear nothing, know all games, and do what they do on purpose.
FIRST_SETTINGS = {"pace": "instant", "sound": False, "name": "Ada", "met": GAMES, "warnings": "off"}
# What a window finds when it is opened: the settings of its owner, and nothing that somebody else has left.
BEGIN = """settings => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', 'yes')
    localStorage.clear()
    localStorage.setItem('themis.settings', settings)
}"""


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


class Looks(NamedTuple):
    """Whatever two windows must have in common if one is to be opened where the other was."""

    address: str
    language: str
    size: Size
    scheme: Literal["light", "dark"]
    motion: Literal["reduce", "no-preference"]


class Wardrobe:
    """Browser contexts that nobody wears at the moment: one that has loaded the client before loads it for a fraction of the price."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.complaints: list[str] = []
        self.free: dict[Looks, list[BrowserContext]] = defaultdict(list)

    def take(self, looks: Looks) -> BrowserContext:
        return self.free[looks].pop() if self.free[looks] else self._made(looks)

    def put_back(self, looks: Looks, context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.set_offline(False)
        self.free[looks].append(context)

    def _made(self, looks: Looks) -> BrowserContext:
        context = self.browser.new_context(
            base_url=looks.address,
            locale=looks.language,
            viewport={"width": looks.size[0], "height": looks.size[1]},
            has_touch=looks.size == PHONE,
            color_scheme=looks.scheme,
            reduced_motion=looks.motion,
        )
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda message: self.complaints.append(message.text) if message.type == "error" else None)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        return context


@pytest.fixture(scope="session")
def wardrobe(browser: Browser) -> Wardrobe:
    return Wardrobe(browser)


@pytest.fixture
def complaints(wardrobe: Wardrobe) -> Iterator[list[str]]:
    """What the pages wrote as errors. A test that provokes some clears the list."""
    wardrobe.complaints.clear()
    yield wardrobe.complaints

    assert [] == wardrobe.complaints


@pytest.fixture
def guest(wardrobe: Wardrobe, complaints: list[str], request: pytest.FixtureRequest) -> Iterator[Guest]:
    worn: list[tuple[Looks, BrowserContext]] = []

    def opened(path: str = "/", *, at: Inn | Server | None = None, cookie: str = "", **window: Unpack[Window]) -> Page:
        host: Inn | Server = at or request.getfixturevalue("inn")
        address = f"http://127.0.0.1:{host.port}"
        looks = Looks(
            address,
            window.get("language", "en"),
            window.get("size", DESK),
            window.get("scheme", "light"),
            window.get("motion", "reduce"),
        )
        context = wardrobe.take(looks)
        worn.append((looks, context))
        if cookie:
            context.add_cookies([{"name": "themis", "value": cookie, "url": address}])
        page = context.new_page()
        settings = json.dumps({**FIRST_SETTINGS, **window.get("settings", {})})
        page.add_init_script(f"({BEGIN})({json.dumps(settings)})")
        page.goto(path)
        return page

    yield opened
    for looks, context in worn:
        wardrobe.put_back(looks, context)


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
