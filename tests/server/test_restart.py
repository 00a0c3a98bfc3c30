"""The server is killed without warning: everybody is back at the same decision, and nothing that was acknowledged is lost."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from server.guests import Guest, Line, Message, play_on, play_out
from server.hosting import Shelved, asks, found, verified
from serving import Server

from themis.core.session import Session
from themis.server.protocol import Clock

SAME = ("version", "eyes", "view", "waiting", "offers", "undo", "result")


def killed_and_started(server: Server) -> None:
    server.kill()
    server.start()


def decision_of(line: Line) -> str:
    return str(line.game["view"]["decision"]["name"])


def position(line: Line) -> Message:
    return {field: line.game[field] for field in SAME}


@pytest.mark.parametrize("decision", ["Auction", "SecretBids"])
def test_a_game_goes_on_in_the_middle_of_a_decision(own_server: Server, stack: ExitStack, decision: str) -> None:
    shelved = found(lambda session: len(session.record.lines) > 400 and asks(decision)(session), "Ada", "Ben", "Cy")
    identity = shelved.shelve(own_server.folder / "themis.db")
    own_server.start()
    guests = [shelved.guest(name, own_server.port, identity) for name in ("Ada", "Ben", "Cy")]
    lines = [stack.enter_context(guest.at(shelved.id)) for guest in guests]
    asked = next(line for line in lines if line.offers)
    assert "done" == asked.choose(asked.offers[-1])["type"]
    for line in lines:
        line.catch_up(asked.version)
    assert decision_of(lines[0]) == decision

    killed_and_started(own_server)

    back = [stack.enter_context(guest.knocks(shelved.id)) for guest in guests]
    for line, before in zip(back, lines, strict=True):
        line.log = list(before.log)
        line.hello(version=before.version, steps=len(before.log), eyes=before.eyes)
        assert position(before) == position(line)
        assert before.log == line.log
        assert [] == line.game["moves"]
    play_out(back)
    assert verified(guests[0].get(f"/api/tables/{shelved.id}/record").text).state.over


def may_undo(session: Session) -> bool:
    return session.undo_refusal(0) == "" and session.waiting() == [0] and len(session.past) >= 2


def test_undo_and_commands_that_are_sent_again_survive_a_restart(own_server: Server, stack: ExitStack) -> None:
    shelved = found(may_undo, "Ada", "Ben")
    identity = shelved.shelve(own_server.folder / "themis.db")
    own_server.start()
    ada = shelved.guest("Ada", own_server.port, identity)
    hers = stack.enter_context(ada.at(shelved.id))
    taken_back = hers.game["undo"]["choice"]
    answer = hers.undo(id="once")
    again = hers.game["undo"]["choice"]
    assert "" != again

    killed_and_started(own_server)

    back = stack.enter_context(ada.at(shelved.id))
    assert position(hers) == position(back)
    assert hers.log == back.log
    assert answer == back.undo(id="once", version=hers.version - 1), "it was carried out before"
    assert position(hers) == position(back)
    assert "done" == back.undo()["type"]
    assert again in back.offers
    assert taken_back != ""


def test_bots_clocks_talk_and_warm_seats_survive_a_restart(own_server: Server, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben", "bot easy", clock=Clock(600, 1000)).play(lambda session: session.waiting() == [0])
    identity = shelved.shelve(own_server.folder / "themis.db")
    own_server.start()
    ada = shelved.guest("Ada", own_server.port, identity)
    hers = stack.enter_context(ada.at(shelved.id))
    hers.ask("say", id="once", text="remember me")
    with shelved.guest("Ben", own_server.port, identity).at(shelved.id) as bens:
        bens.ask("warm", seat=1, on=True)
    play_on([hers], lambda: hers.game["waiting"] != [0])
    assert 1_000_000 < hers.game["clocks"][0], "the increment"

    killed_and_started(own_server)

    back = stack.enter_context(ada.at(shelved.id))
    assert "done" == back.ask("say", id="once", text="remember me")["type"], "it was said before"
    assert ["remember me"] == [chat["text"] for chat in back.chats.values()]
    assert [False, True, False] == [seat["warm"] for seat in back.table["seats"]]
    assert 1_000_000 < back.game["clocks"][0] <= 1_600_000
    version = back.version
    back.until_asked()
    assert back.version > version or hers.offers == back.offers


def test_new_tables_guests_and_seats_survive_a_restart(own_server: Server, stack: ExitStack) -> None:
    own_server.start()
    ada, ben = Guest(own_server.port, "Ada"), Guest(own_server.port, "Ben")
    table = ada.opens("me", "link")
    token = stack.enter_context(ada.at(table)).invitation(1)

    killed_and_started(own_server)

    assert 200 == ben.claims(table, token).status
    bens = stack.enter_context(ben.at(table))
    assert (1, ["Ada", "Ben"]) == (bens.eyes, [seat["name"] for seat in bens.table["seats"]])

    killed_and_started(own_server)

    assert 200 == ben.claims(table, token).status
    hers, again = stack.enter_context(ada.at(table)), stack.enter_context(ben.at(table))
    assert position(bens) == position(again)
    assert hers.table["commitment"] == bens.table["commitment"]


def test_a_server_that_is_asked_to_end_says_so_and_ends_although_a_bot_thinks(own_server: Server) -> None:
    shelved = found(lambda session: session.waiting() == [1], "Ada", "bot hard")
    identity = shelved.shelve(own_server.folder / "themis.db")
    own_server.start()
    with shelved.guest("Ada", own_server.port, identity).at(shelved.id) as hers:
        own_server.stop()

        assert 1012 == hers.close_code()
    assert "Traceback" not in own_server.log.read_text()
