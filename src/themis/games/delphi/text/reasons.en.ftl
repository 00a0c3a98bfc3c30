### Why a choice is better in The Oracle of Delphi, in English. `.other`: what it costs somebody else.

reason-tasks = { $count ->
    [one] You end the turn with 1 more completed task.
   *[other] You end the turn with { $count } more completed tasks.
}
reason-way = { $count ->
    [one] You end the turn 1 action nearer to Zeus.
   *[other] You end the turn { $count } actions nearer to Zeus.
}
    .other = { $count ->
        [one] It costs { $player } 1 action on the way to Zeus.
       *[other] It costs { $player } { $count } actions on the way to Zeus.
    }
reason-offerings = { $count ->
    [one] You end the turn with 1 more offering aboard.
   *[other] You end the turn with { $count } more offerings aboard.
}
reason-statues = { $count ->
    [one] You end the turn with 1 more statue aboard.
   *[other] You end the turn with { $count } more statues aboard.
}
reason-equipment = { $count ->
    [one] You end the turn with 1 more equipment card.
   *[other] You end the turn with { $count } more equipment cards.
}
reason-heroes = { $count ->
    [one] You end the turn with 1 more hero.
   *[other] You end the turn with { $count } more heroes.
}
reason-demigods = { $count ->
    [one] You end the turn with 1 more demigod.
   *[other] You end the turn with { $count } more demigods.
}
reason-creatures = { $count ->
    [one] You end the turn with 1 more creature.
   *[other] You end the turn with { $count } more creatures.
}
reason-gods = { $count ->
    [one] Your gods are 1 row higher.
   *[other] Your gods are { $count } rows higher, all together.
}
reason-shield = { $count ->
    [one] Your shield is 1 higher.
   *[other] Your shield is { $count } higher.
}
reason-wounds = { $count ->
    [one] You end the turn with 1 injury fewer.
   *[other] You end the turn with { $count } injuries fewer.
}
reason-looked = { $count ->
    [one] You know 1 more island.
   *[other] You know { $count } more islands.
}
reason-cards = { $count ->
    [one] You end the turn with 1 more oracle card.
   *[other] You end the turn with { $count } more oracle cards.
}
reason-favours = { $count ->
    [one] You end the turn with 1 more favour.
   *[other] You end the turn with { $count } more favours.
}
