"""The script that makes the record of a wanted situation."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from record import missing

from themis.core.record import Replay, parse
from themis.games import find

SCRIPT = Path(__file__).parent.parent / "scripts" / "record.py"


def made(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *words], capture_output=True, text=True, timeout=120, env=os.environ)


def test_the_record_shows_all_that_is_wanted_and_replays() -> None:
    ran = made(
        "altar", "asked Spend", "no-sanctuaries$", r"^\d  use thief", "--seats", "3", "--option", "god_choice=random", "--games", "6"
    )
    record = parse(ran.stdout)
    replay = Replay(find("altar"), record)
    replay.run()

    assert "" == ran.stderr
    assert (3, {"god_choice": "random"}) == (len(record.names), record.options)
    assert "no-sanctuaries" == find("altar").outcome(replay.state).reason
    assert any(line.text == "use thief" for line in record.lines)
    assert any(line.text.startswith("spend") for line in record.lines)


def test_whatever_no_game_shows_is_said() -> None:
    ran = made("altar", "asked Dance", "--games", "1")

    assert (1, "", "none of 1 games shows it\n") == (ran.returncode, ran.stdout, ran.stderr)


def test_all_that_is_wanted_must_be_found() -> None:
    assert ["sto?le"] == missing(["^asked", "sto?le"], ["0  take kiln", "asked Rob"])
