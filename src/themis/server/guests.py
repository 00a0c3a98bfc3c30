"""Guests are known by a signed cookie and by nothing else; a page of another site may not speak in their name."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from themis.server.identity import Identity, new_user
from themis.server.throttle import Doorkeeper, household

COOKIE: Final = "themis"
YEAR: Final = 365 * 86400


def known_user(connection: HTTPConnection) -> str:
    """The guest behind a request; empty if the cookie is missing or not ours."""
    identity: Identity = connection.app.state.house.identity
    return identity.user_of(connection.cookies.get(COOKIE, ""))


def user_of(connection: HTTPConnection) -> str:
    """The guest behind a request; a new one if they are not known."""
    return known_user(connection) or new_user()


def charge(connection: HTTPConnection, cost: float) -> None:
    """Takes what something costs from the budgets of its guest and address; raises TooFast."""
    doorkeeper: Doorkeeper = connection.app.state.house.doorkeeper
    doorkeeper.check(household_of(connection), known_user(connection), cost)


def household_of(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client is not None else ""


def greet(connection: HTTPConnection, response: Response, user: str) -> None:
    """Gives a guest the cookie by which they are known from now on."""
    identity: Identity = connection.app.state.house.identity
    cookie = identity.cookie_for(user)
    if connection.cookies.get(COOKIE) != cookie:
        secure = connection.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether a browser sent this from a page of another site. Programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    return origin is not None and origin.partition("://")[2] != connection.headers.get("host")
