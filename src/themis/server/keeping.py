"""How many unfinished tables there may be of one guest and from one address, and how long a table is kept in which nothing happens."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

import sqlalchemy as sa

from themis.errors import ThemisError
from themis.server.limits import DAY, Limits
from themis.server.rows import TableRow
from themis.server.schema import TABLES
from themis.server.store import Store, readable
from themis.server.throttle import Purses, TooFast

Age: TypeAlias = Literal["gathering", "of bots alone", "unfinished", "finished"]

# A guest is told how long a table is kept if it is not much longer than this.
SOON: Final = 3 * DAY
# So many stored tables are looked at in one go: all of a large house within a day, and at no time many.
GLANCE: Final = 500


class TooManyTables(ThemisError):
    """As many unfinished tables as one guest may have."""

    def __init__(self, most: int) -> None:
        super().__init__(f"you have {most} unfinished tables; finish a game before you open another")


class TooManyNeighbours(ThemisError):
    """As many unfinished tables of the last day as there may be from one address, of however many guests."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} unfinished tables come from your address; finish some, or come back tomorrow")


class TooManyWatchers(ThemisError):
    """As many guests as one table remembers: whoever forgets the cookie each time would fill the disk."""

    def __init__(self) -> None:
        super().__init__("this table lets in no more people")


class TooManyToday(TooFast):
    """As many new tables as one guest or one address may have stored in a day."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, "so many tables were opened today; come back later to open another")


class Host:
    """Lets in new tables while there is room for them."""

    def __init__(self, database: Store, limits: Limits) -> None:
        self._store: Final = database
        self._limits: Final = limits
        self._guests: Final = Purses(limits.new_tables_of_guest)
        self._origins: Final = Purses(limits.new_tables_of_address)

    async def make_room(self, guest: str, origin: str) -> None:
        """Counts one more table, or says why there is no room for it. Where it comes from may be unknown (empty)."""
        of_guest, of_origin = await self._store.read(count_unfinished(guest, origin, int(time.time()) - DAY))
        if of_guest >= self._limits.tables_of_guest:
            raise TooManyTables(of_guest)
        if origin and of_origin >= self._limits.tables_of_address:
            raise TooManyNeighbours(of_origin)
        now = time.monotonic()
        purses = [self._guests.of(guest, now), *([self._origins.of(origin, now)] if origin else [])]
        seconds = max(purse.wait(now, 1.0) for purse in purses)
        if seconds > 0:
            raise TooManyToday(seconds)
        for purse in purses:
            purse.allows(now)


# Growing old


def age_of(row: TableRow) -> Age:
    if row.stage == "gathering":
        return "gathering"
    if all(seat.kind != "human" for seat in row.seats):
        return "of bots alone"
    return "finished" if row.stage == "over" else "unfinished"


def kept_until(row: TableRow, limits: Limits) -> int:
    """The second since 1970 from which on the table is forgotten, if nothing happens there."""
    days = {
        "gathering": limits.gathering_days,
        "of bots alone": limits.bots_days,
        "unfinished": limits.unfinished_days,
        "finished": limits.finished_days,
    }
    return row.changed + days[age_of(row)] * DAY


def told_until(row: TableRow, limits: Limits, now: float) -> int:
    """The same for those who should know it; 0 while there is much time."""
    until = kept_until(row, limits)
    return until if until < now + SOON else 0


class Tour:
    """Goes round all stored tables, a few at a time."""

    def __init__(self, database: Store, glance: int = GLANCE) -> None:
        self._store: Final = database
        self._glance: Final = glance
        self._last = ""

    async def next(self) -> list[TableRow]:
        self._last, rows = await self._store.read(find_after(self._last, self._glance))
        return rows


def told(forgotten: Counter[Age]) -> str:
    """What was forgotten, with counts, for the log."""
    return ", ".join(f"{count} {age}" for age, count in sorted(forgotten.items()))


# What is asked of the store


def count_unfinished(host: str, origin: str, since: int) -> Callable[[sa.Connection], tuple[int, int]]:
    """How many tables go on of a host, and how many that come from the same place, at which something has happened since.

    A stranger may share the address and leave tables behind that nobody else can finish: they must not be in the way for months.
    """
    stage = sa.func.json_extract(sa.cast(TABLES.c.row, sa.Text), "$.stage")
    unfinished = sa.select(sa.func.count()).where(stage.is_distinct_from("over"))

    def ask(connection: sa.Connection) -> tuple[int, int]:
        of_host = connection.execute(unfinished.where(TABLES.c.host == host)).scalar_one()
        from_there = unfinished.where(TABLES.c.origin == origin, TABLES.c.changed >= since)
        return of_host, connection.execute(from_there).scalar_one() if origin else 0

    return ask


def find_after(table: str, most: int) -> Callable[[sa.Connection], tuple[str, list[TableRow]]]:
    """The next tables in the order of their ids, and the last of these; empty if there are no more."""

    def ask(connection: sa.Connection) -> tuple[str, list[TableRow]]:
        next_ones = sa.select(TABLES.c.id, TABLES.c.row).where(TABLES.c.id > table).order_by(TABLES.c.id).limit(most)
        found = connection.execute(next_ones).all()
        last = str(found[-1].id) if len(found) == most else ""
        return last, [row for one in found if (row := readable(one.row)) is not None]

    return ask
