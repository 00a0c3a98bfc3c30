"""Who may come in: links, cookies and origins; nobody learns whether a table exists that is not for them."""

from __future__ import annotations

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
        ("bot:hard", "hard"),
        ("bot:bot:hard", "hard"),
        ("bbot:ot:hard", "bbot:ot:hard"),
        ("a|b", "ab"),
        ("\u202eevil", "evil"),
        ("<b>x</b>", "<b>x</b>"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_cleaned(ada: Guest, name: str, seen: str) -> None:
    with ada.at(ada.opens(f"me {name}", "bot easy")) as hers:
        assert (seen if name else "Ada") == hers.table["seats"][0]["name"]


def test_two_guests_of_one_name_can_be_told_apart(inn: Inn, ada: Guest) -> None:
    ada.name = "x" * 40
    ben = inn.guest(ada.name)
    table = ada.opens("me", "link")
    with ada.at(table) as hers:
        ben.claims(table, hers.invitation(1))
        hers.until("update")

        assert ["x" * 40, "x" * 37 + " 2"] == [seat["name"] for seat in hers.table["seats"]]
