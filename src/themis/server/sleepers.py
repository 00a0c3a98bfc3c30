"""Tables whose clocks run although nobody looks: they sleep in the store like all others, and are woken when something must happen."""

from __future__ import annotations

import asyncio
import heapq
from typing import Final, NamedTuple

from msgspec.structs import replace

from themis.server.clocks import MILLI
from themis.server.rows import TableRow

# Alarms that are good no more are left alone while there are few.
FEW: Final = 16


class Sleeper(NamedTuple):
    """When a table fell asleep, what its clocks said then, and when it must be woken."""

    since: float
    clocks: list[int]
    until: float


class Sleepers:
    """Knows of each sleeping clock when it will have run out. Times are seconds of a clock that never jumps."""

    def __init__(self) -> None:
        self._asleep: Final[dict[str, Sleeper]] = {}
        # The next to be woken first; that of a table which has risen by itself meanwhile is passed over.
        self._alarms: Final[list[tuple[float, str]]] = []
        self._changed: Final = asyncio.Event()

    def __len__(self) -> int:
        return len(self._asleep)

    def lay_down(self, row: TableRow, clocks: list[int], now: float, has_bots_to_ask: bool) -> None:
        self._asleep[row.id] = Sleeper(now, clocks, now + seconds_left(row, clocks, has_bots_to_ask))
        heapq.heappush(self._alarms, (self._asleep[row.id].until, row.id))
        if len(self._alarms) > 2 * len(self._asleep) + FEW:
            # A table that sleeps for a moment, again and again, leaves an alarm each time, for an hour that may be days away.
            self._alarms[:] = [(sleeper.until, table) for table, sleeper in self._asleep.items()]
            heapq.heapify(self._alarms)
        self._changed.set()

    def rise(self, row: TableRow, now: float) -> TableRow:
        """The row of a table that is awake again, with what its clocks say now."""
        sleeper = self._asleep.pop(row.id, None)
        if sleeper is None:
            return row
        spent = round((now - sleeper.since) * MILLI)
        running = running_seats(row)
        return replace(row, clocks=[max(left - spent, 0) if seat in running else left for seat, left in enumerate(sleeper.clocks)])

    def snooze(self, table: str, until: float) -> None:
        """Wakes a table later that could not be woken in time; its clocks go on."""
        if table in self._asleep:
            self._asleep[table] = self._asleep[table]._replace(until=until)
            heapq.heappush(self._alarms, (until, table))
            self._changed.set()

    def forget(self, table: str) -> None:
        self._asleep.pop(table, None)

    def _is_good(self, until: float, table: str) -> bool:
        """Whether an alarm is that of the sleep in which its table is."""
        return table in self._asleep and self._asleep[table].until == until

    async def next(self) -> str:
        """The next table that must be woken, as soon as it must."""
        loop = asyncio.get_running_loop()
        while True:
            while self._alarms and not self._is_good(*self._alarms[0]):
                heapq.heappop(self._alarms)
            if self._alarms and self._alarms[0][0] <= loop.time():
                return heapq.heappop(self._alarms)[1]
            self._changed.clear()
            wait = self._alarms[0][0] - loop.time() if self._alarms else None
            try:
                await asyncio.wait_for(self._changed.wait(), wait)
            except TimeoutError:
                continue


def running_seats(row: TableRow) -> list[int]:
    """The seats of people whose time runs."""
    if row.clock is None or not row.is_ticking():
        return []
    return [seat for seat in row.asked() if row.seats[seat].kind == "human" and not row.seats[seat].warm]


def seconds_left(row: TableRow, clocks: list[int], has_bots_to_ask: bool) -> float:
    """Until the first clock has run out; none where a bot has still to be asked, or a countdown runs."""
    running = running_seats(row)
    if not running or row.planning.ends or (has_bots_to_ask and len(running) < len(row.asked())):
        return 0.0
    return min(clocks[seat] for seat in running) / MILLI
