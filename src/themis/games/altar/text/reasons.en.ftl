### Why a choice is better in Altar, in English. `.other`: what it costs somebody else.

reason-complete = You complete a realm.
reason-sanctuaries = { $count ->
    [one] You end the turn with 1 more sanctuary.
   *[other] You end the turn with { $count } more sanctuaries.
}
reason-active = { $count ->
    [one] You end the turn with 1 more active altar.
   *[other] You end the turn with { $count } more active altars.
}
    .other = { $count ->
        [one] It costs { $player } 1 active altar.
       *[other] It costs { $player } { $count } active altars.
    }
reason-inactive = { $count ->
    [one] You end the turn with 1 more inactive altar.
   *[other] You end the turn with { $count } more inactive altars.
}
    .other = { $count ->
        [one] It costs { $player } 1 inactive altar.
       *[other] It costs { $player } { $count } inactive altars.
    }
reason-adorers = { $count ->
    [one] You end the turn with 1 more worshipper.
   *[other] You end the turn with { $count } more worshippers.
}
    .other = { $count ->
        [one] It costs { $player } 1 worshipper.
       *[other] It costs { $player } { $count } worshippers.
    }
reason-symbols = { $count ->
    [one] You end the turn with 1 more ritual symbol.
   *[other] You end the turn with { $count } more ritual symbols.
}
    .other = { $count ->
        [one] It costs { $player } 1 ritual symbol.
       *[other] It costs { $player } { $count } ritual symbols.
    }
reason-hand = { $count ->
    [one] You end the turn with 1 more card in hand.
   *[other] You end the turn with { $count } more cards in hand.
}
    .other = { $count ->
        [one] It costs { $player } 1 card.
       *[other] It costs { $player } { $count } cards.
    }
