"""Whole plans in the making. They stay outside the game until all of them are handed in at once, so that nobody learns from it how others plan.

Nothing here looks at the time: whoever asks says what time it is, in milliseconds since 1970, so that a countdown survives a restart.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from themis.core.frame import drafting
from themis.core.session import Change, Session
from themis.errors import ThemisError
from themis.server.clocks import MILLI
from themis.server.hot.keys import is_same
from themis.server.protocol import PlanningState
from themis.server.rows import Draft, TableRow

# Of the commands that were carried out for a draft, so many are recognised when they are sent again.
REMEMBERED_KEYS: Final = 8
# Where people have a day for a decision they are not here together: nobody is hurried.
DAY_SECONDS: Final = 86_400

NO_DRAFT: Final = Draft("", False, [])


def draft_of(row: TableRow, seat: int) -> Draft:
    return row.planning.drafts.get(seat, NO_DRAFT)


def was_kept(row: TableRow, key: str) -> bool:
    return any(is_same(key, kept) for draft in row.planning.drafts.values() for kept in draft.keys)


def with_draft(row: TableRow, seat: int, choice: str, ready: bool, key: str) -> TableRow:
    draft = Draft(choice, ready, [*draft_of(row, seat).keys, key][-REMEMBERED_KEYS:])
    return replace(row, planning=replace(row.planning, drafts={**row.planning.drafts, seat: draft}))


# Who is ready, and when the time is up


def people(row: TableRow) -> list[int]:
    """The planning seats at which somebody sits; where a bot plays, nobody is waited for."""
    return [seat for seat in row.waiting if row.seats[seat].kind == "human" and not row.seats[seat].warm]


def ready(row: TableRow) -> list[int]:
    """The seats that are ready; bots are at once, however long they think."""
    asked = set(people(row)) & set(row.asked())
    return [seat for seat in row.waiting if seat not in asked]


def ready_people(row: TableRow) -> list[int]:
    return [seat for seat in people(row) if draft_of(row, seat).ready]


def hurries(row: TableRow) -> bool:
    """Whether most people are ready, and all of them are at the table together, each with a screen of their own."""
    seats = people(row)
    is_slow = row.clock is not None and row.clock.bank >= DAY_SECONDS
    return 2 * len(ready_people(row)) > len(seats) and len({row.seats[seat].user for seat in seats}) > 1 and not is_slow


def timed(row: TableRow, seconds: int, now: int) -> TableRow:
    """The row with its countdown: begun by a majority, stopped by a pause alone."""
    planning = row.planning
    if row.paused and planning.ends:
        planning = replace(planning, ends=0, left=max(planning.ends - now, 1))
    elif not row.paused and planning.left:
        planning = replace(planning, ends=now + planning.left, left=0)
    elif not row.paused and not planning.ends and seconds and hurries(row):
        planning = replace(planning, ends=now + seconds * MILLI)
    return replace(row, planning=planning)


def is_up(row: TableRow, now: int) -> bool:
    """Whether the countdown has ended: no plan can be changed any more."""
    return 0 < row.planning.ends <= now


def is_due(row: TableRow, now: int) -> bool:
    """Whether the plans are to be handed in."""
    return not row.paused and (is_up(row, now) or not set(people(row)) & set(row.asked()))


def state(row: TableRow, now: int, clocks: list[int]) -> PlanningState:
    """What everybody may know."""
    planning = row.planning
    left = max(planning.ends - now, 0) if planning.ends else planning.left or -1
    return PlanningState(ready(row), left, clocks)


# Handing in


def handed_in(session: Session, row: TableRow, bots: dict[int, list[str]]) -> list[Change]:
    """All plans, in the order of the seats: a draft as it is, and nothing at all where there is none; the rules make it complete."""
    verb = drafting(session.state)
    assert verb is not None
    nothing = verb.plan([0] * int(verb.length)).text
    twin = session.twin()
    changes: list[Change] = []
    for seat in session.waiting():
        choices = bots[seat] if seat in bots else [draft_of(row, seat).choice]
        for choice in choices if is_plan(twin.twin(), seat, choices) else [nothing]:
            changes.append(twin.tried(seat, choice))
            twin.accept(changes[-1])
    return changes


def is_plan(session: Session, seat: int, choices: list[str]) -> bool:
    """Whether a seat has planned when it has chosen this."""
    has_planned = False
    try:
        for choice in choices:
            change = session.tried(seat, choice)
            session.accept(change)
            has_planned = change.revealed or seat not in session.waiting()
    except ThemisError:
        return False
    return has_planned


def are_behind(session: Session, lines: int) -> bool:
    """Whether plans were handed in after so many lines of the record: nobody goes back behind them, for everybody has seen them."""
    past = session.replay()
    while not past.done():
        if past.position >= lines and drafting(past.state) is not None:
            return True
        past.forward()
    return False
