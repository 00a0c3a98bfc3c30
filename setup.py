"""Compiles the engine with mypyc when there is a C compiler; THEMIS_PURE=1 asks for plain Python.

A compile that fails stops the build: an engine that is silently slow helps nobody.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

ROOMS = ["core", "games", "bots"]
# `native` finds out which engine runs, so it must stay interpreted; the others read files or run once a move.
INTERPRETED = ["native", "content", "errors", "law", "record", "rulebook", "save", "session", "story"]


def engine_files() -> list[str]:
    """The modules to compile."""
    home = Path("src/themis")
    skipped = [home / "core" / f"{name}.py" for name in INTERPRETED]
    files = [path for room in ROOMS for path in sorted((home / room).rglob("*.py"))]
    return [str(path) for path in files if path not in skipped]


def extensions() -> list[object]:
    if os.environ.get("THEMIS_PURE") == "1":
        return []
    if not any(shutil.which(compiler) for compiler in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
        print("themis: no C compiler found, the engine stays interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    return mypycify(["--strict", "--explicit-package-bases", *engine_files()], opt_level="2", debug_level="0", multi_file=False)


setup(ext_modules=extensions())
