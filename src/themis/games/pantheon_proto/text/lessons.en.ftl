### The lessons of the prototype, in English: at most 45 words a step.

## First turn

lesson-first-turn = First turn
    .about = Place your disciples in secret, see what becomes of them, build, and win a quest.
lesson-first-turn-welcome = You are a god and act through disciples: they harvest, and they decide quests between two peoples. At the end the most victory points win.
lesson-first-turn-power = Every god has one power, from the beginning. Read what each of these does, and choose the one you like best.
    .hint = Any of them will do. The one outlined, Abundance, is easy to play: it brings resources at once.
lesson-first-turn-tool = Now a tool. It stays secret, and does nothing until you pay its price and build it. A cheap one helps sooner. Choose one.
    .hint = Any of them will do. The one outlined is the cheaper.
lesson-first-turn-objectives = You have two secret objectives: 10 points if the Humans end highest on this power scale, and 10 if the Elves end lowest. In quest I the two meet: Elves on the light side, Humans on the dark side.
lesson-first-turn-plan = Everybody plans at once, in secret. Place all your disciples, at most 5 on each cell. I would put 5 on the dark side of quest I, which serves both your objectives, and the rest on wood, metal and wheat. Choose freely, then press “Ready”.
lesson-first-turn-resolved = All plans are open. First everybody harvested. Then the cell with the flag set the initiative order: whoever has more disciples there comes earlier, which decides ties in quests and who builds first.
lesson-first-turn-won = Then, quest by quest, the side with more disciples won. Its people goes up the scale, the other one down; everybody on that side receives its gift, and the strongest of them scores 3 points. Are the Humans up and the Elves down?
lesson-first-turn-marks = Each winning side also got a marker. A second one on that side ends the quest, and a new one comes. The game ends with the turn in which quests or monuments run out, or a people reaches an end of the scale.
lesson-first-turn-buy = Now spend your harvest. First you build: monuments score at the end, and a built tool works from now on. “Finish building” leads on to recruiting: 2 wheat with 1 wood or metal bring another disciple. What you do not spend, you keep.
lesson-first-turn-quest = A new turn. This time score in a quest: have more disciples than anybody else on the side that wins. Plan as you like, as many turns as it takes. I keep quiet unless you ask.
lesson-first-turn-farewell = Well done. The next lesson is about monuments and initiative. What epilogues do, and how to bluff, you will find out in play. Finish this lesson: the game goes on, and you may play it to its end.

## Monuments

lesson-monuments = Monuments
    .about = Choose a power and a tool for builders, harvest just what two monuments cost, build them, and recruit.
lesson-monuments-welcome = Quests are not the only way to win. Monuments stay with you and score at the end: today you are a builder.
lesson-monuments-power = Choose a power that fits this plan. With the Great Architect each monument costs you 1 wood less, and each purchase phase brings you 1 metal.
    .hint = Choose the Great Architect.
    .wrong-power = That one suits another plan. A builder takes the Great Architect.
lesson-monuments-tool = Now a tool for the same plan. The Master's Compass saves 1 metal on each monument, but you must have built one before.
    .hint = Choose the Master's Compass.
    .wrong-tool = That one suits another plan. A builder takes the Master's Compass.
lesson-monuments-display = Two white monuments are on display. The Votive Statue scores 5, the Marble Quarry 3 for each white monument you have, itself included. With the Compass built in between, all three cost you 4 wood, 4 metal and 4 wheat.
lesson-monuments-plan = You have 1 wood and 1 metal; 1 metal more is coming. So place 3 on wood, 2 on metal, 4 on wheat, and 3 on initiative, or another may build your monuments first. The last 3 help your Dwarves: light side of quest I.
lesson-monuments-build = Everybody builds in initiative order, so somebody before you may have taken what you want. If not: first the Votive Statue, then your Compass, then the Marble Quarry, cheaper by then. Otherwise build what you can. “Finish building” leads on to recruiting.
lesson-monuments-ending = The game ends after the turn in which a monument or a quest cannot be replaced, or a people reaches an end of the power scale. Only then do monuments and objectives score, and 1 point for every 3 resources left.
lesson-monuments-free = Now build another monument and recruit a disciple, for 2 wheat and 1 wood or metal. An early recruit works in every turn that is left. Plan as you like. I keep quiet unless you ask.
lesson-monuments-farewell = Well done. Builders go to quests too: gifts bring resources, and your two objectives are worth 20 points. Epilogues and bluffing come with practice: finish this lesson, and play the game to its end.
