"""What bots think of: whole plans for the planning phase, drawn by lot from the sensible ones, and the purchases that are worth their price.

A sensible plan divides the disciples between resources and quests, feeds the resources that the displayed monuments need, and takes for each quest at most
one side, the rather the more it promises: what its people gives, what its epilogue does, where it moves the objectives, and how likely it is to win.
"""

from __future__ import annotations

import math
from typing import Final, final

from themis.core.chance import Chance
from themis.core.choice import Choice
from themis.core.native import i64, vec
from themis.games.pantheon_proto import heuristic, rules, vocabulary
from themis.games.pantheon_proto.content import (
    CELL_COUNT,
    FIRST_QUEST_CELL,
    INITIATIVE,
    LIGHT,
    METAL,
    RESOURCE_COUNT,
    WHEAT,
    WOOD,
)
from themis.games.pantheon_proto.frames.purchase import Build, Pay, Recruit
from themis.games.pantheon_proto.frames.resolution import UseBonus
from themis.games.pantheon_proto.heuristic import Outlook
from themis.games.pantheon_proto.state import State, bit

# A lot has so many parts.
PARTS: Final = 1_000_000
# Percent of the disciples that are meant for resources, from the least to the most.
LEAST_HARVEST: Final = 10
MOST_HARVEST: Final = 60
# How often 0, 1, 2 … disciples go for initiative, and 1, 2, 3 … to a quest.
ON_INITIATIVE: Final = [45.0, 20.0, 15.0, 10.0, 4.0, 6.0]
ON_QUEST: Final = [0.0, 14.0, 14.0, 18.0, 12.0, 42.0]
# What staying away from a quest promises, and how decisive a promise is.
AWAY: Final = 0.3
DECISIVE: Final = 1.8
# The points of the score card as they are hoped for.
PRIZE: Final = 0.5
# How far a change of the scale is a reason to push.
PUSH: Final = 0.6
# Of a hundred plans like another, how many move one disciple, and how many move a whole cell.
SMALL_CHANGES: Final = 50
WHOLE_CELLS: Final = 25


# Whole plans


def plans(s: State, seat: i64, number: i64, like: Choice | None, chance: Chance) -> list[Choice]:
    """Sensible plans of a seat, or some that differ a little from one."""
    if like is not None:
        return [s.t.moves.plan.plan(changed(s, like.numbers, chance)) for _ in range(number)]
    outlook = Outlook(s)
    promises = side_promises(s, seat, outlook)
    needs = resource_needs(s, seat, outlook.turns)
    return [s.t.moves.plan.plan(drawn(s, seat, promises, needs, chance)) for _ in range(number)]


def drawn(s: State, seat: i64, promises: list[float], needs: list[float], chance: Chance) -> list[int]:
    """One sensible plan."""
    plan: list[int] = [0] * CELL_COUNT
    left = s.disciples[seat]
    harvest = left * (LEAST_HARVEST + chance.below(0, MOST_HARVEST - LEAST_HARVEST + 1)) // 100
    for _ in range(harvest):
        cell = pick(needs, plan, s.t.cell_most, chance)
        if cell >= 0:
            plan[cell] += 1
            left -= 1
    left -= put_some(plan, INITIATIVE, lot(ON_INITIATIVE, chance), left)
    slots = s.slots()
    first = chance.below(0, slots)
    for k in range(slots):
        slot = (first + k) % slots
        side = chosen_side(s, slot, promises, chance)
        if side >= 0:
            left -= put_some(plan, rules.quest_cell(slot, side), min(lot(ON_QUEST, chance), s.t.cell_most), left)
    top_up(s, plan, left, promises, needs, chance)
    return plan


def put_some(plan: list[int], cell: i64, number: i64, left: i64) -> i64:
    """Places disciples as long as there are some; returns how many."""
    if number > left:
        number = left
    plan[cell] += number
    return number


def chosen_side(s: State, slot: i64, promises: list[float], chance: Chance) -> i64:
    """One side of a quest, or none (-1)."""
    if s.quests[slot] < 0:
        return -1
    weights = [math.exp(DECISIVE * AWAY), math.exp(DECISIVE * promises[2 * slot]), math.exp(DECISIVE * promises[2 * slot + 1])]
    return lot(weights, chance) - 1


def top_up(s: State, plan: list[int], left: i64, promises: list[float], needs: list[float], chance: Chance) -> None:
    """The rest goes to cells that are in use, to resources, and at last anywhere."""
    weights = needs + [0.3] + [0.0] * (CELL_COUNT - FIRST_QUEST_CELL)
    for cell in range(FIRST_QUEST_CELL, s.cells()):
        if plan[cell]:
            weights[cell] = 1.5
    while left > 0:
        cell = pick(weights, plan, s.t.cell_most, chance)
        if cell < 0:
            for open in range(s.cells()):
                weights[open] += 1.0
            continue
        plan[cell] += 1
        left -= 1


def pick(weights: list[float], plan: list[int], most: i64, chance: Chance) -> i64:
    """A cell by weight among those that are not full; -1 if there is none."""
    return lot([weights[cell] if plan[cell] < most else 0.0 for cell in range(len(weights))], chance)


def lot(weights: list[float], chance: Chance) -> i64:
    """A place by weight; -1 if all weights are 0."""
    at = sum(weights) * float(chance.below(0, PARTS)) / float(PARTS)
    found: i64 = -1
    for place in range(len(weights)):
        if weights[place] > 0.0:
            found = place
            if at < weights[place]:
                break
            at -= weights[place]
    return found


def changed(s: State, numbers: list[int], chance: Chance) -> list[int]:
    """A plan that differs a little: disciples of one cell, or of two, go elsewhere."""
    plan = numbers[:]
    for _ in range(1 + chance.below(0, 2)):
        source = pick([1.0 if plan[cell] else 0.0 for cell in range(s.cells())], [0] * CELL_COUNT, 1, chance)
        if source < 0:
            return plan
        target = chance.below(0, s.cells())
        percent = chance.below(0, 100)
        number = 1 if percent < SMALL_CHANGES else plan[source]
        if SMALL_CHANGES <= percent < 100 - WHOLE_CELLS:
            number = 1 + chance.below(0, plan[source])
        if target != source:
            room = s.t.cell_most - plan[target]
            number = min(number, room)
            plan[source] -= number
            plan[target] += number
    return plan


# What sides promise and resources are needed


def side_promises(s: State, seat: i64, outlook: Outlook) -> list[float]:
    """What a disciple or more on each side of each quest promises a seat."""
    promises = [0.0] * (CELL_COUNT - FIRST_QUEST_CELL)
    after = outlook.turns - 1.0 if outlook.turns > 1.0 else 0.0
    for slot in range(s.slots()):
        if s.quests[slot] < 0:
            continue
        light = heuristic.light_chance(s, slot, outlook.turns)
        for side in range(2):
            chance_of_side = light if side == LIGHT else 1.0 - light
            k = 2 * slot + side
            won = won_worth(s, seat, slot, side, after)
            lost = lost_worth(s, seat, slot, 1 - side, after)
            push = push_worth(s, seat, s.tokens[k], s.tokens[2 * slot + 1 - side], outlook)
            promises[k] = chance_of_side * won + (1.0 - chance_of_side) * lost + PUSH * push
    return promises


def won_worth(s: State, seat: i64, slot: i64, side: i64, turns: float) -> float:
    """What those get who are on a side when it wins."""
    people = s.tokens[2 * slot + side]
    worth = PRIZE * float(s.t.first_prize[s.seats]) + heuristic.lines_worth(s.t.gift_lines, people, vocabulary.WINNERS, turns)
    if s.marks[2 * slot + side] + 1 >= s.t.marks:
        quest = 2 * s.quests[slot] + side
        worth += heuristic.lines_worth(s.t.quest_lines, quest, vocabulary.WINNERS, turns)
        worth += 0.4 * heuristic.lines_worth(s.t.quest_lines, quest, vocabulary.FIRST, turns)
    return worth + own_lines_worth(s, seat, vocabulary.WON, side, turns)


def lost_worth(s: State, seat: i64, slot: i64, side: i64, turns: float) -> float:
    """What those get or lose who are on the other side when a side wins."""
    people = s.tokens[2 * slot + side]
    worth = heuristic.lines_worth(s.t.gift_lines, people, vocabulary.OPPOSITE, turns)
    if s.marks[2 * slot + side] + 1 >= s.t.marks:
        worth += heuristic.lines_worth(s.t.quest_lines, 2 * s.quests[slot] + side, vocabulary.OPPOSITE, turns)
    if worth < 0.0 and rules.is_immune(s, seat):
        worth = 0.0
    return worth + own_lines_worth(s, seat, vocabulary.LOST, side, turns)


def own_lines_worth(s: State, seat: i64, when: i64, side: i64, turns: float) -> float:
    """What the own cards give when a side wins."""
    return card_lines_worth(s, s.power_card(seat), when, side, turns) + card_lines_worth(s, s.tool_card(seat), when, side, turns)


def card_lines_worth(s: State, card: i64, when: i64, side: i64, turns: float) -> float:
    worth = 0.0
    if card >= 0:
        lines = s.t.card_lines
        for k in range(lines.start[card], lines.start[card + 1]):
            if lines.when[k] == when and (lines.more[k] < 0 or lines.more[k] == side):
                worth += heuristic.line_worth(lines, k, turns)
    return worth


def push_worth(s: State, seat: i64, winner: i64, loser: i64, outlook: Outlook) -> float:
    """What it means for the own objectives that one people rises and another one falls."""
    favoured = s.favoured[seat]
    disfavoured = s.disfavoured[seat]
    points = float(s.t.same_people_points if favoured == disfavoured else s.t.objective_points) * outlook.sharpness
    top = outlook.top
    bottom = outlook.bottom
    rise = top[favoured] * ((1.0 if favoured == winner else 0.0) - top[winner] - (1.0 if favoured == loser else 0.0) + top[loser])
    fall = bottom[disfavoured] * (
        (1.0 if disfavoured == loser else 0.0) - bottom[loser] - (1.0 if disfavoured == winner else 0.0) + bottom[winner]
    )
    return points * (rise + fall)


def resource_needs(s: State, seat: i64, turns: float) -> list[float]:
    """How much each resource is wanted: by the monuments on display, for disciples early on, less what is in stock."""
    needs = [0.0] * RESOURCE_COUNT
    wild = rules.pays_with_any(s, seat)
    for resource in range(RESOURCE_COUNT):
        wanted = 0.0
        for place in range(len(s.display)):
            if s.display[place] >= 0:
                wanted += 0.5 * float(rules.price(s, seat, s.display[place], resource))
        if resource == WHEAT and turns > 2.0:
            wanted += 3.0
        wanted = 5.0 if wild else wanted - float(s.stock_of(seat, resource))
        needs[resource] = wanted if wanted > 1.0 else 1.0
    return needs


# Purchases and payments


def promising(s: State, seat: i64) -> list[Choice]:
    """The one option that is best by its worth: what to build, whom to recruit, the mix that keeps the rarest, every bonus. Elsewhere all are worth a try."""
    frame = s.stack[-1]
    if isinstance(frame, Build):
        return [construction(s, seat)]
    if isinstance(frame, Recruit):
        return [recruitment(s, seat)]
    if isinstance(frame, (Pay, UseBonus)):
        return [frame.options(s, seat)[0]]
    return []


def construction(s: State, seat: i64) -> Choice:
    """The first monument of the set on display that is worth most, or the own tool, or nothing."""
    turns = heuristic.turns_left(s)
    if is_worth_crafting(s, seat, turns):
        return s.t.moves.craft.of(s.tool[seat])
    built = Builder(s, seat, turns).best_set()
    for place in range(len(s.display)):
        if s.display[place] >= 0 and built & bit(s.display[place]):
            return s.t.moves.build.of(s.display[place])
    return s.t.moves.done.only()


def is_worth_crafting(s: State, seat: i64, turns: float) -> bool:
    """Whether the own tool can be built and brings more than it costs."""
    tool = s.tool[seat]
    if s.has_crafted(seat) or not rules.can_craft(s, seat, tool):
        return False
    worth = heuristic.card_worth(s, seat, s.t.powers + tool, turns)
    return worth > heuristic.RESOURCE * float(rules.due_for_tool(s, tool))


@final
class Builder:
    """Tries all sets of displayed monuments that a seat can pay."""

    __slots__ = ("s", "seat", "turns", "wild", "coming", "payable", "price", "gift")

    def __init__(self, s: State, seat: i64, turns: float) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.turns: Final = turns
        self.wild: Final = rules.pays_with_any(s, seat)
        self.coming: Final = heuristic.coming_colours(s)
        payable = [monument for monument in s.display if monument >= 0 and rules.can_pay_for_monument(s, seat, monument)]
        self.payable: Final = vec[i64](payable)
        self.price: Final = vec[i64](
            [rules.price(s, seat, monument, resource) for monument in payable for resource in range(RESOURCE_COUNT)]
        )
        self.gift: Final = [gift_of(s, monument, turns) for monument in payable]

    def best_set(self) -> i64:
        """All own monuments after the best constructions."""
        s = self.s
        seat = self.seat
        return self._best(0, s.monuments[seat], s.stock_of(seat, WOOD), s.stock_of(seat, METAL), s.stock_of(seat, WHEAT))[1]

    def _best(self, place: i64, built: i64, wood: i64, metal: i64, wheat: i64) -> tuple[float, i64]:
        """The best that can be built of what is payable from a place on: what it is worth with the stock that is left, and all own monuments then."""
        if place == len(self.payable):
            s = self.s
            worth = heuristic.monuments_worth(s, built) + heuristic.sets_worth(s, built, self.coming, self.turns)
            return worth + heuristic.stock_worth(s, self.seat, wood, metal, wheat, self.turns), built
        without = self._best(place + 1, built, wood, metal, wheat)
        wood -= self.price[place * RESOURCE_COUNT + WOOD]
        metal -= self.price[place * RESOURCE_COUNT + METAL]
        wheat -= self.price[place * RESOURCE_COUNT + WHEAT]
        if wood + metal + wheat < 0 or (not self.wild and (wood < 0 or metal < 0 or wheat < 0)):
            return without
        worth, found = self._best(place + 1, built | bit(self.payable[place]), wood, metal, wheat)
        worth += self.gift[place]
        return (worth, found) if worth > without[0] else without


def gift_of(s: State, monument: i64, turns: float) -> float:
    """What a monument gives when it is built."""
    lines = s.t.monument_lines
    worth = 0.0
    for k in range(lines.start[monument], lines.start[monument + 1]):
        worth += heuristic.line_worth(lines, k, turns)
    return worth


def recruitment(s: State, seat: i64) -> Choice:
    """As many disciples as are worth more than what they cost, each paid with what there is more of."""
    turns = heuristic.turns_left(s)
    wild = rules.pays_with_any(s, seat)
    stock = [s.stock_of(seat, resource) for resource in range(RESOURCE_COUNT)]
    best = heuristic.stock_worth(s, seat, stock[WOOD], stock[METAL], stock[WHEAT], turns)
    best_choice = s.t.moves.done.only()
    with_wood: i64 = 0
    for number in range(1, rules.most_recruits(s, seat) + 1):
        if not wild and stock[WOOD] - with_wood >= stock[METAL] - (number - 1 - with_wood):
            with_wood += 1
        if not rules.can_pay_for_recruits(s, seat, number, with_wood):
            break
        wood = stock[WOOD] - with_wood * s.t.recruit_other
        metal = stock[METAL] - (number - with_wood) * s.t.recruit_other
        left = heuristic.stock_worth(s, seat, wood, metal, stock[WHEAT] - number * s.t.recruit_wheat, turns)
        worth = left + heuristic.DISCIPLE_PER_TURN * turns * float(number)
        if worth > best:
            best = worth
            best_choice = s.t.moves.recruit.of2(number - 1, with_wood)
    return best_choice
