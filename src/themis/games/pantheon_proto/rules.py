"""Questions about the state: pure, asked by options, effects, refusals and bots alike."""

from __future__ import annotations

from typing import Final

from themis.core.native import i64, vec
from themis.games.pantheon_proto import vocabulary
from themis.games.pantheon_proto.content import (
    CELL_COUNT,
    COLOUR_COUNT,
    DARK,
    FIRST_QUEST_CELL,
    FIRST_QUEST_COLUMN,
    INITIATIVE,
    INITIATIVE_COLUMN,
    LIGHT,
    RECRUITS_AT_ONCE,
    RESOLUTION,
    RESOURCE_COUNT,
    WHEAT,
    WHITE,
)
from themis.games.pantheon_proto.state import State, bit, size

NOBODY: Final = -1
UNRESOLVED: Final = -1
# What monuments count besides colours, after the last of them.
COUNTS_ANY: Final = COLOUR_COUNT

# ---------------------------------------------------------------- Cells and counts


def quest_cell(slot: i64, side: i64) -> i64:
    return FIRST_QUEST_CELL + 2 * slot + side


def first_cell_of(column: i64) -> i64:
    """Columns are resolved from left to right, and so are the cells in their order.  PRO-RES-02"""
    if column == INITIATIVE_COLUMN:
        return INITIATIVE
    return quest_cell(column - FIRST_QUEST_COLUMN, LIGHT) if column >= FIRST_QUEST_COLUMN else 0


def end_of(column: i64) -> i64:
    """The first cell after a column."""
    return first_cell_of(column + 1)


def card_bonus(s: State, card: i64, seat: i64, cell: i64) -> i64:
    """What a power or built tool adds to a count; those of one card are added up. Placed disciples are looked at, not counts.  PRO-RES-10, PRO-RES-13, PRO-RUL-23"""
    k = card * CELL_COUNT + cell
    found = s.t.bonus[k]
    if s.t.placed[k] >= 0 and s.placed(seat, cell) == s.t.placed[k]:
        found += s.t.placed_bonus[k]
    return found


def card_of(s: State, seat: i64, kind: i64) -> i64:
    """The power, or the built tool, or -1."""
    return s.power_card(seat) if kind == 0 else s.tool_card(seat)


def count(s: State, seat: i64, cell: i64) -> i64:
    """Disciples, bonuses and maluses together; never below 0, and a bonus counts without a disciple too.  PRO-RES-03, PRO-RES-04, PRO-RES-05, PRO-RES-09, PRO-RES-10, PRO-RES-11, PRO-RUL-23, PRO-RUL-59, PRO-RUL-63"""
    k = seat * CELL_COUNT + cell
    found = s.plans[k] + s.added[k]
    waived = s.waived[k]
    if not waived & 1:
        found += card_bonus(s, s.power[seat], seat, cell)
    if s.crafted >> seat & 1 and not waived & 2:
        found += card_bonus(s, s.t.powers + s.tool[seat], seat, cell)
    return found if found > 0 else 0


def can_waive(s: State, seat: i64, cell: i64, kind: i64) -> bool:
    """Only a bonus can be waived, a malus never.  PRO-RES-06, PRO-RES-08, PRO-RUL-63"""
    card = card_of(s, seat, kind)
    return card >= 0 and card_bonus(s, card, seat, cell) > 0


# ---------------------------------------------------------------- Quests


def total(s: State, slot: i64, side: i64) -> i64:
    """All counts on a side, with the neutral bonus.  PRO-QST-02, PRO-EPI-10, PRO-EPI-11"""
    cell = quest_cell(slot, side)
    found = s.neutral[side]
    for seat in range(s.seats):
        found += count(s, seat, cell)
    return found


def decider(s: State, slot: i64) -> i64:
    """With equal totals: the best placed in initiative of those on exactly one side, or NOBODY.  PRO-QST-06, PRO-QST-07, PRO-RUL-27, PRO-RUL-28"""
    for place in range(s.seats):
        seat = s.order[place]
        if (count(s, seat, quest_cell(slot, LIGHT)) > 0) != (count(s, seat, quest_cell(slot, DARK)) > 0):
            return seat
    return NOBODY


def takes_part(s: State, slot: i64) -> bool:
    """Whether anybody has a positive count on the quest.  PRO-QST-07, PRO-RUL-28"""
    for seat in range(s.seats):
        if count(s, seat, quest_cell(slot, LIGHT)) > 0 or count(s, seat, quest_cell(slot, DARK)) > 0:
            return True
    return False


def winning_side(s: State, slot: i64) -> i64:
    """The side with more; of equal ones that of the decider, or light if all play on both; UNRESOLVED if nobody plays.  PRO-QST-03, PRO-QST-04, PRO-QST-05, PRO-QST-06, PRO-QST-10, PRO-RUL-27, PRO-RUL-29"""
    light = total(s, slot, LIGHT)
    dark = total(s, slot, DARK)
    if light != dark:
        return LIGHT if light > dark else DARK
    if not takes_part(s, slot):
        return UNRESOLVED
    seat = decider(s, slot)
    if seat == NOBODY:
        return LIGHT
    return LIGHT if count(s, seat, quest_cell(slot, LIGHT)) > 0 else DARK


def ranked(s: State, cell: i64) -> vec[i64]:
    """Those with a positive count on a cell, the highest first, of equal ones the better placed in initiative; then -1.  PRO-SCORE-01, PRO-SCORE-06"""
    found = vec[i64]([-1] * s.seats)
    number: i64 = 0
    for place in range(s.seats):
        seat = s.order[place]
        own = count(s, seat, cell)
        if own > 0:
            at = number
            while at > 0 and count(s, found[at - 1], cell) < own:
                found[at] = found[at - 1]
                at -= 1
            found[at] = seat
            number += 1
    return found


# ---------------------------------------------------------------- What cards forbid and allow


def has_flag(s: State, seat: i64, by_card: vec[i64]) -> bool:
    """Whether the power or the built tool of a seat says so."""
    power = s.power[seat]
    if power >= 0 and by_card[power]:
        return True
    return s.has_crafted(seat) and by_card[s.t.powers + s.tool[seat]] != 0


def may_never_gain_disciples(s: State, seat: i64) -> bool:
    """PRO-REC-06, PRO-RUL-44"""
    return has_flag(s, seat, s.t.forbidden)


def may_gain_no_disciples_now(s: State, seat: i64) -> bool:
    """The ban of the resolution phase holds in no other.  PRO-SYM-06, PRO-GIFT-07, PRO-REC-07"""
    return s.phase == RESOLUTION and has_flag(s, seat, s.t.forbidden_in_resolution)


def is_immune(s: State, seat: i64) -> bool:
    """PRO-SYM-11"""
    return has_flag(s, seat, s.t.immune)


def pays_with_any(s: State, seat: i64) -> bool:
    """Any resource in the place of any other.  PRO-BUY-10, PRO-SYM-07, PRO-RUL-46"""
    return has_flag(s, seat, s.t.wild)


def uses_anywhere(s: State, seat: i64) -> i64:
    """How many cells a seat may give 1 more in a turn.  PRO-RES-12, PRO-SYM-09"""
    tool = s.tool_card(seat)
    return s.t.anywhere[s.power[seat]] + (s.t.anywhere[tool] if tool >= 0 else 0)


def income(s: State, seat: i64, phase: i64, thing: i64) -> i64:
    """What the power and the built tool of a seat give at the beginning of a phase.  PRO-SYM-03, PRO-SYM-04, PRO-SYM-05"""
    lines = s.t.card_lines
    found: i64 = 0
    for kind in range(2):
        card = card_of(s, seat, kind)
        if card < 0:
            continue
        for k in range(lines.start[card], lines.start[card + 1]):
            if lines.when[k] == phase and lines.verb[k] == vocabulary.GAIN and lines.thing[k] == thing:
                found += lines.number[k]
    return found


# ---------------------------------------------------------------- Costs


def discount(s: State, seat: i64, resource: i64) -> i64:
    """What every monument costs a seat less: by power, built tool and epilogues of this turn.  PRO-BUY-08, PRO-BUY-09"""
    found = s.rebates[seat * RESOURCE_COUNT + resource] + s.t.discount[s.power[seat] * RESOURCE_COUNT + resource]
    tool = s.tool_card(seat)
    return found + s.t.discount[tool * RESOURCE_COUNT + resource] if tool >= 0 else found


def price(s: State, seat: i64, monument: i64, resource: i64) -> i64:
    """No cost goes below 0, and no discount to another resource.  PRO-BUY-04, PRO-BUY-08, PRO-BUY-09, PRO-RUL-45"""
    left = s.t.cost[monument * RESOURCE_COUNT + resource] - discount(s, seat, resource)
    return left if left > 0 else 0


def due_for_monument(s: State, seat: i64, monument: i64) -> i64:
    """All resources together."""
    found: i64 = 0
    for resource in range(RESOURCE_COUNT):
        found += price(s, seat, monument, resource)
    return found


def due_for_tool(s: State, tool: i64) -> i64:
    """A tool is not a monument: no discount.  PRO-TOOL-05"""
    found: i64 = 0
    for resource in range(RESOURCE_COUNT):
        found += s.t.tool_cost[tool * RESOURCE_COUNT + resource]
    return found


def in_stock(s: State, seat: i64) -> i64:
    """All resources together."""
    k = seat * RESOURCE_COUNT
    return s.stock[k] + s.stock[k + 1] + s.stock[k + 2]


def can_pay_for_monument(s: State, seat: i64, monument: i64) -> bool:
    """PRO-BUY-04, PRO-BUY-10"""
    if pays_with_any(s, seat):
        return due_for_monument(s, seat, monument) <= in_stock(s, seat)
    for resource in range(RESOURCE_COUNT):
        if price(s, seat, monument, resource) > s.stock_of(seat, resource):
            return False
    return True


def can_pay_for_tool(s: State, seat: i64, tool: i64) -> bool:
    """PRO-TOOL-01"""
    if pays_with_any(s, seat):
        return due_for_tool(s, tool) <= in_stock(s, seat)
    for resource in range(RESOURCE_COUNT):
        if s.t.tool_cost[tool * RESOURCE_COUNT + resource] > s.stock_of(seat, resource):
            return False
    return True


def is_on_display(s: State, monument: i64) -> bool:
    for place in range(len(s.display)):
        if s.display[place] == monument:
            return True
    return False


def colours_of(s: State, seat: i64) -> i64:
    """The set of colours among the monuments of a seat."""
    found: i64 = 0
    for monument in range(s.t.monuments):
        if s.has_built(seat, monument):
            found |= bit(s.t.colour[monument])
    return found


def meets_needs(s: State, seat: i64, tool: i64) -> bool:
    """Looked at when the tool is built; monuments of this step count, white is a colour.  PRO-TOOL-01, PRO-TOOL-02, PRO-RUL-43"""
    if size(s.monuments[seat]) < s.t.needs_monuments[tool]:
        return False
    return s.t.needs_colours[tool] == 0 or size(colours_of(s, seat)) >= s.t.needs_colours[tool]


def can_craft(s: State, seat: i64, tool: i64) -> bool:
    """PRO-TOOL-01"""
    return meets_needs(s, seat, tool) and can_pay_for_tool(s, seat, tool)


def might_craft(s: State, seat: i64) -> bool:
    """Whether a seat could build some tool that it may hold for all that everybody knows: only then must it be asked.  PRO-INFO-04"""
    if s.has_crafted(seat):
        return False
    built: i64 = 0
    for other in range(s.seats):
        if s.has_crafted(other):
            built |= bit(s.tool[other])
    for tool in range(s.t.tools):
        if not built & bit(tool) and can_craft(s, seat, tool):
            return True
    return False


# ---------------------------------------------------------------- Recruiting


def most_recruits(s: State, seat: i64) -> i64:
    """How many disciples a seat can still take in at a time, whatever they cost.  PRO-REC-04, PRO-REC-06"""
    if may_never_gain_disciples(s, seat):
        return 0
    room = s.t.most_disciples - s.disciples[seat]
    return room if room < RECRUITS_AT_ONCE else RECRUITS_AT_ONCE


def due_for_recruits(s: State, number: i64) -> i64:
    """All resources together.  PRO-REC-02"""
    return number * (s.t.recruit_wheat + s.t.recruit_other)


def recruit_price(s: State, number: i64, with_wood: i64, resource: i64) -> i64:
    """Wheat for each, and wood or metal for each.  PRO-REC-02"""
    if resource == WHEAT:
        return number * s.t.recruit_wheat
    return (with_wood if resource == 0 else number - with_wood) * s.t.recruit_other


def can_pay_for_recruits(s: State, seat: i64, number: i64, with_wood: i64) -> bool:
    """PRO-REC-02, PRO-REC-03, PRO-BUY-10"""
    if pays_with_any(s, seat):
        return due_for_recruits(s, number) <= in_stock(s, seat)
    for resource in range(RESOURCE_COUNT):
        if recruit_price(s, number, with_wood, resource) > s.stock_of(seat, resource):
            return False
    return True


def can_recruit(s: State, seat: i64) -> bool:
    """At least one, with wood or with metal."""
    if most_recruits(s, seat) <= 0:
        return False
    return can_pay_for_recruits(s, seat, 1, 0) or can_pay_for_recruits(s, seat, 1, 1)


# ---------------------------------------------------------------- Points


def colour_number(s: State, seat: i64, counted: i64) -> i64:
    """What a monument counts: own monuments of a colour, of any, or the colours of peoples among them.  PRO-FIN-03, PRO-SYM-10, PRO-RUL-48"""
    if counted == COUNTS_ANY:
        return size(s.monuments[seat])
    if counted > COUNTS_ANY:
        return size(colours_of(s, seat) & (bit(WHITE) - 1))
    found: i64 = 0
    for monument in range(s.t.monuments):
        if s.has_built(seat, monument) and s.t.colour[monument] == counted:
            found += 1
    return found


def monument_worth(s: State, seat: i64, monument: i64) -> i64:
    """What one built monument scores at the end as things stand.  PRO-FIN-03"""
    found = s.t.base[monument]
    if s.t.per[monument]:
        found += s.t.per[monument] * colour_number(s, seat, s.t.counted[monument])
    return found


def monument_points(s: State, seat: i64) -> i64:
    """PRO-FIN-03"""
    found: i64 = 0
    for monument in range(s.t.monuments):
        if s.has_built(seat, monument):
            found += monument_worth(s, seat, monument)
    return found


def resource_points(s: State, seat: i64) -> i64:
    """All three added before dividing.  PRO-FIN-02, PRO-RUL-52"""
    return in_stock(s, seat) // s.t.resources_per_point


def is_most_powerful(s: State, people: i64) -> bool:
    """Of those in play, also of several.  PRO-FIN-05, PRO-FIN-06, PRO-FIN-10, PRO-RUL-50"""
    for other in range(len(s.scale)):
        if s.peoples & bit(other) and s.scale[other] > s.scale[people]:
            return False
    return True


def is_least_powerful(s: State, people: i64) -> bool:
    """PRO-FIN-05, PRO-FIN-06, PRO-FIN-10, PRO-RUL-50"""
    for other in range(len(s.scale)):
        if s.peoples & bit(other) and s.scale[other] < s.scale[people]:
            return False
    return True


def objective_points(s: State, seat: i64) -> i64:
    """Each fulfilled objective; more for one of two with the same people, and for both of them twice.  PRO-FIN-07, PRO-FIN-08, PRO-FIN-09, PRO-RUL-49"""
    high = is_most_powerful(s, s.favoured[seat])
    low = is_least_powerful(s, s.disfavoured[seat])
    if high and low:
        return 2 * s.t.objective_points
    if not high and not low:
        return 0
    return s.t.same_people_points if s.favoured[seat] == s.disfavoured[seat] else s.t.objective_points
