"""Rewrites what the tests compare with: transcripts of the recorded games, counts of choices (perft), and the catalogue.

    python scripts/golden.py [FOLDER]

Run by `make golden` for the games of the house; of a game in a FOLDER elsewhere it writes the catalogue. Then read the diff: every line of it is a change of behaviour.
"""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS))

import transcript  # noqa: E402

from themis.errors import ThemisError  # noqa: E402
from themis.games import invite  # noqa: E402


def main(folders: list[str]) -> None:
    for elsewhere in map(Path, folders):
        golden = elsewhere / "tests" / "golden"
        golden.mkdir(parents=True, exist_ok=True)
        write(golden / "catalogue.txt", transcript.catalogue(invite(elsewhere)))
    if folders:
        return
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
        print(f"changed  {path.relative_to(TESTS) if path.is_relative_to(TESTS) else path}")


if __name__ == "__main__":
    main(sys.argv[1:])
