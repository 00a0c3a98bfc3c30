"""Requests at every address of the house, most with something wrong: each is answered, never with an error of ours, and no answer tells of the inside."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import msgspec
from attack.nonsense import UNICODE, Liar
from attack.tally import Tally, size, tally
from msgspec import inspect
from server.guests import Guest
from server.hosting import Shelved
from serving import Server
from starlette.routing import Mount, Route

from themis.games import GAMES
from themis.server import protocol_http
from themis.server.app import ROUTES

REQUESTS = size(150, 20_000)
ABREAST = 8
PATIENCE = 30.0
METHODS = ["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "BREW", "G" * 50]
INSIDE = re.compile(rb"Traceback|File \"|sqlite|SQL|SELECT |INSERT |UPDATE |PRAGMA|site-packages|/themis/server/|themis\.db", re.IGNORECASE)
TRICKS = [
    "..",
    "%2e%2e",
    "..%2f..%2fapp.py",
    "%00",
    "%ff",
    "%c0%ae",
    "~",
    "a" * 300,
    "a" * 9000,
    "%",
    "*",
    " ",
    "con",
    "index.html%00.js",
    "\\",
    ";x=1",
    "//x",
]
QUERIES = ["", "", "?lang=fr", "?lang=xx", "?lang=%00", "?lang=en&lang=fr", "?eyes=0", "?" + "x" * 500, "?a[]=1", "?%ff=%fe"]
# Whatever can be wished for.
WISHES = [
    kind
    for kind in vars(protocol_http).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields
]
# Answered with a code: what is refused for its length, its speed, its name or its grammar, and when the house is full.
GOOD = {200, 201, 206, 304, 307, 400, 404, 405, 408, 410, 413, 416, 421, 422, 429, 431, 503}


class Requester:
    """Makes requests, and looks at what comes back."""

    def __init__(self, port: int, shelved: list[Shelved], cookie: str, counted: Tally, seed: int) -> None:
        self.port = port
        self.tally = counted
        self.liar = Liar(seed)
        self.chance = self.liar.chance
        self.cookies = [cookie, cookie[:-1], cookie + "x", cookie.partition(".")[0], "x" * 3000, "", "\x7f", '"', "a; themis=b"]
        self.words = [*[table.id for table in shelved], *GAMES, "en", "fr", "2222222222", cookie]
        self.addresses = list(addresses())
        self.kinds = [inspect.type_info(kind) for kind in WISHES]

    async def run(self, many: int) -> None:
        await asyncio.gather(*[self.line(many) for _ in range(ABREAST)])

    async def line(self, many: int) -> None:
        """One connection after another; most carry several requests."""
        while self.tally.tried < many:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=30_000_000)
            try:
                is_open = True
                while is_open and self.tally.tried < many:
                    is_open = await self.ask(reader, writer)
            finally:
                writer.transport.abort()

    async def ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """One request; whether the line can carry another."""
        request = self.request()
        self.tally.tried += 1
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(request)
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                length = re.search(rb"content-length: (\d+)", head)
                body = await reader.readexactly(int(length[1])) if length and not request.startswith(b"HEAD ") else b""
        except (TimeoutError, OSError, EOFError) as error:
            self.tally.check(False, f"{type(error).__name__} instead of an answer to {request[:200]!r}")
            return False
        status = int(head.split()[1])
        self.look_at(request, status, body)
        return b"connection: close" not in head and status < 400 and bool(length)

    def look_at(self, request: bytes, status: int, body: bytes) -> None:
        self.tally.answered += 1
        self.tally.refused += status >= 400
        self.tally.check(status in GOOD, f"{status} for {request[:200]!r}")
        # Rulebooks and stories may use any word; what refuses is a sentence with a code.
        if status >= 400 and body:
            self.tally.check(not INSIDE.search(body), f"{body[:200]!r} for {request[:200]!r}")
            self.tally.check(b"/api/" not in request.partition(b"\r\n")[0] or is_problem(body), f"{body[:200]!r} for {request[:200]!r}")

    # What is asked

    def request(self) -> bytes:
        chance = self.chance
        address, methods = chance.choice(self.addresses)
        method = chance.choice(methods if chance.random() < 0.8 else METHODS)
        body = self.body() if method in ("POST", "PUT", "PATCH") or chance.random() < 0.05 else b""
        head = [
            f"{method} {self.filled(address)}{chance.choice(QUERIES)} HTTP/1.{chance.choice('1110')}",
            f"Host: 127.0.0.1:{self.port}",
            *self.headers(),
        ]
        is_chunked = chance.random() < 0.05
        head.append("Transfer-Encoding: chunked" if is_chunked else f"Content-Length: {len(body)}")
        sent = f"{len(body):x}\r\n".encode() + body + b"\r\n0\r\n\r\n" if is_chunked and body else b"0\r\n\r\n" if is_chunked else body
        whole = "\r\n".join(head).encode("utf-8", "replace") + b"\r\n\r\n" + sent
        return self.broken(whole) if chance.random() < 0.05 else whole

    def filled(self, address: str) -> str:
        """The variable parts of an address filled with what is there, or with a trick."""
        filled = re.sub(r"\{.*?\}", lambda _: self.word(), address)
        return filled if self.chance.random() < 0.9 else filled + "/" + self.chance.choice(TRICKS).replace(" ", "%20")

    def word(self) -> str:
        chance = self.chance
        if chance.random() < 0.6:
            return chance.choice(self.words)
        return chance.choice([*TRICKS, *[quote(text, errors="replace") for text in UNICODE]]).replace(" ", "%20")

    def body(self) -> bytes:
        kind = self.chance.choice(self.kinds)
        assert isinstance(kind, inspect.StructType)
        return self.liar.spoilt(
            self.liar.struct(kind, {"game": lambda: self.chance.choice([*GAMES]), "options": dict, "seats": self.seats})
        )

    def seats(self) -> list[dict[str, str]]:
        return [{"kind": self.chance.choice(["me", "link", "here"])} for _ in range(self.chance.randint(1, 5))]

    def headers(self) -> list[str]:
        chance = self.chance
        known = [
            f"Cookie: themis={chance.choice(self.cookies)}",
            f"Cookie: __Host-themis={chance.choice(self.cookies)}",
            f"Origin: {chance.choice(['null', 'http://evil.example', f'http://127.0.0.1:{self.port}'])}",
            f"X-Forwarded-For: {chance.choice(['9.9.9.9', '::1', 'x' * 200])}",
            f"Accept-Encoding: {chance.choice(['gzip', 'br', '*', 'gzip;q=0'])}",
            f"If-None-Match: {chance.choice(['*', 'W/x', chr(34)])}",
            f"Range: {chance.choice(['bytes=0-1', 'bytes=5-1', 'bytes=-1', 'x', 'bytes=' + '0-1,' * 60])}",
            f"Content-Type: {chance.choice(['text/plain', 'multipart/form-data', 'x' * 100])}",
            f"X-Long: {'y' * chance.choice([10, 7_000])}",
            "Upgrade: h2c\r\nConnection: Upgrade",
            "Accept: \xff",
        ]
        return chance.sample(known, chance.randrange(4))

    def broken(self, whole: bytes) -> bytes:
        """No request at all, or one with a head too long or too strange."""
        return self.chance.choice(
            [
                b"\r\n\r\n\x16\x03\x01\r\n\r\n",
                whole.replace(b"HTTP/1", b"HTTP/9", 1),
                whole.replace(b"Host:", b"Host", 1),
                whole.replace(b"\r\nHost", b"\r\nX: " + b"z" * 9_000 + b"\r\nHost", 1),
                whole.replace(b"\r\nHost", b"\r\nX: 1" * 150 + b"\r\nHost", 1),
                whole.replace(b"Content-Length: ", b"Content-Length: -", 1).replace(b"chunked", b"junked", 1),
                whole.replace(b" ", b"\x00", 1),
            ]
        )


def addresses() -> Iterator[tuple[str, list[str]]]:
    """Every route, whatever it is called, and the methods that it answers to."""
    for route in ROUTES:
        if isinstance(route, Mount):
            yield f"{route.path}/{{}}", ["GET"]
        else:
            assert isinstance(route, Route)
            yield route.path, sorted(route.methods or ["GET"])
    yield "/api/tables/{}/socket", ["GET"]


def is_problem(body: bytes) -> bool:
    try:
        msgspec.json.decode(body, type=protocol_http.Problem)
    except msgspec.MsgspecError:
        return False
    return True


def test_requests_at_every_address_are_answered_and_tell_nothing_of_the_inside(tmp_path: Path) -> None:
    """Requests at every address: methods, bodies, headers, cookies, paths"""
    counted = tally(test_requests_at_every_address_are_answered_and_tell_nothing_of_the_inside.__doc__)
    over = Shelved("Ada", "Ben", public=True).play(lambda session: session.state.over)
    over.row.stage = "over"
    shelved = [over, Shelved("Ada", "Ben", public=True), Shelved("Ada", "Ben")]
    for table in shelved:
        identity = table.shelve(tmp_path / "themis.db")
    server = Server(tmp_path)
    server.start()
    try:
        requester = Requester(server.port, shelved, identity.cookie_for(over.user("Ada")), counted, seed=1)
        asyncio.run(requester.run(REQUESTS))
        health = Guest(server.port, "Ada").get("/api/health")
    finally:
        server.kill()
    counted.check("Traceback" not in server.log.read_text(), "a traceback is in the log")

    assert [] == counted.faults[:10]
    assert (200, "good") == (health.status, health.body["storage"])
    assert counted.tried == counted.answered >= REQUESTS
