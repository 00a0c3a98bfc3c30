"""Links by which another browser becomes the same guest: each is good once, and soon."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Final, NamedTuple

from themis.errors import ThemisError

# How long a link to another device is good.
MOVE_SECONDS: Final = 600.0


class UsedLink(ThemisError):
    """The link to another device, after it was used or has waited too long."""

    def __init__(self) -> None:
        super().__init__("this link was used already, or is too old")


class Move(NamedTuple):
    """A link: its secret, and until when it is good."""

    token: str
    until: float


class DeviceLinks:
    """The links that are good; of one guest only the last one."""

    def __init__(self) -> None:
        # The oldest first, which are the first to be too old.
        self._last: Final[OrderedDict[str, Move]] = OrderedDict()
        self._users: Final[dict[str, str]] = {}

    def __len__(self) -> int:
        return len(self._users)

    def link(self, user: str, now: float | None = None) -> str:
        """A secret by which another browser becomes this guest."""
        now = time.monotonic() if now is None else now
        self.forget(user)
        while self._last and next(iter(self._last.values())).until < now:
            self.forget(next(iter(self._last)))
        token = secrets.token_urlsafe(18)
        self._last[user], self._users[token] = Move(token, now + MOVE_SECONDS), user
        return token

    def follow(self, token: str, now: float | None = None) -> str:
        """The guest who made the link; UsedLink if there is none any more."""
        user = self._users.get(token, "")
        move = self.forget(user)
        if move is None or move.until < (time.monotonic() if now is None else now):
            raise UsedLink
        return user

    def forget(self, user: str) -> Move | None:
        """The link of a guest is good no more."""
        move = self._last.pop(user, None)
        if move is not None:
            del self._users[move.token]
        return move
