### The words of The Oracle of Delphi in English.
###
### Variables are named after the fields of events, decisions, choices and facts. A field `seat` is $player; a thing with
### a name, such as a ship tile, comes as $ship (Galley) and as $the-ship (the Galley); where there is none, it is "none".
### A choice's `.here` is its sentence where the facts about it are known; an event's `.next` continues the sentence of one of
### its kind right before it, whose full stop gives way to a comma.
### What a card, tile, god, passenger or letter does stands under its key and `-function`. Islands and seas have names of ours.

## The cover of the box

game-world = Twelve tasks of Zeus, three dice of the oracle, one race across the Aegean.
game-goal = Complete your twelve tasks and be back with Zeus before the others.
game-when = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
    .number = { $round }
    .unit = Round
game-tie = A tie is broken by the most oracle cards in hand, then by the most favours.
    .rule = DEL-RUL-49
game-score = Tasks and return
    .amount = { $number ->
        [one] 1 step
       *[other] { $number } steps
    }

## Colours, and what is said by colour

colour-red = red
colour-red-letter = R
colour-black = black
colour-black-letter = K
colour-pink = pink
colour-pink-letter = P
colour-blue = blue
colour-blue-letter = B
colour-yellow = yellow
colour-yellow-letter = Y
colour-green = green
colour-green-letter = G

monster-cyclops = Cyclops
    .the = the red Cyclops
    .colour = { colour-red }
monster-minotaur = Minotaur
    .the = the black Minotaur
    .colour = { colour-black }
monster-hydra = Hydra
    .the = the pink Hydra
    .colour = { colour-pink }
monster-siren = Siren
    .the = the blue Siren
    .colour = { colour-blue }
monster-chimera = Chimera
    .the = the yellow Chimera
    .colour = { colour-yellow }
monster-gorgon = Gorgon
    .the = the green Gorgon
    .colour = { colour-green }
the-monster = { $colour ->
    [red] { monster-cyclops.the }
    [black] { monster-minotaur.the }
    [pink] { monster-hydra.the }
    [blue] { monster-siren.the }
    [yellow] { monster-chimera.the }
    [green] { monster-gorgon.the }
   *[other] the { $colour } monster
}
some-wounds = { $number ->
    [one] 1 { $colour } injury
   *[other] { $number } { $colour } injuries
}
some-favours = { $number ->
    [one] 1 favour
   *[other] { $number } favours
}

# The end of a choice's sentence: what it costs; nothing where it is free or where there is nothing to pay.
cost = { $price ->
    [0] {""}
    [one] {" "}(costs 1 favour)
    [other] {" "}(costs { $price } favours)
   *[none] {""}
}

## Gods

god-aphrodite = Aphrodite
god-aphrodite-function = Discard all your injuries.
god-ares = Ares
god-ares-function = Defeat a monster that you need and that is next to your ship, without rolling.
god-hermes = Hermes
god-hermes-function = If your ship is next to a city, load a statue that you need from any city.
god-poseidon = Poseidon
god-poseidon-function = Put your ship on any water space; when all your tasks are done, on the Zeus space if you like.
god-apollo = Apollo
god-apollo-function = Draw 1 oracle card. For the rest of the turn, your dice and oracle cards have any colour you want, free of charge.
god-artemis = Artemis
god-artemis-function = Explore any face-down island, wherever it is.

## Ship tiles

ship-bulwark = Bulwark
    .the = the Bulwark
ship-bulwark-function = Your shield starts 2 higher.
ship-olympian = Olympian
    .the = the Olympian
ship-olympian-function = Your gods start on the entry row and return there after use.
ship-galley = Galley
    .the = the Galley
ship-galley-function = Your range is 2 greater.
ship-bounty = Bounty
    .the = the Bounty
ship-bounty-function = Each time you gain favours, at the start too, you gain 1 more.
ship-indulgence = Indulgence
    .the = the Indulgence
ship-indulgence-function = At the start, return 1 of your Zeus tiles without reward.
ship-chameleon = Chameleon
    .the = the Chameleon
ship-chameleon-function = Each change of colour costs you 1 favour less.
ship-arsenal = Arsenal
    .the = the Arsenal
ship-arsenal-function = At the start, take 1 equipment card and draw 1 oracle card.
ship-merchantman = Merchantman
    .the = the Merchantman
ship-merchantman-function = Your storage holds 4, and you may recolour counter-clockwise as well.

## Equipment

equipment-range = Range
    .the = the Range card
equipment-range-function = Your range is 1 greater.
equipment-shallows = Shallows
    .the = the Shallows card
equipment-shallows-function = Your ship may cross shallows, which do not count as spaces.
equipment-devotion = Devotion
    .the = the Devotion card
equipment-devotion-function = Each time you complete an offering, statue or monster task, gain 1 god step.
equipment-hull = Hull
    .the = the Hull card
equipment-hull-function = Your storage holds 1 more. One-time: your shield goes up by 1.
equipment-reach-war = War Reach
    .the = the War Reach card
equipment-reach-war-function = You may fight, explore and build with one water space between your ship and the island.
equipment-reach-statue = Statue Reach
    .the = the Statue Reach card
equipment-reach-statue-function = You may load and raise statues with one water space between your ship and the city or island.
equipment-reach-offering = Offering Reach
    .the = the Offering Reach card
equipment-reach-offering-function = You may load and make offerings with one water space between your ship and the island.
equipment-rite-blue = Blue Rite
    .the = the Blue Rite card
equipment-rite-blue-function = Action for a blue die or card: 1 favour, 1 oracle card and 1 step for Poseidon.
equipment-rite-green = Green Rite
    .the = the Green Rite card
equipment-rite-green-function = Action for a green die or card: 1 favour, 1 oracle card and 1 step for Artemis.
equipment-rite-pink = Pink Rite
    .the = the Pink Rite card
equipment-rite-pink-function = Action for a pink die or card: 1 favour, 1 oracle card and 1 step for Hermes.
equipment-stamina = Stamina
    .the = the Stamina card
equipment-stamina-function = You must recover only with 4 injuries of one colour or 8 in all.
equipment-extra = Extra Action
    .the = the Extra Action card
equipment-extra-function = Once a turn, pay 3 favours for one more action, in any colour.
equipment-omen-yellow = Yellow Omen
    .the = the Yellow Omen card
equipment-omen-yellow-function = When you consult the oracle and roll yellow, gain 2 favours.
equipment-omen-red = Red Omen
    .the = the Red Omen card
equipment-omen-red-function = When you consult the oracle and roll red, gain 2 favours.
equipment-omen-black = Black Omen
    .the = the Black Omen card
equipment-omen-black-function = When you consult the oracle and roll black, gain 2 favours.
equipment-statue-gift-red-green-yellow = Statue Gift (red, green, yellow)
    .the = the Statue Gift card (red, green, yellow)
equipment-statue-gift-red-green-yellow-function = One-time: load a red, green or yellow statue from its city, wherever your ship is.
equipment-statue-gift-pink-blue-black = Statue Gift (pink, blue, black)
    .the = the Statue Gift card (pink, blue, black)
equipment-statue-gift-pink-blue-black-function = One-time: load a pink, blue or black statue from its city, wherever your ship is.
equipment-offering-gift-red-green-yellow = Offering Gift (red, green, yellow)
    .the = the Offering Gift card (red, green, yellow)
equipment-offering-gift-red-green-yellow-function = One-time: load a red, green or yellow offering from any island, wherever your ship is.
equipment-offering-gift-pink-blue-black = Offering Gift (pink, blue, black)
    .the = the Offering Gift card (pink, blue, black)
equipment-offering-gift-pink-blue-black-function = One-time: load a pink, blue or black offering from any island, wherever your ship is.
equipment-ascension = Ascension
    .the = the Ascension card
equipment-ascension-function = One-time: put Poseidon, Hermes, Artemis or Aphrodite on the top row.
equipment-scout = Scout
    .the = the Scout card
equipment-scout-function = One-time: look secretly at 2 face-down islands and explore one of them.
equipment-windfall = Windfall
    .the = the Windfall card
equipment-windfall-function = One-time: take 3 favours, draw 1 oracle card and gain 2 god steps.

## Companions

passenger-odysseus = Odysseus
    .the = Odysseus, the red hero
passenger-odysseus-function = When you recruit this hero, your shield goes up by 2 and your red injuries are discarded. Every red injury you draw later is discarded at once.
passenger-penthesilea = Penthesilea
    .the = Penthesilea, the red demigod
passenger-penthesilea-function = When you recruit this demigod, draw 1 oracle card. Your red dice and cards may be used as any colour, free of charge.
passenger-phoenix = Phoenix
    .the = the Phoenix, the red creature
passenger-phoenix-function = When you move with a red die or card, your range is 3 greater and you may stop on any colour.
passenger-theseus = Theseus
    .the = Theseus, the black hero
passenger-theseus-function = When you recruit this hero, your shield goes up by 2 and your black injuries are discarded. Every black injury you draw later is discarded at once.
passenger-kirke = Kirke
    .the = Kirke, the black demigod
passenger-kirke-function = When you recruit this demigod, draw 1 oracle card. Your black dice and cards may be used as any colour, free of charge.
passenger-cheiron = Cheiron
    .the = Cheiron, the black creature
passenger-cheiron-function = When you move with a black die or card, your range is 3 greater and you may stop on any colour.
passenger-aias = Aias
    .the = Aias, the pink hero
passenger-aias-function = When you recruit this hero, your shield goes up by 2 and your pink injuries are discarded. Every pink injury you draw later is discarded at once.
passenger-helena = Helena
    .the = Helena, the pink demigod
passenger-helena-function = When you recruit this demigod, draw 1 oracle card. Your pink dice and cards may be used as any colour, free of charge.
passenger-pan = Pan
    .the = Pan, the pink creature
passenger-pan-function = When you move with a pink die or card, your range is 3 greater and you may stop on any colour.
passenger-achilles = Achilles
    .the = Achilles, the blue hero
passenger-achilles-function = When you recruit this hero, your shield goes up by 2 and your blue injuries are discarded. Every blue injury you draw later is discarded at once.
passenger-herakles = Herakles
    .the = Herakles, the blue demigod
passenger-herakles-function = When you recruit this demigod, draw 1 oracle card. Your blue dice and cards may be used as any colour, free of charge.
passenger-nereide = Nereid
    .the = the Nereid, the blue creature
passenger-nereide-function = When you move with a blue die or card, your range is 3 greater and you may stop on any colour.
passenger-bellerophon = Bellerophon
    .the = Bellerophon, the yellow hero
passenger-bellerophon-function = When you recruit this hero, your shield goes up by 2 and your yellow injuries are discarded. Every yellow injury you draw later is discarded at once.
passenger-minos = Minos
    .the = Minos, the yellow demigod
passenger-minos-function = When you recruit this demigod, draw 1 oracle card. Your yellow dice and cards may be used as any colour, free of charge.
passenger-gryphos = Griffin
    .the = the Griffin, the yellow creature
passenger-gryphos-function = When you move with a yellow die or card, your range is 3 greater and you may stop on any colour.
passenger-hektor = Hektor
    .the = Hektor, the green hero
passenger-hektor-function = When you recruit this hero, your shield goes up by 2 and your green injuries are discarded. Every green injury you draw later is discarded at once.
passenger-perseus = Perseus
    .the = Perseus, the green demigod
passenger-perseus-function = When you recruit this demigod, draw 1 oracle card. Your green dice and cards may be used as any colour, free of charge.
passenger-pegasus = Pegasus
    .the = Pegasus, the green creature
passenger-pegasus-function = When you move with a green die or card, your range is 3 greater and you may stop on any colour.

## Zeus tiles

task-shrine = a shrine
task-statue = a statue of any colour
task-offering = an offering of any colour
task-monster = a monster of any colour
task-shrine-red = a red shrine
task-shrine-black = a black shrine
task-shrine-pink = a pink shrine
task-shrine-blue = a blue shrine
task-shrine-yellow = a yellow shrine
task-shrine-green = a green shrine
task-statue-red = a red statue
task-statue-black = a black statue
task-statue-pink = a pink statue
task-statue-blue = a blue statue
task-statue-yellow = a yellow statue
task-statue-green = a green statue
task-offering-red = a red offering
task-offering-black = a black offering
task-offering-pink = a pink offering
task-offering-blue = a blue offering
task-offering-yellow = a yellow offering
task-offering-green = a green offering
task-monster-red = a red monster
task-monster-black = a black monster
task-monster-pink = a pink monster
task-monster-blue = a blue monster
task-monster-yellow = a yellow monster
task-monster-green = a green monster

## Island tiles and their letters

tile-red-phi = red building, Phi
    .the = the red building with the letter Phi
tile-red-psi = red building, Psi
    .the = the red building with the letter Psi
tile-red-omega = red building, Omega
    .the = the red building with the letter Omega
tile-yellow-sigma = yellow building, Sigma
    .the = the yellow building with the letter Sigma
tile-yellow-psi = yellow building, Psi
    .the = the yellow building with the letter Psi
tile-yellow-omega = yellow building, Omega
    .the = the yellow building with the letter Omega
tile-green-sigma = green building, Sigma
    .the = the green building with the letter Sigma
tile-green-phi = green building, Phi
    .the = the green building with the letter Phi
tile-green-psi = green building, Psi
    .the = the green building with the letter Psi
tile-blue-sigma = blue building, Sigma
    .the = the blue building with the letter Sigma
tile-blue-phi = blue building, Phi
    .the = the blue building with the letter Phi
tile-blue-omega = blue building, Omega
    .the = the blue building with the letter Omega

letter-psi = Psi
letter-psi-function = Take 4 favours.
letter-phi = Phi
letter-phi-function = Draw 2 oracle cards.
letter-sigma = Sigma
letter-sigma-function = Gain 3 god steps.
letter-omega = Omega
letter-omega-function = Discard all your injuries of one colour, then your shield goes up by 1.

## Islands with a tile

island-ring-a-7 = Melos
    .the = the green island of Melos
island-ring-b-7 = Samos
    .the = the green island of Samos
island-large-a-3 = Naxos
    .the = the yellow island of Naxos
island-large-b-9 = Ithaca
    .the = the pink island of Ithaca
island-large-c-5 = Thera
    .the = the red island of Thera
island-large-c-10 = Anaphe
    .the = the pink island of Anaphe
island-mid-a-5 = Thasos
    .the = the yellow island of Thasos
island-mid-b-2 = Karpathos
    .the = the black island of Karpathos
island-mid-c-1 = Thrinakia
    .the = the red island of Thrinakia
island-small-a-1 = Salamis
    .the = the blue island of Salamis
island-small-b-1 = Tenedos
    .the = the blue island of Tenedos
island-small-c-3 = Skiathos
    .the = the black island of Skiathos

## Offering islands, temples, statue islands, monster islands, cities

offering-island-ring-a-6 = Kythera
    .the = the offering island of Kythera
offering-island-large-a-5 = Paros
    .the = the offering island of Paros
offering-island-large-b-1 = Corfu
    .the = the offering island of Corfu
offering-island-mid-a-3 = Samothrace
    .the = the offering island of Samothrace
offering-island-mid-b-7 = Rhodes
    .the = the offering island of Rhodes
offering-island-mid-c-4 = Lipari
    .the = the offering island of Lipari
temple-large-b-6 = Leukas
    .the = the temple of Leukas
temple-large-c-11 = Sikinos
    .the = the temple of Sikinos
temple-mid-c-9 = Capri
    .the = the temple of Capri
temple-small-a-7 = Aegina
    .the = the temple of Aegina
temple-small-b-3 = Imbros
    .the = the temple of Imbros
temple-small-c-5 = Skopelos
    .the = the temple of Skopelos
statue-island-large-a-10 = Delos
    .the = the statue island of Delos
statue-island-large-b-5 = Kephalonia
    .the = the statue island of Kephalonia
statue-island-mid-a-1 = Lemnos
    .the = the statue island of Lemnos
statue-island-mid-b-9 = Kos
    .the = the statue island of Kos
statue-island-mid-c-3 = Stromboli
    .the = the statue island of Stromboli
statue-island-small-a-2 = Poros
    .the = the statue island of Poros
lair-ring-b-6 = Patmos
    .the = the monster island of Patmos
lair-large-a-6 = Mykonos
    .the = the monster island of Mykonos
lair-large-b-10 = Paxos
    .the = the monster island of Paxos
lair-large-c-6 = Pholegandros
    .the = the monster island of Pholegandros
lair-mid-c-7 = Vulcano
    .the = the monster island of Vulcano
lair-small-b-2 = Skyros
    .the = the monster island of Skyros
lair-mid-b-1 = Nisyros
    .the = the monster island of Nisyros
lair-small-a-6 = Dokos
    .the = the monster island of Dokos
lair-small-c-1 = Gioura
    .the = the monster island of Gioura
city-city-yellow-1 = yellow city
    .the = the yellow city
city-city-red-1 = red city
    .the = the red city
city-city-black-1 = black city
    .the = the black city
city-city-green-1 = green city
    .the = the green city
city-city-pink-1 = pink city
    .the = the pink city
city-city-blue-1 = blue city
    .the = the blue city

## Waters

berth-ring-zeus-1 = around Zeus, pink
    .the = the pink waters around Zeus
berth-ring-zeus-2 = around Zeus, green
    .the = the green waters around Zeus
berth-ring-zeus-3 = around Zeus, blue
    .the = the blue waters around Zeus
berth-ring-zeus-5 = around Zeus, black
    .the = the black waters around Zeus
berth-ring-zeus-6 = around Zeus, red
    .the = the red waters around Zeus
berth-ring-zeus-7 = around Zeus, yellow
    .the = the yellow waters around Zeus
berth-ring-a-1 = Myrtoan Sea, yellow
    .the = the yellow waters of the Myrtoan Sea
berth-ring-a-2 = Myrtoan Sea, green
    .the = the green waters of the Myrtoan Sea
berth-ring-a-3 = Myrtoan Sea, red
    .the = the red waters of the Myrtoan Sea
berth-ring-a-5 = Myrtoan Sea, black
    .the = the black waters of the Myrtoan Sea
berth-ring-b-1 = Icarian Sea, blue
    .the = the blue waters of the Icarian Sea
berth-ring-b-2 = Icarian Sea, red
    .the = the red waters of the Icarian Sea
berth-ring-b-3 = Icarian Sea, yellow
    .the = the yellow waters of the Icarian Sea
berth-ring-b-5 = Icarian Sea, pink
    .the = the pink waters of the Icarian Sea
berth-large-a-1 = Aegean Sea off Naxos, green
    .the = the green waters of the Aegean Sea off Naxos
berth-large-a-2 = Aegean Sea off Paros, black
    .the = the black waters of the Aegean Sea off Paros
berth-large-a-4 = Aegean Sea, pink
    .the = the pink waters of the Aegean Sea
berth-large-a-7 = Aegean Sea, red
    .the = the red waters of the Aegean Sea
berth-large-a-8 = Aegean Sea, blue
    .the = the blue waters of the Aegean Sea
berth-large-a-9 = open Aegean Sea, black
    .the = the open black waters of the Aegean Sea
berth-large-a-11 = Aegean Sea off Delos, green
    .the = the green waters of the Aegean Sea off Delos
berth-large-b-2 = Ionian Sea off Kephalonia, pink
    .the = the pink waters of the Ionian Sea off Kephalonia
berth-large-b-3 = Ionian Sea off Corfu, green
    .the = the green waters of the Ionian Sea off Corfu
berth-large-b-4 = Ionian Sea, red
    .the = the red waters of the Ionian Sea
berth-large-b-7 = Ionian Sea, yellow
    .the = the yellow waters of the Ionian Sea
berth-large-b-8 = Ionian Sea off Leukas, green
    .the = the green waters of the Ionian Sea off Leukas
berth-large-b-11 = Ionian Sea off Paxos, pink
    .the = the pink waters of the Ionian Sea off Paxos
berth-large-c-1 = open Cretan Sea, black
    .the = the open black waters of the Cretan Sea
berth-large-c-2 = Cretan Sea off Thera, blue
    .the = the blue waters of the Cretan Sea off Thera
berth-large-c-3 = Cretan Sea off Pholegandros, red
    .the = the red waters of the Cretan Sea off Pholegandros
berth-large-c-4 = Cretan Sea, yellow
    .the = the yellow waters of the Cretan Sea
berth-large-c-7 = Cretan Sea off Thera, black
    .the = the black waters of the Cretan Sea off Thera
berth-large-c-8 = Cretan Sea off Anaphe, blue
    .the = the blue waters of the Cretan Sea off Anaphe
berth-large-c-9 = Cretan Sea off Sikinos, red
    .the = the red waters of the Cretan Sea off Sikinos
berth-mid-a-2 = Thracian Sea, yellow
    .the = the yellow waters of the Thracian Sea
berth-mid-a-4 = Thracian Sea, green
    .the = the green waters of the Thracian Sea
berth-mid-a-6 = Thracian Sea, blue
    .the = the blue waters of the Thracian Sea
berth-mid-a-7 = Thracian Sea off Thasos, pink
    .the = the pink waters of the Thracian Sea off Thasos
berth-mid-a-8 = Thracian Sea, red
    .the = the red waters of the Thracian Sea
berth-mid-a-9 = open Thracian Sea, pink
    .the = the open pink waters of the Thracian Sea
berth-mid-b-3 = Carpathian Sea off Karpathos, pink
    .the = the pink waters of the Carpathian Sea off Karpathos
berth-mid-b-4 = Carpathian Sea, red
    .the = the red waters of the Carpathian Sea
berth-mid-b-5 = Carpathian Sea off Rhodes, pink
    .the = the pink waters of the Carpathian Sea off Rhodes
berth-mid-b-6 = Carpathian Sea, yellow
    .the = the yellow waters of the Carpathian Sea
berth-mid-b-8 = Carpathian Sea, green
    .the = the green waters of the Carpathian Sea
berth-mid-c-2 = Tyrrhenian Sea, pink
    .the = the pink waters of the Tyrrhenian Sea
berth-mid-c-5 = Tyrrhenian Sea, green
    .the = the green waters of the Tyrrhenian Sea
berth-mid-c-6 = Tyrrhenian Sea, black
    .the = the black waters of the Tyrrhenian Sea
berth-mid-c-8 = Tyrrhenian Sea, blue
    .the = the blue waters of the Tyrrhenian Sea
berth-small-a-3 = Saronic Gulf, blue
    .the = the blue waters of the Saronic Gulf
berth-small-a-4 = Saronic Gulf, yellow
    .the = the yellow waters of the Saronic Gulf
berth-small-a-5 = Saronic Gulf, black
    .the = the black waters of the Saronic Gulf
berth-small-b-4 = Hellespont, yellow
    .the = the yellow waters of the Hellespont
berth-small-b-5 = Hellespont, red
    .the = the red waters of the Hellespont
berth-small-b-6 = Hellespont, black
    .the = the black waters of the Hellespont
berth-small-b-7 = Hellespont, blue
    .the = the blue waters of the Hellespont
berth-small-c-2 = Pagasetic Gulf, yellow
    .the = the yellow waters of the Pagasetic Gulf
berth-small-c-4 = Pagasetic Gulf, green
    .the = the green waters of the Pagasetic Gulf
berth-small-c-6 = Pagasetic Gulf, blue
    .the = the blue waters of the Pagasetic Gulf
berth-small-c-7 = Pagasetic Gulf, black
    .the = the black waters of the Pagasetic Gulf
berth-city-yellow-2 = yellow city, green
    .the = the green waters off the yellow city
berth-city-yellow-3 = yellow city, red
    .the = the red waters off the yellow city
berth-city-red-2 = red city, pink
    .the = the pink waters off the red city
berth-city-red-3 = red city, black
    .the = the black waters off the red city
berth-city-black-2 = black city, pink
    .the = the pink waters off the black city
berth-city-black-3 = black city, yellow
    .the = the yellow waters off the black city
berth-city-green-2 = green city, blue
    .the = the blue waters off the green city
berth-city-green-3 = green city, black
    .the = the black waters off the green city
berth-city-pink-2 = pink city, blue
    .the = the blue waters off the pink city
berth-city-pink-3 = pink city, red
    .the = the red waters off the pink city
berth-city-blue-2 = blue city, green
    .the = the green waters off the blue city
berth-city-blue-3 = blue city, yellow
    .the = the yellow waters off the blue city
berth-ring-zeus-4 = Zeus space
    .the = the Zeus space

## Boards

board-first-voyage = the board of the first voyage
board-rulebook-compact = a compact board as in the rulebook
board-compact = a compact board
board-normal = a board of usual width
board-open = an open board

## What is paid for

action-draw = drawing an oracle card
action-favours = taking favours
action-look = looking at islands
action-fight = the fight
action-explore = exploring the island
action-build = building the shrine
action-load-offering = loading the offering
action-offer = making the offering
action-load-statue = loading the statue
action-raise = raising the statue
action-heal = discarding injuries
action-advance = advancing the god
action-use = the rite
action-move = the voyage

## Kinds of spaces

kind-sea = water space
kind-zeus = Zeus space
kind-island = island
kind-offering-island = offering island
kind-temple = temple island
kind-statue-island = statue island
kind-lair = monster island
kind-marked-lair = marked monster island
kind-city = city
kind-shallow-water = shallows

## Options of a table

option-board = Board
option-board-about = How the sea is laid.
option-board-first-voyage = the first voyage, always the same
option-board-rulebook-compact = compact as in the rulebook, random tiles
option-board-compact = compact, random
option-board-normal = random
option-board-open = wide open, random
option-fair_board = Fair board
option-fair_board-about = Whether a random board must keep each city away from the sites of its colour, and no space too far from Zeus.
option-fair_board-yes = only fair boards
option-fair_board-no = any board
option-ships = Ship tiles
option-ships-about = How everybody gets a ship tile.
option-ships-random = dealt at random
option-ships-first-game = dealt from the four for a first game
option-ships-draft = chosen one after another
option-tasks_removed = Shorter game
option-tasks_removed-about = How many of the twelve Zeus tiles everybody does without.
option-tasks_removed-0 = all 12 tasks
option-tasks_removed-1 = 11 tasks
option-tasks_removed-2 = 10 tasks
option-tasks_removed-3 = 9 tasks
option-tasks_removed-4 = 8 tasks
option-free_tasks = Free fights and loads
option-free_tasks-about = Whether you may fight or load what none of your tasks asks for.
option-free_tasks-no = only what a task asks for
option-free_tasks-yes = anything, but without reward

## What a player can choose

choice-choose = Choose { $the-ship }
choice-return = Return the Zeus tile for { $task }
choice-invoke = Invoke { $god }
choice-trade = Trade { $god } for an oracle card
choice-end = End the turn and consult the oracle
    .left = { $number ->
        [one] 1 die is left.
       *[other] { $number } dice are left.
    } End the turn all the same?
choice-draw = Draw an oracle card
    .here = Draw { $number ->
        [one] an oracle card
       *[other] { $number } oracle cards
    }{ cost }
choice-favours = Take favours
    .here = Take { some-favours }{ cost }
choice-look = Look at islands
    .here = Look at islands{ cost }
choice-sail = Sail
choice-fight = Fight { the-monster } on { $lair }
    .here = Fight { the-monster } on { $lair }{ cost }: { $odds ->
        [100] you cannot lose
       *[other] roll { $strength } or more, { $odds }%
    }
choice-explore = Explore { $the-island }
    .here = Explore { $the-island }{ cost }
choice-build = Build a shrine on { $the-island }
    .here = Build a shrine on { $the-island }{ cost }
choice-load-offering = Load the { $colour } offering from { $offering-island }
    .here = Load the { $colour } offering from { $offering-island }{ cost }
choice-offer = Make an offering at { $the-temple }
    .here = Make the { $colour } offering at { $the-temple }{ cost }
choice-load-statue = Load a statue from { $the-city }
    .here = Load a statue from { $the-city }{ cost }
choice-raise = Raise the { $colour } statue on { $statue-island }
    .here = Raise the { $colour } statue on { $statue-island }{ cost }
choice-heal = Discard all { $colour } injuries
    .here = Discard { some-wounds }{ cost }
choice-advance = Advance { $god }
    .here = Advance { $god } to row { $row }{ cost }
choice-use = Use { $the-equipment }
    .here = Use { $the-equipment }{ cost }
choice-move = Go to { $the-berth }
    .here = Go to { $the-berth } ({ $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }{ $price ->
        [0] {""}
        [one] , costs 1 favour
       *[other] , costs { $price } favours
    })
    .drawn = Go to the space with this number on the map
choice-die = Pay with a { $colour } die
    .here = Pay with a { $colour } die{ cost }
choice-play = Pay with a { $colour } oracle card
    .here = Pay with a { $colour } oracle card{ cost }
choice-peek = Look at { $the-island }
choice-fight-on = Fight on
    .here = Fight on{ cost }: { $odds ->
        [100] you cannot lose
       *[other] roll { $strength } or more, { $odds }%
    }
choice-give-up = Give up the fight
choice-take = Take { $the-equipment }
choice-board = Recruit { $the-passenger }
choice-ascend = Put { $god } on the top row
choice-discard = Discard a { $colour } injury
choice-decline = Decline to advance a god

## What happened

event-sea-laid = The sea is laid: { $board }{ $number ->
    [-1] {""}
   *[other] {" "}(number { NUMBER($number, useGrouping: 0) })
}.
event-started = { $player } goes first in every round.
event-task-shown = Tasks for everybody: { $task }.
    .next = { $task }.
event-task-removed = For a shorter game Zeus waives { $task }.
    .next = { $task }.
event-ship-offered = Ship tiles to choose from: { $ship }.
    .next = { $ship }.
event-ship-received = { $player } sails { $the-ship }.
event-rolled = { $player } rolls { $colour }.
    .next = { $colour }.
event-task-returned = { $player } returns a Zeus tile: { $task }.
event-bounty = The Bounty adds { some-favours } for { $player }.
event-round-began = Round { $number } begins.
event-turn-began = { $player }'s turn.
event-recovering = { $player } has too many injuries and must recover.
event-wound-discarded = { $player } discards a { $colour } injury.
    .next = a { $colour } one.
event-die-used = { $player } uses a { $colour } die.
event-card-used = { $player } uses a { $colour } oracle card.
event-card-discarded = { $player }'s { $colour } oracle card is discarded.
event-equipment-used = { $player } uses { $the-equipment }.
event-god-invoked = { $player } invokes { $god }.
event-god-traded = { $player } trades { $god } for an oracle card.
event-god-fell = { $number ->
    [0] { $god } returns to the lowest row.
   *[other] { $god } returns to row { $number }.
}
event-god-rose = { $player } advances { $god } to row { $number }.
    .next = { $god } to row { $number }.
event-paid = { $player } pays { some-favours }.
    .next = then { $number } more.
event-gained-favours = { $player } gains { some-favours }.
    .next = then { $number } more.
event-drew = { $player } draws a { $colour } oracle card.
    .next = then a { $colour } one.
event-shield-rose = { $player }'s shield is now { $number }.
event-healed = { $player } discards { some-wounds }.
    .next = { $number } { $colour }.
event-took = { $player } takes { $the-equipment }.
event-boarded = { $player } recruits { $the-passenger }.
event-reshuffled = The discarded oracle cards are shuffled: { $number ->
    [one] 1 card makes
   *[other] { $number } cards make
} the new deck.
event-reshuffled-wounds = The discarded injuries are shuffled: { $number ->
    [one] 1 card makes
   *[other] { $number } cards make
} the new deck.
event-moved = { $player } sails { $number ->
    [one] 1 space
   *[other] { $number } spaces
}, to { $the-berth }.
event-moved-by-god = { $player } puts the ship on { $the-berth }.
event-arrived = { $player } has done all tasks and is back with Zeus.
event-end-triggered = This is the final round.
event-fight-began = { $player } fights { the-monster } on { $lair }.
event-battle-rolled = { $player } rolls { $number } against a strength of { $strength }.
event-gave-up = { $player } gives up the fight against { the-monster }.
event-fight-ended = { $player } cannot pay to fight on against { the-monster }.
event-defeated = { $player } defeats { the-monster } on { $lair }.
event-looked = { $player } looks secretly at { $the-island }: { $tile }.
event-looked-hidden = { $player } looks secretly at { $the-island }.
event-explored = { $player } explores { $the-island } and finds { $the-tile }.
event-found-for = { $player } can build a shrine there.
event-shrine-built = { $player } builds a shrine on { $island }.
event-offering-loaded = { $player } loads the { $colour } offering from { $offering-island }.
event-offered = { $player } makes the { $colour } offering at { $the-temple }.
event-statue-loaded = { $player } loads a { $colour } statue.
event-statue-raised = { $player } raises the { $colour } statue on { $statue-island }.
event-task-done = { $player } completes a task: { $task }. { $number ->
    [0] None is left
    [one] 1 task is left
   *[other] { $number } tasks are left
}.
event-displayed = New in the display: { $equipment }.
    .next = { $equipment }.
event-in-vain = { $player } gains nothing from { $the-equipment }.
event-wounded = { $player } draws a { $colour } injury.
    .next = then a { $colour } one.
event-step-declined = { $player } declines to advance a god.
event-titan-rolled = The Titan attacks with a { $number }.
event-rounds-over = The program ends the game after round { $number }.
event-won = { $player } wins.

## What is asked

ask-ChooseShip = { $player }: which ship tile do you choose?
    .others = { $player } is choosing a ship tile.
ask-ReturnTask = { $player }: your ship, the Indulgence, spares you one task. Which Zeus tile do you return?
    .others = { $player } is choosing a Zeus tile to return with the Indulgence.
ask-Recover = { $player }: you must recover. Which injury do you discard? Still to discard: { $left }.
    .others = { $player } must recover and is choosing an injury to discard.
ask-Unhurt = { $player }: you have no injury. Do you take favours or advance a god?
    .others = { $player } has no injury and is choosing between favours and a god step.
ask-Turn = { $player }: what do you do next? { $left ->
        [0] No die left.
        [one] 1 die left.
       *[other] { $left } dice left.
    }
    .others = { $player } is choosing an action.
ask-Sail = { $player }: where do you sail?
    .others = { $player } is choosing where to sail.
ask-Pay = { $player }: what do you spend on { $action }?
    .others = { $player } is choosing a die or a card for { $action }.
ask-Fight = { $player }: you rolled { $rolled }, and { the-monster } still stands. Do you fight on?
    .others = { $player } rolled { $rolled } and is deciding whether to go on fighting { the-monster }.
ask-PlaceShip = { $player }: where do you put your ship with Poseidon?
    .others = { $player } is choosing where to put the ship with Poseidon.
ask-ExploreAnywhere = { $player }: which island do you explore with Artemis?
    .others = { $player } is choosing an island to explore with Artemis.
ask-DefeatMonster = { $player }: which monster do you defeat with Ares?
    .others = { $player } is choosing a monster to defeat with Ares.
ask-LoadAnyStatue = { $player }: which statue do you load with Hermes?
    .others = { $player } is choosing a statue to load with Hermes.
ask-GodSteps = { $player }: { $left ->
    [one] you have 1 god step. Which god do you advance?
   *[other] you have { $left } god steps. Which god do you advance?
}
    .others = { $player } is choosing a god to advance.
ask-HealColour = { $player }: injuries of which colour do you discard?
    .others = { $player } is choosing a colour of injuries to discard.
ask-TakePassenger = { $player }: which { $colour } companion do you recruit?
    .others = { $player } is choosing a { $colour } companion.
ask-TakeEquipment = { $player }: which equipment card do you take?
    .others = { $player } is choosing an equipment card.
ask-StatueGift = { $player }: which statue do you load with { $the-equipment }?
    .others = { $player } is choosing a statue to load with { $the-equipment }.
ask-OfferingGift = { $player }: which offering do you load with { $the-equipment }?
    .others = { $player } is choosing an offering to load with { $the-equipment }.
ask-Ascend = { $player }: which god do you put on the top row?
    .others = { $player } is choosing a god to put on the top row.
ask-Look = { $player }: { $left ->
    [one] which other island do you look at?
   *[other] which island do you look at?
}
    .others = { $player } is choosing an island to look at.
ask-ScoutIsland = { $player }: which of the islands you looked at do you explore?
    .others = { $player } is choosing which of the islands to explore.
ask-OthersStep = { $player }: the roll lets you advance one of your gods. Which one?
    .others = { $player } may advance a god of a rolled colour.

## The end

end-returned = The race to Zeus is over.
end-round-limit = Nobody came back in time.
source-shrines = Shrines
source-statues = Statues
source-offerings = Offerings
source-monsters = Monsters
source-return = Return to Zeus

## What chance decides

stream-sea = the sea
stream-first-player = first player
stream-pieces = offerings, temples and monsters
stream-islands = island tiles
stream-tasks = Zeus tiles
stream-ships = ship tiles
stream-oracle-dice = oracle dice
stream-battle-die = battle die
stream-titan-die = Titan die
stream-oracle-cards = oracle cards
stream-wounds = injury cards
stream-equipment = equipment cards

## What stands on the table, as labels

view-hexes = Spaces
view-hex = Space
view-kind = Kind
view-colour = Colour
view-sites = Sites for statues
view-islands = Islands
view-explored = Explored
view-tile = Tile
view-shrine = Shrine
view-looked = Looked at by
view-offerings = Offerings
view-temples = Temples
view-raised = Statues raised
view-monsters = Monsters
view-statues = Statues
view-oracle_deck = Oracle cards in the deck
view-oracle_discards = Oracle cards discarded
view-wound_deck = Injuries in the deck
view-wound_discards = Injuries discarded
view-equipment_deck = Equipment in the deck
view-reach = Reach of the ship
view-price = Favours to pay
view-beside = Next to the ship
view-pieces = Pieces there
view-ships = Ship tiles to choose from
view-apollo = Any colour (Apollo)
view-titan = Titan die
view-bought = Extra action bought
view-ship = Ship tile
view-berth = Ship on
view-home = Back with Zeus
view-favours = Favours
view-shield = Shield
view-range = Range
view-storage = Storage
view-wounds = Injuries
view-cards = Oracle cards
view-dice = Dice
view-equipment = Equipment
view-passengers = Companions
view-trophies = Defeated monsters
view-tasks = Open tasks
view-done = Completed
view-returned = Zeus tile returned
view-display = Display of equipment
view-used = Used
view-played = Oracle card used
view-gods = Rows of the gods

## The Pythia herself sits in the middle of this game: a bot gets her name last

bot-1 = Cassandra
bot-2 = Tiresias
bot-3 = Sibyl
bot-4 = Calchas
bot-5 = Mopsus
bot-6 = Pythia

## The board: what is drawn there, in words

table-round = Round { $number }
table-last-round = last round
table-apollo = Apollo: any colour
table-titan = Titan: { $number }
table-goal = To win: complete every task, then be the first back on the Zeus space.
table-sea = The sea
table-legend =
    ? island
    + offerings
    π temple
    i statues
    § monsters
    # city
    ≈ shallows
    ⌂ shrine
    △ site of ▲
    y2 yellow water, 2 favours
table-my-ship = My ship
table-find-ship = Show my ship

table-reach = Reach of the ship
table-reach-any = Reach of the ship with whatever is cheapest
table-reach-with = Reach of the ship with { $payer }
table-survey = { $label }. Shows the reach of the ship with { $payer }
table-reach-told = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}, { $free } free
table-legend-free = free
table-legend-price-colour = favours for the colour
table-legend-price-range = favours for the distance
table-legend-price = favours
table-legend-source = die or card
table-legend-odds = chance to win
table-payer-die = a { $colour } die
table-payer-play = a { $colour } oracle card
table-course = { $place }. With { $payer }: { $price ->
    [0] free
    [one] 1 favour
   *[other] { $price } favours
}{ $colour ->
    [0] {""}
   *[other] , { $colour } for the colour
}{ $range ->
    [0] {""}
   *[other] , { $range } for the distance
}
table-beyond = { $place }. Out of reach with { $payer }
table-pay = Ways to pay
table-pay-for = To pay: { $action }

table-hex-with-ships = { $land }; ships: { $ships }
table-hex-sea = { $place }
table-hex-zeus = Zeus space, start and finish
table-hex-shallows = Shallows
table-hex-offering = { $place }, offering island: { $colours }
table-hex-temple = { $place }, temple island: { $colour }
table-hex-statue = { $place }, statue island: { $sites }; raised: { $raised }
table-hex-city = { $place }; { $number ->
    [0] no statue left
    [one] 1 statue
   *[other] { $number } statues
}
table-hex-lair = { $place }, monster island: { $monsters }
table-hex-island-hidden = { $place }, unexplored island ({ $colour }); looked at by: { $looked }
table-hex-island-known = { $place }, unexplored island ({ $colour }); known to those who looked: { $letter }, building: { $player }; looked at by: { $looked }
table-hex-island-open = { $place }, island ({ $colour }): { $letter }, building: { $player }
table-hex-shrine = { $place }, island ({ $colour }): shrine, { $player }
table-monster-of-colour = { $monster } ({ $colour })
table-count = { $number } { $colour }
table-card = { $card }. { $function }

table-oracle = Oracle
table-wheel = Wheel of colours
table-dice = Dice ({ $colour }): { $number } to use{ $used ->
    [0] {""}
   *[other] , { $used } used
}
table-dice-of = Dice: { $dice }
table-favours = Favours: { $number }
table-oracle-deck = Oracle deck: { $number }
table-spyglass = Look at islands
table-shield = Shield: { $number } of { $most }
table-shield-brief = Shield: { $number }
table-god-row = { $god }: row { $row } of { $top }
table-no-step = Decline to advance
table-wounds = Injuries: { $number }
table-wounds-most = Injuries: { $number } of { $most }
table-wounds-told = Injuries: { $colours }
table-wounds-of-colour = Injuries ({ $colour }): { $number }
table-cards = Oracle cards: { $number }
table-cards-told = Oracle cards: { $colours }
table-cards-of-colour = Oracle cards ({ $colour }): { $number }
table-played = Oracle card used this turn

table-task-shrine = Shrines
table-task-statue = Statues
table-task-offering = Offerings
table-task-monster = Monsters
table-task-label = { $task }: { $colour }
table-task-done = Task completed: { $task }
table-tasks-brief = tasks { $number }/{ $all }
table-to-do = To do
table-tasks-done = Tasks: { $number } of { $all }
table-tasks = Tasks
table-of = { $number } of { $all }
table-task-count = { $task } { $number }/{ $all }
table-tasks-left = Tasks left: { $number }
table-any-colour = any colour
table-own-island = island of the player's colour
table-trophies = Defeated monsters: { $colours }

table-ship = Ship
table-hold-title = Storage
table-hold = Storage. Offerings: { $offerings }. Statues: { $statues }. Free spaces: { $free }
table-equipment = Equipment
table-passengers = Companions
table-supply = Supply
table-display = Display of equipment (deck: { $number })
table-waiting = Companions to choose from
table-piles = Decks
table-oracle-piles = Oracle cards: { $deck } in the deck, { $discards } discarded
table-wound-piles = Injuries: { $deck } in the deck, { $discards } discarded

table-guide = Special actions of the gods, letters of the islands

table-tray-ship = Ship tiles
table-tray-equipment = Equipment
table-tray-passenger = Companions
table-fight = Fight
table-fight-so-far = { $rounds ->
    [one] 1 round lost
   *[other] { $rounds } rounds lost
}
table-last-roll = Last roll: { $number }
table-battle-die = Battle die: { $strength } or more wins ({ $odds }%)
table-retreat = Give up

## What every symbol says of itself

about-round = Round { $number }
    .text = Everybody has one turn in a round. Unless somebody is back on the Zeus space, the Titan attacks at its end.
    .rule = DEL-TURN-01
about-goal = How to win
    .text = Complete all your tasks, then bring your ship back to the Zeus space before the others. If several are back in the same round, the most oracle cards win, then the most favours.
    .rule = DEL-GEN-02
about-last-round = Last round
    .text = Somebody is back on the Zeus space with all tasks done. This round is played out, so that everybody has the same number of turns.
    .rule = DEL-END-02
about-titan = Titan die: { $number }
    .text = Everybody whose shield is lower than the roll draws 1 injury. On a 6 everybody draws 2.
    .rule = DEL-TTN-03
about-apollo = Apollo
    .text = For the rest of this turn the dice and oracle cards have any colour that is wanted, free of charge.
    .rule = DEL-GOD-14
about-tasks = Tasks: { $number } of { $all } done
    .text = When all are done, the ship may return to the Zeus space. White stands for a colour of your choice; statues must all differ in colour, and so must offerings and monsters.
    .rule = DEL-TASK-04
about-task-shrine = { $task }
    .text = Explore an island that hides your building, or build on such an island when it is already explored. Reward: 1 god step.
    .rule = DEL-BLD-03
about-task-statue = { $task }
    .text = Load a statue at its city and raise it on a site of its colour. Reward: 1 companion of that colour.
    .rule = DEL-STA-06
about-task-offering = { $task }
    .text = Load the offering on an offering island and bring it to the temple of its colour. Reward: 3 favours.
    .rule = DEL-OFF-05
about-task-monster = { $task }
    .text = Defeat a monster next to your ship with a die or card of its colour. Reward: 1 equipment card from the display.
    .rule = DEL-FGT-11
about-hold = Storage
    .text = Offerings: { $offerings }. Statues: { $statues }. Free spaces: { $free }. Cargo leaves the ship only when it is delivered.
    .rule = DEL-STO-03
about-water = { $place }
    .text = A die or card of this colour brings a ship here; each step on the wheel towards this colour costs 1 favour. Range: { $range }; each space beyond it costs 1 favour.
    .rule = DEL-MOVE-02
about-zeus = { $place }
    .text = All ships start here. With all tasks done, come back with a die or card of any colour, or with Poseidon: the first to arrive brings about the end. Until then nobody can enter.
    .rule = DEL-END-01
about-shallows = { $place }
    .text = Ships can neither stop here nor pass; only the Shallows card lets them cross.
    .rule = DEL-SETB-04
about-island-hidden = { $place }
    .text = Explore it from next to it with a die or card of the colour of its border. Your own building is a shrine at once; any other gives the reward of its letter.
    .rule = DEL-EXP-01
about-island-known = { $place }
    .text = Only those who looked know this tile. Whoever explores it without a shrine to build gets: { $reward }
    .rule = DEL-EXP-04
about-island-open = { $place }
    .text = Only the player of the building can build a shrine here, next to it and with a die or card of the colour of the border. The reward of the letter is gone.
    .rule = DEL-BLD-01
about-shrine = { $place }
    .text = A task is done here, and nothing more can be done on this island.
    .rule = DEL-BLD-01
about-offering-island = { $place }
    .text = From next to it, load an offering with a die or card of its colour, if a task asks for it and your storage has room.
    .rule = DEL-OFF-01
about-temple = { $place }
    .text = Bring an offering of this colour here, with a die or card of this colour: the task is done, and you gain 3 favours.
    .rule = DEL-OFF-04
about-statue-island = { $place }
    .text = Each site takes one statue of its colour, raised from next to it with a die or card of that colour. You gain a companion.
    .rule = DEL-STA-04
about-city = { $place }
    .text = From next to it, load a statue of this colour with a die or card of the same colour, if a task asks for it and your storage has room.
    .rule = DEL-STA-01
about-lair = { $place }
    .text = Fight a monster from next to it with a die or card of its colour: the battle die must show at least 9 minus your shield. Defeating one that a task asks for gives an equipment card.
    .rule = DEL-FGT-03
about-my-ship = My ship
    .text = Click it to see all the spaces it can reach, or choose a die first. Its range is { $range }.
    .rule = DEL-MOVE-01
about-dice = { $dice }
    .text = Each die pays for one action. Its colour can be changed clockwise on the wheel for 1 favour a step. A used die is out until the next roll.
    .rule = DEL-TURN-04
about-wheel = Wheel of colours
    .text = The arrows lead from colour to colour: each step that a die or an oracle card takes costs 1 favour.
    .rule = DEL-COL-01
about-oracle = Oracle
    .text = Ends your turn: you roll your three dice for the next one. Everybody else may then advance one god of a colour rolled, if it has left row 0.
    .rule = DEL-ROLL-01
about-favours = Favours: { $number }
    .text = One favour pays for a step on the wheel, a space beyond the range or another round of a fight. A die of any colour takes 2 favours.
    .rule = DEL-FAV-01
about-oracle-deck = Oracle deck: { $number }
    .text = A die of any colour draws 1 oracle card. When the deck is empty, the discards are shuffled.
    .rule = DEL-ACA-01
about-oracle-piles = Oracle cards
    .text = In the deck: { $deck }; discarded: { $discards }. When the deck is empty, the discards are shuffled.
    .rule = DEL-DECK-01
about-wound-piles = Injury cards
    .text = In the deck: { $deck }; discarded: { $discards }. When the deck is empty, the discards are shuffled.
    .rule = DEL-DECK-01
about-spyglass = Look at islands
    .text = With a die of any colour, look at two face-down islands in secret, wherever they are.
    .rule = DEL-ACA-04
about-shield = Shield: { $number } of { $most }
    .text = Every monster is weaker by this much, and a Titan roll up to this number does no harm.
    .rule = DEL-SHD-01
about-wounds = Injuries: { $number }
    .text = A turn that begins with { $same } of one colour or { $most } in all is spent recovering: three are discarded and nothing else is done.
    .rule = DEL-CHK-01
about-wound = Injuries ({ $colour }): { $number }
    .text = A die or card of this colour discards all of them.
    .rule = DEL-HEAL-01
about-cards = Oracle cards: { $number }
    .text = One card a turn can be used like a die of its colour.
    .rule = DEL-COL-08
about-played = Oracle card used this turn
    .text = It is discarded when the turn ends; there is only one a turn.
    .rule = DEL-TURN-06
about-god = { $god }: row { $row } of { $top }
    .text = On the top row the god acts once, without a die: { $function }
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
about-display = Display of equipment
    .text = Whoever defeats a monster for a task takes one of these cards; the gap is filled at once. Cards left in the deck: { $number }.
    .rule = DEL-EQ-02
about-waiting = Companions to choose from
    .text = Whoever raises a statue for a task recruits one of the companions of its colour.
    .rule = DEL-PAS-01
about-monster = { $monster }
    .text = Its strength is 9 minus the shield. After a lost round, 1 favour makes it weaker by 1 and the die is rolled again.
    .rule = DEL-FGT-07
about-battle-die = Battle die
    .text = Green faces defeat the monster. A 0 in a lost round also gives an injury.
    .rule = DEL-FGT-06
about-trophies = Defeated monsters
    .text = Each of them completed a task and gave an equipment card.
    .rule = DEL-FGT-11
about-free = 0
    .text = The voyage costs no favour, only the die or card.
    .rule = DEL-MOVE-01
about-price-colour = For the colour
    .text = Favours for the steps on the wheel from the die to the colour of the space, 1 each.
    .rule = DEL-COL-02
about-price-range = For the distance
    .text = Favours for the spaces beyond the range, 1 each.
    .rule = DEL-MOVE-05
about-price = Favours
    .text = What it costs with the cheapest die or card.
    .rule = DEL-COL-09
about-source = Die or card
    .text = The colour that the die or card must have; another one is changed on the wheel for favours.
    .rule = DEL-COL-06
about-odds = Chance to win
    .text = In how many of a hundred rolls the first round of the fight is won.
    .rule = DEL-FGT-04

## Tips: when a thing is good, or what it goes with

tip-god-aphrodite = Invoke her in time: once a recovery turn has begun, it is too late.
tip-god-ares = Best while your shield is low, when a fight would cost many favours.
tip-god-hermes = Saves the longest voyage: the nearest city gives you a statue of the farthest.
tip-god-poseidon = Keep him for the farthest task, or for the last voyage home.
tip-god-apollo = Invoke him first in a turn whose dice have all the wrong colours.
tip-god-artemis = Best for a far island of which you know that it hides your building.

tip-ship-bulwark = Fight monsters early: their equipment then helps you all game.
tip-ship-olympian = From the first roll of the others on, one of your gods can advance.
tip-ship-galley = Sail on to the stop that touches several islands you need.
tip-ship-bounty = Many small gains are best: a die spent on favours now brings three.
tip-ship-indulgence = Return the task that would cost the longest voyage.
tip-ship-chameleon = The next colour on the wheel is free: every die has two colours.
tip-ship-arsenal = Choose lasting equipment: it works from your first turn on.
tip-ship-merchantman = Load several statues and offerings first, then deliver them on one tour.

tip-equipment-range = The earlier, the better: every later voyage costs fewer favours.
tip-equipment-shallows = Good where shallows are between your ship and your next tasks.
tip-equipment-devotion = The more statues, offerings and monsters you still have, the better.
tip-equipment-hull = Good with cargo still to fetch and another monster to fight.
tip-equipment-reach-war = One stop then serves more islands: monsters and shrines in one turn.
tip-equipment-reach-statue = Cities are far out: it shortens both ends of every statue voyage.
tip-equipment-reach-offering = Take it while offerings are left: it shortens both ends of the voyage.
tip-equipment-rite-blue = For blue dice without a better use: Poseidon is soon on the top row.
tip-equipment-rite-green = For green dice without a better use: Artemis is soon on the top row.
tip-equipment-rite-pink = For pink dice without a better use: Hermes is soon on the top row.
tip-equipment-stamina = Lets you spend dice on tasks where others must discard injuries.
tip-equipment-extra = Goes with a flow of favours: offerings, Omens or the Bounty ship.
tip-equipment-omen-yellow = About two rolls in five show yellow: the earlier, the more favours.
tip-equipment-omen-red = About two rolls in five show red: the earlier, the more favours.
tip-equipment-omen-black = About two rolls in five show black: the earlier, the more favours.
tip-equipment-statue-gift-red-green-yellow = Saves the voyage to the city; have a free space in your storage.
tip-equipment-statue-gift-pink-blue-black = Saves the voyage to the city; have a free space in your storage.
tip-equipment-offering-gift-red-green-yellow = Best when the temple is near and your storage has room.
tip-equipment-offering-gift-pink-blue-black = Best when the temple is near and your storage has room.
tip-equipment-ascension = Late in the game, Poseidon reaches the last task or brings you home.
tip-equipment-scout = Good while the islands with your buildings are still face down.
tip-equipment-windfall = Its steps can bring two gods off row 0, where others' rolls move them.

tip-passenger-odysseus = Recruit him before your fights; a shield near its maximum gains little.
tip-passenger-penthesilea = Use your red dice last: they can do whatever the others cannot.
tip-passenger-phoenix = Sail with red dice, and keep the other colours for the islands.
tip-passenger-theseus = Recruit him before your fights; a shield near its maximum gains little.
tip-passenger-kirke = Use your black dice last: they can do whatever the others cannot.
tip-passenger-cheiron = Sail with black dice, and keep the other colours for the islands.
tip-passenger-aias = Recruit him before your fights; a shield near its maximum gains little.
tip-passenger-helena = Use your pink dice last: they can do whatever the others cannot.
tip-passenger-pan = Sail with pink dice, and keep the other colours for the islands.
tip-passenger-achilles = Recruit him before your fights; a shield near its maximum gains little.
tip-passenger-herakles = Use your blue dice last: they can do whatever the others cannot.
tip-passenger-nereide = Sail with blue dice, and keep the other colours for the islands.
tip-passenger-bellerophon = Recruit him before your fights; a shield near its maximum gains little.
tip-passenger-minos = Use your yellow dice last: they can do whatever the others cannot.
tip-passenger-gryphos = Sail with yellow dice, and keep the other colours for the islands.
tip-passenger-hektor = Recruit him before your fights; a shield near its maximum gains little.
tip-passenger-perseus = Use your green dice last: they can do whatever the others cannot.
tip-passenger-pegasus = Sail with green dice, and keep the other colours for the islands.

## The gallery: groups of what is printed, and what stands on no card

gallery-gods = Gods
    .about = Everybody has all six. A god on the top row acts once without a die, then returns to row 0.
gallery-ships = Ship tiles
    .about = One of each; everybody has one.
gallery-equipment-lasting = Equipment that stays
    .about = The reward for a monster. One of each.
gallery-equipment-once = One-time equipment
    .about = The reward for a monster. One of each.
gallery-heroes = Heroes
    .about = Companions, the reward for a statue. One of each.
gallery-demigods = Demigods
    .about = Companions, the reward for a statue. One of each.
gallery-creatures = Creatures
    .about = Companions, the reward for a statue. One of each.
gallery-tasks = Zeus tiles
    .about = Twelve tasks for everybody. Four tiles have two faces: two of them show the offering and two the monster, the same for all.
gallery-islands = Island tiles
    .about = Whoever explores a building of their own colour builds a shrine. Anybody else takes the reward of the letter.
gallery-monsters = Monsters
    .about = A monster is defeated with a roll of at least 9 minus your shield.
gallery-colours = Oracle cards, injuries and pieces by colour
    .about = A die or an oracle card of a colour pays for one action in this colour. Three injuries of one colour or six in all cost a turn.
gallery-crews = Ships and shrines of the players
gallery-sea = Sea tiles
gallery-cities = City tiles
gallery-task = Kinds of task
gallery-letter = Greek letters
gallery-passenger_kind = Kinds of companion
gallery-two-faces = { $front } / { $back }
gallery-reward-shrine = Shrine: build it on an island of your colour. Reward: { $number ->
    [one] 1 god step.
   *[other] { $number } god steps.
}
gallery-reward-statue = Statue: take it from its city to a site of its colour. Reward: { $number ->
    [one] 1 companion.
   *[other] { $number } companions.
}
gallery-reward-offering = Offering: take it from its island to the temple of its colour. Reward: { $number ->
    [one] 1 favour.
   *[other] { $number } favours.
}
gallery-reward-monster = Monster: defeat it on its island. Reward: { $number ->
    [one] 1 equipment card.
   *[other] { $number } equipment cards.
}
gallery-colour = Oracle cards: { $oracle }, injuries: { $wounds }, offerings: { $offerings }, statues: { $statues }, temples: { $temples }
gallery-crew = Ships: 1, shrines: { $shrines }
gallery-land = { $place } ({ $kind })
gallery-land-colours = { $place } ({ $kind }: { $colours })
gallery-water = Water: { $colours }.

## The quick rules, with a heading each; several lines are a list

quick-goal =
    Complete your twelve tasks and be back on the Zeus space before the others: three shrines, three statues, three offerings and three monsters.
    .title = Goal
quick-turn =
    Check your injuries. With three of one colour or six in all, discard three: that is your whole turn. With none, take 2 favours or 1 god step.
    Act. Each of your three dice pays for one action, and so does one oracle card.
    Roll your dice for the next turn. Everybody else may advance one god above row 0, of a colour rolled.
    .title = Your turn
quick-actions =
    Move up to three water spaces and stop on the colour of the die.
    Beside something of this colour: explore, build, load, deliver, fight.
    Advance the god or discard all injuries of this colour.
    With any colour: draw an oracle card, take 2 favours, or look at 2 island tiles.
    .title = What a die does
quick-costs =
    One step clockwise on the wheel for a die or a card.
    One more space for your ship.
    One more round of a fight, in which the monster is weaker by 1.
    .title = What one favour pays for
quick-tasks =
    Shrine (1 god step): explore islands, build where you find your colour.
    Statue (1 companion): from its city to a site of its colour.
    Offering (3 favours): from its island to the temple of its colour.
    Monster (1 equipment card): roll at least 9 minus your shield.
    .title = The tasks and their rewards
quick-gods =
    A god on the top row acts once without a die, then returns to row 0. After each round but the last, the Titan injures everybody whose shield is lower than the roll; a 6 injures all twice.
    .title = Gods and the Titan
quick-end =
    When somebody is back with all tasks done, the round is played out. If several are back, the most oracle cards win, then the most favours.
    .title = How it ends
quick-forgotten =
    Load and fight only what an open task asks for.
    Your statues must differ in colour; so must offerings and monsters.
    Your storage holds two pieces, and they leave it only when delivered.
    A god's first step leads straight to the entry row.
    .title = What everybody forgets
