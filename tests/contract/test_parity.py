"""The interpreted and the compiled engine play the same games, choice by choice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ENGINE = os.environ.get("THEMIS_ENGINE", "")


def told_by(folder: str) -> list[str]:
    """What the engine in a folder has to say, in a process of its own: first which engine it is, then all its games."""
    program = Path(__file__).parent / "parity.py"
    ran = subprocess.run(
        [sys.executable, str(program)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / folder)},
        capture_output=True,
        text=True,
        timeout=300,
    )

    assert (0, "") == (ran.returncode, ran.stderr)
    return ran.stdout.splitlines()


@pytest.mark.skipif(not ENGINE, reason="THEMIS_ENGINE does not name the folder of a compiled engine (`make pure` does)")
def test_the_compiled_engine_plays_the_same_games_as_the_interpreted_one() -> None:
    interpreted = told_by("src")
    compiled = told_by(ENGINE)

    assert "engine interpreted" == interpreted[0]
    assert "engine compiled" == compiled[0]
    assert interpreted[1:] == compiled[1:]
    assert len(interpreted) > 10
