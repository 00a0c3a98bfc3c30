### Puzzles: what can be brought about, after “this turn you can”.

puzzle-task-done = complete a task
    .here = complete a task: { $task }
puzzle-shrine-built = build a shrine
    .here = build a shrine on { $island }
puzzle-statue-raised = raise a statue
    .here = raise the { $colour } statue on { $statue-island }
puzzle-offered = make an offering
    .here = make the { $colour } offering at { $the-temple }
puzzle-defeated = defeat a monster
    .here = defeat { the-monster } on { $lair }
puzzle-statue-loaded = load a statue
    .here = load a { $colour } statue
puzzle-offering-loaded = load an offering
    .here = load the { $colour } offering from { $offering-island }
puzzle-boarded = recruit a companion
    .here = recruit { $the-passenger }
puzzle-explored = explore an island
puzzle-god-invoked = invoke a god
    .here = invoke { $god }
puzzle-healed = discard injuries
puzzle-equipment-used = use an equipment card
    .here = use { $the-equipment }
