"""Every line to the server, from its first byte: how many there may be, how much and how long they may say without coming to the point.

The server software below sets no limit on what stands before a request, on how long it takes, or on frames that carry nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any, Final

import httptools
import msgspec
import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from themis.server import metrics
from themis.server.limits import MANY, PLENTY, Limits
from themis.server.pacing import PAYER, Paced, Turns
from themis.server.protocol_http import Problem
from themis.server.throttle import Crowd, Purses, Throttle, household

log: Final = logging.getLogger("themis.server")

# What is read at a time: between two pieces everybody else has a turn. The smallest frames of a socket cost more than what is in a head.
PIECE: Final = 8_192
SOCKET_PIECE: Final = 512
# What may be read that is no body: the head of a request, what stands between pieces of a body, and what follows it.
LARGEST_HEAD: Final = 4 * PIECE
LONGEST_HEADER: Final = 8_000
MOST_HEADERS: Final = 100
# Requests that a line may send ahead, before the one before them is answered; browsers send none.
MOST_AHEAD: Final = 16
# A record of the largest size, and some for how it is wrapped.
LARGEST_REQUEST: Final = 5_000_000
MOST_FRAGMENTS: Final = 64
# Frames that only ask whether anybody is there: a second in the long run, and at once.
CONTROL_STEADY: Final = 10.0
CONTROL_BURST: Final = 100.0
# How long a line may take nothing in of what is sent to it.
STUCK_SECONDS: Final = 30.0
# A line that is one too many may say what it wants, so that it hears the answer; but not many of them at a time.
REFUSAL_SECONDS: Final = 2.0
MOST_REFUSALS: Final = 64
QUIET_SECONDS: Final = 10.0

TOO_FAST: Final = 4408
# Where in its scope a socket has the short way to be written to.
SAY: Final = "themis.say"


class Watch:
    """Counts the lines, and says when there are too many."""

    def __init__(self, limits: Limits, most: int, knows_addresses: bool) -> None:
        self.limits: Final = limits
        self._most: Final = most
        # Behind a proxy all lines come from the proxy.
        self.knows_addresses: Final = knows_addresses
        self._addresses: Final = Crowd(limits.connections_of_address if knows_addresses else MANY)
        self._newcomers: Final = Purses(limits.newcomers if knows_addresses else PLENTY)
        self.turns: Final = Turns(limits.turns, limits.percent_of_time)
        self.lines = 0
        self.refused = 0
        self.refusals = 0
        self._told = -QUIET_SECONDS

    def admits(self, address: str) -> bool:
        """Whether there is room for one more line; if so, it must leave."""
        why = self._refusal(address)
        if why:
            self.refused += 1
            metrics.LINES_REFUSED[why] += 1
            self._tell()
            return False
        self.lines += 1
        return True

    def _refusal(self, address: str) -> str:
        """Why there is no room, in a word; empty if there is: then the address has one line more."""
        if not self._newcomers.of(address, time.monotonic()).allows(time.monotonic()):
            return "flood"
        if self.lines >= self._most:
            return "full"
        return "" if self._addresses.enter(address) else "address"

    def leave(self, address: str) -> None:
        self.lines -= 1
        self._addresses.leave(address)

    def _tell(self) -> None:
        """One line in the log, however many come."""
        if time.monotonic() - self._told > QUIET_SECONDS:
            self._told = time.monotonic()
            log.warning(
                "newcomers are turned away: %s of at most %s lines are open; %s were refused so far", self.lines, self._most, self.refused
            )


class Config(uvicorn.Config):
    """The settings of the server software, and the watch at its door."""

    def __init__(self, app: Any, watch: Watch, **settings: Any) -> None:
        # Among friends nobody counts.
        paced = Paced(app, watch.turns, watch.knows_addresses) if watch.limits.percent_of_time < MANY else app
        super().__init__(paced, http=RequestLine, ws=SocketLine, **settings)
        self.watch: Final = watch


class Fault(Exception):
    """Why a request is not read to its end."""


class RequestLine(HttpToolsProtocol):
    """A line with requests, until it closes or becomes a socket."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._watch: Final = config.watch
        self._address = ""
        self._payer = ""
        self._is_admitted = False
        self._is_through = False
        self._is_begun = False
        # What was read since the last progress, and of the whole request.
        self._barren = 0
        self._size = 0
        self._fault = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = household(self.client[0]) if self.client else ""
        self._payer = self._address if self._watch.knows_addresses else ""
        self._is_admitted = self._watch.admits(self._address)
        if self._is_admitted:
            self._expect(self._watch.limits.head_seconds)
        elif self._watch.refusals < MOST_REFUSALS:
            self._watch.refusals += 1
            self._expect(REFUSAL_SECONDS)
        else:
            self._is_through = True
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(0)
        self.resume_writing()
        if self._is_admitted:
            self._watch.leave(self._address)
        elif not self._is_through:
            self._watch.refusals -= 1
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if not self._is_admitted:
            self._answer(503, "full", "there is no room for one more line; try again in a moment")
            return
        seconds = self._watch.turns.wait(self._payer)
        if seconds:
            self.transport.pause_reading()
            self.loop.call_later(seconds, self._read_after, data)
        else:
            self._read(data)

    def _read_after(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._read(data)

    def _read(self, data: bytes) -> None:
        began = time.perf_counter()
        for first in range(0, len(data), PIECE):
            if self._is_through or self.transport.is_closing():
                break
            self._take_in(data[first : first + PIECE])
        self._watch.turns.spend(self._payer, time.perf_counter() - began)

    def _take_in(self, piece: bytes) -> None:
        self._barren += len(piece)
        self._size += len(piece)
        try:
            self.parser.feed_data(piece)
            if self._barren > LARGEST_HEAD:
                raise Fault("head")
            if self._size > LARGEST_REQUEST:
                raise Fault("body")
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except (httptools.HttpParserError, Fault) as error:
            self._refuse(self._fault or (str(error) if isinstance(error, Fault) else ""))

    def _refuse(self, fault: str) -> None:
        if fault == "head":
            self._answer(431, "too-large", f"the head of a request has at most {MOST_HEADERS} lines of {LONGEST_HEADER} bytes")
        elif fault == "body":
            self._answer(413, "too-large", f"a request has at most {LARGEST_REQUEST} bytes")
        elif fault == "ahead":
            self._answer(429, "too-fast", f"at most {MOST_AHEAD} requests may be sent ahead of an answer")
        else:
            self._answer(400, "malformed", "this is no request")

    def _answer(self, status: int, code: str, message: str) -> None:
        """Says why, unless something is being said already, and hangs up."""
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            body = msgspec.json.encode(Problem(code, message))
            head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head.encode() + body)
            metrics.ANSWERS[str(status)] += 1
        self.transport.close()

    # What the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._check(len(self.pipeline) < MOST_AHEAD, "ahead")
        self._is_begun = True
        self._expect(self._watch.limits.head_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._check(len(self.url) <= LONGEST_HEADER)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._check(len(name) + len(value) <= LONGEST_HEADER and len(self.headers) < MOST_HEADERS)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._barren = 0
        self._expect(self._watch.limits.body_seconds)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._barren = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_begun = False
        self._barren = self._size = 0
        self._expect(0)

    def _check(self, is_good: bool, fault: str = "head") -> None:
        if not is_good:
            self._fault = fault
            raise Fault(fault)

    def handle_websocket_upgrade(self) -> None:
        self._is_through = True
        self._expect(0)
        super().handle_websocket_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody needs to know."""

    # Time

    def _expect(self, seconds: float) -> None:
        """What is being read must be complete by then; 0: nothing is."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._hang_up) if seconds else None

    def _hang_up(self) -> None:
        if self._is_begun:
            self._answer(408, "too-slow", "the request took too long")
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self._stuck or self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()


class Inbox:
    """What was read and waits for its only reader: asyncio's queue, which has room for many of both, would cost twice as much."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop
        self._messages: Final[deque[ASGIReceiveEvent]] = deque()
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()


class SocketLine(WebSocketsSansIOProtocol):
    """A line that has become a socket."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._watch: Final = config.watch
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self._unread = b""
        self._later: asyncio.TimerHandle | None = None
        self._address = ""
        # Whose line it is, known once its request has been read; nobody's where nobody counts.
        self._payer = ""
        self._control: Final = Throttle(CONTROL_STEADY, CONTROL_BURST, time.monotonic())
        self._said: Final[list[bytes]] = []
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = household(self.client[0]) if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._watch.leave(self._address)
        self._count_end()
        self._unread = b""
        self.resume_writing()
        super().connection_lost(exc)

    def _count_end(self) -> None:
        """The code that the server has said, if it was not the page that has ended it."""
        said = self.conn.close_sent
        if said is not None and not self.conn.close_rcvd_then_sent:
            metrics.CLOSES[str(int(said.code))] += 1

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code != 101:
            metrics.ANSWERS[str(self.response.status_code)] += 1

    # Reading, a piece at a time

    def data_received(self, data: bytes) -> None:
        if self.read_paused or self._unread or len(data) > SOCKET_PIECE:
            self._unread += data
            self._read_on()
        else:
            self._take_in(data)

    def _read_on(self) -> None:
        """Many frames may be in what was read: others come between the pieces, and nothing more is read meanwhile."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if self.read_paused or self.transport.is_closing():
            return
        if not self._unread:
            self.transport.resume_reading()
            return
        piece, self._unread = self._unread[:SOCKET_PIECE], self._unread[SOCKET_PIECE:]
        self._take_in(piece)
        if self._unread:
            self.transport.pause_reading()
            self._later = self.loop.call_later(self._watch.turns.wait(self._payer), self._read_on)
        elif not self.read_paused:
            self.transport.resume_reading()

    def _take_in(self, piece: bytes) -> None:
        began = time.perf_counter()
        super().data_received(piece)
        self._spend(began)

    def _spend(self, began: float) -> None:
        if self._payer:
            self._watch.turns.spend(self._payer, time.perf_counter() - began)

    async def receive(self) -> ASGIReceiveEvent:
        if not self._payer:
            self._payer = str(self.scope.get(PAYER, ""))
        message = await self.queue.get()
        if seconds := self._watch.turns.wait(self._payer):
            await asyncio.sleep(seconds)
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    # Frames

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(1009)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_control()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_control()

    def _count_control(self) -> None:
        if not self._control.allows(time.monotonic()):
            self._fail(TOO_FAST)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self._fail(1007)
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:
            # It has never become a socket, so there is nothing to close it with.
            self.transport.close()
        else:
            super().handle_parser_exception()

    # Writing

    async def run_asgi(self) -> None:
        self.scope[SAY] = self._say  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def _say(self, text: bytes) -> bool:
        """Sends a text by a shorter way than `send`, together with all others that are said in the same moment; False if it must wait."""
        if self.conn.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._said:
            self.loop.call_soon(self._say_all)
        self._said.extend((head_of(text), text))
        return True

    def _say_all(self) -> None:
        began = time.perf_counter()
        if not self.transport.is_closing():
            self.transport.write(b"".join(self._said))
        self._said.clear()
        self._spend(began)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self._stuck or self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()


def head_of(text: bytes) -> bytes:
    """What stands before a text on its way to a page (RFC 6455, 5.2): a whole frame, as it is. The library takes three times as long."""
    length = len(text)
    if length < 126:
        return b"\x81%c" % length
    return b"\x81\x7e" + length.to_bytes(2) if length < 65_536 else b"\x81\x7f" + length.to_bytes(8)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
