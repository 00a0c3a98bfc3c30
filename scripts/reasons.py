"""Measures how much each feature that is worth a sentence usually changes from turn to turn, in games of greedy bots, and writes it into `reasons.toml`."""

from __future__ import annotations

import argparse
import re

from themis.books.reasons import FILE
from themis.bots.bot import Knowledge
from themis.bots.greedy_bot import GreedyBot
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import apply, settle, waiting
from themis.core.game import Game
from themis.games import GAMES, find
from themis.learn.reason import merits_of

# What hardly ever changes is worth no more than this when it does.
LEAST = 0.1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[*GAMES, "all"])
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in GAMES if given.game == "all" else [given.game]:
        write(find(game), given.games, given.seed)


def write(game: Game, games: int, seed: int) -> None:
    path = game.meta.folder / FILE
    text, names = path.read_text(encoding="utf-8"), game.feature_names()
    usual = [0.0] * len(names)
    turns = 0
    for number in range(games):
        seats = game.meta.fewest + number % (game.meta.most - game.meta.fewest + 1)
        turns += add_changes(game, int(seats), seed + number, usual)
    for merit, _ in merits_of(game):
        name, change = names[merit.place], max(usual[merit.place] / turns, LEAST)
        text = re.sub(rf"(?m)^({name} = .*usual = )[\d.]+", rf"\g<1>{change:.2f}", text)
        print(f"{game.meta.id:15} {name:20} {change:.2f}")
    path.write_text(text, encoding="utf-8")


def add_changes(game: Game, seats: int, seed: int, usual: list[float]) -> int:
    """Plays a game and adds how much every feature changed over its turns, for all seats together; how many turns there were."""
    io, turns = Io(Seeded(seed), True), 0
    s = game.setup(seats, game.meta.option_values({}), io)
    settle(s, io)
    bots = [GreedyBot(seed * 10 + seat, 0.0) for seat in range(seats)]
    turn, before = game.turn_of(s), [game.features(s, seat) for seat in range(seats)]
    while not s.over:
        seat = waiting(s)[0]
        apply(s, seat, bots[seat].choose(Knowledge(game, s, seat)), io)
        if game.turn_of(s) != turn and not s.over:
            after = [game.features(s, seat) for seat in range(seats)]
            for place in range(len(usual)):
                usual[place] += sum([abs(after[seat][place] - before[seat][place]) for seat in range(seats)])
            turns += 1
            turn, before = game.turn_of(s), after
    return turns


if __name__ == "__main__":
    main()
