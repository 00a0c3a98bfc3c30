"""Altar as core knows it."""

from __future__ import annotations

from typing import Final, final

from themis.core.chance import Chance
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase
from themis.core.game import Game, Meta
from themis.core.native import i64
from themis.core.outcome import Outcome
from themis.games.altar import facts, heuristic, save, scoring, setup, view
from themis.games.altar.content import CONTENT, DEFAULT_PATH, FEWEST_SEATS, FOLDER, GOD_SLUGS, MOST_SEATS
from themis.games.altar.fields import FIELDS
from themis.games.altar.moves import CATALOGUE, STREAMS
from themis.games.altar.options import OPTIONS
from themis.games.altar.state import State


def of_altar(s: StateBase) -> State:
    assert isinstance(s, State), "a state of another game"
    return s


@final
class Altar(Game):
    """The door to this folder."""

    __slots__ = ()

    def setup(self, seats: i64, options: list[int], io: Io) -> StateBase:
        return setup.setup(seats, options, io)

    def outcome(self, s: StateBase) -> Outcome:
        return scoring.outcome(of_altar(s))

    def view(self, s: StateBase, seat: i64) -> dict[str, object]:
        return view.view(of_altar(s), seat)

    def determinise(self, s: StateBase, seat: i64, chance: Chance) -> StateBase:
        return view.determinise(of_altar(s), seat, chance)

    def save(self, s: StateBase) -> dict[str, object]:
        return save.save(of_altar(s))

    def load(self, plain: object) -> StateBase:
        return save.load(plain)

    def unsound(self, s: StateBase) -> str:
        return save.unsound(of_altar(s))

    def prospects(self, s: StateBase) -> list[float]:
        return heuristic.prospects(of_altar(s))

    def playout(self) -> i64:
        return heuristic.PLAYOUT

    def decisive_lead(self) -> float:
        return heuristic.DECISIVE_LEAD

    def features(self, s: StateBase, seat: i64) -> list[float]:
        return heuristic.features(of_altar(s), seat)

    def feature_names(self) -> list[str]:
        return heuristic.FEATURES

    def roles(self, s: StateBase, seat: i64) -> list[str]:
        return [GOD_SLUGS[god] for god in range(len(GOD_SLUGS)) if of_altar(s).owner[god] == seat]

    def facts(self, s: StateBase, seat: i64, choice: Choice) -> dict[str, int]:
        return facts.facts(of_altar(s), seat, choice)


# Only an edited copy of the cards is named in records; the published ones are the rule.
EDITED: Final = "" if CONTENT.file == str(DEFAULT_PATH) else CONTENT.digest()

GAME: Final = Altar(
    Meta("altar", "Altar", "ALT", FEWEST_SEATS, MOST_SEATS, 1, "complete", OPTIONS, FOLDER, EDITED), CATALOGUE, STREAMS, FIELDS, CONTENT
)
