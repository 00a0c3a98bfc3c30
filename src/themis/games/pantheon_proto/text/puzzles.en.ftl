### Puzzles: what can be brought about, after “this turn you can”.

puzzle-built = build a monument
puzzle-crafted = build a tool
puzzle-recruited = recruit disciples
