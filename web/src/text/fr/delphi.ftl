## Le plateau de Delphes : ce qui y est dessiné, en mots

delphi-round = Manche { $number }
delphi-last-round = dernière manche
delphi-apollo = Apollon : toute couleur
delphi-titan = Titan : { $number }
delphi-sea = La mer
delphi-my-ship = Mon navire
delphi-zoom-in = Plus près
delphi-zoom-out = Plus loin
delphi-find-ship = Montrer mon navire

delphi-reach = Portée du navire
delphi-reach-any = Portée du navire au meilleur prix
delphi-reach-with = Portée du navire avec { $payer }
delphi-reach-told = { $number ->
    [one] 1 case
   *[other] { $number } cases
}, { $free ->
    [0] aucune gratuite
    [one] 1 gratuite
   *[other] { $free } gratuites
}
delphi-part-colour = couleur
delphi-part-range = distance
delphi-payer-die = un dé { $colour }
delphi-payer-play = une carte Oracle { $colour }
delphi-course = { $place }. Avec { $payer } : { $price ->
    [0] gratuit
    [one] 1 faveur
   *[other] { $price } faveurs
}{ $colour ->
    [0] {""}
   *[other] , { $colour } pour la couleur
}{ $range ->
    [0] {""}
   *[other] , { $range } pour la distance
}
delphi-beyond = { $place }. Hors de portée avec { $payer }
delphi-pay = Moyens de payer
delphi-pay-for = À payer : { $action }

delphi-hex-with-ships = { $land } ; navires : { $ships }
delphi-hex-sea = { $place }
delphi-hex-zeus = Case Zeus, départ et arrivée
delphi-hex-shallows = Eaux peu profondes
delphi-hex-offering = { $place }, île Offrande : { $colours }
delphi-hex-temple = { $place }, île Temple : { $colour }
delphi-hex-statue = { $place }, île Statue : { $sites } ; érigées : { $raised }
delphi-hex-city = { $place } ; { $number ->
    [0] plus de statue
    [one] 1 statue
   *[other] { $number } statues
}
delphi-hex-lair = { $place }, île Monstre : { $monsters }
delphi-hex-island-hidden = { $place }, île inexplorée ({ $colour }) ; observée par : { $looked }
delphi-hex-island-known = { $place }, île inexplorée ({ $colour }) ; connue de qui l'a observée : { $letter }, bâtiment : { $player } ; observée par : { $looked }
delphi-hex-island-open = { $place }, île ({ $colour }) : { $letter }, bâtiment : { $player }
delphi-hex-shrine = { $place }, île ({ $colour }) : sanctuaire, { $player }
delphi-monster-of-colour = { $monster } ({ $colour })
delphi-count = { $number } { $colour }{ $number ->
    [one] {""}
   *[other] s
}
delphi-card = { $card }. { $function }

delphi-oracle = Oracle
delphi-dice = Dés ({ $colour }) : { $number } à utiliser{ $used ->
    [0] {""}
    [one] , 1 utilisé
   *[other] , { $used } utilisés
}
delphi-dice-of = Dés : { $dice }
delphi-favours = Faveurs : { $number }
delphi-oracle-deck = Pioche de l'Oracle : { $number }
delphi-spyglass = Observer des îles
delphi-shield = Bouclier : { $number } sur { $most }
delphi-god-row = { $god } : rangée { $row } sur { $top }
delphi-no-step = Renoncer à avancer
delphi-wounds = Blessures : { $number }
delphi-wounds-told = Blessures : { $colours }
delphi-wounds-of-colour = Blessures ({ $colour }) : { $number }
delphi-unhurt = aucune
delphi-cards = Cartes Oracle : { $number }
delphi-cards-told = Cartes Oracle : { $colours }
delphi-cards-of-colour = Cartes Oracle ({ $colour }) : { $number }
delphi-no-cards = aucune
delphi-played = Carte Oracle utilisée ce tour-ci

delphi-task-shrine = Sanctuaires
delphi-task-statue = Statues
delphi-task-offering = Offrandes
delphi-task-monster = Monstres
delphi-task-label = { $task } : { $colour }
delphi-task-done = Épreuve accomplie : { $task }
delphi-tasks-left = Épreuves restantes : { $number }
delphi-any-colour = couleur au choix
delphi-own-island = île de la couleur du joueur
delphi-trophies = Monstres vaincus : { $colours }

delphi-ship = Navire
delphi-hold-title = Cale
delphi-hold = Cale. Offrandes : { $offerings }. Statues : { $statues }. Places libres : { $free }
delphi-equipment = Équipement
delphi-passengers = Passagers
delphi-display = Offre des équipements (pioche : { $number })
delphi-waiting = Passagers disponibles
delphi-piles = Pioches
delphi-oracle-piles = Cartes Oracle. Pioche : { $deck }, défausse : { $discards }
delphi-wound-piles = Blessures. Pioche : { $deck }, défausse : { $discards }

delphi-guide = Actions spéciales des dieux, lettres des îles

delphi-tray-ship = Tuiles Navire
delphi-tray-equipment = Équipement
delphi-tray-passenger = Passagers
delphi-fight-so-far = { $rounds ->
    [one] 1 assaut perdu
   *[other] { $rounds } assauts perdus
}. Bouclier : { $shield }.
delphi-last-roll = Dernier lancer : { $number }
delphi-battle-die = Dé de combat : { $strength } ou plus pour vaincre ({ $odds } %)
delphi-retreat = Abandonner

## La galerie

gallery-table-colour = Couleurs
gallery-table-player = Joueurs
gallery-table-monster = Monstres
gallery-table-task = Types d'épreuve
gallery-table-task_tile = Tuiles Zeus
gallery-table-letter = Lettres grecques
gallery-table-island_tile = Tuiles Île
gallery-table-ship = Tuiles Navire
gallery-table-equipment = Cartes Équipement
gallery-table-passenger_kind = Types de passager
gallery-table-passenger = Cartes Passager
gallery-two-faces = { $front } / { $back }
gallery-column-oracle_cards = Cartes Oracle
gallery-column-wound_cards = Cartes Blessure
gallery-column-offerings = Offrandes
gallery-column-temples = Temples
gallery-column-statues = Statues
gallery-column-power = Action spéciale
gallery-column-god_steps = Avancées
gallery-column-passengers = Passagers
gallery-column-favours = Faveurs
gallery-column-equipment = Cartes Équipement
gallery-column-task = Épreuve
gallery-column-back = Verso
gallery-column-back_colour = Couleur du verso
gallery-column-wound_colours = Couleurs de blessures défaussées
gallery-column-owner = Couleur du joueur
gallery-column-letter = Lettre
gallery-column-same_wounds = Blessures d'une couleur
gallery-column-total_wounds = Blessures en tout
gallery-column-heals = Défausse les blessures de sa couleur
gallery-column-wild = Sa couleur sert de toute couleur
gallery-column-roams = Portée en plus, vers toute couleur
gallery-column-storage = Cale
gallery-column-shield = Bouclier
gallery-column-first_game = Pour une première partie
gallery-column-gods_at_entry = Dieux sur la rangée d'entrée
gallery-column-range = Portée en plus
gallery-column-favour_bonus = Faveurs en plus
gallery-column-task_tiles = Tuiles Zeus rendues
gallery-column-recolour_discount = Rabais sur le changement de couleur
gallery-column-both_ways = Change la couleur dans les deux sens
gallery-column-shallows = Franchit les eaux peu profondes
gallery-column-when = Quand
gallery-column-tasks = Épreuves
gallery-column-reach = À une case Eau de distance
gallery-column-colours = Couleurs
gallery-column-gods = Dieux
gallery-column-looks = Îles observées
gallery-column-name = Nom imprimé
gallery-value-hero = héros
gallery-value-demigod = demi-dieu
gallery-value-creature = créature
gallery-value-once = usage unique
gallery-value-action = comme action
gallery-value-roll = en consultant l'oracle
gallery-value-task = à chaque épreuve accomplie
gallery-value-turn = une fois par tour
