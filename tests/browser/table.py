"""Somebody's eyes and hands at a table: what glows, what can be chosen, whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

# Things that glow, and options that no thing on the board stands for.
CLICKABLE = """() => {
    const plain = (text) => text.replace(/\\s+/g, ' ').trim()
    const spoken = (option) => plain([...option.children].filter((part) => part.ariaHidden !== 'true').map((part) => part.textContent).join(' '))
    const things = [...document.querySelectorAll('[data-target].can')]
    const said = things.map((thing) => plain(thing.ariaLabel))
    const options = [...document.querySelectorAll('[data-choice]:not(:disabled)')]
    const mere = options.filter((option) => !said.some((words) => words.includes(spoken(option))))
    return [things.map((thing) => thing.dataset.target), mere.map((option) => option.dataset.choice)]
}"""
ASKED = "[data-choice]:not(:disabled)"
OVER = "a[download$='.rec']"
CURTAIN = "#curtain-title"


class Clickable(NamedTuple):
    things: list[str]
    buttons: list[str]


class Table:
    """One window at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.get_by_role("region", name=re.compile("^D[eé]cision$"))
        self.question = self.bar.get_by_role("paragraph").first
        self.options = self.bar.locator("[data-choice]")
        self.banner = page.locator("[role=status], [role=alert]")
        self.log = page.get_by_role("complementary", name=re.compile("^(Log|Journal)$"))

    # Looking

    @property
    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    @property
    def clickable(self) -> Clickable:
        things, buttons = self.page.evaluate(CLICKABLE)
        return Clickable(things, buttons)

    @property
    def choices(self) -> list[str]:
        found: list[str] = self.options.evaluate_all("options => options.map(option => option.dataset.choice)")
        return found

    @property
    def hand(self) -> set[str]:
        """The cards of a hand that are anywhere in the document, seen or not."""
        targets: list[str] = self.page.locator("[data-target^='hand:']").evaluate_all("cards => cards.map(card => card.dataset.target)")
        return {target.removeprefix("hand:") for target in targets}

    def thing(self, target: str) -> Locator:
        return self.page.locator(f"[data-target='{target}']")

    def option(self, choice: str) -> Locator:
        return self.bar.locator(f"[data-choice='{choice}']")

    # Waiting

    def until_asked(self) -> Table:
        self.page.locator(ASKED).first.wait_for()
        return self

    def until_something(self) -> Table:
        """Until this window can choose, or the screen changes hands, or the game is over."""
        self.page.locator(f"{ASKED}, {OVER}, {CURTAIN}").first.wait_for(state="attached")
        return self

    # Doing

    def click(self, target: str) -> None:
        # Two cards of a kind in the display are as good as each other.
        self.thing(target).first.click()

    def decide(self, random: Random, rank: Callable[[str], int] = lambda _: 0) -> None:
        """Clicks something that glows, or a mere button; of several, one with the lowest rank. If a menu opens, chooses from it."""
        things, buttons = self.clickable
        assert things or buttons, "it is asked, but nothing can be clicked"
        least = min(map(rank, things + buttons))
        picked = random.choice([one for one in things + buttons if rank(one) == least])
        if picked in things:
            self.click(picked)
            self.pick_from_menu(random)
        else:
            self.option(picked).click()

    def pick_from_menu(self, random: Random) -> None:
        items = self.page.get_by_role("menuitem")
        if number := items.count():
            items.nth(random.randrange(number)).click()

    def choose(self, choice: str) -> None:
        self.option(choice).click()

    def play_until(self, done: Callable[[], bool], random: Random, most: int = 400) -> None:
        """Decides whatever is asked until something is true or the game is over."""
        for _ in range(most):
            self.until_something()
            if self.is_over or done():
                return
            self.decide(random)
        raise AssertionError(f"{most} decisions were not enough")

    # Doors

    def open_menu(self) -> Locator:
        self.page.get_by_role("button", name="Menu", exact=True).click()
        dialog = self.page.get_by_role("dialog", name="Menu")
        expect(dialog).to_be_visible()
        return dialog
