"""Lists every package that is installed for playing, testing and measuring, for the page and its tools: who needs it, its version and its licence, as the package says.

Ends with 1 if something that people get from us, the server or the page, has no licence or one that asks for more than to be named.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from typing import NamedTuple

from lock import CLIENT, PIN, path

LOCKS = ["serve", "play", "test", "bench", "node"]
GIVEN = {"serve", "page"}
UNKNOWN = "unknown"
ABSENT = "not installed here"
FREE = {
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC-BY-3.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "OFL-1.1",
    "PSF-2.0",
}
# How packages say it that name no licence of the SPDX list.
FREE |= {"Apache Software License", "BSD License", "MIT License"}


class Package(NamedTuple):
    needed_by: str
    name: str
    version: str
    licence: str

    @property
    def is_fine(self) -> bool:
        """Whether nobody has to look at it; a choice between licences is looked at unless all of them are free."""
        return self.needed_by not in GIVEN or self.licence == ABSENT or set(re.split(r" AND | OR |[()]", self.licence)) - {""} <= FREE


def main() -> int:
    packages = dict.fromkeys([*of_python(), *of_client()])
    columns = [max(map(len, column)) for column in zip(*packages)]
    for package in packages:
        print("  ".join(word.ljust(width) for word, width in zip(package, columns)).rstrip() + ("" if package.is_fine else "  <- not free"))
    return 0 if all(package.is_fine for package in packages) else 1


def of_python() -> list[Package]:
    pins = [(lock, pin) for lock in LOCKS for pin in PIN.finditer(path(lock).read_text(encoding="utf-8"))]
    return [Package(lock, pin["name"], pin["version"], installed_licence(pin["name"])) for lock, pin in pins]


def of_client() -> list[Package]:
    """npm's lock file knows the licences by itself, of all systems."""
    packages = json.loads(CLIENT.read_text(encoding="utf-8"))["packages"]
    del packages[""]
    return [
        Package(
            "web" if "dev" in package else "page", name.rpartition("node_modules/")[2], package["version"], package.get("license", UNKNOWN)
        )
        for name, package in sorted(packages.items(), key=lambda item: "dev" in item[1])
    ]


def installed_licence(name: str) -> str:
    try:
        return licence(metadata(name))
    except PackageNotFoundError:
        return ABSENT


def licence(said: PackageMetadata) -> str:
    """The newest way to say it first."""
    classifiers = [line.rpartition(" :: ")[2] for line in said.get_all("Classifier", []) if line.startswith("License :: ")]
    names = said.get_all("License-Expression", []) or classifiers or said.get_all("License", [])
    return " AND ".join(name.partition("\n")[0] for name in names) or UNKNOWN


if __name__ == "__main__":
    sys.exit(main())
