"""What every answer carries, what is served as a file, and what never is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.guests import Guest
from server.hosting import Inn
from serving import Server
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Message

from themis.games import GAMES, find, known
from themis.server.app import CLIENT, HEADERS, Assets, broken
from themis.server.metrics import ANSWERS
from themis.speech.speech import LANGUAGES

ROOT = Path(__file__).parents[2]
PATHS = [
    "/",
    "/table/x",
    "/api/health",
    "/api/games",
    "/api/games/uruk",
    "/api/games/go",
    "/api/tables",
    "/api/nothing",
    "/assets/nothing.js",
]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE", "OPTIONS", "PATCH", "PROPFIND"])
def test_every_answer_has_the_safe_headers(ada: Guest, method: str, path: str) -> None:
    answer = ada.ask(method, path)

    assert HEADERS == {name: answer.headers.get(name) for name in HEADERS}
    assert answer.status < 500 or (answer.status == 503 and not CLIENT.exists())
    assert "server" not in answer.headers
    if method == "HEAD":
        assert "" == answer.text


def test_even_an_answer_that_went_wrong_has_them_and_says_nothing_more() -> None:
    before = ANSWERS["500"]
    answer = asyncio.run(broken(Request({"type": "http"}), ValueError("inner secrets")))

    assert HEADERS.items() <= dict(answer.headers).items()
    assert 500 == answer.status_code and b"inner secrets" not in answer.body
    assert before + 1 == ANSWERS["500"]


def test_the_policy_lets_nothing_in_from_elsewhere(ada: Guest) -> None:
    policy = ada.get("/").headers["content-security-policy"]

    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy and "*" not in policy and "http" not in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/..%2fapp.py",
        "/%2e%2e/app.py",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/..%5capp.py",
        "/%00",
        "/assets/%00",
        "/index.html%00.js",
        "/" + "a" * 5000,
        "/assets/" + "a" * 5000,
        "/%ff%fe",
        "/api/tables/..%2f..%2f/record",
        "/api/games/..%2f..%2fserver",
        "/api/games/uruk/texts/..%2fen",
        "/api/games/uruk/rulebook/%00",
    ],
)
def test_no_path_leads_out_of_the_client(ada: Guest, path: str) -> None:
    answer = ada.get(path)

    assert answer.status in (200, 400, 404, 422, 503)
    assert "import" not in answer.text[:200] and "root:" not in answer.text
    assert HEADERS.items() <= answer.headers.items()
    if answer.status == 200:
        assert (CLIENT / "index.html").read_text() == answer.text


def test_problems_are_told_as_a_code_and_a_sentence(ada: Guest) -> None:
    for path, code in (("/api/nothing", "unknown"), ("/api/games/go", "unknown-game"), ("/api/games/uruk/texts/xx", "refused")):
        answer = ada.get(path)
        assert code == answer.body["code"] and answer.body["message"]
        assert "application/json" == answer.headers["content-type"]


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("POST", "/api/health", 405, "wrong-method"),
        ("DELETE", "/", 405, "wrong-method"),
        ("POST", "/assets/x.js", 405, "wrong-method"),
        ("GET", "/assets/nothing.js", 404, "unknown"),
    ],
)
def test_so_is_what_the_routes_refuse(ada: Guest, method: str, path: str, status: int, code: str) -> None:
    answer = ada.ask(method, path)

    assert (status, code) == (answer.status, answer.body["code"])


def test_a_house_with_names_answers_to_no_other(tmp_path: Path) -> None:
    inn = Inn(tmp_path / "themis.db", proxies="127.0.0.1", names=["games.example"]).open()
    eve = inn.guest("Eve")
    hosts = {"games.example": 200, "Games.Example:443": 200, "localhost:1": 200, "[::1]:1": 200, "evil.example": 421, "": 421}
    before = ANSWERS["421"]
    answers = {host: eve.get("/api/health", Host=host) for host in hosts}
    counted = ANSWERS["421"] - before
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlbWlzIGxvYWQgdGVzdA==",
    }
    socket = eve.get("/api/tables/2222222222/socket", Host="evil.example", **upgrade)
    ada = inn.guest("Ada")
    ada.extra = {"Host": "games.example", "X-Forwarded-Proto": "https"}
    opened = ada.post("/api/tables", {"game": "uruk", "seats": [{"kind": "me"}, {"kind": "link"}]})
    ada.extra["Cookie"] = f"__Host-themis={ada.cookie}"
    lobby = ada.get("/api/tables").body["tables"]
    ada.extra["Cookie"] = f"themis={ada.cookie}"
    plain = ada.get("/api/tables").body["tables"]
    inn.close()

    assert hosts == {host: answer.status for host, answer in answers.items()}
    assert "wrong-name" == answers["evil.example"].body["code"] and HEADERS.items() <= answers["evil.example"].headers.items()
    assert 403 == socket.status and 2 == counted
    cookie = opened.headers["set-cookie"]
    assert cookie.startswith("__Host-themis=") and "; Secure" in cookie and "Path=/" in cookie and "Domain" not in cookie
    assert [opened.body["table"]] == [line["id"] for line in lobby]
    assert [] == plain, "over https another host could have set the plain cookie"


def test_what_lasts_is_not_sent_twice(ada: Guest) -> None:
    for path in ("/api/games", "/api/games/uruk", "/api/games/uruk/texts/fr", "/api/games/uruk/rulebook/en"):
        first = ada.get(path)
        again = ada.get(path, **{"If-None-Match": first.headers["etag"]})
        assert (200, 304, "") == (first.status, again.status, again.text)


def test_what_is_ones_own_is_never_kept_by_others(ada: Guest) -> None:
    assert "no-store" == ada.get("/api/tables").headers["cache-control"]
    assert "no-store" == ada.get(f"/api/tables/{ada.opens('me', 'bot easy')}/transcript").headers["cache-control"]


def test_everything_is_said_about_a_game(ada: Guest) -> None:
    games = ada.get("/api/games").body
    info = ada.get("/api/games/uruk").body

    assert known() == [game["id"] for game in games]
    assert info in games
    assert (2, 4, "uruk") == (info["fewest"], info["most"], info["id"])
    assert {"draw", "place"} <= set(info["verbs"])
    assert info["events"]["drew"] == ["seat", "card"]
    health = ada.get("/api/health").body
    assert {"version", "engine", "tables", "storage"} == set(health) and "good" == health["storage"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_cover_in_every_language_and_says_who_made_it(ada: Guest, game: str) -> None:
    info = ada.get(f"/api/games/{game}").body

    assert LANGUAGES == sorted(info["covers"])
    for cover in info["covers"].values():
        assert cover["title"] and cover["world"].endswith(".")
        assert bool(info["publisher"]) != bool(cover["status"])
    assert find(game).meta.makers.designers == info["designers"]


def test_nothing_secret_is_logged(own_server: Server) -> None:
    own_server.start()
    ada, ben = Guest(own_server.port, "Ada"), Guest(own_server.port, "Ben")
    table = ada.opens("me", "link")
    with ada.at(table) as hers:
        token = hers.invitation(1)
        assert 200 == ben.claims(table, token).status
        assert 404 == ben.claims(table, token + "x").status
        assert 404 == ben.get(f"/api/nothing?token={token}").status
        with ben.at(table) as bens:
            bens.socket.send("nonsense")
            bens.until("refused")
    own_server.stop()

    written = own_server.log.read_text()
    for secret in (token, ada.cookie, ben.cookie, table, "Ada"):
        assert secret not in written


def test_without_a_built_client_there_are_no_assets(tmp_path: Path) -> None:
    nowhere = Assets(directory=tmp_path / "nowhere", check_dir=False)
    heard: list[Message] = []

    async def send(message: Message) -> None:
        heard.append(message)

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    with pytest.raises(HTTPException) as refused:
        asyncio.run(nowhere({"type": "http", "method": "GET", "path": "/index.js", "headers": []}, receive, send))

    assert 404 == refused.value.status_code and [] == heard
