"""What is asked over HTTP: games and their words, the lobby, new tables, seats, records."""

from __future__ import annotations

import asyncio
import gc
import gzip
import hashlib
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

import themis
from themis.core.native import COMPILED
from themis.errors import BadRecord, NewerRecord, ThemisError, UnknownGame, UnknownLesson
from themis.games import known
from themis.server import describe
from themis.server.devices import MOVE_SECONDS, UsedLink
from themis.server.film import film
from themis.server.guests import charge, greet, household_of, is_foreign, known_user, user_of
from themis.server.house import ClosedLink, House, NoGuest, NoTable
from themis.server.keeping import TooManyNeighbours, TooManyTables, TooManyToday, TooManyWatchers
from themis.server.names import AlikeName, BadName, BotName, UnseenName
from themis.server.pacing import payer_of
from themis.server.practice import practice_of
from themis.server.protocol_http import (
    NO_SEAT,
    Claim,
    FilmWish,
    Health,
    Lobby,
    MoveLink,
    MoveWish,
    NewLesson,
    NewPuzzle,
    NewTable,
    Nothing,
    Problem,
    ReplayWish,
    ReviewLink,
    ReviewWish,
    TableLink,
)
from themis.server.puzzles import read_day
from themis.server.queueing import Rank, Ticket
from themis.server.reviews import NoReview
from themis.server.store import StorageTrouble
from themis.server.throttle import TooFast
from themis.speech.speech import LANGUAGES

T = TypeVar("T", bound=Struct)
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

LARGEST_BODY: Final = 64_000
LARGEST_RECORD: Final = 4_100_000
FILM_SECONDS: Final = 30.0
# Of a large answer so much is sent at a time; from half of it on, it is compressed in another thread.
PIECE: Final = 262_144
UNKNOWN: Final = ("unknown", "there is no such address")


def costing(cost: float, endpoint: Endpoint) -> Endpoint:
    """What is answered only if its guest and address have so much left."""

    async def paid(request: Request) -> Response:
        charge(request, cost)
        return await endpoint(request)

    return paid


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, {"cache-control": "no-store"}, "application/json")


class Lasting(NamedTuple):
    """An answer that changes only with a new version of Themis, as it is sent."""

    body: bytes
    zipped: bytes
    tag: str


@cache
def made_once(make: Callable[..., object], *arguments: object) -> Lasting:
    body = msgspec.json.encode(make(*arguments))
    # Words that were read for it stay for good: to look among them for garbage takes a tenth of a second in which nobody plays.
    gc.freeze()
    return Lasting(body, gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:20]}"')


async def lasting(request: Request, make: Callable[..., object], *arguments: object) -> Response:
    """What `make` makes of the arguments, which takes long the first time; a page that has it already is told so."""
    made = await describe.once(made_once, make, *arguments)
    headers = {"etag": made.tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") in (made.tag, f"W/{made.tag}"):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(made.zipped, 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(made.body, 200, headers, "application/json")


async def body_of(request: Request, kind: type[T], largest: int = LARGEST_BODY) -> T:
    """The request's body as a struct; refused before it is read when it is foreign or too large."""
    if is_foreign(request):
        raise NoTable
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > largest:
                raise TooLarge(f"a request has at most {largest} bytes")
    except ClientDisconnect:
        raise Malformed("the request ended before its end") from None
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"the request cannot be understood: {error}") from None


class TooLarge(ThemisError):
    """More than anybody needs to say."""


class Malformed(ThemisError):
    """Not what the protocol says."""


STATUS: Final[list[tuple[type[ThemisError], int, str]]] = [
    (NoTable, 404, "no-table"),
    (NoReview, 404, "no-review"),
    (UnknownGame, 404, "unknown-game"),
    (UnknownLesson, 404, "unknown-lesson"),
    (StorageTrouble, 503, "storage"),
    (TooLarge, 413, "too-large"),
    (TooManyTables, 409, "too-many-tables"),
    (TooManyNeighbours, 409, "too-many-neighbours"),
    (TooManyWatchers, 409, "too-many-watchers"),
    (TooManyToday, 429, "too-many-today"),
    (TooFast, 429, "too-fast"),
    (Malformed, 400, "malformed"),
    (ClosedLink, 410, "closed-link"),
    (UsedLink, 410, "used-link"),
    (NoGuest, 404, "no-guest"),
    (UnseenName, 422, "name-unseen"),
    (BotName, 422, "name-bot"),
    (AlikeName, 422, "name-alike"),
    (NewerRecord, 422, "newer-record"),
    (BadRecord, 422, "bad-record"),
    (ThemisError, 422, "refused"),
]


async def refuse(request: Request, error: Exception) -> Response:
    """Every refusal of Themis as a problem with a code and a sentence."""
    status, code = next((status, code) for kind, status, code in STATUS if isinstance(error, kind))
    response = answer(Problem(code, str(error), error.seat if isinstance(error, BadName) else NO_SEAT), status)
    if isinstance(error, TooFast):
        await asyncio.sleep(house_of(request).limits.refusal_seconds)
        response.headers["retry-after"] = str(error.seconds)
    return response


async def unanswerable(_: Request, error: Exception) -> Response:
    """What the routes refuse by themselves, as a problem like any other."""
    assert isinstance(error, HTTPException)
    code, sentence = ("wrong-method", "this address does not answer to this method") if error.status_code == 405 else UNKNOWN
    response = answer(Problem(code, sentence), error.status_code)
    response.headers.update(error.headers or {})
    return response


# Games


async def games(request: Request) -> Response:
    return await lasting(request, describe.game_infos, *known())


async def game(request: Request) -> Response:
    return await lasting(request, describe.game_info, request.path_params["game"])


async def texts(request: Request) -> Response:
    return await lasting(request, describe.texts, request.path_params["game"], language_of(request))


async def rulebook(request: Request) -> Response:
    return await lasting(request, describe.rulebook, request.path_params["game"], language_of(request))


def language_of(request: Request) -> str:
    language = request.path_params.get("language") or request.query_params.get("lang", "en")
    if language not in LANGUAGES:
        raise ThemisError(f"there is no language '{language[:20]}'; there are: {', '.join(LANGUAGES)}")
    return str(language)


async def health(request: Request) -> Response:
    house = house_of(request)
    engine: Literal["compiled", "interpreted"] = "compiled" if COMPILED else "interpreted"
    return answer(Health(themis.__version__, engine, house.tables_alive(), house.store.health()), 200 if house.store.is_working() else 503)


# Tables


async def lobby(request: Request) -> Response:
    """Gives no cookie: if two first requests crossed, a table could belong to the guest whose cookie came first and was lost."""
    return answer(Lobby(await house_of(request).lobby(user_of(request), payer_of(request.scope))))


async def create(request: Request) -> Response:
    user = user_of(request)
    wish = await body_of(request, NewTable)
    response = answer(TableLink(await house_of(request).create(user, wish, household_of(request))), 201)
    greet(request, response, user)
    return response


async def shelf(request: Request) -> Response:
    return answer(await house_of(request).shelf(user_of(request)))


async def practice(request: Request) -> Response:
    return answer(await practice_of(house_of(request).store, user_of(request)))


async def teach(request: Request) -> Response:
    user = user_of(request)
    wish = await body_of(request, NewLesson)
    response = answer(TableLink(await house_of(request).teach(user, wish, household_of(request))), 201)
    greet(request, response, user)
    return response


async def puzzles(request: Request) -> Response:
    """The puzzles of a day; today's if none is named."""
    day = read_day(request.path_params.get("day", ""))
    return answer(await house_of(request).puzzles(user_of(request), day))


async def pose(request: Request) -> Response:
    user = user_of(request)
    wish = await body_of(request, NewPuzzle)
    response = answer(TableLink(await house_of(request).pose(user, wish, household_of(request))), 201)
    greet(request, response, user)
    return response


async def claim(request: Request) -> Response:
    user = user_of(request)
    wish = await body_of(request, Claim)
    table = request.path_params["table"]
    await house_of(request).claim(table, user, wish, payer_of(request.scope))
    response = answer(TableLink(table))
    greet(request, response, user)
    return response


async def welcome(request: Request) -> Response:
    claim = await body_of(request, Claim)
    return answer(await house_of(request).welcome(request.path_params["table"], user_of(request), claim, payer_of(request.scope)))


# Who one is


async def sign_out(request: Request) -> Response:
    """Ends what every browser of this guest knows, and gives this one a new cookie."""
    await body_of(request, Nothing)
    user = guest_of(request)
    await house_of(request).sign_out(user, household_of(request))
    response = answer(Nothing())
    greet(request, response, user)
    return response


async def link_to_move(request: Request) -> Response:
    await body_of(request, Nothing)
    return answer(MoveLink(house_of(request).devices.link(guest_of(request)), int(MOVE_SECONDS)))


async def move(request: Request) -> Response:
    wish = await body_of(request, MoveWish)
    response = answer(Nothing())
    greet(request, response, house_of(request).devices.follow(wish.token))
    return response


def guest_of(request: Request) -> str:
    """The guest behind a request; NoGuest for somebody new."""
    user = known_user(request)
    if not user:
        raise NoGuest
    return user


# Records


async def record(request: Request) -> Response:
    """The whole game with every draw, once it can no longer tell a secret."""
    table = request.path_params["table"]
    game, text = await record_of(request, table, user_of(request))
    return download(text, f"{game}-{table}.rec")


async def record_of(request: Request, table_id: str, user: str) -> tuple[str, str]:
    """The game of a finished table that a guest may see, and its record."""
    table = await house_of(request).enter(table_id, user, payer_of(request.scope))
    if table.session is None or table.row.stage != "over":
        raise ThemisError("the record tells every hand; it can be had when the game is over")
    return table.row.game, table.session.record.written()


async def story(request: Request) -> Response:
    """The story so far, as this guest's seat knows it."""
    user = user_of(request)
    payer = payer_of(request.scope)
    table = await house_of(request).enter(request.path_params["table"], user, payer)
    if table.session is None:
        raise ThemisError("the game has not begun yet")
    own = table.row.seats_of(user)
    # At a shared screen nobody reads the story with another's eyes.
    eyes = own[0] if len(own) == 1 else -1
    told = await house_of(request).stories.story(
        table.row.id, table.session, eyes, language_of(request), table.trail.corrections, table.row.hints, payer
    )
    return download(told, f"{table.row.game}-{table.row.id}.txt")


async def replay(request: Request) -> Response:
    """A record as a film; replayed in another process, because a record may be long or hostile."""
    wish = await body_of(request, ReplayWish, LARGEST_RECORD)
    return await projected(request, wish.record, wish.eyes)


async def shared(request: Request) -> Response:
    """A finished game as a film, for anybody who was given its link."""
    wish = await body_of(request, FilmWish)
    record = await house_of(request).shared(request.path_params["table"], wish.token, payer_of(request.scope))
    return await projected(request, record, wish.eyes)


async def projected(request: Request, record: str, eyes: int) -> Response:
    """Films are large: whoever waits for one keeps their place until it is there, or the line has closed."""
    house, household = house_of(request), household_of(request)
    with ExitStack() as place:
        place.enter_context(house.doorkeeper.audience.one(household))
        try:
            made = await house.projector.run(film, record, eyes, ticket=Ticket((household,), Rank.PLAYER), seconds=FILM_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            raise BadRecord("this record takes too long to play") from None
        return Kept(made, place.pop_all())


class Kept(Response):
    """A large answer, sent piece by piece as the line takes it in; what is kept for it is let go when it is sent."""

    def __init__(self, body: bytes, kept: ExitStack) -> None:
        super().__init__(body, 200, {"cache-control": "no-store"}, "application/json")
        self._kept: Final = kept

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._kept:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for first in range(0, len(self.body), PIECE):
                await send({"type": "http.response.body", "body": self.body[first : first + PIECE], "more_body": True})
            # Each piece waits until the line has taken in those before it, and so does the end.
            await send({"type": "http.response.body", "body": b"", "more_body": False})


# Reviews


async def review(request: Request) -> Response:
    """Begins a review, or goes on with it."""
    user, house, household = user_of(request), house_of(request), household_of(request)
    wish = await body_of(request, ReviewWish, LARGEST_RECORD)
    with house.doorkeeper.audience.one(household):
        id = wish.review or await house.reviews.begin(await wished(request, wish, user), user, household)
        await house.reviews.judge(id, wish.seat, user, household)
    response = answer(ReviewLink(id), 201)
    greet(request, response, user)
    return response


async def wished(request: Request, wish: ReviewWish, user: str) -> str:
    """The record that somebody wants reviewed."""
    if wish.record:
        return wish.record
    if wish.token:
        return await house_of(request).shared(wish.table, wish.token, payer_of(request.scope))
    return (await record_of(request, wish.table, user))[1]


async def reviewed(request: Request) -> Response:
    return answer(await house_of(request).reviews.look(request.path_params["review"]))


async def reviewed_record(request: Request) -> Response:
    id = request.path_params["review"]
    return download(await house_of(request).reviews.record(id), f"{id[:12]}.rec")


def download(text: str, name: str) -> Response:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"})
