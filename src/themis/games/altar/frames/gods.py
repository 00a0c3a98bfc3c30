"""Before the first turn: the gods are chosen, the table is opened, the hands are looked at."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Step
from themis.core.native import i64
from themis.games.altar import effects, moves
from themis.games.altar.frames.turn import BeginTurn
from themis.games.altar.moves import ACTIVE, DEAL_STREAM, INACTIVE
from themis.games.altar.rules import TWO
from themis.games.altar.state import State, gods_of, seats_from


@final
class ChooseGod(Decision):
    """Which god a seat takes; `number` are left for it to take. ALT-SETUP-02, ALT-SETUP-03, ALT-TWO-02, ALT-TWO-03, ALT-RUL-09"""

    __slots__ = ("number",)

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final = number

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.choose]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        s.owner[choice.a] = seat
        io.tell(moves.CHOSE_ONE_OF_TWO if s.seats == TWO else moves.CHOSE, seat, choice.a)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["ALT-SETUP-02"] if choice.verb is s.t.moves.choose and s.owner[choice.a] >= 0 else []


@final
class OpenTable(Step):
    """First player, first altars, hands and face-up cards. ALT-SETUP-12, ALT-SETUP-13, ALT-SETUP-15, ALT-TWO-11"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        find_first_player(s, io)
        lay_first_altars(s, io)
        look_at_hands(s, io)
        effects.refill_display(s, moves.REFILLED_AT_SETUP, DEAL_STREAM, io)
        s.round = 1
        s.push(BeginTurn(s.first))
        return False


def find_first_player(s: State, io: Io) -> None:
    """The oldest player, or whoever controls the Ancient God. ALT-SETUP-10, ALT-SETUP-11, ALT-TWO-05, ALT-GOD-01"""
    for god in range(s.t.gods):
        if s.t.begins[god] and s.owner[god] >= 0:
            s.first = s.owner[god]
            io.tell(moves.STARTED_BY_GOD_OF_TWO if s.seats == TWO else moves.STARTED_BY_GOD, s.first)
            return
    s.first = s.oldest
    io.tell(moves.STARTED, s.first)


def lay_first_altars(s: State, io: Io) -> None:
    """One altar for every realm in play, in turn order. ALT-SETUP-08, ALT-SETUP-09, ALT-SETUP-12, ALT-TWO-04, ALT-GOD-03, ALT-RUL-11"""
    for seat in seats_from(s, s.first):
        for god in gods_of(s, seat):
            for _ in range(s.t.first_altars):
                side = ACTIVE if s.t.first_altar_active[god] else INACTIVE
                effects.place_altar(s, god, side)
                io.tell(moves.FIRST_ALTAR_ACTIVE if side == ACTIVE else moves.FIRST_ALTAR, seat, god, side)


def look_at_hands(s: State, io: Io) -> None:
    """The cards dealt face down at the beginning are looked at only now that all gods are chosen. ALT-SETUP-13, ALT-TWO-06, ALT-INFO-02"""
    io.revealed = True
    for seat in range(s.seats):
        for kind in range(s.t.followers):
            for _ in range(s.hand(seat, kind)):
                io.tell_only(seat, moves.DEALT_TO_TWO if s.seats == TWO else moves.DEALT, seat, kind)
