"""The state of a game: whole numbers and vectors of them, and the tables of the content it is played with.

What every seat has is kept side by side in one vector: numbers by seat, or by seat and cell, resource or source of points.
Sets of cards, gods, peoples and seats are bits. Piles are sets, because nobody knows their order.
Copies of a state share the vectors that seldom change: these are replaced (`put`) and never changed in place.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.frame import Frame, StateBase
from themis.core.native import i64, vec
from themis.games.pantheon_proto.content import CELL_COUNT, FIRST_OF_END, FIRST_QUEST_CELL, RESOURCE_COUNT, SOURCE_COUNT
from themis.games.pantheon_proto.tables import Tables

# The game options, by place in `State.variant`.
PEOPLES: Final = 0
GODS: Final = 1
CARDS: Final = 2
OBJECTIVES: Final = 3
MONUMENTS: Final = 4
BONUSES: Final = 5
COUNTDOWN: Final = 6


@final
class State(StateBase):
    """A game at one moment."""

    __slots__ = (
        "t", "variant", "first", "turn", "phase", "order", "gods", "god", "powers", "power", "pool", "tool", "crafted",
        "favoured", "disfavoured", "peoples", "scale", "bag", "aside", "quests", "tokens", "marks", "unseen_quests", "quest_pile",
        "neutral", "display", "monument_pile", "monuments", "plans", "planned", "laid", "revealed", "stock", "disciples", "points",
        "added", "waived", "spare", "rebates", "ends", "fed",
    )  # fmt: skip

    def __init__(
        self,
        t: Tables,
        seats: i64,
        stack: list[Frame],
        over: bool,
        variant: vec[i64],
        first: i64,
        turn: i64,
        phase: i64,
        order: vec[i64],
        gods: i64,
        god: vec[i64],
        powers: i64,
        power: vec[i64],
        pool: i64,
        tool: vec[i64],
        crafted: i64,
        favoured: vec[i64],
        disfavoured: vec[i64],
        peoples: i64,
        scale: vec[i64],
        bag: vec[i64],
        aside: vec[i64],
        quests: vec[i64],
        tokens: vec[i64],
        marks: vec[i64],
        unseen_quests: i64,
        quest_pile: i64,
        neutral: vec[i64],
        display: vec[i64],
        monument_pile: i64,
        monuments: vec[i64],
        plans: vec[i64],
        planned: i64,
        laid: vec[i64],
        revealed: bool,
        stock: vec[i64],
        disciples: vec[i64],
        points: vec[i64],
        added: vec[i64],
        waived: vec[i64],
        spare: vec[i64],
        rebates: vec[i64],
        ends: i64,
        fed: vec[i64],
    ) -> None:
        super().__init__(seats, stack, over)
        self.t: Final = t  # what is printed, shared and never changed
        self.variant: Final = variant  # the game options, never changed
        self.first = first  # the first in initiative when the game began
        self.turn = turn  # counted from 1; 0 during set-up
        self.phase = phase
        self.order = order  # shared: the seats in initiative order
        self.gods = gods  # those that are still free
        self.god = god  # shared: by seat, -1 for none yet; likewise powers, tools and objectives
        self.powers = powers  # those that lie open; at last the one that is left over
        self.power = power  # shared
        self.pool = pool  # the tools that are handed on; at last the one that is left over
        self.tool = tool  # shared
        self.crafted = crafted  # whose tool is built
        self.favoured = favoured  # shared
        self.disfavoured = disfavoured  # shared
        self.peoples = peoples  # those in play
        self.scale = scale  # shared: the place of each people on the power scale
        self.bag = bag  # shared: tokens of each people
        self.aside = aside  # shared: those of finished quests
        self.quests = quests  # shared: by slot, -1 where there is none
        self.tokens = tokens  # shared: the people by slot and side, -1 where there is none
        self.marks = marks  # shared: by slot and side
        self.unseen_quests = unseen_quests  # in the pile, or in the box since the set-up: nobody knows which
        self.quest_pile = quest_pile  # how many of them are in the pile
        self.neutral = neutral  # shared: by side, what epilogues of this turn add to the quests after them
        self.display = display  # shared: monuments, -1 where empty
        self.monument_pile = monument_pile
        self.monuments = monuments  # shared: the built ones of each seat
        self.plans = plans  # disciples by seat and cell; as they were handed in until all are revealed
        self.planned = planned  # who has handed in a plan
        self.laid = laid  # by seat: cells filled so far by those who plan cell by cell
        self.revealed = revealed  # the plans are, until the turn ends
        self.stock = stock  # by seat and resource
        self.disciples = disciples  # by seat
        self.points = points  # by seat and source
        self.added = added  # shared: by seat and cell, what was added to the count in this turn
        self.waived = waived  # shared: by seat and cell, whose bonus is not used in this turn, a bit for the power and one for the tool
        self.spare = spare  # shared: by seat, how many cells may still get 1 more in this turn
        self.rebates = rebates  # shared: by seat and resource, what monuments cost less in this turn
        self.ends = ends  # why the game ends with this turn
        self.fed = fed  # shared: by seat and people, counts on its side of quests less those on the other side, in the whole game

    def clone(self) -> State:
        return State(
            self.t,
            self.seats,
            self.stack[:],
            self.over,
            self.variant,
            self.first,
            self.turn,
            self.phase,
            self.order,
            self.gods,
            self.god,
            self.powers,
            self.power,
            self.pool,
            self.tool,
            self.crafted,
            self.favoured,
            self.disfavoured,
            self.peoples,
            self.scale,
            self.bag,
            self.aside,
            self.quests,
            self.tokens,
            self.marks,
            self.unseen_quests,
            self.quest_pile,
            self.neutral,
            self.display,
            self.monument_pile,
            self.monuments,
            self.plans[:],
            self.planned,
            self.laid[:],
            self.revealed,
            self.stock[:],
            self.disciples[:],
            self.points[:],
            self.added,
            self.waived,
            self.spare,
            self.rebates,
            self.ends,
            self.fed,
        )

    # Reading

    def stock_of(self, seat: i64, resource: i64) -> i64:
        return self.stock[seat * RESOURCE_COUNT + resource]

    def placed(self, seat: i64, cell: i64) -> i64:
        """Disciples on a cell; how many there are in all does not matter to a count.  PRO-RES-04, PRO-RUL-57"""
        return self.plans[seat * CELL_COUNT + cell]

    def has_built(self, seat: i64, monument: i64) -> bool:
        return self.monuments[seat] & bit(monument) != 0

    def has_crafted(self, seat: i64) -> bool:
        return self.crafted & bit(seat) != 0

    def power_card(self, seat: i64) -> i64:
        """The power among all cards that can be owned."""
        return self.power[seat]

    def tool_card(self, seat: i64) -> i64:
        """The tool among all cards that can be owned; -1 as long as it is not built.  PRO-SETUP-25, PRO-TOOL-03"""
        return self.t.powers + self.tool[seat] if self.has_crafted(seat) else -1

    def slots(self) -> i64:
        """Quest slots in play.  PRO-SETUP-02, PRO-SETUP-03"""
        return self.t.slots[self.seats]

    def cells(self) -> i64:
        """How many cells are in play, in their order: those of quest slots that are not used come last.  PRO-PLAN-04, PRO-PLAN-07"""
        return FIRST_QUEST_CELL + 2 * self.t.slots[self.seats]

    def track(self, seat: i64) -> i64:
        """Victory points on the score track.  PRO-SETUP-17"""
        found: i64 = 0
        for source in range(FIRST_OF_END):
            found += self.points[seat * SOURCE_COUNT + source]
        return found


def bit(place: i64) -> i64:
    """A bit of a small mask: a seat, a people, a card."""
    one: i64 = 1
    return one << place


def put(shared: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The same numbers but for one."""
    changed = shared[:]
    changed[place] = number
    return changed


def plus(shared: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The same numbers with more of one."""
    return put(shared, place, shared[place] + number)


def size(mask: i64) -> i64:
    """How many things are in a set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def member(mask: i64, place: i64) -> i64:
    """The thing at a place of a set, counted from 0."""
    thing: i64 = 0
    while True:
        if mask & bit(thing):
            if place == 0:
                return thing
            place -= 1
        thing += 1
