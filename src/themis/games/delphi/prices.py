"""What a colour and a move cost in favours: always the cheapest way, so that nobody is asked how to pay.  DEL-COL-09, DEL-RUL-15"""

from __future__ import annotations

from typing import Final

from themis.core.choice import Choice
from themis.core.native import i64, vec
from themis.games.delphi import content, rules
from themis.games.delphi.sea import BITS, Lanes
from themis.games.delphi.state import Side, State, colours_held
from themis.games.delphi.tables import Tables

# No creature helps a move.
NO_CREATURE: Final = -1
# More than anybody has.
NEVER: Final = 1_000_000_000


def prices_from(side: Side, source: i64) -> i64:
    """Where the six prices of a source begin in the table."""
    return ((side.ship * (content.ALL_COLOURS + 1) + side.demigods()) * content.SOURCES + source) * content.COLOUR_COUNT


def colour_price(t: Tables, side: Side, source: i64, wanted: i64) -> i64:
    """What it costs to use a source as a colour, whether it is a die or a card.  DEL-COL-04, DEL-COL-08, DEL-RUL-16"""
    return t.prices[prices_from(side, source) + wanted]


# What pays: dice, one oracle card, a bought action


def source_colours(s: State, side: Side) -> i64:
    """The colours of unused dice and, if one may still be played, of oracle cards, a bit each; both cost the same.  DEL-COL-08"""
    found = rules.unused_dice(s.t, side)
    if rules.can_play_card(s):
        found |= colours_held(side.cards)
    return found


def bought_price(s: State, side: Side) -> i64:
    """What an action of any colour costs with the Extra card, or NEVER.  DEL-EQ-14"""
    best: i64 = NEVER
    if side.equipment:
        for k in range(len(s.t.sellers)):
            card = s.t.sellers[k]
            if rules.can_buy(s, side, card) and s.t.equipment_price[card] < best:
                best = s.t.equipment_price[card]
    return best


def best_prices(s: State, side: Side) -> vec[i64]:
    """For each colour the lowest price among everything that can pay, and last the price of an action that takes any colour; NEVER where nothing pays."""
    colours = source_colours(s, side)
    if s.apollo and colours:
        return vec[i64]([0] * content.SOURCES)
    bought = bought_price(s, side)
    best = vec[i64]([bought] * content.SOURCES)
    if colours:
        best[content.ANY_COLOUR] = 0
        for source in range(content.COLOUR_COUNT):
            if colours & BITS[source]:
                start = prices_from(side, source)
                for wanted in range(content.COLOUR_COUNT):
                    if s.t.prices[start + wanted] < best[wanted]:
                        best[wanted] = s.t.prices[start + wanted]
    return best


def affordable(side: Side, best: vec[i64]) -> i64:
    """The colours that can be paid for, a bit each.  DEL-COL-06"""
    found: i64 = 0
    for colour in range(content.COLOUR_COUNT):
        if best[colour] <= side.favours:
            found |= BITS[colour]
    return found


def source_of(s: State, colour: i64) -> i64:
    """The colour that a die or card counts as.  DEL-GOD-14"""
    return content.ANY_COLOUR if s.apollo else colour


# Moving


def lanes_of(s: State, side: Side) -> Lanes:
    """The lanes open to a ship.  DEL-EQ-06"""
    return s.sea.shallow_lanes if side.crosses else s.sea.lanes


def range_with(t: Tables, side: Side, creature: i64) -> i64:
    """How far a ship moves without paying for it.  DEL-MOVE-01, DEL-MOVE-06, DEL-MOVE-11, DEL-PAS-07"""
    return side.range if creature == NO_CREATURE else side.range + t.kind_roams[content.CREATURE]


def cheapest_creature(side: Side, prices: vec[i64], start: i64) -> i64:
    """The owned creature whose colour has the lowest of the six prices from `start` on.  DEL-RUL-17"""
    owned = side.creatures()
    best: i64 = NO_CREATURE
    if owned:
        for colour in range(content.COLOUR_COUNT):
            if owned & BITS[colour] and (best == NO_CREATURE or prices[start + colour] < prices[start + best]):
                best = colour
    return best


def most_steps(t: Tables, side: Side, price: i64, creature: i64) -> i64:
    """How far a ship gets if so much is paid for the colour: every hex beyond the range costs favours.  DEL-MOVE-05, DEL-FAV-01"""
    if price > side.favours:
        return 0
    return range_with(t, side, creature) + (side.favours - price) // t.hex_price


def recolour_part(t: Tables, side: Side, source: i64, berth: i64, creature: i64) -> i64:
    """What a move costs for the colour of the source. The Zeus space takes any colour.  DEL-MOVE-02, DEL-MOVE-10, DEL-MOVE-11"""
    if creature != NO_CREATURE:
        return colour_price(t, side, source, creature)
    return 0 if berth == content.ZEUS else colour_price(t, side, source, t.hex_colour[berth])


def range_part(t: Tables, side: Side, steps: i64, creature: i64) -> i64:
    """What a move costs for its length.  DEL-MOVE-05"""
    beyond = steps - range_with(t, side, creature)
    return beyond * t.hex_price if beyond > 0 else 0


def creature_for_move(t: Tables, side: Side, source: i64, berth: i64, steps: i64) -> i64:
    """The creature that makes a move cheaper, or NO_CREATURE."""
    creature = cheapest_creature(side, t.prices, prices_from(side, source))
    if creature == NO_CREATURE:
        return NO_CREATURE
    with_it = recolour_part(t, side, source, berth, creature) + range_part(t, side, steps, creature)
    without = recolour_part(t, side, source, berth, NO_CREATURE) + range_part(t, side, steps, NO_CREATURE)
    return creature if with_it < without else NO_CREATURE


def move_price(s: State, side: Side, source: i64, berth: i64) -> i64:
    """The lowest price of a move to a berth, affordable or not."""
    steps = lanes_of(s, side).distance(side.berth, berth)
    creature = creature_for_move(s.t, side, source, berth, steps)
    return recolour_part(s.t, side, source, berth, creature) + range_part(s.t, side, steps, creature)


def best_move_price(s: State, side: Side, best: vec[i64], berth: i64) -> i64:
    """The lowest price of a move among everything that can pay."""
    steps = lanes_of(s, side).distance(side.berth, berth)
    without = best[content.ANY_COLOUR if berth == content.ZEUS else s.t.hex_colour[berth]] + range_part(s.t, side, steps, NO_CREATURE)
    creature = cheapest_creature(side, best, 0)
    if creature == NO_CREATURE:
        return without
    with_it = best[creature] + range_part(s.t, side, steps, creature)
    return with_it if with_it < without else without


def why_too_dear(t: Tables, side: Side, recolouring: i64, steps: i64) -> list[str]:
    """What makes a move dear: the colour of the hex, its distance, or both."""
    reasons = ["DEL-MOVE-02"] if recolouring else []
    return reasons + ["DEL-MOVE-05"] if range_part(t, side, steps, NO_CREATURE) else reasons


def can_sail(s: State, side: Side, best: vec[i64]) -> bool:
    """Whether any hex, or the Zeus space, can be paid for. The ship of one who has returned does not leave.  DEL-RUL-48"""
    if side.home:
        return False
    lanes = lanes_of(s, side)
    row = side.berth * content.COLOUR_COUNT * content.SEAS_PER_COLOUR
    anywhere = steps_with_creature(s.t, side, best)
    for colour in range(content.COLOUR_COUNT):
        reach = most_steps(s.t, side, best[colour], NO_CREATURE)
        if reach < anywhere:
            reach = anywhere
        start = row + colour * content.SEAS_PER_COLOUR
        nearest = lanes.nearest_of[start]
        if nearest == side.berth:
            nearest = lanes.nearest_of[start + 1]
        if lanes.distance(side.berth, nearest) <= reach:
            return True
    return can_return(s, side, best)


def steps_with_creature(t: Tables, side: Side, best: vec[i64]) -> i64:
    """How far a creature takes the ship, whatever the colour of the hex; 0 without one.  DEL-MOVE-11"""
    creature = cheapest_creature(side, best, 0)
    return 0 if creature == NO_CREATURE else most_steps(t, side, best[creature], creature)


def can_return(s: State, side: Side, best: vec[i64]) -> bool:
    """Whether the Zeus space can be the end of a move now.  DEL-MOVE-09, DEL-MOVE-10, DEL-END-01, DEL-RUL-47"""
    if not rules.may_return(side):
        return False
    reach = most_steps(s.t, side, best[content.ANY_COLOUR], NO_CREATURE)
    anywhere = steps_with_creature(s.t, side, best)
    return lanes_of(s, side).distance(side.berth, content.ZEUS) <= (reach if reach > anywhere else anywhere)


# Actions


def price_with(s: State, side: Side, action: Choice, source: i64) -> i64:
    """What an action costs with a source of a colour.  DEL-COL-06, DEL-COL-07"""
    if action.verb is s.t.moves.move:
        return move_price(s, side, source, action.a)
    wanted = rules.colour_needed(s, action)
    return 0 if wanted < 0 else colour_price(s.t, side, source, wanted)


def best_price(s: State, side: Side, action: Choice) -> i64:
    """What an action costs with the cheapest source.  DEL-COL-09"""
    best = best_prices(s, side)
    if action.verb is s.t.moves.move:
        return best_move_price(s, side, best, action.a)
    wanted = rules.colour_needed(s, action)
    return best[wanted if wanted >= 0 else content.ANY_COLOUR]
