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
