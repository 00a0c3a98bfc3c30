"""All frames that can lie on the stack while somebody decides, by name, to show a decision and to bring a saved one back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from themis.core.decisions import Decisions
from themis.core.frame import AnyFrame
from themis.games.uruk.content import ACTIONS, DISCOVERIES
from themis.games.uruk.frames.action_cards import Aqueduct, AqueductCard, AqueductCube, Gear, Swap
from themis.games.uruk.frames.disaster import LoseCards, LoseDisc, LoseDiscovery, PayCubes, SecretBids, Suffer
from themis.games.uruk.frames.event import BeginEvent, EndEvent, EventEffect, HandLimit
from themis.games.uruk.frames.finish import Finish, LyreOffer
from themis.games.uruk.frames.god import Auction, CardGift, FreeDiscovery, Gift, Ishtar, PayBid, Prize
from themis.games.uruk.frames.place import ChooseDiscount, ChooseSlot, Laid, PayCards
from themis.games.uruk.frames.settle import ChooseReduction, PayDisc
from themis.games.uruk.frames.take import Compensate, Gather, Rob, RobMore, TakeColour
from themis.games.uruk.frames.turn import Exchange, FillPipe, NextTurn, Turn
from themis.games.uruk.state import SLOTS

FRAMES: Final[dict[str, Callable[..., AnyFrame]]] = {
    "Turn": Turn,
    "Exchange": Exchange,
    "FillPipe": FillPipe,
    "NextTurn": NextTurn,
    "ChooseSlot": ChooseSlot,
    "ChooseDiscount": ChooseDiscount,
    "PayCards": PayCards,
    "Laid": Laid,
    "TakeColour": TakeColour,
    "Gather": Gather,
    "Rob": Rob,
    "RobMore": RobMore,
    "Compensate": Compensate,
    "ChooseReduction": ChooseReduction,
    "PayDisc": PayDisc,
    "Aqueduct": Aqueduct,
    "AqueductCube": AqueductCube,
    "AqueductCard": AqueductCard,
    "Gear": Gear,
    "Swap": Swap,
    "BeginEvent": BeginEvent,
    "HandLimit": HandLimit,
    "EventEffect": EventEffect,
    "EndEvent": EndEvent,
    "Auction": Auction,
    "PayBid": PayBid,
    "Prize": Prize,
    "FreeDiscovery": FreeDiscovery,
    "Gift": Gift,
    "CardGift": CardGift,
    "Ishtar": Ishtar,
    "SecretBids": SecretBids,
    "PayCubes": PayCubes,
    "Suffer": Suffer,
    "LoseDisc": LoseDisc,
    "LoseDiscovery": LoseDiscovery,
    "LoseCards": LoseCards,
    "LyreOffer": LyreOffer,
    "Finish": Finish,
}

# What the numbers of a decision mean, for those who show it.
FIELDS: Final[dict[str, list[str]]] = {
    "Turn": ["seat", "actions"],
    "ChooseSlot": ["seat", "card", "free"],
    "ChooseDiscount": ["seat", "card"],
    "PayCards": ["seat", "card", "number", "colour", "halves"],
    "Laid": ["seat", "card"],
    "TakeColour": ["seat", "card"],
    "Gather": ["seat", "colours", "taken"],
    "Rob": ["seat", "colour", "taken", "left", "robbing"],
    "RobMore": ["seat", "colour", "taken", "left", "robbing"],
    "Compensate": ["seat", "colour"],
    "ChooseReduction": ["seat", "slot"],
    "PayDisc": ["seat", "slot", "number", "different", "colour", "shown", "cards"],
    "Aqueduct": ["seat", "direction", "done"],
    "Auction": ["seat", "number", "leader", "passed"],
    "PayBid": ["seat", "number"],
    "Gift": ["seat", "number"],
    "PayCubes": ["seat", "number"],
    "LoseCards": ["seat", "number"],
}

# What they can be; all others are counts.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "card": (0, DISCOVERIES - 1),
    "slot": (0, SLOTS - 1),
    "colour": (-1, 3),
    "leader": (-1, 3),
    "colours": (0, 15),
    "shown": (0, 15),
    "passed": (0, 15),
    "actions": (0, int(ACTIONS)),
}
MOST: Final = 48

DECISIONS: Final = Decisions(FRAMES, FIELDS, MOST)
