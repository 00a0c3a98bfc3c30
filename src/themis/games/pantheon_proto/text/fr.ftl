### Les mots de Panthéon, le prototype, en français.
###
### Les variables portent le nom des champs des événements, décisions, choix et faits. Le champ `seat` devient $player ;
### une chose qui a un nom, un peuple par exemple, vient comme $people ; là où il n'y en a pas, c'est « none ». Ce que `.the` dit
### d'une chose se place dans la phrase comme $the-… : son nom avec un article ou, pour ce qui se compte, le pluriel.
### `.here` est la phrase d'un choix là où les faits sont connus ; `.next` continue la phrase d'un événement de même sorte qui
### précède, dont le point devient une virgule.
### Ce que fait une carte se compose de ses effets dans `content.toml` : une carte modifiée dit donc ce qu'elle fait maintenant.

## Le couvercle de la boîte

game-world = Les dieux luttent d'influence : en secret, ils envoient leurs disciples récolter, prendre l'initiative et décider des quêtes de six peuples.
game-goal = Ayez le plus de points de victoire à la fin : par les quêtes, les monuments, les ressources, et si votre peuple favorisé est en tête et votre peuple défavorisé en queue.
game-when = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
    .number = { $turn }
    .unit = Tour
game-tie = L'égalité est départagée par l'ordre d'initiative final.
    .rule = PRO-FIN-12
game-status = prototype inédit ; la plupart des cartes sont reconstituées par nous
game-score = Points de victoire
    .amount = { $number ->
        [one] { $number } point de victoire
       *[other] { $number } points de victoire
    }

## Les dieux : un symbole et une couleur, rien de plus

god-sun = Soleil
    .the = le Soleil
god-moon = Lune
    .the = la Lune
god-thunder = Tonnerre
    .the = le Tonnerre
god-sea = Mer
    .the = la Mer
god-forge = Forge
    .the = la Forge
god-harvest = Moisson
    .the = la Moisson

## Les peuples

people-orc = Orcs
    .the = les Orcs
people-dwarf = Nains
    .the = les Nains
people-fairy = Fées
    .the = les Fées
people-undead = Morts-vivants
    .the = les Morts-vivants
people-elf = Elfes
    .the = les Elfes
people-human = Humains
    .the = les Humains

## Les couleurs des monuments, par leurs peuples ; `.the` est le pluriel

colour-orc = orange
colour-dwarf = gris
colour-fairy = bleu
    .the = bleus
colour-undead = noir
    .the = noirs
colour-elf = vert
    .the = verts
colour-human = jaune
    .the = jaunes
colour-white = blanc
    .the = blancs
colour-any = n'importe quelle couleur
colour-distinct = couleurs différentes

## Les pouvoirs

power-abundance = Abondance
    .the = l'Abondance
power-the-flock = Troupeau
    .the = le Troupeau
power-the-legion = Légion
    .the = la Légion
power-transmutation = Transmutation
    .the = la Transmutation
power-ubiquity = Ubiquité
    .the = l'Ubiquité
power-the-great-architect = Grand Architecte
    .the = le Grand Architecte
power-dawn = Aube
    .the = l'Aube
power-dusk = Crépuscule
    .the = le Crépuscule
power-the-herald = Héraut
    .the = le Héraut

## Les outils

tool-golden-sickle = Faucille d'or
    .the = la Faucille d'or
tool-winged-sandals = Sandales ailées
    .the = les Sandales ailées
tool-philosophers-stone = Pierre philosophale
    .the = la Pierre philosophale
tool-masters-compass = Compas du maître
    .the = le Compas du maître
tool-sun-spear = Lance du soleil
    .the = la Lance du soleil
tool-veil-of-night = Voile de la nuit
    .the = le Voile de la nuit
tool-shepherds-crook = Houlette du berger
    .the = la Houlette du berger
tool-aegis = Égide
    .the = l'Égide
tool-laurel-crown = Couronne de lauriers
    .the = la Couronne de lauriers

## Les monuments

monument-war-totem = Totem de guerre
    .the = le Totem de guerre
monument-skull-arena = Arène aux crânes
    .the = l'Arène aux crânes
monument-warlords-citadel = Citadelle du chef de guerre
    .the = la Citadelle du chef de guerre
monument-rune-stone = Pierre runique
    .the = la Pierre runique
monument-hall-of-anvils = Salle des enclumes
    .the = la Salle des enclumes
monument-mountain-gate = Porte de la montagne
    .the = la Porte de la montagne
monument-fairy-ring = Cercle de fées
    .the = le Cercle de fées
monument-crystal-fountain = Fontaine de cristal
    .the = la Fontaine de cristal
monument-palace-of-dew = Palais de rosée
    .the = le Palais de rosée
monument-bone-altar = Autel d'ossements
    .the = l'Autel d'ossements
monument-silent-crypt = Crypte silencieuse
    .the = la Crypte silencieuse
monument-necropolis = Nécropole
    .the = la Nécropole
monument-singing-tree = Arbre chantant
    .the = l'Arbre chantant
monument-moon-bridge = Pont de lune
    .the = le Pont de lune
monument-city-in-the-canopy = Cité de la canopée
    .the = la Cité de la canopée
monument-roadside-chapel = Chapelle du chemin
    .the = la Chapelle du chemin
monument-guild-hall = Halle des guildes
    .the = la Halle des guildes
monument-cathedral = Cathédrale
    .the = la Cathédrale
monument-temple-of-the-pantheon = Temple du Panthéon
    .the = le Temple du Panthéon
monument-triumphal-arch = Arc de triomphe
    .the = l'Arc de triomphe
monument-votive-statue = Statue votive
    .the = la Statue votive
monument-avenue-of-columns = Allée de colonnes
    .the = l'Allée de colonnes
monument-marble-quarry = Carrière de marbre
    .the = la Carrière de marbre
monument-house-of-novices = Maison des novices
    .the = la Maison des novices
monument-colossus = Colosse
    .the = le Colosse
monument-garden-of-peoples = Jardin des peuples
    .the = le Jardin des peuples
monument-white-obelisk = Obélisque blanc
    .the = l'Obélisque blanc

## Les quêtes

quest-the-dragons-hoard = Le Trésor du dragon
    .the = le Trésor du dragon
quest-the-endless-winter = L'Hiver sans fin
    .the = l'Hiver sans fin
quest-the-sacred-grove = Le Bosquet sacré
    .the = le Bosquet sacré
quest-the-great-pilgrimage = Le Grand Pèlerinage
    .the = le Grand Pèlerinage
quest-the-eclipse = L'Éclipse
    .the = l'Éclipse
quest-the-tower-of-ages = La Tour des âges
    .the = la Tour des âges
quest-the-heros-trial = L'Épreuve du héros
    .the = l'Épreuve du héros
quest-the-lost-caravan = La Caravane perdue
    .the = la Caravane perdue
quest-the-black-plague = La Peste noire
    .the = la Peste noire
quest-the-sealed-gate = La Porte scellée
    .the = la Porte scellée
quest-the-feast-of-the-gods = Le Banquet des dieux
    .the = le Banquet des dieux
quest-the-usurpers-crown = La Couronne de l'usurpateur
    .the = la Couronne de l'usurpateur

## Les cases du plateau Temple

cell-wood = bois
    .the = la case bois
    .brief = bois
cell-metal = métal
    .the = la case métal
    .brief = métal
cell-wheat = blé
    .the = la case blé
    .brief = blé
cell-initiative = initiative
    .the = la case initiative
    .brief = init
cell-i-light = I claire
    .the = la case claire de la quête I
    .brief = I C
cell-i-dark = I obscure
    .the = la case obscure de la quête I
    .brief = I O
cell-ii-light = II claire
    .the = la case claire de la quête II
    .brief = II C
cell-ii-dark = II obscure
    .the = la case obscure de la quête II
    .brief = II O
cell-iii-light = III claire
    .the = la case claire de la quête III
    .brief = III C
cell-iii-dark = III obscure
    .the = la case obscure de la quête III
    .brief = III O
cell-iv-light = IV claire
    .the = la case claire de la quête IV
    .brief = IV C
cell-iv-dark = IV obscure
    .the = la case obscure de la quête IV
    .brief = IV O

## Les emplacements des quêtes

slot-i = I
    .the = la quête I
slot-ii = II
    .the = la quête II
slot-iii = III
    .the = la quête III
slot-iv = IV
    .the = la quête IV

## Les côtés d'une quête

side-light = clair
    .the = le côté clair
side-dark = obscur
    .the = le côté obscur

## Les colonnes, comme elles se résolvent

column-resources = ressources
    .the = les ressources
column-initiative = initiative
    .the = l'initiative
column-i = quête I
    .the = la quête I
column-ii = quête II
    .the = la quête II
column-iii = quête III
    .the = la quête III
column-iv = quête IV
    .the = la quête IV

## Les ressources ; `.the` est le pluriel

resource-wood = bois
resource-metal = métal
    .the = métaux
resource-wheat = blé
    .the = blés

## Ce qui se gagne et se perd ; `.the` est le pluriel

thing-wood = bois
thing-metal = métal
    .the = métaux
thing-wheat = blé
    .the = blés
thing-disciple = disciple
    .the = disciples
thing-point = PV

## Pourquoi une partie se termine

ending-quests = il ne reste plus de carte Quête
ending-monuments = il ne reste plus de monument pour l'étalage
ending-scale = un peuple a atteint un bout de l'échelle de puissance
ending-turns = aucune partie ne dure plus longtemps

## D'où vient un bonus

kind-power = pouvoir
kind-tool = outil
kind-resource = ressource

## Les phases d'un tour

phase-setup = Préparation
phase-planning = Planification
phase-resolution = Résolution
phase-purchase = Achat

## Les nombres de choses

some-points = { $number } PV
some-disciples = { $number } { $number ->
    [one] disciple
   *[other] disciples
}
some-things = { $number } { $number ->
    [one] { $thing }
   *[other] { $the-thing }
}
some-resources = { $wood ->
    [0] { $metal ->
        [0] { $wheat ->
            [0] rien
           *[other] { resource-list }
        }
       *[other] { resource-list }
    }
   *[other] { resource-list }
}
resource-list = { $wood ->
    [0] {""}
   *[other] { $wood } bois
}{ $metal ->
    [0] {""}
    [one] { resource-comma-1 }{ $metal } métal
   *[other] { resource-comma-1 }{ $metal } métaux
}{ $wheat ->
    [0] {""}
    [one] { resource-comma-2 }{ $wheat } blé
   *[other] { resource-comma-2 }{ $wheat } blés
}
resource-comma-1 = { $wood ->
    [0] {""}
   *[other] {", "}
}
resource-comma-2 = { $metal ->
    [0] { resource-comma-1 }
   *[other] {", "}
}
scale-position = { $position ->
    [-12] −12
    [-11] −11
    [-10] −10
    [-9] −9
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $position }
}

## Ce que font les cartes : un effet `when:verb:number:thing:more` du contenu se dit par son verbe

effect-when = { $when ->
    [start] Début du jeu
    [planning] À chaque phase de planification
    [resolution] À chaque phase de résolution
    [purchase] À chaque phase d'achat
    [won] { $more ->
        [light] Par quête gagnée du côté clair
        [dark] Par quête gagnée du côté obscur
       *[other] Par quête gagnée
    }
    [lost] { $more ->
        [light] Par quête perdue face au côté clair
        [dark] Par quête perdue face au côté obscur
       *[other] Par quête perdue
    }
    [winners] Gagnants
    [opposite] Côté adverse
    [first] Gagnant classé premier
    [built] À la construction
   *[end] Fin de partie
}
effect-gain = { effect-when } : +{ some-things }.
    .next = +{ some-things }.
effect-lose = { effect-when } : −{ some-things }.
    .next = −{ some-things }.
effect-each = { effect-when } : +{ some-things } par monument{ $more ->
    [0] {""}
   *[other] {" "}construit, au plus { $more } fois
}.
effect-disciples = Début du jeu : { some-disciples }.
effect-forbid = { $when ->
    [resolution] Vous ne gagnez jamais de disciple pendant une phase de résolution.
   *[other] Vous ne pouvez ni recruter ni recevoir de disciples.
}
effect-add = { $when ->
    [unresolved] Quêtes pas encore résolues ce tour-ci : +{ $number } sur leur côté { $word ->
        [light] clair.
       *[dark] obscur.
    }
   *[other] { $word ->
        [any] Une fois par tour, à la résolution d'une case quelconque : +{ $number } à votre décompte.
        [light] { $more ->
            [0] Votre décompte sur chaque case claire de quête : { $signed }.
           *[other] Votre décompte sur chaque case claire de quête avec exactement { $more } de vos disciples : { $signed }.
        }
        [dark] { $more ->
            [0] Votre décompte sur chaque case obscure de quête : { $signed }.
           *[other] Votre décompte sur chaque case obscure de quête avec exactement { $more } de vos disciples : { $signed }.
        }
        [initiative] Votre décompte sur la case initiative : { $signed }.
        [wood] Votre décompte sur la case bois : { $signed }.
        [metal] Votre décompte sur la case métal : { $signed }.
       *[wheat] Votre décompte sur la case blé : { $signed }.
    }
}
effect-wild = Vous pouvez payer n'importe quelle ressource à la place d'une autre.
effect-discount = { $when ->
    [build] Chaque monument vous coûte { some-things } de moins.
   *[other] { effect-when } : chaque monument coûte { some-things } de moins pendant la phase d'achat de ce tour.
}
effect-immune = Vous ignorez les pertes du côté adverse.
quest-function = Clair – { $light } Obscur – { $dark }
people-function = { $gift }
tool-function = Coût : { some-resources }.{ $monuments ->
    [0] {""}
    [one] {" "}Prérequis : 1 monument construit.
   *[other] {" "}Prérequis : { $monuments } monuments construits.
}{ $colours ->
    [0] {""}
   *[other] {" "}Prérequis : des monuments construits de { $colours } couleurs.
} { $effects }
monument-function = Coût : { some-resources }. À la fin : { $per ->
    [0] { $base } PV.
   *[other] { $base ->
        [0] {""}
       *[other] { $base } PV, plus {""}
    }{ $per } PV par { $of ->
        [any] monument que vous avez.
        [distinct] couleur de peuple parmi vos monuments.
        [orc] monument orange que vous avez.
        [dwarf] monument gris que vous avez.
        [fairy] monument bleu que vous avez.
        [undead] monument noir que vous avez.
        [elf] monument vert que vous avez.
        [human] monument jaune que vous avez.
       *[white] monument blanc que vous avez.
    }
} { $gift }

## Les options d'une table

option-peoples = Peuples retirés
option-peoples-about = À 2 ou 3 joueurs, deux des six peuples restent hors du jeu. De 4 à 6, tous sont en jeu.
option-peoples-random = deux au hasard
option-peoples-first-game = Orcs et Morts-vivants, conseillé pour une première partie
option-peoples-no-orc-dwarf = Orcs et Nains
option-peoples-no-orc-fairy = Orcs et Fées
option-peoples-no-orc-undead = Orcs et Morts-vivants
option-peoples-no-orc-elf = Orcs et Elfes
option-peoples-no-orc-human = Orcs et Humains
option-peoples-no-dwarf-fairy = Nains et Fées
option-peoples-no-dwarf-undead = Nains et Morts-vivants
option-peoples-no-dwarf-elf = Nains et Elfes
option-peoples-no-dwarf-human = Nains et Humains
option-peoples-no-fairy-undead = Fées et Morts-vivants
option-peoples-no-fairy-elf = Fées et Elfes
option-peoples-no-fairy-human = Fées et Humains
option-peoples-no-undead-elf = Morts-vivants et Elfes
option-peoples-no-undead-human = Morts-vivants et Humains
option-peoples-no-elf-human = Elfes et Humains
option-gods = Dieux
option-gods-about = Comment chacun reçoit un dieu. C'est un symbole et une couleur, sans aucun effet.
option-gods-assigned = attribués dans l'ordre d'initiative
option-gods-chosen = choisis dans l'ordre d'initiative
option-cards = Pouvoirs et outils
option-cards-about = Comment chacun reçoit un pouvoir et un outil. Le hasard est suggéré pour une première partie.
option-cards-drafted = choisis, les outils dans l'ordre inverse
option-cards-dealt = distribués au hasard
option-objectives = Objectifs
option-objectives-about = Si chacun voit les peuples favorisés et défavorisés des autres.
option-objectives-secret = secrets jusqu'à la fin
option-objectives-open = visibles de tous
option-monuments = Monuments
option-monuments-about = Combien il y a de monuments ; à 2 ou 3 joueurs, 6 de moins.
option-monuments-24 = 24
option-monuments-27 = 27, avec trois blancs de plus
option-bonuses = Bonus fixes
option-bonuses-about = Si les propriétaires d'un pouvoir ou d'un outil sont consultés avant que son bonus ne compte.
option-bonuses-automatic = toujours comptés
option-bonuses-ask = les propriétaires sont consultés
option-countdown = Fin de la planification
option-countdown-about = Quand la planification se termine. Le compte à rebours dure 20 secondes ; les plans incomplets sont ensuite complétés selon les règles.
option-countdown-majority = compte à rebours dès qu'une majorité est prête
option-countdown-everybody = quand tout le monde est prêt

## Ce qu'un joueur peut choisir

choice-god = Incarner { $the-god }
choice-power = Choisir { $the-power }
choice-tool = Choisir { $the-tool }
choice-plan = Planifier{ plan-list }
choice-put = { $number ->
    [0] Ne placer personne
    [one] Placer 1 disciple
   *[other] Placer { $number } disciples
} sur { $the-cell }
    .here = { $number ->
        [0] Ne placer personne
        [one] Placer 1 disciple
       *[other] Placer { $number } disciples
    } sur { $the-cell } (reste { $left })
    .drawn = Placer ce nombre de disciples sur la case marquée ▸
choice-add = Ajouter 1 sur { $the-cell }
choice-pass = Garder le +1
choice-use = Utiliser le bonus sur { $the-cell }
    .here = Utiliser +{ $number } sur { $the-cell }
    .price = +{ $number }
choice-waive = Renoncer au bonus
choice-build = Construire { $the-monument }
    .here = Construire { $the-monument } ({ some-resources } ; { some-points } à la fin)
    .price = +{ $number }
choice-craft = Construire votre outil, { $the-tool }
    .here = Construire votre outil, { $the-tool } ({ some-resources })
choice-pay = { $wood ->
    [0] { $metal ->
        [0] Tout payer en blé
       *[other] Payer { $metal } en métal, le reste éventuel en blé
    }
   *[other] { $metal ->
        [0] Payer { $wood } en bois, le reste éventuel en blé
       *[other] Payer { $wood } en bois et { $metal } en métal, le reste éventuel en blé
    }
}
    .here = Payer { some-resources }
choice-recruit = Recruter { some-disciples }{ $wood ->
    [0] {""}
   *[other] , dont { $wood } avec du bois
}
    .here = Recruter { some-disciples } ({ $due ->
        [one] { $due } ressource
        [other] { $due } ressources
       *[none] { some-resources }
    })
choice-done = Terminer
    .here = Finir de construire{ $number ->
        [0] {""}
       *[other] , puis recruter
    }

## Ce qui s'est passé

event-started = { $player } est en tête de l'ordre d'initiative.
event-people-left-out = Hors du jeu : { $people }.
    .next = { $people }.
event-god-taken = { $player } incarne { $the-god }.
event-power-revealed = Pouvoirs au choix : { $power }.
    .next = { $power }.
event-power-taken = { $player } prend { $the-power }.
event-power-left = Personne ne prend { $the-power } : retour dans la boîte.
event-tool-taken = { $player } prend { $the-tool }.
event-tool-taken-hidden = { $player } prend un outil.
event-tool-left = Personne ne prend { $the-tool } : retour dans la boîte.
event-objectives-dealt = { $player } reçoit deux objectifs : peuple favorisé { $people }, peuple défavorisé { $other-people }.
event-objectives-dealt-hidden = { $player } reçoit deux objectifs.
event-monument-shown = L'étalage se complète : { $monument }.
    .next = { $monument }.
event-quest-laid = Quête { $slot } : { $quest }, côté clair { $people }, côté obscur { $other-people }.
event-power-gave = { $player } reçoit avec { $the-power } : { some-things }.
    .next = { some-things }.
event-tool-gave = { $player } reçoit avec { $the-tool } : { some-things }.
    .next = { some-things }.
event-start-disciples = { $player } commence avec { some-disciples } ({ $power }).
event-gift = { $player } reçoit { some-things } avec { $the-people }.
event-gift-took = { $player } perd { some-things } contre { $the-people }.
event-monument-gave = { $player } reçoit avec { $the-monument } : { some-things }.
    .next = { some-things }.
event-epilogue-gave = { $player } reçoit par l'épilogue : { some-things }.
    .next = { some-things }.
event-epilogue-took = { $player } perd par l'épilogue : { some-things }.
    .next = { some-things }.
event-loss-ignored = { $player } évite une perte : { some-things }.
event-disciples-refused = { $player } ne reçoit pas de disciple : une carte l'interdit.
event-disciples-full = { $player } ne peut pas avoir plus de disciples : { $number } de perdus.
event-rebate = { $player } construit moins cher ce tour-ci : chaque monument coûte { $number } { $number ->
    [one] { $resource }
   *[other] { $the-resource }
} de moins.
event-neutral-added = Quêtes encore à résoudre ce tour-ci : +{ $number } pour { $the-side }.
event-turn-began = Le tour { $number } commence.
event-plan-cut = { $player } a placé trop de disciples sur { $the-cell } : { $number ->
    [one] 1 est retiré
   *[other] { $number } sont retirés
}.
event-plan-unused = { $player } a placé { some-disciples } sur { $the-cell }, qui n'est pas en jeu.
event-plan-filled = { $player } avait encore des disciples à placer : { $number } sur { $the-cell }.
    .next = { $number } sur { $the-cell }.
event-plan-removed = { $player } a placé plus de disciples qu'il n'y en a : { $number } de moins sur { $the-cell }.
    .next = { $number } de moins sur { $the-cell }.
event-plan-revealed = { $player } révèle son plan{ plan-list }.
event-bonus-added = { $player } ajoute 1 sur { $the-cell }.
event-bonus-passed = { $player } n'utilise pas le +1 pour { $the-column }.
event-bonus-used = { $player } utilise un bonus : +{ $number } sur { $the-cell }.
event-bonus-waived = { $player } renonce à un bonus : +{ $number } sur { $the-cell }.
event-harvested = { $player } récolte { some-resources }.
event-initiative-set = Ordre d'initiative : { $place }. { $player } ({ $number }).
    .next = { $place }. { $player } ({ $number }).
event-quest-counted = Quête { $slot } : côté clair { $light }{ $neutral-light ->
    [0] {""}
   *[other] {" "}(bonus neutre { $neutral-light })
}, côté obscur { $dark }{ $neutral-dark ->
    [0] {""}
   *[other] {" "}(bonus neutre { $neutral-dark })
}.
event-quest-won = Quête { $slot } : { $the-side } gagne.
event-quest-balanced = Quête { $slot } : les totaux sont égaux et tous les participants sont des deux côtés, donc { $the-side } gagne.
event-quest-decided = Quête { $slot } : les totaux sont égaux, et { $player } décide par l'initiative pour { $the-side }.
event-quest-unresolved = La quête { $slot } n'est pas résolue.
event-mark-set = Quête { $slot } : { $the-side } a maintenant { $number } { $number ->
    [one] marqueur Épilogue
   *[other] marqueurs Épilogue
}.
event-people-rose = Échelle de puissance : { $the-people } avancent à { scale-position }.
event-people-fell = Échelle de puissance : { $the-people } reculent à { scale-position }.
event-people-stayed = Échelle de puissance : { $the-people } restent à { scale-position }.
event-ranked = { $player } marque { some-points } pour le rang { $place } de la quête { $slot }.
event-epilogue = La quête { $slot } se termine par un épilogue pour { $the-side } : { $quest }.
event-quest-finished = Quête { $slot } : { $the-quest } part à la défausse ; jetons Peuple mis de côté : { $people }, { $other-people }.
event-bag-refilled = Le sac est rempli avec les jetons Peuple mis de côté : { $number }.
event-slot-empty = Il ne reste pas de carte Quête : l'emplacement { $slot } reste vide.
event-built = { $player } construit { $the-monument }.
event-crafted = { $player } construit un outil, { $the-tool }.
event-recruited = { $player } recrute { some-disciples }.
event-paid = { $player } paie { some-resources }.
event-place-empty = La pioche de monuments est vide : une place de l'étalage reste libre. Monuments restants : { $number }.
event-end-triggered = La partie se termine avec ce tour : { $ending }.
event-objectives-revealed = { $player } avait ces objectifs : peuple favorisé { $people }, peuple défavorisé { $other-people }.
event-resources-scored = { $player } marque { some-points } pour ses ressources.
event-monument-scored = { $player } marque { some-points } avec { $the-monument }.
    .next = { some-points } avec { $the-monument }.
event-tool-scored = { $player } marque { some-points } avec { $the-tool }.
event-objective-scored = { $player } marque { some-points } pour un objectif : { $people }{ $number ->
    [15] , peuple des deux objectifs
   *[other] {""}
}.
    .next = { some-points } pour { $people }.
event-finished = { $player } finit avec { some-points }.

# Ce que contient un plan : deux-points avant la première case, des virgules avant les autres.
plan-list = { $wood ->
    [0] {""}
   *[other] { plan-sign-1 }bois { $wood }
}{ $metal ->
    [0] {""}
   *[other] { plan-sign-2 }métal { $metal }
}{ $wheat ->
    [0] {""}
   *[other] { plan-sign-3 }blé { $wheat }
}{ $initiative ->
    [0] {""}
   *[other] { plan-sign-4 }initiative { $initiative }
}{ $i-light ->
    [0] {""}
   *[other] { plan-sign-5 }I claire { $i-light }
}{ $i-dark ->
    [0] {""}
   *[other] { plan-sign-6 }I obscure { $i-dark }
}{ $ii-light ->
    [0] {""}
   *[other] { plan-sign-7 }II claire { $ii-light }
}{ $ii-dark ->
    [0] {""}
   *[other] { plan-sign-8 }II obscure { $ii-dark }
}{ $iii-light ->
    [0] {""}
   *[other] { plan-sign-9 }III claire { $iii-light }
}{ $iii-dark ->
    [0] {""}
   *[other] { plan-sign-10 }III obscure { $iii-dark }
}{ $iv-light ->
    [0] {""}
   *[other] { plan-sign-11 }IV claire { $iv-light }
}{ $iv-dark ->
    [0] {""}
   *[other] { plan-sign-12 }IV obscure { $iv-dark }
}
plan-sign-1 = {" : "}
plan-sign-2 = { $wood ->
    [0] { plan-sign-1 }
   *[other] {", "}
}
plan-sign-3 = { $metal ->
    [0] { plan-sign-2 }
   *[other] {", "}
}
plan-sign-4 = { $wheat ->
    [0] { plan-sign-3 }
   *[other] {", "}
}
plan-sign-5 = { $initiative ->
    [0] { plan-sign-4 }
   *[other] {", "}
}
plan-sign-6 = { $i-light ->
    [0] { plan-sign-5 }
   *[other] {", "}
}
plan-sign-7 = { $i-dark ->
    [0] { plan-sign-6 }
   *[other] {", "}
}
plan-sign-8 = { $ii-light ->
    [0] { plan-sign-7 }
   *[other] {", "}
}
plan-sign-9 = { $ii-dark ->
    [0] { plan-sign-8 }
   *[other] {", "}
}
plan-sign-10 = { $iii-light ->
    [0] { plan-sign-9 }
   *[other] {", "}
}
plan-sign-11 = { $iii-dark ->
    [0] { plan-sign-10 }
   *[other] {", "}
}
plan-sign-12 = { $iv-light ->
    [0] { plan-sign-11 }
   *[other] {", "}
}

## Ce qui est demandé

ask-ChooseGod = { $player } : quel dieu incarnez-vous ?
    .others = { $player } choisit un dieu.
ask-ChoosePower = { $player } : quel pouvoir choisissez-vous ?
    .others = { $player } choisit un pouvoir.
ask-ChooseTool = { $player } : quel outil choisissez-vous ? Il reste secret jusqu'à sa construction.
    .others = { $player } choisit un outil en secret.
ask-Planning = { $player } : où vont vos disciples ? Placez-les tous.
    .others = { $player } planifie.
ask-UseAny = { $player } : utilisez-vous votre +1 pour { $the-column } ? Vous l'avez une fois par tour.
    .others = { $player } peut ajouter 1 pour { $the-column }.
ask-UseBonus = { $player } : utilisez-vous sur { $the-cell } le bonus de votre { $kind } ?
    .others = { $player } peut utiliser un bonus sur { $the-cell }.
ask-Build = { $player } : que construisez-vous ?
    .others = { $player } construit.
ask-PayMonument = { $player } : avec quelles ressources payez-vous { $the-monument } ?
    .others = { $player } paie { $the-monument }.
ask-PayTool = { $player } : avec quelles ressources payez-vous votre outil ?
    .others = { $player } paie un outil.
ask-PayRecruits = { $player } : avec quelles ressources recrutez-vous { some-disciples } ?
    .others = { $player } choisit les ressources pour recruter { some-disciples }.
ask-Recruit = { $player } : combien de disciples recrutez-vous ?
    .others = { $player } peut recruter des disciples.

## La fin

end-quests = Une quête terminée n'a pas pu être remplacée.
end-monuments = Un monument construit n'a pas pu être remplacé.
end-scale = Un peuple a atteint un bout de l'échelle de puissance.
end-turns = Le dernier tour permis par le programme est terminé.
source-ranks = Rangs aux quêtes
source-gifts = Dons
source-cards = Pouvoirs et outils aux quêtes
source-epilogues = Épilogues
source-resources = Ressources
source-monuments = Monuments
source-objectives = Objectifs
source-tools = Outils en fin de partie

## Ce que décide le hasard

stream-first-player = premier joueur
stream-peoples = peuples retirés
stream-powers = pouvoirs
stream-tools = outils
stream-objectives = objectifs
stream-monuments = monuments
stream-quests = quêtes
stream-tokens = jetons Peuple

## Ce qui est sur la table, en étiquettes

view-phase = Phase
view-turn = Tour
view-order = Ordre d'initiative
view-peoples = Peuples en jeu
view-scale = Échelle de puissance
view-scale_end = Bout de l'échelle de puissance
view-cells = Cases en jeu
view-cell_most = Disciples par case, au plus
view-most_disciples = Disciples par joueur, au plus
view-most_turns = Tours, au plus
view-temple = Plateau Temple
view-prizes = Carte Score
view-cell = Case
view-kind = Sorte
view-column = Colonne
view-row = Rangée
view-slots = Quêtes
view-slot = Emplacement
view-quest = Quête
view-light = Côté clair
view-dark = Côté obscur
view-light_marks = Marqueurs Épilogue, côté clair
view-dark_marks = Marqueurs Épilogue, côté obscur
view-neutral = Bonus neutres
view-quest_pile = Quêtes dans la pioche
view-finished = Quêtes terminées
view-display = Étalage
view-monument_pile = Monuments dans la pioche
view-bag = Jetons Peuple dans le sac
view-aside = Jetons Peuple mis de côté
view-gods = Dieux au choix
view-powers = Pouvoirs au choix
view-left_power = Pouvoir resté libre
view-pool = Outils au choix
view-ends = Pourquoi la partie se termine avec ce tour
view-forecast = Ce qu'un plan rapporterait
view-god = Dieu
view-power = Pouvoir
view-has_tool = A un outil
view-tool = Outil
view-crafted = Outil construit
view-seen_tools = Outils vus
view-favoured = Peuple favorisé
view-disfavoured = Peuple défavorisé
view-wood = Bois
view-metal = Métal
view-wheat = Blé
view-disciples = Disciples
view-monuments = Monuments
view-monument_points = PV des monuments à présent
view-resource_points = PV des ressources à présent
view-colours = Couleurs des monuments
view-planned = Plan remis
view-plan = Plan
view-laid = Cases remplies
view-counts = Décomptes
view-spare = Bonus +1 restant
view-rebates = Monuments moins chers ce tour-ci
view-sources = PV jusqu'ici
view-track = Sur la piste de score
view-cubes = Cubes de comptage

## La table dans le terminal, et ce qui peut s'y taper

game-help =
    plan 5 5 5    tout votre plan, case par case dans l'ordre de la table ;
                  les zéros de la fin peuvent manquer
table-moment-brief = { $number ->
    [0] { $phase }
   *[other] tour { $number }, { $phase }
}
table-quests-brief = pioche de quêtes { $number }
table-monuments-brief = pioche de monuments { $number }
table-ends-brief = dernier tour
table-slot-brief = vide
table-tool-brief = un outil en main
table-hand-brief = { $tool } (en main)
table-built-brief = { $number } { $number ->
    [one] monument
   *[other] monuments
}, { $points } PV
table-scale-brief = Échelle ±{ $number }
table-objectives-brief = objectifs +{ $favoured } −{ $disfavoured }
table-left-brief = reste

## Conseils : quand une chose est bonne, ou avec quoi elle va

tip-people-orc = N'y laissez pas un disciple isolé en face : le côté perdant en perd un.
tip-people-dwarf = Le métal paie les monuments chers : un seul disciple de leur côté suffit.
tip-people-fairy = Un PV pour tous de leur côté : rejoignez-les avec un disciple quand elles gagnent.
tip-people-undead = Surtout aux premiers tours : un disciple sert à chaque tour restant.
tip-people-elf = Tous les monuments coûtent du bois : deux pour un seul disciple, c'est une aubaine.
tip-people-human = Le blé recrute : suivez-les tôt, quand les recrues ont encore des tours devant elles.

tip-power-abundance = Construisez votre outil dès le premier tour : vous pouvez payer presque tous.
tip-power-the-flock = Vous grandissez sans payer : gardez le blé pour les monuments.
tip-power-the-legion = Fort d'emblée, puis jamais plus : gagnez des quêtes tôt et évitez les Orcs.
tip-power-transmutation = Récoltez où vous voulez : seule compte la somme de vos ressources.
tip-power-ubiquity = Gardez le +1 pour une quête où il départage, ou donne un don sans disciple.
tip-power-the-great-architect = Construisez beaucoup de petits monuments : la réduction vaut pour chacun.
tip-power-dawn = Cinq sur une case claire comptent six : presque toujours le premier rang.
tip-power-dusk = Un disciple sur chaque côté obscur qui va gagner suffit pour son PV.
tip-power-the-herald = En tête de l'initiative presque sans frais : vous départagez et construisez d'abord.

tip-tool-golden-sickle = Construisez-la au premier tour : elle paie une recrue à chaque tour.
tip-tool-winged-sandals = Pour les égalités à cinq disciples et le meilleur monument de l'étalage.
tip-tool-philosophers-stone = Récoltez ensuite n'importe quoi, et construisez selon la somme.
tip-tool-masters-compass = Construisez d'abord un monument bon marché, puis ce compas, puis les autres.
tip-tool-sun-spear = Mettez cinq disciples sur les cases claires : ils comptent six.
tip-tool-veil-of-night = Mettez cinq disciples sur les cases obscures : ils comptent six.
tip-tool-shepherds-crook = Le plus tôt est le mieux : après trois tours, elle est rentabilisée.
tip-tool-aegis = Jouez des deux côtés : vous marquez en perdant et ne payez rien.
tip-tool-laurel-crown = Elle ne coûte rien : construisez trois couleurs et elle suit d'elle-même.

tip-monument-war-totem = Vaut 3 seul ; avec les autres orange, 5 ou 7.
tip-monument-skull-arena = Seulement avec d'autres monuments orange : à trois, elle vaut 9.
tip-monument-warlords-citadel = Huit PV, et le troisième monument orange que les deux autres attendent.
tip-monument-rune-stone = Vaut 3 seule ; avec les autres gris, 5 ou 7.
tip-monument-hall-of-anvils = Seulement avec d'autres monuments gris : à trois, elle vaut 9.
tip-monument-mountain-gate = Pour qui a beaucoup de métal : deux reviennent aussitôt.
tip-monument-fairy-ring = Coûte un peu de tout : idéal après une récolte équilibrée.
tip-monument-crystal-fountain = Seulement avec d'autres monuments bleus : à trois, elle vaut 9.
tip-monument-palace-of-dew = Neuf PV en tout, dont un aussitôt.
tip-monument-bone-altar = Vaut 3 seul ; avec les autres noirs, 5 ou 7.
tip-monument-silent-crypt = Seulement avec d'autres monuments noirs : à trois, elle vaut 9.
tip-monument-necropolis = Construisez-la tôt : le disciple sert à chaque tour restant.
tip-monument-singing-tree = Vaut 3 seul ; avec les autres verts, 5 ou 7.
tip-monument-moon-bridge = Seulement avec d'autres monuments verts : à trois, il vaut 9.
tip-monument-city-in-the-canopy = Pour qui a beaucoup de bois : deux reviennent aussitôt.
tip-monument-roadside-chapel = Vaut 3 seule ; avec les autres jaunes, 5 ou 7.
tip-monument-guild-hall = Seulement avec d'autres monuments jaunes : à trois, elle vaut 9.
tip-monument-cathedral = Prend le blé des recrues : plutôt tard que tôt.
tip-monument-temple-of-the-pantheon = Le plus de PV sans autre carte : une belle fin pour un entrepôt plein.
tip-monument-triumphal-arch = Des PV sûrs à bon prix, quoi que vous construisiez d'autre.
tip-monument-votive-statue = Les PV sûrs les moins chers : aussi un prérequis rapide pour un outil.
tip-monument-avenue-of-columns = Compte tous les monuments, elle comprise : avec cinq ou plus.
tip-monument-marble-quarry = Collectionnez les blancs : il y en a six, et chacun ajoute trois PV ici.
tip-monument-house-of-novices = Construisez-la tôt : le disciple sert à chaque tour restant.
tip-monument-colossus = Cher, mais utile quand la fin approche et que l'entrepôt est plein.
tip-monument-garden-of-peoples = Bon avec beaucoup de couleurs, qui ailleurs rapportent peu.
tip-monument-white-obelisk = Bon marché, et vaut 5 ou plus avec d'autres blancs.

tip-quest-the-dragons-hoard = L'obscur marque plus, le clair construit plus : regardez l'étalage.
tip-quest-the-endless-winter = Qui n'a pas de blé n'en perd pas : le côté obscur coûte alors peu.
tip-quest-the-sacred-grove = L'obscur ne fait que nuire : dépensez votre bois avant la fin.
tip-quest-the-great-pilgrimage = Un disciple gagné tôt vaut plus que les PV.
tip-quest-the-eclipse = Sur l'emplacement I, elle peut faire basculer trois quêtes ; sur le dernier, rien.
tip-quest-the-tower-of-ages = Clair pour qui va construire ce tour-ci, obscur pour qui a déjà construit.
tip-quest-the-heros-trial = Si le clair gagne, perdre n'est rien : un disciple d'un côté suffit.
tip-quest-the-lost-caravan = Trois ressources au clair pour un disciple ; même perdre contre l'obscur en donne deux.
tip-quest-the-black-plague = Trois PV contre un disciple : à prendre dans les derniers tours.
tip-quest-the-sealed-gate = L'obscur compte pour toutes les quêtes suivantes : planifiez-les ensemble.
tip-quest-the-feast-of-the-gods = Videz votre blé avant le banquet : les deux PV ne coûtent alors rien.
tip-quest-the-usurpers-crown = L'obscur ne récompense que le premier rang : cinq disciples ou aucun.

## Les règles rapides, chacune avec un titre ; plusieurs lignes font une liste

quick-goal =
    Ayez le plus de points de victoire (PV).
    Ils viennent des quêtes, des monuments et des ressources, et 10 de chacun de vos deux objectifs secrets : votre peuple favorisé est le plus haut sur l'échelle de puissance, votre peuple défavorisé le plus bas.
    .title = But du jeu
quick-turn =
    Planification : tous ensemble et en secret, placez tous vos disciples sur les cases de votre plateau Temple, au plus 5 par case.
    Résolution : récolte des ressources, nouvel ordre d'initiative, puis quêtes de I à IV.
    Achat : dans l'ordre d'initiative, tous construisent, puis tous recrutent.
    .title = Un tour
quick-quests =
    Les disciples de tous du côté clair comptent contre ceux du côté obscur. Le plus fort gagne ; en cas d'égalité, la personne la mieux placée dans l'initiative et d'un seul côté décide.
    Le peuple gagnant avance sur l'échelle, l'autre recule.
    Chacun du côté gagnant reçoit le don du peuple ; le plus fort y marque 4 PV, le deuxième 2 (à 2 ou 3 joueurs : 3 PV, le premier seul).
    Le côté gagnant reçoit un marqueur Épilogue. Avec deux, son épilogue a lieu et une nouvelle quête arrive.
    .title = Quêtes
quick-gifts =
    Nains : 2 métaux. Elfes : 2 bois. Humains : 2 blés.
    Fées : 1 PV. Morts-vivants : 1 disciple.
    Orcs : chacun du côté perdant perd 1 disciple.
    .title = Ce que donnent les peuples
quick-costs =
    Un monument coûte ce qui y est imprimé et marque à la fin. Construisez-en autant que vous pouvez en payer.
    Votre outil agit une fois construit.
    Un disciple : 2 blés et 1 bois ou métal. Personne n'en a plus de 25.
    .title = Ce que cela coûte
quick-end =
    Le tour est le dernier si une quête ou un monument ne peut pas être remplacé, ou si un peuple atteint un bout de l'échelle.
    3 ressources valent alors 1 PV. L'initiative départage.
    .title = Comment cela finit
quick-forgotten =
    Jouer des deux côtés d'une quête est permis.
    En planifiant, toute parole est libre ; rien n'engage.
    Si le temps s'écoule, les disciples non placés vont d'abord aux ressources.
    Le nouvel ordre d'initiative vaut dès la quête I.
    Un épilogue ne concerne que les disciples de ce tour.
    Une nouvelle quête attend le tour suivant.
    .title = Ce que tout le monde oublie

## Le plateau

table-board = Quêtes, temple et monuments
table-goal = Pour gagner : avoir le plus de points de victoire à la fin. Les quêtes rapportent aussitôt ; les monuments, les ressources et vos objectifs secrets, à la fin.
table-turn = Tour { $number }
table-order = Ordre d'initiative
table-god = { $player } : { $god }
table-track = Piste de score : { $points }
table-temple = Plateau Temple : ressources et initiative
table-cell = { $cell } : { $number ->
    [one] { $number } disciple
   *[other] { $number } disciples
}
table-cell-counts = { $cell } : { $counts }
table-take = Reprendre un disciple. { $cell }
table-unplaced = { $number ->
    [0] tous placés
    [one] disciple à placer
   *[other] disciples à placer
}
table-again = Comme avant
table-fill = Compléter
table-clear = Tout effacer
table-quest = Quête { $slot } : { $quest }
table-slot-empty = Plus de quête
table-side = { $side ->
    [light] Côté clair
   *[dark] Côté obscur
} : { $people }. { $gift }
table-marks = { $number ->
    [one] { $number } marqueur Épilogue
   *[other] { $number } marqueurs Épilogue
}
table-scale = Échelle de puissance
table-position = { $people } : { $position }{ $wish ->
    [favoured] , votre peuple favorisé
    [disfavoured] , votre peuple défavorisé
   *[other] {""}
}
table-display = Monuments
table-pile = Monuments dans la pioche : { $number }
table-place-empty = Place vide
table-monument = { $monument } : { $cost }. { $function }
table-monuments = { $number ->
    [one] { $number } monument
   *[other] { $number } monuments
}
table-good = { $number } { $thing ->
    [wood] bois
    [metal] { $number ->
        [one] métal
       *[other] métaux
    }
    [wheat] { $number ->
        [one] blé
       *[other] blés
    }
    [point] PV
   *[disciple] { $number ->
        [one] disciple
       *[other] disciples
    }
}
table-card = { $table ->
    [power] Pouvoir
   *[tool] { $planned ->
        [yes] Outil non construit
       *[no] Outil
    }
} : { $card }. { $function }
table-tool-hidden = Un outil que personne d'autre ne connaît
table-objective = { $kind ->
    [favoured] Peuple favorisé
   *[disfavoured] Peuple défavorisé
} : { $people }
table-mine = Ce qui est à moi
table-gods = Dieux
table-powers = Pouvoirs
table-tools = Outils, visibles par vous seul
table-recruit = Recruter
table-recruits = { $number ->
    [one] Recruter { $number } disciple
   *[other] Recruter { $number } disciples
}
table-gifts = Ce que reçoivent les gagnants d'une quête
table-prizes = Premier gagnant : { $first } PV{ $second ->
    [0] {""}
   *[other] , deuxième : { $second } PV
}. L'initiative départage.
table-latest = Dernière résolution : tour { $number }
table-latest-brief = Dernière résolution
table-opening = Tous les plans sont dévoilés
table-harvest = Récolte
table-harvest-order = Récolte et ordre d'initiative
table-card-adds = { $card } : { $cell } { $number }
table-ranks-tied = Décomptes égaux du côté gagnant : l'initiative décide du rang.
table-refused = { $number ->
    [one] { $number } disciple non reçu
   *[other] { $number } disciples non reçus
}
table-why = { $why ->
    [more] { $side ->
        [light] Le côté clair l'emporte : il a le plus.
       *[dark] Le côté obscur l'emporte : il a le plus.
    }
    [decided] Égalité : l'initiative donne la décision à { $player }, et { $side ->
        [light] le côté clair l'emporte.
       *[dark] le côté obscur l'emporte.
    }
    [balanced] Égalité, et tout le monde est des deux côtés : le côté clair l'emporte.
   *[unresolved] Personne ne décide cette quête : elle n'est pas résolue.
}{ $finished ->
    [yes] {" "}La quête se termine par son épilogue.
   *[no] {""}
}
table-reconstructed = Le livret nous est parvenu sans ses images : les faces de presque toutes les cartes et la longueur de l'échelle de puissance sont reconstituées. La galerie dit quoi et pourquoi.

## Ce que chaque symbole dit de lui-même

about-goal = Comment gagner
    .text = Avoir le plus de points de victoire. À la fin, trois ressources valent 1 PV, les monuments ce qu'ils montrent, et chaque objectif rempli { $points } PV : votre peuple favorisé en haut de l'échelle de puissance, le défavorisé en bas.
    .rule = PRO-FIN-01
about-turn = Tour { $number }
    .text = Chaque tour a trois phases : planification, résolution et achat. La partie s'achève après le tour où une quête ou un monument ne peut être remplacé, ou bien où un peuple a atteint un bout de l'échelle de puissance.
    .rule = PRO-END-04
about-phase-planning = Planification
    .text = Chacun place en secret tous ses disciples, au plus 5 par case. Vous pouvez tout vous dire, mais ne rien montrer.
    .rule = PRO-PLAN-03
about-phase-resolution = Résolution
    .text = De gauche à droite : les ressources, l'initiative, puis quête après quête.
    .rule = PRO-RES-02
about-phase-purchase = Achat
    .text = Dans l'ordre d'initiative, chacun construit des monuments et son propre outil. Qui finit de construire ne construit plus à ce tour ; ensuite chacun peut recruter.
    .rule = PRO-BUY-02
about-order = Ordre d'initiative
    .text = Il départage les quêtes, dit qui construit en premier et qui gagne à égalité de points. La case initiative le change à chaque tour ; à égalité, l'ordre reste le même.
    .rule = PRO-INI-01
about-track = Piste de score
    .text = Les points marqués pendant la partie. Après la case 49, elle reprend à 0 avec un marqueur 50 ou 100.
    .rule = PRO-FIN-13
about-cell-resource = { $cell }
    .text = Chaque disciple rapporte ici 1 de cette ressource ; votre pouvoir et votre outil construit peuvent en ajouter ou en retirer. Il n'y a pas de concurrence.
    .rule = PRO-HARV-01
about-cell-initiative = { $cell }
    .text = Plus il y a de disciples ici, plus on est tôt dans l'ordre d'initiative, dès les quêtes de ce tour.
    .rule = PRO-INI-01
about-reserve = Disciples à placer : { $number }
    .text = Il faut tous les placer. Un clic sur une case y met un disciple ; Maj, l'autre bouton de la souris ou − en reprend un. On peut aussi les faire glisser, et les touches 0 à 5 règlent une case.
    .rule = PRO-PLAN-03
about-quest = { $quest }
    .text = Le côté le plus fort l'emporte et reçoit un marqueur Épilogue. Le deuxième marqueur d'un côté termine la quête. Clair – { $light } Obscur – { $dark }
    .rule = PRO-EPI-01
about-slot-empty = Emplacement vide
    .text = Il ne restait plus de carte Quête : la partie s'achève après ce tour.
    .rule = PRO-EPI-17
about-people = { $people }
    .text = Quand ce peuple gagne une quête, il avance sur l'échelle de puissance et l'autre recule. { $function }
    .rule = PRO-GIFT-01
about-epilogue = { $side ->
        [light] Épilogue du côté clair
       *[dark] Épilogue du côté obscur
    }
    .text = { $number ->
        [0] Le deuxième marqueur de ce côté termine la quête, avec cet effet.
       *[other] Si ce côté gagne encore une fois, la quête se termine, avec cet effet.
    } { $function }
    .rule = PRO-EPI-02
about-scale = Échelle de puissance
    .text = De −{ $number } à +{ $number }. Gagner une quête fait avancer un peuple, la perdre le fait reculer. Un peuple qui atteint un bout entraîne la fin de la partie.
    .rule = PRO-SCALE-01
about-position = { $people } : { $position }
    .text = À la fin, le peuple le plus haut remplit l'objectif de qui le favorise, le plus bas celui de qui le défavorise. Les ex æquo comptent tous.
    .rule = PRO-FIN-05
about-display = Étalage
    .text = Pendant l'achat, vous pouvez construire tout ce que vous pouvez payer. Une place libre est aussitôt remplie ; dans la pioche : { $number }. Si une place reste vide, la partie s'achève après ce tour.
    .rule = PRO-BUY-03
about-monument = { $monument }
    .text = { $function }
    .rule = PRO-FIN-03
about-power = { $power }
    .text = { $function }
    .rule = PRO-SETUP-19
about-tool = { $tool }
    .text = { $function } Il agit une fois construit.
    .rule = PRO-TOOL-01
about-tool-hidden = Un outil en main
    .text = Secret tant qu'il n'est pas construit, et sans effet jusque-là.
    .rule = PRO-SETUP-23
about-favoured = Peuple favorisé : { $people }
    .text = Rapporte { $points } PV si aucun autre peuple n'est plus haut sur l'échelle de puissance à la fin ; { $same } si vos deux objectifs portent le même peuple et qu'un seul est rempli.
    .rule = PRO-FIN-05
about-disfavoured = Peuple défavorisé : { $people }
    .text = Rapporte { $points } PV si aucun autre peuple n'est plus bas sur l'échelle de puissance à la fin ; { $same } si vos deux objectifs portent le même peuple et qu'un seul est rempli.
    .rule = PRO-FIN-05
about-resource = { $thing } : { $number }
    .text = Paie monuments, outils et disciples. À la fin, trois ressources quelconques valent 1 PV.
    .rule = PRO-FIN-02
about-disciples = Disciples : { $number }
    .text = On les place tous à chaque planification. Un de plus coûte 2 blés et 1 bois ou métal ; personne n'en a plus de 25.
    .rule = PRO-REC-02
about-god = { $god }
    .text = Un symbole et une couleur. C'est la carte Pouvoir qui fait la différence.
    .rule = PRO-SETUP-14
about-prizes = Carte Score
    .text = Les gagnants sont classés selon leur décompte du côté gagnant, puis selon l'initiative.
    .rule = PRO-SCORE-01
about-recruit = Recrutement
    .text = Chaque disciple coûte 2 blés et 1 bois ou métal. Vous le placez dès le tour suivant.
    .rule = PRO-REC-02

table-yields = Votre plan rapporte { $sure }, et si vos côtés gagnent { $hoped }
table-if-won = si gagnés
about-yields = Ce que rapporte votre plan
    .text = À coup sûr, les ressources, avec ce que vos cartes ajoutent et retirent. Si chaque côté où sont vos disciples gagne : les dons de leurs peuples et les épilogues qui auraient lieu.
    .rule = PRO-GIFT-01

table-last = Dernier tour
table-may-end = Peut-être le dernier tour
about-may-end = Peut-être le dernier tour
    .text = { $ending ->
        [quests] Il peut s'achever à ce tour plus de quêtes qu'il ne reste de cartes pour les remplacer.
        [monuments] Il reste peu de monuments dans la pioche : une place de l'étalage peut rester vide.
       *[scale] Un peuple peut atteindre un bout de l'échelle de puissance à ce tour.
    } La partie s'achèverait alors après ce tour.
    .rule = PRO-END-04
table-recruit-late = Dernier tour : un nouveau disciple ne rapporte rien ; trois ressources valent 1 PV.
table-how = { $touch ->
    [yes] Touchez une case pour y placer un disciple, − pour le reprendre.
   *[no] Cliquez sur une case pour y placer un disciple, − ou clic droit pour le reprendre. Les touches 0 à 5 règlent une case.
}
about-fill = Compléter selon la règle
    .text = Les disciples que vous n'avez pas placés vont là où les règles les mettraient : cinq par case, d'abord les ressources, puis l'initiative et les quêtes dans l'ordre. Ceux que vous avez placés restent.
    .rule = PRO-NORM-04
table-quest-pile = Quêtes dans la pile : { $number }
table-bag = Jetons Peuple pour les prochaines quêtes
table-tokens = { $people } : { $bag } dans le sac, { $aside } de côté
about-last = Dernier tour
    .text = La partie s'achève après ce tour : { $reason }. Il est joué jusqu'au bout, avec toutes les quêtes et toute la phase d'achat.
    .rule = PRO-END-04
about-quest-pile = Quêtes dans la pile : { $number }
    .text = Une quête terminée est aussitôt remplacée. Si la pile est alors vide, la partie s'achève après ce tour.
    .rule = PRO-END-01
about-bag = Jetons Peuple
    .text = Deux par peuple en jeu. Une nouvelle quête en tire deux différents, le premier pour son côté clair ; quand le sac est vide, les jetons mis de côté y retournent.
    .rule = PRO-EPI-13

table-pay = Bois à payer
about-pay = Une ressource pour une autre
    .text = Choisissez combien de bois vous payez ; le reste se paie en métal et en blé, à votre gré.
    .rule = PRO-BUY-10

## La galerie

gallery-quests = Quêtes
    .about = Chaque vitrail montre une quête : ce que fait l'épilogue de son côté clair et de son côté obscur.
gallery-peoples = Peuples
    .about = De 4 à 6 joueurs, les six sont en jeu ; à 2 ou 3, quatre seulement. Leurs dons vont à tous ceux du côté gagnant.
gallery-powers = Pouvoirs
    .about = Chacun en a un, face visible, dès le début.
gallery-tools = Outils
    .about = Chacun en a un, secret jusqu'à sa construction pendant une phase d'achat.
gallery-monuments-peoples = Monuments des peuples
    .about = Trois à la couleur de chaque peuple. Ceux d'un peuple qui n'est pas en jeu sont écartés.
gallery-monuments-white = Monuments blancs
    .about = Ils ne sont à aucun peuple et toujours en jeu.
gallery-monuments-27 = Trois monuments blancs de plus
    .about = Seulement aux tables qui jouent avec 27 monuments.
gallery-gods = Dieux
    .about = Un symbole et une couleur, sans aucun effet.
gallery-god = Un dieu à incarner. C'est la carte Pouvoir qui fait la différence.
gallery-setup = Selon le nombre de joueurs
gallery-cell = Cases du plateau Temple
gallery-cell-name = Case { $cell }
gallery-players = { $number } joueurs
