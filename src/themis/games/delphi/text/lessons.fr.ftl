### Les leçons de Delphes, en français : 45 mots au plus par étape.

## Première offrande

lesson-first-turn = Première offrande
    .about = Payer des actions avec vos dés, naviguer, et porter une offrande à son temple.
lesson-first-turn-welcome = Zeus a donné les mêmes douze épreuves à tout le monde. Qui les accomplit toutes et revient d'abord sur la case Zeus l'emporte.
lesson-first-turn-sail = Vous avez trois dés. Chacun paie une action de sa couleur. Naviguez avec le dé rouge : jusqu'à trois cases, pour finir sur une case rouge, celle qui borde Cythère.
    .hint = Choisissez votre navire, puis la case rouge indiquée, puis le dé rouge.
    .wrong-space = Plus tard. Arrêtez-vous sur la case rouge indiquée : une offrande bleue attend à côté.
    .wrong-die = Le dé rouge vous y mène sans faveur. Gardez les bleus.
    .wrong-first = Un dé le permet aussi, mais on commence en mer. Naviguez jusqu'à la case rouge.
    .wrong-end = Trois dés, trois actions. Utilisez-les tous !
lesson-first-turn-load = Vous bordez Cythère, où attend une offrande bleue, et l'une de vos épreuves est une offrande bleue. Chargez-la : il faut un dé de sa couleur.
    .hint = Choisissez l'offrande de Cythère.
    .wrong-sail = Pas sans l'offrande. Chargez-la d'abord.
    .wrong-colour = Prenez la bleue : son temple est proche, et l'une de vos épreuves la demande.
    .wrong-first = Il vous faut vos deux dés bleus. Chargez l'offrande bleue.
    .wrong-end = Il vous reste deux dés. Chargez l'offrande bleue.
lesson-first-turn-favour = Le temple bleu est à Leucade, au bord d'une case jaune, mais votre dernier dé est bleu. Une faveur l'avance d'un pas sur la roue, du bleu au jaune. Naviguez jusque-là et payez 1 faveur.
    .hint = Choisissez votre navire, puis la case jaune indiquée. La faveur se paie toute seule.
    .wrong-space = Ce n'est pas le chemin du temple bleu. Choisissez la case jaune indiquée.
    .wrong-load = Votre épreuve est en route. Naviguez avec ce dé.
    .wrong-first = Une autre fois. Ce dé vous mène au temple.
    .wrong-end = Il vous reste un dé. Il vous mène au temple.
lesson-first-turn-end = Tous les dés ont servi. Terminez votre tour et consultez l'oracle : vous lancez maintenant les dés du tour suivant, pour y réfléchir pendant que les autres jouent.
    .hint = Choisissez l'oracle, qui termine le tour.
lesson-first-turn-god = L'autre a obtenu du vert, la couleur d'Artémis. Quand les autres lancent, vous pouvez avancer un dieu d'une couleur sortie, s'il a quitté la rangée 0. Tout en haut, il vous aidera une fois.
    .hint = Choisissez Artémis.
    .wrong-decline = Une avancée gratuite ne se refuse pas. Avancez Artémis.
lesson-first-turn-titan = La manche est finie, et le Titan attaque : 4. Votre bouclier est plus faible, vous piochez une blessure. Trois d'une couleur, ou six en tout, coûtent un tour entier. Vous en avez deux vertes : attention.
lesson-first-turn-offer = Vous bordez le temple bleu, et vous avez un dé bleu. Faites votre offrande : voilà la première épreuve accomplie, et 3 faveurs gagnées.
    .hint = Choisissez le temple de Leucade, puis payez avec le dé bleu.
    .wrong-die = Cela coûterait des faveurs. Le dé bleu ne coûte rien.
    .wrong-sail = D'abord l'offrande : vous êtes au bord de son temple.
    .wrong-first = D'abord l'offrande. Vos blessures peuvent attendre le dé suivant.
    .wrong-end = Faites votre offrande avant de terminer le tour.
lesson-first-turn-rest = Une sur douze ! Il reste deux dés. Un dé vert défausse d'un coup toutes vos blessures vertes. Tout dé permet de piocher une carte Oracle, qui servira de dé plus tard. Faites les deux.
    .hint = Choisissez une blessure verte, puis les cartes Oracle, dans l'ordre que vous voulez.
    .wrong-other = C'est possible, mais vos blessures deviennent dangereuses. Défaussez-les et piochez une carte.
    .wrong-end = Ne laissez aucun dé : défaussez vos blessures et piochez une carte.
lesson-first-turn-free = À vous de jouer : accomplissez encore une épreuve, celle que vous voulez. Vos tuiles disent ce qui reste. Je me tais, sauf si vous demandez.
lesson-first-turn-farewell = Bravo. La suite : des îles à explorer, des statues, des monstres et des dieux qui aident. Finissez cette partie, ou passez à la leçon suivante.
