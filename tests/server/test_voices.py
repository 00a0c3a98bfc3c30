"""What one guest may say, over however many lines; and what may wait for a page that does not listen."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from server.guests import Guest, Line
from server.hosting import Inn, Shelved
from server.test_slow import DeafLine

from themis.core.session import Session
from themis.server.connection import Connection, encoded
from themis.server.hot.messages import common, update
from themis.server.limits import COMMAND_COSTS, COMMANDS, TALK, TALK_OF_ADDRESS, WAITING_BYTES
from themis.server.protocol import Chat, Update
from themis.server.store import MOST_CHATS


def codes(lines: list[Line], kind: str) -> list[str]:
    """Everything that was answered to as many questions, as codes of refusals or types."""
    return [
        str(message.get("code") or message["type"]) for line in lines for message in line.heard if message.get("id", "").startswith(kind)
    ]


def ask_all(lines: list[Line], times: int, kind: str, **fields: object) -> list[str]:
    """The same on all lines in turn, then all answers."""
    for number in range(times):
        lines[number % len(lines)].tell(kind, id=f"{kind}{number}", **fields)
    for number in range(times):
        line = lines[number % len(lines)]
        if not any(message.get("id") == f"{kind}{number}" for message in line.heard):
            line.until(lambda message, number=number: message.get("id") == f"{kind}{number}")  # type: ignore[misc]
    return codes(lines, kind)


@pytest.mark.parametrize("kind", ["then", "look"])
def test_all_lines_of_a_guest_have_one_voice_and_dear_questions_cost_more(own_inn: Inn, stack: ExitStack, kind: str) -> None:
    shelved = Shelved("Ada", "Ben")
    own_inn.shelve(shelved)
    tabs = [stack.enter_context(own_inn.guest_of(shelved, "Ada").at(shelved.id)) for _ in range(6)]
    fields = {"step": 0} if kind == "then" else {"seat": 0}

    answers = ask_all(tabs, 90, kind, **fields)

    answered = len(answers) - answers.count("too-fast")
    assert COMMANDS.burst / COMMAND_COSTS[kind] - 2 <= answered <= COMMANDS.burst / COMMAND_COSTS[kind] + 15
    assert "done" == stack.enter_context(own_inn.guest_of(shelved, "Ben").at(shelved.id)).ask("look", seat=1)["type"]


def test_to_be_refused_on_one_line_does_not_close_the_others(own_inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben")
    own_inn.shelve(shelved)
    calm, wild = [stack.enter_context(own_inn.guest_of(shelved, "Ada").at(shelved.id)) for _ in range(2)]
    for number in range(300):
        wild.tell("why", id=str(number), seat=0, target="hand:kiln")

    assert 4408 == wild.close_code()
    assert ask_all([calm], 1, "look", seat=0)[0] in ("done", "too-fast")


def test_a_line_that_says_hello_again_is_told_alone(inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben")
    inn.shelve(shelved)
    with inn.guest_of(shelved, "Ada").at(shelved.id) as hers, inn.guest_of(shelved, "Ben").at(shelved.id) as bens:
        hers.until_table(lambda table: bool(table["seats"][1]["online"]))
        told = len(hers.heard_of("table"))
        for _ in range(5):
            bens.hello()
        hers.ask("look", seat=0)

        assert told == len(hers.heard_of("table"))
        assert len(bens.heard_of("table")) in (6, 7), "perhaps once more, together with all others"


# Talk


def test_nobody_talks_without_taking_a_breath(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben")
    inn.shelve(shelved)
    tabs = [stack.enter_context(inn.guest_of(shelved, "Ada").at(shelved.id)) for _ in range(3)]

    answers = ask_all(tabs, 30, "say", text="x" * 300)

    assert TALK.burst <= answers.count("done") <= TALK.burst + 5
    assert 30 == answers.count("done") + answers.count("too-fast")


def test_all_guests_of_an_address_together_fill_no_disk_with_talk(own_inn: Inn, stack: ExitStack) -> None:
    crowd = [Shelved("Ada", "Ben") for _ in range(30)]
    for shelved in crowd:
        own_inn.shelve(shelved)
    lines = [stack.enter_context(own_inn.guest_of(shelved, "Ada").at(shelved.id)) for shelved in crowd]

    answers = ask_all(lines, 300, "say", text="hm")

    assert TALK_OF_ADDRESS.burst <= answers.count("done") < 300 == answers.count("done") + answers.count("too-fast")


def test_talk_that_nobody_reads_any_more_is_forgotten(own_inn: Inn, tmp_path: Path, stack: ExitStack) -> None:
    both = [Shelved("Ada", "Ben").talk(lines) for lines in (MOST_CHATS + 50, MOST_CHATS - 1)]
    for shelved in both:
        own_inn.shelve(shelved)
        line = stack.enter_context(own_inn.guest_of(shelved, "Ada").at(shelved.id))
        assert "done" == line.ask("say", text="news")["type"]

    with closing(sqlite3.connect(tmp_path / "themis.db")) as read:
        kept = [[said for (said,) in read.execute("SELECT said FROM chats WHERE id = ? ORDER BY said", [shelved.id])] for shelved in both]
    assert [[*range(52, MOST_CHATS + 52)], [*range(1, MOST_CHATS + 1)]] == kept


def test_whoever_only_watches_talks_as_one_of_their_address_and_strangers_not_at_all(own_inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben", public=True)
    own_inn.shelve(shelved)
    hers = stack.enter_context(own_inn.guest_of(shelved, "Ada").at(shelved.id))
    strangers = [stack.enter_context(own_inn.guest("Eve").at(shelved.id)) for _ in range(3)]
    watchers = [stack.enter_context(settled(own_inn).at(shelved.id)) for _ in range(4)]

    assert {"stranger"} == set(ask_all(strangers, 6, "say", text="hm"))
    answers = ask_all(watchers, 32, "say", text="hm")
    assert TALK.burst <= answers.count("done") <= TALK.burst + 5
    assert "done" == hers.ask("say", text="still here")["type"], "who plays is not held up by them"


def settled(inn: Inn) -> Guest:
    """Somebody who has had a table here."""
    guest = inn.guest("Eve")
    guest.opens("me", "link")
    return guest


def test_a_crowd_that_leaves_together_is_not_told_of_one_by_one(inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben", public=True)
    inn.shelve(shelved)
    with inn.guest_of(shelved, "Ada").at(shelved.id) as hers:
        crowd = [inn.guest(f"Eve {number}").at(shelved.id) for number in range(16)]
        hers.until_table(lambda table: table["watchers"] == len(crowd))
        before = len(hers.heard_of("table"))
        for line in crowd:
            line.socket.close_socket()
        hers.until_table(lambda table: not table["watchers"])

        assert len(hers.heard_of("table")) <= before + len(crowd) // 2


# What waits


def told(session: Session, keep: int) -> Update:
    return update(session, common(session, [], []), 0, keep, [], False)


def test_a_newer_whole_update_takes_the_place_of_those_that_wait() -> None:
    session = Shelved("Ada", "Ben").play(lambda session: len(session.record.lines) > 100).session
    who = Connection("ada")
    who.send(told(session, 90))
    who.send(Chat(1, 0, 0, "Ada", "hello"))
    for _ in range(1_000):
        who.send(told(session, 0))

    assert 0 == who.close_code
    left = [encoded(message).data.decode() for message in (Chat(1, 0, 0, "Ada", "hello"), told(session, 0))]
    assert left == [who.take() for _ in range(len(who.outbox))]


def test_what_waits_is_counted_in_bytes() -> None:
    chat = Chat(1, 0, 0, "Ada", "😀" * 300)
    who = Connection("ada")
    while not who.close_code:
        who.send(chat)

    assert 1013 == who.close_code
    assert WAITING_BYTES / 2_000 <= len(who.outbox) <= WAITING_BYTES / 1_200, "four bytes a letter"


def test_what_was_sent_no_longer_waits() -> None:
    chat, who = Chat(1, 0, 0, "Ada", "x" * 300), Connection("ada")
    for _ in range(10_000):
        who.send(chat)
        who.take()

    assert (0, 0) == (who.close_code, len(who.outbox))


def test_what_a_line_does_not_take_at_once_keeps_its_place() -> None:
    chats = [Chat(number, 0, 0, "Ada", "hello") for number in range(4)]
    said: list[bytes] = []
    is_full = False

    def say(text: bytes) -> bool:
        if not is_full:
            said.append(text)
        return not is_full

    async def talk() -> Connection:
        nonlocal is_full
        who = Connection("ada", say=say)
        writer = asyncio.create_task(who.something_to_say())
        await asyncio.sleep(0)
        who.send(chats[0])
        is_full = True
        who.send(chats[1])
        is_full = False
        who.send(chats[2])
        await writer
        who.send(chats[3])
        return who

    who = asyncio.run(talk())

    assert [encoded(chats[0]).data] == said
    assert [encoded(chat) for chat in chats[1:]] == list(who.outbox)


def test_one_whole_update_fits_however_large_it_is() -> None:
    session = Shelved("Ada", "Ben").session
    huge = told(session, 0)
    huge.view["note"] = "x" * 2 * WAITING_BYTES
    who = Connection("ada")
    for _ in range(3):
        who.send(huge)
        who.send(Chat(1, 0, 0, "Ada", "hello"))

    assert (0, 4) == (who.close_code, len(who.outbox))


def test_whoever_looks_and_never_listens_takes_little_memory(own_inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben", game="delphi").play(lambda session: len(session.record.lines) > 400)
    own_inn.shelve(shelved)
    deaf = DeafLine(own_inn.guest_of(shelved, "Ada"), shelved.id)
    deaf.tell(type="hello")
    with own_inn.guest_of(shelved, "Ben").at(shelved.id) as bens:
        bens.until_table(lambda table: bool(table["seats"][0]["online"]))
        for number in range(14):
            deaf.tell(type="look", id=str(number), seat=0)
        bens.ask("look", seat=1)
        (line,) = [line for line in own_inn.house.lines if line.user == shelved.user("Ada")]

        assert 1 >= sum(letter.is_update for letter in line.outbox)
    deaf.close()
