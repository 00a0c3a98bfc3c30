"""Work beside the thread in which everybody plays."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from themis.server.threads import LONG_TURN, SHORT_TURN, Beside


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = sys.getswitchinterval()
    yield
    sys.setswitchinterval(before)


def turn() -> float:
    return round(sys.getswitchinterval(), 6)


def test_turns_are_short_as_long_as_anybody_works_beside() -> None:
    beside, turns = Beside(), list[float]()

    def outer() -> str:
        beside.run(lambda: turns.append(turn()))
        turns.append(turn())
        return "done"

    assert "done" == beside.run(outer)
    assert [SHORT_TURN, SHORT_TURN, LONG_TURN] == [*turns, turn()]


def test_turns_are_long_again_after_work_that_fails() -> None:
    with pytest.raises(ZeroDivisionError):
        Beside().run(divmod, 1, 0)

    assert LONG_TURN == turn()
