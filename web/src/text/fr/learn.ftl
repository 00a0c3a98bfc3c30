### Les leçons : l'étagère, et ce que dit le maître dans tous les jeux.

learn = Apprendre
learn-about = Chaque leçon est une vraie partie, avec un maître à vos côtés. C'est vous qui jouez : reprenez un coup, partez ou continuez quand vous voulez.
learn-quick = Règles en bref
learn-none = Il n'y a pas encore de leçon pour ce jeu. Les règles en bref le racontent en une page.
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
lesson-end = Terminer
lesson-hint = Indice
lesson-leave = Quitter la leçon
lesson-elsewhere = C'est permis dans une partie. Mais cela nous éloignerait de ce que montre cette étape.
lesson-advice = Essayez ceci : { $choice }
lesson-over = La leçon est finie. La partie continue : jouez-la jusqu'au bout, ou passez à la leçon suivante.
lesson-shelf = Vers les leçons
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

hint = Indice
hint-seeking = Recherche d'un indice…
hint-clear = « { $choice } » est nettement mieux que tout autre choix.
hint-equal = « { $choice } » ou « { $also } » : deux choix à peu près équivalents.
hint-advised = « { $choice } » : voilà ce qu'un bot choisirait.
hint-then = Ensuite : { $line }.
hint-close = Ranger l'indice
warning = Vraiment ? Un autre choix paraît bien meilleur.
warning-because = Avec celui-là : { $reason }
warning-do = Le faire
warning-back = Revenir
seat-hinted = A demandé des indices
refused-no-hints = Il n'y a pas d'indices ici.
key-hint = indice
