"""Prints what became of the attacks, after the long run."""

from __future__ import annotations

import pytest
from attack.tally import IS_LONG, TALLIES, printed


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if IS_LONG and TALLIES:
        terminalreporter.write_line("")
        terminalreporter.write_line(printed(TALLIES))
        for tally in TALLIES:
            for fault in tally.faults[:5]:
                terminalreporter.write_line(f"{tally.attack}: {fault}")
