### Why a choice is better in Uruk, in English. `.other`: what it costs somebody else.

reason-points = { $count ->
    [one] You end the turn with 1 more point.
   *[other] You end the turn with { $count } more points.
}
    .other = { $count ->
        [one] It costs { $player } 1 point.
       *[other] It costs { $player } { $count } points.
    }
reason-cities = { $count ->
    [one] You end the turn with 1 more city.
   *[other] You end the turn with { $count } more cities.
}
    .other = { $count ->
        [one] It costs { $player } 1 city.
       *[other] It costs { $player } { $count } cities.
    }
reason-discs = { $count ->
    [one] You end the turn with 1 more disc above your inventions.
   *[other] You end the turn with { $count } more discs above your inventions.
}
    .other = { $count ->
        [one] It costs { $player } 1 disc.
       *[other] It costs { $player } { $count } discs.
    }
reason-inventions = { $count ->
    [one] You end the turn with 1 more invention in your tableau.
   *[other] You end the turn with { $count } more inventions in your tableau.
}
reason-cubes = { $count ->
    [one] You end the turn with 1 more cube.
   *[other] You end the turn with { $count } more cubes.
}
    .other = { $count ->
        [one] It costs { $player } 1 cube.
       *[other] It costs { $player } { $count } cubes.
    }
reason-hand = { $count ->
    [one] You end the turn with 1 more card in hand.
   *[other] You end the turn with { $count } more cards in hand.
}
    .other = { $count ->
        [one] It costs { $player } 1 card.
       *[other] It costs { $player } { $count } cards.
    }
