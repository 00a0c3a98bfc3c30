"""Plans in the words of the rules, and what came of them.

    t = send(table(4), "wood 2, I-L 3", "I-D 1")
    assert ("won", "light") == verdict(t, "i")

The plans are those of the seats in their order; whoever has none places nothing.
"""

from __future__ import annotations

from typing import Any

import kit
from games.pantheon_proto.laying import REST_OF_TURN, Table

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import explain
from themis.games.pantheon_proto.content import CELLS, COLUMNS, SIDES, SLOTS
from themis.games.pantheon_proto.frames.purchase import Purchase
from themis.games.pantheon_proto.frames.resolution import Resolution, UseAny
from themis.games.pantheon_proto.state import State

SHORT = {f"{slot.upper()}-{side[0].upper()}": f"{slot}-{side}" for slot in SLOTS for side in SIDES}
LONG = {cell: short for short, cell in SHORT.items()}
VERDICTS = ["quest-won", "quest-balanced", "quest-decided", "quest-unresolved"]


# Plans


def numbers(plan: str) -> list[int]:
    """The twelve numbers of a plan such as "wood 2, I-L 3"."""
    found = [0] * len(CELLS)
    for part in plan.split(", ") if plan else []:
        cell, number = part.split()
        found[CELLS.index(SHORT.get(cell, cell))] += int(number)
    return found


def read(plan: list[int]) -> str:
    """Twelve numbers in the same words."""
    return ", ".join([f"{LONG.get(cell, cell)} {number}" for cell, number in zip(CELLS, plan, strict=True) if number])


def written(plan: str) -> str:
    """The choice that hands a plan in."""
    return " ".join(["plan", *[str(number) for number in numbers(plan)]])


def hand_in(t: Table, plans: dict[int, str]) -> Table:
    """These seats hand in whole plans, legal or not, one after the other; `events` are those of the last."""
    for seat, plan in plans.items():
        t.submit(seat, *numbers(plan))
    return t


def why(t: Table, seat: int, text: str) -> list[str]:
    """The rules that a choice of a seat breaks."""
    return explain(t.state, seat, t.choice(text))


def revealed(t: Table, seat: int) -> str:
    """The plan of a seat as it was told to all, in the last step."""
    return next(read(values[1:]) for values in told(t, "plan-revealed") if values[0] == seat)


# Resolution


def send(t: Table, *plans: str, answer: dict[str, str] | None = None) -> Table:
    """These plans are revealed and resolved, up to the purchase phase; whoever may use a bonus is asked.

    With an `answer` whoever owns "any cell" passes, but for the columns that it names. `events` are those of the whole resolution.
    """
    for seat, plan in enumerate(plans):
        t.plan(seat, **{cell.replace("-", "_"): number for cell, number in zip(CELLS, numbers(plan), strict=True)})
    t._reveal()
    t.lay_the_rest()
    t.state.then([Resolution(), *REST_OF_TURN])
    run(t)
    while answer is not None and isinstance(t.state.stack[-1], UseAny):
        before = t.events
        decide(t, answer.get(COLUMNS[t.state.stack[-1].column], "pass"))
        t.events = before + t.events
    return t


def run(t: Table, io: Io | None = None) -> Table:
    """Goes on to the next decision of the resolution, or to its end."""
    s = t.state
    io = io or Io(Seeded(1), False)
    assert "" == t.unsound()
    while not isinstance(s.stack[-1], Purchase):
        frame = s.stack.pop()
        if frame.enter(s, io):
            s.stack.append(frame)
            break
    assert "" == t.unsound()
    return t._after(io)


def decide(t: Table, text: str) -> Table:
    """Whoever is asked decides, and the resolution goes on, but no further than its end."""
    assert t.offers(text), f"'{text}' is not offered, but {t.options}"
    io = Io(Seeded(1), False)
    seat = t.waiting[0]
    frame = t.state.stack.pop()
    frame.choose(t.state, seat, t.choice(text), io)
    return run(t, io)


def buy_nothing(t: Table) -> Table:
    """The purchase phase passes, and the next turn begins."""
    if isinstance(t.state.stack[-1], Purchase):
        t.ask()
    while not t.state.over and t.asked != "Planning":
        t.play("done")
    return t


# What came of it


def told(t: kit.Table[State], name: str) -> list[list[int]]:
    """The numbers of all events of a name."""
    return [[int(value) for value in event.values] for event in t.events_named(name)]


def verdicts(t: Table) -> list[tuple[str, str, str]]:
    """How each quest ended in the last step: its slot, "won", "balanced", "decided" or "unresolved", and the winning side."""
    found = [event for event in t.events if event.kind.name in VERDICTS]
    return [
        (SLOTS[event.values[0]], event.kind.name.removeprefix("quest-"), SIDES[event.values[1]] if len(event.values) > 1 else "")
        for event in found
    ]


def verdict(t: Table, slot: str) -> tuple[str, str]:
    return next((word, side) for where, word, side in verdicts(t) if where == slot)


def totals(t: Table, slot: str) -> tuple[int, ...]:
    """Light, dark, and how much of either is a neutral bonus."""
    return next(tuple(values[1:]) for values in told(t, "quest-counted") if SLOTS[values[0]] == slot)


def stock(t: Table, seat: int) -> dict[str, int]:
    return {name: t.side(seat)[name] for name in ("wood", "metal", "wheat")}


def counts(t: Table, seat: int) -> Any:
    return t.side(seat)["counts"]


def all_of(t: Table, field: str) -> list[Any]:
    """A field of everybody's side, as a spectator sees it."""
    return [side[field] for side in t.view()["sides"]]
