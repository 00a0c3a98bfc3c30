"""All frames that can lie on the stack while somebody decides, by name, to show a decision and to bring a saved one back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from themis.core.decisions import Decisions
from themis.core.frame import AnyFrame
from themis.games.altar.content import DESTROYS, LURES
from themis.games.altar.frames.ability import Activate, Carry, DiscardCards, Discover, Give, PutAway, Recover, TakeForGiven
from themis.games.altar.frames.attack import Aim, PayToll, Receive, Strike
from themis.games.altar.frames.draw import DrawCards, Keep, PutBack, Refill
from themis.games.altar.frames.gods import ChooseGod, OpenTable
from themis.games.altar.frames.ritual import Spend
from themis.games.altar.frames.turn import Act, HandLimit, LeaveInfluence, NextTurn, OfferShuffle
from themis.games.altar.state import MOST_ASIDE
from themis.games.altar.tables import Tables

FRAMES: Final[dict[str, Callable[..., AnyFrame]]] = {
    "ChooseGod": ChooseGod,
    "OpenTable": OpenTable,
    "LeaveInfluence": LeaveInfluence,
    "OfferShuffle": OfferShuffle,
    "DrawCards": DrawCards,
    "Keep": Keep,
    "PutBack": PutBack,
    "Refill": Refill,
    "Act": Act,
    "Spend": Spend,
    "Carry": Carry,
    "PutAway": PutAway,
    "Activate": Activate,
    "Discover": Discover,
    "DiscardCards": DiscardCards,
    "Give": Give,
    "TakeForGiven": TakeForGiven,
    "Recover": Recover,
    "Aim": Aim,
    "PayToll": PayToll,
    "Strike": Strike,
    "Receive": Receive,
    "HandLimit": HandLimit,
    "NextTurn": NextTurn,
}

# What the numbers of a decision mean, for those who show it.
FIELDS: Final[dict[str, list[str]]] = {
    "ChooseGod": ["seat", "number"],
    "DrawCards": ["seat", "number", "reason"],
    "Keep": ["seat", "under"],
    "Spend": ["seat", "god", "paid", "least"],
    "Carry": ["seat", "row"],
    "Activate": ["seat", "number", "done"],
    "Discover": ["seat", "number", "how"],
    "DiscardCards": ["seat", "number"],
    "Give": ["seat", "number", "given"],
    "TakeForGiven": ["seat", "number"],
    "Recover": ["seat", "number"],
    "Aim": ["seat", "row", "number", "done"],
    "PayToll": ["seat", "number"],
    "Strike": ["seat", "effect", "target", "detail"],
    "Receive": ["seat", "effect", "god", "taken"],
}

MOST: Final = 1_000_000

DECISIONS: Final = Decisions(FRAMES, FIELDS, MOST)


def bounds(t: Tables) -> dict[str, tuple[int, int]]:
    """What these numbers can be with the cards of a content; all others are counts."""
    return {
        "god": (0, int(t.gods) - 1),
        "row": (0, len(t.effect) - 1),
        "effect": (DESTROYS, LURES),
        "target": (0, int(t.gods) - 1),
        "detail": (-1, int(t.followers) - 1),
        "taken": (0, int(t.followers) - 1),
        "how": (0, 1),
        "under": (0, 1),
        "done": (0, 1),
        "reason": (0, 2),
        "paid": (0, int(t.ritual_cost) - 1),
        "least": (0, int(t.ritual_cost) - 1),
        "number": (0, 2 * MOST_ASIDE),
        "given": (0, MOST_ASIDE),
    }
