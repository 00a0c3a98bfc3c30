### Les usages de la table : les règles de `docs/conduct.md`, en français.

conduct = Usages de la table
conduct-about = Ce que chacun peut faire à toute table, quel que soit le jeu. Plusieurs personnes devant un même écran comptent pour une seule.

conduct-seat = Places
tab-seat-01 = Vous ne choisissez que pour votre place. Qui regarde ne décide de rien.
tab-seat-02 = Vous pouvez confier votre place à un bot et la reprendre à tout moment. Tant que le bot la garde, vous ne choisissez rien.
tab-seat-03 = Les autres ne peuvent confier votre place à un bot qu'après une minute d'absence : avant la partie, l'hôte ; à une table sans pendule, toute personne qui joue. Avec une pendule, elle seule décide.
tab-seat-04 = La minute commence quand votre dernière page se ferme, ou quand la table se réveille après le départ de tout le monde ; elle recommence chaque fois que vous revenez. Recharger la page n'est pas une absence.
tab-seat-05 = À votre retour, une place que d'autres ont confiée à un bot est aussitôt à vous. Une place que vous ou la pendule lui avez laissée est à vous quand vous la reprenez.
tab-seat-06 = Seul l'hôte met un bot à une place libre.

conduct-undo = Annuler
tab-undo-01 = Vous pouvez annuler votre dernier choix tant que personne n'en a rien appris : rien n'a été tiré ni révélé, et personne d'autre n'a choisi depuis. Ce qu'un bot a choisi pour vous ne s'annule pas.
tab-undo-02 = Un choix qui pose une question à une autre personne peut être annulé une fois. Ensuite, un tel choix reste jusqu'à ce que quelqu'un d'autre ait choisi.
tab-undo-03 = Qui n'a plus à répondre à cause d'une annulation retrouve le temps qu'elle lui a coûté.
tab-undo-04 = Dès qu'une autre personne a validé son plan, plus rien n'est annulé.
tab-undo-05 = Vous pouvez annuler au plus 1 000 choix par partie, avec ou sans l'accord des autres.

conduct-back = Annuler avec l'accord des autres
tab-back-01 = Ce qui ne peut plus être annulé seul peut l'être si tous les autres acceptent : votre dernier choix et tout ce qui l'a suivi.
tab-back-02 = Les plans que tout le monde a vus ne sont jamais annulés, ni rien de ce qui les précède.
tab-back-03 = Ce qui a été annulé reste dans le journal, avec le nom des personnes qui l'ont accepté.

conduct-ask = Accord
tab-ask-01 = Toutes les autres personnes de la table doivent accepter, même absentes. Les bots qui ont leur propre place ne sont pas consultés.
tab-ask-02 = Un bot qui garde une place n'accepte rien. La personne qu'il remplace peut répondre à tout moment.
tab-ask-03 = Une demande reste ouverte jusqu'à ce que tout le monde accepte, que quelqu'un refuse ou que son auteur la retire. Une demande d'annulation prend fin quand la partie continue. Il n'y a qu'une demande à la fois.
tab-ask-04 = Une réponse ne vaut que pour la demande à laquelle elle a été donnée.
tab-ask-05 = Après une demande sans succès, il faut attendre 20 secondes avant la suivante, et 20 secondes de plus chaque fois.

conduct-pause = Pause
tab-pause-01 = À une table sans pendule, toute personne qui joue peut mettre la partie en pause. Tout le monde voit qui l'a fait.
tab-pause-02 = À une table avec pendule, une pause demande l'accord de tout le monde.
tab-pause-03 = Après une pause prise sans demander, la même personne doit faire un choix avant d'en prendre une autre.
tab-pause-04 = Pendant une pause, aucune pendule ne tourne, aucun bot ne joue et personne ne choisit. Tout le monde voit autant qu'avant, et toute personne qui joue peut reprendre la partie.

conduct-clock = Pendule
tab-clock-01 = Une pendule démarre quand tout le monde a donné son feu vert. Personne ne le donne pour quelqu'un d'autre.
tab-clock-02 = Votre pendule ne tourne que lorsque vous devez décider. Quand votre temps est écoulé, un bot choisit pour vous jusqu'à ce que vous repreniez votre place.
tab-clock-03 = Qui reprend sa place sans temps restant reçoit 30 secondes, une fois par décision. Quand elles sont écoulées aussi, le bot fait d'abord ce choix.

conduct-hint = Indices
tab-hint-01 = Vous pouvez demander un indice chaque fois que vous devez décider. Il ne tient compte que de ce que vous savez, et tout le monde lit dans le journal que vous l'avez demandé.
tab-hint-02 = À une table avec pendule, il n'y a pas d'indices.
tab-hint-03 = Quand plusieurs personnes décident en secret, il n'y a pas d'indices.
tab-hint-04 = Qui ne joue qu'avec des bots peut recevoir un avertissement avant une erreur, au plus deux fois par partie.

conduct-talk = Discussion et lien
tab-talk-01 = Les personnes qui jouent et l'hôte peuvent discuter ; à une table publique, celles qui regardent aussi. Toute la table lit ce qui est dit.
tab-talk-02 = Après la fin, l'hôte ouvre et ferme le lien par lequel tout le monde peut regarder la partie.
