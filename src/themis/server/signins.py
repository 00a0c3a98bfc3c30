"""By how many browsers a guest is known: one more by a link to another device, or this one alone."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from typing import Final

from themis.errors import ThemisError
from themis.server.connection import Connection
from themis.server.identity import Identity
from themis.server.limits import Limits
from themis.server.store import Store, keep_age
from themis.server.throttle import Purses, TooFast

# How long a link to another device is good.
MOVE_SECONDS: Final = 600.0
# A line that closes with this code comes back by itself.
RESTART: Final = 1012


class NoGuest(ThemisError):
    """Somebody who is not known here, so that there is nothing to take along or to end."""

    def __init__(self) -> None:
        super().__init__("nobody is known here by this browser yet")


class UsedLink(ThemisError):
    """The link to another device, after it was used or has waited too long."""

    def __init__(self) -> None:
        super().__init__("this link was used already, or is too old")


class TooManySignOuts(TooFast):
    """As many guests of one address as may sign out for the first time in a day: each of them is remembered."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, "so many guests of your address have signed out today; come back later")


class SignIns:
    """Ends the sign-ins of guests, and takes them along to other devices."""

    def __init__(self, database: Store, identity: Identity, limits: Limits, lines: Iterable[Connection]) -> None:
        self._store: Final = database
        self._identity: Final = identity
        self._lines: Final = lines
        self._newly_out: Final = Purses(limits.sign_outs_of_address)
        self._moves: dict[str, tuple[str, float]] = {}

    async def end(self, user: str, address: str) -> None:
        """No cookie of this guest is good any more, and their lines end; the answer brings a new one."""
        age = self._identity.age_of(user) + 1
        if age == 1:
            self._count(address)
        await self._store.write([keep_age(user, age)])
        self._identity.ages[user] = age
        self._moves = {token: move for token, move in self._moves.items() if move[0] != user}
        for who in self._lines:
            if who.user == user:
                who.close(RESTART)

    def _count(self, address: str) -> None:
        now = time.monotonic()
        purse = self._newly_out.of(address, now)
        if not purse.allows(now):
            raise TooManySignOuts(purse.wait(now, 1.0))

    def link_to_move(self, user: str) -> str:
        """A secret by which another browser becomes the same guest: once, and soon. The last one counts."""
        now = time.monotonic()
        self._moves = {token: move for token, move in self._moves.items() if move[0] != user and move[1] > now}
        token = secrets.token_urlsafe(18)
        self._moves[token] = (user, now + MOVE_SECONDS)
        return token

    def moved(self, token: str) -> str:
        """The guest who made the link; UsedLink if there is none any more."""
        user, until = self._moves.pop(token, ("", 0.0))
        if until < time.monotonic():
            raise UsedLink
        return user
