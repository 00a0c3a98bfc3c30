### The words of Pantheon, the prototype, in English.
###
### Variables are named after the fields of events, decisions, choices and facts. A field `seat` is $player; a thing with
### a name, such as a people, comes as $people; where there is none, it is "none". What `.the` says of a thing stands in the
### middle of a sentence as $the-…: an article with its name or, for what is counted, the plural.
### A choice's `.here` is its sentence where the facts about it are known; an event's `.next` continues the sentence of one of
### its kind right before it, whose full stop gives way to a comma.
### What a card does is put together from its effects in `content.toml`, so that a changed card says what it does now.

## The cover of the box

game-world = Gods wrestle for influence: in secret they send their disciples to harvest, to lead and to decide the quests of six peoples.
game-goal = Have the most victory points at the end: from quests, monuments and resources, and if your favoured people is on top and your disfavoured one at the bottom.
game-when = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
    .number = { $turn }
    .unit = Turn
game-tie = A tie is broken by the final initiative order.
    .rule = PRO-FIN-12
game-status = unpublished prototype; most cards are our reconstruction
game-score = Victory points
    .amount = { $number ->
        [one] 1 victory point
       *[other] { $number } victory points
    }

## Gods: a symbol and a colour, nothing more

god-sun = Sun
    .the = the Sun
god-moon = Moon
    .the = the Moon
god-thunder = Thunder
    .the = the Thunder
god-sea = Sea
    .the = the Sea
god-forge = Forge
    .the = the Forge
god-harvest = Harvest
    .the = the Harvest

## Peoples

people-orc = Orcs
    .the = the Orcs
people-dwarf = Dwarves
    .the = the Dwarves
people-fairy = Fairies
    .the = the Fairies
people-undead = Undead
    .the = the Undead
people-elf = Elves
    .the = the Elves
people-human = Humans
    .the = the Humans

## Colours of monuments, by their peoples; `.the` is the plural

colour-orc = orange
colour-dwarf = grey
colour-fairy = blue
    .the = blue
colour-undead = black
    .the = black
colour-elf = green
    .the = green
colour-human = yellow
    .the = yellow
colour-white = white
    .the = white
colour-any = any colour
colour-distinct = different colours

## Powers

power-abundance = Abundance
    .the = Abundance
power-the-flock = Flock
    .the = the Flock
power-the-legion = Legion
    .the = the Legion
power-transmutation = Transmutation
    .the = Transmutation
power-ubiquity = Ubiquity
    .the = Ubiquity
power-the-great-architect = Great Architect
    .the = the Great Architect
power-dawn = Dawn
    .the = Dawn
power-dusk = Dusk
    .the = Dusk
power-the-herald = Herald
    .the = the Herald

## Tools

tool-golden-sickle = Golden Sickle
    .the = the Golden Sickle
tool-winged-sandals = Winged Sandals
    .the = the Winged Sandals
tool-philosophers-stone = Philosopher's Stone
    .the = the Philosopher's Stone
tool-masters-compass = Master's Compass
    .the = the Master's Compass
tool-sun-spear = Sun Spear
    .the = the Sun Spear
tool-veil-of-night = Veil of Night
    .the = the Veil of Night
tool-shepherds-crook = Shepherd's Crook
    .the = the Shepherd's Crook
tool-aegis = Aegis
    .the = the Aegis
tool-laurel-crown = Laurel Crown
    .the = the Laurel Crown

## Monuments

monument-war-totem = War Totem
    .the = the War Totem
monument-skull-arena = Skull Arena
    .the = the Skull Arena
monument-warlords-citadel = Warlord's Citadel
    .the = the Warlord's Citadel
monument-rune-stone = Rune Stone
    .the = the Rune Stone
monument-hall-of-anvils = Hall of Anvils
    .the = the Hall of Anvils
monument-mountain-gate = Mountain Gate
    .the = the Mountain Gate
monument-fairy-ring = Fairy Ring
    .the = the Fairy Ring
monument-crystal-fountain = Crystal Fountain
    .the = the Crystal Fountain
monument-palace-of-dew = Palace of Dew
    .the = the Palace of Dew
monument-bone-altar = Bone Altar
    .the = the Bone Altar
monument-silent-crypt = Silent Crypt
    .the = the Silent Crypt
monument-necropolis = Necropolis
    .the = the Necropolis
monument-singing-tree = Singing Tree
    .the = the Singing Tree
monument-moon-bridge = Moon Bridge
    .the = the Moon Bridge
monument-city-in-the-canopy = City in the Canopy
    .the = the City in the Canopy
monument-roadside-chapel = Roadside Chapel
    .the = the Roadside Chapel
monument-guild-hall = Guild Hall
    .the = the Guild Hall
monument-cathedral = Cathedral
    .the = the Cathedral
monument-temple-of-the-pantheon = Temple of the Pantheon
    .the = the Temple of the Pantheon
monument-triumphal-arch = Triumphal Arch
    .the = the Triumphal Arch
monument-votive-statue = Votive Statue
    .the = the Votive Statue
monument-avenue-of-columns = Avenue of Columns
    .the = the Avenue of Columns
monument-marble-quarry = Marble Quarry
    .the = the Marble Quarry
monument-house-of-novices = House of Novices
    .the = the House of Novices
monument-colossus = Colossus
    .the = the Colossus
monument-garden-of-peoples = Garden of Peoples
    .the = the Garden of Peoples
monument-white-obelisk = White Obelisk
    .the = the White Obelisk

## Quests

quest-the-dragons-hoard = The Dragon's Hoard
    .the = the Dragon's Hoard
quest-the-endless-winter = The Endless Winter
    .the = the Endless Winter
quest-the-sacred-grove = The Sacred Grove
    .the = the Sacred Grove
quest-the-great-pilgrimage = The Great Pilgrimage
    .the = the Great Pilgrimage
quest-the-eclipse = The Eclipse
    .the = the Eclipse
quest-the-tower-of-ages = The Tower of Ages
    .the = the Tower of Ages
quest-the-heros-trial = The Hero's Trial
    .the = the Hero's Trial
quest-the-lost-caravan = The Lost Caravan
    .the = the Lost Caravan
quest-the-black-plague = The Black Plague
    .the = the Black Plague
quest-the-sealed-gate = The Sealed Gate
    .the = the Sealed Gate
quest-the-feast-of-the-gods = The Feast of the Gods
    .the = the Feast of the Gods
quest-the-usurpers-crown = The Usurper's Crown
    .the = the Usurper's Crown

## Cells of the temple board

cell-wood = wood
    .the = the wood cell
    .brief = wood
cell-metal = metal
    .the = the metal cell
    .brief = metal
cell-wheat = wheat
    .the = the wheat cell
    .brief = wheat
cell-initiative = initiative
    .the = the initiative cell
    .brief = init
cell-i-light = I light
    .the = the light cell of quest I
    .brief = I L
cell-i-dark = I dark
    .the = the dark cell of quest I
    .brief = I D
cell-ii-light = II light
    .the = the light cell of quest II
    .brief = II L
cell-ii-dark = II dark
    .the = the dark cell of quest II
    .brief = II D
cell-iii-light = III light
    .the = the light cell of quest III
    .brief = III L
cell-iii-dark = III dark
    .the = the dark cell of quest III
    .brief = III D
cell-iv-light = IV light
    .the = the light cell of quest IV
    .brief = IV L
cell-iv-dark = IV dark
    .the = the dark cell of quest IV
    .brief = IV D

## Slots of the quests

slot-i = I
    .the = quest I
slot-ii = II
    .the = quest II
slot-iii = III
    .the = quest III
slot-iv = IV
    .the = quest IV

## Sides of a quest

side-light = light
    .the = the light side
side-dark = dark
    .the = the dark side

## Columns, as they are resolved

column-resources = resources
    .the = the resources
column-initiative = initiative
    .the = initiative
column-i = quest I
    .the = quest I
column-ii = quest II
    .the = quest II
column-iii = quest III
    .the = quest III
column-iv = quest IV
    .the = quest IV

## Resources; `.the` is the plural

resource-wood = wood
resource-metal = metal
    .the = metal
resource-wheat = wheat
    .the = wheat

## What is gained and lost; `.the` is the plural

thing-wood = wood
thing-metal = metal
    .the = metal
thing-wheat = wheat
    .the = wheat
thing-disciple = disciple
    .the = disciples
thing-point = VP

## Why a game ends

ending-quests = no quest card is left
ending-monuments = no monument is left for the display
ending-scale = a people has reached an end of the power scale
ending-turns = no game goes on for longer

## Where a bonus comes from

kind-power = power
kind-tool = tool
kind-resource = resource

## Phases of a turn

phase-setup = Setup
phase-planning = Planning
phase-resolution = Resolution
phase-purchase = Purchase

## Numbers of things

some-points = { $number } VP
some-disciples = { $number ->
    [one] 1 disciple
   *[other] { $number } disciples
}
some-things = { $number } { $number ->
    [one] { $thing }
   *[other] { $the-thing }
}
some-resources = { $wood ->
    [0] { $metal ->
        [0] { $wheat ->
            [0] nothing
           *[other] { resource-list }
        }
       *[other] { resource-list }
    }
   *[other] { resource-list }
}
resource-list = { $wood ->
    [0] {""}
   *[other] { $wood } wood
}{ $metal ->
    [0] {""}
   *[other] { resource-comma-1 }{ $metal } metal
}{ $wheat ->
    [0] {""}
   *[other] { resource-comma-2 }{ $wheat } wheat
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

## What cards do: an effect `when:verb:number:thing:more` of the content is said by its verb

effect-when = { $when ->
    [start] Start
    [planning] Each planning phase
    [resolution] Each resolution phase
    [purchase] Each purchase phase
    [won] { $more ->
        [light] Each quest won on the light side
        [dark] Each quest won on the dark side
       *[other] Each quest won
    }
    [lost] { $more ->
        [light] Each quest lost to the light side
        [dark] Each quest lost to the dark side
       *[other] Each quest lost
    }
    [winners] Winners
    [opposite] Opposite side
    [first] Winner ranked first
    [built] When built
   *[end] End of the game
}
effect-gain = { effect-when }: +{ some-things }.
    .next = +{ some-things }.
effect-lose = { effect-when }: −{ some-things }.
    .next = −{ some-things }.
effect-each = { effect-when }: +{ some-things } for each monument{ $more ->
    [0] {""}
   *[other] {" "}built, at most { $more } of them
}.
effect-disciples = Start: { some-disciples }.
effect-forbid = { $when ->
    [resolution] You never gain a disciple in a resolution phase.
   *[other] You can neither recruit nor receive disciples.
}
effect-add = { $when ->
    [unresolved] Quests not yet resolved this turn: +{ $number } on their { $word } side.
   *[other] { $word ->
        [any] Once per turn, when any cell is resolved: +{ $number } to your count there.
        [light] { $more ->
            [0] Your count on each light quest cell: { $signed }.
           *[other] Your count on each light quest cell with exactly { $more } of your disciples: { $signed }.
        }
        [dark] { $more ->
            [0] Your count on each dark quest cell: { $signed }.
           *[other] Your count on each dark quest cell with exactly { $more } of your disciples: { $signed }.
        }
        [initiative] Your count on the initiative cell: { $signed }.
        [wood] Your count on the wood cell: { $signed }.
        [metal] Your count on the metal cell: { $signed }.
       *[wheat] Your count on the wheat cell: { $signed }.
    }
}
effect-wild = You may pay any resource in place of another.
effect-discount = { $when ->
    [build] Each monument costs you { some-things } less.
   *[other] { effect-when }: each monument costs { some-things } less in this turn's purchase phase.
}
effect-immune = You ignore losses of the opposite side.
quest-function = Light – { $light } Dark – { $dark }
people-function = { $gift }
tool-function = Costs { some-resources }.{ $monuments ->
    [0] {""}
    [one] {" "}Requires 1 built monument.
   *[other] {" "}Requires { $monuments } built monuments.
}{ $colours ->
    [0] {""}
   *[other] {" "}Requires built monuments of { $colours } colours.
} { $effects }
monument-function = Costs { some-resources }. At the end: { $per ->
    [0] { $base } VP.
   *[other] { $base ->
        [0] {""}
       *[other] { $base } VP, and {""}
    }{ $per } VP for each { $of ->
        [any] of your monuments.
        [distinct] people's colour among your monuments.
        [orc] of your orange monuments.
        [dwarf] of your grey monuments.
        [fairy] of your blue monuments.
        [undead] of your black monuments.
        [elf] of your green monuments.
        [human] of your yellow monuments.
       *[white] of your white monuments.
    }
} { $gift }

## Options of a table

option-peoples = Peoples left out
option-peoples-about = With 2 or 3 players two of the six peoples stay out of the game. With 4 to 6 all are in play.
option-peoples-random = two at random
option-peoples-first-game = Orcs and Undead, advised for a first game
option-peoples-no-orc-dwarf = Orcs and Dwarves
option-peoples-no-orc-fairy = Orcs and Fairies
option-peoples-no-orc-undead = Orcs and Undead
option-peoples-no-orc-elf = Orcs and Elves
option-peoples-no-orc-human = Orcs and Humans
option-peoples-no-dwarf-fairy = Dwarves and Fairies
option-peoples-no-dwarf-undead = Dwarves and Undead
option-peoples-no-dwarf-elf = Dwarves and Elves
option-peoples-no-dwarf-human = Dwarves and Humans
option-peoples-no-fairy-undead = Fairies and Undead
option-peoples-no-fairy-elf = Fairies and Elves
option-peoples-no-fairy-human = Fairies and Humans
option-peoples-no-undead-elf = Undead and Elves
option-peoples-no-undead-human = Undead and Humans
option-peoples-no-elf-human = Elves and Humans
option-gods = Gods
option-gods-about = How everybody gets a god. It is a symbol and a colour, without any effect.
option-gods-assigned = given out in initiative order
option-gods-chosen = chosen in initiative order
option-cards = Powers and tools
option-cards-about = How everybody gets a power and a tool. Random cards are suggested for a first game.
option-cards-drafted = chosen, tools in reverse order
option-cards-dealt = dealt at random
option-objectives = Objectives
option-objectives-about = Whether everybody sees the favoured and disfavoured peoples of the others.
option-objectives-secret = secret until the end
option-objectives-open = open to all
option-monuments = Monuments
option-monuments-about = How many monuments there are; with 2 or 3 players, 6 fewer.
option-monuments-24 = 24
option-monuments-27 = 27, with three more white ones
option-bonuses = Fixed bonuses
option-bonuses-about = Whether owners of a power or tool are asked before its bonus is counted.
option-bonuses-automatic = always counted
option-bonuses-ask = owners are asked
option-countdown = End of planning
option-countdown-about = When planning closes. The countdown lasts 20 seconds; plans that are not complete are then filled up by the rules.
option-countdown-majority = countdown once a majority is ready
option-countdown-everybody = when everybody is ready

## What a player can choose

choice-god = Play { $the-god }
choice-power = Choose { $the-power }
choice-tool = Choose { $the-tool }
choice-plan = Plan{ plan-list }
choice-put = Place { $number ->
    [0] nobody
    [one] 1 disciple
   *[other] { $number } disciples
} on { $the-cell }
    .here = Place { $number ->
        [0] nobody
        [one] 1 disciple
       *[other] { $number } disciples
    } on { $the-cell } ({ $left } left)
    .drawn = Place this number of disciples on the cell marked ▸
choice-add = Add 1 on { $the-cell }
choice-pass = Keep the +1
choice-use = Use the bonus on { $the-cell }
    .here = Use +{ $number } on { $the-cell }
    .price = +{ $number }
choice-waive = Waive the bonus
choice-build = Build { $the-monument }
    .here = Build { $the-monument } ({ some-resources }; { some-points } at the end)
    .price = +{ $number }
choice-craft = Build your tool, { $the-tool }
    .here = Build your tool, { $the-tool } ({ some-resources })
choice-pay = { $wood ->
    [0] { $metal ->
        [0] Pay in wheat alone
       *[other] Pay { $metal } metal, and any rest in wheat
    }
   *[other] { $metal ->
        [0] Pay { $wood } wood, and any rest in wheat
       *[other] Pay { $wood } wood and { $metal } metal, and any rest in wheat
    }
}
    .here = Pay { some-resources }
choice-recruit = Recruit { some-disciples }{ $wood ->
    [0] {""}
   *[other] , { $wood } with wood
}
    .here = Recruit { some-disciples } ({ $due ->
        [one] 1 resource
        [other] { $due } resources
       *[none] { some-resources }
    })
choice-done = Finish
    .here = Finish building{ $number ->
        [0] {""}
       *[other] , then recruit
    }

## What happened

event-started = { $player } is first in initiative.
event-people-left-out = Left out of this game: { $people }.
    .next = { $people }.
event-god-taken = { $player } plays { $the-god }.
event-power-revealed = Powers to choose from: { $power }.
    .next = { $power }.
event-power-taken = { $player } takes { $the-power }.
event-power-left = Nobody takes { $the-power }: it goes back to the box.
event-tool-taken = { $player } takes { $the-tool }.
event-tool-taken-hidden = { $player } takes a tool.
event-tool-left = Nobody takes { $the-tool }: it goes back to the box.
event-objectives-dealt = { $player } receives two objectives: { $people } favoured, { $other-people } disfavoured.
event-objectives-dealt-hidden = { $player } receives two objectives.
event-monument-shown = New in the display: { $monument }.
    .next = { $monument }.
event-quest-laid = Quest { $slot }: { $quest }, light { $people }, dark { $other-people }.
event-power-gave = { $player } receives from { $the-power }: { some-things }.
    .next = { some-things }.
event-tool-gave = { $player } receives from { $the-tool }: { some-things }.
    .next = { some-things }.
event-start-disciples = { $player } starts with { some-disciples } ({ $power }).
event-gift = { $player } receives { some-things } from { $the-people }.
event-gift-took = { $player } loses { some-things } to { $the-people }.
event-monument-gave = { $player } receives from { $the-monument }: { some-things }.
    .next = { some-things }.
event-epilogue-gave = { $player } receives by the epilogue: { some-things }.
    .next = { some-things }.
event-epilogue-took = { $player } loses by the epilogue: { some-things }.
    .next = { some-things }.
event-loss-ignored = { $player } avoids a loss: { some-things }.
event-disciples-refused = { $player } receives no disciples: a card forbids it.
event-disciples-full = { $player } cannot have more disciples: { $number } not gained.
event-rebate = { $player } builds cheaper this turn: each monument costs { $number } { $number ->
    [one] { $resource }
   *[other] { $the-resource }
} less.
event-neutral-added = Quests still to be resolved this turn: +{ $number } for { $the-side }.
event-turn-began = Turn { $number } begins.
event-plan-cut = { $player } placed too many disciples on { $the-cell }: { $number ->
    [one] 1 is
   *[other] { $number } are
} taken off.
event-plan-unused = { $player } placed { some-disciples } on { $the-cell }, which is not in play.
event-plan-filled = { $player } had disciples left to place: { $number } on { $the-cell }.
    .next = { $number } on { $the-cell }.
event-plan-removed = { $player } placed more disciples than there are: { $number } removed from { $the-cell }.
    .next = { $number } from { $the-cell }.
event-plan-revealed = { $player } reveals a plan{ plan-list }.
event-bonus-added = { $player } adds 1 on { $the-cell }.
event-bonus-passed = { $player } does not use the +1 on { $the-column }.
event-bonus-used = { $player } uses a bonus: +{ $number } on { $the-cell }.
event-bonus-waived = { $player } waives a bonus: +{ $number } on { $the-cell }.
event-harvested = { $player } harvests { some-resources }.
event-initiative-set = Initiative order: { $place }. { $player } ({ $number }).
    .next = { $place }. { $player } ({ $number }).
event-quest-counted = Quest { $slot }: light { $light }{ $neutral-light ->
    [0] {""}
   *[other] {" "}(neutral bonus { $neutral-light })
}, dark { $dark }{ $neutral-dark ->
    [0] {""}
   *[other] {" "}(neutral bonus { $neutral-dark })
}.
event-quest-won = Quest { $slot }: { $the-side } wins.
event-quest-balanced = Quest { $slot }: the totals are equal and all who took part are on both sides, so { $the-side } wins.
event-quest-decided = Quest { $slot }: the totals are equal, and { $player } decides by initiative for { $the-side }.
event-quest-unresolved = Quest { $slot } is not resolved.
event-mark-set = Quest { $slot }: { $the-side } now has { $number ->
    [one] 1 epilogue marker
   *[other] { $number } epilogue markers
}.
event-people-rose = Power scale: { $the-people } go up to { scale-position }.
event-people-fell = Power scale: { $the-people } go down to { scale-position }.
event-people-stayed = Power scale: { $the-people } stay at { scale-position }.
event-ranked = { $player } scores { some-points } for rank { $place } on quest { $slot }.
event-epilogue = Quest { $slot } ends with the epilogue of { $the-side }: { $quest }.
event-quest-finished = Quest { $slot }: { $the-quest } is discarded; people tokens put aside: { $people }, { $other-people }.
event-bag-refilled = The bag is refilled with the people tokens put aside: { $number }.
event-slot-empty = No quest card is left: slot { $slot } stays empty.
event-built = { $player } builds { $the-monument }.
event-crafted = { $player } builds a tool, { $the-tool }.
event-recruited = { $player } recruits { some-disciples }.
event-paid = { $player } pays { some-resources }.
event-place-empty = The monument pile is empty: a place of the display stays free. Monuments left: { $number }.
event-end-triggered = The game ends with this turn: { $ending }.
event-objectives-revealed = { $player } had these objectives: { $people } favoured, { $other-people } disfavoured.
event-resources-scored = { $player } scores { some-points } for resources.
event-monument-scored = { $player } scores { some-points } with { $the-monument }.
    .next = { some-points } with { $the-monument }.
event-tool-scored = { $player } scores { some-points } with { $the-tool }.
event-objective-scored = { $player } scores { some-points } for an objective: { $people }{ $number ->
    [15] , the people of both objectives
   *[other] {""}
}.
    .next = { some-points } for { $people }.
event-finished = { $player } finishes with { some-points }.

# What a plan holds: a colon before the first cell, commas before the others.
plan-list = { $wood ->
    [0] {""}
   *[other] { plan-sign-1 }wood { $wood }
}{ $metal ->
    [0] {""}
   *[other] { plan-sign-2 }metal { $metal }
}{ $wheat ->
    [0] {""}
   *[other] { plan-sign-3 }wheat { $wheat }
}{ $initiative ->
    [0] {""}
   *[other] { plan-sign-4 }initiative { $initiative }
}{ $i-light ->
    [0] {""}
   *[other] { plan-sign-5 }I light { $i-light }
}{ $i-dark ->
    [0] {""}
   *[other] { plan-sign-6 }I dark { $i-dark }
}{ $ii-light ->
    [0] {""}
   *[other] { plan-sign-7 }II light { $ii-light }
}{ $ii-dark ->
    [0] {""}
   *[other] { plan-sign-8 }II dark { $ii-dark }
}{ $iii-light ->
    [0] {""}
   *[other] { plan-sign-9 }III light { $iii-light }
}{ $iii-dark ->
    [0] {""}
   *[other] { plan-sign-10 }III dark { $iii-dark }
}{ $iv-light ->
    [0] {""}
   *[other] { plan-sign-11 }IV light { $iv-light }
}{ $iv-dark ->
    [0] {""}
   *[other] { plan-sign-12 }IV dark { $iv-dark }
}
plan-sign-1 = {": "}
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

## What is asked

ask-ChooseGod = { $player }: which god do you play?
    .others = { $player } is choosing a god.
ask-ChoosePower = { $player }: which power do you choose?
    .others = { $player } is choosing a power.
ask-ChooseTool = { $player }: which tool do you choose? You keep it secret until you build it.
    .others = { $player } is choosing a tool in secret.
ask-Planning = { $player }: where do your disciples go? Place all of them.
    .others = { $player } is planning.
ask-UseAny = { $player }: do you use your +1 for { $the-column }? You have it once per turn.
    .others = { $player } may add 1 for { $the-column }.
ask-UseBonus = { $player }: do you use the bonus of your { $kind } on { $the-cell }?
    .others = { $player } may use a bonus on { $the-cell }.
ask-Build = { $player }: what do you build?
    .others = { $player } is building.
ask-PayMonument = { $player }: with which resources do you pay for { $the-monument }?
    .others = { $player } is paying for { $the-monument }.
ask-PayTool = { $player }: with which resources do you pay for your tool?
    .others = { $player } is paying for a tool.
ask-PayRecruits = { $player }: with which resources do you recruit { some-disciples }?
    .others = { $player } is choosing resources to recruit { some-disciples }.
ask-Recruit = { $player }: how many disciples do you recruit?
    .others = { $player } may recruit disciples.

## The end

end-quests = A finished quest could not be replaced.
end-monuments = A built monument could not be replaced.
end-scale = A people reached an end of the power scale.
end-turns = The last turn that the program allows is over.
source-ranks = Ranks on quests
source-gifts = Gifts
source-cards = Powers and tools on quests
source-epilogues = Epilogues
source-resources = Resources
source-monuments = Monuments
source-objectives = Objectives
source-tools = Tools at the end

## What chance decides

stream-first-player = first player
stream-peoples = peoples left out
stream-powers = powers
stream-tools = tools
stream-objectives = objectives
stream-monuments = monuments
stream-quests = quests
stream-tokens = people tokens

## What stands on the table, as labels

view-phase = Phase
view-turn = Turn
view-order = Initiative order
view-peoples = Peoples in play
view-scale = Power scale
view-scale_end = End of the power scale
view-cells = Cells in play
view-cell_most = Most disciples on a cell
view-most_disciples = Most disciples of a player
view-most_turns = Most turns
view-temple = Temple board
view-prizes = Score card
view-cell = Cell
view-kind = Kind
view-column = Column
view-row = Row
view-slots = Quests
view-slot = Slot
view-quest = Quest
view-light = Light side
view-dark = Dark side
view-light_marks = Epilogue markers, light
view-dark_marks = Epilogue markers, dark
view-neutral = Neutral bonuses
view-quest_pile = Quests in the pile
view-finished = Finished quests
view-display = Display
view-monument_pile = Monuments in the pile
view-bag = People tokens in the bag
view-aside = People tokens put aside
view-gods = Gods to choose from
view-powers = Powers to choose from
view-left_power = Power left over
view-pool = Tools to choose from
view-ends = Why the game ends with this turn
view-forecast = What a plan would bring
view-god = God
view-power = Power
view-has_tool = Has a tool
view-tool = Tool
view-crafted = Tool built
view-seen_tools = Tools seen
view-favoured = Favoured people
view-disfavoured = Disfavoured people
view-wood = Wood
view-metal = Metal
view-wheat = Wheat
view-disciples = Disciples
view-monuments = Monuments
view-monument_points = VP of the monuments now
view-resource_points = VP of the resources now
view-colours = Colours of the monuments
view-planned = Plan handed in
view-plan = Plan
view-laid = Cells filled
view-counts = Counts
view-spare = Bonus +1 left
view-rebates = Monuments cheaper this turn
view-sources = VP so far
view-track = On the score track
view-cubes = Counting cubes

## The table in the terminal, and what can be typed there

game-help =
    plan 5 5 5    your whole plan, cell by cell in the order of the table;
                  zeros at its end may be left out
table-moment-brief = { $number ->
    [0] { $phase }
   *[other] turn { $number }, { $phase }
}
table-quests-brief = quest pile { $number }
table-monuments-brief = monument pile { $number }
table-ends-brief = last turn
table-slot-brief = empty
table-tool-brief = a tool in hand
table-hand-brief = { $tool } (in hand)
table-built-brief = { $number ->
    [one] 1 monument
   *[other] { $number } monuments
}, { $points } VP
table-scale-brief = Scale ±{ $number }
table-objectives-brief = objectives +{ $favoured } −{ $disfavoured }
table-left-brief = left

## Tips: when a thing is good, or what it goes with

tip-people-orc = Never leave a single disciple against them late: the losing side pays with one.
tip-people-dwarf = Metal pays for the dear monuments: one disciple on their side is enough for it.
tip-people-fairy = A point for everybody on their side: join them with one disciple when they are winning.
tip-people-undead = Best in the first turns: a disciple works in every turn that is left.
tip-people-elf = Every monument costs wood: two for a single disciple are a bargain.
tip-people-human = Wheat recruits disciples: go with them early, when recruits still have turns to work.

tip-power-abundance = Build your tool in the first turn: you can pay for almost every one of them.
tip-power-the-flock = You grow by yourself: spend wheat on monuments instead of recruits.
tip-power-the-legion = Strong at once, then never more: win quests in the first turns and avoid the Orcs.
tip-power-transmutation = Harvest where nobody looks: only the sum of your resources matters.
tip-power-ubiquity = Keep the +1 for a quest where it breaks a tie or brings a gift without any disciple.
tip-power-the-great-architect = Build many small monuments: the discount counts for each of them.
tip-power-dawn = Five on a light cell count six: almost always the first rank there.
tip-power-dusk = One disciple on each dark side that will win is enough for its point.
tip-power-the-herald = First in initiative almost for free: you break ties and build first.

tip-tool-golden-sickle = Build it in the first turn: it pays for a recruit in every turn.
tip-tool-winged-sandals = For ties at five disciples and the best monument of the display.
tip-tool-philosophers-stone = Then harvest whatever the others leave you, and build what fits the sum.
tip-tool-masters-compass = Build a cheap monument first, then this, then all the others.
tip-tool-sun-spear = Fill light cells with five: they count six and win the ties.
tip-tool-veil-of-night = Fill dark cells with five: they count six and win the ties.
tip-tool-shepherds-crook = The earlier, the better: after three turns it has paid for itself.
tip-tool-aegis = Play on both sides: you score where you lose and never pay for it.
tip-tool-laurel-crown = It costs nothing: build monuments of three colours and it follows by itself.

tip-monument-war-totem = Worth 3 alone; with the other orange ones 5 or 7.
tip-monument-skull-arena = Only with other orange monuments: all three make it worth 9.
tip-monument-warlords-citadel = Eight points and the third orange monument that the two others wait for.
tip-monument-rune-stone = Worth 3 alone; with the other grey ones 5 or 7.
tip-monument-hall-of-anvils = Only with other grey monuments: all three make it worth 9.
tip-monument-mountain-gate = Good if you have plenty of metal: two come back at once.
tip-monument-fairy-ring = Costs some of each resource: right after three even harvests.
tip-monument-crystal-fountain = Only with other blue monuments: all three make it worth 9.
tip-monument-palace-of-dew = Nine points in all, one of them at once.
tip-monument-bone-altar = Worth 3 alone; with the other black ones 5 or 7.
tip-monument-silent-crypt = Only with other black monuments: all three make it worth 9.
tip-monument-necropolis = Build it early: the disciple works in every turn that is left.
tip-monument-singing-tree = Worth 3 alone; with the other green ones 5 or 7.
tip-monument-moon-bridge = Only with other green monuments: all three make it worth 9.
tip-monument-city-in-the-canopy = Good if you have plenty of wood: two come back at once.
tip-monument-roadside-chapel = Worth 3 alone; with the other yellow ones 5 or 7.
tip-monument-guild-hall = Only with other yellow monuments: all three make it worth 9.
tip-monument-cathedral = Takes the wheat that recruits would cost: better late than early.
tip-monument-temple-of-the-pantheon = The most points that need no second card: a good end for a full storehouse.
tip-monument-triumphal-arch = Sure points at a fair price, whatever else you build.
tip-monument-votive-statue = The cheapest sure points: also a quick prerequisite for a tool.
tip-monument-avenue-of-columns = Counts every monument, itself included: build it when you have five or more.
tip-monument-marble-quarry = Collect white: there are six of them, and each adds three points here.
tip-monument-house-of-novices = Build it early: the disciple works in every turn that is left.
tip-monument-colossus = Dear, but worth it when the end is near and your storehouse is full.
tip-monument-garden-of-peoples = Good with many colours, which on the other monuments bring little.
tip-monument-white-obelisk = Cheap, and worth 5 or more with other white monuments.

tip-quest-the-dragons-hoard = Dark scores more, light builds more: look at what the display costs.
tip-quest-the-endless-winter = Whoever has no wheat loses none: the dark side then costs little.
tip-quest-the-sacred-grove = Dark only hurts: spend your wood before it ends.
tip-quest-the-great-pilgrimage = A disciple gained early is worth more than any point.
tip-quest-the-eclipse = On slot I it can turn three quests; on the last one it does nothing.
tip-quest-the-tower-of-ages = Light for those who will build this turn, dark for those who have built.
tip-quest-the-heros-trial = If light wins, losing is no loss: a disciple on either side is enough.
tip-quest-the-lost-caravan = Three resources on light for one disciple; even defeat by dark brings two.
tip-quest-the-black-plague = Three points for a disciple: take them in the last turns.
tip-quest-the-sealed-gate = Dark counts for all quests after it: plan them together.
tip-quest-the-feast-of-the-gods = Empty your wheat before the feast: then the two points cost nothing.
tip-quest-the-usurpers-crown = Dark rewards only the first rank: five disciples or none.

## The quick rules, with a heading each; several lines are a list

quick-goal =
    Have the most victory points (VP).
    They come from quests, monuments and resources, and 10 from each of your two secret objectives: your favoured people is the highest on the power scale, your disfavoured one the lowest.
    .title = Goal
quick-turn =
    Planning: all at once and in secret, place all your disciples on the cells of your temple board, at most 5 on each.
    Resolution: you harvest resources; the initiative order is sorted; quests are resolved from I to IV.
    Purchase: in initiative order all build, then all recruit.
    .title = A turn
quick-quests =
    Everybody's disciples on the light side count against those on the dark side. The larger side wins; with a tie, whoever is first in initiative and on one side only decides.
    The winning people goes up the power scale, the other one down.
    Everybody on the winning side receives the gift of its people; the strongest there scores 4 VP, the second 2 (with 2 or 3 players 3 VP, the first only).
    The winning side gets an epilogue marker. With two, its epilogue happens and a new quest comes.
    .title = Quests
quick-gifts =
    Dwarves: 2 metal. Elves: 2 wood. Humans: 2 wheat.
    Fairies: 1 VP. Undead: 1 disciple.
    Orcs: everybody on the losing side loses 1 disciple.
    .title = What peoples give
quick-costs =
    Monuments cost what is printed on them and score at the end. Build as many of the display as you can pay for.
    Your tool works once it is built.
    A disciple: 2 wheat and 1 wood or metal. Nobody has more than 25.
    .title = What things cost
quick-end =
    The turn is the last one if a quest or a monument cannot be replaced, or if a people reaches an end of the power scale.
    Then 3 resources are worth 1 VP. Initiative breaks ties.
    .title = How it ends
quick-forgotten =
    You may play on both sides of a quest.
    Say what you like while planning; nothing binds.
    If time runs out, disciples left over go to wood, metal and wheat first.
    The new initiative order counts from quest I on.
    An epilogue concerns only this turn's disciples.
    A new quest waits for the next turn.
    .title = What everybody forgets

## The board

table-board = Quests, temple and monuments
table-goal = To win: have the most victory points at the end. Quests score at once; monuments, resources and your secret objectives score at the end.
table-turn = Turn { $number }
table-order = Initiative order
table-god = { $player }: { $god }
table-track = Score track: { $points }
table-temple = Temple board: resources and initiative
table-cell = { $cell }: { $number ->
    [one] { $number } disciple
   *[other] { $number } disciples
}
table-cell-counts = { $cell }: { $counts }
table-take = Take a disciple back. { $cell }
table-unplaced = { $number ->
    [0] all placed
    [one] disciple left to place
   *[other] disciples left to place
}
table-again = As last turn
table-fill = Place the rest
table-clear = Clear
table-quest = Quest { $slot }: { $quest }
table-slot-empty = No quest left
table-side = { $side ->
    [light] Light side
   *[dark] Dark side
}: { $people }. { $gift }
table-marks = { $number ->
    [one] { $number } epilogue marker
   *[other] { $number } epilogue markers
}
table-scale = Power scale
table-position = { $people }: { $position }{ $wish ->
    [favoured] , your favoured people
    [disfavoured] , your disfavoured people
   *[other] {""}
}
table-display = Monuments
table-pile = Monuments in the pile: { $number }
table-place-empty = Empty place
table-monument = { $monument }: { $cost }. { $function }
table-monuments = { $number ->
    [one] { $number } monument
   *[other] { $number } monuments
}
table-good = { $number } { $thing ->
    [wood] wood
    [metal] metal
    [wheat] wheat
    [point] VP
   *[disciple] { $number ->
        [one] disciple
       *[other] disciples
    }
}
table-card = { $table ->
    [power] Power
   *[tool] { $planned ->
        [yes] Tool, not built
       *[no] Tool
    }
}: { $card }. { $function }
table-tool-hidden = A tool that nobody else knows
table-objective = { $kind ->
    [favoured] Favoured people
   *[disfavoured] Disfavoured people
}: { $people }
table-mine = What is mine
table-gods = Gods
table-powers = Powers
table-tools = Tools, seen by you alone
table-recruit = Recruit
table-recruits = { $number ->
    [one] Recruit { $number } disciple
   *[other] Recruit { $number } disciples
}
table-gifts = What the winners of a quest receive
table-prizes = Strongest winner: { $first } VP{ $second ->
    [0] {""}
   *[other] , second: { $second } VP
}. Ties by initiative.
table-latest = Last resolution: turn { $number }
table-latest-brief = Last resolution
table-opening = All plans are open
table-harvest = Harvest
table-harvest-order = Harvest and initiative order
table-card-adds = { $card }: { $cell } { $number }
table-ranks-tied = Equal counts on the winning side: whoever is earlier in initiative order ranks higher.
table-refused = { $number ->
    [one] { $number } disciple not received
   *[other] { $number } disciples not received
}
table-why = { $why ->
    [more] { $side ->
        [light] Light wins: it has more.
       *[dark] Dark wins: it has more.
    }
    [decided] Equal totals: { $player } is first in initiative, so { $side ->
        [light] light wins.
       *[dark] dark wins.
    }
    [balanced] Equal totals, and everybody is on both sides: light wins.
   *[unresolved] Nobody decides this quest: it is not resolved.
}{ $finished ->
    [yes] {" "}The quest ends with its epilogue.
   *[no] {""}
}
table-reconstructed = The rulebook came without its pictures: the faces of nearly all cards and the length of the power scale are reconstructed. The gallery says what and why.

## What every symbol says of itself

about-goal = How to win
    .text = Have the most victory points. At the end, three resources are worth 1 VP, monuments what they show, and each fulfilled objective { $points } VP: your favoured people on top of the power scale, your disfavoured one at its foot.
    .rule = PRO-FIN-01
about-turn = Turn { $number }
    .text = Each turn has three phases: planning, resolution and purchase. The game ends after the turn in which a quest or a monument cannot be replaced, or a people has reached an end of the power scale.
    .rule = PRO-END-04
about-phase-planning = Planning
    .text = Everybody places all their disciples in secret, at most 5 on a cell. You may say anything to each other, but show nothing.
    .rule = PRO-PLAN-03
about-phase-resolution = Resolution
    .text = From left to right: resources, initiative, then quest by quest.
    .rule = PRO-RES-02
about-phase-purchase = Purchase
    .text = In initiative order everybody builds monuments and their own tool. Whoever finishes building builds no more in this turn; then everybody may recruit.
    .rule = PRO-BUY-02
about-order = Initiative order
    .text = It decides ties in quests, who builds first, and who wins with equal points. The initiative cell sorts it again in every turn; equal counts keep their order.
    .rule = PRO-INI-01
about-track = Score track
    .text = Points scored during the game. After space 49 it starts again at 0, with a marker for 50 or 100.
    .rule = PRO-FIN-13
about-cell-resource = { $cell }
    .text = Each disciple here brings 1 of this resource; your power and your built tool may add to it or take from it. There is no competition.
    .rule = PRO-HARV-01
about-cell-initiative = { $cell }
    .text = The more disciples here, the earlier in the initiative order, already for the quests of this turn.
    .rule = PRO-INI-01
about-reserve = Disciples left to place: { $number }
    .text = All of them must be placed. Click a cell to put one there; Shift, the other mouse button or − takes one back. Disciples can be dragged, and keys 0 to 5 set a cell.
    .rule = PRO-PLAN-03
about-quest = { $quest }
    .text = The larger side wins and gets an epilogue marker. The second marker on a side ends the quest. Light – { $light } Dark – { $dark }
    .rule = PRO-EPI-01
about-slot-empty = Empty slot
    .text = No quest card was left for this slot: the game ends after this turn.
    .rule = PRO-EPI-17
about-people = { $people }
    .text = When this people wins a quest it goes up on the power scale, and the other one down. { $function }
    .rule = PRO-GIFT-01
about-epilogue = { $side ->
        [light] Epilogue of the light side
       *[dark] Epilogue of the dark side
    }
    .text = { $number ->
        [0] The second marker on this side ends the quest, and this happens.
       *[other] If this side wins once more, the quest ends, and this happens.
    } { $function }
    .rule = PRO-EPI-02
about-scale = Power scale
    .text = From −{ $number } to +{ $number }. Winning a quest moves a people up, losing it moves it down. A people that reaches an end brings the end of the game.
    .rule = PRO-SCALE-01
about-position = { $people }: { $position }
    .text = At the end the highest people fulfils the objective of whoever favours it, the lowest that of whoever disfavours it. Ties count for all.
    .rule = PRO-FIN-05
about-display = Display
    .text = In the purchase phase you may build as many as you can pay. A free place is filled at once; in the pile: { $number }. When a place stays empty, the game ends after this turn.
    .rule = PRO-BUY-03
about-monument = { $monument }
    .text = { $function }
    .rule = PRO-FIN-03
about-power = { $power }
    .text = { $function }
    .rule = PRO-SETUP-19
about-tool = { $tool }
    .text = { $function } It works once it is built.
    .rule = PRO-TOOL-01
about-tool-hidden = A tool in hand
    .text = Secret until it is built. It has no effect before.
    .rule = PRO-SETUP-23
about-favoured = Favoured people: { $people }
    .text = Scores { $points } VP if no other people is higher on the power scale at the end; { $same } if the same people is on both your objectives and only one of them is fulfilled.
    .rule = PRO-FIN-05
about-disfavoured = Disfavoured people: { $people }
    .text = Scores { $points } VP if no other people is lower on the power scale at the end; { $same } if the same people is on both your objectives and only one of them is fulfilled.
    .rule = PRO-FIN-05
about-resource = { $thing }: { $number }
    .text = Pays for monuments, tools and disciples. At the end three resources of any kind are worth 1 VP.
    .rule = PRO-FIN-02
about-disciples = Disciples: { $number }
    .text = All are placed in every planning phase. One more costs 2 wheat and 1 wood or metal; nobody has more than 25.
    .rule = PRO-REC-02
about-god = { $god }
    .text = A symbol and a colour. The power card makes the difference.
    .rule = PRO-SETUP-14
about-prizes = Score card
    .text = Winners are ranked by their count on the winning side, ties by initiative.
    .rule = PRO-SCORE-01
about-recruit = Recruitment
    .text = Each disciple costs 2 wheat and 1 wood or metal. You place it from the next turn on.
    .rule = PRO-REC-02

table-yields = Your plan brings { $sure }, and if your sides win { $hoped }
table-if-won = if they win
about-yields = What your plan brings
    .text = Resources for sure, with what your cards add and take. If every side with your disciples wins: the gifts of their peoples, and the epilogues that would then happen.
    .rule = PRO-GIFT-01

table-last = Last turn
table-may-end = Perhaps the last turn
about-may-end = Perhaps the last turn
    .text = { $ending ->
        [quests] More quests can end in this turn than there are cards to replace them.
        [monuments] There are few monuments left in the pile: a place on display may stay empty.
       *[scale] A people can reach an end of the power scale in this turn.
    } Then the game ends after this turn.
    .rule = PRO-END-04
table-recruit-late = Last turn: new disciples score nothing; three resources are worth 1 VP.
table-how = { $touch ->
    [yes] Tap a cell to place a disciple, − to take it back.
   *[no] Click a cell to place a disciple, − or right-click to take it back. Keys 0 to 5 set a cell.
}
about-fill = Place the rest
    .text = The disciples that you have not placed go where the rules would put them: five on each cell, resources first, then initiative and the quests in their order. What you have placed stays.
    .rule = PRO-NORM-04
table-quest-pile = Quests in the pile: { $number }
table-bag = People tokens for the next quests
table-tokens = { $people }: { $bag } in the bag, { $aside } put aside
about-last = Last turn
    .text = The game ends after this turn: { $reason }. The turn is played to its end, with all quests and the whole purchase phase.
    .rule = PRO-END-04
about-quest-pile = Quests in the pile: { $number }
    .text = A finished quest is replaced from it at once. If it is empty then, the game ends after this turn.
    .rule = PRO-END-01
about-bag = People tokens
    .text = Two of each people in play. A new quest draws two different ones, the first for its light side; when the bag is empty, the tokens put aside go back into it.
    .rule = PRO-EPI-13

table-pay = Wood to pay
about-pay = Any resource for any other
    .text = Choose how much wood you pay; what is left is paid in metal and wheat, as you like.
    .rule = PRO-BUY-10

## The gallery

gallery-quests = Quests
    .about = Each window shows a quest: what the epilogue of its light side and of its dark side does.
gallery-peoples = Peoples
    .about = With 4 to 6 players all six are in play, with 2 or 3 only four. Their gifts go to everybody on the winning side.
gallery-powers = Powers
    .about = Everybody has one, face up, from the beginning.
gallery-tools = Tools
    .about = Everybody has one, in secret until it is built in a purchase phase.
gallery-monuments-peoples = Monuments of the peoples
    .about = Three in the colour of each people. A monument of a people that is not in play is left out.
gallery-monuments-white = White monuments
    .about = They belong to no people and are always in play.
gallery-monuments-27 = Three more white monuments
    .about = Only at tables that play with 27 monuments.
gallery-gods = Gods
    .about = A symbol and a colour, without any effect.
gallery-god = A god to play. The power card makes the difference.
gallery-setup = By number of players
gallery-cell = Cells of the temple board
gallery-cell-name = Cell { $cell }
gallery-players = { $number } players
