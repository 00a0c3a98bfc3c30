"""How much one may ask for: a flood is slowed down before it costs anybody else anything."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import ip_address
from typing import Final

from themis.errors import ThemisError

# Requests that make something, a second in the long run and at once, from one address.
STEADY: Final = 1.0
BURST: Final = 60.0
MOST_ADDRESSES: Final = 10_000


class TooFast(ThemisError):
    """Too much at once."""

    def __init__(self) -> None:
        super().__init__("that is too much at once; wait a little")


class Throttle:
    """A bucket that fills steadily and is emptied by whatever is asked for."""

    def __init__(self, steady: float, burst: float, now: float) -> None:
        self._steady: Final = steady
        self._burst: Final = burst
        self._tokens = burst
        self._since = now
        self.refused = 0

    def allows(self, now: float, cost: float = 1.0) -> bool:
        self._tokens = min(self._burst, self._tokens + (now - self._since) * self._steady)
        self._since = now
        if self._tokens < cost:
            self.refused += 1
            return False
        self._tokens -= cost
        return True

    def forgive(self) -> None:
        self._tokens += 1


class Doorkeeper:
    """Remembers the last addresses that asked for something; anybody who sits at this machine may do as they like."""

    def __init__(self) -> None:
        self._throttles: Final[OrderedDict[str, Throttle]] = OrderedDict()

    def check(self, address: str, cost: float) -> None:
        """Raises TooFast for an address that asks for too much."""
        if is_here(address):
            return
        now = time.monotonic()
        throttle = self._throttles.setdefault(address, Throttle(STEADY, BURST, now))
        self._throttles.move_to_end(address)
        if len(self._throttles) > MOST_ADDRESSES:
            self._throttles.popitem(last=False)
        if not throttle.allows(now, cost):
            raise TooFast


def is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
