### Les énigmes : ce qu'on peut obtenir, après « ce tour-ci, vous pouvez ».

puzzle-completed = compléter un royaume
puzzle-built = construire un sanctuaire
puzzle-seized = prendre un autel dans un autre royaume
puzzle-destroyed = détruire un autel
puzzle-deactivated = désactiver un autel
puzzle-lured = attirer un fidèle en adoration
puzzle-banished = défausser un fidèle en adoration chez un autre dieu
puzzle-robbed = prendre une carte dans une autre main
puzzle-activated = activer un autel
puzzle-discovered = découvrir un autel
puzzle-adored = adorer un dieu avec un fidèle
puzzle-influenced = garder un fidèle sur la table par son Influence
