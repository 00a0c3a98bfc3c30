"""Recorded games: each replays to its result and reads as its golden transcript; together they show everything there is in the game."""

from __future__ import annotations

from difflib import unified_diff
from functools import cache
from pathlib import Path

import pytest
from transcript import golden_of, records, replay_of, transcript

from themis.core.chance import Sealed
from themis.core.decisions import name_of
from themis.core.event import Event
from themis.core.record import Replay, parse
from themis.core.session import start
from themis.games.delphi.frames import DECISIONS
from themis.games.delphi.game import GAME

RECORDS = records("delphi")
ENDINGS = ["returned", "round-limit"]
# Where an event names a thing of which each must be shown once: the kind of thing, its names, and their place among the values.
THINGS = {
    "ship-received": ("ship tile", GAME.tables.ship_slugs, 1),
    "god-invoked": ("god invoked", GAME.tables.god_slugs, 1),
    "god-traded": ("god traded", GAME.tables.god_slugs, 1),
    "took": ("equipment taken", GAME.tables.equipment_slugs, 1),
    "boarded": ("passenger aboard", GAME.tables.passenger_slugs, 1),
    "explored": ("island tile found", GAME.tables.island_tile_slugs, 2),
}
# What happens too seldom for a record; other tests show it.
RARE = {"in-vain DEL-EQ-20", "won DEL-END-06", "won DEL-END-07"}

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
    needed = {
        "ending": set(ENDINGS),
        "players": {"2", "3", "4"},
        "option not by default": {option.name for option in GAME.meta.options},
        "verb": {verb.name for verb in GAME.catalogue.verbs},
        "question": set(DECISIONS.asking),
        "event told": {kind.name for kind in GAME.events},
        "event told by its rule": {f"{kind.name} {kind.rule}" for kind in GAME.events} - RARE,
    }
    for thing, slugs, _ in THINGS.values():
        needed[thing] = set(slugs)
    return needed


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
            found["verb"].add(replay.forward().text.split()[0])
            note_events(replay, found)
        found["ending"].add(GAME.outcome(replay.state).reason)
    return found


def note_events(replay: Replay, found: dict[str, set[str]]) -> None:
    for event in replay.events:
        found["event told"].add(event.kind.name)
        found["event told by its rule"].add(f"{event.kind.name} {event.kind.rule}")
        if event.kind.name in THINGS:
            note_thing(event, found)


def note_thing(event: Event, found: dict[str, set[str]]) -> None:
    thing, slugs, place = THINGS[event.kind.name]
    found[thing].add(slugs[event.values[place]])


@pytest.mark.parametrize("kind", required())
def test_the_records_together_show_every(kind: str) -> None:
    missing = sorted(required()[kind] - shown()[kind])

    assert [] == missing
