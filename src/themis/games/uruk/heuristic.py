"""How good a position is: an estimate of each seat's final points, for bots that look ahead only a little.

Points on the table are certain; to them come what cubes and cards in hand will still become, in proportion to the time left.
The clock of the game is the discs: when the last is gone the end is near, so time is measured in discs left for each seat.
"""

from __future__ import annotations

from typing import Final

from themis.core.native import i64, vec
from themis.games.uruk import content, prices, rules, scoring
from themis.games.uruk.stakes import at_stake
from themis.games.uruk.state import NOT_ENDING, Side, State, event_bit, one_of
from themis.games.uruk.tables import Tables

# How many discs a seat buys in a round, and rounds after which a growing engine no longer pays more.
DISCS_PER_ROUND: Final = 0.55
FAR: Final = 8.0
# What is only likely counts less than what is there, so that a disc is worth buying as soon as it can be bought.
SETTLEMENT_HOPE: Final = 0.2
NEXT_DISC_HOPE: Final = 0.08
CUBE_HOPE: Final = 0.05
ENOUGH_CUBES: Final = 8.0
# Points a discovery's function brings in a round.
YIELDS: Final = {
    "produce_own_colour": 0.08,
    "produce_one_of_two": 0.1,
    "produce_missing_colours": 0.17,
    "produce_by_display_colour": 0.14,
    "action_convert_cards_resources": 0.1,
    "free_swap_resource": 0.05,
    "store_catch_up": 0.05,
    "settle_discount_any": 0.1,
    "village_pay_with_cards": 0.04,
    "tableau_limit": 0.06,
}
YIELD_OF: Final = [YIELDS.get(function, 0.0) for function in content.FUNCTIONS]


def prospects(s: State) -> list[float]:
    """Estimated final points of every seat; the true points once the game is over."""
    if s.over:
        return [float(scoring.points(s, seat)) for seat in range(s.seats)]
    rounds = rounds_left(s)
    return [worth(s, seat, rounds) for seat in range(s.seats)]


def discs_left(s: State) -> i64:
    left: i64 = 0
    for epoch in range(s.t.epochs):
        left += s.epochs[epoch]
    return left


def rounds_left(s: State) -> float:
    """Rounds still to come, as far as the discs tell."""
    if s.last_round:
        return 0.4
    if s.ending != NOT_ENDING:
        return 1.4
    return 1.5 + float(discs_left(s)) / (DISCS_PER_ROUND * float(s.seats))


def worth(s: State, seat: i64, rounds: float) -> float:
    """Points now and what is likely to follow."""
    side = s.sides[seat]
    points = float(scoring.points(s, seat) - scoring.cube_points(side))
    own_discs = 0.7 * rounds if rounds < 1.0 else DISCS_PER_ROUND * rounds
    points += settlement_hope(side, own_discs)
    points += cube_hope(s, side, rounds)
    points += hand_hope(side, rounds)
    points += engine_hope(side, rounds)
    points += favour_hope(side, own_discs)
    if s.omen >= 0:
        points += at_stake(s, seat, own_discs)
    return points - 1.2 if side.erupted else points


def settlement_hope(side: Side, discs: float) -> float:
    """What the discs still to be bought will add above the best discoveries."""
    gains = vec[i64]([0] * 5)
    for slot in range(side.count):
        level = side.t.level[side.card(slot)]
        if side.discs(slot) == 0:
            gains[level - 1] += 1
            gains[level] += 1
        elif side.discs(slot) == 1:
            gains[level] += 1
    hope = 0.0
    gain: i64 = 4
    while gain > 0 and discs > 0.0:
        here = float(gains[gain])
        used = here if here < discs else discs
        hope += used * float(gain)
        discs -= used
        gain -= 1
    return SETTLEMENT_HOPE * hope


def best_gain(s: State, side: Side) -> i64:
    """What the next disc would add at best."""
    best: i64 = 0
    for slot in range(side.count):
        if prices.slot_open(s, side, slot):
            level = s.t.level[side.card(slot)]
            gain = level if side.discs(slot) else level - 1
            if gain > best:
                best = gain
    return best


def cube_hope(s: State, side: Side, rounds: float) -> float:
    """Cubes are worth what they buy: the next disc once its price is complete, little beyond two prices."""
    total = float(side.cubes_in_stock())
    if rounds > 2.0 and total > ENOUGH_CUBES:
        # A hoard far from the end is mostly wasted actions.
        total = ENOUGH_CUBES + 0.4 * (total - ENOUGH_CUBES)
    end_value = total / float(s.t.cubes_per_point)
    epoch = prices.open_epoch(s)
    if epoch < 0:
        return float(side.cubes_in_stock() // s.t.cubes_per_point)
    if rounds < 0.5:
        end_value = float(side.cubes_in_stock() // s.t.cubes_per_point)
    covered = price_covered(side, epoch)
    time = rounds if rounds < 2.0 else 2.0
    useful = 0.0
    for colour in range(4):
        cubes = float(side.stock[colour])
        useful += cubes if cubes < 3.0 else 3.0 + 0.2 * (cubes - 3.0)
    return end_value + time * (NEXT_DISC_HOPE * float(best_gain(s, side)) * covered * covered + CUBE_HOPE * useful)


def price_covered(side: Side, epoch: i64) -> float:
    """How much of the open epoch's price the stock covers, from 0 to 1."""
    if side.t.epoch_own_colour[epoch]:
        best = 0.0
        for slot in range(side.count):
            if side.discs(slot) == 0:
                part = float(side.stock[side.t.colour[side.card(slot)]]) / float(side.t.level[side.card(slot)])
                if part > best:
                    best = part
        return best if best < 1.0 else 1.0
    different: i64 = 0
    for colour in range(4):
        if side.stock[colour]:
            different += 1
    needed = side.t.epoch_distinct[epoch]
    spare = side.cubes_in_stock() - different
    extra = side.t.epoch_total[epoch] - needed
    shown = different if different < needed else needed
    more = spare if spare < extra else extra
    return float(shown + more) / float(side.t.epoch_total[epoch])


def hand_hope(side: Side, rounds: float) -> float:
    """Cards are worth the discoveries they nearly make."""
    time = rounds / 3.0 if rounds < 3.0 else 1.0
    best = 0.0
    second = 0.0
    for card in range(side.t.discoveries):
        if side.hand[card] and not side.has(card) and rules.level_allows(side, card):
            hope = placement_gain(side, card) * nearness(side, card)
            if hope > best:
                second = best
                best = hope
            elif hope > second:
                second = hope
    cards = float(side.hand_size)
    limit = float(side.t.hand_limit)
    loose = 0.16 * cards if cards < limit else 0.16 * limit + 0.03 * (cards - limit)
    return time * (0.75 * best + 0.35 * second + loose)


def placement_gain(side: Side, card: i64) -> float:
    """What placing a discovery would add: a new slot, or a better card under the discs of a worse one."""
    level = side.t.level[card]
    best = 1.0 + 0.25 * float(level) if rules.has_room(side) else 0.0
    for slot in range(side.count):
        discs = side.discs(slot)
        rise = level - side.t.level[side.card(slot)]
        gain = float(discs * rise) if discs else 0.25 * float(rise)
        if gain > best:
            best = gain
    return best


def nearness(side: Side, card: i64) -> float:
    """How much of a discovery's price the hand holds, squared."""
    due = rules.cards_due(side.t, card, rules.discount_applies(side, card)) + 1
    copies = side.hand[card]
    paired = rules.pairs(side.held - (copies if copies < due else due) * one_of(side.t.colour[card]))
    have = copies + paired
    part = float(have) / float(due) if have < due else 1.0
    return part * part


def engine_hope(side: Side, rounds: float) -> float:
    """Functions are worth what they yield in the rounds left; three actions a turn limit how many are used."""
    time = rounds if rounds < FAR else FAR
    produced = 0.0
    for slot in range(side.count):
        produced += YIELD_OF[side.t.function[side.card(slot)]]
    if produced > 0.4:
        produced = 0.4
    hope = produced * time
    for slot in range(side.count):
        hope += 0.15 * float(side.cubes_on(slot)) * (1.0 if rounds > 1.0 else 0.3)
    if side.has(side.t.lyre):
        hope += 1.8
    if side.has(side.t.scales) and rounds > 1.0:
        hope += 0.6
    return hope


def favour_hope(side: Side, discs: float) -> float:
    """Kept event cards."""
    hope = 0.0
    if prices.has_half_price(side):
        hope += 1.2 if discs > 0.5 else 0.3
    for kind in range(side.t.discoveries, side.t.kinds):
        if side.t.effect[kind] == content.CITY_POINTS and side.kept & event_bit(side.t, kind):
            hope += 0.4 * discs
    return hope


def feature_names(t: Tables) -> list[str]:
    """What `features` tells of a seat, in its order."""
    names = ["points", "rounds_left", "discs", "cities", "slots", "hand", "price_covered", "half_price", "erupted", "hope", "cubes"]
    names += [f"level_of_slot_{slot + 1}" for slot in range(t.slots)]
    names += [f"discs_of_slot_{slot + 1}" for slot in range(t.slots)]
    return names + [f"stock_{colour}" for colour in content.COLOURS]


def features(s: State, seat: i64) -> list[float]:
    """A seat's position as numbers, in the order of their names."""
    side = s.sides[seat]
    rounds = rounds_left(s)
    epoch = prices.open_epoch(s)
    found = [
        float(scoring.points(s, seat)),
        rounds,
        float(side.settled),
        float(scoring.cities(side)),
        float(side.count),
        float(side.hand_size),
        price_covered(side, epoch) if epoch >= 0 else 0.0,
        1.0 if prices.has_half_price(side) else 0.0,
        1.0 if side.erupted else 0.0,
        worth(s, seat, rounds),
        float(side.cubes_in_stock()),
    ]
    found += [float(s.t.level[side.card(slot)]) if slot < side.count else 0.0 for slot in range(s.t.slots)]
    found += [float(side.discs(slot)) if slot < side.count else 0.0 for slot in range(s.t.slots)]
    return found + [float(side.stock[colour]) for colour in range(4)]
