### Les leçons d'Uruk, en français : 45 mots au plus par étape.

## Premier village

lesson-first-village = Premier village
    .about = Poser une découverte, fonder un village au-dessus, et payer de trois façons.
lesson-first-village-welcome = Bienvenue à Uruk. Votre Hutte en boue séchée est une découverte, avec un village au-dessus. Ajoutez-en d'autres : quand il n'y a plus de disques, le plus de points l'emporte.
lesson-first-village-place = Vous avez deux Fours en main. Une découverte de niveau 2 coûte deux de ses cartes : l'une est posée, l'autre payée. Posez le Four dans un nouvel emplacement.
    .hint = Choisissez le Four dans votre main, puis le nouvel emplacement, puis payez avec le second Four.
    .wrong-place = Vous n'en avez qu'un exemplaire. Le niveau 2 coûte deux cartes du même nom. L'autre façon de payer viendra plus tard.
    .wrong-take = Vous avez déjà en main tout ce qu'il faut. Posez d'abord le Four.
    .wrong-order = Une chose après l'autre : d'abord le Four, ensuite ses cubes.
    .wrong-end = Vous avez trois actions par tour. Profitez-en !
    .wrong-replace = La Hutte reviendrait dans votre main. Ouvrez un nouvel emplacement, et vous aurez deux découvertes.
lesson-first-village-cubes = Bien construit. Une découverte seule vaut 1 point. Pour un village, il faut des cubes. Chaque découverte sert une fois par tour, même le tour où on la pose : utilisez la Hutte et le Four, et prenez deux cubes rouges.
    .hint = Choisissez la Hutte dans votre tableau, puis le Four, dans l'ordre que vous voulez.
    .wrong-save = Cela prend une action, et il vous en faut deux pour les deux cubes rouges.
    .wrong-end = Il reste quelque chose à faire : utilisez la Hutte et le Four.
lesson-first-village-end = Deux cubes rouges, trois actions faites. Terminez votre tour. Rien ne se perd : les cubes restent à vous.
    .hint = Choisissez « Terminer le tour ».
lesson-first-village-village = Fondez maintenant un village au-dessus du Four. À l'époque I, un disque coûte autant de cubes que le niveau de la découverte, de sa couleur : deux rouges.
    .hint = Choisissez l'emplacement du Four et posez-y un disque.
    .wrong-first = D'abord le village : vous avez les cubes pour cela.
    .wrong-end = Vous pouvez payer un village. Ne terminez pas le tour sans lui.
lesson-first-village-pair = Avec un village, le Four vaut son niveau : 2 points. L'autre façon de payer : deux cartes d'une même couleur remplacent une carte qui manque. Posez la Hache et payez avec vos deux autres cartes roses.
    .hint = Choisissez la Hache, un nouvel emplacement, puis la paire rose.
    .wrong-place = Il ne resterait plus de paire rose pour la Hache. Posez la Hache et payez avec les deux autres.
    .wrong-take = Vous avez déjà ce qu'il faut pour la Hache.
    .wrong-use = Il vous faut vos deux actions : une pour la Hache, une pour une carte.
    .wrong-replace = Cette découverte quitterait votre tableau. Ouvrez plutôt un nouvel emplacement.
    .wrong-end = Il vous reste des actions. Posez la Hache.
lesson-first-village-card = Il reste une action. Prenez le Four de l'exposition : vous allez voir tout de suite à quoi il sert.
    .hint = Choisissez le Four dans l'exposition.
    .wrong-take = Une autre fois. Le Four est la carte qui vous sert tout de suite.
    .wrong-draw = La pioche, c'est le hasard. Le Four est dans l'exposition : prenez-le.
    .wrong-use = Un cube serait utile, mais le Four n'y sera peut-être plus au prochain tour. Prenez la carte.
    .wrong-end = Il reste une action. Prenez le Four.
lesson-first-village-end-again = Terminez votre tour, et regardez ce que construit l'autre.
    .hint = Choisissez « Terminer le tour ».
lesson-first-village-exchange = Une carte de votre main devient un cube de sa couleur si sa découverte est posée devant quelqu'un. Le Four est devant vous : échangez le troisième contre un cube rouge.
    .hint = Choisissez le Four dans votre main, puis échangez-le.
    .wrong-end = Échangez d'abord le Four contre un cube.
lesson-first-village-free = Vous en savez assez. Jouez comme vous voulez jusqu'à 6 points : d'autres villages sont le plus court chemin. Je me tais, sauf si vous demandez.
lesson-first-village-farewell = Bravo. La suite : les découvertes de niveau 3 et 4, les cités, les dieux et les désastres. Finissez cette partie, ou passez à la leçon suivante.
