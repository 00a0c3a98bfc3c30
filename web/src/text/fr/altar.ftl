### Ce que seul le plateau d'Altar dit ; tout le reste est dans les mots du jeu.

altar-card = { $said } ({ $details })
altar-copies = { $number } exemplaires
altar-realm = { $god } ({ $player }) : { $details }
altar-of-god = { $piece }, { $god }
altar-empty-space = emplacement d'autel vide
altar-next-sanctuary = emplacement de sanctuaire
altar-paid = { $number } symboles de rituel sur { $needed }
altar-ward = { $card } : { $text }
altar-silenced = Sans effet pour l'instant – { $ward }
altar-hand-of = { $player } : { $hand }
altar-unknown-cards = { $number ->
    [one] 1 carte inconnue
   *[other] { $number } cartes inconnues
}
altar-no-discards = Aucune carte n'a encore été défaussée.
altar-zoom-hint = Pointez une carte, maintenez-la ou appuyez sur I pour la voir en grand.
altar-provenance = D'où cela vient
altar-provenance-of = { $column ->
    [copies] Nombre d'exemplaires
    [effects] Ce qu'elle fait
    [symbols] Symboles
    [domain] Domaine
    [first_altar] Premier autel
   *[card] Dans l'ensemble
}

## Colonnes du contenu, dans la galerie

gallery-column-french = Nom français
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
gallery-column-removed_inverse = Dans l’autre lecture
gallery-column-hand = Cartes en main
gallery-column-display = Cartes visibles
gallery-column-sanctuaries = Sanctuaires
gallery-column-draws = Cartes piochées par tour
gallery-column-actions = Actions principales par tour

## Étiquettes de la table en texte

view-oldest = Joueur le plus âgé
view-actions = Actions principales restantes
view-acted = A agi pendant ce tour
view-passes = Passes de suite
view-altars_left = Autels restants
view-sanctuaries_left = Sanctuaires restants
view-top = Sur la pioche
view-bottom = Sous la pioche
view-aside = Mises de côté
view-played = En cours d’utilisation
view-struck = A touché un autel
view-tolled = Tribut payé à
view-realms = Royaumes
view-god = Dieu
view-gods = Dieux
view-owner = Place
view-active = Autels actifs
view-inactive = Autels inactifs
view-sanctuaries = Sanctuaires
view-adorers = En adoration
view-progress = Progression
view-complete = Complet
view-placed = Dernier autel posé
view-hand_limit = Limite de main
view-influence = Influence
