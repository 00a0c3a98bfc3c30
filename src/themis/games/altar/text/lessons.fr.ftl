### Les leçons d'Altar, en français : 45 mots au plus par étape.

## Premier sanctuaire

lesson-first-sanctuary = Premier sanctuaire
    .about = Activer un autel, effectuer un rituel pour un sanctuaire, et protéger votre dieu.
lesson-first-sanctuary-welcome = Vous dirigez l'Ancien Dieu. Complétez son royaume avant les autres : cinq sanctuaires et autels actifs en tout, dont au moins un sanctuaire.
lesson-first-sanctuary-draw = Chaque tour commence par une carte, de la pioche ou visible. Prenez le Hiérophante : rien ne vaut mieux pour un rituel, vous verrez.
    .hint = Choisissez le Hiérophante parmi les cartes visibles.
    .wrong-draw = La pioche, c'est le hasard. Le Hiérophante est là, visible : prenez-le.
    .wrong-take = Une carte utile, mais le Hiérophante vaut deux symboles dans un rituel. Prenez-le.
lesson-first-sanctuary-activate = À présent, une action principale. Votre autel est inactif, et seuls les autels actifs comptent. Une Prêtresse en active un : utilisez-la.
    .hint = Choisissez la Prêtresse dans votre main.
    .wrong-ritual = Bonne idée, mais gardez-la pour le prochain tour. Activez d'abord votre autel.
    .wrong-first = Utilisez d'abord la Prêtresse : votre autel est encore inactif.
    .wrong-end = Vous n'avez pas encore agi. Utilisez la Prêtresse.
lesson-first-sanctuary-end = Un autel actif : le premier de cinq. Vous avez une action principale par tour, alors terminez le vôtre, et regardez les autres découvrir des autels.
    .hint = Choisissez « Terminer le tour ».
    .wrong-more = Une action gratuite resterait possible, mais gardez-la pour le prochain tour. Terminez celui-ci.
lesson-first-sanctuary-draw-again = C'est de nouveau à vous. Prenez d'abord une carte : cette fois, celle que vous voulez, visible ou de la pioche.
    .hint = Choisissez une carte visible, ou la pioche.
lesson-first-sanctuary-ritual = Effectuez un rituel : dépensez des cartes valant trois symboles. Le Hiérophante en a deux, la Devine un. Un sanctuaire compte comme un autel actif, et personne ne pourra jamais vous le prendre.
    .hint = Choisissez vos emplacements de sanctuaire pour commencer le rituel, puis dépensez le Hiérophante et la Devine.
    .wrong-spend = Gardez celle-là, vous en aurez besoin. Dépensez le Hiérophante et la Devine.
    .wrong-first = D'abord le rituel : vous avez les trois symboles, et un sanctuaire reste à vous pour toujours.
    .wrong-end = Vous avez trois symboles en main. Effectuez d'abord le rituel.
lesson-first-sanctuary-end-again = Votre premier sanctuaire : deux sur cinq. Terminez votre tour. Mais les autres ne font pas que bâtir…
    .hint = Choisissez « Terminer le tour ».
    .wrong-more = Une action gratuite resterait possible, mais gardez-la pour le prochain tour. Terminez celui-ci.
lesson-first-sanctuary-attacked = Un Guerrier a détruit votre autel ! Un autel peut être détruit, pris ou désactivé. Un sanctuaire demeure. Une carte en main ne protège rien : il faut un fidèle en adoration.
lesson-first-sanctuary-protect = À votre tour : prenez une carte. Puis mettez votre Amazone en adoration auprès de l'Ancien Dieu. Tant qu'elle y reste, aucun Guerrier ne peut viser ce dieu. Dans un rituel, un fidèle en adoration vaut deux symboles au lieu d'un.
    .hint = Prenez une carte, visible ou de la pioche, puis choisissez l'Amazone et mettez-la en adoration.
    .wrong-first = D'abord l'Amazone, sinon votre prochain autel finira comme l'autre.
    .wrong-discard = Pas l'Amazone : elle doit protéger votre dieu. Défaussez une autre carte.
    .wrong-end = Votre dieu est encore sans protection. Mettez l'Amazone en adoration.
lesson-first-sanctuary-free = Jouez jusqu'à avoir trois autels actifs ou sanctuaires. Pèlerins, Éclaireuses et Bâtisseurs découvrent des autels. Quand le dernier sanctuaire est posé, c'est la dernière manche : parmi les royaumes qui en ont un, le plus avancé gagne. Je me tais, sauf si vous demandez.
lesson-first-sanctuary-farewell = Bravo. La suite : vos propres attaques, l'Influence et les autres façons dont une partie finit. Finissez cette partie, ou passez à la leçon suivante.

## Attaque et protection

lesson-second-attack = Attaque et protection
    .about = Détruire un autel, voler une carte, et voir ce que protège un fidèle en adoration.
lesson-second-attack-welcome = Vous savez bâtir. Les autres aussi : la Déesse de l'Amour commence avec un autel actif, qui compte. Aujourd'hui, vous apprenez à les ralentir.
lesson-second-attack-draw = D'abord une carte, comme toujours. Prenez l'Amazone, parmi les cartes visibles : elle servira deux fois.
    .hint = Choisissez l'Amazone parmi les cartes visibles.
    .wrong-draw = Pas la pioche, cette fois. Prenez l'Amazone.
    .wrong-take = Une autre fois. Prenez l'Amazone : elle protège contre les Guerriers.
lesson-second-attack-destroy = Votre action principale : utilisez le Guerrier. Il détruit un autel d'un dieu ennemi, actif ou non. Visez celui qui compte, chez la Déesse de l'Amour.
    .hint = Choisissez le Guerrier dans votre main, puis l'autel de la Déesse de l'Amour.
    .wrong-target = Cet autel est inactif et ne compte pas encore. Visez la Déesse de l'Amour.
    .wrong-first = D'abord le Guerrier : la Déesse de l'Amour a déjà un autel qui compte.
    .wrong-thief = Le Voleur est une action gratuite : il ne coûte rien et peut attendre. D'abord le Guerrier.
    .wrong-end = Vous avez une action principale. Utilisez le Guerrier.
lesson-second-attack-steal = Le Voleur est une action gratuite : elle s'ajoute à votre action principale. Prenez une carte au hasard dans la main placée à côté de la Déesse de l'Amour.
    .hint = Choisissez le Voleur, puis la main à côté de la Déesse de l'Amour, sous le nom de son joueur.
    .wrong-target = Plutôt l'autre main, celle à côté de la Déesse de l'Amour.
    .wrong-first = D'abord le Voleur. Une action gratuite ne coûte rien d'autre.
    .wrong-end = Il vous reste une action gratuite : le Voleur.
lesson-second-attack-end = Une carte de plus pour vous, une de moins en face. Terminez votre tour, et regardez ce que fait le Dieu de la Peur.
    .hint = Choisissez « Terminer le tour ».
    .wrong-more = Une action gratuite resterait possible, mais c'est assez pour ce tour. Terminez-le.
lesson-second-attack-warded = Un Veilleur adore maintenant le Dieu de la Peur. Tant qu'il l'adore, aucun Brigand (Voleur ou Assassin) ne peut viser ce dieu ni la main de son joueur : votre prochain Voleur devra chercher ailleurs.
lesson-second-attack-worship = À votre tour : prenez une carte, puis mettez votre Amazone en adoration. Elle écarte les Guerriers. Et dans un rituel, un fidèle en adoration vaut le double : deux symboles au lieu d'un.
    .hint = Prenez une carte, visible ou de la pioche, puis choisissez l'Amazone et mettez-la en adoration.
    .wrong-first = D'abord l'Amazone : elle écarte les Guerriers et vaut le double dans un rituel.
    .wrong-discard = Pas l'Amazone : elle doit protéger votre dieu. Défaussez une autre carte.
    .wrong-end = Votre dieu n'a pas encore de protection. Mettez l'Amazone en adoration.
lesson-second-attack-free = Jouez maintenant comme vous voulez, jusqu'à avoir un sanctuaire ou deux autels actifs. L'Amazone vaut deux symboles dans un rituel. Je me tais, sauf si vous demandez.
lesson-second-attack-farewell = Bravo. Après les Guerriers et les Brigands, une troisième classe attaque : les Corrupteurs désactivent des autels et détournent des fidèles. Et l'Influence agit sur tous vos ennemis à la fois. Finissez cette partie.

## Influence

lesson-third-influence = Influence
    .about = Agir deux fois dans un tour, désactiver un autel, et interdire les rituels à tous les autres.
lesson-third-influence-welcome = Une action principale par tour, c'est peu. Certaines cartes en donnent plus, d'autres freinent tout le monde à la fois. Vous en avez une de chaque sorte : l'Alchimiste et le Tyran.
lesson-third-influence-draw = D'abord une carte. Prenez le Bâtisseur, parmi les cartes visibles : dès que vous aurez un sanctuaire, les autels qu'il découvrira seront aussitôt actifs.
    .hint = Choisissez le Bâtisseur parmi les cartes visibles.
    .wrong-take = Une autre fois. Prenez le Bâtisseur : rien de mieux pour la suite.
lesson-third-influence-extra = Utilisez l'Alchimiste. C'est une action gratuite, et vous gagnez 1 action principale de plus ce tour-ci.
    .hint = Choisissez l'Alchimiste dans votre main.
    .wrong-first = D'abord l'Alchimiste : vous pourrez faire deux choses ce tour-ci.
    .wrong-end = Utilisez l'Alchimiste, et vous agirez deux fois.
lesson-third-influence-both = Deux actions principales. L'Hérétique, un Corrupteur, désactive l'autel de la Déesse de l'Amour. Le Tyran est une carte d'Influence : jusqu'à votre prochain tour, aucun ennemi ne peut effectuer de rituel. Utilisez les deux, dans l'ordre de votre choix.
    .hint = Choisissez l'Hérétique, puis le Tyran.
    .wrong-first = Gardez vos actions principales pour l'Hérétique et le Tyran.
    .wrong-end = Pas encore : utilisez l'Hérétique et le Tyran, tous les deux, à ce tour.
lesson-third-influence-end = Personne d'autre ne bâtira de sanctuaire cette manche. Terminez votre tour, et voyez ce que font les autres.
    .hint = Choisissez « Terminer le tour ».
    .wrong-more = Une action gratuite resterait possible, mais gardez-la pour le prochain tour. Terminez celui-ci.
lesson-third-influence-gone = Il a fallu une Prêtresse à la Déesse de l'Amour pour réactiver son autel : vous avez gagné un tour. À votre prochain tour, le Tyran part, car l'Influence dure une manche. Vous pourrez alors renouveler les cartes visibles en les mélangeant à la pioche.
lesson-third-influence-free = Bâtissez maintenant comme vous voulez, jusqu'à avoir trois autels actifs ou sanctuaires. Freinez les autres au bon moment. Je me tais, sauf si vous demandez.
lesson-third-influence-farewell = Bravo. Qui complète son royaume gagne. Mais la partie finit aussi quand le dernier sanctuaire est posé ou qu'il n'y a plus rien à piocher : parmi ceux qui ont un sanctuaire, la plus grande progression l'emporte. Finissez celle-ci.
