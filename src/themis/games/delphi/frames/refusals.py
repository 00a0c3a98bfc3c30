"""Why an action is not offered: the rules in its way, from the same questions that the offers ask."""

from __future__ import annotations

from themis.core.choice import Choice
from themis.core.native import i64
from themis.games.delphi import content, prices, rules
from themis.games.delphi.sea import BITS
from themis.games.delphi.state import STATUES_AT, State, byte_of, colours_held, open_of


def why_not_act(s: State, seat: i64, choice: Choice, wanted: i64) -> list[str]:
    """The rules that forbid an action in phase 2; `wanted` is the colour it would need."""
    verb = choice.verb
    if verb is s.t.moves.die or verb is s.t.moves.play or (verb is s.t.moves.use and not rules.is_rite(s.t, choice.a)):
        return why_not_pay(s, seat, choice)
    side = s.sides[seat]
    best = prices.best_prices(s, side)
    reasons = why_not_there(s, seat, choice)
    if reasons is None:
        return []
    if best[content.ANY_COLOUR] > side.favours:
        reasons.append("DEL-TURN-04")
    elif wanted >= 0 and best[wanted] > side.favours:
        reasons.append("DEL-COL-06")
    return reasons


def why_not_pay(s: State, seat: i64, choice: Choice) -> list[str]:
    """The rules that keep a die, a card or the Extra card from paying."""
    side = s.sides[seat]
    verb = choice.verb
    if verb is s.t.moves.die:
        return ["DEL-COL-06"] if rules.unused_dice(s.t, side) & BITS[choice.a] else ["DEL-TURN-04"]
    if verb is s.t.moves.play:
        if not side.cards_of(choice.a):
            return ["DEL-COL-08"]
        return ["DEL-COL-06"] if rules.can_play_card(s) else ["DEL-TURN-05"]
    if verb is s.t.moves.use and s.t.equipment_function[choice.a] == content.BUY_ACTION:
        return ["DEL-EQ-14"]
    return ["DEL-TURN-08"] if verb is s.t.moves.invoke or verb is s.t.moves.trade or verb is s.t.moves.end else []


def why_not_there(s: State, seat: i64, choice: Choice) -> list[str] | None:
    """The same without the colour of the source; None for what is no action at all."""
    verb = choice.verb
    side = s.sides[seat]
    if verb is s.t.moves.fight:
        return why_not_fight(s, seat, choice)
    if verb is s.t.moves.explore or verb is s.t.moves.build:
        return why_not_island(s, seat, choice)
    if verb is s.t.moves.load_offering or verb is s.t.moves.offer:
        return why_not_offering(s, seat, choice)
    if verb is s.t.moves.load_statue or verb is s.t.moves.raise_statue:
        return why_not_statue(s, seat, choice)
    if verb is s.t.moves.heal:
        return [] if side.wounds_of(choice.a) else ["DEL-HEAL-01"]
    if verb is s.t.moves.advance:
        return [] if rules.can_rise(s.t, side, choice.a) else ["DEL-GODA-01"]
    if verb is s.t.moves.use:
        return [] if side.has(choice.a) else ["DEL-EQ-12"]
    if verb is s.t.moves.sail:
        return ["DEL-RUL-48"] if side.home else []
    if verb is s.t.moves.look:
        return ["DEL-ACA-05"] if s.explored == rules.ALL_ISLANDS else []
    return [] if verb is s.t.moves.draw or verb is s.t.moves.take_favours else None


def why_not_move(s: State, seat: i64, berth: i64) -> list[str]:
    side = s.sides[seat]
    if berth == side.berth:
        return ["DEL-MOVE-08"]
    if berth == content.ZEUS and not rules.all_done(side):
        return ["DEL-MOVE-09"]
    steps = prices.lanes_of(s, side).distance(side.berth, berth)
    best = prices.best_prices(s, side)
    reasons: list[str] = []
    if berth != content.ZEUS and best[s.t.hex_colour[berth]]:
        reasons.append("DEL-MOVE-02")
    if prices.range_part(s.t, side, steps, prices.NO_CREATURE):
        reasons.append("DEL-MOVE-05")
    return reasons


def too_far(s: State, seat: i64, land: i64, action: i64) -> list[str]:
    return [] if rules.reaches(s, s.sides[seat], land, action) else ["DEL-ACB-01"]


def why_not_fight(s: State, seat: i64, choice: Choice) -> list[str]:
    if not rules.monsters_on(s, choice.a) & BITS[choice.b]:
        return ["DEL-FGT-01"]
    reasons = too_far(s, seat, content.FIRST_MONSTER + choice.a, content.REACH_FIGHT)
    if not rules.takeable(s, s.sides[seat], content.MONSTER) & BITS[choice.b]:
        reasons.append("DEL-FGT-02")
    return reasons


def why_not_island(s: State, seat: i64, choice: Choice) -> list[str]:
    """Whose building lies under a tile is a secret until it is explored, so nothing here depends on it before."""
    exploring = choice.verb is s.t.moves.explore
    if exploring == rules.is_explored(s, choice.a):
        return ["DEL-EXP-01" if exploring else "DEL-BLD-01"]
    reasons = too_far(s, seat, content.FIRST_LAND + choice.a, content.REACH_EXPLORE if exploring else content.REACH_BUILD)
    if not exploring and open_of(s.sides[seat], content.SHRINE) == 0:
        reasons.append("DEL-BLD-02")
    elif not exploring and not rules.serves_shrine(s, seat, choice.a):
        reasons.append("DEL-BLD-01")
    return reasons


def why_not_offering(s: State, seat: i64, choice: Choice) -> list[str]:
    side = s.sides[seat]
    if choice.verb is s.t.moves.offer:
        colour = BITS[s.temples[choice.a]]
        reasons = too_far(s, seat, content.FIRST_TEMPLE + choice.a, content.REACH_MAKE_OFFERING)
        if not colours_held(side.offerings) & colour:
            reasons.append("DEL-OFF-04")
        elif not rules.completes(side, content.OFFERING) & colour:
            reasons.append("DEL-TASK-04" if byte_of(side.done, content.OFFERING) & colour else "DEL-TASK-06")
        return reasons
    if not rules.offerings_on(s, choice.a) & BITS[choice.b]:
        return ["DEL-OFF-01"]
    reasons = too_far(s, seat, content.FIRST_OFFERING + choice.a, content.REACH_LOAD_OFFERING)
    if not rules.has_room(side):
        reasons.append("DEL-OFF-02")
    if not rules.takeable(s, side, content.OFFERING) & BITS[choice.b]:
        reasons.append("DEL-OFF-03")
    return reasons


def why_not_statue(s: State, seat: i64, choice: Choice) -> list[str]:
    side = s.sides[seat]
    if choice.verb is s.t.moves.raise_statue:
        reasons = too_far(s, seat, content.FIRST_STATUE + choice.a, content.REACH_RAISE_STATUE)
        if not colours_held(side.statues) & BITS[choice.b]:
            reasons.append("DEL-STA-04")
        elif not rules.completes(side, content.STATUE) & BITS[choice.b]:
            reasons.append("DEL-TASK-04" if byte_of(side.done, content.STATUE) & BITS[choice.b] else "DEL-TASK-06")
        if not rules.free_sites(s, choice.a) & BITS[choice.b]:
            reasons.append("DEL-STA-05")
        return reasons
    colour = rules.city_colour(s.t, choice.a)
    if s.board[STATUES_AT + colour] == 0:
        return ["DEL-STA-01"]
    reasons = too_far(s, seat, content.FIRST_CITY + choice.a, content.REACH_LOAD_STATUE)
    if not rules.has_room(side):
        reasons.append("DEL-STA-02")
    if not rules.takeable(s, side, content.STATUE) & BITS[colour]:
        reasons.append("DEL-STA-03")
    return reasons
