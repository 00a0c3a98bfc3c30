"""Sessions of Uruk to test with: begun, played on at random, put together by hand, or finished."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME, Table

from themis.core.chance import Chance, Sealed, Seeded
from themis.core.record import Record
from themis.core.session import Session, start
from themis.errors import IllegalChoice

SEATS = range(GAME.meta.fewest, GAME.meta.most + 1)
EVERYWHERE = pytest.mark.parametrize("seats", SEATS)


def begun(seats: int = 2, seed: int = 1) -> Session:
    return start(GAME, ["Ada", "Ben", "Chloé", "Dov"][:seats], {}, Sealed(f"secret {seed}".encode(), []))


def seated(t: Table, chance: Chance | None = None) -> Session:
    """A session in the middle of a game, as the kit has put it together."""
    record = Record(GAME.meta.id, GAME.meta.rules, [f"Player {seat}" for seat in range(t.state.seats)])
    return Session(GAME, t.state, record, chance or Seeded(1), 0)


def step(session: Session, chance: Chance) -> None:
    """Any choice of any waiting seat."""
    waiting = session.waiting()
    seat = waiting[chance.below(0, len(waiting))]
    offered = session.options(seat)
    session.choose(seat, offered[chance.below(0, len(offered))].text)


def asked(session: Session) -> str:
    return "" if session.state.over else type(session.state.stack[-1]).__name__


def played_to(question: str, seats: int = 3, seed: int = 1) -> Session:
    """The first random game from this seed on in which this is asked, just there; nothing is asked at the end."""
    session = begun(seats, seed)
    chance = Seeded(seed)
    while asked(session) not in (question, ""):
        step(session, chance)
    return session if asked(session) == question else played_to(question, seats, seed + 1)


def finished(seats: int = 2, seed: int = 1) -> Session:
    return played_to("", seats, seed)


def everything(session: Session) -> tuple[object, str, int]:
    return GAME.save(session.state), session.record.written(), session.version


def undo_refused(session: Session, seat: int) -> str:
    """The reason why a seat cannot take back, after checking that trying changes nothing."""
    before = everything(session)
    with pytest.raises(IllegalChoice, match="cannot be taken back"):
        session.undo(seat)
    assert before == everything(session)
    return session.undo_refusal(seat)


def story_of(session: Session) -> list[list[list[object]]]:
    return [[event.plain() for event in group] for group in session.story.groups]


def go_on(session: Session, seed: int, choices: int) -> str:
    chance = Seeded(seed)
    for _ in range(choices):
        if not session.state.over:
            step(session, chance)
    return session.saved()
