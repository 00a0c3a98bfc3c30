"""How much one may ask for: a flood is slowed down before it costs anybody else anything."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final, NamedTuple, Self

from themis.errors import ThemisError
from themis.server.limits import COMMANDS, TALK, TALK_OF_ADDRESS, Limits, Rate

# Whoever has not asked for the longest time is forgotten first.
MOST_REMEMBERED: Final = 10_000
# How often the log tells of one address.
NEWS: Final = Rate(1 / 60, 1.0)
# When to come back if others of the same guest or address must leave first.
CROWDED_SECONDS: Final = 3.0
# Somebody with IPv6 has a whole network of this many bits to choose addresses from.
HOUSEHOLD_BITS: Final = 64


class TooFast(ThemisError):
    """Too much at once; in `seconds` it may be asked for again."""

    def __init__(self, seconds: float, message: str = "that is too much at once; wait a little") -> None:
        super().__init__(message)
        self.seconds: Final = ceil(seconds)


class Throttle:
    """A bucket that fills steadily and is emptied by whatever is asked for."""

    def __init__(self, steady: float, burst: float, now: float) -> None:
        self._steady: Final = steady
        self._burst: Final = burst
        self._tokens = burst
        self._since = now

    def allows(self, now: float, cost: float = 1.0) -> bool:
        if self.wait(now, cost) > 0:
            return False
        self._tokens -= cost
        return True

    def wait(self, now: float, cost: float) -> float:
        """Seconds until so much may be asked for."""
        self._tokens = min(self._burst, self._tokens + (now - self._since) * self._steady)
        self._since = now
        return max(cost - self._tokens, 0.0) / self._steady

    def forgive(self) -> None:
        self._tokens += 1


class Voice(NamedTuple):
    """What may be said over a line: commands and talk of its guest, over however many lines, and talk of all from its address and of those who only watch."""

    commands: Throttle
    talk: Throttle
    talk_of_address: Throttle
    talk_of_watchers: Throttle
    is_known: bool

    @classmethod
    def alone(cls, now: float) -> Self:
        return cls(Throttle(*COMMANDS, now), Throttle(*TALK, now), Throttle(*TALK_OF_ADDRESS, now), Throttle(*TALK, now), True)


class Doorkeeper:
    """Knows what guests and addresses have asked for lately."""

    def __init__(self, limits: Limits) -> None:
        self._guests: Final = Purses(limits.guest)
        self._addresses: Final = Purses(limits.address)
        self._told: Final = Purses(NEWS)
        # Where all lines come from a proxy, only here it is known whose request each of them carries.
        self.requests: Final = Crowd(limits.connections_of_address)
        # All films wait for one projector: whoever wants many at once must not be the only one who sees any.
        self.audience: Final = Crowd(limits.films)
        self._lines_of_guests: Final = Crowd(limits.lines_of_guest)
        self._lines_of_addresses: Final = Crowd(limits.lines_of_address)
        self._commands: Final = Purses(COMMANDS)
        self._talk: Final = Purses(TALK)
        self._talk_of_addresses: Final = Purses(TALK_OF_ADDRESS)
        self._talk_of_watchers: Final = Purses(TALK)

    def check(self, address: str, guest: str, cost: float) -> None:
        """Takes the cost from both budgets, or from neither and raises TooFast. A guest who is not known yet (empty) is only an address."""
        now = time.monotonic()
        throttles = [self._addresses.of(address, now), *([self._guests.of(guest, now)] if guest else [])]
        seconds = max(throttle.wait(now, cost) for throttle in throttles)
        if seconds > 0:
            raise TooFast(seconds)
        for throttle in throttles:
            throttle.allows(now, cost)

    def voice(self, address: str, guest: str) -> Voice:
        """What may be said over a new line. Guests who are not known (empty) have one voice together, that of their address."""
        now, whose = time.monotonic(), f"guest {guest}" if guest else f"address {address}"
        of_address = (self._talk_of_addresses.of(address, now), self._talk_of_watchers.of(address, now))
        return Voice(self._commands.of(whose, now), self._talk.of(whose, now), *of_address, bool(guest))

    def is_news(self, address: str) -> bool:
        """Whether a refusal for this address is worth a line in the log: the first in a while is."""
        return self._told.of(address, time.monotonic()).allows(time.monotonic())

    @contextmanager
    def line(self, address: str, guest: str) -> Iterator[None]:
        """Holds a line at a table from its first moment; raises TooFast for one too many."""
        with self._lines_of_addresses.one(address), self._lines_of_guests.one(guest):
            yield


class Purses:
    """The budgets of those who asked last."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._throttles: Final[OrderedDict[str, Throttle]] = OrderedDict()

    def of(self, whose: str, now: float) -> Throttle:
        throttle = self._throttles.setdefault(whose, Throttle(self._rate.steady, self._rate.burst, now))
        self._throttles.move_to_end(whose)
        if len(self._throttles) > MOST_REMEMBERED:
            self._throttles.popitem(last=False)
        return throttle


class Crowd:
    """Counts who is here at the same time; of one guest or address there are at most so many."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._here: Final[Counter[str]] = Counter()

    def enter(self, whose: str) -> bool:
        """False if there are too many already; otherwise they must leave."""
        if self._here[whose] >= self._most:
            return False
        self._here[whose] += 1
        return True

    def of(self, whose: str) -> int:
        """How many of them are here."""
        return self._here.get(whose, 0)

    def leave(self, whose: str) -> None:
        self._here[whose] -= 1
        if not self._here[whose]:
            del self._here[whose]

    @contextmanager
    def one(self, whose: str) -> Iterator[None]:
        """One of them, while it lasts; raises TooFast if there are too many."""
        if not self.enter(whose):
            raise TooFast(CROWDED_SECONDS)
        try:
            yield
        finally:
            self.leave(whose)


def household(address: str) -> str:
    """An address as it is counted: whoever has one address of IPv6 has all others of their network, too."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(read, IPv6Address):
        return address
    if read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return str(IPv6Address(int(read) >> (128 - HOUSEHOLD_BITS) << (128 - HOUSEHOLD_BITS)))
