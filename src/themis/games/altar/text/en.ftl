### The words of Altar in English.
###
### Variables are named after the fields of events, decisions, choices and facts. A field `seat` is $player; a thing with
### a name, such as a card, comes as $card (Pilgrim) and as $the-card (the Pilgrim); where there is none, it is "none".
### What a card or god does is said effect by effect: a message `effect-…` gets the $number and the $word of the effect as
### they stand in `content.toml`. An attribute named after a timing is the sentence where the effect has that timing.

## The cover of the box

game-world = Rituals and followers; altars that burn, and sanctuaries that stay.
game-goal = Be the first to complete the realm of your god: five sanctuaries and active altars together.
game-when = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
    .number = { $round }
    .unit = Round
game-tie = A tie is broken by the following, in this order: all realms complete, a sanctuary, the Ancient God, the Chronicler, the most active altars, the latest altar.
    .rule = ALT-TIE-01
game-score = Progress
    .amount = { $number ->
        [one] 1 step of progress
       *[other] { $number } steps of progress
    }
game-status = work in progress; most cards and powers of gods are our reconstruction

## Cards: followers

card-priestess = Priestess
    .the = the Priestess
card-high-priestess = High Priestess
    .the = the High Priestess
card-pilgrim = Pilgrim
    .the = the Pilgrim
card-scout = Scout
    .the = the Scout
card-mason = Mason
    .the = the Mason
card-diviner = Diviner
    .the = the Diviner
card-acolyte = Acolyte
    .the = the Acolyte
card-messenger = Messenger
    .the = the Messenger
card-merchant = Merchant
    .the = the Merchant
card-necromancer = Necromancer
    .the = the Necromancer
card-alchemist = Alchemist
    .the = the Alchemist
card-hierophant = Hierophant
    .the = the Hierophant
card-amazon = Amazon
    .the = the Amazon
card-watchman = Watchman
    .the = the Watchman
card-vestal = Vestal
    .the = the Vestal
card-exorcist = Exorcist
    .the = the Exorcist
card-martyr = Martyr
    .the = the Martyr
card-scribe = Scribe
    .the = the Scribe
card-chronicler = Chronicler
    .the = the Chronicler
card-prophet = Prophet
    .the = the Prophet
card-warrior = Warrior
    .the = the Warrior
card-barbarian = Barbarian
    .the = the Barbarian
card-conqueror = Conqueror
    .the = the Conqueror
card-thief = Thief
    .the = the Thief
card-assassin = Assassin
    .the = the Assassin
card-heretic = Heretic
    .the = the Heretic
card-temptress = Temptress
    .the = the Temptress
card-sorceress = Sorceress
    .the = the Sorceress
card-tyrant = Tyrant
    .the = the Tyrant
card-inquisitor = Inquisitor
    .the = the Inquisitor
card-siren = Siren
    .the = the Siren
card-tax-collector = Tax Collector
    .the = the Tax Collector

## Gods and their domains

god-old = Ancient God
    .the = the Ancient God
god-love = Goddess of Love
    .the = the Goddess of Love
god-war = God of War
    .the = the God of War
god-fear = God of Fear
    .the = the God of Fear
god-light = Goddess of Light
    .the = the Goddess of Light

# The rows of the setup, by number of players.
setup-players-2 = 2 players
setup-players-3 = 3 players
setup-players-4 = 4 players
setup-players-5 = 5 players

domain-darkness = eternal darkness
domain-love = love
domain-war = war
domain-fear = fear
domain-light = light

## Classes, symbols, zones

class-priestess = Priestess
    .many = Priestesses
class-warrior = Warrior
    .many = Warriors
class-rogue = Rogue
    .many = Rogues
class-corruptor = Corruptor
    .many = Corruptors
class-devotee = Devotee
    .many = Devotees

symbol-free = free action
symbol-ritual = ritual
symbol-adoration = worship
symbol-influence = influence
symbol-protection = protection
symbol-activation = activation
special-follower = special follower

zone-realm = realm
zone-altars = altar spaces
zone-sanctuaries = sanctuary spaces
zone-adoration = worship zone
zone-influence = Influence
zone-hand = hand
zone-display = face-up cards
zone-pile = draw pile
zone-discards = discard pile
zone-altar-supply = altar supply
zone-sanctuary-supply = sanctuary supply

## What is printed on a card or a realm

timing-main = Main action
timing-free = Free action
timing-adoring = Worshipping
timing-influence = Influence
timing-ritual = Only for rituals
timing-power = Power

ritual-symbols = { $number ->
    [0] no ritual symbol
    [one] 1 ritual symbol
   *[other] { $number } ritual symbols
}
first-altar-active = Your first altar starts active.
first-altar-inactive = Your first altar starts inactive.

# The class that the word of an effect stands for.
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

## Effects done once

effect-activate = { $number ->
    [one] Activate one of your inactive altars.
   *[other] Activate up to { $number } of your inactive altars.
}
effect-discover = { $word ->
    [by-sanctuary] { $number ->
        [one] Discover 1 altar; in a realm that has a sanctuary it is placed active.
       *[other] Discover { $number } altars; in a realm that has a sanctuary they are placed active.
    }
   *[inactive] { $number ->
        [one] Discover 1 altar, placed inactive.
       *[other] Discover { $number } altars, placed inactive.
    }
}
effect-draw = { $word ->
    [pile] { $number ->
        [one] Draw 1 card from the pile.
       *[other] Draw { $number } cards from the pile.
    }
   *[any] { $number ->
        [one] Draw 1 card, face up or from the pile.
       *[other] Draw { $number } cards, face up or from the pile.
    }
}
effect-discard = { $number ->
    [one] Discard a card from your hand.
   *[other] Discard { $number } cards from your hand.
}
effect-sift = Look at { $number ->
    [one] the top card
   *[other] the top { $number } cards
} of the pile and keep one; { $word ->
    [bottom] the rest goes under the pile.
   *[top] the rest goes back on top in any order.
}
    .power = When you draw from the pile in the second step of your turn, look at { $number ->
        [one] its top card
       *[other] its top { $number } cards
    } and keep one; { $word ->
        [bottom] the rest goes under the pile.
       *[top] the rest goes back on top in any order.
    }
effect-swap = { $number ->
    [one] Exchange a card from your hand for a face-up one.
   *[other] Exchange up to { $number } cards from your hand for face-up ones.
}
effect-recover = { $number ->
    [one] Take a card of your choice from the discard pile, but not one of this name.
   *[other] Take { $number } cards of your choice from the discard pile, but none of this name.
}
effect-extra-action = { $number ->
    [one] You have 1 more main action this turn.
   *[other] You have { $number } more main actions this turn.
}

## Effects done once: the hostile ones

effect-destroy = { $word ->
    [inactive] { $number ->
        [one] Destroy an inactive altar of an enemy god.
       *[other] Destroy up to { $number } inactive altars of enemy gods.
    }
   *[any] { $number ->
        [one] Destroy an altar of an enemy god, active or not.
       *[other] Destroy up to { $number } altars of enemy gods, active or not.
    }
}
effect-seize = { $word ->
    [inactive] { $number ->
        [one] Take an inactive altar of an enemy god and place it in a realm of yours.
       *[other] Take { $number } inactive altars of enemy gods and place them inactive in your realms.
    }
   *[any] { $number ->
        [one] Take any altar of an enemy god and place it inactive in a realm of yours.
       *[other] Take { $number } altars of enemy gods, active or not, and place them inactive in your realms.
    }
}
effect-deactivate = { $number ->
    [one] Deactivate an altar of an enemy god.
   *[other] Deactivate { $number } altars of enemy gods.
}
effect-steal = { $number ->
    [one] Take a random card from another player's hand.
   *[other] Take { $number } random cards from another player's hand.
}
effect-banish = { $number ->
    [one] Discard a follower that worships an enemy god.
   *[other] Discard { $number } followers that worship enemy gods.
}
effect-lure = { $number ->
    [one] A follower of an enemy god now worships a god of yours, if none of that name does yet.
   *[other] { $number } followers of enemy gods now worship gods of yours, if none of that name does yet.
}

## Effects in force while a follower worships, or as Influence

effect-ward = { word-class.many } cannot target this god.
effect-ward-hand = { word-class.many } cannot target your hand.
effect-exempt = Enemy Influence does not affect you.
effect-sacrifice = If an enemy card hits an altar of this realm, the altar stays as it is and this follower is discarded instead.
effect-hand-limit = { $number ->
    [one] You may keep 1 card when your turn ends.
   *[other] You may keep { $number } cards when your turn ends.
}
    .influence = { $number ->
        [one] Your enemies may keep only 1 card when their turn ends.
       *[other] Your enemies may keep only { $number } cards when their turn ends.
    }
effect-win-ties = You win ties, but not against a god with that power.
    .power = You win every tie.
effect-end-bonus = When the game ends and nobody has completed all their realms, this god's progress is { $number } higher{ $word ->
    [inactive-altar] {" "}if the realm has an inactive altar.
   *[always] .
}
effect-forbid = { $word ->
    [free] Your enemies cannot take free actions.
    [ritual] Your enemies cannot perform rituals.
    [activation] Your enemies cannot activate altars.
   *[protection] Your enemies' followers protect neither gods nor hands.
}

## Powers of gods alone

effect-first-player = You have the first turn of the game.
effect-ritual-value = In rituals for this god, { word-class.many } from your hand are worth { $number ->
    [one] 1 symbol
   *[other] { $number } symbols
} each.
effect-spoils = When a { word-class } of yours has destroyed or taken an altar, draw { $number ->
    [one] 1 card.
   *[other] { $number } cards.
}
effect-toll = While a follower worships this god, an enemy card aimed at the god or your hand costs { $number ->
    [one] 1 more card.
   *[other] { $number } more cards.
}

## Options of a table

option-priestess_removal = Priestesses
option-priestess_removal-about = How many Priestesses leave the game with three and four players.
option-priestess_removal-printed = 1 with three, 2 with four
option-priestess_removal-inverse = 2 with three, 1 with four
option-god_choice = Gods
option-god_choice-about = How players get their gods.
option-god_choice-chosen = chosen in turn
option-god_choice-random = dealt at random
option-oldest_player = Oldest player
option-oldest_player-about = Who counts as the oldest, chooses a god first and begins unless the Ancient God does. An absent seat leaves it to chance.
option-oldest_player-random = chance decides
option-oldest_player-1 = seat 1
option-oldest_player-2 = seat 2
option-oldest_player-3 = seat 3
option-oldest_player-4 = seat 4
option-oldest_player-5 = seat 5

## What stands in a realm

altar-inactive = inactive altar
altar-active = active altar

## What a player can choose

choice-choose = Take { $the-god }
choice-shuffle = Shuffle the face-up cards into the pile and turn up new ones
choice-leave = Leave the face-up cards as they are
choice-draw = Draw a card from the pile
choice-take = Take { $the-card }
choice-use = Use { $the-card }
    .here = { $main ->
        [0] Use { $the-card } (free action)
       *[other] Use { $the-card }
    }
choice-adore = Worship { $the-god } with { $the-card }
choice-ritual = Perform a ritual for { $the-god }
    .here = Perform a ritual for { $the-god } (sanctuary { $number })
choice-spend = Spend { $the-card } from your hand
    .here = Spend { $the-card } ({ $number ->
        [one] 1 symbol
       *[other] { $number } symbols
    })
choice-spend-adorer = Spend { $the-card }, who worships this god
    .here = Spend { $the-card } from the worship zone ({ $number ->
        [one] 1 symbol
       *[other] { $number } symbols
    })
choice-discard = Discard { $the-card }
choice-end = End the turn
    .left = { $number ->
        [one] 1 main action is left.
       *[other] { $number } main actions are left.
    } End the turn all the same?
choice-activate = Activate an altar of { $the-god }
choice-discover = Discover an altar for { $the-god }
choice-keep = Keep { $the-card }
choice-put-back = Put { $the-card } back on the pile
choice-give = Give { $the-card }
choice-recover = Recover { $the-card }
choice-enough = Done
choice-destroy = Destroy an { $altar } of { $the-god }
    .here = Destroy an { $altar } of { $the-god }{ $toll ->
        [0] {""}
        [one] {" "}(toll: 1 card)
       *[other] {" "}(toll: { $toll } cards)
    }
choice-seize = Take an { $altar } from { $the-god }
    .here = Take an { $altar } from { $the-god }{ $toll ->
        [0] {""}
        [one] {" "}(toll: 1 card)
       *[other] {" "}(toll: { $toll } cards)
    }
choice-deactivate = Deactivate an altar of { $the-god }
    .here = Deactivate an altar of { $the-god }{ $toll ->
        [0] {""}
        [one] {" "}(toll: 1 card)
       *[other] {" "}(toll: { $toll } cards)
    }
choice-steal = Take a random card from { $player }
    .here = Take a random card from { $player } ({ $number ->
        [one] 1 card
       *[other] { $number } cards
    } in hand{ $toll ->
        [0] {""}
        [one] ; toll: 1 card
       *[other] ; toll: { $toll } cards
    })
choice-banish = Discard { $the-card }, who worships { $the-god }
    .here = Discard { $the-card } of { $the-god }{ $toll ->
        [0] {""}
        [one] {" "}(toll: 1 card)
       *[other] {" "}(toll: { $toll } cards)
    }
choice-lure = Lure { $the-card } away from { $the-god }
    .here = Lure { $the-card } from { $the-god }{ $toll ->
        [0] {""}
        [one] {" "}(toll: 1 card)
       *[other] {" "}(toll: { $toll } cards)
    }
choice-receive = Choose { $the-god }

## What happened

event-boxed = { $number ->
    [0] All cards are used.
   *[other] Out of the game: { $number } × { $card }.
}
event-oldest = { $player } counts as the oldest.
event-chose = { $player } takes { $the-god }.
event-dealt-god = { $player } is dealt { $the-god }.
event-started = { $player } goes first.
event-first-altar = { $player }: { $the-god } begins with 1 { $altar }.
event-drew = { $player } draws: { $card }.
    .next = { $card }.
event-drew-hidden = { $player } draws a card from the pile.
event-took = { $player } takes { $the-card }.
    .next = { $the-card }.
event-refilled = Turned face up: { $card }.
    .next = { $card }.
event-turn-began = { $player }'s turn: { $number ->
    [one] 1 main action
   *[other] { $number } main actions
}.
event-influence-left = { $player } discards { $the-card }, whose Influence is over.
event-shuffled = { $player } shuffles { $number ->
    [one] the face-up card
   *[other] the { $number } face-up cards
} into the pile.
event-passed = { $player } passes.
event-rest-passed = { $player } leaves { $number ->
    [one] 1 main action
   *[other] { $number } main actions
} unused.
event-looked = { $player } looks at { $number ->
    [one] the top card
   *[other] the top { $number } cards
} of the pile.
event-saw = { $player } sees: { $card }.
    .next = { $card }.
event-kept = { $player } keeps { $the-card }.
event-kept-hidden = { $player } keeps one of them.
event-put-on-top = { $player } puts { $the-card } back on the pile.
    .next = then { $the-card } above it.
event-put-under = { $player } puts { $the-card } under the pile.
    .next = { $the-card }.
event-used = { $player } uses { $the-card }.
event-influenced = { $player } keeps { $the-card } on the table as Influence for one round.
event-actions-gained = { $player } gains { $number ->
    [one] 1 main action
   *[other] { $number } main actions
}.
event-discarded = { $player } discards { $the-card }.
    .next = { $the-card }.
event-gave = { $player } gives { $the-card }.
    .next = { $the-card }.
event-recovered = { $player } takes { $the-card } from the discard pile.
    .next = { $the-card }.
event-spent = { $player } spends { $the-card } in a ritual.
    .next = { $the-card }.
event-spent-adorer = { $player } spends { $the-card }, who worshipped { $the-god }.
event-built = { $player } builds sanctuary { $number } of { $the-god }.
event-adored = { $player } worships { $the-god } with { $the-card }.
event-discovered = { $player } discovers an { $altar } for { $the-god }.
event-activated = { $player } activates an altar of { $the-god }.
event-destroyed = { $player } destroys an { $altar } of { $the-god }.
event-seized = { $player } takes an { $altar } from { $the-god } and places it, inactive, in the realm of { $the-other-god }.
event-deactivated = { $player } deactivates an altar of { $the-god }.
event-sacrificed = An altar of { $the-god } is saved by the sacrifice of { $the-card }.
event-robbed = { $player } takes a random card from { $other }.
event-stolen = { $player } took { $the-card }.
event-banished = { $player } discards { $the-card }, who worshipped { $the-god }.
event-lured = { $player } lures { $the-card } away from { $the-god }, to { $the-other-god }.
event-completed = The realm of { $the-god } is complete and can no longer be targeted.
event-end-by-completion = { $player } has no realm left to complete: the game ends with this round.
event-end-by-sanctuaries = The last sanctuary is placed: the game ends with this round.
event-end-by-cards = Nothing is left to draw and all have passed: the game is over.
event-scored = { $player } ends with a progress of { $number }.
event-won = { $player } wins.

## What is asked

ask-ChooseGod = { $player }: which god do you take?
    .others = { $player } is choosing a god.
ask-OfferShuffle = { $player }: your Influence is over. Do you shuffle the face-up cards into the pile?
    .others = { $player } is deciding whether to shuffle the face-up cards into the pile.
# The reason 1: a card is being used; 2: a god's power grants cards for an attack.
ask-DrawCards = { $player }: { $reason ->
    [2] { $number ->
        [one] the attack earns you 1 card. Which one do you draw?
       *[other] the attack earns you { $number } cards. Which one do you draw first?
    }
    [1] { $number ->
        [one] { $the-card } lets you draw 1 more card. Which one?
       *[other] { $the-card } lets you draw { $number } cards. Which one first?
    }
   *[other] { $number ->
        [one] 1 card to draw before you act. Which one?
       *[other] { $number } cards to draw before you act. Which one first?
    }
}
    .others = { $player } is choosing { $number ->
        [one] a card
       *[other] { $number } cards
    } to draw.
ask-Keep = { $player }: { $card ->
    [none] your god shows you the top of the pile.
   *[other] { $the-card } shows you the top of the pile.
} Which card do you keep? { $under ->
    [1] The rest goes under the pile.
   *[other] The rest goes back on top.
}
    .others = { $player } is choosing a card to keep.
ask-PutBack = { $player }: { $number } cards to put back on the pile. Which one first? Those that follow go on top of it.
    .others = { $player } is putting cards back on the pile.
ask-Act = { $player }: what next? { $actions ->
    [0] No main action left.
    [one] 1 main action left.
   *[other] { $actions } main actions left.
}
    .others = { $player } is choosing an action. { $actions ->
        [0] No main action left.
        [one] 1 main action left.
       *[other] { $actions } main actions left.
    }
ask-Spend = { $player }: ritual for { $the-god }, symbols { $paid } of { $needed }. Which card do you spend?
    .others = { $player } is performing a ritual for { $the-god }: symbols { $paid } of { $needed }.
ask-Activate = { $player }: { $done ->
    [0] { $the-card } activates an altar. Which god's?
   *[other] you may activate { $number ->
        [one] 1 more altar
       *[other] up to { $number } more altars
    }. Which god's?
}
    .others = { $player } is choosing an altar to activate.
ask-Discover = { $player }: { $the-card } discovers { $number ->
    [one] an altar. For which of your gods?
   *[other] { $number } altars. For which of your gods is the first?
}
    .others = { $player } is choosing a god for the altar.
ask-DiscardCards = { $player }: { $the-card } makes you discard { $number ->
    [one] 1 card. Which one?
   *[other] { $number } cards. Which one first?
}
    .others = { $player } is choosing { $number ->
        [one] a card
       *[other] { $number } cards
    } to discard.
ask-Give = { $player }: { $given ->
    [0] { $the-card } exchanges { $number ->
        [one] a card for a face-up one. Which one do you give?
       *[other] up to { $number } cards for face-up ones. Which one do you give first?
    }
   *[other] you may exchange { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }. Which one do you give?
}
    .others = { $player } is choosing a card to exchange.
ask-TakeForGiven = { $player }: { $number ->
    [one] which face-up card do you take in exchange?
   *[other] { $number } face-up cards to take in exchange. Which one first?
}
    .others = { $player } is choosing { $number ->
        [one] a face-up card
       *[other] { $number } face-up cards
    } in exchange.
ask-Recover = { $player }: { $the-card } takes { $number ->
    [one] a card from the discard pile. Which one?
   *[other] { $number } cards from the discard pile. Which one first?
}
    .others = { $player } is choosing { $number ->
        [one] a card
       *[other] { $number } cards
    } from the discard pile.
ask-Aim = { $player }: which target do you choose for { $the-card }?{ $done ->
    [0] {""}
   *[other] {" "}Targets left: { $number }.
}
    .others = { $player } is choosing a target for { $the-card }.
ask-PayToll = { $player }: the toll of { $the-god }, { $number ->
    [one] 1 more card. Which one do you discard?
   *[other] { $number } more cards. Which one do you discard first?
}
    .others = { $player } is choosing { $number ->
        [one] a card
       *[other] { $number } cards
    } for the toll of { $the-god }.
ask-Receive = { $player }: which of your gods gets what { $the-card } took?
    .others = { $player } is choosing the god who gets what { $the-card } took.
ask-HandLimit = { $player }: you may keep { $limit }, so you hold { $number ->
    [one] 1 card too many. Which one do you discard?
   *[other] { $number } cards too many. Which one do you discard first?
}
    .others = { $player } holds too many cards and is choosing one to discard.

## The end

end-complete = One player had completed every realm of theirs.
end-no-sanctuaries = The last sanctuary was placed.
end-no-cards = There was nothing left to draw, and all had passed.
source-sanctuaries = Sanctuaries
source-altars = Active altars
source-followers = Followers
source-gods = Gods

## What chance decides

stream-oldest-player = oldest player
stream-gods = gods
stream-deal = hands and face-up cards
stream-pile = draw pile
stream-theft = stolen cards

## The table

table-round = Round { $number }
table-choosing = The gods are being chosen
table-goal = { $gods ->
    [one] To win: sanctuaries and active altars in your realm, { $number } together, at least 1 of them a sanctuary.
   *[other] To win: sanctuaries and active altars in each of your realms, { $number } together, at least 1 of them a sanctuary.
}
table-ending = the game ends with this round
table-actions = { $number ->
    [0] no main action left
    [one] 1 main action left
   *[other] { $number } main actions left
}
table-pile = Draw pile { $number }
table-discards = Discards { $number }
table-hand = Hand { $number }
table-hand-limit = at most { $number ->
    [one] 1 card
   *[other] { $number } cards
} when the turn ends
table-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-altars-left = Altars left: { $number }
table-sanctuaries-left = Sanctuaries left: { $number }
table-points = Progress { $number }
table-progress = { $number } of { $needed }
table-complete = realm complete
table-owner = { $the-god }, with { $player }
table-nobody = not in the game
table-active-altars = { $number ->
    [0] no active altar
    [one] 1 active altar
   *[other] { $number } active altars
}
table-inactive-altars = { $number ->
    [0] no inactive altar
    [one] 1 inactive altar
   *[other] { $number } inactive altars
}
table-sanctuaries = { $number ->
    [0] no sanctuary
    [one] 1 sanctuary
   *[other] { $number } sanctuaries
}
table-legend =
    ▲ sanctuary
    ● active altar
    ○ inactive altar
    ✦ ritual symbol
table-adorers = Worshippers
table-no-adorers = no worshipper
table-influence = Influence
table-seen = Seen
table-first = first player
table-display = Face-up cards
table-empty-place = Empty place
table-played = Being used
table-aside = Set aside
table-hidden-card = a hidden card
table-top = On top of the pile
table-bottom = Under the pile
table-known = { $place }: { $cards }
table-boxed = Out of the game
table-copies-in-game = { $number ->
    [one] 1 copy
   *[other] { $number } copies
}, { $left ->
    [0] all seen
   *[other] { $left } not seen yet
}

## What stands on the table, as labels

view-oldest = Oldest player
view-actions = Main actions left
view-acted = Has acted this turn
view-passes = Passes in a row
view-altars_left = Altars left
view-sanctuaries_left = Sanctuaries left
view-top = On top of the pile
view-bottom = Under the pile
view-aside = Set aside
view-struck = Has hit an altar
view-tolled = Toll paid to
view-realms = Realms
view-god = God
view-gods = Gods
view-owner = Player
view-active = Active altars
view-inactive = Inactive altars
view-sanctuaries = Sanctuaries
view-adorers = Worshippers
view-progress = Progress
view-complete = Realm complete
view-placed = Last altar placed
view-hand_limit = Hand limit
view-influence = Influence
view-display = Face-up cards
view-played = Being used

## The board: what is drawn there, in words

table-card = { $said } ({ $details })
table-copies = { $number ->
    [one] 1 copy
   *[other] { $number } copies
}
table-realm = { $god } ({ $player }): { $details }
table-of-god = { $piece }, { $god }
table-empty-space = empty altar space
table-next-sanctuary = sanctuary space
table-paid = { $number } of { $needed } ritual symbols
table-ward = { $card }: { $text }
table-silenced = Silenced for now: { $ward }
table-spared = Cannot be targeted: why?
table-hand-of = { $player }: { $hand }
table-unknown-cards = { $number ->
    [one] 1 unknown card
   *[other] { $number } unknown cards
}
table-no-discards = No card has been discarded yet.
table-zoom-hint = Point at a card, hold it or press I to see it large.

## What followers do in a few words, where a card has little room

table-brief-activate = { $number ->
    [one] Activate an altar.
   *[other] Activate up to { $number } altars.
}
table-brief-discover = { $number ->
    [one] +1 altar, { $word ->
        [by-sanctuary] active if you have a sanctuary.
       *[inactive] inactive.
    }
   *[other] +{ $number } altars, { $word ->
        [by-sanctuary] active if you have a sanctuary.
       *[inactive] inactive.
    }
}
table-brief-draw = { $number ->
    [one] Draw 1 card.
   *[other] Draw { $number } cards.
}
table-brief-discard = { $number ->
    [one] Discard 1 card.
   *[other] Discard { $number } cards.
}
table-brief-sift = { $number ->
    [one] See and keep 1 card of the pile.
   *[other] See { $number } cards of the pile, keep one.
}
table-brief-swap = { $number ->
    [one] Exchange 1 card.
   *[other] Exchange up to { $number } cards.
}
table-brief-recover = { $number ->
    [one] Take 1 discarded card.
   *[other] Take { $number } discarded cards.
}
table-brief-extra-action = { $number ->
    [one] +1 main action.
   *[other] +{ $number } main actions.
}
table-brief-destroy = { $word ->
    [inactive] { $number ->
        [one] Destroy an inactive altar.
       *[other] Destroy up to { $number } inactive altars.
    }
   *[any] { $number ->
        [one] Destroy an enemy altar.
       *[other] Destroy up to { $number } enemy altars.
    }
}
table-brief-seize = { $number ->
    [one] Take an enemy altar.
   *[other] Take { $number } enemy altars.
}
table-brief-deactivate = { $number ->
    [one] Deactivate an enemy altar.
   *[other] Deactivate { $number } enemy altars.
}
table-brief-steal = { $number ->
    [one] Take a card from a hand.
   *[other] Take { $number } cards from a hand.
}
table-brief-banish = { $number ->
    [one] Discard an enemy worshipper.
   *[other] Discard { $number } enemy worshippers.
}
table-brief-lure = { $number ->
    [one] Win over an enemy worshipper.
   *[other] Win over { $number } enemy worshippers.
}
table-brief-ward = Keeps { word-class.many } out.
table-brief-ward-hand = Guards your hand, too.
table-brief-exempt = Enemy Influence spares you.
table-brief-sacrifice = Dies in place of an altar.
table-brief-hand-limit = { $timing ->
    [influence] Enemies keep { $number ->
        [one] 1 card.
       *[other] { $number } cards.
    }
   *[other] You keep { $number ->
        [one] 1 card.
       *[other] { $number } cards.
    }
}
table-brief-win-ties = You win ties.
table-brief-end-bonus = +{ $number } progress at the end.
table-brief-forbid = { $word ->
    [free] Enemies cannot take free actions.
    [ritual] Enemies cannot perform rituals.
    [activation] Enemies cannot activate altars.
   *[protection] Enemies are not protected.
}

## What every symbol says of itself

about-pile = Draw pile
    .text = Take its top card without seeing it first. It is never filled up again; when it is empty, only face-up cards are left to take.
    .rule = ALT-DRAW-01
about-display = Face-up cards
    .text = Draw one of them instead of the top of the pile. With three players or more its place is filled again at once.
    .rule = ALT-DRAW-02
about-round = Round { $number }
    .text = A round is over when everyone has had one turn. If somebody triggers the end, the round is still played out.
    .rule = ALT-TERM-05
about-altars = Altar supply
    .text = Altars left: { $number }. Followers bring them into a realm; destroyed ones come back here.
    .rule = ALT-SETUP-16
about-sanctuaries = Sanctuary supply
    .text = Sanctuaries left: { $number }. When the last one is placed, the game ends with that round.
    .rule = ALT-END-06
about-used = Card being used
    .text = Its text is being carried out. The card is discarded only afterwards.
    .rule = ALT-ABIL-01
about-aside = Cards set aside
    .text = Cards that somebody looks at in secret or exchanges at this moment.
    .rule = ALT-INFO-04
about-discards = Discard pile
    .text = Everybody may look through it. It is never shuffled into a new draw pile.
    .rule = ALT-DRAW-07
about-hand = Hand: { $player }
    .text = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }, secret{ $known ->
        [none] .
       *[other] {" "}except for those that everybody saw going there: { $known }.
    }
    .rule = ALT-INFO-02
about-limit = Hand limit
    .text = During your turn you may hold any number of cards. When it ends, discard until you have { $number }.
    .rule = ALT-HAND-01
about-progress = Progress
    .text = 1 for each sanctuary and 1 for each active altar. At { $number } or more, with at least 1 sanctuary, the realm is complete.
    .rule = ALT-TERM-03
about-complete = Realm complete
    .text = It stays complete, and nobody can target its god any more.
    .rule = ALT-TGT-02
about-sanctuary = Sanctuary
    .text = Counts 1 as soon as it is placed, and stays for good: nobody can destroy or take it.
    .rule = ALT-SAN-01
about-sanctuary-space = Sanctuary space
    .text = A ritual places a sanctuary here: spend cards worth { $number } ritual symbols together, as one main action.
    .rule = ALT-RIT-01
about-altar-active = Active altar
    .text = Counts 1 towards a complete realm. Enemies can destroy, take or deactivate it.
    .rule = ALT-ALT-06
about-altar-inactive = Inactive altar
    .text = Counts nothing until it is activated, mostly by a Priestess.
    .rule = ALT-ALT-05
about-altar-none = Altar space
    .text = Room for an altar. Pilgrims, Scouts and Masons discover altars.
    .rule = ALT-TERM-09
about-worship = Worship zone
    .text = Followers that worship this god work until they leave the zone, and are worth double in a ritual for it.
    .rule = ALT-ADO-03
about-ward = Protection
    .text = { $text }
    .rule = ALT-PROT-01
about-toll = Toll
    .text = { $text }
    .rule = ALT-GOD-07
about-paid = Ritual: { $number } of { $needed } symbols
    .text = Spend cards with the ritual symbol until there are { $needed }. Followers that worship this god are worth double.
    .rule = ALT-RIT-01
about-symbols = Ritual symbols
    .text = What the card is worth in a ritual: { $number } from your hand. A card that can worship is worth twice as much while it worships the god.
    .rule = ALT-RIT-02
about-class = { word-class.many }
    .text = { $word ->
        [priestess] They activate altars.
        [warrior] They destroy or take enemy altars. The Amazon keeps them out.
        [rogue] They steal cards and remove worshippers. The Watchman keeps them out.
        [corruptor] They deactivate altars and win worshippers over. The Vestal keeps them out.
       *[devotee] All other followers. No protection keeps them out as a class.
    }
    .rule = ALT-TERM-11
about-main = Main action
    .text = Using the card takes one of your main actions. It is discarded afterwards.
    .rule = ALT-TURN-05
about-free = Free action
    .text = Using the card costs no main action, and you may do it at any moment of your turn after the draw.
    .rule = ALT-FREE-01
about-adoring = Worship
    .text = As a main action, place the card with one of your gods. Its text is in force while it stays there.
    .rule = ALT-ADO-01
about-influence = Influence
    .text = Using the card takes one of your main actions. It stays in front of its player until their next turn and works on everybody else.
    .rule = ALT-INF-01
about-ritual = Only for rituals
    .text = The card has no text: it is spent in a ritual.
    .rule = ALT-CARD-12
about-protection = Protection symbol
    .text = The follower protects while it worships. In your hand it protects nothing.
    .rule = ALT-PROT-01
about-activation = Activation symbol
    .text = The follower turns inactive altars to their active side.
    .rule = ALT-ALT-05

## The powers of gods in brief: when they work, and what they do then

table-power-first-player-when = Start
table-power-first-player = you have the first turn.
table-power-first-altar-when = Start
table-power-first-altar = your first altar starts active.
table-power-win-ties-when = End
table-power-win-ties = you win every tie.
table-power-end-bonus-when = End
table-power-end-bonus = { $word ->
    [inactive-altar] if nobody has completed everything, +{ $number } progress with an inactive altar.
   *[always] if nobody has completed everything, +{ $number } progress.
}
table-power-ritual-value-when = Ritual
table-power-ritual-value = each { $class } in hand is worth { $number ->
    [one] 1 symbol.
   *[other] { $number } symbols.
}
table-power-spoils-when = Attack
table-power-spoils = altar destroyed or taken ({ $class }): +{ $number ->
    [one] 1 card.
   *[other] { $number } cards.
}
table-power-toll-when = Defence
table-power-toll = while a follower worships this god, targeting it or your hand costs { $number ->
    [one] 1 more card.
   *[other] { $number } more cards.
}
table-power-sift-when = Draw
table-power-sift = in step 2, look at { $number ->
    [one] 1 card
   *[other] { $number } cards
} of the pile and keep one; { $word ->
    [bottom] the rest goes under it.
   *[top] the rest goes back on top.
}

## Tips: when a thing is good, or what it goes with

tip-card-priestess = Keep inactive altars few until she is in your hand: enemies destroy those as well.
tip-card-high-priestess = Discover two altars first, best in one turn with Scouts or Alchemists.
tip-card-pilgrim = Once your altar spaces are full, spend it in a ritual.
tip-card-scout = Discover and activate in one turn: your main action stays free for a Priestess.
tip-card-mason = Perform a ritual first: with a sanctuary it also saves you a Priestess.
tip-card-diviner = Also prepares your next draws: what you put back stays on top.
tip-card-acolyte = Two face-up cards with the ritual symbol bring a sanctuary much closer.
tip-card-messenger = Use it before your main action: you may draw what you need for it.
tip-card-merchant = Exchange what you cannot use for the ritual symbols you lack.
tip-card-necromancer = The later, the better: by then strong cards are in the discard pile.
tip-card-alchemist = Save it for the turn that completes your realm: nobody can answer in between.
tip-card-hierophant = One more card with the ritual symbol, and you have a sanctuary.
tip-card-amazon = Worth an action once you have two altars; later she pays in a ritual.
tip-card-watchman = Guards your other worshippers from Assassins and a good hand from Thieves.
tip-card-vestal = Keeps Heretics off your active altars and the Temptress off your worshippers.
tip-card-exorcist = The answer to Tyrant and Inquisitor when one action would complete your realm.
tip-card-martyr = Guards one altar against every class: useful where no other protector worships.
tip-card-scribe = For those who save up for rituals; an enemy Tax Collector is stronger.
tip-card-chronicler = Let him worship when few cards are left and the race is close.
tip-card-prophet = Best when few cards or sanctuaries are left and no realm is nearly complete.
tip-card-warrior = Aim at the active altar of whoever leads; send an Assassin first against an Amazon.
tip-card-barbarian = Use him before their Priestesses come: active altars are safe from him.
tip-card-conqueror = One altar less for them, one more for you: have a Priestess ready.
tip-card-thief = A large hand behind no Watchman is the best prey.
tip-card-assassin = Opens the way: remove the Amazon, then send your Warrior in the same turn.
tip-card-heretic = An Amazon does not stop it; strongest against a realm that is nearly complete.
tip-card-temptress = Takes a protector for yourself; it is worth double in your next ritual.
tip-card-sorceress = Stops Alchemists, Thieves and Assassins for a round: shelter for your own plan.
tip-card-tyrant = Use him when an enemy lacks only a sanctuary to complete the realm.
tip-card-inquisitor = Use him when an enemy lacks only an active altar to complete the realm.
tip-card-siren = Pays off with attacks to follow, yours or those of others on the leader.
tip-card-tax-collector = Worth it when your enemies hold six cards and save for a ritual.

tip-god-old = Being level is enough for you: a close finish is yours.
tip-god-love = If sanctuaries or cards run out, your last inactive altar need not be activated.
tip-god-war = Collect Warriors: what does not attack pays for rituals.
tip-god-fear = Place any worshipper early: without one, attacks cost nothing more.
tip-god-light = Draw from the pile unless a face-up card is just what you need.

## The gallery: groups of what is printed

gallery-gods = Gods
    .about = Everybody leads one of them; with two players, each leads two.
gallery-priestesses = Priestesses
gallery-main = Devotees with a main action
gallery-free = Devotees with a free action
gallery-worship = Devotees that worship
gallery-influence = Devotees with Influence
gallery-warriors = Warriors
gallery-rogues = Rogues
gallery-corruptors = Corruptors
gallery-setup = Setup
gallery-only-ritual = It has its ritual symbols and no other effect.

## The quick rules, with a heading each; several lines are a list

quick-goal =
    Be the first to complete the realm of your god: five sanctuaries and active altars together, at least one of them a sanctuary. With two players, each of you leads two gods and must complete both realms.
    .title = Goal
quick-turn =
    Draw a card: the top of the draw pile or a face-up card.
    Take one main action: use a card, perform a ritual, worship or pass.
    Before or after it, take as many free actions as you have cards for.
    At the end, keep at most six cards.
    With two players: draw two cards, take two main actions.
    .title = Your turn
quick-altars =
    Pilgrims, Scouts and Masons discover altars, Priestesses activate them. Only active altars count. A realm has room for four altars.
    .title = Altars
quick-costs =
    A ritual: spend cards worth at least three ritual symbols together. Cards from your hand count as printed, worshippers of this god count twice. A sanctuary counts at once and stays for good. A realm has room for three.
    .title = What a sanctuary costs
quick-worship =
    A card that worships works until it leaves the zone. In one zone, all cards have different names. An Influence card stays in front of you until your next turn and works on all your enemies.
    .title = Worship and Influence
quick-attack =
    Warriors destroy or take altars, Rogues steal cards and remove worshippers, Corruptors deactivate altars and win worshippers over. Amazon, Watchman and Vestal each keep one of these classes out.
    .title = Attack and protection
quick-end =
    When all realms of a player are complete, or the last sanctuary is placed, the round is played out. Or nothing is left to draw and all players pass in turn. Complete realms win; otherwise, whoever has a sanctuary comes first, then whoever has more progress.
    .title = How it ends
quick-forgotten =
    Four active altars without a sanctuary are not enough.
    Cards in your hand protect nothing; only worshippers do.
    A god whose realm is complete can no longer be a target.
    Cards spent in a ritual do not do what their text says.
    The discard pile is never shuffled again.
    .title = What everybody forgets
