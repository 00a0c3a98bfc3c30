"""Hints and warnings on the page: said where they move nothing and cover nothing that they point at, known to everybody, and the last word is the player's."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from browser.axe import violations
from browser.conftest import PHONE, Guest
from browser.table import DOUBLE_CLICK, Table
from playwright.sync_api import expect
from server.hosting import Inn, Shelved

from themis.bots.bot import Knowledge
from themis.core.session import Session
from themis.learn.hint import Hint, hint
from themis.server.limits import FRIENDS

# The first hint of a house begins a process, which leaves the processor to everybody else.
LONG = 60_000


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house in which a warning may take as long as it takes."""
    inn = Inn(tmp_path_factory.mktemp("patient") / "themis.db", allowed=FRIENDS._replace(warning_seconds=LONG / 1000)).open()
    yield inn
    inn.close()


def leaves_a_ritual(session: Session) -> bool:
    offered = [choice.text for choice in session.options(0)] if session.waiting() == [0] else []
    return "end" in offered and any(text.startswith("ritual") for text in offered)


def a_mistake() -> Shelved:
    """Ada can perform a ritual, and should."""
    return Shelved("Ada", "bot easy", game="altar", secret=2).play(leaves_a_ritual, 2)


def a_toss_up() -> Shelved:
    """Ada chooses a god, and several, but not all, are about equally good. Bots that think longer see more of a difference, so the game depends on how long they think."""
    games = (
        Shelved("Ada", "bot easy", game="altar", secret=secret).play(lambda session: session.waiting() == [0]) for secret in range(1, 20)
    )
    return next(shelved for shelved in games if 0 < len(hinted(shelved).also) < len(shelved.session.options(0)) - 1)


def hinted(shelved: Shelved) -> Hint:
    return hint(Knowledge(shelved.session.game, shelved.session.state, 0))


def seated(guest: Guest, inn: Inn, shelved: Shelved, **window: object) -> Table:
    cookie = inn.guest_of(shelved, "Ada").cookie
    inn.shelve(shelved)
    page = guest(f"/table/{shelved.id}", at=inn, cookie=cookie, **window)  # type: ignore[arg-type]
    return Table(page, touch=window.get("size") == PHONE).until_asked()


def test_a_hint_is_told_over_the_foot_of_the_board_and_in_the_log(guest: Guest, patient: Inn) -> None:
    table = seated(guest, patient, a_mistake())
    slip, board = table.page.get_by_role("region", name="Hint"), table.page.locator("main, #part-board")
    room = [part.bounding_box() for part in board.all()]

    table.page.keyboard.press("h")

    expect(slip).to_contain_text("Perform a ritual", timeout=LONG)
    expect(table.log).to_contain_text("Ada asks for a hint.")
    expect(table.page.get_by_text("Has asked for hints").first).to_be_attached()
    expect(table.page.locator("[data-ringed]").first).to_be_visible()
    assert [] == violations(table.page)
    assert room == [part.bounding_box() for part in board.all()]

    table.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)


def test_what_a_hint_points_at_is_not_under_it(guest: Guest, patient: Inn) -> None:
    """Ada should take a card that is low on her phone."""
    table = seated(guest, patient, a_mistake(), size=PHONE)
    table.page.locator("main").evaluate("main => main.scrollTo({ top: 0, behavior: 'instant' })")
    table.press(table.page.get_by_role("button", name="Hint"))
    slip = table.page.locator(".slip[data-advice]")
    expect(slip).to_be_visible(timeout=LONG)

    table.page.wait_for_function(
        "([ringed, over]) => document.querySelector(ringed).getBoundingClientRect().bottom <= document.querySelector(over).getBoundingClientRect().top",
        arg=["main [data-ringed]", ".slip[data-advice]"],
    )


def test_everything_that_is_equally_good_is_ringed(guest: Guest, patient: Inn) -> None:
    shelved = a_toss_up()
    found, game = hinted(shelved), shelved.session.game
    table = seated(guest, patient, shelved)

    table.page.keyboard.press("h")

    expect(table.page.get_by_role("region", name="Hint")).to_contain_text("about equally good", timeout=LONG)
    for text in [found.choice, *found.also]:
        choice = shelved.session.parsed(text)
        assert choice is not None
        expect(table.thing(game.target(shelved.session.state, 0, choice))).to_have_attribute("data-ringed", re.compile("."))
        expect(table.option(text)).to_have_attribute("data-ringed", text)


def test_a_beginner_is_asked_once_more_before_a_mistake(guest: Guest, patient: Inn) -> None:
    table = seated(guest, patient, a_mistake(), size=PHONE, settings={"warnings": "auto"})
    slip, room = table.page.locator(".warning"), table.page.locator("main").bounding_box()
    end = table.option("end")

    table.press(end)
    if end.get_attribute("data-lost") is not None:
        table.page.wait_for_timeout(DOUBLE_CLICK)
        table.press(end)
    expect(slip).to_contain_text("Another choice looks much better.", timeout=LONG)
    assert room == table.page.locator("main").bounding_box()
    table.press(slip.get_by_role("button", name="Back"))
    expect(slip).to_have_count(0)
    assert table.is_asked and "end" in table.choices
