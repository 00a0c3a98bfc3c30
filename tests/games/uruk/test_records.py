"""Recorded games: each replays to its result and reads as its golden transcript; together they show everything there is in the game."""

from __future__ import annotations

from difflib import unified_diff
from functools import cache
from pathlib import Path

import pytest
from games.uruk.laying import T
from transcript import golden_of, records, replay_of, transcript

from themis.core.chance import Sealed
from themis.core.decisions import name_of
from themis.core.record import Replay, parse
from themis.core.session import start
from themis.games import find
from themis.games.uruk.frames import DECISIONS

GAME = find("uruk")
RECORDS = records("uruk")
ENDINGS = ["last-disc-bought", "last-disc-removed", "stall"]

each_record = pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)


# Each by itself


@each_record
def test_a_record_replays_to_its_result(record: Path) -> None:
    replay = replay_of(record)
    replay.run()

    assert replay.state.over
    assert GAME.outcome(replay.state).text() == replay.record.result


@each_record
def test_a_record_is_what_a_session_writes_with_the_published_secret(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    written = parse(text)
    session = start(GAME, written.names, written.options, Sealed(bytes.fromhex(written.secret), []))
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


# All together


def required() -> dict[str, set[str]]:
    """What must occur in some record, by kind of thing."""
    return {
        "ending": set(ENDINGS),
        "players": {"2", "3", "4"},
        "option not by default": {option.name for option in GAME.meta.options},
        "verb": {verb.name for verb in GAME.catalogue.verbs},
        "reduction": {choice.text for choice in T.moves.reduce.choices},
        "question": set(DECISIONS.asking),
        "discovery placed": set(T.discovery_slugs),
        "event card resolved": set(T.kind_slugs[T.discoveries :]),
        "event told": {kind.name for kind in GAME.events},
    }


@cache
def shown() -> dict[str, set[str]]:
    """What occurs in the records, by kind of thing."""
    found: dict[str, set[str]] = {kind: set() for kind in required()}
    for record in RECORDS:
        replay = replay_of(record)
        found["players"].add(str(len(replay.record.names)))
        found["option not by default"] |= set(replay.record.options)
        note_events(replay, found)
        while not replay.done():
            found["question"].add(name_of(replay.state.stack[-1]))
            note_choice(replay.forward().text, found)
            note_events(replay, found)
        found["ending"].add(GAME.outcome(replay.state).reason)
    return found


def note_choice(text: str, found: dict[str, set[str]]) -> None:
    found["verb"].add(text.split()[0])
    found["reduction"].add(text)


def note_events(replay: Replay, found: dict[str, set[str]]) -> None:
    for event in replay.events:
        found["event told"].add(event.kind.name)
        if event.kind.name == "placed":
            found["discovery placed"].add(T.kind_slugs[event.values[1]])
        elif event.kind.name == "event-began":
            found["event card resolved"].add(T.kind_slugs[event.values[0]])


@pytest.mark.parametrize("kind", required())
def test_the_records_together_show_every(kind: str) -> None:
    missing = sorted(required()[kind] - shown()[kind])

    assert [] == missing
