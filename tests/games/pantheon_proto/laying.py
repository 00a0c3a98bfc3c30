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

import kit
from kit import rule

from themis.books.overlay import laid_over, parse
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import Frame, settle
from themis.core.native import i64, vec
from themis.games import find
from themis.games.pantheon_proto import effects, quests, setup
from themis.games.pantheon_proto.content import (
    CELL_COUNT,
    CELLS,
    COLUMNS,
    ENDINGS,
    FROM_RANKS,
    PEOPLES,
    PLANNING,
    PURCHASE,
    RESOLUTION,
    RESOURCES,
    SLOTS,
    SOURCE_COUNT,
    TOKENS_EACH,
    WHITE,
)
from themis.games.pantheon_proto.frames.planning import Planning
from themis.games.pantheon_proto.frames.purchase import Build, Purchase, Recruit
from themis.games.pantheon_proto.frames.resolution import Declare, Resolution
from themis.games.pantheon_proto.frames.turn import BeginTurn, EndTurn
from themis.games.pantheon_proto.game import GAME, PantheonProto
from themis.games.pantheon_proto.state import State

__all__ = ["GAME", "PLAIN", "T", "Table", "monument", "new_game", "people", "power", "quest", "rule", "table", "tool"]

NAMED = "".join([f'\n[power.plain-{k}]\nname = {{ en = "Plain {k}", fr = "Simple {k}" }}\n' for k in range(1, 7)])
PLAIN_CONTENT = laid_over(GAME.content, parse(f'[variant]\nid = "plain"\ngame = "pantheon_proto"\n{NAMED}'.encode(), "plain cards"))
# The published game and six powers that do nothing.
_plain = find("pantheon_proto", PLAIN_CONTENT)
assert isinstance(_plain, PantheonProto)
PLAIN: PantheonProto = _plain
T = PLAIN.tables
STAY_AWAY = ["undead", "orc"]
REST_OF_TURN: list[Frame] = [Purchase(), EndTurn(), BeginTurn()]


def people(name: str) -> int:
    return PEOPLES.index(name)


def power(name: str) -> int:
    return T.power_slugs.index(name)


def tool(name: str) -> int:
    return T.tool_slugs.index(name)


def monument(name: str) -> int:
    return T.monument_slugs.index(name)


def quest(name: str) -> int:
    return T.quest_slugs.index(name)


class Table(kit.Table[State]):
    """A table in the making, then in play."""

    def __init__(self, seats: int, given: dict[str, str]) -> None:
        state = setup.empty_table(T, seats, PLAIN.meta.option_values(given))
        super().__init__(PLAIN, state)
        state.god = vec[i64](list(range(seats)))
        state.gods = (1 << T.gods) - 1 & ~((1 << seats) - 1)
        state.turn = 1
        self._is_laid = False
        self._power: dict[int, int] = {}
        self._tool: dict[int, int] = {}
        self._favoured: dict[int, int] = {}
        self._disfavoured: dict[int, int] = {}
        self._slots: dict[int, tuple[int, int, int]] = {}
        self._bag: list[int] | None = None
        self._aside: list[int] | None = None
        self._display: list[int] | None = None
        self._rest_built_by = -1
        self._pile: list[int] = []
        self._named: set[int] = set()
        self._left_over = -1
        self._resolved = -1

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

    # Everything else

    def _people(self, name: str) -> int:
        self._named.add(people(name))
        return people(name)

    def lay_the_rest(self) -> None:
        """Once: what was not said is filled in."""
        if self._is_laid:
            return
        self._is_laid = True
        self._lay_peoples()
        self._lay_cards()
        self._lay_quests()
        self._lay_monuments()

    def _lay_peoples(self) -> None:
        names = sorted(range(len(PEOPLES)), key=lambda k: (k not in self._named, PEOPLES[k] in STAY_AWAY, k))
        number = int(T.peoples[self.state.seats])
        assert len(self._named) <= number, "more peoples were named than are in play"
        self.state.peoples = sum(1 << k for k in names[:number])

    def _peoples(self) -> list[int]:
        return [k for k in range(len(PEOPLES)) if self.state.peoples >> k & 1]

    def _lay_cards(self) -> None:
        s = self.state
        seats = range(s.seats)
        plain = [power(f"plain-{k}") for k in range(1, 7)]
        s.power = vec[i64]([self._power.get(seat, plain[seat]) for seat in seats])
        s.powers = 1 << next(k for k in range(T.powers) if k not in s.power) if not s.variant[2] else 0
        free = [k for k in range(T.tools) if k not in self._tool.values() and k != self._left_over]
        s.tool = vec[i64]([self._tool[seat] if seat in self._tool else free.pop(0) for seat in seats])
        left = self._left_over if self._left_over >= 0 else free[0]
        s.pool = 0 if s.variant[2] else 1 << left
        s.favoured = self._dealt(self._favoured, 0)
        s.disfavoured = self._dealt(self._disfavoured, 1)
        spare = [sum(T.anywhere[card] for card in self._cards(seat)) for seat in seats]
        s.spare = vec[i64]([int(number) for number in spare])

    def _cards(self, seat: int) -> list[int]:
        s = self.state
        return [int(s.power[seat])] + ([int(T.powers + s.tool[seat])] if s.crafted >> seat & 1 else [])

    def _dealt(self, given: dict[int, int], shift: int) -> vec[i64]:
        peoples = self._peoples()
        free = [k for k in peoples[shift:] + peoples[:shift] if k not in given.values()]
        return vec[i64]([given[seat] if seat in given else free.pop(0) for seat in range(self.state.seats)])

    def _lay_quests(self) -> None:
        s = self.state
        left = dict.fromkeys(self._peoples(), TOKENS_EACH)
        for _, light, dark in self._slots.values():
            left[light] -= 1
            left[dark] -= 1
        for token in (self._bag or []) + (self._aside or []):
            left[token] -= 1
        assert min(left.values()) >= 0, "more tokens were placed than there are"
        boxed = T.quests - T.quest_pile
        slots = range(int(T.slots[s.seats]))
        if s.quest_pile == T.quest_pile:
            s.quest_pile -= len(slots)
        free = [k for k in range(T.quests) if k not in [laid[0] for laid in self._slots.values()]]
        for slot in slots:
            if slot not in self._slots:
                light, dark = sorted(left, key=lambda k: (-left[k], k))[:2]
                left[light] -= 1
                left[dark] -= 1
                self._slots[slot] = (free.pop(0), light, dark)
        laid = [self._slots.get(slot, (-1, -1, -1)) for slot in range(len(SLOTS))]
        s.quests = vec[i64]([found[0] for found in laid])
        s.tokens = vec[i64]([token for found in laid for token in found[1:]])
        s.unseen_quests = sum(1 << k for k in free[: s.quest_pile + boxed])
        self._lay_tokens(left)

    def _lay_tokens(self, left: dict[int, int]) -> None:
        bag, aside = self._bag or [], self._aside or []
        rest = [k for k, number in left.items() for _ in range(number)]
        if self._bag is None:
            bag = bag + rest
        else:
            assert self._aside is None or not rest, "tokens are left that are nowhere"
            aside = aside + rest
        self.state.bag = vec[i64]([bag.count(k) for k in range(len(PEOPLES))])
        self.state.aside = vec[i64]([aside.count(k) for k in range(len(PEOPLES))])

    def _lay_monuments(self) -> None:
        s = self.state
        more = s.variant[4] == 1
        there = [
            k for k in range(T.monuments) if (T.colour[k] == WHITE or T.colour[k] in self._peoples()) and (more or not T.more_monument[k])
        ]
        free = [k for k in there if not any(built >> k & 1 for built in s.monuments) and k not in self._pile]
        if self._display is None:
            self._display = free[: T.display]
        shown = self._display
        assert all(k in free for k in shown), "a displayed monument is not in play, or is built"
        s.display = vec[i64](shown + [-1] * (T.display - len(shown)))
        free = [k for k in free if k not in shown]
        if self._rest_built_by >= 0:
            built = list(s.monuments)
            built[self._rest_built_by] |= sum(1 << k for k in free)
            s.monuments = vec[i64](built)
            free = self._pile
        s.monument_pile = sum(1 << k for k in free)

    # Chance

    def dictated(self, words: list[str]) -> list[int]:
        """What is drawn, one after the other: monuments, quests and people tokens by name."""
        s = self.state
        monuments = [k for k in range(T.monuments) if s.monument_pile >> k & 1]
        unseen = [k for k in range(T.quests) if s.unseen_quests >> k & 1]
        bag = [k for k in range(len(PEOPLES)) for _ in range(s.bag[k])]
        outcomes: list[int] = []
        light = -1
        for word in words:
            if word in T.monument_slugs:
                outcomes.append(drawn(monuments, monument(word), word))
            elif word in T.quest_slugs:
                outcomes.append(drawn(unseen, quest(word), word))
            else:
                if all(token == light for token in bag):
                    bag = sorted(bag + self._tokens_aside())
                outcomes.append(drawn([token for token in bag if token != light], people(word), word))
                bag.remove(people(word))
                light = people(word) if light < 0 else -1
        return outcomes

    def _tokens_aside(self) -> list[int]:
        """Those put aside, and those of the quest that is about to end."""
        s = self.state
        aside = [k for k in range(len(PEOPLES)) for _ in range(s.aside[k])]
        ending = self._resolved if self._resolved >= 0 else next(k for k in range(len(SLOTS)) if s.marks[2 * k] or s.marks[2 * k + 1])
        return aside + [int(s.tokens[2 * ending]), int(s.tokens[2 * ending + 1])]

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


def drawn(left: list[int], thing: int, word: str) -> int:
    """The outcome that draws a thing, which is then gone."""
    assert thing in left, f"{word} cannot be drawn"
    place = left.index(thing)
    left.remove(thing)
    return place


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
