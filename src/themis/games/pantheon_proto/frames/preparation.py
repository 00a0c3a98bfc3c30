"""The set-up after the order is known: gods, powers, tools, then everything that lies on the table.  PRO-SETUP-29"""

from __future__ import annotations

from typing import final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame
from themis.core.native import i64
from themis.games.pantheon_proto import effects, moves, options
from themis.games.pantheon_proto.content import PEOPLE_COUNT
from themis.games.pantheon_proto.state import State, bit, member, put


@final
class ChooseGod(Decision):
    """One of the free gods, in initiative order; it has no effect on play.  PRO-SETUP-13, PRO-SETUP-14, PRO-SETUP-15"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.god]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.god.of(god) for god in range(s.t.gods) if s.gods & bit(god)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        take_god(s, seat, choice.a, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["PRO-SETUP-13"] if choice.verb is s.t.moves.god and not s.gods & bit(choice.a) else []


def take_god(s: State, seat: i64, god: i64, io: Io) -> None:
    s.gods &= ~bit(god)
    s.god = put(s.god, seat, god)
    io.tell(moves.GOD_TAKEN, seat, god)


@final
class RevealPowers(Frame):
    """One more than there are players; the others stay in the box.  PRO-SETUP-18, PRO-RUL-10"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        boxed = bit(s.t.powers) - 1
        for _ in range(s.seats + 1):
            power = effects.draw_from(boxed, moves.POWERS_STREAM, io)
            boxed &= ~bit(power)
            s.powers |= bit(power)
            io.tell(moves.POWER_REVEALED, power)
        return False


@final
class ChoosePower(Decision):
    """One of the open powers, in initiative order.  PRO-SETUP-19"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.power]

    def is_lasting(self) -> bool:
        return True

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.power.of(power) for power in range(s.t.powers) if s.powers & bit(power)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.take_power(s, seat, choice.a, moves.POWER_TAKEN, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["PRO-SETUP-19"] if choice.verb is s.t.moves.power and not s.powers & bit(choice.a) else []


@final
class DrawTools(Frame):
    """The power left over goes to the box, and the tools are drawn: one more than there are players.  PRO-SETUP-20, PRO-SETUP-21"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        io.tell(moves.POWER_LEFT, member(s.powers, 0))
        boxed = bit(s.t.tools) - 1
        for _ in range(s.seats + 1):
            tool = effects.draw_from(boxed, moves.TOOLS_STREAM, io)
            boxed &= ~bit(tool)
            s.pool |= bit(tool)
        return False


@final
class ChooseTool(Decision):
    """One of the tools that are handed on, seen by the chooser alone; the last in initiative chooses first.  PRO-SETUP-22, PRO-SETUP-23, PRO-SETUP-24, PRO-RUL-09"""

    __slots__ = ()

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.tool]

    def is_lasting(self) -> bool:
        return True

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.tool.of(tool) for tool in range(s.t.tools) if s.pool & bit(tool)]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.take_tool(s, seat, choice.a, moves.TOOL_TAKEN, moves.TOOL_TAKEN_HIDDEN, io)
        # Whoever is next sees what is left: a second choice would tell what the first was.
        io.revealed = True

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["PRO-SETUP-22"] if choice.verb is s.t.moves.tool and not s.pool & bit(choice.a) else []


@final
class DealCards(Frame):
    """Powers and tools by lot, one each, instead of being chosen.  PRO-SETUP-42"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        powers = bit(s.t.powers) - 1
        tools = bit(s.t.tools) - 1
        for place in range(s.seats):
            seat = s.order[place]
            power = effects.draw_from(powers, moves.POWERS_STREAM, io)
            powers &= ~bit(power)
            effects.take_power(s, seat, power, moves.POWER_DEALT, io)
        for place in range(s.seats):
            seat = s.order[place]
            tool = effects.draw_from(tools, moves.TOOLS_STREAM, io)
            tools &= ~bit(tool)
            effects.take_tool(s, seat, tool, moves.TOOL_DEALT, moves.TOOL_DEALT_HIDDEN, io)
        return False


@final
class LayTable(Frame):
    """Objectives, then monuments and quests with their peoples.  PRO-SETUP-26, PRO-SETUP-29, PRO-SETUP-30, PRO-SETUP-32"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        if s.pool:
            io.tell_only(s.first, moves.TOOL_LEFT, member(s.pool, 0))
        deal_objectives(s, io)
        for place in range(len(s.display)):
            effects.show_monument(s, place, moves.MONUMENT_AT_SETUP, io)
        for slot in range(s.slots()):
            effects.lay_quest(s, slot, moves.QUEST_AT_SETUP, io)
        return False


def deal_objectives(s: State, io: Io) -> None:
    """A favoured and a disfavoured people for everybody, each people once of each kind; the rest is put away unseen.  PRO-SETUP-26, PRO-SETUP-27, PRO-SETUP-28, PRO-SETUP-43, PRO-SETUP-46, PRO-RUL-64"""
    plus_cards = s.peoples
    minus_cards = s.peoples
    for place in range(s.seats):
        seat = s.order[place]
        favoured = effects.draw_from(plus_cards, moves.OBJECTIVES_STREAM, io)
        disfavoured = effects.draw_from(minus_cards, moves.OBJECTIVES_STREAM, io)
        plus_cards &= ~bit(favoured)
        minus_cards &= ~bit(disfavoured)
        s.favoured = put(s.favoured, seat, favoured)
        s.disfavoured = put(s.disfavoured, seat, disfavoured)
        if options.objectives_are_open(s):
            io.tell(moves.OBJECTIVES_OPEN, seat, favoured, disfavoured)
        else:
            io.tell_only(seat, moves.OBJECTIVES_DEALT, seat, favoured, disfavoured)
            io.tell_others(seat, moves.OBJECTIVES_HIDDEN, seat)


def leave_out_peoples(s: State, io: Io) -> None:
    """With few players some peoples stay in the box, with their tokens, monuments and objectives: by lot, as advised or as the table chose.  PRO-SETUP-04, PRO-SETUP-05, PRO-SETUP-06, PRO-SETUP-07, PRO-RUL-07, PRO-RUL-08"""
    s.peoples = bit(PEOPLE_COUNT) - 1
    missing = PEOPLE_COUNT - s.t.peoples[s.seats]
    chosen = options.chosen_to_leave_out(s)
    for number in range(missing):
        if options.is_first_game(s):
            people = advised_to_leave_out(s, number)
        elif len(chosen) == missing:
            people = chosen[number]
        else:
            people = effects.draw_from(s.peoples, moves.PEOPLES_STREAM, io)
        s.peoples &= ~bit(people)
        io.tell(moves.PEOPLE_LEFT_OUT, people)


def advised_to_leave_out(s: State, number: i64) -> i64:
    advised: i64 = 0
    for people in range(PEOPLE_COUNT):
        if s.t.left_out[people]:
            advised |= bit(people)
    return member(advised, number)
