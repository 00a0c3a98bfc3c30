"""A house that all tests of a process share, and servers of one's own for those who break them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.guests import Guest
from server.hosting import Inn
from server.plans import BLOTTO
from serving import Server

from themis import games
from themis.games import invite


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """The house that all tests share; none may close it."""
    opened = Inn(tmp_path_factory.mktemp("inn") / "themis.db").open()
    yield opened
    opened.close()


@pytest.fixture
def own_inn(tmp_path: Path) -> Iterator[Inn]:
    """A house of one's own, which does not wait long for a locked database."""
    opened = Inn(tmp_path / "themis.db", busy_seconds=0.05).open()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def blotto() -> Iterator[None]:
    """The smallest game of whole plans, for a while."""
    invite(BLOTTO)
    yield
    del games._invited["blotto"]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, blotto: None) -> Iterator[Inn]:
    """A house in which it is known."""
    opened = Inn(tmp_path_factory.mktemp("hall") / "themis.db", busy_seconds=0.05).open()
    yield opened
    opened.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A process of one's own, to be started, killed and started again."""
    server = Server(tmp_path / "server")
    yield server
    server.kill()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Closes all connections at the end."""
    with ExitStack() as opened:
        yield opened


@pytest.fixture
def ada(inn: Inn) -> Guest:
    return inn.guest("Ada")


@pytest.fixture
def ben(inn: Inn) -> Guest:
    return inn.guest("Ben")


@pytest.fixture
def eve(inn: Inn) -> Guest:
    return inn.guest("Eve")
