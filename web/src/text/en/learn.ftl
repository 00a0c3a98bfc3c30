### Lessons: the shelf, and what a coach says in every game.

learn = Learn
learn-about = Each lesson is a real game with a coach beside it. You make the moves; take them back, leave or play on whenever you like.
learn-quick = Quick rules
learn-none = There is no lesson for this game yet. The quick rules tell it on one page.
learn-rung = Ladder: rung { $rung } of { $rungs }, { $level }
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
lesson-end = Finish the lesson
lesson-hint = Hint
lesson-words = Show all words of the coach
lesson-leave = Leave the lesson
lesson-leave-sure = Leave the lesson? The game goes on without a coach, and next time the lesson starts again from the beginning.
lesson-stay = Stay
lesson-enough = End free play
lesson-lay = Use this plan
lesson-read = Read this first, then choose “Next”.
lesson-elsewhere = You may do that in a game. It would lead away from what this step shows.
lesson-advice = Try “{ $choice }”.
lesson-no-advice = I have no advice just now. Try a move, take one back, or ask again in a moment.
lesson-over = That was the lesson. The game goes on: play it to its end, or return to the lessons.
lesson-won = The game is over, and you have won it. Well done!
lesson-lost = The game is over, and this time it is lost. What you have learned stays, and you may take the lesson once more.
lesson-shelf = To the lessons
lesson-following = Next lesson: { $title }
lesson-rules = Rules of this step
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

puzzle = Puzzle
puzzle-day = Puzzle of the day
puzzle-about = A position from a real game, the same for everybody. A bot played it and missed the best move. Find it.
puzzle-days = Days
puzzle-yesterday = Yesterday
puzzle-before = Day before
puzzle-after = Next day
puzzle-each = From each game
puzzle-seats = A game for { $seats } players.
puzzle-begin = Find the move
puzzle-go-on = Go on
puzzle-again = Once more
puzzle-is-solved = solved
puzzle-is-shown = answer shown
puzzle-none = No puzzle
puzzle-none-more = There is no puzzle for this day. A new one comes every day at midnight UTC.
puzzle-find = Your turn. A bot played this position and missed the best move. Find it: whatever leads to it within this turn is right.
puzzle-clue = This turn you can { $wanted }.
puzzle-tried = You tried “{ $choice }”. Another move is better.
puzzle-tried-greedy = You tried “{ $choice }”. The bot chose it, too, but another move is better.
puzzle-cost = With yours, the chance to win falls by about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
puzzle-because = With the better one: { $reason }
puzzle-good = Right so far. Go on.
puzzle-answer = The answer:
puzzle-show = Show the answer
puzzle-play = Play the answer
puzzle-solved = Solved: the point was to { $wanted }. Of { $games } games played to their end from here, this won { $won }; what the bot chose, “{ $greedy }”, won { $other }.
puzzle-shown = Answer shown: the point was to { $wanted }. Of { $games } games played to their end from here, this won { $won }; what the bot chose, “{ $greedy }”, won { $other }.
puzzle-leave = Leave the puzzle
puzzle-leave-sure = Leave the puzzle? The game goes on as an ordinary one.
puzzle-end = Finish the puzzle
puzzle-over = That was the puzzle. The game goes on: play it to its end, or take another puzzle.
puzzle-ended = That was the puzzle, and the game is over, too.
puzzle-shelf = To the puzzles

ladder = Ladder of bots
ladder-about = Each bot is stronger than the one before, and you may choose any of them. The first to be proposed is the { $first }; after a lesson or a solved puzzle of this game it is the { $second }. From then on it is the bot of your last game: two wins in a row against it lead one rung up, two losses in a row one rung down. A game counts if you are the only person at the table and play it yourself to its end, against bots of one rung; lessons and puzzles do not count.
ladder-place = Rung { $rung } of { $rungs }
ladder-beaten = beaten
ladder-won = Won against { $level }, rung { $rung } of { $rungs }.
ladder-lost = Lost against { $level }, rung { $rung } of { $rungs }.
ladder-even = Neither won nor lost against { $level }, rung { $rung } of { $rungs }.
ladder-next = Your next opponent: { $level }, rung { $rung } of { $rungs }.
ladder-learned = You know this game from a lesson or a puzzle, so you begin one rung higher.
ladder-more = Ladder and achievements

achievements = Achievements
achievements-about = Each teaches something that good players do. Whatever you do yourself in a full game counts, whoever you play against.
achievements-made = { $number } of { $all }
achievements-here = Done for the first time:
achievements-next = Why not try this next?
achievements-all = All achievements
achievement-done = done
achievement-open = not yet

hint = Hint
hint-seeking = Looking for a hint… It costs nothing; the log only says that you asked.
hint-clear = “{ $choice }” is clearly better than any other choice the bot looked at.
hint-equal = { $choices }: about equally good.
hint-all-equal = All choices are about equally good here: “{ $choice }”, for instance.
hint-many = “{ $choice }”; several others are about as good.
hint-quoted = “{ $choice }”
hint-advised = “{ $choice }” is what a bot would choose.
hint-this-brings = With this one: { $given }
hint-first-brings = With the first: { $given }
hint-given = With “{ $choice }” instead: { $given }
hint-then = Then: { $line }.
hint-after-first = After the first: { $line }.
hint-close = Put the hint away
warning = A second look
warning-about = Really “{ $choice }”? Another choice looks much better.
warning-because = Why the other one? { $reason }
warning-given = With yours: { $given }
warning-do = Do it
warning-back = Back
seat-hinted = Has asked for hints
refused-no-hints = There are no hints here.
refused-house = The coach has no advice of its own here.
key-hint = hint
