### Les énigmes : ce qu'on peut obtenir, après « ce tour-ci, vous pouvez ».

puzzle-task-done = accomplir une épreuve
puzzle-shrine-built = bâtir un sanctuaire
puzzle-statue-raised = ériger une statue
puzzle-offered = déposer une offrande
puzzle-defeated = vaincre un monstre
puzzle-statue-loaded = charger une statue
puzzle-offering-loaded = charger une offrande
puzzle-boarded = recruter un compagnon
puzzle-explored = explorer une île
puzzle-god-invoked = invoquer un dieu
puzzle-healed = défausser des blessures
puzzle-equipment-used = utiliser une carte Équipement
