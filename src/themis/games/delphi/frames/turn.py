"""A turn: check the wounds, act with dice, one oracle card and gods in any order, consult the oracle.

Then the others may move a god, at the end of a round the Titan attacks, and the next player follows; after the round in which
somebody has returned, the game is over.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.delphi import content, effects, moves, rules
from themis.games.delphi.frames.act import Pay, Sail, offer_actions, why_not_act
from themis.games.delphi.frames.finish import Finish
from themis.games.delphi.frames.gods import invoke, trade
from themis.games.delphi.frames.rewards import GodSteps
from themis.games.delphi.moves import TITAN_STREAM
from themis.games.delphi.sea import BITS
from themis.games.delphi.state import NOT_ENDING, ROUND_LIMIT, State, last_seat, seats_from

# A guard for games among programs that never find home.  DEL-RUL-61
MOST_ROUNDS: Final = 60


@final
class BeginTurn(Step):
    """Phase 1: recover, be rewarded for good health, or neither.  DEL-TURN-02, DEL-CHK-01, DEL-CHK-03, DEL-CHK-04, DEL-CHK-05, DEL-CHK-06, DEL-RUL-39"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        side = s.sides[self.seat]
        s.turn = self.seat
        io.tell(moves.TURN_BEGAN, self.seat)
        if rules.must_recover(s.t, side):
            io.tell(moves.RECOVERING, self.seat)
            s.then([Recover(self.seat, s.t.recovered_wounds), EndRecovery(self.seat)])
        elif side.wounds == 0:
            s.then([Unhurt(self.seat), Turn(self.seat)])
        else:
            s.push(Turn(self.seat))
        return False


@final
class Recover(Decision):
    """Which wound to discard next, `left` in all; not asked if they have one colour.  DEL-CHK-02"""

    __slots__ = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def enter(self, s: State, io: Io) -> bool:
        if self.left == 0 or s.sides[self.seat].wounds == 0:
            return False
        offered = self.options(s, self.seat)
        if len(offered) == 1:
            self.choose(s, self.seat, offered[0], io)
        return len(offered) > 1

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.discard]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.discard.of(colour) for colour in range(content.COLOUR_COUNT) if s.sides[seat].wounds_of(colour)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.discard_wound(s, seat, choice.a, io)
        s.push(Recover(seat, self.left - 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if s.t.moves.is_of_phase_2(choice):
            return ["DEL-CHK-03"]
        return ["DEL-CHK-02"] if choice.verb is s.t.moves.discard and s.sides[seat].wounds_of(choice.a) == 0 else []


@final
class Unhurt(Decision):
    """Favours or a god step for having no wound; favours if no god can rise.  DEL-CHK-04, DEL-RUL-29, DEL-RUL-40"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        if rules.any_can_rise(s.t, s.sides[self.seat]):
            return True
        self._take_favours(s, io)
        return False

    def _take_favours(self, s: State, io: Io) -> None:
        cause = s.t.moves.by_health
        effects.gain_favours(s, self.seat, cause.gains[content.FAVOURS], cause.favours, io)

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.take_favours, s.t.moves.advance]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered = [s.t.moves.take_favours.only()]
        for god in range(content.GODS):
            if rules.can_rise(s.t, s.sides[seat], god):
                offered.append(s.t.moves.advance.of(god))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.advance:
            cause = s.t.moves.by_health
            effects.step(s, seat, choice.a, cause.step, io)
            s.push(GodSteps(seat, cause.index, cause.gains[content.GOD_STEPS] - 1))
        else:
            self._take_favours(s, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.advance:
            return [] if rules.can_rise(s.t, s.sides[seat], choice.a) else ["DEL-GOD-05"]
        if choice.verb is s.t.moves.take_favours:
            return []
        if choice.verb is s.t.moves.invoke or choice.verb is s.t.moves.trade:
            return ["DEL-CHK-06"]
        if s.t.moves.is_of_phase_2(choice):
            return ["DEL-TURN-02"]
        return ["DEL-CHK-04"] if choice.verb is s.t.moves.decline else []


@final
class Turn(Decision):
    """Phase 2: what to do next, or the end of it, with or without unused dice.  DEL-TURN-03, DEL-TURN-07, DEL-TURN-08, DEL-TURN-09, DEL-END-03, DEL-RUL-29, DEL-RUL-44"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return s.t.moves.of_turn

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        offered: list[Choice] = []
        offer_actions(s, seat, offered)
        for god in range(content.GODS):
            if rules.is_on_top(s.t, side, god):
                if rules.can_use_power(s, seat, god):
                    offered.append(s.t.moves.invoke.of(god))
                offered.append(s.t.moves.trade.of(god))
        offered.append(s.t.moves.end.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        verb = choice.verb
        if verb is s.t.moves.end:
            s.push(Consult(seat))
            return
        s.push(Turn(seat))
        if verb is s.t.moves.invoke:
            invoke(s, seat, choice.a, io)
        elif verb is s.t.moves.trade:
            trade(s, seat, choice.a, io)
        elif verb is s.t.moves.sail:
            s.push(Sail(seat))
        else:
            s.push(Pay(seat, choice.index))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        verb = choice.verb
        side = s.sides[seat]
        if verb is s.t.moves.trade:
            return [] if rules.is_on_top(s.t, side, choice.a) else ["DEL-GOD-08"]
        if verb is s.t.moves.invoke:
            if not rules.is_on_top(s.t, side, choice.a):
                return ["DEL-GOD-06"]
            return [] if rules.can_use_power(s, seat, choice.a) else [s.t.moves.god_invoked[choice.a].rule]
        if verb is s.t.moves.die or verb is s.t.moves.play:
            return rules.why_not_source(s, side, choice)
        return why_not_act(s, seat, choice) if verb in s.t.moves.of_turn and verb is not s.t.moves.end else []


@final
class Consult(Step):
    """Phase 3: the used card is discarded and the dice are rolled, by the last player together with the Titan die.  DEL-TURN-06, DEL-ROLL-01, DEL-TTN-01, DEL-RUL-42, DEL-RUL-48"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        effects.discard_played_card(s, self.seat, io)
        s.apollo = False
        s.bought = False
        effects.roll_dice(s, self.seat, moves.ROLLED, io)
        titan = roll_titan(s, self.seat, False, io)
        effects.gain_omens(s, self.seat, io)
        asked: i64 = 0
        for seat in range(s.seats):
            if seat != self.seat and rules.moved_by_roll(s, seat, self.seat):
                asked |= BITS[seat]
        s.then([OthersStep(self.seat, asked), Titan(titan), NextTurn(self.seat)])
        return False


@final
class EndRecovery(Step):
    """A recovery turn ends without a roll; the last player still rolls the Titan die.  DEL-CHK-03, DEL-TTN-04, DEL-RUL-39"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        titan = roll_titan(s, self.seat, True, io)
        s.then([Titan(titan), NextTurn(self.seat)])
        return False


def roll_titan(s: State, seat: i64, alone: bool, io: Io) -> i64:
    """The Titan die at the end of a round; 0 in any other turn, and in the final round.  DEL-SETP-06, DEL-TTN-01, DEL-RUL-42"""
    if seat != last_seat(s) or s.ending != NOT_ENDING:
        return 0
    roll = io.below(TITAN_STREAM, s.t.titan_most) + 1
    io.tell(moves.TITAN_ROLLED_ALONE if alone else moves.TITAN_ROLLED, roll)
    return roll


@final
class OthersStep(Frame):
    """Everybody else may move one god of a rolled colour; those who may are asked at once, in any order, after their last turn too.  DEL-ROLL-02, DEL-ROLL-03, DEL-GOD-17, DEL-RUL-43, DEL-RUL-48"""

    __slots__ = ("roller", "asked")

    def __init__(self, roller: i64, asked: i64) -> None:
        self.roller: Final = roller
        self.asked: Final = asked

    def enter(self, s: State, io: Io) -> bool:
        return self.asked != 0

    def waiting(self, s: State) -> list[int]:
        return [seat for seat in seats_from(s, self.roller) if self.asked & BITS[seat]]

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.advance, s.t.moves.decline]

    def options(self, s: State, seat: i64) -> list[Choice]:
        movable = rules.moved_by_roll(s, seat, self.roller)
        offered = [s.t.moves.advance.of(god) for god in range(content.GODS) if movable & BITS[god]]
        offered.append(s.t.moves.decline.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        s.push(OthersStep(self.roller, self.asked & ~BITS[seat]))
        if choice.verb is s.t.moves.advance:
            effects.step(s, seat, choice.a, s.t.moves.by_roll_of_others.step, io)
        else:
            io.tell(moves.STEP_DECLINED, seat)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.advance or rules.moved_by_roll(s, seat, self.roller) & BITS[choice.a]:
            return []
        return ["DEL-ROLL-02"] if s.sides[seat].row(choice.a) else ["DEL-ROLL-04"]


@final
class Titan(Frame):
    """The Titan attacks all players, from the first one on.  DEL-TTN-01, DEL-TTN-02, DEL-TTN-03, DEL-SHD-01, DEL-RUL-42"""

    __slots__ = ("roll",)

    def __init__(self, roll: i64) -> None:
        self.roll: Final = roll

    def enter(self, s: State, io: Io) -> bool:
        for seat in seats_from(s, s.first):
            if self.roll == s.t.titan_crush:
                for _ in range(s.t.titan_crush_wounds):
                    effects.draw_wound(s, seat, moves.CRUSHED_BY_TITAN, io)
            elif s.sides[seat].shield < self.roll:
                for _ in range(s.t.titan_wounds):
                    effects.draw_wound(s, seat, moves.WOUNDED_BY_TITAN, io)
        return False


@final
class NextTurn(Step):
    """The next player, clockwise; after the last one the next round, or the end.  DEL-GEN-05, DEL-TURN-01, DEL-END-02, DEL-RUL-59, DEL-RUL-61"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        following = (self.seat + 1) % s.seats
        if following == s.first:
            if s.ending == NOT_ENDING and s.round == MOST_ROUNDS:
                s.ending = ROUND_LIMIT
                io.tell(moves.ROUNDS_OVER, s.round)
            if s.ending != NOT_ENDING:
                s.push(Finish())
                return False
            s.round += 1
            io.tell(moves.ROUND_BEGAN, s.round)
        s.push(BeginTurn(following))
        return False
