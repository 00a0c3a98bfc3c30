"""How a table of the prototype is laid for a test.

    t = table(4).power(0, "dawn").quest("i", "the-eclipse", "elf", "dwarf", dark=1).order(1, 0, 2, 3)
    t.plan(0, wood=5, i_light=5).plan(2, i_dark=4).resolve_quest("i")
    assert 4 == t.side(0)["points"]

Cells are written as words, `i_light` for `i-light`. Unless the test says otherwise it is the first turn, the seats are in their order, and everybody
has 15 disciples, nothing in stock, a power that does nothing (`plain-1` …; such cards are added to the published ones), an unbuilt tool and
two objectives. With 2 or 3 players the orcs and the undead are out of play, unless something of theirs is named. Slots, display, bag and piles are
filled with whatever is left.
A plan counts as it is written, whatever the number of disciples: only `planning` and the choices there know how many there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from games.pantheon_proto.filling import PLAIN, Filled, T, monument, people, power, quest, tool
from kit import rule

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import Frame, settle
from themis.core.native import i64, vec
from themis.games.pantheon_proto import effects, quests
from themis.games.pantheon_proto.content import (
    CELL_COUNT,
    CELLS,
    COLUMNS,
    ENDINGS,
    FROM_RANKS,
    PLANNING,
    PURCHASE,
    RESOLUTION,
    RESOURCES,
    SLOTS,
    SOURCE_COUNT,
    WHITE,
)
from themis.games.pantheon_proto.frames.planning import Planning
from themis.games.pantheon_proto.frames.purchase import Build, Purchase, Recruit
from themis.games.pantheon_proto.frames.resolution import Declare, Resolution
from themis.games.pantheon_proto.frames.turn import BeginTurn, EndTurn
from themis.games.pantheon_proto.game import GAME
from themis.games.pantheon_proto.state import State

__all__ = ["GAME", "PLAIN", "T", "Table", "monument", "new_game", "people", "power", "quest", "rule", "table", "tool"]

REST_OF_TURN: list[Frame] = [Purchase(), EndTurn(), BeginTurn()]


class Table(Filled):
    """A table in the making, then in play."""

    # The table

    def turn(self, number: int) -> Self:
        self.state.turn = number
        return self

    def order(self, *seats: int) -> Self:
        """The initiative order."""
        self.state.order = vec[i64](list(seats))
        return self

    def first(self, seat: int) -> Self:
        """Who was the first when the game began."""
        self.state.first = seat
        return self

    def quest(self, slot: str, name: str, *peoples: str, light: int = 0, dark: int = 0) -> Self:
        """A quest, the peoples of its light and dark side, and its marks."""
        k = SLOTS.index(slot)
        first, second = peoples
        self._slots[k] = (quest(name), self._people(first), self._people(second))
        self.state.marks = vec[i64](list(self.state.marks))
        self.state.marks[2 * k] = light
        self.state.marks[2 * k + 1] = dark
        return self

    def scale(self, **places: int) -> Self:
        self.state.scale = vec[i64](list(self.state.scale))
        for name, place in places.items():
            self.state.scale[self._people(name)] = place
        return self

    def in_play(self, *names: str) -> Self:
        """Peoples that must be in play, for those who play with few."""
        for name in names:
            self._people(name)
        return self

    def bag(self, *names: str) -> Self:
        """The bag holds exactly these tokens."""
        self._bag = [self._people(name) for name in names]
        return self

    def aside(self, *names: str) -> Self:
        """Exactly these tokens are put aside."""
        self._aside = [self._people(name) for name in names]
        return self

    def quest_pile(self, number: int) -> Self:
        self.state.quest_pile = number
        return self

    def neutral(self, light: int = 0, dark: int = 0) -> Self:
        """What epilogues of this turn have added."""
        self.state.neutral = vec[i64]([light, dark])
        return self

    def display(self, *names: str) -> Self:
        """These monuments and no others; the places after them are empty."""
        self._display = [monument(name) for name in names]
        return self

    def pile(self, *names: str, rest: int) -> Self:
        """The pile of monuments holds exactly these; all that are nowhere else were built by the seat `rest`."""
        self._pile = [monument(name) for name in names]
        self._rest_built_by = rest
        return self

    def ends(self, *names: str) -> Self:
        """The game ends with this turn."""
        self.state.ends = sum(1 << ENDINGS.index(name) for name in names)
        return self

    # A side

    def power(self, seat: int, name: str) -> Self:
        self._power[seat] = power(name)
        return self

    def tool(self, seat: int, name: str, crafted: bool = False) -> Self:
        self._tool[seat] = tool(name)
        self.state.crafted |= 1 << seat if crafted else 0
        return self

    def left_over(self, name: str) -> Self:
        """The tool that nobody took."""
        self._left_over = tool(name)
        return self

    def objectives(self, seat: int, favoured: str, disfavoured: str) -> Self:
        self._favoured[seat] = self._people(favoured)
        self._disfavoured[seat] = self._people(disfavoured)
        return self

    def stock(self, seat: int, wood: int = 0, metal: int = 0, wheat: int = 0) -> Self:
        for resource, number in enumerate((wood, metal, wheat)):
            self.state.stock[3 * seat + resource] = number
        return self

    def disciples(self, seat: int, number: int) -> Self:
        self.state.disciples[seat] = number
        return self

    def points(self, seat: int, number: int) -> Self:
        """On the score track."""
        self.state.points[seat * SOURCE_COUNT + FROM_RANKS] = number
        return self

    def monuments(self, seat: int, *names: str) -> Self:
        """Built ones."""
        built = list(self.state.monuments)
        for name in names:
            built[seat] |= 1 << monument(name)
            colour = T.colour[monument(name)]
            if colour != WHITE:
                self._named.add(int(colour))
        self.state.monuments = vec[i64](built)
        return self

    def rebate(self, seat: int, **given: int) -> Self:
        """What monuments cost less in this turn."""
        self.state.rebates = vec[i64](list(self.state.rebates))
        for name, number in given.items():
            self.state.rebates[3 * seat + RESOURCES.index(name)] = number
        return self

    def plan(self, seat: int, **cells: int) -> Self:
        """A plan that counts as it is written, such as `wood=5, i_light=3`; everything else is empty."""
        for cell in range(CELL_COUNT):
            self.state.plans[seat * CELL_COUNT + cell] = 0
        for name, number in cells.items():
            self.state.plans[seat * CELL_COUNT + CELLS.index(name.replace("_", "-"))] = number
        return self

    # Starting

    def begin_turn(self, chance: list[str] | None = None) -> Self:
        """The turn begins: lines of the planning phase, then the plans are asked for."""
        self.state.turn -= 1
        if self.state.turn:
            self.state.phase = PLANNING
        return self.ask(BeginTurn(), chance=chance)

    def planning(self) -> Self:
        """Plans are asked for, cell by cell or as a whole."""
        self.state.phase = PLANNING
        return self.ask(Planning(), Resolution(), *REST_OF_TURN)

    def resolve(self, chance: list[str] | None = None) -> Self:
        """The plans are revealed, and the resolution runs to the first decision, which may be one of the purchase phase or of the next turn."""
        self._reveal()
        return self.ask(Resolution(), *REST_OF_TURN, chance=chance)

    def declare(self, column: str) -> Self:
        """The resolution comes to a column: `resources`, `initiative` or a slot; those who may add to their counts are asked first."""
        self._reveal()
        return self.ask(Declare(COLUMNS.index(column)), *REST_OF_TURN)

    def resolve_quest(self, slot: str, chance: list[str] | None = None) -> Self:
        """Nothing but one quest is resolved; nobody is asked."""
        self._resolved = SLOTS.index(slot)
        return self._at_once(lambda io: quests.resolve(self.state, SLOTS.index(slot), io), chance)

    def harvest(self) -> Self:
        """Nothing but the resource cells is resolved; nobody is asked."""
        return self._at_once(lambda io: effects.harvest(self.state, io), None)

    def sort_initiative(self) -> Self:
        """Nothing but the initiative cell is resolved; nobody is asked."""
        return self._at_once(lambda io: effects.sort_initiative(self.state, io), None)

    def purchase(self, chance: list[str] | None = None) -> Self:
        """The purchase phase begins and runs to its first decision."""
        self._reveal()
        return self.ask(*REST_OF_TURN, chance=chance)

    def build(self, seat: int, *others: int) -> Self:
        """A seat builds, then others; the recruitment of all follows."""
        self._reveal()
        self.state.phase = PURCHASE
        building: list[Frame] = [Build(other) for other in (seat, *others)]
        recruiting: list[Frame] = [Recruit(int(other)) for other in self.state.order]
        return self.ask(*building, *recruiting, EndTurn(), BeginTurn())

    def recruit(self, seat: int, *others: int) -> Self:
        """A seat recruits, then others; the turn ends."""
        self._reveal()
        self.state.phase = PURCHASE
        frames: list[Frame] = [Recruit(other) for other in (seat, *others)]
        return self.ask(*frames, EndTurn(), BeginTurn())

    def end_turn(self) -> Self:
        """The turn ends, and with it the game if something has ended it; else the next turn begins."""
        self._reveal()
        self.state.phase = PURCHASE
        return self.ask(EndTurn(), BeginTurn())

    def _reveal(self) -> None:
        self.state.phase = RESOLUTION
        self.state.revealed = True
        self.state.planned = (1 << self.state.seats) - 1

    def _at_once(self, change: Callable[[Io], None], chance: list[str] | None) -> Self:
        """A change without a decision; the rest of the turn waits."""
        self._reveal()
        self.lay_the_rest()
        if not self.state.stack:
            self.state.then(REST_OF_TURN)
        assert "" == self.unsound()
        io = self._io(chance)
        change(io)
        assert "" == self.unsound()
        return self._after(io)

    def submit(self, seat: int, *numbers: int) -> Self:
        """A whole plan, legal or not; the cells that are not named stay empty."""
        plan = [*numbers, *[0] * (CELL_COUNT - len(numbers))]
        io = Io(Seeded(1), False)
        frame = self.state.stack[-1]
        choice = self.choice(f"plan {' '.join(map(str, plan))}")
        assert frame.drafts(self.state) is choice.verb and seat in self.waiting
        self.state.stack.pop()
        frame.choose(self.state, seat, choice, io)
        settle(self.state, io)
        assert "" == self.unsound()
        return self._after(io)

    # Looking

    def side(self, seat: int) -> dict[str, Any]:
        """What lies before a seat, as the seat itself sees it."""
        found: dict[str, Any] = self.view(seat)["sides"][seat]
        return found

    def scene(self) -> dict[str, Any]:
        """What no choice changes."""
        return self.game.scene(self.state)

    def slot(self, slot: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["slots"][SLOTS.index(slot)]
        return found

    def plan_of(self, seat: int) -> dict[str, int]:
        """The cells of a seat that are not empty."""
        plan = self.side(seat)["plan"]
        return {CELLS[cell]: plan[cell] for cell in range(CELL_COUNT) if plan[cell]}

    def told(self, name: str) -> list[list[int]]:
        """The numbers of all events of a name."""
        return [event.values for event in self.events_named(name)]

    @property
    def track(self) -> list[int]:
        """What everybody has on the score track."""
        return [int(self.state.track(seat)) for seat in range(self.state.seats)]

    @property
    def scores(self) -> list[int]:
        return self.outcome.scores


def table(seats: int = 4, **given: str) -> Table:
    """A table in the first turn with these game options."""
    return Table(seats, given)


def new_game(seats: int = 4, seed: int = 1, **given: str) -> Table:
    """A new published game at its first decision; `events` are those of the set-up."""
    t = Table(seats, given)
    io = Io(Seeded(seed), False)
    made = GAME.setup(seats, GAME.meta.option_values(given), io)
    assert isinstance(made, State)
    settle(made, io)
    t.game = GAME
    t.state = made
    return t._after(io)
