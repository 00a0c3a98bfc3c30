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
