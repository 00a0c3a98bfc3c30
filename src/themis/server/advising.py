"""What somebody hears who asks for a hint. It takes a moment, in which the table goes on and the asker, too, may do something else."""

from __future__ import annotations

import logging
from typing import Final

from themis.core.session import Session
from themis.errors import BadContent, ThemisError
from themis.server.commands import Refusal, answered, check_version, own_seat, playing
from themis.server.connection import Connection
from themis.server.hot.keys import key_of
from themis.server.protocol import Hint, Refused
from themis.server.store import StorageTrouble
from themis.server.tables import LiveTable

log: Final = logging.getLogger("themis.server")


async def advise(table: LiveTable, who: Connection, command: Hint) -> None:
    """Found without holding up the table, and told if the question is still the same (TAB-HINT-01)."""
    key = key_of(who.user, command)
    try:
        async with table.mailbox:
            answered(table, key)
            session = hinted(table, who, command)
        found = await table.hinting.find(session, who, command.seat)
        async with table.mailbox:
            session = hinted(table, who, command)
            await table.keep_row(table.hinting.noted(command.seat))
            table.remember(key)
            who.send(table.hinting.advice(command, session, found))
    except Refusal as refusal:
        who.send(Refused(command.id, refusal.code, refusal.message, refusal.rules))
    except StorageTrouble as trouble:
        who.send(Refused(command.id, "storage", str(trouble), []))
    except BadContent as error:
        # What is wrong with which file is the host's business.
        log.error("no hints of %s: %s", table.row.game, error)
        who.send(Refused(command.id, "not-now", "there are no hints for this game", []))
    except ThemisError as error:
        who.send(Refused(command.id, "not-now", str(error), []))


def hinted(table: LiveTable, who: Connection, command: Hint) -> Session:
    """The game in which somebody may ask for a hint now."""
    session = playing(table)
    seat = own_seat(table, who, command.seat)
    check_version(session, command.version)
    if seat not in session.waiting() or who.eyes != seat:
        raise Refusal("not-asked", "there is nothing to choose now")
    if table.coaching.is_strict():
        raise Refusal("not-now", "the coach gives hints here")
    rules = table.hinting.against()
    if rules:
        raise Refusal("no-hints", "there are no hints here", rules)
    return session
