### Les mots de L'Oracle de Delphes en français.
###
### Les variables portent le nom des champs des événements, décisions, choix et faits. Le champ `seat` devient $player ;
### une chose qui a un nom, une tuile Navire par exemple, vient sous deux formes : $ship (Galère) et $the-ship (la Galère) ;
### là où il n'y en a pas, c'est « none ». Une couleur vient comme $colour (noir) et, pour un nom féminin, comme $the-colour (noire).
### `.here` est la phrase d'un choix là où les faits sont connus ; `.next` continue la phrase d'un événement de même sorte qui
### précède, dont le point devient une virgule.
### Ce que fait une carte, une tuile, un dieu, un passager ou une lettre est dit sous sa clé suivie de `-function`. Les îles et
### les mers ont des noms que nous leur avons donnés.

## Le couvercle de la boîte

game-world = Douze épreuves de Zeus, trois dés Oracle, une course à travers l'Égée.
game-goal = Accomplissez vos douze épreuves et revenez chez Zeus avant les autres.
game-when = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
    .number = { $round }
    .unit = Manche
game-tie = L'égalité est départagée par le plus de cartes Oracle en main, puis par le plus de faveurs.
    .rule = DEL-RUL-49
game-score = Épreuves et retour
    .amount = { $number ->
        [one] { $number } étape
       *[other] { $number } étapes
    }

## Les couleurs, et ce qui se dit par couleur

colour-red = rouge
    .the = rouge
colour-red-letter = R
colour-black = noir
    .the = noire
colour-black-letter = N
colour-pink = violet
    .the = violette
colour-pink-letter = M
colour-blue = bleu
    .the = bleue
colour-blue-letter = B
colour-yellow = jaune
    .the = jaune
colour-yellow-letter = J
colour-green = vert
    .the = verte
colour-green-letter = V

monster-cyclops = Cyclope
    .the = le Cyclope rouge
    .colour = { colour-red }
monster-minotaur = Minotaure
    .the = le Minotaure noir
    .colour = { colour-black }
monster-hydra = Hydre
    .the = l'Hydre violette
    .colour = { colour-pink.the }
monster-siren = Sirène
    .the = la Sirène bleue
    .colour = { colour-blue.the }
monster-chimera = Chimère
    .the = la Chimère jaune
    .colour = { colour-yellow.the }
monster-gorgon = Gorgone
    .the = la Gorgone verte
    .colour = { colour-green.the }
the-monster = { $colour ->
    [rouge] { monster-cyclops.the }
    [noir] { monster-minotaur.the }
    [violet] { monster-hydra.the }
    [bleu] { monster-siren.the }
    [jaune] { monster-chimera.the }
    [vert] { monster-gorgon.the }
   *[other] le monstre { $colour }
}
some-wounds = { $number ->
    [one] { $number } blessure { $the-colour }
   *[other] { $number } blessures { $the-colour }s
}
some-favours = { $number ->
    [one] { $number } faveur
   *[other] { $number } faveurs
}

# La fin de la phrase d'un choix : son prix ; rien s'il est gratuit ou s'il n'y a rien à payer.
cost = { $price ->
    [0] {""}
    [one] {" "}(coûte { $price } faveur)
    [other] {" "}(coûte { $price } faveurs)
   *[none] {""}
}

## Les dieux

god-aphrodite = Aphrodite
god-aphrodite-function = Défaussez toutes vos blessures.
god-ares = Arès
god-ares-function = Un monstre dont vous avez besoin, voisin de votre navire, est vaincu sans lancer de dé.
god-hermes = Hermès
god-hermes-function = Si votre navire est à côté d'une cité, chargez, de n'importe quelle cité, une statue dont vous avez besoin.
god-poseidon = Poséidon
god-poseidon-function = Placez votre navire sur n'importe quelle case Eau ou, toutes épreuves accomplies, sur la case Zeus.
god-apollo = Apollon
god-apollo-function = Piochez 1 carte Oracle. Jusqu'à la fin du tour, vos dés et cartes Oracle ont gratuitement la couleur que vous voulez.
god-artemis = Artémis
god-artemis-function = Explorez n'importe quelle île cachée, où qu'elle soit.

## Tuiles Navire

ship-bulwark = Rempart
    .the = le Rempart
ship-bulwark-function = Votre bouclier commence 2 crans plus haut.
ship-olympian = Olympien
    .the = l'Olympien
ship-olympian-function = Vos dieux partent de la rangée d'entrée et y reviennent après usage.
ship-galley = Galère
    .the = la Galère
ship-galley-function = Votre portée augmente de 2.
ship-bounty = Largesse
    .the = la Largesse
ship-bounty-function = Chaque gain de faveurs, au départ aussi, vous en apporte 1 de plus.
ship-indulgence = Indulgence
    .the = l'Indulgence
ship-indulgence-function = Au début, rendez 1 de vos tuiles Zeus, sans récompense.
ship-chameleon = Caméléon
    .the = le Caméléon
ship-chameleon-function = Chaque changement de couleur vous coûte 1 faveur de moins.
ship-arsenal = Arsenal
    .the = l'Arsenal
ship-arsenal-function = Au début, prenez 1 carte Équipement et piochez 1 carte Oracle.
ship-merchantman = Navire marchand
    .the = le Navire marchand
ship-merchantman-function = Votre cale contient 4 pièces, et vous pouvez changer les couleurs aussi dans le sens antihoraire.

## Équipement

equipment-range = Portée
    .the = la carte Portée
equipment-range-function = Votre portée augmente de 1.
equipment-shallows = Eaux peu profondes
    .the = la carte Eaux peu profondes
equipment-shallows-function = Votre navire peut franchir les eaux peu profondes, qui ne comptent pas comme des cases.
equipment-devotion = Dévotion
    .the = la carte Dévotion
equipment-devotion-function = Chaque épreuve d'offrande, de statue ou de monstre accomplie vous donne 1 avancée de dieu.
equipment-hull = Coque
    .the = la carte Coque
equipment-hull-function = Votre cale contient 1 pièce de plus. Usage unique : votre bouclier monte de 1.
equipment-reach-war = Allonge guerrière
    .the = la carte Allonge guerrière
equipment-reach-war-function = Vous pouvez combattre, explorer et bâtir avec une case Eau entre votre navire et l'île.
equipment-reach-statue = Allonge des statues
    .the = la carte Allonge des statues
equipment-reach-statue-function = Vous pouvez charger et ériger des statues avec une case Eau entre votre navire et la cité ou l'île.
equipment-reach-offering = Allonge des offrandes
    .the = la carte Allonge des offrandes
equipment-reach-offering-function = Vous pouvez charger et déposer des offrandes avec une case Eau entre votre navire et l'île.
equipment-rite-blue = Rite bleu
    .the = la carte Rite bleu
equipment-rite-blue-function = Action d'un dé bleu ou d'une carte bleue : 1 faveur, 1 carte Oracle et 1 avancée pour Poséidon.
equipment-rite-green = Rite vert
    .the = la carte Rite vert
equipment-rite-green-function = Action d'un dé vert ou d'une carte verte : 1 faveur, 1 carte Oracle et 1 avancée pour Artémis.
equipment-rite-pink = Rite violet
    .the = la carte Rite violet
equipment-rite-pink-function = Action d'un dé violet ou d'une carte violette : 1 faveur, 1 carte Oracle et 1 avancée pour Hermès.
equipment-stamina = Endurance
    .the = la carte Endurance
equipment-stamina-function = Vous ne devez récupérer qu'avec 4 blessures d'une couleur ou 8 en tout.
equipment-extra = Action supplémentaire
    .the = la carte Action supplémentaire
equipment-extra-function = Une fois par tour, payez 3 faveurs pour une action de plus, de la couleur que vous voulez.
equipment-omen-yellow = Présage jaune
    .the = la carte Présage jaune
equipment-omen-yellow-function = Si le jaune sort quand vous consultez l'oracle, vous gagnez 2 faveurs.
equipment-omen-red = Présage rouge
    .the = la carte Présage rouge
equipment-omen-red-function = Si le rouge sort quand vous consultez l'oracle, vous gagnez 2 faveurs.
equipment-omen-black = Présage noir
    .the = la carte Présage noir
equipment-omen-black-function = Si le noir sort quand vous consultez l'oracle, vous gagnez 2 faveurs.
equipment-statue-gift-red-green-yellow = Don de statue (rouge, verte, jaune)
    .the = la carte Don de statue (rouge, verte, jaune)
equipment-statue-gift-red-green-yellow-function = Usage unique : chargez une statue rouge, verte ou jaune depuis sa cité, où que soit votre navire.
equipment-statue-gift-pink-blue-black = Don de statue (violette, bleue, noire)
    .the = la carte Don de statue (violette, bleue, noire)
equipment-statue-gift-pink-blue-black-function = Usage unique : chargez une statue violette, bleue ou noire depuis sa cité, où que soit votre navire.
equipment-offering-gift-red-green-yellow = Don d'offrande (rouge, verte, jaune)
    .the = la carte Don d'offrande (rouge, verte, jaune)
equipment-offering-gift-red-green-yellow-function = Usage unique : chargez une offrande rouge, verte ou jaune de n'importe quelle île, où que soit votre navire.
equipment-offering-gift-pink-blue-black = Don d'offrande (violette, bleue, noire)
    .the = la carte Don d'offrande (violette, bleue, noire)
equipment-offering-gift-pink-blue-black-function = Usage unique : chargez une offrande violette, bleue ou noire de n'importe quelle île, où que soit votre navire.
equipment-ascension = Ascension
    .the = la carte Ascension
equipment-ascension-function = Usage unique : placez Poséidon, Hermès, Artémis ou Aphrodite sur la rangée la plus haute.
equipment-scout = Éclaireur
    .the = la carte Éclaireur
equipment-scout-function = Usage unique : observez en secret 2 îles cachées et explorez l'une d'elles.
equipment-windfall = Aubaine
    .the = la carte Aubaine
equipment-windfall-function = Usage unique : prenez 3 faveurs, piochez 1 carte Oracle et gagnez 2 avancées de dieu.

## Passagers

passenger-odysseus = Ulysse
    .the = Ulysse, le héros rouge
passenger-odysseus-function = Quand vous recrutez ce héros, votre bouclier monte de 2 et vous défaussez vos blessures rouges. Toute blessure rouge que vous recevez ensuite est aussitôt défaussée.
passenger-penthesilea = Penthésilée
    .the = Penthésilée, la demi-déesse rouge
passenger-penthesilea-function = Quand vous recrutez cette demi-déesse, piochez 1 carte Oracle. Vos dés rouges et vos cartes rouges servent gratuitement de n'importe quelle couleur.
passenger-phoenix = Phénix
    .the = le Phénix, la créature rouge
passenger-phoenix-function = Quand vous déplacez votre navire avec un dé rouge ou une carte rouge, votre portée augmente de 3 et vous pouvez vous arrêter sur n'importe quelle couleur.
passenger-theseus = Thésée
    .the = Thésée, le héros noir
passenger-theseus-function = Quand vous recrutez ce héros, votre bouclier monte de 2 et vous défaussez vos blessures noires. Toute blessure noire que vous recevez ensuite est aussitôt défaussée.
passenger-kirke = Circé
    .the = Circé, la demi-déesse noire
passenger-kirke-function = Quand vous recrutez cette demi-déesse, piochez 1 carte Oracle. Vos dés noirs et vos cartes noires servent gratuitement de n'importe quelle couleur.
passenger-cheiron = Chiron
    .the = Chiron, la créature noire
passenger-cheiron-function = Quand vous déplacez votre navire avec un dé noir ou une carte noire, votre portée augmente de 3 et vous pouvez vous arrêter sur n'importe quelle couleur.
passenger-aias = Ajax
    .the = Ajax, le héros violet
passenger-aias-function = Quand vous recrutez ce héros, votre bouclier monte de 2 et vous défaussez vos blessures violettes. Toute blessure violette que vous recevez ensuite est aussitôt défaussée.
passenger-helena = Hélène
    .the = Hélène, la demi-déesse violette
passenger-helena-function = Quand vous recrutez cette demi-déesse, piochez 1 carte Oracle. Vos dés violets et vos cartes violettes servent gratuitement de n'importe quelle couleur.
passenger-pan = Pan
    .the = Pan, la créature violette
passenger-pan-function = Quand vous déplacez votre navire avec un dé violet ou une carte violette, votre portée augmente de 3 et vous pouvez vous arrêter sur n'importe quelle couleur.
passenger-achilles = Achille
    .the = Achille, le héros bleu
passenger-achilles-function = Quand vous recrutez ce héros, votre bouclier monte de 2 et vous défaussez vos blessures bleues. Toute blessure bleue que vous recevez ensuite est aussitôt défaussée.
passenger-herakles = Héraclès
    .the = Héraclès, le demi-dieu bleu
passenger-herakles-function = Quand vous recrutez ce demi-dieu, piochez 1 carte Oracle. Vos dés bleus et vos cartes bleues servent gratuitement de n'importe quelle couleur.
passenger-nereide = Néréide
    .the = la Néréide, la créature bleue
passenger-nereide-function = Quand vous déplacez votre navire avec un dé bleu ou une carte bleue, votre portée augmente de 3 et vous pouvez vous arrêter sur n'importe quelle couleur.
passenger-bellerophon = Bellérophon
    .the = Bellérophon, le héros jaune
passenger-bellerophon-function = Quand vous recrutez ce héros, votre bouclier monte de 2 et vous défaussez vos blessures jaunes. Toute blessure jaune que vous recevez ensuite est aussitôt défaussée.
passenger-minos = Minos
    .the = Minos, le demi-dieu jaune
passenger-minos-function = Quand vous recrutez ce demi-dieu, piochez 1 carte Oracle. Vos dés jaunes et vos cartes jaunes servent gratuitement de n'importe quelle couleur.
passenger-gryphos = Griffon
    .the = le Griffon, la créature jaune
passenger-gryphos-function = Quand vous déplacez votre navire avec un dé jaune ou une carte jaune, votre portée augmente de 3 et vous pouvez vous arrêter sur n'importe quelle couleur.
passenger-hektor = Hector
    .the = Hector, le héros vert
passenger-hektor-function = Quand vous recrutez ce héros, votre bouclier monte de 2 et vous défaussez vos blessures vertes. Toute blessure verte que vous recevez ensuite est aussitôt défaussée.
passenger-perseus = Persée
    .the = Persée, le demi-dieu vert
passenger-perseus-function = Quand vous recrutez ce demi-dieu, piochez 1 carte Oracle. Vos dés verts et vos cartes vertes servent gratuitement de n'importe quelle couleur.
passenger-pegasus = Pégase
    .the = Pégase, la créature verte
passenger-pegasus-function = Quand vous déplacez votre navire avec un dé vert ou une carte verte, votre portée augmente de 3 et vous pouvez vous arrêter sur n'importe quelle couleur.

## Tuiles Zeus

task-shrine = un sanctuaire
task-statue = une statue de couleur au choix
task-offering = une offrande de couleur au choix
task-monster = un monstre de couleur au choix
task-shrine-red = un sanctuaire rouge
task-shrine-black = un sanctuaire noir
task-shrine-pink = un sanctuaire violet
task-shrine-blue = un sanctuaire bleu
task-shrine-yellow = un sanctuaire jaune
task-shrine-green = un sanctuaire vert
task-statue-red = une statue rouge
task-statue-black = une statue noire
task-statue-pink = une statue violette
task-statue-blue = une statue bleue
task-statue-yellow = une statue jaune
task-statue-green = une statue verte
task-offering-red = une offrande rouge
task-offering-black = une offrande noire
task-offering-pink = une offrande violette
task-offering-blue = une offrande bleue
task-offering-yellow = une offrande jaune
task-offering-green = une offrande verte
task-monster-red = un monstre rouge
task-monster-black = un monstre noir
task-monster-pink = un monstre violet
task-monster-blue = un monstre bleu
task-monster-yellow = un monstre jaune
task-monster-green = un monstre vert

## Les tuiles Île et leurs lettres

tile-red-phi = bâtiment rouge, Phi
    .the = le bâtiment rouge à la lettre Phi
tile-red-psi = bâtiment rouge, Psi
    .the = le bâtiment rouge à la lettre Psi
tile-red-omega = bâtiment rouge, Oméga
    .the = le bâtiment rouge à la lettre Oméga
tile-yellow-sigma = bâtiment jaune, Sigma
    .the = le bâtiment jaune à la lettre Sigma
tile-yellow-psi = bâtiment jaune, Psi
    .the = le bâtiment jaune à la lettre Psi
tile-yellow-omega = bâtiment jaune, Oméga
    .the = le bâtiment jaune à la lettre Oméga
tile-green-sigma = bâtiment vert, Sigma
    .the = le bâtiment vert à la lettre Sigma
tile-green-phi = bâtiment vert, Phi
    .the = le bâtiment vert à la lettre Phi
tile-green-psi = bâtiment vert, Psi
    .the = le bâtiment vert à la lettre Psi
tile-blue-sigma = bâtiment bleu, Sigma
    .the = le bâtiment bleu à la lettre Sigma
tile-blue-phi = bâtiment bleu, Phi
    .the = le bâtiment bleu à la lettre Phi
tile-blue-omega = bâtiment bleu, Oméga
    .the = le bâtiment bleu à la lettre Oméga

letter-psi = Psi
letter-psi-function = Prenez 4 faveurs.
letter-phi = Phi
letter-phi-function = Piochez 2 cartes Oracle.
letter-sigma = Sigma
letter-sigma-function = Gagnez 3 avancées de dieu.
letter-omega = Oméga
letter-omega-function = Défaussez toutes vos blessures d'une couleur, puis votre bouclier monte de 1.

## Îles avec une tuile

island-ring-a-7 = Mélos
    .the = l'île verte de Mélos
island-ring-b-7 = Samos
    .the = l'île verte de Samos
island-large-a-3 = Naxos
    .the = l'île jaune de Naxos
island-large-b-9 = Ithaque
    .the = l'île violette d'Ithaque
island-large-c-5 = Théra
    .the = l'île rouge de Théra
island-large-c-10 = Anaphé
    .the = l'île violette d'Anaphé
island-mid-a-5 = Thasos
    .the = l'île jaune de Thasos
island-mid-b-2 = Karpathos
    .the = l'île noire de Karpathos
island-mid-c-1 = Thrinacie
    .the = l'île rouge de Thrinacie
island-small-a-1 = Salamine
    .the = l'île bleue de Salamine
island-small-b-1 = Ténédos
    .the = l'île bleue de Ténédos
island-small-c-3 = Skiathos
    .the = l'île noire de Skiathos

## Îles Offrande, temples, îles Statue, îles Monstre, cités

offering-island-ring-a-6 = Cythère
    .the = l'île Offrande de Cythère
offering-island-large-a-5 = Paros
    .the = l'île Offrande de Paros
offering-island-large-b-1 = Corfou
    .the = l'île Offrande de Corfou
offering-island-mid-a-3 = Samothrace
    .the = l'île Offrande de Samothrace
offering-island-mid-b-7 = Rhodes
    .the = l'île Offrande de Rhodes
offering-island-mid-c-4 = Lipari
    .the = l'île Offrande de Lipari
temple-large-b-6 = Leucade
    .the = le temple de Leucade
temple-large-c-11 = Sikinos
    .the = le temple de Sikinos
temple-mid-c-9 = Capri
    .the = le temple de Capri
temple-small-a-7 = Égine
    .the = le temple d'Égine
temple-small-b-3 = Imbros
    .the = le temple d'Imbros
temple-small-c-5 = Skopélos
    .the = le temple de Skopélos
statue-island-large-a-10 = Délos
    .the = l'île Statue de Délos
statue-island-large-b-5 = Céphalonie
    .the = l'île Statue de Céphalonie
statue-island-mid-a-1 = Lemnos
    .the = l'île Statue de Lemnos
statue-island-mid-b-9 = Cos
    .the = l'île Statue de Cos
statue-island-mid-c-3 = Stromboli
    .the = l'île Statue de Stromboli
statue-island-small-a-2 = Poros
    .the = l'île Statue de Poros
lair-ring-b-6 = Patmos
    .the = l'île Monstre de Patmos
lair-large-a-6 = Mykonos
    .the = l'île Monstre de Mykonos
lair-large-b-10 = Paxos
    .the = l'île Monstre de Paxos
lair-large-c-6 = Pholégandros
    .the = l'île Monstre de Pholégandros
lair-mid-c-7 = Vulcano
    .the = l'île Monstre de Vulcano
lair-small-b-2 = Skyros
    .the = l'île Monstre de Skyros
lair-mid-b-1 = Nisyros
    .the = l'île Monstre de Nisyros
lair-small-a-6 = Dokos
    .the = l'île Monstre de Dokos
lair-small-c-1 = Gioura
    .the = l'île Monstre de Gioura
city-city-yellow-1 = cité jaune
    .the = la cité jaune
city-city-red-1 = cité rouge
    .the = la cité rouge
city-city-black-1 = cité noire
    .the = la cité noire
city-city-green-1 = cité verte
    .the = la cité verte
city-city-pink-1 = cité violette
    .the = la cité violette
city-city-blue-1 = cité bleue
    .the = la cité bleue

## Eaux

berth-ring-zeus-1 = autour de Zeus, violet
    .the = les eaux violettes autour de Zeus
berth-ring-zeus-2 = autour de Zeus, vert
    .the = les eaux vertes autour de Zeus
berth-ring-zeus-3 = autour de Zeus, bleu
    .the = les eaux bleues autour de Zeus
berth-ring-zeus-5 = autour de Zeus, noir
    .the = les eaux noires autour de Zeus
berth-ring-zeus-6 = autour de Zeus, rouge
    .the = les eaux rouges autour de Zeus
berth-ring-zeus-7 = autour de Zeus, jaune
    .the = les eaux jaunes autour de Zeus
berth-ring-a-1 = mer de Myrto, jaune
    .the = les eaux jaunes de la mer de Myrto
berth-ring-a-2 = mer de Myrto, vert
    .the = les eaux vertes de la mer de Myrto
berth-ring-a-3 = mer de Myrto, rouge
    .the = les eaux rouges de la mer de Myrto
berth-ring-a-5 = mer de Myrto, noir
    .the = les eaux noires de la mer de Myrto
berth-ring-b-1 = mer d'Icare, bleu
    .the = les eaux bleues de la mer d'Icare
berth-ring-b-2 = mer d'Icare, rouge
    .the = les eaux rouges de la mer d'Icare
berth-ring-b-3 = mer d'Icare, jaune
    .the = les eaux jaunes de la mer d'Icare
berth-ring-b-5 = mer d'Icare, violet
    .the = les eaux violettes de la mer d'Icare
berth-large-a-1 = mer Égée devant Naxos, vert
    .the = les eaux vertes de la mer Égée devant Naxos
berth-large-a-2 = mer Égée devant Paros, noir
    .the = les eaux noires de la mer Égée devant Paros
berth-large-a-4 = mer Égée, violet
    .the = les eaux violettes de la mer Égée
berth-large-a-7 = mer Égée, rouge
    .the = les eaux rouges de la mer Égée
berth-large-a-8 = mer Égée, bleu
    .the = les eaux bleues de la mer Égée
berth-large-a-9 = mer Égée au large, noir
    .the = les eaux noires du large, en mer Égée
berth-large-a-11 = mer Égée devant Délos, vert
    .the = les eaux vertes de la mer Égée devant Délos
berth-large-b-2 = mer Ionienne devant Céphalonie, violet
    .the = les eaux violettes de la mer Ionienne devant Céphalonie
berth-large-b-3 = mer Ionienne devant Corfou, vert
    .the = les eaux vertes de la mer Ionienne devant Corfou
berth-large-b-4 = mer Ionienne, rouge
    .the = les eaux rouges de la mer Ionienne
berth-large-b-7 = mer Ionienne, jaune
    .the = les eaux jaunes de la mer Ionienne
berth-large-b-8 = mer Ionienne devant Leucade, vert
    .the = les eaux vertes de la mer Ionienne devant Leucade
berth-large-b-11 = mer Ionienne devant Paxos, violet
    .the = les eaux violettes de la mer Ionienne devant Paxos
berth-large-c-1 = mer de Crète au large, noir
    .the = les eaux noires du large, en mer de Crète
berth-large-c-2 = mer de Crète devant Théra, bleu
    .the = les eaux bleues de la mer de Crète devant Théra
berth-large-c-3 = mer de Crète devant Pholégandros, rouge
    .the = les eaux rouges de la mer de Crète devant Pholégandros
berth-large-c-4 = mer de Crète, jaune
    .the = les eaux jaunes de la mer de Crète
berth-large-c-7 = mer de Crète devant Théra, noir
    .the = les eaux noires de la mer de Crète devant Théra
berth-large-c-8 = mer de Crète devant Anaphé, bleu
    .the = les eaux bleues de la mer de Crète devant Anaphé
berth-large-c-9 = mer de Crète devant Sikinos, rouge
    .the = les eaux rouges de la mer de Crète devant Sikinos
berth-mid-a-2 = mer de Thrace, jaune
    .the = les eaux jaunes de la mer de Thrace
berth-mid-a-4 = mer de Thrace, vert
    .the = les eaux vertes de la mer de Thrace
berth-mid-a-6 = mer de Thrace, bleu
    .the = les eaux bleues de la mer de Thrace
berth-mid-a-7 = mer de Thrace devant Thasos, violet
    .the = les eaux violettes de la mer de Thrace devant Thasos
berth-mid-a-8 = mer de Thrace, rouge
    .the = les eaux rouges de la mer de Thrace
berth-mid-a-9 = mer de Thrace au large, violet
    .the = les eaux violettes du large, en mer de Thrace
berth-mid-b-3 = mer de Karpathos devant Karpathos, violet
    .the = les eaux violettes de la mer de Karpathos devant Karpathos
berth-mid-b-4 = mer de Karpathos, rouge
    .the = les eaux rouges de la mer de Karpathos
berth-mid-b-5 = mer de Karpathos devant Rhodes, violet
    .the = les eaux violettes de la mer de Karpathos devant Rhodes
berth-mid-b-6 = mer de Karpathos, jaune
    .the = les eaux jaunes de la mer de Karpathos
berth-mid-b-8 = mer de Karpathos, vert
    .the = les eaux vertes de la mer de Karpathos
berth-mid-c-2 = mer Tyrrhénienne, violet
    .the = les eaux violettes de la mer Tyrrhénienne
berth-mid-c-5 = mer Tyrrhénienne, vert
    .the = les eaux vertes de la mer Tyrrhénienne
berth-mid-c-6 = mer Tyrrhénienne, noir
    .the = les eaux noires de la mer Tyrrhénienne
berth-mid-c-8 = mer Tyrrhénienne, bleu
    .the = les eaux bleues de la mer Tyrrhénienne
berth-small-a-3 = golfe Saronique, bleu
    .the = les eaux bleues du golfe Saronique
berth-small-a-4 = golfe Saronique, jaune
    .the = les eaux jaunes du golfe Saronique
berth-small-a-5 = golfe Saronique, noir
    .the = les eaux noires du golfe Saronique
berth-small-b-4 = Hellespont, jaune
    .the = les eaux jaunes de l'Hellespont
berth-small-b-5 = Hellespont, rouge
    .the = les eaux rouges de l'Hellespont
berth-small-b-6 = Hellespont, noir
    .the = les eaux noires de l'Hellespont
berth-small-b-7 = Hellespont, bleu
    .the = les eaux bleues de l'Hellespont
berth-small-c-2 = golfe Pagasétique, jaune
    .the = les eaux jaunes du golfe Pagasétique
berth-small-c-4 = golfe Pagasétique, vert
    .the = les eaux vertes du golfe Pagasétique
berth-small-c-6 = golfe Pagasétique, bleu
    .the = les eaux bleues du golfe Pagasétique
berth-small-c-7 = golfe Pagasétique, noir
    .the = les eaux noires du golfe Pagasétique
berth-city-yellow-2 = cité jaune, vert
    .the = les eaux vertes devant la cité jaune
berth-city-yellow-3 = cité jaune, rouge
    .the = les eaux rouges devant la cité jaune
berth-city-red-2 = cité rouge, violet
    .the = les eaux violettes devant la cité rouge
berth-city-red-3 = cité rouge, noir
    .the = les eaux noires devant la cité rouge
berth-city-black-2 = cité noire, violet
    .the = les eaux violettes devant la cité noire
berth-city-black-3 = cité noire, jaune
    .the = les eaux jaunes devant la cité noire
berth-city-green-2 = cité verte, bleu
    .the = les eaux bleues devant la cité verte
berth-city-green-3 = cité verte, noir
    .the = les eaux noires devant la cité verte
berth-city-pink-2 = cité violette, bleu
    .the = les eaux bleues devant la cité violette
berth-city-pink-3 = cité violette, rouge
    .the = les eaux rouges devant la cité violette
berth-city-blue-2 = cité bleue, vert
    .the = les eaux vertes devant la cité bleue
berth-city-blue-3 = cité bleue, jaune
    .the = les eaux jaunes devant la cité bleue
berth-ring-zeus-4 = case Zeus
    .the = la case Zeus

## Les plateaux

board-first-voyage = le plateau du premier voyage
board-rulebook-compact = un plateau compact comme dans le livret
board-compact = un plateau compact
board-normal = un plateau de largeur habituelle
board-open = un plateau ouvert

## Ce que l'on paie

action-draw = piocher une carte Oracle
action-favours = prendre des faveurs
action-look = observer des îles
action-fight = combattre
action-explore = explorer l'île
action-build = bâtir le sanctuaire
action-load-offering = charger l'offrande
action-offer = déposer l'offrande
action-load-statue = charger la statue
action-raise = ériger la statue
action-heal = défausser les blessures
action-advance = avancer le dieu
action-use = célébrer le rite
action-move = déplacer le navire

## Les sortes de cases

kind-sea = case Eau
kind-zeus = case Zeus
kind-island = île
kind-offering-island = île Offrande
kind-temple = île Temple
kind-statue-island = île Statue
kind-lair = île Monstre
kind-marked-lair = île Monstre marquée
kind-city = cité
kind-shallow-water = eaux peu profondes

## Options d'une table

option-board = Plateau
option-board-about = Comment la mer est assemblée.
option-board-first-voyage = le premier voyage, toujours le même
option-board-rulebook-compact = compact comme dans le livret, tuiles au hasard
option-board-compact = compact, posé au hasard
option-board-normal = posé au hasard
option-board-open = très ouvert, posé au hasard
option-fair_board = Plateau équitable
option-fair_board-about = Si, sur un plateau posé au hasard, chaque cité doit être loin des sites de sa couleur et aucune case trop loin de Zeus.
option-fair_board-yes = seulement des plateaux équitables
option-fair_board-no = n'importe quel plateau
option-ships = Tuiles Navire
option-ships-about = Comment chacun obtient une tuile Navire.
option-ships-random = distribuées au hasard
option-ships-first-game = parmi les quatre d'une première partie
option-ships-draft = choisies l'une après l'autre
option-tasks_removed = Partie plus courte
option-tasks_removed-about = De combien des douze tuiles Zeus chacun est dispensé.
option-tasks_removed-0 = les 12 épreuves
option-tasks_removed-1 = 11 épreuves
option-tasks_removed-2 = 10 épreuves
option-tasks_removed-3 = 9 épreuves
option-tasks_removed-4 = 8 épreuves
option-free_tasks = Combats et chargements libres
option-free_tasks-about = Si l'on peut combattre ou charger ce qu'aucune épreuve ne demande.
option-free_tasks-no = seulement ce qu'une épreuve demande
option-free_tasks-yes = tout, mais sans récompense

## Ce qu'un joueur peut choisir

choice-choose = Choisir { $the-ship }
choice-return = Rendre la tuile Zeus pour { $task }
choice-invoke = Invoquer { $god }
choice-trade = Troquer { $god } contre une carte Oracle
choice-end = Terminer le tour et consulter l'oracle
    .left = { $number ->
        [one] Il reste { $number } dé.
       *[other] Il reste { $number } dés.
    } Terminer le tour quand même ?
choice-draw = Piocher une carte Oracle
    .here = Piocher { $number ->
        [one] une carte Oracle
       *[other] { $number } cartes Oracle
    }{ cost }
choice-favours = Prendre des faveurs
    .here = Prendre { some-favours }{ cost }
choice-look = Observer des îles
    .here = Observer des îles{ cost }
choice-sail = Déplacer le navire
choice-fight = Combattre { the-monster } à { $lair }
    .here = Combattre { the-monster } à { $lair }{ cost } : { $odds ->
        [100] victoire certaine
       *[other] il faut { $strength } ou plus, { $odds } %
    }
choice-explore = Explorer { $the-island }
    .here = Explorer { $the-island }{ cost }
choice-build = Bâtir un sanctuaire sur { $the-island }
    .here = Bâtir un sanctuaire sur { $the-island }{ cost }
choice-load-offering = Charger l'offrande { $the-colour } à { $offering-island }
    .here = Charger l'offrande { $the-colour } à { $offering-island }{ cost }
choice-offer = Déposer une offrande dans { $the-temple }
    .here = Déposer l'offrande { $the-colour } dans { $the-temple }{ cost }
choice-load-statue = Charger une statue de { $the-city }
    .here = Charger une statue de { $the-city }{ cost }
choice-raise = Ériger la statue { $the-colour } à { $statue-island }
    .here = Ériger la statue { $the-colour } à { $statue-island }{ cost }
choice-heal = Défausser toutes les blessures { $the-colour }s
    .here = Défausser { some-wounds }{ cost }
choice-advance = Avancer { $god }
    .here = Avancer { $god } à la rangée { $row }{ cost }
choice-use = Utiliser { $the-equipment }
    .here = Utiliser { $the-equipment }{ cost }
choice-move = Atteindre { $the-berth }
    .here = Atteindre { $the-berth } ({ $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }{ $price ->
        [0] {""}
        [one] , coûte { $price } faveur
       *[other] , coûte { $price } faveurs
    })
    .drawn = Aller à la case qui porte ce numéro sur la carte
choice-die = Payer avec un dé { $colour }
    .here = Payer avec un dé { $colour }{ cost }
choice-play = Payer avec une carte Oracle { $the-colour }
    .here = Payer avec une carte Oracle { $the-colour }{ cost }
choice-peek = Observer { $the-island }
choice-fight-on = Continuer le combat
    .here = Continuer le combat{ cost } : { $odds ->
        [100] victoire certaine
       *[other] il faut { $strength } ou plus, { $odds } %
    }
choice-give-up = Abandonner le combat
choice-take = Prendre { $the-equipment }
choice-board = Recruter { $the-passenger }
choice-ascend = Placer { $god } sur la rangée la plus haute
choice-discard = Défausser une blessure { $the-colour }
choice-decline = Renoncer à avancer un dieu

## Ce qui s'est passé

event-sea-laid = La mer est en place : { $board }{ $number ->
    [-1] {""}
   *[other] {" "}(numéro { NUMBER($number, useGrouping: 0) })
}.
event-started = { $player } ouvre toutes les manches.
event-task-shown = Épreuves communes à tous : { $task }.
    .next = { $task }.
event-task-removed = Pour une partie plus courte, Zeus renonce à { $task }.
    .next = à { $task }.
event-ship-offered = Tuiles Navire au choix : { $ship }.
    .next = { $ship }.
event-ship-received = { $player } navigue avec { $the-ship }.
event-rolled = { $player } lance les dés : { $colour }.
    .next = { $colour }.
event-task-returned = { $player } rend une tuile Zeus : { $task }.
event-bounty = La Largesse ajoute { some-favours } pour { $player }.
event-round-began = La manche { $number } commence.
event-turn-began = À { $player } de jouer.
event-recovering = { $player } a trop de blessures et doit récupérer.
event-wound-discarded = { $player } défausse une blessure { $the-colour }.
    .next = une { $the-colour }.
event-die-used = { $player } utilise un dé { $colour }.
event-card-used = { $player } utilise une carte Oracle { $the-colour }.
event-card-discarded = La carte Oracle { $the-colour } utilisée par { $player } part à la défausse.
event-equipment-used = { $player } utilise { $the-equipment }.
event-god-invoked = { $player } invoque { $god }.
event-god-traded = { $player } troque { $god } contre une carte Oracle.
event-god-fell = { $number ->
    [0] { $god } redescend sur la rangée la plus basse.
   *[other] { $god } redescend à la rangée { $number }.
}
event-god-rose = { $player } avance { $god } à la rangée { $number }.
    .next = { $god } à la rangée { $number }.
event-paid = { $player } paie { some-favours }.
    .next = puis encore { $number }.
event-gained-favours = { $player } gagne { some-favours }.
    .next = puis encore { $number }.
event-drew = { $player } pioche une carte Oracle { $the-colour }.
    .next = puis une { $the-colour }.
event-shield-rose = { $player } a maintenant un bouclier de { $number }.
event-healed = { $player } défausse { some-wounds }.
    .next = { $number } { $the-colour }{ $number ->
        [one] {""}
       *[other] s
    }.
event-took = { $player } prend { $the-equipment }.
event-boarded = { $player } recrute { $the-passenger }.
event-reshuffled = Les cartes Oracle défaussées sont mélangées : { $number ->
    [one] { $number } carte forme
   *[other] { $number } cartes forment
} la nouvelle pioche.
event-reshuffled-wounds = Les blessures défaussées sont mélangées : { $number ->
    [one] { $number } carte forme
   *[other] { $number } cartes forment
} la nouvelle pioche.
event-moved = { $player } parcourt { $number ->
    [one] { $number } case
   *[other] { $number } cases
} et atteint { $the-berth }.
event-moved-by-god = { $player } place le navire sur { $the-berth }.
event-arrived = Toutes ses épreuves accomplies, { $player } est de retour auprès de Zeus.
event-end-triggered = C'est la dernière manche.
event-fight-began = { $player } combat { the-monster } à { $lair }.
event-battle-rolled = { $player } obtient { $number } contre une force de { $strength }.
event-gave-up = { $player } abandonne le combat contre { the-monster }.
event-fight-ended = { $player } n'a pas de quoi poursuivre le combat contre { the-monster }.
event-defeated = { $player } vainc { the-monster } à { $lair }.
event-looked = { $player } observe en secret { $the-island } : { $tile }.
event-looked-hidden = { $player } observe en secret { $the-island }.
event-explored = { $player } explore { $the-island } et trouve { $the-tile }.
event-found-for = { $player } peut y bâtir un sanctuaire.
event-shrine-built = { $player } bâtit un sanctuaire à { $island }.
event-offering-loaded = { $player } charge l'offrande { $the-colour } à { $offering-island }.
event-offered = { $player } dépose l'offrande { $the-colour } dans { $the-temple }.
event-statue-loaded = { $player } charge une statue { $the-colour }.
event-statue-raised = { $player } érige la statue { $the-colour } à { $statue-island }.
event-task-done = { $player } accomplit une épreuve : { $task }. { $number ->
    [0] Il n'en reste aucune
    [1] Il en reste 1
   *[other] Il en reste { $number }
}.
event-displayed = L'offre se complète : { $equipment }.
    .next = { $equipment }.
event-in-vain = { $player } n'obtient rien avec { $the-equipment }.
event-wounded = { $player } reçoit une blessure { $the-colour }.
    .next = puis une { $the-colour }.
event-step-declined = { $player } renonce à avancer un dieu.
event-titan-rolled = Le Titan attaque avec un { $number }.
event-rounds-over = Le programme termine la partie après la manche { $number }.
event-won = { $player } gagne la partie.

## Ce qui est demandé

ask-ChooseShip = { $player } : quelle tuile Navire choisir ?
    .others = { $player } choisit une tuile Navire.
ask-ReturnTask = { $player } : votre navire, l'Indulgence, vous épargne une épreuve. Quelle tuile Zeus rendre ?
    .others = { $player } choisit une tuile Zeus à rendre avec l'Indulgence.
ask-Recover = { $player } : vous devez récupérer. Quelle blessure défausser ? Il en reste { $left } à défausser.
    .others = { $player } doit récupérer et choisit une blessure à défausser.
ask-Unhurt = { $player } : vous n'avez pas de blessure. Prendre des faveurs, ou avancer un dieu ?
    .others = { $player } n'a pas de blessure et choisit entre des faveurs et une avancée de dieu.
ask-Turn = { $player } : que faire ? { $left ->
        [0] Aucun dé à utiliser.
        [one] Il reste 1 dé.
       *[other] Il reste { $left } dés.
    }
    .others = { $player } choisit une action.
ask-Sail = { $player } : où déplacer le navire ?
    .others = { $player } choisit où déplacer le navire.
ask-Pay = { $player } : que dépenser pour { $action } ?
    .others = { $player } choisit un dé ou une carte pour { $action }.
ask-Fight = { $player } : vous avez obtenu { $rolled }, et { the-monster } résiste. Continuer le combat ?
    .others = { $player } a obtenu { $rolled } et choisit de continuer ou non le combat contre { the-monster }.
ask-PlaceShip = { $player } : où placer le navire avec Poséidon ?
    .others = { $player } choisit où placer le navire avec Poséidon.
ask-ExploreAnywhere = { $player } : quelle île explorer avec Artémis ?
    .others = { $player } choisit une île à explorer avec Artémis.
ask-DefeatMonster = { $player } : quel monstre vaincre avec Arès ?
    .others = { $player } choisit un monstre à vaincre avec Arès.
ask-LoadAnyStatue = { $player } : quelle statue charger avec Hermès ?
    .others = { $player } choisit une statue à charger avec Hermès.
ask-GodSteps = { $player } : { $left ->
    [one] vous avez { $left } avancée. Quel dieu avancer ?
   *[other] vous avez { $left } avancées. Quel dieu avancer ?
}
    .others = { $player } choisit un dieu à avancer.
ask-HealColour = { $player } : quelle couleur de blessures défausser ?
    .others = { $player } choisit une couleur de blessures à défausser.
ask-TakePassenger = { $player } : quel passager { $colour } recruter ?
    .others = { $player } choisit un passager { $colour }.
ask-TakeEquipment = { $player } : quelle carte Équipement prendre ?
    .others = { $player } choisit une carte Équipement.
ask-StatueGift = { $player } : quelle statue charger avec { $the-equipment } ?
    .others = { $player } choisit une statue à charger avec { $the-equipment }.
ask-OfferingGift = { $player } : quelle offrande charger avec { $the-equipment } ?
    .others = { $player } choisit une offrande à charger avec { $the-equipment }.
ask-Ascend = { $player } : quel dieu placer sur la rangée la plus haute ?
    .others = { $player } choisit un dieu à placer sur la rangée la plus haute.
ask-Look = { $player } : { $left ->
    [one] quelle autre île observer ?
   *[other] quelle île observer ?
}
    .others = { $player } choisit une île à observer.
ask-ScoutIsland = { $player } : laquelle des îles observées explorer ?
    .others = { $player } choisit laquelle des îles observées explorer.
ask-OthersStep = { $player } : ce lancer vous permet d'avancer un de vos dieux. Lequel ?
    .others = { $player } peut avancer un dieu d'une couleur sortie.

## La fin

end-returned = La course vers Zeus est finie.
end-round-limit = Personne n'est revenu à temps.
source-shrines = Sanctuaires
source-statues = Statues
source-offerings = Offrandes
source-monsters = Monstres
source-return = Retour auprès de Zeus

## Ce que le hasard décide

stream-sea = la mer
stream-first-player = premier joueur
stream-pieces = offrandes, temples et monstres
stream-islands = tuiles Île
stream-tasks = tuiles Zeus
stream-ships = tuiles Navire
stream-oracle-dice = dés Oracle
stream-battle-die = dé de combat
stream-titan-die = dé Titan
stream-oracle-cards = cartes Oracle
stream-wounds = cartes Blessure
stream-equipment = cartes Équipement

## Ce qui est sur la table, en étiquettes

view-hexes = Cases
view-hex = Case
view-kind = Sorte
view-colour = Couleur
view-sites = Sites pour les statues
view-islands = Îles
view-explored = Explorée
view-tile = Tuile
view-shrine = Sanctuaire
view-looked = Observée par
view-offerings = Offrandes
view-temples = Temples
view-raised = Statues érigées
view-monsters = Monstres
view-statues = Statues
view-oracle_deck = Cartes Oracle dans la pioche
view-oracle_discards = Cartes Oracle défaussées
view-wound_deck = Blessures dans la pioche
view-wound_discards = Blessures défaussées
view-equipment_deck = Équipement dans la pioche
view-reach = À portée du navire
view-price = Faveurs à payer
view-beside = À côté du navire
view-pieces = Pièces sur place
view-ships = Tuiles Navire au choix
view-apollo = Toute couleur (Apollon)
view-titan = Dé Titan
view-bought = Action supplémentaire achetée
view-ship = Tuile Navire
view-berth = Navire sur
view-home = De retour auprès de Zeus
view-favours = Faveurs
view-shield = Bouclier
view-range = Portée
view-storage = Cale
view-wounds = Blessures
view-cards = Cartes Oracle
view-dice = Dés
view-equipment = Équipement
view-passengers = Passagers
view-trophies = Monstres vaincus
view-tasks = Épreuves en cours
view-done = Déjà accompli
view-returned = Tuile Zeus rendue
view-display = Offre des équipements
view-used = Utilisé
view-played = Carte Oracle utilisée
view-gods = Rangées des dieux

## La Pythie est elle-même au centre de ce jeu : un bot ne reçoit son nom qu'en dernier

bot-1 = Cassandre
bot-2 = Tirésias
bot-3 = Sibylle
bot-4 = Calchas
bot-5 = Mopsos
bot-6 = Pythie

## Le plateau : ce qui y est dessiné, en mots

table-round = Manche { $number }
table-last-round = dernière manche
table-apollo = Apollon : toute couleur
table-titan = Titan : { $number }
table-goal = Pour gagner : accomplir toutes les épreuves, puis revenir sur la case Zeus avant les autres.
table-sea = La mer
table-legend =
    ? île
    + offrandes
    π temple
    i statues
    § monstres
    # cité
    ≈ peu profond
    ⌂ sanctuaire
    △ site de ▲
    j2 eau jaune, 2 faveurs
table-my-ship = Mon navire
table-find-ship = Montrer mon navire

table-reach = Portée du navire
table-reach-any = Portée du navire au meilleur prix
table-reach-with = Portée du navire avec { $payer }
table-survey = { $label }. Montre la portée du navire avec { $payer }
table-reach-told = { $number ->
    [one] 1 case
   *[other] { $number } cases
}, { $free ->
    [0] aucune gratuite
    [one] 1 gratuite
   *[other] { $free } gratuites
}
table-legend-free = gratuit
table-legend-price-colour = faveurs pour la couleur
table-legend-price-range = faveurs pour la distance
table-legend-price = faveurs
table-legend-source = dé ou carte
table-legend-odds = chances de vaincre
table-payer-die = un dé { $colour }
table-payer-play = une carte Oracle { $colour }
table-course = { $place }. Avec { $payer } : { $price ->
    [0] gratuit
    [one] 1 faveur
   *[other] { $price } faveurs
}{ $colour ->
    [0] {""}
   *[other] , { $colour } pour la couleur
}{ $range ->
    [0] {""}
   *[other] , { $range } pour la distance
}
table-beyond = { $place }. Hors de portée avec { $payer }
table-pay = Moyens de payer
table-pay-for = À payer : { $action }

table-hex-with-ships = { $land } ; navires : { $ships }
table-hex-sea = { $place }
table-hex-zeus = Case Zeus, départ et arrivée
table-hex-shallows = Eaux peu profondes
table-hex-offering = { $place }, île Offrande : { $colours }
table-hex-temple = { $place }, île Temple : { $colour }
table-hex-statue = { $place }, île Statue : { $sites } ; érigées : { $raised }
table-hex-city = { $place } ; { $number ->
    [0] plus de statue
    [one] 1 statue
   *[other] { $number } statues
}
table-hex-lair = { $place }, île Monstre : { $monsters }
table-hex-island-hidden = { $place }, île inexplorée ({ $colour }) ; observée par : { $looked }
table-hex-island-known = { $place }, île inexplorée ({ $colour }) ; connue de qui l'a observée : { $letter }, bâtiment : { $player } ; observée par : { $looked }
table-hex-island-open = { $place }, île ({ $colour }) : { $letter }, bâtiment : { $player }
table-hex-shrine = { $place }, île ({ $colour }) : sanctuaire, { $player }
table-monster-of-colour = { $monster } ({ $colour })
table-count = { $number } { $colour }{ $number ->
    [one] {""}
   *[other] s
}
table-card = { $card }. { $function }

table-oracle = Oracle
table-wheel = Roue des couleurs
table-dice = Dés ({ $colour }) : { $number } à utiliser{ $used ->
    [0] {""}
    [one] , 1 utilisé
   *[other] , { $used } utilisés
}
table-dice-of = Dés : { $dice }
table-favours = Faveurs : { $number }
table-oracle-deck = Pioche de l'Oracle : { $number }
table-spyglass = Observer des îles
table-shield = Bouclier : { $number } sur { $most }
table-shield-brief = Bouclier : { $number }
table-god-row = { $god } : rangée { $row } sur { $top }
table-no-step = Renoncer à avancer
table-wounds = Blessures : { $number }
table-wounds-most = Blessures : { $number } sur { $most }
table-wounds-told = Blessures : { $colours }
table-wounds-of-colour = Blessures ({ $colour }) : { $number }
table-cards = Cartes Oracle : { $number }
table-cards-told = Cartes Oracle : { $colours }
table-cards-of-colour = Cartes Oracle ({ $colour }) : { $number }
table-played = Carte Oracle utilisée ce tour-ci

table-task-shrine = Sanctuaires
table-task-statue = Statues
table-task-offering = Offrandes
table-task-monster = Monstres
table-task-label = { $task } : { $colour }
table-task-done = Épreuve accomplie : { $task }
table-tasks-brief = épreuves { $number }/{ $all }
table-to-do = À faire
table-tasks-done = Épreuves : { $number } sur { $all }
table-tasks = Épreuves
table-of = { $number } sur { $all }
table-task-count = { $task } { $number }/{ $all }
table-tasks-left = Épreuves restantes : { $number }
table-any-colour = couleur au choix
table-own-island = île de la couleur du joueur
table-trophies = Monstres vaincus : { $colours }

table-ship = Navire
table-hold-title = Cale
table-hold = Cale. Offrandes : { $offerings }. Statues : { $statues }. Places libres : { $free }
table-equipment = Équipement
table-passengers = Passagers
table-supply = Réserve
table-display = Offre des équipements (pioche : { $number })
table-waiting = Passagers disponibles
table-piles = Pioches
table-oracle-piles = Cartes Oracle. Pioche : { $deck }, défausse : { $discards }
table-wound-piles = Blessures. Pioche : { $deck }, défausse : { $discards }

table-guide = Actions spéciales des dieux, lettres des îles

table-tray-ship = Tuiles Navire
table-tray-equipment = Équipement
table-tray-passenger = Passagers
table-fight = Combat
table-fight-so-far = { $rounds ->
    [one] 1 assaut perdu
   *[other] { $rounds } assauts perdus
}
table-last-roll = Dernier lancer : { $number }
table-battle-die = Dé de combat : { $strength } ou plus pour vaincre ({ $odds } %)
table-retreat = Abandonner

## Ce que chaque symbole dit de lui-même

about-round = Manche { $number }
    .text = Chacun joue un tour par manche. À la fin, le Titan attaque, sauf si quelqu'un est revenu sur la case Zeus.
    .rule = DEL-TURN-01
about-goal = Comment gagner
    .text = Accomplissez toutes vos épreuves, puis ramenez votre navire sur la case Zeus avant les autres. À plusieurs dans la même manche, le plus de cartes Oracle l'emporte, puis le plus de faveurs.
    .rule = DEL-GEN-02
about-last-round = Dernière manche
    .text = Quelqu'un est revenu sur la case Zeus, toutes épreuves accomplies. La manche se joue jusqu'au bout : chacun aura eu le même nombre de tours.
    .rule = DEL-END-02
about-titan = Dé Titan : { $number }
    .text = Quiconque a un bouclier inférieur au résultat reçoit 1 blessure. Sur un 6, tout le monde en reçoit 2.
    .rule = DEL-TTN-03
about-apollo = Apollon
    .text = Jusqu'à la fin de ce tour, les dés et les cartes Oracle ont gratuitement la couleur voulue.
    .rule = DEL-GOD-14
about-tasks = Épreuves accomplies : { $number } sur { $all }
    .text = Quand toutes sont accomplies, le navire peut revenir sur la case Zeus. Le blanc laisse le choix de la couleur ; les statues doivent être toutes de couleurs différentes, de même les offrandes et les monstres.
    .rule = DEL-TASK-04
about-task-shrine = { $task }
    .text = Explorez une île qui cache votre bâtiment, ou bâtissez sur une telle île si elle est déjà explorée. Récompense : 1 avancée de dieu.
    .rule = DEL-BLD-03
about-task-statue = { $task }
    .text = Chargez une statue dans sa cité et érigez-la sur un site de sa couleur. Récompense : 1 passager de cette couleur.
    .rule = DEL-STA-06
about-task-offering = { $task }
    .text = Chargez l'offrande sur une île Offrande et déposez-la dans le temple de sa couleur. Récompense : 3 faveurs.
    .rule = DEL-OFF-05
about-task-monster = { $task }
    .text = Vainquez un monstre voisin de votre navire avec un dé ou une carte de sa couleur. Récompense : 1 carte Équipement de l'offre.
    .rule = DEL-FGT-11
about-hold = Cale
    .text = Offrandes : { $offerings }. Statues : { $statues }. Places libres : { $free }. Une cargaison ne quitte le navire que lorsqu'on la livre.
    .rule = DEL-STO-03
about-water = { $place }
    .text = Un dé ou une carte de cette couleur mène un navire ici ; chaque pas sur la roue jusqu'à cette couleur coûte 1 faveur. Portée : { $range } ; chaque case au-delà coûte 1 faveur.
    .rule = DEL-MOVE-02
about-zeus = { $place }
    .text = Tous les navires partent d'ici. Toutes épreuves accomplies, revenez-y avec un dé ou une carte de n'importe quelle couleur, ou grâce à Poséidon : le premier navire arrivé provoque la fin. Jusque-là, personne ne peut y entrer.
    .rule = DEL-END-01
about-shallows = { $place }
    .text = Un navire ne peut ni s'y arrêter ni y passer ; seule la carte Eaux peu profondes permet de traverser.
    .rule = DEL-SETB-04
about-island-hidden = { $place }
    .text = Explorez-la d'une case voisine avec un dé ou une carte de la couleur de sa bordure. Votre propre bâtiment est aussitôt un sanctuaire ; tout autre donne la récompense de sa lettre.
    .rule = DEL-EXP-01
about-island-known = { $place }
    .text = Seuls ceux qui l'ont observée connaissent cette tuile. Qui l'explore sans y bâtir de sanctuaire reçoit : { $reward }
    .rule = DEL-EXP-04
about-island-open = { $place }
    .text = Seul le joueur du bâtiment peut y bâtir un sanctuaire, d'une case voisine, avec un dé ou une carte de la couleur de la bordure. La récompense de la lettre est déjà prise.
    .rule = DEL-BLD-01
about-shrine = { $place }
    .text = Une épreuve y est accomplie ; il n'y a plus rien à faire sur cette île.
    .rule = DEL-BLD-01
about-offering-island = { $place }
    .text = D'une case voisine, chargez une offrande avec un dé ou une carte de sa couleur, si une épreuve la demande et que la cale a une place.
    .rule = DEL-OFF-01
about-temple = { $place }
    .text = Déposez-y une offrande de cette couleur, avec un dé ou une carte de cette couleur : l'épreuve est accomplie et vous gagnez 3 faveurs.
    .rule = DEL-OFF-04
about-statue-island = { $place }
    .text = Chaque site reçoit une statue de sa couleur, érigée d'une case voisine avec un dé ou une carte de cette couleur. Vous gagnez un passager.
    .rule = DEL-STA-04
about-city = { $place }
    .text = D'une case voisine, chargez une statue de cette couleur avec un dé ou une carte de la même couleur, si une épreuve la demande et que la cale a une place.
    .rule = DEL-STA-01
about-lair = { $place }
    .text = Combattez un monstre d'une case voisine avec un dé ou une carte de sa couleur : le dé de combat doit montrer au moins 9 moins votre bouclier. Vaincre celui que demande une épreuve donne une carte Équipement.
    .rule = DEL-FGT-03
about-my-ship = Mon navire
    .text = Cliquez dessus pour voir toutes les cases à portée, ou choisissez d'abord un dé. Sa portée est de { $range }.
    .rule = DEL-MOVE-01
about-dice = { $dice }
    .text = Chaque dé paie une action. Sa couleur se change sur la roue, dans le sens horaire, pour 1 faveur par pas. Un dé utilisé ne sert plus jusqu'au prochain lancer.
    .rule = DEL-TURN-04
about-wheel = Roue des couleurs
    .text = Les flèches mènent d'une couleur à l'autre : chaque pas d'un dé ou d'une carte Oracle coûte 1 faveur.
    .rule = DEL-COL-01
about-oracle = Oracle
    .text = Termine votre tour : vous lancez vos trois dés pour le suivant. Chacun des autres peut alors avancer un dieu d'une couleur sortie, s'il a quitté la rangée 0.
    .rule = DEL-ROLL-01
about-favours = Faveurs : { $number }
    .text = Une faveur paie un pas sur la roue, une case au-delà de la portée ou un assaut de plus. Un dé de n'importe quelle couleur en rapporte 2.
    .rule = DEL-FAV-01
about-oracle-deck = Pioche de l'Oracle : { $number }
    .text = Un dé de n'importe quelle couleur pioche 1 carte Oracle. Quand la pioche est vide, la défausse est mélangée.
    .rule = DEL-ACA-01
about-oracle-piles = Cartes Oracle
    .text = Pioche : { $deck } ; défausse : { $discards }. Quand la pioche est vide, la défausse est mélangée.
    .rule = DEL-DECK-01
about-wound-piles = Cartes Blessure
    .text = Pioche : { $deck } ; défausse : { $discards }. Quand la pioche est vide, la défausse est mélangée.
    .rule = DEL-DECK-01
about-spyglass = Observer des îles
    .text = Avec un dé de n'importe quelle couleur, observez en secret deux îles cachées, où qu'elles soient.
    .rule = DEL-ACA-04
about-shield = Bouclier : { $number } sur { $most }
    .text = La force de chaque monstre baisse d'autant, et un Titan qui ne dépasse pas ce nombre ne blesse pas.
    .rule = DEL-SHD-01
about-wounds = Blessures : { $number }
    .text = Un tour qui commence avec { $same } blessures d'une couleur ou { $most } en tout sert à récupérer : on en défausse trois et on ne fait rien d'autre.
    .rule = DEL-CHK-01
about-wound = Blessures ({ $colour }) : { $number }
    .text = Un dé ou une carte de cette couleur les défausse toutes.
    .rule = DEL-HEAL-01
about-cards = Cartes Oracle : { $number }
    .text = Une carte par tour peut servir comme un dé de sa couleur.
    .rule = DEL-COL-08
about-played = Carte Oracle utilisée ce tour-ci
    .text = Elle est défaussée à la fin du tour ; une seule par tour.
    .rule = DEL-TURN-06
about-god = { $god } : rangée { $row } sur { $top }
    .text = Sur la rangée la plus haute, une action spéciale sans dé : { $function }
    .rule = DEL-GOD-06
about-ship = { $card }
    .text = { $function }
    .rule = DEL-GEN-04
about-equipment = { $card }
    .text = { $function }
    .rule = DEL-EQ-01
about-passenger = { $card }
    .text = { $function }
    .rule = DEL-PAS-01
about-display = Offre des équipements
    .text = Qui vainc un monstre pour une épreuve prend une de ces cartes ; le vide est aussitôt comblé. Cartes dans la pioche : { $number }.
    .rule = DEL-EQ-02
about-waiting = Passagers disponibles
    .text = Qui érige une statue pour une épreuve recrute un des passagers de sa couleur.
    .rule = DEL-PAS-01
about-monster = { $monster }
    .text = Sa force est de 9 moins le bouclier. Après un assaut perdu, 1 faveur baisse la force de 1 et on relance le dé.
    .rule = DEL-FGT-07
about-battle-die = Dé de combat
    .text = Les faces vertes vainquent le monstre. Un 0 dans un assaut perdu cause aussi une blessure.
    .rule = DEL-FGT-06
about-trophies = Monstres vaincus
    .text = Chacun a accompli une épreuve et donné une carte Équipement.
    .rule = DEL-FGT-11
about-free = 0
    .text = Le trajet ne coûte aucune faveur, seulement le dé ou la carte.
    .rule = DEL-MOVE-01
about-price-colour = Pour la couleur
    .text = Faveurs pour les pas sur la roue, du dé à la couleur de la case, à raison de 1 par pas.
    .rule = DEL-COL-02
about-price-range = Pour la distance
    .text = Faveurs pour les cases au-delà de la portée, à raison de 1 par case.
    .rule = DEL-MOVE-05
about-price = Faveurs
    .text = Ce que cela coûte avec le dé ou la carte qui revient le moins cher.
    .rule = DEL-COL-09
about-source = Dé ou carte
    .text = La couleur que doit avoir le dé ou la carte ; une autre se change sur la roue contre des faveurs.
    .rule = DEL-COL-06
about-odds = Chances de vaincre
    .text = Combien de lancers sur cent gagnent le premier assaut.
    .rule = DEL-FGT-04

## Conseils : quand une chose est bonne, ou ce qui va avec

tip-god-aphrodite = À invoquer à temps : une fois le tour de récupération commencé, c'est trop tard.
tip-god-ares = Idéal tant que votre bouclier est bas et qu'un combat coûterait bien des faveurs.
tip-god-hermes = Épargne le plus long voyage : la cité proche donne la statue de la plus lointaine.
tip-god-poseidon = Gardez-le pour l'épreuve la plus lointaine, ou pour le dernier retour.
tip-god-apollo = À invoquer en premier, à un tour où aucun dé n'a la bonne couleur.
tip-god-artemis = Idéale pour une île lointaine dont vous savez qu'elle cache votre bâtiment.

tip-ship-bulwark = Combattez tôt les monstres : leur équipement vous servira toute la partie.
tip-ship-olympian = Dès le premier lancer des autres, un de vos dieux peut avancer.
tip-ship-galley = Poussez jusqu'à la case qui touche plusieurs îles utiles à la fois.
tip-ship-bounty = Préférez beaucoup de petits gains : un dé dépensé en faveurs en rapporte trois.
tip-ship-indulgence = Rendez l'épreuve qui demanderait le plus long voyage.
tip-ship-chameleon = La couleur suivante sur la roue est gratuite : chaque dé en a deux.
tip-ship-arsenal = Choisissez un équipement permanent : il sert dès votre premier tour.
tip-ship-merchantman = Chargez d'abord plusieurs statues et offrandes, puis livrez-les en une tournée.

tip-equipment-range = Le plus tôt est le mieux : chaque voyage suivant coûte moins de faveurs.
tip-equipment-shallows = Utile là où des eaux peu profondes vous séparent de vos prochaines épreuves.
tip-equipment-devotion = Plus il vous reste de statues, d'offrandes et de monstres, mieux c'est.
tip-equipment-hull = Utile s'il reste une cargaison à chercher et un monstre à combattre.
tip-equipment-reach-war = Une même étape sert plus d'îles : monstres et sanctuaires en un tour.
tip-equipment-reach-statue = Les cités sont loin : elle raccourcit les deux bouts de chaque voyage.
tip-equipment-reach-offering = À prendre tant qu'il reste des offrandes : elle raccourcit les deux bouts du voyage.
tip-equipment-rite-blue = Pour les dés bleus sans meilleur emploi : Poséidon atteint vite la rangée du haut.
tip-equipment-rite-green = Pour les dés verts sans meilleur emploi : Artémis atteint vite la rangée du haut.
tip-equipment-rite-pink = Pour les dés violets sans meilleur emploi : Hermès atteint vite la rangée du haut.
tip-equipment-stamina = Vous laisse vos dés pour les épreuves quand d'autres défaussent leurs blessures.
tip-equipment-extra = Va avec des faveurs en nombre : offrandes, Présages ou le navire Largesse.
tip-equipment-omen-yellow = Environ deux lancers sur cinq montrent du jaune : plus tôt, plus de faveurs.
tip-equipment-omen-red = Environ deux lancers sur cinq montrent du rouge : plus tôt, plus de faveurs.
tip-equipment-omen-black = Environ deux lancers sur cinq montrent du noir : plus tôt, plus de faveurs.
tip-equipment-statue-gift-red-green-yellow = Épargne le voyage à la cité ; gardez une place libre en cale.
tip-equipment-statue-gift-pink-blue-black = Épargne le voyage à la cité ; gardez une place libre en cale.
tip-equipment-offering-gift-red-green-yellow = Idéal quand le temple est proche et que la cale a de la place.
tip-equipment-offering-gift-pink-blue-black = Idéal quand le temple est proche et que la cale a de la place.
tip-equipment-ascension = En fin de partie, Poséidon atteint la dernière épreuve ou vous ramène.
tip-equipment-scout = Utile tant que les îles de vos bâtiments sont cachées.
tip-equipment-windfall = Ses avancées peuvent sortir deux dieux de la rangée 0 : les lancers des autres les aident ensuite.

tip-passenger-odysseus = À recruter avant vos combats ; un bouclier presque au maximum y gagne peu.
tip-passenger-penthesilea = Utilisez vos dés rouges en dernier : ils font ce que les autres ne peuvent pas.
tip-passenger-phoenix = Naviguez avec les dés rouges et gardez les autres couleurs pour les îles.
tip-passenger-theseus = À recruter avant vos combats ; un bouclier presque au maximum y gagne peu.
tip-passenger-kirke = Utilisez vos dés noirs en dernier : ils font ce que les autres ne peuvent pas.
tip-passenger-cheiron = Naviguez avec les dés noirs et gardez les autres couleurs pour les îles.
tip-passenger-aias = À recruter avant vos combats ; un bouclier presque au maximum y gagne peu.
tip-passenger-helena = Utilisez vos dés violets en dernier : ils font ce que les autres ne peuvent pas.
tip-passenger-pan = Naviguez avec les dés violets et gardez les autres couleurs pour les îles.
tip-passenger-achilles = À recruter avant vos combats ; un bouclier presque au maximum y gagne peu.
tip-passenger-herakles = Utilisez vos dés bleus en dernier : ils font ce que les autres ne peuvent pas.
tip-passenger-nereide = Naviguez avec les dés bleus et gardez les autres couleurs pour les îles.
tip-passenger-bellerophon = À recruter avant vos combats ; un bouclier presque au maximum y gagne peu.
tip-passenger-minos = Utilisez vos dés jaunes en dernier : ils font ce que les autres ne peuvent pas.
tip-passenger-gryphos = Naviguez avec les dés jaunes et gardez les autres couleurs pour les îles.
tip-passenger-hektor = À recruter avant vos combats ; un bouclier presque au maximum y gagne peu.
tip-passenger-perseus = Utilisez vos dés verts en dernier : ils font ce que les autres ne peuvent pas.
tip-passenger-pegasus = Naviguez avec les dés verts et gardez les autres couleurs pour les îles.

## La galerie : les groupes de ce qui est imprimé, et ce qui n'est écrit sur aucune carte

gallery-gods = Dieux
    .about = Chacun a les six. Un dieu tout en haut agit une fois sans dé, puis redescend à la rangée 0.
gallery-ships = Tuiles Navire
    .about = Une de chaque ; chacun en a une.
gallery-equipment-lasting = Équipement durable
    .about = La récompense d'un monstre. Une carte de chaque.
gallery-equipment-once = Équipement à usage unique
    .about = La récompense d'un monstre. Une carte de chaque.
gallery-heroes = Héros
    .about = Passagers, la récompense d'une statue. Une carte de chaque.
gallery-demigods = Demi-dieux
    .about = Passagers, la récompense d'une statue. Une carte de chaque.
gallery-creatures = Créatures
    .about = Passagers, la récompense d'une statue. Une carte de chaque.
gallery-tasks = Tuiles Zeus
    .about = Douze épreuves pour chacun. Quatre tuiles ont deux faces : deux montrent l'offrande et deux le monstre, les mêmes pour tous.
gallery-islands = Tuiles Île
    .about = Qui découvre un bâtiment de sa couleur bâtit un sanctuaire. Tout autre prend la récompense de la lettre.
gallery-monsters = Monstres
    .about = On vainc un monstre en lançant au moins 9 moins son bouclier.
gallery-colours = Cartes Oracle, blessures et pièces par couleur
    .about = Un dé ou une carte Oracle paie une action de sa couleur. Trois blessures d'une couleur ou six en tout coûtent un tour.
gallery-crews = Navires et sanctuaires des joueurs
gallery-sea = Tuiles Mer
gallery-cities = Tuiles Cité
gallery-task = Types d'épreuve
gallery-letter = Lettres grecques
gallery-passenger_kind = Types de passager
gallery-two-faces = { $front } / { $back }
gallery-reward-shrine = Sanctuaire : bâtissez-le sur une île de votre couleur. Récompense : { $number ->
    [one] { $number } avancée.
   *[other] { $number } avancées.
}
gallery-reward-statue = Statue : portez-la de sa cité à un site de sa couleur. Récompense : { $number ->
    [one] { $number } passager.
   *[other] { $number } passagers.
}
gallery-reward-offering = Offrande : portez-la de son île au temple de sa couleur. Récompense : { $number ->
    [one] { $number } faveur.
   *[other] { $number } faveurs.
}
gallery-reward-monster = Monstre : vainquez-le sur son île. Récompense : { $number ->
    [one] { $number } carte Équipement.
   *[other] { $number } cartes Équipement.
}
gallery-colour = Cartes Oracle : { $oracle }, blessures : { $wounds }, offrandes : { $offerings }, statues : { $statues }, temples : { $temples }
gallery-crew = Navires : 1, sanctuaires : { $shrines }
gallery-land = { $place } ({ $kind })
gallery-land-colours = { $place } ({ $kind } : { $colours })
gallery-water = Eau : { $colours }.

## Les règles en bref, chacune avec son titre ; plusieurs lignes forment une liste

quick-goal =
    Accomplissez vos douze épreuves et revenez sur la case Zeus avant les autres : trois sanctuaires, trois statues, trois offrandes, trois monstres.
    .title = But du jeu
quick-turn =
    Vérifiez vos blessures. Avec trois d'une couleur, ou six en tout, défaussez-en trois et votre tour s'achève. Sans aucune, prenez 2 faveurs ou 1 avancée.
    Agissez. Vos trois dés et une carte Oracle paient chacun une action.
    Lancez vos dés pour le tour suivant. Chaque autre joueur peut avancer un dieu d'une couleur sortie, hors rangée 0.
    .title = Votre tour
quick-actions =
    Parcourir jusqu'à trois cases Eau et s'arrêter sur la couleur du dé.
    À côté de ce qui a cette couleur : explorer, bâtir, charger, livrer, combattre.
    Avancer le dieu ou défausser les blessures de cette couleur.
    De toute couleur : piocher une carte Oracle, prendre 2 faveurs ou observer 2 tuiles Île.
    .title = Ce que permet un dé
quick-costs =
    Un pas sur la roue, dans le sens horaire, pour un dé ou une carte.
    Une case de plus pour votre navire.
    Un assaut de plus dans un combat ; la force du monstre baisse de 1.
    .title = Ce que paie une faveur
quick-tasks =
    Sanctuaire (1 avancée) : explorez des îles, bâtissez là où paraît votre couleur.
    Statue (1 passager) : de sa cité à un site de sa couleur.
    Offrande (3 faveurs) : de son île au temple de sa couleur.
    Monstre (1 carte Équipement) : lancez au moins 9 moins votre bouclier.
    .title = Les épreuves et leurs récompenses
quick-gods =
    Un dieu tout en haut agit une fois sans dé, puis redescend à la rangée 0. Après chaque manche sauf la dernière, le Titan blesse qui a un bouclier inférieur au dé ; un 6 blesse deux fois tout le monde.
    .title = Dieux et Titan
quick-end =
    Au premier retour, toutes épreuves accomplies, on finit la manche. Entre plusieurs, on compte les cartes Oracle, puis les faveurs.
    .title = Comment la partie finit
quick-forgotten =
    On ne charge et ne combat que ce qu'une épreuve demande encore.
    Vos statues sont de couleurs différentes ; de même vos offrandes et vos monstres.
    La cale contient deux pièces, qui n'en sortent que livrées.
    La première avancée d'un dieu mène droit à la rangée d'entrée.
    .title = Ce que tout le monde oublie
