"""How sure reviews are, and how long they take: some games of bots are played, and one seat of each is reviewed.

Usage: reviews.py [GAME ...] [--games 4] [--bots priest,oracle] [--seed 1] [--served]
Of the marks of seven points and more it tells how many another seed finds too, how many are told as such because games to the end bear them out, and how many
of these are true in other games. `--served` asks a server of its own for the same reviews instead, and tells after how many seconds a page has something to show.
"""

from __future__ import annotations

import argparse
import http.client
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from load_people import fetched

from themis.arena.match import play_out
from themis.bots import levels
from themis.core.chance import Sealed
from themis.core.native import COMPILED
from themis.core.session import start
from themis.games import GAMES, find
from themis.learn.curve import Finished
from themis.learn.review import MOST_CONFIRMED, decisions, ends, is_borne_out, is_refuted, judge

SEED = 1
PAUSE = 0.05


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--bots", default="priest,oracle")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--served", action="store_true")
    given = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'interpreted'} engine, {given.games} games of {given.bots}, one seat each", flush=True)
    for name in given.names:
        pasts = [played(name, given.bots.split(","), given.seed, number) for number in range(given.games)]
        if given.served:
            wait_for(name, pasts)
        else:
            judge_all(name, pasts)


def played(name: str, rungs: list[str], seed: int, number: int) -> Finished:
    game = find(name)
    session = start(game, rungs, {}, Sealed(bytes([seed, number]) * 16, []))
    play_out(session, [levels.make(rung, seed * 100 + number * 10 + seat, game) for seat, rung in enumerate(rungs)])
    return Finished(game, session.record)


def seat_of(number: int, past: Finished) -> int:
    return number % len(past.record.names)


def judge_all(name: str, pasts: list[Finished]) -> None:
    asked = marks = again = told = true = heaviest = 0
    costs: list[float] = []
    for number, past in enumerate(pasts):
        began, steps = time.process_time(), decisions(past, seat_of(number, past))
        found = [verdict for step in steps if not (verdict := judge(past, step, SEED)).is_fine()]
        grave = sorted([mark for mark in found if mark.is_grave()], key=lambda mark: -mark.loss)[:MOST_CONFIRMED]
        costly = [mark for mark in grave if is_borne_out(ends(past, mark, SEED))]
        costs.append(time.process_time() - began)
        asked, marks, heaviest, told = asked + len(steps), marks + len(found), heaviest + len(grave), told + len(costly)
        again += sum(not judge(past, mark.step, SEED + 1).is_fine() for mark in grave)
        true += sum(not is_refuted(ends(past, mark, SEED + 1)) for mark in costly)
    print(
        f"{name:16}{asked:5} decisions, {marks:4} marks, {heaviest:3} of 7 points and more: {again} by another seed; "
        f"{told} told as such, {true} of them true in other games; CPU of a seat {sum(costs) / len(costs):.1f} s, at most {max(costs):.1f} s",
        flush=True,
    )


def wait_for(name: str, pasts: list[Finished]) -> None:
    with serving() as house:
        for number, past in enumerate(pasts):
            seat, began, first = seat_of(number, past), time.monotonic(), 0.0
            wish = {"record": past.record.written(), "seat": seat}
            review = fetched(house, "POST", "/api/reviews", wish)[0]["review"]
            curve = time.monotonic() - began
            while True:
                found: Any = fetched(house, "GET", f"/api/reviews/{review}", None)[0]
                side = found["sides"][seat]
                first = first or (time.monotonic() - began if side["marks"] else 0.0)
                if side["state"] == "done":
                    break
                time.sleep(PAUSE)
            print(f"{name:16} curve after {curve:.2f} s, first mark after {first:.2f} s, all {time.monotonic() - began:.1f} s", flush=True)


@contextmanager
def serving() -> Iterator[http.client.HTTPConnection]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "themis", "serve", "--port", "0", "--data", folder, "--no-limits"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ) as server:
            try:
                assert server.stdout is not None
                yield http.client.HTTPConnection("127.0.0.1", int(server.stdout.readline().rstrip("/\n").rpartition(":")[2]))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
