"""Speed in one run: decisions, copies and games per second of each game, interpreted and compiled, and Catanatron beside them.

Every figure is CPU time of a process of its own on one core; the contestants take turns for several rounds, and ratios are taken within a round, because machines are noisy.
Usage: bench.py FOLDER_OF_THE_COMPILED_ENGINE [--games ID …] [--rounds 5] [--seconds 1.0] [--against FOLDER_OF_ANOTHER]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

Figures = dict[str, float]
CATANATRON = "catanatron"
# Catan is for four: that many seats, or the most that a game has.
SEATS = 4
MIDDLE = 300


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", help="folder of the compiled engine")
    parser.add_argument("--games", nargs="+", help="only these games")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure")
    parser.add_argument("--against", help="folder of another compiled engine, such as one from before a change: only the two are compared")
    parser.add_argument("--contestant", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.contestant:
        measured = measure_catanatron(args.seconds) if args.contestant == CATANATRON else measure_game(args.contestant, args.seconds)
        print(json.dumps(measured))
    elif args.against:
        for game in args.games or known_games():
            compare(game, args.engine, args.against, args.rounds, args.seconds)
    else:
        games = args.games or known_games()
        report(games, [one_round(args.engine, games, args.seconds) for _ in range(args.rounds)])


def known_games() -> list[str]:
    from themis.games import GAMES

    return GAMES


def one_round(engine: str, games: list[str], seconds: float) -> dict[str, Figures]:
    """Everybody once: Catanatron, and each game with each engine, as `game engine`."""
    source = str(Path(__file__).parent.parent / "src")
    found = {CATANATRON: run(CATANATRON, source, seconds)}
    for game in games:
        found[f"{game} interpreted"] = run(game, source, seconds)
        found[f"{game} compiled"] = run(game, engine, seconds)
    return found


def compare(game: str, engine: str, other: str, rounds: int, seconds: float) -> None:
    """What things cost in one engine, the other's cost being 1; who begins changes from round to round."""
    ours: list[Figures] = []
    theirs: list[Figures] = []
    for number in range(rounds):
        contestants = [(engine, ours), (other, theirs)]
        for folder, figures in contestants if number % 2 else contestants[::-1]:
            figures.append(run(game, folder, seconds))
    assert all(one["compiled"] == 1.0 for one in ours + theirs), "wrong engine measured"
    print(f"{game}, {rounds} interleaved rounds, CPU time, one core, {SEATS} random players: cost in {engine} / cost in {other}")
    for key, what in (("decisions", "a decision"), ("copies", "a copy"), ("iterations", "a search iteration")):
        ratio(what, quotients(theirs, ours, key))


def run(contestant: str, path: str, seconds: float) -> Figures:
    command = [sys.executable, __file__, path, "--contestant", contestant, "--seconds", str(seconds)]
    # A fixed hash seed keeps Catanatron's dictionaries, and so its games, alike from round to round.
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{contestant} failed:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout)
    return figures


def measure_game(game_id: str, seconds: float) -> Figures:
    """Random play, copies from the middle of a game, search iterations."""
    from themis.bots.bot import Knowledge
    from themis.bots.ismcts_bot import Search
    from themis.core.chance import Seeded
    from themis.core.event import Io
    from themis.core.frame import play_at_random, settle, waiting
    from themis.core.native import COMPILED
    from themis.games import find

    game = find(game_id)
    seats = min(SEATS, int(game.meta.most))
    values = game.meta.option_values({})
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        io = Io(Seeded(games), True)
        s = game.setup(seats, values, io)
        settle(s, io)
        decisions += play_at_random(s, io, 1_000_000)
        games += 1
    playing = time.process_time() - began

    io = Io(Seeded(4), True)
    s = game.setup(seats, values, io)
    settle(s, io)
    play_at_random(s, io, min(MIDDLE, decisions // games // 2))
    search = Search(Knowledge(game, s, waiting(s)[0]), Seeded(1), 20, 0.5)
    return {
        "compiled": float(COMPILED),
        "decisions": decisions / playing,
        "games": games / playing,
        "decisions_per_game": decisions / games,
        "copies": repeated(s.clone, seconds / 2),
        "iterations": repeated(search.iterate, seconds / 2),
    }


def measure_catanatron(seconds: float) -> Figures:
    """Catan with four random players."""
    import random

    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = Game([RandomPlayer(color) for color in Color], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    playing = time.process_time() - began
    middle = Game([RandomPlayer(color) for color in Color], seed=1)
    for _ in range(MIDDLE):
        middle.play_tick()
    return {
        "decisions": decisions / playing,
        "games": games / playing,
        "decisions_per_game": decisions / games,
        "copies": repeated(middle.copy, seconds / 2),
    }


def repeated(step: object, seconds: float) -> float:
    """Calls per second."""
    assert callable(step)
    calls = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(20):
            step()
        calls += 20
    return calls / (time.process_time() - began)


def report(games: list[str], rounds: list[dict[str, Figures]]) -> None:
    for game in games:
        assert all(r[f"{game} compiled"]["compiled"] == 1.0 and r[f"{game} interpreted"]["compiled"] == 0.0 for r in rounds), (
            "wrong engine measured"
        )
    print(f"medians of {len(rounds)} interleaved rounds, CPU time, one core, {SEATS} random players")
    print(f"{'':24}{'decisions/s':>14}{'games/s':>10}{'dec./game':>11}{'copies/s':>12}{'search it./s':>14}")
    for name in rounds[0]:
        figures = {key: median([r[name][key] for r in rounds]) for key in rounds[0][name]}
        iterations = f"{figures['iterations']:14,.0f}" if "iterations" in figures else f"{'-':>14}"
        print(
            f"{name:24}{figures['decisions']:14,.0f}{figures['games']:10,.1f}{figures['decisions_per_game']:11,.0f}"
            f"{figures['copies']:12,.0f}{iterations}"
        )
    for game in games:
        print(f"\n{game}")
        slow, fast, peer = [[r[name] for r in rounds] for name in (f"{game} interpreted", f"{game} compiled", CATANATRON)]
        ratio("compiled / Catanatron, decisions", quotients(fast, peer, "decisions"))
        ratio("interpreted / Catanatron, decisions", quotients(slow, peer, "decisions"))
        ratio("compiled / interpreted, decisions", quotients(fast, slow, "decisions"))
        ratio("compiled / interpreted, search iterations", quotients(fast, slow, "iterations"))
        ratio("cost of a copy / cost of a decision, compiled", [one["decisions"] / one["copies"] for one in fast])


def quotients(ours: list[Figures], theirs: list[Figures], key: str) -> list[float]:
    return [one[key] / other[key] for one, other in zip(ours, theirs)]


def ratio(what: str, values: list[float]) -> None:
    print(f"  {what:48}{median(values):8.2f}   ({min(values):.2f} to {max(values):.2f})")


if __name__ == "__main__":
    main()
