"""A fight, round by round: roll the battle die, win, or pay a favour and roll again against a weaker monster, or give up."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice
from themis.core.event import EventKind, Io
from themis.core.frame import Decision
from themis.core.native import i64
from themis.games.delphi import effects, moves, rules
from themis.games.delphi.content import BATTLE_MOST, FIGHT_PRICE, MONSTER
from themis.games.delphi.frames.rewards import NO_COLOUR, reward_task
from themis.games.delphi.moves import BATTLE_STREAM, FIGHT_ON, GIVE_UP, is_of_phase_2
from themis.games.delphi.state import State


def begin_fight(s: State, seat: i64, lair: i64, colour: i64, io: Io) -> None:
    """DEL-FGT-01"""
    io.tell(moves.FIGHT_BEGAN, seat, colour, lair)
    fight_round(s, seat, lair, colour, 0, io)


def fight_round(s: State, seat: i64, lair: i64, colour: i64, paid: i64, io: Io) -> None:
    """One roll. Whoever cannot pay for another gives up.  DEL-FGT-04, DEL-FGT-05, DEL-FGT-06, DEL-FGT-08, DEL-RUL-37"""
    side = s.sides[seat]
    strength = rules.strength(side, paid)
    roll = io.below(BATTLE_STREAM, BATTLE_MOST + 1)
    if roll >= strength:
        io.tell(moves.BATTLE_ROLLED, seat, roll, strength)
        defeat(s, seat, lair, colour, moves.DEFEATED, io)
        return
    io.tell(moves.BATTLE_LOST, seat, roll, strength)
    if roll == 0:
        effects.draw_wound(s, seat, moves.WOUNDED_IN_FIGHT, io)
    if side.favours >= FIGHT_PRICE:
        s.push(Fight(seat, lair, colour, paid, roll))
    else:
        io.tell(moves.GAVE_UP, seat, colour)


def defeat(s: State, seat: i64, lair: i64, colour: i64, told: EventKind, io: Io) -> None:
    """The reward comes only with a task tile.  DEL-FGT-11, DEL-TASK-02"""
    if effects.defeat_monster(s, seat, lair, colour, told, io):
        reward_task(s, seat, MONSTER, moves.BY_MONSTER, NO_COLOUR)


@final
class Fight(Decision):
    """A lost round: pay for another one, or give up; nothing else is possible now.  DEL-FGT-07, DEL-FGT-08, DEL-FGT-10"""

    __slots__ = ("lair", "colour", "paid", "rolled")

    def __init__(self, seat: i64, lair: i64, colour: i64, paid: i64, rolled: i64) -> None:
        super().__init__(seat)
        self.lair: Final = lair
        self.colour: Final = colour
        self.paid: Final = paid
        self.rolled: Final = rolled  # in the round that was lost; only shown

    def is_middle(self) -> bool:
        return True

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [FIGHT_ON.only(), GIVE_UP.only()]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is FIGHT_ON:
            effects.pay(s, seat, FIGHT_PRICE, moves.PAID_ROUND, io)
            fight_round(s, seat, self.lair, self.colour, self.paid + 1, io)
        else:
            io.tell(moves.GAVE_UP, seat, self.colour)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["DEL-FGT-10"] if is_of_phase_2(choice) else []
