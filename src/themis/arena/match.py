"""Plays bots against each other with rotated seats and paired chance.

A deal is one course of chance, fixed by the seed and the deal's number; it is played once per rotation, so that every bot meets
it from every seat. A game depends on nothing but its arguments: not on the games before it, nor on the process that plays it.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice, permutations
from math import factorial
from pathlib import Path
from typing import Final

from themis.bots import levels
from themis.bots.bot import Bot, Knowledge
from themis.core import session
from themis.core.chance import Sealed
from themis.core.game import Game
from themis.errors import BadContent, BadOptions
from themis.games import find

MOST_GAMES: Final = 1_000_000


@dataclass(frozen=True)
class Result:
    """How one game went, seat by seat. Equal games are equal, whatever time they took."""

    deal: int
    rotation: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    rounds: int | None
    reason: str
    seconds: tuple[float, ...] = field(compare=False)
    # What each seat played and others did not, in games that know such a thing.
    roles: tuple[tuple[str, ...], ...] = ()
    # Where the points of each seat came from.
    sources: tuple[tuple[str, tuple[int, ...]], ...] = ()

    def wins(self) -> list[float]:
        """Each seat's part of the victory: those who share the first place share the win."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


@dataclass(frozen=True)
class Plan:
    """Which games are to be played; holds plain data only, so that it can be sent to other processes."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: int
    options: dict[str, str]
    # The file of an edited content or a variant, if the game is not played as published, and what it was when the plan was made.
    content: Path | None = None
    digest: str = ""

    def load(self) -> Game:
        """The game to be played; refuses a content file that has changed since."""
        game = find(self.game, self.content)
        if game.digest != self.digest:
            raise BadContent(f"{self.content or self.game}: the content has changed since the games were planned.")
        return game

    @property
    def games(self) -> int:
        return self.deals * len(self.bots)

    def seating(self, deal: int, rotation: int) -> tuple[str, ...]:
        """The bots in the order of the seats.

        Rotations alone never change who follows whom, so the deals take turns with all orders round the table.
        """
        seats = len(self.bots)
        others = next(islice(permutations(self.bots[1:]), deal % factorial(seats - 1), None))
        order = self.bots[:1] + others
        return tuple([order[(seat - rotation) % seats] for seat in range(seats)])

    def play(self, game: Game, number: int) -> Result:
        """Plays one game of the plan, by number."""
        deal, rotation = divmod(number, len(self.bots))
        bots = self.seating(deal, rotation)
        try:
            return play_game(game, bots, self.seed, self.options, deal, rotation)
        except Exception as error:
            error.add_note(f"This was {self.game}, seed {self.seed}, deal {deal}, rotation {rotation}: {', '.join(bots)}.")
            raise


def make_plan(
    game_id: str, names: Sequence[str], seats: int | None, games: int, seed: int, options: dict[str, str], content: Path | None = None
) -> Plan:
    """A plan of at least `games` games, in whole deals; refuses what cannot be played."""
    game = find(game_id, content)
    bots = seated(names, seats)
    game.meta.check_seats(len(bots))
    game.meta.option_values(options)
    for name in bots:
        levels.make(name, 0, game)
    if not 1 <= games <= MOST_GAMES:
        raise BadOptions(f"the arena plays 1 to {MOST_GAMES} games, not {games}")
    return Plan(game_id, bots, -(-games // len(bots)), seed, options, content, game.digest)


def seated(names: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """One name per seat; the last one named takes all seats that are left."""
    if seats is None:
        return tuple(names)
    if seats < len(names):
        raise BadOptions(f"{len(names)} bots cannot sit on {seats} seats")
    return (*names, *[names[-1]] * (seats - len(names)))


def play_game(game: Game, bots: Sequence[str], seed: int, options: dict[str, str], deal: int = 0, rotation: int = 0) -> Result:
    """Plays one game to its end; the bots are named in the order of the seats."""
    table = session.start(game, list(bots), options, Sealed(digest("deal", seed, deal), []))
    players = [levels.make(name, bot_seed(seed, deal, rotation, seat), game) for seat, name in enumerate(bots)]
    decisions, seconds = play_out(table, players)
    outcome = game.outcome(table.state)
    return Result(
        deal,
        rotation,
        tuple(bots),
        tuple(outcome.ranks),
        tuple(outcome.scores),
        tuple(decisions),
        rounds_of(table),
        outcome.reason,
        tuple(seconds),
        tuple([tuple(game.roles(table.state, seat)) for seat in range(len(bots))]),
        tuple([(source, tuple(points)) for source, points in outcome.sources]),
    )


def play_out(table: session.Session, players: Sequence[Bot]) -> tuple[list[int], list[float]]:
    """Lets the bots play to the end; returns how many decisions each made, and the CPU seconds it thought."""
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    while not table.state.over:
        # Seats that decide at the same time are asked one after the other; a seat's knowledge hides the answers before it.
        seat = table.waiting()[0]
        begun = time.thread_time()
        choice = players[seat].choose(Knowledge(table.game, table.state, seat))
        seconds[seat] += time.thread_time() - begun
        decisions[seat] += 1
        table.choose(seat, choice.text)
    return decisions, seconds


def rounds_of(table: session.Session) -> int | None:
    """How many rounds were played, if the game counts them."""
    rounds = table.view(-1).get("round")
    return rounds if isinstance(rounds, int) else None


def digest(purpose: str, *numbers: int) -> bytes:
    return hashlib.sha256(f"themis arena {purpose} {numbers}".encode()).digest()


def bot_seed(seed: int, deal: int, rotation: int, seat: int) -> int:
    """A bot's own chance: 32 bits, all that its generator takes in."""
    return int.from_bytes(digest("bot", seed, deal, rotation, seat)[:4], "big")
