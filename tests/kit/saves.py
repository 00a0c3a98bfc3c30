"""Saved states that somebody has tampered with."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from themis.core.frame import StateBase, options, waiting
from themis.core.game import Game
from themis.errors import BadSave

# The keys and places that lead to something in a save.
Way = list[str | int]


def plain_of(game: Game, s: StateBase) -> Any:
    """A save as it comes out of a file."""
    return json.loads(json.dumps(game.save(s)))


def ways(plain: Any) -> Iterator[Way]:
    """The ways to everything in a save."""
    for key in plain if isinstance(plain, dict) else range(len(plain)) if isinstance(plain, list) else []:
        yield [key]
        for way in ways(plain[key]):
            yield [key, *way]


def changed(plain: Any, way: Way, value: object) -> Any:
    found = copy.deepcopy(plain)
    inner = found
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = value
    return found


def why_refused(game: Game, plain: object) -> str:
    """The one sentence with which a save is refused."""
    with pytest.raises(BadSave) as refusal:
        game.load(plain)
    assert [str(refusal.value)] == str(refusal.value).splitlines()
    return str(refusal.value)


def is_taken(game: Game, plain: object) -> bool:
    """Whether a save is taken; nothing but BadSave may come instead, and what is taken can be shown and played."""
    try:
        s = game.load(plain)
    except BadSave as refusal:
        assert 1 == len(str(refusal).splitlines())
        return False
    assert "" == game.unsound(s)
    assert plain == plain_of(game, s)
    assert game.view(s, 0)
    assert s.over or options(s, waiting(s)[0])
    return True
