### Puzzles: what can be brought about, after “this turn you can”.

puzzle-built = { $number ->
    [1] build a monument
   *[other] build { $number } monuments
}
puzzle-crafted = build a tool
puzzle-recruited = recruit disciples
