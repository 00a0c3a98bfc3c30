"""The arena as a command."""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from themis.arena.match import make_plan
from themis.arena.workers import play
from themis.cli import arena
from themis.errors import BadContent, BadOptions, ThemisError
from themis.games import find

VARIANT = Path(__file__).parent.parent / "games/altar/variant.toml"


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    return arena.run(parser.parse_args(["uruk", *words]))


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_a_run_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run("--bots", "random, easy", "--games", "3", "--jobs", "1")

    printed = capsys.readouterr()
    assert "Uruk: 4 games (2 deals in 2 seatings), seed 1" in printed.out
    assert "easy" in printed.out
    assert "" == printed.err


def test_files_are_the_same_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    for jobs in ("1", "3"):
        files = ["--csv", str(tmp_path / f"{jobs}.csv"), "--json", str(tmp_path / f"{jobs}.json")]
        assert 0 == run("--bots", "random", "--seats", "3", "--games", "6", "--seed", "9", "--jobs", jobs, "--quiet", *files)
    one, three = read(tmp_path / "1.json"), read(tmp_path / "3.json")

    assert one["summary"] == three["summary"]
    assert one["settings"] == three["settings"]
    assert without_time(tmp_path / "1.csv") == without_time(tmp_path / "3.csv")


def without_time(path: Path) -> list[list[str]]:
    rows = [line.split(",") for line in path.read_text(encoding="utf-8").splitlines()]
    column = rows[0].index("cpu_seconds")
    return [row[:column] + row[column + 1 :] for row in rows]


def test_a_quiet_run_prints_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run("--bots", "random", "--seats", "2", "--games", "2", "--jobs", "1", "--quiet", "--json", str(tmp_path / "a.json"))

    assert ("", "") == capsys.readouterr()
    assert 2 == read(tmp_path / "a.json")["summary"]["games"]


def test_options_reach_the_game(tmp_path: Path) -> None:
    words = ["--bots", "random,random", "--games", "1", "--jobs", "1", "--quiet", "--json", str(tmp_path / "a.json")]
    run(*words, "--option", "road_take=all", "--option", "half_price_forced=no")
    options = read(tmp_path / "a.json")["settings"]["options"]

    assert ("all", "no") == (options["road_take"], options["half_price_forced"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "random,nobody"], "there is no bot 'nobody'"),
        (["--bots", "random", "--seats", "7"], "not 7"),
        (["--bots", "random,random", "--games", "-3"], "games, not -3"),
        (["--bots", "random,random", "--jobs", "0"], "jobs, not 0"),
        (["--bots", "random,random", "--option", "road_take"], "write name=value"),
        (["--bots", "random,random", "--option", "road_take=one", "--option", "road_take=all"], "given twice"),
        (["--bots", "random,random", "--csv", "/nowhere/at/all.csv"], "cannot write '/nowhere/at/all.csv'"),
        (["--bots", "random,random", "--csv", "same", "--json", "./same"], "the same file"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(words: list[str], sentence: str) -> None:
    with pytest.raises(ThemisError, match=sentence) as caught:
        run("--games", "1000000", *words)

    assert "\n" not in str(caught.value)


def test_an_edited_copy_of_the_cards_is_played_by_all_processes(tmp_path: Path) -> None:
    """The same games with a point for every cube instead of every fourth."""
    printed = (find("uruk").meta.folder / "content.toml").read_text(encoding="utf-8")
    edited, count = re.subn(r"(?m)^(cubes_per_point\s+= \{ value = )4", r"\g<1>1", printed)
    assert 1 == count
    (tmp_path / "content.toml").write_text(edited, encoding="utf-8")
    words = ["--bots", "random,random", "--games", "4", "--jobs", "2", "--quiet"]
    more = ["--content", str(tmp_path / "content.toml"), "--json", str(tmp_path / "edited.json")]
    run(*words, *more)
    run(*words, "--json", str(tmp_path / "printed.json"))
    with_edited, with_printed = read(tmp_path / "edited.json"), read(tmp_path / "printed.json")

    assert 12 == len(with_edited["settings"]["content"])
    assert with_printed["summary"]["decisions"] == with_edited["summary"]["decisions"]
    assert with_printed["summary"]["bots"][0]["score"] < with_edited["summary"]["bots"][0]["score"]


def test_a_variant_is_played_by_all_processes_beside_the_published_game(tmp_path: Path) -> None:
    """In this very process, which plays the game as published before and after."""
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    words = ["altar", "--bots", "random,random", "--games", "6", "--quiet"]
    more = {"before": [], "one": ["--content", str(VARIANT), "--jobs", "1"], "two": ["--content", str(VARIANT), "--jobs", "2"], "after": []}
    for name in more:
        assert 0 == arena.run(parser.parse_args([*words, *more[name], "--json", str(tmp_path / name)]))
    before, one, two, after = [read(tmp_path / name) for name in more]

    assert ["", find("altar", VARIANT).digest] == [before["settings"]["content"], one["settings"]["content"]]
    assert one["summary"] == two["summary"] and one["settings"] == two["settings"]
    assert before["summary"] == after["summary"] != one["summary"]


def test_a_content_file_that_changed_after_the_plan_was_made_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "variant.toml"
    path.write_bytes(VARIANT.read_bytes())
    plan = make_plan("altar", ["random", "random"], None, 2, 1, {}, path)
    path.write_text(path.read_text(encoding="utf-8").replace("copies = 4", "copies = 5"), encoding="utf-8")

    with pytest.raises(BadContent, match="the content has changed since the games were planned"):
        list(play(plan, 1))


def test_an_unknown_game_is_refused() -> None:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    with pytest.raises(ThemisError, match="there is no game 'chess'"):
        arena.run(parser.parse_args(["chess", "--bots", "random,random"]))


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl-C works as in a terminal, even where the tests themselves run in the background and would ignore it.

    An interrupt in a callback of the garbage collector is lost, and Hypothesis leaves one behind.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    callbacks = gc.callbacks[:]
    gc.callbacks.clear()
    yield
    gc.callbacks.extend(callbacks)
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_was_played(jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Timer(4.0, os.kill, [os.getpid(), signal.SIGINT]).start()
    code = run("--bots", "random,random", "--games", "1000000", "--jobs", jobs, "--quiet", "--json", str(tmp_path / "a.json"))

    assert 130 == code
    assert "of 1000000 games" in capsys.readouterr().err
    assert [] == multiprocessing.active_children()
    assert read(tmp_path / "a.json")["interrupted"] is True


def test_the_command_line_is_read_without_loading_the_arena() -> None:
    program = "import sys, themis.cli.arena; print([name for name in ('rich', 'openskill', 'themis.arena') if name in sys.modules])"
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    assert "[]" == printed.strip()


def test_options_are_read_as_name_and_value() -> None:
    assert {"a": "1", "b": "x=y"} == arena.read_options(["a=1", "b=x=y"])
    with pytest.raises(BadOptions):
        arena.read_options(["a"])
