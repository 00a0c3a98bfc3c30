"""Recorded games: each replays to its result and reads as its golden transcript; together they show everything that every game has.

What else the records of a game must show is in its own `test_records.py`.
"""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest
from kit.shown import shown
from kit.texts import messages
from transcript import counted, golden_of, perft_lines, records, replay_of, transcript
from walk import decisions_of

from themis.core.chance import Sealed
from themis.core.record import parse
from themis.core.session import start
from themis.games import GAMES, find

RECORDS = [record for game_id in GAMES for record in records(game_id)]
POINTS = [(game_id, line) for game_id in GAMES for line in perft_lines(game_id)]

each_record = pytest.mark.parametrize("record", RECORDS, ids=[f"{record.parent.parent.name}-{record.stem}" for record in RECORDS])
each_point = pytest.mark.parametrize(("game_id", "line"), POINTS, ids=["-".join([game_id, *line.split()[:2]]) for game_id, line in POINTS])


# Each by itself


@each_record
def test_a_record_replays_to_its_result(record: Path) -> None:
    replay = replay_of(record)
    replay.run()

    assert replay.state.over
    assert replay.record.result == replay.game.outcome(replay.state).text()


@each_record
def test_a_record_is_what_a_session_writes_with_the_published_secret(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    written = parse(text)
    session = start(replay_of(record).game, written.names, written.options, Sealed(bytes.fromhex(written.secret), []))
    for line in written.lines:
        session.choose(line.seat, line.text)

    assert text == session.record.written()


@each_record
def test_a_record_reads_as_its_golden_transcript(record: Path) -> None:
    golden = golden_of(record)
    expected = golden.read_text(encoding="utf-8") if golden.exists() else ""
    changes = difference(expected, transcript(record), golden.name)
    if changes:
        pytest.fail(f"{record.name} is played otherwise now. If it should be: make golden, and read the diff.\n{changes}", pytrace=False)


def difference(expected: str, actual: str, name: str) -> str:
    return "\n".join(unified_diff(expected.splitlines(), actual.splitlines(), f"golden/{name}", "now", lineterm=""))


@each_point
def test_from_marked_points_there_are_as_many_ways_to_go_on_as_before(game_id: str, line: str) -> None:
    """The number of ways to make the next one, two and three choices stays as it was counted."""
    assert line == counted(game_id, line), "other choices are offered now; if they should be: make golden, and read the diff"


# All together


@pytest.mark.parametrize("game_id", GAMES)
def test_the_records_together_show_every_ending_seat_option_verb_decision_and_event(game_id: str) -> None:
    game, found = find(game_id), shown(game_id)

    assert {key.removeprefix("end-") for key in messages(game, "en") if key.startswith("end-")} == found.endings
    assert set(range(game.meta.fewest, game.meta.most + 1)) == found.seats
    assert {option.name for option in game.meta.options} == found.options
    assert {verb.name for verb in game.catalogue.verbs} == {text.split()[0] for text in found.choices}
    assert set(decisions_of(game_id).asking) == found.decisions
    assert {kind.name for kind in game.events} == found.events


@pytest.mark.parametrize("game_id", GAMES)
def test_only_events_that_the_game_knows_are_told(game_id: str) -> None:
    assert set() == shown(game_id).rules - {f"{kind.name} {kind.rule}" for kind in find(game_id).events}
