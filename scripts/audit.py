"""Asks the advisory databases of PyPI and npm about everything that is locked. Usage: audit.py NPM…, the words that run npm.

Ends with 1 if a flaw is known, and with 2 if not everything could be asked about: then silence says nothing.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

LOCKS = sorted(Path("requirements").glob("*.txt"))


class Answer(NamedTuple):
    flaws: list[str]
    unasked: list[str]


def main() -> int:
    pip_audit = [sys.executable, "-m", "pip_audit", "--progress-spinner=off", "--format=json", "--disable-pip", "--require-hashes"]
    python = answer_of_pypi(said_by([*pip_audit, *[f"--requirement={lock}" for lock in LOCKS]]))
    page = answer_of_npm(said_by([*sys.argv[1:], "audit", "--json"]))
    return max(tell("Python", python), tell("npm", page))


def said_by(command: list[str]) -> str:
    ran = subprocess.run(command, capture_output=True, text=True)
    if not ran.stdout:
        print(*ran.stderr.splitlines()[-1:], file=sys.stderr)
    return ran.stdout


def answer_of_pypi(report: str) -> Answer:
    """pip-audit skips whatever the database has not heard of, and calls that no known flaw."""
    try:
        packages = json.loads(report)["dependencies"]
    except (ValueError, KeyError):
        return Answer([], ["anything"])
    flaws = [
        f"{package['name']} {package['version']}: {flaw['id']}, fixed in {' or '.join(flaw['fix_versions']) or 'no version'}"
        for package in packages
        for flaw in package.get("vulns", [])
    ]
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    return Answer(flaws, skipped if len(skipped) < len(packages) else ["anything"])


def answer_of_npm(report: str) -> Answer:
    """Without an answer npm still writes a report, of another kind."""
    try:
        packages = json.loads(report)["vulnerabilities"]
    except (ValueError, KeyError):
        return Answer([], ["anything"])
    return Answer([f"{name} {package['range']}: {package['severity']}" for name, package in packages.items()], [])


def tell(name: str, answer: Answer) -> int:
    for flaw in answer.flaws:
        print(f"{name}: {flaw}")
    if answer.unasked:
        print(f"{name}: NOT AUDITED, no advisory database told of {', '.join(answer.unasked)}")
        return 2
    if not answer.flaws:
        print(f"{name}: no flaw is known")
    return 1 if answer.flaws else 0


if __name__ == "__main__":
    sys.exit(main())
