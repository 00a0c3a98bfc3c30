"""Plays games of every sort on whichever engine is imported and prints their fingerprints, so that two engines can be compared.

    PYTHONPATH=src python tests/contract/parity.py [RANDOM GAMES PER TABLE] [GAME …]

The first line names the engine, the last is the fingerprint of everything; between them stands one line for each sort of game,
so that a difference shows where it is.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import NamedTuple

from walk import TABLES, last_options

from themis.bots.bot import Knowledge
from themis.bots.levels import make
from themis.core.chance import Sealed, Seeded
from themis.core.native import COMPILED
from themis.core.session import Session, start
from themis.games import GAMES, find

RANDOM_GAMES = 2


class Player(NamedTuple):
    """A bot that decides now and then, and so often at most; else any choice will do, because bots are slow on the interpreted engine."""

    bot: str
    every: int
    most: int
    games: int


def players(random_games: int, is_usual: bool) -> list[Player]:
    """Other ways to play change what is judged, not how a search judges."""
    found = [Player("random", 1, sys.maxsize, random_games), Player("greedy", 12, 5, 1)]
    return [*found, Player("ismcts:30", 40, 2, 1), Player("duel:20", 60, 1, 1)] if is_usual else found


def fingerprint(session: Session, player: Player, seed: int) -> str:
    """A whole game: at every decision the state, what the asked seat sees and may choose; at the end the record."""
    game = session.game
    bot = make(player.bot, seed)
    chance = Seeded(seed)
    found = hashlib.sha256()
    while not session.state.over:
        waiting = session.waiting()
        seat = waiting[chance.below(0, len(waiting))]
        offered = session.options(seat)
        position = [game.save(session.state), game.fingerprint(session.state)]
        found.update(json.dumps([position, session.view(seat), [choice.text for choice in offered]]).encode())
        choice = offered[chance.below(0, len(offered))]
        turn, rest = divmod(len(session.record.lines), player.every)
        if rest == 0 and turn < player.most:
            choice = bot.choose(Knowledge(game, session.state, seat))
        session.choose(seat, choice.text)
    found.update(json.dumps(game.save(session.state)).encode())
    found.update(session.record.written().encode())
    return found.hexdigest()


def fingerprints(random_games: int, games: list[str]) -> list[str]:
    """One line for each table, way to play and player."""
    found = []
    for game_id, seats in TABLES:
        if game_id not in games:
            continue
        game = find(game_id)
        for way, given in (("default", {}), ("other", last_options(game))):
            for player in players(random_games, is_usual=not given):
                for seed in range(player.games):
                    session = start(game, [player.bot] * seats, given, Sealed(f"parity {seed}".encode(), []))
                    found.append(f"{game_id} {seats} {way} {player.bot} {seed}  {fingerprint(session, player, seed)}")
    return found


def main() -> None:
    random_games = int(sys.argv[1]) if len(sys.argv) > 1 else RANDOM_GAMES
    lines = fingerprints(random_games, sys.argv[2:] or GAMES)
    print(f"engine {'compiled' if COMPILED else 'interpreted'}")
    print("\n".join(lines))
    print(f"all  {hashlib.sha256(''.join(lines).encode()).hexdigest()}")


if __name__ == "__main__":
    main()
