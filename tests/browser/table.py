"""Somebody's eyes and hands at a table: what glows, what can be chosen, whose turn it is."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from playwright.sync_api import Locator, Page, expect
from server.hosting import Shelved, asks

from themis.core.session import Session

PATIENCE = 30.0

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
ASKED = "[data-asking]"
OVER = "a[download$='.rec']"
CURTAIN = "#curtain-title"
LOST = "[data-lost]"
DOUBLE_CLICK = 550


Rank: TypeAlias = Callable[[str], int]


def towards_the_end(what: str) -> int:
    """Discs first, because the game ends with the last one; then whatever brings cubes."""
    return 0 if what.startswith("slot") else 1 if what.startswith("tableau:") else 2 if what.startswith("hand:") else 3


def in_haste(what: str) -> int:
    return 0 if what in ("end", "pass", "enough") else 1


class Clickable(NamedTuple):
    things: list[str]
    buttons: list[str]


class Table:
    """One window at a table, used with a mouse or by touch."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.press = Locator.tap if touch else Locator.click
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
        self.press(self.thing(target).first)

    def decide(self, random: Random, rank: Rank = lambda _: 0) -> None:
        """Clicks something that glows, or a mere button; of several, one with the lowest rank. If a menu opens, chooses from it."""
        things, buttons = self.clickable
        assert things or buttons, "it is asked, but nothing can be clicked"
        least = min(map(rank, things + buttons))
        picked = random.choice([one for one in things + buttons if rank(one) == least])
        if picked in buttons:
            self.choose(picked)
            return
        self.click(picked)
        items = self.page.get_by_role("menuitem")
        if number := items.count():
            self.press(items.nth(random.randrange(number)))
        self.confirm()

    def decide_on(self, verb: str) -> None:
        """Chooses the first option that begins so."""
        self.choose(next(choice for choice in self.choices if choice.startswith(verb)))

    def choose(self, choice: str) -> None:
        if not self.option(choice).count():
            self.press(self.bar.locator("[data-fold]"))
        self.press(self.option(choice))
        self.confirm()

    def confirm(self) -> None:
        """Gives away what is left, if that is asked; nobody takes a double click for an answer."""
        if self.bar.locator(LOST).count():
            self.page.wait_for_timeout(DOUBLE_CLICK)
            self.press(self.bar.locator(LOST))

    def play(self, random: Random, most: int = 300, rank: Rank = lambda _: 0, until: Callable[[], bool] = lambda: False) -> int:
        """Decides whatever is asked, until something is true or the game is over; at most this many times. Returns how often it decided."""
        for decided in range(most):
            self.until_something()
            if self.is_over or until():
                return decided
            self.decide(random, rank)
        return most

    # Doors

    def open_menu(self) -> Locator:
        self.press(self.page.get_by_role("button", name="Menu", exact=True))
        dialog = self.page.get_by_role("dialog", name="Menu")
        expect(dialog).to_be_visible()
        return dialog


def whoever_is_asked(*tables: Table) -> Table:
    """The first of several windows that can choose; waits until there is one."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for table in tables:
            if table.is_asked:
                return table
    raise AssertionError("nobody is asked")


# Games in their middle


def asks_ada(frame: str) -> Callable[[Session], bool]:
    """Whether seat 0, and nobody else, is asked a certain decision."""
    return lambda session: asks(frame)(session) and [0] == session.waiting()


def adas_turn(*others: str, can: str = "", choices: int = 40) -> Shelved:
    """Ada's turn in the middle of a game, against bots unless others are named; she can choose something that begins with `can`."""

    def is_wanted(session: Session) -> bool:
        return (
            len(session.record.lines) >= choices and asks_ada("Turn")(session) and any(o.text.startswith(can) for o in session.options(0))
        )

    return Shelved("Ada", *(others or ("bot easy", "bot easy"))).play(is_wanted)


def finished() -> Shelved:
    """A game that is over."""
    shelved = Shelved("Ada", "bot easy", "bot easy").play(lambda session: session.state.over)
    shelved.row.stage = "over"
    return shelved
