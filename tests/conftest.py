"""Says which engine the tests run on, and makes sure that it is the one that was asked for."""

from __future__ import annotations

import pytest

from themis.core.native import COMPILED

# What the kit asserts is shown with its values, as in a test.
pytest.register_assert_rewrite("kit")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="the tests must run on the compiled engine")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and not COMPILED:
        raise pytest.UsageError("the compiled engine was asked for, but the interpreted one runs")


def pytest_report_header() -> str:
    return f"engine: {'compiled' if COMPILED else 'interpreted'}"
