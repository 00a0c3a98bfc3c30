### What the gallery calls the tables and columns of content, where the words of the game do not say it.

## Altar


gallery-column-class = Class
gallery-column-symbols = Symbols
gallery-column-ritual = Ritual symbols
gallery-column-effects = What it does
gallery-column-removable = May be left out
gallery-column-domain = Domain
gallery-column-first_altar = First altar
gallery-column-players = Players
gallery-column-gods_each = Gods for each
gallery-column-removed = Priestesses left out
gallery-column-removed_inverse = In the other reading
gallery-column-hand = Cards in hand
gallery-column-display = Face-up cards
gallery-column-sanctuaries = Sanctuaries
gallery-column-draws = Cards drawn in a turn
gallery-column-actions = Main actions in a turn

## Delphi


gallery-column-oracle_cards = Oracle cards
gallery-column-wound_cards = Injury cards
gallery-column-hexes = Spaces
gallery-column-offerings = Offerings
gallery-column-temples = Temples
gallery-column-statues = Statues
gallery-column-power = Special action
gallery-column-god_steps = God steps
gallery-column-passengers = Companions
gallery-column-favours = Favours
gallery-column-equipment = Equipment cards
gallery-column-task = Task
gallery-column-back = Back
gallery-column-back_colour = Colour of the back
gallery-column-wound_colours = Colours of injuries discarded
gallery-column-owner = Player's colour
gallery-column-letter = Letter
gallery-column-same_wounds = Injuries of one colour
gallery-column-total_wounds = Injuries in all
gallery-column-heals = Discards injuries of its colour
gallery-column-wild = Its colour serves as any colour
gallery-column-roams = Extra range, to any colour
gallery-column-storage = Storage
gallery-column-shield = Shield
gallery-column-first_game = For a first game
gallery-column-gods_at_entry = Gods on the entry row
gallery-column-range = Extra range
gallery-column-favour_bonus = Extra favours
gallery-column-task_tiles = Zeus tiles returned
gallery-column-recolour_discount = Recolouring cheaper by
gallery-column-both_ways = Recolours both ways
gallery-column-shallows = Crosses shallows
gallery-column-when = When
gallery-column-colours = Colours
gallery-column-gods = Gods
gallery-column-looks = Islands looked at
gallery-column-name = Printed name
gallery-column-points = Points
gallery-column-scored = A scoring follows
gallery-column-columns = Columns
gallery-column-feet = Feet
gallery-column-ability = What it gives
gallery-column-value = Value
gallery-column-special = Special money
gallery-column-first = First number
gallery-column-second = Second number
gallery-column-third = Third number
gallery-column-fourth = Fourth number
gallery-column-cost = Cost
gallery-column-cards_only = Paid with cards only
gallery-column-part = Part of the stack
gallery-value-hero = hero
gallery-value-demigod = demigod
gallery-value-creature = creature
gallery-value-once = one-time
gallery-value-action = as an action
gallery-value-roll = on consulting the oracle
gallery-value-task = on completing a task
gallery-value-turn = once a turn
