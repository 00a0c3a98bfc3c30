### Puzzles: what can be brought about, after “this turn you can”.

puzzle-task-done = complete a task
puzzle-shrine-built = build a shrine
puzzle-statue-raised = raise a statue
puzzle-offered = make an offering
puzzle-defeated = defeat a monster
puzzle-statue-loaded = load a statue
puzzle-offering-loaded = load an offering
puzzle-boarded = recruit a companion
puzzle-explored = explore an island
puzzle-god-invoked = invoke a god
puzzle-healed = discard injuries
puzzle-equipment-used = use an equipment card
