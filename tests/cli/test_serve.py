"""Where the web table keeps its games."""

from __future__ import annotations

from pathlib import Path

import pytest

from themis.cli.serve import database


def test_a_file_is_taken_as_it_is_and_in_a_folder_there_is_one(tmp_path: Path) -> None:
    assert tmp_path / "games.db" == database(tmp_path / "games.db")
    assert tmp_path / "themis.db" == database(tmp_path)


def test_without_a_place_it_is_in_the_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    assert tmp_path / "state" / "themis" / "themis.db" == database(None)
