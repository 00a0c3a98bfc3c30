"""The prototype of Panthéon as core knows it."""

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
from themis.games.pantheon_proto import facts, heuristic, plans, save, scoring, setup, view
from themis.games.pantheon_proto.content import FEWEST_SEATS, MOST_SEATS
from themis.games.pantheon_proto.fields import fields_of
from themis.games.pantheon_proto.moves import STREAMS
from themis.games.pantheon_proto.options import OPTIONS
from themis.games.pantheon_proto.soundness import CONTENT, FOLDER, PUBLISHED
from themis.games.pantheon_proto.state import State
from themis.games.pantheon_proto.tables import Tables

MAKERS: Final = Makers(["Guerric Fritzen"], "", 0)
SITTING: Final = Sitting(60, 60, "medium")


@final
class PantheonProto(Game):
    """The door to this folder, for one content."""

    __slots__ = ("tables",)

    def __init__(self, content: Content, digest: str) -> None:
        tables = Tables(content)
        meta = Meta(
            "pantheon_proto", "Pantheon, the prototype", "PRO", FEWEST_SEATS, MOST_SEATS, 1, "complete", OPTIONS, FOLDER, MAKERS, SITTING
        )
        super().__init__(meta, tables.moves.catalogue, STREAMS, fields_of(tables), tables.moves.events, content, digest)
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

    def scene(self, s: StateBase) -> dict[str, object]:
        return dict(view.scene(self._own(s)))

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

    def features(self, s: StateBase, seat: i64) -> list[float]:
        return heuristic.features(self._own(s), seat)

    def feature_names(self) -> list[str]:
        return heuristic.FEATURES

    def roles(self, s: StateBase, seat: i64) -> list[str]:
        own = self._own(s)
        power, tool = own.power[seat], own.tool[seat]
        return [self.tables.power_slugs[power], self.tables.tool_slugs[tool]] if power >= 0 and tool >= 0 else []

    def promising(self, s: StateBase, seat: i64) -> list[Choice]:
        return plans.promising(self._own(s), seat)

    def plans(self, s: StateBase, seat: i64, number: i64, like: Choice | None, chance: Chance) -> list[Choice]:
        return plans.plans(self._own(s), seat, number, like, chance)

    def time_left(self, s: StateBase) -> float:
        return heuristic.turns_left(self._own(s))

    def turn_of(self, s: StateBase) -> i64:
        return self._own(s).turn

    def playout(self) -> i64:
        return heuristic.PLAYOUT

    def facts(self, s: StateBase, seat: i64, choice: Choice) -> dict[str, int]:
        return facts.facts(self._own(s), seat, choice)


def build(content: Content) -> PantheonProto:
    """The game with the cards and numbers of a content; refuses what cannot be played. Only what differs from the published one is named in records."""
    content.check_playable()
    return PantheonProto(content, content.digest_beside(PUBLISHED))


GAME: Final = build(CONTENT)
