"""Everything printed on the components of The Oracle of Delphi as tables of whole numbers, read once from `content.toml`.

The number of a thing is its row, with one exception: hexes are numbered by kind, so that every kind is one stretch of numbers.
The sea comes first, then the Zeus space, then all land, and last the holes of the rings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from themis.core import content
from themis.core.content import Row
from themis.core.native import i64, vec
from themis.games.delphi.schema import (
    COLOURS,
    FUNCTIONS,
    GAINS,
    HEX_KINDS,
    LETTERS,
    PASSENGER_KINDS,
    PLAYERS,
    POWERS,
    REACHES,
    TASKS,
    TILE_KINDS,
    WHENS,
)
from themis.games.delphi.soundness import read

FOLDER: Final = Path(__file__).parent
DEFAULT_PATH: Final = FOLDER / "content.toml"
CONTENT: Final = read(content.path_for("delphi", DEFAULT_PATH))

# ---------------------------------------------------------------- Reading rows


def ids(rows: list[Row]) -> list[str]:
    return [row.id for row in rows]


def numbers(rows: list[Row], column: str) -> vec[i64]:
    return vec[i64]([row.number(column) for row in rows])


def flags(rows: list[Row], column: str) -> vec[i64]:
    return vec[i64]([1 if row.flag(column) else 0 for row in rows])


def places(rows: list[Row], column: str, words: list[str]) -> vec[i64]:
    """Where each row's word stands among the words; -1 for a row that leaves it out."""
    return vec[i64]([words.index(row.text(column)) if row.has(column) else -1 for row in rows])


def masks(rows: list[Row], column: str, words: list[str]) -> vec[i64]:
    """The words of each row, a bit for each."""
    return vec[i64]([sum([1 << words.index(word) for word in row.texts(column)]) for row in rows])


def gains(rows: list[Row]) -> vec[i64]:
    """What each row gives, GAIN_KINDS numbers a row, in the order in which they are carried out."""
    return vec[i64]([row.number(name) for row in rows for name in GAINS])


def inverse(table: vec[i64]) -> vec[i64]:
    """The row of each number, for a table in which every number stands once."""
    return vec[i64]([list(table).index(n) for n in range(len(table))])


# ---------------------------------------------------------------- Colours and players

COLOUR_COUNT: Final = len(COLOURS)
_colours: Final = CONTENT.rows("colour")
ORACLE_CARDS: Final = numbers(_colours, "oracle_cards")
WOUND_CARDS: Final = numbers(_colours, "wound_cards")
STATUES: Final = numbers(_colours, "statues")
PLAYER_COLOUR: Final = places(CONTENT.rows("player"), "colour", PLAYERS)

# ---------------------------------------------------------------- Gains, by place in a row of a gains table

FAVOURS: Final = 0
EQUIPMENT_CARDS: Final = 1
PASSENGERS: Final = 2
CARDS: Final = 3
WOUND_COLOURS: Final = 4
SHIELD: Final = 5
GOD_STEPS: Final = 6
GAIN_KINDS: Final = 7

# ---------------------------------------------------------------- Board tiles and city tiles

_tiles: Final = CONTENT.rows("tile")
TILE_SLUGS: Final = ids(_tiles)
TILES: Final = len(_tiles)
TILE_KIND: Final = places(_tiles, "kind", TILE_KINDS)
CITY_TILE: Final = TILE_KINDS.index("city")

# ---------------------------------------------------------------- Hexes, by kind


def by_kind(rows: list[Row]) -> list[Row]:
    """The rows in the order of the hexes' numbers."""
    return [row for kind in HEX_KINDS for row in rows if row.text("kind") == kind]


def first_of(kind: str) -> int:
    """The first hex of a kind; those of the kind end where the next one begins."""
    return len([row for row in _hexes if HEX_KINDS.index(row.text("kind")) < HEX_KINDS.index(kind)])


_hexes: Final = by_kind(CONTENT.rows("hex"))
HEX_SLUGS: Final = ids(_hexes)
HEXES: Final = len(_hexes)
HEX_KIND: Final = places(_hexes, "kind", HEX_KINDS)
HEX_COLOUR: Final = places(_hexes, "colour", COLOURS)
HEX_SITES: Final = masks(_hexes, "sites", COLOURS)
HEX_TILE: Final = places(_hexes, "tile", TILE_SLUGS)
HEX_Q: Final = numbers(_hexes, "q")
HEX_R: Final = numbers(_hexes, "r")

# Kinds of hexes, in the order of HEX_KINDS.
SEA_HEX: Final = 0
ZEUS_HEX: Final = 1
ISLAND_HEX: Final = 2
OFFERING_HEX: Final = 3
TEMPLE_HEX: Final = 4
STATUE_HEX: Final = 5
MONSTER_HEX: Final = 6
MARKED_HEX: Final = 7
CITY_HEX: Final = 8
HOLE_HEX: Final = 9

SEAS: Final = first_of("zeus")
ZEUS: Final = SEAS
# Where a ship can be: the sea hexes and the Zeus space.
BERTHS: Final = SEAS + 1
FIRST_LAND: Final = first_of("island")
FIRST_OFFERING: Final = first_of("offering")
FIRST_TEMPLE: Final = first_of("temple")
FIRST_STATUE: Final = first_of("statue")
FIRST_MONSTER: Final = first_of("monster")
FIRST_MARKED: Final = first_of("marked-monster")
FIRST_CITY: Final = first_of("city")
FIRST_HOLE: Final = first_of("hole")
LANDS: Final = FIRST_HOLE - FIRST_LAND
SEAS_PER_COLOUR: Final = SEAS // COLOUR_COUNT


def cities() -> list[int]:
    """The hex of each colour's city."""
    return [h for colour in range(COLOUR_COUNT) for h in range(FIRST_CITY, FIRST_HOLE) if HEX_COLOUR[h] == colour]


CITY_OF: Final = vec[i64](cities())

# ---------------------------------------------------------------- Slots of the compact board: DEL-SETB-06

FREE_TURN: Final = -1
_slots: Final = CONTENT.rows("slot")
SLOTS: Final = len(_slots)
SLOT_KIND: Final = places(_slots, "kind", TILE_KINDS)
SLOT_Q: Final = numbers(_slots, "q")
SLOT_R: Final = numbers(_slots, "r")
SLOT_TURNS: Final = vec[i64]([row.number("turns") if row.has("turns") else FREE_TURN for row in _slots])

# ---------------------------------------------------------------- Gods and monsters

_gods: Final = CONTENT.rows("god")
GOD_SLUGS: Final = ids(_gods)
GODS: Final = len(_gods)
GOD_COLOUR: Final = places(_gods, "colour", COLOURS)
GOD_OF: Final = inverse(GOD_COLOUR)
GOD_POWER: Final = places(_gods, "power", POWERS)
GOD_GAINS: Final = gains(_gods)

# Powers, in the order of POWERS.
PLACE_SHIP: Final = 0
EXPLORE_ANYWHERE: Final = 1
DEFEAT_MONSTER: Final = 2
WILD_SOURCES: Final = 3
HEAL_ALL: Final = 4
LOAD_STATUE: Final = 5

_monsters: Final = CONTENT.rows("monster")
MONSTER_SLUGS: Final = ids(_monsters)
MONSTER_COLOUR: Final = places(_monsters, "colour", COLOURS)
MONSTER_OF: Final = inverse(MONSTER_COLOUR)

# ---------------------------------------------------------------- Tasks, letters and island tiles

SHRINE: Final = 0
STATUE: Final = 1
OFFERING: Final = 2
MONSTER: Final = 3
TASK_GAINS: Final = gains(CONTENT.rows("task"))

_task_tiles: Final = CONTENT.rows("task_tile")
TASK_TILE_SLUGS: Final = ids(_task_tiles)
TASK_TILES: Final = len(_task_tiles)
TASK: Final = places(_task_tiles, "task", TASKS)
TASK_COLOUR: Final = places(_task_tiles, "colour", COLOURS)
TASK_BACK: Final = places(_task_tiles, "back", TASKS)
TASK_BACK_COLOUR: Final = places(_task_tiles, "back_colour", COLOURS)
TASK_COPIES: Final = numbers(_task_tiles, "copies")

LETTER_GAINS: Final = gains(CONTENT.rows("letter"))

_island_tiles: Final = CONTENT.rows("island_tile")
ISLAND_TILE_SLUGS: Final = ids(_island_tiles)
ISLAND_TILES: Final = len(_island_tiles)
ISLAND_OWNER: Final = places(_island_tiles, "owner", PLAYERS)
ISLAND_LETTER: Final = places(_island_tiles, "letter", LETTERS)

# ---------------------------------------------------------------- Ship tiles

_ships: Final = CONTENT.rows("ship")
SHIP_SLUGS: Final = ids(_ships)
SHIPS: Final = len(_ships)
SHIP_STORAGE: Final = numbers(_ships, "storage")
SHIP_RANGE: Final = numbers(_ships, "range")
SHIP_FAVOUR_BONUS: Final = numbers(_ships, "favour_bonus")
SHIP_TASK_TILES: Final = numbers(_ships, "task_tiles")
SHIP_RECOLOUR_DISCOUNT: Final = numbers(_ships, "recolour_discount")
SHIP_BOTH_WAYS: Final = flags(_ships, "both_ways")
SHIP_GODS_AT_ENTRY: Final = flags(_ships, "gods_at_entry")
SHIP_FIRST_GAME: Final = flags(_ships, "first_game")  # DEL-RUL-55
SHIP_GAINS: Final = gains(_ships)

# ---------------------------------------------------------------- Equipment

_equipment: Final = CONTENT.rows("equipment")
EQUIPMENT_SLUGS: Final = ids(_equipment)
EQUIPMENT: Final = len(_equipment)
EQUIPMENT_WHEN: Final = vec[i64]([WHENS.index(row.text("when")) for row in _equipment])
EQUIPMENT_FUNCTION: Final = vec[i64]([FUNCTIONS.index(row.text("function")) for row in _equipment])
EQUIPMENT_COLOURS: Final = masks(_equipment, "colours", COLOURS)
EQUIPMENT_GODS: Final = masks(_equipment, "gods", GOD_SLUGS)
EQUIPMENT_TASKS: Final = masks(_equipment, "tasks", TASKS)
EQUIPMENT_REACH: Final = masks(_equipment, "reach", REACHES)
EQUIPMENT_SHALLOWS: Final = flags(_equipment, "shallows")
EQUIPMENT_RANGE: Final = numbers(_equipment, "range")
EQUIPMENT_STORAGE: Final = numbers(_equipment, "storage")
EQUIPMENT_SAME_WOUNDS: Final = numbers(_equipment, "same_wounds")
EQUIPMENT_TOTAL_WOUNDS: Final = numbers(_equipment, "total_wounds")
EQUIPMENT_PRICE: Final = numbers(_equipment, "price")
EQUIPMENT_LOOKS: Final = numbers(_equipment, "looks")
EQUIPMENT_GAINS: Final = gains(_equipment)

# Times, in the order of WHENS.
ALWAYS: Final = 0
ONCE: Final = 1
ON_ACTION: Final = 2
ON_ROLL: Final = 3
ON_TASK: Final = 4
ON_TURN: Final = 5

# Functions, in the order of FUNCTIONS.
NO_FUNCTION: Final = 0
GIVE_STATUE: Final = 1
GIVE_OFFERING: Final = 2
RAISE_GOD: Final = 3
SCOUT: Final = 4
BUY_ACTION: Final = 5

# Actions at a distance, in the order of REACHES.
REACH_FIGHT: Final = 0
REACH_EXPLORE: Final = 1
REACH_BUILD: Final = 2
REACH_LOAD_STATUE: Final = 3
REACH_RAISE_STATUE: Final = 4
REACH_LOAD_OFFERING: Final = 5
REACH_MAKE_OFFERING: Final = 6

# ---------------------------------------------------------------- Passengers

HERO: Final = 0
DEMIGOD: Final = 1
CREATURE: Final = 2
_kinds: Final = CONTENT.rows("passenger_kind")
KIND_HEALS: Final = flags(_kinds, "heals")
KIND_WILD: Final = flags(_kinds, "wild")
KIND_ROAMS: Final = numbers(_kinds, "roams")
KIND_GAINS: Final = gains(_kinds)

_passengers: Final = CONTENT.rows("passenger")
PASSENGER_SLUGS: Final = ids(_passengers)
PASSENGER_COUNT: Final = len(_passengers)
PASSENGER_COLOUR: Final = places(_passengers, "colour", COLOURS)
PASSENGER_KIND: Final = places(_passengers, "kind", PASSENGER_KINDS)

# ---------------------------------------------------------------- Numbers

SHRINES: Final[i64] = CONTENT.number("shrines")
DICE: Final[i64] = CONTENT.number("dice")
START_FAVOURS: Final = vec[i64]([CONTENT.number(f"start_favours_{place}") for place in range(1, 5)])
START_WOUNDS: Final[i64] = CONTENT.number("start_wounds")
DRAFT_MORE_SHIPS: Final[i64] = CONTENT.number("draft_more_ships")
MARKED_MONSTERS: Final[i64] = CONTENT.number("marked_monsters")
DISPLAY: Final[i64] = CONTENT.number("display")
OFFERING_FACES: Final[i64] = CONTENT.number("offering_faces")
SHORT_GAME_MOST: Final[i64] = CONTENT.number("short_game_most")
ORACLE_CARDS_A_TURN: Final[i64] = CONTENT.number("oracle_cards_a_turn")
SAME_WOUNDS: Final[i64] = CONTENT.number("same_wounds")
TOTAL_WOUNDS: Final[i64] = CONTENT.number("total_wounds")
RECOVERED_WOUNDS: Final[i64] = CONTENT.number("recovered_wounds")
UNHURT_FAVOURS: Final[i64] = CONTENT.number("unhurt_favours")
UNHURT_GOD_STEPS: Final[i64] = CONTENT.number("unhurt_god_steps")
ACTION_ORACLE_CARDS: Final[i64] = CONTENT.number("action_oracle_cards")
ACTION_FAVOURS: Final[i64] = CONTENT.number("action_favours")
ACTION_LOOKS: Final[i64] = CONTENT.number("action_looks")
RANGE: Final[i64] = CONTENT.number("range")
MONSTER_STRENGTH: Final[i64] = CONTENT.number("monster_strength")
BATTLE_MOST: Final[i64] = CONTENT.number("battle_most")
TITAN_MOST: Final[i64] = CONTENT.number("titan_most")
TITAN_CRUSH: Final[i64] = CONTENT.number("titan_crush")
TITAN_CRUSH_WOUNDS: Final[i64] = CONTENT.number("titan_crush_wounds")
TITAN_WOUNDS: Final[i64] = CONTENT.number("titan_wounds")
RECOLOUR_PRICE: Final[i64] = CONTENT.number("recolour_price")
HEX_PRICE: Final[i64] = CONTENT.number("hex_price")
FIGHT_PRICE: Final[i64] = CONTENT.number("fight_price")
# From row 0: DEL-RUL-25, DEL-RUL-26.
SHIELD_MOST: Final[i64] = CONTENT.number("shield_most")
GOD_TOP_ROW: Final[i64] = CONTENT.number("god_top_row")
TRADE_ORACLE_CARDS: Final[i64] = CONTENT.number("trade_oracle_cards")


def entry_row(seats: i64) -> int:
    """The row to which a god climbs from the bottom.  DEL-RUL-26"""
    return CONTENT.number(f"entry_row_{seats}")
