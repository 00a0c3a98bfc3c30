"""A way home through all open tasks, and what it costs: the ruler by which the heuristic measures a seat.

The imagined ship always goes on to what is nearest: to load, to deliver, to fight, to build, to explore, and at last to Zeus.
Such a voyage is seldom the best one, but whoever makes its first step has exactly the rest of it left; so a bot that looks one
action ahead always finds one that brings it forward. Costs are counted in hundredths of an action: a hundred for each die, and a part of it for favours.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.native import append, i64, vec
from themis.games.delphi import prices, rules
from themis.games.delphi.content import (
    BERTHS,
    CITY_OF,
    COLOUR_COUNT,
    DICE,
    FIRST_HOLE,
    FIRST_LAND,
    FIRST_MONSTER,
    FIRST_OFFERING,
    FIRST_STATUE,
    FIRST_TEMPLE,
    HEX_COLOUR,
    ISLAND_OWNER,
    ISLAND_TILES,
    LANDS,
    MONSTER,
    OFFERING,
    PLAYER_COLOUR,
    REACH_FIGHT,
    REACH_LOAD_OFFERING,
    REACH_LOAD_STATUE,
    SEAS,
    SHRINE,
    SHRINES,
    STATUE,
    ZEUS,
)
from themis.games.delphi.sea import BITS, SIDES, Lanes, Sea, land_bit
from themis.games.delphi.state import ALL_COLOURS, ANY_COLOUR, USED, Side, State, byte_of, colours_held, colours_in, one_of, total

# All costs are in hundredths of an action.
ACTION: Final = 100
# Two favours are an action, though never the most wanted one.
FAVOUR: Final = 38
# What the right colour costs on average when the dice are not known, and at most when they are: then something else is done with them.
USUAL_COLOUR: Final = 25
WRONG_COLOUR: Final = 70
# What the letter of a foreign island gives.
LETTER: Final = 140
# The others explore islands too; so much of each search is left to oneself.
OWN_SEARCH: Final = 75
# An island of unknown colour is put off a little, and of the way to deliver a half counts in the choice of what to load.
UNKNOWN: Final = 20
AHEAD: Final = 2
# What a fight takes on average, by shield, in favours and wounds.
FIGHTS: Final = vec[i64]([120, 90, 67, 50, 38, 28])
# A task for which there is no way.
HOPELESS: Final = 600

FARTHEST: Final = 64
MOST_RANGE: Final = 12
FAR_AWAY: Final = 1_000_000

# Ways to come within reach of land: a bit for crossing the shallows, a bit for acting over a sea hex.
CROSSING: Final = 1
REACHING: Final = 2
WAYS: Final = 4

# Kinds of stops.
NOTHING: Final = 0
DELIVER: Final = 1
RAISE: Final = 2
LOAD: Final = 3
LOAD_FROM_CITY: Final = 4
FIGHT: Final = 5
BUILD: Final = 6
SEARCH: Final = 7


def sailing(range_: i64, steps: i64) -> int:
    """So many steps: whole moves, and for the rest favours or one more move. A longer way is a little worse."""
    if steps == 0:
        return 0
    moves: i64 = ACTION
    if steps > range_:
        moves = steps // range_ * ACTION + min(steps % range_ * FAVOUR, ACTION)
    return int(moves + 3 * steps)


SAILING: Final = vec[i64]([sailing(range_ if range_ else 1, steps) for range_ in range(MOST_RANGE + 1) for steps in range(FARTHEST)])


@final
class Chart:
    """For each way, berth and land how many steps it is to the nearest stop, and which one that is; and the steps between lands."""

    __slots__ = ("sea", "steps", "stops", "between")

    def __init__(self, sea: Sea, steps: vec[i64], stops: vec[i64], between: vec[i64]) -> None:
        self.sea: Final = sea
        self.steps: Final = steps
        self.stops: Final = stops
        self.between: Final = between


def draw(sea: Sea) -> Chart:
    """Computes the tables of a sea."""
    steps = vec[i64]([FARTHEST - 1] * (WAYS * BERTHS * LANDS))
    stops = vec[i64]([0] * (WAYS * BERTHS * LANDS))
    for way in range(WAYS):
        lanes = sea.shallow_lanes if way & CROSSING else sea.lanes
        masks = sea.in_reach if way & REACHING else sea.beside
        for land in range(FIRST_LAND, FIRST_HOLE):
            for stop in range(SEAS):
                if masks[stop] & land_bit(land):
                    approach(lanes, way, land - FIRST_LAND, stop, steps, stops)
    return Chart(sea, steps, stops, steps_between(sea, steps))


def approach(lanes: Lanes, way: i64, land: i64, stop: i64, steps: vec[i64], stops: vec[i64]) -> None:
    """Notes from where this stop is the nearest one."""
    for berth in range(BERTHS):
        k = (way * BERTHS + berth) * LANDS + land
        if lanes.distance(berth, stop) < steps[k]:
            steps[k] = lanes.distance(berth, stop)
            stops[k] = stop


def steps_between(sea: Sea, steps: vec[i64]) -> vec[i64]:
    """From the shores of each land to those of each other one."""
    found = vec[i64]([FARTHEST - 1] * (LANDS * LANDS))
    for berth in range(SEAS):
        for land in range(LANDS):
            if sea.beside[berth] & BITS[land]:
                for other in range(LANDS):
                    k = land * LANDS + other
                    found[k] = min(found[k], steps[berth * LANDS + other])
    return found


# The charts drawn last, the newest first: a server sees ever new boards.
_drawn: Final[list[Chart]] = []
KEPT_CHARTS: Final = 16


def chart_of(sea: Sea) -> Chart:
    for chart in _drawn:
        if chart.sea is sea:
            return chart
    made = draw(sea)
    _drawn.insert(0, made)
    if len(_drawn) > KEPT_CHARTS:
        _drawn.pop()
    return made


# What a seat knows


def way_of(side: Side, action: i64) -> i64:
    """How a ship comes within reach of the land of an action."""
    way: i64 = CROSSING if side.crosses else 0
    return way | REACHING if side.reaches & BITS[action] else way


def known_sources(s: State, seat: i64) -> vec[i64]:
    """The colours of the dice that are still to be used, this turn or next; before there is a ship there is nothing to pay for."""
    side = s.sides[seat]
    found = vec[i64]([])
    if side.ship >= 0:
        for k in range(DICE):
            if side.die(k) < USED:
                found = append(found, ANY_COLOUR if s.apollo and s.turn == seat else side.die(k))
    return found


def own_islands(s: State, seat: i64) -> i64:
    """Islands without a shrine that a seat knows to be its own, a bit each."""
    known = (s.explored | s.sides[seat].looked) & ~s.shrines
    found: i64 = 0
    for island in range(ISLAND_TILES):
        if known & BITS[island] and ISLAND_OWNER[s.islands[island]] == PLAYER_COLOUR[seat]:
            found |= BITS[island]
    return found


def islands_in(mask: i64) -> i64:
    return colours_in(mask) + colours_in(mask >> COLOUR_COUNT)


def searches_due(s: State, seat: i64, own: i64) -> i64:
    """How many unknown islands must be turned up on average until all shrines have their place, in hundredths.

    To find k of n among u cards one turns up k (u + 1) / (n + 1).
    """
    side = s.sides[seat]
    missing = byte_of(side.white, SHRINE) - islands_in(own)
    if missing <= 0:
        return 0
    built: i64 = 0
    for island in range(ISLAND_TILES):
        if s.shrines & BITS[island] and ISLAND_OWNER[s.islands[island]] == PLAYER_COLOUR[seat]:
            built += 1
    unknown = ISLAND_TILES - islands_in(s.explored | side.looked)
    hidden = SHRINES - built - islands_in(own)
    return missing * (unknown + 1) * OWN_SEARCH // (hidden + 1)


@final
class Voyage:
    """One imagined way home."""

    __slots__ = (
        "s", "side", "chart", "cost", "berth", "favours", "sources", "left", "row", "war_way", "statue_way", "offering_way",
        "own", "unknown", "searches", "white", "wanted", "done", "statues", "offerings", "room", "temple_of", "site_legs",
        "kind", "land", "colour", "way", "best",
    )  # fmt: skip

    def __init__(self, s: State, seat: i64) -> None:
        side = s.sides[seat]
        self.s: Final = s
        self.side: Final = side
        self.chart: Final = chart_of(s.sea)
        self.cost: i64 = 0
        self.berth = side.berth
        self.favours = side.favours
        # The colours that can pay for the first actions; the first `left` of them are not used up.
        self.sources: Final = known_sources(s, seat)
        self.left: i64 = len(self.sources)
        self.row: Final = FARTHEST * (side.range if side.range < MOST_RANGE else MOST_RANGE)
        self.war_way: Final = way_of(side, REACH_FIGHT)
        self.statue_way: Final = way_of(side, REACH_LOAD_STATUE)
        self.offering_way: Final = way_of(side, REACH_LOAD_OFFERING)
        self.own = own_islands(s, seat)
        self.unknown = rules.ALL_ISLANDS & ~(s.explored | side.looked)
        self.searches = searches_due(s, seat, self.own)
        # Tasks as in a side, and the colours aboard.
        self.white = side.white
        self.wanted = side.wanted
        self.done = side.done
        self.statues = colours_held(side.statues)
        self.offerings = colours_held(side.offerings)
        self.room = side.storage - side.cargo()
        self.temple_of: Final = vec[i64]([0] * COLOUR_COUNT)
        self.site_legs: Final = vec[i64]([FAR_AWAY] * COLOUR_COUNT)
        for temple in range(len(s.temples)):
            self.temple_of[s.temples[temple]] = FIRST_TEMPLE + temple
        # The next stop.
        self.kind: i64 = NOTHING
        self.land: i64 = 0
        self.colour: i64 = 0
        self.way: i64 = 0
        self.best: i64 = FAR_AWAY

    def cost_home(self) -> i64:
        """The cost of everything that is left to do, and of the return."""
        self.measure_sites()
        while self.find_stop():
            self.make_stop()
        lanes = prices.lanes_of(self.s, self.side)
        undone = total(self.white) + colours_in(self.wanted >> 16) + colours_in(self.wanted >> 24)
        return self.cost + SAILING[self.row + lanes.distance(self.berth, ZEUS)] + undone * HOPELESS

    def measure_sites(self) -> None:
        """For each colour the way from its city to the nearest free site."""
        for island in range(rules.STATUE_ISLANDS):
            sites = rules.free_sites(self.s, island)
            for colour in range(COLOUR_COUNT):
                if sites & BITS[colour]:
                    leg = self.leg(CITY_OF[colour], FIRST_STATUE + island)
                    if leg < self.site_legs[colour]:
                        self.site_legs[colour] = leg

    def leg(self, land: i64, other: i64) -> i64:
        """How much the way from one land to another counts in the choice of what to load."""
        return SAILING[self.row + self.chart.between[(land - FIRST_LAND) * LANDS + other - FIRST_LAND]] // AHEAD

    # Where to

    def find_stop(self) -> bool:
        """Looks for the cheapest next stop."""
        self.best = FAR_AWAY
        self.kind = NOTHING
        self.consider_deliveries()
        if self.room > 0:
            self.consider_loads()
        self.consider_fights()
        if byte_of(self.white, SHRINE):
            self.consider_islands()
        return self.kind != NOTHING

    def consider(self, kind: i64, land: i64, colour: i64, way: i64, more: i64) -> None:
        steps = self.chart.steps[(way * BERTHS + self.berth) * LANDS + land - FIRST_LAND]
        cost = SAILING[self.row + steps] + more
        if cost < self.best:
            self.best = cost
            self.kind = kind
            self.land = land
            self.colour = colour
            self.way = way

    def consider_deliveries(self) -> None:
        if self.offerings:
            colours = self.offerings & self.completing(OFFERING)
            for colour in range(COLOUR_COUNT):
                if colours & BITS[colour]:
                    self.consider(DELIVER, self.temple_of[colour], colour, self.offering_way, 0)
        if self.statues:
            colours = self.statues & self.completing(STATUE)
            for island in range(rules.STATUE_ISLANDS):
                here = colours & rules.free_sites(self.s, island)
                if here:
                    self.consider(RAISE, FIRST_STATUE + island, first_of(here), self.statue_way, 0)

    def consider_loads(self) -> None:
        needed = self.takeable(OFFERING, self.offerings)
        if needed:
            for island in range(rules.OFFERING_ISLANDS):
                here = needed & rules.offerings_on(self.s, island)
                for colour in range(COLOUR_COUNT):
                    if here & BITS[colour]:
                        land = FIRST_OFFERING + island
                        self.consider(LOAD, land, colour, self.offering_way, self.leg(land, self.temple_of[colour]))
        needed = self.takeable(STATUE, self.statues)
        if needed:
            needed &= rules.statues_left(self.s)
            for colour in range(COLOUR_COUNT):
                if needed & BITS[colour]:
                    self.consider(LOAD_FROM_CITY, CITY_OF[colour], colour, self.statue_way, self.site_legs[colour])

    def consider_fights(self) -> None:
        needed = self.takeable(MONSTER, 0)
        if needed:
            wanted = byte_of(self.wanted, MONSTER)
            for lair in range(rules.LAIRS):
                here = needed & rules.monsters_on(self.s, lair)
                if here:
                    colour = first_of(here & wanted if here & wanted else here)
                    self.consider(FIGHT, FIRST_MONSTER + lair, colour, self.war_way, 0)

    def consider_islands(self) -> None:
        for island in range(ISLAND_TILES):
            if self.own & BITS[island]:
                self.consider(BUILD, FIRST_LAND + island, rules.island_colour(island), self.war_way, 0)
            elif self.searches > 0 and self.unknown & BITS[island]:
                self.consider(SEARCH, FIRST_LAND + island, rules.island_colour(island), self.war_way, UNKNOWN)

    def completing(self, task: i64) -> i64:
        """The colours that complete a tile, as in `rules.completes`."""
        return ALL_COLOURS & ~byte_of(self.done, task) if byte_of(self.white, task) else byte_of(self.wanted, task)

    def takeable(self, task: i64, held: i64) -> i64:
        """The colours to take for a task, as in `rules.takeable`."""
        wanted = byte_of(self.wanted, task)
        if byte_of(self.white, task) > colours_in(held & ~wanted):
            return ALL_COLOURS & ~byte_of(self.done, task) & ~held
        return wanted & ~held

    # What is done there

    def make_stop(self) -> None:
        """Sails to the stop that was found and acts there."""
        kind = self.kind
        cost = self.sail() + ACTION + self.pay(self.colour)
        if kind == SEARCH:
            self.unknown &= ~land_bit(self.land)
            part = self.searches if self.searches < 100 else 100
            self.cost += (cost - LETTER) * part // 100
            self.searches -= part
            if self.searches <= 0:
                # All that is missing has been found on the way.
                self.white -= (byte_of(self.white, SHRINE) - islands_in(self.own)) * one_of(SHRINE)
            return
        self.cost += cost
        if kind == BUILD:
            self.own &= ~land_bit(self.land)
            self.white -= one_of(SHRINE)
        elif kind == LOAD:
            self.offerings |= BITS[self.colour]
            self.room -= 1
        elif kind == LOAD_FROM_CITY:
            self.statues |= BITS[self.colour]
            self.room -= 1
        elif kind == FIGHT:
            self.cost += FIGHTS[self.side.shield]
            self.finish(MONSTER)
        elif kind == DELIVER:
            self.offerings &= ~BITS[self.colour]
            self.room += 1
            self.finish(OFFERING)
        else:
            self.statues &= ~BITS[self.colour]
            self.room += 1
            self.finish(STATUE)

    def finish(self, task: i64) -> None:
        """A tile is done, the coloured one first."""
        bit = BITS[self.colour] * one_of(task)
        self.done |= bit
        if self.wanted & bit:
            self.wanted -= bit
        else:
            self.white -= one_of(task)

    def sail(self) -> i64:
        """Goes to the next stop and returns what it costs."""
        k = (self.way * BERTHS + self.berth) * LANDS + self.land - FIRST_LAND
        steps = self.chart.steps[k]
        if steps == 0:
            return 0
        moves = (steps - 1) // self.side.range
        if moves >= self.left:
            # The dice of that move are not known yet.
            self.left = 0
            self.berth = self.chart.stops[k]
        else:
            self.left -= moves
            self.berth = self.cheapest_stop(self.chart.stops[k])
        return SAILING[self.row + steps] + self.pay(HEX_COLOUR[self.berth])

    def cheapest_stop(self, nearest: i64) -> i64:
        """The shore in range of the land whose colour is cheapest, or the nearest stop."""
        lanes = prices.lanes_of(self.s, self.side)
        best = nearest
        best_price = self.price(HEX_COLOUR[nearest])
        for k in range(self.land * SIDES, self.land * SIDES + SIDES):
            shore = self.s.sea.shores[k]
            if shore < 0 or best_price == 0:
                break
            if lanes.distance(self.berth, shore) <= self.side.range and self.price(HEX_COLOUR[shore]) < best_price:
                best = shore
                best_price = self.price(HEX_COLOUR[shore])
        return best

    def price(self, colour: i64) -> i64:
        """The lowest price of a colour among the sources left."""
        best: i64 = COLOUR_COUNT
        for k in range(self.left):
            found = prices.colour_price(self.side, self.sources[k], colour)
            if found < best:
                best = found
        return best

    def pay(self, colour: i64) -> i64:
        """Uses the cheapest source for a colour and returns what the favours for it are worth."""
        if self.left == 0:
            return USUAL_COLOUR
        price = self.price(colour)
        k: i64 = 0
        while prices.colour_price(self.side, self.sources[k], colour) != price:
            k += 1
        self.left -= 1
        self.sources[k] = self.sources[self.left]
        if price > self.favours:
            return WRONG_COLOUR
        self.favours -= price
        worth = price * FAVOUR
        return worth if worth < WRONG_COLOUR else WRONG_COLOUR


def first_of(colours: i64) -> i64:
    """The first colour of some."""
    for colour in range(COLOUR_COUNT):
        if colours & BITS[colour]:
            return colour
    return 0
