### Why a choice is better in Uruk, in French. `.other`: what it costs somebody else.

reason-points = { $count ->
    [one] Vous finissez le tour avec 1 point de plus.
   *[other] Vous finissez le tour avec { $count } points de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 point.
       *[other] { $player } y perd { $count } points.
    }
reason-cities = { $count ->
    [one] Vous finissez le tour avec 1 cité de plus.
   *[other] Vous finissez le tour avec { $count } cités de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 cité.
       *[other] { $player } y perd { $count } cités.
    }
reason-discs = { $count ->
    [one] Vous finissez le tour avec 1 disque de plus au-dessus de vos découvertes.
   *[other] Vous finissez le tour avec { $count } disques de plus au-dessus de vos découvertes.
}
    .other = { $count ->
        [one] { $player } y perd 1 disque.
       *[other] { $player } y perd { $count } disques.
    }
reason-inventions = { $count ->
    [one] Vous finissez le tour avec 1 découverte de plus dans votre tableau.
   *[other] Vous finissez le tour avec { $count } découvertes de plus dans votre tableau.
}
reason-cubes = { $count ->
    [one] Vous finissez le tour avec 1 cube de plus.
   *[other] Vous finissez le tour avec { $count } cubes de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 cube.
       *[other] { $player } y perd { $count } cubes.
    }
reason-hand = { $count ->
    [one] Vous finissez le tour avec 1 carte de plus en main.
   *[other] Vous finissez le tour avec { $count } cartes de plus en main.
}
    .other = { $count ->
        [one] { $player } y perd 1 carte.
       *[other] { $player } y perd { $count } cartes.
    }
