"""Whatever goes wrong is one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from cli.console import Themis

import themis as package

HOSTILE = [
    b"",
    b"\x00\x01\x02",
    b"\xff\xfe\xff",
    b"{}",
    b"[" * 100_000,
    b'{"themis save": 1}',
    b'{"themis save": 2, "record": 5}',
    b"themis record 1\ngame uruk 1\nseats \x1b[2J | x\nsetup {1}\n",
    b"themis record 1\n\x1b]0;evil\x07 x\n",
    b"themis record 1\ngame uruk 99999999999999999999\nseats a | b\nsetup {}\n",
    b"themis record 1\ngame uruk 1\nseats " + b"a | " * 5000 + b"b\nsetup {}\n",
]


def is_one_sentence(text: str) -> bool:
    return 1 == len(text.splitlines()) and text.startswith("themis: ") and all(letter.isprintable() for letter in text.rstrip("\n"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["play", "--game-folder", "/nowhere/chess"], "there is no game in the folder /nowhere/chess"),
        (["serve", "--game-folder", "/"], "there is no game in the folder /"),
        (["play", "uruk", "--seats", "9"], "for 2 to 4 players, not 9"),
        (["play", "uruk", "--seats", "999999999999"], "for 2 to 4 players"),
        (["play", "uruk", "--humans", "A,B,C,D,E"], "for 2 to 4 players, not 5"),
        (["play", "uruk", "--seats", "2", "--humans", "A,B,C"], "do not fit on 2 seats"),
        (["play", "uruk", "--humans", "Ada,Ada"], "both be called 'Ada'"),
        (["play", "uruk", "--humans", "bot:hard"], "such names are for bots"),
        (["play", "uruk", "--bots", "godlike"], "there is no bot 'godlike'"),
        (["play", "uruk", "--option", "colour"], "name=value"),
        (["play", "uruk", "--option", "colour=red"], "has no option 'colour'"),
        (["play", "uruk", "--option", "road_take=two"], "cannot be 'two'"),
        (["play", "uruk", "--resume", "/nowhere/game.save"], "there is no such file"),
        (["play", "uruk", "--resume"], "there is no such file"),
        (["play", "uruk", "--resume", "--seats", "3"], "--seats cannot be changed"),
        (["play", "uruk", "--resume", "--option", "road_take=all"], "--option cannot be changed"),
        (["play", "uruk", "--save", "/proc/nowhere/game.save"], "No such file"),
        (["replay", "/nowhere/game.rec"], "there is no such file"),
        (["replay", "/dev/zero"], "there is no such file"),
        (["verify", "/nowhere/game.rec"], "there is no such file"),
    ],
)
def test_a_bad_command_is_refused(themis: Themis, arguments: list[str], sentence: str) -> None:
    told = themis(*arguments)

    assert 2 == told.code
    assert sentence in told.err
    assert is_one_sentence(told.err)


@pytest.mark.parametrize("bytes_in_file", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("command", [["play", "uruk", "--resume"], ["replay"], ["verify"]], ids=["resume", "replay", "verify"])
def test_a_hostile_file_is_refused(themis: Themis, tmp_path: Path, command: list[str], bytes_in_file: bytes) -> None:
    (tmp_path / "file").write_bytes(bytes_in_file)
    told = themis(*command, str(tmp_path / "file"))

    assert 2 == told.code
    assert is_one_sentence(told.err)
    assert "\x1b" not in told.out


def test_a_huge_file_is_not_even_read(themis: Themis, tmp_path: Path) -> None:
    with open(tmp_path / "file", "wb") as file:
        file.truncate(5_000_000_000)

    for command in (["play", "uruk", "--resume"], ["replay"]):
        assert "larger than" in themis(*command, str(tmp_path / "file")).err


def test_a_save_that_was_tampered_with_is_refused(themis: Themis, saved: Path) -> None:
    themis("play", "--humans", "Ada", "--bots", "easy", "--seed", "7", "--pace", "0", typed=["draw", "quit"])
    plain = json.loads(saved.read_text())
    plain["state"]["bank"][0] -= 1
    saved.write_text(json.dumps(plain))
    told = themis("play", "--resume")

    assert 2 == told.code
    assert is_one_sentence(told.err)


def test_somebody_elses_file_is_not_overwritten(themis: Themis, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada")
    refused = themis("play", "--humans", "Ada", "--bots", "easy", "--save", str(letter))
    during = themis("play", "--humans", "Ada", "--bots", "easy", typed=[f"save {letter}", "quit"])

    assert 2 == refused.code
    assert "is no saved game" in refused.err and "is no saved game" in during.flat()
    assert "Dear Ada" == letter.read_text()


@pytest.mark.parametrize("arguments", [[], ["fly"], ["play", "--pace", "never"], ["play", "--pace", "nan"], ["play", "--lang", "xx"]])
def test_what_the_command_line_cannot_mean_is_refused(themis: Themis, arguments: list[str]) -> None:
    told = themis(*arguments)

    assert 2 == told.code
    assert "usage:" in told.err


def command(*arguments: str, state: Path, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, as a person would start it."""
    environment = {**os.environ, "XDG_STATE_HOME": str(state), "PYTHONPATH": str(Path(package.__file__).parents[1])}
    return subprocess.run([sys.executable, "-m", "themis", *arguments], input=typed, capture_output=True, env=environment, timeout=60)


def test_the_version_says_whether_the_engine_is_compiled(tmp_path: Path) -> None:
    told = command("--version", state=tmp_path)

    assert 0 == told.returncode
    assert told.stdout.startswith(b"themis ") and (b"engine compiled (mypyc)" in told.stdout or b"engine interpreted" in told.stdout)


def test_a_bad_content_file_is_refused_and_a_good_copy_is_played(tmp_path: Path) -> None:
    original = (Path(package.__file__).parent / "games" / "uruk" / "content.toml").read_text()
    (tmp_path / "bad.toml").write_text(original.replace("level = 1", "level = 9", 1))
    (tmp_path / "good.toml").write_text(original.replace("hand_limit              = { value = 8", "hand_limit              = { value = 7"))
    bad = command("play", "--content", str(tmp_path / "bad.toml"), state=tmp_path)
    good = command(
        "play", "--humans", "Ada", "--bots", "easy", "--content", str(tmp_path / "good.toml"), state=tmp_path, typed=b"draw\nquit\n"
    )

    assert (2, 0) == (bad.returncode, good.returncode)
    assert b"level" in bad.stderr and b"Traceback" not in bad.stderr
    assert b"Ada draws" in good.stdout


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    told = command("play", "--humans", "Ada", "--bots", "easy", state=tmp_path, typed=b"\xff\xfe\x1b[2J\nquit\n")

    assert 0 == told.returncode
    assert b"Traceback" not in told.stderr and b"\x1b" not in told.stdout
