"""Whole games over sockets: everybody sees what is theirs to see, and nothing else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from server.guests import PATIENCE, Guest, Line, Message, play_out
from server.hosting import GAME, Inn, Shelved, verified, within

from themis.core.chance import Sealed, Seeded
from themis.core.record import Record, parse
from themis.core.session import start
from themis.server.hot import messages
from themis.server.protocol import Happening, Move

EXAMPLE = Path(__file__).parents[2] / "docs/examples/bot.py"
SPECTATOR = -1
# What only its seat is told.
PRIVATE = ("drew", "facedown-drawn")


def check_honest(line: Line, eyes: int, record: Record) -> None:
    """Whatever a pair of eyes was told is the truth, and would be the same in another world that these eyes cannot tell from the true one."""
    told = {update["version"]: update for update in line.heard_of("update")}
    session = start(GAME, record.names, record.options, Sealed(bytes.fromhex(record.secret), []))
    for version in range(len(record.lines) + 1):
        if version:
            session.choose(record.lines[version - 1].seat, record.lines[version - 1].text)
        if version not in told or session.state.over:
            continue
        update = told[version]
        imagined = GAME.determinise(session.state, eyes, Seeded(version))

        assert eyes == update["eyes"]
        assert GAME.view(imagined, eyes) == update["view"]
        assert as_json(messages.moves(session, eyes, update["keep"])) == [{**move, "forced": False} for move in update["moves"]]
        assert [choice.text for choice in session.options(eyes)] == [choice for choice, _, _ in update["offers"]]
        assert update["result"] is None


def as_json(moves: list[Move]) -> list[Message]:
    return [
        {"step": move.step, "seat": move.seat, "events": [list(event_of(event)) for event in move.events], "forced": move.forced}
        for move in moves
    ]


def event_of(event: Happening) -> tuple[str, list[int], str]:
    return event.kind, list(event.values), event.rule


def private_events(line: Line) -> set[int]:
    """The seats whose private events a page was ever told."""
    moves = [move for update in line.heard_of("update") for move in update["moves"]]
    return {event[1][0] for move in moves for event in move["events"] if event[0] in PRIVATE}


def test_a_whole_game_of_two_people_and_two_bots_tells_everybody_his_own_and_nothing_else(
    inn: Inn, ada: Guest, ben: Guest, eve: Guest, stack: ExitStack
) -> None:
    table = ada.opens("me", "link", "bot easy", "bot easy")
    hers = stack.enter_context(ada.at(table))
    assert 200 == ben.claims(table, hers.invitation(1)).status
    assert 200 == eve.claims(table, hers.table["watch"]).status
    lines = [hers, stack.enter_context(ben.at(table)), stack.enter_context(eve.at(table))]

    play_out(lines)

    record = ada.get(f"/api/tables/{table}/record").text
    assert verified(record).record.result
    assert parse(record).commitment == lines[2].heard_of("table")[0]["commitment"]
    for line, eyes in zip(lines, [0, 1, SPECTATOR], strict=True):
        check_honest(line, eyes, parse(record))
        assert private_events(line) <= {eyes}
        assert parse(record).secret not in str([message for message in line.heard if not message.get("result")])
    assert len({str(line.game["result"]) for line in lines}) == 1


def test_anybody_may_watch_a_public_table_and_sees_no_hand(inn: Inn, eve: Guest) -> None:
    shelved = Shelved("Ada", "Ben", public=True).play(lambda session: len(session.record.lines) == 60)
    table = inn.shelve(shelved)
    with eve.at(table) as watching, inn.guest_of(shelved, "Ada").at(table) as hers:
        assert SPECTATOR == watching.eyes
        assert set() == private_events(watching)
        assert shelved.session.view(SPECTATOR) == watching.game["view"]
        assert shelved.session.view(0) == hers.game["view"]
        assert [] == watching.offers
        assert "not-your-seat" == watching.choose("draw", seat=0)["code"]
        assert "" == watching.table["watch"]


def test_watchers_are_counted(inn: Inn, ada: Guest, eve: Guest, ben: Guest) -> None:
    table = ada.opens("me", "bot easy", public=True)
    # Whoever has been here before is one person, however many lines they have.
    eve.opens("me", "link")
    with ada.at(table) as hers:
        with eve.at(table), eve.at(table), ben.at(table):
            hers.until_table(lambda table: bool(table["watchers"] == 2))
        hers.until_table(lambda table: bool(table["watchers"] == 0))


def test_the_example_bot_plays_a_game_by_an_invitation(inn: Inn, ada: Guest) -> None:
    spec = spec_from_file_location("bot", EXAMPLE)
    assert spec is not None and spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    table = ada.opens("link", "bot easy", clock={"bank": 600, "increment": 10})
    with ada.at(table) as hers, ThreadPoolExecutor(1) as thread:
        playing = thread.submit(example.play, f"http://127.0.0.1:{inn.port}/join/{table}#{hers.invitation(0)}")

        assert {1, 2} >= set(playing.result(2 * PATIENCE))
        hers.until_stage("over")
        assert "Robota" == hers.table["seats"][0]["name"]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_end_of_a_game_is_the_same_for_all_and_its_record_verifies(inn: Inn, seats: int, stack: ExitStack) -> None:
    names = ["Ada", "Ben", "Cy", "Dan"][:seats]
    shelved = Shelved(*names).play(within(12, seats))
    table = inn.shelve(shelved)
    lines = [stack.enter_context(inn.guest_of(shelved, name).at(table)) for name in names]

    play_out(lines, seed=5)

    record = inn.guest_of(shelved, "Ada").get(f"/api/tables/{table}/record").text
    assert lines[0].game["result"]["scores"] == GAME.outcome(verified(record).state).scores
    for line in lines:
        line.until_stage("over")
