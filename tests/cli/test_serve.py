"""Where the web table keeps its games."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from themis.cli.main import add_serve, parser
from themis.cli.serve import database

SERVE = argparse.ArgumentParser()
add_serve(SERVE)
SERVE_OPTIONS = {name for action in SERVE._actions for name in action.option_strings}


def test_a_file_is_taken_as_it_is_and_in_a_folder_there_is_one(tmp_path: Path) -> None:
    assert tmp_path / "games.db" == database(tmp_path / "games.db")
    assert tmp_path / "themis.db" == database(tmp_path)


def test_without_a_place_it_is_in_the_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    assert tmp_path / "state" / "themis" / "themis.db" == database(None)


def test_what_the_page_on_running_it_says_can_be_said(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "running.md").read_text(encoding="utf-8")
    commands = [
        line.partition("themis ")[2]
        for line in page.splitlines()
        if re.match(r"(ExecStart=)?(/opt/themis/bin/)?themis (serve|backup) ", line)
    ]

    assert 3 == len(commands)
    for command in commands:
        assert parser().parse_args(command.split()).command in ("serve", "backup")
    for option in re.findall(r"^\| `(--[a-z-]+)", page, re.MULTILINE):
        assert option in SERVE_OPTIONS


@pytest.mark.parametrize(("days", "kept"), [("30", 30), (None, None), ("0", "refused"), ("-1", "refused"), ("for ever", "refused")])
def test_finished_games_are_kept_for_a_day_at_least(days: str | None, kept: object, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--keep-days", days] if days is not None else []
    if kept == "refused":
        with pytest.raises(SystemExit):
            SERVE.parse_args(given)
        assert "--keep-days" in capsys.readouterr().err
    else:
        assert kept == SERVE.parse_args(given).keep_days
