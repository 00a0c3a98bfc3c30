## The board of Delphi: what is drawn there, in words

delphi-round = Round { $number }
delphi-last-round = last round
delphi-apollo = Apollo: any colour
delphi-titan = Titan: { $number }
delphi-sea = The sea
delphi-my-ship = My ship
delphi-zoom-in = Closer
delphi-zoom-out = Farther
delphi-find-ship = Show my ship

delphi-reach = Reach of the ship
delphi-reach-any = Reach of the ship with whatever is cheapest
delphi-reach-with = Reach of the ship with { $payer }
delphi-reach-told = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}, { $free } free
delphi-part-colour = colour
delphi-part-range = distance
delphi-payer-die = a { $colour } die
delphi-payer-play = a { $colour } oracle card
delphi-course = { $place }. With { $payer }: { $price ->
    [0] free
    [one] 1 favour
   *[other] { $price } favours
}{ $colour ->
    [0] {""}
   *[other] , { $colour } for the colour
}{ $range ->
    [0] {""}
   *[other] , { $range } for the distance
}
delphi-beyond = { $place }. Out of reach with { $payer }
delphi-pay = Ways to pay
delphi-pay-for = To pay: { $action }

delphi-hex-with-ships = { $land }; ships: { $ships }
delphi-hex-sea = { $place }
delphi-hex-zeus = Zeus space, start and finish
delphi-hex-shallows = Shallows
delphi-hex-offering = { $place }, offering island: { $colours }
delphi-hex-temple = { $place }, temple island: { $colour }
delphi-hex-statue = { $place }, statue island: { $sites }; raised: { $raised }
delphi-hex-city = { $place }; { $number ->
    [0] no statue left
    [one] 1 statue
   *[other] { $number } statues
}
delphi-hex-lair = { $place }, monster island: { $monsters }
delphi-hex-island-hidden = { $place }, unexplored island ({ $colour }); looked at by: { $looked }
delphi-hex-island-known = { $place }, unexplored island ({ $colour }); known to those who looked: { $letter }, building: { $player }; looked at by: { $looked }
delphi-hex-island-open = { $place }, island ({ $colour }): { $letter }, building: { $player }
delphi-hex-shrine = { $place }, island ({ $colour }): shrine, { $player }
delphi-monster-of-colour = { $monster } ({ $colour })
delphi-count = { $number } { $colour }
delphi-card = { $card }. { $function }

delphi-oracle = Oracle
delphi-dice = Dice ({ $colour }): { $number } to use{ $used ->
    [0] {""}
   *[other] , { $used } used
}
delphi-dice-of = Dice: { $dice }
delphi-favours = Favours: { $number }
delphi-oracle-deck = Oracle deck: { $number }
delphi-spyglass = Look at islands
delphi-shield = Shield: { $number } of { $most }
delphi-god-row = { $god }: row { $row } of { $top }
delphi-no-step = Decline to advance
delphi-wounds = Injuries: { $number }
delphi-wounds-told = Injuries: { $colours }
delphi-wounds-of-colour = Injuries ({ $colour }): { $number }
delphi-unhurt = none
delphi-cards = Oracle cards: { $number }
delphi-cards-told = Oracle cards: { $colours }
delphi-cards-of-colour = Oracle cards ({ $colour }): { $number }
delphi-no-cards = none
delphi-played = Oracle card used this turn

delphi-task-shrine = Shrines
delphi-task-statue = Statues
delphi-task-offering = Offerings
delphi-task-monster = Monsters
delphi-task-label = { $task }: { $colour }
delphi-task-done = Task completed: { $task }
delphi-tasks-left = Tasks left: { $number }
delphi-any-colour = any colour
delphi-own-island = island of the player's colour
delphi-trophies = Defeated monsters: { $colours }

delphi-ship = Ship
delphi-hold-title = Storage
delphi-hold = Storage. Offerings: { $offerings }. Statues: { $statues }. Free spaces: { $free }
delphi-equipment = Equipment
delphi-passengers = Companions
delphi-display = Display of equipment (deck: { $number })
delphi-waiting = Companions to choose from
delphi-piles = Decks
delphi-oracle-piles = Oracle cards: { $deck } in the deck, { $discards } discarded
delphi-wound-piles = Injuries: { $deck } in the deck, { $discards } discarded

delphi-guide = Special actions of the gods, letters of the islands

delphi-tray-ship = Ship tiles
delphi-tray-equipment = Equipment
delphi-tray-passenger = Companions
delphi-fight-so-far = { $rounds ->
    [one] 1 round lost
   *[other] { $rounds } rounds lost
}. Shield: { $shield }.
delphi-last-roll = Last roll: { $number }
delphi-battle-die = Battle die: { $strength } or more wins ({ $odds }%)
delphi-retreat = Give up

## The gallery

gallery-table-colour = Colours
gallery-table-player = Players
gallery-table-monster = Monsters
gallery-table-task = Kinds of task
gallery-table-task_tile = Zeus tiles
gallery-table-letter = Greek letters
gallery-table-island_tile = Island tiles
gallery-table-ship = Ship tiles
gallery-table-equipment = Equipment cards
gallery-table-passenger_kind = Kinds of companion
gallery-table-passenger = Companion cards
gallery-two-faces = { $front } / { $back }
gallery-column-oracle_cards = Oracle cards
gallery-column-wound_cards = Injury cards
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
gallery-column-tasks = Tasks
gallery-column-reach = With one water space between
gallery-column-colours = Colours
gallery-column-gods = Gods
gallery-column-looks = Islands looked at
gallery-column-name = Printed name
gallery-value-hero = hero
gallery-value-demigod = demigod
gallery-value-creature = creature
gallery-value-once = one-time
gallery-value-action = as an action
gallery-value-roll = on consulting the oracle
gallery-value-task = on completing a task
gallery-value-turn = once a turn
