"""`themis verify`: recomputes a finished game from its published secret, and reports what that proves."""

from __future__ import annotations

import argparse

from themis.cli import table
from themis.cli.files import read_text
from themis.cli.screen import Screen
from themis.core.chance import Sealed
from themis.core.record import Record, parse
from themis.core.session import Session, follow
from themis.errors import BadRecord
from themis.games import find
from themis.speech.speech import Speech


def run(args: argparse.Namespace) -> int:
    """Plays the record again with the chance of its secret; whatever does not come out the same is a BadRecord."""
    record = parse(read_text(args.file))
    speech = Speech(find(record.game, args.content), args.lang)
    check_published(record, speech)
    session = follow(speech.game, record, record.secret)
    if not session.state.over:
        raise BadRecord(speech.text("verify-unfinished"))
    report(session, speech, Screen())
    return 0


def check_published(record: Record, speech: Speech) -> None:
    """Without both halves of the seal there is nothing to recompute."""
    if not record.commitment:
        raise BadRecord(speech.text("verify-no-commitment"))
    if not record.secret:
        raise BadRecord(speech.text("verify-no-secret"))


def report(session: Session, speech: Speech, screen: Screen) -> None:
    screen.say(speech.text("verify-commitment"))
    screen.note(f"  {session.record.commitment}")
    draws = draws_by_stream(session)
    screen.say(speech.text("verify-draws", draws=sum(draws), streams=sum(1 for drawn in draws if drawn)))
    for stream, drawn in zip(session.game.streams, draws):
        if drawn:
            screen.say("  " + speech.text("verify-stream", stream=speech.thing("stream", stream), number=drawn))
    screen.say(speech.text("verify-choices", number=len(session.record.lines)))
    screen.say(speech.text("verify-result"))
    screen.show(table.result(session.game.outcome(session.state), speech.names(session.record.names), speech))
    screen.say(speech.text("verify-compare"))


def draws_by_stream(session: Session) -> list[int]:
    """How many numbers each stream has given."""
    assert isinstance(session.chance, Sealed)
    return session.chance.counters
