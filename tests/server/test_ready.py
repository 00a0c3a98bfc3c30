"""Before a clock runs, everybody says that they are ready; nobody says it for anybody else."""

from __future__ import annotations

from contextlib import ExitStack

from kit import rule
from server.guests import Guest, Line, Message
from server.hosting import Inn, Shelved
from serving import Server

from themis.server.protocol import Clock

CLOCK = {"bank": 600, "increment": 10}


def ready_seats(table: Message) -> list[bool]:
    return [seat["ready"] for seat in table["seats"]]


def two_at(stack: ExitStack, ada: Guest, ben: Guest, *bots: str, **wish: object) -> tuple[Line, Line]:
    table = ada.opens("me", "link", *bots, **{"clock": CLOCK, **wish})
    hers = stack.enter_context(ada.at(table))
    assert 200 == ben.claims(table, hers.invitation(1)).status
    return hers, stack.enter_context(ben.at(table))


@rule("TAB-CLOCK-01")
def test_the_game_and_its_clock_begin_when_the_last_person_is_ready(stack: ExitStack, ada: Guest, ben: Guest) -> None:
    hers, bens = two_at(stack, ada, ben, "bot easy")
    assert [False, False, True] == ready_seats(bens.table)

    assert "done" == bens.ask("ready", seat=1, on=True)["type"]
    assert [False, True, True] == ready_seats(hers.until_table(lambda table: ready_seats(table)[1]))
    assert "gathering" == hers.table["stage"] and {} == hers.game
    assert "not-now" == bens.ask("choose", version=0, seat=1, choice="draw")["code"]
    assert "done" == hers.ask("ready", seat=0, on=True)["type"]

    bens.until_stage("playing")
    bens.until("update")
    assert all(590_000 < left <= 600_000 for left in bens.game["clocks"])


def test_who_changes_their_mind_is_waited_for_again(stack: ExitStack, ada: Guest, ben: Guest) -> None:
    hers, bens = two_at(stack, ada, ben)
    for on in (True, False):
        assert "done" == bens.ask("ready", seat=1, on=on)["type"]

    hers.ask("ready", seat=0, on=True)
    assert [True, False] == ready_seats(hers.table)
    assert "gathering" == hers.table["stage"]


@rule("TAB-CLOCK-01")
def test_nobody_is_ready_for_anybody_else(stack: ExitStack, ada: Guest, ben: Guest, eve: Guest) -> None:
    hers, bens = two_at(stack, ada, ben, "bot easy", public=True)
    eves = stack.enter_context(eve.at(hers.table["id"]))

    assert ["not-your-seat"] * 3 == [hers.ask("ready", seat=seat, on=True)["code"] for seat in (1, 2, 9)]
    assert "not-your-seat" == eves.ask("ready", seat=0, on=True)["code"]
    assert "malformed" == hers.ask("ready", seat=10, on=True)["code"]
    assert "malformed" == hers.ask("ready", seat=0, on="yes")["code"]
    assert [False, False, True] == ready_seats(bens.table)


def test_without_a_clock_and_in_a_running_game_nobody_asks(stack: ExitStack, inn: Inn, ada: Guest) -> None:
    waiting = stack.enter_context(ada.at(ada.opens("me", "link")))
    assert "not-now" == waiting.ask("ready", seat=0, on=True)["code"]

    shelved = Shelved("Ada", "Ben", clock=Clock(600, 0))
    inn.shelve(shelved)
    playing = stack.enter_context(inn.guest_of(shelved, "Ada").at(shelved.id))
    assert "not-now" == playing.ask("ready", seat=0, on=True)["code"]


@rule("TAB-SEAT-03")
def test_a_bot_that_the_host_lets_play_after_a_minute_is_ready_for_whoever_is_away(
    inn: Inn, stack: ExitStack, ada: Guest, ben: Guest
) -> None:
    hers, bens = two_at(stack, ada, ben)
    hers.close()
    bens.until_table(lambda table: not table["seats"][0]["online"])
    inn.has_been_away(hers.table["id"], 0)
    assert "not-your-seat" == bens.ask("warm", seat=0, on=True)["code"], "the host is not sent away"
    hers = stack.enter_context(ada.at(bens.table["id"]))
    bens.close()
    hers.until_table(lambda table: not table["seats"][1]["online"])
    assert "not-your-seat" == hers.ask("warm", seat=1, on=True)["code"]
    inn.has_been_away(hers.table["id"], 1)

    hers.ask("ready", seat=0, on=True)
    assert "gathering" == hers.table["stage"]
    hers.ask("warm", seat=1, on=True)
    hers.until_stage("playing")


def test_the_lobby_says_that_a_table_waits_for_my_word(stack: ExitStack, ada: Guest, ben: Guest) -> None:
    hers, _ = two_at(stack, ada, ben)

    def asked(guest: Guest) -> bool:
        return bool(next(line["asked"] for line in guest.get("/api/tables").body["tables"] if line["id"] == hers.table["id"]))

    assert asked(ada) and asked(ben)
    hers.ask("ready", seat=0, on=True)
    assert not asked(ada) and asked(ben)


def test_who_is_ready_survives_a_restart(own_server: Server) -> None:
    own_server.start()
    ada, ben = Guest(own_server.port, "Ada"), Guest(own_server.port, "Ben")
    with ExitStack() as stack:
        hers, bens = two_at(stack, ada, ben)
        assert "done" == bens.ask("ready", seat=1, on=True)["type"]
        table = hers.table["id"]
    own_server.kill()
    own_server.start()

    with ada.at(table) as back:
        assert [False, True] == ready_seats(back.table)
        assert "done" == back.ask("ready", seat=0, on=True)["type"]
        back.until_stage("playing")


def test_a_rematch_with_a_clock_waits_for_everybody_again(stack: ExitStack, inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben", clock=Clock(600, 0)).play(lambda session: session.state.over)
    shelved.row.stage = "over"
    for seat in shelved.row.seats:
        seat.ready = True
    inn.shelve(shelved)
    ada = inn.guest_of(shelved, "Ada")
    hers = stack.enter_context(ada.at(shelved.id))
    hers.ask("rematch")

    again = stack.enter_context(ada.at(hers.table["rematch"]))
    assert ("gathering", [False, False]) == (again.table["stage"], ready_seats(again.table))
