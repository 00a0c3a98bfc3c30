"""Tables whose clocks run although nobody looks: they sleep in the store like all others, and are woken when something must happen."""

from __future__ import annotations

import asyncio
import heapq
from typing import Final, NamedTuple

from msgspec.structs import replace

from themis.server.clocks import MILLI
from themis.server.rows import TableRow


class Sleeper(NamedTuple):
    """When a table fell asleep, and what its clocks said then."""

    since: float
    clocks: list[int]


class Sleepers:
    """Knows of each sleeping clock when it will have run out. Times are seconds of a clock that never jumps."""

    def __init__(self) -> None:
        self._asleep: Final[dict[str, Sleeper]] = {}
        # The next to be woken first; one that has risen by itself meanwhile is passed over.
        self._alarms: Final[list[tuple[float, str]]] = []
        self._changed: Final = asyncio.Event()

    def __len__(self) -> int:
        return len(self._asleep)

    def lay_down(self, row: TableRow, clocks: list[int], now: float, has_bots_to_ask: bool) -> None:
        self._asleep[row.id] = Sleeper(now, clocks)
        heapq.heappush(self._alarms, (now + seconds_left(row, clocks, has_bots_to_ask), row.id))
        self._changed.set()

    def rise(self, row: TableRow, now: float) -> TableRow:
        """The row of a table that is awake again, with what its clocks say now."""
        sleeper = self._asleep.pop(row.id, None)
        if sleeper is None:
            return row
        spent = round((now - sleeper.since) * MILLI)
        running = running_seats(row)
        return replace(row, clocks=[max(left - spent, 0) if seat in running else left for seat, left in enumerate(sleeper.clocks)])

    def forget(self, table: str) -> None:
        self._asleep.pop(table, None)

    async def next(self) -> str:
        """The next table that must be woken, as soon as it must."""
        loop = asyncio.get_running_loop()
        while True:
            while self._alarms and self._alarms[0][1] not in self._asleep:
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
