"""The Oracle of Delphi as core knows it."""

from __future__ import annotations

from typing import Final, final

from themis.core.chance import Chance
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase
from themis.core.game import Game, Makers, Meta
from themis.core.native import i64
from themis.core.outcome import Outcome
from themis.games.delphi import facts, heuristic, save, scoring, setup, view
from themis.games.delphi.content import (
    CONTENT,
    DEFAULT_PATH,
    FOLDER,
    SHIP_SLUGS,
)
from themis.games.delphi.fields import FIELDS
from themis.games.delphi.moves import (
    CATALOGUE,
    EVENTS,
    STREAMS,
)
from themis.games.delphi.options import OPTIONS
from themis.games.delphi.state import State


def of_delphi(s: StateBase) -> State:
    assert isinstance(s, State), "a state of another game"
    return s


@final
class Delphi(Game):
    """The door to this folder."""

    __slots__ = ()

    def setup(self, seats: i64, options: list[int], io: Io) -> StateBase:
        return setup.setup(seats, options, io)

    def outcome(self, s: StateBase) -> Outcome:
        return scoring.outcome(of_delphi(s))

    def view(self, s: StateBase, seat: i64) -> dict[str, object]:
        return view.view(of_delphi(s), seat)

    def determinise(self, s: StateBase, seat: i64, chance: Chance) -> StateBase:
        return view.determinise(of_delphi(s), seat, chance)

    def save(self, s: StateBase) -> dict[str, object]:
        return save.save(of_delphi(s))

    def load(self, plain: object) -> StateBase:
        return save.load(plain)

    def unsound(self, s: StateBase) -> str:
        return save.unsound(of_delphi(s))

    def prospects(self, s: StateBase) -> list[float]:
        return heuristic.prospects(of_delphi(s))

    def playout(self) -> i64:
        return heuristic.PLAYOUT

    def features(self, s: StateBase, seat: i64) -> list[float]:
        return heuristic.features(of_delphi(s), seat)

    def feature_names(self) -> list[str]:
        return heuristic.FEATURES

    def roles(self, s: StateBase, seat: i64) -> list[str]:
        ship = of_delphi(s).sides[seat].ship
        return [SHIP_SLUGS[ship]] if ship >= 0 else []

    def facts(self, s: StateBase, seat: i64, choice: Choice) -> dict[str, int]:
        return facts.facts(of_delphi(s), seat, choice)


# Only an edited copy of the content is named in records; the published one is the rule.
EDITED: Final = "" if CONTENT.file == str(DEFAULT_PATH) else CONTENT.digest()

MAKERS: Final = Makers(["Stefan Feld"], "Hall Games / Pegasus Spiele", 2016)
META: Final = Meta("delphi", "The Oracle of Delphi", "DEL", 2, 4, 1, "complete", OPTIONS, FOLDER, MAKERS)
GAME: Final = Delphi(META, CATALOGUE, STREAMS, FIELDS, EVENTS, CONTENT, EDITED)
