"""Every way we know to act for somebody, to look through their eyes or to take their seat; each is tried, and each is refused.

What is tried is what the protocol understands and would do for whoever may do it: so each refusal must have the code that names its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from attack.tally import tally
from server.guests import Guest, Line
from server.hosting import Inn, Shelved
from websockets.exceptions import ConnectionClosed, InvalidStatus

from themis.core.frame import drafting
from themis.server.identity import Identity, Invitation
from themis.server.protocol import Clock

# The game of the house in which whole plans are made.
PLANS = "pantheon_proto"
# Each attempt says what was tried and whether it was refused.
Attempts = Iterator[tuple[str, bool]]


class Scene:
    """Ada's table, where Ben has taken the second seat and they have begun to play; Eve is nobody here."""

    def __init__(self, inn: Inn, stack: ExitStack) -> None:
        self.inn = inn
        self.stack = stack
        self.ada, self.ben, self.eve = [inn.guest(name) for name in ("Ada", "Ben", "Eve")]
        self.table = self.ada.opens("me", "link")
        self.hers = stack.enter_context(self.ada.at(self.table))
        self.used = self.hers.invitation(1)
        assert 200 == self.ben.claims(self.table, self.used).status
        self.hers.until("update")
        self.bens = stack.enter_context(self.ben.at(self.table))
        # Eve has been here before, so that she has a cookie of her own.
        self.eves_own = self.eve.opens("me", "link")

    @property
    def identity(self) -> Identity:
        return self.inn.house.identity

    @property
    def users(self) -> list[str]:
        return [self.identity.user_of(guest.cookie) for guest in (self.ada, self.ben)]

    def with_cookie(self, cookie: str) -> Guest:
        return Guest(self.inn.port, "Eve", cookie)

    def is_kept_out(self, guest: Guest, table: str = "") -> bool:
        """Whether the table looks like none to a guest, over a socket and over HTTP."""
        place = table or self.table
        with guest.knocks(place) as line:
            # The line may be closed before anything can be said.
            with suppress(ConnectionClosed):
                line.tell("hello")
            code = line.close_code()
        pages = [guest.get(f"/api/tables/{place}/{page}").status for page in ("transcript", "record")]
        return (4404, [], [404, 404]) == (code, line.heard, pages)

    def watching(self) -> Line:
        """Eve, with the watchers' link."""
        assert 200 == self.eve.claims(self.table, self.hers.table["watch"]).status
        return self.stack.enter_context(self.eve.at(self.table))

    def over(self) -> tuple[Shelved, list[Line]]:
        """A finished game of Ada and Ben."""
        shelved = Shelved("Ada", "Ben").play(lambda session: session.state.over)
        shelved.row.stage = "over"
        self.inn.shelve(shelved)
        return shelved, [self.stack.enter_context(self.inn.guest_of(shelved, name).at(shelved.id)) for name in ("Ada", "Ben")]

    def asking(self) -> tuple[list[Line], int]:
        """Pages of Ada, Ben and a watcher at a table where Ada asks Ben to stop the clocks, and the number of her request."""
        shelved = Shelved("Ada", "Ben", clock=Clock(600, 0))
        self.inn.shelve(shelved)
        hers, bens = [self.stack.enter_context(self.inn.guest_of(shelved, name).at(shelved.id)) for name in ("Ada", "Ben")]
        assert 200 == self.eve.claims(shelved.id, hers.table["watch"]).status
        assert "done" == hers.ask("pause", on=True)["type"]
        request = bens.until_table(lambda table: table["request"] is not None)["request"]
        assert ("pause", 0, [1]) == (request["kind"], request["seat"], request["needed"])
        return [hers, bens, self.stack.enter_context(self.eve.at(shelved.id))], request["number"]

    def planning(self) -> list[Line]:
        """Pages of Ada, Ben and a watcher at a table where whole plans are made."""
        shelved = Shelved("Ada", "Ben", game=PLANS).play(lambda session: drafting(session.state) is not None)
        self.inn.shelve(shelved)
        hers, bens = [self.stack.enter_context(self.inn.guest_of(shelved, name).at(shelved.id)) for name in ("Ada", "Ben")]
        assert 200 == self.eve.claims(shelved.id, hers.table["watch"]).status
        return [hers, bens, self.stack.enter_context(self.eve.at(shelved.id))]

    def is_untouched(self) -> bool:
        """Both still have their own seats, eyes and hands, and nothing has happened in the game."""
        lines = [self.stack.enter_context(guest.at(self.table)) for guest in (self.ada, self.ben)]
        mine = [[seat["mine"] for seat in line.table["seats"]] for line in lines]
        return (
            [[True, False], [False, True]] == mine
            and [0, 1] == [line.eyes for line in lines]
            and ["Ada", "Ben"] == [seat["name"] for seat in lines[0].table["seats"]]
            and not any(seat["warm"] for seat in lines[0].table["seats"])
            and (0, False) == (lines[0].version, lines[0].table["paused"])
        )


def refused(answer: dict[str, Any], code: str = "not-your-seat") -> bool:
    """Whether just this was in the way."""
    return ("refused", code) == (answer["type"], answer.get("code"))


def deeds(scene: Scene, seat: int) -> dict[str, dict[str, object]]:
    """Everything that is done for a seat."""
    choice = (scene.hers.offers or scene.bens.offers)[0]
    here: dict[str, object] = {"version": scene.hers.version, "seat": seat}
    return {
        "choose": {**here, "choice": choice},
        "plan": {**here, "choice": choice, "ready": True},
        "undo": here,
        "takeback": here,
        "why": {"seat": seat, "target": "hand:kiln"},
        "look": {"seat": seat},
        "ready": {"seat": seat, "on": True},
        "warm": {"seat": seat, "on": True},
    }


# Cookies


def stranger(scene: Scene) -> Attempts:
    """A stranger, and somebody with a cookie of their own"""
    yield "no cookie", scene.is_kept_out(scene.with_cookie(""))
    yield "another's cookie", scene.is_kept_out(scene.eve)


def forged_cookie(scene: Scene) -> Attempts:
    """Forged, cut and borrowed signatures of a guest"""
    own, (adas, _) = scene.ada.cookie, scene.users
    name, _, signature = own.rpartition(".")
    tried = [
        name,
        f"{name}.",
        f"{name}.{signature[:-1]}",
        # The last letter has bits that nobody reads.
        f"{name}.{signature[:-2]}{'A' if signature[-2] != 'A' else 'B'}{signature[-1]}",
        f"{name}.{scene.eve.cookie.rpartition('.')[2]}",
        f"{name}~0.{signature}",
        f"{name}~1.{signature}",
        f"x.{own}",
        f"{own}.{signature}",
        Identity(b"another key").cookie_for(adas),
        Identity(b"").cookie_for(adas),
        scene.identity.cookie_for(f"{adas}~1"),
        scene.identity.link_for(Invitation(adas, 0, 0)),
        scene.identity.film_link_for(adas),
        scene.identity.film_link_for(scene.table),
        scene.used,
        scene.hers.table["watch"],
    ]
    for cookie in tried:
        yield cookie, scene.is_kept_out(scene.with_cookie(cookie))


def cookie_in_a_wrong_place(scene: Scene) -> Attempts:
    """A good cookie under another name, in another header or in the address"""
    for header in ({"Cookie": f"__Host-themis={scene.ada.cookie}"}, {"Authorization": scene.ada.cookie}, {"X-Themis": scene.ada.cookie}):
        guest = scene.with_cookie("")
        guest.extra = header
        yield str(header), scene.is_kept_out(guest)
    yield "in the address", 404 == scene.eve.get(f"/api/tables/{scene.table}/transcript?themis={scene.ada.cookie}").status


def old_cookie(scene: Scene) -> Attempts:
    """A stolen cookie after its owner has signed out everywhere"""
    stolen = scene.with_cookie(scene.ada.cookie)
    with stolen.at(scene.table) as line:
        scene.ada.post("/api/guest/sign-out", {})
        yield "the open line", 1012 == line.close_code()
    cookie = stolen.cookie
    yield "the cookie", scene.is_kept_out(scene.with_cookie(cookie))
    yield "signing out with it", 404 == scene.with_cookie(cookie).post("/api/guest/sign-out", {}).status
    yield "a link with it", 404 == scene.with_cookie(cookie).post("/api/guest/link", {}).status


def foreign_page(scene: Scene) -> Attempts:
    """A page of another site in the browser of somebody who plays"""
    for origin in ("http://evil.example", "null", f"http://127.0.0.1.evil.example:{scene.inn.port}", f"https://localhost:{scene.inn.port}"):
        try:
            scene.ada.knocks(scene.table, Origin=origin).close()
            yield origin, False
        except InvalidStatus as status:
            yield origin, 403 == status.response.status_code
        for path in (f"/api/tables/{scene.table}/claim", "/api/guest/link", "/api/guest/sign-out", "/api/guest/move", "/api/tables"):
            yield f"{path} from {origin}", 404 == scene.ada.post(path, {}, Origin=origin).status


# Links


def taken_seat(scene: Scene) -> Attempts:
    """A seat that somebody has taken, by every token there could be"""
    tokens = [
        "",
        scene.used,
        scene.used[:-1],
        f"{scene.table}-0-0",
        f"{scene.table}-1-1",
        Identity(b"another key").link_for(Invitation(scene.table, 1, 1)),
        *[scene.identity.link_for(Invitation(scene.table, seat, seat_round)) for seat in (0, 1) for seat_round in (0, 1, 2)],
        scene.identity.film_link_for(scene.table),
        scene.ada.cookie,
        scene.identity.cookie_for(f"{scene.table}-1-1"),
    ]
    for token in tokens:
        yield f"claim {token}", 404 == scene.eve.claims(scene.table, token).status
        answer = scene.eve.post(f"/api/tables/{scene.table}/welcome", {"token": token})
        yield f"welcome {token}", 404 == answer.status
    yield "the host", 404 == scene.ada.claims(scene.table, scene.used).status
    yield "another table", 404 == scene.eve.claims(scene.eves_own, scene.used).status


def full_public_table(scene: Scene) -> Attempts:
    """A public table with all seats taken"""
    table = scene.ada.opens("me", "link", public=True)
    assert 200 == scene.ben.claims(table).status
    yield "its claim", 404 == scene.eve.claims(table).status
    with scene.eve.at(table) as line:
        for command, fields in deeds(scene, 1).items():
            yield command, refused(line.ask(command, **fields))
        yield "eyes", -1 == line.hello(eyes=1)["eyes"]


def watchers_link(scene: Scene) -> Attempts:
    """The watchers' link: to look on, and for nothing else"""
    line = scene.watching()
    for seat in (0, 1):
        for command, fields in deeds(scene, seat).items():
            yield f"{command} for {seat}", refused(line.ask(command, **fields))
        yield f"eyes of {seat}", -1 == line.hello(eyes=seat)["eyes"]
    yield "say", refused(line.ask("say", text="hm"))
    yield "pause", refused(line.ask("pause", on=True))
    yield "fill", refused(line.ask("fill", seat=1, level="easy"))
    yield "share", refused(line.ask("share", on=True))
    yield "rematch", refused(line.ask("rematch"))
    yield "its secrets", ("", ["", ""]) == (line.table["watch"], [seat["invite"] for seat in line.table["seats"]])


def no_seat(scene: Scene) -> Attempts:
    """A seat behind the last: nobody has it, and everything that is done for a seat is tried for it"""
    for command, fields in deeds(scene, 9).items():
        # Anybody who sits may leave the seat of somebody else to a bot.
        yield command, refused(scene.bens.ask(command, **fields), "not-now" if command == "warm" else "not-your-seat")
    yield "eyes", 1 == scene.bens.hello(eyes=9)["eyes"]
    yield "fill", refused(scene.hers.ask("fill", seat=9, level="easy"), "not-now")


def request(scene: Scene) -> Attempts:
    """A request to others: answered by somebody who only watches, by whoever asks, or under another number"""
    (hers, bens, eves), number = scene.asking()
    for agree in (True, False):
        yield f"a watcher: {agree}", refused(eves.ask("answer", request=number, agree=agree))
    yield "whoever asks", refused(hers.ask("answer", request=number, agree=True))
    yield "the one before", refused(bens.ask("answer", request=number - 1, agree=True), "stale")
    yield "the one after", refused(bens.ask("answer", request=number + 1, agree=True), "stale")
    eves.hello()
    yield "it is open", [] == eves.table["request"]["agreed"] and not eves.table["paused"]
    assert "done" == bens.ask("answer", request=number, agree=True)["type"]


def plan(scene: Scene) -> Attempts:
    """A plan for somebody else, where whole plans are made"""
    hers, bens, eves = scene.planning()
    assert {0, 1} == set(hers.game["waiting"])
    verb = hers.game["drafts"]
    choice = " ".join([verb, *["0"] * scene.inn.guest("Eve").get(f"/api/games/{PLANS}").body["verbs"][verb]["length"]])
    for line, who in ((bens, "the opponent"), (eves, "a watcher")):
        for ready in (True, False):
            yield f"{who}, ready: {ready}", refused(line.plan(choice, ready, seat=0))
        yield f"{who} chooses", refused(line.choose(choice, seat=0))
    assert "done" == bens.plan(choice)["type"]
    yield "hers is empty", "" == hers.heard_of("draft")[-1]["choice"]


def film_link(scene: Scene) -> Attempts:
    """The link to a film: of a game that is not over, of another table, or in place of an invitation"""
    shelved, (hers, _) = scene.over()
    share = hers.table["share"]
    running = scene.identity.film_link_for(scene.table)

    def refusal(table: str, token: str) -> str:
        answer = scene.eve.post(f"/api/tables/{table}/film", {"token": token, "eyes": 0})
        return "" if 200 == answer.status else str(answer.body["code"])

    yield "a running game", "bad-record" == refusal(scene.table, running)
    yield "another table", "no-table" == refusal(scene.table, share)
    yield "another token", ["no-table"] * 2 == [refusal(shelved.id, token) for token in (scene.used, hers.table["watch"])]
    yield "a cut token", "no-table" == refusal(shelved.id, share[:-1])
    yield "as an invitation", 404 == scene.eve.claims(shelved.id, share).status
    assert "" == refusal(shelved.id, share)
    assert "done" == hers.ask("share", on=False)["type"]
    yield "a closed link", "closed-link" == refusal(shelved.id, share)


def move_link(scene: Scene) -> Attempts:
    """The link to another device: guessed, used, replaced or ended"""
    links = [scene.ada.post("/api/guest/link", {}).body["token"] for _ in range(2)]

    def moves(token: str) -> bool:
        thief = scene.inn.guest("Eve")
        return 410 != thief.post("/api/guest/move", {"token": token}).status or bool(thief.cookie)

    for token in ("", "x", links[0], links[1][:-1], scene.ada.cookie, scene.used):
        yield token, not moves(token)
    assert 200 == scene.inn.guest("Phone").post("/api/guest/move", {"token": links[1]}).status
    yield "used", not moves(links[1])
    last = scene.ada.post("/api/guest/link", {}).body["token"]
    scene.ada.post("/api/guest/sign-out", {})
    yield "ended by signing out", not moves(last)
    yield "of nobody", 404 == scene.inn.guest("Eve").post("/api/guest/link", {}).status


# At the table


def opponent(scene: Scene) -> Attempts:
    """An opponent who acts for another seat, or looks with its eyes"""
    for command, fields in deeds(scene, 0).items():
        yield command, refused(scene.bens.ask(command, **fields))
    yield "eyes", 1 == scene.bens.hello(eyes=0)["eyes"]
    board = scene.bens.ask("then", step=0)
    yield "the past", 1 == board["view"]["seat"] and board["view"]["sides"][0]["hand"] is None
    stories = [guest.get(f"/api/tables/{scene.table}/transcript").text for guest in (scene.ada, scene.ben)]
    yield "the story", stories[0] != stories[1]


def anothers_id(scene: Scene) -> Attempts:
    """A command with the id of another's command"""
    asked, other = (scene.hers, scene.bens) if scene.hers.offers else (scene.bens, scene.hers)
    assert "done" == asked.ask("say", id="mine", text="hm")["type"]
    choice = {"version": asked.version, "seat": asked.eyes, "choice": asked.offers[0]}
    yield "another's id", refused(other.ask("choose", id="mine", **choice))
    assert "done" == other.ask("say", id="mine", text="hm")["type"]
    yield "the same under another's id", [asked.eyes, other.eyes] == [other.chats[said]["seat"] for said in (1, 2)]


def host(scene: Scene) -> Attempts:
    """The host against those who sit: filling or warming their seats"""
    yield "fill", refused(scene.hers.ask("fill", seat=1, level="easy"), "not-now")
    yield "fill one's own", refused(scene.hers.ask("fill", seat=0, level="easy"), "not-now")
    yield "warm", refused(scene.hers.ask("warm", seat=1, on=True))
    yield "fill by a guest", refused(scene.bens.ask("fill", seat=0, level="easy"))
    yield "agreeing to nothing", refused(scene.bens.ask("answer", request=1, agree=True), "not-now")


def warm_seat(scene: Scene) -> Attempts:
    """A seat that a bot keeps warm: taken back by another, or played on by two"""
    table = scene.ada.opens("me", "link", "link")
    with scene.ada.at(table) as hers:
        tokens = [hers.invitation(1), hers.invitation(2)]
        scene.ben.claims(table, tokens[0])
        cy = scene.inn.guest("Cy")
        cy.claims(table, tokens[1])
        with scene.ben.at(table) as bens, cy.at(table) as cys:
            assert "done" == bens.ask("warm", seat=1, on=True)["type"]
            bens.ask("pause", on=True)
            for line in (hers, cys):
                yield "taken back by another", refused(line.ask("warm", seat=1, on=False))
                yield "looked at", refused(line.ask("look", seat=1))
            yield "claimed", 404 == scene.eve.claims(table, tokens[0]).status
            yield "its invitation", "" == hers.invitation(1)


def shared_screen(scene: Scene) -> Attempts:
    """Two people at one screen: hands leave it, and nobody else's come"""
    table = scene.ada.opens("me", "here Cy", "link")
    with scene.ada.at(table) as hers:
        scene.ben.claims(table, hers.invitation(2))
        hers.until("update")
        with scene.ben.at(table) as bens:
            yield "the third seat", refused(hers.ask("look", seat=2))
            yield "by hello", -1 == hers.hello(eyes=2)["eyes"]
            yield "from the third seat", refused(bens.ask("look", seat=1)) and 2 == bens.hello(eyes=1)["eyes"]
            story = scene.ada.get(f"/api/tables/{table}/transcript").text
            watcher = scene.inn.guest("Eve")
            watcher.claims(table, hers.table["watch"])
            yield "the story of both", story == watcher.get(f"/api/tables/{table}/transcript").text
            asked = hers.game["waiting"][0]
            if asked in (0, 1):
                hers.ask("look", seat=asked)
                yield "reasons of the other hand", refused(hers.ask("why", seat=1 - asked, target="hand:kiln"), "not-now")


def rematch(scene: Scene) -> Attempts:
    """A rematch: asked for by a stranger, or entered by one"""
    shelved, (hers, _) = scene.over()
    scene.eve.claims(shelved.id, hers.table["watch"])
    with scene.eve.at(shelved.id) as line:
        yield "asked for", refused(line.ask("rematch"))
    assert "done" == hers.ask("rematch")["type"]
    table = hers.until_table(lambda table: bool(table["rematch"]))["rematch"]
    yield "entered", scene.is_kept_out(scene.eve, table)
    yield "by the old link", 404 == scene.eve.claims(table, hers.table["watch"]).status
    with scene.inn.guest_of(shelved, "Ben").at(table) as bens:
        yield "the seats", [True, False] == [seat["mine"] for seat in bens.table["seats"]]


THEFTS = [
    stranger,
    forged_cookie,
    cookie_in_a_wrong_place,
    old_cookie,
    foreign_page,
    taken_seat,
    full_public_table,
    watchers_link,
    no_seat,
    request,
    plan,
    film_link,
    move_link,
    opponent,
    anothers_id,
    host,
    warm_seat,
    shared_screen,
    rematch,
]


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    opened = Inn(tmp_path_factory.mktemp("inn") / "themis.db").open()
    yield opened
    opened.close()


@pytest.mark.parametrize("theft", THEFTS, ids=[theft.__name__ for theft in THEFTS])
def test_nobody_takes_a_seat_or_its_eyes(inn: Inn, theft: Callable[[Scene], Attempts]) -> None:
    counted = tally(theft.__doc__)
    with ExitStack() as stack:
        scene = Scene(inn, stack)
        for attempt, is_refused in theft(scene):
            counted.tried += 1
            counted.answered += 1
            counted.refused += is_refused
            counted.check(is_refused, attempt)
        counted.check(scene.is_untouched(), "somebody's seat is not as it was")

    assert [] == counted.faults
    assert counted.tried
