### Ce que dit la maison, pareil pour tous les jeux, en français.

## Qui joue

default-name = Ariane
bot-1 = Pythie
bot-2 = Cassandre
bot-3 = Tirésias
bot-4 = Sibylle
bot-5 = Calchas
bot-6 = Mopsos
bot-thinking = { $player } réfléchit…
option-chosen = { $option } : { $value }
seat-bot = { $player } (bot, { $level })
level-easy = facile
level-medium = moyen
level-hard = difficile
level-lamb = Agneau
level-shepherd = Berger
level-scribe = Scribe
level-priest = Prêtre
level-oracle = Oracle
level-hero = Héros
level-titan = Titan

## Commencer et partir

welcome = Bienvenue ! Nous jouons à { $game }.
welcome-help = Choisissez une option par son numéro ou par ses mots. Tapez « aide » pour tout le reste.
welcome-prompt = Appuyez sur Entrée pour commencer.
commitment = Le hasard de cette partie est scellé : { $commitment }
keeping =
    Rien ne se perd : la partie est enregistrée à chaque décision dans { $path }
    Pour continuer plus tard : { $command }
not-keeping = La partie ne peut pas être enregistrée ici ; indiquez un endroit avec --save FICHIER.
left =
    La partie est enregistrée dans { $path }
    Pour continuer : { $command }

## Demander

prompt = >
curtain = L'écran est maintenant à { $player }.
curtain-prompt = { $player }, appuyez sur Entrée quand personne d'autre ne regarde.
say-something = Un numéro ou quelques mots, s'il vous plaît ; « aide » dit ce qu'il y a d'autre.
forced = Seul choix possible : { $choice }.
options-more = … encore { $number } : tapez des mots, ou « table » pour tout voir …
ambiguous = Cela peut vouloir dire plusieurs choses : { $choices }
not-understood = Pas d'option de ce genre : { $text }. Tapez « aide » pour savoir quoi taper.

command-why = pourquoi
command-undo = annuler
command-card = carte
command-rules = règles
command-log = journal
command-table = table
command-save = sauver
command-help = aide
command-quit = quitter

help =
    3               choisir l'option 3
    deux mots       choisir par des mots de l'option
    pourquoi 3      est-ce possible, et sinon, quelle règle l'interdit ? (aussi : pourquoi, et des mots)
    annuler         revenir sur votre dernier choix, si personne n'en a rien appris
    carte NOM       ce que fait une carte
    règles tour     des règles, par leur numéro ou par des mots
    journal         toute l'histoire jusqu'ici
    table           toute la table encore une fois
    sauver FICHIER  garder une copie de la partie dans un fichier
    quitter         partir ; la partie est enregistrée et pourra reprendre

## Répondre

why-possible = C'est possible maintenant.
why-what = Pourquoi quoi ? Par exemple : pourquoi 2, ou : pourquoi, et des mots de ce que vous vouliez faire.
refused-not-asked = Ce n'est pas ce qui se décide en ce moment.
lesson-elsewhere = C'est permis, mais cela éloigne de ce que montre cette étape. Rien ne s'est passé.
refused-by-rule = Pas maintenant, selon { $id } : { $rule }
undone = Choix annulé.
undo-nothing = Il n'y a rien à annuler.
undo-other-seat = Ce choix ne peut plus être annulé : quelqu'un d'autre a décidé depuis.
undo-chance = Ce choix ne peut plus être annulé : le hasard a parlé.
undo-revealed = Ce choix ne peut plus être annulé : des choix secrets ont été révélés.
undo-corrected = Ce choix ne peut plus être annulé : les règles ont été corrigées depuis.
rules-corrected = Les règles ont été corrigées depuis le début de cette partie ({ $numbered ->
        [no] révision { $before }, sans nouveau numéro
       *[yes] révision { $before } → { $after }
    }). { $way ->
        [replayed] Tous les choix faits jusqu'ici restent possibles avec les nouvelles règles ; elles s'appliquent désormais.
        [over] Sa fin et son résultat ne changent pas ; elle ne peut plus être revue choix par choix.
       *[position] Elle reprend à la position atteinte après le choix { $step } ; ce qui a été joué avant suit les anciennes règles et ne peut plus être annulé.
    }
hint-asked = { $player } demande un indice.
undo-handed-over = Ce choix ne peut plus être annulé : quelqu'un d'autre doit y répondre, et il a déjà été annulé une fois.
about-card = { $card } : { $about }
card-source = Source : { $kind ->
    [rulebook] livret imprimé
    [published] autre publication
   *[reconstructed] reconstitution (la galerie de l'appli dit pourquoi)
}
provenance = Contenu : { $rulebook } éléments tirés des règles imprimées, { $published } d'autres publications, { $reconstructed } reconstitués. En jeu, « carte <nom> » dit lesquels, et pourquoi.
which-card = Quelle carte ? Par exemple : carte, et son nom ou une partie.
save-where = Où ? Tapez : sauver FICHIER
save-failed = Rien n'a pu être enregistré dans { $path }. Indiquez un autre endroit.
save-refused = { $path } existe déjà et n'est pas une partie enregistrée. Rien n'a été enregistré.
saved = Partie enregistrée dans { $path }.

## Règles

rules-unknown = Il n'y a pas de règle { $id }.
rules-which = Aucune règle ne dit cela. Essayez le numéro d'une règle, ou moins de mots.
rules-more = … et encore { $number ->
    [one] une règle
   *[other] { $number } règles
}. Ajoutez un mot pour préciser.
rules-no-tests = Les tests ne sont pas installés ici : seuls le code et le contenu ont été examinés.
rules-unknown-ids = Citées, mais absentes du livret : { $ids }
rules-without-code = Connues d'aucun code : { $ids }
rules-without-test = Testées nulle part : { $ids }

## Ce qui se compte ; un jeu qui compte autre chose le dit sous la même clé

game-score = Points
    .amount = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## La fin

result-total = Total
result-winner = Victoire : { $player }.
result-shared = Victoire partagée : { $players }.
secret = Le secret derrière tous les tirages était { $secret }
recorded =
    Toute la partie est enregistrée dans { $path }
    Pour la revoir : { $command }

## Revoir

replay-prompt = [{ $number }/{ $total }] Entrée :
replay-unfinished = Le fichier s'arrête avant la fin de la partie. Tous ses choix sont permis.
replay-result-checked = Tous les choix sont permis, et le résultat est celui qui est noté.
replay-no-result = Tous les choix sont permis ; aucun résultat n'est noté.
replay-luck-checked = Tous les tirages viennent du secret scellé avant la partie.

## Vérifier

verify-no-commitment = Le fichier ne contient pas d'engagement : rien ne dit de quel secret ses tirages devraient venir.
verify-no-secret = Le fichier ne contient pas de secret : il n'est publié qu'à la fin de la partie, et alors seulement les tirages peuvent être recalculés.
verify-unfinished = Le fichier s'arrête avant la fin de la partie, bien qu'il donne le secret ; il n'y a pas de résultat à confirmer.
verify-commitment = L'engagement correspond : il a été tiré du secret que donne le fichier.
verify-draws = { $draws ->
    [one] 1 tirage
   *[other] { $draws } tirages
} en { $streams ->
    [one] 1 série
   *[other] { $streams } séries
}, recalculés à partir du secret, tous identiques à ceux qui sont notés :
verify-stream = { $stream } : { $number }
verify-choices = { $number ->
    [one] Le seul choix est permis.
   *[other] Les { $number } choix sont tous permis.
}
verify-result = Le résultat est confirmé :
verify-compare = Une chose que vous seul pouvez vérifier : est-ce bien l'engagement qui scellait le hasard de cette partie avant qu'elle commence ?

## Ce qui est sur la table, en étiquettes, pareil pour tous les jeux

list-separator = {" ; "}
label = { $label } : { $value }
view-table = Sur la table
view-mine = Devant { $player }
view-yes = oui
view-no = non
view-none = rien
view-round = Manche
view-first = Premier joueur
view-turn = Au tour de
view-pile = Pioche
view-discards = Défausse
view-boxed = Hors du jeu
view-ending = La fin
view-hand_size = Cartes en main
view-hand = Main
view-known = Cartes connues de la main
view-points = { game-score }

## Review

review-chance = { $player } { $percent } %
review-chances = { $when } : { $chances }
review-open = { $when } : jusque-là, tout restait possible.
review-open-always = Tout restait possible jusqu'à la fin.
review-turn = Tour { $number }
review-end = La fin
review-gains = { $when } : { $player } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de victoire.
review-loses = { $when } : { $player } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de victoire.
review-judged = { $player } : { $decisions ->
    [one] { $decisions } décision examinée
   *[other] { $decisions } décisions examinées
}, { $marks ->
    [0] et rien n'était nettement meilleur.
    [one] et pour { $marks } il y avait mieux.
   *[other] et pour { $marks } il y avait mieux.
}
review-like = Au niveau « { $level } », un bot en concède à peu près autant dans une partie à deux.
review-better = { $when }, il y avait mieux : { $better } (choix fait : { $chosen }).
review-costly = { $when }, coûteux, environ { $points } points : { $chosen }. Mieux : { $better }.
review-turned = { $when }, a fait basculer la partie, environ { $points } points : { $chosen }. Mieux : { $better }.
review-lucky = { $when }, tirage heureux ({ $percent } % des tirages possibles étaient moins bons) : { $told }
review-unlucky = { $when }, tirage malheureux ({ $percent } % des tirages possibles étaient meilleurs) : { $told }
