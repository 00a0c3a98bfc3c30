"""How a session is saved, and goes on as if nothing had happened."""

from __future__ import annotations

import json

import pytest
from core.sessions import EVERYWHERE, asked, begun, everything, finished, go_on, played_to, step
from games.uruk.laying import GAME

from themis.core.chance import Seeded
from themis.core.session import resume, start
from themis.errors import BadSave

# Saving and going on


@EVERYWHERE
def test_a_session_resumes_as_it_was_at_any_decision(seats: int) -> None:
    session = begun(seats, 7)
    chance = Seeded(7)
    decisions = 0
    while not session.state.over:
        if decisions % 40 == 0:
            again = resume(GAME, session.saved())
            assert session.saved() == again.saved()
            assert everything(session) == everything(again)
            assert [session.view(seat) for seat in range(-1, seats)] == [again.view(seat) for seat in range(-1, seats)]
        step(session, chance)
        decisions += 1


@pytest.mark.parametrize("question", ["Auction", "PayBid", "PayCards", "PayDisc", "PayCubes", "SecretBids", "ChooseSlot", "Ishtar"])
def test_a_session_resumes_in_the_middle_of_anything_and_then_draws_the_same(question: str) -> None:
    session = played_to(question)
    text = session.saved()

    again = resume(GAME, text)

    assert question == asked(again)
    assert text == again.saved()
    assert go_on(session, 9, 60) == go_on(again, 9, 60)


def test_a_session_resumes_between_two_secret_bids_and_keeps_the_first_one_secret() -> None:
    session = played_to("SecretBids")
    session.choose(session.waiting()[0], "bid 0")

    again = resume(GAME, session.saved())

    assert ("SecretBids", session.waiting()) == (asked(again), again.waiting())
    assert session.view(again.waiting()[0]) == again.view(again.waiting()[0])
    assert go_on(session, 9, 60) == go_on(again, 9, 60)


def test_a_resumed_game_goes_on_to_the_same_end() -> None:
    session = played_to("Auction", 4)
    again = resume(GAME, session.saved())

    assert go_on(session, 11, 10_000) == go_on(again, 11, 10_000)
    assert session.state.over


def test_a_finished_game_resumes_as_finished() -> None:
    session = finished()
    again = resume(GAME, session.saved())

    assert everything(session) == everything(again)
    assert [] == again.waiting()


def test_undo_survives_a_save() -> None:
    session = begun(2)
    while session.undo_refusal(0) and session.undo_refusal(1):
        step(session, Seeded(1))
    again = resume(GAME, session.saved())

    assert [session.undo_refusal(seat) for seat in range(2)] == [again.undo_refusal(seat) for seat in range(2)]


def test_what_made_itself_is_known_after_a_resume_and_of_an_early_save_what_could_have() -> None:
    session = played_to("PayCards", 2)
    while (made := session.follow_up(is_undoable=True)) is None:
        step(session, Seeded(1))
    session.accept(made)
    saved = json.loads(session.saved())

    assert session.forced == resume(GAME, json.dumps(saved)).forced
    assert [len(session.forced) - 1] == saved.pop("forced")
    assert resume(GAME, json.dumps(saved)).forced[-1]


def test_after_a_resume_several_choices_are_taken_back_one_by_one() -> None:
    session = played_to("PayCards", 2)
    taken_back = []
    again = resume(GAME, session.saved())
    seat = again.waiting()[0]
    while not again.undo_refusal(seat):
        again.undo(seat)
        session.undo(seat)
        taken_back.append((everything(session)[:2], session.undo_refusal(seat)))
        assert taken_back[-1] == (everything(again)[:2], again.undo_refusal(seat))

    assert 2 <= len(taken_back)


def test_only_a_game_with_sealed_chance_can_be_saved() -> None:
    with pytest.raises(BadSave, match="sealed chance"):
        start(GAME, ["Ada", "Ben"], {}, Seeded(1)).saved()
