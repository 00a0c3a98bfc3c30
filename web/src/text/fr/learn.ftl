### Les leçons : l'étagère, et ce que dit le maître dans tous les jeux.

learn = Apprendre
learn-about = Chaque leçon est une vraie partie, avec un maître à vos côtés. C'est vous qui jouez : reprenez un coup, partez ou continuez quand vous voulez.
learn-quick = Règles en bref
learn-none = Il n'y a pas encore de leçon pour ce jeu. Les règles en bref le racontent en une page.
learn-rung = Échelle : échelon { $rung } sur { $rungs }, { $level }
learn-achievements = Exploits : { $number } sur { $all }
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-new = { $steps } étapes
learn-begun = étape { $reached } sur { $steps }
learn-done = apprise
learn-new-start = Commencer
learn-begun-start = Continuer
learn-done-start = Recommencer

lesson = Leçon
lesson-step = Étape { $step } sur { $of }
lesson-next = Suite
lesson-end = Finir la leçon
lesson-hint = Indice
lesson-words = Montrer tout ce que dit le maître
lesson-leave = Quitter la leçon
lesson-leave-sure = Quitter la leçon ? La partie continue sans maître, et la leçon reprendra du début la prochaine fois.
lesson-stay = Rester
lesson-enough = Finir le jeu libre
lesson-lay = Suivre ce plan
lesson-read = Lisez d'abord ceci, puis choisissez « Suite ».
lesson-elsewhere = C'est permis dans une partie. Mais cela nous éloignerait de ce que montre cette étape.
lesson-advice = Essayez « { $choice } ».
lesson-no-advice = Je n'ai pas de conseil pour l'instant. Essayez un coup, annulez le dernier, ou redemandez dans un moment.
lesson-over = La leçon est finie. La partie continue : jouez-la jusqu'au bout, ou revenez aux leçons.
lesson-won = La partie est finie, et vous l'avez gagnée. Bravo !
lesson-lost = La partie est finie, et cette fois elle est perdue. Ce que vous avez appris vous reste, et vous pouvez recommencer la leçon.
lesson-shelf = Vers les leçons
lesson-following = Leçon suivante : { $title }
lesson-rules = Règles de cette étape
lesson-luck = Le hasard d'une leçon est arrangé, le même pour tous.
refused-lesson = C'est permis dans une partie. Mais cela nous éloignerait de ce que montre cette étape.

start-learn = Apprendre en { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
start-learn-name = Apprendre en { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} : { $game }

puzzle = Énigme
puzzle-day = Énigme du jour
puzzle-about = Une position d'une vraie partie, la même pour tous. Un bot l'a jouée et a manqué le meilleur coup. Trouvez-le.
puzzle-days = Jours
puzzle-yesterday = Hier
puzzle-before = La veille
puzzle-after = Le lendemain
puzzle-each = Dans chaque jeu
puzzle-seats = Une partie à { $seats }.
puzzle-begin = Trouver le coup
puzzle-go-on = Continuer
puzzle-again = Recommencer
puzzle-is-solved = résolue
puzzle-is-shown = réponse montrée
puzzle-none = Pas d'énigme
puzzle-none-more = Il n'y a pas d'énigme pour ce jour. Une nouvelle arrive chaque jour à minuit UTC.
puzzle-find = À vous. Un bot a joué cette position et a manqué le meilleur coup. Trouvez-le : peu importe par quels choix vous y arrivez pendant ce tour.
puzzle-clue = Ce tour-ci, vous pouvez { $wanted }.
puzzle-tried = Vous avez essayé « { $choice } ». Un autre coup est meilleur.
puzzle-tried-greedy = Vous avez essayé « { $choice } ». C'est aussi le choix du bot, mais un autre coup est meilleur.
puzzle-cost = Le vôtre fait baisser vos chances de victoire d'environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-because = Avec le meilleur : { $reason }
puzzle-good = C'est juste jusqu'ici. Continuez.
puzzle-answer = La réponse :
puzzle-show = Montrer la réponse
puzzle-play = Jouer la réponse
puzzle-solved = Résolue. Il fallait { $wanted }. Sur { $games } parties jouées jusqu'au bout à partir d'ici, ce coup en gagne { $won } ; le choix du bot, « { $greedy } », en gagne { $other }.
puzzle-shown = Réponse montrée. Il fallait { $wanted }. Sur { $games } parties jouées jusqu'au bout à partir d'ici, ce coup en gagne { $won } ; le choix du bot, « { $greedy } », en gagne { $other }.
puzzle-leave = Quitter l'énigme
puzzle-leave-sure = Quitter l'énigme ? La partie continue, comme une partie ordinaire.
puzzle-end = Finir l'énigme
puzzle-over = L'énigme est finie. La partie continue : jouez-la jusqu'au bout, ou prenez une autre énigme.
puzzle-ended = L'énigme est finie, et la partie aussi.
puzzle-shelf = Vers les énigmes

ladder = Échelle des bots
ladder-about = Chaque bot est plus fort que le précédent, et vous pouvez choisir celui que vous voulez. Le premier proposé : { $first } ; après une leçon finie ou une énigme résolue de ce jeu : { $second }. Ensuite, c'est le bot de votre dernière partie : deux victoires de suite contre lui font monter d'un échelon, deux défaites de suite font descendre d'un échelon. Une partie compte si vous êtes la seule personne à la table et la jouez vous-même jusqu'au bout, contre des bots d'un même échelon ; les leçons et les énigmes ne comptent pas.
ladder-place = Échelon { $rung } sur { $rungs }
ladder-beaten = battu
ladder-won = Victoire contre { $level }, échelon { $rung } sur { $rungs }.
ladder-lost = Défaite contre { $level }, échelon { $rung } sur { $rungs }.
ladder-even = Ni victoire ni défaite contre { $level }, échelon { $rung } sur { $rungs }.
ladder-next = Votre prochain adversaire : { $level }, échelon { $rung } sur { $rungs }.
ladder-learned = Vous connaissez ce jeu par une leçon ou une énigme : vous commencez donc un échelon plus haut.
ladder-more = Échelle et exploits

achievements = Exploits
achievements-about = Chacun enseigne une chose qui fait mieux jouer. Tout ce que vous faites vous-même dans une partie complète compte, quels que soient les adversaires.
achievements-made = { $number } sur { $all }
achievements-here = Réussi pour la première fois :
achievements-next = Et si vous essayiez ceci ?
achievements-all = Tous les exploits
achievement-done = réussi
achievement-open = pas encore

hint = Indice
hint-seeking = Recherche d'un indice… Il ne coûte rien ; le journal dit seulement que vous en avez demandé un.
hint-clear = « { $choice } » est nettement mieux que tout autre choix examiné par le bot.
hint-equal = { $choices } : à peu près équivalents.
hint-all-equal = Ici, tous les choix se valent à peu près : « { $choice } », par exemple.
hint-many = « { $choice } » ; d'autres choix sont à peu près aussi bons.
hint-quoted = « { $choice } »
hint-advised = « { $choice } » : voilà ce qu'un bot choisirait.
hint-this-brings = Avec celui-ci : { $given }
hint-first-brings = Avec le premier : { $given }
hint-given = Avec « { $choice } », en revanche : { $given }
hint-then = Ensuite : { $line }.
hint-after-first = Après le premier : { $line }.
hint-close = Ranger l'indice
warning = À vérifier
warning-about = « { $choice } », vraiment ? Un autre choix paraît bien meilleur.
warning-because = Pourquoi l'autre ? { $reason }
warning-given = Avec le vôtre : { $given }
warning-do = Le faire
warning-back = Revenir
seat-hinted = A demandé des indices
refused-no-hints = Il n'y a pas d'indices ici.
refused-house = Ici, le maître n'a pas de conseil à lui.
key-hint = indice
