"""How good a position is: an estimate of each seat's progress at the end, for bots that look ahead only a little.

Delphi is a race, so everything is measured in actions, in hundredths of them as in `voyage.py`: how many a seat has had, how many its way
home still takes, and how many its favours, cards, gods, passengers and equipment will save.
Whoever needs the fewest in all is first; the others are behind by as many tasks as one does in the actions they need more.
"""

from __future__ import annotations

from typing import Final

from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.native import i64, vec
from themis.games.delphi import content, prices, rules, scoring
from themis.games.delphi.charts import FARTHEST, chart_of
from themis.games.delphi.course import EACH_DIE, Key, pieces_of, way_home
from themis.games.delphi.frames.act import Pay
from themis.games.delphi.frames.fight import Fight
from themis.games.delphi.frames.rewards import Look
from themis.games.delphi.frames.turn import Turn
from themis.games.delphi.schema import TASKS
from themis.games.delphi.sea import BITS
from themis.games.delphi.state import NOT_ENDING, USED, Side, State, colours_in, open_of, total
from themis.games.delphi.tables import Tables
from themis.games.delphi.voyage import ACTION, FAVOUR, FIGHTS, islands_in, tiles_in, way_of

# Choices at random lead nowhere: searches plan whole turns and trust the estimate.
PLAYOUT: Final = 0

# Actions that complete a task or bring a ship home, on average, as points.
POINTS_PER_ACTION: Final = 0.28
# A die that is not used is worth more than what it does: it must never seem wise to waste one.
DIE: Final = 120
# Dice, an oracle card now and then, a god now and then.
ACTIONS_PER_ROUND: Final = 380
MOST_ROUNDS: Final = 12

# Favours and cards: the first ones are worth most.
MANY_FAVOURS: Final = 8
SPARE_FAVOUR: Final = 12
CARD: Final = 70
MANY_CARDS: Final = 3
SPARE_CARD: Final = 35
PLAYED: Final = 10
PLAYED_EARLY: Final = 140

# What each wound costs, the first one besides, two of a colour, the last before a recovery, and the recovery itself.
WOUND: Final = 35
UNHURT: Final = 45
TWIN_WOUNDS: Final = 55
NEARLY_RECOVERING: Final = 270
RECOVERING: Final = 330

# What lasts is worth so much in each round that is left.
SHIELD_PER_ROUND: Final = 10
HERO_PER_ROUND: Final = 8
DEMIGOD_PER_ROUND: Final = 24
CREATURE_PER_ROUND: Final = 26
# What rewards of tasks that are still open will be worth, and what a god step after each task.
REWARDS: Final = vec[i64]([25, 130, 90, 90])
DEVOTION: Final = 22

# Powers on the top row; any god can be traded for a card.
POSEIDON: Final = 210
ARTEMIS: Final = 210
HERMES: Final = 200
APOLLO: Final = 170
OFF_THE_GROUND: Final = 12


# What equipment brings in a round, by when it works; what changes the ship, or works once, shows in the way home.
WHEN_PER_ROUND: Final = vec[i64]([0, 0, 24, 30, 0, 16])
STAMINA_PER_ROUND: Final = 12


def equipment_per_round(t: Tables, card: i64) -> i64:
    return WHEN_PER_ROUND[t.equipment_when[card]] + (STAMINA_PER_ROUND if t.equipment_same_wounds[card] else 0)


def ship_per_round(t: Tables, ship: i64) -> i64:
    """What a ship tile brings in a round, other than range and storage."""
    worth = 25 * t.ship_favour_bonus[ship] + 30 * t.ship_recolour_discount[ship]
    return worth + 20 * t.ship_both_ways[ship] + 20 * t.ship_gods_at_entry[ship]


def prospects(s: State) -> list[float]:
    """Estimated progress of every seat at the end; the true one once the game is over."""
    if s.over:
        return [float(scoring.points(s, seat)) for seat in range(s.seats)]
    frame = s.stack[-1]
    if isinstance(frame, Pay):
        s = paid(s, frame)
    pieces = pieces_of(s)
    needed = vec[i64]([actions_in_all(s, seat, pieces) for seat in range(s.seats)])
    first = first_home(s, needed)
    whole = float(tiles_in(s.white, s.wanted) + 1)
    return [progress(s.sides[seat], whole, needed[seat] - first) for seat in range(s.seats)]


def first_home(s: State, needed: vec[i64]) -> i64:
    """What the first one home needs in all: one who has returned, or else whoever needs the fewest."""
    fewest: i64 = 0
    found = False
    for seat in range(s.seats):
        if s.ending == NOT_ENDING or s.sides[seat].home:
            if not found or needed[seat] < fewest:
                fewest = needed[seat]
            found = True
    return fewest


def paid(s: State, frame: Pay) -> State:
    """The position after a move that is still to be paid for, at the lowest price; other actions are judged when they are done."""
    action = s.t.moves.catalogue.choices[frame.chosen]
    if action.verb is not s.t.moves.move:
        return s
    after = s.clone()
    after.stack.pop()
    side = after.sides[frame.seat]
    best: Choice | None = None
    best_price: i64 = prices.NEVER
    for choice in frame.options(after, frame.seat):
        price = (
            s.t.equipment_price[choice.a]
            if choice.verb is s.t.moves.use
            else prices.move_price(s, side, prices.source_of(s, choice.a), action.a)
        )
        if price < best_price:
            best = choice
            best_price = price
    assert best is not None
    frame.choose(after, frame.seat, best, Io(Seeded(0), True))
    return after


def progress(side: Side, whole: float, behind: i64) -> float:
    """All tasks and the return, less what is missing when the first one is home. Between those who have returned, cards decide, then favours."""
    if side.home:
        return whole + 0.05 * float(total(side.cards)) + 0.001 * float(side.favours)
    return whole - POINTS_PER_ACTION * float(behind if behind > 0 else 0) / float(ACTION)


def actions_in_all(s: State, seat: i64, pieces: Key) -> i64:
    """Those of the turns a seat has begun, less the dice it has not used, and what it takes from here."""
    side = s.sides[seat]
    begun = s.round - 1
    if (seat - s.first) % s.seats <= (s.turn - s.first) % s.seats:
        begun += 1
    actions = begun * s.t.dice * DIE
    if side.home:
        return actions
    if is_acting(s, seat):
        actions -= rules.dice_left(s.t, side) * DIE
    return actions + actions_left(s, seat, pieces)


def is_acting(s: State, seat: i64) -> bool:
    """Whether a seat is in phase 1 or 2 of its turn."""
    turn = s.stack[0]
    return isinstance(turn, Turn) and turn.seat == seat


def actions_left(s: State, seat: i64, pieces: Key) -> i64:
    """The way home, less what helps on it, more what hinders."""
    side = s.sides[seat]
    way = way_home(s, seat, pieces)
    rounds = rounds_for(way)
    worth = favour_worth(side) + card_worth(s, seat) + god_worth(s, side) + lasting_worth(s.t, side, rounds) + reward_worth(side)
    return way - saved(way, worth) - fight_worth(s, seat) + wound_cost(s.t, side, rounds)


def with_dice_lost(s: State, seat: i64) -> State:
    """The position of a seat that does no more in its turn."""
    after = s.clone()
    after.sides[seat].dice |= USED * EACH_DIE
    return after


def time_left(s: State) -> float:
    """What the foremost seat still needs, in rounds."""
    if s.ending != NOT_ENDING:
        return 0.0
    pieces = pieces_of(s)
    return float(min([actions_left(s, seat, pieces) for seat in range(s.seats)])) / float(ACTIONS_PER_ROUND)


def promising(s: State, seat: i64) -> list[Choice]:
    """Where to look: at the nearest island that the seat does not know. In an imagined world it would always look in the right place."""
    frame = s.stack[-1]
    if not isinstance(frame, Look):
        return []
    offered = frame.options(s, seat)
    side = s.sides[seat]
    nearest = offered[0]
    fewest: i64 = FARTHEST
    for choice in offered:
        if not side.looked & BITS[choice.a]:
            steps = steps_to(s, side, choice.a)
            if steps < fewest:
                nearest = choice
                fewest = steps
    return [nearest]


def steps_to(s: State, side: Side, island: i64) -> i64:
    """From a ship to the nearest berth from which it can explore an island."""
    way = way_of(side, content.REACH_EXPLORE)
    return chart_of(s.sea).steps[(way * content.BERTHS + side.berth) * content.LANDS + island]


def saved(way: i64, worth: i64) -> i64:
    """Help saves the less the shorter the way is, and never more than there is: nobody wins by hoarding. What hinders counts in full."""
    return way * worth // (way + worth + 1) if worth > 0 else worth


def rounds_for(way: i64) -> i64:
    """Rounds left, in hundredths."""
    rounds = way * 100 // ACTIONS_PER_ROUND
    return rounds if rounds < MOST_ROUNDS * 100 else MOST_ROUNDS * 100


def favour_worth(side: Side) -> i64:
    if side.favours <= MANY_FAVOURS:
        return side.favours * FAVOUR
    return MANY_FAVOURS * FAVOUR + (side.favours - MANY_FAVOURS) * SPARE_FAVOUR


def card_worth(s: State, seat: i64) -> i64:
    """Only one card a turn can be played, so that many are worth less, and the right to play one is worth something as long as there are dice."""
    side = s.sides[seat]
    cards = total(side.cards)
    worth = cards * CARD if cards <= MANY_CARDS else MANY_CARDS * CARD + (cards - MANY_CARDS) * SPARE_CARD
    if s.played >= 0 and is_acting(s, seat):
        worth -= PLAYED_EARLY if rules.dice_left(s.t, side) else PLAYED
    return worth


def god_worth(s: State, side: Side) -> i64:
    """Each god's power, in proportion to how far it has climbed: the higher, the more a step is worth."""
    steps = s.t.god_top_row - s.t.entry_rows[s.seats] + 1
    worth: i64 = 0
    for god in range(content.GODS):
        row = side.row(god)
        if row:
            made = steps - (s.t.god_top_row - row)
            power = power_worth(s, side, s.t.god_power[god])
            worth += power * made * (steps + made) // (2 * steps * steps) + (OFF_THE_GROUND if row < s.t.god_top_row else 0)
    return worth


def power_worth(s: State, side: Side, power: i64) -> i64:
    """What a power will save, if there is still something to use it for."""
    if power == content.PLACE_SHIP:
        return POSEIDON
    if power == content.EXPLORE_ANYWHERE:
        if s.explored == rules.ALL_ISLANDS:
            return CARD
        return ARTEMIS if open_of(side, content.SHRINE) else 150
    if power == content.DEFEAT_MONSTER:
        return ACTION + FIGHTS[side.shield] * 8 // 10 if open_of(side, content.MONSTER) else CARD
    if power == content.LOAD_STATUE:
        return HERMES if open_of(side, content.STATUE) > total(side.statues) else CARD
    if power == content.HEAL_ALL:
        return CARD + 20 * total(side.wounds)
    return APOLLO


def lasting_worth(t: Tables, side: Side, rounds: i64) -> i64:
    """What shield, passengers, equipment and ship tile bring round by round."""
    a_round = SHIELD_PER_ROUND * side.shield + (ship_per_round(t, side.ship) if side.ship >= 0 else 0)
    a_round += HERO_PER_ROUND * colours_in(side.heroes()) + DEMIGOD_PER_ROUND * colours_in(side.demigods())
    a_round += CREATURE_PER_ROUND * colours_in(side.creatures())
    worth: i64 = 0
    if side.equipment:
        for card in range(t.equipment):
            if side.has(card):
                a_round += equipment_per_round(t, card)
                if t.equipment_when[card] == content.ON_TASK:
                    worth += DEVOTION * side.open_tasks()
    return worth + a_round * rounds // 100


def reward_worth(side: Side) -> i64:
    """What open tasks will bring when they are done."""
    worth: i64 = 0
    for task in range(content.SHRINE, content.MONSTER + 1):
        worth += REWARDS[task] * open_of(side, task)
    return worth


def wound_cost(t: Tables, side: Side, rounds: i64) -> i64:
    """Wounds cost the favours of the unhurt, and many of them a turn."""
    if side.wounds == 0:
        return 0
    same, most = rules.wound_limits(t, side)
    wounds = total(side.wounds)
    cost = UNHURT + WOUND * wounds
    recovers = wounds >= most
    for colour in range(content.COLOUR_COUNT):
        if side.wounds_of(colour) == same - 1:
            cost += TWIN_WOUNDS
        elif side.wounds_of(colour) >= same:
            recovers = True
    if recovers:
        cost += RECOVERING
    elif wounds == most - 1:
        cost += NEARLY_RECOVERING * (t.titan_most - side.shield) // t.titan_most
    elif wounds == most - 2:
        cost += NEARLY_RECOVERING // 3
    return cost if rounds >= 300 else cost * rounds // 300


def fight_worth(s: State, seat: i64) -> i64:
    """A fight that is going on, as good as the chance to win it with the favours that are left."""
    if s.over:
        return 0
    frame = s.stack[-1]
    if not isinstance(frame, Fight) or frame.seat != seat:
        return 0
    side = s.sides[seat]
    lost = 100
    strength = rules.strength(s.t, side, frame.paid)
    favours = side.favours
    spent = 0
    while favours > 0 and lost > 3:
        strength -= 1
        favours -= s.t.fight_price
        spent += lost
        lost = lost * (strength if strength > 0 else 0) // 10
    gain = ACTION + FIGHTS[side.shield] + REWARDS[content.MONSTER]
    return gain * (100 - lost) // 100 - spent * FAVOUR // 100


def feature_names(t: Tables) -> list[str]:
    return (
        [
            "progress",
            "round",
            "way_home",
            "actions_left",
            "favours",
            "cards",
            "shield",
            "wounds",
            "unused_dice",
            "range",
            "storage",
            "looked",
        ]
        + [f"open_{task}s" for task in TASKS]
        + ["offerings_aboard", "statues_aboard", "heroes", "demigods", "creatures", "equipment", "god_rows"]
        + [f"row_{god}" for god in t.god_slugs]
    )


def features(s: State, seat: i64) -> list[float]:
    """A seat's position as numbers, in the order of their names."""
    side = s.sides[seat]
    pieces = pieces_of(s)
    found = [
        float(scoring.points(s, seat)),
        float(s.round),
        float(way_home(s, seat, pieces)) / float(ACTION),
        float(actions_left(s, seat, pieces)) / float(ACTION),
        float(side.favours),
        float(total(side.cards)),
        float(side.shield),
        float(total(side.wounds)),
        float(rules.dice_left(s.t, side)),
        float(side.range),
        float(side.storage),
        float(islands_in(side.looked)),
    ]
    found += [float(open_of(side, task)) for task in range(len(TASKS))]
    found += [float(total(side.offerings)), float(total(side.statues))]
    found += [float(colours_in(side.heroes())), float(colours_in(side.demigods())), float(colours_in(side.creatures()))]
    rows = [float(side.row(god)) for god in range(content.GODS)]
    return found + [float(sum([1 for card in range(s.t.equipment) if side.has(card)])), sum(rows)] + rows
