"""Optional clocks: every seat has a bank of time that runs while it is asked, and grows a little when it has decided.

Nothing here looks at the time: whoever asks says what time it is, in seconds.
"""

from __future__ import annotations

from typing import Final

from themis.server.protocol import Clock

MILLI: Final = 1000
# Whoever comes back to a seat whose time had run out gets at least so long for a decision.
RETURN_SECONDS: Final = 30


class Clocks:
    """The clocks of a table; `running` are the seats that are asked."""

    def __init__(self, clock: Clock, left: list[int], now: float) -> None:
        self.clock: Final = clock
        self.running: list[int] = []
        self._left: Final = left
        self._since = now

    def left(self, now: float) -> list[int]:
        """Milliseconds left to each seat; never less than nothing."""
        spent = round((now - self._since) * MILLI)
        return [max(left - spent, 0) if seat in self.running else left for seat, left in enumerate(self._left)]

    def run(self, seats: list[int], now: float) -> None:
        """Other seats are asked from now on; those that have decided are rewarded."""
        decided = [seat for seat in self.running if seat not in seats]
        self.stop(now)
        for seat in decided:
            self._left[seat] += self.clock.increment * MILLI
        self.running = seats

    def stop(self, now: float) -> None:
        """Nobody's time runs, and nobody is rewarded."""
        self._left[:] = self.left(now)
        self._since = now
        self.running = []

    def give_time_to_return(self, seat: int) -> None:
        self._left[seat] = max(self._left[seat], RETURN_SECONDS * MILLI)

    def expired(self, now: float) -> list[int]:
        left = self.left(now)
        return [seat for seat in self.running if left[seat] == 0]

    def next_expiry(self, now: float) -> float | None:
        """Seconds until the first running clock has run out; None if none runs."""
        left = self.left(now)
        return min((left[seat] for seat in self.running), default=0) / MILLI if self.running else None
