### Les leçons de Panthéon, en français : 45 mots au plus par étape.

## Premiers pas

lesson-first-steps = Premiers pas
    .about = Vénérer une divinité, tracer une route vers une tuile, piocher des cartes et acheter une tuile Offrande.
lesson-first-steps-welcome = Des peuples se succèdent pendant six époques. Obtenez divinités, demi-dieux et colonnes ; le plus de points l'emporte. À chaque tour, une seule action : Déplacement, Achat, Culte ou Pioche.
lesson-first-steps-cult = Commencez par le Culte. Taksator demande trois offrandes d'un type et deux d'un autre. Vous avez trois dons et deux danseurs : vénérez-le.
    .hint = Choisissez Taksator dans la rangée des divinités, puis payez avec vos cartes.
    .wrong-first = Plus tard. Vénérez d'abord Taksator : vous avez déjà toutes les offrandes.
lesson-first-steps-move = Un point, et une carte Argent. À présent, un Déplacement : grand pied, bonus et carte Déplacement donnent quatre pas. Menez vos pieds de Roma à la tuile de la Mare Siculum, à trois cases, puis finissez.
    .hint = Choisissez le grand pied, puis case après case vers la Mare Siculum, et finissez.
    .wrong-road = Cela s'éloigne de la tuile. Placez le pied suivant vers la Mare Siculum.
    .wrong-finish = Vous n'y êtes pas encore. Placez des pieds jusqu'à la Mare Siculum.
    .wrong-first = D'abord la tuile, avant que quelqu'un d'autre la prenne : un Déplacement.
lesson-first-steps-draw = La tuile vous donne des pieds et une colonne pour d'autres routes. Après votre Déplacement, les autres se sont déplacés aussi, ou ont pioché. À vous de piocher : trois cartes, visibles ou non.
    .hint = Choisissez trois cartes l'une après l'autre, visibles ou de la pioche.
    .wrong-first = Votre main est presque vide. Piochez d'abord trois cartes.
lesson-first-steps-buy = Maintenant un Achat. Une tuile Offrande paie des divinités encore et encore, car elle reste à vous. Le rang 1 coûte 1 pièce, le rang 2 en coûte 3. Achetez le type qui vous plaît, puis finissez.
    .hint = Choisissez le marché, puis une tuile Offrande, puis finissez.
    .wrong-place = Cette fois, gardez vos pièces pour une tuile Offrande.
    .wrong-first = Vous avez des pièces. Achetez une tuile Offrande.
lesson-first-steps-free = Vous avez vu les quatre actions. Jouez comme vous voulez jusqu'à une autre divinité vénérée, ou la fin de l'époque. Réunissez des offrandes d'un même type. Je me tais, sauf si vous demandez.
lesson-first-steps-farewell = Bravo. La suite : colonnes et demi-dieux, qui comptent après les époques 3 et 6, et ce que fait chaque peuple. Finissez cette partie, ou passez à la leçon suivante.
