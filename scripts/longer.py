"""What more time changes in the choices of a game's Titan, and what that is worth: the profile of what limits it.

Usage: longer.py [GAME ...] [--asked 60] [--times 4] [--seed 1]
At decisions of games between bots the Titan chooses twice with different luck, then twice with so many times its budget.
If more time changes no more choices than other luck does, it is not time that the bot lacks. Where a choice was changed, a duel as long as those of
reviews tells what that gained in chance to win; summed up over the decisions of a game it says how much longer thoughts can bring at most.
"""

from __future__ import annotations

import argparse
from statistics import fmean, stdev

from reviews import played, seat_of

from themis.bots import levels
from themis.bots.bot import Knowledge
from themis.bots.duel import Duel
from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.game import Game
from themis.core.native import COMPILED
from themis.games import GAMES, find
from themis.learn.review import decisions, measured

BOTS = ["oracle", "oracle"]
# Of a game every so manieth decision is asked, so that early and late ones are.
EVERY = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--asked", type=int, default=60)
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'interpreted'} engine, {given.asked} decisions, {given.times} times the time")
    print(f"{'game':16}{'titan':>12}{'by luck':>10}{'by time':>10}{'by both':>10}{'gain':>16}{'a game':>10}")
    for name in given.names:
        profile(find(name), given.asked, given.times, given.seed)


def profile(game: Game, asked: int, times: int, seed: int) -> None:
    """Prints how many choices luck, time and luck with more time change, and what the longer thought gains, a decision and a game."""
    titan, found, lengths = levels.meant("titan", game), list[tuple[bool, bool, bool, float]](), list[int]()
    while len(found) < asked:
        past = played(game.meta.id, BOTS, seed, len(lengths))
        seat = seat_of(len(lengths), past)
        steps = decisions(past, seat)
        lengths.append(len(steps))
        for step in steps[::EVERY][: asked - len(found)]:
            found.append(compared(Knowledge(game, past.states[step], seat), titan, times, step))
    by_luck, by_time, by_both = [fmean([changed[kind] for changed in found]) for kind in range(3)]
    gains = [100 * changed[3] for changed in found]
    gain, error = fmean(gains), stdev(gains) / len(gains) ** 0.5
    print(
        f"{game.meta.id:16}{titan:>12}{by_luck:>10.0%}{by_time:>10.0%}{by_both:>10.0%}{gain:>9.2f} ± {error:.2f}{gain * fmean(lengths):>10.1f}",
        flush=True,
    )


def compared(known: Knowledge, titan: str, times: int, step: int) -> tuple[bool, bool, bool, float]:
    """Whether other luck, more time, and other luck with more time change the choice; what more time gains in chance to win."""
    kind, budget = titan.split(":")
    short, other = [chosen(known, titan, step * 10 + luck) for luck in range(2)]
    long, again = [chosen(known, f"{kind}:{int(budget) * times}", step * 10 + luck) for luck in range(2, 4)]
    gain = measured(Duel(known, [long, short], Seeded(step)))[0] if long is not short else 0.0
    return short is not other, short is not long, long is not again, gain


def chosen(known: Knowledge, bot: str, seed: int) -> Choice:
    return levels.make(bot, seed, known.game).choose(known)


if __name__ == "__main__":
    main()
