"""What a seat may know, built piece by piece, and imagined worlds that look the same to it.

Secret are: plans until all are revealed, tools in hand, objectives, and the order of piles and bag. Stocks and disciples are public.  PRO-INFO-01, PRO-INFO-02, PRO-INFO-03, PRO-INFO-04, PRO-INFO-05, PRO-INFO-06, PRO-INFO-07, PRO-SETUP-10, PRO-RUL-53
"""

from __future__ import annotations

from typing import TypedDict, cast

from themis.core.chance import Chance
from themis.core.native import i64, vec
from themis.games.pantheon_proto import beliefs, options, plans, rules, scoring
from themis.games.pantheon_proto.content import (
    CELL_COUNT,
    CELLS,
    COLOURS,
    ENDINGS,
    PEOPLE_COUNT,
    PHASES,
    PLANNING,
    PURCHASE,
    RESOLUTION,
    RESOURCE_COUNT,
    RESOURCES,
    SETUP,
    SIDES,
    SLOTS,
    SOURCE_COUNT,
    SOURCES,
)
from themis.games.pantheon_proto.frames import DECISIONS
from themis.games.pantheon_proto.frames.preparation import ChooseGod, ChoosePower, ChooseTool
from themis.games.pantheon_proto.schema import CellKind
from themis.games.pantheon_proto.state import State, bit, member, put, size


class CellView(TypedDict):
    """A cell of the temple board and where it is drawn; `slot` is the quest it belongs to."""

    cell: str
    kind: CellKind
    slot: str | None
    column: int
    row: int


class PantheonProtoScene(TypedDict):
    """What is printed and no choice changes: the temple board, the length of the scale (from minus to plus its end), how many disciples a cell and a player can have, the score card, and the most turns. `cells` are those in play."""

    temple: list[CellView]
    cells: list[str]
    cell_most: int
    most_disciples: int
    scale_end: int
    prizes: list[int]
    most_turns: int


class SlotView(TypedDict):
    """A quest, its people and marks by side; no quest if the pile ran out."""

    slot: str
    quest: str | None
    light: str | None
    dark: str | None
    light_marks: int
    dark_marks: int


class SideView(TypedDict):
    """What lies before a seat.

    `cubes` are the boxes of the storehouse that are marked. `tool` is there for its owner, and for all once it is `crafted`; `seen_tools` are those its owner chose from. The objectives `favoured` and
    `disfavoured` are there for their owner, for all if they are open, and for all at the end. `plan` is the own one, all once they are
    revealed; `laid` tells its owner how many cells of it are filled cell by cell. `counts` are disciples and bonuses together. `spare` is
    how many cells may still get 1 more in this turn. `track` is what is on the score track; `points` too, until the final scoring.
    """

    god: str | None
    power: str | None
    has_tool: bool
    tool: str | None
    crafted: bool
    seen_tools: list[str] | None
    favoured: str | None
    disfavoured: str | None
    wood: int
    metal: int
    wheat: int
    cubes: dict[str, list[int]]
    disciples: int
    monuments: list[str]
    monument_points: int
    resource_points: int
    colours: dict[str, int]
    planned: bool
    plan: list[int] | None
    laid: int | None
    counts: list[int] | None
    spare: int
    rebates: dict[str, int]
    sources: dict[str, int]
    track: int
    points: int


class ForecastView(TypedDict):
    """What a plan of the seat that looks would come to: by cell what 0, 1, 2 … disciples there count, what its cards give in the phases that follow, and how many disciples it can receive."""

    counts: list[list[int]]
    gains: dict[str, int]
    room: int


class PantheonProtoView(TypedDict):
    """Everything a seat sees of the table, but for the scene.

    `order` is the initiative order, `first` who began. `neutral` is what epilogues of this turn add to the quests after them. `finished` quests are
    those that were played. `gods` and `powers` are those to choose from while they are chosen, `pool` the tools for the seat that chooses one;
    `left_power` is the one that nobody took. `ends` is why the game ends with this turn. `forecast` is for those who plan, while they do.
    """

    game: str
    seat: int
    over: bool
    decision: dict[str, object] | None
    phase: str
    turn: int
    first: int
    order: list[int]
    peoples: list[str]
    scale: dict[str, int]
    slots: list[SlotView]
    neutral: dict[str, int]
    quest_pile: int
    finished: list[str]
    display: list[str | None]
    monument_pile: int
    bag: dict[str, int]
    aside: dict[str, int]
    gods: list[str]
    powers: list[str]
    left_power: str | None
    pool: list[str]
    ends: list[str]
    forecast: ForecastView | None
    sides: list[SideView]


def scene(s: State) -> PantheonProtoScene:
    t = s.t
    return {
        "temple": [
            {
                "cell": CELLS[cell],
                "kind": cast(CellKind, t.cell_kind[cell]),
                "slot": SLOTS[t.cell_slot[cell] - 1] if t.cell_slot[cell] else None,
                "column": int(t.cell_column[cell]),
                "row": int(t.cell_row[cell]),
            }
            for cell in range(CELL_COUNT)
        ],
        "cells": CELLS[: s.cells()],
        "cell_most": int(t.cell_most),
        "most_disciples": int(t.most_disciples),
        "scale_end": int(t.scale_end),
        "prizes": [int(prize) for prize in (t.first_prize[s.seats], t.second_prize[s.seats]) if prize],
        "most_turns": int(t.most_turns),
    }


def view(s: State, seat: i64) -> PantheonProtoView:
    """Everything a seat sees of the table; seat -1 is a spectator."""
    t = s.t
    frame = s.stack[-1] if s.stack else None
    return {
        "game": "pantheon_proto",
        "seat": int(seat),
        "over": s.over,
        "decision": DECISIONS.shown(s),
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "first": int(s.first),
        "order": [int(other) for other in s.order],
        "peoples": members(s.peoples, t.people_slugs),
        "scale": {t.people_slugs[people]: int(s.scale[people]) for people in range(PEOPLE_COUNT) if s.peoples & bit(people)},
        "slots": [slot_view(s, slot) for slot in range(s.slots())],
        "neutral": {SIDES[side]: int(s.neutral[side]) for side in range(len(SIDES))},
        "quest_pile": int(s.quest_pile),
        "finished": [t.quest_slugs[quest] for quest in range(t.quests) if is_finished(s, quest)],
        "display": [slug(t.monument_slugs, monument) for monument in s.display],
        "monument_pile": int(size(s.monument_pile)),
        "bag": counted(s.bag, t.people_slugs),
        "aside": counted(s.aside, t.people_slugs),
        "gods": members(s.gods, t.god_slugs) if isinstance(frame, ChooseGod) else [],
        "powers": members(s.powers, t.power_slugs) if isinstance(frame, ChoosePower) else [],
        "left_power": left_power(s),
        "pool": members(s.pool, t.tool_slugs) if isinstance(frame, ChooseTool) and frame.seat == seat else [],
        "ends": members(s.ends, ENDINGS),
        "forecast": forecast(s, seat) if seat >= 0 and s.phase == PLANNING else None,
        "sides": [side_view(s, other, other == seat) for other in range(s.seats)],
    }


def slot_view(s: State, slot: i64) -> SlotView:
    return {
        "slot": SLOTS[slot],
        "quest": slug(s.t.quest_slugs, s.quests[slot]),
        "light": slug(s.t.people_slugs, s.tokens[2 * slot]),
        "dark": slug(s.t.people_slugs, s.tokens[2 * slot + 1]),
        "light_marks": int(s.marks[2 * slot]),
        "dark_marks": int(s.marks[2 * slot + 1]),
    }


def is_finished(s: State, quest: i64) -> bool:
    return not s.unseen_quests & bit(quest) and quest not in s.quests


def left_power(s: State) -> str | None:
    """The power that nobody took is known to all.  PRO-SETUP-20, PRO-RUL-10"""
    return s.t.power_slugs[member(s.powers, 0)] if all([power >= 0 for power in s.power]) and s.powers else None


def forecast(s: State, seat: i64) -> ForecastView:
    """Asked of the same rules that will count the plan.  PRO-RES-03, PRO-RES-10, PRO-SYM-04, PRO-SYM-05"""
    after = s.clone()
    after.phase = RESOLUTION
    receives = not rules.may_never_gain_disciples(after, seat) and not rules.may_gain_no_disciples_now(after, seat)
    return {
        "counts": [[int(counted_with(after, seat, cell, number)) for number in range(s.t.cell_most + 1)] for cell in range(s.cells())],
        "gains": {
            RESOURCES[k]: int(rules.income(s, seat, RESOLUTION, k) + rules.income(s, seat, PURCHASE, k)) for k in range(RESOURCE_COUNT)
        },
        "room": int(s.t.most_disciples - s.disciples[seat]) if receives else 0,
    }


def counted_with(world: State, seat: i64, cell: i64, number: i64) -> i64:
    """What a cell counts in a world of one's own once so many disciples are there."""
    world.plans[seat * CELL_COUNT + cell] = number
    return rules.count(world, seat, cell)


def side_view(s: State, seat: i64, own: bool) -> SideView:
    t = s.t
    knows_objectives = own or s.over or options.objectives_are_open(s)
    sees_plan = s.revealed or (own and s.phase != SETUP)
    return {
        "god": slug(t.god_slugs, s.god[seat]),
        "power": slug(t.power_slugs, s.power[seat]),
        "has_tool": s.tool[seat] >= 0,
        "tool": slug(t.tool_slugs, s.tool[seat]) if own or s.has_crafted(seat) else None,
        "crafted": s.has_crafted(seat),
        "seen_tools": members(seen_tools(s, seat), t.tool_slugs) if own and s.tool[seat] >= 0 else None,
        "favoured": slug(t.people_slugs, s.favoured[seat]) if knows_objectives else None,
        "disfavoured": slug(t.people_slugs, s.disfavoured[seat]) if knows_objectives else None,
        "wood": int(s.stock_of(seat, 0)),
        "metal": int(s.stock_of(seat, 1)),
        "wheat": int(s.stock_of(seat, 2)),
        "cubes": {RESOURCES[k]: cubes(int(s.stock_of(seat, k))) for k in range(RESOURCE_COUNT)},
        "disciples": int(s.disciples[seat]),
        "monuments": members(s.monuments[seat], t.monument_slugs),
        "monument_points": int(rules.monument_points(s, seat)),
        "resource_points": int(rules.resource_points(s, seat)),
        "colours": colours(s, seat),
        "planned": s.planned >> seat & 1 == 1,
        "plan": [int(s.placed(seat, cell)) for cell in range(CELL_COUNT)] if sees_plan else None,
        "laid": int(s.laid[seat]) if own and s.phase == PLANNING else None,
        "counts": [int(rules.count(s, seat, cell)) for cell in range(CELL_COUNT)] if s.revealed else None,
        "spare": int(s.spare[seat]),
        "rebates": {RESOURCES[k]: int(s.rebates[seat * RESOURCE_COUNT + k]) for k in range(RESOURCE_COUNT)},
        "sources": {SOURCES[k]: int(s.points[seat * SOURCE_COUNT + k]) for k in range(SOURCE_COUNT)},
        "track": int(s.track(seat)),
        "points": int(scoring.points(s, seat)),
    }


def cubes(number: int) -> list[int]:
    """The boxes of the storehouse with a counting cube: the tens, if there are any, and the ones.  PRO-HARV-04, PRO-SETUP-41"""
    return [number // 10 * 10, number % 10] if number >= 10 else [number]


def colours(s: State, seat: i64) -> dict[str, int]:
    """Monuments by colour, without those of which there are none."""
    found = {COLOURS[colour]: int(rules.colour_number(s, seat, colour)) for colour in range(len(COLOURS))}
    return {colour: number for colour, number in found.items() if number}


def slug(slugs: list[str], kind: i64) -> str | None:
    return slugs[kind] if kind >= 0 else None


def members(mask: i64, slugs: list[str]) -> list[str]:
    return [slugs[thing] for thing in range(len(slugs)) if mask & bit(thing)]


def counted(things: vec[i64], slugs: list[str]) -> dict[str, int]:
    """Without those of which there are none."""
    return {slugs[kind]: int(things[kind]) for kind in range(len(slugs)) if things[kind]}


# ---------------------------------------------------------------- Tools


def choosing_order(s: State) -> list[int]:
    """The seats in the order in which they choose tools: the last in the first initiative order begins.  PRO-SETUP-22"""
    return [(s.first + s.seats - 1 - k) % s.seats for k in range(s.seats)]


def seen_tools(s: State, seat: i64) -> i64:
    """The tools that a seat chose from: its own, those chosen after it, and the one left over; its own alone if they were dealt.  PRO-SETUP-24, PRO-RUL-09"""
    if s.tool[seat] < 0:
        return 0
    if options.cards_are_dealt(s):
        return bit(s.tool[seat])
    order = choosing_order(s)
    seen = s.pool
    for other in order[order.index(seat) :]:
        if s.tool[other] >= 0:
            seen |= bit(s.tool[other])
    return seen


# ---------------------------------------------------------------- Imagined worlds


def determinise(s: State, seat: i64, chance: Chance) -> State:
    """A world that this seat cannot tell from the true one: tools, objectives and plans of the others are dealt again from what is hidden.

    Objectives are dealt by what everybody could see of them, and plans as the others would make them; what choices tell of tools is not thought of.
    """
    world = s.clone()
    redeal_tools(world, seat, chance)
    if not options.objectives_are_open(s) and not s.over and s.favoured[seat] >= 0:
        world.favoured = redealt(world, world.favoured, seat, beliefs.FAVOURED, chance)
        world.disfavoured = redealt(world, world.disfavoured, seat, beliefs.DISFAVOURED, chance)
    if not s.revealed:
        redeal_plans(world, seat, chance)
    return world


def redealt(world: State, dealt: vec[i64], seat: i64, kind: float, chance: Chance) -> vec[i64]:
    """Objectives of one kind: the others' by lot from all but the own one, whom they seem to fit the likelier.  PRO-RUL-64"""
    left = world.peoples & ~bit(dealt[seat])
    again = dealt[:]
    first = chance.below(0, world.seats)
    for k in range(world.seats):
        other = (first + k) % world.seats
        if other != seat:
            again[other] = beliefs.objective(world, other, left, kind, chance)
            left &= ~bit(again[other])
    return again


def redeal_tools(world: State, seat: i64, chance: Chance) -> None:
    """Tools in other hands, and the one left over: from those the seat handed on, or from those it never saw."""
    frame = world.stack[-1] if world.stack else None
    asked = isinstance(frame, ChooseTool) and frame.seat == seat
    seen = world.pool if asked else seen_tools(world, seat)
    unseen = bit(world.t.tools) - 1 & ~seen
    handed_on = seen & ~bit(world.tool[seat]) if world.tool[seat] >= 0 else 0
    later: list[int] = []
    earlier: list[int] = []
    for other in range(world.seats):
        if other == seat or world.tool[other] < 0:
            continue
        is_later = seen & bit(world.tool[other]) != 0
        if world.has_crafted(other):
            handed_on &= ~bit(world.tool[other])
            unseen &= ~bit(world.tool[other])
        elif is_later:
            later.append(other)
        else:
            earlier.append(other)
    unseen = deal_tools(world, earlier, unseen, chance)
    handed_on = deal_tools(world, later, handed_on, chance)
    if world.pool and not asked:
        redeal_pool(world, handed_on if seen else unseen, chance)


def deal_tools(world: State, seats: list[int], left: i64, chance: Chance) -> i64:
    """A tool for each of these seats by lot; what is left of them."""
    for other in seats:
        tool = member(left, chance.below(0, size(left)))
        left &= ~bit(tool)
        world.tool = put(world.tool, other, tool)
    return left


def redeal_pool(world: State, left: i64, chance: Chance) -> None:
    """As many tools as are handed on, by lot."""
    number = size(world.pool)
    world.pool = 0
    for _ in range(number):
        tool = member(left, chance.below(0, size(left)))
        left &= ~bit(tool)
        world.pool |= bit(tool)


def redeal_plans(world: State, seat: i64, chance: Chance) -> None:
    """Plans that others handed in become sensible ones; those who are not ready begin again."""
    for other in range(world.seats):
        if other != seat:
            world.laid[other] = 0
            has_planned = world.planned >> other & 1 and world.disciples[other]
            plan = plans.plans(world, other, 1, None, chance)[0].numbers if has_planned else [0] * CELL_COUNT
            for cell in range(CELL_COUNT):
                world.plans[other * CELL_COUNT + cell] = plan[cell]
