### Reviews of finished games.

review-title = Review
review-heading = Review of { $game }
review-begin = Review this game
review-copy = Copy the link
review-none = There is no such review here.
review-none-about = The link may be incomplete, or the review is too old. Whoever has the record can review the game again.

review-curve = Chance to win
review-curve-about = Everybody's chance to win, turn by turn, in layers that make up 100%. The same numbers are in the table below.
review-chance = { $player } { $percent }%
review-percent = { $percent }%
review-turn-pick = Turn
review-turn = Turn { $number }
review-end = The end
review-open = It was anybody's game until turn { $number } of { $total }.
review-open-always = It was anybody's game until the end.
review-board = The board in turn { $number }
review-board-end = The board at the end

review-seat = Decisions and luck of
review-decisions = Decisions
review-judged = { $judged } of { $decisions } decisions looked at so far.
review-judged-all = { $decisions ->
    [one] 1 decision was looked at.
   *[other] All { $decisions } decisions were looked at.
}
review-given = { $marks ->
    [one] For 1 of them there was something better
   *[other] For { $marks } of them there was something better
}: together about { $points ->
    [one] 1 point
   *[other] { $points } points
} of the chance to win.
review-like = At the level “{ $level }”, a bot gives away about as much in a game for two.
review-flawless = Nothing was clearly better.
review-halted = The review has paused.
review-go-on = Go on
review-honest = Judged by what the seat knew at that moment, in imagined worlds with the same luck for both choices. It is the opinion of a bot, told only where it exceeds its own error. What had to be chosen and what is decided in secret is not judged.

review-mark-better = Better was
review-mark-costly = Costly
review-mark-turned = Turned the game
review-played = Chosen:
review-better = Better:
review-then = Then: { $choices }
review-cost = It cost about { $points ->
    [one] 1 point
   *[other] { $points } points
} of the chance to win.
review-cost-little = It cost a little.
review-doubted = It seems to have cost more; games to the end will tell.

review-turning = Turning points
review-turning-up = Turn { $number }: { $player } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} of the chance to win.
review-turning-down = Turn { $number }: { $player } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} of the chance to win.

review-luck = Luck of the draw
review-luck-about = What a draw brought { $player }, against other draws after the same choice.
review-lucky = The luckiest draws
review-unlucky = The unluckiest draws
review-lucky-part = better than { $percent }% of the possible ones
review-unlucky-part = worse than { $percent }% of the possible ones
