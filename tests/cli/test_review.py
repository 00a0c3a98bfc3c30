"""A finished game reviewed in the terminal: chances, decisions and luck, and what is no finished game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cli.console import Themis
from server.hosting import Shelved


@cache
def played() -> str:
    """Plans are secret, so that little is judged, and that quickly."""
    return Shelved("Ada", "Ben", game="pantheon_proto", secret=3).play(lambda session: session.state.over, 3).session.record.written()


def test_a_finished_game_is_reviewed(themis: Themis, tmp_path: Path) -> None:
    (tmp_path / "game.rec").write_text(played())
    told = themis("review", str(tmp_path / "game.rec"), "--seat", "0")

    assert 0 == told.code
    assert "Turn 1: Ada" in told.out
    assert "Ada: 16 decisions were looked at, and for 2 there was something better." in told.flat()
    assert "better was: " in told.flat() and "of the possible draws" in told.flat()


def test_only_finished_games_are_reviewed(themis: Themis, tmp_path: Path) -> None:
    (tmp_path / "game.rec").write_text(Shelved("Ada", "Ben").session.record.written())
    told = themis("review", str(tmp_path / "game.rec"))

    assert 2 == told.code
    assert "not over yet" in told.err
