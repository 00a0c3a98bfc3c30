"""How `content.toml` is written: the words it may use, the numbers it must name, its tables and columns."""

from __future__ import annotations

from typing import Final, Literal, get_args

from themis.books import content
from themis.books.content import Column, Table
from themis.games.pantheon_proto.content import CELL_COUNT, COLOURS, FEWEST_SEATS, MOST_SEATS, PEOPLE_COUNT, PEOPLES, SLOT_COUNT

CellKind = Literal["resource", "initiative", "light", "dark"]
CELL_KINDS: Final[list[str]] = list(get_args(CellKind))
# What a monument counts: monuments of a colour, of any, or the colours of peoples among them.
COUNTED: Final = [*COLOURS, "any", "distinct"]

# Cards that exist once are bits of one machine number.
MOST_CARDS: Final = 30
MOST_COST: Final = 10
MOST_DISCIPLES: Final = 40
# A people of a designer's own content has no rule but the one that all of them share.
OWN_PEOPLE: Final = "PRO-GIFT-01"

NUMBERS: Final = [
    content.whole("start_disciples", 0, MOST_DISCIPLES),
    content.whole("most_disciples", 1, MOST_DISCIPLES),
    content.whole("cell_most", 1, 9),
    content.whole("scale_end", 1, 12),
    content.whole("display", 1, 9),
    content.whole("quest_pile", 1, MOST_CARDS),
    content.whole("marks", 1, 4),
    content.whole("objective_points", 0, 99),
    content.whole("same_people_points", 0, 99),
    content.whole("resources_per_point", 1, 9),
    content.whole("recruit_wheat", 0, 3),
    content.whole("recruit_other", 1, 2),
    content.whole("countdown", 1, 600),
    content.whole("most_turns", 1, 60),
]


def cost(name: str) -> Column:
    """So much of a resource, or none of it."""
    return content.whole(name, 0, MOST_COST, required=False)


TABLES: Final = [
    Table(
        "setup",
        [
            content.whole("players", FEWEST_SEATS, MOST_SEATS),
            content.whole("slots", 1, SLOT_COUNT),
            content.whole("peoples", 2, PEOPLE_COUNT),
            content.whole("first", 0, 30),
            content.whole("second", 0, 30, required=False),
        ],
        MOST_SEATS - FEWEST_SEATS + 1,
    ),
    Table(
        "cell",
        [
            content.text("kind", CELL_KINDS),
            content.whole("slot", 1, SLOT_COUNT, required=False),
            content.whole("column", 0, 9),
            content.whole("row", 0, 9),
        ],
        CELL_COUNT,
    ),
    Table("god", [], MOST_SEATS, MOST_CARDS),
    Table("people", [content.rule(OWN_PEOPLE), content.texts("gift", required=False), content.flag("left_out")], PEOPLE_COUNT),
    Table(
        "monument",
        [
            content.text("colour", COLOURS),
            cost("wood"),
            cost("metal"),
            cost("wheat"),
            content.whole("base", 0, 30, required=False),
            content.whole("per", 0, 9, required=False),
            content.text("of", COUNTED, required=False),
            content.texts("gift", required=False),
            content.flag("more"),
        ],
        27,
        MOST_CARDS,
    ),
    Table("power", [content.texts("effects", required=False)], 9, MOST_CARDS),
    Table(
        "tool",
        [
            cost("wood"),
            cost("metal"),
            cost("wheat"),
            content.whole("monuments", 0, 9, required=False),
            content.whole("colours", 0, len(COLOURS), required=False),
            content.texts("effects", required=False),
        ],
        9,
        MOST_CARDS,
    ),
    Table("quest", [content.texts("light", required=False), content.texts("dark", required=False)], 12, MOST_CARDS),
]
PEOPLE_ORDER: Final = ", ".join(PEOPLES)
