"""Resolution, column by column: resources, initiative, then the quests. Before a column is counted, those decide who may add to their counts.  PRO-RES-02, PRO-RUL-24"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame
from themis.core.native import i64
from themis.games.pantheon_proto import effects, moves, options, quests, rules
from themis.games.pantheon_proto.content import (
    CELL_COUNT,
    FIRST_QUEST_COLUMN,
    INITIATIVE_COLUMN,
    KINDS,
    RESOLUTION,
    RESOURCE_COLUMN,
)
from themis.games.pantheon_proto.state import State, bit, plus, put


@final
class Resolution(Frame):
    """The phase begins.  PRO-RES-01"""

    __slots__ = ()

    def enter(self, s: State, io: Io) -> bool:
        effects.phase_begins(s, RESOLUTION, io)
        s.push(Declare(RESOURCE_COLUMN))
        return False


@final
class Declare(Frame):
    """Who may use or waive a bonus in a column decides, in initiative order: the old one before initiative is sorted, the new one after.  PRO-RES-07, PRO-INI-04, PRO-RUL-24, PRO-RUL-26"""

    __slots__ = ("column",)

    def __init__(self, column: i64) -> None:
        self.column: Final = column

    def enter(self, s: State, io: Io) -> bool:
        asked: list[Frame] = []
        ask = options.bonuses_are_asked_for(s)
        for place in range(s.seats):
            seat = s.order[place]
            if ask:
                asked.extend(bonuses_in(s, seat, self.column))
            if s.spare[seat]:
                asked.append(UseAny(seat, self.column))
        s.push(Resolve(self.column))
        s.then(asked)
        return False


def bonuses_in(s: State, seat: i64, column: i64) -> list[Frame]:
    """The fixed bonuses of a seat in a column, those of the power first.  PRO-RES-08"""
    return [
        UseBonus(seat, cell, kind)
        for cell in range(rules.first_cell_of(column), rules.end_of(column))
        for kind in range(len(KINDS))
        if rules.can_waive(s, seat, cell, kind)
    ]


@final
class UseBonus(Decision):
    """Whether a fixed bonus of the power or built tool is used on a cell; a malus cannot be refused.  PRO-RES-06, PRO-RES-08, PRO-RUL-22, PRO-RUL-63"""

    __slots__ = ("cell", "kind")

    def __init__(self, seat: i64, cell: i64, kind: i64) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.kind: Final = kind

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.use, s.t.moves.waive]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return [s.t.moves.use.of(self.cell), s.t.moves.waive.only()]

    def bonus(self, s: State) -> i64:
        return rules.card_bonus(s, rules.card_of(s, self.seat, self.kind), self.seat, self.cell)

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.use:
            io.tell(moves.BONUS_USED, seat, self.cell, self.bonus(s))
            return
        k = seat * CELL_COUNT + self.cell
        s.waived = put(s.waived, k, s.waived[k] | bit(self.kind))
        io.tell(moves.BONUS_WAIVED, seat, self.cell, self.bonus(s))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["PRO-RES-08"] if choice.verb is s.t.moves.use and choice.a != self.cell else []


@final
class UseAny(Decision):
    """Whether a count of this column gets 1 more, once per turn; what is not used is lost.  PRO-RES-06, PRO-RES-12, PRO-TURN-05, PRO-RUL-24, PRO-RUL-25, PRO-RUL-61"""

    __slots__ = ("column",)

    def __init__(self, seat: i64, column: i64) -> None:
        super().__init__(seat)
        self.column: Final = column

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.add, s.t.moves.skip]

    def options(self, s: State, seat: i64) -> list[Choice]:
        cells = range(rules.first_cell_of(self.column), rules.end_of(self.column))
        return [s.t.moves.add.of(cell) for cell in cells] + [s.t.moves.skip.only()]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        if choice.verb is s.t.moves.skip:
            io.tell(moves.BONUS_PASSED, seat, self.column)
            return
        s.spare = plus(s.spare, seat, -1)
        s.added = plus(s.added, seat * CELL_COUNT + choice.a, 1)
        io.tell(moves.BONUS_ADDED, seat, choice.a)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.add:
            return []
        return [] if rules.first_cell_of(self.column) <= choice.a < rules.end_of(self.column) else ["PRO-RES-12"]


@final
class Resolve(Frame):
    """A column is counted; then comes the next one.  PRO-RES-02, PRO-QST-01"""

    __slots__ = ("column",)

    def __init__(self, column: i64) -> None:
        self.column: Final = column

    def enter(self, s: State, io: Io) -> bool:
        if self.column == RESOURCE_COLUMN:
            effects.harvest(s, io)
        elif self.column == INITIATIVE_COLUMN:
            effects.sort_initiative(s, io)
        else:
            quests.resolve(s, self.column - FIRST_QUEST_COLUMN, io)
        if self.column + 1 < FIRST_QUEST_COLUMN + s.slots():
            s.push(Declare(self.column + 1))
        return False
