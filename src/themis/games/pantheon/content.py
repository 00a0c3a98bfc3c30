"""What the rules know of Panthéon's components, whatever is printed on them: types of offerings, abilities, effects, and how they are numbered.

The number of a thing is its row. What the rows of one content say is in `tables.py`, the map in `land.py`.
"""

from __future__ import annotations

from typing import Final

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
# One more booty tile than there are players, and so at most as many people spaces.  PAN-EPOCH-08, PAN-EPOCH-10
MOST_LAID: Final = MOST_SEATS + 1
RANKS: Final = 4
NUMBERS_OF_COST: Final = 4

# Kinds of spaces, in the order of SPACE_KINDS.  PAN-MAP-02, PAN-MAP-05, PAN-MAP-06
COLUMN_SPACE: Final = 1
PEOPLE_SPACE: Final = 2
HOME: Final = 3

# Pieces, in the order of PIECES.
FOOT: Final = 0
COLUMN: Final = 1

# Cards: movement cards, the four types of offerings, then money in the order of its value.
MOVEMENT: Final = 0
FIRST_OFFERING: Final = 1
OFFERING_COUNT: Final = 4
FIRST_MONEY: Final = 5

# What peoples do, in the order of ABILITIES.
CARDS_OR_DEITY: Final = 0
HAND_SIZE: Final = 1
SWAP_PIECES: Final = 2
TURN_MONEY: Final = 3
SPEND_MONEY: Final = 4
UPGRADE_ONE: Final = 5

# What deities do, in the order of EFFECTS. Those before the first lasting one act at once and go to the box.  PAN-GOD-03, PAN-GOD-04
DRAW_DEITY: Final = 0
TAKE_DEMIGODS: Final = 1
TAKE_MONEY: Final = 2
FIRST_LASTING: Final = 3
PREPARE_CARDS: Final = 3
MORE_STEPS: Final = 4
JUMPS: Final = 5
MORE_MONEY: Final = 6
DRAW_MORE: Final = 7
SCORE_RANK: Final = 8
MORE_ACTIONS: Final = 9

# What booty and bonus tiles do, in the order of TILE_EFFECTS.
ROW_DEMIGOD: Final = 0
STACK_DEMIGOD: Final = 1
GIVE_DEITY: Final = 2
UPGRADES: Final = 3
CARDS: Final = 4
SPECIAL_MONEY: Final = 5
STEPS: Final = 6
RESERVE: Final = 7
RESERVE_CHOICE: Final = 8
FREE_COLUMN: Final = 9

# Where points come from, in the order of SOURCES.
FROM_DEITIES: Final = 0
FROM_ENDINGS: Final = 1
FROM_DEMIGODS: Final = 2
FROM_COLUMNS: Final = 3
FROM_RANKS: Final = 4
SOURCES: Final = ["deities", "endings", "demigods", "columns", "ranks"]
