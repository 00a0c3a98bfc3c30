"""A game in a folder elsewhere, played and looked up like those of the house."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cli.console import Themis

FOLDER = ["--game-folder", str(Path(__file__).parents[2] / "docs/examples/ur")]
PLAY = ["play", *FOLDER, "--humans", "Ada", "--bots", "easy", "--seed", "1", "--pace", "0"]


@pytest.mark.parametrize(("language", "words"), [("en", "Welcome to The Royal Game of Ur."), ("fr", "Nous jouons à Le Jeu royal d'Ur.")])
def test_a_whole_game_and_its_record(themis: Themis, tmp_path: Path, language: str, words: str) -> None:
    played = themis(*PLAY, "--lang", language, forever=["1"])
    record = str(tmp_path / "state/themis/ur-last.rec")

    assert 0 == played.code
    assert words in played.out
    assert "{" not in played.out
    assert [0, 0] == [themis(command, record, *FOLDER).code for command in ("replay", "verify")]


def test_whoever_has_played_is_told_how_to_watch_it_again(themis: Themis, tmp_path: Path) -> None:
    variant = ["--content", FOLDER[1] + "/tests/variant.toml"]
    told = themis(*PLAY, *variant, forever=["1"])

    assert " ".join(["themis replay", str(tmp_path / "state/themis/ur-last.rec"), *variant, *FOLDER]) in told.flat()


@pytest.mark.parametrize("file", ["rulebook/fr.toml", "text/fr.ftl"])
def test_a_folder_that_lacks_words_is_refused_before_anybody_plays(tmp_path: Path, file: str) -> None:
    """In a process of its own, because in this one there is another Ur."""
    shutil.copytree(FOLDER[1], tmp_path / "ur")
    (tmp_path / "ur" / file).unlink()
    command = [sys.executable, "-m", "themis", "serve", "--port", "0", "--game-folder", str(tmp_path / "ur")]
    ran = subprocess.run(command, env=os.environ, capture_output=True, text=True, timeout=60)

    assert (2, 1) == (ran.returncode, ran.stderr.count("\n"))
    assert str(tmp_path / "ur" / file) in ran.stderr


def test_as_many_play_as_the_game_allows(themis: Themis) -> None:
    assert 1 == themis("play", *FOLDER, "--humans", "Ada", typed=["quit"]).out.count("(bot, medium)")


def test_whoever_leaves_is_told_how_to_come_back(themis: Themis) -> None:
    told = themis(*PLAY, typed=["quit"])

    assert f"themis play ur --resume {' '.join(FOLDER)}" in told.flat()


def test_its_rules_are_known_to_code_and_tests(themis: Themis) -> None:
    told = themis("rules", "ur", *FOLDER, "--check")

    assert (0, "14/14 rules and 2/2 rulings are known to code or content; 14/14 and 2/2 are tested") == (told.code, told.flat())


@pytest.mark.parametrize("command", ["play", "serve", "replay", "verify", "rules", "arena"])
def test_the_help_says_that_the_code_in_the_folder_is_run(themis: Themis, command: str) -> None:
    assert "its code is run with all your rights" in themis(command, "--help").flat()


def test_all_that_is_wrong_with_what_a_game_is_learnt_by_is_said_first(tmp_path: Path) -> None:
    shutil.copytree(FOLDER[1], tmp_path / "ur")
    (tmp_path / "ur/lessons").mkdir()
    broken = ["ladder.toml", "chances.toml", "reasons.toml", "achievements.toml", "lessons/first.toml"]
    for file in broken:
        (tmp_path / "ur" / file).write_text("[[colour]]\n")
    command = [sys.executable, "-m", "themis", "rules", "ur", "--game-folder", str(tmp_path / "ur"), "--check"]
    ran = subprocess.run(command, env=os.environ, capture_output=True, text=True, timeout=60)

    assert 1 == ran.returncode
    for told in (ran.stderr, ran.stdout.replace("\n", "")):
        assert [] == [file for file in broken if str(tmp_path / "ur" / file) not in told]
