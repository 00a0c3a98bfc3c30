"""What can be taken back by whoever chose it, where that stops, and how a game goes back by consent."""

from __future__ import annotations

import pytest
from core.sessions import EVERYWHERE, begun, everything, finished, go_on, played_to, seated, step, story_of, undo_refused
from games.uruk.laying import GAME, table
from hypothesis import given, settings
from hypothesis import strategies as st

from themis.core.chance import Arranged, Sealed, Seeded
from themis.core.record import Replay, parse
from themis.core.session import CHANCE, NOTHING_TO_UNDO, OTHER_SEAT, REVEALED, Session, resume, rewound, start
from themis.errors import ThemisError

# Taking back


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    session = begun()

    assert [NOTHING_TO_UNDO] * 2 == [undo_refused(session, seat) for seat in range(2)]


def test_several_choices_in_a_row_can_be_taken_back_one_by_one() -> None:
    session = seated(table(2).tableau(0, "net").hand(0, "road", "road", "kiln", "kiln").turn(0))
    past = []
    for text in ("place road", "new-slot", "copy"):
        past.append(everything(session)[:2])
        session.choose(0, text)
    for before in reversed(past):
        assert "" == session.undo_refusal(0)
        session.undo(0)
        assert before == everything(session)[:2]

    assert NOTHING_TO_UNDO == undo_refused(session, 0)


def test_what_was_forced_goes_back_together_with_the_choice_before_it() -> None:
    session = seated(table(2).hand(0, "road", "road").turn(0))
    session.choose(0, "place road")
    before = everything(session)[:2]
    for text in ("new-slot", "copy"):
        session.repeat(0, text)

    assert [False, False, True] == session.forced
    assert "new-slot" == session.undone()
    session.undo(0)
    assert before == everything(session)[:2]
    assert [False] == session.forced and 4 == session.version


def test_the_only_option_is_a_choice_of_whoever_made_it() -> None:
    session = seated(table(2).hand(0, "road", "road").turn(0))
    for text in ("place road", "new-slot", "copy"):
        session.choose(0, text)

    assert [False] * 3 == session.forced
    assert "copy" == session.undone()


def test_what_was_forced_after_a_draw_cannot_be_taken_back_by_itself() -> None:
    session = seated(table(2).hand(0, "road", "road").turn(0))
    for text in ("draw", "place road", "new-slot", "copy"):
        session.repeat(0, text)
    session.undo(0)
    session.undo(0)

    assert ["draw"] == [line.text for line in session.record.lines]
    assert CHANCE == undo_refused(session, 0)


def test_after_taking_back_another_choice_can_be_made() -> None:
    session = seated(table(2).hand(0, "road", "road", "kiln").turn(0))
    session.choose(0, "place road")
    session.undo(0)

    session.choose(0, "place kiln")

    assert ["0  place kiln"] == [line.written() for line in session.record.lines]


def test_only_the_seat_that_chose_can_take_back() -> None:
    session = seated(table(2).hand(0, "road", "road").turn(0))
    session.choose(0, "place road")

    assert OTHER_SEAT == undo_refused(session, 1)
    assert OTHER_SEAT == undo_refused(session, -1)
    assert "" == session.undo_refusal(0)


def test_a_choice_with_a_draw_cannot_be_taken_back() -> None:
    session = seated(table(2).hand(0, "road").turn(0))
    session.choose(0, "draw")

    assert CHANCE == undo_refused(session, 0)


def test_what_was_chosen_before_a_draw_cannot_be_taken_back_either() -> None:
    session = seated(table(2).hand(0, "road", "road").turn(0))
    for text in ("place road", "new-slot", "copy", "draw"):
        session.choose(0, text)

    assert CHANCE == undo_refused(session, 0)


def test_taking_back_stops_at_the_last_draw_and_says_so() -> None:
    session = seated(table(2).tableau(0, "net").hand(0, "road", "road", "kiln", "kiln").turn(0))
    for text in ("draw", "place road", "new-slot"):
        session.choose(0, text)
    session.undo(0)
    session.undo(0)

    assert CHANCE == undo_refused(session, 0)
    assert ["draw"] == [line.text for line in session.record.lines]


# What makes itself


def test_the_only_option_follows_by_itself() -> None:
    session = seated(table(2).hand(0, "road", "road").turn(0), Sealed(b"luck", []))
    session.choose(0, "place road")
    assert session.follow_up(is_undoable=True) is None, "where it is placed is asked"
    session.choose(0, "new-slot")
    made = []
    while (change := session.follow_up(is_undoable=True)) is not None:
        session.accept(change)
        made.append(change.line.text)

    assert ["copy"] == made
    assert session.options(0)


def test_a_turn_that_can_still_be_taken_back_does_not_end_itself() -> None:
    session = seated(table(2).hand(0).display("kiln", "road", "axe").turn(0), Sealed(b"luck", []))
    for card in ("kiln", "road", "axe"):
        session.choose(0, f"take {card}")

    assert ["end"] == [choice.text for choice in session.options(0)]
    assert session.follow_up(is_undoable=True) is None
    assert session.follow_up(is_undoable=False) is not None


def test_a_turn_in_which_nothing_can_be_taken_back_ends_itself() -> None:
    session = seated(table(2).turn(0), Sealed(b"luck", []))
    for _ in range(3):
        session.choose(0, "draw")
    change = session.follow_up(is_undoable=True)

    assert change is not None and "end" == change.line.text


def test_where_a_quick_answer_would_tell_what_a_hand_holds_everybody_is_asked() -> None:
    session = seated(table(2).resolve("enlil"), Sealed(b"luck", []))

    assert ["pass"] == [choice.text for choice in session.options(session.waiting()[0])]
    assert session.follow_up(is_undoable=False) is None


def test_a_choice_cannot_be_taken_back_once_another_seat_has_chosen() -> None:
    session = seated(table(3).stock(0, "rr").resolve("drought"))
    session.choose(0, "bid 2")
    session.choose(1, "bid 0")

    assert OTHER_SEAT == undo_refused(session, 0)


def test_taking_back_stops_where_another_seat_has_chosen_even_if_that_was_taken_back_too() -> None:
    session = seated(table(3).stock(0, "rr").stock(1, "r").resolve("drought"))
    session.choose(0, "bid 2")
    session.choose(1, "bid 0")
    session.undo(1)

    assert [OTHER_SEAT] * 3 == [undo_refused(session, seat) for seat in range(3)]
    assert [1, 2] == session.waiting()


def test_a_secret_bid_can_be_taken_back_until_somebody_else_bids() -> None:
    session = seated(table(3).stock(0, "rr").resolve("drought"))
    session.choose(0, "bid 2")

    session.undo(0)
    session.choose(0, "bid 1")

    assert [1, -1, -1] == GAME.save(session.state)["bids"]


def test_the_last_secret_bid_reveals_all_and_cannot_be_taken_back() -> None:
    session = seated(table(3).stock(0, "rr").stock(1, "ry").tableau(2, "road 1").resolve("drought"))
    for seat in range(3):
        session.choose(seat, f"bid {2 - seat}")

    assert [] == session.record.lines[-1].outcomes
    assert [REVEALED] * 3 == [undo_refused(session, seat) for seat in range(3)]


def test_after_a_reveal_new_choices_can_be_taken_back_but_only_down_to_it() -> None:
    session = seated(table(2).stock(0, "rry").tableau(1, "road 1").resolve("drought"))
    session.choose(0, "bid 2")
    session.choose(1, "bid 0")
    session.choose(0, "pay rr")
    session.undo(0)

    assert REVEALED == undo_refused(session, 0)
    assert "pay rr" in [choice.text for choice in session.options(0)]


@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4), plan=st.lists(st.booleans(), min_size=20, max_size=120))
@settings(max_examples=25, deadline=None)
def test_after_any_mix_of_choices_and_undos_the_record_leads_to_the_state(seed: int, seats: int, plan: list[bool]) -> None:
    session = begun(seats, seed)
    chance = Seeded(seed)
    for number, back in enumerate(plan):
        taking_back = [seat for seat in range(seats) if not session.undo_refusal(seat)]
        if back and taking_back:
            session.undo(taking_back[0])
        else:
            step(session, chance)
        assert number + 1 == session.version

    assert GAME.save(session.state) == GAME.save(Replay(GAME, parse(session.record.written())).run())
    assert everything(session) == everything(resume(GAME, session.saved()))


# Going back by consent


@EVERYWHERE
def test_a_game_goes_back_to_any_choice_as_it_was_then(seats: int) -> None:
    session = begun(seats, 3)
    chance = Seeded(3)
    past = []
    for _ in range(50):
        past.append((*everything(session)[:2], story_of(session), [session.undo_refusal(seat) for seat in range(seats)], len(session.past)))
        step(session, chance)

    for lines in (0, 1, 17, 49):
        again = rewound(session, lines)
        refusals = [again.undo_refusal(seat) for seat in range(seats)]
        assert past[lines] == (*everything(again)[:2], story_of(again), refusals, len(again.past))
        assert session.version + 1 == again.version


def test_what_somebody_else_chose_for_a_seat_is_not_its_own_after_going_back_either() -> None:
    session = begun(2, 3)
    while session.undo_refusal(session.waiting()[0]):
        session.choose(session.waiting()[0], session.options(session.waiting()[0])[0].text)
    seat, lines = session.waiting()[0], len(session.record.lines)
    session.seal()
    session.choose(seat, session.options(seat)[0].text)

    assert OTHER_SEAT == rewound(session, lines).undo_refusal(seat) == rewound(session.twin(), lines).undo_refusal(seat)


def test_going_back_changes_nothing_in_the_session_it_starts_from() -> None:
    session = begun(2, 3)
    go_on(session, 3, 30)
    before = everything(session)

    rewound(session, 10)
    assert before == everything(session)


def test_after_going_back_the_same_choices_draw_the_same() -> None:
    session = begun(3, 8)
    chance = Seeded(8)
    for _ in range(80):
        step(session, chance)
    again = rewound(session, 20)
    for line in session.record.lines[20:]:
        again.choose(line.seat, line.text)

    assert session.record.written() == again.record.written()
    assert go_on(session, 2, 40).split('"record"')[1] == go_on(again, 2, 40).split('"record"')[1]


def test_what_could_be_undone_then_can_be_undone_after_going_back() -> None:
    session = played_to("ChooseSlot", 2)
    lines = len(session.record.lines)
    seat = session.waiting()[0]
    before = GAME.save(session.state)
    go_on(session, 1, 30)

    again = rewound(session, lines)
    assert before == GAME.save(again.state)
    again.undo(seat)
    assert lines - 1 == len(again.record.lines)


def test_an_unchanged_game_may_go_back_to_where_it_is() -> None:
    session = begun(2, 3)
    go_on(session, 3, 5)
    again = rewound(session, 5)

    assert (*everything(session)[:2], session.version + 1) == everything(again)


@pytest.mark.parametrize("lines", [-1, 6, 10**9])
def test_a_game_does_not_go_back_to_a_choice_that_was_not_made(lines: int) -> None:
    session = begun(2, 3)
    go_on(session, 3, 5)

    with pytest.raises(ThemisError, match=f"back to choice {lines}: 5 have been made"):
        rewound(session, lines)


def test_a_finished_game_does_not_go_back() -> None:
    with pytest.raises(ThemisError, match="the game is over"):
        rewound(finished(), 3)


def test_only_a_game_whose_draws_are_counted_goes_back() -> None:
    with pytest.raises(ThemisError, match="counted"):
        rewound(start(GAME, ["Ada", "Ben"], {}, Seeded(1)), 0)


def test_a_game_that_goes_on_from_a_position_goes_back_to_the_luck_it_had_there() -> None:
    before = start(GAME, ["Ada", "Ben"], {}, Arranged("puzzle", [], 7, []))
    session = before
    for made in range(30):
        if made == 20:
            session = Session(GAME, before.state, before.record, before.chance.copy(), before.version)
        seat = session.waiting()[0]
        session.choose(seat, session.options(seat)[0].text)

    again = rewound(session, 20)

    assert isinstance(again.chance, Arranged) and isinstance(before.chance, Arranged)
    assert before.chance.counters == again.chance.counters != []
