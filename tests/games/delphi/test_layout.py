"""How the tiles may lie: the first voyage, everything that cannot be laid, and the text of a layout."""

from __future__ import annotations

import pytest
from games.delphi import boards
from hypothesis import given, settings
from hypothesis import strategies as st

from themis.errors import BadOptions
from themis.games.delphi.game import GAME
from themis.games.delphi.layout import Layout, Placement, flaw, parse, parse_placement, sound

TILES = GAME.tables.tiles
FIRST_VOYAGE = GAME.tables.first_voyage

rule = pytest.mark.rule

# Its tiles leave room for a city in their midst, and there lies the pink one.
LAGOON = (
    "ring-zeus:0,0,1/ring-a:5,-2,4/ring-b:-3,3,0/large-a:1,4,0/large-b:7,-1,0/large-c:3,-3,4/"
    "mid-a:-3,0,0/mid-b:4,1,3/mid-c:0,-3,0/small-a:0,2,3/small-b:-3,-3,4/small-c:-2,5,5/"
    "city-yellow:-5,-3,3/city-red:-2,9,3/city-black:3,-5,4/city-green:-6,5,4/city-pink:3,-1,1/city-blue:8,-4,0"
)


def tile(slug: str) -> int:
    return TILES.slugs.index(slug)


def with_tile(slug: str, q: int, r: int, turns: int) -> list[Placement]:
    """The first voyage with one tile laid elsewhere."""
    return [Placement(TILES, p.tile, q, r, turns) if p.tile == tile(slug) else p for p in FIRST_VOYAGE.placements]


def why_not(placements: list[Placement]) -> tuple[str, str]:
    found = flaw(TILES, placements)
    assert found is not None
    assert found.rule == boards.lawful(placements)
    return found.rule, found.reason


@rule("DEL-SETB-01", "DEL-SETB-02", "DEL-SETB-07")
def test_the_first_voyage_is_lawful() -> None:
    assert flaw(TILES, FIRST_VOYAGE.placements) is None
    assert "" == boards.lawful(FIRST_VOYAGE.placements)
    assert list(range(18)) == [placement.tile for placement in FIRST_VOYAGE.placements]


def test_sound_puts_the_tiles_in_order() -> None:
    found = sound(TILES, list(reversed(FIRST_VOYAGE.placements)))
    assert isinstance(found, Layout)
    assert FIRST_VOYAGE.text() == found.text()


# ---------------------------------------------------------------- What cannot be laid


@rule("DEL-SETB-01")
def test_a_missing_board_tile_is_refused() -> None:
    left = [placement for placement in FIRST_VOYAGE.placements if placement.tile != tile("large-b")]
    assert ("DEL-SETB-01", "the tile large-b is missing") == why_not(left)


@rule("DEL-SETB-01")
def test_a_board_tile_laid_twice_is_refused() -> None:
    more = [*FIRST_VOYAGE.placements, Placement(TILES, tile("mid-c"), 20, 20, 0)]
    assert ("DEL-SETB-01", "the tile mid-c is laid 2 times") == why_not(more)


@rule("DEL-SETB-07")
def test_a_missing_city_is_refused() -> None:
    left = [placement for placement in FIRST_VOYAGE.placements if placement.tile != tile("city-pink")]
    assert ("DEL-SETB-07", "the tile city-pink is missing") == why_not(left)


@rule("DEL-SETB-03")
def test_tiles_on_top_of_each_other_are_refused() -> None:
    assert ("DEL-SETB-03", "ring-a and mid-a overlap at 0,-1") == why_not(with_tile("mid-a", -1, -1, 5))


@rule("DEL-SETB-03", "DEL-SETB-04")
def test_nothing_lies_on_the_hole_of_a_ring() -> None:
    found = flaw(TILES, with_tile("city-red", 0, 0, 0))
    assert found is not None
    assert "DEL-SETB-03" == found.rule


@rule("DEL-SETB-02")
def test_a_sea_in_two_parts_is_refused() -> None:
    assert ("DEL-SETB-02", "the sea falls into 2 parts") == why_not(with_tile("small-a", 6, -9, 4))


@rule("DEL-SETB-02")
def test_tiles_that_touch_with_land_only_leave_the_sea_in_parts() -> None:
    turned = [with_tile("small-b", -6, 7, turns) for turns in range(6)]
    found = [why_not(placements)[0] for placements in turned if boards.lawful(placements)]
    assert {"DEL-SETB-03", "DEL-SETB-02"} >= set(found)


@rule("DEL-SETB-07")
def test_a_city_far_from_the_board_is_refused() -> None:
    assert ("DEL-SETB-07", "the sea falls into 2 parts once the cities are laid") == why_not(with_tile("city-pink", -15, 15, 3))


@rule("DEL-SETB-07")
def test_cities_that_touch_are_refused() -> None:
    blue = FIRST_VOYAGE.placements[tile("city-blue")]
    refused = [with_tile("city-pink", blue.q + q, blue.r + r, turns) for q, r in boards.SIDES for turns in range(6)]
    found = {why_not(placements) for placements in refused}

    assert ("DEL-SETB-07", "city-pink and city-blue touch") in found


@rule("DEL-SETB-07")
def test_a_city_inside_the_board_is_refused() -> None:
    placements = [parse_placement(TILES, word) for word in LAGOON.split("/")]
    assert ("DEL-SETB-07", "city-pink does not lie on the rim") == why_not(placements)


@rule("DEL-SETB-01", "DEL-SETB-02", "DEL-SETB-03", "DEL-SETB-07")
@settings(deadline=None, max_examples=150)
@given(st.integers(0, 17), st.integers(-4, 4), st.integers(-4, 4), st.integers(0, 5))
def test_a_board_with_one_tile_shifted_is_judged_rightly(moved: int, q: int, r: int, turns: int) -> None:
    p = FIRST_VOYAGE.placements[moved]
    changed = with_tile(TILES.slugs[moved], p.q + q, p.r + r, (p.turns + turns) % 6)
    found = flaw(TILES, changed)

    assert boards.lawful(changed) == ("" if found is None else found.rule)


@rule("DEL-SETB-01", "DEL-SETB-07")
@settings(deadline=None, max_examples=50)
@given(st.lists(st.integers(0, 17), max_size=3), st.lists(st.integers(0, 17), max_size=2))
def test_a_board_with_tiles_taken_and_added_is_judged_rightly(taken: list[int], added: list[int]) -> None:
    changed = [p for p in FIRST_VOYAGE.placements if p.tile not in taken]
    changed += [Placement(TILES, more, 20, 20, 0) for more in added]
    found = flaw(TILES, changed)

    assert boards.lawful(changed) == ("" if found is None else found.rule)


# ---------------------------------------------------------------- The text


def test_a_layout_is_written_tile_by_tile() -> None:
    text = FIRST_VOYAGE.text()

    assert text.startswith("ring-zeus:-1,3,2/ring-a:0,0,5/ring-b:2,1,0/large-a:1,4,4/")
    assert text.endswith("/city-pink:-5,9,3/city-blue:8,-2,1")
    assert " " not in text


def test_a_text_is_read_whatever_the_order_of_the_tiles() -> None:
    backwards = "/".join(reversed(FIRST_VOYAGE.text().split("/")))
    assert FIRST_VOYAGE.text() == parse(TILES, backwards).text()


BROKEN = [
    ("", "'' must be a tile and three numbers, such as ring-a:-1,3,2"),
    ("ring-zeus:-1,3,2/", "'' must be a tile and three numbers, such as ring-a:-1,3,2"),
    ("ring-zeus:-1,3", "'ring-zeus:-1,3' must be a tile and three numbers, such as ring-a:-1,3,2"),
    ("ring-zeus:-1,3,x", "'ring-zeus:-1,3,x' must be a tile and three numbers, such as ring-a:-1,3,2"),
    ("ring-zeus:-1,3,2 ", "'ring-zeus:-1,3,2 ' must be a tile and three numbers, such as ring-a:-1,3,2"),
    ("ring-zeus:\u0661,3,2", "'ring-zeus:\u0661,3,2' must be a tile and three numbers, such as ring-a:-1,3,2"),
    ("ring-zeus:-1,300,2", "'ring-zeus:-1,300,2' must be a tile and three numbers, such as ring-a:-1,3,2"),
    ("ring-x:-1,3,2", "there is no tile 'ring-x'"),
    ("ring-zeus:-25,3,2", "the tile ring-zeus at -25,3 is more than 24 hexes away from the middle"),
    ("ring-zeus:-1,3,6", "the tile ring-zeus is turned 6 times, but 5 are enough"),
    ("a" * 1001, "the text of a sea has at most 1000 characters"),
    ("ring-zeus:-1,3,2", "the sea cannot be laid like this: the tile ring-a is missing (DEL-SETB-01)"),
]


@pytest.mark.parametrize(("text", "sentence"), BROKEN)
def test_a_broken_text_is_refused_with_a_reason(text: str, sentence: str) -> None:
    with pytest.raises(BadOptions) as caught:
        parse(TILES, text)

    assert sentence == str(caught.value)


@rule("DEL-SETB-03")
def test_the_text_of_an_unsound_board_is_refused_with_its_rule() -> None:
    with pytest.raises(BadOptions) as caught:
        parse(TILES, FIRST_VOYAGE.text().replace("mid-a:-2,-1,5", "mid-a:-1,-1,5"))

    assert "the sea cannot be laid like this: ring-a and mid-a overlap at 0,-1 (DEL-SETB-03)" == str(caught.value)


@settings(deadline=None, max_examples=200)
@given(st.text(alphabet="ring-zeus:0123456789,/ acity\n", max_size=60))
def test_whatever_is_written_is_refused_and_nothing_else_happens(text: str) -> None:
    with pytest.raises(BadOptions):
        parse(TILES, text)
