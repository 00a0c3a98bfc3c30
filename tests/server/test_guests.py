"""Who may come in: links, cookies and origins; nobody learns whether a table exists that is not for them."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from server.guests import Answer, Guest
from server.hosting import Inn
from websockets.exceptions import InvalidStatus

from themis.server.identity import WATCHER, Identity, Invitation

NOWHERE = "2222222222"


def forged(token: str) -> str:
    """The same token with another last letter of its signature."""
    return token[:-2] + ("A" if token[-2] != "A" else "B") + token[-1]


def told(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.text


def test_an_invitation_is_good_once_and_for_its_own_seat(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.opens("me", "link", "link")
    with ada.at(table) as hers:
        token = hers.invitation(1)

        assert 200 == ben.claims(table, token).status
        hers.until_table(lambda table: bool(table["seats"][1]["kind"] == "human"))
        assert "Ben" == hers.table["seats"][1]["name"]
        assert "" == hers.invitation(1)
        assert 404 == eve.claims(table, token).status
        assert 404 == ada.claims(table, token).status
        assert "open" == hers.table["seats"][2]["kind"]


def test_a_claim_that_is_sent_again_after_a_lost_answer_is_good(ada: Guest, ben: Guest) -> None:
    table = ada.opens("me", "link", "link")
    with ada.at(table) as hers:
        token = hers.invitation(1)

        assert [200, 200] == [ben.claims(table, token).status, ben.claims(table, token).status]
        with ben.at(table) as bens:
            assert [False, True, False] == [seat["mine"] for seat in bens.table["seats"]]


def test_no_other_token_opens_a_seat(inn: Inn, ada: Guest, ben: Guest) -> None:
    table, other = ada.opens("me", "link"), ada.opens("me", "link")
    with ada.at(table) as hers, ada.at(other) as elsewhere:
        stranger = Identity(b"another key")
        tokens = [
            "",
            "nonsense",
            "..",
            "é" * 50,
            forged(hers.invitation(1)),
            elsewhere.invitation(1),
            stranger.link_for(Invitation(table, 1, 0)),
            inn.house.identity.link_for(Invitation(table, 1, 1)),
            inn.house.identity.link_for(Invitation(table, 0, 0)),
            inn.house.identity.cookie_for(f"{table}-1-0"),
        ]

        refusals = {told(ben.claims(table, token)) for token in tokens}
        assert {told(ben.claims(NOWHERE, hers.invitation(1)))} == refusals
        assert {404} == {status for status, _ in refusals}
        assert 200 == ben.claims(table, hers.invitation(1)).status


def test_the_secrets_of_links_are_for_those_whom_they_concern(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.opens("me", "link", "link")
    with ada.at(table) as hers:
        ben.claims(table, hers.invitation(1))
        eve.claims(table, hers.table["watch"])
        with ben.at(table) as bens, eve.at(table) as watching:
            assert [True, False, False] == [bool(line.invitation(2)) for line in (hers, bens, watching)]
            assert [True, True, False] == [bool(line.table["watch"]) for line in (hers, bens, watching)]


def test_a_watcher_has_no_seat(ada: Guest, eve: Guest) -> None:
    table = ada.opens("me", "bot easy")
    with ada.at(table) as hers:
        eve.claims(table, hers.table["watch"])
        with eve.at(table) as watching:
            assert -1 == watching.eyes
            for command in (("choose", {"version": 0, "seat": 0, "choice": "draw"}), ("say", {"text": "hm"}), ("pause", {"on": True})):
                assert "not-your-seat" == watching.ask(command[0], **command[1])["code"]
            assert "not-your-seat" == watching.ask("look", seat=0)["code"]
            assert "not-your-seat" == watching.ask("warm", seat=0, on=True)["code"]


def test_a_forged_cookie_is_a_stranger(inn: Inn, ada: Guest, ben: Guest) -> None:
    table = ada.opens("me", "bot easy")
    ben.opens("me", "bot easy")
    cookies = [
        "",
        "nonsense",
        ada.cookie.partition(".")[0],
        forged(ada.cookie),
        ada.cookie.partition(".")[0] + "." + ben.cookie.partition(".")[2],
        Identity(b"another key").cookie_for(inn.house.identity.user_of(ada.cookie)),
        inn.house.identity.link_for(Invitation(table, WATCHER, 0)),
        ben.cookie,
    ]
    for cookie in cookies:
        with Guest(inn.port, "Eve", cookie).knocks(table) as line:
            assert 4404 == line.close_code()
    with ada.at(table) as hers:
        assert [True, False] == [seat["mine"] for seat in hers.table["seats"]]


@pytest.mark.parametrize("path", ["record", "transcript", "claim"])
def test_a_table_that_is_not_for_one_looks_like_none(ada: Guest, eve: Guest, path: str) -> None:
    table = ada.opens("me", "bot easy")
    method, body = ("POST", {"name": "Eve"}) if path == "claim" else ("GET", None)

    forbidden = eve.ask(method, f"/api/tables/{table}/{path}", body)
    unknown = eve.ask(method, f"/api/tables/{NOWHERE}/{path}", body)

    assert (404, "no-table") == (forbidden.status, forbidden.body["code"])
    assert told(unknown) == told(forbidden)
    assert set(unknown.headers) == set(forbidden.headers)


def test_a_socket_to_a_table_that_is_not_for_one_closes_like_one_to_none(ada: Guest, eve: Guest) -> None:
    table = ada.opens("me", "bot easy")
    codes = []
    for address in (table, NOWHERE, "x", "%00", "a" * 500):
        with eve.knocks(address) as line:
            codes.append((line.close_code(), line.heard))

    assert [(4404, [])] * 5 == codes


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1", "http://127.0.0.1.evil.example:1"])
def test_pages_of_other_sites_may_not_speak_for_a_guest(ada: Guest, origin: str) -> None:
    table = ada.opens("me", "bot easy")

    with pytest.raises(InvalidStatus) as refused:
        ada.knocks(table, Origin=origin)
    assert 403 == refused.value.response.status_code
    for path, body in (
        ("/api/tables", {"game": "uruk", "seats": [{"kind": "me"}]}),
        (f"/api/tables/{table}/claim", {}),
        ("/api/replay", {}),
    ):
        assert 404 == ada.post(path, body, Origin=origin).status


def test_the_houses_own_pages_may(ada: Guest) -> None:
    origin = f"http://127.0.0.1:{ada.port}"
    table = ada.opens("me", "bot easy")

    with ada.knocks(table, Origin=origin) as hers:
        assert "update" == hers.hello()["type"]
    assert 404 != ada.post("/api/tables", {}, Origin=origin).status


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(ada: Guest) -> None:
    assert "set-cookie" not in ada.get("/api/tables").headers, "who only looks around needs none"
    wish = {"game": "uruk", "seats": [{"kind": "me"}, {"kind": "bot"}]}

    cookie = ada.post("/api/tables", wish).headers["set-cookie"].lower()

    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie and "secure" not in cookie
    assert "set-cookie" not in ada.post("/api/tables", wish).headers


def test_nobody_takes_two_seats_of_a_public_table_by_clicking_twice(ada: Guest, ben: Guest) -> None:
    table = ada.opens("me", "link", "link", public=True)

    assert [200, 200] == [ben.claims(table).status, ben.claims(table).status]
    with ben.at(table) as bens:
        assert ["human", "human", "open"] == [seat["kind"] for seat in bens.table["seats"]]


def test_a_full_public_table_has_no_seat_for_anybody(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.opens("me", "link", public=True)

    assert [200, 404] == [ben.claims(table).status, eve.claims(table).status]


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("", "Guest"),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("   ", "Guest"),
        ("bbot:ot:hard", "bbot:ot:hard"),
        ("a|b", "ab"),
        ("\u202eevil", "evil"),
        ("<b>x</b>", "<b>x</b>"),
        ("x" * 40, "x" * 40),
        ("A\u200bd\ufe0fa\U000e0041", "Ada"),
        ("e\u0301", "é"),
        ("Z" + "\u0335" * 35 + "o", "Z\u0335\u0335o"),
        ("Robot: 3", "Robot: 3"),
        ("?", "?"),
    ],
)
def test_names_are_cleaned(ada: Guest, name: str, seen: str) -> None:
    with ada.at(ada.opens(f"me {name}", "bot easy")) as hers:
        assert (seen if name else "Ada") == hers.table["seats"][0]["name"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u3164", "name-unseen"),
        ("\u2800\u2800", "name-unseen"),
        ("\u0301\u0301", "name-unseen"),
        ("\u200b", "name-unseen"),
        ("|", "name-unseen"),
        ("bot:hard", "name-bot"),
        ("Bot: Hard", "name-bot"),
        ("\u0412\u043eT\uff1a easy", "name-bot"),  # Cyrillic letters, and a wide colon
        ("b0t\u2236hard", "name-bot"),
        ("b\u200bot:hard", "name-bot"),
        ("\u0410da", "name-alike"),
        ("\uff21\uff44\uff41", "name-alike"),
        ("\u13aad\u0251", "name-alike"),  # Cherokee, and a letter of phonetics
        ("\ua4eeda", "name-alike"),
        ("A\u1d05a", "name-alike"),  # a small capital
        ("\u2c80da", "name-alike"),  # Coptic
        ("Bo\u1d1b:Ada", "name-bot"),
        ("Bot\u2982 Ada", "name-bot"),
        ("B\u0336ot: Ada", "name-bot"),
        ("b\u0585t\u1804hard", "name-bot"),
        ("\uab7ada", "name-alike"),  # a small letter of Cherokee, which is one of those that become large
    ],
)
def test_a_name_of_nobody_or_of_somebody_else_is_refused_with_the_reason(inn: Inn, ada: Guest, name: str, code: str) -> None:
    table = ada.opens("me", "link")
    with ada.at(table) as hers:
        refused = inn.guest(name).claims(table, hers.invitation(1))
        made = ada.post("/api/tables", {"game": "uruk", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": name}]})

        assert (422, code, -1) == (refused.status, refused.body["code"], refused.body["seat"])
        assert (422, code, 1) == (made.status, made.body["code"], made.body["seat"])
        assert "choose another" in made.body["message"]
        assert 200 == inn.guest("Ben").claims(table, hers.invitation(1)).status, "the seat is still free"


@pytest.mark.parametrize("name", ["Ada", "ADA", "A da"])
def test_a_name_that_is_at_the_table_already_gets_a_number(inn: Inn, ada: Guest, name: str) -> None:
    table = ada.opens("me", "link")
    with ada.at(table) as hers:
        inn.guest(name).claims(table, hers.invitation(1))
        hers.until("update")

        assert ["Ada", "Ada 2"] == [seat["name"] for seat in hers.table["seats"]]


def test_two_guests_of_one_name_can_be_told_apart(inn: Inn, ada: Guest) -> None:
    ada.name = "x" * 40
    ben = inn.guest(ada.name)
    table = ada.opens("me", "link")
    with ada.at(table) as hers:
        ben.claims(table, hers.invitation(1))
        hers.until("update")

        assert ["x" * 40, "x" * 37 + " 2"] == [seat["name"] for seat in hers.table["seats"]]


@pytest.mark.parametrize(("name", "seen"), [("Pythia", "Pythia 2"), ("pythie", "Pythie 2"), ("Cassandra", "Cassandra")])
def test_nobody_is_called_like_a_bot_at_the_table(inn: Inn, ada: Guest, name: str, seen: str) -> None:
    ben = inn.guest(name)
    table = ada.opens("me", "link", "bot easy")
    with ada.at(table) as hers, ben.at(ben.opens("me", "bot easy")) as own:
        ben.claims(table, hers.invitation(1))
        hers.until("update")

        assert [seen, seen] == [line.table["seats"][seat]["name"] for line, seat in ((hers, 1), (own, 0))]


def test_a_name_that_is_drawn_like_that_of_a_bot_is_refused(inn: Inn, ada: Guest) -> None:
    table = ada.opens("me", "link", "bot easy")
    with ada.at(table) as hers:
        assert "name-alike" == inn.guest("P\u0443thia").claims(table, hers.invitation(1)).body["code"]


@pytest.mark.parametrize("name", ["Pythia", "P\u0443thia"])
def test_whoever_is_called_like_a_bot_that_comes_gets_a_number(inn: Inn, name: str) -> None:
    ada = inn.guest(name)
    with ada.at(ada.opens("me", "link")) as hers:
        assert name == hers.table["seats"][0]["name"]
        hers.ask("fill", seat=1, level="easy")

        hers.until_stage("playing")
        assert f"{name} 2" == hers.table["seats"][0]["name"]


def test_a_learner_is_not_called_like_a_bot_of_the_lesson(ada: Guest) -> None:
    ada.name = "Pythia"
    table = ada.post("/api/lessons", {"game": "uruk", "lesson": "first-village", "name": ada.name}).body["table"]
    with ada.at(table) as hers:
        assert "Pythia 2" == hers.table["seats"][0]["name"]


# One guest, several browsers


def test_a_guest_moves_to_another_device_by_a_link_that_is_good_once(inn: Inn, ada: Guest) -> None:
    table = ada.opens("me", "link")
    token = ada.post("/api/guest/link", {}).body["token"]
    phone, thief = inn.guest("Phone"), inn.guest("Eve")

    assert 200 == phone.post("/api/guest/move", {"token": token}).status
    assert (410, "used-link") == (thief.post("/api/guest/move", {"token": token}).status, "used-link")
    with phone.at(table) as hers:
        assert hers.table["seats"][0]["mine"]
    with ada.at(table) as still:
        assert still.table["seats"][0]["mine"]


def test_only_the_last_link_to_another_device_counts(inn: Inn, ada: Guest) -> None:
    ada.opens("me", "link")
    first, second = [ada.post("/api/guest/link", {}).body["token"] for _ in range(2)]

    assert [410, 410, 200] == [inn.guest("Eve").post("/api/guest/move", {"token": token}).status for token in (first, "", second)]


def test_a_link_to_another_device_does_not_wait_for_ever(inn: Inn, ada: Guest) -> None:
    ada.opens("me", "link")
    user = inn.house.identity.user_of(ada.cookie)
    token = inn.house.devices.link(user, now=-601.0 + time.monotonic())

    assert 410 == inn.guest("Eve").post("/api/guest/move", {"token": token}).status


def test_whoever_signs_out_everywhere_is_known_here_alone(own_inn: Inn, tmp_path: Path) -> None:
    ada = own_inn.guest("Ada")
    table = ada.opens("me", "link")
    stolen = own_inn.guest("Eve")
    stolen.cookie = ada.cookie
    token = ada.post("/api/guest/link", {}).body["token"]
    with stolen.at(table) as at_the_table, stolen.knocks(table) as at_the_door:
        assert 200 == ada.post("/api/guest/sign-out", {}).status
        assert [1012, 1012] == [at_the_table.close_code(), at_the_door.close_code()]

    assert stolen.cookie != ada.cookie
    assert 410 == own_inn.guest("Eve").post("/api/guest/move", {"token": token}).status
    own_inn.close()
    again = Inn(tmp_path / "themis.db").open()
    with Guest(again.port, "Eve", stolen.cookie).knocks(table) as line:
        assert 4404 == line.close_code()
    with Guest(again.port, "Ada", ada.cookie).at(table) as hers:
        assert hers.table["seats"][0]["mine"]
    again.close()


@pytest.mark.parametrize("path", ["/api/guest/link", "/api/guest/sign-out"])
def test_somebody_new_has_nothing_to_take_along(inn: Inn, path: str) -> None:
    answer = inn.guest("Eve").post(path, {})

    assert (404, "no-guest") == (answer.status, answer.body["code"])
    assert 404 == inn.guest("Eve").post(path, {}, Origin="http://evil.example").status
