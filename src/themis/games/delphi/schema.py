"""How `content.toml` is written: the words it may use, the numbers it must name, its tables and columns."""

from __future__ import annotations

from typing import Final

from themis.core import content
from themis.core.content import Column, Table

COLOURS: Final = ["red", "black", "pink", "blue", "yellow", "green"]
PLAYERS: Final = ["red", "yellow", "green", "blue"]
HEX_KINDS: Final = ["sea", "zeus", "island", "offering", "temple", "statue", "monster", "marked-monster", "city", "hole"]
TILE_KINDS: Final = ["ring", "large", "mid", "small", "city"]
GAINS: Final = ["favours", "equipment", "passengers", "oracle_cards", "wound_colours", "shield", "god_steps"]
TASKS: Final = ["shrine", "statue", "offering", "monster"]
LETTERS: Final = ["psi", "phi", "sigma", "omega"]
POWERS: Final = ["place_ship", "explore_anywhere", "defeat_monster", "wild_sources", "heal_all", "load_statue"]
WHENS: Final = ["", "once", "action", "roll", "task", "turn"]
FUNCTIONS: Final = ["", "load_statue", "load_offering", "raise_god", "scout", "buy_action"]
REACHES: Final = ["fight", "explore", "build", "load-statue", "raise-statue", "load-offering", "make-offering"]
PASSENGER_KINDS: Final = ["hero", "demigod", "creature"]
NUMBERS: Final = [
    "favours",
    "shrines",
    "dice",
    "start_favours_1",
    "start_favours_2",
    "start_favours_3",
    "start_favours_4",
    "start_wounds",
    "draft_more_ships",
    "marked_monsters",
    "display",
    "offering_faces",
    "short_game_most",
    "oracle_cards_a_turn",
    "same_wounds",
    "total_wounds",
    "recovered_wounds",
    "unhurt_favours",
    "unhurt_god_steps",
    "action_oracle_cards",
    "action_favours",
    "action_looks",
    "range",
    "monster_strength",
    "battle_most",
    "titan_most",
    "titan_crush",
    "titan_crush_wounds",
    "titan_wounds",
    "recolour_price",
    "hex_price",
    "fight_price",
    "shield_most",
    "god_top_row",
    "entry_row_2",
    "entry_row_3",
    "entry_row_4",
    "trade_oracle_cards",
]


def amount(name: str) -> Column:
    """A small number that most rows leave out."""
    return content.whole(name, 0, 9, required=False)


def gain_columns() -> list[Column]:
    return [amount(name) for name in GAINS]


TABLES: Final = [
    Table(
        "hex",
        [
            content.text("tile"),
            content.whole("q", -4, 4),
            content.whole("r", -4, 4),
            content.text("kind", HEX_KINDS),
            content.text("colour", COLOURS, required=False),
            content.texts("sites", COLOURS, required=False),
        ],
    ),
    Table(
        "slot",
        [
            content.text("kind", TILE_KINDS),
            content.whole("q", -20, 20),
            content.whole("r", -20, 20),
            content.whole("turns", 0, 5, required=False),
        ],
    ),
    Table(
        "placement",
        [
            content.text("layout"),
            content.text("tile"),
            content.whole("q", -20, 20),
            content.whole("r", -20, 20),
            content.whole("turns", 0, 5),
        ],
    ),
    Table(
        "colour",
        [
            content.whole("oracle_cards", 0, 60),
            content.whole("wound_cards", 0, 60),
            content.whole("offerings", 4, 60),
            content.whole("temples", 1, 1),
            content.whole("statues", 1, 60),
        ],
    ),
    Table("player", [content.text("colour", PLAYERS)]),
    Table(
        "god",
        [content.text("colour", COLOURS), content.text("power", POWERS), content.whole("copies", 4, 4), *gain_columns()],
    ),
    Table("monster", [content.text("colour", COLOURS), content.whole("copies", 4, 60)]),
    Table("task", gain_columns()),
    Table(
        "task_tile",
        [
            content.text("task", TASKS),
            content.text("colour", COLOURS, required=False),
            content.text("back", TASKS, required=False),
            content.text("back_colour", COLOURS, required=False),
            content.whole("copies", 1, 12),
        ],
    ),
    Table("letter", gain_columns()),
    Table("island_tile", [content.text("owner", PLAYERS), content.text("letter", LETTERS)]),
    Table(
        "ship",
        [
            content.whole("storage", 0, 9),
            content.flag("first_game"),
            amount("range"),
            amount("favour_bonus"),
            amount("task_tiles"),
            amount("recolour_discount"),
            content.flag("both_ways"),
            content.flag("gods_at_entry"),
            *gain_columns(),
        ],
    ),
    Table(
        "equipment",
        [
            content.text("when", WHENS[1:], required=False),
            content.text("function", FUNCTIONS[1:], required=False),
            content.texts("colours", COLOURS, required=False),
            content.texts("gods", required=False),
            content.texts("tasks", TASKS, required=False),
            content.texts("reach", REACHES, required=False),
            content.flag("shallows"),
            amount("range"),
            amount("storage"),
            amount("same_wounds"),
            amount("total_wounds"),
            amount("price"),
            amount("looks"),
            *gain_columns(),
        ],
    ),
    Table("passenger_kind", [content.flag("heals"), content.flag("wild"), amount("roams"), *gain_columns()]),
    Table("passenger", [content.text("name"), content.text("colour", COLOURS), content.text("kind", PASSENGER_KINDS)]),
    Table("tile", [content.text("kind", TILE_KINDS), content.whole("hexes", 1, 19)]),
]
