"""How good a position is: an estimate of each seat's final progress, for bots that look ahead only a little.

Sanctuaries and active altars are nearly certain; to them come what inactive altars, adorers and hand cards will still become, in
proportion to the turns left.
Progress is worth more the more of it a god has, because only a complete god or the first place wins.
"""

from __future__ import annotations

from typing import Final

from themis.core.native import i64
from themis.games.altar import rules, scoring
from themis.games.altar.content import ACTIVATES, CLASSES, DISCOVERS, EFFECTS
from themis.games.altar.state import COMPLETED, NOT_ENDING, State
from themis.games.altar.tables import Tables

# What lies in a realm.
SANCTUARY: Final = 1.1
FIRST_SANCTUARY: Final = 0.25
ACTIVE_ALTAR: Final = 0.95
INACTIVE_ALTAR: Final = 0.42
# An altar that Warriors or Corruptors can reach may be gone before the end.
EXPOSED_ALTAR: Final = 0.05
GROWTH: Final = 0.055
COMPLETE: Final = 1.2
# The first place once the end is triggered.
LEADING: Final = 0.8
ADORER: Final = 0.16
# What is in hand: cards of use right now, nearly a ritual, and all others by what they do.
ACTIVATION_READY: Final = 0.3
DISCOVERY_READY: Final = 0.14
NEXT_RITUAL: Final = 0.5
SECOND_RITUAL: Final = 0.2
LOOSE_CARD: Final = 0.1
EXTRA_WORTH: Final = {
    "activate": 0.08,
    "extra-action": 0.16,
    "draw": 0.1,
    "sift": 0.06,
    "recover": 0.1,
    "destroy": 0.12,
    "seize": 0.16,
    "deactivate": 0.1,
    "steal": 0.12,
    "banish": 0.1,
    "lure": 0.12,
    "ward": 0.06,
    "end-bonus": 0.1,
    "win-ties": 0.06,
}
EFFECT_WORTH: Final = [EXTRA_WORTH.get(name, 0.0) for name in EFFECTS]
CROWDED: Final = 6.0
# A main action that is left, to those who have a use for it; only then is one more worth a card.
ACTION: Final = 0.4
# Turns after which what is only likely counts in full.
FAR: Final = 3.0
# What is left of the round that is going on, on average.
THIS_ROUND: Final = 0.5
# For a search: progress is counted in single points, and a random turn more makes a position hardly clearer.
DECISIVE_LEAD: Final = 1.0
PLAYOUT: Final[i64] = 20
WARRIORS: Final[i64] = CLASSES.index("warrior")
CORRUPTORS: Final[i64] = CLASSES.index("corruptor")


def prospects(s: State) -> list[float]:
    """Estimated final progress of every seat; the true one once the game is over."""
    if s.over:
        return [float(scoring.points(s, seat)) for seat in range(s.seats)]
    found = [worth(s, seat) for seat in range(s.seats)]
    if s.ending != NOT_ENDING:
        found[leader(s)] += LEADING
    return found


def leader(s: State) -> i64:
    """Who would win if the game ended now."""
    best: i64 = 0
    best_keys = scoring.keys(s, 0)
    for seat in range(1, s.seats):
        keys = scoring.keys(s, seat)
        if keys > best_keys:
            best = seat
            best_keys = keys
    return best


def turns_left(s: State, seat: i64) -> float:
    """Turns a seat will still have, as far as the cards, the sanctuaries and a triggered end tell.

    No end of a turn or round makes a jump: whoever ends a turn has gained nothing by it.
    """
    if s.round == 0:
        return FAR
    if s.ending != NOT_ENDING:
        return 1.0 if (seat - s.first) % s.seats > (s.turn - s.first) % s.seats else 0.0
    cards = float(rules.pile_left(s) + rules.face_up(s)) / float(s.seats * s.t.draws_per_turn[s.seats])
    sanctuaries = 2.5 * float(s.sanctuaries_left) / float(s.seats)
    rounds = cards if cards < sanctuaries else sanctuaries
    return THIS_ROUND + (rounds if rounds > 0.5 else 0.5)


def time_left(s: State) -> float:
    """What is left of the game, in turns of a seat."""
    return sum([turns_left(s, seat) for seat in range(s.seats)]) / float(s.seats)


def worth(s: State, seat: i64) -> float:
    """Progress now and what is likely to follow."""
    turns = turns_left(s, seat)
    time = turns / FAR if turns < FAR else 1.0
    found = 0.0
    room: i64 = 0
    sleeping: i64 = 0
    symbols: i64 = 0
    can_build = False
    for god in range(s.t.gods):
        if s.owner[god] == seat:
            found += realm_worth(s, god, time)
            if not rules.is_complete(s, god):
                room += s.t.altar_spaces - s.active[god] - s.inactive[god]
                sleeping += s.inactive[god]
            if s.sanctuaries[god] < s.t.sanctuary_spaces and s.sanctuaries_left:
                can_build = True
                total = rules.ritual_sum(s, seat, god)
                if total > symbols:
                    symbols = total
    found += hand_worth(s, seat, room, sleeping) * time
    if can_build:
        found += ritual_hope(s.t.ritual_cost, symbols) * time
    if s.turn == seat and s.actions:
        uses = cards_of_use(s, seat, room, sleeping) + (1 if can_build and symbols >= s.t.ritual_cost else 0)
        found += ACTION * float(s.actions if s.actions < uses else uses)
    return found


def cards_of_use(s: State, seat: i64, room: i64, sleeping: i64) -> i64:
    """How many actions the hand has a use for: altars to wake and to discover."""
    activations: i64 = 0
    discoveries: i64 = 0
    for kind in range(s.t.followers):
        number = s.hand(seat, kind)
        if number and rules.is_main(s.t, kind):
            effect = s.t.effect[s.t.first_effect[kind]] if s.t.first_effect[kind] < s.t.first_effect[kind + 1] else -1
            if effect == ACTIVATES:
                activations += number
            elif effect == DISCOVERS:
                discoveries += number
    return (activations if activations < sleeping else sleeping) + (discoveries if discoveries < room else room)


def with_actions_lost(s: State) -> State:
    """The position of a seat that does no more in its turn."""
    if s.actions == 0:
        return s
    after = s.clone()
    after.actions = 0
    return after


def realm_worth(s: State, god: i64, time: float) -> float:
    """A god's realm and zone."""
    sanctuaries = s.sanctuaries[god]
    progress = rules.progress(s, god)
    counted = float(progress if progress < s.t.complete_progress else s.t.complete_progress)
    found = SANCTUARY * float(sanctuaries) + ACTIVE_ALTAR * (counted - float(sanctuaries)) + GROWTH * counted * counted
    if sanctuaries:
        found += FIRST_SANCTUARY
    if rules.is_complete(s, god):
        return found + COMPLETE
    found += INACTIVE_ALTAR * float(s.inactive[god]) * time
    exposed = 0.0
    if not s.adorers[god] & s.t.warders[WARRIORS]:
        exposed += float(s.active[god] + s.inactive[god])
    if not s.adorers[god] & s.t.warders[CORRUPTORS]:
        exposed += 0.5 * float(s.active[god])
    found -= EXPOSED_ALTAR * exposed * time
    return found + zone_worth(s, god, time)


def zone_worth(s: State, god: i64, time: float) -> float:
    """Adorers protect, double their symbols, and may count at the end; their symbols are part of the ritual's hope."""
    if s.adorers[god] == 0 and s.inactive[god] == 0:
        return 0.0
    found = 0.0
    end = 0.0
    for kind in range(s.t.followers):
        if s.adores(god, kind):
            found += ADORER
            end += float(scoring.bonus(s, god, kind))
    end += float(scoring.bonus(s, god, s.t.followers + god))
    # Bonuses count unless somebody completes; the nearer the end without that, the surer they are.
    likely = 0.0 if s.ending == COMPLETED else 0.7 - 0.4 * time
    return found * time + end * likely


def hand_worth(s: State, seat: i64, room: i64, sleeping: i64) -> float:
    """Cards in hand, those most that the realms can use at once."""
    loose = 0.0
    cards = 0.0
    activations: i64 = 0
    discoveries: i64 = 0
    for kind in range(s.t.followers):
        number = s.hand(seat, kind)
        if number:
            extra = 0.0
            activates = False
            discovers = False
            for row in range(s.t.first_effect[kind], s.t.first_effect[kind + 1]):
                extra += EFFECT_WORTH[s.t.effect[row]]
                activates = activates or s.t.effect[row] == ACTIVATES
                discovers = discovers or s.t.effect[row] == DISCOVERS
            loose += (LOOSE_CARD + extra) * float(number)
            cards += float(number)
            if activates:
                activations += number
            elif discovers:
                discoveries += number
    if cards > CROWDED:
        loose *= (CROWDED + 0.3 * (cards - CROWDED)) / cards
    awake = activations if activations < sleeping else sleeping
    found = discoveries if discoveries < room else room
    return loose + ACTIVATION_READY * float(awake) + DISCOVERY_READY * float(found)


def ritual_hope(cost: i64, symbols: i64) -> float:
    """How near the next sanctuaries are."""
    first = float(symbols) / float(cost) if symbols < cost else 1.0
    more = symbols - cost
    second = 0.0
    if more > 0:
        second = float(more) / float(cost) if more < cost else 1.0
    return NEXT_RITUAL * first * first + SECOND_RITUAL * second


FEATURES: Final = [
    "points", "turns_left", "hand", "sanctuaries", "active", "inactive", "adorers", "symbols", "complete", "hope",
    "sanctuaries_left", "cards_left", "ending", "wins_ties", "latest_altar",
]  # fmt: skip


def feature_names(t: Tables) -> list[str]:
    return FEATURES + [f"plays_{slug}" for slug in t.god_slugs]


def features(s: State, seat: i64) -> list[float]:
    """A seat's position as numbers, in the order of `feature_names`."""
    sanctuaries: i64 = 0
    active: i64 = 0
    inactive: i64 = 0
    adorers: i64 = 0
    symbols: i64 = 0
    complete = 0.0
    for god in range(s.t.gods):
        if s.owner[god] == seat:
            sanctuaries += s.sanctuaries[god]
            active += s.active[god]
            inactive += s.inactive[god]
            symbols += rules.ritual_sum(s, seat, god)
            complete += 1.0 if rules.is_complete(s, god) else 0.0
            for kind in range(s.t.followers):
                if s.adores(god, kind):
                    adorers += 1
    found = [
        float(scoring.points(s, seat)),
        turns_left(s, seat),
        float(s.hand_size[seat]),
        float(sanctuaries),
        float(active),
        float(inactive),
        float(adorers),
        float(symbols),
        complete,
        worth(s, seat),
        float(s.sanctuaries_left),
        float(rules.pile_left(s) + rules.face_up(s)),
        float(s.ending),
        1.0 if scoring.wins_ties_as_god(s, seat) or scoring.wins_ties_by_follower(s, seat) else 0.0,
        float(max([0] + [s.placed[god] for god in range(s.t.gods) if s.owner[god] == seat])),
    ]
    return found + [1.0 if s.owner[god] == seat else 0.0 for god in range(s.t.gods)]
