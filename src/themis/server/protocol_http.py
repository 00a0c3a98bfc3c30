"""Every request and answer over HTTP, as a typed struct; the TypeScript types are written from this file and from `protocol.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from themis.server.protocol import SPECTATOR, Clock, Eyes, Level, Move, Name, Result, Rung, SeatInfo, Stage

NO_SEAT = -1


class OptionInfo(Struct, frozen=True):
    """A way to play: its values, the first being the default, and the ruling behind it."""

    name: str
    values: list[str]
    rule: str


class VerbInfo(Struct, frozen=True):
    """What the words of a choice mean: the domains of its arguments, where on the table its thing lies, and whether it ends or declines what is asked.
    The verb of whole plans is followed by `length` numbers from 0 to the `largest`, one for each thing of its place; for others both are 0."""

    domains: list[str]
    place: str
    closes: bool
    length: int
    largest: int


class Cover(Struct, frozen=True):
    """What is said of a game before it is opened, in one language: `goal` is how it is won; `status` stands in place of a publisher where it has none."""

    title: str
    world: str
    goal: str
    status: str


class GameInfo(Struct, frozen=True):
    """Everything that is said about a game: whose it is, how it is set up, what its choices and events mean, and what is printed on its components.

    `covers` has one entry per language; `publisher` is empty and `year` 0 where the game was never published.
    A game takes from `shortest` to `longest` minutes.
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
    shortest: int
    longest: int
    weight: str
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


class Welcome(Struct, frozen=True):
    """What a claim would lead to: the table as it is now, who made it (empty: nobody who plays), and the seat (-1: to watch)."""

    game: str
    stage: Stage
    host: str
    seats: list[SeatInfo]
    options: dict[str, str]
    clock: Clock | None
    seat: int


class TableLine(Struct, frozen=True):
    """A table in the lobby. `asked`: it waits for this guest, to decide or to say that they are ready. `lesson`: the one it was made for, or empty.
    `step`: the step of it that its coach is at, counted from 1; 0 where there is no coach, or none any more.
    `until`: the second since 1970 from which on it is forgotten if nothing happens there; 0 while that is far away."""

    id: str
    game: str
    stage: Stage
    seats: list[str]
    free: int
    mine: bool
    asked: bool
    changed: int
    lesson: str
    step: int
    until: int


class Lobby(Struct, frozen=True):
    """One's own tables, then the public ones."""

    tables: list[TableLine]


class LessonInfo(Struct, frozen=True):
    """A lesson, and how far this guest has come: `reached` is the furthest of its `steps` (0: never begun).
    `table` is where the guest is in the middle of it, or empty. `titles` and `abouts`, one sentence each on what is learned, are by language."""

    id: str
    game: str
    titles: dict[str, str]
    abouts: dict[str, str]
    minutes: int
    steps: int
    rules: list[str]
    reached: int
    done: bool
    table: str


class Shelf(Struct, frozen=True):
    """All lessons of all games, in the order in which they are best taken."""

    lessons: list[LessonInfo]


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Begins a lesson, or begins it again; `name` is what the learner is called."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class PuzzleInfo(Struct, frozen=True):
    """A puzzle, and whether this guest has solved it, or was shown the answer; `table` is where they are looking for the move, or empty."""

    id: str
    game: str
    seats: int
    solved: bool
    shown: bool
    table: str


class PuzzleDay(Struct, frozen=True):
    """The puzzle of a day, then one of each game that has some."""

    day: str
    today: str
    puzzles: list[PuzzleInfo]


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Sits down at a puzzle; `name` is what the guest is called."""

    game: Annotated[str, Meta(max_length=40)]
    puzzle: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class AchievementInfo(Struct, frozen=True):
    """Something worth doing in a game: its words are the message `achievement-<id>` of the game. `table` is where this guest did it first, or empty."""

    id: str
    table: str


class LastGame(Struct, frozen=True):
    """The last game of a guest against bots of one rung: `gain` is 1 for a win, -1 for a loss, 0 between them."""

    table: str
    rung: Rung
    gain: int


class GamePractice(Struct, frozen=True):
    """How a guest gets on in a game: the `rung` to play against next, those that were ever `beaten`, and the achievements in their order."""

    game: str
    rung: Rung
    beaten: list[Rung]
    last: LastGame | None
    achievements: list[AchievementInfo]


class Practice(Struct, frozen=True):
    """How a guest gets on in all games."""

    games: list[GamePractice]


class ReplayWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at, with the eyes of a seat or those of a spectator."""

    record: Annotated[str, Meta(max_length=4_000_000)]
    eyes: Eyes = SPECTATOR


class FilmWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game to look at, by the secret of the link that its table gave away."""

    token: Annotated[str, Meta(max_length=200)]
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


class ReviewWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game to review: a record, or a table that one may see (or with the secret of its link, anybody), or a review that is there already;
    and the seat whose decisions are judged."""

    record: Annotated[str, Meta(max_length=400_000)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""
    token: Annotated[str, Meta(max_length=200)] = ""
    review: Annotated[str, Meta(max_length=64)] = ""
    seat: Annotated[int, Meta(ge=0, le=9)] = 0


class ReviewLink(Struct, frozen=True):
    """Where a review is found: the digest of its record."""

    review: str


class TurningPoint(Struct, frozen=True):
    """A turn that changed much, between two boards of the record, and the seat whose chance to win it changed most, by how much."""

    start: int
    end: int
    seat: int
    change: float


class Marked(Struct, frozen=True):
    """A decision with a better choice: after how many choices it was asked, what was chosen, what was better and the facts about both, the choices that follow in
    that turn, and what it has cost in chance to win. `reason` is a message of the game with its `count`, or empty; it `costs` another seat something, or nobody (-1).
    `given` is one, too, with `given_count`: what the choice that was made brings instead, if that matters more.
    `target` and `better_target` are the things on the board that stand for the two choices, or empty.
    `doubted`: it seems to have cost more than the mark says, which is not confirmed yet; `unsettled`: games to the end did not confirm it."""

    step: int
    mark: Literal["better", "costly", "turned"]
    choice: str
    facts: dict[str, int]
    better: str
    better_facts: dict[str, int]
    then: list[str]
    reason: str
    count: int
    costs: int
    loss: float
    doubted: bool
    given: str = ""
    given_count: int = 0
    target: str = ""
    better_target: str = ""
    unsettled: bool = False


class DrawnLuck(Struct, frozen=True):
    """What chance did at the choice after so many others, by seat: what it brought in chance to win, and which part of the possible draws were worse."""

    step: int
    luck: list[float]
    above: list[float]


class SideReview(Struct, frozen=True):
    """The decisions of a seat that can be judged, how many of them are, and those with a better choice, in the order in which they were found.
    `state`: it rests until somebody asks for it, it is being made, or all is done. `like`: the rung of the ladder that gives away as much, if that is known.
    `unjudged`: how many other choices the seat had, in the set-up and in secret."""

    decisions: int
    judged: int
    marks: list[Marked]
    state: Literal["resting", "working", "done"]
    like: str
    unjudged: int = 0


class Review(Struct, frozen=True):
    """What was found in a finished game so far. `moments` are the boards at which turns begin, and the last one; `chances` are those of all seats there, together 1.
    For the first `open` of them it was anybody's game."""

    id: str
    game: str
    seats: list[str]
    moments: list[int]
    chances: list[list[float]]
    turning: list[TurningPoint]
    open: int
    draws: list[DrawnLuck]
    sides: list[SideReview]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish, or an answer, with nothing to say."""


class MoveLink(Struct, frozen=True):
    """By this secret another browser becomes the same guest, once and within so many seconds."""

    token: str
    seconds: int


class MoveWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Becomes the guest who made the link."""

    token: Annotated[str, Meta(max_length=200)]


class Health(Struct, frozen=True):
    """What runs here. `storage`: whether games are stored and read now; `damaged` if something was lost, or pages make no sense."""

    version: str
    engine: Literal["compiled", "interpreted"]
    tables: int
    storage: Literal["good", "trouble", "damaged"]


class Problem(Struct, frozen=True):
    """Every answer over HTTP that is not a success. `seat`: the seat of a new table that it is about (-1: none)."""

    code: str
    message: str
    seat: int = NO_SEAT
