"""Games on several processes."""

from __future__ import annotations

import multiprocessing
import os
import signal

import pytest

from themis.arena.match import Plan, Result, make_plan
from themis.arena.workers import WorkerLost, cores, play


def plan_of(games: int) -> Plan:
    return make_plan("uruk", ["random", "easy"], None, games, 3, {})


def in_order(results: list[Result]) -> list[Result]:
    return sorted(results, key=lambda result: (result.deal, result.rotation))


def test_the_number_of_processes_does_not_change_the_results() -> None:
    plan = plan_of(8)
    alone = list(play(plan, 1))

    assert 8 == len(alone)
    assert alone == in_order(list(play(plan, 2)))
    assert alone == in_order(list(play(plan, 5)))


def test_an_abandoned_match_leaves_no_worker_behind() -> None:
    games = play(plan_of(3000), 2)
    next(games)

    assert 2 == len(multiprocessing.active_children())
    games.close()
    assert [] == multiprocessing.active_children()


def test_a_worker_that_dies_is_noticed() -> None:
    games = play(plan_of(3000), 2)
    next(games)
    victim = multiprocessing.active_children()[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGTERM)
    with pytest.raises(WorkerLost, match="ended with code -15"):
        list(games)

    assert [] == multiprocessing.active_children()


def test_workers_do_not_answer_to_ctrl_c() -> None:
    games = play(plan_of(20), 2)
    next(games)
    for worker in multiprocessing.active_children():
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGINT)

    assert 19 == len(list(games))


def test_a_failing_bot_ends_the_match(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(WorkerLost, match="ended with code 1"):
        list(play(Plan("uruk", ("random", "nobody"), 2, 1, {}), 2))

    assert "This was uruk, seed 1, deal 0, rotation" in capfd.readouterr().err


def test_there_is_a_core() -> None:
    assert cores() >= 1
