"""The tables of a board: what lies where, who is next to whom, and how far it is."""

from __future__ import annotations

import pytest
from games.delphi import boards

from themis.games.delphi import content
from themis.games.delphi.content import BERTHS, FIRST_HOLE, FIRST_LAND, HEXES, SEAS, ZEUS
from themis.games.delphi.game import GAME
from themis.games.delphi.generator import MODES, generate
from themis.games.delphi.layout import Placement
from themis.games.delphi.schema import COLOURS, HEX_KINDS
from themis.games.delphi.sea import KEPT_SEAS, Lanes, Sea, chart, land_bit, lands_of, sea_from

TILES = GAME.tables.tiles
FIRST_VOYAGE = GAME.tables.first_voyage

rule = pytest.mark.rule

FIRST = chart(TILES, FIRST_VOYAGE)
# A board of the mode "open" whose tiles enclose two hexes.
GAPPED = chart(TILES, generate(TILES, MODES.index("open"), 3, False))
OPEN_AND_CLOSED = [FIRST, GAPPED]


def tile(slug: str) -> int:
    return TILES.slugs.index(slug)


def hex_of(slug: str) -> int:
    return TILES.hex_slugs.index(slug)


def where(sea: Sea, h: int) -> tuple[int, int]:
    return sea.q[h], sea.r[h]


def neighbours(sea: Sea, h: int) -> set[int]:
    return {other for other in sea.neighbours[h * 6 : h * 6 + 6] if other >= 0}


def shores(sea: Sea, h: int) -> set[int]:
    return {other for other in sea.shores[h * 6 : h * 6 + 6] if other >= 0}


def lands(mask: int) -> set[int]:
    return {land for land in range(FIRST_LAND, FIRST_HOLE) if mask & land_bit(land)}


def row_of(sea: Sea, r: int) -> str:
    """One row of a board from west to east, a word for each hex."""
    letters = {"red": "r", "black": "k", "pink": "p", "blue": "b", "yellow": "y", "green": "g"}
    found = sorted([h for h in range(sea.count) if sea.r[h] == r], key=lambda h: sea.q[h])
    words = []
    for h in found:
        kind = HEX_KINDS[sea.kind(h)]
        colour = letters[COLOURS[TILES.hex_colour[h]]] if h < HEXES and TILES.hex_colour[h] >= 0 else ""
        words.append(f"{sea.q[h]}:{kind}{'-' if colour else ''}{colour}")
    return " ".join(words)


@rule("DEL-SETB-06")
def test_the_first_voyage_lies_as_the_content_file_says() -> None:
    assert "5:city-g 6:sea-k" == row_of(FIRST, -7)
    assert "-3:city-k -2:sea-y -1:offering 1:temple 2:sea-b 3:monster 4:sea-r" == row_of(FIRST, -3)
    assert "-3:offering -2:sea-p -1:sea-r 0:offering 1:sea-y 2:hole 3:sea-p 4:temple" == row_of(FIRST, 1)
    assert "-5:city-p" == row_of(FIRST, 9)
    assert 0 == FIRST.gaps()


def test_the_sea_of_a_text_is_charted_once() -> None:
    text = FIRST_VOYAGE.text()
    assert sea_from(TILES, text) is sea_from(TILES, text)


def test_only_the_latest_seas_are_kept() -> None:
    text = FIRST_VOYAGE.text()
    words = text.split("/")
    kept = sea_from(TILES, text)
    for k in range(KEPT_SEAS):
        backwards = words[:: -1 if k < 16 else 1]
        sea_from(TILES, "/".join(backwards[k % 16 + 1 :] + backwards[: k % 16 + 1]))

    assert kept is not sea_from(TILES, text)
    assert kept.layout.text() == sea_from(TILES, text).layout.text()


# ---------------------------------------------------------------- The tables


@pytest.mark.parametrize("sea", OPEN_AND_CLOSED)
def test_every_hex_lies_where_its_tile_says(sea: Sea) -> None:
    board = boards.board(sea.layout.placements)
    assert board == {where(sea, h): TILES.hex_slugs[h] for h in range(HEXES)}


@rule("DEL-SETB-04", "DEL-RUL-07")
@pytest.mark.parametrize("sea", OPEN_AND_CLOSED)
def test_holes_and_enclosed_gaps_are_shallow_and_the_open_rim_is_nothing(sea: Sea) -> None:
    gaps = {where(sea, h) for h in range(HEXES, sea.count)}

    assert boards.gaps(sea.layout.placements) == gaps
    assert {"hole"} == {HEX_KINDS[sea.kind(h)] for h in range(FIRST_HOLE, sea.count)}
    assert 2 + len(gaps) == sea.count - FIRST_HOLE


def test_there_are_boards_with_gaps() -> None:
    assert 2 == GAPPED.gaps()


@pytest.mark.parametrize("sea", OPEN_AND_CLOSED)
def test_neighbours_are_neighbours(sea: Sea) -> None:
    at = {where(sea, h): h for h in range(sea.count)}
    for h in range(sea.count):
        expected = {at[beside] for beside in boards.around(where(sea, h)) if beside in at}

        assert expected == neighbours(sea, h)
        assert {other for other in expected if other < SEAS} == shores(sea, h)


@rule("DEL-SETB-05", "DEL-RUL-06")
def test_the_mirror_image_of_a_board_plays_the_same() -> None:
    mirrored = {h: (FIRST.q[h] + FIRST.r[h], -FIRST.r[h]) for h in range(FIRST.count)}
    at = {place: h for h, place in mirrored.items()}
    for h in range(FIRST.count):
        assert neighbours(FIRST, h) == {at[beside] for beside in boards.around(mirrored[h]) if beside in at}


@rule("DEL-SETB-05", "DEL-RUL-06")
def test_no_tile_is_flipped() -> None:
    # The large tile has a left and a right form: its mirror image is none of its six turns.
    forms = {frozenset(boards.cells(Placement(TILES, tile("large-a"), 0, 0, turns))) for turns in range(6)}
    flipped = frozenset([(q + r, -r) for q, r in boards.cells(Placement(TILES, tile("large-a"), 0, 0, 0))])

    assert flipped not in forms
    for mode in range(4):
        p = generate(TILES, mode, 1, False).placements[tile("large-a")]
        assert frozenset([(q - p.q, r - p.r) for q, r in boards.cells(p)]) in forms


@rule("DEL-MOVE-01", "DEL-MOVE-04", "DEL-SETB-04")
@pytest.mark.parametrize("sea", OPEN_AND_CLOSED)
def test_distances_go_over_sea_alone(sea: Sea) -> None:
    for start in range(BERTHS):
        expected = boards.steps(sea.layout, where(sea, start), set())
        assert [expected[where(sea, h)] for h in range(SEAS)] == [sea.lanes.distance(start, h) for h in range(SEAS)]


@rule("DEL-RUL-33")
@pytest.mark.parametrize("sea", OPEN_AND_CLOSED)
def test_shallow_water_is_crossed_free_of_steps(sea: Sea) -> None:
    shallow = {where(sea, h) for h in [ZEUS, *range(FIRST_HOLE, sea.count)]}
    for start in range(BERTHS):
        expected = boards.steps(sea.layout, where(sea, start), shallow)
        assert [expected[where(sea, h)] for h in range(SEAS)] == [sea.shallow_lanes.distance(start, h) for h in range(SEAS)]


@rule("DEL-SETB-08", "DEL-SETB-09", "DEL-MOVE-09")
def test_the_zeus_space_is_left_with_one_step_and_not_crossed() -> None:
    around = [FIRST.neighbours[ZEUS * 6 + side] for side in range(6)]

    assert around == [h for h in around if h < SEAS]
    assert {1} == {FIRST.lanes.distance(ZEUS, h) for h in around}
    for side in range(6):
        assert 3 == FIRST.lanes.distance(around[side], around[(side + 3) % 6])
        assert 1 == FIRST.shallow_lanes.distance(around[side], around[(side + 3) % 6])


@rule("DEL-MOVE-10", "DEL-RUL-33")
@pytest.mark.parametrize("sea", OPEN_AND_CLOSED)
def test_entering_the_zeus_space_is_a_step(sea: Sea) -> None:
    for lanes in (sea.lanes, sea.shallow_lanes):
        for h in range(SEAS):
            last = min([lanes.distance(h, beside) for beside in neighbours(sea, ZEUS)])
            assert last + 1 == lanes.distance(h, ZEUS)
        assert 0 == lanes.distance(ZEUS, ZEUS)


@rule("DEL-RUL-33")
def test_both_sides_of_a_hole_are_a_step_apart_for_a_ship_that_crosses_it() -> None:
    for hole in range(FIRST_HOLE, HEXES):
        around = shores(FIRST, hole)
        apart = {FIRST.shallow_lanes.distance(one, other) for one in around for other in around if one != other}

        assert {1} == apart
        assert {1, 2, 3} <= {FIRST.lanes.distance(one, other) for one in around for other in around if one != other}


@pytest.mark.parametrize("lanes", [FIRST.lanes, FIRST.shallow_lanes, GAPPED.lanes, GAPPED.shallow_lanes])
def test_hexes_within_reach_come_nearest_first(lanes: Lanes) -> None:
    for berth in range(0, BERTHS, 6):
        for reach in (0, 1, 3, 5, 9, lanes.farthest, lanes.farthest + 5):
            found = lanes.hexes_within(berth, reach)
            expected = {h for h in range(SEAS) if h != berth and lanes.distance(berth, h) <= reach}

            assert expected == set(found)
            assert len(expected) == len(found)
            assert sorted([lanes.distance(berth, h) for h in found]) == [lanes.distance(berth, h) for h in found]


@pytest.mark.parametrize("lanes", [FIRST.lanes, GAPPED.shallow_lanes])
def test_hexes_of_a_colour_come_nearest_first(lanes: Lanes) -> None:
    for berth in range(BERTHS):
        for colour in range(6):
            first = (berth * 6 + colour) * 12
            found = list(lanes.nearest_of[first : first + 12])

            assert {h for h in range(SEAS) if TILES.hex_colour[h] == colour} == set(found)
            assert sorted([lanes.distance(berth, h) for h in found]) == [lanes.distance(berth, h) for h in found]


@pytest.mark.parametrize("sea", OPEN_AND_CLOSED)
def test_land_beside_a_berth_is_the_land_next_to_it(sea: Sea) -> None:
    for berth in range(BERTHS):
        assert {h for h in neighbours(sea, berth) if FIRST_LAND <= h < FIRST_HOLE} == lands(sea.beside[berth])


@rule("DEL-RUL-32")
@pytest.mark.parametrize("sea", OPEN_AND_CLOSED)
def test_reach_needs_one_sea_hex_next_to_both(sea: Sea) -> None:
    for berth in range(BERTHS):
        expected = lands(sea.beside[berth])
        for land in range(FIRST_LAND, FIRST_HOLE):
            if shores(sea, berth) & shores(sea, land):
                expected.add(land)

        assert expected == lands(sea.in_reach[berth])


@rule("DEL-RUL-32")
def test_reach_works_from_the_zeus_space() -> None:
    assert set() == lands(FIRST.beside[ZEUS])
    assert lands(FIRST.in_reach[ZEUS])


@rule("DEL-RUL-32")
def test_shallow_water_is_no_hex_between() -> None:
    hole = hex_of("ring-b-4")
    across = {(h, land) for h in shores(FIRST, hole) for land in neighbours(FIRST, hole) if FIRST_LAND <= land < FIRST_HOLE}

    assert any(land not in lands(FIRST.in_reach[h]) for h, land in across)


@rule("DEL-RUL-08")
@pytest.mark.parametrize("sea", OPEN_AND_CLOSED)
def test_both_sea_hexes_of_a_city_tile_are_next_to_the_city(sea: Sea) -> None:
    for city in TILES.city_of:
        own = {h for h in range(SEAS) if TILES.hex_tile[h] == TILES.hex_tile[city]}

        assert 2 == len(own)
        assert own <= shores(sea, city)
        assert all(city in lands(sea.beside[h]) for h in own)


def test_all_land_can_be_reached_on_every_board() -> None:
    for mode in range(4):
        sea = chart(TILES, generate(TILES, mode, 11, False))
        assert all(shores(sea, land) for land in range(FIRST_LAND, FIRST_HOLE))


def test_land_is_told_apart_by_kind() -> None:
    assert set(range(content.FIRST_CITY, FIRST_HOLE)) == lands(lands_of(content.CITY_HEX))
    assert set(range(content.FIRST_MARKED, content.FIRST_CITY)) == lands(lands_of(content.MARKED_HEX))
    assert set() == lands(lands_of(content.SEA_HEX))
