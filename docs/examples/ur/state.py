"""The state, and the questions about it."""

from typing import Final, final

from themis.core.frame import Frame, StateBase
from themis.core.game import Option
from themis.core.native import i64, vec

from .tables import Tables

MIDDLE_ROSETTE: Final = Option("middle_rosette", ["safe", "open"], "UR-RUL-01")


@final
class State(StateBase):
    """For each seat, how many pieces are at each place of its path. Whose turn it is, the decisions know."""

    __slots__ = ("t", "variant", "places")

    def __init__(self, t: Tables, seats: i64, stack: list[Frame], over: bool, variant: vec[i64], places: vec[i64]) -> None:
        super().__init__(seats, stack, over)
        self.t: Final = t
        self.variant: Final = variant
        self.places: Final = places

    def clone(self) -> StateBase:
        return State(self.t, self.seats, self.stack[:], self.over, self.variant, self.places[:])

    def at(self, seat: i64, place: i64) -> i64:
        return self.places[seat * (self.t.end + 1) + place]

    def points(self, seat: i64) -> i64:
        return self.at(seat, self.t.end)

    def add(self, seat: i64, place: i64, pieces: i64) -> None:
        self.places[seat * (self.t.end + 1) + place] += pieces


def rosette_is_safe(s: State) -> bool:
    """Whether nobody is captured on a rosette. UR-MOVE-04, UR-RUL-01"""
    return MIDDLE_ROSETTE.values[s.variant[0]] == "safe"


def captures(s: State, seat: i64, landing: i64) -> bool:
    """Whether a piece of the other player is where a piece lands. UR-MOVE-03"""
    return bool(s.t.shared[landing]) and s.at(1 - seat, landing) > 0


def unmet(s: State, seat: i64, place: i64, number: i64) -> list[str]:
    """The rule that forbids moving a piece from here by this number; none if it can move."""
    landing = place + number
    if not s.at(seat, place):
        return ["UR-MOVE-01"]
    if landing > s.t.end:
        return ["UR-MOVE-06"]
    if landing < s.t.end and s.at(seat, landing):
        return ["UR-MOVE-02"]
    return ["UR-MOVE-04"] if s.t.rosette[landing] and captures(s, seat, landing) and rosette_is_safe(s) else []
