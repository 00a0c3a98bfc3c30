"""Boards of the past: the right ones in any order, and none of them dear."""

from __future__ import annotations

import time
from random import Random

from server.hosting import Shelved

from themis.core.record import Replay
from themis.server.boards import Boards

STEPS = 200


def played() -> Shelved:
    return Shelved("Ada", "Ben").play(lambda session: len(session.record.lines) >= STEPS)


def test_boards_of_the_past_are_the_same_in_any_order() -> None:
    shelved = played()
    boards = Boards(shelved.session)
    replay = Replay(shelved.session.game, shelved.session.record)
    told = [replay.game.view(replay.state, 0)]
    while not replay.done():
        replay.forward()
        told.append(replay.game.view(replay.state, 0))
    steps = [*range(STEPS + 1), *range(STEPS + 1)]
    Random(1).shuffle(steps)

    assert all(told[step] == boards.at(step, 0) for step in steps)


def test_a_board_of_the_past_does_not_cost_the_whole_game() -> None:
    session = played().session
    boards, steps = Boards(session), [Random(1).randrange(STEPS // 2, STEPS) for _ in range(20)]
    began = time.thread_time()
    for step in steps:
        Boards(session).at(step, 0)
    again = time.thread_time()
    for _ in range(2):
        for step in steps:
            boards.at(step, 0)

    assert time.thread_time() - again < (again - began) / 2
