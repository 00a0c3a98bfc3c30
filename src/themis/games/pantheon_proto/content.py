"""What the rules know of the components, whatever is printed on them: cells, slots, sides, resources, and how they are numbered.

The number of a card is its row. What the rows of one content say is in `tables.py`, what cards do in `vocabulary.py`.
Where the source has two words for a thing, or one for two, these are the right ones.  PRO-RUL-55, PRO-RUL-56
"""

from __future__ import annotations

from typing import Final

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6

# What cards give and take; the first three are the resources.  PRO-SYM-01
RESOURCES: Final = ["wood", "metal", "wheat"]
THINGS: Final = [*RESOURCES, "disciple", "point"]
WOOD: Final = 0
METAL: Final = 1
WHEAT: Final = 2
RESOURCE_COUNT: Final = 3
DISCIPLE: Final = 3
POINT: Final = 4

SIDES: Final = ["light", "dark"]
LIGHT: Final = 0
DARK: Final = 1

SLOTS: Final = ["i", "ii", "iii", "iv"]
SLOT_COUNT: Final = 4

# The cells of a temple in the order in which plans are corrected; those of the quests from the fourth on, light before dark.  PRO-NORM-01, PRO-RUL-12
CELLS: Final = [*RESOURCES, "initiative", *[f"{slot}-{side}" for slot in SLOTS for side in SIDES]]
CELL_COUNT: Final = 12
INITIATIVE: Final = 3
FIRST_QUEST_CELL: Final = 4

# What is resolved together, from left to right.  PRO-RES-02
COLUMNS: Final = ["resources", "initiative", *SLOTS]
RESOURCE_COLUMN: Final = 0
INITIATIVE_COLUMN: Final = 1
FIRST_QUEST_COLUMN: Final = 2

PEOPLES: Final = ["orc", "dwarf", "fairy", "undead", "elf", "human"]
PEOPLE_COUNT: Final = 6
# Colours of monuments: those of the peoples, and white.  PRO-SYM-10
COLOURS: Final = [*PEOPLES, "white"]
WHITE: Final = 6
COLOUR_COUNT: Final = 7
TOKENS_EACH: Final = 2

PHASES: Final = ["setup", "planning", "resolution", "purchase"]
SETUP: Final = 0
PLANNING: Final = 1
RESOLUTION: Final = 2
PURCHASE: Final = 3

# Why the game ends, each a bit of `State.ends`.  PRO-END-01, PRO-END-02, PRO-END-03, PRO-END-07
ENDINGS: Final = ["quests", "monuments", "scale", "turns"]
NO_QUEST: Final = 0
NO_MONUMENT: Final = 1
SCALE_END: Final = 2
LAST_TURN: Final = 3

# Whose a bonus is, in the order of the bits of `State.waived`.
KINDS: Final = ["power", "tool"]
OF_POWER: Final = 0
OF_TOOL: Final = 1

# Nobody recruits more at a time; who does so many is asked again.
RECRUITS_AT_ONCE: Final = 10

# Where points come from; those before the first of the end are on the score track.
SOURCES: Final = ["ranks", "gifts", "cards", "epilogues", "resources", "monuments", "objectives", "tools"]
FROM_RANKS: Final = 0
FROM_GIFTS: Final = 1
FROM_CARDS: Final = 2
FROM_EPILOGUES: Final = 3
FIRST_OF_END: Final = 4
FROM_RESOURCES: Final = 4
FROM_MONUMENTS: Final = 5
FROM_OBJECTIVES: Final = 6
FROM_TOOLS: Final = 7
SOURCE_COUNT: Final = 8
