### Conduct at the table: the rules of `docs/conduct.md`, word for word.

conduct = Conduct at the table
conduct-about = What people may do to one another at any table, whatever is played there. Several people at one screen count as one person.

conduct-seat = Seats
tab-seat-01 = You choose for your own seat only. Whoever watches decides nothing.
tab-seat-02 = You may leave your seat to a bot at any time and take it back at any time. While the bot keeps it warm, you choose nothing.
tab-seat-03 = Others may leave your seat to a bot only when you have been away for a minute: before the game the host, at a table without a clock anybody who plays. Where a clock runs, it alone decides.
tab-seat-04 = The minute begins when your last page closes, or when the table wakes after everybody had gone, and begins again whenever you come back. A reload is no absence.
tab-seat-05 = When you come back, a seat that others left to a bot is yours at once. One that you or the clock left to it is yours when you take it back.
tab-seat-06 = Only the host puts a bot on a free seat.

conduct-undo = Undo
tab-undo-01 = You may undo your last choice as long as nobody has learned anything from it: nothing was drawn, nothing was revealed, and nobody else has chosen since. What a bot has chosen for you is not yours to undo.
tab-undo-02 = A choice that asks another person something may be undone once. After that, such a choice stays until somebody else has chosen.
tab-undo-03 = Whoever is no longer asked because of an undo gets back the time that it has cost.
tab-undo-04 = Once another person is ready with a plan, nothing is undone.
tab-undo-05 = You may undo or take back at most 1,000 choices in one game.

conduct-back = Take-back
tab-back-01 = What can no longer be undone may be taken back if all others agree: your last choice, and all that followed it.
tab-back-02 = Plans that everybody has seen are never taken back, nor is anything before them.
tab-back-03 = What was taken back stays in the log, with the names of those who agreed.

conduct-ask = Consent
tab-ask-01 = Every other person at the table must agree, also one who is away. Bots with seats of their own are not asked.
tab-ask-02 = A bot that keeps a seat warm agrees to nothing. Its person may answer at any time.
tab-ask-03 = A request stays open until everybody has agreed, somebody refuses or the asker withdraws it. A take-back is no longer asked for when the game goes on. There is one request at a time.
tab-ask-04 = An answer counts only for the request to which it was given.
tab-ask-05 = Whoever has asked in vain waits 20 seconds before asking again, and 20 seconds more each time.

conduct-pause = Pause
tab-pause-01 = At a table without a clock, anybody who plays may pause. Everybody is told who did.
tab-pause-02 = At a table with a clock, a pause needs everybody's consent.
tab-pause-03 = Whoever has paused without asking pauses again only after their next choice.
tab-pause-04 = During a pause no clock runs, no bot moves and nobody chooses. Everybody sees as much as before, and anybody who plays may go on.

conduct-clock = Clock
tab-clock-01 = A clock starts when everybody has said that they are ready. Nobody says it for anybody else.
tab-clock-02 = Your clock runs only while you are asked. When your time has run out, a bot chooses for you until you take your seat back.
tab-clock-03 = Whoever takes a seat back without any time gets 30 seconds, once in each decision. When they have run out too, the bot makes this choice first.

conduct-hint = Hints
tab-hint-01 = You may ask for a hint whenever you are asked. It is found from what you know and nothing else, and everybody reads in the log that you asked.
tab-hint-02 = At a table with a clock there are no hints.
tab-hint-03 = While people decide in secret, there are no hints.
tab-hint-04 = Whoever plays with bots only may be warned of a mistake before a choice is made, at most twice in a game.

conduct-talk = Talk and link
tab-talk-01 = Those who play may talk, and so may the host; at a public table also those who watch. Everybody at the table reads it.
tab-talk-02 = After the end, the host opens and closes the link by which anybody can watch the game.
