### Les mots d'Uruk en français.
###
### Les variables portent le nom des champs des événements, décisions, choix et faits. Le champ `seat` devient $player ;
### une chose qui a un nom, une carte par exemple, vient sous deux formes : $card (Four) et $the-card (le Four) ;
### là où il n'y en a pas, c'est « none ». L'attribut `.here` d'un choix est sa phrase quand les faits sont connus ;
### celui d'un événement, `.next`, continue la phrase du même genre juste avant, dont le point devient une virgule.
### Une question s'adresse à qui doit répondre ; son attribut `.others` est ce que lisent les autres pendant ce temps.

## Le couvercle de la boîte

game-world = Les découvertes donnent des cubes, les cubes des cités ; les dieux ont leurs préférés, les désastres épargnent qui mise le plus.
game-goal = Ayez le plus de points à la fin, pour vos découvertes et pour les villages et les cités au-dessus.
game-when = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
    .number = { $round }
    .unit = Manche
game-tie = L'égalité est départagée par le nombre de cités.
    .rule = URU-SCORE-11

## Cartes : découvertes

card-mud-house = Hutte en boue séchée
    .the = la Hutte en boue séchée
card-mud-house-function = Prenez 1 des cubes rouges posés dessus.
card-net = Filets
    .the = les Filets
card-net-function = Prenez 1 des cubes roses posés dessus.
card-clay-pot = Poterie
    .the = la Poterie
card-clay-pot-function = Prenez 1 des cubes jaunes posés dessus.
card-cistern = Citerne
    .the = la Citerne
card-cistern-function = Prenez 1 des cubes bleus posés dessus.

card-city-wall = Murailles
    .the = les Murailles
card-city-wall-function = Une fois par tour, une découverte rouge coûte 1 carte de moins.
card-axe = Hache
    .the = la Hache
card-axe-function = Une fois par tour, une découverte rose coûte 1 carte de moins.
card-statuette = Statuette
    .the = la Statuette
card-statuette-function = Une fois par tour, une découverte jaune coûte 1 carte de moins.
card-sailing-ship = Navire à voile
    .the = le Navire à voile
card-sailing-ship-function = Une fois par tour, une découverte bleue coûte 1 carte de moins.
card-kiln = Four
    .the = le Four
card-kiln-function = Recevez 1 cube rouge.
card-domestication = Domestication
    .the = la Domestication
card-domestication-function = Recevez 1 cube rose.
card-rollers = Roulage
    .the = le Roulage
card-rollers-function = Recevez 1 cube jaune.
card-water-wheel = Roue hydraulique
    .the = la Roue hydraulique
card-water-wheel-function = Recevez 1 cube bleu.
card-road = Route
    .the = la Route
card-road-function = À la pose, 1 cube par carte de l'exposition ; chaque usage en prend 1.
card-shadoof = Chadouf
    .the = le Chadouf
card-shadoof-function = Une fois par tour, vos cartes peuvent payer un village, couleur pour couleur.
card-wheel-and-axle = Roue et essieu
    .the = la Roue et l'essieu
card-wheel-and-axle-function = Gratuit, une fois par tour : troquez 1 cube contre une autre couleur.
card-lighthouse = Phare
    .the = le Phare
card-lighthouse-function = Vos mises valent plus : +1 en cubes, +2 en cartes, et +1 par disque au-dessus.

card-vault = Voûte
    .the = la Voûte
card-vault-function = Une fois par tour, un disque coûte 1 cube de moins.
card-pulley = Palan
    .the = le Palan
card-pulley-function = Recevez 1 cube rouge ou 1 jaune.
card-clay-pipe = Tubage
    .the = le Tubage
card-clay-pipe-function = Se remplit (jusqu'à 2 cubes) quand un joueur qui a plus de disques reçoit des cubes ; prenez tout.
card-scales = Balance
    .the = la Balance
card-scales-function = À la fin, avec les 4 couleurs à côté d'elle : 1 point par couleur en main.
card-coinage = Monnaie
    .the = la Monnaie
card-coinage-function = Une fois par tour, un disque au-dessus d'elle coûte 2 cubes de moins.
card-lyre = Lyre
    .the = la Lyre
card-lyre-function = À la fin, posez 1 découverte de plus ; elle rapporte son niveau.
card-sewers = Égouts
    .the = les Égouts
card-sewers-function = Recevez 1 cube bleu ou 1 rose.
card-water-clock = Clepsydre
    .the = la Clepsydre
card-water-clock-function = Votre tableau contient 6 découvertes au lieu de 5.

card-ziggurat = Ziggourat
    .the = la Ziggourat
card-ziggurat-function = Recevez 1 cube de chaque couleur absente de votre stock.
card-gear-wheel = Roue dentée
    .the = la Roue dentée
card-gear-wheel-function = Déplacez 1 disque entre deux découvertes séparées d'au plus 1 niveau.
card-astronomy = Astronomie
    .the = l'Astronomie
card-astronomy-function = Choisissez une couleur : défaussez ses cartes de l'exposition, 1 cube pour chacune.
card-aqueduct = Aqueduc
    .the = l'Aqueduc
card-aqueduct-function = Changez 1 ou 2 cartes en cubes, ou 1 ou 2 cubes en cartes.

## Cartes : événements

card-enlil = Enlil
    .the = Enlil
card-enlil-function = Enchère de cartes : qui l'emporte peut poser une découverte sans défausser d'autres cartes.
card-nergal = Nergal
    .the = Nergal
card-nergal-function = Enchère de cartes : qui l'emporte reçoit 3 cubes d'une même couleur.
card-ninurta = Ninurta
    .the = Ninurta
card-ninurta-function = Enchère de cartes : qui l'emporte la garde et marque 1 point par cité à la fin.
card-gibil = Gibil
    .the = Gibil
card-gibil-function = Le moins de disques : 3 cubes d'une même couleur. Les autres : 1 cube.
card-marduk = Marduk
    .the = Marduk
card-marduk-function = Le moins de disques : prochain disque à moitié prix. Les autres : 1 cube.
card-nannar = Nannar
    .the = Nannar
card-nannar-function = Le moins de disques : prochain disque à moitié prix. Les autres peuvent piocher.
card-ishtar = Ishtar
    .the = Ishtar
card-ishtar-function = Chacun pioche une carte ou reçoit 1 cube.
card-drought = Sécheresse
    .the = la Sécheresse
card-drought-function = Mises secrètes de cubes : qui n'a pas la plus forte perd 1 disque.
card-earthquake = Tremblement de terre
    .the = le Tremblement de terre
card-earthquake-function = Mises secrètes de cubes : qui n'a pas la plus forte perd une découverte sans disque, à défaut 3 cartes.
card-eruption = Éruption volcanique
    .the = l'Éruption volcanique
card-eruption-function = Mises secrètes de cubes : qui n'a pas la plus forte n'aura que 1 action au prochain tour.

## Couleurs, époques, réductions

colour-red = rouge
colour-red-letter = R
colour-pink = rose
colour-pink-letter = S
colour-yellow = jaune
colour-yellow-letter = J
colour-blue = bleu
colour-blue-letter = B

# Un groupe de cubes s'épelle lettre par lettre.
cubes-r = R
cubes-p = S
cubes-y = J
cubes-b = B

epoch-i = Époque I
epoch-ii = Époque II
epoch-iii = Époque III
epoch-iv = Époque IV
epoch-price = { $number } cubes, au moins { $different } couleurs
epoch-price-own = niveau de la découverte, en cubes de sa couleur

reduction-none = Payer le prix entier
reduction-vault = Utiliser la Voûte
reduction-coinage = Utiliser la Monnaie
reduction-half = Payer la moitié du prix

## Options d'une table

option-road_take = Route
option-road_take-about = Combien de cubes donne un usage de la Route.
option-road_take-one = un cube au choix
option-road_take-all = tous les cubes posés dessus
option-half_price_forced = Moitié prix
option-half_price_forced-about = Si Marduk et Nannar doivent servir pour le tout prochain disque.
option-half_price_forced-yes = pour le tout prochain disque
option-half_price_forced-no = plus tard si l'on préfère
option-losing_bids_kept = Mises perdantes
option-losing_bids_kept-about = Si les perdants gardent ce qu'ils ont misé.
option-losing_bids_kept-yes = les perdants gardent leur mise
option-losing_bids_kept-no = les perdants paient aussi
option-scales_needs_four_others = Balance
option-scales_needs_four_others-about = Si les autres découvertes doivent montrer les quatre couleurs.
option-scales_needs_four_others-yes = quatre couleurs sans compter la Balance
option-scales_needs_four_others-no = quatre couleurs avec la Balance
option-pipe_trigger = Tubage
option-pipe_trigger-about = Quels tours remplissent un Tubage.
option-pipe_trigger-anybody-ahead = ceux de quiconque a plus de disques que son propriétaire
option-pipe_trigger-leader = seulement ceux du joueur ayant le plus de disques
option-level1_cubes_only_at_setup = Cubes de niveau 1
option-level1_cubes_only_at_setup-about = Si les découvertes de niveau 1 ne reçoivent des cubes qu'au départ.
option-level1_cubes_only_at_setup-yes = seulement au départ
option-level1_cubes_only_at_setup-no = chaque fois qu'on les pose
option-shortage_scope = Pénurie
option-shortage_scope-about = Quand un cube absent de la réserve peut se prendre chez un autre joueur.
option-shortage_scope-take-resources = seulement en prenant des ressources
option-shortage_scope-every-gain = pour tout gain de cubes dans un stock
option-first_reshuffle_removed = Premier mélange
option-first_reshuffle_removed-about = Combien des plus anciennes cartes défaussées quittent la partie au premier mélange.
option-first_reshuffle_removed-15 = 15 cartes
option-first_reshuffle_removed-0 = aucune
option-first_reshuffle_removed-5 = 5 cartes
option-first_reshuffle_removed-10 = 10 cartes
option-first_reshuffle_removed-20 = 20 cartes
option-shadoof_only_for_lacking_cubes = Chadouf
option-shadoof_only_for_lacking_cubes-about = Si les cartes ne paient que les cubes qui vous manquent.
option-shadoof_only_for_lacking_cubes-no = tout cube du prix
option-shadoof_only_for_lacking_cubes-yes = seulement les cubes manquants

## Ce qu'un joueur peut choisir

choice-draw = Piocher une carte
choice-take = Prendre { $the-card } dans l'exposition
    .here = Prendre { $the-card } ({ $colour } { $level })
choice-place = Poser { $the-card }
    .here = Poser { $the-card } ({ $number ->
        [0] rien d'autre à payer
       *[other] payer { $copies ->
            [0] {""}
            [one] 1 exemplaire
           *[other] { $copies } exemplaires
        }{ $pairs ->
            [0] {""}
           *[other] { $copies ->
                [0] {""}
               *[other] {" "}et{" "}
            }{ $pairs ->
                [one] 2 cartes d'une même couleur
               *[other] { $pairs } fois 2 cartes d'une même couleur
            }
        }
    })
    .price = { $number ->
        [0] gratuit
       *[other] { $copies ->
            [0] {""}
            [one] 1 ex.
           *[other] { $copies } ex.
        }{ $pairs ->
            [0] {""}
           *[other] { $copies ->
                [0] {""}
               *[other] {" "}+{" "}
            }{ $pairs ->
                [one] 1 paire
               *[other] { $pairs } paires
            }
        }
    }
choice-use = Utiliser { $the-card }
    .here = Utiliser { $the-card }{ $number ->
        [0] {""}
       *[other] {" "}({ $colour ->
            [none] +{ $number } { $number ->
                [one] cube
               *[other] cubes
            }
           *[other] +{ $number } { $colour }
        })
    }
    .price = { $number ->
        [0] {""}
       *[other] { $colour ->
            [none] +{ $number }
           *[other] +{ $number } { $colour }
        }
    }
choice-exchange = Échanger { $the-card } contre un cube
    .here = Échanger { $the-card } contre 1 cube { $colour }
choice-disc = Poser un disque à l'emplacement { $slot }
    .here = { $discs ->
        [2] Bâtir une cité sur { $the-card }
       *[other] Fonder un village sur { $the-card }
    } ({ $colour ->
        [none] { $full } cubes
       *[other] { $full } { $colour }{ $full ->
            [one] {""}
           *[other] s
        }
    }{ $saved ->
        [0] {""}
       *[other] {" "}; prix réduit : { $number }
    })
    .price = { $number ->
        [0] gratuit
       *[other] { $colour ->
            [none] { $number } { $number ->
                [one] cube
               *[other] cubes
            }
           *[other] { $number } { $colour }{ $number ->
                [one] {""}
               *[other] s
            }
        }
    }
choice-end = Terminer le tour
    .left = { $number ->
        [one] Il reste { $number } action.
       *[other] Il reste { $number } actions.
    } Terminer le tour quand même ?
choice-new-slot = Ouvrir un nouvel emplacement
choice-replace = Remplacer la découverte de l'emplacement { $slot }
    .here = Remplacer { $the-card } (emplacement { $slot })
choice-discount = Profiter de la réduction
    .here = Profiter de la réduction ({ $card })
choice-full-price = Payer le prix entier
choice-copy = Défausser un autre exemplaire
    .here = Défausser un autre exemplaire ({ $card })
choice-pair = Défausser une paire ({ $colour })
choice-discard = Défausser { $the-card }
    .here = Défausser { $the-card } ({ $colour } { $level })
choice-gain = Prendre du { $colour }
choice-rob = Prendre à { $player }
choice-reduce = { $reduction }
    .here = { $reduction } ({ $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    })
choice-pay = Payer { $cubes }
choice-move = Déplacer un disque de l'emplacement { $slot } vers l'emplacement { $other-slot }
    .here = Déplacer un disque : { $card } → { $other-card }
choice-swap = Troquer du { $colour } contre du { $other-colour }
choice-bid = Miser { $number }
    .here = Miser { $number }{ $bonus ->
        [0] {""}
       *[other] {" "}({ $own } + { $bonus } Phare = { $total })
    }
choice-lose = Céder l'emplacement { $slot }
    .here = { $discs ->
        [0] Perdre { $the-card }
       *[other] Perdre un disque sur { $the-card }
    }
choice-enough = Terminé
choice-pass = Passer

## Ce qui s'est passé

event-started = { $player } commence.
event-dealt = { $player } débute avec { $the-card }.
event-turn-began = À { $player } de jouer : { $number ->
    [one] { $number } action
   *[other] { $number } actions
}.
event-drew = { $player } pioche { $the-card }.
    .next = { $the-card }.
event-drew-hidden = { $player } pioche une carte.
event-took = { $player } prend { $the-card } dans l'exposition.
event-reshuffled = { $number ->
    [0] Il ne reste rien à mélanger : la pioche est vide.
    [1] La défausse est mélangée : { $number } carte forme la nouvelle pioche.
   *[other] La défausse est mélangée : { $number } cartes forment la nouvelle pioche.
}
event-boxed = { $number ->
    [0] Aucune carte ne quitte la partie.
    [1] La plus ancienne carte de la défausse quitte la partie.
   *[other] Les { $number } plus anciennes cartes de la défausse quittent la partie.
}
event-refilled = L'exposition se complète : { $card }.
    .next = { $card }.
event-left-display = L'exposition perd : { $card }.
    .next = { $card }.
event-omen = Un présage apparaît : { $card }.
event-triggered = { $player } pioche une autre carte événement : le présage, { $the-card }, se réalisera à la fin de ce tour.
event-event-discarded = Une autre carte événement, { $the-card }, est défaussée sans effet.
event-facedown-drawn = { $player } pose { $the-card } face cachée.
event-facedown-discarded = La carte événement face cachée était { $the-card } ; elle est défaussée.
event-event-void = Dernière manche : { $the-card } est sans effet et part à la défausse.
event-placed = { $player } pose { $the-card } à l'emplacement { $slot }.
event-returned = { $player } reprend { $the-card } dans sa main.
event-discounted = { $player } profite d'une réduction ({ $card }).
event-discarded = { $player } défausse { $the-card }.
    .next = { $the-card }.
event-used = { $player } utilise { $the-card }.
event-gained = { $player } reçoit { $number ->
        [one] { $number } cube { $colour }
       *[other] { $number } cubes { $colour }s
    }.
    .next = { $number } { $colour }{ $number ->
        [one] {""}
       *[other] s
    }.
event-robbed = { $player } prend 1 cube { $colour } à { $other }.
event-filled = { $player } place sur { $the-card } 1 cube { $colour }.
    .next = 1 { $colour }.
event-exchanged = { $player } échange { $the-card }.
event-paid = { $player } paie { $number ->
        [one] { $number } cube { $colour }
       *[other] { $number } cubes { $colour }s
    }.
    .next = { $number } { $colour }{ $number ->
        [one] {""}
       *[other] s
    }.
event-settled = { $number ->
    [2] { $player } bâtit une cité sur { $the-card }.
   *[other] { $player } fonde un village sur { $the-card }.
}
event-moved = { $player } déplace un disque de l'emplacement { $slot } vers l'emplacement { $other-slot }.
event-swapped = { $player } troque 1 cube { $colour }.
event-event-began = Le présage se réalise : { $card }.
event-disc-removed = { $epoch } : 1 disque passe au stock commun.
event-bid-made = { $player } mise { $number }.
event-passed = { $player } passe.
event-auction-won = { $player } remporte l'enchère avec { $number }.
event-auction-void = Personne ne mise : { $card } reste sans effet.
event-favoured = { $card } accorde sa faveur à { $player }, qui a le moins de disques.
event-no-favour = Plusieurs joueurs ont le moins de disques : { $card } n'accorde pas de faveur.
event-kept = { $player } garde { $the-card }.
event-spent-favour = { $player } dépense { $the-card } : ce disque est à moitié prix.
event-bid-set = { $player } a misé en secret.
event-revealed = { $player } a misé { $number } { $number ->
    [one] cube
   *[other] cubes
} (valeur : { $other-number }).
event-spared = { $player } échappe au désastre.
event-victim = Le désastre frappe { $player }.
event-lost-disc = { $player } perd un disque sur { $the-card }.
event-lost-discovery = { $player } perd { $the-card }.
event-erupted = { $player } n'aura qu'une action au prochain tour.
event-end-triggered = La fin de la partie est déclenchée.{ $number ->
    [0] {""}
    [one] {" "}{ $number } disque du stock commun passe sur l'époque IV.
   *[other] {" "}{ $number } disques du stock commun passent sur l'époque IV.
}
event-stalled = Plus rien n'avance : le programme déclenche la fin.
event-last-round = La dernière manche commence.
event-lyre-placed = { $player } ajoute { $the-card } grâce à la Lyre.
event-scored = { $player } marque { $number ->
    [one] { $number } point
   *[other] { $number } points
}.

## Ce qui est demandé

ask-Turn = { $player } : que faire ? { $actions ->
        [0] Il ne reste aucune action.
        [1] Encore 1 action.
       *[other] Encore { $actions } actions.
    }
    .others = { $player } joue son tour. { $actions ->
        [0] Il ne reste aucune action.
        [1] Encore 1 action.
       *[other] Encore { $actions } actions.
    }
ask-Exchange = { $player } : échanger une autre carte dans la même action ?
    .others = { $player } décide d'échanger ou non une autre carte.
ask-FillPipe = { $player } : votre Tubage reçoit un cube. De quelle couleur ?
    .others = { $player } choisit un cube pour le Tubage.
ask-ChooseSlot = { $player } : où poser { $the-card } ?
    .others = { $player } choisit où poser une découverte.
ask-ChooseDiscount = { $player } : profiter de la réduction pour { $the-card } ?
    .others = { $player } décide de profiter ou non de la réduction pour { $the-card }.
ask-PayCards = { $player } : { $halves ->
        [0] comment payer { $the-card } ? { $number ->
            [one] Reste à payer : 1 exemplaire, ou 2 cartes d'une même couleur.
           *[other] Reste à payer : { $number } fois 1 exemplaire ou 2 cartes d'une même couleur.
        }
        [2] quelle est la première carte de la paire ({ $colour }) ?
       *[other] quelle est la seconde carte de la paire ({ $colour }) ?
    }
    .others = { $player } choisit des cartes pour payer { $the-card }.
ask-TakeColour = { $player } : quelle couleur prendre avec { $the-card } ?
    .others = { $player } choisit une couleur avec { $the-card }.
ask-Gather = { $player } : quelle couleur prendre ensuite avec la Ziggourat ? La réserve n'a plus toutes les couleurs.
    .others = { $player } choisit la prochaine couleur avec la Ziggourat.
ask-Rob = { $player } : la réserve n'a plus de cube { $colour }. À qui en prendre un ?
    .others = { $player } choisit à qui prendre un cube { $colour }.
ask-Compensate = { $player } : vous avez perdu 1 cube { $colour }. Quelle couleur prendre en échange ?
    .others = { $player } a perdu 1 cube { $colour } et choisit une autre couleur en échange.
ask-ChooseReduction = { $player } : quel prix payer pour ce disque ?
    .others = { $player } choisit le prix de son disque.
ask-PayDisc = { $player } : comment payer le disque ? { $colour ->
        [none] Il reste { $number ->
            [one] { $number } cube
           *[other] { $number } cubes
        } à payer{ $different ->
            [0] {""}
            [1] {""}
           *[other] , avec au moins { $different } couleurs en tout
        }.
       *[other] Il reste { $number ->
            [one] { $number } cube { $colour }
           *[other] { $number } cubes { $colour }s
        } à payer.
    }{ $cards ->
        [0] {""}
       *[other] {" "}Grâce au Chadouf, des cartes de votre main peuvent remplacer des cubes.
    }
    .others = { $player } paie un disque.
ask-Aqueduct = { $player } : { $direction ->
        [0] changer une carte en cube, ou un cube en carte ?
        [1] changer une autre carte en cube ?
       *[other] changer un autre cube en carte ?
    }
    .others = { $player } utilise l'Aqueduc.
ask-AqueductCube = { $player } : quel cube prendre en échange de la carte ?
    .others = { $player } choisit un cube en échange de la carte.
ask-AqueductCard = { $player } : quelle carte prendre en échange du cube ?
    .others = { $player } choisit une carte en échange du cube.
ask-Gear = { $player } : quel disque déplacer, et où ?
    .others = { $player } choisit un disque à déplacer.
ask-Swap = { $player } : quel cube troquer, et contre quelle couleur ?
    .others = { $player } troque un cube.
ask-HandLimit = { $player } : vous avez trop de cartes pour un événement. Laquelle défausser ?
    .others = { $player } a trop de cartes pour un événement et en choisit une à défausser.
ask-Auction = { $player } : miser des cartes (somme de leurs niveaux), ou passer ? { $leader ->
        [none] Pas encore de mise.
       *[other] { $leader } mène avec { $number }.
    }
    .others = { $player } décide de miser ou de passer. { $leader ->
        [none] Pas encore de mise.
       *[other] { $leader } mène avec { $number }.
    }
ask-PayBid = { $player } : quelle carte défausser pour payer la mise ? { $number ->
        [one] Il reste { $number } niveau à payer.
       *[other] Il reste { $number } niveaux à payer.
    }
    .others = { $player } paie une mise en cartes.
ask-FreeDiscovery = { $player } : quelle découverte poser grâce à Enlil, sans autre carte à payer ?
    .others = { $player } décide de poser ou non une découverte grâce à Enlil.
ask-Gift = { $player } : { $number ->
        [one] un dieu vous donne { $number } cube. De quelle couleur ?
       *[other] un dieu vous donne { $number } cubes d'une même couleur. Laquelle ?
    }
    .others = { $player } choisit la couleur { $number ->
        [one] du cube donné
       *[other] des { $number } cubes donnés
    } par un dieu.
ask-CardGift = { $player } : piocher une carte, comme Nannar le permet ?
    .others = { $player } décide de piocher ou non une carte grâce à Nannar.
ask-Ishtar = { $player } : que recevoir d'Ishtar, une carte ou 1 cube ?
    .others = { $player } choisit de recevoir d'Ishtar une carte ou 1 cube.
ask-SecretBids = { $player } : combien de cubes miser en secret contre le désastre ?
    .others = { $player } mise en secret contre le désastre.
ask-PayCubes = { $player } : { $number ->
        [one] quel cube payer pour votre mise ? Il reste { $number } cube à payer.
       *[other] quels cubes payer pour votre mise ? Il reste { $number } cubes à payer.
    }
    .others = { $player } paie une mise en cubes.
ask-LoseDisc = { $player } : la Sécheresse emporte un de vos disques. Lequel ?
    .others = { $player } choisit le disque que la Sécheresse emporte.
ask-LoseDiscovery = { $player } : le Tremblement de terre détruit une de vos découvertes sans disque. Laquelle ?
    .others = { $player } choisit la découverte que le Tremblement de terre détruit.
ask-LoseCards = { $player } : quelle carte perdre dans le Tremblement de terre ? { $number ->
        [one] Encore { $number } carte à défausser.
       *[other] Encore { $number } cartes à défausser, ou toutes celles que vous avez.
    }
    .others = { $player } choisit une carte à perdre dans le Tremblement de terre.
ask-LyreOffer = { $player } : poser une découverte de plus grâce à la Lyre ?
    .others = { $player } décide de poser ou non une découverte de plus grâce à la Lyre.

## La fin

end-last-disc-bought = Le dernier disque a été acheté.
end-last-disc-removed = Un événement a emporté le dernier disque.
end-stall = La partie n'avançait plus.
source-discoveries = Découvertes, villages et cités
source-cubes = Cubes en stock
source-lyre = Lyre
source-scales = Balance
source-ninurta = Ninurta

## La table

table-round = Manche { $number }
table-last-round = dernière manche
table-ending = fin déclenchée
table-epochs = Époques
table-display = Exposition
table-omen = Présage
table-no-omen = aucun pour l'instant
table-pending = imminent
table-bank = Réserve
table-pile = Pioche { $number }
table-discards = Défausse { $number }
table-pool = Stock commun { $number }
table-stock = Stock
table-stock-all = Stock : { $cubes }
table-hand = Main { $number }
table-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
table-points = { $number } PV
table-seen = Vues
table-kept = Garde
table-erupted = une seule action au prochain tour
table-used = utilisée
table-lyre = grâce à la Lyre
table-bid = mise { $number }

## Ce que le hasard décide

stream-first-player = premier joueur
stream-level-1 = découvertes de niveau 1
stream-deal = mains, exposition et premières défausses
stream-pile = pioche

## La table en ligne

table-tableau = Découvertes
table-god = Dieu
table-disaster = Désastre
table-colour-level = { $colour } { $level }
table-card-label = { $card } ({ $details }). { $function }
table-copies = { $number ->
    [one] { $number } exemplaire
   *[other] { $number } exemplaires
}
table-copies-in-game = { $number ->
    [one] 1 exemplaire
   *[other] { $number } exemplaires
}, { $left ->
    [0] tous vus
    [one] 1 pas encore vu
   *[other] { $left } pas encore vus
}
table-cubes-of-colour = { $number } { $colour }{ $number ->
    [one] {""}
   *[other] s
}
table-cubes-on-it = dessus : { $cubes }
table-bank-cubes = Réserve : { $number } { $colour }{ $number ->
    [one] {""}
   *[other] s
}
table-stock-cubes = Stock : { $number } { $colour }{ $number ->
    [one] {""}
   *[other] s
}
table-discs-above = Sur { $the-card } : { $discs ->
    [0] aucun disque
    [1] un village
   *[other] une cité
}
table-discs-left = { $number ->
    [0] plus de disque
    [one] { $number } disque
   *[other] { $number } disques
}
table-epoch-label = { $epoch } : { $discs }. Prix : { $price }.
table-epoch-now = Le prochain disque vient d'ici.
table-free-slot = Emplacement libre
table-new-slot = Nouvel emplacement
table-empty-place = Place vide
table-facedown = Carte événement face cachée
table-pile-title = Pioche
table-discards-title = Défausse
table-discards-none = Aucune carte n'a encore été défaussée.
table-boxed = Hors du jeu
table-unknown-cards = { $number ->
    [one] { $number } carte inconnue
   *[other] { $number } cartes inconnues
}
table-bid-made = mise faite
table-zoom-hint = Pointez une carte, maintenez-la ou pressez I pour la voir en grand.

## Ce que chaque symbole dit de lui-même

about-goal = Comment gagner
    .text = Le plus de points l'emporte : une découverte vaut 1, avec un village son niveau, avec une cité deux fois son niveau ; chaque groupe de 4 cubes en stock en ajoute 1.
    .rule = URU-SCORE-11
about-pool = Stock commun
    .text = Les disques retirés par les événements. Ils reviennent comme disques de l'époque IV quand son dernier est parti.
    .rule = URU-END-02
about-epoch = { $epoch }
    .text = Un disque fonde un village ; à partir de l'époque II, un second en fait une cité. Le prochain disque vient de la première époque qui en a encore. Prix ici : { $price }.
    .rule = URU-SET-01
about-omen = Présage
    .text = La première carte événement piochée attend ici. La suivante la déclenche à la fin de ce tour-là.
    .rule = URU-EVT-02
about-facedown = Carte d'événement, face cachée
    .text = Elle ne fait que déclencher le présage à la fin de ce tour, sans effet propre.
    .rule = URU-EVT-12
about-display = Exposition
    .text = Une action : prendre une de ces cartes. Les vides sont comblés à la fin du tour.
    .rule = URU-DRAW-01
about-pile = Pioche
    .text = Une action : prendre la première carte, sans la voir. Les cartes événement y sont aussi.
    .rule = URU-DRAW-04
about-discards = Défausse
    .text = Quand la pioche s'épuise pour la première fois, les plus anciennes cartes quittent le jeu, 15 sauf autre choix de la table, et le reste est mélangé. Ensuite, toute la défausse l'est.
    .rule = URU-DECK-01
about-bank = Réserve
    .text = Les cubes qui ne sont à personne. Si une couleur manque quand vous prenez des cubes avec une découverte, vous pouvez en prendre un chez qui en a le plus ; ce joueur choisit une autre couleur en échange.
    .rule = URU-RES-03
about-cubes = Cubes en stock : { $colour }
    .text = Ils paient les disques. À la fin, chaque groupe de 4 cubes en stock, quelles que soient leurs couleurs, vaut 1 point.
    .rule = URU-SCORE-04
about-disc = Village ou cité
    .text = Un disque au-dessus d'une découverte est un village, qui vaut son niveau ; deux forment une cité, qui vaut deux fois son niveau. Les disques restent quand la carte est remplacée.
    .rule = URU-SET-03
about-slot = Emplacement libre
    .text = Place pour une découverte de plus : cinq en tout, six avec la Clepsydre. Une nouvelle peut aussi en remplacer une autre, qui revient en main.
    .rule = URU-INV-03
about-hand = Cartes en main
    .text = Autant qu'on veut, mais quand un événement arrive, chacun défausse jusqu'à 8.
    .rule = URU-EVT-09
about-kept = Carte d'événement gardée
    .text = Marduk et Nannar réduisent de moitié le prix du prochain disque ; Ninurta donne 1 point par cité à la fin.
    .rule = URU-EVT-11

## Ce qui est imprimé, par colonne

column-colours = Cubes donnés
column-group = Qui est concerné
group-everyone = tous les joueurs
column-cubes_bonus = Bonus aux mises de cubes
column-cards_bonus = Bonus aux mises de cartes
column-village_bonus = Bonus de plus avec un village
column-city_bonus = Bonus de plus avec une cité

## Ce qui est sur la table, en étiquettes

view-bank = Réserve
view-omen = Présage
view-pending = Un événement arrive à la fin du tour
view-facedown = Face cachée
view-epochs = Disques restants par époque
view-pool = Stock commun
view-reshuffles = Mélanges
view-received = Couleurs reçues ce tour-ci
view-last_round = Dernière manche
view-tableau = Découvertes
view-card = Carte
view-discs = Disques
view-cubes = Cubes dessus
view-stock = Cubes en stock
view-kept = Garde
view-erupted = Une seule action au prochain tour
view-lyre = Grâce à la Lyre
view-has_bid = A misé
view-bid = Mise
view-display = Exposition
view-used = Utilisées ce tour-ci

## Conseils : quand une chose est bonne, ou ce qui va avec

tip-card-mud-house = Dépensez ses cubes rouges à l'époque I, puis remplacez-la : le disque reste.
tip-card-net = Dépensez leurs cubes roses à l'époque I, puis remplacez-les : le disque reste.
tip-card-clay-pot = Dépensez ses cubes jaunes à l'époque I, puis remplacez-la : le disque reste.
tip-card-cistern = Dépensez ses cubes bleus à l'époque I, puis remplacez-la : le disque reste.
tip-card-city-wall = Votre chemin vers la Voûte, le Palan et la Ziggourat.
tip-card-axe = Votre chemin vers le Tubage, la Balance et la Roue dentée.
tip-card-statuette = Votre chemin vers la Monnaie, la Lyre et l'Astronomie.
tip-card-sailing-ship = Votre chemin vers les Égouts, la Clepsydre et l'Aqueduc.
tip-card-kiln = Au-dessus du rouge, l'époque I ne demande que du rouge ; ensuite, il faut plusieurs couleurs.
tip-card-domestication = Au-dessus du rose, l'époque I ne demande que du rose ; ensuite, il faut plusieurs couleurs.
tip-card-rollers = Au-dessus du jaune, l'époque I ne demande que du jaune ; ensuite, il faut plusieurs couleurs.
tip-card-water-wheel = Au-dessus du bleu, l'époque I ne demande que du bleu ; ensuite, il faut plusieurs couleurs.
tip-card-road = Posez-la quand l'exposition montre trois cartes des couleurs qui vous manquent.
tip-card-shadoof = Fort vers la fin : une main de plusieurs couleurs peut fonder un village cher.
tip-card-wheel-and-axle = À son meilleur dès l'époque II, quand chaque disque demande plusieurs couleurs.
tip-card-lighthouse = Le bonus compte même sans rien miser, et ne se paie jamais.
tip-card-vault = Plus vous l'avez tôt, plus elle rend de villages et de cités moins chers.
tip-card-pulley = Avec les Égouts, il atteint les quatre couleurs.
tip-card-clay-pipe = Bon tant que vous avez du retard en disques ; en tête, remplacez-le.
tip-card-scales = Répartissez vos autres découvertes sur toutes les couleurs et gardez une carte de chacune.
tip-card-coinage = Une cité bon marché : posez ses deux disques à deux tours différents.
tip-card-lyre = Gardez pour la fin un niveau 4 et son prix : nul besoin d'un emplacement.
tip-card-sewers = Avec le Palan, ils atteignent les quatre couleurs.
tip-card-water-clock = Utile tant que vous pouvez encore remplir et peupler un sixième emplacement.
tip-card-ziggurat = Dépensez d'abord vos cubes : un stock vide reçoit les quatre couleurs.
tip-card-gear-wheel = Réunit peu à peu des disques de niveaux inférieurs en cités sur vos meilleures découvertes.
tip-card-astronomy = À utiliser quand deux ou trois cartes exposées ont une couleur qui vous manque.
tip-card-aqueduct = Change des cartes que personne n'a posées en cubes des couleurs qui vous manquent.
tip-card-enlil = Précieux avec en main un niveau 4 dont les autres exemplaires vous manquent.
tip-card-nergal = Trois cubes valent rarement plus de cinq niveaux de cartes.
tip-card-ninurta = Ne misez gros qu'avec plusieurs cités, construites ou en vue.
tip-card-gibil = Attendez avant de poser un disque : à égalité pour le moins de disques, pas de faveur.
tip-card-marduk = La moitié du prix n'épargne qu'un cube à l'époque II, deux ensuite.
tip-card-nannar = Si deux partagent le moins de disques, ce n'est qu'une carte pour chacun.
tip-card-ishtar = Prenez la couleur qui manque à votre prochain disque ; la carte est un pari.
tip-card-drought = Le village au-dessus d'une découverte de niveau 1 se perd sans perdre de point.
tip-card-earthquake = Gardez une découverte modeste sans disque : ce sera celle à perdre.
tip-card-eruption = Gardez vos cubes si une seule action suffit à votre prochain tour.

## La galerie : les groupes de ce qui est imprimé, et ce qui n'est écrit sur aucune carte

gallery-level-1 = Découvertes de niveau 1
    .about = Chacun commence avec l'une d'elles.
gallery-level-2 = Découvertes de niveau 2
gallery-level-3 = Découvertes de niveau 3
gallery-level-4 = Découvertes de niveau 4
gallery-gods = Dieux
    .about = Cartes événement, une de chaque.
gallery-disasters = Désastres
    .about = Cartes événement, une de chaque.
gallery-epochs = Époques
    .about = Leurs disques fondent villages et cités.
gallery-level = niveau { $level }
gallery-epoch = Prix d'un disque : { $price }. { $city ->
    [yes] Il fonde un village ou fait d'un village une cité.
   *[no] Il fonde un village.
}
gallery-epoch-discs = { $same ->
    [yes] disques : { $two }
   *[no] disques à 2, 3, 4 joueurs : { $two }, { $three }, { $four }
}

## Les règles en bref, chacune avec son titre ; plusieurs lignes forment une liste

quick-goal =
    Posez des découvertes, fondez-y des villages et des cités, et ayez le plus de points à la fin. Une découverte vaut 1 point, avec un village son niveau, avec une cité deux fois son niveau.
    .title = But du jeu
quick-turn =
    Prendre une carte, de l'exposition ou de la pioche.
    Poser une découverte.
    Prendre des cubes grâce à une de vos découvertes.
    Échanger des cartes de votre main contre des cubes.
    Poser un disque.
    Effectuer l'action d'une carte (Aqueduc, Roue dentée).
    .title = Votre tour : jusqu'à trois actions, même identiques
quick-costs =
    Autant de ses propres cartes que son niveau : l'une rejoint votre tableau, les autres sont défaussées. Deux cartes d'une même couleur remplacent une carte manquante. Jamais plus d'un niveau au-dessus de votre plus haute. Cinq emplacements ; une nouvelle découverte peut en remplacer une autre, qui revient en main.
    .title = Ce que coûte une découverte
quick-disc =
    Époque I : autant de cubes que le niveau de la découverte, de sa couleur. Villages seulement.
    Époque II : trois cubes de couleurs différentes.
    Époque III : un cube de chaque couleur.
    Époque IV : un cube de chaque couleur et un de plus.
    .title = Ce que coûte un disque
quick-events =
    La première carte événement n'est qu'un présage ; la suivante la déclenche à la fin du tour. Un disque quitte les époques, chacun garde au plus huit cartes, puis le présage s'accomplit. Certains dieux vont à la plus forte enchère de cartes, d'autres favorisent qui a le moins de disques. Les désastres épargnent qui mise le plus de cubes, personne si toutes sont égales.
    .title = Dieux et désastres
quick-end =
    Quand le dernier disque de l'époque IV est parti, finissez la manche et jouez-en encore une. Chaque groupe de quatre cubes vaut 1 point. À égalité, on compte les cités.
    .title = Comment la partie finit
quick-forgotten =
    Chaque découverte sert une fois par tour, même le tour où on la pose.
    Une action suffit pour échanger plusieurs cartes. Chacune doit être une découverte posée devant quelqu'un, vous ou non.
    Les disques restent quand on remplace la découverte : une meilleure sous une cité compte deux fois son propre niveau.
    Seul le gagnant d'une enchère la paie.
    .title = Ce que tout le monde oublie
