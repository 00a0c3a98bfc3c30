### What a table says, the same for every game.

## Loading and leaving

table-loading = Setting the table…
table-gone = You have no access to this table.
table-gone-about = It may never have existed, nothing may have happened there for so long that it was forgotten, or it is private and this browser has no seat at it. If it is private, an invitation link opens it.
table-closed = This game cannot be continued.
table-closed-about = It was made with other rules than those this server plays, so it is kept as it is. Nothing of it is lost.
table-unknown-game = This server does not know the game of this table.
table-unknown-game-about = It may have been played here with a game that is no longer offered. Nothing of it is lost.
title-ready = ● Ready? – { $game }
title-others = { $players } to decide – { $game }
title-over = Game over – { $game }
title-turn = ● Your turn – { $game }
table-doors = Log, chat, rules, menu
mute = Mute
sound-on = Sound is on.
sound-off = Sound is off.
notify-ask = Shall the browser tell you when it is your turn and this page is not in front?
notify-yes = Yes, tell me
notify-no = No

## The decision bar

bar = Decision
bar-you = Your turn
bar-past = You are looking at the past.
bar-over = The game is over.
bar-paused = The game is paused.
bar-several = Deciding at the same time: { $players }.
skip = Skip
confirm = Confirm
confirm-choice = Yes: { $choice }
options-search = Filter the options
options-filter = Filter
options-found = { $number } of { $total }
options-board = Choose on the board what glows, or:
options-list = List all { $number }
options-fold = Fold the list
undo = Undo
undo-what = Undo: { $choice }
undo-cannot = Undo: why not?
undo-wait = Wait until everything is shown.
takeback-about = You can ask to take it back: everybody else must agree, even if they are away. Where only bots play, nobody objects.
takeback-ask = Ask to take it back
takeback-asked = You ask to take back your last choice.
takeback-asks = { $player } asks to take back the last choice.
pause-asked = You ask for a pause.
pause-asks = { $player } asks for a pause.
request-silent = Still to answer: { $players }.
request-here = { $player }
request-away = { $player } (away)
request-yes = Agree
request-no = Refuse
request-withdraw = Withdraw
thing-menu = Options here
thing-can = { $label }: { $choices }
thing-cannot = { $label } (not possible now)
why-title = Why not?
why-nothing = There is nothing to decide about this right now.
why-rule = Rule { $id }
map-closer = Closer
map-farther = Farther
zoom-sources = Where its words are from
zoom-reconstructed = Partly reconstructed: sources

## Whole plans

plan-ready = Ready
plan-change = Change my plan
plan-change-of = Change { $player }'s plan
plan-locked = You are ready. To change your plan, press “Change my plan” first.
plan-waiting = You are ready. Still planning: { $players }.
plan-others = Planning in secret: { $players }.
plan-all-ready = Everybody is ready.
plan-hands = Who is ready
plan-hand-up = { $player } is ready
plan-hand-down = { $player } is still planning
plan-seconds =
    Most are ready: { $number ->
        [one] { $number } second left
       *[other] { $number } seconds left
    } { $who ->
        [mine] to change your plan
       *[others] to change plans
    }
plan-then = Then every plan counts as it is, and the rules complete it. The time runs on, even if somebody is no longer ready.
plan-late = Your time was up: the rules completed your plan.
plan-for-all = There is no countdown with two people: both are waited for. Bots do not count.
plan-refused = The plan is kept, but you cannot be ready with it yet.
plan-mine = Your plan
plan-cell = Number { $number }
plan-fewer = { $cell }: one fewer
plan-more = { $cell }: one more
plan-sum = Sum: { $number }

## Seats

seat-asked = to decide
seat-away = away
seat-warm = kept warm by a bot
seat-you = you
seat-open = Free seat
seat-more = Show everything about { $player }
seat-less = Show less about { $player }
clock-left = { $time } left

## Parts

part-board = Table
part-mine = My side
part-others = Players
jump = Parts of the table
log = Log
log-setup = Setting up
log-taken-back = { $player } takes back the last choice.{ $number ->
    [0] {""}
   *[other] {" "}Agreed by { $agreed }.
}
log-taken-back-what = { $player } takes back: “{ $told }”{ $number ->
    [0] {""}
   *[other] {" "}Agreed by { $agreed }.
}
log-rule = Rule { $id }
log-forced = There was nothing else to choose.
log-all = { $number ->
    [one] Show the turn before
   *[other] Show { $number } earlier turns
}
recap = Meanwhile: { $number }
recap-about = { $number ->
    [one] Meanwhile: 1 thing has changed for you
   *[other] Meanwhile: { $number } things have changed for you
}
recap-title = What changed for you
recap-standing = { $score }{ $gained ->
    [0] {""}
   *[other] {" "}({ $change })
}, rank { $rank } of { $seats }.
past = You are looking at the past: the board after choice { $step }.
past-back = Back to now
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-watcher = Somebody watching
chat-unread = { $number } unread
rulebook = Rules of { $game }
rulebook-search = Search the rules
rulebook-nothing = No rule says that. Try fewer words.
rulebook-see = See
rulebook-reconstructed = Entries of the content that no source gives and that we reconstructed: { $number }.
rulebook-page = Which, and why
rulebook-law = All rules by number

## Hot seat

curtain = The screen now belongs to { $player }.
curtain-about = Everybody else, please look away.
curtain-go = I am { $player }

## Waiting room

room-waiting = { $number ->
    [0] Every seat is taken.
    [one] Waiting for one more person.
   *[other] Waiting for { $number } more people.
}
room-free = Seat { $number } is free
room-invite = Link for this seat: whoever opens it first sits here
room-invite-title = A seat at { $game }
room-fill = Seat a bot
room-watch = Spectators
room-watch-link = Link for spectators: they see what is public
room-watch-title = Watch a game of { $game }
room-stay = The game begins by itself as soon as all seats are taken. You can leave this page and come back.
room-stay-clock = The game and its clock begin as soon as all seats are taken and everybody is ready.
room-unready = Not ready yet: { $players }.
room-ready = ready
room-not-ready = not ready yet
room-say-ready = I am ready
room-say-ready-for = { $player } is ready
room-not-yet = Not yet after all
room-not-yet-for = { $player }: not yet after all
room-warm = Let a bot play meanwhile
room-terms = How we play
room-clock = Clock:
room-options = Ways to play:
room-options-usual = as usual

## Menu

menu = Menu
menu-go = Table
menu-watchers = Spectators:
menu-engine = Engine:
menu-commitment = The luck of this game is sealed:
engine-compiled = compiled
engine-interpreted = interpreted
pause = Pause
pause-ask = Ask for a pause
resume = Go on
paused = The game is paused: no clock runs, and no bot moves.
paused-by = { $player } has paused the game: no clock runs, and no bot moves.
transcript = My log as text
warm-title = Let a bot play
warm-mine = A bot plays for me meanwhile
warm-seat = A bot plays for { $player } meanwhile
warm-now = A bot plays for { $player }.
warm-early = When somebody has been away for a minute, you can let a bot play for them.
away-long = { $player } is away. A bot can play until they are back.
away-warm = Let a bot play
warm-back = Take my seat back

## Trouble

line-lost = The connection is lost. Trying again; nothing you did is forgotten.
line-crowded = This table was opened too often in a short time. It opens again in a few seconds.
refused-malformed = The server did not understand that. Reloading the page may help.
refused-too-large = That is too long.
refused-too-fast = A little slower, please.
refused-reused-id = The server took that for something it has done already. Please try again.
refused-stale = Somebody was faster: the table has changed. Please choose again.
refused-not-your-seat = That is not yours to decide.
refused-not-asked = That is not what is being decided now.
refused-illegal = That is not possible now.
refused-not-now = That is not possible now.
refused-paused = The game is paused.
refused-over = The game is over.
refused-too-many = There are too many unfinished tables, or too many new ones today. Finish a game, or come back later.
refused-stranger = Whoever only watches may talk here after having sat at a table. Sit down somewhere or open a table first.
refused-corrected = The rules were corrected since: what was played before can be neither shown nor taken back.
refused-storage = The server cannot store anything at the moment, so nothing was done. Please try again soon.

## The end

result-won = You win{ $lead ->
    [0] .
   *[other] , { $amount } ahead of { $player }.
}
result-won-with = You share the victory with { $players }.
result-placed = You came { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $number }{ $lead ->
    [0] .
   *[other] , { $amount } behind { $player }.
}
turning-points = Largest swings in the score
turning-points-about = By the score alone. The review shows what changed the chances to win.
turning-when = { $when }:
turning-step = Choice { $number }:
turning-told = What happened
turning-lead = { $player } takes the lead.
turning-gain = { $player } gains { $amount } on { $other }.
share-title = Show this game to others
share-link = Link to this game: whoever has it can watch every move
share-copy = Copy link to this game
share-sent = A game of { $game }
share-open = Anybody with the link can watch
share-closed = The link is closed.
result-show = Show the result
result-board = Look at the board
result-watch = Watch it again
result-record = Download the record
result-table = { $score } by source
result-rank = Rank
result-player = Player
result-total = Total
result-chart = { $score } over the game
result-verify = Was the luck honest?
result-verify-about = Before the game the server published a commitment: the fingerprint of a secret. Every draw was made from that secret, which is told now. Anybody can recompute all of them from the record.
result-commitment = Commitment:
result-secret = Secret:
result-command = To check it yourself:
rematch = Play again
rematch-go = To the new table

## Help

help = Keys
key-move = from one item or option to the next
key-choose = choose, or ask why not
key-digit = choose an option of the decision bar
key-undo = take back
key-skip = show at once what the others did
key-recap = what changed for you
key-log = log
key-rules = rules
key-chat = chat
key-help = this help
key-close = close, or back to now
first-title = { $game } in brief
first-play = Let's play
first-later = You will find this sheet again in the rulebook.
help-quick = Quick rules
help-mouse = Everything that glows can be clicked. What is dimmed says why it cannot be used. A click on a line of the log shows the board at that moment.
fact-label = { $label }:
