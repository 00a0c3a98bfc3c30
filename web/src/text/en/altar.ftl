### What only the board of Altar says; everything else is in the words of the game.

altar-card = { $said } ({ $details })
altar-copies = { $number ->
    [one] 1 copy
   *[other] { $number } copies
}
altar-realm = { $god } ({ $player }): { $details }
altar-of-god = { $piece }, { $god }
altar-empty-space = empty altar space
altar-next-sanctuary = sanctuary space
altar-paid = { $number } of { $needed } ritual symbols
altar-ward = { $card }: { $text }
altar-silenced = Silenced for now: { $ward }
altar-spared = Cannot be targeted: why?
altar-hand-of = { $player }: { $hand }
altar-unknown-cards = { $number ->
    [one] 1 unknown card
   *[other] { $number } unknown cards
}
altar-no-discards = No card has been discarded yet.
altar-zoom-hint = Point at a card, hold it or press I to see it large.

## The powers of gods in brief: when they work, and what they do then

altar-power-first-player-when = Start
altar-power-first-player = you have the first turn.
altar-power-first-altar-when = Start
altar-power-first-altar = your first altar starts active.
altar-power-win-ties-when = End
altar-power-win-ties = you win every tie.
altar-power-end-bonus-when = Second or third ending
altar-power-end-bonus = { $word ->
    [inactive-altar] +{ $number } progress with an inactive altar.
   *[always] +{ $number } progress.
}
altar-power-ritual-value-when = Ritual
altar-power-ritual-value = each { $class } in hand is worth { $number ->
    [one] 1 symbol.
   *[other] { $number } symbols.
}
altar-power-spoils-when = Attack
altar-power-spoils = altar destroyed or taken ({ $class }): +{ $number ->
    [one] 1 card.
   *[other] { $number } cards.
}
altar-power-toll-when = Defence
altar-power-toll = while a follower worships this god, targeting it or your hand costs { $number ->
    [one] 1 more card.
   *[other] { $number } more cards.
}
altar-power-sift-when = Draw
altar-power-sift = in step 2, look at { $number ->
    [one] 1 card
   *[other] { $number } cards
} of the pile and keep one; { $word ->
    [bottom] the rest goes under it.
   *[top] the rest goes back on top.
}

## Columns of the content, in the gallery

gallery-column-class = Class
gallery-column-symbols = Symbols
gallery-column-ritual = Ritual symbols
gallery-column-effects = What it does
gallery-column-removable = May be left out
gallery-column-domain = Domain
gallery-column-first_altar = First altar
gallery-column-players = Players
gallery-column-gods_each = Gods for each
gallery-column-removed = Priestesses left out
gallery-column-removed_inverse = In the other reading
gallery-column-hand = Cards in hand
gallery-column-display = Face-up cards
gallery-column-sanctuaries = Sanctuaries
gallery-column-draws = Cards drawn in a turn
gallery-column-actions = Main actions in a turn
