"""Damage to the disk: what the log has lost and which pages make no sense is said, and nothing is written among damaged pages."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tracemalloc
from contextlib import closing
from pathlib import Path

import pytest
from server.hosting import Inn, Shelved
from serving import refusal_to_serve

from themis.cli.main import main
from themis.server import store, wal
from themis.server.app import ended
from themis.server.opening import LARGEST_LOG, find_ages
from themis.server.pages import CHECKED_FIRST
from themis.server.protocol import Clock
from themis.server.rows import Entry
from themis.server.statements import KEEP_TABLE
from themis.server.store import StorageTrouble, Store
from themis.server.takebacks import TakenBack


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
    log, index = Path(f"{database}-wal"), Path(f"{database}-shm")
    content, known = log.read_bytes(), index.read_bytes()
    log.write_bytes(content[: -2 * (4096 + 24)])
    cut = wal.damage(database)
    # Whoever reads the log makes its index new.
    index.write_bytes(known)
    log.unlink()
    deleted = wal.damage(database)
    index.write_bytes(known[:16] + b"\xff" + known[17:])
    nobody_knows = wal.damage(database)

    assert " 2 pages of its last changes are lost" in cut
    assert f" {len(content) // (4096 + 24)} pages of its last changes are lost" in deleted
    assert "" == nobody_knows


def test_a_change_that_was_never_finished_is_no_damage(tmp_path: Path) -> None:
    database = crashed(tmp_path, 10)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("PRAGMA cache_size=1")
        other.execute("BEGIN IMMEDIATE")
        for number in range(200):
            other.execute("INSERT INTO ages VALUES (?, 1)", [f"{number} {'x' * 500}"])
        folder = tmp_path / "unfinished"
        folder.mkdir()
        for name in ("themis.db", "themis.db-wal", "themis.db-shm"):
            (folder / name).write_bytes((database.parent / name).read_bytes())
    size = (folder / "themis.db-wal").stat().st_size

    assert size > Path(tmp_path / "themis.db").stat().st_size
    assert "" == wal.damage(folder / "themis.db")


def test_a_large_log_is_not_taken_into_memory(tmp_path: Path) -> None:
    kept = Store(tmp_path / "themis.db")
    with closing(sqlite3.connect(tmp_path / "themis.db")) as reader:
        # While somebody reads, the log cannot begin again from its start.
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM ages").fetchone()
        for number in range(20):
            asyncio.run(kept.write([store.keep_snapshot(f"large {number}", bytes(1_000_000))]))
        tracemalloc.start()
        found = wal.damage(tmp_path / "themis.db")
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    size = Path(tmp_path / "themis.db-wal").stat().st_size
    kept.close()

    assert "" == found and size > 20_000_000
    assert most < 1_000_000


def test_a_log_that_has_grown_while_somebody_read_is_cut(tmp_path: Path) -> None:
    log = tmp_path / "themis.db-wal"
    kept = Store(tmp_path / "themis.db")
    with closing(sqlite3.connect(tmp_path / "themis.db")) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM ages").fetchone()
        for number in range(40):
            asyncio.run(kept.write([store.keep_snapshot(f"large {number}", bytes(1_000_000))]))
        grown = log.stat().st_size
    for number in range(3):
        asyncio.run(kept.write([store.keep_snapshot(f"small {number}", b"")]))
    cut = log.stat().st_size
    kept.close()

    assert cut <= LARGEST_LOG < grown


def test_a_log_that_cannot_be_read_is_said_in_one_sentence(tmp_path: Path) -> None:
    Store(tmp_path / "themis.db").close()
    (tmp_path / "themis.db-wal").mkdir()
    refusal = refusal_to_serve(tmp_path)

    assert "themis.db-wal cannot be read: Is a directory" in refusal


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


def blank_pages_with(text: bytes, database: Path) -> None:
    """The pages on which it stands are all zeros, as disks leave them."""
    content = database.read_bytes()
    with database.open("r+b") as file:
        for page in range(0, len(content), 4096):
            if text in content[page : page + 4096]:
                file.seek(page)
                file.write(bytes(4096))


def with_damaged_members(folder: Path) -> Path:
    kept = Store(folder / "themis.db")
    asyncio.run(kept.write([store.add_member(f"table {number}", "x" * 500) for number in range(200)]))
    kept.close()
    blank_pages_with(b"x" * 500, folder / "themis.db")
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
    ages = asyncio.run(kept.read(find_ages))
    state = kept.health(), kept.is_working()
    kept.close()

    assert {} == ages and ("damaged", False) == state
    assert 1 == caplog.text.count("is damaged") and "in members);" in caplog.text


def test_a_large_database_whose_clocks_cannot_be_read_is_served_without_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "themis.db"
    Shelved("Ada", "Ben", clock=Clock(600, 0)).shelve(database)
    kept = Store(database)
    asyncio.run(kept.write([store.keep_snapshot(f"large {number}", bytes(CHECKED_FIRST // 10)) for number in range(11)]))
    kept.close()
    blank_pages_with(b'"game":"uruk"', database)
    inn = Inn(database).open()
    health = inn.guest("Ada").get("/api/health")
    inn.close()

    assert (503, "damaged") == (health.status, health.body["storage"])
    assert 1 == caplog.text.count("is damaged") and "Traceback" not in caplog.text


def test_without_the_ages_of_guests_nobody_is_served(tmp_path: Path) -> None:
    database = tmp_path / "themis.db"
    kept = Store(database)
    asyncio.run(kept.write([store.keep_age(f"{number} {'x' * 500}", 1) for number in range(200)]))
    asyncio.run(kept.write([store.add_member("table", f"{number} {'x' * 500}") for number in range(200)]))
    asyncio.run(kept.write([store.keep_snapshot(f"large {number}", bytes(CHECKED_FIRST // 10)) for number in range(11)]))
    kept.close()
    with closing(sqlite3.connect(database)) as read:
        root = read.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ages'").fetchone()[0]
    with database.open("r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(bytes(4096))
    refusal = refusal_to_serve(tmp_path)

    assert "the database does not tell any more who has signed out" in refusal and "put a backup in its place" in refusal


def test_a_damaged_page_that_somebody_comes_upon_is_said_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept = Store(tmp_path / "themis.db")
    asyncio.run(kept.write([store.add_member(f"table {number}", "x" * 500) for number in range(200)]))
    kept.close()
    kept = Store(tmp_path / "themis.db")
    blank_pages_with(b"x" * 500, tmp_path / "themis.db")
    for _ in range(3):
        with pytest.raises(StorageTrouble, match="cannot be read"):
            asyncio.run(kept.read(lambda connection: connection.exec_driver_sql("SELECT * FROM members").all()))
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
                asyncio.run(kept.read(find_ages))
        state = kept.health(), kept.is_working()
        other.execute("ALTER TABLE elsewhere RENAME TO ages")
    asyncio.run(kept.read(find_ages))
    again = kept.health(), kept.is_working()
    kept.close()

    assert ("trouble", False) == state and ("good", True) == again
    assert ["nothing can be read: no such table: ages", "games are read again"] == [record.getMessage() for record in caplog.records]


def test_a_table_that_cannot_be_read_is_said_once_and_is_not_the_others_trouble(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    shelved = Shelved("Ada", "Ben")
    shelved.shelve(tmp_path / "themis.db")
    kept = Store(tmp_path / "themis.db")
    asyncio.run(kept.write([(KEEP_TABLE, ("broken", b"{}", False, False, 0, "", "")), store.keep_snapshot("broken", b"")]))
    for _ in range(3):
        with pytest.raises(StorageTrouble, match="cannot be read"):
            asyncio.run(kept.read(store.find_table("broken")))
        assert asyncio.run(kept.read(store.find_table(shelved.id)))
    state = kept.health(), kept.is_working()
    kept.close()

    assert ("good", True) == state
    assert ["what is stored of a table cannot be read: ValidationError"] == [record.getMessage() for record in caplog.records]


# One table's damage


def with_takeback(seconds: float) -> Shelved:
    """A table whose clock runs out after so long, and where something was taken back."""
    shelved = Shelved("Ada", "Ben", clock=Clock(600, 0)).play(lambda session: len(session.record.lines) > 5 and session.waiting() == [0])
    shelved.row.clocks = [round(seconds * 1000), 600_000]
    version = int(shelved.session.version) + 1
    line = TakenBack(len(shelved.entries), 0, [1], [])
    shelved.entries.append(Entry(version, "takeback", 0, "", line.written().decode(), len(shelved.entries), ""))
    return shelved


@pytest.mark.parametrize(
    ("column", "value", "is_known"),
    [
        ("outcomes", '{"step":1,"seat":0,"agreed":[1],"eventz":[]}', True),
        ("outcomes", b"\xff\xfe", True),
        ("kind", "rules", True),
        ("step", "x", False),
    ],
)
def test_an_entry_that_makes_no_sense_is_its_own_tables_trouble(
    tmp_path: Path, column: str, value: str | bytes, is_known: bool, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "themis.db"
    broken, good = with_takeback(0.1), with_takeback(1.0)
    for shelved in (broken, good):
        shelved.shelve(database)
    with closing(sqlite3.connect(database)) as disk:
        # A changed byte of a page is no text for SQLite to be read from, though it may be stored as one.
        text = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
        disk.execute(f"UPDATE entries SET {column} = {text} WHERE id = ? AND kind = 'takeback'", [value, broken.id])
        disk.commit()
    inn = Inn(database).open()
    ada = inn.guest_of(broken, "Ada")
    with ada.knocks(broken.id) as line:
        assert 4503 == line.close_code()
    story = ada.get(f"/api/tables/{broken.id}/transcript")
    with inn.guest_of(good, "Ben").at(good.id) as bens:
        bens.until_table(lambda table: bool(table["seats"][0]["warm"]))
    health = ada.get("/api/health")
    inn.close()

    assert (503, "storage") == (story.status, story.body["code"])
    assert (200, "good") == (health.status, health.body["storage"])
    assert not Path(f"{database}-wal").exists(), "the store was closed"
    assert 1 == caplog.text.count("what is stored of ") and is_known == ("Traceback" not in caplog.text)
    assert any("cannot be woken" in record.getMessage() for record in caplog.records)


def test_whatever_goes_wrong_with_a_table_stops_nothing_that_is_done_with_all(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "themis.db"
    inn = Inn(database).open()
    shelved = Shelved("Ada", "Ben").play(lambda session: session.waiting() == [0])
    inn.shelve(shelved)
    inn.house._live["broken"] = None  # type: ignore[assignment]

    async def sweep() -> None:
        sweeping = asyncio.create_task(inn.house.sweep_forever(0.01))
        await asyncio.sleep(0.2)
        assert not sweeping.done()
        await ended(sweeping)

    inn.do(sweep())
    with inn.guest_of(shelved, "Ada").at(shelved.id) as hers:
        hers.choose(hers.offers[0])
        version = hers.version
    inn.close()
    kept = Store(database)
    found = asyncio.run(kept.read(store.find_table(shelved.id)))
    kept.close()

    assert found is not None and version == json.loads(found[1])["version"], "its position was kept at the end"
    assert "cannot be stored" in caplog.text and "cannot be put to sleep" in caplog.text and "cannot be closed" in caplog.text


def test_what_has_ended_by_a_mistake_is_told_and_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise LookupError("a mistake")

    async def run() -> None:
        failing = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await ended(failing)

    asyncio.run(run())

    assert "what goes on for ever has ended" in caplog.text and "LookupError: a mistake" in caplog.text


def test_a_backup_without_a_server_says_what_a_damaged_log_has_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = crashed(tmp_path, 10), tmp_path / "copy.db"
    log = Path(f"{database}-wal")
    content = bytearray(log.read_bytes())
    content[-100] ^= 0xFF
    log.write_bytes(content)
    code = main(["backup", str(copy), "--data", str(database)])

    assert 2 == code and copy.is_file()
    assert "of its changes" in (told := capsys.readouterr().err) and f" 1 lost; a copy of the log is {log}.damaged; {copy} holds" in told
