"""Compiles the engine with mypyc when there is a C compiler; THEMIS_PURE=1 asks for plain Python.

A compile that fails stops the build: an engine that is silently slow helps nobody.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOMS = ["core", "games", "bots", "server/hot"]
# `native` finds out which engine runs, so it must stay interpreted; the others read and write files.
INTERPRETED = ["native", "record", "save"]


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
    return mypycify(["--strict", "--explicit-package-bases", *engine_files()], opt_level="2", debug_level="0", multi_file=True)


class EngineBuild(build_ext):
    """Compiles as many C files at a time as there are cores, and lets functions of different files call each other directly."""

    def build_extension(self, extension: Extension) -> None:
        if self.compiler.compiler_type == "unix":
            extension.extra_compile_args.append("-fvisibility=hidden")
            # Other compilers may lack the linker for it.
            if "gcc" in Path(self.compiler.compiler_so[0]).name:
                extension.extra_compile_args.append("-flto=auto")
                extension.extra_link_args.append("-flto=auto")
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for objects in pool.map(lambda source: compile_some([source], **how), sources) for made in objects]

        self.compiler.compile = compile_all
        super().build_extension(extension)


setup(ext_modules=extensions(), cmdclass={"build_ext": EngineBuild})
