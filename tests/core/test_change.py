"""A choice that is tried beside the game: nothing has happened before the session takes it over, and then everything."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME

from themis.core.chance import Arranged, Chance, Sealed, Seeded
from themis.core.record import parse
from themis.core.session import Session, rewound, start
from themis.errors import IllegalChoice


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


@pytest.mark.parametrize("chance", [Seeded(7), Sealed(b"a secret", []), Arranged("first", [[0]], 5, [])])
def test_whatever_the_chance_trying_does_not_use_it_up(chance: Chance) -> None:
    session = start(GAME, ["Ada", "Ben"], {}, chance)
    seat = session.waiting()[0]

    tried = session.tried(seat, "draw").line.outcomes
    session.choose(seat, "draw")

    assert tried == session.record.lines[-1].outcomes


def test_a_game_with_arranged_chance_says_so_in_its_record_and_can_go_back() -> None:
    session = start(GAME, ["Ada", "Ben"], {}, Arranged("first", [[1]], 5, []))
    seat = session.waiting()[0]
    session.choose(seat, "draw")
    drawn = session.record.written()

    back = rewound(session, 0)
    back.choose(seat, "draw")

    assert drawn == back.record.written()
    assert "lesson   first" in drawn and "commit" not in drawn
    assert "first" == parse(drawn).lesson
