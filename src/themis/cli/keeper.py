"""Keeps a running game on disk, so that a closed window or a power cut costs nothing."""

from __future__ import annotations

from pathlib import Path

from themis.cli.files import state_folder, write_text
from themis.core.session import Session
from themis.errors import ThemisError


def default_path(game_id: str) -> Path:
    return state_folder() / f"{game_id}-last.save"


class Keeper:
    """Writes the save at every decision and the record at the end. Without a writable place of its own it keeps nothing, and says so."""

    def __init__(self, path: Path, chosen_by_player: bool) -> None:
        self.path: Path | None = path
        self._chosen_by_player = chosen_by_player
        if chosen_by_player:
            refuse_foreign(path)

    def keep(self, session: Session) -> None:
        if self.path is None:
            return
        try:
            write_text(self.path, session.saved())
        except OSError:
            if self._chosen_by_player:
                raise
            self.path = None

    def keep_copy(self, session: Session, path: Path) -> None:
        refuse_foreign(path)
        write_text(path, session.saved())

    def keep_record(self, session: Session) -> Path | None:
        """Writes the finished game's record beside its save."""
        if self.path is None:
            return None
        path = self.path.with_suffix(".rec")
        write_text(path, session.record.written())
        return path


def refuse_foreign(path: Path) -> None:
    """A mistyped name must not cost somebody a letter: only our own files are overwritten."""
    if not path.exists():
        return
    with path.open("rb") as file:
        if b'"themis save"' not in file.read(100):
            raise ThemisError(f"{path}: the file is there already and is no saved game")
