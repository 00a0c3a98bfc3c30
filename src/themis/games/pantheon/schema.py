"""How `content.toml` is written: the words it may use, the numbers it must name, its tables and columns."""

from __future__ import annotations

from typing import Final, Literal, get_args

from themis.books import content
from themis.books.content import Column, Table
from themis.games.pantheon.content import MOST_SEATS

Terrain = Literal["land", "sea"]
SpaceKind = Literal["plain", "column", "symbol", "home"]
TERRAINS: Final[list[str]] = list(get_args(Terrain))
SPACE_KINDS: Final[list[str]] = list(get_args(SpaceKind))
PIECES: Final = ["foot", "column"]
OFFERINGS: Final = ["gift", "priest", "dancer", "temple"]
CARD_KINDS: Final = ["movement", "offering", "money"]
ABILITIES: Final = ["cards_or_deity", "hand_size", "swap_pieces", "turn_money", "spend_money", "upgrade", "draw_cards"]
EFFECTS: Final = [
    "draw_deity", "take_demigods", "special_money",
    "prepare_cards", "steps", "jumps", "money", "draw_more", "score_rank", "more_actions",
]  # fmt: skip
TILE_KINDS: Final = ["booty", "bonus"]
TILE_EFFECTS: Final = [
    "row_demigod", "stack_demigod", "deity", "upgrade", "draw_cards", "special_money", "steps", "reserve", "reserve_choice", "column",
]  # fmt: skip
PARTS: Final = ["top", "bottom"]
COSTS: Final = ["first", "second", "third", "fourth"]
# Tiles that exist once are bits of one machine number, offering ranks and money small enough to be counted on a table.
MOST_SPACES: Final = 400
MOST_PIECES: Final = 20
MOST_AMOUNT: Final = 9
MOST_COPIES: Final = 40
MOST_MONEY: Final = 9
MOST_DEITIES: Final = 24
MOST_TILES: Final = 30
MOST_EPOCHS: Final = 8
# A deity, a people or a tile of a designer's own content has no rule but the one that all of them share.
OWN_DEITY: Final = "PAN-CULT-10"
OWN_PEOPLE: Final = "PAN-EPOCH-17"
OWN_TILE: Final = "PAN-TILE-01"

NUMBERS: Final = [
    content.whole("feet", 1, MOST_PIECES),
    content.whole("columns", 1, MOST_PIECES),
    content.whole("start_feet", 1, MOST_PIECES),
    content.whole("start_columns", 0, MOST_PIECES),
    *[content.whole(f"start_feet_{seats}", 1, MOST_PIECES) for seats in range(2, MOST_SEATS + 1)],
    *[content.whole(f"start_columns_{seats}", 0, MOST_PIECES) for seats in range(2, MOST_SEATS + 1)],
    content.whole("hand_start", 0, MOST_AMOUNT),
    content.whole("display", 1, MOST_AMOUNT),
    content.whole("more_deities", 0, MOST_AMOUNT),
    content.whole("big_foot_steps", 1, MOST_AMOUNT),
    content.whole("place_price", 1, MOST_AMOUNT),
    content.whole("occupied_price", 1, MOST_AMOUNT),
    content.whole("piece_price", 1, MOST_AMOUNT),
    content.whole("rank_1_price", 1, 60),
    content.whole("rank_2_price", 1, 60),
    content.whole("rank_3_price", 1, 60),
    content.whole("rank_4_price", 1, 60),
    content.whole("draw_cards", 1, MOST_AMOUNT),
    content.whole("react_cards", 1, MOST_AMOUNT),
    content.whole("ending_points", 0, 30),
]


def amount(name: str) -> Column:
    """A small number that some rows leave out."""
    return content.whole(name, 0, MOST_AMOUNT, required=False)


TABLES: Final = [
    Table(
        "space",
        [
            content.whole("q", -20, 24),
            content.whole("r", -20, 24),
            content.text("terrain", TERRAINS),
            content.text("kind", SPACE_KINDS),
            content.text("people", required=False),
            content.whole("players", 2, MOST_SEATS, required=False),
        ],
        204,
        MOST_SPACES,
    ),
    Table("epoch", [content.whole("points", 0, 30), content.flag("scored")], 6, MOST_EPOCHS),
    Table("rate", [content.whole("columns", 1, MOST_PIECES), content.whole("points", 0, 30)], 4, MOST_PIECES),
    Table("people", [content.rule(OWN_PEOPLE), content.text("ability", ABILITIES), amount("amount")], 8),
    Table(
        "card",
        [
            content.text("kind", CARD_KINDS),
            content.whole("value", 1, MOST_MONEY, required=False),
            content.whole("copies", 1, MOST_COPIES),
            content.flag("special"),
        ],
        10,
        14,
    ),
    Table(
        "deity",
        [
            content.rule(OWN_DEITY),
            content.text("effect", EFFECTS),
            content.whole("amount", 1, MOST_AMOUNT),
            content.whole("copies", 0, MOST_COPIES),
            content.whole("first", 1, MOST_AMOUNT),
            amount("second"),
            amount("third"),
            amount("fourth"),
            content.flag("cards_only"),
            content.source("cost_source"),
        ],
        11,
        MOST_DEITIES,
    ),
    Table("demigod", [content.whole("value", 1, 30), content.whole("copies", 1, MOST_COPIES), content.text("part", PARTS)], 6),
    Table(
        "tile",
        [
            content.rule(OWN_TILE),
            content.text("kind", TILE_KINDS),
            content.text("effect", TILE_EFFECTS),
            amount("amount"),
            amount("feet"),
            amount("columns"),
            content.whole("copies", 1, MOST_COPIES),
        ],
        18,
        MOST_TILES,
    ),
]
