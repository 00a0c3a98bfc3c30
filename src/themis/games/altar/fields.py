"""What the numbers of Altar are called and can be, wherever they stand: in events, decisions, facts and views."""

from __future__ import annotations

from typing import Final

from themis.core.fields import Fields, flag, number, seat, seat_or_nobody, thing, thing_or_none
from themis.games.altar.content import DESTROYS, LURES
from themis.games.altar.moves import ALTAR_SIDES
from themis.games.altar.state import MOST_ASIDE
from themis.games.altar.tables import Tables

MOST: Final = 999


def fields_of(t: Tables) -> Fields:
    """The vocabulary of Altar with the cards of a content."""
    return Fields(
        {
            "seat": seat(),
            "other": seat(),
            "turn": seat(),
            "first": seat(),
            "oldest": seat(),
            "owner": seat_or_nobody(),
            "card": thing_or_none(t.follower_slugs),
            "god": thing(t.god_slugs),
            "altar": thing(ALTAR_SIDES),
            "number": number(0, MOST),
            "actions": number(0, MOST),
            # Effects by their rows in the content, and by their places in the vocabulary.
            "row": number(0, len(t.effect) - 1),
            "effect": number(DESTROYS, LURES),
            # What a hostile card hits, and takes: a side of an altar or a follower.
            "target": number(0, len(t.god_slugs) - 1),
            "detail": number(-1, len(t.follower_slugs) - 1),
            "taken": number(0, len(t.follower_slugs) - 1),
            "toll": number(0, MOST),
            # Where an ability or a ritual stands.
            "how": flag(),
            "under": flag(),
            "done": flag(),
            "main": flag(),
            "reason": number(0, 2),
            "needed": number(0, MOST),
            "limit": number(0, MOST),
            "paid": number(0, t.ritual_cost - 1),
            "least": number(0, t.ritual_cost - 1),
            "given": number(0, MOST_ASIDE),
        }
    )
