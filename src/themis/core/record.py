"""Records: a whole game as text, one line per choice with the outcomes of its draws, so that it replays without the seed.

themis record 1
game     uruk 1
seats    Ada | bot:medium
setup    {5 0 2 11}
0  draw  {3}
1  place kiln
result   1 2  24 20  last-disc
"""

from __future__ import annotations

from typing import Final, final

from themis.core.chance import Scripted
from themis.core.choice import Choice
from themis.core.event import Event, Io
from themis.core.frame import StateBase, allowed, apply, explain, settle, waiting
from themis.core.game import Game
from themis.core.native import i64
from themis.errors import BadRecord, NewerRecord, ThemisError

HEADER: Final = "themis record 1"
LARGEST_RECORD: Final = 4_000_000
LONGEST_NAME: Final = 40
MOST_OUTCOMES: Final = 2_000
# What nothing else is held against must be short: a record carries a game, and nothing beside it.
SHORT_FIELDS: Final = ("commit", "lesson", "result", "secret")
LONGEST_FIELD: Final = 200


@final
class Line:
    """One choice: who, what, and what chance answered."""

    __slots__ = ("seat", "text", "outcomes", "number")

    def __init__(self, seat: int, text: str, outcomes: list[int], number: int) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.outcomes: Final = outcomes
        self.number: Final = number

    def written(self) -> str:
        return f"{self.seat}  {self.text}" + (f"  {braces(self.outcomes)}" if self.outcomes else "")


@final
class Record:
    """The header and the lines of one game; `result` is empty while it is going on.

    `corrected` says where the rules became others, as the number of lines before and the revision after: no rules play such a game from its beginning.
    """

    __slots__ = ("game", "rules", "corrected", "content", "options", "names", "commitment", "lesson", "setup", "lines", "result", "secret")

    def __init__(self, game: str, rules: int, names: list[str]) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.names: Final = names
        self.corrected: list[tuple[int, int]] = []
        self.content = ""
        self.options: dict[str, str] = {}
        self.commitment = ""
        # The lesson that arranged its chance, which is then no secret and no luck.
        self.lesson = ""
        self.setup: list[int] = []
        self.lines: Final[list[Line]] = []
        self.result = ""
        self.secret = ""

    def cut(self, lines: int) -> Record:
        """The record as it was after its first `lines` lines."""
        shorter = Record(self.game, self.rules, self.names)
        shorter.corrected = self.corrected
        shorter.content = self.content
        shorter.options = self.options
        shorter.commitment = self.commitment
        shorter.lesson = self.lesson
        shorter.setup = self.setup
        shorter.lines.extend(self.lines[:lines])
        return shorter

    def written(self) -> str:
        """The record as text."""
        text = [HEADER, f"game     {self.game} {self.rules}"]
        if self.corrected:
            text.append("corrected " + " ".join([f"{lines}:{rules}" for lines, rules in self.corrected]))
        if self.content:
            text.append(f"content  {self.content}")
        if self.options:
            text.append("options  " + " ".join([f"{name}={self.options[name]}" for name in sorted(self.options)]))
        text.append("seats    " + " | ".join(self.names))
        if self.commitment:
            text.append(f"commit   {self.commitment}")
        if self.lesson:
            text.append(f"lesson   {self.lesson}")
        text.append(f"setup    {braces(self.setup)}")
        for line in self.lines:
            text.append(line.written())
        if self.result:
            text.append(f"result   {self.result}")
        if self.secret:
            text.append(f"secret   {self.secret}")
        return "\n".join(text) + "\n"


def clean_name(name: str) -> str:
    """A name that fits a record: one line, no bar, not too long, not empty."""
    name = " ".join("".join([c for c in name if c.isprintable() and c != "|"]).split())[:LONGEST_NAME].strip()
    return name if name else "?"


def braces(outcomes: list[int]) -> str:
    return "{" + " ".join([str(outcome) for outcome in outcomes]) + "}"


def parse(text: str) -> Record:
    """Reads a record, or says which line is wrong."""
    if len(text) > LARGEST_RECORD:
        raise BadRecord(f"the record is larger than {LARGEST_RECORD} characters")
    lines = text.splitlines()
    if lines and is_newer_header(lines[0].split()):
        raise NewerRecord(f"line 1: a newer Themis made this; here a record begins with '{HEADER}'")
    if not lines or lines[0].strip() != HEADER:
        raise BadRecord(f"line 1: a record begins with '{HEADER}'")
    fields: dict[str, str] = {}
    at = 1
    while at < len(lines) and not lines[at][:1].isdigit():
        read_field(lines[at], at + 1, fields)
        at += 1
    record = begin(fields)
    while at < len(lines) and (lines[at][:1].isdigit() or not lines[at].strip()):
        if lines[at].strip():
            record.lines.append(read_line(lines[at], at + 1, len(record.names)))
        at += 1
    for rest in range(at, len(lines)):
        if lines[rest].split(None, 1)[:1] not in ([], ["result"], ["secret"]):
            raise BadRecord(f"line {rest + 1}: only the result and the secret stand after the choices")
        read_field(lines[rest], rest + 1, fields)
    record.result = fields.get("result", "")
    record.secret = fields.get("secret", "")
    return record


def is_newer_header(words: list[str]) -> bool:
    return len(words) == 3 and words[:2] == HEADER.split()[:2] and is_number(words[2]) and int(words[2]) > int(HEADER.split()[2])


def read_field(line: str, number: int, fields: dict[str, str]) -> None:
    words = line.split(None, 1)
    if not words:
        return
    if words[0] not in ("game", "corrected", "content", "options", "seats", "commit", "lesson", "setup", "result", "secret"):
        raise BadRecord(f"line {number}: '{words[0][:40]}' is not part of a record")
    if words[0] in fields:
        raise BadRecord(f"line {number}: '{words[0]}' stands twice")
    if words[0] in SHORT_FIELDS and len(line) > LONGEST_FIELD:
        raise BadRecord(f"line {number}: '{words[0]}' has more than {LONGEST_FIELD} characters")
    fields[words[0]] = words[1].strip() if len(words) == 2 else ""


def begin(fields: dict[str, str]) -> Record:
    for needed in ("game", "seats", "setup"):
        if needed not in fields:
            raise BadRecord(f"the record has no line '{needed}'")
    game = fields["game"].split()
    if len(game) != 2 or not is_number(game[1]):
        raise BadRecord("the line 'game' must give the game and its rules version, such as 'game uruk 1'")
    record = Record(game[0], int(game[1]), [clean_name(name) for name in fields["seats"].split("|")])
    record.corrected = [read_correction(pair) for pair in fields.get("corrected", "").split()]
    record.content = fields.get("content", "")
    record.commitment = fields.get("commit", "")
    record.lesson = fields.get("lesson", "")
    record.setup = read_outcomes(fields["setup"], "the line 'setup'")
    for pair in fields.get("options", "").split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadRecord(f"the option '{pair[:40]}' must be written name=value")
        if name in record.options:
            raise BadRecord(f"the option '{name[:40]}' stands twice")
        record.options[name] = value
    return record


def read_correction(pair: str) -> tuple[int, int]:
    lines, _, rules = pair.partition(":")
    if not is_number(lines) or not is_number(rules):
        raise BadRecord(f"the correction '{pair[:40]}' must be written lines:rules, such as 40:2")
    return int(lines), int(rules)


def read_line(line: str, number: int, seats: int) -> Line:
    before, brace, after = line.partition("{")
    words = before.split()
    if not is_number(words[0]) or int(words[0]) >= seats:
        raise BadRecord(f"line {number}: there is no seat '{words[0][:20]}'")
    if len(words) < 2:
        raise BadRecord(f"line {number}: no choice stands after the seat")
    outcomes = read_outcomes(brace + after, f"line {number}") if brace else []
    return Line(int(words[0]), " ".join(words[1:]), outcomes, number)


def is_number(word: str) -> bool:
    """A short plain number; `str.isdigit` alone would let exotic digits and endless ones through."""
    return word.isascii() and word.isdigit() and len(word) <= 9


def read_outcomes(text: str, where: str) -> list[int]:
    text = text.strip()
    if not (text.startswith("{") and text.endswith("}")):
        raise BadRecord(f"{where}: outcomes stand in braces, such as {{3 0}}")
    words = text[1:-1].split()
    if len(words) > MOST_OUTCOMES:
        raise BadRecord(f"{where}: more than {MOST_OUTCOMES} outcomes")
    for word in words:
        if not is_number(word):
            raise BadRecord(f"{where}: the outcome '{word[:20]}' is not a number")
    return [int(word) for word in words]


@final
class Replay:
    """A record played again, step by step, from its beginning or from a position in it. `events` are those of the last step."""

    __slots__ = ("game", "record", "state", "position", "events")

    def __init__(self, game: Game, record: Record, origin: StateBase | None = None, position: i64 = 0) -> None:
        self.game: Final = game
        self.record: Final = record
        state, events = (origin.clone(), []) if origin is not None else set_up(game, record)
        self.state: StateBase = state
        self.position: i64 = position
        self.events: list[Event] = events

    def done(self) -> bool:
        return self.position >= len(self.record.lines)

    def forward(self) -> Line:
        """Carries out the next line; a line that the rules do not allow is a BadRecord with its reason."""
        line = self.record.lines[self.position]
        choice = offered_choice(self.game, self.state, line)
        chance = Scripted(line.outcomes)
        io = Io(chance, False)
        try:
            apply(self.state, line.seat, choice, io)
        except BadRecord as error:
            raise BadRecord(f"line {line.number}: {error}") from None
        if chance.left():
            raise BadRecord(f"line {line.number}: {chance.left()} outcomes too many")
        self.events = io.events
        self.position += 1
        return line

    def run(self) -> StateBase:
        """Plays to the end of the record and checks the result it claims."""
        while not self.done():
            self.forward()
        if self.record.result:
            check_result(self.game, self.state, self.record.result)
        return self.state


def set_up(game: Game, record: Record) -> tuple[StateBase, list[Event]]:
    check_header(game, record)
    chance = Scripted(record.setup)
    io = Io(chance, False)
    try:
        state = game.setup(len(record.names), game.meta.option_values(record.options), io)
        settle(state, io)
    except BadRecord as error:
        raise BadRecord(f"setup: {error}") from None
    if chance.left():
        raise BadRecord(f"setup: {chance.left()} outcomes too many")
    return state, io.events


def check_header(game: Game, record: Record) -> None:
    if record.game != game.meta.id:
        raise BadRecord(f"the record is of {record.game[:40]}, not of {game.meta.id}")
    if record.corrected:
        lines, rules = record.corrected[0]
        raise BadRecord(
            f"the rules of {record.game} were corrected while this game was played: the first {lines} choices follow rules {record.rules}, the next ones rules {rules}, so no rules play it from its beginning"
        )
    if record.rules > game.meta.rules:
        raise NewerRecord(f"the record was made with rules {record.rules} of {record.game}; these are still rules {game.meta.rules}")
    if record.rules < game.meta.rules:
        raise BadRecord(f"the record was made with rules {record.rules} of {record.game}; these are rules {game.meta.rules}")
    if record.content != game.digest:
        raise BadRecord(f"the record was made with other cards (content {record.content[:40] or 'as published'})")
    try:
        game.meta.check_seats(len(record.names))
        game.meta.option_values(record.options)
    except ThemisError as error:
        raise BadRecord(str(error)) from None


def offered_choice(game: Game, s: StateBase, line: Line) -> Choice:
    choice = game.catalogue.parse(line.text)
    if choice is None:
        raise BadRecord(f"line {line.number}: '{line.text[:60]}' is no choice of {game.meta.id}")
    if s.over:
        raise BadRecord(f"line {line.number}: the game is already over")
    if line.seat not in waiting(s):
        raise BadRecord(f"line {line.number}: seat {line.seat} is not asked now")
    if not allowed(s, line.seat, choice):
        rules = explain(s, line.seat, choice)
        raise BadRecord(f"line {line.number}: '{choice.text}' is not possible here" + (f" ({', '.join(rules)})" if rules else ""))
    return choice


def check_result(game: Game, s: StateBase, claimed: str) -> None:
    if not s.over:
        raise BadRecord("the record gives a result, but the game is not over")
    found = game.outcome(s).text()
    if found.split() != claimed.split():
        raise BadRecord(f"the record's result is '{claimed[:80]}', but the game ends '{found}'")
