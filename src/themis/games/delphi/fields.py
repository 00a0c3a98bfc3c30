"""What the numbers of Delphi are called and can be, wherever they stand: in events, decisions, facts and views."""

from __future__ import annotations

from typing import Final

from themis.core.fields import Fields, bits, number, seat, seat_or_nobody, thing, thing_or_none
from themis.games.delphi.content import (
    BATTLE_MOST,
    EQUIPMENT_SLUGS,
    GOD_SLUGS,
    ISLAND_TILE_SLUGS,
    PASSENGER_SLUGS,
    SHIP_SLUGS,
    TITAN_MOST,
)
from themis.games.delphi.moves import (
    ACTIONS,
    BERTH,
    CATALOGUE,
    CAUSES,
    CITY,
    ISLAND,
    LAIR,
    OFFERING_ISLAND,
    STATUE_ISLAND,
    TASK_FACES,
    TEMPLE,
)
from themis.games.delphi.options import OPTIONS
from themis.games.delphi.schema import COLOURS
from themis.games.delphi.state import BOARD

# What hexes are called to players, in the order of the content's kinds; tasks have names like some of those.
DRAWN_KINDS: Final = [
    "sea",
    "zeus",
    "island",
    "offering-island",
    "temple",
    "statue-island",
    "lair",
    "marked-lair",
    "city",
    "shallow-water",
]

MOST: Final = 99
MOST_SEATS: Final = 4

FIELDS: Final = Fields(
    {
        "seat": seat(),
        "roller": seat(),
        "turn": seat(),
        "first": seat(),
        "shrine": seat_or_nobody(),
        "looked": seat(),
        "colour": thing_or_none(COLOURS),
        "god": thing(GOD_SLUGS),
        "ship": thing(SHIP_SLUGS),
        "equipment": thing(EQUIPMENT_SLUGS),
        "passenger": thing(PASSENGER_SLUGS),
        "task": thing(TASK_FACES),
        "tile": thing(ISLAND_TILE_SLUGS),
        "berth": thing(BERTH.slugs),
        "island": thing(ISLAND.slugs),
        "offering-island": thing(OFFERING_ISLAND.slugs),
        "temple": thing(TEMPLE.slugs),
        "statue-island": thing(STATUE_ISLAND.slugs),
        "lair": thing(LAIR.slugs),
        "city": thing(CITY.slugs),
        "kind": thing(DRAWN_KINDS),
        "board": thing(OPTIONS[BOARD].values),
        "action": thing([verb.name for verb in ACTIONS]),
        # A choice by its number, a cause of a reward, and where rewards and turns stand.
        "chosen": number(0, len(CATALOGUE.choices) - 1),
        "cause": number(0, len(CAUSES) - 1),
        "reason": number(0, len(EQUIPMENT_SLUGS)),
        "stage": number(0, MOST),
        "left": number(0, MOST),
        # Sets of islands, and of seats.
        "seen": bits(len(ISLAND.slugs)),
        "asked": bits(MOST_SEATS),
        # Dice and fights.
        "roll": number(0, TITAN_MOST),
        "rolled": number(0, BATTLE_MOST),
        "strength": number(-MOST, MOST),
        "odds": number(0, 100),
        # What is paid, gained and moved.
        # Also the number of a generated board, -1 where the board is given.
        "number": number(-1, 2**31 - 1),
        "paid": number(0, MOST),
        "price": number(0, MOST),
        "steps": number(0, MOST),
        "row": number(0, MOST),
    }
)
