"""What the numbers of Delphi are called and can be, wherever they stand: in events, decisions, facts and views."""

from __future__ import annotations

from typing import Final, Literal, get_args

from themis.core.fields import Fields, bits, number, seat, seat_or_nobody, thing, thing_or_none
from themis.games.delphi import content
from themis.games.delphi.generator import MODES
from themis.games.delphi.moves import TASK_FACES
from themis.games.delphi.schema import COLOURS, FIRST_VOYAGE
from themis.games.delphi.tables import Tables

# What hexes are called to players, in the order of the content's kinds; tasks have names like some of those.
HexKind = Literal["sea", "zeus", "island", "offering-island", "temple", "statue-island", "lair", "marked-lair", "city", "shallow-water"]
DRAWN_KINDS: Final[list[str]] = list(get_args(HexKind))

MOST: Final = 99
# The farthest hex in the worst colour, at the highest prices that a content can have.
MOST_PRICE: Final = 999


def fields_of(t: Tables) -> Fields:
    """The vocabulary of Delphi with the cards and tiles of a content."""
    slugs = t.tiles.hex_slugs
    return Fields(
        {
            "seat": seat(),
            "roller": seat(),
            "turn": seat(),
            "first": seat(),
            "shrine": seat_or_nobody(),
            "looked": seat(),
            "colour": thing_or_none(COLOURS),
            "god": thing(t.god_slugs),
            "ship": thing(t.ship_slugs),
            "equipment": thing(t.equipment_slugs),
            "passenger": thing(t.passenger_slugs),
            "task": thing(TASK_FACES),
            "tile": thing(t.island_tile_slugs),
            "berth": thing(slugs[: content.BERTHS]),
            "island": thing(slugs[content.FIRST_LAND : content.FIRST_OFFERING]),
            "offering-island": thing(slugs[content.FIRST_OFFERING : content.FIRST_TEMPLE]),
            "temple": thing(slugs[content.FIRST_TEMPLE : content.FIRST_STATUE]),
            "statue-island": thing(slugs[content.FIRST_STATUE : content.FIRST_MONSTER]),
            "lair": thing(slugs[content.FIRST_MONSTER : content.FIRST_CITY]),
            "city": thing(slugs[content.FIRST_CITY : content.FIRST_HOLE]),
            "kind": thing(DRAWN_KINDS),
            "board": thing([FIRST_VOYAGE] + MODES),
            "action": thing([verb.name for verb in t.moves.actions]),
            # A choice by its number, a cause of a reward, and where rewards and turns stand.
            "chosen": number(0, len(t.moves.catalogue.choices) - 1),
            "cause": number(0, len(t.moves.causes) - 1),
            "reason": number(0, len(t.equipment_slugs)),
            "stage": number(0, MOST),
            "left": number(0, MOST),
            # Sets of islands, and of seats.
            "seen": bits(content.ISLAND_TILES),
            "asked": bits(content.MOST_SEATS),
            # Dice and fights.
            "roll": number(0, t.titan_most),
            "rolled": number(0, t.battle_most),
            "strength": number(-MOST, MOST),
            "odds": number(0, 100),
            # What is paid, gained and moved.
            # Also the number of a generated board, -1 where the board is given.
            "number": number(-1, 2**31 - 1),
            "paid": number(0, MOST),
            "price": number(0, MOST_PRICE),
            "steps": number(0, MOST),
            "row": number(0, MOST),
        }
    )
