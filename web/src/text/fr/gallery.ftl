### What the gallery calls the tables and columns of content, where the words of the game do not say it.

## Altar


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

## Delphi


gallery-column-oracle_cards = Cartes Oracle
gallery-column-wound_cards = Cartes Blessure
gallery-column-hexes = Cases
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
gallery-column-colours = Couleurs
gallery-column-gods = Dieux
gallery-column-looks = Îles observées
gallery-column-name = Nom imprimé
gallery-column-points = Points
gallery-column-scored = Suivie d'un décompte
gallery-column-columns = Colonnes
gallery-column-feet = Pieds
gallery-column-ability = Ce qu'il apporte
gallery-column-value = Valeur
gallery-column-special = Argent spécial
gallery-column-first = Premier nombre
gallery-column-second = Deuxième nombre
gallery-column-third = Troisième nombre
gallery-column-fourth = Quatrième nombre
gallery-column-cost = Coût
gallery-column-cards_only = Payée avec des cartes seulement
gallery-column-part = Partie de la pile
gallery-value-hero = héros
gallery-value-demigod = demi-dieu
gallery-value-creature = créature
gallery-value-once = usage unique
gallery-value-action = comme action
gallery-value-roll = en consultant l'oracle
gallery-value-task = à chaque épreuve accomplie
gallery-value-turn = une fois par tour
