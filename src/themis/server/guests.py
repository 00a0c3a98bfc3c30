"""Guests are known by a signed cookie and by nothing else; a page of another site may not speak in their name."""

from __future__ import annotations

import logging
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from themis.server.identity import Identity, new_user
from themis.server.throttle import Doorkeeper, TooFast, household

log: Final = logging.getLogger("themis.server")

COOKIE: Final = "themis"
# Over https the browser itself sees to it that no other host can have set it.
SECURE_COOKIE: Final = "__Host-themis"
YEAR: Final = 365 * 86400


def known_user(connection: HTTPConnection) -> str:
    """The guest behind a request; empty if the cookie is missing or not ours."""
    identity: Identity = connection.app.state.house.identity
    return identity.user_of(connection.cookies.get(cookie_name(connection), ""))


def is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def cookie_name(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def user_of(connection: HTTPConnection) -> str:
    """The guest behind a request; a new one if they are not known."""
    return known_user(connection) or new_user()


def charge(connection: HTTPConnection, cost: float) -> None:
    """Takes what something costs from the budgets of its guest and address; raises TooFast."""
    doorkeeper: Doorkeeper = connection.app.state.house.doorkeeper
    address, user = household_of(connection), known_user(connection)
    try:
        doorkeeper.check(address, user, cost)
    except TooFast:
        identity: Identity = connection.app.state.house.identity
        if doorkeeper.is_news(address):
            log.warning("too much at once from address %s, guest %s", identity.shade(address), user or "unknown")
        raise


def household_of(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client is not None else ""


def greet(connection: HTTPConnection, response: Response, user: str) -> None:
    """Gives a guest the cookie by which they are known from now on."""
    identity: Identity = connection.app.state.house.identity
    cookie = identity.cookie_for(user)
    name = cookie_name(connection)
    if connection.cookies.get(name) != cookie:
        response.set_cookie(name, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure(connection))


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether a browser sent this from a page of another site. Programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    return origin is not None and origin.partition("://")[2] != connection.headers.get("host")
