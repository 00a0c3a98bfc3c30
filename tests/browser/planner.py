"""The prototype's tables, and hands that plan at them: disciples on cells, a hand that says "ready", and what is chosen otherwise."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from browser.table import Rank, Table
from playwright.sync_api import Locator, Page, expect
from server.hosting import Shelved, found
from transcript import records

from themis.core.record import parse
from themis.core.session import Session
from themis.games import find
from themis.speech.speech import Speech

GAME = find("pantheon_proto")
CELLS = [row.id for row in GAME.content.rows("cell")]
NAMES = {cell: Speech(GAME, "en").thing("cell", cell) for cell in CELLS}
PEOPLE = ("Ada", "Ben", "Cy", "Dov", "Eve", "Finn")
# The cells that a window shows as its own, in their order.
NUMBERS = "[...document.querySelectorAll('[role=spinbutton]')].map((cell) => [cell.dataset.target.slice(5), Number(cell.ariaValueNow)])"


def planning(*seats: str, **options: str) -> Shelved:
    """The first decision of all: cards are dealt, and everybody plans; nobody has Ubiquity, so that nobody is asked in the resolution."""
    for secret in range(1, 50):
        game = Shelved(*seats, game="pantheon_proto", options={"cards": "dealt", **options}, secret=secret)
        if "ubiquity" not in [side(game, seat)["power"] for seat in range(len(seats))]:
            return game
    raise AssertionError("there is no such game")


def in_purchase(frame: str) -> Shelved:
    """Ada has something to choose from after a resolution."""

    def is_wanted(session: Session) -> bool:
        return type(session.state.stack[-1]).__name__ == frame and [0] == session.waiting() and len(session.options(0)) > 1

    return found(is_wanted, "Ada", "bot easy", "bot easy", game="pantheon_proto")


def side(game: Shelved, seat: int) -> dict[str, Any]:
    """What a seat has."""
    sides: Any = game.session.view(seat)["sides"]
    return dict(sides[seat])


def plan_of(game: Shelved, seat: int, *first: str) -> list[int]:
    """A plan for all disciples of a seat: as many as possible on certain cells, the rest from the beginning."""
    left, numbers = side(game, seat)["disciples"], dict.fromkeys(CELLS, 0)
    for cell in [*first, *CELLS]:
        put = min(5 - numbers[cell], left)
        numbers[cell] += put
        left -= put
    return list(numbers.values())


def written(numbers: Sequence[int]) -> str:
    return " ".join(["plan", *map(str, numbers)])


class Recorded(Shelved):
    """A recorded game without its last choice, with a person on every seat."""

    def __init__(self, name: str) -> None:
        record = parse(next(path for path in records("pantheon_proto") if path.stem == name).read_text(encoding="utf-8"))
        super().__init__(*PEOPLE[: len(record.names)], game="pantheon_proto", options=record.options, secret=int(record.secret, 16))
        *before, self.last = record.lines
        for line in before:
            self.choose(line.seat, line.text)
        self.points = [int(word) for word in record.result.split()[len(record.names) : -1]]


class Planner:
    """Somebody's hands above their temple."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page

    def cell(self, slug: str) -> Locator:
        return self.page.get_by_role("spinbutton").and_(self.page.locator(f"[data-target='cell:{slug}']"))

    @property
    def numbers(self) -> dict[str, int]:
        found: list[tuple[str, int]] = self.page.evaluate(NUMBERS)
        return dict(found)

    @property
    def left(self) -> Locator:
        return self.page.locator(".reserve .left b")

    def until_open(self) -> Planner:
        self.page.locator("[role=spinbutton][aria-disabled=false]").first.wait_for()
        return self

    def lay(self, numbers: Sequence[int]) -> None:
        """By clicking or touching, once for each disciple."""
        for slug, number in zip(CELLS, numbers, strict=True):
            for _ in range(number):
                self.table.press(self.cell(slug))
        self.shows(numbers)

    def shows(self, numbers: Sequence[int]) -> None:
        for slug, number in zip(CELLS, numbers, strict=True):
            if self.cell(slug).count() or number:
                expect(self.cell(slug)).to_have_attribute("aria-valuenow", str(number))

    @property
    def ready(self) -> Locator:
        return self.table.bar.locator("[data-ready]")

    def raise_hand(self) -> None:
        """With a whole plan. Where nobody else is waited for, the next one may have begun before anybody looks: there, disciples are left."""
        self.table.press(self.ready)
        expect(self.page.locator("body:has([data-ready=false]):has(.reserve .left b[data-mark='0'])")).to_have_count(0)


def hand_of(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-hand='{seat}']")


def play(table: Table, random: Random, plans: int, rank: Rank) -> int:
    """Plays to the end; plans are laid by clicking at first, and then in one of the quick ways. Returns how often it planned."""
    planner, planned = Planner(table), 0
    while not table.until_something().is_over:
        if not table.page.locator("[data-ready=false]").count():
            table.decide(random, rank)
            continue
        planned += 1
        planner.until_open()
        if planned > plans:
            table.page.get_by_role("button", name="As last turn").click()
        else:
            for slug in random.sample(sorted(planner.numbers), 3):
                planner.cell(slug).click(click_count=3, delay=20)
        if table.page.get_by_role("button", name="Place the rest").is_enabled():
            table.page.get_by_role("button", name="Place the rest").click()
        expect(planner.left).to_have_attribute("data-mark", "0")
        planner.raise_hand()
    return planned


def log_of(table: Table) -> Locator:
    """The log, which begins folded: the board has its width."""
    if not table.log.is_visible():
        table.page.get_by_role("button", name=re.compile("^(Log|Journal)$")).first.click()
    return table.log


def reveals(name: str, numbers: Sequence[int]) -> str:
    """How the log tells a plan in English."""
    placed = [f"{NAMES[cell]} {number}" for cell, number in zip(CELLS, numbers, strict=True) if number]
    return f"{name} reveals a plan: {', '.join(placed)}."
