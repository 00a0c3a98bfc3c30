### Les leçons : l'étagère, et ce que dit le maître dans tous les jeux.

learn = Apprendre
learn-about = Chaque leçon est une vraie partie, avec un maître à vos côtés. C'est vous qui jouez : reprenez un coup, partez ou continuez quand vous voulez.
learn-quick = Règles en bref
learn-none = Il n'y a pas encore de leçon pour ce jeu. Les règles en bref le racontent en une page.
learn-rung = Bots à votre mesure : { $level }
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

achievements = Exploits
achievements-about = Chacun enseigne une chose qui fait mieux jouer. Tout ce qui est fait dans une partie complète compte, face à n'importe qui.
achievements-made = { $number } sur { $all }
achievements-here = Réussi pour la première fois :
achievements-next = Et si vous essayiez ceci ?
achievements-all = Tous les exploits
achievement-done = réussi
achievement-open = pas encore
