"""Boards of the past: the same from wherever one comes, and soon found."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import TypeVar

import msgspec
from server.guests import PATIENCE
from server.hosting import Inn, Shelved

from themis.core.record import Replay
from themis.core.session import Session, rewound
from themis.server.commands import obey
from themis.server.connection import Connection
from themis.server.drafts import are_behind
from themis.server.pacing import Payer
from themis.server.past import MOST_KEPT, STRIDE, Past
from themis.server.protocol import Choose, Hello, Takeback, Then
from themis.server.tables import LiveTable

T = TypeVar("T")


def played(lines: int) -> Session:
    return Shelved("Ada", "Ben", game="delphi").play(lambda session: len(session.record.lines) >= lines).session


def views(session: Session) -> list[object]:
    replay = Replay(session.game, session.record)
    seen: list[object] = [session.game.view(replay.state, 0)]
    while not replay.done():
        replay.forward()
        seen.append(session.game.view(replay.state, 0))
    return seen


def test_every_board_of_the_past_is_the_one_that_was() -> None:
    session = played(230)
    past, expected = Past(session), views(session)
    steps = [*range(231), 3, 200, 0, 230, 49, 50, 51, *Random(1).sample(range(231), 40)]

    assert [expected[step] for step in steps] == [session.game.view(past.at(step), 0) for step in steps]


def test_no_board_is_far_away_once_the_game_was_seen() -> None:
    session = played(430)
    past = Past(session)
    past.at(430)
    began = time.process_time()
    whole = Replay(session.game, session.record).run()
    long = time.process_time() - began
    began = time.process_time()
    for step in [400, 30, 420, 349]:
        past.at(step)

    assert whole.over is session.state.over
    assert time.process_time() - began < long, "four questions together cost less than one game"


def test_few_states_are_kept() -> None:
    past = Past(played(120))
    past.at(120)

    assert [0, 50, 100] == sorted(past._kept)
    assert MOST_KEPT * STRIDE >= 5_000


def test_what_was_taken_back_is_no_past() -> None:
    session = played(130)
    past = Past(session)
    past.at(130)
    shorter = rewound(session, 70)
    cut = past.cut(shorter)

    assert [0, 50] == sorted(cut._kept)
    assert views(shorter)[70] == session.game.view(cut.at(70), 0)


# At a table


async def is_beside(table: LiveTable, work: Awaitable[object]) -> bool:
    """Whether some work is not done before the thread is free in which things are done that take long."""
    is_free = threading.Event()
    table.services.errands._thread.submit(is_free.wait, PATIENCE)
    working = asyncio.ensure_future(work)
    # Whatever takes no other thread is done in one go, or stores something, which says itself when it is done.
    for _ in range(20):
        await asyncio.sleep(0.001)
    was_done = working.done()
    is_free.set()
    await working
    return not was_done


def at_table(inn: Inn, shelved: Shelved, test: Callable[[LiveTable, Connection], Coroutine[None, None, T]]) -> tuple[T, list[float]]:
    """What becomes of a test at the table of Ada, and what she was charged meanwhile."""
    inn.shelve(shelved)
    spent: list[float] = []

    async def sitting() -> T:
        table = await inn.house.enter(shelved.id, shelved.user("Ada"))
        who = Connection(shelved.user("Ada"), payer=Payer("her street", spent.append))
        table.join(who, Hello())
        return await test(table, who)

    return inn.do(sitting()), spent


def test_a_far_board_is_found_beside_the_thread_in_which_everybody_plays_and_paid_for(own_inn: Inn) -> None:
    async def asked(table: LiveTable, who: Connection) -> list[bool]:
        return [await is_beside(table, obey(table, who, Then(f"{step}", step))) for step in (220, 210, 30)]

    shelved = Shelved("Ada", "Ben", game="delphi").play(lambda session: len(session.record.lines) >= 230)
    beside, spent = at_table(own_inn, shelved, asked)

    assert [True, False, False] == beside
    assert 1 == len(spent) and spent[0] > 0


def test_a_game_goes_back_beside_the_thread_in_which_everybody_plays_and_nobody_comes_between(own_inn: Inn) -> None:
    shelved = Shelved("Ada", "bot easy").play(lambda session: len(session.record.lines) > 20 and session.waiting() == [0])
    version, offer = int(shelved.session.version), shelved.session.options(0)[0].text

    async def asked(table: LiveTable, who: Connection) -> tuple[bool, int]:
        both = asyncio.gather(obey(table, who, Takeback("back", version, 0)), obey(table, who, Choose("late", version, 0, offer)))
        was_beside = await is_beside(table, both)
        assert table.session is not None
        return was_beside, int(table.session.version)

    found, spent = at_table(own_inn, shelved, asked)

    assert (True, version + 1) == found
    assert 1 == len(spent)


def test_plans_are_looked_for_in_a_game_beside_the_thread_in_which_everybody_plays(own_inn: Inn) -> None:
    def has_planned(session: Session) -> bool:
        """What Ada chose last was followed by plans."""
        last = int(session.last_choice(0))
        return session.waiting() == [0] and last >= 0 and are_behind(session, last)

    shelved = Shelved("Ada", "bot easy", game="pantheon_proto").play(has_planned)
    version = int(shelved.session.version)

    async def asked(table: LiveTable, who: Connection) -> tuple[bool, list[str]]:
        was_beside = await is_beside(table, obey(table, who, Takeback("back", version, 0)))
        return was_beside, msgspec.json.decode(who.outbox[-1].data)["rules"]

    found, spent = at_table(own_inn, shelved, asked)

    assert (True, ["TAB-BACK-02"]) == found
    assert 1 == len(spent) and spent[0] > 0


def test_a_past_that_nobody_asks_for_is_forgotten(own_inn: Inn) -> None:
    shelved = Shelved("Ada", "Ben").play(lambda session: len(session.record.lines) > 20)
    own_inn.shelve(shelved)

    async def swept(patience: float) -> bool:
        own_inn.house.sweep(time.monotonic(), patience)
        return (await own_inn.house.enter(shelved.id, shelved.user("Ada")))._past is not None

    with own_inn.guest_of(shelved, "Ada").at(shelved.id) as hers:
        assert "board" == hers.ask("then", step=5)["type"]
        assert [True, False] == [own_inn.do(swept(600.0)), own_inn.do(swept(-1.0))]
        assert "board" == hers.ask("then", step=5)["type"]
