"""Writes the lock files: every package that a command installs, its version and the hashes of all its files; what stands on the command line goes to uv.

With --check it asks nobody and only says what is wrong with them and with the client's own lock file. A lock names no address: whoever installs has an index.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path("pyproject.toml")
FOLDER = Path("requirements")
# What is installed first, and not told again.
BELOW = {"play": "serve", "test": "play", "bench": "serve"}
CLIENT = Path("web/package-lock.json")
# No sources: building them would fetch packages that no lock knows.
OPTIONS = "--only-binary :all:\n--require-hashes\n"
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[^\s;]+)( ; [^/\\]+?)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n")


def main() -> int:
    locks = wanted(tomllib.loads(PROJECT.read_text(encoding="utf-8")))
    if "--check" not in sys.argv:
        write(locks, sys.argv[1:])
        return 0
    faults = [f"{path(name)}: {fault}" for name in locks for fault in faults_of(name, locks[name], read(name))]
    faults += [f"{CLIENT}: {fault}" for fault in client_faults(json.loads(CLIENT.read_text(encoding="utf-8")))]
    print(*faults, sep="\n", end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


def wanted(project: dict[str, Any]) -> dict[str, list[str]]:
    """What each lock is for, in the words of pyproject.toml; `play` is all that the engine is compiled with."""
    run, extras = project["project"]["dependencies"], project["project"]["optional-dependencies"]
    build = project["build-system"]["requires"]
    return {"serve": run, "play": build, "test": extras["dev"], "bench": extras["bench"], **project["dependency-groups"]}


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def read(name: str) -> list[str]:
    """The texts of a lock and of those below it."""
    text = path(name).read_text(encoding="utf-8") if path(name).exists() else ""
    return [text, *(read(BELOW[name]) if name in BELOW else [])]


def head(name: str, requirements: list[str]) -> str:
    told = "".join(f"# {line}\n" for line in ["Written by `make lock`, for", *requirements])
    return told + OPTIONS + (f"-r {BELOW[name]}.txt\n" if name in BELOW else "")


def write(locks: dict[str, list[str]], arguments: list[str]) -> None:
    """All of them together, so that a package has one version everywhere: the one it had, if it still fits."""
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder, "everything.txt")
        everything.write_text("".join(pin[0] for name in locks for pin in PIN.finditer(read(name)[0])), encoding="utf-8")
        resolve([line for requirements in locks.values() for line in requirements], "--output-file", str(everything), *arguments)
        for name, requirements in locks.items():
            _, *below = read(name)
            resolved = resolve(requirements, "--constraint", str(everything))
            known = {pin[0] for lock in below for pin in PIN.finditer(lock)}
            path(name).write_text(
                head(name, requirements) + "".join(pin[0] for pin in PIN.finditer(resolved) if pin[0] not in known), encoding="utf-8"
            )


def resolve(requirements: list[str], *arguments: str) -> str:
    """Pinned for all systems and all versions of Python from ours on."""
    uv = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--system-certs", "--universal", "--python-version", "3.11"]
    written = ["--only-binary", ":all:", "--generate-hashes", "--no-header", "--no-annotate", "-"]
    ran = subprocess.run([*uv, *written, *arguments], input="\n".join(requirements), stdout=subprocess.PIPE, text=True)
    if ran.returncode:
        sys.exit(ran.returncode)
    return ran.stdout


def faults_of(name: str, requirements: list[str], texts: list[str]) -> Iterator[str]:
    lock = texts[0]
    if not lock.startswith(head(name, requirements)):
        yield f"{PROJECT} asks for something else; run `make lock`"
        return
    rest = PIN.sub("", lock.removeprefix(head(name, requirements)))
    if rest:
        yield f"not a version with its hashes: {rest.splitlines()[0]}"
    pins = [(pin["name"], pin["version"]) for text in texts for pin in PIN.finditer(text)]
    for requirement in map(Requirement, requirements):
        if not any(package == canonicalize_name(requirement.name) and version in requirement.specifier for package, version in pins):
            yield f"no version for {requirement}"


def client_faults(lock: dict[str, Any]) -> Iterator[str]:
    for name, package in lock["packages"].items():
        if name and not package.get("integrity", "").startswith("sha512-"):
            yield f"no hash for {name}"
        if "resolved" in package:
            yield f"an address for {name}"


if __name__ == "__main__":
    sys.exit(main())
