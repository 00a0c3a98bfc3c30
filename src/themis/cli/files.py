"""Files that people hand us or that we keep for them: read with a bound, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from themis.errors import ThemisError

LARGEST_FILE: Final = 4_000_000


def read_text(path: Path) -> str:
    """The text of an ordinary file of a reasonable size."""
    if not path.is_file():
        raise ThemisError(f"{path}: there is no such file")
    if path.stat().st_size > LARGEST_FILE:
        raise ThemisError(f"{path}: the file is larger than {LARGEST_FILE} bytes")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ThemisError(f"{path}: the file is not UTF-8 text") from None


def write_text(path: Path, text: str) -> None:
    """Replaces a file in one step, so that a crash leaves the old one; only its owner may read it, because a save tells every hand."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def state_folder() -> Path:
    """Where this user's running games are kept."""
    given = os.environ.get("XDG_STATE_HOME", "")
    return (Path(given) if given else Path.home() / ".local" / "state") / "themis"
