"""Begins the game of a table, stores it, and brings it back to life at the very decision where it was.

Its choices are played again, which brings undo and the story back too. Where they are, or lead to, something else than before,
the rules were corrected since: then the game goes on from its snapshot, and everybody is told.
"""

from __future__ import annotations

import json
import logging
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from themis.core.chance import Counted
from themis.core.event import Event
from themis.core.frame import StateBase
from themis.core.game import Game
from themis.core.record import Line, Record, read_outcomes
from themis.core.save import Plain, whole
from themis.core.session import Session, start
from themis.errors import BadRecord, BadSave, ThemisError
from themis.games import find
from themis.server.lessons import chance_of
from themis.server.puzzles import puzzle_of, session_of
from themis.server.revisions import Corrected, Way
from themis.server.rows import Entry, Planning, TableRow
from themis.server.takebacks import Trail
from themis.speech.speech import BOT_PREFIX

log: Final = logging.getLogger("themis.server")

LARGEST_COUNTER: Final = 1_000_000_000
# Digests of an earlier age are made in another way, and cannot be compared.
DIGEST_MARK: Final = "p"


def begun(row: TableRow) -> Session:
    """The game of a table whose seats are all taken."""
    names = [BOT_PREFIX + seat.level if seat.kind == "bot" else seat.name for seat in row.seats]
    puzzle = puzzle_of(row.game, row.lesson)
    if puzzle is not None:
        return session_of(puzzle, names)
    return start(find(row.game), names, row.options, chance_of(row))


def snapshot_of(session: Session) -> bytes:
    """Enough to go on without the record before it: the state, how far each stream of chance was used, the version, and the result if there is one."""
    chance = session.chance
    assert isinstance(chance, Counted)
    return msgspec.json.encode(
        {
            "rules": int(session.game.meta.rules),
            "version": int(session.version),
            "counters": chance.counters,
            "state": session.game.save(session.state),
            "result": session.record.result,
        }
    )


def digest_of(game: Game, state: StateBase) -> str:
    """A position in a few letters, and its result; it never leaves the server."""
    return DIGEST_MARK + game.fingerprint(state) + (game.outcome(state).text() if state.over else "")


class Differs(BadRecord):
    """All choices and draws are possible, but lead to something else than before."""


class Snapshot(NamedTuple):
    """A snapshot that can be read; whether it is a position of the game is not known yet."""

    rules: int
    version: int
    counters: list[int]
    state: object
    result: str

    @classmethod
    def read(cls, text: bytes | str) -> Snapshot:
        try:
            plain = Plain(json.loads(text), "the snapshot")
        except ValueError as error:
            raise BadSave(f"the snapshot cannot be read: {error}") from None
        counters = [whole(counter, 0, LARGEST_COUNTER, "a counter") for counter in plain.items("counters", LARGEST_COUNTER)]
        version = plain.number("version", 0, LARGEST_COUNTER)
        # Early snapshots do not tell the result.
        result = plain.text("result") if "result" in plain.fields else ""
        return cls(plain.number("rules", 0, LARGEST_COUNTER), version, counters, plain.get("state"), result)

    def is_of(self, session: Session) -> bool:
        """Whether this is the position of a game."""
        return self.state == session.game.save(session.state) and self.result in ("", session.record.result)


class Restored(NamedTuple):
    """A game that is alive again, its table as it is now, the correction of its rules that is new, if there is one, and what else its entries tell."""

    row: TableRow
    session: Session
    corrected: Corrected | None
    trail: Trail


class Past(NamedTuple):
    """What is stored of a game: its choices that were not taken back, corrections of its rules, and its last snapshot, if that can be read."""

    row: TableRow
    choices: list[Entry]
    corrections: list[Corrected]
    snapshot: Snapshot | None
    # The snapshot was made after so many of the choices; -1 if something was taken back since.
    pictured: int


def restored(row: TableRow, snapshot: bytes, entries: list[Entry]) -> Restored:
    past = past_of(row, snapshot, entries)
    rules, today = rules_of(past), int(find(row.game).meta.rules)
    corrected = None
    try:
        session = compared(past)
        if rules != today and row.stage == "playing":
            corrected = Corrected(len(past.choices), rules, today, "replayed")
    except ThemisError as error:
        log.warning("table %s goes on from its snapshot: %s", row.id, error)
        corrected = from_snapshot(past, rules)
        session = resumed(past, [*past.corrections, corrected])
    session.version = len(entries) + (corrected is not None)
    told = [*entries, corrected.entry(int(session.version))] if corrected is not None else entries
    return Restored(row_of(past, session), session, corrected, Trail.of(told))


def row_of(past: Past, session: Session) -> TableRow:
    """The table of a game: whoever planned goes on with it, unless choices before were lost."""
    if len(session.record.lines) == len(past.choices):
        return past.row
    return replace(past.row, waiting=[int(seat) for seat in session.waiting()], planning=Planning())


def past_of(row: TableRow, snapshot: bytes, entries: list[Entry]) -> Past:
    choices = standing(entries)
    try:
        picture = Snapshot.read(snapshot)
    except BadSave as error:
        log.warning("table %s: %s", row.id, error)
        return Past(row, choices, Corrected.all_in(entries), None, -1)
    since = entries[picture.version :]
    is_clear = picture.version <= len(entries) and all(entry.kind == "choose" for entry in since)
    return Past(row, choices, Corrected.all_in(entries), picture, len(choices) - len(since) if is_clear else -1)


def standing(entries: list[Entry]) -> list[Entry]:
    """The choices that were not taken back."""
    choices: list[Entry] = []
    for entry in entries:
        if entry.kind == "choose":
            choices.append(entry)
        del choices[entry.step :]
    return choices


def rules_of(past: Past) -> int:
    """The revision by which the game was played last."""
    if past.corrections:
        return past.corrections[-1].after
    return past.snapshot.rules if past.snapshot is not None else int(find(past.row.game).meta.rules)


# Playing again


def compared(past: Past) -> Session:
    """The game that was played. One whose states had another form then is known by its choices and draws alone."""
    try:
        return replayed(past)
    except Differs as error:
        if past.snapshot is None or form(past.snapshot.state) == form(find(past.row.game).save(begun(past.row).state)):
            raise
        log.warning("table %s had states of another form, so that they cannot be compared: %s", past.row.id, error)
        return replayed(past._replace(choices=[replace(entry, digest="") for entry in past.choices], snapshot=None))


def form(plain: object) -> object:
    """What the parts of a saved state are called."""
    if isinstance(plain, dict):
        return {name: form(part) for name, part in plain.items()}
    return form(plain[0]) if isinstance(plain, list) and plain and isinstance(plain[0], dict) else None


def replayed(past: Past) -> Session:
    """The game by today's rules; refuses as soon as it is no longer the one that was played."""
    has_moved = any(corrected.position for corrected in past.corrections)
    session = resumed(past, past.corrections) if has_moved else begun(past.row)
    check_picture(past, session)
    for entry in past.choices[session.base :]:
        play(session, entry)
        check_picture(past, session)
    # What once went another way does not come back: to compare the last position is enough.
    if session.base < len(past.choices):
        check_digest(session, past.choices[-1])
    return session


def play(session: Session, entry: Entry) -> None:
    session.repeat(entry.seat, entry.choice)
    # What a person sent has not made itself, even if there was nothing else to choose.
    session.forced[-1] = session.forced[-1] and not entry.key
    if not entry.key and not session.forced[-1]:
        # A bot has chosen; whoever takes its seat back cannot undo that (TAB-UNDO-01).
        session.seal()
    if session.record.lines[-1].outcomes != outcomes_of(entry):
        raise BadRecord(f"choice {entry.step} drew something else than before")


def outcomes_of(entry: Entry) -> list[int]:
    return read_outcomes(entry.outcomes, f"entry {entry.version}")


def check_picture(past: Past, session: Session) -> None:
    if past.snapshot is not None and past.pictured == len(session.record.lines) and not past.snapshot.is_of(session):
        raise Differs(f"after choice {past.pictured} the position is another than before")


def check_digest(session: Session, entry: Entry) -> None:
    if entry.digest.startswith(DIGEST_MARK) and entry.digest != digest_of(session.game, session.state):
        raise Differs(f"choice {entry.step} leads to another position than before")


# Going on from a position


def from_snapshot(past: Past, rules: int) -> Corrected:
    """Where today's rules play another game, the position is still good, and so are the few choices since if they lead where they led."""
    snapshot = past.snapshot
    if snapshot is None or past.pictured < 0:
        raise BadSave("there is no snapshot to go on from")
    session = resumed(past, [Corrected(past.pictured, rules, rules, "position", written(snapshot))])
    try:
        for entry in past.choices[past.pictured :]:
            twin = session.twin()
            play(twin, entry)
            check_digest(twin, entry)
            session = twin
    except ThemisError as error:
        log.warning("table %s: %s", past.row.id, error)
    if session.state.over != (past.row.stage == "over"):
        raise BadSave("the snapshot is older than the end of the game")
    way: Way = "over" if session.state.over else "position"
    return Corrected(len(session.record.lines), rules, int(session.game.meta.rules), way, snapshot_of(session).decode())


def written(snapshot: Snapshot) -> str:
    return msgspec.json.encode(snapshot._asdict()).decode()


def resumed(past: Past, corrections: list[Corrected]) -> Session:
    """The game from the position of its last correction; what was told before is told again as far as it is still true, and its record stays."""
    moved = [corrected for corrected in corrections if corrected.position]
    last = moved[-1]
    snapshot = Snapshot.read(last.position)
    fresh = begun(past.row)
    if len(snapshot.counters) > len(fresh.game.streams):
        raise BadSave("the snapshot has more streams of chance than the game")
    state = fresh.game.load(snapshot.state)
    record = Record(fresh.record.game, corrections[0].before, fresh.record.names)
    record.corrected = [(corrected.step, corrected.after) for corrected in moved]
    record.content, record.options, record.commitment = fresh.record.content, fresh.record.options, fresh.record.commitment
    record.lesson, record.setup = fresh.record.lesson, fresh.record.setup
    record.lines.extend([Line(entry.seat, entry.choice, outcomes_of(entry), entry.step) for entry in past.choices[: last.step]])
    session = Session(fresh.game, state, record, chance_of(past.row).at(snapshot.counters), 0)
    session.story.groups[:] = retold(past, last.step)
    if state.over:
        record.result, record.secret = snapshot.result or fresh.game.outcome(state).text(), past.row.secret
    return session


def retold(past: Past, lines: int) -> list[list[Event]]:
    """The story as far as it is certain, choice by choice; nothing where today's rules would tell another."""
    session, certain = begun(past.row), 0
    try:
        for entry in past.choices[:lines]:
            play(session, entry)
            if entry.digest != digest_of(session.game, session.state):
                break
            certain += 1
    except ThemisError:
        pass
    return session.story.groups[: certain + 1] + [[] for _ in range(lines - certain)]
