"""Guests who end all their sign-ins but the one by which they ask for it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from themis.server.connection import Connection
from themis.server.devices import DeviceLinks
from themis.server.identity import Identity
from themis.server.limits import Limits
from themis.server.store import Store, keep_age
from themis.server.throttle import Purses, TooFast

# A line that closes with this code comes back by itself.
RESTART: Final = 1012


class TooManySignOuts(TooFast):
    """As many guests of one address as may sign out for the first time in a day: each of them is remembered."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, "so many guests of your address have signed out today; come back later")


class SignOuts:
    """Makes guests older: no cookie of an earlier age is good any more."""

    def __init__(self, database: Store, identity: Identity, limits: Limits, devices: DeviceLinks) -> None:
        self._store: Final = database
        self._identity: Final = identity
        self._devices: Final = devices
        self._first: Final = Purses(limits.sign_outs_of_address)

    async def end(self, user: str, address: str, lines: Iterable[Connection]) -> None:
        """Ends the cookies, the links and the lines of a guest; the answer brings a new cookie."""
        age = self._identity.age_of(user) + 1
        if age == 1:
            self._count(address)
        await self._store.write([keep_age(user, age)])
        self._identity.ages[user] = age
        self._devices.forget(user)
        for who in lines:
            if who.user == user:
                who.close(RESTART)

    def _count(self, address: str) -> None:
        now = time.monotonic()
        purse = self._first.of(address, now)
        if not purse.allows(now):
            raise TooManySignOuts(purse.wait(now, 1.0))
