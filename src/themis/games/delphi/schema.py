"""How `content.toml` is written: the words it may use, the numbers it must name, its tables and columns."""

from __future__ import annotations

from typing import Final, Literal, get_args

from themis.books import content
from themis.books.content import Column, Table
from themis.games.delphi.content import ISLAND_TILES, MOST_BITS, MOST_DICE, MOST_SHIELD

Colour = Literal["red", "black", "pink", "blue", "yellow", "green"]
COLOURS: Final[list[str]] = list(get_args(Colour))
# The printed layout.
FIRST_VOYAGE: Final = "first-voyage"
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
# What somebody is given or loses at once, and what is paid, stays small enough to be counted on a table.
MOST_AMOUNT: Final = 9
MOST_ROWS: Final = 20
# Of each colour: those of all colours in one hand are summed up in a byte.
MOST_CARDS: Final = 40
MOST_WOUNDS: Final = 60
MOST_SHIPS: Final = 20
# A card or tile of a designer's own content has no rule but that it overrides the others.
OWN_RULE: Final = "DEL-GEN-04"
NUMBERS: Final = [
    content.whole("favours", 1, 999, documentation=True),
    content.whole("shrines", 1, MOST_AMOUNT),
    content.whole("dice", 1, MOST_DICE),
    content.whole("start_favours_1", 0, 60),
    content.whole("start_favours_2", 0, 60),
    content.whole("start_favours_3", 0, 60),
    content.whole("start_favours_4", 0, 60),
    content.whole("start_wounds", 0, MOST_AMOUNT),
    content.whole("draft_more_ships", 0, MOST_SHIPS),
    content.whole("marked_monsters", 0, MOST_AMOUNT),
    content.whole("display", 1, MOST_BITS),
    content.whole("offering_faces", 0, MOST_AMOUNT),
    content.whole("short_game_most", 0, len(TASKS)),
    # A state has room for one card that was used.
    content.whole("oracle_cards_a_turn", 0, 1),
    content.whole("same_wounds", 1, MOST_AMOUNT),
    content.whole("total_wounds", 1, MOST_WOUNDS),
    content.whole("recovered_wounds", 1, MOST_WOUNDS),
    content.whole("unhurt_favours", 1, MOST_AMOUNT),
    content.whole("unhurt_god_steps", 1, MOST_AMOUNT),
    content.whole("action_oracle_cards", 0, MOST_AMOUNT),
    content.whole("action_favours", 0, MOST_AMOUNT),
    content.whole("action_looks", 0, ISLAND_TILES),
    content.whole("range", 1, MOST_AMOUNT),
    content.whole("monster_strength", 0, 30),
    content.whole("battle_most", 1, 30),
    content.whole("titan_most", 1, 30),
    content.whole("titan_crush", 1, 30),
    content.whole("titan_crush_wounds", 0, MOST_AMOUNT),
    content.whole("titan_wounds", 0, MOST_AMOUNT),
    content.whole("recolour_price", 0, MOST_AMOUNT),
    content.whole("hex_price", 1, MOST_AMOUNT),
    content.whole("fight_price", 1, MOST_AMOUNT),
    content.whole("shield_most", 0, MOST_SHIELD),
    content.whole("god_top_row", 1, MOST_ROWS),
    content.whole("entry_row_2", 1, MOST_ROWS),
    content.whole("entry_row_3", 1, MOST_ROWS),
    content.whole("entry_row_4", 1, MOST_ROWS),
    content.whole("trade_oracle_cards", 0, MOST_AMOUNT),
]


def amount(name: str) -> Column:
    """A small number that most rows leave out."""
    return content.whole(name, 0, MOST_AMOUNT, required=False)


def gain_columns() -> list[Column]:
    """What is chosen is chosen once."""
    return [
        content.whole(name, 0, 1 if name in ("equipment", "passengers", "wound_colours") else MOST_AMOUNT, required=False) for name in GAINS
    ]


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
            content.whole("oracle_cards", 0, MOST_CARDS),
            content.whole("wound_cards", 0, MOST_CARDS),
            content.whole("offerings", 4, 60, documentation=True),
            content.whole("temples", 1, 1, documentation=True),
            content.whole("statues", 1, 60),
        ],
    ),
    Table("player", [content.text("colour", PLAYERS)]),
    Table(
        "god",
        [
            content.rule(OWN_RULE),
            content.text("colour", COLOURS),
            content.text("power", POWERS),
            content.whole("copies", 4, 4, documentation=True),
            *gain_columns(),
        ],
    ),
    Table("monster", [content.text("colour", COLOURS, documentation=True), content.whole("copies", 4, 60, documentation=True)]),
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
    Table("letter", [content.rule(OWN_RULE), *gain_columns()]),
    Table("island_tile", [content.text("owner", PLAYERS), content.text("letter", LETTERS)], ISLAND_TILES),
    Table(
        "ship",
        [
            content.rule(OWN_RULE),
            content.whole("storage", 0, 9),
            content.flag("first_game"),
            amount("range"),
            amount("favour_bonus"),
            content.whole("task_tiles", 0, 1, required=False),
            amount("recolour_discount"),
            content.flag("both_ways"),
            content.flag("gods_at_entry"),
            *gain_columns(),
        ],
        8,
        MOST_SHIPS,
    ),
    Table(
        "equipment",
        [
            content.rule(OWN_RULE),
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
            content.whole("total_wounds", 0, MOST_WOUNDS, required=False),
            amount("price"),
            amount("looks"),
            *gain_columns(),
        ],
        22,
        MOST_BITS,
    ),
    Table("passenger_kind", [content.rule(OWN_RULE), content.flag("heals"), content.flag("wild"), amount("roams"), *gain_columns()]),
    Table("passenger", [content.text("name", documentation=True), content.text("colour", COLOURS), content.text("kind", PASSENGER_KINDS)]),
    Table("tile", [content.text("kind", TILE_KINDS), content.whole("hexes", 1, 19, documentation=True)]),
]
