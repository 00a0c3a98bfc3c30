"""No source file is longer than somebody reads at once."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent
MOST_LINES = 500
FOLDERS = ["src", "tests", "scripts", "docs", "web/src", "web/tests"]
ENDINGS = {".py", ".ts", ".svelte", ".css"}
# What a program writes.
MADE = {"generated", "client"}


def test_no_source_file_has_more_than_500_lines() -> None:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in ENDINGS and not MADE & set(path.parts)]
    lines = {str(path): len(path.read_bytes().splitlines()) for path in paths}

    assert ENDINGS == {path.suffix for path in paths}
    assert {} == {path: number for path, number in lines.items() if number > MOST_LINES}
