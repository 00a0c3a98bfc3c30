"""Pantheon in its middle: recorded games up to a point, with a person on every seat, and hands that click what was chosen there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

from browser.table import Table
from playwright.sync_api import Locator
from server.hosting import Shelved
from transcript import records

from themis.core.frame import forced, waiting
from themis.core.record import Record, Replay, parse
from themis.games import find

PEOPLE = ("Ada", "Ben", "Cy", "Dov")
GAME = find("pantheon")
GAMES = [parse(path.read_text(encoding="utf-8")) for path in records("pantheon")]


class Step(NamedTuple):
    """A recorded choice: whose it was, what was asked, and the names of the events that were told."""

    seat: int
    asked: str
    choice: str
    told: frozenset[str]
    # It makes itself: there is nothing else to choose, and nothing is learned.
    forced: bool

    @property
    def verb(self) -> str:
        return self.choice.split()[0]


class Journey(Shelved):
    """A recorded game up to a point, and what was chosen from there on."""

    def __init__(self, record: Record, ahead: list[Step]) -> None:
        super().__init__(*PEOPLE[: len(record.names)], game="pantheon", options=record.options, secret=int(record.secret, 16))
        for line in record.lines[: len(record.lines) - len(ahead)]:
            self.choose(line.seat, line.text)
        self.record, self.ahead = record, ahead

    @property
    def asked(self) -> str:
        """The name of whoever is asked."""
        return self.row.seats[self.ahead[0].seat].name

    @property
    def view(self) -> dict[str, Any]:
        """What they see."""
        return self.session.view(self.ahead[0].seat)

    @property
    def side(self) -> dict[str, Any]:
        """What they have."""
        side: dict[str, Any] = self.view["sides"][self.ahead[0].seat]
        return side

    def facts(self, choice: str) -> dict[str, int]:
        """What one of their options would do."""
        seat = self.ahead[0].seat
        option = next(option for option in self.session.options(seat) if option.text == choice)
        return self.session.game.facts(self.session.state, seat, option)

    def carry_on(self, steps: int) -> Journey:
        """The same game, some choices later."""
        for step in self.ahead[:steps]:
            self.choose(step.seat, step.choice)
        self.ahead = self.ahead[steps:]
        return self


@cache
def steps_of(game: int) -> list[Step]:
    """A whole recorded game."""
    replay, found = Replay(GAME, GAMES[game]), list[Step]()
    while not replay.done():
        asked = type(replay.state.stack[-1]).__name__
        only = forced(replay.state) is not None
        line = replay.forward()
        told = frozenset(event.kind.name for event in replay.events)
        found.append(Step(line.seat, asked, line.text, told, only and not line.outcomes and [line.seat] == waiting(replay.state)))
    return found


def journeys(wanted: Callable[[list[Step]], bool]) -> Iterator[Journey]:
    """The points in the recorded games at which certain things are chosen next."""
    for number, record in enumerate(GAMES):
        whole = steps_of(number)
        yield from (Journey(record, whole[start:]) for start in range(len(whole)) if wanted(whole[start:]))


def before(wanted: Callable[[list[Step]], bool]) -> Journey:
    return next(journeys(wanted))


def run(ahead: list[Step]) -> list[Step]:
    """What somebody chooses before anybody else is asked."""
    return list(takewhile(lambda step: step.seat == ahead[0].seat, ahead))


def carry_out(table: Table, choice: str) -> None:
    """Clicks the thing that stands for a choice once it glows, or its button if there is none; of a menu the item that says the same."""
    known = GAME.catalogue.parse(choice)
    assert known
    if not known.target():
        table.press(table.option(choice))
        table.confirm()
        return
    thing = table.page.locator(f"[data-target='{known.target()}'].can").first
    if len(choice.split()) < 3:
        table.press(thing)
        return
    thing.wait_for()
    if not table.option(choice).count():
        table.press(table.bar.locator("[data-fold]"))
    words = table.option(choice).locator("span").first.inner_text().replace("\u00a0", " ")
    table.press(thing)
    if table.page.get_by_role("menuitem").count():
        table.press(table.page.get_by_role("menuitem", name=words, exact=True))


def space_of(table: Table, slug: str) -> Locator:
    return table.thing(f"space:{slug}")
