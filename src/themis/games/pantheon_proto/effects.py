"""Changes of the state: they tell what happens and ask nobody."""

from __future__ import annotations

from themis.core.event import EventKind, Io
from themis.core.native import i64, vec
from themis.games.pantheon_proto import moves, rules, vocabulary
from themis.games.pantheon_proto.content import (
    CELL_COUNT,
    DISCIPLE,
    FROM_CARDS,
    FROM_GIFTS,
    INITIATIVE,
    METAL,
    NO_MONUMENT,
    PEOPLE_COUNT,
    POINT,
    RESOURCE_COUNT,
    SOURCE_COUNT,
    WHEAT,
    WOOD,
)
from themis.games.pantheon_proto.state import State, bit, member, plus, put, size

# ---------------------------------------------------------------- Gains and losses


def gain_disciples(s: State, seat: i64, number: i64, io: Io) -> i64:
    """How many a seat really receives: none if a card forbids it, and never beyond the most; those on the temple stay as they are.  PRO-RES-14, PRO-RES-15, PRO-REC-06, PRO-GIFT-07, PRO-RUL-19, PRO-RUL-21, PRO-RUL-44"""
    if rules.may_never_gain_disciples(s, seat):
        io.tell(moves.DISCIPLES_REFUSED, seat, number)
        return 0
    if rules.may_gain_no_disciples_now(s, seat):
        io.tell(moves.DISCIPLES_REFUSED_NOW, seat, number)
        return 0
    room = s.t.most_disciples - s.disciples[seat]
    if room < number:
        io.tell(moves.DISCIPLES_FULL, seat, number - room)
        number = room
    s.disciples[seat] += number
    return number


def gain(s: State, seat: i64, thing: i64, number: i64, source: i64, io: Io) -> i64:
    """How much a seat really gains; stocks have no limit.  PRO-HARV-02, PRO-HARV-05, PRO-RUL-53"""
    if thing == DISCIPLE:
        return gain_disciples(s, seat, number, io)
    if thing == POINT:
        score(s, seat, source, number)
    else:
        s.stock[seat * RESOURCE_COUNT + thing] += number
    return number


def lose(s: State, seat: i64, thing: i64, number: i64, source: i64) -> i64:
    """How much a seat really loses: what it has, and no more.  PRO-EPI-08, PRO-RUL-20, PRO-RUL-35"""
    there = s.disciples[seat] if thing == DISCIPLE else s.track(seat) if thing == POINT else s.stock_of(seat, thing)
    lost = number if number < there else there
    if thing == DISCIPLE:
        s.disciples[seat] -= lost
    elif thing == POINT:
        score(s, seat, source, -lost)
    else:
        s.stock[seat * RESOURCE_COUNT + thing] -= lost
    return lost


def score(s: State, seat: i64, source: i64, number: i64) -> None:
    s.points[seat * SOURCE_COUNT + source] += number


def give(s: State, seat: i64, thing: i64, number: i64, source: i64, told: EventKind, bearer: i64, io: Io) -> None:
    """A gain by a card, its `bearer`, which is told."""
    gained = gain(s, seat, thing, number, source, io)
    if gained:
        io.tell(told, seat, bearer, thing, gained)


def take(s: State, seat: i64, thing: i64, number: i64, source: i64, told: EventKind, bearer: i64, io: Io) -> None:
    """A loss by a card, its `bearer`, which is told."""
    lost = lose(s, seat, thing, number, source)
    if lost:
        io.tell(told, seat, bearer, thing, lost)


# ---------------------------------------------------------------- Powers and tools


def phase_begins(s: State, phase: i64, io: Io) -> None:
    """Every line with the symbol of the phase, in initiative order, before anybody chooses; the phases have the numbers of their words.  PRO-TURN-03, PRO-PLAN-01, PRO-RES-01, PRO-BUY-01, PRO-SYM-03, PRO-SYM-04, PRO-SYM-05, PRO-RUL-18"""
    s.phase = phase
    for place in range(s.seats):
        carry_out_own_lines(s, s.order[place], phase, io)


def carry_out_own_lines(s: State, seat: i64, when: i64, io: Io) -> None:
    """Those of the power, then those of the built tool."""
    power = s.power_card(seat)
    carry_out_lines(s, seat, power, when, moves.POWER_GAVE[when], power, io)
    tool = s.tool_card(seat)
    if tool >= 0:
        carry_out_lines(s, seat, tool, when, moves.TOOL_GAVE[when], s.tool[seat], io)


def carry_out_lines(s: State, seat: i64, card: i64, when: i64, told: EventKind, bearer: i64, io: Io) -> None:
    lines = s.t.card_lines
    for k in range(lines.start[card], lines.start[card + 1]):
        if lines.when[k] != when:
            continue
        if lines.verb[k] == vocabulary.GAIN:
            give(s, seat, lines.thing[k], lines.number[k], FROM_CARDS, told, bearer, io)
        elif lines.verb[k] == vocabulary.DISCIPLES:
            s.disciples[seat] = lines.number[k]
            io.tell(moves.START_DISCIPLES, seat, bearer, lines.number[k])


def take_power(s: State, seat: i64, power: i64, told: EventKind, io: Io) -> None:
    """A power lies face up; what it gives at the start comes at once.  PRO-SETUP-19, PRO-SETUP-39, PRO-SYM-02"""
    s.powers &= ~bit(power)
    s.power = put(s.power, seat, power)
    io.tell(told, seat, power)
    carry_out_own_lines(s, seat, vocabulary.AT_START, io)


def take_tool(s: State, seat: i64, tool: i64, told: EventKind, told_others: EventKind, io: Io) -> None:
    """A tool is kept in hand, seen by nobody else.  PRO-SETUP-23, PRO-INFO-04"""
    s.pool &= ~bit(tool)
    s.tool = put(s.tool, seat, tool)
    io.tell_only(seat, told, seat, tool)
    io.tell_others(seat, told_others, seat)


# ---------------------------------------------------------------- Plans


def correct_plan(s: State, seat: i64, io: Io) -> None:
    """A faulty plan becomes the one legal plan that follows from it; a sound one stays as it is.  PRO-NORM-01, PRO-NORM-06, PRO-RUL-12, PRO-RUL-13, PRO-RUL-14"""
    first = seat * CELL_COUNT
    placed: i64 = 0
    for cell in range(CELL_COUNT):
        placed += s.plans[first + cell]
    filling = moves.PLAN_FILLED if placed else moves.PLAN_FILLED_ALONE
    missing = s.disciples[seat] - placed + cut_plan(s, seat, io)
    if missing > 0:
        fill_plan(s, seat, missing, filling, io)
    elif missing < 0:
        thin_plan(s, seat, -missing, io)


def cut_plan(s: State, seat: i64, io: Io) -> i64:
    """Cells that hold too many, and cells that are not in play; how many disciples come back.  PRO-NORM-02, PRO-NORM-03, PRO-PLAN-05, PRO-PLAN-07"""
    back: i64 = 0
    for cell in range(CELL_COUNT):
        k = seat * CELL_COUNT + cell
        most = s.t.cell_most if cell < s.cells() else 0
        over = s.plans[k] - most
        if over > 0:
            s.plans[k] = most
            back += over
            io.tell(moves.PLAN_CUT if most else moves.PLAN_UNUSED, seat, cell, over)
    return back


def fill_plan(s: State, seat: i64, missing: i64, told: EventKind, io: Io) -> None:
    """Cells are filled up in their order.  PRO-NORM-04, PRO-NORM-07"""
    for cell in range(s.cells()):
        k = seat * CELL_COUNT + cell
        room = s.t.cell_most - s.plans[k]
        more = room if room < missing else missing
        if more > 0:
            s.plans[k] += more
            missing -= more
            io.tell(told, seat, cell, more)


def thin_plan(s: State, seat: i64, surplus: i64, io: Io) -> None:
    """Disciples are removed, from the last cell on.  PRO-NORM-05"""
    for cell in range(CELL_COUNT - 1, -1, -1):
        k = seat * CELL_COUNT + cell
        fewer = s.plans[k] if s.plans[k] < surplus else surplus
        if fewer > 0:
            s.plans[k] -= fewer
            surplus -= fewer
            io.tell(moves.PLAN_REMOVED, seat, cell, fewer)


# ---------------------------------------------------------------- Resources and initiative


def harvest(s: State, io: Io) -> None:
    """Everybody adds their counts to their stock.  PRO-HARV-01, PRO-HARV-02, PRO-HARV-03"""
    for place in range(s.seats):
        seat = s.order[place]
        wood = rules.count(s, seat, WOOD)
        metal = rules.count(s, seat, METAL)
        wheat = rules.count(s, seat, WHEAT)
        s.stock[seat * RESOURCE_COUNT + WOOD] += wood
        s.stock[seat * RESOURCE_COUNT + METAL] += metal
        s.stock[seat * RESOURCE_COUNT + WHEAT] += wheat
        if wood + metal + wheat:
            io.tell(moves.HARVESTED, seat, wood, metal, wheat)


def sort_initiative(s: State, io: Io) -> None:
    """The highest count first, equal ones as before; it holds at once.  PRO-INI-01, PRO-INI-02, PRO-INI-03, PRO-RUL-58"""
    order = s.order[:]
    for place in range(1, s.seats):
        seat = order[place]
        own = rules.count(s, seat, INITIATIVE)
        at = place
        while at > 0 and rules.count(s, order[at - 1], INITIATIVE) < own:
            order[at] = order[at - 1]
            at -= 1
        order[at] = seat
    s.order = order
    if not io.quiet:
        for place in range(s.seats):
            io.tell(moves.INITIATIVE_SET, place + 1, order[place], rules.count(s, order[place], INITIATIVE))


# ---------------------------------------------------------------- Bag and piles


def draw_from(mask: i64, stream: i64, io: Io) -> i64:
    """One of a set, by chance."""
    return member(mask, io.below(stream, size(mask)))


def draw_token(s: State, other_than: i64, io: Io) -> i64:
    """A people token from the bag, of another people than one; put back and drawn again comes to the same.  PRO-SETUP-35, PRO-SETUP-37, PRO-EPI-13"""
    left = tokens_in_bag(s, other_than)
    place = io.below(moves.TOKENS_STREAM, left)
    for people in range(PEOPLE_COUNT):
        if people != other_than:
            place -= s.bag[people]
            if place < 0:
                s.bag = plus(s.bag, people, -1)
                return people
    raise IndexError("the bag holds no such token")


def tokens_in_bag(s: State, other_than: i64) -> i64:
    found: i64 = 0
    for people in range(PEOPLE_COUNT):
        if people != other_than:
            found += s.bag[people]
    return found


def refill_bag(s: State, told: EventKind, io: Io) -> None:
    """The tokens put aside come back.  PRO-EPI-15, PRO-EPI-16, PRO-RUL-37"""
    bag = s.bag[:]
    number: i64 = 0
    for people in range(PEOPLE_COUNT):
        bag[people] += s.aside[people]
        number += s.aside[people]
    s.bag = bag
    s.aside = vec[i64]([0] * PEOPLE_COUNT)
    io.tell(told, number)


def lay_quest(s: State, slot: i64, told: EventKind, io: Io) -> None:
    """The next quest of the pile, without marks, and two different peoples: the first drawn for the light side.  PRO-SETUP-35, PRO-SETUP-36, PRO-SETUP-45, PRO-EPI-13, PRO-RUL-38, PRO-RUL-39"""
    quest = draw_from(s.unseen_quests, moves.QUESTS_STREAM, io)
    s.unseen_quests &= ~bit(quest)
    s.quest_pile -= 1
    if tokens_in_bag(s, -1) == 0:
        refill_bag(s, moves.BAG_REFILLED, io)
    light = draw_token(s, -1, io)
    if tokens_in_bag(s, light) == 0:
        refill_bag(s, moves.BAG_REFILLED_FOR_OTHER, io)
    dark = draw_token(s, light, io)
    s.quests = put(s.quests, slot, quest)
    tokens = s.tokens[:]
    tokens[2 * slot] = light
    tokens[2 * slot + 1] = dark
    s.tokens = tokens
    io.tell(told, slot, quest, light, dark)


def show_monument(s: State, place: i64, told: EventKind, io: Io) -> None:
    """The next monument of the pile.  PRO-SETUP-30, PRO-BUY-06"""
    monument = draw_from(s.monument_pile, moves.MONUMENTS_STREAM, io)
    s.monument_pile &= ~bit(monument)
    s.display = put(s.display, place, monument)
    io.tell(told, monument)


def trigger_end(s: State, ending: i64, io: Io) -> None:
    """The game ends with this turn; once is enough, and several reasons are all told.  PRO-END-04, PRO-RUL-06, PRO-RUL-62"""
    if not s.ends & bit(ending):
        s.ends |= bit(ending)
        io.tell(moves.END_TRIGGERED[ending], ending)


# ---------------------------------------------------------------- Purchases


def pay(s: State, seat: i64, wood: i64, metal: i64, wheat: i64, told: EventKind, io: Io) -> None:
    k = seat * RESOURCE_COUNT
    s.stock[k + WOOD] -= wood
    s.stock[k + METAL] -= metal
    s.stock[k + WHEAT] -= wheat
    if wood + metal + wheat:
        io.tell(told, seat, wood, metal, wheat)


def build(s: State, seat: i64, monument: i64, io: Io) -> None:
    """A monument that is paid: it stays for good, the next one takes its place, and its gift comes once.  PRO-BUY-05, PRO-BUY-06, PRO-BUY-07, PRO-BUY-11, PRO-RUL-42, PRO-RUL-47"""
    s.monuments = put(s.monuments, seat, s.monuments[seat] | bit(monument))
    io.tell(moves.BUILT, seat, monument)
    place: i64 = 0
    while s.display[place] != monument:
        place += 1
    s.display = put(s.display, place, -1)
    lines = s.t.monument_lines
    for k in range(lines.start[monument], lines.start[monument + 1]):
        give(s, seat, lines.thing[k], lines.number[k], FROM_GIFTS, moves.MONUMENT_GAVE, monument, io)
    if s.monument_pile:
        show_monument(s, place, moves.MONUMENT_SHOWN, io)
    else:
        io.tell(moves.PLACE_EMPTY, displayed(s))
        trigger_end(s, NO_MONUMENT, io)


def displayed(s: State) -> i64:
    found: i64 = 0
    for place in range(len(s.display)):
        if s.display[place] >= 0:
            found += 1
    return found


def craft(s: State, seat: i64, io: Io) -> None:
    """The own tool, once it is paid, lies face up and works from now on.  PRO-TOOL-03, PRO-TOOL-04, PRO-RUL-43"""
    s.crafted |= bit(seat)
    io.reveal(moves.CRAFTED, seat, s.tool[seat])


def recruit(s: State, seat: i64, number: i64, io: Io) -> None:
    """They can be placed from the next planning phase on.  PRO-REC-01, PRO-REC-05, PRO-RUL-19"""
    s.disciples[seat] += number
    io.tell(moves.RECRUITED, seat, number)
