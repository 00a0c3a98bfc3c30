"""Saved states of Altar: what cannot be is refused with its reason."""

from __future__ import annotations

import pytest
from games.altar.laying import GAME, table
from kit.saves import plain_of, why_refused


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("owner", [0, 0, 1, -1, -1], "controls"),
        ("active", [4, 0, 0, 0, 0], "more than it has room for"),
        ("pile", [0] * 32, "cards of kind"),
        ("sanctuaries", [3, 3, 3, 0, 0], "sanctuaries are left"),
        ("stack", [], "nobody is asked"),
        ("stack", [["Aim", [0, 0, 1, 0]]], "no card was played"),
        ("stack", [["Dance", [0]]], "there is no decision 'Dance'"),
        ("stack", [["Act", [0, 1]]], "does not have 2 numbers"),
        ("variant", [0, 0, 9], "has no such value"),
        ("struck", True, "one has done something"),
        ("tolled", 8, "one has done something"),
        ("spared", 1, "one has done something"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(name: str, value: object, sentence: str) -> None:
    plain = plain_of(GAME, table(3).realm("old", inactive=1).hand(0, "pilgrim").turn(0).state)

    assert sentence in why_refused(GAME, {**plain, name: value})
