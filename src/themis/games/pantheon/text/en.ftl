### The words of Pantheon in English.
###
### Variables are named after the fields of events, decisions, choices and facts. A field `seat` is $player; a thing with
### a name, such as a people, comes as $people; where there is none, it is "none". What `.the` says of a thing stands in the
### middle of a sentence as $the-…: an article with its name, or, for a space, where it is: "at Massilia", "east of Gallia".
### A choice's `.here` is its sentence where the facts about it are known; an event's `.next` continues the sentence of one of
### its kind right before it, whose full stop gives way to a comma.
### What a people, a deity or a tile does stands under its key and `-function`. The map is ours, and so are its names.

## The cover of the box

game-world = Six peoples rise and fall, and from their homes roads and columns grow over the ancient world.
game-goal = Have the most points after six epochs: from deities at once, from columns and demigods after epochs 3 and 6.
game-when = { $epoch ->
    [0] Set-up
   *[other] Epoch { $epoch }
}
    .number = { $epoch }
    .unit = Epoch
game-tie = A tie is broken by the number of demigods.
    .rule = PAN-END-02

## Peoples

people-gallia = Gallia
people-gallia-function = Everybody draws 2 cards, or reveals the top deity of the stack and may pay only its first number for it.
people-germania = Germania
people-germania-function = Every hand becomes exactly 7 cards.
people-graecia = Graecia
people-graecia-function = Every hand becomes exactly 7 cards, as under Germania.
people-aegyptus = Aegyptus
people-aegyptus-function = Everybody may exchange feet and columns between reserve and supply, one for one.
people-persia = Persia
people-persia-function = The special money stack is turned round: the highest card is on top.
people-cartago = Cartago
people-cartago-function = Everybody may spend 2 coins on offering tiles, feet and columns.
people-iberia = Iberia
people-iberia-function = Everybody upgrades an offering tile by one rank or takes a new one.
people-roma = Roma
people-roma-function = Everybody draws 2 cards.

## Deities

deity-surparit = Surparit
deity-surparit-function = Immediate: take the top deity of the stack too. A second Surparit brings no more.
deity-plaesiris = Plaesiris
deity-plaesiris-function = Immediate: take the two highest demigods of the row; if Plaesiris comes from the stack, the top two of the demigod stack.
deity-taksator = Taksator
deity-taksator-function = Immediate: take the top special money card into your hand.
deity-depraccus = Depraccus
deity-depraccus-function = Permanent: draw 2 cards at the end of every preparation.
deity-vinthrad = Vinthrad
deity-vinthrad-function = Permanent: 1 more step in each of your moves and reactions.
deity-gaiviles = Gaiviles
deity-gaiviles-function = Permanent: once in each of your moves and reactions, jump over a space that opponents occupy.
deity-stonkus-1 = Stonkus (+1)
deity-stonkus-1-function = Permanent: 1 more coin in each Buy.
deity-stonkus-2 = Stonkus (+2)
deity-stonkus-2-function = Permanent: 2 more coins in each Buy.
deity-gadicea = Gadicea
deity-gadicea-function = Permanent: 1 more card in each Draw.
deity-pietalte = Pietalte
deity-pietalte-function = Permanent: in each scoring, the rank of your best offering tile in points. Paid with cards only.
deity-traitera = Traitera
deity-traitera-function = One-time: after one of your actions, give it up and take a second action at once.

## Cards

card-movement = movement
    .the = a movement card
card-movement-function = 2 steps in a move or a reaction.
card-gift = gift
    .the = a gift card
card-gift-function = 1 gift to pay a deity with.
card-priest = priest
    .the = a priest card
card-priest-function = 1 priest to pay a deity with.
card-dancer = dancer
    .the = a dancer card
card-dancer-function = 1 dancer to pay a deity with.
card-temple = temple
    .the = a temple card
card-temple-function = 1 temple to pay a deity with.
card-money-1 = money (1)
    .the = a money card (1)
card-money-1-function = 1 coin in a Buy.
card-money-2 = special money (2)
    .the = a special money card (2)
card-money-2-function = 2 coins in a Buy. No change is given.
card-money-3 = special money (3)
    .the = a special money card (3)
card-money-3-function = 3 coins in a Buy. No change is given.
card-money-4 = special money (4)
    .the = a special money card (4)
card-money-4-function = 4 coins in a Buy. No change is given.
card-money-5 = special money (5)
    .the = a special money card (5)
card-money-5-function = 5 coins in a Buy. No change is given.

## Offerings

offering-gift = gift
offering-priest = priest
offering-dancer = dancer
offering-temple = temple

## Booty tiles and bonus tiles

tile-demigod = Demigod
    .the = the Demigod tile
tile-demigod-function = Take the highest demigod of the demigod row.
tile-deity = Deity
    .the = the Deity tile
tile-deity-function = Take the top deity of the stack without any offering.
tile-offering-1 = Offering
    .the = the Offering tile
tile-offering-1-function = Upgrade one of your offering tiles by one rank, or take a new one of rank 1.
tile-offering-2 = Double Offering
    .the = the Double Offering tile
tile-offering-2-function = Twice: upgrade one of your offering tiles by one rank, or take a new one of rank 1.
tile-cards-2 = 2 cards
    .the = the tile for 2 cards
tile-cards-2-function = Draw 2 cards from the draw pile.
tile-cards-3 = 3 cards
    .the = the tile for 3 cards
tile-cards-3-function = Draw 3 cards from the draw pile.
tile-money = Money
    .the = the Money tile
tile-money-function = Take the top special money card into your hand.
tile-step-1 = 1 step
    .the = the tile for 1 step
tile-step-1-function = Keep it: 1 more step in each of your moves and reactions.
tile-step-2 = 2 steps
    .the = the tile for 2 steps
tile-step-2-function = Keep it: 2 more steps in each of your moves and reactions.
tile-reserve-choice = 2 columns or 2 feet
    .the = the tile for 2 columns or 2 feet
tile-reserve-choice-function = Take 2 columns or 2 feet from the supply into your reserve.
tile-reserve-1-1 = 1 column and 1 foot
    .the = the tile for 1 column and 1 foot
tile-reserve-1-1-function = Take 1 column and 1 foot from the supply into your reserve.
tile-reserve-1-2 = 1 column and 2 feet
    .the = the tile for 1 column and 2 feet
tile-reserve-1-2-function = Take 1 column and 2 feet from the supply into your reserve.
tile-bonus-reserve = Bonus: 2 columns or 2 feet
    .the = the bonus tile for 2 columns or 2 feet
tile-bonus-reserve-function = Take 2 columns or 2 feet from the supply into your reserve.
tile-bonus-demigod = Bonus: demigod
    .the = the bonus tile for a demigod
tile-bonus-demigod-function = Take the top demigod of the stack.
tile-bonus-deity = Bonus: deity
    .the = the bonus tile for a deity
tile-bonus-deity-function = Take the top deity of the stack without any offering.
tile-bonus-column = Bonus: column
    .the = the bonus tile for a column
tile-bonus-column-function = After the preparation of epoch 1, place a column from the supply on any column space.
tile-bonus-offering = Bonus: double offering
    .the = the bonus tile for two upgrades
tile-bonus-offering-function = Twice: upgrade one of your offering tiles by one rank, or take a new one of rank 1.
tile-bonus-step = Bonus: 1 step
    .the = the bonus tile for 1 step
tile-bonus-step-function = Keep it: 1 more step in each of your moves and reactions.

## Offerings in the order of the numbers they pay

offerings-g = gift
offerings-p = priest
offerings-d = dancer
offerings-t = temple
offerings-gp = gift, priest
offerings-gd = gift, dancer
offerings-gt = gift, temple
offerings-pg = priest, gift
offerings-pd = priest, dancer
offerings-pt = priest, temple
offerings-dg = dancer, gift
offerings-dp = dancer, priest
offerings-dt = dancer, temple
offerings-tg = temple, gift
offerings-tp = temple, priest
offerings-td = temple, dancer
offerings-gpd = gift, priest, dancer
offerings-gpt = gift, priest, temple
offerings-gdp = gift, dancer, priest
offerings-gdt = gift, dancer, temple
offerings-gtp = gift, temple, priest
offerings-gtd = gift, temple, dancer
offerings-pgd = priest, gift, dancer
offerings-pgt = priest, gift, temple
offerings-pdg = priest, dancer, gift
offerings-pdt = priest, dancer, temple
offerings-ptg = priest, temple, gift
offerings-ptd = priest, temple, dancer
offerings-dgp = dancer, gift, priest
offerings-dgt = dancer, gift, temple
offerings-dpg = dancer, priest, gift
offerings-dpt = dancer, priest, temple
offerings-dtg = dancer, temple, gift
offerings-dtp = dancer, temple, priest
offerings-tgp = temple, gift, priest
offerings-tgd = temple, gift, dancer
offerings-tpg = temple, priest, gift
offerings-tpd = temple, priest, dancer
offerings-tdg = temple, dancer, gift
offerings-tdp = temple, dancer, priest
offerings-gpdt = gift, priest, dancer, temple
offerings-gptd = gift, priest, temple, dancer
offerings-gdpt = gift, dancer, priest, temple
offerings-gdtp = gift, dancer, temple, priest
offerings-gtpd = gift, temple, priest, dancer
offerings-gtdp = gift, temple, dancer, priest
offerings-pgdt = priest, gift, dancer, temple
offerings-pgtd = priest, gift, temple, dancer
offerings-pdgt = priest, dancer, gift, temple
offerings-pdtg = priest, dancer, temple, gift
offerings-ptgd = priest, temple, gift, dancer
offerings-ptdg = priest, temple, dancer, gift
offerings-dgpt = dancer, gift, priest, temple
offerings-dgtp = dancer, gift, temple, priest
offerings-dpgt = dancer, priest, gift, temple
offerings-dptg = dancer, priest, temple, gift
offerings-dtgp = dancer, temple, gift, priest
offerings-dtpg = dancer, temple, priest, gift
offerings-tgpd = temple, gift, priest, dancer
offerings-tgdp = temple, gift, dancer, priest
offerings-tpgd = temple, priest, gift, dancer
offerings-tpdg = temple, priest, dancer, gift
offerings-tdgp = temple, dancer, gift, priest
offerings-tdpg = temple, dancer, priest, gift

## Spaces; the names without a source of their own say which named space is beside them

space-londinium = Londinium
    .the = at Londinium
space-a5 = sea east of Londinium
    .the = east of Londinium
space-a6 = land across from Londinium
    .the = across from Londinium
space-a7 = land west of Colonia Agrippina
    .the = west of Colonia Agrippina
space-colonia-agrippina = Colonia Agrippina
    .the = at Colonia Agrippina
space-a9 = land east of Colonia Agrippina
    .the = east of Colonia Agrippina
space-a10 = land north-west of Germania
    .the = north-west of Germania
space-a11 = land north-east of Germania
    .the = north-east of Germania
space-a12 = land west of Calisia
    .the = west of Calisia
space-calisia = Calisia
    .the = at Calisia
space-britannia = Britannia
    .the = in Britannia
space-b4 = sea south-east of Londinium
    .the = south-east of Londinium
space-b5 = land north-west of Gallia
    .the = north-west of Gallia
space-b6 = land north-east of Gallia
    .the = north-east of Gallia
space-belgica = Belgica
    .the = in Belgica
space-germania-inferior = Germania Inferior
    .the = in Germania Inferior
space-b9 = land west of Germania
    .the = west of Germania
space-home-germania = home of Germania
    .the = on the home space of Germania
space-b11 = land north-west of Carnuntum
    .the = north-west of Carnuntum
space-b12 = land north-east of Carnuntum
    .the = north-east of Carnuntum
space-b13 = land north-west of Tyras
    .the = north-west of Tyras
space-sarmatia = Sarmatia
    .the = in Sarmatia
space-c2 = sea west of the Oceanus Britannicus
    .the = west of the Oceanus Britannicus
space-oceanus-britannicus = Oceanus Britannicus
    .the = on the Oceanus Britannicus
space-c4 = land north-east of Burdigala
    .the = north-east of Burdigala
space-c5 = land west of Gallia
    .the = west of Gallia
space-home-gallia = home of Gallia
    .the = on the home space of Gallia
space-c7 = land east of Gallia
    .the = east of Gallia
space-c8 = land north-west of Augusta Vindelicum
    .the = north-west of Augusta Vindelicum
space-c9 = land north-east of Augusta Vindelicum
    .the = north-east of Augusta Vindelicum
space-c10 = land south-west of Germania
    .the = south-west of Germania
space-c11 = land west of Carnuntum
    .the = west of Carnuntum
space-carnuntum = Carnuntum
    .the = at Carnuntum
space-dacia = Dacia
    .the = in Dacia
space-tyras = Tyras
    .the = at Tyras
space-scythia = Scythia
    .the = in Scythia
space-panticapaeum = Panticapaeum
    .the = at Panticapaeum
space-d1 = sea north-east of the Oceanus Cantaber
    .the = north-east of the Oceanus Cantaber
space-d2 = sea west of Burdigala
    .the = west of Burdigala
space-burdigala = Burdigala
    .the = at Burdigala
space-aquitania = Aquitania
    .the = in Aquitania
space-d5 = land north-east of Massilia
    .the = north-east of Massilia
space-d6 = land south-east of Gallia
    .the = south-east of Gallia
space-d7 = land west of Augusta Vindelicum
    .the = west of Augusta Vindelicum
space-augusta-vindelicum = Augusta Vindelicum
    .the = at Augusta Vindelicum
space-raetia = Raetia
    .the = in Raetia
space-d10 = land north-west of Salona
    .the = north-west of Salona
space-pannonia = Pannonia
    .the = in Pannonia
space-d12 = land south-east of Carnuntum
    .the = south-east of Carnuntum
space-d13 = land south-west of Tyras
    .the = south-west of Tyras
space-d14 = land south-east of Tyras
    .the = south-east of Tyras
space-d15 = sea south-west of Panticapaeum
    .the = south-west of Panticapaeum
space-d16 = sea south-east of Panticapaeum
    .the = south-east of Panticapaeum
space-pontus-euxinus = Pontus Euxinus
    .the = on the Pontus Euxinus
space-artaxata = Artaxata
    .the = at Artaxata
space-d19 = land east of Artaxata
    .the = east of Artaxata
space-oceanus-cantaber = Oceanus Cantaber
    .the = on the Oceanus Cantaber
space-e2 = sea east of the Oceanus Cantaber
    .the = east of the Oceanus Cantaber
space-sinus-aquitanicus = Sinus Aquitanicus
    .the = on the Sinus Aquitanicus
space-e4 = land west of Massilia
    .the = west of Massilia
space-massilia = Massilia
    .the = at Massilia
space-liguria = Liguria
    .the = in Liguria
space-e7 = sea north-east of Aleria
    .the = north-east of Aleria
space-cisalpina = Cisalpina
    .the = in Cisalpina
space-venetia = Venetia
    .the = in Venetia
space-e10 = sea west of Salona
    .the = west of Salona
space-salona = Salona
    .the = at Salona
space-moesia = Moesia
    .the = in Moesia
space-e13 = land north-west of Graecia
    .the = north-west of Graecia
space-e14 = sea north-east of Graecia
    .the = north-east of Graecia
space-e15 = sea north-west of Phrygia
    .the = north-west of Phrygia
space-e16 = sea north-east of Phrygia
    .the = north-east of Phrygia
space-e17 = sea south-west of the Pontus Euxinus
    .the = south-west of the Pontus Euxinus
space-e18 = land south-west of Artaxata
    .the = south-west of Artaxata
space-e19 = land south-east of Artaxata
    .the = south-east of Artaxata
space-e20 = land north-west of Ecbatana
    .the = north-west of Ecbatana
space-f1 = land north-east of Olisipo
    .the = north-east of Olisipo
space-f2 = land north-west of Iberia
    .the = north-west of Iberia
space-f3 = land north-east of Iberia
    .the = north-east of Iberia
space-f4 = land south-west of Massilia
    .the = south-west of Massilia
space-sinus-gallicus = Sinus Gallicus
    .the = on the Sinus Gallicus
space-aleria = Aleria
    .the = at Aleria
space-f7 = sea east of Aleria
    .the = east of Aleria
space-f8 = land north-west of Roma
    .the = north-west of Roma
space-f9 = sea north-east of Roma
    .the = north-east of Roma
space-f10 = sea south-west of Salona
    .the = south-west of Salona
space-f11 = land south-east of Salona
    .the = south-east of Salona
space-f12 = land west of Graecia
    .the = west of Graecia
space-home-graecia = home of Graecia
    .the = on the home space of Graecia
space-f14 = sea north-west of Ephesus
    .the = north-west of Ephesus
space-phrygia = Phrygia
    .the = in Phrygia
space-f16 = land east of Phrygia
    .the = east of Phrygia
space-f17 = land north-west of Persia
    .the = north-west of Persia
space-f18 = land north-east of Persia
    .the = north-east of Persia
space-f19 = land west of Ecbatana
    .the = west of Ecbatana
space-ecbatana = Ecbatana
    .the = at Ecbatana
space-olisipo = Olisipo
    .the = at Olisipo
space-g2 = land east of Olisipo
    .the = east of Olisipo
space-home-iberia = home of Iberia
    .the = on the home space of Iberia
space-g4 = land east of Iberia
    .the = east of Iberia
space-g5 = sea north-west of Ebusus
    .the = north-west of Ebusus
space-mare-balearicum = Mare Balearicum
    .the = on the Mare Balearicum
space-g7 = land south-east of Aleria
    .the = south-east of Aleria
space-g8 = sea west of Roma
    .the = west of Roma
space-home-roma = home of Roma
    .the = on the home space of Roma
space-g10 = land east of Roma
    .the = east of Roma
space-mare-hadriaticum = Mare Hadriaticum
    .the = on the Mare Hadriaticum
space-epirus = Epirus
    .the = in Epirus
space-g13 = land south-west of Graecia
    .the = south-west of Graecia
space-g14 = sea west of Ephesus
    .the = west of Ephesus
space-ephesus = Ephesus
    .the = at Ephesus
space-g16 = land east of Ephesus
    .the = east of Ephesus
space-g17 = land west of Persia
    .the = west of Persia
space-home-persia = home of Persia
    .the = on the home space of Persia
space-g19 = land east of Persia
    .the = east of Persia
space-g20 = land south-west of Ecbatana
    .the = south-west of Ecbatana
space-h1 = sea south-east of Olisipo
    .the = south-east of Olisipo
space-h2 = land south-west of Iberia
    .the = south-west of Iberia
space-h3 = land south-east of Iberia
    .the = south-east of Iberia
space-mare-ibericum = Mare Ibericum
    .the = on the Mare Ibericum
space-ebusus = Ebusus
    .the = at Ebusus
space-h6 = sea east of Ebusus
    .the = east of Ebusus
space-mare-tyrrhenum = Mare Tyrrhenum
    .the = on the Mare Tyrrhenum
space-h8 = sea north-east of Syracusae
    .the = north-east of Syracusae
space-h9 = land south-east of Roma
    .the = south-east of Roma
space-h10 = land west of Olympia
    .the = west of Olympia
space-olympia = Olympia
    .the = at Olympia
space-h12 = land east of Olympia
    .the = east of Olympia
space-h13 = sea north-east of Cnossus
    .the = north-east of Cnossus
space-h14 = sea south-west of Ephesus
    .the = south-west of Ephesus
space-lycia = Lycia
    .the = in Lycia
space-cappadocia = Cappadocia
    .the = in Cappadocia
space-h17 = land north-west of Babylon
    .the = north-west of Babylon
space-h18 = land north-east of Babylon
    .the = north-east of Babylon
space-h19 = land north-west of Persepolis
    .the = north-west of Persepolis
space-carmania = Carmania
    .the = in Carmania
space-i1 = sea north-west of Tingis
    .the = north-west of Tingis
space-i2 = land north-east of Tingis
    .the = north-east of Tingis
space-i3 = sea north-west of Siga
    .the = north-west of Siga
space-i4 = sea north-east of Siga
    .the = north-east of Siga
space-i5 = sea south-west of Ebusus
    .the = south-west of Ebusus
space-i6 = sea south-east of Ebusus
    .the = south-east of Ebusus
space-mare-siculum = Mare Siculum
    .the = on the Mare Siculum
space-syracusae = Syracusae
    .the = at Syracusae
space-i9 = land east of Syracusae
    .the = east of Syracusae
space-i10 = sea north-east of Melita
    .the = north-east of Melita
space-i11 = sea south-west of Olympia
    .the = south-west of Olympia
space-mare-internum = Mare Internum
    .the = on the Mare Internum
space-cnossus = Cnossus
    .the = at Cnossus
space-mare-creticum = Mare Creticum
    .the = on the Mare Creticum
space-mare-cyprium = Mare Cyprium
    .the = on the Mare Cyprium
space-tyrus = Tyrus
    .the = at Tyrus
space-i17 = land east of Tyrus
    .the = east of Tyrus
space-babylon = Babylon
    .the = at Babylon
space-i19 = land east of Babylon
    .the = east of Babylon
space-persepolis = Persepolis
    .the = at Persepolis
space-tingis = Tingis
    .the = at Tingis
space-mauretania = Mauretania
    .the = in Mauretania
space-siga = Siga
    .the = at Siga
space-j4 = land east of Siga
    .the = east of Siga
space-j5 = land north-west of Cartago
    .the = north-west of Cartago
space-j6 = land north-east of Cartago
    .the = north-east of Cartago
space-j7 = sea south-west of Syracusae
    .the = south-west of Syracusae
space-fretum-punicum = Fretum Punicum
    .the = on the Fretum Punicum
space-melita = Melita
    .the = at Melita
space-mare-libycum = Mare Libycum
    .the = on the Mare Libycum
space-j11 = sea north-east of Cyrene
    .the = north-east of Cyrene
space-j12 = sea south-west of Cnossus
    .the = south-west of Cnossus
space-j13 = sea south-east of Cnossus
    .the = south-east of Cnossus
space-j14 = sea north-east of Aegyptus
    .the = north-east of Aegyptus
space-j15 = sea south-west of Tyrus
    .the = south-west of Tyrus
space-iudaea = Iudaea
    .the = in Iudaea
space-j17 = land north-east of Petra
    .the = north-east of Petra
space-chaldaea = Chaldaea
    .the = in Chaldaea
space-j19 = sea south-west of Persepolis
    .the = south-west of Persepolis
space-k2 = land south-east of Tingis
    .the = south-east of Tingis
space-numidia = Numidia
    .the = in Numidia
space-k4 = land north-east of Cirta
    .the = north-east of Cirta
space-k5 = land west of Cartago
    .the = west of Cartago
space-home-cartago = home of Cartago
    .the = on the home space of Cartago
space-k7 = land east of Cartago
    .the = east of Cartago
space-k8 = sea north-west of Leptis Magna
    .the = north-west of Leptis Magna
space-k9 = sea north-east of Leptis Magna
    .the = north-east of Leptis Magna
space-syrtis-maior = Syrtis Maior
    .the = on the Syrtis Maior
space-cyrene = Cyrene
    .the = at Cyrene
space-k12 = land east of Cyrene
    .the = east of Cyrene
space-k13 = land west of Aegyptus
    .the = west of Aegyptus
space-home-aegyptus = home of Aegyptus
    .the = on the home space of Aegyptus
space-k15 = land north-west of Thebae
    .the = north-west of Thebae
space-k16 = land north-east of Thebae
    .the = north-east of Thebae
space-petra = Petra
    .the = at Petra
space-k18 = land east of Petra
    .the = east of Petra
space-cirta = Cirta
    .the = at Cirta
space-l4 = land east of Cirta
    .the = east of Cirta
space-l5 = land south-west of Cartago
    .the = south-west of Cartago
space-l6 = land south-east of Cartago
    .the = south-east of Cartago
space-l7 = land west of Leptis Magna
    .the = west of Leptis Magna
space-leptis-magna = Leptis Magna
    .the = at Leptis Magna
space-libya = Libya
    .the = in Libya
space-l12 = land east of Libya
    .the = east of Libya
space-l13 = land south-west of Aegyptus
    .the = south-west of Aegyptus
space-l14 = land west of Thebae
    .the = west of Thebae
space-thebae = Thebae
    .the = at Thebae
space-sinus-arabicus = Sinus Arabicus
    .the = on the Sinus Arabicus

## Pieces

piece-foot = foot
    .the = a foot
piece-column = column
    .the = a column

## Numbers of things

some-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
some-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
some-pieces = { $piece ->
    [foot] { $number ->
        [one] 1 foot
       *[other] { $number } feet
    }
   *[other] { $number ->
        [one] 1 column
       *[other] { $number } columns
    }
}
some-coins = { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
coins-left = { $left } left
movement-cards = { $movement ->
    [0] no movement card
    [one] 1 movement card
   *[other] { $movement } movement cards
}
wasted-steps = { $left ->
    [0] {""}
    [one] {", "}1 step unused
   *[other] {", "}{ $left } steps unused
}

# What a placement costs: steps where movement cards are counted, else coins; then the booty tile that it brings.
placement = { $movement ->
    [0] { placement-steps }
    [one] { placement-steps }
    [other] { placement-steps }
   *[none] { some-coins }, { coins-left }
}{ $tile ->
    [none] {""}
   *[other] ; takes { $the-tile }
}
placement-steps = { $price ->
    [one] 1 step
   *[other] { $price } steps
}, { $left } left; { movement-cards }

# The cards that an offering takes, type by type.
offered-cards = { $gift ->
    [0] { $priest ->
        [0] { $dancer ->
            [0] { $temple ->
                [0] no card
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
    [one] 1 gift card
   *[other] { $gift } gift cards
}{ $priest ->
    [0] {""}
    [one] { offered-comma-1 }1 priest card
   *[other] { offered-comma-1 }{ $priest } priest cards
}{ $dancer ->
    [0] {""}
    [one] { offered-comma-2 }1 dancer card
   *[other] { offered-comma-2 }{ $dancer } dancer cards
}{ $temple ->
    [0] {""}
    [one] { offered-comma-3 }1 temple card
   *[other] { offered-comma-3 }{ $temple } temple cards
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

## Options of a table

option-bonus_tiles = Bonus tiles
option-bonus_tiles-about = How everybody gets a bonus tile.
option-bonus_tiles-dealt = dealt at random
option-bonus_tiles-chosen = chosen after the first preparation, the last player first
option-start_supply = Feet and columns at the start
option-start_supply-about = How many pieces everybody begins with.
option-start_supply-printed = 4 feet and 3 columns
option-start_supply-by-players = more with fewer players
option-reaction_draw = Card of a reaction
option-reaction_draw-about = Where the card comes from that is drawn instead of moving too.
option-reaction_draw-open-or-hidden = from the display or the draw pile
option-reaction_draw-hidden-only = from the draw pile only
option-show_demigods = Demigods
option-show_demigods-about = Whether everybody sees the demigods of the others.
option-show_demigods-no = kept face down
option-show_demigods-yes = open to all
option-first_player = First player
option-first_player-about = Who goes first in epoch 1.
option-first_player-random = chance decides
option-first_player-first-seat = the first at the table

## What a player can choose

choice-move = Move
choice-buy = Buy
choice-worship = Worship { $deity }
    .here = Worship { $deity } ({ some-points })
    .price = +{ $number }
choice-take = Take { $the-card } from the display
    .here = Draw { some-cards }, first { $the-card }
choice-draw = Draw a card from the draw pile
    .here = Draw { some-cards }, the first from the draw pile
choice-foot = Place a foot { $the-space }
    .here = Place a foot { $the-space } ({ placement })
    .price = { $price }
    .drawn = Place a foot on the space with this number on the map
choice-column = Place a column { $the-space }
    .here = Place a column { $the-space } ({ placement })
    .price = { $price }
    .drawn = Place a column on the space with this number on the map
choice-jump = Jump with Gaiviles and land { $the-space }
    .here = Jump with Gaiviles and land { $the-space } ({ placement })
    .price = { $price }
    .drawn = Jump with Gaiviles to the space with this number on the map
choice-offering = Buy the { $offering } tile of rank { $rank }
    .here = Buy the { $offering } tile of rank { $rank } ({ some-coins }, { coins-left })
    .price = −{ $price }
choice-piece = Buy { $the-piece }
    .here = Buy { $the-piece } ({ some-coins }, { coins-left })
    .price = −{ $price }
choice-pay = Pay with { $the-card }
    .here = Pay with { $the-card } ({ $due ->
        [0] all is paid then
        [one] 1 coin is left to pay then
       *[other] { $due } coins are left to pay then
    })
choice-offer = Offer { $offerings }
    .here = Offer { $offerings } ({ offered-cards })
choice-take-cards = Draw cards
choice-reveal = Reveal the top deity
choice-discard = Discard { $the-card }
choice-swap = { $piece ->
    [foot] Exchange { some-pieces } for { $number ->
        [one] a column
       *[other] columns
    }
   *[other] Exchange { some-pieces } for { $number ->
        [one] a foot
       *[other] feet
    }
}
choice-upgrade = Upgrade the { $offering }
    .here = { $rank ->
        [1] Take a { $offering } tile of rank 1
       *[other] Upgrade the { $offering } tile to rank { $rank }
    }
choice-gain = { $piece ->
    [foot] Take the feet
   *[other] Take the columns
}
    .here = Take { some-pieces }
choice-choose = Choose { $the-tile }
choice-again = Use Traitera for a second action
choice-decline = Do without
choice-finish = Finish
    .here = { $movement ->
        [0] Finish the move ({ movement-cards }{ wasted-steps })
        [one] Finish the move ({ movement-cards }{ wasted-steps })
        [other] Finish the move ({ movement-cards }{ wasted-steps })
       *[none] { $due ->
            [0] Finish buying (no card to pay)
            [one] Finish buying (1 coin to pay with cards)
            [other] Finish buying ({ $due } coins to pay with cards)
           *[none] Finish
        }
    }

## What happened

event-started = { $player } goes first in epoch 1.
event-refilled = New in the display: { $card }.
    .next = { $card }.
event-drew = { $player } draws { $the-card }.
    .next = { $the-card }.
event-drew-hidden = { $player } draws a card.
    .next = another.
event-bonus-received = { $player } receives { $the-tile }.
event-epoch-began = Epoch { $number } begins: { $people } is active.
event-deity-revealed = In the deity row: { $deity }.
    .next = { $deity }.
event-tile-laid = Booty tiles on the map: { $tile } { $the-space }.
    .next = { $tile } { $the-space }.
event-demigod-revealed = In the demigod row: a demigod worth { $value }.
    .next = one worth { $value }.
event-people-gives = { $people ->
    [Gallia] Gallia lets everybody draw cards or reveal a deity.
    [Germania] Germania gives every hand the same size.
    [Graecia] Graecia gives every hand the same size.
    [Aegyptus] Aegyptus lets everybody exchange feet and columns.
    [Persia] Persia puts the highest special money card on top.
    [Cartago] Cartago gives everybody coins to spend.
    [Iberia] Iberia gives everybody an upgrade.
    [Roma] Roma gives cards to everybody.
   *[other] { $people } helps everybody once.
}
event-temple-placed = The temple marker is now at the home of { $people }.
event-revealed-for = { $player } reveals { $deity }.
event-deity-refused = { $player } does not pay, and { $deity } goes to the box.
event-discarded = { $player } discards { $the-card }.
    .next = { $the-card }.
event-swapped = { $player } exchanges { some-pieces } for { $piece ->
    [foot] { $number ->
        [one] a column
       *[other] columns
    }
   *[other] { $number ->
        [one] a foot
       *[other] feet
    }
}.
event-money-turned = The special money stack is in descending order now: the highest card is on top.
event-turn-began = { $player }'s turn.
event-again = { $player } gives up Traitera for a second action.
event-big-foot-taken = { $player } takes the big foot and moves.
event-followed = { $player } moves too.
event-foot-placed = { $player } places a foot { $the-space }{ occupied }.
    .next = one { $the-space }{ occupied }.
event-column-placed = { $player } places a column { $the-space }{ occupied }.
    .next = one { $the-space }{ occupied }.
# What a second piece on a space costs; a first one costs 1.
occupied = { $number ->
    [0] {""}
    [1] {""}
   *[other] {" "}(occupied, costs { $number })
}
event-column-given = { $player } places a column from the supply { $the-space }.
event-jumped = { $player } jumps with Gaiviles and lands { $the-other-space }; space jumped over: { $space }.
event-tile-taken = { $player } takes { $the-tile } { $the-space }.
event-steps-paid = { $player } discards { $number ->
    [one] 1 movement card
   *[other] { $number } movement cards
}.
event-piece-bought = { $player } buys { $the-piece }.
    .next = { $the-piece }.
event-pieces-gained = { $player } takes { some-pieces } from the supply.
    .next = { some-pieces }.
event-steps-gained = { $player } has { $number ->
    [one] 1 more step
   *[other] { $number } more steps
} in every move from now on.
event-offering-bought = { $player } buys the { $offering } tile of rank { $rank }.
    .next = the { $offering } tile of rank { $rank }.
event-upgraded = { $player } now has the { $offering } tile of rank { $rank }.
    .next = the { $offering } tile of rank { $rank }.
event-upgrade-lost = { $player } has all offerings at rank 4, and the upgrade is lost.
event-paid = { $player } pays with { $the-card }.
    .next = { $the-card }.
event-paid-by-deity = Stonkus pays { $number ->
    [one] 1 coin
   *[other] { $number } coins
} for { $player }.
event-offered = { $player } offers { $number } { $card } { $number ->
    [one] card
   *[other] cards
}.
    .next = { $number } { $card } { $number ->
        [one] card
       *[other] cards
    }.
event-took = { $player } takes { $the-card } from the display.
    .next = { $the-card }.
event-reshuffled = The discard pile is shuffled: { $number ->
    [one] 1 card makes
   *[other] { $number } cards make
} the new draw pile.
event-handed-in = Draw pile and discard pile are empty, so everybody hands in all cards: { $number ->
    [one] 1 card makes
   *[other] { $number } cards make
} the new draw pile.
event-money-taken = { $player } takes { $the-card }.
event-deity-worshipped = { $player } worships { $deity } and scores { some-points }.
event-deity-gained = { $player } gains { $deity } and scores { some-points }.
event-deities-reshuffled = The deities in the box are shuffled: { $number ->
    [one] 1 deity makes
   *[other] { $number } deities make
} the new stack.
event-tile-used = { $player } carries out { $the-tile }.
event-demigod-taken = { $player } takes a demigod worth { $value } from the row.
    .next = one worth { $value }.
event-demigod-drawn = { $player } takes a demigod worth { $value } from the stack.
    .next = one worth { $value }.
event-demigod-hidden = { $player } takes a demigod from the stack.
    .next = another.
event-last-tile = { $player } has taken the last booty tile: the epoch ends with this action.
event-last-deity = { $player } has gained the last deity of the row: the epoch ends with this action.
event-epoch-ended = The epoch ends on { $player }'s turn: { some-points } for { $player }.
event-epoch-stalled = Nobody has taken a tile or a deity for { $number ->
    [one] 1 turn
   *[other] { $number } turns
}: the program ends the epoch.
event-feet-returned = { $player } takes back { $number ->
    [one] 1 foot
   *[other] { $number } feet
}.
event-demigods-scored = { $player } scores { some-points } for demigods.
event-columns-scored = { $player } scores { some-points } for { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}.
event-ranks-scored = { $player } scores { some-points } with Pietalte.
event-finished = { $player } finishes with { some-points }.

## What is asked

ask-Turn = { $player }: which action do you take?
    .others = { $player } is choosing an action.
ask-Again = { $player }: your action is done. Do you give up Traitera for a second one?
    .others = { $player } may use Traitera for a second action.
ask-Move = { $player }: where does your next piece go? { $left ->
        [one] { $spent ->
            [0] 1 step to use.
           *[other] Steps used: { $spent }, left: 1.
        }
       *[other] { $spent ->
            [0] { $left } steps to use.
           *[other] Steps used: { $spent }, left: { $left }.
        }
    } Movement cards so far: { $movement }.{ $jumps ->
        [0] {""}
        [one] {" "}You may jump once.
       *[other] {" "}You may jump { $jumps } times.
    }
    .others = { $player } is placing pieces on the map. Steps used: { $spent }.
ask-React = { $player }: you react to a Move. { $left ->
        [0] You cannot move too, so draw a card.
       *[other] Do you move too, or draw a card?
    }
    .others = { $player } may move too or draw a card.
ask-Buy = { $player }: what do you buy? { $left ->
        [one] 1 coin
       *[other] { $left } coins
    } left, { $spent } spent.
    .others = { $player } is buying. Coins spent: { $spent }.
ask-PayMoney = { $player }: which money card do you pay with? { $due ->
        [one] 1 coin is
       *[other] { $due } coins are
    } still to pay, and no change is given.
    .others = { $player } is choosing money cards to pay with.
ask-PayDeity = { $player }: which offerings do you pay { $deity } with? With several numbers, the first one named pays the first.
    .others = { $player } is choosing offerings for { $deity }.
ask-Draw = { $player }: which card do you take? { $due ->
        [one] 1 card is
       *[other] { $due } cards are
    } still to take.
    .others = { $player } is drawing cards.
ask-Gallia = { $player }: do you draw cards from Gallia, or reveal a deity and pay only its first number?
    .others = { $player } is choosing between cards and a deity from Gallia.
ask-GalliaOffer = { $player }: you revealed { $deity }. Do you pay its first number, and with which offering?
    .others = { $player } may pay the first number of { $deity }.
ask-ToSize = { $player }: the active people limits your hand. Which card do you discard? Still to discard: { $due }.
    .others = { $player } has too many cards in hand and must discard.
ask-Swap = { $player }: how many feet or columns do you exchange with the supply, thanks to Aegyptus?
    .others = { $player } may exchange feet and columns with the supply.
ask-Gift = { $player }: what do you buy with the coins of Cartago? { $left ->
        [one] 1 coin
       *[other] { $left } coins
    } left; they cannot be kept.
    .others = { $player } is spending coins from Cartago.
ask-Upgrade = { $player }: { $cause ->
        [1] thanks to your tile you upgrade an offering
       *[other] thanks to the active people you upgrade an offering
    }. Which one? { $due ->
        [one] 1 upgrade is
       *[other] { $due } upgrades are
    } to be made.
    .others = { $player } is choosing an offering to upgrade.
ask-ReserveChoice = { $player }: you have { $the-tile }. Which do you take from the supply?
    .others = { $player } is choosing between feet and columns.
ask-ChooseBonus = { $player }: which bonus tile do you choose?
    .others = { $player } is choosing a bonus tile.
ask-BonusColumn = { $player }: your bonus tile gives you a column on any column space. Where does it go?
    .others = { $player } is placing the column of a bonus tile.

## The end

end-last-epoch = The sixth epoch is over.
source-deities = Deities
source-endings = Ends of epochs
source-demigods = Demigods
source-columns = Columns
source-ranks = Pietalte

## What chance decides

stream-first-player = first player
stream-deal = first cards
stream-bonus = bonus tiles
stream-cards = draw pile
stream-peoples = peoples
stream-deities = deities
stream-bag = booty tiles
stream-demigods = demigods

## What stands on the table, as labels

view-epoch = Epoch
view-people = Active people
view-track = Peoples so far
view-temple = Temple marker
view-pieces = Pieces on the map
view-tiles = Booty tiles on the map
view-row = Deity row
view-demigods = Demigods
view-display = Display
view-special = Special money stack
view-descending = Highest card on top
view-deity_stack = Deities in the stack
view-deity_box = Deities in the box
view-demigod_stack = Demigods in the stack
view-demigod_box = Demigods in the box
view-bag = Tiles in the bag
view-tile_box = Tiles in the box
view-peoples = Peoples that may still come
view-bonuses = Bonus tiles to choose from
view-taken = Tiles taken in this move
view-ended = The epoch ends with this action
view-idle = Turns without a tile or deity
view-ways = Within reach
view-spaces = Spaces
view-space = Space
view-terrain = Terrain
view-kind = Kind
view-players = From how many players on
view-feet = Feet in the reserve
view-columns = Columns in the reserve
view-spare_feet = Feet in the supply
view-spare_columns = Columns in the supply
view-walking = Feet on the map
view-standing = Columns on the map
view-column_points = What the columns score
view-ranks = Offering tiles
view-deities = Deities
view-step_tiles = Steps tiles
view-steps = Permanent steps
view-jumps = Jumps
view-money = Coins of Stonkus
view-draws = Cards of a Draw
view-bonus = Bonus tile
view-values = Values of the demigods
view-known_values = Known demigods
view-sources = Points so far

## The board: what is drawn there, in words

table-goal = To win: have the most points after epoch 6. Deities score at once, columns and demigods after epochs 3 and 6.
table-map = Map of the ancient world
table-find-temple = Show the temple marker
table-space = { $kind ->
    [column] { $place }, column space
    [symbol] { $place }, people space of { $people }{ $terrain ->
        [sea] {" "}on the sea
       *[land] {""}
    }
    [home] { $place }
   *[plain] { $place }
}
table-temple-marker = Temple marker
table-standing = Pieces here: { $players }
table-tile = Booty tile: { $tile }. { $function }
table-way = { $place }. Costs { $price }, then { $left } left
table-epochs = Epochs
table-epoch = Epoch { $number }: { $people }. A deity scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.{ $scored ->
    [yes] {" "}There is a scoring at its end.
   *[no] {""}
}
table-ends = Ends with the last of
table-ended = Last action
table-ending = The epoch ends with the last of these: { $tiles ->
    [one] 1 booty tile
   *[other] { $tiles } booty tiles
}, { $deities ->
    [one] 1 deity
   *[other] { $deities } deities
}
table-meter = { $number ->
    [one] 1 column
   *[other] { $number } columns
} on the map, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} in a scoring{ $next ->
    [0] {""}
   *[other] ; with { $next }: { $next-points }
}
table-points-brief = { $number ->
    [one] 1 pt
   *[other] { $number } pts
}
table-next = next: { $number ->
    [one] 1 column
   *[other] { $number } columns
}, { table-next-points }
table-next-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
table-does-surparit = 1 more deity from the stack
table-does-plaesiris = 2 demigods
table-does-taksator = 1 special money card
table-does-depraccus = 2 cards in every epoch
table-does-vinthrad = 1 more step in every move
table-does-gaiviles = 1 jump in every move
table-does-stonkus-1 = 1 more coin in every Buy
table-does-stonkus-2 = 2 more coins in every Buy
table-does-gadicea = 1 more card in every Draw
table-does-pietalte = Scores your best rank
table-does-traitera = 1 more action, once
table-pay = Ways to pay
table-revealed = Revealed
table-unknown-cards = { $number ->
    [one] 1 unknown card
   *[other] { $number } unknown cards
}
table-hand-brief = Hand: { $number }
table-bonuses = Bonus tiles
table-row = Deities
table-deity = { $deity }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } tiles)
}. Costs { $cost } offerings of different types{ $cards ->
    [yes] , with cards only
   *[no] {""}
}. { $function }
table-deity-gone = A deity was here
table-deity-stack = Deity stack: { $number }
table-demigods = Demigods
table-demigod = Demigod worth { $value }
table-display = Display
table-empty-place = Empty place
table-pile-title = Draw pile
table-pile = Draw pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-discards = Discard pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-discards-none = No card is discarded.
table-special = Special money, the top one first: { $cards }
table-card = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
table-offering = { $offering }: { $rank ->
    [0] no tile
   *[other] rank { $rank }
}
table-offer = Deities and cards
table-hand = Hand: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-steps = { $number ->
    [0] no permanent step
    [one] 1 permanent step
   *[other] { $number } permanent steps
}
table-reserve = { $piece ->
    [foot] { $number ->
        [one] 1 foot
       *[other] { $number } feet
    }
   *[column] { $number ->
        [one] 1 column
       *[other] { $number } columns
    }
} in the reserve
table-supply-brief = { $number } left to buy
table-supply = { $piece ->
    [foot] { $number ->
        [one] 1 foot
       *[other] { $number } feet
    }
   *[column] { $number ->
        [one] 1 column
       *[other] { $number } columns
    }
} in the supply
table-columns = { $number ->
    [one] 1 column
   *[other] { $number } columns
} on the map
table-own-demigods = Demigods: { $number }, known values: { $values }
table-gained = Gained
table-gained-none = No deity, no Steps tile and no demigod yet.
table-big-foot = Move: { $number ->
    [one] up to 1 step
   *[other] up to { $number } steps
}
table-big-foot-brief = Move
table-market = Buy: { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
table-market-brief = Buy
table-again = Again: second action with Traitera
table-again-brief = Again
table-prices = What a Buy costs
table-price-rank = Rank { $rank }: { $price }
table-price-piece = Foot or column: { $price }
table-price-place = Placing: { $price }, occupied: { $occupied }
table-reconstructed = The map, most costs and the numbers of tiles and cards are reconstructed: no picture of the printed ones was found. The gallery says what and why.
table-epoch-brief = epoch { $number } of { $all }: { $people }
table-left = to the end: tiles { $tiles }, deities { $deities }
table-pieces-brief = feet { $feet }, columns { $columns }
table-reserve-brief = Reserve
table-standing-brief = Columns
table-column-points = { $number } (points { $points })
table-special-brief = Special money
table-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
table-legend-cost = price
table-legend-left = left
table-legend =
    ⌂ temple marker
    I column space
    + booty tile
    ~ sea
    △ foot of ▲
    ▲ column

## What every symbol says of itself

about-goal = How to win
    .text = Have the most points after epoch 6. Every deity scores the number of the epoch at once; demigods and columns score after epochs 3 and 6, and ending an epoch scores 3 points.
    .rule = PAN-END-01
about-epoch = Epoch { $number }
    .text = Every deity gained in this epoch scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Its people is not known yet.
    .rule = PAN-CULT-09
about-people = { $people }
    .text = { $function }
    .rule = PAN-EPOCH-17
about-ending = End of the epoch
    .text = When the last booty tile or the last deity is taken, the current action is finished, in a Move with all reactions. Whose turn it is then scores { $points } points.
    .rule = PAN-PHASE-01
about-temple-marker = { $place }
    .text = The temple marker stands here. Every road of this epoch starts beside it, and nobody can place a piece on this space.
    .rule = PAN-MOVE-12
about-column-space = { $place }
    .text = Only columns go here, next to one of your feet. They stay until the end of the game, and those of earlier epochs carry your road once it reaches them.
    .rule = PAN-MOVE-11
about-people-space = { $place }
    .text = A people space of { $people }: when this people is active, a booty tile is laid here{ $number ->
        [2] {""}
       *[other] {" "}with { $number } or more players
    }. Otherwise it is an ordinary space.
    .rule = PAN-EPOCH-10
about-home = { $place }
    .text = When { $people } is active, the temple marker stands here. Otherwise it is an ordinary space.
    .rule = PAN-MAP-05
about-land = { $place }
    .text = A foot goes here for 1 step, next to the temple marker or to a linked piece of yours. A second piece costs 2 and fills the space.
    .rule = PAN-MOVE-10
about-sea = { $place }
    .text = Feet enter the sea like land and at the same cost. A second piece costs 2 and fills the space.
    .rule = PAN-MAP-03
about-tile = { $tile }
    .text = { $function }
    .rule = PAN-TILE-01
about-bonuses = Bonus tiles
    .text = Everybody has one at the start. The selection and some of the amounts are reconstructed, because the printed pictures are lost.
    .rule = PAN-SETUP-18
about-row = Deity row
    .text = In a Cult you gain one of them. Every number is to be paid with another type of offering, by cards, by your tile of that type, or by both. The row is not refilled in this epoch.
    .rule = PAN-CULT-01
about-deity = { $deity }
    .text = { $function } Most costs are reconstructed.
    .rule = PAN-CULT-02
about-deity-stack = Deity stack: { $number }
    .text = Deities for the next epochs, for Deity tiles, for Surparit and for Gallia. When it is empty, the deities in the box are shuffled.
    .rule = PAN-GOD-06
about-demigod-row = Demigod row
    .text = Whoever takes a Demigod tile takes the highest one, and Plaesiris by Cult takes the two highest. What is left goes to the box when the epoch ends.
    .rule = PAN-TILE-04
about-demigod = Demigod worth { $value }
    .text = Scores its value after epoch 3 and after epoch 6. If points are equal, the most demigods win.
    .rule = PAN-SCORE-02
about-display = Display
    .text = In Draw you take 3 cards, each from here or from the draw pile. A card taken from here is replaced at once.
    .rule = PAN-DRAW-01
about-pile = Draw pile: { $number }
    .text = In Draw you take 3 cards, each from here or from the display. When it is empty, the discard pile is shuffled.
    .rule = PAN-DRAW-04
about-discards = Discard pile
    .text = All cards that were played or discarded, special money too. It becomes the draw pile when that is empty.
    .rule = PAN-DRAW-04
about-special = Special money
    .text = A Money tile or Taksator gives the top card of this stack. Once spent, it goes to the discard pile like any other card. Persia puts the highest card on top.
    .rule = PAN-TILE-15
about-offering = { $offering }: rank { $rank }
    .text = Your tile pays as many offerings of this type as its rank, in every Cult. Ranks 1 to 4 cost { $prices } coins, an upgrade the difference; the prices of ranks 2 and 4 are reconstructed.
    .rule = PAN-CULT-05
about-offering-card = { $card }
    .text = Pays 1 offering of this type in a Cult.
    .rule = PAN-CULT-04
about-movement = { $card }
    .text = Gives 2 steps in a move or a reaction. The big foot adds { $number } in your own Move.
    .rule = PAN-MOVE-02
about-money = { $card }
    .text = Pays for offering tiles, pieces and places on the map in a Buy. No change is given.
    .rule = PAN-BUY-16
about-meter = Columns: { $number }
    .text = With 1 to 3 columns each scores 1 point, with 4 to 7 each scores 2, with 8 to 11 each scores 3, and with all 12 each scores 4. They score after epochs 3 and 6.
    .rule = PAN-SCORE-04
about-demigods = Demigods: { $number }
    .text = Known values: { $values }. They are kept face down, score their value after epochs 3 and 6, and decide if points are equal.
    .rule = PAN-SCORE-02
about-big-foot = Move
    .text = Place feet and columns, one for each step: the big foot gives 1 step, each movement card 2, and permanent steps are added. You have up to { $number ->
        [one] 1 step
       *[other] { $number } steps
    }. Then everybody else moves too or draws a card.
    .rule = PAN-MOVE-04
about-market = Buy
    .text = Buy offering tiles, feet and columns, or place pieces on the map. You have { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }, and nobody reacts to a Buy.
    .rule = PAN-BUY-01
about-again = Traitera
    .text = Give it up for a second action at once, the same or another.
    .rule = PAN-GOD-95
about-reserve = { $piece ->
        [foot] Feet in the reserve: { $number }
       *[column] Columns in the reserve: { $number }
    }
    .text = Only pieces in the reserve can be placed. Feet return to it when the epoch ends, columns stay on the map.
    .rule = PAN-MOVE-06
about-supply = { $piece ->
        [foot] Feet in the supply: { $number }
       *[column] Columns in the supply: { $number }
    }
    .text = A piece of this supply costs 1 coin in a Buy and goes to the reserve. Some tiles bring them free of charge.
    .rule = PAN-BUY-09
about-prices = Prices
    .text = An upgrade costs the difference of two ranks. The prices of ranks 2 and 4 are reconstructed.
    .rule = PAN-BUY-04
about-hand = Hand: { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
    .text = Hands are secret and have no limit; only Germania and Graecia set them to 7 cards.
    .rule = PAN-TURN-09
about-steps = Permanent steps: { $number }
    .text = Steps tiles and Vinthrad add these steps to every move and every reaction, without a card.
    .rule = PAN-MOVE-03
about-cost = What it costs
    .text = All pieces to be placed on the cheapest way to the space, in steps or coins. A space with a piece of somebody else costs 1 more.
    .rule = PAN-MOVE-13
about-left = What is left
    .text = The steps or coins that are left then. Steps that are not used are lost.
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

## Tips: when a thing is good, or what it goes with

tip-people-gallia = Reveal if you have an offering tile of high rank; otherwise cards are safer.
tip-people-germania = While it may still come, do not take much more than 7 cards along.
tip-people-graecia = While it may still come, spend freely: a small hand is filled up.
tip-people-aegyptus = Take columns if column spaces are near, feet if the tiles are far.
tip-people-persia = Money tiles and Taksator are now worth more.
tip-people-cartago = What is not spent is lost: upgrade rank 1 to 2, or take two pieces.
tip-people-iberia = Worth most on a tile of rank 3: the last upgrade is the dearest.
tip-people-roma = Look at your new cards before you choose between tiles and deities.

tip-deity-surparit = The later, the better: both deities score the number of the epoch.
tip-deity-plaesiris = Be quick when the demigod row shows two high values.
tip-deity-taksator = Best once Persia has been the active people: then the highest special money comes first.
tip-deity-depraccus = Gain it early: it draws in every epoch still to come.
tip-deity-vinthrad = Gain it early: you can react to a Move without any movement card.
tip-deity-gaiviles = Opens what others have closed, even right beside the temple marker.
tip-deity-stonkus-1 = Lets you buy even without a money card; several Stonkus add up.
tip-deity-stonkus-2 = Gain it early and buy often, even without a money card.
tip-deity-gadicea = For those who draw often; cards from tiles and peoples stay as they are.
tip-deity-pietalte = Gain it before the first scoring, and upgrade one tile as far as possible.
tip-deity-traitera = Save it for epoch 5 or 6, where a second deity scores most.

tip-tile-demigod = Take it before Plaesiris takes the highest ones.
tip-tile-deity = The later the epoch, the more points the deity scores.
tip-tile-offering-1 = Worth most on a tile of rank 3: the last upgrade is the dearest.
tip-tile-offering-2 = Both on one tile: from rank 2 to rank 4 saves most coins.
tip-tile-cards-2 = Nearly a whole Draw: good on the way, but no reason for a detour.
tip-tile-cards-3 = As good as a whole Draw, without spending an action on it.
tip-tile-money = Low at first; once Persia has been the active people, the highest card comes first.
tip-tile-step-1 = The earlier, the better: you can react even without a movement card.
tip-tile-step-2 = The only one of its kind: worth a race in the early epochs.
tip-tile-reserve-choice = Columns for points, feet for longer roads in every epoch.
tip-tile-reserve-1-1 = Good when your pieces run out before your steps do.
tip-tile-reserve-1-2 = The feet come back after each epoch: take it early.
tip-tile-bonus-reserve = Columns if you want 4 on the map by epoch 3: then each scores 2.
tip-tile-bonus-demigod = A low value, but it scores twice and helps in a tie.
tip-tile-bonus-deity = A permanent deity now helps in all six epochs.
tip-tile-bonus-column = Choose a space that your roads will hardly reach; near ones can wait.
tip-tile-bonus-offering = One type at rank 2 is worth more coins than two at rank 1.
tip-tile-bonus-step = You can react to every Move, even without a movement card.

## The gallery: groups of what is printed

gallery-peoples = Peoples
    .about = Six of the eight are active in a game, one in each epoch. The printed map is lost: this one keeps to everything that the rules tell about it.
gallery-deities-once = Deities that act at once
    .about = Yellow: they act when they are gained and go to the box. How many there are and most of what they cost is reconstructed.
gallery-deities-lasting = Deities that stay
    .about = Blue: they stay in front of their owner. How many there are and most of what they cost is reconstructed.
gallery-booty = Booty tiles
    .about = Drawn from the bag and laid on the people spaces. How often each occurs is reconstructed.
gallery-bonus = Bonus tiles
    .about = Everybody has one at the start. The selection is reconstructed.
gallery-cards = Action cards
    .about = 75 cards, and 7 special money cards.
gallery-demigods = Demigods
    .about = They score their value in both scorings. How often each occurs is reconstructed.
gallery-epoch = Epochs
gallery-rate = What columns are worth
gallery-cost = Costs { $cost }
gallery-demigod = Scores its value in every scoring.
gallery-from = From { $number ->
    [one] 1 column
   *[other] { $number } columns
} on

## The quick rules, with a heading each; several lines are a list

quick-goal =
    Have the most points after six epochs.
    Every deity you gain scores the number of the epoch at once, and when an epoch ends, whoever has the turn scores 3.
    After epochs 3 and 6, demigods score their value and columns 1 to 4 points each: the more you have, the more each of them is worth.
    .title = Goal
quick-turn =
    Move: place feet and columns on the map.
    Buy: offering tiles, pieces, or places on the map, with coins.
    Cult: worship one deity of the row, paid with offerings.
    Draw: take 3 cards from the display or the draw pile.
    .title = Your turn: one action
quick-move =
    The big foot gives 1 step, each movement card 2. A step places one piece; on an occupied space it takes two steps, and two pieces fill a space.
    Feet start at the temple marker and go on from your own pieces. Columns go on column spaces.
    A foot takes the booty tile on its space.
    Then everybody else moves too, without the big foot, or draws a card.
    .title = Move
quick-costs =
    Offering tiles: 1, 3, 6 or 10 coins for ranks 1 to 4, or the difference.
    A foot or a column: 1 coin. Placing it: 1 coin, on an occupied space 2.
    A deity: each of its numbers in another type of offering, with cards, with your tile of that type, or with both. Tiles stay.
    .title = What things cost
quick-epoch =
    A people appears: its ability helps everybody, its home gets the temple marker, tiles and deities are laid out.
    The last tile or the last deity taken ends the epoch. Feet return to you, columns stay.
    .title = An epoch
quick-end =
    After epoch 6 and its scoring, the most points win, then the most demigods.
    .title = How it ends
quick-forgotten =
    A column needs one of your feet beside it.
    Columns of earlier epochs carry your road once it reaches them.
    What a booty tile brings comes after the move.
    A tile pays one number only.
    A Move helps everybody; placing with coins helps only you.
    Demigods and columns that you have by the end of epoch 3 score twice.
    .title = What everybody forgets
