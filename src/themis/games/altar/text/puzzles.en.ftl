### Puzzles: what can be brought about, after “this turn you can”.

puzzle-completed = complete a realm
puzzle-built = build a sanctuary
puzzle-seized = take an altar from another realm
puzzle-destroyed = destroy an altar
puzzle-deactivated = deactivate an altar
puzzle-lured = lure a worshipper away
puzzle-banished = discard a worshipper of another god
puzzle-robbed = take a card from another hand
puzzle-activated = activate an altar
puzzle-discovered = discover an altar
puzzle-adored = worship a god with a follower
puzzle-influenced = keep a follower on the table as Influence
