"""Measures how far apart the rungs of a game's ladder are, and writes what it finds into `ladder.toml`.

Usage: ladder.py altar [--games 400] [--seed 1] [--rungs shepherd,scribe] [--set hero=ismcts:150]
       ladder.py altar --tune --games 120
       ladder.py altar --between hero --games 60
       ladder.py altar --gives --games 4
Each rung meets the one below it over the same deals in both seatings, for two. What is not measured again stays, unless its bot or the one below it is set.
`--tune` finds how easily the bots below the greedy one slip: neighbours of a grid are measured, and the slips are read off at equal distances.
`--between` finds how easily the bot of one rung slips that is as far above the rung below as it is below the rung above.
`--gives` finds how many points of its chance to win each greedy rung gives away, by the review of both seats in some games against itself. A search knows more
than the review, which plays on greedily: nothing can be said of it.
To be run again when a heuristic changes, with the compiled engine: PYTHONPATH=build/engine.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from statistics import fmean

from themis.arena.match import make_plan, play_out
from themis.arena.rating import Share, share, whole_deals
from themis.books.ladder import FILE, RUNGS, UNKNOWN, Rung, load_ladder
from themis.bots import levels
from themis.core.chance import Sealed
from themis.core.session import start
from themis.games import find
from themis.learn.curve import Finished
from themis.learn.review import loss_told, points_given, reviewed

# The sources, whichever engine plays.
HOME = Path(__file__).parent.parent / "src" / "themis" / "games"
GRID = [0.0, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1.1, 1.3]
# How often the slips between two rungs are halved, from 0 to 1.
HALVINGS = 4
APART, TOLERANCE = 150, 40
# A share of wins beyond this says only that it is far.
LEAST = 0.005
HEAD = """\
# The ladder, as books/ladder.py tells: how many Elo each rung is above the one below it, in games for two, with the interval of 95 %.
# Tuned and measured by scripts/ladder.py.
"""


def elo(won: float) -> int:
    won = min(max(won, LEAST), 1 - LEAST)
    return round(400 * math.log10(won / (1 - won)))


def won_by(upper: str, lower: str, game_id: str, games: int, seed: int) -> tuple[Share, int]:
    """The share of the games that the upper bot wins, and how many were played."""
    plan = make_plan(game_id, [upper, lower], None, games, seed, {})
    game = plan.load()
    deals = whole_deals([plan.play(game, number) for number in range(plan.games)])
    wins = [[won for result in deal for bot, won in zip(result.bots, result.wins()) if bot == upper] for deal in deals]
    return share([fmean(deal) for deal in wins]), plan.games


def measured(rung: Rung, below: Rung, game_id: str, games: int, seed: int) -> Rung:
    found, played = won_by(rung.bot, below.bot, game_id, games, seed)
    today = str(datetime.now(UTC).date())
    return Rung(rung.name, rung.bot, elo(found.mean), elo(found.low), elo(found.high), played, today, rung.gives)


def giving(rung: Rung, game_id: str, games: int, seed: int) -> Rung:
    """The rung with what it gives away."""
    game, given = find(game_id), []
    for number in range(games):
        bots = [levels.make(rung.bot, seed * 100 + number * 2 + seat, game) for seat in range(2)]
        session = start(game, ["Ada", "Ben"], {}, Sealed(bytes([seed, number]) * 16, []))
        play_out(session, bots)
        past = Finished(game, session.record)
        given += [points_given([loss_told(mark.loss, is_true) for mark, is_true in reviewed(past, seat, seed)]) for seat in range(2)]
    print(f"{game_id}: {rung.name:9} gives away {fmean(given):.0f}: {', '.join(map(str, sorted(given)))}", flush=True)
    return gave(rung, round(fmean(given)))


def gave(rung: Rung, points: int) -> Rung:
    return Rung(rung.name, rung.bot, rung.elo, rung.low, rung.high, rung.games, rung.measured, points)


def telling(rungs: list[Rung]) -> list[Rung]:
    """Whoever gives away less than somebody stronger is no measure: the weakest are often lost so early that they have little left to give."""
    return [
        gave(rung, rung.gives if rung.gives > max([above.gives for above in rungs[place + 1 :]], default=UNKNOWN) else UNKNOWN)
        for place, rung in enumerate(rungs)
    ]


def slipping(slips: float, bot: str = "greedy") -> str:
    return f"{bot}:{round(slips, 3)}" if slips else bot


def tuned(game_id: str, number: int, games: int, seed: int) -> list[str]:
    """The bots of so many rungs below the greedy one, from the bottom to the top."""
    depths = [0]
    for upper, lower in pairwise(GRID):
        found, _ = won_by(slipping(upper), slipping(lower), game_id, games, seed)
        depths.append(depths[-1] + max(1, elo(found.mean)))
        print(f"{game_id}: {slipping(lower)} is {depths[-1]} below greedy", flush=True)
        if depths[-1] >= number * APART:
            break
    return [slipping(between(depths, APART * rung)) for rung in range(number, 0, -1)]


def between(depths: list[int], wanted: int) -> float:
    """The slips so many Elo below the greedy bot; a little beyond the grid, if need be."""
    above = max([place for place, depth in enumerate(depths[:-1]) if depth <= wanted])
    part = (wanted - depths[above]) / (depths[above + 1] - depths[above])
    return min(GRID[above] + part * (GRID[above + 1] - GRID[above]), 1.999)


def halved(rung: Rung, below: Rung, above: Rung, game_id: str, games: int, seed: int) -> str:
    """The bot of a rung, slipping so that it is half-way between two others."""
    sure = ":".join(rung.bot.split(":")[: 1 if rung.bot.startswith("greedy") else 2])
    slips, step = 0.5, 0.25
    for _ in range(HALVINGS):
        bot = slipping(slips, sure)
        up, down = [won_by(one, other, game_id, games, seed)[0] for one, other in ((bot, below.bot), (above.bot, bot))]
        print(f"{game_id}: {bot} is {elo(up.mean):+} over {below.bot}, {above.bot} {elo(down.mean):+} over it", flush=True)
        slips += step if up.mean > down.mean else -step
        step /= 2
    return slipping(slips, sure)


def line(rung: Rung, below: Rung) -> str:
    is_apart = abs(rung.elo - APART) <= TOLERANCE
    return f"{rung.name:9} {rung.bot:13} over {below.bot:13} {rung.elo:+5} ({rung.low:+} to {rung.high:+}), {rung.games} games{'' if is_apart else '  <- not 150 ± 40'}"


def written(rungs: Iterable[Rung]) -> str:
    return HEAD + "".join([f"\n[[rung]]\n{cells(rung)}" for rung in rungs])


def cells(rung: Rung) -> str:
    found = f'name = "{rung.name}"\nbot = "{rung.bot}"\n'
    if rung.gives != UNKNOWN:
        found += f"gives = {rung.gives}\n"
    if rung.games:
        found += f"elo = {rung.elo}\nlow = {rung.low}\nhigh = {rung.high}\ngames = {rung.games}\nmeasured = {rung.measured}\n"
    return found


def changed(rungs: list[Rung], bots: dict[str, str]) -> list[Rung]:
    """The ladder with other bots on some rungs; what was measured with those that had to go is forgotten."""
    stays = [rung.name not in bots or bots[rung.name] == rung.bot for rung in rungs]
    return [
        rung
        if stays[place] and (place == 0 or stays[place - 1])
        else Rung(rung.name, bots.get(rung.name, rung.bot), gives=rung.gives if stays[place] else UNKNOWN)
        for place, rung in enumerate(rungs)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rungs", default="", help="only these (default: all above the lowest)")
    parser.add_argument("--set", action="append", default=[], metavar="RUNG=BOT")
    parser.add_argument("--tune", action="store_true")
    parser.add_argument("--between", choices=RUNGS[1:-1], metavar="RUNG")
    parser.add_argument("--gives", action="store_true")
    given = parser.parse_args()
    path = HOME / given.game / FILE
    rungs = changed(load_ladder(path.parent), dict([one.split("=") for one in given.set]))
    if given.tune:
        greedy = [rung.bot for rung in rungs].index("greedy")
        bots = tuned(given.game, greedy, given.games, given.seed)
        rungs = changed(rungs, dict(zip(RUNGS, bots)))
    elif given.between:
        place = RUNGS.index(given.between)
        bot = halved(rungs[place], rungs[place - 1], rungs[place + 1], given.game, given.games, given.seed)
        rungs = changed(rungs, {given.between: bot})
    elif given.gives:
        judged = [giving(rung, given.game, given.games, given.seed) for rung in rungs if rung.bot.startswith("greedy")]
        rungs[: len(judged)] = telling(judged)
    elif given.rungs != "none":
        for name in given.rungs.split(",") if given.rungs else RUNGS[1:]:
            place = RUNGS.index(name)
            rungs[place] = measured(rungs[place], rungs[place - 1], given.game, given.games, given.seed)
            print(f"{given.game}: {line(rungs[place], rungs[place - 1])}", flush=True)
            path.write_text(written(rungs), encoding="utf-8")
    path.write_text(written(rungs), encoding="utf-8")


if __name__ == "__main__":
    main()
