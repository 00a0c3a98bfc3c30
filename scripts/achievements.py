"""Shows how often greedy bots meet the achievements of a game; one that nobody meets in 2,000 games is out of reach, and is told.

Usage: achievements.py altar [--games 2000] [--seed 1] [--seats 3]
Ends with 1 if an achievement was never met. With the compiled engine: PYTHONPATH=build/engine.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from themis.arena.match import bot_seed, digest, play_out
from themis.bots import levels
from themis.core import session
from themis.core.chance import Sealed
from themis.games import find
from themis.learn.achievements import achievements_of, met_by


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=0, help="players (default: two and three in turn)")
    given = parser.parse_args()
    game = find(given.game)
    achievements = achievements_of(game)
    met: Counter[str] = Counter()
    places = 0
    for deal in range(given.games):
        seats = given.seats or min(2 + deal % 2, int(game.meta.most))
        table = session.start(game, ["greedy"] * seats, {}, Sealed(digest("achievements", given.seed, deal), []))
        play_out(table, [levels.make("greedy", bot_seed(given.seed, deal, 0, seat)) for seat in range(seats)])
        events = [event for group in table.story.groups for event in group]
        for seat in range(seats):
            met.update(met_by(game, achievements, events, table.state, seat))
        places += seats
    for one in achievements:
        print(f"{met[one.id]:6} of {places} seats  {100 * met[one.id] / places:5.1f} %  {one.id}")
    return 0 if all([met[one.id] for one in achievements]) else 1


if __name__ == "__main__":
    sys.exit(main())
