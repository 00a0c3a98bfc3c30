### The lessons of Pantheon, in English: at most 45 words a step.

## First steps

lesson-first-steps = First steps
    .about = Worship a deity, build a road to a booty tile, draw cards and buy an offering tile.
lesson-first-steps-welcome = Peoples rise and fall over six epochs. Gain deities, demigods and columns; the most points win. Each turn you take just one of four actions: Move, Buy, Cult or Draw.
lesson-first-steps-cult = Begin with Cult. Taksator asks for three offerings of one type and two of another. You hold three gifts and two dancers: choose Taksator, then the marked way to pay.
    .hint = Choose Taksator in the deity row, then pay with your cards.
    .wrong-first = Later. First worship Taksator: you already hold all the offerings.
lesson-first-steps-move = One point, and a money card from Taksator. Now Move: you have four steps, and three are enough. Choose Move, then the marked tile: your pieces, three feet, are placed all the way there. Then finish.
    .hint = Choose Move, then the marked tile, then finish.
    .wrong-road = That leads away from the tile. Place the next piece towards the marked tile.
    .wrong-finish = You are not there yet. Place pieces up to the marked tile.
    .wrong-first = First the tile, before somebody else takes it: Move.
lesson-first-steps-draw = The tile gave you feet and a column for later roads. After your Move your opponent moved too, or drew a card. Now Draw: take any three cards, face up or from the pile.
    .hint = Choose three cards one after the other, face up or from the pile.
    .wrong-first = Your hand is nearly empty. Draw three cards first.
lesson-first-steps-buy = Now Buy. An offering tile pays for deities again and again, because tiles stay with you. Rank 1 costs 1 coin, rank 2 costs 3. Choose Buy, then one of the four marked types in front of you, then finish.
    .hint = Choose Buy, then one of the marked types, then finish.
    .wrong-place = Keep your coins for an offering tile this time.
    .wrong-first = You have coins now. Buy an offering tile.
lesson-first-steps-free = You have seen all four actions. Play as you like until you worship another deity or end the epoch. Collect offerings of one type. I keep quiet unless you ask.
lesson-first-steps-farewell = Well done. Still to come: columns and demigods, which score after epochs 3 and 6, and what each people does. Play this game to its end, or take the next lesson.

## Columns

lesson-columns = Columns
    .about = Place a column that stays, react to a Move of somebody else, and end the epoch yourself.
lesson-columns-welcome = Columns stay on the map until the end of the game. After epochs 3 and 6 each scores 1 point; if you have four, each scores 2.
lesson-columns-tile = Iberia gives everybody an offering tile. Take the gift tile: it goes with the three gift cards in your hand.
    .hint = Choose the gift tile.
    .wrong-first = A tile is best where you hold many cards of its type. You have three gifts: take the gift tile.
lesson-columns-cult = A tile pays together with cards, and it stays. Gaiviles asks for three offerings of one type and one of another: your tile and two gift cards, and a dancer. So you keep a gift. Worship.
    .hint = Choose Gaiviles in the deity row, then pay with gifts and a dancer.
    .wrong-deity = That would take all your gifts. Gaiviles leaves you one for the next deity.
    .wrong-first = Not yet. You can pay Gaiviles now: worship.
lesson-columns-column = Now a column. It needs a column space with one of your feet beside it. The big foot and your bonus tile give two steps: a foot east of Olisipo, then the column at Olisipo. Finish, and keep your movement card.
    .hint = Choose the big foot, place a foot east of Olisipo and a column at Olisipo, then finish.
    .wrong-road = From there no column space is within your steps. Place a foot beside Olisipo.
    .wrong-finish = The column is still missing: Olisipo, beside your foot.
    .wrong-first = First the column: Move.
lesson-columns-draw = One deity is left. Whoever takes it ends the epoch and scores 3 points: be quick. Taksator asks for three of one type and two of another. Draw what you lack: a gift and two dancers, face up.
    .hint = Take a gift and two dancers from the face-up cards.
    .wrong-card = That may not pay for Taksator. Take a gift and two dancers, face up.
    .wrong-first = You lack offerings for Taksator. Draw first.
lesson-columns-react = Your opponent moved, so you may react: place pieces too, without the big foot, or take one card. A Move always helps the others as well. Here both are good.
    .hint = Take a card, or place a foot and finish.
lesson-columns-end = Now worship Taksator, the last deity of the row. It scores 1 point, and because the epoch ends in your turn you score 3 more.
    .hint = Choose Taksator, then pay with gifts and dancers.
    .wrong-first = Somebody else could take Taksator. Worship now: you have all the offerings.
lesson-columns-decline = Epoch 2: Roma is active, and everybody drew two cards. Your feet are back in your reserve. Your column stays: it scores after epoch 3 and again after epoch 6.
lesson-columns-free = Roads start at Roma now, and Syracusae is a column space nearby. Every deity scores 2 points. Play as you like until you place another column or the epoch ends. I keep quiet unless you ask.
lesson-columns-farewell = Well done. A good plan: four columns before epoch 3 ends, because they score twice. Still to come: demigods, jumps and the other peoples. Play this game to its end, or take the next lesson.

## Demigods

lesson-demigods = Demigods
    .about = Gain demigods in two ways, move in somebody else's turn, and buy feet for a longer road.
lesson-demigods-welcome = Demigods score their value after epoch 3 and again after epoch 6. Four are in the row: 3, 3, 2 and 1. Whoever gains one takes the highest that is there.
lesson-demigods-cult = Graecia filled your hand to seven cards. Worship Plaesiris: four gifts and two dancers are enough, and you gain two demigods.
    .hint = Choose Plaesiris in the deity row, then pay with gifts and dancers.
    .wrong-deity = That deity brings no demigod. Worship Plaesiris, who brings the two highest.
    .wrong-first = Not yet: somebody else could take the two highest demigods. Worship Plaesiris.
lesson-demigods-react = Your opponent moved, so you react. Your bonus tile and a movement card give three steps: enough for the Demigod tile on the Mare Creticum. A space with somebody else's foot costs 2 steps, so begin south-east of Graecia.
    .hint = Move to the Mare Creticum, beginning south-east of Graecia.
    .wrong-road = That way three steps are not enough. Place your feet towards the Mare Creticum, on free spaces.
    .wrong-finish = You are not there yet. Place feet up to the Mare Creticum.
    .wrong-first = A card can wait. Three steps take you to a demigod now: move.
lesson-demigods-draw = A third demigod, worth 2, and your own turn begins only now. The last tile is another Demigod, in Scythia, three spaces from Graecia. You have one foot left. Draw both money cards and a movement card, face up.
    .hint = Take both money cards and a movement card from the face-up cards.
    .wrong-card = For Scythia you need both money cards and a movement card. Take them from the face-up cards.
    .wrong-first = Your hand is empty, and one foot does not reach Scythia. Draw first.
lesson-demigods-buy = Now Buy. A foot or a column from your supply costs 1 coin and goes to your reserve. Buy two feet and pay. Nobody reacts to Buy, so it does not help your opponent.
    .hint = Choose the market, then a foot of your supply twice, then pay with your money cards.
    .wrong-coin = This time buy feet from your supply with both coins: Scythia is three spaces away, and you have one foot.
    .wrong-finish = You need two more feet. Buy both before you finish.
    .wrong-first = First the feet: one alone does not reach Scythia. Buy.
lesson-demigods-free = Now Scythia is within your steps. Its tile is the last one: the epoch ends, and whoever has the turn scores 3 points. Play as you like until you gain a demigod or the epoch ends. I keep quiet unless you ask.
lesson-demigods-farewell = Well done. A good plan: gain demigods before epoch 3 ends, because they score twice. Those worth 4 to 6 come later. Still to come: jumps and the other peoples. Play this game to its end.
