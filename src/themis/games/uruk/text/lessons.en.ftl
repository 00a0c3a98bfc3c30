### The lessons of Uruk, in English: at most 45 words a step.

## First village

lesson-first-village = First village
    .about = Place an invention, found a village above it, and find out three ways to pay.
lesson-first-village-welcome = Welcome to Uruk. Your Mud House is an invention with a village above it. Add more of both: whoever has the most points when the discs run out wins.
lesson-first-village-place = You hold two Kilns. A level 2 invention costs two of its cards: one is placed, one is paid. Place the Kiln in a new slot.
    .hint = Choose the Kiln in your hand, then the new slot, then pay with the second Kiln.
    .wrong-place = You have only one of these. Level 2 costs two cards of the same name. Another way to pay comes later.
    .wrong-take = You have all you need in your hand. Place the Kiln first.
    .wrong-order = One thing at a time: first the Kiln, then its cubes.
    .wrong-end = You have three actions each turn. Use them!
    .wrong-replace = The Mud House would go back to your hand. Open a new slot, and you have two inventions.
lesson-first-village-cubes = Well built. A bare invention is worth 1 point. A village needs cubes. Every invention can be used once each turn, even a new one: use the Mud House and the Kiln, and take two red cubes.
    .hint = Choose the Mud House in your tableau, then the Kiln, in either order.
    .wrong-save = That takes an action, and you need both for the two red cubes.
    .wrong-end = There is still something to do: use your Mud House and your Kiln.
lesson-first-village-end = Two red cubes, three actions done. End your turn. Nothing is lost: the cubes stay with you.
    .hint = Choose “End the turn”.
lesson-first-village-village = Now found a village above the Kiln. In epoch I a disc costs as many cubes as the level of the invention, in its colour: two red ones.
    .hint = Choose the Kiln's slot and place a disc there.
    .wrong-first = First the village: you have the cubes for it.
    .wrong-end = You can pay for a village. Do not end the turn without it.
lesson-first-village-pair = With a village, the Kiln is worth its level: 2 points. Now the other way to pay: two cards of one colour replace a card that you lack. Place the Axe and pay with your other two pink cards.
    .hint = Choose the Axe, a new slot, then the pink pair.
    .wrong-place = Then no pink pair is left for the Axe. Place the Axe, and pay with the other two.
    .wrong-take = You already hold what you need for the Axe.
    .wrong-use = You need your two actions: one for the Axe, one for a card.
    .wrong-replace = That invention would leave your tableau. Open a new slot instead.
    .wrong-end = You have actions left. Place the Axe.
lesson-first-village-card = One action is left. Take the Kiln from the display: you will see at once what it is good for.
    .hint = Choose the Kiln in the display.
    .wrong-take = Another time. The Kiln is the card you can use at once.
    .wrong-draw = The pile is a gamble. The Kiln is in the display: take it.
    .wrong-use = A cube would be useful, but the Kiln may be gone next turn. Take the card.
    .wrong-end = One action is left. Take the Kiln.
lesson-first-village-end-again = End your turn, and watch what the other player builds.
    .hint = Choose “End the turn”.
lesson-first-village-exchange = A card from your hand becomes a cube of its colour if its invention is in front of anybody. The Kiln is in front of you: exchange the third one for a red cube.
    .hint = Choose the Kiln in your hand, then exchange it.
    .wrong-end = First exchange the Kiln for a cube.
lesson-first-village-free = You know enough. Play as you like until you have 6 points. More villages are the shortest way. I keep quiet unless you ask.
lesson-first-village-farewell = Well done. Still to come: inventions of levels 3 and 4, cities, gods and disasters. Play this game to its end, or take the next lesson.
