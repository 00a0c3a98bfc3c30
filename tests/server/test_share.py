"""The link to a finished game: who gets it, who may close it, and what a stranger sees with it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from kit import rule
from server.guests import Answer, Guest, Line
from server.hosting import Inn, Shelved


def ended(*seats: str) -> Shelved:
    shelved = Shelved(*seats).play(lambda session: session.state.over)
    shelved.row.stage = "over"
    return shelved


def lines_at(inn: Inn, stack: ExitStack, shelved: Shelved, *names: str) -> list[Line]:
    inn.shelve(shelved)
    return [stack.enter_context(inn.guest_of(shelved, name).at(shelved.id)) for name in names]


def watches(guest: Guest, table: str, token: str, **wish: object) -> Answer:
    return guest.post(f"/api/tables/{table}/film", {"token": token, **wish})


def test_anybody_with_the_link_watches_the_whole_game(inn: Inn, stack: ExitStack, eve: Guest) -> None:
    shelved = ended("Ada", "Ben")
    hers, bens = lines_at(inn, stack, shelved, "Ada", "Ben")
    assert hers.table["share"] == bens.table["share"] != ""

    answer = watches(eve, shelved.id, hers.table["share"])

    assert 200 == answer.status
    assert len(shelved.session.record.lines) + 1 == len(answer.body["frames"])
    assert answer.body["verified"] and "" == eve.cookie, "nobody needs to be known"
    seen = watches(eve, shelved.id, hers.table["share"], eyes=1).body["frames"][0]["view"]
    assert 1 == seen["seat"]


@rule("TAB-TALK-02")
def test_the_host_closes_the_link_and_opens_it_again(inn: Inn, stack: ExitStack, eve: Guest) -> None:
    shelved = ended("Ada", "Ben")
    hers, bens = lines_at(inn, stack, shelved, "Ada", "Ben")
    token = hers.table["share"]
    assert "not-your-seat" == bens.ask("share", on=False)["code"]

    assert "done" == hers.ask("share", on=False)["type"]
    assert (410, "closed-link") == ((closed := watches(eve, shelved.id, token)).status, closed.body["code"])
    assert "" == bens.until_table(lambda table: not table["share"])["share"]

    assert "done" == hers.ask("share", on=True)["type"]
    assert token == hers.table["share"]
    assert 200 == watches(eve, shelved.id, token).status


def test_only_a_finished_game_has_a_link_and_only_those_who_played_are_told(inn: Inn, stack: ExitStack, eve: Guest) -> None:
    running = Shelved("Ada", "Ben", public=True)
    hers, watching = [*lines_at(inn, stack, running, "Ada"), stack.enter_context(eve.at(running.id))]
    assert ("", "") == (hers.table["share"], watching.table["share"])
    assert "not-now" == hers.ask("share", on=True)["code"]
    token = inn.house.identity.film_link_for(running.id)
    assert (422, "bad-record") == ((early := watches(eve, running.id, token)).status, early.body["code"])

    over = ended("Ada", "Ben")
    over.row.public = True
    lines_at(inn, stack, over, "Ada")
    assert "" == stack.enter_context(eve.at(over.id)).table["share"]


@pytest.mark.parametrize("token", ["", "guessed", "x" * 200, "😈"])
def test_a_link_cannot_be_guessed(inn: Inn, stack: ExitStack, eve: Guest, token: str) -> None:
    shelved = ended("Ada", "Ben")
    [hers] = lines_at(inn, stack, shelved, "Ada")
    another = ended("Ada", "Ben")
    [elsewhere] = lines_at(inn, stack, another, "Ada")

    wrong = [token, f"{shelved.id}.{token}", hers.table["watch"], elsewhere.table["share"]]
    assert {404} == {watches(eve, shelved.id, tried[:200]).status for tried in wrong}
    assert {404} == {watches(eve, "nowhere", tried[:200]).status for tried in wrong}
    assert 404 == eve.claims(shelved.id, hers.table["share"]).status, "it is no invitation"


def test_a_closed_link_stays_closed_after_a_restart_and_older_tables_are_open(tmp_path: Path) -> None:
    shelved, older = ended("Ada", "Ben"), ended("Ada", "Ben")
    shelved.row.shared = False
    database = tmp_path / "themis.db"
    shelved.shelve(database)
    identity = older.shelve(database)
    with closing(sqlite3.connect(database)) as kept:
        row = json.loads(kept.execute('SELECT "row" FROM tables WHERE id = ?', (older.id,)).fetchone()[0])
    assert not {"shared", "ready"} & {*row, *row["seats"][0]}, "what is as usual is not written, nor was it by an earlier age"

    inn = Inn(database).open()
    try:
        eve = inn.guest("Eve")
        statuses = [watches(eve, table.id, identity.film_link_for(table.id)).status for table in (shelved, older)]
    finally:
        inn.close()
    assert [410, 200] == statuses


def test_a_game_that_can_no_longer_be_played_says_so(own_inn: Inn, tmp_path: Path) -> None:
    shelved = ended("Ada", "Ben")
    shelved.entries[0].choice = "nonsense"
    own_inn.shelve(shelved)
    with closing(sqlite3.connect(tmp_path / "themis.db")) as kept:
        kept.execute("UPDATE snapshots SET snapshot = CAST('{}' AS BLOB)")
        kept.commit()

    answer = watches(own_inn.guest("Eve"), shelved.id, own_inn.house.identity.film_link_for(shelved.id))
    assert (422, "bad-record") == (answer.status, answer.body["code"])
