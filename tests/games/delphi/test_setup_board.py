"""Setting up the board and the supply: the sea, pieces on the islands, decks and display."""

from __future__ import annotations

from collections import Counter

import pytest
from games.delphi import boards
from games.delphi.laying import Table, new_game, rule, table

from themis.errors import BadOptions
from themis.games.delphi.content import FIRST_CITY, FIRST_MARKED
from themis.games.delphi.game import GAME
from themis.games.delphi.generator import MODES
from themis.games.delphi.schema import COLOURS

SEATS = [2, 3, 4]
SEEDS = range(1, 13)
MARKED = GAME.tables.tiles.hex_slugs[FIRST_MARKED:FIRST_CITY]


def games(seats: int) -> list[Table]:
    return [new_game(seats, seed) for seed in SEEDS]


def colours_on(pieces: dict[str, list[str]]) -> Counter[str]:
    return Counter([colour for held in pieces.values() for colour in held])


@rule("DEL-GEN-01")
@pytest.mark.parametrize("seats", SEATS)
def test_two_three_or_four_play(seats: int) -> None:
    GAME.meta.check_seats(seats)
    assert seats == len(new_game(seats).view()["sides"])


@rule("DEL-GEN-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_plays_alone_or_with_five(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.meta.check_seats(seats)


# ---------------------------------------------------------------- The sea


@rule("DEL-SETB-01", "DEL-SETB-02", "DEL-SETB-03", "DEL-SETB-07")
@pytest.mark.parametrize("mode", MODES)
def test_a_game_is_played_on_a_lawful_board_of_its_mode(mode: str) -> None:
    one, other = new_game(2, 1, board=mode), new_game(2, 2, board=mode)

    assert "" == boards.lawful(one.state.sea.layout.placements)
    assert one.state.sea.layout.text() != other.state.sea.layout.text()
    assert ["DEL-SETB-03"] == [event.kind.rule for event in one.events_named("sea-laid")]


@rule("DEL-SETB-06")
def test_the_recommended_board_is_compact_and_the_same_for_all() -> None:
    t = new_game(3, 5)
    assert GAME.tables.first_voyage.text() == t.state.sea.layout.text()
    assert ["DEL-SETB-06"] == [event.kind.rule for event in t.events_named("sea-laid")]


# ---------------------------------------------------------------- Pieces


@rule("DEL-SETB-10", "DEL-SETB-11", "DEL-RUL-05")
@pytest.mark.parametrize("seats", SEATS)
def test_every_offering_island_has_as_many_colours_as_there_are_players(seats: int) -> None:
    for t in games(seats):
        offerings = t.view()["offerings"]

        assert [seats] * 6 == [len(held) for held in offerings.values()]
        assert Counter(dict.fromkeys(COLOURS, seats)) == colours_on(offerings)


@rule("DEL-SETB-13", "DEL-SETB-14", "DEL-SETB-15", "DEL-RUL-05")
@pytest.mark.parametrize("seats", SEATS)
def test_marked_islands_have_two_monsters_and_the_others_one_fewer_than_players(seats: int) -> None:
    for t in games(seats):
        monsters = t.view()["monsters"]

        assert 9 == len(monsters)
        assert [2, 2, 2] == [len(monsters[island]) for island in MARKED]
        assert [seats - 1] * 6 == [len(held) for island, held in monsters.items() if island not in MARKED]
        assert Counter(dict.fromkeys(COLOURS, seats)) == colours_on(monsters)


@rule("DEL-RUL-05")
def test_a_colour_may_be_on_two_marked_islands() -> None:
    marked = [colours_on({island: t.view()["monsters"][island] for island in MARKED}) for t in games(2)]
    assert any([max(held.values()) > 1 for held in marked])


@rule("DEL-RUL-05")
def test_chance_distributes_the_pieces() -> None:
    views = [t.view() for t in games(2)]
    for pieces in ("offerings", "monsters", "temples"):
        assert len({str(view[pieces]) for view in views}) >= 10


@rule("DEL-SETB-12")
@pytest.mark.parametrize("seats", SEATS)
def test_every_temple_island_has_a_temple_of_its_own_colour(seats: int) -> None:
    for t in games(seats):
        assert sorted(COLOURS) == sorted(t.view()["temples"].values())


@rule("DEL-SETB-16", "DEL-RUL-04")
@pytest.mark.parametrize("seats", SEATS)
def test_every_city_has_three_statues_whatever_the_number_of_players(seats: int) -> None:
    assert dict.fromkeys(COLOURS, 3) == new_game(seats).view()["statues"]


@rule("DEL-SETB-16", "DEL-RUL-04")
@pytest.mark.parametrize("place,city,colour", [("3,5", "2,5", "red"), ("-4,8", "-5,9", "pink"), ("6,-7", "5,-7", "green")])
def test_the_statues_of_a_colour_stand_in_the_city_of_that_colour(place: str, city: str, colour: str) -> None:
    t = table().at(0, place).dice(0, f"{colour} (red) (red)").turn(0).play(f"load-statue {city}")
    assert {colour: 1} == t.side(0)["statues"]
    assert 2 == t.view()["statues"][colour]


@rule("DEL-SETB-17", "DEL-RUL-01")
@pytest.mark.parametrize("seats", SEATS)
def test_all_twelve_island_tiles_lie_face_down(seats: int) -> None:
    for t in games(seats):
        islands = [island for eyes in range(-1, seats) for island in t.view(eyes)["islands"]]

        assert 12 * (seats + 1) == len(islands)
        assert {(False, None)} == {(island["explored"], island["tile"]) for island in islands}
        assert list(range(12)) == sorted(t.state.islands)


@rule("DEL-SETB-17", "DEL-RUL-01")
def test_the_island_tiles_are_shuffled() -> None:
    assert len(SEEDS) == len({tuple(t.state.islands) for t in games(2)})


@rule("DEL-SETB-08", "DEL-SETP-12")
def test_all_ships_start_on_the_zeus_space() -> None:
    t = new_game(4)
    zeus = [each for each in t.scene()["hexes"] if each["kind"] == "zeus"]

    assert 1 == len(zeus)
    assert [zeus[0]["hex"]] * 4 == [t.side(seat)["berth"] for seat in range(4)]


# ---------------------------------------------------------------- The supply


@rule("DEL-SETS-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_of_thirty_oracle_cards_may_be_the_next_one(colour: str) -> None:
    t = table().turn(0)
    assert 30 == t.view()["oracle_deck"]
    t.spend("die red", "draw", chance=[f"card {colour}"])
    assert {colour: 1} == t.side(0)["cards"]
    assert 29 == t.view()["oracle_deck"]


@rule("DEL-SETS-01")
def test_discarded_oracle_cards_lie_open() -> None:
    t = table().wounds(1, "red").cards(0, "blue").turn(0).spend("play blue", "favours").play("end")
    assert 1 == t.view()["oracle_discards"]["blue"]


@rule("DEL-SETS-02")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_of_the_wound_cards_may_be_the_next_one(colour: str) -> None:
    t = table().at(0, "1,1").monsters("1,2", "red").turn(0)
    assert 42 == t.view()["wound_deck"]
    t.spend("die red", "fight 1,2 red", chance=["battle 0", f"wound {colour}"])
    assert {colour: 1} == t.side(0)["wounds"]
    assert 41 == t.view()["wound_deck"]


@rule("DEL-SETS-02")
def test_discarded_wounds_lie_open() -> None:
    t = table().wounds(0, "red red").turn(0).spend("die red", "heal red")
    assert 2 == t.view()["wound_discards"]["red"]


@rule("DEL-SETS-03")
def test_passengers_are_taken_by_choice() -> None:
    t = table().at(0, "-1,2").cargo(0, "statue red").turn(0).spend("die red", "raise -2,2 red")
    assert ["board odysseus", "board penthesilea", "board phoenix"] == t.options


@rule("DEL-SETS-04", "DEL-RUL-02")
def test_six_equipment_cards_are_displayed_and_the_others_are_a_deck() -> None:
    for t in games(2):
        assert 6 == len(t.view()["display"])
        assert 16 == t.view()["equipment_deck"]

    assert len(SEEDS) == len({str(t.view()["display"]) for t in games(2)})


@rule("DEL-SETS-04", "DEL-RUL-02")
def test_the_display_is_filled_from_the_deck() -> None:
    t = table().at(0, "1,1").monsters("1,2", "red").display("range").turn(0)
    t.spend("die red", "fight 1,2 red", chance=["battle 9"]).play("take range", chance=["equipment windfall"])
    assert "windfall" in t.view()["display"]
    assert 15 == t.view()["equipment_deck"]


@rule("DEL-SETS-05", "DEL-RUL-02")
def test_favours_never_run_out() -> None:
    # There are 34 tokens in the box.
    t = table().favours(0, 30).favours(1, 30).turn(0).spend("die red", "favours")
    assert 32 == t.side(0)["favours"]
