"""Every message between the server and a page or a bot, as a typed struct; the TypeScript types are written from this file.

A socket belongs to one table. The page says `hello`, then sends commands; each command carries an `id` of the sender's own making
and is answered by `done` or `refused` with that id (or by the answer it asks for). A command that is sent again with the same id is
not carried out again. What happens at the table comes as `update`, who sits at it as `table`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

SPECTATOR = -1

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Eyes: TypeAlias = Annotated[int, Meta(ge=-1, le=9)]
Count: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
ChoiceText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Level: TypeAlias = Literal["easy", "medium", "hard"]


class Command(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a page or a bot sends."""


class Event(Struct, tag_field="type", tag=str.lower):
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
    """Makes a choice for one's seat; `version` is that of the table which the chooser saw."""

    id: Id
    version: Count
    seat: Seat
    choice: ChoiceText


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
    """Agrees to a take-back that is asked for, or refuses it; who asked may withdraw it by refusing."""

    id: Id
    agree: bool


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
    """Lets a bot keep a seat warm, or takes the seat back from it."""

    id: Id
    seat: Seat
    on: bool


class Pause(Command):
    """Stops clocks and bots until somebody goes on."""

    id: Id
    on: bool


class Fill(Command):
    """The host puts a bot on a seat that nobody has taken yet."""

    id: Id
    seat: Seat
    level: Level


class Rematch(Command):
    """After the end: a new table with the same people."""

    id: Id


class Ping(Command):
    """Is anybody there? Answered by `pong`."""


AnyCommand: TypeAlias = Hello | Choose | Undo | Takeback | Answer | Look | Why | Then | Say | Warm | Pause | Fill | Rematch | Ping

# From the server


class Happening(Struct, array_like=True, frozen=True):
    """One event: its kind, its numbers (their meaning: `GameInfo.events`) and the rule that made it happen."""

    kind: str
    values: list[int]
    rule: str


class Move(Struct, frozen=True):
    """What one choice made happen, as one seat may know it. Step 0 is the set-up, and seat -1 its author.
    It was `forced` if nothing else could be chosen."""

    step: int
    seat: int
    events: list[Happening]
    forced: bool = False


class Offer(Struct, array_like=True, frozen=True):
    """A choice that may be made now, the facts about it (`Game.facts`), and the thing on the table that stands for it (none: empty)."""

    choice: str
    facts: dict[str, int]
    target: str


class UndoState(Struct, frozen=True):
    """Whether the last choice can be taken back: which, or why not (nothing, other-seat, chance, revealed); and whether one may ask the others for it."""

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


class Update(Event):
    """The game as one seat sees it. The log is what it was, cut to `keep` moves, and then `moves`; with `keep` 0 it is told from the start, with the `scene`:
    what never changes during the game and is left out of every view."""

    version: int
    eyes: int
    keep: int
    moves: list[Move]
    scene: dict[str, object] | None
    view: dict[str, object]
    waiting: list[int]
    offers: list[Offer]
    undo: UndoState
    clocks: list[int]
    result: Result | None


class SeatInfo(Struct, frozen=True):
    """Who sits where. `warm`: a bot plays for an absent person. `mine`: this connection may choose for it. `invite`: the secret of its link, for the host."""

    name: str
    kind: Literal["human", "bot", "open"]
    level: str
    online: bool
    warm: bool
    mine: bool
    invite: str


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Each seat has `bank` seconds, and gets `increment` more whenever it has decided."""

    bank: Annotated[int, Meta(ge=10, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)]


class TakebackState(Struct, frozen=True):
    """A seat asks to take back its last choice: back to `step` choices. `agreed` of the seats in `needed` have said yes."""

    seat: int
    step: int
    needed: list[int]
    agreed: list[int]


class Table(Event):
    """The table around the game. `closed` says why a game could not be brought back to life."""

    id: str
    game: str
    stage: Literal["gathering", "playing", "over", "closed"]
    options: dict[str, str]
    seats: list[SeatInfo]
    host: bool
    public: bool
    watch: str
    watchers: int
    commitment: str
    paused: bool
    clock: Clock | None
    takeback: TakebackState | None
    rematch: str
    engine: Literal["compiled", "interpreted"]


class Done(Event):
    """A command was carried out and is stored."""

    id: str
    version: int


RefusalCode: TypeAlias = Literal[
    "malformed", "too-large", "too-fast", "stale", "not-your-seat", "not-asked", "illegal", "not-now", "paused", "over", "storage"
]


class Refused(Event):
    """A command was not carried out: why, as a code, as a sentence, and as the rules in its way."""

    id: str
    code: RefusalCode
    message: str
    rules: list[str]


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


class Chat(Event):
    """Somebody said something: seconds since 1970, the seat (-1: a spectator), the name. `said` numbers the lines of a table."""

    said: int
    at: int
    seat: int
    name: str
    text: str


class Pong(Event):
    """Somebody is here."""


AnyEvent: TypeAlias = Update | Table | Done | Refused | Reasons | Board | Chat | Pong

# Over HTTP


class OptionInfo(Struct, frozen=True):
    """A way to play: its values, the first being the default, and the ruling behind it."""

    name: str
    values: list[str]
    rule: str


class VerbInfo(Struct, frozen=True):
    """What the words of a choice mean: the domains of its arguments, where on the table its thing lies, and whether it ends or declines what is asked."""

    domains: list[str]
    place: str
    closes: bool


class Cover(Struct, frozen=True):
    """What is said of a game before it is opened, in one language; `status` stands in place of a publisher where it has none."""

    title: str
    world: str
    status: str


class GameInfo(Struct, frozen=True):
    """Everything that is said about a game: whose it is, how it is set up, what its choices and events mean, and what is printed on its components.

    `covers` has one entry per language; `publisher` is empty and `year` 0 where the game was never published.
    `slugs` names the things behind the numbers of a field, `seats` the fields whose numbers are seats (-1 is nobody).
    `content` maps a table of the content file to its rows; a row has `id`, its columns, and `sources` (column, "" for the row → where it is from).
    `numbers` are the limits, costs and sizes that the content file names.
    """

    id: str
    title: str
    prefix: str
    fewest: int
    most: int
    rules: int
    stage: str
    designers: list[str]
    publisher: str
    year: int
    covers: dict[str, Cover]
    options: list[OptionInfo]
    slugs: dict[str, list[str]]
    seats: list[str]
    verbs: dict[str, VerbInfo]
    events: dict[str, list[str]]
    content: dict[str, list[dict[str, object]]]
    numbers: dict[str, int]
    provenance: dict[str, int]


class RuleInfo(Struct, frozen=True):
    """A rule, or a ruling (then `question` and `reason` are given)."""

    id: str
    chapter: str
    text: str
    source: str
    see: list[str]
    question: str
    reason: str


class ChapterInfo(Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    title: str


class QuickInfo(Struct, frozen=True):
    """A paragraph of the quick rules: its words are the message `quick-<id>` of the game, its heading the attribute `title`."""

    id: str
    rules: list[str]
    figure: str


class Rulebook(Struct, frozen=True):
    """The quick rules of a game, and its numbered rules and rulings in one language, all in reading order."""

    quick: list[QuickInfo]
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]


class Texts(Struct, frozen=True):
    """The words of a game in one language: the Fluent files of the house and of the game."""

    messages: list[str]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """me: whoever makes the table; here: somebody else at the same screen; link: whoever is sent the link; bot."""

    kind: Literal["me", "here", "link", "bot"]
    name: Name = ""
    level: Level = "medium"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wishes it: who sits where, and how it is played."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    public: bool = False
    clock: Clock | None = None


class TableLink(Struct, frozen=True):
    """Where to go."""

    table: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Sits down: with the secret of an invitation, or at a public table on its first free seat. A watcher's secret lets one watch."""

    token: Annotated[str, Meta(max_length=200)] = ""
    name: Name = ""


class TableLine(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    stage: str
    seats: list[str]
    free: int
    mine: bool
    asked: bool
    changed: int


class Lobby(Struct, frozen=True):
    """One's own tables, then the public ones."""

    tables: list[TableLine]


class ReplayWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at, with the eyes of a seat or those of a spectator."""

    record: Annotated[str, Meta(max_length=4_000_000)]
    eyes: Eyes = SPECTATOR


class Frame(Struct, frozen=True):
    """The board after one choice of a record, what was chosen, and what happened."""

    choice: str
    move: Move
    view: dict[str, object]


class Film(Struct, frozen=True):
    """A whole record, board by board; the `scene` belongs to all of them. `verified`: every draw was recomputed from the secret."""

    game: str
    seats: list[str]
    options: dict[str, str]
    commitment: str
    verified: bool
    scene: dict[str, object]
    frames: list[Frame]
    result: Result | None


class Health(Struct, frozen=True):
    """What runs here."""

    version: str
    engine: Literal["compiled", "interpreted"]
    tables: int


class Problem(Struct, frozen=True):
    """Every answer over HTTP that is not a success."""

    code: str
    message: str
