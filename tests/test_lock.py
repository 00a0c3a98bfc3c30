"""Whatever is installed is locked, by the version and the hashes of its files. The locks themselves are looked at by `make check`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from lock import client_faults, faults_of, head, wanted

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
REQUIREMENTS = ["rich>=14", "fluent.runtime>=0.4"]
HASHES = f" \\\n    --hash=sha256:{'0' * 64} \\\n    --hash=sha256:{'f' * 64}\n"
FLUENT = f"fluent-runtime==0.4.0{HASHES}"
RICH = f"rich==15.0.0 ; python_full_version >= '3.11'{HASHES}"
LOCK = head("serve", REQUIREMENTS) + FLUENT + RICH
STALE = "pyproject.toml asks for something else; run `make lock`"


def faults(lock: str, *below: str) -> list[str]:
    return list(faults_of("serve", REQUIREMENTS, [lock, *below]))


def test_a_whole_lock_has_no_fault() -> None:
    assert [] == faults(LOCK)
    assert [] == faults(LOCK.replace(RICH, ""), RICH)


def test_every_requirement_of_the_project_belongs_to_a_lock() -> None:
    project = PROJECT["project"]
    named = [project["dependencies"], PROJECT["build-system"]["requires"], *project["optional-dependencies"].values()]

    assert [*named, *PROJECT["dependency-groups"].values()] == list(wanted(PROJECT).values())


@pytest.mark.parametrize("requirements", [[*REQUIREMENTS, "flask>=3"], REQUIREMENTS[1:], ["rich>=15", REQUIREMENTS[1]]])
def test_a_requirement_that_came_went_or_changed_needs_a_new_lock(requirements: list[str]) -> None:
    assert [STALE] == list(faults_of("serve", requirements, [LOCK]))


def test_a_lock_that_is_not_there_or_asks_for_no_hashes_is_made_again() -> None:
    assert [STALE] == faults("")
    assert [STALE] == faults(LOCK.replace("--require-hashes\n", ""))


@pytest.mark.parametrize(
    "line",
    [
        "rich==15.0.0",
        f"rich>=15{HASHES[:-1]}",
        "rich==15.0.0 \\\n    --hash=sha256:0000",
        "rich @ https://example.org/rich.whl",
        f"rich==15.0.0 ; 'https://example.org'{HASHES[:-1]}",
        "--extra-index-url https://example.org",
    ],
)
def test_lines_without_version_or_hashes_and_addresses_are_found(line: str) -> None:
    assert [f"not a version with its hashes: {line.splitlines()[0]}"] == faults(f"{LOCK}{line}\n")


def test_pins_must_be_what_the_project_asks_for() -> None:
    assert ["no version for rich>=14"] == faults(LOCK.replace(RICH, ""))
    assert ["no version for rich>=14"] == faults(LOCK.replace("15.0.0", "13.0.0"))


def test_packages_of_the_client_have_a_hash_and_no_address() -> None:
    packages = {
        "": {"name": "themis-web"},
        "node_modules/svelte": {"integrity": "sha512-a"},
        "node_modules/vite": {},
        "node_modules/vitest": {"integrity": "sha512-b", "resolved": "https://example.org/vitest.tgz"},
        "node_modules/acorn": {"integrity": "sha1-c"},
    }
    found = ["no hash for node_modules/vite", "an address for node_modules/vitest", "no hash for node_modules/acorn"]

    assert found == list(client_faults({"packages": packages}))
