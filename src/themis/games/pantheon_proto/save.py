"""The state as it is saved, and the conservation laws that a sound state keeps."""

from __future__ import annotations

from typing import Final

from themis.core.decisions import name_of
from themis.core.fields import Fields
from themis.core.frame import Frame
from themis.core.native import i64
from themis.core.shape import Shape, flag, number, of_every_state, options, row
from themis.games.pantheon_proto import options as ways
from themis.games.pantheon_proto import rules
from themis.games.pantheon_proto.content import (
    CELL_COUNT,
    ENDINGS,
    FIRST_QUEST_COLUMN,
    PEOPLE_COUNT,
    PLANNING,
    PURCHASE,
    RECRUITS_AT_ONCE,
    RESOLUTION,
    RESOURCE_COUNT,
    SETUP,
    SLOT_COUNT,
    SOURCE_COUNT,
    TOKENS_EACH,
    WHITE,
)
from themis.games.pantheon_proto.frames import DECISIONS
from themis.games.pantheon_proto.frames.preparation import ChooseGod, ChoosePower, ChooseTool, LayTable
from themis.games.pantheon_proto.frames.purchase import Build, Pay, PayMonument, PayRecruits, Recruit
from themis.games.pantheon_proto.frames.resolution import Resolve, UseAny, UseBonus
from themis.games.pantheon_proto.frames.turn import BeginTurn
from themis.games.pantheon_proto.options import OPTIONS
from themis.games.pantheon_proto.setup import cards_due
from themis.games.pantheon_proto.state import State, bit, size
from themis.games.pantheon_proto.tables import Tables

MOST: Final = 1_000_000
# What waits below a decision, from the bottom.
IN_PLANNING: Final = ["BeginTurn", "EndTurn", "Purchase", "Resolution", "Planning"]


def shape(t: Tables, fields: Fields, seats: i64) -> Shape:
    """The parts of a state with these tables and at a table of this size."""
    parts = [
        options("variant", {option.name: len(option.values) for option in OPTIONS}),
        number("first", 0, seats - 1),
        number("turn", 0, t.most_turns),
        number("phase", SETUP, PURCHASE),
        row("order", seats, 0, seats - 1),
        number("gods", 0, int(bit(t.gods)) - 1),
        row("god", seats, -1, t.gods - 1),
        number("powers", 0, int(bit(t.powers)) - 1),
        row("power", seats, -1, t.powers - 1),
        number("pool", 0, int(bit(t.tools)) - 1),
        row("tool", seats, -1, t.tools - 1),
        number("crafted", 0, int(bit(seats)) - 1),
        row("favoured", seats, -1, PEOPLE_COUNT - 1),
        row("disfavoured", seats, -1, PEOPLE_COUNT - 1),
        number("peoples", 0, int(bit(PEOPLE_COUNT)) - 1),
        row("scale", PEOPLE_COUNT, -t.scale_end, t.scale_end),
        row("bag", PEOPLE_COUNT, 0, TOKENS_EACH),
        row("aside", PEOPLE_COUNT, 0, TOKENS_EACH),
        row("quests", SLOT_COUNT, -1, t.quests - 1),
        row("tokens", 2 * SLOT_COUNT, -1, PEOPLE_COUNT - 1),
        row("marks", 2 * SLOT_COUNT, 0, t.marks - 1),
        number("unseen_quests", 0, int(bit(t.quests)) - 1),
        number("quest_pile", 0, t.quest_pile),
        row("neutral", 2, 0, MOST),
        row("display", t.display, -1, t.monuments - 1),
        number("monument_pile", 0, int(bit(t.monuments)) - 1),
        row("monuments", seats, 0, int(bit(t.monuments)) - 1),
        row("plans", seats * CELL_COUNT, 0, t.most_disciples),
        number("planned", 0, int(bit(seats)) - 1),
        row("laid", seats, 0, CELL_COUNT - 1),
        flag("revealed"),
        row("stock", seats * RESOURCE_COUNT, 0, MOST),
        row("disciples", seats, 0, t.most_disciples),
        row("points", seats * SOURCE_COUNT, -MOST, MOST),
        row("added", seats * CELL_COUNT, 0, 9),
        row("waived", seats * CELL_COUNT, 0, 3),
        row("spare", seats, 0, 20),
        row("rebates", seats * RESOURCE_COUNT, 0, MOST),
        number("ends", 0, int(bit(len(ENDINGS))) - 1),
        row("fed", seats * PEOPLE_COUNT, -MOST, MOST),
    ]
    return Shape(State, of_every_state(seats, DECISIONS, fields) + parts, {"t": t})


# ---------------------------------------------------------------- Conservation


def broken(s: State) -> str:
    """The conservation law that a state breaks: every card and token is somewhere, and only once."""
    return broken_cards(s) or broken_peoples(s) or broken_quests(s) or broken_monuments(s) or broken_plans(s) or broken_turn(s)


def set_of(dealt: list[int]) -> int:
    """As bits; -1 if something is there twice."""
    found = 0
    for thing in dealt:
        if thing >= 0:
            if found >> thing & 1:
                return -1
            found |= 1 << thing
    return found


def broken_cards(s: State) -> str:
    """Gods, powers, tools and objectives are dealt once each."""
    order = sorted([int(seat) for seat in s.order])
    if order != list(range(s.seats)):
        return "the initiative order does not have everybody once"
    for name, dealt, free in (("god", s.god, s.gods), ("power", s.power, s.powers), ("tool", s.tool, s.pool)):
        found = set_of([int(thing) for thing in dealt])
        if found < 0 or found & free:
            return f"a {name} is there twice"
    for name, dealt in (("favoured", s.favoured), ("disfavoured", s.disfavoured)):
        found = set_of([int(people) for people in dealt])
        if found < 0 or found & ~s.peoples:
            return f"a {name} people is dealt twice, or is not in play"
    for seat in range(s.seats):
        if s.crafted >> seat & 1 and s.tool[seat] < 0:
            return f"seat {seat} has built a tool that it does not have"
    return broken_set_up(s)


def broken_set_up(s: State) -> str:
    """What was dealt by when: in a turn everybody has everything."""
    if size(s.gods) + sum([1 for god in s.god if god >= 0]) != s.t.gods:
        return "gods are missing"
    if s.phase == SETUP:
        return "something is built in the set-up" if s.crafted or s.turn else ""
    for dealt in (s.god, s.power, s.tool, s.favoured, s.disfavoured):
        if -1 in [int(thing) for thing in dealt]:
            return "somebody has no god, power, tool or objective in a turn"
    dealt_at_random = ways.cards_are_dealt(s)
    if size(s.powers) != (0 if dealt_at_random else 1) or size(s.pool) != (0 if dealt_at_random else 1):
        return "another number of powers or tools is left over"
    return "" if s.turn else "the first turn has no number"


def broken_peoples(s: State) -> str:
    """Two tokens of each people in play; others are nowhere."""
    if size(s.peoples) != s.t.peoples[s.seats]:
        return f"there are {size(s.peoples)} peoples in play, not {s.t.peoples[s.seats]}"
    for people in range(PEOPLE_COUNT):
        found = int(s.bag[people] + s.aside[people]) + [int(token) for token in s.tokens].count(people)
        expected = TOKENS_EACH if s.peoples & bit(people) else 0
        if found != expected:
            return f"there are {found} tokens of people {people}, not {expected}"
        if s.scale[people] and not expected:
            return f"the people {people} is not in play, but has moved"
    if sum([int(step) for step in s.scale]) and s.phase == SETUP:
        return "a people has moved in the set-up"
    return ""


def broken_quests(s: State) -> str:
    """A quest in each slot in play with two different peoples, unless the pile ran out; the pile is part of what nobody has seen."""
    laid = [int(quest) for quest in s.quests]
    found = set_of(laid)
    if found < 0 or found & s.unseen_quests:
        return "a quest is there twice"
    boxed = s.t.quests - s.t.quest_pile
    if size(s.unseen_quests) != s.quest_pile + boxed:
        return f"{size(s.unseen_quests)} quests are unseen, but {s.quest_pile} are in the pile"
    for slot in range(SLOT_COUNT):
        light, dark = int(s.tokens[2 * slot]), int(s.tokens[2 * slot + 1])
        if laid[slot] < 0:
            if light >= 0 or dark >= 0 or s.marks[2 * slot] or s.marks[2 * slot + 1]:
                return f"slot {slot} has no quest, but peoples or marks"
            if slot < s.slots() and s.phase != SETUP and not (s.ends & 1 and s.quest_pile == 0):
                return f"slot {slot} has no quest"
        elif light < 0 or dark < 0 or light == dark or slot >= s.slots():
            return f"the quest of slot {slot} does not have two peoples, or is not in play"
    return ""


def broken_monuments(s: State) -> str:
    """Every monument in play is in the pile, on display or built."""
    there = set_of([int(monument) for monument in s.display])
    piles = [int(s.monument_pile)] + [int(built) for built in s.monuments]
    for pile in piles:
        if there < 0 or there & pile:
            return "a monument is there twice"
        there |= pile
    for monument in range(s.t.monuments):
        colour = s.t.colour[monument]
        in_play = (colour == WHITE or s.peoples >> colour & 1) and (ways.has_more_monuments(s) or not s.t.more_monument[monument])
        if bool(there >> monument & 1) != bool(in_play):
            return f"the monument {monument} is missing, or is not in play"
    shown = [int(monument) for monument in s.display]
    if -1 in shown and s.phase != SETUP and not (s.ends & 2 and not s.monument_pile):
        return "a place of the display is empty"
    return ""


def broken_plans(s: State) -> str:
    """Disciples are placed once plans are made; revealed ones are legal."""
    is_planning = s.phase == PLANNING and not s.revealed
    for seat in range(s.seats):
        plan = [int(s.placed(seat, cell)) for cell in range(CELL_COUNT)]
        if s.revealed and (max(plan) > s.t.cell_most or sum(plan[s.cells() :]) > 0):
            return f"seat {seat} has a plan that is not legal"
        if s.laid[seat] and (not is_planning or s.planned >> seat & 1):
            return f"seat {seat} plans cell by cell, but is not asked"
        if is_planning and not s.planned >> seat & 1 and broken_draft(s, seat, plan):
            return f"seat {seat} has begun a plan that cannot be finished"
        if not is_planning and not s.revealed and sum(plan) > 0:
            return f"seat {seat} has a plan before any is made"
        if s.track(seat) < 0:
            return f"seat {seat} has less than no points"
    return ""


def broken_draft(s: State, seat: i64, plan: list[int]) -> bool:
    """Cells are filled in their order, and the disciples that are left go into the others."""
    laid = int(s.laid[seat])
    left = int(s.disciples[seat]) - sum(plan[:laid])
    room = (int(s.cells()) - laid) * int(s.t.cell_most)
    is_laid = laid > 0 and (left in (0, room) or room == s.t.cell_most)
    return max(plan) > s.t.cell_most or sum(plan[laid:]) > 0 or not 0 <= left <= room or is_laid


def broken_turn(s: State) -> str:
    """Plans are revealed from the resolution on; what adds to counts and lowers costs belongs to a turn."""
    if s.over:
        return "the game is over, but something is still to be decided" if s.stack else ""
    if s.revealed != (s.phase >= RESOLUTION):
        return "the plans are revealed at the wrong time"
    changed = [int(number) for row in (s.added, s.waived, s.rebates, s.neutral) for number in row]
    if s.phase < RESOLUTION and sum(changed) > 0:
        return "something was added or waived before the resolution"
    if s.phase != SETUP and s.planned != bit(s.seats) - 1 and s.phase != PLANNING:
        return "somebody has no plan"
    if s.phase < RESOLUTION and s.ends:
        return "the game ends before the resolution"
    for seat in range(s.seats):
        most = rules.uses_anywhere(s, seat) if s.power[seat] >= 0 else 0
        if s.spare[seat] > most:
            return f"seat {seat} may add to more cells than its cards say"
    return ""


# ---------------------------------------------------------------- Decisions


def misplaced(s: State) -> str:
    """Why what lies on the stack cannot be asked here: it is not what happens in this phase, or is about something that is not there."""
    if s.phase == SETUP:
        return misplaced_in_set_up(s)
    names = [name_of(frame) for frame in s.stack]
    if s.phase == PLANNING:
        return "" if names == IN_PLANNING else "in the planning phase something else is to be decided"
    if s.phase == RESOLUTION:
        return misplaced_in_resolution(s, names)
    return misplaced_in_purchase(s, names)


def misplaced_in_set_up(s: State) -> str:
    """The rest of the set-up, and nobody has chosen yet who is still to choose."""
    due: list[Frame] = [ChooseGod(seat) for seat in s.order] if ways.gods_are_chosen(s) else []
    due = [*due, *cards_due(s), LayTable(), BeginTurn()]
    due.reverse()
    plain = [DECISIONS.plain(frame) for frame in s.stack]
    if plain != [DECISIONS.plain(frame) for frame in due][: len(plain)]:
        return "this is not the rest of the set-up"
    if [int(seat) for seat in s.order] != [(s.first + k) % s.seats for k in range(s.seats)]:
        return "the order of the set-up is not that of the seats"
    names = [name_of(frame) for frame in s.stack]
    to_deal = s.seats * names.count("DealCards")
    for name, dealt in (("ChooseGod", s.god), ("ChoosePower", s.power), ("ChooseTool", s.tool)):
        missing = names.count(name) + (0 if name == "ChooseGod" else to_deal)
        if len([thing for thing in dealt if thing < 0]) != missing:
            return f"{name} is asked, but somebody has chosen before"
    if size(s.powers) != (0 if to_deal or "RevealPowers" in names else names.count("ChoosePower") + 1):
        return "another number of powers is open"
    if size(s.pool) != (0 if to_deal or "DrawTools" in names else names.count("ChooseTool") + 1):
        return "another number of tools is handed on"
    if [people for people in s.favoured if people >= 0] + [people for people in s.disfavoured if people >= 0]:
        return "somebody has an objective in the set-up"
    return "somebody chooses a second time" if [1 for frame in s.stack if chose(s, frame)] else ""


def chose(s: State, frame: Frame) -> bool:
    """Whether a seat has already what it is still to choose."""
    if isinstance(frame, ChooseGod):
        return s.god[frame.seat] >= 0
    if isinstance(frame, ChoosePower):
        return s.power[frame.seat] >= 0
    return isinstance(frame, ChooseTool) and s.tool[frame.seat] >= 0


def misplaced_in_resolution(s: State, names: list[str]) -> str:
    """Bonuses of the column that is resolved next."""
    if names[:3] != IN_PLANNING[:3] or len(s.stack) < 5:
        return "in the resolution phase something else is to be decided"
    resolved = s.stack[3]
    if not isinstance(resolved, Resolve) or resolved.column >= FIRST_QUEST_COLUMN + s.slots():
        return "no column is resolved next"
    for frame in s.stack[4:]:
        if isinstance(frame, UseAny):
            sound = frame.column == resolved.column and s.spare[frame.seat] > 0
        elif isinstance(frame, UseBonus):
            in_column = rules.first_cell_of(resolved.column) <= frame.cell < rules.end_of(resolved.column)
            sound = in_column and ways.bonuses_are_asked_for(s) and rules.can_waive(s, frame.seat, frame.cell, frame.kind)
        else:
            sound = False
        if not sound:
            return "somebody is asked about a bonus that they do not have"
    return ""


def misplaced_in_purchase(s: State, names: list[str]) -> str:
    """Constructions and recruitments of those who are still to act, in initiative order; and at last a payment."""
    if names[:2] != IN_PLANNING[:2] or len(s.stack) < 3:
        return "in the purchase phase something else is to be decided"
    last_first = [int(seat) for seat in s.order][::-1]
    paid = s.stack[-1] if isinstance(s.stack[-1], Pay) else None
    acting = s.stack[2:-1] if paid is not None else s.stack[2:]
    recruiting = [int(frame.seat) for frame in acting if isinstance(frame, Recruit)]
    building = [int(frame.seat) for frame in acting if isinstance(frame, Build)]
    expected = ["Recruit"] * len(recruiting) + ["Build"] * len(building)
    if [name_of(frame) for frame in acting] != expected:
        return "in the purchase phase something else is to be decided"
    if recruiting != last_first[: len(recruiting)] or building != last_first[: len(building)]:
        return "the purchases are not in initiative order"
    if building and len(recruiting) < s.seats:
        return "somebody builds after the recruitment"
    return misplaced_payment(s, paid, acting) if paid is not None else ""


def misplaced_payment(s: State, paid: Pay, acting: list[Frame]) -> str:
    """What is paid can be had and paid, by whom any resource will do."""
    seat = paid.seat
    below = acting[-1] if acting else None
    if not rules.pays_with_any(s, seat) or paid.due(s) > rules.in_stock(s, seat):
        return f"seat {seat} cannot pay with any resources"
    if isinstance(paid, PayRecruits):
        follows = len(acting) < s.seats and s.order[s.seats - 1 - len(acting)] == seat
        again = paid.number == RECRUITS_AT_ONCE and isinstance(below, Recruit) and below.seat == seat
        sound = (follows or again) and (below is None or isinstance(below, Recruit)) and 1 <= paid.number <= rules.most_recruits(s, seat)
    else:
        sound = isinstance(below, Build) and below.seat == seat
        if isinstance(paid, PayMonument):
            sound = sound and rules.is_on_display(s, paid.monument)
        else:
            sound = sound and not s.has_crafted(seat) and rules.can_craft(s, seat, s.tool[seat])
    return "" if sound else f"seat {seat} pays for something that it cannot have"
