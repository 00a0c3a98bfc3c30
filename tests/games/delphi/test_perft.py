"""From marked points of recorded games, the number of ways to make the next one, two and three choices stays as it was counted."""

from __future__ import annotations

import pytest
from transcript import counted, perft_lines


@pytest.mark.parametrize("line", perft_lines("delphi"), ids=lambda line: "-".join(line.split()[:2]))
def test_there_are_as_many_ways_to_go_on_as_before(line: str) -> None:
    assert line == counted("delphi", line), "other choices are offered now; if they should be: make golden, and read the diff"
