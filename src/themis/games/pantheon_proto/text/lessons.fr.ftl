### Les leçons du prototype, en français : 45 mots au plus par étape.

## Premier tour

lesson-first-turn = Premier tour
    .about = Placer vos disciples en secret, voir ce qu'ils deviennent, bâtir, et gagner une quête.
lesson-first-turn-welcome = Vous êtes un dieu, avec des disciples. Des peuples s'affrontent dans des quêtes, et vos disciples décident qui gagne. Le plus de points de victoire l'emporte.
lesson-first-turn-power = Chaque dieu a un pouvoir, actif dès maintenant. Lisez ce que dit chacun, et choisissez celui qui vous plaît.
    .hint = Choisissez l'un des pouvoirs proposés.
lesson-first-turn-tool = Maintenant un outil. Il n'agit qu'une fois construit, avec du bois, du métal et du blé : un outil bon marché aide plus tôt. Choisissez-en un.
    .hint = Choisissez l'un des outils proposés.
lesson-first-turn-objectives = Vos objectifs secrets : à la fin, 10 points si les Humains sont les plus hauts sur l'échelle de puissance, et 10 si les Elfes sont les plus bas. La quête I les oppose : Elfes côté clair, Humains côté obscur.
lesson-first-turn-plan = Tout le monde planifie en même temps, en secret. Placez tous vos disciples, 5 au plus par case. Essayez 5 du côté obscur de la quête I, pour les Humains, et le reste aux ressources. Puis dites que c'est prêt.
lesson-first-turn-resolved = Tous les plans sont révélés. Chacun a d'abord récolté. Dans chaque quête, le côté le plus nombreux a gagné : son peuple monte, chacun de ce côté reçoit son don, et le plus fort y marque des points. Lisez le journal.
lesson-first-turn-buy = Dépensez vos ressources : un monument compte à la fin, votre outil agira désormais, et 2 blés avec 1 bois ou 1 métal donnent un disciple de plus. Achetez ce que vous pouvez, ou passez.
lesson-first-turn-quest = Nouveau tour. Cette fois, marquez dans une quête : soyez le plus nombreux du côté qui gagne. Planifiez comme vous voulez, autant de tours qu'il faut. Je me tais, sauf si vous demandez.
lesson-first-turn-farewell = Bravo. La suite : les épilogues, l'initiative, et le bluff pendant que tout le monde planifie. Finissez cette partie.
