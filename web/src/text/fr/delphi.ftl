## Le plateau de Delphes : ce qui y est dessiné, en mots

delphi-round = Manche { $number }
delphi-last-round = dernier tour
delphi-apollo = Apollon : toute couleur
delphi-titan = Titan : { $number }
delphi-sea = La mer
delphi-my-ship = Mon navire
delphi-zoom-in = Plus près
delphi-zoom-out = Plus loin
delphi-find-ship = Montrer mon navire

delphi-hex-with-ships = { $land } ; navires : { $ships }
delphi-hex-sea = Mer : { $place }
delphi-hex-zeus = Zeus, départ et arrivée
delphi-hex-shallows = Hauts-fonds
delphi-hex-offering = { $place }, île aux offrandes : { $colours }
delphi-hex-temple = { $place }, temple : { $colour }
delphi-hex-statue = { $place }, île aux statues pour { $sites } ; érigées : { $raised }
delphi-hex-city = { $place } ; { $number ->
    [0] plus de statue
    [one] 1 statue
   *[other] { $number } statues
}
delphi-hex-lair = { $place }, repaire : { $monsters }
delphi-hex-island-hidden = { $place }, île inexplorée, { $colour } ; observée par : { $looked }
delphi-hex-island-known = { $place }, île inexplorée, { $colour } ; connue de ceux qui l’ont observée : { $letter }, édifice de { $player } ; observée par : { $looked }
delphi-hex-island-open = { $place }, île, { $colour } : { $letter }, édifice de { $player }
delphi-hex-shrine = { $place }, île, { $colour } : sanctuaire de { $player }
delphi-monster-of-colour = { $monster } ({ $colour })
delphi-card = { $card }. { $function }

delphi-oracle = Oracle
delphi-dice = Dés { $colour } : { $number } à utiliser{ $used ->
    [0] {""}
   *[other] , { $used } utilisés
}
delphi-dice-of = Dés : { $dice }
delphi-favours = Faveurs : { $number }
delphi-oracle-deck = Pioche de l’Oracle : { $number }
delphi-spyglass = Longue-vue
delphi-shield = Bouclier { $number } sur { $most }
delphi-god-row = { $god } : rang { $row } sur { $top }
delphi-no-step = Aucun dieu n’avance
delphi-wounds = Blessures { $number }
delphi-wounds-of-colour = Blessures : { $number } { $colour }
delphi-unhurt = aucune
delphi-cards = Cartes Oracle { $number }
delphi-cards-of-colour = Cartes Oracle : { $number } { $colour }
delphi-no-cards = aucune
delphi-played = Carte Oracle jouée ce tour-ci

delphi-task-shrine = Sanctuaires
delphi-task-statue = Statues
delphi-task-offering = Offrandes
delphi-task-monster = Monstres
delphi-task-label = { $task } : { $colour }
delphi-task-done = Accompli : { $task }
delphi-tasks-left = Travaux restants { $number }
delphi-any-colour = couleur au choix
delphi-own-island = île à soi
delphi-trophies = Monstres vaincus : { $colours }

delphi-ship = Navire
delphi-hold-title = Cale
delphi-hold = Cale. Offrandes : { $offerings }. Statues : { $statues }. Places libres : { $free }
delphi-equipment = Équipement
delphi-passengers = Passagers
delphi-display = Équipement exposé (pioche : { $number })
delphi-waiting = Passagers en attente
delphi-piles = Pioches
delphi-oracle-piles = Cartes Oracle : { $deck } dans la pioche, { $discards } défaussées
delphi-wound-piles = Blessures : { $deck } dans la pioche, { $discards } défaussées

delphi-guide = Pouvoirs des dieux, lettres des îles

delphi-tray-ship = Tuiles Navire
delphi-tray-equipment = Équipement
delphi-tray-passenger = Passagers
delphi-fight-so-far = { $rounds ->
    [one] 1 assaut perdu
   *[other] { $rounds } assauts perdus
}. Bouclier { $shield }.
delphi-battle-die = Dé de combat : { $strength } ou plus pour vaincre ({ $odds } %)
delphi-retreat = Abandonner
