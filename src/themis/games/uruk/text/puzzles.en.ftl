### Puzzles: what can be brought about, after “this turn you can”.

puzzle-settled = { $number ->
    [1] place a disc
   *[other] place { $number } discs
}
puzzle-placed = { $number ->
    [1] place an invention
   *[other] place { $number } inventions
}
puzzle-robbed = take a cube from somebody else
puzzle-moved = move a disc
puzzle-used = { $number ->
    [1] use the right invention
   *[other] use { $number } inventions
}
puzzle-exchanged = { $number ->
    [1] exchange a card
   *[other] exchange { $number } cards
}
