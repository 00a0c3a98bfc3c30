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
        """These seats are asked from now on."""
        self._left[:] = self.left(now)
        self._since = now
        self.running = seats

    def reward(self, seat: int, was_asked: bool, is_asked: bool) -> int:
        """Milliseconds for a seat that has decided; a seat that takes the decision back gives them back, as far as it has them."""
        return max(self.clock.increment * MILLI * (was_asked - is_asked), -self._left[seat])

    def give(self, seat: int, reward: int) -> None:
        self._left[seat] += reward

    def give_time_to_return(self, seat: int) -> None:
        """Only to those who have none: nobody gains time by leaving and coming back (TAB-CLOCK-03)."""
        self._left[seat] = self._left[seat] or RETURN_SECONDS * MILLI

    def is_out(self, seat: int) -> bool:
        return self._left[seat] == 0

    def expired(self, now: float) -> list[int]:
        left = self.left(now)
        return [seat for seat in self.running if left[seat] == 0]

    def next_expiry(self, now: float) -> float | None:
        """Seconds until the first running clock has run out; None if none runs."""
        left = self.left(now)
        return min((left[seat] for seat in self.running), default=0) / MILLI if self.running else None
