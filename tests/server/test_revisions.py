"""Rules that were corrected under a running game: it is noticed, nothing that people saw becomes another, and everybody is told.

The games here were played by rules of which one, at one choice, gave one thing more or less than today's.
"""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from typing import Any

import pytest
from kit.saves import changed, plain_of, ways
from msgspec.structs import replace
from server.guests import PATIENCE, Line, play_out
from server.hosting import Inn, Shelved, within
from server.plans import draft, shelved, sit
from serving import Server

from themis.core.event import Event
from themis.core.record import Replay, parse
from themis.core.session import Session, follow, rewound
from themis.errors import BadRecord, BadSave, ThemisError
from themis.games import GAMES, find
from themis.server import store
from themis.server.restore import DIGEST_MARK, Restored, digest_of, restored, snapshot_of

pytestmark = pytest.mark.usefixtures("blotto")

NAMES = ("Ada", "Ben", "Cy", "Dan", "Eve", "Flo")
each_game = pytest.mark.parametrize("game_id", GAMES)


def lines(number: int) -> Any:
    return lambda session: len(session.record.lines) >= number


def played(game_id: str, number: int) -> Shelved:
    return Shelved(*NAMES[: find(game_id).meta.fewest], game=game_id).play(lines(number))


def bend(table: Shelved) -> Shelved:
    """The last choice has led to a position that it does not lead to by today's rules."""
    game, session = table.session.game, table.session
    plain = plain_of(game, session.state)
    for way in ways(plain):
        number = plain
        for key in way:
            number = number[key]
        if type(number) is int and way[0] not in ("seats", "stack", "options"):
            for other in (number + 1, number - 1):
                try:
                    session.state = game.load(changed(plain, way, other))
                except BadSave:
                    continue
                table.entries[-1] = replace(table.entries[-1], digest=digest_of(game, session.state))
                return table
    raise AssertionError("no such position is sound")


def back(table: Shelved, snapshot: bytes | None = None) -> Restored:
    return restored(table.row, snapshot_of(table.session) if snapshot is None else snapshot, table.entries)


def aged(snapshot: bytes, **fields: object) -> bytes:
    return json.dumps({**json.loads(snapshot), **fields}).encode()


def told(events: list[Event]) -> list[tuple[str, list[int]]]:
    return [(event.kind.name, event.values) for event in events]


def put_to_sleep(inn: Inn) -> None:
    async def sweep() -> int:
        inn.house.sweep(1e12, 0)
        return inn.house.tables_alive()

    deadline = time.monotonic() + PATIENCE
    while inn.do(sweep()):
        assert time.monotonic() < deadline


# What is noticed


@each_game
def test_a_changed_effect_is_noticed_and_the_position_stays(game_id: str) -> None:
    table = bend(played(game_id, 8)).play(lines(20))

    alive = back(table)

    game = table.session.game
    assert game.save(table.session.state) == game.save(alive.session.state)
    assert alive.corrected is not None
    assert (20, 1, 1, "position") == (alive.corrected.step, alive.corrected.before, alive.corrected.after, alive.corrected.way)
    assert [line.written() for line in table.session.record.lines] == [line.written() for line in alive.session.record.lines]
    assert 21 == len(alive.session.story.groups)
    assert [told(group) for group in table.session.story.groups[:8]] == [told(group) for group in alive.session.story.groups[:8]]
    assert [[]] * 13 == alive.session.story.groups[8:], "by today's rules another story would be told"


@each_game
def test_a_changed_effect_of_the_very_last_choice_is_noticed_by_its_digest(game_id: str) -> None:
    table = played(game_id, 8)
    before = snapshot_of(table.session)
    bend(table.play(lines(20)))

    alive = back(table, before)

    assert alive.corrected is not None
    assert 19 == alive.corrected.step, "what nobody can find again is left out, and people are told from where the game goes on"
    assert 19 == len(alive.session.record.lines)
    assert sorted(int(seat) for seat in alive.session.waiting()) == sorted(alive.row.waiting)


@each_game
def test_a_changed_set_up_is_noticed_before_the_first_choice(game_id: str) -> None:
    table = played(game_id, 0)
    table.entries.append(played(game_id, 1).entries[0])
    bend(table)
    table.entries.clear()

    alive = back(table)

    assert alive.corrected is not None
    assert (0, "position") == (alive.corrected.step, alive.corrected.way)
    assert alive.session.game.save(table.session.state) == alive.session.game.save(alive.session.state)


@each_game
def test_the_same_rules_are_no_correction(game_id: str) -> None:
    table = played(game_id, 20)

    for snapshot in (None, snapshot_of(played(game_id, 8).session), b"nonsense"):
        alive = back(table, snapshot)
        assert alive.corrected is None
        assert (20, 0) == (alive.session.version, alive.session.base)


def test_digests_of_an_earlier_age_are_not_compared() -> None:
    table = played("uruk", 20)
    table.entries = [replace(entry, digest="0123456789abcdef") for entry in table.entries]

    assert back(table, None).corrected is None


def test_a_new_number_of_the_rules_is_told_although_nothing_has_changed_so_far() -> None:
    table = played("uruk", 30)

    alive = back(table, aged(snapshot_of(table.session), rules=0))

    assert alive.corrected is not None
    assert (30, 0, 1, "replayed", "") == tuple(getattr(alive.corrected, name) for name in ("step", "before", "after", "way", "position"))
    assert (31, 0) == (alive.session.version, alive.session.base)
    assert table.session.sealed_by == alive.session.sealed_by
    assert len(table.session.past) == len(alive.session.past)


def test_states_of_another_form_are_known_by_choices_and_draws(caplog: pytest.LogCaptureFixture) -> None:
    table = played("uruk", 30)
    state = {name: part for name, part in plain_of(table.session.game, table.session.state).items() if name != "pile"}
    table.entries = [replace(entry, digest=DIGEST_MARK + "0") for entry in table.entries]

    alive = back(table, aged(snapshot_of(table.session), state=state))

    assert alive.corrected is None
    assert "states of another form" in caplog.text
    place = next(place for place, entry in enumerate(table.entries) if entry.outcomes != "{}")
    table.entries[place] = replace(table.entries[place], outcomes="{99}")
    with pytest.raises(ThemisError):
        back(table, aged(snapshot_of(table.session), state=state))


# Going on


def test_corrections_follow_one_another() -> None:
    table = bend(played("uruk", 8)).play(lines(20))
    for length in (40, 60):
        first = back(table)
        assert first.corrected is not None
        table.entries.append(first.corrected.entry(int(first.session.version)))
        table.session = first.session
        assert back(table).corrected is None, "it is told once"
        table.play(lines(length))
        assert back(table).corrected is None
        assert length - 20 == back(table).session.base, "what was chosen since can be taken back"
        bend(table)

    record = back(table).session.record
    assert (1, [(20, 1), (40, 1), (60, 1)]) == (record.rules, record.corrected)


def test_nothing_before_a_correction_is_taken_back() -> None:
    alive = back(bend(played("uruk", 8)).play(lines(20)))
    session = alive.session
    assert "corrected" == session.undo_refusal(session.waiting()[0])
    table = Shelved("Ada", "Ben")
    table.session = session
    table.play(lines(40))

    with pytest.raises(ThemisError, match="corrected after choice 20"):
        rewound(session, 19)
    again = rewound(session, 30)
    assert (30, session.version + 1, 20) == (len(again.record.lines), again.version, again.base)
    states = [session.game.save(position(session, step)) for step in range(20, 41)]
    assert states[10] == session.game.save(again.state)
    assert states[20] == session.game.save(session.state)
    assert [len(group) for group in session.story.groups[:31]] == [len(group) for group in again.story.groups]


def position(session: Session, step: int) -> Any:
    replay = session.replay()
    while replay.position < step:
        replay.forward()
    return replay.state


def test_a_record_of_corrected_rules_says_so_and_is_played_by_none() -> None:
    session = back(bend(played("uruk", 8)).play(lines(20))).session
    text = session.record.written()

    assert "\ncorrected 20:1\n" in text
    assert text == parse(text).written()
    with pytest.raises(BadRecord, match="the first 20 choices follow rules 1"):
        Replay(session.game, parse(text))
    with pytest.raises(BadRecord, match="the first 20 choices follow rules 1"):
        follow(session.game, parse(text), "00")
    with pytest.raises(BadRecord, match="40:2"):
        parse(text.replace("20:1", "twenty"))


# At the table


def seated(inn: Inn, table: Shelved, stack: ExitStack) -> tuple[Line, Line]:
    hers, bens = sit(inn, table, stack, "Ada", "Ben")
    return hers, bens


def test_people_are_told_and_play_on_to_the_end(inn: Inn, stack: ExitStack) -> None:
    table = bend(Shelved("Ada", "Ben").play(within(60, 2))).play(within(30, 2))
    length = len(table.entries)
    hers, bens = seated(inn, table, stack)

    told = [{"step": length, "before": 1, "after": 1, "way": "position"}]
    assert told == hers.game["corrections"] == bens.game["corrections"]
    assert table.session.view(0) == hers.game["view"]
    for line in (hers, bens):
        if line.eyes in line.game["waiting"]:
            assert {"choice": "", "refusal": "corrected", "can_ask": False} == line.game["undo"]
    refused = hers.takeback()
    assert "corrected" == refused["code"]
    assert "corrected" == hers.ask("then", step=length - 1)["code"]
    assert hers.game["view"] == hers.ask("then", step=length)["view"]
    story = inn.guest_of(table, "Ben").get(f"/api/tables/{table.id}/transcript?lang=fr").text
    assert "(révision 1, sans nouveau numéro)" in story.splitlines()[-1]
    play_out([hers, bens])
    assert told == hers.game["corrections"]
    digests = {entry.digest for entry in table.entries}
    assert not [text for line in (hers, bens) for text in line.texts if any(digest in text for digest in digests)]
    record = inn.guest_of(table, "Ada").get(f"/api/tables/{table.id}/record").text
    assert f"corrected {length}:1" in record
    answer = inn.guest_of(table, "Ada").post("/api/replay", {"record": record, "eyes": -1})
    assert (422, "bad-record") == (answer.status, answer.body["code"])
    assert "corrected" in answer.body["message"]


def test_a_finished_game_keeps_its_end_and_its_result(inn: Inn, stack: ExitStack) -> None:
    table = Shelved("Ada", "Ben").play(lambda session: session.state.over)
    table.row.stage = "over"
    ranks, scores = table.session.game.outcome(table.session.state).ranks, [7, 5]
    result = " ".join(map(str, ranks)) + "  7 5  another-reason"
    table.entries[-1] = replace(table.entries[-1], digest=DIGEST_MARK + "0")
    inn.shelve(table)
    inn.do(inn.house.store.write([store.keep_snapshot(table.id, aged(snapshot_of(table.session), rules=0, result=result))]))
    hers = stack.enter_context(inn.guest_of(table, "Ada").at(table.id))

    assert (ranks, scores, "another-reason") == tuple(hers.game["result"][name] for name in ("ranks", "scores", "reason"))
    assert [{"step": len(table.entries), "before": 0, "after": 1, "way": "over"}] == hers.game["corrections"]
    record = inn.guest_of(table, "Ada").get(f"/api/tables/{table.id}/record").text
    assert f"game     uruk 0\ncorrected {len(table.entries)}:1\n" in record
    assert f"result   {result}\n" in record


def test_the_end_of_a_game_is_stored_with_its_result(inn: Inn, stack: ExitStack) -> None:
    table = Shelved("Ada", "Ben").play(within(5, 2))
    hers, bens = seated(inn, table, stack)
    play_out([hers, bens])

    _, snapshot = inn.do(inn.house.store.read(store.find_table(table.id))) or (None, b"")
    entries = inn.do(inn.house.store.read(store.find_entries(table.id)))
    assert (len(entries), True) == (json.loads(snapshot)["version"], bool(json.loads(snapshot)["result"]))
    assert all(entry.digest.startswith(DIGEST_MARK) for entry in entries)


def test_plans_in_the_making_stay_when_the_rules_are_corrected(hall: Inn, stack: ExitStack) -> None:
    table = shelved("Ada", "Ben")
    ada, _ = sit(hall, table, stack, "Ada", "Ben")
    ada.plan("plan 2 2 2", ready=True)
    hall.do(hall.house.store.write([store.keep_snapshot(table.id, aged(snapshot_of(table.session), rules=0))]))
    stack.close()
    put_to_sleep(hall)

    ada, ben = [stack.enter_context(hall.guest_of(table, name).at(table.id)) for name in ("Ada", "Ben")]
    assert [{"step": 0, "before": 0, "after": 1, "way": "replayed"}] == ada.game["corrections"]
    assert ("plan 2 2 2", True) == draft(ada)
    assert "done" == ben.plan("plan 0 2 4", ready=True)["type"]
    ben.catch_up(3)


def test_a_correction_is_told_once_over_killed_servers(own_server: Server, stack: ExitStack) -> None:
    table = bend(Shelved("Ada", "Ben").play(lines(40))).play(lines(80))
    identity = table.shelve(own_server.folder / "themis.db")
    seen = []
    for life in range(3):
        own_server.start()
        pages = [stack.enter_context(table.guest(name, own_server.port, identity).at(table.id)) for name in ("Ada", "Ben")]
        asked = next(page for page in pages if page.offers)
        seen.append((asked.version, asked.game["corrections"]))
        assert "done" == asked.choose(asked.offers[0], id=f"in life {life}")["type"]
        own_server.kill()

    versions = [version for version, _ in seen]
    assert 81 == versions[0] < versions[1] < versions[2]
    assert [[{"step": 80, "before": 1, "after": 1, "way": "position"}]] * 3 == [told for _, told in seen]


def test_a_game_without_a_position_is_closed_and_the_log_says_why(own_inn: Inn, caplog: pytest.LogCaptureFixture) -> None:
    table = bend(Shelved("Ada", "Ben").play(lines(40))).play(lines(60))
    own_inn.shelve(table)
    own_inn.do(own_inn.house.store.write([store.keep_snapshot(table.id, b"nonsense")]))

    with own_inn.guest_of(table, "Ada").at(table.id) as hers:
        assert "closed" == hers.table["stage"]
    assert f"table {table.id} is closed: there is no snapshot to go on from" in caplog.text
    assert len(table.entries) == len(own_inn.do(own_inn.house.store.read(store.find_entries(table.id))))
