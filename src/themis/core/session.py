"""One running game: state, record, undo and version together. The only door through which choices are made."""

from __future__ import annotations

import json
from typing import Final, final

from themis.core.chance import Chance, Counted, Sealed
from themis.core.choice import Choice
from themis.core.event import Event, Io
from themis.core.frame import StateBase, allowed, apply, explain, forced, options, settle, waiting
from themis.core.game import Game
from themis.core.native import i64
from themis.core.outcome import Outcome, read_outcome
from themis.core.record import Line, Record, Replay, check_header, clean_name, parse
from themis.core.save import Plain, read_json, whole
from themis.core.story import Story
from themis.errors import BadRecord, BadSave, IllegalChoice, StaleVersion, ThemisError, WrongSeat

# Why a choice can no longer be taken back.
NOTHING_TO_UNDO: Final = "nothing"
OTHER_SEAT: Final = "other-seat"
CHANCE: Final = "chance"
REVEALED: Final = "revealed"
CORRECTED: Final = "corrected"


@final
class Change:
    """What a choice would make of a game. Nothing has happened before the session takes it over."""

    __slots__ = ("line", "is_forced", "state", "events", "revealed", "chance")

    def __init__(self, line: Line, is_forced: bool, state: StateBase, io: Io, chance: Chance) -> None:
        self.line: Final = line
        # It made itself, because nothing else could be chosen.
        self.is_forced: Final = is_forced
        self.state: Final = state
        self.events: Final = io.events
        self.revealed: Final = io.revealed
        self.chance: Final = chance

    def is_final(self) -> bool:
        """Whether it cannot be taken back: somebody learns something, or somebody else goes on."""
        return bool(self.line.outcomes) or self.revealed or waiting(self.state) != [self.line.seat]


@final
class Session:
    """A game in progress. Every successful call that changes it raises `version` by one; `story` is always in step with the record.

    A state is never changed once it is here: a choice is made on its clone, so that changes, twins and the past may share it.
    A session that is made with lines in its record goes on from a position, because the rules were corrected since: nothing goes back behind it.
    """

    __slots__ = ("game", "state", "record", "chance", "version", "story", "forced", "past", "sealed_by", "seals", "base", "origin", "drawn")

    def __init__(
        self, game: Game, state: StateBase, record: Record, chance: Chance, version: i64, opening: list[Event] | None = None
    ) -> None:
        self.game: Final = game
        self.state = state
        self.record: Final = record
        self.chance = chance
        self.version = version
        self.story: Final = Story(opening or [])
        # For each line of the record, whether it made itself.
        self.forced: Final = [False] * len(record.lines)
        # States before each choice since the last seal; all of them were made by the seat of the last line.
        self.past: list[StateBase] = []
        self.sealed_by = CORRECTED if record.lines else NOTHING_TO_UNDO
        # After how many lines somebody else had chosen for a seat.
        self.seals: Final[list[int]] = []
        # Where it began: after how many lines of the record, in which state, and how far each stream of chance had been used.
        self.base = len(record.lines)
        self.origin = state
        self.drawn = chance.counters[:] if isinstance(chance, Counted) else []

    def waiting(self) -> list[int]:
        return waiting(self.state)

    def options(self, seat: i64) -> list[Choice]:
        """What the seat may choose now; empty if it is not asked."""
        return options(self.state, seat) if seat in self.waiting() else []

    def view(self, seat: i64) -> dict[str, object]:
        return self.game.view(self.state, seat)

    def outcome(self) -> Outcome:
        """How the game ended. What was over before the rules were corrected stays as it was."""
        if self.base and self.base == len(self.record.lines):
            return read_outcome(self.record.result, len(self.record.names))
        return self.game.outcome(self.state)

    def replay(self) -> Replay:
        """The game again, step by step, from where it began."""
        return Replay(self.game, self.record, self.origin, self.base)

    def explain(self, seat: i64, text: str) -> list[str]:
        """Ids of the rules that forbid a choice."""
        choice = self.parsed(text)
        return explain(self.state, seat, choice) if choice is not None else []

    def reasons(self, seat: i64, target: str) -> list[tuple[Choice, list[str]]]:
        """The choices at a thing on the table that rules forbid now, with the ids of those rules; another moment's choices are left out."""
        about = [choice for choice in self.game.catalogue.at(target) if choice.fits(self.state.seats)]
        refused = [(choice, explain(self.state, seat, choice)) for choice in about]
        return [(choice, rules) for choice, rules in refused if rules]

    def parsed(self, text: str) -> Choice | None:
        """The choice a text stands for; none if it is about a seat that this table does not have."""
        choice = self.game.catalogue.parse(text)
        return choice if choice is not None and choice.fits(self.state.seats) else None

    def choose(self, seat: i64, text: str, version: i64 = -1) -> list[Event]:
        """Makes a choice and returns what happened. Refuses a stale version, a wrong seat and what is not offered; then nothing has changed."""
        change = self._change(seat, self._checked(seat, text, version), False, self.chance)
        self.accept(change)
        return change.events

    def repeat(self, seat: i64, text: str) -> None:
        """Makes a choice of a record once more. Nothing there says who made it: where there was no other, it made itself."""
        only = forced(self.state)
        self.choose(seat, text)
        self.forced[-1] = only is not None and only.text == text

    def tried(self, seat: i64, text: str) -> Change:
        """What somebody's choice would change, draws included; the game stays as it is, so that the change may still fail to be stored."""
        return self._change(seat, self._checked(seat, text, -1), False, self.chance.copy())

    def follow_up(self, is_undoable: bool) -> Change | None:
        """What happens next without anybody's choice; with `is_undoable`, nothing that would put an end to what can still be taken back, unless its seat has just said that it is done."""
        choice = forced(self.state)
        if choice is None:
            return None
        seat = self.waiting()[0]
        change = self._change(seat, choice, True, self.chance.copy())
        ends = is_undoable and not self.undo_refusal(seat) and change.is_final()
        return None if ends and not self._is_done(seat) else change

    def _is_done(self, seat: i64) -> bool:
        """Whether the last choice that somebody made, and not one that made itself, ended or declined something for a seat."""
        for place in range(len(self.record.lines) - 1, -1, -1):
            if not self.forced[place]:
                line = self.record.lines[place]
                choice = self.game.catalogue.parse(line.text)
                return line.seat == seat and choice is not None and choice.verb.closes
        return False

    def accept(self, change: Change) -> None:
        """Makes true what was tried last."""
        before, self.state, self.chance = self.state, change.state, change.chance
        self._keep(before, change)
        self.record.lines.append(change.line)
        self.forced.append(change.is_forced)
        self.story.add(change.events)
        self.version += 1
        if self.state.over:
            self._close()

    def last_choice(self, seat: i64) -> i64:
        """The place of a seat's last choice in the record, or -1; what was forced is no choice."""
        for place in range(len(self.record.lines) - 1, -1, -1):
            if self.record.lines[place].seat == seat and not self.forced[place]:
                return place
        return -1

    def may_ask_back(self, seat: i64) -> bool:
        """Whether a seat has chosen something that others could let it take back; that is never a whole plan, for all plans are seen together."""
        if self.state.over:
            return False
        if self.game.catalogue.has_plans:
            place = self.last_choice(seat)
            choice = self.parsed(self.record.lines[place].text) if place >= self.base else None
            return choice is not None and not choice.numbers
        # The first one is found sooner than the last.
        for place in range(self.base, len(self.forced)):
            if self.record.lines[place].seat == seat and not self.forced[place]:
                return True
        return False

    def undo_refusal(self, seat: i64) -> str:
        """Why a seat cannot take back its last choice; empty if it can."""
        if not self._chain():
            return self.sealed_by
        if self.record.lines[-1].seat != seat:
            return OTHER_SEAT
        return ""

    def seal(self) -> None:
        """What was chosen so far is not its seat's own to undo: somebody else has chosen for it."""
        self.seals.append(len(self.record.lines))
        self._seal(OTHER_SEAT)

    def undo(self, seat: i64) -> None:
        """Takes back the seat's last choice and what was forced after it. Impossible once somebody learned something from it."""
        refusal = self.undo_refusal(seat)
        if refusal:
            raise IllegalChoice(f"this cannot be taken back ({refusal})", [])
        for _ in range(self._chain()):
            self.state = self.past.pop()
            self.record.lines.pop()
            self.forced.pop()
            self.story.drop()
        self.version += 1

    def undone(self) -> str:
        """The choice that `undo` takes back."""
        return self.record.lines[-self._chain()].text

    def asked_before(self) -> list[int]:
        """The seats that are asked once `undo` has taken it back."""
        return waiting(self.past[len(self.past) - self._chain()])

    def twin(self) -> Session:
        """The same game once more, to take something back in that may still fail to be stored; neither touches the other."""
        twin = Session(self.game, self.state, self.record.cut(len(self.record.lines)), self.chance.copy(), self.version)
        twin.story.groups[:] = self.story.groups
        twin.forced[:] = self.forced
        twin.past = self.past[:]
        twin.sealed_by = self.sealed_by
        twin.seals[:] = self.seals
        twin.base, twin.origin, twin.drawn = self.base, self.origin, self.drawn
        return twin

    def saved(self) -> str:
        """The session as text, to go on later at this very decision."""
        chance = self.chance
        if not isinstance(chance, Sealed):
            raise BadSave("only a game with sealed chance can be saved")
        plain: dict[str, object] = {
            "themis save": 1,
            "version": int(self.version),
            "record": self.record.written(),
            "forced": [line for line in range(len(self.forced)) if self.forced[line]],
            "state": self.game.save(self.state),
            "secret": chance.secret.hex(),
        }
        return json.dumps(plain, ensure_ascii=False, indent=1)

    def _checked(self, seat: i64, text: str, version: i64) -> Choice:
        if version >= 0 and version != self.version:
            raise StaleVersion(f"this is version {self.version} of the game, the choice was made for version {version}")
        if self.state.over:
            raise IllegalChoice("the game is over", [])
        if seat not in self.waiting():
            raise WrongSeat(f"seat {seat} is not asked now")
        choice = self.parsed(text)
        if choice is None:
            raise IllegalChoice(f"'{text[:60]}' is no choice of {self.game.meta.id}", [])
        if allowed(self.state, seat, choice):
            return choice
        rules = explain(self.state, seat, choice)
        raise IllegalChoice(f"'{choice.text}' is not possible now" + (f" ({', '.join(rules)})" if rules else ""), rules)

    def _change(self, seat: i64, choice: Choice, is_forced: bool, chance: Chance) -> Change:
        after = self.state.clone()
        io = Io(chance, False)
        apply(after, seat, choice, io)
        return Change(Line(seat, choice.text, io.outcomes, len(self.record.lines) + 1), is_forced, after, io, chance)

    def _chain(self) -> i64:
        """How many choices go back together: the last real one and what was forced after it; 0 if no real one can be taken back."""
        chain: i64 = 1
        while chain <= len(self.past):
            if not self.forced[len(self.forced) - chain]:
                return chain
            chain += 1
        return 0

    def _keep(self, before: StateBase, change: Change) -> None:
        if change.line.outcomes or change.revealed:
            self._seal(CHANCE if change.line.outcomes else REVEALED)
            return
        if self.past and self.record.lines[-1].seat != change.line.seat:
            self._seal(OTHER_SEAT)
        self.past.append(before)

    def _seal(self, reason: str) -> None:
        self.past = []
        self.sealed_by = reason

    def _close(self) -> None:
        # The secret and with it every draw is known from now on: nothing can be taken back any more.
        self._seal(REVEALED)
        self.record.result = self.game.outcome(self.state).text()
        if isinstance(self.chance, Sealed):
            self.record.secret = self.chance.secret.hex()


def start(game: Game, names: list[str], given_options: dict[str, str], chance: Chance) -> Session:
    """Sets a game up and runs it to the first decision."""
    game.meta.check_seats(len(names))
    values = game.meta.option_values(given_options)
    record = Record(game.meta.id, game.meta.rules, [clean_name(name) for name in names])
    record.content = game.digest
    for option, value in zip(game.meta.options, values):
        if value:
            record.options[option.name] = option.values[value]
    if isinstance(chance, Counted):
        record.commitment = chance.commitment()
        record.lesson = chance.lesson
    io = Io(chance, False)
    state = game.setup(len(names), values, io)
    settle(state, io)
    record.setup = io.outcomes
    return Session(game, state, record, chance, 0, io.events)


def follow(game: Game, record: Record, secret: str) -> Session:
    """Plays a record again with the chance its secret gives: every draw must come out as recorded, and the game can go on from there."""
    check_header(game, record)
    try:
        chance = Sealed(bytes.fromhex(secret), [])
    except ValueError:
        raise BadRecord("the secret is not hexadecimal") from None
    if record.commitment != chance.commitment():
        raise BadRecord("the secret is not the one that was committed to")
    session = repeated(game, record, chance)
    if session.record.result.split() != record.result.split():
        raise BadRecord(f"the record's result is '{record.result[:80]}', but the game ends '{session.record.result}'")
    return session


def repeated(game: Game, record: Record, chance: Chance) -> Session:
    """Plays the choices of a record again: every draw must come out as recorded."""
    session = start(game, record.names, record.options, chance)
    if session.record.setup != record.setup:
        raise BadRecord("the draws of the setup do not come from the secret")
    for line in record.lines:
        try:
            session.repeat(line.seat, line.text)
        except ThemisError as error:
            raise BadRecord(f"line {line.number}: {error}") from None
        if session.record.lines[-1].outcomes != line.outcomes:
            raise BadRecord(f"line {line.number}: the draws do not come from the secret")
    return session


def rewound(session: Session, lines: int) -> Session:
    """The game as it was after the first lines of its record, chance and undo included, under a new version: a take-back that all agreed to."""
    if session.state.over:
        raise ThemisError("the game is over, and its secret is known: nothing can be taken back any more")
    if not 0 <= lines <= len(session.record.lines):
        raise ThemisError(f"the game cannot go back to choice {lines}: {len(session.record.lines)} have been made")
    chance = session.chance
    if not isinstance(chance, Counted):
        raise ThemisError("only a game whose draws are counted can go back")
    if lines < session.base:
        raise ThemisError(f"the rules were corrected after choice {session.base}: nothing before it can be taken back")
    again = Session(session.game, session.origin, session.record.cut(session.base), chance.at(session.drawn[:]), 0)
    again.story.groups[:] = session.story.groups[: session.base + 1]
    for line in session.record.lines[session.base : lines]:
        again.choose(line.seat, line.text)
        if len(again.record.lines) in session.seals:
            again.seal()
    again.forced[:] = session.forced[:lines]
    again.version = session.version + 1
    return again


def resume(game: Game, text: str) -> Session:
    """A saved session, at the decision where it was left. The saved state must be the one its record leads to."""
    plain = Plain(read_json(text), "the save")
    plain.number("themis save", 1, 1)
    try:
        session = follow(game, parse(plain.text("record")), plain.text("secret"))
    except BadRecord as error:
        raise BadSave(f"the save's record does not fit: {error}") from None
    if game.save(game.load(plain.get("state"))) != game.save(session.state):
        raise BadSave("the saved state is not the one that the save's record leads to")
    # Early saves do not tell what made itself.
    if "forced" in plain.fields:
        lines = len(session.forced)
        made = [whole(line, 0, lines - 1, "the save.forced") for line in plain.items("forced", lines)]
        session.forced[:] = [line in made for line in range(lines)]
    session.version = plain.number("version", 0, 1_000_000_000)
    return session
