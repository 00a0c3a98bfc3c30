"""The game as core knows it: how it begins, what is saved, what everybody sees, and how good a position is."""

from typing import Final, final

from themis.books.content import Content
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import StateBase
from themis.core.game import Game, Makers, Meta, Sitting
from themis.core.native import i64, vec
from themis.core.outcome import Outcome, ranks
from themis.core.shape import Shape, of_every_state, options, row

from . import tables
from .frames import DECISIONS, Move, Throw
from .state import MIDDLE_ROSETTE, State, captures
from .tables import CONTENT, EVENTS, FOLDER, PUBLISHED, STREAMS, Tables

META: Final = Meta(
    "ur", "The Royal Game of Ur", "UR", 2, 2, 1, "complete", [MIDDLE_ROSETTE], FOLDER, Makers(["unknown"], "", 0), Sitting(15, 30, "light")
)


@final
class Ur(Game):
    """The door to this folder, for one content. Nothing is secret, so every imagined world is the true one."""

    __slots__ = ("t",)

    def __init__(self, content: Content) -> None:
        self.t: Final = Tables(content)
        super().__init__(META, self.t.catalogue, STREAMS, self.t.fields, EVENTS, content, content.digest_beside(PUBLISHED))

    def _own(self, s: StateBase) -> State:
        assert isinstance(s, State) and s.t is self.t, "a state of another game or of another content"
        return s

    def setup(self, seats: i64, options: list[int], io: Io) -> StateBase:
        first = io.below(tables.FIRST_STREAM, seats)
        io.tell(tables.BEGAN, first)
        path = [self.t.pieces] + [0] * self.t.end
        return State(self.t, seats, [Throw(first)], False, vec[i64](options), vec[i64](path + path))

    def shape(self, seats: i64) -> Shape:
        chosen = options("variant", {MIDDLE_ROSETTE.name: len(MIDDLE_ROSETTE.values)})
        places = row("places", seats * (self.t.end + 1), 0, self.t.pieces)
        return Shape(State, [*of_every_state(seats, DECISIONS, self.fields), chosen, places], {"t": self.t})

    def broken(self, s: StateBase) -> str:
        own = self._own(s)
        for seat in range(2):
            if sum([own.at(seat, place) for place in range(self.t.end + 1)]) != self.t.pieces:
                return f"seat {seat} does not have {self.t.pieces} pieces"
        for square in range(1, self.t.end):
            if own.at(0, square) + (own.at(1, square) if captures(own, 0, square) else 0) > 1 or own.at(1, square) > 1:
                return "there are two pieces on one square"
        return "" if s.over == any([own.points(seat) == self.t.pieces for seat in range(2)]) else "it is over too early or too late"

    def view(self, s: StateBase, seat: i64) -> dict[str, object]:
        sides = [self._side(self._own(s), side) for side in range(2)]
        return {"seat": int(seat), "over": s.over, "decision": DECISIONS.shown(s), "sides": sides}

    def _side(self, s: State, seat: i64) -> dict[str, object]:
        squares = [square for square in range(1, s.t.end) if s.at(seat, square)]
        return {"start": int(s.at(seat, 0)), "squares": squares, "points": int(s.points(seat))}

    def facts(self, s: StateBase, seat: i64, choice: Choice) -> dict[str, int]:
        frame = s.stack[-1]
        return {"other-square": choice.a + frame.number} if isinstance(frame, Move) else {}

    def outcome(self, s: StateBase) -> Outcome:
        scores: list[int] = [int(self._own(s).points(seat)) for seat in range(2)]
        return Outcome(ranks([[score] for score in scores]), scores, "all-left", [("pieces", scores)])

    def prospects(self, s: StateBase) -> list[float]:
        """The pieces that have left, and until the end the others by the way they have come."""
        own, places = self._own(s), range(self.t.end if s.over else 1, self.t.end + 1)
        return [sum([float(own.at(seat, place) * place) / float(self.t.end) for place in places]) for seat in range(2)]


GAME: Final = Ur(CONTENT)
build: Final = Ur
