### What only the board of Altar says; everything else is in the words of the game.

altar-card = { $said } ({ $details })
altar-copies = { $number } copies
altar-realm = { $god } ({ $player }): { $details }
altar-of-god = { $piece }, { $god }
altar-empty-space = empty altar space
altar-next-sanctuary = sanctuary space
altar-paid = { $number } of { $needed } ritual symbols
altar-ward = { $card }: { $text }
altar-silenced = Silenced for now: { $ward }
altar-hand-of = { $player }: { $hand }
altar-unknown-cards = { $number ->
    [one] 1 unknown card
   *[other] { $number } unknown cards
}
altar-no-discards = No card has been discarded yet.
altar-zoom-hint = Point at a card, hold it or press I to see it large.
altar-provenance = Where it is from
altar-provenance-of = { $column ->
    [copies] Number of copies
    [effects] What it does
    [symbols] Symbols
    [domain] Domain
    [first_altar] First altar
   *[card] As a whole
}

## Columns of the content, in the gallery

gallery-column-french = French name
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
