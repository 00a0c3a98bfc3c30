### The lessons of Altar, in English: at most 45 words a step.

## First sanctuary

lesson-first-sanctuary = First sanctuary
    .about = Activate an altar, perform a ritual for a sanctuary, and protect your god.
lesson-first-sanctuary-welcome = You lead the Ancient God. Be the first to complete its realm: five sanctuaries and active altars together, at least one of them a sanctuary.
lesson-first-sanctuary-draw = Each turn begins with a card, from the pile or face up. Take the Hierophant: nothing is better for a ritual, as you will see.
    .hint = Choose the Hierophant among the face-up cards.
    .wrong-draw = The pile is a gamble. The Hierophant is in plain sight: take it.
    .wrong-take = A useful card, but the Hierophant is worth two symbols in a ritual. Take it.
lesson-first-sanctuary-activate = Now one main action. Your altar is inactive, and only active altars count. A Priestess activates one: use her.
    .hint = Choose the Priestess in your hand.
    .wrong-ritual = A good idea, but keep it for the next turn. Activate your altar first.
    .wrong-first = First use the Priestess: your altar is still inactive.
    .wrong-end = You have not acted yet. Use the Priestess.
lesson-first-sanctuary-end = One active altar: the first of five. You have one main action each turn, so end your turn now, and watch the others discover altars.
    .hint = Choose “End the turn”.
    .wrong-more = Free actions would still be possible, but save them for your next turn. End this one.
lesson-first-sanctuary-draw-again = Your turn again. Take a card first: this time whichever you like, face up or from the pile.
    .hint = Choose any face-up card, or the pile.
lesson-first-sanctuary-ritual = Perform a ritual: spend cards worth three ritual symbols. The Hierophant has two, the Diviner one. A sanctuary counts like an active altar, and nobody can ever take it away.
    .hint = Choose your sanctuary spaces to begin the ritual, then spend the Hierophant and the Diviner.
    .wrong-spend = Keep that one: you will need it. Spend the Hierophant and the Diviner.
    .wrong-first = The ritual first: you hold all three symbols, and a sanctuary is yours for good.
    .wrong-end = You have three symbols in your hand. Perform the ritual first.
lesson-first-sanctuary-end-again = Your first sanctuary: two of five. End your turn. But the others do not only build…
    .hint = Choose “End the turn”.
    .wrong-more = Free actions would still be possible, but save them for your next turn. End this one.
lesson-first-sanctuary-attacked = A Warrior has destroyed your altar! Altars can be destroyed, taken or deactivated. Sanctuaries stay for good. Cards in your hand protect nothing: a follower must worship your god.
lesson-first-sanctuary-protect = It is your turn: take a card. Then let your Amazon worship the Ancient God. As long as she does, no Warrior can aim at this god. In a ritual a worshipper is worth two symbols instead of one.
    .hint = Take any card, face up or from the pile, then choose the Amazon and let her worship.
    .wrong-first = The Amazon first, or your next altar goes the same way.
    .wrong-discard = Not the Amazon: she is to protect your god. Discard another card.
    .wrong-end = Your god is still without protection. Let the Amazon worship.
lesson-first-sanctuary-free = Play until your realm counts three. Pilgrims, Scouts and Masons discover altars, Priestesses activate them. When the last sanctuary is placed, the game ends with that round: of all realms with a sanctuary, the one that counts most wins. I keep quiet unless you ask.
lesson-first-sanctuary-farewell = Well done. Still to come: attacks of your own, Influence, and the other ways in which a game ends. Play this game to its end, or take the next lesson.

## Attack and protection

lesson-second-attack = Attack and protection
    .about = Destroy an altar, steal a card, and see what a worshipper protects.
lesson-second-attack-welcome = You know how to build. The others do, too: the Goddess of Love begins with an active altar, which counts. Today you learn to slow them down.
lesson-second-attack-draw = A card first, as always. Take the Amazon, who is face up: she will be useful twice over.
    .hint = Choose the Amazon among the face-up cards.
    .wrong-draw = Not the pile this time. Take the Amazon.
    .wrong-take = Another time. Take the Amazon: she protects against Warriors.
lesson-second-attack-destroy = Your main action: use the Warrior. It destroys one altar of an enemy god, active or not. Aim at the one that counts, of the Goddess of Love.
    .hint = Choose the Warrior in your hand, then the altar of the Goddess of Love.
    .wrong-target = That altar is inactive and counts for nothing yet. Aim at the Goddess of Love.
    .wrong-first = The Warrior first: the Goddess of Love already has an altar that counts.
    .wrong-thief = The Thief is a free action: he costs nothing and can wait. The Warrior first.
    .wrong-end = You have a main action. Use the Warrior.
lesson-second-attack-steal = The Thief is a free action: it comes on top of your main action. Take a random card from the hand beside the Goddess of Love.
    .hint = Choose the Thief, then the hand beside the Goddess of Love, below its player's name.
    .wrong-target = Rather the other hand, the one beside the Goddess of Love.
    .wrong-first = First the Thief. A free action costs nothing else.
    .wrong-end = You still have a free action: the Thief.
lesson-second-attack-end = A card more for you, a card less for them. End your turn, and watch what the God of Fear does about it.
    .hint = Choose “End the turn”.
    .wrong-more = Free actions would still be possible, but that is enough for this turn. End it.
lesson-second-attack-warded = A Watchman now worships the God of Fear. As long as he does, no Rogue (Thief or Assassin) can aim at this god or at that player's hand: your next Thief must look elsewhere.
lesson-second-attack-worship = Your turn: take a card, then let your Amazon worship. She keeps Warriors away. And in a ritual a worshipper is worth twice its symbols: two instead of one.
    .hint = Take any card, face up or from the pile, then choose the Amazon and let her worship.
    .wrong-first = The Amazon first: she keeps Warriors away and counts double in a ritual.
    .wrong-discard = Not the Amazon: she is to protect your god. Discard another card.
    .wrong-end = Your god has no protection yet. Let the Amazon worship.
lesson-second-attack-free = Now play as you like until you have a sanctuary or two active altars. Remember that the Amazon is worth two symbols in a ritual. I keep quiet unless you ask.
lesson-second-attack-farewell = Well done. After Warriors and Rogues you will meet a third class that attacks: Corruptors deactivate altars and win worshippers over. And Influence works on all your enemies at once. Play this game to its end.

## Influence

lesson-third-influence = Influence
    .about = Act twice in a turn, deactivate an altar, and forbid rituals to everybody else.
lesson-third-influence-welcome = One main action a turn is little. Some cards give you more, and some hold back all the others at once. You hold one of each: the Alchemist and the Tyrant.
lesson-third-influence-draw = A card first. Take the Mason, who is face up: once you have a sanctuary, the altars that Masons discover are active at once.
    .hint = Choose the Mason among the face-up cards.
    .wrong-take = Another time. Take the Mason: he is the best builder later on.
lesson-third-influence-extra = Use the Alchemist. It is a free action, and it gives you 1 more main action this turn.
    .hint = Choose the Alchemist in your hand.
    .wrong-first = First the Alchemist, then you can do two things this turn.
    .wrong-end = Use the Alchemist, and you can act twice.
lesson-third-influence-both = Two main actions. Use the Heretic, a Corruptor: it deactivates the altar of the Goddess of Love. And use the Tyrant, an Influence card: until your next turn no enemy can perform a ritual. In either order.
    .hint = Choose the Heretic, then the Tyrant.
    .wrong-first = Save your main actions for the Heretic and the Tyrant.
    .wrong-end = Not yet: use both the Heretic and the Tyrant this turn.
lesson-third-influence-end = Nobody else builds a sanctuary this round. End your turn, and watch what they do instead.
    .hint = Choose “End the turn”.
    .wrong-more = Free actions would still be possible, but save them for your next turn. End this one.
lesson-third-influence-gone = The Goddess of Love has needed a Priestess to activate her altar again: you have won a whole turn. When your next turn begins, the Tyrant leaves, for Influence lasts one round. You may then shuffle the face-up cards into the pile for new ones.
lesson-third-influence-free = Now build as you like until your realm counts three. Use whatever slows the others down at the right moment. I keep quiet unless you ask.
lesson-third-influence-farewell = Well done. Whoever completes their realm wins. But the game also ends when the last sanctuary is placed or nothing is left to draw: of all who have a sanctuary, the one with the greatest progress wins. Play this game to its end.
