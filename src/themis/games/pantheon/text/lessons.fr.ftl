### Les leçons de Panthéon, en français : 45 mots au plus par étape.

## Premiers pas

lesson-first-steps = Premiers pas
    .about = Vénérer une divinité, tracer une route vers une tuile, piocher des cartes et acheter une tuile Offrande.
lesson-first-steps-welcome = Des peuples se succèdent pendant six époques. Obtenez divinités, demi-dieux et colonnes ; qui a le plus de points l'emporte. À chaque tour, une seule action : Déplacement, Achat, Culte ou Pioche.
lesson-first-steps-cult = Commencez par le Culte. Taksator demande trois offrandes d'un type et deux d'un autre. Vous avez trois dons et deux danseurs : choisissez Taksator, puis le moyen de payer indiqué.
    .hint = Choisissez Taksator dans la rangée des divinités, puis payez avec vos cartes.
    .wrong-first = Plus tard. Vénérez d'abord Taksator : vous avez déjà toutes les offrandes.
lesson-first-steps-move = Un point, et une carte Argent. À présent, un Déplacement : vous avez quatre pas, trois suffisent. Choisissez « Se déplacer », puis la tuile indiquée : vos pions, ici trois pieds, se placent jusque-là. Terminez ensuite.
    .hint = Choisissez « Se déplacer », puis la tuile indiquée, puis terminez.
    .wrong-road = Cela s'éloigne de la tuile. Placez le prochain pion vers la tuile indiquée.
    .wrong-finish = Vous n'y êtes pas encore. Placez des pions jusqu'à la tuile indiquée.
    .wrong-first = D'abord la tuile, avant que quelqu'un d'autre la prenne : un Déplacement.
lesson-first-steps-draw = La tuile vous donne des pieds et une colonne pour d'autres routes. Après votre Déplacement, votre adversaire s'est déplacé aussi, ou a pioché. À vous de piocher : trois cartes, visibles ou non.
    .hint = Choisissez trois cartes l'une après l'autre, visibles ou de la pioche.
    .wrong-first = Votre main est presque vide. Piochez d'abord trois cartes.
lesson-first-steps-buy = Maintenant un Achat. Une tuile Offrande paie des divinités encore et encore, car elle reste à vous. Le rang 1 coûte 1 pièce, le rang 2 en coûte 3. Choisissez « Acheter », puis l'un des quatre types indiqués devant vous, et terminez.
    .hint = Choisissez « Acheter », puis l'un des types indiqués, et terminez.
    .wrong-place = Cette fois, gardez vos pièces pour une tuile Offrande.
    .wrong-first = Vous avez des pièces. Achetez une tuile Offrande.
lesson-first-steps-free = Vous avez vu les quatre actions. Jouez comme vous voulez, le temps de vénérer une autre divinité ou de terminer l'époque. Réunissez des offrandes d'un même type. Je me tais, sauf si vous demandez.
lesson-first-steps-farewell = Bravo. La suite : colonnes et demi-dieux, qui comptent après les époques 3 et 6, et ce que fait chaque peuple. Finissez cette partie, ou passez à la leçon suivante.

## Colonnes

lesson-columns = Colonnes
    .about = Placer une colonne qui reste, réagir au Déplacement d'un autre et terminer vous-même l'époque.
lesson-columns-welcome = Une colonne reste sur le plateau jusqu'à la fin de la partie. Après les époques 3 et 6, chacune rapporte 1 point ; si vous en avez quatre, chacune en rapporte 2.
lesson-columns-tile = Iberia donne à chacun une tuile Offrande. Prenez la tuile Don : elle va avec les trois cartes Don de votre main.
    .hint = Choisissez la tuile Don.
    .wrong-first = Une tuile sert le plus là où vous avez beaucoup de cartes de son type. Vous avez trois dons : prenez la tuile Don.
lesson-columns-cult = Une tuile paie avec des cartes, et reste à vous. Gaiviles demande trois offrandes d'un type et une d'un autre : votre tuile et deux dons, plus un danseur. Il vous reste donc un don. Vénérez.
    .hint = Choisissez Gaiviles dans la rangée des divinités, puis payez avec des dons et un danseur.
    .wrong-deity = Tous vos dons y passeraient. Gaiviles vous en laisse un pour la divinité suivante.
    .wrong-first = Pas encore. Vous pouvez déjà payer Gaiviles : un Culte.
lesson-columns-column = Une colonne va sur une case Colonne, à côté d'un de vos pieds. Le grand pied et votre tuile Bonus donnent deux pas : un pied à l'est d'Olisipo, puis la colonne à Olisipo. Terminez, et gardez votre carte Déplacement.
    .hint = Choisissez le grand pied, placez un pied à l'est d'Olisipo et une colonne à Olisipo, puis terminez.
    .wrong-road = De là, aucune case Colonne n'est à portée de vos pas. Placez un pied à côté d'Olisipo.
    .wrong-finish = Il manque encore la colonne : à Olisipo, à côté de votre pied.
    .wrong-first = D'abord la colonne : un Déplacement.
lesson-columns-draw = Il reste une divinité. Qui la prend termine l'époque et marque 3 points : vite ! Taksator demande trois offrandes d'un type et deux d'un autre. Piochez ce qui manque : un don et deux danseurs, visibles.
    .hint = Prenez un don et deux danseurs parmi les cartes visibles.
    .wrong-card = Cela ne paiera peut-être pas Taksator. Prenez un don et deux danseurs parmi les cartes visibles.
    .wrong-first = Il vous manque des offrandes pour Taksator. Piochez d'abord.
lesson-columns-react = Votre adversaire s'est déplacé, vous pouvez donc réagir : placer aussi des pions, sans le grand pied, ou prendre une carte. Un Déplacement aide toujours les autres aussi. Ici, les deux se valent.
    .hint = Prenez une carte, ou placez un pied et terminez.
lesson-columns-end = Vénérez maintenant Taksator, la dernière divinité de la rangée. Elle rapporte 1 point, et comme l'époque finit à votre tour, vous en marquez 3 de plus.
    .hint = Choisissez Taksator, puis payez avec des dons et des danseurs.
    .wrong-first = Quelqu'un d'autre pourrait prendre Taksator. Un Culte maintenant : vous avez toutes les offrandes.
lesson-columns-decline = Époque 2 : Roma est active, et chacun a pioché deux cartes. Vos pieds sont revenus dans votre réserve. Votre colonne reste : elle compte après l'époque 3 et encore après l'époque 6.
lesson-columns-free = Les routes partent maintenant de Roma, et Syracusae est une case Colonne proche. Chaque divinité rapporte 2 points. Jouez comme vous voulez, jusqu'à ce que vous placiez une colonne ou que l'époque finisse. Je me tais, sauf si vous demandez.
lesson-columns-farewell = Bravo. Un bon plan : quatre colonnes avant la fin de l'époque 3, car elles comptent deux fois. La suite : les demi-dieux, les sauts et les autres peuples. Finissez cette partie, ou passez à la leçon suivante.

## Demi-dieux

lesson-demigods = Demi-dieux
    .about = Obtenir des demi-dieux de deux façons, vous déplacer pendant le tour d'un autre et acheter des pieds pour aller plus loin.
lesson-demigods-welcome = Un demi-dieu rapporte sa valeur après l'époque 3, puis encore après l'époque 6. La rangée en compte quatre : 3, 3, 2 et 1. Qui en obtient un prend le plus élevé.
lesson-demigods-cult = Graecia a porté votre main à sept cartes. Vénérez Plaesiris : quatre dons et deux danseurs suffisent, et vous obtenez deux demi-dieux.
    .hint = Choisissez Plaesiris dans la rangée des divinités, puis payez avec des dons et des danseurs.
    .wrong-deity = Cette divinité ne donne aucun demi-dieu. Vénérez Plaesiris, qui donne les deux plus élevés.
    .wrong-first = Pas encore : quelqu'un d'autre pourrait prendre les deux demi-dieux les plus élevés. Vénérez Plaesiris.
lesson-demigods-react = Votre adversaire s'est déplacé : réagissez. Votre tuile Bonus et une carte Déplacement donnent trois pas, assez pour la tuile Demi-dieu sur le Mare Creticum. Une case occupée par un adversaire coûte 2 pas : partez au sud-est de Graecia.
    .hint = Déplacez-vous jusqu'au Mare Creticum en partant au sud-est de Graecia.
    .wrong-road = Par là, trois pas ne suffisent pas. Placez vos pieds vers le Mare Creticum, sur des cases libres.
    .wrong-finish = Vous n'y êtes pas encore. Placez des pieds jusqu'au Mare Creticum.
    .wrong-first = Une carte peut attendre. Trois pas vous mènent dès maintenant à un demi-dieu : déplacez-vous.
lesson-demigods-draw = Un troisième demi-dieu, de valeur 2, et votre tour ne fait que commencer. La dernière tuile en offre un autre, en Scythia, à trois cases de Graecia. Il vous reste un pied. Piochez les deux cartes Argent et une carte Déplacement, visibles.
    .hint = Prenez les deux cartes Argent et une carte Déplacement parmi les cartes visibles.
    .wrong-card = Pour aller en Scythia, il vous faut les deux cartes Argent et une carte Déplacement. Prenez-les parmi les cartes visibles.
    .wrong-first = Votre main est vide, et un seul pied ne mène pas en Scythia. Piochez d'abord.
lesson-demigods-buy = Maintenant un Achat. Un pied ou une colonne de la réserve générale coûte 1 pièce et rejoint votre réserve. Achetez deux pieds et payez. Personne ne réagit à un Achat : votre adversaire n'en profite pas.
    .hint = Choisissez « Acheter », puis deux fois un pied de la réserve générale, et payez avec vos cartes Argent.
    .wrong-coin = Cette fois, achetez des pieds de la réserve générale avec vos deux pièces : la Scythia est à trois cases, et vous avez un seul pied.
    .wrong-finish = Il vous faut deux pieds de plus. Achetez-les avant de terminer.
    .wrong-first = D'abord les pieds : un seul ne mène pas en Scythia. Faites un Achat.
lesson-demigods-free = La Scythia est à votre portée. Sa tuile, la dernière, termine l'époque : 3 points pour la personne dont c'est le tour. Jouez comme vous voulez, jusqu'à ce que vous obteniez un demi-dieu ou que l'époque finisse. Je me tais, sauf si vous demandez.
lesson-demigods-farewell = Bravo. Un bon plan : des demi-dieux avant la fin de l'époque 3, car ils comptent deux fois. Ceux de valeur 4 à 6 viennent plus tard. La suite : les sauts et les autres peuples. Finissez cette partie.
