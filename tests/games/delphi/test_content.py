"""The content file: what its tables say, and what happens to a designer's edited copy."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from themis.books import reading
from themis.errors import BadContent
from themis.games.delphi import content
from themis.games.delphi.game import GAME
from themis.games.delphi.schema import COLOURS, GAINS, HEX_KINDS, LETTERS, PASSENGER_KINDS, PLAYERS, TASKS, TILE_KINDS
from themis.games.delphi.soundness import CONTENT, DEFAULT_PATH, SCHEMA

rule = pytest.mark.rule

T = GAME.tables
TEXT = DEFAULT_PATH.read_text()
TOTALS = [line.split()[0] for line in TEXT.split("[totals]")[1].split("\n# ---")[0].splitlines() if " = {" in line]
ONE_MORE_HEX = '{ id = "mid-c-10", tile = "mid-c", q = 2, r = 0, kind = "temple", source = "rulebook" },'


def refusal(folder: Path, edits: list[tuple[str, str]]) -> str:
    """What is said about a copy with these edits, from the file's name on."""
    text = TEXT
    for old, new in edits:
        assert 1 == text.count(old)
        text = text.replace(old, new)
    path = folder / "content.toml"
    path.write_text(text)
    with pytest.raises(BadContent) as caught:
        reading.load(path, SCHEMA)
    sentence = str(caught.value)
    return sentence[sentence.index("content.toml") + len("content.toml, ") :]


def kinds_of_hexes(first: int, end: int) -> set[str]:
    return {HEX_KINDS[content.HEX_KIND[h]] for h in range(first, end)}


# ---------------------------------------------------------------- What the tables say


def test_every_id_belongs_to_one_thing() -> None:
    ids = [row.id for table in CONTENT.tables() for row in CONTENT.rows(table)]
    assert [] == [found for found, count in Counter(ids).items() if count > 1]


def test_every_kind_of_hex_is_one_stretch_of_numbers() -> None:
    assert {"sea"} == kinds_of_hexes(0, content.SEAS)
    assert {"zeus"} == kinds_of_hexes(content.ZEUS, content.BERTHS)
    assert {"island"} == kinds_of_hexes(content.FIRST_LAND, content.FIRST_OFFERING)
    assert {"offering"} == kinds_of_hexes(content.FIRST_OFFERING, content.FIRST_TEMPLE)
    assert {"temple"} == kinds_of_hexes(content.FIRST_TEMPLE, content.FIRST_STATUE)
    assert {"statue"} == kinds_of_hexes(content.FIRST_STATUE, content.FIRST_MONSTER)
    assert {"monster"} == kinds_of_hexes(content.FIRST_MONSTER, content.FIRST_MARKED)
    assert {"marked-monster"} == kinds_of_hexes(content.FIRST_MARKED, content.FIRST_CITY)
    assert {"city"} == kinds_of_hexes(content.FIRST_CITY, content.FIRST_HOLE)
    assert {"hole"} == kinds_of_hexes(content.FIRST_HOLE, content.HEXES)


def test_a_hex_keeps_what_its_row_says() -> None:
    for row in CONTENT.rows("hex"):
        h = T.tiles.hex_slugs.index(row.id)

        assert row.text("tile") == T.tiles.slugs[T.tiles.hex_tile[h]]
        assert (row.number("q"), row.number("r")) == (T.tiles.hex_q[h], T.tiles.hex_r[h])
        assert row.text("colour") == ("" if T.hex_colour[h] < 0 else COLOURS[T.hex_colour[h]])
        assert set(row.texts("sites")) == {COLOURS[c] for c in range(6) if T.hex_sites[h] >> c & 1}


@rule("DEL-STA-05", "DEL-RUL-53")
def test_every_statue_has_a_site() -> None:
    islands = range(content.FIRST_STATUE, content.FIRST_MONSTER)

    assert {3} == {int(T.hex_sites[h]).bit_count() for h in islands}
    for colour in range(6):
        assert T.statues[colour] == len([h for h in islands if T.hex_sites[h] >> colour & 1])


@rule("DEL-SETB-06")
def test_the_compact_board_has_three_slots_for_each_size() -> None:
    slots = Counter([TILE_KINDS[kind] for kind in T.tiles.slot_kind])

    assert {"ring": 3, "large": 3, "mid": 3, "small": 3} == slots
    assert {content.FREE_TURN} == {T.tiles.slot_turns[k] for k in range(T.tiles.slots) if T.tiles.slot_kind[k] == TILE_KINDS.index("ring")}
    assert content.FREE_TURN not in {
        T.tiles.slot_turns[k] for k in range(T.tiles.slots) if T.tiles.slot_kind[k] != TILE_KINDS.index("ring")
    }


@rule("DEL-SETB-08")
def test_zeus_stands_in_the_ring_of_six_sea_hexes() -> None:
    ring = T.tiles.hex_tile[content.ZEUS]
    around = [h for h in range(content.HEXES) if T.tiles.hex_tile[h] == ring and h != content.ZEUS]

    assert "ring-zeus" == T.tiles.slugs[ring]
    assert 6 == len(around)
    assert all(h < content.SEAS for h in around)


def test_there_is_one_city_for_the_statues_of_each_colour() -> None:
    assert [f"city-{colour}-1" for colour in COLOURS] == [T.tiles.hex_slugs[h] for h in T.city_of]
    assert [3] * 6 == list(T.statues)


@rule("DEL-GEN-03", "DEL-RUL-03")
def test_there_are_three_tasks_of_each_type_when_the_faces_are_drawn() -> None:
    fixed: Counter[str] = Counter()
    two_sided = 0
    for tile in range(T.task_tiles):
        if T.task_back[tile] < 0:
            fixed[TASKS[T.task[tile]]] += T.task_copies[tile]
        else:
            two_sided += 1
    fixed["offering"] += T.offering_faces
    fixed["monster"] += two_sided - T.offering_faces

    assert {"shrine": 3, "statue": 3, "offering": 3, "monster": 3} == fixed


@rule("DEL-RUL-57")
def test_there_is_a_passenger_of_every_kind_and_colour() -> None:
    found = {(COLOURS[T.passenger_colour[k]], PASSENGER_KINDS[T.passenger_kind[k]]) for k in range(content.PASSENGER_COUNT)}
    assert {(colour, kind) for colour in COLOURS for kind in PASSENGER_KINDS} == found


@rule("DEL-RUL-25", "DEL-RUL-26")
def test_tracks_are_as_long_as_published() -> None:
    assert 5 == T.shield_most
    assert 6 == T.god_top_row
    assert [3, 2, 1] == [T.entry_rows[seats] for seats in (2, 3, 4)]


@rule("DEL-RUL-55")
def test_four_ships_are_meant_for_a_first_game() -> None:
    first = [T.ship_slugs[ship] for ship in range(T.ships) if T.ship_first_game[ship]]
    assert ["bulwark", "olympian", "galley", "merchantman"] == first


def test_gods_are_found_by_their_colour() -> None:
    assert ["aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis"] == [T.god_slugs[god] for god in T.god_of]


def test_named_places_are_those_of_the_words() -> None:
    assert "favours" == GAINS[content.FAVOURS]
    assert "oracle_cards" == GAINS[content.CARDS]
    assert "god_steps" == GAINS[content.GOD_STEPS]
    assert content.GAIN_KINDS == len(GAINS)
    assert "marked-monster" == HEX_KINDS[content.MARKED_HEX]
    assert "hole" == HEX_KINDS[content.HOLE_HEX]
    assert "monster" == TASKS[content.MONSTER]
    assert "creature" == PASSENGER_KINDS[content.CREATURE]


def test_gains_stand_in_the_order_in_which_they_are_taken() -> None:
    windfall = T.equipment_slugs.index("windfall")
    assert [3, 0, 0, 1, 0, 0, 2] == list(T.moves.by_equipment[windfall].gains)


def test_every_player_owns_three_islands_with_different_letters() -> None:
    found = {(T.island_owner[k], T.island_letter[k]) for k in range(content.ISLAND_TILES)}
    assert 12 == len(found)
    assert {3} == set(Counter([owner for owner, letter in found]).values())
    assert len(PLAYERS) == len({owner for owner, letter in found})


@rule("DEL-SHIP-03", "DEL-GOD-12", "DEL-EQ-12", "DEL-EXP-05", "DEL-PAS-07")
def test_what_a_row_gives_is_told_by_the_rule_of_the_row() -> None:
    causes = [
        (T.moves.by_ship, T.ship_slugs, "galley"),
        (T.moves.by_god, T.god_slugs, "artemis"),
        (T.moves.by_equipment, T.equipment_slugs, "rite-pink"),
        (T.moves.by_letter, LETTERS, "psi"),
        (T.moves.by_passenger, PASSENGER_KINDS, "creature"),
    ]
    told = [found[slugs.index(slug)].rule for found, slugs, slug in causes]

    assert ["DEL-SHIP-03", "DEL-GOD-12", "DEL-EQ-12", "DEL-EXP-05", "DEL-PAS-07"] == told


# ---------------------------------------------------------------- Edited copies


@pytest.mark.parametrize("total", TOTALS)
def test_every_total_is_counted(total: str, tmp_path: Path) -> None:
    line = next(line for line in TEXT.split("[totals]")[1].splitlines() if line.split()[:1] == [total])
    wrong = line.replace("value = ", "value = 9")

    assert "expected" in refusal(tmp_path, [(line, wrong)])


def test_there_are_totals_for_all_components() -> None:
    assert 34 == len(TOTALS)


EDITS = [
    ('id = "ring-a-1", tile = "ring-a"', 'id = "ring-a-1", tile = "ring-x"', "hex 'ring-a-1', column 'tile': there is no tile 'ring-x'."),
    (
        'tile = "large-a", q = 0, r = -1, kind = "sea"',
        'tile = "large-a", q = 0, r = -1, kind = "reef"',
        "hex 'large-a-1', column 'kind': 'reef' is not one of " + ", ".join(HEX_KINDS) + ".",
    ),
    (
        'tile = "large-a", q = 0, r = -1, kind = "sea", colour = "green"',
        'tile = "large-a", q = 0, r = -1, kind = "sea"',
        "hex 'large-a-1', column 'colour': it is missing, but a hex of kind sea has one.",
    ),
    (
        'tile = "large-a", q = 1, r = 0, kind = "offering"',
        'tile = "large-a", q = 1, r = 0, kind = "offering", colour = "red"',
        "hex 'large-a-5', column 'colour': a hex of kind offering has none.",
    ),
    (
        'sites = ["black", "blue", "green"]',
        'sites = ["black", "blue", "blue"]',
        "hex 'large-a-10', column 'sites': a statue island has three sites of different colours.",
    ),
    (
        'tile = "large-a", q = 1, r = 0, kind = "offering"',
        'tile = "large-a", q = 1, r = 0, kind = "offering", sites = ["red"]',
        "hex 'large-a-5', column 'sites': a hex of kind offering has none.",
    ),
    (
        'id = "large-a-2", tile = "large-a", q = 1, r = -1',
        'id = "large-a-2", tile = "large-a", q = 0, r = -1',
        "hex 'large-a-2', column 'q': another hex of the tile lies there.",
    ),
    (
        'id = "large-a-2", tile = "large-a", q = 1, r = -1',
        'id = "large-a-2", tile = "large-a", q = 7, r = -1',
        "hex 'large-a-2', column 'q': 7 is not between -4 and 4.",
    ),
    (
        'id = "large-a-9", tile = "large-a", q = 0, r = 2',
        'id = "large-a-9", tile = "large-a", q = 4, r = -4',
        "tile 'large-a', column 'hexes': its sea hexes are not connected.",
    ),
    (
        'id = "mid-c-9", tile = "mid-c", q = 1, r = 1',
        'id = "mid-c-9", tile = "mid-c", q = 4, r = 0',
        "hex 'mid-c-9', column 'kind': no sea hex of its tile touches it.",
    ),
    (
        'tile = "ring-a", q = 0, r = 0, kind = "hole"',
        'tile = "ring-a", q = 0, r = 0, kind = "zeus"',
        "hex 'ring-a-4', column 'kind': the six hexes around Zeus must be sea.",
    ),
    ("\n]\n\n# ---------------------------------------------------------------- Slots", f"\n{ONE_MORE_HEX}\n]\n\n# Slots", "tile 'mid-c', column 'hexes': 10 rows found, 9 expected."),
    ('id = "city-red"\nkind = "city"', 'id = "city-red"\nkind = "small"', "tile 'city-red', column 'kind': it has 1 cities."),
    ('id = "mid-1", kind = "mid"', 'id = "mid-1", kind = "large"', "slot: 4 slots for 3 tiles of kind large."),
    ('id = "mid-1", kind = "mid"', 'id = "mid-1", kind = "city"', "slot 'mid-1', column 'kind': city tiles have no slots."),
    ('id = "mid-1", kind = "mid", q = 5', 'id = "mid-1", kind = "mid", q = 50', "slot 'mid-1', column 'q': 50 is not between -20 and 20."),
    ('rule = "DEL-GOD-16"\ncolour = "pink"', 'rule = "DEL-GOD-16"\ncolour = "blue"', "god 'poseidon', column 'colour': there are two of blue."),
    ('[[letter]]\nid = "psi"', '[[letter]]\nid = "chi"', "letter, column 'id': the rows must be psi, phi, sigma, omega, in this order."),
    ('name = "Pan"\ncolour = "pink"', 'name = "Pan"\ncolour = "red"', "passenger 'pan', column 'colour': there are two of red creature."),
    ('id = "red-psi"\nowner = "red"', 'id = "red-psi"\nowner = "green"', "island_tile 'green-psi', column 'letter': there are two of green psi."),
    ('id = "red-psi"\nowner = "red"', 'id = "red-psi"\nowner = "blue"', "island_tile: 2 tiles of red counted, 3 expected."),
    ('back = "monster"\nback_colour = "red"\n', 'back = "monster"\n', "task_tile 'offering-pink-or-monster-red', column 'back': task and colour of the back go together."),
    ('back = "monster"\nback_colour = "red"\n', 'back = "statue"\nback_colour = "red"\n', "task_tile 'offering-pink-or-monster-red', column 'back': a two-sided tile is one tile with an offering and a monster."),
    ("offering_faces      = { value = 2", "offering_faces      = { value = 3", "task_tile: 4 tiles with the task offering counted, 3 expected."),
    ('gods = ["poseidon",', 'gods = ["hades",', "equipment 'ascension', column 'gods': there is no god 'hades'."),
    ('function = "scout"\nlooks = 2\n', 'function = "scout"\n', "equipment 'scout', column 'looks': it is missing."),
    ('rule = "DEL-EQ-06"\nshallows = true\n', 'rule = "DEL-EQ-06"\nshallows = true\nprice = 2\n', "equipment 'shallows', column 'price': the card has nothing to do with it."),
    ('when = "once"\nfunction = "scout"\n', 'function = "scout"\n', "equipment 'scout', column 'when': it is missing, but scout must know its time."),
    ('tile = "city-yellow", q = 0, r = 0, kind = "city", colour = "yellow"', 'tile = "city-yellow", q = 0, r = 0, kind = "city", colour = "red"', "hex: 2 cities in red counted, 1 expected."),
    ('layout = "first-voyage", tile = "mid-a"', 'layout = "first-voyage", tile = "mid-x"', "placement 'first-voyage-mid-a', column 'tile': there is no tile 'mid-x'."),
    ('tile = "mid-a", q = -2, r = -1, turns = 5', 'tile = "mid-a", q = -2, r = -1, turns = 6', "placement 'first-voyage-mid-a', column 'turns': 6 is not between 0 and 5."),
    ('tile = "mid-a", q = -2, r = -1, turns = 5', 'tile = "mid-a", q = -1, r = -1, turns = 5', "placement, column 'layout': first-voyage cannot be laid, because ring-a and mid-a overlap at 0,-1."),
    ('layout = "first-voyage", tile = "mid-a"', 'layout = "second-voyage", tile = "mid-a"', "placement, column 'layout': first-voyage cannot be laid, because the tile mid-a is missing."),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "sentence"), EDITS, ids=[sentence.split(":")[0] for old, new, sentence in EDITS])
def test_an_edited_copy_is_refused_with_row_column_and_reason(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert sentence == refusal(tmp_path, [(old, new)])


def test_an_edited_copy_that_fits_together_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "content.toml"
    path.write_text(TEXT.replace("monster_strength    = { value = 9", "monster_strength    = { value = 8"))
    edited = reading.load(path, SCHEMA)

    assert 8 == edited.number("monster_strength")
    assert CONTENT.digest() != edited.digest()
