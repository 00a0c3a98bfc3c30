"""Rewrites what the tests compare with: transcripts of the recorded games, counts of choices (perft), and the catalogue.

Run by `make golden`. Then read the diff: every line of it is a change of behaviour.
"""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS))

import transcript  # noqa: E402

from themis.errors import ThemisError  # noqa: E402


def main() -> None:
    for folder in sorted(transcript.GAMES.glob("*/records")):
        rewrite(folder.parent)


def rewrite(folder: Path) -> None:
    """Everything golden of one game; transcripts whose record is gone go too."""
    golden = folder / "golden"
    golden.mkdir(exist_ok=True)
    records = transcript.records(folder.name)
    for path in sorted(golden.glob("*.txt")):
        if path.stem not in ["catalogue", *[record.stem for record in records]]:
            path.unlink()
            print(f"removed  {path.relative_to(TESTS)}")
    write(golden / "catalogue.txt", transcript.catalogue(folder.name))
    for record in records:
        try:
            write(transcript.golden_of(record), transcript.transcript(record))
        except ThemisError as error:
            sys.exit(f"{record.relative_to(TESTS)}: {error}")
    if (folder / "perft.txt").exists():
        write(folder / "perft.txt", "".join([transcript.counted(folder.name, line) + "\n" for line in transcript.perft_lines(folder.name)]))


def write(path: Path, text: str) -> None:
    if not path.exists() or text != path.read_text(encoding="utf-8"):
        path.write_text(text, encoding="utf-8")
        print(f"changed  {path.relative_to(TESTS)}")


if __name__ == "__main__":
    main()
