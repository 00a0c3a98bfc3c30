"""Actions: what is done, what pays for it, and carrying it out.

The player says what to do; whatever can pay for it is offered with its price. The target says which colour is needed, and
the cheapest way to that colour is paid together with the action.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.choice import Choice, Verb
from themis.core.event import Io
from themis.core.frame import Decision
from themis.core.native import i64, vec
from themis.games.delphi import content, effects, moves, prices, rules
from themis.games.delphi.frames.fight import begin_fight
from themis.games.delphi.frames.rewards import NO_COLOUR, explore, look_around, reap, reward_task
from themis.games.delphi.sea import BEYOND, BITS, SIDES, Lanes
from themis.games.delphi.state import Side, State
from themis.games.delphi.tables import Tables

# All actions, for land next to the ship.
EVERY_ACTION: Final = (1 << content.REACH_MAKE_OFFERING + 1) - 1


@final
class Sail(Decision):
    """Where the ship goes.  DEL-MOVE-01, DEL-MOVE-02, DEL-MOVE-05"""

    __slots__ = ()

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.move]

    def options(self, s: State, seat: i64) -> list[Choice]:
        offered: list[Choice] = []
        side = s.sides[seat]
        offer_moves(s, side, prices.best_prices(s, side), offered)
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        s.push(Pay(seat, choice.index))

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        if choice.verb is s.t.moves.move:
            return why_not_move(s, s.sides[seat], choice.a)
        return why_not_now(s, choice)


@final
class Pay(Decision):
    """Which die or card pays for an action, or whether it is bought; not asked if there is only one way.  DEL-COL-02, DEL-COL-05, DEL-COL-09, DEL-RUL-15, DEL-RUL-16"""

    __slots__ = ("chosen",)

    def __init__(self, seat: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.chosen: Final = chosen  # the number of the choice that is being paid for

    def enter(self, s: State, io: Io) -> bool:
        offered = self.options(s, self.seat)
        if len(offered) == 1:
            self.choose(s, self.seat, offered[0], io)
        return len(offered) > 1

    def is_part_of_action(self) -> bool:
        return True

    def verbs(self, s: State) -> list[Verb]:
        return [s.t.moves.die, s.t.moves.play, s.t.moves.use]

    def options(self, s: State, seat: i64) -> list[Choice]:
        side = s.sides[seat]
        action = s.t.moves.catalogue.choices[self.chosen]
        dice = rules.unused_dice(s.t, side)
        playable = rules.can_play_card(s)
        offered: list[Choice] = []
        for colour in range(content.COLOUR_COUNT):
            die = dice & BITS[colour] != 0
            card = playable and side.cards_of(colour) > 0
            if (die or card) and prices.price_with(s, side, action, prices.source_of(s, colour)) <= side.favours:
                if die:
                    offered.append(s.t.moves.die.of(colour))
                if card:
                    offered.append(s.t.moves.play.of(colour))
        if side.equipment:
            for k in range(len(s.t.sellers)):
                seller = s.t.sellers[k]
                if rules.can_buy(s, side, seller) and bought_with(s, side, action, seller) <= side.favours:
                    offered.append(s.t.moves.use.of(seller))
        return offered

    def choose(self, s: State, seat: i64, choice: Choice, io: Io) -> None:
        source = prices.source_of(s, choice.a)
        if choice.verb is s.t.moves.die:
            effects.use_die(s, seat, choice.a, io)
        elif choice.verb is s.t.moves.play:
            effects.play_card(s, seat, choice.a, io)
        else:
            effects.buy_action(s, seat, choice.a, io)
            source = content.ANY_COLOUR
        perform(s, seat, s.t.moves.catalogue.choices[self.chosen], source, io)

    def unmet(self, s: State, seat: i64, choice: Choice) -> list[str]:
        side = s.sides[seat]
        action = s.t.moves.catalogue.choices[self.chosen]
        if choice.verb is s.t.moves.use:
            payable = rules.can_buy(s, side, choice.a) and bought_with(s, side, action, choice.a) <= side.favours
            return [] if payable else [s.t.moves.by_equipment[choice.a].rule]
        if choice.verb is s.t.moves.die or choice.verb is s.t.moves.play:
            return rules.why_not_source(s, side, choice) or why_not_with(s, side, action, prices.source_of(s, choice.a))
        return why_not_now(s, choice)


def bought_with(s: State, side: Side, action: Choice, seller: i64) -> i64:
    """What an action costs if it is bought.  DEL-EQ-14"""
    return s.t.equipment_price[seller] + prices.price_with(s, side, action, content.ANY_COLOUR)


# Refusals


def why_not_now(s: State, choice: Choice) -> list[str]:
    """In the middle of an action no other begins.  DEL-TURN-08"""
    return ["DEL-TURN-08"] if choice.verb is s.t.moves.invoke or choice.verb is s.t.moves.trade or choice.verb is s.t.moves.end else []


def why_not_with(s: State, side: Side, action: Choice, source: i64) -> list[str]:
    """The rules that keep a source of a colour from paying for an action."""
    if prices.price_with(s, side, action, source) <= side.favours:
        return []
    if action.verb is not s.t.moves.move:
        return ["DEL-COL-06"]
    steps = prices.lanes_of(s, side).distance(side.berth, action.a)
    return prices.why_too_dear(s.t, side, prices.recolour_part(s.t, side, source, action.a, prices.NO_CREATURE), steps)


def why_not_move(s: State, side: Side, berth: i64) -> list[str]:
    if berth == side.berth:
        return ["DEL-MOVE-08"]
    if berth == content.ZEUS and not rules.all_done(side):
        return ["DEL-MOVE-09"]
    best = prices.best_prices(s, side)
    if prices.best_move_price(s, side, best, berth) <= side.favours:
        return []
    recolouring = 0 if berth == content.ZEUS else best[s.t.hex_colour[berth]]
    return prices.why_too_dear(s.t, side, recolouring, prices.lanes_of(s, side).distance(side.berth, berth))


def why_not_sail(s: State, side: Side, best: vec[i64]) -> list[str]:
    """The rules against any move at all; that nothing can pay is said elsewhere."""
    if side.home:
        return ["DEL-RUL-48"]
    return [] if best[content.ANY_COLOUR] > side.favours or prices.can_sail(s, side, best) else ["DEL-MOVE-02", "DEL-MOVE-05"]


def why_not_act(s: State, seat: i64, action: Choice) -> list[str]:
    """The rules against an action, first for what it is about, then for what it costs."""
    side = s.sides[seat]
    if action.verb is s.t.moves.use and not (rules.is_rite(s.t, action.a) and side.has(action.a)):
        return [s.t.moves.by_equipment[action.a].rule]
    best = prices.best_prices(s, side)
    wanted = rules.colour_needed(s, action)
    reasons = why_not_sail(s, side, best) if action.verb is s.t.moves.sail else why_not_there(s, seat, action)
    if best[content.ANY_COLOUR] > side.favours:
        reasons.append("DEL-TURN-04")
    elif wanted >= 0 and best[wanted] > side.favours:
        reasons.append("DEL-COL-06")
    return reasons


def why_not_there(s: State, seat: i64, action: Choice) -> list[str]:
    """The rules against what an action is about."""
    verb = action.verb
    side = s.sides[seat]
    if verb is s.t.moves.fight:
        return rules.why_not_fight(s, side, action.a, action.b)
    if verb is s.t.moves.explore:
        return rules.why_not_explore(s, side, action.a)
    if verb is s.t.moves.build:
        return rules.why_not_build(s, seat, action.a)
    if verb is s.t.moves.load_offering:
        reasons = rules.why_too_far(s, side, content.FIRST_OFFERING + action.a, content.REACH_LOAD_OFFERING)
        return reasons + rules.why_not_load_offering(s, side, action.a, action.b)
    if verb is s.t.moves.offer:
        return rules.why_not_offer(s, side, action.a)
    if verb is s.t.moves.load_statue:
        reasons = rules.why_too_far(s, side, content.FIRST_CITY + action.a, content.REACH_LOAD_STATUE)
        return reasons + rules.why_not_load_statue(s, side, rules.city_colour(s.t, action.a))
    if verb is s.t.moves.raise_statue:
        return rules.why_not_raise(s, side, action.a, action.b)
    if verb is s.t.moves.heal:
        return [] if side.wounds_of(action.a) else ["DEL-HEAL-01"]
    if verb is s.t.moves.advance:
        return [] if rules.can_rise(s.t, side, action.a) else ["DEL-GODA-01"]
    return ["DEL-ACA-05"] if verb is s.t.moves.look and s.explored == rules.ALL_ISLANDS else []


# Offers


def offer_actions(s: State, seat: i64, offered: list[Choice]) -> None:
    """Everything that a die, a card or a bought action can be used for now.  DEL-COL-06, DEL-COL-07, DEL-ACA-05"""
    side = s.sides[seat]
    best = prices.best_prices(s, side)
    if best[content.ANY_COLOUR] > side.favours:
        return
    colours = prices.affordable(side, best)
    offered.append(s.t.moves.draw.only())
    offered.append(s.t.moves.take_favours.only())
    if s.explored != rules.ALL_ISLANDS:
        offered.append(s.t.moves.look.only())
    if prices.can_sail(s, side, best):
        offered.append(s.t.moves.sail.only())
    offer_lands(s, seat, colours, offered)
    offer_own(s.t, side, colours, offered)


def offer_own(t: Tables, side: Side, colours: i64, offered: list[Choice]) -> None:
    """What needs no place: healing, gods and rites.  DEL-HEAL-01, DEL-GODA-01, DEL-EQ-12"""
    for colour in range(content.COLOUR_COUNT):
        if colours & BITS[colour]:
            if side.wounds_of(colour):
                offered.append(t.moves.heal.of(colour))
            if rules.can_rise(t, side, t.god_of[colour]):
                offered.append(t.moves.advance.of(t.god_of[colour]))
    if side.equipment:
        for k in range(len(t.rites)):
            if side.has(t.rites[k]) and t.equipment_colours[t.rites[k]] & colours:
                offered.append(t.moves.use.of(t.rites[k]))


def offer_lands(s: State, seat: i64, colours: i64, offered: list[Choice]) -> None:
    """What can be done at islands and cities next to the ship, or beyond one sea hex with the right card.  DEL-ACB-01, DEL-RUL-32"""
    side = s.sides[seat]
    start = side.berth * SIDES
    for k in range(start, start + SIDES):
        if s.sea.lands_beside[k] < 0:
            break
        offer_land(s, seat, s.sea.lands_beside[k], EVERY_ACTION, colours, offered)
    if side.reaches:
        start = side.berth * BEYOND
        for k in range(start, start + BEYOND):
            if s.sea.lands_beyond[k] < 0:
                break
            offer_land(s, seat, s.sea.lands_beyond[k], side.reaches, colours, offered)


def offer_land(s: State, seat: i64, land: i64, actions: i64, colours: i64, offered: list[Choice]) -> None:
    """What can be done at one of them with these colours."""
    side = s.sides[seat]
    kind = content.HEX_KIND[land]
    if kind == content.ISLAND_HEX:
        offer_island(s, seat, land - content.FIRST_LAND, actions, colours, offered)
    elif kind == content.OFFERING_HEX:
        if actions & BITS[content.REACH_LOAD_OFFERING]:
            island = land - content.FIRST_OFFERING
            offer_colours(s.t.moves.load_offering, island, colours & rules.loadable_offerings(s, side, island), offered)
    elif kind == content.TEMPLE_HEX:
        temple = land - content.FIRST_TEMPLE
        if actions & BITS[content.REACH_MAKE_OFFERING] and colours & BITS[s.temples[temple]] and rules.can_offer(s, side, temple):
            offered.append(s.t.moves.offer.of(temple))
    elif kind == content.STATUE_HEX:
        if actions & BITS[content.REACH_RAISE_STATUE] and side.statues:
            island = land - content.FIRST_STATUE
            offer_colours(s.t.moves.raise_statue, island, colours & rules.raisable(s, side, island), offered)
    elif kind == content.CITY_HEX:
        colour = rules.city_colour(s.t, land - content.FIRST_CITY)
        if actions & BITS[content.REACH_LOAD_STATUE] and colours & BITS[colour] and rules.can_load_statue(s, side, colour):
            offered.append(s.t.moves.load_statue.of(land - content.FIRST_CITY))
    elif actions & BITS[content.REACH_FIGHT]:
        lair = land - content.FIRST_MONSTER
        offer_colours(s.t.moves.fight, lair, colours & rules.fightable(s, side, lair), offered)


def offer_island(s: State, seat: i64, island: i64, actions: i64, colours: i64, offered: list[Choice]) -> None:
    """Explore what is face down, build on what is not.  DEL-EXP-01, DEL-BLD-01"""
    if not colours & BITS[rules.island_colour(s.t, island)]:
        return
    if not rules.is_explored(s, island):
        if actions & BITS[content.REACH_EXPLORE]:
            offered.append(s.t.moves.explore.of(island))
    elif actions & BITS[content.REACH_BUILD] and rules.serves_shrine(s, seat, island):
        offered.append(s.t.moves.build.of(island))


def offer_colours(verb: Verb, place: i64, colours: i64, offered: list[Choice]) -> None:
    """A choice at a place for each colour.  DEL-FGT-12, DEL-STA-07, DEL-RUL-38"""
    if colours:
        for colour in range(content.COLOUR_COUNT):
            if colours & BITS[colour]:
                offered.append(verb.of2(place, colour))


def offer_moves(s: State, side: Side, best: vec[i64], offered: list[Choice]) -> None:
    """Every hex whose colour and distance can be paid for, the nearest of each colour first.  DEL-MOVE-01, DEL-MOVE-02, DEL-MOVE-03, DEL-MOVE-05, DEL-MOVE-08, DEL-MOVE-10, DEL-MOVE-11"""
    lanes = prices.lanes_of(s, side)
    anywhere = prices.steps_with_creature(s.t, side, best)
    row = side.berth * content.COLOUR_COUNT * content.SEAS_PER_COLOUR
    for colour in range(content.COLOUR_COUNT):
        reach = prices.most_steps(s.t, side, best[colour], prices.NO_CREATURE)
        if reach < anywhere:
            reach = anywhere
        if reach:
            offer_nearest(s.t, lanes, side.berth, row + colour * content.SEAS_PER_COLOUR, reach, offered)
    if prices.can_return(s, side, best):
        offered.append(s.t.moves.move.of(content.ZEUS))


def offer_nearest(t: Tables, lanes: Lanes, berth: i64, start: i64, reach: i64, offered: list[Choice]) -> None:
    """The hexes of one colour up to a distance."""
    for k in range(start, start + content.SEAS_PER_COLOUR):
        h = lanes.nearest_of[k]
        if lanes.distance(berth, h) > reach:
            return
        if h != berth:
            offered.append(t.moves.move.of(h))


# Carrying out


def perform(s: State, seat: i64, action: Choice, source: i64, io: Io) -> None:
    """Pays for the colour of the source, if need be, and acts.  DEL-COL-05"""
    if action.verb is s.t.moves.move:
        move(s, seat, source, action.a, io)
        return
    effects.pay(s, seat, prices.price_with(s, s.sides[seat], action, source), moves.PAID_COLOUR, io)
    carry_out(s, seat, action, io)


def move(s: State, seat: i64, source: i64, berth: i64, io: Io) -> None:
    """Pays for colour and length, then sails.  DEL-MOVE-01, DEL-MOVE-04, DEL-MOVE-05"""
    side = s.sides[seat]
    steps = prices.lanes_of(s, side).distance(side.berth, berth)
    creature = prices.creature_for_move(s.t, side, source, berth, steps)
    effects.pay(s, seat, prices.recolour_part(s.t, side, source, berth, creature), moves.PAID_COLOUR, io)
    effects.pay(s, seat, prices.range_part(s.t, side, steps, creature), moves.PAID_RANGE, io)
    io.tell(moves.MOVED, seat, berth, steps)
    effects.place_ship(s, seat, berth, io)


def carry_out(s: State, seat: i64, choice: Choice, io: Io) -> None:
    """Every action but the move.  DEL-ACA-01, DEL-ACA-03, DEL-ACA-06, DEL-OFF-07"""
    verb = choice.verb
    if verb is s.t.moves.draw:
        s.push(reap(seat, s.t.moves.by_drawing))
    elif verb is s.t.moves.take_favours:
        s.push(reap(seat, s.t.moves.by_taking_favours))
    elif verb is s.t.moves.look:
        s.push(look_around(s.t, seat))
    elif verb is s.t.moves.heal:
        effects.heal(s, seat, choice.a, moves.HEALED, io)
    elif verb is s.t.moves.advance:
        effects.step(s, seat, choice.a, s.t.moves.by_advancing.step, io)
    elif verb is s.t.moves.use:
        hold_rite(s, seat, choice.a, io)
    elif verb is s.t.moves.fight:
        begin_fight(s, seat, choice.a, choice.b, io)
    elif verb is s.t.moves.explore:
        explore(s, seat, choice.a, moves.EXPLORED, io)
    else:
        deliver(s, seat, choice, io)


def deliver(s: State, seat: i64, choice: Choice, io: Io) -> None:
    """Shrines and cargo.  DEL-BLD-03, DEL-OFF-01, DEL-OFF-05, DEL-STA-01, DEL-STA-06"""
    verb = choice.verb
    if verb is s.t.moves.build:
        effects.put_shrine(s, seat, choice.a, moves.SHRINE_BUILT, io)
        reward_task(s, seat, content.SHRINE, s.t.moves.by_shrine_built, NO_COLOUR)
    elif verb is s.t.moves.load_offering:
        effects.load_offering(s, seat, choice.a, choice.b, moves.OFFERING_LOADED, io)
    elif verb is s.t.moves.offer:
        effects.make_offering(s, seat, choice.a, io)
        reward_task(s, seat, content.OFFERING, s.t.moves.by_offering, s.temples[choice.a])
    elif verb is s.t.moves.load_statue:
        effects.load_statue(s, seat, choice.a, moves.STATUE_LOADED, io)
    else:
        effects.raise_statue(s, seat, choice.a, choice.b, io)
        reward_task(s, seat, content.STATUE, s.t.moves.by_statue, choice.b)


def hold_rite(s: State, seat: i64, card: i64, io: Io) -> None:
    """Favours, cards, and steps for the god of the Rite's colour.  DEL-EQ-12, DEL-RUL-16"""
    io.tell(moves.RITE_HELD, seat, card)
    cause = s.t.moves.by_equipment[card]
    if cause.gains[content.FAVOURS]:
        effects.gain_favours(s, seat, cause.gains[content.FAVOURS], cause.favours, io)
    effects.draw_cards(s, seat, cause.gains[content.CARDS], cause.card, io)
    for _ in range(cause.gains[content.GOD_STEPS]):
        effects.step(s, seat, s.t.god_of[rules.rite_colour(s.t, card)], cause.step, io)
