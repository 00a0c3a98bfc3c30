"""Questions about a state of Delphi: what may be done, and what it needs. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from themis.core.choice import Choice
from themis.core.native import i64
from themis.games.delphi import content, options, state
from themis.games.delphi.sea import BITS, land_bit
from themis.games.delphi.state import Side, State, byte_of, colours_held, colours_in, open_of, total
from themis.games.delphi.tables import Tables

ALL_ISLANDS: Final = (1 << content.ISLAND_TILES) - 1


# Phase 1


def wound_limits(t: Tables, side: Side) -> tuple[i64, i64]:
    """Wounds of one colour, and in all, that make a turn of recovery.  DEL-CHK-01, DEL-EQ-13"""
    same = t.same_wounds
    most = t.total_wounds
    for k in range(len(t.stamina)):
        card = t.stamina[k]
        if side.has(card):
            same = max(same, t.equipment_same_wounds[card])
            most = max(most, t.equipment_total_wounds[card])
    return same, most


def must_recover(t: Tables, side: Side) -> bool:
    """Too many wounds of one colour or in all.  DEL-CHK-01, DEL-CHK-06, DEL-EQ-13, DEL-RUL-39"""
    same, most = wound_limits(t, side)
    if total(side.wounds) >= most:
        return True
    for colour in range(content.COLOUR_COUNT):
        if side.wounds_of(colour) >= same:
            return True
    return False


# Sources


def unused_dice(t: Tables, side: Side) -> i64:
    """The colours of unused dice, a bit each.  DEL-TURN-04"""
    found: i64 = 0
    for k in range(t.dice):
        if side.die(k) < state.USED:
            found |= BITS[side.die(k)]
    return found


def dice_left(t: Tables, side: Side) -> i64:
    """How many dice are unused.  DEL-TURN-04"""
    found: i64 = 0
    for k in range(t.dice):
        if side.die(k) < state.USED:
            found += 1
    return found


def rolled_colours(t: Tables, side: Side) -> i64:
    """The colours of all dice, a bit each."""
    found: i64 = 0
    for k in range(t.dice):
        found |= BITS[side.die(k) & ~state.USED]
    return found


def can_play_card(s: State) -> bool:
    """One oracle card a turn, Apollo or not.  DEL-TURN-05, DEL-RUL-18"""
    return s.played < 0 and s.t.oracle_cards_a_turn > 0


def can_buy(s: State, side: Side, card: i64) -> bool:
    """The Extra card sells one action a turn.  DEL-EQ-14, DEL-RUL-58"""
    return (
        s.t.equipment_function[card] == content.BUY_ACTION and side.has(card) and not s.bought and side.favours >= s.t.equipment_price[card]
    )


def is_rite(t: Tables, card: i64) -> bool:
    """A card whose colour can be used as an action.  DEL-EQ-12"""
    return t.equipment_when[card] == content.ON_ACTION


def rite_colour(t: Tables, card: i64) -> i64:
    """The colour that a Rite asks for; -1 for another card."""
    if is_rite(t, card):
        for colour in range(content.COLOUR_COUNT):
            if t.equipment_colours[card] & BITS[colour]:
                return colour
    return -1


def colour_needed(s: State, action: Choice) -> i64:
    """The colour that the object of an action has, or -1 where any will do; for moves see `prices.py`.  DEL-COL-06, DEL-COL-07"""
    verb = action.verb
    if verb is s.t.moves.fight or verb is s.t.moves.load_offering or verb is s.t.moves.raise_statue:
        return action.b
    if verb is s.t.moves.explore or verb is s.t.moves.build:
        return island_colour(s.t, action.a)
    if verb is s.t.moves.offer:
        return s.temples[action.a]
    if verb is s.t.moves.load_statue:
        return city_colour(s.t, action.a)
    if verb is s.t.moves.heal:
        return action.a
    if verb is s.t.moves.advance:
        return s.t.god_colour[action.a]
    return rite_colour(s.t, action.a) if verb is s.t.moves.use else -1


def why_not_source(s: State, side: Side, source: Choice) -> list[str]:
    """The rules that keep a die or an oracle card from paying for anything."""
    if source.verb is s.t.moves.die:
        return [] if unused_dice(s.t, side) & BITS[source.a] else ["DEL-TURN-04"]
    if not side.cards_of(source.a):
        return ["DEL-COL-08"]
    return [] if can_play_card(s) else ["DEL-TURN-05"]


# Tasks


def completes(side: Side, task: i64) -> i64:
    """The colours that would complete an open tile of a task: those on coloured tiles, and for a white one any that is neither done nor on a coloured one.  DEL-TASK-03, DEL-TASK-04, DEL-TASK-06, DEL-RUL-20"""
    wanted = byte_of(side.wanted, task)
    if byte_of(side.white, task) == 0:
        return wanted
    return content.ALL_COLOURS & ~byte_of(side.done, task)


def aboard(side: Side, task: i64) -> i64:
    """The colours in the storage that are meant for a task."""
    if task == content.OFFERING:
        return colours_held(side.offerings)
    return colours_held(side.statues) if task == content.STATUE else 0


def takeable(s: State, side: Side, task: i64) -> i64:
    """The colours a seat may load or fight for a task.  DEL-FGT-02, DEL-OFF-03, DEL-STA-03, DEL-RUL-10, DEL-RUL-19"""
    if options.fights_and_loads_are_free(s):
        return content.ALL_COLOURS
    wanted = byte_of(side.wanted, task)
    white = byte_of(side.white, task)
    if task == content.MONSTER:
        return content.ALL_COLOURS & ~byte_of(side.done, task) if white else wanted
    held = aboard(side, task)
    if white > colours_in(held & ~wanted):
        return content.ALL_COLOURS & ~byte_of(side.done, task) & ~held
    return wanted & ~held


def why_not_complete(side: Side, task: i64, colour: i64) -> list[str]:
    """The rules that keep a colour from completing a tile of a task."""
    if completes(side, task) & BITS[colour]:
        return []
    return ["DEL-TASK-04" if byte_of(side.done, task) & BITS[colour] else "DEL-TASK-06"]


def has_room(side: Side) -> bool:
    """A free storage space.  DEL-OFF-02, DEL-STA-02, DEL-STO-01"""
    return side.cargo() < side.storage


def all_done(side: Side) -> bool:
    """No task tile is left.  DEL-END-01"""
    return side.open_tasks() == 0


def may_return(side: Side) -> bool:
    """Whether the Zeus space is open to a ship that is elsewhere.  DEL-END-01, DEL-MOVE-09, DEL-GOD-11"""
    return all_done(side) and side.berth != content.ZEUS


# Places


def reaches(s: State, side: Side, land: i64, action: i64) -> bool:
    """Whether land is next to the ship, or over one sea hex if a card helps with this action.  DEL-ACB-01, DEL-ACB-02, DEL-EQ-09, DEL-EQ-10, DEL-EQ-11, DEL-RUL-32"""
    if s.sea.beside[side.berth] & land_bit(land):
        return True
    return side.reaches & BITS[action] != 0 and s.sea.in_reach[side.berth] & land_bit(land) != 0


def is_explored(s: State, island: i64) -> bool:
    return s.explored & BITS[island] != 0


def unexplored(s: State) -> i64:
    """How many islands are face down."""
    left: i64 = 0
    for island in range(content.ISLAND_TILES):
        if not s.explored & BITS[island]:
            left += 1
    return left


def owner_of(s: State, island: i64) -> i64:
    """The seat whose colour the building on an island has, or -1 for an absent player.  DEL-RUL-22"""
    colour = s.t.island_owner[s.islands[island]]
    for seat in range(s.seats):
        if s.t.player_colour[seat] == colour:
            return seat
    return -1


def serves_shrine(s: State, seat: i64, island: i64) -> bool:
    """Whether a seat could have a shrine on the island's tile; the letter does not matter.  DEL-EXP-03, DEL-EXP-09, DEL-BLD-01, DEL-BLD-02, DEL-RUL-21, DEL-RUL-23"""
    if s.shrines & BITS[island] or open_of(s.sides[seat], content.SHRINE) == 0:
        return False
    return s.t.island_owner[s.islands[island]] == s.t.player_colour[seat]


def island_colour(t: Tables, island: i64) -> i64:
    """The colour of an island's border."""
    return t.hex_colour[content.FIRST_LAND + island]


def city_colour(t: Tables, city: i64) -> i64:
    return t.hex_colour[content.FIRST_CITY + city]


def statue_city(t: Tables, colour: i64) -> i64:
    """The number of the city that has the statues of a colour."""
    return t.city_of[colour] - content.FIRST_CITY


def monsters_on(s: State, lair: i64) -> i64:
    """The colours of the monsters on an island, a bit each."""
    return s.board[state.MONSTERS_AT + lair]


def offerings_on(s: State, island: i64) -> i64:
    return s.board[state.OFFERINGS_AT + island]


def free_sites(s: State, island: i64) -> i64:
    """The colours of the sites without a statue on a statue island.  DEL-STA-05"""
    return s.t.hex_sites[content.FIRST_STATUE + island] & ~s.board[state.RAISED_AT + island]


def statues_left(s: State) -> i64:
    """The colours of which a city still has a statue, a bit each."""
    found: i64 = 0
    for colour in range(content.COLOUR_COUNT):
        if s.board[state.STATUES_AT + colour]:
            found |= BITS[colour]
    return found


# What can be done at a place, and the rules against the rest


def why_too_far(s: State, side: Side, land: i64, action: i64) -> list[str]:
    return [] if reaches(s, side, land, action) else ["DEL-ACB-01"]


def why_not_explore(s: State, side: Side, island: i64) -> list[str]:
    if is_explored(s, island):
        return ["DEL-EXP-01"]
    return why_too_far(s, side, content.FIRST_LAND + island, content.REACH_EXPLORE)


def why_not_build(s: State, seat: i64, island: i64) -> list[str]:
    """Whose building lies under a tile is a secret until it is explored, so nothing here depends on it before."""
    if not is_explored(s, island):
        return ["DEL-BLD-01"]
    side = s.sides[seat]
    reasons = why_too_far(s, side, content.FIRST_LAND + island, content.REACH_BUILD)
    if open_of(side, content.SHRINE) == 0:
        reasons.append("DEL-BLD-02")
    elif not serves_shrine(s, seat, island):
        reasons.append("DEL-BLD-01")
    return reasons


def fightable(s: State, side: Side, lair: i64) -> i64:
    """The colours of the monsters on an island that a seat may fight.  DEL-FGT-02, DEL-FGT-12, DEL-RUL-38"""
    return monsters_on(s, lair) & takeable(s, side, content.MONSTER)


def why_not_fight(s: State, side: Side, lair: i64, colour: i64) -> list[str]:
    reasons = why_too_far(s, side, content.FIRST_MONSTER + lair, content.REACH_FIGHT)
    if not monsters_on(s, lair) & BITS[colour]:
        reasons.append("DEL-FGT-01")
    elif not fightable(s, side, lair) & BITS[colour]:
        reasons.append("DEL-FGT-02")
    return reasons


def loadable_offerings(s: State, side: Side, island: i64) -> i64:
    """The colours of the offerings on an island that a seat may load.  DEL-OFF-01, DEL-OFF-02, DEL-OFF-03"""
    return offerings_on(s, island) & takeable(s, side, content.OFFERING) if has_room(side) else 0


def why_not_load_offering(s: State, side: Side, island: i64, colour: i64) -> list[str]:
    """Wherever the ship is."""
    if not offerings_on(s, island) & BITS[colour]:
        return ["DEL-OFF-01"]
    reasons = [] if has_room(side) else ["DEL-OFF-02"]
    if not takeable(s, side, content.OFFERING) & BITS[colour]:
        reasons.append("DEL-OFF-03")
    return reasons


def can_offer(s: State, side: Side, temple: i64) -> bool:
    """An offering of the temple's colour is aboard and completes a task.  DEL-OFF-04, DEL-TASK-04"""
    return colours_held(side.offerings) & completes(side, content.OFFERING) & BITS[s.temples[temple]] != 0


def why_not_offer(s: State, side: Side, temple: i64) -> list[str]:
    reasons = why_too_far(s, side, content.FIRST_TEMPLE + temple, content.REACH_MAKE_OFFERING)
    if not colours_held(side.offerings) & BITS[s.temples[temple]]:
        return reasons + ["DEL-OFF-04"]
    return reasons + why_not_complete(side, content.OFFERING, s.temples[temple])


def can_load_statue(s: State, side: Side, colour: i64) -> bool:
    """DEL-STA-01, DEL-STA-02, DEL-STA-03"""
    return s.board[state.STATUES_AT + colour] > 0 and has_room(side) and takeable(s, side, content.STATUE) & BITS[colour] != 0


def loadable_statues(s: State, side: Side) -> i64:
    """The colours of statues that a seat may load from some city.  DEL-STA-01, DEL-STA-02, DEL-STA-03"""
    return statues_left(s) & takeable(s, side, content.STATUE) if has_room(side) else 0


def why_not_load_statue(s: State, side: Side, colour: i64) -> list[str]:
    """Wherever the ship is."""
    if s.board[state.STATUES_AT + colour] == 0:
        return ["DEL-STA-01"]
    reasons = [] if has_room(side) else ["DEL-STA-02"]
    if not takeable(s, side, content.STATUE) & BITS[colour]:
        reasons.append("DEL-STA-03")
    return reasons


def raisable(s: State, side: Side, island: i64) -> i64:
    """The colours of statues aboard that have a free site here and complete a task.  DEL-STA-04, DEL-STA-05, DEL-TASK-04"""
    return colours_held(side.statues) & completes(side, content.STATUE) & free_sites(s, island)


def why_not_raise(s: State, side: Side, island: i64, colour: i64) -> list[str]:
    reasons = why_too_far(s, side, content.FIRST_STATUE + island, content.REACH_RAISE_STATUE)
    if not colours_held(side.statues) & BITS[colour]:
        reasons.append("DEL-STA-04")
    else:
        reasons += why_not_complete(side, content.STATUE, colour)
    if not free_sites(s, island) & BITS[colour]:
        reasons.append("DEL-STA-05")
    return reasons


# Gods


def can_rise(t: Tables, side: Side, god: i64) -> bool:
    """There is no row above the top.  DEL-GOD-01, DEL-GOD-05, DEL-GODA-01, DEL-RUL-27"""
    return side.row(god) < t.god_top_row


def any_can_rise(t: Tables, side: Side) -> bool:
    for god in range(content.GODS):
        if can_rise(t, side, god):
            return True
    return False


def row_after_step(s: State, side: Side, god: i64) -> i64:
    """From the bottom straight to the entry row, else one up.  DEL-GOD-02, DEL-GOD-03"""
    row = side.row(god)
    return row + 1 if row else s.t.entry_rows[s.seats]


def row_after_use(s: State, side: Side) -> i64:
    """Where a used or traded god goes.  DEL-GOD-07, DEL-SHIP-02, DEL-RUL-12"""
    return s.t.entry_rows[s.seats] if s.t.ship_gods_at_entry[side.ship] else 0


def is_on_top(t: Tables, side: Side, god: i64) -> bool:
    """DEL-GOD-06, DEL-RUL-30, DEL-RUL-60"""
    return side.row(god) == t.god_top_row


def moved_by_roll(s: State, seat: i64, roller: i64) -> i64:
    """The gods that somebody else's roll may move: of a rolled colour, neither at the bottom nor on top; a bit each.  DEL-ROLL-02, DEL-ROLL-04, DEL-ROLL-05"""
    side = s.sides[seat]
    rolled = rolled_colours(s.t, s.sides[roller])
    found: i64 = 0
    for god in range(content.GODS):
        if rolled & BITS[s.t.god_colour[god]] and 0 < side.row(god) < s.t.god_top_row:
            found |= BITS[god]
    return found


def can_use_power(s: State, seat: i64, god: i64) -> bool:
    """Whether the power of a god on the top row can do anything.  DEL-GOD-09, DEL-RUL-19, DEL-RUL-31, DEL-RUL-48"""
    side = s.sides[seat]
    power = s.t.god_power[god]
    if power == content.PLACE_SHIP:
        return not side.home
    if power == content.EXPLORE_ANYWHERE:
        return s.explored != ALL_ISLANDS
    if power == content.DEFEAT_MONSTER:
        return any_monster(s, side)
    if power == content.LOAD_STATUE:
        return loadable_statues(s, side) != 0 and near_city(s, side)
    return True


def any_monster(s: State, side: Side) -> bool:
    """Whether a monster that may be fought is in reach."""
    needed = takeable(s, side, content.MONSTER)
    for lair in range(content.LAIRS):
        if monsters_on(s, lair) & needed and reaches(s, side, content.FIRST_MONSTER + lair, content.REACH_FIGHT):
            return True
    return False


def near_city(s: State, side: Side) -> bool:
    for city in range(content.CITIES):
        if reaches(s, side, content.FIRST_CITY + city, content.REACH_LOAD_STATUE):
            return True
    return False


# Fights


def strength(t: Tables, side: Side, paid: i64) -> i64:
    """What the battle die must reach after a number of favours.  DEL-FGT-03, DEL-FGT-07, DEL-FGT-09, DEL-SHD-01"""
    return t.monster_strength - side.shield - paid
