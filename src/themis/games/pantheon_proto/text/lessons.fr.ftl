### Les leçons du prototype, en français : 45 mots au plus par étape.

## Premier tour

lesson-first-turn = Premier tour
    .about = Placer vos disciples en secret, voir ce qu'ils deviennent, bâtir, et gagner une quête.
lesson-first-turn-welcome = Vous êtes un dieu et agissez par vos disciples : ils récoltent, et décident des quêtes entre deux peuples. À la fin, le plus de points de victoire l'emporte.
lesson-first-turn-power = Chaque dieu a un pouvoir, dès le début. Lisez ce que fait chacun de ceux-ci, et choisissez celui qui vous plaît.
    .hint = Choisissez l'un des pouvoirs proposés.
lesson-first-turn-tool = Maintenant un outil. Il reste secret et ne fait rien avant d'être construit ; ce qu'il faut pour cela y est indiqué. Un outil bon marché aide plus tôt. Choisissez-en un.
    .hint = Choisissez l'un des outils proposés. Celui qui est entouré coûte moins cher.
lesson-first-turn-objectives = Vous avez deux objectifs secrets : 10 points si les Humains finissent en haut de cette échelle de puissance, 10 si les Elfes finissent en bas. La quête I les oppose : Elfes côté clair, Humains côté obscur.
lesson-first-turn-plan = Tout le monde planifie en même temps, en secret. Placez tous vos disciples, 5 au plus par case. Essayez 5 du côté obscur de la quête I, pour les Humains, le reste au bois, au métal et au blé. Puis validez votre plan.
lesson-first-turn-resolved = Tous les plans sont révélés. Chacun a récolté ; puis, quête par quête, le côté le plus nombreux a gagné : son peuple monte, l'autre descend, chacun de ce côté reçoit son don, et le plus fort d'entre eux marque 3 points. L'initiative départage les égalités.
lesson-first-turn-buy = Dépensez votre récolte : un monument compte à la fin, votre outil agit une fois construit, et 2 blés avec 1 bois ou 1 métal recrutent un disciple de plus. Achetez ce que vous pouvez, puis terminez.
lesson-first-turn-quest = Nouveau tour. Cette fois, marquez dans une quête : ayez plus de disciples que quiconque du côté qui gagne. Planifiez comme vous voulez, autant de tours qu'il faut. Je me tais, sauf si vous demandez.
lesson-first-turn-farewell = Bravo. La leçon suivante parle des monuments et de l'initiative ; les épilogues et le bluff s'apprennent en jouant. Finissez cette leçon : la partie continue, et vous pouvez la jouer jusqu'au bout.

## Monuments

lesson-monuments = Monuments
    .about = Choisir un pouvoir et un outil de bâtisseur, récolter juste de quoi payer deux monuments, les construire, et recruter.
lesson-monuments-welcome = On ne gagne pas que par les quêtes. Un monument reste à vous et compte à la fin : aujourd'hui, vous bâtissez.
lesson-monuments-power = Choisissez un pouvoir qui sert ce plan. Avec le Grand Architecte, chaque monument vous coûte 1 bois de moins, et chaque phase d'achat vous apporte 1 métal.
    .hint = Choisissez le Grand Architecte.
    .wrong-power = Celui-là sert un autre plan. Pour bâtir, c'est le Grand Architecte.
lesson-monuments-tool = Maintenant un outil pour le même plan. Le Compas du maître épargne 1 métal par monument, mais il faut d'abord en avoir construit un.
    .hint = Choisissez le Compas du maître.
    .wrong-tool = Celui-là sert un autre plan. Pour bâtir, c'est le Compas du maître.
lesson-monuments-display = Deux monuments blancs sont à l'étalage. La Statue votive rapporte 5 points, la Carrière de marbre 3 par monument blanc, elle comprise. Avec le Compas construit entre les deux, il vous faut en tout 4 bois, 4 métaux et 4 blés.
lesson-monuments-plan = Vous avez 1 bois et 1 métal ; 1 métal va venir. Placez donc 3 disciples au bois, 2 au métal, 4 au blé et 3 à l'initiative, pour bâtir en premier. Les 3 derniers aident vos Nains : côté clair de la quête I.
lesson-monuments-build = On construit dans l'ordre d'initiative. D'abord la Statue votive, puis votre Compas, puis la Carrière de marbre, alors moins chère. S'il manque quelque chose, ou si l'on vous a devancé, construisez ce que vous pouvez, puis terminez.
lesson-monuments-ending = La partie s'achève après le tour où l'on ne peut plus remplacer un monument ou une quête, ou bien où un peuple atteint un bout de l'échelle. Alors seulement comptent monuments et objectifs, et 1 point par 3 ressources restantes.
lesson-monuments-free = Construisez un autre monument et recrutez un disciple, pour 2 blés et 1 bois ou 1 métal. Venu tôt, il sert à chaque tour restant. Planifiez comme vous voulez. Je me tais, sauf si vous demandez.
lesson-monuments-farewell = Bravo. Les quêtes servent aussi à bâtir : leurs dons sont des ressources, et vos deux objectifs valent 20 points. Les épilogues et le bluff s'apprennent en jouant : finissez cette leçon, puis la partie.
