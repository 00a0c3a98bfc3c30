"""What the numbers of Panthéon are called and can be, wherever they stand: in events, decisions, facts and views."""

from __future__ import annotations

from typing import Final

from themis.core.fields import Fields, number, seat, thing, thing_or_none
from themis.games.pantheon.content import RANKS
from themis.games.pantheon.schema import OFFERINGS, PIECES
from themis.games.pantheon.tables import Tables

# No count of cards, coins, steps, pieces or points that is told or asked about is larger.
MOST: Final = 999


def fields_of(t: Tables) -> Fields:
    """The vocabulary of Panthéon with the map, cards and tiles of a content."""
    return Fields(
        {
            "seat": seat(),
            "turn": seat(),
            "first": seat(),
            # Whose they are, by space.
            "pieces": seat(),
            "people": thing(t.people_slugs),
            "space": thing(t.land.slugs),
            "card": thing(t.card_slugs),
            "deity": thing(t.deity_slugs),
            "tile": thing_or_none(t.tile_slugs),
            "piece": thing(PIECES),
            "offering": thing(OFFERINGS),
            "rank": number(0, RANKS),
            # Of a demigod.
            "value": number(0, MOST),
            "number": number(0, MOST),
            "columns": number(0, MOST),
            # What a move, a Buy or a gift has cost so far, costs more with a choice, and still can cost.
            "spent": number(0, MOST),
            "price": number(0, MOST),
            "left": number(0, MOST),
            # Movement cards that a move takes, jumps that are left in it, and what is still to be paid, drawn or discarded.
            "movement": number(0, MOST),
            "jumps": number(0, MOST),
            "due": number(0, MOST),
            "money": number(0, len(t.card_slugs)),
            # Why something is upgraded: by a people or by a tile.
            "cause": number(0, 1),
            # Cards that an offering costs, by type.
            "gift": number(0, MOST),
            "priest": number(0, MOST),
            "dancer": number(0, MOST),
            "temple": number(0, MOST),
        }
    )
