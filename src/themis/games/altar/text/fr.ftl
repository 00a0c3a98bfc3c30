### Les mots d'Altar en français.
###
### Les variables portent le nom des champs des événements, décisions, choix et faits. Le champ `seat` devient $player ;
### une chose qui a un nom, une carte par exemple, vient sous deux formes : $card (Pèlerin) et $the-card (le Pèlerin) ;
### là où il n'y en a pas, c'est « none ». Ce que fait une carte ou un dieu se dit effet par effet : un message `effect-…`
### reçoit le $number et le $word de l'effet, tels qu'ils sont dans `content.toml`. Un attribut qui porte le nom d'un moment
### est la phrase de l'effet à ce moment-là.

## Le couvercle de la boîte

game-world = Des rituels et des fidèles ; des autels qui brûlent, des sanctuaires qui restent.
game-goal = Complétez avant les autres le royaume de votre dieu : cinq sanctuaires et autels actifs en tout.
game-when = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
    .number = { $round }
    .unit = Manche
game-tie = L'égalité est départagée, dans cet ordre, par : les royaumes tous complets, un sanctuaire, l'Ancien Dieu, le Chroniqueur, le plus d'autels actifs, le dernier autel posé.
    .rule = ALT-TIE-01
game-score = Progression
    .amount = { $number ->
        [one] { $number } point de progression
       *[other] { $number } points de progression
    }
game-status = travail en cours ; la plupart des cartes et des pouvoirs sont reconstitués par nous

## Cartes : fidèles

card-priestess = Prêtresse
    .the = la Prêtresse
card-high-priestess = Grande Prêtresse
    .the = la Grande Prêtresse
card-pilgrim = Pèlerin
    .the = le Pèlerin
card-scout = Éclaireuse
    .the = l'Éclaireuse
card-mason = Bâtisseur
    .the = le Bâtisseur
# The name that the rulebook prints; French would say Devineresse.
card-diviner = Devine
    .the = la Devine
card-acolyte = Acolyte
    .the = l'Acolyte
card-messenger = Messager
    .the = le Messager
card-merchant = Marchand
    .the = le Marchand
card-necromancer = Nécromancienne
    .the = la Nécromancienne
card-alchemist = Alchimiste
    .the = l'Alchimiste
card-hierophant = Hiérophante
    .the = le Hiérophante
card-amazon = Amazone
    .the = l'Amazone
card-watchman = Veilleur
    .the = le Veilleur
card-vestal = Vestale
    .the = la Vestale
card-exorcist = Exorciste
    .the = l'Exorciste
card-martyr = Martyre
    .the = la Martyre
card-scribe = Scribe
    .the = le Scribe
card-chronicler = Chroniqueur
    .the = le Chroniqueur
card-prophet = Prophète
    .the = le Prophète
card-warrior = Guerrier
    .the = le Guerrier
card-barbarian = Barbare
    .the = le Barbare
card-conqueror = Conquérant
    .the = le Conquérant
card-thief = Voleur
    .the = le Voleur
card-assassin = Assassin
    .the = l'Assassin
card-heretic = Hérétique
    .the = l'Hérétique
card-temptress = Tentatrice
    .the = la Tentatrice
card-sorceress = Sorcière
    .the = la Sorcière
card-tyrant = Tyran
    .the = le Tyran
card-inquisitor = Inquisiteur
    .the = l'Inquisiteur
card-siren = Sirène
    .the = la Sirène
card-tax-collector = Percepteur
    .the = le Percepteur

## Les dieux et leurs domaines

god-old = Ancien Dieu
    .the = l'Ancien Dieu
god-love = Déesse de l'Amour
    .the = la Déesse de l'Amour
god-war = Dieu de la Guerre
    .the = le Dieu de la Guerre
god-fear = Dieu de la Peur
    .the = le Dieu de la Peur
god-light = Déesse de la Lumière
    .the = la Déesse de la Lumière

# The rows of the setup, by number of players.
setup-players-2 = 2 joueurs
setup-players-3 = 3 joueurs
setup-players-4 = 4 joueurs
setup-players-5 = 5 joueurs

domain-darkness = ténèbres éternelles
domain-love = amour
domain-war = guerre
domain-fear = peur
domain-light = lumière

## Classes, symboles, zones

class-priestess = Prêtresse
    .many = Prêtresses
class-warrior = Guerrier
    .many = Guerriers
class-rogue = Brigand
    .many = Brigands
class-corruptor = Corrupteur
    .many = Corrupteurs
class-devotee = Dévot
    .many = Dévots

symbol-free = action gratuite
symbol-ritual = rituel
symbol-adoration = adoration
symbol-influence = influence
symbol-protection = protection
symbol-activation = activation
special-follower = fidèle spécial

zone-realm = royaume
zone-altars = emplacements d'autel
zone-sanctuaries = emplacements de sanctuaire
zone-adoration = zone d'adoration
zone-influence = Influence
zone-hand = main
zone-display = cartes visibles
zone-pile = pioche
zone-discards = défausse
zone-altar-supply = réserve d'autels
zone-sanctuary-supply = réserve de sanctuaires

## Ce qui est imprimé sur une carte ou un royaume

timing-main = Action principale
timing-free = Action gratuite
timing-adoring = En adoration
timing-influence = Influence
timing-ritual = Rituel seulement
timing-power = Pouvoir

ritual-symbols = { $number ->
    [0] aucun symbole de rituel
    [one] 1 symbole de rituel
   *[other] { $number } symboles de rituel
}
first-altar-active = Votre premier autel est actif dès le départ.
first-altar-inactive = Votre premier autel est inactif au départ.

# La classe que désigne le mot d'un effet.
word-class = { $word ->
    [priestess] { class-priestess }
    [warrior] { class-warrior }
    [rogue] { class-rogue }
    [corruptor] { class-corruptor }
   *[devotee] { class-devotee }
}
    .many = { $word ->
        [priestess] { class-priestess.many }
        [warrior] { class-warrior.many }
        [rogue] { class-rogue.many }
        [corruptor] { class-corruptor.many }
       *[devotee] { class-devotee.many }
    }

## Effets immédiats

effect-activate = { $number ->
    [one] Activez un de vos autels inactifs.
   *[other] Activez jusqu'à { $number } de vos autels inactifs.
}
effect-discover = { $word ->
    [by-sanctuary] { $number ->
        [one] Découvrez 1 autel ; dans un royaume qui a un sanctuaire, il est posé actif.
       *[other] Découvrez { $number } autels ; dans un royaume qui a un sanctuaire, ils sont posés actifs.
    }
   *[inactive] { $number ->
        [one] Découvrez 1 autel, posé inactif.
       *[other] Découvrez { $number } autels, posés inactifs.
    }
}
effect-draw = { $word ->
    [pile] { $number ->
        [one] Piochez 1 carte dans la pioche.
       *[other] Piochez { $number } cartes dans la pioche.
    }
   *[any] { $number ->
        [one] Piochez 1 carte, visible ou de la pioche.
       *[other] Piochez { $number } cartes, visibles ou de la pioche.
    }
}
effect-discard = { $number ->
    [one] Défaussez une carte de votre main.
   *[other] Défaussez { $number } cartes de votre main.
}
effect-sift = Regardez { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
} de la pioche et gardez-en une ; { $word ->
    [bottom] le reste va sous la pioche.
   *[top] le reste retourne dessus dans l'ordre de votre choix.
}
    .power = Quand vous piochez dans la pioche à la deuxième étape de votre tour, regardez-en { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } et gardez-en une ; { $word ->
        [bottom] le reste va sous la pioche.
       *[top] le reste retourne dessus dans l'ordre de votre choix.
    }
effect-swap = { $number ->
    [one] Échangez une carte de votre main contre une carte visible.
   *[other] Échangez jusqu'à { $number } cartes de votre main contre des cartes visibles.
}
effect-recover = { $number ->
    [one] Prenez une carte de votre choix dans la défausse, mais pas une de ce nom.
   *[other] Prenez { $number } cartes de votre choix dans la défausse, mais aucune de ce nom.
}
effect-extra-action = { $number ->
    [one] Vous avez 1 action principale de plus à ce tour.
   *[other] Vous avez { $number } actions principales de plus à ce tour.
}

## Effets immédiats : les hostiles

effect-destroy = { $word ->
    [inactive] { $number ->
        [one] Détruisez un autel inactif d'un dieu ennemi.
       *[other] Détruisez jusqu'à { $number } autels inactifs de dieux ennemis.
    }
   *[any] { $number ->
        [one] Détruisez un autel d'un dieu ennemi, actif ou non.
       *[other] Détruisez jusqu'à { $number } autels de dieux ennemis, actifs ou non.
    }
}
effect-seize = { $word ->
    [inactive] { $number ->
        [one] Prenez un autel inactif à un dieu ennemi et posez-le inactif dans un de vos royaumes.
       *[other] Prenez { $number } autels inactifs à des dieux ennemis et posez-les inactifs dans vos royaumes.
    }
   *[any] { $number ->
        [one] Prenez un autel, actif ou non, à un dieu ennemi et posez-le inactif dans un de vos royaumes.
       *[other] Prenez { $number } autels à des dieux ennemis, actifs ou non, et posez-les inactifs dans vos royaumes.
    }
}
effect-deactivate = { $number ->
    [one] Désactivez un autel d'un dieu ennemi.
   *[other] Désactivez { $number } autels de dieux ennemis.
}
effect-steal = { $number ->
    [one] Prenez une carte au hasard dans la main d'un autre joueur.
   *[other] Prenez { $number } cartes au hasard dans la main d'un autre joueur.
}
effect-banish = { $number ->
    [one] Défaussez un fidèle qui adore un dieu ennemi.
   *[other] Défaussez { $number } fidèles qui adorent des dieux ennemis.
}
effect-lure = { $number ->
    [one] Un fidèle d'un dieu ennemi adore désormais un de vos dieux, si aucun de ce nom ne l'adore déjà.
   *[other] { $number } fidèles de dieux ennemis adorent désormais vos dieux, si aucun de leur nom ne les adore déjà.
}

## Effets en vigueur pendant l'adoration, ou par Influence

effect-ward = Les { word-class.many } ne peuvent pas prendre ce dieu pour cible.
effect-ward-hand = Les { word-class.many } ne peuvent pas prendre votre main pour cible.
effect-exempt = L'Influence ennemie n'agit pas sur vous.
effect-sacrifice = Si une carte ennemie touche un autel de ce royaume, l'autel reste tel quel et ce fidèle est défaussé à sa place.
effect-hand-limit = { $number ->
    [one] Vous pouvez garder 1 carte quand votre tour se termine.
   *[other] Vous pouvez garder { $number } cartes quand votre tour se termine.
}
    .influence = { $number ->
        [one] Vos ennemis ne peuvent garder qu'une carte quand leur tour se termine.
       *[other] Vos ennemis ne peuvent garder que { $number } cartes quand leur tour se termine.
    }
effect-win-ties = Vous remportez les égalités, mais pas contre un dieu qui a ce pouvoir.
    .power = Vous remportez toute égalité.
effect-end-bonus = Si personne n'a complété tous ses royaumes à la fin, la progression de ce dieu augmente de { $number }{ $word ->
    [inactive-altar] {" "}si le royaume a un autel inactif.
   *[always] .
}
effect-forbid = { $word ->
    [free] Vos ennemis ne peuvent pas faire d'actions gratuites.
    [ritual] Vos ennemis ne peuvent pas effectuer de rituels.
    [activation] Vos ennemis ne peuvent pas activer d'autels.
   *[protection] Les fidèles de vos ennemis ne protègent plus ni leurs dieux ni leur main.
}

## Pouvoirs des dieux seuls

effect-first-player = Vous avez le premier tour de la partie.
effect-ritual-value = Dans les rituels pour ce dieu, une carte de classe { word-class } en main vaut { $number ->
    [one] 1 symbole.
   *[other] { $number } symboles.
}
effect-spoils = Quand une de vos cartes de classe { word-class } a détruit ou pris un autel, piochez { $number ->
    [one] 1 carte.
   *[other] { $number } cartes.
}
effect-toll = Tant qu'un fidèle adore ce dieu, une carte ennemie dirigée contre ce dieu ou contre votre main coûte { $number ->
    [one] 1 carte de plus.
   *[other] { $number } cartes de plus.
}

## Options d'une table

option-priestess_removal = Prêtresses
option-priestess_removal-about = Combien de Prêtresses sont écartées à trois et à quatre joueurs.
option-priestess_removal-printed = 1 à trois, 2 à quatre
option-priestess_removal-inverse = 2 à trois, 1 à quatre
option-god_choice = Dieux
option-god_choice-about = Comment les joueurs obtiennent leurs dieux.
option-god_choice-chosen = choisis à tour de rôle
option-god_choice-random = distribués au hasard
option-oldest_player = Personne la plus âgée
option-oldest_player-about = Qui tient le rôle de la personne la plus âgée : elle choisit un dieu en premier et commence, sauf si l'Ancien Dieu est en jeu. Une place absente s'en remet au hasard.
option-oldest_player-random = le hasard décide
option-oldest_player-1 = place 1
option-oldest_player-2 = place 2
option-oldest_player-3 = place 3
option-oldest_player-4 = place 4
option-oldest_player-5 = place 5

## Ce qui se trouve dans un royaume

altar-inactive = autel inactif
altar-active = autel actif

## Ce qu'un joueur peut choisir

choice-choose = Prendre { $the-god }
choice-shuffle = Mélanger les cartes visibles à la pioche et en révéler de nouvelles
choice-leave = Laisser les cartes visibles telles quelles
choice-draw = Prendre une carte de la pioche
choice-take = Prendre { $the-card }
choice-use = Utiliser { $the-card }
    .here = { $main ->
        [0] Utiliser { $the-card } (action gratuite)
       *[other] Utiliser { $the-card }
    }
choice-adore = Adorer { $the-god } avec { $the-card }
choice-ritual = Effectuer un rituel pour { $the-god }
    .here = Effectuer un rituel pour { $the-god } (sanctuaire { $number })
choice-spend = Dépenser { $the-card } de votre main
    .here = Dépenser { $the-card } ({ $number ->
        [one] 1 symbole
       *[other] { $number } symboles
    })
choice-spend-adorer = Dépenser { $the-card }, qui adore ce dieu
    .here = Dépenser { $the-card } en adoration ({ $number ->
        [one] 1 symbole
       *[other] { $number } symboles
    })
choice-discard = Défausser { $the-card }
choice-end = Terminer le tour
    .left = { $number ->
        [one] Il reste { $number } action principale.
       *[other] Il reste { $number } actions principales.
    } Terminer le tour quand même ?
choice-activate = Activer un autel chez { $the-god }
choice-discover = Découvrir un autel pour { $the-god }
choice-keep = Garder { $the-card }
choice-put-back = Reposer { $the-card } sur la pioche
choice-give = Donner { $the-card }
choice-recover = Reprendre { $the-card }
choice-enough = Terminé
choice-destroy = Détruire un { $altar } chez { $the-god }
    .here = Détruire un { $altar } chez { $the-god }{ $toll ->
        [0] {""}
        [one] {" "}(tribut : 1 carte)
       *[other] {" "}(tribut : { $toll } cartes)
    }
choice-seize = Prendre un { $altar } chez { $the-god }
    .here = Prendre un { $altar } chez { $the-god }{ $toll ->
        [0] {""}
        [one] {" "}(tribut : 1 carte)
       *[other] {" "}(tribut : { $toll } cartes)
    }
choice-deactivate = Désactiver un autel chez { $the-god }
    .here = Désactiver un autel chez { $the-god }{ $toll ->
        [0] {""}
        [one] {" "}(tribut : 1 carte)
       *[other] {" "}(tribut : { $toll } cartes)
    }
choice-steal = Prendre une carte au hasard à { $player }
    .here = Prendre une carte au hasard à { $player } ({ $number ->
        [one] 1 carte
       *[other] { $number } cartes
    } en main{ $toll ->
        [0] {""}
        [one]  ; tribut : 1 carte
       *[other]  ; tribut : { $toll } cartes
    })
choice-banish = Défausser { $the-card }, qui adore { $the-god }
    .here = Défausser { $the-card } chez { $the-god }{ $toll ->
        [0] {""}
        [one] {" "}(tribut : 1 carte)
       *[other] {" "}(tribut : { $toll } cartes)
    }
choice-lure = Attirer à vous { $the-card }, qui adore { $the-god }
    .here = Attirer { $the-card }, qui adore { $the-god }{ $toll ->
        [0] {""}
        [one] {" "}(tribut : 1 carte)
       *[other] {" "}(tribut : { $toll } cartes)
    }
choice-receive = Choisir { $the-god }

## Ce qui s'est passé

event-boxed = { $number ->
    [0] Toutes les cartes sont en jeu.
   *[other] Quittent la partie : { $number } × { $card }.
}
event-oldest = { $player } tient le rôle de la personne la plus âgée.
event-chose = { $player } prend { $the-god }.
event-dealt-god = { $player } reçoit { $the-god }.
event-started = { $player } commence.
event-first-altar = { $player } : { $the-god } commence avec 1 { $altar }.
event-drew = { $player } pioche : { $card }.
    .next = { $card }.
event-drew-hidden = { $player } pioche une carte.
event-took = { $player } prend { $the-card }.
    .next = { $the-card }.
event-refilled = On retourne face visible : { $card }.
    .next = { $card }.
event-turn-began = À { $player } de jouer : { $number ->
    [one] 1 action principale
   *[other] { $number } actions principales
}.
event-influence-left = { $player } défausse { $the-card }, dont l'Influence prend fin.
event-shuffled = { $player } mélange à la pioche { $number ->
    [one] la carte visible
   *[other] les { $number } cartes visibles
}.
event-passed = { $player } passe.
event-rest-passed = { $player } laisse { $number ->
    [one] 1 action principale inutilisée
   *[other] { $number } actions principales inutilisées
}.
event-looked = { $player } regarde { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
} de la pioche.
event-saw = { $player } voit : { $card }.
    .next = { $card }.
event-kept = { $player } garde { $the-card }.
event-kept-hidden = { $player } garde l'une d'elles.
event-put-on-top = { $player } repose { $the-card } sur la pioche.
    .next = puis { $the-card } par-dessus.
event-put-under = { $player } place { $the-card } sous la pioche.
    .next = { $the-card }.
event-used = { $player } utilise { $the-card }.
event-influenced = { $player } garde { $the-card } sur la table : son Influence dure un tour de table.
event-actions-gained = { $player } gagne { $number ->
    [one] 1 action principale
   *[other] { $number } actions principales
}.
event-discarded = { $player } défausse { $the-card }.
    .next = { $the-card }.
event-gave = { $player } donne { $the-card }.
    .next = { $the-card }.
event-recovered = { $player } prend { $the-card } dans la défausse.
    .next = { $the-card }.
event-spent = { $player } dépense { $the-card } pour un rituel.
    .next = { $the-card }.
event-spent-adorer = { $player } dépense { $the-card }, qui adorait { $the-god }.
event-built = { $player } construit pour { $the-god } le sanctuaire n° { $number }.
event-adored = { $player } adore { $the-god } avec { $the-card }.
event-discovered = { $player } découvre un { $altar } pour { $the-god }.
event-activated = { $player } active un autel chez { $the-god }.
event-destroyed = { $player } détruit un { $altar } chez { $the-god }.
event-seized = { $player } prend un { $altar } chez { $the-god } et le pose, inactif, chez { $the-other-god }.
event-deactivated = { $player } désactive un autel chez { $the-god }.
event-sacrificed = Un autel est sauvé chez { $the-god } : { $the-card } se sacrifie.
event-robbed = { $player } prend au hasard une carte à { $other }.
event-stolen = { $player } a pris { $the-card }.
event-banished = { $player } défausse { $the-card }, qui adorait { $the-god }.
event-lured = { $player } attire { $the-card }, qui adorait { $the-god } et adore maintenant { $the-other-god }.
event-completed = Aucune attaque ne peut plus viser { $the-god } : son royaume est complet.
event-end-by-completion = { $player } n'a plus de royaume à compléter : la partie se termine avec cette manche.
event-end-by-sanctuaries = Le dernier sanctuaire est placé : la partie se termine avec cette manche.
event-end-by-cards = Il n'y a plus rien à piocher et tous ont passé : la partie est finie.
event-scored = { $player } termine avec une progression de { $number }.
event-won = { $player } gagne.

## Ce qui est demandé

ask-ChooseGod = { $player } : quel dieu prendre ?
    .others = { $player } choisit un dieu.
ask-OfferShuffle = { $player } : votre Influence prend fin. Mélanger les cartes visibles à la pioche ?
    .others = { $player } choisit de mélanger ou non les cartes visibles à la pioche.
# La raison 1 : on utilise une carte ; 2 : le pouvoir d'un dieu accorde des cartes pour une attaque.
ask-DrawCards = { $player } : { $reason ->
    [2] { $number ->
        [one] l'attaque vous vaut 1 carte. Laquelle piocher ?
       *[other] l'attaque vous vaut { $number } cartes. Laquelle piocher d'abord ?
    }
    [1] { $number ->
        [one] { $the-card } vous fait piocher encore 1 carte. Laquelle ?
       *[other] { $the-card } vous fait piocher { $number } cartes. Laquelle d'abord ?
    }
   *[other] { $number ->
        [one] 1 carte à piocher avant d'agir. Laquelle ?
       *[other] { $number } cartes à piocher avant d'agir. Laquelle d'abord ?
    }
}
    .others = { $player } choisit { $number ->
        [one] une carte
       *[other] { $number } cartes
    } à piocher.
ask-Keep = { $player } : { $card ->
    [none] votre dieu vous montre le dessus de la pioche.
   *[other] { $the-card } vous montre le dessus de la pioche.
} Quelle carte garder ? { $under ->
    [1] Le reste va sous la pioche.
   *[other] Le reste retourne sur la pioche.
}
    .others = { $player } choisit une carte à garder.
ask-PutBack = { $player } : { $number } cartes à reposer sur la pioche. Laquelle d'abord ? Les suivantes iront par-dessus.
    .others = { $player } repose des cartes sur la pioche.
ask-Act = { $player } : que faire ? { $actions ->
    [0] Il ne reste aucune action principale.
    [one] Encore 1 action principale.
   *[other] Encore { $actions } actions principales.
}
    .others = { $player } choisit une action. { $actions ->
        [0] Il ne reste aucune action principale.
        [one] Encore 1 action principale.
       *[other] Encore { $actions } actions principales.
    }
ask-Spend = { $player } : rituel pour { $the-god }, symboles : { $paid } sur { $needed }. Quelle carte dépenser ?
    .others = { $player } effectue un rituel pour { $the-god }, symboles : { $paid } sur { $needed }.
ask-Activate = { $player } : { $done ->
    [0] { $the-card } active un autel. Chez quel dieu ?
   *[other] vous pouvez encore activer { $number ->
        [one] 1 autel
       *[other] jusqu'à { $number } autels
    }. Chez quel dieu ?
}
    .others = { $player } choisit un autel à activer.
ask-Discover = { $player } : { $the-card } découvre { $number ->
    [one] un autel. Pour lequel de vos dieux ?
   *[other] { $number } autels. Pour lequel de vos dieux est le premier ?
}
    .others = { $player } choisit quel dieu reçoit l'autel.
ask-DiscardCards = { $player } : { $the-card } vous fait défausser { $number ->
    [one] 1 carte. Laquelle ?
   *[other] { $number } cartes. Laquelle d'abord ?
}
    .others = { $player } choisit { $number ->
        [one] une carte
       *[other] { $number } cartes
    } à défausser.
ask-Give = { $player } : { $given ->
    [0] { $the-card } échange { $number ->
        [one] une carte contre une carte visible. Laquelle donner ?
       *[other] jusqu'à { $number } cartes contre des cartes visibles. Laquelle donner d'abord ?
    }
   *[other] vous pouvez échanger encore { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }. Laquelle donner ?
}
    .others = { $player } choisit une carte à échanger.
ask-TakeForGiven = { $player } : { $number ->
    [one] quelle carte visible prendre en échange ?
   *[other] { $number } cartes visibles à prendre en échange. Laquelle d'abord ?
}
    .others = { $player } choisit en échange { $number ->
        [one] une carte visible.
       *[other] { $number } cartes visibles.
    }
ask-Recover = { $player } : { $the-card } reprend { $number ->
    [one] une carte dans la défausse. Laquelle ?
   *[other] { $number } cartes dans la défausse. Laquelle d'abord ?
}
    .others = { $player } choisit { $number ->
        [one] une carte
       *[other] { $number } cartes
    } dans la défausse.
ask-Aim = { $player } : quelle cible pour { $the-card } ?{ $done ->
    [0] {""}
   *[other] {" "}Cibles restantes : { $number }.
}
    .others = { $player } choisit une cible pour { $the-card }.
ask-PayToll = { $player } : le tribut pour { $the-god }, { $number ->
    [one] 1 carte de plus. Laquelle défausser ?
   *[other] { $number } cartes de plus. Laquelle défausser d'abord ?
}
    .others = { $player } choisit { $number ->
        [one] une carte
       *[other] { $number } cartes
    } en tribut pour { $the-god }.
ask-Receive = { $player } : { $the-card } a réussi. Lequel de vos dieux en profite ?
    .others = { $player } choisit le dieu que sert { $the-card }.
ask-HandLimit = { $player } : vous pouvez en garder { $limit }, vous avez { $number ->
    [one] 1 carte de trop. Laquelle défausser ?
   *[other] { $number } cartes de trop. Laquelle défausser d'abord ?
}
    .others = { $player } a trop de cartes en main et choisit laquelle défausser.

## La fin

end-complete = Un joueur avait complété tous ses royaumes.
end-no-sanctuaries = Le dernier sanctuaire a été placé.
end-no-cards = Il n'y avait plus rien à piocher, et tous ont passé.
source-sanctuaries = Sanctuaires
source-altars = Autels actifs
source-followers = Fidèles
source-gods = Dieux

## Ce que décide le hasard

stream-oldest-player = la personne la plus âgée
stream-gods = dieux
stream-deal = mains et cartes visibles
stream-pile = pioche
stream-theft = cartes volées

## La table

table-round = Manche { $number }
table-choosing = Choix des dieux
table-goal = { $gods ->
    [one] Pour gagner : sanctuaires et autels actifs dans votre royaume, { $number } en tout, dont au moins 1 sanctuaire.
   *[other] Pour gagner : sanctuaires et autels actifs dans chacun de vos royaumes, { $number } en tout, dont au moins 1 sanctuaire.
}
table-ending = la partie se termine avec cette manche
table-actions = { $number ->
    [0] aucune action principale
    [one] encore 1 action principale
   *[other] encore { $number } actions principales
}
table-pile = Pioche { $number }
table-discards = Défausse { $number }
table-hand = Main { $number }
table-hand-limit = au plus { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} à la fin du tour
table-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
table-altars-left = Autels en réserve : { $number }
table-sanctuaries-left = Sanctuaires en réserve : { $number }
table-points = Progression { $number }
table-progress = { $number } sur { $needed }
table-complete = royaume complet
table-owner = { $the-god }, avec { $player }
table-nobody = pas en jeu
table-active-altars = { $number ->
    [0] aucun autel actif
    [one] 1 autel actif
   *[other] { $number } autels actifs
}
table-inactive-altars = { $number ->
    [0] aucun autel inactif
    [one] 1 autel inactif
   *[other] { $number } autels inactifs
}
table-sanctuaries = { $number ->
    [0] aucun sanctuaire
    [one] 1 sanctuaire
   *[other] { $number } sanctuaires
}
table-legend =
    ▲ sanctuaire
    ● autel actif
    ○ autel inactif
    ✦ symbole de rituel
table-adorers = Fidèles en adoration
table-no-adorers = aucun fidèle
table-influence = Influence
table-seen = Vues
table-first = commence
table-display = Cartes visibles
table-empty-place = Place vide
table-played = En cours
table-aside = Mises de côté
table-hidden-card = une carte cachée
table-top = Sur la pioche
table-bottom = Sous la pioche
table-known = { $place } : { $cards }
table-boxed = Hors jeu
table-copies-in-game = { $number ->
    [one] 1 exemplaire
   *[other] { $number } exemplaires
}, { $left ->
    [0] tous vus
    [one] 1 pas encore vu
   *[other] { $left } pas encore vus
}

## Ce qui est sur la table, en étiquettes

view-oldest = Personne la plus âgée
view-actions = Actions principales restantes
view-acted = A agi pendant ce tour
view-passes = Passes de suite
view-altars_left = Autels restants
view-sanctuaries_left = Sanctuaires restants
view-top = Sur la pioche
view-bottom = Sous la pioche
view-aside = Mises de côté
view-struck = A touché un autel
view-tolled = Tribut payé à
view-realms = Royaumes
view-god = Dieu
view-gods = Dieux
view-owner = Joueur
view-active = Autels actifs
view-inactive = Autels inactifs
view-sanctuaries = Sanctuaires
view-adorers = Fidèles en adoration
view-progress = Progression
view-complete = Royaume complet
view-placed = Dernier autel posé
view-hand_limit = Limite de main
view-influence = Influence
view-display = Cartes visibles
view-played = En cours d'utilisation

## Le plateau : ce qui y est dessiné, en mots

table-card = { $said } ({ $details })
table-copies = { $number ->
    [one] { $number } exemplaire
   *[other] { $number } exemplaires
}
table-realm = { $god } ({ $player }) : { $details }
table-of-god = { $piece }, { $god }
table-empty-space = emplacement d'autel vide
table-next-sanctuary = emplacement de sanctuaire
table-paid = { $number ->
    [one] { $number } symbole
   *[other] { $number } symboles
} de rituel sur { $needed }
table-ward = { $card } : { $text }
table-silenced = Sans effet pour l'instant : { $ward }
table-spared = Hors d'atteinte : pourquoi ?
table-hand-of = { $player } : { $hand }
table-unknown-cards = { $number ->
    [one] { $number } carte inconnue
   *[other] { $number } cartes inconnues
}
table-no-discards = Aucune carte n'a encore été défaussée.
table-zoom-hint = Pointez une carte, maintenez-la ou pressez I pour la voir en grand.

## Ce que font les fidèles en peu de mots, quand une carte a peu de place

table-brief-activate = { $number ->
    [one] Activez un autel.
   *[other] Activez jusqu'à { $number } autels.
}
table-brief-discover = { $number ->
    [one] +1 autel, { $word ->
        [by-sanctuary] actif si vous avez un sanctuaire.
       *[inactive] inactif.
    }
   *[other] +{ $number } autels, { $word ->
        [by-sanctuary] actifs si vous avez un sanctuaire.
       *[inactive] inactifs.
    }
}
table-brief-draw = { $number ->
    [one] Piochez 1 carte.
   *[other] Piochez { $number } cartes.
}
table-brief-discard = { $number ->
    [one] Défaussez 1 carte.
   *[other] Défaussez { $number } cartes.
}
table-brief-sift = { $number ->
    [one] Voyez et gardez 1 carte de la pioche.
   *[other] Voyez { $number } cartes de la pioche, gardez-en une.
}
table-brief-swap = { $number ->
    [one] Échangez 1 carte.
   *[other] Échangez jusqu'à { $number } cartes.
}
table-brief-recover = { $number ->
    [one] Reprenez 1 carte défaussée.
   *[other] Reprenez { $number } cartes défaussées.
}
table-brief-extra-action = { $number ->
    [one] +1 action principale.
   *[other] +{ $number } actions principales.
}
table-brief-destroy = { $word ->
    [inactive] { $number ->
        [one] Détruisez un autel inactif.
       *[other] Détruisez jusqu'à { $number } autels inactifs.
    }
   *[any] { $number ->
        [one] Détruisez un autel ennemi.
       *[other] Détruisez jusqu'à { $number } autels ennemis.
    }
}
table-brief-seize = { $number ->
    [one] Prenez un autel ennemi.
   *[other] Prenez { $number } autels ennemis.
}
table-brief-deactivate = { $number ->
    [one] Désactivez un autel ennemi.
   *[other] Désactivez { $number } autels ennemis.
}
table-brief-steal = { $number ->
    [one] Prenez 1 carte dans une main.
   *[other] Prenez { $number } cartes dans une main.
}
table-brief-banish = { $number ->
    [one] Défaussez un fidèle ennemi.
   *[other] Défaussez { $number } fidèles ennemis.
}
table-brief-lure = { $number ->
    [one] Attirez un fidèle ennemi.
   *[other] Attirez { $number } fidèles ennemis.
}
table-brief-ward = Arrête les { word-class.many }.
table-brief-ward-hand = Protège aussi la main.
table-brief-exempt = L'Influence ennemie vous épargne.
table-brief-sacrifice = Meurt à la place d'un autel.
table-brief-hand-limit = { $timing ->
    [influence] Les ennemis gardent { $number ->
        [one] 1 carte.
       *[other] { $number } cartes.
    }
   *[other] Vous gardez { $number ->
        [one] 1 carte.
       *[other] { $number } cartes.
    }
}
table-brief-win-ties = Vous remportez les égalités.
table-brief-end-bonus = +{ $number } de progression à la fin.
table-brief-forbid = { $word ->
    [free] Prive les ennemis d'actions gratuites.
    [ritual] Prive les ennemis de rituels.
    [activation] Prive les ennemis d'activation.
   *[protection] Prive les ennemis de protection.
}

## Ce que chaque symbole dit de lui-même

about-pile = Pioche
    .text = Prenez la première carte, sans la voir. La pioche n'est jamais reconstituée ; quand elle est vide, il ne reste que les cartes visibles.
    .rule = ALT-DRAW-01
about-display = Cartes visibles
    .text = Prenez-en une plutôt que la première de la pioche. À trois joueurs ou plus, sa place est comblée aussitôt.
    .rule = ALT-DRAW-02
about-round = Manche { $number }
    .text = Une manche est finie quand chacun a joué un tour. Si quelqu'un déclenche la fin, la manche se joue quand même jusqu'au bout.
    .rule = ALT-TERM-05
about-altars = Réserve d'autels
    .text = Autels restants : { $number }. Des fidèles les amènent dans un royaume ; ceux qui sont détruits reviennent ici.
    .rule = ALT-SETUP-16
about-sanctuaries = Réserve de sanctuaires
    .text = Sanctuaires restants : { $number }. Quand le dernier est posé, la partie se termine avec cette manche.
    .rule = ALT-END-06
about-used = Carte en cours
    .text = On exécute son texte. La carte n'est défaussée qu'ensuite.
    .rule = ALT-ABIL-01
about-aside = Cartes mises de côté
    .text = Des cartes que quelqu'un regarde en secret ou échange en ce moment.
    .rule = ALT-INFO-04
about-discards = Défausse
    .text = Tout le monde peut la consulter. On n'en refait jamais une pioche.
    .rule = ALT-DRAW-07
about-hand = Main : { $player }
    .text = { $number ->
        [one] { $number } carte, secrète
       *[other] { $number } cartes, secrètes
    }{ $known ->
        [none] .
       *[other] {" "}sauf celles que tout le monde a vu prendre : { $known }.
    }
    .rule = ALT-INFO-02
about-limit = Limite de main
    .text = Pendant votre tour, le nombre de cartes est libre. Quand il se termine, défaussez jusqu'à en avoir { $number }.
    .rule = ALT-HAND-01
about-progress = Progression
    .text = 1 par sanctuaire et 1 par autel actif. À { $number } ou plus, avec au moins 1 sanctuaire, le royaume est complet.
    .rule = ALT-TERM-03
about-complete = Royaume complet
    .text = Il le reste, et son dieu ne peut plus être pris pour cible.
    .rule = ALT-TGT-02
about-sanctuary = Sanctuaire
    .text = Compte 1 dès qu'il est posé et demeure : personne ne peut le détruire ni le prendre.
    .rule = ALT-SAN-01
about-sanctuary-space = Emplacement de sanctuaire
    .text = Un rituel y pose un sanctuaire : dépensez des cartes valant ensemble { $number } symboles de rituel, en une action principale.
    .rule = ALT-RIT-01
about-altar-active = Autel actif
    .text = Compte 1 pour compléter le royaume. Les ennemis peuvent le détruire, le prendre ou le désactiver.
    .rule = ALT-ALT-06
about-altar-inactive = Autel inactif
    .text = Ne compte pas avant d'être activé, le plus souvent par une Prêtresse.
    .rule = ALT-ALT-05
about-altar-none = Emplacement d'autel
    .text = Place pour un autel. Pèlerins, Éclaireuses et Bâtisseurs découvrent des autels.
    .rule = ALT-TERM-09
about-worship = Zone d'adoration
    .text = Les fidèles qui adorent ce dieu agissent jusqu'à ce qu'ils quittent la zone, et valent le double dans un rituel pour lui.
    .rule = ALT-ADO-03
about-ward = Protection
    .text = { $text }
    .rule = ALT-PROT-01
about-toll = Tribut
    .text = { $text }
    .rule = ALT-GOD-07
about-paid = Rituel, symboles : { $number } sur { $needed }
    .text = Dépensez des cartes qui portent le symbole de rituel jusqu'à { $needed }. Les fidèles qui adorent ce dieu valent le double.
    .rule = ALT-RIT-01
about-symbols = Symboles de rituel
    .text = Ce que vaut la carte dans un rituel : { $number } depuis votre main. Une carte qui peut adorer vaut le double tant qu'elle adore le dieu.
    .rule = ALT-RIT-02
about-class = { word-class.many }
    .text = { $word ->
        [priestess] Elles activent des autels.
        [warrior] Ils détruisent ou prennent des autels ennemis. L'Amazone les arrête.
        [rogue] Ils volent des cartes et chassent des fidèles. Le Veilleur les arrête.
        [corruptor] Ils désactivent des autels et détournent des fidèles. La Vestale les arrête.
       *[devotee] Tous les autres fidèles. Aucune protection ne les arrête en tant que classe.
    }
    .rule = ALT-TERM-11
about-main = Action principale
    .text = Utiliser la carte prend une de vos actions principales. Elle est défaussée ensuite.
    .rule = ALT-TURN-05
about-free = Action gratuite
    .text = Utiliser la carte ne coûte aucune action principale ; vous pouvez le faire à tout moment de votre tour après la pioche.
    .rule = ALT-FREE-01
about-adoring = Adoration
    .text = En une action principale, posez la carte auprès d'un de vos dieux. Son texte est en vigueur tant qu'elle y reste.
    .rule = ALT-ADO-01
about-influence = Influence
    .text = Utiliser la carte prend une de vos actions principales. Elle reste devant qui l'a jouée jusqu'à son prochain tour et agit sur tous les autres.
    .rule = ALT-INF-01
about-ritual = Rituel seulement
    .text = La carte n'a pas de texte : on la dépense dans un rituel.
    .rule = ALT-CARD-12
about-protection = Symbole de protection
    .text = Le fidèle protège tant qu'il adore. Dans votre main, il ne protège rien.
    .rule = ALT-PROT-01
about-activation = Symbole d'activation
    .text = Le fidèle retourne des autels inactifs sur leur face active.
    .rule = ALT-ALT-05

## Les pouvoirs des dieux en bref : quand ils agissent, et ce qu'ils font alors

table-power-first-player-when = Début
table-power-first-player = vous avez le premier tour.
table-power-first-altar-when = Début
table-power-first-altar = votre premier autel est actif.
table-power-win-ties-when = Fin
table-power-win-ties = vous remportez toute égalité.
table-power-end-bonus-when = Fin
table-power-end-bonus = { $word ->
    [inactive-altar] si personne n'a tout complété, +{ $number } de progression avec un autel inactif.
   *[always] si personne n'a tout complété, +{ $number } de progression.
}
table-power-ritual-value-when = Rituel
table-power-ritual-value = chaque { $class } en main vaut { $number ->
    [one] 1 symbole.
   *[other] { $number } symboles.
}
table-power-spoils-when = Attaque
table-power-spoils = autel détruit ou pris ({ $class }) : +{ $number ->
    [one] 1 carte.
   *[other] { $number } cartes.
}
table-power-toll-when = Défense
table-power-toll = tant qu'un fidèle l'adore, viser ce dieu ou votre main coûte { $number ->
    [one] 1 carte de plus.
   *[other] { $number } cartes de plus.
}
table-power-sift-when = Pioche
table-power-sift = à l'étape 2, regardez { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} de la pioche et gardez-en une ; { $word ->
    [bottom] le reste va dessous.
   *[top] le reste retourne dessus.
}

## Conseils : quand une chose est bonne, ou ce qui va avec

tip-card-priestess = Sans elle en main, ayez peu d'autels inactifs : l'ennemi les détruit aussi.
tip-card-high-priestess = Découvrez d'abord deux autels, au mieux en un tour avec Éclaireuses ou Alchimistes.
tip-card-pilgrim = Une fois vos emplacements d'autel pleins, utilisez-le dans un rituel.
tip-card-scout = Découvrez et activez le même tour : votre action principale reste à une Prêtresse.
tip-card-mason = Effectuez d'abord un rituel : avec un sanctuaire, il épargne aussi une Prêtresse.
tip-card-diviner = Prépare aussi vos prochaines pioches : ce que vous reposez reste au-dessus.
tip-card-acolyte = Deux cartes visibles avec le symbole rituel rapprochent bien un sanctuaire.
tip-card-messenger = À utiliser avant l'action principale : vous piocherez peut-être ce qui lui manque.
tip-card-merchant = Échangez ce qui ne vous sert pas contre les symboles rituels qui vous manquent.
tip-card-necromancer = Plus tard, c'est mieux : de fortes cartes sont alors dans la défausse.
tip-card-alchemist = À garder pour le tour qui complète votre royaume : personne ne peut répondre entre-temps.
tip-card-hierophant = Encore une carte avec le symbole rituel, et vous avez un sanctuaire.
tip-card-amazon = Vaut une action dès que vous avez deux autels ; plus tard, elle paie un rituel.
tip-card-watchman = Met vos autres fidèles à l'abri des Assassins et une bonne main à l'abri des Voleurs.
tip-card-vestal = Écarte les Hérétiques de vos autels actifs et la Tentatrice de vos fidèles.
tip-card-exorcist = La réponse au Tyran et à l'Inquisiteur quand une action compléterait votre royaume.
tip-card-martyr = Protège un autel de toutes les classes : utile si rien d'autre ne le protège.
tip-card-scribe = Pour qui garde ses cartes pour des rituels ; un Percepteur ennemi est plus fort.
tip-card-chronicler = Placez-le en adoration quand il reste peu de cartes et que la course est serrée.
tip-card-prophet = Idéal quand il reste peu de cartes ou de sanctuaires et qu'aucun royaume n'est presque complet.
tip-card-warrior = Visez l'autel actif de qui mène ; contre une Amazone, envoyez d'abord un Assassin.
tip-card-barbarian = À utiliser avant leurs Prêtresses : les autels actifs ne craignent rien de lui.
tip-card-conqueror = Un autel de moins pour eux, un de plus pour vous : ayez une Prêtresse prête.
tip-card-thief = Une grande main que nul Veilleur ne garde est la meilleure proie.
tip-card-assassin = Ouvre la voie : écartez l'Amazone, puis envoyez votre Guerrier le même tour.
tip-card-heretic = Une Amazone ne l'arrête pas ; redoutable contre un royaume presque complet.
tip-card-temptress = Prenez une protection à l'ennemi ; elle vaut double dans votre prochain rituel.
tip-card-sorceress = Arrête Alchimistes, Voleurs et Assassins jusqu'à votre prochain tour : un abri pour vos plans.
tip-card-tyrant = À utiliser quand il ne manque à un ennemi qu'un sanctuaire pour un royaume complet.
tip-card-inquisitor = À utiliser quand il ne manque à un ennemi qu'un autel actif pour un royaume complet.
tip-card-siren = Rentable si des attaques suivent, les vôtres ou celles des autres contre qui mène.
tip-card-tax-collector = Utile quand vos ennemis ont six cartes et amassent pour un rituel.

tip-god-old = L'égalité vous suffit : une fin serrée est pour vous.
tip-god-love = Si sanctuaires ou cartes s'épuisent, inutile d'activer votre dernier autel inactif.
tip-god-war = Réunissez des Guerriers : ceux qui n'attaquent pas paient des rituels.
tip-god-fear = Placez tôt un fidèle en adoration : sans lui, attaquer ne coûte rien de plus.
tip-god-light = Préférez la pioche, sauf si une carte visible est juste celle qu'il vous faut.

## La galerie : les groupes de ce qui est imprimé

gallery-gods = Dieux
    .about = Chacun dirige l'un d'eux ; à deux joueurs, chacun en dirige deux.
gallery-priestesses = Prêtresses
gallery-main = Dévots à action principale
gallery-free = Dévots à action gratuite
gallery-worship = Dévots en adoration
gallery-influence = Dévots à Influence
gallery-warriors = Guerriers
gallery-rogues = Brigands
gallery-corruptors = Corrupteurs
gallery-setup = Mise en place
gallery-only-ritual = La carte a ses symboles de rituel et aucun autre effet.

## Les règles en bref, chacune avec son titre ; plusieurs lignes forment une liste

quick-goal =
    Complétez avant les autres le royaume de votre dieu : cinq sanctuaires et autels actifs en tout, dont au moins un sanctuaire. À deux joueurs, chacun dirige deux dieux et doit compléter les deux royaumes.
    .title = But du jeu
quick-turn =
    Piochez une carte : la première de la pioche ou une carte visible.
    Une action principale : utiliser une carte, effectuer un rituel, adorer ou passer.
    Avant ou après, autant d'actions gratuites que vos cartes le permettent.
    À la fin, gardez au plus six cartes.
    À deux joueurs : deux cartes, deux actions principales.
    .title = Votre tour
quick-altars =
    Pèlerins, Éclaireuses et Bâtisseurs découvrent des autels, les Prêtresses les activent. Seuls les autels actifs comptent. Un royaume peut accueillir quatre autels.
    .title = Les autels
quick-costs =
    Un rituel : dépensez des cartes valant ensemble au moins trois symboles de rituel. Une carte de votre main vaut ce qu'elle porte, un fidèle qui adore ce dieu le double. Un sanctuaire compte aussitôt et demeure. Un royaume peut en accueillir trois.
    .title = Ce que coûte un sanctuaire
quick-worship =
    Une carte en adoration agit jusqu'à ce qu'elle quitte la zone. Dans une même zone, toutes portent des noms différents. Une carte d'Influence reste devant vous jusqu'à votre prochain tour et agit sur tous vos ennemis.
    .title = Adoration et Influence
quick-attack =
    Les Guerriers détruisent ou prennent des autels, les Brigands volent des cartes et chassent des fidèles, les Corrupteurs désactivent des autels et détournent des fidèles. Amazone, Veilleur et Vestale écartent chacun une de ces classes.
    .title = Attaque et protection
quick-end =
    Quand tous les royaumes d'un joueur sont complets ou que le dernier sanctuaire est posé, on finit la manche. Ou bien il n'y a plus rien à piocher et tous passent l'un après l'autre. Qui a tout complété gagne ; sinon, il faut un sanctuaire, puis la plus grande progression.
    .title = Comment la partie finit
quick-forgotten =
    Quatre autels actifs sans sanctuaire ne suffisent pas.
    Une carte en main ne protège rien ; un fidèle en adoration, si.
    Un dieu dont le royaume est complet ne peut plus être pris pour cible.
    Le texte des cartes dépensées dans un rituel ne s'applique pas.
    La défausse ne redevient jamais une pioche.
    .title = Ce que tout le monde oublie
