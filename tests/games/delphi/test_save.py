"""Saved states of Delphi: what cannot be is refused with its reason."""

from __future__ import annotations

import pytest
from games.delphi.laying import PLACE_OF, colour, table
from kit.saves import Way, changed, why_refused

from themis.games.delphi.game import GAME

SHIP = GAME.tables.ship_slugs.index("arsenal")
RED, GREEN = colour("red"), colour("green")
ISLAND, LAIR = PLACE_OF[GAME.slugs["island"][0]], PLACE_OF[GAME.slugs["lair"][0]]


@pytest.mark.parametrize(
    ("way", "value", "sentence"),
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
def test_what_cannot_be_is_refused_with_its_reason(way: Way, value: object, sentence: str) -> None:
    plain = GAME.save(
        table(2).ship(0, "arsenal").passengers(1, "red hero").monsters(LAIR, "red").island(ISLAND, "red-psi", explored=True).turn(0).state
    )

    assert sentence in why_refused(GAME, changed(plain, way, value))


def test_a_ship_that_is_not_what_its_tile_and_equipment_make_of_it_is_not_sound() -> None:
    s = table(2).turn(0).state
    s.sides[1].range += 1

    assert "range is miscounted" == GAME.unsound(s)
