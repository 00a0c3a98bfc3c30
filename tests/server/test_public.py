"""The public tables of the start page: one list for everybody, of what is open or running, and nobody fills it alone."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from server.hosting import Inn, Shelved
from sqlalchemy.dialects import sqlite

from themis.server.pacing import NOBODY, Payer
from themis.server.public import MOST_LOOKED_AT, PublicTables, latest
from themis.server.rows import TableRow
from themis.server.store import StorageTrouble, Store

T = TypeVar("T")


class Counting(Store):
    """A store that knows how often it was asked, and answers only now and then."""

    asked = 0
    is_broken = False

    async def read(self, question: Callable[[sa.Connection], T], payer: Payer = NOBODY) -> T:
        self.asked += 1
        await asyncio.sleep(0.01)
        if self.is_broken:
            raise StorageTrouble("not now")
        return await super().read(question, payer)


def test_whoever_asks_at_the_same_time_or_soon_after_shares_one_list(tmp_path: Path) -> None:
    shelved = Shelved("Ada", "Ben", public=True)

    async def run() -> tuple[list[int], set[int]]:
        await kept.write(shelved.writes())
        tables = PublicTables(kept, fresh_seconds=0.2)
        many = await asyncio.gather(*[tables.rows() for _ in range(50)])
        asked = [kept.asked]
        await tables.rows()
        asked.append(kept.asked)
        await asyncio.sleep(0.25)
        await asyncio.gather(*[tables.rows() for _ in range(50)])
        return [*asked, kept.asked], {len(rows) for rows in many}

    with closing(Counting(tmp_path / "themis.db")) as kept:
        assert ([1, 1, 2], {1}) == asyncio.run(run())


def test_a_list_that_could_not_be_read_is_made_for_whoever_asks_next(tmp_path: Path) -> None:
    async def run() -> tuple[list[object], list[TableRow]]:
        tables = PublicTables(kept)
        kept.is_broken = True
        refused = await asyncio.gather(tables.rows(), tables.rows(), return_exceptions=True)
        kept.is_broken = False
        return [type(answer) for answer in refused], await tables.rows()

    with closing(Counting(tmp_path / "themis.db")) as kept:
        assert ([StorageTrouble, StorageTrouble], []) == asyncio.run(run())
        assert 2 == kept.asked


def test_a_game_that_is_over_is_shown_to_its_own_people_only(own_inn: Inn) -> None:
    running, over = (Shelved("Ada", "Ben", public=True) for _ in range(2))
    over.row.stage = "over"
    for shelved in (running, over):
        own_inn.shelve(shelved)

    assert [running.id] == ids(own_inn, "nobody")
    assert {running.id, over.id} == {*ids(own_inn, running.user("Ada")), *ids(own_inn, over.user("Ada"))}


def test_a_table_leaves_the_list_when_its_game_ends(own_inn: Inn) -> None:
    running, over = (Shelved("Ada", "Ben", public=True) for _ in range(2))
    for shelved in (running, over):
        own_inn.shelve(shelved)
    first = ids(own_inn, "nobody")
    over.row.stage = "over"
    own_inn.shelve_again(over)
    time.sleep(1.1)

    assert {running.id, over.id} == set(first)
    assert [running.id] == ids(own_inn, "nobody")


def test_what_is_ones_own_in_the_list_is_paid_for_by_whoever_asks(own_inn: Inn) -> None:
    spent: list[float] = []
    for _ in range(2):
        own_inn.do(own_inn.house.lobby("ada", Payer("her street", spent.append)))

    assert 2 == len(spent) and min(spent) > 0


def test_the_tables_of_the_list_are_found_without_a_look_at_others(tmp_path: Path) -> None:
    Store(tmp_path / "themis.db").close()
    with closing(sqlite3.connect(tmp_path / "themis.db")) as earlier:
        earlier.execute("DROP INDEX ix_tables_listed")
    Store(tmp_path / "themis.db").close()
    question = str(latest().compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
    with closing(sqlite3.connect(tmp_path / "themis.db")) as read:
        plan = [str(detail) for *_, detail in read.execute(f"EXPLAIN QUERY PLAN {question}")]

    assert ["SCAN tables USING COVERING INDEX ix_tables_listed"] == plan
    assert f"LIMIT {MOST_LOOKED_AT}" in question


def test_nobody_fills_the_list_of_public_tables(tmp_path: Path) -> None:
    inn = Inn(tmp_path / "themis.db", proxies="127.0.0.1").open()
    ada, eve = inn.guest("Ada"), inn.guest("Eve")
    ada.extra = {"X-Forwarded-For": "192.0.2.1"}
    hers = ada.opens("me", "link", public=True)
    for number in range(45):
        eve.extra = {"X-Forwarded-For": f"192.0.2.{number + 2}"}
        eve.opens("me", "link", public=True)
    for number in range(45):
        stranger = inn.guest("Eve")
        stranger.extra = {"X-Forwarded-For": "2001:db8::" + str(number)}
        stranger.opens("me", "link", public=True)
    listed = [line["id"] for line in inn.guest("Ben").get("/api/tables").body["tables"]]
    own = [line for line in eve.get("/api/tables").body["tables"] if line["mine"]]
    inn.close()

    assert hers in listed and 1 + 3 + 8 == len(listed)
    # One more may still be in the list of all, which is up to a second old.
    assert len(own) >= 40


def ids(inn: Inn, user: str) -> list[str]:
    return [line.id for line in inn.do(inn.house.lobby(user))]
