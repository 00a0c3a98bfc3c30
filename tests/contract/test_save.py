"""Saved states: one that was tampered with is refused with a sentence, or is sound and can be shown and played on."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

import pytest
from kit.saves import changed, is_taken, plain_of, ways, why_refused
from walk import MOST_DECISIONS, PLAYED, TABLES, last_options, walk

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import play_at_random
from themis.games import find

WRONG: list[object] = [None, True, 1.5, "1", -2, -1, 0, 1, 3, 6, 14, 31, 64, 200, 5000, 10**30, [], [0], {}]
# Saves are taken from the first decisions of a game: now and then to change anything in them, more often to change what is being decided.
MOST = 400
SELDOM = 200
OFTEN = 9

each_game = pytest.mark.parametrize("game_id", PLAYED)
everywhere = pytest.mark.parametrize(("game_id", "seats"), TABLES)
each_value = pytest.mark.parametrize("value", WRONG, ids=repr)


@cache
def saves(game_id: str, seats: int, every: int) -> list[Any]:
    """Saves of a random game with other options, one every few decisions."""
    game = find(game_id)
    return [plain_of(game, s) for s, *_ in islice(walk(game, seats, 2, last_options(game)), 0, MOST, every)]


@everywhere
def test_a_true_save_is_taken(game_id: str, seats: int) -> None:
    assert all(is_taken(find(game_id), plain) for plain in saves(game_id, seats, OFTEN))


@each_value
@each_game
def test_whatever_was_changed_is_refused_or_harmless(game_id: str, value: object) -> None:
    game = find(game_id)
    for plain in saves(game_id, game.meta.fewest, SELDOM):
        fingerprint = game.fingerprint(game.load(plain))
        for way in ways(plain):
            other = changed(plain, way, value)
            if is_taken(game, other):
                assert (other == plain) == (fingerprint == game.fingerprint(game.load(other)))


@each_value
@each_game
def test_a_decision_that_was_changed_is_refused_or_harmless(game_id: str, value: object) -> None:
    game = find(game_id)
    for plain in saves(game_id, game.meta.fewest, OFTEN):
        for way in ways(plain["stack"]):
            is_taken(game, changed(plain, ["stack", *way], value))


@everywhere
def test_every_position_of_a_game_has_its_own_fingerprint(game_id: str, seats: int) -> None:
    game = find(game_id)
    found: dict[str, Any] = {}
    for s, *_ in islice(walk(game, seats, 2, last_options(game)), MOST):
        plain = plain_of(game, s)
        assert game.fingerprint(s) == game.fingerprint(game.load(plain))
        assert plain == found.setdefault(game.fingerprint(s), plain)


@each_game
def test_a_field_that_is_missing_is_named(game_id: str) -> None:
    game = find(game_id)
    plain = saves(game_id, game.meta.fewest, SELDOM)[0]
    for holder in [plain, *[side for side in plain.get("sides", []) if isinstance(side, dict)]]:
        for name in list(holder):
            value = holder.pop(name)
            assert f"has no '{name}'" in why_refused(game, plain)
            holder[name] = value


@everywhere
def test_a_taken_save_can_be_played_to_its_end(game_id: str, seats: int) -> None:
    for plain in saves(game_id, seats, SELDOM):
        s = find(game_id).load(plain)
        play_at_random(s, Io(Seeded(1), True), MOST_DECISIONS)

        assert s.over
