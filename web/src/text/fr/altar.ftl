### Ce que seul le plateau d'Altar dit ; tout le reste est dans les mots du jeu.

altar-card = { $said } ({ $details })
altar-copies = { $number ->
    [one] { $number } exemplaire
   *[other] { $number } exemplaires
}
altar-realm = { $god } ({ $player }) : { $details }
altar-of-god = { $piece }, { $god }
altar-empty-space = emplacement d'autel vide
altar-next-sanctuary = emplacement de sanctuaire
altar-paid = { $number ->
    [one] { $number } symbole
   *[other] { $number } symboles
} de rituel sur { $needed }
altar-ward = { $card } : { $text }
altar-silenced = Sans effet pour l'instant : { $ward }
altar-spared = Ne peut pas être pris pour cible : pourquoi ?
altar-hand-of = { $player } : { $hand }
altar-unknown-cards = { $number ->
    [one] 1 carte inconnue
   *[other] { $number } cartes inconnues
}
altar-no-discards = Aucune carte n'a encore été défaussée.
altar-zoom-hint = Pointez une carte, maintenez-la ou pressez I pour la voir en grand.

## Les pouvoirs des dieux en bref : quand ils agissent, et ce qu'ils font alors

altar-power-first-player-when = Début
altar-power-first-player = vous avez le premier tour.
altar-power-first-altar-when = Début
altar-power-first-altar = votre premier autel est actif.
altar-power-win-ties-when = Fin
altar-power-win-ties = vous remportez toute égalité.
altar-power-end-bonus-when = Deuxième ou troisième fin
altar-power-end-bonus = { $word ->
    [inactive-altar] +{ $number } de progression avec un autel inactif.
   *[always] +{ $number } de progression.
}
altar-power-ritual-value-when = Rituel
altar-power-ritual-value = chaque { $class } en main vaut { $number ->
    [one] 1 symbole.
   *[other] { $number } symboles.
}
altar-power-spoils-when = Attaque
altar-power-spoils = autel détruit ou pris ({ $class }) : +{ $number ->
    [one] 1 carte.
   *[other] { $number } cartes.
}
altar-power-toll-when = Défense
altar-power-toll = tant qu'un fidèle l'adore, viser ce dieu ou votre main coûte { $number ->
    [one] 1 carte de plus.
   *[other] { $number } cartes de plus.
}
altar-power-sift-when = Pioche
altar-power-sift = à l'étape 2, regardez { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} de la pioche et gardez-en une ; { $word ->
    [bottom] le reste va dessous.
   *[top] le reste retourne dessus.
}

## Colonnes du contenu, dans la galerie

gallery-column-class = Classe
gallery-column-symbols = Symboles
gallery-column-ritual = Symboles de rituel
gallery-column-effects = Ce que cela fait
gallery-column-removable = Peut être retirée
gallery-column-domain = Domaine
gallery-column-first_altar = Premier autel
gallery-column-players = Joueurs
gallery-column-gods_each = Dieux par joueur
gallery-column-removed = Prêtresses retirées
gallery-column-removed_inverse = Dans l'autre lecture
gallery-column-hand = Cartes en main
gallery-column-display = Cartes visibles
gallery-column-sanctuaries = Sanctuaires
gallery-column-draws = Cartes piochées par tour
gallery-column-actions = Actions principales par tour
