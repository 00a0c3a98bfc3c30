### Les énigmes : ce qu'on peut obtenir, après « ce tour-ci, vous pouvez ».

puzzle-deity-worshipped = vénérer une divinité
puzzle-deity-gained = obtenir une divinité
puzzle-demigod-taken = prendre un demi-dieu
puzzle-demigod-drawn = prendre un demi-dieu sur la pile
puzzle-column-placed = { $number ->
    [1] placer une colonne
   *[other] placer { $number } colonnes
}
puzzle-tile-taken = { $number ->
    [1] prendre une tuile sur le plateau
   *[other] prendre { $number } tuiles sur le plateau
}
puzzle-offering-bought = acheter une tuile Offrande
puzzle-piece-bought = { $number ->
    [1] acheter un pion
   *[other] acheter { $number } pions
}
