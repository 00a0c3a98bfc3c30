"""What the numbers of Altar are called and can be, wherever they stand: in events, decisions, facts and views."""

from __future__ import annotations

from typing import Final

from themis.core.fields import Fields, flag, number, seat, seat_or_nobody, thing, thing_or_none
from themis.games.altar.content import DESTROYS, EFFECT, FOLLOWER_SLUGS, GOD_SLUGS, LURES, RITUAL_COST
from themis.games.altar.moves import ALTAR_SIDES
from themis.games.altar.state import MOST_ASIDE

MOST: Final = 999

FIELDS: Final = Fields(
    {
        "seat": seat(),
        "other": seat(),
        "turn": seat(),
        "first": seat(),
        "oldest": seat(),
        "owner": seat_or_nobody(),
        "card": thing_or_none(FOLLOWER_SLUGS),
        "god": thing(GOD_SLUGS),
        "altar": thing(ALTAR_SIDES),
        "number": number(0, MOST),
        "actions": number(0, MOST),
        # Effects by their rows in the content, and by their places in the vocabulary.
        "row": number(0, len(EFFECT) - 1),
        "effect": number(DESTROYS, LURES),
        # What a hostile card hits, and takes: a side of an altar or a follower.
        "target": number(0, len(GOD_SLUGS) - 1),
        "detail": number(-1, len(FOLLOWER_SLUGS) - 1),
        "taken": number(0, len(FOLLOWER_SLUGS) - 1),
        "toll": number(0, MOST),
        # Where an ability or a ritual stands.
        "how": flag(),
        "under": flag(),
        "done": flag(),
        "main": flag(),
        "reason": number(0, 2),
        "paid": number(0, RITUAL_COST - 1),
        "least": number(0, RITUAL_COST - 1),
        "given": number(0, MOST_ASIDE),
    }
)
