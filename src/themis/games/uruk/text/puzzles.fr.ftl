### Les énigmes : ce qu'on peut obtenir, après « ce tour-ci, vous pouvez ».

puzzle-settled = { $number ->
    [1] poser un disque
   *[other] poser { $number } disques
}
puzzle-placed = { $number ->
    [1] poser une découverte
   *[other] poser { $number } découvertes
}
puzzle-robbed = prendre un cube à quelqu'un d'autre
puzzle-moved = déplacer un disque
puzzle-used = { $number ->
    [1] utiliser la bonne découverte
   *[other] utiliser { $number } découvertes
}
puzzle-exchanged = { $number ->
    [1] échanger une carte
   *[other] échanger { $number } cartes
}
