"""Trouble with the disk: what cannot be stored does not happen, and the game goes on as soon as it can."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from server.guests import Guest
from server.hosting import Inn, Shelved, found, verified, within
from serving import Server

from themis.cli.main import main
from themis.core.session import Session
from themis.server import store, wal
from themis.server.schema import MEMBERS, SCHEMA
from themis.server.store import ADD_MEMBER, StorageTrouble, Store, Write


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
    own_inn.shelve(shelved)
    with closing(sqlite3.connect(tmp_path / "themis.db")) as new, closing(sqlite3.connect(tmp_path / "old.db")) as old:
        new.backup(old)
        for index in ("ix_tables_host", "ix_tables_origin"):
            old.execute(f"DROP INDEX {index}")
        old.execute("ALTER TABLE tables DROP COLUMN host")
        old.execute("ALTER TABLE tables DROP COLUMN origin")
        old.execute("ALTER TABLE entries DROP COLUMN digest")
        old.execute("ALTER TABLE tables ADD COLUMN snapshot BLOB NOT NULL DEFAULT ''")
        old.execute("UPDATE tables SET snapshot = (SELECT snapshot FROM snapshots WHERE snapshots.id = tables.id)")
        old.execute("DROP TABLE snapshots")
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
        assert 2 == again.execute("SELECT COUNT(*) FROM sqlite_master WHERE name LIKE 'ix_tables_%'").fetchone()[0]
        assert [(SCHEMA,)] == again.execute("SELECT value FROM house WHERE name = 'schema'").fetchall()
        assert [(shelved.row.host, "")] == again.execute("SELECT host, origin FROM tables").fetchall()


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


def crashed(folder: Path, changes: int) -> Path:
    """A database whose server ended without warning, with so many changes in its log."""
    kept = Store(folder / "themis.db")
    for number in range(changes):
        asyncio.run(kept.write([store.add_member("table", f"guest {number}")]))
    (folder / "crashed").mkdir()
    for name in ("themis.db", "themis.db-wal", "themis.db-shm"):
        (folder / "crashed" / name).write_bytes((folder / name).read_bytes())
    kept.close()
    return folder / "crashed" / "themis.db"


def test_a_log_that_came_whole_through_a_crash_is_no_damage(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = crashed(tmp_path, 10)
    with Path(f"{database}-wal").open("ab") as log:
        log.write(b"a frame that was never finished")
    kept = Store(database)
    there = [asyncio.run(kept.read(store.is_member("table", f"guest {number}"))) for number in range(10)]
    kept.close()

    assert [True] * 10 == there and ("", "good") == (kept.lost, kept.health()) and "" == caplog.text


@pytest.mark.parametrize(("at", "kept_changes"), [(0.8, range(1, 10)), (0.0, range(1))], ids=["a frame", "the head"])
def test_a_damaged_log_is_said_at_the_start_with_what_was_lost(
    tmp_path: Path, at: float, kept_changes: range, caplog: pytest.LogCaptureFixture
) -> None:
    database = crashed(tmp_path, 10)
    log = Path(f"{database}-wal")
    content = bytearray(log.read_bytes())
    content[int(len(content) * at) + 5] ^= 0xFF
    log.write_bytes(content)
    kept = Store(database)
    there = sum(asyncio.run(kept.read(store.is_member("table", f"guest {number}"))) for number in range(10))
    kept.close()

    assert there in kept_changes and "damaged" == kept.health()
    assert f" {10 - there} lost" in caplog.text or there == 0
    assert bytes(content) == Path(f"{log}.damaged").read_bytes()


@pytest.mark.parametrize("byte", [8, 12], ids=["one half", "the other"])
def test_a_log_whose_last_frame_has_another_salt_has_lost_it(tmp_path: Path, byte: int) -> None:
    database = crashed(tmp_path, 10)
    Path(f"{database}-shm").unlink()
    log = Path(f"{database}-wal")
    content = bytearray(log.read_bytes())
    content[len(content) - 4096 - 24 + byte] ^= 0xFF
    log.write_bytes(content)

    assert " 1 lost" in wal.damage(database)


def test_a_log_that_was_cut_short_or_deleted_is_missed(tmp_path: Path) -> None:
    database = crashed(tmp_path, 10)
    log = Path(f"{database}-wal")
    content = log.read_bytes()
    log.write_bytes(content[: -2 * (4096 + 24)])
    cut = wal.damage(database)
    log.unlink()
    deleted = wal.damage(database)
    index = Path(f"{database}-shm").read_bytes()
    Path(f"{database}-shm").write_bytes(index[:16] + b"\xff" + index[17:])
    nobody_knows = wal.damage(database)

    assert " 2 pages of its last changes are lost" in cut
    assert f" {len(content) // (4096 + 24)} pages of its last changes are lost" in deleted
    assert "" == nobody_knows


def test_what_is_left_of_an_earlier_log_is_no_damage(tmp_path: Path) -> None:
    database = crashed(tmp_path, 10)
    with closing(sqlite3.connect(database)) as other:
        other.execute("PRAGMA wal_checkpoint(FULL)")
        # From here on the log is written from its beginning.
        other.execute("INSERT INTO ages VALUES ('Ada', 1)")
        other.commit()
        content = Path(f"{database}-wal").read_bytes()

        assert content[32 + 8 : 32 + 16] != content[-4096 - 24 + 8 : -4096 - 24 + 16]
        assert "" == wal.damage(database)


def test_a_second_damage_does_not_overwrite_what_was_kept_of_the_first(tmp_path: Path) -> None:
    database = crashed(tmp_path, 10)
    log = Path(f"{database}-wal")
    whole = log.read_bytes()
    for at in (5_000, 9_000, 9_000):
        log.write_bytes(whole[:at] + b"\xee" + whole[at + 1 :])
        wal.damage(database)
    kept = sorted(path.name for path in database.parent.glob("*.damaged*"))

    assert ["themis.db-wal.damaged", "themis.db-wal.damaged-2"] == kept


def with_damaged_members(folder: Path) -> Path:
    """A database with a page in the middle of a table that is all zeros, as disks leave them."""
    kept = Store(folder / "themis.db")
    asyncio.run(kept.write([store.add_member(f"table {number}", "x" * 500) for number in range(200)]))
    kept.close()
    content = bytearray((folder / "themis.db").read_bytes())
    page = content.index(b"x" * 500) // 4096 * 4096
    content[page : page + 4096] = bytes(4096)
    (folder / "themis.db").write_bytes(content)
    return folder / "themis.db"


def test_a_damaged_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with_damaged_members(tmp_path)
    refusal = refusal_to_serve(tmp_path)

    assert "is damaged" in refusal and "in members); put a backup in its place" in refusal


def test_a_large_database_is_read_while_it_is_served_and_what_is_damaged_is_not_written_to(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = with_damaged_members(tmp_path)
    kept = Store(database, checked_first=0)
    assert kept.pages is not None
    kept.pages.wait()
    with pytest.raises(StorageTrouble, match="cannot be stored"):
        asyncio.run(kept.write([store.keep_age("Ada", 1)]))
    ages = asyncio.run(kept.read(store.find_ages))
    state = kept.health(), kept.is_working()
    kept.close()

    assert {} == ages and ("damaged", False) == state
    assert 1 == caplog.text.count("is damaged") and "in members);" in caplog.text


def test_a_damaged_page_that_somebody_comes_upon_is_said_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept = Store(tmp_path / "themis.db")
    asyncio.run(kept.write([store.add_member(f"table {number}", "x" * 500) for number in range(200)]))
    kept.close()
    kept = Store(tmp_path / "themis.db")
    content = (tmp_path / "themis.db").read_bytes()
    for start in range(0, len(content), 4096):
        if b"x" * 500 in content[start : start + 4096]:
            with (tmp_path / "themis.db").open("r+b") as file:
                file.seek(start)
                file.write(bytes(4096))
    for _ in range(3):
        with pytest.raises(StorageTrouble, match="cannot be read"):
            asyncio.run(kept.read(lambda connection: connection.execute(sa.select(MEMBERS)).all()))
    state = kept.health(), kept.is_working()
    kept.close()

    assert ("damaged", False) == state
    assert 1 == caplog.text.count("is damaged (database disk image is malformed)") == len(caplog.records)


def test_trouble_with_reading_is_told_when_it_begins_and_ends(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept = Store(tmp_path / "themis.db", busy_seconds=0.01)
    with closing(sqlite3.connect(tmp_path / "themis.db")) as other:
        other.execute("ALTER TABLE ages RENAME TO elsewhere")
        for _ in range(3):
            with pytest.raises(StorageTrouble, match="cannot be read"):
                asyncio.run(kept.read(store.find_ages))
        state = kept.health(), kept.is_working()
        other.execute("ALTER TABLE elsewhere RENAME TO ages")
    asyncio.run(kept.read(store.find_ages))
    again = kept.health(), kept.is_working()
    kept.close()

    assert ("trouble", False) == state and ("good", True) == again
    assert ["nothing can be read: no such table: ages", "games are read again"] == [record.getMessage() for record in caplog.records]


def test_a_table_that_cannot_be_read_is_said_once_and_is_not_the_others_trouble(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    shelved = Shelved("Ada", "Ben")
    shelved.shelve(tmp_path / "themis.db")
    kept = Store(tmp_path / "themis.db")
    asyncio.run(kept.write([(store.KEEP_TABLE, ("broken", b"{}", False, False, 0, "", "")), store.keep_snapshot("broken", b"")]))
    for _ in range(3):
        with pytest.raises(StorageTrouble, match="cannot be read"):
            asyncio.run(kept.read(store.find_table("broken")))
        assert asyncio.run(kept.read(store.find_table(shelved.id)))
    state = kept.health(), kept.is_working()
    kept.close()

    assert ("good", True) == state
    assert ["what is stored of a table cannot be read: ValidationError"] == [record.getMessage() for record in caplog.records]


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


def refusal_to_serve(folder: Path) -> str:
    command = [sys.executable, "-m", "themis", "serve", "--port", "0", "--data", str(folder / "themis.db")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert 0 != ended.returncode and "" == ended.stdout
    assert "Traceback" not in ended.stderr and 1 == len(ended.stderr.splitlines())
    return ended.stderr


def test_a_backup_without_a_server_says_what_a_damaged_log_has_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = crashed(tmp_path, 10), tmp_path / "copy.db"
    log = Path(f"{database}-wal")
    content = bytearray(log.read_bytes())
    content[-100] ^= 0xFF
    log.write_bytes(content)
    code = main(["backup", str(copy), "--data", str(database)])

    assert 2 == code and copy.is_file()
    assert "of its changes" in (told := capsys.readouterr().err) and f" 1 lost; a copy of the log is {log}.damaged; {copy} holds" in told


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
