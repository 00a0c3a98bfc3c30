"""Stored games that today's rules can no longer play from their beginning: they go on from their last position, or are closed with their record kept."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest
from msgspec.structs import replace
from server.guests import Line, play_out
from server.hosting import Inn, Shelved, within

from themis.server import store
from themis.server.restore import snapshot_of


def other_rules() -> Shelved:
    """A game whose record cannot be played again: one draw was another."""
    shelved = Shelved("Ada", "Ben").play(within(30, 2))
    place = next(place for place, entry in enumerate(shelved.entries) if entry.choice == "draw")
    shelved.entries[place] = replace(shelved.entries[place], outcomes="{99}")
    return shelved


def both(inn: Inn, shelved: Shelved) -> list[Line]:
    return [inn.guest_of(shelved, name).at(shelved.id) for name in ("Ada", "Ben")]


def test_a_game_goes_on_from_its_snapshot_to_the_end(inn: Inn, caplog: pytest.LogCaptureFixture) -> None:
    shelved = other_rules()
    inn.shelve(shelved)
    hers, bens = both(inn, shelved)
    with hers, bens:
        assert shelved.session.view(0) == hers.game["view"]
        assert len(shelved.entries) + 1 == hers.version, "the correction is a change, too"
        assert len(shelved.entries) + 1 == len(hers.log)
        assert "goes on from its snapshot" in caplog.text
        asked = hers if hers.offers else bens
        assert "corrected" == asked.ask("then", step=len(shelved.entries) - 1)["code"]
        assert "board" == asked.ask("then", step=len(shelved.entries))["type"]
        assert "done" == asked.choose(asked.offers[0])["type"]
        for line in (hers, bens):
            line.catch_up(asked.version)
        play_out([hers, bens])
        assert hers.over
    record = inn.guest_of(shelved, "Ada").get(f"/api/tables/{shelved.id}/record").text
    assert "{99}" in record


def test_choices_since_the_last_snapshot_are_played_on_from_it(inn: Inn) -> None:
    shelved = other_rules()
    inn.shelve(shelved)
    older = snapshot_of(shelved.session)
    shelved.play(lambda session: len(session.record.lines) >= len(shelved.entries) and len(shelved.entries) % 7 == 0)
    inn.do(inn.house.store.write([store.add_entry(shelved.id, entry) for entry in shelved.entries[json.loads(older)["version"] :]]))
    with inn.guest_of(shelved, "Ada").at(shelved.id) as hers:
        assert shelved.session.view(0) == hers.game["view"]
        assert len(shelved.entries) + 1 == hers.version


@pytest.mark.parametrize(
    "snapshot", [b"", b"nonsense", b"{}", b"[]", b'{"version": 0, "counters": [], "state": {}}', b'{"version": 1e9}', b"\xff"]
)
def test_a_game_that_cannot_be_brought_back_is_closed_and_its_record_stays(own_inn: Inn, tmp_path: Path, snapshot: bytes) -> None:
    shelved = other_rules()
    own_inn.shelve(shelved)
    own_inn.do(own_inn.house.store.write([store.keep_snapshot(shelved.id, snapshot)]))
    with own_inn.guest_of(shelved, "Ada").at(shelved.id) as hers:
        assert "closed" == hers.table["stage"]
        for refused in (
            hers.ask("choose", version=0, seat=0, choice="draw"),
            hers.ask("look", seat=0),
            hers.ask("warm", seat=0, on=True),
            hers.ask("warm", seat=0, on=False),
            hers.ask("pause", on=True),
            hers.ask("rematch"),
        ):
            assert refused["code"] in ("not-now", "over")
        assert "done" == hers.ask("say", text="what a pity")["type"]
    assert 422 == own_inn.guest_of(shelved, "Ada").get(f"/api/tables/{shelved.id}/record").status
    assert 200 == own_inn.guest_of(shelved, "Ada").get("/api/tables").status
    with closing(connect(tmp_path / "themis.db")) as database:
        kept = database.execute("SELECT row, snapshot FROM tables JOIN snapshots USING (id) WHERE id = ?", [shelved.id]).fetchone()
        entries = database.execute("SELECT count(*) FROM entries WHERE id = ?", [shelved.id]).fetchone()
    assert "playing" == json.loads(kept[0])["stage"], "a later version of Themis may know how to go on"
    assert (snapshot, (len(shelved.entries),)) == (kept[1], entries)


def test_a_row_that_cannot_be_read_is_the_trouble_of_its_table_alone(own_inn: Inn, tmp_path: Path) -> None:
    broken, sound = Shelved("Ada", "Ben"), Shelved("Ada", "Ben")
    own_inn.shelve(broken)
    own_inn.shelve(sound)
    with closing(connect(tmp_path / "themis.db")) as database:
        database.execute("UPDATE tables SET row = '{}', ticking = 1 WHERE id = ?", [broken.id])
        database.commit()

    own_inn.do(own_inn.house.open())
    with own_inn.guest_of(broken, "Ada").knocks(broken.id) as line:
        assert 4503 == line.close_code()
    with own_inn.guest_of(sound, "Ada").at(sound.id) as hers:
        assert hers.game
    assert [sound.id] == [line["id"] for line in own_inn.guest_of(sound, "Ada").get("/api/tables").body["tables"]]
