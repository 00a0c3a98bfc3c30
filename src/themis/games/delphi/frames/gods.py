"""The powers of the gods: where the ship goes, which island is explored, which monster falls, which statue is loaded.

A god leaves the top row only when its power is done to the end.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision, Frame, Step
from themis.core.native import i64
from themis.games.delphi import content, effects, moves, rules
from themis.games.delphi.frames.fight import defeat
from themis.games.delphi.frames.gifts import statues
from themis.games.delphi.frames.rewards import explore, reap
from themis.games.delphi.state import State


def invoke(s: State, seat: i64, god: i64, io: Io) -> None:
    """Uses a power, then sends the god down.  DEL-GOD-06, DEL-GOD-07, DEL-GOD-14, DEL-GOD-15, DEL-RUL-18, DEL-RUL-28"""
    io.tell(s.t.moves.god_invoked[god], seat, god)
    power = s.t.god_power[god]
    if power == content.WILD_SOURCES:
        s.apollo = True
    elif power == content.HEAL_ALL:
        effects.heal_all(s, seat, moves.HEALED_BY_APHRODITE, io)
    following: list[Frame] = [reap(seat, s.t.moves.by_god[god]), Descend(seat, god)]
    s.then(following)
    if power == content.PLACE_SHIP:
        s.push(PlaceShip(seat))
    elif power == content.EXPLORE_ANYWHERE:
        s.push(ExploreAnywhere(seat))
    elif power == content.DEFEAT_MONSTER:
        s.push(DefeatMonster(seat))
    elif power == content.LOAD_STATUE:
        s.push(LoadAnyStatue(seat))


def trade(s: State, seat: i64, god: i64, io: Io) -> None:
    """A card instead of the power.  DEL-GOD-08, DEL-RUL-30"""
    io.tell(moves.GOD_TRADED, seat, god)
    s.then([reap(seat, s.t.moves.by_trade), Descend(seat, god)])


@final
class Descend(Step):
    """A used god goes down.  DEL-GOD-07, DEL-RUL-12, DEL-RUL-28"""

    __slots__ = ("god",)

    def __init__(self, seat: i64, god: i64) -> None:
        super().__init__(seat)
        self.god: Final = god

    def enter(self, s: State, io: Io) -> bool:
        effects.lower_god(s, self.seat, self.god, io)
        return False


@final
class PlaceShip(Decision):
    """Poseidon puts the ship on any sea hex, or on the Zeus space once all tasks are done.  DEL-GOD-10, DEL-GOD-11"""

    __slots__ = ()

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.move]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered = [s.t.moves.move.of(berth) for berth in range(content.SEAS)]
        if rules.may_return(s.sides[seat]):
            offered.append(s.t.moves.move.of(content.ZEUS))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        io.tell(moves.MOVED_BY_POSEIDON, seat, choice.a)
        effects.place_ship(s, seat, choice.a, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.move or choice.a != content.ZEUS:
            return []
        return [] if rules.may_return(s.sides[seat]) else ["DEL-GOD-11"]


@final
class ExploreAnywhere(Decision):
    """Artemis explores any island that is face down.  DEL-GOD-12"""

    __slots__ = ()

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.explore]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        explore(s, seat, choice.a, moves.EXPLORED_BY_ARTEMIS, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return ["DEL-EXP-01"] if choice.verb is s.t.moves.explore and rules.is_explored(s, choice.a) else []


@final
class DefeatMonster(Decision):
    """Ares defeats a monster in reach without a roll.  DEL-GOD-13, DEL-RUL-31, DEL-RUL-38"""

    __slots__ = ()

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.fight]

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        defeat(s, seat, choice.a, choice.b, moves.DEFEATED_BY_ARES, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        return rules.why_not_fight(s, s.sides[seat], choice.a, choice.b) if choice.verb is s.t.moves.fight else []


@final
class LoadAnyStatue(Decision):
    """Hermes, next to any city, loads a statue of any city.  DEL-GOD-16, DEL-RUL-31"""

    __slots__ = ()

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.load_statue]

    def options(self, s: State, seat: i64) -> list[Choice]:
        return statues(s, rules.loadable_statues(s, s.sides[seat]))

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        effects.load_statue(s, seat, choice.a, moves.STATUE_LOADED_BY_HERMES, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is not s.t.moves.load_statue:
            return []
        return rules.why_not_load_statue(s, s.sides[seat], rules.city_colour(s.t, choice.a))
