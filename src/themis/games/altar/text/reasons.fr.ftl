### Why a choice is better in Altar, in French. `.other`: what it costs somebody else.

reason-complete = Cela complète un royaume.
reason-sanctuaries = { $count ->
    [one] Vous finissez le tour avec 1 sanctuaire de plus.
   *[other] Vous finissez le tour avec { $count } sanctuaires de plus.
}
reason-active = { $count ->
    [one] Vous finissez le tour avec 1 autel actif de plus.
   *[other] Vous finissez le tour avec { $count } autels actifs de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 autel actif.
       *[other] { $player } y perd { $count } autels actifs.
    }
reason-inactive = { $count ->
    [one] Vous finissez le tour avec 1 autel inactif de plus.
   *[other] Vous finissez le tour avec { $count } autels inactifs de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 autel inactif.
       *[other] { $player } y perd { $count } autels inactifs.
    }
reason-adorers = { $count ->
    [one] Vous finissez le tour avec 1 fidèle en adoration de plus.
   *[other] Vous finissez le tour avec { $count } fidèles en adoration de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 fidèle en adoration.
       *[other] { $player } y perd { $count } fidèles en adoration.
    }
reason-symbols = { $count ->
    [one] Vous finissez le tour avec 1 symbole de rituel de plus.
   *[other] Vous finissez le tour avec { $count } symboles de rituel de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 symbole de rituel.
       *[other] { $player } y perd { $count } symboles de rituel.
    }
reason-hand = { $count ->
    [one] Vous finissez le tour avec 1 carte de plus en main.
   *[other] Vous finissez le tour avec { $count } cartes de plus en main.
}
    .other = { $count ->
        [one] { $player } y perd 1 carte.
       *[other] { $player } y perd { $count } cartes.
    }
