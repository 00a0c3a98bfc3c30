"""Trouble with the disk: what cannot be stored does not happen, and the game goes on as soon as it can."""

from __future__ import annotations

import asyncio
import re
import resource
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from server.guests import Guest, play_on
from server.hosting import Inn, Shelved, found, verified, within
from serving import Server, refusal_to_serve

from themis.cli.main import main
from themis.core.session import Session
from themis.server import store
from themis.server.schema import SCHEMA, UPGRADES
from themis.server.statements import ADD_MEMBER
from themis.server.store import StorageTrouble, Store, Write


def is_hers(session: Session) -> bool:
    return len(session.record.lines) > 20 and session.waiting() == [0]


def test_while_the_database_is_locked_everything_is_refused_and_nothing_happens(own_inn: Inn, tmp_path: Path) -> None:
    shelved = Shelved("Ada", "Ben").play(is_hers)
    own_inn.shelve(shelved)
    ada, ben = own_inn.guest_of(shelved, "Ada"), own_inn.guest_of(shelved, "Ben")
    with ada.at(shelved.id) as hers, ben.at(shelved.id) as bens:
        before = hers.game
        with closing(sqlite3.connect(tmp_path / "themis.db")) as other:
            other.execute("BEGIN EXCLUSIVE")
            refused = hers.choose(hers.offers[0], id="again")
            assert "storage" == refused["code"]
            assert "storage" == hers.ask("say", text="hello?")["code"]
            assert "storage" == hers.ask("pause", on=True)["code"]
            assert "storage" == hers.ask("warm", seat=0, on=True)["code"]
            assert (503, "storage") == (
                ada.post("/api/tables", {"game": "uruk", "seats": [{"kind": "me"}, {"kind": "bot"}]}).status,
                "storage",
            )
            hers.hello()
            assert before == {**hers.game, "keep": before["keep"], "moves": before["moves"]}
            assert not hers.table["paused"] and {} == hers.chats

        assert "done" == hers.choose(hers.offers[0], id="again")["type"]
        bens.catch_up(before["version"] + 1)
        assert 1 == len([update for update in bens.heard_of("update") if update["version"] > before["version"]])


def test_a_bot_waits_for_the_database(own_inn: Inn, tmp_path: Path) -> None:
    shelved = Shelved("Ada", "bot easy").play(lambda session: len(session.record.lines) > 20 and session.waiting() == [1])
    own_inn.shelve(shelved)
    with closing(sqlite3.connect(tmp_path / "themis.db")) as other:
        other.execute("BEGIN EXCLUSIVE")
        hers = own_inn.guest_of(shelved, "Ada").at(shelved.id)
        assert "storage" == hers.ask("say", text="the bot has thought by now, or will")["code"]
        assert len(shelved.entries) == hers.version
    with hers:
        hers.until_asked()


def test_take_backs_that_could_not_be_stored_can_be_asked_for_again(own_inn: Inn, tmp_path: Path) -> None:
    shelved = found(lambda session: is_hers(session) and session.record.lines[-1].seat == 0, "Ada", "bot easy")
    own_inn.shelve(shelved)
    with own_inn.guest_of(shelved, "Ada").at(shelved.id) as hers:
        with closing(sqlite3.connect(tmp_path / "themis.db")) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert "storage" == hers.takeback()["code"]
        assert "done" == hers.takeback()["type"]


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs a limit on the files of another process")
def test_on_a_full_disk_nothing_that_was_acknowledged_is_lost(own_server: Server) -> None:
    shelved = Shelved("Ada", "bot easy").play(within(60, 2))
    identity = shelved.shelve(own_server.folder / "themis.db")
    own_server.start()
    assert own_server.process is not None
    ada = shelved.guest("Ada", own_server.port, identity)
    with ada.at(shelved.id) as hers:
        hers.until_asked()
        full = (own_server.folder / "themis.db-wal").stat().st_size + 20_000
        _, most = resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (full, most))
        answers = [hers.ask("say", text="x" * 300) for _ in range(10)]
        assert {"done", "storage"} == {answer.get("code", answer["type"]) for answer in answers}
        resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (1, most))
        assert "storage" == hers.choose(hers.offers[0])["code"]

        resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert "done" == hers.choose(hers.offers[0])["type"]
        said = len(hers.chats)
        assert said == len([answer for answer in answers if answer["type"] == "done"])
    own_server.kill()
    own_server.start()
    with ada.at(shelved.id) as back:
        assert hers.version <= back.version
        assert said == len(back.chats)
        assert hers.log == back.log[: len(hers.log)]


def test_a_database_of_another_age_is_refused_in_one_sentence(tmp_path: Path) -> None:
    Store(tmp_path / "themis.db").close()
    with closing(sqlite3.connect(tmp_path / "themis.db")) as database:
        database.execute("UPDATE house SET value = '999' WHERE name = 'schema'")
        database.commit()

    assert "the database was made by another version of Themis" in refusal_to_serve(tmp_path)


def test_a_database_of_an_earlier_age_is_brought_up_to_date(own_inn: Inn, tmp_path: Path) -> None:
    shelved = Shelved("Ada", "Ben").play(lambda session: len(session.record.lines) == 9)
    running, over, private = (Shelved("Ada", "Ben", public=is_public) for is_public in (True, True, False))
    over.row.stage = "over"
    for one in (shelved, running, over, private):
        own_inn.shelve(one)
    with closing(sqlite3.connect(tmp_path / "themis.db")) as new, closing(sqlite3.connect(tmp_path / "old.db")) as old:
        new.backup(old)
        for index in ("ix_tables_host", "ix_tables_origin", "ix_tables_listed", "ix_tables_ticking"):
            old.execute(f"DROP INDEX {index}")
        old.execute("ALTER TABLE tables RENAME COLUMN listed TO public")
        old.execute("UPDATE tables SET public = TRUE WHERE id = ?", [over.id])
        old.execute("CREATE INDEX ix_tables_public ON tables (changed) WHERE public = 1")
        old.execute("ALTER TABLE tables DROP COLUMN host")
        old.execute("ALTER TABLE tables DROP COLUMN origin")
        old.execute("ALTER TABLE entries DROP COLUMN digest")
        old.execute("ALTER TABLE tables ADD COLUMN snapshot BLOB NOT NULL DEFAULT ''")
        old.execute("UPDATE tables SET snapshot = (SELECT snapshot FROM snapshots WHERE snapshots.id = tables.id)")
        old.execute("DROP TABLE snapshots")
        old.execute("INSERT INTO tables (id, row, public, ticking, changed) VALUES ('broken', CAST('{no' AS BLOB), TRUE, FALSE, 0)")
        old.execute("UPDATE house SET value = CAST('1' AS BLOB) WHERE name = 'schema'")
        old.commit()

    upgraded = Store(tmp_path / "old.db")
    try:
        question = store.find_table(shelved.id)
        assert asyncio.run(own_inn.house.store.read(question)) == asyncio.run(upgraded.read(question))
        entries = asyncio.run(upgraded.read(store.find_entries(shelved.id)))
        assert [replace(entry, digest="") for entry in shelved.entries] == entries
    finally:
        upgraded.close()
    with closing(sqlite3.connect(tmp_path / "old.db")) as again:
        assert 4 == again.execute("SELECT COUNT(*) FROM sqlite_master WHERE name LIKE 'ix_tables_%'").fetchone()[0]
        assert [(SCHEMA,)] == again.execute("SELECT value FROM house WHERE name = 'schema'").fetchall()
        assert [(shelved.row.host, "")] == again.execute("SELECT host, origin FROM tables WHERE id = ?", [shelved.id]).fetchall()
        assert {(running.id,), ("broken",)} == set(again.execute("SELECT id FROM tables WHERE listed")), "whose row can be read by nobody"


def test_an_upgrade_that_is_broken_off_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(tmp_path / "themis.db").close()
    steps = ["ALTER TABLE tables RENAME COLUMN listed TO shown", "UPDATE tables SET absent = 1"]
    monkeypatch.setitem(UPGRADES, SCHEMA, steps)
    with pytest.raises(StorageTrouble, match="no such column: absent"):
        Store(tmp_path / "themis.db")

    with closing(sqlite3.connect(tmp_path / "themis.db")) as database:
        assert [] == database.execute("SELECT listed FROM tables").fetchall()


def test_a_file_that_is_no_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "themis.db").write_text("Dear diary" * 1000)

    assert "file is not a database" in refusal_to_serve(tmp_path)


def test_two_servers_do_not_share_a_database(tmp_path: Path) -> None:
    first = Store(tmp_path / "themis.db")
    try:
        assert "another server keeps its games" in refusal_to_serve(tmp_path)
    finally:
        first.close()
    Store(tmp_path / "themis.db").close()


def test_a_place_where_nothing_can_be_kept_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageTrouble, match="no games can be kept in"):
        Store(tmp_path / "file" / "themis.db")
    with pytest.raises(StorageTrouble, match="no games can be kept in"):
        Store(tmp_path)


def test_a_database_has_one_server_by_whatever_name(tmp_path: Path) -> None:
    first = Store(tmp_path / "themis.db")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "themis.db").symlink_to(tmp_path / "themis.db")
    try:
        assert "another server keeps its games" in refusal_to_serve(tmp_path / "other")
    finally:
        first.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs locks that last until they are given back")
def test_a_database_has_one_server_by_whatever_hard_link(tmp_path: Path) -> None:
    first = Store(tmp_path / "themis.db")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "themis.db").hardlink_to(tmp_path / "themis.db")
    try:
        assert "another server keeps its games" in refusal_to_serve(tmp_path / "other")
    finally:
        first.close()
    Store(tmp_path / "other" / "themis.db").close()


def test_trouble_is_told_by_the_log_and_by_health_and_nobody_is_told_of_the_database(
    own_inn: Inn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shelved = Shelved("Ada", "Ben").play(is_hers)
    own_inn.shelve(shelved)
    ada = own_inn.guest_of(shelved, "Ada")
    with ada.at(shelved.id) as hers:
        with closing(sqlite3.connect(tmp_path / "themis.db")) as other:
            other.execute("ALTER TABLE chats RENAME TO elsewhere")
            other.commit()
            answers = [hers.ask("say", text="hm") for _ in range(3)]
            health = ada.get("/api/health")
            other.execute("ALTER TABLE elsewhere RENAME TO chats")
            other.commit()
        assert "done" == hers.ask("say", text="hm")["type"]

    assert {("storage", "the game cannot be stored just now")} == {(answer["code"], answer["message"]) for answer in answers}
    assert (503, "trouble") == (health.status, health.body["storage"])
    assert (200, "good") == (ada.get("/api/health").status, ada.get("/api/health").body["storage"])
    assert 1 == caplog.text.count("nothing can be stored: no such table: chats") == caplog.text.count("games are stored again")


@pytest.mark.parametrize(("is_durable", "flushes"), [(False, 1), (True, 2)])
def test_durability_is_a_setting(tmp_path: Path, is_durable: bool, flushes: int) -> None:
    kept = Store(tmp_path / "themis.db", is_durable=is_durable)
    assert (flushes,) == kept._connection.execute("PRAGMA synchronous").fetchone()
    kept.close()


# Damage


# Backup


def test_a_backup_is_made_while_tables_are_served_and_can_be_served_itself(own_server: Server, tmp_path: Path) -> None:
    shelved = Shelved("Ada", "Ben").play(is_hers)
    identity = shelved.shelve(own_server.folder / "themis.db")
    own_server.start()
    copy = tmp_path / "copy" / "themis.db"
    copy.parent.mkdir()
    command = ["backup", str(copy), "--data", str(own_server.folder)]
    with shelved.guest("Ada", own_server.port, identity).at(shelved.id) as hers:
        hers.choose(hers.offers[0])
        version = hers.version
        assert 0 == main(command)
        hers.ask("say", text="after the copy")
    own_server.kill()

    assert 2 == main(command), "nothing is overwritten"
    assert [copy] == list(copy.parent.iterdir()) and 0o600 == copy.stat().st_mode & 0o777
    inn = Inn(copy).open()
    with inn.guest_of(shelved, "Ada").at(shelved.id) as back:
        assert version == back.version and {} == back.chats
    inn.close()


def steps_of_restoring() -> tuple[str, list[str]]:
    """In whose place the page on running a server puts a copy, and which files it has one remove."""
    page = (Path(__file__).parents[2] / "docs" / "running.md").read_text(encoding="utf-8")
    [sentence] = [line for line in page.splitlines() if line.startswith("To restore a copy, stop the server, ")]
    put, remove = sentence.partition(", remove ")[0], sentence.partition(", remove ")[2].partition(", and start")[0]
    [place] = re.findall(r"in the place of `(.+?)`", put)
    return place, re.findall(r"`(.+?)`", remove)


@pytest.mark.parametrize("is_killed", [False, True], ids=["stopped", "killed"])
def test_a_backup_is_restored_by_the_steps_of_the_page_and_games_are_as_they_were(
    own_server: Server, tmp_path: Path, is_killed: bool
) -> None:
    shelved = Shelved("Ada", "Ben").play(is_hers)
    identity = shelved.shelve(own_server.folder / "themis.db")
    ada, ben = [shelved.guest(name, 0, identity) for name in ("Ada", "Ben")]
    own_server.start()
    ada.port = ben.port = own_server.port
    copy = tmp_path / "monday.db"
    with ada.at(shelved.id) as hers:
        hers.choose(hers.offers[0])
    with ada.at(shelved.id) as hers, ben.at(shelved.id) as his:
        then, story = hers.game, list(hers.log)
        assert 0 == main(["backup", str(copy), "--data", str(own_server.folder)])
        hers.ask("say", text="after the copy")
        play_on([hers, his], lambda: his.version > then["version"] + 5)
    new = ada.opens("me", "link")
    if is_killed:
        own_server.kill()
    else:
        own_server.stop()
    place, others = steps_of_restoring()
    assert not is_killed or all((own_server.folder / name).exists() for name in others)
    shutil.move(copy, own_server.folder / place)
    for name in others:
        (own_server.folder / name).unlink(missing_ok=True)
    own_server.start()
    with ada.at(shelved.id) as back:
        assert (then, story, {}) == (back.game, back.log, back.chats)
        with ben.at(shelved.id) as his:
            play_on([back, his], lambda: his.version > then["version"] + 5)
    with ada.knocks(new) as line:
        assert 4404 == line.close_code()

    assert ("good", 200) == ((health := ada.get("/api/health")).body["storage"], health.status)
    assert "damaged" not in own_server.log.read_text()


def test_files_of_the_house_are_for_their_owner_alone(tmp_path: Path) -> None:
    Store(tmp_path / "deep" / "themis.db").close()

    assert {0o600} == {path.stat().st_mode & 0o777 for path in (tmp_path / "deep").iterdir()}


def test_one_tables_broken_write_is_not_the_others_trouble(tmp_path: Path) -> None:
    async def run() -> list[object]:
        kept = Store(tmp_path / "themis.db")
        broken: Write = (ADD_MEMBER, ("nonsense", object()))
        jobs = [kept.write([write]) for write in (store.add_member("table", "ada"), broken, store.add_member("table", "ben"))]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        there = [await kept.read(store.is_member("table", user)) for user in ("ada", "ben")]
        kept.close()
        return [*[type(answer).__name__ for answer in answers], *there]

    assert ["NoneType", "StorageTrouble", "NoneType", True, True] == asyncio.run(run())


def test_a_write_that_is_called_off_does_not_stop_the_others(tmp_path: Path) -> None:
    async def run() -> bool:
        kept = Store(tmp_path / "themis.db")
        for _ in range(50):
            called_off = asyncio.ensure_future(kept.write([store.add_member("table", "eve")]))
            await asyncio.sleep(0)
            called_off.cancel()
        async with asyncio.timeout(10):
            await kept.write([store.add_member("table", "ada")])
            there = await kept.read(store.is_member("table", "ada"))
        kept.close()
        return there

    assert asyncio.run(run())


def test_a_finished_record_is_complete_in_the_database(own_inn: Inn, tmp_path: Path) -> None:
    shelved = Shelved("Ada", "bot easy").play(within(20, 2))
    own_inn.shelve(shelved)
    ada: Guest = own_inn.guest_of(shelved, "Ada")
    with ada.at(shelved.id) as hers:
        while not hers.over:
            if hers.offers:
                hers.choose(hers.offers[0])
            else:
                hers.until("update")
    record = verified(ada.get(f"/api/tables/{shelved.id}/record").text).record
    with closing(sqlite3.connect(f"file:{tmp_path / 'themis.db'}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT seat, choice FROM entries WHERE id = ? ORDER BY version", [shelved.id]).fetchall()
    assert [(line.seat, line.text) for line in record.lines] == rows
