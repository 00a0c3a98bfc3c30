"""What the rules know of Delphi's components, whatever is printed on them: colours, kinds, powers, times, and how the hexes are numbered.

The number of a thing is its row, with one exception: hexes are numbered by kind, so that every kind is one stretch of numbers.
The sea comes first, then the Zeus space, then all land, and last the holes of the rings.
What the rows of one content say is in `tiles.py` and `tables.py`.
"""

from __future__ import annotations

from typing import Final

from themis.core.native import i64, vec

COLOUR_COUNT: Final = 6
# All colours, a bit each.
ALL_COLOURS: Final = 63
# The colour of a source that is as good as any, after all others, and how many that makes.
ANY_COLOUR: Final = COLOUR_COUNT
SOURCES: Final = ANY_COLOUR + 1
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
# Cards and tiles that exist once are bits of one machine number.
MOST_BITS: Final = 62
# Dice are bytes of one machine number, and the colours of a voyage's first actions stand below its cost.
MOST_DICE: Final = 5
# The heuristic knows what a fight takes up to this shield.
MOST_SHIELD: Final = 5

# Gains, by place in a row of a gains table.
FAVOURS: Final = 0
EQUIPMENT_CARDS: Final = 1
PASSENGERS: Final = 2
CARDS: Final = 3
WOUND_COLOURS: Final = 4
SHIELD: Final = 5
GOD_STEPS: Final = 6
GAIN_KINDS: Final = 7

# The kind of tile that is laid last, in the order of TILE_KINDS.
CITY_TILE: Final = 4
# The turns of a slot in which a tile may lie as it likes.
FREE_TURN: Final = -1

# Kinds of hexes, in the order of HEX_KINDS.
SEA_HEX: Final = 0
ZEUS_HEX: Final = 1
ISLAND_HEX: Final = 2
OFFERING_HEX: Final = 3
TEMPLE_HEX: Final = 4
STATUE_HEX: Final = 5
MONSTER_HEX: Final = 6
MARKED_HEX: Final = 7
CITY_HEX: Final = 8
HOLE_HEX: Final = 9

# How many hexes there are of each kind: a state has a place for what lies on each of them.  DEL-SETB-08, DEL-SETB-10, DEL-SETB-12, DEL-SETB-13, DEL-SETB-16
SEAS_PER_COLOUR: Final = 12
SEAS: Final = 72
ISLAND_TILES: Final = 12
OFFERING_ISLANDS: Final = 6
TEMPLES: Final = 6
STATUE_ISLANDS: Final = 6
UNMARKED_LAIRS: Final = 6
MARKED_LAIRS: Final = 3
CITIES: Final = 6
HOLES: Final = 2
HEX_COUNTS: Final = [SEAS, 1, ISLAND_TILES, OFFERING_ISLANDS, TEMPLES, STATUE_ISLANDS, UNMARKED_LAIRS, MARKED_LAIRS, CITIES, HOLES]

ZEUS: Final = SEAS
# Where a ship can be: the sea hexes and the Zeus space.
BERTHS: Final = SEAS + 1
FIRST_LAND: Final = BERTHS
FIRST_OFFERING: Final = FIRST_LAND + ISLAND_TILES
FIRST_TEMPLE: Final = FIRST_OFFERING + OFFERING_ISLANDS
FIRST_STATUE: Final = FIRST_TEMPLE + TEMPLES
FIRST_MONSTER: Final = FIRST_STATUE + STATUE_ISLANDS
FIRST_MARKED: Final = FIRST_MONSTER + UNMARKED_LAIRS
FIRST_CITY: Final = FIRST_MARKED + MARKED_LAIRS
FIRST_HOLE: Final = FIRST_CITY + CITIES
HEXES: Final = FIRST_HOLE + HOLES
LAIRS: Final = FIRST_CITY - FIRST_MONSTER
LANDS: Final = FIRST_HOLE - FIRST_LAND
HEX_KIND: Final = vec[i64]([kind for kind in range(len(HEX_COUNTS)) for _ in range(HEX_COUNTS[kind])])

# Gods, one of each colour, and their powers, in the order of POWERS.
GODS: Final = COLOUR_COUNT
PLACE_SHIP: Final = 0
EXPLORE_ANYWHERE: Final = 1
DEFEAT_MONSTER: Final = 2
WILD_SOURCES: Final = 3
HEAL_ALL: Final = 4
LOAD_STATUE: Final = 5

# Tasks, in the order of TASKS.
SHRINE: Final = 0
STATUE: Final = 1
OFFERING: Final = 2
MONSTER: Final = 3

# When equipment works, in the order of WHENS.
ALWAYS: Final = 0
ONCE: Final = 1
ON_ACTION: Final = 2
ON_ROLL: Final = 3
ON_TASK: Final = 4
ON_TURN: Final = 5

# What equipment does, in the order of FUNCTIONS.
NO_FUNCTION: Final = 0
GIVE_STATUE: Final = 1
GIVE_OFFERING: Final = 2
RAISE_GOD: Final = 3
SCOUT: Final = 4
BUY_ACTION: Final = 5

# Actions at a distance, in the order of REACHES.
REACH_FIGHT: Final = 0
REACH_EXPLORE: Final = 1
REACH_BUILD: Final = 2
REACH_LOAD_STATUE: Final = 3
REACH_RAISE_STATUE: Final = 4
REACH_LOAD_OFFERING: Final = 5
REACH_MAKE_OFFERING: Final = 6

# Kinds of passengers, in the order of PASSENGER_KINDS: one of each kind and colour.  DEL-RUL-57
HERO: Final = 0
DEMIGOD: Final = 1
CREATURE: Final = 2
PASSENGER_COUNT: Final = 18
