### Ce que dit une table, pareil pour tous les jeux.

## Charger et partir

table-loading = La table se prépare…
table-gone = Vous n'avez pas accès à cette table.
table-gone-about = Elle n'a peut-être jamais existé, il ne s'y est rien passé depuis si longtemps qu'elle a été oubliée, ou elle est privée et ce navigateur n'y a pas de place. Si elle est privée, un lien d'invitation l'ouvre.
table-closed = Cette partie ne peut pas continuer.
table-closed-about = Elle a été jouée avec d'autres règles que celles de ce serveur ; elle est donc gardée telle quelle. Rien n'en est perdu.
table-unknown-game = Ce serveur ne connaît pas le jeu de cette table.
table-unknown-game-about = Elle a peut-être été ouverte avec un jeu qui n'est plus proposé ici. Rien n'en est perdu.
title-ready = ● Votre feu vert ? – { $game }
title-others = À { $players } de jouer – { $game }
title-over = Partie terminée – { $game }
title-turn = ● À vous – { $game }
table-doors = Journal, discussion, règles, menu
mute = Couper le son
sound-on = Le son est activé.
sound-off = Le son est coupé.
notify-ask = Le navigateur doit-il vous prévenir quand c'est votre tour et que cette page n'est pas devant ?
notify-yes = Oui, me prévenir
notify-no = Non

## La barre de décision

bar = Décision
bar-you = À vous
bar-past = Vous regardez le passé.
bar-over = La partie est finie.
bar-paused = La partie est en pause.
bar-several = Décident en même temps : { $players }.
skip = Accélérer
confirm = Confirmer
confirm-choice = Oui : { $choice }
options-search = Filtrer les options
options-filter = Filtrer
options-found = { $number } sur { $total }
options-board = Choisissez sur le plateau ce qui brille, ou :
options-list = Tout lister ({ $number })
options-fold = Replier la liste
undo = Annuler le choix
undo-what = Annuler : { $choice }
undo-cannot = Annuler le choix : pourquoi pas ?
undo-wait = Attendez que tout soit montré.
takeback-about = Vous pouvez demander à annuler : tous les autres doivent accepter, même absents. S'il n'y a que des bots, personne ne s'y oppose.
takeback-ask = Demander à annuler
takeback-asked = Vous demandez à annuler votre dernier choix.
takeback-asks = { $player } demande à annuler son dernier choix.
pause-asked = Vous demandez une pause.
pause-asks = { $player } demande une pause.
request-silent = Réponse attendue : { $players }.
request-here = { $player }
request-away = { $player } (pas en ligne)
request-yes = Accepter
request-no = Refuser
request-withdraw = Retirer la demande
thing-menu = Options ici
thing-can = { $label } : { $choices }
thing-cannot = { $label } (impossible maintenant)
why-title = Pourquoi pas ?
why-nothing = Il n'y a rien à décider ici pour le moment.
why-rule = Règle { $id }
map-closer = Plus près
map-farther = Plus loin
zoom-sources = D'où viennent ses textes
zoom-reconstructed = En partie reconstitué : sources

## Plans entiers

plan-ready = Valider mon plan
plan-change = Changer mon plan
plan-change-of = Changer le plan : { $player }
plan-locked = Votre plan est validé. Pour y toucher, choisissez d'abord « Changer mon plan ».
plan-waiting = Votre plan est validé. Planifient encore : { $players }.
plan-others = Planifient en secret : { $players }.
plan-all-ready = Tous les plans sont validés.
plan-hands = Plans validés
plan-hand-up = { $player } a validé son plan
plan-hand-down = { $player } planifie encore
plan-seconds =
    La plupart des plans sont validés : encore { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    } pour { $who ->
        [mine] changer le vôtre
       *[others] les derniers changements
    }
plan-then = Ensuite, chaque plan compte tel quel et les règles le complètent. Changer un plan n'arrête pas le compte à rebours.
plan-late = Le temps est écoulé : les règles ont complété votre plan.
plan-for-all = À deux, pas de compte à rebours : la partie attend les deux plans. Les bots ne comptent pas.
plan-refused = Le plan est gardé, mais il ne peut pas encore être validé.
plan-mine = Votre plan
plan-cell = Nombre { $number }
plan-fewer = { $cell } : un de moins
plan-more = { $cell } : un de plus
plan-sum = Somme : { $number }

## Places

seat-asked = doit décider
seat-away = absent
seat-warm = un bot garde la place
seat-you = vous
seat-open = Place libre
seat-more = Tout montrer : { $player }
seat-less = Montrer moins : { $player }
clock-left = reste { $time }

## Parties de la table

part-board = Table
part-mine = Mon espace
part-others = Joueurs
jump = Zones de la table
log = Journal
log-setup = Mise en place
log-taken-back = { $player } annule son dernier choix.{ $number ->
    [0] {""}
   *[other] {" "}Accord donné par { $agreed }.
}
log-taken-back-what = { $player } annule : « { $told } »{ $number ->
    [0] {""}
   *[other] {" "}Accord donné par { $agreed }.
}
log-rule = Règle { $id }
log-forced = Il n'y avait rien d'autre à choisir.
log-all = { $number ->
    [one] Montrer le tour d'avant
   *[other] Montrer { $number } tours plus anciens
}
recap = Entre-temps : { $number }
recap-about = { $number ->
    [one] Entre-temps : { $number } chose a changé pour vous
   *[other] Entre-temps : { $number } choses ont changé pour vous
}
recap-title = Ce qui a changé pour vous
recap-standing = { $score }{ $gained ->
    [0] {""}
   *[other] {" "}({ $change })
}, rang { $rank } sur { $seats }.
past = Vous regardez le passé : le plateau après le choix { $step }.
past-back = Revenir au présent
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n'a encore rien dit.
chat-watcher = Un spectateur
chat-unread = { $number ->
    [one] { $number } message non lu
   *[other] { $number } messages non lus
}
rulebook = Règles : { $game }
rulebook-search = Chercher dans les règles
rulebook-nothing = Aucune règle ne dit cela. Essayez moins de mots.
rulebook-see = Voir
rulebook-reconstructed = Éléments du contenu reconstitués, qu'aucune source ne donne : { $number }.
rulebook-page = Lesquels, et pourquoi
rulebook-law = Toutes les règles numérotées

## Plusieurs à un écran

curtain = L'écran est maintenant à { $player }.
curtain-about = Les autres regardent ailleurs, s'il vous plaît.
curtain-go = Je suis { $player }

## Salle d'attente

room-waiting = { $number ->
    [0] Toutes les places sont prises.
    [one] Il manque encore une personne.
   *[other] Il manque encore { $number } personnes.
}
room-free = La place { $number } est libre
room-invite = Lien pour cette place : qui l'ouvre le premier s'assied ici
room-invite-title = Une place pour { $game }
room-fill = Installer un bot
room-watch = Spectateurs
room-watch-link = Lien pour les spectateurs : ils voient ce qui est public
room-watch-title = Regarder une partie : { $game }
room-stay = La partie commence d'elle-même dès que toutes les places sont prises. Vous pouvez quitter cette page et revenir.
room-stay-clock = La partie et sa pendule commencent dès que toutes les places sont prises et que chacun a donné son feu vert.
room-unready = On attend encore le feu vert : { $players }.
room-ready = feu vert
room-not-ready = pas encore de feu vert
room-say-ready = Donner mon feu vert
room-say-ready-for = Feu vert : { $player }
room-not-yet = Finalement pas encore
room-not-yet-for = { $player } : finalement pas encore
room-warm = Laisser jouer un bot en attendant
room-terms = Comment nous jouons
room-clock = Pendule :
room-options = Façons de jouer :
room-options-usual = comme d'habitude

## Menu

menu = Menu
menu-go = Table
menu-watchers = Spectateurs :
menu-engine = Moteur :
menu-commitment = Le hasard de cette partie est scellé :
engine-compiled = compilé
engine-interpreted = interprété
pause = Pause
pause-ask = Demander une pause
resume = Continuer
paused = La partie est en pause : la pendule est arrêtée et les bots attendent.
paused-by = { $player } a mis la partie en pause : la pendule est arrêtée et les bots attendent.
transcript = Mon journal en texte
warm-title = Laisser jouer un bot
warm-mine = Un bot joue pour moi en attendant
warm-seat = Un bot joue pour { $player } en attendant
warm-now = Un bot joue pour { $player }.
warm-early = Après une minute d'absence, vous pouvez laisser jouer un bot.
away-long = { $player } n'est plus là. Un bot peut jouer jusqu'à son retour.
away-warm = Laisser jouer un bot
warm-back = Reprendre ma place

## Ennuis

line-lost = La connexion est perdue. Nouvel essai ; rien de ce que vous avez fait n'est oublié.
line-crowded = Cette table a été ouverte trop souvent en peu de temps. Elle s'ouvrira dans quelques secondes.
refused-malformed = Le serveur n'a pas compris. Recharger la page peut aider.
refused-too-large = C'est trop long.
refused-too-fast = Un peu plus lentement, s'il vous plaît.
refused-reused-id = Le serveur croit l'avoir déjà fait. Réessayez.
refused-stale = Quelqu'un a été plus rapide : la table a changé. Choisissez encore, s'il vous plaît.
refused-not-your-seat = Ce n'est pas à vous d'en décider.
refused-not-asked = Ce n'est pas ce qui se décide maintenant.
refused-illegal = Ce n'est pas possible maintenant.
refused-not-now = Ce n'est pas possible maintenant.
refused-paused = La partie est en pause.
refused-over = La partie est finie.
refused-too-many = Il y a trop de tables inachevées, ou trop de nouvelles tables aujourd'hui. Terminez une partie ou revenez plus tard.
refused-stranger = Pour parler ici sans jouer, il faut avoir déjà pris place à une table. Prenez place quelque part ou ouvrez d'abord une table.
refused-corrected = Les règles ont été corrigées depuis : ce qui a été joué avant ne peut être ni montré ni annulé.
refused-storage = Le serveur ne peut rien enregistrer en ce moment ; rien n'a donc été fait. Réessayez bientôt.

## La fin

result-won = Victoire{ $lead ->
    [0] .
   *[other] , avec { $amount } d'avance sur { $player }.
}
result-won-with = Vous partagez la victoire avec { $players }.
result-placed = Vous terminez { $rank }e sur { $number }{ $lead ->
    [0] .
   *[other] , { $amount } derrière { $player }.
}
turning-points = Les plus grands écarts creusés au score
turning-points-about = D'après le score seul. L'analyse montre ce qui a changé les chances de victoire.
turning-when = { $when } :
turning-step = Choix { $number } :
turning-told = Ce qui s'est passé
turning-lead = { $player } passe en tête.
turning-gain = { $player } gagne { $amount } sur { $other }.
share-title = Montrer cette partie
share-link = Lien vers cette partie : qui l'a peut revoir chaque coup
share-copy = Copier le lien de la partie
share-sent = Une partie : { $game }
share-open = Qui a le lien peut regarder
share-closed = Le lien est fermé.
result-show = Montrer le résultat
result-board = Voir le plateau
result-watch = Revoir la partie
result-record = Télécharger la partie
result-table = { $score } par origine
result-rank = Rang
result-player = Joueur
result-total = Total
result-chart = { $score } au fil de la partie
result-verify = Le hasard était-il honnête ?
result-verify-about = Avant la partie, le serveur a publié un engagement : l'empreinte d'un secret. Tous les tirages viennent de ce secret, révélé maintenant. Chacun peut les recalculer à partir du fichier de la partie.
result-commitment = Engagement :
result-secret = Secret :
result-command = Pour vérifier vous-même :
rematch = Rejouer
rematch-go = Vers la nouvelle table

## Aide

help = Touches
key-move = passer d'un élément ou d'une option à l'autre
key-choose = choisir, ou demander pourquoi pas
key-digit = choisir une option de la barre de décision
key-undo = annuler le choix
key-skip = montrer tout de suite ce que les autres ont fait
key-recap = ce qui a changé pour vous
key-log = journal
key-rules = règles
key-chat = discussion
key-help = cette aide
key-close = fermer, ou revenir au présent
first-title = { $game } en bref
first-play = Jouons
first-later = Vous retrouverez cette page dans les règles.
help-quick = Les règles en bref
help-mouse = Tout ce qui brille peut être cliqué. Ce qui est grisé dit pourquoi on ne peut pas s'en servir. Un clic sur une ligne du journal montre le plateau à ce moment.
fact-label = { $label } :
