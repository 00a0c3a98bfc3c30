### Why a choice is better in The Oracle of Delphi, in French. `.other`: what it costs somebody else.

reason-tasks = { $count ->
    [one] Vous finissez le tour avec 1 épreuve accomplie de plus.
   *[other] Vous finissez le tour avec { $count } épreuves accomplies de plus.
}
reason-way = { $count ->
    [one] Il vous reste 1 action de moins à faire avant le retour chez Zeus.
   *[other] Il vous reste { $count } actions de moins à faire avant le retour chez Zeus.
}
    .other = { $count ->
        [one] { $player } y perd 1 action sur le chemin vers Zeus.
       *[other] { $player } y perd { $count } actions sur le chemin vers Zeus.
    }
reason-offerings = { $count ->
    [one] Vous finissez le tour avec 1 offrande de plus à bord.
   *[other] Vous finissez le tour avec { $count } offrandes de plus à bord.
}
reason-statues = { $count ->
    [one] Vous finissez le tour avec 1 statue de plus à bord.
   *[other] Vous finissez le tour avec { $count } statues de plus à bord.
}
reason-equipment = { $count ->
    [one] Vous finissez le tour avec 1 carte Équipement de plus.
   *[other] Vous finissez le tour avec { $count } cartes Équipement de plus.
}
reason-heroes = { $count ->
    [one] Vous finissez le tour avec 1 héros de plus.
   *[other] Vous finissez le tour avec { $count } héros de plus.
}
reason-demigods = { $count ->
    [one] Vous finissez le tour avec 1 demi-dieu de plus.
   *[other] Vous finissez le tour avec { $count } demi-dieux de plus.
}
reason-creatures = { $count ->
    [one] Vous finissez le tour avec 1 créature de plus.
   *[other] Vous finissez le tour avec { $count } créatures de plus.
}
reason-gods = { $count ->
    [one] Vos dieux montent de 1 rangée de plus.
   *[other] Vos dieux montent, ensemble, de { $count } rangées de plus.
}
reason-shield = { $count ->
    [one] Votre bouclier vaut 1 de plus.
   *[other] Votre bouclier vaut { $count } de plus.
}
reason-wounds = { $count ->
    [one] Vous finissez le tour avec 1 blessure de moins.
   *[other] Vous finissez le tour avec { $count } blessures de moins.
}
reason-looked = { $count ->
    [one] Vous connaissez 1 île de plus.
   *[other] Vous connaissez { $count } îles de plus.
}
reason-cards = { $count ->
    [one] Vous finissez le tour avec 1 carte Oracle de plus.
   *[other] Vous finissez le tour avec { $count } cartes Oracle de plus.
}
reason-favours = { $count ->
    [one] Vous finissez le tour avec 1 faveur de plus.
   *[other] Vous finissez le tour avec { $count } faveurs de plus.
}
