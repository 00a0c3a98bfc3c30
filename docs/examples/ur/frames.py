"""The flow of a turn: throw, then move, then the other player's turn, or another throw after a rosette."""

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.decisions import Decisions
from themis.core.event import Io
from themis.core.frame import Decision
from themis.core.native import i64

from . import tables
from .state import State, captures, unmet


@final
class Throw(Decision):
    """The dice are thrown; where nothing can move, the turn is over. UR-THROW-01, UR-THROW-02, UR-THROW-03"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.throw]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        number = sum([io.below(tables.DICE_STREAM, 2) for _ in range(s.t.dice)])
        io.tell(tables.THREW, seat, number)
        move = Move(seat, number)
        if move.options(s, seat):
            s.push(move)
        else:
            io.tell(tables.STUCK if number else tables.THREW_NOTHING, seat)
            s.push(Throw(1 - seat))


@final
class Move(Decision):
    """One piece moves as many squares as were thrown. UR-MOVE-01, UR-MOVE-03, UR-MOVE-05, UR-MOVE-06, UR-END-01, UR-RUL-02"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.move]

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return unmet(s, seat, choice.a, self.number) if choice.verb is s.t.move else []

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        landing = choice.a + self.number
        io.tell(tables.LEFT if landing == s.t.end else tables.MOVED, seat, choice.a, landing)
        if captures(s, seat, landing):
            s.add(1 - seat, landing, -1)
            s.add(1 - seat, 0, 1)
            io.tell(tables.CAPTURED, seat, 1 - seat, landing)
        s.add(seat, choice.a, -1)
        s.add(seat, landing, 1)
        if s.t.rosette[landing]:
            io.tell(tables.AGAIN, seat)
        s.over = s.points(seat) == s.t.pieces
        s.push(Throw(seat if s.t.rosette[landing] else 1 - seat))


DECISIONS: Final = Decisions(__name__)
