"""All frames that can lie on the stack while somebody decides, by name, to show a decision and to bring a saved one back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from themis.core.decisions import Decisions
from themis.core.frame import AnyFrame
from themis.games.delphi.content import BATTLE_MOST, COLOUR_COUNT, EQUIPMENT, GODS, TITAN_MOST
from themis.games.delphi.frames.act import Pay, Sail
from themis.games.delphi.frames.fight import Fight
from themis.games.delphi.frames.gifts import Ascend, OfferingGift, StatueGift
from themis.games.delphi.frames.gods import DefeatMonster, Descend, ExploreAnywhere, LoadAnyStatue, PlaceShip
from themis.games.delphi.frames.rewards import GodSteps, HealColour, Look, Reap, ScoutIsland, TakeEquipment, TakePassenger
from themis.games.delphi.frames.start import ChooseShip, Launch, Provide, ReturnTask
from themis.games.delphi.frames.turn import BeginTurn, EndRecovery, NextTurn, OthersStep, Recover, Titan, Turn, Unhurt
from themis.games.delphi.moves import CATALOGUE, CAUSES
from themis.games.delphi.rules import ALL_ISLANDS, LAIRS

FRAMES: Final[dict[str, Callable[..., AnyFrame]]] = {
    "ChooseShip": ChooseShip,
    "Provide": Provide,
    "Launch": Launch,
    "ReturnTask": ReturnTask,
    "BeginTurn": BeginTurn,
    "Recover": Recover,
    "EndRecovery": EndRecovery,
    "Unhurt": Unhurt,
    "Turn": Turn,
    "Sail": Sail,
    "Pay": Pay,
    "Fight": Fight,
    "PlaceShip": PlaceShip,
    "ExploreAnywhere": ExploreAnywhere,
    "DefeatMonster": DefeatMonster,
    "LoadAnyStatue": LoadAnyStatue,
    "Descend": Descend,
    "Reap": Reap,
    "GodSteps": GodSteps,
    "HealColour": HealColour,
    "TakePassenger": TakePassenger,
    "TakeEquipment": TakeEquipment,
    "StatueGift": StatueGift,
    "OfferingGift": OfferingGift,
    "Ascend": Ascend,
    "Look": Look,
    "ScoutIsland": ScoutIsland,
    "OthersStep": OthersStep,
    "Titan": Titan,
    "NextTurn": NextTurn,
}

# What the numbers of a decision mean, for those who show it.
FIELDS: Final[dict[str, list[str]]] = {
    "Provide": [],
    "Recover": ["seat", "left"],
    "Pay": ["seat", "action"],
    "Fight": ["seat", "lair", "colour", "paid", "rolled"],
    "Descend": ["seat", "god"],
    "Reap": ["seat", "cause", "colour", "stage"],
    "GodSteps": ["seat", "cause", "left"],
    "HealColour": ["seat", "cause"],
    "TakePassenger": ["seat", "cause", "colour"],
    "TakeEquipment": ["seat", "cause"],
    "StatueGift": ["seat", "equipment"],
    "OfferingGift": ["seat", "equipment"],
    "Ascend": ["seat", "equipment"],
    "Look": ["seat", "reason", "left", "seen"],
    "ScoutIsland": ["seat", "seen"],
    "OthersStep": ["roller", "asked"],
    "Titan": ["roll"],
}

# What they can be; all others are counts.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "colour": (-1, COLOUR_COUNT - 1),
    "action": (0, len(CATALOGUE.choices) - 1),
    "lair": (0, LAIRS - 1),
    "god": (0, GODS - 1),
    "cause": (0, len(CAUSES) - 1),
    "equipment": (0, EQUIPMENT - 1),
    "reason": (0, EQUIPMENT),
    "seen": (0, ALL_ISLANDS),
    "asked": (0, 15),
    "roll": (0, int(TITAN_MOST)),
    "rolled": (0, int(BATTLE_MOST)),
}
MOST: Final = 99

DECISIONS: Final = Decisions(FRAMES, FIELDS, MOST, ("seat", "roller"))
