"""Saved states of Delphi: one that was tampered with is refused with a sentence, or is sound and can be shown and played on."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from games.delphi.laying import PLACE_OF, colour
from games.delphi.positions import table
from walk import walk

from themis.core.frame import options, waiting
from themis.errors import BadSave
from themis.games.delphi.game import GAME

WRONG: list[object] = [None, True, 1.5, "1", -2, -1, 0, 1, 6, 14, 64, 5000, 10**30, [], [0], {}]
Path = list[str | int]

SHIP = GAME.tables.ship_slugs.index("arsenal")
RED, GREEN = colour("red"), colour("green")
ISLAND, LAIR = PLACE_OF[GAME.slugs["island"][0]], PLACE_OF[GAME.slugs["lair"][0]]


def saves(seats: int, seed: int, every: int, **given: str) -> list[Any]:
    """Saves of a random game, one at every so many decisions."""
    every_moment = enumerate(walk(GAME, seats, seed, given))
    return [json.loads(json.dumps(GAME.save(s))) for number, (s, _, _, _) in every_moment if number % every == 0]


def paths(plain: Any) -> Iterator[Path]:
    """The ways to everything in a save."""
    for key in plain if isinstance(plain, dict) else range(len(plain)) if isinstance(plain, list) else []:
        yield [key]
        for path in paths(plain[key]):
            yield [key, *path]


def changed(plain: Any, path: Path, value: object) -> Any:
    found = copy.deepcopy(plain)
    inner = found
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return found


def taken(plain: object) -> bool:
    """Whether a save is taken; nothing but BadSave may come instead, and what is taken can be shown and played."""
    try:
        s = GAME.load(plain)
    except BadSave as refusal:
        assert 1 == len(str(refusal).splitlines())
        return False
    assert "" == GAME.unsound(s)
    assert plain == json.loads(json.dumps(GAME.save(s)))
    assert GAME.view(s, 0)
    assert s.over or options(s, waiting(s)[0])
    return True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_true_save_is_taken(seats: int) -> None:
    assert all(taken(plain) for plain in saves(seats, 1, 5, ships="draft", free_tasks="yes"))


@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_what_was_changed_is_refused_or_harmless(value: object) -> None:
    for plain in saves(2, 2, 300, tasks_removed="4", ships="draft"):
        for path in paths(plain):
            taken(changed(plain, path, value))


def test_a_field_that_is_missing_is_named() -> None:
    plain = saves(3, 7, 1000)[0]
    for where, inner in [("the state", plain), ("the state.sides", plain["sides"][1])]:
        for name in list(inner):
            value = inner.pop(name)
            with pytest.raises(BadSave, match=f"{where} has no '{name}'"):
                GAME.load(plain)
            inner[name] = value


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["seats"], 5, "seats is 5"),
        (["variant", 2], 9, "the option ships has no such value"),
        (["sea"], "zeus", "must be a tile and three numbers"),
        (["sides"], [], "has 0 entries, not 2"),
        (["temples"], [0, 0, 2, 3, 4, 5], "an island tile or a temple is missing"),
        (["islands"], [0] * 12, "an island tile or a temple is missing"),
        (["shrines"], 2, "a shrine stands on an unexplored island"),
        (["piles", 0], 4, "there are 4 oracle cards of colour 0"),
        (["played"], 2, "there are 6 oracle cards of colour 2"),
        (["piles", 13], 0, "there are 0 wounds of colour 1"),
        (["display"], 0, "an equipment card is missing or there twice"),
        (["sides", 1, "ship"], SHIP, "a ship tile is there twice"),
        (["sides", 1, "ship"], -1, "somebody has no ship tile"),
        (["sides", 0, "passengers"], [1, 0, 0], "a passenger is there twice"),
        (["board", 0], 0, "offerings of colour 0"),
        (["board", 6], 63, "monsters of colour"),
        (["board", 21], 2, "the statues of colour 0 are miscounted"),
        (["sides", 0, "white", 0], 2, "the task shrine of seat 0 is miscounted"),
        (["sides", 0, "dice", 2], 6, "a die of seat 0 shows no colour"),
        (["sides", 0, "done", 0], 1, "a shrine of seat 0 has a colour"),
        (["sides", 0, "home"], True, "seat 0 cannot have returned"),
        (["stack"], [], "nobody is asked anything"),
        (["stack"], [["Sleep", [0]]], "there is no decision 'Sleep'"),
        (["stack"], [["Turn", [0]], ["Pay", [0, 0]]], "something is to be paid that cannot be done"),
        (["stack"], [["Pay", [0, 0]], ["Turn", [0]]], "something is to be paid later"),
        (["stack"], [["Fight", [0, 0, GREEN, 0, 0]]], "there is no such monster to fight"),
        (["stack"], [["Fight", [0, 0, RED, 0, 9]]], "a fight goes on after a roll that won it"),
        (["stack"], [["ScoutIsland", [0, 3]]], "an island can be explored only once"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(path: Path, value: object, sentence: str) -> None:
    plain = GAME.save(
        table(2).ship(0, "arsenal").passengers(1, "red hero").monsters(LAIR, "red").island(ISLAND, "red-psi", explored=True).turn(0).state
    )

    with pytest.raises(BadSave, match=sentence):
        GAME.load(changed(plain, path, value))


def test_a_ship_that_is_not_what_its_tile_and_equipment_make_of_it_is_not_sound() -> None:
    s = table(2).turn(0).state
    s.sides[1].range += 1

    assert "range is miscounted" == GAME.unsound(s)
