"""One running game: how it starts, what it refuses, the story it tells, and how it ends."""

from __future__ import annotations

import pytest
from core.sessions import EVERYWHERE, begun, everything, finished, go_on, seated, step, story_of, undo_refused
from games.uruk.laying import GAME, table

from themis.core.chance import Scripted, Sealed, Seeded
from themis.core.session import REVEALED, resume, start
from themis.core.story import retold
from themis.errors import BadOptions, BadRecord, IllegalChoice, StaleVersion, ThemisError, WrongSeat

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
    session = seated(table(2).tableau(0, "net").hand(0, "road", "road", "kiln", "kiln").turn(0))
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


# The story


def test_a_new_session_tells_its_setup() -> None:
    session = begun(3)

    assert 0 == session.story.lines()
    assert "started" == session.story.opening()[0].kind.name
    assert 3 == [event.kind.name for event in session.story.opening()].count("dealt")
    assert "turn-began" == session.story.opening()[-1].kind.name


def test_the_story_grows_with_every_choice_and_shrinks_with_every_undo() -> None:
    session = seated(table(2).tableau(0, "net").hand(0, "road", "road", "kiln", "kiln").turn(0))
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
    assert story_of(session) == story_of(again)
    assert story_of(session) == [[event.plain() for event in group] for group in retold(GAME, session.record).groups]


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
