### Les énigmes : ce qu'on peut obtenir, après « ce tour-ci, vous pouvez ».

puzzle-task-done = accomplir une épreuve
    .here = accomplir une épreuve : { $task }
puzzle-shrine-built = bâtir un sanctuaire
    .here = bâtir un sanctuaire à { $island }
puzzle-statue-raised = ériger une statue
    .here = ériger la statue { $the-colour } à { $statue-island }
puzzle-offered = déposer une offrande
    .here = déposer l'offrande { $the-colour } dans { $the-temple }
puzzle-defeated = vaincre un monstre
    .here = vaincre { the-monster } à { $lair }
puzzle-statue-loaded = charger une statue
    .here = charger une statue { $the-colour }
puzzle-offering-loaded = charger une offrande
    .here = charger l'offrande { $the-colour } à { $offering-island }
puzzle-boarded = recruter un passager
    .here = recruter { $the-passenger }
puzzle-explored = explorer une île
puzzle-god-invoked = invoquer un dieu
    .here = invoquer { $god }
puzzle-healed = défausser des blessures
puzzle-equipment-used = utiliser une carte Équipement
    .here = utiliser { $the-equipment }
