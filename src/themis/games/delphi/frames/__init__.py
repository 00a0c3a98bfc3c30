"""All frames that can lie on the stack while somebody decides, by name, to show a decision and to bring a saved one back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from themis.core.errors import BadSave
from themis.core.frame import AnyFrame
from themis.games.delphi.frames.act import Pay, Sail
from themis.games.delphi.frames.fight import Fight
from themis.games.delphi.frames.gifts import Ascend, OfferingGift, StatueGift
from themis.games.delphi.frames.gods import DefeatMonster, Descend, ExploreAnywhere, LoadAnyStatue, PlaceShip
from themis.games.delphi.frames.rewards import GodSteps, HealColour, Look, Reap, ScoutIsland, TakeEquipment, TakePassenger
from themis.games.delphi.frames.start import ChooseShip, Launch, Provide, ReturnTask
from themis.games.delphi.frames.turn import BeginTurn, EndRecovery, NextTurn, OthersStep, Recover, Titan, Turn, Unhurt

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
    "Fight": ["seat", "lair", "colour", "paid"],
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
