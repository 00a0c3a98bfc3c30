### The words of Uruk in English.
###
### Variables are named after the fields of events, decisions, choices and facts. A field `seat` is $player; a thing with
### a name, such as a card, comes as $card (Kiln) and as $the-card (the Kiln); where there is none, it is "none".
### A choice's `.here` is its sentence where the facts about it are known; an event's `.next` continues the sentence of one of
### its kind right before it, whose full stop gives way to a comma. A question speaks to the one who is asked; its `.others` is
### what everybody else reads meanwhile.

## The cover of the box

game-world = Inventions make cubes, cubes make cities; gods favour the few, disasters spare the highest bidder.
game-goal = Have the most points at the end, for inventions and for the villages and cities above them.
game-when = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
    .number = { $round }
    .unit = Round
game-tie = A tie is broken by the number of cities.
    .rule = URU-SCORE-11

## Cards: inventions

card-mud-house = Mud House
    .the = the Mud House
card-mud-house-function = Take 1 of the red cubes on it.
card-net = Net
    .the = the Net
card-net-function = Take 1 of the pink cubes on it.
card-clay-pot = Clay Pot
    .the = the Clay Pot
card-clay-pot-function = Take 1 of the yellow cubes on it.
card-cistern = Cistern
    .the = the Cistern
card-cistern-function = Take 1 of the blue cubes on it.

card-city-wall = City Wall
    .the = the City Wall
card-city-wall-function = Once a turn, a red invention costs 1 card less.
card-axe = Axe
    .the = the Axe
card-axe-function = Once a turn, a pink invention costs 1 card less.
card-statuette = Statuette
    .the = the Statuette
card-statuette-function = Once a turn, a yellow invention costs 1 card less.
card-sailing-ship = Sailing Ship
    .the = the Sailing Ship
card-sailing-ship-function = Once a turn, a blue invention costs 1 card less.
card-kiln = Kiln
    .the = the Kiln
card-kiln-function = Gain 1 red cube.
card-domestication = Domestication
    .the = Domestication
card-domestication-function = Gain 1 pink cube.
card-rollers = Rolling
    .the = Rolling
card-rollers-function = Gain 1 yellow cube.
card-water-wheel = Water Wheel
    .the = the Water Wheel
card-water-wheel-function = Gain 1 blue cube.
card-road = Road
    .the = the Road
card-road-function = When placed, it gets 1 cube per display card; each use takes 1 of them.
card-shadoof = Shadoof
    .the = the Shadoof
card-shadoof-function = Once a turn, hand cards may pay for a village, colour for colour.
card-wheel-and-axle = Wheel and Axle
    .the = the Wheel and Axle
card-wheel-and-axle-function = Free, once a turn: swap 1 of your cubes for another colour.
card-lighthouse = Lighthouse
    .the = the Lighthouse
card-lighthouse-function = Your bids count more: +1 in cubes, +2 in cards, and +1 per disc above it.

card-vault = Vault
    .the = the Vault
card-vault-function = Once a turn, a disc costs 1 cube less.
card-pulley = Pulley
    .the = the Pulley
card-pulley-function = Gain 1 red or 1 yellow cube.
card-clay-pipe = Clay Pipe
    .the = the Clay Pipe
card-clay-pipe-function = Fills with up to 2 cubes when players with more discs gain cubes; take all of them.
card-scales = Scales
    .the = the Scales
card-scales-function = At the end, with all 4 colours beside it: 1 point per colour in hand.
card-coinage = Coinage
    .the = Coinage
card-coinage-function = Once a turn, a disc above it costs 2 cubes less.
card-lyre = Lyre
    .the = the Lyre
card-lyre-function = At the end, place 1 extra invention; it scores its level.
card-sewers = Sewers
    .the = the Sewers
card-sewers-function = Gain 1 blue or 1 pink cube.
card-water-clock = Water Clock
    .the = the Water Clock
card-water-clock-function = Your tableau holds 6 inventions instead of 5.

card-ziggurat = Ziggurat
    .the = the Ziggurat
card-ziggurat-function = Gain 1 cube of each colour that your stock lacks.
card-gear-wheel = Gear Wheel
    .the = the Gear Wheel
card-gear-wheel-function = Move 1 disc between two of your inventions at most 1 level apart.
card-astronomy = Astronomy
    .the = Astronomy
card-astronomy-function = Choose a colour: its display cards are discarded and give 1 cube each.
card-aqueduct = Aqueduct
    .the = the Aqueduct
card-aqueduct-function = Turn 1 or 2 hand cards into cubes, or 1 or 2 cubes into cards.

## Cards: events

card-enlil = Enlil
    .the = Enlil
card-enlil-function = Card auction: the winner may place an invention without discarding others.
card-nergal = Nergal
    .the = Nergal
card-nergal-function = Card auction: the winner gains 3 cubes of one colour.
card-ninurta = Ninurta
    .the = Ninurta
card-ninurta-function = Card auction: the winner keeps it and scores 1 point per city at the end.
card-gibil = Gibil
    .the = Gibil
card-gibil-function = Fewest discs: 3 cubes of one colour. Everybody else: 1 cube.
card-marduk = Marduk
    .the = Marduk
card-marduk-function = Fewest discs: the next disc at half price. Everybody else: 1 cube.
card-nannar = Nannar
    .the = Nannar
card-nannar-function = Fewest discs: the next disc at half price. Everybody else may draw a card.
card-ishtar = Ishtar
    .the = Ishtar
card-ishtar-function = Everybody draws a card or gains 1 cube.
card-drought = Drought
    .the = the Drought
card-drought-function = Secret bids of cubes: all but the highest lose 1 disc.
card-earthquake = Earthquake
    .the = the Earthquake
card-earthquake-function = Secret bids of cubes: all but the highest lose an invention without a disc, or else 3 cards.
card-eruption = Volcanic Eruption
    .the = the Volcanic Eruption
card-eruption-function = Secret bids of cubes: all but the highest have only 1 action next turn.

## Colours, epochs, reductions

colour-red = red
colour-red-letter = R
colour-pink = pink
colour-pink-letter = P
colour-yellow = yellow
colour-yellow-letter = Y
colour-blue = blue
colour-blue-letter = B

# A set of cubes is spelled letter by letter.
cubes-r = R
cubes-p = P
cubes-y = Y
cubes-b = B

epoch-i = Epoch I
epoch-ii = Epoch II
epoch-iii = Epoch III
epoch-iv = Epoch IV
epoch-price = { $number } cubes, at least { $different } colours
epoch-price-own = the invention's level in cubes of its colour

reduction-none = Pay the full price
reduction-vault = Use the Vault
reduction-coinage = Use Coinage
reduction-half = Pay half the price

## Options of a table

option-road_take = Road
option-road_take-about = How many cubes one use of the Road gives.
option-road_take-one = one cube of your choice
option-road_take-all = all cubes on it
option-half_price_forced = Half price
option-half_price_forced-about = Whether Marduk and Nannar must be used for the very next disc.
option-half_price_forced-yes = for the very next disc
option-half_price_forced-no = for a later disc if you like
option-losing_bids_kept = Losing bids
option-losing_bids_kept-about = Whether losers keep what they bid.
option-losing_bids_kept-yes = losers keep their bids
option-losing_bids_kept-no = losers pay as well
option-scales_needs_four_others = Scales
option-scales_needs_four_others-about = Whether the other inventions must show all four colours.
option-scales_needs_four_others-yes = four colours beside the Scales
option-scales_needs_four_others-no = four colours with the Scales
option-pipe_trigger = Clay Pipe
option-pipe_trigger-about = Whose turns fill a Clay Pipe.
option-pipe_trigger-anybody-ahead = anybody with more discs than its owner
option-pipe_trigger-leader = only the player with the most discs
option-level1_cubes_only_at_setup = Level-1 cubes
option-level1_cubes_only_at_setup-about = Whether level-1 inventions get cubes only at the start.
option-level1_cubes_only_at_setup-yes = only at the start
option-level1_cubes_only_at_setup-no = whenever they are placed
option-shortage_scope = Shortage
option-shortage_scope-about = When a cube that the bank lacks may be taken from another player.
option-shortage_scope-take-resources = only when taking resources
option-shortage_scope-every-gain = with every gain of cubes into a stock
option-first_reshuffle_removed = First reshuffle
option-first_reshuffle_removed-about = How many of the oldest discards leave the game at the first reshuffle.
option-first_reshuffle_removed-15 = 15 cards
option-first_reshuffle_removed-0 = none
option-first_reshuffle_removed-5 = 5 cards
option-first_reshuffle_removed-10 = 10 cards
option-first_reshuffle_removed-20 = 20 cards
option-shadoof_only_for_lacking_cubes = Shadoof
option-shadoof_only_for_lacking_cubes-about = Whether cards may pay only for cubes you do not have.
option-shadoof_only_for_lacking_cubes-no = for any cube of the price
option-shadoof_only_for_lacking_cubes-yes = only for cubes you lack

## What a player can choose

choice-draw = Draw a card from the pile
choice-take = Take { $the-card } from the display
    .here = Take { $the-card } ({ $colour } { $level })
choice-place = Place { $the-card }
    .here = Place { $the-card } ({ $number ->
        [0] nothing more to pay
       *[other] pay { $copies ->
            [0] {""}
            [one] 1 copy
           *[other] { $copies } copies
        }{ $pairs ->
            [0] {""}
           *[other] { $copies ->
                [0] {""}
               *[other] {" "}and{" "}
            }{ $pairs ->
                [one] 2 cards of one colour
               *[other] { $pairs } times 2 cards of one colour
            }
        }
    })
    .price = { $number ->
        [0] free
       *[other] { $copies ->
            [0] {""}
            [one] 1 copy
           *[other] { $copies } copies
        }{ $pairs ->
            [0] {""}
           *[other] { $copies ->
                [0] {""}
               *[other] {" "}+{" "}
            }{ $pairs ->
                [one] 1 pair
               *[other] { $pairs } pairs
            }
        }
    }
choice-use = Use { $the-card }
    .here = Use { $the-card }{ $number ->
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
choice-exchange = Exchange { $the-card } for a cube
    .here = Exchange { $the-card } for 1 { $colour } cube
choice-disc = Place a disc in slot { $slot }
    .here = { $discs ->
        [2] Build a city above { $the-card }
       *[other] Found a village above { $the-card }
    } ({ $colour ->
        [none] { $full } cubes
       *[other] { $full } { $colour }
    }{ $saved ->
        [0] {""}
       *[other] ; reduced price: { $number }
    })
    .price = { $number ->
        [0] free
       *[other] { $colour ->
            [none] { $number } { $number ->
                [one] cube
               *[other] cubes
            }
           *[other] { $number } { $colour }
        }
    }
choice-end = End the turn
    .left = { $number ->
        [one] 1 action is left.
       *[other] { $number } actions are left.
    } End the turn all the same?
choice-new-slot = Open a new slot
choice-replace = Replace the invention in slot { $slot }
    .here = Replace { $the-card } in slot { $slot }
choice-discount = Use the discount
    .here = Use the discount of { $the-card }
choice-full-price = Pay the full price
choice-copy = Discard another copy
    .here = Discard another copy ({ $card })
choice-pair = Discard a pair of { $colour } cards
choice-discard = Discard { $the-card }
    .here = Discard { $the-card } ({ $colour } { $level })
choice-gain = Choose { $colour }
choice-rob = Take from { $player }
choice-reduce = { $reduction }
    .here = { $reduction } ({ $number ->
        [one] 1 cube
       *[other] { $number } cubes
    })
choice-pay = Pay { $cubes }
choice-move = Move a disc from slot { $slot } to slot { $other-slot }
    .here = Move a disc from { $the-card } to { $the-other-card }
choice-swap = Swap { $colour } for { $other-colour }
choice-bid = Bid { $number }
    .here = Bid { $number }{ $bonus ->
        [0] {""}
       *[other] {" "}({ $own } + { $bonus } Lighthouse = { $total })
    }
choice-lose = Give up slot { $slot }
    .here = { $discs ->
        [0] Lose { $the-card }
       *[other] Lose a disc above { $the-card }
    }
choice-enough = Done
choice-pass = Pass

## What happened

event-started = { $player } goes first.
event-dealt = { $player } begins with { $the-card }.
event-turn-began = { $player }'s turn: { $number ->
    [one] 1 action
   *[other] { $number } actions
}.
event-drew = { $player } draws { $the-card }.
    .next = { $the-card }.
event-drew-hidden = { $player } draws a card from the pile.
event-took = { $player } takes { $the-card } from the display.
event-reshuffled = { $number ->
    [0] Nothing is left to shuffle: the draw pile is empty.
    [one] The discards are shuffled: 1 card makes the new draw pile.
   *[other] The discards are shuffled: { $number } cards make the new draw pile.
}
event-boxed = { $number ->
    [0] No discard leaves the game.
    [one] The oldest discard leaves the game.
   *[other] The { $number } oldest discards leave the game.
}
event-refilled = New in the display: { $card }.
    .next = { $card }.
event-left-display = Gone from the display: { $card }.
    .next = { $card }.
event-omen = An omen appears: { $card }.
event-triggered = { $player } draws another event card: the omen, { $the-card }, comes true when this turn ends.
event-event-discarded = Another event card, { $the-card }, is discarded without effect.
event-facedown-drawn = { $player } puts { $the-card } face down.
event-facedown-discarded = The face-down event card was { $the-card }; it is discarded.
event-event-void = Last round: { $the-card } has no effect and is discarded.
event-placed = { $player } places { $the-card } in slot { $slot }.
event-returned = { $player } takes { $the-card } back.
event-discounted = { $player } uses the discount of { $the-card }.
event-discarded = { $player } discards { $the-card }.
    .next = { $the-card }.
event-used = { $player } uses { $the-card }.
event-gained = { $player } gains { $number } { $colour } { $number ->
        [one] cube
       *[other] cubes
    }.
    .next = { $number } { $colour }.
event-robbed = { $player } takes 1 { $colour } cube from { $other }.
event-filled = { $player } fills { $the-card } with 1 { $colour } cube.
    .next = 1 { $colour }.
event-exchanged = { $player } exchanges { $the-card }.
event-paid = { $player } pays { $number } { $colour } { $number ->
        [one] cube
       *[other] cubes
    }.
    .next = { $number } { $colour }.
event-settled = { $number ->
    [2] { $player } builds a city above { $the-card }.
   *[other] { $player } founds a village above { $the-card }.
}
event-moved = { $player } moves a disc from slot { $slot } to slot { $other-slot }.
event-swapped = { $player } swaps 1 { $colour } cube.
event-event-began = The omen comes true: { $card }.
event-disc-removed = { $epoch } loses 1 disc to the common pool.
event-bid-made = { $player } bids { $number }.
event-passed = { $player } passes.
event-auction-won = { $player } wins the auction with { $number }.
event-auction-void = Nobody bids: { $card } does nothing.
event-favoured = { $card } favours { $player }, who has the fewest discs.
event-no-favour = Several players have the fewest discs: { $card } favours nobody.
event-kept = { $player } keeps { $the-card }.
event-spent-favour = { $player } spends { $the-card }: this disc is half price.
event-bid-set = { $player } has made a secret bid.
event-revealed = { $player } bid { $number } { $number ->
    [one] cube
   *[other] cubes
} (value { $other-number }).
event-spared = { $player } is spared.
event-victim = { $player } is struck.
event-lost-disc = { $player } loses a disc above { $the-card }.
event-lost-discovery = { $player } loses { $the-card }.
event-erupted = { $player } will have only one action next turn.
event-end-triggered = The end of the game is triggered.{ $number ->
    [0] {""}
    [one] {" "}1 disc of the common pool goes on epoch IV.
   *[other] {" "}{ $number } discs of the common pool go on epoch IV.
}
event-stalled = Nothing moves any more: the program brings about the end.
event-last-round = The last round begins.
event-lyre-placed = { $player } adds { $the-card } with the Lyre.
event-scored = { $player } scores { $number ->
    [one] 1 point
   *[other] { $number } points
}.

## What is asked

ask-Turn = { $player }: what next? { $actions ->
        [0] No action left.
        [one] 1 action left.
       *[other] { $actions } actions left.
    }
    .others = { $player } is taking a turn. { $actions ->
        [0] No action left.
        [one] 1 action left.
       *[other] { $actions } actions left.
    }
ask-Exchange = { $player }: do you exchange another card in the same action?
    .others = { $player } is deciding whether to exchange another card.
ask-FillPipe = { $player }: your Clay Pipe gets a cube. Which colour?
    .others = { $player } is choosing a cube for the Clay Pipe.
ask-ChooseSlot = { $player }: where do you place { $the-card }?
    .others = { $player } is choosing where to place an invention.
ask-ChooseDiscount = { $player }: do you use the discount for { $the-card }?
    .others = { $player } is deciding whether to use the discount for { $the-card }.
ask-PayCards = { $player }: { $halves ->
        [0] how do you pay for { $the-card }? { $number ->
            [one] Still due: 1 copy, or 2 cards of one colour.
           *[other] Still due: { $number } times 1 copy or 2 cards of one colour.
        }
        [2] which card is the first of the { $colour } pair?
       *[other] which card is the second of the { $colour } pair?
    }
    .others = { $player } is choosing cards to pay for { $the-card }.
ask-TakeColour = { $player }: which colour do you take with { $the-card }?
    .others = { $player } is choosing a colour with { $the-card }.
ask-Gather = { $player }: which colour do you take next with the Ziggurat? The bank has run out of some.
    .others = { $player } is choosing the next colour with the Ziggurat.
ask-Rob = { $player }: the bank has no { $colour } cube left. Whom do you take one from?
    .others = { $player } is choosing whom to take a { $colour } cube from.
ask-Compensate = { $player }: you have lost 1 { $colour } cube. Which colour do you take in exchange?
    .others = { $player } has lost 1 { $colour } cube and is choosing another colour in exchange.
ask-ChooseReduction = { $player }: which price do you pay for this disc?
    .others = { $player } is choosing the price of a disc.
ask-PayDisc = { $player }: how do you pay for the disc? { $colour ->
        [none] { $number ->
            [one] 1 cube
           *[other] { $number } cubes
        } left to pay{ $different ->
            [0] {""}
            [one] {""}
           *[other] , with at least { $different } colours in all
        }.
       *[other] { $number ->
            [one] 1 { $colour } cube
           *[other] { $number } { $colour } cubes
        } left to pay.
    }{ $cards ->
        [0] {""}
       *[other] {" "}With the Shadoof, cards from your hand may stand for cubes.
    }
    .others = { $player } is paying for a disc.
ask-Aqueduct = { $player }: { $direction ->
        [0] do you turn a card into a cube, or a cube into a card?
        [1] do you turn another card into a cube?
       *[other] do you turn another cube into a card?
    }
    .others = { $player } is using the Aqueduct.
ask-AqueductCube = { $player }: which cube do you take for the card?
    .others = { $player } is choosing a cube in exchange for the card.
ask-AqueductCard = { $player }: which card do you take for the cube?
    .others = { $player } is choosing a card in exchange for the cube.
ask-Gear = { $player }: which disc do you move, and where?
    .others = { $player } is choosing a disc to move.
ask-Swap = { $player }: which cube do you swap, and for which colour?
    .others = { $player } is swapping a cube.
ask-HandLimit = { $player }: you hold too many cards for an event. Which one do you discard?
    .others = { $player } holds too many cards for an event and is choosing one to discard.
ask-Auction = { $player }: do you bid cards (the sum of their levels), or pass? { $leader ->
        [none] No bid yet.
       *[other] { $leader } leads with { $number }.
    }
    .others = { $player } is deciding whether to bid or to pass. { $leader ->
        [none] No bid yet.
       *[other] { $leader } leads with { $number }.
    }
ask-PayBid = { $player }: which card do you discard to pay the bid? { $number ->
        [one] 1 level left to pay.
       *[other] { $number } levels left to pay.
    }
    .others = { $player } is paying a bid with cards.
ask-FreeDiscovery = { $player }: which invention do you place, as Enlil allows, at no further cost?
    .others = { $player } is deciding whether to place an invention, as Enlil allows.
ask-Gift = { $player }: { $number ->
        [one] a god gives you 1 cube. Which colour?
       *[other] a god gives you { $number } cubes of one colour. Which colour?
    }
    .others = { $player } is choosing the colour of { $number ->
        [one] 1 cube
       *[other] { $number } cubes
    } given by a god.
ask-CardGift = { $player }: do you draw a card, as Nannar allows?
    .others = { $player } is deciding whether to draw a card, as Nannar allows.
ask-Ishtar = { $player }: what do you take from Ishtar, a card or 1 cube?
    .others = { $player } is choosing a card or 1 cube from Ishtar.
ask-SecretBids = { $player }: how many cubes do you bid in secret against the disaster?
    .others = { $player } is making a secret bid against the disaster.
ask-PayCubes = { $player }: { $number ->
        [one] which cube do you pay for your bid? 1 cube left to pay.
       *[other] which cubes do you pay for your bid? { $number } cubes left to pay.
    }
    .others = { $player } is paying a bid with cubes.
ask-LoseDisc = { $player }: the Drought takes one of your discs. Which one?
    .others = { $player } is choosing the disc that the Drought takes.
ask-LoseDiscovery = { $player }: the Earthquake destroys one of your inventions without a disc. Which one?
    .others = { $player } is choosing the invention that the Earthquake destroys.
ask-LoseCards = { $player }: which card do you lose to the Earthquake? { $number ->
        [one] 1 card left to discard.
       *[other] { $number } cards left to discard, or all you have.
    }
    .others = { $player } is choosing a card to lose to the Earthquake.
ask-LyreOffer = { $player }: do you place one more invention with the Lyre?
    .others = { $player } is deciding whether to place one more invention with the Lyre.

## The end

end-last-disc-bought = The last disc was bought.
end-last-disc-removed = An event took the last disc.
end-stall = The game had come to a standstill.
source-discoveries = Inventions and settlements
source-cubes = Cubes in stock
source-lyre = Lyre
source-scales = Scales
source-ninurta = Ninurta

## The table

table-round = Round { $number }
table-last-round = last round
table-ending = end triggered
table-epochs = Epochs
table-display = Display
table-omen = Omen
table-no-omen = none yet
table-pending = pending
table-bank = Bank
table-pile = Draw pile { $number }
table-discards = Discards { $number }
table-pool = Pool { $number }
table-stock = Stock
table-stock-all = Stock: { $cubes }
table-hand = Hand { $number }
table-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-points = { $number } VP
table-seen = Seen
table-kept = Keeps
table-erupted = only one action next turn
table-used = used
table-lyre = with the Lyre
table-bid = bid { $number }

## What chance decides

stream-first-player = first player
stream-level-1 = level-1 inventions
stream-deal = hands, display and first discards
stream-pile = draw pile

## The web table

table-tableau = Inventions
table-god = God
table-disaster = Disaster
table-colour-level = { $colour } { $level }
table-card-label = { $card } ({ $details }). { $function }
table-copies = { $number ->
    [one] 1 copy
   *[other] { $number } copies
}
table-copies-in-game = { $number ->
    [one] 1 copy
   *[other] { $number } copies
}, { $left ->
    [0] all seen
   *[other] { $left } not seen yet
}
table-cubes-of-colour = { $number } { $colour }
table-cubes-on-it = on it: { $cubes }
table-bank-cubes = Bank: { $number } { $colour }
table-stock-cubes = Stock: { $number } { $colour }
table-discs-above = Above { $the-card }: { $discs ->
    [0] no disc
    [1] a village
   *[other] a city
}
table-discs-left = { $number ->
    [0] no disc left
    [one] 1 disc
   *[other] { $number } discs
}
table-epoch-label = { $epoch }: { $discs }. Price: { $price }.
table-epoch-now = The next disc comes from here.
table-free-slot = Free slot
table-new-slot = New slot
table-empty-place = Empty place
table-facedown = Face-down event card
table-pile-title = Draw pile
table-discards-title = Discards
table-discards-none = No card has been discarded yet.
table-boxed = Out of the game
table-unknown-cards = { $number ->
    [one] 1 unknown card
   *[other] { $number } unknown cards
}
table-bid-made = bid made
table-zoom-hint = Point at a card, hold it or press I to see it large.

## What every symbol says of itself

about-goal = How to win
    .text = The most points win: an invention is worth 1, with a village its level, with a city twice its level; every 4 cubes in stock add 1.
    .rule = URU-SCORE-11
about-pool = Common pool
    .text = Discs that events took away. They come back as discs of epoch IV when its last one is gone.
    .rule = URU-END-02
about-epoch = { $epoch }
    .text = A disc makes a village; from epoch II on, a second one makes it a city. The next disc comes from the first epoch that still has any. Price here: { $price }.
    .rule = URU-SET-01
about-omen = Omen
    .text = The first event card drawn waits here. The next one sets it off at the end of that turn.
    .rule = URU-EVT-02
about-facedown = Event card, face down
    .text = It only sets off the omen at the end of this turn and has no effect of its own.
    .rule = URU-EVT-12
about-display = Display
    .text = Take one of these cards as an action. Gaps are filled at the end of the turn.
    .rule = URU-DRAW-01
about-pile = Draw pile
    .text = Take the top card as an action, without seeing it first. It also holds the event cards.
    .rule = URU-DRAW-04
about-discards = Discards
    .text = When the draw pile runs out for the first time, the oldest discards leave the game, 15 unless the table chose otherwise, and the rest are shuffled. Later all are shuffled.
    .rule = URU-DECK-01
about-bank = Bank
    .text = All cubes that nobody has. If a colour has run out when you take cubes with an invention, you may take one from whoever has the most of it; they choose another colour in exchange.
    .rule = URU-RES-03
about-cubes = Cubes in stock: { $colour }
    .text = They pay for discs. At the end, every 4 cubes in stock, whatever their colours, are worth 1 point.
    .rule = URU-SCORE-04
about-disc = Village or city
    .text = One disc above an invention is a village, worth its level; two are a city, worth twice its level. Discs stay when the card is replaced.
    .rule = URU-SET-03
about-slot = Free slot
    .text = Room for one more invention: five in all, six with the Water Clock. A new one may also replace another, which returns to your hand.
    .rule = URU-INV-03
about-hand = Cards in hand
    .text = Any number, but when an event comes, everybody discards down to 8.
    .rule = URU-EVT-09
about-kept = Kept event card
    .text = Marduk and Nannar halve the price of the next disc; Ninurta gives 1 point per city at the end.
    .rule = URU-EVT-11

## What is printed, by column

column-colours = Cubes it gives
column-group = Whom it concerns
group-everyone = everybody
column-cubes_bonus = Bonus on bids of cubes
column-cards_bonus = Bonus on bids of cards
column-village_bonus = Further bonus with a village
column-city_bonus = Further bonus with a city

## What stands on the table, as labels

view-bank = Bank
view-omen = Omen
view-pending = An event comes at the end of the turn
view-facedown = Face down
view-epochs = Discs left by epoch
view-pool = Common pool
view-reshuffles = Reshuffles
view-received = Colours received this turn
view-last_round = Last round
view-tableau = Inventions
view-card = Card
view-discs = Discs
view-cubes = Cubes on it
view-stock = Cubes in stock
view-kept = Keeps
view-erupted = Only one action next turn
view-lyre = With the Lyre
view-has_bid = Has made a bid
view-bid = Bid
view-display = Display
view-used = Used this turn

## Tips: when a thing is good, or what it goes with

tip-card-mud-house = Spend its red cubes in epoch I, then replace it: the disc above stays.
tip-card-net = Spend its pink cubes in epoch I, then replace it: the disc above stays.
tip-card-clay-pot = Spend its yellow cubes in epoch I, then replace it: the disc above stays.
tip-card-cistern = Spend its blue cubes in epoch I, then replace it: the disc above stays.
tip-card-city-wall = Brings the Vault, the Pulley and the Ziggurat within reach.
tip-card-axe = Brings the Clay Pipe, the Scales and the Gear Wheel within reach.
tip-card-statuette = Brings Coinage, the Lyre and Astronomy within reach.
tip-card-sailing-ship = Brings the Sewers, the Water Clock and the Aqueduct within reach.
tip-card-kiln = Above red inventions epoch I asks only for red; later epochs want several colours.
tip-card-domestication = Above pink inventions epoch I asks only for pink; later epochs want several colours.
tip-card-rollers = Above yellow inventions epoch I asks only for yellow; later epochs want several colours.
tip-card-water-wheel = Above blue inventions epoch I asks only for blue; later epochs want several colours.
tip-card-road = Place it while the display shows three cards in colours that you lack.
tip-card-shadoof = Strong late: a hand of many colours can found a dear village.
tip-card-wheel-and-axle = Best from epoch II on, when every disc asks for several colours.
tip-card-lighthouse = The bonus counts even when you bid nothing, and is never paid.
tip-card-vault = The sooner you have it, the more villages and cities it makes cheaper.
tip-card-pulley = Together with the Sewers it reaches all four colours.
tip-card-clay-pipe = Good while you are behind in discs; once you lead, replace it.
tip-card-scales = Spread your other inventions over all colours, and keep a card of each.
tip-card-coinage = A cheap city: place its two discs in two different turns.
tip-card-lyre = Save a level 4 and its price for the end: it needs no slot.
tip-card-sewers = Together with the Pulley they reach all four colours.
tip-card-water-clock = Worth it while you can still fill a sixth slot and settle there.
tip-card-ziggurat = Spend your cubes first: an empty stock gains all four colours.
tip-card-gear-wheel = Gathers discs from lower levels, step by step, into cities on your best inventions.
tip-card-astronomy = Use it when two or three display cards share a colour you need.
tip-card-aqueduct = Turns cards that nobody has placed into exactly the colours you lack.
tip-card-enlil = Worth most with a level 4 in hand whose other copies you lack.
tip-card-nergal = Three cubes are seldom worth more than five levels of cards.
tip-card-ninurta = Bid high only with several cities, built or in sight.
tip-card-gibil = Wait with your disc: only whoever is alone with the fewest is favoured.
tip-card-marduk = Half a price saves only one cube in epoch II, two in III and IV.
tip-card-nannar = If two share the fewest discs, it is only a card for everybody.
tip-card-ishtar = Take the colour your next disc lacks; the drawn card may be anything.
tip-card-drought = The village above a level 1 invention costs no point to lose.
tip-card-earthquake = Keep one cheap invention without a disc as the one to lose.
tip-card-eruption = Save your cubes if one action is all that your next turn needs.

## The gallery: groups of what is printed, and what stands on no card

gallery-level-1 = Inventions of level 1
    .about = Everybody starts with one of them.
gallery-level-2 = Inventions of level 2
gallery-level-3 = Inventions of level 3
gallery-level-4 = Inventions of level 4
gallery-gods = Gods
    .about = Event cards, one of each.
gallery-disasters = Disasters
    .about = Event cards, one of each.
gallery-epochs = Epochs
    .about = Their discs found villages and cities.
gallery-level = level { $level }
gallery-epoch = A disc costs { $price }. { $city ->
    [yes] It founds a village or turns one into a city.
   *[no] It founds a village.
}
gallery-epoch-discs = { $same ->
    [yes] discs: { $two }
   *[no] discs with 2, 3, 4 players: { $two }, { $three }, { $four }
}

## The quick rules, with a heading each; several lines are a list

quick-goal =
    Place inventions, found villages and cities above them, and have the most points at the end. An invention is worth 1 point, with a village its level, with a city twice its level.
    .title = Goal
quick-turn =
    Take a card from the display or the draw pile.
    Place an invention.
    Take cubes with one of your inventions.
    Exchange hand cards for cubes.
    Place a disc.
    Use an action card (Aqueduct, Gear Wheel).
    .title = Your turn: up to three actions, even the same again
quick-costs =
    As many of its own cards as its level: one goes into your tableau, the others are discarded. Two cards of one colour replace any of the others. Never go more than one level above your highest. Room for five; a new invention may replace an old one, which returns to your hand.
    .title = What an invention costs
quick-disc =
    Epoch I: as many cubes as the level of the invention, in its colour. Villages only.
    Epoch II: three cubes of different colours.
    Epoch III: one cube of each colour.
    Epoch IV: one cube of each colour and one more.
    .title = What a disc costs
quick-events =
    The first event card is only an omen; the next one sets it off at the end of the turn. One disc leaves the epochs, everyone keeps at most eight cards, then the omen takes effect. Some gods go to the highest bid in cards, others favour whoever has the fewest discs. Disasters spare whoever bids the most cubes, and nobody if all bids are equal.
    .title = Gods and disasters
quick-end =
    When the last disc of epoch IV is gone, finish the round and play one more. Every four cubes in stock are worth 1 point. A tie goes to whoever has the most cities.
    .title = How it ends
quick-forgotten =
    Each invention works once a turn, even in the turn it was placed.
    You may exchange any number of cards in one action. Each must be an invention in somebody's tableau, yours or not.
    Discs stay when the invention below is replaced: a better one under a city scores twice its own level.
    Only the winner of a bid pays it.
    .title = What everybody forgets
