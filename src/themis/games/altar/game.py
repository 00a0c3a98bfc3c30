"""Altar as core knows it."""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content
from themis.core.chance import Chance
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase
from themis.core.game import Game, Makers, Meta, Sitting
from themis.core.native import i64
from themis.core.outcome import Outcome
from themis.core.shape import Shape
from themis.games.altar import facts, heuristic, save, scoring, setup, view
from themis.games.altar.content import CONTENT, FEWEST_SEATS, FOLDER, MOST_SEATS, PUBLISHED
from themis.games.altar.fields import fields_of
from themis.games.altar.moves import STREAMS
from themis.games.altar.options import OPTIONS
from themis.games.altar.state import State, gods_of
from themis.games.altar.tables import Tables

MAKERS: Final = Makers(["Vasilis Patroulias"], "", 0)
SITTING: Final = Sitting(30, 45, "medium")
META: Final = Meta("altar", "Altar", "ALT", FEWEST_SEATS, MOST_SEATS, 1, "complete", OPTIONS, FOLDER, MAKERS, SITTING)


@final
class Altar(Game):
    """The door to this folder, for one content."""

    __slots__ = ("tables",)

    def __init__(self, content: Content, digest: str) -> None:
        tables = Tables(content)
        super().__init__(META, tables.moves.catalogue, STREAMS, fields_of(tables), tables.moves.events, content, digest)
        self.tables: Final = tables

    def _own(self, s: StateBase) -> State:
        assert isinstance(s, State) and s.t is self.tables, "a state of another game or of another content"
        return s

    def setup(self, seats: i64, options: list[int], io: Io) -> StateBase:
        return setup.setup(self.tables, seats, options, io)

    def outcome(self, s: StateBase) -> Outcome:
        return scoring.outcome(self._own(s))

    def view(self, s: StateBase, seat: i64) -> dict[str, object]:
        return dict(view.view(self._own(s), seat))

    def determinise(self, s: StateBase, seat: i64, chance: Chance) -> StateBase:
        return view.determinise(self._own(s), seat, chance)

    def shape(self, seats: i64) -> Shape:
        return save.shape(self.tables, self.fields, seats)

    def broken(self, s: StateBase) -> str:
        return save.broken(self._own(s))

    def misplaced(self, s: StateBase) -> str:
        return save.misplaced(self._own(s))

    def prospects(self, s: StateBase) -> list[float]:
        return heuristic.prospects(self._own(s))

    def time_left(self, s: StateBase) -> float:
        return heuristic.time_left(self._own(s))

    def ended_by(self, s: StateBase, seat: i64, choice: Choice) -> StateBase | None:
        return heuristic.with_actions_lost(self._own(s)) if choice.verb is self.tables.moves.end else None

    def farsight(self, seats: i64) -> i64:
        return 1

    def turn_of(self, s: StateBase) -> i64:
        return self._own(s).turn

    def playout(self) -> i64:
        return heuristic.PLAYOUT

    def foresight(self, seats: i64) -> i64:
        return seats - 1

    def decisive_lead(self) -> float:
        return heuristic.DECISIVE_LEAD

    def features(self, s: StateBase, seat: i64) -> list[float]:
        return heuristic.features(self._own(s), seat)

    def feature_names(self) -> list[str]:
        return heuristic.feature_names(self.tables)

    def roles(self, s: StateBase, seat: i64) -> list[str]:
        return [self.tables.god_slugs[god] for god in gods_of(self._own(s), seat)]

    def facts(self, s: StateBase, seat: i64, choice: Choice) -> dict[str, int]:
        return facts.facts(self._own(s), seat, choice)

    def target(self, s: StateBase, seat: i64, choice: Choice) -> str:
        return facts.target(self._own(s), choice)


def build(content: Content) -> Altar:
    """Altar with the cards and numbers of a content; refuses what cannot be played. Only what differs from the published one is named in records."""
    content.check_playable()
    return Altar(content, content.digest_beside(PUBLISHED))


GAME: Final = build(CONTENT)
