"""Watching a record: everything or with one seat's eyes, and checked."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from cli.console import Themis

from themis.bots import levels
from themis.bots.bot import Knowledge
from themis.core.chance import Sealed
from themis.core.session import start
from themis.games import find


@cache
def played() -> str:
    """The record of a short game between two bots."""
    session = start(find("uruk"), ["bot:easy", "bot:easy"], {}, Sealed(b"a game to look back at", []))
    bot = levels.make("easy", 4)
    while session.waiting():
        seat = session.waiting()[0]
        session.choose(seat, bot.choose(Knowledge(session.game, session.state, seat)).text)
    return session.record.written()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    (tmp_path / "game.rec").write_text(played())
    return tmp_path / "game.rec"


def changed(record: Path, old: str, new: str) -> str:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    return str(record)


def test_a_record_is_told_to_its_end_and_found_true(themis: Themis, record: Path) -> None:
    told = themis("replay", str(record))

    assert 0 == told.code
    assert "goes first." in told.out
    assert "the result is the one the record gives" in told.flat()
    assert "All draws come from the secret that was sealed before the game." in told.out


def test_a_record_can_be_told_in_french(themis: Themis, record: Path) -> None:
    assert "Tous les choix sont permis" in themis("replay", str(record), "--lang", "fr").out


def test_a_replay_stops_where_it_is_told_to(themis: Themis, record: Path) -> None:
    told = themis("replay", str(record), "--to", "3")

    assert 0 == told.code
    assert "Round 1" in told.out
    assert "sealed" not in told.out


def test_one_seat_sees_its_own_cards_only(themis: Themis, record: Path) -> None:
    own = themis("replay", str(record), "--to", "0", "--seat", "0").out
    everything = themis("replay", str(record), "--to", "0").out

    assert "Pythia draws" in own and "Cassandra draws" not in own
    assert "Pythia draws" in everything and "Cassandra draws" in everything


def test_an_unfinished_record_is_no_mistake(themis: Themis, record: Path) -> None:
    record.write_text("".join(line for line in record.read_text().splitlines(True)[:20] if not line.startswith(("result", "secret"))))
    told = themis("replay", str(record))

    assert 0 == told.code
    assert "stops before the end" in told.out


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("themis record 1", "themis record 9", "a newer Themis made this"),
        ("game     uruk 1", "game     chess 1", "there is no game 'chess'"),
        ("\n0  ", "\n0  place nonsense-", "is no choice of uruk"),
        ("result   ", "result   9 ", "the record's result is"),
        ("secret   ", "secret   zz", "not hexadecimal"),
        ("secret   ", "secret   00", "not the one that was committed to"),
        ("commit   ", "commit   00", "not the one that was committed to"),
    ],
)
def test_a_false_record_is_found_out(themis: Themis, record: Path, old: str, new: str, sentence: str) -> None:
    told = themis("replay", changed(record, old, new))

    assert 2 == told.code
    assert sentence in told.err
    assert 1 == len(told.err.splitlines())


def test_luck_that_does_not_come_from_the_secret_is_found_out(themis: Themis, record: Path) -> None:
    """The last draw is changed, so that the record still replays; only its luck is not that of the secret."""
    lines = record.read_text().splitlines()
    last = max(i for i, line in enumerate(lines) if line[:1].isdigit() and "{" in line)
    choice, outcome = lines[last].rsplit("{", 1)
    lines[last] = choice + "{" + ("1" if outcome.startswith("0") else "0") + outcome.lstrip("0123456789")
    record.write_text("\n".join(lines) + "\n")
    told = themis("replay", str(record))

    assert 2 == told.code
    assert "the draws do not come from the secret" in told.err


def test_a_seat_that_is_not_there_is_refused(themis: Themis, record: Path) -> None:
    told = themis("replay", str(record), "--seat", "5")

    assert 2 == told.code
    assert "there is no seat 5" in told.err


def test_a_variant_is_played_saved_and_told_with_its_own_file_only(themis: Themis, tmp_path: Path) -> None:
    """And in the same process as the published game."""
    variant = Path(__file__).parent.parent / "games/altar/variant.toml"
    save = tmp_path / "variant.save"
    played = themis(
        "play", "altar", "--bots", "easy,easy", "--humans", "Ada", "--content", str(variant), "--save", str(save), typed=["1", "quit"]
    )
    resumed = themis("play", "altar", "--resume", str(save), "--content", str(variant), typed=["quit"])
    refused = themis("play", "altar", "--resume", str(save), typed=["quit"])
    published = themis("play", "altar", "--bots", "easy,easy", "--humans", "Ada", typed=["1", "quit"])

    assert [0, 0, 2, 0] == [told.code for told in (played, resumed, refused, published)]
    assert "the record was made with other cards" in refused.err
    assert "Goddess of the Sea" in played.out and "Goddess of the Sea" not in published.out
