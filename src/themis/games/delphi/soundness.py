"""Whether a content fits together: what no column can say of itself, as findings that name the row and the column to look at.

What the game relies on is broken if it is not so; what only differs from the component list departs from it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from themis.books import content, reading
from themis.books.content import Content, Row, Schema
from themis.books.findings import Finding, broken, odd
from themis.books.toml import show
from themis.core import hexes
from themis.games.delphi.content import HEX_COUNTS, MOST_SEATS, SEAS_PER_COLOUR
from themis.games.delphi.layout import flaw, printed_placements
from themis.games.delphi.schema import (
    COLOURS,
    FIRST_VOYAGE,
    GAINS,
    HEX_KINDS,
    LETTERS,
    NUMBERS,
    PASSENGER_KINDS,
    PLAYERS,
    TABLES,
    TASKS,
    TILE_KINDS,
)
from themis.games.delphi.tiles import Tiles

LAND: Final = HEX_KINDS[HEX_KINDS.index("island") : HEX_KINDS.index("hole")]
# What equipment can give, by when it works; only what has a colour brings a passenger of it.
UNCOLOURED: Final = [gain for gain in GAINS if gain != "passengers"]
GAINS_AT: Final = {
    "": [],
    "once": UNCOLOURED,
    "action": ["favours", "oracle_cards", "god_steps"],
    "roll": ["favours"],
    "task": UNCOLOURED,
    "turn": [],
}


def check(found: Content) -> list[Finding]:
    """One thing after the other; then what is not as printed, and what is hardly meant."""
    return found.gathered(
        {},
        [
            check_names,
            check_hexes,
            check_tiles,
            check_slots,
            check_cards,
            check_kinds,
            check_tasks,
            check_equipment,
            check_numbers,
            check_board,
            check_first_voyage,
            check_meaning,
        ],
    )


# ---------------------------------------------------------------- Names


def check_names(found: Content) -> list[Finding]:
    """Rows that the rules know by place, and words that name rows of other tables."""
    faults: list[Finding] = []
    for table, expected in (("colour", COLOURS), ("task", TASKS), ("letter", LETTERS), ("passenger_kind", PASSENGER_KINDS)):
        if [row.id for row in found.rows(table)] != expected:
            faults.append(broken(table, "", "id", f"the rows must be {', '.join(expected)}, in this order"))
    tiles = [row.id for row in found.rows("tile")]
    for table in ("hex", "placement"):
        for row in found.rows(table):
            if row.text("tile") not in tiles:
                faults.append(broken(table, row.id, "tile", f"there is no tile {show(row.text('tile'))}"))
    gods = [row.id for row in found.rows("god")]
    for row in found.rows("equipment"):
        for god in row.texts("gods"):
            if god not in gods:
                faults.append(broken("equipment", row.id, "gods", f"there is no god {show(god)}"))
    return faults


# ---------------------------------------------------------------- The board


def check_hexes(found: Content) -> list[Finding]:
    """Sea, islands and cities have a colour, statue islands three sites of different colours.  DEL-STA-05"""
    return [fault for row in found.rows("hex") for fault in check_hex(row)]


def check_hex(row: Row) -> list[Finding]:
    kind = row.text("kind")
    sites = row.texts("sites")
    needs_colour = kind in ("sea", "island", "city")
    if needs_colour and not row.has("colour"):
        return [broken("hex", row.id, "colour", f"it is missing, but a hex of kind {kind} has one")]
    if row.has("colour") and not needs_colour:
        return [broken("hex", row.id, "colour", f"a hex of kind {kind} has none")]
    if kind == "statue" and (len(sites) != 3 or len(set(sites)) != 3):
        return [broken("hex", row.id, "sites", "a statue island has three sites of different colours", "DEL-STA-05")]
    return [broken("hex", row.id, "sites", f"a hex of kind {kind} has none")] if kind != "statue" and sites else []


def check_tiles(found: Content) -> list[Finding]:
    """On every tile the sea is connected and all land touches it, so that a layout need only connect the tiles; around Zeus there is nothing but sea.  DEL-SETB-08"""
    return [fault for tile in found.rows("tile") for fault in check_tile(found, tile)]


def check_tile(found: Content, tile: Row) -> list[Finding]:
    rows = [row for row in found.rows("hex") if row.text("tile") == tile.id]
    faults = check_places(rows)
    sea = hexes.field([(row.number("q"), row.number("r")) for row in rows if row.text("kind") == "sea"])
    if hexes.parts(sea) != 1:
        faults.append(broken("tile", tile.id, "hexes", "its sea hexes are not connected"))
    for row in rows:
        touched = hexes.rim(hexes.spot(row.number("q"), row.number("r"))) & sea
        if row.text("kind") in LAND and not touched:
            faults.append(broken("hex", row.id, "kind", "no sea hex of its tile touches it"))
        if row.text("kind") == "zeus" and touched.bit_count() != hexes.SIDES:
            faults.append(broken("hex", row.id, "kind", "the six hexes around Zeus must be sea", "DEL-SETB-08"))
    count = len([row for row in rows if row.text("kind") not in ("hole", "zeus")])
    if count != tile.number("hexes"):
        faults.append(broken("tile", tile.id, "hexes", f"{count} rows found, {tile.number('hexes')} expected"))
    cities = len([row for row in rows if row.text("kind") == "city"])
    if cities != (1 if tile.text("kind") == "city" else 0):
        faults.append(broken("tile", tile.id, "kind", f"it has {cities} cities"))
    return faults


def check_places(rows: list[Row]) -> list[Finding]:
    faults: list[Finding] = []
    taken = 0
    for row in rows:
        here = hexes.spot(row.number("q"), row.number("r"))
        if taken & here:
            faults.append(broken("hex", row.id, "q", "another hex of the tile lies there"))
        taken |= here
    return faults


def check_slots(found: Content) -> list[Finding]:
    """As many slots as tiles of each kind; cities are laid along the rim and have none.  DEL-SETB-06"""
    slots = found.rows("slot")
    faults = [broken("slot", row.id, "kind", "city tiles have no slots") for row in slots if row.text("kind") == "city"]
    for kind in TILE_KINDS:
        count = len([row for row in slots if row.text("kind") == kind])
        tiles = len([row for row in found.rows("tile") if row.text("kind") == kind])
        if kind != "city" and count != tiles:
            faults.append(broken("slot", "", "", f"{count} slots for {tiles} tiles of kind {kind}", "DEL-SETB-06"))
    return faults


def check_board(found: Content) -> list[Finding]:
    """As many hexes of each kind as the game has places for, each colour of the sea as often as the others, a city of each, and a site for every statue.  DEL-RUL-53"""
    rows = found.rows("hex")
    faults: list[Finding] = []
    for kind, expected in zip(HEX_KINDS, HEX_COUNTS, strict=True):
        faults += expect("hex", f"hexes of kind {kind}", len([row for row in rows if row.text("kind") == kind]), expected)
    for colour in COLOURS:
        seas = len([row for row in rows if row.text("kind") == "sea" and row.text("colour") == colour])
        faults += expect("hex", f"sea hexes in {colour}", seas, SEAS_PER_COLOUR)
        cities = len([row for row in rows if row.text("kind") == "city" and row.text("colour") == colour])
        faults += expect("hex", f"cities in {colour}", cities, 1)
        sites = len([row for row in rows if colour in row.texts("sites")])
        statues = found.rows("colour")[COLOURS.index(colour)].number("statues")
        if statues != sites:
            faults.append(broken("colour", colour, "statues", f"{statues} counted, {sites} expected", "DEL-RUL-53"))
    return faults


def expect(table: str, what: str, count: int, expected: int, rule: str = "") -> list[Finding]:
    return [broken(table, "", "", f"{count} {what} counted, {expected} expected", rule)] if count != expected else []


def check_first_voyage(found: Content) -> list[Finding]:
    """The printed layout can be laid with these tiles."""
    tiles = Tiles(found)
    wrong = flaw(tiles, printed_placements(found, tiles, FIRST_VOYAGE))
    return [broken("placement", "", "layout", f"{FIRST_VOYAGE} cannot be laid, because {wrong.reason}", wrong.rule)] if wrong else []


# ---------------------------------------------------------------- Cards and tiles


def check_cards(found: Content) -> list[Finding]:
    """One god and one monster of each colour, one passenger of each kind and colour, three letters for each player.  DEL-RUL-57"""
    faults = expect_each(found, "god", "colour", "", COLOURS)
    faults += expect_each(found, "monster", "colour", "", COLOURS)
    faults += expect_each(found, "player", "colour", "", PLAYERS)
    faults += expect_each(found, "passenger", "colour", "kind", [f"{colour} {kind}" for colour in COLOURS for kind in PASSENGER_KINDS])
    seen: list[str] = []
    for row in found.rows("island_tile"):
        both = f"{row.text('owner')} {row.text('letter')}"
        if both in seen:
            faults.append(broken("island_tile", row.id, "letter", f"there are two of {both}"))
        seen.append(both)
    for table in ("task", "letter", "ship", "god", "passenger_kind"):
        for row in found.rows(table):
            if row.number("passengers") and row.id not in ("statue", "offering"):
                faults.append(broken(table, row.id, "passengers", "a passenger has the colour of a statue or an offering", "DEL-PAS-01"))
    for player in PLAYERS:
        shrines = len([row for row in found.rows("island_tile") if row.text("owner") == player])
        faults += expect("island_tile", f"tiles of {player}", shrines, found.number("shrines"))
    return faults


def check_kinds(found: Content) -> list[Finding]:
    """What lasts belongs to one kind of passengers.  DEL-PAS-04, DEL-PAS-06, DEL-PAS-07"""
    faults: list[Finding] = []
    for row in found.rows("passenger_kind"):
        for column, kind, there in (
            ("heals", "hero", row.flag("heals")),
            ("wild", "demigod", row.flag("wild")),
            ("roams", "creature", row.number("roams") > 0),
        ):
            if there and row.id != kind:
                faults.append(broken("passenger_kind", row.id, column, f"it is for the kind {kind}"))
    return faults


def expect_each(found: Content, table: str, column: str, second: str, expected: list[str]) -> list[Finding]:
    """Exactly one row for each expected value of a column, or of two columns together."""
    faults: list[Finding] = []
    seen: list[str] = []
    for row in found.rows(table):
        value = f"{row.text(column)} {row.text(second)}" if second else row.text(column)
        if value in seen:
            faults.append(broken(table, row.id, column, f"there are two of {value}"))
        seen.append(value)
    return faults + [broken(table, "", column, f"there is no row for {value}") for value in expected if value not in seen]


def check_tasks(found: Content) -> list[Finding]:
    """Whichever faces are drawn, every type is asked for as often as the others, and no colour twice.  DEL-GEN-03, DEL-RUL-03"""
    faults = [fault for row in found.rows("task_tile") for fault in check_task_tile(row)]
    coloured = [f"{row.text('task')} {row.text('colour')}" for row in found.rows("task_tile") if row.has("colour")]
    coloured += [f"{row.text('back')} {row.text('back_colour')}" for row in found.rows("task_tile") if row.has("back_colour")]
    for face in sorted(set(coloured)):
        if coloured.count(face) > 1:
            faults.append(broken("task_tile", "", "colour", f"there are two of {face}"))
    two_sided = len([row for row in found.rows("task_tile") if row.has("back")])
    faces = found.number("offering_faces")
    more = {"offering": faces, "monster": two_sided - faces}
    for task in TASKS:
        count = sum([row.number("copies") for row in found.rows("task_tile") if row.text("task") == task and not row.has("back")])
        faults += expect("task_tile", f"tiles with the task {task}", count + more.get(task, 0), found.number("shrines"), "DEL-GEN-03")
    return faults


def check_task_tile(row: Row) -> list[Finding]:
    if row.has("back") != row.has("back_colour"):
        return [broken("task_tile", row.id, "back", "task and colour of the back go together")]
    if row.has("back") and (row.text("task") != "offering" or row.text("back") != "monster" or row.number("copies") != 1):
        return [broken("task_tile", row.id, "back", "a two-sided tile is one tile with an offering and a monster")]
    if row.has("colour") and row.text("task") == "shrine":
        return [broken("task_tile", row.id, "colour", "a shrine has the colour of its player")]
    return (
        [broken("task_tile", row.id, "copies", "there is one tile of a colour")] if row.has("colour") and row.number("copies") > 1 else []
    )


def check_equipment(found: Content) -> list[Finding]:
    """A function comes with the columns it works on, and with the time it works at."""
    return [fault for row in found.rows("equipment") for fault in check_card(row)]


def check_card(row: Row) -> list[Finding]:
    function, when = row.text("function"), row.text("when")
    if function and not when:
        return [broken("equipment", row.id, "when", f"it is missing, but {function} must know its time")]
    if function and when != ("turn" if function == "buy_action" else "once"):
        return [broken("equipment", row.id, "when", f"{show(when)} is not the time of {function}")]
    faults: list[Finding] = []
    for column, needed in (
        ("colours", function in ("load_statue", "load_offering") or when in ("action", "roll")),
        ("gods", function == "raise_god"),
        ("tasks", when == "task"),
        ("looks", function == "scout"),
        ("price", function == "buy_action"),
    ):
        if needed != row.has(column):
            faults.append(broken("equipment", row.id, column, "it is missing" if needed else "the card has nothing to do with it"))
    if when == "action" and len(row.texts("colours")) > 1:
        faults.append(broken("equipment", row.id, "colours", "an action has one colour", "DEL-EQ-12"))
    if when == "roll" and not row.number("favours"):
        faults.append(broken("equipment", row.id, "favours", "it is missing", "DEL-EQ-15"))
    for gain in GAINS:
        if row.number(gain) and gain not in GAINS_AT[when]:
            faults.append(broken("equipment", row.id, gain, f"a card gives {', '.join(GAINS_AT[when]) or 'nothing'} at this time"))
    if row.has("same_wounds") != row.has("total_wounds"):
        faults.append(broken("equipment", row.id, "same_wounds", "wounds of one colour and in all go together"))
    return faults


# ---------------------------------------------------------------- Numbers


def check_numbers(found: Content) -> list[Finding]:
    """There are ship tiles for everybody, gods that can climb, monsters of each colour for each player, and a roll for the Titan."""
    ships = found.rows("ship")
    faults = at_most(found, "draft_more_ships", len(ships) - MOST_SEATS, "DEL-SETP-04")
    for seats in (2, 3, 4):
        faults += at_most(found, f"entry_row_{seats}", found.number("god_top_row"), "DEL-RUL-26")
    if len([row for row in ships if row.flag("first_game")]) < MOST_SEATS:
        faults.append(broken("ship", "", "first_game", f"fewer than {MOST_SEATS} ship tiles are for a first game", "DEL-SETP-05"))
    if found.number("marked_monsters") != 2:
        reason = f"{found.number('marked_monsters')} counted, 2 expected"
        faults.append(broken(content.NUMBERS, "marked_monsters", "", reason, "DEL-SETB-14"))
    return faults


def at_most(found: Content, name: str, most: int, rule: str) -> list[Finding]:
    number = found.number(name)
    return [broken(content.NUMBERS, name, "", f"{number} is more than {most}", rule)] if number > most else []


# ---------------------------------------------------------------- What is printed, and what is meant


def counted(found: Content) -> dict[str, int]:
    """The printed component list, piece by piece, and all hexes of all tiles, under the names of the file's totals."""
    players = len(found.rows("player"))
    tiles = found.rows("tile")
    each = sum([row.number("copies") for row in found.rows("task_tile")])
    totals = {
        "board_tiles": len([row for row in tiles if row.text("kind") != "city"]),
        "city_tiles": len([row for row in tiles if row.text("kind") == "city"]),
        "island_tiles": len(found.rows("island_tile")),
        "task_tiles_each": each,
        "task_tiles": each * players,
        "ship_tiles": len(found.rows("ship")),
        "shields": players,
        "ships": players,
        "player_boards": players,
        "shrines": found.number("shrines") * players,
        "oracle_dice": found.number("dice") * players,
        "equipment_cards": len(found.rows("equipment")),
        "passenger_cards": len(found.rows("passenger")),
    }
    for column in ("oracle_cards", "wound_cards", "offerings", "temples", "statues"):
        totals[column] = sum([row.number(column) for row in found.rows("colour")])
    for table, total in (("monster", "monsters"), ("god", "gods")):
        totals[total] = sum([row.number("copies") for row in found.rows(table)])
    rows = found.rows("hex")
    totals["hexes"] = len([row for row in rows if row.text("kind") not in ("hole", "zeus")])
    for kind in HEX_KINDS:
        totals[f"{kind.replace('-', '_')}_hexes"] = len([row for row in rows if row.text("kind") == kind])
    for kind in ("sea", "island"):
        by_colour = [len([row for row in rows if row.text("kind") == kind and row.text("colour") == colour]) for colour in COLOURS]
        totals[f"{kind}_hexes_per_colour"] = max(by_colour)
    totals["sites_per_colour"] = max([len([row for row in rows if colour in row.texts("sites")]) for colour in COLOURS])
    return totals


def check_sense(found: Content) -> list[Finding]:
    """Cards that are there under another name, and a Titan that never crushes anybody."""
    faults: list[Finding] = []
    seen: dict[str, str] = {}
    for row in found.rows("equipment"):
        alike = str({name: value for name, value in row.values().items() if name not in ("id", "rule", "name", "icon")})
        if alike in seen:
            faults.append(odd("equipment", row.id, "", f"it is the same card as {show(seen[alike])}"))
        seen[alike] = row.id
    if found.number("titan_crush") > found.number("titan_most"):
        reason = f"no roll up to {found.number('titan_most')} is {found.number('titan_crush')}"
        faults.append(odd(content.NUMBERS, "titan_crush", "", reason, "DEL-TTN-02"))
    return faults


def check_meaning(found: Content) -> list[Finding]:
    return found.differences(counted(found)) + check_sense(found)


SCHEMA: Final = Schema(TABLES, NUMBERS, check)
FOLDER: Final = Path(__file__).parent
DEFAULT_PATH: Final = FOLDER / "content.toml"
# The digest of what is published: a file that was edited in place has another, and the records of its games say so.
PUBLISHED: Final = "66c0697b45d8"
CONTENT: Final = reading.load(DEFAULT_PATH, SCHEMA)
