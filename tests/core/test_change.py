"""A choice that is tried beside the game: nothing has happened before the session takes it over, and then everything."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME

from themis.core.chance import Sealed, Seeded
from themis.core.session import Session, start
from themis.errors import IllegalChoice, ThemisError


def begun() -> Session:
    return start(GAME, ["Ada", "Ben"], {}, Sealed(b"a secret", []))


def everything(session: Session) -> tuple[object, ...]:
    chance = session.chance
    assert isinstance(chance, Sealed)
    events = [len(group) for group in session.story.groups]
    return (session.saved(), chance.counters[:], events, len(session.past), session.undo_refusal(0), session.undo_refusal(1))


def test_trying_changes_nothing_and_accepting_does_what_choosing_does() -> None:
    tried, chosen, luck = begun(), begun(), Seeded(3)
    while not chosen.state.over:
        seat = chosen.waiting()[luck.below(0, len(chosen.waiting()))]
        offered = chosen.options(seat)
        text = offered[luck.below(0, len(offered))].text
        before = everything(tried)

        change = tried.tried(seat, text)

        assert before == everything(tried)
        events = chosen.choose(seat, text)
        assert [event.kind for event in events] == [event.kind for event in change.events]
        tried.accept(change)
        assert everything(chosen) == everything(tried)
    assert tried.record.secret and tried.record.result == chosen.record.result


def test_what_is_drawn_does_not_depend_on_how_often_it_was_tried() -> None:
    session = begun()
    seat = session.waiting()[0]

    first, again = session.tried(seat, "draw"), session.tried(seat, "draw")

    assert first.line.outcomes == again.line.outcomes != []


def test_what_is_not_offered_cannot_be_tried() -> None:
    session = begun()
    before = everything(session)

    with pytest.raises(IllegalChoice):
        session.tried(session.waiting()[0], "place lyre")

    assert before == everything(session)


def test_only_sealed_chance_can_be_tried_as_only_that_can_be_drawn_again() -> None:
    session = start(GAME, ["Ada", "Ben"], {}, Seeded(7))

    with pytest.raises(ThemisError, match="sealed"):
        session.tried(session.waiting()[0], "draw")
