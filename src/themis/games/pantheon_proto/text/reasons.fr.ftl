### Why a choice is better in Pantheon, the prototype, in French. `.other`: what it costs somebody else.

reason-points = { $count ->
    [one] Vous finissez le tour avec 1 point de plus sur la piste.
   *[other] Vous finissez le tour avec { $count } points de plus sur la piste.
}
    .other = { $count ->
        [one] { $player } y perd 1 point.
       *[other] { $player } y perd { $count } points.
    }
reason-monument-points = { $count ->
    [one] Vos monuments rapportent 1 point de plus.
   *[other] Vos monuments rapportent { $count } points de plus.
}
reason-monuments = { $count ->
    [one] Vous finissez le tour avec 1 monument de plus.
   *[other] Vous finissez le tour avec { $count } monuments de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 monument.
       *[other] { $player } y perd { $count } monuments.
    }
reason-tool = Votre outil est construit.
reason-counting = { $count ->
    [one] Vous avez 1 monument de plus qui rapporte des points pour vos autres monuments, même futurs.
   *[other] Vous avez { $count } monuments de plus qui rapportent des points pour vos autres monuments, même futurs.
}
reason-tool-points = Une fois construit, votre outil vous rapporte des points.
reason-tool-harvest = Une fois construit, votre outil ajoute { $count } à votre décompte sur une case de ressource, à chaque tour.
reason-tool-cost = { $count ->
    [one] Votre outil coûte 1 ressource de moins.
   *[other] Votre outil coûte { $count } ressources de moins.
}
reason-disciples = { $count ->
    [one] Vous finissez le tour avec 1 disciple de plus.
   *[other] Vous finissez le tour avec { $count } disciples de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 disciple.
       *[other] { $player } y perd { $count } disciples.
    }
reason-place = { $count ->
    [one] Vous avancez de 1 place dans l'ordre d'initiative.
   *[other] Vous avancez de { $count } places dans l'ordre d'initiative.
}
reason-resources = { $count ->
    [one] Vous finissez le tour avec 1 ressource de plus.
   *[other] Vous finissez le tour avec { $count } ressources de plus.
}
    .other = { $count ->
        [one] { $player } y perd 1 ressource.
       *[other] { $player } y perd { $count } ressources.
    }
