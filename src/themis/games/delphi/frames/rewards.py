"""What a player receives: favours, equipment, a passenger, cards, healing, shield and god steps, in this order, each with its own questions.

Equipment that works once may load, look and explore, and exploring gives rewards again; so islands are in this chapter too.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import EventKind, Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.delphi import content, effects, moves, rules
from themis.games.delphi.frames.gifts import Ascend, OfferingGift, StatueGift
from themis.games.delphi.moves import Cause
from themis.games.delphi.sea import BITS
from themis.games.delphi.state import State, byte_of, colours_held
from themis.games.delphi.tables import Tables

NO_COLOUR: Final = -1
# Why somebody looks at islands: the action, or the equipment card with this number plus 1.
BY_ACTION: Final = 0


@final
class Reap(Step):
    """All that a cause gives, from `stage` on; the colour is that of a statue.  DEL-TASK-07"""

    __slots__ = ("cause", "colour", "stage")

    def __init__(self, seat: i64, cause: i64, colour: i64, stage: i64) -> None:
        super().__init__(seat)
        self.cause: Final = cause
        self.colour: Final = colour
        self.stage: Final = stage

    def enter(self, s: State, io: Io) -> bool:
        cause = s.t.moves.causes[self.cause]
        for stage in range(self.stage, content.GAIN_KINDS):
            if cause.gains[stage] == 0:
                continue
            if stage == content.FAVOURS:
                effects.gain_favours(s, self.seat, cause.gains[stage], cause.favours, io)
            elif stage == content.CARDS:
                effects.draw_cards(s, self.seat, cause.gains[stage], cause.card, io)
            elif stage == content.SHIELD:
                effects.raise_shield(s, self.seat, cause.gains[stage], cause.shield, io)
            else:
                s.then([self._question(stage, cause.gains[stage]), Reap(self.seat, self.cause, self.colour, stage + 1)])
                return False
        return False

    def _question(self, stage: i64, number: i64) -> Frame:
        if stage == content.GOD_STEPS:
            return GodSteps(self.seat, self.cause, number)
        if stage == content.WOUND_COLOURS:
            return HealColour(self.seat, self.cause)
        if stage == content.PASSENGERS:
            return TakePassenger(self.seat, self.cause, self.colour)
        return TakeEquipment(self.seat, self.cause)


def reap(seat: i64, cause: Cause) -> Reap:
    return Reap(seat, cause.index, NO_COLOUR, 0)


def reward_task(s: State, seat: i64, task: i64, cause: Cause, colour: i64) -> None:
    """The reward of a finished task, then what equipment the seat had before adds to it.  DEL-TASK-02, DEL-TASK-07, DEL-EQ-07, DEL-RUL-31, DEL-RUL-35"""
    following: list[Frame] = [Reap(seat, cause.index, colour, 0)]
    side = s.sides[seat]
    for card in range(s.t.equipment):
        if s.t.equipment_when[card] == content.ON_TASK and side.has(card) and s.t.equipment_tasks[card] & BITS[task]:
            following.append(reap(seat, s.t.moves.by_equipment[card]))
    s.then(following)


@final
class GodSteps(Decision):
    """Which god takes the next of `left` steps; all that are left may be declined together.  DEL-GOD-04, DEL-GOD-05, DEL-RUL-27, DEL-RUL-28"""

    __slots__ = ("cause", "left")

    def __init__(self, seat: i64, cause: i64, left: i64) -> None:
        super().__init__(seat)
        self.cause: Final = cause
        self.left: Final = left

    def enter(self, s: State, io: Io) -> bool:
        return self.left > 0 and rules.any_can_rise(s.t, s.sides[self.seat])

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.advance, s.t.moves.decline]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered = [s.t.moves.advance.of(god) for god in range(content.GODS) if rules.can_rise(s.t, s.sides[seat], god)]
        offered.append(s.t.moves.decline.only())
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.advance:
            effects.step(s, seat, choice.a, s.t.moves.causes[self.cause].step, io)
            s.push(GodSteps(seat, self.cause, self.left - 1))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["DEL-GOD-05"] if choice.verb is s.t.moves.advance and not rules.can_rise(s.t, s.sides[seat], choice.a) else []


@final
class HealColour(Decision):
    """Which wounds to discard; asked only if there are several colours.  DEL-EXP-08, DEL-RUL-24"""

    __slots__ = ("cause",)

    def __init__(self, seat: i64, cause: i64) -> None:
        super().__init__(seat)
        self.cause: Final = cause

    def enter(self, s: State, io: Io) -> bool:
        colours = colours_held(s.sides[self.seat].wounds)
        if colours & (colours - 1):
            return True
        for colour in range(content.COLOUR_COUNT):
            if colours & BITS[colour]:
                effects.heal(s, self.seat, colour, s.t.moves.causes[self.cause].healed, io)
        return False

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.heal]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.heal(s, seat, choice.a, s.t.moves.causes[self.cause].healed, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["DEL-RUL-24"] if choice.verb is s.t.moves.heal and s.sides[seat].wounds_of(choice.a) == 0 else []


@final
class TakePassenger(Decision):
    """Which passenger of a colour comes aboard; the last one is not asked for.  DEL-SETS-03, DEL-PAS-01, DEL-PAS-02, DEL-RUL-57"""

    __slots__ = ("cause", "colour")

    def __init__(self, seat: i64, cause: i64, colour: i64) -> None:
        super().__init__(seat)
        self.cause: Final = cause
        self.colour: Final = colour

    def enter(self, s: State, io: Io) -> bool:
        offered = self.options(s, self.seat)
        if len(offered) == 1:
            self.choose(s, self.seat, offered[0], io)
        return len(offered) > 1

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.board]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        kind = s.t.passenger_kind[choice.a]
        effects.take_passenger(s, seat, choice.a, s.t.moves.causes[self.cause].boarded, io)
        if s.t.kind_heals[kind]:
            effects.heal_by_hero(s, seat, self.colour, io)
        s.push(reap(seat, s.t.moves.by_passenger[kind]))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.board:
            return []
        return [] if s.t.passenger_colour[choice.a] == self.colour and is_free(s, choice.a) else ["DEL-PAS-01"]


def is_free(s: State, passenger: i64) -> bool:
    """Whether nobody has a passenger yet."""
    for side in s.sides:
        if byte_of(side.passengers, s.t.passenger_kind[passenger]) & BITS[s.t.passenger_colour[passenger]]:
            return False
    return True


@final
class TakeEquipment(Decision):
    """Which card of the display is taken. What works once works now, after the display is filled up.  DEL-EQ-01, DEL-EQ-03, DEL-RUL-36"""

    __slots__ = ("cause",)

    def __init__(self, seat: i64, cause: i64) -> None:
        super().__init__(seat)
        self.cause: Final = cause

    def enter(self, s: State, io: Io) -> bool:
        return s.display != 0

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.take]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        card = choice.a
        effects.take_equipment(s, seat, card, s.t.moves.causes[self.cause].took, io)
        if s.t.equipment_when[card] == content.ONCE:
            following: list[Frame] = [reap(seat, s.t.moves.by_equipment[card])]
            s.then(following + work_once(s.t, seat, card))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["DEL-EQ-01"] if choice.verb is s.t.moves.take and not s.display & BITS[choice.a] else []


def work_once(t: Tables, seat: i64, card: i64) -> list[Frame]:
    """What a card does besides its gains the moment it is received.  DEL-EQ-03, DEL-RUL-34"""
    function = t.equipment_function[card]
    if function == content.GIVE_STATUE:
        return [StatueGift(seat, card)]
    if function == content.GIVE_OFFERING:
        return [OfferingGift(seat, card)]
    if function == content.RAISE_GOD:
        return [Ascend(seat, card)]
    if function == content.SCOUT:
        return [Scout(seat, card)]
    return []


# Islands


def explore(s: State, seat: i64, island: i64, told: EventKind, io: Io) -> None:
    """Turns a tile up: a shrine if it is an own one and a shrine task is open, else the reward of its letter.  DEL-EXP-03, DEL-EXP-04, DEL-RUL-21, DEL-RUL-22, DEL-RUL-23"""
    effects.uncover(s, seat, island, told, io)
    if rules.serves_shrine(s, seat, island):
        effects.put_shrine(s, seat, island, moves.SHRINE_FOUND, io)
        reward_task(s, seat, content.SHRINE, s.t.moves.by_shrine_found, NO_COLOUR)
    else:
        s.push(reap(seat, s.t.moves.by_letter[s.t.island_letter[s.islands[island]]]))


@final
class Look(Decision):
    """Which island to look at; `left` looks are left, `seen` are the islands of this action. A scout explores one of them afterwards.  DEL-ACA-04, DEL-ACA-05, DEL-EQ-19, DEL-RUL-54"""

    __slots__ = ("reason", "left", "seen")

    def __init__(self, seat: i64, reason: i64, left: i64, seen: i64) -> None:
        super().__init__(seat)
        self.reason: Final = reason
        self.left: Final = left
        self.seen: Final = seen

    def enter(self, s: State, io: Io) -> bool:
        if self.left and s.explored | self.seen != rules.ALL_ISLANDS:
            return True
        if self.reason != BY_ACTION:
            s.push(ScoutIsland(self.seat, self.seen))
        return False

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.peek]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.peek.of(island) for island in range(content.ISLAND_TILES) if not (s.explored | self.seen) & BITS[island]]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.look(s, seat, choice.a, moves.LOOKED if self.reason == BY_ACTION else moves.LOOKED_AS_SCOUT, io)
        s.push(Look(seat, self.reason, self.left - 1, self.seen | BITS[choice.a]))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.peek or not (s.explored | self.seen) & BITS[choice.a]:
            return []
        return ["DEL-ACA-04" if self.reason == BY_ACTION else "DEL-EQ-19"]


def look_around(t: Tables, seat: i64) -> Look:
    """The action.  DEL-ACA-04"""
    return Look(seat, BY_ACTION, t.action_looks, 0)


@final
class Scout(Step):
    """The Scout card needs as many islands as it looks at.  DEL-EQ-19, DEL-EQ-20"""

    __slots__ = ("equipment",)

    def __init__(self, seat: i64, equipment: i64) -> None:
        super().__init__(seat)
        self.equipment: Final = equipment

    def enter(self, s: State, io: Io) -> bool:
        if rules.unexplored(s) < s.t.equipment_looks[self.equipment]:
            io.tell(moves.SCOUT_IN_VAIN, self.seat, self.equipment)
        else:
            s.push(Look(self.seat, self.equipment + 1, s.t.equipment_looks[self.equipment], 0))
        return False


@final
class ScoutIsland(Decision):
    """Which of the islands just seen is explored.  DEL-EQ-19"""

    __slots__ = ("seen",)

    def __init__(self, seat: i64, seen: i64) -> None:
        super().__init__(seat)
        self.seen: Final = seen

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.explore]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        explore(s, seat, choice.a, moves.EXPLORED_BY_SCOUT, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["DEL-EQ-19"] if choice.verb is s.t.moves.explore and not self.seen & BITS[choice.a] else []
