"""Why an action is not offered: the rules in its way, from the same questions that the offers ask."""

from __future__ import annotations

from themis.core.choice import Choice
from themis.core.native import i64
from themis.games.delphi import prices, rules
from themis.games.delphi.content import (
    BUY_ACTION,
    EQUIPMENT_FUNCTION,
    FIRST_CITY,
    FIRST_LAND,
    FIRST_MONSTER,
    FIRST_OFFERING,
    FIRST_STATUE,
    FIRST_TEMPLE,
    HEX_COLOUR,
    MONSTER,
    OFFERING,
    REACH_BUILD,
    REACH_EXPLORE,
    REACH_FIGHT,
    REACH_LOAD_OFFERING,
    REACH_LOAD_STATUE,
    REACH_MAKE_OFFERING,
    REACH_RAISE_STATUE,
    SHRINE,
    STATUE,
    ZEUS,
)
from themis.games.delphi.moves import (
    ADVANCE,
    BUILD,
    DIE,
    DRAW,
    END,
    EXPLORE,
    FIGHT,
    HEAL,
    INVOKE,
    LOAD_OFFERING,
    LOAD_STATUE,
    LOOK,
    OFFER,
    PLAY,
    RAISE,
    SAIL,
    TAKE_FAVOURS,
    TRADE,
    USE,
)
from themis.games.delphi.sea import BITS
from themis.games.delphi.state import ANY_COLOUR, STATUES_AT, State, byte_of, colours_held, open_of


def why_not_act(s: State, seat: i64, choice: Choice, wanted: i64) -> list[str]:
    """The rules that forbid an action in phase 2; `wanted` is the colour it would need."""
    verb = choice.verb
    if verb is DIE or verb is PLAY or (verb is USE and not rules.is_rite(choice.a)):
        return why_not_pay(s, seat, choice)
    side = s.sides[seat]
    best = prices.best_prices(s, side)
    reasons = why_not_there(s, seat, choice)
    if reasons is None:
        return []
    if best[ANY_COLOUR] > side.favours:
        reasons.append("DEL-TURN-04")
    elif wanted >= 0 and best[wanted] > side.favours:
        reasons.append("DEL-COL-06")
    return reasons


def why_not_pay(s: State, seat: i64, choice: Choice) -> list[str]:
    """The rules that keep a die, a card or the Extra card from paying."""
    side = s.sides[seat]
    verb = choice.verb
    if verb is DIE:
        return ["DEL-COL-06"] if rules.unused_dice(side) & BITS[choice.a] else ["DEL-TURN-04"]
    if verb is PLAY:
        if not side.cards_of(choice.a):
            return ["DEL-COL-08"]
        return ["DEL-COL-06"] if rules.can_play_card(s) else ["DEL-TURN-05"]
    if verb is USE and EQUIPMENT_FUNCTION[choice.a] == BUY_ACTION:
        return ["DEL-EQ-14"]
    return ["DEL-TURN-08"] if verb is INVOKE or verb is TRADE or verb is END else []


def why_not_there(s: State, seat: i64, choice: Choice) -> list[str] | None:
    """The same without the colour of the source; None for what is no action at all."""
    verb = choice.verb
    side = s.sides[seat]
    if verb is FIGHT:
        return why_not_fight(s, seat, choice)
    if verb is EXPLORE or verb is BUILD:
        return why_not_island(s, seat, choice)
    if verb is LOAD_OFFERING or verb is OFFER:
        return why_not_offering(s, seat, choice)
    if verb is LOAD_STATUE or verb is RAISE:
        return why_not_statue(s, seat, choice)
    if verb is HEAL:
        return [] if side.wounds_of(choice.a) else ["DEL-HEAL-01"]
    if verb is ADVANCE:
        return [] if rules.can_rise(side, choice.a) else ["DEL-GODA-01"]
    if verb is USE:
        return [] if side.has(choice.a) else ["DEL-EQ-12"]
    if verb is SAIL:
        return ["DEL-RUL-48"] if side.home else []
    if verb is LOOK:
        return ["DEL-ACA-05"] if s.explored == rules.ALL_ISLANDS else []
    return [] if verb is DRAW or verb is TAKE_FAVOURS else None


def why_not_move(s: State, seat: i64, berth: i64) -> list[str]:
    side = s.sides[seat]
    if berth == side.berth:
        return ["DEL-MOVE-08"]
    if berth == ZEUS and not rules.all_done(side):
        return ["DEL-MOVE-09"]
    steps = prices.lanes_of(s, side).distance(side.berth, berth)
    best = prices.best_prices(s, side)
    reasons: list[str] = []
    if berth != ZEUS and best[HEX_COLOUR[berth]]:
        reasons.append("DEL-MOVE-02")
    if prices.range_part(side, steps, prices.NO_CREATURE):
        reasons.append("DEL-MOVE-05")
    return reasons


def too_far(s: State, seat: i64, land: i64, action: i64) -> list[str]:
    return [] if rules.reaches(s, s.sides[seat], land, action) else ["DEL-ACB-01"]


def why_not_fight(s: State, seat: i64, choice: Choice) -> list[str]:
    if not rules.monsters_on(s, choice.a) & BITS[choice.b]:
        return ["DEL-FGT-01"]
    reasons = too_far(s, seat, FIRST_MONSTER + choice.a, REACH_FIGHT)
    if not rules.takeable(s, s.sides[seat], MONSTER) & BITS[choice.b]:
        reasons.append("DEL-FGT-02")
    return reasons


def why_not_island(s: State, seat: i64, choice: Choice) -> list[str]:
    """Whose building lies under a tile is a secret until it is explored, so nothing here depends on it before."""
    exploring = choice.verb is EXPLORE
    if exploring == rules.is_explored(s, choice.a):
        return ["DEL-EXP-01" if exploring else "DEL-BLD-01"]
    reasons = too_far(s, seat, FIRST_LAND + choice.a, REACH_EXPLORE if exploring else REACH_BUILD)
    if not exploring and open_of(s.sides[seat], SHRINE) == 0:
        reasons.append("DEL-BLD-02")
    elif not exploring and not rules.serves_shrine(s, seat, choice.a):
        reasons.append("DEL-BLD-01")
    return reasons


def why_not_offering(s: State, seat: i64, choice: Choice) -> list[str]:
    side = s.sides[seat]
    if choice.verb is OFFER:
        colour = BITS[s.temples[choice.a]]
        reasons = too_far(s, seat, FIRST_TEMPLE + choice.a, REACH_MAKE_OFFERING)
        if not colours_held(side.offerings) & colour:
            reasons.append("DEL-OFF-04")
        elif not rules.completes(side, OFFERING) & colour:
            reasons.append("DEL-TASK-04" if byte_of(side.done, OFFERING) & colour else "DEL-TASK-06")
        return reasons
    if not rules.offerings_on(s, choice.a) & BITS[choice.b]:
        return ["DEL-OFF-01"]
    reasons = too_far(s, seat, FIRST_OFFERING + choice.a, REACH_LOAD_OFFERING)
    if not rules.has_room(side):
        reasons.append("DEL-OFF-02")
    if not rules.takeable(s, side, OFFERING) & BITS[choice.b]:
        reasons.append("DEL-OFF-03")
    return reasons


def why_not_statue(s: State, seat: i64, choice: Choice) -> list[str]:
    side = s.sides[seat]
    if choice.verb is RAISE:
        reasons = too_far(s, seat, FIRST_STATUE + choice.a, REACH_RAISE_STATUE)
        if not colours_held(side.statues) & BITS[choice.b]:
            reasons.append("DEL-STA-04")
        elif not rules.completes(side, STATUE) & BITS[choice.b]:
            reasons.append("DEL-TASK-04" if byte_of(side.done, STATUE) & BITS[choice.b] else "DEL-TASK-06")
        if not rules.free_sites(s, choice.a) & BITS[choice.b]:
            reasons.append("DEL-STA-05")
        return reasons
    colour = rules.city_colour(choice.a)
    if s.board[STATUES_AT + colour] == 0:
        return ["DEL-STA-01"]
    reasons = too_far(s, seat, FIRST_CITY + choice.a, REACH_LOAD_STATUE)
    if not rules.has_room(side):
        reasons.append("DEL-STA-02")
    if not rules.takeable(s, side, STATUE) & BITS[colour]:
        reasons.append("DEL-STA-03")
    return reasons
