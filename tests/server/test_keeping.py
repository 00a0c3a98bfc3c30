"""How many tables one guest and one address may have, and how long tables are kept in which nothing happens."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from server.guests import Guest
from server.hosting import Inn, Shelved, within

from themis.server.house import NoTable
from themis.server.keeping import SOON, Tour, kept_until, told_until
from themis.server.limits import DAY, FRIENDS, STRANGERS, Rate
from themis.server.protocol import Clock

FEW = FRIENDS._replace(tables_of_guest=3, tables_of_address=5, members_of_table=4, refusal_seconds=0.0)
WISH = {"game": "uruk", "seats": [{"kind": "me", "name": "Eve"}, {"kind": "link"}]}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Inn]:
    """A house with room for few tables, whose guests come from addresses of their own."""
    opened = Inn(tmp_path / "themis.db", allowed=FEW, proxies="127.0.0.1").open()
    yield opened
    opened.close()


def from_address(inn: Inn, name: str, address: str) -> Guest:
    guest = inn.guest(name)
    guest.extra = {"X-Forwarded-For": address}
    return guest


def tries(guest: Guest) -> tuple[int, str]:
    answer = guest.post("/api/tables", WISH)
    return answer.status, answer.body.get("code", "")


# How many


def test_a_guest_has_few_unfinished_tables_wherever_they_are(small: Inn) -> None:
    eve = from_address(small, "Eve", "192.0.2.1")
    answers = [tries(eve) for _ in range(3)]
    eve.extra = {"X-Forwarded-For": "192.0.2.2"}

    assert [(201, "")] * 3 == answers
    assert (409, "too-many-tables") == tries(eve)
    assert (201, "") == tries(from_address(small, "Ada", "192.0.2.1"))


def test_whoever_forgets_the_cookie_is_counted_by_the_address(small: Inn) -> None:
    answers = [tries(from_address(small, "Eve", f"2001:db8:1:2::{number}")) for number in range(6)]

    assert [(201, "")] * 5 + [(409, "too-many-neighbours")] == answers
    assert (201, "") == tries(from_address(small, "Ada", "2001:db8:1:3::1"))


def test_what_neighbours_left_behind_is_in_the_way_for_a_day(small: Inn, tmp_path: Path) -> None:
    for _ in range(5):
        tries(from_address(small, "Eve", "192.0.2.1"))
    before = tries(from_address(small, "Ada", "192.0.2.1"))
    with closing(sqlite3.connect(tmp_path / "themis.db")) as database, database:
        database.execute("UPDATE tables SET changed = changed - ?", [DAY + 1])

    assert (409, "too-many-neighbours") == before
    assert (201, "") == tries(from_address(small, "Ada", "192.0.2.1"))


def test_many_at_once_are_not_more(small: Inn) -> None:
    eve = from_address(small, "Eve", "192.0.2.1")
    assert (201, "") == tries(eve)
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: tries(eve), range(12)))

    assert 2 == answers.count((201, "")) and 10 == answers.count((409, "too-many-tables"))


def test_a_finished_game_makes_room(small: Inn) -> None:
    shelved = Shelved("Eve", "Ben").play(within(0, 2))
    assert shelved.session.state.over
    shelved.row.stage = "over"
    small.shelve(shelved)
    eve = small.guest_of(shelved, "Eve")

    assert [(201, "")] * 3 == [tries(eve) for _ in range(3)]


def test_a_rematch_counts_too(small: Inn) -> None:
    shelved = Shelved("Eve", "Ben").play(within(0, 2))
    shelved.row.stage = "over"
    small.shelve(shelved)
    eve = small.guest_of(shelved, "Eve")
    for _ in range(3):
        assert (201, "") == tries(eve)
    with eve.at(shelved.id) as hers:
        refused = hers.ask("rematch")

    assert ("refused", "too-many") == (refused["type"], refused["code"])
    assert "3 unfinished tables" in refused["message"]


def test_a_rematch_is_the_table_of_whoever_asks_for_it(small: Inn, tmp_path: Path) -> None:
    shelved = Shelved("Eve", "Ben").play(within(0, 2))
    shelved.row.stage = "over"
    small.shelve(shelved)
    with small.guest_of(shelved, "Ben").at(shelved.id) as bens:
        assert "done" == bens.ask("rematch")["type"]
    with closing(sqlite3.connect(tmp_path / "themis.db")) as database:
        [(host, origin)] = database.execute("SELECT host, origin FROM tables WHERE id != ?", [shelved.id]).fetchall()

    assert shelved.user("Ben") == host and origin, "Eve's own tables are none the fewer"


def test_few_new_tables_a_day_also_of_those_that_end(tmp_path: Path) -> None:
    limits = FRIENDS._replace(new_tables_of_guest=Rate(2 / DAY, 2.0), new_tables_of_address=Rate(3 / DAY, 3.0), refusal_seconds=0.0)
    inn = Inn(tmp_path / "themis.db", allowed=limits, proxies="127.0.0.1").open()
    eve = from_address(inn, "Eve", "192.0.2.1")
    answers = [tries(eve) for _ in range(2)]
    refused = eve.post("/api/tables", WISH)
    others = [tries(from_address(inn, "Eve", "192.0.2.1")) for _ in range(2)]
    inn.close()

    assert [(201, "")] * 2 == answers
    assert (429, "too-many-today") == (refused.status, refused.body["code"])
    assert DAY / 2 - 60 < int(refused.headers["retry-after"]) <= DAY / 2
    assert [(201, ""), (429, "too-many-today")] == others, "the next is the third of the address"


def test_a_table_lets_in_so_many_and_those_it_knows_again(small: Inn) -> None:
    shelved = Shelved("Ada", "Ben")
    small.shelve(shelved)
    crowd = [small.guest("Eve") for _ in range(3)]
    with small.guest_of(shelved, "Ada").at(shelved.id) as hers:
        answers = [guest.claims(shelved.id, hers.table["watch"]) for guest in [*crowd, crowd[0]]]

    assert [200, 200, 409, 200] == [answer.status for answer in answers]
    assert "too-many-watchers" == answers[2].body["code"]


# How long


def old(*seats: str, days: float, stage: str = "playing", clock: Clock | None = None) -> Shelved:
    """A table in which nothing has happened for so many days."""
    shelved = Shelved(*seats, clock=clock).talk(3)
    if stage == "over":
        shelved.play(lambda session: session.state.over)
    shelved.writes()
    shelved.row.stage = stage  # type: ignore[assignment]
    shelved.row.changed = int(time.time() - days * DAY)
    return shelved


def strict(tmp_path: Path) -> Inn:
    return Inn(tmp_path / "themis.db", allowed=STRANGERS._replace(finished_days=400, refusal_seconds=0.0)).open()


def stored(path: Path) -> dict[str, set[str]]:
    """The ids of which anything is stored, by table of the database."""
    with closing(sqlite3.connect(path)) as database:
        return {
            name: {row[0] for row in database.execute(f"SELECT id FROM {name}")}
            for name in ("tables", "snapshots", "entries", "chats", "members")
        }


def test_tables_are_forgotten_by_the_rule_and_nothing_of_them_stays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept = [
        old("Ada", "Ben", days=6.9, stage="gathering"),
        old("bot easy", "bot easy", days=6.9),
        old("Ada", "Ben", days=179.9),
        old("Ada", "bot easy", days=179.9),
        old("Ada", "Ben", days=399.9, stage="over"),
    ]
    gone = [
        old("Ada", "Ben", days=7.1, stage="gathering"),
        old("bot easy", "bot easy", days=7.1),
        old("bot easy", "bot easy", days=7.1, stage="over"),
        old("Ada", "Ben", days=180.1),
        old("Ada", "Ben", days=400.1, stage="over"),
    ]
    inn = strict(tmp_path)
    for shelved in [*kept, *gone]:
        inn.shelve(shelved)
    inn.do(inn.house.forget_old(time.time()))
    left = stored(tmp_path / "themis.db")
    answers = [inn.guest_of(shelved, "Ada").get(f"/api/tables/{shelved.id}/transcript").status for shelved in (gone[0], gone[3], kept[2])]
    with inn.guest_of(gone[3], "Ada").knocks(gone[3].id) as line:
        assert 4404 == line.close_code()
    inn.close()

    assert {shelved.id for shelved in kept} == left["tables"] == left["snapshots"] == left["members"] == left["chats"]
    assert {kept[-1].id} == left["entries"]
    assert [404, 404, 200] == answers
    assert ["old tables were forgotten: 1 finished, 1 gathering, 2 of bots alone, 1 unfinished"] == [
        record.message for record in caplog.records
    ]


def test_finished_games_are_kept_for_ever_unless_somebody_says_otherwise() -> None:
    century = 100 * 365
    row = old("Ada", "Ben", days=century, stage="over").row

    assert kept_until(row, STRANGERS) > time.time() + century * DAY
    assert kept_until(row, STRANGERS._replace(finished_days=30)) < time.time()


def test_among_friends_nothing_is_forgotten() -> None:
    rows = [old("Ada", "Ben", days=5_000, stage=stage).row for stage in ("gathering", "playing", "over")]

    assert [0, 0, 0] == [told_until(row, FRIENDS, time.time()) for row in rows]


def test_a_table_at_which_somebody_is_stays(tmp_path: Path) -> None:
    inn = strict(tmp_path)
    shelved = old("Ada", "Ben", days=200)
    inn.shelve(shelved)
    with inn.guest_of(shelved, "Ada").at(shelved.id) as hers:
        inn.do(inn.house.forget_old(time.time()))
        seat = hers.game["waiting"][0]
        if seat == hers.eyes:
            assert "done" == hers.choose(hers.offers[0])["type"]
    assert {shelved.id} == stored(tmp_path / "themis.db")["tables"]
    inn.close()


def test_a_table_that_is_being_forgotten_cannot_be_entered(tmp_path: Path) -> None:
    inn = strict(tmp_path)
    shelved = old("Ada", "Ben", days=200)
    inn.shelve(shelved)

    async def race() -> list[str]:
        forgetting = asyncio.ensure_future(inn.house.forget_old(time.time()))
        while not inn.house._leaving and not forgetting.done():
            await asyncio.sleep(0)
        outcomes = []
        try:
            await inn.house.enter(shelved.id, shelved.user("Ada"))
            outcomes.append("entered")
        except NoTable:
            outcomes.append("no table")
        await forgetting
        return outcomes

    assert ["no table"] == inn.do(race())
    assert set() == stored(tmp_path / "themis.db")["tables"]
    inn.close()


def test_a_clock_of_a_forgotten_table_wakes_nobody(tmp_path: Path) -> None:
    shelved = old("Ada", "Ben", days=200, clock=Clock(600, 0))
    shelved.shelve(tmp_path / "themis.db")
    inn = strict(tmp_path)
    asleep = len(inn.house._sleepers)
    inn.do(inn.house.forget_old(time.time()))

    assert (1, 0) == (asleep, len(inn.house._sleepers))
    inn.close()


def test_the_round_goes_on_where_it_ended_and_begins_again(own_inn: Inn) -> None:
    ids = sorted(own_inn.shelve(Shelved("Ada", "Ben")) for _ in range(5))
    tour = Tour(own_inn.house.store, glance=2)
    seen = [[row.id for row in own_inn.do(tour.next())] for _ in range(4)]

    assert [ids[:2], ids[2:4], ids[4:], ids[:2]] == seen


def test_a_guest_is_told_in_time_how_long_a_table_is_kept(tmp_path: Path) -> None:
    inn = strict(tmp_path)
    ada = inn.guest("Ada")
    table = ada.opens("me", "link")
    first = ada.get("/api/tables").body["tables"][0]["until"]
    live = inn.do(inn.house.enter(table, inn.house.identity.user_of(ada.cookie)))
    live.row.changed -= 5 * DAY
    later = ada.get("/api/tables").body["tables"][0]["until"]
    inn.close()

    assert 0 == first
    assert live.row.changed + 7 * DAY == later and 0 < later - time.time() < SOON
