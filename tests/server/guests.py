"""People and programs at the web table, over real HTTP and real WebSockets.

    ada, ben = inn.guest("Ada"), inn.guest("Ben")
    table = ada.opens("me", "link")
    with ada.at(table) as hers:
        ben.claims(table, hers.invitation(1))
        hers.until("update")
        hers.choose("draw")

Whatever does not come within PATIENCE fails the test.
"""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeAlias

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
LARGEST = 20_000_000

Message: TypeAlias = dict[str, Any]
Wanted: TypeAlias = "str | Callable[[Message], bool]"


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def body(self) -> Any:
        return json.loads(self.text)


class Line:
    """One connection to a table: remembers the table, the game, the log and everything it ever heard."""

    def __init__(self, socket: ClientConnection, number: int = 1) -> None:
        # Whoever comes back on another line has other ids.
        self._number = number
        self._ids = 0
        self._open = ExitStack()
        self.socket = self._open.enter_context(socket)
        self.heard: list[Message] = []
        # The same, letter by letter.
        self.texts: list[str] = []
        self.table: Message = {}
        self.game: Message = {}
        self.log: list[Message] = []
        self.chats: dict[int, Message] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    # What is known

    @property
    def version(self) -> int:
        return int(self.game["version"]) if self.game else -1

    @property
    def eyes(self) -> int:
        return int(self.game["eyes"])

    @property
    def offers(self) -> list[str]:
        return [choice for choice, _, _ in self.game.get("offers", [])]

    @property
    def over(self) -> bool:
        return bool(self.game and self.game["result"])

    def invitation(self, seat: int) -> str:
        return str(self.table["seats"][seat]["invite"])

    def heard_of(self, kind: str) -> list[Message]:
        return [message for message in self.heard if message["type"] == kind]

    # Listening

    def receive(self) -> Message:
        self.texts.append(str(self.socket.recv(PATIENCE)))
        message: Message = json.loads(self.texts[-1])
        self.heard.append(message)
        if message["type"] == "update":
            assert message["keep"] <= len(self.log), "the server believes that this page knows more than it does"
            self.log[message["keep"] :] = message["moves"]
            self.game = message
        if message["type"] == "table":
            self.table = message
        if message["type"] == "chat":
            self.chats[message["said"]] = message
        return message

    def until(self, wanted: Wanted) -> Message:
        """Listens to the first message of a kind, or that fits a condition."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.receive()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message
        raise TimeoutError("that was never heard")

    def catch_up(self, version: int) -> None:
        while self.version < version:
            self.receive()

    def until_asked(self) -> None:
        while not self.offers:
            self.receive()

    def until_table(self, fits: Callable[[Message], bool]) -> Message:
        """The table as soon as it is as wanted, which it may be already."""
        while not fits(self.table):
            self.receive()
        return self.table

    def until_ready(self, *seats: int) -> Message:
        """The table as soon as just these seats are ready with their plans."""
        return self.until_table(lambda table: table["planning"] is not None and list(seats) == table["planning"]["ready"])

    def until_stage(self, stage: str) -> None:
        self.until_table(lambda table: bool(table["stage"] == stage))

    def close_code(self) -> int:
        """Listens until the server closes, and says with which code."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        return self.socket.close_code or 0

    # Speaking

    def tell(self, kind: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hello(self, **fields: object) -> Message:
        """Says hello, and listens to the game if it has begun, and to one's own draft where plans are made."""
        self.tell("hello", **fields)
        self.until("table")
        if self.table["stage"] not in ("playing", "over"):
            return self.table
        update = self.until("update")
        if update["drafts"] and update["eyes"] in update["waiting"]:
            self.until("draft")
        return update

    def ask(self, kind: str, **fields: object) -> Message:
        """A command and its answer."""
        self._ids += 1
        command = {"id": f"{kind}-{self._number}-{self._ids}", **fields}
        self.tell(kind, **command)
        return self.until(lambda message: message.get("id") == command["id"])

    def choose(self, choice: str, **fields: object) -> Message:
        return self.ask("choose", **{"version": self.version, "seat": self.eyes, "choice": choice, **fields})

    def plan(self, choice: str, ready: bool = False, **fields: object) -> Message:
        return self.ask("plan", **{"version": self.version, "seat": self.eyes, "choice": choice, "ready": ready, **fields})

    def undo(self, **fields: object) -> Message:
        return self.ask("undo", **{"version": self.version, "seat": self.eyes, **fields})

    def takeback(self, **fields: object) -> Message:
        return self.ask("takeback", **{"version": self.version, "seat": self.eyes, **fields})

    def answer(self, agree: bool, **fields: object) -> Message:
        """An answer to what is asked of the others now."""
        request = self.until_table(lambda table: table["request"] is not None)["request"]
        return self.ask("answer", **{"request": request["number"], "agree": agree, **fields})


class Guest:
    """Somebody with a browser or a program, known to the server by a cookie."""

    def __init__(self, port: int, name: str, cookie: str = "") -> None:
        self.port = port
        self.name = name
        self.cookie = cookie
        self.extra: dict[str, str] = {}
        self._lines = 0

    @property
    def headers(self) -> dict[str, str]:
        return {**({"Cookie": f"themis={self.cookie}"} if self.cookie else {}), **self.extra}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """One request; a body that is no text is sent as JSON."""
        data = body if isinstance(body, str | bytes | None) else json.dumps(body)
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, data, {**self.headers, **headers})
            response = connection.getresponse()
            answer = Answer(response.status, {name.lower(): value for name, value in response.getheaders()}, response.read().decode())
        finally:
            connection.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
        return answer

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: object, **headers: str) -> Answer:
        return self.ask("POST", path, body, **headers)

    def opens(self, *seats: str, **wish: object) -> str:
        """A new table; seats are "me", "link", "here Eve" or "bot easy"."""
        answer = self.post("/api/tables", {"game": "uruk", "seats": [self._wish(seat) for seat in seats], **wish})
        assert answer.status == 201, answer.text
        return str(answer.body["table"])

    def _wish(self, seat: str) -> dict[str, str]:
        kind, _, rest = seat.partition(" ")
        return {"kind": kind, "level": rest} if kind == "bot" else {"kind": kind, "name": rest or self.name}

    def claims(self, table: str, token: str = "") -> Answer:
        return self.post(f"/api/tables/{table}/claim", {"token": token, "name": self.name})

    def knocks(self, table: str, **headers: str) -> Line:
        """A connection over which nothing was said yet."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        said = {**self.headers, **headers}
        self._lines += 1
        # Whatever comes is taken in at once: a line on which a test does not listen is not a slow line.
        return Line(
            connect(
                address, additional_headers=said, max_size=LARGEST, max_queue=None, open_timeout=PATIENCE, proxy=None, ping_interval=None
            ),
            self._lines,
        )

    def at(self, table: str) -> Line:
        """A connection that has said hello."""
        line = self.knocks(table)
        line.hello()
        return line


def play_on(lines: Sequence[Line], until: Callable[[], bool], seed: int = 1) -> None:
    """Everybody chooses at random, until something is true or the game is over; all stay at the same version."""
    random = Random(seed)
    while True:
        latest = max(line.version for line in lines)
        for line in lines:
            line.catch_up(latest)
        if until() or lines[0].over:
            return
        asked = [line for line in lines if line.offers]
        if asked:
            asked[0].choose(random.choice(asked[0].offers))
        else:
            lines[0].until("update")


def play_out(lines: Sequence[Line], seed: int = 1) -> None:
    play_on(lines, lambda: False, seed)
