"""What the numbers of Uruk are called and can be, wherever they stand: in events, decisions, facts and views."""

from __future__ import annotations

from typing import Final

from themis.core.fields import Fields, bits, flag, number, seat, seat_or_nobody, thing, thing_or_none
from themis.games.uruk.content import COLOURS, MOST_SEATS
from themis.games.uruk.tables import Tables

# No count of cards, cubes, discs or points that is told or asked about is larger.
MOST: Final = 999


def fields_of(t: Tables) -> Fields:
    """The vocabulary of Uruk with the cards of a content."""
    # More cubes or cards than these are never paid, taken or bid at a time.
    at_once = int(t.largest_bid)
    return Fields(
        {
            "seat": seat(),
            "other": seat(),
            "leader": seat_or_nobody(),
            "turn": seat(),
            "first": seat(),
            "card": thing_or_none(t.kind_slugs),
            "colour": thing_or_none(COLOURS),
            "epoch": thing(t.epoch_slugs),
            "slot": number(1, int(t.slots)),
            "place": number(0, int(t.slots) - 1),
            "number": number(0, MOST),
            "actions": number(0, int(max(t.actions, t.eruption_actions))),
            "level": number(1, 4),
            "discs": number(0, 2),
            # Sets of colours, and of seats.
            "colours": bits(4),
            "shown": bits(4),
            "passed": bits(MOST_SEATS),
            # Where a payment or a gift stands.
            "cards": flag(),
            "direction": number(0, at_once),
            "done": number(0, at_once),
            "free": number(0, at_once),
            "halves": number(0, 2),
            "copies": number(0, 4),
            "pairs": number(0, 4),
            "left": number(0, at_once),
            "robbing": number(0, at_once),
            "taken": number(0, at_once),
            "different": number(0, 4),
            # What a disc costs in full and is reduced by; what a bid is made of.
            "full": number(0, at_once),
            "saved": number(0, at_once),
            "own": number(0, MOST),
            "bonus": number(0, MOST),
            "total": number(0, MOST),
        }
    )
