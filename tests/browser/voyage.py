"""Delphi in its middle: recorded games up to a point, and hands that click what was chosen there."""

from __future__ import annotations

from collections.abc import Callable

from browser.table import Table
from playwright.sync_api import Locator
from server.hosting import Shelved
from transcript import records

from themis.core.record import Record, parse
from themis.games import find

GAMES = [parse(path.read_text(encoding="utf-8")) for path in records("delphi")]


class Voyage(Shelved):
    """A recorded game up to a point. Ada has the first seat; the others are bots unless they are named."""

    def __init__(self, record: Record, lines: int, *others: str) -> None:
        seats = others or ["bot easy"] * (len(record.names) - 1)
        super().__init__("Ada", *seats, game="delphi", options=record.options, secret=int(record.secret, 16))
        for line in record.lines[:lines]:
            self.choose(line.seat, line.text)
        self.following = adas_next(record, lines)


def adas_next(record: Record, start: int) -> list[str]:
    """What Ada chooses from a point on, as long as nobody else is asked."""
    found: list[str] = []
    for line in record.lines[start:]:
        if line.seat != 0:
            break
        found.append(line.text)
    return found


def before(wanted: Callable[[list[str]], bool], *others: str) -> Voyage:
    """The first point in the recorded games at which Ada will choose certain things."""
    for record in GAMES:
        if others and len(others) != len(record.names) - 1:
            continue
        for start in range(len(record.lines)):
            following = adas_next(record, start)
            if following and wanted(following):
                return Voyage(record, start, *others)
    raise AssertionError("no recorded game has this")


def adas_turn(choices: int = 30) -> Voyage:
    """Ada's turn with something to sail for."""
    record = GAMES[-1]
    start = next(i for i in range(choices, len(record.lines)) if "sail" in adas_next(record, i)[:1])
    return Voyage(record, start)


def carry_out(table: Table, choice: str) -> None:
    """Clicks the thing that stands for a choice, and chooses from the menu if there is one."""
    table.until_asked()
    if not table.option(choice).count():
        table.press(table.bar.locator("[data-fold]"))
    words = table.option(choice).locator("span").first.inner_text().replace("\u00a0", " ")
    table.click(target_of(choice))
    if table.page.get_by_role("menuitem").count():
        table.press(table.page.get_by_role("menuitem", name=words, exact=True))


def target_of(choice: str) -> str:
    known = find("delphi").catalogue.parse(choice)
    assert known
    return known.target()


def hex_of(table: Table, slug: str) -> Locator:
    return table.thing(f"hex:{slug}")


def calmly(what: str) -> int:
    """The turn ends when nothing else is left to click."""
    return 1 if what in ("oracle", "spyglass", "no-step", "retreat") else 0


def in_haste(what: str) -> int:
    return 0 if what in ("oracle", "no-step", "retreat") else 1
