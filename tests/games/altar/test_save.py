"""Saved states of Altar: one that was tampered with is refused with a sentence, or is sound and can be played on."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from games.altar.laying import GAME, table
from walk import walk

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import options, play_at_random, waiting
from themis.errors import BadSave

WRONG: list[object] = [None, True, 1.5, "1", -1, -2, 0, 1, 7, 31, 10**9, 10**30, [], [0], {}]


def saves(seats: int, seed: int, every: int) -> list[dict[str, Any]]:
    """Saves of a random game, one at every so many decisions."""
    return [json.loads(json.dumps(GAME.save(s))) for number, (s, _, _, _) in enumerate(walk(GAME, seats, seed)) if number % every == 0]


def taken(plain: object) -> bool:
    """Whether a save is taken; nothing but BadSave may come instead, and what is taken can be shown and played."""
    try:
        s = GAME.load(plain)
    except BadSave as refusal:
        assert 1 == len(str(refusal).splitlines())
        return False
    assert "" == GAME.unsound(s)
    if not s.over:
        assert options(s, waiting(s)[0])
    return True


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_true_save_is_taken(seats: int) -> None:
    assert all(taken(plain) for plain in saves(seats, 1, 1))


@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_a_field_that_was_changed_is_refused_or_harmless(value: object) -> None:
    for plain in saves(2, 2, 40) + saves(4, 3, 50):
        for name in plain:
            taken({**plain, name: value})


@pytest.mark.parametrize("value", [-1, 0, 1, 3, 31, 200])
def test_a_number_in_a_row_that_was_changed_is_refused_or_harmless(value: int) -> None:
    for plain in saves(2, 4, 60):
        for name in plain:
            if isinstance(plain[name], list) and name != "stack":
                for place in range(0, len(plain[name]), 5):
                    changed = copy.deepcopy(plain)
                    changed[name][place] = value
                    taken(changed)


@pytest.mark.parametrize("value", [-1, 0, 1, 2, 5, 31, 40, 10**6])
def test_a_decision_that_was_changed_is_refused_or_harmless(value: int) -> None:
    for plain in saves(2, 5, 7) + saves(3, 6, 9):
        for frame in range(len(plain["stack"])):
            for number in range(len(plain["stack"][frame][1])):
                changed = copy.deepcopy(plain)
                changed["stack"][frame][1][number] = value
                taken(changed)


def test_a_field_that_is_missing_is_named() -> None:
    plain = saves(3, 7, 1000)[0]
    for name in plain:
        with pytest.raises(BadSave, match=name):
            GAME.load({key: value for key, value in plain.items() if key != name})


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
    plain = GAME.save(table(3).realm("old", inactive=1).hand(0, "pilgrim").turn(0).state)

    with pytest.raises(BadSave, match=sentence):
        GAME.load({**plain, name: value})


def test_a_taken_save_can_be_played_to_its_end() -> None:
    for plain in saves(5, 8, 20):
        s = GAME.load(plain)
        play_at_random(s, Io(Seeded(1), True), 5_000)

        assert s.over
