### What the pages around the table say, in English.

## The start

start-motto = Board games of gods, where the rulebook is the law, luck can be checked, and everybody is told why.
start-games = Games
start-game-players = { $fewest }–{ $most } players
start-minutes = { $shortest }–{ $longest } minutes
start-minutes-always = { $longest } minutes
start-weight = { $weight ->
    [light] light
    [medium] medium weight
   *[heavy] heavy
}
start-goal = How to win:
start-play = Play now
start-play-name = Play now { start-against-bots }: { $game }
start-against-bots = { $bots ->
    [one] against a bot ({ $level })
   *[other] against { $bots } bots ({ $level })
}
start-new = New table
start-new-name = New table of { $game }
start-quick-name = Quick rules of { $game }
start-rules = Rules
start-rules-name = Rules of { $game }
start-cards = Cards
start-cards-name = Cards of { $game }
start-more = More
start-record = Watch a replay
start-engine = Themis { $version }, { $engine ->
    [compiled] compiled engine
   *[other] interpreted engine
}, { $tables ->
    [0] no table open
    [one] 1 table open
   *[other] { $tables } tables open
}
start-no-server = The server does not answer. What you see may be old.

## Tables

tables-mine = My tables
tables-public = Public tables
tables-none-public = No public table is open just now.
tables-your-turn = Your turn
tables-ready = Are you ready?
tables-stage = { $stage ->
    [gathering] waiting for players
    [readying] waiting until everybody is ready
    [playing] being played
    [over] over
   *[closed] closed
}
tables-free = { $number ->
    [one] 1 seat free
   *[other] { $number } seats free
}
tables-bot = bot ({ $level })
tables-resume = Resume
tables-resume-name = Resume the table of { $game } with { $players }
tables-see-name = See the result of { $game } with { $players }
tables-join = Join
tables-join-name = Join the table of { $game } with { $players }
tables-watch = Watch
tables-watch-name = Watch the table of { $game } with { $players }
tables-review = Replay and review
tables-review-name = Replay and review: { $game } with { $players }
tables-lesson = Lesson: { $title }
tables-ended = { $number ->
    [one] 1 table where the lesson or puzzle is over
   *[other] { $number } tables where the lesson or puzzle is over
}
tables-until = Forgotten on { $date } unless something happens here
tables-finished = Finished games
tables-older = { $number } earlier

## A new table

new-title = New table
new-game = Game
new-players = Players
new-seats = Who sits where
new-seat = Seat { $number }
new-seat-kind = Who sits on seat { $number }
new-seat-name = Name on seat { $number }
new-seat-level = Strength of the bot on seat { $number }
new-me = Me
new-here = Somebody at this screen
new-link = A friend, by link
new-bot = Bot
new-name = Name
new-my-name = Your name
new-default-name = Ariadne
new-link-about = You get the link at the table, to send on.
new-seat-public-about = Anybody may sit down here.
new-options = Ways to play
new-options-about = Where the printed rules leave a question open, the table decides. The first answer in each list is our ruling.
new-options-changed = { $number ->
    [0] as the rulings say
    [one] 1 changed
   *[other] { $number } changed
}
new-rule = Ruling { $id }
new-openness = Who may come
new-by-link = Only people with a link
new-public = Public: listed on the home page; anybody may take a free seat or watch
new-clock = Clock
new-clock-none = no clock
new-clock-each = { $bank } each{ $more ->
    [none] {""}
   *[other] , { $more } more per decision
}
new-clock-about = The clock waits until everybody is ready. A pause needs the consent of everybody at the table. When it runs out, a bot keeps the seat warm until its owner is back.
new-make = Open the table
new-making = Opening…
new-random = Who goes first is drawn by lot.
new-wrong-nameless = Give seat { $number } a name.
new-wrong-twins = Two seats are called { $name }: names must differ.
new-wrong-nobody = Somebody must be at this screen, or be invited: a table of bots alone plays for nobody.
new-wrong-empty = Somebody must sit down before the first friend comes: you, somebody at this screen, or a bot.
new-wrong-not-me = “Me” can sit on one seat only.
new-failed = The table could not be opened: { $reason }

## Joining

join-title = You are invited
join-about = There is a seat for you. Tell the others who you are.
join-about-host = { $host } is keeping a seat for you. Tell the others who you are.
join-name = Your name
join-sit = Sit down
join-sitting = Sitting down…
join-watch = Watch only
join-watch-about = You may watch. You see what a spectator sees, and no secrets.
join-nameless = Please give a name, so that the others know who sits there.
join-wrong = This link does not open anything.
join-wrong-about = It may have been used already, it may be incomplete, or the table may be gone. Ask whoever sent it for a new one. For everybody's safety the server does not tell which of these it is.
join-home = Home
join-seated = I already sit at this table
join-public-title = Join the table
join-loading = Opening the invitation…
join-table = The table
join-yours = your seat
join-playing = The game has already begun.
join-public-about = You will sit on the first free seat.

## The record viewer

film-title = Replay
film-heading = Record of { $game }
film-open-title = Watch a replay
film-open-about = A record is a small text file with every choice and every draw of a game. It stays on your computer; the server gets it only while it replays the game.
film-open-file = Open a file
film-open-drop = … or drop a .rec file anywhere on this page
film-open-drop-now = Let go to open the record
film-open-paste = Paste the text of a record
film-open-watch = Watch
film-loading = Replaying the game…
film-too-large = This file is larger than any record: { $size } MB.
film-refused = This record cannot be shown.
film-not-over = This game is still being played.
film-not-over-about = Its record tells every hand, so it can be watched when the game is over.
film-closed-link = This link is closed.
film-closed-link-about = The host of the game has closed it. Whoever sent it can ask the host to open it again.
film-no-table = There is no such game for you here.
film-no-table-about = The link may be incomplete, or the game may never have existed here. Ask whoever sent it for the whole link.
film-newer-record = This record is newer than this Themis.
film-newer-record-about = It was made by a later version, with rules that this server does not know yet. It can be watched where it was made, or here after an update.
film-unknown-game = This server does not know the game of this record.
film-unknown-game-about = The record names a game that is not played here. It can be watched where it was made.
film-bad-record = This record is damaged, or is none.
film-bad-record-about = It cannot be played to its end by the rules: something in it was changed, is missing, or was made with older rules.
film-to-table = To the table
film-another = Another record
film-download = Download the record
film-controls = Controls
film-first = To the beginning
film-back = One step back
film-forward = One step forward
film-last = To the end
film-turn-back = Previous turn
film-turn-forward = Next turn
film-play = Play
film-pause = Pause
film-speed = Speed
film-speed-times = { $number }×
film-position = Position in the game
film-step = Step { $number } of { $total }
film-setup = Set-up
film-turn = Turn
film-turn-of = { $number }. { $player }
film-eyes = Seen by
film-spectator = a spectator
film-nothing-seen = Nothing that these eyes can see.
film-log = The whole story
film-scores = { $score } over time
film-table = The table
film-rule = Rule { $id }
film-verified = Luck verified
film-verified-about = Before the first move the server showed a seal: the fingerprint of a secret. After the end it showed the secret. Every draw of this game was just computed again from it, and all agree: nobody, not even the server, chose the luck once the game had begun.
film-unverified = Luck not verified
film-unverified-about = Every choice was replayed and is legal. But this record does not carry both the seal and the secret behind its draws, or the game is not over yet, so nobody can tell whether the luck was chosen.
film-commitment = Seal
film-secret = Secret
film-choices = Every choice was replayed by the engine and is legal.
film-result = Result
film-unfinished = The record stops before the end of the game.
film-keys = Arrow keys step, Page Up and Page Down jump by turn, Home and End go to the ends, P plays and pauses.

## The rulebook

book-unknown-game = This server plays no game of that name. Those that it plays are on the home page.
book-title = Rules of { $game }
book-quick = In brief
book-print = Print
book-law = The rules by number
book-parts = Parts of the rulebook
book-search = Search the rules
book-search-hint = a word, or { $id }
book-found = { $number ->
    [0] No rule says that. Try fewer words.
    [one] 1 rule
   *[other] { $number } rules
}
book-chapters = Chapters
book-about = { $rules } numbered rules and { $rulings } rulings. The engine, its tests, every line of the log and every “why not?” point here by number.
book-question = Question
book-decision = Decision
book-reason = Reason
book-see = See
book-source = Where it is from
book-link = Link to { $id }
book-source-kind = { $kind ->
    [rulebook] printed rules
    [published] published elsewhere
    [reconstructed] reconstructed
    [ruling] ruling
    [derived] follows from other rules
   *[other] { $kind }
}
book-own-words = Told in our own words; the game belongs to its designers and publisher.
book-to-cards = Cards and pieces

## Cards and their sources

gallery-title = Cards and pieces of { $game }
gallery-provenance = Facts from the printed rules: { $rulebook }; published elsewhere: { $published }; reconstructed by us: { $reconstructed }.
gallery-honest = What we could not find we have reconstructed, and say so. If you own the game and see a mistake, tell us.
gallery-groups = Groups
gallery-search = Search cards and pieces
gallery-search-hint = a name, or a word of what it does
gallery-copies = { $number ->
    [one] 1 copy
   *[other] { $number } copies
}
gallery-found = { $number ->
    [0] Nothing is called that or does that. Try fewer words.
    [one] 1 thing
   *[other] { $number } things
}
gallery-numbers = Numbers and sources
gallery-sources = Sources
gallery-all-of-it = in general
gallery-yes = yes
gallery-no = no
gallery-column-german = German name
gallery-column-level = Level
gallery-column-colour = Colour
gallery-column-copies = Copies
gallery-column-amount = Amount
gallery-column-function = Function
gallery-column-kind = Kind
gallery-column-effect = Effect
gallery-column-compensation = Compensation
gallery-column-keep = The winner keeps it
gallery-column-price = Price
gallery-column-discs_2 = Discs with 2 players
gallery-column-discs_3 = Discs with 3 players
gallery-column-discs_4 = Discs with 4 players
gallery-column-city = Makes cities
gallery-column-own_colour = Paid in the card's colour
gallery-column-distinct = Cubes of different colours
gallery-column-any = Cubes of any colour
gallery-value-god = god
gallery-value-disaster = disaster
gallery-value-active = active
gallery-value-inactive = inactive
gallery-to-rules = Rules

## Settings

settings-about = Kept on this device only.
settings-name = Your name
settings-name-about = Filled in whenever you open or join a table.
devices = Your other devices
devices-about = Your tables belong to this browser. A link takes them along to another one; both then play for you.
devices-move = Use another device
devices-sign-out = Sign out elsewhere
devices-link = Link for your other device
devices-link-about = Open it there within ten minutes. It works once; do not give it to anybody.
devices-signed-out = Only this browser still plays for you.
move-title = Your tables on this device
move-about = This browser will have the seats of the device that the link comes from. Its own seats up to now will no longer be yours. Use only a link that you made yourself.
move-here = Play here
move-not = Leave it

## About

about-lead = Themis is the goddess of divine law. In this house the rulebook is the law, and the program lives by it.
about-different = What is different here
about-law = The rulebook is part of the program
about-law-text = Every rule has a number. Engine, tests, log and refusals name it; a rule that no code and no test knows stops the build.
about-why = You are told why
about-why-text = What cannot be done now says why, with the rule behind it. Nothing vanishes without a word.
about-luck = Luck can be checked
about-luck-text = The luck of a game is sealed before the first move and opened after the last. Anybody can compute every draw again.
about-secrets = Secrets stay secret
about-secrets-text = A page gets what its seat may know and nothing else. Bots get no more than a person would; they imagine the rest.
about-undo = Undo stops where somebody learned something
about-undo-text = Until then it is free; after that the others may agree to it.
about-content = Honest about what we do not know
about-content-text = Every printed number carries its source, and what was reconstructed says so.
about-games = The games and their makers
about-games-text = The games belong to their designers and publishers, who have no part in Themis and do not endorse it. Their names only say which game is meant. No image, logo or text of a publisher is used: rules and cards are told in our own words, and all boards are our own drawings.
about-designers = Designers
about-publisher = Publisher
about-icons = Icons
about-icons-text = Icons are from game-icons.net, some of them changed in colour and size, under the licence CC BY 3.0.
about-icons-authors = By { $authors } and others.
about-icons-link = game-icons.net
about-icons-licence = Creative Commons Attribution 3.0
about-fonts = Typefaces
about-fonts-text = Cinzel by Natanael Gama and Inter by Rasmus Andersson, both under the SIL Open Font License 1.1.
about-software = Software
about-software-text = Themis is free software under the MIT licence. The page is made with Svelte (MIT) and Fluent (Apache 2.0); the server's packages are named in the file NOTICE of the source.
about-data = What is kept about you
about-data-cookie = One cookie with a random number, so that the server knows which seats are yours. It says nothing about you, and no other site sees it.
about-data-tables = On the server: the tables, with the names you gave, the choices and the chat.
about-data-device = On this device: your name and these settings.
about-data-none = No account, no tracking, nothing loaded from elsewhere.

## What can go wrong

trouble-no-table = There is no such table, or you are not invited.
trouble-unknown-game = There is no such game here.
trouble-storage = The server cannot store anything just now. Please try again in a moment.
trouble-too-large = This is more than the server accepts.
trouble-too-fast = That is too much at once. Please wait a moment.
trouble-too-many-tables = You have as many unfinished tables as there may be. Finish a game first; a table that still waits for people is forgotten after a week.
trouble-too-many-neighbours = As many unfinished tables as there may be come from your network. Wait until some of them are finished, or come back tomorrow.
trouble-too-many-watchers = This table lets in no more people.
trouble-too-many-today = So many tables were opened today. Come back later to open another.
trouble-name-unseen = Nothing of this name can be seen. Choose another.
trouble-name-bot = Only the names of bots begin with “bot:”. Choose another.
trouble-name-alike = This name looks like that of somebody else at the table. Choose another.
trouble-no-guest = This browser has no seats yet.
trouble-used-link = This link was used already, or is too old. Make a new one.
