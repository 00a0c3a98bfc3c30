"""Plays a plan on several processes.

Each worker takes the next game number from a shared counter and sends results through a pipe of its own, so that a slow game
holds nobody up and a worker that dies is noticed. Workers are started afresh (spawn), which works on every system.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path

from themis.arena.match import Plan, Result
from themis.errors import ThemisError
from themis.games import invite, invited


class WorkerLost(ThemisError):
    """A process that played games ended before its time."""


def cores() -> int:
    """How many processes can run at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play(plan: Plan, jobs: int) -> Generator[Result, None, None]:
    """The results in the order in which they come. Closing the iterator ends the workers."""
    game = plan.load()
    if min(jobs, plan.games) == 1:
        for number in range(plan.games):
            yield plan.play(game, number)
        return
    context = multiprocessing.get_context("spawn")
    # Must live as long as the workers: the system forgets its lock when the last name of it is gone here.
    counter = context.Value("q", 0)
    crew: dict[Connection, SpawnProcess] = {}
    try:
        with interrupts_held():
            for _ in range(min(jobs, plan.games)):
                hire(crew, context, (plan, counter))
        yield from gather(crew)
    finally:
        dismiss(crew)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Keeps Ctrl-C waiting. Processes started meanwhile never get it, so that only the parent answers it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hire(crew: dict[Connection, SpawnProcess], context: SpawnContext, task: tuple[Plan, Synchronized[int]]) -> None:
    """Starts a worker, known by the pipe its results come from."""
    results, door = context.Pipe(duplex=False)
    worker = context.Process(target=work, args=(*task, invited(), door), daemon=True)
    worker.start()
    # Only when no other process holds the door does its closing show at our end.
    door.close()
    crew[results] = worker


def work(plan: Plan, counter: Synchronized[int], folders: list[Path], door: Connection) -> None:
    """The life of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for folder in folders:
        invite(folder)
    game = plan.load()
    while (number := take(counter)) < plan.games:
        result = plan.play(game, number)
        try:
            door.send(result)
        except BrokenPipeError:
            return


def take(counter: Synchronized[int]) -> int:
    with counter.get_lock():
        number = counter.value
        counter.value += 1
    return number


def gather(crew: dict[Connection, SpawnProcess]) -> Iterator[Result]:
    """Results until every worker has come to its end."""
    busy = set(crew)
    while busy:
        for ready in wait(list(busy)):
            assert isinstance(ready, Connection)
            try:
                result = ready.recv()
            except (EOFError, OSError):
                busy.remove(ready)
                check_end(crew[ready])
                continue
            assert isinstance(result, Result)
            yield result


def check_end(worker: SpawnProcess) -> None:
    worker.join()
    if worker.exitcode:
        raise WorkerLost(f"a process of the arena ended with code {worker.exitcode} in the middle of a game")


def dismiss(crew: dict[Connection, SpawnProcess]) -> None:
    for worker in crew.values():
        worker.terminate()
    for results, worker in crew.items():
        worker.join()
        worker.close()
        results.close()
