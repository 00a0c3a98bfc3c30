"""One connection: decodes what comes, hands it to the table, and sends what the table has to say."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from themis.server import commands
from themis.server.connection import Connection
from themis.server.guests import is_foreign, user_of
from themis.server.house import House, NoTable
from themis.server.protocol import AnyCommand, Hello, Ping, Refused
from themis.server.store import StorageTrouble
from themis.server.tables import LiveTable

LARGEST_COMMAND: Final = 8_192
# Commands a second in the long run, and how many may come at once. A flood beyond patience is shown the door.
STEADY: Final = 20.0
BURST: Final = 60.0
PATIENCE: Final = 200
MOST_PER_GUEST: Final = 30

NO_TABLE: Final = 4404
TOO_FAST: Final = 4408
TROUBLE: Final = 4503

DECODER: Final = msgspec.json.Decoder(AnyCommand)
ID: Final = msgspec.json.Decoder(dict[str, object])


class Throttle:
    """A bucket that fills steadily and is emptied by commands."""

    def __init__(self, now: float) -> None:
        self._tokens = BURST
        self._since = now
        self.refused = 0

    def allows(self, now: float) -> bool:
        self._tokens = min(BURST, self._tokens + (now - self._since) * STEADY)
        self._since = now
        if self._tokens < 1:
            self.refused += 1
            return False
        self._tokens -= 1
        return True


async def serve(socket: WebSocket) -> None:
    """A page at a table, from its coming to its going."""
    house: House = socket.app.state.house
    if is_foreign(socket):
        await socket.close(1008)
        return
    await socket.accept()
    user = user_of(socket)
    try:
        table = await house.enter(socket.path_params["table"], user)
    except NoTable:
        await socket.close(NO_TABLE)
        return
    except StorageTrouble:
        await socket.close(TROUBLE)
        return
    if sum(1 for other in table.connections if other.user == user) >= MOST_PER_GUEST:
        await socket.close(TOO_FAST)
        return
    who = Connection(user)
    writer = asyncio.create_task(write(socket, who))
    try:
        await read(socket, table, who)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        table.leave(who)
        who.close(1000)
        writer.cancel()


async def write(socket: WebSocket, who: Connection) -> None:
    """Sends what waits, until the table or the line closes."""
    try:
        while not who.close_code:
            while who.outbox:
                await socket.send_text(who.outbox.popleft())
            who.wake.clear()
            await who.wake.wait()
        await socket.close(who.close_code)
    except (WebSocketDisconnect, RuntimeError):
        return


async def read(socket: WebSocket, table: LiveTable, who: Connection) -> None:
    throttle = Throttle(time.monotonic())
    while socket.client_state == WebSocketState.CONNECTED and not who.close_code:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        data = text.encode() if text is not None else message["bytes"]
        if not throttle.allows(time.monotonic()):
            who.send(Refused(sent_id(data), "too-fast", "that is too much at once; wait a little", []))
            if throttle.refused > PATIENCE:
                who.close(TOO_FAST)
                return
            continue
        await understand(table, who, data)


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
    await commands.obey(table, who, command)


def sent_id(data: bytes) -> str:
    """The id of a message that is refused unread, if it has one, so that its sender knows which it was."""
    try:
        found = ID.decode(data[:LARGEST_COMMAND]).get("id", "")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return found[:40] if isinstance(found, str) else ""
