"""Somebody who comes back is told what they missed and no more, and has the log of somebody who never left."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest
from server.guests import Line, play_on
from server.hosting import Inn, Shelved

from themis.core.session import Session

BILLION = 1_000_000_000


def after(choices: int) -> Shelved:
    return Shelved("Ada", "Ben").play(lambda session: len(session.record.lines) == choices)


def undoable(session: Session) -> bool:
    """Seat 0 has just chosen twice in a row what it may take back."""
    return len(session.past) >= 2 and session.record.lines[-1].seat == 0 and 0 in session.waiting()


def came_back(inn: Inn, shelved: Shelved, lost: Line) -> Line:
    """The page of a lost connection says hello again with all it knows."""
    line = inn.guest_of(shelved, "Ada").knocks(shelved.id)
    line.log = list(lost.log)
    line.hello(version=lost.version, steps=len(lost.log), eyes=lost.eyes)
    return line


@pytest.mark.parametrize("missed", [0, 1, 5])
def test_only_the_missing_moves_are_sent(inn: Inn, stack: ExitStack, missed: int) -> None:
    shelved = after(30)
    table = inn.shelve(shelved)
    lost, hers, bens = [stack.enter_context(inn.guest_of(shelved, name).at(table)) for name in ("Ada", "Ada", "Ben")]
    lost.close()
    begin = hers.version
    play_on([hers, bens], lambda: hers.version >= begin + missed)

    back = stack.enter_context(came_back(inn, shelved, lost))

    assert len(lost.log) == back.game["keep"]
    assert hers.version - lost.version == len(back.game["moves"])
    assert hers.log == back.log
    assert hers.game["view"] == back.game["view"]


def test_what_was_taken_back_meanwhile_leaves_the_log(inn: Inn, stack: ExitStack) -> None:
    shelved = Shelved("Ada", "Ben").play(undoable)
    table = inn.shelve(shelved)
    lost, hers, bens = [stack.enter_context(inn.guest_of(shelved, name).at(table)) for name in ("Ada", "Ada", "Ben")]
    lost.close()
    assert "done" == hers.undo()["type"]
    assert "done" == hers.undo()["type"]
    begin = hers.version
    play_on([hers, bens], lambda: hers.version == begin + 1)

    back = stack.enter_context(came_back(inn, shelved, lost))

    assert len(lost.log) - 2 == back.game["keep"]
    assert hers.log == back.log
    assert [move["step"] for move in back.log] == list(range(len(back.log)))


def test_everything_is_told_again_to_whoever_was_away_too_long(inn: Inn, stack: ExitStack) -> None:
    shelved = after(30)
    table = inn.shelve(shelved)
    lost, hers, bens = [stack.enter_context(inn.guest_of(shelved, name).at(table)) for name in ("Ada", "Ada", "Ben")]
    lost.close()
    begin = hers.version
    play_on([hers, bens], lambda: hers.version > begin + 64)

    back = stack.enter_context(came_back(inn, shelved, lost))

    assert 0 == back.game["keep"]
    assert hers.log == back.log


@pytest.mark.parametrize(
    "known",
    [
        {"version": BILLION, "steps": BILLION, "eyes": 0},
        {"version": -1, "steps": BILLION, "eyes": 0},
        {"version": 0, "steps": 0, "eyes": 0},
        {"version": 30, "steps": -1, "eyes": 0},
        {"version": 29, "steps": 30, "eyes": 0},
        {"version": 30, "steps": 31, "eyes": 1},
        {"version": 30, "steps": 31, "eyes": -1},
        {"version": 30, "steps": 31, "eyes": 9},
    ],
)
def test_nonsense_is_answered_with_everything(inn: Inn, known: dict[str, int]) -> None:
    shelved = after(30)
    with inn.guest_of(shelved, "Ada").knocks(inn.shelve(shelved)) as hers:
        hers.hello(**known)

        assert 0 == hers.game["keep"]
        assert 31 == len(hers.log)
        assert 0 == hers.eyes


def test_a_page_that_claims_a_longer_log_than_there_is_keeps_what_there_is(inn: Inn) -> None:
    shelved = after(30)
    with inn.guest_of(shelved, "Ada").knocks(inn.shelve(shelved)) as hers:
        hers.log = [{}] * 31
        hers.hello(version=30, steps=BILLION, eyes=0)

        assert 31 == hers.game["keep"]
        assert [] == hers.game["moves"]


def test_two_tabs_of_one_guest_both_see_what_either_does(inn: Inn) -> None:
    shelved = after(30).play(lambda session: 0 in session.waiting())
    table = inn.shelve(shelved)
    ada = inn.guest_of(shelved, "Ada")
    with ada.at(table) as first, ada.at(table) as second:
        assert "done" == first.choose(first.offers[0])["type"]
        second.catch_up(first.version)

        assert first.game == second.game
        assert first.log == second.log


def test_a_table_that_nobody_looked_at_sleeps_and_wakes_as_it_was(inn: Inn) -> None:
    shelved = after(30)
    ada = inn.guest_of(shelved, "Ada")
    table = inn.shelve(shelved)
    with ada.at(table) as hers:
        before = hers.game

        async def sweep() -> bool:
            inn.house.sweep(BILLION, 0)
            return table in inn.house._live

        assert inn.do(sweep())
        with ada.knocks(table) as silent:
            hers.close()
            silent.tell("ping")
            silent.until("pong")
            assert inn.do(sweep()), "somebody who has not said hello yet is there all the same"
            silent.hello()
            assert before == silent.game
    inn.do(gone(inn, table))
    assert not inn.do(sweep())
    with ada.at(table) as hers:
        assert before == hers.game


async def gone(inn: Inn, table: str) -> None:
    """Waits until the last line to a table is closed on the server's side too."""
    while inn.house._live[table].visitors:
        await asyncio.sleep(0.01)
