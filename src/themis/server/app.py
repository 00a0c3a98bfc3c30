"""Builds the application: routes, headers and nothing else."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from themis.errors import ThemisError
from themis.server import http, limits, metrics
from themis.server.guests import charge, household_of
from themis.server.house import House
from themis.server.http import costing
from themis.server.limits import STRANGERS, Limits
from themis.server.protocol_http import Problem
from themis.server.sockets import Sockets, turn_away
from themis.server.store import BUSY_SECONDS, StorageTrouble, Store
from themis.server.throttle import TooFast
from themis.server.workers import Workers

log: Final = logging.getLogger("themis.server")

CLIENT: Final = Path(__file__).parent / "client"
LANGUAGE: Final = "{language:str}"
# The highest takes twice as long for a fiftieth less.
GZIP_LEVEL: Final = 6

# Whoever sits at this machine, such as a probe that asks whether all is well.
HERE: Final = {"localhost", "127.0.0.1", "[::1]"}

# Everything comes from here, nothing is written into pages, and no other site may frame them.
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Headers:
    """Counts every answer, and puts the same safe headers on it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.ANSWERS[str(message["status"])] += 1
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers)


class Names:
    """Answers only those who ask for it by a name of its own: another name may be somebody's trick, or a mistake."""

    def __init__(self, app: ASGIApp, names: Sequence[str]) -> None:
        self.app: Final = app
        self.names: Final = {name.lower() for name in names} | HERE if names else set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not self.names or called(HTTPConnection(scope)) in self.names:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await turn_away(WebSocket(scope, receive, send))
        else:
            await http.answer(Problem("wrong-name", "nobody of this name is here"), 421)(scope, receive, send)


def called(connection: HTTPConnection) -> str:
    """The name by which the house was asked for, without the port."""
    name = connection.headers.get("host", "").lower()
    return name.partition("]")[0] + "]" if name.startswith("[") else name.partition(":")[0]


class Door:
    """Nothing is free: every request costs a little, before anything else is done with it; what costs more is said beside its route.

    Nor may one address have too many at a time that have not been answered yet: each holds a line, if only that of a proxy.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        house: House = request.app.state.house
        with ExitStack() as place:
            try:
                charge(request, limits.ANYTHING)
                place.enter_context(house.doorkeeper.requests.one(household_of(request)))
            except TooFast as refusal:
                await (await http.refuse(request, refusal))(scope, receive, send)
                return
            await self.app(scope, receive, send)


class Assets(StaticFiles):
    """Files whose names change with their content, so that they may be kept for ever."""

    async def check_config(self) -> None:
        """Where no client is built there is no such file, and that is all there is to say."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def page(request: Request) -> Response:
    """The client: its own files by name, and its one page for every address that it understands itself."""
    wanted = CLIENT / request.path_params["path"].lstrip("/")
    if is_own_file(wanted):
        return FileResponse(wanted, headers={"cache-control": "no-cache"})
    if not (CLIENT / "index.html").is_file():
        return PlainTextResponse("The web client is not built here. Run: make client\n", 503)
    return FileResponse(CLIENT / "index.html", headers={"cache-control": "no-cache"})


def is_own_file(path: Path) -> bool:
    try:
        return path.resolve().is_relative_to(CLIENT.resolve()) and path.is_file()
    except (OSError, ValueError):
        # A name that no file can have: too long, or with a zero in it.
        return False


async def broken(_: Request, __: Exception) -> Response:
    """Starlette answers this outside of `Headers`, and logs the error itself."""
    metrics.ANSWERS["500"] += 1
    response = http.answer(Problem("broken", "something went wrong here; it was written to the server's log"), 500)
    response.headers.update(HEADERS)
    return response


async def no_such_answer(_: Request) -> Response:
    return http.answer(Problem(*http.UNKNOWN), 404)


ROUTES: Final = [
    Route("/api/health", http.health),
    Route("/api/games", http.games),
    Route("/api/games/{game:str}", http.game),
    Route(f"/api/games/{{game:str}}/texts/{LANGUAGE}", http.texts),
    Route(f"/api/games/{{game:str}}/rulebook/{LANGUAGE}", http.rulebook),
    Route("/api/tables", costing(limits.LOBBY, http.lobby), methods=["GET"]),
    Route("/api/tables", costing(limits.TABLE, http.create), methods=["POST"]),
    Route("/api/lessons", costing(limits.LOBBY, http.shelf), methods=["GET"]),
    Route("/api/practice", costing(limits.LOBBY, http.practice), methods=["GET"]),
    Route("/api/lessons", costing(limits.TABLE, http.teach), methods=["POST"]),
    Route("/api/puzzles", costing(limits.LOBBY, http.puzzles), methods=["GET"]),
    Route("/api/puzzles", costing(limits.TABLE, http.pose), methods=["POST"]),
    Route("/api/puzzles/{day:str}", costing(limits.LOBBY, http.puzzles), methods=["GET"]),
    Route("/api/tables/{table:str}/claim", costing(limits.SEAT, http.claim), methods=["POST"]),
    Route("/api/tables/{table:str}/welcome", costing(limits.SEAT, http.welcome), methods=["POST"]),
    Route("/api/tables/{table:str}/film", costing(limits.FILM, http.shared), methods=["POST"]),
    Route("/api/tables/{table:str}/record", costing(limits.STORY, http.record)),
    Route("/api/tables/{table:str}/transcript", costing(limits.STORY, http.story)),
    Route("/api/guest/sign-out", costing(limits.GUEST, http.sign_out), methods=["POST"]),
    Route("/api/guest/link", costing(limits.GUEST, http.link_to_move), methods=["POST"]),
    Route("/api/guest/move", costing(limits.GUEST, http.move), methods=["POST"]),
    Route("/api/replay", costing(limits.FILM, http.replay), methods=["POST"]),
    Route("/api/reviews", costing(limits.REVIEW, http.review), methods=["POST"]),
    Route("/api/reviews/{review:str}", costing(limits.LOBBY, http.reviewed)),
    Route("/api/reviews/{review:str}/record", costing(limits.STORY, http.reviewed_record)),
    Route("/api/{rest:path}", no_such_answer),
    Mount("/assets", Assets(directory=CLIENT / "assets", check_dir=False)),
    Route("/{path:path}", page),
]


HANDLERS: Final = {ThemisError: http.refuse, HTTPException: http.unanswerable, Exception: broken}


async def open_house(house: House) -> None:
    """Among damaged pages nothing is written any more, and so no clock need run; what can be read is shown."""
    try:
        await house.open()
    except StorageTrouble:
        if not house.store.damage:
            raise


async def ended(task: asyncio.Task[None]) -> None:
    """Ends what would go on for ever; if it has ended by a mistake before, the log says so, and everything else ends as always."""
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        pass
    except Exception:
        log.exception("what goes on for ever has ended")


def build(
    database: Path,
    bots: int = 0,
    busy_seconds: float = BUSY_SECONDS,
    allowed: Limits = STRANGERS,
    names: Sequence[str] = (),
    is_durable: bool = False,
    watchers: socket.socket | None = None,
) -> Starlette:
    """The application with its house, which opens and closes with it. StorageTrouble if the database cannot be used.

    If it is given names, it answers to those only; if it is given a listener for those who watch over it, it tells them what it counts.
    """
    store = Store(database, busy_seconds, is_durable)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        workers = Workers(bots)
        # Films have a process of their own: bots must not wait for whoever looks at long records.
        projector = Workers(1)
        house = House(store, workers, projector, allowed)
        app.state.house = house
        async with AsyncExitStack() as closing:
            # From the last to the first, whatever else goes wrong at the end.
            for close in (store.close, projector.close, workers.close, house.close):
                closing.callback(close)
            closing.push_async_callback(house.keep_snapshots)
            await open_house(house)
            if watchers is not None:
                closing.callback((await metrics.serve(watchers, house.gauges)).close)
            for work in (house.sweep_forever(), house.wake_forever()):
                closing.push_async_callback(ended, asyncio.create_task(work))
            yield

    middleware = [
        Middleware(Headers),
        Middleware(Names, names),
        Middleware(Sockets),
        Middleware(Door),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=GZIP_LEVEL),
    ]
    app = Starlette(routes=ROUTES, middleware=middleware, lifespan=lifespan, exception_handlers=HANDLERS)
    app.state.limits = allowed
    app.state.key = store.key
    return app
