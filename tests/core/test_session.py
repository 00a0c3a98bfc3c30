"""One running game: what a session refuses, what can be taken back and what not, how a game ends, and how it is saved and goes on."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME, Table, table
from hypothesis import given, settings
from hypothesis import strategies as st

from themis.core.chance import Chance, Scripted, Sealed, Seeded
from themis.core.record import Record, Replay, parse
from themis.core.session import CHANCE, NOTHING_TO_UNDO, OTHER_SEAT, REVEALED, Session, resume, rewound, start
from themis.core.story import retold
from themis.errors import BadOptions, BadRecord, BadSave, IllegalChoice, StaleVersion, ThemisError, WrongSeat

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


# Starting


def test_a_game_starts_at_its_first_decision_with_version_0_and_no_choices() -> None:
    session = begun(3)

    assert 0 == session.version
    assert [] == session.record.lines
    assert session.options(session.waiting()[0])


def test_the_record_of_a_new_game_names_game_rules_seats_and_commitment_but_not_the_secret() -> None:
    record = begun(2).record

    assert ("uruk", GAME.meta.rules, ["Ada", "Ben"]) == (record.game, record.rules, record.names)
    assert Sealed(b"secret 1", []).commitment() == record.commitment
    assert ("", "") == (record.result, record.secret)
    assert b"secret 1".hex() not in record.written()


def test_only_options_that_are_not_the_default_are_recorded() -> None:
    first, second = GAME.meta.options[:2]
    session = start(GAME, ["Ada", "Ben"], {first.name: first.values[0], second.name: second.values[1]}, Seeded(1))

    assert {second.name: second.values[1]} == session.record.options


def test_names_are_cleaned_before_they_are_recorded() -> None:
    session = start(GAME, [" Ada\n| Lovelace ", "\x1b"], {}, Seeded(1))

    assert ["Ada Lovelace", "?"] == session.record.names


@pytest.mark.parametrize("names", [[], ["Ada"], ["Ada"] * 5])
def test_a_game_does_not_start_with_too_few_or_too_many(names: list[str]) -> None:
    with pytest.raises(BadOptions, match=f"not {len(names)}"):
        start(GAME, names, {}, Seeded(1))


def test_a_game_does_not_start_with_unknown_options() -> None:
    with pytest.raises(BadOptions, match="no option 'weather'"):
        start(GAME, ["Ada", "Ben"], {"weather": "fine"}, Seeded(1))


# Choosing


def test_a_choice_changes_the_state_and_is_recorded_with_its_draws() -> None:
    session = seated(table(2).turn(0), Scripted([5]))

    events = session.choose(0, "  DRAW ", 0)

    assert "0  draw  {5}" == session.record.lines[-1].written()
    assert 1 == session.version
    assert "drew" in [event.kind.name for event in events]


def test_the_version_grows_by_one_with_every_choice_and_every_undo() -> None:
    session = seated(table(2).hand(0, "road", "road").turn(0))
    versions = [session.version]
    for text in ("place road", "new-slot"):
        session.choose(0, text)
        versions.append(session.version)
    for _ in range(2):
        session.undo(0)
        versions.append(session.version)

    assert [0, 1, 2, 3, 4] == versions


def test_a_choice_for_the_present_version_or_for_none_in_particular_is_taken() -> None:
    session = seated(table(2).hand(0, "road", "road").turn(0))

    session.choose(0, "place road", 0)
    session.choose(0, "new-slot", 1)
    session.choose(0, "copy")

    assert 3 == session.version


@pytest.mark.parametrize(
    ("seat", "text", "version", "refusal", "sentence"),
    [
        (0, "draw", 4, StaleVersion, "version 1 of the game"),
        (0, "draw", 0, StaleVersion, "made for version 0"),
        (0, "draw", 10**15, StaleVersion, "version 1"),
        (1, "draw", 1, WrongSeat, "seat 1 is not asked"),
        (2, "draw", 1, WrongSeat, "seat 2 is not asked"),
        (-1, "draw", 1, WrongSeat, "seat -1 is not asked"),
        (0, "juggle", 1, IllegalChoice, "'juggle' is no choice of uruk"),
        (0, "", 1, IllegalChoice, "is no choice"),
        (0, "draw draw", 1, IllegalChoice, "is no choice"),
        (0, "x" * 10_000, 1, IllegalChoice, "is no choice"),
        (0, "place axe", 1, IllegalChoice, "'place axe' is not possible now"),
        (0, "bid 3", 1, IllegalChoice, "'bid 3' is not possible now$"),
    ],
)
def test_a_refused_choice_changes_nothing(seat: int, text: str, version: int, refusal: type[ThemisError], sentence: str) -> None:
    session = seated(table(2).hand(0, "road", "kiln").turn(0))
    session.choose(0, "draw")
    before = everything(session)

    with pytest.raises(refusal, match=sentence) as refused:
        session.choose(seat, text, version)
    assert len(str(refused.value)) < 120
    assert before == everything(session)


def test_a_choice_that_is_not_offered_is_refused_with_the_rules_against_it() -> None:
    session = seated(table(2).hand(0, "road").turn(0))

    with pytest.raises(IllegalChoice) as refused:
        session.choose(0, "take road")
    assert ["URU-DRAW-01"] == refused.value.rules
    assert "'take road' is not possible now (URU-DRAW-01)" == str(refused.value)
    assert ["URU-DRAW-01"] == session.explain(0, "take road")


@EVERYWHERE
def test_every_choice_of_the_game_is_either_offered_and_taken_or_refused_without_a_trace(seats: int) -> None:
    session = begun(seats, 5)
    chance = Seeded(5)
    for _ in range(4):
        before = everything(session)
        for seat in range(seats):
            offered = session.options(seat)
            for choice in GAME.catalogue.choices:
                if choice not in offered:
                    with pytest.raises((IllegalChoice, WrongSeat)):
                        session.choose(seat, choice.text)
        assert before == everything(session)
        for _ in range(40):
            step(session, chance)


def test_only_a_waiting_seat_has_options_and_reasons() -> None:
    session = seated(table(2).hand(0, "road").turn(0))

    assert (True, False) == (bool(session.options(0)), bool(session.options(1)))
    assert [] == session.options(7)
    assert [] == session.explain(1, "take road")
    assert [] == session.explain(0, "juggle")


def test_nothing_can_be_asked_about_a_seat_that_the_table_does_not_have() -> None:
    session = seated(table(2).turn(0))

    assert (True, False) == (session.parsed("rob 1") is not None, session.parsed("rob 2") is not None)
    with pytest.raises(IllegalChoice, match="'rob 2' is no choice of uruk"):
        session.choose(0, "rob 2")
    assert [] == session.reasons(0, "seat:2")


def test_a_thing_on_the_table_gives_the_reasons_of_all_that_it_stands_for() -> None:
    session = seated(table(2).tableau(0, "kiln").hand(0, "kiln", "ziggurat").turn(0))

    assert [("place kiln", ["URU-INV-02"])] == [(str(choice), rules) for choice, rules in session.reasons(0, "hand:kiln")]
    assert [("place ziggurat", ["URU-INV-14", "URU-INV-08"]), ("exchange ziggurat", ["URU-EXCH-01"])] == [
        (str(choice), rules) for choice, rules in session.reasons(0, "hand:ziggurat")
    ]


def test_what_is_offered_or_belongs_to_another_moment_has_no_reasons() -> None:
    session = seated(table(2).tableau(0, "kiln").hand(0, "kiln").turn(0))

    assert "exchange kiln" in [choice.text for choice in session.options(0)]
    assert ["place kiln"] == [choice.text for choice, _ in session.reasons(0, "hand:kiln")]
    assert [[], [], []] == [session.reasons(0, target) for target in ("pile", "bank:red", "seat:1")]


def test_there_are_no_reasons_for_a_seat_that_is_not_asked_or_a_thing_that_is_not_there() -> None:
    session = seated(table(2).hand(0, "road").turn(0))

    assert [[], [], []] == [session.reasons(1, "hand:road"), session.reasons(7, "hand:road"), session.reasons(-1, "hand:road")]
    assert [[], []] == [session.reasons(0, ""), session.reasons(0, "hand:nonsense")]
    assert [] == finished().reasons(0, "hand:road")


def test_after_the_end_nobody_is_asked_and_every_choice_is_refused() -> None:
    session = finished()
    before = everything(session)

    assert [] == session.waiting()
    for seat in range(2):
        assert [] == session.options(seat)
        with pytest.raises(IllegalChoice, match="the game is over"):
            session.choose(seat, "draw")
    assert before == everything(session)


def test_a_choice_that_fails_halfway_leaves_the_state_as_it_was() -> None:
    """The draw is asked for after the choice has begun; here it cannot be answered."""
    session = seated(table(2).turn(0), Scripted([]))
    before = everything(session)

    with pytest.raises(BadRecord):
        session.choose(0, "draw")
    assert before == everything(session)
    assert session.options(0)


# Taking back


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    session = begun()

    assert [NOTHING_TO_UNDO] * 2 == [undo_refused(session, seat) for seat in range(2)]


def test_several_choices_in_a_row_can_be_taken_back_one_by_one() -> None:
    session = seated(table(2).hand(0, "road", "road").turn(0))
    past = []
    for text in ("place road", "new-slot", "copy"):
        past.append(everything(session)[:2])
        session.choose(0, text)
    for before in reversed(past):
        assert "" == session.undo_refusal(0)
        session.undo(0)
        assert before == everything(session)[:2]

    assert NOTHING_TO_UNDO == undo_refused(session, 0)


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
    session = seated(table(2).hand(0, "road", "road").turn(0))
    for text in ("draw", "place road", "new-slot"):
        session.choose(0, text)
    session.undo(0)
    session.undo(0)

    assert CHANCE == undo_refused(session, 0)
    assert ["draw"] == [line.text for line in session.record.lines]


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


# The story


def told(session: Session) -> list[list[list[object]]]:
    return [[event.plain() for event in group] for group in session.story.groups]


def test_a_new_session_tells_its_setup() -> None:
    session = begun(3)

    assert 0 == session.story.lines()
    assert "started" == session.story.opening()[0].kind.name
    assert 3 == [event.kind.name for event in session.story.opening()].count("dealt")
    assert "turn-began" == session.story.opening()[-1].kind.name


def test_the_story_grows_with_every_choice_and_shrinks_with_every_undo() -> None:
    session = seated(table(2).hand(0, "road", "road").turn(0))
    session.choose(0, "place road")
    events = session.choose(0, "new-slot")

    assert [[], [], events] == session.story.groups
    session.undo(0)
    assert 1 == session.story.lines()


def test_the_story_is_that_of_the_record_at_any_time() -> None:
    session = begun(3, 5)
    go_on(session, 5, 60)
    for seat in range(3):
        if not session.undo_refusal(seat):
            session.undo(seat)

    again = resume(GAME, session.saved())

    assert len(session.record.lines) == session.story.lines()
    assert told(session) == told(again)
    assert told(session) == [[event.plain() for event in group] for group in retold(GAME, session.record).groups]


# Going back by consent


@EVERYWHERE
def test_a_game_goes_back_to_any_choice_as_it_was_then(seats: int) -> None:
    session = begun(seats, 3)
    chance = Seeded(3)
    past = []
    for _ in range(50):
        past.append((*everything(session)[:2], told(session), [session.undo_refusal(seat) for seat in range(seats)], len(session.past)))
        step(session, chance)

    for lines in (0, 1, 17, 49):
        again = rewound(session, lines)
        refusals = [again.undo_refusal(seat) for seat in range(seats)]
        assert past[lines] == (*everything(again)[:2], told(again), refusals, len(again.past))
        assert session.version + 1 == again.version


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


def test_only_a_game_with_sealed_chance_goes_back() -> None:
    with pytest.raises(ThemisError, match="sealed chance"):
        rewound(start(GAME, ["Ada", "Ben"], {}, Seeded(1)), 0)


# The end


@EVERYWHERE
def test_at_the_end_the_record_gets_result_and_secret(seats: int) -> None:
    session = finished(seats)

    assert GAME.outcome(session.state).text() == session.record.result
    assert b"secret 1".hex() == session.record.secret
    assert [f"result   {session.record.result}", f"secret   {session.record.secret}"] == session.record.written().splitlines()[-2:]


def test_before_the_end_the_record_has_neither_result_nor_secret() -> None:
    session = begun()
    chance = Seeded(1)
    while not session.state.over:
        assert ("", "") == (session.record.result, session.record.secret)
        step(session, chance)


@pytest.mark.parametrize("seed", range(4))
def test_after_the_end_the_secret_is_out_and_nothing_can_be_taken_back(seed: int) -> None:
    session = finished(2, seed)

    assert [REVEALED] * 2 == [undo_refused(session, seat) for seat in range(2)]


def test_without_sealed_chance_there_is_no_secret_to_tell_and_no_commitment() -> None:
    session = start(GAME, ["Ada", "Ben"], {}, Seeded(3))
    chance = Seeded(3)
    while not session.state.over:
        step(session, chance)

    assert ("", "") == (session.record.commitment, session.record.secret)
    assert session.record.result


# Saving and going on


def go_on(session: Session, seed: int, choices: int) -> str:
    chance = Seeded(seed)
    for _ in range(choices):
        if not session.state.over:
            step(session, chance)
    return session.saved()


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
