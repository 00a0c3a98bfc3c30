"""An id is good for one command of one guest: the same command is answered again, another one is refused, over restarts too."""

from __future__ import annotations

import json
from contextlib import ExitStack, closing
from pathlib import Path
from sqlite3 import connect

import pytest
from server.guests import Line, Message
from server.hosting import Inn, Shelved, found
from server.plans import shelved as planned
from server.plans import sit
from serving import Server

from themis.core.session import Session
from themis.server.hot.keys import Answered, ReusedId, key_of
from themis.server.protocol import Pause, Say

pytestmark = pytest.mark.usefixtures("blotto")


def may_undo(session: Session) -> bool:
    return session.undo_refusal(0) == "" and session.waiting() == [0] and len(session.past) >= 2


def code(answer: Message) -> str:
    return str(answer.get("code", answer["type"]))


def deeds(line: Line) -> list[tuple[str, dict[str, object]]]:
    """Commands that are all possible, one after another."""
    return [
        ("undo", {"version": line.version, "seat": 0}),
        ("say", {"text": "hello"}),
        ("pause", {"on": True}),
        ("pause", {"on": False}),
        ("warm", {"seat": 0, "on": True}),
        ("warm", {"seat": 0, "on": False}),
    ]


def test_an_id_that_led_to_something_is_refused_with_anything_else(inn: Inn, stack: ExitStack) -> None:
    shelved = found(may_undo, "Ada", "Ben")
    hers, _ = sit(inn, shelved, stack, "Ada", "Ben")
    for number, (kind, fields) in enumerate(deeds(hers)):
        assert "done" == code(hers.ask(kind, id=f"{number}", **fields))
        assert "done" == code(hers.ask(kind, id=f"{number}", **fields)), "the same again"
        said = len(hers.heard_of("chat"))

        assert "reused-id" == code(hers.ask("say", id=f"{number}", text="something else"))
        assert "reused-id" == code(hers.ask("look", id=f"{number}", seat=0)), "a question would be answered 'done', too"
        assert said == len(hers.heard_of("chat"))


def test_a_hint_has_an_id_of_its_own(inn: Inn, stack: ExitStack) -> None:
    shelved = found(lambda session: session.waiting() == [0] and len(session.options(0)) > 2, "Ada", "Ben")
    [hers] = sit(inn, shelved, stack, "Ada")
    wish = {"version": hers.version, "seat": 0}
    hers.ask("say", id="talk", text="hello")

    assert "reused-id" == code(hers.ask("hint", id="talk", **wish))
    assert ["advice", "advice"] == [code(hers.ask("hint", id="hint", **wish)) for _ in range(2)], "the same again"
    assert "reused-id" == code(hers.ask("say", id="hint", text="hello"))


def test_another_choice_with_the_id_of_a_choice_changes_nothing(inn: Inn, stack: ExitStack) -> None:
    shelved = found(lambda session: session.waiting() == [0] and len(session.options(0)) > 2, "Ada", "Ben")
    hers, _ = sit(inn, shelved, stack, "Ada", "Ben")
    version, (first, second) = hers.version, hers.offers[:2]

    done = hers.choose(first, id="once")

    assert "reused-id" == hers.choose(second, id="once", version=version)["code"]
    assert "reused-id" == hers.choose(first, id="once", version=version + 1)["code"]
    assert done == hers.choose(first, id="once", version=version)


def test_an_id_that_was_refused_may_be_used_again(inn: Inn, stack: ExitStack) -> None:
    shelved = found(may_undo, "Ada", "Ben")
    hers, _ = sit(inn, shelved, stack, "Ada", "Ben")

    assert "stale" == hers.undo(id="once", version=0)["code"]
    assert "done" == hers.undo(id="once")["type"]


def test_another_plan_with_the_id_of_a_plan_is_not_kept(hall: Inn, stack: ExitStack) -> None:
    ada, _ = sit(hall, planned("Ada", "Ben"), stack, "Ada", "Ben")
    ada.plan("plan 2 2 2", id="once")

    assert "reused-id" == ada.plan("plan 0 0 6", id="once")["code"]
    assert "reused-id" == ada.plan("plan 2 2 2", id="once", ready=True)["code"]
    assert "done" == ada.plan("plan 2 2 2", id="once")["type"]


def test_ids_of_choices_and_talk_are_known_after_a_restart(own_server: Server, stack: ExitStack) -> None:
    shelved = found(may_undo, "Ada", "Ben")
    identity = shelved.shelve(own_server.folder / "themis.db")
    own_server.start()
    ada = shelved.guest("Ada", own_server.port, identity)
    hers = stack.enter_context(ada.at(shelved.id))
    undone = hers.undo(id="undo")
    hers.ask("say", id="talk", text="hello")
    own_server.kill()
    own_server.start()
    back = stack.enter_context(ada.at(shelved.id))

    assert undone == back.undo(id="undo", version=hers.version - 1)
    assert "reused-id" == back.undo(id="undo")["code"]
    assert "reused-id" == back.ask("say", id="undo", text="hello")["code"]
    assert "done" == back.ask("say", id="talk", text="hello")["type"]
    assert "reused-id" == back.ask("say", id="talk", text="good bye")["code"]
    assert ["hello"] == [chat["text"] for chat in back.chats.values()]


def test_keys_of_an_earlier_age_are_still_known(own_inn: Inn, tmp_path: Path) -> None:
    shelved = Shelved("Ada", "Ben").play(lambda session: len(session.record.lines) == 12).talk(1)
    own_inn.shelve(shelved)
    seat, user = shelved.entries[-1].seat, shelved.user("Ada")
    with closing(connect(tmp_path / "themis.db")) as database:
        database.execute("UPDATE entries SET key = ? WHERE version = 12", [f"{user} an id with spaces"])
        line = json.loads(database.execute("SELECT line FROM chats").fetchone()[0])
        database.execute("UPDATE chats SET line = ?", [json.dumps({**line, "key": f"{user} talk"}).encode()])
        database.commit()

    with own_inn.guest_of(shelved, "Ada").at(shelved.id) as hers:
        answer = hers.choose("draw", id="an id with spaces", version=11, seat=seat)
        assert {"type": "done", "id": "an id with spaces", "version": 12} == answer
        assert "done" == hers.ask("say", id="talk", text="hello")["type"]
        assert 1 == len(hers.chats)


def test_the_oldest_ids_are_forgotten_first() -> None:
    answered = Answered()
    keys = [key_of("ada", Say(f"{number}", "hello")) for number in range(2_000)]
    for number, key in enumerate(keys):
        answered.remember([key], number)

    assert answered.version(keys[0]) is None
    assert list(range(1_500, 2_000)) == [answered.version(key) for key in keys[1_500:]]
    with pytest.raises(ReusedId):
        answered.version(key_of("ada", Pause("1999", True)))
    assert answered.version(key_of("ben", Pause("1999", True))) is None
