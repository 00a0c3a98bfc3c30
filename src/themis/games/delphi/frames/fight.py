"""A fight, round by round: roll the battle die, win, or pay a favour and roll again against a weaker monster, or give up."""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import EventKind, Io
from themis.core.frame import Decision
from themis.core.native import i64
from themis.games.delphi import content, effects, moves, rules
from themis.games.delphi.frames.rewards import NO_COLOUR, reward_task
from themis.games.delphi.moves import BATTLE_STREAM
from themis.games.delphi.state import State


def begin_fight(s: State, seat: i64, lair: i64, colour: i64, io: Io) -> None:
    """DEL-FGT-01"""
    io.tell(moves.FIGHT_BEGAN, seat, colour, lair)
    fight_round(s, seat, lair, colour, 0, io)


def fight_round(s: State, seat: i64, lair: i64, colour: i64, paid: i64, io: Io) -> None:
    """One roll. Whoever cannot pay for another is not asked.  DEL-FGT-04, DEL-FGT-05, DEL-FGT-06, DEL-FGT-08, DEL-RUL-37"""
    side = s.sides[seat]
    strength = rules.strength(s.t, side, paid)
    roll = io.below(BATTLE_STREAM, s.t.battle_most + 1)
    if roll >= strength:
        io.tell(moves.BATTLE_ROLLED, seat, roll, strength)
        defeat(s, seat, lair, colour, moves.DEFEATED, io)
        return
    io.tell(moves.BATTLE_LOST, seat, roll, strength)
    if roll == 0:
        effects.draw_wound(s, seat, moves.WOUNDED_IN_FIGHT, io)
    if side.favours >= s.t.fight_price:
        s.push(Fight(seat, lair, colour, paid, roll))
    else:
        io.tell(moves.FIGHT_ENDED, seat, colour)


def defeat(s: State, seat: i64, lair: i64, colour: i64, told: EventKind, io: Io) -> None:
    """The reward comes only with a task tile.  DEL-FGT-11, DEL-TASK-02"""
    if effects.defeat_monster(s, seat, lair, colour, told, io):
        reward_task(s, seat, content.MONSTER, s.t.moves.by_monster, NO_COLOUR)


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

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.fight_on, s.t.moves.give_up]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.fight_on.only(), s.t.moves.give_up.only()]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.fight_on:
            effects.pay(s, seat, s.t.fight_price, moves.PAID_ROUND, io)
            fight_round(s, seat, self.lair, self.colour, self.paid + 1, io)
        else:
            io.tell(moves.GAVE_UP, seat, self.colour)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["DEL-FGT-10"] if s.t.moves.is_of_phase_2(choice) else []
