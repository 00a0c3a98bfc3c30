### Les leçons du prototype, en français : 45 mots au plus par étape.

## Premier tour

lesson-first-turn = Premier tour
    .about = Placer vos disciples en secret, voir ce qu'ils deviennent, bâtir, et gagner une quête.
lesson-first-turn-welcome = Vous êtes un dieu et agissez par vos disciples : ils récoltent, et décident des quêtes entre deux peuples. À la fin, le plus de points de victoire l'emporte.
lesson-first-turn-power = Chaque dieu a un pouvoir, dès le début. Lisez ce que fait chacun de ceux-ci, et choisissez celui qui vous plaît.
    .hint = N'importe lequel convient. Celui qui est entouré, l'Abondance, est simple à jouer : il donne aussitôt des ressources.
lesson-first-turn-tool = Maintenant un outil. Il reste secret et ne fait rien tant que vous ne l'avez pas payé et construit. Un outil bon marché aide plus tôt. Choisissez-en un.
    .hint = N'importe lequel convient. Celui qui est entouré coûte moins cher.
lesson-first-turn-objectives = Vous avez deux objectifs secrets : 10 points si les Humains finissent en haut de cette échelle de puissance, 10 si les Elfes finissent en bas. La quête I les oppose : Elfes côté clair, Humains côté obscur.
lesson-first-turn-plan = Tout le monde planifie en même temps, en secret. Placez tous vos disciples, 5 au plus par case : par exemple 5 du côté obscur de la quête I, qui sert vos deux objectifs, le reste aux ressources. Libre à vous ; puis validez votre plan.
lesson-first-turn-resolved = Tous les plans sont révélés. D'abord, chacun a récolté. Puis la case au drapeau a fixé l'ordre d'initiative : qui y a le plus de disciples passe devant, départage les égalités et construit en premier.
lesson-first-turn-won = Puis, quête par quête, le côté le plus nombreux a gagné : son peuple monte sur l'échelle, l'autre descend, chacun de ce côté reçoit son don, et le plus fort marque 3 points. Les Humains sont-ils montés, les Elfes descendus ?
lesson-first-turn-marks = Chaque côté gagnant a aussi reçu un marqueur. Le deuxième d'un même côté termine la quête, et une autre arrive. La partie s'achève au tour où quêtes ou monuments s'épuisent, ou bien où un peuple atteint un bout de l'échelle.
lesson-first-turn-buy = Dépensez votre récolte. D'abord on construit : un monument compte à la fin, un outil agit dès maintenant. « Finir de construire » mène au recrutement : 2 blés avec 1 bois ou 1 métal donnent un disciple. Le reste se garde.
lesson-first-turn-quest = Nouveau tour. Cette fois, marquez dans une quête : ayez plus de disciples que quiconque du côté qui gagne. Planifiez comme vous voulez, autant de tours qu'il faut. Je me tais, sauf si vous demandez.
lesson-first-turn-farewell = Bravo. La leçon suivante parle des monuments et de l'initiative. Les épilogues et l'art du bluff, vous les découvrirez en jouant. Finissez cette leçon : la partie continue, et vous pouvez la jouer jusqu'au bout.

## Monuments

lesson-monuments = Monuments
    .about = Choisir un pouvoir et un outil de bâtisseur, récolter juste de quoi payer deux monuments, les construire, et recruter.
lesson-monuments-welcome = On ne gagne pas que par les quêtes. Un monument reste à vous et compte à la fin : aujourd'hui, vous bâtissez.
lesson-monuments-power = Choisissez un pouvoir qui sert ce plan. Avec le Grand Architecte, chaque monument vous coûte 1 bois de moins, et chaque phase d'achat vous apporte 1 métal.
    .hint = Choisissez le Grand Architecte.
    .wrong-power = Celui-là sert un autre plan. Pour bâtir, prenez le Grand Architecte.
lesson-monuments-tool = Maintenant un outil pour le même plan. Le Compas du maître épargne 1 métal par monument, mais il faut d'abord en avoir construit un.
    .hint = Choisissez le Compas du maître.
    .wrong-tool = Celui-là sert un autre plan. Pour bâtir, prenez le Compas du maître.
lesson-monuments-display = Deux monuments blancs sont à l'étalage. La Statue votive rapporte 5 points, la Carrière de marbre 3 par monument blanc, elle comprise. Avec le Compas construit entre les deux, il vous faut en tout 4 bois, 4 métaux et 4 blés.
lesson-monuments-plan = Vous avez 1 bois et 1 métal ; 1 métal va venir. Placez donc 3 disciples au bois, 2 au métal, 4 au blé, et 3 à l'initiative, sinon on bâtira avant vous. Les 3 derniers aident vos Nains : quête I, côté clair.
lesson-monuments-build = On construit dans l'ordre d'initiative : on a pu vous devancer. Sinon, d'abord la Statue votive, puis votre Compas, puis la Carrière de marbre, alors moins chère. À défaut, ce que vous pouvez. « Finir de construire » mène au recrutement.
lesson-monuments-ending = La partie s'achève après le tour où l'on ne peut plus remplacer un monument ou une quête, ou bien où un peuple atteint un bout de l'échelle. Alors seulement comptent monuments et objectifs, et 1 point par 3 ressources restantes.
lesson-monuments-free = Construisez un autre monument et recrutez un disciple, pour 2 blés et 1 bois ou 1 métal. Venu tôt, il sert à chaque tour restant. Planifiez comme vous voulez. Je me tais, sauf si vous demandez.
lesson-monuments-farewell = Bravo. Les quêtes servent aussi à bâtir : leurs dons sont des ressources, et vos deux objectifs valent 20 points. Les épilogues et le bluff viennent avec la pratique : finissez cette leçon, puis la partie.
