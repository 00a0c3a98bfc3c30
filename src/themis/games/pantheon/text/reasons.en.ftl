### Why a choice is better in Panthéon, in English. `.other`: what it costs somebody else.

reason-points = { $count ->
    [one] You end the turn with 1 more point.
   *[other] You end the turn with { $count } more points.
}
    .other = { $count ->
        [one] It costs { $player } 1 point.
       *[other] It costs { $player } { $count } points.
    }
reason-deities = { $count ->
    [one] You end the turn with 1 more deity.
   *[other] You end the turn with { $count } more deities.
}
    .other = { $count ->
        [one] It costs { $player } 1 deity.
       *[other] It costs { $player } { $count } deities.
    }
reason-demigods = { $count ->
    [one] You end the turn with 1 more demigod.
   *[other] You end the turn with { $count } more demigods.
}
reason-columns = { $count ->
    [one] You end the turn with 1 more column on the map.
   *[other] You end the turn with { $count } more columns on the map.
}
reason-ranks = { $count ->
    [one] Your offering tiles are 1 rank higher.
   *[other] Your offering tiles are { $count } ranks higher, all together.
}
reason-steps = { $count ->
    [one] From then on you have 1 more step in every move.
   *[other] From then on you have { $count } more steps in every move.
}
reason-feet = { $count ->
    [one] You end the turn with 1 more foot.
   *[other] You end the turn with { $count } more feet.
}
reason-reserve = { $count ->
    [one] You end the turn with 1 more column in your reserve.
   *[other] You end the turn with { $count } more columns in your reserve.
}
reason-payable = { $count ->
    [one] At the end of the turn you can pay for 1 more deity of the row.
   *[other] At the end of the turn you can pay for { $count } more deities of the row.
}
reason-near-tiles = { $count ->
    [one] At the end of the turn, you can reach 1 more tile on the map within 3 steps.
   *[other] At the end of the turn, you can reach { $count } more tiles on the map within 3 steps.
}
reason-near-columns = { $count ->
    [one] At the end of the turn, you can reach 1 more column space within 3 steps.
   *[other] At the end of the turn, you can reach { $count } more column spaces within 3 steps.
}
reason-movement = { $count ->
    [one] You end the turn with 1 more movement card.
   *[other] You end the turn with { $count } more movement cards.
}
reason-coins = { $count ->
    [one] You end the turn with 1 more coin in hand.
   *[other] You end the turn with { $count } more coins in hand.
}
reason-hand = { $count ->
    [one] You end the turn with 1 more card in hand.
   *[other] You end the turn with { $count } more cards in hand.
}
    .other = { $count ->
        [one] It costs { $player } 1 card.
       *[other] It costs { $player } { $count } cards.
    }
