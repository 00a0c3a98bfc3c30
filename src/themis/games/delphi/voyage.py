"""A way home through all open tasks, and what it costs.

The imagined ship always goes on to what is nearest: to load, to deliver, to fight, to build, to explore, and at last to Zeus.
Such a voyage is seldom the best one, but whoever makes its first step has exactly the rest of it left; so a bot that looks one
action ahead always finds one that brings it forward.
Costs are counted in hundredths of an action: a hundred for each die, and a part of it for favours.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.native import i64, vec
from themis.games.delphi import content, prices, rules
from themis.games.delphi.charts import CROSSING, FARTHEST, REACHING, chart_of
from themis.games.delphi.sea import BITS, SIDES, land_bit
from themis.games.delphi.state import (
    Side,
    State,
    byte_of,
    colours_held,
    colours_in,
    one_of,
    total,
)

# All costs are in hundredths of an action.
ACTION: Final = 100
# An action brings two favours, but mostly there is something better to do.
FAVOUR: Final = 30
# What the right colour costs on average.
USUAL_COLOUR: Final = 25
# What the letter of a foreign island gives.
LETTER: Final = 120
# The others explore islands too; of those that are not one's own, so much is left to oneself.
OWN_SEARCH: Final = 70
# An island of unknown colour is put off a little, and of the way to deliver a half counts in the choice of what to load.
UNKNOWN: Final = 20
AHEAD: Final = 2
# What a fight takes on average, by shield: favours, wounds, and another action where the favours do not suffice.
FIGHTS: Final = vec[i64]([170, 125, 90, 62, 42, 30])
# A task for which there is no way.
HOPELESS: Final = 600

MOST_RANGE: Final = 12
FAR_AWAY: Final = 1_000_000

# Kinds of stops.
NOTHING: Final = 0
DELIVER: Final = 1
RAISE: Final = 2
LOAD: Final = 3
LOAD_FROM_CITY: Final = 4
FIGHT: Final = 5
BUILD: Final = 6
SEARCH: Final = 7

# The colours that would do are remembered for as many actions as there are dice, a place of six bits each; the cost stands above them.
PLACES: Final = vec[i64]([1 << content.COLOUR_COUNT * k for k in range(content.MOST_DICE + 1)])


def sailing(range_: i64, steps: i64) -> int:
    """So many steps: whole moves, and for the rest favours or one more move. A longer way is a little worse."""
    if steps == 0:
        return 0
    moves: i64 = ACTION
    if steps > range_:
        moves = steps // range_ * ACTION + min(steps % range_ * FAVOUR, ACTION)
    return int(moves + 3 * steps)


SAILING: Final = vec[i64]([sailing(range_ if range_ else 1, steps) for range_ in range(MOST_RANGE + 1) for steps in range(FARTHEST)])

# What a seat knows


def way_of(side: Side, action: i64) -> i64:
    """How a ship comes within reach of the land of an action."""
    way: i64 = CROSSING if side.crosses else 0
    return way | REACHING if side.reaches & BITS[action] else way


def own_islands(s: State, seat: i64) -> i64:
    """Islands without a shrine that a seat knows to be its own, a bit each."""
    known = (s.explored | s.sides[seat].looked) & ~s.shrines
    found: i64 = 0
    for island in range(content.ISLAND_TILES):
        if known & BITS[island] and s.t.island_owner[s.islands[island]] == s.t.player_colour[seat]:
            found |= BITS[island]
    return found


def tiles_in(white: i64, wanted: i64) -> i64:
    """How many task tiles these are."""
    return (
        total(white)
        + colours_in(wanted >> 8 * content.STATUE)
        + colours_in(wanted >> 8 * content.OFFERING)
        + colours_in(wanted >> 8 * content.MONSTER)
    )


def islands_in(mask: i64) -> i64:
    return colours_in(mask) + colours_in(mask >> content.COLOUR_COUNT)


def searches_due(s: State, seat: i64, own: i64) -> i64:
    """How many unknown islands must be turned up on average until all shrines have their place, in hundredths.

    To find k of n among u cards one turns up k (u + 1) / (n + 1).
    """
    side = s.sides[seat]
    missing = byte_of(side.white, content.SHRINE) - islands_in(own)
    if missing <= 0:
        return 0
    built: i64 = 0
    for island in range(content.ISLAND_TILES):
        if s.shrines & BITS[island] and s.t.island_owner[s.islands[island]] == s.t.player_colour[seat]:
            built += 1
    unknown = content.ISLAND_TILES - islands_in(s.explored | side.looked)
    hidden = s.t.shrines - built - islands_in(own)
    foreign = missing * (unknown + 1) * 100 // (hidden + 1) - missing * 100
    return missing * 100 + foreign * OWN_SEARCH // 100


@final
class Voyage:
    """One imagined way home."""

    __slots__ = (
        "s", "side", "chart", "cost", "berth", "colours", "noted", "row", "war_way", "statue_way", "offering_way", "own", "unknown",
        "searches", "letter", "white", "wanted", "done", "statues", "offerings", "room", "temple_of", "site_legs",
        "kind", "land", "colour", "way", "best", "barred",
    )  # fmt: skip

    def __init__(self, s: State, seat: i64, own: i64, searches: i64) -> None:
        side = s.sides[seat]
        self.s: Final = s
        self.side: Final = side
        self.chart: Final = chart_of(s.sea)
        self.cost: i64 = 0
        self.berth = side.berth
        # The colours that the first actions need, and of how many they are noted.
        self.colours: i64 = 0
        self.noted: i64 = 0
        self.row: Final = FARTHEST * (side.range if side.range < MOST_RANGE else MOST_RANGE)
        self.war_way: Final = way_of(side, content.REACH_FIGHT)
        self.statue_way: Final = way_of(side, content.REACH_LOAD_STATUE)
        self.offering_way: Final = way_of(side, content.REACH_LOAD_OFFERING)
        self.own = own
        self.unknown = rules.ALL_ISLANDS & ~(s.explored | side.looked)
        self.searches = searches
        # What the letter of an explored island gives on average: one's own ones have a shrine instead.
        missing = 100 * (byte_of(side.white, content.SHRINE) - islands_in(own))
        self.letter: Final = LETTER * (searches - missing) // searches if searches else 0
        # Tasks as in a side, and the colours aboard.
        self.white = side.white
        self.wanted = side.wanted
        self.done = side.done
        self.statues = colours_held(side.statues)
        self.offerings = colours_held(side.offerings)
        self.room = side.storage - side.cargo()
        self.temple_of: Final = vec[i64]([0] * content.COLOUR_COUNT)
        self.site_legs: Final = vec[i64]([FAR_AWAY] * content.COLOUR_COUNT)
        for temple in range(len(s.temples)):
            self.temple_of[s.temples[temple]] = content.FIRST_TEMPLE + temple
        # The next stop.
        self.kind: i64 = NOTHING
        self.land: i64 = 0
        self.colour: i64 = 0
        self.way: i64 = 0
        self.best: i64 = FAR_AWAY
        self.barred: i64 = 0  # land that may not be the next stop
        self.measure_sites()

    def complete(self, most: i64) -> i64:
        """From the stop that was found, makes all of them and returns: the cost, and below it the colours that the first actions need.

        Beyond the most it may cost, it is not worth going on.
        """
        self.barred = 0
        while self.kind != NOTHING:
            self.make_stop()
            if self.cost > most:
                return FAR_AWAY * PLACES[self.s.t.dice]
            self.find_stop()
        steps = prices.lanes_of(self.s, self.side).distance(self.berth, content.ZEUS)
        if steps:
            self.note(content.ALL_COLOURS)
            self.cost += SAILING[self.row + steps] + USUAL_COLOUR
        self.cost += tiles_in(self.white, self.wanted) * HOPELESS
        return self.cost * PLACES[self.s.t.dice] + self.colours

    def note(self, colours: i64) -> None:
        """Remembers which colours would do for the next action."""
        if self.noted < self.s.t.dice:
            self.colours += colours * PLACES[self.noted]
            self.noted += 1

    def measure_sites(self) -> None:
        """For each colour the way from its city to the nearest free site."""
        for island in range(content.STATUE_ISLANDS):
            sites = rules.free_sites(self.s, island)
            for colour in range(content.COLOUR_COUNT):
                if sites & BITS[colour]:
                    leg = self.leg(self.s.t.city_of[colour], content.FIRST_STATUE + island)
                    if leg < self.site_legs[colour]:
                        self.site_legs[colour] = leg

    def leg(self, land: i64, other: i64) -> i64:
        """How much the way from one land to another counts in the choice of what to load."""
        return SAILING[self.row + self.chart.between[(land - content.FIRST_LAND) * content.LANDS + other - content.FIRST_LAND]] // AHEAD

    # Where to

    def find_stop(self) -> bool:
        """Looks for the cheapest next stop."""
        self.best = FAR_AWAY
        self.kind = NOTHING
        self.consider_deliveries()
        if self.room > 0:
            self.consider_loads()
        self.consider_fights()
        if byte_of(self.white, content.SHRINE):
            self.consider_islands()
        return self.kind != NOTHING

    def consider(self, kind: i64, land: i64, colour: i64, way: i64, more: i64) -> None:
        steps = self.chart.steps[(way * content.BERTHS + self.berth) * content.LANDS + land - content.FIRST_LAND]
        cost = SAILING[self.row + steps] + more
        if cost < self.best and not self.barred & land_bit(land):
            self.best = cost
            self.kind = kind
            self.land = land
            self.colour = colour
            self.way = way

    def consider_deliveries(self) -> None:
        if self.offerings:
            colours = self.offerings & self.completing(content.OFFERING)
            for colour in range(content.COLOUR_COUNT):
                if colours & BITS[colour]:
                    self.consider(DELIVER, self.temple_of[colour], colour, self.offering_way, 0)
        if self.statues:
            colours = self.statues & self.completing(content.STATUE)
            for island in range(content.STATUE_ISLANDS):
                here = colours & rules.free_sites(self.s, island)
                if here:
                    self.consider(RAISE, content.FIRST_STATUE + island, first_of(here), self.statue_way, 0)

    def consider_loads(self) -> None:
        needed = self.takeable(content.OFFERING, self.offerings)
        if needed:
            for island in range(content.OFFERING_ISLANDS):
                here = needed & rules.offerings_on(self.s, island)
                for colour in range(content.COLOUR_COUNT):
                    if here & BITS[colour]:
                        land = content.FIRST_OFFERING + island
                        self.consider(LOAD, land, colour, self.offering_way, self.leg(land, self.temple_of[colour]))
        needed = self.takeable(content.STATUE, self.statues)
        if needed:
            needed &= rules.statues_left(self.s)
            for colour in range(content.COLOUR_COUNT):
                if needed & BITS[colour]:
                    self.consider(LOAD_FROM_CITY, self.s.t.city_of[colour], colour, self.statue_way, self.site_legs[colour])

    def consider_fights(self) -> None:
        needed = self.takeable(content.MONSTER, 0)
        if needed:
            wanted = byte_of(self.wanted, content.MONSTER)
            for lair in range(content.LAIRS):
                here = needed & rules.monsters_on(self.s, lair)
                if here:
                    colour = first_of(here & wanted if here & wanted else here)
                    self.consider(FIGHT, content.FIRST_MONSTER + lair, colour, self.war_way, 0)

    def consider_islands(self) -> None:
        for island in range(content.ISLAND_TILES):
            if self.own & BITS[island]:
                self.consider(BUILD, content.FIRST_LAND + island, rules.island_colour(self.s.t, island), self.war_way, 0)
            elif self.searches > 0 and self.unknown & BITS[island]:
                self.consider(SEARCH, content.FIRST_LAND + island, rules.island_colour(self.s.t, island), self.war_way, UNKNOWN)

    def completing(self, task: i64) -> i64:
        """The colours that complete a tile, as in `rules.completes`."""
        return content.ALL_COLOURS & ~byte_of(self.done, task) if byte_of(self.white, task) else byte_of(self.wanted, task)

    def takeable(self, task: i64, held: i64) -> i64:
        """The colours to take for a task, as in `rules.takeable`."""
        wanted = byte_of(self.wanted, task)
        if byte_of(self.white, task) > colours_in(held & ~wanted):
            return content.ALL_COLOURS & ~byte_of(self.done, task) & ~held
        return wanted & ~held

    # What is done there

    def make_stop(self) -> None:
        """Sails to the stop that was found and acts there."""
        kind = self.kind
        cost = self.sail() + ACTION + USUAL_COLOUR
        self.note(BITS[self.colour])
        if kind == SEARCH:
            self.unknown &= ~land_bit(self.land)
            part = self.searches if self.searches < 100 else 100
            self.cost += (cost - self.letter) * part // 100
            self.searches -= part
            if self.searches <= 0:
                # All that is missing has been found on the way.
                self.white -= (byte_of(self.white, content.SHRINE) - islands_in(self.own)) * one_of(content.SHRINE)
            return
        self.cost += cost
        if kind == BUILD:
            self.own &= ~land_bit(self.land)
            self.white -= one_of(content.SHRINE)
        elif kind == LOAD:
            self.offerings |= BITS[self.colour]
            self.room -= 1
        elif kind == LOAD_FROM_CITY:
            self.statues |= BITS[self.colour]
            self.room -= 1
        elif kind == FIGHT:
            self.cost += FIGHTS[self.side.shield]
            self.finish(content.MONSTER)
        elif kind == DELIVER:
            self.offerings &= ~BITS[self.colour]
            self.room += 1
            self.finish(content.OFFERING)
        else:
            self.statues &= ~BITS[self.colour]
            self.room += 1
            self.finish(content.STATUE)

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
        k = (self.way * content.BERTHS + self.berth) * content.LANDS + self.land - content.FIRST_LAND
        steps = self.chart.steps[k]
        if steps == 0:
            return 0
        if self.noted < self.s.t.dice:
            for _ in range((steps - 1) // self.side.range):
                self.note(content.ALL_COLOURS)
            self.note(self.colours_of_stops(self.chart.stops[k]))
        self.berth = self.chart.stops[k]
        return SAILING[self.row + steps] + USUAL_COLOUR

    def colours_of_stops(self, nearest: i64) -> i64:
        """The colours of all shores of the land that one move reaches, and of the nearest stop."""
        lanes = prices.lanes_of(self.s, self.side)
        found = BITS[self.s.t.hex_colour[nearest]]
        for k in range(self.land * SIDES, self.land * SIDES + SIDES):
            shore = self.s.sea.shores[k]
            if shore < 0:
                break
            if lanes.distance(self.berth, shore) <= self.side.range:
                found |= BITS[self.s.t.hex_colour[shore]]
        return found


def first_of(colours: i64) -> i64:
    """The first colour of some."""
    for colour in range(content.COLOUR_COUNT):
        if colours & BITS[colour]:
            return colour
    return 0
