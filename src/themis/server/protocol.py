"""Every message on the socket between the server and a page or a bot, as a typed struct; the TypeScript types are written from this file.

A socket belongs to one table. The page says `hello`, then sends commands; each command carries an `id` of the sender's own making
and is answered by `done` or `refused` with that id (or by the answer it asks for). A command that is sent again with the same id is
not carried out again; another command with that id is refused. What happens at the table comes as `update`, who sits at it as `table`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from themis.server.protocol_learn import Because, CoachState, Offer

SPECTATOR = -1

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Eyes: TypeAlias = Annotated[int, Meta(ge=-1, le=9)]
Count: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
ChoiceText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
# The rungs of the ladder from the bottom to the top, as `books/ladder.py` has them; levels are rungs, or the three old ones.
Rung: TypeAlias = Literal["lamb", "shepherd", "scribe", "priest", "oracle", "hero", "titan"]
Level: TypeAlias = Literal["easy", "medium", "hard"] | Rung
Stage: TypeAlias = Literal["gathering", "playing", "over", "closed"]


class Command(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, gc=False):
    """What a page or a bot sends."""


class Event(Struct, tag_field="type", tag=str.lower, gc=False):
    """What the server sends."""


# From the page


class Hello(Command):
    """Begins, or begins again after a lost connection: the version, the length of the log and the eyes the page still has (-1: nothing).
    With `wants_all` the only option of a decision is asked for too; else it makes itself."""

    version: Count = -1
    steps: Count = -1
    eyes: Eyes = SPECTATOR
    wants_all: bool = False


class Choose(Command):
    """Makes a choice for one's seat; `version` is that of the table which the chooser saw. Whoever is not `sure` may be answered by a `warning` instead:
    then nothing has happened."""

    id: Id
    version: Count
    seat: Seat
    choice: ChoiceText
    sure: bool = True


class Plan(Command):
    """Keeps a whole plan for one's seat, and says whether one is ready with it; `version` is that of the table when planning began.
    It may be changed until the time for plans is up. Whoever is ready must not break a rule with it."""

    id: Id
    version: Count
    seat: Seat
    choice: ChoiceText
    ready: bool


class Undo(Command):
    """Takes back one's last choice, as long as nobody learned anything from it."""

    id: Id
    version: Count
    seat: Seat


class Takeback(Command):
    """Asks the others to let a seat take back its last choice although somebody learned something from it."""

    id: Id
    version: Count
    seat: Seat


class Answer(Command):
    """Agrees to the request of this number, or refuses it; who asked may withdraw it by refusing."""

    id: Id
    request: Count
    agree: bool


class Hint(Command):
    """Asks what to choose for one's seat, at the version that one sees: answered by `advice`, a moment later. Everybody at the table is told that it was asked."""

    id: Id
    version: Count
    seat: Seat


class Look(Command):
    """Several people at one screen: whose eyes are on it now. Spectator's eyes draw the curtain."""

    id: Id
    seat: Eyes


class Why(Command):
    """Why a thing on the table, such as `hand:kiln`, cannot be used: answered by `reasons`."""

    id: Id
    seat: Seat
    target: Annotated[str, Meta(min_length=1, max_length=80)]


class Then(Command):
    """Asks for the board as it was after a number of choices: answered by `board`."""

    id: Id
    step: Count


class Say(Command):
    """Talks to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Warm(Command):
    """Lets a bot keep a seat warm, or takes the seat back from it; of others only those who have been away for a while."""

    id: Id
    seat: Seat
    on: bool


class Pause(Command):
    """Stops clocks and bots until somebody goes on; where a clock runs, it asks the others to let it happen."""

    id: Id
    on: bool


class Fill(Command):
    """The host puts a bot on a seat that nobody has taken yet."""

    id: Id
    seat: Seat
    level: Level


class Ready(Command):
    """Before a clock runs: whoever sits on this seat is here and may be asked, or is not after all."""

    id: Id
    seat: Seat
    on: bool


class Share(Command):
    """After the end: the host opens the link by which anybody may watch the game, or closes it."""

    id: Id
    on: bool


class Rematch(Command):
    """After the end: a new table with the same people."""

    id: Id


class Coach(Command):
    """At the table of a lesson, for the `step` that one sees: `next` goes on from a step that is only read, `hint` asks for an `advice`,
    `leave` ends the lesson, and the game goes on without it."""

    id: Id
    wish: Literal["next", "hint", "leave"]
    step: Count


class Ping(Command):
    """Is anybody there? Answered by `pong`."""


AnyCommand: TypeAlias = (
    Hello
    | Choose
    | Plan
    | Undo
    | Takeback
    | Answer
    | Hint
    | Look
    | Why
    | Then
    | Say
    | Warm
    | Pause
    | Fill
    | Ready
    | Share
    | Rematch
    | Coach
    | Ping
)

# From the server


class Happening(Struct, array_like=True, frozen=True, gc=False):
    """One event: its kind, its numbers (their meaning: `GameInfo.events`) and the rule that made it happen."""

    kind: str
    values: list[int]
    rule: str


class Move(Struct, frozen=True, gc=False):
    """What one choice made happen, as one seat may know it. Step 0 is the set-up, and seat -1 its author.
    It was `forced` if it made itself, because nothing else could be chosen; only its own seat is told so."""

    step: int
    seat: int
    events: list[Happening]
    forced: bool = False


class UndoState(Struct, frozen=True, gc=False):
    """Whether the last choice can be taken back: which, or why not (nothing, other-seat, chance, revealed, corrected, handed-over); and whether one may ask the others for it."""

    choice: str
    refusal: str
    can_ask: bool


class Result(Struct, frozen=True):
    """How the game ended, and the secret from which every draw can be recomputed."""

    ranks: list[int]
    scores: list[int]
    reason: str
    sources: list[tuple[str, list[int]]]
    secret: str


class Correction(Struct, frozen=True):
    """After `step` choices the rules were corrected, from one revision of the game to another (the same: a correction without a number).
    `replayed`: all choices before are possible by the new rules, too. `position`: the game goes on from where it stood, and what was played before follows
    the old rules. `over`: it had ended, and its result stays."""

    step: int
    before: int
    after: int
    way: Literal["replayed", "position", "over"]


class Update(Event):
    """The game as one seat sees it. The log is what it was, cut to `keep` moves, and then `moves`; with `keep` 0 it is told from the start, with the `scene`:
    what never changes during the game and is left out of every view. `takebacks`: moves that are gone from the log, and the seats that agreed to it.
    `drafts`: the verb of the whole plans that those in `waiting` make now, who then have no offers; else empty.
    `corrections`: where the rules became others during the game."""

    version: int
    eyes: int
    keep: int
    moves: list[Move]
    takebacks: list[tuple[Move, list[int]]]
    scene: dict[str, object] | None
    view: dict[str, object]
    waiting: list[int]
    offers: list[Offer]
    drafts: str
    undo: UndoState
    clocks: list[int]
    result: Result | None
    corrections: list[Correction] = []


class SeatInfo(Struct, frozen=True):
    """Who sits where. `warm`: a bot plays for an absent person. `mine`: this connection may choose for it. `invite`: the secret of its link, for the host.
    `warm_in`: the milliseconds until whoever is told this may let a bot keep the seat warm; -1 for never.
    `ready`: nobody needs to be waited for here any more before the clock runs."""

    name: str
    kind: Literal["human", "bot", "open"]
    level: str
    online: bool
    warm: bool
    warm_in: int
    mine: bool
    invite: str
    ready: bool


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Each seat has `bank` seconds, and gets `increment` more whenever it has decided."""

    bank: Annotated[int, Meta(ge=10, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)]


class RequestState(Struct, frozen=True):
    """A seat asks the others to let it take back its last choice, back to `step` choices, or pause the clocks.
    `agreed` of the seats in `needed` have said yes. Requests of a table are numbered."""

    number: int
    kind: Literal["takeback", "pause"]
    seat: int
    step: int
    needed: list[int]
    agreed: list[int]


class PlanningState(Struct, frozen=True):
    """Whole plans are being made: the seats that are ready, the milliseconds until the time is up (-1: no countdown runs), and those left to each seat."""

    ready: list[int]
    left: int
    clocks: list[int]


class Table(Event):
    """The table around the game; a game that could not be brought back to life is `closed`. `paused_by` is a seat, or -1.
    `share` is the secret of the link to the finished game, for those who played; empty when the host has closed it.
    `lesson` is the one that this table was made for: its luck is arranged and open, so that there is no commitment. `coach` is gone when the lesson is.
    `hints`: after how many choices which seat asked for one."""

    id: str
    game: str
    stage: Stage
    options: dict[str, str]
    seats: list[SeatInfo]
    host: bool
    public: bool
    watch: str
    watchers: int
    commitment: str
    paused: bool
    paused_by: int
    clock: Clock | None
    request: RequestState | None
    planning: PlanningState | None
    rematch: str
    share: str
    lesson: str
    hints: list[tuple[int, int]]
    coach: CoachState | None
    engine: Literal["compiled", "interpreted"]


class Draft(Event):
    """The plan of one's own seat as it is kept, for the planning that began at `version`; no choice: nothing was planned yet."""

    seat: int
    version: int
    choice: str
    ready: bool


class Done(Event):
    """A command was carried out and is stored."""

    id: str
    version: int


RefusalCode: TypeAlias = Literal[
    "malformed",
    "too-large",
    "too-fast",
    "reused-id",
    "stale",
    "not-your-seat",
    "not-asked",
    "illegal",
    "lesson",
    "no-hints",
    "house",
    "not-now",
    "paused",
    "over",
    "corrected",
    "storage",
    "stranger",
    "too-many",
]


class Refused(Event):
    """A command was not carried out: why, as a code, as a sentence, and as the rules in its way, of the game or of conduct (`TAB-…`).
    A choice that is allowed but leads away from the `lesson` is answered by an `attribute` of the step's message; none: by the house's `lesson-elsewhere`."""

    id: str
    code: RefusalCode
    message: str
    rules: list[str]
    attribute: str = ""


class Reason(Struct, frozen=True):
    """A choice that is not possible now, and the rules in its way."""

    choice: str
    rules: list[str]


class Reasons(Event):
    """Why a thing cannot be used; empty when it merely is not its moment."""

    id: str
    target: str
    reasons: list[Reason]


class Board(Event):
    """The board as it was after a number of choices."""

    id: str
    step: int
    view: dict[str, object]


class Advice(Event):
    """A hint: the choice, and the thing on the table that stands for it. In a lesson the `attribute` of the step's message says it (none: empty).
    `also`: the choices that are about equally good. `line`: the turn that follows, as far as no luck comes between, or in a lesson what leads to the
    end of its step, the choice first. `clear`: no other choice comes near. `because`: what sets it apart from another choice,
    `instead`; `given`: what is given up for it, and that one would bring."""

    id: str
    choice: str
    target: str
    attribute: str = ""
    also: list[str] = []
    line: list[str] = []
    because: Because | None = None
    given: Because | None = None
    instead: str = ""
    clear: bool = False


class Warning(Event):
    """A choice was not made, because another one is much better; sent again by somebody who is `sure`, it is.
    `given`: what it would bring all the same."""

    id: str
    choice: str
    because: Because | None
    given: Because | None = None


class Chat(Event):
    """Somebody said something: seconds since 1970, the seat (-1: a spectator), the name. `said` numbers the lines of a table."""

    said: int
    at: int
    seat: int
    name: str
    text: str


class Pong(Event):
    """Somebody is here."""


AnyEvent: TypeAlias = Update | Table | Draft | Done | Refused | Reasons | Board | Advice | Warning | Chat | Pong
