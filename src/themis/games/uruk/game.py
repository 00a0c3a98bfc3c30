"""Uruk as core knows it."""

from __future__ import annotations

from typing import Final, final

from themis.core.chance import Chance
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase
from themis.core.game import Game, Makers, Meta
from themis.core.native import i64
from themis.core.outcome import Outcome
from themis.games.uruk import facts, heuristic, save, scoring, setup, view
from themis.games.uruk.content import CONTENT, DEFAULT_PATH, FOLDER
from themis.games.uruk.fields import FIELDS
from themis.games.uruk.moves import CATALOGUE, EVENTS, STREAMS
from themis.games.uruk.options import OPTIONS
from themis.games.uruk.state import State


def of_uruk(s: StateBase) -> State:
    assert isinstance(s, State), "a state of another game"
    return s


@final
class Uruk(Game):
    """The door to this folder."""

    __slots__ = ()

    def setup(self, seats: i64, options: list[int], io: Io) -> StateBase:
        return setup.setup(seats, options, io)

    def outcome(self, s: StateBase) -> Outcome:
        return scoring.outcome(of_uruk(s))

    def view(self, s: StateBase, seat: i64) -> dict[str, object]:
        return view.view(of_uruk(s), seat)

    def determinise(self, s: StateBase, seat: i64, chance: Chance) -> StateBase:
        return view.determinise(of_uruk(s), seat, chance)

    def save(self, s: StateBase) -> dict[str, object]:
        return save.save(of_uruk(s))

    def load(self, plain: object) -> StateBase:
        return save.load(plain)

    def unsound(self, s: StateBase) -> str:
        return save.unsound(of_uruk(s))

    def prospects(self, s: StateBase) -> list[float]:
        return heuristic.prospects(of_uruk(s))

    def features(self, s: StateBase, seat: i64) -> list[float]:
        return heuristic.features(of_uruk(s), seat)

    def feature_names(self) -> list[str]:
        return heuristic.FEATURES

    def facts(self, s: StateBase, seat: i64, choice: Choice) -> dict[str, int]:
        return facts.facts(of_uruk(s), seat, choice)

    def target(self, s: StateBase, seat: i64, choice: Choice) -> str:
        return facts.target(of_uruk(s), seat, choice)


# Only an edited copy of the cards is named in records; the published ones are the rule.
EDITED: Final = "" if CONTENT.file == str(DEFAULT_PATH) else CONTENT.digest()

MAKERS: Final = Makers(["Hanno Kuhn", "Wilfried Kuhn"], "DDD Verlag", 2008)
META: Final = Meta("uruk", "Uruk", "URU", 2, 4, 1, "complete", OPTIONS, FOLDER, MAKERS)
GAME: Final = Uruk(META, CATALOGUE, STREAMS, FIELDS, EVENTS, CONTENT, EDITED)
