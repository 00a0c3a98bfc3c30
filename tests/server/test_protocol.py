"""The protocol is documented, and the page's types are written from it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import Struct

from themis.server import protocol, protocol_http, protocol_learn

ROOT = Path(__file__).parents[2]
STRUCTS = [
    value
    for value in {**vars(protocol), **vars(protocol_learn), **vars(protocol_http)}.values()
    if isinstance(value, type) and issubclass(value, Struct) and value is not Struct
]
MESSAGES = [struct for struct in STRUCTS if struct.__struct_config__.tag and struct not in (protocol.Command, protocol.Event)]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: str(struct.__name__))
def test_every_message_is_documented(struct: type[Struct]) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    name = struct.__struct_config__.tag if struct in MESSAGES else struct.__name__

    assert struct.__doc__
    assert struct in (protocol.Command, protocol.Event) or f"`{name}`" in page


WITHOUT_VIEW = """
import runpy, sys
from pathlib import Path
from themis.games import GAMES, invite
GAMES.append(invite(Path("docs/examples/ur")))
sys.argv = ["protocol.py", "--check"]
runpy.run_path("scripts/protocol.py", run_name="__main__")
"""


def test_a_game_of_the_house_without_a_view_of_its_own_is_named() -> None:
    # The types are read from the sources alone, whichever engine is tested.
    sources = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    ended = subprocess.run(
        [sys.executable, "-c", WITHOUT_VIEW], cwd=ROOT, env=sources, capture_output=True, text=True, timeout=60, check=False
    )

    assert (1, 1) == (ended.returncode, len(ended.stderr.splitlines()))
    assert "ur has no view.py" in ended.stderr
