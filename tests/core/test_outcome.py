"""How a game ended: ranks from keys, and the result line of a record."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from themis.core.outcome import Outcome, ranks, read_outcome
from themis.errors import BadRecord


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([[24], [20]], [1, 2]),
        ([[20], [24]], [2, 1]),
        ([[20], [20]], [1, 1]),
        ([[20, 1], [20, 3], [20, 2]], [3, 1, 2]),
        ([[20, 9], [21, 0]], [2, 1]),
        ([[20], [24], [20], [7]], [2, 1, 2, 4]),
        ([[-3], [-5]], [1, 2]),
        ([[5]], [1]),
    ],
)
def test_ranks_compare_keys_from_left_to_right_and_share_places(keys: list[list[int]], expected: list[int]) -> None:
    assert expected == ranks(keys)


@given(st.lists(st.lists(st.integers(-9, 9), min_size=2, max_size=2), min_size=1, max_size=6))
def test_somebody_is_first_and_a_better_key_is_a_better_rank(keys: list[list[int]]) -> None:
    found = ranks(keys)

    assert 1 == min(found)
    for i, key in enumerate(keys):
        for j, other in enumerate(keys):
            assert (key > other) == (found[i] < found[j])


def test_the_result_line_gives_ranks_scores_and_reason() -> None:
    outcome = Outcome([2, 1, 2], [20, 24, 20], "last-disc", [("discs", [10, 12, 10]), ("cards", [10, 12, 10])])

    assert "2 1 2  20 24 20  last-disc" == outcome.text()


def test_points_below_zero_are_written_with_their_sign() -> None:
    assert "1 2  0 -3  last-disc" == Outcome([1, 2], [0, -3], "last-disc", []).text()


def test_a_result_line_reads_back_the_same() -> None:
    text = Outcome([2, 1, 2], [-4, 20, -4], "last-disc", [("cards", [1, 2, 3])]).text()

    assert text == read_outcome(text, 3).text()


@pytest.mark.parametrize("text", ["", "1 2 24", "1 2 24 many last-disc"])
def test_a_result_line_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_outcome(text, 2)
