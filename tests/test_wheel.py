"""The wheel brings everything with it: whoever installs it needs neither Node nor the sources."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest
from serving import Server

from themis.core.native import COMPILED

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built with an interpreted engine to save a minute."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(["scripts/wheel.sh", sys.executable, str(folder)], cwd=ROOT, env={**os.environ, "THEMIS_PURE": "1"}, check=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


pytestmark = pytest.mark.skipif(COMPILED, reason="the wheel does not depend on the engine that runs the tests")


def test_every_file_of_the_package_is_in_the_wheel(unpacked: Path) -> None:
    assert files(ROOT / "src" / "themis") == files(unpacked / "themis")


def test_the_wheel_serves_the_table(unpacked: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, {"PYTHONPATH": str(unpacked)})
    server.start()
    try:
        with urllib.request.urlopen(f"{server.address}/") as answer:
            page = answer.read().decode()
    finally:
        server.stop()

    assert (unpacked / "themis" / "server" / "client" / "index.html").read_text(encoding="utf-8") == page


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
