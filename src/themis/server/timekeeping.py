"""The clocks of a live table: they run for the people who are asked, and a bot goes on for whoever has no time left."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from themis.server.clocks import MILLI, Clocks
from themis.server.planning import RETRY_SECONDS
from themis.server.store import StorageTrouble

if TYPE_CHECKING:
    from themis.server.tables import LiveTable

log: Final = logging.getLogger("themis.server")


class Timekeeping:
    """Does nothing at a table without clocks."""

    def __init__(self, table: LiveTable) -> None:
        row = table.row
        self._table: Final = table
        self._clocks: Final = Clocks(row.clock, list(row.clocks), time.monotonic()) if row.clock is not None else None
        self._timer: asyncio.TimerHandle | None = None
        # What the clocks said when the game last changed.
        self._then = self.left()
        # How many choices there were when a seat last got time to return.
        self._returned: Final[dict[int, int]] = {}

    def is_quiet(self) -> bool:
        return self._timer is None

    def left(self) -> list[int]:
        return self._clocks.left(time.monotonic()) if self._clocks is not None else []

    def reward(self, seat: int, waiting: list[int]) -> int:
        """Milliseconds that a person earns by deciding; a bot's clock stands still."""
        if self._clocks is None or self._table.bot_level(seat) is not None:
            return 0
        return self._clocks.reward(seat, seat in self._table.row.waiting, seat in waiting)

    def spent(self, seat: int) -> int:
        """Milliseconds that a seat has spent since the game last changed."""
        return max(self._then[seat] - self.left()[seat], 0) if self._clocks is not None else 0

    def give(self, gifts: dict[int, int]) -> None:
        """The game changes, and brings seats time."""
        if self._clocks is not None:
            for seat, gift in gifts.items():
                self._clocks.give(seat, gift)
            self._then = self.left()

    def may_return(self, seat: int) -> bool:
        """Whether somebody has time left, or gets some; in one decision that happens once (TAB-CLOCK-03)."""
        return self._clocks is None or not self._clocks.is_out(seat) or self._table.steps() > self._returned.get(seat, -1)

    def give_time_to_return(self, seat: int) -> None:
        if self._clocks is not None and self._clocks.is_out(seat):
            self._returned[seat] = self._table.steps()
            self._clocks.give_time_to_return(seat)

    # Going on

    def go_on(self) -> None:
        self.stop()
        if self._clocks is None:
            return
        now, table = time.monotonic(), self._table
        asked = set(table.asked()) & set(table.row.asked())
        self._clocks.run([seat for seat in sorted(asked) if table.bot_level(seat) is None], now)
        wait = self._clocks.next_expiry(now)
        if wait is not None:
            # A little later, so that the last millisecond is over.
            self._wait(wait + 1 / MILLI)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, lambda: self._table.spawn(self._warm_late_seats()))

    async def _warm_late_seats(self) -> None:
        """Whose time has run out is played for by a bot, until they take the seat back (TAB-CLOCK-02)."""
        table = self._table
        async with table.mailbox:
            self._timer = None
            expired = self._clocks.expired(time.monotonic()) if self._clocks is not None else []
            if not expired:
                self.go_on()
                return
            row = table.row
            for number in expired:
                row = row.with_seat(number, replace(row.seats[number], warm=True))
            try:
                await table.keep_row(row)
            except StorageTrouble as trouble:
                log.warning("table %s: %s", row.id, trouble)
                self._wait(RETRY_SECONDS)
