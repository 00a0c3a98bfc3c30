"""Begins the game of a table, stores it, and brings it back to life at the very decision where it was."""

from __future__ import annotations

import json
import logging
from typing import Final

import msgspec

from themis.core.chance import Sealed
from themis.core.record import Line, read_outcomes
from themis.core.save import Plain, whole
from themis.core.session import Session, start
from themis.errors import BadRecord, BadSave, ThemisError
from themis.games import find
from themis.server.rows import Entry, TableRow
from themis.speech.speech import BOT_PREFIX

log: Final = logging.getLogger("themis.server")

LARGEST_COUNTER: Final = 1_000_000_000


def begun(row: TableRow) -> Session:
    """The game of a table whose seats are all taken."""
    names = [BOT_PREFIX + seat.level if seat.kind == "bot" else seat.name for seat in row.seats]
    return start(find(row.game), names, row.options, Sealed(bytes.fromhex(row.secret), []))


def snapshot_of(session: Session) -> bytes:
    """Enough to go on without the record before it: the state, how far each stream of chance was used, and the version."""
    chance = session.chance
    assert isinstance(chance, Sealed)
    return msgspec.json.encode(
        {
            "rules": int(session.game.meta.rules),
            "version": int(session.version),
            "counters": chance.counters,
            "state": session.game.save(session.state),
        }
    )


def restored(row: TableRow, snapshot: bytes, entries: list[Entry]) -> Session:
    """The record is played again, which brings undo and the story back too; the snapshot helps where the rules have changed since."""
    try:
        session = replayed(row, entries)
    except ThemisError as error:
        log.warning("table %s goes on from its snapshot: %s", row.id, error)
        session = from_snapshot(row, snapshot, entries)
    session.version = len(entries)
    return session


def standing(entries: list[Entry]) -> list[Entry]:
    """The choices that were not taken back."""
    choices: list[Entry] = []
    for entry in entries:
        if entry.kind == "choose":
            choices.append(entry)
        del choices[entry.step :]
    return choices


def outcomes_of(entry: Entry) -> list[int]:
    return read_outcomes(entry.outcomes, f"entry {entry.version}")


def replayed(row: TableRow, entries: list[Entry]) -> Session:
    session = begun(row)
    for entry in standing(entries):
        play(session, entry)
    return session


def play(session: Session, entry: Entry) -> None:
    session.repeat(entry.seat, entry.choice)
    # What a person sent has not made itself, even if there was nothing else to choose.
    session.forced[-1] = session.forced[-1] and not entry.key
    if session.record.lines[-1].outcomes != outcomes_of(entry):
        raise BadRecord(f"choice {entry.step} drew something else than before")


def from_snapshot(row: TableRow, snapshot: bytes, entries: list[Entry]) -> Session:
    """Where the record can no longer be played by today's rules, the position can, and on from it the few choices since.

    The story before it is lost, the record is not.
    """
    fresh = begun(row)
    try:
        plain = Plain(json.loads(snapshot), "the snapshot")
    except ValueError as error:
        raise BadSave(f"the snapshot cannot be read: {error}") from None
    counters = [whole(counter, 0, LARGEST_COUNTER, "a counter") for counter in plain.items("counters", len(fresh.game.streams))]
    state = fresh.game.load(plain.get("state"))
    session = Session(fresh.game, state, fresh.record, Sealed(bytes.fromhex(row.secret), counters), 0)
    version = plain.number("version", 0, len(entries))
    if any(entry.kind != "choose" for entry in entries[version:]):
        raise BadSave("the snapshot is older than what was taken back")
    choices = standing(entries)
    later = len(choices) - (len(entries) - version)
    for entry in choices[:later]:
        session.record.lines.append(Line(entry.seat, entry.choice, outcomes_of(entry), entry.step))
        session.forced.append(False)
        session.story.add([])
    for entry in choices[later:]:
        play(session, entry)
    return session
