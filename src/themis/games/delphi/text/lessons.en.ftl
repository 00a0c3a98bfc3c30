### The lessons of Delphi, in English: at most 45 words a step.

## First offering

lesson-first-turn = First offering
    .about = Pay for actions with your dice, sail, and bring an offering to its temple.
lesson-first-turn-welcome = Zeus has set everybody the same twelve tasks. Whoever completes them all and is back on the Zeus space first wins.
lesson-first-turn-sail = You have three dice. Each pays for one action in its colour. Sail with the red die: up to three spaces, and stop on a red one. Choose the red space beside Kythera.
    .hint = Choose your ship, then the marked red space, then the red die.
    .wrong-space = Later. Stop on the marked red space: a blue offering waits beside it.
    .wrong-die = The red die takes you there without a favour. Keep the blue ones.
    .wrong-first = A die can do this too, but today begins at sea. Sail to the red space.
    .wrong-end = Three dice are three actions. Use them all!
lesson-first-turn-load = You are beside Kythera, where a blue offering waits, and one of your tasks is a blue offering. Load it: that takes a die of its colour.
    .hint = Choose the offering on Kythera.
    .wrong-sail = Not without the offering. Load it first.
    .wrong-colour = Take the blue one: its temple is close, and one of your tasks asks for it.
    .wrong-first = You need both blue dice. Load the blue offering.
    .wrong-end = Two dice are left. Load the blue offering.
lesson-first-turn-favour = The blue temple is on Leukas, beside a yellow space, but your last die is blue. A favour moves a die one step along the wheel, from blue to yellow. Sail there and pay 1 favour.
    .hint = Choose your ship, then the marked yellow space. The favour is paid for you.
    .wrong-space = That does not lead to the blue temple. Choose the marked yellow space.
    .wrong-load = Your task is on its way. Use this die to sail.
    .wrong-first = Another time. With this die you reach the temple.
    .wrong-end = One die is left. It takes you to the temple.
lesson-first-turn-end = All dice are used. End your turn and consult the oracle: you roll now for your next turn, so you can plan it while the others play.
    .hint = Choose the oracle, which ends the turn.
lesson-first-turn-god = The other player has rolled green, the colour of Artemis. When others roll, you may advance one god of such a colour that is above row 0. A god on the top row will help you once.
    .hint = Choose Artemis.
    .wrong-decline = A step for nothing: take it. Advance Artemis.
lesson-first-turn-titan = The round is over, and the Titan attacks with a 4. Your shield is lower, so you draw an injury card. Three of one colour, or six in all, cost a whole turn. You have two green ones: beware.
lesson-first-turn-offer = You are beside the blue temple, and you rolled blue. Make your offering: that completes your first task and brings 3 favours.
    .hint = Choose the temple on Leukas, then pay with the blue die.
    .wrong-die = That would cost favours. The blue die costs nothing.
    .wrong-sail = First the offering: you are beside its temple.
    .wrong-first = First the offering. Your injuries can wait for the next die.
    .wrong-end = Make your offering before you end the turn.
lesson-first-turn-rest = One of twelve! Two dice are left. One green die discards all your green injuries at once. Any die draws an oracle card, which is like a die for later. Do both.
    .hint = Choose a green injury, then the oracle cards, in either order.
    .wrong-other = That is possible, but your injuries become dangerous. Discard them and draw a card.
    .wrong-end = Do not leave dice unused: discard your injuries and draw a card.
lesson-first-turn-free = Now you are on your own: complete one more task, whichever you like. Your task tiles say what is left. I keep quiet unless you ask.
lesson-first-turn-farewell = Well done. Still to come: islands to explore, statues, monsters, and gods who help. Play this game to its end, or take the next lesson.
