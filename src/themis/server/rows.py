"""What the store keeps of a table, apart from the game itself."""

from __future__ import annotations

import time
from typing import Literal, Self, TypeAlias

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from themis.server.protocol import Clock, Level, RequestState, Stage
from themis.server.protocol_http import DrawnLuck, Marked, TurningPoint
from themis.server.protocol_learn import Tried

SeatKind: TypeAlias = Literal["human", "bot", "open"]
EntryKind: TypeAlias = Literal["choose", "undo", "takeback", "rules"]


class Stored(Struct, omit_defaults=True):
    """Kept as JSON: readable by a person with nothing but `sqlite3`. What is as usual is left out, for a table is written at every choice."""

    def written(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def read(cls, text: bytes) -> Self:
        return msgspec.json.decode(text, type=cls)


class SeatRow(Stored):
    """A seat: who may act for it. `round` grows whenever the seat is taken, so that each invitation is good for one guest only.

    `lent`: others, not its person or the clock, have left it to the bot that keeps it warm. `relieved`: such a bot has chosen for them in this game.
    """

    kind: SeatKind
    name: str
    level: Level = "medium"
    user: str = ""
    warm: bool = False
    lent: bool = False
    relieved: bool = False
    round: int = 0
    ready: bool = False


class Draft(Stored):
    """The plan of a seat before it is handed in; `keys` recognise the last commands that were sent twice."""

    choice: str
    ready: bool
    keys: list[str]


class Planning(Stored):
    """Whole plans in the making, by seat. A countdown `ends` at a millisecond since 1970; while the table is paused it has milliseconds `left`."""

    drafts: dict[int, Draft] = {}
    ends: int = 0
    left: int = 0


class TableRow(Stored):
    """A table. `secret` is the source of all its luck and leaves the server only when the game is over.

    `shared`: anybody who has the link may watch the finished game. `planning` is empty until somebody has planned something.
    `lesson` is the one that arranged its luck; `steps` say after how many choices each step of it began, as long as there is a coach.
    `tried` is what did not solve a puzzle; `answered`: its answer was shown. `hints` tells after how many choices which seat asked for a hint.
    `requests` counts what was ever asked of the others, and `request` is what they have not answered yet.
    """

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatRow]
    host: str
    public: bool
    clock: Clock | None
    secret: str
    stage: Stage = "gathering"
    paused: bool = False
    paused_by: int = -1
    request: RequestState | None = None
    requests: int = 0
    clocks: list[int] = []
    waiting: list[int] = []
    planning: Planning = field(default_factory=Planning)
    rematch: str = ""
    shared: bool = True
    lesson: str = ""
    steps: list[int] = []
    tried: list[Tried] = []
    answered: bool = False
    hints: list[tuple[int, int]] = []
    changed: int = 0

    def touch(self) -> None:
        self.changed = int(time.time())

    def is_listed(self) -> bool:
        """Whether strangers are told of it: it is public, and open or running."""
        return self.public and self.stage in ("gathering", "playing")

    def is_ticking(self) -> bool:
        return (self.clock is not None or self.planning.ends > 0) and self.stage == "playing" and not self.paused

    def asked(self) -> list[int]:
        """The seats that are still waited for: whoever is ready with a plan is not."""
        drafts = self.planning.drafts
        return [seat for seat in self.waiting if seat not in drafts or not drafts[seat].ready]

    def asked_to_agree(self) -> list[int]:
        """The seats whose consent a request waits for."""
        return [seat for seat in self.request.needed if seat not in self.request.agreed] if self.request is not None else []

    def seats_of(self, user: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human" and seat.user == user]

    def others(self, user: str) -> list[int]:
        """The seats of all people but one, also of those who are away."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human" and seat.user != user]

    def bots(self) -> int:
        """How many seats are bots' own."""
        return sum([seat.kind == "bot" for seat in self.seats])

    def people(self) -> list[str]:
        """The names of all people."""
        return [seat.name for seat in self.seats if seat.kind == "human"]

    def can_begin(self) -> bool:
        return not self.free_seats() and not self.unready()

    def unready(self) -> list[int]:
        """The seats of people who must still say that they are ready, which everybody is asked before a clock runs."""
        if self.clock is None or self.stage != "gathering":
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human" and not seat.ready and not seat.warm]

    def chosen_by(self, numbers: list[int]) -> TableRow:
        """The row when somebody has chosen at these seats: where one is kept warm, that was its bot."""
        relieved = [number for number in numbers if self.seats[number].warm]
        seats = [replace(seat, relieved=True) if number in relieved else seat for number, seat in enumerate(self.seats)]
        return replace(self, seats=seats) if relieved else self

    def with_seat(self, number: int, seat: SeatRow) -> TableRow:
        return replace(self, seats=[*self.seats[:number], seat, *self.seats[number + 1 :]])

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]


class Entry(Stored):
    """One change of a game. After it the record has `step` lines; `key` recognises a command that is sent twice.

    A take-back that was agreed to has in `outcomes` what it leaves in the log; so has a correction of the rules.
    `digest` is that of the position which a choice led to, for the server's eyes alone; choices of an earlier age have none.
    """

    version: int
    kind: EntryKind
    seat: int
    choice: str
    outcomes: str
    step: int
    key: str
    digest: str = ""


class Progress(Stored):
    """How far a guest has come in a lesson; `table` is where they are in the middle of it."""

    game: str
    lesson: str
    reached: int
    done: bool
    table: str


class SideRow(Stored):
    """The review of a seat: the decisions that are still to be judged, the most interesting first, how many there are, and what was found.
    `unjudged` counts the choices that cannot be judged.

    `played_out` counts the marks that were confirmed, or not, by games to the end; `differences` are those of the games for the costliest that is doubted.
    """

    todo: list[int]
    decisions: int
    marks: list[Marked] = []
    played_out: int = 0
    differences: list[float] = []
    unjudged: int = 0


class ReviewRow(Stored):
    """What was found in a finished game so far; `undrawn` are the choices whose luck is still to be measured."""

    game: str
    seats: list[str]
    moments: list[int]
    chances: list[list[float]]
    turning: list[TurningPoint]
    open: int
    undrawn: list[int]
    sides: list[SideRow]
    draws: list[DrawnLuck] = []


class Said(Stored):
    """One line of talk."""

    said: int
    at: int
    seat: int
    name: str
    text: str
    key: str = ""
