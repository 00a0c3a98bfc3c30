### The lessons of Pantheon, in English: at most 45 words a step.

## First steps

lesson-first-steps = First steps
    .about = Worship a deity, build a road to a booty tile, draw cards and buy an offering tile.
lesson-first-steps-welcome = Peoples rise and fall over six epochs. Gain deities, demigods and columns; the most points win. Each turn you take just one of four actions: Move, Buy, Cult or Draw.
lesson-first-steps-cult = Begin with Cult. Taksator asks for three offerings of one type and two of another. You hold three gifts and two dancers: worship.
    .hint = Choose Taksator in the deity row, then pay with your cards.
    .wrong-first = Later. First worship Taksator: you already hold all the offerings.
lesson-first-steps-move = One point, and a money card from Taksator. Now Move: with the big foot, your bonus and a movement card you have four steps. Lead your feet from Roma to the tile on the Mare Siculum, three spaces away, then finish.
    .hint = Choose the big foot, then space after space towards the Mare Siculum, and finish.
    .wrong-road = That leads away from the tile. Place the next foot towards the Mare Siculum.
    .wrong-finish = You are not there yet. Place feet up to the Mare Siculum.
    .wrong-first = First the tile, before somebody else takes it: Move.
lesson-first-steps-draw = The tile gave you feet and a column for later roads. After your Move everybody else moved too, or drew a card. Now Draw: take any three cards, face up or from the pile.
    .hint = Choose three cards one after the other, face up or from the pile.
    .wrong-first = Your hand is nearly empty. Draw three cards first.
lesson-first-steps-buy = Now Buy. An offering tile pays for deities again and again, because tiles stay with you. Rank 1 costs 1 coin, rank 2 costs 3. Buy one of the type you like best, then finish.
    .hint = Choose the market, then an offering tile, then finish.
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
lesson-columns-column = Now a column. It needs a column space with one of your feet beside it. The big foot and your bonus give two steps: a foot east of Olisipo, then the column at Olisipo. Finish, and keep your movement card.
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
lesson-columns-farewell = Well done. A good plan: four columns before epoch 3 ends, because they score twice. Still to come: demigods, jumps and the other peoples. Play this game to its end.
