### The words of Altar in English.
###
### Variables are named after the fields of events, decisions, choices and facts. A field `seat` is $player; a thing with
### a name, such as a card, comes as $card (Pilgrim) and as $the-card (the Pilgrim); where there is none, it is "none".
### What a card or god does is said effect by effect: a message `effect-…` gets the $number and the $word of the effect as
### they stand in `content.toml`. An attribute named after a timing is the sentence where the effect has that timing.

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

god-old = Old God
    .the = the Old God
god-love = Goddess of Love
    .the = the Goddess of Love
god-war = God of War
    .the = the God of War
god-fear = God of Fear
    .the = the God of Fear
god-light = Goddess of Light
    .the = the Goddess of Light

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
symbol-adoration = adoration
symbol-influence = influence
symbol-protection = protection
symbol-activation = activation
special-follower = special follower

zone-realm = realm
zone-altars = altar spaces
zone-sanctuaries = sanctuary spaces
zone-adoration = adoration zone
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
timing-adoring = While adoring
timing-influence = Influence
timing-ritual = Only for rituals
timing-power = Power

ritual-symbols = { $number ->
    [0] no ritual symbol
    [one] 1 ritual symbol
   *[other] { $number } ritual symbols
}
first-altar-active = The first altar lies active.
first-altar-inactive = The first altar lies inactive.

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
    [one] Activate an inactive altar of yours.
   *[other] Activate inactive altars of yours, { $number } at most.
}
effect-discover = { $word ->
    [by-sanctuary] { $number ->
        [one] Discover 1 altar; in a realm that has a sanctuary it lies active.
       *[other] Discover { $number } altars; in a realm that has a sanctuary they lie active.
    }
   *[inactive] { $number ->
        [one] Discover 1 altar, which lies inactive.
       *[other] Discover { $number } altars, which lie inactive.
    }
}
effect-draw = { $word ->
    [pile] { $number ->
        [one] Draw 1 card from the pile.
       *[other] Draw { $number } cards from the pile.
    }
   *[any] { $number ->
        [one] Draw 1 card, a face-up one or from the pile.
       *[other] Draw { $number } cards, face-up ones or from the pile.
    }
}
effect-discard = { $number ->
    [one] Discard a card of your hand.
   *[other] Discard { $number } cards of your hand.
}
effect-sift = See { $number ->
    [one] the top card
   *[other] the top { $number } cards
} of the pile and keep one; { $word ->
    [bottom] the rest goes under the pile.
   *[top] the rest goes back on top in the order you like.
}
    .power = When you draw from the pile in the second step of your turn, see { $number ->
        [one] its top card
       *[other] its top { $number } cards
    } and keep one; { $word ->
        [bottom] the rest goes under the pile.
       *[top] the rest goes back on top in the order you like.
    }
effect-swap = { $number ->
    [one] Exchange a card of your hand for a face-up one.
   *[other] Exchange cards of your hand for face-up ones, { $number } at most.
}
effect-recover = { $number ->
    [one] Take a card of your choice from the discard pile, but none of this name.
   *[other] Take { $number } cards of your choice from the discard pile, but none of this name.
}
effect-extra-action = { $number ->
    [one] You have 1 main action more in this turn.
   *[other] You have { $number } main actions more in this turn.
}

## Effects done once: the hostile ones

effect-destroy = { $word ->
    [inactive] { $number ->
        [one] Destroy an inactive altar of an enemy god.
       *[other] Destroy inactive altars of enemy gods, { $number } at most.
    }
   *[any] { $number ->
        [one] Destroy an altar of an enemy god, active or not.
       *[other] Destroy altars of enemy gods, active or not, { $number } at most.
    }
}
effect-seize = { $word ->
    [inactive] { $number ->
        [one] Take an inactive altar of an enemy god; it lies inactive in a realm of yours.
       *[other] Take { $number } inactive altars of enemy gods; they lie inactive in realms of yours.
    }
   *[any] { $number ->
        [one] Take an altar of an enemy god, active or not; it lies inactive in a realm of yours.
       *[other] Take { $number } altars of enemy gods, active or not; they lie inactive in realms of yours.
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
    [one] Discard a follower that adores an enemy god.
   *[other] Discard { $number } followers that adore enemy gods.
}
effect-lure = { $number ->
    [one] A follower that adores an enemy god now adores yours, if none of that name does.
   *[other] { $number } followers that adore enemy gods now adore yours, if none of that name does.
}

## Effects in force while a follower adores, or as Influence

effect-ward = This god is no target for { word-class.many }.
effect-ward-hand = Your hand is no target for { word-class.many }.
effect-exempt = Enemy Influence does not touch you.
effect-sacrifice = The next altar of this realm that an enemy card would destroy, take or deactivate stays; this follower is discarded.
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
effect-end-bonus = At the second or third ending, this god's progress is { $number } higher{ $word ->
    [inactive-altar] {" "}if the realm has an inactive altar.
   *[always] .
}
effect-forbid = { $word ->
    [free] Your enemies take no free actions.
    [ritual] Your enemies perform no rituals.
    [activation] Your enemies activate no altars.
   *[protection] Followers do not protect the gods and hands of your enemies from anybody.
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
effect-toll = While a follower adores this god, an enemy card aimed at the god or your hand costs { $number ->
    [one] 1 more card.
   *[other] { $number } more cards.
}

## Options of a table

option-priestess_removal = Priestesses
option-priestess_removal-about = How many Priestesses leave the game with three and four players.
option-priestess_removal-printed = 1 with three, 2 with four
option-priestess_removal-inverse = 2 with three, 1 with four
option-god_choice = Gods
option-god_choice-about = How players come to their gods.
option-god_choice-chosen = chosen in turn
option-god_choice-random = dealt at random
option-oldest_player = Oldest player
option-oldest_player-about = Who counts as the oldest, chooses a god first and begins unless the Old God does. An absent seat leaves it to chance.
option-oldest_player-random = chance decides
option-oldest_player-1 = seat 1
option-oldest_player-2 = seat 2
option-oldest_player-3 = seat 3
option-oldest_player-4 = seat 4
option-oldest_player-5 = seat 5
