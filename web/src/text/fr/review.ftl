### Reviews of finished games.

review-title = Analyse
review-heading = Analyse : { $game }
review-begin = Analyser la partie
review-copy = Copier le lien
review-play = Rejouer
review-none = Il n'y a pas d'analyse ici.
review-none-about = Le lien est peut-être incomplet, ou l'analyse est trop ancienne. Avec l'enregistrement, on peut analyser la partie à nouveau.

review-curve = Chances de victoire
review-curve-about = Les chances de victoire de chaque personne, tour par tour, en couches qui font ensemble 100 %. Le tableau ci-dessous donne les mêmes chiffres.
review-chance = { $player } { $percent } %
review-percent = { $percent } %
review-points = Les points sont des points de pourcentage : des chances de victoire qui passent de 53 % à 40 % baissent de 13 points.
review-turn-sign = Tournant
review-turn-pick = Moment
review-turn = Tour { $number }
review-unit = Tour
review-end = La fin
review-open = { $when } : jusque-là, tout restait possible.
review-open-always = Tout restait possible jusqu'à la fin.
review-board = Le plateau : { $when }
review-board-end = Le plateau à la fin

review-seat = Décisions et chance de
review-decisions = Décisions
review-judged = { $judged } décisions examinées sur { $decisions }.
review-judged-all = { $decisions ->
    [one] { $decisions } décision examinée.
   *[other] Les { $decisions } décisions sont examinées.
}
review-given = { $marks ->
    [one] Pour { $marks } d'entre elles, il y avait mieux : elle a fait baisser les chances de victoire
   *[other] Pour { $marks } d'entre elles, il y avait mieux : en tout, elles ont fait baisser les chances de victoire
} d'environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-like = Au niveau « { $level } », un bot en concède à peu près autant dans une partie à deux.
review-flawless = Rien n'était nettement meilleur.
review-unjudged = { $number ->
    [one] { $number } autre choix n'est pas jugé : il a été fait à la mise en place ou en secret.
   *[other] { $number } autres choix ne sont pas jugés : ils ont été faits à la mise en place ou en secret.
}
review-halted = L'analyse s'est arrêtée.
review-go-on = Continuer
review-honest = Chaque décision est jugée d'après ce que l'on pouvait savoir à ce moment-là : un bot imagine de nombreuses suites possibles, avec les mêmes tirages après les deux choix. Ce n'est que l'avis d'un bot, et ce dont il n'est pas sûr est passé sous silence. Les choix obligés et les décisions secrètes ne sont pas jugés.

review-mark-better = Il y avait mieux
review-mark-costly = Coûteux
review-mark-turned = Très coûteux
review-see = Voir le plateau
review-played = Choix fait :
review-better = Mieux :
review-then = Ensuite : { $choices }
review-brings = Ce que cela apporte :
review-given-up = Avec le choix fait :
review-borne-out = Dans les parties jouées jusqu'au bout, ce choix gagne plus souvent.
review-small = { $number ->
    [one] Une autre qui a peu coûté
   *[other] { $number } autres qui ont peu coûté
}
review-cost = Les chances de victoire ont baissé d'environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-cost-unsettled = Le coût semblait plus élevé, mais aucune partie jouée jusqu'au bout ne l'a confirmé : il compte pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-doubted = Cela semble avoir coûté cher ; des parties jouées jusqu'au bout doivent encore le confirmer.

review-turning = Tournants selon les chances de victoire
review-turning-up = { $when } : pour { $player }, les chances de victoire montent de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-turning-down = { $when } : pour { $player }, les chances de victoire baissent de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-turning-drawn = À lui seul, un tirage en a fait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-turning-chosen = { $player } avait un meilleur choix : voir les décisions.

review-luck = Chance des tirages
review-luck-about = Ce qu'un tirage a apporté à { $player }, comparé à d'autres tirages après le même choix.
review-luck-mean = En moyenne, pour { $player }, { $percent } % des tirages possibles étaient moins bons ; à 50 %, chance et malchance s'équilibrent. Cela n'explique pas qui a gagné.
review-lucky = Les tirages les plus heureux
review-unlucky = Les tirages les plus malheureux
review-lucky-part = { $when } : { $percent } % des tirages possibles étaient moins bons
review-unlucky-part = { $when } : { $percent } % des tirages possibles étaient meilleurs
