"""Actions that take any colour, and how near the ship must be for the others."""

from __future__ import annotations

import pytest
from games.delphi.laying import BERTHS, SLUG_AT, Table, rule, table

from themis.core.event import EVERYBODY
from themis.games.delphi.schema import COLOURS


def ready(dice: str = "red red red") -> Table:
    return table().wounds(0, "red").wounds(1, "red").dice(0, dice)


# ---------------------------------------------------------------- Draw, favours, look


@rule("DEL-ACA-01")
def test_draw_draws_one_oracle_card() -> None:
    t = ready("blue (red) (red)").turn(0).play("draw", chance=["card green"])
    assert {"green": 1} == t.side(0)["cards"]
    assert ["DEL-ACA-01"] == [event.kind.rule for event in t.events_named("drew")]


@rule("DEL-ACA-02")
def test_a_hand_may_have_any_number_of_cards() -> None:
    t = ready().cards(0, " ".join([name for name in COLOURS if name != "green" for _ in range(5)]) + " green green green green").turn(0)
    t.spend("die red", "draw", chance=["card green"])
    assert dict.fromkeys(COLOURS, 5) == t.side(0)["cards"]
    assert "Turn" == t.asked


@rule("DEL-ACA-03")
def test_favours_takes_two_favours() -> None:
    t = ready("blue (red) (red)").favours(0, 1).turn(0).play("favours")
    assert 3 == t.side(0)["favours"]
    assert ["DEL-ACA-03"] == [event.kind.rule for event in t.events_named("gained-favours")]


@rule("DEL-ACA-04")
def test_look_shows_two_islands_anywhere_and_leaves_them_face_down() -> None:
    t = ready("blue (red) (red)").island("2,-4", "blue-phi").island("-6,8", "red-psi").turn(0).play("look")
    assert 12 == len(t.options)
    t.play("peek 2,-4")
    assert 11 == len(t.options)
    assert ["DEL-ACA-04"] == t.why("peek 2,-4")
    t.play("peek -6,8")

    assert "Turn" == t.asked
    assert ["blue-phi", "red-psi"] == [t.island_at(place, 0)["tile"] for place in ("2,-4", "-6,8")]
    assert not any([t.island_at(place)["explored"] for place in ("2,-4", "-6,8")])


@rule("DEL-ACA-04")
def test_what_is_seen_is_secret_to_the_others() -> None:
    t = ready("blue (red) (red)").island("2,-4", "blue-phi").turn(0).play("look", "peek 2,-4")

    assert [None, None] == [t.island_at("2,-4", eyes)["tile"] for eyes in (1, -1)]
    assert [0] == [event.audience for event in t.events_named("looked")]
    assert not [event for event in t.events if event.audience == EVERYBODY and "tile" in event.kind.fields]


@rule("DEL-ACA-05")
def test_with_one_island_left_only_that_one_is_looked_at() -> None:
    t = ready("blue red (red)").face_down("1,0").turn(0).spend("die blue", "look")
    assert ["peek 1,0"] == t.options
    t.play("peek 1,0")
    assert "Turn" == t.asked


@rule("DEL-ACA-05")
def test_with_no_island_left_there_is_nothing_to_look_at() -> None:
    t = ready().face_down().turn(0)
    assert not t.offers("look")
    assert ["DEL-ACA-05"] == t.why("look")


@rule("DEL-ACA-06")
def test_each_of_the_three_may_be_chosen_again_and_again() -> None:
    t = ready().turn(0).play("draw", chance=["card red"])
    t.spend("die red", "draw", chance=["card red"]).spend("die red", "draw", chance=["card red"])
    assert {"red": 3} == t.side(0)["cards"]
    t = ready().turn(0).play("favours", "favours", "favours")
    assert 6 == t.side(0)["favours"]
    t = ready().turn(0).play("look", "peek 1,0", "peek 2,2", "look", "peek 1,0", "peek 2,-1", "look", "peek 6,-2", "peek 1,5")
    assert 5 == len([island for island in t.view(0)["islands"] if island["tile"]])


# ---------------------------------------------------------------- Next to the ship


def busy(place: str) -> Table:
    """Seat 0 could do everything if only its ship were in the right place."""
    t = ready("red yellow green").at(0, place).favours(0, 9).cargo(0, "offering yellow").temple("-4,3", "yellow")
    return t.monsters("1,2", "red").offerings("0,1", "red blue").island("2,2", "red-psi", True)


PLACES = [
    ("fight 1,2 red", ["1,1", "0,2", "0,3"]),
    ("explore 1,0", ["2,0", "1,1", "1,-1"]),
    ("build 2,2", ["3,1", "3,2", "2,3"]),
    ("load-offering 0,1 red", ["-1,1", "-1,2", "0,2", "1,1"]),
    ("offer -4,3", ["-4,4", "-3,3", "-3,2", "-4,2"]),
    ("load-statue 2,5", ["3,4", "3,5"]),
]
RAISE = ("raise -2,2 red", ["-1,2", "-1,1", "-2,1", "-3,2", "-3,3", "-2,3"])


@rule("DEL-ACB-01")
@pytest.mark.parametrize("action,places", [*PLACES, RAISE])
def test_an_island_or_city_must_be_next_to_the_ship(action: str, places: list[str]) -> None:
    found = []
    for place in BERTHS:
        t = busy(place)
        if action == RAISE[0]:
            t.cargo(0, "statue red")
        t.turn(0)
        if t.offers(action):
            found.append(place)
        else:
            assert ["DEL-ACB-01"] == t.why(action)

    assert sorted(places) == sorted(found)


@rule("DEL-ACB-02")
def test_next_to_means_sharing_an_edge_on_the_same_tile_or_not() -> None:
    tiles = [SLUG_AT[place].rpartition("-")[0] for place in ("-1,2", "0,1", "1,1")]
    assert tiles[0] != tiles[1] == "ring-a" != tiles[2]
    assert busy("-1,2").turn(0).offers("load-offering 0,1 red")
    assert busy("-1,1").turn(0).offers("load-offering 0,1 red")


@rule("DEL-ACB-02", "DEL-RUL-08")
def test_a_ship_beside_the_sea_of_a_city_tile_is_not_next_to_the_city() -> None:
    # 3,3 touches 3,4, which belongs to the tile of the red city, but not the city at 2,5.
    t = busy("3,3").turn(0)
    assert not t.offers("load-statue 2,5")
    assert ["DEL-ACB-01"] == t.why("load-statue 2,5")
    assert busy("3,4").turn(0).offers("load-statue 2,5")
    assert busy("3,5").turn(0).offers("load-statue 2,5")
