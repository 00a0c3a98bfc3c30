"""Whatever anybody sends: it is refused in a typed answer, and nobody else notices."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from server.guests import Guest
from server.hosting import Inn, Shelved
from websockets.exceptions import ConnectionClosed

DEEP = '{"type":' + "[" * 4000 + "]" * 4000 + "}"
BILLION = 1_000_000_000

MALFORMED = [
    "",
    "nonsense",
    "null",
    "[]",
    "{}",
    '"hello"',
    '{"type": "dance", "id": "1"}',
    '{"type": "choose"}',
    '{"type": "choose", "id": "1", "version": "1", "seat": 0, "choice": "draw"}',
    '{"type": "choose", "id": "1", "version": 1.5, "seat": 0, "choice": "draw"}',
    '{"type": "choose", "id": "1", "version": 1e400, "seat": 0, "choice": "draw"}',
    '{"type": "choose", "id": "1", "version": 99999999999999999999, "seat": 0, "choice": "draw"}',
    '{"type": "choose", "id": "1", "version": 0, "seat": true, "choice": "draw"}',
    '{"type": "choose", "id": "1", "version": 0, "seat": 10, "choice": "draw"}',
    '{"type": "choose", "id": "1", "version": 0, "seat": 0, "choice": ""}',
    '{"type": "choose", "id": "1", "version": 0, "seat": 0, "choice": "draw", "extra": 1}',
    json.dumps({"type": "choose", "id": "1", "version": 0, "seat": 0, "choice": "x" * 81}),
    '{"type": "choose", "id": "", "version": 0, "seat": 0, "choice": "draw"}',
    '{"type": "choose", "id": 1, "version": 0, "seat": 0, "choice": "draw"}',
    json.dumps({"type": "say", "id": "x" * 41, "text": "hm"}),
    '{"type": "hello", "eyes": -2}',
    '{"type": "hello", "version": -2}',
    '{"type": "fill", "id": "1", "seat": 0, "level": "divine"}',
    '{"type": "update", "version": 1}',
    '{"type": "ping"',
    '{"type": "ping"} {"type": "ping"}',
    '{"type": NaN}',
    DEEP,
    "\u0000",
    b"\xff\xfe",
    b"",
    b'{"type": "say", "id": "1", "text": "\xff"}',
    '{"type": "say", "id": "1", "text": "\\ud800"}',
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_what_is_no_command_is_refused_and_the_line_stays_open(inn: Inn, text: str | bytes) -> None:
    shelved = Shelved("Ada", "Ben")
    with inn.guest_of(shelved, "Ada").at(inn.shelve(shelved)) as hers:
        hers.socket.send(text)

        assert "malformed" == hers.until("refused")["code"]
        hers.tell("ping")
        assert "pong" == hers.receive()["type"]


def test_a_refusal_names_the_command_if_it_can_be_read(inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben")
    with inn.guest_of(shelved, "Ada").at(inn.shelve(shelved)) as hers:
        for text, name in (('{"type": "dance", "id": "mine"}', "mine"), ('{"type": "dance", "id": 5}', ""), ("[]", "")):
            hers.socket.send(text)
            assert name == hers.until("refused")["id"]


def test_commands_may_come_as_binary_frames(inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben")
    with inn.guest_of(shelved, "Ada").at(inn.shelve(shelved)) as hers:
        hers.socket.send(b'{"type": "ping"}')
        assert "pong" == hers.until("pong")["type"]
        hers.socket.send(['{"type": ', '"ping"}'])
        assert "pong" == hers.until("pong")["type"]


def test_a_message_that_is_too_large_is_refused_unread(inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben")
    with inn.guest_of(shelved, "Ada").at(inn.shelve(shelved)) as hers:
        hers.socket.send(json.dumps({"type": "say", "id": "1", "text": "x" * 9000}))
        assert "too-large" == hers.until("refused")["code"]
        hers.socket.send("x" * 999_000)
        assert "too-large" == hers.until("refused")["code"]
        assert "done" == hers.ask("say", text="still here")["type"]
        hers.socket.send("x" * 1_000_001)
        assert 1009 == hers.close_code()


def test_whoever_has_not_said_hello_is_told_nothing(inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben")
    with inn.guest_of(shelved, "Ada").knocks(inn.shelve(shelved)) as hers:
        assert "malformed" == hers.ask("say", text="hello")["code"]
        assert "malformed" == hers.ask("choose", version=0, seat=0, choice="draw")["code"]
        hers.tell("ping")
        assert ["refused", "refused", "pong"] == [message["type"] for message in [*hers.heard, hers.receive()]]


def test_a_flood_is_slowed_then_shown_the_door_and_nobody_else_notices(inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [1])
    inn.shelve(shelved)
    with inn.guest_of(shelved, "Ada").at(shelved.id) as flood, inn.guest_of(shelved, "Ben").at(shelved.id) as bens:
        with suppress(ConnectionClosed):  # The door may be shown before the last of them is said.
            for number in range(400):
                flood.tell("then", id=str(number), step=0)
        answers = [bens.choose(bens.offers[0])["type"] for _ in range(5) if bens.offers]

        assert {"done"} == set(answers)
        assert 4408 == flood.close_code()
        codes = [message["code"] for message in flood.heard_of("refused")]
        assert {"too-fast"} == set(codes) and 201 == len(codes)
        assert {str(number) for number in range(400)} >= {message["id"] for message in flood.heard_of("refused")}
        assert 19 <= len(flood.heard_of("board")) < 100, "each costs three"


def test_a_program_that_answers_at_once_is_no_flood(inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben")
    shelved.row.seats[1].user = shelved.user("Ada")
    with inn.guest_of(shelved, "Ada").at(inn.shelve(shelved)) as hers:
        for _ in range(150):
            asked = hers.game["waiting"][0]
            offer = shelved.session.options(asked)[0].text
            shelved.session.choose(asked, offer)
            while (forced := shelved.session.follow_up(is_undoable=True)) is not None:
                shelved.session.accept(forced)
            assert "done" == hers.choose(offer, seat=asked)["type"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"nonsense", 400),
        (b"null", 400),
        (b"\xff", 400),
        (b'{"game": "uruk", "seats": "me"}', 400),
        (b"[" * 30_000, 400),
        (b'{"game": ' + b"[" * 30_000, 400),
        (b"x" * 64_001, 413),
    ],
    ids=range(8),
)
@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/2222222222/claim", "/api/tables/2222222222/welcome", "/api/tables/2222222222/film", "/api/replay"]
)
def test_a_body_that_is_no_wish_is_refused(ada: Guest, path: str, body: bytes, status: int) -> None:
    refused = ada.post(path, body)

    expected = 400 if path == "/api/replay" else status
    assert (expected, {400: "malformed", 413: "too-large"}[expected]) == (refused.status, refused.body["code"])
