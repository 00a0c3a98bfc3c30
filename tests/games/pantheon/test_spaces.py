"""The spaces of the map: which are next to each other, which of them take what, and how far things are from the homes."""

from __future__ import annotations

from collections import Counter

import pytest
from games.pantheon.laying import LAND, SLUG_AT, Table, new_game, rule, table

SPACES = {space["space"]: space for space in new_game().scene()["spaces"]}
ROWS = {
    0: (3, "O~..O....O"),
    1: (2, "*~..**.H...*"),
    2: (1, "~=..H.....O*O*O"),
    3: (0, "~~O*...O*.*...~~=O."),
    4: (0, "=~=.O*~**~O*.~~~~..."),
    5: (0, "....=O~.~~..H~*....O"),
    6: (0, "O.H.~=.~H.=*.~O..H.."),
    7: (0, "~..=O~=~..O.~~**...*"),
    8: (0, "~.~~~~=O.~~=O==O.O.O"),
    9: (0, "O*O...~=O=~~~~~*.*~"),
    10: (1, ".*..H.~~=O..H..O."),
    11: (2, "O....O  *...O="),
}
CODES = {
    "~": ("sea", "plain"),
    ".": ("land", "plain"),
    "O": ("land", "column"),
    "*": ("land", "symbol"),
    "=": ("sea", "symbol"),
    "H": ("land", "home"),
}


def printed() -> dict[str, tuple[str, str]]:
    """Terrain and kind by column and row."""
    found = {}
    for row, (first, codes) in ROWS.items():
        found.update({f"{column:02}{row:02}": CODES[code] for column, code in enumerate(codes, first) if code != " "})
    return found


def walker() -> Table:
    """Somebody with steps, feet and columns in plenty."""
    return table(2).reserve(0, 8, 6).hand(0, *["movement"] * 10)


@rule("PAN-MAP-02", "PAN-MAP-07")
def test_every_space_is_what_the_drawing_says() -> None:
    found = {place: (SPACES[slug]["terrain"], SPACES[slug]["kind"]) for place, slug in SLUG_AT.items()}
    assert printed() == found
    assert {"plain": 126, "symbol": 40, "column": 30, "home": 8} == Counter(kind for _, kind in found.values())
    assert {"land": 145, "sea": 59} == Counter(terrain for terrain, _ in found.values())


@rule("PAN-MAP-02")
@pytest.mark.parametrize(
    ("place", "name"),
    [("0300", "londinium"), ("0404", "massilia"), ("0703", "augusta-vindelicum"), ("1208", "cnossus"), ("1908", "persepolis")],
)
def test_column_spaces_have_their_names(place: str, name: str) -> None:
    assert (name, "column") == (SLUG_AT[place], SPACES[name]["kind"])


@rule("PAN-MAP-01")
def test_around_the_temple_marker_there_are_the_six_spaces_that_share_an_edge_with_it() -> None:
    assert ["0401", "0402", "0403", "0501", "0503", "0602"] == walker().turn(0).play("move").places("foot")


@rule("PAN-MAP-01")
@pytest.mark.parametrize(("row", "beside"), [("0602", "0601 0702 0603 0503"), ("0503", "0604 0504 0403 0603 0602")])
def test_even_and_odd_rows_have_other_neighbours(row: str, beside: str) -> None:
    t = walker().turn(0).play("move")
    before = set(t.places("foot"))
    opened = set(t.play(f"foot {row}").places("foot")) - before
    assert opened == {place for place in beside.split() if place not in before and "column" != SPACES[SLUG_AT[place]]["kind"]}


@rule("PAN-MAP-03")
def test_the_sea_costs_a_foot_as_much_as_land() -> None:
    t = walker().feet(0, "0401").turn(0).play("move")
    assert ("sea", "land") == (SPACES[SLUG_AT["0400"]]["terrain"], SPACES[SLUG_AT["0501"]]["terrain"])
    assert t.facts("foot 0400")["price"] == t.facts("foot 0501")["price"] == 1


@rule("PAN-MAP-04", "PAN-RUL-16")
def test_the_home_with_the_temple_marker_takes_no_pieces() -> None:
    t = walker().feet(0, "0602", "0503").turn(0).play("move")
    assert "0502" not in t.places("foot")
    assert ["PAN-MAP-04"] == t.why("foot 0502")


@rule("PAN-MAP-05", "PAN-RUL-16")
def test_any_other_home_is_an_ordinary_space() -> None:
    t = walker().feet(0, "0602", "0702", "0802", "0902").turn(0).play("move")
    assert 1 == t.facts("foot 0901")["price"]
    t.play("foot 0901")
    assert [0] == t.pieces_on("0901")


@rule("PAN-MAP-06")
def test_a_people_space_of_another_people_is_an_ordinary_space() -> None:
    t = walker().feet(0, "0602").turn(0).play("move")
    assert {"price": 1, "tile": -1} == {name: t.facts("foot 0601")[name] for name in ("price", "tile")}
    t.play("foot 0601")
    assert ([], [0]) == (t.view()["taken"], t.pieces_on("0601"))


@rule("PAN-RUL-49")
def test_tiles_are_three_or_four_steps_away_and_hardly_any_column_two() -> None:
    for people, home in enumerate(LAND.home):
        steps = LAND.walk[people]
        assert {3, 4} >= {int(steps[symbol]) for symbol in LAND.symbols[people]}
        assert 0 == steps[home]
        assert 2 >= len([slug for slug, space in SPACES.items() if space["kind"] == "column" and steps[LAND.slugs.index(slug)] == 2])


@rule("PAN-RUL-49")
@pytest.mark.parametrize(
    ("people", "reached"),
    [
        ("gallia", [1, 6, 6]), ("germania", [1, 5, 6]), ("graecia", [1, 6, 8]), ("aegyptus", [2, 5, 7]),
        ("persia", [1, 6, 8]), ("cartago", [0, 5, 6]), ("iberia", [1, 6, 7]), ("roma", [1, 6, 8]),
    ],
)  # fmt: skip
def test_so_many_columns_are_two_three_and_four_steps_from_each_home(people: str, reached: list[int]) -> None:
    """Counted by walking: feet from space to space, then the column."""
    t = walker().people(people).turn(0).play("move")
    ways = t.view(0)["ways"]
    columns = [ways[slug] for slug in ways if SPACES[slug]["kind"] == "column"]
    assert reached == [len([steps for steps in columns if steps <= most]) for most in (2, 3, 4)]
