### What the house says, the same for every game, in English.

## Who plays

default-name = Ariadne
bot-1 = Pythia
bot-2 = Cassandra
bot-3 = Tiresias
bot-4 = Sibyl
bot-5 = Calchas
bot-6 = Mopsus
bot-thinking = { $player } is thinking…
option-chosen = { $option }: { $value }
seat-bot = { $player } (bot, { $level })
level-easy = easy
level-medium = medium
level-hard = hard
level-lamb = Lamb
level-shepherd = Shepherd
level-scribe = Scribe
level-priest = Priest
level-oracle = Oracle
level-hero = Hero
level-titan = Titan

## Beginning and going

welcome = Welcome to { $game }.
welcome-help = Choose an option by its number or its words. Type “help” for everything else.
welcome-prompt = Press Enter to begin.
commitment = The luck of this game is sealed: { $commitment }
keeping =
    Nothing is lost: the game is saved at every decision in { $path }
    To go on later: { $command }
not-keeping = This game cannot be saved here; give a place with --save FILE.
left =
    The game is saved in { $path }
    To go on: { $command }

## Asking

prompt = >
curtain = The screen now belongs to { $player }.
curtain-prompt = { $player }, press Enter when nobody else is looking.
say-something = A number or a few words, please; “help” says what else there is.
forced = Nothing else to choose: { $choice }.
options-more = … { $number } more: type words, or “table” to see all …
ambiguous = That could mean several things: { $choices }
not-understood = There is no such option: { $text }. Type “help” for what can be typed.

command-why = why
command-undo = undo
command-card = card
command-rules = rules
command-log = log
command-table = table
command-save = save
command-help = help
command-quit = quit

help =
    3             choose option 3
    two words     choose by words of the option
    why 3         is this possible, and if not, which rule forbids it? (also: why, and words)
    undo          take back your last choice, if nobody learned anything from it
    card NAME     what a card does
    rules turn    rules by their number or by words
    log           the whole story so far
    table         the whole table once more
    save FILE     keep a copy of the game in a file
    quit          leave; the game is saved and can be resumed

## Answering

why-possible = That is possible now.
why-what = Why what? For example: why 2, or: why, and words of what you wanted to do.
refused-not-asked = That is not what is being decided now.
lesson-elsewhere = That is allowed, but it leads away from what this step shows. Nothing has happened.
refused-by-rule = Not now, by { $id }: { $rule }
undone = Taken back.
undo-nothing = There is nothing to take back.
undo-other-seat = That can no longer be taken back: somebody else has decided since.
undo-chance = That can no longer be taken back: something was drawn.
undo-revealed = That can no longer be taken back: secret choices were revealed.
undo-corrected = That can no longer be taken back: the rules were corrected since.
rules-corrected = The rules were corrected since this game began ({ $numbered ->
        [no] revision { $before }, without a new number
       *[yes] revision { $before } → { $after }
    }). { $way ->
        [replayed] Every choice so far is possible by the new rules too; from here on they apply.
        [over] Its end and its result stay as they were; it can no longer be watched choice by choice.
       *[position] It goes on from the position after choice { $step }; what was played before follows the old rules and can no longer be taken back.
    }
hint-asked = { $player } asks for a hint.
undo-handed-over = That can no longer be undone: it asks somebody else, and was undone once already.
about-card = { $card }: { $about }
card-source = { $column ->
        [card] source
       *[other] source of { $column }
    }: { $source }
provenance = Content: { $rulebook } entries from the printed rules, { $published } from other publications, { $reconstructed } reconstructed. “card <name>” in a game tells which, and why.
which-card = Which card? For example: card, and its name or a part of it.
save-where = Where? Type: save FILE
save-failed = Nothing could be saved in { $path }: { $reason }.
save-refused = { $path } is there already and is no saved game. Nothing was saved.
saved = Saved in { $path }.

## Rules

rules-unknown = There is no rule { $id }.
rules-which = No rule says that. Try the number of a rule, or fewer words.
rules-more = … and { $number ->
    [one] one more rule
   *[other] { $number } more rules
}. Add a word to narrow it down.
rules-no-tests = The tests are not installed here, so only code and content were looked at.
rules-unknown-ids = Named, but not in the rulebook: { $ids }
rules-without-code = Known to no code: { $ids }
rules-without-test = Tested nowhere: { $ids }

## What is counted; a game that counts something else says so by the same key

game-score = Points
    .amount = { $number ->
        [one] 1 point
       *[other] { $number } points
    }

## The end

result-total = Total
result-winner = { $player } wins.
result-shared = { $players } share the victory.
secret = The secret behind all draws was { $secret }
recorded =
    The whole game is recorded in { $path }
    To watch it: { $command }

## Replay

replay-prompt = [{ $number }/{ $total }] Enter:
replay-unfinished = The record stops before the end of the game. All its choices are legal.
replay-result-checked = All choices are legal, and the result is the one the record gives.
replay-no-result = All choices are legal; the record gives no result.
replay-luck-checked = All draws come from the secret that was sealed before the game.

## Verify

verify-no-commitment = The record has no commitment, so nothing says which secret its draws should come from.
verify-no-secret = The record has no secret: it is published when the game is over, and only then can its draws be recomputed.
verify-unfinished = The record stops before the end of the game, although it tells the secret; there is no result to confirm.
verify-commitment = The commitment matches: it was made from the secret that the record tells.
verify-draws = { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
} in { $streams ->
    [one] 1 stream
   *[other] { $streams } streams
} recomputed from the secret, each the same as recorded:
verify-stream = { $stream }: { $number }
verify-choices = { $number ->
    [one] The only choice is
   *[other] All { $number } choices are
} legal.
verify-result = The result is confirmed:
verify-compare = One thing only you can check: is it the commitment that sealed the luck of this game before it began?

## What stands on the table, as labels, the same in every game

list-separator = {"; "}
label = { $label }: { $value }
view-table = On the table
view-mine = In front of { $player }
view-yes = yes
view-no = no
view-none = nothing
view-round = Round
view-first = First player
view-turn = Whose turn
view-pile = Draw pile
view-discards = Discards
view-boxed = Out of the game
view-ending = The end
view-hand_size = Cards in hand
view-hand = Hand
view-known = Known to be in hand
view-points = { game-score }

## Review

review-chance = { $player } { $percent }%
review-chances = { $when }: { $chances }
review-open = { $when }: until then it was anybody's game.
review-open-always = It was anybody's game until the end.
review-turn = Turn { $number }
review-end = The end
review-gains = { $when }: { $player } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} of the chance to win.
review-loses = { $when }: { $player } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} of the chance to win.
review-judged = { $player }: { $decisions ->
    [one] 1 decision was looked at
   *[other] { $decisions } decisions were looked at
}, { $marks ->
    [0] and nothing was clearly better.
    [one] and for 1 there was something better.
   *[other] and for { $marks } there was something better.
}
review-like = At the level “{ $level }”, a bot gives away about as much in a game for two.
review-better = { $when }, better was: { $better } (chosen: { $chosen }).
review-costly = { $when }, costly, about { $points } points: { $chosen }. Better was: { $better }.
review-turned = { $when }, turned the game, about { $points } points: { $chosen }. Better was: { $better }.
review-lucky = { $when }, lucky, better than { $percent }% of the possible draws: { $told }
review-unlucky = { $when }, unlucky, worse than { $percent }% of the possible draws: { $told }
