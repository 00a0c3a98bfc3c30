"""The end of setup: ship tiles are chosen, dice rolled, first wounds drawn, and what ship tiles do at the start is done, in turn order."""

from __future__ import annotations

from typing import final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.delphi import content, effects, moves
from themis.games.delphi.frames.rewards import reap
from themis.games.delphi.frames.turn import BeginTurn
from themis.games.delphi.moves import FIRST_COLOURED_FACE
from themis.games.delphi.sea import BITS
from themis.games.delphi.state import Side, State, byte_of, one_of, seats_from


@final
class ChooseShip(Decision):
    """A ship tile from those laid open, the last player first.  DEL-SETP-04, DEL-RUL-55"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.choose]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        s.ships &= ~BITS[choice.a]
        s.sides[seat].ship = choice.a
        s.sides[seat].recount()
        io.tell(moves.SHIP_CHOSEN, seat, choice.a)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["DEL-SETP-04"] if choice.verb is s.t.moves.choose and not s.ships & BITS[choice.a] else []


@final
class Provide(Frame):
    """Dice, first wounds and first gods, then the ship tiles. Left-over tiles return to the box.  DEL-SETP-07, DEL-SETP-08, DEL-SETP-09, DEL-SETP-10, DEL-SETP-15, DEL-RUL-09"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        s.ships = 0
        seats = seats_from(s, s.first)
        for seat in seats:
            effects.roll_dice(s, seat, moves.ROLLED_AT_SETUP, io)
        for seat in seats:
            draw_first_wounds(s, seat, io)
        following: list[Frame] = [Launch(seat) for seat in seats]
        following.append(BeginTurn(s.first))
        s.then(following)
        return False


def draw_first_wounds(s: State, seat: i64, io: Io) -> None:
    """The god of the wound's colour goes to the entry row; the Olympian's gods get there by themselves.  DEL-SETP-09, DEL-SETP-10, DEL-RUL-12"""
    for _ in range(s.t.start_wounds):
        colour = effects.draw_wound(s, seat, moves.WOUNDED_AT_SETUP, io)
        if colour >= 0 and not s.t.ship_gods_at_entry[s.sides[seat].ship]:
            effects.put_god(s, seat, s.t.god_of[colour], s.t.entry_rows[s.seats], moves.FIRST_GOD_ROSE, io)


@final
class Launch(Step):
    """What a ship tile does at the start.  DEL-SETP-15, DEL-SHIP-01, DEL-SHIP-02, DEL-SHIP-04, DEL-SHIP-05, DEL-SHIP-07, DEL-RUL-09"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        side = s.sides[self.seat]
        if s.t.ship_gods_at_entry[side.ship]:
            for god in range(content.GODS):
                effects.put_god(s, self.seat, god, s.t.entry_rows[s.seats], moves.GODS_AT_ENTRY, io)
        if s.t.ship_favour_bonus[side.ship]:
            effects.add_bounty(s.t, side, self.seat, io)
        s.push(reap(self.seat, s.t.moves.by_ship[side.ship]))
        if s.t.ship_task_tiles[side.ship]:
            s.push(ReturnTask(self.seat))
        return False


@final
class ReturnTask(Decision):
    """The Indulgence gives one task tile back, without reward; with a shrine tile goes a shrine.  DEL-SHIP-05, DEL-RUL-10"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.return_task]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        side = s.sides[seat]
        side.returned = choice.a
        if choice.a < FIRST_COLOURED_FACE:
            side.white -= one_of(choice.a)
        else:
            side.wanted -= BITS[colour_of(choice.a)] * one_of(task_of(choice.a))
        io.tell(moves.TASK_RETURNED, seat, choice.a)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["DEL-SHIP-05"] if choice.verb is s.t.moves.return_task and not is_open(s.sides[seat], choice.a) else []


def task_of(face: i64) -> i64:
    return face if face < FIRST_COLOURED_FACE else (face - FIRST_COLOURED_FACE) // content.COLOUR_COUNT


def colour_of(face: i64) -> i64:
    """The colour on a task tile, -1 for white."""
    return -1 if face < FIRST_COLOURED_FACE else (face - FIRST_COLOURED_FACE) % content.COLOUR_COUNT


def is_open(side: Side, face: i64) -> bool:
    """Whether a seat has such a tile."""
    if face < FIRST_COLOURED_FACE:
        return byte_of(side.white, face) > 0
    return byte_of(side.wanted, task_of(face)) & BITS[colour_of(face)] != 0
