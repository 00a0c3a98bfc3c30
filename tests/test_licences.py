"""What people get from us is free of duties, and what is not said is not taken for granted."""

from __future__ import annotations

import subprocess
import sys
from email.message import Message
from importlib.metadata import PackageMetadata
from pathlib import Path
from typing import cast

import pytest
from licences import ABSENT, UNKNOWN, Package, licence

ROOT = Path(__file__).parent.parent


def test_server_and_page_are_free() -> None:
    ran = subprocess.run([sys.executable, "scripts/licences.py"], cwd=ROOT, capture_output=True, text=True)

    assert [] == [line for line in ran.stdout.splitlines() if "<-" in line]
    assert (0, "") == (ran.returncode, ran.stderr)
    assert {"serve", "play", "test", "bench", "node", "page", "web"} == {line.split()[0] for line in ran.stdout.splitlines()}


@pytest.mark.parametrize("needed_by", ["serve", "page"])
def test_only_licences_known_to_be_free_are_fine_in_what_is_given_away(needed_by: str) -> None:
    def fine(*licences: str) -> list[bool]:
        return [Package(needed_by, "ur", "1", licence).is_fine for licence in licences]

    assert [True] * 4 == fine("MIT", "MIT AND PSF-2.0", "(Apache-2.0 OR BSD-2-Clause)", ABSENT)
    assert [False] * 5 == fine("MPL-2.0", "GPL-3.0-only", "MIT AND LGPL-2.1", UNKNOWN, "UNKNOWN")
    assert Package("test", "ur", "1", "MPL-2.0").is_fine


def test_a_package_says_its_licence_in_one_of_three_ways() -> None:
    assert "MIT" == licence(said(("License-Expression", "MIT"), ("License", "see file")))
    assert "MIT License AND BSD License" == licence(
        said(("Classifier", "License :: OSI Approved :: MIT License"), ("Classifier", "License :: OSI Approved :: BSD License"))
    )
    assert "Apache 2.0" == licence(said(("License", "Apache 2.0\nCopyright …")))
    assert UNKNOWN == licence(said(("Name", "ur")))


def said(*lines: tuple[str, str]) -> PackageMetadata:
    message = Message()
    for name, text in lines:
        message[name] = text
    return cast(PackageMetadata, message)
