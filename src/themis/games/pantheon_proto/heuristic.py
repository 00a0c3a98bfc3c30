"""How good a position is: an estimate of each seat's final points, for bots that look ahead only a little.

Points on the track and monuments are certain. To them come what disciples, stock and cards will still bring in the turns that are left,
sets of monuments that may still be completed, and objectives by how likely their peoples are to end on top or at the bottom of the scale.
"""

from __future__ import annotations

import math
from typing import Final, final

from themis.core.native import i64, vec
from themis.games.pantheon_proto import rules, scoring, vocabulary
from themis.games.pantheon_proto.content import (
    COLOUR_COUNT,
    DARK,
    DISCIPLE,
    INITIATIVE,
    LIGHT,
    PEOPLE_COUNT,
    POINT,
    PURCHASE,
    RESOLUTION,
    RESOURCE_COUNT,
    SETUP,
    WHITE,
)
from themis.games.pantheon_proto.state import State, bit, size
from themis.games.pantheon_proto.tables import Lines

# Choices at random lead nowhere: searches plan whole turns and trust the estimate.
PLAYOUT: Final = 0

# How fast the game comes to its end: marks that a finished quest took, marks set on a slot, monuments a seat builds
# and steps of the farthest people on the scale for each of its tokens, all by turn.
MARKS_PER_QUEST: Final = 2.45
MARKS_PER_SLOT: Final = 0.95
MONUMENTS_PER_TURN: Final = 1.05
STEPS_PER_TOKEN: Final = 0.65

# What things are worth: a disciple by turn, resources by how many there are already.
DISCIPLE_PER_TURN: Final = 0.55
RESOURCE: Final = 0.57
NEEDED: Final = 0.68
USEFUL: Final = 0.56
SPARE: Final = 0.4
NEEDED_NUMBER: Final = vec[i64]([6, 6, 4])
USEFUL_NUMBER: Final = vec[i64]([6, 6, 5])
# What stands in for one another is needed longer.
WILD_NEEDED: Final = 20
# The first place in initiative against the last.
FIRST_PLACE: Final = 1.5
# A monument more of a colour that is counted, by turn, if all players were one.
HOPE: Final = 0.25

# Cards, by turn.
INITIATIVE_BONUS: Final = 0.35
SIDE_BONUS: Final = 0.6
FULL_CELL_BONUS: Final = 0.5
ANY_BONUS: Final = 0.9
WILD: Final = 0.7
IMMUNE: Final = 0.4
WON_QUESTS: Final = 2.0
LOST_QUESTS: Final = 0.9
BAN: Final = 0.2
BAN_IN_RESOLUTION: Final = 0.1
# A tool that is not built yet.
UNBUILT: Final = 0.75
SCORING: Final = [vocabulary.GAIN, vocabulary.EACH]

# Who wins a quest: by what the peoples of the two sides give, and by the marks that lie there.
BY_GIFT: Final = 0.9
BY_MARK: Final = 1.3
# How sure the order of the peoples is: the less, the more turns are left.
SHARPNESS: Final = 1.6
BLUR: Final = 0.35

PARTS: Final = ["points", "monuments", "sets", "stock", "disciples", "cards", "initiative", "objectives", "spare"]
COUNTS: Final = ["built", "resources", "own_disciples", "crafted", "place", "counting", "tool_scoring_lines", "tool_harvest", "tool_cost"]
FEATURES: Final = PARTS + COUNTS


@final
class Outlook:
    """What is the same for all seats: the turns that are left, the monuments to come, and for each people the chance to end on top and at the bottom."""

    __slots__ = ("turns", "coming", "sharpness", "top", "bottom")

    def __init__(self, s: State) -> None:
        self.turns: Final = turns_left(s)
        self.coming: Final = coming_colours(s)
        self.sharpness: Final = SHARPNESS / (BLUR + math.sqrt(self.turns))
        expected = expected_scale(s, self.turns)
        self.top: Final = chances(s, expected, self.sharpness)
        self.bottom: Final = chances(s, expected, -self.sharpness)


def prospects(s: State) -> list[float]:
    """Estimated final points of every seat; the true points once the game is over."""
    if s.over:
        return [float(scoring.points(s, seat)) for seat in range(s.seats)]
    outlook = Outlook(s)
    return [sum(parts(s, seat, outlook)) for seat in range(s.seats)]


def features(s: State, seat: i64) -> list[float]:
    """The parts of the estimate, and what can be counted on the table, in the order of FEATURES."""
    return parts(s, seat, Outlook(s)) + [
        float(size(s.monuments[seat])),
        float(sum([s.stock_of(seat, resource) for resource in range(RESOURCE_COUNT)])),
        float(s.disciples[seat]),
        1.0 if s.has_crafted(seat) else 0.0,
        float(sum([place for place in range(s.seats) if s.order[place] == seat])),
        float(counting_monuments(s, s.monuments[seat])),
        float(tool_scoring_lines(s, seat)),
        float(tool_harvest(s, seat)),
        float(rules.due_for_tool(s, s.tool[seat]) if s.tool[seat] >= 0 else 0),
    ]


def parts(s: State, seat: i64, outlook: Outlook) -> list[float]:
    """What the estimate is made of, in the order of PARTS."""
    turns = outlook.turns
    return [
        float(s.track(seat)),
        monuments_worth(s, s.monuments[seat]),
        sets_worth(s, s.monuments[seat], outlook.coming, turns),
        stock_worth(s, seat, s.stock_of(seat, 0), s.stock_of(seat, 1), s.stock_of(seat, 2), turns),
        float(s.disciples[seat]) * DISCIPLE_PER_TURN * turns,
        cards_worth(s, seat, turns),
        initiative_worth(s, seat, turns),
        objectives_worth(s, seat, outlook),
        float(s.spare[seat]) * ANY_BONUS if s.phase == RESOLUTION else 0.0,
    ]


# Time


def turns_left(s: State) -> float:
    """Planning phases to come, this one included; none once the end is certain."""
    if s.ends:
        return 0.0
    marks = MARKS_PER_QUEST * float(s.quest_pile + 1)
    farthest: i64 = 0
    for slot in range(s.slots()):
        if s.marks[2 * slot] or s.marks[2 * slot + 1]:
            marks -= MARKS_PER_SLOT
    for people in range(PEOPLE_COUNT):
        if s.scale[people] > farthest or -s.scale[people] > farthest:
            farthest = s.scale[people] if s.scale[people] > 0 else -s.scale[people]
    slots = float(s.slots())
    steps = STEPS_PER_TOKEN * 2.0 * slots / float(s.t.peoples[s.seats])
    monuments = float(size(s.monument_pile) + 1) / (float(s.seats) * MONUMENTS_PER_TURN)
    if s.phase == RESOLUTION:
        monuments -= 1.0
    found = min(marks / (slots * MARKS_PER_SLOT), monuments, float(s.t.scale_end - farthest) / steps)
    least = 0.3 if s.phase == RESOLUTION else 1.0
    return found if found > least else least


# Peoples


def light_chance(s: State, slot: i64, turns: float) -> float:
    """How likely light is to win a quest, as far as everybody can see."""
    gifts = gift_worth(s, s.tokens[2 * slot + LIGHT], turns) - gift_worth(s, s.tokens[2 * slot + DARK], turns)
    marks = float(s.marks[2 * slot + LIGHT] - s.marks[2 * slot + DARK])
    return 1.0 / (1.0 + math.exp(-BY_GIFT * gifts - BY_MARK * marks))


def gift_worth(s: State, people: i64, turns: float) -> float:
    """What the winners get, and a little of what the others lose."""
    return lines_worth(s.t.gift_lines, people, vocabulary.WINNERS, turns) - 0.3 * lines_worth(
        s.t.gift_lines, people, vocabulary.OPPOSITE, turns
    )


def lines_worth(lines: Lines, card: i64, whom: i64, turns: float) -> float:
    """What the lines of a people or a quest give to those for whom they are."""
    worth = 0.0
    for k in range(lines.start[card], lines.start[card + 1]):
        if lines.when[k] == whom:
            worth += line_worth(lines, k, turns)
    return worth


def line_worth(lines: Lines, k: i64, turns: float) -> float:
    number = float(lines.number[k])
    verb = lines.verb[k]
    if verb == vocabulary.GAIN:
        return number * thing_worth(lines.thing[k], turns)
    if verb == vocabulary.LOSE:
        return -0.9 * number * thing_worth(lines.thing[k], turns)
    if verb == vocabulary.EACH:
        return 1.5 * number * thing_worth(lines.thing[k], turns)
    return number * RESOURCE if verb == vocabulary.DISCOUNT else 0.0


def thing_worth(thing: i64, turns: float) -> float:
    if thing == POINT:
        return 1.0
    return DISCIPLE_PER_TURN * turns if thing == DISCIPLE else RESOURCE


def expected_scale(s: State, turns: float) -> list[float]:
    """Where the peoples will be after the next quests."""
    expected = [float(s.scale[people]) for people in range(PEOPLE_COUNT)]
    if turns > 0.0 and s.phase != SETUP:
        for slot in range(s.slots()):
            if s.quests[slot] >= 0:
                drift = 2.0 * light_chance(s, slot, turns) - 1.0
                expected[s.tokens[2 * slot + LIGHT]] += drift
                expected[s.tokens[2 * slot + DARK]] -= drift
    return expected


def chances(s: State, expected: list[float], sharpness: float) -> list[float]:
    """How likely each people in play is to end farthest up the scale, or with a negative sharpness farthest down."""
    found = [0.0] * PEOPLE_COUNT
    total = 0.0
    for people in range(PEOPLE_COUNT):
        if s.peoples & bit(people):
            found[people] = math.exp(sharpness * expected[people])
            total += found[people]
    for people in range(PEOPLE_COUNT):
        found[people] /= total
    return found


def objectives_worth(s: State, seat: i64, outlook: Outlook) -> float:
    favoured = s.favoured[seat]
    disfavoured = s.disfavoured[seat]
    if favoured < 0:
        return 0.0
    if outlook.turns == 0.0 and s.phase == PURCHASE:
        return float(rules.objective_points(s, seat))
    points = float(s.t.same_people_points if favoured == disfavoured else s.t.objective_points)
    return points * (outlook.top[favoured] + outlook.bottom[disfavoured])


# Monuments


def monuments_worth(s: State, built: i64) -> float:
    """What a set of monuments scores."""
    t = s.t
    colours = colours_in(s, built)
    found: i64 = 0
    left = built
    monument: i64 = 0
    while left:
        if left & 1:
            found += t.base[monument]
            if t.per[monument]:
                found += t.per[monument] * counted_number(colours, t.counted[monument])
        left >>= 1
        monument += 1
    return float(found)


def counting_monuments(s: State, built: i64) -> i64:
    """Monuments that score for others."""
    found: i64 = 0
    monument: i64 = 0
    while built:
        if built & 1 and s.t.per[monument]:
            found += 1
        built >>= 1
        monument += 1
    return found


def colours_in(s: State, built: i64) -> vec[i64]:
    colours = vec[i64]([0] * COLOUR_COUNT)
    monument: i64 = 0
    while built:
        if built & 1:
            colours[s.t.colour[monument]] += 1
        built >>= 1
        monument += 1
    return colours


def counted_number(colours: vec[i64], counted: i64) -> i64:
    if counted < COLOUR_COUNT:
        return colours[counted]
    found: i64 = 0
    for colour in range(COLOUR_COUNT):
        if counted == COLOUR_COUNT:
            found += colours[colour]
        elif colour != WHITE and colours[colour]:
            found += 1
    return found


def sets_worth(s: State, built: i64, coming: vec[i64], turns: float) -> float:
    """What monuments that count others may still score more."""
    t = s.t
    if not built or turns == 0.0:
        return 0.0
    worth = 0.0
    left = built
    monument: i64 = 0
    while left:
        if left & 1 and t.per[monument]:
            counted = t.counted[monument]
            per = float(t.per[monument])
            if counted >= COLOUR_COUNT:
                worth += per * (1.0 if counted == COLOUR_COUNT else 0.5)
            else:
                worth += per * HOPE * float(coming[counted]) / float(s.seats)
        left >>= 1
        monument += 1
    return worth * turns


def coming_colours(s: State) -> vec[i64]:
    """Monuments of each colour that can still be built, those on display counting twice."""
    coming = colours_in(s, s.monument_pile)
    for place in range(len(s.display)):
        if s.display[place] >= 0:
            coming[s.t.colour[s.display[place]]] += 2
    return coming


# Stock, cards and initiative


def stock_worth(s: State, seat: i64, wood: i64, metal: i64, wheat: i64, turns: float) -> float:
    """Resources become monuments and disciples; what there is much of is worth less, and at the end all the same."""
    if turns == 0.0 and s.phase != RESOLUTION:
        return float((wood + metal + wheat) // s.t.resources_per_point)
    if s.power[seat] >= 0 and rules.pays_with_any(s, seat):
        total = wood + metal + wheat
        return graded(total, WILD_NEEDED, 0)
    return (
        graded(wood, NEEDED_NUMBER[0], USEFUL_NUMBER[0])
        + graded(metal, NEEDED_NUMBER[1], USEFUL_NUMBER[1])
        + graded(wheat, NEEDED_NUMBER[2], USEFUL_NUMBER[2])
    )


def graded(number: i64, needed: i64, useful: i64) -> float:
    if number <= needed:
        return NEEDED * float(number)
    if number <= needed + useful:
        return NEEDED * float(needed) + USEFUL * float(number - needed)
    return NEEDED * float(needed) + USEFUL * float(useful) + SPARE * float(number - needed - useful)


def cards_worth(s: State, seat: i64, turns: float) -> float:
    """The power and the tool; one that is not built yet for less, and less its cost."""
    worth = 0.0
    if s.power[seat] >= 0:
        worth += card_worth(s, seat, s.power[seat], turns)
    tool = s.tool[seat]
    if tool < 0:
        return worth
    own = card_worth(s, seat, s.t.powers + tool, turns)
    if s.has_crafted(seat):
        return worth + own
    own -= RESOURCE * float(rules.due_for_tool(s, tool))
    return worth + UNBUILT * own if own > 0.0 and turns > 0.0 else worth


def tool_scoring_lines(s: State, seat: i64) -> i64:
    """Lines of the tool that score, built or not."""
    if s.tool[seat] < 0:
        return 0
    lines = s.t.card_lines
    card = s.t.powers + s.tool[seat]
    return sum([1 for k in range(lines.start[card], lines.start[card + 1]) if lines.verb[k] in SCORING and lines.thing[k] == POINT])


def tool_harvest(s: State, seat: i64) -> i64:
    """What the tool, built or not, adds to a count of resources."""
    if s.tool[seat] < 0:
        return 0
    lines = s.t.card_lines
    card = s.t.powers + s.tool[seat]
    added = [k for k in range(lines.start[card], lines.start[card + 1]) if lines.verb[k] == vocabulary.ADD]
    return sum([lines.number[k] for k in added if lines.thing[k] < RESOURCE_COUNT])


def card_worth(s: State, seat: i64, card: i64, turns: float) -> float:
    """What the lines of a power or tool bring in the turns that are left."""
    lines = s.t.card_lines
    worth = 0.0
    for k in range(lines.start[card], lines.start[card + 1]):
        number = float(lines.number[k])
        when = lines.when[k]
        verb = lines.verb[k]
        if is_in_vain(s, seat, card, k):
            continue
        if verb == vocabulary.FORBID:
            worth -= (BAN if when == vocabulary.ALWAYS else BAN_IN_RESOLUTION) * turns * turns
        elif verb == vocabulary.ADD:
            worth += bonus_worth(s, lines, k) * turns
        elif verb == vocabulary.WILD:
            worth += WILD * turns
        elif verb == vocabulary.IMMUNE:
            worth += IMMUNE * turns
        elif verb == vocabulary.DISCOUNT:
            worth += number * RESOURCE * MONUMENTS_PER_TURN * turns
        elif when == vocabulary.AT_END:
            worth += number * (float(size(s.monuments[seat])) + MONUMENTS_PER_TURN * turns)
        elif when == vocabulary.WON:
            worth += number * thing_worth(lines.thing[k], turns) * turns * (WON_QUESTS if lines.more[k] < 0 else WON_QUESTS * 0.5)
        elif when == vocabulary.LOST:
            worth += number * thing_worth(lines.thing[k], turns) * turns * LOST_QUESTS
        elif when != vocabulary.AT_START:
            worth += number * thing_worth(lines.thing[k], turns * 0.5) * turns
    return worth


def is_in_vain(s: State, seat: i64, card: i64, k: i64) -> bool:
    """Whether the power makes a line of the tool useless: it pays with anything too, or forbids the disciples.  PRO-RUL-59"""
    power = s.power[seat]
    if power < 0 or card == power:
        return False
    lines = s.t.card_lines
    if lines.verb[k] == vocabulary.WILD:
        return s.t.wild[power] != 0
    return lines.verb[k] == vocabulary.GAIN and lines.thing[k] == DISCIPLE and s.t.forbidden[power] != 0


def bonus_worth(s: State, lines: Lines, k: i64) -> float:
    """What a modifier of counts brings in a turn."""
    number = float(lines.number[k])
    cell = lines.thing[k]
    if cell == vocabulary.ANY_CELL:
        return number * ANY_BONUS
    if cell < RESOURCE_COUNT:
        return number * RESOURCE if number > 0.0 else number * 0.7 * RESOURCE
    if cell == INITIATIVE:
        return number * INITIATIVE_BONUS
    return number * FULL_CELL_BONUS if lines.more[k] >= 0 else number * SIDE_BONUS * float(s.slots())


def initiative_worth(s: State, seat: i64, turns: float) -> float:
    """Ties, shared ranks and the better monuments go to those in front."""
    for place in range(s.seats):
        if s.order[place] == seat:
            return (FIRST_PLACE if turns > 0.0 else 0.1) * float(s.seats - 1 - place) / float(s.seats - 1)
    return 0.0
