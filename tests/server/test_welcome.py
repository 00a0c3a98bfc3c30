"""What an invitation says before one sits down."""

from __future__ import annotations

from contextlib import ExitStack

from server.guests import Answer, Guest

CLOCK = {"bank": 600, "increment": 10}


def asks(guest: Guest, table: str, token: str = "") -> Answer:
    return guest.post(f"/api/tables/{table}/welcome", {"token": token})


def test_an_invitation_names_game_host_seats_options_and_clock_and_takes_nothing(stack: ExitStack, ada: Guest, ben: Guest) -> None:
    table = ada.opens("me", "link", "bot hard", clock=CLOCK, options={"road_take": "all"})
    hers = stack.enter_context(ada.at(table))
    before = hers.table

    told = [asks(ben, table, hers.invitation(1)) for _ in range(2)][1]

    assert 200 == told.status
    assert ("uruk", "gathering", "Ada", 1, CLOCK) == tuple(told.body[key] for key in ("game", "stage", "host", "seat", "clock"))
    assert {"road_take": "all"} == told.body["options"]
    assert [("human", "Ada"), ("open", ""), ("bot", "")] == [(seat["kind"], seat["name"]) for seat in told.body["seats"]]
    assert "hard" == told.body["seats"][2]["level"]
    assert ["", "", ""] == [seat["invite"] for seat in told.body["seats"]], "the links stay with the host"
    hers.hello()
    assert before == hers.table
    assert "" == ben.cookie


def test_a_link_to_watch_names_no_seat(stack: ExitStack, ada: Guest, eve: Guest) -> None:
    table = ada.opens("me", "link")
    hers = stack.enter_context(ada.at(table))

    assert -1 == asks(eve, table, hers.table["watch"]).body["seat"]


def test_what_opens_nothing_tells_nothing(stack: ExitStack, ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.opens("me", "link", "link")
    hers = stack.enter_context(ada.at(table))
    used = hers.invitation(1)
    ben.claims(table, used)

    assert [404, 404, 404] == [asks(eve, *claim).status for claim in ((table,), (table, used), ("nowhere", hers.invitation(2)))]
    assert 200 == asks(ben, table, used).status, "who has taken the seat is welcome again"


def test_a_public_table_welcomes_anybody_while_a_seat_is_free(stack: ExitStack, ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.opens("me", "link", public=True)
    assert 1 == asks(eve, table).body["seat"]

    ben.claims(table)
    assert 404 == asks(eve, table).status
