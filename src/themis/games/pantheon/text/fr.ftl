### Les mots de Panthéon en français.
###
### Les variables portent le nom des champs des événements, décisions, choix et faits. Le champ `seat` devient $player ;
### une chose qui a un nom, un peuple par exemple, vient comme $people ; là où il n'y en a pas, c'est « none ». Ce que `.the` dit
### d'une chose se place dans la phrase comme $the-… : son nom avec un article ou, pour une case, le lieu : « à Massilia »,
### « à l'est de Gallia ». `.here` est la phrase d'un choix là où les faits sont connus ; `.next` continue la phrase d'un
### événement de même sorte qui précède, dont le point devient une virgule.
### Ce que fait un peuple, une divinité ou une tuile est dit sous sa clé suivie de `-function`. Le plateau est de nous, ses noms aussi.

## Le couvercle de la boîte

game-world = Six peuples s'élèvent et déclinent, et de leurs foyers partent routes et colonnes à travers le monde antique.
game-goal = Ayez le plus de points après six époques : des divinités aussitôt, des colonnes et des demi-dieux après les époques 3 et 6.
game-when = { $epoch ->
    [0] Mise en place
   *[other] Époque { $epoch }
}
    .number = { $epoch }
    .unit = Époque
game-tie = L'égalité est départagée par le nombre de demi-dieux.
    .rule = PAN-END-02

## Les peuples

people-gallia = Gallia
people-gallia-function = Chacun pioche 2 cartes, ou révèle la première divinité de la pile et peut l'obtenir en ne payant que son premier nombre.
people-germania = Germania
people-germania-function = Chaque main passe à exactement 7 cartes.
people-graecia = Graecia
people-graecia-function = Chaque main passe à exactement 7 cartes, comme sous Germania.
people-aegyptus = Aegyptus
people-aegyptus-function = Chacun peut échanger pieds et colonnes entre sa réserve et la réserve générale, un pour un.
people-persia = Persia
people-persia-function = La pile des cartes Argent spéciales est inversée : la plus forte est au-dessus.
people-cartago = Cartago
people-cartago-function = Chacun peut dépenser 2 pièces en tuiles Offrande, pieds et colonnes.
people-iberia = Iberia
people-iberia-function = Chacun améliore une tuile Offrande d'un rang ou en prend une nouvelle.
people-roma = Roma
people-roma-function = Chacun pioche 2 cartes.

## Les divinités

deity-surparit = Surparit
deity-surparit-function = Immédiat : prenez aussi la première divinité de la pile. Une seconde Surparit n'en apporte pas d'autre.
deity-plaesiris = Plaesiris
deity-plaesiris-function = Immédiat : prenez les deux demi-dieux les plus élevés de la rangée ; si Plaesiris vient de la pile, les deux premiers de la pile des demi-dieux.
deity-taksator = Taksator
deity-taksator-function = Immédiat : prenez en main la première carte Argent spéciale.
deity-depraccus = Depraccus
deity-depraccus-function = Permanent : piochez 2 cartes à la fin de chaque mise en place d'époque.
deity-vinthrad = Vinthrad
deity-vinthrad-function = Permanent : 1 pas de plus à chacun de vos déplacements et réactions.
deity-gaiviles = Gaiviles
deity-gaiviles-function = Permanent : une fois par déplacement ou réaction, sautez par-dessus une case occupée par des adversaires.
deity-stonkus-1 = Stonkus (+1)
deity-stonkus-1-function = Permanent : 1 pièce de plus à chaque Achat.
deity-stonkus-2 = Stonkus (+2)
deity-stonkus-2-function = Permanent : 2 pièces de plus à chaque Achat.
deity-gadicea = Gadicea
deity-gadicea-function = Permanent : 1 carte de plus à chaque Pioche.
deity-pietalte = Pietalte
deity-pietalte-function = Permanent : à chaque décompte, le rang de votre meilleure tuile Offrande en points. Se paie avec des cartes seulement.
deity-traitera = Traitera
deity-traitera-function = Usage unique : après une de vos actions, défaussez-la et faites aussitôt une seconde action.

## Les cartes

card-movement = Déplacement
    .the = une carte Déplacement
card-movement-function = 2 pas dans un déplacement ou une réaction.
card-gift = Don
    .the = une carte Don
card-gift-function = 1 Don pour payer une divinité.
card-priest = Prêtre
    .the = une carte Prêtre
card-priest-function = 1 Prêtre pour payer une divinité.
card-dancer = Danseur
    .the = une carte Danseur
card-dancer-function = 1 Danseur pour payer une divinité.
card-temple = Temple
    .the = une carte Temple
card-temple-function = 1 Temple pour payer une divinité.
card-money-1 = Argent (1)
    .the = une carte Argent (1)
card-money-1-function = 1 pièce dans un Achat.
card-money-2 = Argent spécial (2)
    .the = une carte Argent spéciale (2)
card-money-2-function = 2 pièces dans un Achat. On ne rend pas la monnaie.
card-money-3 = Argent spécial (3)
    .the = une carte Argent spéciale (3)
card-money-3-function = 3 pièces dans un Achat. On ne rend pas la monnaie.
card-money-4 = Argent spécial (4)
    .the = une carte Argent spéciale (4)
card-money-4-function = 4 pièces dans un Achat. On ne rend pas la monnaie.
card-money-5 = Argent spécial (5)
    .the = une carte Argent spéciale (5)
card-money-5-function = 5 pièces dans un Achat. On ne rend pas la monnaie.

## Les offrandes

offering-gift = Don
offering-priest = Prêtre
offering-dancer = Danseur
offering-temple = Temple

## Les tuiles du sac et les tuiles Bonus

tile-demigod = Demi-dieu
    .the = la tuile Demi-dieu
tile-demigod-function = Prenez le demi-dieu le plus élevé de la rangée des demi-dieux.
tile-deity = Divinité
    .the = la tuile Divinité
tile-deity-function = Prenez la première divinité de la pile, sans aucune offrande.
tile-offering-1 = Offrande
    .the = la tuile Offrande du sac
tile-offering-1-function = Améliorez d'un rang une de vos tuiles Offrande, ou prenez-en une nouvelle de rang 1.
tile-offering-2 = Offrande double
    .the = la tuile Offrande double
tile-offering-2-function = Deux fois : améliorez d'un rang une de vos tuiles Offrande, ou prenez-en une nouvelle de rang 1.
tile-cards-2 = 2 cartes
    .the = la tuile à 2 cartes
tile-cards-2-function = Piochez 2 cartes face cachée.
tile-cards-3 = 3 cartes
    .the = la tuile à 3 cartes
tile-cards-3-function = Piochez 3 cartes face cachée.
tile-money = Argent
    .the = la tuile Argent
tile-money-function = Prenez en main la première carte Argent spéciale.
tile-step-1 = 1 pas
    .the = la tuile à 1 pas
tile-step-1-function = Gardez-la : 1 pas de plus à chacun de vos déplacements et réactions.
tile-step-2 = 2 pas
    .the = la tuile à 2 pas
tile-step-2-function = Gardez-la : 2 pas de plus à chacun de vos déplacements et réactions.
tile-reserve-choice = 2 colonnes ou 2 pieds
    .the = la tuile à 2 colonnes ou 2 pieds
tile-reserve-choice-function = Prenez 2 colonnes ou 2 pieds de la réserve générale dans votre réserve.
tile-reserve-1-1 = 1 colonne et 1 pied
    .the = la tuile à 1 colonne et 1 pied
tile-reserve-1-1-function = Prenez 1 colonne et 1 pied de la réserve générale dans votre réserve.
tile-reserve-1-2 = 1 colonne et 2 pieds
    .the = la tuile à 1 colonne et 2 pieds
tile-reserve-1-2-function = Prenez 1 colonne et 2 pieds de la réserve générale dans votre réserve.
tile-bonus-reserve = Bonus : 2 colonnes ou 2 pieds
    .the = la tuile Bonus à 2 colonnes ou 2 pieds
tile-bonus-reserve-function = Prenez 2 colonnes ou 2 pieds de la réserve générale dans votre réserve.
tile-bonus-demigod = Bonus : demi-dieu
    .the = la tuile Bonus au demi-dieu
tile-bonus-demigod-function = Prenez le premier demi-dieu de la pile.
tile-bonus-deity = Bonus : divinité
    .the = la tuile Bonus à la divinité
tile-bonus-deity-function = Prenez la première divinité de la pile, sans aucune offrande.
tile-bonus-column = Bonus : colonne
    .the = la tuile Bonus à la colonne
tile-bonus-column-function = Après la mise en place de l'époque 1, placez une colonne de la réserve générale sur n'importe quelle case Colonne.
tile-bonus-offering = Bonus : offrande double
    .the = la tuile Bonus à deux améliorations
tile-bonus-offering-function = Deux fois : améliorez d'un rang une de vos tuiles Offrande, ou prenez-en une nouvelle de rang 1.
tile-bonus-step = Bonus : 1 pas
    .the = la tuile Bonus à 1 pas
tile-bonus-step-function = Gardez-la : 1 pas de plus à chacun de vos déplacements et réactions.

## Les offrandes dans l'ordre des nombres qu'elles paient

offerings-g = Don
offerings-p = Prêtre
offerings-d = Danseur
offerings-t = Temple
offerings-gp = Don, Prêtre
offerings-gd = Don, Danseur
offerings-gt = Don, Temple
offerings-pg = Prêtre, Don
offerings-pd = Prêtre, Danseur
offerings-pt = Prêtre, Temple
offerings-dg = Danseur, Don
offerings-dp = Danseur, Prêtre
offerings-dt = Danseur, Temple
offerings-tg = Temple, Don
offerings-tp = Temple, Prêtre
offerings-td = Temple, Danseur
offerings-gpd = Don, Prêtre, Danseur
offerings-gpt = Don, Prêtre, Temple
offerings-gdp = Don, Danseur, Prêtre
offerings-gdt = Don, Danseur, Temple
offerings-gtp = Don, Temple, Prêtre
offerings-gtd = Don, Temple, Danseur
offerings-pgd = Prêtre, Don, Danseur
offerings-pgt = Prêtre, Don, Temple
offerings-pdg = Prêtre, Danseur, Don
offerings-pdt = Prêtre, Danseur, Temple
offerings-ptg = Prêtre, Temple, Don
offerings-ptd = Prêtre, Temple, Danseur
offerings-dgp = Danseur, Don, Prêtre
offerings-dgt = Danseur, Don, Temple
offerings-dpg = Danseur, Prêtre, Don
offerings-dpt = Danseur, Prêtre, Temple
offerings-dtg = Danseur, Temple, Don
offerings-dtp = Danseur, Temple, Prêtre
offerings-tgp = Temple, Don, Prêtre
offerings-tgd = Temple, Don, Danseur
offerings-tpg = Temple, Prêtre, Don
offerings-tpd = Temple, Prêtre, Danseur
offerings-tdg = Temple, Danseur, Don
offerings-tdp = Temple, Danseur, Prêtre
offerings-gpdt = Don, Prêtre, Danseur, Temple
offerings-gptd = Don, Prêtre, Temple, Danseur
offerings-gdpt = Don, Danseur, Prêtre, Temple
offerings-gdtp = Don, Danseur, Temple, Prêtre
offerings-gtpd = Don, Temple, Prêtre, Danseur
offerings-gtdp = Don, Temple, Danseur, Prêtre
offerings-pgdt = Prêtre, Don, Danseur, Temple
offerings-pgtd = Prêtre, Don, Temple, Danseur
offerings-pdgt = Prêtre, Danseur, Don, Temple
offerings-pdtg = Prêtre, Danseur, Temple, Don
offerings-ptgd = Prêtre, Temple, Don, Danseur
offerings-ptdg = Prêtre, Temple, Danseur, Don
offerings-dgpt = Danseur, Don, Prêtre, Temple
offerings-dgtp = Danseur, Don, Temple, Prêtre
offerings-dpgt = Danseur, Prêtre, Don, Temple
offerings-dptg = Danseur, Prêtre, Temple, Don
offerings-dtgp = Danseur, Temple, Don, Prêtre
offerings-dtpg = Danseur, Temple, Prêtre, Don
offerings-tgpd = Temple, Don, Prêtre, Danseur
offerings-tgdp = Temple, Don, Danseur, Prêtre
offerings-tpgd = Temple, Prêtre, Don, Danseur
offerings-tpdg = Temple, Prêtre, Danseur, Don
offerings-tdgp = Temple, Danseur, Don, Prêtre
offerings-tdpg = Temple, Danseur, Prêtre, Don

## Les cases ; celles qui n'ont pas de nom à elles disent à côté de laquelle elles sont

space-londinium = Londinium
    .the = à Londinium
space-a5 = mer à l'est de Londinium
    .the = à l'est de Londinium
space-a6 = terre en face de Londinium
    .the = en face de Londinium
space-a7 = terre à l'ouest de Colonia Agrippina
    .the = à l'ouest de Colonia Agrippina
space-colonia-agrippina = Colonia Agrippina
    .the = à Colonia Agrippina
space-a9 = terre à l'est de Colonia Agrippina
    .the = à l'est de Colonia Agrippina
space-a10 = terre au nord-ouest de Germania
    .the = au nord-ouest de Germania
space-a11 = terre au nord-est de Germania
    .the = au nord-est de Germania
space-a12 = terre à l'ouest de Calisia
    .the = à l'ouest de Calisia
space-calisia = Calisia
    .the = à Calisia
space-britannia = Britannia
    .the = en Britannia
space-b4 = mer au sud-est de Londinium
    .the = au sud-est de Londinium
space-b5 = terre au nord-ouest de Gallia
    .the = au nord-ouest de Gallia
space-b6 = terre au nord-est de Gallia
    .the = au nord-est de Gallia
space-belgica = Belgica
    .the = en Belgica
space-germania-inferior = Germania Inferior
    .the = en Germania Inferior
space-b9 = terre à l'ouest de Germania
    .the = à l'ouest de Germania
space-home-germania = case d'origine de Germania
    .the = sur la case d'origine de Germania
space-b11 = terre au nord-ouest de Carnuntum
    .the = au nord-ouest de Carnuntum
space-b12 = terre au nord-est de Carnuntum
    .the = au nord-est de Carnuntum
space-b13 = terre au nord-ouest de Tyras
    .the = au nord-ouest de Tyras
space-sarmatia = Sarmatia
    .the = en Sarmatia
space-c2 = mer à l'ouest de l'Oceanus Britannicus
    .the = à l'ouest de l'Oceanus Britannicus
space-oceanus-britannicus = Oceanus Britannicus
    .the = sur l'Oceanus Britannicus
space-c4 = terre au nord-est de Burdigala
    .the = au nord-est de Burdigala
space-c5 = terre à l'ouest de Gallia
    .the = à l'ouest de Gallia
space-home-gallia = case d'origine de Gallia
    .the = sur la case d'origine de Gallia
space-c7 = terre à l'est de Gallia
    .the = à l'est de Gallia
space-c8 = terre au nord-ouest d'Augusta Vindelicum
    .the = au nord-ouest d'Augusta Vindelicum
space-c9 = terre au nord-est d'Augusta Vindelicum
    .the = au nord-est d'Augusta Vindelicum
space-c10 = terre au sud-ouest de Germania
    .the = au sud-ouest de Germania
space-c11 = terre à l'ouest de Carnuntum
    .the = à l'ouest de Carnuntum
space-carnuntum = Carnuntum
    .the = à Carnuntum
space-dacia = Dacia
    .the = en Dacia
space-tyras = Tyras
    .the = à Tyras
space-scythia = Scythia
    .the = en Scythia
space-panticapaeum = Panticapaeum
    .the = à Panticapaeum
space-d1 = mer au nord-est de l'Oceanus Cantaber
    .the = au nord-est de l'Oceanus Cantaber
space-d2 = mer à l'ouest de Burdigala
    .the = à l'ouest de Burdigala
space-burdigala = Burdigala
    .the = à Burdigala
space-aquitania = Aquitania
    .the = en Aquitania
space-d5 = terre au nord-est de Massilia
    .the = au nord-est de Massilia
space-d6 = terre au sud-est de Gallia
    .the = au sud-est de Gallia
space-d7 = terre à l'ouest d'Augusta Vindelicum
    .the = à l'ouest d'Augusta Vindelicum
space-augusta-vindelicum = Augusta Vindelicum
    .the = à Augusta Vindelicum
space-raetia = Raetia
    .the = en Raetia
space-d10 = terre au nord-ouest de Salona
    .the = au nord-ouest de Salona
space-pannonia = Pannonia
    .the = en Pannonia
space-d12 = terre au sud-est de Carnuntum
    .the = au sud-est de Carnuntum
space-d13 = terre au sud-ouest de Tyras
    .the = au sud-ouest de Tyras
space-d14 = terre au sud-est de Tyras
    .the = au sud-est de Tyras
space-d15 = mer au sud-ouest de Panticapaeum
    .the = au sud-ouest de Panticapaeum
space-d16 = mer au sud-est de Panticapaeum
    .the = au sud-est de Panticapaeum
space-pontus-euxinus = Pontus Euxinus
    .the = sur le Pontus Euxinus
space-artaxata = Artaxata
    .the = à Artaxata
space-d19 = terre à l'est d'Artaxata
    .the = à l'est d'Artaxata
space-oceanus-cantaber = Oceanus Cantaber
    .the = sur l'Oceanus Cantaber
space-e2 = mer à l'est de l'Oceanus Cantaber
    .the = à l'est de l'Oceanus Cantaber
space-sinus-aquitanicus = Sinus Aquitanicus
    .the = sur le Sinus Aquitanicus
space-e4 = terre à l'ouest de Massilia
    .the = à l'ouest de Massilia
space-massilia = Massilia
    .the = à Massilia
space-liguria = Liguria
    .the = en Liguria
space-e7 = mer au nord-est d'Aleria
    .the = au nord-est d'Aleria
space-cisalpina = Cisalpina
    .the = en Cisalpina
space-venetia = Venetia
    .the = en Venetia
space-e10 = mer à l'ouest de Salona
    .the = à l'ouest de Salona
space-salona = Salona
    .the = à Salona
space-moesia = Moesia
    .the = en Moesia
space-e13 = terre au nord-ouest de Graecia
    .the = au nord-ouest de Graecia
space-e14 = mer au nord-est de Graecia
    .the = au nord-est de Graecia
space-e15 = mer au nord-ouest de Phrygia
    .the = au nord-ouest de Phrygia
space-e16 = mer au nord-est de Phrygia
    .the = au nord-est de Phrygia
space-e17 = mer au sud-ouest du Pontus Euxinus
    .the = au sud-ouest du Pontus Euxinus
space-e18 = terre au sud-ouest d'Artaxata
    .the = au sud-ouest d'Artaxata
space-e19 = terre au sud-est d'Artaxata
    .the = au sud-est d'Artaxata
space-e20 = terre au nord-ouest d'Ecbatana
    .the = au nord-ouest d'Ecbatana
space-f1 = terre au nord-est d'Olisipo
    .the = au nord-est d'Olisipo
space-f2 = terre au nord-ouest d'Iberia
    .the = au nord-ouest d'Iberia
space-f3 = terre au nord-est d'Iberia
    .the = au nord-est d'Iberia
space-f4 = terre au sud-ouest de Massilia
    .the = au sud-ouest de Massilia
space-sinus-gallicus = Sinus Gallicus
    .the = sur le Sinus Gallicus
space-aleria = Aleria
    .the = à Aleria
space-f7 = mer à l'est d'Aleria
    .the = à l'est d'Aleria
space-f8 = terre au nord-ouest de Roma
    .the = au nord-ouest de Roma
space-f9 = mer au nord-est de Roma
    .the = au nord-est de Roma
space-f10 = mer au sud-ouest de Salona
    .the = au sud-ouest de Salona
space-f11 = terre au sud-est de Salona
    .the = au sud-est de Salona
space-f12 = terre à l'ouest de Graecia
    .the = à l'ouest de Graecia
space-home-graecia = case d'origine de Graecia
    .the = sur la case d'origine de Graecia
space-f14 = mer au nord-ouest d'Ephesus
    .the = au nord-ouest d'Ephesus
space-phrygia = Phrygia
    .the = en Phrygia
space-f16 = terre à l'est de Phrygia
    .the = à l'est de Phrygia
space-f17 = terre au nord-ouest de Persia
    .the = au nord-ouest de Persia
space-f18 = terre au nord-est de Persia
    .the = au nord-est de Persia
space-f19 = terre à l'ouest d'Ecbatana
    .the = à l'ouest d'Ecbatana
space-ecbatana = Ecbatana
    .the = à Ecbatana
space-olisipo = Olisipo
    .the = à Olisipo
space-g2 = terre à l'est d'Olisipo
    .the = à l'est d'Olisipo
space-home-iberia = case d'origine d'Iberia
    .the = sur la case d'origine d'Iberia
space-g4 = terre à l'est d'Iberia
    .the = à l'est d'Iberia
space-g5 = mer au nord-ouest d'Ebusus
    .the = au nord-ouest d'Ebusus
space-mare-balearicum = Mare Balearicum
    .the = sur le Mare Balearicum
space-g7 = terre au sud-est d'Aleria
    .the = au sud-est d'Aleria
space-g8 = mer à l'ouest de Roma
    .the = à l'ouest de Roma
space-home-roma = case d'origine de Roma
    .the = sur la case d'origine de Roma
space-g10 = terre à l'est de Roma
    .the = à l'est de Roma
space-mare-hadriaticum = Mare Hadriaticum
    .the = sur le Mare Hadriaticum
space-epirus = Epirus
    .the = en Epirus
space-g13 = terre au sud-ouest de Graecia
    .the = au sud-ouest de Graecia
space-g14 = mer à l'ouest d'Ephesus
    .the = à l'ouest d'Ephesus
space-ephesus = Ephesus
    .the = à Ephesus
space-g16 = terre à l'est d'Ephesus
    .the = à l'est d'Ephesus
space-g17 = terre à l'ouest de Persia
    .the = à l'ouest de Persia
space-home-persia = case d'origine de Persia
    .the = sur la case d'origine de Persia
space-g19 = terre à l'est de Persia
    .the = à l'est de Persia
space-g20 = terre au sud-ouest d'Ecbatana
    .the = au sud-ouest d'Ecbatana
space-h1 = mer au sud-est d'Olisipo
    .the = au sud-est d'Olisipo
space-h2 = terre au sud-ouest d'Iberia
    .the = au sud-ouest d'Iberia
space-h3 = terre au sud-est d'Iberia
    .the = au sud-est d'Iberia
space-mare-ibericum = Mare Ibericum
    .the = sur le Mare Ibericum
space-ebusus = Ebusus
    .the = à Ebusus
space-h6 = mer à l'est d'Ebusus
    .the = à l'est d'Ebusus
space-mare-tyrrhenum = Mare Tyrrhenum
    .the = sur le Mare Tyrrhenum
space-h8 = mer au nord-est de Syracusae
    .the = au nord-est de Syracusae
space-h9 = terre au sud-est de Roma
    .the = au sud-est de Roma
space-h10 = terre à l'ouest d'Olympia
    .the = à l'ouest d'Olympia
space-olympia = Olympia
    .the = à Olympia
space-h12 = terre à l'est d'Olympia
    .the = à l'est d'Olympia
space-h13 = mer au nord-est de Cnossus
    .the = au nord-est de Cnossus
space-h14 = mer au sud-ouest d'Ephesus
    .the = au sud-ouest d'Ephesus
space-lycia = Lycia
    .the = en Lycia
space-cappadocia = Cappadocia
    .the = en Cappadocia
space-h17 = terre au nord-ouest de Babylon
    .the = au nord-ouest de Babylon
space-h18 = terre au nord-est de Babylon
    .the = au nord-est de Babylon
space-h19 = terre au nord-ouest de Persepolis
    .the = au nord-ouest de Persepolis
space-carmania = Carmania
    .the = en Carmania
space-i1 = mer au nord-ouest de Tingis
    .the = au nord-ouest de Tingis
space-i2 = terre au nord-est de Tingis
    .the = au nord-est de Tingis
space-i3 = mer au nord-ouest de Siga
    .the = au nord-ouest de Siga
space-i4 = mer au nord-est de Siga
    .the = au nord-est de Siga
space-i5 = mer au sud-ouest d'Ebusus
    .the = au sud-ouest d'Ebusus
space-i6 = mer au sud-est d'Ebusus
    .the = au sud-est d'Ebusus
space-mare-siculum = Mare Siculum
    .the = sur le Mare Siculum
space-syracusae = Syracusae
    .the = à Syracusae
space-i9 = terre à l'est de Syracusae
    .the = à l'est de Syracusae
space-i10 = mer au nord-est de Melita
    .the = au nord-est de Melita
space-i11 = mer au sud-ouest d'Olympia
    .the = au sud-ouest d'Olympia
space-mare-internum = Mare Internum
    .the = sur le Mare Internum
space-cnossus = Cnossus
    .the = à Cnossus
space-mare-creticum = Mare Creticum
    .the = sur le Mare Creticum
space-mare-cyprium = Mare Cyprium
    .the = sur le Mare Cyprium
space-tyrus = Tyrus
    .the = à Tyrus
space-i17 = terre à l'est de Tyrus
    .the = à l'est de Tyrus
space-babylon = Babylon
    .the = à Babylon
space-i19 = terre à l'est de Babylon
    .the = à l'est de Babylon
space-persepolis = Persepolis
    .the = à Persepolis
space-tingis = Tingis
    .the = à Tingis
space-mauretania = Mauretania
    .the = en Mauretania
space-siga = Siga
    .the = à Siga
space-j4 = terre à l'est de Siga
    .the = à l'est de Siga
space-j5 = terre au nord-ouest de Cartago
    .the = au nord-ouest de Cartago
space-j6 = terre au nord-est de Cartago
    .the = au nord-est de Cartago
space-j7 = mer au sud-ouest de Syracusae
    .the = au sud-ouest de Syracusae
space-fretum-punicum = Fretum Punicum
    .the = sur le Fretum Punicum
space-melita = Melita
    .the = à Melita
space-mare-libycum = Mare Libycum
    .the = sur le Mare Libycum
space-j11 = mer au nord-est de Cyrene
    .the = au nord-est de Cyrene
space-j12 = mer au sud-ouest de Cnossus
    .the = au sud-ouest de Cnossus
space-j13 = mer au sud-est de Cnossus
    .the = au sud-est de Cnossus
space-j14 = mer au nord-est d'Aegyptus
    .the = au nord-est d'Aegyptus
space-j15 = mer au sud-ouest de Tyrus
    .the = au sud-ouest de Tyrus
space-iudaea = Iudaea
    .the = en Iudaea
space-j17 = terre au nord-est de Petra
    .the = au nord-est de Petra
space-chaldaea = Chaldaea
    .the = en Chaldaea
space-j19 = mer au sud-ouest de Persepolis
    .the = au sud-ouest de Persepolis
space-k2 = terre au sud-est de Tingis
    .the = au sud-est de Tingis
space-numidia = Numidia
    .the = en Numidia
space-k4 = terre au nord-est de Cirta
    .the = au nord-est de Cirta
space-k5 = terre à l'ouest de Cartago
    .the = à l'ouest de Cartago
space-home-cartago = case d'origine de Cartago
    .the = sur la case d'origine de Cartago
space-k7 = terre à l'est de Cartago
    .the = à l'est de Cartago
space-k8 = mer au nord-ouest de Leptis Magna
    .the = au nord-ouest de Leptis Magna
space-k9 = mer au nord-est de Leptis Magna
    .the = au nord-est de Leptis Magna
space-syrtis-maior = Syrtis Maior
    .the = sur la Syrtis Maior
space-cyrene = Cyrene
    .the = à Cyrene
space-k12 = terre à l'est de Cyrene
    .the = à l'est de Cyrene
space-k13 = terre à l'ouest d'Aegyptus
    .the = à l'ouest d'Aegyptus
space-home-aegyptus = case d'origine d'Aegyptus
    .the = sur la case d'origine d'Aegyptus
space-k15 = terre au nord-ouest de Thebae
    .the = au nord-ouest de Thebae
space-k16 = terre au nord-est de Thebae
    .the = au nord-est de Thebae
space-petra = Petra
    .the = à Petra
space-k18 = terre à l'est de Petra
    .the = à l'est de Petra
space-cirta = Cirta
    .the = à Cirta
space-l4 = terre à l'est de Cirta
    .the = à l'est de Cirta
space-l5 = terre au sud-ouest de Cartago
    .the = au sud-ouest de Cartago
space-l6 = terre au sud-est de Cartago
    .the = au sud-est de Cartago
space-l7 = terre à l'ouest de Leptis Magna
    .the = à l'ouest de Leptis Magna
space-leptis-magna = Leptis Magna
    .the = à Leptis Magna
space-libya = Libya
    .the = en Libya
space-l12 = terre à l'est de Libya
    .the = à l'est de Libya
space-l13 = terre au sud-ouest d'Aegyptus
    .the = au sud-ouest d'Aegyptus
space-l14 = terre à l'ouest de Thebae
    .the = à l'ouest de Thebae
space-thebae = Thebae
    .the = à Thebae
space-sinus-arabicus = Sinus Arabicus
    .the = sur le Sinus Arabicus

## Les pions

piece-foot = pied
    .the = un pied
piece-column = colonne
    .the = une colonne

## Des choses et leur nombre

some-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
some-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
some-pieces = { $piece ->
    [pied] { $number ->
        [one] { $number } pied
       *[other] { $number } pieds
    }
   *[other] { $number ->
        [one] { $number } colonne
       *[other] { $number } colonnes
    }
}
some-coins = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
coins-left = { $left ->
    [0] il ne reste aucune pièce
    [one] il reste { $left } pièce
   *[other] il reste { $left } pièces
}
movement-cards = { $movement ->
    [0] sans carte Déplacement
    [one] 1 carte Déplacement
   *[other] { $movement } cartes Déplacement
}
wasted-steps = { $left ->
    [0] {""}
    [one] {", "}1 pas inutilisé
   *[other] {", "}{ $left } pas inutilisés
}

# Ce que coûte un placement : des pas là où l'on compte les cartes Déplacement, sinon des pièces ; puis la tuile du sac qu'il apporte.
placement = { $movement ->
    [0] { placement-steps }
    [one] { placement-steps }
    [other] { placement-steps }
   *[none] { some-coins }, { coins-left }
}{ $tile ->
    [none] {""}
   *[other] {" "}; prend { $the-tile }
}
placement-steps = { $price } pas, { $left ->
    [0] il n'en reste pas
   *[other] il en reste { $left }
} ; { movement-cards }

# Les cartes que prend une offrande, type par type.
offered-cards = { $gift ->
    [0] { $priest ->
        [0] { $dancer ->
            [0] { $temple ->
                [0] sans carte
               *[other] { offered-list }
            }
           *[other] { offered-list }
        }
       *[other] { offered-list }
    }
   *[other] { offered-list }
}
offered-list = { $gift ->
    [0] {""}
    [one] 1 carte Don
   *[other] { $gift } cartes Don
}{ $priest ->
    [0] {""}
    [one] { offered-comma-1 }1 carte Prêtre
   *[other] { offered-comma-1 }{ $priest } cartes Prêtre
}{ $dancer ->
    [0] {""}
    [one] { offered-comma-2 }1 carte Danseur
   *[other] { offered-comma-2 }{ $dancer } cartes Danseur
}{ $temple ->
    [0] {""}
    [one] { offered-comma-3 }1 carte Temple
   *[other] { offered-comma-3 }{ $temple } cartes Temple
}
offered-comma-1 = { $gift ->
    [0] {""}
   *[other] {", "}
}
offered-comma-2 = { $priest ->
    [0] { offered-comma-1 }
   *[other] {", "}
}
offered-comma-3 = { $dancer ->
    [0] { offered-comma-2 }
   *[other] {", "}
}

## Options d'une table

option-bonus_tiles = Tuiles Bonus
option-bonus_tiles-about = Comment chacun obtient une tuile Bonus.
option-bonus_tiles-dealt = distribuées au hasard
option-bonus_tiles-chosen = choisies après la première mise en place, le dernier joueur d'abord
option-start_supply = Pieds et colonnes au départ
option-start_supply-about = Avec combien de pions chacun commence.
option-start_supply-printed = 4 pieds et 3 colonnes
option-start_supply-by-players = davantage à moins de joueurs
option-reaction_draw = Carte d'une réaction
option-reaction_draw-about = D'où vient la carte que l'on pioche au lieu de se déplacer aussi.
option-reaction_draw-open-or-hidden = parmi les cartes visibles ou à la pioche
option-reaction_draw-hidden-only = à la pioche seulement
option-show_demigods = Demi-dieux
option-show_demigods-about = Si chacun voit les demi-dieux des autres.
option-show_demigods-no = gardés face cachée
option-show_demigods-yes = visibles de tous
option-first_player = Premier joueur
option-first_player-about = Qui commence l'époque 1.
option-first_player-random = le hasard en décide
option-first_player-first-seat = la première place de la table

## Ce qu'un joueur peut choisir

choice-move = Se déplacer
choice-buy = Acheter
choice-worship = Vénérer { $deity }
    .here = Vénérer { $deity } ({ some-points })
    .price = +{ $number }
choice-take = Prendre { $the-card } parmi les cartes visibles
    .here = Piocher { some-cards }, d'abord { $the-card }
choice-draw = Piocher une carte face cachée
    .here = Piocher { some-cards }, la première face cachée
choice-foot = Placer un pied { $the-space }
    .here = Placer un pied { $the-space } ({ placement })
    .price = { $price }
    .drawn = Placer un pied sur la case qui porte ce numéro sur le plateau
choice-column = Placer une colonne { $the-space }
    .here = Placer une colonne { $the-space } ({ placement })
    .price = { $price }
    .drawn = Placer une colonne sur la case qui porte ce numéro sur le plateau
choice-jump = Sauter avec Gaiviles et arriver { $the-space }
    .here = Sauter avec Gaiviles et arriver { $the-space } ({ placement })
    .price = { $price }
    .drawn = Sauter avec Gaiviles jusqu'à la case qui porte ce numéro sur le plateau
choice-offering = Acheter la tuile { $offering } de rang { $rank }
    .here = Acheter la tuile { $offering } de rang { $rank } ({ some-coins }, { coins-left })
    .price = −{ $price }
choice-piece = Acheter { $the-piece }
    .here = Acheter { $the-piece } ({ some-coins }, { coins-left })
    .price = −{ $price }
choice-pay = Payer avec { $the-card }
    .here = Payer avec { $the-card } ({ $due ->
        [0] tout est alors payé
        [one] il reste alors { $due } pièce à payer
       *[other] il reste alors { $due } pièces à payer
    })
choice-offer = Offrir { $offerings }
    .here = Offrir { $offerings } ({ offered-cards })
choice-take-cards = Piocher des cartes
choice-reveal = Révéler la première divinité
choice-discard = Défausser { $the-card }
choice-swap = { $piece ->
    [pied] Échanger { some-pieces } contre { $number ->
        [one] une colonne
       *[other] des colonnes
    }
   *[other] Échanger { some-pieces } contre { $number ->
        [one] un pied
       *[other] des pieds
    }
}
choice-upgrade = Améliorer l'offrande { $offering }
    .here = { $rank ->
        [1] Prendre une tuile { $offering } de rang 1
       *[other] Améliorer la tuile { $offering } au rang { $rank }
    }
choice-gain = { $piece ->
    [pied] Prendre les pieds
   *[other] Prendre les colonnes
}
    .here = Prendre { some-pieces }
choice-choose = Choisir { $the-tile }
choice-again = Utiliser Traitera pour une seconde action
choice-decline = Renoncer
choice-finish = Terminer
    .here = { $movement ->
        [0] Terminer le déplacement ({ movement-cards }{ wasted-steps })
        [one] Terminer le déplacement ({ movement-cards }{ wasted-steps })
        [other] Terminer le déplacement ({ movement-cards }{ wasted-steps })
       *[none] { $due ->
            [0] Terminer les achats (aucune carte à payer)
            [one] Terminer les achats ({ $due } pièce à payer en cartes)
            [other] Terminer les achats ({ $due } pièces à payer en cartes)
           *[none] Terminer
        }
    }

## Ce qui s'est passé

event-started = { $player } commence l'époque 1.
event-refilled = Les cartes visibles se complètent : { $card }.
    .next = { $card }.
event-drew = { $player } pioche { $the-card }.
    .next = { $the-card }.
event-drew-hidden = { $player } pioche une carte.
    .next = une autre.
event-bonus-received = { $player } reçoit { $the-tile }.
event-epoch-began = L'époque { $number } commence : { $people } est le peuple actif.
event-deity-revealed = Dans la rangée des divinités : { $deity }.
    .next = { $deity }.
event-tile-laid = Tuiles du sac sur le plateau : { $tile } { $the-space }.
    .next = { $tile } { $the-space }.
event-demigod-revealed = Dans la rangée des demi-dieux : un demi-dieu de valeur { $value }.
    .next = un de valeur { $value }.
event-people-gives = { $people ->
    [Gallia] Gallia permet à chacun de piocher ou de révéler une divinité.
    [Germania] Germania donne à chaque main la même taille.
    [Graecia] Graecia donne à chaque main la même taille.
    [Aegyptus] Aegyptus permet à chacun d'échanger pieds et colonnes.
    [Persia] Persia met la plus forte carte Argent spéciale au-dessus.
    [Cartago] Cartago donne à chacun des pièces à dépenser.
    [Iberia] Iberia donne à chacun une amélioration.
    [Roma] Roma donne des cartes à chacun.
   *[other] { $people } aide chacun une fois.
}
event-temple-placed = Le pion Temple est maintenant sur la case d'origine ({ $people }).
event-revealed-for = { $player } révèle { $deity }.
event-deity-refused = { $player } ne paie pas, et { $deity } va dans la boîte.
event-discarded = { $player } défausse { $the-card }.
    .next = { $the-card }.
event-swapped = { $player } échange { some-pieces } contre { $piece ->
    [pied] { $number ->
        [one] une colonne
       *[other] des colonnes
    }
   *[other] { $number ->
        [one] un pied
       *[other] des pieds
    }
}.
event-money-turned = La pile des cartes Argent spéciales est désormais décroissante : la plus forte est au-dessus.
event-turn-began = À { $player } de jouer.
event-again = { $player } défausse Traitera pour une seconde action.
event-big-foot-taken = { $player } prend le grand pied et se déplace.
event-followed = { $player } se déplace aussi.
event-foot-placed = { $player } place un pied { $the-space }{ occupied }.
    .next = un { $the-space }{ occupied }.
event-column-placed = { $player } place une colonne { $the-space }{ occupied }.
    .next = une { $the-space }{ occupied }.
# Ce que coûte un second pion sur une case ; le premier coûte 1.
occupied = { $number ->
    [0] {""}
    [1] {""}
   *[other] {" "}(case occupée, coûte { $number })
}
event-column-given = { $player } place une colonne de la réserve générale { $the-space }.
event-jumped = { $player } saute avec Gaiviles et arrive { $the-other-space } ; case sautée : { $space }.
event-tile-taken = { $player } prend { $the-tile } { $the-space }.
event-steps-paid = { $player } défausse { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} Déplacement.
event-piece-bought = { $player } achète { $the-piece }.
    .next = { $the-piece }.
event-pieces-gained = { $player } prend { some-pieces } dans la réserve générale.
    .next = { some-pieces }.
event-steps-gained = { $player } a désormais { $number } pas de plus à chaque déplacement.
event-offering-bought = { $player } achète la tuile { $offering } de rang { $rank }.
    .next = la tuile { $offering } de rang { $rank }.
event-upgraded = { $player } a maintenant la tuile { $offering } de rang { $rank }.
    .next = la tuile { $offering } de rang { $rank }.
event-upgrade-lost = { $player } a toutes ses offrandes au rang 4, et l'amélioration est perdue.
event-paid = { $player } paie avec { $the-card }.
    .next = { $the-card }.
event-paid-by-deity = Stonkus paie { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} pour { $player }.
event-offered = { $player } offre { some-cards } { $card }.
    .next = { some-cards } { $card }.
event-took = { $player } prend { $the-card } parmi les cartes visibles.
    .next = { $the-card }.
event-reshuffled = La défausse est mélangée : { $number ->
    [one] { $number } carte forme
   *[other] { $number } cartes forment
} la nouvelle pioche.
event-handed-in = La pioche et la défausse sont vides, et chacun rend toutes ses cartes : { $number ->
    [one] { $number } carte forme
   *[other] { $number } cartes forment
} la nouvelle pioche.
event-money-taken = { $player } prend { $the-card }.
event-deity-worshipped = { $player } vénère { $deity } et marque { some-points }.
event-deity-gained = { $player } obtient { $deity } et marque { some-points }.
event-deities-reshuffled = Les divinités de la boîte sont mélangées : { $number ->
    [one] { $number } divinité forme
   *[other] { $number } divinités forment
} la nouvelle pile.
event-tile-used = { $player } applique { $the-tile }.
event-demigod-taken = { $player } prend un demi-dieu de valeur { $value } dans la rangée.
    .next = un de valeur { $value }.
event-demigod-drawn = { $player } prend un demi-dieu de valeur { $value } sur la pile.
    .next = un de valeur { $value }.
event-demigod-hidden = { $player } prend un demi-dieu sur la pile.
    .next = un autre.
event-last-tile = { $player } a pris la dernière tuile du sac : l'époque se termine avec cette action.
event-last-deity = { $player } a obtenu la dernière divinité de la rangée : l'époque se termine avec cette action.
event-epoch-ended = L'époque se termine : { $player }, dont c'est le tour, marque { some-points }.
event-epoch-stalled = Personne n'a pris de tuile ni de divinité depuis { $number ->
    [one] { $number } tour
   *[other] { $number } tours
} : le programme termine l'époque.
event-feet-returned = { $player } reprend { $number ->
    [one] { $number } pied
   *[other] { $number } pieds
}.
event-demigods-scored = { $player } marque { some-points } pour les demi-dieux.
event-columns-scored = { $player } marque { some-points } pour { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}.
event-ranks-scored = { $player } marque { some-points } avec Pietalte.
event-finished = { $player } termine avec { some-points }.

## Ce qui est demandé

ask-Turn = { $player } : quelle action faire ?
    .others = { $player } choisit une action.
ask-Again = { $player } : votre action est terminée. Défausser Traitera pour en faire une seconde ?
    .others = { $player } peut utiliser Traitera pour une seconde action.
ask-Move = { $player } : où placer le prochain pion ? { $spent ->
        [0] { $left } pas à utiliser.
       *[other] Pas utilisés : { $spent }, restants : { $left }.
    } Cartes Déplacement jusqu'ici : { $movement }.{ $jumps ->
        [0] {""}
        [one] {" "}Vous pouvez sauter une fois.
       *[other] {" "}Vous pouvez sauter { $jumps } fois.
    }
    .others = { $player } place des pions sur le plateau. Pas utilisés : { $spent }.
ask-React = { $player } : vous réagissez à un Déplacement. { $left ->
        [0] Vous ne pouvez pas vous déplacer : piochez une carte.
       *[other] Vous déplacer aussi, ou piocher une carte ?
    }
    .others = { $player } peut se déplacer aussi ou piocher une carte.
ask-Buy = { $player } : qu'acheter ? { $left ->
        [0] Plus aucune pièce.
        [one] Il reste 1 pièce.
       *[other] Il reste { $left } pièces.
    } Dépensé : { $spent }.
    .others = { $player } fait des achats. Pièces dépensées : { $spent }.
ask-PayMoney = { $player } : avec quelle carte Argent payer ? Il reste { $due ->
        [one] { $due } pièce
       *[other] { $due } pièces
    } à payer, et l'on ne rend pas la monnaie.
    .others = { $player } choisit des cartes Argent pour payer.
ask-PayDeity = { $player } : avec quelles offrandes payer { $deity } ? S'il y a plusieurs nombres, la première nommée paie le premier.
    .others = { $player } choisit des offrandes pour { $deity }.
ask-Draw = { $player } : quelle carte prendre ? Il reste { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    } à prendre.
    .others = { $player } pioche des cartes.
ask-Gallia = { $player } : piocher des cartes grâce à Gallia, ou révéler une divinité et n'en payer que le premier nombre ?
    .others = { $player } choisit entre des cartes et une divinité, grâce à Gallia.
ask-GalliaOffer = { $player } : vous avez révélé { $deity }. Payer son premier nombre, et avec quelle offrande ?
    .others = { $player } peut payer le premier nombre de la divinité révélée : { $deity }.
ask-ToSize = { $player } : le peuple actif limite votre main. Quelle carte défausser ? Il en reste { $due } à défausser.
    .others = { $player } a trop de cartes en main et doit en défausser.
ask-Swap = { $player } : combien de pieds ou de colonnes échanger avec la réserve générale, grâce à Aegyptus ?
    .others = { $player } peut échanger pieds et colonnes avec la réserve générale.
ask-Gift = { $player } : qu'acheter avec les pièces données par Cartago ? Il reste { $left ->
        [one] { $left } pièce
       *[other] { $left } pièces
    }, et rien ne se garde.
    .others = { $player } dépense les pièces données par Cartago.
ask-Upgrade = { $player } : { $cause ->
        [1] grâce à votre tuile, vous améliorez une offrande
       *[other] grâce au peuple actif, vous améliorez une offrande
    }. Laquelle ? Il reste { $due ->
        [one] { $due } amélioration
       *[other] { $due } améliorations
    } à faire.
    .others = { $player } choisit une offrande à améliorer.
ask-ReserveChoice = { $player } : vous avez { $the-tile }. Que prendre dans la réserve générale ?
    .others = { $player } choisit entre des pieds et des colonnes.
ask-ChooseBonus = { $player } : quelle tuile Bonus choisir ?
    .others = { $player } choisit une tuile Bonus.
ask-BonusColumn = { $player } : votre tuile Bonus vous donne une colonne sur n'importe quelle case Colonne. Où la placer ?
    .others = { $player } place la colonne d'une tuile Bonus.

## La fin

end-last-epoch = La sixième époque est finie.
source-deities = Divinités
source-endings = Fins d'époque
source-demigods = Demi-dieux
source-columns = Colonnes
source-ranks = Pietalte

## Ce que le hasard décide

stream-first-player = premier joueur
stream-deal = premières cartes
stream-bonus = tuiles Bonus
stream-cards = pioche
stream-peoples = peuples
stream-deities = divinités
stream-bag = tuiles du sac
stream-demigods = demi-dieux

## Ce qui est sur la table, en étiquettes

view-epoch = Époque
view-people = Peuple actif
view-track = Peuples jusqu'ici
view-temple = Pion Temple
view-pieces = Pions sur le plateau
view-tiles = Tuiles du sac sur le plateau
view-row = Rangée des divinités
view-demigods = Demi-dieux
view-display = Cartes visibles
view-special = Pile des cartes Argent spéciales
view-descending = La plus forte au-dessus
view-deity_stack = Divinités dans la pile
view-deity_box = Divinités dans la boîte
view-demigod_stack = Demi-dieux dans la pile
view-demigod_box = Demi-dieux dans la boîte
view-bag = Tuiles dans le sac
view-tile_box = Tuiles dans la boîte
view-peoples = Peuples encore possibles
view-bonuses = Tuiles Bonus au choix
view-taken = Tuiles prises dans ce déplacement
view-ended = L'époque se termine avec cette action
view-idle = Tours sans tuile ni divinité
view-ways = À portée
view-spaces = Cases
view-space = Case
view-terrain = Terrain
view-kind = Sorte
view-players = À partir de combien de joueurs
view-feet = Pieds en réserve
view-columns = Colonnes en réserve
view-spare_feet = Pieds dans la réserve générale
view-spare_columns = Colonnes dans la réserve générale
view-walking = Pieds sur le plateau
view-standing = Colonnes sur le plateau
view-column_points = Ce que rapportent les colonnes
view-ranks = Tuiles Offrande
view-deities = Divinités
view-step_tiles = Tuiles Pas
view-steps = Pas permanents
view-jumps = Sauts
view-money = Pièces de Stonkus
view-draws = Cartes d'une Pioche
view-bonus = Tuile Bonus
view-values = Valeurs des demi-dieux
view-known_values = Demi-dieux connus
view-sources = Points jusqu'ici

## Le plateau : ce qui y est dessiné, en mots

table-goal = Pour gagner : le plus de points après l'époque 6 (divinités aussitôt, colonnes et demi-dieux après 3 et 6).
table-map = Plateau du monde antique
table-find-temple = Montrer le pion Temple
table-space = { $kind ->
    [column] { $place }, case Colonne
    [symbol] { $place }, case Peuple ({ $people }){ $terrain ->
        [sea] {" "}sur l'eau
       *[land] {""}
    }
    [home] { $place }
   *[plain] { $place }
}
table-temple-marker = Pion Temple
table-standing = Pions ici : { $players }
table-tile = Tuile du sac : { $tile }. { $function }
table-way = { $place }. Coûte { $price }, il reste ensuite { $left }
table-epochs = Époques
table-epoch = Époque { $number } : { $people }. Une divinité rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $scored ->
    [yes] {" "}Un décompte a lieu à sa fin.
   *[no] {""}
}
table-ends = Prend fin avec la dernière
table-ended = Dernière action
table-ending = L'époque prend fin avec la dernière de celles-ci : { $tiles ->
    [one] { $tiles } tuile du sac
   *[other] { $tiles } tuiles du sac
}, { $deities ->
    [one] { $deities } divinité
   *[other] { $deities } divinités
}
table-meter = { $number ->
    [one] { $number } colonne
   *[other] { $number } colonnes
} sur le plateau : { $points ->
    [one] { $points } point
   *[other] { $points } points
} au décompte{ $next ->
    [0] {""}
   *[other] {" "}; avec { $next } : { $next-points }
}
table-points-brief = { $number ->
    [one] { $number } pt
   *[other] { $number } pts
}
table-next = ensuite : { $number ->
    [one] { $number } colonne
   *[other] { $number } colonnes
}, { table-next-points }
table-next-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
table-does-surparit = 1 divinité de plus de la pile
table-does-plaesiris = 2 demi-dieux
table-does-taksator = 1 carte Argent spéciale
table-does-depraccus = 2 cartes à chaque époque
table-does-vinthrad = 1 pas de plus par déplacement
table-does-gaiviles = 1 saut par déplacement
table-does-stonkus-1 = 1 pièce de plus par Achat
table-does-stonkus-2 = 2 pièces de plus par Achat
table-does-gadicea = 1 carte de plus par Pioche
table-does-pietalte = Rapporte votre meilleur rang
table-does-traitera = 1 action de plus, une fois
table-pay = Moyens de payer
table-revealed = Révélée
table-unknown-cards = { $number ->
    [one] { $number } carte inconnue
   *[other] { $number } cartes inconnues
}
table-hand-brief = Main : { $number }
table-bonuses = Tuiles Bonus
table-row = Divinités
table-deity = { $deity }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } tuiles)
}. Coûte { $cost } offrandes de types différents{ $cards ->
    [yes] , en cartes seulement
   *[no] {""}
}. { $function }
table-deity-gone = Une divinité était ici
table-deity-stack = Pile des divinités : { $number }
table-demigods = Demi-dieux
table-demigod = Demi-dieu de valeur { $value }
table-display = Cartes visibles
table-empty-place = Place vide
table-pile-title = Pioche
table-pile = Pioche : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
table-discards = Défausse : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
table-discards-none = Aucune carte n'est défaussée.
table-special = Argent spécial, la première d'abord : { $cards }
table-card = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
table-offering = { $offering } : { $rank ->
    [0] pas de tuile
   *[other] rang { $rank }
}
table-offer = Divinités et cartes
table-hand = Main : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
table-steps = { $number ->
    [0] aucun pas permanent
    [one] 1 pas permanent
   *[other] { $number } pas permanents
}
table-reserve = { $piece ->
    [foot] { $number ->
        [one] { $number } pied
       *[other] { $number } pieds
    }
   *[column] { $number ->
        [one] { $number } colonne
       *[other] { $number } colonnes
    }
} en réserve
table-supply-brief = encore { $number } à acheter
table-supply = { $piece ->
    [foot] { $number ->
        [one] { $number } pied
       *[other] { $number } pieds
    }
   *[column] { $number ->
        [one] { $number } colonne
       *[other] { $number } colonnes
    }
} dans la réserve générale
table-columns = { $number ->
    [one] { $number } colonne
   *[other] { $number } colonnes
} sur le plateau
table-own-demigods = Demi-dieux : { $number }, valeurs connues : { $values }
table-gained = Acquis
table-gained-none = Pas encore de divinité, de tuile Pas ni de demi-dieu.
table-big-foot = Se déplacer : jusqu'à { $number } pas
table-big-foot-brief = Se déplacer
table-market = Acheter : { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
table-market-brief = Acheter
table-again = Rejouer : seconde action avec Traitera
table-again-brief = Rejouer
table-prices = Les prix d'un Achat
table-price-rank = Rang { $rank } : { $price }
table-price-piece = Pied ou colonne : { $price }
table-price-place = Placer : { $price }, case occupée : { $occupied }
table-reconstructed = Le plateau, la plupart des coûts et le nombre des tuiles et des cartes sont reconstitués : aucune image de l'original n'a été trouvée. La galerie dit quoi et pourquoi.
table-epoch-brief = époque { $number } sur { $all } : { $people }
table-left = avant la fin : tuiles { $tiles }, divinités { $deities }
table-pieces-brief = pieds { $feet }, colonnes { $columns }
table-reserve-brief = Réserve
table-standing-brief = Colonnes
table-column-points = { $number } (points { $points })
table-special-brief = Argent spécial
table-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
table-legend-cost = coût
table-legend-left = reste
table-legend =
    ⌂ pion Temple
    I case Colonne
    + tuile du sac
    ~ eau
    △ pied de ▲
    ▲ colonne

## Ce que chaque symbole dit de lui-même

about-goal = Comment gagner
    .text = Ayez le plus de points après l'époque 6. Chaque divinité rapporte aussitôt le numéro de l'époque ; les demi-dieux et les colonnes rapportent après les époques 3 et 6, et terminer une époque rapporte 3 points.
    .rule = PAN-END-01
about-epoch = Époque { $number }
    .text = Chaque divinité obtenue à cette époque rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Son peuple n'est pas encore connu.
    .rule = PAN-CULT-09
about-people = { $people }
    .text = { $function }
    .rule = PAN-EPOCH-17
about-ending = Fin de l'époque
    .text = Quand la dernière tuile du sac ou la dernière divinité est prise, on termine l'action en cours, avec toutes les réactions si c'est un Déplacement. La personne dont c'est alors le tour marque { $points } points.
    .rule = PAN-PHASE-01
about-temple-marker = { $place }
    .text = Le pion Temple est ici. Toute route de cette époque part d'une case voisine, et personne ne peut placer de pion sur cette case.
    .rule = PAN-MOVE-12
about-column-space = { $place }
    .text = Seules des colonnes vont ici, à côté d'un de vos pieds. Elles restent jusqu'à la fin de la partie, et celles des époques précédentes prolongent votre route dès qu'elle les atteint.
    .rule = PAN-MOVE-11
about-people-space = { $place }
    .text = Une case Peuple ({ $people }) : quand ce peuple est actif, elle reçoit une tuile du sac{ $number ->
        [2] {""}
       *[other] {" "}à { $number } joueurs ou plus
    }. Sinon, c'est une case ordinaire.
    .rule = PAN-EPOCH-10
about-home = { $place }
    .text = Quand { $people } est le peuple actif, le pion Temple est ici. Sinon, c'est une case ordinaire.
    .rule = PAN-MAP-05
about-land = { $place }
    .text = Un pied va ici pour 1 pas, à côté du pion Temple ou d'un de vos pions reliés. Un second pion coûte 2 et remplit la case.
    .rule = PAN-MOVE-10
about-sea = { $place }
    .text = Les pieds vont sur l'eau comme sur la terre, au même coût. Un second pion coûte 2 et remplit la case.
    .rule = PAN-MAP-03
about-tile = { $tile }
    .text = { $function }
    .rule = PAN-TILE-01
about-bonuses = Tuiles Bonus
    .text = Chacun en a une au départ. Leur choix et certains de leurs nombres sont reconstitués, car les images imprimées sont perdues.
    .rule = PAN-SETUP-18
about-row = Rangée des divinités
    .text = Un Culte vous en donne une. Chaque nombre se paie avec un autre type d'offrande, par des cartes, par votre tuile de ce type, ou par les deux. La rangée n'est pas complétée pendant l'époque.
    .rule = PAN-CULT-01
about-deity = { $deity }
    .text = { $function } La plupart des coûts sont reconstitués.
    .rule = PAN-CULT-02
about-deity-stack = Pile des divinités : { $number }
    .text = Les divinités des époques suivantes, des tuiles Divinité, de Surparit et de Gallia. Quand elle est vide, on mélange les divinités de la boîte.
    .rule = PAN-GOD-06
about-demigod-row = Rangée des demi-dieux
    .text = Qui prend une tuile Demi-dieu prend le plus élevé, et Plaesiris par le Culte donne les deux plus élevés. Ce qui reste va dans la boîte à la fin de l'époque.
    .rule = PAN-TILE-04
about-demigod = Demi-dieu de valeur { $value }
    .text = Rapporte sa valeur après l'époque 3 et après l'époque 6. À égalité de points, le plus de demi-dieux l'emporte.
    .rule = PAN-SCORE-02
about-display = Cartes visibles
    .text = Une Pioche vous donne 3 cartes, chacune d'ici ou de la pioche. Une carte prise ici est aussitôt remplacée.
    .rule = PAN-DRAW-01
about-pile = Pioche : { $number }
    .text = L'action Pioche vous donne 3 cartes, chacune d'ici ou parmi les cartes visibles. Quand la pioche est vide, on mélange la défausse.
    .rule = PAN-DRAW-04
about-discards = Défausse
    .text = Toutes les cartes jouées ou défaussées, argent spécial compris. Elle devient la pioche quand celle-ci est vide.
    .rule = PAN-DRAW-04
about-special = Argent spécial
    .text = Une tuile Argent ou Taksator donne la première carte de cette pile. Une fois dépensée, elle va à la défausse comme toute autre carte. Persia met la plus forte au-dessus.
    .rule = PAN-TILE-15
about-offering = { $offering } : rang { $rank }
    .text = Votre tuile paie autant d'offrandes de ce type que son rang, à chaque Culte. Les rangs 1 à 4 coûtent { $prices } pièces, une amélioration la différence ; les prix des rangs 2 et 4 sont reconstitués.
    .rule = PAN-CULT-05
about-offering-card = { $card }
    .text = Paie 1 offrande de ce type pendant un Culte.
    .rule = PAN-CULT-04
about-movement = { $card }
    .text = Donne 2 pas dans un déplacement ou une réaction. Le grand pied en ajoute { $number } dans votre propre Déplacement.
    .rule = PAN-MOVE-02
about-money = { $card }
    .text = Paie des tuiles Offrande, des pions et des placements pendant un Achat. On ne rend pas la monnaie.
    .rule = PAN-BUY-16
about-meter = Colonnes : { $number }
    .text = De 1 à 3 colonnes, chacune vaut 1 point ; de 4 à 7, 2 points ; de 8 à 11, 3 points ; avec les 12, 4 points. Elles rapportent après les époques 3 et 6.
    .rule = PAN-SCORE-04
about-demigods = Demi-dieux : { $number }
    .text = Valeurs connues : { $values }. Ils se gardent face cachée, rapportent leur valeur après les époques 3 et 6 et départagent les égalités de points.
    .rule = PAN-SCORE-02
about-big-foot = Déplacement
    .text = Placez pieds et colonnes, un par pas : le grand pied donne 1 pas, chaque carte Déplacement 2, et les pas permanents s'ajoutent. Vous avez jusqu'à { $number } pas. Ensuite, tous les autres se déplacent aussi ou piochent une carte.
    .rule = PAN-MOVE-04
about-market = Achat
    .text = Achetez des tuiles Offrande, des pieds et des colonnes, ou placez des pions sur le plateau. Vous avez { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }, et personne ne réagit à un Achat.
    .rule = PAN-BUY-01
about-again = Traitera
    .text = Défaussez-la pour faire aussitôt une seconde action, la même ou une autre.
    .rule = PAN-GOD-95
about-reserve = { $piece ->
        [foot] Pieds en réserve : { $number }
       *[column] Colonnes en réserve : { $number }
    }
    .text = Seuls les pions de la réserve peuvent être placés. Les pieds y reviennent à la fin de l'époque, les colonnes restent sur le plateau.
    .rule = PAN-MOVE-06
about-supply = { $piece ->
        [foot] Pieds dans la réserve générale : { $number }
       *[column] Colonnes dans la réserve générale : { $number }
    }
    .text = Un pion de cette réserve générale coûte 1 pièce lors d'un Achat et passe dans la réserve. Certaines tuiles en apportent gratuitement.
    .rule = PAN-BUY-09
about-prices = Prix
    .text = Une amélioration coûte la différence de deux rangs. Les prix des rangs 2 et 4 sont reconstitués.
    .rule = PAN-BUY-04
about-hand = Main : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
    .text = Les mains sont secrètes et sans limite ; seules Germania et Graecia les ramènent à 7 cartes.
    .rule = PAN-TURN-09
about-steps = Pas permanents : { $number }
    .text = Les tuiles Pas et Vinthrad ajoutent ces pas à chaque déplacement et à chaque réaction, sans carte.
    .rule = PAN-MOVE-03
about-cost = Ce que cela coûte
    .text = Tous les pions à placer sur la route la moins chère jusqu'à la case, en pas ou en pièces. Une case occupée par quelqu'un d'autre coûte 1 de plus.
    .rule = PAN-MOVE-13
about-left = Ce qui reste
    .text = Les pas ou les pièces qui restent ensuite. Les pas inutilisés sont perdus.
    .rule = PAN-MOVE-22
about-deity-surparit = { $deity }
    .text = { $function }
    .rule = PAN-GOD-10
about-deity-plaesiris = { $deity }
    .text = { $function }
    .rule = PAN-GOD-20
about-deity-taksator = { $deity }
    .text = { $function }
    .rule = PAN-GOD-30
about-deity-depraccus = { $deity }
    .text = { $function }
    .rule = PAN-GOD-40
about-deity-vinthrad = { $deity }
    .text = { $function }
    .rule = PAN-GOD-50
about-deity-gaiviles = { $deity }
    .text = { $function }
    .rule = PAN-GOD-60
about-deity-stonkus-1 = { $deity }
    .text = { $function }
    .rule = PAN-GOD-70
about-deity-stonkus-2 = { $deity }
    .text = { $function }
    .rule = PAN-GOD-70
about-deity-gadicea = { $deity }
    .text = { $function }
    .rule = PAN-GOD-80
about-deity-pietalte = { $deity }
    .text = { $function }
    .rule = PAN-GOD-90
about-deity-traitera = { $deity }
    .text = { $function }
    .rule = PAN-GOD-95

## Conseils : quand une chose est bonne, ou ce qui va avec

tip-people-gallia = Révélez si vous avez une tuile Offrande de haut rang ; sinon, les cartes sont plus sûres.
tip-people-germania = Tant qu'elle peut venir, n'emportez guère plus de 7 cartes d'une époque à l'autre.
tip-people-graecia = Tant qu'elle peut venir, dépensez sans compter : une petite main est complétée.
tip-people-aegyptus = Prenez des colonnes si leurs cases sont proches, des pieds si les tuiles sont loin.
tip-people-persia = Les tuiles Argent et Taksator valent maintenant davantage.
tip-people-cartago = Le reste est perdu : passez une tuile du rang 1 au 2, ou prenez deux pions.
tip-people-iberia = Vaut le plus sur une tuile de rang 3 : la dernière amélioration est la plus chère.
tip-people-roma = Regardez vos nouvelles cartes avant de choisir entre tuiles et divinités.

tip-deity-surparit = Plus tard, c'est mieux : les deux divinités rapportent le numéro de l'époque.
tip-deity-plaesiris = Faites vite quand la rangée montre deux demi-dieux de grande valeur.
tip-deity-taksator = Vaut le plus quand Persia a été active : le meilleur argent spécial vient alors en premier.
tip-deity-depraccus = À obtenir tôt : elle pioche à chaque époque qui reste.
tip-deity-vinthrad = À obtenir tôt : vous réagissez aux déplacements même sans carte Déplacement.
tip-deity-gaiviles = Ouvre ce que d'autres ont fermé, même juste à côté du pion Temple.
tip-deity-stonkus-1 = Permet un Achat même sans carte Argent ; plusieurs Stonkus s'additionnent.
tip-deity-stonkus-2 = À obtenir tôt, pour acheter souvent, même sans carte Argent.
tip-deity-gadicea = Pour qui pioche souvent ; les cartes des tuiles et des peuples ne changent pas.
tip-deity-pietalte = À obtenir avant le premier décompte, avec une tuile améliorée au maximum.
tip-deity-traitera = À garder pour l'époque 5 ou 6, où une seconde divinité rapporte le plus.

tip-tile-demigod = Prenez-la avant que Plaesiris n'emporte les plus élevés.
tip-tile-deity = Plus l'époque est tardive, plus la divinité rapporte de points.
tip-tile-offering-1 = Vaut le plus sur une tuile de rang 3 : la dernière amélioration est la plus chère.
tip-tile-offering-2 = Les deux sur une tuile : du rang 2 au rang 4, elle épargne le plus de pièces.
tip-tile-cards-2 = Presque une Pioche entière : bonne en chemin, mais ne vaut pas un détour.
tip-tile-cards-3 = Vaut une Pioche entière, sans y passer une action.
tip-tile-money = Faible au début ; une fois que Persia a été active, la meilleure carte vient en premier.
tip-tile-step-1 = Le plus tôt est le mieux : vous réagissez même sans carte Déplacement.
tip-tile-step-2 = La seule de son genre : vaut une course dans les premières époques.
tip-tile-reserve-choice = Les colonnes pour les points, les pieds pour de plus longues routes à chaque époque.
tip-tile-reserve-1-1 = Utile quand vos pions s'épuisent avant vos pas.
tip-tile-reserve-1-2 = Les pieds reviennent après chaque époque : à prendre tôt.
tip-tile-bonus-reserve = Des colonnes si vous en visez 4 dès l'époque 3 : chacune vaut alors 2 points.
tip-tile-bonus-demigod = Une faible valeur, mais elle compte deux fois et aide en cas d'égalité.
tip-tile-bonus-deity = Une divinité permanente aide dès maintenant pendant les six époques.
tip-tile-bonus-column = Choisissez une case que vos routes n'atteindront guère ; les proches attendront.
tip-tile-bonus-offering = Un type au rang 2 vaut plus de pièces que deux au rang 1.
tip-tile-bonus-step = Vous pouvez réagir à chaque déplacement, même sans carte Déplacement.

## La galerie : ce qui est imprimé, par groupes

gallery-peoples = Les peuples
    .about = Six des huit sont actifs dans une partie, un par époque. Le plateau imprimé est perdu : celui-ci respecte tout ce que les règles en disent.
gallery-deities-once = Les divinités à effet immédiat
    .about = Jaunes : elles agissent quand on les obtient et vont dans la boîte. Leur nombre et la plupart de leurs coûts sont reconstitués.
gallery-deities-lasting = Les divinités qui restent
    .about = Bleues : elles restent devant leur joueur. Leur nombre et la plupart de leurs coûts sont reconstitués.
gallery-booty = Les tuiles du sac
    .about = Tirées du sac et posées sur les cases Peuple. Leur répartition est reconstituée.
gallery-bonus = Les tuiles Bonus
    .about = Chacun en a une au départ. Leur choix est reconstitué.
gallery-cards = Les cartes Action
    .about = 75 cartes, et 7 cartes Argent spéciales.
gallery-demigods = Les demi-dieux
    .about = Ils rapportent leur valeur aux deux décomptes. Leur répartition est reconstituée.
gallery-epoch = Époques
gallery-rate = Ce que valent les colonnes
gallery-cost = Coût : { $cost }
gallery-demigod = Rapporte sa valeur à chaque décompte.
gallery-from = À partir de { $number ->
    [one] { $number } colonne
   *[other] { $number } colonnes
}

## Les règles en bref, chacune avec un titre ; plusieurs lignes font une liste

quick-goal =
    Ayez le plus de points après six époques.
    Chaque divinité obtenue rapporte aussitôt le numéro de l'époque, et la fin d'une époque à votre tour, 3 points.
    Après les époques 3 et 6, les demi-dieux rapportent leur valeur et les colonnes 1 à 4 points chacune : plus vous en avez, plus chacune vaut.
    .title = But du jeu
quick-turn =
    Déplacement : placez pieds et colonnes sur le plateau.
    Achat : tuiles Offrande, pions ou placements, avec des pièces.
    Culte : vénérez une divinité de la rangée, payée en offrandes.
    Pioche : prenez 3 cartes, visibles ou à la pioche.
    .title = Votre tour : une action
quick-move =
    Le grand pied donne 1 pas, chaque carte Déplacement 2. Un pas place un pion ; sur une case occupée, il en faut deux, et deux pions remplissent une case.
    Les pieds partent du pion Temple et continuent depuis vos pions. Les colonnes vont sur les cases Colonne.
    Un pied prend la tuile du sac de sa case.
    Puis tous les autres se déplacent aussi, sans le grand pied, ou piochent une carte.
    .title = Déplacement
quick-costs =
    Tuiles Offrande : 1, 3, 6 ou 10 pièces pour les rangs 1 à 4, ou la différence.
    Un pied ou une colonne : 1 pièce. Placer : 1 pièce, sur une case occupée 2.
    Une divinité : chaque nombre en un autre type d'offrande, en cartes, par votre tuile, ou les deux. Les tuiles restent.
    .title = Ce que tout coûte
quick-epoch =
    Un peuple apparaît : sa capacité aide tout le monde, sa case d'origine reçoit le pion Temple, on pose tuiles et divinités.
    La dernière tuile ou la dernière divinité prise termine l'époque. Les pieds vous reviennent, les colonnes restent.
    .title = Une époque
quick-end =
    Après l'époque 6 et son décompte, on compte les points, puis les demi-dieux.
    .title = La fin
quick-forgotten =
    Une colonne exige un de vos pieds à côté.
    Vos anciennes colonnes prolongent votre route dès qu'elle les atteint.
    Ce qu'apporte une tuile du sac vient après le déplacement.
    Une tuile Offrande ne paie qu'un nombre.
    Un Déplacement aide tout le monde ; placer avec des pièces n'aide que vous.
    Demi-dieux et colonnes de la première moitié comptent deux fois.
    .title = Ce que tout le monde oublie
