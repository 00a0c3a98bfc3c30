"""Nothing is free: guests and addresses have budgets, and whoever has spent theirs is told when to come back."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from server.guests import PATIENCE, Answer, Guest
from server.hosting import Inn, Shelved
from starlette.routing import Route
from websockets.exceptions import InvalidStatus

from themis.games import find
from themis.server import describe, limits
from themis.server.app import ROUTES
from themis.server.limits import FRIENDS, MANY, PLENTY, STRANGERS, Limits, Rate
from themis.server.pacing import Payer
from themis.server.throttle import Doorkeeper, TooFast, household
from themis.server.transcript import Stories, transcript

# So little that it is soon spent, and so slow that it does not come back during a test.
POOR = Rate(0.01, 40.0)
RICH = Rate(1_000.0, 100_000.0)
PURSE = Rate(0.000001, 1_000.0)
WISH = {"game": "uruk", "seats": [{"kind": "me"}, {"kind": "link"}]}


@pytest.fixture(scope="module")
def poor_addresses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house behind a proxy, so that its guests come from addresses of their own."""
    opened = Inn(
        tmp_path_factory.mktemp("poor") / "themis.db", allowed=Limits(refusal_seconds=0.0, guest=RICH, address=POOR), proxies="127.0.0.1"
    ).open()
    yield opened
    opened.close()


def spent(inn: Inn, address: str) -> Answer:
    """The first refusal for an address that asks again and again."""
    for _ in range(60):
        answer = inn.guest("Eve").get("/api/health", **{"X-Forwarded-For": address})
        if answer.status != 200:
            return answer
    raise AssertionError("it was never refused")


def test_an_address_that_has_spent_its_budget_is_told_when_to_come_back(poor_addresses: Inn) -> None:
    refused = spent(poor_addresses, "192.0.2.7")

    assert (429, "too-fast") == (refused.status, refused.body["code"])
    assert 0 < int(refused.headers["retry-after"]) <= 100
    assert 200 == poor_addresses.guest("Ada").get("/api/health", **{"X-Forwarded-For": "192.0.2.8"}).status


def test_what_is_dear_is_refused_before_what_is_cheap(poor_addresses: Inn) -> None:
    eve, here = poor_addresses.guest("Eve"), {"X-Forwarded-For": "192.0.2.11"}

    assert [429, 200] == [eve.post("/api/tables/nowhere/film", {"token": ""}, **here).status, eve.get("/api/health", **here).status]


@pytest.mark.parametrize("path", ["/", "/assets/x.js", "/api/games", "/api/tables", "/api/nothing", "/api/tables/2222222222/transcript"])
def test_every_address_of_the_house_costs_something(poor_addresses: Inn, path: str) -> None:
    spent(poor_addresses, "192.0.2.9")
    for method in ("GET", "POST", "DELETE"):
        assert 429 == poor_addresses.guest("Eve").ask(method, path, **{"X-Forwarded-For": "192.0.2.9"}).status


def test_whoever_has_spent_their_budget_gets_no_line_either(poor_addresses: Inn) -> None:
    shelved = Shelved("Ada", "Ben", public=True)
    poor_addresses.shelve(shelved)
    spent(poor_addresses, "192.0.2.10")

    with poor_addresses.guest("Eve").knocks(shelved.id, **{"X-Forwarded-For": "192.0.2.10"}) as line:
        assert 4408 == line.close_code()


# Prices


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A house behind a proxy in which nothing that was spent comes back during a test."""
    opened = Inn(tmp_path_factory.mktemp("counting") / "themis.db", allowed=Limits(address=PURSE), proxies="127.0.0.1").open()
    yield opened
    opened.close()


def spent_by(inn: Inn, address: str) -> float:
    """What an address has spent, by how long it would take until it had everything again."""
    with pytest.raises(TooFast) as refused:
        inn.house.doorkeeper.check(address, "", PURSE.burst)
    return round(refused.value.seconds * PURSE.steady, 2)


def priced() -> dict[str, float]:
    """What the page on the protocol says that requests cost, besides what anything costs."""
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in page.splitlines() if re.match(r"\| `(GET|POST) /", line)]
    asked = [(request, row[3].strip()) for row in rows for request in re.findall(r"`([A-Z]+ [^`?]+)", row[1])]
    assert len(asked) == len(dict(asked))
    return {request: float(cost or 0) for request, cost in asked}


def answered() -> list[str]:
    """Every request that the house knows an answer to."""
    routes = [route for route in ROUTES if isinstance(route, Route) and route.path.startswith("/api/")]
    known = [(method, route.path) for route in routes for method in sorted(route.methods or ()) if method != "HEAD"]
    return [f"{method} {re.sub(r':[a-z]+}', '}', path)}" for method, path in known if path != "/api/{rest:path}"]


def test_the_page_on_the_protocol_tells_the_price_of_every_request(counting: Inn) -> None:
    found: dict[str, float] = {}
    for number, request in enumerate(answered(), start=1):
        method, _, path = request.partition(" ")
        address = f"198.51.100.{number}"
        counting.guest("Eve").ask(method, re.sub(r"{.*?}", "x", path), "{}" if method == "POST" else None, **{"X-Forwarded-For": address})
        found[request] = spent_by(counting, address) - limits.ANYTHING

    assert priced() == found


def test_only_what_never_changes_costs_no_more_than_anything() -> None:
    free = {request for request, cost in priced().items() if not cost}

    assert {"GET /api/health"} == {request for request in free if not request.startswith("GET /api/games")}


def test_a_socket_has_its_price_too_and_so_has_one_that_is_refused(counting: Inn) -> None:
    guest = counting.guest("Eve")
    with guest.knocks("2222222222", **{"X-Forwarded-For": "198.51.100.201"}) as line:
        assert 4404 == line.close_code()
    for address, table, origin in (("198.51.100.202", "2222222222/x", ""), ("198.51.100.203", "2222222222", "http://evil.example")):
        with pytest.raises(InvalidStatus):
            guest.knocks(table, **{"X-Forwarded-For": address}, **({"Origin": origin} if origin else {}))
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = re.findall(r"A socket costs (\d+) units, and (\d+) if", page)

    assert [limits.LINE, limits.ANYTHING, limits.ANYTHING] == [spent_by(counting, f"198.51.100.20{number}") for number in (1, 2, 3)]
    assert [(f"{limits.LINE:g}", f"{limits.ANYTHING:g}")] == told


def test_a_flood_of_sockets_that_are_refused_waits_as_any_other(tmp_path: Path) -> None:
    waits = 0.2
    inn = Inn(tmp_path / "themis.db", allowed=Limits(refusal_seconds=waits, address=Rate(0.001, 2.0))).open()
    seconds: list[float] = []
    for _ in range(3):
        began = time.monotonic()
        with pytest.raises(InvalidStatus):
            inn.guest("Eve").knocks("2222222222", Origin="http://evil.example")
        seconds.append(time.monotonic() - began)
    inn.close()

    assert seconds[2] >= waits


def test_a_network_of_addresses_is_one_household(poor_addresses: Inn) -> None:
    spent(poor_addresses, "2001:db8:1:2::1")

    for address, status in [("2001:db8:1:2:ffff::9", 429), ("2001:db8:1:3::1", 200)]:
        assert status == poor_addresses.guest("Eve").get("/api/health", **{"X-Forwarded-For": address}).status


def test_addresses_are_counted_as_households() -> None:
    said = {
        "192.0.2.7": "192.0.2.7",
        "::ffff:192.0.2.7": "192.0.2.7",
        "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::",
        "fe80::1%eth0": "fe80::",
        "": "",
        "testclient": "testclient",
    }

    assert said == {address: household(address) for address in said}


def test_a_guest_has_a_budget_wherever_they_come_from(tmp_path: Path) -> None:
    inn = Inn(tmp_path / "themis.db", allowed=Limits(refusal_seconds=0.0, guest=POOR, address=RICH), proxies="127.0.0.1").open()
    ada = inn.guest("Ada")
    assert 201 == ada.post("/api/tables", WISH).status, "the cookie comes with the answer"
    assert 201 == ada.post("/api/tables", WISH).status

    refused = [ada.post("/api/tables", WISH, **{"X-Forwarded-For": f"192.0.2.{number}"}) for number in (1, 2)]
    others = inn.guest("Ben").post("/api/tables", WISH)
    inn.close()

    assert [(429, "too-fast")] * 2 == [(answer.status, answer.body["code"]) for answer in refused]
    assert 201 == others.status


def test_nobody_chooses_their_own_address(tmp_path: Path) -> None:
    inn = Inn(tmp_path / "themis.db", allowed=Limits(refusal_seconds=0.0, guest=RICH, address=POOR)).open()
    answers = [inn.guest("Eve").get("/api/health", **{"X-Forwarded-For": f"192.0.2.{number}"}).status for number in range(60)]
    inn.close()

    assert 429 == answers[-1], "without a proxy it is the address of the line that counts, also on this machine"


def test_a_person_never_meets_a_limit() -> None:
    """The start page, ten visits to a table with all its files, and every story of it, within a minute."""
    doorkeeper = Doorkeeper(STRANGERS)
    for _ in range(10):
        for cost in [1.0] * 60 + [3.0, 10.0, 15.0]:
            doorkeeper.check("192.0.2.7", "ada", cost)


def said(name: str, limit: object) -> str:
    """A limit as the page on running a server has it."""
    if isinstance(limit, Rate):
        return f"{limit.burst:,.0f} a day" if limit.steady < 1 else f"{limit.steady:g} a second, {limit.burst:,.0f} at once"
    if name.startswith("percent_"):
        return f"{limit} %"
    if name.endswith("_days"):
        return f"{limit} days" if limit != MANY else "for ever"
    return f"{limit:g} s" if name.endswith("_seconds") else f"{limit:,g}" if isinstance(limit, float) else f"{limit:,}"


def test_the_page_on_running_a_server_tells_every_limit() -> None:
    page = (Path(__file__).parents[2] / "docs" / "running.md").read_text(encoding="utf-8")
    chapter = page.partition("## The limits\n")[2].partition("\n## ")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]+?) \|", chapter, re.MULTILINE))
    constants = {name: value for name, value in vars(limits).items() if name.isupper() and isinstance(value, float | Rate)}
    del constants["PLENTY"]
    known = {**STRANGERS._asdict(), **constants, **limits.COMMAND_COSTS, "WAITING_BYTES": limits.WAITING_BYTES}

    assert {name: said(name, value) for name, value in known.items()} == told


def test_the_page_on_the_protocol_tells_what_commands_cost() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    sentence = next(line for line in page.splitlines() if "`then` counts as" in line)
    told = {name: float(cost) for names, cost in re.findall(r"(`.+?) as (\d+)", sentence) for name in re.findall(r"`(\w+)`", names)}

    assert limits.COMMAND_COSTS == told


def test_among_friends_nothing_is_counted() -> None:
    assert {PLENTY} == {value for value in FRIENDS if isinstance(value, Rate)}
    assert {MANY} == {value for value in FRIENDS if isinstance(value, int)}


def test_a_refused_request_costs_neither_budget_anything() -> None:
    doorkeeper = Doorkeeper(Limits(refusal_seconds=0.0, guest=Rate(0.01, 10.0), address=Rate(0.01, 100.0)))
    for _ in range(50):
        with pytest.raises(TooFast):
            doorkeeper.check("192.0.2.7", "ada", 11.0)

    doorkeeper.check("192.0.2.7", "ada", 10.0)
    doorkeeper.check("192.0.2.7", "ben", 10.0)


# What is dear


def test_one_address_waits_for_few_films_at_a_time(tmp_path: Path) -> None:
    inn = Inn(tmp_path / "themis.db", allowed=Limits(refusal_seconds=0.0, guest=RICH, address=RICH, films=2), proxies="127.0.0.1").open()
    whole = Shelved("Ada", "Ben").play(lambda session: session.state.over).session.record.written()

    def seen(address: str) -> int:
        return inn.guest("Eve").post("/api/replay", {"record": whole}, **{"X-Forwarded-For": address}).status

    with ThreadPoolExecutor(6) as crowd:
        flood = [crowd.submit(seen, "192.0.2.7") for _ in range(5)]
        other = crowd.submit(seen, "192.0.2.8")
        statuses = sorted(film.result() for film in flood)
        assert 200 == other.result()
    inn.close()

    assert statuses.count(429) >= 1 and statuses.count(200) >= 2


def test_a_film_is_waited_for_until_it_has_come_through_the_line(tmp_path: Path) -> None:
    inn = Inn(tmp_path / "themis.db", allowed=FRIENDS._replace(refusal_seconds=0.0, films=1)).open()
    long = Shelved("Ada", "Ben", "Cleo", "Dora", game="delphi").play(lambda session: len(session.record.lines) == 1200).session
    eve = inn.guest("Eve")

    def status() -> int:
        return eve.post("/api/replay", {"record": "nothing to be seen"}).status

    with closing(socket.socket()) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect(("127.0.0.1", inn.port))
        body = json.dumps({"record": long.record.written()}).encode()
        deaf.sendall(b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        begun = deaf.recv(15)
        unread = status()
    deadline = time.monotonic() + PATIENCE
    while (gone := status()) == 429 and time.monotonic() < deadline:
        time.sleep(0.01)
    short = Shelved("Ada", "Ben").session.record.written()
    read = eve.post("/api/replay", {"record": short})
    last = status()
    inn.close()

    assert b"HTTP/1.1 200 OK" == begun
    assert [429, 422, 200, 422] == [unread, gone, read.status, last]


def test_a_story_is_told_once_and_others_come_between() -> None:
    shelved = Shelved("Ada", "Ben", game="delphi").play(lambda session: len(session.record.lines) > 1000 or session.state.over)
    describe.speech(find("delphi"), "en")
    stories = Stories()
    pauses: list[float] = []

    async def look_around() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0)
            pauses.append(time.perf_counter() - before)

    async def run() -> list[str]:
        bystander = asyncio.create_task(look_around())
        told = [await stories.story(shelved.id, shelved.session, eyes, "en") for eyes in (0, 1)]
        bystander.cancel()
        again = time.perf_counter()
        told.append(await stories.story(shelved.id, shelved.session, 0, "en"))
        assert time.perf_counter() - again < 0.005
        return [*told, await transcript(shelved.session, shelved.session.story.groups, 0, "en")]

    first, other, again, alone = asyncio.run(run())

    assert first == again == alone != other
    assert len(first) > 20_000
    assert len(pauses) > 10 and sorted(pauses)[len(pauses) * 9 // 10] < 0.02


def test_stories_are_told_to_an_address_one_after_another_and_paid_for_by_it() -> None:
    shelved = Shelved("Ada", "Ben", game="delphi").play(lambda session: len(session.record.lines) > 600 or session.state.over)
    describe.speech(find("delphi"), "en")
    spent = {"Eve": 0.0, "Ada": 0.0}

    async def run() -> list[tuple[str, int]]:
        stories, ended = Stories(), list[tuple[str, int]]()

        async def listen(address: str, eyes: int) -> None:
            def spend(seconds: float) -> None:
                spent[address] += seconds

            await stories.story(shelved.id, shelved.session, eyes, "en", listener=Payer(address, spend))
            ended.append((address, eyes))

        await asyncio.gather(*[listen("Eve", eyes) for eyes in (0, 1, -1)], listen("Ada", -1))
        return ended

    ended = asyncio.run(run())

    assert ended.index(("Ada", -1)) < 2, "she does not wait for all of Eve's, although Eve asked for the same before"
    assert [0, 1, -1] == [eyes for address, eyes in ended if address == "Eve"]
    assert spent["Eve"] > spent["Ada"] > 0


def test_a_story_goes_on_with_its_game(own_inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [0])
    own_inn.shelve(shelved)
    ada: Guest = own_inn.guest_of(shelved, "Ada")
    path = f"/api/tables/{shelved.id}/transcript"
    before = ada.get(path).text
    with ada.at(shelved.id) as hers:
        hers.choose(hers.offers[0])

    assert ada.get(path).text.startswith(before.rstrip("\n")) and before != ada.get(path).text
    assert "Ada" in ada.get(path + "?lang=fr").text and ada.get(path).text != ada.get(path + "?lang=fr").text
