"""Tables at which whole plans are made, and what one needs to know of them; Blotto is the smallest game that has them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from server.guests import Guest, Line, Message
from server.hosting import Inn, Shelved

from themis.server.protocol import Clock
from themis.server.rows import Draft, Planning

BLOTTO = Path(__file__).parent / "blotto"
SLOW = {"countdown": "none"}
FAST = {"countdown": "two"}


def shelved(*seats: str, options: dict[str, str] | None = None, clock: Clock | None = None, public: bool = False) -> Shelved:
    return Shelved(*seats, game="blotto", options=options, clock=clock, public=public)


def sit(inn: Inn, table: Shelved, stack: ExitStack, *names: str) -> list[Line]:
    """Everybody with a page of their own."""
    inn.shelve(table)
    return [stack.enter_context(inn.guest_of(table, name).at(table.id)) for name in names]


def draft(line: Line) -> tuple[str, bool]:
    """The last draft that a page was told."""
    last = line.heard_of("draft")[-1]
    return last["choice"], last["ready"]


def until_game(line: Line, fits: Callable[[Message], bool]) -> None:
    """Listens until the game is as wanted, which it may be already."""
    while not fits(line.game):
        line.receive()


def revealed(line: Line) -> list[list[int]]:
    """The plans that everybody has seen, by seat."""
    events = [event for move in line.log for event in move["events"] if event[0] == "revealed"]
    return [values[1:] for _, values, _ in events]


def ask_pong(line: Line) -> str:
    line.tell("ping")
    return str(line.until("pong")["type"])


def fields(message: Message, *names: str) -> tuple[object, ...]:
    return tuple(message[name] for name in names)


def late(table: Shelved, *, left: float, **plans: str) -> Shelved:
    """Planning with a countdown that ends so many seconds from now; whoever has a plan is ready."""
    names = [seat.name for seat in table.row.seats]
    kept = {names.index(name): Draft(plan, True, [f"by {name}"]) for name, plan in plans.items()}
    table.row.planning = Planning(kept, ends=int((time.time() + left) * 1000))
    return table


PATHS = ["/api/tables", "/api/health", "/api/tables/{table}/record", "/api/tables/{table}/transcript?lang=en"]


def witnessed(database: Path, table: Shelved, bens: str, plans: Callable[[Line], object]) -> list[str]:
    """Everything that Ben, who is ready with a plan, Cy and a watcher can hear and ask for while Ada plans and is ready at last."""
    with ExitStack() as stack:
        inn = Inn(database).open()
        stack.callback(inn.close)
        names = ("Ada", "Ada", "Ben", "Cy")
        ada, again, *others = [stack.enter_context(inn.guest_of(table, name).at(table.id)) for name in names]
        watcher = Guest(inn.port, "Eve", inn.house.identity.cookie_for("eve"))
        others.append(stack.enter_context(watcher.at(table.id)))
        for line in others:
            line.until_table(lambda seen: seen["watchers"] == 1)
        for line in others:
            # How often they were told that somebody comes depends on who came together.
            ask_pong(line)
            line.texts.clear()
        others[0].plan(bens, ready=True)
        ada.until_ready(1)
        plans(ada)
        ada.until_ready(0, 1)
        others[0].ask("say", text="Who is ready?")
        others[0].plan(bens, ready=True)
        others[1].ask("look", seat=2)
        others[1].ask("then", step=0)
        others[1].hello()
        told: list[str] = []
        for line in others:
            assert "pong" == ask_pong(line)
            told += [*line.texts, "|"]
        for guest in (inn.guest_of(table, "Ben"), inn.guest_of(table, "Cy"), watcher):
            answers = [guest.get(path.format(table=table.id)) for path in PATHS]
            answers.append(guest.post(f"/api/tables/{table.id}/welcome", {"token": "", "name": "x"}))
            told += [f"{answer.status} { ({**answer.headers, 'date': ''}) } {answer.text}" for answer in answers]
        assert "pong" == ask_pong(again) and 1 < len(again.heard_of("draft"))
    return [re.sub(r'"(at|warm_in)":\d+', r'"\1":0', text) for text in told]
