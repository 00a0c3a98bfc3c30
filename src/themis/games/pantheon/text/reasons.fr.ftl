### Why a choice is better in Panthéon, in French. `.other`: what it costs somebody else.

reason-points = { $count ->
    [one] Vous finissez le tour avec 1 point de plus.
   *[other] Vous finissez le tour avec { $count } points de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 point.
       *[other] { $player } y perd { $count } points.
    }
reason-deities = { $count ->
    [one] Vous finissez le tour avec 1 divinité de plus.
   *[other] Vous finissez le tour avec { $count } divinités de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 divinité.
       *[other] { $player } y perd { $count } divinités.
    }
reason-demigods = { $count ->
    [one] Vous finissez le tour avec 1 demi-dieu de plus.
   *[other] Vous finissez le tour avec { $count } demi-dieux de plus.
}
reason-columns = { $count ->
    [one] Vous finissez le tour avec 1 colonne de plus sur le plateau.
   *[other] Vous finissez le tour avec { $count } colonnes de plus sur le plateau.
}
reason-ranks = { $count ->
    [one] Vos tuiles Offrande gagnent 1 rang de plus.
   *[other] Vos tuiles Offrande gagnent, ensemble, { $count } rangs de plus.
}
reason-steps = { $count ->
    [one] Vous aurez 1 pas de plus à chaque déplacement.
   *[other] Vous aurez { $count } pas de plus à chaque déplacement.
}
reason-feet = { $count ->
    [one] Vous finissez le tour avec 1 pied de plus.
   *[other] Vous finissez le tour avec { $count } pieds de plus.
}
reason-reserve = { $count ->
    [one] Vous finissez le tour avec 1 colonne de plus dans votre réserve.
   *[other] Vous finissez le tour avec { $count } colonnes de plus dans votre réserve.
}
reason-payable = { $count ->
    [one] À la fin du tour, vous pouvez payer 1 divinité de plus de la rangée.
   *[other] À la fin du tour, vous pouvez payer { $count } divinités de plus de la rangée.
}
reason-near-tiles = { $count ->
    [one] À la fin du tour, vous pouvez atteindre 1 tuile de plus sur le plateau en 3 pas au plus.
   *[other] À la fin du tour, vous pouvez atteindre { $count } tuiles de plus sur le plateau en 3 pas au plus.
}
reason-near-columns = { $count ->
    [one] À la fin du tour, vous pouvez atteindre 1 case Colonne de plus en 3 pas au plus.
   *[other] À la fin du tour, vous pouvez atteindre { $count } cases Colonne de plus en 3 pas au plus.
}
reason-movement = { $count ->
    [one] Vous finissez le tour avec 1 carte Déplacement de plus.
   *[other] Vous finissez le tour avec { $count } cartes Déplacement de plus.
}
reason-coins = { $count ->
    [one] Vous finissez le tour avec 1 pièce de plus en main.
   *[other] Vous finissez le tour avec { $count } pièces de plus en main.
}
reason-hand = { $count ->
    [one] Vous finissez le tour avec 1 carte de plus en main.
   *[other] Vous finissez le tour avec { $count } cartes de plus en main.
}
    .other = { $count ->
        [one] { $player } y perd 1 carte.
       *[other] { $player } y perd { $count } cartes.
    }
