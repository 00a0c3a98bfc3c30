"""What the numbers of Uruk are called and can be, wherever they stand: in events, decisions, facts and views."""

from __future__ import annotations

from typing import Final

from themis.core.fields import Fields, bits, flag, number, seat, seat_or_nobody, thing, thing_or_none
from themis.games.uruk.content import ACTIONS, COLOURS, EPOCH_SLUGS, KIND_SLUGS
from themis.games.uruk.state import SLOTS

MOST_SEATS: Final = 4
# No count of cards, cubes, discs or points that is told or asked about is larger.
MOST: Final = 999
# More cubes or cards than these are never paid, taken or bid at a time.
MOST_AT_ONCE: Final = 48

FIELDS: Final = Fields(
    {
        "seat": seat(),
        "other": seat(),
        "leader": seat_or_nobody(),
        "turn": seat(),
        "first": seat(),
        "card": thing_or_none(KIND_SLUGS),
        "colour": thing_or_none(COLOURS),
        "epoch": thing(EPOCH_SLUGS),
        "slot": number(1, SLOTS),
        "place": number(0, SLOTS - 1),
        "number": number(0, MOST),
        "actions": number(0, ACTIONS),
        "level": number(1, 4),
        "discs": number(0, 2),
        # Sets of colours, and of seats.
        "colours": bits(4),
        "shown": bits(4),
        "passed": bits(MOST_SEATS),
        # Where a payment or a gift stands.
        "cards": flag(),
        "direction": number(0, MOST_AT_ONCE),
        "done": number(0, MOST_AT_ONCE),
        "free": number(0, MOST_AT_ONCE),
        "halves": number(0, 2),
        "left": number(0, MOST_AT_ONCE),
        "robbing": number(0, MOST_AT_ONCE),
        "taken": number(0, MOST_AT_ONCE),
        "different": number(0, 4),
        # What a disc costs in full and is reduced by; what a bid is made of.
        "full": number(0, MOST_AT_ONCE),
        "saved": number(0, MOST_AT_ONCE),
        "own": number(0, MOST),
        "bonus": number(0, MOST),
        "total": number(0, MOST),
    }
)
