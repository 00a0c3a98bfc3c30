"""All frames that can lie on the stack while somebody decides, by name, to show a decision and to bring a saved one back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from themis.core.errors import BadSave
from themis.core.frame import AnyFrame
from themis.games.altar.frames.ability import Activate, Carry, DiscardCards, Discover, Give, PutAway, Recover, TakeForGiven
from themis.games.altar.frames.attack import Aim, PayToll, Receive, Strike
from themis.games.altar.frames.draw import DrawCards, Keep, PutBack, Refill
from themis.games.altar.frames.gods import ChooseGod, OpenTable
from themis.games.altar.frames.ritual import Spend
from themis.games.altar.frames.turn import Act, HandLimit, LeaveInfluence, NextTurn, OfferShuffle

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


def name_of(frame: AnyFrame) -> str:
    return type(frame).__name__


def fields_of(frame: AnyFrame) -> dict[str, int]:
    """The numbers of a decision by name."""
    names = FIELDS.get(name_of(frame), ["seat"])
    return dict(zip(names, frame.numbers()))


def restore(name: str, numbers: list[int]) -> AnyFrame:
    """The frame with this name and these numbers."""
    if name not in FRAMES:
        raise BadSave(f"there is no decision '{name[:40]}'")
    try:
        return FRAMES[name](*numbers)
    except TypeError:
        raise BadSave(f"the decision '{name}' does not have {len(numbers)} numbers") from None
