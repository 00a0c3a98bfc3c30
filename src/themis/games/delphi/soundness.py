"""Whether a content file fits together: what no column can say of itself.

Every refusal names the row and the column to look at; what is counted is compared with the file's own totals.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NoReturn

from themis.core import content, hexes
from themis.core.content import Content, Row, show
from themis.core.reading import load
from themis.games.delphi.schema import (
    COLOURS,
    HEX_KINDS,
    LETTERS,
    NUMBERS,
    PASSENGER_KINDS,
    PLAYERS,
    TABLES,
    TASKS,
    TILE_KINDS,
)

LAND: Final = HEX_KINDS[HEX_KINDS.index("island") : HEX_KINDS.index("hole")]
# Land hexes are kept as bits of one machine number.
MOST_LAND: Final = 62


def read(path: Path) -> Content:
    """A content file that can be played with, or a BadContent."""
    loaded = load(path, TABLES, NUMBERS)
    check_names(loaded)
    check_hexes(loaded)
    check_tiles(loaded)
    check_slots(loaded)
    check_cards(loaded)
    check_task_tiles(loaded)
    check_equipment(loaded)
    check_components(loaded)
    check_board(loaded)
    return loaded


def refuse(loaded: Content, table: str, row: Row, column: str, reason: str) -> NoReturn:
    content.refuse(f"{loaded.file}, {table} {show(row.id)}, column {show(column)}", reason)


def check_names(loaded: Content) -> None:
    """Rows that the rules know by place, and words that name rows of other tables."""
    expect_ids(loaded, "colour", COLOURS)
    expect_ids(loaded, "task", TASKS)
    expect_ids(loaded, "letter", LETTERS)
    expect_ids(loaded, "passenger_kind", PASSENGER_KINDS)
    expect_known(loaded, "hex", "tile", "tile")
    expect_known(loaded, "placement", "tile", "tile")
    gods = [row.id for row in loaded.rows("god")]
    for row in loaded.rows("equipment"):
        for god in row.texts("gods"):
            if god not in gods:
                refuse(loaded, "equipment", row, "gods", f"there is no god {show(god)}")


def expect_ids(loaded: Content, table: str, expected: list[str]) -> None:
    found = [row.id for row in loaded.rows(table)]
    if found != expected:
        content.refuse(f"{loaded.file}, {table}, column 'id'", f"the rows must be {', '.join(expected)}, in this order")


def expect_known(loaded: Content, table: str, column: str, other: str) -> None:
    known = [row.id for row in loaded.rows(other)]
    for row in loaded.rows(table):
        if row.text(column) not in known:
            refuse(loaded, table, row, column, f"there is no {other} {show(row.text(column))}")


def check_hexes(loaded: Content) -> None:
    """Sea, islands and cities have a colour, statue islands three sites of different colours.  DEL-STA-05"""
    for row in loaded.rows("hex"):
        kind = row.text("kind")
        needs_colour = kind in ("sea", "island", "city")
        if needs_colour and not row.has("colour"):
            refuse(loaded, "hex", row, "colour", f"it is missing, but a hex of kind {kind} has one")
        if row.has("colour") and not needs_colour:
            refuse(loaded, "hex", row, "colour", f"a hex of kind {kind} has none")
        sites = row.texts("sites")
        if kind == "statue" and (len(sites) != 3 or len(set(sites)) != 3):
            refuse(loaded, "hex", row, "sites", "a statue island has three sites of different colours")
        if kind != "statue" and sites:
            refuse(loaded, "hex", row, "sites", f"a hex of kind {kind} has none")


def check_tiles(loaded: Content) -> None:
    """On every tile the sea is connected and all land touches it, so that a layout need only connect the tiles; around Zeus there is nothing but sea.  DEL-SETB-08"""
    for tile in loaded.rows("tile"):
        rows = [row for row in loaded.rows("hex") if row.text("tile") == tile.id]
        check_places(loaded, rows)
        sea = field_of(rows, "sea")
        if hexes.parts(sea) != 1:
            refuse(loaded, "tile", tile, "hexes", "its sea hexes are not connected")
        for row in rows:
            touched = hexes.rim(hexes.spot(row.number("q"), row.number("r"))) & sea
            if row.text("kind") in LAND and not touched:
                refuse(loaded, "hex", row, "kind", "no sea hex of its tile touches it")
            if row.text("kind") == "zeus" and touched.bit_count() != hexes.SIDES:
                refuse(loaded, "hex", row, "kind", "the six hexes around Zeus must be sea")
        counted = len([row for row in rows if row.text("kind") not in ("hole", "zeus")])
        if counted != tile.number("hexes"):
            refuse(loaded, "tile", tile, "hexes", f"{counted} rows found, {tile.number('hexes')} expected")
        cities = len([row for row in rows if row.text("kind") == "city"])
        if cities != (1 if tile.text("kind") == "city" else 0):
            refuse(loaded, "tile", tile, "kind", f"it has {cities} cities")


def check_places(loaded: Content, rows: list[Row]) -> None:
    taken = 0
    for row in rows:
        here = hexes.spot(row.number("q"), row.number("r"))
        if taken & here:
            refuse(loaded, "hex", row, "q", "another hex of the tile lies there")
        taken |= here


def field_of(rows: list[Row], kind: str) -> int:
    return hexes.field([(row.number("q"), row.number("r")) for row in rows if row.text("kind") == kind])


def check_slots(loaded: Content) -> None:
    """As many slots as tiles of each kind; cities are laid along the rim and have none.  DEL-SETB-06"""
    for row in loaded.rows("slot"):
        if row.text("kind") == "city":
            refuse(loaded, "slot", row, "kind", "city tiles have no slots")
    for kind in TILE_KINDS:
        slots = len([row for row in loaded.rows("slot") if row.text("kind") == kind])
        tiles = len([row for row in loaded.rows("tile") if row.text("kind") == kind])
        if kind != "city" and slots != tiles:
            content.refuse(f"{loaded.file}, slot", f"{slots} slots for {tiles} tiles of kind {kind}")


def check_cards(loaded: Content) -> None:
    """One god and one monster of each colour, one passenger of each kind and colour, three letters for each player.  DEL-RUL-57"""
    expect_each(loaded, "god", "colour", "", COLOURS)
    expect_each(loaded, "monster", "colour", "", COLOURS)
    expect_each(loaded, "player", "colour", "", PLAYERS)
    expect_each(loaded, "passenger", "colour", "kind", [f"{colour} {kind}" for colour in COLOURS for kind in PASSENGER_KINDS])
    seen: list[str] = []
    for row in loaded.rows("island_tile"):
        both = f"{row.text('owner')} {row.text('letter')}"
        if both in seen:
            refuse(loaded, "island_tile", row, "letter", f"there are two of {both}")
        seen.append(both)
    for player in PLAYERS:
        shrines = len([row for row in loaded.rows("island_tile") if row.text("owner") == player])
        content.expect_total(f"{loaded.file}, island_tile, owner {show(player)}", shrines, loaded.number("shrines"))


def expect_each(loaded: Content, table: str, column: str, second: str, expected: list[str]) -> None:
    """Exactly one row for each expected value of a column, or of two columns together."""
    seen: list[str] = []
    for row in loaded.rows(table):
        value = f"{row.text(column)} {row.text(second)}" if second else row.text(column)
        if value in seen:
            refuse(loaded, table, row, column, f"there are two of {value}")
        seen.append(value)
    for value in expected:
        if value not in seen:
            content.refuse(f"{loaded.file}, {table}, column {show(column)}", f"there is no row for {value}")


def check_task_tiles(loaded: Content) -> None:
    """Whichever faces are drawn, every type is asked for as often as the others.  DEL-GEN-03, DEL-RUL-03"""
    two_sided = 0
    for row in loaded.rows("task_tile"):
        if row.has("back") != row.has("back_colour"):
            refuse(loaded, "task_tile", row, "back", "task and colour of the back go together")
        if row.has("back"):
            two_sided += 1
            if row.text("task") != "offering" or row.text("back") != "monster" or row.number("copies") != 1:
                refuse(loaded, "task_tile", row, "back", "a two-sided tile is one tile with an offering and a monster")
    faces = loaded.number("offering_faces")
    for task in TASKS:
        count = sum([row.number("copies") for row in loaded.rows("task_tile") if row.text("task") == task and not row.has("back")])
        if task == "offering":
            count += faces
        if task == "monster":
            count += two_sided - faces
        content.expect_total(f"{loaded.file}, task_tile, task {show(task)}", count, loaded.number("shrines"))


def check_equipment(loaded: Content) -> None:
    """A function comes with the columns it works on, and with a time."""
    for row in loaded.rows("equipment"):
        function = row.text("function")
        if function and not row.has("when"):
            refuse(loaded, "equipment", row, "when", f"it is missing, but {function} must know its time")
        for column, needed in (
            ("colours", function in ("load_statue", "load_offering") or row.text("when") in ("action", "roll")),
            ("gods", function == "raise_god"),
            ("tasks", row.text("when") == "task"),
            ("looks", function == "scout"),
            ("price", function == "buy_action"),
        ):
            if needed != row.has(column):
                refuse(loaded, "equipment", row, column, "it is missing" if needed else "the card has nothing to do with it")


def check_components(loaded: Content) -> None:
    """The printed component list must come out, piece by piece."""
    players = len(loaded.rows("player"))
    tiles = loaded.rows("tile")
    loaded.expect_total("board_tiles", len([row for row in tiles if row.text("kind") != "city"]))
    loaded.expect_total("city_tiles", len([row for row in tiles if row.text("kind") == "city"]))
    loaded.expect_total("island_tiles", len(loaded.rows("island_tile")))
    each = sum([row.number("copies") for row in loaded.rows("task_tile")])
    loaded.expect_total("task_tiles_each", each)
    loaded.expect_total("task_tiles", each * players)
    loaded.expect_total("ship_tiles", len(loaded.rows("ship")))
    for column in ("oracle_cards", "wound_cards", "offerings", "temples", "statues"):
        loaded.expect_total(column, sum([row.number(column) for row in loaded.rows("colour")]))
    for table, total in (("monster", "monsters"), ("god", "gods")):
        loaded.expect_total(total, sum([row.number("copies") for row in loaded.rows(table)]))
    for total in ("shields", "ships", "player_boards"):
        loaded.expect_total(total, players)
    loaded.expect_total("shrines", loaded.number("shrines") * players)
    loaded.expect_total("oracle_dice", loaded.number("dice") * players)
    loaded.expect_total("equipment_cards", len(loaded.rows("equipment")))
    loaded.expect_total("passenger_cards", len(loaded.rows("passenger")))


def check_board(loaded: Content) -> None:
    """All hexes of all tiles, by kind and colour; as many sites as statues of each colour.  DEL-RUL-53"""
    rows = loaded.rows("hex")
    loaded.expect_total("hexes", len([row for row in rows if row.text("kind") not in ("hole", "zeus")]))
    for kind in HEX_KINDS:
        loaded.expect_total(f"{kind.replace('-', '_')}_hexes", len([row for row in rows if row.text("kind") == kind]))
    for colour in COLOURS:
        for kind in ("sea", "island"):
            count = len([row for row in rows if row.text("kind") == kind and row.text("colour") == colour])
            loaded.expect_total(f"{kind}_hexes_per_colour", count)
        loaded.expect_total("sites_per_colour", len([row for row in rows if colour in row.texts("sites")]))
        statues = loaded.rows("colour")[COLOURS.index(colour)].number("statues")
        content.expect_total(f"{loaded.file}, colour {show(colour)}, column 'statues'", statues, loaded.total("sites_per_colour"))
        cities = len([row for row in rows if row.text("kind") == "city" and row.text("colour") == colour])
        content.expect_total(f"{loaded.file}, hex, cities of colour {show(colour)}", cities, 1)
    if len([row for row in rows if row.text("kind") in LAND]) > MOST_LAND:
        content.refuse(f"{loaded.file}, hex", f"there can be at most {MOST_LAND} land hexes")
    if len([row for row in rows if row.text("kind") == "zeus"]) != 1:
        content.refuse(f"{loaded.file}, hex", "there must be exactly one Zeus space")
