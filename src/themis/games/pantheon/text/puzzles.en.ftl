### Puzzles: what can be brought about, after “this turn you can”.

puzzle-deity-worshipped = worship a deity
puzzle-deity-gained = gain a deity
puzzle-demigod-taken = take a demigod
puzzle-demigod-drawn = take a demigod from the stack
puzzle-column-placed = { $number ->
    [1] place a column
   *[other] place { $number } columns
}
puzzle-tile-taken = { $number ->
    [1] take a tile from the map
   *[other] take { $number } tiles from the map
}
puzzle-offering-bought = buy an offering tile
puzzle-piece-bought = { $number ->
    [1] buy a piece
   *[other] buy { $number } pieces
}
