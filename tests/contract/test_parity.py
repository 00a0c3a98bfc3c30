"""The interpreted and the compiled engine play the same games, choice by choice.

Seen from outside the two engines must be the same, so `make pure` can look at the rest more briefly than `make compiled` does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from parity import RANDOM_GAMES

from themis.core.native import COMPILED
from themis.games import GAMES

ROOT = Path(__file__).parent.parent.parent
ENGINE = os.environ.get("THEMIS_ENGINE", "")
# More games, for nights and doubts.
NUMBER = os.environ.get("THEMIS_PARITY_GAMES", str(RANDOM_GAMES))
pytestmark = [
    pytest.mark.skipif(not ENGINE, reason="THEMIS_ENGINE does not name the folder of a compiled engine (`make pure` does)"),
    pytest.mark.skipif(COMPILED, reason="`make pure` compares both engines"),
]


def telling(folder: str, game_id: str) -> subprocess.Popen[str]:
    """A process in which the engine of a folder says what it is, then plays its games."""
    return subprocess.Popen(
        [sys.executable, str(Path(__file__).parent / "parity.py"), NUMBER, game_id],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_the_compiled_engine_plays_the_same_games_as_the_interpreted_one(game_id: str) -> None:
    engines = [telling("src", game_id), telling(ENGINE, game_id)]
    (interpreted, complaint), (compiled, other_complaint) = [engine.communicate() for engine in engines]

    assert ("", "") == (complaint, other_complaint)
    assert [0, 0] == [engine.returncode for engine in engines]
    assert "engine interpreted" == interpreted.splitlines()[0]
    assert "engine compiled" == compiled.splitlines()[0]
    assert interpreted.splitlines()[1:] == compiled.splitlines()[1:]
    assert len(interpreted.splitlines()) > 10
