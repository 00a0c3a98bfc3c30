"""How good a position is: an estimate of each seat's final points, for bots that look ahead only a little.

Points on the table are certain. To them come the scorings still to come, what lasting things bring in the epochs that are left,
what cards and pieces will become, and what lies near the road: tiles and column spaces by the steps to them, deities by the offerings they lack.
"""

from __future__ import annotations

from typing import Final

from themis.core.native import i64, vec
from themis.games.pantheon import content, rules, scoring
from themis.games.pantheon.content import FIRST_OFFERING, MOVEMENT, NUMBERS_OF_COST, OFFERING_COUNT, SCORE_RANK
from themis.games.pantheon.frames.move import React
from themis.games.pantheon.routes import FAR, Ways
from themis.games.pantheon.state import DEMIGOD_ROW, State, money_in

# Choices at random lead nowhere: searches plan whole turns and trust the estimate.
PLAYOUT: Final = 0

# Cards and pieces.
OFFERING_CARD: Final = 0.75
MOVEMENT_CARD: Final = 1.0
COIN: Final = 0.5
ENOUGH_CARDS: Final = 10
ENOUGH_MOVEMENT: Final = 3
COLUMN: Final = 0.9
FOOT: Final = 0.35
ENOUGH_COLUMNS: Final = 3
ENOUGH_FEET: Final = 7
SPARE: Final = 0.4

# What lasts, at once and by epoch left.
RANK: Final = 0.3
RANK_PER_EPOCH: Final = 0.55
STEP: Final = 0.5
STEP_PER_EPOCH: Final = 1.3
JUMP_PER_EPOCH: Final = 0.5
MONEY_PER_EPOCH: Final = 0.9
DRAW_PER_EPOCH: Final = 1.2
AGAIN: Final = 2.0
AGAIN_PER_EPOCH: Final = 0.4
# What the tops of the stacks are worth, unseen.
UNSEEN_DEMIGOD: Final = 3.5
UNSEEN_DEITY: Final = 3.0

# What is within reach: of a deity by the offerings that lack, of the map by the steps.
BY_LACK: Final = [0.6, 0.4, 0.25, 0.12, 0.05]
SECOND: Final = 0.4
BY_STEP: Final = 0.78
SOON: Final = 0.6
FARTHEST: Final = 6
NEAR: Final = 3
# What another player's Move gives to whoever may still follow.
FOLLOWING: Final = 0.9

PARTS: Final = ["points", "demigods", "columns", "ranks", "lasting", "cards", "pieces", "deities", "map", "following"]
COUNTS: Final = [
    "standing", "deities_gained", "demigod_tiles", "rank_sum", "steps", "hand", "feet", "spare_columns",
    "payable_deities", "near_tiles", "near_columns", "movement", "coins",
]  # fmt: skip
FEATURES: Final = PARTS + COUNTS


def prospects(s: State) -> list[float]:
    """Estimated final points of every seat; the true points once the game is over."""
    if s.over:
        return [float(scoring.points(s, seat)) for seat in range(s.seats)]
    return [sum(parts(s, seat)) for seat in range(s.seats)]


def features(s: State, seat: i64) -> list[float]:
    """The parts of the estimate, and what can be counted on the table, in the order of FEATURES."""
    side = s.sides[seat]
    return parts(s, seat) + [
        float(side.standing),
        float(sum([s.own_deities(seat, deity) for deity in range(s.t.deities)])),
        float(scoring.demigod_tiles(s, seat)),
        float(sum([side.rank(offering) for offering in range(OFFERING_COUNT)])),
        float(side.steps),
        float(side.hand_size),
        float(s.t.feet - side.spare_feet),
        float(side.columns),
        float(payable_deities(s, seat)),
        *[float(spaces) for spaces in near(s, seat)],
        float(s.hand(seat, MOVEMENT)),
        float(money_in(s, seat)),
    ]


def parts(s: State, seat: i64) -> list[float]:
    """What the estimate is made of, in the order of PARTS."""
    scorings = float(scorings_left(s))
    return [
        float(scoring.points(s, seat)) + (float(s.t.ending_points) if s.ended and seat == s.turn else 0.0),
        float(scoring.demigod_points(s, seat)) * scorings,
        columns_worth(s, seat),
        ranks_worth(s, seat),
        lasting_worth(s, seat),
        cards_worth(s, seat),
        pieces_worth(s, seat),
        0.0 if s.ended else row_worth(s, seat),
        0.0 if s.ended else map_worth(s, seat),
        following_worth(s, seat),
    ]


# Time


def epochs_left(s: State) -> float:
    """Epochs to come, and half of this one."""
    return float(s.t.epochs - s.epoch) + 0.5


def time_left(s: State) -> float:
    """Epochs to come, and what is left of this one: it ends with its tiles or its deities, whichever go first."""
    if s.epoch == 0:
        return float(s.t.epochs)
    tiles = float(sum([1 for tile in s.laid if tile >= 0])) / float(len(s.laid))
    deities = float(sum([1 for deity in s.row if deity >= 0])) / float(len(s.row))
    return float(s.t.epochs - s.epoch) + min(tiles, deities)


def scorings_left(s: State) -> i64:
    left: i64 = 0
    for epoch in range(s.epoch - 1 if s.epoch else 0, s.t.epochs):
        left += s.t.epoch_scored[epoch]
    return left


# What scores


def columns_worth(s: State, seat: i64) -> float:
    worth = 0.0
    for columns in range(s.sides[seat].standing):
        worth += column_worth(s, columns)
    return worth


def column_worth(s: State, standing: i64) -> float:
    """What one column more is worth: its points in the scorings to come, a little of those of its neighbours in number while more may follow."""
    points = s.t.column_points
    most = len(points) - 1
    if standing >= most:
        return 0.0
    exact = float(points[standing + 1] - points[standing])
    low = standing - 1 if standing else standing
    high = standing + 3 if standing + 3 < most else most
    smooth = float(points[high] - points[low]) / float(high - low)
    hope = epochs_left(s) / float(s.t.epochs)
    return (exact * (1.0 - hope) + smooth * hope) * float(scorings_left(s))


def ranks_worth(s: State, seat: i64) -> float:
    """Every rank saves offerings again and again; a deity may score the highest."""
    side = s.sides[seat]
    worth = 0.0
    for offering in range(OFFERING_COUNT):
        worth += float(side.rank(offering))
    scored = float(s.effect_of(seat, SCORE_RANK) * side.best_rank() * scorings_left(s))
    return worth * rank_worth(s) + scored


def rank_worth(s: State) -> float:
    return RANK + RANK_PER_EPOCH * epochs_left(s)


def lasting_worth(s: State, seat: i64) -> float:
    """Steps, jumps, money, draws, cards at every preparation, and another action."""
    worth = float(s.sides[seat].steps) * step_worth(s)
    for deity in range(s.t.deities):
        number = s.own_deities(seat, deity)
        if number and s.t.deity_effect[deity] != content.MORE_STEPS:
            worth += float(number) * effect_worth(s, seat, deity)
    return worth


def step_worth(s: State) -> float:
    return STEP + STEP_PER_EPOCH * epochs_left(s)


def effect_worth(s: State, seat: i64, deity: i64) -> float:
    """What a deity brings besides its points; the rank that it scores counts with the ranks."""
    effect = s.t.deity_effect[deity]
    amount = float(s.t.deity_amount[deity])
    epochs = epochs_left(s)
    if effect == content.DRAW_DEITY:
        return UNSEEN_DEITY + float(s.t.epoch_points[epoch_place(s)])
    if effect == content.TAKE_DEMIGODS:
        return amount * UNSEEN_DEMIGOD * float(scorings_left(s))
    if effect == content.TAKE_MONEY:
        return top_money_worth(s)
    if effect == content.PREPARE_CARDS:
        return amount * OFFERING_CARD * (epochs - 0.5)
    if effect == content.MORE_STEPS:
        return amount * step_worth(s)
    if effect == content.JUMPS:
        return JUMP_PER_EPOCH * epochs
    if effect == content.MORE_MONEY:
        return amount * MONEY_PER_EPOCH * epochs
    if effect == content.DRAW_MORE:
        return amount * DRAW_PER_EPOCH * epochs
    return AGAIN + AGAIN_PER_EPOCH * float(s.epoch) if effect == content.MORE_ACTIONS else 0.0


def epoch_place(s: State) -> i64:
    return s.epoch - 1 if s.epoch else 0


def top_money_worth(s: State) -> float:
    top = rules.special_top(s)
    return COIN * float(s.t.card_value[top]) if top >= 0 else 0.0


# Cards and pieces


def cards_worth(s: State, seat: i64) -> float:
    """Cards beyond those that can be used soon count less."""
    movement = s.hand(seat, MOVEMENT)
    worth = float(movement) * MOVEMENT_CARD + float(money_in(s, seat)) * COIN
    if movement > ENOUGH_MOVEMENT:
        worth -= float(movement - ENOUGH_MOVEMENT) * SPARE
    for offering in range(OFFERING_COUNT):
        worth += float(s.hand(seat, FIRST_OFFERING + offering)) * OFFERING_CARD
    size = s.sides[seat].hand_size
    return worth if size <= ENOUGH_CARDS else worth * (SPARE + (1.0 - SPARE) * float(ENOUGH_CARDS) / float(size))


def pieces_worth(s: State, seat: i64) -> float:
    """Columns to place, and feet, wherever they are: they come back."""
    side = s.sides[seat]
    worth = few(side.columns, ENOUGH_COLUMNS) * COLUMN + few(s.t.feet - side.spare_feet, ENOUGH_FEET) * FOOT
    return worth * epochs_left(s) / float(s.t.epochs)


def few(number: i64, enough: i64) -> float:
    return float(number) if number <= enough else float(enough) + SPARE * float(number - enough)


# What is within reach


def row_worth(s: State, seat: i64) -> float:
    """The best deity of the row and the next best, as likely as they are to be had."""
    best = 0.0
    second = 0.0
    for place in range(len(s.row)):
        deity = s.row[place]
        if deity >= 0:
            lacking, cards = price_of_deity(s, seat, deity)
            if lacking < len(BY_LACK):
                found = (deity_worth(s, seat, deity) - OFFERING_CARD * float(cards)) * BY_LACK[lacking]
                if found > best:
                    second = best
                    best = found
                elif found > second:
                    second = found
    return best + SECOND * second


def deity_worth(s: State, seat: i64, deity: i64) -> float:
    """All that a deity brings when it is gained now."""
    worth = effect_worth(s, seat, deity) + float(s.t.epoch_points[epoch_place(s)])
    if s.t.deity_effect[deity] == SCORE_RANK:
        worth += float(s.sides[seat].best_rank() * scorings_left(s))
    return worth


def price_of_deity(s: State, seat: i64, deity: i64) -> tuple[i64, i64]:
    """How many offerings lack, and how many cards go: the largest stocks pay the largest numbers."""
    stock = vec[i64]([rules.offerings_of(s, seat, deity, offering) for offering in range(OFFERING_COUNT)])
    lacking: i64 = 0
    cards: i64 = 0
    for place in range(s.t.deity_numbers[deity]):
        best: i64 = 0
        for offering in range(OFFERING_COUNT):
            if stock[offering] > stock[best]:
                best = offering
        due = rules.cost(s, deity, place)
        if stock[best] < due:
            lacking += due - stock[best]
        rank = 0 if s.t.deity_cards_only[deity] else s.sides[seat].rank(best)
        if due > rank:
            cards += due - rank
        stock[best] = -NUMBERS_OF_COST
    return lacking, cards


def payable_deities(s: State, seat: i64) -> i64:
    """Deities of the row for which a seat has the offerings."""
    found: i64 = 0
    for place in range(len(s.row)):
        deity = s.row[place]
        if deity >= 0 and rules.can_worship(s, seat, deity):
            found += 1
    return found


def near(s: State, seat: i64) -> list[i64]:
    """How many tiles, and how many column spaces, a seat can reach within NEAR steps, with the pieces it has."""
    tiles: i64 = 0
    columns: i64 = 0
    if s.has_temple and not s.ended:
        ways = Ways(s, seat, NEAR)
        for space in targets(s, seat):
            if ways.cost[space] < FAR:
                tiles += s.t.takes_foot[space]
                columns += 1 - s.t.takes_foot[space]
    return [tiles, columns]


def map_worth(s: State, seat: i64) -> float:
    """The best tiles and column spaces near the road, each the less the more steps it takes."""
    if not s.has_temple:
        return 0.0
    ways = Ways(s, seat, FARTHEST)
    best = 0.0
    second = 0.0
    for space in targets(s, seat):
        if ways.cost[space] < FAR:
            found = target_worth(s, seat, space)
            for _ in range(ways.cost[space]):
                found *= BY_STEP
            if found > best:
                second = best
                best = found
            elif found > second:
                second = found
    return SOON * best + SOON * SECOND * second


def targets(s: State, seat: i64) -> list[int]:
    """The spaces worth a way: those with tiles, and open column spaces."""
    found: list[int] = []
    people = s.people()
    for place in range(len(s.laid)):
        if s.laid[place] >= 0:
            found.append(s.t.land.symbols[people][place])
    if s.sides[seat].columns:
        for k in range(len(s.t.moves.column_of)):
            space = s.t.moves.column_of[k]
            if s.t.land.walk[people][space] <= FARTHEST + 2 and rules.is_open(s, seat, space):
                found.append(space)
    return found


def target_worth(s: State, seat: i64, space: i64) -> float:
    """What a piece on a space brings at once."""
    if s.t.takes_foot[space] == 0:
        return column_worth(s, s.sides[seat].standing) - COLUMN * 0.5
    tile = rules.tile_on(s, space)
    return tile_worth(s, seat, tile) if tile >= 0 else 0.0


def tile_worth(s: State, seat: i64, tile: i64) -> float:
    """What a booty tile brings; the last one ends the epoch."""
    effect = s.t.tile_effect[tile]
    amount = float(s.t.tile_amount[tile])
    worth = 0.0
    if effect == content.ROW_DEMIGOD:
        worth = float(best_of_row(s) * scorings_left(s))
    elif effect == content.STACK_DEMIGOD:
        worth = UNSEEN_DEMIGOD * float(scorings_left(s))
    elif effect == content.GIVE_DEITY:
        worth = UNSEEN_DEITY + float(s.t.epoch_points[epoch_place(s)])
    elif effect == content.UPGRADES:
        worth = amount * rank_worth(s)
    elif effect == content.CARDS:
        worth = amount * OFFERING_CARD
    elif effect == content.SPECIAL_MONEY:
        worth = top_money_worth(s)
    elif effect == content.STEPS:
        worth = amount * step_worth(s)
    else:
        worth = float(s.t.tile_columns[tile]) * COLUMN + float(s.t.tile_feet[tile]) * FOOT
    if rules.tiles_left(s) == 1 and seat == s.turn:
        worth += float(s.t.ending_points)
    return worth


def best_of_row(s: State) -> i64:
    """The highest demigod that lies open."""
    best: i64 = 0
    for value in range(len(s.t.values)):
        if s.demigods[DEMIGOD_ROW * len(s.t.values) + value] and s.t.values[value] > best:
            best = s.t.values[value]
    return best


def following_worth(s: State, seat: i64) -> float:
    """Whoever may still follow a Move has a card or more to come."""
    worth = 0.0
    for frame in s.stack:
        if isinstance(frame, React) and frame.seat == seat:
            worth += FOLLOWING
    return worth
