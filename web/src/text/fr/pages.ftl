### Ce que disent les pages autour de la table, en français.

## L'accueil

start-motto = Des jeux de dieux où le livret fait loi, où le hasard se vérifie, et où l'on vous dit toujours pourquoi.
start-games = Jeux
start-game-players = { $fewest } à { $most } joueurs
start-minutes = { $shortest } à { $longest } minutes
start-minutes-always = { $longest } minutes
start-weight = { $weight ->
    [light] jeu léger
    [medium] jeu intermédiaire
   *[heavy] jeu exigeant
}
start-goal = Pour gagner :
start-play = Jouer
start-play-name = Jouer { start-against-bots } : { $game }
start-against-bots = { $bots ->
    [one] contre un bot ({ $level })
   *[other] contre { $bots } bots ({ $level })
}
start-new = Nouvelle table
start-new-name = Nouvelle table : { $game }
start-quick-name = Règles en bref : { $game }
start-rules = Règles
start-rules-name = Règles : { $game }
start-cards = Cartes
start-cards-name = Cartes : { $game }
start-more = Autour des tables
start-record = Revoir une partie
start-engine = Themis { $version }, { $engine ->
    [compiled] moteur compilé
   *[other] moteur interprété
}, { $tables ->
    [0] aucune table ouverte
    [one] 1 table ouverte
   *[other] { $tables } tables ouvertes
}
start-no-server = Le serveur ne répond pas. Ce que vous voyez date peut-être.

## Les tables

tables-mine = Mes tables
tables-public = Tables publiques
tables-none-public = Aucune table publique n'est ouverte en ce moment.
tables-your-turn = À vous
tables-ready = Votre feu vert ?
tables-stage = { $stage ->
    [gathering] attend des joueurs
    [readying] attend le feu vert de chacun
    [playing] en cours
    [over] terminée
   *[closed] fermée
}
tables-free = { $number ->
    [one] 1 place libre
   *[other] { $number } places libres
}
tables-bot = bot ({ $level })
tables-resume = Reprendre
tables-resume-name = Reprendre : { $game }, avec { $players }
tables-see-name = Voir le résultat : { $game }, avec { $players }
tables-join = Rejoindre
tables-join-name = Rejoindre : { $game }, avec { $players }
tables-watch = Regarder
tables-watch-name = Regarder : { $game }, avec { $players }
tables-review = Revoir et analyser
tables-review-name = Revoir et analyser : { $game }, avec { $players }
tables-lesson = Leçon : { $title }
tables-ended = { $number ->
    [one] { $number } table dont la leçon ou l'énigme est finie
   *[other] { $number } tables dont la leçon ou l'énigme est finie
}
tables-until = Sera oubliée si rien ne s'y passe avant : { $date }
tables-finished = Parties terminées
tables-older = { $number ->
    [one] 1 plus ancienne
   *[other] { $number } plus anciennes
}

## Une nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-players = Joueurs
new-seats = Les places
new-seat = Place { $number }
new-seat-kind = Qui s'assied à la place { $number }
new-seat-name = Nom à la place { $number }
new-seat-level = Force du bot à la place { $number }
new-me = Moi
new-here = Quelqu'un devant cet écran
new-link = Un ami, par un lien
new-bot = Bot
new-name = Nom
new-my-name = Votre nom
new-default-name = Ariane
new-link-about = La table vous donnera le lien à envoyer.
new-seat-public-about = Qui veut peut s'asseoir ici.
new-options = Façons de jouer
new-options-about = Là où le livret imprimé laisse une question ouverte, la table décide. La première réponse de chaque liste est notre décision.
new-options-changed = { $number ->
    [0] selon nos décisions
    [one] 1 changée
   *[other] { $number } changées
}
new-rule = Décision { $id }
new-openness = Qui peut venir
new-by-link = Seulement avec un lien
new-public = Publique : elle figure à l'accueil, chacun peut prendre une place libre ou regarder
new-clock = Pendule
new-clock-none = pas de pendule
new-clock-each = { $bank } chacun{ $more ->
    [none] {""}
   *[other] , { $more } de plus par décision
}
new-clock-about = La pendule attend le feu vert de chacun. Une pause demande l'accord de toute la table. Quand le temps est écoulé, un bot garde la place jusqu'au retour du joueur.
new-make = Ouvrir la table
new-making = Ouverture…
new-random = Le sort désigne qui commence.
new-wrong-nameless = Donnez un nom à la place { $number }.
new-wrong-twins = Deux places s'appellent { $name } : il faut des noms différents.
new-wrong-nobody = Il faut quelqu'un devant cet écran, ou un invité : une table de bots ne joue pour personne.
new-wrong-empty = Il faut quelqu'un avant l'arrivée du premier ami : vous, quelqu'un devant cet écran, ou un bot.
new-wrong-not-me = « Moi » ne peut occuper qu'une place.
new-failed = La table n'a pas pu être ouverte : { $reason }

## Rejoindre

join-title = Une place vous attend
join-about = Une place vous attend. Dites qui vous êtes.
join-about-host = { $host } vous garde une place. Dites qui vous êtes.
join-name = Votre nom
join-sit = S'asseoir
join-sitting = Vous vous asseyez…
join-watch = Regarder seulement
join-watch-about = Vous pouvez regarder. Vous voyez ce que voit un spectateur, et aucun secret.
join-nameless = Donnez un nom, pour que les autres sachent qui est assis là.
join-wrong = Ce lien n'ouvre rien.
join-wrong-about = Il a peut-être déjà servi, il est peut-être incomplet, ou la table n'existe plus. Demandez-en un autre à la personne qui vous l'a envoyé. Par sécurité, le serveur ne dit pas lequel de ces cas est le vôtre.
join-home = Vers l'accueil
join-seated = Je suis déjà à cette table
join-public-title = Rejoindre la table
join-loading = L'invitation s'ouvre…
join-table = La table
join-yours = votre place
join-playing = La partie a déjà commencé.
join-public-about = Vous prendrez la première place libre.

## Revoir une partie

film-title = Partie
film-heading = Partie : { $game }
film-open-title = Revoir une partie
film-open-about = Un fichier de partie est un petit texte avec chaque choix et chaque tirage. Il reste sur votre ordinateur ; le serveur ne le reçoit que le temps de rejouer la partie.
film-open-file = Ouvrir un fichier
film-open-drop = … ou déposez un fichier .rec n'importe où sur cette page
film-open-drop-now = Lâchez pour ouvrir la partie
film-open-paste = Collez le texte d'une partie
film-open-watch = Regarder
film-loading = La partie est rejouée…
film-too-large = Ce fichier est plus grand que toute partie : { $size } Mo.
film-refused = Cette partie ne peut pas être montrée.
film-not-over = Cette partie n'est pas finie.
film-not-over-about = Elle révèle toutes les mains ; on peut la revoir quand la partie est finie.
film-closed-link = Ce lien est fermé.
film-closed-link-about = L'hôte de la partie l'a fermé. La personne qui vous l'a envoyé peut demander à l'hôte de le rouvrir.
film-no-table = Il n'y a pas de telle partie pour vous ici.
film-no-table-about = Le lien est peut-être incomplet, ou la partie n'a jamais existé ici. Demandez le lien entier à la personne qui vous l'a envoyé.
film-newer-record = Cette partie est plus récente que ce Themis.
film-newer-record-about = Elle vient d'une version ultérieure, avec des règles que ce serveur ne connaît pas encore. On peut la revoir là où elle a été jouée, ou ici après une mise à jour.
film-unknown-game = Ce serveur ne connaît pas le jeu de cette partie.
film-unknown-game-about = Le fichier nomme un jeu qui n'est pas proposé ici. On peut revoir la partie là où elle a été jouée.
film-bad-record = Ce fichier de partie est abîmé, ou n'en est pas un.
film-bad-record-about = On ne peut pas le rejouer jusqu'au bout selon les règles : quelque chose y a été changé, y manque, ou vient de règles plus anciennes.
film-to-table = Vers la table
film-another = Une autre partie
film-download = Télécharger la partie
film-controls = Commandes
film-first = Au début
film-back = Un pas en arrière
film-forward = Un pas en avant
film-last = À la fin
film-turn-back = Tour précédent
film-turn-forward = Tour suivant
film-play = Lecture
film-pause = Pause
film-speed = Vitesse
film-speed-times = { $number } ×
film-position = Moment de la partie
film-step = Pas { $number } sur { $total }
film-setup = Mise en place
film-turn = Tour
film-turn-of = { $number }. { $player }
film-eyes = Vu par
film-spectator = un spectateur
film-nothing-seen = Rien que ces yeux puissent voir.
film-log = Toute l'histoire
film-scores = { $score } au fil de la partie
film-table = La table
film-rule = Règle { $id }
film-verified = Hasard vérifié
film-verified-about = Avant le premier coup, le serveur a montré un sceau : l'empreinte d'un secret. Après la fin, il a montré le secret. Chaque tirage de cette partie vient d'être recalculé à partir de lui, et tous concordent : personne, pas même le serveur, n'a choisi le hasard une fois la partie commencée.
film-unverified = Hasard non vérifié
film-unverified-about = Chaque choix a été rejoué et il est permis. Mais ce fichier ne porte pas à la fois le sceau et le secret de ses tirages, ou la partie n'est pas finie : personne ne peut dire si le hasard a été choisi.
film-commitment = Sceau
film-secret = Secret
film-choices = Chaque choix a été rejoué par le moteur et il est permis.
film-result = Résultat
film-unfinished = Le fichier s'arrête avant la fin de la partie.
film-keys = Les flèches font un pas, Page précédente et Page suivante sautent d'un tour, Début et Fin vont aux extrémités, P lance et suspend la lecture.

## Le livret

book-unknown-game = Ce serveur ne propose aucun jeu de ce nom. Ceux qu'il propose sont à l'accueil.
book-title = Règles : { $game }
book-quick = En bref
book-print = Imprimer
book-law = Les règles par numéro
book-parts = Parties du livret
book-search = Chercher dans les règles
book-search-hint = un mot, ou { $id }
book-found = { $number ->
    [0] Aucune règle ne dit cela. Essayez moins de mots.
    [one] 1 règle
   *[other] { $number } règles
}
book-chapters = Chapitres
book-about = { $rules } règles numérotées et { $rulings } décisions. Le moteur, ses tests, chaque ligne du journal et chaque « pourquoi pas ? » renvoient ici par leur numéro.
book-question = Question
book-decision = Décision
book-reason = Raison
book-see = Voir
book-source = D'où elle vient
book-link = Lien vers { $id }
book-source-kind = { $kind ->
    [rulebook] livret imprimé
    [published] publié ailleurs
    [reconstructed] reconstitué
    [ruling] décision
    [derived] découle d'autres règles
   *[other] { $kind }
}
book-own-words = Dit avec nos propres mots ; le jeu appartient à ses auteurs et à son éditeur.
book-to-cards = Cartes et matériel

## Les cartes et leurs sources

gallery-title = Cartes et matériel : { $game }
gallery-provenance = Faits du livret imprimé : { $rulebook } ; publiés ailleurs : { $published } ; reconstitués par nous : { $reconstructed }.
gallery-honest = Ce que nous n'avons pas trouvé, nous l'avons reconstitué, et nous le disons. Si vous possédez le jeu et voyez une erreur, dites-le-nous.
gallery-groups = Groupes
gallery-search = Chercher parmi les cartes et le matériel
gallery-search-hint = un nom, ou un mot de l'effet
gallery-copies = { $number ->
    [one] { $number } exemplaire
   *[other] { $number } exemplaires
}
gallery-found = { $number ->
    [0] Rien ne porte ce nom ni ne fait cela. Essayez moins de mots.
    [one] 1 élément
   *[other] { $number } éléments
}
gallery-numbers = Chiffres et sources
gallery-sources = Sources
gallery-all-of-it = en général
gallery-yes = oui
gallery-no = non
gallery-column-german = Nom allemand
gallery-column-level = Niveau
gallery-column-colour = Couleur
gallery-column-copies = Exemplaires
gallery-column-amount = Quantité
gallery-column-function = Fonction
gallery-column-kind = Type
gallery-column-effect = Effet
gallery-column-compensation = Compensation
gallery-column-keep = Le gagnant la garde
gallery-column-price = Prix
gallery-column-discs_2 = Disques à 2 joueurs
gallery-column-discs_3 = Disques à 3 joueurs
gallery-column-discs_4 = Disques à 4 joueurs
gallery-column-city = Permet des cités
gallery-column-own_colour = Payé dans la couleur de la carte
gallery-column-distinct = Cubes de couleurs différentes
gallery-column-any = Cubes de toute couleur
gallery-value-god = dieu
gallery-value-disaster = désastre
gallery-value-active = actif
gallery-value-inactive = inactif
gallery-to-rules = Règles

## Réglages

settings-about = Gardés sur cet appareil seulement.
settings-name = Votre nom
settings-name-about = Rempli d'avance quand vous ouvrez ou rejoignez une table.
devices = Vos autres appareils
devices-about = Vos tables appartiennent à ce navigateur. Un lien les ouvre aussi dans un autre ; tous deux jouent alors pour vous.
devices-move = Utiliser un autre appareil
devices-sign-out = Déconnecter ailleurs
devices-link = Lien pour votre autre appareil
devices-link-about = Ouvrez-le là-bas dans les dix minutes. Il sert une seule fois ; ne le donnez à personne.
devices-signed-out = Seul ce navigateur joue encore pour vous.
move-title = Vos tables sur cet appareil
move-about = Ce navigateur aura les places de l'appareil d'où vient le lien. Les places qu'il avait jusqu'ici ne seront plus les vôtres. N'utilisez qu'un lien que vous avez créé vous-même.
move-here = Jouer ici
move-not = Ne rien changer

## À propos

about-lead = Thémis est la déesse de la loi divine. Dans cette maison le livret fait loi, et le programme vit selon lui.
about-different = Ce qui est différent ici
about-law = Le livret fait partie du programme
about-law-text = Chaque règle a un numéro. Le moteur, les tests, le journal et les refus le nomment ; une règle qu'aucun code et aucun test ne connaît arrête la construction.
about-why = On vous dit pourquoi
about-why-text = Ce qui n'est pas possible dit pourquoi, avec la règle derrière. Rien ne disparaît sans un mot.
about-luck = Le hasard se vérifie
about-luck-text = Le hasard d'une partie est scellé avant le premier coup et ouvert après le dernier. Chacun peut recalculer chaque tirage.
about-secrets = Les secrets restent secrets
about-secrets-text = Une page reçoit ce que sa place peut savoir et rien d'autre. Les bots n'en reçoivent pas plus qu'une personne ; le reste, ils l'imaginent.
about-undo = On revient en arrière jusqu'à ce que quelqu'un ait appris quelque chose
about-undo-text = Jusque-là c'est libre ; après, les autres peuvent y consentir.
about-content = Francs sur ce que nous ignorons
about-content-text = Chaque nombre imprimé porte sa source, et ce qui est reconstitué le dit.
about-games = Les jeux et leurs auteurs
about-games-text = Les jeux appartiennent à leurs auteurs et à leurs éditeurs, qui n'ont aucune part à Themis et ne le cautionnent pas. Leurs noms disent seulement de quel jeu il s'agit. Aucune image, aucun logo, aucun texte d'un éditeur n'est employé : règles et cartes sont dites avec nos mots, et tous les plateaux sont nos propres dessins.
about-designers = Auteurs
about-publisher = Éditeur
about-icons = Icônes
about-icons-text = Les icônes viennent de game-icons.net, certaines changées de couleur et de taille, sous la licence CC BY 3.0.
about-icons-authors = Par { $authors } et d'autres.
about-icons-link = game-icons.net
about-icons-licence = Creative Commons Attribution 3.0
about-fonts = Polices de caractères
about-fonts-text = Cinzel de Natanael Gama et Inter de Rasmus Andersson, toutes deux sous la licence SIL Open Font 1.1.
about-software = Logiciel
about-software-text = Themis est un logiciel libre sous la licence MIT. La page est faite avec Svelte (MIT) et Fluent (Apache 2.0) ; les paquets du serveur sont nommés dans le fichier NOTICE du code source.
about-data = Ce qui est gardé de vous
about-data-cookie = Un cookie avec un nombre au hasard, pour que le serveur sache quelles places sont les vôtres. Il ne dit rien de vous, et aucun autre site ne le voit.
about-data-tables = Sur le serveur : les tables, avec les noms que vous avez donnés, les choix et les messages.
about-data-device = Sur cet appareil : votre nom et ces réglages.
about-data-none = Pas de compte, pas de suivi, rien de chargé d'ailleurs.

## Ce qui peut mal tourner

trouble-no-table = Cette table n'existe pas, ou vous n'y avez pas accès.
trouble-unknown-game = Il n'y a pas de jeu de ce nom ici.
trouble-storage = Le serveur ne peut rien enregistrer en ce moment. Réessayez dans un instant.
trouble-too-large = Le serveur n'en accepte pas autant.
trouble-too-fast = C'est trop à la fois. Attendez un instant.
trouble-too-many-tables = Vous avez autant de tables inachevées que possible. Terminez d'abord une partie ; une table qui attend encore du monde est oubliée au bout d'une semaine.
trouble-too-many-neighbours = Il y a déjà autant de tables inachevées que possible depuis votre réseau. Attendez que quelques-unes soient terminées, ou revenez demain.
trouble-too-many-watchers = Cette table n'accueille plus personne.
trouble-too-many-today = Beaucoup de tables ont été ouvertes aujourd'hui. Revenez plus tard pour en ouvrir une autre.
trouble-name-unseen = Rien de ce nom n'est visible. Choisissez-en un autre.
trouble-name-bot = Seuls les noms des bots commencent par « bot : ». Choisissez-en un autre.
trouble-name-alike = Ce nom ressemble à celui d'une autre personne à la table. Choisissez-en un autre.
trouble-no-guest = Ce navigateur n'a pas encore de place.
trouble-used-link = Ce lien a déjà servi, ou il est trop ancien. Créez-en un autre.
