"""Makes the record of a wanted situation: plays games until some show it, and prints the shortest of these.

    record.py uruk 'asked LyreOffer' 'reshuffled' --seats 3 --bot greedy --option road_take=all > tests/games/uruk/records/lyre.rec

What is wanted are regular expressions; each must be found in some line of the game, of which there are these:

    asked Rob                        a decision, by the name of its frame
    0  take kiln                     a choice, as it stands in the record
    took 0 kiln URU-DRAW-01          an event, with the names of its things and the rule behind it, as in the golden transcripts
    result 1 2  24 20  stall         ranks, points and reason of the end
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from transcript import written_event

from themis.bots.bot import Knowledge
from themis.bots.levels import make
from themis.cli.play import bot_seed, read_options, secret_of
from themis.core.chance import Sealed
from themis.core.decisions import name_of
from themis.core.session import Session, start
from themis.errors import ThemisError
from themis.games import find

NAMES = ["Ada", "Ben", "Chloé", "Dov", "Eve", "Finn"]


def lines(session: Session, bot: str, seed: int) -> Iterator[str]:
    """Plays a game and says what happens in it."""
    game = session.game
    bots = [make(bot, bot_seed(seat, seed)) for seat in range(session.state.seats)]
    yield from [written_event(game, event) for event in session.story.groups[0]]
    while not session.state.over:
        seat = session.waiting()[0]
        yield f"asked {name_of(session.state.stack[-1])}"
        events = session.choose(seat, bots[seat].choose(Knowledge(game, session.state, seat)).text)
        yield session.record.lines[-1].written()
        yield from [written_event(game, event) for event in events]
    yield f"result {session.record.result}"


def missing(wanted: list[str], found: list[str]) -> list[str]:
    return [pattern for pattern in wanted if not any(re.search(pattern, line) for line in found)]


def shortest(game_id: str, wanted: list[str], seats: int, given: dict[str, str], bot: str, seeds: range) -> str:
    """The record of the shortest game that shows all that is wanted; empty if none does."""
    records: list[str] = []
    for seed in seeds:
        session = start(find(game_id), NAMES[:seats], given, Sealed(secret_of(seed), []))
        if not missing(wanted, list(lines(session, bot, seed))):
            records.append(session.record.written())
    return min(records, key=len, default="")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("wanted", nargs="+", help="regular expressions")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", default="random", help="who plays: random, greedy, ismcts:100 …")
    parser.add_argument("--games", type=int, default=100, help="how many games are tried")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; `themis play --seed` deals the same")
    args = parser.parse_args()
    try:
        seeds = range(args.seed, args.seed + args.games)
        record = shortest(args.game, args.wanted, args.seats, read_options(args.option), args.bot, seeds)
    except (ThemisError, re.error) as error:
        sys.exit(str(error))
    if not record:
        sys.exit(f"none of {args.games} games shows it")
    print(record, end="")


if __name__ == "__main__":
    main()
