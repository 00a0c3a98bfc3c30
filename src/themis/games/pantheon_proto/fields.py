"""What the numbers are called and can be, wherever they stand: in events, decisions, facts and views."""

from __future__ import annotations

from typing import Final

from themis.core.fields import Fields, number, seat, thing
from themis.games.pantheon_proto.content import (
    CELLS,
    COLUMNS,
    ENDINGS,
    KINDS,
    MOST_SEATS,
    PHASES,
    RESOURCES,
    SIDES,
    SLOTS,
    THINGS,
)
from themis.games.pantheon_proto.schema import COUNTED
from themis.games.pantheon_proto.tables import Tables

# No count of disciples, resources or points that is told or asked about is larger.
MOST: Final = 9_999


def fields_of(t: Tables) -> Fields:
    """The vocabulary of the game with the cards of a content."""
    found = {
        "seat": seat(),
        "first": seat(),
        "order": seat(),
        "god": thing(t.god_slugs),
        "people": thing(t.people_slugs),
        "power": thing(t.power_slugs),
        "tool": thing(t.tool_slugs),
        "monument": thing(t.monument_slugs),
        "quest": thing(t.quest_slugs),
        "colour": thing(COUNTED),
        "resource": thing(RESOURCES),
        "thing": thing(THINGS),
        "cell": thing(CELLS),
        "column": thing(COLUMNS),
        "slot": thing(SLOTS),
        "side": thing(SIDES),
        "kind": thing(KINDS),
        "phase": thing(PHASES),
        "ending": thing(ENDINGS),
        "place": number(1, MOST_SEATS),
        "position": number(-t.scale_end, t.scale_end),
        "number": number(-MOST, MOST),
        # Totals of a quest, and what epilogues added to them.
        "light": number(0, MOST),
        "dark": number(0, MOST),
        "neutral-light": number(0, MOST),
        "neutral-dark": number(0, MOST),
        # Disciples that are not placed yet, and those that there will be; resources in all.
        "left": number(0, MOST),
        "disciples": number(0, MOST),
        "due": number(0, MOST),
    }
    # What lies on a cell, is harvested or paid.
    found.update({cell: number(0, MOST) for cell in CELLS})
    return Fields(found)
