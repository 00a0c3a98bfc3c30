"""Fits how surely a lead wins to games of greedy choices, and writes `chances.toml` into the games' folders.

Usage: chances.py [--games 600] [--seats 2,3] [--seed 1] [GAME ...]
Half of the games are fitted, the other half tells how good the fit is. Rows of other numbers of seats stay as they are. To be run again when a heuristic changes.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from themis.arena.match import Plan, digest, make_plan
from themis.arena.workers import cores
from themis.books.chances import FILE, Fit, load_chances
from themis.bots.bot import Knowledge
from themis.bots.chance import softmax
from themis.bots.judgement import greedy_choice
from themis.bots.plan_search import PlanSearch
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.event import Io
from themis.core.frame import apply, settle, waiting
from themis.games import GAMES, find

# The sources, whichever engine plays.
HOME = Path(__file__).parent.parent / "src" / "themis" / "games"
# So many positions are enough to fit three numbers.
MOST_POSITIONS = 3_000
# Where whole plans are made: how many of them meet how many worlds.
PLANS, PLAN_WORLDS = 8, 3
BINS = 10
HEAD = "# How surely a lead wins, as books/chances.py tells. Written by scripts/chances.py from games of greedy choices: do not edit.\n"

# The prospects, the seat that is asked (-1 for several), ln(1 + time left), and each seat's part of the victory.
Position = tuple[list[float], int, float, list[float]]
Coefficients = list[float]


def positions_of(plan: Plan, number: int) -> list[Position]:
    """One position for every change of the seat that is asked."""
    game = plan.load()
    io = Io(Seeded(int.from_bytes(digest("chances", plan.seed, number)[:4], "big")), True)
    s = game.setup(len(plan.bots), game.meta.option_values({}), io)
    settle(s, io)
    chance = Seeded(plan.seed + 100 * number)
    found: list[tuple[list[float], int, float]] = []
    before: list[int] = []
    while not s.over:
        asked = waiting(s)
        if asked != before:
            before = asked
            found.append((game.prospects(s), asked[0] if len(asked) == 1 else -1, math.log(1.0 + game.time_left(s))))
        apply(s, asked[0], chosen(Knowledge(game, s, asked[0]), chance), io)
    ranks = game.outcome(s).ranks
    won = [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    return [(points, seat, time, won) for points, seat, time in found]


def chosen(known: Knowledge, chance: Seeded) -> Choice:
    """As the greedy bot, but in one imagined world: a fifth of the time, and for winners to be foretold as good."""
    plan = PlanSearch(known, chance, 1).best(PLANS, PLAN_WORLDS, 0, 0.0)
    return plan or greedy_choice(known.game, known.imagine(chance), known.seat, chance)


def foretold(position: Position, coefficients: Coefficients) -> list[float]:
    points, asked, time, _ = position
    base, growth, bonus = coefficients
    return softmax([own + bonus if seat == asked else own for seat, own in enumerate(points)], math.exp(base + growth * time))


def surprise(positions: list[Position], coefficients: Coefficients) -> float:
    """How little the winners were expected; leans a little towards small coefficients, lest a few games drive them off."""
    found = 0.0
    for position in positions:
        for chance, won in zip(foretold(position, coefficients), position[3]):
            if won:
                found -= won * math.log(max(chance, 1e-9))
    return found / len(positions) + 1e-4 * sum([value * value for value in coefficients])


def brier(positions: list[Position], chances: Callable[[Position], list[float]]) -> float:
    return sum([(chance - won) ** 2 for position in positions for chance, won in zip(chances(position), position[3])]) / len(positions)


def gap(positions: list[Position], coefficients: Coefficients) -> float:
    """The mean distance between what was foretold and what came true, in points, over tenths of the scale."""
    numbers, expected, true = [0] * BINS, [0.0] * BINS, [0.0] * BINS
    for position in positions:
        for chance, won in zip(foretold(position, coefficients), position[3]):
            place = min(int(chance * BINS), BINS - 1)
            numbers[place] += 1
            expected[place] += chance
            true[place] += won
    return 100 * sum([abs(expected[place] - true[place]) for place in range(BINS)]) / sum(numbers)


def least(worth: Callable[[Coefficients], float], start: Coefficients) -> Coefficients:
    """Where a smooth function is smallest, by steps along the axes that grow where they help and shrink where they do not."""
    point = start[:]
    best = worth(point)
    steps = [0.5] * len(point)
    while max(steps) > 0.004:
        for axis in range(len(point)):
            for step in (steps[axis], -steps[axis]):
                tried = point[:]
                tried[axis] += step
                found = worth(tried)
                if found < best:
                    point, best = tried, found
                    steps[axis] = 1.3 * step
                    break
            else:
                steps[axis] *= 0.5
            steps[axis] = abs(steps[axis])
    return point


def fitted(game_id: str, seats: int, games: int, seed: int) -> Fit:
    plan = make_plan(game_id, ["greedy"], seats, games, seed, {})
    with ProcessPoolExecutor(cores()) as pool:
        played = list(pool.map(positions_of, [plan] * games, range(games), chunksize=4))
    halves = [[position for game in played[half::2] for position in game] for half in (0, 1)]
    some = halves[0][:: len(halves[0]) // MOST_POSITIONS + 1]
    coefficients = least(lambda tried: surprise(some, tried), [0.0, 0.5, 0.3])
    even = [1.0 / seats] * seats
    own, naive = brier(halves[1], lambda position: foretold(position, coefficients)), brier(halves[1], lambda position: even)
    base, growth, asked = coefficients
    return Fit(seats, base, growth, asked, games, str(datetime.now(UTC).date()), own, naive, gap(halves[1], coefficients))


def written(fit: Fit) -> str:
    cells = {"base": fit.base, "growth": fit.growth, "asked": fit.asked, "brier": fit.brier, "naive": fit.naive, "gap": fit.gap}
    lines = ["[[fit]]", f"seats = {fit.seats}", f"games = {fit.games}", f"fitted = {fit.fitted}"]
    return "\n".join(lines + [f"{name} = {value:.3f}" for name, value in cells.items()]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--games", type=int, default=600, dest="number")
    parser.add_argument("--seats", default="")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game_id in given.games:
        meta = find(game_id).meta
        fewest, most = int(meta.fewest), int(meta.most)
        folder = HOME / game_id
        fits = {fit.seats: fit for fit in load_chances(folder, fewest, most)} if given.seats else {}
        for seats in [int(number) for number in given.seats.split(",") if number] or range(fewest, most + 1):
            fits[seats] = fitted(game_id, seats, given.number, given.seed)
            print(game_id, written(fits[seats]).replace("\n", "  "), flush=True)
        (folder / FILE).write_text(HEAD + "\n" + "\n".join([written(fits[seats]) for seats in sorted(fits)]), encoding="utf-8")


if __name__ == "__main__":
    main()
