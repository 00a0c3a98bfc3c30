### Reviews of finished games.

review-title = Review
review-heading = Review of { $game }
review-begin = Review this game
review-copy = Copy the link
review-play = Play again
review-none = There is no such review here.
review-none-about = The link may be incomplete, or the review is too old. Whoever has the record can review the game again.

review-curve = Chance to win
review-curve-about = Everybody's chance to win, turn by turn, in layers that make up 100%. The same numbers are in the table below.
review-chance = { $player } { $percent }%
review-percent = { $percent }%
review-points = Points are percentage points: a chance to win that falls from 53% to 40% falls by 13 points.
review-turn-sign = Turning point
review-turn-pick = Moment
review-turn = Turn { $number }
review-unit = Turn
review-end = The end
review-open = { $when }: until then it was anybody's game.
review-open-always = It was anybody's game until the end.
review-board = The board: { $when }
review-board-end = The board at the end

review-seat = Decisions and luck of
review-decisions = Decisions
review-judged = { $judged } of { $decisions } decisions looked at so far.
review-judged-all = { $decisions ->
    [one] 1 decision was looked at.
   *[other] All { $decisions } decisions were looked at.
}
review-given = { $marks ->
    [one] 1 of them could have been better: it lowered
   *[other] { $marks } of them could have been better: together they lowered
} the chance to win by about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-like = At the level “{ $level }”, a bot gives away about as much in a game for two.
review-flawless = Nothing was clearly better.
review-unjudged = { $number ->
    [one] 1 other choice is not judged, for it was part of the set-up or made in secret.
   *[other] { $number } other choices are not judged, for they were part of the set-up or made in secret.
}
review-halted = The review has paused.
review-go-on = Go on
review-honest = Each decision is judged by what its player could know at the time: a bot imagines many ways the game may go on, with the same draws after both choices. It is a bot's opinion, and what it is not sure of is left out. Forced and secret choices are not judged.

review-mark-better = Could be better
review-mark-costly = Costly
review-mark-turned = Very costly
review-see = See the board
review-played = Chosen:
review-better = Better:
review-then = Then: { $choices }
review-brings = What it brings:
review-given-up = With the choice made:
review-borne-out = In games that were played on to the end, it won more often.
review-small = { $number ->
    [one] 1 more that cost a little
   *[other] { $number } more that cost a little
}
review-cost = The chance to win fell by about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-cost-unsettled = It seemed to cost more, but no games played to the end have confirmed it: it counts as { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-doubted = It seems to have cost a lot; games played to the end still have to confirm that.

review-turning = Turning points by the chance to win
review-turning-up = { $when }: { $player }'s chance to win rises by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-turning-down = { $when }: { $player }'s chance to win falls by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-turning-drawn = One draw alone made { $points ->
    [one] 1 point
   *[other] { $points } points
} of it.
review-turning-chosen = { $player } had a better choice: see the decisions.

review-luck = Luck of the draw
review-luck-about = What a draw brought { $player }, against other draws after the same choice.
review-luck-mean = On average, a draw was better for { $player } than { $percent }% of the possible ones; at 50%, good and bad luck balance. That does not explain who won.
review-lucky = The luckiest draws
review-unlucky = The unluckiest draws
review-lucky-part = { $when }: better than { $percent }% of the possible ones
review-unlucky-part = { $when }: worse than { $percent }% of the possible ones
