"""What is read from a line has limits: of size, of time and of number; whoever meets one is told so, and nobody else notices."""

from __future__ import annotations

import json
import socket
import struct
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from server.guests import PATIENCE
from server.hosting import Inn, Shelved
from server.test_slow import DeafLine
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from themis.server.limits import FRIENDS
from themis.server.lines import head_of
from themis.server.metrics import ANSWERS, CLOSES, LINES_REFUSED

HEAD = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house with little patience for requests and little room for lines."""
    allowed = FRIENDS._replace(head_seconds=0.4, body_seconds=0.4, lines_of_guest=3, lines_of_address=6)
    opened = Inn(tmp_path_factory.mktemp("strict") / "themis.db", allowed=allowed).open()
    yield opened
    opened.close()


class Raw:
    """A line on which anything can be said."""

    def __init__(self, inn: Inn, said: bytes = b"") -> None:
        self.socket = socket.create_connection(("127.0.0.1", inn.port), PATIENCE)
        self.socket.sendall(said)

    def close(self) -> None:
        self.socket.close()

    def answer(self) -> tuple[int, str]:
        """The status and the code of the problem; 0 for a line that closes without a word."""
        heard = b""
        with suppress(ConnectionError):
            while part := self.socket.recv(65536):
                heard += part
        self.socket.close()
        if not heard:
            return 0, ""
        head, _, body = heard.partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)["code"]

    def flood(self, said: bytes, most: int) -> int:
        """Says the same again and again until nobody listens any more; returns how much was taken in."""
        sent = 0
        with suppress(ConnectionError):
            while sent < most:
                self.socket.sendall(said)
                sent += len(said)
        return sent


# Size


@pytest.mark.parametrize(
    "start",
    [
        b"GET /" + b"x" * 100,
        HEAD + b"Cookie: ",
        HEAD + b"x",
        b"\r\n",
        POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nTrailer: ",
        POST + b"Transfer-Encoding: chunked\r\n\r\n2;",
    ],
    ids=["address", "header", "name", "empty lines", "trailer", "extension"],
)
def test_what_is_no_body_does_not_go_on_for_ever(strict: Inn, start: bytes) -> None:
    line = Raw(strict, start)
    taken = line.flood(b"\r\n" * 4096 if start == b"\r\n" else b"x" * 8192, 20_000_000)

    assert taken < 12_000_000, "the rest was never read; the machines hold some of it on the way"
    assert line.answer()[0] in (0, 400, 431)


def test_a_head_that_is_too_large_is_answered(strict: Inn) -> None:
    many = b"".join(b"x-%d: y\r\n" % number for number in range(120))

    assert (431, "too-large") == Raw(strict, HEAD + many + b"\r\n").answer()
    assert (431, "too-large") == Raw(strict, HEAD + b"Cookie: " + b"x" * 8001 + b"\r\n\r\n").answer()
    assert (431, "too-large") == Raw(strict, b"GET /" + b"x" * 8001 + b" HTTP/1.1\r\n\r\n").answer()
    assert (400, "malformed") == Raw(strict, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc").answer()
    with closing(Raw(strict, HEAD + b"Cookie: " + b"x" * 7000 + b"\r\n\r\n")) as small_enough:
        assert b"200 OK" in small_enough.socket.recv(100)


def test_nobody_asks_far_ahead_of_the_answers(strict: Inn) -> None:
    with closing(Raw(strict, (HEAD + b"\r\n") * 5)) as line:
        heard = b""
        while heard.count(b"200 OK") < 5:
            heard += line.socket.recv(65536)

    assert b"429" not in heard
    assert (429, "too-fast") == Raw(strict, (HEAD + b"\r\n") * 200).answer()


def test_a_body_of_any_size_is_not_taken_in(strict: Inn) -> None:
    with closing(Raw(strict, POST + b"Content-Length: 900000000\r\n\r\n")) as line:
        assert line.flood(b"x" * 65536, 100_000_000) < 20_000_000


def counted(counts: Counter[str], key: str, more: int, deed: Callable[[], object]) -> None:
    """Exactly so many more after something was done, as soon as its end is known here."""
    before = counts[key]
    deed()
    deadline = time.monotonic() + PATIENCE
    while counts[key] < before + more and time.monotonic() < deadline:
        time.sleep(0.01)

    assert before + more == counts[key]


def test_whatever_is_refused_below_the_application_is_counted(strict: Inn) -> None:
    shelved = Shelved("Ada", "Ben", public=True)
    strict.shelve(shelved)
    eve = strict.guest("Eve")

    def many_lines() -> None:
        with ExitStack() as lines:
            assert 4408 == [lines.enter_context(eve.knocks(shelved.id)) for _ in range(7)][-1].close_code()

    def nonsense() -> None:
        with eve.knocks(shelved.id) as line:
            line.socket.send(b"\xff", text=True)
            assert 1007 == line.close_code()

    def foreign() -> None:
        with pytest.raises(InvalidStatus):
            eve.knocks(shelved.id, Origin="http://evil.example")

    counted(ANSWERS, "408", 1, lambda: Raw(strict, HEAD).answer())
    counted(ANSWERS, "431", 1, lambda: Raw(strict, HEAD + b"Cookie: " + b"x" * 8001 + b"\r\n\r\n").answer())
    counted(ANSWERS, "429", 1, lambda: Raw(strict, (HEAD + b"\r\n") * 200).answer())
    counted(ANSWERS, "400", 1, lambda: Raw(strict, b"\x16\x03\x01\r\n\r\n").answer())
    counted(ANSWERS, "403", 1, foreign)
    counted(CLOSES, "4404", 1, lambda: eve.knocks("2222222222").close_code())
    counted(CLOSES, "4408", 1, many_lines)
    counted(CLOSES, "1007", 1, nonsense)


def test_what_a_page_ends_itself_is_not_counted(strict: Inn) -> None:
    shelved = Shelved("Ada", "Ben", public=True)
    strict.shelve(shelved)
    before = CLOSES.copy()
    with strict.guest_of(shelved, "Ada").at(shelved.id):
        pass
    deadline = time.monotonic() + PATIENCE
    while strict.house.lines and time.monotonic() < deadline:
        time.sleep(0.01)

    assert before == CLOSES


# Time


def test_a_line_that_says_nothing_is_closed_without_a_word(strict: Inn) -> None:
    began = time.monotonic()

    assert (0, "") == Raw(strict).answer()
    assert 0.3 < time.monotonic() - began < 5


@pytest.mark.parametrize("start", [b"G", HEAD, POST + b"Content-Length: 10\r\n\r\n12"])
def test_a_request_that_never_ends_is_told_so(strict: Inn, start: bytes, caplog: pytest.LogCaptureFixture) -> None:
    assert (408, "too-slow") == Raw(strict, start).answer()
    assert "" == caplog.text


def test_a_request_that_trickles_in_is_not_waited_for(strict: Inn) -> None:
    began = time.monotonic()
    with closing(Raw(strict, HEAD)) as line, suppress(ConnectionError):
        while time.monotonic() - began < 10:
            line.socket.sendall(b"x-a: b\r\n")
            time.sleep(0.05)

    assert time.monotonic() - began < 5


def test_whoever_never_says_hello_is_shown_the_door(tmp_path: Path) -> None:
    inn = Inn(tmp_path / "themis.db", allowed=FRIENDS._replace(hello_seconds=0.5)).open()
    shelved = Shelved("Ada", "Ben", public=True)
    inn.shelve(shelved)
    with inn.guest_of(shelved, "Ada").at(shelved.id) as hers, inn.guest("Eve").knocks(shelved.id) as silent:
        assert 4401 == silent.close_code()
        hers.tell("ping")
        assert "pong" == hers.until("pong")["type"], "who has said hello may be silent"
    inn.close()


# Number


def test_lines_of_a_guest_count_before_they_say_hello(strict: Inn) -> None:
    shelved = Shelved("Ada", "Ben")
    ada = strict.guest_of(shelved, "Ada")
    strict.shelve(shelved)
    with ExitStack() as lines:
        for _ in range(3):
            lines.enter_context(ada.knocks(shelved.id)).tell("ping")
        assert 4408 == lines.enter_context(ada.knocks(shelved.id)).close_code()
        assert lines.enter_context(strict.guest_of(shelved, "Ben").at(shelved.id)).game
    with ada.at(shelved.id) as back:
        assert back.game


def test_strangers_without_a_cookie_are_counted_by_their_address(strict: Inn) -> None:
    shelved = Shelved("Ada", "Ben", public=True)
    strict.shelve(shelved)
    with ExitStack() as lines:
        last = [lines.enter_context(strict.guest("Eve").knocks(shelved.id)) for _ in range(7)][-1]
        assert 4408 == last.close_code()


def test_a_newcomer_at_the_limit_is_told_and_so_is_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    inn = Inn(tmp_path / "themis.db", most_lines=6).open()
    lines = [Raw(inn, b"G") for _ in range(6)]
    told, turned_away = ANSWERS["503"], LINES_REFUSED["full"]
    answers = [Raw(inn, HEAD + b"\r\n").answer() for _ in range(3)]
    more = ANSWERS["503"] - told, LINES_REFUSED["full"] - turned_away
    for line in lines:
        line.close()
    after = [inn.guest("Ada").get("/api/health").status for _ in range(8)]
    inn.close()

    assert {(503, "full")} == set(answers) and (3, 3) == more
    assert 1 == caplog.text.count("newcomers are turned away")
    assert 200 == after[-1]


def test_behind_a_proxy_one_address_does_not_hold_all_lines_with_requests_that_never_end(tmp_path: Path) -> None:
    inn = Inn(tmp_path / "themis.db", allowed=FRIENDS._replace(connections_of_address=3), proxies="127.0.0.1").open()
    of_eve = b"X-Forwarded-For: 192.0.2.1\r\n"
    lines = [Raw(inn, POST + of_eve + b"Content-Length: 10\r\n\r\n12") for _ in range(3)]
    deadline = time.monotonic() + PATIENCE
    while inn.house.doorkeeper.requests.of("192.0.2.1") < 3 and time.monotonic() < deadline:
        time.sleep(0.01)
    eve, ada = inn.guest("Eve"), inn.guest("Ada")
    refused = eve.get("/api/health", **{"X-Forwarded-For": "192.0.2.1"})
    served = ada.get("/api/health", **{"X-Forwarded-For": "192.0.2.2"})
    for line in lines:
        line.close()
    while inn.house.doorkeeper.requests.of("192.0.2.1") and time.monotonic() < deadline:
        time.sleep(0.01)
    after = eve.get("/api/health", **{"X-Forwarded-For": "192.0.2.1"})
    inn.close()

    assert (429, "too-fast", "3") == (refused.status, refused.body["code"], refused.headers["retry-after"])
    assert [200, 200] == [served.status, after.status]


@pytest.mark.parametrize(("files", "room"), [(4096, 3896), (100, 50)])
def test_how_many_lines_there_may_be_is_known_from_the_start(files: int, room: int) -> None:
    code = f"import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (64, {files})); from themis.cli.serve import room_for_lines as f; print(f(), *r.getrlimit(7))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert f"{room} {files} {files}" == said.strip()


# Frames


def frame(head: int, text: bytes) -> bytes:
    """Masked with zeros, so that the text stands as it is."""
    return struct.pack("!BB4x", head, 0x80 | len(text)) + text


PING, PONG, START, MORE, TEXT = 0x89, 0x8A, 0x01, 0x00, 0x81


@pytest.mark.parametrize(
    ("flood", "code"),
    [
        (frame(PING, b"") * 40_000, 4408),
        (frame(PONG, b"") * 40_000, 4408),
        (frame(START, b"") + frame(MORE, b"") * 40_000, 1009),
        (frame(TEXT, b'{"type":"say","text":"\xff"}'), 1007),
    ],
    ids=["pings", "pongs", "fragments", "no text"],
)
def test_frames_that_lead_nowhere_end_the_line_and_nobody_waits(
    inn: Inn, flood: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    shelved = Shelved("Ada", "Ben")
    inn.shelve(shelved)
    with inn.guest_of(shelved, "Ben").at(shelved.id) as bens:
        line = DeafLine(inn.guest_of(shelved, "Ada"), shelved.id)
        heard = b""
        with suppress(ConnectionError):
            line.socket.sendall(flood)
        with suppress(ConnectionError):
            while part := line.socket.recv(65536):
                heard += part
        line.close()
        bens.tell("ping")
        bens.until("pong")

    assert struct.pack("!H", code) in heard[-8:]
    assert "" == caplog.text


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_texts_of_every_length_are_framed_as_the_library_does(length: int) -> None:
    text = b"x" * length
    assert Frame(Opcode.TEXT, text).serialize(mask=False) == head_of(text) + text


def test_an_upgrade_that_is_none_is_refused_without_noise(inn: Inn, caplog: pytest.LogCaptureFixture) -> None:
    upgrade = b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    for first in (b"POST /api/tables/x/socket HTTP/1.1\r\n", b"GET /api/tables/x/socket HTTP/1.1\r\n"):
        with closing(Raw(inn, first + upgrade)) as line:
            assert line.socket.recv(100).split()[1] in (b"400", b"405")
    assert "" == caplog.text


def test_many_commands_in_one_piece_are_all_answered(inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben")
    inn.shelve(shelved)
    line = DeafLine(inn.guest_of(shelved, "Ada"), shelved.id)
    line.socket.sendall(frame(TEXT, b'{"type":"ping"}' + b" " * 100) * 50 + frame(TEXT, b'{"type":"hello"}'))
    heard = b""
    while b'"update"' not in heard:
        heard += line.socket.recv(65536)
    line.close()

    assert 50 == heard.count(b'"pong"')
