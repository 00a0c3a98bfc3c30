### Lessons: the shelf, and what a coach says in every game.

learn = Learn
learn-about = Each lesson is a real game with a coach beside it. You make the moves; take them back, leave or play on whenever you like.
learn-quick = Quick rules
learn-none = There is no lesson for this game yet. The quick rules tell it on one page.
learn-rung = Bots for you: { $level }
learn-achievements = Achievements: { $number } of { $all }
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-new = { $steps } steps
learn-begun = step { $reached } of { $steps }
learn-done = learned
learn-new-start = Begin
learn-begun-start = Go on
learn-done-start = Once more

lesson = Lesson
lesson-step = Step { $step } of { $of }
lesson-next = Next
lesson-end = Done
lesson-hint = Hint
lesson-leave = Leave the lesson
lesson-elsewhere = You may do that in a game. It would lead away from what this step shows.
lesson-advice = Try this: { $choice }
lesson-over = That was the lesson. The game goes on: play it to its end, or take the next lesson.
lesson-shelf = To the lessons
lesson-luck = The luck of a lesson is arranged, the same for everybody.
refused-lesson = You may do that in a game. It would lead away from what this step shows.

start-learn = Learn in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
start-learn-name = Learn in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}: { $game }

achievements = Achievements
achievements-about = Each teaches something that good players do. Whatever you do in a full game counts, whoever you play against.
achievements-made = { $number } of { $all }
achievements-here = Done for the first time:
achievements-next = Why not try this next?
achievements-all = All achievements
achievement-done = done
achievement-open = not yet
