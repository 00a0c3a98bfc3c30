"""One connection: decodes what comes, hands it to the table, and sends what the table has to say.

Messages pass between the server software and the table without anything in between: what Starlette wraps around each of them
would cost a busy house more than the games do.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final

import msgspec
from starlette.routing import compile_path
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from themis.errors import ThemisError
from themis.server import commands, metrics
from themis.server.advising import advise
from themis.server.connection import Connection
from themis.server.guests import charge, household_of, is_foreign, known_user
from themis.server.house import House, NoTable
from themis.server.identity import new_user
from themis.server.limits import ANYTHING, COMMAND, COMMAND_COSTS, LINE
from themis.server.lines import SAY, TOO_FAST
from themis.server.pacing import Spend, metered, payer_of
from themis.server.protocol import AnyCommand, Choose, Hello, Hint, Look, Ping, Refused, Say
from themis.server.store import StorageTrouble
from themis.server.tables import LiveTable
from themis.server.throttle import TooFast

log: Final = logging.getLogger("themis.server")

LARGEST_COMMAND: Final = 8_192
# A flood beyond patience is shown the door.
PATIENCE: Final = 200
# How long a line waits for its next command after one too many.
REFUSAL_SECONDS: Final = 0.005
# How long a page may take to hear why its connection ends.
FAREWELL_SECONDS: Final = 3.0

BROKEN: Final = 1011
SILENT: Final = 4401
NO_TABLE: Final = 4404
TROUBLE: Final = 4503
CODES: Final[dict[type[ThemisError], int]] = {TooFast: TOO_FAST, NoTable: NO_TABLE, StorageTrouble: TROUBLE}

PATH: Final = compile_path("/api/tables/{table:str}/socket")[0]
DECODER: Final = msgspec.json.Decoder(AnyCommand)
ID: Final = msgspec.json.Decoder(dict[str, object])


class Sockets:
    """Takes the sockets out before anything else sees them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await serve(scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def serve(scope: Scope, receive: Receive, send: Send) -> None:
    """A page at a table, from its coming to its going."""
    socket = WebSocket(scope, receive, send)
    house: House = socket.app.state.house
    path = PATH.fullmatch(scope["path"])
    if path is None or is_foreign(socket):
        await turn_away(socket)
        return
    await socket.accept()
    known, address = known_user(socket), household_of(socket)
    user, payer = known or new_user(), payer_of(scope)
    try:
        charge(socket, LINE)
        with house.doorkeeper.line(address, user):
            table = await house.enter(path["table"], user, payer)
            origin = house.identity.shade(address) if address else ""
            who = Connection(user, house.doorkeeper.voice(address, known), scope.get(SAY), origin, payer)
            house.lines.add(who)
            try:
                await converse(receive, send, table, who, house.limits.hello_seconds, payer.spend)
            finally:
                house.lines.discard(who)
    except (TooFast, NoTable, StorageTrouble) as refusal:
        if isinstance(refusal, TooFast):
            await asyncio.sleep(house.limits.refusal_seconds)
        # Whoever has gone meanwhile need not be told.
        with suppress(WebSocketDisconnect):
            await socket.close(CODES[type(refusal)])


async def turn_away(socket: WebSocket) -> None:
    """Nothing is here, or it is not for pages of another site; to hear that costs what anything costs, and a flood waits to hear it."""
    metrics.ANSWERS["403"] += 1
    try:
        charge(socket, ANYTHING)
    except TooFast:
        house: House = socket.app.state.house
        await asyncio.sleep(house.limits.refusal_seconds)
    await socket.close(1008)


async def converse(receive: Receive, send: Send, table: LiveTable, who: Connection, hello_seconds: float, spend: Spend | None) -> None:
    """Reads and writes until either ends or the table has enough; a line that is stuck is left to itself after a short farewell."""
    table.visitors += 1
    reading = asyncio.create_task(metered(ending(table, who, read(receive, table, who)), spend))
    writing = asyncio.create_task(metered(ending(table, who, write(send, who)), spend))
    silence = asyncio.get_running_loop().call_later(hello_seconds, hang_up_on_silence, table, who)
    try:
        await who.closing.wait()
        table.leave(who)
        await asyncio.wait([writing], timeout=FAREWELL_SECONDS)
    finally:
        silence.cancel()
        table.visitors -= 1
        table.leave(who)
        # A command that was begun is carried out, even if the line is lost meanwhile; then the reading ends by itself.
        if not who.is_obeyed:
            reading.cancel()
        writing.cancel()


def hang_up_on_silence(table: LiveTable, who: Connection) -> None:
    if who not in table.connections:
        who.close(SILENT)


async def ending(table: LiveTable, who: Connection, work: Coroutine[None, None, None]) -> None:
    """Whatever ends the reading or the writing ends the connection."""
    try:
        await work
    except Exception:
        log.exception("table %s: the line of guest %s broke", table.row.id, who.user)
        who.close(BROKEN)
    finally:
        who.close(1000)


async def write(send: Send, who: Connection) -> None:
    """Sends what waits, until the table or the line closes."""
    # The line may be lost, or closed from its other end, while something is still to be said.
    with suppress(OSError, RuntimeError):
        while who.outbox or not who.close_code:
            while who.outbox:
                await send({"type": "websocket.send", "text": who.take()})
            await who.something_to_say()
        await send({"type": "websocket.close", "code": who.close_code})


async def read(receive: Receive, table: LiveTable, who: Connection) -> None:
    while not who.close_code:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        data = text.encode() if text is not None else message["bytes"]
        if who.throttle.allows(time.monotonic(), COMMAND):
            await understand(table, who, data)
        else:
            await slow_down(who, sent_id(data))


async def slow_down(who: Connection, command: str) -> None:
    """Refuses what is too much; nothing more of this line is read meanwhile."""
    who.send(Refused(command, "too-fast", "that is too much at once; wait a little", []))
    who.refused += 1
    if who.refused > PATIENCE:
        who.close(TOO_FAST)
    else:
        await asyncio.sleep(REFUSAL_SECONDS)


async def understand(table: LiveTable, who: Connection, data: bytes) -> None:
    if len(data) > LARGEST_COMMAND:
        who.send(Refused("", "too-large", f"a message has at most {LARGEST_COMMAND} bytes", []))
        return
    try:
        command = DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        who.send(Refused(sent_id(data), "malformed", f"this is no command: {error}", []))
        return
    if who not in table.connections and not isinstance(command, Hello | Ping):
        who.send(Refused(command.id, "malformed", "say hello first", []))
        return
    began, name = time.monotonic(), str(command.__struct_config__.tag)
    if isinstance(command, Say) and is_watcher(table, who) and not who.voice.is_known:
        who.send(Refused(command.id, "stranger", "whoever only watches may talk after having sat at a table of this house", []))
        return
    if not is_affordable(table, who, command, name, began):
        await slow_down(who, sent_id(data))
        return
    who.is_obeyed = True
    if isinstance(command, Hint):
        table.spawn(advise(table, who, command))
    else:
        await commands.obey(table, who, command)
    who.is_obeyed = False
    metrics.COMMANDS[name] += 1
    if isinstance(command, Choose):
        metrics.CHOICE.add(time.monotonic() - began)
    else:
        # Questions are answered without waiting for anything: whoever asks many at once lets others come between.
        await asyncio.sleep(0)


def is_watcher(table: LiveTable, who: Connection) -> bool:
    return not who.seats and who.user != table.row.host


def is_affordable(table: LiveTable, who: Connection, command: AnyCommand, name: str, now: float) -> bool:
    """Whether a guest has so much left, besides what every command costs.

    The first hello of a line was paid for with the line; at a shared screen, whoever is asked must look once.
    """
    if isinstance(command, Say) and is_watcher(table, who) and not who.voice.talk_of_watchers.allows(now):
        return False
    if isinstance(command, Say) and not (who.voice.talk.allows(now) and who.voice.talk_of_address.allows(now)):
        return False
    is_first = isinstance(command, Hello) and who not in table.connections
    is_due = isinstance(command, Look) and command.seat != who.eyes and command.seat in table.row.asked()
    more = COMMAND_COSTS.get(name, COMMAND) - COMMAND
    return not more or is_first or is_due or who.throttle.allows(now, more)


def sent_id(data: bytes) -> str:
    """The id of a message that is refused unread, if it has one, so that its sender knows which it was."""
    try:
        found = ID.decode(data[:LARGEST_COMMAND]).get("id", "")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return found[:40] if isinstance(found, str) else ""
