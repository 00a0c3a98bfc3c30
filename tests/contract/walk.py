"""Random games for the contract: every decision of a game, with everything needed to go on from there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from themis.core.chance import Seeded
from themis.core.choice import Choice
from themis.core.decisions import Decisions, name_of
from themis.core.event import Io
from themis.core.frame import StateBase, apply, options, settle, waiting
from themis.core.game import Game
from themis.core.native import COMPILED
from themis.games import GAMES, find, invite

TESTS = Path(__file__).parent.parent
# The contract is kept by the games of the house and by the example, which comes in by the door for games in folders elsewhere;
# THEMIS_GAME_FOLDER lets another one in, for processes started by tests too.
ELSEWHERE = [TESTS.parent / "docs/examples/ur", *map(Path, filter(None, [os.environ.get("THEMIS_GAME_FOLDER")]))]
PLAYED = [*GAMES, *map(invite, ELSEWHERE)]

MOST_DECISIONS = 20_000
# Interpreted, everything takes ten times as long, and parity vouches for the rest: a shorter look must do.
MOMENTS = 800 if COMPILED else 100
SELDOM = 10 if COMPILED else 50
# Every game at every number of seats: the contract's cases.
TABLES = [(game_id, seats) for game_id in PLAYED for seats in range(find(game_id).meta.fewest, find(game_id).meta.most + 1)]


def having(name: str) -> list[str]:
    """The games that are held to what a file or folder of this name promises: those of the house must have it, others may."""
    return [game_id for game_id in PLAYED if game_id in GAMES or (find(game_id).meta.folder / name).exists()]


def own_tests_of(game_id: str) -> Path:
    """Where a game has its own tests, with what they compare with: those of the house here, others in their folder."""
    return TESTS / "games" / game_id if game_id in GAMES else find(game_id).meta.folder / "tests"


def decisions_of(game_id: str) -> Decisions:
    found: Decisions = import_module(f"themis.games.{game_id}.frames").DECISIONS
    return found


def last_options(game: Game) -> dict[str, str]:
    """Everything as different from the default as can be."""
    return {option.name: option.values[-1] for option in game.meta.options}


def first_state(game: Game, seats: int, seed: int, given: dict[str, str] | None = None) -> StateBase:
    io = Io(Seeded(seed), True)
    s = game.setup(seats, game.meta.option_values(given or {}), io)
    settle(s, io)
    return s


def walk(game: Game, seats: int, seed: int, given: dict[str, str] | None = None) -> Iterator[tuple[StateBase, int, list[Choice], Choice]]:
    """At every decision: the state, a waiting seat, its options, and the choice that will be made."""
    s = first_state(game, seats, seed, given)
    chance = Seeded(seed + 1_000_000)
    for _ in range(MOST_DECISIONS):
        if s.over:
            return
        seats_waiting = waiting(s)
        seat = seats_waiting[chance.below(0, len(seats_waiting))]
        offered = options(s, seat)
        assert offered, f"{name_of(s.stack[-1])} asks seat {seat} and offers nothing"
        choice = offered[chance.below(0, len(offered))]
        yield s, seat, offered, choice
        apply(s, seat, choice, Io(chance, True))
    raise AssertionError(f"the game did not end within {MOST_DECISIONS} decisions")


def moments(
    game: Game, seats: int, seed: int, given: dict[str, str] | None = None
) -> Iterator[tuple[StateBase, int, list[Choice], Choice]]:
    """The decisions of a game, later on only now and then: random games of some games are very long."""
    for number, moment in enumerate(walk(game, seats, seed, given)):
        if number < MOMENTS or number % SELDOM == 0:
            yield moment
