"""A terminal for tests: lines in, exit code and text out, games kept in a folder of the test's own."""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path

import pytest
from cli.console import Keyboard, Themis, Told

from themis.cli.main import main


@pytest.fixture
def themis(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Themis:
    """Runs a command; `typed` are the player's lines, `forever` lines are repeated without end."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: str, typed: list[str] | None = None, forever: list[str] | None = None) -> Told:
        monkeypatch.setattr(sys, "stdin", Keyboard(cycle(forever) if forever else iter(typed or [])))
        capsys.readouterr()
        try:
            code = main(list(arguments))
        except SystemExit as leaving:
            code = int(str(leaving.code))
        told = capsys.readouterr()
        return Told(code, told.out, told.err)

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where a game is kept if nobody says otherwise."""
    return tmp_path / "state" / "themis" / "uruk-last.save"
