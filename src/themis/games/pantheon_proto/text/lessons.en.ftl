### The lessons of the prototype, in English: at most 45 words a step.

## First turn

lesson-first-turn = First turn
    .about = Place your disciples in secret, see what becomes of them, build, and win a quest.
lesson-first-turn-welcome = You are a god with disciples. Peoples quarrel in quests, and your disciples decide who wins. Most victory points win at the end.
lesson-first-turn-power = Every god has one power, which works from now on. Look at what each of them says, and choose the one you like best.
    .hint = Choose any of the powers shown.
lesson-first-turn-tool = Now a tool. It works only once you have built it with wood, metal and wheat, so a cheap one helps sooner. Choose one.
    .hint = Choose any of the tools shown.
lesson-first-turn-objectives = Your secret objectives: at the end, 10 points if the Humans are the highest people on the power scale, and 10 if the Elves are the lowest. In quest I they meet: Elves on the light side, Humans on the dark side.
lesson-first-turn-plan = Everybody plans at once and in secret. Place all your disciples: at most 5 on each cell. Try 5 on the dark side of quest I for the Humans, and the rest on resources. Then say that you are ready.
lesson-first-turn-resolved = All plans are open. First everybody has harvested. In each quest the larger side has won: its people goes up the scale, everybody on that side receives its gift, and the strongest there scores. Read it in the log.
lesson-first-turn-buy = Now spend your resources: monuments score at the end, your tool works from now on, and 2 wheat with 1 wood or metal bring another disciple. Buy what you can, or pass.
lesson-first-turn-quest = A new turn. This time score in a quest: have the most disciples of all on its winning side. Plan as you like, as often as it takes. I keep quiet unless you ask.
lesson-first-turn-farewell = Well done. Still to come: epilogues, initiative, and bluffing while everybody plans. Play this game to its end.
