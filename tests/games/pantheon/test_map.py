"""The map of Panthéon: how it is made, and that one that breaks these rules is refused with everything that is wrong."""

from __future__ import annotations

from itertools import combinations

from games.pantheon.laying import GAME, LAND, SLUG_AT, T, rule, space
from kit.variants import toml, what_breaks

from themis.games.pantheon.content import COLUMN_SPACE


def broken(**spaces: dict[str, object]) -> list[tuple[str, str]]:
    """What is wrong with a map in which some spaces are different."""
    cells = {SLUG_AT[place.removeprefix("_")]: changes for place, changes in spaces.items()}
    return [(sentence.removeprefix("it, "), rule_id) for sentence, rule_id in what_breaks(GAME, toml({}, {"space": cells}))]


@rule("PAN-MAP-01")
def test_spaces_are_neighbours_if_they_share_an_edge() -> None:
    around = [int(LAND.neighbours[6 * space("0602") + side]) for side in range(6)]

    assert sorted([space(place) for place in ("0601", "0502", "0702", "0501", "0603", "0503")]) == sorted(around)


@rule("PAN-MAP-02")
def test_thirty_column_spaces_lie_apart() -> None:
    columns = [k for k in range(LAND.spaces) if LAND.kind[k] == COLUMN_SPACE]

    assert 30 == len(columns)
    assert not [pair for pair in combinations(columns, 2) if pair[1] in LAND.neighbours[6 * pair[0] : 6 * pair[0] + 6]]


@rule("PAN-EPOCH-10")
def test_every_people_has_one_more_people_space_than_there_are_players() -> None:
    assert [[3, 4, 5]] * T.peoples == [list(used[2:]) for used in LAND.symbols_of]


@rule("PAN-RUL-05")
def test_a_missing_people_space_is_named_with_its_people() -> None:
    assert [
        ("space, column 'players': gallia has 2 people spaces for 2 players, 3 are needed.", "PAN-EPOCH-10"),
        ("space, column 'players': gallia has 3 people spaces for 3 players, 4 are needed.", "PAN-EPOCH-10"),
    ] == broken(_0201={"players": 4})[:2]


@rule("PAN-RUL-49")
def test_all_that_is_wrong_with_a_map_is_found_at_once() -> None:
    found = broken(_0602={"kind": "column"}, _0702={"kind": "column"}, _0405={"q": -20, "r": -20})

    assert ("space, column 'kind': without its column spaces the map falls into 2 parts.", "PAN-MOVE-07") in found
    assert ("space 'sinus-gallicus', column 'q': it has 0 neighbours, at least 3 are needed.", "PAN-MAP-01") in found
    assert ("space 'c7', column 'kind': the column space touches 'home-gallia'.", "PAN-MAP-02") in found
    assert ("space 'c7', column 'kind': the column space touches 'c8'.", "PAN-MAP-02") in found
    assert ("space 'c8', column 'kind': the column space touches 'augusta-vindelicum'.", "PAN-MAP-02") in found
    assert ("space 'sinus-gallicus', column 'kind': no way leads there from its home.", "PAN-RUL-49") in found


@rule("PAN-RUL-49")
def test_homes_lie_apart() -> None:
    expected = ("space 'home-gallia', column 'kind': it is 3 steps from 'home-germania', at least 5 are needed.", "PAN-RUL-49")

    assert expected in broken(_0502={"q": 6, "r": 1}, _0601={"q": 4, "r": 2})


def test_a_space_where_another_lies_is_refused() -> None:
    assert [("space 'a6', column 'q': another space lies there.", "")] == broken(_0500={"q": 4})
