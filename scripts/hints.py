"""How long hints take: asks at decisions of greedy games and prints median and 99th percentile of the processor's time, how often a hint is sure, and how often it has a reason then and otherwise."""

from __future__ import annotations

import argparse
import time

from themis.bots.bot import Knowledge
from themis.bots.greedy_bot import GreedyBot
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import apply, forced, settle, waiting
from themis.core.native import COMPILED
from themis.games import GAMES, find
from themis.learn.hint import Hint, hint
from themis.speech.speech import Speech

NAMES = ["Ada", "Ben", "Chloé", "Dan", "Eve", "Odile"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--hints", type=int, default=200, help="hints for each game")
    parser.add_argument("--every", type=int, default=5, help="ask at every so manieth decision")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tell", choices=["en", "fr"], help="print the hints, too")
    given = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'interpreted'} engine, {given.seats} seats, {given.hints} hints")
    print(f"{'game':16}{'median':>10}{'99 %':>10}{'clear':>8}{'reason':>8}{'else':>8}")
    for game in given.games:
        measure(game, given)


def measure(game_id: str, given: argparse.Namespace) -> None:
    took: list[float] = []
    found: list[Hint] = []
    seed = given.seed
    while len(took) < given.hints:
        ask(game_id, seed, given, took, found)
        seed += 1
    took.sort()
    clear = [one.reason is not None for one in found if one.is_clear]
    # What else the first of several brings that are about equally good; often nothing.
    equal = [one.reason is not None for one in found if not one.is_clear]
    middle, last = took[len(took) // 2], took[min(len(took) - 1, len(took) * 99 // 100)]
    print(
        f"{game_id:16}{1000 * middle:>7.0f} ms{1000 * last:>7.0f} ms{len(clear) / len(found):>8.0%}{share(clear):>8.0%}{share(equal):>8.0%}",
        flush=True,
    )


def share(found: list[bool]) -> float:
    return sum(found) / max(1, len(found))


def ask(game_id: str, seed: int, given: argparse.Namespace, took: list[float], found: list[Hint]) -> None:
    """Plays a game and asks now and then, as long as hints are wanted."""
    game, speech = find(game_id), Speech(find(game_id), given.tell or "en")
    io, decisions = Io(Seeded(seed), True), 0
    s = game.setup(given.seats, game.meta.option_values({}), io)
    settle(s, io)
    bots = [GreedyBot(seed * 10 + seat, 0.0) for seat in range(given.seats)]
    while not s.over and len(took) < given.hints:
        seat, frame = waiting(s)[0], s.stack[-1]
        known = Knowledge(game, s, seat)
        decisions += 1
        if decisions % given.every == 0 and forced(s) is None and not frame.is_secret() and frame.drafts(s) is None:
            began = time.process_time()
            one = hint(known)
            took.append(time.process_time() - began)
            found.append(one)
            if given.tell:
                tell(one, speech)
        apply(s, seat, bots[seat].choose(known), io)


def tell(one: Hint, speech: Speech) -> None:
    said = [
        speech.choice(choice, NAMES) for text in [one.choice, *one.line[1:]] if (choice := speech.game.catalogue.parse(text)) is not None
    ]
    also = [f"or {speech.choice(choice, NAMES)}" for text in one.also if (choice := speech.game.catalogue.parse(text)) is not None]
    print("-", "; ".join(said), "/", "clear" if one.is_clear else " ".join(also), "/", end=" ")
    print(one.reason.said(speech, NAMES) if one.reason is not None else "no reason")


if __name__ == "__main__":
    main()
